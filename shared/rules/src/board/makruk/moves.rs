//! Legal moves (`MAK-PIECES`, `MAK-PROMOTION`, `MAK-NONE`) without trying any out: where the khun
//! may not go, who gives check, and who shields it from a rua. Only ruas slide, so only they pin.

use shakmaty::{Bitboard, Move, MoveList, Rank, Role, Square, attacks};

use super::attacks::{ahead, attacked, attackers, khon_attacks, met_attacks};
use super::{Makruk, letter_of_role};

impl Makruk {
    /// The men that give check to the side to move.
    pub(super) fn checkers(&self) -> Bitboard {
        let khun = self.board.king_of(self.turn);
        khun.map_or(Bitboard::EMPTY, |khun| attackers(&self.board, khun, self.turn.other()))
    }

    /// Every legal move. A bia that reaches the sixth rank of its own way becomes a met there and
    /// then, so each pair of squares is one move (`MAK-PROMOTION`).
    pub(crate) fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let promotes = Bitboard::from_rank(self.turn.relative_rank(Rank::Sixth));
        self.for_each_man(|role, from, targets| {
            for to in targets {
                let promotion =
                    (role == Role::Pawn && promotes.contains(to)).then_some(Role::Queen);
                let capture = self.board.role_at(to);
                moves.push(Move::Normal { role, from, capture, to, promotion });
            }
        });
        moves
    }

    /// Whether `m` is one of [`Makruk::legal_moves`].
    pub(crate) fn is_legal(&self, m: Move) -> bool {
        self.legal_moves().contains(&m)
    }

    /// Whether the side to move has a legal move.
    pub(super) fn can_move(&self) -> bool {
        self.count_legal_moves() > 0
    }

    /// How many legal moves there are.
    fn count_legal_moves(&self) -> u64 {
        let mut number = 0;
        self.for_each_man(|_, _, targets| number += targets.0.count_ones());
        number.into()
    }

    /// Shows each man of the side to move, with the squares that it can legally reach.
    fn for_each_man(&self, mut show: impl FnMut(Role, Square, Bitboard)) {
        let (board, us) = (&self.board, self.turn);
        let (own, them) = (board.by_color(us), board.by_color(us.other()));
        let Some(khun) = board.king_of(us) else { return };
        // The khun does not shield itself from a rua by stepping back along its line.
        let danger = attacked(board, us.other(), board.occupied().without(khun));
        show(Role::King, khun, attacks::king_attacks(khun) & !own & !danger);

        let mut targets = !own;
        if danger.contains(khun) {
            let Some(checker) = self.checkers().single_square() else { return };
            targets &= attacks::between(khun, checker).with(checker);
        }
        let pinned = self.pinned(khun);
        // What a pinned man keeps: the line between its khun and the rua, and all of the others.
        let line =
            |from| if pinned.contains(from) { attacks::ray(khun, from) } else { Bitboard::FULL };
        for from in board.by_role(Role::Rook) & own {
            show(
                Role::Rook,
                from,
                attacks::rook_attacks(from, board.occupied()) & targets & line(from),
            );
        }
        for from in board.by_role(Role::Knight) & own & !pinned {
            show(Role::Knight, from, attacks::knight_attacks(from) & targets);
        }
        for from in board.by_role(Role::Bishop) & own {
            show(Role::Bishop, from, khon_attacks(us, from) & targets & line(from));
        }
        for from in board.by_role(Role::Queen) & own & !pinned {
            show(Role::Queen, from, met_attacks(from) & targets);
        }
        for from in board.by_role(Role::Pawn) & own {
            let step = ahead(us, Bitboard::from_square(from)) & !board.occupied();
            let captures = attacks::pawn_attacks(us, from) & them;
            show(Role::Pawn, from, (step | captures) & targets & line(from));
        }
    }

    /// Own men that alone stand between the khun and a rua of the other side.
    fn pinned(&self, khun: Square) -> Bitboard {
        let board = &self.board;
        let them = board.by_color(self.turn.other());
        let ruas = attacks::rook_attacks(khun, Bitboard::EMPTY) & board.by_role(Role::Rook) & them;
        let mut pinned = Bitboard::EMPTY;
        for rua in ruas {
            let between = attacks::between(khun, rua) & board.occupied();
            if !between.more_than_one() {
                pinned |= between;
            }
        }
        pinned & board.by_color(self.turn)
    }

    /// How many series of `depth` legal moves there are, whatever a count or a draw says. The last
    /// move is counted, not played.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal_moves(),
            _ => {
                let after = |m: &Move| {
                    let mut next = self.clone();
                    next.play_unchecked(*m);
                    next.perft(depth - 1)
                };
                self.legal_moves().iter().map(after).sum()
            }
        }
    }

    /// A legal move in SAN with the men's letters K M S N R: `Sd3`, `Ngxe5`, `dxe6=M+`, `Rh8#`.
    pub(crate) fn san(&self, m: Move) -> String {
        let Move::Normal { role, from, capture, to, promotion } = m else {
            return String::new(); // No other move exists here (`MAK-NONE`).
        };
        let mut text = String::new();
        if role != Role::Pawn {
            text.push(letter_of_role(role).to_ascii_uppercase());
            text.push_str(&self.origin(role, from, to));
        } else if capture.is_some() {
            text.push(from.file().char());
        }
        if capture.is_some() {
            text.push('x');
        }
        text.push_str(&to.to_string());
        if let Some(role) = promotion {
            text.push('=');
            text.push(letter_of_role(role).to_ascii_uppercase());
        }
        let mut next = self.clone();
        next.play_unchecked(m);
        if next.is_check() {
            text.push(if next.can_move() { '+' } else { '#' });
        }
        text
    }

    /// What SAN adds to tell a man from others of its kind that can go to the same square: its
    /// file, else its rank, else both.
    fn origin(&self, role: Role, from: Square, to: Square) -> String {
        let legal = self.legal_moves();
        let rivals: Vec<Square> = legal
            .iter()
            .filter(|m| m.role() == role && m.to() == to)
            .filter_map(|m| m.from())
            .filter(|square| *square != from)
            .collect();
        if rivals.is_empty() {
            String::new()
        } else if rivals.iter().all(|square| square.file() != from.file()) {
            from.file().char().to_string()
        } else if rivals.iter().all(|square| square.rank() != from.rank()) {
            from.rank().char().to_string()
        } else {
            from.to_string()
        }
    }
}
