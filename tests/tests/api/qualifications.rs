//! Qualifications: told with article, section and validity, used by an entry that nobody has to confirm, and
//! given back with it (`TR-1.0.6`, `TR-1.0.7`, `TR-1.1-1.5`).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DELEGATE, TestApp};

use crate::imports;
use crate::section_wins::play_out;

/// Players 1 to 11 of the Master Class, and a section of them; its number.
pub(crate) async fn master_class(app: &TestApp) -> u32 {
    app.officials().await;
    for player in 1..=11 {
        app.member(player, "CZE", Some(2_200), Role::Player).await;
    }
    section(app, "M/1").await
}

async fn section(app: &TestApp, code: &str) -> u32 {
    let announcement = app.preset("master_class", |a| a["code"] = json!(code)).await;
    let event = app.announce(&announcement).await;
    let players: Vec<u32> = (1..=11).collect();
    let published = app.publish(event, &players, &[11]).await;
    let starts_at = published["announcement"]["starts_at"].as_str().expect("a date");
    let starts_at: chrono::DateTime<chrono::Utc> = starts_at.parse().expect("a date");
    app.wait(starts_at.timestamp() - app.app.clock.now().unix());
    published["sections"][0]["id"].as_u64().expect("a number") as u32
}

/// An event of a stage that enters by the rules' tables.
async fn announced_as(app: &TestApp, code: &str, entry: &str, stage: Option<&str>) -> u64 {
    let now = app.app.clock.now();
    let announcement = app
        .preset("friendly", |a| {
            a["code"] = json!(code);
            a["kind"] = json!("title");
            a["entry"] = json!(entry);
            a["stage"] = json!(stage);
            a["section_size"] = json!(13);
            let printed = stage.is_some() || entry == "world_championship_semi_final";
            a["unrated_level"] = if printed { Value::Null } else { json!(2_300) };
            a["entries_close_at"] = json!((now + 1_000 * DAY).to_string());
            a["starts_at"] = json!((now + 1_001 * DAY).to_string());
        })
        .await;
    app.announce(&announcement).await
}

pub(crate) async fn preliminary(app: &TestApp, code: &str) -> u64 {
    announced_as(app, code, "world_championship_preliminary", None).await
}

pub(crate) async fn told(app: &TestApp, reader: u32, player: u32) -> Value {
    let path = format!("/api/players/{player}/qualifications");
    app.person(PlayerId(reader)).get(&path).await.expect(200).json
}

/// `TR-1.1.1d free`, one a qualification.
async fn articles(app: &TestApp, reader: u32, player: u32) -> Vec<String> {
    let told = told(app, reader, player).await;
    let all = told["qualifications"].as_array().expect("a list").iter();
    all.map(|one| {
        let part = |name: &str| one[name].as_str().expect("a text").to_owned();
        format!("{} {}", part("article"), part("state"))
    })
    .collect()
}

pub(crate) async fn enter(app: &TestApp, event: u64, player: u32) -> String {
    let path = format!("/api/events/{event}/entries");
    app.person(PlayerId(player)).post(&path, &json!({})).await.verdict()
}

/// TR-1.1.1d, TR-1.0.6, TR-1.0.7: the winner of a Master Class section enters the Preliminaries alone, once; the
/// page says by what, and everybody can read it.
#[tokio::test]
async fn a_winner_enters_the_preliminaries() {
    let app = TestApp::new().await;
    let section = master_class(&app).await;
    let [first, second] = [preliminary(&app, "P/1").await, preliminary(&app, "P/2").await];
    play_out(&app, section, 1).await;
    assert_eq!(told(&app, 2, 1).await["qualifications"], json!([]));
    assert_eq!(enter(&app, first, 1).await, "409 outside_class TR-1.0.10");
    play_out(&app, section, 0).await;
    let one = &told(&app, 2, 1).await["qualifications"][0];
    let ended = rules::Day::of(app.app.clock.now());
    assert_eq!((&one["article"], &one["state"]), (&json!("TR-1.1.1d"), &json!("free")));
    assert_eq!(one["stage"], "world_championship_preliminary");
    assert_eq!(one["section"]["id"], section);
    assert_eq!(one["section"]["ended_on"], ended.to_string());
    assert_eq!(one["until"], ended.plus_months(36).to_string());
    // Nobody is needed, and the reader sees it before.
    let page = async |event: u64| {
        let path = format!("/api/events/{event}");
        app.person(PlayerId(1)).get(&path).await.expect(200).json
    };
    let grounds = json!({ "kind": "qualified", "article": "TR-1.1.1d", "sections": [section], "shared": false });
    let seen = page(first).await;
    assert_eq!((&seen["refusal"], &seen["qualified"]), (&Value::Null, &grounds));
    let winner = app.person(PlayerId(1));
    let path = format!("/api/events/{first}/entries");
    let entered = winner.post(&path, &json!({})).await.expect(200).json;
    assert_eq!(entered["my_entry"]["grounds"], grounds);
    let again = winner.post(&path, &json!({})).await.expect(200).json;
    assert_eq!(again["version"], entered["version"], "a repeat is answered");
    // Once: another event takes it only when it is given back.
    let one = &told(&app, 2, 1).await["qualifications"][0];
    assert_eq!((&one["state"], &one["used_in"]["id"]), (&json!("used"), &json!(first)));
    assert_eq!(enter(&app, second, 1).await, "409 outside_class TR-1.0.10");
    winner.post(&format!("{path}/1"), &json!({ "decision": "withdraw" })).await.expect(200);
    assert_eq!(articles(&app, 2, 1).await, ["TR-1.1.1d free"]);
    assert_eq!(enter(&app, second, 1).await, "200");
    // Nobody enters somebody else by it, or names it.
    let body = json!({ "player": 1, "grounds": grounds });
    let delegate = app.person_as(DELEGATE, Role::Federation);
    assert_eq!(delegate.post(&path, &body).await.verdict(), "422 invalid_body");
    // Of an event that is called off it is free again.
    let cancel = json!({ "version": page(second).await["version"], "reason": "Too few." });
    app.organiser().post(&format!("/api/events/{second}/cancel"), &cancel).await.expect(200);
    assert_eq!(articles(&app, 2, 1).await, ["TR-1.1.1d free"]);
    assert_eq!(enter(&app, first, 1).await, "200");
}

