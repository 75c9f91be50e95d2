//! Events of teams: 1.7, 5.1, 8.7g and 11 of the Tournament Rules. Each case is a line.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rules::tournament::{
    Announcement, EligibleTeams, EntryState, EventState, Fee, Pairing, Preset, ProposalRefusal,
    ProposedTeams, Seed, Stage, System, Team, TeamDecision, TeamFacts, TeamForm, TeamNumber,
    TeamPlayer, TeamProposal, TeamProposalAct, TeamProposalFacts, TeamRefusal, TeamRights,
    TeamTerms, team_pairings,
};
use rules::{Federation, Instant, Outcome, PlayerId};

use crate::START;
use crate::announcements::announced;

const DIRECTOR: u32 = 390_044;
/// A second in which entries are taken.
const OPEN: Instant = Instant::from_unix(1_766_000_000);
/// One after they have closed.
const CLOSED: Instant = Instant::from_unix(1_766_016_000);

fn federation(letters: &str) -> Federation {
    letters.parse().expect("a federation")
}

/// TR-8.7g: the team drawn as number 1 has White on board 1 against even numbers; colours alternate by boards and
/// by players.
#[test]
fn colours_of_teams() {
    // White's number, then Black's, on boards 1 and 2.
    for (teams, board, expected) in [
        (2, 0, "1-2"),
        (2, 1, "2-1"),
        (3, 0, "1-2 2-3 3-1"),
        (3, 1, "1-3 2-1 3-2"),
        (4, 0, "1-2 1-4 2-3 3-1 3-4 4-2"),
        (5, 0, "1-2 1-4 2-3 2-5 3-1 3-4 4-2 4-5 5-1 5-3"),
        (5, 2, "1-2 1-4 2-3 2-5 3-1 3-4 4-2 4-5 5-1 5-3"),
    ] {
        let mut found = team_pairings(teams, board, false);
        found.sort_by_key(|pairing| (pairing.white, pairing.black));
        let game = |it: &Pairing| format!("{}-{}", it.white + 1, it.black + 1);
        let found: Vec<String> = found.iter().map(game).collect();
        assert_eq!(found.join(" "), expected, "{teams} teams, board {}", board + 1);
    }
}

proptest! {
    /// TR-8.7g: the sentence itself, for any number of teams: number 1 on board 1, the next board the other way
    /// round, each player's colours in turn by the opponents' numbers, and nobody's differ by more than one.
    #[test]
    fn colours_alternate(teams in 2_usize..=31, board in 0_usize..12, double: bool) {
        let games = team_pairings(teams, board, double);
        let once = team_pairings(teams, board, false);
        let pairs: BTreeSet<(usize, usize)> =
            once.iter().map(|it| (it.white.min(it.black), it.white.max(it.black))).collect();
        prop_assert_eq!(pairs.len(), teams * (teams - 1) / 2);
        prop_assert_eq!(once.len(), pairs.len());
        prop_assert_eq!(games.len(), if double { 2 * once.len() } else { once.len() });
        let is_white = |team: usize, other: usize, board: usize| {
            team_pairings(teams, board, false).contains(&Pairing {
                round: once
                    .iter()
                    .find(|it| [it.white, it.black].contains(&team) && [it.white, it.black].contains(&other))
                    .map_or(0, |it| it.round),
                white: team,
                black: other,
            })
        };
        for even in (1..teams).step_by(2) {
            prop_assert!(is_white(0, even, 0), "number 1 against number {}", even + 1);
        }
        for team in 0..teams {
            let others: Vec<usize> = (0..teams).filter(|other| *other != team).collect();
            let colours: Vec<bool> = others.iter().map(|it| is_white(team, *it, board)).collect();
            prop_assert!(colours.windows(2).all(|pair| pair[0] != pair[1]));
            let white = colours.iter().filter(|white| **white).count();
            prop_assert!(white.abs_diff(others.len() - white) <= 1);
            for (other, white) in others.iter().zip(&colours) {
                prop_assert_ne!(is_white(team, *other, board + 1), *white);
            }
        }
        // Everybody has one game a round.
        let mut seen = BTreeSet::new();
        for game in &games {
            prop_assert!(seen.insert((game.round, game.white)) && seen.insert((game.round, game.black)));
        }
        if double {
            for game in &once {
                let back = |it: &&Pairing| (it.white, it.black) == (game.black, game.white);
                prop_assert_eq!(games.iter().filter(back).count(), 1);
            }
        }
    }
}

