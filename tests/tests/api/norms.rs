//! Category and norms beside a section, before the start lists and after (`NORM-1` to `NORM-4b`,
//! `TR-10.0.1` to `TR-10.0.3`).

use axum::http::Method;
use rules::rating::{FideEntry, Quarter, Ratings};
use rules::{PlayerId, RegisteredSex, Sex};
use serde_json::{Value, json};
use store::{Role, SectionId};
use tests::{OFFICER, TestApp};

use crate::titles::finish;

/// Has no own rating, but one of FIDE.
const WITH_FIDE: u32 = 9;
/// Has none at all.
const UNRATED: u32 = 10;

/// An event of players 1 to 10, of three federations, with its sections proposed.
pub(crate) async fn proposed(app: &TestApp, change: impl FnOnce(&mut Value)) -> u64 {
    let ratings = |player| match player {
        WITH_FIDE => Ratings { fide: Some(fide_of("2026/1", 2400)), ..Ratings::default() },
        UNRATED => Ratings::default(),
        _ => Ratings::of_chess(Some(2410)),
    };
    proposed_of(app, ratings, change).await
}

/// A rating of a FIDE list.
fn fide_of(list: &str, rating: u16) -> FideEntry {
    FideEntry { list: list.parse().ok(), rating: Some(rating), title: None }
}

/// The same of players with these ratings.
async fn proposed_of(
    app: &TestApp,
    ratings: impl Fn(u32) -> Ratings,
    change: impl FnOnce(&mut Value),
) -> u64 {
    app.officials().await;
    let announcement = app
        .preset("friendly", |a| {
            a["section_size"] = json!(10);
            a["norms"] = json!(true);
            a["unrated_level"] = json!(2000);
            change(a);
        })
        .await;
    let event = app.announce(&announcement).await;
    let entries = format!("/api/events/{event}/entries");
    for player in 1..=10 {
        let federation = ["CZE", "POL", "NOR"][(player % 3) as usize];
        // Asked where an event is one of ladies alone.
        let female = RegisteredSex { sex: Sex::Female, by: OFFICER, at: app.app.clock.now() };
        app.app.store.register_sex(PlayerId(player), Some(female)).await.expect("registered");
        app.member_with(player, federation, ratings(player), Role::Player).await;
        app.person(PlayerId(player)).post(&entries, &json!({})).await.expect(200);
        let accept = json!({ "decision": "accept" });
        app.organiser().post(&format!("{entries}/{player}"), &accept).await.expect(200);
    }
    let path = format!("/api/events/{event}/proposal");
    app.organiser().post(&path, &json!({ "version": 0 })).await.expect(200);
    event
}

async fn proposal_norms(app: &TestApp, event: u64) -> Value {
    let path = format!("/api/events/{event}/proposal");
    app.organiser().get(&path).await.expect(200).json["sections"][0]["norms"][0].clone()
}

/// The section's number, once its games are played.
pub(crate) async fn begun(app: &TestApp, event: u64) -> u32 {
    let published = app.publish_proposal(event).await;
    let starts_at = published["announcement"]["starts_at"].as_str().expect("a date");
    let starts_at: chrono::DateTime<chrono::Utc> = starts_at.parse().expect("a date");
    app.wait(starts_at.timestamp() - app.app.clock.now().unix());
    published["sections"][0]["id"].as_u64().expect("a number") as u32
}

async fn table(app: &TestApp, section: u32) -> Value {
    app.organiser().get(&format!("/api/sections/{section}")).await.expect(200).json
}

async fn guests_table(app: &TestApp, section: u32) -> Value {
    let path = format!("/api/sections/{section}");
    app.request(Method::GET, &path, &[], String::new()).await.expect(200).json
}

fn line(table: &Value, player: u32) -> Value {
    let lines = table["players"].as_array().expect("players");
    lines.iter().find(|line| line["player"]["id"] == player).expect("a line").clone()
}

/// `GM 14, SIM 12`: titles with their least scores in half points.
fn offered(norms: &Value) -> String {
    let norms = norms["norms"].as_array().expect("norms").iter();
    let norm =
        |norm: &Value| format!("{} {}", norm["title"].as_str().unwrap(), norm["half_points"]);
    norms.map(norm).collect::<Vec<_>>().join(", ")
}

/// `GM open 14`: what a player still needs for the highest norm.
fn highest(table: &Value, player: u32) -> String {
    let norm = &line(table, player)["norms"][0];
    let words = ["title", "state"].map(|name| norm[name].as_str().unwrap_or("-").to_owned());
    format!("{} {} {}", words.join(" "), norm["half_points"], norm["games_counted"])
}