/// TR-1.1.2: a second place is half an entry; two of them are one. Refused, both are given back.
#[tokio::test]
async fn two_second_places_make_an_entry() {
    let app = TestApp::new().await;
    let one = master_class(&app).await;
    play_out(&app, one, 0).await;
    let event = preliminary(&app, "P/1").await;
    assert_eq!(articles(&app, 1, 2).await, ["TR-1.1.2 free"]);
    assert_eq!(enter(&app, event, 2).await, "409 outside_class TR-1.0.10");
    let two = section(&app, "M/2").await;
    play_out(&app, two, 0).await;
    let event = preliminary(&app, "P/2").await;
    assert_eq!(enter(&app, event, 2).await, "200");
    assert_eq!(articles(&app, 1, 2).await, ["TR-1.1.2 used", "TR-1.1.2 used"]);
    let path = format!("/api/events/{event}/entries/2");
    let refuse = json!({ "decision": "refuse", "reason": "Full." });
    app.organiser().post(&path, &refuse).await.expect(200);
    assert_eq!(articles(&app, 1, 2).await, ["TR-1.1.2 free", "TR-1.1.2 free"]);
    // Meanwhile they are used for another event: the first entry cannot be revived by them.
    let other = preliminary(&app, "P/3").await;
    assert_eq!(enter(&app, other, 2).await, "200");
    let accept = json!({ "decision": "waiting_list" });
    let revived = app.organiser().post(&path, &accept).await.verdict();
    assert_eq!(revived, "409 not_qualified TR-1.1-1.5");
}

/// TR-1.0.3, TR-1.2.1d: what was won in a postal section counts for events on the server. TR-1.0.5: what it leads to
/// stands on the event's page.
#[tokio::test]
async fn postal_sections_count() {
    let app = imports::server().await;
    let made = imports::of_five(&app, "post", |a| {
        a["kind"] = json!("title");
        a["entry"] = json!("world_championship_preliminary");
        a["rated"] = json!(false);
    })
    .await;
    let path = format!("/api/events/{}", made["event"]);
    let leads = app.person(PlayerId(1)).get(&path).await.expect(200).json["leads"].clone();
    let by = leads.as_array().expect("a list").iter().map(|lead| lead["article"].clone());
    assert_eq!(by.collect::<Vec<_>>(), ["TR-1.2.1d", "TR-1.1.1c"]);
    for (player, article) in [(1, "TR-1.2.1d"), (2, "TR-1.2.1d"), (3, "TR-1.1.1c")] {
        let free = format!("{article} free");
        assert!(articles(&app, 1, player).await.contains(&free), "{player}");
    }
    let semi_final = announced_as(&app, "S/1", "world_championship_semi_final", None).await;
    assert_eq!(enter(&app, semi_final, 3).await, "409 outside_class TR-1.0.10");
    assert_eq!(enter(&app, semi_final, 1).await, "200");
}

