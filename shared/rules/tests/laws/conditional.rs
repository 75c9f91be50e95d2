//! Conditional moves: answers left in advance. The Laws say nothing of them; an answer is a move like
//! any other (LAW-3.10.1), made by the player whose turn it is (LAW-1.1) and stopping a clock that
//! has not run (LAW-6.5).
//!
//! Lines are written `e5 Nf3 (Nc6 Bb5, d6 d4), c5 c3, * d4`: the opponent's move or `*` for any, the
//! answer, and in brackets what follows.

use std::iter::Peekable;
use std::vec::IntoIter;

use rules::{
    Branch, BranchRequest, CONDITIONAL_BRANCHES_MAX, CONDITIONAL_DEPTH_MAX, Color,
    ConditionalMoves, DAY_SECONDS, Event, Game, Instant, PlayerId, Position, Refusal, Terms,
    Variant,
};

use crate::{BLACK, START, STRANGER, WHITE, accept, answer, game, mover, terms, verdict};

const DAY: i64 = DAY_SECONDS;

fn parse(text: &str) -> Vec<BranchRequest> {
    let spaced = text.replace('(', " ( ").replace(')', " ) ").replace(',', " , ");
    let words: Vec<String> = spaced.split_whitespace().map(str::to_owned).collect();
    let mut words = words.into_iter().peekable();
    if words.peek().is_none() { Vec::new() } else { parse_lines(&mut words) }
}

fn parse_lines(words: &mut Peekable<IntoIter<String>>) -> Vec<BranchRequest> {
    let mut lines = Vec::new();
    loop {
        let when = words.next().filter(|when| when != "*");
        let reply = words.next().expect("an answer");
        let follows = words.next_if(|word| word == "(").is_some();
        let then = if follows { parse_lines(words) } else { Vec::new() };
        assert!(!follows || words.next().as_deref() == Some(")"));
        lines.push(BranchRequest { when, reply, then });
        if words.next_if(|word| word == ",").is_none() {
            return lines;
        }
    }
}

