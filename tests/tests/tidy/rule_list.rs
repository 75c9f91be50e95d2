//! `shared/rules/RULES.csv` against the code and the tests that it names, and the other way round.

use std::collections::BTreeSet;

use crate::{none, read, sources};

const LIST: &str = "shared/rules/RULES.csv";
/// What the `enforced` column says where a rule waits for a later stage.
const NOT_YET: &str = "not yet: ";

/// Characters of a sentence that tells what a row lacks, at most.
const LACKS_CHARACTERS_MAX: usize = 160;

struct Row {
    id: String,
    enforced: String,
    reached_from: String,
    tested: String,
    /// What of the rule the server does not do; empty where it does all of it, or nothing yet.
    lacks: String,
}

/// The rows of the list. Quotation marks appear only around a whole field.
fn rows() -> Vec<Row> {
    let text = read(LIST);
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("id,area,kind,rule,enforced,reached_from,tested,lacks"));
    lines
        .map(|line| {
            let fields = split(line);
            let [id, _, _, _, enforced, reached_from, tested, lacks] =
                <[String; 8]>::try_from(fields)
                    .unwrap_or_else(|fields| panic!("{} fields: {line}", fields.len()));
            Row { id, enforced, reached_from, tested, lacks }
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

/// A column that names places in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Enforced,
    Tested,
}

/// What is wrong with one reference `path::item` of a rule.
fn fault(id: &str, column: Column, reference: &str) -> Option<String> {
    let Some((path, item)) = reference.rsplit_once("::") else {
        return Some(format!("{id}: “{reference}” is not path::item"));
    };
    if !crate::root().join(path).is_file() {
        return Some(format!("{id}: there is no {path}"));
    }
    let text = read(path);
    let what = fault_in(&text, column, item)
        .or_else(|| (!cites(&text, id)).then_some("does not cite it beside"))?;
    Some(format!("{id}: {path} {what} {item}"))
}

/// What a text lacks of an item: that it is defined there, or, where it is to test something, that it is run
/// as a test.
fn fault_in(text: &str, column: Column, item: &str) -> Option<&'static str> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut defined = (0..lines.len()).filter(|at| defines(lines[*at], item)).peekable();
    if defined.peek().is_none() {
        return Some("does not define");
    }
    let is_test = |at: usize| {
        let before = lines[..at].iter().rev();
        let mut before = before.take_while(|line| line.starts_with("#[") || line.starts_with("//"));
        before.any(|line| {
            let attribute = line.strip_prefix("#[").unwrap_or_default();
            let name = attribute.split(['(', ']']).next().unwrap_or_default();
            name == "test" || name == "tokio::test"
        })
    };
    match column {
        Column::Enforced => None,
        Column::Tested => (!defined.any(is_test)).then_some("runs no test that is called"),
    }
}

/// Whether a line of code defines something of this name, and not of one that begins so.
fn defines(line: &str, item: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let mut words = line.split_whitespace().skip_while(|word| {
        // `pub(in crate::tournament)` is two of them.
        word.starts_with("pub") || word.ends_with(')') || ["async", "unsafe"].contains(word)
    });
    let mut kind = words.next();
    // `const fn` is a function, `const NAME` a constant.
    let mut name = words.next();
    if (kind, name) == (Some("const"), Some("fn")) {
        (kind, name) = (name, words.next());
    }
    let kinds = ["fn", "struct", "enum", "const", "static", "trait", "type"];
    let name = name.unwrap_or_default();
    let end = name.find(|c| !part(c)).unwrap_or(name.len());
    kind.is_some_and(|kind| kinds.contains(&kind)) && &name[..end] == item
}

/// Whether a text cites a rule, and not only one of its parts: `LAW-13.3` is not `LAW-13.3.2`.
fn cites(text: &str, id: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric();
    text.match_indices(id).any(|(at, _)| {
        let mut after = text[at + id.len()..].chars();
        let goes_on = match after.next() {
            Some('.') => after.next().is_some_and(part),
            next => next.is_some_and(part),
        };
        let begins = text[..at].ends_with(|c: char| part(c) || c == '-' || c == '.');
        !goes_on && !begins
    })
}

