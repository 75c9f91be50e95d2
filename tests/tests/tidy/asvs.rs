//! The table of `docs/SECURITY.md` against the list of ASVS 4.0.3, and against the files and tests that
//! it names.

use std::collections::BTreeMap;

use crate::{none, read, root};

const DOCUMENT: &str = "docs/SECURITY.md";
/// How a line that is met says why no test shows it.
const NO_TEST: &str = "none: ";

/// The requirements of levels 1 and 2, by section. What is missing is of level 3, or was taken out of
/// the standard.
const REQUIREMENTS: &[(&str, &[u8])] = &[
    ("1.1", &[1, 2, 3, 4, 5, 6, 7]),
    ("1.2", &[1, 2, 3, 4]),
    ("1.4", &[1, 4, 5]),
    ("1.5", &[1, 2, 3, 4]),
    ("1.6", &[1, 2, 3, 4]),
    ("1.7", &[1, 2]),
    ("1.8", &[1, 2]),
    ("1.9", &[1, 2]),
    ("1.10", &[1]),
    ("1.11", &[1, 2]),
    ("1.12", &[2]),
    ("1.14", &[1, 2, 3, 4, 5, 6]),
    ("2.1", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    ("2.2", &[1, 2, 3]),
    ("2.3", &[1, 2, 3]),
    ("2.4", &[1, 2, 3, 4, 5]),
    ("2.5", &[1, 2, 3, 4, 5, 6, 7]),
    ("2.6", &[1, 2, 3]),
    ("2.7", &[1, 2, 3, 4, 5, 6]),
    ("2.8", &[1, 2, 3, 4, 5, 6, 7]),
    ("2.9", &[1, 2, 3]),
    ("2.10", &[1, 2, 3, 4]),
    ("3.1", &[1]),
    ("3.2", &[1, 2, 3, 4]),
    ("3.3", &[1, 2, 3, 4]),
    ("3.4", &[1, 2, 3, 4, 5]),
    ("3.5", &[1, 2, 3]),
    ("3.7", &[1]),
    ("4.1", &[1, 2, 3, 5]),
    ("4.2", &[1, 2]),
    ("4.3", &[1, 2, 3]),
    ("5.1", &[1, 2, 3, 4, 5]),
    ("5.2", &[1, 2, 3, 4, 5, 6, 7, 8]),
    ("5.3", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ("5.4", &[1, 2, 3]),
    ("5.5", &[1, 2, 3, 4]),
    ("6.1", &[1, 2, 3]),
    ("6.2", &[1, 2, 3, 4, 5, 6]),
    ("6.3", &[1, 2]),
    ("6.4", &[1, 2]),
    ("7.1", &[1, 2, 3, 4]),
    ("7.2", &[1, 2]),
    ("7.3", &[1, 3, 4]),
    ("7.4", &[1, 2, 3]),
    ("8.1", &[1, 2, 3, 4]),
    ("8.2", &[1, 2, 3]),
    ("8.3", &[1, 2, 3, 4, 5, 6, 7, 8]),
    ("9.1", &[1, 2, 3]),
    ("9.2", &[1, 2, 3, 4]),
    ("10.2", &[1, 2]),
    ("10.3", &[1, 2, 3]),
    ("11.1", &[1, 2, 3, 4, 5, 6, 7, 8]),
    ("12.1", &[1, 2, 3]),
    ("12.2", &[1]),
    ("12.3", &[1, 2, 3, 4, 5, 6]),
    ("12.4", &[1, 2]),
    ("12.5", &[1, 2]),
    ("12.6", &[1]),
    ("13.1", &[1, 3, 4, 5]),
    ("13.2", &[1, 2, 3, 5, 6]),
    ("13.3", &[1, 2]),
    ("13.4", &[1, 2]),
    ("14.1", &[1, 2, 3, 4]),
    ("14.2", &[1, 2, 3, 4, 5, 6]),
    ("14.3", &[2, 3]),
    ("14.4", &[1, 2, 3, 4, 5, 6, 7]),
    ("14.5", &[1, 2, 3, 4]),
];

/// How a requirement stands.
#[derive(Clone, Copy)]
enum State {
    Met,
    NotApplicable,
    NotMet,
}

impl State {
    fn read(cell: &str) -> Option<State> {
        match cell {
            "met" => Some(State::Met),
            "not applicable" => Some(State::NotApplicable),
            "not met" => Some(State::NotMet),
            _ => None,
        }
    }
}

/// A line of the table.
struct Line<'a> {
    numbers: &'a str,
    state: Option<State>,
    /// What meets it, or why it is not met.
    reason: &'a str,
    tests: &'a str,
}

/// The table's lines: of all tables of the document, its alone begin with numbers.
fn lines(document: &str) -> Vec<Line<'_>> {
    let is_line = |line: &&str| {
        let cell = line.strip_prefix("| ").unwrap_or_default();
        cell.starts_with(|c: char| c.is_ascii_digit())
    };
    document.lines().filter(is_line).map(read_line).collect()
}

