//! Decisions at the director's desk: what each does, its limits, who makes them, and who reads them
//! (LAW-6.8, LAW-6.10a, LAW-6.10c, LAW-6.11, LAW-11.1, LAW-12.1, LAW-13.3.2, TR-14).

use posthorn::demo::Pairing;
use rules::{Event, PlayerId, Terms, TimeControl, TripleBlock};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DIRECTOR, OFFICER, SECTION, START, Table, TestApp, decision};

/// White's first deadline, in days.
const FIRST: i64 = 36;

async fn deadline(app: &TestApp, game: &Pairing) -> Option<i64> {
    let (_, game) = app.app.load_game(game.game).await.expect("a game");
    game.deadline().map(|at| (at - START).div_euclid(DAY))
}

async fn result(app: &TestApp, game: &Pairing) -> Option<(u8, u8)> {
    app.kept(game).await.result.map(|(white, black, _)| (white, black))
}

/// Everything that is kept of the games and the decisions.
async fn kept(app: &TestApp, table: &Table) -> (Vec<tests::Kept>, usize) {
    let mut games = Vec::new();
    for game in &table.games {
        games.push(app.kept(game).await);
    }
    (games, app.app.store.decisions(SECTION).await.expect("decisions").len())
}

/// What a decision says that it does, game by game, as `701 clock_adjusted white -3 0`.
fn what(answer: &Answer) -> Vec<String> {
    let mut lines = Vec::new();
    for game in answer.json["games"].as_array().expect("games") {
        for one in game["what"].as_array().expect("directives") {
            let mut words = vec![game["game"].to_string()];
            for member in ["code", "by", "days", "moves", "white_halves"] {
                match &one[member] {
                    Value::Null => {}
                    Value::String(text) => words.push(text.clone()),
                    other => words.push(other.to_string()),
                }
            }
            lines.push(words.join(" "));
        }
    }
    lines
}

/// LAW-6.8, LAW-6.11: a clock is set; the answer says everything, and the same request again is the
/// same decision.
#[tokio::test]
async fn a_clock_is_set_once() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (game, player) = (&table.games[0], table.players[0]);
    let body = decision(
        "set_clock",
        json!({ "game": 701, "player": player, "days": -2, "moves": 1, "rule": " LAW-6.11 ",
            "reason": " The clock was wrong. " }),
    );
    let made = app.director().decide(&body).await.expect(201);
    assert_eq!(what(&made), ["701 clock_adjusted white -2 1"]);
    let expected = json!({
        "id": made.json["id"], "section": 700, "at": START.to_string(), "by": made.json["by"],
        "kind": "set_clock", "player": made.json["player"], "games": made.json["games"],
        "title": null, "position": null, "reason": "The clock was wrong.", "rule": "LAW-6.11",
        "undoes": null, "undone_by": null, "case": null, "to_all": false, "to": [], "done": true
    });
    assert_eq!(made.json, expected);
    assert_eq!(
        (&made.json["by"]["id"], &made.json["player"]["id"]),
        (&json!(DIRECTOR), &json!(player))
    );
    assert_eq!(deadline(&app, game).await, Some(FIRST + 1));
    let before = kept(&app, &table).await;
    app.wait(60);
    assert_eq!(app.director().decide(&body).await.expect(200).json, made.json);
    // Another decision, or somebody else's, does not hide behind the same key.
    let mut other = body.clone();
    other["reason"] = json!("Another one.");
    let taken = app.director().decide(&other).await;
    assert_eq!(taken.verdict(), "409 request_taken");
    assert_eq!(app.officer().decide(&body).await.verdict(), "409 request_taken");
    assert_eq!(kept(&app, &table).await, before);
    // The players read the reason in the game.
    let page = app.person(player).game(game.game).await.expect(200).json;
    assert_eq!(page["messages"][0]["text"], "The clock was wrong.");
}

