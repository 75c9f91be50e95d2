//! Events of teams: colours, boards and terms. 5.1, 8.7g and 11 of the Tournament Rules.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rules::norm::NormClass;
use rules::tournament::{
    Announcement, EligibleTeams, EntryState, EventKind, EventState, Organiser, Pairing, Preset,
    ProposalRefusal, ProposedTeams, ReplacementTerms, Seed, Stage, System, Team, TeamForm,
    TeamNumber, TeamProposal, TeamProposalAct, TeamProposalFacts, TeamStrength, TeamTerms,
    team_pairings,
};
use rules::{Outcome, PlayerId};

use crate::announcements::announced;
use crate::team_entries::{federation, form, of_teams, teams};

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

/// TR-11, TR-1.7, TR-1.8, TR-5.1-5.2: what an announcement says of teams.
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
        ..league.clone().organised_by(Organiser::Federation(federation("CZE")))
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
        (boards(&friendly, 40), "ok"),
        (boards(&friendly, 41), "bad_boards -"),
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
        assert_eq!(said(&event), expected, "{event:?}");
    }
    // On each board another level counts, as it is printed.
    let levels = [1, 2, 3].map(|board| boards(&czech, 3).level(Some(board), &[]));
    assert_eq!(levels, [2_300, 2_250, 2_200]);
}

fn said(event: &Announcement) -> String {
    match event.check() {
        Ok(()) => "ok".to_owned(),
        Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
    }
}

/// NORM-4c, TR-11, TR-8.7b, SKS-7.7: what an announcement says of norms by boards and of replacements.
#[test]
fn terms_of_norms_and_replacements() {
    let friendly = of_teams(Preset::TeamMatch);
    let title = Announcement { kind: EventKind::Title, stage: None, ..friendly.clone() };
    for (event, class, expected) in [
        (&title, NormClass::ZonalTeamFinal, "ok"),
        (&title, NormClass::Zonal, "norm_class_unfit NORM-4c"),
        (&title, NormClass::OlympiadFinal, "norm_class_unfit NORM-4c"),
        (&friendly, NormClass::ZonalTeamFinal, "norm_class_unfit NORM-4c"),
        (&of_teams(Preset::Olympiad), NormClass::OlympiadPreliminary, "norm_class_unfit NORM-4c"),
        (&of_teams(Preset::Olympiad), NormClass::OlympiadFinal, "ok"),
        (&announced(Preset::OpenClass), NormClass::ZonalTeamFinal, "norm_class_unfit NORM-4c"),
    ] {
        let event = Announcement { norm_class: Some(class), ..event.clone() };
        assert_eq!(said(&event), expected, "{event:?}");
    }
    // Three boards of a Czech league, of which half is one.
    let league = of_teams(Preset::League).organised_by(Organiser::Federation(federation("CZE")));
    let stage = Some(Stage::NationalThreesFirstLeague);
    let teams = friendly.teams.clone().map(|terms| TeamTerms { boards: 3, ..terms });
    let czech = Announcement { stage, unrated_level: None, teams, ..league };
    for (event, most, naming_days, expected) in [
        (&friendly, Some(99), Some(62), "ok"),
        (&friendly, Some(100), None, "bad_number_of_replacements -"),
        (&friendly, Some(0), Some(1), "ok"),
        (&friendly, None, Some(63), "bad_naming_days TR-8.7b"),
        (&friendly, None, Some(0), "bad_naming_days TR-8.7b"),
        (&czech, Some(1), Some(30), "ok"),
        (&czech, Some(2), None, "bad_number_of_replacements SKS-7.7"),
        (&czech, None, Some(31), "bad_naming_days SKS-7.7a-c"),
    ] {
        let mut event = event.clone();
        let replacements = ReplacementTerms { most, once_a_board: false, naming_days };
        event.teams.iter_mut().for_each(|terms| terms.replacements = replacements);
        assert_eq!(said(&event), expected, "{event:?}");
    }
}

/// Not hashed: the number of the team at the front, so that the lots fall in the order of the numbers.
fn in_order(bytes: &[u8]) -> [u8; 32] {
    let text = std::str::from_utf8(bytes).expect("text");
    let number = text.rsplit(' ').next().and_then(|number| number.parse().ok());
    let mut hash = [0; 32];
    hash[0] = number.unwrap_or(0);
    hash
}

const SINGLE: System = System::RoundRobin { double: false };
const NAMES: [&str; 4] = ["A", "B", "C", "D"];

/// Four teams of the League, accepted and complete: 300 to 303 play for A, 304 to 307 for B and so on.
fn four() -> Vec<Team> {
    let one = |(name, n): (&str, u32)| {
        let first = 300 + 4 * n;
        form(name, None, 100 + 10 * n, &[first, first + 1, first + 2, first + 3])
    };
    let forms: Vec<TeamForm> = NAMES.into_iter().zip(0..).map(one).collect();
    let mut all = teams(&of_teams(Preset::League), &forms);
    for team in &mut all {
        team.state = EntryState::Accepted;
    }
    all
}

fn section(name: &str, teams: &[u16]) -> ProposedTeams {
    let teams = teams.iter().copied().map(TeamNumber).collect();
    ProposedTeams { name: name.to_owned(), teams, division: None }
}

