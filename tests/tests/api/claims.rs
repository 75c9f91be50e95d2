//! Claims of a draw or of the game (`LAW-9.2` to `LAW-9.4`, `LAW-5.1.3`, `LAW-5.2.4`): what they rest
//! on, what comes of them, and what the tablebases have to say.

use app::Change;
use posthorn::demo::Pairing;
use posthorn::verify;
use proof::read_receipt;
use rules::{Color, DrawOffers, Game, GameId, Interval, Intervals, PlayerId, Terms, Variant};
use serde_json::{Value, json};
use store::Role;
use tablebase::Tablebase;
use tests::{DAY, Person, START, TestApp};

/// After it Black's knight goes home and the first position stands for the third time.
const NEARLY_THREE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
/// A pawn ending that White wins with Ke4 and only draws with e4.
const PAWN: &str = "8/8/4k3/8/8/3K4/4P3/8 w - - 0 1";
/// Five men, of which the tests have no table.
const FIVE_MEN: &str = "4k3/3pp3/8/8/8/8/4P3/4K3 w - - 0 1";

/// The facts and the claim refuse alike.
async fn refused(person: Person<'_>, id: GameId, asked: (u16, &str, Option<&str>), expected: &str) {
    let (ply, claim, intended) = asked;
    let answer = person.claim(id, ply, claim, intended).await;
    assert_eq!(answer.verdict(), expected, "{asked:?}");
    let preview = person.preview_claim(id, ply, claim, intended).await;
    assert_eq!(preview.json, answer.json, "{asked:?}");
}

/// LAW-9.4.1: the facts are shown first, and nothing is written.
#[tokio::test]
async fn a_preview_writes_nothing() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    app.play_all(&pairing, NEARLY_THREE).await;
    let (kept, (_, written)) = (app.kept(&pairing).await, app.app.store.units().tenths());
    let facts = black.preview_claim(id, 7, "repetition", Some("Ng8")).await.expect(200).json;
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5";
    let expected = json!({
        "claim": "repetition", "move": { "san": "Ng8", "uci": "f6g8", "fen": fen }, "fen": fen,
        "correct": true, "rule": "LAW-9.2.1.1", "repeated": [0, 4, 8], "quiet_plies": 8, "men": 32,
        "tablebase": null, "unknown": null, "opens_offer": false
    });
    assert_eq!(facts, expected);
    let facts = black.preview_claim(id, 7, "repetition", None).await.expect(200).json;
    assert_eq!((&facts["correct"], &facts["opens_offer"]), (&json!(false), &json!(true)));
    assert_eq!((&facts["rule"], &facts["repeated"]), (&json!("LAW-9.2.1.2"), &json!([3, 7])));
    let facts = black.preview_claim(id, 7, "fifty_moves", None).await.expect(200).json;
    assert_eq!((&facts["correct"], &facts["quiet_plies"]), (&json!(false), &json!(7)));
    for claim in ["tablebase_win", "tablebase_draw"] {
        black.preview_claim(id, 7, claim, None).await.expect(409);
    }
    white.preview_claim(id, 7, "repetition", None).await.expect(409);
    assert_eq!(app.app.store.units().tenths().1, written);
    assert_eq!(app.kept(&pairing).await, kept);
}

