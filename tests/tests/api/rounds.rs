//! A knock-out, round by round: the first one by seeds, each next one by who has advanced (`TR-0.1`, `TR-7.5`,
//! `TR-8.5`).

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, TestApp};

use crate::event_sections::{entered, propose};

/// A round that takes entries for two days and begins a day later.
fn round(announcement: &mut Value, app: &TestApp, number: u32) {
    let now = app.app.clock.now();
    announcement["code"] = json!(format!("KO/{number}"));
    announcement["name"] = json!(format!("Test Cup, round {number}"));
    announcement["system"] = json!("knock_out");
    announcement["games_each"] = json!(2);
    announcement["section_size"] = json!(2);
    announcement["entries_close_at"] = json!((now + 2 * DAY).to_string());
    announcement["starts_at"] = json!((now + 3 * DAY).to_string());
}

/// The next round, `before` being the event from whose matches one player each advances.
async fn next_round(app: &TestApp, before: u64, number: u32) -> u64 {
    let announcement = app.preset("invitational", |a| {
        round(a, app, number);
        a["kind"] = json!("special");
        a["norms"] = json!(false);
        a["previous_round"] = json!({ "event": before, "advancing": 1 });
    });
    app.announce(&announcement.await).await
}

fn advancers(event: u64) -> String {
    format!("/api/events/{event}/advancers")
}

/// Each section of the round before: `6 sure; 3 running, 2 running`.
async fn table_says(app: &TestApp, event: u64) -> String {
    let told = app.organiser().get(&advancers(event)).await.expect(200).json;
    let player = |it: &Value| {
        let entry = it["entry"].as_str().map(|state| format!(" ({state})")).unwrap_or_default();
        format!("{} {}{entry}", it["player"]["id"], it["advance"].as_str().expect("a word"))
    };
    let section = |section: &Value| {
        let players = section["players"].as_array().expect("players").iter().map(player);
        players.collect::<Vec<_>>().join(", ")
    };
    let sections = told["sections"].as_array().expect("sections").iter().map(section);
    sections.collect::<Vec<_>>().join("; ")
}

async fn take(app: &TestApp, event: u64, players: Value) -> String {
    let body = json!({ "players": players });
    app.organiser().post(&advancers(event), &body).await.verdict()
}

/// Who meets whom: `6; 3-2`.
fn pairs(proposal: &Value) -> String {
    let section = |section: &Value| {
        let players = section["players"].as_array().expect("players").iter();
        players.map(|player| player["id"].to_string()).collect::<Vec<_>>().join("-")
    };
    let sections = proposal["sections"].as_array().expect("sections").iter().map(section);
    sections.collect::<Vec<_>>().join("; ")
}

/// The games of a player in an event, in their order.
async fn games_of(app: &TestApp, event: u64, player: u32) -> Vec<GameId> {
    let shown = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let sections = shown["sections"].as_array().expect("sections").iter();
    let sections: Vec<u64> = sections.map(|it| it["id"].as_u64().expect("a number")).collect();
    let seats = app.app.store.seats(PlayerId(player)).await.expect("seats");
    let here = seats.iter().filter(|seat| sections.contains(&seat.section.0.into()));
    let mut games: Vec<GameId> = here.map(|seat| seat.game).collect();
    games.sort();
    games
}

/// Loses every game of a match.
async fn lose(app: &TestApp, event: u64, player: u32) {
    for game in games_of(app, event, player).await {
        app.person(PlayerId(player)).resign(game).await.expect(200);
    }
}

/// A cup of six players whose first round is played: 3 wins against 2, 4 and 1 are level, 6 and 5 had nobody to meet.
async fn first_round(app: &TestApp) -> u64 {
    // The strongest entered last.
    let first = entered(app, 6, "friendly", |a| round(a, app, 1)).await;
    let sizes = propose(app, first, json!({ "version": 0, "sizes": [2, 2, 2] })).await;
    assert_eq!(sizes.verdict(), "422 sections_do_not_fit");
    let made = propose(app, first, json!({ "version": 0 })).await.expect(200).json;
    assert_eq!(pairs(&made), "6; 3-2; 5; 4-1");
    let published = app.publish_proposal(first).await;
    assert_eq!(published["announcement"]["games_each"], 2);
    assert_eq!(games_of(app, first, 6).await, []);
    let games = games_of(app, first, 4).await;
    assert_eq!(games.len(), 2);
    let colours = app.app.store.seats(PlayerId(4)).await.expect("seats");
    assert_ne!(colours[0].color, colours[1].color, "either colour once");
    app.wait(4 * DAY);
    lose(app, first, 2).await;
    app.person(PlayerId(4)).resign(games[0]).await.expect(200);
    first
}