/// LAW-6.10a, LAW-6.10c: one game is interrupted, or all; nobody moves meanwhile, and the time is not
/// charged.
#[tokio::test]
async fn clocks_are_stopped_and_resumed() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let desk = app.director();
    let stopped = desk.decide(&decision("stop_clocks", json!({ "game": 701 }))).await.expect(201);
    assert_eq!(
        (what(&stopped), &stopped.json["to_all"]),
        (vec!["701 clocks_stopped".to_owned()], &json!(false))
    );
    let white = app.person(table.players[0]);
    let moved = white.play(table.games[0].game, 0, "e4").await;
    assert_eq!(moved.verdict(), "409 clocks_stopped LAW-6.10a");
    assert_eq!(white.stands(701).await, "director");
    let again = desk.decide(&decision("stop_clocks", json!({ "game": 701 }))).await;
    assert_eq!(again.verdict(), "409 clocks_stopped LAW-6.10a");
    // The rest of the section.
    let rest = desk.decide(&decision("stop_clocks", json!({}))).await.expect(201);
    assert_eq!(what(&rest), ["702 clocks_stopped", "703 clocks_stopped"]);
    assert_eq!(rest.json["to_all"], true);
    app.wait(100 * DAY);
    assert_eq!(app.run_schedules().await, (0, 0));
    let resumed = desk.decide(&decision("resume_clocks", json!({}))).await.expect(201);
    assert_eq!(what(&resumed).len(), 3);
    for game in &table.games {
        assert_eq!(deadline(&app, game).await, Some(FIRST + 100), "{}", game.game);
    }
    let none = desk.decide(&decision("resume_clocks", json!({}))).await;
    assert_eq!(none.verdict(), "409 not_stopped");
}

/// TR-14: a penalty is in all unfinished games of the player, and in no other.
#[tokio::test]
async fn a_penalty_is_in_every_game_of_the_player() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let player = table.players[0];
    let ten = json!({ "player": player, "days": 10, "rule": "TR-14" });
    let made = app.director().decide(&decision("penalty", ten.clone())).await.expect(201);
    assert_eq!(what(&made), ["701 clock_adjusted white 10 0", "703 clock_adjusted black 10 0"]);
    assert_eq!(deadline(&app, &table.games[0]).await, Some(FIRST - 5));
    assert_eq!(app.app.store.game(table.games[1].game).await.expect("a game").log, []);
    // What is over gets none; without a game there is no penalty.
    app.person(player).resign(table.games[0].game).await.expect(200);
    let made = app.director().decide(&decision("penalty", ten.clone())).await.expect(201);
    assert_eq!(what(&made), ["703 clock_adjusted black 10 0"]);
    app.person(player).resign(table.games[2].game).await.expect(200);
    let none = app.director().decide(&decision("penalty", ten)).await;
    assert_eq!(none.verdict(), "409 no_unfinished_game");
}

/// LAW-12.1, SKS-7.3, LAW-11.1, TR-14: games are lost by default, cancelled, adjudicated, and all of a
/// player's are lost with the expulsion.
#[tokio::test]
async fn games_are_ended() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, c] = table.players;
    let (desk, [first, second, third]) = (app.director(), &table.games);
    let one = decision("default", json!({ "game": 701, "players": [b] }));
    let lost = desk.decide(&one).await.expect(201);
    assert_eq!(
        (what(&lost), &lost.json["player"]["id"]),
        (vec!["701 defaulted black".to_owned()], &json!(b))
    );
    assert_eq!(result(&app, first).await, Some((2, 0)));
    assert_eq!(desk.decide(&one).await.expect(200).json, lost.json, "sent again");
    let both = decision("default", json!({ "game": 702, "players": [c, b] }));
    assert_eq!(what(&desk.decide(&both).await.expect(201)), ["702 defaulted"]);
    assert_eq!(result(&app, second).await, Some((0, 0)));
    let over = desk.decide(&decision("cancel", json!({ "game": 702 }))).await;
    assert_eq!(over.verdict(), "409 game_finished LAW-12.1");
    for game in [701, 702] {
        desk.decide(&decision("reinstate", json!({ "game": game }))).await.expect(201);
    }
    let cancelled = desk.decide(&decision("cancel", json!({ "game": 702 }))).await.expect(201);
    assert_eq!(what(&cancelled), ["702 cancelled"]);
    let expelled = desk.decide(&decision("expel", json!({ "player": a }))).await.expect(201);
    assert_eq!(what(&expelled), ["701 defaulted white", "703 defaulted black"]);
    assert_eq!(result(&app, third).await, Some((2, 0)));
    assert_eq!(result(&app, first).await, Some((0, 2)));
}

