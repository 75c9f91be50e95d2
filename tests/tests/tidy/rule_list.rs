//! `shared/rules/RULES.csv` against the code and the tests that it names, and the other way round.

use std::collections::BTreeSet;

use crate::{none, read, sources};

const LIST: &str = "shared/rules/RULES.csv";
/// What the `enforced` column says where a rule waits for a later stage.
const NOT_YET: &str = "not yet: ";

struct Row {
    id: String,
    enforced: String,
    tested: String,
}

/// The rows of the list. Quotation marks appear only around the rule's text.
fn rows() -> Vec<Row> {
    let text = read(LIST);
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("id,area,kind,rule,enforced,tested"));
    lines
        .map(|line| {
            let fields = split(line);
            assert_eq!(fields.len(), 6, "{line}");
            Row { id: fields[0].clone(), enforced: fields[4].clone(), tested: fields[5].clone() }
        })
        .collect()
}

fn split(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().expect("a field").push(c),
        }
    }
    fields
}

/// What is wrong with one reference `path::item` of a rule.
fn fault(id: &str, reference: &str) -> Option<String> {
    let Some((path, item)) = reference.rsplit_once("::") else {
        return Some(format!("{id}: “{reference}” is not path::item"));
    };
    if !crate::root().join(path).is_file() {
        return Some(format!("{id}: there is no {path}"));
    }
    let text = read(path);
    let there = ["fn ", "struct ", "enum ", "const "]
        .iter()
        .any(|kind| text.contains(&format!("{kind}{item}")));
    if !there {
        return Some(format!("{id}: {path} has no {item}"));
    }
    (!text.contains(id)).then(|| format!("{id}: {path} does not cite it"))
}

#[test]
fn what_the_list_names_is_there_and_cites_the_rule() {
    let mut faults = Vec::new();
    let mut enforced = 0;
    for row in rows() {
        if row.enforced.starts_with(NOT_YET) {
            if !row.tested.is_empty() {
                faults.push(format!("{}: tested, but not enforced", row.id));
            }
            continue;
        }
        enforced += 1;
        for column in [&row.enforced, &row.tested] {
            if column.is_empty() {
                faults.push(format!("{}: a column is empty", row.id));
            }
            faults.extend(column.split("; ").filter_map(|reference| fault(&row.id, reference)));
        }
    }
    assert!(enforced >= 30, "only {enforced} rules are enforced");
    none(faults);
}

#[test]
fn rules_that_the_code_cites_are_in_the_list() {
    let known: BTreeSet<String> = rows().into_iter().map(|row| row.id).collect();
    let mut faults = Vec::new();
    for file in sources(&[".rs"]).into_iter().filter(|file| !file.starts_with("tests/tests/tidy")) {
        for id in cited(&read(&file)) {
            let prefix =
                known.iter().any(|rule| rule.starts_with(&format!("{id}.")) || *rule == id);
            if !prefix {
                faults.push(format!("{file} cites {id}, which is not in the list"));
            }
        }
    }
    none(faults);
}

/// Rule ids such as `LAW-6.7` in a text: only what stands in backquotes or quotation marks.
fn cited(text: &str) -> BTreeSet<String> {
    let families = ["LAW-", "TR-", "RAT-", "NORM-", "SKS-", "MAK-"];
    let pieces =
        text.split(['`', '"']).filter(|piece| families.iter().any(|f| piece.starts_with(f)));
    let whole = pieces.filter(|piece| {
        piece.bytes().any(|b| b.is_ascii_digit())
            && piece.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'-')
    });
    whole.map(str::to_owned).collect()
}
