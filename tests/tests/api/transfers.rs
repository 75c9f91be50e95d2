//! Transfers from one federation to another (`TR-13`): who sees them, who takes which step, and what
//! a registration changes.

use axum::http::Method;
use rules::{PlayerId, RegisteredSex, Sex};
use serde_json::{Value, json};
use store::{Account, Role, SectionId};
use tests::{
    Answer, DAY, DELEGATE, DIRECTOR, OFFICER, ORGANISER, Person, Quarter, TO_MARCH_5, TestApp,
    version_of,
};

/// Plays for CZE and wants to play for POL.
const PLAYER: PlayerId = PlayerId(160_012);
/// Acts for POL.
const POLISH: PlayerId = PlayerId(420_001);
/// Another officer.
const OTHER: PlayerId = PlayerId(390_078);

async fn with_people() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(PLAYER.0, "CZE", Some(2100), Role::Player).await;
    app.member(POLISH.0, "POL", None, Role::Federation).await;
    app.member(OTHER.0, "SWE", None, Role::Officer).await;
    app
}

/// Everybody who has something to do with it.
struct People<'a> {
    player: Person<'a>,
    czech: Person<'a>,
    polish: Person<'a>,
    officer: Person<'a>,
}

fn people(app: &TestApp) -> People<'_> {
    People {
        player: app.person(PLAYER),
        czech: app.person_as(DELEGATE, Role::Federation),
        polish: app.person_as(POLISH, Role::Federation),
        officer: app.officer(),
    }
}

fn request() -> Value {
    json!({ "to": "POL", "grounds": "residence", "reason": "I have lived in Opole since 2024." })
}

async fn ask(app: &TestApp) -> u64 {
    let asked = app.person(PLAYER).post("/api/transfers", &request()).await.expect(201);
    asked.json["id"].as_u64().expect("a number")
}

async fn answer(person: &Person<'_>, id: u64, version: u32, act: &str) -> Answer {
    let body = json!({ "version": version, "act": act, "reason": format!("Because I {act}.") });
    person.post(&format!("/api/transfers/{id}/answers"), &body).await
}

/// What a person may do now, such as `consent CZE`.
async fn may(person: &Person<'_>, id: u64) -> String {
    let seen = person.get(&format!("/api/transfers/{id}")).await.expect(200).json;
    let may = seen["may"].as_array().expect("a list").iter().map(|may| {
        let words = [&may["act"], &may["federation"]].map(|word| word.as_str().unwrap_or(""));
        words.join(" ").trim().to_owned()
    });
    may.collect::<Vec<_>>().join(", ")
}

/// With both consents the transfer is registered: the profile, the members' lines and the next lists
/// change, number and rating stay.
#[tokio::test]
async fn a_player_changes_the_federation() {
    let app = with_people().await;
    let People { player, czech, polish, officer } = people(&app);
    let asked = player.post("/api/transfers", &request()).await.expect(201);
    let id = asked.json["id"].as_u64().expect("a number");
    assert_eq!(asked.json["state"], "asked");
    assert_eq!(
        asked.json["waits_for"],
        json!([
            {"who": "federation", "federation": "CZE"}, {"who": "federation", "federation": "POL"}
        ])
    );
    assert_eq!(may(&player, id).await, "take_back");
    assert_eq!(may(&czech, id).await, "consent CZE, object CZE");
    assert_eq!(may(&officer, id).await, "consent CZE, consent POL, object CZE, object POL");
    let consented = answer(&czech, id, 1, "consent").await.expect(200);
    app.wait(60);
    let again = answer(&czech, id, 1, "consent").await.expect(200);
    assert_eq!(again.text, consented.text, "sent twice, it is answered as it stands");
    assert_eq!(answer(&polish, id, 1, "consent").await.verdict(), "409 changed_meanwhile");
    let agreed = answer(&polish, id, 2, "consent").await.expect(200).json;
    assert_eq!(agreed["state"], "agreed");
    assert_eq!(agreed["waits_for"], json!([{"who": "rating_commissioner"}]));
    assert_eq!(answer(&polish, id, 3, "register").await.verdict(), "403 forbidden TR-13");
    assert_eq!(may(&officer, id).await, "register");
    let registered = answer(&officer, id, 3, "register").await.expect(200);
    assert_eq!(registered.json["state"], "registered");
    let again = answer(&officer, id, 3, "register").await.expect(200);
    assert_eq!(again.text, registered.text);
    let profile = player.get("/api/players/160012").await.expect(200).json;
    assert_eq!(profile["player"]["federation"], "POL");
    assert_eq!(
        (&profile["player"]["id"], &profile["player"]["rating"]),
        (&json!(160012), &json!(2100))
    );
    let members = async |code: &str| {
        let page = player.get(&format!("/api/federations/{code}/members")).await.expect(200).json;
        page["members"].as_array().expect("members").iter().any(|it| it["id"] == 160012)
    };
    assert_eq!((members("CZE").await, members("POL").await), (false, true));
    // What was is kept, and the way back is another transfer.
    let seen = czech.get(&format!("/api/transfers/{id}")).await.expect(200).json;
    let acts: Vec<_> = seen["steps"].as_array().expect("steps").iter().map(|s| &s["act"]).collect();
    assert_eq!(acts, ["ask", "consent", "consent", "register"]);
    let back = json!({ "to": "CZE", "grounds": "citizenship", "reason": "Home again." });
    player.post("/api/transfers", &back).await.expect(201);
}

