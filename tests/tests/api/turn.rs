//! What players do to clocks other than moving: longer reflection (LAW-0-options), the bank of Triple
//! Block (LAW-C), and the claim of a flag (LAW-6.6).

use posthorn::demo::Pairing;
use rules::{
    Color, Day, Days, Event, FlagRule, GameId, Interval, Intervals, LeaveAction, LeaveEntry,
    Outage, PlayerId, SilenceRule, Terms, TimeControl, TripleBlock,
};
use serde_json::{Value, json};
use store::{Section, SectionId, StoredLeave};
use tests::{Answer, DAY, Person, START, TestApp, database_request};

/// White's first deadline under the standard control, in seconds.
const FIRST: i64 = 36 * DAY;

fn silent(terms: Terms) -> Terms {
    Terms { silence: SilenceRule::FortyDays, ..terms }
}

fn claimed(terms: Terms) -> Terms {
    Terms { flag: FlagRule::Claimed, ..terms }
}

fn triple(terms: Terms) -> Terms {
    let blocks = TripleBlock { bank_days: 75, increment_days: 5, protected: false };
    Terms { time_control: TimeControl::TripleBlock(blocks), ..terms }
}

async fn announce(person: Person<'_>, id: GameId, ply: u16) -> Answer {
    person.post(&format!("/api/games/{id}/reflection"), &json!({ "ply": ply })).await
}

async fn refill(
    person: Person<'_>,
    id: GameId,
    ply: u16,
    refilled: i64,
    seconds: Option<i64>,
) -> Answer {
    let body = json!({ "ply": ply, "refilled": refilled, "seconds": seconds });
    person.post(&format!("/api/games/{id}/refill"), &body).await
}

async fn claim(person: Person<'_>, id: GameId) -> Answer {
    person.post(&format!("/api/games/{id}/claims/time"), &Value::Null).await
}

async fn log(app: &TestApp, game: &Pairing) -> Vec<Event> {
    app.app.store.game(game.game).await.expect("a game").log
}

/// LAW-0-options: announced once, however often it is sent; silence then does not lose, the flag
/// does. The next move is another.
#[tokio::test]
async fn longer_reflection_is_announced() {
    let app = TestApp::new().await;
    let game =
        app.pairing_on(1, |terms| Terms { time_control: TimeControl::None, ..silent(terms) }).await;
    let (white, black) = app.players(&game);
    let shown = white.game(game.game).await.expect(200).json;
    let lost_at = (START + 41 * DAY).to_string();
    assert_eq!(shown["silence"], json!({ "days": 0, "lost_at": lost_at, "announced": false }));
    assert_eq!(shown["deadline"], lost_at);
    app.wait(40 * DAY);
    for late in [0, 60] {
        app.wait(late);
        let clock = announce(white, game.game, 0).await.expect(200).json;
        assert_eq!(
            (&clock["running"], &clock["thinking_seconds"]),
            (&json!(true), &json!(40 * DAY + late))
        );
        let log = log(&app, &game).await;
        assert!(
            matches!(log[..], [Event::ReflectionAnnounced { by: Color::White, .. }]),
            "{log:?}"
        );
        assert_eq!(app.kept(&game).await.alarm_at, None);
    }
    let shown = white.game(game.game).await.expect(200).json;
    assert_eq!(shown["silence"], json!({ "days": 40, "lost_at": null, "announced": true }));
    assert_eq!(shown["deadline"], Value::Null);
    app.wait(100 * DAY);
    assert_eq!(app.run_schedules().await.0, 1, "the pairing's other game");
    app.play_all(&game, "e4").await;
    let shown = black.game(game.game).await.expect(200).json;
    assert_eq!(
        (&shown["silence"]["announced"], &shown["silence"]["days"]),
        (&json!(false), &json!(0))
    );
    // White's request comes once more, late: answered as the first time. Black's move is Black's.
    announce(white, game.game, 0).await.expect(200);
    announce(black, game.game, 1).await.expect(200);
    assert_eq!(log(&app, &game).await.len(), 3);
    app.play_all(&game, "e5").await;
    app.wait(41 * DAY);
    assert_eq!(app.run_schedules().await.0, 1);
    let ended = app.kept(&game).await.result.map(|(white, black, _)| (white, black));
    assert_eq!(ended, Some((0, 2)), "White has announced nothing for the second move");
}

