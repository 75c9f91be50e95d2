//! Announcements to begin with: the usual kinds of events, with options that players expect of
//! them. Whoever announces an event changes what is to be different, and names its director.

use chrono::Datelike;

use crate::tournament::{
    Announcement, EligibleTeams, EntryClass, EventKind, LeagueTerms, Medium, Organiser, RuleSet,
    Stage, StartPositions, System, TeamTerms, Visibility,
};
use crate::{
    ConditionalMoves, DAY_SECONDS, DrawOffers, FlagRule, Instant, PlayerId, SilenceRule,
    TimeControl, TripleBlock, Variant,
};

/// Days of leave in a calendar year.
const LEAVE_DAYS: u16 = 45;

/// Days in which entries are taken.
const ENTRY_DAYS: i64 = 90;

/// Days that a round of the World Cup takes at most: two years (`TR-3.1-3.4`).
const WORLD_CUP_DAYS: i64 = 730;

/// What a player without a rating counts in an event open to everybody, for which nothing is printed
/// (`RAT-11`): as in the lowest kinds of events.
const USUAL_LEVEL: u16 = 1_800;

/// The same in an event by invitation: what the average for norms takes (`NORM-2`).
const INVITATIONAL_LEVEL: u16 = 2_200;

/// Boards of a team in an Olympiad, where the announcement says no other number (`TR-1.7`).
const OLYMPIAD_BOARDS: u8 = 6;

/// Boards of a friendly match until another number is entered.
const MATCH_BOARDS: u8 = 10;

/// The position in which a thematic event starts until another one is entered: the King's Gambit.
const KINGS_GAMBIT: &str = "rnbqkbnr/pppp1ppp/8/4p3/4PP2/8/PPPP2PP/RNBQKBNR b KQkq - 0 2";

/// A usual kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Open Class, sections of 7 (`TR-2.1-2.2`).
    OpenClass,
    /// Higher Class, sections of 7 (`TR-2.1-2.2`).
    HigherClass,
    /// Master Class, sections of 11 (`TR-2.1-2.2`).
    MasterClass,
    /// Master Norm, 13 players (`TR-4.1-4.2`).
    MasterNorm,
    /// Grandmaster Norm, 13 players (`TR-4.1-4.2`).
    GrandmasterNorm,
    /// World Cup, preliminary sections of 11 (`TR-3.1-3.4`).
    WorldCupPreliminary,
    /// The final of the Czech individual championship; for another federation see
    /// [`Announcement::organised_by`].
    NationalChampionship,
    /// All games from one position, two against each opponent, unrated.
    Thematic,
    /// Chess960, the start drawn for each game.
    Chess960,
    /// Makruk, unrated (`MAK-EVENT`).
    Makruk,
    /// By invitation, with norms.
    Invitational,
    /// Open to everybody, unrated.
    Friendly,
    /// The Final of the Olympiad: 13 national teams (`TR-1.7`).
    Olympiad,
    /// A season of the League: teams of four in three divisions (`TR-5.1-5.2`, `TR-5.3-5.4`).
    League,
    /// A friendly match of two teams, two games on each board.
    TeamMatch,
}

