//! A player of a team withdraws or dies: the team is asked for somebody else first. 7.7 of the Czech rules, 8.7 of the
//! Tournament Rules.

use rules::tournament::{
    Announcement, Consequence, EntryState, Named, Otherwise, PlannedGame, Preset, Replaceable,
    Replacement, ReplacementGround, ReplacementState, ReplacementTerms, RuleSet, Seated,
    SubstituteStatus, Team, WithdrawalKind,
};
use rules::{DAY_SECONDS, Instant, Outcome, PlayerId};

use crate::team_entries::{form, of_teams, teams};

const NOW: Instant = Instant::from_unix(1_800_000_000);
const BY: PlayerId = PlayerId(390_044);

/// An event of teams under these rules that says nothing of replacements.
fn of(rule_set: RuleSet) -> Announcement {
    Announcement { rule_set, ..of_teams(Preset::League) }
}

fn knights() -> Team {
    let event = of_teams(Preset::League);
    let mut team = teams(&event, &[form("Knights", None, 150, &[150, 151, 152, 153])]).remove(0);
    team.state = EntryState::Accepted;
    team
}

fn otherwise(kind: WithdrawalKind) -> Otherwise {
    let consequence = match kind {
        WithdrawalKind::Accepted | WithdrawalKind::Death => Consequence::Cancel,
        WithdrawalKind::Unaccepted | WithdrawalKind::Silent => Consequence::Default,
    };
    Otherwise { kind, consequence, decided_at: NOW }
}

pub(crate) fn asked(
    team: &Team,
    board: u8,
    kind: WithdrawalKind,
    rules: RuleSet,
) -> Result<Team, &'static str> {
    match team.await_substitute_for(board, otherwise(kind), &of(rules), (BY, NOW)) {
        Ok(Outcome::Changed(team)) => Ok(team),
        Ok(Outcome::Unchanged) => Err("unchanged"),
        Err(refusal) => Err(refusal.code()),
    }
}

/// Whoever was named plays.
pub(crate) fn seated(mut team: Team, player: u32) -> Team {
    let it = team.replacements.last_mut().expect("a replacement");
    it.state = ReplacementState::Seated(Seated {
        player: PlayerId(player),
        at: NOW,
        by: BY,
        from: NOW,
        handicap_days: 0,
        found: rules::tournament::Found::default(),
        status: SubstituteStatus::default(),
    });
    team
}

/// TR-8.7b, TR-8.7c, SKS-7.7a-c: asked once, for two months, 30 days in Czech events, the clocks standing; and where the time is over the
/// general rules apply by themselves.
#[test]
fn the_team_is_asked_first() {
    for (rules, days) in [(RuleSet::Iccf, None), (RuleSet::Sks, Some(30))] {
        let team = asked(&knights(), 2, WithdrawalKind::Silent, rules).expect("asked");
        let [it] = &team.replacements[..] else { panic!("one") };
        let until = days.map_or(NOW.plus_months(2), |days| NOW + days * DAY_SECONDS);
        assert_eq!((it.board, it.replaced, it.until), (2, PlayerId(151), until));
        assert!(it.clocks_stand && !it.followed && !it.is_by_itself());
        assert_eq!(asked(&team, 2, WithdrawalKind::Silent, rules), Err("unchanged"));
        assert_eq!(asked(&team, 5, WithdrawalKind::Silent, rules), Err("no_such_board"));

        assert_eq!(team.lapse(until + -1), Outcome::Unchanged);
        let Outcome::Changed(over) = team.lapse(until) else { panic!("lapsed") };
        assert!(matches!(over.replacements[0].state, ReplacementState::Ended(_)));
        assert!(!over.replacements[0].followed, "the games are to follow");
        assert_eq!(asked(&over, 2, WithdrawalKind::Silent, rules), Err("unchanged"));
        // Without a withdrawal the director decides.
        let mut other = team.clone();
        other.replacements[0].otherwise = None;
        let Outcome::Changed(lapsed) = other.lapse(until) else { panic!("lapsed") };
        assert_eq!(lapsed.replacements[0].state, ReplacementState::Lapsed);
    }
}

