//! LAW-10.1: leave over HTTP: the book first, then the games, and nothing half-written.
//!
//! The player is White in one game and Black in the other of each section; the clocks start on
//! 2026-01-01, and White's first flag falls after 36 days, on 2026-02-06.

use axum::http::Method;
use posthorn::demo::Pairing;
use rules::{
    ByColor, Day, Days, Event, GameId, LeaveAction, LeaveBook, LeaveEntry, PlayerId, Terms,
    TimeControl, TripleBlock,
};
use serde_json::{Value, json};
use store::{Role, Section, SectionId, StoredLeave};
use tests::{Answer, DAY, Kept, Person, START, TestApp};

/// White's first deadline, in seconds.
const FIRST: i64 = 36 * DAY;
const DIRECTOR: PlayerId = PlayerId(900);

/// A section with two games of the same players, each having White once: numbers `id` and `id + 1`.
async fn section(app: &TestApp, pairing: &Pairing, id: u32, leave_days: u16) -> [Pairing; 2] {
    let section = Section::new(SectionId(id), format!("Group {id}"), "Cup");
    let section = Section { director: Some(DIRECTOR), leave_days, ..section };
    app.app.store.create_section(&section).await.expect("a section");
    let ByColor { white, black } = pairing.players;
    let games = [(id, white, black), (id + 1, black, white)];
    let mut made = Vec::new();
    for (number, white, black) in games {
        let players = ByColor { white, black };
        let game = Pairing { game: GameId(number), players, ..*pairing };
        app.create_game(game.game, section.id, game.terms()).await;
        made.push(game);
    }
    [made[0], made[1]]
}

fn body(sections: &[u32], first: &str, last: &str) -> Value {
    json!({ "sections": sections, "first": first, "last": last })
}

async fn register(person: Person<'_>, sections: &[u32], first: &str, last: &str) -> Answer {
    person.post("/api/leave", &body(sections, first, last)).await
}

async fn cancel(person: Person<'_>, sections: &[u32], first: &str, last: &str) -> Answer {
    person.post("/api/leave/cancel", &body(sections, first, last)).await
}

async fn kept(app: &TestApp, games: &[Pairing]) -> Vec<Kept> {
    let mut all = Vec::new();
    for game in games {
        all.push(app.kept(game).await);
    }
    all
}

async fn events(app: &TestApp, game: &Pairing) -> Vec<Event> {
    app.app.store.game(game.game).await.expect("a game").log
}

/// The deadline that the game's page shows, in seconds after the start.
async fn deadline(app: &TestApp, game: &Pairing) -> Option<i64> {
    let (_, game) = app.app.load_game(game.game).await.expect("a game");
    game.deadline().map(|at| at - START)
}

async fn book(app: &TestApp, player: PlayerId, section: u32) -> StoredLeave {
    app.app.store.leave_book(player, SectionId(section)).await.expect("a book")
}

/// The periods of the first section of an answer, as `first last kind state`.
fn periods(answer: &Answer) -> Vec<String> {
    let periods = answer.json["sections"][0]["periods"].as_array().expect("periods");
    let word = |period: &Value, name: &str| period[name].as_str().expect("a text").to_owned();
    let words =
        |period| ["first", "last", "kind", "state"].map(|name| word(period, name)).join(" ");
    periods.iter().map(words).collect()
}

