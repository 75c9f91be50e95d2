//! Size and shape of source files.

use crate::{none, read, sources};

const FILE_LINES_MAX: usize = 500;
const FUNCTION_LINES_MAX: usize = 70;
/// Made by a tool from the API's description.
const GENERATED: &str = "web/src/api/schema.d.ts";

#[test]
fn files_are_short() {
    let files =
        sources(&[".rs", ".ts", ".tsx", ".css"]).into_iter().filter(|file| file != GENERATED);
    let long = files.map(|file| (read(&file).lines().count(), file));
    none(
        long.filter(|(lines, _)| *lines > FILE_LINES_MAX)
            .map(|(n, f)| format!("{f}: {n} lines"))
            .collect(),
    );
}

#[test]
fn functions_are_short() {
    let mut faults = Vec::new();
    for file in sources(&[".rs"]) {
        let text = read(&file);
        let lines: Vec<&str> = text.lines().collect();
        for (start, line) in lines.iter().enumerate() {
            let indent = line.len() - line.trim_start().len();
            let words: Vec<&str> = line.split_whitespace().take(5).collect();
            if !words.contains(&"fn") || line.trim_start().starts_with("//") {
                continue;
            }
            let closing = format!("{}}}", " ".repeat(indent));
            let length = lines[start..].iter().position(|line| *line == closing).unwrap_or(0);
            if length > FUNCTION_LINES_MAX {
                faults.push(format!("{file}:{}: {length} lines", start + 1));
            }
        }
    }
    none(faults);
}

#[test]
fn rust_files_say_what_they_are_for() {
    let silent = sources(&[".rs"]).into_iter().filter(|file| {
        let text = read(file);
        !text.lines().next().is_some_and(|line| line.starts_with("//! ") && line.len() > 10)
    });
    none(silent.collect());
}

#[test]
fn nothing_is_left_undone() {
    // Written apart, so that this file does not find itself.
    let words = [
        ["TO", "DO"],
        ["FIX", "ME"],
        ["todo", "!("],
        ["unimplemented", "!("],
        ["dbg", "!("],
        ["#[ig", "nore"],
        ["test.sk", "ip("],
        ["it.sk", "ip("],
        [".on", "ly("],
    ];
    let words = words.map(|halves| halves.concat());
    let mut faults = Vec::new();
    for file in sources(&[".rs", ".ts", ".tsx", ".css", ".mjs", ".ftl"]) {
        for (number, line) in read(&file).lines().enumerate() {
            if words.iter().any(|word| line.contains(word.as_str())) {
                faults.push(format!("{file}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    none(faults);
}