/// LAW-11.1: play is over, and others than the director decide.
#[tokio::test]
async fn the_director_does_not_adjudicate() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let sent = decision("to_adjudication", json!({ "game": 701 }));
    let sent = app.director().decide(&sent).await.expect(201);
    assert_eq!(what(&sent), ["701 sent_to_adjudication"]);
    let white = app.person(table.players[0]);
    assert_eq!(white.stands(701).await, "adjudication");
    let decided = decision("adjudicate", json!({ "game": 701, "white_halves": 1 }));
    let own = app.director().decide(&decided).await;
    assert_eq!(own.verdict(), "403 director_does_not_adjudicate LAW-11.1");
    let both_offices = app.person_as(DIRECTOR, Role::Officer).decide(&decided).await;
    assert_eq!(both_offices.verdict(), "403 director_does_not_adjudicate LAW-11.1");
    assert_eq!(result(&app, &table.games[0]).await, None);
    let made = app.officer().decide(&decided).await.expect(201);
    assert_eq!(what(&made), ["701 adjudicated 1"]);
    assert_eq!(result(&app, &table.games[0]).await, Some((1, 1)));
}

/// LAW-6.8: a game that was lost on time goes on, with days given back; one that was resigned has
/// none to give back.
#[tokio::test]
async fn a_game_goes_on() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let desk = app.director();
    app.wait(FIRST * DAY);
    assert_eq!(app.run_schedules().await.0, 3);
    let without = decision("reinstate", json!({ "game": 701 }));
    assert_eq!(desk.decide(&without).await.verdict(), "409 flag_fallen LAW-6.7");
    let with = decision("reinstate", json!({ "game": 701, "days": 3 }));
    let made = desk.decide(&with).await.expect(201);
    assert_eq!(what(&made), ["701 reinstated", "701 clock_adjusted white -3 0"]);
    assert_eq!(result(&app, &table.games[0]).await, None);
    app.person(table.players[0]).resign(table.games[0].game).await.expect(200);
    let resigned = desk.decide(&decision("reinstate", json!({ "game": 701, "days": 3 }))).await;
    assert_eq!(resigned.verdict(), "409 not_lost_on_time LAW-6.8");
    desk.decide(&decision("reinstate", json!({ "game": 701 }))).await.expect(201);
    let running = desk.decide(&decision("reinstate", json!({ "game": 701 }))).await;
    assert_eq!(running.verdict(), "409 not_finished");
}

