//! Decisions that died half-way are brought to all their games, once; what is unfinished at a section's
//! end goes to the adjudicators (LAW-11.1).

use app::Problem;
use rules::{
    DecidedRuling, DirectedGame, Directive, Event, FlagRule, Instant, PlayerId, Ruling, RulingKind,
    Terms,
};
use serde_json::json;
use store::{Section, StoredDecision};
use tests::{DAY, DIRECTOR, Front, SECTION, START, Table, TestApp, database_request, decision};

use crate::{mails, tick};

/// Every decision number that stands in a game's log.
async fn decided(app: &TestApp, table: &Table) -> Vec<Vec<u32>> {
    let mut found = Vec::new();
    for game in &table.games {
        let log = app.app.store.game(game.game).await.expect("a game").log;
        let number = |event: &Event| match *event {
            Event::Directed { decision, .. } => Some(decision),
            _ => None,
        };
        found.push(log.iter().filter_map(number).collect());
    }
    found
}

/// What a decision of the director's says.
fn ruling_of(kind: RulingKind, at: Instant) -> Ruling {
    Ruling::new(kind, DIRECTOR, at, "So be it.".to_owned())
}

/// A run dies at any of its calls; the schedule takes it up, and the same request again is the same
/// decision: each game has it once.
#[tokio::test]
async fn a_run_dies_anywhere() {
    let (app, front) = Front::server().await;
    let table = app.table().await;
    for calls in 0..100 {
        for carried_out in [false, true] {
            app.wait(1);
            let body = decision("penalty", json!({ "player": table.players[2], "days": 1 }));
            let before = decided(&app, &table).await;
            front.after(calls, carried_out);
            let first = app.director().decide(&body).await;
            let died = front.heal();
            let expected = if died { 503 } else { 201 };
            assert_eq!(first.status, expected, "at call {calls}: {}", first.text);
            tick(&app).await;
            let again = app.director().decide(&body).await;
            assert!([200, 201].contains(&again.status), "at call {calls}: {}", again.text);
            assert_eq!(again.json["done"], true);
            let id = again.json["id"].as_u64().and_then(|id| u32::try_from(id).ok());
            let after = decided(&app, &table).await;
            let new = |game: usize| after[game][before[game].len()..].to_vec();
            let once = vec![id.expect("a number")];
            assert_eq!([new(0), new(1), new(2)], [vec![], once.clone(), once], "at call {calls}");
            assert_eq!(tick(&app).await.acted, 0, "nothing is left at call {calls}");
            if !died {
                assert!(calls > 8, "only {calls} calls");
                return;
            }
        }
    }
    panic!("it dies for ever");
}

/// A letter that was decided on and not told is told by the schedule, to each once.
#[tokio::test]
async fn a_letter_left_behind_is_told() {
    let (app, front) = Front::server().await;
    app.table().await;
    let body = decision("message", json!({ "title": "Hello" }));
    let mut died = false;
    for calls in 0..40 {
        front.after(calls, true);
        let _ = app.director().decide(&body).await;
        died |= front.heal();
        if !app.app.store.decisions(SECTION).await.expect("decisions").is_empty() {
            break;
        }
    }
    assert!(died);
    tick(&app).await;
    assert_eq!(mails(&app).await.len(), 3);
    app.director().decide(&body).await.expect(200);
    assert_eq!(mails(&app).await.len(), 0);
}

/// LAW-14.2: a decision that answers a case decides it, wherever the request died and though nobody
/// sends it again.
#[tokio::test]
async fn a_case_is_decided_with_its_decision() {
    let (app, front) = Front::server().await;
    let table = app.table().await;
    let me = app.person(table.players[0]);
    for calls in 0..100 {
        let asked = json!({ "text": format!("Is that right? {calls}") });
        let case = me.post("/api/sections/700/queries", &asked).await.expect(201).json;
        let warn = decision("warn", json!({ "player": table.players[1], "case": case["id"] }));
        front.after(calls, true);
        let status = app.director().decide(&warn).await.status;
        let died = front.heal();
        assert_eq!(status, if died { 503 } else { 201 }, "at call {calls}");
        tick(&app).await;
        let found = me.get(&format!("/api/cases/{}", case["id"])).await.expect(200).json;
        let decided = found["decisions"].as_array().is_some_and(|made| !made.is_empty());
        let state = if decided { "decided" } else { "open" };
        assert_eq!(found["state"], state, "at call {calls}");
        app.director().decide(&warn).await;
        if !died {
            assert!(decided && calls > 8, "only {calls} calls");
            return;
        }
    }
    panic!("it dies for ever");
}

