//! The names of what the rules tell apart, for the API's description: they are read and written by
//! the rules themselves, and a test compares the two.

#![allow(dead_code, reason = "only described, never made")]

use utoipa::ToSchema;

/// What kind of event (TR-0.1).
#[derive(ToSchema)]
#[schema(as = EventKind, rename_all = "snake_case")]
pub(crate) enum EventKindName {
    Title,
    Promotion,
    Cup,
    Norm,
    Special,
    TeamLeague,
}

/// Who may enter an event.
#[derive(ToSchema)]
#[schema(as = EntryClass, rename_all = "snake_case")]
pub(crate) enum EntryClassName {
    Open,
    OpenClass,
    HigherClass,
    MasterClass,
    MasterNorm,
    GrandmasterNorm,
    WorldCupPreliminary,
    WorldChampionshipPreliminary,
    WorldChampionshipSemiFinal,
    National,
    Invitation,
}

/// One way to tell tied players apart.
#[derive(ToSchema)]
#[schema(as = TieBreak, rename_all = "snake_case")]
pub(crate) enum TieBreakName {
    Wins,
    SonnebornBerger,
    DirectEncounter,
}

/// How far an entry is.
#[derive(ToSchema)]
#[schema(as = EntryState, rename_all = "snake_case")]
pub(crate) enum EntryStateName {
    Entered,
    Accepted,
    Waiting,
    Refused,
    Withdrawn,
}
