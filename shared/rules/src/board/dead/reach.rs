//! Where each man could ever get to: a set that is never too small.
//!
//! Only what can never change is believed in. A man is *rigid* while nothing has been found that
//! could move or take it. Rigid men stand in the way for ever, and no king ever stands on a square
//! next to which a rigid man of the other side attacks it. All else gives way: turns, checks, pins
//! and other men are ignored, whatever is not rigid is thought away, and a man that can be taken
//! is thought to be both there and gone. In the beginning all men are rigid; the sets grow until
//! nothing changes.
//!
//! Why that is sound: say the next move of some real game is the first one that leads out of the
//! sets. Up to then every man has stood within its set and the rigid ones at home, so that move
//! fulfils the conditions below, whose answer is in the sets already.

use shakmaty::{Bitboard, ByColor, Chess, Color, EnPassantMode, File, Position as _, Role, Square};

/// One man of the position asked about, and how far it gets.
pub(super) struct Man {
    pub(super) color: Color,
    pub(super) role: Role,
    /// Where it stands.
    pub(super) home: Square,
    /// Every square where it could ever stand, `home` among them.
    pub(super) reach: Bitboard,
    /// Whether it is a pawn that could promote. It then moves like every piece.
    pub(super) promotes: bool,
    /// Whether it could be taken.
    taken: bool,
}

/// All men, and what never changes.
pub(super) struct Reach {
    pub(super) men: Vec<Man>,
    /// Squares whose man never moves and is never taken.
    pub(super) rigid: Bitboard,
    /// What the rigid men of each side attack whatever happens: squares next to them, and the
    /// knights' ones.
    pub(super) guarded: ByColor<Bitboard>,
}

impl Reach {
    /// How far the men of `position` get; `None` for a position with castling rights, as nothing
    /// here knows castling.
    pub(super) fn new(position: &Chess) -> Option<Reach> {
        if !position.castles().is_empty() {
            return None;
        }
        let board = position.board();
        let man = |(home, piece): (Square, shakmaty::Piece)| Man {
            color: piece.color,
            role: piece.role,
            home,
            reach: home.into(),
            promotes: false,
            taken: false,
        };
        let mut men: Vec<Man> = board.clone().into_iter().map(man).collect();
        // Taking en passant is taking on a square that the pawn has crossed.
        if let Some(crossed) = position.ep_square(EnPassantMode::Legal) {
            let pawn = ahead(crossed.into(), !position.turn());
            for man in men.iter_mut().filter(|man| pawn.contains(man.home)) {
                man.reach.add(crossed);
            }
        }
        let mut reach = Reach { men, rigid: board.occupied(), guarded: ByColor::default() };
        while reach.grow() {}
        Some(reach)
    }

    /// Whether a pawn of `color` could promote.
    pub(super) fn promotes(&self, color: Color) -> bool {
        self.men.iter().any(|man| man.promotes && man.color == color)
    }

    /// One round over all men; whether anything changed.
    fn grow(&mut self) -> bool {
        self.rigid = self.men.iter().filter(|man| man.is_rigid()).map(|man| man.home).collect();
        let mut own_rigid = ByColor::<Bitboard>::default();
        let mut rigid_kings = Bitboard::EMPTY;
        self.guarded = ByColor::default();
        for man in self.men.iter().filter(|man| man.is_rigid()) {
            *own_rigid.get_mut(man.color) |= man.reach;
            *self.guarded.get_mut(man.color) |= man.next();
            if man.role == Role::King {
                rigid_kings.add(man.home);
            }
        }
        let mut targets = ByColor::<Bitboard>::default();
        for man in self.men.iter().filter(|man| man.role != Role::King) {
            *targets.get_mut(man.color) |= man.reach;
        }
        let mut changed = false;
        let mut taking = ByColor::<Bitboard>::default();
        for man in &mut self.men {
            let (us, them) = (man.color, !man.color);
            let before = (man.reach, man.promotes);
            if man.role == Role::Pawn && !man.promotes {
                man.advance(!self.rigid, *targets.get(them));
            } else {
                let king = man.role == Role::King;
                let forbidden = if king { *self.guarded.get(them) } else { Bitboard::EMPTY };
                man.spread(!(*own_rigid.get(us) | rigid_kings | forbidden));
            }
            changed |= before != (man.reach, man.promotes);
            let pawn = man.role == Role::Pawn && !man.promotes;
            *taking.get_mut(us) |= if pawn { man.next() } else { man.reach };
        }
        for man in self.men.iter_mut().filter(|man| man.role != Role::King && !man.taken) {
            man.taken = man.reach.intersects(*taking.get(!man.color));
            changed |= man.taken;
        }
        changed
    }
}

impl Man {
    fn is_rigid(&self) -> bool {
        !self.taken && self.reach == Bitboard::from(self.home)
    }

    /// The nearest squares that this man attacks from anywhere in its reach.
    fn next(&self) -> Bitboard {
        let from = self.reach;
        if self.promotes {
            return around(from) | leaps(from);
        }
        match self.role {
            Role::Pawn => beside(ahead(from, self.color)),
            Role::Knight => leaps(from),
            Role::Bishop => aslant(from),
            Role::Rook => crosswise(from),
            Role::Queen | Role::King => around(from),
        }
    }

    /// Lets a piece go wherever `free` is. Sliding is done in single steps, which need no more.
    fn spread(&mut self, free: Bitboard) {
        loop {
            let more = self.reach | (self.next() & free);
            if more == self.reach {
                return;
            }
            self.reach = more;
        }
    }

    /// Lets a pawn go ahead wherever `free` is, and aslant wherever it finds `targets`. A double
    /// step is two steps.
    fn advance(&mut self, free: Bitboard, targets: Bitboard) {
        loop {
            let more =
                self.reach | (ahead(self.reach, self.color) & free) | (self.next() & targets);
            if more == self.reach {
                break;
            }
            self.reach = more;
        }
        self.promotes = self.reach.intersects(Bitboard::BACKRANKS);
    }
}

/// The squares one rank further on, as `color` sees the board.
fn ahead(squares: Bitboard, color: Color) -> Bitboard {
    squares.shift(color.fold_wb(8, -8))
}

/// The squares one file further left.
fn left(squares: Bitboard) -> Bitboard {
    squares.without(Bitboard::from_file(File::A)).shift(-1)
}

/// The squares one file further right.
fn right(squares: Bitboard) -> Bitboard {
    squares.without(Bitboard::from_file(File::H)).shift(1)
}

/// The squares to the left and to the right.
fn beside(squares: Bitboard) -> Bitboard {
    left(squares) | right(squares)
}

/// A rook's step.
pub(super) fn crosswise(squares: Bitboard) -> Bitboard {
    beside(squares) | squares.shift(8) | squares.shift(-8)
}

/// A bishop's step.
pub(super) fn aslant(squares: Bitboard) -> Bitboard {
    beside(squares.shift(8) | squares.shift(-8))
}

/// A king's step.
pub(super) fn around(squares: Bitboard) -> Bitboard {
    crosswise(squares) | aslant(squares)
}

/// A knight's leap.
pub(super) fn leaps(squares: Bitboard) -> Bitboard {
    let one = beside(squares);
    let two = left(left(squares)) | right(right(squares));
    one.shift(16) | one.shift(-16) | two.shift(8) | two.shift(-8)
}
