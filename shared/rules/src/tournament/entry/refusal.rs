//! Why an entry, or a decision about one, is refused: in the order in which it is checked, each with its
//! rule.

use super::{EntryClass, GROUNDS_CHARACTERS_MAX, WinLack};
use crate::tournament::{Advance, EventRefusal, Stage};
use crate::{Federation, Instant};

/// A refused entry or decision. Nothing has changed; the variants stand in the order of their checks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryRefusal {
    /// Somebody else enters this player, or decides so about the entry.
    #[error("This is for others: the event's organiser or director, or an officer.")]
    NotForYou,
    /// Whoever plays in the event does not decide about its entries.
    #[error("You have entered this event or play in it; another organiser or an officer decides.")]
    OwnEvent,
    /// There is no entry, or none any more.
    #[error("This player has not entered the event.")]
    NotEntered,
    /// Others do not enter an organiser.
    #[error(
        "This player organises the event, and would decide about nothing in it once entered: only \
         they enter themselves."
    )]
    OrganiserEntersAlone,
    /// The organiser has refused the player before.
    #[error("The organiser has refused this entry.")]
    RefusedBefore,
    /// Teams play in the event.
    #[error("Teams enter this event, not players: your captain names you in the line-up.")]
    OfTeams,
    /// Entries are not taken yet.
    #[error("Entries are taken from {at} on.")]
    NotYetOpen {
        /// The first second at which they are.
        at: Instant,
    },
    /// Entries are not taken any more.
    #[error("Entries closed at {at}.")]
    Closed {
        /// The first second at which they came too late.
        at: Instant,
    },
    /// The event does not take place.
    #[error("This event has been cancelled.")]
    EventCancelled,
    /// The players of the event stand fast.
    #[error("The start lists of this event are published: nobody can enter any more.")]
    StartListsPublished,
    /// The Executive Board has not agreed to the World Championship Final (`TR-1.0.4`).
    #[error(
        "The World Championship Final takes entries once the Executive Board has agreed to it."
    )]
    BoardAgreementMissing,
    /// The player may not enter events for a time.
    #[error("There is no entry to events until {until}.")]
    Suspended {
        /// The first second at which the player may enter again.
        until: Instant,
        /// The article, which depends on whose rules the event is played under.
        rule: &'static str,
    },
    /// There is an entry of this player.
    #[error("There is an entry of this player already.")]
    AlreadyEntered,
    /// The player directs the event, in which norms can be made.
    #[error("Nobody plays in an event with norms and directs it.")]
    DirectorPlays,
    /// A national event of another federation.
    #[error("This event is for players of {federation}.")]
    OtherFederation {
        /// Whose players may enter.
        federation: Federation,
    },
    /// An event of ladies, and no federation has registered the player for one.
    #[error(
        "This event is for ladies. The player's federation registers that first, for whoever has to see \
         it alone."
    )]
    LadiesOnly {
        /// The article of the stage; none where it is said of the event alone.
        rule: Option<&'static str>,
    },
    /// A nomination by a federation that is no member of ICCF.
    #[error(
        "{federation} is not a member of ICCF and nominates nobody: its players enter directly."
    )]
    NotAMember {
        /// Which.
        federation: Federation,
    },
    /// The grounds say nothing.
    #[error(
        "Say why: a nomination or an admission gives its reasons, a qualification its event, and whoever \
         does not advance by the table alone is taken in for a reason."
    )]
    ReasonMissing {
        /// The article that asks for reasons in this class, where there is one.
        rule: Option<&'static str>,
    },
    /// The grounds say more than [`GROUNDS_CHARACTERS_MAX`] characters.
    #[error("The reason has {characters} characters; {GROUNDS_CHARACTERS_MAX} is the most.")]
    ReasonTooLong {
        /// How long it is.
        characters: usize,
    },
    /// The section that the grounds name is not over, or another player is first, or nobody qualifies.
    #[error("{}", lack.in_words())]
    SectionNotWon {
        /// What it lacks.
        lack: WinLack,
        /// The article that asks for it, where there is one.
        rule: Option<&'static str>,
    },
    /// The section that the grounds name stands behind another entry.
    #[error("The section that the player won has been used for another entry: it counts once.")]
    WinUsed {
        /// The article that says once, where there is one.
        rule: Option<&'static str>,
    },
    /// Neither results nor titles and ratings qualify the player, or what did is used.
    #[error(
        "You are not qualified for this stage ({}), or have used what qualified you: your qualifications \
         are on your page.",
        stage.name()
    )]
    NotQualified {
        /// Which.
        stage: Stage,
    },
    /// A former World Champion asks for a place in a later Final when it is too late.
    #[error(
        "Former World Champions ask for a place in a later Final at least a month before entries close: \
         at {closes_at}."
    )]
    ChampionAsksLate {
        /// The first second at which entries come too late.
        closes_at: Instant,
    },
    /// Vacant places of another stage than a Final are not filled so.
    #[error(
        "Vacant places are filled like this in the Finals of the World Championship and the Ladies World \
         Championship only."
    )]
    NoVacancies,
    /// Two places are filled on excellent results already.
    #[error("At most two vacant places are filled on excellent results, and two are.")]
    VacanciesFilled {
        /// The article of the Final.
        rule: &'static str,
    },
    /// The event goes on from another one.
    #[error(
        "This event goes on from another one: those play who advance from it, and whom an official admits."
    )]
    FromRoundBefore,
    /// The event goes on from no other one.
    #[error("This event goes on from no other one: nobody advances to it.")]
    NotFromRoundBefore,
    /// The player does not advance, or not yet.
    #[error("{}", not_advanced_in_words(*advance))]
    NotAdvanced {
        /// What the table says.
        advance: Advance,
    },
    /// Only who is invited may enter.
    #[error(
        "This event is by invitation: an official admits, a federation nominates, or a \
         qualification is confirmed."
    )]
    InvitationOnly,
    /// The class is for other ratings.
    #[error("{}", limits_in_words(*class, *points))]
    OutsideClass {
        /// The class.
        class: EntryClass,
        /// The player's rating in points, as it counts here; none: without one.
        points: Option<u16>,
    },
    /// The federation has nominated as many players as it may in a year.
    #[error("{federation} has used its {quota} nominations for the World Championship in {year}.")]
    NominationsUsed {
        /// Which.
        federation: Federation,
        /// In which calendar year.
        year: i32,
        /// How many it has.
        quota: u8,
    },
    /// The player has entered another norm event of this half-year.
    #[error(
        "There is one norm event for each player from January to June and one from July to \
         December: the other one starts at {starts_at}."
    )]
    SecondNormEvent {
        /// When the other one starts.
        starts_at: Instant,
    },
    /// There is no fee to be paid.
    #[error("Entering this event costs nothing.")]
    NoFee,
    /// Its fee stands as paid as long as the player plays.
    #[error(
        "This entry is accepted, and an entry is accepted once its fee has been paid: put it on the \
        waiting list first."
    )]
    Accepted,
    /// The player pays, or nobody does.
    #[error("There is nothing to confirm: this player does not enter free.")]
    NotFree,
    /// Who is refused is told why.
    #[error("Tell the player why.")]
    NotToldWhy,
    /// The fee has not been paid.
    #[error("An entry is accepted once its fee has been paid.")]
    FeeNotPaid,
    /// Nobody has confirmed that the player enters free.
    #[error(
        "Grandmasters and players with a fixed rating of 2600 or more enter free once the delegate \
         of their federation has confirmed the entry."
    )]
    NotConfirmed,
    /// Nobody has seen who the player is, for whom no delegate vouches.
    #[error(
        "The player's federation is not a member of ICCF: a free entry is accepted once the player has \
         proved who they are to the title tournament commissioner."
    )]
    IdentityNotProved,
    /// The deposit has not been paid that a player owes after a withdrawal.
    #[error(
        "After this player's withdrawal an entry is accepted once a deposit of at least twice the \
         fee has been paid."
    )]
    DepositNotPaid {
        /// The article, which depends on whose rules the event is played under.
        rule: &'static str,
    },
    /// There is no deposit to decide about.
    #[error("This player owes no deposit here, or none was paid.")]
    NoDeposit,
    /// What is forfeited is not given back.
    #[error("This deposit is forfeited.")]
    DepositForfeited,
    /// What was given back is not forfeited.
    #[error("This deposit was given back.")]
    DepositGivenBack,
    /// Who plays gets it back in the end.
    #[error("A deposit is given back when the event is over.")]
    EventNotOver,
    /// What concerns the players is decided before the start lists.
    #[error(transparent)]
    Event(#[from] EventRefusal),
}

