//! A Swiss tournament, round by round: the first half meets the second one, then scores meet (FIDE Handbook C.04.3).

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use tests::{DAY, TestApp};

use crate::event_sections::{entered, propose};

/// A round of three that takes entries for two days and begins a day later.
fn round(announcement: &mut Value, app: &TestApp, number: u32) {
    let now = app.app.clock.now();
    announcement["code"] = json!(format!("SW/{number}"));
    announcement["name"] = json!(format!("Test Swiss, round {number}"));
    announcement["system"] = json!("swiss");
    announcement["games_each"] = json!(3);
    announcement["section_size"] = json!(2);
    announcement["tie_breaks"] = json!(["buchholz", "wins"]);
    announcement["entries_close_at"] = json!((now + 2 * DAY).to_string());
    announcement["starts_at"] = json!((now + 3 * DAY).to_string());
}

async fn next_round(app: &TestApp, before: u64, number: u32, advancing: u8) -> Value {
    let announcement = app.preset("invitational", |a| {
        round(a, app, number);
        a["kind"] = json!("special");
        a["norms"] = json!(false);
        a["previous_round"] = json!({ "event": before, "advancing": advancing });
    });
    announcement.await
}

/// Announces the next round and takes everybody in.
async fn go_on(app: &TestApp, before: u64, number: u32) -> u64 {
    let event = app.announce(&next_round(app, before, number, 2).await).await;
    let players: Vec<Value> = (1..=5).map(|player| json!({ "player": player })).collect();
    let path = format!("/api/events/{event}/advancers");
    app.organiser().post(&path, &json!({ "players": players })).await.expect(200);
    event
}

/// Who has White against whom: `4-1 2-5 3`.
fn pairs(proposal: &Value) -> String {
    let section = |section: &Value| {
        let players = section["players"].as_array().expect("players").iter();
        players.map(|player| player["id"].to_string()).collect::<Vec<_>>().join("-")
    };
    let sections = proposal["sections"].as_array().expect("sections").iter().map(section);
    sections.collect::<Vec<_>>().join(" ")
}

async fn paired(app: &TestApp, event: u64) -> String {
    pairs(&propose(app, event, json!({ "version": 0 })).await.expect(200).json)
}

/// The newest game of a player.
async fn game_of(app: &TestApp, player: u32) -> GameId {
    let seats = app.app.store.seats(PlayerId(player)).await.expect("seats");
    seats.iter().map(|seat| seat.game).max().expect("a game")
}

async fn lose(app: &TestApp, player: u32) {
    let game = game_of(app, player).await;
    app.person(PlayerId(player)).resign(game).await.expect(200);
}

async fn rounds(app: &TestApp, event: u64) -> Value {
    app.organiser().get(&format!("/api/events/{event}/rounds")).await.expect(200).json
}

/// The table of all rounds: `1. 5 4: +1w +2b`, points in halves.
fn table(rounds: &Value) -> Vec<String> {
    let cell = |cell: &Value| match (&cell["half_points"], &cell["opponent"]) {
        (Value::Null, _) if cell.is_null() => "-".to_owned(),
        (points, Value::Null) => format!("bye {points}"),
        (points, opponent) => {
            let colour = if cell["color"] == "white" { "w" } else { "b" };
            format!(
                "{opponent}{colour}{}",
                points.as_u64().map_or("*".to_owned(), |it| it.to_string())
            )
        }
    };
    let line = |line: &Value| {
        let cells = line["cells"].as_array().expect("cells").iter().map(cell);
        let cells = cells.collect::<Vec<_>>().join(", ");
        let (place, id, points) = (&line["place"], &line["player"]["id"], &line["half_points"]);
        format!("{place}. {id} {points}: {cells}")
    };
    rounds["swiss"]["lines"].as_array().expect("lines").iter().map(line).collect()
}

/// Five players, of whom 5 is the strongest, and three rounds.
#[tokio::test]
async fn a_swiss_tournament_is_played() {
    let app = TestApp::new().await;
    let first = entered(&app, 5, "friendly", |a| round(a, &app, 1)).await;
    assert_eq!(rounds(&app, first).await["swiss"]["lines"], json!([]));
    let sizes = propose(&app, first, json!({ "version": 0, "sizes": [2, 2, 1] })).await;
    assert_eq!(sizes.verdict(), "422 sections_do_not_fit");
    // By rating 5, 4, 3, 2, 1; who of the first two has White is drawn.
    let made = paired(&app, first).await;
    let white_first = made == "5-3 2-4 1";
    assert!(white_first || made == "3-5 4-2 1", "{made}");
    let shown = app.publish_proposal(first).await;
    // Anybody can draw it again from the secret that was committed to.
    let secret = shown["lots"]["secret"].as_str().expect("the start lists are out");
    let [digit, ..] = app::sha256(format!("{secret}/colour").as_bytes());
    assert_eq!((digit >> 4) % 2 == 0, white_first);
    app.wait(4 * DAY);
    lose(&app, 3).await;
    // The others' game runs.
    let event = app.announce(&next_round(&app, first, 2, 2).await).await;
    for (player, expected) in [(1, "200"), (5, "200"), (2, "409 not_advanced")] {
        let body = json!({ "players": [{ "player": player }] });
        let path = format!("/api/events/{event}/advancers");
        assert_eq!(app.organiser().post(&path, &body).await.verdict(), expected, "{player}");
    }
    let early = propose(&app, event, json!({ "version": 0 })).await;
    assert_eq!(early.verdict(), "409 swiss_running");
    lose(&app, 2).await;
    let path = format!("/api/events/{event}/advancers");
    let rest = json!({ "players": [{ "player": 2 }, { "player": 3 }, { "player": 4 }] });
    app.organiser().post(&path, &rest).await.expect(200);
    // 5, 4 and 1 have a point. 1 has floated down with its bye, and does not do so again: 4 does, who has met 2.
    let made = paired(&app, event).await;
    assert_eq!(made, if white_first { "1-5 4-3 2" } else { "5-1 3-4 2" });
    second_and_last(&app, first, event).await;
}

