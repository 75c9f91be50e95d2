//! The description of the whole API, with an example for each operation. The examples are requests
//! of the tests and what was answered: `make examples` writes them.

use std::sync::LazyLock;

use serde::Serialize;
use serde_json::ser::{PrettyFormatter, Serializer};
use serde_json::{Value, json};
use utoipa::openapi::OpenApi;

use crate::functions::functions;

/// An operation, a status, a request and its answer a line.
const EXAMPLES: &str = include_str!("examples.jsonl");

/// The description as a file, indented by single spaces: it is long. Types need no examples.
pub fn text(examples: bool) -> String {
    let mut text = Vec::new();
    let indented = PrettyFormatter::with_indent(b" ");
    let described = if examples { openapi().clone() } else { described() };
    let written = described.serialize(&mut Serializer::with_formatter(&mut text, indented));
    // Nothing fails that is written into memory, and JSON is text.
    written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default()
}

/// The description in OpenAPI 3.1. It needs no database.
pub fn openapi() -> &'static Value {
    static OPENAPI: LazyLock<Value> = LazyLock::new(|| with_examples(described()));
    &OPENAPI
}

fn described() -> Value {
    let parts = functions().map(|part| (part.describe)()).into_iter();
    json!(parts.reduce(OpenApi::merge_from).map(app::describe))
}

fn with_examples(mut openapi: Value) -> Value {
    let schemas = openapi["components"]["schemas"].clone();
    let examples: Vec<Value> =
        EXAMPLES.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let items = openapi["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    for operation in items.filter_map(Value::as_object_mut).flat_map(|item| item.values_mut()) {
        let name = operation["operationId"].clone();
        for example in examples.iter().filter(|example| example["operation"] == name) {
            let status = example["status"].as_str().unwrap_or_default();
            show(operation, "/requestBody/content", &example["request"], &schemas);
            let place = format!("/responses/{status}/content");
            show(operation, &place, &example["response"], &schemas);
        }
    }
    openapi
}

/// Puts an example beside the schema of each kind of content at a place of an operation, unless the
/// schema brings its own.
fn show(operation: &mut Value, place: &str, example: &Value, schemas: &Value) {
    let content = operation.pointer_mut(place).and_then(Value::as_object_mut);
    let kinds = content.into_iter().flat_map(|kinds| kinds.values_mut());
    for kind in kinds.filter(|_| !example.is_null()) {
        let name = kind["schema"]["$ref"].as_str().and_then(|it| it.rsplit('/').next());
        if name.is_none_or(|name| schemas[name]["example"].is_null()) {
            kind["example"] = example.clone();
        }
    }
}
