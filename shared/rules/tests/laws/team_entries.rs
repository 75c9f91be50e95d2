//! Teams of an event: who enters them, changes them and decides about them. 1.7, 1.8, 5.1, 5.5 and 11 of the
//! Tournament Rules.

use std::collections::BTreeMap;

use rules::tournament::{
    Announcement, EntryState, EventState, Fee, Preset, Stage, Team, TeamDecision, TeamFacts,
    TeamForm, TeamPlayer, TeamRefusal, TeamRights,
};
use rules::{Federation, Instant, Outcome, PlayerId, SuspensionCause};

use crate::announcements::announced;

const DIRECTOR: u32 = 390_044;
/// A second in which entries are taken.
pub(crate) const OPEN: Instant = Instant::from_unix(1_766_000_000);
/// The first one after they have closed.
pub(crate) const CLOSED: Instant = Instant::from_unix(1_766_016_000);

pub(crate) fn federation(letters: &str) -> Federation {
    letters.parse().expect("a federation")
}

pub(crate) fn of_teams(preset: Preset) -> Announcement {
    Announcement { fee: None, ..announced(preset) }
}

/// Everybody below 900 plays for the federation of the hundreds: 1xx for CZE, 2xx for SVK, 3xx for POL.
pub(crate) fn people() -> BTreeMap<PlayerId, TeamPlayer> {
    let player = |number: u32| {
        let of = ["POL", "CZE", "SVK"][usize::try_from(number / 100 % 3).expect("small")];
        let known = TeamPlayer {
            is_official: number == DIRECTOR,
            directs: number == DIRECTOR,
            federation: federation(of),
            is_lady: number.is_multiple_of(2),
            suspended_until: [113, 115].contains(&number).then_some(CLOSED),
            suspended_for: (number == 115).then_some(SuspensionCause::Conduct),
        };
        (PlayerId(number), known)
    };
    (100..400).chain([DIRECTOR]).map(player).collect()
}

pub(crate) fn form(name: &str, of: Option<&str>, captain: u32, players: &[u32]) -> TeamForm {
    TeamForm {
        name: name.to_owned(),
        federation: of.map(federation),
        captain: PlayerId(captain),
        line_up: players.iter().copied().map(PlayerId).collect(),
        continues: None,
    }
}

pub(crate) fn rights(by: u32) -> TeamRights {
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

fn facts<'a>(
    event: &'a Announcement,
    teams: &'a [Team],
    people: &'a BTreeMap<PlayerId, TeamPlayer>,
) -> TeamFacts<'a> {
    TeamFacts { announcement: event, state: EventState::Announced, before: None, teams, people }
}

