//! Xfcc: the games as a program gets them, field by field, and what describes the service.

use axum::http::Method;
use rules::rating::{ListEntry, Ratings};
use rules::{ByColor, GameId, Period, PlayerId, Terms, TimeControl, TripleBlock, Variant};
use serde_json::json;
use store::{Role, Section, SectionId};
use tests::{DAY, TestApp, decision};

/// Every field of a running game, from both sides.
#[tokio::test]
async fn every_field() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    app.member(160_012, "CZE", Some(2_560), Role::Player).await;
    app.member(480_231, "HUN", None, Role::Player).await;
    let section = Section::new(SectionId(7), "Group <A>", "Cup & Trophy");
    app.app.store.create_section(&section).await.expect("a section");
    let players = ByColor { white: PlayerId(160_012), black: PlayerId(480_231) };
    let id = GameId(48_201);
    app.create_game(id, section.id, Terms { players, ..pairing.terms() }).await;
    let (white, black) = (app.xfcc(players.white).await, app.xfcc(players.black).await);
    assert_eq!(white.play(id, "1", "e4").await, "Success");
    app.wait(3 * DAY + 3_600);
    let sent = [("movecount", "1"), ("myMove", "e5"), ("offerDraw", "1"), ("myMessage", "½ > 1?")];
    assert_eq!(black.make(id, &sent).await, "Success");
    app.wait(DAY + 2 * 3_600 + 60);
    let expected = [
        ("id", "48201"),
        ("white", "Player 160012, Given"),
        ("black", "Player 480231, Given"),
        ("event", "Cup & Trophy, Group <A>"),
        ("site", "Posthorn"),
        ("myTurn", "true"),
        ("hasWhite", "true"),
        // One day is charged, and the next in less than 22 hours.
        ("daysPlayer", "49"),
        ("hoursPlayer", "21"),
        ("minutesPlayer", "58"),
        ("daysOpponent", "47"),
        ("hoursOpponent", "0"),
        ("minutesOpponent", "0"),
        ("moves", "1.e4 e5"),
        ("drawOffered", "true"),
        ("result", "Ongoing"),
        ("eventDate", "2026.01.01"),
        ("message", "½ > 1?"),
        ("serverInfo", ""),
        ("gameLink", "https://posthorn.example/game/48201"),
        ("timeControl", "10/4320000"),
        ("whiteElo", "2560"),
        ("whiteTitle", "GM"),
        ("variant", ""),
        ("setup", "false"),
    ];
    let expected = expected.map(|(name, text)| (name.to_owned(), text.to_owned()));
    assert_eq!(white.game(id).await.0, expected);
    let theirs = black.game(id).await;
    let found = ["myTurn", "hasWhite", "drawOffered", "message"].map(|name| theirs.field(name));
    assert_eq!(found, ["false", "false", "false", ""]);
    assert_eq!([theirs.time("Player"), theirs.time("Opponent")], ["47 0:0", "49 21:58"]);
    // Escaped, without prefixes, and in the order of the WSDL.
    let text = white.ask_games().await.expect(200).text;
    assert!(text.contains("<event>Cup &amp; Trophy, Group &lt;A&gt;</event>"), "{text}");
    assert!(
        text.contains(
            "<GetMyGamesResponse xmlns=\"http://www.bennedik.com/webservices/XfccBasic\">"
        )
    );
    let wsdl =
        app.request(Method::GET, "/xfcc/XfccBasic.asmx?WSDL", &[], "").await.expect(200).text;
    let mut rest = wsdl.split_once("complexType name=\"XfccGame\"").expect("the type").1;
    for (name, _) in &expected {
        let place = format!("name=\"{name}\"");
        rest = rest.split_once(&place).unwrap_or_else(|| panic!("{name} is out of order")).1;
    }
}

/// Chess960 comes without a name of its variant, with its own list's rating and the position.
#[tokio::test]
async fn chess960_has_a_position() {
    let app = TestApp::new().await;
    let start = "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w DFdf - 0 1";
    let entry = |rating| ListEntry { rating: Some(rating), games: 100 };
    let ratings = Ratings { chess: entry(2_100), chess960: entry(2_300), fide: None };
    app.member_with(160_012, "CZE", ratings, Role::Player).await;
    let pairing = app.pairing(1).await;
    let position = rules::Position::from_fen(Variant::Chess960, start).expect("a position");
    let players = ByColor { white: PlayerId(160_012), ..pairing.players };
    let terms =
        Terms { players, variant: Variant::Chess960, start: Some(position), ..pairing.terms() };
    app.create_game(GameId(9), SectionId(1), terms).await;
    let found = app.xfcc(players.white).await.game(GameId(9)).await;
    let fields = ["variant", "setup", "fen", "whiteElo"].map(|name| found.field(name).to_owned());
    assert_eq!(fields, ["", "true", &start.replace("DFdf", "KQkq"), "2300"]);
    assert!(found.0.iter().any(|(name, _)| name == "variant"), "an empty one is there");
}

