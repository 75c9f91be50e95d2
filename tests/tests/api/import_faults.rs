//! What is wrong with an import is told with its place, all at once, and nothing of it is made; and
//! imports whose server dies on the way.

use std::fmt::Write as _;

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DELEGATE, Dice, Front};

use crate::imports::{
    announcement, faults, games_of, import, officials_and_players, pgn, sent, server,
};

const LIST: &str = "section,number,id\n1,1,1\n1,2,2\n1,3,3\n";
/// 2 plays 3, 1 plays 2, and 3 plays 1.
const ALL: &str = "white,black,result\n1,2,1-0\n3,1,0-1\n2,3,1/2-1/2\n";
/// All but the game that a case brings in PGN.
const OTHERS: &str = "white,black,result\n3,1,0-1\n2,3,1/2-1/2\n";

/// Lists that are at fault, with every fault.
const LISTS: [(&str, &[&str]); 13] = [
    (
        "",
        &[
            "start_list 1 section unreadable_field error",
            "start_list 1 number unreadable_field error",
            "start_list 1 id unreadable_field error",
        ],
    ),
    ("section,number,id\n", &["start_list 1 - empty_file error"]),
    (
        "section|number|id\n1|1|1\n",
        &[
            "start_list 1 section unreadable_field error",
            "start_list 1 number unreadable_field error",
            "start_list 1 id unreadable_field error",
        ],
    ),
    ("section;number;id\n1;1;1\n", &["start_list 2 section section_size error"]),
    ("section,number,id\n1,1,1\n1,2\n1,3,3\n", &["start_list 3 id unreadable_field error"]),
    (
        "section,number,id,rating,fixed,title\n1,1,1,x,,\n1,2,2,,maybe,\n1,3,3,,,XM\n",
        &[
            "start_list 2 rating unreadable_field error",
            "start_list 3 fixed unreadable_field error",
            "start_list 4 title unreadable_field error",
        ],
    ),
    ("section,number,id\n1,1,1\n1,2,2\n1,3,99\n", &["start_list 4 id unknown_player error"]),
    ("section,number,id\n1,1,1\n1,2,2\n1,3,1\n", &["start_list 4 id player_twice error"]),
    ("section,number,id\n1,1,1\n1,2,2\n1,2,3\n", &["start_list 4 number number_twice error"]),
    ("section,number,id\n1,1,1\n1,2,2\n1,4,3\n", &["start_list 4 number number_missing error"]),
    ("section,number,id\n1,0,1\n1,2,2\n1,3,3\n", &["start_list 2 number unreadable_field error"]),
    ("section,number,id\nA,1,1\nA,2,2\nB,1,3\n", &["start_list 4 section section_size error"]),
    ("section,number,id\n,1,1\n1,2,2\n1,3,3\n", &["start_list 2 section unreadable_field error"]),
];

