//! Letters in events of teams: who writes to whom. 11 and 11.4 of the Tournament Rules.

use std::collections::BTreeSet;

use rules::tournament::{
    Announcement, Conversation, Correspondents, EntryState, EventState, LETTER_CHARACTERS_MAX,
    LETTERS_A_DAY_MAX, Letter, LetterRefusal, Preset, ProposedTeams, RuleSet, Team, TeamFacts,
    TeamForm, TeamNumber, TeamRights, WithdrawalKind,
};
use rules::{DAY_SECONDS, Instant, Outcome, PlayerId};

use crate::team_entries::{OPEN, form, of_teams, people, rights, teams};
use crate::withdrawn_boards::{asked, seated};

/// Rooks of 100 and 101, Knights of 110 (captain 119), Pawns of 120 and 121: all accepted; Queens of 130 are refused.
fn four() -> Vec<Team> {
    let event = of_teams(Preset::TeamMatch);
    let mut teams = teams(
        &event,
        &[
            form("Rooks", None, 100, &[100, 101]),
            form("Knights", None, 119, &[110]),
            form("Pawns", None, 120, &[120, 121]),
            form("Queens", None, 130, &[130]),
        ],
    );
    for team in &mut teams {
        team.state = EntryState::Accepted;
    }
    teams[3].state = EntryState::Refused;
    teams
}

fn sections(of: &[&[u16]]) -> Vec<ProposedTeams> {
    let section = |teams: &&[u16]| ProposedTeams {
        name: "Section".to_owned(),
        teams: teams.iter().copied().map(TeamNumber).collect(),
        division: None,
    };
    of.iter().map(section).collect()
}

fn officials() -> BTreeSet<PlayerId> {
    [PlayerId(8), PlayerId(9)].into()
}

fn named(text: &str) -> Conversation {
    text.parse().expect("a conversation")
}

/// TR-11, TR-11.4: a team writes among itself, captains with each other and with the officials, and nobody else reads it.
#[test]
fn who_writes_to_whom() {
    let (teams, sections, officials) = (four(), sections(&[&[1, 2], &[3]]), officials());
    let all = Correspondents { teams: &teams, sections: &sections, officials: &officials };
    for (conversation, expected) in [
        ("team-1", Ok(vec![100, 101])),
        ("team-2", Ok(vec![110, 119])),
        ("officials-2", Ok(vec![8, 9, 119])),
        ("section-1", Ok(vec![8, 9, 100, 119])),
        ("section-2", Ok(vec![8, 9, 120])),
        ("captains", Ok(vec![8, 9, 100, 119, 120])),
        ("captains-1-3", Ok(vec![100, 120])),
        ("team-4", Err(LetterRefusal::Unknown)),
        ("officials-4", Err(LetterRefusal::Unknown)),
        ("captains-1-4", Err(LetterRefusal::Unknown)),
        ("section-3", Err(LetterRefusal::Unknown)),
        ("team-5", Err(LetterRefusal::Unknown)),
    ] {
        let found = all.of(named(conversation));
        let found = found.map(|them| them.iter().map(|id| id.0).collect::<Vec<_>>());
        assert_eq!(found, expected, "{conversation}");
        assert_eq!(named(conversation).to_string(), conversation);
    }
    for (player, expected) in [
        (100, "team-1 officials-1 section-1 captains captains-1-2 captains-1-3"),
        (101, "team-1"),
        (110, "team-2"),
        (119, "team-2 officials-2 section-1 captains captains-1-2 captains-2-3"),
        (8, "officials-1 officials-2 officials-3 section-1 section-2 captains"),
        (130, ""),
        (777, ""),
    ] {
        let found = all.conversations(PlayerId(player));
        let found: Vec<String> = found.iter().map(Conversation::to_string).collect();
        assert_eq!(found.join(" "), expected, "{player}");
    }
    for (player, team, expected) in [
        (100, 1, Some("team-1")),
        (101, 1, Some("team-1")),
        (101, 2, None),
        (100, 2, Some("captains-1-2")),
        (119, 1, Some("captains-1-2")),
        (110, 1, None),
        (8, 2, Some("officials-2")),
        (100, 4, None),
        (777, 1, None),
    ] {
        let found = all.with_team(PlayerId(player), TeamNumber(team));
        assert_eq!(found, expected.map(named), "{player} to {team}");
    }
    // An official who has to do with another team does not read what this one brings before the others.
    let rival: BTreeSet<PlayerId> = [PlayerId(8), PlayerId(121)].into();
    let with_rival = Correspondents { officials: &rival, ..all };
    let of = |conversation: &str| with_rival.of(named(conversation)).expect("a conversation");
    assert_eq!(of("officials-1"), [PlayerId(8), PlayerId(100)].into());
    assert_eq!(of("officials-3"), [PlayerId(8), PlayerId(120), PlayerId(121)].into());
    assert!(of("captains").contains(&PlayerId(121)));
    // Of one section all captains are its captains.
    let one = self::sections(&[&[1, 2, 3]]);
    let alone = Correspondents { sections: &one, ..all };
    assert!(!alone.conversations(PlayerId(8)).contains(&named("section-1")));
}

