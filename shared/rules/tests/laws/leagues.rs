//! Divisions of a league: which sections belong to them, who plays in which, and who goes up and down. 5.3 and 5.4 of the
//! Tournament Rules.

use proptest::prelude::*;
use rules::tournament::{
    Announcement, DivisionPlan, EntryState, EventState, LeagueTerms, Movement, Preset,
    ProposalRefusal, ProposedTeams, RuleSet, SeasonDecision, SeasonMove, SeasonSection,
    SectionDivision, Stage, Team, TeamNumber, TeamProposal, TeamProposalAct, TeamProposalFacts,
    TeamStrength, TeamTerms, season_lines,
};
use rules::{Instant, Outcome, PlayerId};

use crate::team_entries::{federation, form, of_teams, teams};

pub(crate) const NOW: Instant = Instant::from_unix(1_800_000_000);

pub(crate) fn with_league(event: &Announcement, league: Option<LeagueTerms>) -> Announcement {
    let teams = event.teams.clone().map(|terms| TeamTerms { league: league.clone(), ..terms });
    Announcement { teams, ..event.clone() }
}

/// TR-5.3-5.4: a season of the League has three divisions; other leagues have two or more, and each a name of its own.
#[test]
fn divisions_of_a_season() {
    let (league, friendly) = (of_teams(Preset::League), of_teams(Preset::TeamMatch));
    let long = "x".repeat(31);
    let nine = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    for (event, divisions, expected) in [
        (&league, &["Champions", "Challenger", "Promotional"][..], "ok"),
        (&league, &["A", "B", "C"], "ok"),
        (&league, &["A", "B"], "bad_divisions TR-5.3-5.4"),
        (&league, &["A", "B", "C", "D"], "bad_divisions TR-5.3-5.4"),
        (&friendly, &["A"], "bad_divisions -"),
        (&friendly, &["A", "B"], "ok"),
        (&friendly, &nine, "ok"),
        (&friendly, &["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"], "bad_divisions -"),
        (&friendly, &["A", "a"], "bad_divisions -"),
        (&friendly, &["A", " B"], "bad_divisions -"),
        (&friendly, &["A", ""], "bad_divisions -"),
        (&friendly, &["A", "B/C"], "bad_divisions -"),
        (&friendly, &["A", "B\u{2028}"], "bad_divisions -"),
        (&friendly, &["A", &long[..30]], "ok"),
        (&friendly, &["A", &long], "bad_divisions -"),
    ] {
        let divisions = divisions.iter().copied().map(str::to_owned).collect();
        let event = with_league(event, Some(LeagueTerms { divisions, follows: None }));
        let found = match event.check() {
            Ok(()) => "ok".to_owned(),
            Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
        };
        assert_eq!(found, expected, "{:?}", event.teams);
    }
    let without = with_league(&league, None).check().expect_err("refused");
    assert_eq!((without.code(), without.rule()), ("bad_divisions", Some("TR-5.3-5.4")));
    assert_eq!(with_league(&friendly, None).check(), Ok(()));
}

pub(crate) fn division(division: u8, up: u8, down: u8) -> Option<SectionDivision> {
    Some(SectionDivision { division, up, down })
}

/// `name/division/up/down: teams`, one after the other with semicolons between.
fn sections(text: &str) -> Vec<ProposedTeams> {
    let one = |line: &str| {
        let (head, teams) = line.split_once(':').expect("teams");
        let parts: Vec<&str> = head.trim().split('/').collect();
        let read = |at: usize| parts.get(at).map(|it| it.parse::<u8>().expect("a number"));
        ProposedTeams {
            name: parts[0].to_owned(),
            teams: teams
                .split_whitespace()
                .map(|it| TeamNumber(it.parse().expect("one")))
                .collect(),
            division: read(1).and_then(|it| division(it, read(2)?, read(3)?)),
        }
    };
    text.split(';').map(one).collect()
}

fn written(sections: &[ProposedTeams]) -> String {
    let one = |it: &ProposedTeams| {
        let teams: Vec<String> = it.teams.iter().map(ToString::to_string).collect();
        let place = it.division.map(|it| format!("/{}/{}/{}", it.division, it.up, it.down));
        format!("{}{}: {}", it.name, place.unwrap_or_default(), teams.join(" "))
    };
    sections.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn told<T>(found: Result<Outcome<T>, ProposalRefusal>, show: impl Fn(&T) -> String) -> String {
    match found {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(made)) => show(&made),
        Err(refusal) => {
            let said = refusal.to_string();
            assert!(said.ends_with('.') && !said.contains("  "), "{said}");
            format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
        }
    }
}

