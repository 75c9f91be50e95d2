//! The board as the auditor knows it: chess of both kinds from shakmaty, and Makruk, which shakmaty
//! does not know, from `rules`.

use rules::{Ending, Instant, Variant};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position};

/// How a position ends a game: half points, reason, article, and who brought it about.
pub(crate) type BoardEnd = ((u8, u8), &'static str, &'static str, Option<Color>);

/// A position of one of the variants.
#[derive(Clone, Debug)]
pub(crate) enum Board {
    Chess(Chess, CastlingMode),
    Makruk(Box<rules::Position>),
}

/// Half points when `color` has lost.
pub(crate) fn lost_by(color: Color) -> (u8, u8) {
    color.fold_wb((0, 2), (2, 0))
}

impl Board {
    /// An empty `fen` is the usual position.
    pub(crate) fn new(variant: Variant, fen: &str) -> Board {
        let mode = match variant {
            Variant::Chess => CastlingMode::Standard,
            Variant::Chess960 => CastlingMode::Chess960,
            Variant::Makruk => {
                let position = match fen {
                    "" => rules::Position::start(variant),
                    fen => rules::Position::from_fen(variant, fen).expect("a legal position"),
                };
                return Board::Makruk(Box::new(position));
            }
        };
        let fen: Fen = match fen {
            "" => Fen::from_position(&Chess::default(), EnPassantMode::Legal),
            fen => fen.parse().expect("a FEN"),
        };
        Board::Chess(fen.into_position(mode).expect("a legal position"), mode)
    }

    pub(crate) fn turn(&self) -> Color {
        match self {
            Board::Chess(chess, _) => chess.turn(),
            Board::Makruk(makruk) => makruk.turn(),
        }
    }

    pub(crate) fn fen(&self) -> String {
        match self {
            Board::Chess(chess, _) => Fen::from_position(chess, EnPassantMode::Legal).to_string(),
            Board::Makruk(makruk) => makruk.fen(),
        }
    }

    /// Every legal move in UCI.
    pub(crate) fn legal(&self) -> Vec<String> {
        match self {
            Board::Chess(chess, mode) => {
                let moves = chess.legal_moves();
                moves.iter().map(|m| UciMove::from_move(*m, *mode).to_string()).collect()
            }
            Board::Makruk(makruk) => {
                makruk.describe_legal_moves().into_iter().map(|legal| legal.uci).collect()
            }
        }
    }

    /// The position after a move; none when it is not legal.
    pub(crate) fn played(&self, uci: &str) -> Option<Board> {
        match self {
            Board::Chess(chess, mode) => {
                let m = uci.parse::<UciMove>().ok()?.to_move(chess).ok()?;
                Some(Board::Chess(chess.clone().play(m).ok()?, *mode))
            }
            Board::Makruk(makruk) => {
                let legal = makruk.describe_legal_moves();
                let m = legal.iter().find(|legal| legal.uci == uci)?;
                makruk.played(m.code).map(|after| Board::Makruk(Box::new(after)))
            }
        }
    }

    /// How the position ends the game for the side that has just moved.
    pub(crate) fn end(&self, mover: Color) -> Option<BoardEnd> {
        match self {
            Board::Chess(chess, _) if chess.is_checkmate() => {
                Some((lost_by(!mover), "checkmate", "LAW-5.1.1", Some(mover)))
            }
            Board::Chess(chess, _) if chess.is_stalemate() => {
                Some(((1, 1), "stalemate", "LAW-5.2.1", None))
            }
            Board::Chess(chess, _) if chess.is_insufficient_material() => {
                Some(((1, 1), "dead_position", "LAW-5.2.2", None))
            }
            Board::Chess(..) => None,
            Board::Makruk(makruk) => {
                let end =
                    Ending::on_board(makruk.board_ending()?, makruk, mover, Instant::from_unix(0));
                let halves = (end.score.white.0, end.score.black.0);
                Some((halves, end.reason.code(), end.reason.rule(), end.by))
            }
        }
    }

    pub(crate) fn cannot_mate(&self, color: Color) -> bool {
        match self {
            Board::Chess(chess, _) => chess.has_insufficient_material(color),
            Board::Makruk(makruk) => !makruk.can_mate(color),
        }
    }

    /// What makes it the same position as another (LAW-9.2.2): men, side to move, castling, en
    /// passant; in Makruk men and side to move.
    pub(crate) fn key(&self) -> String {
        let fields = match self {
            Board::Chess(..) => 4,
            Board::Makruk(_) => 2,
        };
        let fen = self.fen().replace('~', "");
        fen.split(' ').take(fields).collect::<Vec<_>>().join(" ")
    }

    /// Half-moves without a pawn move or capture, and men on the board; Makruk needs neither.
    pub(crate) fn chess_facts(&self) -> Option<(u32, usize)> {
        match self {
            Board::Chess(chess, _) => Some((chess.halfmoves(), chess.board().occupied().count())),
            Board::Makruk(_) => None,
        }
    }

    /// The position in which the side to move counts, or does so no longer; none where it cannot.
    pub(crate) fn counted(&self, starts: bool) -> Option<Board> {
        let Board::Makruk(makruk) = self else { return None };
        let turn = makruk.turn();
        let mine = makruk.count().is_some_and(|count| count.by == turn);
        if !starts && !mine {
            return None;
        }
        makruk.counted(starts.then_some(turn)).map(|after| Board::Makruk(Box::new(after)))
    }

    pub(crate) fn is_makruk(&self) -> bool {
        matches!(self, Board::Makruk(_))
    }
}
