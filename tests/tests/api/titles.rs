//! Titles from the norms of a finished event to the profile, and the cases that officers decide
//! (`TR-10.4` to `TR-10.11`, `NORM-4e`, `NORM-5`, `SKS-5`).

use axum::http::Method;
use rules::title::NormRecord;
use rules::{PlayerId, Title};
use serde_json::{Value, json};
use store::{Role, SectionId};
use tests::{Answer, DAY, DIRECTOR, OFFICER, TestApp};

use crate::export_jobs::personal_data;
use crate::norms::{begun, proposed, resign_all};

/// Officials, and players 1 to 3.
pub(crate) async fn app() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for player in 1..=3 {
        app.member(player, "CZE", Some(2_300), Role::Player).await;
    }
    app
}

pub(crate) async fn propose(app: &TestApp, more: Value) -> Answer {
    let mut body = json!({ "player": 1, "reason": "Won." });
    let Value::Object(more) = more else { panic!("members: {more}") };
    body.as_object_mut().expect("an object").extend(more);
    app.officer().post("/api/title-cases", &body).await
}

/// An officer's step about a case as it was last seen, with what the offices say of it.
pub(crate) async fn step(app: &TestApp, case: &Value, step: &str) -> Answer {
    decide(app, &app.approve_title(case, step).await, step).await
}

/// The same without that.
pub(crate) async fn decide(app: &TestApp, case: &Value, step: &str) -> Answer {
    let body = json!({ "version": case["version"], "step": step, "reason": "So be it." });
    app.officer().post(&format!("/api/title-cases/{}/decide", case["case"]), &body).await
}

async fn titles(app: &TestApp) -> Value {
    app.request(Method::GET, "/api/titles", &[], String::new()).await.expect(200).json
}

pub(crate) async fn profile(app: &TestApp, player: u32) -> Value {
    let path = format!("/api/players/{player}");
    app.request(Method::GET, &path, &[], String::new()).await.expect(200).json
}

pub(crate) async fn waiting(app: &TestApp) -> Vec<Value> {
    let answer = app.officer().get("/api/title-cases").await.expect(200);
    answer.json["cases"].as_array().expect("cases").clone()
}

/// The event is finished, and again.
pub(crate) async fn finish(app: &TestApp, event: u64) {
    let path = format!("/api/events/{event}");
    for _ in 0..2 {
        let version = app.organiser().get(&path).await.expect(200).json["version"].clone();
        let body = json!({ "version": version });
        app.organiser().post(&format!("{path}/finish"), &body).await.expect(200);
    }
    app.run_all_schedules().await;
}

/// TR-10.5: what counts by itself is not recorded as if it had been made elsewhere.
async fn recorded_again(app: &TestApp) {
    let norm = json!({
        "title": "IM", "event": "Test Cup 2026", "started_on": "2025-01-01",
        "finished_on": "2025-12-31", "games": 12, "half_points": 16, "games_counted": 12,
        "grandmaster_games": 0, "senior_games": 0, "source": "Its table.",
    });
    let again = app.officer().post("/api/players/1/recorded-norms", &norm).await;
    assert!(again.verdict().starts_with("409 norm_recorded_twice"), "{}", again.text);
}

/// A norm of an earlier section: with one more player 1 is a Senior International Master.
pub(crate) async fn earlier_norm(app: &TestApp) {
    let earlier = NormRecord {
        section: 9_999,
        title: Title::Sim,
        games: 12,
        games_counted: 12,
        grandmaster_games: 0,
        senior_games: 0,
        finished_at: app.app.clock.now(),
    };
    app.app.store.put_norm(PlayerId(1), &earlier).await.expect("a norm");
}

