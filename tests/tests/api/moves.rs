//! Sending moves: what is accepted, what is refused and why, and that a preview writes nothing.

use rules::Instant;
use serde_json::json;
use tests::{DAY, Person, START, TestApp};

/// Black has one move to mate in two, White none.
const FOOLS: &str = "f3 e5 g4";

async fn check(person: Person<'_>, game: rules::GameId, cases: &[(u16, &str, &str)]) {
    for (ply, text, expected) in cases {
        // The last look and the move itself refuse alike; only a repeat is an answer for one and
        // a refusal for the other.
        let sent = person.play(game, *ply, text).await;
        assert_eq!(sent.verdict(), *expected, "{text} at {ply}");
        if sent.status != 200 {
            let preview = person.preview(game, *ply, text).await;
            assert_eq!(preview.json, sent.json, "{text} at {ply}");
        }
    }
}

/// LAW-1.1, LAW-4.1, LAW-5.1.1: a whole game, with what each answer and the page say.
#[tokio::test]
async fn a_short_game() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let sent = white.play(id, 0, "f2f3").await.expect(200);
    assert_eq!(sent.json["san"], "f3");
    assert_eq!(sent.json["uci"], "f2f3");
    assert_eq!(sent.json["ply"], 1);
    assert_eq!(sent.json["at"], "2026-01-01T00:00:00Z");
    assert!(sent.json["ending"].is_null());
    assert_eq!(sent.text_of("hash").len(), 64);
    app.wait(3 * DAY + 5);
    let preview = black.preview(id, 1, "5755").await.expect(200);
    assert_eq!(preview.json["san"], "e5");
    assert_eq!(preview.json["iccf"], "5755");
    assert_eq!(preview.json["charged_days"], 3);
    assert_eq!(preview.json["took_seconds"], 3 * DAY + 5);
    assert_eq!(preview.json["clock"]["days_left"], 47);
    assert_eq!(preview.json["clock"]["moves_to_go"], 9);
    assert_eq!(preview.json["clock"]["running"], false);
    black.play(id, 1, "e7-e5").await.expect(200);
    white.play(id, 2, "g4").await.expect(200);
    let preview = black.preview(id, 3, "Qh4").await.expect(200);
    assert_eq!(preview.json["ends"]["reason"], "checkmate");
    let before = app.kept(&pairing).await;
    assert_eq!((before.result, before.ended), (None, [None, None]));
    let mate = black.play(id, 3, "Qh4").await.expect(200);
    assert_eq!(mate.json["san"], "Qh4#");
    let at = START + 3 * DAY + 5;
    let ending = json!({
        "white_halves": 0, "black_halves": 2, "reason": "checkmate", "by": "black",
        "rule": "LAW-5.1.1", "at": "2026-01-04T00:00:05Z"
    });
    assert_eq!(mate.json["ending"], ending);
    // The section's line and both seats are written with the move, in one transaction.
    let kept = app.kept(&pairing).await;
    assert_eq!(kept.result, Some((0, 2, at)));
    assert_eq!(kept.ended, [Some(at); 2]);
    assert_eq!(kept.alarm_at, None);
    let page = white.game(id).await.expect(200).json;
    assert_eq!(page["ending"], ending);
    assert_eq!(page["deadline"], json!(null));
    assert_eq!(page["legal"], json!([]));
    assert_eq!(page["moves"].as_array().map(Vec::len), Some(4));
    let may = ["move", "resign", "offer_draw", "accept_draw", "decline_draw"];
    assert!(may.iter().all(|what| page["may"][*what] == false), "{}", page["may"]);
}

/// LAW-4.1: nothing is written before the move is sent, in any store.
#[tokio::test]
async fn a_preview_writes_nothing() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    app.play_all(&pairing, FOOLS).await;
    let (kept, (_, written)) = (app.kept(&pairing).await, app.app.store.units().tenths());
    for text in ["Qh4", "e4", "nonsense", "d5", "Ke7"] {
        black.preview(pairing.game, 3, text).await;
        white.preview(pairing.game, 3, text).await;
    }
    assert_eq!(app.app.store.units().tenths().1, written);
    assert_eq!(app.kept(&pairing).await, kept);
}

