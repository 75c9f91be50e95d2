//! LAW-0-options: reminders after 14, 28 and 35 days of silence, and a player's own so many days
//! before the deadline, which here is White's first flag after 36 days.

use axum::http::Method;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use posthorn::demo::Pairing;
use rules::{Color, Event, GameId, Interval, Intervals, MoveCode, PlayerId, SilenceRule, Terms};
use serde_json::{Value, json};
use store::{Error, Role, SectionId, encode_event};
use tests::{DAY, Front, OFFICER, START, TestApp, database_request};

use crate::{ABOVE, address, alarm, change, game, mails, notices, own_days, play, tick, told};

/// Calls of a sweep that only ask each partition for its alarms, and more than it makes in all.
const ASKING_CALLS: u32 = 15;
const CALLS_MAX: u32 = 200;

fn silent(terms: Terms) -> Terms {
    Terms { silence: SilenceRule::FortyDays, ..terms }
}

/// Goes to a moment so many seconds after the start.
fn go(app: &TestApp, seconds: i64) {
    app.wait(START + seconds - app.app.clock.now());
}

/// The days before the last one on which a player was told something; nothing is looked at but when
/// the alarm rings.
async fn rang(app: &TestApp, player: PlayerId, last: i64) -> Vec<i64> {
    let mut days = Vec::new();
    while let Some(at) = alarm(app, player).await.filter(|at| *at < START + last * DAY) {
        app.wait((at - app.app.clock.now()).max(0));
        if tick(app).await.acted > 0 {
            days.push((app.app.clock.now() - START) / DAY);
        }
        assert!(alarm(app, player).await != Some(at), "it is set afresh");
    }
    days
}

/// Both sides of each moment: a second before nothing, then one notice, and the alarm at the next.
#[tokio::test]
async fn each_reminder_comes_at_its_second() {
    let app = TestApp::new().await;
    let game = game(&app, 1, silent).await;
    let white = game.players.white;
    let mut expected: Vec<String> = Vec::new();
    let moments =
        [("reminder", 14, 14), ("reminder", 28, 28), ("deadline", 3, 33), ("reminder", 35, 35)];
    assert_eq!(alarm(&app, white).await, Some(START + 14 * DAY));
    for (index, (cause, days, day)) in moments.into_iter().enumerate() {
        assert_eq!(alarm(&app, white).await, Some(START + day * DAY), "{cause} {days}");
        go(&app, day * DAY - 1);
        assert_eq!(tick(&app).await.acted, 0);
        mails(&app).await;
        assert_eq!(notices(&app, white).await, expected, "{cause} {days}");
        go(&app, day * DAY);
        assert_eq!(tick(&app).await.acted, 1, "{cause} {days}");
        expected.push(format!("{cause}-{}-0-{days}", ABOVE + 1));
        expected.sort();
        assert_eq!(notices(&app, white).await, expected, "{cause} {days}");
        let next = moments.get(index + 1).map(|(_, _, day)| START + day * DAY);
        assert_eq!(alarm(&app, white).await, next, "{cause} {days}");
        let sent = mails(&app).await;
        assert_eq!(sent.len(), 1, "{sent:?}");
        assert_eq!(sent[0].0, address(white));
        // A second run at the same moment, and one a day later, find nothing.
        assert_eq!(tick(&app).await.acted, 0);
        assert!(mails(&app).await.is_empty());
    }
    assert_eq!(notices(&app, game.players.black).await, [""; 0]);
}

/// A reminder tells the clock in days for the moves left, as the pages do, beside what is left until the flag
/// falls.
#[tokio::test]
async fn a_deadline_is_told_with_the_clock() {
    let app = TestApp::new().await;
    game(&app, 1, |terms| terms).await;
    go(&app, 33 * DAY);
    mails(&app).await;
    tick(&app).await;
    notify::tick(&app.app).await.expect("a sweep");
    let body = app.take_mail().body;
    assert!(body.contains("Your clock is running: 3 days left for move 1"), "{body}");
    assert!(body.contains("- Your time: 4 days for 10 moves\n"), "{body}");
}