/// What is refused, with its code and rule; nothing is written.
#[tokio::test]
async fn longer_reflection_is_refused() {
    let app = TestApp::new().await;
    let usual = app.pairing(1).await;
    let game = app.pairing_on(2, silent).await;
    let blocks = app.pairing_on(3, |terms| silent(triple(terms))).await;
    let over = app.pairing_on(4, silent).await;
    app.person(over.players.black).resign(over.game).await.expect(200);
    app.play_all(&game, "e4 e5").await;
    let games = [usual, game, blocks, over];
    let mut before = Vec::new();
    for game in &games {
        before.push(app.kept(game).await);
    }
    let stranger = PlayerId(900);
    for (game, player, ply, expected) in [
        (&usual, usual.players.white, 0, "409 no_silence_rule LAW-0-options"),
        (&blocks, blocks.players.white, 0, "409 no_silence_rule LAW-0-options"),
        (&game, game.players.black, 2, "409 not_your_turn LAW-1.1"),
        (&game, game.players.white, 0, "409 stale_position LAW-4.3"),
        (&game, game.players.white, 3, "409 unknown_ply LAW-1.1"),
        (&game, stranger, 2, "403 not_your_game LAW-1.1"),
        (&over, over.players.white, 0, "409 game_finished LAW-5.1.2"),
    ] {
        let answer = announce(app.person(player), game.game, ply).await;
        assert_eq!(answer.verdict(), expected, "{} {player} {ply}", game.game);
    }
    let white = app.person(game.players.white);
    assert_eq!(announce(white, GameId(77), 0).await.verdict(), "404 unknown_game");
    let path = format!("/api/games/{}/reflection", game.game);
    assert_eq!(white.post(&path, &json!({})).await.verdict(), "422 invalid_body");
    let more = json!({ "ply": 2, "days": 1 });
    assert_eq!(white.post(&path, &more).await.verdict(), "422 unknown_field");
    assert_eq!(app.post(&path, &json!({ "ply": 2 })).await.verdict(), "401 unauthenticated");
    for (game, before) in games.iter().zip(before) {
        assert_eq!(app.kept(game).await, before, "{}", game.game);
    }
    // Too late is too late.
    app.wait(FIRST);
    assert_eq!(announce(white, game.game, 2).await.verdict(), "409 flag_fallen LAW-6.7");
}

/// LAW-C: time goes from the bank to the clock, once for each request; the alarm follows.
#[tokio::test]
async fn the_clock_is_refilled() {
    let app = TestApp::new().await;
    let game = app.pairing_on(1, triple).await;
    let (white, _) = app.players(&game);
    app.wait(10 * DAY);
    for _ in 0..2 {
        let clock = refill(white, game.game, 0, 0, Some(DAY)).await.expect(200).json;
        assert_eq!(clock["seconds_left"], 41 * DAY);
        assert_eq!(clock["bank_seconds"], 74 * DAY);
        assert_eq!(log(&app, &game).await.len(), 1);
    }
    // The second step names what was seen; sent twice it is one.
    for _ in 0..2 {
        let clock = refill(white, game.game, 0, DAY, Some(2 * DAY)).await.expect(200).json;
        assert_eq!(
            (&clock["seconds_left"], &clock["bank_seconds"]),
            (&json!(43 * DAY), &json!(72 * DAY))
        );
    }
    // As much as there is room for: the clock never shows more than 50 days.
    let clock = refill(white, game.game, 0, 3 * DAY, None).await.expect(200).json;
    assert_eq!(
        (&clock["seconds_left"], &clock["bank_seconds"]),
        (&json!(50 * DAY), &json!(65 * DAY))
    );
    assert_eq!(log(&app, &game).await.len(), 3);
    let deadline = white.game(game.game).await.json["deadline"].clone();
    assert_eq!(deadline, (START + 60 * DAY).to_string());
    app.wait(50 * DAY - 1);
    app.run_schedules().await;
    assert_eq!(app.kept(&game).await.result, None);
    assert_eq!(app.kept(&game).await.alarm_at, Some(START + 60 * DAY));
    app.wait(1);
    assert_eq!(app.run_schedules().await.0, 1);
    assert_eq!(app.kept(&game).await.result, Some((0, 2, START + 60 * DAY)));
}