/// Clocks of every control, before the start, running and standing, and how controls are written.
#[tokio::test]
async fn clocks_and_controls() {
    let app = TestApp::new().await;
    let phases = TimeControl::Phases {
        first: Period { moves: 10, days: 30 },
        then: Period { moves: 1, days: 3 },
        double_after_days: None,
    };
    let base = TimeControl::BasePerMove { days: 180, days_per_move: 1, double_after_days: None };
    let blocks = TripleBlock { bank_days: 75, increment_days: 5, protected: false };
    let controls = [
        (TimeControl::STANDARD, "10/4320000", "50 23:59", "50 0:0", "48 22:59"),
        (phases, "10/2592000", "30 23:59", "30 0:0", "28 22:59"),
        (base, "15552000+86400", "180 23:59", "180 0:0", "178 22:59"),
        (TimeControl::TripleBlock(blocks), "10800000+432000", "50 0:0", "50 0:0", "47 23:0"),
        (TimeControl::None, "-", "999 0:0", "999 0:0", "999 0:0"),
    ];
    let mut games = Vec::new();
    for (number, control) in (1..).zip(controls) {
        let time_control = control.0;
        let pairing = app.pairing_on(number, |terms| Terms { time_control, ..terms }).await;
        games.push((pairing, app.xfcc(pairing.players.white).await, control));
    }
    for (pairing, client, (_, text, mine, theirs, _)) in &games {
        let found = client.game(pairing.game).await;
        assert_eq!(found.field("timeControl"), *text);
        assert_eq!([found.time("Player"), found.time("Opponent")], [*mine, *theirs], "{text}");
    }
    app.wait(2 * DAY + 3_600);
    for (pairing, client, (control, text, _, _, later)) in &games {
        let found = client.game(pairing.game).await;
        assert_eq!(found.time("Player"), *later, "{text}");
        let info = match control {
            TimeControl::TripleBlock(_) => "Whole days in the bank: you 75, your opponent 75.",
            TimeControl::None => "This game has no time limit.",
            _ => "",
        };
        assert_eq!(found.field("serverInfo"), info);
    }
    // Nothing is left once the flag has fallen, and nothing below nothing.
    app.wait(200 * DAY);
    for (pairing, client, _) in &games[..4] {
        assert_eq!(client.game(pairing.game).await.time("Player"), "0 0:0");
    }
}

/// Results by their names, for 14 days after the end; what waits for officials.
#[tokio::test]
async fn results() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let first = app.xfcc(table.players[0]).await;
    let second = app.xfcc(table.players[1]).await;
    let (desk, officer) = (app.director(), app.officer());
    let game = |number| GameId(number);
    let decide = async |kind: &str, more| {
        desk.decide(&decision(kind, more)).await.expect(201);
    };
    decide("stop_clocks", json!({ "game": 701 })).await;
    let found = first.game(game(701)).await;
    assert_eq!([found.field("result"), found.field("myTurn")], ["Ongoing", "false"]);
    assert_eq!(found.field("serverInfo"), "The tournament director has stopped the clocks.");
    assert_eq!(first.play(game(701), "1", "e4").await, "NotYourTurn");
    decide("to_adjudication", json!({ "game": 701 })).await;
    assert_eq!(first.game(game(701)).await.field("result"), "AdjudicationPending");
    for (halves, expected) in
        [(2, "WhiteWinAdjudicated"), (1, "DrawAdjudicated"), (0, "BlackWinAdjudicated")]
    {
        let body = decision("adjudicate", json!({ "game": 701, "white_halves": halves }));
        officer.decide(&body).await.expect(201);
        assert_eq!(first.game(game(701)).await.field("result"), expected);
        decide("reinstate", json!({ "game": 701 })).await;
        decide("to_adjudication", json!({ "game": 701 })).await;
    }
    decide("default", json!({ "game": 702, "players": [table.players[1]] })).await;
    assert_eq!(second.game(game(702)).await.field("result"), "BlackWins");
    decide("reinstate", json!({ "game": 702 })).await;
    decide("default", json!({ "game": 702, "players": [table.players[1], table.players[2]] }))
        .await;
    assert_eq!(second.game(game(702)).await.field("result"), "BothDefaulted");
    decide("cancel", json!({ "game": 703 })).await;
    assert_eq!(first.game(game(703)).await.field("result"), "Cancelled");
    app.wait(14 * DAY);
    assert!(first.games().await.contains_key(&703));
    app.wait(1);
    assert!(!first.games().await.contains_key(&703));
    assert!(first.games().await.contains_key(&701), "it waits for the adjudicators");
}

