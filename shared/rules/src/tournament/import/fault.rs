//! What is wrong with what was told of an event and its games. Where it stands whoever reads the files
//! knows.

use super::TeamFault;
use crate::tournament::{
    Announcement, AnnouncementRefusal, Origin, SECTION_PLAYERS_MAX, SECTION_PLAYERS_MIN, Stage,
    StageRemark,
};
use crate::{Day, ElsewhereFault, Instant, PlayerId};

/// Sections of an event that is brought here.
pub const IMPORT_SECTIONS_MAX: usize = 500;

/// Games of an event that is brought here.
pub const IMPORT_GAMES_MAX: usize = 10_000;

/// Something that is wrong with an import, or that whoever brings it should know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportFault {
    /// The rules do not allow such an event.
    #[error(transparent)]
    Announcement(AnnouncementRefusal),
    /// Codes of events are taken once.
    #[error("There is another event with this code.")]
    CodeTaken,
    /// Its director holds no such office here.
    #[error("The person named as the tournament director does not direct here.")]
    DirectorUnknown,
    /// Nobody has the number.
    #[error("Nobody has the number {0} here.")]
    UnknownPlayer(PlayerId),
    /// A player stands in the list twice.
    #[error("Player {player} stands on line {line} already.")]
    PlayerTwice {
        /// Who.
        player: PlayerId,
        /// Where the list names them first.
        line: usize,
    },
    /// The event has not begun, and a player is suspended.
    #[error("Player {player} may not enter events until {}.", Day::of(*.until))]
    Suspended {
        /// Who.
        player: PlayerId,
        /// The first second at which the player may enter events again.
        until: Instant,
        /// The article.
        rule: &'static str,
    },
    /// The event began while a player was suspended.
    #[error("Player {player} was suspended when the event began, until {}.", Day::of(*.until))]
    WasSuspended {
        /// Who.
        player: PlayerId,
        /// When the suspension ended, or ends.
        until: Instant,
        /// The article.
        rule: &'static str,
    },
    /// A rated national event is rated with the rating commissioner's consent (`TR-9.2`).
    #[error("The games are rated once the rating commissioner has consented to that.")]
    ConsentMissing,
    /// There are more than [`IMPORT_SECTIONS_MAX`] sections.
    #[error("An event that is brought here has at most {IMPORT_SECTIONS_MAX} sections.")]
    TooManySections,
    /// Too few or too many play in a section.
    #[error(
        "A section has {SECTION_PLAYERS_MIN} to {SECTION_PLAYERS_MAX} {}; “{section}” has {players}.",
        if *of_teams { "teams" } else { "players" }
    )]
    SectionSize {
        /// Its name.
        section: String,
        /// How many play in it.
        players: usize,
        /// Whether they are teams.
        of_teams: bool,
    },
    /// A section has another size than its stage allows.
    #[error(
        "Sections of this stage ({}) have {} players; “{section}” has {players}.",
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
    /// The sides of a Scheveningen match differ.
    #[error("The sides of a match are equal; “{section}” has {players} players.")]
    UnequalSides {
        /// Its name.
        section: String,
        /// How many play in it.
        players: usize,
    },
    /// Two players have one start number.
    #[error("Start number {number} of section “{section}” is there twice.")]
    NumberTwice {
        /// The section's name.
        section: String,
        /// Which number.
        number: u32,
    },
    /// Nobody has a start number.
    #[error("Start numbers go from 1 on; “{section}” has no number {number}.")]
    NumberMissing {
        /// The section's name.
        section: String,
        /// Which number.
        number: u32,
    },
    /// The director of an event with norms plays in it.
    #[error("Nobody directs an event with norms in which they play.")]
    DirectorPlays,
    /// There are more than [`IMPORT_GAMES_MAX`] games.
    #[error("An event that is brought here has at most {IMPORT_GAMES_MAX} games.")]
    TooManyGames,
    /// The start was drawn once for all games, and this one has another.
    #[error("All games of the event start from one position; this one does not.")]
    WrongStart,
    /// All games start as usual, and this one does not.
    #[error("The event's games have the usual start.")]
    NotUsualStart,
    /// The event says where its games start, and this one starts elsewhere.
    #[error("The event's games start from another position.")]
    OtherStart,
    /// No game starts so.
    #[error("No game can start from this position.")]
    ImpossibleStart,
    /// Something is wrong with a team (`TR-11`).
    #[error(transparent)]
    Team(#[from] TeamFault),
    /// Nothing is told of a game.
    #[error("Nothing is told of the game of {white} against {black}.")]
    GameMissing {
        /// Who has White.
        white: PlayerId,
        /// Who has Black.
        black: PlayerId,
    },
    /// Games and results say different things of a game.
    #[error("The game on line {line} of the PGN has another result.")]
    ResultsDiffer {
        /// Where the file of games tells it.
        line: usize,
    },
    /// No game can have ended so.
    #[error("A game that has ended so cannot have this result.")]
    ImpossibleResult,
    /// Play has ended, and the game is not over.
    #[error("Play in the event has ended: this game needs a result.")]
    PlayEnded,
    /// What is told of a game cannot be so.
    #[error("{}", sentence(.0))]
    Elsewhere(ElsewhereFault),
    /// The event is not as its stage normally is.
    #[error(transparent)]
    Stage(StageRemark),
    /// The game goes on elsewhere.
    #[error("The game is not over: no clock runs here until its result is recorded.")]
    GameUnfinished,
    /// The game goes on here, and nobody says with which clocks.
    #[error(
        "Neither time stamps nor days left tell the clocks: moves without a stamp count as played \
         at once."
    )]
    ClockNotTold,
}

