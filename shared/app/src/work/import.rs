//! Bringing an event here as a whole: what was told of it is kept first, then one write makes the
//! event and fixes its numbers, and its sections and games are set up as those of any event are, in
//! runs that may die, overlap and come again.

use std::collections::HashMap;

use futures_util::future::try_join_all;
use rules::rating::Start;
use rules::tournament::{
    EventState, GameElsewhere, IMPORT_DAYS, Import, ImportOfficial, ImportRefusal, ImportSection,
    ImportState, ImportTeams, Imported, ListedPlayer, ProposedSection, Publication,
};
use rules::{DAY_SECONDS, Game, GameId, Instant, PlayerId, Terms};
use store::{
    Error, EventAct, EventActKind, EventId, ImportPart, SectionId, StartLine, StoredEvent,
    StoredImport,
};

use crate::work::lots::draw_seed;
use crate::{Act, App, Problem, SignedIn};

/// Days after which the table removes what an import was to make, should nobody else have done so.
const PARTS_DAYS: i64 = IMPORT_DAYS + 30;

/// Seconds for which whoever goes on with an import is left alone.
const LEASE_SECONDS: i64 = 120;

/// Games of one part, and about how many bytes of moves: an item has 400 KB at most.
const PART_GAMES_MAX: usize = 500;
const PART_MOVES_MAX: usize = 20_000;

/// Parts that are written side by side.
const SIDE_BY_SIDE: usize = 16;

/// What was told of a section that is brought here.
pub(crate) struct Brought {
    /// When it was.
    pub(crate) at: Instant,
    players: HashMap<PlayerId, ListedPlayer>,
    games: HashMap<u32, GameElsewhere>,
    waits: bool,
}

impl Brought {
    /// The rating as of the start, `own` being the one of now.
    pub(crate) fn rating(&self, player: PlayerId, own: Option<u16>) -> Option<u16> {
        self.players.get(&player).and_then(|listed| listed.rating).unwrap_or(own)
    }

    /// A line of the start list as it was then.
    pub(crate) fn line(&self, mut line: StartLine, level: u16) -> StartLine {
        let Some(listed) = self.players.get(&line.player) else { return line };
        if let Some(rating) = listed.rating {
            let start = rating.map_or(Start::Level(level), Start::Rating);
            line.rating = rating;
            line.fide = None;
            line.fide_title = None;
            line.level = if let Start::Level(level) = start { Some(level) } else { None };
        }
        if let Some(fixed) = listed.fixed {
            line.fixed = fixed;
        }
        if let Some(title) = &listed.title {
            line.title.clone_from(title);
        }
        line
    }

    /// Where a game started, where that was told.
    pub(crate) fn start_fen(&self, index: u32) -> Option<&str> {
        self.games.get(&index)?.start_fen.as_deref()
    }

    /// A game as it stands when it is brought here.
    pub(crate) fn game(&self, index: u32, terms: Terms) -> Result<Game, Problem> {
        let nothing = rules::PlayedElsewhere { waits: self.waits, ..Default::default() };
        let played = self.games.get(&index).map_or(&nothing, |game| &game.played);
        played.game(terms, self.at).map_err(Problem::internal)
    }
}

impl SignedIn {
    /// Whether this person may approve or refuse an import.
    pub fn may_decide_import(&self, import: &Import) -> bool {
        let approves = self.may_ever(Act::ApproveImport);
        import.is_before(ImportOfficial { player: self.player, approves })
    }
}

