//! Why sections are not proposed, or not published, as they are.

use std::ops::RangeInclusive;

use super::{BEACON_CHARACTERS_MAX, SECTION_NAME_CHARACTERS_MAX};
use crate::norm::Category;
use crate::tournament::{
    ApprovalLack, DivisionRefusal, EventRefusal, SWISS_PLAYERS_MAX, Stage, TeamNumber,
};
use crate::{Instant, PlayerId, SuspensionCause};

/// A refused proposal or publication. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProposalRefusal {
    /// The proposal, or the event, has changed since it was read.
    #[error("Somebody has changed this event or its sections meanwhile.")]
    ChangedMeanwhile,
    /// The event is too far for this.
    #[error(transparent)]
    Event(#[from] EventRefusal),
    /// The accepted players do not fill sections of these sizes.
    #[error(
        "{players} accepted players do not fill these sections: each has {} to {}, and nobody plays in two.",
        sizes.start(),
        sizes.end()
    )]
    SizesUnfit {
        /// How many are accepted.
        players: usize,
        /// How many play in a section.
        sizes: RangeInclusive<usize>,
    },
    /// Nobody says how a round is divided, and one player makes none.
    #[error(
        "The server says who meets whom in a round: ask for no sizes, and accept two players or more, not {players}."
    )]
    RoundUnfit {
        /// How many are accepted.
        players: usize,
    },
    /// A beacon's name or value is shown, and the value is hashed as it stands.
    #[error("A public value and its name have 1 to {BEACON_CHARACTERS_MAX} characters of ASCII.")]
    BeaconUnfit,
    /// The value that was named beforehand is not given.
    #[error("Give the public value that was named: {name}.")]
    BeaconMissing {
        /// Which.
        name: String,
    },
    /// A value is given, and none was named.
    #[error("No public value was named beforehand.")]
    BeaconNotNamed,
    /// A section has no name of its own, or one that cannot be shown.
    #[error(
        "Every section has a name of its own: 1 to {SECTION_NAME_CHARACTERS_MAX} characters without \
         a slash."
    )]
    NamesUnfit,
    /// There are no sections.
    #[error("No sections have been put together.")]
    NoSections,
    /// Somebody waits for an answer.
    #[error(
        "{entries} entries have not been decided on: accept or refuse them, or put them on the \
         waiting list."
    )]
    EntriesUndecided {
        /// How many do.
        entries: usize,
    },
    /// Officers have suspended somebody who was accepted.
    #[error(
        "Player {player} is suspended until {until}: take the entry back, or wait for the officers."
    )]
    Suspended {
        /// Who.
        player: PlayerId,
        /// What for.
        cause: SuspensionCause,
        /// The first second at which the player may play again.
        until: Instant,
    },
    /// A section names somebody who does not play.
    #[error("The entry of player {player} is not accepted.")]
    NotAccepted {
        /// Who.
        player: PlayerId,
    },
    /// Nobody plays in two sections.
    #[error("Player {player} is in two sections, or twice in one.")]
    PlayerTwice {
        /// Who.
        player: PlayerId,
    },
    /// A section names a team that does not play.
    #[error("The entry of team {team} is not accepted.")]
    TeamNotAccepted {
        /// Its number.
        team: TeamNumber,
    },
    /// No team plays in two sections.
    #[error("Team {team} is in two sections, or twice in one.")]
    TeamTwice {
        /// Its number.
        team: TeamNumber,
    },
    /// Accepted teams are in no section.
    #[error("{teams} accepted teams are in no section.")]
    TeamsUnplaced {
        /// How many.
        teams: usize,
    },
    /// The sections do not fit the divisions of a league (`TR-5.3-5.4`).
    #[error(transparent)]
    Division(#[from] DivisionRefusal),
    /// Nobody has decided who goes up and down after the season before (`TR-5.3-5.4`).
    #[error(
        "Who goes up and who goes down after the season before has not been decided: that comes first."
    )]
    SeasonBeforeUndecided,
    /// A team has nobody on some board.
    #[error("{team} has no complete line-up: name a player for every board, or refuse the team.")]
    LineUpIncomplete {
        /// Its name.
        team: String,
    },
    /// Too few or too many play in a section.
    #[error(
        "Section {section} has {players} players: {} to {} can play.",
        sizes.start(),
        sizes.end()
    )]
    SectionSize {
        /// Its name.
        section: String,
        /// How many play in it.
        players: usize,
        /// How many can.
        sizes: RangeInclusive<usize>,
    },
    /// A section has another size than its stage allows.
    #[error(
        "Section {section} has {players} players; those of this stage ({}) have {}.",
        stage.name(),
        stage.sizes().map_or_else(String::new, |sizes| sizes.to_string())
    )]
    StageSize {
        /// Which stage.
        stage: Stage,
        /// The section's name.
        section: String,
        /// How many play in it.
        players: usize,
    },
    /// The scores by which the next round of a Swiss tournament is paired are not there yet.
    #[error(
        "Games still running in the rounds before: {games}. A Swiss round is paired once the last of them is over."
    )]
    SwissRunning {
        /// How many.
        games: usize,
    },
    /// A round before has no games yet.
    #[error("The previous round has no start lists yet: a Swiss round is paired once it is over.")]
    SwissTooEarly,
    /// Too many for a round to be paired.
    #[error("A Swiss tournament has at most {SWISS_PLAYERS_MAX} players, not {players}.")]
    SwissPlayers {
        /// How many are accepted.
        players: usize,
    },
    /// Every pairing has two who have met, or a colour that is not possible.
    #[error(
        "No pairing is left in which no two meet again, nobody has a second bye and nobody gets the same colour too \
         often: put the pairs together by hand, or end the tournament with the previous round."
    )]
    SwissUnpaired,
    /// The players of a section in the Silli system do not stand by rating.
    #[error(
        "The players of section {section} no longer stand by rating: put the sections together again."
    )]
    NotByRating {
        /// Its name.
        section: String,
    },
    /// The sides of a Scheveningen match differ.
    #[error("The sides of section {section} are not equal.")]
    UnequalSides {
        /// Its name.
        section: String,
    },
    /// Whom the commissioner has admitted lowers a section's category (`TR-4.6`).
    #[error(
        "Section {section} is of category {category} without the players whom the commissioner has \
         admitted, and {} with them: admitted players must not lower it.",
        with.map_or_else(|| "of none".to_owned(), |with| with.to_string())
    )]
    CategoryDrops {
        /// Its name.
        section: String,
        /// Without them.
        category: Category,
        /// With them; none below the lowest.
        with: Option<Category>,
    },
    /// The approval lapses, or its prize fund is not deposited (`TR-12`, `TR-12.6-12.9`).
    #[error(transparent)]
    Approval(#[from] ApprovalLack),
    /// The rating commissioner has not consented to a rated national event (`TR-9.2`).
    #[error(
        "A rated national event needs the rating commissioner's consent before its start lists: \
         ask for it, or announce the event unrated."
    )]
    RatingConsentMissing,
    /// The Executive Board has not agreed to the World Championship Final (`TR-1.0.4`).
    #[error(
        "The World Championship Final has start lists once the Executive Board has agreed to it."
    )]
    BoardAgreementMissing,
    /// Somebody who was accepted plays nowhere.
    #[error(
        "{players} accepted players are in no section: place them, or put them on the waiting list."
    )]
    Unplaced {
        /// How many do.
        players: usize,
    },
}

