//! The template for AWS as tests read it.

use posthorn::table::template;
use serde_json::{Map, Value};

/// Its resources by name.
pub(crate) fn resources() -> &'static Map<String, Value> {
    template().expect("the template")["Resources"].as_object().expect("resources")
}

/// The properties of the resources of a type.
pub(crate) fn of_type(kind: &str) -> impl Iterator<Item = &'static Value> {
    let of_kind = move |resource: &&Value| resource["Type"] == kind;
    resources().values().filter(of_kind).map(|resource| &resource["Properties"])
}

/// A text among the properties of a resource.
pub(crate) fn text(resource: &str, property: &str) -> Option<&'static str> {
    resources().get(resource)?["Properties"][property].as_str()
}

/// The name of the folder that a function's code comes from.
pub(crate) fn folder(code: &str) -> &str {
    code.trim_end_matches('/').rsplit('/').next().unwrap_or_default()
}

/// Every function, by the name of its folder.
///
/// # Panics
/// When one has no code.
pub fn functions() -> impl Iterator<Item = &'static str> {
    let code = |of: &'static Value| folder(of["CodeUri"].as_str().expect("a function has code"));
    of_type("AWS::Serverless::Function").map(code)
}

/// What the pipe hands to the state machine of the rating run when an item has come to look like this;
/// none: it is not woken.
///
/// # Panics
/// When the pipe is written in a way that is not understood here.
pub fn handed_to_rating_run(item: &Value) -> Option<Value> {
    let pipe = of_type("AWS::Pipes::Pipe").next().expect("a pipe");
    let filter = &pipe["SourceParameters"]["FilterCriteria"]["Filters"][0]["Pattern"];
    let pattern = |text| serde_json::from_str::<Value>(text).expect("a pattern");
    let wanted = filter.as_str().map(pattern).expect("a filter");
    let image = wanted["dynamodb"]["NewImage"].as_object().expect("a pattern of an image");
    let fits = |(name, of): (&String, &Value)| {
        of["S"].as_array().expect("a list of texts").contains(&item[name]["S"])
    };
    if !image.iter().all(fits) {
        return None;
    }
    let input = pipe["TargetParameters"]["InputTemplate"].as_str().expect("a template");
    let (before, rest) = input.split_once("<$.dynamodb.NewImage.").expect("a place");
    let (name, after) = rest.split_once(".S>").expect("a text");
    let input = format!("{before}{}{after}", item[name]["S"]);
    Some(serde_json::from_str(&input).expect("JSON"))
}
