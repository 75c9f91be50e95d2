//! Divisions of a season of a league that was held elsewhere (TR-5.3-5.4, TR-12): how the rows of a start list tell them,
//! and what is wrong with what they tell. Each case is a line.

use rules::tournament::{Announcement, ImportTeams, Preset};

use crate::import_teams::{GOOD, friendly, league_of, listed, with_warnings};
use crate::leagues::{division, with_league};
use crate::team_entries::of_teams;

/// A season of a league of two divisions, on two boards.
fn season() -> Announcement {
    with_league(&friendly(|_| ()), league_of(&["First", "Second"]))
}

/// Two sections of two teams on two boards, their rows without what they say of divisions.
const SECTIONS: [&str; 8] = [
    "A,1,Rooks,1,300,,",
    "A,1,Rooks,2,301,,",
    "A,2,Knights,1,302,,",
    "A,2,Knights,2,303,,",
    "B,1,Bishops,1,304,,",
    "B,1,Bishops,2,305,,",
    "B,2,Queens,1,306,,",
    "B,2,Queens,2,307,,",
];

/// A list of them, each row with what it says of its section: division, up, down.
fn with_divisions(says: [&str; 8]) -> String {
    let rows = SECTIONS.iter().zip(says);
    rows.map(|(row, says)| format!("{row},{says}")).collect::<Vec<_>>().join(";")
}

/// TR-5.3-5.4, TR-12: each section has its division, told in one row or in all, as sections that are put together here
/// have; who says nothing of how many go up and down says that nobody does.
#[test]
fn sections_have_their_divisions() {
    let season = season();
    for (says, expected) in [
        (
            ["First,0,1", "", "", "", "Second,1,0", "", "", ""],
            [division(0, 0, 1), division(1, 1, 0)],
        ),
        (
            [
                "First,,1",
                "first,0,1",
                " FIRST ,,",
                "First,,",
                "Second,,",
                "Second,1,",
                ",,0",
                "Second,1,0",
            ],
            [division(0, 0, 1), division(1, 1, 0)],
        ),
        (["", "", "", "First", "", "Second", "", ""], [division(0, 0, 0), division(1, 0, 0)]),
        (
            ["First,0,2", "", "", "", "Second,2,0", "", "", ""],
            [division(0, 0, 2), division(1, 2, 0)],
        ),
    ] {
        let (sections, faults) = listed(&season, &with_divisions(says));
        assert_eq!(faults, "", "{says:?}");
        let told: Vec<_> = sections.iter().map(|section| section.division).collect();
        assert_eq!(told, expected, "{says:?}");
        let proposed = ImportTeams::proposed(&sections);
        let told: Vec<_> = proposed.sections.iter().map(|section| section.division).collect();
        assert_eq!(told, expected, "as sections of a season played here");
    }
    let (sections, _) = listed(&friendly(|_| ()), GOOD);
    assert!(sections.iter().all(|section| section.division.is_none()));
}

