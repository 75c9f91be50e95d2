//! The counts of Makruk, as games know them: rights, limits, draws and what the log keeps.

use rules::{Color, Decision, Game, MoveRequest, PlayerId, Position, Variant};

use crate::makruk::{act, check, play, scores, shuffle};
use crate::{BLACK, START, STRANGER, WHITE, accept, answer, game_of, mover, terms_of, verdict};

/// Neither side has bia, both have a rua: either may count by the board's honour.
const EVEN: &str = "k5r1/8/8/8/8/8/8/K6R w - - 0 1";
/// The source's example: two ruas and a ma against a lone khun, which is on move.
const EXAMPLE: &str = "8/8/8/3k4/8/8/8/KN4RR b - - 0 1";

/// Nine men, two ruas among them: the count by pieces' honour starts past its limit of eight.
const MANY: &str = "7k/8/8/8/8/RRNNSSM1/8/K7 b - - 5 40";

/// A count in a line: who, by which honour, spoken of limit, moves left to the other side.
fn count(position: &Position) -> String {
    position.count().map_or("none".to_owned(), |count| {
        let by = count.by.fold_wb("white", "black");
        format!("{by} {:?} {}/{} {}", count.honour, count.spoken(), count.limit(), count.left())
    })
}

/// The article that a refusal cites.
fn rule_of(code: &str) -> Option<&'static str> {
    match code {
        "not_your_turn" | "not_your_game" | "unknown_ply" => Some("LAW-1.1"),
        "stale_position" => Some("LAW-4.3"),
        "count_not_allowed" | "count_not_yours" => Some("MAK-COUNT-BOARD"),
        "game_finished" => Some("LAW-5.1.1"),
        _ => None,
    }
}

/// MAK-COUNT-BOARD: who may start counting, and who may stop; every refusal names its rule.
#[test]
fn counts_are_started_and_stopped_by_right() {
    let mated = "k7/7R/8/8/8/8/8/K5R1 w - - 0 1";
    let cases: &[(&str, &str, PlayerId, &str, u16, &str)] = &[
        (EVEN, "", WHITE, "count", 0, "accepted"),
        (EVEN, "a1a2", BLACK, "count", 1, "accepted"),
        // Not on one's own turn; nobody else; no other position than this.
        (EVEN, "", BLACK, "count", 0, "not_your_turn"),
        (EVEN, "count", BLACK, "count", 0, "not_your_turn"),
        (EVEN, "", STRANGER, "count", 0, "not_your_game"),
        (EVEN, "a1a2 a8a7", WHITE, "count", 1, "stale_position"),
        (EVEN, "a1a2 a8a7", WHITE, "count", 0, "stale_position"),
        (EVEN, "", WHITE, "count", 1, "unknown_ply"),
        // While there is a bia, whose ever, nobody counts.
        ("k5r1/8/8/8/8/P7/8/K6R w - - 0 1", "", WHITE, "count", 0, "count_not_allowed"),
        ("k5r1/8/p7/8/8/8/8/K6R w - - 0 1", "", WHITE, "count", 0, "count_not_allowed"),
        ("", "", WHITE, "count", 0, "count_not_allowed"),
        // The last bia becomes a met, or is captured.
        ("k5r1/8/8/P7/8/8/8/K7 w - - 0 1", "a6=M", BLACK, "count", 1, "count_not_allowed"),
        ("k5r1/8/8/P7/8/8/8/K7 w - - 0 1", "a6=M a8a7", WHITE, "count", 2, "accepted"),
        ("k5r1/8/8/6P1/8/8/8/K6S b - - 0 1", "g8g5", WHITE, "count", 1, "accepted"),
        // Not the side that is ahead; not against a lone khun; not while the other side counts.
        ("k4rr1/8/8/8/8/8/8/K6R b - - 0 1", "", BLACK, "count", 0, "count_not_allowed"),
        ("k4rr1/8/8/8/8/8/8/K6R w - - 0 1", "", WHITE, "count", 0, "accepted"),
        ("k7/8/8/8/8/8/8/K6R w - - 0 1", "", WHITE, "count", 0, "count_not_allowed"),
        (EVEN, "count a1a2", BLACK, "count", 1, "count_not_allowed"),
        (EVEN, "count a1a2 a8a7 stop a2a1", BLACK, "count", 3, "accepted"),
        // Stopping is the counter's, on its turn.
        (EVEN, "count", WHITE, "stop", 0, "accepted"),
        (EVEN, "count a1a2 a8a7", WHITE, "stop", 2, "accepted"),
        (EVEN, "count a1a2", WHITE, "stop", 1, "not_your_turn"),
        (EVEN, "count a1a2", BLACK, "stop", 1, "count_not_yours"),
        (EVEN, "", WHITE, "stop", 0, "count_not_yours"),
        (EVEN, "count stop", BLACK, "stop", 0, "not_your_turn"),
        (EVEN, "count a1a2 a8a7 stop", STRANGER, "stop", 2, "not_your_game"),
        // Who counts may start again.
        (EVEN, "count a1a2 a8a7", WHITE, "count", 2, "accepted"),
        (EXAMPLE, "count d5d4 a1a2", BLACK, "count", 2, "accepted"),
        // Nothing in a finished game.
        (mated, "Rg8", BLACK, "count", 1, "game_finished"),
        (mated, "Rg8", BLACK, "stop", 1, "game_finished"),
    ];
    for (start, script, player, word, ply, expected) in cases {
        let game = play(start, script);
        let before = format!("{game:?}");
        let decision = act(&game, *player, word, *ply);
        let case = format!("{word} by {player} at {ply} after {script} from {start}");
        assert_eq!(verdict(&decision), *expected, "{case}");
        let rule = decision.err().and_then(|refusal| refusal.rule());
        assert_eq!(rule, rule_of(expected), "{case}");
        assert_eq!(format!("{game:?}"), before, "{case}");
    }
}

