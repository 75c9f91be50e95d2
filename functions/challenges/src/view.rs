//! A challenge as somebody may see it.

use std::collections::HashMap;

use app::view::{PlayerView, TimeControlView, time};
use app::{Act, App, Problem, SignedIn};
use chrono::{DateTime, Utc};
use rules::tournament::{
    Challenge, ChallengeFacts, ChallengeRefusal, ChallengeState, ChallengeTo, Friend, FriendAnswer,
    Friends,
};
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
    /// Whether the reader can begin the tournament, as far as it says itself.
    may_begin: bool,
    /// Why an officer has taken words away, or a tournament's name; for its players and officers.
    #[schema(required)]
    words_removed: Option<String>,
    /// Whether the reader, an officer, can take words away, or a tournament's name.
    may_remove_words: bool,
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
    /// Friends, for a tournament.
    Friends {
        /// What it is called.
        name: String,
        /// Those on its list, in the order in which they came to be there; the challenger plays without being on it.
        players: Vec<FriendView>,
        /// The key that the link holds, for the challenger alone.
        #[schema(required)]
        key: Option<String>,
        /// When the clocks would start if it were begun now.
        would_start_at: DateTime<Utc>,
    },
}

/// A player on the list of a tournament among friends.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = InvitedFriend)]
struct FriendView {
    /// Who.
    player: PlayerView,
    /// What they have answered.
    answer: FriendAnswerName,
}

/// What somebody has answered to the invitation.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = FriendAnswer)]
enum FriendAnswerName {
    /// Nothing yet.
    Waits,
    /// Plays.
    Plays,
    /// Does not play.
    Declined,
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
    /// The tournament is played, or was.
    Begun {
        /// When it was begun.
        at: DateTime<Utc>,
        /// When its clocks start.
        starts_at: DateTime<Utc>,
        /// Its section.
        section: u32,
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

/// Whether a reader is an officer who takes words away that offend.
pub(crate) fn removes_words(me: Option<&SignedIn>) -> bool {
    me.is_some_and(|me| me.may_for_all(Act::RemoveWords))
}

/// How a player changes a challenge.
type Change = fn(&Challenge, PlayerId, Instant) -> Result<Outcome<Challenge>, ChallengeRefusal>;

/// Challenges as the reader may see them; those of players who are not there any more are left out.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn views(
    app: &App,
    challenges: &[StoredChallenge],
    me: Option<&SignedIn>,
) -> Result<Vec<ChallengeView>, Problem> {
    let people = challenges.iter().flat_map(|stored| {
        let challenge = &stored.challenge;
        let friends = challenge.friends().into_iter().flat_map(|friends| &friends.players);
        let friends = friends.map(|friend| friend.player);
        [Some(challenge.by), challenge.opponent()].into_iter().flatten().chain(friends)
    });
    let people = app.people(people.collect()).await?;
    let now = app.clock.now();
    Ok(challenges.iter().filter_map(|stored| view(stored, &people, me, now)).collect())
}

/// One challenge.
///
/// # Errors
/// `unavailable`; an internal problem when one of its players has no profile.
pub(crate) async fn one(
    app: &App,
    stored: StoredChallenge,
    me: Option<&SignedIn>,
) -> Result<ChallengeView, Problem> {
    let view = views(app, &[stored], me).await?.pop();
    view.ok_or_else(|| Problem::internal("a player of a challenge has no profile"))
}

fn view(
    stored: &StoredChallenge,
    people: &HashMap<PlayerId, Profile>,
    me: Option<&SignedIn>,
    now: Instant,
) -> Option<ChallengeView> {
    let challenge = &stored.challenge;
    let person = |id| people.get(&id).map(PlayerView::from);
    let is_open = challenge.is_open(now);
    let (reader, officer) = (me.map(|me| me.player), removes_words(me));
    let is_own = reader == Some(challenge.by);
    let changes = |change: Change| {
        let changed = reader.map(|me| change(challenge, me, now));
        matches!(changed, Some(Ok(Outcome::Changed(_))))
    };
    let begins = reader.map(|me| challenge.may_begin(me, &ChallengeFacts::default(), now));
    let to = match &challenge.to {
        ChallengeTo::Player(player) => ToView::Player { player: person(*player)? },
        ChallengeTo::Anybody => ToView::Anybody,
        ChallengeTo::Link(key) => ToView::Link { key: is_own.then(|| key.clone()) },
        ChallengeTo::Friends(Friends { name, players, key }) => ToView::Friends {
            name: name.clone(),
            players: players.iter().filter_map(|it| friend(*it, person(it.player)?)).collect(),
            key: is_own.then(|| key.clone()),
            would_start_at: time(Friends::starts_at(now)),
        },
    };
    let removal = challenge.removal.as_ref();
    let its = officer || reader.is_some_and(|me| challenge.is_of(me));
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
        may_decline: changes(Challenge::decline),
        may_withdraw: changes(Challenge::withdraw),
        may_begin: matches!(begins, Some(Ok(Outcome::Changed(())))),
        words_removed: removal.filter(|_| its).map(|removal| removal.reason.clone()),
        may_remove_words: officer && challenge.is_public() && challenge.has_words(),
        to,
    })
}

/// Nobody sees who was struck off.
fn friend(friend: Friend, player: PlayerView) -> Option<FriendView> {
    let answer = match friend.answer {
        FriendAnswer::Waits => FriendAnswerName::Waits,
        FriendAnswer::Plays => FriendAnswerName::Plays,
        FriendAnswer::Declined => FriendAnswerName::Declined,
        FriendAnswer::Struck => return None,
    };
    Some(FriendView { player, answer })
}

fn state(
    challenge: &Challenge,
    person: impl Fn(PlayerId) -> Option<PlayerView>,
    is_open: bool,
) -> Option<StateView> {
    Some(match challenge.state.clone() {
        ChallengeState::Open if is_open => StateView::Open,
        ChallengeState::Open => StateView::Lapsed,
        ChallengeState::Begun(begun) => StateView::Begun {
            at: time(begun.at),
            starts_at: time(begun.starts_at),
            section: begun.section.0,
        },
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
