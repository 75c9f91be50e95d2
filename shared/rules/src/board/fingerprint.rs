//! A number for a position, by which the archive finds the same one in other games.

use shakmaty::zobrist::{Zobrist64, ZobristValue};
use shakmaty::{EnPassantMode, Position as _};

use super::Position;
use crate::Variant;

/// What keeps the same men in different variants apart: odd numbers without a pattern.
const CHESS960: u64 = 0x9E37_79B9_7F4A_7C15;
const MAKRUK: u64 = 0xC2B2_AE3D_27D4_EB4F;

impl Position {
    /// The same for two positions that are the same (`LAW-9.2.2`), as [`Position::is_same`] tells, and of the
    /// same variant; else different but once in 2^64.
    pub fn fingerprint(&self) -> u64 {
        let of_chess = self.as_chess().map(|chess| {
            let Zobrist64(hash) = chess.zobrist_hash(EnPassantMode::Legal);
            match self.variant() {
                Variant::Chess960 => {
                    // Zobrist's castling rights are those of a side, not of one of two rooks on it.
                    let rights = u64::from(chess.castles().castling_rights());
                    hash ^ CHESS960 ^ rights.wrapping_mul(CHESS960)
                }
                Variant::Chess | Variant::Makruk => hash,
            }
        });
        of_chess.unwrap_or_else(|| {
            let men = self.board().iter().fold(MAKRUK, |hash, (square, piece)| {
                hash ^ Zobrist64::zobrist_for_piece(square, piece).0
            });
            men ^ if self.turn().is_white() { Zobrist64::zobrist_for_white_turn().0 } else { 0 }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StartNumber;
    use crate::board::notation::read_move;

    fn after(mut position: Position, moves: &str) -> Position {
        for san in moves.split(' ') {
            let code = read_move(san, &position).expect(san);
            position = position.played(code).expect(san);
        }
        position
    }

    #[test]
    fn the_same_position_has_the_same_number_however_it_came_about() {
        let start = Position::start(Variant::Chess);
        let (one, other) = (after(start.clone(), "d4 d5 c4"), after(start.clone(), "c4 d5 d4"));
        assert!(one.is_same(&other));
        assert_eq!(one.fingerprint(), other.fingerprint());
        let knights = after(start.clone(), "Nf3 Nf6 Ng1 Ng8");
        assert_eq!(knights.fingerprint(), start.fingerprint());
        let makruk = Position::start(Variant::Makruk);
        let there_and_back = after(makruk.clone(), "Nd2 Nd7 Nb1 Nb8");
        assert_eq!(there_and_back.fingerprint(), makruk.fingerprint());
    }

    #[test]
    fn another_position_has_another_number() {
        let start = Position::start(Variant::Chess);
        let fen = |variant, fen| Position::from_fen(variant, fen).expect(fen).fingerprint();
        // The side to move, a right to castle, a legal capture en passant, the variant.
        let e4 = after(start.clone(), "e4").fingerprint();
        assert_eq!(
            e4,
            fen(Variant::Chess, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
        );
        assert_ne!(
            e4,
            fen(Variant::Chess, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1")
        );
        let (king, rook) =
            (after(start.clone(), "e4 e5 Ke2 Ke7 Ke1 Ke8"), after(start.clone(), "e4 e5"));
        assert_ne!(king.fingerprint(), rook.fingerprint());
        let at_once = after(start.clone(), "e4 Nf6 e5 d5");
        let later = after(at_once.clone(), "Nf3 Nc6 Ng1 Nb8");
        assert_ne!(at_once.fingerprint(), later.fingerprint());
        let of_960 = Position::start960(StartNumber::STANDARD);
        assert_ne!(start.fingerprint(), of_960.fingerprint());
        let bare = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        assert_ne!(fen(Variant::Chess, bare), fen(Variant::Chess960, bare));
        // Castling with either of two rooks on one side of the king.
        let near = fen(Variant::Chess960, "4k3/8/8/8/8/8/8/K4R1R w F - 0 1");
        assert_ne!(near, fen(Variant::Chess960, "4k3/8/8/8/8/8/8/K4R1R w H - 0 1"));
        let makruk = Position::start(Variant::Makruk);
        assert_ne!(makruk.fingerprint(), after(makruk.clone(), "Nd2").fingerprint());
        let tempo = Position::from_fen(Variant::Makruk, "8/8/8/4k3/8/8/8/4K2R w - - 0 1");
        let other = Position::from_fen(Variant::Makruk, "8/8/8/4k3/8/8/8/4K2R b - - 0 1");
        assert_ne!(tempo.map(|p| p.fingerprint()).ok(), other.map(|p| p.fingerprint()).ok());
    }
}
