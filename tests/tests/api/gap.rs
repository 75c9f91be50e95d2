//! After a gap nobody loses (`LAW-6.8`): while the schedules did not run, or the clock is in doubt, no game
//! is ended on time before an officer has decided what becomes of that time.
//!
//! The clocks start on 2026-01-01, and White's first flag falls after 36 days, on 2026-02-06.

use posthorn::demo::Pairing;
use rules::{FlagRule, GameId, Instant, PlayerId, SilenceRule, Terms, TimeControl};
use serde_json::{Value, json};
use store::{EventId, Role, Section, SectionId};
use tests::{Answer, DAY, Person, START, TestApp, as_function};

const FIRST: i64 = 36 * DAY;
const MINUTE: i64 = 60;
const OUTAGES: &str = "/api/director/outages";
const GAP: &str = "/api/director/gap";

const OFFICER: PlayerId = PlayerId(900);

/// An officer whom mails reach.
async fn officer(app: &TestApp) -> Person<'_> {
    app.member(OFFICER.0, "SWE", None, Role::Officer).await;
    app.person_as(OFFICER, Role::Officer)
}

/// One run of the schedule that ends games.
async fn run(app: &TestApp) -> u32 {
    as_function("time-forfeit", time_forfeit::run(&app.app, false)).await.expect("a run").acted
}

/// A run each minute, until that second.
async fn run_until(app: &TestApp, second: i64) {
    loop {
        let left = START + second - app.app.clock.now();
        if left <= 0 {
            return;
        }
        // Seldom enough for a test, often enough to leave no gap.
        app.wait(left.min(app.app.gap_seconds_max));
        run(app).await;
    }
}

fn result(seconds: i64) -> Option<(u8, u8, Instant)> {
    Some((0, 2, START + seconds))
}

fn moment(seconds: i64) -> Value {
    json!((START + seconds).to_string())
}

async fn decide(desk: Person<'_>, from: i64, give_back: bool) -> Answer {
    let reason = "The machine was off.";
    desk.post(GAP, &json!({ "from": moment(from), "give_back": give_back, "reason": reason })).await
}

async fn deadline(app: &TestApp, game: &Pairing) -> Option<i64> {
    let (_, game) = app.app.load_game(game.game).await.expect("a game");
    game.deadline().map(|at| at - START)
}

/// A weekend without the server, in which a flag falls.
#[tokio::test]
async fn nobody_loses_after_a_weekend() {
    let app = TestApp::new().await;
    let (game, other) = (app.pairing(1).await, app.pairing(2).await);
    let desk = officer(&app).await;
    app.wait(FIRST - DAY);
    run(&app).await;
    // Off from a day before the flag falls until two days after.
    app.wait(3 * DAY);
    assert_eq!(run(&app).await, 0, "nothing is ended");
    app.wait(MINUTE);
    assert_eq!(run(&app).await, 0, "nor in the next run");
    assert_eq!(app.kept(&game).await.result, None);
    // The officer hears of it, once.
    app.post_mails().await;
    let mails = app.take_mails();
    let told = mails.iter().filter(|mail| mail.subject.starts_with("Decide: the server was down"));
    assert_eq!(told.count(), 1, "{mails:?}");
    // Whoever comes too late is told why, and that nothing is lost.
    let white = app.person(game.players.white);
    assert_eq!(white.play(game.game, 0, "e4").await.verdict(), "409 time_in_doubt LAW-6.8");
    let look = json!({ "ply": 0, "move": "e4" });
    let looked = white.post(&format!("/api/games/{}/moves/preview", game.game), &look).await;
    assert_eq!(looked.verdict(), "409 time_in_doubt LAW-6.8");
    let waits = desk.get(OUTAGES).await.expect(200).json;
    let gap = json!({ "from": moment(FIRST - DAY), "until": moment(FIRST + 2 * DAY) });
    assert_eq!((&waits["gap"], &waits["may_decide_for_all"]), (&gap, &json!(true)));
    // An hour later the time is given back, up to the decision.
    run_until(&app, FIRST + 2 * DAY + 3_600).await;
    let decided = decide(desk, FIRST - DAY, true).await.expect(200).json;
    assert_eq!(decided["gap"], Value::Null);
    let outage = &decided["outages"][0];
    assert_eq!(
        (&outage["from"], &outage["until"]),
        (&gap["from"], &moment(FIRST + 2 * DAY + 3_600))
    );
    for game in [&game, &other] {
        assert_eq!(deadline(&app, game).await, Some(FIRST + 3 * DAY + 3_600));
    }
    white.play(game.game, 0, "e4").await.expect(200);
    // The other one loses a day later, when that is due, and not before.
    run_until(&app, FIRST + 3 * DAY + 3_599).await;
    assert_eq!(app.kept(&other).await.result, None);
    run_until(&app, FIRST + 3 * DAY + 3_600).await;
    assert_eq!(app.kept(&other).await.result, result(FIRST + 3 * DAY + 3_600));
}

