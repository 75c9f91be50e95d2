//! LAW-10.1: the end of leave is told; leave whose games were left behind reaches them, and nobody
//! loses on time before it has.

use posthorn::demo::Pairing;
use rules::{Day, Days, Event, GameId, Instant, LeaveAction, LeaveEntry};
use serde_json::json;
use store::{Section, SectionId};
use tests::{DAY, START, TestApp};

use crate::{ABOVE, address, alarm, game, mails, notices, own_days, tick, told};

/// White's first flag, in seconds.
const FIRST: i64 = 36 * DAY;

/// Enters White's leave in the book, days counted from the start, and dies before any game follows.
async fn enter(app: &TestApp, game: &Pairing, section: SectionId, first: i32, last: i32) {
    let player = game.players.white;
    let day = |days| Day::of(START).plus(days);
    let action = LeaveAction::Registered(Days::new(day(first), day(last)).expect("days"));
    let at = app.app.clock.now();
    let entry = LeaveEntry { at, by: player, action, reason: String::new() };
    let book = app.app.store.leave_book(player, section).await.expect("a book");
    app.app.store.enter_leave(&[(book, entry)], at + 60).await.expect("entered");
}

async fn deadline(app: &TestApp, game: &Pairing) -> Option<Instant> {
    app.app.load_game(game.game).await.expect("a game").1.deadline()
}

async fn book_alarm(app: &TestApp, game: &Pairing) -> Option<Instant> {
    let section = SectionId(game.game.0);
    app.app.store.leave_book(game.players.white, section).await.expect("a book").alarm_at
}

/// Left behind: not before its minute, then brought to every game, once.
#[tokio::test]
async fn leave_left_behind_reaches_the_games() {
    let app = TestApp::new().await;
    let game = game(&app, 1, |terms| terms).await;
    let section = SectionId(ABOVE + 1);
    let second = Pairing { game: GameId(2_001), ..game };
    app.create_game(second.game, section, second.terms()).await;
    enter(&app, &game, section, 10, 14).await;
    app.wait(59);
    assert_eq!(tick(&app).await.acted, 0);
    assert_eq!(deadline(&app, &game).await, Some(START + FIRST));
    app.wait(1);
    for acted in [1, 0] {
        assert_eq!(tick(&app).await.acted, acted);
        for game in [&game, &second] {
            assert_eq!(deadline(&app, game).await, Some(START + FIRST + 5 * DAY));
            let log = app.app.store.game(game.game).await.expect("a game").log;
            assert!(matches!(log[..], [Event::LeaveRegistered { .. }]), "{log:?}");
        }
        assert_eq!(book_alarm(&app, &game).await, None);
    }
}

/// LAW-6.7: a flag that falls during leave which has not reached the game has not fallen.
#[tokio::test]
async fn nobody_loses_on_time_before_leave_has_come() {
    let app = TestApp::new().await;
    let away = game(&app, 1, |terms| terms).await;
    let there = game(&app, 2, |terms| terms).await;
    enter(&app, &away, SectionId(ABOVE + 1), 30, 39).await;
    app.wait(FIRST);
    // Nobody has run clock-tick: the other sweep sees to it.
    assert_eq!(app.run_schedules().await, (1, 1));
    assert_eq!(app.kept(&there).await.result, Some((0, 2, START + FIRST)));
    assert_eq!(app.kept(&away).await.result, None);
    assert_eq!(app.kept(&away).await.alarm_at, Some(START + FIRST + 10 * DAY));
    // It brings the leave into the game at stake; the player's other games are clock-tick's.
    assert!(book_alarm(&app, &away).await.is_some());
    tick(&app).await;
    assert_eq!(book_alarm(&app, &away).await, None);
    app.wait(10 * DAY - 1);
    assert_eq!(app.run_schedules().await.0, 0);
    app.wait(1);
    assert_eq!(app.run_schedules().await.0, 1);
    assert_eq!(app.kept(&away).await.result, Some((0, 2, START + FIRST + 10 * DAY)));
}

