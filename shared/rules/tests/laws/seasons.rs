//! Seasons of a league, one after the other: what a season follows, which teams go on, and what is decided at its end. 5.3
//! to 5.7 of the Tournament Rules.

use rules::tournament::{
    Announcement, Entitled, EntryState, EventId, EventState, LeagueTerms, Movement, Organiser,
    Preset, RuleSet, SeasonDecision, SeasonFacts, Team, TeamDecision, TeamFacts, TeamForm,
    TeamNumber, TeamRefusal, TeamRights, may_follow_another, season_lines,
};
use rules::{Outcome, PlayerId};

use crate::leagues::{NOW, division, season, with_league};
use crate::team_entries::{OPEN, federation, form, of_teams, people, rights, teams};

/// TR-5.3-5.4: a season follows one of the same league, held by the same organiser.
#[test]
fn what_a_season_follows() {
    let follows = Some(EventId(7));
    let league = of_teams(Preset::League);
    let next = with_league(&league, Some(LeagueTerms { follows, ..LeagueTerms::iccf() }));
    let of =
        |code: &str, event: &Announcement| Announcement { code: code.to_owned(), ..event.clone() };
    let league = of("L/1", &league);
    use EventState::{Announced, Cancelled, Finished};
    assert_eq!(next.check_follows(Some((&league, Finished))), Ok(()));
    assert_eq!(next.check_follows(Some((&league, Announced))), Ok(()), "entries can open before");
    let czech = league.clone().organised_by(Organiser::Federation(federation("CZE")));
    let friendly = with_league(&of_teams(Preset::TeamMatch), Some(LeagueTerms::iccf()));
    let without = with_league(&league, None);
    for (other, state) in [
        (&czech, Finished),
        (&friendly, Finished),
        (&without, Finished),
        (&league, Cancelled),
        (&next, Announced),
    ] {
        let refused = next.check_follows(Some((other, state))).expect_err("refused");
        assert_eq!((refused.code(), refused.rule()), ("no_season_to_follow", None));
    }
    assert!(next.check_follows(None).is_err(), "there is no such event");
    // What teams go on from stays, as long as one of them plays.
    let mut team = teams(&league, &[form("Rooks", None, 100, &[])]).remove(0);
    assert_eq!(may_follow_another(std::slice::from_ref(&team)), Ok(()));
    team.continues = Some(TeamNumber(3));
    let refused = may_follow_another(std::slice::from_ref(&team));
    assert_eq!(refused.map_err(|it| it.code()), Err("teams_go_on"));
    team.state = EntryState::Withdrawn;
    assert_eq!(may_follow_another(&[team]), Ok(()));
}

/// TR-5.6-5.7: a team that has changed all its players within two seasons is normally relegated, from the lowest
/// division nowhere.
#[test]
fn who_has_changed_everybody() {
    let league = LeagueTerms::iccf();
    let changed = |team| team == TeamNumber(1);
    let under = |rules, it| season_lines(&league, rules, &[season(it, &[1, 2, 3])], changed);
    let of = |it| under(RuleSet::Iccf, it);
    for (it, expected) in [
        (division(0, 0, 1), Some(Movement::Down)),
        (division(1, 1, 1), Some(Movement::Down)),
        (division(2, 1, 0), Some(Movement::Up)),
    ] {
        let found = of(it);
        assert_eq!(found[0].proposed, expected);
        assert!(found[0].has_changed_all && !found[1].has_changed_all);
        // The Czech federation has no such rule.
        let czech = under(RuleSet::Sks, it);
        assert!(czech.iter().all(|line| !line.has_changed_all));
        assert_eq!(czech[1..], found[1..]);
    }
    let team = |players: &[u32]| {
        let event = of_teams(Preset::League);
        teams(&event, &[form("Rooks", None, 100, players)]).remove(0)
    };
    let before = team(&[100, 101, 102, 103]);
    for (now, expected) in [
        (&[104, 105, 106, 107][..], true),
        (&[104, 105, 106, 103], false),
        (&[103, 102, 101, 100], false),
        (&[104, 105, 106], true),
        (&[], false),
    ] {
        assert_eq!(team(now).has_changed_all_since(&before), expected, "{now:?}");
    }
}

