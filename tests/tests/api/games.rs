//! Reading games: who may see what, my games and their order, PGN.

use posthorn::demo::Pairing;
use rules::{ByColor, GameId, PlayerId, Terms};
use serde_json::{Value, json};
use store::{Role, SectionId};
use tests::{DAY, Person, START, TestApp};

/// Everything that shows a game.
async fn verdicts(person: Person<'_>, id: GameId) -> [String; 3] {
    [
        person.game(id).await.verdict(),
        person.record(id).await.verdict(),
        person.pgn(id).await.verdict(),
    ]
}

/// Running, in a section that says nothing of spectators and that nobody directs: its players and
/// officers. Finished: everybody.
#[tokio::test]
async fn who_sees_a_game() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    app.pairing(2).await;
    app.play_all(&pairing, "e4").await;
    let cases = [
        (2, Role::Player, "200"),
        (3, Role::Player, "200"),
        (4, Role::Player, "403 not_your_game LAW-1.1"),
        (4, Role::Organiser, "403 not_your_game LAW-1.1"),
        (4, Role::Federation, "403 not_your_game LAW-1.1"),
        (4, Role::Director, "403 not_your_game LAW-1.1"),
        (4, Role::Officer, "200"),
    ];
    for (player, role, expected) in cases {
        let person = app.person_as(PlayerId(player), role);
        for verdict in verdicts(person, pairing.game).await {
            assert_eq!(verdict, expected, "{player} {role}");
        }
    }
    app.person(pairing.players.white).resign(pairing.game).await.expect(200);
    for (player, role, _) in cases {
        let person = app.person_as(PlayerId(player), role);
        assert_eq!(verdicts(person, pairing.game).await, ["200", "200", "200"], "{player} {role}");
    }
}

/// Whoever only looks may do nothing, and reads no letters; officials read them.
#[tokio::test]
async fn what_onlookers_see() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    app.pairing(2).await;
    let (white, _) = app.players(&pairing);
    white.write(pairing.game, "a", "Between you and me").await.expect(200);
    let officer = app.person_as(PlayerId(4), Role::Officer);
    let page = officer.game(pairing.game).await.expect(200).json;
    assert_eq!((&page["me"], &page["legal"]), (&Value::Null, &json!([])));
    assert_eq!(page["messages"].as_array().map(Vec::len), Some(1));
    let none = json!({"move": false, "resign": false, "offer_draw": false, "accept_draw": false,
        "decline_draw": false, "claim_draw": false, "claim_tablebase": false, "start_count": false,
        "stop_count": false, "conditional": false, "announce_reflection": false, "refill": false,
        "claim_time": false});
    assert_eq!(page["may"], none);
    white.resign(pairing.game).await.expect(200);
    let page = app.person(PlayerId(4)).game(pairing.game).await.expect(200).json;
    assert_eq!((&page["messages"], &page["may"]), (&json!([]), &none));
}

/// Legal moves are for the player on move only, each with all its spellings.
#[tokio::test]
async fn legal_moves_are_shown_to_the_player_on_move() {
    let app = TestApp::new().await;
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let pairing = app.pairing_from(1, castling).await;
    let (white, black) = app.players(&pairing);
    let page = white.game(pairing.game).await.expect(200).json;
    let legal = page["legal"].as_array().expect("moves").clone();
    assert_eq!(legal.len(), 26);
    let castles = legal.iter().find(|legal| legal["san"] == "O-O").expect("castling");
    let expected = json!({
        "uci": "e1g1", "from": "e1", "to": "g1", "promotion": null, "san": "O-O", "iccf": "5171",
        "fen": "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1", "check": false
    });
    assert_eq!(*castles, expected);
    assert_eq!(black.game(pairing.game).await.json["legal"], json!([]));
    // Each of them is taken as it is shown, and leads to the position that is shown.
    for legal in &legal {
        let uci = legal["uci"].as_str().expect("UCI");
        let preview = white.preview(pairing.game, 0, uci).await.expect(200).json;
        assert_eq!((&preview["fen"], &preview["san"]), (&legal["fen"], &legal["san"]));
    }
}

/// Mine to move first, the nearest deadline at the top; then the opponents', alike.
#[tokio::test]
async fn my_games_in_their_order() {
    let app = TestApp::new().await;
    let me = PlayerId(2);
    let first = app.pairing(1).await;
    for number in 2..=4 {
        app.pairing(number).await;
    }
    // Games 11 to 13 against the others: I have White in all, begun on different days.
    for (number, days) in [(11_u32, 3), (12, 1), (13, 2)] {
        let players = ByColor { white: me, black: PlayerId((number - 9) * 2) };
        let terms = Terms { players, starts_at: START + days * DAY, ..first.terms() };
        app.create_game(GameId(number), SectionId(number - 9), terms).await;
    }
    let order = async |state| {
        let list = app.person(me).games(state).await.expect(200).json;
        let rows = list["games"].as_array().expect("games").clone();
        rows.iter().map(|row| row["id"].as_u64().unwrap_or(0)).collect::<Vec<_>>()
    };
    assert_eq!(order("running").await, [1, 12, 13, 11]);
    let white = app.person(me);
    white.play(GameId(1), 0, "e4").await.expect(200);
    white.play(GameId(13), 0, "e4").await.expect(200);
    assert_eq!(order("running").await, [12, 11, 1, 13]);
    assert_eq!(order("finished").await, [0; 0]);
    app.wait(60);
    white.resign(GameId(12)).await.expect(200);
    app.wait(60);
    white.resign(GameId(1)).await.expect(200);
    assert_eq!(order("running").await, [11, 13]);
    // The newest end first.
    assert_eq!(order("finished").await, [1, 12]);
}

