//! Appendix B: Chess960, its start positions and its castling.

use std::collections::HashSet;

use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};
use rules::notation::read_move;
use rules::{
    Color, Decision, Game, HalfPoints, LegalMove, MoveRequest, Position, Reason, Refusal,
    StartNumber, Variant,
};
use shakmaty::Role;

use crate::{START, accept, answer, game_of, mover, terms_of};

/// What `text` is read as after `moves` from `start`: SAN and UCI of a move, or the refusal.
#[track_caller]
fn check(start: &str, moves: &str, cases: &[(&str, &str)]) {
    let game = game_of(Variant::Chess960, start, moves);
    let position = game.position();
    for (text, expected) in cases {
        let found = match read_move(text, position) {
            Ok(code) => {
                let described = position.describe(code).expect("a legal move");
                format!("{} {}", described.san, described.uci)
            }
            Err(refusal) => refusal.code().to_owned(),
        };
        assert_eq!(found, *expected, "{text:?} after {moves} from {start}");
    }
}

/// The men of one rank of a FEN.
fn rank(position: &Position, number_from_top: usize) -> String {
    let fen = position.fen();
    let men = fen.split(' ').next().expect("the men's field");
    men.split('/').nth(number_from_top).expect("eight ranks").to_owned()
}

fn all_numbers() -> impl Iterator<Item = StartNumber> {
    (0..=u16::MAX).map_while(StartNumber::new)
}

/// The move of `san` in all its spellings.
fn described(position: &Position, san: &str) -> Option<LegalMove> {
    position.describe(read_move(san, position).ok()?)
}

/// LAW-B.2: 960 numbers, all positions different, king between rooks, bishops on squares of both
/// colours, Black opposite White.
#[test]
fn start_positions_keep_the_conditions() {
    let mut seen = HashSet::new();
    for number in all_numbers() {
        let position = Position::start960(number);
        let first = rank(&position, 7);
        let squares = |letter: char| -> Vec<usize> {
            first.chars().enumerate().filter(|(_, c)| *c == letter).map(|(i, _)| i).collect()
        };
        let (kings, rooks, bishops) = (squares('K'), squares('R'), squares('B'));
        assert_eq!((kings.len(), rooks.len(), bishops.len()), (1, 2, 2), "{first}");
        assert_eq!((squares('N').len(), squares('Q').len()), (2, 1), "{first}");
        assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{first}");
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "{first}");
        assert_eq!(rank(&position, 0), first.to_lowercase());
        assert_eq!((rank(&position, 1), rank(&position, 6)), ("p".repeat(8), "P".repeat(8)));
        assert_eq!(first, letters(number.pieces()));
        assert!(position.fen().ends_with(" w KQkq - 0 1"), "{}", position.fen());
        assert!(seen.insert(first));
    }
    assert_eq!(seen.len(), 960);
    assert!(StartNumber::new(960).is_none() && StartNumber::new(u16::MAX).is_none());
}

fn letters(pieces: [Role; 8]) -> String {
    pieces.into_iter().map(|role| role.upper_char()).collect()
}

/// LAW-B.2: the numbers are those that everybody uses.
#[test]
fn start_positions_have_their_known_numbers() {
    let known: [(u16, &str); 7] = [
        (0, "BBQNNRKR"),
        (1, "BQNBNRKR"),
        (2, "BQNNRBKR"),
        (4, "QBBNNRKR"),
        (518, "RNBQKBNR"),
        (521, "RNQBBKNR"),
        (959, "RKRNNQBB"),
    ];
    for (number, pieces) in known {
        assert_eq!(letters(StartNumber::new(number).unwrap().pieces()), pieces, "{number}");
    }
    assert_eq!(StartNumber::STANDARD.get(), 518);
    // The way back, by the table of knights, rooks and king that books print.
    let rows = "NNRKR NRNKR NRKNR NRKRN RNNKR RNKNR RNKRN RKNNR RKNRN RKRNN";
    let rows: Vec<&str> = rows.split(' ').collect();
    for number in all_numbers() {
        let pieces = letters(number.pieces());
        let bishop = |odd| pieces.chars().enumerate().position(|(i, c)| c == 'B' && i % 2 == odd);
        let (light, dark) = (bishop(1).unwrap() / 2, bishop(0).unwrap() / 2);
        let others = pieces.replace('B', "");
        let queen = others.find('Q').unwrap();
        let row = others.replace('Q', "");
        let row = rows.iter().position(|known| *known == row).unwrap();
        assert_eq!(((row * 6 + queen) * 4 + dark) * 4 + light, usize::from(number.get()));
    }
}