/// Every refusal with its code and its article, in the order of the checks.
#[tokio::test]
async fn what_is_refused() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    app.play_all(&pairing, "e4 e5").await;
    let stranger = app.person(PlayerId(77));
    let officer = app.person_as(PlayerId(77), Role::Officer);
    let cases = [
        (stranger, (2, "repetition", None), "403 not_your_game LAW-1.1"),
        (officer, (2, "repetition", None), "403 not_your_game LAW-1.1"),
        (white, (1, "repetition", None), "409 stale_position LAW-4.3"),
        (white, (3, "repetition", None), "409 unknown_ply LAW-1.1"),
        (black, (2, "repetition", None), "409 not_your_turn LAW-1.1"),
        (white, (2, "repetition", Some("Ke3")), "422 illegal_move LAW-3.10.2"),
        (white, (2, "repetition", Some("what")), "422 unreadable_move LAW-A.1-A.13"),
        (white, (2, "tablebase_win", None), "409 too_many_men LAW-5.1.3"),
        (white, (2, "tablebase_draw", Some("Nf3")), "409 too_many_men LAW-5.2.4"),
    ];
    for (person, asked, expected) in cases {
        refused(person, id, asked, expected).await;
    }
    for (body, expected) in [
        (json!({ "ply": 2, "claim": "stalemate" }), "422 invalid_body"),
        (json!({ "ply": 2 }), "422 invalid_body"),
        (json!({ "ply": 2, "claim": "repetition", "offer": true }), "422 unknown_field"),
    ] {
        for path in ["claims", "claims/preview"] {
            let answer = white.post(&format!("/api/games/{id}/{path}"), &body).await;
            assert_eq!(answer.verdict(), expected, "{body}");
        }
    }
    let unknown = white.claim(GameId(9), 0, "repetition", None).await;
    assert_eq!(unknown.verdict(), "404 unknown_game");
    let makruk = app.pairing_in(2, Variant::Makruk, "").await;
    let (thai, _) = app.players(&makruk);
    for claim in ["fifty_moves", "tablebase_win", "tablebase_draw"] {
        refused(thai, makruk.game, (0, claim, None), "409 no_such_claim MAK-DEFAULT").await;
    }
    let few = app.pairing_from(3, PAWN).await;
    let (white, _) = app.players(&few);
    let expected = "409 too_few_men LAW-9.3.2";
    refused(white, few.game, (0, "fifty_moves", None), expected).await;
    app.wait(100 * DAY);
    let expected = "409 flag_fallen LAW-6.7";
    refused(white, few.game, (0, "repetition", None), expected).await;
    app.run_schedules().await;
    let expected = "409 game_finished LAW-6.7";
    refused(white, few.game, (0, "repetition", None), expected).await;
}

/// LAW-10.1: who is on leave does not move, and so claims nothing with an intended move, which would be
/// played if the claim were wrong; a claim for the present position is decided.
#[tokio::test]
async fn nobody_claims_with_a_move_on_leave() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (_, black) = app.players(&pairing);
    let id = pairing.game;
    app.play_all(&pairing, NEARLY_THREE).await;
    let mut leave = Intervals::default();
    leave.add(Interval { from: START + DAY, until: START + 3 * DAY });
    let change = Change { game: id, player: None, message: None };
    let follow = |game: &Game, now| game.set_leave(Color::Black, &leave, now);
    app.app.change_game(change, follow).await.expect("changed");
    app.wait(DAY);
    let kept = app.kept(&pairing).await;
    for (claim, intended) in [("repetition", "Ng8"), ("fifty_moves", "Ng8"), ("repetition", "Ke5")]
    {
        refused(black, id, (7, claim, Some(intended)), "409 on_leave LAW-10.1").await;
    }
    app.wait(2 * DAY - 1);
    refused(black, id, (7, "repetition", Some("Ng8")), "409 on_leave LAW-10.1").await;
    assert_eq!(app.kept(&pairing).await, kept);
    // The same from the first second after it; on leave, only what needs no move.
    let facts = black.preview_claim(id, 7, "repetition", None).await.expect(200).json;
    assert_eq!(facts["correct"], false);
    app.wait(1);
    let claimed = black.claim(id, 7, "repetition", Some("Ng8")).await.expect(200).json;
    assert_eq!(claimed["ending"]["rule"], "LAW-9.2.1.1");
    assert_eq!(claimed["ending"]["at"], (START + 3 * DAY).to_string());
}