/// A player resigns all running games but those against `others`.
pub(crate) async fn resign_all(app: &TestApp, section: u32, player: u32, others: &[u32]) {
    let results = app.app.store.section_results(SectionId(section)).await.expect("results");
    for game in results.iter().filter(|game| game.result.is_none()) {
        let both = [game.white.0, game.black.0];
        if both.contains(&player) && !both.iter().any(|id| others.contains(id)) {
            app.person(PlayerId(player)).resign(game.game).await.expect(200);
        }
    }
}

/// NORM-1, NORM-2, NORM-4b, TR-4.1-4.2: the organiser sees what is on offer before the start lists; from the start
/// on everybody does, with what stands in for ratings.
#[tokio::test]
async fn what_a_section_offers() {
    let app = TestApp::new().await;
    let event = proposed(&app, |_| ()).await;
    let before = proposal_norms(&app, event).await;
    // A FIDE rating counts, without being fixed; without any a player counts 2200.
    assert_eq!((&before["category"], &before["average"]), (&json!("6"), &json!(2388)));
    assert_eq!(offered(&before), "SIM 13, IM 11, CCM 8, CCE 7");
    assert_eq!((&before["announced"], &before["no_norms"]), (&json!(true), &json!([])));

    let section = begun(&app, event).await;
    let guests = guests_table(&app, section).await;
    assert_eq!(guests["norms"][0], before, "fixed at the start");
    let assumed = [1, WITH_FIDE, UNRATED].map(|player| line(&guests, player)["assumed"].clone());
    let marks = [
        Value::Null,
        json!({ "mark": "F", "rating": 2400 }),
        json!({ "mark": "P", "rating": 2000 }),
    ];
    assert_eq!(assumed, marks);
}

/// NORM-2, NORM-4c: an announcement says whether an event is one of ladies, and which stage of a
/// championship it is.
#[tokio::test]
async fn what_an_announcement_says_of_its_category() {
    let category = |norms: &Value| {
        let category = norms["category"].as_str().expect("a category").to_owned();
        (category, norms["average"].clone(), norms["classified"].as_bool().expect("it is said"))
    };
    let app = TestApp::new().await;
    let event = proposed(&app, |a| {
        a["ladies"] = json!(true);
        a["norm_class"] = json!("candidates");
    })
    .await;
    // Eight of 2410, one of 2400 and one without.
    let norms = proposal_norms(&app, event).await;
    assert_eq!(category(&norms), ("5".to_owned(), json!(2358), false), "enough ratings");

    let app = TestApp::new().await;
    let ratings = |player| match player {
        1..=5 => Ratings::of_chess(Some(2410)),
        _ => Ratings::default(),
    };
    let event = proposed_of(&app, ratings, |a| a["norm_class"] = json!("candidates")).await;
    let norms = proposal_norms(&app, event).await;
    assert_eq!(category(&norms), ("4".to_owned(), json!(2305), true));
    assert_eq!((offered(&norms).is_empty(), &norms["no_norms"]), (false, &json!([])));
    let section = begun(&app, event).await;
    assert_eq!(guests_table(&app, section).await["norms"][0], norms, "fixed at the start");

    let app = TestApp::new().await;
    let event = proposed_of(&app, ratings, |_| ()).await;
    let norms = proposal_norms(&app, event).await;
    assert_eq!(category(&norms), ("3".to_owned(), json!(2305), false));
    let why = norms["no_norms"].as_array().expect("reasons").iter();
    let why: Vec<_> = why.map(|why| why["code"].as_str().expect("a code")).collect();
    assert_eq!(why, ["too_few_published", "too_few_fixed"]);
}

