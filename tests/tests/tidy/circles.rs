//! No circle of files: where two need each other they are one, or both need a third.
//!
//! Of each crate the files are read that its `lib.rs` has as modules, without what is there for tests
//! alone. An arrow leads from a file to the one that defines what it names, in a `use` or in a path of its
//! code; whoever hands a name on (`pub use`) is passed through, and has an arrow only for what its own code
//! names.
//!
//! Not seen are methods that are called on a value, and what a macro writes. No arrow is what a file takes
//! from one that it stands in, its folder's or the crate's: `mod` is how those have it. Between crates Cargo
//! allows no circle.

use std::collections::{BTreeMap, BTreeSet};

use crate::{none, read, root, sources};

/// How often a name is handed on at most, from where it is defined to where it is used.
const HOPS_MAX: u8 = 9;

/// The names of a path, from the first to the last.
type Path = Vec<String>;

/// One name that a `use` brings.
#[derive(Clone)]
struct Use {
    path: Path,
    /// What it is called here; `*`: everything.
    name: String,
    /// Whether it is handed on.
    shared: bool,
}

/// What is read of a file.
#[derive(Default)]
struct Source {
    path: String,
    module: Path,
    uses: Vec<Use>,
    /// The paths in its code.
    paths: Vec<Path>,
    /// The names of its code, without those of its `use`s.
    words: BTreeSet<String>,
    defines: BTreeSet<String>,
    modules: Vec<String>,
}

/// A crate's files by their modules; that of `lib.rs` has no name.
type Crate = BTreeMap<Path, Source>;

/// From which file to which, and by which names.
type Arrows = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

#[test]
fn no_files_need_each_other() {
    let ours =
        |file: &String| ["shared/", "functions/", "infra/"].iter().any(|it| file.starts_with(it));
    let roots = sources(&["lib.rs"]).into_iter().filter(ours);
    let roots: Vec<String> = roots.filter(|file| file.ends_with("/src/lib.rs")).collect();
    assert!(roots.len() > 20, "a library of each function, and the shared ones: {roots:?}");
    let text = |path: &str| root().join(path).is_file().then(|| read(path));
    let found = roots.iter().flat_map(|lib| circles(&arrows(&files(lib, &text))));
    none(found.collect());
}

/// The words and signs of a text: no comments, strings or characters.
fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            comment(rest)
        } else if let Some(hashes) = raw_string(rest) {
            let end = format!("\"{}", "#".repeat(hashes));
            let begin = rest.find('"').unwrap_or_default() + 1;
            rest[begin..].find(&end).map_or(rest.len(), |at| begin + at + end.len())
        } else if first == '"' {
            string(rest, '"')
        } else if first == '\'' {
            // A lifetime has no second quote.
            let mut next = rest.chars().skip(1);
            let (one, two) = (next.next(), next.next());
            if one == Some('\\') || two == Some('\'') { string(rest, '\'') } else { 1 }
        } else if is_word(first) {
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            found.push(&rest[..end]);
            end
        } else {
            let sign = if rest.starts_with("::") { 2 } else { first.len_utf8() };
            if !first.is_whitespace() {
                found.push(&rest[..sign]);
            }
            sign
        };
        rest = &rest[length..];
    }
    found
}

/// The length of a comment that begins here; there may be others in it.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let signs = &text.as_bytes()[at..text.len().min(at + 2)];
        depth += i32::from(signs == b"/*") - i32::from(signs == b"*/");
        at += if signs == b"/*" || signs == b"*/" { 2 } else { 1 };
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// How many signs `#` a raw string has that begins here.
fn raw_string(text: &str) -> Option<usize> {
    let text = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let begin = text.trim_start_matches('#');
    begin.starts_with('"').then_some(text.len() - begin.len())
}

/// The length of a quoted text that begins here.
fn string(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if c == quote && !escaped {
            return at + 1;
        }
        escaped = c == '\\' && !escaped;
    }
    text.len()
}

/// Where the item ends that begins at `at`: behind its `;`, or behind its braces.
fn item_end(tokens: &[&str], at: usize) -> usize {
    let mut depth = 0;
    for (place, token) in tokens.iter().enumerate().skip(at) {
        match *token {
            "{" => depth += 1,
            "}" if depth == 1 => return place + 1,
            "}" => depth -= 1,
            ";" if depth == 0 => return place + 1,
            _ => {}
        }
    }
    tokens.len()
}

/// The names behind `use`, and where they end.
fn leaves(tokens: &[&str], mut at: usize, before: &Path, found: &mut Vec<(Path, String)>) -> usize {
    let mut path = before.clone();
    let mut name = None;
    while let Some(token) = tokens.get(at) {
        match *token {
            "," | "}" | ";" => break,
            "{" => {
                while !matches!(tokens.get(at), None | Some(&"}")) {
                    at = leaves(tokens, at + 1, &path, found);
                }
                return at + 1;
            }
            "as" => {
                name = tokens.get(at + 1).map(|name| (*name).to_owned());
                at += 1;
            }
            "::" => {}
            "self" if !path.is_empty() => {}
            word => path.push(word.to_owned()),
        }
        at += 1;
    }
    // `self` in braces is what stands before them; behind the last comma there may be nothing.
    let says_something = path.len() > before.len() || tokens[at - 1] == "self";
    if let Some(last) = path.last().filter(|_| says_something) {
        let name = name.unwrap_or_else(|| last.clone());
        found.push((path, name));
    }
    at
}