/// Results that are at fault.
const RESULTS: [(&str, &[&str]); 14] = [
    ("white,black\n1,2\n", &["results 1 result unreadable_field error"]),
    ("white,black,result\n1,2,1-0\n3,1,0-1\n", &["start_list 2 - game_missing error"]),
    (
        "white,black,result\n1,2,2-0\n3,1,0-1\n2,3,1/2-1/2\n",
        &["results 2 result unreadable_field error"],
    ),
    (
        "white,black,result\n2,1,1-0\n3,1,0-1\n2,3,1/2-1/2\n",
        &["results 2 black wrong_colours error"],
    ),
    (
        "white,black,result\n1,2,1-0\n3,1,0-1\n2,3,1-0\n2,3,0-1\n",
        &["results 5 result result_twice error"],
    ),
    (
        "white,black,result\n1,1,1-0\n1,2,1-0\n3,1,0-1\n2,3,1-0\n",
        &["results 2 black not_paired error"],
    ),
    (
        "white,black,result\n1,2,1-0\n3,1,0-1\n2,3,1-0\n\"Nobody, N\",7,0-1\n",
        &["results 5 white not_in_list error", "results 5 black not_in_list error"],
    ),
    (
        "white,black,result,section\n1,2,1-0,2\n3,1,0-1,1\n2,3,1-0,\n",
        &["results 2 section wrong_section error"],
    ),
    (
        "white,black,result,flag\n1,2,1/2-1/2,D\n3,1,0-0,E\n2,3,0-0,A\n",
        &[
            "results 2 flag impossible_result error",
            "results 3 flag impossible_result error",
            "results 4 flag impossible_result error",
        ],
    ),
    (
        "white,black,result,flag,ended\n1,2,*,D,\n3,1,0-1,X,\n2,3,1-0,,yesterday\n",
        &[
            "results 2 flag unreadable_field error",
            "results 3 flag unreadable_field error",
            "results 4 ended unreadable_field error",
        ],
    ),
    (
        "white,black,result,ended\n1,2,1-0,2026-01-02\n3,1,0-1,2025-07-04\n2,3,1-0,2025-07-05\n",
        &["results 2 ended in_future error", "results 3 ended before_start error"],
    ),
    (
        "white,black,result,white_days\n1,2,1-0,12\n3,1,*,0\n2,3,*,400\n",
        &[
            "results 2 white_days clock_of_finished_game error",
            "results 3 white_days clock_cannot_be_set error",
        ],
    ),
    (
        "white,black,result,extra\n1,2,1-0,\n3,1,0-1,\n2,3,1-0,\n",
        &["results 1 extra unread_column warning"],
    ),
    ("white,black,result\n1,2,1-0,x\n", &["results 2 4 unreadable_field error"]),
];

/// Games of 1 against 2 that are at fault; they begin on line 1, and their moves stand on line 5.
const GAMES: [(&str, &str, &[&str]); 14] = [
    ("1.e4 e5 2.Ke3 1-0", OTHERS, &["pgn 5 - illegal_move error"]),
    ("1.f3 e5\n2.g4 Qh4#\n3.a3 0-1", OTHERS, &["pgn 7 - moves_after_end error"]),
    ("1.f3 e5 2.g4 Qh4# 1-0", OTHERS, &["pgn 1 - result_contradicts_moves error"]),
    ("1.e4 e5 {no end", OTHERS, &["pgn 5 - broken_pgn error"]),
    ("1.e4 e5 {[%ccsnt soon]} 1-0", OTHERS, &["pgn 5 - broken_pgn error"]),
    (
        "1.e4 {[%ccsnt 2025.08.02,10:00]}\ne5 {[%ccsnt 2025.08.01,10:00]} 1-0",
        OTHERS,
        &["pgn 6 - stamps_out_of_order error"],
    ),
    ("1.e4 {[%ccsnt 2026.01.01,00:01]} 1-0", OTHERS, &["pgn 5 - in_future error"]),
    ("1.e4 e5 1-0", ALL, &[]),
    ("1.e4 e5 0-1", ALL, &["results 2 result results_differ error"]),
    (
        "1.e4 e5 1-0",
        "white,black,result\n1,2,*\n3,1,0-1\n2,3,0-1\n",
        &["results 2 result results_differ error"],
    ),
    (
        "1.e4 {[%ccsnt 2025.08.02,10:00]} 1-0",
        "white,black,result,ended\n1,2,1-0,2025-08-01\n3,1,0-1,\n2,3,0-1,\n",
        &["results 2 ended ended_before_last_move error"],
    ),
    ("1.e4 e5 *", OTHERS, &["pgn 1 - clock_not_told warning"]),
    ("1.e4 {[%ccsnt 2025.12.02,10:00]} *", OTHERS, &["pgn 1 - no_time_left error"]),
    (
        "1.e4 e5 1-0\n\n[Event \"x\"]\n[White \"Player 1, Given\"]\n[Black \"player 2,  GIVEN\"]\n\n1.d4 1-0",
        OTHERS,
        &["pgn 7 - game_twice error"],
    ),
];