/// NORM-4b: the officer takes FIDE ratings over from a file, all of it or nothing; they stand in for
/// missing ones from then on.
#[tokio::test]
async fn ratings_of_the_fide_list() {
    let app = TestApp::new().await;
    let event = proposed(&app, |_| ()).await;
    let officer = app.person_as(OFFICER, Role::Officer);
    let set = async |csv: &str| {
        let body = json!({ "list": "2026/1", "csv": csv });
        officer.post("/api/fide-ratings", &body).await
    };
    assert_eq!(proposal_norms(&app, event).await["average"], 2388);
    let taken = set("rating,id\n2500,10\n,9\n2600,1\n").await.expect(200).json;
    assert_eq!(taken, json!({ "players": 3, "changed": 3 }));
    // 2500 for who had none, 2200 for who has none any more, and the published one where there is one.
    assert_eq!(proposal_norms(&app, event).await["average"], 2398);
    let again = set("id,rating\n10,2500\n9,\n1,2600\n2,\n").await.expect(200).json;
    assert_eq!(again, json!({ "players": 4, "changed": 0 }));
    let profile = app.app.profile(PlayerId(1)).await.expect("a profile");
    assert_eq!(
        (profile.ratings.fide, profile.ratings.of_variant(rules::Variant::Chess).published()),
        (Some(fide_of("2026/1", 2600)), Some(2410))
    );
    for (csv, line, column, reason) in [
        ("id\n1\n", 1, "rating", "there is no such column; the first line holds the headings"),
        ("id,rating\n", 1, "id", "the list is empty"),
        ("id,rating\n1,2000\n1,2000\n", 3, "id", "“1” is there twice"),
        ("id,rating\n1,2000\n77,2000\n", 3, "id", "nobody has the number 77 here"),
        ("id,rating\n1,2000\nx,2000\n", 3, "id", "“x” is no player's number"),
        ("id,rating\n1,2000\n2,0\n", 3, "rating", "“0” is no rating"),
        ("id,rating\n1,2000\n2,20000\n", 3, "rating", "“20000” is no rating"),
        (
            "id,rating,title\n1,2000,SIM\n",
            2,
            "title",
            "“SIM” is not a title of FIDE: GM, IM, WGM, FM, WIM, CM, WFM or WCM",
        ),
    ] {
        let answer = set(csv).await;
        assert_eq!(answer.verdict(), "422 faulty_file", "{csv}");
        let error = &answer.json["errors"][0];
        let words = answer.json["detail"].as_str().expect("words");
        assert!(words.starts_with("1 fault was found in the file"), "{words}");
        assert_eq!(
            [&error["line"], &error["column"], &error["reason"]],
            [&json!(line), &json!(column), &json!(reason)]
        );
    }
    let all = set("id,rating\n77,2000\n1,x\n2,2000\n2,2000\n").await.json;
    let lines = all["errors"].as_array().expect("errors").iter().map(|error| &error["line"]);
    assert_eq!(lines.collect::<Vec<_>>(), [2, 3, 5], "everything at once");
    assert!(all["detail"].as_str().expect("words").starts_with("3 faults were found"), "{all}");
    let rows: String = (1..=10_001).map(|player| format!("{player},2000\n")).collect();
    let many = set(&format!("id,rating\n{rows}")).await;
    assert_eq!(many.json["errors"][0]["reason"], "a file has at most 10000 players");
    let profile = app.app.profile(PlayerId(1)).await.expect("a profile");
    assert_eq!(
        profile.ratings.fide,
        Some(fide_of("2026/1", 2600)),
        "nothing of all this was taken"
    );
    let director = app.person_as(tests::DIRECTOR, Role::Director);
    let refused = director
        .post("/api/fide-ratings", &json!({ "list": "2026/1", "csv": "id,rating\n1,\n" }))
        .await;
    assert_eq!(refused.verdict(), "403 forbidden");
}

/// NORM-4b, TR-9.4: what FIDE's list says counts while it is the current one: then a title is one of
/// ours at the start, and afterwards the profile says that the list is old.
#[tokio::test]
async fn fide_lists_have_their_quarter() {
    let app = TestApp::new().await;
    // It starts within the quarter.
    let event = proposed(&app, |a| {
        a["entries_close_at"] = json!("2026-01-20T00:00:00Z");
        a["starts_at"] = json!("2026-03-01T00:00:00Z");
    })
    .await;
    let officer = app.person_as(OFFICER, Role::Officer);
    let set = async |list: &str| {
        let body = json!({ "list": list, "csv": "id,rating,title\n9,2400,\n10,2500,GM\n" });
        officer.post("/api/fide-ratings", &body).await
    };
    for list in ["2025/4", "2026/2"] {
        let refused = set(list).await;
        assert_eq!(refused.verdict(), "409 fide_list_not_current TR-9.4", "{list}");
    }
    assert_eq!(set("2026").await.verdict(), "422 invalid_body");
    let taken = set("2026/1").await.expect(200).json;
    assert_eq!(taken, json!({ "players": 2, "changed": 1 }));
    let norms = proposal_norms(&app, event).await;
    assert_eq!((&norms["average"], &norms["grandmasters"]), (&json!(2418), &json!(1)));
    let fide = async |app: &TestApp| {
        let profile =
            app.request(Method::GET, "/api/players/10", &[], String::new()).await.expect(200).json;
        (profile["fide_rating"].clone(), profile["fide"].clone())
    };
    let told =
        |counts| json!({ "list": "2026/1", "rating": 2500, "title": "GM", "counts": counts });
    assert_eq!(fide(&app).await, (json!(2500), told(true)));

    let section = begun(&app, event).await;
    let table = guests_table(&app, section).await;
    assert_eq!(line(&table, 10)["assumed"], json!({ "mark": "F", "rating": 2500 }));
    assert_eq!(
        [9, 10].map(|id| line(&table, id)["fide_title"].clone()),
        [Value::Null, json!("GM")]
    );
    let april = "2026/2".parse::<Quarter>().expect("a quarter").starts_on().starts_at();
    app.wait(april.unix() - app.app.clock.now().unix() - 1);
    assert_eq!(fide(&app).await, (json!(2500), told(true)));
    app.wait(1);
    assert_eq!(fide(&app).await, (json!(2500), told(false)));
    assert_eq!(guests_table(&app, section).await["norms"], table["norms"], "as at the start");
}

