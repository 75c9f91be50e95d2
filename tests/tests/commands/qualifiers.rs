//! `posthorn qualifiers`: tables of sections, and who is qualified by them (TR-1.0.6, TR-1.1.1d, TR-1.1.2).

use std::fs;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tests::server::binary;

/// A finished Master Class section, numbered 7, in which whoever has the lower number wins.
fn master_class(players: u32) -> Value {
    let cell = |own: u32, other: u32| {
        json!({
            "game": 1, "color": if own < other { "white" } else { "black" },
            "half_points": if own < other { 2 } else { 0 }, "flag": null,
            "ended_at": "2027-03-31T12:00:00Z", "may_see": true
        })
    };
    let line = |own: u32| {
        let cells: Vec<Value> = (1..=players)
            .map(|other| if own == other { json!([]) } else { json!([cell(own, other)]) })
            .collect();
        json!({ "player": { "id": own }, "withdrew_silently": own == 1, "cells": cells })
    };
    json!({
        "id": 7, "event": 1, "stage": "master_class", "starts_at": "2026-01-01T00:00:00Z",
        "tie_breaks": ["wins", "sonneborn_berger"], "norms": [],
        "winner_alone_advances": false,
        "players": (1..=players).map(line).collect::<Vec<_>>()
    })
}

fn run(name: &str, file: &str, more: &[&str]) -> Output {
    let folder = std::env::temp_dir().join(format!("qualifiers-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("table.json");
    fs::write(&path, file).expect("a file");
    let output = Command::new(binary()).arg("qualifiers").arg(&path).args(more).output();
    fs::remove_dir_all(&folder).expect("gone");
    output.expect("an answer")
}

#[test]
fn results_are_read_and_judged() {
    let table = master_class(11).to_string();
    let lines = |on: &str| {
        let output = run(on, &table, &["--on", on]);
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    // The winner has withdrawn silently: nobody else has won (TR-8.5).
    let half = "\
stage,id,article,part,sections,ended_on,until
world_championship_preliminary,2,TR-1.1.2,half,7,2027-03-31,2030-03-31
";
    assert_eq!(lines("2030-03-31"), half);
    assert_eq!(lines("2030-04-01"), "stage,id,article,part,sections,ended_on,until\n");
}

#[test]
fn what_is_wrong_is_said() {
    let table = master_class(3);
    let mut one_sided = table.clone();
    one_sided["players"][0]["cells"][1] = json!([]);
    let mut flagged = table.clone();
    flagged["players"][0]["cells"][1][0]["flag"] = json!("X");
    for (name, file, error) in [
        ("none", "{".to_owned(), "this is no section’s table"),
        ("one-sided", one_sided.to_string(), "a game has no other side"),
        ("flag", flagged.to_string(), "there is no flag “X”"),
    ] {
        let output = run(name, &file, &["--on", "2027-04-01"]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains(error), "{told}");
    }
}
