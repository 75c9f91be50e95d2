//! Random games: the moves against a second, naive generator that tries everything out, FENs, SAN
//! and counts on the way.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::Index;
use shakmaty::{Board, Color, Move, Rank, Role, Square};

use super::tests::position;
use super::{Honour, Makruk};

/// Whether the man on `from` attacks `to` (`MAK-PIECES`), by steps of file and rank.
fn attacks(board: &Board, from: Square, to: Square) -> bool {
    let Some(man) = board.piece_at(from) else { return false };
    let step = |a: u32, b: u32| i64::from(b) - i64::from(a);
    let files = step(from.file().to_u32(), to.file().to_u32());
    let ranks = step(from.rank().to_u32(), to.rank().to_u32()) * man.color.fold_wb(1, -1);
    match (man.role, files.abs(), ranks) {
        (Role::King, 0..=1, -1..=1) => from != to,
        (Role::Queen | Role::Bishop, 1, -1 | 1) | (Role::Bishop, 0, 1) | (Role::Pawn, 1, 1) => true,
        (Role::Knight, 1, -2 | 2) | (Role::Knight, 2, -1 | 1) => true,
        (Role::Rook, 0, _) | (Role::Rook, _, 0) => {
            let distance = files.abs().max(ranks.abs());
            let (x, y) = (files.signum(), step(from.rank().to_u32(), to.rank().to_u32()).signum());
            let square =
                |n: i64| i32::try_from(n * (x + 8 * y)).ok().and_then(|by| from.offset(by));
            distance > 0
                && (1..distance).all(|n| square(n).is_some_and(|s| board.role_at(s).is_none()))
        }
        _ => false,
    }
}

/// Whether a side's khun is attacked.
fn khun_attacked(board: &Board, color: Color) -> bool {
    let khun = board.king_of(color).expect("a khun");
    let them = board.by_color(color.other());
    them.into_iter().any(|from| attacks(board, from, khun))
}

/// Every legal move, by trying all pairs of squares.
fn naive_moves(p: &Makruk) -> Vec<Move> {
    let (board, us) = (p.board(), p.turn());
    let mut moves = Vec::new();
    for from in board.by_color(us) {
        for to in Square::ALL {
            let role = board.role_at(from).expect("a man");
            let capture = board.role_at(to);
            let ahead = from.offset(us.fold_wb(8, -8)) == Some(to);
            let reaches = match (role, capture) {
                (Role::Pawn, None) => ahead,
                _ => attacks(board, from, to),
            };
            if !reaches || board.color_at(to) == Some(us) {
                continue;
            }
            let last = to.rank() == us.fold_wb(Rank::Sixth, Rank::Third);
            let promotion = (role == Role::Pawn && last).then_some(Role::Queen);
            let mut after = board.clone();
            after.discard_piece_at(from);
            after.set_piece_at(to, promotion.unwrap_or(role).of(us));
            if !khun_attacked(&after, us) {
                moves.push(Move::Normal { role, from, capture, to, promotion });
            }
        }
    }
    moves
}

/// A move as a sortable text.
fn texts(moves: impl IntoIterator<Item = Move>) -> BTreeSet<String> {
    moves.into_iter().map(|m| format!("{m:?}")).collect()
}