/// LAW-10.1, LAW-6.10b: the deadline moves by exactly the days of leave, the alarm only when it has
/// rung; only the games of this section are written.
#[tokio::test]
async fn the_clocks_stand_still_for_exactly_the_leave() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, _) = app.players(&pairing);
    let mine = section(&app, &pairing, 200, 45).await;
    let others = [section(&app, &pairing, 300, 45).await.as_slice(), &[pairing]].concat();
    let before = kept(&app, &others).await;
    let answer = register(me, &[200], "2026-01-10", "2026-01-14").await.expect(200);
    let leave = json!({
        "section": { "id": 200, "name": "Group 200", "event_name": "Cup", "director": null, "outside_laws": null, "friendly": null },
        "allowance_days": 45, "running_games": 2,
        "years": [
            { "year": 2026, "allowed": 45, "taken": 5, "left": 40 },
            { "year": 2027, "allowed": 45, "taken": 0, "left": 45 }
        ],
        "periods": [{
            "first": "2026-01-10", "last": "2026-01-14", "days": 5, "kind": "own",
            "from": "2026-01-10T00:00:00Z", "until": "2026-01-15T00:00:00Z", "state": "coming"
        }]
    });
    assert_eq!(answer.json["today"], "2026-01-01");
    let sections = answer.json["sections"].as_array().expect("sections");
    let ids: Vec<&Value> = sections.iter().map(|section| &section["section"]["id"]).collect();
    assert_eq!((ids, &sections[1]), (vec![&json!(1), &json!(200), &json!(300)], &leave));
    assert_eq!((&sections[0]["allowance_days"], &sections[2]["periods"]), (&json!(0), &json!([])));
    assert_eq!(me.get("/api/leave").await.expect(200).json, answer.json);
    assert_eq!(kept(&app, &others).await, before);
    for game in &mine {
        let log = events(&app, game).await;
        assert!(matches!(log[..], [Event::LeaveRegistered { .. }]), "{log:?}");
        assert_eq!(app.kept(game).await.alarm_at, Some(START + FIRST));
    }
    assert_eq!(deadline(&app, &mine[0]).await, Some(FIRST + 5 * DAY));
    assert_eq!(deadline(&app, &mine[1]).await, Some(FIRST));
    assert_eq!(book(&app, me.player, 200).await.alarm_at, None);
    // The other player answers, and sees the leave pass on their own clock only.
    app.wait(FIRST);
    let swept = app.run_schedules().await;
    assert_eq!(swept, (4, 1));
    assert_eq!(app.kept(&mine[0]).await.alarm_at, Some(START + FIRST + 5 * DAY));
    app.wait(5 * DAY - 1);
    assert_eq!(app.run_schedules().await.0, 0);
    app.wait(1);
    assert_eq!(app.run_schedules().await.0, 1);
    let ended = app.kept(&mine[0]).await.ended;
    assert_eq!(ended, [Some(START + FIRST + 5 * DAY); 2]);
}

/// LAW-10.1: a running leave is cut short; the deadline and the alarm come back with it. Once more
/// it is answered like the first time.
#[tokio::test]
async fn leave_is_cut_short() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, opponent) = app.players(&pairing);
    me.resign(pairing.game).await.expect(200);
    let [mine, other] = section(&app, &pairing, 200, 45).await;
    let days = ("2026-02-04", "2026-02-13");
    for _ in 0..2 {
        let answer = register(me, &[200], days.0, days.1).await.expect(200);
        assert_eq!(periods(&answer), ["2026-02-04 2026-02-13 own coming"]);
        assert_eq!(
            (book(&app, me.player, 200).await.version(), events(&app, &mine).await.len()),
            (1, 1)
        );
    }
    assert_eq!(deadline(&app, &mine).await, Some(FIRST + 10 * DAY));
    opponent.resign(other.game).await.expect(200);
    app.wait(FIRST + DAY);
    assert_eq!(app.run_schedules().await.1, 1);
    assert_eq!(app.kept(&mine).await.alarm_at, Some(START + FIRST + 10 * DAY));
    for version in [2, 2] {
        let answer = cancel(me, &[200], days.0, days.1).await.expect(200);
        assert_eq!(periods(&answer), ["2026-02-04 2026-02-07 own running"]);
        assert_eq!(answer.json["sections"][0]["years"][0]["left"], 41);
        assert_eq!(book(&app, me.player, 200).await.version(), version);
        assert_eq!(deadline(&app, &mine).await, Some(FIRST + 4 * DAY));
        assert_eq!(app.kept(&mine).await.alarm_at, Some(START + FIRST + 4 * DAY));
    }
    app.wait(DAY);
    assert_eq!(periods(&me.get("/api/leave").await), ["2026-02-04 2026-02-07 own past"]);
    let (finished, cut) = (events(&app, &other).await, events(&app, &mine).await);
    assert!(matches!(cut[..], [Event::LeaveRegistered { .. }, Event::LeaveCancelled { .. }]));
    assert!(matches!(finished[..], [Event::LeaveRegistered { .. }, Event::Resigned { .. }]));
}