fn of_teams(preset: Preset) -> Announcement {
    Announcement { fee: None, ..announced(preset) }
}

/// Everybody below 900 plays for the federation of the hundreds: 1xx for CZE, 2xx for SVK, 3xx for POL.
fn people() -> BTreeMap<PlayerId, TeamPlayer> {
    let player = |number: u32| {
        let of = ["POL", "CZE", "SVK"][usize::try_from(number / 100 % 3).expect("small")];
        let known = TeamPlayer {
            federation: federation(of),
            is_lady: number % 2 == 0,
            suspended_until: (number == 113).then_some(CLOSED),
        };
        (PlayerId(number), known)
    };
    (100..400).chain([DIRECTOR]).map(player).collect()
}

fn form(name: &str, of: Option<&str>, captain: u32, players: &[u32]) -> TeamForm {
    TeamForm {
        name: name.to_owned(),
        federation: of.map(federation),
        captain: PlayerId(captain),
        line_up: players.iter().copied().map(PlayerId).collect(),
    }
}

fn rights(by: u32) -> TeamRights {
    TeamRights {
        by: PlayerId(by),
        is_person: true,
        enters_for: None,
        decides: false,
        is_own_event: false,
    }
}

fn delegate(of: &str) -> TeamRights {
    TeamRights { enters_for: Some(federation(of)), ..rights(7) }
}

fn organiser() -> TeamRights {
    TeamRights { decides: true, ..rights(8) }
}

fn verdict(found: &Result<Outcome<Team>, TeamRefusal>) -> String {
    match found {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(team)) => format!("{} {}", team.number, team.state.code()),
        Err(refusal) => {
            let said = refusal.to_string();
            assert!(said.ends_with('.') && !said.contains("  "), "{said}");
            format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
        }
    }
}

/// The event with these teams, entered one after the other by the organiser.
fn teams(event: &Announcement, forms: &[TeamForm]) -> Vec<Team> {
    let people = people();
    let mut made = Vec::new();
    for form in forms {
        let facts = TeamFacts {
            announcement: event,
            state: EventState::Announced,
            teams: &made,
            people: &people,
        };
        match Team::enter(form.clone(), &organiser(), &facts, OPEN) {
            Ok(Outcome::Changed(team)) => made.push(team),
            other => panic!("{form:?}: {other:?}"),
        }
    }
    made
}

