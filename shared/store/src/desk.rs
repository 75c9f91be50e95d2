//! What waits at officials' desks beside claims: games with the adjudicators, open cases, events with
//! something to be done, reports of games, players who are silent or seem to have left. One small item each, all in one
//! partition, written and taken away with what it names; a silence is told by the reminder, and taken away by
//! whoever finds that it is over. What waits in an event is one line, written in the transaction of the act
//! that lets it wait; of an event that is announced it tells from when on start lists are due.

use aws_sdk_dynamodb::types::{AttributeValue, Delete, Put, TransactWriteItem};
use rules::tournament::{ConsentKind, Entry, EventWaits, Team};
use rules::{GameId, Instant, PlayerId, ScoreWaits};

use crate::event::{json, read_json};
use crate::item::{Attributes, Reader, key, number};
use crate::{Error, EventId, SectionId, Store, StoredEvent, StoredGame};

/// The partition of everything that waits: few at any time.
const DESK: &str = "DESK";

/// Something that waits, and in which section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A game that the adjudicators decide (`LAW-11.1`).
    Adjudication {
        /// The game.
        game: GameId,
        /// Its section.
        section: SectionId,
    },
    /// A case that nobody has answered.
    Case {
        /// Its number.
        id: u32,
        /// The section that it is about.
        section: SectionId,
    },
    /// A game in which the player on move was silent for long.
    Silence {
        /// The game.
        game: GameId,
        /// Its section.
        section: SectionId,
    },
    /// An event in which something waits, or will.
    Event {
        /// Its number.
        id: EventId,
        /// What.
        waits: EventWaits,
    },
    /// A player who seems to have left a section without a word (`TR-8.5`).
    Gone {
        /// Who.
        player: PlayerId,
        /// The section.
        section: SectionId,
        /// Since when that is told.
        since: Instant,
    },
    /// A game that was played elsewhere, of which players have sent results that differ, or one has sent
    /// none (`LAW-8.5`).
    Report {
        /// The game.
        game: GameId,
        /// Its section.
        section: SectionId,
        /// From when on the director is to record the result.
        from: Instant,
        /// Who has sent nothing; nobody where the results differ.
        silent: Option<PlayerId>,
    },
    /// A game by post or e-mail whose scores the director is to look at (`LAW-8.1`, `LAW-8.2`, `LAW-6.6`).
    Score {
        /// The game.
        game: GameId,
        /// Its section.
        section: SectionId,
        /// Since when, or from when on.
        from: Instant,
        /// Why.
        why: ScoreWaits,
    },
}

impl Waiting {
    fn key(self) -> Attributes {
        match self {
            Waiting::Adjudication { game, .. } => key(DESK, format!("A#{:010}", game.0)),
            Waiting::Case { id, .. } => key(DESK, format!("C#{id:010}")),
            Waiting::Silence { game, .. } => key(DESK, format!("S#{:010}", game.0)),
            Waiting::Event { id, .. } => event_line(id),
            Waiting::Report { game, .. } => key(DESK, format!("R#{:010}", game.0)),
            Waiting::Score { game, .. } => key(DESK, format!("N#{:010}", game.0)),
            Waiting::Gone { player, section, .. } => {
                key(DESK, format!("P#{:010}#{:010}", player.0, section.0))
            }
        }
    }

    /// The section; none of what waits in an event as a whole.
    pub fn section(self) -> Option<SectionId> {
        match self {
            Waiting::Adjudication { section, .. }
            | Waiting::Case { section, .. }
            | Waiting::Silence { section, .. }
            | Waiting::Gone { section, .. }
            | Waiting::Report { section, .. }
            | Waiting::Score { section, .. } => Some(section),
            Waiting::Event { .. } => None,
        }
    }

