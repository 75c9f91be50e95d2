//! The rights that the template gives each function, held against what the function does: every request
//! to the table that a test brings about in a function's name must be allowed, and every secret that it
//! uses be one that it may read.
//!
//! What was used is written down below `target/rights`, so that `tests/infra` can tell what nobody
//! needs.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{LazyLock, Mutex};

use app::Secret;
use serde_json::Value;
use store::Access;

use crate::server::beside;
use crate::template::{folder, of_type, resources};

tokio::task_local! {
    /// In which function's name something is done.
    static FUNCTION: &'static str;
}

tokio::task_local! {
    /// What was asked of the table, where somebody wants to know.
    static ASKED: RefCell<Vec<String>>;
}

/// What comes of some work, with what it asks of the table, in order: actions, and what the partitions begin
/// with.
pub async fn accesses<T>(work: impl Future<Output = T>) -> (T, Vec<String>) {
    let watched = async {
        let done = work.await;
        (done, ASKED.with(RefCell::take))
    };
    ASKED.scope(RefCell::default(), watched).await
}

/// Does something as a function does it.
pub async fn as_function<T>(name: &'static str, work: impl Future<Output = T>) -> T {
    FUNCTION.scope(name, work).await
}

/// A statement of a policy.
struct Statement {
    denies: bool,
    actions: Vec<String>,
    resources: Vec<String>,
    /// The leading keys that it holds for: all of the request's for what is allowed, any of them for
    /// what is denied; none: whatever they are.
    keys: Option<Vec<String>>,
    /// How much of each item whoever names no keys sees.
    sight: Sight,
}

/// For which requests a statement holds, by what they see of each item.
enum Sight {
    /// All.
    Any,
    /// Those that see these attributes alone, and say so.
    Only(Vec<String>),
    /// Those that do not say what they see.
    Unsaid,
}

static POLICIES: LazyLock<BTreeMap<&str, Vec<Statement>>> = LazyLock::new(policies);

static USED: LazyLock<Mutex<BTreeSet<String>>> = LazyLock::new(Mutex::default);

/// Notes what was asked of the table, and refuses what the function has no right to.
///
/// # Panics
/// When the template does not allow it.
pub(crate) fn watch(access: &Access<'_>) {
    let key = access.keys.first().map_or("", String::as_str);
    let beginning = key.split_inclusive('#').next().unwrap_or_default();
    let _ =
        ASKED.try_with(|asked| asked.borrow_mut().push(format!("{} {beginning}", access.action)));
    let Ok(function) = FUNCTION.try_with(|function| *function) else { return };
    assert!(
        may(function, access),
        "{function} has no right to this: {access:?}; see infra/aws/template.yaml"
    );
    let on = access.index.unwrap_or("table");
    note(&format!("{function}.{}.{on}", access.action));
}

/// Whether the template allows a function this.
///
/// # Panics
/// When there is no such function.
pub fn may(function: &str, access: &Access<'_>) -> bool {
    let statements = POLICIES.get(function).unwrap_or_else(|| panic!("no function {function}"));
    let holds = |statement: &&Statement| statement.holds(access);
    let (denied, allowed): (Vec<&Statement>, Vec<&Statement>) =
        statements.iter().filter(holds).partition(|statement| statement.denies);
    denied.is_empty() && !allowed.is_empty()
}

/// Refuses a secret whose parameter the function may not read.
///
/// # Panics
/// When the template does not allow it.
pub(crate) fn watch_secret(secret: Secret) {
    let Ok(function) = FUNCTION.try_with(|function| *function) else { return };
    let statements = POLICIES.get(function).unwrap_or_else(|| panic!("no function {function}"));
    let name = secret.parameter();
    let reads = |statement: &Statement| {
        let mut named = statement.resources.iter().filter_map(|path| path.rsplit('/').next());
        statement.actions.contains(&"ssm:GetParameters".to_owned()) && named.any(|it| it == name)
    };
    assert!(
        statements.iter().any(reads),
        "{function} has no right to {name}; see infra/aws/template.yaml"
    );
    note(&format!("{function}.{name}.secret"));
}