#[tokio::test]
async fn every_fault_is_told_with_its_place() {
    let app = server().await;
    let announced = announcement(&app, |_| ()).await;
    for (list, told) in LISTS {
        assert_eq!(faults(&app, &sent(&announced, list, "", ALL)).await, told, "{list}");
    }
    for (results, told) in RESULTS {
        assert_eq!(faults(&app, &sent(&announced, LIST, "", results)).await, told, "{results}");
    }
    for (moves, results, told) in GAMES {
        let text = pgn((1, 2), moves);
        assert_eq!(faults(&app, &sent(&announced, LIST, &text, results)).await, told, "{moves}");
    }
    // Not even one game of another event, or of another variant.
    for (tags, told) in [
        ("[WhiteId \"7\"]\n[BlackId \"1\"]", "pgn 1 WhiteId not_in_list error"),
        ("[White \"Player 1, Given\"]\n[Black \"?\"]", "pgn 1 Black not_in_list error"),
        ("[WhiteId \"2\"]\n[BlackId \"1\"]", "pgn 1 - wrong_colours error"),
        ("[Variant \"Makruk\"]", "pgn 1 - wrong_variant error"),
        ("[Variant \"Bughouse\"]", "pgn 1 - wrong_variant error"),
        ("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]", "pgn 1 - wrong_start error"),
        ("[FEN \"x\"]", "pgn 1 - wrong_start error"),
        ("[Event Cup]", "pgn 1 - broken_pgn error"),
    ] {
        let body = sent(&announced, LIST, &format!("{tags}\n\n*\n"), ALL);
        assert_eq!(faults(&app, &body).await, [told], "{tags}");
    }
    // What it says of itself is asked, too, and several at once are told in their order.
    let mut bad = announced.clone();
    bad["section_size"] = json!(99);
    bad["director"] = json!(1);
    let body = sent(&bad, "section,number,id\n1,1,98\n1,2,99\n", "x", "y\n");
    let told = faults(&app, &body).await;
    assert_eq!(
        told[..4],
        [
            "announcement - - section_size error",
            "announcement - - directs_no_tournaments error",
            "start_list 2 id unknown_player error",
            "start_list 3 id unknown_player error",
        ]
    );
    let refused = import(&app, &body).await;
    assert_eq!(refused.verdict(), "422 import_has_problems");
    let errors = refused.json["errors"].as_array().expect("errors");
    assert_eq!(errors[2]["line"], 2);
    assert_eq!(errors[2]["code"], "unknown_player");
    assert!(app.app.store.events_before(None, 200).await.expect("events").is_empty());
    assert!(app.app.store.imports().await.expect("imports").is_empty());
}

/// Names of two players alike have to be told apart.
#[tokio::test]
async fn names_that_mean_two() {
    let app = server().await;
    let list = "section,number,id,name\n1,1,1,\"Novák, Jan\"\n1,2,2,\"Novák, Jan\"\n1,3,3,\n";
    let results = "white,black,result\n\"novák, jan\",2,1-0\n3,1,0-1\n2,3,1/2-1/2\n";
    let body = sent(&announcement(&app, |_| ()).await, list, "", results);
    assert_eq!(faults(&app, &body).await, ["results 2 white ambiguous_name error"]);
}