/// The event with these teams, entered one after the other by the organiser.
pub(crate) fn teams(event: &Announcement, forms: &[TeamForm]) -> Vec<Team> {
    let people = people();
    let mut made = Vec::new();
    for form in forms {
        let facts = TeamFacts {
            announcement: event,
            state: EventState::Announced,
            before: None,
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

/// Of each case: event; name; federation; captain; line-up; who enters it; when; what comes of it.
const ENTERED: &str = "
    olympiad; Czechia; CZE; 100; 100 101; CZE; open; 2 entered
    olympiad; Czechia; CZE; 100; ; organiser; open; 2 entered
    olympiad; Czechia; CZE; 200; 100; CZE; open; 2 entered
    olympiad; Czechia; CZE; 100; 201; CZE; open; team_other_federation TR-1.7
    olympiad; Czechia; CZE; 100; 100; SVK; open; federation_enters_team TR-1.7
    olympiad; Czechia; CZE; 100; 100; 100; open; federation_enters_team TR-1.7
    olympiad; Mixed; ; 100; 100; 100; open; national_teams_only TR-1.7
    olympiad; Mixed; ; 100; 100; organiser; open; national_teams_only TR-1.7
    olympiad; Slovakia B; SVK; 201; 201; SVK; open; one_team_a_federation TR-1.7
    league; Rooks; ; 100; 100 200 300; 100; open; 2 entered
    league; Rooks; ; 100; 100; 101; open; forbidden -
    league; Rooks; ; 100; 100; key; open; forbidden -
    league; Rooks; ; 100; 100; own; open; own_event -
    league; Rooks; CZE; 100; 100; 100; open; federation_enters_team TR-11
    league; Rooks; CZE; 100; 100; CZE; open; 2 entered
    league; Rooks; ; 100; 100 150; 100; open; in_another_team TR-5.5
    match; Rooks; ; 100; 100 150; 100; open; in_another_team -
    league; Rooks; ; 100; 100 101 100; 100; open; player_twice -
    league; Rooks; ; 100; 100 101 102 103 104; 100; open; too_many_players TR-11
    league; Rooks; ; 100; 100 101 102 103; 100; open; 2 entered
    league; Rooks; ; 100; 100 999; 100; open; unknown_player -
    league; Rooks; ; 100; 113; 100; open; suspended TR-8.3
    league; Rooks; ; 100; 115; 100; open; suspended LAW-13.3.2
    league; Rooks; ; 100; 390044; 100; open; director_plays NORM-1
    league; the knights; ; 100; 100; 100; open; team_name_taken -
    league; ; ; 100; 100; 100; open; team_name_unfit -
    league; LONG; ; 100; 100; 100; open; team_name_unfit -
    league; LONGEST; ; 100; 100; 100; open; 2 entered
    league; BREAK; ; 100; 100; 100; open; team_name_unfit -
    league; Rooks; ; 100; 100; 100; closed; entries_closed TR-1.0.5
    individual; Rooks; ; 100; 100; 100; open; event_not_of_teams -
";

/// Who enters a team by the third column but one of a case.
fn somebody(who: &str) -> TeamRights {
    match who {
        "organiser" => organiser(),
        "key" => TeamRights { is_person: false, ..rights(100) },
        "own" => TeamRights { is_own_event: true, ..rights(101) },
        _ => who.parse().map_or_else(|_| delegate(who), rights),
    }
}

/// TR-11, TR-1.7, TR-5.1-5.2, TR-5.5: national teams are entered by their federations, one each; others by their
/// captains; nobody plays in two, and no team has more players than boards.
#[test]
fn who_enters_which_team() {
    let people = people();
    for case in ENTERED.lines().map(str::trim).filter(|case| !case.is_empty()) {
        let cells: Vec<&str> = case.split(';').map(str::trim).collect();
        let [event, name, of, captain, players, by, at, expected] = cells[..] else {
            panic!("{case}");
        };
        let (event, there) = match event {
            "olympiad" => (Preset::Olympiad, Some(form("Slovakia", Some("SVK"), 200, &[200]))),
            "league" => (Preset::League, Some(form("The Knights", None, 150, &[150]))),
            "match" => (Preset::TeamMatch, Some(form("The Knights", None, 150, &[150]))),
            _ => (Preset::Friendly, None),
        };
        let name = match name {
            "LONG" => "x".repeat(61),
            "LONGEST" => format!(" {} ", "x".repeat(60)),
            "BREAK" => "A\nB".to_owned(),
            "the knights" => " the knights ".to_owned(),
            _ => name.to_owned(),
        };
        let players: Vec<u32> =
            players.split_whitespace().map(|id| id.parse().expect("a number")).collect();
        let of = Some(of).filter(|of| !of.is_empty());
        let entered = form(&name, of, captain.parse().expect("a number"), &players);
        let event = of_teams(event);
        let teams = teams(&event, there.as_slice());
        let facts = facts(&event, &teams, &people);
        let at = if at == "open" { OPEN } else { CLOSED };
        assert_eq!(verdict(&Team::enter(entered, &somebody(by), &facts, at)), expected, "{case}");
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
        before: None,
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
        let facts =
            TeamFacts { announcement: &league, state, before: None, teams: &all, people: &people };
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
    let led = Team { captain: PlayerId(9), ..after.clone() };
    assert_eq!(led.named_since(Some(&after)), [PlayerId(9), PlayerId(100)]);
    let led_and_changed = Team { captain: PlayerId(9), ..before.clone() };
    let named = [PlayerId(1), PlayerId(3), PlayerId(9)];
    assert_eq!(led_and_changed.named_since(Some(&after)), named);
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
            before: None,
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
        before: None,
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
