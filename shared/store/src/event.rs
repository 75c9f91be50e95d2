//! Events: what was announced, how far it is, and every decision about it in order.
//!
//! An event is one small item, changed under a condition on its version; each change writes a line
//! of the event's log in the same transaction. Its sections are items of their own, made when the
//! start lists are published.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::tournament::{
    Announcement, EventAct, EventConsent, EventId, EventState, Imported, Publication,
};
use rules::{Instant, PlayerId};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::item::{Attributes, Reader, key, number, text};
use crate::request::Part;
use crate::shard::shard_of_text;
use crate::write::Update;
use crate::{Error, NewEventAct, Store};

/// An event as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredEvent {
    /// Its number.
    pub id: EventId,
    /// How often it was changed; 1 when it was announced.
    pub version: u32,
    /// How far it is.
    pub state: EventState,
    /// What was announced.
    pub announcement: Announcement,
    /// The people who organise it, in the order in which they were named: who has announced it comes
    /// first. There is always somebody.
    pub organisers: Vec<PlayerId>,
    /// Who directs alongside the director, in the order in which they were named.
    pub deputies: Vec<PlayerId>,
    /// What its publication has fixed.
    pub publication: Option<Publication>,
    /// How many sections were published.
    pub sections: u32,
    /// How many of them, from the first, are known to have all their games.
    pub set_up: u32,
    /// When somebody looks whether its games are all set up; none when they are, or are not yet to.
    pub alarm_at: Option<Instant>,
    /// Where its games come from, when it was not announced here.
    pub imported: Option<Imported>,
    /// The rating commissioner's consent to a national event (`TR-9.2`).
    pub rating_consent: Option<EventConsent>,
    /// The Executive Board's agreement to the World Championship Final (`TR-1.0.4`).
    pub board_agreement: Option<EventConsent>,
    /// The number of the approval under which it is announced (`TR-6`).
    pub approval: Option<u32>,
    /// When it was decided who goes up and who goes down after it, a season of a league (`TR-5.3-5.4`).
    pub season_decided_at: Option<Instant>,
    /// When its final tables were taken back, where they have not been confirmed again since.
    pub reopened_at: Option<Instant>,
}

impl StoredEvent {
    /// An event that has just been announced.
    pub fn announced(id: EventId, announcement: Announcement, organiser: PlayerId) -> StoredEvent {
        StoredEvent {
            id,
            version: 1,
            state: EventState::Announced,
            announcement,
            organisers: vec![organiser],
            deputies: Vec::new(),
            publication: None,
            sections: 0,
            set_up: 0,
            alarm_at: None,
            imported: None,
            rating_consent: None,
            board_agreement: None,
            approval: None,
            season_decided_at: None,
            reopened_at: None,
        }
    }

    /// Its publication, where lots were drawn with it: not where it was brought here as a whole.
    pub fn lots(&self) -> Option<&Publication> {
        self.publication.as_ref().filter(|_| self.imported.is_none())
    }

    /// Its director, its deputies and its organisers.
    pub fn officials(&self) -> BTreeSet<PlayerId> {
        self.organisers.iter().copied().chain(self.directors()).collect()
    }

    /// Whoever directs it: the director and the deputies.
    pub fn directors(&self) -> impl Iterator<Item = PlayerId> {
        [self.announcement.director].into_iter().chain(self.deputies.iter().copied())
    }

    /// Whether it has start lists, and all their games are there.
    pub fn is_set_up(&self) -> bool {
        self.sections > 0 && self.set_up >= self.sections
    }

    /// Whether it is a season that is over, about which nobody has decided who goes up and who goes down
    /// (`TR-5.3-5.4`).
    pub fn waits_for_season(&self) -> bool {
        let is_season = self.announcement.league().is_some();
        is_season && self.state == EventState::Finished && self.season_decided_at.is_none()
    }
}

/// The partition that names every event.
const EVENTS: &str = "EVENTS";

/// What the partition of everything that belongs to an event begins with.
pub(crate) const PREFIX: &str = "E#";

/// That partition.
pub(crate) fn event_pk(id: EventId) -> String {
    format!("{PREFIX}{}", id.0)
}

fn event_key(id: EventId) -> Attributes {
    key(event_pk(id), "EVENT")
}

/// The line of an event among all events.
fn line_key(id: EventId) -> Attributes {
    key(EVENTS, format!("E#{:010}", id.0))
}