/// SKS-7.7, TR-8.1: half of a team and one on each board, deaths apart; beyond that the general rules apply at once.
#[test]
fn how_many_can_be_replaced() {
    use WithdrawalKind::{Accepted, Death, Silent, Unaccepted};
    let one = seated(asked(&knights(), 1, Accepted, RuleSet::Sks).expect("asked"), 180);
    let two = seated(asked(&one, 2, Unaccepted, RuleSet::Sks).expect("asked"), 181);
    for (team, board, rules, expected) in [
        (&knights(), 1, RuleSet::Sks, Replaceable::Yes),
        (&one, 1, RuleSet::Sks, Replaceable::WhenDied),
        (&one, 2, RuleSet::Sks, Replaceable::Yes),
        (&two, 3, RuleSet::Sks, Replaceable::WhenDied),
        (&two, 1, RuleSet::Iccf, Replaceable::Yes),
    ] {
        assert_eq!(team.replaceable(board, &of(rules)), expected, "{board} {rules:?}");
    }
    // Whoever plays on can die, too.
    let again = asked(&one, 1, Accepted, RuleSet::Iccf).expect("asked");
    assert_eq!(again.replacements[1].replaced, PlayerId(180));
    assert_eq!(asked(&one, 1, Silent, RuleSet::Sks), Err("board_replaced_already"));
    assert_eq!(asked(&two, 3, Silent, RuleSet::Sks), Err("too_many_replacements"));
    assert!(asked(&two, 3, Death, RuleSet::Sks).is_ok());
    // TR-11: fewer than that where the announcement says so.
    let mut announced = of(RuleSet::Iccf);
    let terms = |most, once_a_board| ReplacementTerms { most, once_a_board, naming_days: None };
    for (replacements, team, board, expected) in [
        (terms(Some(2), false), &one, 1, Replaceable::Yes),
        (terms(Some(1), false), &one, 2, Replaceable::WhenDied),
        (terms(None, true), &one, 1, Replaceable::WhenDied),
        (terms(None, true), &one, 2, Replaceable::Yes),
    ] {
        announced.teams.iter_mut().for_each(|teams| teams.replacements = replacements);
        assert_eq!(team.replaceable(board, &announced), expected, "{replacements:?} {board}");
    }
    for (replaceable, kind, expected) in [
        (Replaceable::Yes, Accepted, true),
        (Replaceable::Yes, Death, true),
        (Replaceable::WhenDied, Silent, false),
        (Replaceable::WhenDied, Death, true),
        (Replaceable::No, Death, false),
    ] {
        assert_eq!(replaceable.under(kind), expected, "{replaceable:?} {kind:?}");
    }
}

/// What is asked for comes in place of what is under way, whoever was asked for what; somebody who was named stays named.
#[test]
fn one_is_under_way() {
    let asked_before = asked(&knights(), 2, WithdrawalKind::Silent, RuleSet::Iccf).expect("asked");
    let named = Named { player: PlayerId(180), at: NOW, by: PlayerId(150) };
    for (state, expected) in [
        (ReplacementState::Asked, ReplacementState::Asked),
        (ReplacementState::Lapsed, ReplacementState::Asked),
        (ReplacementState::Named(named), ReplacementState::Named(named)),
    ] {
        let before = Replacement {
            ground: ReplacementGround::NotStarted,
            by: PlayerId(150),
            by_team: true,
            otherwise: None,
            clocks_stand: false,
            followed: true,
            until: NOW + -1,
            state,
            ..asked_before.replacements[0].clone()
        };
        let team = Team { replacements: vec![before], ..knights() };
        let after = asked(&team, 2, WithdrawalKind::Accepted, RuleSet::Iccf).expect("asked");
        let [old, new] = &after.replacements[..] else { panic!("two") };
        assert!(matches!(old.state, ReplacementState::Ended(_)) && old.followed);
        assert_eq!((&new.state, new.until), (&expected, NOW.plus_months(2)));
        assert_eq!((new.ground, new.by), (ReplacementGround::Withdrawn, BY));
        assert!(new.clocks_stand && !new.followed && !new.by_team);
        assert_eq!(new.otherwise, Some(otherwise(WithdrawalKind::Accepted)));
    }
    // A later withdrawal asks once more, also where the first one came to nothing.
    let later = Otherwise { decided_at: NOW + 1, ..otherwise(WithdrawalKind::Silent) };
    let again = asked_before.await_substitute_for(2, later, &of(RuleSet::Iccf), (BY, NOW + 1));
    assert!(matches!(again, Ok(Outcome::Changed(_))));
}

/// What is kept of it reads back, and what was kept before there was such a thing.
#[test]
fn plans_are_kept() {
    let old = r#"{"game":1,"section":5,"white":true,"consequence":"cancel"}"#;
    let planned: PlannedGame = serde_json::from_str(old).expect("kept");
    assert!(!planned.awaits);
    assert_eq!(serde_json::to_string(&planned).expect("JSON"), old);
    let team = asked(&knights(), 2, WithdrawalKind::Death, RuleSet::Sks).expect("asked");
    let kept = serde_json::to_string(&team).expect("JSON");
    assert!(
        kept.contains(
            r#""otherwise":{"kind":"death","consequence":"cancel","decided_at":1800000000}"#
        ),
        "{kept}"
    );
    assert_eq!(serde_json::from_str::<Team>(&kept).expect("kept"), team);
}
