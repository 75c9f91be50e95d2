//! The table's definition, read from the one place that has it: the template for AWS.

use serde::Deserialize;
use store::TableDefinition;

const TEMPLATE: &str = include_str!("../../aws/template.yaml");

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Template {
    resources: Resources,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Resources {
    table: Resource,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Resource {
    properties: TableDefinition,
}

/// The table as `infra/aws/template.yaml` defines it.
///
/// # Errors
/// When the template has no table that can be read.
pub fn definition() -> Result<TableDefinition, String> {
    let template: Template = serde_saphyr::from_str(TEMPLATE).map_err(|e| e.to_string())?;
    Ok(template.resources.table.properties)
}
