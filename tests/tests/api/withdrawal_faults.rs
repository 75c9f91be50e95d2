//! Withdrawals when a server dies half-way, when two decide at the same time, and when games are set
//! up meanwhile: every game is directed once (`SKS-7.3`, `TR-8.3`).

use rules::tournament::{
    Withdrawal, WithdrawalDecision, WithdrawalKind, WithdrawalState, WithdrawalStep,
};
use rules::{ByColor, Event, GameId, PlayerId, Reason, Terms, Variant};
use serde_json::json;
use store::{Role, Section, SectionId, StoredWithdrawal, WithdrawalId};
use tests::{DAY, DIRECTOR, Front, TestApp};

use crate::withdrawals::{DESK, PLAYER, director, report, with_players};

/// A section of the director's with two games of the player's that nobody has started.
async fn two_games(app: &TestApp, number: u32) -> [GameId; 2] {
    let section = Section::new(SectionId(number), "Final", "Cup");
    let section = Section { director: Some(DIRECTOR), ..section };
    app.app.store.create_section(&section).await.expect("a section");
    let games = [GameId(10 * number), GameId(10 * number + 1)];
    for (game, opponent) in games.into_iter().zip([2, 3]) {
        let players = ByColor { white: PLAYER, black: PlayerId(opponent) };
        let terms = Terms::new(players, Variant::Chess, app.app.clock.now());
        app.create_game(game, section.id, terms).await;
    }
    games
}

/// Why each of them is over.
async fn ended(app: &TestApp, games: [GameId; 2]) -> [Option<Reason>; 2] {
    let mut reasons = [None; 2];
    for (id, reason) in games.into_iter().zip(&mut reasons) {
        let (_, game) = app.app.load_game(id).await.expect("a game");
        *reason = game.ending().map(|ending| ending.reason);
    }
    reasons
}

/// Both games are cancelled, by one decision each.
async fn cancelled_once(app: &TestApp, games: [GameId; 2], what: &str) {
    for id in games {
        let (stored, game) = app.app.load_game(id).await.expect("a game");
        let reason = game.ending().map(|ending| ending.reason);
        assert_eq!(reason, Some(Reason::Cancelled), "{what}");
        assert!(matches!(stored.log[..], [Event::Directed { .. }]), "{what}: {:?}", stored.log);
    }
}

/// A run dies at any of its calls, carried out or not; the schedule finishes what was kept, and what
/// was not is sent again.
#[tokio::test]
async fn a_run_dies_anywhere() {
    let (app, front) = Front::server().await;
    with_players(&app).await;
    let event = app.announce(&app.preset("friendly", |_| ()).await).await;
    let entries = format!("/api/events/{event}/entries");
    let body = json!({ "player": 1, "kind": "death", "reason": "A letter of the family." });
    // Every third call: each kind of write is met, and the test stays short.
    for (number, calls) in (1..).zip((0..200).step_by(3)) {
        let carried_out = number % 2 == 0;
        let what = format!("at call {calls}, {carried_out}");
        let games = two_games(&app, number).await;
        app.person(PLAYER).post(&entries, &json!({})).await.expect(200);
        front.after(calls, carried_out);
        let first = director(&app).post(DESK, &body).await;
        let died = front.heal();
        app.wait(61);
        let swept = clock_tick::tick(&app.app).await.expect("a sweep");
        assert_eq!(swept.failed, 0, "{what}");
        let again = director(&app).post(DESK, &body).await.expect(200);
        assert!(first.status != 200 || again.json["withdrawal"]["done"] == true, "{what}");
        let id = WithdrawalId { player: PLAYER, number };
        let kept = app.app.store.withdrawal(id).await.expect("a withdrawal");
        assert_eq!((kept.alarm_at, kept.progress), (None, 2), "{what}");
        cancelled_once(&app, games, &what).await;
        let list = director(&app).get(&entries).await.expect(200).json;
        assert_eq!(list["entries"][0]["state"], "withdrawn", "{what}");
        assert_eq!(app.app.store.listed_withdrawals().await.expect("lines"), []);
        if !died {
            assert!(calls > 20, "only {calls} calls");
            return;
        }
    }
    panic!("it dies for ever");
}

/// Two who report the same silence at the same time report one: it does not count as the second.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_report_the_same() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let games = two_games(&app, 1).await;
    let officer = app.person_as(PlayerId(4), Role::Officer);
    let body = report("silent", Some(24));
    let director = director(&app);
    let (one, other) = tokio::join!(director.post(DESK, &body), officer.post(DESK, &body));
    for answer in [one, other] {
        assert_eq!(answer.expect(200).json["withdrawal"]["id"], "1-1");
    }
    let all = app.app.store.withdrawals_of(PLAYER).await.expect("withdrawals");
    assert_eq!(all.len(), 1);
    cancelled_once(&app, games, "both").await;
}