impl App {
    /// Keeps an import with what it is to make, and makes it unless it waits for an approval. The same
    /// request again is answered with the import that it has made.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn keep_import(
        &self,
        import: Import,
        sections: Vec<ImportPart>,
        request: &str,
    ) -> Result<StoredImport, Problem> {
        let now = self.clock.now();
        let id = self.store.next_number("import").await?;
        let mut parts = Vec::new();
        for (section, part) in (0..).zip(sections) {
            parts.extend((0..).zip(divided(part)).map(|(chunk, part)| (section, chunk, part)));
        }
        let expires_at = now + PARTS_DAYS * DAY_SECONDS;
        for few in parts.chunks(SIDE_BY_SIDE) {
            let put = few.iter().map(|(section, chunk, part)| {
                self.store.put_import_part(id, *section, *chunk, part, expires_at)
            });
            try_join_all(put).await?;
        }
        let alarm_at = (import.state == ImportState::Writing).then_some(now + LEASE_SECONDS);
        let stored = StoredImport { id, version: 1, import, alarm_at };
        Ok(self.store.keep_import(&stored, request).await?)
    }

    /// Goes on with an import as far as one turn goes; answers whether nothing is left to do.
    ///
    /// # Errors
    /// `code_taken` when another event has come before it; `unavailable`: what was done stays done, and
    /// the alarm rings again.
    pub async fn go_on_with_import(&self, id: u32) -> Result<bool, Problem> {
        let mut stored = self.store.import(id).await?;
        if stored.import.state != ImportState::Writing {
            return Ok(true);
        }
        let event = match stored.import.event {
            Some(event) => event,
            None => {
                stored = match self.make_event(&stored).await {
                    Err(Error::Conflict) => self.made_by_others(&stored).await?,
                    made => made?,
                };
                stored.import.event.ok_or_else(Problem::changed_meanwhile)?
            }
        };
        let done = self.set_up_event(event).await?;
        let import = stored.import.set_up(done);
        let alarm_at = (!done).then(|| self.clock.now());
        let version = stored.version + 1;
        match self.store.change_import(&StoredImport { id, version, import, alarm_at }).await {
            Ok(()) | Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        if done {
            self.store.remove_import_parts(id).await?;
        }
        Ok(done)
    }

    /// An import whose event could not be made: somebody else has made it, or another event has its
    /// code, and it is given up.
    async fn made_by_others(&self, stored: &StoredImport) -> Result<StoredImport, Problem> {
        let again = self.store.import(stored.id).await?;
        if again.version != stored.version {
            return Ok(again);
        }
        let problem = Problem::from(ImportRefusal::CodeTaken);
        let import = again.import.given_up(problem.to_string(), self.clock.now());
        let version = again.version + 1;
        let given_up = StoredImport { id: again.id, version, import, alarm_at: None };
        self.store.change_import(&given_up).await?;
        self.store.remove_import_parts(again.id).await?;
        Err(problem)
    }

    /// Makes the event of an import: its numbers and its sections are fixed in one write.
    async fn make_event(&self, stored: &StoredImport) -> Result<StoredImport, Error> {
        let (now, import) = (self.clock.now(), &stored.import);
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let games = import.sections.iter().map(|section| section.games).sum();
        let sections = count(import.sections.len());
        let publication = Publication {
            at: now,
            seed: draw_seed(self.random).to_string(),
            drawn: None,
            first_section: SectionId(self.store.next_numbers("section", sections).await?),
            first_game: GameId(self.store.next_numbers("game", games).await?),
        };
        let id = EventId(self.store.next_number("event").await?);
        let event = StoredEvent {
            state: EventState::Published,
            publication: Some(publication),
            sections,
            alarm_at: Some(now + LEASE_SECONDS),
            imported: Some(Imported { import: stored.id, origin: import.origin }),
            ..StoredEvent::announced(id, import.announcement.clone(), import.by)
        };
        let proposed = proposed(import);
        let (by, act) = (import.answers(), EventActKind::Imported);
        let act = EventAct::new(now, by, act);
        let made = StoredImport {
            version: stored.version + 1,
            import: import.made(event.id),
            alarm_at: Some(now + LEASE_SECONDS),
            ..stored.clone()
        };
        let of_teams = ImportTeams::proposed(&import.team_sections).sections;
        self.store.import_event(&made, &event, (&proposed, &of_teams), &act).await?;
        Ok(made)
    }

    /// Brings the teams of an event that comes here as a whole, as far as they are not there (`TR-11`): its sections
    /// follow from them.
    pub(crate) async fn bring_teams(&self, event: &StoredEvent) -> Result<(), Problem> {
        let Some(Imported { import, .. }) = event.imported else { return Ok(()) };
        if !event.announcement.is_of_teams() || event.set_up >= event.sections {
            return Ok(());
        }
        let import = self.store.import(import).await?.import;
        let known = self.store.teams(event.id).await?;
        let mut teams = ImportTeams::entered(&import.team_sections, import.at);
        teams.retain(|team| known.iter().all(|it| it.number != team.number));
        // One after the other: two of one captain write the same line.
        for team in &teams {
            self.store.bring_team(event.id, team).await?;
        }
        Ok(())
    }

    /// What was told of a section of an event, where the event was brought here as a whole.
    pub(crate) async fn brought(
        &self,
        event: &StoredEvent,
        index: u32,
    ) -> Result<Option<Brought>, Problem> {
        let Some(Imported { import, origin }) = event.imported else { return Ok(None) };
        let at = event.publication.as_ref().map(|publication| publication.at);
        let at = at.ok_or_else(|| Problem::internal("an import was not published"))?;
        let ImportPart { players, games } = self.store.import_section(import, index).await?;
        if players.is_empty() {
            return Err(Problem::internal("the parts of an import are gone"));
        }
        Ok(Some(Brought {
            at,
            players: players.into_iter().map(|listed| (listed.player, listed)).collect(),
            games: games.into_iter().map(|game| (game.index, game)).collect(),
            waits: !origin.goes_on_here(),
        }))
    }
}

/// The sections of players that are proposed with an import's event; none where teams play.
fn proposed(import: &Import) -> Vec<ProposedSection> {
    if import.announcement.is_of_teams() {
        return Vec::new();
    }
    let section = |section: &ImportSection| ProposedSection {
        name: section.name.clone(),
        players: section.players.clone(),
    };
    import.sections.iter().map(section).collect()
}

/// A section in parts that an item can hold.
fn divided(section: ImportPart) -> Vec<ImportPart> {
    let mut parts = vec![ImportPart { players: section.players, games: Vec::new() }];
    let mut moves = 0;
    for game in section.games {
        let full = |part: &ImportPart| part.games.len() >= PART_GAMES_MAX;
        if moves > PART_MOVES_MAX || parts.last().is_some_and(full) {
            parts.push(ImportPart::default());
            moves = 0;
        }
        moves += game.played.moves.len();
        if let Some(part) = parts.last_mut() {
            part.games.push(game);
        }
    }
    parts
}