/// The opponent's latest message, unless it was reported; the director's is not the opponent's.
#[tokio::test]
async fn messages() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [mine, theirs] = [table.players[0], table.players[1]];
    let client = app.xfcc(mine).await;
    let id = table.games[0].game;
    let (me, other) = (app.person(mine), app.person(theirs));
    assert_eq!(client.game(id).await.field("message"), "");
    other.write(id, "one", "First").await.expect(200);
    app.wait(1);
    other.write(id, "two", "Second\nline \u{1}\u{fffe}here").await.expect(200);
    app.wait(1);
    me.write(id, "mine", "My own").await.expect(200);
    assert_eq!(client.game(id).await.field("message"), "Second\nline here");
    let report = json!({ "text": "This is rude." });
    me.post(&format!("/api/games/{id}/messages/black-two/reports"), &report).await.expect(201);
    assert_eq!(client.game(id).await.field("message"), "First");
    let theirs = app.xfcc(theirs).await;
    assert_eq!(theirs.game(id).await.field("message"), "My own");
}

/// Nobody's games are an empty list, not none.
#[tokio::test]
async fn no_games() {
    let app = TestApp::new().await;
    app.member(160_012, "CZE", None, Role::Player).await;
    let client = app.xfcc(PlayerId(160_012)).await;
    let answer = client.ask_games().await.expect(200);
    assert!(answer.text.contains("<GetMyGamesResult></GetMyGamesResult>"), "{}", answer.text);
}

/// What a program and a person get at the address, and that nothing else is there.
#[tokio::test]
async fn what_is_at_the_address() {
    let app = TestApp::new().await;
    let path = "/xfcc/XfccBasic.asmx";
    for query in ["?wsdl", "?WSDL"] {
        let wsdl = app.request(Method::GET, &format!("{path}{query}"), &[], "").await.expect(200);
        assert_eq!(wsdl.header("content-type"), "text/xml; charset=utf-8");
        let address = "<soap:address location=\"https://posthorn.example/xfcc/XfccBasic.asmx\"/>";
        assert!(wsdl.text.contains(address), "{}", wsdl.text);
    }
    for query in ["", "?disco", "?wsdl=1"] {
        let about = app.request(Method::GET, &format!("{path}{query}"), &[], "").await.expect(200);
        assert_eq!(about.header("content-type"), "text/plain; charset=utf-8");
        assert!(about.text.contains("https://posthorn.example/xfcc/XfccBasic.asmx?wsdl"));
        assert!(!about.text.contains('{'), "{}", about.text);
    }
    let put = app.request(Method::PUT, path, &[], "").await;
    assert_eq!(put.verdict(), "405 method_not_allowed");
    let other = app.request(Method::POST, "/xfcc/Other.asmx", &[], "").await;
    assert_eq!(other.verdict(), "404 not_found");
}

/// Moves of the page and of the program in one game, to its end.
#[tokio::test]
async fn the_page_and_the_program_see_one_game() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let client = app.xfcc(pairing.players.white).await;
    assert_eq!(client.play(pairing.game, "1", "f3").await, "Success");
    black.play(pairing.game, 1, "e5").await.expect(200);
    // Sent on the page and by the program: the same move, answered twice.
    white.play(pairing.game, 2, "g4").await.expect(200);
    assert_eq!(client.play(pairing.game, "2", "g4").await, "Success");
    black.play(pairing.game, 3, "Qh4").await.expect(200);
    let listed = client.game(pairing.game).await;
    assert_eq!(listed.field("result"), "BlackWins");
    assert_eq!(listed.field("moves"), "1.f3 e5 2.g4 Qh4#");
    // An answer that was left in advance is played at once, and the move again is the same move.
    let second = app.pairing(2).await;
    let lines = json!([{ "when": "e2e4", "reply": "e7e5", "then": [] }]);
    app.person(second.players.black).leave(second.game, 0, &lines).await.expect(200);
    let client = app.xfcc(second.players.white).await;
    for _ in 0..2 {
        assert_eq!(client.play(second.game, "1", "e4").await, "Success");
    }
    let listed = client.game(second.game).await;
    assert_eq!([listed.field("moves"), listed.field("myTurn")], ["1.e4 e5", "true"]);
}