#[test]
fn references_are_read_strictly() {
    let text = "/// LAW-13.3.2, TR-8.3.\n#[tokio::test]\nasync fn games_follow() {}\n\n\
                // fn told()\npub(in crate::game) const fn helps_follow() {}\nenum Order {\n}\n\
                proptest! {\n    /// LAW-1.\n    #[test]\n    fn all_of_them(a in b) {}\n}\n";
    for (item, enforced, tested) in [
        ("games_follow", true, true),
        ("games", false, false),
        ("follow", false, false),
        ("helps_follow", true, false),
        ("told", false, false),
        ("Order", true, false),
        ("all_of_them", true, true),
    ] {
        assert_eq!(fault_in(text, Column::Enforced, item).is_none(), enforced, "{item}");
        assert_eq!(fault_in(text, Column::Tested, item).is_none(), tested, "{item}");
    }
    for (id, cited) in [
        ("LAW-13.3.2", true),
        ("LAW-13.3", false),
        ("TR-8.3", true),
        ("LAW-1", true),
        ("TR-8", false),
    ] {
        assert_eq!(cites(text, id), cited, "{id}");
    }
}

/// Rules are enforced in `shared/rules`; what stands elsewhere has its reason here.
const ELSEWHERE: [(&str, &str); 8] = [
    ("shared/tablebase/src/folder.rs::verdict", "files that only this crate reads say who wins"),
    ("shared/tablebase/src/remote.rs::verdict", "a server that only this crate asks says who wins"),
    (
        "shared/app/src/work/withdrawal_news.rs::informed",
        "who holds an office is kept in the table",
    ),
    (
        "shared/app/src/work/withdrawal_news.rs::tell_withdrawal",
        "a letter is not decided, but sent",
    ),
    ("shared/app/src/work/withdrawal.rs::change_games", "games follow a plan that rules has made"),
    (
        "functions/games/src/sight.rs::load_seen",
        "who asks is told by a request; rules says how far",
    ),
    ("functions/games/src/message_view.rs::MessageView", "what is hidden is left out of an answer"),
    (
        "functions/federations/src/transfers.rs::answer_transfer",
        "for whom somebody acts is an office",
    ),
];

#[test]
fn rules_are_enforced_in_rules() {
    let known = ELSEWHERE.map(|(place, _)| place);
    let mut used = BTreeSet::new();
    let mut faults = Vec::new();
    for row in rows().into_iter().filter(|row| !row.enforced.starts_with(NOT_YET)) {
        for place in row.enforced.split("; ").filter(|place| !place.starts_with("shared/rules/")) {
            match known.iter().find(|known| **known == place) {
                Some(known) => drop(used.insert(*known)),
                None => faults.push(format!("{}: {place} lies outside of rules", row.id)),
            }
        }
    }
    let unused = known.iter().filter(|place| !used.contains(**place));
    faults.extend(unused.map(|place| format!("{place} is named by no rule any more")));
    none(faults);
}

#[test]
fn what_the_list_names_is_there_and_cites_the_rule() {
    let mut faults = Vec::new();
    let mut enforced = 0;
    for row in rows() {
        if row.enforced.starts_with(NOT_YET) {
            if !row.tested.is_empty() || !row.reached_from.is_empty() {
                faults.push(format!("{}: tested or reached, but not enforced", row.id));
            }
            continue;
        }
        enforced += 1;
        for (column, named) in [(Column::Enforced, &row.enforced), (Column::Tested, &row.tested)] {
            if named.is_empty() {
                faults.push(format!("{}: a column is empty", row.id));
            }
            let found = named.split("; ").filter_map(|place| fault(&row.id, column, place));
            faults.extend(found);
        }
    }
    assert!(enforced >= 30, "only {enforced} rules are enforced");
    none(faults);
}

/// What is wrong with the sentence that tells what a row lacks.
fn fault_of_lacks(row: &Row) -> Option<&'static str> {
    let lacks = row.lacks.as_str();
    if lacks.is_empty() {
        return None;
    }
    if row.enforced.starts_with(NOT_YET) {
        return Some("is not enforced, and so lacks all of it");
    }
    if !lacks.starts_with(char::is_uppercase) || !lacks.ends_with('.') || lacks.contains(". ") {
        return Some("lacks what is no single sentence");
    }
    (lacks.chars().count() > LACKS_CHARACTERS_MAX).then_some("lacks what takes too long to say")
}

