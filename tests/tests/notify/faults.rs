//! What fails: the mail server for a day or for good, and the machine between any two calls of its
//! store.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use app::Problem;
use notify::{Delivered, GIVEN_UP_SECONDS, LEASE_SECONDS, letter_of};
use post::mail::Letter;
use rules::{Color, Event, GameId};
use serde_json::{Value, json};
use store::{MailChoice, Notice, NoticeKind};
use tests::{DAY, Front, Network, START, TestApp, Trouble};
use tracing_subscriber::fmt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::{
    append, bring, choose, device, mail_of, mails, pending, play, record, ringing, settle,
    without_mailer,
};

/// More calls than any of the things below makes.
const CALLS_MAX: u32 = 100;

/// Nothing is sent for a day: tried again and again, less and less often, and sent at last.
#[tokio::test]
async fn sending_fails_for_a_day() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let down = without_mailer(&app);
    let records = play(&app, &pairing, "e4").await;
    assert_eq!(bring(&down, &records).await, json!({ "batchItemFailures": [] }));
    let mut tries = Vec::new();
    while tries.len() < 6 {
        let [waits] = &pending(&app, pairing.players.black).await[..] else { panic!("a notice") };
        app.wait(waits.alarm_at - app.app.clock.now() - 1);
        assert_eq!(settle(&down).await, [], "not yet");
        app.wait(1);
        assert_eq!(settle(&down).await, [Delivered::Failed]);
        tries.push((app.app.clock.now() - START) / 60);
    }
    // After one minute, 5, 30, two hours, six and twelve.
    assert_eq!(tries, [1, 6, 36, 156, 516, 1_236]);
    let [waits] = &pending(&app, pairing.players.black).await[..] else { panic!("one notice") };
    assert_eq!((waits.tries, waits.due_at), (7, START));
    app.wait(waits.alarm_at - app.app.clock.now());
    assert!(app.app.clock.now() > START + DAY);
    assert_eq!(settle(&app.app).await, [Delivered::Sent]);
    assert_eq!(mails(&app), [mail_of(pairing.players.black, pairing.game)]);
    assert!(app.app.store.dead_letters().await.expect("letters").is_empty());
}

/// A fault in composing is logged with the notice's key, which names the game: among thousands of mails
/// nobody finds it otherwise.
#[tokio::test]
async fn a_fault_names_the_notice() {
    let app = TestApp::new().await;
    let pairing = app.pairing(48_201).await;
    let kind = NoticeKind::ClaimRejected { game: pairing.game, event: 99 };
    let notice = Notice { player: pairing.players.white, kind };
    let (composed, said) = composed(&app, &notice).await;
    assert_eq!(composed.expect_err("there is no such event").code(), "internal");
    let line = said.lines().find(|line| line.contains("ERROR")).expect("a line");
    assert!(line.contains("game-48201-event-99") && line.contains("not in the log"), "{line}");
    assert!(line.contains(&format!("player={}", notice.player)), "{line}");
}

/// Nothing is said of what is as it should be: the first move of a game, of which nothing comes before.
#[tokio::test]
async fn the_first_move_is_no_fault() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    play(&app, &pairing, "e4").await;
    let kind = NoticeKind::YourMove { game: pairing.game, event: 1, ply: 1 };
    let notice = Notice { player: pairing.players.black, kind };
    let (composed, said) = composed(&app, &notice).await;
    assert!(composed.expect("no fault").is_some());
    assert_eq!(said, "");
}

/// What comes of composing a notice, and what is logged meanwhile.
async fn composed(app: &TestApp, notice: &Notice) -> (Result<Option<Letter>, Problem>, String) {
    let said = Arc::new(Mutex::new(Vec::new()));
    let log = Arc::clone(&said);
    let subscriber = fmt().with_ansi(false).with_writer(move || Lines(Arc::clone(&log)));
    let composed = {
        let _guard = subscriber.set_default();
        letter_of(&app.app, notice).await
    };
    let said = said.lock().expect("the log").clone();
    (composed, String::from_utf8(said).expect("a text"))
}

