//! What every router gets: a body limit, problems for what no route takes, and the API's name.

use std::collections::BTreeMap;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, StatusCode};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    ContentBuilder, PathItem, Ref, RefOr, Response as Described, ResponseBuilder,
};
use utoipa::{OpenApi, ToSchema};
use utoipa_axum::router::OpenApiRouter;

use crate::body::BODY_BYTES_MAX;
use crate::front::layered;
use crate::{App, Problem, ProblemBody, scope_of};

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

/// The description of some routes, without what serves them.
pub fn describe(routes: OpenApiRouter<App>) -> utoipa::openapi::OpenApi {
    split(routes).1
}

fn split(routes: OpenApiRouter<App>) -> (Router<App>, utoipa::openapi::OpenApi) {
    let described = OpenApiRouter::with_openapi(Description::openapi()).merge(routes);
    let (router, mut openapi) = described.split_for_parts();
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build();
    let components = openapi.components.get_or_insert_default();
    components.add_security_scheme("access_token", SecurityScheme::Http(bearer));
    let key = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("posthorn_…");
    let key = key.description(Some(KEYS)).build();
    components.add_security_scheme("api_key", SecurityScheme::Http(key));
    for (path, item) in &mut openapi.paths.paths {
        describe_keys(path, item);
        if let Some(read) = &mut item.get {
            describe_tag(&mut read.responses.responses);
        }
    }
    (router, openapi)
}

/// What the description says about keys.
const KEYS: &str = "A key made on the page, for a person or a federation, with its scopes. An \
    operation that does not name this scheme takes no key.";

/// What keys add to a path's operations: the scope that each needs, and how one may be refused.
fn describe_keys(path: &str, item: &mut PathItem) {
    let operations = [
        (Method::GET, &mut item.get),
        (Method::PUT, &mut item.put),
        (Method::POST, &mut item.post),
        (Method::DELETE, &mut item.delete),
    ];
    for (method, operation) in operations {
        let Some(operation) = operation else { continue };
        let (Some(security), Some(scope)) = (&mut operation.security, scope_of(&method, path))
        else {
            continue;
        };
        security.push(SecurityRequirement::new("api_key", [scope.to_string()]));
        for status in [StatusCode::FORBIDDEN, StatusCode::TOO_MANY_REQUESTS] {
            let responses = &mut operation.responses.responses;
            responses.entry(status.as_str().to_owned()).or_insert_with(|| {
                let problem = Ref::from_schema_name(ProblemBody::name());
                let content = ContentBuilder::new().schema(Some(problem)).build();
                let response = ResponseBuilder::new().content("application/problem+json", content);
                response.description(status.canonical_reason().unwrap_or_default()).build().into()
            });
        }
    }
}

/// What is read need not be sent again.
fn describe_tag(responses: &mut BTreeMap<String, RefOr<Described>>) {
    if responses.contains_key("200") {
        let unchanged = "It has not changed since the `etag` that `if-none-match` names.";
        let response = ResponseBuilder::new().description(unchanged).build();
        responses.insert("304".to_owned(), response.into());
    }
}

/// Routes with their description, made into a router that answers everything.
pub fn finish(routes: OpenApiRouter<App>, app: App) -> (Router, utoipa::openapi::OpenApi) {
    let (router, openapi) = split(routes);
    let router = router
        .fallback(|| async {
            Problem::new(StatusCode::NOT_FOUND, "not_found", "There is nothing at this address.")
        })
        .method_not_allowed_fallback(|| async {
            let detail = "This address does not take this method.";
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", detail)
        })
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .with_state(app);
    (layered(router), openapi)
}
