//! Imports as JSON.

use std::collections::HashMap;

use app::view::{PlayerView, organiser_text, time};
use chrono::{DateTime, Utc};
use rules::tournament::{
    Announcement, ImportSection, ImportState, ImportTeams, SuspendedPlayer, standings,
};
use rules::{PlayerId, Profile};
use serde::Serialize;
use store::StoredImport;
use utoipa::ToSchema;

use crate::body::OriginName;
use crate::check::{Checked, CheckedSection};
use crate::faults::Fault;
use crate::team_view::{DivisionView, TeamSectionView, team_sections};

/// What a dry run tells: everything that would be made, and everything that is wrong.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportPreview)]
pub(crate) struct PreviewView {
    /// Whether the same request without `dry_run` would be taken.
    can_import: bool,
    /// Whether an officer would have to approve it first.
    needs_approval: bool,
    players: usize,
    games: usize,
    finished: usize,
    /// Where teams play their boards.
    sections: Vec<PreviewSectionView>,
    /// The sections of teams; none where individual players play.
    teams: Vec<TeamSectionView>,
    /// By file and line; the first 500.
    faults: Vec<Fault>,
    /// All of them.
    fault_count: usize,
}

/// A section as it would be made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportPreviewSection)]
struct PreviewSectionView {
    name: String,
    games: usize,
    finished: usize,
    /// By place where the games are known, else by start number.
    players: Vec<PreviewLineView>,
}

/// A player as the table would show them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportPreviewLine)]
struct PreviewLineView {
    /// The start number, from 1.
    number: usize,
    id: u32,
    /// None where nobody has the number.
    #[schema(required)]
    player: Option<PlayerView>,
    /// As of the start, where the start list tells it.
    #[schema(required)]
    rating: Option<u16>,
    place: u32,
    half_points: u32,
    wins: u32,
    /// Sonneborn-Berger in quarter points.
    quarter_sb: u64,
    /// Games that are over.
    games: u32,
}

impl PreviewView {
    pub(crate) fn new(
        checked: Checked,
        announcement: &Announcement,
        needs_approval: bool,
    ) -> PreviewView {
        let Checked { faults, sections, teams, people, .. } = checked;
        let section =
            |section: &CheckedSection| PreviewSectionView::new(section, announcement, &people);
        PreviewView {
            can_import: faults.none(),
            needs_approval,
            players: sections.iter().map(|section| section.listed.players.len()).sum(),
            games: sections.iter().map(|section| section.games.len()).sum(),
            finished: sections.iter().map(CheckedSection::finished).sum(),
            sections: sections.iter().map(section).collect(),
            teams: team_sections(&teams, &sections, announcement, &people),
            fault_count: faults.count(),
            faults: faults.sorted(),
        }
    }
}

impl PreviewSectionView {
    fn new(
        section: &CheckedSection,
        announcement: &Announcement,
        people: &HashMap<PlayerId, Profile>,
    ) -> PreviewSectionView {
        let players = &section.listed.players;
        let table = standings(players.len(), &section.games, &announcement.tie_breaks);
        let line = |standing: &rules::tournament::Standing| {
            let listed = &players.get(standing.player)?.player;
            Some(PreviewLineView {
                number: standing.player + 1,
                id: listed.player.0,
                player: people.get(&listed.player).map(PlayerView::from),
                rating: listed.rating.flatten(),
                place: standing.place,
                half_points: standing.half_points,
                wins: standing.wins,
                quarter_sb: standing.quarter_sb,
                games: standing.games,
            })
        };
        PreviewSectionView {
            name: section.listed.name.clone(),
            games: section.games.len(),
            finished: section.finished(),
            players: table.iter().filter_map(line).collect(),
        }
    }
}

/// How far an import is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ImportState)]
pub(crate) enum StateName {
    /// An officer is to approve it (TR-12).
    Waiting,
    /// Its event is being made.
    Writing,
    /// Its event stands with all its games.
    Done,
    /// Nothing was made of it.
    Refused,
}

impl From<ImportState> for StateName {
    fn from(state: ImportState) -> StateName {
        match state {
            ImportState::Waiting => StateName::Waiting,
            ImportState::Writing => StateName::Writing,
            ImportState::Done => StateName::Done,
            ImportState::Refused => StateName::Refused,
        }
    }
}

