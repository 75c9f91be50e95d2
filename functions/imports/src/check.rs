//! Everything that is sent, checked as a whole: what would be made of it, and what is wrong.

use std::collections::{BTreeMap, HashMap};

use app::{App, Problem};
use rules::tournament::{
    Announcement, GameElsewhere, IMPORT_GAMES_MAX, ImportFault, ImportSection, ImportTeams,
    ImportedGames, Origin, PlayedGame, SuspendedPlayer, check_import,
};
use rules::{
    ByColor, ElsewhereFault, Game, Instant, PlayedElsewhere, PlayerId, Profile, ResultElsewhere,
};
use store::ImportPart;

use crate::body::ImportBody;
use crate::faults::{Faults, File, Place};
use crate::games::{self, GameText};
use crate::results::{self, ResultRow};
use crate::roster::{Roster, SectionGames, Slot};
use crate::start_list::{self, Listed, ListedSection};
use crate::team_list;

/// Bytes of a start list, and of results.
const TEXT_BYTES_MAX: usize = 1024 * 1024;
/// Bytes of the games: a thousand long ones with the moment of every move.
const PGN_BYTES_MAX: usize = 3 * 1024 * 1024;

/// What would be made, and what is wrong.
pub(crate) struct Checked {
    pub(crate) faults: Faults,
    /// Its sections; where teams play their boards.
    pub(crate) sections: Vec<CheckedSection>,
    /// The sections of teams, where they play.
    pub(crate) teams: Vec<ImportTeams>,
    pub(crate) people: HashMap<PlayerId, Profile>,
    /// Those of them who were suspended when the event began, or are now where it has not.
    pub(crate) suspended: Vec<SuspendedPlayer>,
}

/// A section as it would be made.
pub(crate) struct CheckedSection {
    pub(crate) listed: ListedSection,
    /// Its games by their start numbers; empty where the start list has faults.
    pub(crate) games: Vec<PlayedGame>,
    told: Vec<GameElsewhere>,
}

impl CheckedSection {
    /// Games that are over.
    pub(crate) fn finished(&self) -> usize {
        self.games.iter().filter(|game| game.result.is_some()).count()
    }

    /// What is kept of it until its games are there, and what is kept with the import.
    pub(crate) fn parts(self) -> (ImportSection, ImportPart) {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let (games, finished) = (count(self.games.len()), count(self.finished()));
        let players = self.listed.ids();
        let section = ImportSection { name: self.listed.name, players, games, finished };
        let players = self.listed.players.into_iter().map(|listed| listed.player).collect();
        (section, ImportPart { players, games: self.told })
    }
}

/// Checks an import at `now`.
///
/// # Errors
/// `text_too_large`, `unavailable`; everything else is a fault.
pub(crate) async fn check(
    app: &App,
    body: &ImportBody,
    announcement: &Announcement,
    now: Instant,
) -> Result<Checked, Problem> {
    let (pgn, csv) = (body.pgn.as_deref(), body.results.as_deref());
    let texts =
        [(Some(&*body.start_list), TEXT_BYTES_MAX), (pgn, PGN_BYTES_MAX), (csv, TEXT_BYTES_MAX)];
    if texts.iter().any(|(text, max)| text.is_some_and(|text| text.len() > *max)) {
        let detail = "The games have at most 3 MB, the start list and the results 1 MB each.";
        return Err(Problem::invalid("text_too_large", detail));
    }
    let origin = Origin::from(body.origin);
    let mut faults = Faults::default();
    check_announcement(app, announcement, origin, &mut faults).await?;
    let rows = start_list::read(&body.start_list, announcement, &mut faults);
    let named = rows.iter().flatten();
    let captain = |row: &Listed| row.team.as_ref().and_then(|team| team.captain);
    let captains = named.clone().filter_map(captain);
    let people = app.people(captains.chain(named.map(|row| row.player.player)).collect()).await?;
    let before = faults.errors();
    let listed = rows.is_some();
    let rows = rows.unwrap_or_default();
    let (sections, teams) = match announcement.is_of_teams() {
        true => team_list::sections(app, rows, announcement, &people, (&mut faults, now)).await?,
        false => (start_list::sections(rows, announcement, &people, &mut faults), Vec::new()),
    };
    // Against a list with faults every game would be one.
    let good = listed && faults.errors() == before;
    let suspended = check_suspended(app, announcement, &sections, &mut faults, now).await?;
    let before = faults.errors();
    let roster = good.then(|| Roster::new(announcement.system, &sections, &people));
    let games = match pgn.filter(|text| !text.trim().is_empty()) {
        Some(text) => games::read(text, announcement, roster.as_ref(), &mut faults),
        None => Vec::new(),
    };
    let rows = csv.filter(|csv| !csv.trim().is_empty());
    let readable = rows.map_or(Some(Vec::new()), |csv| results::read(csv, &mut faults));
    let (Some(roster), Some(rows)) = (roster, readable) else {
        let empty = |listed| CheckedSection { listed, games: Vec::new(), told: Vec::new() };
        let sections = sections.into_iter().map(empty).collect();
        return Ok(Checked { faults, sections, teams, people, suspended });
    };
    let count: usize = roster.sections().iter().map(|section| section.pairings.len()).sum();
    if count > IMPORT_GAMES_MAX {
        faults.found(Place(File::StartList, None, None), &ImportFault::TooManyGames);
    }
    let rows = results::by_game(rows, &roster, &sections, &mut faults);
    let games = games::by_game(games, &roster, &mut faults);
    // A game that could not be read is told of, and not missing.
    let complete = faults.errors() == before;
    let one_start = None;
    let event = ImportedGames { announcement, origin, now };
    let mut table = Table { event, games, rows, faults, complete, one_start };
    table.find_one_start();
    let made = sections.into_iter().zip(roster.sections()).enumerate();
    let made = made.map(|(place, (listed, games))| table.section(place, listed, games));
    let sections = made.collect();
    Ok(Checked { faults: table.faults, sections, teams, people, suspended })
}

