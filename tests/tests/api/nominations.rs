//! Nominations for the World Championship (`TR-1.0.10`): counted by federation and calendar year, given
//! back, and refused beyond the quota.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, DIRECTOR, OFFICER, ORGANISER, Person, TestApp};

/// Act for nobody, and for POL.
const PLAYER: u32 = 10;
const POLISH: PlayerId = PlayerId(420_001);

/// Players 10 to 19 of CZE below 2400, player 20 with 2400; 30 of POL.
async fn with_players() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for id in PLAYER..PLAYER + 10 {
        app.member(id, "CZE", Some(2399), Role::Player).await;
    }
    app.member(20, "CZE", Some(2400), Role::Player).await;
    app.member(30, "POL", Some(2300), Role::Player).await;
    app.member(POLISH.0, "POL", None, Role::Federation).await;
    app
}

/// An event of the cycle, with entries for three years.
async fn event(app: &TestApp, code: &str, class: &str) -> u64 {
    let now = app.app.clock.now();
    let announcement = app
        .preset("friendly", |a| {
            a["code"] = json!(code);
            a["kind"] = json!("title");
            a["entry"] = json!(class);
            a["entries_close_at"] = json!((now + 1_000 * DAY).to_string());
            a["starts_at"] = json!((now + 1_001 * DAY).to_string());
        })
        .await;
    app.announce(&announcement).await
}

async fn preliminary(app: &TestApp) -> u64 {
    event(app, "WC/P", "world_championship_preliminary").await
}

fn delegate(app: &TestApp) -> Person<'_> {
    app.person_as(DELEGATE, Role::Federation)
}

fn nomination(player: u32) -> Value {
    json!({ "player": player, "grounds": { "kind": "nomination", "text": "Champion." } })
}

async fn nominate(app: &TestApp, event: u64, player: u32) -> Answer {
    delegate(app).post(&format!("/api/events/{event}/entries"), &nomination(player)).await
}

async fn decide(app: &TestApp, event: u64, player: u32, decision: &str) -> Answer {
    let body = json!({ "decision": decision, "reason": "So be it." });
    app.organiser().post(&format!("/api/events/{event}/entries/{player}"), &body).await
}

async fn count(app: &TestApp, year: &str, members: u32) -> Answer {
    let body = json!({ "members": members });
    let path = format!("/api/federations/CZE/members/{year}");
    app.officer().request(Method::PUT, &path, &body).await
}

/// Quota, used and left of a year.
async fn seen(app: &TestApp, year: i32) -> (u64, u64, u64) {
    let path = format!("/api/federations/CZE/nominations?year={year}");
    let seen = delegate(app).get(&path).await.expect(200).json;
    let number = |name: &str| seen[name].as_u64().expect("a number");
    assert_eq!(seen["nominations"].as_array().map(|it| it.len() as u64), Some(number("used")));
    (number("quota"), number("used"), number("left"))
}

/// Both sides of the limits: two for everybody, the third from the 201st member, the fourth from the
/// 501st of the year before.
#[tokio::test]
async fn a_federation_has_its_quota() {
    let app = with_players().await;
    let event = preliminary(&app).await;
    assert_eq!(seen(&app, 2026).await, (2, 0, 2));
    for player in [10, 11] {
        nominate(&app, event, player).await.expect(200);
    }
    let again = nominate(&app, event, 11).await.expect(200);
    assert_eq!(again.json["entries"]["entered"], 2, "sent twice, it counts once");
    for (members, player, expected) in [
        (None, 12, "409 nominations_used TR-1.0.10"),
        (Some(200), 12, "409 nominations_used TR-1.0.10"),
        (Some(201), 12, "200"),
        (Some(500), 13, "409 nominations_used TR-1.0.10"),
        (Some(501), 13, "200"),
        (Some(501), 14, "409 nominations_used TR-1.0.10"),
    ] {
        if let Some(members) = members {
            count(&app, "2025", members).await.expect(200);
        }
        assert_eq!(nominate(&app, event, player).await.verdict(), expected, "{members:?}");
    }
    assert_eq!(seen(&app, 2026).await, (4, 4, 0));
    // Fewer members after all take nothing away, and members of the year itself give nothing.
    count(&app, "2025", 200).await.expect(200);
    count(&app, "2026", 9_999).await.expect(200);
    assert_eq!(seen(&app, 2026).await, (2, 4, 0));
    // The next calendar year has its own.
    app.wait(364 * DAY + DAY - 1);
    assert_eq!(nominate(&app, event, 14).await.verdict(), "409 nominations_used TR-1.0.10");
    app.wait(1);
    assert_eq!(seen(&app, 2027).await, (7, 0, 7));
    nominate(&app, event, 14).await.expect(200);
    assert_eq!((seen(&app, 2026).await, seen(&app, 2027).await), ((2, 4, 0), (7, 1, 6)));
}

