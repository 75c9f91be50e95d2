//! Sections: who plays whom, and each game's result as it comes in.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::tournament::{
    EventId, Friendly, OutsideLaws, RuleSet, SectionBoard, SectionId, Visibility,
};
use rules::{GameId, HalfPoints, Instant, PlayerId};

use crate::ended::Ended;
use crate::event::{json, maybe_json, read_json};
use crate::item::{Attributes, Reader, key, number, text};
use crate::shard::shard_of_text;
use crate::write::Update;
use crate::{Error, StartLine, Store};

/// A section of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its number.
    pub id: SectionId,
    /// Its name within the event.
    pub name: String,
    /// The event's name.
    pub event_name: String,
    /// The tournament director.
    pub director: Option<PlayerId>,
    /// Who directs alongside the director: the event's deputies.
    pub deputies: Vec<PlayerId>,
    /// Days of leave that a player has in it a calendar year (`LAW-10.1`); 0: none.
    pub leave_days: u16,
    /// When its clocks start, where that lies ahead of its announcement.
    pub starts_at: Option<Instant>,
    /// When play ends and what is unfinished is adjudicated.
    pub adjudication_at: Option<Instant>,
    /// The next of these dates at which somebody is told.
    pub alarm_at: Option<Instant>,
    /// The event it belongs to; none where its games were set up one by one.
    pub event: Option<EventId>,
    /// What it is of, where players have agreed on it and it belongs to no event.
    pub friendly: Option<Friendly>,
    /// What spectators see of its games.
    pub visibility: Visibility,
    /// What of its event lies outside the Laws (`LAW-0`).
    pub outside_laws: Option<OutsideLaws>,
    /// Which board of which teams it is, where teams play (`TR-11`).
    pub board: Option<SectionBoard>,
}

/// Everything that a crosstable shows, read with one query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionTable {
    /// The section.
    pub section: Section,
    /// Its players by start number; empty where no start list was published.
    pub start_list: Vec<StartLine>,
    /// Its games with their results, by number.
    pub results: Vec<SectionResult>,
}

impl Section {
    /// The event and the section, as games, mails and calendars call it.
    pub fn full_name(&self) -> String {
        let (event, name) = (&self.event_name, &self.name);
        match self.friendly {
            None => format!("{event}, {name}"),
            // A friendly game is named by its number.
            Some(Friendly::Game) => format!("{event} {name}"),
            Some(Friendly::Tournament) => event.clone(),
        }
    }

    /// Whoever directs it: the director and the deputies.
    pub fn directors(&self) -> impl Iterator<Item = PlayerId> {
        self.director.into_iter().chain(self.deputies.iter().copied())
    }

    /// Whether it is of friendly games that players have agreed on: it belongs to no event.
    pub fn is_friendly(&self) -> bool {
        self.friendly.is_some()
    }

    /// Which board it is, counted from 1, where teams play.
    pub fn board_number(&self) -> Option<u8> {
        self.board.as_ref().map(|board| board.board)
    }

    /// A section without a director, leave and dates.
    pub fn new(id: SectionId, name: impl Into<String>, event_name: impl Into<String>) -> Section {
        Section {
            id,
            name: name.into(),
            event_name: event_name.into(),
            director: None,
            deputies: Vec::new(),
            leave_days: 0,
            starts_at: None,
            adjudication_at: None,
            alarm_at: None,
            event: None,
            friendly: None,
            visibility: Visibility::default(),
            outside_laws: None,
            board: None,
        }
    }

    /// The first of its dates after `last`, or the first of all.
    pub fn next_date(&self, last: Option<Instant>) -> Option<Instant> {
        let dates = [self.starts_at, self.adjudication_at].into_iter().flatten();
        // Whoever has not begun on a board of a team is asked about: which of them it is, the event's rules say.
        let board = self.starts_at.filter(|_| self.board.is_some());
        let asked = board.map(|start| RuleSet::ALL.map(|rules| rules.begun_asked_at(start)));
        let dates = dates.chain(asked.into_iter().flatten());
        dates.filter(|at| last.is_none_or(|last| *at > last)).min()
    }
}

