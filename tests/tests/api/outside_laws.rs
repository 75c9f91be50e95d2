//! Events outside the Laws (LAW-0): marked where they are announced, on their games and in PGN files.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use tests::TestApp;

use crate::event_sections::{entered, propose};

/// LAW-0: the mark comes from the announcement, and stands in the list, on a game and in its PGN; an
/// event without one has none.
#[tokio::test]
async fn the_mark_is_shown() {
    for outside in [json!("no_engines"), Value::Null] {
        let app = TestApp::new().await;
        let event = entered(&app, 3, "friendly", |a| {
            a["section_size"] = json!(3);
            if !outside.is_null() {
                a["outside_laws"] = outside.clone();
            }
        })
        .await;
        let shown = app
            .request(Method::GET, &format!("/api/events/{event}"), &[], "")
            .await
            .expect(200)
            .json;
        assert_eq!(shown["announcement"]["outside_laws"], outside);
        let list = app.request(Method::GET, "/api/events", &[], "").await.expect(200).json;
        assert_eq!(list["events"][0]["outside_laws"], outside);
        propose(&app, event, json!({ "version": 0 })).await.expect(200);
        app.publish_proposal(event).await;
        let me = app.person(PlayerId(1));
        let games = me.get("/api/games").await.expect(200).json;
        let id = &games["games"][0]["id"];
        let game = me.get(&format!("/api/games/{id}")).await.expect(200).json;
        assert_eq!(game["section"]["outside_laws"], outside, "{game}");
        let pgn = me.get(&format!("/api/games/{id}/pgn")).await.expect(200).text;
        let tag = "[OutsideLaws \"no_engines\"]";
        assert_eq!(pgn.contains(tag), !outside.is_null(), "{pgn}");
        assert_eq!(pgn.contains("OutsideLaws"), !outside.is_null(), "{pgn}");
    }
}

/// LAW-0: it is neither rated nor gives norms, and only what there is can be said.
#[tokio::test]
async fn what_is_outside_the_laws_is_not_rated() {
    let app = TestApp::new().await;
    app.officials().await;
    for (outside, rated, expected) in [
        ("friendly", true, "422 outside_laws_rated LAW-0"),
        ("thematic", false, "422 thematic_without_position"),
        ("lawless", false, "422 invalid_body"),
        ("agreement", false, "200"),
    ] {
        let announcement = app.preset("friendly", |a| {
            a["outside_laws"] = json!(outside);
            a["rated"] = json!(rated);
        });
        let body = json!({ "announcement": announcement.await });
        let found = app.organiser().post("/api/events", &body).await;
        assert_eq!(found.verdict(), expected, "{outside}");
    }
}
