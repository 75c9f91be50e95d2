//! The description of the whole API, with an example for each operation. The examples are requests
//! of the tests and what was answered: `make examples` writes them.

use serde_json::{Value, json};

use crate::stack;

/// An operation, a request to it and its answer a line.
const EXAMPLES: &str = include_str!("examples.jsonl");

/// The description in OpenAPI 3.1. It needs no database.
pub fn openapi() -> Value {
    let mut openapi = json!(app::describe(stack::routes()));
    let schemas = openapi["components"]["schemas"].clone();
    let examples: Vec<Value> =
        EXAMPLES.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let items = openapi["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    for operation in items.filter_map(Value::as_object_mut).flat_map(|item| item.values_mut()) {
        let Some(example) = examples.iter().find(|it| it["operation"] == operation["operationId"])
        else {
            continue;
        };
        show(operation, "/requestBody/content", &example["request"], &schemas);
        // What is made and what was made already are told alike.
        for status in ["200", "201", "202"] {
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
