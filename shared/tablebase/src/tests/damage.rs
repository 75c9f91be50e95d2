//! Damaged tables: what is noticed is an error that names the table. A table that is cut off never
//! gives a wrong verdict; one whose bytes were changed may.

use std::path::Path;

use rules::TableVerdict::{Draw, Loss, Win};
use rules::{TableAnswer, TableVerdict};
use tempfile::TempDir;

use super::{position, tables};
use crate::{Error, Tablebase};

/// What is damaged and what is asked: without pawns and with them, and two verdicts each.
const CASES: [(&str, [(&str, TableVerdict); 2]); 2] = [
    ("KQvK", [("8/8/8/8/8/2k5/8/K6Q w - - 0 1", Win), ("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", Draw)]),
    (
        "KPvK",
        [("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", Draw), ("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1", Loss)],
    ),
];

/// Lengths to which a table is cut: each that a table can have, and some others.
fn shorter(whole: &[u8]) -> impl Iterator<Item = usize> {
    (0..whole.len()).filter(|length| length % 64 == 16 || length % 29 == 0)
}

type Answer = Result<TableAnswer, Error>;

/// A folder with one table of these bytes.
fn folder_of(table: &str, bytes: &[u8]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join(format!("{table}.rtbw")), bytes).expect("a table");
    folder
}

/// What comes of asking, the opening included.
async fn ask(folder: &Path, fen: &str) -> Answer {
    Tablebase::folder(folder)?.probe(&position(fen)).await
}

#[track_caller]
fn names(table: &str, answer: &Answer) {
    match answer {
        Err(Error::Table { table: named, reason }) => {
            assert_eq!(named, table);
            assert!(!reason.is_empty());
        }
        other => panic!("{table}: {other:?}"),
    }
}

/// What is missing is missed, and what is still there is right.
#[tokio::test]
async fn a_table_cut_off_anywhere_says_nothing_wrong() {
    let Some(tables) = tables() else { return };
    let (mut errors, mut verdicts) = (0, 0);
    for (table, questions) in CASES {
        let bytes = std::fs::read(tables.join(format!("{table}.rtbw"))).expect("a table");
        for length in shorter(&bytes) {
            let folder = folder_of(table, &bytes[..length]);
            for (fen, expected) in questions {
                match ask(folder.path(), fen).await {
                    Ok(found) => {
                        assert_eq!(found, Ok(expected), "{table} cut to {length}");
                        verdicts += 1;
                    }
                    error => {
                        names(table, &error);
                        errors += 1;
                    }
                }
            }
        }
    }
    assert!(errors > 0 && verdicts > 0, "{errors} errors, {verdicts} verdicts");
}

/// What is not noticed: the library may find nothing wrong with a changed byte, and then the verdict
/// may be wrong. Nothing worse comes of it.
#[tokio::test]
async fn a_table_with_a_changed_byte_is_an_error_or_lies() {
    let Some(tables) = tables() else { return };
    let (mut errors, mut lies) = (0, 0);
    for (table, questions) in CASES {
        let whole = std::fs::read(tables.join(format!("{table}.rtbw"))).expect("a table");
        for at in 0..whole.len().min(512) {
            for change in [0x01, 0x80, 0xff] {
                let mut bytes = whole.clone();
                bytes[at] ^= change;
                let folder = folder_of(table, &bytes);
                for (fen, expected) in questions {
                    match ask(folder.path(), fen).await {
                        Ok(found) => lies += usize::from(found != Ok(expected)),
                        error => {
                            names(table, &error);
                            errors += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(errors > 0 && lies > 0, "{errors} errors, {lies} lies");
}

/// A table under another's name, and one that is gone since the folder was opened.
#[tokio::test]
async fn a_table_that_is_not_what_its_name_says_is_an_error() {
    let Some(tables) = tables() else { return };
    let (_, questions) = CASES[0];
    let rook = std::fs::read(tables.join("KRvK.rtbw")).expect("a table");
    let folder = folder_of("KQvK", &rook);
    names("KQvK", &ask(folder.path(), questions[0].0).await);
    let distances = std::fs::read(tables.join("KQvK.rtbz")).expect("a table");
    let folder = folder_of("KQvK", &distances);
    names("KQvK", &ask(folder.path(), questions[0].0).await);

    let opened = Tablebase::folder(folder.path()).expect("a folder");
    std::fs::remove_file(folder.path().join("KQvK.rtbw")).expect("a file");
    names("KQvK", &opened.probe(&position(questions[0].0)).await);
    // Put right, it is used without opening the folder again.
    std::fs::copy(tables.join("KQvK.rtbw"), folder.path().join("KQvK.rtbw")).expect("a table");
    let answer = opened.probe(&position(questions[0].0)).await;
    assert!(matches!(answer, Ok(Ok(Win))), "{answer:?}");
}