/// TR-11, TR-1.7, TR-5.1-5.2: national teams are entered by their federations, one each; others by their captains;
/// nobody plays in two, and no team has more players than boards.
#[test]
fn who_enters_which_team() {
    let olympiad = of_teams(Preset::Olympiad);
    let league = of_teams(Preset::League);
    let friendly = of_teams(Preset::TeamMatch);
    let individual = of_teams(Preset::Friendly);
    let there = |event: &Announcement| match event.teams.as_ref().map(|terms| terms.eligible) {
        Some(EligibleTeams::National) => {
            teams(event, &[form("Slovakia", Some("SVK"), 200, &[200])])
        }
        Some(EligibleTeams::Any) => teams(event, &[form("The Knights", None, 150, &[150])]),
        None => Vec::new(),
    };
    let long = "x".repeat(61);
    let cases = [
        (
            &olympiad,
            form("Czechia", Some("CZE"), 100, &[100, 101]),
            delegate("CZE"),
            OPEN,
            "2 entered",
        ),
        (&olympiad, form("Czechia", Some("CZE"), 100, &[]), organiser(), OPEN, "2 entered"),
        // The captain need not be of the federation, the players must.
        (&olympiad, form("Czechia", Some("CZE"), 200, &[100]), delegate("CZE"), OPEN, "2 entered"),
        (
            &olympiad,
            form("Czechia", Some("CZE"), 100, &[201]),
            delegate("CZE"),
            OPEN,
            "other_federation TR-1.7",
        ),
        (
            &olympiad,
            form("Czechia", Some("CZE"), 100, &[100]),
            delegate("SVK"),
            OPEN,
            "federation_enters_team TR-1.7",
        ),
        (
            &olympiad,
            form("Czechia", Some("CZE"), 100, &[100]),
            rights(100),
            OPEN,
            "federation_enters_team TR-1.7",
        ),
        (
            &olympiad,
            form("Mixed", None, 100, &[100]),
            rights(100),
            OPEN,
            "national_teams_only TR-1.7",
        ),
        (
            &olympiad,
            form("Mixed", None, 100, &[100]),
            organiser(),
            OPEN,
            "national_teams_only TR-1.7",
        ),
        (
            &olympiad,
            form("Slovakia B", Some("SVK"), 201, &[201]),
            delegate("SVK"),
            OPEN,
            "one_team_a_federation TR-1.7",
        ),
        (&league, form("Rooks", None, 100, &[100, 200, 300]), rights(100), OPEN, "2 entered"),
        (&league, form("Rooks", None, 100, &[100]), rights(101), OPEN, "forbidden -"),
        (
            &league,
            form("Rooks", None, 100, &[100]),
            TeamRights { is_person: false, ..rights(100) },
            OPEN,
            "forbidden -",
        ),
        (
            &league,
            form("Rooks", None, 100, &[100]),
            TeamRights { is_own_event: true, ..rights(101) },
            OPEN,
            "own_event -",
        ),
        (
            &league,
            form("Rooks", Some("CZE"), 100, &[100]),
            rights(100),
            OPEN,
            "federation_enters_team TR-11",
        ),
        (&league, form("Rooks", Some("CZE"), 100, &[100]), delegate("CZE"), OPEN, "2 entered"),
        (
            &league,
            form("Rooks", None, 100, &[100, 150]),
            rights(100),
            OPEN,
            "in_another_team TR-5.5",
        ),
        (&friendly, form("Rooks", None, 100, &[100, 150]), rights(100), OPEN, "in_another_team -"),
        (&league, form("Rooks", None, 100, &[100, 101, 100]), rights(100), OPEN, "player_twice -"),
        (
            &league,
            form("Rooks", None, 100, &[100, 101, 102, 103, 104]),
            rights(100),
            OPEN,
            "too_many_players TR-11",
        ),
        (&league, form("Rooks", None, 100, &[100, 101, 102, 103]), rights(100), OPEN, "2 entered"),
        (&league, form("Rooks", None, 100, &[100, 999]), rights(100), OPEN, "unknown_player -"),
        (&league, form("Rooks", None, 100, &[113]), rights(100), OPEN, "suspended TR-8.3"),
        (
            &league,
            form("Rooks", None, 100, &[DIRECTOR]),
            rights(100),
            OPEN,
            "director_plays NORM-1",
        ),
        (&league, form(" the knights ", None, 100, &[100]), rights(100), OPEN, "team_name_taken -"),
        (&league, form(" ", None, 100, &[100]), rights(100), OPEN, "team_name_unfit -"),
        (&league, form(&long, None, 100, &[100]), rights(100), OPEN, "team_name_unfit -"),
        (&league, form(&long[1..], None, 100, &[100]), rights(100), OPEN, "2 entered"),
        (&league, form("A\nB", None, 100, &[100]), rights(100), OPEN, "team_name_unfit -"),
        (&league, form("Rooks", None, 100, &[100]), rights(100), CLOSED, "entries_closed TR-1.0.5"),
        (&individual, form("Rooks", None, 100, &[100]), rights(100), OPEN, "event_not_of_teams -"),
    ];
    let people = people();
    for (event, entered, by, at, expected) in cases {
        let teams = there(event);
        let facts = TeamFacts {
            announcement: event,
            state: EventState::Announced,
            teams: &teams,
            people: &people,
        };
        assert_eq!(
            verdict(&Team::enter(entered.clone(), &by, &facts, at)),
            expected,
            "{entered:?} {by:?}"
        );
    }
}

