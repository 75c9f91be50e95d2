//! Positions with the verdict that reason and, where it can, an exhaustive search give them.

use shakmaty::attacks::{bishop_attacks, king_attacks, knight_attacks, rook_attacks};
use shakmaty::fen::Fen;
use shakmaty::{Bitboard, CastlingMode, Chess, Color, Position as _, Square};

use super::graph::{Look, closes};
use super::reach::{around, aslant, crosswise, leaps};
use super::tests_exhaustive::{mates_within, playout_mates};
use super::{cannot_mate, is_dead};

pub(super) fn position(fen: &str) -> Chess {
    let fen: Fen = fen.parse().unwrap_or_else(|e| panic!("{fen}: {e}"));
    fen.clone().into_position(CastlingMode::Chess960).unwrap_or_else(|e| panic!("{fen}: {e}"))
}

/// `dead`, `alive`, or who cannot mate.
fn verdict(position: &Chess) -> &'static str {
    match (cannot_mate(position, Color::White), cannot_mate(position, Color::Black)) {
        (true, true) => "dead",
        (true, false) => "White cannot",
        (false, true) => "Black cannot",
        (false, false) => "alive",
    }
}

fn check(fen: &str, expected: &str) {
    let position = position(fen);
    assert_eq!(verdict(&position), expected, "{fen}");
    assert_eq!(is_dead(&position), expected == "dead", "{fen}");
}

/// Walls, as the pieces stand on both sides of them.
const WALLS: &[(&str, &str)] = &[
    // The classic: eight files, every pawn blocked, kings at home.
    ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - - 0 1", "dead"),
    ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 b - - 0 1", "dead"),
    // Four pairs, three pairs: each one keeps the kings from three files.
    ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1", "dead"),
    ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "dead"),
    ("4k3/8/8/1p2p2p/1P2P2P/8/8/4K3 w - - 0 1", "dead"),
    ("4k3/8/8/1p2p1p1/1P2P1P1/8/8/4K3 b - - 0 1", "dead"),
    // A gap on the last files: a king walks round.
    ("4k3/8/8/1p2p3/1P2P3/8/8/4K3 w - - 0 1", "alive"),
    ("4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", "alive"),
    // A king is on the wrong side already, and eats the wall from behind.
    ("8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/k7/4K3 w - - 0 1", "alive"),
    // Spare moves behind the wall break nothing: a pawn of either side, one that takes two steps.
    ("4k3/8/1p1p1p1p/1P1P1P1P/8/8/7P/4K3 w - - 0 1", "dead"),
    ("4k3/1p6/8/1p2p2p/1P2P2P/8/8/4K3 w - - 0 1", "dead"),
    ("4k3/8/8/1p2p2p/1P2P2P/8/1P6/4K3 w - - 0 1", "dead"),
    // One pawn break: d4xe5, or a push to where it is taken.
    ("4k3/8/8/1p2p2p/1P1PP2P/8/8/4K3 w - - 0 1", "alive"),
    ("4k3/8/8/1p2p2p/1P2P2P/8/6P1/4K3 w - - 0 1", "alive"),
    // En passant on g6 opens the wall; the same men without the right do not.
    ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - g6 0 1", "alive"),
    ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/8 w - - 1 1", "dead"),
    // A bishop on its own pawns' colour is no use; one on the other colour takes a pawn or is taken
    // by one, and the wall is open.
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/3B4 w - - 0 1", "dead"),
    ("3bk3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/3B4 w - - 0 1", "dead"),
    ("2b1k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/3B4 w - - 0 1", "alive"),
    ("2b1k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/2B5 w - - 0 1", "alive"),
    // Knights leap, rooks and queens give themselves up.
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/6N1 w - - 0 1", "alive"),
    ("4k3/8/8/1p2p2p/1P2P2P/8/8/4K2N w - - 0 1", "alive"),
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/R6R w - - 0 1", "alive"),
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3/3Q4 b - - 0 1", "alive"),
    // A bishop that gets through a wall with holes wins pawns.
    ("4k3/8/8/1p2p2p/1P2P2P/8/8/B3K3 w - - 0 1", "alive"),
    ("4k3/8/8/1p2p2p/1P2P2P/8/8/4KB2 w - - 0 1", "alive"),
    // White mates; with Black's pawn on a4 nobody does.
    ("Bb2kb2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 b - - 0 1", "Black cannot"),
    ("Bb2kb2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 b - - 0 1", "dead"),
    // Mates behind walls, with the king's own men on the squares next to it: a bishop will give
    // two of them, White's pawns have given the third.
    ("8/1p6/pPp2k2/P1Pp1p2/3PpPp1/4P1Pp/2b2B1P/6K1 w - - 0 1", "White cannot"),
    ("8/p1k5/Pp6/1Pp1b2B/K1Pp1p2/3P1Pp1/6P1/8 w - - 0 1", "Black cannot"),
    ("8/2p2p2/1pPpkPp1/1P1Pp1Pp/4P2P/8/6K1/8 b - - 0 1", "Black cannot"),
    // Behind a wall castling is not reckoned with, so a right to it leaves a doubt; here with reason:
    // the rook may give itself up on b4.
    ("4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K2R w K - 0 1", "alive"),
];