/// Leave that ends before the flag falls does not keep it up, but moves it.
#[tokio::test]
async fn leave_that_was_too_short_moves_the_flag() {
    let app = TestApp::new().await;
    let game = game(&app, 1, |terms| terms).await;
    enter(&app, &game, SectionId(ABOVE + 1), 10, 11).await;
    app.wait(FIRST + 3 * DAY);
    assert_eq!(app.run_schedules().await.0, 1);
    let ended = app.kept(&game).await.result;
    assert!(matches!(ended, Some((0, 2, _))), "{ended:?}");
}

/// Both sides of the end, twice, and the same end in two sections: one notice, one mail.
#[tokio::test]
async fn the_end_of_leave_is_told_once() {
    let app = TestApp::new().await;
    let game = game(&app, 1, |terms| terms).await;
    let white = game.players.white;
    own_days(&app, white, &[]).await;
    let second = Pairing { game: GameId(2_000), ..game };
    let section = Section { leave_days: 45, ..Section::new(SectionId(2_000), "Semi-final", "Cup") };
    app.app.store.create_section(&section).await.expect("a section");
    app.create_game(second.game, section.id, second.terms()).await;
    for (game, id) in [(&game, ABOVE + 1), (&second, 2_000)] {
        enter(&app, game, SectionId(id), 10, 14).await;
        let old = app.app.store.game(game.game).await.expect("a game");
        app.app.apply_leave(white, SectionId(id)).await.expect("applied");
        told(&app, game, Some(old)).await;
    }
    assert_eq!(alarm(&app, white).await, Some(START + 15 * DAY));
    app.wait(15 * DAY - 1);
    mails(&app).await;
    assert_eq!(tick(&app).await.acted, 0);
    app.wait(1);
    let key = format!("leave-ended-{}", (START + 15 * DAY).unix());
    for acted in [1, 0] {
        assert_eq!(tick(&app).await.acted, acted);
        assert_eq!(notices(&app, white).await, std::slice::from_ref(&key));
    }
    assert_eq!(alarm(&app, white).await, None);
    let sent = mails(&app).await;
    assert_eq!((sent.len(), &sent[0].0), (1, &address(white)));
}

/// Leave that was cut short ends earlier, and is told then, not when it would have ended.
#[tokio::test]
async fn the_end_of_leave_that_was_cut_short_is_told() {
    let app = TestApp::new().await;
    let game = game(&app, 1, |terms| terms).await;
    let (white, section) = (game.players.white, ABOVE + 1);
    own_days(&app, white, &[]).await;
    enter(&app, &game, SectionId(section), 10, 39).await;
    let old = app.app.store.game(game.game).await.expect("a game");
    app.app.apply_leave(white, SectionId(section)).await.expect("applied");
    told(&app, &game, Some(old)).await;
    let old = app.app.store.game(game.game).await.expect("a game");
    let rest = json!({ "sections": [section], "first": "2026-01-16", "last": "2026-02-09" });
    app.person(white).post("/api/leave/cancel", &rest).await.expect(200);
    told(&app, &game, Some(old)).await;
    assert_eq!(alarm(&app, white).await, Some(START + 15 * DAY));
    app.wait(15 * DAY);
    assert_eq!(tick(&app).await.acted, 1);
    let key = format!("leave-ended-{}", (START + 15 * DAY).unix());
    assert_eq!(notices(&app, white).await, [key]);
    assert_eq!(alarm(&app, white).await, None);
}

/// Told up to seven days late, and not after that.
#[tokio::test]
async fn a_late_end_of_leave_is_news_for_a_week() {
    for (late, count) in [(7 * DAY - 1, 1), (7 * DAY, 0)] {
        let app = TestApp::new().await;
        let game = game(&app, 1, |terms| terms).await;
        own_days(&app, game.players.white, &[]).await;
        enter(&app, &game, SectionId(ABOVE + 1), 5, 9).await;
        let old = app.app.store.game(game.game).await.expect("a game");
        app.app.apply_leave(game.players.white, SectionId(ABOVE + 1)).await.expect("applied");
        told(&app, &game, Some(old)).await;
        app.wait(10 * DAY + late);
        tick(&app).await;
        assert_eq!(notices(&app, game.players.white).await.len(), count, "{late}");
        assert_eq!(alarm(&app, game.players.white).await, None);
    }
}
