//! Xfcc: what becomes of a move that a program sends, each result at least once.

use app::Change;
use axum::http::Method;
use posthorn::demo::Pairing;
use rules::{Color, DrawOffers, GameId, Interval, Intervals, Terms, Variant};
use serde_json::json;
use tests::{DAY, Front, START, TestApp, XfccClient, database_request};

/// After it Black's knight goes home and the first position stands for the third time.
const NEARLY_THREE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

async fn both<'a>(app: &'a TestApp, pairing: &Pairing) -> (XfccClient<'a>, XfccClient<'a>) {
    (app.xfcc(pairing.players.white).await, app.xfcc(pairing.players.black).await)
}

/// A move, its repetition, another one in its place, and what was played before.
#[tokio::test]
async fn moves_are_played_once() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = both(&app, &pairing).await;
    let id = pairing.game;
    let moves = [("movecount", "1"), ("myMove", "e4"), ("myMessage", "Hello &amp; “good” luck")];
    assert_eq!(white.make(id, &moves).await, "Success");
    let kept = app.kept(&pairing).await;
    assert_eq!(white.make(id, &moves).await, "Success", "sent again");
    assert_eq!(white.play(id, "1", "d4").await, "NotYourTurn", "it cannot be taken back");
    assert_eq!(white.play(id, "2", "d4").await, "NotYourTurn");
    assert_eq!(white.play(id, "7", "d4").await, "NotYourTurn");
    for number in
        ["0", "2", "-1", "32767", "32768", "4000000", "99999999999", "", "one", "-2147483648"]
    {
        assert_eq!(black.play(id, number, "e5").await, "InvalidMoveNumber", "{number}");
    }
    for text in ["e9", "what", "", "Ke7", "e7-e6x"] {
        assert_eq!(black.play(id, "1", text).await, "InvalidMove", "{text}");
    }
    assert_eq!(app.kept(&pairing).await, kept, "nothing of this was written");
    assert_eq!(kept.messages, 1);
    assert_eq!(black.play(id, "1", "e7e5").await, "Success");
    assert_eq!(white.play(id, "1", "e4").await, "Success", "an old one again");
    assert_eq!(white.play(id, "1", "d4").await, "InvalidMoveNumber", "the game has gone on");
    assert_eq!(white.game(id).await.field("moves"), "1.e4 e5");
    assert_eq!(black.game(id).await.field("message"), "Hello & “good” luck");
}

/// Every notation that clients write.
#[tokio::test]
async fn moves_in_all_notations() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = both(&app, &pairing).await;
    let moves =
        ["e2e4", "e7-e5", "Ng1-f3", " Nc6 ", "6125", "a6", "Ba4", "b5!?", "Bb3+", "Nf6", "0-0"];
    for (ply, text) in moves.iter().enumerate() {
        let client = if ply.is_multiple_of(2) { &white } else { &black };
        let number = (ply / 2 + 1).to_string();
        assert_eq!(client.play(pairing.game, &number, text).await, "Success", "{text}");
    }
    let found = white.game(pairing.game).await;
    let expected = "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 b5 5.Bb3 Nf6 6.O-O";
    assert_eq!(found.field("moves"), expected);
}

/// A move that may be two, and a promotion that does not say what the pawn becomes; numbers count
/// from the start position's.
#[tokio::test]
async fn what_is_ambiguous() {
    let app = TestApp::new().await;
    let pairing = app.pairing_from(1, "4k3/P7/8/8/8/2N3N1/8/4K3 w - - 0 31").await;
    let (white, black) = both(&app, &pairing).await;
    let id = pairing.game;
    for text in ["Ne4", "a8", "a7a8"] {
        assert_eq!(white.play(id, "31", text).await, "MoveIsAmbigous", "{text}");
    }
    assert_eq!(white.play(id, "1", "a8=Q").await, "InvalidMoveNumber");
    assert_eq!(white.play(id, "31", "a8Q+").await, "Success");
    assert_eq!(black.play(id, "31", "Kd7").await, "Success");
    assert_eq!(black.game(id).await.field("moves"), "31.a8=Q+ Kd7");
    let second = app.pairing_from(2, "4k3/8/8/8/8/8/4p3/K7 b - - 0 9").await;
    let (white, black) = both(&app, &second).await;
    assert_eq!(black.play(second.game, "9", "e1=R+").await, "Success");
    assert_eq!(white.play(second.game, "10", "Kb2").await, "Success");
    assert_eq!(white.game(second.game).await.field("moves"), "9...e1=R+ 10.Kb2");
}