/// Without the rule on silence, or with other days of one's own, there are fewer.
#[tokio::test]
async fn everybody_has_own_days() {
    for (days, is_silent, expected) in [
        (&[3][..], false, &[33][..]),
        (&[30], false, &[6]),
        (&[1, 7, 3], false, &[29, 33, 35]),
        (&[], false, &[]),
        (&[], true, &[14, 28, 35]),
        (&[8], true, &[14, 28, 35]),
        (&[4, 2], true, &[14, 28, 32, 34, 35]),
    ] {
        let app = TestApp::new().await;
        let pairing = app.pairing(2).await;
        let white = pairing.players.white;
        own_days(&app, white, days).await;
        let id = rules::GameId(7);
        let terms = pairing.terms();
        let terms = if is_silent { silent(terms) } else { terms };
        app.app.store.bring_reminders_forward(white, START, START).await.expect("an alarm");
        app.create_game(id, store::SectionId(2), terms).await;
        app.person(white).resign(pairing.game).await.expect(200);
        assert_eq!(rang(&app, white, 36).await, expected, "{days:?} {is_silent}");
    }
}

/// Who looks on the 34th day tells of 28 days of silence and of the deadline, not of 14 days.
#[tokio::test]
async fn a_late_run_tells_how_things_stand() {
    let app = TestApp::new().await;
    let game = game(&app, 1, silent).await;
    let white = game.players.white;
    app.wait(300);
    assert_eq!(mails(&app).await.len(), 2, "the news that the game was set up");
    go(&app, 34 * DAY);
    let swept = tick(&app).await;
    assert_eq!((swept.acted, swept.lag_seconds), (1, 20 * DAY));
    let id = ABOVE + 1;
    assert_eq!(
        notices(&app, white).await,
        [format!("deadline-{id}-0-3"), format!("reminder-{id}-0-28")]
    );
    assert_eq!(alarm(&app, white).await, Some(START + 35 * DAY));
    assert_eq!(mails(&app).await.len(), 2);
    // Once the flag has fallen there is nothing to be reminded of any more.
    go(&app, 36 * DAY);
    assert_eq!(app.run_schedules().await.0, 1);
    tick(&app).await;
    assert_eq!((notices(&app, white).await.len(), alarm(&app, white).await), (2, None));
}

/// LAW-10.1: days of leave do not count; the end of the leave is told on the way.
#[tokio::test]
async fn leave_puts_reminders_off() {
    let app = TestApp::new().await;
    let game = game(&app, 1, silent).await;
    let white = game.players.white;
    let mut leave = Intervals::default();
    leave.add(Interval { from: START + 2 * DAY, until: START + 5 * DAY });
    change(&app, &game, white, |game, now| game.set_leave(Color::White, &leave, now)).await;
    assert_eq!(alarm(&app, white).await, Some(START + 5 * DAY), "the end of the leave");
    // The deadline is on the 39th day.
    assert_eq!(rang(&app, white, 39).await, [5, 17, 31, 36, 38]);
    assert_eq!(notices(&app, white).await.len(), 5);
    let until = (START + 5 * DAY).unix();
    assert!(notices(&app, white).await.contains(&format!("leave-ended-{until}")));
}

/// Leave that is taken back brings the reminders back, however early the alarm then rings.
#[tokio::test]
async fn leave_taken_back_brings_reminders_back() {
    let app = TestApp::new().await;
    let game = game(&app, 1, silent).await;
    let white = game.players.white;
    let mut leave = Intervals::default();
    leave.add(Interval { from: START + 10 * DAY, until: START + 20 * DAY });
    change(&app, &game, white, |game, now| game.set_leave(Color::White, &leave, now)).await;
    app.wait(9 * DAY);
    tick(&app).await;
    let none = Intervals::default();
    change(&app, &game, white, |game, now| game.set_leave(Color::White, &none, now)).await;
    go(&app, 14 * DAY - 1);
    assert_eq!(tick(&app).await.acted, 0);
    go(&app, 14 * DAY);
    assert_eq!(tick(&app).await.acted, 1);
    assert_eq!(notices(&app, white).await, [format!("reminder-{}-0-14", ABOVE + 1)]);
}