/// What the sort keys of an event's log begin with.
pub(crate) const ACTS: &str = "ACT#";
/// The same of lines about a player, as officials read them: by version.
const OTHER_ACTS: &str = "LOG#";
/// And as the player reads them.
const PLAYER_ACTS: &str = "PLAYERACT#";

/// What the sort keys of the lines about one player begin with.
fn player_acts(player: PlayerId) -> String {
    format!("{PLAYER_ACTS}{:010}#", player.0)
}

/// The lines of a log, by the event's version.
fn read_acts(lines: &[Attributes]) -> Result<Vec<EventAct>, Error> {
    Ok(read_versions(lines)?.into_iter().map(|(_, act)| act).collect())
}

/// The event and the line of a log that an item is, with its version; none where it is none. Of the two
/// lines about a player the one that officials read.
pub(crate) fn act_of(item: &Attributes) -> Result<Option<NewEventAct>, Error> {
    let reader = Reader::new(item);
    let id = reader.text("pk")?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    let sk = reader.text("sk")?;
    let (Some(id), true) = (id, sk.starts_with(ACTS) || sk.starts_with(OTHER_ACTS)) else {
        return Ok(None);
    };
    let event = EventId(id);
    let acts = read_versions(std::slice::from_ref(item))?;
    Ok(acts.into_iter().next().map(|(version, act)| NewEventAct { event, version, act }))
}

/// The same, each with its version.
fn read_versions(lines: &[Attributes]) -> Result<Vec<(u32, EventAct)>, Error> {
    let mut acts = Vec::with_capacity(lines.len());
    for line in lines {
        let reader = Reader::new(line);
        let version: Option<u32> =
            reader.text("sk")?.rsplit_once('#').and_then(|(_, version)| version.parse().ok());
        let version = version.ok_or_else(|| reader.corrupt("sk", "names no version"))?;
        acts.push((version, read_json(&reader, "act")?));
    }
    acts.sort_by_key(|(version, _)| *version);
    Ok(acts)
}

/// What makes codes unique.
fn code_key(code: &str) -> Attributes {
    key(format!("EVENTCODE#{code}"), "EVENTCODE")
}

/// A value as JSON text, for what is read by people with an eye on the table and grows new fields.
pub(crate) fn json(
    value: &impl Serialize,
) -> Result<aws_sdk_dynamodb::types::AttributeValue, Error> {
    serde_json::to_string(value).map(text).map_err(|e| Error::corrupt("a new item", e))
}

/// A JSON text that must be there.
pub(crate) fn read_json<T: DeserializeOwned>(reader: &Reader<'_>, name: &str) -> Result<T, Error> {
    serde_json::from_str(reader.text(name)?).map_err(|e| reader.corrupt(name, e))
}

/// A JSON text that need not be there.
pub(crate) fn maybe_json<T: DeserializeOwned>(
    reader: &Reader<'_>,
    name: &str,
) -> Result<Option<T>, Error> {
    reader.maybe_text(name)?.map(|_| read_json(reader, name)).transpose()
}

fn item(event: &StoredEvent) -> Result<Attributes, Error> {
    let mut item = event_key(event.id);
    item.extend([
        ("version".to_owned(), number(event.version)),
        ("state".to_owned(), json(&event.state)?),
        ("announcement".to_owned(), json(&event.announcement)?),
        ("organisers".to_owned(), json(&event.organisers)?),
        ("sections".to_owned(), number(event.sections)),
        ("set_up".to_owned(), number(event.set_up)),
    ]);
    if !event.deputies.is_empty() {
        item.insert("deputies".to_owned(), json(&event.deputies)?);
    }
    if let Some(publication) = &event.publication {
        item.insert("publication".to_owned(), json(publication)?);
    }
    if let Some(imported) = &event.imported {
        item.insert("imported".to_owned(), json(imported)?);
    }
    if let Some(consent) = &event.rating_consent {
        item.insert("rating_consent".to_owned(), json(consent)?);
    }
    if let Some(agreement) = &event.board_agreement {
        item.insert("board_agreement".to_owned(), json(agreement)?);
    }
    if let Some(approval) = event.approval {
        item.insert("approval".to_owned(), number(approval));
    }
    if let Some(at) = event.season_decided_at {
        item.insert("season_decided_at".to_owned(), number(at.unix()));
    }
    if let Some(at) = event.reopened_at {
        item.insert("reopened_at".to_owned(), number(at.unix()));
    }
    if let Some(at) = event.alarm_at {
        item.insert("shard".to_owned(), number(shard_of_text(&event_pk(event.id))));
        item.insert("alarm_at".to_owned(), number(at.unix()));
    }
    Ok(item)
}