/// LAW-B.2, LAW-2.3: random bits draw every position, each about as often as another.
#[test]
fn start_positions_are_drawn_alike() {
    let mut drawn = [0_u32; 960];
    let mut random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    for _ in 0..960 * 100 {
        drawn[usize::from(StartNumber::drawn(random.next_u64()).get())] += 1;
    }
    // 100 each are expected, give or take 10; five times that is one run in thousands.
    let (least, most) = (drawn.iter().min().unwrap(), drawn.iter().max().unwrap());
    assert!(*least >= 50 && *most <= 150, "{least} to {most}");
    // By the square of what is off, of 960 numbers: 959, give or take 44.
    let squares: u32 = drawn.iter().map(|n| n.abs_diff(100).pow(2)).sum();
    assert!((700..1_250).contains(&(squares / 100)), "{}", squares / 100);
    let drawn = |random| StartNumber::drawn(random).get();
    assert_eq!((drawn(0), drawn(959), drawn(960)), (0, 959, 0));
    assert_eq!(u64::from(drawn(u64::MAX)), u64::MAX % 960);
}

/// LAW-B.2: a start position is known by its number, before any move only.
#[test]
fn start_numbers_are_found() {
    for number in [0, 1, 517, 518, 519, 777, 958, 959].map(|n| StartNumber::new(n).unwrap()) {
        let position = Position::start960(number);
        assert_eq!(position.start_number(), Some(number));
        let read = Position::from_fen(Variant::Chess960, &position.fen()).unwrap();
        assert_eq!((read.start_number(), &read), (Some(number), &position));
        let first = position.describe_legal_moves()[0].code;
        assert_eq!(position.played(first).unwrap().start_number(), None);
    }
    let usual = Position::start(Variant::Chess960);
    assert_eq!(usual.start_number(), Some(StartNumber::STANDARD));
    let fen = usual.fen();
    for (from, to) in [(" w ", " b "), ("KQkq", "KQk"), ("KQkq", "-"), (" 1", " 2"), ("P/R", "p/R")]
    {
        let other = Position::from_fen(Variant::Chess960, &fen.replacen(from, to, 1));
        assert_eq!(other.ok().and_then(|position| position.start_number()), None, "{from}{to}");
    }
    // Orthodox chess has no numbers, nor has Makruk.
    assert_eq!(Position::start(Variant::Chess).start_number(), None);
    assert_eq!(Position::start(Variant::Makruk).start_number(), None);
}

/// LAW-B.1: from the start position of chess it is the same game, except that castling is entered
/// by the rook.
#[test]
fn number_518_is_chess() {
    let (chess, other) = (Position::start(Variant::Chess), Position::start(Variant::Chess960));
    assert_eq!((chess.fen(), chess.perft(3)), (other.fen(), other.perft(3)));
    let open = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
    let moves = |variant| {
        let position = Position::from_fen(variant, open).unwrap();
        let described = position.describe_legal_moves();
        let mut all: Vec<_> =
            described.into_iter().map(|m| (m.code.bits(), m.san, m.fen)).collect();
        all.sort();
        all
    };
    assert_eq!(moves(Variant::Chess), moves(Variant::Chess960));
}

