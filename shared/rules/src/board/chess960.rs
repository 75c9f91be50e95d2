//! The 960 start positions of Chess960 by their number (`LAW-B.1`, `LAW-B.2`).
//!
//! The number is the one that the field uses: bishops first, light then dark, then the queen, the
//! two knights by a table, and king between rooks on what is left. 518 is the position of chess.

use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, File, Piece, Position as _, Rank,
    Role, Setup, Square,
};

/// The number of a Chess960 start position, 0 to 959.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct StartNumber(u16);

/// How many start positions there are.
const COUNT: u16 = 960;

/// Where the two knights stand among the five free squares, by what is left of the number.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// A number beyond 959.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("start positions are numbered from 0 to 959")]
pub struct NoSuchStartNumber;

impl TryFrom<u16> for StartNumber {
    type Error = NoSuchStartNumber;

    fn try_from(number: u16) -> Result<StartNumber, NoSuchStartNumber> {
        StartNumber::new(number).ok_or(NoSuchStartNumber)
    }
}

impl From<StartNumber> for u16 {
    fn from(number: StartNumber) -> u16 {
        number.0
    }
}

impl StartNumber {
    /// The position of chess.
    pub const STANDARD: StartNumber = StartNumber(518);

    /// A number below 960.
    pub fn new(number: u16) -> Option<StartNumber> {
        (number < COUNT).then_some(StartNumber(number))
    }

    /// The position drawn by 64 random bits, each as likely as another (`LAW-B.2`).
    pub fn drawn(random: u64) -> StartNumber {
        StartNumber((random % u64::from(COUNT)) as u16)
    }

    /// The number, 0 to 959.
    pub fn get(self) -> u16 {
        self.0
    }

    /// White's pieces from the a- to the h-file; Black's mirror them.
    pub fn pieces(self) -> [Role; 8] {
        let number = usize::from(self.0);
        let mut files = [None; 8];
        files[number % 4 * 2 + 1] = Some(Role::Bishop);
        files[number / 4 % 4 * 2] = Some(Role::Bishop);
        put(&mut files, number / 16 % 6, Role::Queen);
        let (first, second) = KNIGHTS[number / 96];
        // The further one first, so that the nearer one's place still counts the same squares.
        put(&mut files, second, Role::Knight);
        put(&mut files, first, Role::Knight);
        put(&mut files, 0, Role::Rook);
        put(&mut files, 0, Role::King);
        files.map(|role| role.unwrap_or(Role::Rook))
    }

    /// The start position with this number, if `chess` is one before any move.
    pub(crate) fn of(chess: &Chess) -> Option<StartNumber> {
        // By the first rank alone: a page asks, and 960 positions take longer than a move.
        let square = |file| Square::from_coords(file, Rank::First);
        let first = File::ALL.map(|file| chess.board().role_at(square(file)));
        let number = (0..COUNT).map(StartNumber).find(|n| n.pieces().map(Some) == first)?;
        let fen = |chess: &Chess| Fen::from_position(chess, EnPassantMode::Legal).to_string();
        (fen(chess) == fen(&number.position())).then_some(number)
    }

    /// The start position.
    pub(crate) fn position(self) -> Chess {
        let mut board = Board::empty();
        let mut castling_rights = Bitboard::EMPTY;
        for (role, file) in self.pieces().into_iter().zip(File::ALL) {
            for (color, first, second) in [
                (Color::White, Rank::First, Rank::Second),
                (Color::Black, Rank::Eighth, Rank::Seventh),
            ] {
                let square = Square::from_coords(file, first);
                board.set_piece_at(square, Piece { color, role });
                board.set_piece_at(Square::from_coords(file, second), color.pawn());
                if role == Role::Rook {
                    castling_rights.add(square);
                }
            }
        }
        let setup = Setup { board, castling_rights, ..Setup::empty() };
        // Every number gives a legal position, as the tests show for all of them.
        setup.position(CastlingMode::Chess960).unwrap_or_default()
    }
}

/// Puts a piece on the free square with this index, counted from the a-file.
fn put(files: &mut [Option<Role>; 8], index: usize, role: Role) {
    if let Some(free) = files.iter_mut().filter(|file| file.is_none()).nth(index) {
        *free = Some(role);
    }
}
