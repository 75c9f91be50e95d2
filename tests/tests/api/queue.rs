//! Everything that waits for a director, and the facts of a game (LAW-11.1, LAW-14.1, LAW-14.2).

use posthorn::demo::Pairing;
use rules::{PlayerId, Position, Terms, Variant};
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DELEGATE, DIRECTOR, OFFICER, Person, START, Table, TestApp, decision};

use crate::{import_rights, imports};

/// Five men and a castling right: no table knows it.
const CASTLING: &str = "r3k3/8/8/8/8/8/4P3/R3K3 w Qq - 0 1";
const QUEUE: &str = "/api/director/queue";

/// A claim on the first day, a question on the second, a game for the adjudicators on the third.
async fn waiting(app: &TestApp) -> Table {
    let start = Position::from_fen(Variant::Chess, CASTLING).expect("a position");
    let table = app.table_on(|terms| Terms { start: Some(start.clone()), ..terms }).await;
    app.wait(DAY);
    let claimant = app.person(table.players[0]);
    claimant.claim(table.games[0].game, 0, "tablebase_win", Some("O-O-O")).await.expect(200);
    app.wait(DAY);
    let asked = json!({ "text": "May I?" });
    app.person(table.players[1]).post("/api/games/702/queries", &asked).await.expect(201);
    app.wait(DAY);
    let sent = decision("to_adjudication", json!({ "game": 703 }));
    app.director().decide(&sent).await.expect(201);
    table
}

/// What waits, as `kind game age summary`.
async fn lines(person: Person<'_>) -> Vec<String> {
    let queue = person.get(QUEUE).await.expect(200).json;
    let items = queue["items"].as_array().expect("items").iter();
    let line = |item: &Value| {
        let words = ["kind", "game", "age_days", "summary"].map(|name| item[name].to_string());
        words.join(" ").replace('"', "")
    };
    items.map(line).collect()
}

/// One list, oldest first; each thing goes when it is done.
#[tokio::test]
async fn what_waits() {
    let app = TestApp::new().await;
    let table = waiting(&app).await;
    app.wait(4 * DAY);
    let desk = app.director();
    let all = ["claim 701 6 tablebase_win", "case 702 5 query", "adjudication 703 4 adjudication"];
    assert_eq!(lines(desk).await, all);
    assert_eq!(lines(app.officer()).await, all);
    let queue = desk.get(QUEUE).await.expect(200).json;
    let claim = json!({
        "kind": "claim", "id": 701,
        "section": { "id": 700, "name": "Final", "event_name": "Cup", "director": null, "outside_laws": null, "friendly": null },
        "game": 701, "since": (START + DAY).to_string(), "age_days": 6, "about": null,
        "by": queue["items"][0]["by"], "name": null, "count": null, "rule": "LAW-5.1.3",
        "summary": "tablebase_win"
    });
    assert_eq!(queue["items"][0], claim);
    assert_eq!(queue["items"][0]["by"]["id"], json!(table.players[0]));
    desk.rule(table.games[0].game, 0, false, "No.").await.expect(200);
    let case = queue["items"][1]["id"].clone();
    let answer = json!({ "version": 1, "text": "You may.", "close": true });
    desk.post(&format!("/api/cases/{case}/answers"), &answer).await.expect(200);
    assert_eq!(lines(desk).await, all[2..]);
    let decided = decision("adjudicate", json!({ "game": 703, "white_halves": 2 }));
    app.officer().decide(&decided).await.expect(201);
    assert_eq!(lines(desk).await, [""; 0]);
    assert!(app.app.store.desk().await.expect("the desk").is_empty());
    // Reinstated, it is played on; sent again, it waits again.
    desk.decide(&decision("reinstate", json!({ "game": 703 }))).await.expect(201);
    assert_eq!(lines(desk).await, [""; 0]);
    desk.decide(&decision("to_adjudication", json!({ "game": 703 }))).await.expect(201);
    assert_eq!(lines(desk).await, ["adjudication 703 0 adjudication"]);
    desk.decide(&decision("resume_clocks", json!({ "game": 703 }))).await.expect(201);
    assert_eq!(lines(desk).await, [""; 0]);
}