/// Castling in Chess960 and a game that nobody's program lists.
#[tokio::test]
async fn other_variants() {
    let app = TestApp::new().await;
    let start = "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w DFdf - 0 1";
    let pairing = app.pairing_in(1, Variant::Chess960, start).await;
    let (white, _) = both(&app, &pairing).await;
    app.play_all(&pairing, "e4 e5 Nf3 Nf6 g3 g6 Bg2 Bg7").await;
    assert_eq!(white.play(pairing.game, "5", "O-O").await, "Success");
    let makruk = app.pairing_in(2, Variant::Makruk, "").await;
    let (white, _) = both(&app, &makruk).await;
    assert!(!white.games().await.contains_key(&makruk.game.0));
}

/// Whoever is not the owner of the key, or whose key is for something else.
#[tokio::test]
async fn who_is_let_in() {
    let app = TestApp::new().await;
    let (pairing, other) = (app.pairing(1).await, app.pairing(2).await);
    let (mut white, black) = both(&app, &pairing).await;
    let id = pairing.game;
    for name in ["2", " 000002 ", "player-2@posthorn.example", "Player-2@POSTHORN.example"] {
        white.user = name.to_owned();
        assert_eq!(white.games().await.len(), 1, "{name}");
    }
    let read_only = app.xfcc_with(pairing.players.white, "read").await;
    let mut refused = vec![("a key for reading", read_only)];
    for (what, user, key) in [
        ("another's name", "3", white.key.as_str()),
        ("another's address", "player-3@posthorn.example", &white.key),
        ("no name", "", &white.key),
        ("another's key", "2", &black.key),
        ("a changed key", "2", &white.key.replace("_2_", "_3_")),
        ("no key", "2", ""),
        ("the account's password", "2", "no password"),
    ] {
        let mut client = app.xfcc(pairing.players.white).await;
        (client.user, client.key) = (user.to_owned(), key.to_owned());
        refused.push((what, client));
    }
    let kept = app.kept(&pairing).await;
    for (what, client) in &refused {
        assert_eq!(client.play(id, "1", "e4").await, "AuthenticationFailed", "{what}");
        let answer = client.ask_games().await.expect(500);
        assert!(answer.text.contains("<soap:Fault>"), "{what}: {}", answer.text);
        assert!(answer.text.contains("<faultstring>AuthenticationFailed"), "{what}");
    }
    assert_eq!(app.kept(&pairing).await, kept);
    // Somebody else's game, and none.
    let stranger = app.xfcc(other.players.white).await;
    assert_eq!(stranger.play(id, "1", "e4").await, "NotYourGame");
    let flags = [("resign", "1"), ("acceptDraw", "true"), ("claimDraw", "TRUE")];
    for flag in flags {
        assert_eq!(stranger.make(id, &[flag]).await, "NotYourGame", "{flag:?}");
        assert_eq!(stranger.make(GameId(77), &[flag]).await, "InvalidGameID");
    }
    for wrong in ["", "0", "-1", "77", "4294967297", "2147483648", "x", "1.0"] {
        let body = white.envelope("MakeAMove", &[("gameId", wrong), ("myMove", "e4")]);
        let answer = app.xfcc_bytes(body).await.expect(200);
        let found = answer.text.contains("InvalidGameID") || wrong == "0" || wrong == "2147483648";
        assert!(found, "{wrong}: {}", answer.text);
    }
    // A revoked key is dead at once.
    let keys = app.person(pairing.players.black).get("/api/keys").await.expect(200);
    let path = format!("/api/keys/{}", keys.json["own"][0]["id"].as_str().expect("a name"));
    let me = app.person(pairing.players.black);
    me.request(Method::DELETE, &path, &json!(null)).await.expect(204);
    assert_eq!(black.play(id, "1", "e5").await, "AuthenticationFailed");
}