/// TR-1.8: ladies play in the Ladies Olympiad, as their federations have registered them.
#[test]
fn ladies_play_for_their_federations() {
    let ladies =
        Announcement { stage: Some(Stage::LadiesOlympiadFinal), ..of_teams(Preset::Olympiad) };
    let (teams, people) = (Vec::new(), people());
    let facts = TeamFacts {
        announcement: &ladies,
        state: EventState::Announced,
        teams: &teams,
        people: &people,
    };
    for (player, expected) in [(102, "1 entered"), (103, "ladies_only TR-1.8")] {
        let entered = form("Czechia", Some("CZE"), 101, &[player]);
        assert_eq!(verdict(&Team::enter(entered, &delegate("CZE"), &facts, OPEN)), expected);
    }
}

/// TR-11: a line-up is handed in until the entries close, by the captain, the federation or whoever entered the team;
/// the organiser changes it until the start lists.
#[test]
fn line_ups_by_the_closing_date() {
    use EventState::{Announced, Cancelled, Published};
    let league = of_teams(Preset::League);
    let all =
        teams(&league, &[form("Rooks", None, 100, &[100]), form("Bishops", None, 200, &[200])]);
    let people = people();
    let full = form("Rooks", None, 100, &[100, 101, 102, 103]);
    let cases = [
        (full.clone(), rights(100), Announced, OPEN, "1 entered"),
        (form("Rooks", None, 100, &[100]), rights(100), Announced, OPEN, "unchanged"),
        (form("Rooks", None, 100, &[100]), rights(100), Published, CLOSED, "unchanged"),
        (full.clone(), rights(101), Announced, OPEN, "forbidden -"),
        (full.clone(), organiser(), Announced, CLOSED, "1 entered"),
        (full.clone(), rights(100), Announced, CLOSED, "entries_closed TR-1.0.5"),
        (full.clone(), organiser(), Published, CLOSED, "start_lists_published -"),
        (full.clone(), organiser(), Cancelled, OPEN, "start_lists_published -"),
        (
            form("Rooks", Some("CZE"), 100, &[100]),
            organiser(),
            Announced,
            OPEN,
            "team_federation_fixed -",
        ),
        (form("Bishops", None, 100, &[100]), rights(100), Announced, OPEN, "team_name_taken -"),
        (form("Rooks", None, 100, &[200]), rights(100), Announced, OPEN, "in_another_team TR-5.5"),
        // Somebody else can be made the captain.
        (form("Rooks", None, 101, &[100]), rights(100), Announced, OPEN, "1 entered"),
    ];
    for (changed, by, state, at, expected) in cases {
        let facts = TeamFacts { announcement: &league, state, teams: &all, people: &people };
        assert_eq!(
            verdict(&all[0].change(changed.clone(), &by, &facts, at)),
            expected,
            "{changed:?} {state:?}"
        );
    }
    let before = Team { line_up: vec![PlayerId(1), PlayerId(2)], ..all[0].clone() };
    let after = Team { line_up: vec![PlayerId(2), PlayerId(3)], ..all[0].clone() };
    assert_eq!(after.named_since(Some(&before)), [PlayerId(3), PlayerId(1)]);
    assert_eq!(after.named_since(None), [PlayerId(2), PlayerId(3)]);
}

