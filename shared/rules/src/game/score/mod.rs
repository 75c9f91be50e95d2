//! The scores that the players of a game by post or e-mail keep here, each on a sheet of his own
//! (`LAW-8.1`): every half-move with the days on which it arrived and was sent, and `(=)` where a draw
//! was offered.
//!
//! What both have entered alike stands. Where they have entered different things, or a claim was made,
//! the tournament director decides; nothing of it is in the game's log before the game has a result.

mod clock;
mod decide;
mod direct;
mod refusal;

pub use clock::ScoreClock;
pub use decide::{LineRequest, Scoring, answer_score, claim_in_score, enter_score, may_score};
pub use direct::{Overstep, ScoreDecided, ScoreRuler, ScoreRuling, decide_score};
pub use refusal::ScoreRefusal;

use serde::{Deserialize, Serialize};

use crate::{Color, Day, Game, Instant, LegalMove, MoveCode, PlayerId, Position};

/// Half-moves of a sheet, at most.
pub const SCORE_PLIES_MAX: usize = 1_000;
/// Characters of a note with a claim, at most.
pub const SCORE_NOTE_CHARACTERS_MAX: usize = 1_000;
/// Days that the director gives at most for what is asked of the players.
pub const SCORE_ANSWER_DAYS_MAX: i32 = 60;

/// A half-move as a player has written it down. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreLine {
    /// The move's number.
    #[serde(rename = "m")]
    pub bits: u16,
    /// The day on which the move that it answers arrived; of the first the day on which play began.
    #[serde(rename = "a")]
    pub arrived: Day,
    /// The day on which it was sent, and final with it (`LAW-4.2`).
    #[serde(rename = "s")]
    pub sent: Day,
    /// Whether a draw was offered with it.
    #[serde(rename = "o", default, skip_serializing_if = "std::ops::Not::not")]
    pub draw_offered: bool,
}

/// What a player claims of the director. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreClaimKind {
    /// The opponent has exceeded the time (`LAW-6.6`).
    TimeExceeded,
    /// A draw by repetition, by fifty moves or by the table (`LAW-9.2`, `LAW-9.3`).
    Draw,
}

/// A claim that waits for the director.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreClaim {
    /// When it was made.
    pub at: Instant,
    /// What it says.
    pub kind: ScoreClaimKind,
    /// What the player adds: at most [`SCORE_NOTE_CHARACTERS_MAX`] characters.
    pub note: String,
}

/// What the director asks of the players. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreAsk {
    /// Their sheets, complete as far as they have played (`LAW-8.2`).
    Sheet,
    /// The position, the clocks and the number of moves, before the game is reconstructed (`LAW-8.3`).
    Position,
}

/// What was asked last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreAsked {
    /// When.
    pub at: Instant,
    /// What.
    pub what: ScoreAsk,
    /// The last day on which the answer is in time.
    pub until: Day,
}

/// What a player knows of a game of which no complete score exists (`LAW-8.3`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScorePosition {
    /// The position, a legal one of the variant.
    pub fen: String,
    /// Moves that White has completed; none where it is not known.
    pub white_moves: Option<u16>,
    /// The same of Black.
    pub black_moves: Option<u16>,
    /// Whole days that White has used; none where it is not known.
    pub white_days: Option<u16>,
    /// The same of Black.
    pub black_days: Option<u16>,
    /// Whether it is White's clock that runs; none where it is not known.
    pub white_runs: Option<bool>,
}

/// One player's part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSide {
    /// The sheet.
    pub lines: Vec<ScoreLine>,
    /// What the player claims.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<ScoreClaim>,
    /// When the player has answered what was asked last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answered_at: Option<Instant>,
    /// What the player has told for the reconstruction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<ScorePosition>,
    /// After how many own moves a period was begun, where no overstep could be shown (`LAW-8.4`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub periods: Vec<u16>,
}

/// What a director has done about the scores. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreActKind {
    /// Asked for the sheets (`LAW-8.2`).
    SheetAsked,
    /// Asked for the position (`LAW-8.3`).
    PositionAsked,
    /// Said what stands from a half-move on (`LAW-8.1`, `LAW-8.3`, `LAW-7.2`).
    Settled,
    /// Refused White's claim.
    WhiteDismissed,
    /// Refused Black's claim.
    BlackDismissed,
    /// Let White's next period begin (`LAW-8.4`).
    WhitePeriod,
    /// Let Black's next period begin (`LAW-8.4`).
    BlackPeriod,
    /// Found the colours reversed early, so that the game begins again (`LAW-7.1`).
    BegunAgain,
    /// Found the colours reversed late, so that the game is played on (`LAW-7.1`).
    PlayedOn,
    /// Confirmed that White has exceeded the time (`TR-8.7a`).
    WhiteExceeded,
    /// Confirmed that Black has exceeded the time (`TR-8.7a`).
    BlackExceeded,
    /// Found both flags down, and not which fell first (`LAW-6.9`).
    BothExceeded,
    /// Recorded the result (`LAW-8.5`, `LAW-9.2`, `LAW-9.3`).
    Recorded,
}

/// A director's act, with its reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreAct {
    /// When.
    pub at: Instant,
    /// Who.
    pub by: PlayerId,
    /// What.
    pub kind: ScoreActKind,
    /// The half-move that it is about, from 1; none where it is about no one.
    pub half_move: Option<usize>,
    /// Why.
    pub reason: String,
}