impl SectionTable {
    /// A player's start number, counted from 0, of a substitute that of the predecessor; none: nobody of the
    /// start list.
    pub fn number_of(&self, player: PlayerId) -> Option<usize> {
        self.start_list.iter().position(|line| line.is_of(player))
    }

    /// How many of its games are finished.
    pub fn finished(&self) -> usize {
        self.results.iter().filter(|game| game.result.is_some()).count()
    }

    /// Whether somebody plays in it.
    pub fn has_player(&self, player: PlayerId) -> bool {
        self.start_list.iter().any(|line| line.is_of(player))
            || self.results.iter().any(|game| game.white == player || game.black == player)
    }
}

/// One game's line in its section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionResult {
    /// The game.
    pub game: GameId,
    /// White.
    pub white: PlayerId,
    /// Black.
    pub black: PlayerId,
    /// White's and Black's points and when the game ended; none while it runs.
    pub result: Option<(HalfPoints, HalfPoints, Instant)>,
    /// Why it ended, by its stable name.
    pub reason: Option<String>,
}

/// The partition that names every section.
const SECTIONS: &str = "SECTIONS";
/// What the sort keys of the lines of games begin with.
pub(crate) const RESULT: &str = "RESULT#";
/// Sort key of a section's start list.
const START_LIST: &str = "STARTLIST";

/// The players of a game, White first, in its line: a table reads hundreds of them at once.
pub(crate) const PLAYERS: &str = "players";

fn section_pk(id: SectionId) -> String {
    format!("S#{}", id.0)
}

pub(crate) fn section_key(id: SectionId) -> Attributes {
    key(section_pk(id), "SECTION")
}

/// The key of a section's start list.
pub(crate) fn start_list_key(id: SectionId) -> Attributes {
    key(section_pk(id), START_LIST)
}

/// The key of a game's line in its section.
pub(crate) fn result_key(section: SectionId, game: GameId) -> Attributes {
    key(section_pk(section), format!("{RESULT}{:010}", game.0))
}

fn read_section(id: SectionId, item: &Attributes) -> Result<Section, Error> {
    let reader = Reader::new(item);
    let instant = |name| Ok::<_, Error>(reader.maybe_number(name)?.map(Instant::from_unix));
    let event = reader.maybe_number("event")?.map(EventId);
    let outside_laws = match reader.maybe_text("outside_laws")? {
        Some(code) => Some(
            OutsideLaws::from_code(code)
                .ok_or_else(|| reader.corrupt("outside_laws", "is none of them"))?,
        ),
        None => None,
    };
    // Older ones do not say: only games that players had agreed on were outside the Laws and of no event.
    let older = (event.is_none() && outside_laws.is_some()).then_some(Friendly::Game);
    Ok(Section {
        id,
        name: reader.text("name")?.to_owned(),
        event_name: reader.text("event_name")?.to_owned(),
        director: reader.maybe_number("director")?.map(PlayerId),
        deputies: maybe_json(&reader, "deputies")?.unwrap_or_default(),
        // Sections that do not say were set up before there was leave.
        leave_days: reader.maybe_number("leave_days")?.unwrap_or(0),
        starts_at: instant("starts_at")?,
        adjudication_at: instant("adjudication_at")?,
        alarm_at: instant("alarm_at")?,
        event,
        friendly: maybe_json(&reader, "friendly")?.or(older),
        // Sections that do not say are older than events, or their games are nobody else's.
        visibility: maybe_json(&reader, "visibility")?.unwrap_or_default(),
        outside_laws,
        board: maybe_json(&reader, "board")?,
    })
}

fn read_result(item: &Attributes) -> Result<SectionResult, Error> {
    let reader = Reader::new(item);
    let game = reader.text("sk")?.strip_prefix(RESULT).and_then(|id| id.parse().ok());
    let players = reader.text(PLAYERS)?.split_once(' ');
    let players =
        players.and_then(|(white, black)| Some((white.parse().ok()?, black.parse().ok()?)));
    let (white, black) = players.ok_or_else(|| reader.corrupt(PLAYERS, "are no two players"))?;
    let ended = Ended::read(&reader)?;
    Ok(SectionResult {
        game: GameId(game.ok_or_else(|| reader.corrupt("sk", "is no result's"))?),
        white: PlayerId(white),
        black: PlayerId(black),
        result: ended.map(|ended| (ended.white, ended.black, ended.at)),
        reason: ended.map(|ended| ended.reason.to_owned()),
    })
}

