//! Which crate may know what: the table of `ARCHITECTURE.md`, held.

use crate::{none, read, sources};

const FUNCTIONS: [&str; 24] = [
    "api-keys",
    "build-archive",
    "challenges",
    "claim-draw",
    "clock-tick",
    "clocks",
    "director",
    "events",
    "explore",
    "exports",
    "federations",
    "feeds",
    "games",
    "imports",
    "notify",
    "players",
    "rate",
    "rate-shares",
    "settings",
    "sign-in",
    "submit-move",
    "time-forfeit",
    "withdraw",
    "xfcc",
];

/// The names under `[dependencies]` of a manifest.
fn dependencies(manifest: &str) -> Vec<String> {
    let text = read(manifest);
    let section = text.split("\n[dependencies]\n").nth(1).expect("dependencies");
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    let name = |line: &str| line.split(['.', ' ', '=']).next().unwrap_or_default().to_owned();
    lines.filter(|line| !line.trim().is_empty() && !line.starts_with('#')).map(name).collect()
}

/// What any function may depend on.
const FUNCTION: &[&str] = &[
    "app",
    // What the archive's questions are made of.
    "archive",
    "argon2",
    "aws-lc-rs",
    "axum",
    "base64",
    "chrono",
    "chrono-tz",
    "csv",
    "futures-util",
    "lambda_runtime",
    "lettre",
    "minicbor",
    "post",
    "proof",
    "quick-xml",
    "rules",
    "serde",
    "serde_json",
    "store",
    "thiserror",
    "tokio",
    "tracing",
    "unicode-normalization",
    "utoipa",
    "zxcvbn",
];

/// What each shared crate may depend on.
const SHARED: &[(&str, &[&str])] = &[
    ("shared/rules", &["chrono", "serde", "shakmaty", "thiserror"]),
    ("shared/archive", &["chrono", "postcard", "rules", "serde", "thiserror"]),
    (
        "shared/store",
        &[
            "aws-types",
            "chrono-tz",
            "aws-lc-rs",
            "aws-sdk-dynamodb",
            "aws-smithy-http-client",
            "aws-smithy-runtime-api",
            "aws-smithy-types",
            "futures-util",
            "postcard",
            "rules",
            "serde",
            "serde_json",
            "thiserror",
            "tokio",
            // Names are found without their accents.
            "unicode-normalization",
        ],
    ),
    (
        "shared/proof",
        &["aws-lc-rs", "base64", "jsonwebtoken", "rules", "serde", "thiserror", "utoipa"],
    ),
    (
        "shared/post",
        &[
            "aws-lc-rs",
            "aws-sdk-sesv2",
            "base64",
            "bytes",
            "chrono",
            "chrono-tz",
            "fluent-bundle",
            "futures-util",
            "jsonwebtoken",
            "lettre",
            "object_store",
            "png",
            "proof",
            "reqwest",
            "rules",
            "serde",
            "serde_json",
            "shakmaty",
            "thiserror",
            "tokio",
            "tracing",
            "unic-langid",
        ],
    ),
    (
        "shared/tablebase",
        &[
            "reqwest",
            "rules",
            "serde",
            "serde_json",
            "shakmaty",
            "shakmaty-syzygy",
            "thiserror",
            "tokio",
        ],
    ),
];

#[test]
fn crates_depend_on_what_they_may() {
    let folders = FUNCTIONS.map(|name| format!("functions/{name}"));
    let functions = folders.iter().map(|folder| (folder.as_str(), FUNCTION));
    let mut faults = Vec::new();
    for (folder, allowed) in SHARED.iter().copied().chain(functions) {
        for dependency in dependencies(&format!("{folder}/Cargo.toml")) {
            if !allowed.contains(&dependency.as_str()) {
                faults.push(format!("{folder} may not depend on {dependency}"));
            }
        }
    }
    none(faults);
}

/// Programs of tests for crates without any would be built for nothing; a test in a crate that builds
/// none, or in a `main`, would never run.
#[test]
fn a_function_builds_a_program_of_tests_when_it_has_any() {
    let files = sources(&[".rs"]);
    let mut faults = Vec::new();
    for name in FUNCTIONS {
        let folder = format!("functions/{name}/");
        let has = |file: &str, what: &[&str]| what.iter().any(|what| read(file).contains(what));
        let tested = |file: &&String| has(file, &["test]", "(test)", "(test,", "proptest!"]);
        let own = || files.iter().filter(|file| file.starts_with(&folder));
        let manifest = read(&format!("{folder}Cargo.toml"));
        let none_in = |section: &str, what: &str| {
            let lines = manifest.split(section).nth(1).unwrap_or_default();
            lines.split("\n[").next().unwrap_or_default().lines().any(|line| line == what)
        };
        let (mains, lib): (Vec<_>, Vec<_>) = own().partition(|file| file.ends_with("/main.rs"));
        let fault = |what: &str| format!("{folder}: {what}");
        if !none_in("[[bin]]", "test = false") || mains.iter().any(tested) {
            faults.push(fault("no main has tests"));
        }
        if lib.iter().any(tested) == none_in("[lib]", "test = false") {
            faults.push(fault("a library builds tests when it has some"));
        }
        if none_in("[lib]", "doctest = false") && own().any(|file| has(file, &["/// ```"])) {
            faults.push(fault("its examples would never run"));
        }
    }
    none(faults);
}

