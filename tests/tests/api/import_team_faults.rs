//! What is wrong with the teams of an event that is brought here is told with its place (`TR-11`, `TR-12`).

use serde_json::{Value, json};
use tests::Dice;

use crate::import_teams::{TWO, announcement, game_of_teams, server, start_list};
use crate::imports::{faults, import, sent};

/// Lists of two teams that are at fault; a good one has two boards.
const LISTS: [(&str, &[&str]); 18] = [
    (
        "section,number,id\nF,1,11\n",
        &["start_list 1 team unreadable_field error", "start_list 1 board unreadable_field error"],
    ),
    ("section,number,team,id\nF,1,R,11\n", &["start_list 1 board unreadable_field error"]),
    ("F,1,R,x,11,,\n", &["start_list 2 board unreadable_field error"]),
    ("F,1,R,1,11,x,\n", &["start_list 2 captain unreadable_field error"]),
    ("F,1,R,1,11,,Czechia\n", &["start_list 2 federation unreadable_field error"]),
    ("F,1,R,1,11,,\nF,1,R,2,12,,\n", &["start_list 2 section section_size error"]),
    (
        "F,1,R,1,11,,\nF,1,R,2,12,,\nF,3,B,1,21,,\nF,3,B,2,22,,\n",
        &["start_list 4 number number_missing error"],
    ),
    (
        "F,1,R,1,11,,\nF,1,N,2,12,,\nF,2,B,1,21,,\nF,2,B,2,22,,\n",
        &["start_list 3 team number_of_two_teams error"],
    ),
    (
        "F,1,R,1,11,,\nF,1,R,2,12,,\nF,2,R,1,21,,\nF,2,R,2,22,,\n",
        &["start_list 4 team team_name_taken error"],
    ),
    (
        "F,1,,1,11,,\nF,1,,2,12,,\nF,2,B,1,21,,\nF,2,B,2,22,,\n",
        &["start_list 2 team team_name_unfit error"],
    ),
    (
        "F,1,R,1,11,,\nF,1,R,3,12,,\nF,2,B,1,21,,\nF,2,B,1,22,,\n",
        &["start_list 3 board board_beyond error", "start_list 5 board board_twice error"],
    ),
    (
        "F,1,R,1,11,,\nF,2,B,1,21,,\nF,2,B,2,22,,\n",
        &["start_list 2 board board_missing TR-11 error"],
    ),
    (
        "F,1,R,1,11,11,\nF,1,R,2,12,12,\nF,2,B,1,21,99,\nF,2,B,2,22,,\n",
        &[
            "start_list 3 captain two_captains TR-11 error",
            "start_list 4 captain unknown_player error",
        ],
    ),
    (
        "F,1,R,1,11,,CZE\nF,1,R,2,12,,\nF,2,B,1,21,,\nF,2,B,2,22,,\n",
        &["start_list 2 federation federation_not_asked TR-11 error"],
    ),
    (
        "F,1,R,1,11,,\nF,1,R,2,99,,\nF,2,B,1,21,,\nF,2,B,2,22,,\n",
        &["start_list 3 id unknown_player error"],
    ),
    (
        "F,1,R,1,11,,\nF,1,R,2,11,,\nF,2,B,1,21,,\nF,2,B,2,22,,\n",
        &["start_list 3 id player_twice error"],
    ),
    (
        "F,1,R,1,11,,\nF,1,R,2,12,,\nF,2,B,1,21,,\nF,2,B,2,12,,\n",
        &["start_list 5 id in_another_team error"],
    ),
    (
        "F,1,R,1,11,,\nF,1,R,2,390044,,\nF,2,B,1,21,,\nF,2,B,2,22,,\n",
        &["start_list 3 id director_plays NORM-1 error"],
    ),
];

