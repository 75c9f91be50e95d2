//! The documents name what is there.

use crate::{none, read, root};

/// Paths in backquotes that look like ours.
fn paths(document: &str) -> Vec<String> {
    let starts = ["shared/", "functions/", "infra/", "web/", "tests/", "docs/"];
    let quoted = document.split('`').skip(1).step_by(2);
    let ours = quoted.filter(|text| starts.iter().any(|start| text.starts_with(start)));
    ours.filter(|text| !text.contains(['*', '<', ' ', '{'])).map(str::to_owned).collect()
}

#[test]
fn paths_in_documents_exist() {
    let mut faults = Vec::new();
    let decisions = std::fs::read_dir(root().join("docs/decisions")).expect("the decisions");
    let name = |entry: std::io::Result<std::fs::DirEntry>| {
        let name = entry.expect("a page").file_name();
        format!("docs/decisions/{}", name.to_string_lossy())
    };
    let documents = [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "docs/API.md",
        "docs/LIMITS.md",
        "docs/SECURITY.md",
        "shared/store/TABLE.md",
    ];
    for document in documents.map(str::to_owned).into_iter().chain(decisions.map(name)) {
        for path in paths(&read(&document)) {
            let file = path.split("::").next().unwrap_or_default();
            if !root().join(file).exists() {
                faults.push(format!("{document} names {path}"));
            }
        }
    }
    none(faults);
}

/// The map is read in one go: reasons have pages of their own.
#[test]
fn the_map_is_short() {
    let bytes = read("ARCHITECTURE.md").len();
    assert!(bytes <= 10 * 1_024, "ARCHITECTURE.md has {bytes} bytes");
}

#[test]
fn make_commands_in_documents_exist() {
    let makefile = read("Makefile");
    let mut faults = Vec::new();
    for document in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = read(document);
        for after in text.split("`make ").skip(1) {
            let target = after.split('`').next().unwrap_or_default();
            if !makefile.contains(&format!("\n{target}:")) {
                faults.push(format!("{document}: make {target}"));
            }
        }
    }
    none(faults);
}

#[test]
fn the_map_has_every_crate() {
    let map = read("ARCHITECTURE.md");
    let missing = [
        "rules",
        "store",
        "app",
        "sign-in",
        "games",
        "submit-move",
        "claim-draw",
        "clocks",
        "time-forfeit",
        "local",
        "web",
        "tests",
    ];
    none(
        missing
            .iter()
            .filter(|name| !map.contains(**name))
            .map(|name| (*name).to_owned())
            .collect(),
    );
}

#[test]
fn the_items_of_the_table_are_described() {
    let described = read("shared/store/TABLE.md");
    let keys = [
        "G#",
        "P#",
        "S#",
        "EMAIL#",
        "SESSION#",
        "LIMIT#",
        "COUNTER#",
        "MSG#",
        "SEAT#",
        "RESULT#",
        "SETTINGS",
        "PUSH#",
        "LEAVE#",
        "ACCOUNT#",
        "PASSWORD#",
        "alarms",
    ];
    none(
        keys.iter().filter(|key| !described.contains(**key)).map(|key| (*key).to_owned()).collect(),
    );
}

/// Every crate on the licences page is the one in the lock file, and none that the server is built
/// on directly is missing.
#[test]
fn the_licences_page_has_the_crates_of_the_lock_file() {
    let page: Vec<serde_json::Value> =
        serde_json::from_str(&read("web/src/licences/rust.json")).expect("a list of crates");
    let lock = read("Cargo.lock");
    let text =
        |entry: &serde_json::Value, name: &str| entry[name].as_str().unwrap_or("").to_owned();
    let stale = page.iter().filter(|entry| {
        let (name, version) = (text(entry, "name"), text(entry, "version"));
        !lock.contains(&format!("name = \"{name}\"\nversion = \"{version}\""))
            || text(entry, "licence").is_empty()
    });
    none(stale.map(|entry| format!("{entry}: run `make licences`")).collect());
    for crate_name in
        ["shakmaty", "axum", "aws-sdk-dynamodb", "dynoxide-rs", "jsonwebtoken", "argon2"]
    {
        assert!(page.iter().any(|entry| text(entry, "name") == crate_name), "{crate_name}");
    }
}