impl EntryRefusal {
    /// The refusal of a win that lacks something; `class_rule`: the article of the class that is entered.
    pub(super) fn not_won(lack: WinLack, class_rule: Option<&'static str>) -> EntryRefusal {
        EntryRefusal::SectionNotWon { lack, rule: lack.rule().or(class_rule) }
    }

    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            EntryRefusal::NotForYou => "forbidden",
            EntryRefusal::OwnEvent => "own_event",
            EntryRefusal::NotEntered => "unknown_entry",
            EntryRefusal::OrganiserEntersAlone => "organiser_enters_alone",
            EntryRefusal::RefusedBefore => "entry_refused",
            EntryRefusal::OfTeams => "event_of_teams",
            EntryRefusal::NotYetOpen { .. } => "entries_not_yet_open",
            EntryRefusal::Closed { .. } => "entries_closed",
            EntryRefusal::EventCancelled => "event_cancelled",
            EntryRefusal::StartListsPublished => "start_lists_published",
            EntryRefusal::BoardAgreementMissing => "board_agreement_missing",
            EntryRefusal::Suspended { .. } => "suspended",
            EntryRefusal::AlreadyEntered => "already_entered",
            EntryRefusal::DirectorPlays => "director_plays",
            EntryRefusal::OtherFederation { .. } => "other_federation",
            EntryRefusal::LadiesOnly { .. } => "ladies_only",
            EntryRefusal::NotAMember { .. } => "not_a_member",
            EntryRefusal::ReasonMissing { .. } => "reason_missing",
            EntryRefusal::ReasonTooLong { .. } => "reason_too_long",
            EntryRefusal::SectionNotWon { .. } => "section_not_won",
            EntryRefusal::WinUsed { .. } => "win_used",
            EntryRefusal::NotQualified { .. } => "not_qualified",
            EntryRefusal::ChampionAsksLate { .. } => "champion_asks_late",
            EntryRefusal::NoVacancies => "no_vacancies",
            EntryRefusal::VacanciesFilled { .. } => "vacancies_filled",
            EntryRefusal::FromRoundBefore => "players_advance",
            EntryRefusal::NotFromRoundBefore => "goes_on_from_none",
            EntryRefusal::NotAdvanced { .. } => "not_advanced",
            EntryRefusal::InvitationOnly => "invitation_only",
            EntryRefusal::OutsideClass { .. } => "outside_class",
            EntryRefusal::NominationsUsed { .. } => "nominations_used",
            EntryRefusal::SecondNormEvent { .. } => "second_norm_event",
            EntryRefusal::NoFee => "no_fee",
            EntryRefusal::Accepted => "entry_accepted",
            EntryRefusal::NotFree => "not_free",
            EntryRefusal::NotToldWhy => "invalid_body",
            EntryRefusal::FeeNotPaid => "fee_not_paid",
            EntryRefusal::NotConfirmed => "entry_not_confirmed",
            EntryRefusal::IdentityNotProved => "identity_not_proved",
            EntryRefusal::DepositNotPaid { .. } => "deposit_not_paid",
            EntryRefusal::NoDeposit => "no_deposit",
            EntryRefusal::DepositForfeited | EntryRefusal::DepositGivenBack => "deposit_settled",
            EntryRefusal::EventNotOver => "event_not_over",
            EntryRefusal::Event(refusal) => refusal.code(),
        }
    }

    /// The article that says no; none for limits of this server and of the announcement.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            EntryRefusal::Event(refusal) => refusal.rule(),
            EntryRefusal::Closed { .. } | EntryRefusal::StartListsPublished => Some("TR-1.0.5"),
            EntryRefusal::BoardAgreementMissing => Some("TR-1.0.4"),
            EntryRefusal::Suspended { rule, .. } | EntryRefusal::DepositNotPaid { rule, .. } => {
                Some(rule)
            }
            EntryRefusal::DirectorPlays => Some("NORM-1"),
            EntryRefusal::OfTeams => Some("TR-11"),
            EntryRefusal::ReasonMissing { rule }
            | EntryRefusal::LadiesOnly { rule }
            | EntryRefusal::SectionNotWon { rule, .. }
            | EntryRefusal::WinUsed { rule } => *rule,
            EntryRefusal::OutsideClass { class, .. } => class.limits_rule(),
            EntryRefusal::NotQualified { stage } => stage.entry_article(),
            EntryRefusal::NotAdvanced { advance: Advance::SilentlyWithdrawn } => Some("TR-8.5"),
            EntryRefusal::ChampionAsksLate { .. } => Some("TR-1.4.3"),
            EntryRefusal::NoVacancies => Some("TR-1.4.4"),
            EntryRefusal::VacanciesFilled { rule } => Some(rule),
            EntryRefusal::NominationsUsed { .. } => Some("TR-1.0.10"),
            EntryRefusal::SecondNormEvent { .. } => Some("TR-4.7"),
            EntryRefusal::FeeNotPaid | EntryRefusal::Accepted => Some("TR-0.2"),
            EntryRefusal::NotConfirmed | EntryRefusal::IdentityNotProved => Some("TR-4.5"),
            EntryRefusal::NotAMember { .. } => Some("TR-2.1-2.2"),
            EntryRefusal::NotForYou
            | EntryRefusal::OwnEvent
            | EntryRefusal::NotEntered
            | EntryRefusal::OrganiserEntersAlone
            | EntryRefusal::RefusedBefore
            | EntryRefusal::NoFee
            | EntryRefusal::NotFree
            | EntryRefusal::NotToldWhy
            | EntryRefusal::NoDeposit
            | EntryRefusal::DepositForfeited
            | EntryRefusal::DepositGivenBack
            | EntryRefusal::EventNotOver
            | EntryRefusal::NotYetOpen { .. }
            | EntryRefusal::EventCancelled
            | EntryRefusal::AlreadyEntered
            | EntryRefusal::OtherFederation { .. }
            | EntryRefusal::ReasonTooLong { .. }
            | EntryRefusal::FromRoundBefore
            | EntryRefusal::NotFromRoundBefore
            | EntryRefusal::NotAdvanced { .. }
            | EntryRefusal::InvitationOnly => None,
        }
    }
}