/// TR-8.5: who had lost a game on time has withdrawn once, seen or not: the report again is no second
/// silence.
#[tokio::test]
async fn a_flag_that_nobody_has_seen() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let [lost, played] = two_games(&app, 1).await;
    app.wait(10 * DAY);
    app.person(PLAYER).play(played, 0, "e4").await.expect(200);
    app.wait(26 * DAY);
    let body = report("silent", Some(6));
    let reported = director(&app).post(DESK, &body).await.expect(200);
    assert_eq!(ended(&app, [lost, played]).await, [None, Some(Reason::Default)]);
    let again = director(&app).post(DESK, &body).await.expect(200);
    assert_eq!(again.text, reported.text);
    time_forfeit::tick(&app.app).await.expect("a sweep");
    let expected = [Some(Reason::TimeForfeiture), Some(Reason::Default)];
    assert_eq!(ended(&app, [lost, played]).await, expected);
}

/// TR-8.3: a game that the adjudicators have given back is withdrawn from once more.
#[tokio::test]
async fn a_game_that_goes_on_again() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let games = two_games(&app, 1).await;
    app.person(PLAYER).resign(games[0]).await.expect(200);
    let body = report("death", None);
    director(&app).post(DESK, &body).await.expect(200);
    let again = director(&app).post(DESK, &body).await.expect(200);
    assert_eq!(again.json["withdrawal"]["id"], "1-1");
    let resume = json!({
        "request": "resume-1", "kind": "resume_clocks", "game": games[1], "reason": "An error."
    });
    let decisions = "/api/director/sections/1/decisions";
    director(&app).post(decisions, &resume).await.expect(201);
    let once_more = director(&app).post(DESK, &body).await.expect(200);
    assert_eq!(once_more.json["withdrawal"]["id"], "1-2");
    let (_, game) = app.app.load_game(games[1]).await.expect("a game");
    assert!(game.is_in_adjudication());
}

/// Games that were set up between the decision and its end follow, too.
#[tokio::test]
async fn games_that_are_set_up_meanwhile() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let now = app.app.clock.now();
    let what = WithdrawalStep::Death;
    let decision =
        WithdrawalDecision { at: now, by: DIRECTOR, what, reason: "A letter.".to_owned() };
    let withdrawal = Withdrawal {
        at: now,
        by: DIRECTOR,
        request: None,
        state: WithdrawalState::Decided(WithdrawalKind::Death),
        decisions: vec![decision],
        suspended_until: None,
        abused_at: None,
        plan: Vec::new(),
    };
    let id = WithdrawalId { player: PLAYER, number: 1 };
    let alarm_at = Some(now + 60);
    let new = StoredWithdrawal { id, version: 1, withdrawal, progress: 0, alarm_at };
    app.app.store.put_withdrawal(&new).await.expect("put");
    let games = [two_games(&app, 1).await, two_games(&app, 2).await];
    app.wait(60);
    for acted in [1, 0] {
        assert_eq!(clock_tick::tick(&app.app).await.expect("a sweep").acted, acted);
        for games in games {
            cancelled_once(&app, games, "meanwhile").await;
        }
    }
    let kept = app.app.store.withdrawal(id).await.expect("a withdrawal");
    assert_eq!((kept.withdrawal.plan.len(), kept.progress, kept.alarm_at), (4, 4, None));
}

/// TR-8.1: what the player enters after the decision is no part of it, even while it is still being
/// carried out.
#[tokio::test]
async fn an_entry_made_since_stays() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let event = app.announce(&app.preset("friendly", |_| ()).await).await;
    let decided_at = app.app.clock.now();
    app.wait(60);
    let entries = format!("/api/events/{event}/entries");
    app.person(PLAYER).post(&entries, &json!({})).await.expect(200);
    let what = WithdrawalStep::Accepted;
    let decision =
        WithdrawalDecision { at: decided_at, by: DIRECTOR, what, reason: "So be it.".to_owned() };
    let withdrawal = Withdrawal {
        at: decided_at,
        by: DIRECTOR,
        request: None,
        state: WithdrawalState::Decided(WithdrawalKind::Accepted),
        decisions: vec![decision],
        suspended_until: None,
        abused_at: None,
        plan: Vec::new(),
    };
    let id = WithdrawalId { player: PLAYER, number: 1 };
    let alarm_at = Some(decided_at + 60);
    let new = StoredWithdrawal { id, version: 1, withdrawal, progress: 0, alarm_at };
    app.app.store.put_withdrawal(&new).await.expect("put");
    assert_eq!(clock_tick::tick(&app.app).await.expect("a sweep").acted, 1);
    let list = director(&app).get(&entries).await.expect(200).json;
    assert_eq!(list["entries"][0]["state"], "entered");
}