/// The Arbitration Commission's word is final, either way.
#[tokio::test]
async fn an_objection_is_appealed_against() {
    for (decision, state) in [("allow", "agreed"), ("refuse", "refused")] {
        let app = with_people().await;
        let People { player, czech, polish, officer } = people(&app);
        let id = ask(&app).await;
        answer(&polish, id, 1, "consent").await.expect(200);
        let objected = answer(&czech, id, 2, "object").await.expect(200).json;
        assert_eq!(objected["state"], "objected");
        assert_eq!(objected["waits_for"], json!([{"who": "player"}]));
        let seen = player.get(&format!("/api/transfers/{id}")).await.expect(200).json;
        assert_eq!(seen["steps"][2]["reason"], "Because I object.");
        assert_eq!(seen["steps"][2]["by"]["id"], DELEGATE.0);
        assert_eq!(answer(&officer, id, 3, "allow").await.verdict(), "409 not_appealed TR-13");
        assert_eq!(answer(&czech, id, 3, "appeal").await.verdict(), "403 forbidden TR-13");
        assert_eq!(may(&player, id).await, "appeal, take_back");
        answer(&player, id, 3, "appeal").await.expect(200);
        let decided = answer(&officer, id, 4, decision).await.expect(200).json;
        assert_eq!(decided["state"], state);
        let next = answer(&officer, id, 5, "register").await;
        let expected = if state == "agreed" { "200" } else { "409 transfer_closed TR-13" };
        assert_eq!(next.verdict(), expected);
        let federation = if state == "agreed" { "POL" } else { "CZE" };
        let profile = player.get("/api/players/160012").await.expect(200).json;
        assert_eq!(profile["player"]["federation"], federation);
    }
}

/// One at a time; taken back, there is room for another one.
#[tokio::test]
async fn a_player_has_one_open_transfer() {
    let app = with_people().await;
    let player = app.person(PLAYER);
    let asked = player.post("/api/transfers", &request()).await.expect(201);
    app.wait(60);
    let again = player.post("/api/transfers", &request()).await.expect(200);
    assert_eq!(again.text, asked.text);
    let mut other = request();
    other["to"] = json!("SVK");
    let refused = player.post("/api/transfers", &other).await;
    assert_eq!(refused.verdict(), "409 transfer_open TR-13");
    let id = asked.json["id"].as_u64().expect("a number");
    answer(&player, id, 1, "take_back").await.expect(200);
    player.post("/api/transfers", &other).await.expect(201);
    let list = player.get("/api/transfers").await.expect(200).json;
    let states: Vec<_> =
        list["transfers"].as_array().expect("a list").iter().map(|it| &it["state"]).collect();
    assert_eq!(states, ["asked", "taken_back"], "the newest first");
    // Two requests at the same moment make one.
    let app = with_people().await;
    let player = app.person(PLAYER);
    let (body, other_body) = (request(), request());
    let (one, two) = tokio::join!(
        player.post("/api/transfers", &body),
        player.post("/api/transfers", &other_body)
    );
    assert_eq!(one.json["id"], two.json["id"], "{} {}", one.text, two.text);
    let list = player.get("/api/transfers").await.expect(200).json;
    assert_eq!(list["transfers"].as_array().map(Vec::len), Some(1));
}