/// Forced captures, forced stalemates, and those that look like it.
const FORCED: &[(&str, &str)] = &[
    ("k7/8/8/8/8/8/1q6/K7 w - - 0 1", "dead"),
    // The rook may be left alone: Kb1.
    ("8/8/8/8/8/2k5/r7/K7 w - - 0 1", "White cannot"),
    // The queen protects the bishop and must be taken herself; one bishop is left.
    ("k7/8/8/8/8/8/qb6/K7 w - - 0 1", "dead"),
    // The queen is protected: mate.
    ("8/8/8/8/8/1k6/1q6/K7 w - - 0 1", "White cannot"),
    // Kg8, and the pawn takes the rook with check or becomes a minor piece: always too little.
    ("5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 51", "White cannot"),
    // Stalemate already; on the other move, or one file further in, nothing is lost yet.
    ("k7/P7/K7/8/8/8/8/8 b - - 0 1", "dead"),
    ("k7/P7/K7/8/8/8/8/8 w - - 0 1", "Black cannot"),
    ("8/8/8/8/8/p7/P7/K1k5 w - - 0 1", "dead"),
    ("8/8/8/8/8/1p6/1P6/1K1k4 w - - 0 1", "alive"),
    // The pawn on b2 need not be taken.
    ("8/8/8/8/2k5/8/1p6/K7 w - - 0 1", "White cannot"),
];

/// What the men themselves can do, and one-sided cases (`LAW-6.7`).
const MATERIAL: &[(&str, &str)] = &[
    ("8/8/8/3k4/8/3K4/8/8 w - - 0 1", "dead"),
    ("8/8/8/3k4/8/3K4/8/4N3 w - - 0 1", "dead"),
    ("8/8/8/3k4/8/3K4/8/b1B1B3 w - - 0 1", "dead"),
    ("8/8/8/8/8/1K6/8/k1N1N3 w - - 0 1", "Black cannot"),
    ("8/8/8/3k4/8/3K4/8/3BB3 w - - 0 1", "Black cannot"),
    ("8/8/8/3k4/8/3K4/7P/8 w - - 0 1", "Black cannot"),
    ("8/8/8/3k4/8/3K4/8/1n2N3 w - - 0 1", "alive"),
    ("8/8/8/3k4/8/3K4/8/1b2N3 w - - 0 1", "alive"),
    ("8/8/8/3k4/8/3K4/8/1r2N3 w - - 0 1", "alive"),
    ("8/8/8/3k4/8/3K4/8/1q2N3 w - - 0 1", "White cannot"),
    ("8/8/8/3k4/8/3K4/7p/4N3 w - - 0 1", "alive"),
    ("8/8/8/3k4/8/3K4/8/1b2B3 w - - 0 1", "alive"),
    ("8/8/8/3k4/8/3K4/8/r3B3 w - - 0 1", "White cannot"),
    ("8/8/8/3k4/8/3K4/8/q3B3 w - - 0 1", "White cannot"),
    ("8/8/8/3k4/8/3K4/p7/4B3 w - - 0 1", "alive"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "alive"),
    ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", "alive"),
];

