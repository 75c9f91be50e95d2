//! Swiss tournaments (FIDE Handbook C.04.3): who meets whom, who has White, who has the bye, and the table of all rounds.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rules::tournament::{
    Announcement, AnnouncementRefusal, EventId, EventState, Flag, PlayedGame, Preset,
    PreviousRound, Proposal, ProposalAct, ProposalFacts, ProposalRefusal, RoundPairing,
    RoundRefusal, SWISS_PLAYERS_MAX, Seed, SwissBout, SwissPairing, SwissRow, SwissSection, System,
    TieBreak, draw_first_colour, pair_swiss_round,
};
use rules::{Color, Federation, HalfPoints, Outcome, PlayerId};

use crate::announcements::announced;

const SEVEN: System = System::Swiss { rounds: 7 };

/// Ten tournaments with random results, byes that were asked for, absences and games won by default, as bbpPairings 6 has
/// paired them: `4-1:=` a game that 4 had White in, `+`, `-` and `x` one that nobody played, `7:bye` and `7:half` points
/// without one. Players are numbered from 1; whoever is not in a line was absent.
const PAIRED: &str = include_str!("../data/swiss_rounds.txt");

struct Paired {
    players: usize,
    rounds: usize,
    first: Color,
    lines: Vec<Line>,
}

#[derive(Default)]
struct Line {
    pairings: BTreeSet<SwissPairing>,
    present: Vec<usize>,
    bouts: Vec<SwissBout>,
}

fn number(text: &str) -> usize {
    text.parse::<usize>().expect("a number") - 1
}

fn line(text: &str) -> Line {
    let mut line = Line::default();
    for word in text.split(' ') {
        let (who, what) = word.split_once(':').expect("a colon");
        let Some((white, black)) = who.split_once('-') else {
            let player = number(who);
            let halves = match what {
                "bye" => 2,
                "half" => 1,
                other => panic!("{other}"),
            };
            if halves == 2 {
                line.pairings.insert(SwissPairing::Bye { player });
                line.present.push(player);
            }
            line.bouts.push(SwissBout::Alone { player, points: HalfPoints(halves) });
            continue;
        };
        let (white, black) = (number(white), number(black));
        line.pairings.insert(SwissPairing::Game { white, black });
        line.present.extend([white, black]);
        let (white_points, black_points, is_played) = match what {
            "1" => (2, 0, true),
            "0" => (0, 2, true),
            "=" => (1, 1, true),
            "+" => (2, 0, false),
            "-" => (0, 2, false),
            "x" => (0, 0, false),
            other => panic!("{other}"),
        };
        let (white_points, black_points) = (HalfPoints(white_points), HalfPoints(black_points));
        if is_played {
            line.bouts.push(SwissBout::Game { white, black, white_points, black_points });
        } else {
            line.bouts.push(SwissBout::Alone { player: white, points: white_points });
            line.bouts.push(SwissBout::Alone { player: black, points: black_points });
        }
    }
    line
}

fn paired() -> Vec<Paired> {
    let mut all: Vec<Paired> = Vec::new();
    for text in PAIRED.lines() {
        match *text.split(' ').collect::<Vec<_>>() {
            ["players", players, "rounds", rounds, "first", first] => all.push(Paired {
                players: number(players) + 1,
                rounds: number(rounds) + 1,
                first: Color::from_white(first == "white"),
                lines: Vec::new(),
            }),
            _ => all.last_mut().expect("a tournament").lines.push(line(text)),
        }
    }
    all
}

/// Every round has the pairs, the colours and the bye that another engine, endorsed by FIDE, has found.
#[test]
fn rounds_are_paired_as_the_handbook_says() {
    let all = paired();
    assert_eq!(all.len(), 10);
    for tournament in all {
        let Paired { players, rounds, first, lines } = tournament;
        assert_eq!(lines.len(), rounds);
        let mut before: Vec<Vec<SwissBout>> = Vec::new();
        for Line { pairings, present, bouts } in lines {
            let found = pair_swiss_round(players, &before, &present, rounds, first);
            let found = found.map(BTreeSet::from_iter);
            assert_eq!(found, Some(pairings), "{players} players, round {}", before.len() + 1);
            before.push(bouts);
        }
    }
}

