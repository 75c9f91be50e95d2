//! What an announcement may not say, and what of it may not change: the refusals in the order in
//! which they are checked, each with its rule, and the limits that are told then.

use std::ops::RangeInclusive;

use crate::tournament::{
    EntryClass, EventKind, KNOCK_OUT_GAMES, RoundRefusal, RuleSet, SILLI_GAMES, SWISS_ROUNDS,
    Stage, System, TeamTermsRefusal, TieBreak,
};
use crate::{Instant, ParsePositionError, Variant};

/// Longest code of an event, in characters.
pub const CODE_CHARACTERS_MAX: usize = 24;

/// Longest name of an event, in characters.
pub const NAME_CHARACTERS_MAX: usize = 120;
/// The longest text of what else there is to know, in characters.
pub const ABOUT_CHARACTERS_MAX: usize = 2_000;
/// The longest text of how the fee is paid, in characters.
pub const PAYMENT_CHARACTERS_MAX: usize = 500;

/// The fewest players that an event is announced for.
const PLAYERS_MIN: usize = 3;

/// Players from which on an event can have norms whatever its system (`NORM-1`).
pub(super) const NORM_PLAYERS_MIN: u8 = 9;

/// Games a player with which a double round can have norms with fewer players (`NORM-1`).
pub(super) const NORM_GAMES_MIN: u16 = 8;