/// TR-1.1.1l, TR-1.2.1l, TR-1.0.7: a rating gives each stage once a calendar year, and what is missing for more is
/// the player's own affair.
#[tokio::test]
async fn a_rating_counts_once_a_year() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", Some(2_500), Role::Player).await;
    app.member(2, "CZE", Some(2_499), Role::Player).await;
    let stage = Some("world_championship_candidates");
    let [first, second] = [preliminary(&app, "P/1").await, preliminary(&app, "P/2").await];
    let candidates = announced_as(&app, "C/1", "invitation", stage).await;
    assert_eq!(enter(&app, first, 2).await, "409 outside_class TR-1.0.10");
    assert_eq!(enter(&app, candidates, 1).await, "409 not_qualified TR-1.1-1.5");
    assert_eq!(enter(&app, first, 1).await, "200");
    assert_eq!(enter(&app, second, 1).await, "409 outside_class TR-1.0.10");
    assert_eq!(articles(&app, 2, 1).await, ["TR-1.1.1l used"]);
    app.wait(366 * DAY);
    assert_eq!(enter(&app, second, 1).await, "200", "another year");
    let missing = |told: Value| -> Vec<Value> {
        told["chances"].as_array().expect("a list").iter().map(|it| it["points"].clone()).collect()
    };
    assert_eq!(missing(told(&app, 2, 2).await), [json!(101), json!(52), json!(1)]);
    assert_eq!(missing(told(&app, 1, 2).await), [] as [Value; 0]);
}

/// TR-1.5: a title gives a lady the Semi-Finals, which nobody else reads.
#[tokio::test]
async fn a_title_gives_ladies_their_semi_final() {
    let app = TestApp::new().await;
    app.officials().await;
    // Of more than 2500 the second one is a grandmaster.
    for (player, rating) in [(1, None), (2, Some(2_501)), (3, Some(2_501))] {
        app.member(player, "CZE", rating, Role::Player).await;
    }
    let delegate = app.person_as(DELEGATE, Role::Federation);
    for player in [1, 2] {
        let path = format!("/api/players/{player}/sex");
        delegate.request(Method::PUT, &path, &json!({ "sex": "female" })).await.expect(200);
    }
    let event = announced_as(&app, "L/1", "invitation", Some("ladies_semi_final")).await;
    assert_eq!(enter(&app, event, 1).await, "409 not_qualified TR-1.1-1.5");
    assert_eq!(enter(&app, event, 3).await, "409 ladies_only TR-1.5");
    let of_ladies = async |reader| -> Vec<String> {
        let all = articles(&app, reader, 2).await;
        all.into_iter().filter(|it| it.starts_with("TR-1.5")).collect()
    };
    assert_eq!(of_ladies(2).await, ["TR-1.5 free"]);
    assert_eq!(of_ladies(3).await, [] as [&str; 0]);
    assert_eq!(enter(&app, event, 2).await, "200");
    assert_eq!(of_ladies(2).await, ["TR-1.5 used"]);
}

/// TR-1.4.1, TR-1.3.1b: two of a section of the Candidates' Tournament advance to the Final, or its winner alone where
/// the announcement says so, as the event's page tells before; no other stage may say it.
#[tokio::test]
async fn the_winner_alone_may_advance() {
    let app = imports::server().await;
    for (code, alone, second) in [("C/1", false, "TR-1.4.1"), ("C/2", true, "TR-1.3.1b")] {
        let announced = imports::announcement(&app, |a| {
            a["code"] = json!(code);
            a["kind"] = json!("title");
            a["entry"] = json!("invitation");
            a["stage"] = json!("world_championship_candidates");
            a["winner_alone_advances"] = json!(alone);
            a["unrated_level"] = Value::Null;
            a["rated"] = json!(false);
        })
        .await;
        let mut results = "white,black,result\n".to_owned();
        for (white, black) in imports::pairs(5) {
            let won = if white < black { "1-0" } else { "0-1" };
            results.push_str(&format!("{white},{black},{won}\n"));
        }
        let mut body = imports::sent(&announced, &imports::start_list(5), "", &results);
        body["request"] = json!(format!("import-{second}").replace('.', "-"));
        let made = imports::import(&app, &body).await.expect(201).json;
        let path = format!("/api/events/{}", made["event"]);
        let event = app.person(PlayerId(1)).get(&path).await.expect(200).json;
        assert_eq!(event["announcement"]["winner_alone_advances"], alone);
        assert_eq!(event["leads"][0]["place"], if alone { 1 } else { 2 });
        let told = articles(&app, 1, 2).await;
        assert!(told.contains(&format!("{second} free")), "{code}: {told:?}");
    }
    let announcement = app
        .preset("invitational", |a| {
            a["kind"] = json!("title");
            a["stage"] = json!("world_championship_final");
            a["winner_alone_advances"] = json!(true);
            a["norms"] = json!(false);
        })
        .await;
    let refused = app.announced(&announcement).await.verdict();
    assert_eq!(refused, "422 advancing_not_of_stage TR-1.4.1");
}