/// The first half meets the second one, colours in turn; of an odd number the last has the bye.
#[test]
fn the_first_round_is_half_against_half() {
    let game = |white: usize, black: usize| SwissPairing::Game { white, black };
    let first = |players: usize, initial| {
        let present: Vec<usize> = (0..players).collect();
        pair_swiss_round(players, &[], &present, 5, initial)
    };
    let six = vec![game(0, 3), game(4, 1), game(2, 5)];
    assert_eq!(first(6, Color::White), Some(six));
    let with_bye = vec![game(2, 0), game(1, 3), SwissPairing::Bye { player: 4 }];
    assert_eq!(first(5, Color::Black), Some(with_bye));
    assert_eq!(first(1, Color::White), Some(vec![SwissPairing::Bye { player: 0 }]));
    assert_eq!(first(0, Color::White), Some(Vec::new()));
    // Whoever is named twice plays once; numbers that nobody has are left out.
    assert_eq!(pair_swiss_round(2, &[], &[1, 0, 1, 9], 5, Color::White), Some(vec![game(0, 1)]));
}

/// Where everybody has met, or the last one without a bye would have a second one, nobody is paired.
#[test]
fn what_cannot_be_paired_is_not() {
    let draw = |white, black| SwissBout::Game {
        white,
        black,
        white_points: HalfPoints(1),
        black_points: HalfPoints(1),
    };
    let met = [vec![draw(0, 1)]];
    assert_eq!(pair_swiss_round(2, &met, &[0, 1], 3, Color::White), None);
    let bye = |player| SwissBout::Alone { player, points: HalfPoints(2) };
    let alone = [vec![bye(0)]];
    assert_eq!(pair_swiss_round(1, &alone, &[0], 3, Color::White), None);
    // Half a point that somebody asked for is no bye.
    let half = [vec![SwissBout::Alone { player: 0, points: HalfPoints(1) }]];
    let again = Some(vec![SwissPairing::Bye { player: 0 }]);
    assert_eq!(pair_swiss_round(1, &half, &[0], 3, Color::White), again);
}

/// Plays a tournament with these results, `results` giving White's halves game by game.
fn played(players: usize, rounds: usize, results: &[u8]) -> Vec<Vec<SwissPairing>> {
    let present: Vec<usize> = (0..players).collect();
    let mut results = results.iter().cycle();
    let (mut before, mut all) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        let paired = pair_swiss_round(players, &before, &present, rounds, Color::White);
        let Some(paired) = paired else { break };
        let bout = |pairing: &SwissPairing| match *pairing {
            SwissPairing::Game { white, black } => {
                let halves = results.next().copied().unwrap_or(1);
                let (white_points, black_points) = (HalfPoints(halves), HalfPoints(2 - halves));
                SwissBout::Game { white, black, white_points, black_points }
            }
            SwissPairing::Bye { player } => SwissBout::Alone { player, points: HalfPoints(2) },
        };
        before.push(paired.iter().map(bout).collect());
        all.push(paired);
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Everybody plays or has the one bye; nobody meets anybody twice or has two byes; colours never differ by more than
    /// two before the last round, and nobody has one three times running then.
    #[test]
    fn no_round_breaks_what_is_absolute(
        players in 4usize..24,
        rounds in 2usize..8,
        results in prop::collection::vec(0u8..=2, 1..60),
    ) {
        let all = played(players, rounds, &results);
        prop_assert!(all.len() >= rounds.min(players / 2));
        let mut met = BTreeSet::new();
        let mut byes = BTreeSet::new();
        let mut colours: Vec<Vec<i8>> = vec![Vec::new(); players];
        for (at, pairings) in all.iter().enumerate() {
            let mut seen = BTreeSet::new();
            for pairing in pairings {
                match *pairing {
                    SwissPairing::Game { white, black } => {
                        prop_assert!(met.insert((white.min(black), white.max(black))));
                        prop_assert!(seen.insert(white) && seen.insert(black));
                        colours[white].push(1);
                        colours[black].push(-1);
                    }
                    SwissPairing::Bye { player } => {
                        prop_assert!(byes.insert(player) && seen.insert(player));
                    }
                }
            }
            prop_assert_eq!(seen.len(), players);
            if at + 1 < rounds {
                for own in &colours {
                    prop_assert!(own.iter().sum::<i8>().abs() <= 2);
                    let running = |three: &[i8]| three.iter().sum::<i8>().abs() == 3;
                    prop_assert!(!own.windows(3).any(running));
                }
            }
        }
    }
}