/// The scores of a game, in the form in which they are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scores {
    /// Half-moves that stood here before them: an official has told them.
    pub base: usize,
    /// The position after these, or the one that an official has restored (`LAW-7.2`).
    pub start: String,
    /// The day on which play began, or began again.
    pub starts_on: Day,
    /// Whether the player of White has had the black pieces, and the other way round (`LAW-7.1`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reversed: bool,
    /// The part of the player who is paired with White.
    pub white: ScoreSide,
    /// The part of the player who is paired with Black.
    pub black: ScoreSide,
    /// Since when the sheets differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differ_since: Option<Instant>,
    /// What the director has asked last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<ScoreAsked>,
    /// What the director has done, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<ScoreAct>,
}

/// Why a score waits for the director. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreWaits {
    /// A player claims something.
    Claim,
    /// The sheets differ.
    Differ,
    /// A player has not answered in time what was asked.
    Unanswered,
}

impl Scores {
    /// Empty sheets of a game as it stands.
    pub fn begin(game: &Game) -> Scores {
        Scores {
            base: game.plies().len(),
            start: game.position().fen(),
            starts_on: Day::of(game.terms().starts_at),
            reversed: false,
            white: ScoreSide::default(),
            black: ScoreSide::default(),
            differ_since: None,
            asked: None,
            acts: Vec::new(),
        }
    }

    /// The scores of a game as they are, or empty ones. Where an official has brought a game that goes on to another
    /// position since, the sheets begin again there (`LAW-7.2`).
    pub fn current(game: &Game, known: Option<&Scores>) -> Scores {
        let Some(known) = known else { return Scores::begin(game) };
        let begun = Scores::begin(game);
        if game.ending().is_some() || (known.base, &known.start) == (begun.base, &begun.start) {
            return known.clone();
        }
        Scores { acts: known.acts.clone(), reversed: known.reversed, ..begun }
    }

    /// The part of the player who is paired with a colour.
    pub fn of(&self, color: Color) -> &ScoreSide {
        color.fold_wb(&self.white, &self.black)
    }

    fn of_mut(&mut self, color: Color) -> &mut ScoreSide {
        color.fold_wb(&mut self.white, &mut self.black)
    }

    /// The half-moves that both have entered alike, up to the first that one of them has not.
    pub fn standing(&self) -> &[ScoreLine] {
        let both = self.white.lines.iter().zip(&self.black.lines);
        let alike = both.take_while(|(white, black)| white == black).count();
        self.white.lines.get(..alike).unwrap_or_default()
    }

    /// Half-moves of the game that stand, those from before included.
    pub fn stands(&self) -> usize {
        self.base + self.standing().len()
    }

    /// The first half-move that both have entered, and not alike, from 1.
    pub fn differ_at(&self) -> Option<usize> {
        let entered = self.white.lines.len().min(self.black.lines.len());
        (self.standing().len() < entered).then(|| self.stands() + 1)
    }

    /// Who makes the half-move with this number, from 1, as the pairing has the colours.
    pub fn mover(&self, game: &Game, half_move: usize) -> Color {
        let color = game.mover(half_move.saturating_sub(1));
        if self.reversed { !color } else { color }
    }

    /// Moves that a player has made by these lines.
    fn made(&self, game: &Game, lines: &[ScoreLine], by: Color) -> usize {
        (1..=lines.len()).filter(|index| self.mover(game, self.base + index) == by).count()
    }

    /// The position before the first line.
    pub fn start(&self, game: &Game) -> Position {
        let start = Position::from_fen(game.terms().variant, &self.start);
        start.unwrap_or_else(|_| game.terms().start_position())
    }

    /// The lines as moves; up to the first that is none, which never happens to lines that were taken.
    pub fn described(&self, game: &Game, lines: &[ScoreLine]) -> Vec<LegalMove> {
        let mut position = self.start(game);
        let describe = |line: &ScoreLine| {
            let code = MoveCode::from_bits(line.bits)?;
            let described = position.describe(code)?;
            position.play(code)?;
            Some(described)
        };
        lines.iter().map_while(describe).collect()
    }

    /// The position after the lines.
    pub fn position_after(&self, game: &Game, lines: &[ScoreLine]) -> Position {
        let start = self.start(game);
        let code = |line: &ScoreLine| MoveCode::from_bits(line.bits);
        lines.iter().filter_map(code).fold(start, |position, code| {
            let after = position.played(code);
            after.unwrap_or(position)
        })
    }

    /// Whether a player has still to answer what the director has asked.
    pub fn is_asked(&self, color: Color) -> bool {
        self.asked.is_some() && self.of(color).answered_at.is_none()
    }

    /// What waits for the director, and from when on; what waits longest.
    pub fn waits(&self) -> Option<(Instant, ScoreWaits)> {
        let claimed = Color::ALL.into_iter().filter_map(|color| self.of(color).claim.as_ref());
        let claimed = claimed.map(|claim| (claim.at, ScoreWaits::Claim));
        let differ = self.differ_since.map(|since| (since, ScoreWaits::Differ));
        let silent = Color::ALL.into_iter().any(|color| self.is_asked(color));
        let unanswered = self.asked.filter(|_| silent);
        let unanswered =
            unanswered.map(|asked| (asked.until.next().starts_at(), ScoreWaits::Unanswered));
        claimed.chain(differ).chain(unanswered).min()
    }

    /// How many lines of the opponent's sheet a player may read: no more than the own sheet has, so
    /// that nobody copies it, until the game is over.
    pub fn readable(&self, reader: Color, over: bool) -> usize {
        let all = self.of(!reader).lines.len();
        if over { all } else { all.min(self.of(reader).lines.len()) }
    }

    /// Remembers since when the sheets differ.
    fn note_difference(&mut self, now: Instant) {
        self.differ_since = self.differ_at().map(|_| self.differ_since.unwrap_or(now));
    }
}