/// LAW-9.1.2.1: an offer travels with a move and stays until it is answered; LAW-5.1.2.
#[tokio::test]
async fn draws_and_resignations() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = both(&app, &pairing).await;
    let id = pairing.game;
    let accept = [("acceptDraw", "1"), ("movecount", "1"), ("myMove", "e4")];
    assert_eq!(white.make(id, &accept).await, "NoDrawWasOffered");
    assert_eq!(white.game(id).await.field("moves"), "", "and the move is not made");
    assert_eq!(white.make(id, &[("offerDraw", "1"), ("movecount", "1")]).await, "InvalidMove");
    let offer = [("movecount", "1"), ("myMove", "e4"), ("offerDraw", "true")];
    assert_eq!(white.make(id, &offer).await, "Success");
    assert_eq!(black.make(id, &accept).await, "FeatureUnavailable", "before both have moved");
    assert_eq!(black.play(id, "1", "e5").await, "Success");
    assert_eq!(black.game(id).await.field("drawOffered"), "true");
    assert_eq!(white.game(id).await.field("drawOffered"), "false");
    for _ in 0..2 {
        assert_eq!(black.make(id, &accept).await, "Success");
    }
    assert_eq!(black.game(id).await.field("result"), "Draw");
    assert_eq!(white.make(id, &accept).await, "NotYourTurn", "it is over");
    assert_eq!(white.make(id, &[("resign", "1")]).await, "NotYourTurn");
    // Resigning goes before everything else that is sent with it, whoever is on move.
    let second = app.pairing(2).await;
    let (white, black) = both(&app, &second).await;
    let all = [("resign", "true"), ("acceptDraw", "1"), ("movecount", "1"), ("myMove", "e4")];
    for _ in 0..2 {
        assert_eq!(black.make(second.game, &all).await, "Success");
    }
    assert_eq!(white.game(second.game).await.field("result"), "WhiteWins");
    assert_eq!(white.game(second.game).await.field("moves"), "");
    assert_eq!(white.play(second.game, "1", "e4").await, "NotYourTurn");
}

