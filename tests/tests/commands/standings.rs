//! `posthorn standings`: a file of results and the table that comes of it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use posthorn::standings::{read_results, write_table};
use proptest::prelude::*;
use rules::tournament::RuleSet;
use tests::server::binary;

/// The table worked by hand in `standings.rs`, with names. TR-7.2 and SKS-6.2 order it differently.
const SEVEN: &str = "\
white,black,result,flag
\"Adam, Jan\",\"Brož, Jiří\",1/2-1/2,
\"Adam, Jan\",Cibulka,1/2-1/2,
\"Adam, Jan\",Dvořák,0-1,
\"Adam, Jan\",Eben,1/2-1/2,
\"Adam, Jan\",Fiala,1/2-1/2,
\"Adam, Jan\",Goth,1/2-1/2,
\"Brož, Jiří\",Cibulka,0-1,E
\"Brož, Jiří\",Dvořák,0-1,D
\"Brož, Jiří\",Eben,1/2-1/2,
\"Brož, Jiří\",Fiala,0-1,A
\"Brož, Jiří\",Goth,0-1,
Cibulka,Dvořák,1/2-1/2,
Cibulka,Eben,1-0,
Cibulka,Fiala,1/2-1/2,
Cibulka,Goth,1/2-1/2,
Dvořák,Eben,1/2-1/2,
Dvořák,Fiala,1/2-1/2,
Dvořák,Goth,0-1,
Eben,Fiala,0-1,
Eben,Goth,1-0,
Fiala,Goth,1/2-1/2,
";

const SEVEN_ICCF: &str = "\
place,player,score,wins,sb
1,Cibulka,4,2,10.25
1,Fiala,4,2,10.25
3,Goth,3.5,2,9.75
4,Dvořák,3.5,2,8.75
5,Eben,2.5,1,7
6,\"Adam, Jan\",2.5,0,7.5
7,\"Brož, Jiří\",1,0,2.5
";

const SEVEN_SKS: &str = "\
place,player,score,wins,sb
1,Cibulka,4,2,10.25
1,Fiala,4,2,10.25
3,Goth,3.5,2,9.75
4,Dvořák,3.5,2,8.75
5,\"Adam, Jan\",2.5,0,7.5
6,Eben,2.5,1,7
7,\"Brož, Jiří\",1,0,2.5
";

/// The lines of a table behind its headings, or the faults, joined by ` | `.
fn answer(file: &[u8]) -> String {
    let lines: Vec<String> = match read_results(file) {
        Ok(results) => {
            let table = write_table(&results, RuleSet::Iccf).expect("a table in memory");
            let table = String::from_utf8(table).expect("UTF-8");
            let rows = table.strip_prefix("place,player,score,wins,sb\n").expect("the headings");
            rows.lines().map(str::to_owned).collect()
        }
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    };
    lines.join(" | ")
}

/// Runs the program as an official does.
fn posthorn(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(binary())
        .arg("standings")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses its arguments has not waited for the input.
    let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

#[track_caller]
pub(crate) fn check_run(arguments: &[&str], input: &str, status: i32, stdout: &str, stderr: &str) {
    let output = posthorn(arguments, input);
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    assert_eq!(text(output.stderr), stderr, "{arguments:?}");
    assert_eq!(text(output.stdout), stdout, "{arguments:?}");
    assert_eq!(output.status.code(), Some(status), "{arguments:?}");
}

/// TR-7.2, SKS-6.2: the program, from a file and from its standard input.
#[test]
fn the_program_prints_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.csv");
    std::fs::write(&path, SEVEN).expect("a file");
    let path = path.to_str().expect("a path in UTF-8");
    check_run(&[path, "--rule-set", "iccf"], "", 0, SEVEN_ICCF, "");
    check_run(&["--rule-set=sks", path], "", 0, SEVEN_SKS, "");
    check_run(&["-", "--rule-set", "sks"], SEVEN, 0, SEVEN_SKS, "");
    // ICCF's where nobody says.
    check_run(&["-"], SEVEN, 0, SEVEN_ICCF, "");
    let other = "round,white,black,result\n1,A,B,1-0\n";
    let table = "place,player,score,wins,sb\n1,A,1,1,0\n2,B,0,0,0\n";
    check_run(&["-"], other, 0, table, "posthorn: the column “round” is not read\n");
}