/// LAW-13.3, LAW-13.3.2, TR-14: warnings and orders are told to the player by mail; letters to everybody.
#[tokio::test]
async fn what_is_said_is_mailed() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let desk = app.director();
    let address = |player: PlayerId| format!("player-{player}@posthorn.example");
    let before = kept(&app, &table).await.0;
    let [a, b, c] = table.players;
    for (kind, subject) in [
        ("warn", "A warning from the tournament director"),
        ("order", "An order from the tournament director"),
    ] {
        let body = decision(kind, json!({ "player": b }));
        let said = desk.decide(&body).await.expect(201);
        assert_eq!((&said.json["games"], &said.json["done"]), (&json!([]), &json!(true)));
        desk.decide(&body).await.expect(200);
        assert_eq!(app.send_mails().await, [(address(b), format!("{subject}: Cup, Final"))]);
    }
    let body = decision("message", json!({ "title": "Round two" }));
    let said = desk.decide(&body).await.expect(201);
    assert_eq!((&said.json["title"], &said.json["to_all"]), (&json!("Round two"), &json!(true)));
    let mut expected = [a, b, c].map(|player| (address(player), "Round two".to_owned()));
    expected.sort();
    assert_eq!(app.send_mails().await, expected);
    desk.decide(&decision("message", json!({}))).await.expect(201);
    assert!(app.send_mails().await.iter().all(|(_, subject)| subject == "Cup, Final"));
    // A letter to some is read by nobody else.
    let body = decision("message", json!({ "title": "Do you play on?", "players": [b, a, b] }));
    let said = desk.decide(&body).await.expect(201).json;
    assert_eq!((&said["to_all"], &said["player"]), (&json!(false), &Value::Null));
    let to: Vec<&Value> =
        said["to"].as_array().expect("readers").iter().map(|it| &it["id"]).collect();
    let mut readers = [a, b];
    readers.sort();
    assert_eq!(to, readers.map(|id| json!(id)).iter().collect::<Vec<_>>());
    assert_eq!(desk.decide(&body).await.expect(200).json, said);
    let expected = readers.map(|player| (address(player), "Do you play on?".to_owned()));
    assert_eq!(app.send_mails().await, expected);
    for (who, reads) in [(a, true), (b, true), (c, false)] {
        let log = app.person(who).get("/api/sections/700/decisions").await.expect(200).json;
        let letter = log["decisions"].as_array().expect("decisions").first().expect("one");
        assert_eq!(letter["title"] == "Do you play on?", reads, "{who}");
        assert!(!reads || letter["to"] == json!([]), "who else reads it is the officials'");
    }
    for (players, expected) in
        [(json!([a, table.stranger]), "422 not_a_player"), (json!([]), "422 invalid_body")]
    {
        let letter = decision("message", json!({ "players": players }));
        assert_eq!(desk.decide(&letter).await.verdict(), expected);
    }
    assert_eq!(kept(&app, &table).await.0, before);
}

/// Both sides of every limit of the body; nothing is written when it is refused.
#[tokio::test]
async fn what_is_refused() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (desk, player) = (app.director(), table.players[0]);
    let before = kept(&app, &table).await;
    let clock = |more: Value| {
        let mut body = decision("set_clock", json!({ "game": 701, "player": player, "days": 1 }));
        body.as_object_mut().expect("members").extend(more.as_object().expect("members").clone());
        body
    };
    for (body, expected) in [
        (clock(json!({ "days": 1_001 })), "422 days_out_of_range LAW-6.11"),
        (clock(json!({ "moves": 201 })), "422 moves_out_of_range LAW-6.11"),
        (clock(json!({ "days": 0 })), "422 nothing_set LAW-6.11"),
        (clock(json!({ "player": table.stranger })), "422 not_a_player"),
        (clock(json!({ "player": table.players[2] })), "422 not_a_player"),
        (clock(json!({ "game": 1 })), "404 unknown_game"),
        (clock(json!({ "game": 9_999 })), "404 unknown_game"),
        (clock(json!({ "game": null })), "422 invalid_body"),
        (clock(json!({ "white_halves": 1 })), "422 invalid_body"),
        (clock(json!({ "request": "1234567" })), "422 invalid_body"),
        (clock(json!({ "request": "x".repeat(65) })), "422 invalid_body"),
        (clock(json!({ "request": "12345_78" })), "422 invalid_body"),
        (clock(json!({ "request": "adjudication-2026-04-11" })), "422 invalid_body"),
        (clock(json!({ "reason": " \n" })), "422 invalid_body"),
        (clock(json!({ "reason": "ü".repeat(2_001) })), "422 message_too_long"),
        (clock(json!({ "rule": "x".repeat(65) })), "422 invalid_body"),
        (clock(json!({ "rule": "" })), "422 invalid_body"),
        (clock(json!({ "undoes": 9_999 })), "422 unknown_decision"),
        (clock(json!({ "case": 9_999 })), "422 unknown_case"),
        (clock(json!({ "seconds": 1 })), "422 unknown_field"),
        (clock(json!({ "kind": "shout" })), "422 invalid_body"),
        (
            decision("penalty", json!({ "player": player, "days": 0 })),
            "422 days_out_of_range TR-14",
        ),
        (
            decision("penalty", json!({ "player": player, "days": 101 })),
            "422 days_out_of_range TR-14",
        ),
        (decision("penalty", json!({ "player": player })), "422 invalid_body"),
        (decision("default", json!({ "game": 701, "players": [] })), "422 invalid_body"),
        (
            decision("default", json!({ "game": 701, "players": [player, player] })),
            "422 invalid_body",
        ),
        (decision("warn", json!({})), "422 invalid_body"),
        (decision("warn", json!({ "player": table.stranger })), "422 not_a_player"),
        (decision("message", json!({ "title": "x".repeat(121) })), "422 invalid_body"),
        (decision("message", json!({ "title": "a\nb" })), "422 invalid_body"),
        (decision("revoke", json!({})), "422 invalid_body"),
        (decision("reinstate", json!({ "game": 701 })), "409 not_finished"),
        (decision("resume_clocks", json!({ "game": 701 })), "409 not_stopped"),
    ] {
        let refused = desk.decide(&body).await;
        assert_eq!(refused.verdict(), expected, "{body}");
    }
    let halves = decision("adjudicate", json!({ "game": 701, "white_halves": 3 }));
    assert_eq!(app.officer().decide(&halves).await.verdict(), "422 halves_out_of_range LAW-12.1");
    assert_eq!(kept(&app, &table).await, before);
    let elsewhere = desk.post("/api/director/sections/9999/decisions", &clock(json!({}))).await;
    assert_eq!(elsewhere.verdict(), "404 unknown_section");
    for most in [
        clock(json!({ "days": 1_000, "moves": 200, "reason": "ü".repeat(2_000) })),
        clock(json!({ "days": -1_000, "moves": -200, "request": "12345678" })),
        clock(json!({ "request": "x".repeat(64), "rule": "law 6.11" })),
        decision("message", json!({ "title": "ü".repeat(120) })),
    ] {
        desk.decide(&most).await.expect(201);
    }
}