/// What holds in every position.
fn check(p: &Makruk) -> Result<(), TestCaseError> {
    let fen = p.fen();
    let read = Makruk::from_fen(&fen);
    prop_assert_eq!(read.as_ref().map(Makruk::fen), Ok(fen.clone()));
    let mut same = p.clone();
    if p.count().is_some() {
        same.halfmoves = 0; // A FEN with a count has no room for them.
    }
    prop_assert_eq!(read, Ok(same), "{}", fen);

    let legal = p.legal_moves();
    let naive = naive_moves(p);
    prop_assert_eq!(texts(legal.iter().copied()), texts(naive.iter().copied()), "{}", fen);
    prop_assert_eq!(legal.len(), naive.len(), "a move twice in {}", fen);
    prop_assert_eq!(p.perft(1), naive.len() as u64);
    prop_assert_eq!(p.is_check(), khun_attacked(p.board(), p.turn()), "{}", fen);
    let over = naive.is_empty();
    prop_assert_eq!(
        (p.is_checkmate(), p.is_stalemate()),
        (over && p.is_check(), over && !p.is_check())
    );

    let sans: BTreeSet<String> = legal.iter().map(|m| p.san(*m)).collect();
    prop_assert_eq!(sans.len(), legal.len(), "SAN tells moves apart in {}", fen);
    for m in &legal {
        prop_assert!(p.is_legal(*m));
    }
    for color in Color::ALL {
        let mates = p.is_checkmate() && p.turn() != color;
        prop_assert!(!(mates && p.insufficient_material(color)), "{} mated in {}", color, fen);
    }
    check_count(p)
}

/// What holds of every count (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).
fn check_count(p: &Makruk) -> Result<(), TestCaseError> {
    let Some(count) = p.count() else { return Ok(()) };
    let fen = p.fen();
    prop_assert!(p.board().by_role(Role::Pawn).is_empty(), "{}", fen);
    prop_assert_eq!(count.ply % 2 == 0, count.by == p.turn(), "{}", fen);
    let bare = |color| p.board().by_color(color).single_square().is_some();
    prop_assert_eq!(count.honour == Honour::Pieces, bare(count.by), "{}", fen);
    prop_assert!(count.honour == Honour::Pieces || !bare(count.by.other()), "{}", fen);
    prop_assert_eq!(count.left(), count.limit().saturating_sub(count.ply / 2));
    Ok(())
}

/// Plays the choices; after every move a die says whether to start or to stop a count.
fn check_game(start: &str, choices: &[(Index, u8)]) -> Result<(), TestCaseError> {
    let mut p = position(start);
    for (choice, die) in choices {
        check(&p)?;
        let legal = p.legal_moves();
        if legal.is_empty() {
            break;
        }
        match die {
            0 => {
                let may = p.may_start_count(p.turn());
                prop_assert_eq!(p.start_count(p.turn()).map(|count| count.honour), may);
            }
            1 => {
                prop_assert_eq!(p.count(), p.stop_count());
                prop_assert_eq!(p.count(), None);
            }
            _ => {}
        }
        // Captures first, half of the time: games that come to an end.
        let captures: Vec<Move> = legal.iter().copied().filter(|m| m.is_capture()).collect();
        let m = if die % 2 == 0 && !captures.is_empty() {
            *choice.get(&captures)
        } else {
            *choice.get(&legal)
        };
        let before = p.clone();
        p.play_unchecked(m);
        prop_assert!(!khun_attacked(p.board(), before.turn()), "{:?} in {}", m, before.fen());
        let fallen = u16::from(m.is_capture());
        prop_assert_eq!(p.men() + fallen, before.men());
    }
    check(&p)
}

fn choices(number: usize) -> impl Strategy<Value = Vec<(Index, u8)>> {
    prop::collection::vec((any::<Index>(), 0..12_u8), number)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_from_the_start(choices in choices(160)) {
        check_game(&Makruk::default().fen(), &choices)?;
    }

    #[test]
    fn endings_without_bia(choices in choices(120)) {
        check_game("rn1mk1nr/8/2s5/8/8/5S2/8/RN1KM1NR w - - 0 30", &choices)?;
        check_game("4k3/2m5/1r6/8/8/3S2N1/8/3K4 b - - 0 60", &choices)?;
    }

    #[test]
    fn any_text_is_read_without_panic(text in "\\PC{0,60}", fields in "[kKmMsSnNrRpP1-8~/]{0,40} [wb] - [0-9-]{1,4} [0-9]{1,6} [0-9]{1,3}") {
        for fen in [text, fields] {
            if let Ok(p) = Makruk::from_fen(&fen) {
                prop_assert_eq!(p.fen(), fen);
                check(&p)?;
            }
        }
    }
}
