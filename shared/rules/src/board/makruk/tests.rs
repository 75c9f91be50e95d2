//! Makruk's moves, endings, SAN and FEN: cases as data.

use shakmaty::{Color, Move, Role, Square};

use super::fen::MakrukFenError;
use super::{Makruk, letter_of_role, role_of_letter};

const START: &str = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";

pub(super) fn position(fen: &str) -> Makruk {
    Makruk::from_fen(fen).unwrap_or_else(|e| panic!("{fen}: {e}"))
}

/// UCI as Makruk writes it: `e5e6m`.
pub(super) fn uci(m: Move) -> String {
    let from = m.from().expect("no drops");
    let promotion = m.promotion().map_or(String::new(), |role| letter_of_role(role).to_string());
    format!("{from}{}{promotion}", m.to())
}

pub(super) fn play(position: &mut Makruk, text: &str) {
    let legal = position.legal_moves();
    let m = legal.iter().find(|m| uci(**m) == text);
    position.play_unchecked(*m.unwrap_or_else(|| panic!("{text} in {}", position.fen())));
}

pub(super) fn played(fen: &str, moves: &str) -> Makruk {
    let mut position = position(fen);
    moves.split_whitespace().for_each(|text| play(&mut position, text));
    position
}

/// `MAK-SETUP`
#[test]
fn the_start() {
    let start = Makruk::default();
    assert_eq!(start.fen(), START);
    assert_eq!(start, position(START));
    assert_eq!((start.men(), start.halfmoves(), start.fullmoves().get()), (32, 0, 1));
    let mets = start.board().by_role(Role::Queen);
    let khuns = start.board().by_role(Role::King);
    assert_eq!(mets.flip_vertical(), khuns, "each met faces the other khun");
}

#[test]
fn letters_of_men() {
    for (letter, role) in "kmsnrp".chars().zip([
        Role::King,
        Role::Queen,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
        Role::Pawn,
    ]) {
        assert_eq!(letter_of_role(role), letter);
        assert_eq!(role_of_letter(letter), Some(role));
        assert_eq!(role_of_letter(letter.to_ascii_uppercase()), Some(role));
    }
    for letter in "qbhQ~1 é".chars() {
        assert_eq!(role_of_letter(letter), None, "{letter}");
    }
}

/// Where the man on `from` can go, in the order of the squares.
fn check_targets(fen: &str, from: &str, expected: &str) {
    let from: Square = from.parse().expect("a square");
    let moves = position(fen).legal_moves();
    let mut found: Vec<String> =
        moves.iter().filter(|m| m.from() == Some(from)).map(|m| uci(*m)[2..].to_owned()).collect();
    found.sort();
    assert_eq!(found.join(" "), expected, "{from} in {fen}");
}

/// `MAK-PIECES`, `MAK-NONE`
#[test]
fn how_the_men_move() {
    let cases = [
        // Khun, met, khon (forward differs by side), ma, rua on an open board.
        ("k7/8/8/3K4/8/8/8/8 w - - 0 1", "d5", "c4 c5 c6 d4 d6 e4 e5 e6"),
        ("k7/8/8/3M4/8/8/8/7K w - - 0 1", "d5", "c4 c6 e4 e6"),
        ("k7/8/8/3S4/8/8/8/7K w - - 0 1", "d5", "c4 c6 d6 e4 e6"),
        ("k7/8/8/3s4/8/8/8/7K b - - 0 1", "d5", "c4 c6 d4 e4 e6"),
        ("k7/8/8/3N4/8/8/8/7K w - - 0 1", "d5", "b4 b6 c3 c7 e3 e7 f4 f6"),
        ("k7/8/8/3R4/8/8/8/7K w - - 0 1", "d5", "a5 b5 c5 d1 d2 d3 d4 d6 d7 d8 e5 f5 g5 h5"),
        // Nothing leaves the board or lands on its own men; a rua stops at men.
        ("k7/8/8/8/8/8/1S6/M6K w - - 0 1", "a1", ""),
        ("7S/8/8/8/8/k7/8/7K w - - 0 1", "h8", "g7"),
        ("k7/8/3p4/8/1P1R2n1/3P4/8/7K w - - 0 1", "d4", "c4 d5 d6 e4 f4 g4"),
        // A bia steps one square, from its start as well, and captures diagonally ahead only.
        (START, "e3", "e4"),
        ("k7/8/8/2ppp3/3P4/8/8/7K w - - 0 1", "d4", "c5 e5"),
        ("k7/8/8/8/3p4/2PPP3/8/7K b - - 0 1", "d4", "c3m e3m"),
        // No capture in passing: black has just played e6e5.
        ("k7/8/8/3Pp3/8/8/8/7K w - - 0 2", "d5", "d6m"),
        // No castling.
        ("r3k2r/8/8/8/8/8/8/R2K3R w - - 0 1", "d1", "c1 c2 d2 e1 e2"),
    ];
    for (fen, from, expected) in cases {
        check_targets(fen, from, expected);
    }
}

