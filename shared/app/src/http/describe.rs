//! The description of the API: what all operations share is added here, so that none repeats it.

use std::collections::BTreeMap;

use axum::http::Method;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{self, path::Operation};
use utoipa::openapi::{Components, ContentBuilder, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{OpenApi, ToSchema};

use crate::{ProblemBody, scope_of};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Posthorn",
        description = "Correspondence chess: games, moves, draw offers and accounts. Errors are \
            problem+json with a stable code and, where a rule says no, its id.",
        license(name = "GPL-3.0-or-later", identifier = "GPL-3.0-or-later"),
        contact()
    ),
    components(schemas(ProblemBody))
)]
struct Description;

/// What the description says about keys.
const KEYS: &str = "A key made on the page, for a person or a federation, with its scopes. An \
    operation that does not name this scheme takes no key. A federation's key is nobody's account: where \
    a person is needed it is told `person_needed`, and on open pages it sees what everybody sees.";

/// The ways to refuse: status, name in the description, text.
const REFUSALS: [(&str, &str, &str); 12] = [
    ("400", "BadRequest", "The request cannot be read, or its query asks for what there is not."),
    ("401", "Unauthorized", "Nobody is signed in, or no longer."),
    ("403", "Forbidden", "Whoever is signed in may not do this; a key may lack the scope."),
    ("404", "NotFound", "Not found, or not visible to you."),
    ("409", "Conflict", "Not now: a rule says no, or something has changed meanwhile."),
    ("410", "Gone", "It was there, and is no more."),
    ("413", "TooLarge", "The body is too large."),
    ("415", "NotJson", "The body is not said to be JSON."),
    ("422", "Invalid", "The body is JSON and not what is expected here."),
    ("429", "TooMany", "Too many requests: `retry-after` tells for how many seconds to wait."),
    ("500", "Failed", "Something failed on the server. Nothing was changed."),
    (
        "503",
        "Unavailable",
        "The server cannot answer now: `retry-after` tells when to ask again, which does no harm.",
    ),
];
/// What may be wrong with a body.
const OF_BODIES: [&str; 4] = ["400", "413", "415", "422"];
/// How who asks may be refused: a key is, where a session is needed, and where it asks too often.
const OF_PEOPLE: [&str; 3] = ["401", "403", "429"];

/// The description of some routes, completed.
pub fn describe(routes: openapi::OpenApi) -> openapi::OpenApi {
    let mut openapi = Description::openapi().merge_from(routes);
    let components = openapi.components.get_or_insert_default();
    describe_security(components);
    for (_, name, text) in REFUSALS {
        components.responses.insert(name.to_owned(), problem(text).into());
    }
    for (path, item) in &mut openapi.paths.paths {
        let operations = [
            (Method::GET, &mut item.get),
            (Method::PUT, &mut item.put),
            (Method::POST, &mut item.post),
            (Method::DELETE, &mut item.delete),
        ];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                complete(operation, &method, path);
            }
        }
    }
    openapi
}

fn describe_security(components: &mut Components) {
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build();
    components.add_security_scheme("access_token", SecurityScheme::Http(bearer));
    let key = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("posthorn_…");
    let key = key.description(Some(KEYS)).build();
    components.add_security_scheme("api_key", SecurityScheme::Http(key));
}

fn problem(text: &str) -> Response {
    let schema = Ref::from_schema_name(ProblemBody::name());
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new().description(text).content("application/problem+json", content).build()
}

/// What follows from an operation's path, its body and who may ask.
fn complete(operation: &mut Operation, method: &Method, path: &str) {
    let mut refused = Vec::new();
    if let Some(security) = &mut operation.security {
        refused.extend(OF_PEOPLE);
        if let Some(scope) = scope_of(method, path) {
            security.push(SecurityRequirement::new("api_key", [scope.to_string()]));
        }
    }
    // Xfcc answers in its own words.
    if path.starts_with("/api/") {
        refused.extend(["500", "503"]);
        refused.extend(OF_BODIES.iter().filter(|_| operation.request_body.is_some()));
    }
    let responses = &mut operation.responses.responses;
    for status in refused {
        responses.entry(status.to_owned()).or_insert_with(|| Response::default().into());
    }
    if *method == Method::GET {
        describe_tag(responses);
    }
    for (status, response) in responses {
        name_refusal(status, response);
    }
}

/// A refusal that has nothing of its own to say is the one of its status.
fn name_refusal(status: &str, response: &mut RefOr<Response>) {
    let RefOr::T(own) = response else { return };
    if !own.description.is_empty() {
        return;
    }
    match REFUSALS.iter().find(|(known, ..)| *known == status) {
        Some((_, name, _)) => *response = Ref::from_response_name(*name).into(),
        None => "Done.".clone_into(&mut own.description),
    }
}

/// What is read need not be sent again.
fn describe_tag(responses: &mut BTreeMap<String, RefOr<Response>>) {
    if responses.contains_key("200") {
        let unchanged = "It has not changed since the `etag` that `if-none-match` names.";
        let response = ResponseBuilder::new().description(unchanged).build();
        responses.insert("304".to_owned(), response.into());
    }
}