/// Accepted teams of the League, 1 to `count`, each with its own players, the higher number the weaker.
fn accepted(count: u16) -> Vec<TeamStrength> {
    let event = of_teams(Preset::League);
    let mut found = Vec::new();
    for number in 1..=count {
        let player = 200 + u32::from(number);
        let mut team =
            teams(&event, &[form(&format!("T{number}"), None, player, &[player])]).remove(0);
        (team.number, team.state) = (TeamNumber(number), EntryState::Accepted);
        let rating = Some(2_500 - 10 * number);
        found.push(TeamStrength { team, federation: federation("CZE"), rating });
    }
    found
}

fn facts<'a>(teams: &'a [TeamStrength], league: Option<&'a LeagueTerms>) -> TeamProposalFacts<'a> {
    TeamProposalFacts {
        state: EventState::Announced,
        stage: league.map(|_| Stage::League),
        league,
        before: None,
        version: 1,
        seen: 1,
        teams,
    }
}

/// TR-5.3-5.4: every section is in a division; the highest has one; nobody goes up from it, or down from the lowest.
#[test]
fn sections_are_in_divisions() {
    let (teams, league) = (accepted(8), LeagueTerms::iccf());
    for (text, expected) in [
        ("C/0/0/1: 1 2; D/1/1/1: 3 4; E/1/1/1: 5 6; P/2/1/0: 7 8", "ok"),
        ("C/0/0/2: 1 2; D/1/1/1: 3 4; P/2/0/0: 5 6", "ok"),
        ("C/0/0/1: 1 2; P/2/1/0: 7 8", "ok"),
        ("C/0/0/3: 1 2; D/1/1/1: 3 4", "movements_do_not_fit TR-5.3-5.4"),
        ("C/0/1/0: 1 2; D/1/1/1: 3 4", "movements_do_not_fit TR-5.3-5.4"),
        ("C/0/0/1: 1 2; P/2/1/1: 3 4", "movements_do_not_fit TR-5.3-5.4"),
        ("C/0/0/1: 1 2; B/0/0/1: 3 4", "highest_division_one_section TR-5.3-5.4"),
        ("P/2/1/0: 1 2; C/0/0/1: 3 4", "divisions_do_not_fit TR-5.3-5.4"),
        ("C/0/0/1: 1 2; X/3/0/0: 3 4", "divisions_do_not_fit TR-5.3-5.4"),
        ("C/0/0/1: 1 2; X: 3 4", "divisions_do_not_fit TR-5.3-5.4"),
    ] {
        let act = TeamProposalAct::Change { sections: sections(text) };
        let found = TeamProposal::default().decide(act, &facts(&teams, Some(&league)));
        assert_eq!(told(found, |_| "ok".to_owned()), expected, "{text}");
    }
    let act = TeamProposalAct::Change { sections: sections("C/0/0/1: 1 2") };
    let found = TeamProposal::default().decide(act, &facts(&teams, None));
    assert_eq!(told(found, |_| "ok".to_owned()), "no_divisions -");

    // At the start somebody plays in every division.
    let event = of_teams(Preset::League);
    let mut all: Vec<Team> = teams.iter().map(|it| it.team.clone()).collect();
    for (team, first) in all.iter_mut().zip((200..).step_by(4)) {
        team.line_up = (first..first + 4).map(PlayerId).collect();
    }
    for (text, expected) in [
        ("C/0/0/1: 1 2; D/1/1/1: 3 4; P/2/1/0: 5 6 7 8", "ok"),
        ("C/0/0/1: 1 2; P/2/1/0: 3 4 5 6 7 8", "divisions_do_not_fit TR-5.3-5.4"),
    ] {
        let found = TeamProposal { sections: sections(text) }.sections(&all, &event);
        assert_eq!(told(found.map(Outcome::Changed), |_| "ok".to_owned()), expected, "{text}");
    }
}

fn plan(sizes: &[usize], up: u8, down: u8) -> DivisionPlan {
    DivisionPlan { sizes: sizes.to_vec(), up, down }
}

fn three_divisions() -> [DivisionPlan; 3] {
    [plan(&[2], 0, 1), plan(&[2, 2], 1, 1), plan(&[2], 1, 0)]
}