/// A refused announcement. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnnouncementRefusal {
    /// The organiser has rules of its own, and nobody says whether they count.
    #[error("The organiser's federation has rules of its own: say whose rules the event has.")]
    RuleSetNotSaid,
    /// The code is empty, too long, or has other characters than it may.
    #[error(
        "An event's code has 1 to {CODE_CHARACTERS_MAX} of the characters A to Z, 0 to 9, “/”, \
         “-” and “.”, such as O/C/2027-01."
    )]
    BadCode,
    /// The name is empty, too long, or not one line.
    #[error("An event's name has 1 to {NAME_CHARACTERS_MAX} characters in one line.")]
    BadName,
    /// What else there is to know is empty or too long.
    #[error("What else there is to know has 1 to {ABOUT_CHARACTERS_MAX} characters.")]
    BadAbout,
    /// How the fee is paid is empty or too long.
    #[error("How the fee is paid takes 1 to {PAYMENT_CHARACTERS_MAX} characters.")]
    BadPayment,
    /// What it says of teams.
    #[error(transparent)]
    Teams(#[from] TeamTermsRefusal),
    /// Nobody directs the event.
    #[error("The event has no tournament director yet: name one.")]
    NoDirector,
    /// Entries would close before they open.
    #[error("Entries have to close after they open.")]
    ClosesBeforeOpening,
    /// Entries would close after the start.
    #[error("Entries have to close before the event starts, or at its start.")]
    ClosesAfterStart,
    /// The event would end before it starts.
    #[error("The event has to end after its start.")]
    EndsBeforeStart,
    /// The class belongs to events of another kind.
    #[error("{}", kinds_in_words(*.0))]
    ClassNotOfKind(EntryClass),
    /// The class is one of ICCF, the rules are not.
    #[error("This class of entries is one of the ICCF rules: choose those.")]
    ClassNotOfRuleSet(EntryClass),
    /// Somebody else than the federation holds the event under that federation's rules.
    #[error(
        "The rules of the Czech federation are for the events that it holds: choose those of ICCF."
    )]
    RuleSetNotOfOrganiser,
    /// National, but of no nation.
    #[error("A national event is organised by its federation: say by which.")]
    NationalWithoutFederation,
    /// Fewer players in a section than can play in it, or more.
    #[error(
        "A section has {} to {} players, not {players}.",
        announced_sizes(*system).start(),
        announced_sizes(*system).end()
    )]
    SectionSize {
        /// Who plays whom.
        system: System,
        /// How many it would have.
        players: u8,
    },
    /// The sides of a Scheveningen match would not be equal.
    #[error("A Scheveningen match has two sides of the same size: an even number of players.")]
    UnequalSides,
    /// In the Silli system or a knock-out, where the rules want everybody to meet everybody.
    #[error(
        "For a stage, a class or norms everybody meets everybody in the section: choose another \
         system, or leave those out."
    )]
    SystemNotOfKind,
    /// Games of each player in the Silli system.
    #[error(
        "In the Silli system each player has an even number of games, {} to {}: half with each colour.",
        SILLI_GAMES.start(),
        SILLI_GAMES.end()
    )]
    SilliGames,
    /// Games of a match in a knock-out.
    #[error(
        "A match of a knock-out has {} to {} games.",
        KNOCK_OUT_GAMES.start(),
        KNOCK_OUT_GAMES.end()
    )]
    KnockOutGames,
    /// Rounds of a Swiss tournament.
    #[error(
        "A Swiss tournament has {} to {} rounds.",
        SWISS_ROUNDS.start(),
        SWISS_ROUNDS.end()
    )]
    SwissRounds,
    /// One of these systems in an event that is held elsewhere.
    #[error(
        "Who plays whom in the Silli system, in a knock-out and in a Swiss tournament is only known of \
         events that are held here."
    )]
    SystemElsewhere,
    /// The stage has a class of its own, or the class another stage.
    #[error("This stage and this class of entries do not belong together: choose two that do.")]
    StageNotOfClass(Stage),
    /// The stage belongs to events of another kind.
    #[error("This stage belongs to another kind of event: choose that kind, or another stage.")]
    StageNotOfKind(Stage),
    /// The stage belongs to other rules.
    #[error("This stage belongs to other rules than the event is played under.")]
    StageNotOfRuleSet(Stage),
    /// The stage has sections of another size.
    #[error("{}", sizes_in_words(*.0))]
    StageSize(Stage),
    /// The stage plays one game against everybody.
    #[error("In this class everybody plays one game against everybody else in the section.")]
    StageSystem(Stage),
    /// A round of the World Cup takes too long.
    #[error("A round of the World Cup ends within two years of its start: say when.")]
    RoundTooLong(Stage),
    /// Who advances is said of a stage that is not the Candidates' Tournament.
    #[error(
        "Only in the Candidates' Tournament can the announcement let the winner of a section alone \
         advance: leave that out."
    )]
    AdvancingNotOfStage,
    /// What it says of the round before.
    #[error(transparent)]
    Round(#[from] RoundRefusal),
    /// The variant does not start so.
    #[error("{}", starts_in_words(*.0))]
    StartPositions(Variant),
    /// A thematic event that is no special one.
    #[error("A thematic event is a special event: choose that kind, or the usual start.")]
    ThematicNotSpecial,
    /// No game can start from the position.
    #[error("The games cannot start there: {0}.")]
    BadStartPosition(ParsePositionError),
    /// The time control has no moves in a period.
    #[error("A period of the time control has at least one move.")]
    BadTimeControl,
    /// A rated event gives less than the least time.
    #[error("A rated event gives at least 150 days for 50 moves.")]
    TooLittleTime(RuleSet),
    /// The same by post.
    #[error("A rated event by post gives at least 20 days for 10 moves.")]
    TooLittleTimeByPost(RuleSet),
    /// Leave in Triple Block.
    #[error("In Triple Block there is no leave: set its days to 0.")]
    LeaveInTripleBlock,
    /// A rule on silence in Triple Block.
    #[error("In Triple Block there is no rule on silence: switch it off.")]
    SilenceInTripleBlock,
    /// Triple Block by post or e-mail.
    #[error("Triple Block needs the clocks of the server: choose another time control.")]
    TripleBlockElsewhere,
    /// What lies outside the Laws is not rated.
    #[error("An event outside the Laws is not rated and gives no norms: switch both off.")]
    OutsideLawsRated,
    /// The mark of a thematic event without a position.
    #[error("A thematic event needs the position from which its games start.")]
    ThematicWithoutPosition,
    /// Makruk is not rated.
    #[error("Makruk events are not rated: switch the rating off.")]
    MakrukRated,
    /// Thematic events are not rated.
    #[error("Thematic events are not rated: switch the rating off.")]
    ThematicRated,
    /// The level is printed.
    #[error("{}", level_in_words(*.0))]
    LevelAsPrinted(Stage),
    /// No level is printed, and none follows from the players.
    #[error(
        "The rules have no rating for players without one in such an event: state the one that is to \
         count."
    )]
    LevelNotStated,
    /// A norm event without norms.
    #[error("In norm events norms are on offer: switch them on.")]
    NormsMissing,
    /// This kind of event gives no norms.
    #[error("There are no norms in promotion, thematic and cup preliminary events.")]
    NormsNotOfKind,
    /// Only chess has norms.
    #[error("There are norms in chess only, not in Chess960 and Makruk.")]
    NormsNotOfVariant,
    /// All players would come from one federation.
    #[error(
        "There are no norms in a national event: at most two thirds of the players may come from \
         one federation."
    )]
    NormsNational,
    /// Too few players, or games, for norms.
    #[error(
        "Norms need at least {NORM_PLAYERS_MIN} players, or a double round of at least \
         {NORM_GAMES_MIN} games each."
    )]
    TooFewForNorms,
    /// The same tie-break twice.
    #[error("The same tie-break stands in the list twice.")]
    TieBreakTwice(TieBreak),
    /// The section's winner could not be told.
    #[error("In promotion events and cup preliminaries ties have to be broken: choose how.")]
    TieBreaksMissing(EventKind),
    /// A fee of nothing.
    #[error("A fee is more than 0: leave it out when entering is free.")]
    FeeOfNothing,
    /// The start has passed.
    #[error("The event starts in the future: this moment has passed.")]
    StartsInPast,
    /// The stage is announced earlier.
    #[error(
        "This stage is announced at least {} months before it starts.",
        .0.notice_months().unwrap_or_default()
    )]
    TooShortNotice(Stage),
    /// An event keeps its code.
    #[error("An event keeps its code, {code}.")]
    CodeIsFixed {
        /// The code.
        code: String,
    },
    /// A tournament director asks for something else than another end.
    #[error("The tournament director can change when the event ends, nothing else.")]
    NotByDirector,
    /// The start lists are published.
    #[error(
        "The start lists are published: the name, a later end and the director can still be \
         changed, nothing else."
    )]
    Published,
    /// A published event would end earlier.
    #[error("The start lists are published: the event can end later, but not earlier.")]
    EndsEarlier {
        /// When it ends as published; none: never.
        ends_at: Option<Instant>,
    },
}

