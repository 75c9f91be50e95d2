//! Publishing start lists: lots are drawn once, then sections and games are set up from what the
//! event and its proposal say.
//!
//! What is drawn and which numbers are taken is fixed in one write, with an alarm; everything after
//! that follows from it, so a run that dies half-way is taken up by the next one, and two that
//! overlap write the same.

use std::collections::HashMap;

use rules::tournament::{
    Announcement, CommittedLots, DrawnLots, EventState, GameLot, Pairing, ParseSeedError,
    ProposedSection, Publication, Seed,
};
use rules::{ByColor, Day, Game, GameId, Instant, PlayedElsewhere, PlayerId, Profile};
use store::{
    Error, EventAct, EventActKind, EventId, GAMES_TOGETHER_MAX, NewGame, Section, SectionId,
    StartLine, StoredEvent,
};

use crate::work::import::Brought;
use crate::work::lots::{draw_seed, sha256};
use crate::work::section_plan::SectionPlan;
use crate::work::start_list::start_line;
use crate::{App, Problem};

/// Seconds after which somebody looks whether the games are set up.
const SET_UP_SECONDS: i64 = 120;
/// Games after which a turn leaves the rest to the next one: 40 transactions. Sections are set up whole.
const GAMES_A_TURN: u32 = 1_000;
/// Seconds after which a request leaves the rest to the schedules: with a turn more it is answered in time
/// (`infra/aws/template.yaml`).
const REQUEST_SECONDS: i64 = 15;

/// A section with its start numbers, and its games.
struct Planned<'a> {
    section: Section,
    start_list: Vec<StartLine>,
    players: Vec<PlayerId>,
    pairings: Vec<Pairing>,
    announcement: &'a Announcement,
    seed: &'a Seed,
    first_game: u32,
    /// What was told of it, where the event was brought here as a whole.
    brought: Option<Brought>,
    /// When the start lists were published.
    begun_at: Instant,
}

impl App {
    /// Binds the server to what an event's lots will be drawn with, once: its log has the hash and the
    /// public value that is mixed in, and the event the next version.
    ///
    /// # Errors
    /// `Conflict` when somebody else has changed the event, or has done it; when the table does not answer.
    pub async fn commit_lots(
        &self,
        event: &mut StoredEvent,
        beacon: Option<String>,
        by: PlayerId,
    ) -> Result<(), Error> {
        if self.store.committed_lots(event.id).await?.is_some() {
            return Ok(());
        }
        let (at, secret) = (self.clock.now(), draw_seed(self.random));
        let told = [Some(secret.commitment(sha256)), beacon.clone()];
        let act = EventAct {
            reason: Some(told.into_iter().flatten().collect::<Vec<_>>().join("\n")),
            ..EventAct::new(at, by, EventActKind::LotsCommitted)
        };
        let new = CommittedLots::new(&secret, beacon, at);
        self.store.commit_lots(event, &new, &act).await?;
        event.version += 1;
        Ok(())
    }

    /// The seed that a publication's lots are drawn with, and what it is made of. Where sections were put
    /// together nothing is drawn any more.
    async fn draw_lots(
        &self,
        event: EventId,
        value: Option<String>,
    ) -> Result<(Seed, DrawnLots), Error> {
        let now = self.clock.now();
        let committed = self.store.committed_lots(event).await?;
        let committed =
            committed.unwrap_or_else(|| CommittedLots::new(&draw_seed(self.random), None, now));
        let drawn = DrawnLots { committed, value };
        let seed = drawn.seed(sha256).map_err(|error: ParseSeedError| Error::Corrupt {
            key: format!("lots of event {}", event.0),
            reason: error.to_string(),
        })?;
        Ok((seed, drawn))
    }

    /// [`App::publish_drawn`] without a public value.
    ///
    /// # Errors
    /// Those of [`App::publish_drawn`].
    pub async fn publish_event(
        &self,
        event: &StoredEvent,
        sections: &[ProposedSection],
        by: PlayerId,
    ) -> Result<StoredEvent, Error> {
        self.publish_drawn(event, sections, None, by).await
    }

