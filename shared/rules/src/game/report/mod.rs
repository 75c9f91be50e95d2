//! What players send of a game that was played elsewhere: its moves and its result, once each
//! (`LAW-8.5`).
//!
//! The article asks both for a PGN with the result, and lets the result stand even where it is wrong.
//! So what both have sent is recorded at once; where the results differ, or one of the two is silent,
//! the tournament director records it, as of any other game that was played elsewhere.

mod decide;
mod read;
mod refusal;

pub use decide::{Reporting, may_report, report};
use read::Reported;
pub use refusal::ReportRefusal;

use serde::{Deserialize, Serialize};

use crate::{
    ByColor, Color, DAY_SECONDS, Game, HalfPoints, Instant, MoveCode, ResultElsewhere, Terms,
};

/// Days after one player's report from which on the director does not wait for the other's. The article
/// sets no time: a fortnight is one for post, too.
pub const REPORT_DAYS: i64 = 14;

/// Bytes of a report, at most: a long game with a comment at each move.
pub const REPORT_BYTES_MAX: usize = 32 * 1024;
/// Half-moves of a report, at most.
pub const REPORT_PLIES_MAX: usize = 1_000;

/// What a player has sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameReport {
    /// When.
    pub at: Instant,
    /// The moves' numbers.
    pub moves: Vec<u16>,
    /// White's points.
    pub white: HalfPoints,
    /// Black's points.
    pub black: HalfPoints,
}

/// What the players of a game have sent, in the form in which it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameReports {
    /// When the first came.
    pub first_at: Instant,
    /// White's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<GameReport>,
    /// Black's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<GameReport>,
    /// Whether the game is played on with reversed colours (`LAW-7.1`): White in a report is then the player
    /// who is paired with Black.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reversed: bool,
}

/// How far the reports of a game are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportsState {
    /// One has sent; the other's is missing.
    WaitsFor(Color),
    /// The results differ: the director records one.
    Differ {
        /// Since when.
        since: Instant,
    },
    /// Both have sent the same result: it stands.
    Agree,
}

impl GameReport {
    /// The moves in SAN; none where one of them is none.
    pub fn in_san(&self, terms: &Terms) -> Option<Vec<String>> {
        let mut position = terms.start_position();
        let san = |bits: &u16| {
            let code = MoveCode::from_bits(*bits)?;
            let described = position.describe(code)?;
            position.play(code)?;
            Some(described.san)
        };
        self.moves.iter().map(san).collect()
    }

    /// The result.
    pub fn result(&self) -> ResultElsewhere {
        ResultElsewhere { white: self.white, black: self.black, flag: None }
    }
}

impl GameReports {
    /// What the player of a colour has sent.
    pub fn of(&self, color: Color) -> Option<&GameReport> {
        color.fold_wb(self.white.as_ref(), self.black.as_ref())
    }

    /// How far they are; the moves need not be the same, since the article speaks of the result alone.
    pub fn state(&self) -> ReportsState {
        match (&self.white, &self.black) {
            (Some(white), Some(black)) if white.result() == black.result() => ReportsState::Agree,
            (Some(white), Some(black)) => ReportsState::Differ { since: white.at.max(black.at) },
            (Some(_), None) => ReportsState::WaitsFor(Color::Black),
            (None, _) => ReportsState::WaitsFor(Color::White),
        }
    }

    /// Whether both have sent the same result, and the director has decided otherwise: the game has another
    /// one, or goes on.
    pub fn is_overruled(&self, game: &Game) -> bool {
        self.agreed().is_some_and(|ResultElsewhere { white, black, .. }| {
            game.ending().is_none_or(|ending| ending.score != ByColor { white, black })
        })
    }

    /// The result that both have sent, by the colours of the pairing.
    pub fn agreed(&self) -> Option<ResultElsewhere> {
        let sent = self.white.as_ref().filter(|_| self.state() == ReportsState::Agree)?.result();
        let ResultElsewhere { white, black, flag } = sent;
        Some(if self.reversed {
            ResultElsewhere { white: black, black: white, flag }
        } else {
            sent
        })
    }

    /// From when on the director is to record the result; none where it stands.
    pub fn director_from(&self) -> Option<Instant> {
        match self.state() {
            ReportsState::WaitsFor(_) => Some(self.first_at + REPORT_DAYS * DAY_SECONDS),
            ReportsState::Differ { since } => Some(since),
            ReportsState::Agree => None,
        }
    }

    /// The moves that both have sent, up to the first that differs.
    pub fn common_moves(&self) -> Vec<u16> {
        let (Some(white), Some(black)) = (&self.white, &self.black) else { return Vec::new() };
        let both = white.moves.iter().zip(&black.moves);
        both.take_while(|(white, black)| white == black).map(|(bits, _)| *bits).collect()
    }

    /// The first half-move that is not the same in both, from 1; none where all are, or one is missing.
    pub fn differ_at(&self) -> Option<usize> {
        let (white, black) = (self.white.as_ref()?, self.black.as_ref()?);
        (white.moves != black.moves).then(|| self.common_moves().len() + 1)
    }

    /// Whether a player may read what the other has sent: not before the own report, so that nobody
    /// copies it, unless the game is over.
    pub fn may_read_other(&self, player: Color, over: bool) -> bool {
        over || self.of(player).is_some()
    }
}