/// Who of the start list is kept from playing, told where the list names them.
async fn check_suspended(
    app: &App,
    announcement: &Announcement,
    sections: &[ListedSection],
    faults: &mut Faults,
    now: Instant,
) -> Result<Vec<SuspendedPlayer>, Problem> {
    let listed = sections.iter().flat_map(|section| &section.players);
    let lines: BTreeMap<PlayerId, usize> =
        listed.map(|listed| (listed.player.player, listed.line)).collect();
    let players: Vec<PlayerId> = lines.keys().copied().collect();
    let suspended = app.suspended_in(announcement, &players, now).await?;
    for found in &suspended {
        let at = Place(File::StartList, lines.get(&found.player).copied(), Some("id"));
        faults.found(at, &found.fault(announcement, now));
    }
    Ok(suspended)
}

async fn check_announcement(
    app: &App,
    announcement: &Announcement,
    origin: Origin,
    faults: &mut Faults,
) -> Result<(), Problem> {
    let code_taken = app.store.event_with_code(&announcement.code).await?.is_some();
    let directs = match app.must_direct(announcement.director).await {
        Err(problem) if !problem.is_refusal() => return Err(problem),
        checked => checked.is_ok(),
    };
    let at = Place(File::Announcement, None, None);
    for fault in check_import(announcement, origin, code_taken, directs) {
        faults.found(at, &fault);
    }
    if let Some(refusal) = app.refused_season_before(announcement).await? {
        faults.found(at, &ImportFault::Announcement(refusal.into()));
    }
    Ok(())
}

/// Everything that is told of the games, while they are looked through.
struct Table<'a> {
    event: ImportedGames<'a>,
    games: BTreeMap<Slot, GameText>,
    rows: BTreeMap<Slot, ResultRow>,
    faults: Faults,
    /// Whether every game and every result was understood.
    complete: bool,
    /// The start of all games, where it was drawn once for all of them.
    one_start: Option<String>,
}