/// MAK-COUNT-BOARD, LAW-6.7: not after the flag has fallen, and not in another variant.
#[test]
fn counts_are_of_running_makruk_games() {
    let game = play(EVEN, "");
    let deadline = game.deadline().unwrap();
    assert_eq!(verdict(&game.start_count(WHITE, 0, deadline + -1)), "accepted");
    assert_eq!(verdict(&game.start_count(WHITE, 0, deadline)), "flag_fallen");
    assert_eq!(verdict(&game.stop_count(WHITE, 0, deadline)), "flag_fallen");
    for variant in [Variant::Chess, Variant::Chess960] {
        let game = game_of(variant, "k5r1/8/8/8/8/8/8/K6R w - - 0 1", "");
        assert_eq!(verdict(&game.start_count(WHITE, 0, START)), "count_not_allowed");
        assert_eq!(verdict(&game.stop_count(WHITE, 0, START)), "count_not_allowed");
        assert!(!game.may_start_count(Color::White) && !game.may_stop_count(Color::White));
        assert!(game.position().counted(Some(Color::White)).is_none());
    }
}

/// MAK-COUNT-BOARD, MAK-COUNT-PIECES: a repeat is answered: at once, after a refused offer, when
/// the game has gone on, and when it is over by it.
#[test]
fn repeated_requests_are_answered() {
    let cases: &[(&str, &str, PlayerId, &str, u16, &str)] = &[
        (EVEN, "count", WHITE, "count", 0, "repeated 0"),
        (EVEN, "count stop", WHITE, "stop", 0, "repeated 1"),
        (EVEN, "count stop", WHITE, "count", 0, "accepted"),
        (EVEN, "count stop count", WHITE, "count", 0, "repeated 2"),
        (EVEN, "count a1a2", WHITE, "count", 0, "repeated 0"),
        (EVEN, "count a1a2 a8a7 stop a2a1 a7a8", WHITE, "stop", 2, "repeated 3"),
        (EVEN, "count a1a2 a8a7 stop a2a1 a7a8", WHITE, "count", 0, "repeated 0"),
        (EVEN, "count a1a2 a8a7 stop a2a1 a7a8", WHITE, "count", 2, "stale_position"),
        (EVEN, "count a1a2 a8a7 stop a2a1 a7a8", BLACK, "count", 0, "stale_position"),
        (EVEN, "count a1a2 resign", WHITE, "count", 0, "repeated 0"),
        // More men than moves: the count is the end.
        (MANY, "count", BLACK, "count", 0, "repeated 0"),
        (MANY, "count", BLACK, "stop", 0, "game_finished"),
    ];
    for (start, script, player, word, ply, expected) in cases {
        let found = verdict(&act(&play(start, script), *player, word, *ply));
        assert_eq!(found, *expected, "{word} at {ply} after {script} from {start}");
    }
    // The opponent's answer to a draw offer comes between the request and its repeat.
    let mut game = play(EVEN, "a1a2");
    let offered = MoveRequest { ply: 1, text: "a8a7(=)", offer_draw: false };
    let decision = game.play(BLACK, offered, START);
    accept(&mut game, decision);
    let decision = game.start_count(WHITE, 2, START);
    accept(&mut game, decision);
    let decision = game.decline_draw(WHITE, None, START);
    accept(&mut game, decision);
    assert_eq!(verdict(&game.start_count(WHITE, 2, START)), "repeated 2");
}