/// NORM-4e, TR-10.0.3, TR-10.5: norms are kept when the event is finished, and the title is proposed
/// by itself, once.
#[tokio::test]
async fn norms_become_a_title() {
    let app = TestApp::new().await;
    let event = proposed(&app, |_| ()).await;
    let section = begun(&app, event).await;
    earlier_norm(&app).await;
    for player in (2..=10).rev() {
        resign_all(&app, section, player, &[]).await;
    }
    assert_eq!(profile(&app, 1).await["norms"].as_array().map(Vec::len), Some(1), "not before");
    finish(&app, event).await;

    let winner = profile(&app, 1).await;
    let norms: Vec<String> = winner["norms"]
        .as_array()
        .expect("norms")
        .iter()
        .map(|norm| format!("{} {} {}", norm["title"], norm["section"], norm["games_counted"]))
        .collect();
    let here = |title: &str, games: u8| format!("\"{title}\" {section} {games}");
    let expected = [
        here("SIM", 12),
        "\"SIM\" 9999 12".to_owned(),
        here("IM", 15),
        here("CCM", 19),
        here("CCE", 19),
    ];
    assert_eq!(norms, expected);
    assert_eq!(winner["norms"][0]["event_name"], "Test Cup 2026");
    recorded_again(&app).await;
    assert_eq!(profile(&app, 10).await["norms"], json!([]), "who has lost everything");

    let cases = waiting(&app).await;
    assert_eq!(cases.len(), 1, "{cases:?}");
    let case = &cases[0];
    assert_eq!(
        (&case["award"], &case["grounds"], &case["player"]["id"]),
        (&json!("SIM"), &json!("norms"), &json!(1))
    );
    assert_eq!((&case["decisions"][0]["by"], &case["rule"]), (&Value::Null, &json!("TR-10.5")));
    let sum = &case["sums"][0];
    assert_eq!(
        (&sum["norms"], &sum["games"], &sum["suffices"]),
        (&json!(2), &json!(24), &json!(true))
    );

    let confirmed = step(&app, case, "confirm").await.expect(200).json;
    assert_eq!((&confirmed["state"], waiting(&app).await.len()), (&json!("confirmed"), 0));
    let winner = profile(&app, 1).await;
    assert_eq!(
        (&winner["player"]["title"], &winner["awards"][0]["award"]),
        (&json!("SIM"), &json!("SIM"))
    );
    // The start list keeps what it had (TR-10.10).
    let table = app.organiser().get(&format!("/api/sections/{section}")).await.expect(200).json;
    let line = table["players"].as_array().expect("players").iter();
    let line = line.filter(|line| line["player"]["id"] == 1).collect::<Vec<_>>();
    assert_eq!(line[0]["player"]["title"], Value::Null);
}

/// A finished event leaves each player the place in its table, with or without norms, and nothing to
/// whoever has withdrawn with all games cancelled.
#[tokio::test]
async fn places_are_kept() {
    let app = TestApp::new().await;
    let event = proposed(&app, |a| a["norms"] = json!(false)).await;
    let section = begun(&app, event).await;
    let died = json!({ "player": 10, "kind": "death", "reason": "The family wrote." });
    app.officer().post("/api/director/withdrawals", &died).await.expect(200);
    app.run_all_schedules().await;
    for player in (4..=9).rev() {
        resign_all(&app, section, player, &[]).await;
    }
    // Each of the first three beats the next.
    for (player, others) in [(1, [2]), (2, [3]), (3, [1])] {
        resign_all(&app, section, player, &others).await;
    }
    let place = async |player| profile(&app, player).await["events"][0]["place"].clone();
    assert_eq!(place(1).await, Value::Null, "not before");
    finish(&app, event).await;
    for (player, expected) in [
        (1, json!({ "place": 1, "shared": true, "of": 10 })),
        (3, json!({ "place": 1, "shared": true, "of": 10 })),
        (4, json!({ "place": 4, "shared": false, "of": 10 })),
        (8, json!({ "place": 8, "shared": false, "of": 10 })),
        (10, Value::Null),
    ] {
        assert_eq!(place(player).await, expected, "{player}");
    }
    assert_eq!(profile(&app, 1).await["norms"], json!([]));
}