/// TR-0.2, TR-8.1: what is decided about a team, by whom and when.
#[test]
fn decisions_about_teams() {
    use EntryState::{Accepted, Entered, Refused, Waiting, Withdrawn};
    use TeamDecision::{Accept, FeePaid, Refuse, WaitingList, Withdraw};
    let free = of_teams(Preset::League);
    let fee = Fee { minor_units: 4_000, currency: "EUR".parse().expect("a currency") };
    let paid = Announcement { fee: Some(fee), ..free.clone() };
    let people = people();
    let captain = rights(100);
    let (why, none) = (Some("Full.".to_owned()), None);
    let cases = [
        (&free, Entered, Accept, &none, organiser(), "1 accepted"),
        (&free, Entered, Accept, &none, captain, "forbidden -"),
        (&free, Accepted, Accept, &none, organiser(), "unchanged"),
        (&free, Entered, WaitingList, &none, organiser(), "1 waiting"),
        (&free, Waiting, Accept, &none, organiser(), "1 accepted"),
        (&free, Entered, Refuse, &none, organiser(), "invalid_body -"),
        (&free, Entered, Refuse, &why, organiser(), "1 refused"),
        (&free, Refused, Accept, &none, organiser(), "1 accepted"),
        (&free, Accepted, Withdraw, &none, captain, "1 withdrawn"),
        (&free, Accepted, Withdraw, &none, rights(101), "forbidden -"),
        (&free, Withdrawn, Withdraw, &none, captain, "unchanged"),
        (&free, Withdrawn, Accept, &none, organiser(), "unknown_team -"),
        (&free, Entered, FeePaid, &none, organiser(), "no_fee -"),
        (&paid, Entered, Accept, &none, organiser(), "fee_not_paid TR-0.2"),
        (&paid, Entered, FeePaid, &none, organiser(), "1 entered"),
    ];
    for (event, state, decision, reason, by, expected) in cases {
        let mut all = teams(event, &[form("Rooks", None, 100, &[100])]);
        all[0].state = state;
        let facts = TeamFacts {
            announcement: event,
            state: EventState::Announced,
            teams: &all,
            people: &people,
        };
        let found = all[0].decide(decision, reason.clone(), &by, &facts, CLOSED);
        assert_eq!(verdict(&found), expected, "{state:?} {decision:?} {by:?}");
    }
    // Once paid it is accepted, and paid again is nothing new.
    let mut all = teams(&paid, &[form("Rooks", None, 100, &[100])]);
    all[0].fee_paid_at = Some(OPEN);
    let facts = TeamFacts {
        announcement: &paid,
        state: EventState::Announced,
        teams: &all,
        people: &people,
    };
    let decide = |decision, facts: &TeamFacts<'_>| {
        verdict(&all[0].decide(decision, None, &organiser(), facts, OPEN))
    };
    assert_eq!(decide(FeePaid, &facts), "unchanged");
    assert_eq!(decide(Accept, &facts), "1 accepted");
    let published = TeamFacts { state: EventState::Published, ..facts };
    assert_eq!(decide(Accept, &published), "start_lists_published -");
}

