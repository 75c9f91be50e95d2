//! Counting (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`): the weaker side's right to set a limit to the
//! number of moves in which it may be mated.
//!
//! Where the source is silent, this is our reading:
//! - a side starts counting when it is its turn, before its move;
//! - while one side counts, the other cannot; who counts may start again;
//! - the disadvantaged side of `MAK-COUNT-BOARD` is the one that is not ahead in material, both
//!   sides when it is equal, with rua 5, ma 3, khon 2½ and met 1½;
//! - when the counter's last piece falls, its count by pieces' honour starts by itself; a side that
//!   was not counting starts its own;
//! - a ply after the last one that the limit allows draws, unless it mates.
//! - a count by pieces' honour that starts past its limit, with more men on the board than moves
//!   allowed, draws at once.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Role};

use super::{Makruk, men_in};

/// Which of the two counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Honour {
    /// Neither side has a bia, both have pieces: 64 moves, from 0 (`MAK-COUNT-BOARD`).
    Board,
    /// The counter has its khun alone: a limit by the other side's pieces, from the number of men
    /// on the board (`MAK-COUNT-PIECES`).
    Pieces,
}

/// A count under way. `ply` is even when it is the counter's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Who counts.
    pub by: Color,
    /// By which rule.
    pub honour: Honour,
    /// The limit in half-moves, fixed when the count starts.
    pub limit_plies: u16,
    /// Where the count stands, in half-moves: it starts at 0, or at twice the men on the board.
    pub ply: u16,
}

impl Count {
    /// The number that the counter speaks with its move: the one made last when the other side is
    /// to move, else the one to come.
    pub fn spoken(&self) -> u16 {
        self.ply / 2
    }

    /// The number that draws once it is spoken, in moves.
    pub fn limit(&self) -> u16 {
        self.limit_plies / 2
    }

    /// Moves that the other side has left to mate; with the last one not made in time it is a draw.
    pub fn left(&self) -> u16 {
        self.limit().saturating_sub(self.spoken())
    }
}

/// `MAK-COUNT-BOARD`: 64 moves.
pub(super) const BOARD_LIMIT_PLIES: u16 = 128;

/// The table of `MAK-COUNT-PIECES`: so many of a piece, limit in moves. The first row that fits
/// counts; mets alone have the last row's limit.
const LIMITS: [(Role, u16, u16); 6] = [
    (Role::Rook, 2, 8),
    (Role::Rook, 1, 16),
    (Role::Bishop, 2, 22),
    (Role::Bishop, 1, 44),
    (Role::Knight, 2, 32),
    (Role::Knight, 1, 64),
];
const METS_LIMIT: u16 = 64;

/// Whether a FEN can show `plies` as the limit of a count by `honour`.
pub(super) fn is_limit(honour: Honour, plies: u16) -> bool {
    match honour {
        Honour::Board => plies == BOARD_LIMIT_PLIES,
        Honour::Pieces => {
            plies == 2 * METS_LIMIT || LIMITS.iter().any(|(_, _, limit)| 2 * limit == plies)
        }
    }
}

impl Makruk {
    /// The count under way.
    pub(crate) fn count(&self) -> Option<Count> {
        self.count
    }

    /// By which honour `color` may start a count now, or start its own again; `None` when it may not
    /// (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`).
    pub(crate) fn may_start_count(&self, color: Color) -> Option<Honour> {
        let other = color.other();
        let taken = self.count.is_some_and(|count| count.by == other);
        let bia = self.board.by_role(Role::Pawn).any();
        if color != self.turn || taken || bia || self.is_bare(other) {
            None
        } else if self.is_bare(color) {
            Some(Honour::Pieces)
        } else {
            (self.material_halves(color) <= self.material_halves(other)).then_some(Honour::Board)
        }
    }

    /// Starts a count of `color`, or starts it again with the pieces that now stand on the board.
    /// `None`, and nothing changed, when it may not.
    pub(crate) fn start_count(&mut self, color: Color) -> Option<Count> {
        let honour = self.may_start_count(color)?;
        self.count = Some(self.new_count(color, honour));
        self.count
    }

    /// Stops the count, which its counter may do at any time; answers what was stopped.
    pub(crate) fn stop_count(&mut self) -> Option<Count> {
        self.count.take()
    }

    /// Whether the count has gone past its limit without mate: a draw.
    pub(crate) fn count_ran_out(&self) -> bool {
        self.count.is_some_and(|count| count.ply > count.limit_plies) && !self.is_checkmate()
    }

    /// Whether the side to move is mated by a side that counts and has not stopped: a draw
    /// (`MAK-COUNT-BOARD`). Who counts by pieces' honour has nothing to mate with.
    pub(crate) fn mate_by_counter(&self) -> bool {
        self.count.is_some_and(|count| count.by != self.turn) && self.is_checkmate()
    }

    /// Lets the count go on after a half-move: captures do not restart it, but the last piece of a
    /// side ends a count by the board's honour.
    pub(super) fn advance_count(&mut self, captured: bool) {
        let Some(count) = self.count.as_mut() else { return };
        count.ply = count.ply.saturating_add(1);
        let (by, honour) = (count.by, count.honour);
        if captured && honour == Honour::Board && self.is_bare(self.turn) {
            let counter = by == self.turn;
            self.count = counter.then(|| self.new_count(by, Honour::Pieces));
        }
    }

    /// A count of `by` from its start.
    fn new_count(&self, by: Color, honour: Honour) -> Count {
        let (limit_plies, ply) = match honour {
            Honour::Board => (BOARD_LIMIT_PLIES, 0),
            Honour::Pieces => (2 * self.pieces_limit(by.other()), 2 * self.men()),
        };
        Count { by, honour, limit_plies, ply }
    }

    /// The limit against a lone khun, in moves, by what `stronger` has.
    fn pieces_limit(&self, stronger: Color) -> u16 {
        LIMITS
            .into_iter()
            .find(|(role, at_least, _)| self.number(stronger, *role) >= *at_least)
            .map_or(METS_LIMIT, |(_, _, limit)| limit)
    }

    /// How many men of one kind a side has.
    pub(super) fn number(&self, color: Color, role: Role) -> u16 {
        men_in(self.board.by_piece(role.of(color)))
    }

    /// Whether a side has its khun alone.
    pub(super) fn is_bare(&self, color: Color) -> bool {
        !self.board.by_color(color).more_than_one()
    }

    /// What a side's pieces are worth, in halves: rua 10, ma 6, khon 5, met 3. Bia are worth
    /// nothing here, since nobody counts while there is one.
    fn material_halves(&self, color: Color) -> u16 {
        let worth = [(Role::Rook, 10), (Role::Knight, 6), (Role::Bishop, 5), (Role::Queen, 3)];
        worth.into_iter().map(|(role, halves)| halves * self.number(color, role)).sum()
    }
}