#[test]
fn versions_stand_in_one_place() {
    let manifests = sources(&["Cargo.toml"]).into_iter().filter(|file| file != "Cargo.toml");
    let pinned = manifests.flat_map(|file| {
        let text = read(&file);
        let section = text.split("dependencies]").skip(1).collect::<Vec<_>>().concat();
        let lines: Vec<String> = section.lines().map(str::to_owned).collect();
        let version = |line: &String| line.contains("version =") || line.contains(" = \"");
        let own = |line: &String| line.starts_with("name =") || line.starts_with("path =");
        lines
            .into_iter()
            .filter(move |l| version(l) && !own(l))
            .map(move |l| format!("{file}: {l}"))
    });
    none(pinned.collect());
}

/// Files that contain `word`, other than those in `but`.
fn mentions(files: &[String], word: &str, but: &[&str]) -> Vec<String> {
    let others = files.iter().filter(|file| !but.iter().any(|allowed| file.starts_with(allowed)));
    let found = others.filter(|file| read(file).contains(word));
    found.map(|file| format!("{file} mentions {word}")).collect()
}

#[test]
fn only_one_place_knows() {
    let rust: Vec<String> =
        sources(&[".rs"]).into_iter().filter(|file| !file.starts_with("tests/")).collect();
    let rules: Vec<String> =
        rust.iter().filter(|file| file.starts_with("shared/rules/src/")).cloned().collect();
    // The embedded database's records come as its own items, and are made the SDK's in one place.
    let knows_items = ["shared/store/", "infra/local/src/stream/image.rs"];
    let mut faults = mentions(&rust, "aws_sdk_dynamodb", &knows_items);
    faults.extend(mentions(&rust, "AttributeValue", &knows_items));
    faults.extend(mentions(&rust, "impl From<Refusal>", &["shared/app/src/problem/"]));
    // Workflows, and who somebody is, know nothing of HTTP.
    let app: Vec<String> =
        rust.iter().filter(|file| file.starts_with("shared/app/src/")).cloned().collect();
    faults.extend(mentions(&app, "axum", &["shared/app/src/http/", "shared/app/src/lib.rs"]));
    // Beside the API: answers of other servers, of the embedded database, and the pages' files.
    let asks_others = ["shared/tablebase/", "infra/local/src/replay/"];
    let answers =
        ["shared/store/src/in_process.rs", "infra/local/src/site.rs", "shared/app/src/http/"];
    faults.extend(mentions(&rust, "StatusCode", &[&asks_others[..], &answers].concat()));
    faults.extend(mentions(&rust, "SystemTime::now", &["shared/app/src/clock.rs"]));
    faults.extend(mentions(&rust, "Utc::now", &[]));
    faults.extend(mentions(&rust, "set_var", &[]));
    faults.extend(mentions(&rules, "f64", &[]));
    faults.extend(mentions(&rules, "f32", &[]));
    faults.extend(mentions(&rules, "async ", &[]));
    none(faults);
}

#[test]
fn no_route_is_written_twice() {
    let mut routes = Vec::new();
    for file in sources(&[".rs"]).into_iter().filter(|file| file.starts_with("functions/")) {
        let text = read(&file);
        for attribute in text.split("#[utoipa::path(").skip(1) {
            let words: Vec<&str> = attribute.split([',', '\n', '"']).map(str::trim).collect();
            let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
            routes.push(format!("{} {}", words[0], words[2]));
        }
    }
    let api = posthorn::description::openapi();
    let items = api["paths"].as_object().expect("paths").values();
    let documented: usize = items.filter_map(|item| item.as_object()).map(|item| item.len()).sum();
    assert_eq!(routes.len(), documented, "every route is mounted once");
    let count = routes.len();
    routes.sort();
    routes.dedup();
    assert_eq!(routes.len(), count, "a route is written twice");
}

#[test]
fn the_table_is_defined_once() {
    let definitions =
        sources(&[".yaml", ".yml", ".json"]).into_iter().filter(|f| read(f).contains("KeySchema"));
    assert_eq!(definitions.collect::<Vec<_>>(), ["infra/aws/template.yaml"]);
}

#[test]
fn ci_calls_the_readmes_test_command() {
    assert!(read(".ci/run").lines().any(|line| line == "make test"));
    assert!(read("README.md").contains("make test"));
}

/// An answer of the SDK that is awaited bare makes every longer call deeper than the compiler allows
/// (`query depth`), and which call is the one too long shows itself only in a build from scratch.
#[test]
fn answers_of_the_sdk_are_boxed() {
    let mut sent = 0;
    let mut faults = Vec::new();
    for file in sources(&[".rs"]).iter().filter(|file| file.starts_with("shared/store/src/")) {
        let text = read(file);
        for (at, what) in text.match_indices(".send()") {
            sent += 1;
            if !text[at + what.len()..].trim_start().starts_with(".boxed()") {
                faults.push(format!("{file}:{}", text[..at].lines().count()));
            }
        }
    }
    assert!(sent > 10, "the requests are found: {sent}");
    none(faults);
}