/// What a row says, from both sides.
#[tokio::test]
async fn a_row_of_the_list() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    app.wait(DAY);
    app.play_all(&pairing, "e4").await;
    app.wait(5 * DAY);
    let list = white.games("running").await.expect(200).json;
    assert_eq!(list["now"], (START + 6 * DAY).to_string());
    assert_eq!(list["me"]["id"], pairing.players.white.0);
    let row = &list["games"][0];
    assert_eq!(row["your_move"], false);
    assert_eq!(row["opponent"]["id"], pairing.players.black.0);
    assert_eq!(row["last"], json!({"ply": 1, "san": "e4", "uci": "e2e4", "by": "white"}));
    assert_eq!(row["turn_since"], (START + DAY).to_string());
    assert_eq!(row["deadline"], (START + 37 * DAY).to_string());
    let ends = json!({
        "at": (START + 37 * DAY).to_string(), "seconds": 31 * DAY, "by": "flag"
    });
    assert_eq!(row["ends_first"], ends);
    // Of the player on move: 5 of 50 days have passed.
    let clock = ["running", "days_left", "moves_to_go"].map(|name| row["clock"][name].clone());
    assert_eq!(clock, [json!(true), json!(45), json!(10)]);
    assert!(row["ending"].is_null() && row["draw_offered_by"].is_null());
    let mut other = black.games("running").await.expect(200).json["games"][0].clone();
    assert_eq!((&other["your_move"], &other["me"]), (&json!(true), &json!("black")));
    for member in ["your_move", "me", "opponent"] {
        other[member] = row[member].clone();
    }
    assert_eq!(other, *row);
    white.resign(pairing.game).await.expect(200);
    let row = &white.games("finished").await.expect(200).json["games"][0];
    assert_eq!(row["ending"]["reason"], "resignation");
    assert!(row["deadline"].is_null() && row["ends_first"].is_null(), "{row}");
}

/// There is no cap: more than one batch read, and more than one page of a query.
#[tokio::test]
async fn two_hundred_games() {
    let app = TestApp::new().await;
    let first = app.pairing(1).await;
    let me = first.players.white;
    for number in 2..=200 {
        let players = if number % 2 == 0 {
            first.players
        } else {
            ByColor { white: first.players.black, black: me }
        };
        let terms = Terms { players, ..first.terms() };
        app.create_game(GameId(number), SectionId(1), terms).await;
    }
    let list = app.person(me).games("running").await.expect(200).json;
    let rows = list["games"].as_array().expect("games");
    assert_eq!(rows.len(), 200);
    let mine = rows.iter().filter(|row| row["your_move"] == true).count();
    assert_eq!(mine, 101);
    assert!(rows[..mine].iter().all(|row| row["your_move"] == true));
}

/// The PGN reads back with the moves, the result and the server's time stamps.
#[tokio::test]
async fn a_game_in_pgn() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, _) = app.players(&pairing);
    app.wait(DAY + 61);
    app.play_all(&pairing, "f3 e5 g4 Qh4").await;
    let answer = white.pgn(pairing.game).await.expect(200);
    assert_eq!(answer.header("content-type"), "application/x-chess-pgn; charset=utf-8");
    assert_eq!(answer.header("content-disposition"), "attachment; filename=\"posthorn-1.pgn\"");
    let games: Vec<_> = rules::pgn::read(&answer.text).into_iter().collect();
    let [Ok(game)] = &games[..] else { panic!("{games:?}\n{}", answer.text) };
    let moves: Vec<&str> = game.moves.iter().map(|played| played.san.as_str()).collect();
    assert_eq!(moves, ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(game.moves[0].at, Some(START + DAY + 60));
    assert_eq!(game.result.to_string(), "0-1");
    assert_eq!(game.header("White"), Some("Player 1, White"));
}

/// The director of a section is named on its games' pages.
#[tokio::test]
async fn a_game_names_its_director() {
    let app = TestApp::new().await;
    let (first, director) = (app.pairing(1).await, app.pairing(2).await.players.white);
    let section = store::Section::new(SectionId(50), "Final", "Cup");
    let section = store::Section { director: Some(director), ..section };
    app.app.store.create_section(&section).await.expect("a section");
    let game = Pairing { game: GameId(50), ..first };
    app.create_game(game.game, SectionId(50), first.terms()).await;
    let page = app.person(first.players.white).game(game.game).await.expect(200).json;
    assert_eq!(page["section"]["director"]["id"], director.0);
    assert_eq!(page["section"]["name"], "Final");
}