/// TR-11: what an announcement says of teams.
#[test]
fn terms_of_teams() {
    let (olympiad, league, friendly) =
        (of_teams(Preset::Olympiad), of_teams(Preset::League), of_teams(Preset::TeamMatch));
    let with = |event: &Announcement, change: &dyn Fn(&mut TeamTerms)| {
        let mut event = event.clone();
        event.teams.iter_mut().for_each(change);
        event
    };
    let boards = |event: &Announcement, boards| with(event, &|terms| terms.boards = boards);
    let eligible = |event: &Announcement, it| with(event, &|terms| terms.eligible = it);
    let words = |text: &str| with(&league, &|terms| terms.promotion = Some(text.to_owned()));
    let without = |event: &Announcement| Announcement { teams: None, ..event.clone() };
    let open = Announcement { teams: olympiad.teams.clone(), ..announced(Preset::OpenClass) };
    let czech = Announcement {
        stage: Some(Stage::NationalThreesFirstLeague),
        unrated_level: None,
        ..league.clone().organised_by(rules::tournament::Organiser::Federation(federation("CZE")))
    };
    let sides = Announcement { system: System::Scheveningen, section_size: 12, ..friendly.clone() };
    for (event, expected) in [
        (olympiad.clone(), "ok"),
        (league.clone(), "ok"),
        (friendly.clone(), "ok"),
        (without(&olympiad), "team_terms_missing TR-11"),
        (without(&league), "team_terms_missing TR-11"),
        (without(&friendly), "team_terms_missing TR-11"),
        (boards(&friendly, 1), "bad_boards -"),
        (boards(&friendly, 2), "ok"),
        (boards(&friendly, 50), "ok"),
        (boards(&friendly, 51), "bad_boards -"),
        (boards(&league, 5), "boards_of_stage TR-5.1-5.2"),
        (boards(&olympiad, 8), "ok"),
        (boards(&czech, 3), "ok"),
        (boards(&czech, 4), "boards_of_stage SKS-1.5"),
        (
            Announcement { unrated_level: Some(2_000), ..boards(&czech, 3) },
            "level_as_printed SKS-1.5",
        ),
        (eligible(&olympiad, EligibleTeams::Any), "eligible_teams_of_stage TR-1.7"),
        (eligible(&league, EligibleTeams::National), "eligible_teams_of_stage TR-5.1-5.2"),
        (eligible(&friendly, EligibleTeams::National), "ok"),
        (words("The first two go up."), "ok"),
        (words(" "), "promotion_terms_unfit -"),
        (words(&"x".repeat(500)), "ok"),
        (words(&"x".repeat(501)), "promotion_terms_unfit -"),
        (open, "event_not_of_teams -"),
        (sides, "event_not_of_teams -"),
        (Announcement { section_size: 1, ..friendly.clone() }, "section_size -"),
    ] {
        let found = match event.check() {
            Ok(()) => "ok".to_owned(),
            Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
        };
        assert_eq!(found, expected, "{event:?}");
    }
    // On each board another level counts, as it is printed.
    let levels = [1, 2, 3].map(|board| boards(&czech, 3).level(Some(board), &[]));
    assert_eq!(levels, [2_300, 2_250, 2_200]);
}

/// Not hashed: the number of the team at the front, so that the lots fall in the order of the numbers.
fn in_order(bytes: &[u8]) -> [u8; 32] {
    let text = std::str::from_utf8(bytes).expect("text");
    let number = text.rsplit(' ').next().and_then(|number| number.parse().ok());
    let mut hash = [0; 32];
    hash[0] = number.unwrap_or(0);
    hash
}

