//! What of an event lies outside the Laws, as programs read it.

use rules::tournament::OutsideLaws;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What of an event lies outside the Laws (LAW-0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = OutsideLaws)]
pub enum OutsideLawsName {
    /// A friendly match.
    Friendly,
    /// All games go on from an opening that was agreed.
    Thematic,
    /// The players have agreed to use no engines.
    NoEngines,
    /// Another agreement that the Laws do not know.
    Agreement,
}

impl From<OutsideLaws> for OutsideLawsName {
    fn from(outside: OutsideLaws) -> OutsideLawsName {
        match outside {
            OutsideLaws::Friendly => OutsideLawsName::Friendly,
            OutsideLaws::Thematic => OutsideLawsName::Thematic,
            OutsideLaws::NoEngines => OutsideLawsName::NoEngines,
            OutsideLaws::Agreement => OutsideLawsName::Agreement,
        }
    }
}

impl From<OutsideLawsName> for OutsideLaws {
    fn from(name: OutsideLawsName) -> OutsideLaws {
        match name {
            OutsideLawsName::Friendly => OutsideLaws::Friendly,
            OutsideLawsName::Thematic => OutsideLaws::Thematic,
            OutsideLawsName::NoEngines => OutsideLaws::NoEngines,
            OutsideLawsName::Agreement => OutsideLaws::Agreement,
        }
    }
}
