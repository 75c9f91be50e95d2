//! LAW-10.1: special leave, leave taken back and a corrected allowance: for officials, and not in
//! sections of their own games.

use posthorn::demo::Pairing;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{Role, Section, SectionId};
use tests::{Answer, DAY, Person, START, TestApp};

/// White's first deadline, in seconds.
const FIRST: i64 = 36 * DAY;
const SECTION: u32 = 500;

/// A section with 45 days of leave and one game, directed by somebody who has a profile.
async fn directed(app: &TestApp) -> (Pairing, PlayerId) {
    let pairing = app.pairing(1).await;
    let director = app.pairing(2).await.players.white;
    let section = Section::new(SectionId(SECTION), "Final", "Cup");
    let section = Section { director: Some(director), leave_days: 45, ..section };
    app.app.store.create_section(&section).await.expect("a section");
    let game = Pairing { game: GameId(SECTION), ..pairing };
    app.create_game(game.game, section.id, game.terms()).await;
    (game, director)
}

fn body(player: PlayerId, first: &str, last: &str) -> Value {
    let reason = "In hospital.";
    json!({ "section": SECTION, "player": player, "first": first, "last": last, "reason": reason })
}

async fn grant(person: Person<'_>, player: PlayerId, first: &str, last: &str) -> Answer {
    person.post("/api/director/leave", &body(player, first, last)).await
}

async fn withdraw(person: Person<'_>, player: PlayerId, first: &str, last: &str) -> Answer {
    person.post("/api/director/leave/cancel", &body(player, first, last)).await
}

async fn correct(person: Person<'_>, player: PlayerId, year: i32, days: i32) -> Answer {
    let body = json!({
        "section": SECTION, "player": player, "year": year, "days": days, "reason": " Prolonged. "
    });
    person.post("/api/director/leave/allowance", &body).await
}

async fn deadline(app: &TestApp, game: &Pairing) -> Option<i64> {
    let (_, game) = app.app.load_game(game.game).await.expect("a game");
    game.deadline().map(|at| at - START)
}

/// Special leave for days that have passed lifts a flag that nobody has seen fall yet; it is not
/// charged, and everything is on the record.
#[tokio::test]
async fn special_leave_may_lie_in_the_past() {
    let app = TestApp::new().await;
    let (game, director) = directed(&app).await;
    let (player, desk) = (game.players.white, app.person_as(director, Role::Director));
    app.wait(FIRST + DAY);
    let path = format!("/api/director/leave/{SECTION}/{player}");
    let before = desk.get(&path).await.expect(200).json;
    assert_eq!((&before["entries"], &before["leave"]["periods"]), (&json!([]), &json!([])));
    for _ in 0..2 {
        let answer = grant(desk, player, "2026-01-10", "2026-01-19").await.expect(200);
        assert_eq!(answer.json, desk.get(&path).await.expect(200).json);
        let entry = json!({
            "at": (START + FIRST + DAY).to_string(), "action": "granted",
            "by": {
                "id": director, "given_name": "White", "family_name": "Player 2",
                "federation": "CZE", "title": null, "rating": null
            },
            "first": "2026-01-10", "last": "2026-01-19", "year": null, "days": null,
            "reason": "In hospital."
        });
        let period = json!([{
            "first": "2026-01-10", "last": "2026-01-19", "days": 10, "kind": "special",
            "from": "2026-01-10T00:00:00Z", "until": "2026-01-20T00:00:00Z", "state": "past"
        }]);
        assert_eq!(answer.json["entries"], json!([entry]));
        assert_eq!(
            (&answer.json["today"], &answer.json["player"]["id"]),
            (&json!("2026-02-07"), &json!(player))
        );
        let leave = &answer.json["leave"];
        assert_eq!((&leave["periods"], &leave["running_games"]), (&period, &json!(1)));
        assert_eq!(
            leave["years"][0],
            json!({ "year": 2026, "allowed": 45, "taken": 0, "left": 45 })
        );
        assert_eq!(deadline(&app, &game).await, Some(FIRST + 10 * DAY));
        assert_eq!(app.app.store.game(game.game).await.expect("a game").log.len(), 1);
    }
    assert_eq!(app.run_schedules().await.0, 2, "the two games without leave");
    let mine = app.person(player).get("/api/leave").await.expect(200).json;
    assert_eq!(mine["sections"][0]["periods"][0]["kind"], "special");
    // Only an official takes it back.
    grant(desk, player, "2026-03-01", "2026-03-10").await.expect(200);
    let own = json!({ "sections": [SECTION], "first": "2026-03-01", "last": "2026-03-10" });
    let refused = app.person(player).post("/api/leave/cancel", &own).await;
    assert_eq!(refused.verdict(), "409 not_on_leave LAW-10.1");
    for _ in 0..2 {
        let left = withdraw(desk, player, "2026-03-01", "2026-03-09").await.expect(200).json;
        assert_eq!(left["leave"]["periods"][1]["first"], "2026-03-10");
        assert_eq!(left["entries"].as_array().map(Vec::len), Some(3));
    }
    let gone = withdraw(desk, player, "2026-04-01", "2026-04-09").await;
    assert_eq!(gone.verdict(), "409 not_on_leave LAW-10.1");
    let overlap = grant(desk, player, "2026-03-10", "2026-03-11").await;
    assert_eq!(overlap.verdict(), "409 leave_overlaps LAW-10.1");
}

