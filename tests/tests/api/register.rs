//! The register of federations (TR-2.1-2.2, TR-4.5, NORM-1), and the sex that they register of their players
//! (SKS-1.7, TR-1.5).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DELEGATE, OFFICER, Person, TestApp};

use crate::norms::proposed;

/// Act for POL, and fill title events.
const POLISH: PlayerId = PlayerId(420_001);
const COMMISSIONER: PlayerId = PlayerId(420_002);
const PLAYER: u32 = 30;

async fn server() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(POLISH.0, "POL", None, Role::Federation).await;
    app.member(COMMISSIONER.0, "NOR", None, Role::TitleCommissioner).await;
    app.member(PLAYER, "POL", Some(2600), Role::Player).await;
    app
}

fn board(app: &TestApp) -> Person<'_> {
    app.person_as(OFFICER, Role::ExecutiveBoard)
}

fn change(from: &str, member: bool, seen: usize) -> Value {
    let source = "Congress 2025, item 4";
    json!({ "seen": seen, "from": from, "member": member, "zone": "europe", "source": source })
}

async fn register(person: Person<'_>, code: &str, change: &Value) -> Answer {
    person.post(&format!("/api/federations/{code}/membership"), change).await
}

/// From the first day of the tests on POL is no member.
async fn poland_leaves(app: &TestApp) {
    register(board(app), "POL", &change("2025-01-01", false, 0)).await.expect(200);
}

async fn shown(app: &TestApp) -> Value {
    app.request(Method::GET, "/api/federations", &[], "").await.expect(200).json
}