/// LAW-1.3, LAW-5.2.2: walls.
#[test]
fn walls() {
    WALLS.iter().for_each(|(fen, expected)| check(fen, expected));
}

/// LAW-5.2.2: what is forced.
#[test]
fn forced_lines() {
    FORCED.iter().for_each(|(fen, expected)| check(fen, expected));
}

/// LAW-1.3, LAW-6.7: by the men.
#[test]
fn material() {
    MATERIAL.iter().for_each(|(fen, expected)| check(fen, expected));
}

/// The tables themselves: whoever is said to be able to mate is seen doing so, and in all positions
/// that can be gone through nobody else is. With four men it is `single_minor_pieces` that shows
/// the mate.
#[test]
fn the_tables_are_true() {
    let (mut mates_seen, mut gone_through) = (0, 0);
    for (fen, expected) in [WALLS, FORCED, MATERIAL].concat() {
        let position = position(fen);
        let all = mates_within(&position, 3_000);
        for color in Color::ALL {
            let able = match expected {
                "dead" => false,
                "alive" => true,
                _ => !expected.starts_with(color.fold_wb("White", "Black")),
            };
            let seen = *all.mates.get(color) || able && playout_mates(&position, color, 60);
            assert!(able || !seen, "{fen}: {color} mates");
            let few = position.board().occupied().count() <= 4 && !all.complete;
            assert!(!able || seen || few, "{fen}: {color} does not mate");
            mates_seen += usize::from(seen);
            gone_through += usize::from(all.complete);
        }
    }
    println!("{mates_seen} mates seen, {gone_through} verdicts over all positions");
    assert!(mates_seen >= 20 && gone_through >= 30);
}

/// LAW-5.2.2, LAW-6.7: the same verdicts with the colours changed.
#[test]
fn mirrored() {
    for (fen, expected) in [WALLS, FORCED, MATERIAL].concat() {
        let mut setup = position(fen).to_setup(shakmaty::EnPassantMode::Legal);
        setup.mirror();
        let mirrored = setup.position::<Chess>(CastlingMode::Chess960).unwrap();
        let expected = match expected {
            "White cannot" => "Black cannot",
            "Black cannot" => "White cannot",
            both => both,
        };
        assert_eq!(verdict(&mirrored), expected, "{fen} mirrored");
    }
}

/// Single steps are the attacks over the squares nearby.
#[test]
fn steps() {
    for square in Square::ALL {
        let (from, near) = (Bitboard::from(square), king_attacks(square));
        assert_eq!(leaps(from), knight_attacks(square), "{square}");
        assert_eq!(around(from), near, "{square}");
        assert_eq!(aslant(from), bishop_attacks(square, Bitboard::EMPTY) & near, "{square}");
        assert_eq!(crosswise(from), rook_attacks(square, Bitboard::EMPTY) & near, "{square}");
    }
}

/// A walk closes when every branch does, and fails at a stop or when it gets too long.
#[test]
fn walks() {
    // Numbers that go on to their doubles and their successors, in a ring of a hundred.
    let ring = |n: &u32| Look::Open(vec![2 * n % 100, (n + 1) % 100]);
    let stop_at = |stop: u32, n: &u32| if *n == stop { Look::Stop } else { ring(n) };
    assert!(closes(0, 100, ring));
    assert!(!closes(0, 99, ring));
    assert!(!closes(0, 100, |n| stop_at(57, n)));
    assert!(closes(0, 1, |_| Look::Closed));
    assert!(closes(0, 50, |n| if *n < 4 { ring(n) } else { Look::Closed }));
}