/// The clocks may count it, too: then flags fall when they fell.
#[tokio::test]
async fn an_officer_lets_it_count() {
    let app = TestApp::new().await;
    let game = app.pairing(1).await;
    let desk = officer(&app).await;
    app.wait(FIRST - DAY);
    run(&app).await;
    app.wait(3 * DAY);
    run(&app).await;
    let decided = decide(desk, FIRST - DAY, false).await.expect(200).json;
    let outage = &decided["outages"][0];
    assert_eq!((&outage["section_count"], &outage["done"]), (&json!(0), &json!(true)));
    assert_eq!(decided["gap"], Value::Null);
    app.wait(MINUTE);
    assert_eq!(run(&app).await, 1);
    assert_eq!(app.kept(&game).await.result, result(FIRST));
    // The same again is answered, another decision about the same time is not made.
    assert_eq!(
        decide(desk, FIRST - DAY, false).await.expect(200).json["outages"],
        decided["outages"]
    );
    let other = app.person_as(PlayerId(77), Role::Officer);
    assert_eq!(decide(other, FIRST - DAY, true).await.verdict(), "409 no_gap");
}

/// Half an hour is none, a second more is; and so it is for an operator who says otherwise.
#[tokio::test]
async fn a_gap_is_longer_than_half_an_hour() {
    for (limit, pause, ended) in
        [(1_800, 1_800, 1), (1_800, 1_801, 0), (120, 121, 0), (120, 120, 1)]
    {
        let app = TestApp::new().await;
        let app = app.configured(|app| app::App { gap_seconds_max: limit, ..app });
        app.pairing(1).await;
        app.wait(FIRST - MINUTE);
        run(&app).await;
        app.wait(pause);
        assert_eq!(run(&app).await, ended, "{pause} of {limit}");
    }
}

/// The machine's clock shows another month for a minute: nobody loses, and what players did before and after
/// counts by its own moment.
#[tokio::test]
async fn a_wrong_clock_ends_nothing() {
    let app = TestApp::new().await;
    let game = app.pairing(1).await;
    officer(&app).await;
    app.wait(DAY);
    run(&app).await;
    app.play_all(&game, "e4").await;
    let at = |seconds: i64, app: TestApp| {
        app.configured(|app| app::App { clock: app::Clock::manual(START + seconds), ..app })
    };
    let app = at(61 * DAY, app);
    assert_eq!(run(&app).await, 0, "every flag seems to have fallen");
    let app = at(DAY + 2 * MINUTE, app);
    assert_eq!(run(&app).await, 0);
    let desk = app.person_as(OFFICER, Role::Officer);
    let waits = desk.get(OUTAGES).await.expect(200).json;
    assert_eq!(waits["gap"], json!({ "from": moment(DAY), "until": moment(DAY + 2 * MINUTE) }));
    app.wait(MINUTE);
    app.play_all(&game, "e5").await;
    decide(desk, DAY, false).await.expect(200);
    let (_, game) = app.app.load_game(game.game).await.expect("a game");
    let stamps: Vec<i64> = game.plies().iter().map(|ply| ply.at - START).collect();
    assert_eq!(stamps, [DAY, DAY + 3 * MINUTE]);
    // From now on flags fall again.
    let app = app.configured(|app| app::App { gap_seconds_max: DAY, ..app });
    let deadline = game.deadline().expect("a deadline") - START;
    run_until(&app, deadline).await;
    assert_eq!(
        app.app.load_game(GameId(1)).await.expect("a game").1.ending().map(|e| e.at - START),
        Some(deadline)
    );
}

/// A jump that the other clock of the machine tells of is one, however short.
#[tokio::test]
async fn a_jump_is_a_gap() {
    let app = TestApp::new().await;
    app.pairing(1).await;
    app.wait(FIRST - MINUTE);
    run(&app).await;
    app.wait(MINUTE);
    let swept = time_forfeit::run(&app.app, true).await.expect("a run");
    assert_eq!(swept.acted, 0);
    assert_eq!(run(&app).await, 0, "until an officer decides");
}

