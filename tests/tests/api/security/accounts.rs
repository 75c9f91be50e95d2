//! Who reaches accounts and passwords, of all functions, whatever is asked of them.

use std::collections::BTreeSet;

use store::Access;
use tests::{functions, may};

const READS: [&str; 3] = ["GetItem", "BatchGetItem", "Query"];
const WRITES: [&str; 3] = ["PutItem", "UpdateItem", "DeleteItem"];

/// The functions that may do one of these in a partition, and what they may do.
fn who(actions: &[&'static str], partition: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for function in functions() {
        for action in actions.iter().copied() {
            let access =
                Access { action, index: None, keys: vec![partition.to_owned()], seen: None };
            if may(function, &access) {
                found.insert(format!("{function} {action}"));
            }
        }
    }
    found
}

#[track_caller]
fn check(actions: &[&'static str], partition: &str, expected: &[&str]) {
    let expected = expected.iter().map(|it| (*it).to_owned()).collect();
    assert_eq!(who(actions, partition), expected, "{partition}");
}

/// The hash of a password is seen by sign-in alone; the schedule puts down what it moves.
#[test]
fn passwords_are_for_sign_in_alone() {
    check(&READS, "PASSWORD#7", &["sign-in BatchGetItem", "sign-in GetItem", "sign-in Query"]);
    let written =
        ["clock-tick PutItem", "sign-in DeleteItem", "sign-in PutItem", "sign-in UpdateItem"];
    check(&WRITES, "PASSWORD#7", &written);
    check(&["ConditionCheckItem"], "PASSWORD#7", &["sign-in ConditionCheckItem"]);
}

/// Whoever writes an account gives offices.
#[test]
fn accounts_are_written_by_few() {
    let written = [
        "clock-tick PutItem",
        "federations UpdateItem",
        "settings UpdateItem",
        "sign-in DeleteItem",
        "sign-in PutItem",
        "sign-in UpdateItem",
    ];
    check(&WRITES, "ACCOUNT#7", &written);
    // All ask who it is, but the one that nobody asks and that tells nobody anything.
    for partition in ["ACCOUNT#7", "ACCOUNTS", "P#7"] {
        let asking = who(&["GetItem"], partition);
        assert_eq!(asking.len(), functions().count() - 1, "{partition}");
        assert!(!asking.contains("build-archive GetItem"), "{partition}");
    }
}

/// Whether an account from before still is one is told by whoever moves them.
#[test]
fn the_end_of_the_search_is_told_by_few() {
    let told: BTreeSet<String> = who(&WRITES, "ACCOUNTS");
    let functions: BTreeSet<&str> = told.iter().filter_map(|it| it.split(' ').next()).collect();
    assert_eq!(functions, BTreeSet::from(["clock-tick", "sign-in"]));
}
