//! Sections proposed, changed and published, and the crosstables that come of it (`TR-0.3`,
//! `TR-1.0.5`, `TR-7.2`, `LAW-B.2`).

use std::collections::BTreeSet;

use app::sha256;
use axum::http::Method;
use rules::tournament::{Seed, draw_one_start_position, draw_start_numbers, draw_start_position};
use rules::{Day, GameId, PlayerId, Position};
use serde_json::{Value, json};
use store::{EventId, Role, SectionId};
use tests::{Answer, DAY, DIRECTOR, ORGANISER, TestApp};

/// An event with these players, who were all taken in.
pub(crate) async fn entered(
    app: &TestApp,
    count: u32,
    preset: &str,
    change: impl FnOnce(&mut Value),
) -> u64 {
    app.officials().await;
    let event = app.announce(&app.preset(preset, change).await).await;
    for player in 1..=count {
        let federation = ["CZE", "POL", "NOR"][(player % 3) as usize];
        app.member(player, federation, Some(1500 + player as u16), Role::Player).await;
        let path = format!("/api/events/{event}/entries");
        app.person(PlayerId(player)).post(&path, &json!({})).await.expect(200);
        let path = format!("{path}/{player}");
        app.organiser().post(&path, &json!({ "decision": "accept" })).await.expect(200);
    }
    event
}

pub(crate) async fn propose(app: &TestApp, event: u64, body: Value) -> Answer {
    app.organiser().post(&format!("/api/events/{event}/proposal"), &body).await
}

async fn table(app: &TestApp, published: &Value, section: usize) -> Value {
    let id = &published["sections"][section]["id"];
    app.organiser().get(&format!("/api/sections/{id}")).await.expect(200).json
}

fn ids(players: &Value) -> Vec<u64> {
    let players = players.as_array().expect("players").iter();
    players.map(|player| player["id"].as_u64().expect("a number")).collect()
}

/// Sections as the organiser wants them, changed player by player; nobody is lost or plays twice.
#[tokio::test]
async fn sections_are_proposed_and_changed() {
    let app = TestApp::new().await;
    let event = entered(&app, 8, "friendly", |a| a["section_size"] = json!(4)).await;
    let made = propose(&app, event, json!({ "version": 0 })).await.expect(200).json;
    let sections = made["sections"].as_array().expect("sections");
    assert_eq!(sections.len(), 2);
    let placed: BTreeSet<u64> = sections.iter().flat_map(|s| ids(&s["players"])).collect();
    assert_eq!(placed, (1..=8).collect());
    assert_eq!(made["unplaced"], json!([]));

    let stale = propose(&app, event, json!({ "version": 0 })).await;
    assert_eq!(stale.verdict(), "409 changed_meanwhile");
    let too_many = propose(&app, event, json!({ "version": 1, "sizes": [5, 4] })).await;
    assert_eq!(too_many.verdict(), "422 sections_do_not_fit");
    let fewer = propose(&app, event, json!({ "version": 1, "sizes": [7] })).await.expect(200);
    assert_eq!(ids(&fewer.json["unplaced"]), [8], "who came last waits");

    let path = format!("/api/events/{event}/proposal");
    let put = |sections: Value| {
        let body = json!({ "version": 2, "sections": sections });
        let (organiser, path) = (app.organiser(), path.clone());
        async move { organiser.request(Method::PUT, &path, &body).await }
    };
    for wrong in [
        json!([{ "name": "A", "players": [1, 1] }]),
        json!([{ "name": "A", "players": [1, 2] }, { "name": "B", "players": [2, 3] }]),
        json!([{ "name": "A", "players": [1, 99] }]),
        json!([{ "name": "A", "players": [1, 2] }, { "name": "A", "players": [3, 4] }]),
        json!([{ "name": "", "players": [1, 2] }]),
        json!([{ "name": "a/b", "players": [1, 2] }]),
    ] {
        assert_eq!(put(wrong.clone()).await.verdict(), "422 sections_do_not_fit", "{wrong}");
    }
    let wanted = json!([
        { "name": "A", "players": [1, 2, 3, 4] }, { "name": "B", "players": [5, 6, 7, 8] }
    ]);
    let changed = put(wanted.clone()).await.expect(200);
    assert_eq!(put(wanted).await.expect(200).text, changed.text, "sent twice");
    assert_eq!(ids(&changed.json["sections"][1]["players"]), [5, 6, 7, 8]);
}

