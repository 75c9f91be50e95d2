//! Every route of the description by everybody who may ask (ASVS 4.1.1, 4.1.5): a route without a line
//! fails, and so does a line without a route.
//!
//! Each route has a class, which says who may. The others are told 403, or 401 where nobody is signed in,
//! or 404 where not even that there is such a thing is theirs to know. What may be asked is answered by
//! anything else: the bodies are the examples of the description, which seldom fit the games that there are.
//! What keys may follows from the description's scopes and from whose they are.

use std::collections::BTreeMap;

use app::Audited;
use axum::http::Method;
use posthorn::description::openapi;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DELEGATE, DIRECTOR, OFFICER, ORGANISER, TestApp, decision};

use crate::at_desk::session_of;
use crate::spectators::{STRANGER, Scene};

/// Who asks, in the order of the columns of [`CLASSES`]; a player and an opponent are in one game.
const PEOPLE: [&str; 11] = [
    "nobody",
    "player",
    "opponent",
    "other player",
    "director",
    "other director",
    "organiser",
    "other organiser",
    "officer",
    "delegate",
    "other delegate",
];

/// Classes of routes: `+` may, `-` may not, `?` is told that there is no such thing. The columns are
/// nobody; player, opponent, another player; the director, another one; the organiser, another one; an
/// officer; the delegate of the player's federation, another one.
const CLASSES: &str = include_str!("classes.txt");

/// Every route with its class; `F` where a federation's key is let in as such, `D` where an official
/// proves it at the desk.
const ROUTES: &str = include_str!("routes.txt");

/// What a federation's key is told of each scope that it may have.
const FEDERATION_SCOPES: [&str; 4] = ["read", "entries", "results", "exports"];
const PERSON_SCOPES: [&str; 4] = ["read", "play", "entries", "exports"];

/// A class by its name.
fn classes() -> BTreeMap<&'static str, Vec<char>> {
    let class = |line: &'static str| {
        let (name, marks) = line.split_once(' ').expect("a name and marks");
        let marks: Vec<char> = marks.chars().filter(|mark| !mark.is_whitespace()).collect();
        assert_eq!(marks.len(), PEOPLE.len(), "{line}");
        (name, marks)
    };
    CLASSES.lines().map(class).collect()
}

/// A line of [`ROUTES`].
struct Line {
    class: &'static str,
    by_federations: bool,
    at_desk: bool,
}

fn lines() -> BTreeMap<(Method, &'static str), Line> {
    let line = |line: &'static str| {
        let mut words = line.split_whitespace();
        let method = words.next().and_then(|word| word.parse().ok()).expect("a method");
        let (path, class) = (words.next().expect("a path"), words.next().expect("a class"));
        let marks: Vec<&str> = words.collect();
        let [by_federations, at_desk] = ["F", "D"].map(|mark| marks.contains(&mark));
        ((method, path), Line { class, by_federations, at_desk })
    };
    ROUTES.lines().map(line).collect()
}

/// A route of the description.
struct Described {
    method: Method,
    path: String,
    /// No sign-in is asked for, or none is needed.
    open: bool,
    asks_nothing: bool,
    scope: Option<String>,
    body: Value,
}

fn described() -> Vec<Described> {
    let description = openapi();
    let mut found = Vec::new();
    for (path, item) in description["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("methods") {
            let security = operation["security"].as_array();
            let scopes = security.into_iter().flatten();
            found.push(Described {
                method: method.to_uppercase().parse().expect("a method"),
                path: path.clone(),
                open: security.is_some_and(|all| all.contains(&json!({}))),
                asks_nothing: security.is_none(),
                scope: scopes
                    .filter_map(|one| one["api_key"][0].as_str())
                    .map(str::to_owned)
                    .next(),
                body: example(description, operation),
            });
        }
    }
    found
}

