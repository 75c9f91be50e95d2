//! The round that an event goes on from, as its tables stand, and those that go on from it.

use std::collections::BTreeSet;

use futures_util::future::try_join_all;
use rules::PlayerId;
use rules::tournament::{
    Advance, Advancer, Announcement, Grounds, PreviousRound, RoundPairing, RoundRefusal,
    SectionBefore, System,
};
use store::{Error, SectionId, SectionTable, StoredEvent};

use crate::work::publish::section_ids;
use crate::work::swiss::is_of_swiss;
use crate::work::table_norms::played_games;
use crate::{App, Problem};

/// Sections that are read side by side.
const SIDE_BY_SIDE: usize = 16;

/// The event that another one goes on from.
pub struct RoundBefore {
    /// The event.
    pub event: StoredEvent,
    /// Its sections, in their order.
    pub sections: Vec<SectionAdvancing>,
}

/// A section with who advances from it.
pub struct SectionAdvancing {
    /// Its table.
    pub table: SectionTable,
    /// Everybody by place.
    pub players: Vec<Advancer>,
}

impl App {
    /// Why an event cannot go on from the one that its announcement names; none where it can, or goes on from none.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn refused_round_before(
        &self,
        announcement: &Announcement,
    ) -> Result<Option<RoundRefusal>, Problem> {
        let Some(previous) = announcement.previous_round else { return Ok(None) };
        let before = self.store.events(&[previous.event]).await?.pop();
        let Some(event) = &before else {
            return Ok(announcement.check_goes_on_from(None).err());
        };
        let earlier = self.rounds_before(event).await?;
        // It would come before itself.
        let is_circle = earlier.iter().any(|it| it.announcement.code == announcement.code);
        let fits = Some(event).filter(|_| !is_circle);
        let fits = fits.map(|event| (&event.announcement, event.state));
        if let Err(refusal) = announcement.check_goes_on_from(fits) {
            return Ok(Some(refusal));
        }
        let System::Swiss { .. } = announcement.system else { return Ok(None) };
        let of_row = |it: &&StoredEvent| is_of_swiss(it, announcement.system);
        let rounds = 1 + earlier.iter().filter(of_row).count();
        let after = self.store.rounds_after(event.id).await?;
        let next = after.iter().filter(|it| it.announcement.code != announcement.code).count();
        Ok(announcement.check_swiss_next(rounds, next).err())
    }

    /// Why the rounds that go on from an event forbid that it is changed so.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn refused_by_rounds_after(
        &self,
        event: &StoredEvent,
        new: &Announcement,
    ) -> Result<Option<RoundRefusal>, Problem> {
        let Err(refusal) = new.check_swiss_stays(&event.announcement) else { return Ok(None) };
        let next = self.store.rounds_after(event.id).await?;
        Ok(Some(refusal).filter(|_| !next.is_empty()))
    }

    /// The events that come before one, the one that it goes on from first.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn rounds_before(&self, event: &StoredEvent) -> Result<Vec<StoredEvent>, Problem> {
        let mut seen = BTreeSet::from([event.id]);
        let mut before: Vec<StoredEvent> = Vec::new();
        let mut previous = event.announcement.previous_round;
        while let Some(id) = previous.map(|previous| previous.event).filter(|id| seen.insert(*id)) {
            let Some(found) = self.store.events(&[id]).await?.pop() else { break };
            previous = found.announcement.previous_round;
            before.push(found);
        }
        Ok(before)
    }

    /// The round before an event with who advances from it; none where it goes on from none.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn round_before(
        &self,
        announcement: &Announcement,
    ) -> Result<Option<RoundBefore>, Problem> {
        let Some(previous) = announcement.previous_round else { return Ok(None) };
        let event = self.store.event(previous.event).await?;
        let tables = self.event_tables(&event).await?;
        let mut silent = Vec::with_capacity(tables.len());
        for few in tables.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(|table| self.silently_withdrawn(table));
            silent.extend(try_join_all(read).await?);
        }
        let section = |(table, silent)| {
            let players = section_before(&event, &table, &silent, previous, |it| it.advancers());
            SectionAdvancing { table, players }
        };
        let sections = tables.into_iter().zip(silent).map(section).collect();
        Ok(Some(RoundBefore { event, sections }))
    }

    /// What the table of the round before says of a player who is to be taken in on these grounds; none where the
    /// grounds are others.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn advance_of(
        &self,
        announcement: &Announcement,
        player: PlayerId,
        grounds: Option<&Grounds>,
    ) -> Result<Option<Advance>, Problem> {
        let named = grounds.and_then(Grounds::advanced).zip(announcement.previous_round);
        let Some(((section, _), previous)) = named else { return Ok(None) };
        let table = match self.store.section_table(section).await {
            Err(Error::NotFound) => return Ok(None),
            table => table?,
        };
        if table.section.event != Some(previous.event) {
            return Ok(None);
        }
        let event = self.store.event(previous.event).await?;
        let silent = self.silently_withdrawn(&table).await?;
        let advance = |it: &SectionBefore<'_>| it.advance_of(player);
        Ok(Some(section_before(&event, &table, &silent, previous, advance)))
    }

    /// Who meets whom in an event that is a round: of a knock-out, or of a Swiss tournament.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn round_pairing(
        &self,
        event: &StoredEvent,
    ) -> Result<Option<RoundPairing>, Problem> {
        let announcement = &event.announcement;
        if let System::Swiss { rounds } = announcement.system {
            return self.swiss_pairing(event, rounds).await.map(Some);
        }
        let known = announcement.round_pairing(None);
        let Some(previous) = announcement.previous_round.filter(|_| known.is_some()) else {
            return Ok(known);
        };
        let before = self.store.events(&[previous.event]).await?.pop();
        let sections: Vec<SectionId> = before.iter().flat_map(section_ids).collect();
        Ok(announcement.round_pairing(before.as_ref().map(|it| (&it.announcement, &*sections))))
    }
}

/// Asks a section of the round before as its table stands.
fn section_before<T>(
    event: &StoredEvent,
    table: &SectionTable,
    silent: &BTreeSet<PlayerId>,
    previous: PreviousRound,
    ask: impl Fn(&SectionBefore<'_>) -> T,
) -> T {
    let players: Vec<PlayerId> = table.start_list.iter().map(|line| line.player).collect();
    ask(&SectionBefore {
        players: &players,
        games: &played_games(table),
        tie_breaks: &event.announcement.tie_breaks,
        // A start list is there before its games are.
        is_over: event.is_set_up() && table.finished() == table.results.len(),
        silent,
        advancing: previous.advancing,
    })
}