/// LAW-9.2.1.1, LAW-9.2.1.2, LAW-9.4.2: a correct claim ends the game, and is answered alike for ever.
#[tokio::test]
async fn repetition() {
    let app = TestApp::new().await;
    for (number, moves, intended, rule) in [
        (1, NEARLY_THREE, Some("Ng8"), "LAW-9.2.1.1"),
        (2, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", None, "LAW-9.2.1.2"),
    ] {
        let pairing = app.pairing(number).await;
        let id = pairing.game;
        let ply = app.play_all(&pairing, moves).await;
        let (white, black) = app.players(&pairing);
        let (claimer, other) = if ply == 7 { (black, white) } else { (white, black) };
        let by = if ply == 7 { "black" } else { "white" };
        assert_eq!(claimer.game(id).await.json["may"]["claim_draw"], true);
        let claimed = claimer.claim(id, ply, "repetition", intended).await.expect(200);
        let ending = json!({
            "white_halves": 1, "black_halves": 1, "reason": "repetition", "by": by, "rule": rule,
            "at": START.to_string()
        });
        let head = &claimed.json["head"];
        let expected =
            json!({ "verdict": "correct", "ending": ending, "sent": null, "head": head });
        assert_eq!(claimed.json, expected);
        assert_eq!(app.kept(&pairing).await.result, Some((1, 1, START)));
        let again = claimer.claim(id, ply, "repetition", intended).await.expect(200);
        assert_eq!(again.text, claimed.text);
        // The intended move is named, not made.
        let page = other.game(id).await.expect(200).json;
        assert_eq!((&page["ply"], &page["ending"]), (&json!(ply), &ending));
        let late = other.resign(id).await.verdict();
        assert_eq!(late, format!("409 game_finished {rule}"));
        verified(&app, &pairing).await;
    }
}

/// LAW-9.3.1, LAW-9.3.2: at the 100th half-move and not before.
#[tokio::test]
async fn fifty_moves() {
    let app = TestApp::new().await;
    for (number, plies, intended, rule) in
        [(1, 99, Some("Ng8"), "LAW-9.3.1"), (2, 100, None, "LAW-9.3.2")]
    {
        let pairing = app.pairing(number).await;
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(25);
        let moves: Vec<&str> = shuffle.split_whitespace().take(plies - 1).collect();
        let ply = app.play_all(&pairing, &moves.join(" ")).await;
        let (white, black) = app.players(&pairing);
        let early = if ply % 2 == 0 { white } else { black };
        let facts = early.preview_claim(pairing.game, ply, "fifty_moves", None).await.expect(200);
        assert_eq!(facts.json["correct"], false);
        assert_eq!(facts.json["quiet_plies"], ply);
        let ply = app.play_all(&pairing, shuffle.split_whitespace().nth(plies - 1).unwrap()).await;
        let claimer = if ply % 2 == 0 { white } else { black };
        let claimed = claimer.claim(pairing.game, ply, "fifty_moves", intended).await.expect(200);
        assert_eq!(claimed.json["verdict"], "correct");
        assert_eq!(claimed.json["ending"]["reason"], "fifty_moves");
        assert_eq!(claimed.json["ending"]["rule"], rule);
        verified(&app, &pairing).await;
    }
}

/// The record downloaded by White, without a fault; its lines.
async fn verified(app: &TestApp, pairing: &Pairing) -> Vec<String> {
    let answer = app.person(pairing.players.white).record(pairing.game).await.expect(200).json;
    let lines = answer["log"].as_array().expect("a log").iter();
    let lines = lines.map(|line| line["line"].as_str().unwrap_or_default().to_owned()).collect();
    let record = serde_json::from_value(answer).expect("a record");
    assert_eq!(verify::faults(&record, &app.app.keys.jwks()), []);
    lines
}

/// LAW-9.1.2.2, LAW-9.4.3: a wrong claim offers a draw and its move is made, both in one step; sent
/// again it is answered to the byte, and the receipt is one like any other.
#[tokio::test]
async fn a_wrong_claim_makes_its_move() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    app.play_all(&pairing, "e4 e5").await;
    app.wait(DAY);
    let claimed = white.claim(id, 2, "repetition", Some("g1f3")).await.expect(200);
    assert_eq!(claimed.json["verdict"], "incorrect");
    assert!(claimed.json["ending"].is_null());
    let sent = &claimed.json["sent"];
    assert_eq!((&sent["ply"], &sent["san"]), (&json!(3), &json!("Nf3")));
    assert!(sent["answer"].is_null() && sent["ending"].is_null());
    let receipt = sent["receipt"].as_str().expect("a receipt");
    let postmark = read_receipt(receipt, &app.app.keys.jwks()).expect("a good receipt");
    assert_eq!((postmark.event, postmark.ply, postmark.code.as_str()), (4, 3, "g1f3"));
    let at = (START + DAY).to_string();
    let lines = verified(&app, &pairing).await;
    let expected = [
        format!("3 {at} claimed by white repetition with g1f3: incorrect offers draw"),
        format!("4 {at} move g1f3 offers draw"),
    ];
    assert_eq!(lines[3..], expected);
    let page = black.game(id).await.expect(200).json;
    assert_eq!(page["offer"], json!({ "by": "white", "ply": 3 }));
    assert_eq!(page["may"]["accept_draw"], true);
    // Once more, in another notation, now and after the game has gone on; the move alone as well.
    let kept = app.kept(&pairing).await;
    assert_eq!(white.claim(id, 2, "repetition", Some("Nf3")).await.expect(200).text, claimed.text);
    let alone = white.play_and_offer_draw(id, 2, "Nf3").await.expect(200);
    assert_eq!(alone.json["receipt"], sent["receipt"]);
    assert_eq!(app.kept(&pairing).await, kept);
    let other = white.claim(id, 2, "repetition", Some("Nc3")).await;
    assert_eq!(other.verdict(), "409 stale_position LAW-4.3");
    black.accept_draw(id).await.expect(200);
    assert_eq!(white.claim(id, 2, "repetition", Some("Nf3")).await.expect(200).text, claimed.text);
}