/// Writes down that somebody has needed a right.
fn note(name: &str) {
    if USED.lock().expect("nobody panics here").insert(name.to_owned()) {
        let folder = beside().with_file_name("rights");
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join(name), "").expect("a file");
    }
}

impl Statement {
    fn read(statement: &Value) -> Statement {
        let denies = statement["Effect"] == "Deny";
        let test = if denies { "ForAnyValue:StringLike" } else { "ForAllValues:StringLike" };
        let condition = &statement["Condition"];
        let keys = &condition[test]["dynamodb:LeadingKeys"];
        let sight = Sight::read(condition);
        let known = |key: &String| match sight {
            Sight::Any => key == test || !denies && key == "Null",
            Sight::Only(_) => {
                ["StringEquals", "Null", "ForAllValues:StringEquals"].contains(&&**key)
            }
            Sight::Unsaid => key == "StringNotEquals",
        };
        let unknown = condition.as_object().is_some_and(|of| !of.keys().all(known));
        assert!(!unknown, "a condition that is not understood here: {statement}");
        Statement {
            sight,
            denies,
            actions: texts(&statement["Action"]),
            resources: texts(&statement["Resource"]),
            keys: keys.is_array().then(|| texts(keys)),
        }
    }

    fn holds(&self, access: &Access<'_>) -> bool {
        let action = format!("dynamodb:{}", access.action);
        let resource = match access.index {
            Some(index) => format!("${{Table.Arn}}/index/{index}"),
            None => "Table.Arn".to_owned(),
        };
        let named = self.actions.contains(&action) && self.resources.contains(&resource);
        let fits = |key: &String, keys: &[String]| keys.iter().any(|pattern| is_like(key, pattern));
        let seen = match (&self.sight, &access.seen) {
            (Sight::Any, _) | (Sight::Unsaid, None) => true,
            (Sight::Only(allowed), Some(seen)) => seen.iter().all(|name| allowed.contains(name)),
            (Sight::Only(_), None) | (Sight::Unsaid, Some(_)) => false,
        };
        named
            && seen
            && match &self.keys {
                None => true,
                Some(keys) if self.denies => access.keys.iter().any(|key| fits(key, keys)),
                // `Null` stands beside it: who names none is not meant.
                Some(keys) => {
                    !access.keys.is_empty() && access.keys.iter().all(|key| fits(key, keys))
                }
            }
    }
}

impl Sight {
    fn read(condition: &Value) -> Sight {
        let said = |test: &str| condition[test]["dynamodb:Select"] == "SPECIFIC_ATTRIBUTES";
        match (said("StringEquals"), said("StringNotEquals")) {
            (true, _) => {
                let seen = &condition["ForAllValues:StringEquals"]["dynamodb:Attributes"];
                Sight::Only(texts(seen))
            }
            (false, true) => Sight::Unsaid,
            (false, false) => Sight::Any,
        }
    }
}

/// Whether a text is like a pattern with a star at its end, or without one.
fn is_like(text: &str, pattern: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(beginning) => text.starts_with(beginning),
        None => text == pattern,
    }
}

fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(values) => values.iter().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

/// The statements about each function, by the name of its folder.
fn policies() -> BTreeMap<&'static str, Vec<Statement>> {
    let statements = |policy: &Value| -> Vec<Statement> {
        let document = match policy {
            Value::String(name) => &resources()[name]["Properties"]["PolicyDocument"],
            written => written,
        };
        document["Statement"].as_array().into_iter().flatten().map(Statement::read).collect()
    };
    let function = |of: &'static Value| {
        let code = of["CodeUri"].as_str().expect("a function has code");
        let policies = of["Policies"].as_array().expect("a function has rights");
        (folder(code), policies.iter().flat_map(statements).collect())
    };
    of_type("AWS::Serverless::Function").map(function).collect()
}