impl Table<'_> {
    /// In which position all games start, where that was drawn once.
    fn find_one_start(&mut self) {
        if !self.event.have_one_start() {
            return;
        }
        for game in self.games.values() {
            let Some(fen) = &game.start_fen else { continue };
            match &self.one_start {
                None => self.one_start = Some(fen.clone()),
                Some(known) if known == fen => {}
                Some(_) => {
                    let at = Place(File::Pgn, Some(game.line), Some("FEN"));
                    self.faults.found(at, &ImportFault::WrongStart);
                }
            }
        }
    }

    fn section(
        &mut self,
        place: usize,
        listed: ListedSection,
        section: &SectionGames,
    ) -> CheckedSection {
        let (mut games, mut told) = (Vec::new(), Vec::new());
        for (index, pairing) in section.pairings.iter().enumerate() {
            let at = |number: usize| section.players.get(number).copied().unwrap_or(PlayerId(0));
            let players = ByColor { white: at(pairing.white), black: at(pairing.black) };
            let slot = Slot { section: place, index };
            let (text, row) = (self.games.remove(&slot), self.rows.remove(&slot));
            let mut played =
                PlayedGame { white: pairing.white, black: pairing.black, result: None, flag: None };
            let untold = text.is_none() && row.is_none() && self.complete;
            if untold && let Err(fault) = self.event.check_untold(players) {
                let first = listed.players.first().map(|listed| listed.line);
                self.faults.found(Place(File::StartList, first, None), &fault);
            }
            if let Some((game, kept)) = self.game(players, text, row) {
                if let Some(ending) = game.ending() {
                    played.result = Some((ending.score.white, ending.score.black));
                    played.flag = rules::tournament::Flag::of_reason(ending.reason.code());
                }
                let index = u32::try_from(index).unwrap_or(u32::MAX);
                let start_fen = kept.0.or_else(|| self.one_start.clone());
                told.push(GameElsewhere { index, start_fen, played: kept.1 });
            }
            games.push(played);
        }
        CheckedSection { listed, games, told }
    }

    /// A game as it would stand here, and what is kept of it.
    fn game(
        &mut self,
        players: ByColor<PlayerId>,
        text: Option<GameText>,
        row: Option<ResultRow>,
    ) -> Option<(Game, (Option<String>, PlayedElsewhere))> {
        let result = self.result(text.as_ref(), row.as_ref())?;
        let (white_days, black_days) = match &row {
            Some(row) => (row.white_days, row.black_days),
            None => (None, None),
        };
        let moves = text.iter().flat_map(|text| &text.moves);
        let played = PlayedElsewhere {
            moves: moves.map(|(played, _)| *played).collect(),
            result,
            ended_at: row.as_ref().and_then(|row| row.ended_at),
            white_days,
            black_days,
            waits: !self.event.origin.goes_on_here(),
        };
        let start_fen = text.as_ref().and_then(|text| text.start_fen.clone());
        let start = self.event.start(start_fen.as_deref());
        let terms = self.event.announcement.terms(players, start);
        match played.game(terms, self.event.now) {
            Ok(game) => {
                self.warn(&game, &played, text.as_ref(), row.as_ref());
                Some((game, (start_fen, played)))
            }
            Err(fault) => {
                let at = place_of(fault, text.as_ref(), row.as_ref());
                self.faults.found(at, &ImportFault::Elsewhere(fault));
                None
            }
        }
    }

    /// The result by both files; none where they say different things.
    fn result(
        &mut self,
        text: Option<&GameText>,
        row: Option<&ResultRow>,
    ) -> Option<Option<ResultElsewhere>> {
        let score = text.and_then(|text| text.score);
        let agreed = ImportedGames::agreed(score, row.map(|row| row.result));
        if let (None, Some(row)) = (agreed, row) {
            let line = text.map_or(0, |text| text.line);
            let at = Place(File::Results, Some(row.line), Some("result"));
            self.faults.found(at, &ImportFault::ResultsDiffer { line });
        }
        agreed
    }

    /// What whoever brings a game that is not over should know, or may not leave so.
    fn warn(
        &mut self,
        game: &Game,
        played: &PlayedElsewhere,
        text: Option<&GameText>,
        row: Option<&ResultRow>,
    ) {
        let is_told = text.is_some() || row.is_some();
        let Err(fault) = self.event.check_unfinished(game, played, is_told) else { return };
        let at = match (text, row) {
            (_, Some(row)) => Place(File::Results, Some(row.line), None),
            (Some(text), None) => Place(File::Pgn, Some(text.line), None),
            (None, None) => Place(File::StartList, None, None),
        };
        self.faults.found(at, &fault);
    }
}

/// Where a fault of a game stands.
fn place_of(
    fault: ElsewhereFault,
    text: Option<&GameText>,
    row: Option<&ResultRow>,
) -> Place<'static> {
    let of_game = Place(File::Pgn, text.map(|text| text.line), None);
    let of_row =
        |column| row.map_or(of_game, |row| Place(File::Results, Some(row.line), Some(column)));
    match fault {
        ElsewhereFault::Move(index)
        | ElsewhereFault::AfterEnd(index)
        | ElsewhereFault::Order(index)
        | ElsewhereFault::Future(index) => {
            let line = text.and_then(|text| text.moves.get(index)).map(|(_, line)| *line);
            Place(File::Pgn, line, None)
        }
        ElsewhereFault::Score => of_row("flag"),
        ElsewhereFault::Contradicted(_) => of_row("result"),
        ElsewhereFault::EndedBeforeStart
        | ElsewhereFault::EndedBeforeMove
        | ElsewhereFault::EndsInFuture => of_row("ended"),
        ElsewhereFault::ClockOfFinished | ElsewhereFault::NoTimeLeft => of_row("white_days"),
        ElsewhereFault::ClockNotSet(by) => of_row(by.fold_wb("white_days", "black_days")),
    }
}
