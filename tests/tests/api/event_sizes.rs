//! Large events, from the announcement to the final tables, and players with many games.
//!
//! An ordinary run takes few players; `POSTHORN_EVENT_PLAYERS=1000` takes as many as an open event
//! may have, and `--nocapture` then shows what each step took.

use std::time::Instant as Stopwatch;

use axum::http::Method;
use posthorn::demo::Pairing;
use rules::{ByColor, GameId, PlayerId};
use serde_json::{Value, json};
use store::{EventId, Role, Section, SectionId};
use tests::{Answer, ORGANISER, TestApp};

/// Players of an ordinary run.
const PLAYERS: u32 = 22;
/// Players of a section: ten games each.
const SECTION: usize = 11;
/// Runs of the schedules within which the largest event is set up.
const RUNS_MAX: u32 = 20;

fn players() -> u32 {
    let wanted = std::env::var("POSTHORN_EVENT_PLAYERS").ok();
    wanted.map_or(PLAYERS, |count| count.parse().expect("a number of players"))
}

fn took(what: &str, since: Stopwatch, count: usize) {
    println!("{what:<40} {:>8} ms, {count}", since.elapsed().as_millis());
}

async fn enter_all(app: &TestApp, event: u64, count: u32) {
    let path = format!("/api/events/{event}/entries");
    for player in 1..=count {
        let federation = ["CZE", "POL", "NOR", "GER", "ITA"][(player % 5) as usize];
        app.member(player, federation, Some(1500 + (player % 900) as u16), Role::Player).await;
    }
    let since = Stopwatch::now();
    for player in 1..=count {
        app.person(PlayerId(player)).post(&path, &json!({})).await.expect(200);
    }
    took("entries", since, count as usize);
    let since = Stopwatch::now();
    for player in 1..=count {
        let path = format!("{path}/{player}");
        app.organiser().post(&path, &json!({ "decision": "accept" })).await.expect(200);
    }
    took("entries accepted", since, count as usize);
}

/// Publishes, and lets the schedules do what one request does not.
async fn publish(app: &TestApp, event: u64) -> Value {
    let since = Stopwatch::now();
    let mut published = app.publish_proposal(event).await;
    took("publishing: the request", since, 1);
    let since = Stopwatch::now();
    let mut runs = 0;
    while published["phase"] == "publishing" {
        runs += 1;
        assert!(runs <= RUNS_MAX, "the games are never set up");
        app.wait(60);
        app.run_all_schedules().await;
        published = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    }
    took("publishing: the schedules' runs", since, runs as usize);
    assert_eq!(published["phase"], "published");
    published
}

/// `TR-0.3`: announced, entered, put into sections, published, played and finished; nobody is lost,
/// everybody plays everybody once, and the tables add up.
#[tokio::test]
async fn an_event_from_end_to_end() {
    let count = players();
    let app = TestApp::new().await;
    app.officials().await;
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(SECTION)).await;
    let event = app.announce(&announcement).await;
    enter_all(&app, event, count).await;

    let since = Stopwatch::now();
    let path = format!("/api/events/{event}/proposal");
    let sections = (count as usize).div_ceil(SECTION);
    // As equal as can be: 1,000 players are 91 sections, ten of them with ten players.
    let sizes: Vec<usize> =
        (0..sections).map(|index| (count as usize + index) / sections).collect();
    let body = json!({ "version": 0, "sizes": sizes });
    app.organiser().post(&path, &body).await.expect(200);
    took("sections proposed", since, sections);

    let published = publish(&app, event).await;
    let since = Stopwatch::now();
    let games = play_all(&app, &published).await;
    took("games resigned over HTTP", since, games);
    assert_eq!(games, sizes.iter().map(|size| size * (size - 1) / 2).sum::<usize>());

    let since = Stopwatch::now();
    let mut seen = 0;
    for section in published["sections"].as_array().expect("sections") {
        let path = format!("/api/sections/{}", section["id"]);
        let table = app.organiser().get(&path).await.expect(200);
        seen += check_table(&table);
    }
    took("crosstables", since, sections);
    assert_eq!(seen, count as usize, "everybody stands in one table");

    let since = Stopwatch::now();
    let page = app.organiser().get(&format!("/api/events/{event}")).await.expect(200);
    took("the organiser's page of the event, bytes", since, page.text.len());
    let since = Stopwatch::now();
    let guest = app.request(Method::GET, &format!("/api/events/{event}"), &[], String::new()).await;
    took("a guest's page of the event, bytes", since, guest.expect(200).text.len());
    let since = Stopwatch::now();
    let body = json!({ "version": page.json["version"] });
    let done = app.organiser().post(&format!("/api/events/{event}/finish"), &body).await;
    took("finished", since, 1);
    assert_eq!(done.expect(200).json["phase"], "finished");
}