/// A letter a team: up, stays or down; capitals with a reason.
fn chosen(text: &str) -> Vec<(TeamNumber, Movement, Option<String>)> {
    let one = |(number, c): (u16, char)| {
        let movement = match c.to_ascii_lowercase() {
            'u' => Movement::Up,
            's' => Movement::Stays,
            _ => Movement::Down,
        };
        (TeamNumber(number), movement, c.is_uppercase().then(|| "So.".to_owned()))
    };
    (1..).zip(text.chars()).map(one).collect()
}

/// TR-5.3-5.4, TR-5.6-5.7: what is decided after a season: each team once, elsewhere than proposed with a reason.
#[test]
fn what_is_decided_after_a_season() {
    let league = LeagueTerms::iccf();
    let tables = [season(division(0, 0, 1), &[1, 2]), {
        let mut second = season(division(1, 1, 1), &[1, 2, 2, 4]);
        second.places.iter_mut().for_each(|(team, _)| team.0 += 2);
        second
    }];
    let lines = season_lines(&league, RuleSet::Iccf, &tables, |_| false);
    let facts = |state, before| SeasonFacts { league: Some(&league), state, lines: &lines, before };
    use EventState::{Announced, Finished, Published};
    for (text, state, expected) in [
        ("sdussd", Finished, "ok"),
        ("sdUSsd", Finished, "ok"),
        ("sduSsd", Finished, "ok"),
        ("ssussd", Finished, "reason_missing TR-5.6-5.7"),
        ("sSuSsd", Finished, "ok"),
        ("udussd", Finished, "no_such_division TR-5.3-5.4"),
        ("sduSs", Finished, "season_teams_unfit -"),
        ("sduSsds", Finished, "season_teams_unfit -"),
        ("sdussd", Published, "season_not_finished TR-5.3-5.4"),
        ("sdussd", Announced, "season_not_finished TR-5.3-5.4"),
    ] {
        let found = SeasonDecision::decide(&chosen(text), &facts(state, None), PlayerId(8), NOW);
        let found = match found {
            Ok(_) => "ok".to_owned(),
            Err(refusal) => {
                assert!(refusal.to_string().ends_with('.'), "{refusal}");
                format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
            }
        };
        assert_eq!(found, expected, "{text}");
    }
    let mut twice = chosen("sdussd");
    twice[1].0 = TeamNumber(1);
    assert!(SeasonDecision::decide(&twice, &facts(Finished, None), PlayerId(8), NOW).is_err());
    let none = SeasonFacts { league: None, ..facts(Finished, None) };
    let found = SeasonDecision::decide(&chosen("sdussd"), &none, PlayerId(8), NOW);
    assert_eq!(found.map_err(|it| it.code()), Err("no_divisions"));

    // Sent again nothing changes, and it can be decided again.
    let Ok(Outcome::Changed(decided)) =
        SeasonDecision::decide(&chosen("sdussd"), &facts(Finished, None), PlayerId(8), NOW)
    else {
        panic!("decided");
    };
    let again = |text| {
        let known = facts(Finished, Some(&decided));
        SeasonDecision::decide(&chosen(text), &known, PlayerId(9), NOW + 60).expect("decided")
    };
    assert_eq!(again("sdussd"), Outcome::Unchanged);
    assert!(matches!(again("sSussd"), Outcome::Changed(it) if it.by == PlayerId(9)));
    // Where it brings them the next season.
    let next: Vec<_> = (1..=7).map(|team| decided.entitled(TeamNumber(team), &league)).collect();
    let came = |(division, before, place)| Some(Entitled { division, before, place });
    let expected = [(0, 0, 1), (1, 0, 2), (0, 1, 1), (1, 1, 2), (1, 1, 2), (2, 1, 4)];
    assert_eq!(next[..6], expected.map(came));
    assert_eq!(next[6], None);
    let two = LeagueTerms { divisions: vec!["A".to_owned(), "B".to_owned()], follows: None };
    assert_eq!(decided.entitled(TeamNumber(6), &two), came((1, 1, 4)));
}