/// `MAK-PROMOTION`
#[test]
fn a_bia_becomes_a_met_on_the_sixth_rank() {
    check_targets("k7/8/2n5/3P4/8/8/8/7K w - - 0 1", "d5", "c6m d6m");
    check_targets("k7/8/8/8/3p4/8/8/7K b - - 0 1", "d4", "d3m");
    check_targets("k7/8/8/8/3P4/8/8/7K w - - 0 1", "d4", "d5");

    let mut p = played("k7/8/2n5/3P4/8/8/8/7K w - - 3 1", "d5c6m");
    assert_eq!(p.fen(), "k7/8/2M~5/8/8/8/8/7K b - - 0 1");
    assert!(p.promoted().contains(Square::C6));
    // It keeps the mark, moves as a met, and promotes no further; captured, the mark is gone.
    play(&mut p, "a8b8");
    play(&mut p, "c6d7");
    assert_eq!(p.fen(), "1k6/3M~4/8/8/8/8/8/7K b - - 2 2");
    let p = played("8/2k5/3M~4/8/8/8/8/7K b - - 0 1", "c7d6");
    assert_eq!((p.fen().as_str(), p.promoted().any()), ("8/8/3k4/8/8/8/8/7K w - - 0 2", false));
    // Taking a promoted met with another met leaves an unpromoted one.
    assert_eq!(
        played("k7/8/3m~4/4M3/8/8/8/7K w - - 0 1", "e5d6").fen(),
        "k7/8/3M4/8/8/8/8/7K b - - 0 1"
    );
}

/// `MAK-PIECES`: checks and pins.
#[test]
fn the_khun_is_kept_safe() {
    let cases = [
        // A pinned rua keeps the line, a pinned ma and a pinned met cannot move.
        ("k3r3/8/8/8/4R3/8/8/4K3 w - - 0 1", "e4", "e2 e3 e5 e6 e7 e8"),
        ("k3r3/8/8/8/4N3/8/8/4K3 w - - 0 1", "e4", ""),
        ("k3r3/8/8/8/4M3/8/8/4K3 w - - 0 1", "e4", ""),
        // A pinned khon may step straight ahead on the file, not on the rank.
        ("k3r3/8/8/8/4S3/8/8/4K3 w - - 0 1", "e4", "e5"),
        ("k7/8/8/8/K2S3r/8/8/8 w - - 0 1", "d4", ""),
        // A pinned bia steps on the file, but does not capture off it.
        ("k3r3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4", "e5"),
        ("k7/8/8/3p4/K3P2r/8/8/8 w - - 0 1", "e4", ""),
        // Two men between are not pinned.
        ("k3r3/8/8/4N3/4M3/8/8/4K3 w - - 0 1", "e4", "d3 d5 f3 f5"),
        // The khun does not step back along a rua's line.
        ("k3r3/8/8/8/8/8/4K3/8 w - - 0 1", "e2", "d1 d2 d3 f1 f2 f3"),
        // Check by a rua: capture it, or step between. Check by a ma: capture it.
        ("1k2r3/8/8/8/8/8/3M4/R3K3 w - - 0 1", "d2", "e3"),
        ("k3r2R/8/8/8/8/8/8/4K3 w - - 0 1", "h8", "e8"),
        ("1k6/8/8/8/8/3n4/R7/4K3 w - - 0 1", "a2", ""),
        // In double check only the khun moves.
        ("1k2r3/8/8/8/8/8/R2m4/4K3 w - - 0 1", "a2", ""),
        ("1k2r3/8/8/8/8/8/R2m4/4K3 w - - 0 1", "e1", "d1 d2 f1 f2"),
        // A protected man is not for the khun: khons protect straight ahead, bia diagonally.
        ("k7/8/8/8/8/8/4m3/4K3 w - - 0 1", "e1", "d2 e2 f2"),
        ("k7/8/8/8/8/4s3/4m3/4K3 w - - 0 1", "e1", ""),
        ("k7/8/8/8/3p4/4r3/4K3/8 w - - 0 1", "e2", "d1 d2 f1 f2"),
    ];
    for (fen, from, expected) in cases {
        check_targets(fen, from, expected);
    }
}