/// Every game of the event ends: the player with the higher number resigns.
async fn play_all(app: &TestApp, published: &Value) -> usize {
    let mut games = 0;
    for section in published["sections"].as_array().expect("sections") {
        let id = SectionId(section["id"].as_u64().expect("a section") as u32);
        for line in app.app.store.section_results(id).await.expect("results") {
            let loser = line.white.max(line.black);
            app.person(loser).resign(line.game).await.expect(200);
            games += 1;
        }
    }
    games
}

/// Everybody has played everybody else, and each game gave two half points. Answers how many
/// players stand in the table.
fn check_table(table: &Answer) -> usize {
    let lines = table.json["players"].as_array().expect("players");
    let others = lines.len() as u64 - 1;
    let mut sum = 0;
    for line in lines {
        assert_eq!(line["games"], others, "{line}");
        sum += line["half_points"].as_u64().expect("points");
    }
    assert_eq!(sum, others * (others + 1), "{}", table.text);
    assert_eq!(table.json["counts"]["finished"], others * (others + 1) / 2);
    lines.len()
}

/// A change after the start lists reaches every section, and the games stay as they are.
#[tokio::test]
async fn a_change_reaches_every_section() {
    let app = TestApp::new().await;
    app.officials().await;
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(3)).await;
    let event = app.announce(&announcement).await;
    for player in 1..=6 {
        app.member(player, "CZE", Some(2000), Role::Player).await;
    }
    let published = app.publish(event, &[1, 2, 3, 4, 5, 6], &[3, 3]).await;
    let mut changed = published["announcement"].clone();
    changed["name"] = json!("Test Cup, renamed");
    let body = json!({ "version": published["version"], "announcement": changed });
    let path = format!("/api/events/{event}");
    let seen = app.organiser().request(Method::PUT, &path, &body).await.expect(200).json;
    assert_eq!(seen["phase"], "published");
    for section in seen["sections"].as_array().expect("sections") {
        let id = SectionId(section["id"].as_u64().expect("a section") as u32);
        let table = app.app.store.section_table(id).await.expect("a section");
        assert_eq!(table.section.event_name, "Test Cup, renamed");
        assert_eq!((table.start_list.len(), table.results.len()), (3, 3));
    }
    let stored = app.app.store.event(EventId(event as u32)).await.expect("an event");
    assert_eq!(stored.alarm_at, None);
}

