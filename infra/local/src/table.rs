//! The table's definition, read from the one place that has it: the template for AWS.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use store::TableDefinition;

const TEMPLATE: &str = include_str!("../../aws/template.yaml");

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase", bound = "P: DeserializeOwned")]
struct Template<P> {
    resources: Resources<P>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase", bound = "P: DeserializeOwned")]
struct Resources<P> {
    table: Resource<P>,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase", bound = "P: DeserializeOwned")]
struct Resource<P> {
    properties: P,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Streamed {
    stream_specification: StreamSpecification,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct StreamSpecification {
    stream_view_type: String,
}

/// The table as `infra/aws/template.yaml` defines it.
///
/// # Errors
/// When the template has no table that can be read.
pub fn definition() -> Result<TableDefinition, String> {
    properties()
}

/// What the table's stream holds of each change, such as `NEW_AND_OLD_IMAGES`: what a table that
/// was made without a stream is given later.
///
/// # Errors
/// When the template has no table with a stream.
pub fn stream_view_type() -> Result<String, String> {
    properties::<Streamed>().map(|table| table.stream_specification.stream_view_type)
}

/// The table's properties, as much of them as `P` asks for.
fn properties<P: DeserializeOwned>() -> Result<P, String> {
    let template: Template<P> = serde_saphyr::from_str(TEMPLATE).map_err(|e| e.to_string())?;
    Ok(template.resources.table.properties)
}