/// A claim that waits goes with its game to the adjudicators.
#[tokio::test]
async fn a_claim_goes_to_the_adjudicators() {
    let app = TestApp::new().await;
    waiting(&app).await;
    let sent = decision("to_adjudication", json!({ "game": 701 }));
    app.director().decide(&sent).await.expect(201);
    assert!(app.app.store.waiting_claims().await.expect("claims").is_empty());
    let lines = lines(app.director()).await;
    assert!(lines.contains(&"adjudication 701 2 adjudication".to_owned()), "{lines:?}");
}

/// The section's director and officers; nothing of a section in which one plays.
#[tokio::test]
async fn who_sees_the_queue() {
    let app = TestApp::new().await;
    let table = waiting(&app).await;
    for (who, role, expected) in [
        (DIRECTOR, Role::Director, Some(3)),
        (OFFICER, Role::Officer, Some(3)),
        (PlayerId(77), Role::Director, Some(0)),
        // They play in the section, though not in every game that waits.
        (table.players[1], Role::Officer, Some(0)),
        (table.players[2], Role::Officer, Some(0)),
        (DIRECTOR, Role::Player, None),
        (PlayerId(77), Role::Organiser, Some(0)),
        (PlayerId(77), Role::Federation, None),
        (table.players[1], Role::Player, None),
    ] {
        let person = app.person_as(who, role);
        let answer = person.get(QUEUE).await;
        assert_eq!(answer.json["items"].as_array().map(Vec::len), expected, "{who} {role:?}");
        let verdict = if expected.is_some() { "200" } else { "403 forbidden" };
        assert_eq!(answer.verdict(), verdict, "{who} {role:?}");
        let official = expected == Some(3);
        let claims = person.waiting_claims().await.json["claims"].as_array().map(Vec::len);
        // Organisers see to events and direct nothing.
        let directs = expected.filter(|_| role != Role::Organiser);
        assert_eq!(claims, directs.map(|_| usize::from(official)), "{who} {role:?}");
        if !official {
            let ruled = person.rule(table.games[0].game, 0, true, "So it is.").await;
            assert_eq!(ruled.verdict(), "403 forbidden", "{who} {role:?}");
        }
        let facts = person.get("/api/director/games/702/facts").await;
        assert_eq!(
            facts.verdict(),
            if official { "200" } else { "403 forbidden" },
            "{who} {role:?}"
        );
    }
}