/// What is wrong stands on the standard error, with status 2, and there is no table.
#[test]
fn the_program_says_what_is_wrong() {
    let bad = "white,black,result,flag\nA,B,1-0,\nA,C,2-0,\nB,B,1-0,\nC,B,0-1,X\n";
    let faults = "line 3, column result: “2-0” is none of 1-0, 0-1, 1/2-1/2, 0-0 and *\n\
                  line 4, column black: “B” plays against themselves\n\
                  line 5, column flag: “X” is none of A, E, D and C\n";
    check_run(&["-", "--rule-set", "iccf"], bad, 2, "", faults);
    let missing = posthorn(&["/nowhere/results.csv", "--rule-set", "iccf"], "");
    assert_eq!((missing.status.code(), missing.stdout.len()), (Some(2), 0));
    let text = String::from_utf8(missing.stderr).expect("UTF-8");
    assert!(text.starts_with("posthorn: /nowhere/results.csv: "), "{text}");
    let unknown = posthorn(&["-", "--rule-set", "fide"], SEVEN);
    assert_eq!((unknown.status.code(), unknown.stdout.len()), (Some(2), 0));
    let text = String::from_utf8(unknown.stderr).expect("UTF-8");
    assert!(text.contains("iccf, sks"), "{text}");
}

/// LAW-12.2, TR-7.5: what a file may look like, and the table behind its headings.
#[test]
fn files_come_in_many_shapes() {
    let cases: &[(&str, &str)] = &[
        ("white,black,result\nA,B,1-0\n", "1,A,1,1,0 | 2,B,0,0,0"),
        ("white,black,result\nA,B,1-0", "1,A,1,1,0 | 2,B,0,0,0"),
        ("flag,result,black,white\n,1-0,B,A\n", "1,A,1,1,0 | 2,B,0,0,0"),
        ("White, Black ,RESULT\n A , B,1-0 \n", "1,A,1,1,0 | 2,B,0,0,0"),
        ("\u{feff}white,black,result\r\nA,B,1-0\r\n", "1,A,1,1,0 | 2,B,0,0,0"),
        ("\u{feff}\"white\",\"black\",\"result\"\n\"A\",\"B\",\"1-0\"\n", "1,A,1,1,0 | 2,B,0,0,0"),
        ("white,black,result\rA,B,1-0\r", "1,A,1,1,0 | 2,B,0,0,0"),
        ("\n\nwhite,black,result\n\nA,B,1-0\n\n", "1,A,1,1,0 | 2,B,0,0,0"),
        // As spreadsheets write it where the comma is that of decimals.
        ("white;black;result\nA;B;1-0\n", "1,A,1,1,0 | 2,B,0,0,0"),
        ("\u{feff}white;black;result\r\nEk, O;\"A;B\";1-0\r\n", "1,\"Ek, O\",1,1,0 | 2,A;B,0,0,0"),
        // A semicolon that only a heading of ours and another has.
        ("white,black,result,note;more\nA,B;C,1-0,x\n", "1,A,1,1,0 | 2,B;C,0,0,0"),
        // Commas and quotation marks in names go out as they came in.
        (
            "white,black,result\n\"Ek, O\",\"J \"\"Joe\"\" B\",0-1\n",
            "1,\"J \"\"Joe\"\" B\",1,1,0 | 2,\"Ek, O\",0,0,0",
        ),
        // No game, or none that counts: players who appear stand in the table with nothing.
        ("white,black,result\n", ""),
        ("white,black,result\nB,A,*\n", "1,A,0,0,0 | 1,B,0,0,0"),
        ("white,black,result,flag\nB,A,1-0,C\nC,A,*,C\n", "1,A,0,0,0 | 1,B,0,0,0 | 1,C,0,0,0"),
        ("white,black,result,flag\nB,A,1-0,\nB,C,1-0,C\n", "1,B,1,1,0 | 2,A,0,0,0 | 2,C,0,0,0"),
        ("white,black,result,flag\nA,B,0-0,D\n", "1,A,0,0,0 | 1,B,0,0,0"),
        (
            "white,black,result,flag\nA,B,1-0,E\nC,D,0-1,A\nA,D,1/2-1/2, D \n",
            "1,A,1.5,1,0.75 | 1,D,1.5,1,0.75 | 3,B,0,0,0 | 3,C,0,0,0",
        ),
        // Names are told apart by every letter, and sorted by their letters in Unicode.
        ("white,black,result\nb,B,*\nČ,a,*\n", "1,B,0,0,0 | 1,a,0,0,0 | 1,b,0,0,0 | 1,Č,0,0,0"),
    ];
    for (file, expected) in cases {
        assert_eq!(answer(file.as_bytes()), *expected, "{file:?}");
    }
    // A place of two digits does not come before one of one.
    let rows: String = (1..=11).map(|n| format!("P{n:02},Z,{}\n", "1-0")).collect();
    let table = answer(format!("white,black,result\n{rows}").as_bytes());
    assert!(
        table.starts_with("1,P01,1,1,0 | 1,P02,") && table.ends_with(" | 12,Z,0,0,0"),
        "{table}"
    );
}