/// TR-8.5: whoever withdraws silently makes no norm, though the points are there; the place stays.
#[tokio::test]
async fn silent_withdrawals_make_no_norms() {
    let app = TestApp::new().await;
    let event = proposed(&app, |_| ()).await;
    let section = begun(&app, event).await;
    for player in 2..=8 {
        let others: Vec<u32> = (2..=10).filter(|other| *other != player).collect();
        resign_all(&app, section, player, &others).await;
    }
    let norms = async || {
        let path = format!("/api/sections/{section}");
        let table = app.person(PlayerId(2)).get(&path).await.expect(200).json;
        let lines = table["players"].as_array().expect("players");
        let own = lines.iter().find(|line| line["player"]["id"] == 1).expect("a line");
        own["norms"].clone()
    };
    assert_eq!(norms().await[0]["state"], "reached");
    let silent = json!({
        "player": 1, "kind": "silent", "reason": "Nobody hears of him.", "suspension_months": 0,
    });
    app.officer().post("/api/director/withdrawals", &silent).await.expect(200);
    app.run_all_schedules().await;
    assert_eq!(norms().await, json!([]));
    for player in (2..=9).rev() {
        resign_all(&app, section, player, &[]).await;
    }
    finish(&app, event).await;
    let profile = profile(&app, 1).await;
    assert_eq!(profile["norms"], json!([]));
    assert_eq!(profile["events"][0]["place"]["place"], 2, "the place stays");
}

/// TR-10.10: what everybody may object to, for 60 days.
#[tokio::test]
async fn published_for_objections() {
    let app = app().await;
    let champion = json!({ "award": "WCCC", "cycle": 33, "grounds": "direct", "article": "10.2" });
    let case = propose(&app, champion.clone()).await.expect(200).json;
    assert_eq!(propose(&app, champion).await.expect(200).json["case"], case["case"], "again");
    assert_eq!(step(&app, &case, "confirm").await.verdict(), "409 publish_first TR-10.10");
    let path = format!("/api/title-cases/{}/object", case["case"]);
    let objection = json!({ "text": "The final is not over." });
    let player = app.person(PlayerId(2));
    assert_eq!(
        player.post(&path, &objection).await.verdict(),
        "409 not_open_to_objections TR-10.10"
    );
    assert_eq!(titles(&app).await["open"], json!([]));

    let case = step(&app, &case, "publish").await.expect(200).json;
    let open = titles(&app).await["open"][0].clone();
    assert_eq!(
        (&open["award"], &open["cycle"], &open["reason"], &open["may_object"]),
        (&json!("WCCC"), &json!(33), &json!("Won."), &json!(false))
    );
    for _ in 0..2 {
        let made = player.post(&path, &objection).await.expect(200).json;
        assert_eq!((&made["objections"], &made["may_object"]), (&json!(1), &json!(false)));
    }
    let other = json!({ "text": "And more." });
    assert_eq!(player.post(&path, &other).await.verdict(), "409 objected_already");
    assert_eq!(player.post("/api/title-cases/77/object", &other).await.status, 404);
    let headers = [("content-type", "application/json")];
    let nobody = app.request(Method::POST, &path, &headers, objection.to_string()).await;
    assert_eq!(nobody.status, 401);
    assert!(!titles(&app).await.to_string().contains("final is not over"), "for officers only");
    let known = personal_data(&app, &app.person(PlayerId(1))).await;
    assert_eq!(known["titles"][0]["objections"], 1, "{known}");
    assert!(!known.to_string().contains("final is not over"), "here, too");

    // Somebody has objected since the officer has looked.
    assert_eq!(step(&app, &case, "confirm").await.verdict(), "409 changed_meanwhile");
    let case = waiting(&app).await[0].clone();
    assert_eq!(case["objections"][0]["text"], "The final is not over.");
    app.wait(60 * DAY - 60);
    assert_eq!(step(&app, &case, "confirm").await.verdict(), "409 objections_open TR-10.10");
    app.wait(60);
    for _ in 0..2 {
        let confirmed = step(&app, &case, "confirm").await.expect(200).json;
        assert_eq!(confirmed["state"], "confirmed");
    }
    let told = titles(&app).await;
    assert_eq!((&told["open"], &told["titles"][0]["award"]["award"]), (&json!([]), &json!("WCCC")));
    let winner = profile(&app, 1).await;
    assert_eq!(
        (&winner["player"]["title"], &winner["awards"][0]["cycle"]),
        (&Value::Null, &json!(33))
    );
}