/// MAK-COUNT-BOARD: 64 moves of the other side, and the next move of the counter draws.
#[test]
fn sixty_four_moves() {
    let limit = play(EVEN, &format!("count {}", shuffle(128)));
    assert_eq!(count(limit.position()), "white Board 64/64 0");
    assert_eq!(limit.ending(), None);
    check_at_limit(&limit, "MAK-COUNT-BOARD", Color::White);
    // One move less; and the same counted by Black.
    let before = play(EVEN, &format!("count {}", shuffle(126)));
    assert_eq!(count(before.position()), "white Board 63/64 1");
    let decision = before.play(WHITE, answer(&before, "h1h2"), START);
    assert!(matches!(decision, Ok(Decision::Accepted(_))));
    let black = "k5r1/8/8/8/8/8/8/K6R b - - 0 1";
    let script: Vec<&str> =
        ["a8a7", "a1a2", "a7a8", "a2a1"].into_iter().cycle().take(128).collect();
    let limit = play(black, &format!("count {}", script.join(" ")));
    check_at_limit(&limit, "MAK-COUNT-BOARD", Color::Black);
    // Counted from the middle of a game, and without a count nothing ends.
    let late = play(EVEN, &format!("{} count {}", shuffle(4), shuffle(124)));
    assert_eq!((count(late.position()).as_str(), late.ending()), ("white Board 62/64 2", None));
    assert_eq!(play(EVEN, &shuffle(132)).ending(), None);
}

/// The counter stands at the limit and moves once more: a draw by `rule`.
#[track_caller]
fn check_at_limit(game: &Game, rule: &str, counter: Color) {
    assert!(game.ending().is_none() && game.turn() == counter);
    let mut drawn = game.clone();
    let any = game.position().describe_legal_moves()[0].uci.clone();
    let decision = game.play(mover(game), answer(game, &any), START + 5);
    accept(&mut drawn, decision);
    let ending = drawn.ending().expect("drawn");
    assert_eq!((ending.reason.code(), ending.reason.rule()), ("count_run_out", rule));
    assert_eq!((scores(ending), ending.by, ending.at), ((1, 1), Some(counter), START + 5));
    // Stopped in time it goes on.
    if rule == "MAK-COUNT-BOARD" {
        let mut stopped = game.clone();
        let decision = game.stop_count(mover(game), game.ply(), START);
        accept(&mut stopped, decision);
        let decision = stopped.play(mover(game), answer(&stopped, &any), START);
        accept(&mut stopped, decision);
        assert!(stopped.ending().is_none() && stopped.position().count().is_none());
    }
}

/// MAK-COUNT-PIECES: the example of the source: with two ruas and a ma White has three moves, since
/// Black counts from 5 to 8.
#[test]
fn the_example_of_the_source() {
    let script = "count d5d4 a1a2 d4d5 a2a1 d5d4 a1a2";
    let mut game = play(EXAMPLE, "");
    assert_eq!(count(game.position()), "none");
    let mut white_moves = 0;
    for (word, expected) in script.split(' ').zip([
        "black Pieces 5/8 3",
        "black Pieces 5/8 3",
        "black Pieces 6/8 2",
        "black Pieces 6/8 2",
        "black Pieces 7/8 1",
        "black Pieces 7/8 1",
        "black Pieces 8/8 0",
    ]) {
        white_moves += u32::from(game.turn().is_white());
        let decision = act(&game, mover(&game), word, game.ply());
        accept(&mut game, decision);
        assert_eq!(count(game.position()), expected, "{word}");
        assert_eq!(game.ending(), None, "{word}");
    }
    assert_eq!(white_moves, 3);
    check_at_limit(&game, "MAK-COUNT-PIECES", Color::Black);
}

