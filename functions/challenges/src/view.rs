//! A challenge as somebody may see it.

use std::collections::HashMap;

use app::view::{PlayerView, TimeControlView, time};
use app::{App, Closing, Problem};
use chrono::{DateTime, Utc};
use rules::tournament::{Challenge, ChallengeState, ChallengeTo};
use rules::{Instant, Outcome, PlayerId, Profile};
use serde::Serialize;
use store::StoredChallenge;
use utoipa::ToSchema;

use crate::terms::TermsBody;

/// A challenge to a friendly game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Challenge)]
pub(crate) struct ChallengeView {
    /// Its number.
    id: u32,
    /// Who has sent it.
    by: PlayerView,
    /// Who may accept it.
    to: ToView,
    /// By what terms is played.
    terms: TermsBody,
    /// The time control of the terms.
    time: TimeControlView,
    /// What the challenger writes; not for whoever is signed out.
    #[schema(required)]
    words: Option<String>,
    /// The number of the challenge that it answers with other terms.
    #[schema(required)]
    answers: Option<u32>,
    /// When it was sent.
    at: DateTime<Utc>,
    /// The first second at which nobody can accept it any more.
    lapses_at: DateTime<Utc>,
    /// What has become of it.
    state: StateView,
    /// Whether the reader can accept it, as far as it says itself; whoever is signed out signs in first.
    may_accept: bool,
    /// Whether the reader can decline it, or answer with other terms.
    may_decline: bool,
    /// Whether the reader can withdraw it.
    may_withdraw: bool,
}

/// Who may accept a challenge.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = ChallengedPlayer)]
enum ToView {
    /// One player.
    Player {
        /// Who.
        player: PlayerView,
    },
    /// Anybody.
    Anybody,
    /// Whoever has the link.
    Link {
        /// The key that the link holds, for the challenger alone.
        #[schema(required)]
        key: Option<String>,
    },
}

/// What has become of a challenge.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[schema(as = ChallengeState)]
enum StateView {
    /// Nobody has answered.
    Open,
    /// Nobody has answered in time.
    Lapsed,
    /// It is played, or was.
    Accepted {
        /// By whom.
        by: PlayerView,
        /// When.
        at: DateTime<Utc>,
        /// The section of its games.
        section: u32,
        /// The numbers of its games.
        games: Vec<u32>,
    },
    /// The player does not want to play.
    Declined {
        /// When.
        at: DateTime<Utc>,
    },
    /// The player has proposed other terms.
    Countered {
        /// When.
        at: DateTime<Utc>,
        /// The number of that challenge.
        by: u32,
    },
    /// The challenger has thought better of it.
    Withdrawn {
        /// When.
        at: DateTime<Utc>,
    },
}

/// Challenges as `reader` may see them; those of players who are not there any more are left out.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn views(
    app: &App,
    challenges: &[StoredChallenge],
    reader: Option<PlayerId>,
) -> Result<Vec<ChallengeView>, Problem> {
    let people = challenges.iter().flat_map(|stored| {
        let challenge = &stored.challenge;
        [Some(challenge.by), challenge.opponent()].into_iter().flatten()
    });
    let people = app.people(people.collect()).await?;
    let now = app.clock.now();
    Ok(challenges.iter().filter_map(|stored| view(stored, &people, reader, now)).collect())
}

/// One challenge.
///
/// # Errors
/// `unavailable`; an internal problem when one of its players has no profile.
pub(crate) async fn one(
    app: &App,
    stored: StoredChallenge,
    reader: Option<PlayerId>,
) -> Result<ChallengeView, Problem> {
    let view = views(app, &[stored], reader).await?.pop();
    view.ok_or_else(|| Problem::internal("a player of a challenge has no profile"))
}

fn view(
    stored: &StoredChallenge,
    people: &HashMap<PlayerId, Profile>,
    reader: Option<PlayerId>,
    now: Instant,
) -> Option<ChallengeView> {
    let challenge = &stored.challenge;
    let person = |id| people.get(&id).map(PlayerView::from);
    let is_open = challenge.is_open(now);
    let is_own = reader == Some(challenge.by);
    let closes = |close: Closing| {
        let closed = reader.map(|me| close(challenge, me, now));
        matches!(closed, Some(Ok(Outcome::Changed(_))))
    };
    let to = match &challenge.to {
        ChallengeTo::Player(player) => ToView::Player { player: person(*player)? },
        ChallengeTo::Anybody => ToView::Anybody,
        ChallengeTo::Link(key) => ToView::Link { key: is_own.then(|| key.clone()) },
    };
    Some(ChallengeView {
        id: stored.id,
        by: person(challenge.by)?,
        terms: TermsBody::from(&challenge.terms),
        time: challenge.terms.time_control.into(),
        words: challenge.words.clone().filter(|_| reader.is_some()),
        answers: challenge.answers,
        at: time(challenge.at),
        lapses_at: time(challenge.lapses_at()),
        state: state(challenge, person, is_open)?,
        may_accept: is_open && challenge.is_for(reader),
        may_decline: closes(Challenge::decline),
        may_withdraw: closes(Challenge::withdraw),
        to,
    })
}

fn state(
    challenge: &Challenge,
    person: impl Fn(PlayerId) -> Option<PlayerView>,
    is_open: bool,
) -> Option<StateView> {
    Some(match challenge.state {
        ChallengeState::Open if is_open => StateView::Open,
        ChallengeState::Open => StateView::Lapsed,
        ChallengeState::Accepted { by, at, section, first_game } => {
            let last = first_game.0 + challenge.terms.games.count();
            StateView::Accepted {
                by: person(by)?,
                at: time(at),
                section: section.0,
                games: (first_game.0..last).collect(),
            }
        }
        ChallengeState::Declined { at } => StateView::Declined { at: time(at) },
        ChallengeState::Countered { at, by } => StateView::Countered { at: time(at), by },
        ChallengeState::Withdrawn { at } => StateView::Withdrawn { at: time(at) },
    })
}
