//! What the auditor has to find: single answers of a year, falsified one at a time. A result is swapped, a rating
//! is one too high, a section too small, an entry comes too early.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tests::DAY;

use super::auditor::Auditor;

/// A lie: the row that it breaks, the record in which it can be told, and how. It says whether it could.
struct Lie {
    row: &'static str,
    what: &'static str,
    tell: fn(&mut Value) -> bool,
}

const fn lie(row: &'static str, what: &'static str, tell: fn(&mut Value) -> bool) -> Lie {
    Lie { row, what, tell }
}

/// Rows by which something was refused in every year, or in every other one: as if it had been allowed.
const REFUSALS: [&str; 30] = [
    "TR-2.3",
    "TR-3.5",
    "TR-6",
    "TR-12",
    "TR-12.6-12.9",
    "TR-1.0.4",
    "TR-2.1-2.2",
    "TR-3.1-3.4",
    "TR-4.1-4.2",
    "TR-1.5",
    "TR-1.6",
    "RAT-11",
    "SKS-1.5",
    "SKS-8",
    "TR-9.2",
    "TR-1.0.5",
    "TR-2.4",
    "TR-2.5",
    "TR-2.6",
    "TR-4.3",
    "TR-4.4",
    "TR-0.2",
    "TR-4.5",
    "TR-8.4",
    "TR-8.3",
    "TR-1.0.10",
    "TR-4.7",
    "LAW-13.3.2",
    "NORM-1",
    "SKS-7.4",
];

/// Rows that not every year of an ordinary run refuses by.
const SELDOM: [&str; 3] = ["LAW-13.3.2", "SKS-7.4", "TR-8.3"];

fn line_of(record: &mut Value) -> Option<&mut Value> {
    record["section"]["players"].as_array_mut()?.first_mut()
}

/// One more of a number, where there is one.
fn raise(value: &mut Value) -> bool {
    let Some(number) = value.as_i64() else { return false };
    *value = json!(number + 1);
    true
}

/// A year later, where there is a date.
fn later(value: &mut Value) -> bool {
    let Some(text) = value.as_str().filter(|text| text.len() >= 10) else { return false };
    let year: i64 = text[..4].parse().expect("a year");
    *value = json!(format!("{}{}", year + 1, &text[4..]));
    true
}

/// A section without its last player.
fn shrink(record: &mut Value) -> bool {
    let Some(players) = record["section"]["players"].as_array_mut() else { return false };
    players.pop();
    for line in players {
        line["cells"].as_array_mut().expect("cells").pop();
    }
    true
}

/// The first game of a page that these letters stand beside, for White and Black.
fn cells(record: &mut Value, flag: &Value, change: fn(&mut Value)) -> bool {
    let players = record["section"]["players"].as_array_mut().expect("players");
    let mut game = Value::Null;
    for cell in players.iter_mut().flat_map(|line| line["cells"].as_array_mut().expect("cells")) {
        for cell in cell.as_array_mut().expect("games") {
            let there = cell["flag"] == *flag && cell["half_points"] != 1;
            if there && !cell["half_points"].is_null() && (game.is_null() || game == cell["game"]) {
                game = cell["game"].clone();
                change(cell);
            }
        }
    }
    !game.is_null()
}

fn swap(cell: &mut Value) {
    cell["half_points"] = json!(2 - cell["half_points"].as_i64().expect("points"));
}

fn unflag(cell: &mut Value) {
    cell["flag"] = Value::Null;
}

fn early(cell: &mut Value) {
    cell["ended_at"] = json!("2026-01-02T00:00:00Z");
}

/// Somebody has White against everybody.
fn whiten(record: &mut Value) -> bool {
    let players = record["section"]["players"].as_array_mut().expect("players");
    for (number, line) in players.iter_mut().enumerate() {
        for (other, games) in line["cells"].as_array_mut().expect("cells").iter_mut().enumerate() {
            for cell in games.as_array_mut().expect("games") {
                match (number, other) {
                    (0, _) => cell["color"] = json!("white"),
                    (_, 0) => cell["color"] = json!("black"),
                    _ => {}
                }
            }
        }
    }
    true
}

/// The rating of the first who has one.
fn rate(record: &mut Value) -> bool {
    let players = record["section"]["players"].as_array_mut().expect("players");
    players.iter_mut().any(|line| raise(&mut line["player"]["rating"]))
}

/// The level of the first who has one.
fn level(record: &mut Value) -> bool {
    let players = record["section"]["players"].as_array_mut().expect("players");
    let mut assumed = players.iter_mut().map(|line| &mut line["assumed"]);
    assumed.any(|assumed| assumed["mark"] == "P" && raise(&mut assumed["rating"]))
}

/// A member of the explanations of a list, of those that a method made.
fn why(record: &mut Value, method: &str, change: impl Fn(&mut Value) -> bool) -> bool {
    let all = record["why"].as_object_mut().expect("explanations");
    all.values_mut().any(|why| why["method"] == method && change(why))
}