/// MAK-COUNT-PIECES, MAK-COUNT-BOARD: mate with the last move that the limit allows wins; a move
/// later the limit has been spoken.
#[test]
fn mate_with_the_last_move_wins() {
    // Fifteen half-moves of sixteen, or 127 of 128, and White is on move: Black counts.
    check("k7/7R/8/8/8/8/8/K5R1 w - 16 15 9", "", &[("Rg8", "Rg8# checkmate"), ("Rg6", "Rg6")]);
    check("k7/7R/8/8/8/8/8/K5R1 w - 16 15 9", "Rg6", &[("Kb8", "Kb8 count_run_out")]);
    let board = "k7/7R/8/8/8/8/8/Ks4R1 w - 128 127 90";
    check(board, "", &[("Rg8", "Rg8# checkmate"), ("Rg6", "Rg6")]);
    check(board, "Rg6", &[("Kb8", "Kb8 count_run_out")]);
    check("k7/7R/8/8/8/8/8/Ks4R1 w - 128 125 90", "Rg6", &[("Kb8", "Kb8")]);
    let won = play(board, "Rg8");
    assert_eq!(scores(won.ending().unwrap()), (2, 0));
}

/// MAK-COUNT-BOARD: mate by the counter that has not stopped is a draw; once stopped it wins.
#[test]
fn mate_by_the_counter() {
    let white = "k7/8/1K6/8/4s3/8/8/6R1 w - 128 40 70";
    check(white, "", &[("Rg8", "Rg8# count_mate")]);
    check(white, "stop", &[("Rg8", "Rg8# checkmate")]);
    let drawn = play(white, "Rg8");
    let ending = drawn.ending().unwrap();
    assert_eq!((scores(ending), ending.by), ((1, 1), Some(Color::White)));
    assert_eq!(ending.reason.rule(), "MAK-COUNT-BOARD");
    // With the very move that speaks the limit, mate or not, it is drawn.
    check("k7/8/1K6/8/4s3/8/8/6R1 w - 128 128 70", "", &[("Rg8", "Rg8# count_mate")]);
    // Black counts: White's mate wins.
    check("k7/8/1K6/8/4s3/8/8/6R1 w - 128 41 70", "", &[("Rg8", "Rg8# checkmate")]);
}

/// MAK-COUNT-PIECES: a capture leaves the count alone; the counter may start again, and the men on
/// the board then set limit and start. A last piece that falls starts a count of its owner's.
#[test]
fn counts_and_captures() {
    let fork = "8/8/8/8/7R/8/k7/1N1K4 b - 16 12 1";
    let cases: &[(&str, &str, &str)] = &[
        (fork, "", "black Pieces 6/8 2"),
        (fork, "a2b1", "black Pieces 6/8 2"),
        (fork, "a2b1 h4h2", "black Pieces 7/8 1"),
        (fork, "a2b1 h4h2 count", "black Pieces 3/16 13"),
        (fork, "count a2b1", "black Pieces 4/16 12"),
        (fork, "stop a2b1", "none"),
        // By the board's honour a piece may fall, but not the last.
        ("k3n1r1/8/8/8/8/8/8/K5RR w - 128 41 70", "g1g8", "black Board 21/64 43"),
        ("k5r1/8/8/8/8/8/8/K4NRR w - 128 41 70", "g1g8", "black Pieces 5/8 3"),
        ("k5r1/8/8/8/8/8/8/K5R1 w - 128 40 70", "g1g8", "none"),
        ("k5r1/8/8/8/8/8/8/K5R1 w - 128 40 70", "g1g8 count", "black Pieces 3/16 13"),
        ("k5r1/8/8/8/8/8/8/K5R1 w - - 40 70", "g1g8", "none"),
    ];
    for (start, script, expected) in cases {
        let game = play(start, script);
        assert_eq!(count(game.position()), *expected, "{script} from {start}");
        let replayed = Game::replay(game.terms().clone(), game.log()).unwrap();
        assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
    }
}

