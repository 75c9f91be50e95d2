//! Which stage's table of qualifiers somebody asks for.

use rules::tournament::Stage;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::view::StageName;

/// Which table of qualifiers.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OfStage {
    /// The stage that somebody is qualified for.
    #[param(value_type = StageName, inline = false)]
    pub stage: Stage,
}