/// The example of an operation's body.
fn example(description: &Value, operation: &Value) -> Value {
    let content = &operation["requestBody"]["content"]["application/json"];
    if !content["example"].is_null() {
        return content["example"].clone();
    }
    let schema = content["schema"]["$ref"].as_str().and_then(|name| name.rsplit('/').next());
    schema.map_or(Value::Null, |name| description["components"]["schemas"][name]["example"].clone())
}

/// An event that is played, and what belongs to its people.
struct World {
    scene: Scene,
    keys: BTreeMap<&'static str, String>,
    federation_keys: BTreeMap<&'static str, String>,
    names: BTreeMap<&'static str, String>,
}

impl World {
    async fn new() -> World {
        let scene = Scene::new(json!({ "kind": "finished" })).await;
        let app = &scene.app;
        app.member(81, "POL", None, Role::Organiser).await;
        app.member(82, "POL", None, Role::Federation).await;
        let white = app.person(scene.white);
        let delegate = app.person_as(DELEGATE, Role::Federation);
        let (mut keys, mut federation_keys) = (BTreeMap::new(), BTreeMap::new());
        for scope in PERSON_SCOPES {
            let key = json!({ "name": "a", "scopes": [scope] });
            let key = white.post("/api/keys", &key).await.expect(201);
            keys.insert(scope, key.text_of("secret").to_owned());
        }
        for scope in FEDERATION_SCOPES {
            let key = json!({ "name": "a", "scopes": [scope], "for_federation": true });
            let key = delegate.post("/api/keys", &key).await.expect(201);
            federation_keys.insert(scope, key.text_of("secret").to_owned());
        }
        white.write(scene.game, "m1", "Greetings").await.expect(200);
        let asked = json!({ "text": "What now?" });
        white.post(&format!("/api/games/{}/queries", scene.game), &asked).await.expect(201);
        let warned = decision("warn", json!({ "player": scene.white }));
        let desk = format!("/api/director/sections/{}/decisions", scene.section);
        app.director().post(&desk, &warned).await.expect(201);
        let moves = json!({ "grounds": "residence", "reason": "I live there.", "to": "POL" });
        white.post("/api/transfers", &moves).await.expect(201);
        let leaves = json!({
            "grounds": "grave_illness", "months": 3, "reasons": "An operation.", "games": []
        });
        let asked = white.post("/api/withdrawals", &leaves).await;
        assert!(asked.status < 300, "{}", asked.text);
        let order = json!({ "kind": "player", "player": scene.white });
        let export = white.post("/api/exports", &order).await.expect(200).text_of("id").to_owned();
        let sends = |it: &Described| it.path == "/api/challenges" && it.method == Method::POST;
        let mut challenge = described().into_iter().find(sends).expect("a route").body;
        challenge["to"]["player"] = json!(scene.black);
        white.post("/api/challenges", &challenge).await.expect(201);
        let hook = json!({ "url": "https://player.example/hook", "events": ["game.ended"] });
        let hook = white.post("/api/webhooks", &hook).await.expect(201);
        let hook = hook.json["webhook"]["id"].as_str().expect("a name").to_owned();
        let key = json!({ "name": "a", "scopes": ["read"] });
        let key = white.post("/api/keys", &key).await.expect(201);
        let key = key.json["key"]["id"].as_str().expect("a name").to_owned();
        let names = BTreeMap::from([("exports", export), ("webhooks", hook), ("keys", key)]);
        World { scene, keys, federation_keys, names }
    }

    fn person(&self, who: &str) -> Option<(PlayerId, Role)> {
        Some(match who {
            "player" => (self.scene.white, Role::Player),
            "opponent" => (self.scene.black, Role::Player),
            "other player" => (STRANGER, Role::Player),
            "director" => (DIRECTOR, Role::Director),
            "other director" => (PlayerId(78), Role::Director),
            "organiser" => (ORGANISER, Role::Organiser),
            "other organiser" => (PlayerId(81), Role::Organiser),
            "officer" => (OFFICER, Role::Officer),
            "delegate" => (DELEGATE, Role::Federation),
            "other delegate" => (PlayerId(82), Role::Federation),
            _ => return None,
        })
    }