/// What is logged.
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the log").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// After three days a mail is given up; an officer has it tried again.
#[tokio::test]
async fn sending_fails_for_good() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let down = without_mailer(&app);
    bring(&down, &play(&app, &pairing, "e4").await).await;
    let mut answers = Vec::new();
    while let [waits] = &pending(&app, pairing.players.black).await[..] {
        app.wait(waits.alarm_at - app.app.clock.now());
        answers.extend(settle(&down).await);
    }
    assert_eq!(app.app.clock.now(), START + GIVEN_UP_SECONDS);
    assert_eq!(answers.pop(), Some(Delivered::GivenUp));
    assert_eq!(answers, [Delivered::Failed; 8]);
    let store = &app.app.store;
    let [letter] = &store.dead_letters().await.expect("letters")[..] else { panic!("one letter") };
    assert_eq!((letter.key.player, letter.tries), (pairing.players.black, 10));
    assert!(!letter.reason.contains('@'), "{}", letter.reason);
    app.wait(30 * DAY);
    assert_eq!(settle(&app.app).await, []);
    store.retry_dead(&letter.key, app.app.clock.now()).await.expect("tried again");
    assert_eq!(settle(&down).await, [Delivered::Failed], "another three days");
    app.wait(60);
    assert_eq!(settle(&app.app).await, [Delivered::Sent]);
    assert_eq!(mails(&app), [mail_of(pairing.players.black, pairing.game)]);
    assert!(store.dead_letters().await.expect("letters").is_empty());
}

/// A letter that cannot be composed is a failure like any other, and rings for three days only.
#[tokio::test]
async fn what_cannot_be_composed_is_given_up() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let kind = store::NoticeKind::GameEnded { game: GameId(777), event: 1 };
    let notice = store::Notice { player: pairing.players.white, kind };
    notify::notify(&app.app, notice).await.expect("put");
    while let [waits] = &pending(&app, pairing.players.white).await[..] {
        app.wait(waits.alarm_at - app.app.clock.now());
        settle(&app.app).await;
    }
    let letters = app.app.store.dead_letters().await.expect("letters");
    assert!(letters[0].reason.contains("unknown_game"), "{letters:?}");
    assert_eq!(app.app.clock.now(), START + GIVEN_UP_SECONDS);
}

/// Brings records as Lambda does: again and again until none of them fails.
async fn insist(app: &TestApp, records: &[Value]) {
    for _ in 0..3 {
        if bring(&app.app, records).await == json!({ "batchItemFailures": [] }) {
            return;
        }
    }
    panic!("the records are never done");
}

/// A move, a ruling and a message, and the server dies at any call of its store, before it is
/// carried out or after: nobody is left without a mail, and nobody gets two.
#[tokio::test]
async fn the_server_dies_while_it_tells() {
    let (app, front) = Front::server().await;
    let mut deaths = 0;
    let (mut number, mut calls) = (0, 0);
    loop {
        let mut died = false;
        for carried_out in [false, true] {
            number += 1;
            let pairing = app.pairing(number).await;
            let before = crate::game_item(&app, pairing.game).await;
            let (white, black) = app.players(&pairing);
            let body = json!({ "ply": 0, "move": "e4", "message": "Good luck." });
            white.send_move(pairing.game, &body).await.expect(200);
            let moved = record("1", &before, &crate::game_item(&app, pairing.game).await);
            let declined = Event::Resigned { at: START, by: Color::Black };
            let ended = append(&app, pairing.game, &[declined]).await;
            black.write(pairing.game, "thanks", "Well played.").await.expect(200);
            let pk = format!("G#{}", pairing.game);
            let written = crate::item(&app, &pk, "MSG#black-thanks").await;
            let records = [moved, ended, record("3", &Value::Null, &written)];
            front.after(calls, carried_out);
            bring(&app.app, &records).await;
            let dead = front.heal();
            died |= dead;
            deaths += u32::from(dead);
            // What was done before the death is done; the records come again, or the alarms ring.
            if dead {
                insist(&app, &records).await;
            }
            app.wait(LEASE_SECONDS);
            settle(&app.app).await;
            assert!(ringing(&app.app).await.is_empty(), "at call {calls}");
            let white = mail_of(pairing.players.white, pairing.game);
            let expected = [mail_of(pairing.players.black, pairing.game), white.clone(), white];
            let mut expected = expected.to_vec();
            expected.sort();
            assert_eq!(mails(&app), expected, "at call {calls}, carried out: {carried_out}");
            for player in [pairing.players.white, pairing.players.black] {
                assert!(pending(&app, player).await.is_empty(), "at call {calls}");
            }
        }
        if !died {
            break;
        }
        calls += 1;
        assert!(calls < CALLS_MAX);
    }
    println!("{deaths} deaths at {calls} calls");
    assert!(calls > 20, "only {calls} calls");
}