/// MAK-COUNT-PIECES: limits by what the stronger side has, each at its border.
#[test]
fn limits_by_the_pieces() {
    let limits = [
        ("RR", 8),
        ("RRNNSSM", 8),
        ("R", 16),
        ("RNNSSM", 16),
        ("SS", 22),
        ("SSNNM", 22),
        ("S", 44),
        ("SNNM", 44),
        ("NN", 32),
        ("NNM", 32),
        ("N", 64),
        ("NMM", 64),
        ("M", 64),
        ("MMMM", 64),
    ];
    for (men, limit) in limits {
        let start = format!("7k/8/8/8/8/{men}{}/8/K7 b - - 5 40", 8 - men.len());
        let counted = Position::from_fen(Variant::Makruk, &start).unwrap();
        let counted = counted.counted(Some(Color::Black)).expect("a count").count().unwrap();
        assert_eq!(
            (counted.limit(), usize::from(counted.spoken())),
            (limit, men.len() + 2),
            "{men}"
        );
    }
}

/// MAK-COUNT-PIECES: with more men than moves the limit is spoken at once: when the count is
/// started, and when it starts by itself. It is the counter's draw.
#[test]
fn many_men_draw_at_once() {
    let eight = play("7k/8/8/8/8/RRNNSS2/8/K7 b - - 5 40", "count");
    assert_eq!((count(eight.position()).as_str(), eight.ending()), ("black Pieces 8/8 0", None));
    check_at_limit(&eight, "MAK-COUNT-PIECES", Color::Black);
    let started = play(MANY, "count");
    let last = "7k/8/8/8/7m/RRNNSSM1/8/K7 w - 128 1 40";
    check(last, "", &[("Mxh4", "Mxh4 count_run_out"), ("Ka2", "Ka2")]);
    let game = play(last, "");
    let prediction = game.predict(WHITE, answer(&game, "Mxh4"), START).unwrap();
    let taken = play(last, "Mxh4");
    assert_eq!(prediction.ending.as_ref(), taken.ending());
    for game in [started, taken] {
        let ending = game.ending().expect("drawn");
        assert_eq!((scores(ending), ending.by), ((1, 1), Some(Color::Black)));
        assert_eq!(ending.reason.rule(), "MAK-COUNT-PIECES");
        let replayed = Game::replay(game.terms().clone(), game.log()).unwrap();
        assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
    }
}

/// MAK-COUNT-BOARD, MAK-COUNT-PIECES: every half-move is shown with the count after it, and a
/// position of the game with the count that its answer found.
#[test]
fn counts_stand_in_the_game() {
    let game = play(EVEN, "a1a2 a8a7 count a2a1 a7a8 a1a2 a8a7 stop a2a1 count a7a8");
    let fields = |fen: &str| fen.splitn(3, ' ').nth(2).unwrap().to_owned();
    let shown: Vec<String> = game.describe_plies().iter().map(|m| fields(&m.fen)).collect();
    let after = [
        "- - 1 1",
        "- - 2 2",
        "- 128 1 2",
        "- 128 2 3",
        "- 128 3 3",
        "- 128 4 4",
        "- - 7 4",
        "- 128 1 5",
    ];
    assert_eq!(shown, after);
    let found: Vec<String> =
        (0..=game.ply()).map(|ply| fields(&game.position_at(ply).unwrap().fen())).collect();
    let answered = [
        "- - 0 1",
        "- - 1 1",
        "- 128 0 2",
        "- 128 1 2",
        "- 128 2 3",
        "- 128 3 3",
        "- - 6 4",
        "- 128 0 4",
        "- 128 1 5",
    ];
    assert_eq!(found, answered);
    assert_eq!(game.position_at(game.ply() + 1), None);
    let replayed = Game::replay(game.terms().clone(), game.log()).unwrap();
    assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
}

/// MAK-COUNT-BOARD: a log in which somebody counts who cannot is damaged.
#[test]
fn damaged_counts_are_told() {
    use rules::Event::{CountStarted, CountStopped};
    let at = START;
    let (white, black) = (Color::White, Color::Black);
    let cases = [
        (vec![CountStarted { at, by: black }], 0),
        (vec![CountStopped { at, by: white }], 0),
        (vec![CountStarted { at, by: white }, CountStopped { at, by: black }], 1),
        (vec![CountStarted { at, by: white }, CountStarted { at, by: black }], 1),
    ];
    for (log, index) in cases {
        let found = Game::replay(terms_of(Variant::Makruk, EVEN), &log);
        assert_eq!(found.err(), Some(rules::CorruptLog(index)), "{log:?}");
    }
}