/// Only the player, both federations and officers see it; each lists what is theirs.
#[tokio::test]
async fn others_see_nothing() {
    let app = with_people().await;
    app.member(1, "SVK", None, Role::Federation).await;
    app.member(2, "CZE", None, Role::Player).await;
    let id = ask(&app).await;
    let path = format!("/api/transfers/{id}");
    for (player, role, sees) in [
        (PLAYER, Role::Player, true),
        (DELEGATE, Role::Federation, true),
        (POLISH, Role::Federation, true),
        (OFFICER, Role::Officer, true),
        (PlayerId(1), Role::Federation, false),
        (PlayerId(2), Role::Player, false),
        (DIRECTOR, Role::Director, false),
        (ORGANISER, Role::Organiser, false),
    ] {
        let person = app.person_as(player, role);
        let expected = if sees { "200" } else { "403 forbidden" };
        assert_eq!(person.get(&path).await.verdict(), expected, "{player} {role}");
        let list = person.get("/api/transfers").await.expect(200).json;
        let count = list["transfers"].as_array().map(Vec::len);
        assert_eq!(count, Some(usize::from(sees)), "{player} {role}");
        if !sees {
            for act in ["consent", "object", "appeal", "take_back", "allow", "register"] {
                let refused = answer(&person, id, 1, act).await;
                assert_eq!(refused.verdict(), "403 forbidden", "{player} {role} {act}");
            }
        }
    }
    // A delegate answers for their own federation alone.
    let polish = app.person_as(POLISH, Role::Federation);
    let body = json!({ "version": 1, "act": "consent", "federation": "CZE" });
    let refused = polish.post(&format!("{path}/answers"), &body).await;
    assert_eq!(refused.verdict(), "403 forbidden TR-13");
    let nobody = app.post("/api/transfers", &request()).await;
    assert_eq!(nobody.verdict(), "401 unauthenticated");
}

/// An officer records what a federation has written, and leaves an appeal to another one.
#[tokio::test]
async fn an_officer_answers_for_a_federation_without_a_delegate() {
    let app = with_people().await;
    let People { player, polish, officer, .. } = people(&app);
    let id = ask(&app).await;
    assert_eq!(answer(&officer, id, 1, "object").await.verdict(), "422 invalid_body");
    let path = format!("/api/transfers/{id}/answers");
    let body =
        json!({ "version": 1, "act": "object", "federation": "CZE", "reason": "By letter." });
    officer.post(&path, &body).await.expect(200);
    answer(&polish, id, 2, "consent").await.expect(200);
    answer(&player, id, 3, "appeal").await.expect(200);
    assert_eq!(answer(&officer, id, 4, "allow").await.verdict(), "403 has_answered TR-13");
    let other = app.person_as(OTHER, Role::Officer);
    answer(&other, id, 4, "allow").await.expect(200);
    answer(&officer, id, 5, "register").await.expect(200);
}

