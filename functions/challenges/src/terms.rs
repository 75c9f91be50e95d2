//! The terms of a friendly game as JSON: the same shape comes in and goes out.

use app::Problem;
use app::view::{ConditionalMovesName, DrawOffersBody, SilenceBody, VariantName};
use rules::StartNumber;
use rules::tournament::{ChallengeColor, ChallengeGames, ChallengeStart, ChallengeTerms};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The terms of a friendly game.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChallengeTerms)]
pub(crate) struct TermsBody {
    /// Which chess.
    variant: VariantName,
    /// Where the game starts.
    start: StartBody,
    /// How much time, in words.
    #[schema(example = "10 moves in 50 days double after 20")]
    time_control: String,
    /// Days of leave in each calendar year.
    #[schema(example = 45)]
    leave_days: u16,
    /// Whether silence loses.
    silence: SilenceBody,
    /// When draws may be offered.
    draw_offers: DrawOffersBody,
    /// Whether answers may be left in advance.
    conditional_moves: ConditionalMovesName,
    /// Whether engines may be used, as the Laws let them; else both have agreed to use none (LAW-0).
    engines: bool,
    /// The challenger's colour, in the first of two games.
    color: ColorBody,
    /// 1, or 2 at the same time, one with each colour.
    #[schema(minimum = 1, maximum = 2)]
    games: u8,
}

/// Where a friendly game starts.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = ChallengeStart)]
enum StartBody {
    /// As the variant always does; not in Chess960.
    Usual,
    /// Chess960: drawn when the games begin, once for all of them (LAW-B.2).
    Drawn,
    /// Chess960: the position with this number.
    Number {
        /// 0 to 959.
        #[schema(maximum = 959, example = 518)]
        number: u16,
    },
    /// From this position.
    From {
        /// In FEN.
        fen: String,
    },
}

/// Which colour the challenger has.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ChallengeColor)]
enum ColorBody {
    /// It is drawn when the challenge is accepted.
    Drawn,
    White,
    Black,
}

fn invalid(field: &str, reason: impl std::fmt::Display) -> Problem {
    Problem::invalid_body(format!("The body does not fit: {field}: {reason}."))
}

impl TermsBody {
    /// Reads the texts in it. Whether the terms go together is asked of the rules.
    ///
    /// # Errors
    /// `invalid_body`, with the member that cannot be read.
    pub(crate) fn read(self) -> Result<ChallengeTerms, Problem> {
        let start = match self.start {
            StartBody::Usual => ChallengeStart::Usual,
            StartBody::Drawn => ChallengeStart::Drawn,
            StartBody::Number { number } => {
                let number = StartNumber::try_from(number);
                ChallengeStart::Number(number.map_err(|e| invalid("terms.start.number", e))?)
            }
            StartBody::From { fen } => ChallengeStart::From(fen),
        };
        let time_control = self.time_control.parse();
        Ok(ChallengeTerms {
            variant: self.variant.into(),
            start,
            time_control: time_control.map_err(|e| invalid("terms.time_control", e))?,
            leave_days: self.leave_days,
            silence: self.silence.into(),
            draw_offers: self.draw_offers.into(),
            conditional_moves: self.conditional_moves.into(),
            engines: self.engines,
            color: match self.color {
                ColorBody::Drawn => ChallengeColor::Drawn,
                ColorBody::White => ChallengeColor::White,
                ColorBody::Black => ChallengeColor::Black,
            },
            games: match self.games {
                1 => ChallengeGames::One,
                2 => ChallengeGames::Two,
                _ => return Err(invalid("terms.games", "one game or two")),
            },
        })
    }
}

impl From<&ChallengeTerms> for TermsBody {
    fn from(terms: &ChallengeTerms) -> TermsBody {
        TermsBody {
            variant: terms.variant.into(),
            start: match &terms.start {
                ChallengeStart::Usual => StartBody::Usual,
                ChallengeStart::Drawn => StartBody::Drawn,
                ChallengeStart::Number(number) => StartBody::Number { number: number.get() },
                ChallengeStart::From(fen) => StartBody::From { fen: fen.clone() },
            },
            time_control: terms.time_control.to_string(),
            leave_days: terms.leave_days,
            silence: terms.silence.into(),
            draw_offers: terms.draw_offers.into(),
            conditional_moves: terms.conditional_moves.into(),
            engines: terms.engines,
            color: match terms.color {
                ChallengeColor::Drawn => ColorBody::Drawn,
                ChallengeColor::White => ColorBody::White,
                ChallengeColor::Black => ColorBody::Black,
            },
            games: match terms.games {
                ChallengeGames::One => 1,
                ChallengeGames::Two => 2,
            },
        }
    }
}
