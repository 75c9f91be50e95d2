//! The contract: what the server answers, to whatever a test asks of it, is what the description
//! says: the status, the kind of content, and JSON by its schema.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use axum::http::Method;
use jsonschema::{Draft, Registry, Validator, draft202012};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use posthorn::description::openapi;
use serde_json::{Value, json};

use crate::Answer;

/// The description, with what was made of it so far.
static CONTRACT: LazyLock<Contract> = LazyLock::new(Contract::new);

/// The name by which schemas refer to the description.
const NAME: &str = "urn:posthorn:api";
/// What a place in it may not contain as it is.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/');

struct Contract {
    description: &'static Value,
    schemas: Registry<'static>,
    /// Method, path in segments, and where the operation stands.
    routes: Vec<(String, Vec<String>, String)>,
    validators: Mutex<HashMap<String, Validator>>,
}

/// Answers the name of the operation that was asked for, and panics where its answer is not as it is
/// described.
///
/// What no route takes is not described, and neither is what the layers in front of all routes do:
/// a method that there is not, and the questions that browsers ask before they ask.
#[track_caller]
pub(crate) fn check(method: &Method, path: &str, answer: &Answer) -> Option<&'static str> {
    let described = method != Method::OPTIONS && method != Method::HEAD && answer.status != 405;
    let (operation, of) = CONTRACT.operation(method, path).filter(|_| described)?;
    CONTRACT.check(operation, &format!("{of}/responses/{}", answer.status), answer);
    operation["operationId"].as_str()
}

/// Every operation, and what it lacks of examples or what is wrong with one.
pub fn examples() -> Vec<String> {
    CONTRACT.routes.iter().flat_map(|(.., pointer)| CONTRACT.examples(pointer)).collect()
}

impl Contract {
    fn new() -> Contract {
        let description = openapi();
        let schemas = Registry::new().draft(Draft::Draft202012).add(NAME, description);
        let schemas = schemas.and_then(|schemas| schemas.prepare()).expect("schemas");
        let mut routes = Vec::new();
        for (path, item) in description["paths"].as_object().expect("paths") {
            for method in item.as_object().expect("methods").keys() {
                let segments: Vec<String> = path.split('/').map(str::to_owned).collect();
                let pointer = format!("/paths/{}/{method}", path.replace('/', "~1"));
                routes.push((method.to_uppercase(), segments, pointer));
            }
        }
        // A name is meant before any name is.
        routes.sort_by_key(|(_, segments, _)| segments.iter().filter(|s| is_any(s)).count());
        Contract { description, schemas, routes, validators: Mutex::default() }
    }

    /// An operation, and where it stands in the description.
    fn operation(&self, method: &Method, path: &str) -> Option<(&Value, &str)> {
        let path = path.split('?').next().unwrap_or_default();
        let asked: Vec<&str> = path.split('/').collect();
        let is_it = |segments: &[String]| {
            let same = |(s, a): (&String, &&str)| s == a || is_any(s) && !a.is_empty();
            segments.len() == asked.len() && segments.iter().zip(&asked).all(same)
        };
        let mut fitting = self.routes.iter().filter(|(_, segments, _)| is_it(segments));
        let (.., pointer) = fitting.find(|(known, ..)| known == method.as_str())?;
        Some((self.description.pointer(pointer)?, pointer))
    }

    #[track_caller]
    fn check(&self, operation: &Value, pointer: &str, answer: &Answer) {
        let response = &operation["responses"][answer.status.to_string()];
        assert!(response.is_object(), "{pointer} is not described: {}", answer.text);
        let named = response["$ref"].as_str().and_then(|name| name.strip_prefix('#'));
        let (pointer, response) = match named {
            Some(name) => (name, self.description.pointer(name).expect("a response")),
            None => (pointer, response),
        };
        let kinds = response["content"].as_object();
        let kind = answer.header("content-type").split(';').next().unwrap_or_default();
        if answer.bytes.is_empty() {
            return;
        }
        let content = kinds.and_then(|kinds| kinds.get(kind));
        assert!(content.is_some(), "{pointer} has no {kind:?}: {}", answer.text);
        if kind.ends_with("json") {
            let pointer = format!("{pointer}/content/{}/schema", kind.replace('/', "~1"));
            let mut validators = self.validators.lock().expect("no test has failed in here");
            let validator =
                validators.entry(pointer.clone()).or_insert_with(|| self.validator(&pointer));
            let wrong: Vec<String> = validator
                .iter_errors(&answer.json)
                .map(|error| format!("{}: {error}", error.instance_path()))
                .collect();
            drop(validators);
            assert!(wrong.is_empty(), "{pointer}: {wrong:#?}\n{}", answer.text);
        }
    }

    /// What an operation's examples lack: JSON that is sent or answered has one, by its schema.
    fn examples(&self, pointer: &str) -> Vec<String> {
        let operation = self.description.pointer(pointer).expect("an operation");
        let answers = operation["responses"].as_object().expect("responses").keys();
        let good = answers.filter(|status| status.starts_with('2'));
        let mut places: Vec<String> = good.map(|status| format!("responses/{status}")).collect();
        places.push("requestBody".to_owned());
        let json =
            places.iter().map(|place| format!("{pointer}/{place}/content/application~1json"));
        let wrong = json.filter_map(|place| {
            let content = self.description.pointer(&place)?;
            let schema = content["schema"]["$ref"].as_str().and_then(|name| name.strip_prefix('#'));
            let schema = schema.and_then(|name| self.description.pointer(name));
            let own = schema.map_or(&Value::Null, |schema| &schema["example"]);
            let example = if own.is_null() { &content["example"] } else { own };
            let validator = self.validator(&format!("{place}/schema"));
            let wrong = validator.validate(example).err()?;
            Some(format!("{place}: {wrong}"))
        });
        wrong.collect()
    }

    /// What judges by the schema that stands somewhere in the description.
    fn validator(&self, pointer: &str) -> Validator {
        let place = utf8_percent_encode(pointer, ENCODED);
        let schema = json!({ "$ref": format!("{NAME}#{place}") });
        draft202012::options().with_registry(&self.schemas).build(&schema).expect("a schema")
    }
}

/// Whether a segment of a path stands for anything.
fn is_any(segment: &str) -> bool {
    segment.starts_with('{')
}
