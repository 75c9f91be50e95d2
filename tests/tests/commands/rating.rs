//! `posthorn rate`: a list and a period's games, and the list that comes of them.

use std::path::Path;
use std::process::{Command, Output};

use posthorn::rate::{rate_list, read_input, write_list};
use proptest::prelude::*;
use rules::rating::Options;
use rules::tournament::RuleSet;
use tests::Dice;
use tests::server::binary;

const LIST: &str = "id,rating,games\n30,2100,30\n10,2000,100\n500,1950,20\n40,,0\n60,2200,11\n";

/// 20 and 7 are new, 10 wins against 30, 40 gets a first rating; 60 counts as it started.
const GAMES: &str = "\
white,black,result,white_start,black_start,level
30,10,0-1,2100,2000,2000
40,30,1/2-1/2,,2100,1900
20,10,1/2-1/2,,2050,open class
7,10,1-0,2150,2000,
10,60,1-0,2000,1900,2000
";

/// Ten games of 500 before, all drawn with 10.
const HISTORY: &str = "\
white,black,result,white_start,black_start,level
500,10,1/2-1/2,1900,1950,
";

/// 30: k = 21.875, -0.64 of it against 10 and -0.26 against 40, an unrated player at level 1900:
/// -19.6875. 10: k = 20; 0.64 against 30, -0.26 against 20 at the level of the open class, 1800,
/// -0.30 against 7, who started with 2150, and 0.36 against 60, who started with 1900 and whose
/// 2200 are not published: 8.8. 40 draws with 2100, 20 with 10's 2050 at the start; 7 wins against
/// 2000, 60 loses against it: 338.5 more or less.
const NEW: &str = "\
id,rating,games,fixed
30,2080,32,1
10,2009,104,1
500,1950,20,0
40,2100,1,0
60,1662,12,0
7,2339,1,0
20,2050,1,0
";

/// The lines of the new list behind its headings, or the faults, joined by ` | `.
fn answer(list: &[u8], games: &[u8], history: Option<&[u8]>) -> String {
    let lines: Vec<String> = match read_input(RuleSet::Iccf, list, games, history) {
        Ok(input) => {
            let rated = rate_list(&Options::of(RuleSet::Iccf), &input);
            let list =
                String::from_utf8(write_list(&input, &rated).expect("a list")).expect("UTF-8");
            let rows = list.strip_prefix("id,rating,games,fixed\n").expect("the headings");
            rows.lines().map(str::to_owned).collect()
        }
        Err(faults) => faults.iter().map(|(file, fault)| format!("{file:?} {fault}")).collect(),
    };
    lines.join(" | ")
}

/// Runs the program as an officer does, in a folder with the files.
fn posthorn(folder: &Path, arguments: &str) -> Output {
    Command::new(binary())
        .arg("rate")
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .output()
        .expect("the program runs")
}

#[track_caller]
fn check_run(folder: &Path, arguments: &str, status: i32, stdout: &str, stderr: &str) {
    let output = posthorn(folder, arguments);
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    assert_eq!(text(output.stderr), stderr, "{arguments}");
    assert_eq!(text(output.stdout), stdout, "{arguments}");
    assert_eq!(output.status.code(), Some(status), "{arguments}");
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).expect("a file");
    }
    folder
}

/// RAT-6, RAT-14, RAT-15, TR-9.3: the program, with its options.
#[test]
fn the_program_makes_the_next_list() {
    let files = [("old.csv", LIST), ("games.csv", GAMES), ("history.csv", HISTORY)];
    let folder = folder(&files);
    let folder = folder.path();
    let short = |named: &str| {
        format!(
            "posthorn: the history does not hold the earlier games that the list counts: {named}; \
             these ratings rest on the games given (RAT-15)\n"
        )
    };
    let arguments = "--rule-set iccf --list old.csv --games games.csv";
    check_run(folder, arguments, 0, NEW, &short("60"));
    check_run(folder, &format!("{arguments} --history history.csv"), 0, NEW, &short("60"));
    // What explains goes beside the list.
    let explained = posthorn(folder, &format!("{arguments} --explain"));
    assert_eq!(String::from_utf8(explained.stdout).expect("UTF-8"), NEW);
    let text = String::from_utf8(explained.stderr).expect("UTF-8");
    let players: Vec<&str> =
        text.lines().filter(|line| !line.starts_with(' ') && line.contains("->")).collect();
    let names: Vec<&str> = players.iter().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(names, ["30", "10", "500", "40", "60", "7", "20"], "{text}");
    assert!(text.contains("k = r * g = 17.5 * 1.25 = 21.875 (RAT-9)"), "{text}");
    assert!(text.contains("1 against 60, the rating at the start 1900 (TR-9.4)"), "{text}");
    // The other rule set has other kinds of events.
    let faults = "games.csv: line 4, column level: “open class” is no rating and no kind of event \
                  that has one\n";
    check_run(folder, "--rule-set sks --list old.csv --games games.csv", 2, "", faults);
}