/// TR-1.0.5, TR-8.7g: teams are put together by their average ratings, each board is a section, and every team has
/// one start number on all of its boards.
#[test]
fn boards_of_a_section_of_teams() {
    let league = of_teams(Preset::League);
    let line_up = |from: u32| (from..from + 4).collect::<Vec<u32>>();
    let names = ["A", "B", "C", "D"];
    let forms: Vec<TeamForm> = (0..4_u32)
        .map(|n| {
            form(
                names[usize::try_from(n).expect("small")],
                None,
                100 + 10 * n,
                &line_up(300 + 4 * n),
            )
        })
        .collect();
    let mut all = teams(&league, &forms);
    for team in &mut all {
        team.state = EntryState::Accepted;
    }
    let strong = |team: &Team| (team.clone(), federation("CZE"), Some(2_500 - 100 * team.number.0));
    let strengths: Vec<_> = all.iter().map(strong).collect();
    let facts = |seen| TeamProposalFacts {
        state: EventState::Announced,
        stage: Some(Stage::FriendlyMatch),
        version: 3,
        seen,
        teams: &strengths,
    };
    let none = TeamProposal::default();
    let make = |sizes: Option<Vec<usize>>| TeamProposalAct::Make { sizes, beacon: None };
    let show = |found: Result<Outcome<TeamProposal>, ProposalRefusal>| match found {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(made)) => {
            let numbers = |it: &ProposedTeams| {
                it.teams.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
            };
            let section = |it: &ProposedTeams| format!("{}: {}", it.name, numbers(it));
            made.sections.iter().map(section).collect::<Vec<_>>().join("; ")
        }
        Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
    };
    assert_eq!(show(none.decide(make(None), &facts(3))), "1: 1 2 3 4");
    assert_eq!(show(none.decide(make(Some(vec![2, 2])), &facts(3))), "1: 1 4; 2: 2 3");
    assert_eq!(show(none.decide(make(Some(vec![2, 3])), &facts(3))), "sections_do_not_fit -");
    assert_eq!(show(none.decide(make(Some(vec![1])), &facts(3))), "sections_do_not_fit -");
    assert_eq!(show(none.decide(make(None), &facts(2))), "changed_meanwhile -");
    let section = |name: &str, teams: &[u16]| ProposedTeams {
        name: name.to_owned(),
        teams: teams.iter().copied().map(TeamNumber).collect(),
    };
    let by_hand =
        |sections: &[ProposedTeams]| TeamProposalAct::Change { sections: sections.to_vec() };
    let one = [section("Final", &[2, 1, 4, 3])];
    assert_eq!(show(none.decide(by_hand(&one), &facts(3))), "Final: 2 1 4 3");
    assert_eq!(
        show(none.decide(by_hand(&[section("1", &[1, 1])]), &facts(3))),
        "sections_do_not_fit -"
    );
    assert_eq!(
        show(none.decide(by_hand(&[section("1", &[5])]), &facts(3))),
        "sections_do_not_fit -"
    );
    assert_eq!(
        show(none.decide(by_hand(&[section("a/b", &[1, 2])]), &facts(3))),
        "sections_do_not_fit -"
    );

    let made = TeamProposal { sections: one.to_vec() };
    let single = System::RoundRobin { double: false };
    let published = made.sections(&all, (4, single)).expect("complete");
    let sizes: Vec<(&str, usize)> =
        published.sections.iter().map(|it| (&*it.name, it.players.len())).collect();
    assert_eq!(sizes, [("Board 1", 4), ("Board 2", 4), ("Board 3", 4), ("Board 4", 4)]);
    let seed = Seed([7; 32]);
    let boards = made.boards(&all, (4, single), |it| it.start_numbers(&seed, in_order));
    for (index, board) in (0_u32..).zip(&boards) {
        let expected: Vec<PlayerId> = (0..4).map(|team| PlayerId(300 + 4 * team + index)).collect();
        assert_eq!(board.players, expected, "one start number on all boards");
        let teams: Vec<&str> = board.board.teams.iter().map(|team| &*team.name).collect();
        assert_eq!(teams, names);
        assert_eq!(board.board.team_of(PlayerId(300 + index)), Some("A"));
        assert_eq!(board.board.team_of(PlayerId(304 + index)), Some("B"));
        assert_eq!(board.board.team_of(PlayerId(1)), None);
        let place = usize::from(board.board.board) - 1;
        assert_eq!(board.pairings, team_pairings(4, place, false));
    }
    let two = TeamProposal { sections: vec![section("A", &[1, 2]), section("B", &[3, 4])] };
    let names: Vec<String> = two
        .boards(&all, (2, single), |it| it.teams.clone())
        .into_iter()
        .map(|it| it.name)
        .collect();
    assert_eq!(names, ["A, board 1", "A, board 2", "B, board 1", "B, board 2"]);

    // Nobody is left out, and nobody's board is empty.
    let few = TeamProposal { sections: vec![section("1", &[1, 2, 3])] };
    let refused = |found: Result<_, ProposalRefusal>| found.map(drop).expect_err("refused").code();
    assert_eq!(refused(few.sections(&all, (4, single))), "sections_do_not_fit");
    all[3].line_up.pop();
    let found = made.sections(&all, (4, single)).expect_err("refused");
    assert_eq!((found.code(), found.rule()), ("line_up_incomplete", Some("TR-11")));
    assert!(START > CLOSED);
}