/// Whose rating is 2400 enters the Semi-Finals; both stages have one quota.
#[tokio::test]
async fn ratings_tell_the_stage() {
    let app = with_players().await;
    let first = preliminary(&app).await;
    let second = event(&app, "WC/S", "world_championship_semi_final").await;
    assert_eq!(nominate(&app, first, 20).await.verdict(), "409 outside_class TR-1.0.10");
    assert_eq!(nominate(&app, second, 10).await.verdict(), "409 outside_class TR-1.0.10");
    nominate(&app, second, 20).await.expect(200);
    nominate(&app, first, 10).await.expect(200);
    assert_eq!(nominate(&app, first, 11).await.verdict(), "409 nominations_used TR-1.0.10");
    let path = "/api/federations/CZE/nominations";
    let seen = delegate(&app).get(path).await.expect(200).json;
    assert_eq!((&seen["year"], &seen["members_before"]), (&json!(2026), &Value::Null));
    let first = &seen["nominations"][0];
    assert_eq!((&first["player"]["id"], &first["event_code"]), (&json!(20), &json!("WC/S")));
    assert_eq!(first["state"], "entered");
    // Another federation has its own, and so has an event that is none of the cycle.
    let polish = app.person_as(POLISH, Role::Federation);
    let path = format!("/api/events/{}/entries", preliminary_of(&seen));
    polish.post(&path, &nomination(30)).await.expect(200);
    let other = app.announce(&app.preset("invitational", |_| ()).await).await;
    nominate(&app, other, 12).await.expect(200);
}

fn preliminary_of(seen: &Value) -> u64 {
    seen["nominations"][1]["event"].as_u64().expect("a number")
}

/// Taken back or refused, a nomination is free again; taken in again, it counts again.
#[tokio::test]
async fn nominations_are_given_back() {
    let app = with_players().await;
    let event = preliminary(&app).await;
    nominate(&app, event, 10).await.expect(200);
    nominate(&app, event, 11).await.expect(200);
    decide(&app, event, 10, "accept").await.expect(200);
    assert_eq!(seen(&app, 2026).await, (2, 2, 0), "decided, it counts once");
    decide(&app, event, 10, "refuse").await.expect(200);
    decide(&app, event, 10, "refuse").await.expect(200);
    assert_eq!(seen(&app, 2026).await, (2, 1, 1));
    let path = format!("/api/events/{event}/entries/11");
    let me = app.person(PlayerId(11));
    me.post(&path, &json!({ "decision": "withdraw" })).await.expect(200);
    assert_eq!(seen(&app, 2026).await, (2, 0, 2));
    nominate(&app, event, 12).await.expect(200);
    nominate(&app, event, 13).await.expect(200);
    let again = decide(&app, event, 10, "accept").await;
    assert_eq!(again.verdict(), "409 nominations_used TR-1.0.10");
    decide(&app, event, 13, "refuse").await.expect(200);
    decide(&app, event, 10, "accept").await.expect(200);
    assert_eq!(seen(&app, 2026).await, (2, 2, 0));
    // Who has gone to another federation gives it back to the one that has nominated.
    let before = app.app.store.entry(store::EventId(event as u32), PlayerId(10)).await;
    let nominated_by = before.expect("an entry").expect("an entry").nominated_by;
    assert_eq!(nominated_by.map(|it| it.to_string()), Some("CZE".to_owned()));
}

/// An event that does not take place uses nobody's nominations.
#[tokio::test]
async fn a_cancelled_event_counts_for_nothing() {
    let app = with_players().await;
    let first = preliminary(&app).await;
    nominate(&app, first, 10).await.expect(200);
    let made = nominate(&app, first, 11).await.expect(200);
    let body = json!({ "version": made.json["version"], "reason": "Too few entries." });
    app.organiser().post(&format!("/api/events/{first}/cancel"), &body).await.expect(200);
    assert_eq!(seen(&app, 2026).await, (2, 0, 2));
    let second = event(&app, "WC/Q", "world_championship_preliminary").await;
    for player in [10, 12] {
        nominate(&app, second, player).await.expect(200);
    }
    assert_eq!(nominate(&app, second, 13).await.verdict(), "409 nominations_used TR-1.0.10");
    assert_eq!(seen(&app, 2026).await, (2, 2, 0));
}

/// Several at the same moment get no more than there are.
#[tokio::test]
async fn the_last_one_is_given_once() {
    let app = with_players().await;
    let first = preliminary(&app).await;
    let second = event(&app, "WC/Q", "world_championship_preliminary").await;
    nominate(&app, first, 10).await.expect(200);
    let (one, two) = tokio::join!(nominate(&app, first, 11), nominate(&app, second, 12));
    let mut verdicts = [one.verdict(), two.verdict()];
    verdicts.sort();
    assert_eq!(verdicts, ["200", "409 nominations_used TR-1.0.10"]);
    assert_eq!(seen(&app, 2026).await, (2, 2, 0));
}