/// Files that are too large, or hold what no file holds, are refused in a moment.
#[tokio::test]
async fn hostile_files() {
    let app = server().await;
    let announced = announcement(&app, |_| ()).await;
    let since = std::time::Instant::now();
    let mut rows = "section,number,id\n".to_owned();
    for row in 0..100_000 {
        let _ = writeln!(rows, "1,1,{}", row % 9 + 1);
    }
    let body = sent(&announced, &rows, "", ALL);
    assert_eq!(faults(&app, &body).await, ["start_list - - too_many_rows error"]);
    let bad = rows.replace(",1,", ",x,");
    let body = sent(&announced, &bad, "", ALL);
    assert_eq!(faults(&app, &body).await.len(), 500, "the first ones");
    let answer = import(&app, &body).await;
    assert_eq!(answer.verdict(), "422 import_has_problems");
    assert_eq!(answer.json["errors"].as_array().expect("errors").len(), 100);
    let results = format!("white,black,result\n{}", "1,2,1-0\n".repeat(100_000));
    let body = sent(&announced, LIST, "", &results);
    assert_eq!(faults(&app, &body).await, ["results - - too_many_rows error"]);
    let body = sent(&announced, LIST, &"(".repeat(1_000_000), ALL);
    assert!(faults(&app, &body).await[0].ends_with("broken_pgn error"));
    let body = sent(&announced, LIST, &"*\n".repeat(20_000), ALL);
    assert_eq!(faults(&app, &body).await, ["pgn - - too_many_games error"]);
    let (mb, more) = (1024 * 1024, "x".repeat(1024 * 1024 + 1));
    for body in [
        sent(&announced, &more, "", ""),
        sent(&announced, LIST, "", &more),
        sent(&announced, LIST, &"x".repeat(3 * mb + 1), ALL),
    ] {
        assert_eq!(import(&app, &body).await.verdict(), "422 text_too_large");
    }
    let body = sent(&announced, LIST, &"x".repeat(3 * mb), ALL);
    assert!(faults(&app, &body).await[0].ends_with("broken_pgn error"));
    let body = sent(&announced, &"\u{1}\"".repeat(10_000), "\u{fffd}{", "\"");
    assert!(!faults(&app, &body).await.is_empty());
    let body = sent(&announced, &"x".repeat(6 * 1024 * 1024), "", "");
    assert_eq!(import(&app, &body).await.verdict(), "413 body_too_large");
    let mut body = sent(&announced, LIST, "", ALL);
    for (member, value, verdict) in [
        ("request", json!("short"), "422 invalid_body"),
        ("origin", json!("mars"), "422 invalid_body"),
        ("start_list", Value::Null, "422 invalid_body"),
        ("more", json!(1), "422 unknown_field"),
    ] {
        let before = body[member].clone();
        body[member] = value;
        assert_eq!(import(&app, &body).await.verdict(), verdict, "{member}");
        body[member] = before;
        if member == "more" {
            break;
        }
    }
    assert!(since.elapsed().as_secs() < 30, "{:?}", since.elapsed());
}

/// Damaged at random, a good import is read or refused with places, and never anything else.
#[tokio::test]
async fn damaged_files_are_read_or_refused() {
    let app = server().await;
    let announced = announcement(&app, |_| ()).await;
    let text = pgn((1, 2), "1.e4 {[%ccsnt 2025.08.02,10:00]} e5 (1...c5) 2.Nf3! {x} $3 Nc6 1-0");
    let list = "section,number,id,rating,fixed,title,name\n1,1,1,2100,yes,SIM,\"A, B\"\n1,2,2,,,,\n1,3,3,1,no,,\n";
    let results =
        "white,black,result,flag,section,ended,white_days\n3,1,0-1,E,1,2025-08-01,\n2,3,*,,,,9\n";
    let seed = std::env::var("POSTHORN_SEED").ok().and_then(|seed| seed.parse().ok());
    let mut dice = Dice::new(seed.unwrap_or(7));
    let damaged = |dice: &mut Dice, good: &str| {
        let mut letters: Vec<char> = good.chars().collect();
        for _ in 0..dice.below(5) {
            if letters.is_empty() {
                break;
            }
            let (at, sign) = (
                dice.below(letters.len()),
                *dice.pick(&['"', ',', '\n', '{', '(', '9', '\r', 'é', '*']),
            );
            match dice.below(4) {
                0 => drop(letters.remove(at)),
                1 => letters.insert(at, sign),
                2 => letters[at] = sign,
                _ => letters.truncate(at.max(1)),
            }
        }
        letters.into_iter().collect::<String>()
    };
    let mut good = 0;
    for round in 0..400 {
        let [a, b, c] = [list, text.as_str(), results].map(|text| damaged(&mut dice, text));
        let mut body = sent(&announced, &a, &b, &c);
        body["dry_run"] = json!(true);
        let answer = import(&app, &body).await;
        assert_eq!(answer.status, 200, "{round} {body} {}", answer.text);
        let faults = answer.json["faults"].as_array().expect("faults");
        let errors = faults.iter().filter(|fault| fault["severity"] == "error").count();
        assert_eq!(answer.json["can_import"], errors == 0, "{round} {body}");
        good += usize::from(errors == 0);
    }
    assert!((1..400).contains(&good), "{good} are good");
}