/// LAW-4.3: the same move again is answered like the first time, to the byte; another is refused.
#[tokio::test]
async fn the_same_move_again() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let id = pairing.game;
    let first = white.play(id, 0, "e4").await.expect(200);
    app.wait(DAY);
    for text in ["e4", "e2e4", "e2-e4", "5254"] {
        assert_eq!(white.play(id, 0, text).await.expect(200).text, first.text, "{text}");
    }
    check(white, id, &[(0, "d4", "409 already_moved LAW-4.3")]).await;
    let offered = white.play_and_offer_draw(id, 0, "e4").await;
    assert_eq!(offered.verdict(), "409 already_moved LAW-4.3");
    black.play(id, 1, "e5").await.expect(200);
    assert_eq!(white.play(id, 0, "e4").await.expect(200).text, first.text);
    check(white, id, &[(0, "d4", "409 stale_position LAW-4.3")]).await;
    // Also when the game has ended since, and long after.
    black.resign(id).await.expect(200);
    app.wait(400 * DAY);
    assert_eq!(white.play(id, 0, "e4").await.expect(200).text, first.text);
    // A preview of what was sent tells that it was.
    assert_eq!(white.preview(id, 0, "e4").await.verdict(), "409 stale_position LAW-4.3");
}

/// The move that mates is repeated with its ending.
#[tokio::test]
async fn the_last_move_again() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let black = app.person(pairing.players.black);
    app.play_all(&pairing, FOOLS).await;
    let first = black.play(pairing.game, 3, "Qh4").await.expect(200);
    assert_eq!(first.json["ending"]["reason"], "checkmate");
    let again = black.play(pairing.game, 3, "Qh4#").await.expect(200);
    assert_eq!(again.text, first.text);
    check(black, pairing.game, &[(3, "Ke7", "409 already_moved LAW-4.3")]).await;
}

/// The reasons in the order in which they are checked: who, which position, whether the game runs,
/// whose turn, what move.
#[tokio::test]
async fn moves_that_are_refused() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    let stranger = app.person(app.pairing(2).await.players.white);
    let director = app.person_as(rules::PlayerId(77), store::Role::Director);
    let id = pairing.game;
    app.play_all(&pairing, "e4 e5 Nf3 Nc6").await;
    for outsider in [stranger, director] {
        let all = [
            (4, "Bb5", "403 not_your_game LAW-1.1"),
            (0, "e4", "403 not_your_game LAW-1.1"),
            (9, "nonsense", "403 not_your_game LAW-1.1"),
        ];
        check(outsider, id, &all).await;
    }
    let whites = [
        // `already_moved` is told of the last move only: Black has answered since.
        (2, "Nc3", "409 stale_position LAW-4.3"),
        (0, "d4", "409 stale_position LAW-4.3"),
        (3, "Nc6", "409 stale_position LAW-4.3"),
        (5, "Bb5", "409 unknown_ply LAW-1.1"),
        (65_535, "Bb5", "409 unknown_ply LAW-1.1"),
        (4, "", "422 unreadable_move LAW-A.1-A.13"),
        (4, "nonsense", "422 unreadable_move LAW-A.1-A.13"),
        (4, "Bb5 Bb5 Bb5 Bb5 Bb5", "422 unreadable_move LAW-A.1-A.13"),
        (4, "♗b5", "422 unreadable_move LAW-A.1-A.13"),
        (4, "Bb6", "422 illegal_move LAW-3.10.2"),
        (4, "e1g1", "422 illegal_move LAW-3.10.2"),
        (4, "0000", "422 unreadable_move LAW-A.1-A.13"),
        (4, "Bb5", "200"),
    ];
    check(white, id, &whites).await;
    let turns = [(5, "Nc3", "409 not_your_turn LAW-1.1"), (5, "junk", "409 not_your_turn LAW-1.1")];
    check(white, id, &turns).await;
    black.resign(id).await.expect(200);
    check(black, id, &[(5, "a6", "409 game_finished LAW-5.1.2")]).await;
    check(black, id, &[(6, "a6", "409 unknown_ply LAW-1.1")]).await;
}