/// The most players that there can be are paired.
#[test]
fn two_hundred_are_paired() {
    let all = played(SWISS_PLAYERS_MAX, 2, &[2, 1, 0, 1, 2, 2, 1]);
    assert_eq!(all.iter().map(Vec::len).collect::<Vec<_>>(), [100; 2]);
}

fn swiss() -> Announcement {
    Announcement { system: SEVEN, section_size: 2, ..announced(Preset::Friendly) }
}

/// Between 2 and 15 rounds, in sections of two.
#[test]
fn an_announcement_says_how_many_rounds() {
    for (rounds, expected) in [
        (1, Err(AnnouncementRefusal::SwissRounds)),
        (2, Ok(())),
        (15, Ok(())),
        (16, Err(AnnouncementRefusal::SwissRounds)),
    ] {
        let announcement = Announcement { system: System::Swiss { rounds }, ..swiss() };
        assert_eq!(announcement.check(), expected, "{rounds}");
    }
    let refused = Announcement { section_size: 3, ..swiss() }.check();
    assert_eq!(refused, Err(AnnouncementRefusal::SectionSize { system: SEVEN, players: 3 }));
    let refused = Announcement { norms: true, ..swiss() }.check();
    assert_eq!(refused, Err(AnnouncementRefusal::SystemNotOfKind));
    assert_eq!((SEVEN.code(), SEVEN.games_each(2), SEVEN.section_sizes()), ("swiss", 1, 1..=2));
    let games = |players| SEVEN.pairings(players).len();
    assert_eq!((games(1), games(2)), (0, 1));
}

/// A round goes on from one of the same tournament, with everybody, and not beyond the last.
#[test]
fn a_round_goes_on_from_the_one_before() {
    let second = |advancing| {
        let previous_round = Some(PreviousRound { event: EventId(12), advancing });
        Announcement { code: "SW-2".to_owned(), previous_round, ..swiss() }
    };
    let refused = |advancing| second(advancing).check().err();
    assert_eq!(refused(2), None);
    for advancing in [0, 1, 3] {
        let expected = AnnouncementRefusal::Round(RoundRefusal::SwissAdvancing);
        assert_eq!(refused(advancing), Some(expected), "{advancing}");
    }
    let from = |system| {
        let before = Announcement { system, ..swiss() };
        second(2).check_goes_on_from(Some((&before, EventState::Published)))
    };
    assert_eq!(from(SEVEN), Ok(()));
    for other in [System::Swiss { rounds: 6 }, System::RoundRobin { double: false }] {
        assert_eq!(from(other), Err(RoundRefusal::SwissBefore), "{other:?}");
    }
    let ties = Announcement { tie_breaks: vec![TieBreak::Wins], ..swiss() };
    let other_ties = second(2).check_goes_on_from(Some((&ties, EventState::Published)));
    assert_eq!(other_ties, Err(RoundRefusal::SwissBefore));
    let final_event = Announcement { system: System::RoundRobin { double: false }, ..second(1) };
    let from_pairs = final_event.check_goes_on_from(Some((&swiss(), EventState::Published)));
    assert_eq!(from_pairs, Err(RoundRefusal::AfterSwiss));
    assert_eq!(second(2).check_swiss_next(6, 0), Ok(()));
    assert_eq!(second(2).check_swiss_next(7, 0), Err(RoundRefusal::SwissOver { rounds: 7 }));
    assert_eq!(second(2).check_swiss_next(6, 1), Err(RoundRefusal::SwissGoesOn));
    assert_eq!(announced(Preset::Friendly).check_swiss_next(99, 9), Ok(()));
}