/// TR-11.4: whoever has only entered a team writes within it and to the officials, and reads nothing of the captains who play.
#[test]
fn who_does_not_play_writes_to_officials() {
    let (mut teams, officials) = (four(), officials());
    for state in [EntryState::Entered, EntryState::Waiting] {
        teams[2].state = state;
        let all = Correspondents { teams: &teams, sections: &[], officials: &officials };
        let found = all.conversations(PlayerId(120));
        let found: Vec<String> = found.iter().map(Conversation::to_string).collect();
        assert_eq!(found.join(" "), "team-3 officials-3", "{state:?}");
        assert_eq!(all.of(named("captains-1-3")), Err(LetterRefusal::Unknown));
        assert!(!all.of(named("captains")).expect("captains").contains(&PlayerId(120)));
    }
}

/// TR-8.7f, SKS-7.10: a captain writes to whoever was replaced, and gets an answer; not to the dead, to nobody who still
/// plays, and nobody else reads it.
#[test]
fn captains_ask_whoever_was_replaced() {
    let (mut teams, officials) = (four(), officials());
    let rules = RuleSet::Iccf;
    let replaced =
        |team: &Team, board, kind, by| seated(asked(team, board, kind, rules).expect("asked"), by);
    let of = |teams: &[Team], text: &str| {
        let all = Correspondents { teams, sections: &[], officials: &officials };
        all.of(named(text)).map(|them| them.iter().map(|id| id.0).collect::<Vec<_>>())
    };
    assert_eq!(of(&teams, "replaced-3-121"), Err(LetterRefusal::Unknown), "still plays");
    teams[2] = replaced(&teams[2], 2, WithdrawalKind::Silent, 122);
    assert_eq!(of(&teams, "replaced-3-121"), Ok(vec![120, 121]));
    assert_eq!(of(&teams, "replaced-1-121"), Err(LetterRefusal::Unknown), "of another team");
    assert_eq!(of(&teams, "replaced-3-122"), Err(LetterRefusal::Unknown), "the substitute");
    assert_eq!(of(&teams, "team-3"), Ok(vec![120, 122]), "the team's letters are no more theirs");
    let all = Correspondents { teams: &teams, sections: &[], officials: &officials };
    let conversation = named("replaced-3-121");
    assert_eq!(all.conversations(PlayerId(121)), [conversation]);
    assert!(all.conversations(PlayerId(120)).contains(&conversation));
    assert_eq!(all.with_team(PlayerId(121), TeamNumber(3)), Some(conversation));
    assert_eq!(all.must_take_part(conversation, PlayerId(8)), Err(LetterRefusal::NotForYou));
    // A captain who is replaced, and one who has died, are asked nothing.
    teams[2] = replaced(&teams[2], 1, WithdrawalKind::Accepted, 123);
    assert_eq!(of(&teams, "replaced-3-120"), Err(LetterRefusal::Unknown));
    teams[0] = replaced(&teams[0], 2, WithdrawalKind::Death, 102);
    assert_eq!(of(&teams, "replaced-1-101"), Err(LetterRefusal::Unknown));
    for text in
        ["replaced-3", "replaced-03-121", "replaced-3-0121", "replaced-3-121-1", "replaced--"]
    {
        assert_eq!(text.parse::<Conversation>(), Err(LetterRefusal::Unknown), "{text}");
    }
}

/// One text names a conversation, and nothing else does.
#[test]
fn conversations_have_one_name() {
    for text in [
        "",
        "team",
        "team-",
        "team-x",
        "team-01",
        "team--1",
        "team-65536",
        "captains-",
        "captains-1",
        "captains-2-1",
        "captains-1-1",
        "captains-1-2-3",
        "section-0",
        "officials",
        "Team-1",
        "team-+1",
    ] {
        assert_eq!(text.parse::<Conversation>(), Err(LetterRefusal::Unknown), "{text}");
    }
    assert_eq!(Conversation::between(TeamNumber(2), TeamNumber(1)), Some(named("captains-1-2")));
    assert_eq!(Conversation::between(TeamNumber(2), TeamNumber(2)), None);
}

fn letter(by: u32, at: Instant, id: &str, text: &str) -> Letter {
    Letter { id: id.to_owned(), by: PlayerId(by), at, text: text.to_owned() }
}