/// A server dies at any of its calls, carried out or not: what was kept is made by the schedule, what was
/// not is sent again, and there is one event of it with every game.
#[tokio::test]
async fn a_run_dies_anywhere() {
    let (app, front) = Front::server().await;
    officials_and_players(&app).await;
    let mut announced = announcement(&app, |_| ()).await;
    for (number, calls) in (1_u32..).zip((0..300).step_by(2)) {
        let carried_out = number % 2 == 0;
        let what = format!("at call {calls}, {carried_out}");
        announced["code"] = json!(format!("T/{number}"));
        let mut body = sent(&announced, LIST, &pgn((1, 2), "1.e4 e5 1-0"), OTHERS);
        body["request"] = json!(format!("request-{number}"));
        front.after(calls, carried_out);
        let first = import(&app, &body).await;
        let died = front.heal();
        app.wait(121);
        let swept = clock_tick::tick(&app.app).await.expect("a sweep");
        assert_eq!(swept.failed, 0, "{what}");
        let again = import(&app, &body).await;
        assert!(again.status == 200 || !first.verdict().starts_with('2'), "{what} {}", again.text);
        assert_eq!(again.json["state"], "done", "{what}");
        let games = games_of(&app, &again.json).await;
        assert_eq!(games.len(), 3, "{what}");
        for game in games {
            let (_, game) = app.app.load_game(game).await.expect("a game");
            assert!(game.ending().is_some(), "{what}");
        }
        let events = app.app.store.events_before(None, 200).await.expect("events");
        assert_eq!(events.len(), number as usize, "{what}");
        if !died {
            assert!(calls > 20, "only {calls} calls");
            return;
        }
    }
    panic!("it dies for ever");
}

/// Runs that overlap make the same: seats and results are there once, and nothing is left over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn runs_that_overlap_make_the_same() {
    let app = server().await;
    for player in 6..=12 {
        app.member(player, "CZE", None, Role::Player).await;
    }
    let mut list = "section,number,id\n".to_owned();
    for player in 1..=12 {
        let _ = writeln!(list, "{},{},{player}", (player - 1) / 4, (player - 1) % 4 + 1);
    }
    let change = |a: &mut Value| {
        a["starts_at"] = json!("2026-02-01T00:00:00Z");
        a["organiser"] = json!("CZE");
    };
    let body = sent(&announcement(&app, change).await, &list, "", "");
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let made = delegate.post("/api/imports", &body).await.expect(201).json;
    let id = u32::try_from(made["id"].as_u64().expect("a number")).expect("a number");
    let mut stored = app.app.store.import(id).await.expect("an import");
    stored.import.state = rules::tournament::ImportState::Writing;
    stored.version += 1;
    app.app.store.decide_import(&stored).await.expect("approved");
    let go_on = || app.app.go_on_with_import(id);
    let (one, other, third) = tokio::join!(go_on(), go_on(), go_on());
    assert!([one, other, third].iter().any(Result::is_ok));
    app.wait(DAY);
    app.run_all_schedules().await;
    let stored = app.app.store.import(id).await.expect("an import");
    assert_eq!(
        (stored.import.state, stored.alarm_at),
        (rules::tournament::ImportState::Done, None)
    );
    for player in 1..=12 {
        let seats = app.app.store.seats(PlayerId(player)).await.expect("seats");
        assert_eq!(seats.len(), 3, "{player}");
    }
    assert_eq!(app.app.store.events_before(None, 200).await.expect("events").len(), 1);
    let parts = app.app.store.import_section(id, 0).await.expect("parts");
    assert!(parts.players.is_empty());
}
