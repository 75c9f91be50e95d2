//! Orders as they come in, and exports as they are shown.

use app::{EXPORT_DAYS, Period, Problem};
use chrono::{DateTime, NaiveDate, Utc};
use rules::{DAY_SECONDS, Federation, Instant, PlayerId};
use serde::{Deserialize, Serialize};
use store::{EventId, ExportOrder, ExportState, KeyOwner, StoredExport};
use utoipa::ToSchema;

/// What is taken out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ExportKind {
    /// The games of an event that I may see, in PGN.
    Event,
    /// The games of a player that I may see, in PGN.
    Player,
    /// The games of all sections that I may see and that ended in a period, in PGN.
    Period,
    /// Everything of a federation: members, ratings, entries, results, titles, finished games.
    Federation,
    /// Everything that is kept about me.
    Person,
}

/// An order.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = OrderExport, example = json!({"kind": "federation", "federation": "CZE"}))]
pub(crate) struct NewExport {
    kind: ExportKind,
    /// The event's number, with `event`.
    #[serde(default)]
    event: Option<u32>,
    /// The player's number, with `player`.
    #[serde(default)]
    player: Option<u32>,
    /// Three letters, with `federation`.
    #[serde(default)]
    federation: Option<String>,
    /// Only games that ended on this day or later, in UTC; `period` needs it.
    #[serde(default)]
    from: Option<NaiveDate>,
    /// Only games that ended on this day or earlier, in UTC; `period` needs it.
    #[serde(default)]
    until: Option<NaiveDate>,
}

impl NewExport {
    /// The order that is meant.
    ///
    /// # Errors
    /// `invalid_body` when something is missing, too much, or no period.
    pub(crate) fn read(&self) -> Result<ExportOrder, Problem> {
        let Period { from, until } = Period::of_days(self.from, self.until)
            .ok_or_else(|| Problem::invalid_body("The period ends before it begins."))?;
        let named = (self.event, self.player, self.federation.is_some());
        Ok(match (self.kind, named, from.is_some() || until.is_some()) {
            (ExportKind::Event, (Some(event), None, false), _) => {
                ExportOrder::Event { event: EventId(event), from, until }
            }
            (ExportKind::Player, (None, Some(player), false), _) => {
                ExportOrder::Player { player: PlayerId(player), from, until }
            }
            (ExportKind::Period, (None, None, false), _) => match from.zip(until) {
                Some((from, until)) => ExportOrder::Period { from, until },
                None => return Err(Problem::invalid_body("A period has a first and a last day.")),
            },
            (ExportKind::Federation, (None, None, true), false) => ExportOrder::Federation,
            (ExportKind::Person, (None, None, false), false) => ExportOrder::Person,
            _ => {
                return Err(Problem::invalid_body(
                    "Name what this kind of export is about, and nothing else.",
                ));
            }
        })
    }

    /// The federation that is named.
    ///
    /// # Errors
    /// `invalid_body`.
    pub(crate) fn federation(&self) -> Result<Federation, Problem> {
        let named = self.federation.as_deref().and_then(|letters| letters.parse().ok());
        named.ok_or_else(|| {
            Problem::invalid_body("A federation is three capital letters, such as CZE.")
        })
    }
}

/// How far an export is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ExportState)]
enum StateName {
    /// Nobody has begun.
    Waiting,
    /// It is being written.
    Writing,
    /// Its file can be fetched.
    Done,
    /// It was given up: order it again.
    Failed,
}