/// What is wrong stands on the standard error, with status 2, and there is no list.
#[test]
fn the_program_says_what_is_wrong() {
    let list = "id,rating,games\n1,2000,30\n1,2100,x\n";
    let games = "white,black,result,white_start,black_start,level\n1,2,1:0,2000,,\n";
    let folder = folder(&[("old.csv", list), ("games.csv", games)]);
    let folder = folder.path();
    let faults = "old.csv: line 3, column id: “1” is there twice\n\
                  old.csv: line 3, column games: “x” is no number of games\n\
                  games.csv: line 2, column result: “1:0” is none of 1-0, 0-1 and 1/2-1/2\n\
                  games.csv: line 2, column level: an unrated player needs the level of the event\n";
    check_run(folder, "--rule-set iccf --list old.csv --games games.csv", 2, "", faults);
    for arguments in [
        "--rule-set iccf --list nowhere.csv --games games.csv",
        "--rule-set fide --list old.csv --games games.csv",
        "--list old.csv --games games.csv",
    ] {
        let refused = posthorn(folder, arguments);
        assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0), "{arguments}");
        assert!(!refused.stderr.is_empty(), "{arguments}");
    }
}

const HEADINGS: &str = "white,black,result,white_start,black_start,level\n";

/// TR-9.4, RAT-14, RAT-15: what files may look like, and what comes of them.
#[test]
fn files_come_in_many_shapes() {
    let cases: &[(&str, &str, Option<&str>, &str)] = &[
        ("id,rating,games\n", HEADINGS, None, ""),
        // Nothing played: as it was, in its order.
        (
            "id,rating,games\n9,2000,30\n1,1900,29\n5,,\n",
            HEADINGS,
            None,
            "9,2000,30,1 | 1,1900,29,0 | 5,,0,0",
        ),
        // Other columns in another order, quotation marks, a byte order mark, CR LF.
        (
            "\u{feff}games;,Games,RATING,\"id\"\r\n,100,2000,\"Novák, Jan\"\r\n",
            "level,black_start,white_start,result,black,white\r\n,2000,2000,1-0,7,\"Novák, Jan\"\r\n",
            None,
            "\"Novák, Jan\",2010,101,1 | 7,1662,1,0",
        ),
        // New players by id: numbers by their size, then names; 007 is a name.
        (
            "id,rating,games\n",
            &format!("{HEADINGS}B,100,1/2-1/2,,,1900\n007,20,1/2-1/2,,,1900\n3,A,1/2-1/2,,,1900\n"),
            None,
            "3,1900,1,0 | 20,1900,1,0 | 100,1900,1,0 | 007,1900,1,0 | A,1900,1,0 | B,1900,1,0",
        ),
        // Who is not on the list with fewer than 12 games may be in the history.
        (
            "id,rating,games\n1,2000,99\n",
            &format!("{HEADINGS}2,1,1/2-1/2,,2200,1900\n"),
            Some(&format!("{HEADINGS}2,3,1/2-1/2,,1800,1900\n1,2,1/2-1/2,2000,,1900\n")),
            "1,1997,100,1 | 2,2000,3,0",
        ),
    ];
    for (list, games, history, expected) in cases {
        let found = answer(list.as_bytes(), games.as_bytes(), history.map(str::as_bytes));
        assert_eq!(found, *expected, "{list:?} {games:?}");
    }
}

/// Every row that cannot be read, by its line and column.
#[test]
fn bad_rows_are_named() {
    let list = |row: &str| {
        answer(format!("id,rating,games\n{row}\n").as_bytes(), HEADINGS.as_bytes(), None)
    };
    let lists = [
        (",2000,30", "id: the name is empty"),
        ("1,2000", "games: the field is missing"),
        ("1,2000,", "games: “” is no number of games"),
        ("1,2000,-1", "games: “-1” is no number of games"),
        ("1,2000,1234567890", "games: “1234567890” is no number of games"),
        ("1,2000.5,30", "rating: “2000.5” is no rating"),
        ("1,0,30", "rating: “0” is no rating"),
        ("1,20000,30", "rating: “20000” is no rating"),
        (
            "1,2000,30,1",
            "4: the row has 4 fields, the headings are 3; a comma in a name needs quotes",
        ),
    ];
    for (row, expected) in lists {
        assert_eq!(list(row), format!("List line 2, column {expected}"), "{row}");
    }
    let games =
        |row: &str| answer(b"id,rating,games\n", format!("{HEADINGS}\n{row}\n").as_bytes(), None);
    let rows = [
        ("1,1,1-0,,,1900", "black: “1” plays against themselves"),
        ("1,,1-0,,,1900", "black: the name is empty"),
        ("1,2,*,,,1900", "result: “*” is none of 1-0, 0-1 and 1/2-1/2"),
        ("1,2,0-0,,,1900", "result: “0-0” is none of 1-0, 0-1 and 1/2-1/2"),
        ("1,2,1-0,P,,1900", "white_start: “P” is no rating"),
        ("1,2,1-0,,1800P,1900", "black_start: “1800P” is no rating"),
        ("1,2,1-0,,,", "level: an unrated player needs the level of the event"),
        ("1,2,1-0,2000,,", "level: an unrated player needs the level of the event"),
        ("1,2,1-0,2000,2000,high", "level: “high” is no rating and no kind of event that has one"),
        ("1,2,1-0,2000,2000", "level: the field is missing"),
    ];
    for (row, expected) in rows {
        assert_eq!(games(row), format!("Games line 3, column {expected}"), "{row}");
    }
    let bad_history = answer(b"id,rating,games\n", HEADINGS.as_bytes(), Some(b"white\n"));
    assert!(bad_history.starts_with("History line 1, column black: there is no such column"));
    let latin = answer(b"id,rating,games\nNov\xe1k,,0\n", HEADINGS.as_bytes(), None);
    assert_eq!(latin, "List line 2, column id: it is not UTF-8");
}