/// The sections that are made of the teams after the season before, or why they are not.
fn filled(
    teams: &[TeamStrength],
    before: Option<(EventState, Option<&SeasonDecision>)>,
    divisions: &[DivisionPlan],
) -> String {
    let league = LeagueTerms::iccf();
    let known = TeamProposalFacts { before, ..facts(teams, Some(&league)) };
    let divisions = divisions.to_vec();
    let make = TeamProposalAct::Make { sizes: None, divisions, beacon: None };
    told(TeamProposal::default().decide(make, &known), |made| written(&made.sections))
}

const BY_STRENGTH: &str = "Champions/0/0/1: 1 2; Challenger 1/1/1/1: 3 6; Challenger 2/1/1/1: 4 5; Promotional/2/1/0: 7 8";

/// TR-5.3-5.4: in the first season the strongest teams begin in the highest division.
#[test]
fn divisions_are_filled() {
    let plans = three_divisions();
    assert_eq!(filled(&accepted(8), None, &plans), BY_STRENGTH);
    for (teams, divisions, expected) in [
        (8, &plans[..2], "divisions_do_not_fit TR-5.3-5.4"),
        (8, &[], "divisions_do_not_fit TR-5.3-5.4"),
        (
            8,
            &[plan(&[2], 0, 1), plan(&[], 1, 1), plan(&[6], 1, 0)],
            "divisions_do_not_fit TR-5.3-5.4",
        ),
        (9, &plans, "sections_do_not_fit -"),
        (7, &plans, "sections_do_not_fit -"),
        (8, &[plan(&[1], 0, 1), plan(&[3], 1, 1), plan(&[4], 1, 0)], "sections_do_not_fit -"),
        (
            8,
            &[plan(&[2, 2], 0, 1), plan(&[2], 1, 1), plan(&[2], 1, 0)],
            "highest_division_one_section TR-5.3-5.4",
        ),
        (
            8,
            &[plan(&[2], 0, 1), plan(&[4], 1, 1), plan(&[usize::MAX], 1, 0)],
            "sections_do_not_fit -",
        ),
    ] {
        assert_eq!(filled(&accepted(teams), None, divisions), expected, "{divisions:?}");
    }
    let make = TeamProposalAct::Make { sizes: None, divisions: plans.to_vec(), beacon: None };
    let found = TeamProposal::default().decide(make, &facts(&accepted(8), None));
    assert_eq!(told(found, |made| written(&made.sections)), "no_divisions -");
}

/// TR-5.3-5.4, TR-5.6-5.7: who was brought to a division plays there, by the places of the season before where there
/// are too many or too few, and new teams begin in the lowest, the strongest first.
#[test]
fn the_season_before_fills_divisions() {
    use Movement::{Down, Stays, Up};
    // Teams 7 and 8 stay champions, 6 comes down from there, 2 and 3 stay, 5 comes up, 4 goes down, and 1 is new and strong.
    let mut teams = accepted(8);
    let came = |team: u16, movement, division, place| SeasonMove {
        team: TeamNumber(team),
        movement,
        division,
        place,
        reason: None,
    };
    let moves = vec![
        came(2, Stays, 1, 3),
        came(3, Stays, 1, 4),
        came(4, Down, 1, 8),
        came(5, Up, 2, 1),
        came(6, Down, 0, 12),
        came(7, Stays, 0, 1),
        came(8, Stays, 0, 9),
    ];
    let decision = SeasonDecision { at: NOW, by: PlayerId(8), moves };
    let before = Some((EventState::Finished, Some(&decision)));
    for it in &mut teams[1..] {
        it.team.continues = Some(it.team.number);
    }
    let second = "Champions/0/0/1: 7 8; Challenger 1/1/1/1: 2 6; Challenger 2/1/1/1: 3 5; Promotional/2/1/0: 1 4";
    assert_eq!(filled(&teams, before, &three_divisions()), second);
    // A champion stays away: who has come down goes before who has stayed, and those before who has come up.
    teams[7].team.state = EntryState::Withdrawn;
    let smaller = [plan(&[2], 0, 1), plan(&[3], 1, 1), plan(&[2], 1, 0)];
    let third = "Champions/0/0/1: 6 7; Challenger/1/1/1: 2 3 5; Promotional/2/1/0: 1 4";
    assert_eq!(filled(&teams, before, &smaller), third);
}

