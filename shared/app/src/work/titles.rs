//! Titles that follow from norms, and what is known of a player whose title is decided about.

use std::collections::{HashMap, HashSet};

use futures_util::future::{try_join_all, try_join4};
use rules::rating::Start;
use rules::title::{
    Award, CountedNorm, Directed, NationalWin, NormRecord, RecordedNorm, TitleCase, TitleFacts,
    TitleGrounds, is_classified, title_due,
};
use rules::tournament::PlayedSection;
use rules::{PlayerId, Profile, Title};
use store::{Error, EventId, Section, StoredEvent, StoredTitleCase};

use crate::work::table_norms::{own_number, played_games};
use crate::{App, Problem};

/// Sections that are read side by side.
const SIDE_BY_SIDE: usize = 16;

/// A player with norms and cases.
#[derive(Clone, Debug)]
pub struct TitleRecord {
    /// Who.
    pub profile: Profile,
    /// The norms that were made here.
    pub norms: Vec<NormRecord>,
    /// Those that officers have recorded, with what was taken back.
    pub recorded: Vec<RecordedNorm>,
    /// All that count.
    pub counted: Vec<CountedNorm>,
    /// All cases about the player, by number.
    pub cases: Vec<StoredTitleCase>,
}

impl TitleRecord {
    /// The cases without the one of this number.
    pub fn others(&self, id: u32) -> Vec<TitleCase> {
        let others = self.cases.iter().filter(|stored| stored.id != id);
        others.map(|stored| stored.case.clone()).collect()
    }

    /// Norms for the grandmaster's title that were met (`TR-1.3.1g`).
    pub fn grandmaster_norms(&self) -> u32 {
        let norms = self.counted.iter().filter(|norm| norm.title == Title::Gm);
        u32::try_from(norms.count()).unwrap_or(u32::MAX)
    }

    /// Whether the player has been World Champion (`TR-1.3.1f`).
    pub fn was_champion(&self) -> bool {
        let is_champions = |case: &TitleCase| case.award == Award::WorldChampion;
        self.cases.iter().any(|stored| is_champions(&stored.case) && stored.case.is_in_force())
    }

    /// What the rules ask, beside these cases.
    pub fn facts<'a>(&'a self, others: &'a [TitleCase]) -> TitleFacts<'a> {
        TitleFacts { title: self.profile.title, norms: &self.counted, others, won: None }
    }
}

impl App {
    /// A player with norms and cases.
    ///
    /// # Errors
    /// `unknown_player`, `unavailable`.
    pub async fn title_record(&self, player: PlayerId) -> Result<TitleRecord, Problem> {
        let norms = async { Ok::<_, Problem>(self.store.norms_of(player).await?) };
        let cases = async { Ok::<_, Problem>(self.store.title_cases_of(player).await?) };
        let recorded = async { Ok(self.store.recorded_norms(player).await?.norms) };
        let profile = self.profile(player);
        let (profile, norms, recorded, cases) = try_join4(profile, norms, recorded, cases).await?;
        let mut counted: Vec<CountedNorm> = norms.iter().map(CountedNorm::from).collect();
        counted.extend(recorded.iter().filter_map(RecordedNorm::counted));
        Ok(TitleRecord { profile, norms, recorded, counted, cases })
    }

    /// The section for whose win an honorary title is proposed, as its table stands (`SKS-5`); none where
    /// the grounds name none that is there.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn national_win(
        &self,
        player: PlayerId,
        grounds: &TitleGrounds,
    ) -> Result<Option<NationalWin>, Problem> {
        let Some(section) = grounds.section() else { return Ok(None) };
        let table = match self.store.section_table(section).await {
            Err(Error::NotFound) => return Ok(None),
            table => table?,
        };
        let Some(event) = table.section.event else { return Ok(None) };
        let event = self.store.event(event).await?.announcement;
        let games = played_games(&table);
        let played = PlayedSection {
            class: event.entry,
            tie_breaks: &event.tie_breaks,
            players: table.start_list.len(),
            games: &games,
            unfinished: table.results.len() - table.finished(),
            own: own_number(&table, player),
            is_silent: self.silently_withdrawn(&table).await?.contains(&player),
        };
        let published: Vec<u16> = table.start_list.iter().filter_map(|line| line.rating).collect();
        let level = event.level(table.section.board_number(), &published);
        let starts = table.start_list.iter().map(|line| line.start().map_or(level, Start::points));
        Ok(Some(NationalWin::of(&event, &played, &starts.collect::<Vec<_>>())))
    }

    /// Opens the case that a player's norms make, if there is one to be opened.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn propose_due_title(&self, player: PlayerId) -> Result<(), Problem> {
        let record = self.title_record(player).await?;
        let others: Vec<TitleCase> = record.cases.iter().map(|s| s.case.clone()).collect();
        let due = title_due(player, &record.facts(&others), self.clock.now());
        let Some(case) = due else { return Ok(()) };
        let id = self.store.next_number("title_case").await?;
        match self.store.open_title_case(id, &case).await {
            // Another run has opened it.
            Ok(_) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// The finished games of classified events that somebody has directed here
    /// (`TR-10.9-classified`).
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn directed_by(&self, director: PlayerId) -> Result<Directed, Problem> {
        let mut sections = self.store.all_sections().await?;
        sections.retain(|section| section.director == Some(director));
        let events: HashSet<EventId> = sections.iter().filter_map(|s| s.event).collect();
        let events = self.store.events(&events.into_iter().collect::<Vec<_>>()).await?;
        let events: HashMap<EventId, StoredEvent> =
            events.into_iter().map(|event| (event.id, event)).collect();
        let counts = |section: &Section| {
            let event = section.event.and_then(|id| events.get(&id));
            // Games by post are counted apart, as whoever applies tells them (`TR-10.9`).
            event.is_some_and(|StoredEvent { announcement, .. }| {
                is_classified(announcement) && announcement.medium.is_electronic()
            })
        };
        sections.retain(counts);
        let mut directed = Directed::default();
        for few in sections.chunks(SIDE_BY_SIDE) {
            let read = few.iter().map(|section| self.store.section_results(section.id));
            let results = try_join_all(read).await?;
            for (section, results) in few.iter().zip(results) {
                let finished = results.iter().filter(|game| game.result.is_some());
                directed.add(finished.count(), section.starts_at);
            }
        }
        Ok(directed)
    }
}