/// LAW-B.3.1, LAW-B.3.4-5: wherever king and rook come from, they end on g and f or on c and d.
///
/// DIFFERENCE: LAW-A.14-A.20 gives castling the number of the king's own squares, which in Chess960
/// can be a step of the king; our number is the one that is entered, the king onto its rook.
#[test]
fn castling_ends_where_it_does_in_chess() {
    // Start, castling, UCI, ICCF number and the first rank after it.
    let cases: &[(&str, &str, &str, &str, &str)] = &[
        // A double move.
        ("4k3/4p3/8/8/8/8/8/R4K1R w HA - 0 1", "O-O", "f1h1", "6181", "R4RK1"),
        ("4k3/4p3/8/8/8/8/8/R4K1R w HA - 0 1", "O-O-O", "f1a1", "6111", "2KR3R"),
        ("4k3/4p3/8/8/8/8/8/1R4KR w HB - 0 1", "O-O-O", "g1b1", "7121", "2KR3R"),
        // Both go the same way, or towards each other and further.
        ("4k3/4p3/8/8/8/8/8/RK6 w A - 0 1", "O-O-O", "b1a1", "2111", "2KR4"),
        ("4k3/4p3/8/8/8/8/8/1K4R1 w G - 0 1", "O-O", "b1g1", "2171", "5RK1"),
        ("4k3/4p3/8/8/8/8/8/KR6 w B - 0 1", "O-O", "a1b1", "1121", "5RK1"),
        ("4k3/4p3/8/8/8/8/8/6RK w G - 0 1", "O-O-O", "h1g1", "8171", "2KR4"),
        // A transposition: the two change places.
        ("4k3/4p3/8/8/8/8/8/5KR1 w G - 0 1", "O-O", "f1g1", "6171", "5RK1"),
        ("4k3/4p3/8/8/8/8/8/2RK4 w C - 0 1", "O-O-O", "d1c1", "4131", "2KR4"),
        // The king alone: the rook is there already.
        ("4k3/4p3/8/8/8/8/8/3KR3 w E - 0 1", "O-O", "d1e1", "4151", "5RK1"),
        ("4k3/4p3/8/8/8/8/8/4KR2 w F - 0 1", "O-O", "e1f1", "5161", "5RK1"),
        ("4k3/4p3/8/8/8/8/8/3RK3 w D - 0 1", "O-O-O", "e1d1", "5141", "2KR4"),
        // The rook alone: the king is there already.
        ("4k3/4p3/8/8/8/8/8/6KR w H - 0 1", "O-O", "g1h1", "7181", "5RK1"),
        ("4k3/4p3/8/8/8/8/8/R1K5 w A - 0 1", "O-O-O", "c1a1", "3111", "2KR4"),
        ("4k3/4p3/8/8/8/8/8/1RK5 w B - 0 1", "O-O-O", "c1b1", "3121", "2KR4"),
        // As in chess.
        ("4k3/4p3/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "e1h1", "5181", "R4RK1"),
        ("4k3/4p3/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", "e1a1", "5111", "2KR3R"),
    ];
    for (start, san, uci, number, after) in cases {
        let black = flipped(start);
        for (start, rank_from_top) in [(*start, 7), (black.as_str(), 0)] {
            let position = Position::from_fen(Variant::Chess960, start).unwrap();
            let m = described(&position, san).unwrap_or_else(|| panic!("{san} from {start}"));
            let played = position.played(m.code).unwrap();
            let found = rank(&played, rank_from_top);
            let turn = position.turn();
            assert_eq!(found, turn.fold_wb((*after).to_owned(), after.to_lowercase()), "{start}");
            let theirs = |text: &str| turn.fold_wb(text.to_owned(), text.replace('1', "8"));
            assert_eq!((m.san.trim_end_matches('+'), m.uci), (*san, theirs(uci)), "{start}");
            if turn.is_white() {
                assert_eq!(m.iccf, *number, "{start}");
                assert_eq!(read_move(number, &position), Ok(m.code));
            }
            assert!(played.fen().split(' ').nth(2).is_some_and(|rights| rights == "-"));
        }
    }
}

/// The same position with the colours changed, Black to move.
fn flipped(fen: &str) -> String {
    let (men, rest) = fen.split_once(' ').expect("fields");
    let rights = rest.split(' ').nth(1).expect("castling rights").to_lowercase();
    let swap = |c: char| {
        if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() }
    };
    let men: Vec<String> = men.split('/').rev().map(|r| r.chars().map(swap).collect()).collect();
    format!("{} b {rights} - 0 1", men.join("/"))
}