/// Officers enter numbers of members; the federation and officers see what follows.
#[tokio::test]
async fn who_counts_and_who_sees() {
    let app = with_players().await;
    for (player, role, counts, sees) in [
        (PlayerId(PLAYER), Role::Player, false, false),
        (DIRECTOR, Role::Director, false, false),
        (ORGANISER, Role::Organiser, false, false),
        (POLISH, Role::Federation, false, false),
        (DELEGATE, Role::Federation, false, true),
        (OFFICER, Role::Officer, true, true),
    ] {
        let person = app.person_as(player, role);
        let (path, body) = ("/api/federations/CZE/members/2025", json!({ "members": 7 }));
        let counted = person.request(Method::PUT, path, &body).await;
        assert_eq!(counted.verdict() == "200", counts, "{player} {role}: {}", counted.text);
        let seen = person.get("/api/federations/CZE/nominations").await;
        assert_eq!(seen.verdict() == "200", sees, "{player} {role}: {}", seen.text);
    }
    let first = count(&app, "2025", 214).await.expect(200);
    app.wait(60);
    let again = count(&app, "2025", 214).await.expect(200);
    assert_eq!(again.text, first.text, "sent twice, it is answered as it stands");
    assert_eq!((&first.json["nominations"], &first.json["members"]), (&json!(3), &json!(214)));
}

/// A federation's key that enters players nominates and sees nominations, and counts no members.
#[tokio::test]
async fn keys_nominate() {
    let app = with_players().await;
    let event = preliminary(&app).await;
    for (scope, expected) in [("entries", "200"), ("read", "403 scope_missing")] {
        let body = json!({ "name": scope, "scopes": [scope], "for_federation": true });
        let key = delegate(&app).post("/api/keys", &body).await.expect(201);
        let bearer = format!("Bearer {}", key.text_of("secret"));
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let path = format!("/api/events/{event}/entries");
        let body = nomination(10).to_string();
        let made = app.request(Method::POST, &path, &headers, body).await;
        assert_eq!(made.verdict(), expected, "{scope}");
        let path = "/api/federations/CZE/nominations";
        let seen = app.request(Method::GET, path, &headers, "").await;
        assert_eq!(seen.verdict(), expected, "{scope}");
        let path = "/api/federations/CZE/members/2025";
        let body = json!({ "members": 7 }).to_string();
        let counted = app.request(Method::PUT, path, &headers, body).await;
        assert_eq!(counted.verdict(), "403 session_needed", "{scope}");
    }
}

#[tokio::test]
async fn bad_requests_are_refused() {
    let app = with_players().await;
    let officer = app.officer();
    for (path, members, expected) in [
        ("CZE/members/1950", json!(7), "404 unknown_year"),
        ("CZE/members/1951", json!(7), "200"),
        ("CZE/members/2026", json!(7), "200"),
        ("CZE/members/2027", json!(7), "404 unknown_year"),
        ("CZE/members/x", json!(7), "404 unknown_year"),
        ("cze/members/2025", json!(7), "404 unknown_federation"),
        ("CZE/members/2025", json!(1_000_000), "200"),
        ("CZE/members/2025", json!(1_000_001), "422 invalid_body"),
        ("CZE/members/2025", json!(-1), "422 invalid_body"),
        ("CZE/members/2025", json!("many"), "422 invalid_body"),
        ("CZE/members/2025", json!(2.5), "422 invalid_body"),
    ] {
        let body = json!({ "members": members });
        let path = format!("/api/federations/{path}");
        let answer = officer.request(Method::PUT, &path, &body).await;
        assert_eq!(answer.verdict(), expected, "{path} {members}");
    }
    for (path, expected) in [
        ("CZE/nominations?year=1950", "400 invalid_query"),
        ("CZE/nominations?year=10000", "400 invalid_query"),
        ("CZE/nominations?year=x", "400 invalid_query"),
        ("CZE/nominations?jahr=2026", "400 invalid_query"),
        ("C/nominations", "404 unknown_federation"),
        ("XYZ/nominations?year=1951", "200"),
    ] {
        let answer = officer.get(&format!("/api/federations/{path}")).await;
        assert_eq!(answer.verdict(), expected, "{path}");
    }
    let headers = [("content-type", "application/json")];
    let nobody = app.request(Method::GET, "/api/federations/CZE/nominations", &headers, "").await;
    assert_eq!(nobody.verdict(), "401 unauthenticated");
}