/// The same while an alarm is answered: for one mail, and for a digest, which is the same again.
#[tokio::test]
async fn the_server_dies_while_it_answers_alarms() {
    for choice in [MailChoice::Each, MailChoice::Digest] {
        let (app, front) = Front::server().await;
        let (mut number, mut calls) = (0, 0);
        loop {
            let mut died = false;
            for carried_out in [false, true] {
                number += 1;
                let first = app.pairing(number).await;
                let player = first.players.black;
                choose(&app, player, choice).await;
                let mut records = play(&app, &first, "e4").await;
                let game = GameId(10_000 + number);
                app.create_game(game, store::SectionId(number), first.terms()).await;
                let second = posthorn::demo::Pairing { game, ..first };
                records.extend(play(&app, &second, "d4").await);
                bring(&without_mailer(&app), &records).await;
                app.wait(DAY);
                front.after(calls, carried_out);
                for key in ringing_of(&app, player).await {
                    if notify::ring(&app.app, &key).await.is_err() {
                        break;
                    }
                }
                let dead = front.heal();
                died |= dead;
                app.wait(LEASE_SECONDS);
                settle(&app.app).await;
                let told = if choice == MailChoice::Each { 2 } else { 1 };
                assert_eq!(mails(&app).len(), told, "{choice} at call {calls}, {carried_out}");
                assert!(pending(&app, player).await.is_empty(), "{choice} at call {calls}");
            }
            if !died {
                break;
            }
            calls += 1;
            assert!(calls < CALLS_MAX);
        }
        println!("{choice}: {calls} calls");
        assert!(calls > 10, "only {calls} calls");
    }
}

/// The keys of a player's notices, without a call of the store that is cut off.
async fn ringing_of(app: &TestApp, player: rules::PlayerId) -> Vec<store::NoticeKey> {
    let past = store::Store::at_endpoint(app.endpoint(), "posthorn");
    let pending = past.pending_notices(player).await.expect("notices");
    pending.iter().map(|pending| pending.notice.key()).collect()
}

/// A mail with which its machine ends, each time that it is begun: it is tried as one that fails, given up
/// in the end, and an officer sees it.
#[tokio::test]
async fn a_mail_that_ends_its_machine_is_given_up() {
    let (app, front) = Front::server().await;
    let pairing = app.pairing(1).await;
    let player = pairing.players.black;
    let records = play(&app, &pairing, "e4").await;
    bring(&without_mailer(&app), &records).await;
    let mut tries = Vec::new();
    while let [waits] = &pending(&app, player).await[..] {
        tries.push(waits.tries);
        app.wait(waits.alarm_at - app.app.clock.now());
        // It is read, the player's settings are, and it is claimed: then the machine ends.
        front.after(2, true);
        let rung = notify::ring(&app.app, &waits.notice.key()).await;
        assert_eq!(front.heal(), rung.is_err());
    }
    assert_eq!(tries, (1..=12).collect::<Vec<u16>>(), "each try counts when it begins");
    let past = app.app.clock.now() - START - GIVEN_UP_SECONDS;
    assert!((0..DAY / 24).contains(&past), "{past}");
    let store = &app.app.store;
    let [letter] = &store.dead_letters().await.expect("letters")[..] else { panic!("one letter") };
    assert_eq!((letter.key.player, letter.tries), (player, 12));
    store.retry_dead(&letter.key, app.app.clock.now()).await.expect("tried again");
    assert_eq!(settle(&app.app).await, [Delivered::Sent]);
}