/// LAW-B.3.3: castling is the king onto its rook, and nothing else is.
#[test]
fn castling_is_the_king_onto_its_rook() {
    let castled = "O-O f1h1";
    check(
        "4k3/4p3/8/8/8/8/8/5K1R w H - 0 1",
        "",
        &[
            ("f1h1", castled),
            ("6181", castled),
            ("Kf1-h1", castled),
            ("Kf1h1", castled),
            ("O-O", castled),
            ("0-0", castled),
            ("o-o", castled),
            // A step of the king is one, though castling would end there too.
            ("Kg1", "Kg1 f1g1"),
            ("f1g1", "Kg1 f1g1"),
            ("Kf1-g1", "Kg1 f1g1"),
            ("6171", "Kg1 f1g1"),
            // The rook first is a move of the rook, or none.
            ("h1g1", "Rg1 h1g1"),
            ("Rg1", "Rg1 h1g1"),
            ("8171", "Rg1 h1g1"),
            ("h1f1", "illegal_move"),
            ("Rf1", "illegal_move"),
            // The king captures no rook of its own.
            ("Kh1", "illegal_move"),
            ("Kxh1", "illegal_move"),
            ("Kf1xh1", "illegal_move"),
            ("f1h1q", "illegal_move"),
            ("O-O-O", "illegal_move"),
        ],
    );
    // Where castling is a step of the king, the square is the rook's: there is no other move to it.
    let next_to_it = &[("f1g1", "O-O f1g1"), ("6171", "O-O f1g1"), ("Kg1", "illegal_move")];
    check("4k3/4p3/8/8/8/8/8/5KR1 w G - 0 1", "", next_to_it);
    check("4k3/4p3/8/8/8/8/8/5KR1 w - - 0 1", "", &[("f1g1", "illegal_move")]);
    // Two squares at once are no move, not even where chess would castle so.
    check(
        "4k3/4p3/8/8/8/8/8/R3K2R w KQ - 0 1",
        "",
        &[
            ("e1g1", "illegal_move"),
            ("Ke1-g1", "illegal_move"),
            ("5171", "illegal_move"),
            ("Kc1", "illegal_move"),
            ("e1c1", "illegal_move"),
            ("e1f1", "Kf1 e1f1"),
            ("h1f1", "Rf1 h1f1"),
            ("e1h1", "O-O e1h1"),
            ("e1a1", "O-O-O e1a1"),
        ],
    );
    // Onto the other side's rook it is a capture.
    check(
        "4k3/4p3/8/8/8/8/8/5Kr1 w - - 0 1",
        "",
        &[("f1g1", "Kxg1 f1g1"), ("O-O", "illegal_move")],
    );
}