/// What a game cannot follow any more is left as it is, and the others follow.
#[tokio::test]
async fn a_game_that_is_over_is_left_out() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let game = |number: u32| DirectedGame {
        game: rules::GameId(number),
        directives: vec![Directive::Cancelled],
    };
    app.person(table.players[0]).resign(table.games[0].game).await.expect(200);
    let ruling = ruling_of(RulingKind::Cancel, app.app.clock.now());
    let decided = DecidedRuling { ruling, games: vec![game(701), game(702)] };
    let kept: Result<StoredDecision, Problem> = app.app.decide(SECTION, decided, "request-x").await;
    assert!(kept.expect("kept").done);
    let decided = self::decided(&app, &table).await;
    assert_eq!((decided[0].len(), decided[1].len(), decided[2].len()), (0, 1, 0));
}

/// LAW-11.1: at the section's end the unfinished games stop, in the director's name, once; they wait
/// at the desk, and their time is not charged.
#[tokio::test]
async fn the_end_of_play_brings_the_adjudicators() {
    let app = TestApp::new().await;
    let ends = START + 20 * DAY;
    let table = app.table().await;
    let section = app.app.store.section(SECTION).await.expect("a section");
    let section = Section { adjudication_at: Some(ends), ..section };
    app.app.store.change_section(&section, START).await.expect("changed");
    app.person(table.players[0]).resign(table.games[0].game).await.expect(200);
    app.wait(20 * DAY - 1);
    tick(&app).await;
    assert_eq!(decided(&app, &table).await, vec![Vec::<u32>::new(); 3]);
    app.wait(1);
    for _ in 0..2 {
        tick(&app).await;
        let decisions = app.app.store.decisions(SECTION).await.expect("decisions");
        let [kept] = &decisions[..] else { panic!("{decisions:?}") };
        assert_eq!((kept.ruling.kind, kept.ruling.by), (RulingKind::ToAdjudication, DIRECTOR));
        assert_eq!(kept.ruling.rule.as_deref(), Some("LAW-11.1"));
        let games: Vec<u32> = kept.games.iter().map(|directed| directed.game.0).collect();
        assert_eq!(games, [702, 703]);
        assert_eq!(decided(&app, &table).await, [vec![], vec![kept.id], vec![kept.id]]);
    }
    app.wait(100 * DAY);
    assert_eq!(app.run_schedules().await.0, 0, "nobody loses on time");
    let queue = app.director().get("/api/director/queue").await.expect(200).json;
    assert_eq!(queue["items"].as_array().map(Vec::len), Some(2));
    let log = app.person(table.players[1]).get("/api/sections/700/decisions").await.expect(200);
    assert_eq!(log.json["decisions"][0]["games"].as_array().map(Vec::len), Some(1));
    assert_eq!(log.json["decisions"][0]["by"]["id"], serde_json::json!(DIRECTOR));
}

/// Without a director the server itself decides; where every game is over, nobody does.
#[tokio::test]
async fn a_section_without_a_director() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let ends: Instant = START + 20 * DAY;
    let section = app.app.store.section(SECTION).await.expect("a section");
    let section = Section { adjudication_at: Some(ends), director: None, ..section };
    app.app.store.change_section(&section, START).await.expect("changed");
    app.wait(20 * DAY);
    tick(&app).await;
    let decisions = app.app.store.decisions(SECTION).await.expect("decisions");
    assert_eq!(decisions.len(), 1);
    assert_eq!((decisions[0].ruling.by, decisions[0].games.len()), (PlayerId(0), 3));
    let log = app.person(table.players[0]).get("/api/sections/700/decisions").await.expect(200);
    assert_eq!(log.json["decisions"][0]["by"], serde_json::Value::Null);
}

