//! Who may enter an event: what its class asks of a player, and everything else that is asked when an
//! entry comes.

use chrono::Datelike;
use serde::{Deserialize, Serialize};

use crate::rating::{FIXED_GAMES_MIN, ListEntry, PUBLISHED_GAMES_MIN};
use crate::tournament::{
    Announcement, EntryClass, EntryRefusal, EventKind, GROUNDS_CHARACTERS_MAX, Grounds, Organiser,
    RuleSet, SEMI_FINAL_RATING_MIN, SectionWin, WonSection,
};
use crate::{Federation, Instant, PlayerId, Title};

/// How far an event has come. The names are stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventState {
    /// It is announced; entries are taken between its dates.
    #[default]
    Announced,
    /// The start lists are published.
    Published,
    /// The final tables are confirmed.
    Finished,
    /// It does not take place.
    Cancelled,
}

impl EventState {
    /// Every state.
    pub const ALL: [EventState; 4] =
        [EventState::Announced, EventState::Published, EventState::Finished, EventState::Cancelled];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            EventState::Announced => "announced",
            EventState::Published => "published",
            EventState::Finished => "finished",
            EventState::Cancelled => "cancelled",
        }
    }

    /// The state of a name that [`EventState::code`] gives.
    pub fn from_code(code: &str) -> Option<EventState> {
        EventState::ALL.into_iter().find(|state| state.code() == code)
    }
}

/// A rating of the current list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rating {
    /// The rating, in points.
    pub points: u16,
    /// Whether the list calls it fixed (`TR-9.3`).
    pub fixed: bool,
    /// Rated games from which it was calculated.
    pub games: u32,
}

/// What is known of a player, and of the event, when the player's entry comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Who wants to enter.
    pub player: PlayerId,
    /// The federation that the player plays for.
    pub federation: Federation,
    /// The highest title.
    pub title: Option<Title>,
    /// The rating of the current list; one from fewer than 12 games is not published and counts as
    /// none (`TR-9.3`).
    pub rating: Option<Rating>,
    /// The rating of the current FIDE list, in points.
    pub fide_rating: Option<u16>,
    /// The first second at which the player may enter events again.
    pub suspended_until: Option<Instant>,
    /// Whether the player owes a deposit with the next entry (`TR-8.4`).
    pub owes_deposit: bool,
    /// Whether the player directs the event.
    pub directs: bool,
    /// Whether the player has entered the event already.
    pub entered: bool,
    /// How far the event has come.
    pub event: EventState,
    /// Starts of the other norm events that the player has entered (`TR-4.7`).
    pub norm_events: Vec<Instant>,
    /// What the entry is based on beside the ratings.
    pub grounds: Option<Grounds>,
    /// What is known of the section that the grounds name; none where there is no such section.
    pub win: Option<SectionWin>,
}

impl Rating {
    /// What a list says; none without a rating.
    pub fn of(entry: ListEntry) -> Option<Rating> {
        let fixed = entry.is_fixed();
        entry.rating.map(|points| Rating { points, fixed, games: entry.games })
    }

    /// Whether the list has it: from 12 games on (`TR-9.3`).
    fn is_published(self) -> bool {
        self.games >= PUBLISHED_GAMES_MIN
    }

    /// Whether it counts as fixed: called so, and from more than 29 games (`TR-9.3`).
    fn is_fixed(self) -> bool {
        self.fixed && self.games >= FIXED_GAMES_MIN
    }

    /// Whether it is fixed and at least `fixed`, or published and at least `other`.
    fn reaches(self, fixed: u16, other: u16) -> bool {
        self.is_published() && self.points >= if self.is_fixed() { fixed } else { other }
    }
}

impl Entrant {
    /// The published rating (`TR-9.3`).
    fn published(&self) -> Option<Rating> {
        self.rating.filter(|rating| rating.is_published())
    }

    /// The rating that counts for the promotion classes, in points: without a published one that of
    /// FIDE stands in (`TR-2.6`).
    fn class_points(&self) -> Option<u16> {
        self.published().map(|rating| rating.points).or(self.fide_rating)
    }

    /// Whether the player has won a section of this class and the right is still there.
    fn won(&self, class: EntryClass) -> bool {
        self.win.is_some_and(|win| win.class == class && win.first && !win.used)
    }

    /// Grandmasters and fixed ratings of 2600 or more (`TR-4.5`).
    pub(super) fn enters_grandmaster_norms_free(&self) -> bool {
        let rated = self.rating.is_some_and(|rating| rating.is_fixed() && rating.points >= 2_600);
        self.title == Some(Title::Gm) || rated
    }
}