/// A correction is in place of the one before, and what it allows can be taken.
#[tokio::test]
async fn an_allowance_is_corrected() {
    let app = TestApp::new().await;
    let (game, director) = directed(&app).await;
    let (player, desk) = (game.players.white, app.person_as(director, Role::Director));
    let me = app.person(player);
    let days = json!({ "sections": [SECTION], "first": "2026-03-01", "last": "2026-04-24" });
    let exceeded = "409 leave_allowance_exceeded LAW-10.1";
    assert_eq!(me.post("/api/leave", &days).await.verdict(), exceeded);
    for _ in 0..2 {
        let corrected = correct(desk, player, 2026, 10).await.expect(200).json;
        assert_eq!(corrected["leave"]["years"][0]["allowed"], 55);
        let entries = corrected["entries"].as_array().expect("entries");
        assert_eq!(entries.len(), 1);
        assert_eq!(
            (&entries[0]["action"], &entries[0]["first"]),
            (&json!("corrected"), &Value::Null)
        );
        assert_eq!((&entries[0]["year"], &entries[0]["days"]), (&json!(2026), &json!(10)));
        assert_eq!(entries[0]["reason"], "Prolonged.");
    }
    me.post("/api/leave", &days).await.expect(200);
    let fewer = correct(desk, player, 2026, -5).await.expect(200).json;
    let year = json!({ "year": 2026, "allowed": 40, "taken": 55, "left": 0 });
    assert_eq!(fewer["leave"]["years"][0], year);
    assert_eq!(correct(desk, player, 2026, 367).await.verdict(), "422 correction_too_large");
    assert_eq!(correct(desk, player, 2026, 40_000).await.verdict(), "422 invalid_body");
    assert_eq!(correct(desk, player, 2028, 1).await.verdict(), "409 leave_too_far_ahead LAW-10.1");
    assert_eq!(correct(desk, player, 2025, 1).await.verdict(), "409 leave_retroactive LAW-10.1");
}

/// The section's director and officers, never where they play; and not without a reason.
#[tokio::test]
async fn who_may() {
    let app = TestApp::new().await;
    let (game, director) = directed(&app).await;
    let (player, other) = (game.players.white, game.players.black);
    let path = format!("/api/director/leave/{SECTION}/{player}");
    let stranger = PlayerId(77);
    for (who, role, allowed) in [
        (director, Role::Director, true),
        (stranger, Role::Officer, true),
        (stranger, Role::Director, false),
        (director, Role::Player, false),
        (director, Role::Organiser, false),
        (player, Role::Officer, false),
        (other, Role::Officer, false),
    ] {
        let person = app.person_as(who, role);
        let expected = if allowed { "200" } else { "403 forbidden" };
        assert_eq!(person.get(&path).await.verdict(), expected, "{who} {role:?}");
        let granted = grant(person, player, "2026-02-01", "2026-02-02").await;
        assert_eq!(granted.verdict(), expected, "{who} {role:?}");
        if !allowed {
            let withdrawn = withdraw(person, player, "2026-02-01", "2026-02-02").await;
            assert_eq!(withdrawn.verdict(), expected, "{who} {role:?}");
            assert_eq!(correct(person, player, 2026, 1).await.verdict(), expected);
        }
    }
    let desk = app.person_as(director, Role::Director);
    let unknown = "404 unknown_section";
    assert_eq!(grant(desk, stranger, "2026-02-01", "2026-02-02").await.verdict(), unknown);
    for path in
        ["/api/director/leave/501/2", "/api/director/leave/x/2", "/api/director/leave/500/x"]
    {
        assert_eq!(desk.get(path).await.verdict(), unknown, "{path}");
    }
    let mut silent = body(player, "2026-05-01", "2026-05-02");
    for (reason, expected) in
        [(" \n".to_owned(), "422 invalid_body"), ("x".repeat(2_001), "422 message_too_long")]
    {
        silent["reason"] = json!(reason);
        assert_eq!(desk.post("/api/director/leave", &silent).await.verdict(), expected);
    }
    let unsigned = app.post("/api/director/leave", &silent).await;
    assert_eq!(unsigned.verdict(), "401 unauthenticated");
    let book = app.app.store.leave_book(player, SectionId(SECTION)).await.expect("a book");
    assert_eq!(book.version(), 1);
}