impl Store {
    /// Keeps a new section without a start list.
    ///
    /// # Errors
    /// `Conflict` when the number is taken; `Unavailable`.
    pub async fn create_section(&self, section: &Section) -> Result<(), Error> {
        self.create_listed_section(section, &[]).await
    }

    /// Keeps a new section with the players of its start list.
    ///
    /// # Errors
    /// `Conflict` when the number is taken; `Unavailable`.
    pub async fn create_listed_section(
        &self,
        section: &Section,
        start_list: &[StartLine],
    ) -> Result<(), Error> {
        self.create_section_as_of(section, start_list, None).await
    }

    /// The same, nobody being told of its dates before `now`.
    ///
    /// # Errors
    /// `Conflict` when the number is taken; `Unavailable`.
    pub async fn create_section_as_of(
        &self,
        section: &Section,
        start_list: &[StartLine],
        now: Option<Instant>,
    ) -> Result<(), Error> {
        self.transact(self.section_writes(section, start_list, now)?).await
    }

    /// What keeping a new section writes, nobody being told of its dates before `now`.
    pub(crate) fn section_writes(
        &self,
        section: &Section,
        start_list: &[StartLine],
        now: Option<Instant>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let next = section.next_date(now);
        let mut item = section_key(section.id);
        item.insert("name".to_owned(), text(&section.name));
        item.insert("event_name".to_owned(), text(&section.event_name));
        if let Some(director) = section.director {
            item.insert("director".to_owned(), number(director));
        }
        if !section.deputies.is_empty() {
            item.insert("deputies".to_owned(), json(&section.deputies)?);
        }
        if section.leave_days > 0 {
            item.insert("leave_days".to_owned(), number(section.leave_days));
        }
        let dates =
            [("starts_at", section.starts_at), ("adjudication_at", section.adjudication_at)];
        for (name, at) in dates.into_iter().chain([("alarm_at", next)]) {
            if let Some(at) = at {
                item.insert(name.to_owned(), number(at.unix()));
            }
        }
        if next.is_some() {
            item.insert("shard".to_owned(), number(shard_of_text(&section_pk(section.id))));
        }
        if let Some(event) = section.event {
            item.insert("event".to_owned(), number(event.0));
        }
        if let Some(friendly) = section.friendly {
            item.insert("friendly".to_owned(), json(&friendly)?);
        }
        if section.visibility != Visibility::default() {
            item.insert("visibility".to_owned(), json(&section.visibility)?);
        }
        if let Some(outside) = section.outside_laws {
            item.insert("outside_laws".to_owned(), text(outside.code()));
        }
        if let Some(board) = &section.board {
            item.insert("board".to_owned(), json(board)?);
        }
        let line = key(SECTIONS, format!("S#{:010}", section.id.0));
        let mut writes = vec![self.put_new(item)?, self.put_new(line)?];
        if !start_list.is_empty() {
            let mut list = start_list_key(section.id);
            list.insert("players".to_owned(), json(&start_list)?);
            writes.push(self.put_new(list)?);
        }
        Ok(writes)
    }