    /// Fixes the start lists of an event whose sections stand: draws the lots and takes the numbers
    /// of sections and games. [`App::set_up_event`] does the rest, now or when the alarm rings.
    ///
    /// # Errors
    /// `Conflict` when the event has changed since it was read; when the table does not answer.
    pub async fn publish_drawn(
        &self,
        event: &StoredEvent,
        sections: &[ProposedSection],
        value: Option<String>,
        by: PlayerId,
    ) -> Result<StoredEvent, Error> {
        let now = self.clock.now();
        let system = event.announcement.system;
        let games: usize = sections.iter().map(|s| system.pairings(s.players.len()).len()).sum();
        let count = u32::try_from(sections.len()).unwrap_or(u32::MAX);
        let games = u32::try_from(games).unwrap_or(u32::MAX);
        let (seed, drawn) = self.draw_lots(event.id, value).await?;
        let publication = Publication {
            at: now,
            seed: seed.to_string(),
            drawn: Some(drawn),
            first_section: SectionId(self.store.next_numbers("section", count).await?),
            first_game: GameId(self.store.next_numbers("game", games).await?),
        };
        let published = StoredEvent {
            version: event.version + 1,
            state: EventState::Published,
            publication: Some(publication),
            sections: count,
            set_up: 0,
            alarm_at: Some(now + SET_UP_SECONDS),
            ..event.clone()
        };
        let act = EventAct::new(now, by, EventActKind::Published);
        self.store.change_event(event.version, &published, &act).await?;
        Ok(published)
    }

    /// Sets up what a published event still lacks: its sections with their start lists, and every
    /// game, as far as one turn goes; the alarm rings at once for the next. Sections that stand follow
    /// what the event announces of them, and norms are kept once it is finished. Again does no harm. Answers whether nothing is left to do.
    ///
    /// # Errors
    /// When the table does not answer, or a game's number is taken by another game: what was set up
    /// stays, and the alarm rings again.
    pub async fn set_up_event(&self, id: EventId) -> Result<bool, Problem> {
        // It is called from deep down, and is deep itself.
        Box::pin(self.set_up_some(id, GAMES_A_TURN)).await
    }

    /// The same in as many turns as a request has time for: with one database beside it that is the largest event.
    ///
    /// # Errors
    /// Those of [`App::set_up_event`].
    pub async fn set_up_in_request(&self, id: EventId) -> Result<bool, Problem> {
        let begun = self.clock.now();
        loop {
            let done = self.set_up_event(id).await?;
            if done || self.clock.now() - begun >= REQUEST_SECONDS {
                return Ok(done);
            }
        }
    }

    /// The same in a turn that begins no section after so many games.
    ///
    /// # Errors
    /// Those of [`App::set_up_event`].
    pub async fn set_up_some(&self, id: EventId, games_max: u32) -> Result<bool, Problem> {
        let event = self.store.event(id).await?;
        let Some(publication) = event.publication.as_ref().filter(|_| event.alarm_at.is_some())
        else {
            return Ok(true);
        };
        let seed = publication.seed().map_err(Problem::internal)?;
        self.bring_teams(&event).await?;
        let plans = self.section_plans(&event, &seed).await?;
        let now = self.clock.now();
        let (mut first_game, mut set_up, mut made) = (publication.first_game.0, event.set_up, 0);
        let standing = |(index, plan)| section_of(&event, publication, index, plan);
        let standing: Vec<Section> = (0..event.set_up).zip(&plans).map(standing).collect();
        for (index, plan) in (0..).zip(plans) {
            let games = u32::try_from(plan.pairings.len()).unwrap_or(u32::MAX);
            if index >= event.set_up {
                if made >= games_max {
                    break;
                }
                let section = section_of(&event, publication, index, &plan);
                let brought = self.brought(&event, index).await?;
                let begun = (&seed, first_game, publication.at);
                let planned = self.plan(&event, section, plan, begun, brought).await?;
                made += self.set_up_section(&planned).await?;
                set_up = index + 1;
            }
            first_game += games;
        }
        if set_up >= event.sections {
            // The last turn is enough for those that stood before.
            for section in &standing {
                self.store.change_section(section, now).await?;
            }
            if event.state == EventState::Finished {
                self.keep_results(&event).await?;
            } else if event.reopened_at.is_some() {
                self.forget_results(&event).await?;
            }
            self.look_at_qualifiers(&event).await?;
        }
        match self.store.event_set_up(&event, set_up, now).await {
            Ok(()) if set_up >= event.sections && may_be_played(&event) => {
                self.look_whether_played(event.id).await?;
                Ok(true)
            }
            Ok(()) => Ok(set_up >= event.sections),
            // Whoever has changed the event, or come further, has left an alarm or nothing to do.
            Err(Error::Conflict) => Ok(self.store.event(id).await?.alarm_at.is_none()),
            Err(error) => Err(error.into()),
        }
    }