/// Imports, transfers and titles wait in the same list, for officers alone, and only while it is
/// theirs to take the next step (TR-10.10, TR-12, TR-13).
#[tokio::test]
async fn what_officers_alone_decide() {
    let app = imports::server().await;
    app.member(420_001, "POL", None, Role::Federation).await;
    let czech = app.person_as(DELEGATE, Role::Federation);
    let brought = import_rights::body(&app, "CZE").await;
    czech.post("/api/imports", &brought).await.expect(201);
    app.wait(DAY);
    let asked = json!({ "to": "POL", "grounds": "residence", "reason": "I live in Opole." });
    app.person(PlayerId(1)).post("/api/transfers", &asked).await.expect(201);
    let proposed = json!({
        "player": 2, "award": "WCCC", "cycle": 33, "grounds": "direct", "article": "10.2",
        "reason": "Won."
    });
    app.officer().post("/api/title-cases", &proposed).await.expect(200);
    // The federations answer first.
    assert_eq!(lines(app.officer()).await, ["import null 1 import", "title null 0 title"]);
    app.wait(DAY);
    let consent = |version: u32| json!({ "version": version, "act": "consent", "reason": "Yes." });
    czech.post("/api/transfers/1/answers", &consent(1)).await.expect(200);
    let polish = app.person_as(PlayerId(420_001), Role::Federation);
    polish.post("/api/transfers/1/answers", &consent(2)).await.expect(200);
    let all = ["import null 2 import", "title null 1 title", "transfer null 0 transfer"];
    assert_eq!(lines(app.officer()).await, all);
    let queue = app.officer().get(QUEUE).await.expect(200).json;
    let items: Vec<&Value> = queue["items"].as_array().expect("items").iter().collect();
    let [import, title, transfer] = items[..] else { panic!("{queue}") };
    assert_eq!((&import["name"], &import["by"]["id"]), (&json!("Test Cup 2026"), &json!(DELEGATE)));
    assert_eq!((&title["name"], &title["about"]["id"]), (&json!("WCCC"), &json!(2)));
    assert_eq!((&transfer["id"], &transfer["about"]["id"]), (&json!(1), &json!(1)));
    // Not for directors, and not for officers whose own title or event it is.
    assert_eq!(lines(app.director()).await, [""; 0]);
    let player = app.person_as(PlayerId(2), Role::Officer);
    assert_eq!(lines(player).await, ["transfer null 0 transfer"]);
    // While it is published, everybody may object: nothing is to be decided before that is over.
    let case = title["id"].clone();
    let step = json!({ "version": 1, "step": "publish", "reason": "So be it." });
    app.officer().post(&format!("/api/title-cases/{case}/decide"), &step).await.expect(200);
    assert_eq!(lines(app.officer()).await, [all[0], all[2]]);
    app.wait(60 * DAY - 1);
    let later = ["import null 61 import", "transfer null 59 transfer"];
    assert_eq!(lines(app.officer()).await, later);
    app.wait(1);
    let due = ["import null 62 import", "transfer null 60 transfer", "title null 0 title"];
    assert_eq!(lines(app.officer()).await, due);
    let register = json!({ "version": 3, "act": "register", "reason": "Registered." });
    app.officer().post("/api/transfers/1/answers", &register).await.expect(200);
    let refusal = json!({ "version": 1, "reason": "It was never applied for." });
    app.officer().post("/api/imports/1/refuse", &refusal).await.expect(200);
    assert_eq!(lines(app.officer()).await, due[2..]);
}

/// What a decision needs to know: clocks, moves, leave, silence, what was decided before.
#[tokio::test]
async fn the_facts_of_a_game() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let (desk, game) = (app.director(), &table.games[0]);
    app.play_all(game, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5").await;
    let (white, black) = (game.players.white, game.players.black);
    let leave = json!({ "sections": [700], "first": "2026-02-01", "last": "2026-02-03" });
    app.person(black).post("/api/leave", &leave).await.expect(200);
    desk.decide(&decision("warn", json!({ "player": white }))).await.expect(201);
    desk.decide(&decision("warn", json!({ "player": black }))).await.expect(201);
    let set = json!({ "game": 701, "player": white, "days": 2 });
    desk.decide(&decision("set_clock", set)).await.expect(201);
    let asked = json!({ "text": "May I?" });
    app.person(white).post("/api/games/701/queries", &asked).await.expect(201);
    app.person(white).post("/api/games/703/queries", &asked).await.expect(201);
    app.wait(5 * DAY);
    let path = format!("/api/director/games/701/facts?kind=warn&player={white}");
    let facts = desk.get(&path).await.expect(200).json;
    let many = |name: &str| facts[name].as_array().map(Vec::len);
    assert_eq!(
        (&facts["standing"], &facts["turn"], &facts["ply"]),
        (&json!("running"), &json!("white"), &json!(12))
    );
    assert_eq!(
        (&facts["days_since_move"], &facts["white"]["clock"]["running"]),
        (&json!(5), &json!(true))
    );
    assert_eq!((many("moves"), &facts["moves"][9]["san"]), (Some(10), &json!("6…b5")));
    assert_eq!(facts["moves"][0]["san"], "2.Nf3");
    assert_eq!(facts["black"]["leave"][0]["from"], "2026-02-01T00:00:00Z");
    assert_eq!((many("decisions"), &facts["decisions"][0]["kind"]), (Some(1), &json!("set_clock")));
    assert_eq!(
        (many("same_kind"), many("about_player"), many("cases")),
        (Some(2), Some(2), Some(1))
    );
    assert_eq!(facts["publication"]["step"], "order");
    let plain = desk.get("/api/director/games/701/facts").await.expect(200).json;
    assert_eq!((&plain["publication"], &plain["same_kind"]), (&Value::Null, &json!([])));
    let odd = desk.get("/api/director/games/701/facts?colour=red").await;
    assert_eq!(odd.verdict(), "400 invalid_query");
    assert_eq!(desk.get("/api/director/games/9999/facts").await.verdict(), "404 unknown_game");
}