/// Longer reflection that was announced, and a turn that was answered, are not reminded of; a
/// reminder that waits for the mail is not sent any more.
#[tokio::test]
async fn what_was_answered_is_not_reminded_of() {
    let app = TestApp::new().await;
    let announced = game(&app, 1, silent).await;
    let answered = game(&app, 2, silent).await;
    let waiting = game(&app, 3, silent).await;
    app.wait(300);
    mails(&app).await;
    go(&app, 13 * DAY);
    let white = announced.players.white;
    change(&app, &announced, white, |game, now| game.announce_reflection(white, 0, now)).await;
    play(&app, &answered, "e4").await;
    go(&app, 14 * DAY);
    // White's alarm rings for nothing in the two games, and for something in the third.
    let swept = tick(&app).await;
    assert_eq!((swept.acted, swept.rearmed), (1, 2));
    assert_eq!(notices(&app, white).await, [""; 0]);
    assert_eq!(alarm(&app, white).await, Some(START + 33 * DAY));
    let other = answered.players.white;
    assert_eq!((notices(&app, other).await.len(), alarm(&app, other).await), (0, None));
    assert_eq!(alarm(&app, answered.players.black).await, Some(START + 27 * DAY));
    // The third player moves before the mail goes out.
    assert_eq!(notices(&app, waiting.players.white).await.len(), 1);
    play(&app, &waiting, "e4").await;
    assert_eq!(mails(&app).await, []);
}

/// Chooses other days on the settings' page.
async fn choose_days(app: &TestApp, player: PlayerId, days: Option<u8>) {
    let days: Vec<u8> = days.into_iter().collect();
    let body = json!({
        "mail": "each", "digest_hour": 6, "reminder_days": days, "language": "en", "zone": "UTC"
    });
    app.person(player).request(Method::PUT, "/api/settings", &body).await.expect(200);
}

/// Days chosen late count at the next run; however often they are changed, nobody is told twice of
/// one deadline before the moment that was chosen last.
#[tokio::test]
async fn days_chosen_late_count_at_once() {
    let app = TestApp::new().await;
    let game = game(&app, 1, |terms| terms).await;
    let white = game.players.white;
    choose_days(&app, white, None).await;
    tick(&app).await;
    assert_eq!(alarm(&app, white).await, None);
    go(&app, 33 * DAY);
    mails(&app).await;
    choose_days(&app, white, Some(5)).await;
    assert_eq!(alarm(&app, white).await, Some(START + 33 * DAY));
    assert_eq!(tick(&app).await.acted, 1);
    let first = format!("deadline-{}-0-5", ABOVE + 1);
    assert_eq!(notices(&app, white).await, [first.as_str()]);
    assert_eq!(mails(&app).await.len(), 1);
    for days in [None, Some(5), Some(7), Some(4), Some(30), Some(3)] {
        choose_days(&app, white, days).await;
        app.wait(60);
        tick(&app).await;
        assert_eq!(notices(&app, white).await, [first.as_str()], "{days:?}");
        assert_eq!(mails(&app).await, [], "{days:?}");
    }
    // Nearer to the deadline than when it was told is another reminder, at its own second.
    choose_days(&app, white, Some(2)).await;
    assert_eq!(tick(&app).await.rearmed, 1);
    assert_eq!(alarm(&app, white).await, Some(START + 34 * DAY));
    go(&app, 34 * DAY);
    tick(&app).await;
    assert_eq!(notices(&app, white).await, [format!("deadline-{}-0-2", ABOVE + 1), first]);
    assert_eq!(mails(&app).await.len(), 1);
    // Who has nothing to be reminded of has no alarm for long.
    choose_days(&app, game.players.black, Some(9)).await;
    tick(&app).await;
    assert_eq!(alarm(&app, game.players.black).await, None);
}

/// Two settings in the second in which a run has read the first: the run does not pass the second by.
#[tokio::test]
async fn days_are_chosen_while_a_run_looks() {
    let app = TestApp::new().await;
    let game = game(&app, 1, |terms| terms).await;
    let white = game.players.white;
    go(&app, 33 * DAY - 1);
    choose_days(&app, white, None).await;
    let was = alarm(&app, white).await.expect("an alarm");
    choose_days(&app, white, Some(5)).await;
    let rearmed = app.app.store.rearm_reminders(white, was, None).await;
    assert!(matches!(rearmed, Err(Error::Conflict)), "{rearmed:?}");
    assert_eq!(tick(&app).await.acted, 1);
}

