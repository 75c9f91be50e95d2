//! The template for AWS as tests read it.

use std::sync::LazyLock;

use serde_json::{Map, Value};

static TEMPLATE: LazyLock<Value> = LazyLock::new(|| {
    let text = include_str!("../../infra/aws/template.yaml");
    serde_saphyr::from_str(text).expect("a template in YAML")
});

/// Its resources by name. Tags such as `!Ref` are left out of their texts.
pub(crate) fn resources() -> &'static Map<String, Value> {
    TEMPLATE["Resources"].as_object().expect("resources")
}

/// The properties of the resources of a type.
pub(crate) fn of_type(kind: &str) -> impl Iterator<Item = &'static Value> {
    let of_kind = move |resource: &&Value| resource["Type"] == kind;
    resources().values().filter(of_kind).map(|resource| &resource["Properties"])
}

/// A text among the properties of a resource.
pub(crate) fn text(resource: &str, property: &str) -> Option<&'static str> {
    resources().get(resource)?["Properties"][property].as_str()
}

/// The name of the folder that a function's code comes from.
pub(crate) fn folder(code: &str) -> &str {
    code.trim_end_matches('/').rsplit('/').next().unwrap_or_default()
}