/// TR-5.3-5.4, TR-12: every fault of what a list says of divisions, by its row and column; the limits of how many go up
/// and down are those of sections that are put together here.
#[test]
fn faults_of_divisions() {
    let low = "Second";
    let in_none = "0 division divisions_do_not_fit TR-5.3-5.4";
    let nowhere = |at: &str| format!("{at} movements_do_not_fit TR-5.3-5.4");
    for (says, expected) in [
        (["", "", "", "", low, "", "", ""], in_none.to_owned()),
        ([""; 8], format!("{in_none}; 4 division divisions_do_not_fit TR-5.3-5.4")),
        (
            ["", "Third", "", "", low, "", "", ""],
            "1 division unknown_division TR-5.3-5.4".to_owned(),
        ),
        (
            ["First", "First", "Second", "", low, "", "", ""],
            "2 division two_divisions TR-5.3-5.4".to_owned(),
        ),
        (
            ["First", "Third", "", "", low, "", "", ""],
            "1 division two_divisions TR-5.3-5.4".to_owned(),
        ),
        (
            ["First,0,1", "First,0,1", ",1,", ",,2", low, "", "", ""],
            "2 up two_movements; 3 down two_movements".to_owned(),
        ),
        (["First,0,3", "", "", "", low, "", "", ""], nowhere("0 down")),
        (["First", ",1", "", "", low, "", "", ""], nowhere("1 up")),
        (["First", "", "", "", low, "", ",,1", ""], nowhere("6 down")),
        (["First", "", "", "", "Second,3", "", "", ""], nowhere("4 up")),
        (
            ["Second", "", "", "", "", "First", "", ""],
            "5 division divisions_do_not_fit TR-5.3-5.4".to_owned(),
        ),
        (
            ["First", "", "", "", "First", "", "", ""],
            "- division divisions_do_not_fit TR-5.3-5.4".to_owned(),
        ),
        (
            [low, "", "", "", low, "", "", ""],
            "- division divisions_do_not_fit TR-5.3-5.4".to_owned(),
        ),
    ] {
        assert_eq!(listed(&season(), &with_divisions(says)).1, expected, "{says:?}");
    }
    // In between some go up and some go down, at most as many as there are.
    let three = with_league(&friendly(|_| ()), league_of(&["First", "Second", "Third"]));
    let below = "C,1,Kings,1,308,,,Third; C,1,Kings,2,309,,; C,2,Pawns,1,310,,; C,2,Pawns,2,311,,";
    for (up, down, expected) in [
        (1, 1, String::new()),
        (2, 0, String::new()),
        (0, 2, String::new()),
        (2, 1, nowhere("4 down")),
        (3, 0, nowhere("4 up")),
        (0, 3, nowhere("4 down")),
    ] {
        let says = format!("Second,{up},{down}");
        let list = with_divisions(["First", "", "", "", &says, "", "", ""]);
        assert_eq!(listed(&three, &format!("{list};{below}")).1, expected, "{says}");
    }
}

/// TR-5.3-5.4, TR-12: where an event has no divisions, or none that can be announced, a list is asked for none.
#[test]
fn lists_without_divisions() {
    // Of divisions that cannot be announced the announcement is told alone, however many there are.
    let many: Vec<String> = (0..300).map(|number| number.to_string()).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    for divisions in [&["First"][..], &["First", "first"], &many] {
        let event = with_league(&friendly(|_| ()), league_of(divisions));
        assert_eq!(listed(&event, &with_divisions(["299", "1", "", "", "", "", "", ""])).1, "");
    }
    // Without a league nobody asks for divisions.
    for (says, expected) in [
        (["", "", "First", "Second", "", "", "", ""], "2 division no_divisions"),
        (["", ",0", "First", "", "", "", ",,0", ""], "1 up no_divisions; 6 down no_divisions"),
        ([""; 8], ""),
    ] {
        assert_eq!(listed(&friendly(|_| ()), &with_divisions(says)).1, expected, "{says:?}");
    }
}

/// TR-5.3-5.4: the highest division of the ICCF League has one section, those below it as many as there are.
#[test]
fn the_highest_division_has_one_section() {
    let league = of_teams(Preset::League);
    let boards = 4;
    let list = |divisions: [&str; 4]| {
        let mut rows = Vec::new();
        for (place, division) in (0..).zip(divisions) {
            for team in 1..=2 {
                for board in 1..=boards {
                    let id = 300 + 8 * place + 4 * (team - 1) + board;
                    rows.push(format!("S{place},{team},T{place}-{team},{board},{id},,,{division}"));
                }
            }
        }
        rows.join(";")
    };
    for (divisions, expected) in [
        (["Champions", "Challenger", "Challenger", "Promotional"], ""),
        (["Champions", "Challenger", "Promotional", "Promotional"], ""),
        (
            ["Champions", "Champions", "Challenger", "Promotional"],
            "8 division highest_division_one_section TR-5.3-5.4",
        ),
    ] {
        // Sections of the League normally have more teams, of which whoever brings it is told.
        let (sections, faults, warnings) = with_warnings(&league, &list(divisions));
        assert_eq!((&*faults, sections.len(), warnings), (expected, 4, 4), "{divisions:?}");
    }
}