/// What the next round was announced by stays; other things may be changed.
#[test]
fn a_round_that_is_gone_on_from_stays_as_it_is() {
    let longer = Announcement { system: System::Swiss { rounds: 8 }, ..swiss() };
    let ties = Announcement { tie_breaks: vec![TieBreak::Buchholz], ..swiss() };
    for changed in [&longer, &ties, &announced(Preset::Friendly)] {
        assert_eq!(changed.check_swiss_stays(&swiss()), Err(RoundRefusal::SwissStays));
    }
    let renamed = Announcement { name: "Another".to_owned(), ..swiss() };
    assert_eq!(renamed.check_swiss_stays(&swiss()), Ok(()));
    assert_eq!(swiss().check_swiss_stays(&announced(Preset::Friendly)), Ok(()));
}

/// Only the first round draws a lot, which anybody can draw again.
#[test]
fn the_first_colour_is_drawn() {
    let next = PreviousRound { event: EventId(12), advancing: 2 };
    let second = Announcement { previous_round: Some(next), ..swiss() };
    assert!(swiss().draws_lots() && swiss().draws_first_colour());
    assert!(!second.draws_lots() && !second.draws_first_colour());
    assert!(!announced(Preset::Friendly).draws_first_colour());
    let seed = Seed([7; 32]);
    let colour = |first: u8| {
        let sha256 = match first {
            0 => |text: &[u8]| {
                assert!(text.ends_with(b"07/colour"));
                [0x0f; 32]
            },
            1 => |_: &[u8]| [0x1f; 32],
            _ => |_: &[u8]| [0xe0; 32],
        };
        draw_first_colour(&seed, sha256)
    };
    assert_eq!([0, 1, 2].map(colour), [Color::White, Color::Black, Color::White]);
}

fn section(players: &[u32], result: Option<(u8, u8)>, flag: Option<Flag>) -> SwissSection {
    let rated = |id: &u32| (PlayerId(*id), Some(2400 - u16::try_from(*id).unwrap_or(0) * 100));
    let result = result.map(|(white, black)| (HalfPoints(white), HalfPoints(black)));
    let game = PlayedGame { white: 0, black: 1, result, flag };
    let games = if players.len() == 2 { vec![game] } else { Vec::new() };
    SwissSection { players: players.iter().map(rated).collect(), games }
}

fn accepted(ids: &[u32]) -> Vec<(PlayerId, Option<u16>)> {
    section(ids, None, None).players
}

fn ids(sections: Option<Vec<Vec<PlayerId>>>) -> Option<String> {
    let section = |players: Vec<PlayerId>| {
        players.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")
    };
    sections.map(|all| all.into_iter().map(section).collect::<Vec<_>>().join(" "))
}

/// Numbers follow the ratings of the first round, and stay; whoever comes later stands behind. Entries in any order give
/// the same round.
#[test]
fn a_row_of_events_is_a_tournament() {
    let row = SwissRow::default();
    assert_eq!(
        ids(row.sections(&accepted(&[4, 2, 1, 3, 5]), 7, Color::White)).as_deref(),
        Some("1-3 4-2 5")
    );
    let won = Some((2, 0));
    let first =
        vec![section(&[1, 3], won, None), section(&[4, 2], won, None), section(&[5], None, None)];
    let row = SwissRow::new(std::slice::from_ref(&first));
    assert_eq!(row.unfinished(), 0);
    // 1, 4 and 5 have a point. 1 and 4 are both due Black, so 5 meets 1, and 4 floats down to 3, having met 2.
    assert_eq!(
        ids(row.sections(&accepted(&[5, 4, 3, 2, 1]), 7, Color::White)).as_deref(),
        Some("5-1 3-4 2")
    );
    // 0 would be the strongest, and is numbered behind those who have begun.
    let with_new = ids(row.sections(&accepted(&[0, 1, 2, 3, 4, 5]), 7, Color::White));
    assert_eq!(with_new.as_deref(), Some("5-1 3-4 2-0"));
    let table = |row: &SwissRow| {
        let lines = row.standings(&[TieBreak::BuchholzCutOne, TieBreak::Buchholz, TieBreak::Wins]);
        let line = |(player, it): (PlayerId, rules::tournament::Standing)| {
            format!("{}. {player} {} {} {}", it.place, it.half_points, it.buchholz.all, it.games)
        };
        lines.into_iter().map(line).collect::<Vec<_>>().join(", ")
    };
    // A bye counts against oneself, and is no game and no game won.
    assert_eq!(table(&row), "1. 5 2 2 0, 2. 1 2 0 1, 2. 4 2 0 1, 4. 2 0 2 1, 4. 3 0 2 1");
    let second = vec![section(&[4, 1], Some((1, 1)), None), section(&[2, 5], None, None)];
    let row = SwissRow::new(&[first, second]);
    assert_eq!(row.unfinished(), 1);
    assert_eq!(table(&row).split(", ").next(), Some("1. 1 3 3 2"));
}