/// LAW-6.11: time was given before a flag fell, and the server died before the game had it: nobody
/// loses by that, whichever schedule comes first. Ten days of reflection are five where they count
/// twice.
#[tokio::test]
async fn a_decision_left_behind_comes_before_a_flag() {
    let (app, front) = Front::server().await;
    let table = app.table().await;
    app.wait(35 * DAY);
    let more = json!({ "game": 701, "player": table.players[0], "days": -10, "moves": 0 });
    for calls in 0.. {
        front.after(calls, true);
        let _ = app.director().decide(&decision("set_clock", more.clone())).await;
        assert!(front.heal(), "it dies once");
        if !app.app.store.decisions(SECTION).await.expect("decisions").is_empty() {
            break;
        }
    }
    assert!(decided(&app, &table).await[0].is_empty());
    app.wait(2 * DAY);
    assert_eq!(app.run_schedules().await.0, 2, "the other two flags have fallen");
    let (_, game) = app.app.load_game(table.games[0].game).await.expect("a game");
    assert_eq!((game.is_running(), game.deadline()), (true, Some(START + 41 * DAY)));
    tick(&app).await;
    assert_eq!(decided(&app, &table).await[0].len(), 1);
}

/// LAW-6.10c, LAW-11.1: clocks were resumed, and the server died before the game had it: it does not
/// go on after the adjudicators have it.
#[tokio::test]
async fn decisions_reach_a_game_in_their_order() {
    let (app, front) = Front::server().await;
    let table = app.table().await;
    let more = json!({ "game": 701 });
    app.director().decide(&decision("stop_clocks", more.clone())).await.expect(201);
    app.wait(DAY);
    for calls in 0.. {
        front.after(calls, true);
        let _ = app.director().decide(&decision("resume_clocks", more.clone())).await;
        assert!(front.heal(), "it dies once");
        if app.app.store.decisions(SECTION).await.expect("decisions").len() == 2 {
            break;
        }
    }
    assert_eq!(decided(&app, &table).await[0].len(), 1);
    app.wait(DAY);
    let at = app.app.clock.now();
    let ruling = ruling_of(RulingKind::ToAdjudication, at);
    let directives = vec![Directive::SentToAdjudication];
    let games = vec![DirectedGame { game: table.games[0].game, directives }];
    app.app.decide(SECTION, DecidedRuling { ruling, games }, "request-x").await.expect("kept");
    tick(&app).await;
    let (_, game) = app.app.load_game(table.games[0].game).await.expect("a game");
    assert!(game.is_in_adjudication());
    assert_eq!(game.stopped().map(|stopped| stopped.since), Some(at));
    assert!(decided(&app, &table).await[0].is_sorted());
}

/// LAW-11.1: what runs at the end of play goes to the adjudicators as of that moment, however late
/// the schedules come, and in whatever order: a flag that would have fallen later does not fall.
#[tokio::test]
async fn a_flag_that_would_have_fallen_after_the_end_of_play() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let ends = START + 35 * DAY;
    let section = app.app.store.section(SECTION).await.expect("a section");
    let section = Section { adjudication_at: Some(ends), ..section };
    app.app.store.change_section(&section, START).await.expect("changed");
    app.wait(37 * DAY);
    assert_eq!(app.run_schedules().await.0, 0);
    tick(&app).await;
    assert_eq!(app.run_schedules().await.0, 0);
    for game in &table.games {
        let (_, game) = app.app.load_game(game.game).await.expect("a game");
        assert_eq!(game.stopped().map(|stopped| stopped.since), Some(ends));
        assert!(game.is_in_adjudication());
    }
}

/// LAW-6.6, LAW-11.1: nor can it be claimed before the schedules have come.
#[tokio::test]
async fn a_flag_that_would_have_fallen_after_the_end_of_play_is_not_claimed() {
    let app = TestApp::new().await;
    let table = app.table_on(|terms| Terms { flag: FlagRule::Claimed, ..terms }).await;
    let ends = START + 35 * DAY;
    let section = app.app.store.section(SECTION).await.expect("a section");
    let section = Section { adjudication_at: Some(ends), ..section };
    app.app.store.change_section(&section, START).await.expect("changed");
    app.wait(37 * DAY);
    let claim = async || {
        let path = "/api/games/701/claims/time";
        app.person(table.players[1]).post(path, &json!({})).await.verdict()
    };
    assert_eq!(claim().await, "409 in_adjudication LAW-11.1");
    tick(&app).await;
    assert_eq!(claim().await, "409 in_adjudication LAW-11.1");
    let (_, game) = app.app.load_game(table.games[0].game).await.expect("a game");
    assert_eq!(game.stopped().map(|stopped| stopped.since), Some(ends));
}

