//! Where the data are that a command works with: a folder with the embedded database, or a table elsewhere.

use std::path::PathBuf;

use clap::Args;
use store::Store;

use crate::console::Failure;
use crate::data_version;
use crate::embedded::Embedded;

/// Where the data are.
#[derive(Clone, Debug, Args)]
pub struct Place {
    /// The folder of the server's data. The server must not run meanwhile.
    #[arg(long, env = "POSTHORN_DATA", default_value = "data")]
    pub data: PathBuf,
    /// The DynamoDB table's name.
    #[arg(long, env = "POSTHORN_TABLE", default_value = "posthorn")]
    pub table: String,
    /// Use a DynamoDB at this address (http://…) instead of the embedded one in the data folder.
    #[arg(long, env = "POSTHORN_ENDPOINT_URL")]
    pub endpoint_url: Option<String>,
    /// Use the table in AWS, by the variables AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and
    /// AWS_SESSION_TOKEN.
    #[cfg(feature = "aws")]
    #[arg(long, conflicts_with = "endpoint_url")]
    pub aws: bool,
}

/// The data, for as long as this is held: nobody else opens the same folder meanwhile.
#[derive(Debug)]
pub(crate) struct OpenPlace {
    pub(crate) store: Store,
    _embedded: Option<Embedded>,
}

impl Place {
    /// In a folder of this machine: the server's keys are beside the database.
    pub(crate) fn is_folder(&self) -> bool {
        #[cfg(feature = "aws")]
        if self.aws {
            return false;
        }
        self.endpoint_url.is_none()
    }

    /// Opens what is there; nothing is made.
    ///
    /// # Errors
    /// In words: what is missing, in use, or of a newer program.
    pub(crate) async fn open(&self) -> Result<OpenPlace, Failure> {
        let place = self.opened().await?;
        data_version::check(&place.store).await?;
        Ok(place)
    }

    async fn opened(&self) -> Result<OpenPlace, Failure> {
        #[cfg(feature = "aws")]
        if self.aws {
            let aws = store::aws::Aws::from_environment()?;
            return Ok(OpenPlace { store: Store::in_aws(&aws, &self.table), _embedded: None });
        }
        if let Some(endpoint) = &self.endpoint_url {
            let store = Store::at_endpoint(endpoint, &self.table);
            return Ok(OpenPlace { store, _embedded: None });
        }
        let embedded = Embedded::open_existing(&self.data)?;
        let store = embedded.store(&self.table).await?;
        Ok(OpenPlace { store, _embedded: Some(embedded) })
    }
}