/// How a game stands, state by state.
#[tokio::test]
async fn how_a_game_stands() {
    let app = TestApp::new().await;
    waiting(&app).await;
    let desk = app.director();
    let standing = async |game: u32| {
        let facts = desk.get(&format!("/api/director/games/{game}/facts")).await.expect(200).json;
        facts["standing"].clone()
    };
    assert_eq!(standing(701).await, "referred");
    assert_eq!(standing(702).await, "running");
    assert_eq!(standing(703).await, "adjudication");
    desk.decide(&decision("stop_clocks", json!({ "game": 702 }))).await.expect(201);
    assert_eq!(standing(702).await, "stopped");
    desk.decide(&decision("cancel", json!({ "game": 702 }))).await.expect(201);
    assert_eq!(standing(702).await, "finished");
}

/// LAW-11.1: the players say what they claim while the game is with the adjudicators; officials read
/// it, the opponent does not.
#[tokio::test]
async fn claims_are_handed_in() {
    let app = TestApp::new().await;
    let table = waiting(&app).await;
    let game: &Pairing = &table.games[2];
    let (white, black) = app.players(game);
    let path = "/api/games/703/adjudication-claims";
    let win = json!({ "claim": "win", "analysis": " 1.O-O-O and wins. " });
    assert_eq!(white.get(path).await.expect(200).json, json!({ "claim": null }));
    let handed_in = white.post(path, &win).await.expect(200).json;
    assert_eq!(white.get(path).await.expect(200).json, json!({ "claim": handed_in }));
    assert_eq!(app.director().get(path).await.verdict(), "403 not_your_game LAW-1.1");
    let at = (START + 3 * DAY).to_string();
    let expected =
        json!({ "by": "white", "at": at, "claim": "win", "analysis": "1.O-O-O and wins." });
    assert_eq!(handed_in, expected);
    let draw = json!({ "claim": "draw", "analysis": "ü".repeat(20_000) });
    black.post(path, &draw).await.expect(200);
    black.post(path, &json!({ "claim": "draw", "analysis": "It is drawn." })).await.expect(200);
    for (person, path, body, refused) in [
        (white, path, json!({ "claim": "loss", "analysis": "x" }), "422 invalid_body"),
        (white, path, json!({ "claim": "win", "analysis": " " }), "422 invalid_body"),
        (
            white,
            path,
            json!({ "claim": "win", "analysis": "x".repeat(20_001) }),
            "422 invalid_body",
        ),
        (app.person(table.players[1]), path, win.clone(), "403 not_your_game LAW-1.1"),
        (app.director(), path, win.clone(), "403 not_your_game LAW-1.1"),
        (
            app.person(table.players[1]),
            "/api/games/702/adjudication-claims",
            win.clone(),
            "409 not_in_adjudication LAW-11.1",
        ),
    ] {
        assert_eq!(person.post(path, &body).await.verdict(), refused);
    }
    let facts = app.officer().get("/api/director/games/703/facts").await.expect(200).json;
    let drawn = json!({ "by": "black", "at": at, "claim": "draw", "analysis": "It is drawn." });
    assert_eq!(facts["adjudication_claims"], json!([drawn, handed_in]));
    let page = white.game(game.game).await.expect(200);
    assert!(!page.text.contains("It is drawn."));
    // Up to the last second of four weeks.
    let until = (START + 31 * DAY).to_string();
    assert_eq!(
        (&page.json["stopped"]["claims_until"], &facts["claims_until"]),
        (&json!(until), &json!(until))
    );
    app.wait(28 * DAY - 1);
    white.post(path, &win).await.expect(200);
    app.wait(1);
    assert_eq!(white.post(path, &win).await.verdict(), "409 adjudication_closed LAW-11.1");
}