impl AnnouncementRefusal {
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            AnnouncementRefusal::RuleSetNotSaid => "rule_set_not_said",
            AnnouncementRefusal::BadCode => "bad_event_code",
            AnnouncementRefusal::BadName => "bad_event_name",
            AnnouncementRefusal::BadAbout => "bad_about",
            AnnouncementRefusal::BadPayment => "bad_payment",
            AnnouncementRefusal::Teams(refusal) => refusal.code(),
            AnnouncementRefusal::NoDirector => "no_director",
            AnnouncementRefusal::ClosesBeforeOpening => "closes_before_opening",
            AnnouncementRefusal::ClosesAfterStart => "closes_after_start",
            AnnouncementRefusal::EndsBeforeStart => "ends_before_start",
            AnnouncementRefusal::ClassNotOfKind(_) => "class_not_of_kind",
            AnnouncementRefusal::ClassNotOfRuleSet(_) => "class_not_of_rule_set",
            AnnouncementRefusal::RuleSetNotOfOrganiser => "rule_set_not_of_organiser",
            AnnouncementRefusal::NationalWithoutFederation => "national_without_federation",
            AnnouncementRefusal::SectionSize { .. } => "section_size",
            AnnouncementRefusal::UnequalSides => "unequal_sides",
            AnnouncementRefusal::SystemNotOfKind => "system_not_of_kind",
            AnnouncementRefusal::SilliGames => "silli_games",
            AnnouncementRefusal::KnockOutGames => "knock_out_games",
            AnnouncementRefusal::SwissRounds => "swiss_rounds",
            AnnouncementRefusal::SystemElsewhere => "system_elsewhere",
            AnnouncementRefusal::Round(refusal) => refusal.code(),
            AnnouncementRefusal::StageNotOfClass(_) => "stage_not_of_class",
            AnnouncementRefusal::StageNotOfKind(_) => "stage_not_of_kind",
            AnnouncementRefusal::StageNotOfRuleSet(_) => "stage_not_of_rule_set",
            AnnouncementRefusal::StageSize(_) => "class_size",
            AnnouncementRefusal::StageSystem(_) => "class_system",
            AnnouncementRefusal::RoundTooLong(_) => "round_too_long",
            AnnouncementRefusal::AdvancingNotOfStage => "advancing_not_of_stage",
            AnnouncementRefusal::LevelAsPrinted(_) => "level_as_printed",
            AnnouncementRefusal::LevelNotStated => "level_not_stated",
            AnnouncementRefusal::StartPositions(_) => "start_positions",
            AnnouncementRefusal::ThematicNotSpecial => "thematic_not_special",
            AnnouncementRefusal::BadStartPosition(_) => "bad_start_position",
            AnnouncementRefusal::BadTimeControl => "bad_time_control",
            AnnouncementRefusal::TooLittleTime(_) | AnnouncementRefusal::TooLittleTimeByPost(_) => {
                "too_little_time"
            }
            AnnouncementRefusal::TripleBlockElsewhere => "triple_block_elsewhere",
            AnnouncementRefusal::LeaveInTripleBlock => "leave_in_triple_block",
            AnnouncementRefusal::SilenceInTripleBlock => "silence_in_triple_block",
            AnnouncementRefusal::OutsideLawsRated => "outside_laws_rated",
            AnnouncementRefusal::ThematicWithoutPosition => "thematic_without_position",
            AnnouncementRefusal::MakrukRated => "makruk_rated",
            AnnouncementRefusal::ThematicRated => "thematic_rated",
            AnnouncementRefusal::NormsMissing => "norms_missing",
            AnnouncementRefusal::NormsNotOfKind => "norms_not_of_kind",
            AnnouncementRefusal::NormsNotOfVariant => "norms_not_of_variant",
            AnnouncementRefusal::NormsNational => "norms_national",
            AnnouncementRefusal::TooFewForNorms => "too_few_for_norms",
            AnnouncementRefusal::TieBreakTwice(_) => "tie_break_twice",
            AnnouncementRefusal::TieBreaksMissing(_) => "tie_breaks_missing",
            AnnouncementRefusal::FeeOfNothing => "fee_of_nothing",
            AnnouncementRefusal::StartsInPast => "starts_in_past",
            AnnouncementRefusal::TooShortNotice(_) => "too_short_notice",
            AnnouncementRefusal::CodeIsFixed { .. } => "code_is_fixed",
            AnnouncementRefusal::NotByDirector => "not_by_director",
            AnnouncementRefusal::Published => "event_published",
            AnnouncementRefusal::EndsEarlier { .. } => "ends_earlier",
        }
    }

    /// The article that says no; none for limits of this server.
    pub fn rule(&self) -> Option<&'static str> {
        Some(match self {
            AnnouncementRefusal::Teams(refusal) => return refusal.rule(),
            AnnouncementRefusal::Round(refusal) => return refusal.rule(),
            AnnouncementRefusal::ClosesBeforeOpening
            | AnnouncementRefusal::ClosesAfterStart
            | AnnouncementRefusal::Published => "TR-1.0.5",
            AnnouncementRefusal::ClassNotOfKind(_) | AnnouncementRefusal::StageNotOfKind(_) => {
                "TR-0.1"
            }
            AnnouncementRefusal::ClassNotOfRuleSet(class) => return class.rule(),
            AnnouncementRefusal::StageNotOfClass(stage)
            | AnnouncementRefusal::StageNotOfRuleSet(stage)
            | AnnouncementRefusal::StageSize(stage)
            | AnnouncementRefusal::StageSystem(stage)
            | AnnouncementRefusal::RoundTooLong(stage) => stage.article(),
            AnnouncementRefusal::AdvancingNotOfStage => "TR-1.4.1",
            AnnouncementRefusal::LevelAsPrinted(stage) => stage.level_article(),
            AnnouncementRefusal::LevelNotStated => "RAT-11",
            AnnouncementRefusal::TooShortNotice(_) => "TR-1.0.4",
            AnnouncementRefusal::RuleSetNotOfOrganiser | AnnouncementRefusal::RuleSetNotSaid => {
                "SKS-8"
            }
            AnnouncementRefusal::ThematicNotSpecial => "TR-0.1",
            AnnouncementRefusal::StartPositions(Variant::Chess960) => "LAW-B.2",
            AnnouncementRefusal::BadStartPosition(_) => "LAW-3.10.3",
            AnnouncementRefusal::TooLittleTime(RuleSet::Iccf)
            | AnnouncementRefusal::TooLittleTimeByPost(RuleSet::Iccf) => "TR-9.2",
            AnnouncementRefusal::TooLittleTime(RuleSet::Sks)
            | AnnouncementRefusal::TooLittleTimeByPost(RuleSet::Sks) => "SKS-1.3",
            AnnouncementRefusal::TripleBlockElsewhere => "LAW-C",
            AnnouncementRefusal::LeaveInTripleBlock => "LAW-10.1",
            AnnouncementRefusal::SilenceInTripleBlock => "LAW-C",
            AnnouncementRefusal::OutsideLawsRated => "LAW-0",
            AnnouncementRefusal::MakrukRated => "MAK-EVENT",
            AnnouncementRefusal::ThematicRated => "TR-9.2",
            AnnouncementRefusal::SystemNotOfKind => "TR-0.3",
            AnnouncementRefusal::NormsMissing => "TR-4.1-4.2",
            AnnouncementRefusal::NormsNotOfKind
            | AnnouncementRefusal::NormsNational
            | AnnouncementRefusal::TooFewForNorms => "NORM-1",
            AnnouncementRefusal::TieBreaksMissing(EventKind::Promotion) => "TR-2.3",
            AnnouncementRefusal::TieBreaksMissing(_) => "TR-3.5",
            AnnouncementRefusal::BadCode
            | AnnouncementRefusal::BadName
            | AnnouncementRefusal::BadAbout
            | AnnouncementRefusal::BadPayment
            | AnnouncementRefusal::NoDirector
            | AnnouncementRefusal::EndsBeforeStart
            | AnnouncementRefusal::NationalWithoutFederation
            | AnnouncementRefusal::SectionSize { .. }
            | AnnouncementRefusal::UnequalSides
            | AnnouncementRefusal::SilliGames
            | AnnouncementRefusal::KnockOutGames
            | AnnouncementRefusal::SwissRounds
            | AnnouncementRefusal::SystemElsewhere
            | AnnouncementRefusal::StartPositions(_)
            | AnnouncementRefusal::BadTimeControl
            | AnnouncementRefusal::ThematicWithoutPosition
            | AnnouncementRefusal::NormsNotOfVariant
            | AnnouncementRefusal::TieBreakTwice(_)
            | AnnouncementRefusal::FeeOfNothing
            | AnnouncementRefusal::StartsInPast
            | AnnouncementRefusal::CodeIsFixed { .. }
            | AnnouncementRefusal::NotByDirector
            | AnnouncementRefusal::EndsEarlier { .. } => return None,
        })
    }
}