fn first(value: &mut Value) -> &mut Value {
    let list = value.as_array_mut().expect("a list");
    list.first_mut().expect("a line")
}

fn case(record: &mut Value, award: &str) -> bool {
    let cases = record["cases"].as_array_mut().expect("cases");
    cases.push(json!({ "grounds": "norms", "award": award, "player": { "id": 70 } }));
    true
}

fn remark(record: &mut Value) -> bool {
    let Some(remarks) = record["remarks"].as_array_mut() else { return false };
    remarks.push(json!({ "code": "unusual_size" }));
    true
}

/// How long somebody who has left so may not enter.
fn until(record: &mut Value, kind: &str) -> bool {
    record["kind"] == kind && later(&mut record["json"]["withdrawal"]["suspended_until"])
}

/// Everything that is falsified beside refusals.
#[rustfmt::skip]
const LIES: &[Lie] = &[
    lie("TR-2.1-2.2", "started", shrink),
    lie("TR-4.1-4.2", "started", shrink),
    lie("TR-0.3", "started", whiten),
    lie("TR-4.1-4.2", "started", whiten),
    lie("TR-9.4", "started", rate),
    lie("RAT-11", "started", level),
    lie("SKS-1.5", "started", level),
    lie("TR-1.1.3", "proposed", remark),
    lie("TR-1.2.2", "proposed", remark),
    lie("TR-1.3.2", "proposed", remark),
    lie("TR-1.4.2", "proposed", remark),
    lie("TR-1.5", "proposed", remark),
    lie("NORM-2", "started", |it| raise(&mut it["section"]["norms"][0]["average"])),
    lie("NORM-3", "started", |it| {
        raise(it["section"]["norms"][0]["norms"].get_mut(0).and_then(|it| it.get_mut("half_points")).unwrap_or(&mut Value::Null))
    }),
    lie("NORM-1", "started", |it| {
        let offered = it["section"]["norms"][0]["norms"].as_array_mut();
        offered.is_some_and(|offered| { let some = !offered.is_empty(); offered.clear(); some })
    }),
    lie("TR-10.4", "started", |it| raise(&mut it["section"]["norms"][0]["grandmasters"])),
    lie("NORM-4a", "table", |it| {
        it["section"]["norms"][0]["withdrawn"] != 0 && raise(&mut it["section"]["norms"][0]["average"])
    }),
    lie("LAW-12.1", "table", |it| cells(it, &Value::Null, swap)),
    lie("LAW-6.7", "table", |it| cells(it, &json!("E"), swap)),
    lie("LAW-6.7", "table", |it| cells(it, &json!("E"), early)),
    lie("LAW-6.8", "table", |it| cells(it, &json!("E"), early)),
    lie("SKS-7.5", "table", |it| cells(it, &json!("D"), unflag)),
    lie("SKS-7.3", "table", |it| cells(it, &json!("A"), unflag)),
    lie("SKS-7.3", "table", |it| cells(it, &json!("C"), unflag)),
    lie("LAW-12.1", "table", |it| line_of(it).is_some_and(|line| raise(&mut line["half_points"]))),
    lie("SKS-6.1", "table", |it| line_of(it).is_some_and(|line| raise(&mut line["half_points"]))),
    lie("TR-7.2", "table", |it| line_of(it).is_some_and(|line| raise(&mut line["quarter_sb"]))),
    lie("SKS-6.2", "table", |it| line_of(it).is_some_and(|line| raise(&mut line["quarter_sb"]))),
    lie("TR-7.2", "table", |it| line_of(it).is_some_and(|line| raise(&mut line["wins"]))),
    lie("TR-7.5", "table", |it| line_of(it).is_some_and(|line| raise(&mut line["place"]))),
    lie("SKS-6.2", "table", |it| line_of(it).is_some_and(|line| raise(&mut line["place"]))),
    lie("TR-10.0.3", "finished", |it| {
        let Some(norms) = it["norms"].as_object_mut() else { return false };
        norms.values_mut().any(|made| made.as_array_mut().is_some_and(|made| made.pop().is_some()))
    }),
    lie("TR-10.4", "cases", |it| case(it, "GM")),
    lie("TR-10.5", "cases", |it| case(it, "SIM")),
    lie("TR-10.6", "cases", |it| case(it, "IM")),
    lie("TR-10.7", "cases", |it| case(it, "CCM")),
    lie("TR-10.8", "cases", |it| case(it, "CCE")),
    lie("TR-12", "report", |it| it["json"]["approved"].as_array_mut().is_some_and(|all| all.pop().is_some())),
    lie("TR-8.3", "withdrew", |it| until(it, "accepted")),
    lie("TR-8.4", "withdrew", |it| until(it, "unaccepted")),
    lie("TR-8.5", "withdrew", |it| until(it, "silent")),
    lie("LAW-13.3.2", "suspended", |it| later(&mut it["json"]["suspensions"][0]["until"])),
    lie("TR-8.6", "settled", |it| later(&mut it["json"]["deposit"]["refunded_at"])),
    lie("TR-9.5", "entered", |it| raise(&mut it["profile"]["ratings"][0]["rating"])),
    lie("TR-9.5", "list", |it| { it["at"] = json!(it["at"].as_i64().expect("a time") - 30 * DAY); true }),
    lie("RAT-17", "list", |it| raise(&mut first(&mut it["rows"])["player"]["rating"])),
    lie("RAT-17", "list", |it| raise(&mut first(&mut it["rows"])["games"])),
    lie("TR-9.6", "list", |it| it["rows"].as_array_mut().is_some_and(|rows| rows.pop().is_some())),
    lie("TR-9.3", "list", |it| {
        let row = first(&mut it["rows"]);
        row["fixed"] = json!(row["fixed"] != true);
        true
    }),
    lie("SKS-1.7", "list", |it| { first(&mut it["rows"])["status"] = json!("inactive"); true }),
    lie("RAT-6", "list", |it| why(it, "changes", |why| raise(&mut why["new"]["rating"]))),
    lie("RAT-14", "list", |it| why(it, "first", |why| raise(&mut why["new"]["rating"]))),
    lie("RAT-15", "list", |it| why(it, "all_games", |why| raise(&mut why["new"]["rating"]))),
    lie("RAT-9", "list", |it| why(it, "changes", |why| { why["k"]["k"] = json!("11.5"); true })),
    lie("RAT-8", "list", |it| why(it, "changes", |why| { first(&mut why["games"])["expected"] = json!("0.005"); true })),
    lie("RAT-7", "list", |it| why(it, "changes", |why| { first(&mut why["games"])["change"] = json!("99"); true })),
    lie("RAT-12", "list", |it| why(it, "changes", |why| why["games"].as_array_mut().expect("games").pop().is_some())),
    lie("TR-9.4", "list", |it| why(it, "changes", |why| raise(&mut first(&mut why["games"])["opponent_rating"]))),
];