/// LAW-9.1.2.2, LAW-9.1.1: without a move it is an offer alone, and no offer where none is allowed.
#[tokio::test]
async fn a_wrong_claim_for_the_present_position() {
    let app = TestApp::new().await;
    for (number, policy, offers) in [(1, DrawOffers::Free, true), (2, DrawOffers::Never, false)] {
        let pairing = app.pairing_on(number, |terms| Terms { draw_offers: policy, ..terms }).await;
        let (white, black) = app.players(&pairing);
        let id = pairing.game;
        app.play_all(&pairing, "e4 e5").await;
        let facts = white.preview_claim(id, 2, "fifty_moves", None).await.expect(200).json;
        assert_eq!(facts["opens_offer"], offers);
        let claimed = white.claim(id, 2, "fifty_moves", None).await.expect(200);
        let head = &claimed.json["head"];
        let expected =
            json!({ "verdict": "incorrect", "ending": null, "sent": null, "head": head });
        assert_eq!(claimed.json, expected);
        let kept = app.kept(&pairing).await;
        let again = white.claim(id, 2, "fifty_moves", None).await.expect(200);
        assert_eq!((again.text, app.kept(&pairing).await), (claimed.text, kept));
        let offer = if offers { json!({ "by": "white", "ply": 2 }) } else { Value::Null };
        assert_eq!(black.game(id).await.json["offer"], offer);
        // White is still on move.
        white.play(id, 2, "Nf3").await.expect(200);
        let sent = white.claim(id, 2, "fifty_moves", Some("Nf3")).await;
        assert_eq!(sent.verdict(), "409 stale_position LAW-4.3");
        verified(&app, &pairing).await;
    }
}

/// A wrong claim whose move mates: the answer says how the game ended.
#[tokio::test]
async fn a_wrong_claim_that_mates() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    app.play_all(&pairing, "f3 e5 g4").await;
    let claimed = black.claim(pairing.game, 3, "repetition", Some("Qh4")).await.expect(200);
    assert_eq!(claimed.json["verdict"], "incorrect");
    assert_eq!(claimed.json["ending"]["reason"], "checkmate");
    assert_eq!(claimed.json["sent"]["ending"], claimed.json["ending"]);
    assert_eq!(app.kept(&pairing).await.result, Some((0, 2, START)));
    let again = black.claim(pairing.game, 3, "repetition", Some("Qh4#")).await.expect(200);
    assert_eq!(again.text, claimed.text);
    white.resign(pairing.game).await.expect(409);
}

/// LAW-5.1.3, LAW-5.2.4: what the tables say, for the present position and after a named move.
#[tokio::test]
async fn the_tables_decide() {
    let Some(app) = TestApp::with_tables().await else { return };
    let queen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    let lost = "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1";
    let bishop = "4k3/8/8/8/8/8/5n2/B3K3 w - - 0 1";
    let (win, draw) = ("tablebase_win", "tablebase_draw");
    let cases = [
        (queen, win, None, "correct", "win"),
        (queen, draw, None, "not upheld", "win"),
        (lost, win, None, "not upheld", "loss"),
        (lost, draw, None, "not upheld", "loss"),
        (bishop, draw, None, "correct", "draw"),
        (bishop, win, None, "not upheld", "draw"),
        (PAWN, win, None, "correct", "win"),
        (PAWN, win, Some("Ke4"), "correct", "win"),
        (PAWN, win, Some("e4"), "not upheld", "draw"),
        (PAWN, draw, Some("e4"), "correct", "draw"),
        (PAWN, draw, Some("Ke4"), "not upheld", "win"),
    ];
    for (number, (fen, claim, intended, expected, said)) in (1..).zip(cases) {
        let pairing = app.pairing_from(number, fen).await;
        let id = pairing.game;
        let (white, black) = app.players(&pairing);
        let claimer = if fen == lost { black } else { white };
        let page = claimer.game(id).await.expect(200).json;
        assert_eq!(page["may"]["claim_tablebase"], true, "{fen}");
        let facts = claimer.preview_claim(id, 0, claim, intended).await.expect(200).json;
        assert_eq!(facts["tablebase"], said, "{fen} {claim} {intended:?}");
        assert_eq!(facts["correct"], expected == "correct", "{fen} {claim} {intended:?}");
        let (rule, halves) = match claim {
            "tablebase_win" => ("LAW-5.1.3", (2, 0)),
            _ => ("LAW-5.2.4", (1, 1)),
        };
        let before = app.kept(&pairing).await;
        let claimed = claimer.claim(id, 0, claim, intended).await;
        if expected == "correct" {
            assert_eq!(claimed.json["verdict"], "correct", "{fen} {claim} {intended:?}");
            let ending = &claimed.json["ending"];
            assert_eq!((&ending["reason"], &ending["rule"]), (&json!(claim), &json!(rule)));
            let kept = app.kept(&pairing).await;
            assert_eq!(kept.result, Some((halves.0, halves.1, START)));
            let again = claimer.claim(id, 0, claim, intended).await.expect(200);
            assert_eq!(again.text, claimed.text);
        } else {
            // Nothing has changed, and it may be tried again.
            for answer in [claimed, claimer.claim(id, 0, claim, intended).await] {
                assert_eq!(answer.verdict(), format!("409 claim_not_upheld {rule}"), "{fen}");
            }
            assert_eq!(app.kept(&pairing).await, before);
        }
        verified(&app, &pairing).await;
    }
}

