//! Material that cannot mate (`MAK-END`), against an enumeration of all mates.
//!
//! Men are letters, White's large and Black's small; mets are `l` or `d` by the colour of their
//! squares. White mates. Black's khun stands on the files a to d: with both colours of mets that
//! covers the other half, which is the same in a mirror.

use std::collections::HashMap;
use std::num::NonZeroU32;

use shakmaty::{Bitboard, Board, Color, File, Move, Piece, Rank, Role, Square, attacks};

use super::attacks::{attacked, attackers, khon_attacks, met_attacks};
use super::{Makruk, role_of_letter};

const FILES_A_TO_D: Bitboard = Bitboard(0x0f0f_0f0f_0f0f_0f0f);
const KINDS: &str = "rnsldp";

fn man(letter: char) -> Piece {
    let color = Color::from_white(letter.is_ascii_uppercase());
    let role = match letter.to_ascii_lowercase() {
        'l' | 'd' => Role::Queen,
        other => role_of_letter(other).expect("a man"),
    };
    role.of(color)
}

/// Where a man can stand.
fn squares(letter: char) -> Bitboard {
    match letter {
        'l' | 'L' => Bitboard::LIGHT_SQUARES,
        'd' | 'D' => Bitboard::DARK_SQUARES,
        'p' | 'P' => {
            let ranks = [Rank::Third, Rank::Fourth, Rank::Fifth]
                .map(|r| man(letter).color.relative_rank(r));
            ranks.into_iter().fold(Bitboard::EMPTY, |all, rank| all | Bitboard::from_rank(rank))
        }
        _ => Bitboard::FULL,
    }
}

/// From where a man of White attacks `khun`.
fn checking_squares(letter: char, khun: Square, occupied: Bitboard) -> Bitboard {
    match man(letter).role {
        Role::Rook => attacks::rook_attacks(khun, occupied),
        Role::Knight => attacks::knight_attacks(khun),
        Role::Bishop => khon_attacks(Color::Black, khun),
        Role::Queen => met_attacks(khun),
        _ => attacks::pawn_attacks(Color::Black, khun),
    }
}

fn position(board: Board, turn: Color) -> Makruk {
    let (promoted, fullmoves) = (Bitboard::EMPTY, NonZeroU32::MIN);
    Makruk { board, promoted, turn, count: None, halfmoves: 0, fullmoves }
}

/// A position in which White has just mated with these men, if there is one.
fn find_mate(men: &str) -> Option<Makruk> {
    let (white, black): (Vec<char>, Vec<char>) = men.chars().partition(char::is_ascii_uppercase);
    for khun in FILES_A_TO_D {
        for other in !attacks::king_attacks(khun).with(khun) {
            let mut board = Board::empty();
            board.set_piece_at(khun, Color::Black.king());
            board.set_piece_at(other, Color::White.king());
            let mate = place_white(&board, khun, &white, &black);
            if mate.is_some() {
                return mate;
            }
        }
    }
    None
}

fn place_white(board: &Board, khun: Square, white: &[char], black: &[char]) -> Option<Makruk> {
    let Some((letter, rest)) = white.split_first() else {
        // One man of Black's blocks one square at most, and covers none of White's ruas.
        let danger = attacked(board, Color::White, board.occupied().without(khun));
        let escapes = attacks::king_attacks(khun) & !danger;
        let hopeless = !danger.contains(khun) || escapes.count() > black.len();
        return if hopeless { None } else { place_black(board, black) };
    };
    let mut targets = squares(*letter) & !board.occupied();
    if rest.is_empty() && attackers(board, khun, Color::White).is_empty() {
        targets &= checking_squares(*letter, khun, board.occupied());
    }
    targets.into_iter().find_map(|square| {
        let mut board = board.clone();
        board.set_piece_at(square, man(*letter));
        place_white(&board, khun, rest, black)
    })
}

fn place_black(board: &Board, black: &[char]) -> Option<Makruk> {
    let Some((letter, rest)) = black.split_first() else {
        let p = position(board.clone(), Color::Black);
        return (p.is_checkmate() && is_reached(&p)).then_some(p);
    };
    (squares(*letter) & !board.occupied()).into_iter().find_map(|square| {
        let mut board = board.clone();
        board.set_piece_at(square, man(*letter));
        place_black(&board, rest)
    })
}