/// TR-10.0.1: in a match each side has its own category, before the start and on the section's page, and
/// norms against the other side.
#[tokio::test]
async fn sides_of_a_match() {
    let app = TestApp::new().await;
    app.officials().await;
    let announcement = app
        .preset("friendly", |a| {
            a["section_size"] = json!(16);
            a["system"] = json!("scheveningen");
            a["norms"] = json!(true);
        })
        .await;
    let event = app.announce(&announcement).await;
    let entries = format!("/api/events/{event}/entries");
    for player in 1..=16 {
        let federation = ["CZE", "POL", "NOR"][(player % 3) as usize];
        let rating = if player <= 8 { 2_310 } else { 2_510 };
        app.member(player, federation, Some(rating), Role::Player).await;
        app.person(PlayerId(player)).post(&entries, &json!({})).await.expect(200);
        let accept = json!({ "decision": "accept" });
        app.organiser().post(&format!("{entries}/{player}"), &accept).await.expect(200);
    }
    let path = format!("/api/events/{event}/proposal");
    let players: Vec<u32> = (1..=16).collect();
    app.organiser().post(&path, &json!({ "version": 0 })).await.expect(200);
    let body = json!({ "version": 1, "sections": [{ "name": "1", "players": players }] });
    let proposed = app.organiser().request(Method::PUT, &path, &body).await.expect(200).json;
    let sides = proposed["sections"][0]["norms"].clone();
    let of = |side: usize| (sides[side]["average"].clone(), sides[side]["category"].clone());
    assert_eq!((of(0), of(1)), ((json!(2_510), json!("11")), (json!(2_310), json!("3"))));

    let section = begun(&app, event).await;
    let before = table(&app, section).await;
    assert_eq!(before["norms"], sides, "fixed at the start");
    for player in (10..=16).rev() {
        resign_all(&app, section, player, &[]).await;
    }
    let after = table(&app, section).await;
    let reached = |player| {
        line(&after, player)["norms"]
            .as_array()
            .expect("norms")
            .iter()
            .filter(|norm| norm["state"] == "reached")
            .count()
    };
    // Seven points of eight games.
    assert_eq!((reached(1), reached(9), reached(16)), (5, 0, 0));
    resign_all(&app, section, 9, &[]).await;
    finish(&app, event).await;
    let norms = app.app.store.norms_of(PlayerId(1)).await.expect("norms");
    assert_eq!(norms.len(), 5, "{norms:?}");
    assert!(norms.iter().all(|norm| (norm.games, norm.grandmaster_games) == (8, 8)), "{norms:?}");
}