impl Preset {
    /// Every preset.
    pub const ALL: [Preset; 15] = [
        Preset::OpenClass,
        Preset::HigherClass,
        Preset::MasterClass,
        Preset::MasterNorm,
        Preset::GrandmasterNorm,
        Preset::WorldCupPreliminary,
        Preset::NationalChampionship,
        Preset::Thematic,
        Preset::Chess960,
        Preset::Makruk,
        Preset::Invitational,
        Preset::Friendly,
        Preset::Olympiad,
        Preset::League,
        Preset::TeamMatch,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Preset::OpenClass => "open_class",
            Preset::HigherClass => "higher_class",
            Preset::MasterClass => "master_class",
            Preset::MasterNorm => "master_norm",
            Preset::GrandmasterNorm => "grandmaster_norm",
            Preset::WorldCupPreliminary => "world_cup_preliminary",
            Preset::NationalChampionship => "national_championship",
            Preset::Thematic => "thematic",
            Preset::Chess960 => "chess960",
            Preset::Makruk => "makruk",
            Preset::Invitational => "invitational",
            Preset::Friendly => "friendly",
            Preset::Olympiad => "olympiad",
            Preset::League => "league",
            Preset::TeamMatch => "team_match",
        }
    }

    /// The preset of a name that [`Preset::code`] gives.
    pub fn from_code(code: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.code() == code)
    }

    /// An event of this kind. Its director is still nobody, number 0; its code is that of the kind
    /// and the year, so that a second one in a year needs another. Entries open 90 days before they
    /// close.
    pub fn announcement(self, starts_at: Instant, entries_close_at: Instant) -> Announcement {
        let common = common(starts_at, entries_close_at);
        match self {
            Preset::OpenClass => of_class(common, EntryClass::OpenClass),
            Preset::HigherClass => of_class(common, EntryClass::HigherClass),
            Preset::MasterClass => of_class(common, EntryClass::MasterClass),
            Preset::MasterNorm => norm(of_class(common, EntryClass::MasterNorm)),
            Preset::GrandmasterNorm => norm(of_class(common, EntryClass::GrandmasterNorm)),
            Preset::WorldCupPreliminary => Announcement {
                ends_at: Some(starts_at + WORLD_CUP_DAYS * DAY_SECONDS),
                ..of_class(common, EntryClass::WorldCupPreliminary)
            },
            Preset::NationalChampionship => {
                let organiser = "CZE".parse().map_or(Organiser::Iccf, Organiser::Federation);
                Announcement {
                    kind: EventKind::Title,
                    entry: EntryClass::National,
                    stage: Some(Stage::NationalFinal),
                    unrated_level: Stage::NationalFinal.level(None),
                    ..common.organised_by(organiser)
                }
            }
            Preset::Thematic => Announcement {
                start_positions: StartPositions::From(KINGS_GAMBIT.to_owned()),
                system: System::RoundRobin { double: true },
                section_size: 7,
                rated: false,
                ..common
            },
            Preset::Chess960 => Announcement {
                variant: Variant::Chess960,
                start_positions: StartPositions::PerGame,
                section_size: 7,
                unrated_level: Some(USUAL_LEVEL),
                ..common
            },
            Preset::Makruk => {
                Announcement { variant: Variant::Makruk, section_size: 7, rated: false, ..common }
            }
            Preset::Invitational => Announcement {
                entry: EntryClass::Invitation,
                norms: true,
                unrated_level: Some(INVITATIONAL_LEVEL),
                ..common
            },
            Preset::Friendly => Announcement { section_size: 7, rated: false, ..common },
            Preset::Olympiad => Announcement {
                norms: true,
                ..of_teams(common, Stage::OlympiadFinal, OLYMPIAD_BOARDS, EligibleTeams::National)
            },
            Preset::League => {
                let boards = Stage::League.boards().unwrap_or(OLYMPIAD_BOARDS);
                let league = of_teams(common, Stage::League, boards, EligibleTeams::Any);
                let with_divisions =
                    |terms| TeamTerms { league: Some(LeagueTerms::iccf()), ..terms };
                let teams = league.teams.map(with_divisions);
                Announcement { teams, unrated_level: Some(USUAL_LEVEL), ..league }
            }
            Preset::TeamMatch => Announcement {
                system: System::RoundRobin { double: true },
                section_size: 2,
                ..of_teams(common, Stage::FriendlyMatch, MATCH_BOARDS, EligibleTeams::Any)
            },
        }
        .named(self)
    }

    /// The event's name, and what its code begins with.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Preset::OpenClass => ("Open Class", "O"),
            Preset::HigherClass => ("Higher Class", "H"),
            Preset::MasterClass => ("Master Class", "M"),
            Preset::MasterNorm => ("Master Norm", "MN"),
            Preset::GrandmasterNorm => ("Grandmaster Norm", "GMN"),
            Preset::WorldCupPreliminary => ("World Cup, preliminary", "WCUP"),
            Preset::NationalChampionship => ("National championship, final", "CHAMPIONSHIP"),
            Preset::Thematic => ("Thematic event: King's Gambit", "THEMATIC"),
            Preset::Chess960 => ("Chess960", "960"),
            Preset::Makruk => ("Makruk", "MAKRUK"),
            Preset::Invitational => ("Invitational event", "INVITATIONAL"),
            Preset::Friendly => ("Friendly event", "FRIENDLY"),
            Preset::Olympiad => ("Olympiad, Final", "OLYMPIAD"),
            Preset::League => ("League", "LEAGUE"),
            Preset::TeamMatch => ("Friendly match", "MATCH"),
        }
    }
}