/// LAW-9.2, LAW-9.3: the claim that holds is found, for the position or with the move; none: nothing
/// is changed.
#[tokio::test]
async fn draws_are_claimed() {
    let app = TestApp::new().await;
    for (number, last, sent) in [
        // The position stands, and SCID sends the opponent's last move along.
        (1, "Ng8", [("movecount", "4"), ("myMove", "Ng8")]),
        (2, "Ng8", [("movecount", "5"), ("myMove", "")]),
        // Black means a move, which is not made.
        (3, "", [("movecount", "4"), ("myMove", "Ng8")]),
    ] {
        let pairing = app.pairing(number).await;
        let (white, black) = both(&app, &pairing).await;
        app.play_all(&pairing, NEARLY_THREE).await;
        app.play_all(&pairing, last).await;
        let (claimer, other) = if last.is_empty() { (black, white) } else { (white, black) };
        let claim = [("claimDraw", "1"), sent[0], sent[1]];
        assert_eq!(other.make(pairing.game, &claim).await, "NotYourTurn", "{number}");
        for _ in 0..2 {
            assert_eq!(claimer.make(pairing.game, &claim).await, "Success", "{number}");
        }
        let listed = claimer.game(pairing.game).await;
        assert_eq!(listed.field("result"), "Draw");
        let moves = "1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1";
        assert_eq!(listed.field("moves").trim_end_matches(" Ng8"), moves);
    }
    let none = app.pairing(4).await;
    let (white, _) = both(&app, &none).await;
    app.play_all(&none, "e4 e5").await;
    let kept = app.kept(&none).await;
    for (number, text, expected) in [
        ("2", "Nf3", "FeatureUnavailable"),
        ("1", "e5", "FeatureUnavailable"),
        ("2", "", "FeatureUnavailable"),
        ("2", "Ke3", "InvalidMove"),
        ("3", "", "InvalidMoveNumber"),
        ("32768", "", "InvalidMoveNumber"),
        ("", "", "InvalidMoveNumber"),
    ] {
        let claim = [("claimDraw", "1"), ("movecount", number), ("myMove", text)];
        assert_eq!(white.make(none.game, &claim).await, expected, "{number} {text}");
    }
    assert_eq!(app.kept(&none).await, kept);
    // Nor is a claim right because it was made, wrongly, on the page.
    app.person(none.players.white).claim(none.game, 2, "repetition", None).await.expect(200);
    let claim = [("claimDraw", "1"), ("movecount", "2")];
    assert_eq!(white.make(none.game, &claim).await, "FeatureUnavailable");
    assert_eq!(white.game(none.game).await.field("result"), "Ongoing");
    let fifty = app.pairing_from(5, "k7/8/8/p1p1p3/P1P1P2K/8/8/2R5 w - - 0 1").await;
    let (white, _) = both(&app, &fifty).await;
    app.play_all(&fifty, &fifty_moves()).await;
    let claim = [("claimDraw", "1"), ("movecount", "51")];
    assert_eq!(white.make(fifty.game, &claim).await, "Success");
    let page = app.person(fifty.players.white).game(fifty.game).await.expect(200);
    assert_eq!(page.json["ending"]["reason"], "fifty_moves");
}

/// 50 moves by each player in which no position stands three times: the rook goes to and fro over 18
/// squares, the king round over three.
fn fifty_moves() -> String {
    let square = |index: usize| {
        let (rank, file) = (index / 6, index % 6);
        let file = if rank == 1 { 5 - file } else { file };
        format!("{}{}", ["c", "d", "e", "f", "g", "h"][file], rank + 1)
    };
    let rook = |time: usize| square(if time % 34 < 18 { time % 34 } else { 34 - time % 34 });
    let king = ["Ka8", "Kb8", "Kb7"];
    (1..=50).map(|time| format!("R{} {} ", rook(time), king[time % 3])).collect()
}

/// LAW-5.2.4: with few men the tables decide; what they do not tell is claimed on the page, where
/// the player reads that the director would have to rule.
#[tokio::test]
async fn tables_are_asked() {
    let five = "4k3/3pp3/8/8/8/8/4P3/4K3 w - - 0 1";
    let claim = [("claimDraw", "1"), ("movecount", "1"), ("myMove", "e4")];
    let app = TestApp::new().await;
    let unknown = app.pairing_from(1, five).await;
    let (white, _) = both(&app, &unknown).await;
    let kept = app.kept(&unknown).await;
    assert_eq!(white.make(unknown.game, &claim).await, "FeatureUnavailable");
    assert_eq!(app.kept(&unknown).await, kept);
    let Some(app) = TestApp::with_tables().await else { return };
    // After e4 it is drawn, though Ke4 wins.
    let pawn = app.pairing_from(1, "8/8/4k3/8/8/3K4/4P3/8 w - - 0 1").await;
    let (white, _) = both(&app, &pawn).await;
    for _ in 0..2 {
        assert_eq!(white.make(pawn.game, &claim).await, "Success");
    }
    assert_eq!(white.game(pawn.game).await.field("result"), "Draw");
}