/// TR-5.3-5.4: nothing is made, nor by hand, before somebody has decided about the season before; one that was called
/// off keeps nobody waiting.
#[test]
fn a_season_waits_for_the_one_before() {
    let league = LeagueTerms::iccf();
    let teams = accepted(8);
    for (state, expected) in [
        (EventState::Finished, "season_before_undecided TR-5.3-5.4"),
        (EventState::Published, "season_before_undecided TR-5.3-5.4"),
        (EventState::Cancelled, BY_STRENGTH),
    ] {
        let before = Some((state, None));
        assert_eq!(filled(&teams, before, &three_divisions()), expected, "{state:?}");
        let waits = TeamProposalFacts { before, ..facts(&teams, Some(&league)) };
        let act = TeamProposalAct::Change { sections: sections("C/0/0/1: 1 2; P/2/1/0: 7 8") };
        let found = TeamProposal::default().decide(act, &waits);
        let by_hand = told(found, |_| BY_STRENGTH.to_owned());
        assert_eq!(by_hand, expected, "by hand, {state:?}");
    }
}

pub(crate) fn season(it: Option<SectionDivision>, places: &[u32]) -> SeasonSection {
    let places = (1..).map(TeamNumber).zip(places.iter().copied()).collect();
    SeasonSection { division: it.expect("a division"), places }
}

/// TR-5.3-5.4: the first of each section go up and the last go down; where a place is shared across the line nothing
/// is proposed.
#[test]
fn who_goes_up_and_who_goes_down() {
    let league = LeagueTerms::iccf();
    for (it, places, expected) in [
        (division(1, 2, 2), &[1, 2, 3, 4, 5][..], "++=--"),
        (division(0, 0, 1), &[1, 2, 3, 4, 5], "====-"),
        (division(2, 1, 0), &[1, 2, 3, 4, 5], "+===="),
        (division(1, 2, 2), &[1, 1, 3, 4, 4], "++=--"),
        (division(1, 1, 1), &[1, 1, 3, 4, 4], "??=??"),
        (division(1, 2, 2), &[1, 2, 2, 2, 5], "+???-"),
        (division(1, 2, 2), &[1, 1, 1, 1, 1], "?????"),
        (division(1, 0, 0), &[1, 1, 1, 4, 5], "====="),
        (division(1, 5, 0), &[1, 1, 1, 4, 5], "+++++"),
        (division(1, 3, 2), &[1, 1, 3, 4, 4], "+++--"),
    ] {
        let found = season_lines(&league, RuleSet::Iccf, &[season(it, places)], |_| false);
        let sign = |movement| match movement {
            Some(Movement::Up) => '+',
            Some(Movement::Stays) => '=',
            Some(Movement::Down) => '-',
            None => '?',
        };
        let signs: String = found.iter().map(|line| sign(line.proposed)).collect();
        assert_eq!(signs, expected, "{it:?} {places:?}");
    }
}

proptest! {
    /// TR-5.3-5.4: however shared places would be told apart, what is proposed comes of it; and nothing is proposed
    /// exactly where it depends on that.
    #[test]
    fn shared_places_decide_nothing(groups in prop::collection::vec(1_usize..4, 1..8), up in 0_u8..5, down in 0_u8..5) {
        let count: usize = groups.iter().sum();
        prop_assume!(usize::from(up) + usize::from(down) <= count);
        let mut places = Vec::new();
        for size in &groups {
            let place = u32::try_from(places.len() + 1).expect("small");
            places.extend(std::iter::repeat_n(place, *size));
        }
        let found = season_lines(&LeagueTerms::iccf(), RuleSet::Sks, &[season(division(1, up, down), &places)], |_| false);
        let mut first = 0;
        for size in groups {
            // Every rank that one of them could have.
            let by_rank = |rank: usize| {
                if rank < usize::from(up) {
                    Movement::Up
                } else if rank >= count - usize::from(down) {
                    Movement::Down
                } else {
                    Movement::Stays
                }
            };
            let possible: Vec<Movement> = (first..first + size).map(by_rank).collect();
            let alone = possible.iter().all(|it| *it == possible[0]).then_some(possible[0]);
            for line in &found[first..first + size] {
                prop_assert_eq!(line.proposed, alone);
                prop_assert_eq!(line.shared, size > 1);
            }
            first += size;
        }
    }
}
