//! What routes answer when they refuse, described once for the API's description.

use std::collections::BTreeMap;

use utoipa::IntoResponses;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response, ResponseBuilder};

/// Every way in which a change of a game can be refused: a body that cannot be read, nobody signed
/// in, somebody who may not, no such game, a rule that says no, and a database that does not answer.
#[derive(Clone, Copy, Debug)]
pub struct ChangeRefused;

/// The statuses, in their order.
const STATUSES: [&str; 9] = ["400", "401", "403", "404", "409", "413", "415", "422", "503"];

impl IntoResponses for ChangeRefused {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let problem = Ref::from_schema_name("Problem");
        let content = ContentBuilder::new().schema(Some(problem)).build();
        let response = ResponseBuilder::new().content("application/problem+json", content).build();
        let each = |status: &&str| ((*status).to_owned(), RefOr::T(response.clone()));
        STATUSES.iter().map(each).collect()
    }
}