impl EntryClass {
    /// The article that says whom the class is for.
    pub(super) fn limits_rule(self) -> Option<&'static str> {
        match self {
            EntryClass::OpenClass => Some("TR-2.4"),
            EntryClass::HigherClass => Some("TR-2.5"),
            EntryClass::MasterClass => Some("TR-2.6"),
            EntryClass::MasterNorm => Some("TR-4.3"),
            EntryClass::GrandmasterNorm => Some("TR-4.4"),
            EntryClass::WorldChampionshipPreliminary | EntryClass::WorldChampionshipSemiFinal => {
                Some("TR-1.0.10")
            }
            EntryClass::Open
            | EntryClass::WorldCupPreliminary
            | EntryClass::National
            | EntryClass::Invitation => None,
        }
    }

    /// Whether the class is for a player as the articles say, an official's admission apart
    /// (`TR-1.0.10`, `TR-2.4`, `TR-2.5`, `TR-2.6`, `TR-4.3`, `TR-4.4`, `TR-4.5`).
    fn is_for(self, entrant: &Entrant) -> bool {
        let rating = entrant.published();
        let points = entrant.class_points();
        let nominated_by_federation = matches!(entrant.grounds, Some(Grounds::Nomination { .. }));
        // Whoever has a rating is not nominated for a class, but enters by it.
        let nominated = rating.is_none() && nominated_by_federation;
        let qualified = matches!(entrant.grounds, Some(Grounds::Qualification { .. }));
        // Who has no rating is below it.
        let reaches_semi_finals = rating.is_some_and(|it| it.points >= SEMI_FINAL_RATING_MIN);
        let fide = |limit| entrant.fide_rating.is_some_and(|points| points >= limit);
        let reaches = |fixed, other| rating.is_some_and(|rating| rating.reaches(fixed, other));
        match self {
            // `TR-2.4` (a) names players without an ICCF rating, so that a FIDE rating opens the
            // higher classes to them without closing this one.
            EntryClass::OpenClass => rating.is_none_or(|rating| rating.points < 1_900),
            EntryClass::HigherClass => {
                points.is_some_and(|points| (1_900..=2_099).contains(&points))
                    || entrant.won(EntryClass::OpenClass)
                    || nominated
            }
            EntryClass::MasterClass => {
                points.is_some_and(|points| points >= 2_100)
                    || entrant.won(EntryClass::HigherClass)
                    || nominated
            }
            EntryClass::MasterNorm => {
                reaches(2_300, 2_350)
                    || fide(2_350)
                    || entrant.grounds == Some(Grounds::NationalTop3)
            }
            EntryClass::GrandmasterNorm => {
                reaches(2_450, 2_500) || fide(2_500) || entrant.enters_grandmaster_norms_free()
            }
            EntryClass::WorldChampionshipPreliminary => {
                qualified || nominated_by_federation && !reaches_semi_finals
            }
            EntryClass::WorldChampionshipSemiFinal => {
                qualified || nominated_by_federation && reaches_semi_finals
            }
            EntryClass::Open
            | EntryClass::WorldCupPreliminary
            | EntryClass::National
            | EntryClass::Invitation => true,
        }
    }
}

impl Announcement {
    /// Whether a player may enter at `now`; late entries are refused (`TR-1.0.5`). A repeated
    /// request is refused like every other second one: whoever answers looks for the entry first.
    ///
    /// The commissioner's admission stands in for an invitation and for the limits of a class
    /// (`TR-4.6`, `TR-1.0.11`), and for nothing else.
    ///
    /// # Errors
    /// The first [`EntryRefusal`] that applies; never `FeeNotPaid` or `DepositNotPaid`.
    pub fn check_entry(&self, entrant: &Entrant, now: Instant) -> Result<(), EntryRefusal> {
        self.check_open(entrant.event, now)?;
        if let Some(until) = entrant.suspended_until.filter(|until| now < *until) {
            return Err(EntryRefusal::Suspended { until, rule: self.suspension_rule() });
        }
        if entrant.entered {
            return Err(EntryRefusal::AlreadyEntered);
        }
        if self.norms && (entrant.directs || entrant.player == self.director) {
            return Err(EntryRefusal::DirectorPlays);
        }
        self.check_federation(entrant.federation)?;
        self.check_grounds(entrant.grounds.as_ref())?;
        self.check_win(entrant)?;
        if !self.is_for(entrant) {
            return Err(match self.entry {
                EntryClass::Invitation => EntryRefusal::InvitationOnly,
                class => EntryRefusal::OutsideClass { class, points: entrant.class_points() },
            });
        }
        self.check_half_year(&entrant.norm_events)
    }