/// LAW-6.6: what is decided about a game whose flag waits to be claimed does not depend on whether a
/// schedule has seen the flag.
#[tokio::test]
async fn a_flag_that_nobody_has_seen_is_in_no_decisions_way() {
    for (seen, kind) in
        [(false, "cancel"), (true, "cancel"), (false, "to_adjudication"), (true, "to_adjudication")]
    {
        let app = TestApp::new().await;
        let table = app.table_on(|terms| Terms { flag: FlagRule::Claimed, ..terms }).await;
        app.wait(37 * DAY);
        if seen {
            app.run_schedules().await;
        }
        let body = decision(kind, json!({ "game": 701 }));
        app.director().decide(&body).await.expect(201);
        app.run_schedules().await;
        let log = app.app.store.game(table.games[0].game).await.expect("a game").log;
        assert!(matches!(log[..], [Event::FlagFell { .. }, Event::Directed { .. }]), "{log:?}");
        assert_eq!(log[0].at(), START + 36 * DAY);
    }
}

/// An event that is changed just when one of its dates has come does not forget it.
#[tokio::test]
async fn a_date_that_has_come_outlives_a_change() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let ends = START + 20 * DAY;
    let section = app.app.store.section(SECTION).await.expect("a section");
    let section = Section { adjudication_at: Some(ends), ..section };
    app.app.store.change_section(&section, START).await.expect("changed");
    app.wait(20 * DAY);
    let renamed = Section { event_name: "Cup of friends".to_owned(), ..section };
    app.app.store.change_section(&renamed, app.app.clock.now()).await.expect("changed");
    tick(&app).await;
    assert!(decided(&app, &table).await.iter().all(|numbers| numbers.len() == 1));
}

/// LAW-10.1: leave that was entered while a game was over counts in it once it goes on.
#[tokio::test]
async fn a_game_that_goes_on_follows_the_leave() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let player = table.players[0];
    app.wait(DAY);
    let lost = json!({ "game": 701, "players": [player] });
    app.director().decide(&decision("default", lost)).await.expect(201);
    app.wait(DAY);
    let leave = json!({ "sections": [SECTION], "first": "2026-01-10", "last": "2026-01-19" });
    app.person(player).post("/api/leave", &leave).await.expect(200);
    app.director().decide(&decision("reinstate", json!({ "game": 701 }))).await.expect(201);
    let (_, game) = app.app.load_game(table.games[0].game).await.expect("a game");
    assert_eq!(game.deadline(), Some(START + (36 + 1 + 10) * DAY));
}

/// LAW-10.1: and it does so before a flag falls, wherever the server died.
#[tokio::test]
async fn a_game_that_goes_on_is_not_lost_before_it_follows_the_leave() {
    for calls in 0..100 {
        let (app, front) = Front::server().await;
        let table = app.table().await;
        let player = table.players[0];
        let lost = json!({ "game": 701, "players": [player] });
        app.director().decide(&decision("default", lost)).await.expect(201);
        let leave = json!({ "sections": [SECTION], "first": "2026-01-10", "last": "2026-01-19" });
        app.person(player).post("/api/leave", &leave).await.expect(200);
        front.after(calls, true);
        let _ = app.director().decide(&decision("reinstate", json!({ "game": 701 }))).await;
        let died = front.heal();
        app.wait(37 * DAY);
        time_forfeit::tick(&app.app).await.expect("a sweep");
        tick(&app).await;
        let (_, game) = app.app.load_game(table.games[0].game).await.expect("a game");
        let kept = app.app.store.decisions(SECTION).await.expect("decisions").len() == 2;
        let deadline = kept.then_some(START + (36 + 10) * DAY);
        assert_eq!(game.deadline(), deadline, "at call {calls}: {:?}", game.ending());
        if !died {
            assert!(kept && calls > 12, "only {calls} calls");
            return;
        }
    }
    panic!("it dies for ever");
}

/// What cannot be read of one game keeps no other flag from falling, though they are looked at together.
#[tokio::test]
async fn a_broken_leave_book_is_one_games_trouble() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let key = format!("P#{}", table.players[0]);
    let book = json!({ "pk": { "S": key }, "sk": { "S": "LEAVE#0000000700" } });
    let put = json!({ "TableName": "posthorn", "Item": book });
    database_request(app.endpoint(), "PutItem", &put).await;
    app.wait(37 * DAY);
    for acted in [2, 0] {
        let swept = time_forfeit::tick(&app.app).await.expect("a sweep");
        assert_eq!((swept.acted, swept.failed), (acted, 1));
    }
}