    async fn plan<'a>(
        &self,
        event: &'a StoredEvent,
        section: Section,
        plan: SectionPlan,
        (seed, first_game, begun_at): (&'a Seed, u32, Instant),
        brought: Option<Brought>,
    ) -> Result<Planned<'a>, Problem> {
        let announcement = &event.announcement;
        let SectionPlan { players, pairings, board, .. } = plan;
        let profiles = self.store.players(&players).await?;
        let others = self.non_members(&profiles, Day::of(announcement.starts_at)).await?;
        let profiles: HashMap<PlayerId, &Profile> = profiles.iter().map(|p| (p.id, p)).collect();
        let published = |profile: &&Profile| {
            let own = profile.ratings.of_variant(announcement.variant).published();
            brought.as_ref().map_or(own, |brought| brought.rating(profile.id, own))
        };
        let ratings: Vec<u16> = profiles.values().filter_map(published).collect();
        let level = announcement.level(board.map(|board| board.board), &ratings);
        let today = Day::of(self.clock.now());
        let line = |player: &PlayerId| {
            let line = start_line(profiles.get(player)?, announcement, today, level, &others);
            Some(brought.as_ref().map_or(line.clone(), |brought| brought.line(line, level)))
        };
        let start_list: Option<Vec<StartLine>> = players.iter().map(line).collect();
        let start_list =
            start_list.ok_or_else(|| Problem::internal("a section names a missing player"))?;
        Ok(Planned {
            section,
            start_list,
            players,
            pairings,
            announcement,
            seed,
            first_game,
            brought,
            begun_at,
        })
    }

    /// Answers how many games the section has.
    async fn set_up_section(&self, planned: &Planned<'_>) -> Result<u32, Problem> {
        // Nobody is told of dates that lie behind an event when it is brought here.
        let as_of = planned.brought.as_ref().map(|brought| brought.at);
        let (section, start_list) = (&planned.section, &planned.start_list);
        match self.store.create_section_as_of(section, start_list, as_of).await {
            Ok(()) => {}
            // A run before this one has come so far, or the event was changed later.
            Err(Error::Conflict) => {
                let known = self.store.section(planned.section.id).await?;
                if known.event != planned.section.event {
                    return Err(Problem::internal("a section's number is taken"));
                }
                self.store.change_section(&planned.section, self.clock.now()).await?;
            }
            Err(error) => return Err(error.into()),
        }
        let games = planned.games()?;
        self.set_up_games(&games, |game| planned.begin(game)).await?;
        self.bring_leave(&planned.players, planned.section.id).await?;
        Ok(u32::try_from(games.len()).unwrap_or(u32::MAX))
    }

    /// Sets up those of a section's games that are not there yet, as they `begin`. Again does no harm.
    ///
    /// # Errors
    /// When the table does not answer, or a number is taken by another game.
    pub(super) async fn set_up_games(
        &self,
        games: &[NewGame],
        begin: impl Fn(&NewGame) -> Result<Game, Problem>,
    ) -> Result<(), Problem> {
        for together in games.chunks(GAMES_TOGETHER_MAX) {
            let begun = together.iter().map(&begin).collect::<Result<Vec<Game>, Problem>>()?;
            let pairs: Vec<(&NewGame, &Game)> = together.iter().zip(&begun).collect();
            match self.store.create_begun_games(&pairs).await {
                Ok(()) => {}
                Err(Error::Conflict) => self.must_be_there(together).await?,
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// A conflict is a run before this one, or beside it: then these games are all there.
    async fn must_be_there(&self, games: &[NewGame]) -> Result<(), Problem> {
        let ids: Vec<GameId> = games.iter().map(|game| game.id).collect();
        let found = self.store.games(&ids).await?;
        let is_there = |game: &NewGame| {
            found.iter().any(|stored| stored.id == game.id && stored.section == game.section)
        };
        if games.iter().all(is_there) { Ok(()) } else { Err(Error::Conflict.into()) }
    }

    /// Leave that somebody entered while only some of the games were there.
    pub(super) async fn bring_leave(
        &self,
        players: &[PlayerId],
        section: SectionId,
    ) -> Result<(), Problem> {
        for player in players {
            if self.store.leave_book(*player, section).await?.version() > 0 {
                self.apply_leave(*player, section).await?;
            }
        }
        Ok(())
    }
}

/// Whether every game may be over without that the end of one says so: it was brought here, or its final tables were taken
/// back.
fn may_be_played(event: &StoredEvent) -> bool {
    event.imported.is_some() || event.reopened_at.is_some()
}

/// The numbers of an event's sections, once they are published.
pub fn section_ids(event: &StoredEvent) -> impl Iterator<Item = SectionId> {
    let first = event.publication.as_ref().map_or(0, |publication| publication.first_section.0);
    (first..first.saturating_add(event.sections)).map(SectionId)
}

/// The section of an event with this index, as the event announces it.
fn section_of(
    event: &StoredEvent,
    publication: &Publication,
    index: u32,
    plan: &SectionPlan,
) -> Section {
    let announcement = &event.announcement;
    let id = SectionId(publication.first_section.0 + index);
    Section {
        director: Some(announcement.director),
        deputies: event.deputies.clone(),
        leave_days: announcement.leave_days,
        starts_at: Some(announcement.starts_at),
        adjudication_at: announcement.ends_at,
        event: Some(event.id),
        visibility: announcement.visibility,
        outside_laws: announcement.outside_laws,
        board: plan.board.clone(),
        ..Section::new(id, &*plan.name, &*announcement.name)
    }
}

impl Planned<'_> {
    fn games(&self) -> Result<Vec<NewGame>, Problem> {
        (0..).zip(&self.pairings).map(|(index, pairing)| self.game(index, pairing)).collect()
    }

    /// The game as it stands when it is set up.
    fn begin(&self, new: &NewGame) -> Result<Game, Problem> {
        let index = new.id.0 - self.first_game;
        match &self.brought {
            Some(brought) => brought.game(index, new.terms.clone()),
            None if self.announcement.medium.is_server() => Ok(Game::new(new.terms.clone())),
            // The players keep the score, and send the result (`LAW-8`).
            None => {
                let elsewhere = PlayedElsewhere { waits: true, ..PlayedElsewhere::default() };
                elsewhere.game(new.terms.clone(), self.begun_at).map_err(Problem::internal)
            }
        }
    }

    /// The game with this index in the section.
    fn game(&self, index: u32, pairing: &Pairing) -> Result<NewGame, Problem> {
        let at = |number: usize| {
            let player = self.players.get(number).copied();
            player.ok_or_else(|| Problem::internal("a pairing beside the start list"))
        };
        let players = ByColor { white: at(pairing.white)?, black: at(pairing.black)? };
        let k = usize::try_from(index).unwrap_or(usize::MAX).saturating_add(1);
        let lot = GameLot { seed: self.seed, section: &self.section.name, game: k };
        let told = self.brought.as_ref().and_then(|brought| brought.start_fen(index));
        let start = self.announcement.start_of(lot, told, sha256).map_err(Problem::internal)?;
        let terms = self.announcement.terms(players, start);
        Ok(NewGame { id: GameId(self.first_game + index), section: self.section.id, terms })
    }
}
