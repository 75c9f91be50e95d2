//! Boards whose players have not begun: TR-8.7d, SKS-7.7.

use rules::tournament::{
    Announcement, EntryState, EventState, Found, Preset, ReplacementAct, ReplacementFacts,
    ReplacementGround, ReplacementState, RuleSet, Team, TeamFacts, has_not_begun, lose_board,
};
use rules::{Color, Directive, Game, GameId, Instant, Outcome, PlayerId};

use crate::team_entries::{form, of_teams, people, rights, teams};
use crate::{START, WHITE, game, terms};

const DIRECTOR: PlayerId = PlayerId(390_044);

/// TR-8.7d: who is to make a first move has not begun; who waits for the opponent's has nothing to begin.
#[test]
fn who_has_not_begun() {
    for (moves, white, black) in [
        ("", true, false),
        ("e4", false, true),
        ("e4 e5", false, false),
        ("e4 e5 Nf3", false, false),
    ] {
        let game = game("", moves);
        assert_eq!(has_not_begun([&game], WHITE), white, "{moves}");
        assert_eq!(has_not_begun([&game], crate::BLACK), black, "{moves}");
    }
    let (begun, not) = (game("", "e4"), Game::new(terms("")));
    assert!(has_not_begun([&begun, &not], WHITE), "against all opponents");
    assert!(!has_not_begun([&begun], WHITE) && !has_not_begun([&not], PlayerId(9)));
    let mut over = Game::new(terms(""));
    let resigned = over.resign(WHITE, START);
    crate::accept(&mut over, resigned);
    assert!(!has_not_begun([&over], WHITE), "what is over needs no beginning");
}

fn knights(event: &Announcement) -> Team {
    let mut teams = teams(event, &[form("Knights", None, 150, &[150, 151, 152, 153])]);
    let mut team = teams.remove(0);
    team.state = EntryState::Accepted;
    team
}

/// TR-8.7d, SKS-7.7: the captain is asked once, after a month, or 15 days under SKS; two months after the start, or 30 days,
/// the director may decide that the board is lost.
#[test]
fn boards_are_lost_in_time() {
    let days = |days: i64| START + days * rules::DAY_SECONDS;
    for (rule_set, asked, until, rule) in [
        (RuleSet::Iccf, START.plus_months(1), START.plus_months(2), "TR-8.7d"),
        (RuleSet::Sks, days(15), days(30), "SKS-7.7"),
    ] {
        assert_eq!((rule_set.begun_asked_at(START), rule_set.begun_until(START)), (asked, until));
        assert_eq!(rule_set.begun_rule(), rule);
        let event = Announcement { rule_set, ..of_teams(Preset::League) };
        let before = knights(&event);
        let ask = |team: &Team, board: u8, at: Instant| {
            team.ask_to_begin(board, rule_set, (START, DIRECTOR), at)
        };
        let Outcome::Changed(team) = ask(&before, 2, asked) else { panic!("the captain is asked") };
        assert_eq!(ask(&team, 2, asked), Outcome::Unchanged, "once");
        assert_eq!(ask(&before, 5, asked), Outcome::Unchanged, "no such board");
        assert_eq!(ask(&before, 2, until), Outcome::Unchanged, "too late to ask");
        let it = &team.replacements[0];
        assert_eq!(
            (it.replaced, it.ground, it.until),
            (PlayerId(151), ReplacementGround::NotStarted, until)
        );
        assert!(!it.by_team && !it.clocks_stand && !it.may_be_lost());
        assert_eq!(team.alarm_at(), Some(until));
        let begun = team.has_begun(1, until);
        assert!(!begun.replacements[0].is_open() && begun.alarm_at().is_none());
        assert_eq!(ask(&begun, 2, asked), Outcome::Unchanged, "not again");
        assert_eq!(team.lapse(until + -1), Outcome::Unchanged);
        let Outcome::Changed(lapsed) = team.lapse(until) else { panic!("it lapses") };
        assert!(lapsed.replacements[0].may_be_lost());

        let people = people();
        let lose = |team: &Team, directs: bool| {
            let teams = std::slice::from_ref(team);
            let (announcement, state) = (&event, EventState::Published);
            let teams = TeamFacts { announcement, state, before: None, teams, people: &people };
            let facts = ReplacementFacts { teams, directs, found: Found::default() };
            let act = ReplacementAct::LoseBoard { number: 1 };
            team.replace(&act, &rights(150), &facts, until)
        };
        let code = |found: Result<Outcome<Team>, rules::tournament::ReplacementRefusal>| {
            found.err().map(|refusal| refusal.code())
        };
        assert_eq!(code(lose(&lapsed, false)), Some("forbidden"), "the director decides");
        assert_eq!(code(lose(&team, true)), Some("board_not_lost"), "the time is not over");
        assert_eq!(code(lose(&begun, true)), Some("replacement_decided"));
        let Ok(Outcome::Changed(lost)) = lose(&lapsed, true) else { panic!("the board is lost") };
        assert!(matches!(&lost.replacements[0].state, ReplacementState::Ended(it) if it.lost));
        assert_eq!(lose(&lost, true), Ok(Outcome::Unchanged));
        assert!(lost.alarm_at().is_some(), "the games follow");

        let (begun, mut over) = (game("", "e4"), game("", "e4"));
        let resigned = over.resign(crate::BLACK, START);
        crate::accept(&mut over, resigned);
        let games = [(GameId(2), &begun), (GameId(1), &over)];
        let ruling = lose_board(games, WHITE, rule_set, (DIRECTOR, until));
        assert_eq!(ruling.ruling.rule.as_deref(), Some(rule));
        let directed = ruling.games.iter().map(|it| (it.game, it.directives.clone()));
        let expected = vec![Directive::Defaulted { by: Some(Color::White) }];
        assert_eq!(directed.collect::<Vec<_>>(), [(GameId(2), expected)], "what is over stays");
    }
}