/// Nothing is published that somebody would miss.
#[tokio::test]
async fn only_complete_sections_are_published() {
    let app = TestApp::new().await;
    let event = entered(&app, 4, "friendly", |a| a["section_size"] = json!(3)).await;
    let path = format!("/api/events/{event}/publish");
    let version = |json: &Value| json["version"].clone();
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": version(&seen), "proposal_version": 0 });
    assert_eq!(app.organiser().post(&path, &body).await.verdict(), "422 sections_do_not_fit");
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    assert_eq!(app.organiser().post(&path, &body).await.verdict(), "409 changed_meanwhile");
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": version(&seen), "proposal_version": 1 });
    let missing = app.organiser().post(&path, &body).await;
    assert_eq!(missing.verdict(), "422 sections_do_not_fit");
    assert!(missing.text.contains("1 accepted players are in no section"), "{}", missing.text);
    let seats = app.app.store.seats(PlayerId(1)).await.expect("seats");
    assert!(seats.is_empty(), "nothing was set up");
}

/// Nobody who has entered is left without an answer.
#[tokio::test]
async fn entries_are_decided_before_the_start_lists() {
    let app = TestApp::new().await;
    let event = entered(&app, 3, "friendly", |a| a["section_size"] = json!(3)).await;
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    app.member(4, "CZE", None, Role::Player).await;
    let entries = format!("/api/events/{event}/entries");
    app.person(PlayerId(4)).post(&entries, &json!({})).await.expect(200);
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": seen["version"], "proposal_version": 1 });
    let path = format!("/api/events/{event}/publish");
    assert_eq!(app.organiser().post(&path, &body).await.verdict(), "409 entries_undecided");
    let waits = json!({ "decision": "waiting_list" });
    app.organiser().post(&format!("{entries}/4"), &waits).await.expect(200);
    assert_eq!(app.publish_proposal(event).await["phase"], "published");
}

/// Thirteen players: 78 games, everybody against everybody, six times White each; the lots are
/// those that anybody can draw from the seed.
#[tokio::test]
async fn thirteen_players_have_seventy_eight_games() {
    let app = TestApp::new().await;
    let event = entered(&app, 13, "friendly", |a| a["section_size"] = json!(13)).await;
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    let published = app.publish_proposal(event).await;
    assert_eq!(published["phase"], "published");
    let table = table(&app, &published, 0).await;
    assert_eq!(table["counts"]["not_started"], 78);

    let seed: Seed =
        published["publication"]["seed"].as_str().expect("a seed").parse().expect("one");
    let everybody: Vec<PlayerId> = (1..=13).map(PlayerId).collect();
    let lots = draw_start_numbers(&seed, "1", &everybody, sha256);
    for (line, lot) in table["players"].as_array().expect("players").iter().zip(&lots) {
        assert_eq!(line["player"]["id"], lot.player.0, "start number {}", lot.number);
        let cells = line["cells"].as_array().expect("cells");
        let games: Vec<&Value> = cells.iter().flat_map(|c| c.as_array().expect("games")).collect();
        assert_eq!(games.len(), 12);
        assert_eq!(games.iter().filter(|game| game["color"] == "white").count(), 6);
        assert_eq!(app.app.store.seats(lot.player).await.expect("seats").len(), 12);
    }
    // The games are those that were announced, and play.
    let id = GameId(table["players"][0]["cells"][1][0]["game"].as_u64().expect("a game") as u32);
    let (_, game) = app.app.load_game(id).await.expect("a game");
    let starts_at = published["announcement"]["starts_at"].clone();
    assert_eq!(json!(game.terms().starts_at.to_string()), starts_at);
    let white = app.person(game.terms().players.white);
    white.play(id, 0, "e4").await.expect(200);
}