/// TR-2.1-2.2: the Executive Board enters who is a member from when on, with its source; everybody reads it,
/// and who acts for a federation.
#[tokio::test]
async fn the_register_of_federations() {
    let app = server().await;
    let of = |all: &Value| {
        let line = |one: &Value| {
            let delegates = one["delegates"].as_array().expect("delegates");
            let ids: Vec<_> = delegates.iter().map(|one| one["id"].clone()).collect();
            format!("{} {} {:?}", one["code"], one["member"], ids)
        };
        all["federations"].as_array().expect("federations").iter().map(line).collect::<Vec<_>>()
    };
    let before = shown(&app).await;
    assert_eq!(before["may_register"], false);
    assert_eq!(
        of(&before),
        [r#""CZE" true [Number(160066)]"#, r#""POL" true [Number(420001)]"#],
        "taken for granted"
    );
    let left = change("2025-01-01", false, 0);
    for (who, role) in [(POLISH, Role::Federation), (COMMISSIONER, Role::TitleCommissioner)] {
        let refused = register(app.person_as(who, role), "POL", &left).await;
        assert_eq!(refused.verdict(), "403 forbidden", "{role:?}");
    }
    let officer = board(&app);
    let entered = register(officer, "POL", &left).await.expect(200);
    let at = app.app.clock.now().to_string();
    assert_eq!((&entered.json["member"], &entered.json["zone"]), (&json!(false), &json!("europe")));
    app.wait(60);
    assert_eq!(register(officer, "POL", &left).await.expect(200).text, entered.text, "once");
    for (code, body, expected) in [
        ("POL", change("2026-01-01", true, 0), "409 changed_meanwhile"),
        ("POL", change("2024-12-31", true, 1), "409 before_last_change"),
        ("pol", change("2026-01-01", true, 0), "404 unknown_federation"),
        ("POL", change("2026-13-01", true, 1), "422 invalid_body"),
        (
            "POL",
            json!({ "seen": 1, "from": "2026-01-01", "member": true, "source": " " }),
            "422 invalid_body",
        ),
        (
            "POL",
            json!({ "seen": 1, "from": "2026-01-01", "member": true, "zone": "asia", "source": "x" }),
            "422 invalid_body",
        ),
    ] {
        assert_eq!(register(officer, code, &body).await.verdict(), expected, "{code} {body}");
    }
    register(officer, "GER", &change("2026-01-01", true, 0)).await.expect(200);
    // It is to come back in the future, and is no member yet.
    register(officer, "POL", &change("2030-01-01", true, 1)).await.expect(200);
    let after = officer.get("/api/federations").await.expect(200).json;
    assert_eq!(after["may_register"], true);
    let codes =
        [r#""CZE" true [Number(160066)]"#, r#""GER" true []"#, r#""POL" false [Number(420001)]"#];
    assert_eq!(of(&after), codes);
    let changes = &after["federations"][2]["changes"];
    assert_eq!(
        (&changes[0]["from"], &changes[1]["from"], &changes[1]["at"], &changes[1]["by"]["id"]),
        (&json!("2030-01-01"), &json!("2025-01-01"), &json!(at), &json!(OFFICER))
    );
    assert_eq!(after["federations"][2]["since"], "2025-01-01");
    assert_eq!(after["federations"][0]["since"], Value::Null);
}

/// TR-2.1-2.2, TR-6, LAW-0-gaps: players of other countries enter directly; nominations, approvals and
/// questions are for member federations.
#[tokio::test]
async fn what_is_for_members_alone() {
    let app = server().await;
    poland_leaves(&app).await;
    let event = app.announce(&app.preset("invitational", |_| ()).await).await;
    let entries = format!("/api/events/{event}/entries");
    let delegate = app.person_as(POLISH, Role::Federation);
    let grounds = json!({ "kind": "nomination", "text": "Champion." });
    let nominated = json!({ "player": PLAYER, "grounds": grounds });
    assert_eq!(delegate.post(&entries, &nominated).await.verdict(), "409 not_a_member TR-2.1-2.2");
    let application = json!({
        "kind": "invitational", "name": "Memorial", "starts_on": "2027-09-01",
        "plan": "One section of 13.", "fee": null, "prizes": null, "finance": null
    });
    let applied = delegate.post("/api/approvals", &application).await;
    assert_eq!(applied.verdict(), "403 not_a_member TR-12");
    let question = json!({ "asker": "federation", "article": "LAW-6.9", "text": "Why?" });
    let asked = delegate.post("/api/rules-questions", &question).await;
    assert_eq!(asked.verdict(), "403 not_a_member LAW-0-gaps");
    let open = app.announce(&app.preset("friendly", |a| a["code"] = json!("F/1")).await).await;
    let open = format!("/api/events/{open}/entries");
    app.person(PlayerId(PLAYER)).post(&open, &json!({})).await.expect(200);
    // A member federation's delegate does all of it.
    let own = app.person_as(DELEGATE, Role::Federation);
    own.post("/api/rules-questions", &question).await.expect(201);
}

/// TR-4.5: whom no delegate vouches for, the title tournament commissioner sees proof of who it is.
#[tokio::test]
async fn a_direct_free_entry_needs_proof_of_identity() {
    let app = server().await;
    poland_leaves(&app).await;
    let fee = json!({ "minor_units": 1500, "currency": "EUR" });
    let event = app.announce(&app.preset("grandmaster_norm", |a| a["fee"] = fee).await).await;
    let path = format!("/api/events/{event}/entries/{PLAYER}");
    let me = app.person(PlayerId(PLAYER));
    me.post(&format!("/api/events/{event}/entries"), &json!({})).await.expect(200);
    let (accept, confirm) = (json!({ "decision": "accept" }), json!({ "decision": "confirm" }));
    let refused = app.organiser().post(&path, &accept).await;
    assert_eq!(refused.verdict(), "409 identity_not_proved TR-4.5");
    for (who, role) in [(POLISH, Role::Federation), (PlayerId(PLAYER), Role::Player)] {
        let answer = app.person_as(who, role).post(&path, &confirm).await;
        assert_eq!(answer.verdict(), "403 forbidden", "{role:?}");
    }
    assert_eq!(app.organiser().post(&path, &confirm).await.verdict(), "403 forbidden");
    let commissioner = app.person_as(COMMISSIONER, Role::TitleCommissioner);
    let seen = commissioner.post(&path, &confirm).await.expect(200).json;
    assert_eq!(seen["confirmed_at"], app.app.clock.now().to_string());
    app.organiser().post(&path, &accept).await.expect(200);
}

/// NORM-1: three member federations at the start; what is entered afterwards changes nothing.
#[tokio::test]
async fn norms_need_three_member_federations() {
    let app = TestApp::new().await;
    let event = proposed(&app, |_| ()).await;
    let path = format!("/api/events/{event}/proposal");
    let why = async || {
        let found = app.organiser().get(&path).await.expect(200).json;
        found["sections"][0]["norms"][0]["no_norms"].clone()
    };
    assert_eq!(why().await, json!([]));
    poland_leaves(&app).await;
    let told = why().await;
    assert_eq!(
        (&told[0]["code"], &told[0]["rule"], &told[0]["found"]),
        (&json!("too_few_federations"), &json!("NORM-1"), &json!(2))
    );
    let section = crate::norms::begun(&app, event).await;
    let table = async || {
        let found = app.organiser().get(&format!("/api/sections/{section}")).await.expect(200).json;
        found["norms"][0]["no_norms"][0]["code"].clone()
    };
    assert_eq!(table().await, "too_few_federations");
    register(board(&app), "POL", &change("2025-06-01", true, 1)).await.expect(200);
    assert_eq!(table().await, "too_few_federations", "as of the start");
}

/// SKS-1.7, TR-1.5: registered by the federation, of others; seen by it, the player, and officers whom a rule
/// asks for it. In the list it is for the rating commissioner.
#[tokio::test]
async fn the_sex_is_registered_and_seen_by_few() {
    let app = server().await;
    let path = format!("/api/players/{PLAYER}/sex");
    let delegate = app.person_as(POLISH, Role::Federation);
    let female = json!({ "sex": "female" });
    let put = async |who: Person<'_>, body: &Value| who.request(Method::PUT, &path, body).await;
    let registered = put(delegate, &female).await.expect(200);
    let (at, by) = (app.app.clock.now().to_string(), json!(POLISH));
    assert_eq!(
        (&registered.json["sex"], &registered.json["at"], &registered.json["by"]["id"]),
        (&json!("female"), &json!(at), &by)
    );
    app.wait(60);
    assert_eq!(put(delegate, &female).await.expect(200).text, registered.text, "once");
    for (who, role, sees, registers) in [
        (PlayerId(PLAYER), Role::Player, "200", "403 forbidden"),
        (PlayerId(1), Role::Player, "403 forbidden", "403 forbidden"),
        (DELEGATE, Role::Federation, "403 forbidden", "403 forbidden"),
        (COMMISSIONER, Role::TitleCommissioner, "200", "403 forbidden"),
        (OFFICER, Role::QualificationsCommissioner, "200", "403 forbidden"),
        (OFFICER, Role::WorldTournamentDirector, "403 forbidden", "403 forbidden"),
        // Members have delegates.
        (OFFICER, Role::RatingCommissioner, "200", "403 forbidden"),
    ] {
        if who == PlayerId(1) {
            app.member(1, "POL", None, Role::Player).await;
        }
        let person = app.person_as(who, role);
        assert_eq!(person.get(&path).await.verdict(), sees, "{who} {role:?}");
        assert_eq!(put(person, &female).await.verdict(), registers, "{who} {role:?}");
    }
    let before = put(delegate, &female).await.expect(200);
    poland_leaves(&app).await;
    let commissioner = app.person_as(OFFICER, Role::RatingCommissioner);
    let nobody = put(commissioner, &json!({ "sex": null })).await.expect(200).json;
    assert_eq!(
        (&nobody["sex"], &nobody["may_register"]),
        (&Value::Null, &json!(true)),
        "now none has"
    );
    assert_eq!(put(commissioner, &female).await.expect(200).json["sex"], before.json["sex"]);
    let own = app.person_as(PlayerId(PLAYER), Role::Federation);
    assert_eq!(put(own, &female).await.verdict(), "403 forbidden", "nobody of themselves");
    for body in [json!({}), json!({ "sex": "lady" })] {
        assert_eq!(put(delegate, &body).await.verdict(), "422 invalid_body", "{body}");
    }
    let none = put(delegate, &json!({ "sex": null })).await.expect(200).json;
    assert_eq!((&none["sex"], &none["by"]), (&Value::Null, &Value::Null));
    let unknown = delegate.get("/api/players/77/sex").await;
    assert_eq!(unknown.verdict(), "404 unknown_player");
}

/// TR-1.5: in a Semi-Final of the Ladies World Championship play those of whom it is registered.
#[tokio::test]
async fn ladies_enter_their_semi_final() {
    let app = server().await;
    let announcement = app
        .preset("invitational", |a| {
            a["kind"] = json!("title");
            a["stage"] = json!("ladies_semi_final");
            a["unrated_level"] = Value::Null;
        })
        .await;
    let event = app.announce(&announcement).await;
    let entries = format!("/api/events/{event}/entries");
    let grounds = json!({ "kind": "nomination", "text": "Champion." });
    let delegate = app.person_as(POLISH, Role::Federation);
    let nominate = async || {
        let body = json!({ "player": PLAYER, "grounds": grounds });
        delegate.post(&entries, &body).await.verdict()
    };
    assert_eq!(nominate().await, "409 ladies_only TR-1.5");
    let path = format!("/api/players/{PLAYER}/sex");
    delegate.request(Method::PUT, &path, &json!({ "sex": "female" })).await.expect(200);
    assert_eq!(nominate().await, "200");
}
