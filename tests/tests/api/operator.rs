//! Who runs the server: everybody reads it, an administrator says it.

use axum::http::Method;
use serde_json::{Value, json};
use store::Role;
use tests::{DIRECTOR, OFFICER, TestApp};

const PATH: &str = "/api/operator";

#[tokio::test]
async fn who_runs_the_server() {
    let app = TestApp::new().await;
    app.officials().await;
    let read = async || app.request(Method::GET, PATH, &[], "").await.expect(200).json;
    assert_eq!(read().await, json!({ "operator": null, "may_change": false }));
    let officer = app.person_as(OFFICER, Role::Administrator);
    let body = json!({
        "name": " Chess Federation ", "contact": "office@chess.example", "address": "Street 1\r\nTown"
    });
    let said = officer.request(Method::PUT, PATH, &body).await.expect(200).json;
    let operator = json!({
        "name": "Chess Federation", "contact": "office@chess.example", "address": "Street 1\nTown"
    });
    assert_eq!(said, json!({ "operator": operator, "may_change": true }));
    assert_eq!(officer.request(Method::PUT, PATH, &body).await.expect(200).json, said);
    assert_eq!(read().await, json!({ "operator": operator, "may_change": false }));
    assert_eq!(officer.get(PATH).await.expect(200).json["may_change"], true);

    let director = app.person_as(DIRECTOR, Role::Director);
    assert_eq!(director.request(Method::PUT, PATH, &body).await.verdict(), "403 forbidden");
    for (member, value, expected) in [
        ("name", json!(""), "422 operator_name"),
        ("contact", json!("chess.example"), "422 operator_contact"),
        ("contact", json!("javascript:alert(1)"), "422 operator_contact"),
        ("address", json!("x".repeat(301)), "422 operator_address"),
        ("address", json!(7), "422 invalid_body"),
        ("logo", json!("x"), "422 unknown_field"),
    ] {
        let mut wrong = body.clone();
        wrong[member] = value;
        assert_eq!(officer.request(Method::PUT, PATH, &wrong).await.verdict(), expected, "{wrong}");
    }
    // Nothing is lost by what is refused, and a postal address may be left out.
    assert_eq!(read().await["operator"], operator);
    let without =
        json!({ "name": "Club", "contact": "https://club.example/", "address": Value::Null });
    officer.request(Method::PUT, PATH, &without).await.expect(200);
    assert_eq!(read().await["operator"], without);
}