/// Two teams of a season before and one that was only entered; and who goes on as the second in the next one.
fn two_seasons(event: &Announcement) -> (Vec<Team>, [Team; 1]) {
    let mut before = teams(
        event,
        &[
            form("Rooks", None, 100, &[100, 101]),
            form("Knights", None, 110, &[110, 111]),
            form("Pawns", None, 120, &[120]),
        ],
    );
    for team in &mut before[..2] {
        team.state = EntryState::Accepted;
    }
    let others = [Team {
        continues: Some(TeamNumber(2)),
        ..teams(event, &[form("Horses", None, 110, &[110])]).remove(0)
    }];
    (before, others)
}

/// TR-5.6-5.7: a team goes on under whatever name, once, when whoever spoke for it says so.
#[test]
fn teams_go_on() {
    let event = of_teams(Preset::League);
    let (before, others) = two_seasons(&event);
    let people = people();
    let by = |captain: u32, as_which: u16| TeamForm {
        continues: Some(TeamNumber(as_which)),
        ..form("Castles", None, captain, &[])
    };
    let decides = TeamRights { decides: true, ..rights(8) };
    for (form, rights, seasons, teams, expected) in [
        (by(100, 1), rights(100), Some(&before[..]), &others[..], "ok"),
        (by(101, 1), rights(101), Some(&before), &others, "somebody_elses_team TR-5.6-5.7"),
        (by(101, 1), decides, Some(&before), &others, "ok"),
        (by(110, 2), rights(110), Some(&before), &others, "team_goes_on_already TR-5.6-5.7"),
        (by(110, 2), rights(110), Some(&before), &[], "ok"),
        (by(120, 3), rights(120), Some(&before), &others, "unknown_team_before -"),
        (by(100, 4), rights(100), Some(&before), &others, "unknown_team_before -"),
        (by(100, 1), rights(100), None, &others, "no_season_before -"),
    ] {
        let facts = TeamFacts {
            announcement: &event,
            state: EventState::Announced,
            before: seasons,
            teams,
            people: &people,
        };
        let told = |found: Result<Outcome<Team>, TeamRefusal>| match found {
            Ok(Outcome::Changed(team)) => {
                assert_eq!((&*team.name, team.continues), ("Castles", form.continues));
                "ok".to_owned()
            }
            Ok(Outcome::Unchanged) => "unchanged".to_owned(),
            Err(refusal) => {
                assert!(refusal.to_string().ends_with('.'), "{refusal}");
                format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
            }
        };
        let entered = Team::enter(form.clone(), &rights, &facts, OPEN);
        assert_eq!(told(entered), expected, "{form:?}");
        // The same of a team that is entered already.
        let new = Team { captain: form.captain, by: form.captain, ..before[2].clone() };
        let new =
            Team { number: TeamNumber(9), state: EntryState::Entered, line_up: Vec::new(), ..new };
        assert_eq!(told(new.change(form.clone(), &rights, &facts, OPEN)), expected, "{form:?}");
    }
}

/// TR-5.6-5.7: a team that was refused comes back only where no other has gone on in its place.
#[test]
fn who_was_refused_comes_back_once() {
    let event = of_teams(Preset::League);
    let (before, others) = two_seasons(&event);
    let people = people();
    let decides = TeamRights { decides: true, ..rights(8) };
    let refused = Team {
        continues: Some(TeamNumber(2)),
        state: EntryState::Refused,
        number: TeamNumber(9),
        line_up: Vec::new(),
        ..before[1].clone()
    };
    for (teams, expected) in [(&others[..], Err("team_goes_on_already")), (&[], Ok(()))] {
        let facts = TeamFacts {
            announcement: &event,
            state: EventState::Announced,
            before: Some(&before),
            teams,
            people: &people,
        };
        for decision in [TeamDecision::Accept, TeamDecision::WaitingList] {
            let found = refused.decide(decision, None, &decides, &facts, OPEN);
            assert_eq!(found.map(|_| ()).map_err(|it| it.code()), expected, "{decision:?}");
        }
    }
}