/// One more game of the same players, of which `notify` has told.
async fn another(app: &TestApp, game: &Pairing, id: u32) -> Pairing {
    let other = Pairing { game: GameId(id), ..*game };
    app.create_game(other.game, SectionId(ABOVE + 1), silent(game.terms())).await;
    told(app, &other, None).await;
    other
}

/// Writes a game's log as it is, past the store.
async fn put_log(app: &TestApp, id: GameId, log: &[u8], events: u32) {
    let set = json!({
        "TableName": "posthorn",
        "Key": { "pk": { "S": format!("G#{id}") }, "sk": { "S": "GAME" } },
        "UpdateExpression": "SET #log = :log, #events = :events",
        "ExpressionAttributeNames": { "#log": "log", "#events": "events" },
        "ExpressionAttributeValues": {
            ":log": { "B": BASE64_STANDARD.encode(log) }, ":events": { "N": events.to_string() }
        }
    });
    let _: Value = database_request(app.endpoint(), "UpdateItem", &set).await;
}

/// Games that cannot be read keep no reminder of the others back; they are counted, looked at again
/// after an hour, and reminded of once they can be read.
#[tokio::test]
async fn a_damaged_game_is_not_in_the_way() {
    let app = TestApp::new().await;
    let sound = game(&app, 1, silent).await;
    let (cut, false_move) =
        (another(&app, &sound, 2_001).await, another(&app, &sound, 2_002).await);
    let white = sound.players.white;
    // A log that breaks off, and one that can be read and tells an impossible move.
    put_log(&app, cut.game, &[255], 1).await;
    let (e2, e5) = (shakmaty::Square::E2, shakmaty::Square::E5);
    let code = MoveCode::new(e2, e5, None);
    let (draw_offered, ends, conditional) = (false, None, false);
    let event = Event::MovePlayed { at: START, code, draw_offered, ends, conditional };
    let mut log = Vec::new();
    encode_event(&mut log, None, &event);
    put_log(&app, false_move.game, &log, 1).await;
    app.wait(300);
    app.take_mails();
    go(&app, 14 * DAY);
    let ticked = async || {
        let swept = clock_tick::tick(&app.app).await.expect("a sweep");
        (swept.acted, swept.failed)
    };
    assert_eq!(ticked().await, (0, 1));
    let key = |id: u32| format!("reminder-{id}-0-14");
    assert_eq!(notices(&app, white).await, [key(ABOVE + 1)]);
    assert_eq!(alarm(&app, white).await, Some(START + 14 * DAY + 3_600));
    assert_eq!(ticked().await, (0, 0), "not every minute");
    app.wait(3_600);
    put_log(&app, cut.game, &[], 0).await;
    assert_eq!(ticked().await, (0, 1));
    assert_eq!(notices(&app, white).await, [key(ABOVE + 1), key(2_001)]);
    app.wait(3_600);
    put_log(&app, false_move.game, &[], 0).await;
    assert_eq!(ticked().await, (1, 0));
    assert_eq!(notices(&app, white).await, [key(ABOVE + 1), key(2_001), key(2_002)]);
    assert_eq!(alarm(&app, white).await, Some(START + 28 * DAY));
}

/// Two runs at once, ten times over, make one notice and one mail each.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn runs_overlap() {
    let app = TestApp::new().await;
    for number in 1..=10 {
        let game = game(&app, number, silent).await;
        let at = app.app.clock.now() + 14 * DAY;
        app.wait(14 * DAY);
        mails(&app).await;
        let (a, b) = tokio::join!(clock_tick::tick(&app.app), clock_tick::tick(&app.app));
        let (a, b) = (a.expect("a sweep"), b.expect("a sweep"));
        assert_eq!(a.failed + b.failed, 0);
        assert!(a.acted + b.acted >= 1);
        let key = format!("reminder-{}-0-14", ABOVE + number);
        assert_eq!(notices(&app, game.players.white).await, [key]);
        let (a, b) = tokio::join!(notify::tick(&app.app), notify::tick(&app.app));
        assert_eq!(a.expect("a sweep").failed + b.expect("a sweep").failed, 0);
        assert_eq!(app.take_mail().to, address(game.players.white));
        assert_eq!(alarm(&app, game.players.white).await, Some(at + 14 * DAY));
        app.person(game.players.white).resign(game.game).await.expect(200);
    }
}

