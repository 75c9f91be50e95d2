//! LAW-6.8: an outage whose games were left behind is credited to all of them, in batches, once.

use posthorn::demo::Pairing;
use rules::{Event, GameId, Instant, Interval, LostGame, Outage, PlayerId};
use serde_json::json;
use store::{ENDED_GAMES_MAX, Section, SectionId, StoredOutage};
use tests::{DAY, Front, START, TestApp, database_request};

use crate::tick;

const SECTION: SectionId = SectionId(700);
/// More than one batch.
const GAMES: u32 = 60;
/// More games than one outage names.
const MANY: u32 = 210;
/// White's first flag, in seconds.
const FIRST: i64 = 36 * DAY;
/// Seconds for which the server was away.
const AWAY: i64 = 3 * DAY;

/// A section with so many games of two players, from the number 1,001 on.
async fn section(app: &TestApp, games: u32) -> Pairing {
    let pairing = app.pairing(1).await;
    app.person(pairing.players.white).resign(pairing.game).await.expect(200);
    let section = Section::new(SECTION, "Final", "Cup");
    app.app.store.create_section(&section).await.expect("a section");
    for number in 1..=games {
        app.create_game(GameId(1_000 + number), SECTION, pairing.terms()).await;
    }
    pairing
}

/// Decides that the last three days are charged to nobody, and dies.
async fn decide(app: &TestApp) -> StoredOutage {
    let now = app.app.clock.now();
    let outage = Outage {
        interval: Interval { from: now + -AWAY, until: now },
        sections: vec![SECTION],
        reinstates: false,
        reason: "The server could not be reached.".to_owned(),
        decided_by: PlayerId(900),
        decided_at: now,
    };
    app.app.store.decide_outage(&outage).await.expect("decided")
}

async fn outage(app: &TestApp, id: u32) -> StoredOutage {
    app.app.store.outage(id).await.expect("an outage")
}

async fn deadline(app: &TestApp, number: u32) -> Option<Instant> {
    app.app.load_game(GameId(1_000 + number)).await.expect("a game").1.deadline()
}

/// Every game has got the time back, and once.
async fn all_credited(app: &TestApp, numbers: impl Iterator<Item = u32>) {
    for number in numbers {
        assert_eq!(deadline(app, number).await, Some(START + FIRST + AWAY), "{number}");
        let log = app.app.store.game(GameId(1_000 + number)).await.expect("a game").log;
        assert!(matches!(log[..], [Event::OutageCredited { .. }]), "{number}: {log:?}");
    }
}

/// What a run left behind the next one finishes; a third finds nothing, not even an alarm.
#[tokio::test]
async fn an_outage_left_behind_is_finished() {
    let app = TestApp::new().await;
    section(&app, GAMES).await;
    app.wait(10 * DAY);
    let decided = decide(&app).await;
    assert_eq!((decided.games, decided.done), (0, false));
    assert_eq!(tick(&app).await.acted, 1);
    all_credited(&app, 1..=GAMES).await;
    let done = outage(&app, decided.id).await;
    assert_eq!((done.games, done.done), (GAMES, true));
    app.wait(DAY);
    assert_eq!(tick(&app).await.acted, 0);
    assert_eq!(outage(&app, decided.id).await, done);
}

/// Two runs at once: each game is credited once, and counted once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn runs_overlap() {
    let app = TestApp::new().await;
    section(&app, GAMES).await;
    app.wait(10 * DAY);
    let decided = decide(&app).await;
    let (a, b) = tokio::join!(app.app.credit_outage(decided.id), app.app.credit_outage(decided.id));
    assert_eq!((a, b), (Ok(true), Ok(true)));
    all_credited(&app, 1..=GAMES).await;
    assert_eq!(outage(&app, decided.id).await.games, GAMES);
}

/// A run dies at any of its calls, the next one goes on.
#[tokio::test]
async fn a_run_dies_anywhere() {
    let (app, front) = Front::server().await;
    section(&app, 4).await;
    app.wait(10 * DAY);
    for calls in 0..100 {
        for carried_out in [false, true] {
            // Another second, another outage: three days and a bit.
            app.wait(1);
            let decided = decide(&app).await;
            front.after(calls, carried_out);
            let _ = app.app.credit_outage(decided.id).await;
            let died = front.heal();
            tick(&app).await;
            let done = outage(&app, decided.id).await;
            assert_eq!((done.games, done.done), (4, true), "at call {calls}");
            for number in 1..=4 {
                let log = app.app.store.game(GameId(1_000 + number)).await.expect("a game").log;
                let same = |event: &&Event| matches!(**event, Event::OutageCredited { outage, .. } if outage == done.outage.interval);
                assert_eq!(log.iter().filter(same).count(), 1, "at call {calls}");
            }
            if !died {
                assert!(calls > 8, "only {calls} calls");
                return;
            }
        }
    }
    panic!("it dies for ever");
}

