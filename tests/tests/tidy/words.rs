//! The words of `docs/GLOSSARY.md`: those that have a plainer one occur nowhere.

use crate::{none, read, sources};

const GLOSSARY: &str = "docs/GLOSSARY.md";
const HEADING: &str = "## Words with a plainer one";

/// Each such word with the plainer one.
fn banned() -> Vec<(String, String)> {
    let text = read(GLOSSARY);
    let table = text.split(HEADING).nth(1).expect("the table");
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    let cells = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [word, plainer] = cells[..] else { panic!("two columns: {line}") };
        (word.to_lowercase(), plainer.to_owned())
    };
    rows.map(cells).collect()
}

/// Where a word stands by itself in a text, by the line from 1; a name such as `made_anew` is one word.
fn lines_with(text: &str, word: &str) -> Vec<usize> {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '-');
    let stands = |line: &str| {
        line.match_indices(word).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            let after = line[at + word.len()..].chars().next();
            !part(before) && !part(after) && after != Some('(')
        })
    };
    let lines = text.lines().enumerate().filter(|(_, line)| stands(&line.to_lowercase()));
    lines.map(|(number, _)| number + 1).collect()
}

#[test]
fn no_word_has_a_plainer_one() {
    let banned = banned();
    assert!(banned.len() >= 5, "the table is read");
    let mut faults = Vec::new();
    for file in sources(&[".rs", ".ts", ".tsx", ".ftl", ".md"]) {
        if [GLOSSARY, "tests/tests/tidy/words.rs", "CHANGELOG.md"].contains(&file.as_str()) {
            continue;
        }
        let text = read(&file);
        for (word, plainer) in &banned {
            let found = lines_with(&text, word).into_iter();
            faults.extend(found.map(|line| format!("{file}:{line}: “{word}”, say “{plainer}”")));
        }
    }
    none(faults);
}

#[test]
fn words_are_found_by_themselves() {
    let text = "made_anew\nAgain, Anew.\nanew()\n";
    assert_eq!(lines_with(text, "anew"), [2]);
    assert_eq!(lines_with("Gone for good.", "gone for good"), [1]);
}