/// `MAK-END`: mate, stalemate, neither.
#[test]
fn mate_and_stalemate() {
    let cases = [
        ("k7/1S6/K7/8/8/8/8/8 b - - 0 1", "mate"),
        ("k6R/7R/8/8/8/8/8/K7 b - - 0 1", "mate"),
        // Black's khon faces the other way; unprotected it is captured.
        ("8/8/8/8/8/k7/1s6/K7 w - - 0 1", "mate"),
        ("8/8/8/8/8/8/1s1k4/K7 w - - 0 1", "check"),
        ("k7/1R6/2K5/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("k7/1R6/2K5/8/8/8/8/8 w - - 0 1", "none"),
        ("k7/2M5/1K6/8/8/8/8/8 b - - 0 1", "stalemate"),
        // A blocked bia does not save from stalemate, one that can step does.
        ("k7/2M5/1K6/8/1p6/1P6/8/8 b - - 0 1", "stalemate"),
        ("k7/2M5/1K6/8/1p6/8/8/8 b - - 0 1", "none"),
    ];
    for (fen, expected) in cases {
        let p = position(fen);
        let found = match (p.is_checkmate(), p.is_stalemate(), p.is_check()) {
            (true, false, true) => "mate",
            (false, true, false) => "stalemate",
            (false, false, true) => "check",
            (false, false, false) => "none",
            _ => "nonsense",
        };
        assert_eq!(found, expected, "{fen}");
    }
}

#[test]
fn moves_in_san() {
    let cases = [
        (START, "e3e4", "e4"),
        (START, "d1c2", "Kc2"),
        (START, "e1d2", "Md2"),
        (START, "c1c2", "Sc2"),
        // One of two: by the file, else by the rank, else by both. A pinned one is no rival.
        ("k7/8/8/8/8/8/8/N3N2K w - - 0 1", "a1c2", "Nac2"),
        ("k7/8/N7/8/N7/8/8/7K w - - 0 1", "a6c5", "N6c5"),
        ("k7/8/M1M5/8/M1M5/8/8/7K w - - 0 1", "a4b5", "Ma4b5"),
        ("4r2k/8/8/8/8/4N3/8/N3K3 w - - 0 1", "a1c2", "Nc2"),
        ("1k6/8/8/8/8/8/7K/R6R w - - 0 1", "a1d1", "Rad1"),
        // A promoted met is a met.
        ("k7/8/M~1M5/8/8/8/8/7K w - - 0 1", "a6b7", "Mab7+"),
        // Captures, promotions, check and mate.
        ("k7/8/8/2m5/3P4/8/8/7K w - - 0 1", "d4c5", "dxc5"),
        ("k7/8/8/3P4/8/8/8/7K w - - 0 1", "d5d6m", "d6=M"),
        ("8/2k5/4r3/3P4/8/8/8/7K w - - 0 1", "d5d6m", "d6=M+"),
        ("k7/8/4r3/3P4/8/8/8/7K w - - 0 1", "d5e6m", "dxe6=M"),
        ("k7/8/8/8/8/8/7R/K5Rn w - - 0 1", "h2h1", "Rhxh1"),
        ("k7/7R/8/8/8/8/8/K5R1 w - - 0 1", "g1g8", "Rg8#"),
    ];
    for (fen, text, expected) in cases {
        let p = position(fen);
        let legal = p.legal_moves();
        let m =
            legal.iter().find(|m| uci(**m) == text).unwrap_or_else(|| panic!("{text} in {fen}"));
        assert_eq!(p.san(*m), expected, "{text} in {fen}");
    }
}

/// Of `FIDE-9.2`, by `MAK-DEFAULT`: the men and the side to move make a position.
#[test]
fn repetitions() {
    let p = position("k7/8/3M4/8/8/8/8/3R3K w - - 0 1");
    let again = played(&p.fen(), "h1h2 a8a7 h2h1 a7a8");
    assert!(p.same_position(&again));
    assert_ne!(p, again, "the numbers differ");
    let marked = position("k7/8/3M~4/8/8/8/8/3R3K w - - 0 1");
    assert!(p.same_position(&marked));
    let counted = position("k7/8/3M4/8/8/8/8/3R3K w - 32 11 1");
    assert!(p.same_position(&counted));
    for other in ["k7/8/3M4/8/8/8/8/3R3K b - - 0 1", "k7/8/4M3/8/8/8/8/3R3K w - - 0 1"] {
        assert!(!p.same_position(&position(other)), "{other}");
        assert!(!p.same_position(&position(other)), "{other}");
    }
}

/// Moves that Makruk does not have (`MAK-NONE`), or not here, are not legal and do no harm.
#[test]
fn other_moves_are_not_legal() {
    let p = position("r3k2r/8/8/3Pp3/8/8/8/R2K3R w - - 0 1");
    let normal =
        |role, from, capture, to, promotion| Move::Normal { role, from, capture, to, promotion };
    let cases = [
        Move::Castle { king: Square::D1, rook: Square::H1 },
        Move::EnPassant { from: Square::D5, to: Square::E6 },
        Move::Put { role: Role::Pawn, to: Square::D3 },
        normal(Role::Pawn, Square::D5, None, Square::D6, None),
        normal(Role::Pawn, Square::D5, None, Square::D6, Some(Role::Rook)),
        normal(Role::Rook, Square::A1, None, Square::A8, None),
        normal(Role::Queen, Square::A1, None, Square::A2, None),
        normal(Role::Knight, Square::G1, None, Square::F3, None),
        normal(Role::King, Square::D1, None, Square::D3, None),
    ];
    for m in cases {
        assert!(!p.is_legal(m), "{m:?}");
        let mut damaged = p.clone();
        damaged.play_unchecked(m);
        damaged.legal_moves();
    }
    assert_eq!(p.san(cases[0]), "");
    assert!(p.is_legal(normal(Role::Pawn, Square::D5, None, Square::D6, Some(Role::Queen))));
    assert!(p.is_legal(normal(Role::Rook, Square::A1, Some(Role::Rook), Square::A8, None)));
}

/// `LAW-3.10.3`: what no game can bring about is refused; what is read is written the same.
#[test]
fn fens_are_checked() {
    use MakrukFenError::*;
    let cases = [
        ("", Fields),
        ("k7/8/8/8/8/8/8/K7 w - - 0", Fields),
        ("k7/8/8/8/8/8/8/K7 w - - 0 1 ", Fields),
        ("k7/8/8/8/8/8/8/K7  w - - 0 1", Fields),
        ("k7/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/8/8/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k8/8/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k6/8/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k52/8/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/44/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/9/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/0p7/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/q7/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/rrrrrrrrr/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/é7/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/r~7/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/m~~7/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/~8/8/8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/8/m7/~8/8/8/8/K7 w - - 0 1", Placement),
        ("k7/8/8/8/8/8/8/K7 W - - 0 1", Turn),
        ("k7/8/8/8/8/8/8/K7 w KQ - 0 1", Castling),
        ("k7/8/8/8/8/8/8/K7 w - - x 1", Number),
        ("k7/8/8/8/8/8/8/K7 w - - -1 1", Number),
        ("k7/8/8/8/8/8/8/K7 w - - +1 1", Number),
        ("k7/8/8/8/8/8/8/K7 w - - 01 1", Number),
        ("k7/8/8/8/8/8/8/K7 w - - 0 0", Number),
        ("k7/8/8/8/8/8/8/K7 w - - 0 4294967296", Number),
        ("k7/8/8/8/8/8/8/K7 w - e3 0 1", Number),
        ("8/8/8/8/8/8/8/K7 w - - 0 1", Khuns),
        ("k7/8/8/8/8/8/8/KK6 w - - 0 1", Khuns),
        ("k7/8/8/8/8/8/8/KRRR4 w - - 0 1", Men),
        ("k7/nnn5/8/8/8/8/8/K7 w - - 0 1", Men),
        ("k7/sss5/8/8/8/8/8/K7 w - - 0 1", Men),
        ("k7/8/8/8/P7/PPPPPPPP/8/K7 w - - 0 1", Men),
        ("k7/8/8/8/8/PPPPPPPP/8/KMM5 w - - 0 1", Men),
        ("k7/8/8/8/8/PPPPPPPP/8/KM~6 w - - 0 1", Men),
        ("k7/8/8/8/8/MMMMMMMM/8/KMM5 w - - 0 1", Men),
        ("k7/8/P7/8/8/8/8/K7 w - - 0 1", BiaRank),
        ("k7/8/8/8/8/8/P7/K7 w - - 0 1", BiaRank),
        ("k7/8/8/8/8/p7/8/K7 w - - 0 1", BiaRank),
        ("k7/p7/8/8/8/8/8/K7 w - - 0 1", BiaRank),
        ("k6R/8/8/8/8/8/8/K7 w - - 0 1", Check),
        ("8/8/8/8/8/8/8/Kk6 w - - 0 1", Check),
        // Two mas at once, two ruas at once, three men.
        ("k7/2N5/1N6/8/8/8/8/K7 b - - 0 1", Check),
        ("k6R/8/8/8/8/8/8/R6K b - - 0 1", Check),
        ("k6R/1M6/1N6/8/8/8/8/K7 b - - 0 1", Check),
        // Counts: an unknown limit, a bia on the board, no board's honour against a lone khun, a
        // limit that is not the board's.
        ("k7/8/8/8/8/8/8/K6R w - 20 7 1", Count),
        ("k7/8/8/8/8/8/8/K6R w - 0 7 1", Count),
        ("k7/8/8/8/8/P7/8/K6R w - 32 7 1", Count),
        ("k7/8/8/8/8/8/8/K6R w - 128 8 1", Count),
        ("k6r/8/8/8/8/8/8/K5R1 w - 32 7 1", Count),
        ("k7/8/8/8/8/8/8/K6R w - 32 65537 1", Count),
    ];
    for (fen, expected) in cases {
        assert_eq!(Makruk::from_fen(fen), Err(expected), "{fen}");
        assert!(!expected.to_string().is_empty());
    }
}

#[test]
fn fens_are_written_as_read() {
    let fens = [
        START,
        "k6R/1M6/8/8/8/8/8/K7 b - - 0 1",
        "k7/4M~3/8/6M~1/8/8/4K3/6M1 w - 128 23 81",
        "k7/8/8/8/8/MMMMM~MMM/8/KM6 w - - 7 4294967295",
        "8/8/8/8/8/K1k5/8/8 w - 88 100 131",
        "2s5/2k1r3/M~2m2sp/2p1p3/1m~6/3SM1KP/8/2N4R w - - 1 31",
    ];
    for fen in fens {
        assert_eq!(position(fen).fen(), fen);
    }
    let last = played("k7/8/8/8/8/8/8/K6R b - - 4294967295 4294967295", "a8b8");
    assert_eq!(last.fen(), "1k6/8/8/8/8/8/8/K6R w - - 4294967295 4294967295");
    assert_eq!(last.turn(), Color::White);
}