/// One mail of a digest ends the machine: after a day of it the others go out without it.
#[tokio::test]
async fn a_digest_does_not_wait_for_the_mail_that_ends_its_machine() {
    let (app, front) = Front::server().await;
    let first = app.pairing(1).await;
    let player = first.players.black;
    choose(&app, player, MailChoice::Digest).await;
    let mut records = play(&app, &first, "e4").await;
    let second = posthorn::demo::Pairing { game: GameId(1_000), ..first };
    app.create_game(second.game, store::SectionId(1), second.terms()).await;
    records.extend(play(&app, &second, "d4").await);
    bring(&app.app, &records).await;
    let deadly = pending(&app, player).await[0].notice.key();
    let mut deaths = 0;
    loop {
        app.wait(3_600);
        let rings = ringing(&app.app).await;
        for key in &rings {
            // Alone the deadly one ends the machine; in a digest each of them does.
            let alone = pending(&app, player).await.iter().all(|waits| waits.tries >= 6);
            if *key == deadly || !alone {
                front.after(4, true);
            }
            let rung = notify::ring(&app.app, key).await;
            deaths += u32::from(front.heal());
            if rung.is_err() {
                break;
            }
        }
        if !mails(&app).is_empty() {
            break;
        }
        assert!(app.app.clock.now() < START + 3 * DAY, "nothing was told");
    }
    assert_eq!(deaths, 7, "six digests, and the deadly one alone");
    let [waits] = &pending(&app, player).await[..] else { panic!("one notice") };
    assert_eq!(waits.notice.key(), deadly);
}

/// The same with a message to a device, in place of a mail: whoever notices it, it is given up.
#[tokio::test]
async fn a_push_that_ends_its_machine_is_given_up() {
    let (app, front) = Front::server().await;
    let pairing = app.pairing(1).await;
    let (player, other) = (pairing.players.white, pairing.players.black);
    choose(&app, player, MailChoice::None).await;
    device(&app, player, "https://push.example/1").await;
    let ended =
        append(&app, pairing.game, &[Event::Resigned { at: START, by: Color::Black }]).await;
    // The settings and the devices are read, it is put down: then the machine ends. The record comes again,
    // and goes on with what is behind it.
    front.after(2, true);
    bring(&app.app, std::slice::from_ref(&ended)).await;
    assert!(front.heal());
    assert_eq!(pending(&app, player).await.len(), 1);
    insist(&app, &[ended]).await;
    assert_eq!(mails(&app), [mail_of(other, pairing.game)]);
    let mut tries = 0;
    while let [waits] = &pending(&app, player).await[..] {
        assert!(tries < 99, "it is never given up");
        tries = waits.tries;
        app.wait(waits.alarm_at - app.app.clock.now());
        front.after(2, true);
        let rung = notify::ring(&app.app, &waits.notice.key()).await;
        assert_eq!(front.heal(), rung.is_err());
    }
    assert_eq!(tries, 12);
    assert_eq!(app.app.store.dead_letters().await.expect("letters").len(), 1);
}

/// The table falls silent when a late try has begun: the notices ring again soon, not after hours.
#[tokio::test]
async fn silence_of_the_table_costs_no_hours() {
    for (choice, before) in [(MailChoice::Each, 3), (MailChoice::Digest, 4)] {
        let (app, network) = Network::server().await;
        let first = app.pairing(1).await;
        let player = first.players.black;
        choose(&app, player, choice).await;
        let mut records = play(&app, &first, "e4").await;
        let second = posthorn::demo::Pairing { game: GameId(1_000), ..first };
        app.create_game(second.game, store::SectionId(1), second.terms()).await;
        records.extend(play(&app, &second, "d4").await);
        let down = without_mailer(&app);
        bring(&down, &records).await;
        while pending(&app, player).await[0].tries < 5 {
            app.wait(pending(&app, player).await[0].alarm_at - app.app.clock.now());
            settle(&down).await;
        }
        app.wait(DAY / 2);
        let [key, ..] = &ringing(&app.app).await[..] else { panic!("nothing rings") };
        // It is read and claimed, and then nothing answers for as long as a request is asked again.
        let silence = std::iter::repeat_n(Some(Trouble::Throttled), 5);
        network.next(std::iter::repeat_n(None, before).chain(silence));
        let problem = notify::ring(&app.app, key).await.expect_err("silence");
        assert_eq!(problem.code(), "unavailable", "{choice}");
        app.wait(LEASE_SECONDS);
        settle(&app.app).await;
        assert!(pending(&app, player).await.is_empty(), "{choice}");
        assert!(!mails(&app).is_empty(), "{choice}");
    }
}
