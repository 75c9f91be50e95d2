//! Who is told of a withdrawal: its director and the opponents of the request, the player of the
//! offer to play on, and of the decision also the officers and the player's federation (`TR-8.1`,
//! `TR-8.3`, `SKS-7.3-general`, `TR-8.4`). Reasons stand in no notice: the letter tells each what is theirs.

use std::collections::BTreeSet;

use rules::tournament::{WithdrawalKind, WithdrawalState};
use rules::{PlayerId, Role};
use store::{
    Notice, NoticeKind, Section, SectionId, StoredEvent, StoredWithdrawal, WithdrawalNews,
};

use crate::{Act, App, Problem};

/// What has happened to a withdrawal that is as it stands.
pub fn withdrawal_news(stored: &StoredWithdrawal) -> WithdrawalNews {
    match stored.withdrawal.state {
        _ if stored.withdrawal.abused_at.is_some() => WithdrawalNews::Abused,
        WithdrawalState::Requested => WithdrawalNews::Requested,
        WithdrawalState::Offered => WithdrawalNews::Offered,
        WithdrawalState::TakenBack | WithdrawalState::PlayOn => WithdrawalNews::TakenBack,
        WithdrawalState::Decided(_) => WithdrawalNews::Decided,
    }
}

impl App {
    /// Puts down a notice for everybody concerned; those who have one get no second.
    ///
    /// # Errors
    /// `unavailable`: everybody else was told.
    pub(crate) async fn tell_withdrawal(&self, stored: &StoredWithdrawal) -> Result<(), Problem> {
        let news = withdrawal_news(stored);
        let player = stored.id.player;
        let mut told = match news {
            WithdrawalNews::Requested | WithdrawalNews::TakenBack => self.around(stored).await?,
            WithdrawalNews::Offered => BTreeSet::new(),
            WithdrawalNews::Decided => {
                let mut told = self.around(stored).await?;
                told.extend(self.informed(player).await?);
                told
            }
            WithdrawalNews::Abused => self.informed(player).await?,
        };
        // Who has asked knows; who has died cannot be told.
        let died = stored.withdrawal.state.kind().is_some_and(WithdrawalKind::is_death);
        match news {
            WithdrawalNews::Requested | WithdrawalNews::TakenBack => told.remove(&player),
            _ if died => told.remove(&player),
            _ => told.insert(player),
        };
        let mut all = Ok(());
        for player in told {
            let kind = NoticeKind::Withdrawal { id: stored.id, news };
            all = self.announce(Notice { player, kind }).await.map(|_| ()).and(all);
        }
        all
    }

    /// Who directs the games concerned, and who plays them: the running ones, and once it is decided
    /// those of the plan. Officers stand in where a section has no director.
    async fn around(&self, stored: &StoredWithdrawal) -> Result<BTreeSet<PlayerId>, Problem> {
        let plan = &stored.withdrawal.plan;
        let mut seats = self.store.seats(stored.id.player).await?;
        seats.retain(|seat| {
            seat.ended_at.is_none() || plan.iter().any(|planned| planned.game == seat.game)
        });
        let mut told: BTreeSet<PlayerId> = seats.iter().map(|seat| seat.opponent).collect();
        let ids: BTreeSet<SectionId> = seats.iter().map(|seat| seat.section).collect();
        let sections = self.store.sections(&ids.into_iter().collect::<Vec<_>>()).await?;
        let entered = self.entered_events(stored.id.player).await?;
        told.extend(entered.iter().flat_map(StoredEvent::directors));
        told.extend(sections.iter().flat_map(Section::directors));
        let nobody = sections.is_empty() && entered.is_empty();
        if nobody || sections.iter().any(|section| section.director.is_none()) {
            told.extend(self.who_may(Act::DecideWithdrawal).await?);
        }
        Ok(told)
    }

    /// The World Tournament Director, the rating commissioner and whoever acts for the player's
    /// federation (`TR-8.3`).
    async fn informed(&self, player: PlayerId) -> Result<BTreeSet<PlayerId>, Problem> {
        let offices = [Role::WorldTournamentDirector, Role::RatingCommissioner];
        let mut told: BTreeSet<PlayerId> = self.who_holds(&offices).await?.into_iter().collect();
        if let Some(profile) = self.store.players(&[player]).await?.first() {
            told.extend(self.store.delegates(profile.federation).await?);
        }
        Ok(told)
    }
}