impl ImportFault {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ImportFault::Announcement(refusal) => refusal.code(),
            ImportFault::CodeTaken => "code_taken",
            ImportFault::DirectorUnknown => "directs_no_tournaments",
            ImportFault::UnknownPlayer(_) => "unknown_player",
            ImportFault::PlayerTwice { .. } => "player_twice",
            ImportFault::Suspended { .. } => "suspended",
            ImportFault::WasSuspended { .. } => "was_suspended",
            ImportFault::ConsentMissing => "rating_consent_missing",
            ImportFault::TooManySections => "too_many_sections",
            ImportFault::SectionSize { .. } => "section_size",
            ImportFault::StageSize { .. } => "class_size",
            ImportFault::UnequalSides { .. } => "unequal_sides",
            ImportFault::NumberTwice { .. } => "number_twice",
            ImportFault::NumberMissing { .. } => "number_missing",
            ImportFault::DirectorPlays => "director_plays",
            ImportFault::TooManyGames => "too_many_games",
            ImportFault::WrongStart
            | ImportFault::NotUsualStart
            | ImportFault::OtherStart
            | ImportFault::ImpossibleStart => "wrong_start",
            ImportFault::Team(fault) => fault.code(),
            ImportFault::GameMissing { .. } => "game_missing",
            ImportFault::ResultsDiffer { .. } => "results_differ",
            ImportFault::ImpossibleResult => "impossible_result",
            ImportFault::PlayEnded => "play_ended",
            ImportFault::Elsewhere(fault) => fault.code(),
            ImportFault::Stage(remark) => remark.code(),
            ImportFault::GameUnfinished => "game_unfinished",
            ImportFault::ClockNotTold => "clock_not_told",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            ImportFault::Announcement(refusal) => refusal.rule(),
            ImportFault::StageSize { stage, .. } => Some(stage.article()),
            ImportFault::Stage(remark) => Some(remark.rule()),
            ImportFault::Team(fault) => fault.rule(),
            ImportFault::Suspended { rule, .. } | ImportFault::WasSuspended { rule, .. } => {
                Some(rule)
            }
            ImportFault::ConsentMissing => Some("TR-9.2"),
            ImportFault::CodeTaken
            | ImportFault::DirectorUnknown
            | ImportFault::UnknownPlayer(_)
            | ImportFault::PlayerTwice { .. }
            | ImportFault::TooManySections
            | ImportFault::SectionSize { .. }
            | ImportFault::UnequalSides { .. }
            | ImportFault::NumberTwice { .. }
            | ImportFault::NumberMissing { .. }
            | ImportFault::DirectorPlays
            | ImportFault::TooManyGames
            | ImportFault::WrongStart
            | ImportFault::NotUsualStart
            | ImportFault::OtherStart
            | ImportFault::ImpossibleStart
            | ImportFault::GameMissing { .. }
            | ImportFault::ResultsDiffer { .. }
            | ImportFault::ImpossibleResult
            | ImportFault::PlayEnded
            | ImportFault::Elsewhere(_)
            | ImportFault::GameUnfinished
            | ImportFault::ClockNotTold => None,
        }
    }

    /// Whether the event is brought here all the same: whoever brings it should know.
    pub fn is_warning(&self) -> bool {
        match self {
            ImportFault::Stage(_)
            | ImportFault::WasSuspended { .. }
            | ImportFault::ConsentMissing
            | ImportFault::GameUnfinished
            | ImportFault::ClockNotTold => true,
            ImportFault::Announcement(_)
            | ImportFault::StageSize { .. }
            | ImportFault::CodeTaken
            | ImportFault::DirectorUnknown
            | ImportFault::UnknownPlayer(_)
            | ImportFault::PlayerTwice { .. }
            | ImportFault::Suspended { .. }
            | ImportFault::TooManySections
            | ImportFault::SectionSize { .. }
            | ImportFault::UnequalSides { .. }
            | ImportFault::NumberTwice { .. }
            | ImportFault::NumberMissing { .. }
            | ImportFault::DirectorPlays
            | ImportFault::TooManyGames
            | ImportFault::WrongStart
            | ImportFault::NotUsualStart
            | ImportFault::OtherStart
            | ImportFault::ImpossibleStart
            | ImportFault::Team(_)
            | ImportFault::GameMissing { .. }
            | ImportFault::ResultsDiffer { .. }
            | ImportFault::ImpossibleResult
            | ImportFault::PlayEnded
            | ImportFault::Elsewhere(_) => false,
        }
    }
}

/// What is wrong with the announcement of an event that is brought here. `code_taken`: whether another
/// event has its code; `directs`: whether its director is one here.
pub fn check_import(
    announcement: &Announcement,
    origin: Origin,
    code_taken: bool,
    directs: bool,
) -> Vec<ImportFault> {
    let refused = announcement.check_of(Some(origin)).err().map(ImportFault::Announcement);
    let taken = code_taken.then_some(ImportFault::CodeTaken);
    let unknown = (!directs).then_some(ImportFault::DirectorUnknown);
    let unrated = announcement.needs_rating_consent().then_some(ImportFault::ConsentMissing);
    [refused, taken, unknown, unrated].into_iter().flatten().collect()
}

/// A sentence of what a fault says.
fn sentence(fault: &ElsewhereFault) -> String {
    let fault = fault.to_string();
    let mut letters = fault.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().collect::<String>());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}