fn read(item: &Attributes) -> Result<StoredEvent, Error> {
    let reader = Reader::new(item);
    let id = reader.text("pk")?.strip_prefix("E#").and_then(|id| id.parse().ok());
    let imported: Option<Imported> = maybe_json(&reader, "imported")?;
    let announcement: Announcement = read_json(&reader, "announcement")?;
    // Those from before announcements told it say nothing of how moves were sent.
    let announcement = match &imported {
        Some(imported) => announcement.brought_from(imported.origin),
        None => announcement,
    };
    Ok(StoredEvent {
        id: EventId(id.ok_or_else(|| reader.corrupt("pk", "is no event's"))?),
        version: reader.number("version")?,
        state: read_json(&reader, "state")?,
        announcement,
        // Of those from before they named anybody it is in their log.
        organisers: maybe_json(&reader, "organisers")?.unwrap_or_default(),
        deputies: maybe_json(&reader, "deputies")?.unwrap_or_default(),
        publication: maybe_json(&reader, "publication")?,
        sections: reader.number("sections")?,
        // Events that do not say are looked through once more, which changes nothing.
        set_up: reader.maybe_number("set_up")?.unwrap_or(0),
        alarm_at: reader.maybe_number("alarm_at")?.map(Instant::from_unix),
        imported,
        rating_consent: maybe_json(&reader, "rating_consent")?,
        board_agreement: maybe_json(&reader, "board_agreement")?,
        approval: reader.maybe_number("approval")?,
        season_decided_at: reader.maybe_number("season_decided_at")?.map(Instant::from_unix),
        reopened_at: reader.maybe_number("reopened_at")?.map(Instant::from_unix),
    })
}

impl Store {
    /// Keeps a new event.
    ///
    /// # Errors
    /// `Conflict` when the number or the code is taken; `Unavailable`.
    pub async fn create_event(&self, event: &StoredEvent, act: &EventAct) -> Result<(), Error> {
        let mut writes = self.new_event_writes(event, act)?;
        writes.push(self.event_waits_write(event, &[], act.at).await?);
        self.transact(writes).await
    }

    /// What keeping a new event writes.
    pub(crate) fn new_event_writes(
        &self,
        event: &StoredEvent,
        act: &EventAct,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut code = code_key(&event.announcement.code);
        code.insert("event".to_owned(), number(event.id.0));
        let writes = vec![
            self.put_new(item(event)?)?,
            self.put_new(line_key(event.id))?,
            self.put_new(code)?,
        ];
        let round = self.round_write(event)?;
        Ok([writes, self.act_writes(event.id, event.version, act)?, round].concat())
    }

    /// Changes an event that is still at `version`, with a line in its log; the new state has the
    /// next version.
    ///
    /// # Errors
    /// `Conflict` when somebody else has changed it; `Unavailable`.
    pub async fn change_event(
        &self,
        version: u32,
        event: &StoredEvent,
        act: &EventAct,
    ) -> Result<(), Error> {
        self.transact(self.event_change_writes(version, event, act).await?).await
    }

    /// What changing an event writes.
    pub(crate) async fn event_change_writes(
        &self,
        version: u32,
        event: &StoredEvent,
        act: &EventAct,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut writes = vec![self.put_changed(item(event)?, version)?];
        writes.extend(self.act_writes(event.id, event.version, act)?);
        writes.extend(self.round_write(event)?);
        writes.push(self.event_waits_write(event, &[], act.at).await?);
        Ok(writes)
    }

    /// Tells how many sections of a published event have all their games. With all of them its alarm
    /// is taken away, before that it rings at `next`.
    ///
    /// # Errors
    /// `Conflict` when the event has changed meanwhile, which its sections are still to follow, or
    /// another run has come further; `Unavailable`.
    pub async fn event_set_up(
        &self,
        event: &StoredEvent,
        set_up: u32,
        next: Instant,
    ) -> Result<(), Error> {
        let key = event_key(event.id);
        let update = match set_up < event.sections {
            true => Update::new(key, "SET set_up = :set_up, alarm_at = :next")
                .with(":next", number(next.unix())),
            false => Update::new(key, "SET set_up = :set_up REMOVE alarm_at, #shard"),
        };
        let update = update
            .under("version = :version AND (attribute_not_exists(set_up) OR set_up <= :set_up)")
            .with(":version", number(event.version))
            .with(":set_up", number(set_up));
        self.update(update).await
    }