impl ProposalRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ProposalRefusal::ChangedMeanwhile => "changed_meanwhile",
            ProposalRefusal::Event(refusal) => refusal.code(),
            ProposalRefusal::BeaconUnfit
            | ProposalRefusal::BeaconMissing { .. }
            | ProposalRefusal::BeaconNotNamed => "beacon_does_not_fit",
            ProposalRefusal::EntriesUndecided { .. } => "entries_undecided",
            ProposalRefusal::RatingConsentMissing => "rating_consent_missing",
            ProposalRefusal::BoardAgreementMissing => "board_agreement_missing",
            ProposalRefusal::CategoryDrops { .. } => "category_drops",
            ProposalRefusal::NotByRating { .. } => "not_by_rating",
            ProposalRefusal::SwissRunning { .. } => "swiss_running",
            ProposalRefusal::SwissTooEarly => "swiss_too_early",
            ProposalRefusal::SwissPlayers { .. } => "swiss_players",
            ProposalRefusal::SwissUnpaired => "swiss_unpaired",
            ProposalRefusal::Approval(lack) => lack.code(),
            ProposalRefusal::Division(refusal) => refusal.code(),
            ProposalRefusal::SeasonBeforeUndecided => "season_before_undecided",
            ProposalRefusal::Suspended { .. } => "player_suspended",
            ProposalRefusal::LineUpIncomplete { .. } => "line_up_incomplete",
            ProposalRefusal::SizesUnfit { .. }
            | ProposalRefusal::RoundUnfit { .. }
            | ProposalRefusal::NamesUnfit
            | ProposalRefusal::NoSections
            | ProposalRefusal::NotAccepted { .. }
            | ProposalRefusal::PlayerTwice { .. }
            | ProposalRefusal::TeamNotAccepted { .. }
            | ProposalRefusal::TeamTwice { .. }
            | ProposalRefusal::TeamsUnplaced { .. }
            | ProposalRefusal::SectionSize { .. }
            | ProposalRefusal::StageSize { .. }
            | ProposalRefusal::UnequalSides { .. }
            | ProposalRefusal::Unplaced { .. } => "sections_do_not_fit",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ProposalRefusal::Suspended { cause, .. } => Some(cause.rule()),
            ProposalRefusal::Event(refusal) => refusal.rule(),
            ProposalRefusal::RatingConsentMissing => Some("TR-9.2"),
            ProposalRefusal::BoardAgreementMissing => Some("TR-1.0.4"),
            ProposalRefusal::CategoryDrops { .. } => Some("TR-4.6"),
            ProposalRefusal::Approval(lack) => lack.rule(),
            ProposalRefusal::Division(refusal) => refusal.rule(),
            ProposalRefusal::SeasonBeforeUndecided => Some("TR-5.3-5.4"),
            ProposalRefusal::StageSize { stage, .. } => Some(stage.article()),
            ProposalRefusal::LineUpIncomplete { .. } => Some("TR-11"),
            ProposalRefusal::ChangedMeanwhile
            | ProposalRefusal::SizesUnfit { .. }
            | ProposalRefusal::RoundUnfit { .. }
            | ProposalRefusal::BeaconUnfit
            | ProposalRefusal::BeaconMissing { .. }
            | ProposalRefusal::BeaconNotNamed
            | ProposalRefusal::NamesUnfit
            | ProposalRefusal::NoSections
            | ProposalRefusal::EntriesUndecided { .. }
            | ProposalRefusal::NotAccepted { .. }
            | ProposalRefusal::PlayerTwice { .. }
            | ProposalRefusal::TeamNotAccepted { .. }
            | ProposalRefusal::TeamTwice { .. }
            | ProposalRefusal::TeamsUnplaced { .. }
            | ProposalRefusal::SectionSize { .. }
            | ProposalRefusal::NotByRating { .. }
            | ProposalRefusal::SwissRunning { .. }
            | ProposalRefusal::SwissTooEarly
            | ProposalRefusal::SwissPlayers { .. }
            | ProposalRefusal::SwissUnpaired
            | ProposalRefusal::UnequalSides { .. }
            | ProposalRefusal::Unplaced { .. } => None,
        }
    }
}