/// TR-10.11, SKS-1.7: a title in memoriam tells rating lists that the player has died.
#[tokio::test]
async fn in_memoriam() {
    let app = app().await;
    let died = json!({ "award": "IM", "grounds": "in_memoriam", "died_on": "2025-12-01" });
    let case = propose(&app, died).await.expect(200).json;
    let case = step(&app, &case, "publish").await.expect(200).json;
    app.wait(60 * DAY);
    assert!(app.app.store.deceased().await.expect("players").is_empty(), "not before");
    step(&app, &case, "confirm").await.expect(200);
    assert_eq!(app.app.store.deceased().await.expect("players"), [PlayerId(1)].into());
}

/// TR-10.4, TR-10.10: a title is in force when it is confirmed, and what was held before when it is
/// revoked.
#[tokio::test]
async fn confirmed_and_revoked() {
    let app = app().await;
    let title = async || profile(&app, 1).await["player"]["title"].clone();
    let im = json!({ "award": "IM", "grounds": "direct", "article": "10.6b" });
    let im = propose(&app, im).await.expect(200).json;
    step(&app, &im, "confirm").await.expect(200);
    let gm = json!({ "award": "GM", "grounds": "congress" });
    let gm = propose(&app, gm).await.expect(200).json;
    assert_eq!((&gm["needs_votes"], &gm["needs_publication"]), (&json!(true), &json!(true)));
    let gm = step(&app, &gm, "publish").await.expect(200).json;
    app.wait(60 * DAY);
    let path = format!("/api/title-cases/{}/votes", gm["case"]);
    let vote = |version: u16, approving: u16| json!({ "version": version, "approving": approving, "of": 30, "text": "Voted." });
    let officer = app.officer();
    assert_eq!(decide(&app, &gm, "confirm").await.verdict(), "409 votes_missing TR-10.4");
    let gm = officer.post(&path, &vote(2, 19)).await.expect(200).json;
    assert_eq!(decide(&app, &gm, "confirm").await.verdict(), "409 two_thirds_missing TR-10.4");
    assert_eq!(title().await, "IM");
    let gm = officer.post(&path, &vote(3, 20)).await.expect(200).json;
    let gm = decide(&app, &gm, "confirm").await.expect(200).json;
    assert_eq!((title().await, &gm["decisions"][2]["approving"]), (json!("GM"), &json!(20)));
    let known = json!({ "award": "SIM", "grounds": "exceptional" });
    assert_eq!(propose(&app, known).await.verdict(), "409 already_held");
    let listed = titles(&app).await["titles"].as_array().expect("titles").clone();
    let listed: Vec<_> = listed.iter().map(|line| line["award"]["award"].clone()).collect();
    assert_eq!(listed, [json!("GM"), json!("IM")], "the latest first");

    step(&app, &gm, "revoke").await.expect(200);
    assert_eq!(
        (title().await, titles(&app).await["titles"].as_array().map(Vec::len)),
        (json!("IM"), Some(1))
    );
    let gone = json!({ "award": "IM", "grounds": "revocation" });
    let case = propose(&app, gone).await.expect(200).json;
    step(&app, &case, "confirm").await.expect(200);
    assert_eq!(title().await, Value::Null);
}