/// What a file's text says.
fn source(path: &str, text: &str) -> Source {
    let tokens = tokens(text);
    let mut source = Source { path: path.to_owned(), ..Source::default() };
    let (mut at, mut depth) = (0, 0);
    while let Some(token) = tokens.get(at) {
        let next = |ahead: usize| tokens.get(at + ahead).copied().unwrap_or_default();
        match *token {
            "#" if tokens[at..].starts_with(&["#", "[", "cfg", "(", "test", ")", "]"]) => {
                at = item_end(&tokens, at);
                continue;
            }
            "use" => {
                let shared = at > 0 && matches!(tokens[at - 1], "pub" | ")");
                let mut found = Vec::new();
                at = leaves(&tokens, at + 1, &Path::new(), &mut found);
                let found = found.into_iter();
                source.uses.extend(found.map(|(path, name)| Use { path, name, shared }));
                continue;
            }
            "mod" if next(2) == ";" => source.modules.push(next(1).to_owned()),
            "{" => depth += 1,
            "}" => depth -= 1,
            "struct" | "enum" | "trait" | "type" | "fn" | "const" | "static" | "macro_rules"
                if depth == 0 =>
            {
                let name = if next(1) == "!" || next(1) == "fn" { next(2) } else { next(1) };
                source.defines.insert(name.to_owned());
            }
            word if next(1) == "::" && (at == 0 || tokens[at - 1] != "::") => {
                let mut path = vec![word.to_owned()];
                while tokens.get(at + 1) == Some(&"::") && tokens.get(at + 2) != Some(&"<") {
                    path.extend(tokens.get(at + 2).map(|word| (*word).to_owned()));
                    at += 2;
                }
                source.words.insert(path[0].clone());
                source.paths.push(path);
            }
            word => {
                source.words.insert(word.to_owned());
            }
        }
        at += 1;
    }
    source
}

/// The files of a crate, from its `lib.rs` down.
fn files(lib: &str, text: &dyn Fn(&str) -> Option<String>) -> Crate {
    let folder = lib.trim_end_matches("lib.rs");
    let read = |module: &Path| {
        let stem = format!("{folder}{}", module.join("/"));
        let names = [format!("{stem}.rs"), format!("{stem}/mod.rs")];
        let names = if module.is_empty() { vec![lib.to_owned()] } else { names.to_vec() };
        let found = names.iter().find_map(|name| Some(source(name, &text(name)?)));
        found.map(|file| Source { module: module.clone(), ..file })
    };
    let mut found = Crate::new();
    let mut waiting = vec![Path::new()];
    while let Some(module) = waiting.pop() {
        let file = read(&module).unwrap_or_else(|| panic!("{lib}: no file of {module:?}"));
        let below = file.modules.iter().map(|name| [module.clone(), vec![name.clone()]].concat());
        waiting.extend(below);
        found.insert(module, file);
    }
    found
}

/// Where a path of a module leads: the file that defines what it names; none: out of the crate. A name that
/// is handed on more than `hops` times counts as defined where it was found last.
fn target<'a>(files: &'a Crate, from: &Path, path: &[String], hops: u8) -> Option<&'a Source> {
    let mut module = from.clone();
    for (place, name) in path.iter().enumerate() {
        match name.as_str() {
            "crate" if place == 0 => module.clear(),
            "self" if place == 0 => {}
            "super" => drop(module.pop()),
            name => {
                let below = [module.clone(), vec![name.to_owned()]].concat();
                if files.contains_key(&below) {
                    module = below;
                } else {
                    // A path that begins with neither a module nor one of those words is another crate's,
                    // or goes on from what a `use` has brought.
                    return (place > 0).then(|| definer(files, &module, name, hops)).flatten();
                }
            }
        }
    }
    files.get(&module)
}

/// The file that defines a name which a module has, by itself or from another.
fn definer<'a>(files: &'a Crate, module: &Path, name: &str, hops: u8) -> Option<&'a Source> {
    let file = files.get(module)?;
    if name == "*" || file.defines.contains(name) || hops == 0 {
        return Some(file);
    }
    let named = file.uses.iter().find(|it| it.name == name);
    if let Some(found) = named.and_then(|it| target(files, module, &it.path, hops - 1)) {
        return Some(found);
    }
    file.uses.iter().filter(|it| it.name == "*").find_map(|it| {
        let (_, path) = it.path.split_last()?;
        let other = target(files, module, path, hops - 1)?;
        definer(files, &other.module, name, hops - 1)
    })
}