/// Where the opponent claims the time, nobody does in a time that is in doubt.
#[tokio::test]
async fn nobody_claims_time_that_is_in_doubt() {
    let app = TestApp::new().await;
    let first = app.pairing(1).await;
    let terms = Terms { flag: FlagRule::Claimed, ..first.terms() };
    app.create_game(GameId(600), SectionId(1), terms).await;
    app.wait(FIRST - DAY);
    run(&app).await;
    app.wait(2 * DAY);
    let black = app.person(first.players.black);
    let claimed = black.post("/api/games/600/claims/time", &json!({})).await;
    assert_eq!(claimed.verdict(), "409 time_in_doubt LAW-6.8");
    assert_eq!(offered(&app, first.players.black).await, (true, false, true));
    assert_eq!(offered(&app, first.players.white).await, (true, false, true));
    decide(officer(&app).await, FIRST - DAY, false).await.expect(200);
    assert_eq!(offered(&app, first.players.black).await, (false, true, false));
    black.post("/api/games/600/claims/time", &json!({})).await.expect(200);
}

/// Whether game 600 tells a player that time is in doubt, and offers the claim; whether the list does.
async fn offered(app: &TestApp, player: PlayerId) -> (bool, bool, bool) {
    let game = app.person(player).game(GameId(600)).await.expect(200).json;
    let list = app.person(player).get("/api/games").await.expect(200).json;
    let rows = list["games"].as_array().expect("games");
    let row = rows.iter().find(|row| row["id"] == 600).expect("the game");
    assert_eq!((game["flag"].is_object(), row["flag"].is_object()), (true, true));
    let is = |value: &Value| value.as_bool().expect("yes or no");
    (is(&game["time_in_doubt"]), is(&game["may"]["claim_time"]), is(&row["time_in_doubt"]))
}

/// A game in which nobody's time has run out says nothing of it, nor does one in which silence has lasted
/// too long once an officer has decided.
#[tokio::test]
async fn only_who_has_no_time_left_is_told_of_doubt() {
    let app = TestApp::new().await;
    let game = app.pairing(1).await;
    let silent =
        Terms { silence: SilenceRule::FortyDays, time_control: TimeControl::None, ..game.terms() };
    app.create_game(GameId(600), SectionId(1), silent).await;
    let unhurried = Terms { time_control: TimeControl::None, ..game.terms() };
    app.create_game(GameId(601), SectionId(1), unhurried).await;
    run(&app).await;
    app.wait(41 * DAY);
    let desk = officer(&app).await;
    let black = app.person(game.players.black);
    let doubts = async || {
        let list = black.get("/api/games").await.expect(200).json;
        let mut told = Vec::new();
        for id in [1, 600, 601] {
            let game = black.game(GameId(id)).await.expect(200).json["time_in_doubt"].clone();
            let row = list["games"].as_array().expect("games").iter().find(|row| row["id"] == id);
            assert_eq!(row.expect("the game")["time_in_doubt"], game, "{id}");
            told.push(game);
        }
        told
    };
    assert_eq!(doubts().await, [true, true, false]);
    decide(desk, 0, false).await.expect(200);
    assert_eq!(doubts().await, [false, false, false]);
}