/// TR-10.9: what an arbiter has directed here stands beside the application.
#[tokio::test]
async fn arbiters_and_what_they_directed() {
    let app = TestApp::new().await;
    let event = proposed(&app, |a| a["rated"] = json!(true)).await;
    let section = begun(&app, event).await;
    resign_all(&app, section, 2, &[]).await;
    let ia = |mentor: &str| json!({ "player": DIRECTOR, "award": "IA", "grounds": "arbiter", "mentor": mentor });
    assert_eq!(propose(&app, ia(" ")).await.verdict(), "422 mentor_missing TR-10.9");
    let case = propose(&app, ia("Jan Novák")).await.expect(200).json;
    let directed = &case["directed"];
    assert_eq!((&directed["games"], &directed["reached"]), (&json!(9), &json!(false)));
    assert!(directed["since"].is_string());
    assert_eq!((&case["mentor"], &case["postal"]), (&json!("Jan Novák"), &Value::Null));
    let by_post = |since: &str| {
        let mut body = ia("Jan Novák");
        (body["player"], body["postal_games"], body["postal_since"]) =
            (json!(2), json!(1_001), json!(since));
        body
    };
    let mut half = by_post("2022-01-01");
    half.as_object_mut().expect("an object").remove("postal_since");
    assert_eq!(propose(&app, half).await.verdict(), "422 invalid_body");
    let ahead = propose(&app, by_post("2030-01-01")).await;
    assert_eq!(ahead.verdict(), "422 directed_ahead TR-10.9");
    let case = propose(&app, by_post("2020-01-01")).await.expect(200).json;
    let postal = json!({ "games": 1_001, "since": "2020-01-01", "reached": true });
    assert_eq!((&case["postal"], &case["directed"]["reached"]), (&postal, &json!(false)));
}

/// TR-10.1, TR-10.11, SKS-5, NORM-5: what is refused, with its rule.
#[tokio::test]
async fn refused_proposals() {
    let app = app().await;
    for (body, verdict) in [
        (json!({ "award": "XX", "grounds": "direct" }), "422 invalid_body"),
        (json!({ "award": "GM", "grounds": "direct" }), "422 article_unfit TR-10.4"),
        (json!({ "award": "GM", "grounds": "norms" }), "409 too_few_norms TR-10.4"),
        (json!({ "award": "GM", "grounds": "in_memoriam" }), "422 invalid_body"),
        (
            json!({ "award": "GM", "grounds": "in_memoriam", "died_on": "2020-01-01" }),
            "409 too_long_after_death TR-10.11",
        ),
        (json!({ "award": "GM", "grounds": "congress", "article": "10.4a" }), "422 invalid_body"),
        (json!({ "award": "LGM", "grounds": "congress" }), "422 no_longer_awarded TR-10.7"),
        (
            json!({ "award": "MKŠ", "grounds": "national", "article": "1c" }),
            "409 not_achieved SKS-5",
        ),
        (json!({ "award": "IA", "grounds": "norms" }), "422 grounds_unfit TR-10.9"),
        (json!({ "award": "GM", "grounds": "revocation" }), "409 not_held TR-10.10"),
        (json!({ "award": "GM", "grounds": "exceptional", "player": 77 }), "404 unknown_player"),
        (json!({ "award": "GM", "grounds": "exceptional", "reason": " " }), "422 invalid_body"),
        (json!({ "award": "GM", "grounds": "exceptional", "player": OFFICER }), "403 own_title"),
    ] {
        assert_eq!(propose(&app, body.clone()).await.verdict(), verdict, "{body}");
    }
    let honorary = |section: Value| json!({ "award": "MKŠ", "grounds": "national", "article": "1a", "section": section });
    let missing = "422 section_missing SKS-5";
    assert_eq!(propose(&app, honorary(Value::Null)).await.verdict(), missing);
    assert_eq!(propose(&app, honorary(json!(999))).await.verdict(), missing);
    let elsewhere = json!({ "award": "GM", "grounds": "congress", "section": 1 });
    assert_eq!(propose(&app, elsewhere).await.verdict(), "422 invalid_body");
    let exceptional = json!({ "award": "GM", "grounds": "exceptional" });
    let case = propose(&app, exceptional).await.expect(200).json;
    let refused = step(&app, &case, "refuse").await.expect(200).json;
    assert_eq!(decide(&app, &refused, "confirm").await.verdict(), "409 title_decided");
    assert_eq!(
        decide(&app, &refused, "revoke").await.verdict(),
        "409 title_not_confirmed TR-10.10"
    );
    let again = app.officer().get(&format!("/api/title-cases/{}", case["case"])).await;
    assert_eq!(again.expect(200).json["state"], "refused");
    assert_eq!(waiting(&app).await, Vec::<Value>::new());
}