/// What all have in common unless they say otherwise.
fn common(starts_at: Instant, entries_close_at: Instant) -> Announcement {
    Announcement {
        code: String::new(),
        name: String::new(),
        about: None,
        kind: EventKind::Special,
        stage: None,
        teams: None,
        entry: EntryClass::Open,
        organiser: Organiser::Iccf,
        director: PlayerId(0),
        rule_set: RuleSet::Iccf,
        winner_alone_advances: false,
        previous_round: None,
        variant: Variant::Chess,
        medium: Medium::Server,
        start_positions: StartPositions::Usual,
        time_control: TimeControl::STANDARD,
        leave_days: LEAVE_DAYS,
        silence: SilenceRule::FortyDays,
        flag: FlagRule::Server,
        draw_offers: DrawOffers::Free,
        conditional_moves: ConditionalMoves::Tree,
        tie_breaks: RuleSet::Iccf.tie_breaks().to_vec(),
        visibility: Visibility::Finished,
        outside_laws: None,
        rated: true,
        unrated_level: None,
        norms: false,
        ladies: false,
        norm_class: None,
        system: System::RoundRobin { double: false },
        section_size: 13,
        fee: None,
        payment: None,
        entries_open_at: entries_close_at + -ENTRY_DAYS * DAY_SECONDS,
        entries_close_at,
        starts_at,
        ends_at: None,
    }
}

/// An event of a class, with the size and the level of its stage (`RAT-11`).
fn of_class(common: Announcement, entry: EntryClass) -> Announcement {
    let stage = entry.stage();
    Announcement {
        kind: entry.kind().unwrap_or(common.kind),
        entry,
        section_size: stage.and_then(Stage::usual_size).unwrap_or(common.section_size),
        unrated_level: stage.and_then(|stage| stage.level(None)),
        ..common
    }
}

/// An event of teams of a stage, with its level (`RAT-11`); as many teams as with an odd number have equal colours.
fn of_teams(
    common: Announcement,
    stage: Stage,
    boards: u8,
    eligible: EligibleTeams,
) -> Announcement {
    Announcement {
        kind: stage.kind().unwrap_or(common.kind),
        stage: Some(stage),
        teams: Some(TeamTerms::new(boards, eligible)),
        unrated_level: stage.level(None),
        ..common
    }
}

/// A norm event, in Triple Block and therefore without leave and silence (`LAW-C`).
fn norm(of_class: Announcement) -> Announcement {
    let blocks = TripleBlock { bank_days: 75, increment_days: 3, protected: false };
    Announcement {
        time_control: TimeControl::TripleBlock(blocks),
        leave_days: 0,
        silence: SilenceRule::Off,
        norms: true,
        ..of_class
    }
}

impl Announcement {
    /// The same event held by `organiser`, under the rules that its events have unless they say
    /// otherwise (`SKS-8`) and with the tie-breaks of those (`TR-7.2`, `SKS-6.2`).
    #[must_use]
    pub fn organised_by(self, organiser: Organiser) -> Announcement {
        let rule_set = organiser.rule_set();
        Announcement { organiser, rule_set, tie_breaks: rule_set.tie_breaks().to_vec(), ..self }
    }