/// A cup of six players from the first round to its winner.
#[tokio::test]
async fn a_cup_is_played() {
    let app = TestApp::new().await;
    let first = first_round(&app).await;
    let second = next_round(&app, first, 2).await;
    let told = table_says(&app, second).await;
    assert!(told.starts_with("6 sure; 3 sure, 2 behind; 5 sure; "), "{told}");
    assert!(told.contains("4 running") && told.contains("1 running"), "{told}");
    assert_eq!(take(&app, second, json!([{ "player": 4 }])).await, "409 not_advanced");
    let games = games_of(&app, first, 4).await;
    app.person(PlayerId(1)).resign(games[1]).await.expect(200);
    let told = table_says(&app, second).await;
    assert!(told.contains("4 tied") && told.contains("1 tied"), "{told}");
    taken_in(&app, second).await;
    // The matches of neighbours: 6 meets the winner of 3-2, and 5 whoever comes from 4-1.
    let made = propose(&app, second, json!({ "version": 0 })).await.expect(200).json;
    assert_eq!(pairs(&made), "6-3; 5-1");
    app.publish_proposal(second).await;
    app.wait(4 * DAY);
    lose(&app, second, 6).await;
    lose(&app, second, 1).await;
    let last = next_round(&app, second, 3).await;
    assert_eq!(take(&app, last, json!([{ "player": 3 }, { "player": 5 }])).await, "200");
    let made = propose(&app, last, json!({ "version": 0 })).await.expect(200).json;
    assert_eq!(pairs(&made), "3-5");
    // Each round names those beside it, and each tells of all.
    let shown = app.person(PlayerId(2)).get(&format!("/api/events/{second}")).await.expect(200);
    let name = |number: u32| format!("Test Cup, round {number}");
    let beside = |event: u64, number, phase: &str| json!({ "event": event, "name": name(number), "phase": phase });
    assert_eq!(shown.json["round_before"], beside(first, 1, "running"));
    assert_eq!(shown.json["rounds_after"], json!([beside(last, 3, "entries_open")]));
    for event in [first, second, last] {
        let all = app.organiser().get(&format!("/api/events/{event}/rounds")).await.expect(200);
        let rounds = all.json["rounds"].as_array().expect("rounds").iter();
        let told: Vec<(Value, Value, usize)> = rounds
            .map(|it| {
                let sections = it["sections"].as_array().expect("sections").len();
                (it["event"].clone(), it["goes_on_from"].clone(), sections)
            })
            .collect();
        let expected = [
            (json!(first), Value::Null, 4),
            (json!(second), json!(first), 2),
            (json!(last), json!(second), 0),
        ];
        assert_eq!(told, expected);
    }
}

/// Nobody enters, and who is level is taken in for a reason; all or none.
async fn taken_in(app: &TestApp, event: u64) {
    let entries = format!("/api/events/{event}/entries");
    let own = app.person(PlayerId(3)).post(&entries, &json!({})).await;
    assert_eq!(own.verdict(), "409 players_advance");
    let without = json!([{ "player": 6 }, { "player": 5 }, { "player": 3 }, { "player": 1 }]);
    let body = json!({ "players": without });
    let refused = app.organiser().post(&advancers(event), &body).await;
    assert_eq!(refused.verdict(), "422 reason_missing");
    assert_eq!(refused.json["player"], 1, "whom it is about");
    let strange = json!([{ "player": 6 }, { "player": 99 }]);
    assert_eq!(take(app, event, strange).await, "404 unknown_player");
    assert!(!table_says(app, event).await.contains("accepted"), "none was taken in");
    let with = json!([
        { "player": 6 }, { "player": 5, "reason": "Not kept: the table says so." }, { "player": 3 },
        { "player": 1, "reason": "Drawn by lot." }
    ]);
    // Once its entries are closed the organiser puts that off.
    app.wait(2 * DAY);
    let body = json!({ "players": with });
    let closed = app.organiser().post(&advancers(event), &body).await;
    assert_eq!(closed.verdict(), "409 entries_closed TR-1.0.5");
    assert_eq!(closed.json.get("player"), None, "it is about nobody");
    put_off(app, event, 2).await;
    assert_eq!(take(app, event, with.clone()).await, "200");
    assert_eq!(take(app, event, with).await, "200", "a repeat is answered");
    let entries = app.organiser().get(&entries).await.expect(200).json["entries"].clone();
    let grounds: Vec<&Value> =
        entries.as_array().expect("entries").iter().map(|it| &it["grounds"]["text"]).collect();
    assert_eq!(grounds, [&json!("Drawn by lot."), &Value::Null, &Value::Null, &Value::Null]);
    assert!(entries.as_array().expect("entries").iter().all(|it| it["state"] == "accepted"));
}