fn read_line(line: &str) -> Line<'_> {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let [numbers, _, state, reason, tests] = cells[..] else { panic!("not five cells: {line}") };
    Line { numbers, state: State::read(state), reason, tests }
}

/// Every requirement, in the standard's order.
fn requirements() -> Vec<String> {
    let sections = REQUIREMENTS.iter();
    let all = sections.flat_map(|(section, numbers)| {
        numbers.iter().map(move |number| format!("{section}.{number}"))
    });
    all.collect()
}

/// The requirements that a line is about: `2.1.1`, `2.1.3-2.1.5`, or several of these with commas.
fn named(cell: &str, known: &[String]) -> Result<Vec<String>, String> {
    let place = |number: &str| {
        let found = known.iter().position(|one| one == number);
        found.ok_or_else(|| format!("{number} is no requirement of levels 1 and 2"))
    };
    let mut all = Vec::new();
    for part in cell.split(", ") {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let range = known.get(place(first)?..=place(last)?);
        all.extend_from_slice(range.ok_or_else(|| format!("{part} goes backwards"))?);
    }
    Ok(all)
}

/// Texts in backquotes.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// What is wrong with a test that a line names: a function as `api::sessions::name`, below
/// `tests/tests`, or a file of the project, with a function in it after `::`.
fn missing(reference: &str) -> Option<String> {
    let (place, item) = match reference.rsplit_once("::") {
        Some((place, item)) => (place, Some(item)),
        None => (reference, None),
    };
    let path = match place.contains('/') {
        true => place.to_owned(),
        false => format!("tests/tests/{}.rs", place.replace("::", "/")),
    };
    if !root().join(&path).is_file() {
        return Some(format!("{reference}: there is no {path}"));
    }
    let item = item?;
    let there = read(&path).contains(&format!("fn {item}("));
    (!there).then(|| format!("{path} has no {item}"))
}

#[test]
fn every_requirement_has_one_line() {
    let (document, known) = (read(DOCUMENT), requirements());
    let mut faults = Vec::new();
    let mut count: BTreeMap<String, u32> = BTreeMap::new();
    for line in lines(&document) {
        match named(line.numbers, &known) {
            Ok(all) => all.into_iter().for_each(|number| *count.entry(number).or_default() += 1),
            Err(fault) => faults.push(fault),
        }
    }
    for number in known {
        match count.get(&number) {
            Some(1) => {}
            Some(more) => faults.push(format!("{number} has {more} lines")),
            None => faults.push(format!("{number} has no line")),
        }
    }
    none(faults);
}

#[test]
fn every_line_has_a_test_that_is_there_or_a_reason() {
    let document = read(DOCUMENT);
    let mut faults = Vec::new();
    for Line { numbers, state, reason, tests } in lines(&document) {
        let unproved = quoted(tests).is_empty() && !tests.starts_with(NO_TEST);
        let fault = match state {
            None => Some("is neither met, nor not met, nor not applicable"),
            Some(_) if reason.is_empty() => Some("says neither what meets it nor why nothing does"),
            Some(State::Met) if unproved => Some("names no test, and no reason for it"),
            Some(State::Met | State::NotApplicable | State::NotMet) => None,
        };
        faults.extend(fault.map(|fault| format!("{numbers} {fault}")));
        let absent = quoted(tests).into_iter().filter_map(missing);
        faults.extend(absent.map(|fault| format!("{numbers}: {fault}")));
    }
    none(faults);
}