/// LAW-B.3.6: what has to be empty, what may stay, and which attacks prevent castling (`LAW-3.8`).
#[test]
fn castling_is_prevented_by_attacks_and_pieces() {
    let (yes, no) = (true, false);
    let cases: &[(&str, bool, bool)] = &[
        ("4k3/4p3/8/8/8/8/8/R4K1R w HA - 0 1", yes, yes),
        // Squares of the king's way, of both sides' men.
        ("4k3/4p3/8/8/8/8/8/R4KNR w HA - 0 1", no, yes),
        ("4k3/4p3/8/8/8/8/8/R4KnR w HA - 0 1", no, yes),
        ("4k3/4p3/8/8/8/8/8/R3NK1R w HA - 0 1", yes, no),
        ("4k3/4p3/8/8/8/8/8/R2n1K1R w HA - 0 1", yes, no),
        ("4k3/4p3/8/8/8/8/8/R1N2K1R w HA - 0 1", yes, no),
        // The rook's way only.
        ("4k3/4p3/8/8/8/8/8/RN3K1R w HA - 0 1", yes, no),
        ("4k3/4p3/8/8/8/8/8/1K3N1R w H - 0 1", no, no),
        ("4k3/4p3/8/8/8/8/8/RK1N4 w A - 0 1", no, no),
        ("4k3/4p3/8/8/8/8/8/RKN5 w A - 0 1", no, no),
        // a, b and e stay occupied; e and h do.
        ("4k3/4p3/8/8/8/8/8/NNRKN3 w C - 0 1", no, yes),
        ("4k3/4p3/8/8/8/8/8/4NKRN w G - 0 1", yes, no),
        ("4k3/4p3/8/8/8/8/8/NR1K4 w B - 0 1", no, yes),
        ("4k3/4p3/8/8/8/8/8/R2KN3 w A - 0 1", no, yes),
        ("4k3/4p3/8/8/8/8/8/RN1K4 w A - 0 1", no, no),
        // In check; across an attacked square; onto one.
        ("4k3/4p3/8/8/5r2/8/8/R4K1R w HA - 0 1", no, no),
        ("4k3/4p3/8/8/6r1/8/8/R4K1R w HA - 0 1", no, yes),
        ("4k3/4p3/8/8/4r3/8/8/R4K1R w HA - 0 1", yes, no),
        ("4k3/4p3/8/8/3r4/8/8/R4K1R w HA - 0 1", yes, no),
        ("4k3/4p3/8/8/2r5/8/8/R4K1R w HA - 0 1", yes, no),
        // Attacks on the rook and on its way only.
        ("4k3/4p3/8/8/1r6/8/8/R4K1R w HA - 0 1", yes, yes),
        ("4k3/4p3/8/8/r6r/8/8/R4K1R w HA - 0 1", yes, yes),
        ("4k3/4p3/8/8/3r4/8/8/RK6 w A - 0 1", no, yes),
        ("4k3/4p3/8/8/5r2/8/8/6KR w H - 0 1", yes, no),
        // The rook that goes lets an attack through along the rank.
        ("4k3/4p3/8/8/8/8/8/qRK5 w B - 0 1", no, no),
        ("4k3/4p3/8/8/8/8/8/nRK5 w B - 0 1", no, yes),
        // Next to where the king goes.
        ("4k3/4p3/8/8/8/8/8/5KRq w G - 0 1", no, no),
        ("4k3/4p3/8/8/8/8/8/5KRn w G - 0 1", yes, no),
        ("4k3/4p3/8/8/8/8/8/6KR w - - 0 1", no, no),
    ];
    for (start, short, long) in cases {
        for start in [(*start).to_owned(), flipped(start)] {
            let position = Position::from_fen(Variant::Chess960, &start).unwrap();
            assert_eq!(described(&position, "O-O").is_some(), *short, "O-O in {start}");
            assert_eq!(described(&position, "O-O-O").is_some(), *long, "O-O-O in {start}");
        }
    }
}

/// LAW-B.3.6: castling on move one, which is the king's place changed with its rook's.
#[test]
fn castling_on_move_one() {
    let mut at_once = 0;
    for number in all_numbers() {
        let pieces = letters(number.pieces());
        let position = Position::start960(number);
        let moves = position.describe_legal_moves();
        let castles = |san| moves.iter().any(|m| m.san == san);
        assert_eq!(castles("O-O"), &pieces[5..7] == "KR", "{pieces}");
        assert_eq!(castles("O-O-O"), &pieces[2..4] == "RK", "{pieces}");
        at_once += u32::from(castles("O-O") || castles("O-O-O"));
    }
    assert_eq!(at_once, 162);
}