#[test]
fn a_row_that_lacks_something_says_so_in_a_sentence() {
    let rows = rows();
    let told = rows.iter().filter_map(|row| Some(format!("{} {}", row.id, fault_of_lacks(row)?)));
    none(told.collect());
    assert!(rows.iter().any(|row| !row.lacks.is_empty()), "the column is read");
    let row = |enforced: &str, lacks: &str| Row {
        id: "LAW-1.1".to_owned(),
        enforced: enforced.to_owned(),
        reached_from: String::new(),
        tested: String::new(),
        lacks: lacks.to_owned(),
    };
    let long = format!("{}.", "L".repeat(LACKS_CHARACTERS_MAX));
    for (enforced, lacks, is_fault) in [
        ("a.rs::b", "", false),
        ("a.rs::b", "No fees (TR-0.2).", false),
        ("a.rs::b", &long[1..], false),
        ("not yet: teams", "", false),
        ("not yet: teams", "No teams.", true),
        ("a.rs::b", "No fees", true),
        ("a.rs::b", "no fees.", true),
        ("a.rs::b", "No fees. No prizes.", true),
        ("a.rs::b", &long, true),
    ] {
        assert_eq!(fault_of_lacks(&row(enforced, lacks)).is_some(), is_fault, "{lacks}");
    }
}

/// What calls a rule: a route by the name of its operation, a function that a schedule or the stream wakes,
/// or a command.
fn callers() -> BTreeSet<String> {
    let api = posthorn::description::openapi();
    let paths = api["paths"].as_object().expect("paths").values();
    let operations = paths.flat_map(|path| path.as_object().expect("operations").values());
    let mut known: BTreeSet<String> = operations
        .filter_map(|operation| operation["operationId"].as_str().map(str::to_owned))
        .collect();
    known.extend(["clock-tick", "notify", "rate-shares", "time-forfeit"].map(str::to_owned));
    known.extend(["norms", "rate", "standings"].map(|command| format!("posthorn {command}")));
    known
}

/// What the programs call: their sources without comments, imports and tests.
fn called() -> String {
    let ours = |file: &String| !file.starts_with("tests/") && !file.contains("/tests");
    let mut text = String::new();
    for file in sources(&[".rs"]).into_iter().filter(ours) {
        let source = read(&file);
        let source = source.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let mut imports = false;
        for line in source.lines().map(str::trim_start).filter(|line| !line.starts_with("//")) {
            imports |= line.starts_with("use ") || line.starts_with("pub use ");
            if !imports {
                text.push_str(line);
                text.push('\n');
            }
            imports &= !line.ends_with(';');
        }
    }
    text
}

/// How often a name stands in a text, by itself, behind a definition's keyword or not.
fn named(text: &str, name: &str) -> (usize, usize) {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let whole = text.match_indices(name).filter(|(at, _)| {
        !text[..*at].ends_with(part) && !text[at + name.len()..].starts_with(part)
    });
    let defined = |at: usize| {
        ["fn ", "struct ", "enum ", "const "].iter().any(|kind| text[..at].ends_with(kind))
    };
    whole.fold((0, 0), |(uses, definitions), (at, _)| match defined(at) {
        true => (uses, definitions + 1),
        false => (uses + 1, definitions),
    })
}

#[test]
fn every_rule_is_reached() {
    let (callers, called) = (callers(), called());
    let mut faults = Vec::new();
    for row in rows().into_iter().filter(|row| !row.enforced.starts_with(NOT_YET)) {
        let unknown = row.reached_from.split("; ").filter(|name| !callers.contains(*name));
        faults.extend(unknown.map(|name| format!("{}: nothing is called “{name}”", row.id)));
        for item in row.enforced.split("; ").filter_map(|item| item.rsplit_once("::")) {
            if named(&called, item.1).0 == 0 {
                faults.push(format!("{}: nothing calls {}::{}", row.id, item.0, item.1));
            }
        }
    }
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

/// Officials cite the rows of the list, and no others.
#[test]
fn articles_are_the_rows() {
    let articles = read("shared/rules/tables/articles.txt");
    let rows: Vec<String> = rows().into_iter().map(|row| row.id).collect();
    assert_eq!(articles.lines().collect::<Vec<_>>(), rows);
}