/// Why a player is not taken in from the round before.
fn not_advanced_in_words(advance: Advance) -> &'static str {
    match advance {
        Advance::Running => "Games of that section are still running: nobody advances from it yet.",
        Advance::SilentlyWithdrawn => {
            "The player withdrew silently from that section, and advances to nothing."
        }
        Advance::Sure | Advance::Tied | Advance::Behind | Advance::NotOfSection => {
            "The player is not on the start list of a section of the round before."
        }
    }
}

/// Whom a class is for, and what is known of the player.
fn limits_in_words(class: EntryClass, points: Option<u16>) -> String {
    let limits = match class {
        EntryClass::OpenClass => {
            "The Open Class is for new players, players without a rating, and ratings below 1900."
        }
        EntryClass::HigherClass => {
            "The Higher Class is for ratings from 1900 to 2099, for winners of an Open Class \
             section, and without a rating for players whom their federation nominates."
        }
        EntryClass::MasterClass => {
            "The Master Class is for ratings of 2100 or more, for winners of a Higher Class \
             section, and without a rating for players whom their federation nominates."
        }
        EntryClass::MasterNorm => {
            "Master Norm events are for fixed ratings of 2300 or more, other ratings of 2350 or \
             more, FIDE ratings of 2350 or more, and the first three of a national correspondence \
             championship."
        }
        EntryClass::GrandmasterNorm => {
            "Grandmaster Norm events are for grandmasters, fixed ratings of 2450 or more, other \
             ratings of 2500 or more, and FIDE ratings of 2500 or more."
        }
        EntryClass::WorldChampionshipPreliminary => {
            "The Preliminaries are for players below 2400 whom their federation nominates, and for \
             those who have qualified."
        }
        EntryClass::WorldChampionshipSemiFinal => {
            "The Semi-Finals are for players of 2400 or more whom their federation nominates, and \
             for those who have qualified."
        }
        EntryClass::Open
        | EntryClass::WorldCupPreliminary
        | EntryClass::National
        | EntryClass::Invitation => "This event has other conditions of entry.",
    };
    match points {
        Some(points) => format!("{limits} The rating here is {points}."),
        None => format!("{limits} Here there is no published rating."),
    }
}