/// A turn that begins while a run looks at the player's games: the alarm stays due.
#[tokio::test]
async fn a_turn_begins_while_a_run_looks() {
    let app = TestApp::new().await;
    let game = game(&app, 1, silent).await;
    let white = game.players.white;
    go(&app, 14 * DAY);
    let was = alarm(&app, white).await.expect("an alarm");
    // The run has read the alarm and the games; then another game's turn begins.
    told(&app, &game, None).await;
    let rearmed = app.app.store.rearm_reminders(white, was, Some(START + 28 * DAY)).await;
    assert!(matches!(rearmed, Err(Error::Conflict)), "{rearmed:?}");
    assert!(alarm(&app, white).await <= Some(app.app.clock.now()));
    assert_eq!(tick(&app).await.acted, 1);
    assert_eq!(alarm(&app, white).await, Some(START + 28 * DAY));
}

/// The machine dies at any call of a run: whoever looks next tells it, once.
#[tokio::test]
async fn a_run_dies_anywhere() {
    let (app, front) = Front::server().await;
    let (mut number, mut calls, mut deaths) = (0, ASKING_CALLS, 0);
    loop {
        let mut died = false;
        for carried_out in [false, true] {
            number += 1;
            let game = game(&app, number, silent).await;
            app.wait(14 * DAY);
            mails(&app).await;
            front.after(calls, carried_out);
            let _ = clock_tick::tick(&app.app).await;
            let dead = front.heal();
            died |= dead;
            deaths += u32::from(dead);
            tick(&app).await;
            let key = format!("reminder-{}-0-14", ABOVE + number);
            assert_eq!(notices(&app, game.players.white).await, [key], "at call {calls}");
            let sent = mails(&app).await;
            assert_eq!(sent.len(), 1, "at call {calls}: {sent:?}");
            assert!(alarm(&app, game.players.white).await > Some(app.app.clock.now()));
            app.person(game.players.white).resign(game.game).await.expect(200);
        }
        if !died {
            break;
        }
        calls += 1;
        assert!(calls < CALLS_MAX);
    }
    assert!(deaths > 10, "{deaths}");
}

/// What waits at an officer's desk.
async fn queue(app: &TestApp) -> Vec<Value> {
    let officer = app.person_as(OFFICER, Role::Officer);
    let queue = officer.get("/api/director/queue").await.expect(200).json;
    queue["items"].as_array().expect("items").clone()
}

/// A player who is silent for four weeks is seen by the officials, to the second, until the move; one
/// who has announced longer reflection is not.
#[tokio::test]
async fn long_silence_waits_at_the_desk() {
    let app = TestApp::new().await;
    let game = game(&app, 1, silent).await;
    go(&app, 28 * DAY - 1);
    tick(&app).await;
    assert_eq!(queue(&app).await, [Value::Null; 0]);
    go(&app, 28 * DAY);
    for _ in 0..2 {
        tick(&app).await;
        let items = queue(&app).await;
        let [item] = &items[..] else { panic!("{items:?}") };
        assert_eq!((&item["kind"], &item["id"]), (&json!("silence"), &json!(ABOVE + 1)));
        assert_eq!((&item["age_days"], &item["by"]), (&json!(28), &Value::Null));
        assert_eq!(item["about"]["id"], json!(game.players.white));
    }
    let (white, _) = app.players(&game);
    white.play(game.game, 0, "e4").await.expect(200);
    assert_eq!(queue(&app).await, [Value::Null; 0]);
    assert!(app.app.store.desk().await.expect("the desk").is_empty(), "nothing is left behind");
}
