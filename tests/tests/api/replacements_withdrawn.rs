//! A player of a team who withdraws or dies: the team is asked for somebody else first. `TR-8.7b`, `TR-8.7c`,
//! `SKS-7.7a-c`.

use rules::{Color, Directive, Event, GameId, PlayerId, Reason};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, Front, OFFICER, Person, TestApp};

use crate::replacements::{begun, begun_with, games_on, path, replace, seat};
use crate::withdrawals::DESK;

/// Who plays on board 2 of the Rooks, and withdraws.
const GONE: u32 = 12;

fn reported(kind: &str) -> Value {
    let months = (kind == "silent").then_some(12);
    let reason = "A letter of the family.";
    json!({ "player": GONE, "kind": kind, "reason": reason, "suspension_months": months })
}

/// Everybody on board 2 of the Rooks' games makes the first move, or waits for the other's.
async fn first_moves(app: &TestApp, event: u64) -> Vec<GameId> {
    let mut games = Vec::new();
    for (id, _) in games_on(app, event, 2).await {
        let (_, game) = app.app.load_game(id).await.expect("a game");
        app.person(game.players().white).play(id, 0, "e4").await.expect(200);
        app.person(game.players().black).play(id, 1, "e5").await.expect(200);
        games.push(id);
    }
    games
}

fn named(substitute: u32) -> Value {
    json!({ "act": "name", "replacement": 1, "substitute": substitute })
}

/// The only replacement of the Rooks.
async fn only(app: &TestApp, event: u64) -> Value {
    let list = app.director().get(&path(event)).await.expect(200).json;
    let all = list["replacements"].as_array().expect("replacements");
    assert_eq!(all.len(), 1, "{all:?}");
    all[0].clone()
}

async fn endings(app: &TestApp, games: &[GameId]) -> Vec<Option<Reason>> {
    let mut found = Vec::new();
    for id in games {
        let (_, game) = app.app.load_game(*id).await.expect("a game");
        found.push(game.ending().map(|ending| ending.reason));
    }
    found
}

async fn preview(who: &Person<'_>) -> Answer {
    who.get(&format!("{DESK}/preview?player={GONE}")).await
}

/// TR-8.7c, SKS-7.7a-c: the clocks stand, the captain names somebody, and play goes on; reported twice, it is asked once.
#[tokio::test]
async fn the_team_is_asked_first() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let games = first_moves(&app, event).await;
    let (director, captain) = (app.director(), app.person(PlayerId(11)));
    let seen = preview(&director).await.expect(200).json;
    let fate = &seen["events"][0]["games"][0]["consequences"][0];
    assert_eq!(
        (&fate["consequence"], &fate["awaits_substitute"]),
        (&json!("cancel"), &json!(true))
    );
    let died = director.post(DESK, &reported("death")).await.expect(200);
    assert_eq!(died.json["withdrawal"]["done"], true);
    assert_eq!(endings(&app, &games).await, [None, None]);
    for id in &games {
        let (_, game) = app.app.load_game(*id).await.expect("a game");
        assert!(game.stopped().is_some(), "the clocks stand");
    }
    let it = only(&app, event).await;
    assert_eq!((&it["state"], &it["ground"]), (&json!("asked"), &json!("died")));
    assert_eq!((&it["otherwise"], &it["replaced"]["id"]), (&json!("cancel"), &json!(GONE)));
    let again = director.post(DESK, &reported("death")).await.expect(200);
    assert_eq!(again.text, died.text, "reported twice, it is one");
    only(&app, event).await;

    app.wait(20 * DAY);
    replace(&captain, event, named(41)).await.expect(200);
    replace(&director, event, seat(1)).await.expect(200);
    app.run_all_schedules().await;
    assert_eq!(endings(&app, &games).await, [None, None]);
    for id in games {
        let (_, game) = app.app.load_game(id).await.expect("a game");
        assert!(game.color_of(PlayerId(41)).is_some() && game.is_running());
        let turn = game.players().get(game.turn());
        app.person(*turn).play(id, 2, "Nf3").await.expect(200);
    }
}

/// SKS-7.7a-c, SKS-7.5: where nobody is named in time the general rules apply by themselves.
#[tokio::test]
async fn nobody_plays_on() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let games = first_moves(&app, event).await;
    let silent = app.director().post(DESK, &reported("silent")).await.expect(200);
    assert_eq!(silent.json["withdrawal"]["done"], true);
    let it = only(&app, event).await;
    assert_eq!((&it["ground"], &it["otherwise"]), (&json!("withdrawn"), &json!("default")));
    app.wait(59 * DAY);
    app.run_all_schedules().await;
    assert_eq!(endings(&app, &games).await, [None, None], "two months are not over");
    app.wait(3 * DAY);
    app.run_all_schedules().await;
    assert_eq!(endings(&app, &games).await, [Some(Reason::Default); 2]);
    assert_eq!(only(&app, event).await["state"], "general_rules");
    for id in games {
        let (_, game) = app.app.load_game(id).await.expect("a game");
        let color = game.color_of(PlayerId(GONE)).expect("a colour");
        assert_eq!(game.ending().map(|ending| ending.score.get(color).0), Some(0));
    }
    let late = replace(&app.person(PlayerId(11)), event, named(41)).await;
    assert_eq!(late.verdict(), "409 replacement_decided");
}

