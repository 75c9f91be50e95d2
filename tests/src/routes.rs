//! The API's routes as the template for AWS has them: which function answers which request.

use axum::http::Method;
use serde_json::Value;

use crate::template::{folder, of_type, text};

/// A route of the API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// None: whatever no other route of the path names.
    pub method: Option<Method>,
    /// With its variables in braces; none: whatever no other route takes.
    pub path: Option<String>,
    /// The function that answers, by the name of its folder.
    pub function: String,
}

/// The routes of the template.
///
/// # Panics
/// When one leads to no function.
pub fn routes() -> Vec<Route> {
    let route = |properties: &Value| {
        let key = properties["RouteKey"].as_str()?;
        Route::read(key, function(properties["Target"].as_str()?)?)
    };
    let routes = of_type("AWS::ApiGatewayV2::Route");
    routes.map(|it| route(it).unwrap_or_else(|| panic!("{it} leads to no function"))).collect()
}

/// The function that a target such as `integrations/${GamesIntegration}` leads to.
fn function(target: &str) -> Option<String> {
    let integration = target.strip_prefix("integrations/${")?.strip_suffix('}')?;
    let function = text(integration, "IntegrationUri")?.strip_suffix(".Arn")?;
    text(function, "CodeUri").map(|code| folder(code).to_owned())
}

impl Route {
    fn read(key: &str, function: String) -> Option<Route> {
        if key == "$default" {
            return Some(Route { method: None, path: None, function });
        }
        let (method, path) = key.split_once(' ')?;
        let method = if method == "ANY" { None } else { Some(method.parse().ok()?) };
        Some(Route { method, path: Some(path.to_owned()), function })
    }

    /// How the API names it.
    pub fn key(&self) -> String {
        let method = self.method.as_ref().map_or("ANY", Method::as_str);
        self.path.as_ref().map_or("$default".to_owned(), |path| format!("{method} {path}"))
    }

    /// The route that a request takes: of those that fit, the one whose words are the request's as far
    /// to the left as possible, and which names its method.
    pub fn of<'a>(routes: &'a [Route], method: &Method, path: &str) -> Option<&'a Route> {
        let fitting = routes.iter().filter_map(|route| Some((route.fits(method, path)?, route)));
        fitting.max_by(|(a, _), (b, _)| a.cmp(b)).map(|(_, route)| route)
    }

    /// How well it fits: whether it has a path, where that says the same, whether it names the method.
    fn fits(&self, method: &Method, path: &str) -> Option<(bool, Vec<bool>, bool)> {
        if self.method.as_ref().is_some_and(|own| own != method) {
            return None;
        }
        let Some(own) = &self.path else { return Some((false, Vec::new(), false)) };
        let (own, asked): (Vec<&str>, Vec<&str>) =
            (own.split('/').collect(), path.split('/').collect());
        if own.len() != asked.len() {
            return None;
        }
        let same = own.iter().zip(asked).map(|(own, asked)| match own.starts_with('{') {
            true => (!asked.is_empty()).then_some(false),
            false => (*own == asked).then_some(true),
        });
        Some((true, same.collect::<Option<Vec<bool>>>()?, self.method.is_some()))
    }
}