/// Publishing in runs: each goes on where the last one was, one that comes late or again changes
/// nothing, and a change meanwhile reaches every section.
#[tokio::test]
async fn publishing_goes_in_runs() {
    let app = TestApp::new().await;
    app.officials().await;
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(3)).await;
    let event = app.announce(&announcement).await;
    enter_all(&app, event, 9).await;
    let path = format!("/api/events/{event}/proposal");
    let body = json!({ "version": 0, "sizes": [3, 3, 3] });
    app.organiser().post(&path, &body).await.expect(200);
    let (app, id) = (&app, EventId(event as u32));
    let store = &app.app.store;
    let (stored, proposal) =
        (store.event(id).await.expect("an event"), store.proposal(id).await.expect("sections"));
    let published = app.app.publish_event(&stored, &proposal.proposal.sections, ORGANISER).await;
    let first = published.expect("a publication").publication.expect("one").first_section.0;
    let sections_with_games = async || {
        let mut found = Vec::new();
        for section in first..first + 3 {
            let results = store.section_results(SectionId(section)).await.expect("results");
            found.push(results.len());
        }
        found
    };
    let phase = async || {
        let page = app.organiser().get(&format!("/api/events/{event}")).await;
        page.expect(200).json["phase"].clone()
    };
    // No more games than one: a section is set up whole.
    assert!(!app.app.set_up_some(id, 1).await.expect("a run"));
    assert_eq!((sections_with_games().await, phase().await), (vec![3, 0, 0], json!("publishing")));
    let stored = store.event(id).await.expect("an event");
    assert_eq!((stored.set_up, stored.alarm_at), (1, Some(app.app.clock.now())), "at once");
    // A run that was left behind tells of less than is known, and is not heard.
    let late = store.event_set_up(&stored, 0, app.app.clock.now()).await;
    assert!(matches!(late, Err(store::Error::Conflict)), "{late:?}");
    let game = store.section_results(SectionId(first)).await.expect("results")[0].clone();
    app.person(game.white).resign(game.game).await.expect(200);
    assert!(!app.app.set_up_some(id, 3).await.expect("a run"));
    assert_eq!((sections_with_games().await, phase().await), (vec![3, 3, 0], json!("publishing")));
    // What was changed meanwhile is not forgotten by the run that began before.
    let before = store.event(id).await.expect("an event");
    let mut renamed = store::StoredEvent { version: before.version + 1, ..before.clone() };
    renamed.announcement.name = "Test Cup, renamed".to_owned();
    let act = store::EventAct::new(app.app.clock.now(), ORGANISER, store::EventActKind::Changed);
    store.change_event(before.version, &renamed, &act).await.expect("a change");
    let stale = store.event_set_up(&before, 3, app.app.clock.now()).await;
    assert!(matches!(stale, Err(store::Error::Conflict)), "{stale:?}");
    // The schedules do the rest.
    app.run_all_schedules().await;
    assert_eq!(sections_with_games().await, [3, 3, 3]);
    let stored = store.event(id).await.expect("an event");
    assert_eq!((stored.set_up, stored.alarm_at), (3, None));
    assert!(app.app.set_up_event(id).await.expect("nothing to do"));
    for section in first..first + 3 {
        let section = store.section(SectionId(section)).await.expect("a section");
        assert_eq!(section.event_name, "Test Cup, renamed");
    }
    let (_, played) = app.app.load_game(game.game).await.expect("a game");
    assert!(played.ending().is_some(), "what was played stands");
}

/// The event's log: everything in its order for the organiser, their own lines for players, and
/// nobody's for a guest.
#[tokio::test]
async fn who_reads_which_lines_of_the_log() {
    let app = TestApp::new().await;
    app.officials().await;
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(3)).await;
    let event = app.announce(&announcement).await;
    enter_all(&app, event, 12).await;
    let path = format!("/api/events/{event}");
    let lines = |page: Answer| -> Vec<String> {
        let acts = page.expect(200).json["acts"].as_array().expect("acts").clone();
        let line = |act: &Value| {
            let player = act["player"]["id"].as_u64().map(|id| format!(" {id}"));
            format!("{}{}", act["act"].as_str().expect("a name"), player.unwrap_or_default())
        };
        acts.iter().map(line).collect()
    };
    let all = lines(app.organiser().get(&path).await);
    let entered = (1..=12).map(|player| format!("entered {player}"));
    let accepted = (1..=12).map(|player| format!("accepted {player}"));
    let expected: Vec<String> =
        std::iter::once("announced".to_owned()).chain(entered).chain(accepted).collect();
    assert_eq!(all, expected);
    let mine = lines(app.person(PlayerId(1)).get(&path).await);
    assert_eq!(mine, ["announced", "entered 1", "accepted 1"]);
    assert_eq!(lines(app.request(Method::GET, &path, &[], String::new()).await), ["announced"]);
}