/// LAW-B.3.1, LAW-3.8: a player castles once, and a right is lost with its own rook or the king.
#[test]
fn castling_rights_are_lost() {
    let both = "r4k1r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R w HAha - 0 1";
    let cases: &[(&str, &str)] = &[
        ("", "KQkq"),
        ("Kg1", "kq"),
        ("Kg1 Kg8 Kf1 Kf8", "-"),
        ("Rg1 Rb8", "Qk"),
        ("Rg1 Rb8 Rh1 Ra8", "Qk"),
        ("Rd1 a6", "Kkq"),
        ("O-O", "kq"),
        ("O-O O-O-O", "-"),
        ("O-O-O a6 Kb1", "kq"),
    ];
    for (moves, rights) in cases {
        let game = game_of(Variant::Chess960, both, moves);
        let fen = game.position().fen();
        assert_eq!(fen.split(' ').nth(2), Some(*rights), "{moves}: {fen}");
    }
    check(both, "O-O O-O-O", &[("O-O", "illegal_move"), ("O-O-O", "illegal_move")]);
    check(both, "Rg1 Rb8 Rh1 Ra8", &[("O-O", "illegal_move"), ("O-O-O", "O-O-O f1a1")]);
    // With the rook that is taken.
    let open = "r4k1r/8/8/8/8/8/8/R4K1R w HAha - 0 1";
    assert!(game_of(Variant::Chess960, open, "Rxh8+").position().fen().contains(" Qq - "));
}

/// LAW-3.10.3, LAW-B.3.1: castling rights as X-FEN and as Shredder-FEN write them; we write X-FEN,
/// an inner rook by its file.
#[test]
fn castling_rights_are_read_and_written() {
    let cases: &[(&str, &str, &str)] = &[
        // As read, as written, and how castling is then entered.
        ("4k3/4p3/8/8/8/8/8/R4K1R w HA - 0 1", "KQ", "f1h1 f1a1"),
        ("4k3/4p3/8/8/8/8/8/R4K1R w AH - 0 1", "KQ", "f1h1 f1a1"),
        ("4k3/4p3/8/8/8/8/8/R4K1R w KQ - 0 1", "KQ", "f1h1 f1a1"),
        ("4k3/4p3/8/8/8/8/8/R4K1R w H - 0 1", "K", "f1h1"),
        ("4k3/4p3/8/8/8/8/8/1R3K2 w Q - 0 1", "Q", "f1b1"),
        ("4k3/4p3/8/8/8/8/8/1R3K2 w B - 0 1", "Q", "f1b1"),
        // Two rooks on one side: K and Q are the outer ones.
        ("4k3/4p3/8/8/8/8/8/1K2R2R w E - 0 1", "E", "b1e1"),
        ("4k3/4p3/8/8/8/8/8/1K2R2R w H - 0 1", "K", ""),
        ("4k3/4p3/8/8/8/8/8/1K2R2R w K - 0 1", "K", ""),
        ("4k3/4p3/8/8/8/8/8/RR1K4 w B - 0 1", "B", "d1b1"),
        ("4k3/4p3/8/8/8/8/8/RR1K4 w Q - 0 1", "Q", ""),
        ("r4k1r/8/8/8/8/8/4P3/R3K2R b HAha - 0 1", "KQkq", "f8h8 f8a8"),
        ("1k2r2r/8/8/8/8/8/8/3K4 b e - 0 1", "e", "b8e8"),
        ("1k2r2r/8/8/8/8/8/8/3K4 b k - 0 1", "k", ""),
        ("r3k2r/8/8/8/8/8/4P3/1R2K2R w Kq - 0 1", "Kq", "e1h1"),
    ];
    for (fen, rights, castlings) in cases {
        let position = Position::from_fen(Variant::Chess960, fen).unwrap();
        let written = position.fen();
        assert_eq!(written.split(' ').nth(2), Some(*rights), "{fen}");
        assert_eq!(Position::from_fen(Variant::Chess960, &written), Ok(position.clone()));
        let found = ["O-O", "O-O-O"].map(|san| described(&position, san).map(|m| m.uci));
        let found: Vec<String> = found.into_iter().flatten().collect();
        assert_eq!(found.join(" "), *castlings, "{fen}");
        assert!(position.has_castling_rights());
    }
    let refused = [
        // No such rook; two on one side; a king off its rank; no file.
        "4k3/4p3/8/8/8/8/8/R4K1R w G - 0 1",
        "4k3/4p3/8/8/8/8/8/1K2R2R w EH - 0 1",
        "4k3/4p3/8/8/8/8/5K2/R6R w KQ - 0 1",
        "4k3/4p3/8/8/8/8/8/R4K1R w HAB - 0 1",
        "4k3/4p3/8/8/8/8/8/R4K1R w X - 0 1",
    ];
    for fen in refused {
        assert!(Position::from_fen(Variant::Chess960, fen).is_err(), "{fen}");
    }
}