/// A Scheveningen match: the sides are as they were put together, lots are drawn within each, and the
/// table says so to whoever works them out again.
#[tokio::test]
async fn lots_are_drawn_within_the_sides_of_a_match() {
    let app = TestApp::new().await;
    let event = entered(&app, 8, "friendly", |a| {
        a["section_size"] = json!(8);
        a["system"] = json!("scheveningen");
    })
    .await;
    let sides = [[8, 1, 6, 3], [2, 7, 4, 5]];
    let sections = json!([{ "name": "Match", "players": sides.concat() }]);
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    let body = json!({ "version": 1, "sections": sections });
    let path = format!("/api/events/{event}/proposal");
    app.organiser().request(Method::PUT, &path, &body).await.expect(200);
    let published = app.publish_proposal(event).await;
    let table = table(&app, &published, 0).await;
    assert_eq!(table["system"], "scheveningen");
    assert_eq!(table["visibility"], published["announcement"]["visibility"]);

    let seed = published["publication"]["seed"].as_str().expect("a seed");
    let seed: Seed = seed.parse().expect("a seed");
    let lots = sides.map(|side| draw_start_numbers(&seed, "Match", &side.map(PlayerId), sha256));
    let drawn: Vec<u64> = lots.iter().flatten().map(|lot| lot.player.0.into()).collect();
    let lines = table["players"].as_array().expect("players");
    let numbered: Vec<u64> =
        lines.iter().map(|line| line["player"]["id"].as_u64().expect("one")).collect();
    assert_eq!(numbered, drawn);
}

/// A server that died anywhere while it set up games goes on where it was, and changes nothing that
/// has been played since.
#[tokio::test]
async fn a_publication_that_died_is_finished() {
    let app = TestApp::new().await;
    let event = entered(&app, 7, "friendly", |a| a["section_size"] = json!(7)).await;
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    let stored = app.app.store.event(EventId(event as u32)).await.expect("an event");
    let proposal = app.app.store.proposal(stored.id).await.expect("a proposal");
    let published = app.app.publish_event(&stored, &proposal.proposal.sections, ORGANISER).await;
    let published = published.expect("a publication");
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(seen["phase"], "publishing");
    app.wait(DAY);
    app.run_all_schedules().await;
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(seen["phase"], "published");
    let section = published.publication.expect("a publication").first_section;
    let results = app.app.store.section_results(section).await.expect("results");
    assert_eq!(results.len(), 21);
    let game = &results[0];
    app.person(game.white).play(game.game, 0, "e4").await.expect(200);
    // The same request once more, late: everything stays.
    let body = json!({ "version": 1, "proposal_version": 1 });
    let path = format!("/api/events/{event}/publish");
    app.organiser().post(&path, &body).await.expect(200);
    app.app.set_up_event(EventId(event as u32)).await.expect("nothing to do");
    let (_, played) = app.app.load_game(game.game).await.expect("a game");
    assert_eq!(played.plies().len(), 1);
    assert_eq!(app.app.store.section_results(SectionId(section.0)).await.expect("21").len(), 21);
}

/// Chess960: drawn for each game, or once for all (`LAW-B.2`).
#[tokio::test]
async fn chess960_starts_are_drawn() {
    for (kind, one) in [("per_game", false), ("one_for_all", true)] {
        let app = TestApp::new().await;
        let event = entered(&app, 3, "chess960", |a| {
            a["section_size"] = json!(3);
            a["start_positions"] = json!({ "kind": kind });
        })
        .await;
        propose(&app, event, json!({ "version": 0 })).await.expect(200);
        let published = app.publish_proposal(event).await;
        let seed = published["publication"]["seed"].as_str().expect("a seed");
        let seed: Seed = seed.parse().expect("a seed");
        let section = SectionId(published["sections"][0]["id"].as_u64().expect("one") as u32);
        let results = app.app.store.section_results(section).await.expect("results");
        for (k, game) in (1..).zip(&results) {
            let (_, game) = app.app.load_game(game.game).await.expect("a game");
            let number = match one {
                true => draw_one_start_position(&seed, sha256),
                false => draw_start_position(&seed, "1", k, sha256),
            };
            assert_eq!(game.position().fen(), Position::start960(number).fen(), "{kind} {k}");
        }
    }
}