/// Officials read a long log page by page, the last page with the event; one that is older than pages
/// is read as well.
#[tokio::test]
async fn a_long_log_is_read_in_pages() {
    let app = TestApp::new().await;
    app.officials().await;
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(3)).await;
    let event = app.announce(&announcement).await;
    enter_all(&app, event, 30).await;
    let path = format!("/api/events/{event}");
    let organiser = app.organiser();
    let named = |acts: &Value| -> Vec<String> {
        let acts = acts.as_array().expect("acts").iter();
        acts.map(|act| format!("{} {}", act["act"], act["player"]["id"])).collect()
    };
    let page = async |before: u32| {
        let page = organiser.get(&format!("{path}/acts?before={before}")).await.expect(200).json;
        (named(&page["acts"]), page["before"].clone())
    };
    for _ in 0..2 {
        let seen = organiser.get(&path).await.expect(200).json;
        let last = named(&seen["acts"]);
        // 61 versions: the announcement, 30 entries, 30 decisions.
        assert_eq!((last.len(), &seen["acts_before"]), (50, &json!(12)));
        assert_eq!(last[49], r#""accepted" 30"#);
        let (first, before) = page(12).await;
        assert_eq!((first.len(), before), (11, Value::Null));
        assert_eq!((&*first[0], &*first[10]), (r#""announced" null"#, r#""entered" 10"#));
        assert_eq!(page(62).await, (last, json!(12)));
        assert_eq!(page(u32::MAX).await.0.len(), 50);
        assert_eq!(page(1).await, (Vec::new(), Value::Null));
        // Lines by version are newer than lines by player.
        for version in 1..=61 {
            let key = json!({
                "pk": { "S": format!("E#{event}") }, "sk": { "S": format!("LOG#{version:010}") }
            });
            let gone = json!({ "TableName": "posthorn", "Key": key });
            tests::database_request(app.endpoint(), "DeleteItem", &gone).await;
        }
    }
    let player = app.person(PlayerId(1)).get(&format!("{path}/acts?before=12")).await;
    assert_eq!(player.verdict(), "403 forbidden");
    let wrong = organiser.get(&format!("{path}/acts?before=x")).await;
    assert_eq!(wrong.verdict(), "400 invalid_query");
}

/// There is no cap on a player's games: 200 of them, against 200 opponents in 200 sections, which is
/// more of each than one read brings.
#[tokio::test]
async fn two_hundred_games_in_two_hundred_sections() {
    let app = TestApp::new().await;
    let first = app.pairing(1).await;
    let me = first.players.white;
    for number in 2..=200 {
        let opponent = PlayerId(10_000 + number);
        app.member(opponent.0, "NOR", Some(2000), Role::Player).await;
        let section = Section::new(SectionId(1_000 + number), "Group", format!("Cup {number}"));
        app.app.store.create_section(&section).await.expect("a section");
        let players = match number % 2 {
            0 => ByColor { white: me, black: opponent },
            _ => ByColor { white: opponent, black: me },
        };
        let pairing = Pairing { game: GameId(5_000 + number), players, ..first };
        app.create_game(pairing.game, section.id, pairing.terms()).await;
    }
    let list = app.person(me).games("running").await.expect(200).json;
    let rows = list["games"].as_array().expect("games");
    let distinct = |member: &str| {
        let ids = rows.iter().map(|row| row[member]["id"].as_u64().expect("a number"));
        ids.collect::<std::collections::BTreeSet<_>>().len()
    };
    assert_eq!((rows.len(), distinct("opponent"), distinct("section")), (200, 200, 200));
}