    /// With the name and code of a preset.
    fn named(self, preset: Preset) -> Announcement {
        let (name, code) = preset.names();
        let year = self.starts_at.to_utc().year();
        Announcement { code: format!("{code}/{year}"), name: format!("{name} {year}"), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::AnnouncementRefusal;

    const START: Instant = Instant::from_unix(1_767_225_600);
    const CLOSING: Instant = Instant::from_unix(1_766_016_000);

    /// TR-2.1-2.2, TR-4.1-4.2, TR-3.1-3.4, MAK-EVENT: each preset can be announced as it is, as
    /// soon as it has a director.
    #[test]
    fn presets_can_be_announced() {
        use {EntryClass as Class, EventKind as Kind, RuleSet::Iccf, RuleSet::Sks};
        let expected = [
            (Preset::OpenClass, Kind::Promotion, Class::OpenClass, Iccf, 7, true, false),
            (Preset::HigherClass, Kind::Promotion, Class::HigherClass, Iccf, 7, true, false),
            (Preset::MasterClass, Kind::Promotion, Class::MasterClass, Iccf, 11, true, false),
            (Preset::MasterNorm, Kind::Norm, Class::MasterNorm, Iccf, 13, true, true),
            (Preset::GrandmasterNorm, Kind::Norm, Class::GrandmasterNorm, Iccf, 13, true, true),
            (
                Preset::WorldCupPreliminary,
                Kind::Cup,
                Class::WorldCupPreliminary,
                Iccf,
                11,
                true,
                false,
            ),
            (Preset::NationalChampionship, Kind::Title, Class::National, Sks, 13, true, false),
            (Preset::Thematic, Kind::Special, Class::Open, Iccf, 7, false, false),
            (Preset::Chess960, Kind::Special, Class::Open, Iccf, 7, true, false),
            (Preset::Makruk, Kind::Special, Class::Open, Iccf, 7, false, false),
            (Preset::Invitational, Kind::Special, Class::Invitation, Iccf, 13, true, true),
            (Preset::Friendly, Kind::Special, Class::Open, Iccf, 7, false, false),
            (Preset::Olympiad, Kind::Title, Class::Open, Iccf, 13, true, true),
            (Preset::League, Kind::TeamLeague, Class::Open, Iccf, 13, true, false),
            (Preset::TeamMatch, Kind::Special, Class::Open, Iccf, 2, true, false),
        ];
        assert_eq!(expected.map(|row| row.0), Preset::ALL);
        for (preset, kind, entry, rule_set, size, rated, norms) in expected {
            let mut found = preset.announcement(START, CLOSING);
            assert_eq!(found.check(), Err(AnnouncementRefusal::NoDirector), "{preset:?}");
            found.director = PlayerId(1);
            assert_eq!(found.check(), Ok(()), "{preset:?}");
            assert_eq!((found.kind, found.entry, found.rule_set), (kind, entry, rule_set));
            assert_eq!((found.section_size, found.rated, found.norms), (size, rated, norms));
            assert_eq!(found.tie_breaks, rule_set.tie_breaks());
            // Triple Block in norm events: neither leave nor silence.
            let stoppable = kind != Kind::Norm;
            assert_eq!(found.time_control.may_be_stopped(), stoppable, "{preset:?}");
            assert_eq!(found.leave_days, if stoppable { 45 } else { 0 }, "{preset:?}");
            assert_eq!(found.silence == SilenceRule::FortyDays, stoppable, "{preset:?}");
            assert_eq!(found.entries_open_at, CLOSING + -90 * DAY_SECONDS);
            assert_eq!((found.entries_close_at, found.starts_at), (CLOSING, START));
            assert_eq!(found.ends_at.is_some(), kind == Kind::Cup, "{preset:?}");
            assert!(found.code.ends_with("/2026") && found.name.ends_with(" 2026"), "{found:?}");
            assert_eq!(Preset::from_code(preset.code()), Some(preset));
        }
        assert_eq!(Preset::from_code("blitz"), None);
    }

    /// SKS-8: the federation's rules hold in its events.
    #[test]
    fn the_organisers_rules_hold() {
        let of = |code: &str| Organiser::Federation(code.parse().expect("a federation"));
        let national = Preset::NationalChampionship.announcement(START, CLOSING);
        assert_eq!(national.organiser, of("CZE"));
        for (organiser, rule_set) in [
            (Organiser::Iccf, RuleSet::Iccf),
            (of("CZE"), RuleSet::Sks),
            (of("SVK"), RuleSet::Iccf),
        ] {
            let held = Preset::Friendly.announcement(START, CLOSING).organised_by(organiser);
            assert_eq!((held.organiser, held.rule_set), (organiser, rule_set));
            assert_eq!(held.tie_breaks, rule_set.tie_breaks());
        }
    }

    /// Dates at the ends of the calendar bring nothing down.
    #[test]
    fn any_date_is_taken() {
        for at in [i64::MIN, -62_135_596_801, 0, 253_402_300_800, i64::MAX] {
            let at = Instant::from_unix(at);
            for preset in Preset::ALL {
                let found = Announcement { director: PlayerId(1), ..preset.announcement(at, at) };
                // Without room for 90 days before, or two years after, the dates cannot be right.
                let expected = match (at.unix(), preset) {
                    (i64::MIN, _) => Err(AnnouncementRefusal::ClosesBeforeOpening),
                    (i64::MAX, Preset::WorldCupPreliminary) => {
                        Err(AnnouncementRefusal::EndsBeforeStart)
                    }
                    _ => Ok(()),
                };
                assert_eq!(found.check(), expected, "{preset:?} at {}", at.unix());
            }
        }
    }
}