    /// What its line says beside the key.
    fn attributes(self) -> Result<Attributes, Error> {
        let mut told = Attributes::new();
        if let Some(section) = self.section() {
            told.insert("section".to_owned(), number(section.0));
        }
        match self {
            Waiting::Event { waits, .. } => {
                told.insert("waits".to_owned(), json(&waits)?);
            }
            Waiting::Gone { since, .. } => {
                told.insert("since".to_owned(), number(since.unix()));
            }
            Waiting::Report { from, silent, .. } => {
                told.insert("from".to_owned(), number(from.unix()));
                told.extend(silent.map(|player| ("silent".to_owned(), number(player.0))));
            }
            Waiting::Score { from, why, .. } => {
                told.insert("from".to_owned(), number(from.unix()));
                told.insert("why".to_owned(), json(&why)?);
            }
            Waiting::Adjudication { .. } | Waiting::Case { .. } | Waiting::Silence { .. } => {}
        }
        Ok(told)
    }

    fn read(item: &Attributes) -> Result<Waiting, Error> {
        let reader = Reader::new(item);
        let nothing = || reader.corrupt("sk", "is nothing that waits");
        let (kind, id) = reader.text("sk")?.split_once('#').ok_or_else(nothing)?;
        let id = id.split('#').next().and_then(|id| id.parse().ok()).ok_or_else(nothing)?;
        let section = || reader.number("section").map(SectionId);
        Ok(match kind {
            "A" => Waiting::Adjudication { game: GameId(id), section: section()? },
            "C" => Waiting::Case { id, section: section()? },
            "S" => Waiting::Silence { game: GameId(id), section: section()? },
            "E" => Waiting::Event { id: EventId(id), waits: read_json(&reader, "waits")? },
            "P" => {
                let since = Instant::from_unix(reader.number("since")?);
                Waiting::Gone { player: PlayerId(id), section: section()?, since }
            }
            "R" => Waiting::Report {
                game: GameId(id),
                section: section()?,
                from: Instant::from_unix(reader.number("from")?),
                silent: reader.maybe_number("silent")?.map(PlayerId),
            },
            "N" => Waiting::Score {
                game: GameId(id),
                section: section()?,
                from: Instant::from_unix(reader.number("from")?),
                why: read_json(&reader, "why")?,
            },
            _ => return Err(nothing()),
        })
    }
}

/// The key of the line of what waits in an event.
fn event_line(id: EventId) -> Attributes {
    key(DESK, format!("E#{:010}", id.0))
}