/// LAW-C: more than there is, or than fits, is not moved; nor elsewhere than in Triple Block.
#[tokio::test]
async fn a_refill_is_refused() {
    let app = TestApp::new().await;
    let usual = app.pairing(1).await;
    let game = app.pairing_on(2, triple).await;
    let fresh = app.pairing_on(3, triple).await;
    app.wait(10 * DAY);
    app.play_all(&game, "e4").await;
    app.wait(5 * DAY);
    let before = [app.kept(&usual).await, app.kept(&game).await];
    let (white, black) = (game.players.white, game.players.black);
    for (game, player, ply, seconds, expected) in [
        (&usual, usual.players.white, 0, Some(60), "409 no_bank LAW-C"),
        (&game, white, 1, Some(60), "409 not_your_turn LAW-1.1"),
        (&game, black, 0, Some(60), "409 stale_position LAW-4.3"),
        (&game, black, 2, Some(60), "409 unknown_ply LAW-1.1"),
        (&game, black, 1, Some(5 * DAY + 1), "422 refill_too_much LAW-C"),
        (&game, black, 1, Some(0), "422 refill_too_much LAW-C"),
        (&game, black, 1, Some(-1), "422 invalid_body"),
        (&game, black, 1, Some(1 << 32), "422 invalid_body"),
        (&game, PlayerId(900), 1, Some(60), "403 not_your_game LAW-1.1"),
    ] {
        let answer = refill(app.person(player), game.game, ply, 0, seconds).await;
        assert_eq!(answer.verdict(), expected, "{} {player} {ply} {seconds:?}", game.game);
    }
    let path = format!("/api/games/{}/refill", game.game);
    let missing = json!({ "ply": 1, "seconds": 60 });
    assert_eq!(app.person(black).post(&path, &missing).await.verdict(), "422 invalid_body");
    assert_eq!(app.post(&path, &missing).await.verdict(), "401 unauthenticated");
    assert_eq!([app.kept(&usual).await, app.kept(&game).await], before);
    // Exactly what fits, and then nothing more.
    refill(app.person(black), game.game, 1, 0, Some(5 * DAY)).await.expect(200);
    let full = refill(app.person(black), game.game, 1, 5 * DAY, None).await;
    assert_eq!(full.verdict(), "422 refill_too_much LAW-C");
    // The flag has fallen: the bank does not lift it.
    app.wait(35 * DAY);
    let late = refill(app.person(fresh.players.white), fresh.game, 0, 0, None).await;
    assert_eq!(late.verdict(), "409 flag_fallen LAW-6.7");
}

/// LAW-6.6: claimed before or after the sweep has stopped the game, and more than once; the flag
/// fell when it fell.
#[tokio::test]
async fn time_is_claimed() {
    for swept in [false, true] {
        let app = TestApp::new().await;
        let game = app.pairing_on(1, claimed).await;
        let (white, black) = app.players(&game);
        app.wait(FIRST - 1);
        assert_eq!(claim(black, game.game).await.verdict(), "409 flag_not_fallen LAW-6.6");
        app.wait(1);
        if swept {
            app.run_schedules().await;
            let log = log(&app, &game).await;
            assert!(matches!(log[..], [Event::FlagFell { by: Color::White, .. }]), "{log:?}");
            assert_eq!(app.kept(&game).await.result, None, "the opponent claims");
        }
        let shown = black.game(game.game).await.expect(200).json;
        assert_eq!(shown["flag"], json!({ "by": "white", "at": (START + FIRST).to_string() }));
        app.wait(DAY);
        assert_eq!(claim(white, game.game).await.verdict(), "409 flag_fallen LAW-6.7");
        let stranger = app.person(PlayerId(900));
        assert_eq!(claim(stranger, game.game).await.verdict(), "403 not_your_game LAW-1.1");
        let ending = json!({
            "white_halves": 0, "black_halves": 2, "reason": "time_forfeiture", "by": "white",
            "rule": "LAW-6.7", "at": (START + FIRST).to_string()
        });
        for _ in 0..2 {
            assert_eq!(claim(black, game.game).await.expect(200).json["ending"], ending);
        }
        assert_eq!(app.kept(&game).await.result, Some((0, 2, START + FIRST)));
        assert_eq!(app.kept(&game).await.ended, [Some(START + FIRST); 2]);
        assert_eq!(log(&app, &game).await.len(), 1 + usize::from(swept));
        assert_eq!(claim(white, game.game).await.verdict(), "409 game_finished LAW-6.7");
    }
}

/// LAW-6.8: an outage that was decided on and has not reached the game comes before the claim, also where
/// the sweep has stopped the game before the decision.
#[tokio::test]
async fn an_outage_comes_before_the_claim() {
    for swept in [false, true] {
        let app = TestApp::new().await;
        let game = app.pairing_on(1, claimed).await;
        let (_, black) = app.players(&game);
        app.wait(FIRST + DAY);
        if swept {
            app.run_schedules().await;
            assert!(matches!(log(&app, &game).await[..], [Event::FlagFell { .. }]));
        }
        let interval = Interval { from: START + FIRST + -DAY, until: START + FIRST + DAY };
        decide(&app, 1, interval).await;
        assert_eq!(claim(black, game.game).await.verdict(), "409 flag_not_fallen LAW-6.6");
        let outage = log(&app, &game).await.last().copied();
        assert!(matches!(outage, Some(Event::OutageCredited { outage, .. }) if outage == interval));
        app.wait(DAY);
        let ended = claim(black, game.game).await.expect(200).json;
        assert_eq!(ended["ending"]["at"], (START + FIRST + 2 * DAY).to_string());
    }
}