/// Tells the lies, and knows which were found.
#[derive(Default)]
pub(super) struct Liar {
    /// Lies by their place in [`LIES`] that were told and found.
    told: BTreeSet<usize>,
    /// Rows whose refusals were told as if they had been none.
    allowed: BTreeSet<&'static str>,
}

impl Liar {
    /// Together with those of another year.
    pub(super) fn and(&mut self, other: Liar) {
        self.told.extend(other.told);
        self.allowed.extend(other.allowed);
    }

    /// Goes through a year once more, and lies wherever that is possible for the first time.
    pub(super) fn hear(&mut self, seed: u64, diary: &[Value]) {
        let mut auditor = Auditor::default();
        for record in diary {
            for (place, lie) in LIES.iter().enumerate() {
                if record["what"] != lie.what || self.told.contains(&place) {
                    continue;
                }
                let mut false_one = record.clone();
                if (lie.tell)(&mut false_one) && found(&auditor, &false_one, seed).contains(lie.row)
                {
                    self.told.insert(place);
                }
            }
            self.allow(&auditor, record, seed);
            auditor.hear(record);
        }
        assert!(auditor.differences.is_empty(), "seed {seed}: told the truth");
    }

    /// What was refused by a row, as if it had not been.
    fn allow(&mut self, auditor: &Auditor, record: &Value, seed: u64) {
        let rule = REFUSALS.iter().find(|row| record["rule"] == **row);
        let Some(row) = rule.filter(|row| !self.allowed.contains(**row)) else { return };
        let mut false_one = record.clone();
        false_one["status"] = json!(200);
        (false_one["rule"], false_one["code"]) = (Value::Null, Value::Null);
        false_one["json"] = json!({ "id": 999_999, "sections": [] });
        if found(auditor, &false_one, seed).contains(*row) {
            self.allowed.insert(row);
        }
    }

    /// Nothing is left that no year has shown the auditor to find; but for what happens seldom.
    pub(super) fn finish(&self) {
        let untold = LIES.iter().enumerate().filter(|(place, _)| !self.told.contains(place));
        let untold: Vec<_> = untold.map(|(_, lie)| (lie.row, lie.what)).collect();
        assert!(untold.is_empty(), "not found, or never told: {untold:?}");
        let refused = REFUSALS.iter().filter(|row| !self.allowed.contains(**row));
        let refused: Vec<_> = refused.filter(|row| !SELDOM.contains(row)).collect();
        assert!(refused.is_empty(), "nothing was refused by: {refused:?}");
    }
}

/// The rows that an auditor names who hears this.
fn found(auditor: &Auditor, record: &Value, seed: u64) -> BTreeSet<String> {
    let mut auditor = auditor.clone();
    auditor.hear(record);
    assert!(!auditor.differences.is_empty(), "seed {seed}: not noticed: {record}");
    auditor.differences.into_iter().map(|difference| difference.row).collect()
}
