//! Why a game stands still.

use app::view::{ClaimName, ColorView, UnknownName, time};
use chrono::{DateTime, Utc};
use rules::{Game, Referred, Stop, Stopped};
use serde::Serialize;
use utoipa::ToSchema;

/// A claim that waits for the tournament director; the clocks stand still.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Referred)]
pub(crate) struct ReferredView {
    by: ColorView,
    /// A claim for the tablebases.
    claim: ClaimName,
    /// The named move in SAN, which is not played.
    #[schema(required)]
    r#move: Option<String>,
    at: DateTime<Utc>,
    why: UnknownName,
}

impl ReferredView {
    pub(crate) fn new(referred: &Referred, game: &Game) -> ReferredView {
        let intended = referred.intended.and_then(|code| game.position().describe(code));
        ReferredView {
            by: referred.by.into(),
            claim: referred.claim.into(),
            r#move: intended.map(|m| m.san),
            at: time(referred.at),
            why: referred.why.into(),
        }
    }
}

/// A game that stands still by an official's decision, or is played elsewhere; no clock runs.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Stopped)]
pub(crate) struct StoppedView {
    why: StopName,
    since: DateTime<Utc>,
    /// The first second that is too late for the players to say what they claim (LAW-11.1); none
    /// where nobody asks them.
    #[schema(required)]
    claims_until: Option<DateTime<Utc>>,
}

/// Why a game was stopped.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Stop)]
enum StopName {
    /// The tournament director has interrupted it (LAW-6.10a).
    Director,
    /// It waits for the adjudicators (LAW-11.1).
    Adjudication,
    /// It is played elsewhere: its result is entered here (LAW-8.5).
    Elsewhere,
}

/// Why nobody can move in a game, at a glance.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Stands)]
pub(crate) enum StandsName {
    /// A claim waits for the tournament director.
    Claim,
    /// The tournament director has interrupted it (LAW-6.10a).
    Director,
    /// It waits for the adjudicators (LAW-11.1).
    Adjudication,
    /// It is played elsewhere (LAW-8.5).
    Elsewhere,
}

impl StandsName {
    pub(crate) fn of(game: &Game) -> Option<StandsName> {
        let claim = game.referred().map(|_| StandsName::Claim);
        let stopped = game.stopped().map(|stopped| match stopped.why {
            Stop::Director => StandsName::Director,
            Stop::Adjudication => StandsName::Adjudication,
            Stop::Elsewhere => StandsName::Elsewhere,
        });
        claim.or(stopped)
    }
}

impl From<&Stopped> for StoppedView {
    fn from(stopped: &Stopped) -> StoppedView {
        let why = match stopped.why {
            Stop::Director => StopName::Director,
            Stop::Adjudication => StopName::Adjudication,
            Stop::Elsewhere => StopName::Elsewhere,
        };
        StoppedView {
            why,
            since: time(stopped.since),
            claims_until: stopped.claims_until().map(time),
        }
    }
}
