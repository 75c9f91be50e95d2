//! Each kind of damage to each file.

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use rusqlite::Connection;
use tests::server::{Server, binary};

use super::{copy, served};

const DATABASE: &str = "posthorn.db";
const KEYS: &str = "keys.json";
/// A page of SQLite.
const PAGE_BYTES: u64 = 4_096;

/// What is done to a file.
enum Damage {
    Missing,
    /// Nothing in it.
    Empty,
    /// So much of it is left, in parts of a hundred.
    Cut(u64),
    /// Something else in it.
    Holds(&'static str),
    /// A folder of its name.
    Folder,
    Mode(u32),
    /// What SQLite is told.
    Told(&'static str),
    /// Nothing but zeros in all pages but the first.
    Zeroed,
    /// Another server's, of the same name.
    Foreign,
}

impl Damage {
    fn to(&self, path: &Path, other: &Path) {
        match *self {
            Damage::Missing => fs::remove_file(path).expect("a file"),
            Damage::Empty => fs::write(path, "").expect("a file"),
            Damage::Cut(left) => {
                let file = fs::File::options().write(true).open(path).expect("a file");
                let size = file.metadata().expect("a size").len();
                file.set_len(size * left / 100).expect("a cut");
            }
            Damage::Holds(text) => fs::write(path, text).expect("a file"),
            Damage::Folder => {
                fs::remove_file(path).or_else(|_| fs::remove_dir(path)).unwrap_or_default();
                fs::create_dir(path).expect("a folder");
            }
            Damage::Mode(mode) => {
                fs::set_permissions(path, PermissionsExt::from_mode(mode)).expect("a mode");
            }
            Damage::Told(what) => {
                let database = Connection::open(path).expect("a database");
                database.execute_batch(what).expect("it is done");
            }
            Damage::Zeroed => {
                let mut file = fs::File::options().write(true).open(path).expect("a file");
                let size = file.metadata().expect("a size").len();
                file.seek(SeekFrom::Start(PAGE_BYTES)).expect("a place");
                let zeros = vec![0; usize::try_from(size - PAGE_BYTES).expect("a small file")];
                file.write_all(&zeros).expect("zeros");
            }
            Damage::Foreign => {
                let name = path.file_name().expect("a name");
                fs::copy(other.join(name), path).expect("a copy");
            }
        }
    }
}

const BACK: &str = "Put it back";
const AFRESH: &str = "keys.json away to start afresh";
const RESTORE: &str = "posthorn restore";
const RIGHTS: &str = "able to read and write it";

/// A file by its name, and what is done to it.
type Damaged = (&'static str, Damage);

/// The files that are damaged, the one that the refusal names, and what it says to do.
const CASES: [(&[Damaged], &str, &str); 27] = [
    (&[(DATABASE, Damage::Missing)], DATABASE, AFRESH),
    (&[(DATABASE, Damage::Empty)], DATABASE, AFRESH),
    (&[(DATABASE, Damage::Told("DELETE FROM _tables"))], DATABASE, AFRESH),
    (&[(DATABASE, Damage::Cut(50))], DATABASE, RESTORE),
    (&[(DATABASE, Damage::Holds("SQLite format 3\0"))], DATABASE, RESTORE),
    (&[(DATABASE, Damage::Zeroed)], DATABASE, RESTORE),
    (&[(DATABASE, Damage::Holds("a letter, and no database at all"))], DATABASE, "--data"),
    (
        &[(DATABASE, Damage::Missing), (DATABASE, Damage::Told("CREATE TABLE bookmarks (a)"))],
        DATABASE,
        "--data",
    ),
    (
        &[(
            DATABASE,
            Damage::Told("UPDATE _config SET value = '999' WHERE key = 'schema_version'"),
        )],
        DATABASE,
        "newer version",
    ),
    (&[(DATABASE, Damage::Mode(0))], DATABASE, RIGHTS),
    (&[(DATABASE, Damage::Mode(0o400))], DATABASE, RIGHTS),
    (&[(DATABASE, Damage::Folder)], DATABASE, RIGHTS),
    (
        &[
            (DATABASE, Damage::Missing),
            (KEYS, Damage::Missing),
            ("posthorn.db-wal", Damage::Holds("moves")),
        ],
        DATABASE,
        "posthorn.db-wal away to start afresh",
    ),
    (&[(KEYS, Damage::Missing)], KEYS, "posthorn keys replace"),
    (&[(KEYS, Damage::Empty)], KEYS, BACK),
    (&[(KEYS, Damage::Cut(50))], KEYS, BACK),
    (&[(KEYS, Damage::Holds("{}"))], KEYS, BACK),
    (
        &[(KEYS, Damage::Holds(r#"{"session":"a","postmark":"b","refresh":"c","push":"d"}"#))],
        KEYS,
        BACK,
    ),
    (&[(KEYS, Damage::Foreign)], KEYS, "not the keys that the table was made with"),
    (&[(KEYS, Damage::Mode(0))], KEYS, RIGHTS),
    (&[(KEYS, Damage::Folder)], KEYS, RIGHTS),
    (&[("lock", Damage::Mode(0))], "lock", RIGHTS),
    (&[("exports", Damage::Mode(0))], "exports", RIGHTS),
    (&[("", Damage::Mode(0))], "", RIGHTS),
    (&[("", Damage::Mode(0o500))], "", RIGHTS),
    // What is no damage.
    (&[("posthorn.db-shm", Damage::Empty)], "", ""),
    (&[("lock", Damage::Missing)], "", ""),
];

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_served_from_a_damaged_folder() {
    let (whole, other) =
        (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("one"));
    for folder in [&whole, &other] {
        served(folder.path()).await;
    }
    for (number, (damages, named, advice)) in CASES.iter().enumerate() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        copy(whole.path(), &data);
        for (name, damage) in *damages {
            damage.to(&data.join(name), other.path());
        }
        let (started, said) = Server::tried(&binary(), &data, &[]);
        let said = said.lines().last().unwrap_or_default().to_owned();
        let whole = advice.is_empty();
        println!("{said}");
        assert_eq!(started, whole, "case {number}: {said}");
        let path = if named.is_empty() { data.clone() } else { data.join(named) };
        let path = path.display().to_string();
        let fits = said.starts_with("posthorn: ") && said.contains(&path) && said.contains(advice);
        assert!(whole || fits, "case {number}: {said}");
        fs::set_permissions(&data, PermissionsExt::from_mode(0o700)).expect("a mode");
        let keys_are_missing = damages.iter().any(|it| matches!(it, (KEYS, Damage::Missing)));
        assert_eq!(data.join(KEYS).exists(), !keys_are_missing, "case {number}: keys were made");
    }
}

/// The demo's clock: from 0 on time would run backwards.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_clock_is_not_begun_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = ["--demo", "--time-travel"];
    Server::start_with(&binary(), folder.path(), &options, &[]).stop();
    let clock = folder.path().join("clock");
    for damage in [Damage::Empty, Damage::Holds("86 400"), Damage::Mode(0)] {
        if !clock.exists() {
            fs::write(&clock, "86400").expect("a file");
            assert!(Server::tried(&binary(), folder.path(), &options).0);
        }
        damage.to(&clock, folder.path());
        let refusal = Server::refusal(&binary(), folder.path(), &options);
        assert!(refusal.contains(&clock.display().to_string()), "{refusal}");
    }
}