async fn second_and_last(app: &TestApp, first: u64, second: u64) {
    app.publish_proposal(second).await;
    let now = table(&rounds(app, second).await);
    assert!(now[0].starts_with("1. ") && now.iter().any(|line| line.ends_with('*')), "{now:?}");
    app.wait(4 * DAY);
    lose(app, 1).await;
    lose(app, 3).await;
    let last = go_on(app, second, 3).await;
    paired(app, last).await;
    app.publish_proposal(last).await;
    let all = rounds(app, last).await;
    assert_eq!(all["swiss"]["rounds"], 3);
    assert_eq!(all["swiss"]["events"], json!([first, second, last]));
    let now = table(&all);
    assert!(now[0].starts_with("1. 5 4: 3"), "{now:?}");
    assert_eq!(now.iter().filter(|line| line.contains("bye 2")).count(), 3, "{now:?}");
    for (event, number) in [(first, 1), (second, 2), (last, 3)] {
        let shown = app.organiser().get(&format!("/api/events/{event}")).await.expect(200);
        assert_eq!(shown.json["swiss_round"], number);
    }
    // The last round has been announced.
    let more = next_round(app, last, 4, 2).await;
    let refused = app.organiser().post("/api/events", &json!({ "announcement": more })).await;
    assert_eq!(refused.verdict(), "422 swiss_over");
}

/// A round is announced as the one before was, and everybody goes on.
#[tokio::test]
async fn a_swiss_round_is_announced_like_the_one_before() {
    let app = TestApp::new().await;
    let first = entered(&app, 4, "friendly", |a| round(a, &app, 1)).await;
    let announce = async |announcement: Value| {
        let body = json!({ "announcement": announcement });
        app.organiser().post("/api/events", &body).await.verdict()
    };
    let some = next_round(&app, first, 2, 1).await;
    assert_eq!(announce(some).await, "422 bad_advancing");
    let mut longer = next_round(&app, first, 2, 2).await;
    longer["games_each"] = json!(4);
    assert_eq!(announce(longer).await, "422 swiss_round_before");
    let mut endless = next_round(&app, first, 2, 2).await;
    endless["games_each"] = json!(16);
    assert_eq!(announce(endless).await, "422 swiss_rounds");
    let mut without = next_round(&app, first, 2, 2).await;
    without["games_each"] = Value::Null;
    assert_eq!(announce(without).await, "422 swiss_rounds");
    let mut cup = next_round(&app, first, 2, 2).await;
    cup["system"] = json!("knock_out");
    assert_eq!(announce(cup).await, "422 after_swiss");
    // Before the first round has start lists the second can be announced, and not be paired.
    let second = app.announce(&next_round(&app, first, 2, 2).await).await;
    let mut another = next_round(&app, first, 3, 2).await;
    another["code"] = json!("SW/2B");
    assert_eq!(announce(another).await, "422 swiss_goes_on");
    assert_eq!(change(&app, first, |a| a["games_each"] = json!(5)).await, "422 swiss_stays");
    assert_eq!(
        change(&app, second, |a| a["games_each"] = json!(5)).await,
        "422 swiss_round_before"
    );
    assert_eq!(change(&app, second, |a| a["about"] = json!("Prizes.")).await, "200");
    let refused = propose(&app, second, json!({ "version": 0 })).await;
    assert_eq!(refused.verdict(), "422 sections_do_not_fit");
}

/// Changes what an event announces.
async fn change(app: &TestApp, event: u64, change: impl Fn(&mut Value)) -> String {
    let path = format!("/api/events/{event}");
    let seen = app.organiser().get(&path).await.expect(200).json;
    let mut announcement = seen["announcement"].clone();
    change(&mut announcement);
    let body = json!({ "version": seen["version"], "announcement": announcement });
    app.organiser().request(Method::PUT, &path, &body).await.verdict()
}
