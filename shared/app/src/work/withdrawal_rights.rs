//! What an official may do about a player's withdrawal.

use std::collections::BTreeSet;

use rules::tournament::{WithdrawalBench, WithdrawalRights};
use rules::{Federation, PlayerId};
use store::{EventId, Section, SectionId, StoredWithdrawal};

use crate::{About, Act, App, Problem, SignedIn};

/// Somebody who may decide about withdrawals somewhere.
pub struct WithdrawalOfficial {
    me: SignedIn,
    /// The one that they play for.
    federation: Option<Federation>,
    plays_in: BTreeSet<SectionId>,
}

impl WithdrawalOfficial {
    /// Refuses whoever holds no such office.
    ///
    /// # Errors
    /// `forbidden`, `unavailable`.
    pub async fn of(app: &App, me: SignedIn) -> Result<WithdrawalOfficial, Problem> {
        if !me.may_ever(Act::DecideWithdrawal) {
            return Err(Problem::forbidden());
        }
        let federation = app.store.players(&[me.player]).await?.first().map(|me| me.federation);
        let plays_in = app.plays_in(me.player).await?;
        Ok(WithdrawalOfficial { me, federation, plays_in })
    }

    /// Whether the official plays in a section.
    pub fn plays_in(&self, section: SectionId) -> bool {
        self.plays_in.contains(&section)
    }

    /// Who it is.
    pub fn id(&self) -> PlayerId {
        self.me.player
    }

    /// What the official may do about a player; `kept`: the withdrawal that it is about. No game is
    /// looked at for this.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn rights(
        &self,
        app: &App,
        player: PlayerId,
        kept: Option<&StoredWithdrawal>,
    ) -> Result<WithdrawalRights, Problem> {
        let seats = app.store.seats(player).await?;
        let running = seats.iter().filter(|seat| seat.ended_at.is_none());
        let running: BTreeSet<SectionId> = running.map(|seat| seat.section).collect();
        let plan = kept.map_or(&[][..], |kept| &kept.withdrawal.plan);
        let planned: BTreeSet<SectionId> = plan.iter().map(|game| game.section).collect();
        let entered = app.entered_events(player).await?;
        let mut abouts = of_sections(app, &running).await?;
        abouts.extend(entered.iter().map(About::of));
        // What is over is left to the officers.
        abouts.push(About::default());
        let of_plan = of_sections(app, &planned).await?;
        let may = |act, abouts: &[About]| {
            abouts.iter().any(|about| self.me.may(act, about, self.federation))
        };
        let bench = WithdrawalBench {
            official: self.id(),
            plays_in: &self.plays_in,
            player,
            running: &running,
            withdrawal: kept.map(StoredWithdrawal::as_last),
            decides: may(Act::DecideWithdrawal, &abouts),
            decides_plan: may(Act::DecideWithdrawal, &of_plan),
            reviews: may(Act::ReviewWithdrawal, &abouts),
        };
        Ok(bench.rights())
    }
}

/// Who directs these sections, and who organises their events.
async fn of_sections(app: &App, ids: &BTreeSet<SectionId>) -> Result<Vec<About>, Problem> {
    let sections = app.store.sections(&ids.iter().copied().collect::<Vec<_>>()).await?;
    let events: BTreeSet<EventId> = sections.iter().filter_map(|section| section.event).collect();
    let events = app.store.events(&events.into_iter().collect::<Vec<_>>()).await?;
    let about = |section: &Section| {
        let event = events.iter().find(|event| Some(event.id) == section.event);
        let about = event.map(About::of).unwrap_or_default();
        about.in_section(section)
    };
    Ok(sections.iter().map(about).collect())
}
