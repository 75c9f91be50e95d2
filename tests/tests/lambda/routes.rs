//! Every route of every router has its route in the template, which leads to that router's function,
//! and the other way round.

use std::collections::{BTreeMap, BTreeSet};

use posthorn::functions::{Part, functions};
use tests::{Route, routes};

/// The methods and paths of each router, by the function's name.
fn of_routers() -> BTreeMap<String, BTreeSet<(String, String)>> {
    let described = |part: Part| {
        let json = serde_json::to_value((part.describe)()).expect("JSON");
        let paths = json["paths"].as_object().expect("paths");
        let methods = |(path, methods): (&String, &serde_json::Value)| {
            let names = methods.as_object().expect("methods").keys();
            let names = names
                .filter(|name| !["summary", "description", "parameters"].contains(&name.as_str()));
            names.map(|name| (name.to_uppercase(), path.clone())).collect::<Vec<_>>()
        };
        (part.name.to_owned(), paths.iter().flat_map(methods).collect())
    };
    functions().into_iter().map(described).collect()
}

#[test]
fn every_route_leads_to_its_function() {
    let routes = routes();
    let routers = of_routers();
    for (function, taken) in &routers {
        for (method, path) in taken {
            let asked = method.parse().expect("a method");
            let route = Route::of(&routes, &asked, path).expect("a route");
            assert_eq!(
                (route.path.as_deref(), &route.function),
                (Some(path.as_str()), function),
                "{method} {path}"
            );
        }
    }
    // No route leads nowhere, and what no router takes is answered by one of them.
    let functions: BTreeSet<&str> = routers.keys().map(String::as_str).collect();
    for route in &routes {
        assert!(functions.contains(route.function.as_str()), "{route:?}: no such router");
        let Some(path) = &route.path else { continue };
        let taken = &routers[&route.function];
        let is_taken = taken.iter().any(|(method, own)| {
            own == path && route.method.as_ref().is_none_or(|it| it.as_str() == method)
        });
        assert!(is_taken, "{}: its function does not take it", route.key());
    }
    let defaults: Vec<&Route> = routes.iter().filter(|route| route.path.is_none()).collect();
    assert_eq!(defaults.len(), 1);
}

#[test]
fn a_request_takes_the_closest_route() {
    let route = |method: &str, path: &str, function: &str| Route {
        method: (method != "ANY").then(|| method.parse().expect("a method")),
        path: (path != "$default").then(|| path.to_owned()),
        function: function.to_owned(),
    };
    let routes = [
        route("ANY", "$default", "none"),
        route("ANY", "/a/{id}", "variable"),
        route("ANY", "/a/b", "word"),
        route("POST", "/a/{id}", "method"),
        route("ANY", "/a/{id}/c", "longer"),
    ];
    for (method, path, expected) in [
        ("GET", "/a/1", "variable"),
        ("POST", "/a/1", "method"),
        ("POST", "/a/b", "word"),
        ("GET", "/a/b/c", "longer"),
        ("GET", "/a/", "none"),
        ("GET", "/", "none"),
        ("PUT", "/a/b/d", "none"),
    ] {
        let found = Route::of(&routes, &method.parse().expect("a method"), path);
        assert_eq!(found.map(|route| route.function.as_str()), Some(expected), "{method} {path}");
    }
}