/// LAW-12.2: every row that cannot be read, by its line and column.
#[test]
fn bad_rows_are_named() {
    let result = |line, text| {
        format!("line {line}, column result: “{text}” is none of 1-0, 0-1, 1/2-1/2, 0-0 and *")
    };
    let column = |name| {
        format!("line 1, column {name}: there is no such column; the first line holds the headings")
    };
    let all = [column("white"), column("black"), column("result")].join(" | ");
    let many = "a comma in a name needs quotes";
    let broken = "the name has a line break or another control character in it";
    let cases: Vec<(&str, String)> = vec![
        ("", all.clone()),
        ("\n\n", all.clone()),
        ("A,B,1-0\n", all.clone()),
        ("white black result\nA B 1-0\n", all),
        ("white,result\nA,1-0\n", column("black")),
        ("white,black,result,White\n", "line 1, column White: it is there twice".into()),
        // No other scores than the normal ones.
        ("white,black,result\nA,B,3/4-1/4\n", result(2, "3/4-1/4")),
        ("white,black,result\nA,B,1-1\n", result(2, "1-1")),
        ("white,black,result\nA,B,1/2\n", result(2, "1/2")),
        ("white,black,result\nA,B,\n", result(2, "")),
        ("white,black,result,flag\nA,B,1-0,c\n",
         "line 2, column flag: “c” is none of A, E, D and C".into()),
        ("white,black,result,flag\nA,B,1-0,AE\n",
         "line 2, column flag: “AE” is none of A, E, D and C".into()),
        ("white,black,result\nA, A,1-0\n",
         "line 2, column black: “A” plays against themselves".into()),
        // A cancelled game is read like any other.
        ("white,black,result,flag\nA,A,?,C\n",
         format!("line 2, column black: “A” plays against themselves | {}", result(2, "?"))),
        ("white,black,result\n,B,1-0\nA,\" \",1-0\n",
         "line 2, column white: the name is empty | line 3, column black: the name is empty".into()),
        ("white,black,result,flag\nA,B\n",
         "line 2, column result: the field is missing | line 2, column flag: the field is missing"
             .into()),
        ("white,black,result\nNovák, Jan,B,1-0\n",
         format!("line 2, column 4: the row has 4 fields, the headings are 3; {many}")),
        ("white;black;result\nA;B;C;1-0\n",
         "line 2, column 4: the row has 4 fields, the headings are 3; a semicolon in a name needs quotes"
             .into()),
        // A quotation mark that is not closed swallows the rows behind it.
        ("result,white,black\n1-0,A,\"B\n0-1,C,D\n", format!("line 2, column black: {broken}")),
        // Rows are counted as lines of the file, empty ones and all ends of lines included.
        ("white,black,result\r\nA,B,1-0\r\n\r\nA,C,x\r\n", result(4, "x")),
        ("\n\nwhite,black,result\n\n\nA,B,x\n\nA,C,y\n",
         format!("{} | {}", result(6, "x"), result(8, "y"))),
        ("white,black,result\rA,B,1-0\rA,C,x\r", result(3, "x")),
        ("white,black,result,note\nA,B,1-0,\"two\nlines\"\nA,C,x,\n", result(4, "x")),
    ];
    for (file, expected) in cases {
        assert_eq!(answer(file.as_bytes()), expected, "{file:?}");
    }
    let latin = b"white,black,result\nA,Nov\xe1k,1-0\n";
    assert_eq!(answer(latin), "line 2, column black: it is not UTF-8");
}