/// The arrows within a crate.
fn arrows(files: &Crate) -> Arrows {
    let mut arrows = Arrows::new();
    for (module, file) in files {
        let own = |it: &&Use| !it.shared || file.words.contains(&it.name);
        let used = file.uses.iter().filter(own).map(|it| &it.path);
        for path in used.chain(&file.paths) {
            let to = target(files, module, path, HOPS_MAX);
            if let Some(to) = to.filter(|to| !module.starts_with(&to.module)) {
                let names = arrows.entry(file.path.clone()).or_default();
                names.entry(to.path.clone()).or_default().insert(path.join("::"));
            }
        }
    }
    arrows
}

/// Each group of files that need each other, with the arrows within it.
fn circles(arrows: &Arrows) -> Vec<String> {
    let mut met = BTreeSet::new();
    let mut found = Vec::new();
    for file in arrows.keys() {
        let back = |other: &&String| reached(arrows, other).contains(file);
        let circle: BTreeSet<String> = reached(arrows, file).iter().filter(back).cloned().collect();
        if circle.is_empty() || met.contains(file) {
            continue;
        }
        let mut told = vec![format!("{} files need each other:", circle.len())];
        for (from, to, names) in within(arrows, &circle) {
            told.push(format!("  {from} -> {to}: {}", names.join(", ")));
        }
        found.push(told.join("\n"));
        met.extend(circle);
    }
    found
}

/// The arrows from some files to each other.
fn within<'a>(
    arrows: &'a Arrows,
    files: &'a BTreeSet<String>,
) -> impl Iterator<Item = (&'a str, &'a str, Vec<&'a str>)> {
    let from = arrows.iter().filter(|(from, _)| files.contains(*from));
    let all = from.flat_map(|(from, to)| to.iter().map(move |(to, names)| (from, to, names)));
    all.filter(|(_, to, _)| files.contains(*to))
        .map(|(from, to, names)| (&**from, &**to, names.iter().map(String::as_str).collect()))
}

/// Every file to which the arrows lead from one.
fn reached(arrows: &Arrows, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut waiting = vec![from];
    while let Some(file) = waiting.pop() {
        for to in arrows.get(file).into_iter().flat_map(BTreeMap::keys) {
            if found.insert(to.clone()) {
                waiting.push(to);
            }
        }
    }
    found
}

/// The circles of a crate of these files.
fn circles_of(crate_files: &[(&str, &str)]) -> Vec<String> {
    let text = |path: &str| {
        crate_files.iter().find(|(name, _)| *name == path).map(|(_, text)| (*text).to_owned())
    };
    circles(&arrows(&files("lib.rs", &text)))
}

#[test]
fn a_circle_is_found() {
    let found = circles_of(&[
        ("lib.rs", "mod apple;\nmod bread;\nmod corn;\nmod food;\npub use food::*;"),
        ("apple.rs", "use crate::{Bread, corn::{self, Corn as Grain}};\npub struct Apple;"),
        ("bread.rs", "pub enum Bread { Of(super::corn::flour::Flour) }"),
        ("corn/mod.rs", "pub mod flour;\npub struct Corn;"),
        ("corn/flour.rs", "pub struct Flour;\nfn mill() { let _ = crate::apple::Apple::new(); }"),
        ("food.rs", "pub(crate) use crate::bread::Bread;\npub use crate::apple::Apple;"),
    ]);
    let circle = "3 files need each other:
  apple.rs -> bread.rs: crate::Bread
  bread.rs -> corn/flour.rs: super::corn::flour::Flour
  corn/flour.rs -> apple.rs: crate::apple::Apple::new";
    assert_eq!(found, [circle]);
    let handed_on = [
        ("lib.rs", "mod a;\nmod b;"),
        ("a.rs", "pub use crate::b::B;\npub struct A(B);"),
        ("b.rs", "use crate::a::A;\npub struct B;"),
    ];
    assert_eq!(circles_of(&handed_on).len(), 1, "its own code names what it hands on");
}

#[test]
fn what_is_no_circle() {
    let no_arrow_back = |text: &str| {
        let files = [
            ("lib.rs", "mod a;\nmod b;\npub use a::A;\npub struct Root(A);"),
            ("a.rs", "mod part;\npub struct A(crate::b::B, part::Part);"),
            ("a/part.rs", "use super::A;\npub struct Part(crate::Root);"),
            ("b.rs", text),
        ];
        circles_of(&files)
    };
    for text in [
        "pub struct B;",
        "pub struct B(crate::Root);",
        "//! As crate::a::A.\n/* use crate::a::A; /* twice */ */\npub struct B;",
        "pub struct B;\nconst TEXT: &str = \"\\\" crate::a::A\";",
        "pub struct B;\nconst TEXT: &str = r#\"\" crate::a::A \"#;",
        "pub struct B;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}",
        "use other::a::A;\npub struct B;",
    ] {
        assert_eq!(no_arrow_back(text), [""; 0], "{text}");
    }
    let circle =
        no_arrow_back("pub struct B<'a>(&'a str, char);\nconst C: B<'_> = b('\"', crate::A);");
    assert_eq!(circle.len(), 1, "a quote between quotes begins no text");
}