/// LAW-6.10a: nobody stops the clocks of a Triple Block; LAW-6.11: no counter, none to set.
#[tokio::test]
async fn the_control_decides_what_can_be_done() {
    let app = TestApp::new().await;
    let control = TripleBlock { bank_days: 75, increment_days: 5, protected: false };
    let time_control = TimeControl::TripleBlock(control);
    let table = app.table_on(|terms| Terms { time_control, ..terms }).await;
    let before = kept(&app, &table).await;
    for body in
        [decision("stop_clocks", json!({ "game": 701 })), decision("stop_clocks", json!({}))]
    {
        let refused = app.director().decide(&body).await;
        assert_eq!(refused.verdict(), "409 clocks_run_through LAW-10.1", "{body}");
    }
    let body = json!({ "game": 701, "player": table.players[0], "moves": 1 });
    let counter = app.director().decide(&decision("set_clock", body)).await;
    assert_eq!(counter.verdict(), "409 no_move_counter");
    assert_eq!(kept(&app, &table).await, before);
}

/// Role by role: the section's director and officers, and nobody who plays in the section.
#[tokio::test]
async fn who_may_decide() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let before = kept(&app, &table).await;
    let elsewhere = PlayerId(77);
    let player = table.players[1];
    let mut allowed = 0;
    for (who, role, may) in [
        (DIRECTOR, Role::Director, true),
        (OFFICER, Role::Officer, true),
        (DIRECTOR, Role::Player, false),
        (DIRECTOR, Role::Organiser, false),
        (DIRECTOR, Role::Federation, false),
        (elsewhere, Role::Director, false),
        (elsewhere, Role::Organiser, false),
        (elsewhere, Role::Federation, false),
        (elsewhere, Role::Player, false),
        (table.players[0], Role::Officer, false),
        (table.players[0], Role::Player, false),
        (table.players[2], Role::Officer, false),
    ] {
        let person = app.person_as(who, role);
        for (kind, more) in [
            ("warn", json!({ "player": player })),
            ("message", json!({})),
            ("set_clock", json!({ "game": 702, "player": player, "days": 1 })),
            ("adjudicate", json!({ "game": 703, "white_halves": 9 })),
        ] {
            let answer = person.decide(&decision(kind, more)).await;
            let expected = match (may, kind, role) {
                (false, ..) => "403 forbidden",
                (true, "adjudicate", Role::Director) => "403 director_does_not_adjudicate LAW-11.1",
                (true, "adjudicate", _) => "422 halves_out_of_range LAW-12.1",
                _ => "201",
            };
            allowed += usize::from(expected == "201");
            assert_eq!(answer.verdict(), expected, "{kind} by {who} {role:?}");
        }
    }
    assert_eq!(kept(&app, &table).await.1, before.1 + allowed);
    let unsigned =
        app.post("/api/director/sections/700/decisions", &decision("message", json!({}))).await;
    assert_eq!(unsigned.verdict(), "401 unauthenticated");
}