impl Store {
    /// Everything that waits: the games with the adjudicators, then the open cases, events, players who
    /// seem to have left, reports of games and silent players, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn desk(&self) -> Result<Vec<Waiting>, Error> {
        self.query_all(DESK.to_owned()).await?.iter().map(Waiting::read).collect()
    }

    /// Puts down something that is not written with what it names, or takes it away.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn set_waiting(&self, what: Waiting, waits: bool) -> Result<(), Error> {
        self.transact(vec![self.desk_write(what, waits)?]).await
    }

    /// Puts down something that is not written with what it names, unless it stands there already.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn put_down_once(&self, what: Waiting) -> Result<(), Error> {
        let mut item = what.key();
        item.extend(what.attributes()?);
        match self.transact(vec![self.put_new(item)?]).await {
            Err(Error::Conflict) => Ok(()),
            put => put,
        }
    }

    /// The line of something that waits now, or does so no longer.
    pub(crate) fn desk_write(
        &self,
        what: Waiting,
        waits: bool,
    ) -> Result<TransactWriteItem, Error> {
        if !waits {
            return self.delete(what.key());
        }
        let mut item = what.key();
        item.extend(what.attributes()?);
        self.put(item)
    }

    /// What waits in an event, or will, and as its line says it; none where it has no line.
    async fn event_waits(&self, id: EventId) -> Result<Option<(EventWaits, String)>, Error> {
        let Some(item) = self.get(event_line(id)).await? else { return Ok(None) };
        let reader = Reader::new(&item);
        Ok(Some((read_json(&reader, "waits")?, reader.text("waits")?.to_owned())))
    }

    /// The line of what waits in an event, while it is as it was read: the end of the last game is put down beside
    /// whatever else changes the event, and is not to be lost by that.
    fn event_line_write(
        &self,
        id: EventId,
        before: Option<(EventWaits, String)>,
        waits: EventWaits,
    ) -> Result<TransactWriteItem, Error> {
        const NONE: &str = "attribute_not_exists(waits)";
        const AS_READ: &str = "waits = :before";
        let condition = if before.is_some() { AS_READ } else { NONE };
        let before =
            before.map(|(_, text)| [(":before".to_owned(), AttributeValue::S(text))].into());
        let write = TransactWriteItem::builder();
        if waits.is_empty() {
            let delete = Delete::builder()
                .table_name(self.table())
                .set_key(Some(event_line(id)))
                .condition_expression(condition)
                .set_expression_attribute_values(before);
            return Ok(write.delete(delete.build()?).build());
        }
        let what = Waiting::Event { id, waits };
        let mut item = what.key();
        item.extend(what.attributes()?);
        let put = Put::builder()
            .table_name(self.table())
            .set_item(Some(item))
            .condition_expression(condition)
            .set_expression_attribute_values(before);
        Ok(write.put(put.build()?).build())
    }

    /// The line of what waits in an event that is changed at `at`, with the entries that are changed with
    /// it; the others are read. For a write under the condition that nobody else has changed the event.
    pub(crate) async fn event_waits_write(
        &self,
        event: &StoredEvent,
        changed: &[Entry],
        at: Instant,
    ) -> Result<TransactWriteItem, Error> {
        if event.announcement.is_of_teams() {
            let teams = self.teams(event.id).await?;
            return self.team_waits_write(event, &teams.iter().collect::<Vec<_>>(), at).await;
        }
        let before = self.event_waits(event.id).await?;
        let mut entries = self.entries(event.id).await?;
        entries.retain(|entry| changed.iter().all(|other| other.player != entry.player));
        let all: Vec<&Entry> = entries.iter().chain(changed).collect();
        self.event_waits_with(event, (&all, &[]), before, at)
    }

    /// The same in an event of teams, which are these.
    pub(crate) async fn team_waits_write(
        &self,
        event: &StoredEvent,
        teams: &[&Team],
        at: Instant,
    ) -> Result<TransactWriteItem, Error> {
        let before = self.event_waits(event.id).await?;
        self.event_waits_with(event, (&[], teams), before, at)
    }

    fn event_waits_with(
        &self,
        event: &StoredEvent,
        who: (&[&Entry], &[&Team]),
        before: Option<(EventWaits, String)>,
        at: Instant,
    ) -> Result<TransactWriteItem, Error> {
        let waited = before.as_ref().map_or_else(EventWaits::default, |(waits, _)| *waits);
        let waits = EventWaits::of(&event.announcement, event.state, who, waited, at);
        let missing = |waits: EventWaits, kind| {
            waits.with_consent_missing(kind, event.waits_for_consent(kind), at)
        };
        let waits = ConsentKind::ALL.into_iter().fold(waits, missing);
        let waits = waits.with_season_over(event.waits_for_season(), at);
        self.event_line_write(event.id, before, waits)
    }

    /// Keeps when the last game of a published event ended, which waits for its final tables from then on;
    /// none: a game is played again.
    ///
    /// # Errors
    /// `Conflict` when something else waits since it was read; `Corrupt`, `Unavailable`.
    pub async fn event_played(&self, id: EventId, at: Option<Instant>) -> Result<(), Error> {
        let before = self.event_waits(id).await?;
        let waited = before.as_ref().map_or_else(EventWaits::default, |(waits, _)| *waits);
        let waits = waited.with_last_end(at);
        if waits == waited {
            return Ok(());
        }
        self.transact(vec![self.event_line_write(id, before, waits)?]).await
    }

    /// The same for a game that goes to the adjudicators, or comes from them.
    pub(crate) fn adjudication_write(
        &self,
        game: &StoredGame,
        waits: bool,
    ) -> Result<TransactWriteItem, Error> {
        self.desk_write(Waiting::Adjudication { game: game.id, section: game.section }, waits)
    }
}