/// Whether a legal move of White's, from a position that a FEN can have, leads here.
fn is_reached(mated: &Makruk) -> bool {
    let board = mated.board();
    board.by_color(Color::White).into_iter().any(|to| {
        let role = board.role_at(to).expect("a man");
        (!board.occupied()).into_iter().any(|from| {
            let mut before = board.clone();
            before.discard_piece_at(to);
            before.set_piece_at(from, role.of(Color::White));
            let m = Move::Normal { role, from, capture: None, to, promotion: None };
            Makruk::from_fen(&position(before, Color::White).fen()).is_ok_and(|mut p| {
                let legal = p.is_legal(m);
                p.play_unchecked(m);
                legal && p.is_checkmate() && p.same_position(mated)
            })
        })
    })
}

/// The same men with each bia as it is, or as a met of either colour.
fn promotions(men: &str) -> Vec<String> {
    men.chars().fold(vec![String::new()], |all, letter| {
        let choices = match letter {
            'P' => "PLD",
            'p' => "pld",
            _ => &letter.to_string(),
        };
        all.iter().flat_map(|men| choices.chars().map(move |c| format!("{men}{c}"))).collect()
    })
}

/// Some position with these men; which one plays no part.
fn some_position(men: &str) -> Makruk {
    let mut board = Board::empty();
    board.set_piece_at(Square::A1, Color::White.king());
    board.set_piece_at(Square::A8, Color::Black.king());
    for letter in men.chars() {
        let free = squares(letter) & !board.occupied() & !Bitboard::from_file(File::A);
        board.set_piece_at(free.first().expect("a free square"), man(letter));
    }
    position(board, Color::White)
}

/// All men of White's with up to two men beside the khuns, at least one of them White's.
fn all_men() -> Vec<String> {
    let mut all = vec![];
    for first in KINDS.to_uppercase().chars() {
        all.push(first.to_string());
        all.extend(KINDS.chars().map(|second| format!("{first}{second}")));
        all.extend(KINDS.to_uppercase().chars().map(|second| format!("{first}{second}")));
    }
    all
}

/// `MAK-END`: exact for up to two men beside the khuns.
#[test]
fn material_is_insufficient_when_no_mate_exists() {
    let mut mates: HashMap<String, bool> = HashMap::new();
    let mut insufficient = Vec::new();
    for men in all_men() {
        let can_mate = promotions(&men)
            .into_iter()
            .any(|men| *mates.entry(men.clone()).or_insert_with(|| find_mate(&men).is_some()));
        let p = some_position(&men);
        assert_eq!(p.insufficient_material(Color::White), !can_mate, "{men}");
        if !can_mate {
            insufficient.push(men);
        }
    }
    assert_eq!(insufficient.join(" "), "N L Lr Ll LL D Dr Dd DD P Pr");
}

/// `MAK-END`: three men beside the khuns, where the argument says that no mate exists.
#[test]
fn one_colour_against_ruas_does_not_mate() {
    for men in ["Lrr", "Drr", "Llr", "Ddr", "Lll", "Ddd", "LLr", "DDr", "LLl", "DDd", "Prr"] {
        assert_eq!(find_mate(men).map(|p| p.fen()), None, "{men}");
        assert!(some_position(men).insufficient_material(Color::White), "{men}");
    }
}

/// `MAK-END`: from either side, and what may be able to mate.
#[test]
fn insufficient_material_by_side() {
    let cases = [
        // men, White cannot mate, Black cannot mate
        ("", true, true),
        ("RNS", false, true),
        ("n", true, true),
        ("p", true, true),
        ("Rp", false, true),
        ("Nn", false, false),
        ("Ll", true, true),
        ("Ld", false, false),
        ("LLLlllrr", true, false),
        ("LLLlllrrd", false, false),
        ("Pp", false, false),
        ("PP", false, true),
        ("Pl", false, false),
        ("NL", false, true),
        ("NN", false, true),
        ("NP", false, true),
        ("LP", false, true),
    ];
    for (men, white, black) in cases {
        let p = some_position(men);
        let found = [Color::White, Color::Black].map(|color| p.insufficient_material(color));
        assert_eq!(found, [white, black], "{men}");
    }
}