/// For everything at once and for an event: officers only; those who lost in it play on, each named by the
/// decision, but for the decider's own games.
#[tokio::test]
async fn those_who_lost_play_on() {
    let app = TestApp::new().await;
    let desk = officer(&app).await;
    let (silence, time_control) = (SilenceRule::FortyDays, TimeControl::None);
    let lost = app.pairing(1).await;
    let silent = Terms { silence, time_control, ..lost.terms() };
    app.create_game(GameId(600), SectionId(600), silent).await;
    let own = Terms {
        players: rules::ByColor { white: OFFICER, black: lost.players.black },
        ..lost.terms()
    };
    app.create_game(GameId(601), SectionId(600), own).await;
    let resigned = app.pairing(2).await;
    app.app
        .store
        .create_section(&Section::new(SectionId(600), "A", "Cup"))
        .await
        .expect("a section");
    app.wait(FIRST - DAY);
    app.person(resigned.players.white).resign(resigned.game).await.expect(200);
    app.wait(10 * DAY);
    app.run_schedules().await;
    assert_eq!(app.kept(&lost).await.result, result(FIRST));
    let ending = async |game: u32| {
        app.app.load_game(GameId(game)).await.expect("a game").1.ending().is_some()
    };
    assert!(ending(600).await && ending(601).await);
    let body = |reinstate: bool, from: i64, until: i64| json!({ "everything": true, "from": moment(from), "until": moment(until), "reason": "Away.", "reinstate": reinstate });
    let (from, until) = (FIRST - DAY, FIRST + 8 * DAY);
    let director = app.person_as(PlayerId(77), Role::Director);
    assert_eq!(director.post(OUTAGES, &body(true, from, until)).await.verdict(), "403 forbidden");
    let decided = desk.post(OUTAGES, &body(true, from, until)).await.expect(200).json;
    let outage = &decided["outages"][0];
    assert_eq!((&outage["reinstated"], &outage["ended_count"]), (&json!(2), &json!(1)));
    assert_eq!(outage["ended"][0]["game"], 601, "another officer decides about that");
    assert!(!ending(600).await && ending(601).await);
    assert_eq!(app.kept(&lost).await.result, None);
    // The day that was left is left from now on.
    assert_eq!(deadline(&app, &lost).await, Some(FIRST + 9 * DAY + DAY));
    assert!(app.kept(&resigned).await.result.is_some(), "that was no loss on time");
    let kept = app.kept(&lost).await;
    assert_eq!(
        desk.post(OUTAGES, &body(true, from, until)).await.expect(200).json["outages"],
        decided["outages"]
    );
    assert_eq!(app.kept(&lost).await, kept);
    // The player reads why.
    let read =
        app.person(lost.players.white).get(&format!("/api/games/{}/decisions", lost.game)).await;
    assert_eq!(read.expect(200).json["decisions"][0]["kind"], "reinstate");
}

/// Neither more nor less than one of the three ways to say whose games, and nothing half-said.
#[tokio::test]
async fn bad_bodies_are_refused() {
    let app = TestApp::new().await;
    let desk = officer(&app).await;
    app.wait(DAY);
    let outage = |with: Value| {
        let mut body = json!({ "from": moment(0), "until": moment(60), "reason": "Away." });
        body.as_object_mut().expect("an object").extend(with.as_object().expect("one").clone());
        body
    };
    for (path, body, expected) in [
        (OUTAGES, outage(json!({})), "422 invalid_body"),
        (OUTAGES, outage(json!({ "sections": [1], "everything": true })), "422 invalid_body"),
        (OUTAGES, outage(json!({ "event": 1, "everything": true })), "422 invalid_body"),
        (OUTAGES, outage(json!({ "event": 1, "sections": [1] })), "422 invalid_body"),
        (OUTAGES, outage(json!({ "event": 9 })), "404 unknown_event"),
        (OUTAGES, outage(json!({ "everything": true, "reason": " " })), "422 invalid_body"),
        (GAP, json!({ "from": moment(0), "give_back": true, "reason": "" }), "422 invalid_body"),
        (GAP, json!({ "from": moment(0), "give_back": true, "reason": "Away." }), "409 no_gap"),
        (GAP, json!({ "from": "then", "give_back": true, "reason": "Away." }), "422 invalid_body"),
        (GAP, json!({ "from": moment(0), "reason": "Away." }), "422 invalid_body"),
    ] {
        assert_eq!(desk.post(path, &body).await.verdict(), expected, "{path} {body}");
    }
}

/// All sections of an event, and of no other.
#[tokio::test]
async fn an_outage_is_of_an_event() {
    let app = TestApp::new().await;
    let desk = officer(&app).await;
    let game = app.pairing(1).await;
    for (id, event) in [(600, 5), (601, 5), (602, 6)] {
        let section = Section::new(SectionId(id), format!("Group {id}"), "Cup");
        let section = Section { event: Some(EventId(event)), ..section };
        app.app.store.create_section(&section).await.expect("a section");
        app.create_game(GameId(id), SectionId(id), game.terms()).await;
    }
    app.wait(DAY);
    let body = json!({ "event": 5, "from": moment(0), "until": moment(DAY), "reason": "Away." });
    let decided = desk.post(OUTAGES, &body).await.expect(200).json;
    let outage = &decided["outages"][0];
    assert_eq!((&outage["section_count"], &outage["games_done"]), (&json!(2), &json!(2)));
    for (id, expected) in [(600, FIRST + DAY), (601, FIRST + DAY), (602, FIRST)] {
        let (_, game) = app.app.load_game(GameId(id)).await.expect("a game");
        assert_eq!(game.deadline().map(|at| at - START), Some(expected), "{id}");
    }
}
