//! What the Table of Qualifiers is made of (`TR-1.0.6`): results, entries, lists, titles.

use std::collections::HashMap;

use futures_util::future::{try_join_all, try_join4};
use rules::rating::Pool;
use rules::tournament::{
    Deferral, Grounds, Held, Placing, QualificationUse, QualifiedPlayer, RatedOn, Stage,
};
use rules::{Day, PlayerId, Profile, Title};
use store::{EventId, ListRow, Section, SectionId, StoredEvent, StoredRun};

use crate::work::cycle_table::counts_as_edition;
use crate::work::publish::section_ids;
use crate::{App, Problem};

/// What is read side by side.
const SIDE_BY_SIDE: usize = 16;
/// The last list knows of no title that was given in so many days, or of one that was taken away.
const TITLE_DAYS: i32 = 200;

/// Everything that qualifies anybody for anything.
#[derive(Default)]
pub(crate) struct QualifierFacts {
    /// The events of the stages, of all times.
    pub(crate) events: HashMap<EventId, StoredEvent>,
    /// Whoever may be qualified for something, as they are now.
    pub(crate) people: HashMap<PlayerId, Profile>,
    pub(crate) placings: HashMap<PlayerId, Vec<Placing>>,
    /// The sections of the placings, with their stages.
    pub(crate) sections: HashMap<SectionId, (Section, Stage)>,
    pub(crate) uses: HashMap<PlayerId, Vec<QualificationUse>>,
    /// By which article an entry in an event was made.
    pub(crate) articles: HashMap<(PlayerId, EventId), String>,
    deferrals: HashMap<PlayerId, Vec<Deferral>>,
    listed: HashMap<PlayerId, Listed>,
    honours: HashMap<PlayerId, Honours>,
}

/// A player on the lists that count (`TR-1.0.8`).
#[derive(Default)]
struct Listed {
    title: Option<Title>,
    ratings: Vec<RatedOn>,
}

/// What a player has won (`TR-1.3.1f`, `TR-1.3.1g`).
#[derive(Clone, Copy, Default)]
struct Honours {
    norms: u32,
    champion: bool,
}

impl QualifierFacts {
    /// What a player has on a day, as everybody may know it.
    pub(crate) fn held(&self, profile: &Profile, today: Day) -> Held {
        let player = profile.id;
        let ratings = match self.listed.get(&player) {
            Some(listed) => listed.ratings.clone(),
            // Who is on no list counts as the profile says.
            None => RatedOn::by_lists(&[], profile.ratings.of_pool(Pool::Chess), today),
        };
        let honours = self.honours.get(&player).copied().unwrap_or_default();
        let of_player = QualifiedPlayer {
            title: profile.title,
            ratings: &ratings,
            grandmaster_norms: honours.norms,
            was_champion: honours.champion,
            // What follows from a registered sex is told to nobody.
            is_lady: false,
        };
        let placings = self.placings.get(&player).map_or(&[][..], Vec::as_slice);
        let uses = self.uses.get(&player).map_or(&[][..], Vec::as_slice);
        let deferrals = self.deferrals.get(&player).map_or(&[][..], Vec::as_slice);
        Held::of(&of_player, placings, uses, today).with_deferrals(deferrals, None)
    }
}

impl Listed {
    /// Whether title and ratings qualify for something.
    fn qualifies(&self, today: Day) -> bool {
        let of_player = QualifiedPlayer {
            title: self.title,
            ratings: &self.ratings,
            ..QualifiedPlayer::default()
        };
        !Held::of(&of_player, &[], &[], today).qualifications.is_empty()
    }
}