    /// The path with what there is.
    fn path(&self, path: &str) -> String {
        let (game, white) = (self.scene.game.to_string(), self.scene.white.to_string());
        let mut parts = path.split('/').skip(2);
        let of = parts.next().unwrap_or_default();
        let id = match (of, parts.next().unwrap_or_default()) {
            ("games", _) | ("director", "games" | "claims") => game,
            ("players" | "blocked-players", _) => white.clone(),
            ("withdrawals", _) | ("director", "withdrawals") => format!("{white}-1"),
            ("rating-lists" | "rating-runs", _) => "chess-2026-1".to_owned(),
            _ => self.names.get(of).cloned().unwrap_or_else(|| "1".to_owned()),
        };
        let query = match path {
            "/api/director/withdrawals/preview" => format!("?player={white}"),
            "/api/events/{id}/acts" => "?before=9".to_owned(),
            _ => String::new(),
        };
        let path = path.replace("{id}", &id).replace("{section}", "1").replace("{player}", &white);
        let path =
            path.replace("{code}", "CZE").replace("{year}", "2025").replace("{message}", "m1");
        let path =
            path.replace("{list}", "chess-2026-1").replace("{number}", "1").replace("{key}", "1");
        let path = path.replace("{team}", "1");
        let path = path.replace("{replacement}", "1");
        path.replace("{delivery}", "1").replace("{token}", "x") + &query
    }

    /// The example with the people and the game that there are. Some fit nobody as they are: an outage
    /// that lies ahead, an entry of oneself, an event of no federation.
    fn body(&self, route: &Described) -> String {
        let mut body = route.body.clone();
        match (route.method.as_str(), route.path.as_str()) {
            (_, "/api/director/outages") => {
                body["from"] = json!("2026-01-02T10:00:00Z");
                body["until"] = json!("2026-01-02T16:00:00Z");
            }
            (_, "/api/events/{id}/entries") => body["player"] = json!(self.scene.white),
            (_, "/api/imports") => body["announcement"]["organiser"] = json!("CZE"),
            _ if body.is_null() => return String::new(),
            _ => {}
        }
        let text = body.to_string().replace("160012", &self.scene.white.to_string());
        text.replace("48201", &self.scene.game.to_string())
    }

    async fn ask(&self, route: &Described, token: Option<&str>) -> String {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut headers = vec![("content-type", "application/json")];
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        let path = self.path(&route.path);
        let body = self.body(route);
        let app: &TestApp = &self.scene.app;
        let answer = app.request(route.method.clone(), &path, &headers, body).await;
        let code = answer.json["code"].as_str().unwrap_or_default().to_owned();
        format!("{} {code}", answer.status)
    }

    async fn asked_by(&self, route: &Described, who: &str) -> String {
        let token = self.person(who).map(|(player, role)| self.scene.app.token(player, role));
        self.ask(route, token.as_deref()).await
    }
}

/// What an answer comes to, in the marks of [`CLASSES`].
fn mark(answer: &str) -> char {
    match answer.split_once(' ').map_or(answer, |(status, _)| status) {
        "401" | "403" => '-',
        "404" => '?',
        _ => '+',
    }
}

/// What is read first: what is written changes it.
fn reads_first(routes: &[Described]) -> impl Iterator<Item = &Described> {
    let (reads, writes): (Vec<_>, Vec<_>) =
        routes.iter().partition(|route| route.method == Method::GET);
    reads.into_iter().chain(writes)
}