    /// Whether anybody may enter at `now`, with the event in this state (`TR-1.0.5`).
    ///
    /// # Errors
    /// `NotYetOpen`, `Closed`, `EventCancelled`, `StartListsPublished`.
    pub fn check_open(&self, event: EventState, now: Instant) -> Result<(), EntryRefusal> {
        if now < self.entries_open_at {
            return Err(EntryRefusal::NotYetOpen { at: self.entries_open_at });
        }
        if now >= self.entries_close_at {
            return Err(EntryRefusal::Closed { at: self.entries_close_at });
        }
        match event {
            EventState::Announced => Ok(()),
            EventState::Cancelled => Err(EntryRefusal::EventCancelled),
            EventState::Published | EventState::Finished => Err(EntryRefusal::StartListsPublished),
        }
    }

    /// The article by which a suspended player is kept out.
    fn suspension_rule(&self) -> &'static str {
        match (self.rule_set, self.kind) {
            (RuleSet::Sks, _) => "SKS-7.3-general",
            (RuleSet::Iccf, EventKind::Promotion) => "TR-2.1-2.2",
            (RuleSet::Iccf, _) => "TR-8.3",
        }
    }

    fn check_federation(&self, of_player: Federation) -> Result<(), EntryRefusal> {
        match self.organiser {
            Organiser::Federation(federation)
                if self.entry == EntryClass::National && federation != of_player =>
            {
                Err(EntryRefusal::OtherFederation { federation })
            }
            _ => Ok(()),
        }
    }

    /// Reasons are given, and can be shown (`TR-2.5`, `TR-2.6`).
    fn check_grounds(&self, grounds: Option<&Grounds>) -> Result<(), EntryRefusal> {
        let Some(text) = grounds.and_then(Grounds::text) else {
            return Ok(());
        };
        if text.trim().is_empty() {
            let nominated = matches!(grounds, Some(Grounds::Nomination { .. }));
            let asked = matches!(self.entry, EntryClass::HigherClass | EntryClass::MasterClass);
            let rule = self.entry.limits_rule().filter(|_| nominated && asked);
            return Err(EntryRefusal::ReasonMissing { rule });
        }
        let characters = text.chars().count();
        if characters > GROUNDS_CHARACTERS_MAX {
            return Err(EntryRefusal::ReasonTooLong { characters });
        }
        Ok(())
    }

    /// A section that the grounds name was won, and lets its winner in once (`TR-2.5`, `TR-2.6`). Grounds
    /// that name none are older than the question.
    ///
    /// # Errors
    /// `SectionNotWon`, `WinUsed`.
    pub fn check_win(&self, entrant: &Entrant) -> Result<(), EntryRefusal> {
        if !matches!(entrant.grounds, Some(Grounds::SectionWinner(WonSection::Number(_)))) {
            return Ok(());
        }
        let rule = self.entry.limits_rule();
        match entrant.win {
            Some(SectionWin { first: true, used: false, .. }) => Ok(()),
            Some(SectionWin { first: true, used: true, .. }) => Err(EntryRefusal::WinUsed { rule }),
            _ => Err(EntryRefusal::SectionNotWon { rule }),
        }
    }

    /// Whether the class is for a player, or an official admits the player (`TR-4.6`).
    fn is_for(&self, entrant: &Entrant) -> bool {
        match (self.entry, &entrant.grounds) {
            (_, Some(Grounds::Commissioner { .. })) => true,
            (EntryClass::Invitation, grounds) => {
                matches!(grounds, Some(Grounds::Nomination { .. } | Grounds::Qualification { .. }))
            }
            (class, _) => class.is_for(entrant),
        }
    }

    /// One norm event in each half-year, by their starts (`TR-4.7`).
    fn check_half_year(&self, norm_events: &[Instant]) -> Result<(), EntryRefusal> {
        let half_year = |at: Instant| (at.to_utc().year(), at.to_utc().month() <= 6);
        let same = |at: &&Instant| half_year(**at) == half_year(self.starts_at);
        match norm_events.iter().find(same) {
            Some(&starts_at) if self.kind == EventKind::Norm => {
                Err(EntryRefusal::SecondNormEvent { starts_at })
            }
            _ => Ok(()),
        }
    }
}
