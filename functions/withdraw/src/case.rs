//! A player's case before an official: what this official may do, and what the player plays.

use std::collections::BTreeSet;

use app::{About, Act, App, Problem, SignedIn, WithdrawalPart, WithdrawalRecord};
use axum::http::StatusCode;
use rules::{Federation, PlayerId, Profile};
use store::{Error, EventId, Section, SectionId, StoredEvent, StoredWithdrawal, WithdrawalId};

/// Seconds after which somebody looks whether everything has followed from a withdrawal.
pub(crate) const SETTLE_SECONDS: i64 = 60;

/// How often a request is decided anew when others change the withdrawal at the same time.
pub(crate) const TRIES_MAX: u32 = 4;

/// Somebody who may decide about withdrawals somewhere.
pub(crate) struct Official {
    me: SignedIn,
    /// The one that they play for.
    federation: Option<Federation>,
    plays_in: BTreeSet<SectionId>,
}

/// What an official may do about one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rights {
    /// Decide anew.
    pub(crate) holds: bool,
    /// Decide about the withdrawal that was asked for: it stays open to whoever has decided about it,
    /// or sees to the games of its plan.
    pub(crate) decides: bool,
    /// Review what a director finds inadequate (TR-8.4).
    pub(crate) reviews: bool,
}

impl Official {
    /// Refuses whoever holds no such office.
    pub(crate) async fn of(app: &App, me: SignedIn) -> Result<Official, Problem> {
        if !me.may_ever(Act::DecideWithdrawal) {
            return Err(Problem::forbidden());
        }
        let federation = app.store.players(&[me.player]).await?.first().map(|me| me.federation);
        let plays_in = app.plays_in(me.player).await?;
        Ok(Official { me, federation, plays_in })
    }

    pub(crate) fn id(&self) -> PlayerId {
        self.me.player
    }

    /// What the official may do about a player; `kept`: the withdrawal that it is about. No game is
    /// looked at for this.
    pub(crate) async fn rights(
        &self,
        app: &App,
        player: PlayerId,
        kept: Option<&StoredWithdrawal>,
    ) -> Result<Rights, Problem> {
        let seats = app.store.seats(player).await?;
        let running = seats.iter().filter(|seat| seat.ended_at.is_none());
        let running: BTreeSet<SectionId> = running.map(|seat| seat.section).collect();
        let plan = kept.map_or(&[][..], |kept| &kept.withdrawal.plan);
        let planned: BTreeSet<SectionId> = plan.iter().map(|game| game.section).collect();
        let entered = app.entered_events(player).await?;
        let mut abouts = of_sections(app, &running).await?;
        abouts.extend(entered.iter().map(|event| About::of(&event.announcement)));
        // What is over is left to the officers.
        abouts.push(About::default());
        // Somebody else decides about oneself, and in a section in which one plays. Games that have
        // yet to follow from a decision are as good as running.
        let follows = kept.is_some_and(|kept| kept.alarm_at.is_some());
        let own = player == self.id()
            || !self.plays_in.is_disjoint(&running)
            || (follows && !self.plays_in.is_disjoint(&planned));
        let may = |act, abouts: &[About]| {
            !own && abouts.iter().any(|about| self.me.may(act, about, self.federation))
        };
        let before = kept.iter().flat_map(|kept| &kept.withdrawal.decisions);
        let mut before = before.filter(|_| !own).map(|decision| decision.by);
        let holds = may(Act::DecideWithdrawal, &abouts);
        let of_plan = of_sections(app, &planned).await?;
        Ok(Rights {
            holds,
            decides: holds
                || before.any(|by| by == self.id())
                || may(Act::DecideWithdrawal, &of_plan),
            reviews: may(Act::ReviewWithdrawal, &abouts),
        })
    }
}

/// Who directs these sections, and who holds their events.
async fn of_sections(app: &App, ids: &BTreeSet<SectionId>) -> Result<Vec<About>, Problem> {
    let sections = app.store.sections(&ids.iter().copied().collect::<Vec<_>>()).await?;
    let events: BTreeSet<EventId> = sections.iter().filter_map(|section| section.event).collect();
    let events = app.store.events(&events.into_iter().collect::<Vec<_>>()).await?;
    let about = |section: &Section| {
        let event = events.iter().find(|event| Some(event.id) == section.event);
        let organiser = event.map(|event| event.announcement.organiser);
        About { director: section.director, organiser, players_federation: None }
    };
    Ok(sections.iter().map(about).collect())
}

/// A player's case.
pub(crate) struct Case {
    pub(crate) player: Profile,
    /// The events in which the player has running games.
    pub(crate) parts: Vec<WithdrawalPart>,
    /// The events that the player has entered and that have not begun.
    pub(crate) entered: Vec<StoredEvent>,
    /// What was decided before.
    pub(crate) record: WithdrawalRecord,
    /// What the official may do.
    pub(crate) rights: Rights,
}

impl Case {
    /// Opens the case for an official who may decide about it; `kept`: the withdrawal that it is
    /// about.
    pub(crate) async fn open(
        app: &App,
        official: &Official,
        player: PlayerId,
        kept: Option<&StoredWithdrawal>,
    ) -> Result<Case, Problem> {
        let rights = official.rights(app, player, kept).await?;
        if !rights.decides {
            return Err(Problem::forbidden());
        }
        Case::load(app, player, rights).await
    }

    /// Replays the player's games.
    pub(crate) async fn load(app: &App, player: PlayerId, rights: Rights) -> Result<Case, Problem> {
        Ok(Case {
            player: app.profile(player).await?,
            parts: app.withdrawal_parts(player).await?,
            entered: app.entered_events(player).await?,
            record: app.withdrawal_record(player).await?,
            rights,
        })
    }

    /// Whether any of the player's events has begun: before the start there is no penalty (TR-8.1).
    pub(crate) fn begun(&self) -> bool {
        self.parts.iter().any(|part| part.begun)
    }

    /// Whether there is nothing to withdraw from.
    pub(crate) fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.entered.is_empty()
    }
}

/// One withdrawal.
pub(crate) async fn withdrawal(app: &App, id: WithdrawalId) -> Result<StoredWithdrawal, Problem> {
    app.store.withdrawal(id).await.map_err(|error| match error {
        Error::NotFound => unknown_withdrawal(),
        other => other.into(),
    })
}

pub(crate) fn unknown_withdrawal() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "unknown_withdrawal", "There is no such withdrawal.")
}

/// Sees to what follows, as far as that is possible now: the rest is done by the schedule.
pub(crate) async fn settle(app: &App, id: WithdrawalId) {
    if let Err(problem) = app.settle_withdrawal(id).await {
        tracing::error!(withdrawal = %id, %problem, "not everything has followed yet");
    }
}