impl App {
    /// Everything that qualifies anybody for anything on a day.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn qualifier_facts(&self, today: Day) -> Result<QualifierFacts, Problem> {
        let is_of_cycle = |event: &StoredEvent| {
            let stage = event.announcement.its_stage();
            stage.is_some_and(Stage::is_of_cycle)
        };
        let events = self.events_where(is_of_cycle).await?;
        let awarded = async { self.awarded(today).await };
        let (results, uses, lists, awarded) =
            try_join4(self.results(&events), self.uses(&events), self.lists(today), awarded)
                .await?;
        let mut facts = QualifierFacts { listed: lists, ..QualifierFacts::default() };
        facts.events.extend(events.iter().map(|event| (event.id, event.clone())));
        for (placings, section, stage) in results {
            facts.sections.insert(section.id, (section, stage));
            for (player, placing) in placings {
                facts.placings.entry(player).or_default().push(placing);
            }
        }
        for (player, made, article) in uses {
            facts.articles.insert((player, made.event), article);
            facts.uses.entry(player).or_default().push(made);
        }
        for made in facts.uses.values_mut() {
            made.sort_by_key(|made| (made.at, made.event));
        }
        self.add_people(&mut facts, &awarded, today).await?;
        self.add_honours(&mut facts, &awarded).await?;
        self.add_deferrals(&mut facts, today).await?;
        Ok(facts)
    }

    /// What each section has left with its players.
    async fn results(
        &self,
        events: &[StoredEvent],
    ) -> Result<Vec<(Vec<(PlayerId, Placing)>, Section, Stage)>, Problem> {
        let finished: Vec<StoredEvent> =
            events.iter().filter(|event| counts_as_edition(event)).cloned().collect();
        let of = |event| -> Vec<(SectionId, &StoredEvent, Stage)> {
            let event: &StoredEvent = event;
            let stage = event.announcement.its_stage().filter(|it| it.leaves_qualifications());
            let Some(stage) = stage else { return Vec::new() };
            section_ids(event).map(|section| (section, event, stage)).collect()
        };
        let played: Vec<_> = events.iter().flat_map(of).collect();
        let mut found = Vec::with_capacity(played.len());
        for few in played.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(async |(section, event, stage)| {
                let table = match self.store.section_table(*section).await {
                    // A start list that is just being published has not reached all of its sections.
                    Err(store::Error::NotFound) => return Ok::<_, Problem>(None),
                    // What is damaged is found by `posthorn check`; the others are told without it.
                    Err(error @ store::Error::Corrupt { .. }) => {
                        tracing::error!(section = section.0, %error, "left out of the qualifiers");
                        return Ok(None);
                    }
                    table => table?,
                };
                let table = self.cycle_table(event, *stage, table, &finished).await?;
                Ok(Some((table.placings(), table.section, *stage)))
            });
            found.extend(try_join_all(read).await?.into_iter().flatten());
        }
        Ok(found)
    }

    /// What entries have used, each with the article by which it was made.
    async fn uses(
        &self,
        events: &[StoredEvent],
    ) -> Result<Vec<(PlayerId, QualificationUse, String)>, Problem> {
        let is_entered = |event: &&StoredEvent| {
            let stage = event.announcement.its_stage();
            stage.is_some_and(Stage::is_qualified_for) && !event.state.frees_its_entries()
        };
        let entered: Vec<&StoredEvent> = events.iter().filter(is_entered).collect();
        let mut found = Vec::new();
        for few in entered.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(async |event| {
                Ok::<_, Problem>((event.id, self.store.entries(event.id).await?))
            });
            for (event, entries) in try_join_all(read).await? {
                let alive = entries.into_iter().filter(|entry| entry.state.is_alive());
                found.extend(alive.filter_map(|entry| {
                    let made = entry.qualification_use(event)?;
                    let qualified = entry.grounds.as_ref().and_then(Grounds::qualified)?;
                    Some((entry.player, made, qualified.article.clone()))
                }));
            }
        }
        Ok(found)
    }

    /// Everybody on the lists that count, with what each of these says.
    async fn lists(&self, today: Day) -> Result<HashMap<PlayerId, Listed>, Problem> {
        let runs = self.store.rating_runs().await?;
        let counts = |run: &&StoredRun| run.id.pool == Pool::Chess && run.run.state.is_public();
        let runs: Vec<&StoredRun> = runs.iter().filter(counts).collect();
        let mut quarters = RatedOn::quarters(today);
        quarters.sort();
        let mut players: HashMap<PlayerId, Listed> = HashMap::new();
        let mut last: Option<(&StoredRun, Vec<ListRow>)> = None;
        for quarter in quarters {
            // The newest is first: the last list that was there in that quarter.
            let Some(run) = runs.iter().find(|run| run.id.quarter <= quarter) else { continue };
            let rows = match last.take().filter(|(known, _)| known.id == run.id) {
                Some((_, rows)) => rows,
                None => self.store.list_rows(run).await?,
            };
            for row in &rows {
                let listed = players.entry(row.player).or_default();
                listed.title = row.title.as_deref().and_then(|title| title.parse().ok());
                listed.ratings.extend(RatedOn::by_list(quarter, row.entry));
            }
            last = Some((run, rows));
        }
        Ok(players)
    }

    /// Who has got or lost a title that the last list may not have.
    async fn awarded(&self, today: Day) -> Result<Vec<PlayerId>, Problem> {
        let from = today.plus(-TITLE_DAYS).starts_at();
        let cases = self.store.decided_title_cases(from, self.clock.now()).await?;
        Ok(cases.iter().map(|stored| stored.case.player).collect())
    }

    /// Adds whoever may be qualified for something, and lives.
    async fn add_people(
        &self,
        facts: &mut QualifierFacts,
        awarded: &[PlayerId],
        today: Day,
    ) -> Result<(), Problem> {
        let listed = facts.listed.iter().filter(|(_, listed)| listed.qualifies(today));
        let named = listed.map(|(player, _)| player);
        let named = named.chain(facts.placings.keys()).chain(facts.uses.keys()).copied();
        let deceased = self.store.deceased().await?;
        let named =
            named.chain(awarded.iter().copied()).filter(|player| !deceased.contains(player));
        facts.people = self.people(named.collect()).await?;
        Ok(())
    }

    /// Adds norms and championships, of grandmasters and of whoever has just got a title.
    async fn add_honours(
        &self,
        facts: &mut QualifierFacts,
        awarded: &[PlayerId],
    ) -> Result<(), Problem> {
        let may_have =
            |profile: &&Profile| profile.title == Some(Title::Gm) || awarded.contains(&profile.id);
        let honoured: Vec<PlayerId> =
            facts.people.values().filter(may_have).map(|profile| profile.id).collect();
        for few in honoured.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(|player| self.title_record(*player));
            for record in try_join_all(read).await? {
                let norms = record.grandmaster_norms();
                let honours = Honours { norms, champion: record.was_champion() };
                facts.honours.insert(record.profile.id, honours);
            }
        }
        Ok(())
    }
}

impl App {
    /// Adds what was put off, by those who have or had a place in the Final (`TR-1.4.3`).
    async fn add_deferrals(&self, facts: &mut QualifierFacts, today: Day) -> Result<(), Problem> {
        let last = Stage::WorldChampionshipFinal;
        let is_placed = |profile: &&Profile| {
            let held = facts.held(profile, today);
            held.qualifications.iter().any(|one| one.target == last && one.section().is_some())
        };
        let placed: Vec<PlayerId> =
            facts.people.values().filter(is_placed).map(|profile| profile.id).collect();
        for few in placed.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(async |player| {
                Ok::<_, Problem>((*player, self.store.deferrals(*player).await?))
            });
            facts.deferrals.extend(try_join_all(read).await?);
        }
        Ok(())
    }
}