/// Lists of national teams that are at fault.
const NATIONAL_LISTS: [(&str, &str); 4] = [
    (
        "F,1,R,1,11,,\nF,1,R,2,12,,\nF,2,B,1,31,,POL\nF,2,B,2,32,,\n",
        "2 federation national_teams_only TR-11",
    ),
    (
        "F,1,R,1,11,,CZE\nF,1,R,2,12,,POL\nF,2,B,1,31,,POL\nF,2,B,2,32,,\n",
        "3 federation two_federations",
    ),
    (
        "F,1,R,1,11,,CZE\nF,1,R,2,12,,\nF,2,B,1,21,,CZE\nF,2,B,2,22,,\n",
        "4 federation one_team_a_federation TR-11",
    ),
    (
        "F,1,R,1,11,,CZE\nF,1,R,2,31,,\nF,2,B,1,32,,POL\nF,2,B,2,41,,\n",
        "3 id team_other_federation TR-11",
    ),
];

/// Lists of a season of two divisions that are at fault: each row with the section's division, and how many of it go
/// up and down.
const SEASON_LISTS: [(&str, &[&str]); 12] = [
    (
        "section,number,team,board,id\nA,1,R,1,11\n",
        &["start_list 1 division unreadable_field error"],
    ),
    (
        "section,number,team,id\nA,1,R,11\n",
        &[
            "start_list 1 board unreadable_field error",
            "start_list 1 division unreadable_field error",
        ],
    ),
    ("First,x,", &["start_list 2 up unreadable_field error"]),
    ("First,0,100", &["start_list 2 down unreadable_field error"]),
    (",,", &["start_list 2 division divisions_do_not_fit TR-5.3-5.4 error"]),
    ("Third,,", &["start_list 2 division unknown_division TR-5.3-5.4 error"]),
    ("First,,\nSecond,,", &["start_list 3 division two_divisions TR-5.3-5.4 error"]),
    (
        "First,0,1\nFirst,1,2",
        &["start_list 3 up two_movements error", "start_list 3 down two_movements error"],
    ),
    ("First,1,0", &["start_list 2 up movements_do_not_fit TR-5.3-5.4 error"]),
    ("First,0,3", &["start_list 2 down movements_do_not_fit TR-5.3-5.4 error"]),
    ("Second,,", &["start_list - division divisions_do_not_fit TR-5.3-5.4 error"]),
    ("First,0,2", &[]),
];

/// A list of two sections of a season, whose first rows say this of the first section; the second is of the second
/// division.
fn of_season(says: &str) -> String {
    if says.starts_with("section") {
        return says.to_owned();
    }
    let rows = ["A,1,R,1,11,", "A,1,R,2,12,", "A,2,B,1,21,", "A,2,B,2,22,"];
    let says: Vec<&str> = says.split('\n').collect();
    let mut csv = "section,number,team,board,id,division,up,down\n".to_owned();
    for (place, row) in rows.into_iter().enumerate() {
        csv.push_str(&format!("{row}{}\n", says.get(place).unwrap_or(&",,")));
    }
    csv + "B,1,N,1,31,Second,,\nB,1,N,2,32,,,\nB,2,P,1,41,,,\nB,2,P,2,42,,,\n"
}

fn with_headings(list: &str) -> String {
    match list.starts_with("section") {
        true => list.to_owned(),
        false => format!("section,number,team,board,id,captain,federation\n{list}"),
    }
}