/// The players that a section can be announced with, where players play: two make no event.
pub(super) fn announced_sizes(system: System) -> RangeInclusive<usize> {
    let sizes = system.section_sizes();
    match system {
        // One without an opponent is what is left over.
        System::KnockOut { .. } | System::Swiss { .. } => *sizes.end()..=*sizes.end(),
        System::RoundRobin { .. } | System::Scheveningen | System::Silli { .. } => {
            *sizes.start().max(&PLAYERS_MIN)..=*sizes.end()
        }
    }
}

fn kinds_in_words(class: EntryClass) -> &'static str {
    match class.kind() {
        Some(EventKind::Promotion) => "The Open, Higher and Master Class are promotion events.",
        Some(EventKind::Norm) => "Master Norm and Grandmaster Norm are norm events.",
        Some(_) => "World Cup preliminaries are cup events.",
        None => "Promotion and norm events have classes of their own: choose one of those.",
    }
}

/// The sizes that the table of stages allows.
fn sizes_in_words(stage: Stage) -> String {
    let sizes = stage.sizes().map_or_else(String::new, |sizes| sizes.to_string());
    format!("Sections of this stage ({}) have {sizes} players.", stage.name())
}

/// The level that the table of stages prints.
fn level_in_words(stage: Stage) -> String {
    let name = stage.name();
    match stage.level(None) {
        Some(level) => format!(
            "In this stage ({name}) a player without a rating counts {level}, as the rules print it."
        ),
        None => format!(
            "In this stage ({name}) the rules print for each board what a player without a rating \
             counts: leave the level out."
        ),
    }
}

fn starts_in_words(variant: Variant) -> &'static str {
    match variant {
        Variant::Chess960 => {
            "In Chess960 the start is drawn: for each game, or once for the event."
        }
        Variant::Chess | Variant::Makruk => "Start positions are drawn in Chess960 only.",
    }
}