/// A section of an import.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportSection)]
struct SectionView {
    name: String,
    players: usize,
    games: u32,
    finished: u32,
}

/// The teams of an import's section, by start number.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportTeams)]
struct TeamsView {
    name: String,
    /// None where the event is no season of a league.
    #[schema(required)]
    division: Option<DivisionView>,
    teams: Vec<String>,
}

impl TeamsView {
    fn new(section: &ImportTeams, announcement: &Announcement) -> TeamsView {
        let teams = section.teams.iter().map(|team| team.name.clone());
        TeamsView {
            name: section.name.clone(),
            division: DivisionView::of(section, announcement),
            teams: teams.collect(),
        }
    }
}

impl From<&ImportSection> for SectionView {
    fn from(section: &ImportSection) -> SectionView {
        SectionView {
            name: section.name.clone(),
            players: section.players.len(),
            games: section.games,
            finished: section.finished,
        }
    }
}

/// A player who was suspended when the event began.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportSuspended)]
struct SuspendedView {
    #[schema(required)]
    player: Option<PlayerView>,
    /// When the player could enter events again.
    until: DateTime<Utc>,
    /// The article by which the player could not.
    rule: &'static str,
}

/// An event that was brought here, or is to be.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Import)]
pub(crate) struct ImportView {
    id: u32,
    /// Raised with every change; decisions name the one that they were made for.
    version: u32,
    state: StateName,
    origin: OriginName,
    /// The event's code.
    code: String,
    /// The event's name.
    name: String,
    /// ICCF, or a federation's three letters.
    organiser: String,
    rated: bool,
    starts_at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    at: DateTime<Utc>,
    sections: Vec<SectionView>,
    /// The sections of teams, of which `sections` are the boards; empty where individual players play.
    teams: Vec<TeamsView>,
    /// Players of its list who were suspended when it began (TR-8.3, TR-14, LAW-13.3.2): for whoever
    /// approves it.
    suspended: Vec<SuspendedView>,
    /// The event, once it is made.
    #[schema(required)]
    event: Option<u32>,
    #[schema(required)]
    decided_by: Option<PlayerView>,
    #[schema(required)]
    decided_at: Option<DateTime<Utc>>,
    /// Why it was refused.
    #[schema(required)]
    reason: Option<String>,
    /// Whether I may approve or refuse it now.
    may_decide: bool,
}

impl ImportView {
    pub(crate) fn new(
        stored: &StoredImport,
        people: &HashMap<PlayerId, Profile>,
        may_decide: bool,
    ) -> ImportView {
        let import = &stored.import;
        let person = |id: &PlayerId| people.get(id).map(PlayerView::from);
        let decided = import.decided.as_ref();
        let teams = |section: &ImportTeams| TeamsView::new(section, &import.announcement);
        let suspended = |found: &SuspendedPlayer| SuspendedView {
            player: person(&found.player),
            until: time(found.until),
            rule: found.rule(&import.announcement),
        };
        ImportView {
            id: stored.id,
            version: stored.version,
            state: import.state.into(),
            origin: import.origin.into(),
            code: import.announcement.code.clone(),
            name: import.announcement.name.clone(),
            organiser: organiser_text(import.announcement.organiser),
            rated: import.announcement.rated,
            starts_at: time(import.announcement.starts_at),
            by: person(&import.by),
            at: time(import.at),
            sections: import.sections.iter().map(SectionView::from).collect(),
            teams: import.team_sections.iter().map(teams).collect(),
            suspended: import.suspended.iter().map(suspended).collect(),
            event: import.event.map(|event| event.0),
            decided_by: decided.and_then(|decided| person(&decided.by)),
            decided_at: decided.map(|decided| time(decided.at)),
            reason: decided.and_then(|decided| decided.reason.clone()),
            may_decide,
        }
    }
}

/// Imports, the newest first.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportList)]
pub(crate) struct ImportListView {
    pub(crate) imports: Vec<ImportView>,
}

/// What sending an import answers: a dry run what would be made, else the import.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
#[schema(as = ImportAnswer)]
pub(crate) enum AnswerView {
    /// Of a dry run.
    Preview(PreviewView),
    /// Of an import.
    Import(Box<ImportView>),
}
