//! How changes of a game are refused, for the API's description.

use std::collections::BTreeMap;

use utoipa::IntoResponses;
use utoipa::openapi::{RefOr, Response};

/// Every way in which a change of a game can be refused beside those that the description gives to
/// all operations: somebody who may not, no such game, a rule that says no.
#[derive(Clone, Copy, Debug)]
pub struct ChangeRefused;

impl IntoResponses for ChangeRefused {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        ["403", "404", "409"].map(|status| (status.to_owned(), Response::default().into())).into()
    }
}