/// Results come into the table at once and with their flags, and ties are broken; what spectators see
/// of it has tests of its own.
#[tokio::test]
async fn a_crosstable_is_live() {
    let app = TestApp::new().await;
    let event = entered(&app, 3, "friendly", |a| {
        a["section_size"] = json!(3);
        a["visibility"] = json!({ "kind": "live", "after_finished": 2, "delay_moves": 3 });
    })
    .await;
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    let published = app.publish_proposal(event).await;
    let section = &published["sections"][0]["id"];
    let path = format!("/api/sections/{section}");
    let before = app.organiser().get(&path).await.expect(200).json;
    let player = |number: usize| {
        PlayerId(before["players"][number]["player"]["id"].as_u64().expect("one") as u32)
    };
    let game = |a: usize, b: usize| {
        GameId(before["players"][a]["cells"][b][0]["game"].as_u64().expect("one") as u32)
    };
    // Number 1 beats 2, 2 beats 3; 1 against 3 is lost on time.
    app.person(player(1)).resign(game(0, 1)).await.expect(200);
    app.person(player(2)).resign(game(1, 2)).await.expect(200);
    let guest = app.request(Method::GET, &path, &[], String::new()).await.expect(200).json;
    assert_eq!(guest["players"][0]["half_points"], 2);
    let cell = |seen: &Value, a: usize, b: usize| seen["players"][a]["cells"][b][0].clone();
    assert_eq!(cell(&guest, 0, 1)["half_points"], 2);
    assert_eq!(cell(&guest, 0, 1)["may_see"], true, "it is over");
    assert_eq!(cell(&guest, 0, 2)["half_points"], Value::Null);
    let own = app.person(player(2)).get(&path).await.expect(200).json;
    let other = app.person(player(1)).get(&path).await.expect(200).json;
    assert_eq!(cell(&own, 0, 2)["may_see"], true, "it is the player's own");
    assert_eq!(cell(&other, 0, 2)["may_see"], true, "it is shown with a delay");
    assert_eq!(cell(&other, 1, 2)["may_see"], true);

    let (_, running) = app.app.load_game(game(0, 2)).await.expect("a game");
    let deadline = running.deadline().expect("a deadline");
    app.wait(deadline.unix() - app.app.clock.now().unix() + 1);
    app.run_schedules().await;
    let done = app.request(Method::GET, &path, &[], String::new()).await.expect(200).json;
    assert_eq!(done["counts"]["finished"], 3);
    let cell = &done["players"][0]["cells"][2][0];
    assert_eq!(cell["flag"], "E");
    assert_eq!(cell["ended_at"], json!(deadline.to_string()));
    let places: Vec<u64> = done["players"]
        .as_array()
        .expect("players")
        .iter()
        .map(|line| line["place"].as_u64().expect("a place"))
        .collect();
    let white_won = done["players"][0]["half_points"] == 4;
    assert_eq!(places, if white_won { vec![1, 2, 3] } else { vec![1, 1, 1] });
    let director = app.person_as(DIRECTOR, Role::Director).get(&path).await.expect(200).json;
    assert_eq!(director["players"][0]["place"], done["players"][0]["place"]);
    assert_eq!(director["players"][0]["cells"][1][0]["may_see"], true);
    let unknown = app.organiser().get("/api/sections/4000000000").await;
    assert_eq!(unknown.verdict(), "404 unknown_section");
}

/// The start is a date: entries close before it, and clocks begin with it.
#[tokio::test]
async fn an_event_runs_from_its_start() {
    let app = TestApp::new().await;
    let event = entered(&app, 3, "friendly", |a| a["section_size"] = json!(3)).await;
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    let published = app.publish_proposal(event).await;
    let starts_at = published["announcement"]["starts_at"].as_str().expect("a date");
    let starts_at: chrono::DateTime<chrono::Utc> = starts_at.parse().expect("a date");
    assert_eq!(Day::of(starts_at.into()).starts_at(), starts_at.into(), "at midnight");
    app.wait(starts_at.timestamp() - app.app.clock.now().unix() - 1);
    let path = format!("/api/events/{event}");
    assert_eq!(app.organiser().get(&path).await.expect(200).json["phase"], "published");
    app.wait(1);
    assert_eq!(app.organiser().get(&path).await.expect(200).json["phase"], "running");
    assert_eq!(table(&app, &published, 0).await["counts"]["running"], 3);
}