/// LAW-3.7, LAW-A.1-A.13: nothing is guessed; the moves that may be meant are named.
#[tokio::test]
async fn moves_that_are_not_clear() {
    let app = TestApp::new().await;
    let knights = app.pairing_from(1, "4k3/8/8/8/8/5N2/8/1N2K2R w K - 0 1").await;
    let white = app.person(knights.players.white);
    let answer = white.play(knights.game, 0, "Nd2").await;
    assert_eq!(answer.verdict(), "422 ambiguous_move LAW-A.1-A.13");
    let mut candidates: Vec<_> = answer.json["candidates"]
        .as_array()
        .expect("candidates")
        .iter()
        .map(|c| c.as_str())
        .collect();
    candidates.sort_unstable();
    assert_eq!(candidates, [Some("Nbd2"), Some("Nfd2")]);
    check(white, knights.game, &[(0, "Nbd2", "200")]).await;
    let pawn = app.pairing_from(2, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1").await;
    let white = app.person(pawn.players.white);
    let cases = [
        (0, "a8", "422 promotion_missing LAW-3.7"),
        (0, "a7a8", "422 promotion_missing LAW-3.7"),
        (0, "1718", "422 promotion_missing LAW-3.7"),
        (0, "a8=K", "422 unreadable_move LAW-A.1-A.13"),
        (0, "17182", "200"),
    ];
    check(white, pawn.game, &cases).await;
}

/// LAW-6.3, LAW-6.7: the last second is in time; the second after is not, before any schedule has
/// run. Nothing else can be done either.
#[tokio::test]
async fn a_late_move_is_refused() {
    // 50 days, of which those after the 20th count twice: the flag falls when the 51st is charged.
    let deadline = START + 36 * DAY;
    let app = TestApp::new().await;
    let (in_time, late) = (app.pairing(1).await, app.pairing(2).await);
    let shown = app.person(late.players.white).game(late.game).await.expect(200);
    assert_eq!(shown.json["deadline"], deadline.to_string());
    app.wait(36 * DAY - 1);
    let (white, _) = app.players(&in_time);
    assert_eq!(white.game(in_time.game).await.json["may"]["move"], true);
    white.play(in_time.game, 0, "e4").await.expect(200);
    app.wait(1);
    let (white, black) = app.players(&late);
    let fallen = "409 flag_fallen LAW-6.7";
    check(white, late.game, &[(0, "e4", fallen), (0, "nonsense", fallen)]).await;
    check(black, late.game, &[(0, "e4", fallen)]).await;
    for person in [white, black] {
        assert_eq!(person.resign(late.game).await.verdict(), fallen);
        assert_eq!(person.accept_draw(late.game).await.verdict(), fallen);
        assert_eq!(person.decline_draw(late.game).await.verdict(), fallen);
    }
    let page = white.game(late.game).await.expect(200).json;
    assert_eq!((&page["may"]["move"], &page["may"]["resign"]), (&json!(false), &json!(false)));
    assert_eq!(page["white"]["clock"]["seconds_left"], 0);
    assert!(page["ending"].is_null());
    app.run_schedules().await;
    check(white, late.game, &[(0, "e4", "409 game_finished LAW-6.7")]).await;
    assert_eq!(app.kept(&late).await.result, Some((0, 2, deadline)));
}

/// LAW-6.4: a move before White's clock starts is free, and dated when it was made.
#[tokio::test]
async fn a_move_before_the_start_is_free() {
    let app = TestApp::new().await;
    let pairing = posthorn::demo::Pairing::new(1, START + 10 * DAY);
    pairing.create(&app.app, "no password").await.expect("a game");
    let (white, _) = app.players(&pairing);
    let sent = white.play(pairing.game, 0, "e4").await.expect(200);
    assert_eq!(sent.json["at"], START.to_string());
    let page = white.game(pairing.game).await.expect(200).json;
    assert_eq!(page["moves"][0]["charged_days"], 0);
    let deadline: Instant = START + (10 + 36) * DAY;
    assert_eq!(page["deadline"], deadline.to_string());
}

/// A log never runs backwards, even where two machines' clocks differ.
#[tokio::test]
async fn a_clock_behind_is_no_way_back() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    app.wait(DAY);
    app.play_all(&pairing, "e4").await;
    let behind = app::App { clock: app::Clock::manual(START), ..app.app.clone() };
    let (_, game) = behind.load_game(pairing.game).await.expect("a game");
    let request = rules::MoveRequest { ply: 1, text: "e5", offer_draw: false };
    let decision = game.play(pairing.players.black, request, behind.clock.now()).expect("a move");
    let rules::Decision::Accepted(events) = decision else { panic!("{decision:?}") };
    assert_eq!(events[0].at(), START + DAY);
}