/// LAW-6.7, LAW-10.1, LAW-6.10a, LAW-9.1.1: time, leave, and what the event or a limit does not allow.
#[tokio::test]
async fn what_time_and_rules_refuse() {
    let app = TestApp::new().await;
    let late = app.pairing(1).await;
    let leave = app.pairing(2).await;
    let never = app.pairing_on(3, |terms| Terms { draw_offers: DrawOffers::Never, ..terms }).await;
    let (white, _) = both(&app, &never).await;
    let offer = [("movecount", "1"), ("myMove", "e4"), ("offerDraw", "1")];
    assert_eq!(white.make(never.game, &offer).await, "FeatureUnavailable");
    let long = "x".repeat(2_001);
    let message = [("movecount", "1"), ("myMove", "e4"), ("myMessage", long.as_str())];
    assert_eq!(white.make(never.game, &message).await, "FeatureUnavailable");
    assert_eq!(white.game(never.game).await.field("moves"), "");
    let until = START + 10 * DAY;
    let away: Intervals = [Interval { from: START, until }].into_iter().collect();
    let change = Change { game: leave.game, player: None, message: None };
    let set = app.app.change_game(change, |game, now| game.set_leave(Color::White, &away, now));
    set.await.expect("leave");
    let (white, black) = both(&app, &leave).await;
    assert_eq!(white.play(leave.game, "1", "e4").await, "YouAreOnLeave");
    let told = format!("You are on leave until {until}.");
    assert_eq!(white.game(leave.game).await.field("serverInfo"), told);
    let told = format!("Your opponent is on leave until {until}.");
    assert_eq!(black.game(leave.game).await.field("serverInfo"), told);
    let (white, black) = both(&app, &late).await;
    app.wait(36 * DAY);
    for sweeps in 0..2 {
        assert_eq!(white.play(late.game, "1", "e4").await, "LostOnTime", "{sweeps}");
        assert_eq!(white.make(late.game, &[("resign", "1")]).await, "LostOnTime");
        assert_eq!(black.make(late.game, &[("resign", "1")]).await, "NotYourTurn");
        app.run_schedules().await;
    }
    assert_eq!(black.game(late.game).await.field("result"), "BlackWins");
}

/// A database that fails, and a key that is used too often.
#[tokio::test]
async fn what_fails_here() {
    let (app, front) = Front::server().await;
    let pairing = app.pairing(1).await;
    let (white, _) = both(&app, &pairing).await;
    front.after(0, false);
    assert_eq!(white.play(pairing.game, "1", "e4").await, "ServerError");
    let answer = white.ask_games().await.expect(500);
    assert!(answer.text.contains("<faultcode>soap:Server</faultcode>"), "{}", answer.text);
    assert!(front.heal());
    front.after(2, true);
    assert_eq!(white.play(pairing.game, "1", "e4").await, "ServerError", "it was carried out");
    front.heal();
    assert_eq!(white.play(pairing.game, "1", "e4").await, "Success", "sent again");
    // As if the key had been used as often as it may be in this minute.
    let id = white.key.split('_').nth(2).expect("the key's name");
    let set = json!({
        "TableName": "posthorn",
        "Key": { "pk": { "S": "P#2" }, "sk": { "S": format!("KEY#{id}") } },
        "UpdateExpression": "SET uses = :uses",
        "ExpressionAttributeValues": { ":uses": { "N": app::KEY_REQUESTS_MAX.to_string() } },
    });
    database_request(app.endpoint(), "UpdateItem", &set).await;
    assert_eq!(white.play(pairing.game, "1", "e4").await, "ServerError");
    white.ask_games().await.expect(500);
    app.wait(60);
    assert_eq!(white.games().await.len(), 1);
}

/// Of the same move sent twice at one time there is one; of two moves one is played.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_race() {
    let app = TestApp::new().await;
    for round in 1..=10 {
        let pairing = app.pairing(round).await;
        let (white, black) = both(&app, &pairing).await;
        let id = pairing.game;
        let same = tokio::join!(white.play(id, "1", "e4"), white.play(id, "1", "e2e4"));
        assert_eq!(same, ("Success".to_owned(), "Success".to_owned()));
        let (a, b) = tokio::join!(black.play(id, "1", "e5"), black.play(id, "1", "c5"));
        let mut results = [a, b];
        results.sort();
        assert_eq!(results, ["NotYourTurn", "Success"]);
        assert_eq!(white.game(id).await.field("moves").len(), "1.e4 e5".len());
    }
}
