//! What the men attack (`MAK-PIECES`): shakmaty's tables for khun, ma and rua, and the steps of
//! met, khon and bia built from those of its pawns.
//!
//! Two views of the same moves: from one square, to generate moves, and of a whole side at once,
//! to know where a khun may not go.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

const NOT_A: Bitboard = Bitboard(0xfefe_fefe_fefe_fefe);
const NOT_H: Bitboard = Bitboard(0x7f7f_7f7f_7f7f_7f7f);
const NOT_AB: Bitboard = Bitboard(0xfcfc_fcfc_fcfc_fcfc);
const NOT_GH: Bitboard = Bitboard(0x3f3f_3f3f_3f3f_3f3f);

/// One step ahead for `color`; steps off the board fall away.
pub(super) const fn ahead(color: Color, squares: Bitboard) -> Bitboard {
    squares.shift(if color.is_white() { 8 } else { -8 })
}

/// The met: one step diagonally.
pub(super) const fn met_attacks(square: Square) -> Bitboard {
    attacks::pawn_attacks(Color::White, square)
        .with_const(attacks::pawn_attacks(Color::Black, square))
}

/// The khon: one step diagonally or one straight ahead.
pub(super) const fn khon_attacks(color: Color, square: Square) -> Bitboard {
    met_attacks(square).with_const(ahead(color, Bitboard::from_square(square)))
}

/// The men of `by` that attack `square`.
pub(super) fn attackers(board: &Board, square: Square, by: Color) -> Bitboard {
    // A man of `by` attacks from where one of the other colour on `square` would attack it.
    let other = by.other();
    board.by_color(by)
        & (attacks::rook_attacks(square, board.occupied()) & board.by_role(Role::Rook)
            | attacks::knight_attacks(square) & board.by_role(Role::Knight)
            | khon_attacks(other, square) & board.by_role(Role::Bishop)
            | met_attacks(square) & board.by_role(Role::Queen)
            | attacks::pawn_attacks(other, square) & board.by_role(Role::Pawn)
            | attacks::king_attacks(square) & board.by_role(Role::King))
}

/// Every square that `by` attacks, its own men's squares included, with `occupied` for the lines
/// of its ruas.
pub(super) fn attacked(board: &Board, by: Color, occupied: Bitboard) -> Bitboard {
    let side = board.by_color(by);
    let men = |role| board.by_role(role) & side;
    let (bia, khon, khun) = (men(Role::Pawn), men(Role::Bishop), men(Role::King));
    let bia = ahead(by, sideways(bia));
    let khon = diagonal(khon) | ahead(by, khon);
    let row = khun | sideways(khun);
    let khun = row | row.shift(8) | row.shift(-8);
    let rua = men(Role::Rook)
        .into_iter()
        .fold(Bitboard::EMPTY, |all, square| all | attacks::rook_attacks(square, occupied));
    // The khun's own square counts as attacked by it: the other khun cannot go there either.
    bia | khon | khun | rua | diagonal(men(Role::Queen)) | leaps(men(Role::Knight))
}

/// One step to either side.
fn sideways(squares: Bitboard) -> Bitboard {
    (squares & NOT_H).shift(1) | (squares & NOT_A).shift(-1)
}

/// One step diagonally.
fn diagonal(squares: Bitboard) -> Bitboard {
    let beside = sideways(squares);
    beside.shift(8) | beside.shift(-8)
}

/// The ma's leaps.
fn leaps(squares: Bitboard) -> Bitboard {
    let near = sideways(squares);
    let far = (squares & NOT_GH).shift(2) | (squares & NOT_AB).shift(-2);
    near.shift(16) | near.shift(-16) | far.shift(8) | far.shift(-8)
}