/// Decides on an outage, and dies.
async fn decide(app: &TestApp, section: u32, interval: Interval) {
    let outage = Outage {
        interval,
        sections: vec![SectionId(section)],
        reinstates: false,
        reason: "It was away.".to_owned(),
        decided_by: PlayerId(900),
        decided_at: app.app.clock.now(),
    };
    app.app.store.decide_outage(&outage).await.expect("decided");
}

/// LAW-10.1: leave that was entered and has not reached the game comes before the claim, whatever state
/// the player's other games are in; a claim that is refused for another reason changes nothing.
#[tokio::test]
async fn leave_comes_before_the_claim() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let section = Section { leave_days: 45, ..Section::new(SectionId(500), "Final", "Cup") };
    app.app.store.create_section(&section).await.expect("a section");
    for id in [500, 501] {
        app.create_game(GameId(id), section.id, claimed(pairing.terms())).await;
    }
    let game = Pairing { game: GameId(500), ..pairing };
    let (white, black) = app.players(&game);
    // The player's other game in the section cannot be read.
    let set = json!({
        "TableName": "posthorn", "Key": { "pk": { "S": "G#501" }, "sk": { "S": "GAME" } },
        "UpdateExpression": "SET events = :events",
        "ExpressionAttributeValues": { ":events": { "N": "7" } }
    });
    database_request(app.endpoint(), "UpdateItem", &set).await;
    let first = Day::of(START).plus(30);
    let days = Days::new(first, first.plus(4)).expect("days");
    let entry = LeaveEntry {
        at: START,
        by: PlayerId(900),
        action: LeaveAction::Granted(days),
        reason: "In hospital.".to_owned(),
    };
    let book = StoredLeave::empty(white.player, section.id);
    app.app.store.enter_leave(&[(book, entry)], START + 60).await.expect("entered");
    app.wait(FIRST + DAY);
    assert_eq!(claim(white, game.game).await.verdict(), "409 flag_fallen LAW-6.7");
    let stranger = app.person(PlayerId(77));
    assert_eq!(claim(stranger, game.game).await.verdict(), "403 not_your_game LAW-1.1");
    assert_eq!(log(&app, &game).await, []);
    assert_eq!(claim(black, game.game).await.verdict(), "409 flag_not_fallen LAW-6.6");
    assert!(matches!(log(&app, &game).await[..], [Event::LeaveRegistered { .. }]));
    app.wait(4 * DAY - 1);
    assert_eq!(claim(black, game.game).await.verdict(), "409 flag_not_fallen LAW-6.6");
    app.wait(1);
    let ended = claim(black, game.game).await.expect(200).json;
    assert_eq!(ended["ending"]["at"], (START + FIRST + 5 * DAY).to_string());
}

/// LAW-6.6, LAW-6.10a, LAW-10.1: no flag has fallen while a clock stands still, nor in a game that is
/// over for another reason.
#[tokio::test]
async fn there_is_no_flag_to_claim() {
    let app = TestApp::new().await;
    let away = app.pairing_on(1, claimed).await;
    let mut leave = Intervals::default();
    leave.add(Interval { from: START + 30 * DAY, until: START + 40 * DAY });
    let change = app::Change { game: away.game, player: None, message: None };
    let follow = |game: &rules::Game, now| game.set_leave(Color::White, &leave, now);
    app.app.change_game(change, follow).await.expect("changed");
    let castling = "r3k3/8/8/8/8/8/4P3/R3K3 w Qq - 0 1";
    let start = rules::Position::from_fen(rules::Variant::Chess, castling).expect("a position");
    let waits = app.pairing_on(2, |terms| Terms { start: Some(start), ..claimed(terms) }).await;
    let claimer = app.person(waits.players.white);
    claimer.claim(waits.game, 0, "tablebase_win", None).await.expect(200);
    let over = app.pairing_on(3, claimed).await;
    app.person(over.players.white).resign(over.game).await.expect(200);
    app.wait(FIRST + DAY);
    for (game, expected) in [
        (&away, "409 flag_not_fallen LAW-6.6"),
        (&waits, "409 claim_waits LAW-6.10a"),
        (&over, "409 game_finished LAW-5.1.2"),
    ] {
        let before = app.kept(game).await;
        let answer = claim(app.person(game.players.black), game.game).await;
        assert_eq!(answer.verdict(), expected, "{}", game.game);
        assert_eq!(app.kept(game).await, before);
    }
    let path = format!("/api/games/{}/claims/time", away.game);
    assert_eq!(app.post(&path, &Value::Null).await.verdict(), "401 unauthenticated");
}
