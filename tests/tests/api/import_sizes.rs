//! Large events that are brought here, with every move of their games.
//!
//! An ordinary run takes few sections; `POSTHORN_IMPORT_SECTIONS=17` brings more than a thousand games,
//! and `--nocapture` then shows what each step took.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::time::Instant as Stopwatch;

use rules::{Instant, PlayerId, Position, Variant};
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, Dice, TestApp};

use crate::imports::{BEGAN, announcement, import, pairs, sent};

/// Sections of an ordinary run.
const SECTIONS: u32 = 2;
/// Players of a section: 66 games.
const PLAYERS: u32 = 12;
/// Half-moves of a game, where it does not end before.
const PLIES: i64 = 80;
/// Runs of the schedules within which the largest event is made.
const RUNS_MAX: u32 = 20;

fn sections() -> u32 {
    let wanted = std::env::var("POSTHORN_IMPORT_SECTIONS").ok();
    wanted.map_or(SECTIONS, |count| count.parse().expect("a number of sections"))
}

fn took(what: &str, since: Stopwatch, count: usize) {
    println!("{what:<40} {:>8} ms, {count}", since.elapsed().as_millis());
}

/// A game as it was played elsewhere.
struct Told {
    players: [u32; 2],
    /// UCI, a move a day.
    moves: Vec<String>,
    result: &'static str,
    pgn: String,
}

/// Random legal moves, which end no game; one game in ten goes on.
fn play(players: [u32; 2], dice: &mut Dice) -> Told {
    let result = match dice.below(10) {
        0 => "*",
        1..=4 => "1-0",
        5..=7 => "1/2-1/2",
        _ => "0-1",
    };
    let [white, black] = players;
    let mut pgn = format!("[WhiteId \"{white}\"]\n[BlackId \"{black}\"]\n\n");
    let mut position = Position::start(Variant::Chess);
    let mut moves = Vec::new();
    for ply in 0..PLIES {
        let legal = position.describe_legal_moves();
        let played = dice.pick(&legal);
        let after = position.played(played.code).expect("a legal move");
        if after.board_ending().is_some() {
            break;
        }
        let at = Instant::from_unix(BEGAN + (ply + 1) * DAY).to_string();
        let (date, time) = (at[..10].replace('-', "."), &at[11..16]);
        let _ = writeln!(pgn, "{} {{[%ccsnt {date},{time}]}}", played.san);
        moves.push(played.uci.clone());
        position = after;
    }
    let _ = writeln!(pgn, "{result}\n");
    Told { players, moves, result, pgn }
}

/// TR-12: an event comes with all its games, however many, and each of them is as it was told.
#[tokio::test]
async fn a_large_event_with_every_move() {
    let app = TestApp::new().await;
    app.officials().await;
    let (count, mut dice) = (sections(), Dice::new(7));
    let mut list = "section,number,id\n".to_owned();
    for player in 1..=count * PLAYERS {
        app.member(player, "CZE", Some(2000), Role::Player).await;
        let section = (player - 1) / PLAYERS;
        let _ = writeln!(list, "{},{},{player}", section + 1, player - section * PLAYERS);
    }
    let told: Vec<Told> = (0..count)
        .flat_map(|section| {
            let of_section = move |player: u32| section * PLAYERS + player;
            pairs(PLAYERS).into_iter().map(move |(w, b)| [of_section(w), of_section(b)])
        })
        .map(|players| play(players, &mut dice))
        .collect();
    let finished = told.iter().filter(|game| game.result != "*").count();
    let pgn: String = told.iter().map(|game| game.pgn.as_str()).collect();
    let announced = announcement(&app, |a| a["section_size"] = json!(PLAYERS)).await;
    let mut body = sent(&announced, &list, &pgn, "");

    let since = Stopwatch::now();
    body["dry_run"] = json!(true);
    let preview = import(&app, &body).await.expect(200).json;
    took("dry run, bytes of games", since, pgn.len());
    assert_eq!(preview["faults"], json!([]));
    assert_eq!([&preview["games"], &preview["finished"]], [told.len(), finished]);

    let since = Stopwatch::now();
    body["dry_run"] = json!(false);
    let mut made = import(&app, &body).await.expect(201).json;
    took("brought: the request", since, 1);
    let since = Stopwatch::now();
    let path = format!("/api/imports/{}", made["id"]);
    let mut runs = 0;
    while made["state"] != "done" {
        runs += 1;
        assert!(runs <= RUNS_MAX, "it is never done: {}", made["state"]);
        app.wait(60);
        app.run_all_schedules().await;
        made = app.person_as(tests::OFFICER, Role::Officer).get(&path).await.expect(200).json;
    }
    took("brought: the schedules' runs", since, runs as usize);

    let since = Stopwatch::now();
    let event = app.organiser().get(&format!("/api/events/{}", made["event"])).await.expect(200);
    let mut seen = BTreeSet::new();
    for section in event.json["sections"].as_array().expect("sections") {
        let id =
            store::SectionId(u32::try_from(section["id"].as_u64().expect("a number")).unwrap());
        for line in app.app.store.section_results(id).await.expect("results") {
            let players = [line.white.0, line.black.0];
            let told =
                told.iter().find(|told| told.players == players).expect("a game of the event");
            let white = app.person(PlayerId(players[0]));
            check(told, &white.game(line.game).await.expect(200).json);
            assert!(seen.insert(players), "{players:?} have one game");
        }
    }
    took("games read and compared", since, seen.len());
    assert_eq!(seen.len(), told.len());
}

/// Every move with its moment, and the result.
fn check(told: &Told, game: &Value) {
    let moves = game["moves"].as_array().expect("moves");
    let played: Vec<&str> = moves.iter().map(|m| m["uci"].as_str().expect("a move")).collect();
    assert_eq!(played, told.moves, "{:?}", told.players);
    for (ply, m) in (1..).zip(moves) {
        assert_eq!(
            m["at"],
            Instant::from_unix(BEGAN + ply * DAY).to_string(),
            "{:?}",
            told.players
        );
    }
    let halves = ["white_halves", "black_halves"].map(|side| game["ending"][side].as_u64());
    let scored = match told.result {
        "1-0" => [Some(2), Some(0)],
        "0-1" => [Some(0), Some(2)],
        "1/2-1/2" => [Some(1), Some(1)],
        _ => [None, None],
    };
    assert_eq!(halves, scored, "{:?}", told.players);
}
