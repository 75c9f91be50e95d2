//! Atom feeds: results as they come in, and published lists.

use axum::http::Method;
use quick_xml::Reader;
use quick_xml::events::Event;
use rules::GameId;
use serde_json::json;
use store::{Section, SectionId};
use tests::{Answer, DAY, Quarter, TestApp};

async fn get(app: &TestApp, path: &str) -> Answer {
    app.request(Method::GET, path, &[], "").await
}

/// The texts of all elements with a name, in their order; the whole must be well-formed.
pub(crate) fn texts(xml: &str, name: &str) -> Vec<String> {
    let mut reader = Reader::from_str(xml);
    let (mut found, mut inside) = (Vec::new(), false);
    loop {
        match reader.read_event().expect("well-formed XML") {
            Event::Eof => return found,
            Event::Start(start) => {
                inside = start.name().as_ref() == name;
                if inside {
                    found.push(String::new());
                }
            }
            Event::End(_) => inside = false,
            Event::Text(text) if inside => {
                found.last_mut().expect("one").push_str(&text);
            }
            Event::GeneralRef(name) if inside => {
                let letter = match &*name {
                    "amp" => '&',
                    "lt" => '<',
                    "gt" => '>',
                    "quot" => '"',
                    "apos" => '\'',
                    other => panic!("{other}"),
                };
                found.last_mut().expect("one").push(letter);
            }
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_section_tells_its_results() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let section = Section::new(SectionId(9), "<b>A</b> & B", "Cup \"2026\"\u{1}");
    app.app.store.create_section(&section).await.expect("a section");
    let [first, second] = [21, 22].map(GameId);
    for id in [first, second] {
        app.create_game(id, section.id, pairing.terms()).await;
    }
    let path = "/api/sections/9/results.atom";
    let empty = get(&app, path).await.expect(200);
    assert_eq!(empty.header("content-type"), "application/atom+xml; charset=utf-8");
    assert_eq!(texts(&empty.text, "title"), ["Cup \"2026\", <b>A</b> & B"]);
    assert_eq!(texts(&empty.text, "updated").len(), 1);
    let (white, black) = app.players(&pairing);
    black.resign(first).await.expect(200);
    // A result is told at once, while others of the section still play.
    assert_eq!(texts(&get(&app, path).await.text, "title").len(), 2);
    app.wait(60);
    white.play(second, 0, "e4").await.expect(200);
    black.play(second, 1, "e5").await.expect(200);
    white.play_and_offer_draw(second, 2, "Nf3").await.expect(200);
    black.accept_draw(second).await.expect(200);
    let full = get(&app, path).await.expect(200);
    let titles = texts(&full.text, "title");
    assert_eq!(
        titles[1..],
        ["White Player 1 – Black Player 1 ½–½", "White Player 1 – Black Player 1 1–0"]
    );
    let ids = texts(&full.text, "id");
    assert_eq!(ids[1..], ["https://posthorn.example/game/22", "https://posthorn.example/game/21"]);
    assert_eq!(
        texts(&full.text, "updated"),
        ["2026-01-01T00:01:00Z", "2026-01-01T00:01:00Z", "2026-01-01T00:00:00Z"]
    );
    app.wait(3_600);
    assert_eq!(get(&app, path).await.text, full.text);
    let tag = full.header("etag");
    let again = app.request(Method::GET, path, &[("if-none-match", tag)], "").await;
    assert_eq!(again.status, 304);
    for wrong in ["8", "x", "-1"] {
        let answer = get(&app, &format!("/api/sections/{wrong}/results.atom")).await;
        assert_eq!(answer.verdict(), "404 unknown_section", "{wrong}");
    }
}

#[tokio::test]
async fn an_event_tells_the_results_of_its_sections_and_lists_are_told() {
    let quarter = Quarter::begun().await;
    let app = &quarter.app;
    let lists = get(app, "/api/rating-lists.atom").await.expect(200);
    assert_eq!(texts(&lists.text, "title"), ["Rating lists", "Rating list chess-2026-1"]);
    assert_eq!(texts(&lists.text, "summary"), ["In force from 2026-01-01: 6 players."]);
    let event = app.person_as(tests::ORGANISER, store::Role::Organiser).get("/api/events").await;
    let event = &event.json["events"][0]["id"];
    let path = format!("/api/events/{event}/results.atom");
    assert_eq!(texts(&get(app, &path).await.expect(200).text, "title").len(), 1);
    for (loser, winner) in [(1, 2), (1, 3), (2, 3), (4, 5), (6, 7), (1, 4)] {
        quarter.loses(loser, winner).await;
    }
    let shown = texts(&get(app, &path).await.expect(200).text, "title").len();
    let seen = get(app, &format!("/api/sections/{}", quarter.section)).await.json;
    assert_eq!(json!(shown - 1), seen["counts"]["finished"]);
    assert_eq!(get(app, "/api/events/99/results.atom").await.verdict(), "404 unknown_event");
}

/// Who looks for an event to enter is told when its entries open, and has in a calendar until when and from when.
#[tokio::test]
async fn events_to_enter_are_told() {
    let app = TestApp::new().await;
    app.officials().await;
    for (code, name, opens) in [("A/1", "Spring, open; cup", 0), ("B/1", "Later", 10 * DAY)] {
        let from = (app.app.clock.now() + opens).to_string();
        let change = |a: &mut serde_json::Value| {
            (a["code"], a["name"], a["entries_open_at"]) = (json!(code), json!(name), json!(from));
        };
        app.announce(&app.preset("friendly", change).await).await;
    }
    let feed = async || get(&app, "/api/events.atom").await.expect(200);
    let first = feed().await;
    assert_eq!(first.header("content-type"), "application/atom+xml; charset=utf-8");
    assert_eq!(texts(&first.text, "title"), ["Events that take entries", "Spring, open; cup"]);
    app.wait(10 * DAY);
    let names = ["Events that take entries", "Later", "Spring, open; cup"];
    let pages = ["https://posthorn.example/events/2", "https://posthorn.example/events/1"];
    assert_eq!(texts(&feed().await.text, "id")[1..], pages);
    assert_eq!(texts(&feed().await.text, "title"), names);
    let event = app.organiser().get("/api/events/1").await.expect(200).json;
    let [closes, starts] = ["entries_close_at", "starts_at"]
        .map(|name| event["announcement"][name].as_str().expect("a moment").to_owned());
    let told = format!(
        "Held by ICCF. Entries close on {}, play begins on {}.",
        &closes[..10],
        &starts[..10]
    );
    assert_eq!(texts(&feed().await.text, "summary")[1], told);
    let calendar = async || get(&app, "/api/events.ics").await.expect(200);
    assert_eq!(calendar().await.header("content-type"), "text/calendar; charset=utf-8");
    let found = crate::calendar::read(&calendar().await.text);
    let plain = |moment: &str| moment.replace(['-', ':'], "");
    let of = |uid: &str| found.iter().find(|event| event["UID"] == uid).expect("an event");
    let (close, start) =
        (of("event-1-entries@posthorn.example"), of("event-1-start@posthorn.example"));
    assert_eq!(found.len(), 4);
    assert_eq!((&close["DTSTART"], &start["DTSTART"]), (&plain(&closes), &plain(&starts)));
    assert_eq!(close["SUMMARY"], "Spring, open; cup: entries close");
    assert_eq!(close["URL"], pages[1]);
    // Nor are they hidden by many that open later.
    for number in 1..=101 {
        let from = (app.app.clock.now() + 20 * DAY).to_string();
        let change = |a: &mut serde_json::Value| {
            a["code"] = json!(format!("C/{number}"));
            a["entries_open_at"] = json!(from);
        };
        app.announce(&app.preset("friendly", change).await).await;
    }
    assert_eq!(texts(&feed().await.text, "title"), names);
    // An event that is not held is told no more; one that has begun only for a while.
    let cancel = json!({ "reason": "Too few entries.", "version": event["version"] });
    app.organiser().post("/api/events/1/cancel", &cancel).await.expect(200);
    assert_eq!(texts(&feed().await.text, "title"), names[..2]);
    let is_later = |event: &crate::calendar::Found| event["SUMMARY"].starts_with("Later");
    let told = crate::calendar::read(&calendar().await.text);
    assert_eq!(told.iter().filter(|event| is_later(event)).count(), 2);
    assert!(told.iter().all(|event| !event["SUMMARY"].starts_with("Spring")));
    app.wait(200 * DAY);
    assert!(crate::calendar::read(&calendar().await.text).is_empty());
}

/// TR-11: where teams play the feed tells of each match that is over, beside its games, with the way to its page.
#[tokio::test]
async fn matches_of_teams_are_told() {
    let app = crate::teams::with_players().await;
    let event = crate::teams::announced(&app, |_| ()).await;
    crate::teams::with_teams(&app, event).await;
    crate::teams::publish(&app, event).await;
    app.wait(rules::DAY_SECONDS * 100);
    let path = format!("/api/events/{event}/results.atom");
    let feed = async || get(&app, &path).await.expect(200).text;
    let matches = |xml: &str| {
        let titles = texts(xml, "title");
        let is_match = |title: &&String| title.contains("Rooks");
        titles.iter().filter(is_match).cloned().collect::<Vec<_>>()
    };
    assert!(matches(&feed().await).is_empty());
    // On board 1 the Rooks resign, on board 2 they win, against both others.
    let tables = get(&app, &format!("/api/events/{event}/team-tables")).await.expect(200).json;
    let table = &tables["sections"][0];
    let team = |number: &serde_json::Value| {
        let teams = table["teams"].as_array().expect("teams");
        let found = teams.iter().find(|team| team["number"] == *number).expect("a team");
        found["name"].as_str().expect("a name").to_owned()
    };
    for played in table["matches"].as_array().expect("matches") {
        let names = [team(&played["first"]), team(&played["second"])];
        let Some(other) = names.iter().find(|name| *name != "Rooks") else { continue };
        if !names.contains(&"Rooks".to_owned()) {
            continue;
        }
        let captain = if other == "Bishops" { 21 } else { 31 };
        for game in played["games"].as_array().expect("games") {
            let loser = if game["board"] == 1 { 11 } else { captain + 1 };
            let id = crate::teams::game_id(&game["game"]);
            app.person(rules::PlayerId(loser)).resign(id).await.expect(200);
        }
    }
    let xml = feed().await;
    let mut told = matches(&xml);
    told.sort();
    let expected = |played: &serde_json::Value| {
        format!("{} – {} 1–1", team(&played["first"]), team(&played["second"]))
    };
    let all = table["matches"].as_array().expect("matches").iter().map(expected);
    let mut all: Vec<String> = all.filter(|title| title.contains("Rooks")).collect();
    all.sort();
    assert_eq!(told, all);
    let rooks = table["teams"].as_array().expect("teams").iter().find(|it| it["name"] == "Rooks");
    let pair = if rooks.expect("the Rooks")["number"] == 3 { "2-3" } else { "1-2" };
    let page = format!("https://posthorn.example/events/{event}/teams/1/{pair}");
    assert!(texts(&xml, "id").contains(&page), "{xml}");
}
