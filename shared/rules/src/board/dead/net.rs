//! Whether the squares that the men can reach are enough for a mate picture of any kind.
//!
//! In a mate the king stands somewhere, some other man gives check, and every square next to the
//! king is attacked, or has one of the king's own men on it. Who stands where in a real mate is one
//! way to fill this picture, with every man in its reach and no man in two places. So where no
//! way exists, there is no mate. The opposite is not said: the picture may ask for what no game
//! leads to, and it does not ask whether the check can be parried by another man.

use shakmaty::attacks::{attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks};
use shakmaty::{Bitboard, Color, Role, Square};

use super::reach::{Man, Reach};

/// Whether `color` may mate, as far as the squares within reach tell. Placing a man takes one off
/// `placements`; when none is left, a mate is held to be thinkable.
pub(super) fn mate_is_thinkable(reach: &Reach, color: Color, placements: &mut u32) -> bool {
    if reach.promotes(color) {
        return true;
    }
    reach.men.iter().filter(|man| man.role == Role::King && man.color != color).any(|king| {
        // The king does not shield the squares behind it: it would only step back into the line.
        let walls = reach.rigid.without(king.home);
        king.reach
            .into_iter()
            .any(|square| Net { reach, color, square, walls, left: placements }.closes())
    })
}

/// The picture around one square for the king.
struct Net<'a> {
    reach: &'a Reach,
    /// The side that mates.
    color: Color,
    /// Where the king is mated.
    square: Square,
    /// Men that are on the board for ever.
    walls: Bitboard,
    /// Placements left.
    left: &'a mut u32,
}

/// What has been placed so far.
#[derive(Clone, Copy)]
struct Placed {
    /// The men used, by their place in `Reach::men`.
    men: u64,
    /// The squares they stand on.
    squares: Bitboard,
    /// Squares next to the king that are still open to it.
    open: Bitboard,
}

impl Net<'_> {
    /// Whether there is a check here, with every flight taken.
    fn closes(&mut self) -> bool {
        // A rigid man stays the attacker that it is.
        let open = king_attacks(self.square).without(*self.reach.guarded.get(self.color));
        let nothing = Placed { men: 0, squares: self.square.into(), open };
        let reach = self.reach;
        reach.men.iter().enumerate().any(|(index, man)| {
            man.color == self.color
                && man.role != Role::King
                && self.attackers(man, self.square).into_iter().any(|from| {
                    let next = self.place(nothing, index, man, from);
                    self.fills(next)
                })
        })
    }

    /// Whether the squares still open can be filled one after the other.
    fn fills(&mut self, placed: Placed) -> bool {
        let Some(flight) = placed.open.first() else {
            return true;
        };
        if *self.left == 0 {
            return true;
        }
        *self.left -= 1;
        let reach = self.reach;
        reach.men.iter().enumerate().filter(|(index, _)| placed.men & (1 << index) == 0).any(
            |(index, man)| {
                if man.color == self.color {
                    let from = self.attackers(man, flight).without(placed.squares);
                    from.into_iter().any(|from| {
                        let next = self.place(placed, index, man, from);
                        self.fills(next)
                    })
                } else {
                    let blocks = man.role != Role::King
                        && man.reach.contains(flight)
                        && !placed.squares.contains(flight);
                    blocks && self.fills(self.place(placed, index, man, flight))
                }
            },
        )
    }

    /// Puts a man on a square.
    fn place(&self, placed: Placed, index: usize, man: &Man, on: Square) -> Placed {
        let taken = if man.color == self.color { self.attacked(man, on) } else { on.into() };
        Placed {
            men: placed.men | 1 << index,
            squares: placed.squares.with(on),
            open: placed.open.without(taken),
        }
    }

    /// From where within its reach `man` attacks `square`.
    fn attackers(&self, man: &Man, square: Square) -> Bitboard {
        let from = if man.role == Role::Pawn && !man.promotes {
            pawn_attacks(!man.color, square)
        } else {
            self.attacked(man, square)
        };
        let kings = man.role == Role::King;
        let apart = if kings { king_attacks(self.square) } else { Bitboard::EMPTY };
        (from & man.reach).without(self.square).without(apart)
    }

    /// What `man` attacks from a square, with nothing but the walls in its way.
    fn attacked(&self, man: &Man, from: Square) -> Bitboard {
        if man.promotes {
            return queen_attacks(from, self.walls) | knight_attacks(from);
        }
        attacks(from, man.role.of(man.color), self.walls)
    }
}