/// A bye is no game against anybody who is tied.
#[test]
fn a_bye_is_no_direct_encounter() {
    let first = vec![section(&[1], None, None), section(&[2, 3], Some((0, 2)), None)];
    let second = vec![section(&[2, 1], Some((2, 0)), None), section(&[3], None, None)];
    let row = SwissRow::new(&[first, second]);
    let lines = row.standings(&[TieBreak::DirectEncounter]);
    let places: Vec<(u32, u32)> = lines.iter().map(|(id, line)| (line.place, id.0)).collect();
    // 2 has beaten 1; both have a point.
    assert_eq!(places, [(1, 3), (2, 2), (3, 1)]);
}

/// Whom nobody has played, one may still meet; a game that was cancelled gives nothing, one by default its point.
#[test]
fn games_that_nobody_played_do_not_count_as_met() {
    let paired = |flag| {
        let first = vec![section(&[1, 2], Some((2, 0)), flag)];
        ids(SwissRow::new(&[first]).sections(&accepted(&[1, 2]), 7, Color::White))
    };
    assert_eq!(paired(None), None);
    assert_eq!(paired(Some(Flag::TimeExceeded)), None);
    assert_eq!(paired(Some(Flag::Adjudicated)), None);
    for flag in [Flag::Default, Flag::Cancelled] {
        assert_eq!(paired(Some(flag)).as_deref(), Some("1-2"), "{flag:?}");
    }
}

/// The organiser gets the round of the rules, once the one before is over.
#[test]
fn the_sections_are_those_of_the_row() {
    let federation: Federation = "CZE".parse().expect("a federation");
    let make = |row: SwissRow, players: u32, sizes: Option<Vec<usize>>| {
        let accepted: Vec<_> = (1..=players)
            .map(|id| (PlayerId(id), federation, u16::try_from(2400 - id).ok()))
            .collect();
        let facts = ProposalFacts {
            state: EventState::Announced,
            stage: None,
            system: SEVEN,
            section_size: 2,
            version: 0,
            seen: 0,
            accepted: &accepted,
            pairing: Some(&RoundPairing::Swiss { before: row, rounds: 7, initial: Color::Black }),
            advanced: &[],
        };
        let act = ProposalAct::Make { sizes, beacon: None };
        Proposal::default().decide(act, &facts).map(|decided| match decided {
            Outcome::Changed(Proposal { sections }) => {
                ids(Some(sections.into_iter().map(|section| section.players).collect()))
            }
            Outcome::Unchanged => None,
        })
    };
    let new = SwissRow::default;
    assert_eq!(make(new(), 4, None), Ok(Some("3-1 2-4".to_owned())));
    let unfit = |players| ProposalRefusal::RoundUnfit { players };
    assert_eq!(make(new(), 4, Some(vec![2, 2])), Err(unfit(4)));
    assert_eq!(make(new(), 1, None), Err(unfit(1)));
    let many = u32::try_from(SWISS_PLAYERS_MAX).expect("a few hundred") + 1;
    let too_many = ProposalRefusal::SwissPlayers { players: SWISS_PLAYERS_MAX + 1 };
    assert_eq!(make(new(), many, None), Err(too_many));
    let running = SwissRow::new(&[vec![section(&[1, 2], None, None)]]);
    assert_eq!(make(running, 4, None), Err(ProposalRefusal::SwissRunning { games: 1 }));
    let early = RoundPairing::TooEarly.sections(&[]);
    assert_eq!(early, Err(ProposalRefusal::SwissTooEarly));
    let met = SwissRow::new(&[vec![section(&[1, 2], Some((1, 1)), None)]]);
    assert_eq!(make(met, 2, None), Err(ProposalRefusal::SwissUnpaired));
}
