//! JSON shapes that more than one function shows.

use chrono::{DateTime, Utc};
use rules::{ByColor, Color, Ending, Instant, Profile};
use serde::Serialize;
use utoipa::ToSchema;

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Color)]
pub enum ColorView {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<Color> for ColorView {
    fn from(color: Color) -> ColorView {
        color.fold_wb(ColorView::White, ColorView::Black)
    }
}

/// What everybody may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Player, example = json!({
    "id": 160012, "given_name": "Tomáš", "family_name": "Novák", "federation": "CZE",
    "title": "SIM", "rating": 2418
}))]
pub struct PlayerView {
    /// The player's number.
    pub id: u32,
    /// Given name.
    pub given_name: String,
    /// Family name.
    pub family_name: String,
    /// Three letters.
    pub federation: String,
    /// GM, SIM, IM, CCM, CCE, LGM or LIM.
    #[schema(required)]
    pub title: Option<String>,
    /// Published rating.
    #[schema(required)]
    pub rating: Option<u16>,
}

impl From<&Profile> for PlayerView {
    fn from(profile: &Profile) -> PlayerView {
        PlayerView {
            id: profile.id.0,
            given_name: profile.given_name.clone(),
            family_name: profile.family_name.clone(),
            federation: profile.federation.to_string(),
            title: profile.title.map(|title| title.to_string()),
            rating: profile.rating,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Ending, example = json!({
    "white_halves": 2, "black_halves": 0, "reason": "checkmate", "by": "white",
    "rule": "LAW-5.1.1", "at": "2026-11-21T03:00:00Z"
}))]
pub struct EndingView {
    /// White's points in halves: 0, 1 or 2.
    pub white_halves: u8,
    /// Black's points in halves: 0, 1 or 2.
    pub black_halves: u8,
    /// `checkmate`, `resignation`, `stalemate`, `dead_position`, `agreement` or `time_forfeiture`.
    pub reason: &'static str,
    /// Who mated, resigned, agreed or overstepped.
    #[schema(required)]
    pub by: Option<ColorView>,
    /// The article.
    pub rule: &'static str,
    /// When.
    pub at: DateTime<Utc>,
}

impl From<&Ending> for EndingView {
    fn from(ending: &Ending) -> EndingView {
        let ByColor { white, black } = ending.score;
        EndingView {
            white_halves: white.0,
            black_halves: black.0,
            reason: ending.reason.code(),
            by: ending.by.map(ColorView::from),
            rule: ending.reason.rule(),
            at: time(ending.at),
        }
    }
}

/// One player's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Clock)]
pub struct ClockView {
    /// Whether it is running now.
    pub running: bool,
    /// Whole days left up to the next control, the present reflection taken off.
    pub days_left: i64,
    /// Seconds until the flag falls, while it runs.
    #[schema(required)]
    pub seconds_left: Option<i64>,
    /// Days charged so far.
    pub days_used: u32,
    /// Moves to make by the next control.
    pub moves_to_go: u16,
    /// The move number of the next control.
    pub control_move: u16,
    /// Seconds spent on the present move.
    pub thinking_seconds: i64,
    /// Whether the time that passes now counts twice.
    pub doubled: bool,
}

impl From<rules::Clock> for ClockView {
    fn from(clock: rules::Clock) -> ClockView {
        ClockView {
            running: clock.running,
            days_left: clock.days_left,
            seconds_left: clock.seconds_left,
            days_used: clock.days_used,
            moves_to_go: clock.moves_to_go,
            control_move: clock.control_move,
            thinking_seconds: clock.thinking_seconds,
            doubled: clock.doubled,
        }
    }
}

/// A moment as JSON writes it: ISO 8601 in UTC.
pub fn time(at: Instant) -> DateTime<Utc> {
    at.to_utc()
}

/// What ending, accepting and declining answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Ended)]
pub struct EndedView {
    /// The game's result; none while it goes on.
    #[schema(required)]
    pub ending: Option<EndingView>,
}

impl From<&rules::Game> for EndedView {
    fn from(game: &rules::Game) -> EndedView {
        EndedView { ending: game.ending().map(EndingView::from) }
    }
}