    /// A line of an event's log: its key ends with the event's version, so that each change has one.
    /// What is about a player stands apart, by version and by player: of a thousand entries nobody but
    /// the organiser reads more than their own, and the organiser page by page.
    fn act_writes(
        &self,
        event: EventId,
        version: u32,
        act: &EventAct,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let prefixes = match act.player {
            Some(player) => vec![OTHER_ACTS.to_owned(), player_acts(player)],
            None => vec![ACTS.to_owned()],
        };
        let write = |prefix: String| {
            let mut line = key(event_pk(event), format!("{prefix}{version:010}"));
            line.insert("act".to_owned(), json(act)?);
            self.put_new(line)
        };
        prefixes.into_iter().map(write).collect()
    }

    /// The write that gives an event its next version, under the condition that nobody else has,
    /// with the line in its log: for changes of what belongs to it.
    pub(crate) fn event_moves_on(
        &self,
        event: &StoredEvent,
        act: &EventAct,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let update = Update::new(event_key(event.id), "SET version = :next")
            .under("version = :version")
            .with(":version", number(event.version))
            .with(":next", number(event.version + 1));
        let update = self.update_write(update)?;
        Ok([vec![update], self.act_writes(event.id, event.version + 1, act)?].concat())
    }

    /// An event.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn event(&self, id: EventId) -> Result<StoredEvent, Error> {
        let mut event = read(&self.get(event_key(id)).await?.ok_or(Error::NotFound)?)?;
        self.name_announcer(&mut event).await?;
        Ok(event)
    }

    /// The event with a code.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn event_with_code(&self, code: &str) -> Result<Option<EventId>, Error> {
        let item = self.get(code_key(code)).await?;
        item.map(|item| Reader::new(&item).number("event").map(EventId)).transpose()
    }

    /// Several events, in no order; those that do not exist are left out.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn events(&self, ids: &[EventId]) -> Result<Vec<StoredEvent>, Error> {
        let items = self.batch_get(ids.iter().map(|id| event_key(*id)).collect()).await?;
        let mut events = items.iter().map(read).collect::<Result<Vec<StoredEvent>, Error>>()?;
        self.name_announcers(&mut events).await?;
        Ok(events)
    }

    /// Up to `limit` events, the last announced first; those announced before `before`, where that is
    /// given.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn events_before(
        &self,
        before: Option<EventId>,
        limit: u16,
    ) -> Result<Vec<StoredEvent>, Error> {
        let part = Part { after: before.map(line_key), limit: Some(limit), backwards: true };
        let lines = self.query_part(EVENTS.to_owned(), "E#", part).await?;
        let id = |line: &Attributes| {
            let reader = Reader::new(line);
            let id = reader.text("sk")?.strip_prefix("E#").and_then(|id| id.parse().ok());
            id.map(EventId).ok_or_else(|| reader.corrupt("sk", "is no event's"))
        };
        let mut events = self.events(&lines.iter().map(id).collect::<Result<Vec<_>, _>>()?).await?;
        events.sort_unstable_by_key(|event| Reverse(event.id));
        Ok(events)
    }

    /// What was decided about an event with these of its versions, in order.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn event_acts(
        &self,
        id: EventId,
        versions: Range<u32>,
    ) -> Result<Vec<EventAct>, Error> {
        let (from, to) = (versions.start, versions.end.saturating_sub(1));
        let between = |prefix: &str| [from, to].map(|version| format!("{prefix}{version:010}"));
        let mut lines = self.query_between(event_pk(id), between(ACTS)).await?;
        let mut others = self.query_between(event_pk(id), between(OTHER_ACTS)).await?;
        // Each version has one line; those about players that are missing are older than pages.
        if lines.len() + others.len() < versions.len() {
            others = self.query_prefix(event_pk(id), PLAYER_ACTS).await?;
        }
        lines.append(&mut others);
        let mut acts = read_versions(&lines)?;
        acts.retain(|(version, _)| versions.contains(version));
        Ok(acts.into_iter().map(|(_, act)| act).collect())
    }

    /// What was decided about an event as a whole, and about one player, in order. Lines of other
    /// players are among them where they are older than lines by player.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn event_acts_for(
        &self,
        id: EventId,
        player: Option<PlayerId>,
    ) -> Result<Vec<EventAct>, Error> {
        let mut lines = self.query_prefix(event_pk(id), ACTS).await?;
        if let Some(player) = player {
            lines.append(&mut self.query_prefix(event_pk(id), &player_acts(player)).await?);
        }
        read_acts(&lines)
    }
}