    /// Brings what an event announces of a section up to date: name, director, deputies and the end of play.
    /// Its next date is the first one after `now`, unless one has come that nobody has seen to yet.
    ///
    /// # Errors
    /// `NotFound`; `Conflict` when its alarm was set meanwhile; `Unavailable`.
    pub async fn change_section(&self, section: &Section, now: Instant) -> Result<(), Error> {
        let was = self.section(section.id).await?.alarm_at;
        let mut set = "SET event_name = :event_name".to_owned();
        let mut remove = Vec::new();
        let mut values = Attributes::from([(":event_name".to_owned(), text(&section.event_name))]);
        let due = was.filter(|at| *at <= now);
        let alarm_at = due.or_else(|| section.next_date(Some(now)));
        let shard = alarm_at.map(|_| number(shard_of_text(&section_pk(section.id))));
        let deputies =
            (!section.deputies.is_empty()).then(|| json(&section.deputies)).transpose()?;
        let changed = [
            ("director", section.director.map(number)),
            ("deputies", deputies),
            ("adjudication_at", section.adjudication_at.map(|at| number(at.unix()))),
            ("alarm_at", alarm_at.map(|at| number(at.unix()))),
            ("#shard", shard),
        ];
        for (name, value) in changed {
            let Some(value) = value else {
                remove.push(name);
                continue;
            };
            let placeholder = format!(":{}", name.trim_start_matches('#'));
            set.push_str(&format!(", {name} = {placeholder}"));
            values.insert(placeholder, value);
        }
        if !remove.is_empty() {
            set.push_str(&format!(" REMOVE {}", remove.join(", ")));
        }
        let unchanged = match was {
            Some(was) => {
                values.insert(":was".to_owned(), number(was.unix()));
                "alarm_at = :was"
            }
            None => "attribute_not_exists(alarm_at)",
        };
        let update = Update::new(section_key(section.id), set).under(unchanged);
        self.update(update.with_all(values)).await
    }

    /// A section with its start list and all of its results: one query.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn section_table(&self, id: SectionId) -> Result<SectionTable, Error> {
        let mut table = (None, Vec::new(), Vec::new());
        for item in self.query_all(section_pk(id)).await? {
            let reader = Reader::new(&item);
            match reader.text("sk")? {
                "SECTION" => table.0 = Some(read_section(id, &item)?),
                START_LIST => table.1 = read_json(&reader, "players")?,
                sk if sk.starts_with(RESULT) => table.2.push(read_result(&item)?),
                _ => {}
            }
        }
        let (section, start_list, results) = table;
        Ok(SectionTable { section: section.ok_or(Error::NotFound)?, start_list, results })
    }

    /// Every section, in no order.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn all_sections(&self) -> Result<Vec<Section>, Error> {
        let lines = self.query_prefix(SECTIONS.to_owned(), "S#").await?;
        let id = |line: &Attributes| {
            let reader = Reader::new(line);
            let id = reader.text("sk")?.strip_prefix("S#").and_then(|id| id.parse().ok());
            id.map(SectionId).ok_or_else(|| reader.corrupt("sk", "is no section's"))
        };
        self.sections(&lines.iter().map(id).collect::<Result<Vec<_>, _>>()?).await
    }

    /// Sets a section's alarm, which was read as `was`, to its next date; with none, none comes.
    ///
    /// # Errors
    /// `Conflict` when somebody else has set it; `Unavailable`.
    pub async fn rearm_section(
        &self,
        id: SectionId,
        was: Instant,
        next: Option<Instant>,
    ) -> Result<(), Error> {
        let update = match next {
            Some(next) => Update::new(section_key(id), "SET alarm_at = :next")
                .with(":next", number(next.unix())),
            None => Update::new(section_key(id), "REMOVE alarm_at, #shard"),
        };
        self.update(update.under("alarm_at = :was").with(":was", number(was.unix()))).await
    }

    /// A section without its games.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn section(&self, id: SectionId) -> Result<Section, Error> {
        read_section(id, &self.get(section_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// Several sections, in no order; those that do not exist are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn sections(&self, ids: &[SectionId]) -> Result<Vec<Section>, Error> {
        let items = self.batch_get(ids.iter().map(|id| section_key(*id)).collect()).await?;
        let read = |item: &Attributes| {
            let reader = Reader::new(item);
            let id = reader.text("pk")?.strip_prefix("S#").and_then(|id| id.parse().ok());
            read_section(
                SectionId(id.ok_or_else(|| reader.corrupt("pk", "is no section's"))?),
                item,
            )
        };
        items.iter().map(read).collect()
    }

    /// Every game of a section with its result so far: one query.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn section_results(&self, id: SectionId) -> Result<Vec<SectionResult>, Error> {
        self.query_prefix(section_pk(id), RESULT).await?.iter().map(read_result).collect()
    }
}
