//! Dead positions: whether any sequence of legal moves can still mate (`LAW-1.3`, `LAW-5.2.2`,
//! `LAW-6.7`).
//!
//! A wrong draw takes a game away from a player, a missed one leaves it to the players to agree, so
//! every *yes* here is a proof and every doubt is a *no*. Chess and Chess960 are treated alike.
//! The question is asked after every move of every game; what is ordinary must be told by a look at
//! the material, the pawns and the number of moves.
//!
//! 1. Material, as shakmaty knows it: bare kings, one minor piece, bishops of one colour, a knight
//!    against queens, a bishop against queens, rooks and bishops of its colour.
//! 2. Most positions leave here: without a wall (three pairs of pawns head to head), and with more
//!    than four legal moves, or with more than six men on move that are not in check.
//! 3. Walls: how far each man can ever get ([`reach`]), and whether a mate picture can be put
//!    together from that ([`net`]). Both err on the side of life.
//! 4. A walk through all positions that can arise ([`graph`]): forced captures, forced stalemates,
//!    a wall with a few moves left before it is complete. It fails at the first mate, at the first
//!    position with more than four moves (twelve behind a wall) that nothing above proves, and
//!    after 1,500 positions.
//!
//! A yes is exact. A no is not; missed are, as far as known:
//! - walls with fewer than three pairs head to head, such as pawns that pieces block;
//! - walls while somebody may still castle, until the right is gone;
//! - walls that hold only because of who is on move, or because men are in each other's way, when
//!   more positions arise than are walked through;
//! - forced lines that pass through a position with many legal moves, or begin in one.
//!
//! Of random blocked positions whose verdict a full search or a mate could tell, none was missed.
//!
//! The work on one question is bounded by the constants below: the slowest of 200,000 questions
//! about random blocked and small positions took 4 ms in a release build. Most positions of a game
//! take less than a fifth of a microsecond, those with a wall some tens of microseconds.

pub(crate) mod graph;
mod net;
mod reach;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_exhaustive;

use shakmaty::{Chess, Color, Move, Position as _, Role};

use self::graph::Look;
use self::reach::Reach;

/// Pairs of pawns head to head from which on a position is looked at as a wall. Each pair keeps
/// the kings from three files, so three can close the board.
const WALL_PAIRS_MIN: usize = 3;
/// Legal moves, at most, in every position of a walk.
const MOVES_MAX: usize = 4;
/// Legal moves, at most, in a position with a wall: a king, and little else that moves.
const WALL_MOVES_MAX: usize = 12;
/// Men of the side to move, beyond which it is not asked how many legal moves there are, unless it
/// is in check.
const MEN_MAX: usize = 6;
/// Positions, at most, of one walk.
const POSITIONS_MAX: usize = 1_500;
/// Positions, at most, of one walk that are looked at as walls.
const WALLS_MAX: u32 = 150;
/// Men placed into mate pictures, at most, for one question.
const PLACEMENTS_MAX: u32 = 10_000;

/// Whether neither side can mate by any sequence of legal moves (`LAW-1.3`, `LAW-5.2.2`); `false`
/// when that is not so, or not shown. A mate on the board is not dead; a stalemate may be called so.
pub(crate) fn is_dead(position: &Chess) -> bool {
    cannot_mate(position, position.turn()) && cannot_mate(position, !position.turn())
}

/// Whether `color` cannot mate by any sequence of legal moves of both sides (`LAW-6.7`); `false`
/// when it can, or when that is not shown.
pub(crate) fn cannot_mate(position: &Chess, color: Color) -> bool {
    if position.has_insufficient_material(color) {
        return true;
    }
    if is_ordinary(position) {
        return false;
    }
    let mut question = Question { color, walls: WALLS_MAX, placements: PLACEMENTS_MAX };
    (has_wall(position) && question.wall_holds(position))
        || graph::closes(position.clone(), POSITIONS_MAX, |position| question.look(position))
}

/// Whether there is no reason to look closer.
fn is_ordinary(position: &Chess) -> bool {
    !has_wall(position)
        && (position.us().count() > MEN_MAX && !position.is_check()
            || position.legal_moves().len() > MOVES_MAX)
}

/// Whether enough pawns stand head to head.
fn has_wall(position: &Chess) -> bool {
    let board = position.board();
    let blocked = (board.pawns() & board.white()).shift(8) & board.pawns() & board.black();
    blocked.count() >= WALL_PAIRS_MIN
}

/// Who is asked about, and the work that may still be done for the answer.
struct Question {
    color: Color,
    walls: u32,
    placements: u32,
}

impl Question {
    /// Whether `color` cannot mate, as far as the squares within reach tell.
    fn wall_holds(&mut self, position: &Chess) -> bool {
        if self.walls == 0 {
            return false;
        }
        self.walls -= 1;
        Reach::new(position)
            .is_some_and(|reach| !net::mate_is_thinkable(&reach, self.color, &mut self.placements))
    }

    /// What is to be done about one position of the walk.
    fn look(&mut self, position: &Chess) -> Look<Chess> {
        if position.has_insufficient_material(self.color) {
            return Look::Closed;
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            let mates = position.is_check() && position.turn() != self.color;
            return if mates { Look::Stop } else { Look::Closed };
        }
        let wall = has_wall(position);
        // Without a capture or a pawn's move just made, the wall is the one looked at before.
        if wall && position.halfmoves() == 0 && self.wall_holds(position) {
            return Look::Closed;
        }
        if moves.len() > if wall { WALL_MOVES_MAX } else { MOVES_MAX } {
            return Look::Stop;
        }
        // What cannot be taken back leads to an answer soonest, so it comes last in the list.
        let (mut next, last): (Vec<Move>, Vec<Move>) =
            moves.iter().partition(|m| !m.is_capture() && m.role() != Role::Pawn);
        next.extend(last);
        Look::Open(next.into_iter().map(|m| after(position, m)).collect())
    }
}

/// The position after a legal move.
fn after(position: &Chess, m: Move) -> Chess {
    let mut next = position.clone();
    next.play_unchecked(m);
    next
}