/// Lines as they are kept, in UCI.
fn written(variant: Variant, branches: &[Branch]) -> String {
    let line = |branch: &Branch| {
        let when = branch.when.map_or("*".to_owned(), |when| variant.uci(when));
        let then = match branch.then.as_slice() {
            [] => String::new(),
            then => format!(" ({})", written(variant, then)),
        };
        format!("{when} {}{then}", variant.uci(branch.reply))
    };
    branches.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// The player who is not on move.
fn waiter(game: &Game) -> PlayerId {
    *game.terms().players.get(!game.turn())
}

/// The lines of the player who is not on move.
#[track_caller]
fn prepared(game: &Game, lines: &str) -> Vec<Branch> {
    game.prepare(waiter(game), game.ply(), &parse(lines), START).expect("lines")
}

/// What is kept of the waiting player's lines in `game`, or the refusal.
#[track_caller]
fn check_in(game: &Game, lines: &str, expected: &str) {
    let lines_read = parse(lines);
    let found = game.prepare(waiter(game), game.ply(), &lines_read, START);
    let text = match &found {
        Ok(branches) => written(game.terms().variant, branches),
        Err(refusal) => refusal.code().to_owned(),
    };
    assert_eq!(text, expected, "{lines}");
    assert_eq!(found, game.prepare(waiter(game), game.ply(), &lines_read, START));
}

#[track_caller]
fn check(start: &str, moves: &str, lines: &str, expected: &str) {
    check_in(&game(start, moves), lines, expected);
}

/// Plays `text`, then the answer that `lines` hold to it; says which, and what is left of them.
#[track_caller]
fn answered(game: &mut Game, lines: &[Branch], text: &str) -> (String, Vec<Branch>) {
    let decision = game.play(mover(game), answer(game, text), START);
    accept(game, decision);
    let Some((reply, left)) = game.prepared_reply(lines) else { return ("none".into(), vec![]) };
    game.apply(&reply).expect("an answer fits its game");
    (game.last_move().expect("the answer").san, left)
}

/// What `lines` answer to `text`, and what is left of them.
#[track_caller]
fn check_answer(start: &str, moves: &str, lines: &str, text: &str, expected: (&str, &str)) {
    let mut game = game(start, moves);
    let lines = prepared(&game, lines);
    let (reply, left) = answered(&mut game, &lines, text);
    let left = written(Variant::Chess, &left);
    assert_eq!((reply.as_str(), left.as_str()), expected, "after {text}");
}

/// LAW-1.1: lines answer the moves that they name, a named one before any, and keep what follows.
#[test]
fn lines_answer_the_moves_that_they_name() {
    let lines = "e5 Nf3 (Nc6 Bb5 (a6 Ba4), d6 d4), c5 c3, * d4";
    let kept = "e7e5 g1f3 (b8c6 f1b5 (a7a6 b5a4), d7d6 d2d4), c7c5 c2c3, * d2d4";
    check("", "e4", lines, kept);
    check_answer("", "e4", lines, "e5", ("Nf3", "b8c6 f1b5 (a7a6 b5a4), d7d6 d2d4"));
    check_answer("", "e4", lines, "c5", ("c3", ""));
    check_answer("", "e4", lines, "e6", ("d4", ""));
    check_answer("", "e4", "* d4, e5 Nf3", "e5", ("Nf3", ""));
    check_answer("", "e4", "* d4, e5 Nf3", "e6", ("d4", ""));
    check_answer("", "e4", "e5 Nf3, c5 c3", "e6", ("none", ""));
    check_answer("", "e4", "", "e5", ("none", ""));
    // One after the other, from the same lines.
    let mut game = game("", "e4");
    let mut lines = prepared(&game, lines);
    for (text, reply) in [("e5", "Nf3"), ("Nc6", "Bb5"), ("a6", "Ba4"), ("Nf6", "none")] {
        let (found, left) = answered(&mut game, &lines, text);
        assert_eq!(found, reply, "after {text}");
        lines = left;
    }
    assert!(lines.is_empty());
    let conditional: Vec<bool> = game.plies().iter().map(|ply| ply.conditional).collect();
    assert_eq!(conditional, [false, false, true, false, true, false, true, false]);
}

/// LAW-3.10.1: an answer to any move is played where it is legal, and left out where it is not.
#[test]
fn an_answer_to_any_move_may_not_fit() {
    let taken = "e4 e5 Qh5";
    check_answer("", taken, "* Qxf7", "a6", ("Qxf7+", ""));
    check_answer("", taken, "* Qxf7", "g6", ("none", ""));
    check_answer("", taken, "g6 Qf3, * Qxf7", "g6", ("Qf3", ""));
    // It must be legal after one move at least, and mean one move only.
    check("", taken, "* Qxf7", "* h5f7");
    check("", taken, "* Qxd7", "conditional_illegal");
    check("", taken, "* Ke3", "conditional_illegal");
    check("", taken, "* nonsense", "unreadable_move");
    check("", "e4 e5 Qh5 g6", "* gxh5", "* g6h5");
    // Nothing is known of the position that follows.
    check("", taken, "* Qxe5 (Be7 Qxg7)", "conditional_illegal");
    // Two knights reach d2, one of them only once Black has taken the other.
    let knights = "d4 d5 Nf3 Bg4 h3";
    check("", knights, "* Nd2", "ambiguous_move");
    check("", knights, "* Nbd2", "* b1d2");
    check("", knights, "Bxf3 Nd2", "g4f3 b1d2");
    // Whichever knight the pawn takes, the other one reaches c3.
    let either = "7k/5Q2/8/8/8/8/2p5/1NKN4 b - - 0 1";
    check(either, "", "* Nc3", "conditional_illegal");
    check(either, "", "cxb1=B Nc3, cxd1=B Nc3, * Nbc3", "c2b1b d1c3, c2d1b b1c3, * b1c3");
    let promotes = "7k/P7/8/8/8/8/8/K7 b - - 0 1";
    check(promotes, "", "* a8", "promotion_missing");
    check(promotes, "", "* a8=N", "* a7a8n");
}

/// LAW-6.5: the answer is made at the moment of the move that it answers, and takes no time.
#[test]
fn an_answer_takes_no_time() {
    let mut game = game("", "e4");
    let before = game.time_used(Color::White);
    let clock = game.clock(Color::White, START);
    let lines = prepared(&game, "e5 Nf3");
    let at: Instant = START + 25 * DAY + 3;
    let decision = game.play(BLACK, answer(&game, "e5"), at);
    accept(&mut game, decision);
    let (reply, _) = game.prepared_reply(&lines).expect("an answer");
    let Event::MovePlayed { draw_offered, ends, conditional, .. } = reply else {
        panic!("no move: {reply:?}");
    };
    assert_eq!((reply.at(), draw_offered, ends, conditional), (at, false, None, true));
    game.apply(&reply).unwrap();
    let ply = game.plies()[2];
    assert_eq!((ply.seconds, ply.charged_days, ply.conditional), (0, 0, true));
    let used = game.time_used(Color::White);
    assert_eq!((used.days, used.moves), (before.days, before.moves + 1));
    let after = game.clock(Color::White, at);
    assert_eq!((after.days_left, after.days_used), (clock.days_left, clock.days_used));
    // Black has paid for the reflection, and Black's clock runs again.
    assert_eq!((game.plies()[1].charged_days, game.turn_since()), (30, at));
    assert!(game.clock(Color::Black, at).running && !after.running);
    assert_eq!(game.deadline(), Some(at + 21 * DAY));
}

/// LAW-5.1.1, LAW-5.2.1, LAW-5.2.2: an answer may end the game; a game that is over has none.
#[test]
fn an_answer_may_end_the_game() {
    let cases: &[(&str, &str, &str, &str, &str, &str)] = &[
        ("", "e4 e5 Bc4 Nc6 Qh5", "Nf6 Qxf7", "Nf6", "Qxf7#", "checkmate"),
        ("6k1/8/5K2/8/8/8/8/1Q6 b - - 0 1", "", "Kh8 Kf7", "Kh8", "Kf7", "stalemate"),
        ("4k3/3q4/8/8/8/8/8/4K3 b - - 0 1", "", "Qd2 Kxd2", "Qd2+", "Kxd2", "dead_position"),
    ];
    for (start, moves, lines, text, reply, reason) in cases {
        let mut game = game(start, moves);
        let lines = prepared(&game, lines);
        let (found, left) = answered(&mut game, &lines, text);
        assert_eq!((found.as_str(), left.len()), (*reply, 0));
        assert_eq!(game.ending().map(|ending| ending.reason.code()), Some(*reason));
        assert_eq!(game.prepared_reply(&lines), None);
    }
    // The opponent's own move has ended it.
    check_answer("", "f3 e5 g4", "", "Qh4#", ("none", ""));
    let mut mated = game("", "f3 e5 g4");
    let lines = prepared(&mated, "* a3, Qe7 h3");
    assert_eq!(answered(&mut mated, &lines, "Qh4#").0, "none");
    // The move that is answered leaves kings alone; or the game was given up before.
    let alone = "8/8/8/8/8/4k3/4P3/6K1 b - - 0 1";
    check_answer(alone, "", "Kxe2 Kg2", "Kxe2", ("none", ""));
    let mut resigned = game("", "e4 e5");
    let lines = prepared(&game("", "e4"), "e5 Nf3");
    assert!(resigned.prepared_reply(&lines).is_some());
    let decision = resigned.resign(BLACK, START);
    accept(&mut resigned, decision);
    assert_eq!(resigned.prepared_reply(&lines), None);
    // No line goes beyond a mate.
    check("", "f3 e5 g4", "Qh4 a3", "conditional_illegal");
    check("", "e4 e5 Bc4 Nc6 Qh5", "Nf6 Qxf7 (Kxf7 a3)", "conditional_illegal");
    check("", "e4 e5 Bc4 Nc6 Qh5", "Nf6 Qxf7 (* a3)", "conditional_illegal");
}

/// LAW-1.1: lines are left by the player who waits, in a running game, for its present position.
#[test]
fn lines_are_left_by_the_player_who_waits() {
    let running = game("", "e4 e5");
    let flag = running.deadline().unwrap();
    let cases: &[(PlayerId, u16, Instant, &str)] = &[
        (BLACK, 2, START, "Nf3 Nc6"),
        (WHITE, 2, START, "conditional_on_move"),
        (STRANGER, 2, START, "not_your_game"),
        (BLACK, 1, START, "stale_position"),
        (WHITE, 1, START, "stale_position"),
        (BLACK, 3, START, "unknown_ply"),
        (WHITE, u16::MAX, START, "unknown_ply"),
        (BLACK, 2, flag + -1, "Nf3 Nc6"),
        (BLACK, 2, flag, "flag_fallen"),
        (STRANGER, 3, flag, "not_your_game"),
        (BLACK, 1, flag, "stale_position"),
    ];
    for (player, ply, now, expected) in cases {
        let found = running.prepare(*player, *ply, &parse("Nf3 Nc6"), *now);
        match found {
            Ok(lines) => assert_eq!(
                (written(Variant::Chess, &lines).as_str(), *expected),
                ("g1f3 b8c6", "Nf3 Nc6")
            ),
            Err(refusal) => assert_eq!(refusal.code(), *expected, "{player} at {ply}"),
        }
    }
    let mate = game("", "f3 e5 g4 Qh4#");
    for player in [WHITE, BLACK] {
        let refused = mate.prepare(player, 4, &[], START).unwrap_err();
        assert_eq!(refused.code(), "game_finished");
    }
    // No lines take back what was left.
    assert_eq!(running.prepare(BLACK, 2, &[], START), Ok(Vec::new()));
    assert_eq!(Refusal::ConditionalOnMove.rule(), Some("LAW-1.1"));
}

/// An event allows no lines, one without branches, or many.
#[test]
fn an_event_allows_lines_or_not() {
    use ConditionalMoves::{Linear, None, Tree};
    let cases: &[(ConditionalMoves, &str, &str)] = &[
        (None, "", "conditional_not_allowed"),
        (None, "e5 Nf3", "conditional_not_allowed"),
        (Linear, "", ""),
        (Linear, "e5 Nf3 (Nc6 Bb5)", "e7e5 g1f3 (b8c6 f1b5)"),
        (Linear, "e5 Nf3 (* Bb5)", "e7e5 g1f3 (* f1b5)"),
        (Linear, "e5 Nf3, c5 Nf3", "conditional_not_linear"),
        (Linear, "e5 Nf3, * d4", "conditional_not_linear"),
        (Linear, "e5 Nf3 (Nc6 Bb5, d6 d4)", "conditional_not_linear"),
        (Tree, "e5 Nf3, c5 Nf3", "e7e5 g1f3, c7c5 g1f3"),
        (Tree, "e5 Nf3 (Nc6 Bb5, d6 d4)", "e7e5 g1f3 (b8c6 f1b5, d7d6 d2d4)"),
    ];
    for (conditional_moves, lines, expected) in cases {
        let mut game = Game::new(Terms { conditional_moves: *conditional_moves, ..terms("") });
        let decision = game.play(WHITE, answer(&game, "e4"), START);
        accept(&mut game, decision);
        check_in(&game, lines, expected);
    }
    assert_eq!([None, Linear, Tree].map(ConditionalMoves::code), ["none", "linear", "tree"]);
}

/// LAW-3.10.2: every move of a line is legal where it stands; two answers to one move, and a circle,
/// are refused.
#[test]
fn lines_are_checked_move_by_move() {
    let cases: &[(&str, &str)] = &[
        ("e5 Nf6", "conditional_illegal"),
        ("e4 Nf3", "conditional_illegal"),
        ("e5 Nf3 (Nc6 Bb6)", "conditional_illegal"),
        ("e5 Nf3 (Nc5 Bb5)", "conditional_illegal"),
        ("nonsense Nf3", "unreadable_move"),
        ("e5 nonsense", "unreadable_move"),
        // The same move in another spelling is the same move, also when the answer is the same.
        ("e5 Nf3, e7e5 d4", "conditional_twice"),
        ("e5 Nf3, 5755 Nf3", "conditional_twice"),
        ("* Nf3, * d4", "conditional_twice"),
        ("e5 Nf3 (Nc6 Bb5, b8c6 d4)", "conditional_twice"),
        ("e5 Nf3 (Nc6 Bb5), c5 Nf3 (Nc6 Bb5)", "e7e5 g1f3 (b8c6 f1b5), c7c5 g1f3 (b8c6 f1b5)"),
        // Back to the present position, and to one on the way.
        ("Nf6 Nf3 (Ng8 Ng1)", "conditional_cycle"),
        ("e5 Nf3 (Nf6 Ng1 (Ng8 a3))", "conditional_cycle"),
        ("e5 Nf3 (Nf6 Ng1 (Nc6 Nf3))", "e7e5 g1f3 (g8f6 f3g1 (b8c6 g1f3))"),
        // Another line may pass where the first one was.
        ("Nf6 Nf3 (a6 a3), a6 a3 (Nf6 Nf3)", "g8f6 g1f3 (a7a6 a2a3), a7a6 a2a3 (g8f6 g1f3)"),
    ];
    cases.iter().for_each(|(lines, expected)| check("", "e4", lines, expected));
    // Where the game has been the line may go.
    check("", "Nf3 Nf6", "Ng1 Ng8", "f3g1 f6g8");
    check("", "Nf3 Nf6", "Ng1 Ng8 (Nf3 Nf6)", "conditional_cycle");
    let game = game("", "e4");
    let refusal = |lines| game.prepare(WHITE, 1, &parse(lines), START).unwrap_err();
    let (text, after) = ("Bb6".to_owned(), "e5 Nf3 Nc6".to_owned());
    assert_eq!(refusal("e5 Nf3 (Nc6 Bb6)"), Refusal::ConditionalIllegal { text, after });
    let (text, after) = ("e4".to_owned(), "the present position".to_owned());
    assert_eq!(refusal("e4 Nf3"), Refusal::ConditionalIllegal { text, after });
    assert_eq!(refusal("* d4, * d3"), Refusal::ConditionalTwice { text: "any move".to_owned() });
    let text = "Ng1".to_owned();
    assert_eq!(refusal("Nf6 Nf3 (Ng8 Ng1)"), Refusal::ConditionalCycle { text });
    assert_eq!(refusal("e4 Nf3").rule(), Some("LAW-3.10.2"));
}

/// As many answers as asked for, all legal: Black waits, and nothing keeps the pawn or the knight from its step.
fn wide(branches: usize) -> Vec<BranchRequest> {
    let start = Position::start(Variant::Chess);
    let branch = |when: &str, reply: &str| BranchRequest {
        when: Some(when.to_owned()),
        reply: reply.to_owned(),
        then: Vec::new(),
    };
    let mut lines = Vec::new();
    for m in start.describe_legal_moves() {
        let after = start.played(m.code).unwrap();
        let step = rules::notation::read_move("a6", &after).unwrap();
        let next = after.played(step).unwrap().describe_legal_moves();
        let then = next.iter().take(9).map(|m| branch(&m.san, "Nc6")).collect();
        lines.push(BranchRequest { then, ..branch(&m.san, "a6") });
    }
    assert_eq!(lines.len() + lines.iter().map(|line| line.then.len()).sum::<usize>(), 200);
    let last = lines.last_mut().unwrap();
    match branches {
        199 => assert!(last.then.pop().is_some()),
        200 => {}
        _ => last.then.push(branch("a4", "Nc6")),
    }
    lines
}

/// Two hundred answers in all, no more.
#[test]
fn lines_have_a_number_of_answers() {
    assert_eq!(CONDITIONAL_BRANCHES_MAX, 200);
    let game = game("", "");
    for (branches, fits) in [(199, true), (200, true), (201, false)] {
        let found = game.prepare(BLACK, 0, &wide(branches), START);
        if fits {
            let kept = found.unwrap();
            let all = kept.iter().map(|branch| 1 + branch.then.len()).sum::<usize>();
            assert_eq!((kept.len(), all), (20, branches));
        } else {
            assert_eq!(found, Err(Refusal::ConditionalTooLarge { branches }));
        }
    }
}

/// A line of kings that walk rounds of five and of nine squares, so that nothing comes back.
fn deep(answers: usize) -> Vec<BranchRequest> {
    let white = ["Kb1", "Kc1", "Kc2", "Kb2", "Ka1"];
    let black = ["Kg8", "Kf8", "Ke8", "Kd8", "Kd7", "Ke7", "Kf7", "Kg7", "Kh8"];
    let mut then = Vec::new();
    for index in (0..answers).rev() {
        let when = Some(white[index % 5].to_owned());
        then = vec![BranchRequest { when, reply: black[index % 9].to_owned(), then }];
    }
    then
}

/// Forty answers in one line, no more.
#[test]
fn lines_have_a_length() {
    assert_eq!(CONDITIONAL_DEPTH_MAX, 40);
    let start = "7k/8/8/7p/7P/8/8/K7 w - - 0 1";
    for conditional_moves in [ConditionalMoves::Linear, ConditionalMoves::Tree] {
        let game = Game::new(Terms { conditional_moves, ..terms(start) });
        for (answers, fits) in [(1, true), (39, true), (40, true), (41, false), (60, false)] {
            let found = game.prepare(BLACK, 0, &deep(answers), START);
            let expected = if fits { Ok(answers) } else { Err(Refusal::ConditionalTooDeep) };
            let length = |lines: Vec<Branch>| written(Variant::Chess, &lines).matches('(').count();
            assert_eq!(found.map(|lines| length(lines) + 1), expected, "{answers}");
        }
        let refused = game.prepare(BLACK, 0, &deep(201), START);
        assert_eq!(refused, Err(Refusal::ConditionalTooLarge { branches: 201 }));
    }
}

/// LAW-A.1-A.13, LAW-A.14-A.20: moves of lines are written in every notation.
#[test]
fn lines_are_read_in_every_notation() {
    for lines in ["e5 Nf3", "e7-e5 Ng1-f3", "e7e5 g1f3", "5755 7163", "e5! Nf3?!", "e7:e5 Nf3"] {
        let expected = if lines.contains(':') { "conditional_illegal" } else { "e7e5 g1f3" };
        check("", "e4", lines, expected);
    }
    check("", "e4", "e5 Nd2", "conditional_illegal");
    check("", "d4 d5 Nf3", "a6 Nd2", "ambiguous_move");
    check("", "d4 d5 Nf3", "a6 Nfd2, b6 Nbd2", "a7a6 f3d2, b7b6 b1d2");
    // Castling is kept as the king onto its rook.
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    for reply in ["O-O", "0-0", "e1g1", "e1h1", "5171"] {
        check(castles, "", &format!("Ra7 {reply}"), "a8a7 e1h1");
    }
    check(castles, "", "0-0-0 O-O-O", "conditional_illegal");
    check(castles, "", "Kf7 O-O-O", "e8f7 e1a1");
    check_answer(castles, "", "Ra7 O-O", "Ra7", ("O-O", ""));
    // Promotions, and what they become.
    let promotes = "7k/P7/8/8/8/8/8/K7 b - - 0 1";
    for reply in ["a8=R", "a8R", "a7a8r", "17182"] {
        check(promotes, "", &format!("Kh7 {reply}"), "h8h7 a7a8r");
    }
    check(promotes, "", "Kh7 a8", "promotion_missing");
    check_answer(promotes, "", "Kh7 a8=R", "Kh7", ("a8=R", ""));
    let named = "7k/8/8/1p6/8/8/p6K/8 b - - 0 1";
    check(named, "", "a1=Q Kh3, a1=N Kg3", "a2a1q h2h3, a2a1n h2g3");
    check_answer(named, "", "a1=Q Kh3, a1=N Kg3", "a1=N", ("Kg3", ""));
    // En passant, in the one move in which it is possible.
    let passing = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    for reply in ["exd6", "exd6e.p.", "e5d6", "5546"] {
        check(passing, "", &format!("d5 {reply}"), "d7d5 e5d6");
    }
    check(passing, "", "d5 Kd2 (Kd7 exd6)", "conditional_illegal");
    check_answer(passing, "", "d5 exd6", "d5", ("exd6", ""));
    check_answer(passing, "", "* exd6", "Kd8", ("none", ""));
}

/// LAW-B.3.3, MAK-PROMOTION: lines in the other variants.
#[test]
fn lines_of_other_variants() {
    let new_game = |variant, start: &str| {
        let start = Some(Position::from_fen(variant, start).unwrap());
        Game::new(Terms { variant, start, ..terms("") })
    };
    // King on f1, rooks on b1 and g1: castling is the king onto a rook, a step is a step.
    let game = new_game(Variant::Chess960, "1r3kr1/6p1/8/8/8/8/6P1/1R3KR1 b BGbg - 0 1");
    check_in(&game, "Rb7 f1g1, Rb6 O-O, Rb5 O-O-O", "b8b7 f1g1, b8b6 f1g1, b8b5 f1b1");
    check_in(&game, "Rb7 Kg1", "conditional_illegal");
    let lines = prepared(&game, "Rb5 O-O-O");
    assert_eq!(answered(&mut game.clone(), &lines, "Rb5").0, "O-O-O");
    let step = new_game(Variant::Chess960, "1r3k2/8/8/8/8/8/8/1R3K1R b BHb - 0 1");
    check_in(&step, "Rb7 Kg1, Rb6 f1g1, Rb5 f1h1", "b8b7 f1g1, b8b6 f1g1, b8b5 f1h1");

    let mut makruk = new_game(Variant::Makruk, &Position::start(Variant::Makruk).fen());
    check_in(&makruk, "e4 d5 (Nd2 Nd7), * e5", "e3e4 d6d5 (b1d2 b8d7), * e6e5");
    check_in(&makruk, "e5 d5", "conditional_illegal");
    let lines = prepared(&makruk, "e4 d5 (Nd2 Nd7), * e5");
    let (reply, left) = answered(&mut makruk, &lines, "e4");
    assert_eq!((reply.as_str(), written(Variant::Makruk, &left)), ("d5", "b1d2 b8d7".to_owned()));
    assert_eq!(answered(&mut makruk, &left, "Nd2").0, "Nd7");
    // A bia becomes a met, and nothing else.
    let promotes = new_game(Variant::Makruk, "7k/8/8/P7/8/8/8/K6R b - - 0 1");
    check_in(&promotes, "Kg7 a6=M, Kg8 a5a6m", "h8g7 a5a6m, h8g8 a5a6m");
}

/// LAW-1.1: an answer is the turn's move and no other: lines out of step are passed over.
#[test]
fn lines_out_of_step_are_passed_over() {
    let before = game("", "e4");
    let lines = prepared(&before, "e5 Nf3");
    // Nothing was played yet, or the move before last was the one that they name.
    assert_eq!(game("", "").prepared_reply(&lines), None);
    assert_eq!(before.prepared_reply(&lines), None);
    assert_eq!(game("", "e4 e5 a3").prepared_reply(&lines), None);
    // The move is the right one, but its answer is not legal there.
    assert_eq!(game("", "Nf3 e5").prepared_reply(&lines), None);
    let (reply, _) = game("", "e4 e5").prepared_reply(&lines).expect("an answer");
    assert!(matches!(reply, Event::MovePlayed { conditional: true, .. }));
    // An offer that came with the opponent's move stays open behind the answer (LAW-9.1.2.1).
    let mut offered = game("", "e4 e5=");
    let (reply, _) = offered.prepared_reply(&lines).expect("an answer");
    offered.apply(&reply).unwrap();
    assert_eq!(offered.open_offer(Color::Black), Some(2));
    assert_eq!(verdict(&offered.accept_draw(WHITE, Some(2), START)), "accepted");
}