fn verdict(found: Result<Outcome<TeamProposal>, ProposalRefusal>) -> String {
    let shown = |it: &ProposedTeams| {
        let numbers: Vec<String> = it.teams.iter().map(ToString::to_string).collect();
        format!("{}: {}", it.name, numbers.join(" "))
    };
    match found {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(made)) => {
            made.sections.iter().map(shown).collect::<Vec<_>>().join("; ")
        }
        Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
    }
}

/// TR-1.0.5: teams are put together by their average ratings, or by hand; none twice, and none that does not play.
#[test]
fn which_teams_play_together() {
    let mut all = four();
    all.extend(teams(&of_teams(Preset::League), &[form("E", None, 1, &[])]));
    all[4].number = TeamNumber(5);
    let strong = |team: &Team| TeamStrength {
        team: team.clone(),
        federation: federation("CZE"),
        rating: Some(2_500 - 100 * team.number.0),
    };
    let strengths: Vec<_> = all.iter().map(strong).collect();
    let facts = |state, seen| TeamProposalFacts {
        state,
        stage: Some(Stage::FriendlyMatch),
        league: None,
        before: None,
        version: 3,
        seen,
        teams: &strengths,
    };
    let make = |sizes: &[usize]| TeamProposalAct::Make {
        sizes: (!sizes.is_empty()).then(|| sizes.to_vec()),
        divisions: Vec::new(),
        beacon: None,
    };
    let by_hand =
        |name, teams: &[u16]| TeamProposalAct::Change { sections: vec![section(name, teams)] };
    use EventState::{Announced, Published};
    for (act, state, seen, expected) in [
        (make(&[]), Announced, 3, "1: 1 2 3 4"),
        (make(&[2, 2]), Announced, 3, "1: 1 4; 2: 2 3"),
        (make(&[2, 3]), Announced, 3, "sections_do_not_fit -"),
        (make(&[1]), Announced, 3, "sections_do_not_fit -"),
        (make(&[]), Announced, 2, "changed_meanwhile -"),
        (make(&[]), Published, 3, "start_lists_published -"),
        (by_hand("Final", &[2, 1, 4, 3]), Announced, 3, "Final: 2 1 4 3"),
        (by_hand("1", &[1, 1]), Announced, 3, "sections_do_not_fit -"),
        (by_hand("1", &[1, 5]), Announced, 3, "sections_do_not_fit -"),
        (by_hand("1", &[1, 6]), Announced, 3, "sections_do_not_fit -"),
        (by_hand("a/b", &[1, 2]), Announced, 3, "sections_do_not_fit -"),
        (by_hand("1", &[1, 2]), Published, 3, "start_lists_published -"),
    ] {
        let found = TeamProposal::default().decide(act.clone(), &facts(state, seen));
        assert_eq!(verdict(found), expected, "{act:?}");
    }
    let same = TeamProposal { sections: vec![section("1", &[1, 2])] };
    assert_eq!(verdict(same.decide(by_hand("1", &[1, 2]), &facts(Published, 1))), "unchanged");
}

/// TR-8.7g, TR-11: each board is a section, every team has one start number on all of its boards, and somebody on
/// each; no team is left out.
#[test]
fn boards_of_a_section_of_teams() {
    let mut all = four();
    let friendly = Announcement {
        system: SINGLE,
        teams: of_teams(Preset::TeamMatch).teams.map(|terms| TeamTerms { boards: 4, ..terms }),
        ..of_teams(Preset::TeamMatch)
    };
    let made = TeamProposal { sections: vec![section("Final", &[2, 1, 4, 3])] };
    let published = made.sections(&all, &friendly).expect("complete");
    let sizes: Vec<(&str, usize)> =
        published.sections.iter().map(|it| (&*it.name, it.players.len())).collect();
    assert_eq!(sizes, [("Board 1", 4), ("Board 2", 4), ("Board 3", 4), ("Board 4", 4)]);
    let seed = Seed([7; 32]);
    let boards = made.boards(&all, (4, SINGLE), |it| it.start_numbers(&seed, in_order));
    for (index, board) in (0_u32..).zip(&boards) {
        let expected: Vec<PlayerId> = (0..4).map(|team| PlayerId(300 + 4 * team + index)).collect();
        assert_eq!(board.players, expected, "one start number on all boards");
        let teams: Vec<&str> = board.board.teams.iter().map(|team| &*team.name).collect();
        assert_eq!(teams, NAMES);
        assert_eq!(board.board.team_of(PlayerId(304 + index)), Some("B"));
        assert_eq!(board.board.team_of(PlayerId(1)), None);
        let place = usize::from(board.board.board) - 1;
        assert_eq!(board.pairings, team_pairings(4, place, false));
    }
    let two = TeamProposal { sections: vec![section("A", &[1, 2]), section("B", &[3, 4])] };
    let boards = two.boards(&all, (2, SINGLE), |it| it.teams.clone());
    let names: Vec<&str> = boards.iter().map(|board| &*board.name).collect();
    assert_eq!(names, ["A, board 1", "A, board 2", "B, board 1", "B, board 2"]);

    let few = TeamProposal { sections: vec![section("1", &[1, 2, 3])] };
    let found = few.sections(&all, &friendly).expect_err("refused");
    assert_eq!((found.code(), found.rule()), ("sections_do_not_fit", None));
    all[3].line_up.pop();
    let found = made.sections(&all, &friendly).expect_err("refused");
    assert_eq!((found.code(), found.rule()), ("line_up_incomplete", Some("TR-11")));
}