/// A delegate who goes acts for nobody any more: neither for the old federation nor for the new one.
#[tokio::test]
async fn offices_end_with_a_transfer() {
    let app = with_people().await;
    let People { czech, polish, officer, .. } = people(&app);
    let store = &app.app.store;
    let key = json!({ "name": "site", "scopes": ["read"], "for_federation": true });
    let key = czech.post("/api/keys", &key).await.expect(201).text_of("secret").to_owned();
    let asked = czech.post("/api/transfers", &request()).await.expect(201);
    let id = asked.json["id"].as_u64().expect("a number");
    assert_eq!(answer(&czech, id, 1, "consent").await.verdict(), "403 own_transfer TR-13");
    let path = format!("/api/transfers/{id}/answers");
    let body =
        json!({ "version": 1, "act": "consent", "federation": "CZE", "reason": "By letter." });
    officer.post(&path, &body).await.expect(200);
    answer(&polish, id, 2, "consent").await.expect(200);
    let before = store.account(DELEGATE).await.expect("an account");
    answer(&officer, id, 3, "register").await.expect(200);
    let after = store.account(DELEGATE).await.expect("an account");
    assert_eq!(after.roles, [Role::Player]);
    assert!(Account { roles: before.roles.clone(), ..after } == before, "all else stays");
    for letters in ["CZE", "POL"] {
        let delegates = store.delegates(letters.parse().expect("a federation")).await;
        let delegates = delegates.expect("delegates");
        assert!(!delegates.contains(&DELEGATE), "{letters}");
    }
    let bearer = format!("Bearer {key}");
    let headers = [("authorization", bearer.as_str())];
    let refused = app.request(axum::http::Method::GET, "/api/events", &headers, "").await;
    assert_eq!(refused.verdict(), "401 unknown_key");
}

/// Keys neither see nor change transfers: why somebody leaves a country is for people.
#[tokio::test]
async fn no_key_is_enough() {
    let app = with_people().await;
    let id = ask(&app).await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let scopes = json!(["read", "entries", "results", "exports"]);
    let body = json!({ "name": "all", "scopes": scopes, "for_federation": true });
    let key = delegate.post("/api/keys", &body).await.expect(201);
    let bearer = format!("Bearer {}", key.text_of("secret"));
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let body = json!({ "version": 1, "act": "consent" }).to_string();
    for (method, path, body) in [
        ("GET", "/api/transfers".to_owned(), String::new()),
        ("GET", format!("/api/transfers/{id}"), String::new()),
        ("POST", format!("/api/transfers/{id}/answers"), body),
        ("POST", "/api/transfers".to_owned(), request().to_string()),
    ] {
        let method = method.parse().expect("a method");
        let answer = app.request(method, &path, &headers, body).await;
        assert_eq!(answer.verdict(), "403 session_needed", "{path}");
    }
}

#[tokio::test]
async fn bad_requests_are_refused() {
    let app = with_people().await;
    let player = app.person(PLAYER);
    let long = "x".repeat(2_001);
    for (name, value, expected) in [
        ("to", json!("CZE"), "409 same_federation TR-13"),
        ("to", json!("pol"), "422 invalid_body"),
        ("to", json!(""), "422 invalid_body"),
        ("to", json!(7), "422 invalid_body"),
        ("grounds", json!("love"), "422 invalid_body"),
        ("reason", json!("  "), "422 invalid_body"),
        ("reason", json!(long), "422 message_too_long"),
        ("player", json!(7), "422 unknown_field"),
    ] {
        let mut body = request();
        body[name] = value.clone();
        let answer = player.post("/api/transfers", &body).await;
        assert_eq!(answer.verdict(), expected, "{name} {value}");
    }
    let id = ask(&app).await;
    let czech = app.person_as(DELEGATE, Role::Federation);
    for (body, expected) in [
        (json!({ "version": 1, "act": "object" }), "422 reason_missing TR-13"),
        (json!({ "version": 1, "act": "object", "reason": long }), "422 message_too_long"),
        (json!({ "version": 1, "act": "ask" }), "403 forbidden TR-13"),
        (json!({ "version": 1, "act": "dance" }), "422 invalid_body"),
        (json!({ "version": -1, "act": "consent" }), "422 invalid_body"),
        (json!({ "act": "consent" }), "422 invalid_body"),
        (json!({ "version": 1, "act": "consent", "federation": "czech" }), "422 invalid_body"),
        (json!({ "version": 1, "act": "consent", "federation": "SVK" }), "403 forbidden TR-13"),
        (json!({ "version": 2, "act": "consent" }), "409 changed_meanwhile"),
    ] {
        let answer = czech.post(&format!("/api/transfers/{id}/answers"), &body).await;
        assert_eq!(answer.verdict(), expected, "{body}");
    }
    let officer = app.officer();
    let body = json!({ "version": 1, "act": "consent", "federation": "SVK" });
    let other = officer.post(&format!("/api/transfers/{id}/answers"), &body).await;
    assert_eq!(other.verdict(), "422 federation_not_asked TR-13");
    let ask = json!({ "version": 1, "act": "ask", "reason": "Again." });
    let own = player.post(&format!("/api/transfers/{id}/answers"), &ask).await;
    assert_eq!(own.verdict(), "403 forbidden TR-13");
    for id in ["0", "99", "-1", "x", "99999999999"] {
        let seen = player.get(&format!("/api/transfers/{id}")).await;
        assert_eq!(seen.verdict(), "404 unknown_transfer", "{id}");
        let body = json!({ "version": 1, "act": "take_back" });
        let answer = player.post(&format!("/api/transfers/{id}/answers"), &body).await;
        assert_eq!(answer.verdict(), "404 unknown_transfer", "{id}");
    }
}