/// TR-8.7c: the director need not wait: the games are adjudicated at once, and somebody claims for the player.
#[tokio::test]
async fn the_director_does_not_wait() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let games = first_moves(&app, event).await;
    let gone = app.person(PlayerId(GONE));
    gone.resign(games[0]).await.expect(200);
    let officer = app.person_as(OFFICER, Role::Officer);
    officer.post(DESK, &reported("accepted")).await.expect(200);
    assert_eq!(only(&app, event).await["otherwise"], "adjudicate");
    let decline = json!({ "act": "decline", "replacement": 1, "reason": "The team has nobody." });
    replace(&app.director(), event, decline).await.expect(200);
    let (_, game) = app.app.load_game(games[1]).await.expect("a game");
    assert!(game.is_in_adjudication());
    let claims = app.app.store.adjudication_claims(games[1]).await.expect("claims");
    let color: Option<Color> = game.color_of(PlayerId(GONE));
    assert_eq!(claims.iter().map(|claim| Some(claim.by)).collect::<Vec<_>>(), [color]);
}

/// What the withdrawal asks for comes in place of what the team had asked for; whoever was named plays on.
#[tokio::test]
async fn a_replacement_is_under_way() {
    let app = TestApp::new().await;
    let event = begun(&app).await;
    let games = first_moves(&app, event).await;
    let captain = app.person(PlayerId(11));
    let asks = json!({
        "act": "ask", "board": 2, "ground": "teams_wish", "reason": "No time.", "substitute": 41
    });
    replace(&captain, event, asks).await.expect(200);
    app.director().post(DESK, &reported("silent")).await.expect(200);
    let list = captain.get(&path(event)).await.expect(200).json;
    let of = |at: usize| list["replacements"][at].clone();
    assert_eq!((&of(0)["state"], &of(0)["otherwise"]), (&json!("declined"), &Value::Null));
    assert_eq!((&of(1)["state"], &of(1)["otherwise"]), (&json!("named"), &json!("default")));
    assert_eq!((&of(1)["clocks_stand"], &of(1)["may_take_back"]), (&json!(true), &json!(false)));
    replace(&app.director(), event, seat(2)).await.expect(200);
    assert_eq!(endings(&app, &games).await, [None, None]);
    let (_, game) = app.app.load_game(games[0]).await.expect("a game");
    assert!(game.color_of(PlayerId(41)).is_some() && game.stopped().is_none());
}

/// TR-8.7d: whoever has not begun and is reported as gone is replaced like everybody else, and whoever has withdrawn does
/// not withdraw again while somebody is looked for.
#[tokio::test]
async fn who_has_not_begun_withdraws() {
    let app = TestApp::new().await;
    let event = begun_with(&app, |a| {
        a["time_control"] = json!("10 moves in 100 days");
        a["silence"] = json!("off");
    });
    let event = event.await;
    let director = app.director();
    let asks = json!({
        "act": "ask", "board": 2, "ground": "not_started", "reason": "No move yet.",
        "stops_clocks": false
    });
    replace(&director, event, asks).await.expect(200);
    director.post(DESK, &reported("silent")).await.expect(200);
    let again = json!({ "grounds": "grave_illness", "months": 3, "reasons": "Ill.", "games": [] });
    let again = app.person(PlayerId(GONE)).post("/api/withdrawals", &again).await;
    assert_eq!(again.verdict(), "409 nothing_to_withdraw_from");
    app.wait(63 * DAY);
    app.run_all_schedules().await;
    let list = director.get(&path(event)).await.expect(200).json;
    assert_eq!(list["replacements"][1]["state"], "general_rules");
    let games: Vec<GameId> = games_on(&app, event, 2).await.into_iter().map(|it| it.0).collect();
    assert_eq!(endings(&app, &games).await, [Some(Reason::Cancelled); 2], "no game was started");
}

/// A run dies at any of its calls, carried out or not: the team is asked once, the clocks stand, and no game ends.
#[tokio::test]
async fn a_run_dies_anywhere() {
    for (number, calls) in (1..).zip((0..200).step_by(4)) {
        let carried_out = number % 2 == 0;
        let what = format!("at call {calls}, {carried_out}");
        let (app, front) = Front::server().await;
        let event = begun(&app).await;
        let games = first_moves(&app, event).await;
        front.after(calls, carried_out);
        app.director().post(DESK, &reported("silent")).await;
        let died = front.heal();
        app.wait(61);
        clock_tick::tick(&app.app).await.expect("a sweep");
        let again = app.director().post(DESK, &reported("silent")).await.expect(200);
        assert_eq!(again.json["withdrawal"]["done"], true, "{what}");
        clock_tick::tick(&app.app).await.expect("a sweep");
        assert_eq!(only(&app, event).await["state"], "asked", "{what}");
        for id in &games {
            let (stored, game) = app.app.load_game(*id).await.expect("a game");
            assert!(game.stopped().is_some() && game.ending().is_none(), "{what}");
            let stops = |event: &&Event| {
                matches!(event, Event::Directed { directive: Directive::ClocksStopped, .. })
            };
            assert_eq!(stored.log.iter().filter(stops).count(), 1, "{what}");
        }
        if !died {
            assert!(calls > 20, "only {calls} calls");
            return;
        }
    }
    panic!("it dies for ever");
}