/// A file's rows, players by number.
fn random_rows() -> impl Strategy<Value = Vec<(usize, usize, &'static str, &'static str)>> {
    let result = prop::sample::select(vec!["1-0", "0-1", "1/2-1/2", "1/2-1/2", "0-0", "*"]);
    let flag = prop::sample::select(vec!["", "", "", "A", "E", "D", "C"]);
    let row = (0..5_usize, 1..5_usize, result, flag)
        .prop_map(|(white, ahead, result, flag)| (white, (white + ahead) % 5, result, flag));
    prop::collection::vec(row, 0..25)
}

/// Names that need quotes, or none.
const NAMES: [&str; 5] = ["Anna", "Beck, Per", "O\"Hara", "Čapek", "-"];

/// A file with the columns in the order of `columns`, numbers into white, black, result and flag.
fn file(rows: &[(usize, usize, &str, &str)], columns: &[usize], quoted: bool, end: &str) -> String {
    let quote = |field: &str| match quoted || field.contains(['"', ',']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_owned(),
    };
    let line = |fields: [&str; 4]| {
        let fields: Vec<String> = columns.iter().map(|number| quote(fields[*number])).collect();
        format!("{}{end}", fields.join(","))
    };
    let mut text = line(["white", "black", "result", "flag"]);
    for (white, black, result, flag) in rows {
        text.push_str(&line([NAMES[*white], NAMES[*black], result, flag]));
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// The same games in another order, with other columns, quotes and line ends: the same table.
    #[test]
    fn shape_and_order_play_no_part(
        (rows, shuffled) in random_rows().prop_flat_map(|rows| {
            (Just(rows.clone()), Just(rows).prop_shuffle())
        }),
        columns in Just(vec![0, 1, 2, 3]).prop_shuffle(),
        quoted in any::<bool>(),
        end in prop::sample::select(vec!["\n", "\r\n", "\r"]),
    ) {
        let plain = answer(file(&rows, &[0, 1, 2, 3], false, "\n").as_bytes());
        prop_assert_eq!(answer(file(&shuffled, &columns, quoted, end).as_bytes()), plain);
    }

    /// One row made wrong: its line is named, wherever it stands, and no other.
    #[test]
    fn the_wrong_line_is_named(
        rows in random_rows(),
        pick in any::<prop::sample::Index>(),
        gap in 0..3_usize,
        end in prop::sample::select(vec!["\n", "\r\n", "\r"]),
    ) {
        prop_assume!(!rows.is_empty());
        let wrong = pick.index(rows.len());
        let mut rows = rows;
        rows[wrong].2 = "1:0";
        // Behind every row as many empty lines.
        let end = end.repeat(gap + 1);
        let line = (wrong + 1) * (gap + 1) + 1;
        let expected =
            format!("line {line}, column result: “1:0” is none of 1-0, 0-1, 1/2-1/2, 0-0 and *");
        prop_assert_eq!(answer(file(&rows, &[2, 0, 1, 3], false, &end).as_bytes()), expected);
    }

    /// Bytes at random behind the headings: a table or faults on lines that exist, no panic.
    #[test]
    fn any_bytes_are_answered(
        bytes in prop::collection::vec(
            prop::sample::select(b"AB,\"\n\r10-/2*C \xe1\0".to_vec()), 0..120),
    ) {
        let mut file = b"white,black,result,flag\n".to_vec();
        file.extend(&bytes);
        let lines = file.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() + 1;
        match read_results(&file) {
            Ok(results) => prop_assert!(write_table(&results, RuleSet::Iccf).is_ok()),
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                prop_assert!(faults.iter().all(|fault| (2..=lines).contains(&fault.line)));
            }
        }
    }
}