/// SKS-5: the winner of the national championship's final is proposed with its section, which the case
/// shows; while games run, and for anybody else, it is refused.
#[tokio::test]
async fn the_honorary_title_names_its_section() {
    let app = app().await;
    for player in 101..=103 {
        app.member(player, "CZE", Some(2_300 + player as u16), Role::Player).await;
    }
    let change = |a: &mut Value| a["section_size"] = json!(3);
    let announcement = app.preset("national_championship", change).await;
    // The officer, who holds every office here, sees to it.
    let event = app.officer().post("/api/events", &json!({ "announcement": announcement })).await;
    let event = event.expect(200).json["id"].as_u64().expect("a number");
    let entries = format!("/api/events/{event}/entries");
    for player in 101..=103 {
        app.person(PlayerId(player)).post(&entries, &json!({})).await.expect(200);
        let accept = json!({ "decision": "accept" });
        app.officer().post(&format!("{entries}/{player}"), &accept).await.expect(200);
    }
    let proposal = format!("/api/events/{event}/proposal");
    app.officer().post(&proposal, &json!({ "version": 0 })).await.expect(200);
    app.consent_to_rating(event).await;
    let seen = app.officer().get(&format!("/api/events/{event}")).await.expect(200).json;
    let publish = json!({ "version": seen["version"], "proposal_version": 1 });
    let published = app.officer().post(&format!("/api/events/{event}/publish"), &publish).await;
    let section = published.expect(200).json["sections"][0]["id"].clone();
    app.wait(100 * DAY);
    let honorary = |player: u32, article: &str| {
        json!({
            "player": player, "award": "MKŠ", "grounds": "national", "article": article,
            "section": section
        })
    };
    let refused = "409 section_not_enough SKS-5";
    assert_eq!(propose(&app, honorary(101, "1a")).await.verdict(), refused, "games still run");
    let number = section.as_u64().expect("a number") as u32;
    let results = app.app.store.section_results(SectionId(number)).await.expect("results");
    for game in results {
        app.person(game.white.max(game.black)).resign(game.game).await.expect(200);
    }
    assert_eq!(propose(&app, honorary(102, "1a")).await.verdict(), refused, "second");
    assert_eq!(propose(&app, honorary(101, "1b")).await.verdict(), refused, "three players");
    let case = propose(&app, honorary(101, "1a")).await.expect(200).json;
    let won = &case["won_section"];
    assert_eq!(
        (&won["section"], &won["players"], &won["average"], &won["won"], &won["is_final"]),
        (&section, &json!(3), &json!(2_402), &json!(true), &json!(true))
    );
}

/// The list goes on where it was left.
#[tokio::test]
async fn titles_in_parts() {
    let app = app().await;
    for cycle in 1..=51 {
        let won = json!({
            "award": "LWCCC", "cycle": cycle, "grounds": "direct", "article": "10.3"
        });
        let case = propose(&app, won).await.expect(200).json;
        step(&app, &case, "publish").await.expect(200);
    }
    app.wait(60 * DAY);
    for case in waiting(&app).await {
        step(&app, &case, "confirm").await.expect(200);
    }
    let first = titles(&app).await;
    assert_eq!(first["titles"].as_array().map(Vec::len), Some(50));
    let path = format!("/api/titles?after={}", first["next"].as_str().expect("more"));
    let rest = app.request(Method::GET, &path, &[], String::new()).await.expect(200).json;
    assert_eq!((&rest["titles"][0]["award"]["cycle"], &rest["next"]), (&json!(1), &Value::Null));
    let wrong = app.request(Method::GET, "/api/titles?after=x", &[], String::new()).await;
    assert_eq!(wrong.verdict(), "400 invalid_query");
}