/// Everybody asks for everything: first those who may not, which changes nothing; then the others.
#[tokio::test]
async fn every_route_is_for_whom_it_is_said_to_be() {
    let (classes, lines, routes) = (classes(), lines(), described());
    let known: Vec<(Method, &str)> =
        routes.iter().map(|route| (route.method.clone(), route.path.as_str())).collect();
    for (method, path) in lines.keys() {
        assert!(known.contains(&(method.clone(), path)), "{method} {path} is no route");
    }
    let world = World::new().await;
    let mut wrong = Vec::new();
    for may in [false, true] {
        for route in reads_first(&routes) {
            let place = (route.method.clone(), route.path.as_str());
            let Some(line) = lines.get(&place) else {
                wrong.push(format!("{} {} has no line", place.0, place.1));
                continue;
            };
            if route.asks_nothing {
                assert_eq!(line.class, "open", "{} {}", place.0, place.1);
                continue;
            }
            let marks = classes.get(line.class).unwrap_or_else(|| panic!("{}", line.class));
            for (who, expected) in PEOPLE.iter().zip(marks) {
                if (*expected == '+') != may {
                    continue;
                }
                let answer = world.asked_by(route, who).await;
                // What is there for somebody need not be there in this world.
                let found = mark(&answer);
                if found != *expected && !(may && found == '?') {
                    wrong.push(format!(
                        "{} {} by {who}: {answer}, not {expected}",
                        place.0, place.1
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A key opens what the description's scope says, of what its owner may: a person's key what the person
/// may, a federation's what is the federation's, and what everybody sees.
#[tokio::test]
async fn every_route_by_every_key() {
    let (classes, lines, routes) = (classes(), lines(), described());
    let world = World::new().await;
    let mut wrong = Vec::new();
    for route in reads_first(&routes).filter(|route| !route.asks_nothing) {
        let Some(line) = lines.get(&(route.method.clone(), route.path.as_str())) else { continue };
        let by_player = classes.get(line.class).map_or('-', |marks| marks[1]);
        for (keys, of_person) in [(&world.keys, true), (&world.federation_keys, false)] {
            for (scope, key) in keys {
                let answer = world.ask(route, Some(key)).await;
                let expected = match route.scope.as_deref() {
                    None => "403 session_needed",
                    Some(needed) if needed != *scope => "403 scope_missing",
                    Some(_) if of_person && by_player != '+' => "-",
                    Some(_) if !of_person && !line.by_federations && !route.open => {
                        "403 person_needed"
                    }
                    Some(_) => "+",
                };
                let fits = match expected {
                    "+" => {
                        let of_key = ["session_needed", "scope_missing", "person_needed"];
                        mark(&answer) != '-' && !of_key.iter().any(|code| answer.ends_with(code))
                            // A game that runs is nobody's to see but its people's.
                            || !of_person && route.open && mark(&answer) == '-'
                    }
                    "-" => mark(&answer) != '+',
                    code => answer == code,
                };
                if !fits {
                    let owner = if of_person { "person" } else { "federation" };
                    let (method, path) = (&route.method, &route.path);
                    wrong.push(format!(
                        "{method} {path} by a {owner}'s {scope}: {answer}, not {expected}"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What an official decides is asked of whoever has proved who they are within a quarter of an hour, and
/// nothing else is (ASVS 4.3.3). The audit log tells each.
#[tokio::test]
async fn every_route_at_the_desk() {
    let (classes, lines, routes) = (classes(), lines(), described());
    let world = World::new().await;
    let mut wrong = Vec::new();
    for route in reads_first(&routes).filter(|route| !route.asks_nothing) {
        let Some(line) = lines.get(&(route.method.clone(), route.path.as_str())) else { continue };
        let told = Audited::of(&route.method, &route.path) != Audited::Other;
        assert!(told || !line.at_desk, "{} {} is not in the audit log", route.method, route.path);
        let marks = classes.get(line.class).into_iter().flatten();
        for (who, _) in PEOPLE.iter().zip(marks).filter(|(_, mark)| **mark == '+') {
            let Some((player, role)) = world.person(who).filter(|(_, role)| *role != Role::Player)
            else {
                continue;
            };
            let token = session_of(&world.scene.app, player, &[role], None);
            let answer = world.ask(route, Some(&token)).await;
            // What is not in this world is asked for in a test of its own.
            let fits = (answer == "403 passkey_proof_needed") == line.at_desk;
            if !fits && mark(&answer) != '?' {
                wrong.push(format!("{} {} by {who}: {answer}", route.method, route.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