/// LAW-B.1, LAW-B.3.1: games from a drawn position with castling on both sides; their logs tell
/// them again.
#[test]
fn games_are_played() {
    // Start, moves, and the men at the end.
    let cases: &[(&str, &str, &str)] = &[
        // On move one, by letters and by noughts.
        (
            "RBBQNKRN",
            "O-O 0-0 e2e4 5755 c3 c6",
            "rbbqnrkn/pp1p1ppp/2p5/4p3/4P3/2P5/PP1P1PPP/RBBQNRKN w - - 0 4",
        ),
        // By squares and by numbers: king and rook change places.
        ("NBRKBRNQ", "d1c1 4838", "nbkrbrnq/pppppppp/8/8/8/8/PPPPPPPP/NBKRBRNQ w - - 2 2"),
        // The rook alone.
        (
            "BRKBNNQR",
            "e3 e6 Be2 Be7 O-O-O O-O-O",
            "b1krnnqr/ppppbppp/4p3/8/8/4P3/PPPPBPPP/B1KRNNQR w - - 4 4",
        ),
        // Across the whole board.
        (
            "RKBBNNQR",
            "b3 b6 Bb2 Bb7 Nd3 Nd6 Ng3 Ng6 c3 c6 Bc2 Bc7 f3 f6 Qf2 Qf7 b1h1 O-O",
            "r4rk1/pbbppqpp/1ppn1pn1/8/8/1PPN1PN1/PBBPPQPP/R4RK1 w - - 4 10",
        ),
    ];
    for (pieces, moves, expected) in cases {
        let number = all_numbers().find(|n| letters(n.pieces()) == *pieces).unwrap();
        let start = Position::start960(number).fen();
        let game = game_of(Variant::Chess960, &start, moves);
        assert_eq!(game.position().fen(), *expected, "{moves} from {pieces}");
        let replayed = Game::replay(game.terms().clone(), game.log()).unwrap();
        assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
    }
}

/// LAW-B.1, LAW-5.1.1: castling can mate.
#[test]
fn castling_can_mate() {
    let start = "4rkr1/4p1p1/8/8/8/8/8/5K1R w H - 0 1";
    let mut game = game_of(Variant::Chess960, start, "");
    let prediction = game.predict(mover(&game), answer(&game, "f1h1"), START).unwrap();
    assert_eq!(prediction.played.san, "O-O#");
    let decision = game.play(mover(&game), answer(&game, "0-0"), START);
    accept(&mut game, decision);
    let ending = game.ending().unwrap();
    assert_eq!((ending.reason, ending.score.white), (Reason::Checkmate, HalfPoints(2)));
    assert_eq!(ending.by, Some(Color::White));
    // The same request again is answered, in whatever words.
    for text in ["O-O", "f1h1", "6181"] {
        let request = MoveRequest { ply: 0, text, offer_draw: false };
        let decision = game.play(crate::WHITE, request, START);
        assert_eq!(decision, Ok(Decision::Repeated(0)), "{text}");
    }
    let step = MoveRequest { ply: 0, text: "Kg1", offer_draw: false };
    let refusal = game.play(crate::WHITE, step, START);
    assert_eq!(refusal, Err(Refusal::AlreadyMoved { san: "1.O-O#".to_owned() }));
    let replayed = Game::replay(terms_of(Variant::Chess960, start), game.log()).unwrap();
    assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
}