/// What is refused, with its code and rule; nothing is written in any section.
#[tokio::test]
async fn all_sections_or_none() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, opponent) = app.players(&pairing);
    let mut games = Vec::new();
    for (id, leave_days) in [(200, 45), (300, 45), (400, 0)] {
        games.extend(section(&app, &pairing, id, leave_days).await);
    }
    register(me, &[300], "2026-03-01", "2026-03-10").await.expect(200);
    let before = kept(&app, &games).await;
    let many: Vec<u32> = (200..301).collect();
    let cases: [(&[u32], &str, &str, &str); 14] = [
        (&[200, 300, 400], "2026-04-01", "2026-04-02", "409 no_leave_in_event LAW-10.1"),
        (&[200, 300], "2026-04-02", "2026-04-01", "422 last_before_first"),
        (&[200, 300], "2026-01-01", "2026-01-05", "409 leave_retroactive LAW-10.1"),
        (&[200, 300], "2027-12-31", "2028-01-01", "409 leave_too_far_ahead LAW-10.1"),
        (&[200, 300], "2026-03-10", "2026-03-11", "409 leave_overlaps LAW-10.1"),
        (&[200, 300], "2026-05-01", "2026-06-05", "409 leave_allowance_exceeded LAW-10.1"),
        (&[200], "2026-05-01", "2026-06-15", "409 leave_allowance_exceeded LAW-10.1"),
        (&[200, 999], "2026-04-01", "2026-04-02", "404 unknown_section"),
        (&[], "2026-04-01", "2026-04-02", "422 invalid_body"),
        (&many, "2026-04-01", "2026-04-02", "422 invalid_body"),
        (&[200], "2026-02-30", "2026-03-02", "422 invalid_body"),
        (&[200], "tomorrow", "2026-03-02", "422 invalid_body"),
        (&[200], "2026-04-01T00:00:00Z", "2026-04-02", "422 invalid_body"),
        (&[200], "+262142-12-31", "+262142-12-31", "409 leave_too_far_ahead LAW-10.1"),
    ];
    for (sections, first, last, expected) in cases {
        let answer = register(me, sections, first, last).await;
        assert_eq!(answer.verdict(), expected, "{sections:?} {first} {last}");
    }
    let several = register(me, &[200, 300], "2026-03-10", "2026-03-11").await;
    assert_eq!(
        several.text_of("detail"),
        "Cup, Group 300: There is leave from 2026-03-01 to 2026-03-10 already."
    );
    let one = register(me, &[300], "2026-03-10", "2026-03-11").await;
    assert_eq!(one.text_of("detail"), "There is leave from 2026-03-01 to 2026-03-10 already.");
    let refused = cancel(me, &[200, 300], "2026-03-01", "2026-03-10").await;
    assert_eq!(refused.verdict(), "409 not_on_leave LAW-10.1");
    let more = json!({ "sections": [200], "first": "2026-04-01", "last": "2026-04-02", "x": 1 });
    assert_eq!(me.post("/api/leave", &more).await.verdict(), "422 unknown_field");
    for (method, path) in [
        (Method::GET, "/api/leave"),
        (Method::POST, "/api/leave"),
        (Method::POST, "/api/leave/cancel"),
    ] {
        assert_eq!(app.request(method, path, &[], "").await.verdict(), "401 unauthenticated");
    }
    assert_eq!(kept(&app, &games).await, before);
    for (id, version) in [(200, 0), (300, 1), (400, 0)] {
        assert_eq!(book(&app, me.player, id).await.version(), version, "{id}");
    }
    // Days apart in both, named twice over: entered once in each.
    register(me, &[200, 300, 200], "2026-04-01", "2026-04-02").await.expect(200);
    assert_eq!(
        (book(&app, me.player, 200).await.version(), book(&app, me.player, 300).await.version()),
        (1, 2)
    );
    // The opponent's leave is the opponent's.
    assert_eq!(opponent.get("/api/leave").await.json["sections"][1]["periods"], json!([]));
}

/// A server that dies between the book and the games, or among these: a second run finishes the
/// work, a third one finds nothing to do, and two at once do not do it twice.
#[tokio::test]
async fn a_second_run_finishes_the_work() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, _) = app.players(&pairing);
    let games = section(&app, &pairing, 200, 45).await;
    let fresh = kept(&app, &games).await;
    let day = |text: &str| Day::from(text.parse::<chrono::NaiveDate>().expect("a date"));
    let enter = async |first, last| {
        let action = LeaveAction::Registered(Days::new(day(first), day(last)).expect("days"));
        let entry = LeaveEntry { at: START, by: me.player, action, reason: String::new() };
        let stored = book(&app, me.player, 200).await;
        app.app.store.enter_leave(&[(stored, entry)], START + 60).await.expect("entered");
    };
    let apply = async || app.app.apply_leave(me.player, SectionId(200)).await.expect("applied");
    enter("2026-01-10", "2026-01-14").await;
    assert_eq!(kept(&app, &games).await, fresh);
    assert_eq!(book(&app, me.player, 200).await.alarm_at, Some(START + 60));
    // One of the two games has followed when the server dies.
    let stored = book(&app, me.player, 200).await;
    let intervals = LeaveBook::replay(45, &stored.entries).intervals();
    let change = app::Change { game: games[1].game, player: None, message: None };
    let follow = |game: &rules::Game, now| game.set_leave(rules::Color::Black, &intervals, now);
    app.app.change_game(change, follow).await.expect("changed");
    assert_eq!(apply().await, 1);
    assert_eq!(book(&app, me.player, 200).await.alarm_at, None);
    let followed = kept(&app, &games).await;
    assert_eq!(deadline(&app, &games[0]).await, Some(FIRST + 5 * DAY));
    assert_eq!(apply().await, 0);
    assert_eq!(kept(&app, &games).await, followed);
    // A repeated request finishes it as well.
    enter("2026-01-20", "2026-01-20").await;
    register(me, &[200], "2026-01-20", "2026-01-20").await.expect(200);
    assert_eq!(deadline(&app, &games[0]).await, Some(FIRST + 6 * DAY));
    let done = book(&app, me.player, 200).await;
    assert_eq!((done.version(), done.alarm_at), (2, None));
    // Two at once.
    enter("2026-01-22", "2026-01-23").await;
    let (one, other) = tokio::join!(apply(), apply());
    assert_eq!(one + other, 2);
    for game in &games {
        assert_eq!(events(&app, game).await.len(), 3);
    }
    assert_eq!(deadline(&app, &games[0]).await, Some(FIRST + 8 * DAY));
    assert_eq!(book(&app, me.player, 200).await.alarm_at, None);
}