/// LAW-6.10a: what no table tells goes to the tournament director.
#[tokio::test]
async fn the_tables_do_not_tell() {
    let Some(app) = TestApp::with_tables().await else { return };
    let castling = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    for (number, fen, why) in [(1, castling, "castling_rights"), (2, FIVE_MEN, "table_missing")] {
        let pairing = app.pairing_from(number, fen).await;
        let (white, _) = app.players(&pairing);
        let id = pairing.game;
        let facts = white.preview_claim(id, 0, "tablebase_win", None).await.expect(200).json;
        assert_eq!((&facts["correct"], &facts["unknown"]), (&Value::Null, &json!(why)));
        let claimed = white.claim(id, 0, "tablebase_win", None).await.expect(200);
        let head = &claimed.json["head"];
        let expected = json!({ "verdict": "referred", "ending": null, "sent": null, "head": head });
        assert_eq!(claimed.json, expected);
        assert_eq!(white.game(id).await.json["referred"]["why"], why);
    }
    // A move that gives up castling leaves a position that the tables know.
    let pairing = app.pairing_from(3, castling).await;
    let (white, _) = app.players(&pairing);
    let claimed = white.claim(pairing.game, 0, "tablebase_win", Some("Kd2")).await.expect(200);
    assert_eq!(claimed.json["verdict"], "correct");
}

/// A server of tables that does not answer: nothing is changed, and nobody is told a wrong verdict.
#[tokio::test]
async fn the_tables_fail() {
    let nobody = Tablebase::remote("http://127.0.0.1:9/standard").expect("an address");
    let app = TestApp::asking(nobody).await;
    let pairing = app.pairing_from(1, PAWN).await;
    let (white, _) = app.players(&pairing);
    let before = app.kept(&pairing).await;
    for claim in ["tablebase_win", "tablebase_draw"] {
        let claimed = white.claim(pairing.game, 0, claim, None).await;
        assert_eq!(claimed.verdict(), "503 tablebases_unavailable");
        let facts = white.preview_claim(pairing.game, 0, claim, None).await;
        assert_eq!(facts.json, claimed.json);
    }
    assert_eq!(app.kept(&pairing).await, before);
    // Claims that need no tables are decided all the same.
    white.claim(pairing.game, 0, "repetition", None).await.expect(200);
}

/// Of a claim and a move at the same time one comes first; of two equal claims there is one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn claims_race() {
    let app = TestApp::new().await;
    for round in 1..=30 {
        let pairing = app.pairing(round).await;
        let (white, black) = app.players(&pairing);
        let id = pairing.game;
        let (claimed, played) =
            tokio::join!(white.claim(id, 0, "repetition", Some("e4")), white.play(id, 0, "d4"));
        let verdicts = (claimed.verdict(), played.verdict());
        let claim_first = ("200".to_owned(), "409 already_moved LAW-4.3".to_owned());
        let move_first = ("409 stale_position LAW-4.3".to_owned(), "200".to_owned());
        assert!([&claim_first, &move_first].contains(&&verdicts), "{verdicts:?}");
        let page = black.game(id).await.expect(200).json;
        let san = if verdicts == claim_first { "e4" } else { "d4" };
        assert_eq!((&page["ply"], &page["moves"][0]["san"]), (&json!(1), &json!(san)));
        let (a, b) = tokio::join!(
            black.claim(id, 1, "fifty_moves", Some("e5")),
            black.claim(id, 1, "fifty_moves", Some("e5"))
        );
        assert_eq!(a.expect(200).text, b.expect(200).text);
        let lines = verified(&app, &pairing).await;
        let moves = if verdicts == claim_first { 2 } else { 1 };
        assert_eq!(lines.len(), 1 + moves + 2, "{lines:?}");
    }
}
