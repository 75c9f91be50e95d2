//! What a player is qualified for, from the tables of the sections in which they have played (`TR-1.0.6`,
//! `TR-1.1-1.5`).

use std::collections::BTreeSet;

use futures_util::future::{try_join, try_join_all, try_join4};
use rules::rating::{ListEntry, Pool, Quarter};
use rules::tournament::{
    Chance, Deferral, Held, Placing, QualificationUse, Qualified, QualifiedPlayer, RatedOn, Stage,
};
use rules::{Day, PlayerId, Profile};
use store::{EventId, Section, SectionId, StoredEvent};

use crate::work::cycle_table::counts_as_edition;
use crate::{App, Problem};

/// Sections that are read side by side.
const SIDE_BY_SIDE: usize = 8;

/// A player, and everything that qualifies them, or did.
#[derive(Clone, Debug)]
pub struct QualifiedRecord {
    /// Who.
    pub profile: Profile,
    /// The sections that have left something with the player.
    pub sections: Vec<Section>,
    /// What entries have used.
    pub uses: Vec<QualificationUse>,
    /// What the player has put off (`TR-1.4.3`).
    pub deferrals: Vec<Deferral>,
    placings: Vec<Placing>,
    ratings: Vec<RatedOn>,
    grandmaster_norms: u32,
    was_champion: bool,
}

impl QualifiedRecord {
    /// What the player has on a day. `is_lady`: whether she plays in events of ladies, where whoever asks may
    /// know; `but_for`: the event whose entry is asked about, which keeps nothing from itself.
    pub fn held(&self, is_lady: bool, but_for: Option<EventId>, today: Day) -> Held {
        let others = self.uses.iter().filter(|made| Some(made.event) != but_for);
        let uses: Vec<QualificationUse> = others.copied().collect();
        Held::of(&self.player(is_lady), &self.placings, &uses, today)
            .with_deferrals(&self.deferrals, but_for)
    }

    /// What is missing for more.
    pub fn chances(&self, held: &Held, is_lady: bool, today: Day) -> Vec<Chance> {
        Chance::of(&self.player(is_lady), &self.placings, held, today)
    }

    fn player(&self, is_lady: bool) -> QualifiedPlayer<'_> {
        QualifiedPlayer {
            title: self.profile.title,
            ratings: &self.ratings,
            grandmaster_norms: self.grandmaster_norms,
            was_champion: self.was_champion,
            is_lady,
        }
    }
}

impl App {
    /// A player with everything that qualifies them.
    ///
    /// # Errors
    /// `unknown_player`, `unavailable`.
    pub async fn qualified_record(&self, player: PlayerId) -> Result<QualifiedRecord, Problem> {
        let store = &self.store;
        let lists = async {
            let (parts, runs) = (store.player_ratings(player), store.rating_runs());
            Ok(try_join(parts, runs).await?)
        };
        let uses = async {
            Ok(try_join(store.qualifications_used(player), store.deferrals(player)).await?)
        };
        let (record, played, (parts, runs), (uses, deferrals)) =
            try_join4(self.title_record(player), self.cycle_sections(player), lists, uses).await?;
        let today = Day::of(self.clock.now());
        let of_list = |part: &store::PlayerRating| {
            let counts = part.list.pool == Pool::Chess && runs.iter().any(|run| part.is_of(run));
            counts.then_some((part.list.quarter, part.listed.new))
        };
        let listed: Vec<(Quarter, ListEntry)> = parts.iter().filter_map(of_list).collect();
        let (grandmaster_norms, was_champion) = (record.grandmaster_norms(), record.was_champion());
        let profile = record.profile;
        let (placings, sections) = played.into_iter().unzip();
        Ok(QualifiedRecord {
            ratings: RatedOn::by_lists(&listed, profile.ratings.of_pool(Pool::Chess), today),
            grandmaster_norms,
            was_champion,
            profile,
            placings,
            sections,
            uses,
            deferrals,
        })
    }

    /// The qualification that an entry in an event of a stage uses first; none: the player has none.
    ///
    /// # Errors
    /// `unknown_player`, `unavailable`.
    pub async fn qualification_for(
        &self,
        player: PlayerId,
        target: Stage,
        event: EventId,
    ) -> Result<Option<Qualified>, Problem> {
        Ok(self.held_for(player, target, event).await?.entry_to(target))
    }

    /// Whether a player has a qualification that an entry in an event stands on.
    ///
    /// # Errors
    /// `unknown_player`, `unavailable`.
    pub async fn has_qualification(
        &self,
        player: PlayerId,
        qualified: &Qualified,
        event: EventId,
    ) -> Result<bool, Problem> {
        Ok(self.held_for(player, qualified.target, event).await?.gives(qualified))
    }

    /// What a player has in the eyes of an entry in an event, which keeps nothing from itself.
    async fn held_for(
        &self,
        player: PlayerId,
        target: Stage,
        event: EventId,
    ) -> Result<Held, Problem> {
        let record = self.qualified_record(player).await?;
        let is_lady = target.is_of_ladies() && self.is_registered_lady(player).await?;
        Ok(record.held(is_lady, Some(event), Day::of(self.clock.now())))
    }

    /// Whether the federation has registered the player as a lady. Nobody but the player and whoever decides
    /// about an entry in an event of ladies learns what follows from it.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn is_registered_lady(&self, player: PlayerId) -> Result<bool, Problem> {
        let registered = self.store.registered_sex(player).await?;
        Ok(registered.is_some_and(|it| it.sex == rules::Sex::Female))
    }

    /// What the sections of stages that qualify for something have left with a player.
    async fn cycle_sections(&self, player: PlayerId) -> Result<Vec<(Placing, Section)>, Problem> {
        let seats = self.store.seats(player).await?;
        let ids: BTreeSet<SectionId> = seats.iter().map(|seat| seat.section).collect();
        let sections = self.store.sections(&ids.into_iter().collect::<Vec<_>>()).await?;
        let ids: BTreeSet<EventId> = sections.iter().filter_map(|section| section.event).collect();
        let events = self.store.events(&ids.into_iter().collect::<Vec<_>>()).await?;
        let of = |section: &Section| {
            let event = events.iter().find(|event| Some(event.id) == section.event)?;
            let stage = event.announcement.its_stage().filter(|it| it.leaves_qualifications())?;
            Some((section.id, event, stage))
        };
        let played: Vec<(SectionId, &StoredEvent, Stage)> =
            sections.iter().filter_map(of).collect();
        let editions = self.editions(&played).await?;
        let mut found = Vec::new();
        for few in played.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(async |(section, event, stage)| {
                let table = self.store.section_table(*section).await?;
                self.cycle_table(event, *stage, table, &editions).await
            });
            let read = try_join_all(read).await?;
            found.extend(
                read.into_iter().filter_map(|it| Some((it.placing_of(player)?, it.section))),
            );
        }
        Ok(found)
    }

    /// The finished events of those of these stages of which only the latest count.
    async fn editions(
        &self,
        played: &[(SectionId, &StoredEvent, Stage)],
    ) -> Result<Vec<StoredEvent>, Problem> {
        if !played.iter().any(|(_, _, stage)| stage.counts_by_edition()) {
            return Ok(Vec::new());
        }
        self.events_where(counts_as_edition).await
    }
}
