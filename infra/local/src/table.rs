//! The table's definition, read from the one place that has it: the template for AWS.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;
use store::TableDefinition;

/// The template for AWS. Tags such as `!Ref` are left out of its texts.
///
/// # Errors
/// When it is no YAML.
pub fn template() -> Result<&'static Value, String> {
    static TEMPLATE: LazyLock<Result<Value, String>> = LazyLock::new(|| {
        let text = include_str!("../../aws/template.yaml");
        serde_saphyr::from_str(text).map_err(|e| e.to_string())
    });
    TEMPLATE.as_ref().map_err(String::clone)
}

/// The table as `infra/aws/template.yaml` defines it.
///
/// # Errors
/// When the template has no table that can be read.
pub fn definition() -> Result<TableDefinition, String> {
    let properties = &template()?["Resources"]["Table"]["Properties"];
    TableDefinition::deserialize(properties).map_err(|e| e.to_string())
}