/// TR-12, TR-11: what is wrong with a list of teams, or with what games tell of them, is told with its place.
#[tokio::test]
async fn faults_of_teams_are_told_with_their_place() {
    let app = server().await;
    let two = |a: &mut Value| a["section_size"] = json!(2);
    let announced = announcement(&app, two).await;
    for (list, told) in LISTS {
        let found = faults(&app, &sent(&announced, &with_headings(list), "", "")).await;
        assert_eq!(found, told, "{list}");
    }
    let mut national = announced.clone();
    national["teams"]["eligible"] = json!("national");
    for (list, told) in NATIONAL_LISTS {
        let found = faults(&app, &sent(&national, &with_headings(list), "", "")).await;
        assert_eq!(found, [format!("start_list {told} error")], "{list}");
    }
    let others = "white,black,result\n22,12,1-0\n";
    for (tags, told) in [
        ("[WhiteTeam \"Bishops\"]\n", "pgn 1 WhiteTeam wrong_team error"),
        ("[BlackTeam \"Rooks\"]\n", "pgn 1 BlackTeam wrong_team error"),
        ("[Board \"2\"]\n", "pgn 1 Board wrong_board error"),
    ] {
        let body = sent(&announced, &start_list(&TWO), &game_of_teams(tags), others);
        assert_eq!(faults(&app, &body).await, [told], "{tags}");
    }
    // Where players play nobody reads of teams.
    let players = crate::imports::announcement(&app, |_| ()).await;
    let list = "section,number,id,team,division\n1,1,11,Rooks,First\n1,2,12,Rooks,\n";
    let found = faults(&app, &sent(&players, list, "", "white,black,result\n11,12,1-0\n")).await;
    let unread = ["team", "division"];
    assert_eq!(found, unread.map(|column| format!("start_list 1 {column} unread_column warning")));
    let refused = import(&app, &sent(&announced, &with_headings(LISTS[8].0), "", "")).await;
    assert_eq!(refused.verdict(), "422 import_has_problems");
    assert!(app.app.store.imports().await.expect("imports").is_empty());
}

/// TR-5.3-5.4, TR-12: what is wrong with the divisions of a season is told with its place, and where there are none with
/// the row that tells one.
#[tokio::test]
async fn faults_of_divisions_are_told_with_their_place() {
    let app = server().await;
    let mut announced = announcement(&app, |a| a["section_size"] = json!(2)).await;
    let results = "white,black,result\n11,21,1-0\n22,12,1-0\n31,41,1-0\n42,32,1-0\n";
    let found = faults(&app, &sent(&announced, &of_season("First,0,1"), "", results)).await;
    let not_asked = [2, 6].map(|line| format!("start_list {line} division no_divisions error"));
    assert_eq!(found, not_asked);
    let list = of_season(",,").replace("Second", "");
    assert_eq!(faults(&app, &sent(&announced, &list, "", results)).await, [""; 0], "all empty");
    announced["teams"]["league"] = json!({ "divisions": ["First", "Second"], "follows": null });
    for (says, told) in SEASON_LISTS {
        let found = faults(&app, &sent(&announced, &of_season(says), "", results)).await;
        assert_eq!(found, told, "{says}");
    }
    // The League itself has three divisions, four boards, and one section in the highest of them.
    let league = app.preset("league", |a| a["rated"] = json!(false)).await;
    let list = of_season("Champions,,").replace("Second", "champions");
    let found = faults(&app, &sent(&league, &list, "", "")).await;
    let one_section = "start_list 6 division highest_division_one_section TR-5.3-5.4 error";
    assert!(found.contains(&one_section.to_owned()), "{found:?}");
}

/// Damaged at random, a good list of teams is read or refused with places, and never anything else.
#[tokio::test]
async fn damaged_lists_are_read_or_refused() {
    let app = server().await;
    let announced = announcement(&app, |a| a["section_size"] = json!(2)).await;
    let seed = std::env::var("POSTHORN_SEED").ok().and_then(|seed| seed.parse().ok());
    let (mut dice, mut good) = (Dice::new(seed.unwrap_or(7)), 0);
    for _ in 0..300 {
        let mut list: Vec<char> = start_list(&TWO).chars().collect();
        for _ in 0..dice.below(4) {
            let (at, sign) = (dice.below(list.len()), *dice.pick(&['"', ',', '\n', '1', '9', 'R']));
            match dice.below(3) {
                0 => drop(list.remove(at)),
                1 => list.insert(at, sign),
                _ => list[at] = sign,
            }
        }
        let list = String::from_iter(list);
        let results = "white,black,result\n22,12,1-0\n";
        let body = sent(&announced, &list, &game_of_teams(""), results);
        // It looks whether errors are told, and each with a sentence.
        let told = faults(&app, &body).await;
        good += usize::from(told.is_empty());
    }
    assert!((1..300).contains(&good), "{good} are good");
}