/// An export.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Export, example = json!({
    "id": "CZE_12", "kind": "federation", "event": null, "player": null, "federation": "CZE",
    "from": null, "until": null, "ordered_by": 160012, "ordered_at": "2026-03-01T09:30:00Z",
    "state": "writing", "done": 300, "total": 1200, "bytes": null, "file": null,
    "address": null, "expires_at": null
}))]
pub(crate) struct ExportView {
    /// Its name in addresses: the owner and a number.
    id: String,
    kind: ExportKind,
    #[schema(required)]
    event: Option<u32>,
    #[schema(required)]
    player: Option<u32>,
    /// Whose it is, where it is a federation's.
    #[schema(required)]
    federation: Option<String>,
    /// The first day of the period.
    #[schema(required)]
    from: Option<NaiveDate>,
    /// Its last day.
    #[schema(required)]
    until: Option<NaiveDate>,
    /// Who has ordered it; nobody where it is made every night.
    #[schema(required)]
    ordered_by: Option<u32>,
    ordered_at: DateTime<Utc>,
    state: StateName,
    /// Sections, members or games that are written.
    done: u32,
    /// Those that there are; 0 before somebody has begun.
    total: u32,
    /// The file's length.
    #[schema(required)]
    bytes: Option<u64>,
    /// Where to fetch the file, once it is done.
    #[schema(required)]
    file: Option<String>,
    /// Where it can be fetched for five minutes without signing in, so that a browser can be sent there;
    /// told of a single export that is done, where files lie in a bucket.
    #[schema(required)]
    address: Option<String>,
    /// Until when.
    #[schema(required)]
    expires_at: Option<DateTime<Utc>>,
}

impl ExportView {
    pub(crate) fn of(stored: &StoredExport) -> ExportView {
        let export = &stored.export;
        let done = export.state == ExportState::Done;
        let (kind, event, player, from, until) = match export.order {
            ExportOrder::Event { event, from, until } => {
                (ExportKind::Event, Some(event.0), None, from, until)
            }
            ExportOrder::Player { player, from, until } => {
                (ExportKind::Player, None, Some(player.0), from, until)
            }
            ExportOrder::Period { from, until } => {
                (ExportKind::Period, None, None, Some(from), Some(until))
            }
            ExportOrder::Federation => (ExportKind::Federation, None, None, None, None),
            ExportOrder::Person => (ExportKind::Person, None, None, None, None),
        };
        let over = export.finished_at.map(|at| (at + EXPORT_DAYS * DAY_SECONDS).to_utc());
        ExportView {
            id: stored.id.to_string(),
            kind,
            event,
            player,
            federation: match stored.id.owner {
                KeyOwner::Federation(federation) => Some(federation.to_string()),
                KeyOwner::Player(_) => None,
            },
            from: from.map(|at| at.to_utc().date_naive()),
            // What is kept is the second after the last day.
            until: until.map(|at| (at + -1).to_utc().date_naive()),
            ordered_by: export.by.map(|by| by.0),
            ordered_at: export.ordered_at.to_utc(),
            state: match export.state {
                ExportState::Waiting => StateName::Waiting,
                ExportState::Writing => StateName::Writing,
                ExportState::Done => StateName::Done,
                ExportState::Failed => StateName::Failed,
            },
            done: export.done,
            total: export.total,
            bytes: done.then_some(export.bytes),
            file: done.then(|| format!("/api/exports/{}/file", stored.id)),
            address: None,
            expires_at: over,
        }
    }

    /// The same with where its file can be fetched.
    pub(crate) fn fetched_at(self, address: Option<String>) -> ExportView {
        ExportView { address, ..self }
    }
}

/// Exports.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Exports)]
pub(crate) struct ExportsView {
    /// The newest first.
    pub(crate) exports: Vec<ExportView>,
    /// Of the federation that I act for; null when I act for none.
    #[schema(required)]
    pub(crate) nightly: Option<NightlyView>,
}

/// Whether a federation's archive is made every night.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NightlyExport)]
pub(crate) struct NightlyView {
    /// Three letters.
    federation: String,
    /// When the next one is made; null when none is.
    #[schema(required)]
    next_at: Option<DateTime<Utc>>,
}

impl NightlyView {
    pub(crate) fn new(federation: Federation, next: Option<Instant>) -> NightlyView {
        NightlyView { federation: federation.to_string(), next_at: next.map(Instant::to_utc) }
    }
}

/// Whether it is to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SetNightlyExport, example = json!({"enabled": true}))]
pub(crate) struct NightlyBody {
    pub(crate) enabled: bool,
}

/// What a file of this name holds.
pub(crate) fn kind_of(name: &str) -> &'static str {
    if name.ends_with(".pgn") {
        "application/x-chess-pgn; charset=utf-8"
    } else {
        "application/x-tar"
    }
}