/// NORM-1, NORM-3, TR-10.0.2: why there are none, each reason with its rule.
#[tokio::test]
async fn why_a_section_offers_none() {
    let app = TestApp::new().await;
    let event = proposed(&app, |_| ()).await;
    let path = format!("/api/events/{event}/proposal");
    let sections = json!([
        { "name": "1", "players": [1, 2, 3, 4, 5, 6, 7, WITH_FIDE, UNRATED] },
        { "name": "2", "players": [8] }
    ]);
    let body = json!({ "version": 1, "sections": sections });
    let changed = app.organiser().request(Method::PUT, &path, &body).await.expect(200).json;
    assert_eq!(changed["sections"][0]["norms"][0]["no_norms"], json!([]));
    let alone = &changed["sections"][1]["norms"][0]["no_norms"];
    let told: Vec<String> = alone
        .as_array()
        .expect("reasons")
        .iter()
        .map(|why| format!("{} {} {}/{}", why["code"], why["rule"], why["found"], why["of"]))
        .collect();
    assert_eq!(
        told,
        [r#""too_few_players" "NORM-1" 1/9"#, r#""too_few_federations" "NORM-1" 1/3"#]
    );

    let app = TestApp::new().await;
    let event = proposed(&app, |a| a["system"] = json!("double_round_robin")).await;
    let double = proposal_norms(&app, event).await;
    assert_eq!(double["no_norms"][0]["rule"], "TR-10.0.2");
    assert_eq!((offered(&double), &double["category"]), (String::new(), &json!("6")));

    let app = TestApp::new().await;
    let event = proposed(&app, |a| a["norms"] = json!(false)).await;
    let none = proposal_norms(&app, event).await;
    assert_eq!(none["announced"], false);
    assert_eq!((offered(&none), &none["category"]), (String::new(), &json!("6")));
    let section = begun(&app, event).await;
    assert_eq!(line(&table(&app, section).await, 1)["norms"], json!([]));
}

/// TR-10.0.3: how far each player is while games run, for everybody.
#[tokio::test]
async fn on_the_way_to_norms() {
    let app = TestApp::new().await;
    let event = proposed(&app, |_| ()).await;
    let section = begun(&app, event).await;
    assert_eq!(highest(&table(&app, section).await, 1), "SIM open 13 null");
    // With three games lost player 2 comes to 6 points at most: half a point too few.
    resign_all(&app, section, 2, &[3, 4, 5, 6, 7, 8]).await;
    let found = table(&app, section).await;
    assert_eq!(highest(&found, 2), "SIM missed 13 null");
    assert_eq!(highest(&found, 1), "SIM open 11 null");
    // Six more lose to player 1 only.
    for player in [3, 4, 5, 6, 7, 8] {
        let others: Vec<u32> = (2..=10).filter(|other| *other != player).collect();
        resign_all(&app, section, player, &others).await;
    }
    let found = table(&app, section).await;
    assert_eq!(highest(&found, 1), "SIM reached 0 10", "two games still run");
    let guests = guests_table(&app, section).await;
    assert_eq!(guests["players"], found["players"]);
}

/// NORM-4a: a player withdraws, the games are cancelled, and category and norms are those of the
/// others; everybody sees it at once.
#[tokio::test]
async fn withdrawals_change_what_is_offered() {
    let app = TestApp::new().await;
    let event = proposed(&app, |_| ()).await;
    let section = begun(&app, event).await;
    let before = table(&app, section).await["norms"][0].clone();
    let died = json!({ "player": UNRATED, "kind": "death", "reason": "The family wrote." });
    let officer = app.person_as(OFFICER, Role::Officer);
    officer.post("/api/director/withdrawals", &died).await.expect(200);
    let after = table(&app, section).await;
    let norms = &after["norms"][0];
    assert_eq!((&norms["category"], &norms["average"]), (&json!("7"), &json!(2409)));
    assert_eq!(offered(norms), "GM 13, SIM 11, IM 10, CCM 6, CCE 6");
    assert_eq!(norms["withdrawn"], 1);
    assert_eq!(highest(&after, 1), "GM open 13 null");
    assert_eq!(line(&after, UNRATED)["norms"], json!([]), "who is out makes none");
    let guests = guests_table(&app, section).await;
    assert_eq!(guests["norms"][0], after["norms"][0]);
    assert_ne!(guests["norms"][0], before);
}

/// TR-4.6: start lists of a norm event wait while somebody whom the commissioner admitted lowers the
/// category of the others.
#[tokio::test]
async fn an_admitted_player_does_not_lower_the_category() {
    // Twelve of 2410 are of category 7, which begins with an average of 2401.
    for (rating, told) in [(2_293, "200"), (2_280, "409 category_drops TR-4.6")] {
        let app = TestApp::new().await;
        app.officials().await;
        let event = app.announce(&app.preset("master_norm", |_| ()).await).await;
        let entries = format!("/api/events/{event}/entries");
        for player in 1..=13 {
            let rated = Ratings::of_chess(Some(if player == 13 { rating } else { 2_410 }));
            app.member_with(player, "CZE", rated, Role::Player).await;
            let grounds = json!({ "kind": "commissioner", "text": "The only one from here." });
            let entry = match player {
                13 => json!({ "player": player, "grounds": grounds }),
                _ => json!({ "player": player }),
            };
            app.organiser().post(&entries, &entry).await.expect(200);
            let accept = json!({ "decision": "accept" });
            app.organiser().post(&format!("{entries}/{player}"), &accept).await.expect(200);
        }
        let path = format!("/api/events/{event}");
        app.organiser()
            .post(&format!("{path}/proposal"), &json!({ "version": 0 }))
            .await
            .expect(200);
        let body = app.publication(event).await;
        let published = app.organiser().post(&format!("{path}/publish"), &body).await;
        assert_eq!(published.verdict(), told, "{rating}: {}", published.text);
    }
}