/// Start lists and lists keep the federation of then; the next list has the new one.
#[tokio::test]
async fn lists_keep_the_federation_of_then() {
    let quarter = Quarter::begun().await;
    let (app, officer) = (&quarter.app, quarter.officer());
    let person = app.person(PlayerId(1));
    let asked = person.post("/api/transfers", &request()).await.expect(201);
    let path = format!("/api/transfers/{}/answers", asked.json["id"]);
    for (version, act, federation) in
        [(1, "consent", Some("CZE")), (2, "consent", Some("POL")), (3, "register", None)]
    {
        let body = json!({ "version": version, "act": act, "federation": federation });
        officer.post(&path, &body).await.expect(200);
    }
    quarter.loses(2, 1).await;
    app.wait((TO_MARCH_5 - 14) * DAY);
    let run = quarter.begin("2026/2").await.expect(200).json;
    let version = json!({ "version": version_of(&run) });
    quarter.post("/chess-2026-2/publish", version).await.expect(200);
    for (list, expected) in [("chess-2026-1", "CZE"), ("chess-2026-2", "POL")] {
        let found = officer.get(&format!("/api/rating-lists/{list}?search=1")).await.expect(200);
        let rows = found.json["rows"].as_array().expect("rows");
        let row = rows.iter().find(|row| row["player"]["id"] == 1).expect("a row");
        assert_eq!(row["player"]["federation"], expected, "{list}");
    }
    // What is registered of who has left is another federation's now, and no key's.
    let male = RegisteredSex { sex: Sex::Male, by: OFFICER, at: app.app.clock.now() };
    app.app.store.register_sex(PlayerId(1), Some(male)).await.expect("registered");
    let key = json!({ "name": "Reads", "scopes": ["read"] });
    let key = officer.post("/api/keys", &key).await.expect(201).json["secret"].clone();
    let bearer = format!("Bearer {}", key.as_str().expect("a secret"));
    let path = |federation: &str| {
        format!("/api/rating-lists/chess-2026-1/list.csv?federation={federation}")
    };
    let old = path("CZE");
    for (who, file, shown) in [
        ("an officer", officer.get(&old).await, true),
        ("a delegate", app.person_as(DELEGATE, Role::Federation).get(&old).await, false),
        ("a key", app.request(Method::GET, &old, &[("authorization", &bearer)], "").await, false),
    ] {
        let file = file.expect(200).text;
        let line = file.lines().find(|line| line.starts_with("1;CZE;")).expect("the player");
        assert_eq!(line.ends_with(";M"), shown, "{who}: {line}");
    }
    let table = app.app.store.section_table(SectionId(quarter.section as u32)).await;
    let start_list = table.expect("a section").start_list;
    let line = start_list.iter().find(|line| line.player == PlayerId(1)).expect("a line");
    assert_eq!(line.federation, "CZE");
}