/// LAW-10.1: clocks that run through, as in Triple Block, do not stop; a claim that waits does not
/// keep leave away (LAW-6.10a); a game that is over is left alone.
#[tokio::test]
async fn not_every_game_follows() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, opponent) = app.players(&pairing);
    let [waiting, over] = section(&app, &pairing, 200, 45).await;
    let triple = Pairing { game: GameId(210), ..pairing };
    let control = TripleBlock { bank_days: 75, increment_days: 5, protected: false };
    let time_control = TimeControl::TripleBlock(control);
    app.create_game(triple.game, SectionId(200), Terms { time_control, ..triple.terms() }).await;
    let castling = "r3k3/8/8/8/8/8/4P3/R3K3 w Qq - 0 1";
    let start = rules::Position::from_fen(rules::Variant::Chess, castling).expect("a position");
    let referred = Pairing { game: GameId(211), ..pairing };
    let terms = Terms { start: Some(start), ..referred.terms() };
    app.create_game(referred.game, SectionId(200), terms).await;
    me.claim(referred.game, 0, "tablebase_win", None).await.expect(200);
    opponent.resign(over.game).await.expect(200);
    let before = kept(&app, &[over, triple]).await;
    let answer = register(me, &[200], "2026-01-10", "2026-01-14").await.expect(200);
    assert_eq!(answer.json["sections"][1]["running_games"], 3);
    assert_eq!(kept(&app, &[over, triple]).await, before);
    assert_eq!(deadline(&app, &waiting).await, Some(FIRST + 5 * DAY));
    let log = events(&app, &referred).await;
    assert!(matches!(log[..], [Event::Claimed { .. }, Event::LeaveRegistered { .. }]), "{log:?}");
    assert_eq!(app.kept(&referred).await.alarm_at, None);
    assert_eq!(book(&app, me.player, 200).await.alarm_at, None);
    // Where nothing of the player's runs any more, there is no leave to take.
    for game in [waiting.game, triple.game] {
        me.resign(game).await.expect(200);
    }
    register(me, &[200], "2026-02-10", "2026-02-10").await.expect(200);
    let director = app.person_as(DIRECTOR, Role::Director);
    director.rule(referred.game, 0, true, "The tables say so.").await.expect(200);
    let gone = register(me, &[200], "2026-02-10", "2026-02-10").await;
    assert_eq!(gone.verdict(), "404 unknown_section");
}

/// Whatever overlaps: in the end every game has the leave of the book, or the alarm says that it
/// has not. A late run never brings back what was cancelled.
#[tokio::test]
async fn runs_that_overlap_agree() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (me, _) = app.players(&pairing);
    let games = section(&app, &pairing, 200, 45).await;
    let apply = async || app.app.apply_leave(me.player, SectionId(200)).await;
    let mut quiet = 0;
    for round in 1..=12_i32 {
        let day = Day::of(START).plus(20 + round % 3).to_string();
        let until = day.replace("01-", "02-");
        let _ = register(me, &[200], &day, &day).await;
        let (first, second, _, _) = tokio::join!(
            cancel(me, &[200], &day, &day),
            register(me, &[200], "2026-02-01", &until),
            apply(),
            apply(),
        );
        for answer in [first, second] {
            assert!([200, 409, 503].contains(&answer.status), "{}", answer.text);
        }
        let stored = book(&app, me.player, 200).await;
        if stored.alarm_at.is_some() {
            apply().await.expect("applied");
        } else {
            quiet += 1;
        }
        let desired = LeaveBook::replay(45, &stored.entries).intervals();
        for game in &games {
            let (_, game) = app.app.load_game(game.game).await.expect("a game");
            let color = game.side_of(me.player).expect("a side");
            assert_eq!(game.leave(color), &desired, "round {round}");
            assert!(game.leave(!color).is_empty());
        }
        let _ = cancel(me, &[200], "2026-02-01", "2026-02-28").await;
    }
    assert!(quiet > 0, "the alarm was never taken away");
}