/// Games that were lost in the outage are named batch by batch, each once, wherever a run dies; of very
/// many only the first are, and all are counted.
#[tokio::test]
async fn games_lost_in_the_outage_are_named_once() {
    let (app, front) = Front::server().await;
    section(&app, 4).await;
    app.wait(FIRST);
    assert_eq!(app.run_schedules().await.0, 4);
    for calls in 0..100 {
        for carried_out in [false, true] {
            app.wait(1);
            let decided = decide(&app).await;
            front.after(calls, carried_out);
            let _ = app.app.credit_outage(decided.id).await;
            let died = front.heal();
            tick(&app).await;
            let done = outage(&app, decided.id).await;
            let lost = |number: u32| LostGame {
                game: GameId(1_000 + number),
                section: SECTION,
                at: START + FIRST,
                silent: false,
            };
            assert_eq!(done.ended, [1, 2, 3, 4].map(lost), "at call {calls}");
            assert_eq!((done.ended_count, done.games, done.done), (4, 0, true), "at call {calls}");
            if !died {
                assert!(calls > 6, "only {calls} calls");
                return;
            }
        }
    }
    panic!("it dies for ever");
}

#[tokio::test]
async fn very_many_lost_games_are_counted() {
    let app = TestApp::new().await;
    section(&app, MANY).await;
    app.wait(FIRST);
    assert_eq!(app.run_schedules().await.0, MANY);
    app.wait(DAY);
    let decided = decide(&app).await;
    assert_eq!(tick(&app).await.acted, 1);
    let done = outage(&app, decided.id).await;
    assert_eq!((done.ended.len(), done.ended_count, done.done), (ENDED_GAMES_MAX, MANY, true));
    let numbers = done.ended.iter().map(|ended| ended.game.0);
    assert!(numbers.eq((1_001..).take(ENDED_GAMES_MAX)));
}

/// A game that cannot be read does not keep the time from the others; it gets its own once it can.
#[tokio::test]
async fn a_damaged_game_is_not_in_the_way() {
    let app = TestApp::new().await;
    section(&app, GAMES).await;
    let set_events = async |events: u32| {
        let set = json!({
            "TableName": "posthorn",
            "Key": { "pk": { "S": "G#1003" }, "sk": { "S": "GAME" } },
            "UpdateExpression": "SET events = :events",
            "ExpressionAttributeValues": { ":events": { "N": events.to_string() } }
        });
        database_request(app.endpoint(), "UpdateItem", &set).await;
    };
    set_events(7).await;
    app.wait(10 * DAY);
    let decided = decide(&app).await;
    for _ in 0..2 {
        let swept = clock_tick::tick(&app.app).await.expect("a sweep");
        assert_eq!((swept.acted, swept.failed), (0, 1));
        all_credited(&app, (1..=GAMES).filter(|number| *number != 3)).await;
        assert!(!outage(&app, decided.id).await.done, "the alarm goes on ringing");
    }
    set_events(0).await;
    assert_eq!(tick(&app).await.acted, 1);
    all_credited(&app, 1..=GAMES).await;
    let done = outage(&app, decided.id).await;
    assert_eq!((done.games, done.done), (GAMES, true));
}

/// LAW-6.8: a flag that fell in an outage which was decided on and has not reached the game has not
/// fallen.
#[tokio::test]
async fn nobody_loses_on_time_before_the_outage_is_credited() {
    let app = TestApp::new().await;
    section(&app, 2).await;
    app.wait(FIRST + DAY);
    decide(&app).await;
    assert_eq!(app.run_schedules().await.0, 0);
    all_credited(&app, 1..=2).await;
    app.wait(AWAY - DAY - 1);
    assert_eq!(app.run_schedules().await.0, 0);
    app.wait(1);
    assert_eq!(app.run_schedules().await.0, 2);
}