/// The log: officials read all of it, players what concerns them, others nothing.
#[tokio::test]
async fn who_reads_what() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, c] = table.players;
    let desk = app.director();
    for (kind, more) in [
        ("message", json!({})),
        ("warn", json!({ "player": a })),
        ("set_clock", json!({ "game": 701, "player": b, "days": 1 })),
        ("penalty", json!({ "player": c, "days": 1 })),
    ] {
        desk.decide(&decision(kind, more)).await.expect(201);
    }
    let read = async |who: PlayerId, role: Role, path: &str| {
        let answer = app.person_as(who, role).get(path).await;
        if answer.status != 200 {
            return vec![answer.verdict()];
        }
        let decisions = answer.json["decisions"].as_array().expect("decisions").clone();
        let kind = |decision: &Value| {
            let games = decision["games"].as_array().expect("games").iter();
            let games: Vec<String> = games.map(|game| game["game"].to_string()).collect();
            format!("{} {}", decision["kind"].as_str().expect("a kind"), games.join(" "))
        };
        decisions.iter().map(kind).map(|line| line.trim().to_owned()).collect()
    };
    let section = "/api/sections/700/decisions";
    let all = ["penalty 702 703", "set_clock 701", "warn", "message"];
    assert_eq!(read(DIRECTOR, Role::Director, section).await, all);
    assert_eq!(read(OFFICER, Role::Officer, section).await, all);
    assert_eq!(
        read(a, Role::Player, section).await,
        ["penalty 703", "set_clock 701", "warn", "message"]
    );
    assert_eq!(read(b, Role::Player, section).await, ["penalty 702", "set_clock 701", "message"]);
    assert_eq!(read(c, Role::Player, section).await, ["penalty 702 703", "message"]);
    // An office does not show more of a section of one's own.
    assert_eq!(read(c, Role::Officer, section).await, ["penalty 702 703", "message"]);
    let forbidden = ["403 forbidden"];
    for (who, role) in [
        (table.stranger, Role::Player),
        (PlayerId(77), Role::Director),
        (DIRECTOR, Role::Player),
        (PlayerId(77), Role::Organiser),
    ] {
        assert_eq!(read(who, role, section).await, forbidden, "{who} {role:?}");
        assert_eq!(read(who, role, "/api/games/701/decisions").await, forbidden, "{who} {role:?}");
    }
    let game = "/api/games/701/decisions";
    assert_eq!(read(a, Role::Player, game).await, ["set_clock 701"]);
    assert_eq!(read(DIRECTOR, Role::Director, game).await, ["set_clock 701"]);
    assert_eq!(read(c, Role::Player, game).await, forbidden);
    assert_eq!(read(a, Role::Player, "/api/games/9999/decisions").await, ["404 unknown_game"]);
    assert_eq!(read(a, Role::Player, "/api/sections/x/decisions").await, ["404 unknown_section"]);
}

/// What stands in a game's log names the decision, so that its reasons are found.
#[tokio::test]
async fn the_log_names_the_decision() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let made = app.director().decide(&decision("cancel", json!({ "game": 701 }))).await.expect(201);
    let log = app.app.store.game(table.games[0].game).await.expect("a game").log;
    let Some(Event::Directed { decision, .. }) = log.last() else { panic!("{log:?}") };
    assert_eq!(json!(decision), made.json["id"]);
}