/// TR-11.4: a letter has a text of bounded length; one that is sent again is the same; nobody floods the others.
#[test]
fn letters_are_written_once() {
    let (teams, officials) = (four(), officials());
    let all = Correspondents { teams: &teams, sections: &[], officials: &officials };
    let write = |by: u32, at: Instant, id: &str, text: &str, before: &[Letter]| match all.write(
        named("team-1"),
        letter(by, at, id, text),
        before,
    ) {
        Ok(Outcome::Changed(it)) => it.text,
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Err(refusal) => {
            let said = refusal.to_string();
            assert!(said.ends_with('.') && !said.contains("  "), "{said}");
            format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
        }
    };
    let longest = "é".repeat(LETTER_CHARACTERS_MAX);
    assert_eq!(write(100, OPEN, "a-1", "  Hello.\n", &[]), "Hello.");
    assert_eq!(write(101, OPEN, "a-1", &longest, &[]), longest);
    assert_eq!(write(101, OPEN, "a-1", &format!("{longest}!"), &[]), "letter_too_long -");
    assert_eq!(write(101, OPEN, "a-1", " \n ", &[]), "letter_empty -");
    assert_eq!(write(119, OPEN, "a-1", "Hello.", &[]), "not_in_conversation TR-11.4");
    assert_eq!(write(8, OPEN, "a-1", "Hello.", &[]), "not_in_conversation TR-11.4");

    let before = [letter(100, OPEN, "a-1", "Hello.")];
    assert_eq!(write(100, OPEN, "a-1", "Hello again.", &before), "unchanged");
    assert_eq!(write(101, OPEN, "a-1", "Hello.", &before), "Hello.", "somebody else's id");

    let many: Vec<Letter> = (0..LETTERS_A_DAY_MAX)
        .map(|n| letter(100, OPEN + 1, &format!("m-{n}"), "Hello."))
        .collect();
    let later = OPEN + 1 + DAY_SECONDS;
    assert_eq!(write(100, later + -1, "n", "Hello.", &many), "too_many_letters -");
    assert_eq!(write(100, later, "n", "Hello.", &many), "Hello.");
    assert_eq!(write(100, OPEN + 2, "m-3", "Hello.", &many), "unchanged");
    assert_eq!(write(101, OPEN + 2, "n", "Hello.", &many), "Hello.");
    assert_eq!(write(100, OPEN + 2, "n", "Hello.", &many[1..]), "Hello.");
}

/// TR-11: while a team plays another captain is named by its captain, whoever has entered it or the organiser; nothing else of
/// it changes.
#[test]
fn another_captain_is_named() {
    let event = Announcement { norms: true, ..of_teams(Preset::TeamMatch) };
    let (teams, people) = (four(), people());
    let decides = |by: u32| TeamRights { decides: true, ..rights(by) };
    let handed = |to: u32| TeamForm { captain: PlayerId(to), ..teams[0].form() };
    let renamed = TeamForm { name: "Castles".to_owned(), ..handed(101) };
    let fewer = TeamForm { line_up: vec![PlayerId(100)], ..handed(101) };
    use EventState::{Announced, Cancelled, Finished, Published};
    for (number, form, by, state, expected) in [
        (0, handed(101), rights(100), Published, "101 team_captain_named"),
        (0, handed(150), rights(100), Published, "150 team_captain_named"),
        (0, handed(150), decides(7), Published, "150 team_captain_named"),
        (0, handed(101), rights(101), Published, "forbidden -"),
        (0, handed(100), rights(100), Published, "unchanged"),
        (0, handed(999), rights(100), Published, "unknown_player -"),
        (0, handed(390_044), rights(100), Published, "official_leads_no_team TR-11"),
        (0, handed(390_044), decides(390_044), Published, "director_plays NORM-1"),
        (0, renamed.clone(), rights(100), Published, "start_lists_published -"),
        (0, fewer, decides(7), Published, "start_lists_published -"),
        (0, handed(101), rights(100), Finished, "start_lists_published -"),
        (0, handed(101), rights(100), Cancelled, "start_lists_published -"),
        (0, handed(101), rights(100), Announced, "101 team_captain_named"),
        (0, renamed, rights(100), Announced, "101 team_changed"),
        (
            3,
            TeamForm { captain: PlayerId(131), ..teams[3].form() },
            rights(130),
            Published,
            "unknown_team -",
        ),
    ] {
        let facts =
            TeamFacts { announcement: &event, state, before: None, teams: &teams, people: &people };
        let told = match teams[number].change(form.clone(), &by, &facts, OPEN) {
            Ok(Outcome::Changed(after)) => {
                assert_eq!(after.by, teams[number].by, "whoever has entered it speaks for it");
                format!("{} {}", after.captain, teams[number].changed_as(&after).name())
            }
            Ok(Outcome::Unchanged) => "unchanged".to_owned(),
            Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
        };
        assert_eq!(told, expected, "{form:?} {state:?}");
    }
    // One that its captain has entered is the new captain's alone.
    let own = Team { by: PlayerId(100), ..teams[0].clone() };
    let (announcement, teams) = (&event, &teams[..]);
    let facts = TeamFacts { announcement, state: Published, before: None, teams, people: &people };
    let made = own.change(handed(101), &rights(100), &facts, OPEN).expect("a change");
    let Outcome::Changed(after) = made else { panic!("nothing has changed") };
    assert_eq!(own.changed_as(&after).name(), "team_captain_named");
    assert!(rights(101).speaks_for(&after) && !rights(100).speaks_for(&after));
}