/// Puts the dates of an event off, as they would be had it been announced now.
async fn put_off(app: &TestApp, event: u64, number: u32) {
    let path = format!("/api/events/{event}");
    let seen = app.organiser().get(&path).await.expect(200).json;
    let mut announcement = seen["announcement"].clone();
    round(&mut announcement, app, number);
    let body = json!({ "version": seen["version"], "announcement": announcement });
    app.organiser().request(Method::PUT, &path, &body).await.expect(200);
}

/// Who may not, what does not fit, and what stays once players have advanced.
#[tokio::test]
async fn what_is_refused() {
    let app = TestApp::new().await;
    let first = entered(&app, 2, "friendly", |a| round(a, &app, 1)).await;
    propose(&app, first, json!({ "version": 0 })).await.expect(200);
    app.publish_proposal(first).await;
    app.wait(4 * DAY);
    lose(&app, first, 2).await;
    let second = next_round(&app, first, 2).await;
    app.member(40, "POL", None, Role::Organiser).await;
    let other = app.person_as(PlayerId(40), Role::Organiser);
    assert_eq!(other.get(&advancers(second)).await.verdict(), "403 forbidden");
    let body = json!({ "players": [{ "player": 1 }] });
    assert_eq!(other.post(&advancers(second), &body).await.verdict(), "403 forbidden");
    let organiser = app.organiser();
    assert_eq!(organiser.get(&advancers(first)).await.verdict(), "409 goes_on_from_none");
    assert_eq!(organiser.post(&advancers(first), &body).await.verdict(), "409 goes_on_from_none");
    assert_eq!(take(&app, second, json!([])).await, "422 invalid_body");
    let many: Vec<Value> = (1..=46).map(|id| json!({ "player": id })).collect();
    assert_eq!(take(&app, second, json!(many)).await, "422 invalid_body");
    // Through an entry by itself nobody says that they have advanced.
    let grounds = json!({ "kind": "advanced", "section": 1, "place": 1, "text": null });
    let body = json!({ "player": 1, "grounds": grounds });
    let entry = organiser.post(&format!("/api/events/{second}/entries"), &body).await;
    assert_eq!(entry.verdict(), "422 invalid_body");
    // Another round before can be named as long as nobody has advanced.
    let change = async |previous: Value| {
        let path = format!("/api/events/{second}");
        let seen = organiser.get(&path).await.expect(200).json;
        let mut announcement = seen["announcement"].clone();
        announcement["previous_round"] = previous;
        let body = json!({ "version": seen["version"], "announcement": announcement });
        organiser.request(Method::PUT, &path, &body).await.verdict()
    };
    assert_eq!(change(json!({ "event": 999, "advancing": 1 })).await, "422 no_round_before");
    assert_eq!(change(json!({ "event": second, "advancing": 1 })).await, "422 no_round_before");
    assert_eq!(change(json!({ "event": first, "advancing": 0 })).await, "422 bad_advancing");
    assert_eq!(change(Value::Null).await, "200");
    let named = async || {
        let shown = organiser.get(&format!("/api/events/{first}")).await.expect(200).json;
        shown["rounds_after"].as_array().expect("rounds").len()
    };
    assert_eq!(named().await, 0, "it goes on from no event any more");
    assert_eq!(change(json!({ "event": first, "advancing": 2 })).await, "200");
    assert_eq!(named().await, 1);
    assert_eq!(take(&app, second, json!([{ "player": 1 }, { "player": 2 }])).await, "200");
    assert_eq!(change(Value::Null).await, "422 round_before_stays");
    // Of a fee nothing is paid yet: who advances waits for that like everybody.
    let path = format!("/api/events/{second}/entries/1");
    let withdraw = json!({ "decision": "withdraw" });
    app.person(PlayerId(1)).post(&path, &withdraw).await.expect(200);
    let seen = organiser.get(&format!("/api/events/{second}")).await.expect(200).json;
    let mut announcement = seen["announcement"].clone();
    announcement["fee"] = json!({ "minor_units": 500, "currency": "EUR" });
    let body = json!({ "version": seen["version"], "announcement": announcement });
    let path = format!("/api/events/{second}");
    organiser.request(Method::PUT, &path, &body).await.expect(200);
    assert_eq!(take(&app, second, json!([{ "player": 1 }])).await, "200");
    assert!(table_says(&app, second).await.contains("1 sure (entered)"));
}
