//! The table itself: made from the one definition in the template.

use aws_sdk_dynamodb::types::{
    AttributeDefinition, BillingMode, GlobalSecondaryIndex, KeySchemaElement, KeyType, Projection,
    ProjectionType, ScalarAttributeType, StreamSpecification, StreamViewType,
    TimeToLiveSpecification,
};
use futures_util::FutureExt;
use serde::Deserialize;

use crate::{Error, Store};

/// The properties of an `AWS::DynamoDB::Table` as the template writes them.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
pub struct TableDefinition {
    attribute_definitions: Vec<Attribute>,
    key_schema: Vec<Key>,
    #[serde(default)]
    global_secondary_indexes: Vec<Index>,
    stream_specification: Option<Stream>,
    time_to_live_specification: TimeToLive,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Attribute {
    attribute_name: String,
    attribute_type: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Key {
    attribute_name: String,
    key_type: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Index {
    index_name: String,
    key_schema: Vec<Key>,
    projection: IndexProjection,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct IndexProjection {
    projection_type: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Stream {
    stream_view_type: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
struct TimeToLive {
    attribute_name: String,
}

impl Store {
    /// Makes the table unless it is there.
    ///
    /// # Errors
    /// `Unavailable` when the database refuses the definition or does not answer.
    pub async fn create_table(&self, definition: &TableDefinition) -> Result<(), Error> {
        let tables = self.client().list_tables().send().boxed().await?;
        if tables.table_names().iter().any(|name| name == self.table()) {
            return Ok(());
        }
        let stream = definition.stream_specification.as_ref().map(Stream::build).transpose()?;
        self.client()
            .create_table()
            .table_name(self.table())
            .billing_mode(BillingMode::PayPerRequest)
            .set_attribute_definitions(Some(
                definition
                    .attribute_definitions
                    .iter()
                    .map(Attribute::build)
                    .collect::<Result<_, _>>()?,
            ))
            .set_key_schema(Some(build_keys(&definition.key_schema)?))
            .set_global_secondary_indexes(Some(
                definition
                    .global_secondary_indexes
                    .iter()
                    .map(Index::build)
                    .collect::<Result<_, _>>()?,
            ))
            .set_stream_specification(stream)
            .send()
            .boxed()
            .await?;
        let time_to_live = TimeToLiveSpecification::builder()
            .enabled(true)
            .attribute_name(&definition.time_to_live_specification.attribute_name)
            .build()?;
        self.client()
            .update_time_to_live()
            .table_name(self.table())
            .time_to_live_specification(time_to_live)
            .send()
            .boxed()
            .await?;
        Ok(())
    }
}

impl TableDefinition {
    /// The same table without its stream, for a database that nobody reads one from.
    #[must_use]
    pub fn without_stream(self) -> TableDefinition {
        TableDefinition { stream_specification: None, ..self }
    }

    /// What the table's stream holds of each change, such as `NEW_AND_OLD_IMAGES`; none: it has no stream.
    pub fn stream_view_type(&self) -> Option<&str> {
        self.stream_specification.as_ref().map(|stream| stream.stream_view_type.as_str())
    }
}

impl Stream {
    fn build(&self) -> Result<StreamSpecification, Error> {
        Ok(StreamSpecification::builder()
            .stream_enabled(true)
            .stream_view_type(StreamViewType::from(self.stream_view_type.as_str()))
            .build()?)
    }
}

impl Attribute {
    fn build(&self) -> Result<AttributeDefinition, Error> {
        Ok(AttributeDefinition::builder()
            .attribute_name(&self.attribute_name)
            .attribute_type(ScalarAttributeType::from(self.attribute_type.as_str()))
            .build()?)
    }
}

impl Index {
    fn build(&self) -> Result<GlobalSecondaryIndex, Error> {
        let projection = Projection::builder()
            .projection_type(ProjectionType::from(self.projection.projection_type.as_str()))
            .build();
        Ok(GlobalSecondaryIndex::builder()
            .index_name(&self.index_name)
            .set_key_schema(Some(build_keys(&self.key_schema)?))
            .projection(projection)
            .build()?)
    }
}

fn build_keys(keys: &[Key]) -> Result<Vec<KeySchemaElement>, Error> {
    let build = |key: &Key| {
        KeySchemaElement::builder()
            .attribute_name(&key.attribute_name)
            .key_type(KeyType::from(key.key_type.as_str()))
            .build()
            .map_err(Error::from)
    };
    keys.iter().map(build).collect()
}
