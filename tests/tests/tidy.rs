//! What the project promises about itself, read by a test.

#[path = "tidy/asvs.rs"]
mod asvs;
#[path = "tidy/circles.rs"]
mod circles;
#[path = "tidy/crates.rs"]
mod crates;
#[path = "tidy/documents.rs"]
mod documents;
#[path = "tidy/files.rs"]
mod files;
#[path = "tidy/rule_list.rs"]
mod rule_list;
#[path = "tidy/words.rs"]
mod words;

use std::fs;
use std::path::{Path, PathBuf};

/// The project's folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text of a file of the project.
fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// Folders that hold no source of ours.
const NOT_OURS: [&str; 8] =
    ["target", "node_modules", "dist", ".git", "data", "results", "test-results", "fonts"];

/// Every source file with one of the endings, as a path from the project's folder.
fn sources(endings: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    collect(&root(), Path::new(""), endings, &mut found);
    assert!(!found.is_empty(), "no files with the endings {endings:?}");
    found.sort();
    found
}

fn collect(root: &Path, folder: &Path, endings: &[&str], found: &mut Vec<String>) {
    for entry in fs::read_dir(root.join(folder)).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = folder.join(&name);
        if entry.path().is_dir() {
            if !NOT_OURS.contains(&name.as_str()) {
                collect(root, &path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path.to_string_lossy().into_owned());
        }
    }
}

/// Fails with every fault at once.
fn none(faults: Vec<String>) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