/// A large file is read in parts, and one with a quotation mark as a whole: the same list, and the
/// same faults on the same lines.
#[test]
fn a_large_file_is_read_in_parts() {
    let list = "id,rating,games\n3,2000,40\n1,2100,20\n2,2400,90\n";
    let mut dice = Dice::new(3);
    let rows = 60_000;
    let mut games = HEADINGS.to_owned();
    for row in 0..rows {
        // Some are new, by number or by name, in one part or in both; some lines are empty.
        let white = match dice.below(50) {
            0 => format!("new {}", dice.below(rows / 4)),
            1 => (5_000 + dice.below(rows / 4)).to_string(),
            _ => (1 + dice.below(3)).to_string(),
        };
        let result = dice.pick(&["1-0", "1/2-1/2", "0-1"]);
        let end = if dice.happens(1) { "\n\n" } else { "\n" };
        games +=
            &format!("{white},{},{result},{},,1900{end}", 9_000 + row % 700, 1_500 + row % 900);
    }
    assert!(games.len() > 1_000_000, "several parts: {}", games.len());
    let whole = games.replacen("white", "\"white\"", 1);
    let one = answer(list.as_bytes(), games.as_bytes(), None);
    assert!(one.starts_with("3,") && one.contains("new 1"), "{}", &one[..200]);
    assert_eq!(one, answer(list.as_bytes(), whole.as_bytes(), None));
    let wrong = |text: &str| text.replace(",1/2-1/2,1777,", ",?,1777,");
    let faults = answer(list.as_bytes(), wrong(&games).as_bytes(), None);
    assert!(faults.split(" | ").count() > 10, "{faults}");
    assert_eq!(faults, answer(list.as_bytes(), wrong(&whole).as_bytes(), None));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The same rows in another order, quoted or not: the same list.
    #[test]
    fn order_and_shape_play_no_part(
        (rows, shuffled) in prop::collection::vec(
            (0..8_u32, 1..8_u32, 0..3_usize, 1_500..2_500_u16), 0..60,
        ).prop_flat_map(|rows| (Just(rows.clone()), Just(rows).prop_shuffle())),
        quote in prop::sample::select(vec!["", "\""]),
        end in prop::sample::select(vec!["\n", "\r\n"]),
    ) {
        let list = "id,rating,games\n3,2000,40\n1,2100,20\n2,2400,90\n";
        let file = |rows: &[(u32, u32, usize, u16)], quote: &str, end: &str| {
            let mut text = HEADINGS.replace('\n', end);
            for (white, ahead, result, start) in rows {
                let result = ["1-0", "1/2-1/2", "0-1"][*result];
                let black = (white + ahead) % 8;
                text += &format!("{quote}{white}{quote},{black},{result},{start},,1900{end}");
            }
            text
        };
        let (one, other) = (file(&rows, "", "\n"), file(&shuffled, quote, end));
        let history = Some(one.as_bytes());
        prop_assert_eq!(
            answer(list.as_bytes(), one.as_bytes(), history),
            answer(list.as_bytes(), other.as_bytes(), history)
        );
    }

    /// Bytes at random behind the headings: a list or faults on lines that exist, no panic.
    #[test]
    fn any_bytes_are_answered(
        bytes in prop::collection::vec(
            prop::sample::select(b"12,\"\n\r10-/2*A \xe1\0".to_vec()), 0..120),
    ) {
        let [list, games] = ["id,rating,games\n", HEADINGS].map(|headings| {
            let mut file = headings.as_bytes().to_vec();
            file.extend(&bytes);
            file
        });
        let lines = bytes.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() + 2;
        if let Err(faults) = read_input(RuleSet::Sks, &list, &games, Some(&games)) {
            prop_assert!(!faults.is_empty());
            prop_assert!(faults.iter().all(|(_, fault)| (2..=lines).contains(&fault.line)));
        }
    }
}
