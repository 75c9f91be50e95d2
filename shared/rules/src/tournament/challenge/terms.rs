//! What two players agree on before a friendly game: what an event would announce of its games.

use serde::{Deserialize, Serialize};

use crate::board::StartNumber;
use crate::tournament::announcement::{
    ConditionalMovesForm, DrawOffersForm, SilenceForm, VariantForm, as_text,
};
use crate::tournament::{
    Announcement, AnnouncementRefusal, ChallengeRefusal, OutsideLaws, Preset, StartPositions,
};
use crate::{
    ByColor, Color, ConditionalMoves, DrawOffers, Instant, ParsePositionError, PlayerId, Position,
    SilenceRule, Terms, TimeControl, Variant,
};

/// The terms of a friendly game. It is never rated: of friendly matches those between countries are
/// (`TR-9.2`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ChallengeTerms {
    /// Which chess.
    #[serde(with = "VariantForm")]
    pub variant: Variant,
    /// Where the game starts.
    pub start: ChallengeStart,
    /// How much time.
    #[serde(with = "as_text")]
    pub time_control: TimeControl,
    /// Days of leave in a calendar year.
    pub leave_days: u16,
    /// Whether silence loses.
    #[serde(with = "SilenceForm")]
    pub silence: SilenceRule,
    /// When draws may be offered.
    #[serde(with = "DrawOffersForm")]
    pub draw_offers: DrawOffers,
    /// Whether answers may be left in advance.
    #[serde(with = "ConditionalMovesForm")]
    pub conditional_moves: ConditionalMoves,
    /// Whether engines may be used, as the Laws let them.
    pub engines: bool,
    /// Which colour the challenger has, in the first of two games.
    pub color: ChallengeColor,
    /// How many games.
    pub games: ChallengeGames,
}

/// Where a friendly game starts. The names are stored.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeStart {
    /// As the variant always does; not in Chess960.
    Usual,
    /// Chess960: drawn when the games begin, once for all of them (`LAW-B.2`).
    Drawn,
    /// Chess960: the position with this number.
    Number(StartNumber),
    /// From this position, in FEN.
    From(String),
}

/// Which colour the challenger has. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeColor {
    /// It is drawn when the challenge is accepted.
    Drawn,
    /// White.
    White,
    /// Black.
    Black,
}

/// How many games are played. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeGames {
    /// One.
    One,
    /// Two at the same time, one with each colour.
    Two,
}

impl ChallengeGames {
    /// How many.
    pub fn count(self) -> u32 {
        match self {
            ChallengeGames::One => 1,
            ChallengeGames::Two => 2,
        }
    }
}

/// What is drawn when a challenge is accepted; what of it was agreed on is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChallengeLots {
    /// The challenger's colour, in the first of two games.
    pub color: Color,
    /// The start position in Chess960.
    pub start: StartNumber,
}

impl ChallengeLots {
    /// The lots of 64 random bits: one of them for the colour, the others for the position.
    pub fn drawn(random: u64) -> ChallengeLots {
        let color = if random & 1 == 0 { Color::White } else { Color::Black };
        ChallengeLots { color, start: StartNumber::drawn(random >> 1) }
    }
}

impl ChallengeTerms {
    /// What is agreed outside the Laws: a friendly game is played for nothing but itself (`LAW-0`).
    pub fn outside_laws(&self) -> OutsideLaws {
        if self.engines { OutsideLaws::Friendly } else { OutsideLaws::NoEngines }
    }

    /// Whether the terms go together, as those of an event have to.
    ///
    /// # Errors
    /// `Terms`, with what an announcement would be refused for.
    pub fn check(&self) -> Result<(), ChallengeRefusal> {
        if matches!(self.start, ChallengeStart::Number(_)) && self.variant != Variant::Chess960 {
            let refusal = AnnouncementRefusal::StartPositions(self.variant);
            return Err(ChallengeRefusal::Terms(refusal));
        }
        let announced = self.announcement(Instant::from_unix(0));
        let checked = announced.check_start_positions().and_then(|()| announced.check_time());
        checked.map_err(ChallengeRefusal::Terms)
    }

    /// Where a game starts for which this was drawn, in Chess960; none: as always.
    ///
    /// # Errors
    /// When the start position cannot be read.
    pub(super) fn start_position(
        &self,
        drawn: StartNumber,
    ) -> Result<Option<Position>, ParsePositionError> {
        Ok(match &self.start {
            ChallengeStart::Usual => None,
            ChallengeStart::Drawn => Some(Position::start960(drawn)),
            ChallengeStart::Number(number) => Some(Position::start960(*number)),
            ChallengeStart::From(fen) => Some(Position::start_from_fen(self.variant, fen)?),
        })
    }

    /// The games of two players, as they are laid down at the start.
    ///
    /// # Errors
    /// When the start position cannot be read, which [`ChallengeTerms::check`] would have refused.
    pub fn games(
        &self,
        (challenger, opponent): (PlayerId, PlayerId),
        lots: ChallengeLots,
        starts_at: Instant,
    ) -> Result<Vec<Terms>, ParsePositionError> {
        let start = self.start_position(lots.start)?;
        let color = match self.color {
            ChallengeColor::Drawn => lots.color,
            ChallengeColor::White => Color::White,
            ChallengeColor::Black => Color::Black,
        };
        let with = |own: Color| match own {
            Color::White => ByColor { white: challenger, black: opponent },
            Color::Black => ByColor { white: opponent, black: challenger },
        };
        let announced = self.announcement(starts_at);
        let game = |own| announced.terms(with(own), start.clone());
        Ok(match self.games {
            ChallengeGames::One => vec![game(color)],
            ChallengeGames::Two => vec![game(color), game(!color)],
        })
    }

    /// What an event with such games announces, so that the same may be agreed on and the same game comes of it.
    pub fn announcement(&self, starts_at: Instant) -> Announcement {
        let start_positions = match &self.start {
            ChallengeStart::Usual => StartPositions::Usual,
            ChallengeStart::Drawn => StartPositions::OneForAll,
            ChallengeStart::Number(number) => {
                StartPositions::From(Position::start960(*number).fen())
            }
            ChallengeStart::From(fen) => StartPositions::From(fen.clone()),
        };
        Announcement {
            variant: self.variant,
            start_positions,
            time_control: self.time_control,
            leave_days: self.leave_days,
            silence: self.silence,
            draw_offers: self.draw_offers,
            conditional_moves: self.conditional_moves,
            outside_laws: Some(self.outside_laws()),
            ..Preset::Friendly.announcement(starts_at, starts_at)
        }
    }
}
