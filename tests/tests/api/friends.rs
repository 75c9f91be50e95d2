//! Tournaments among friends: from the invitation to the table, and what is refused.

use std::collections::BTreeSet;

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{Role, SectionId};
use tests::{Answer, DAY, Front, OFFICER, Person, TestApp};

const ANNA: PlayerId = PlayerId(1);
const BORIS: PlayerId = PlayerId(2);
const CLARA: PlayerId = PlayerId(3);
const DORA: PlayerId = PlayerId(4);

async fn members(app: &TestApp, count: u32) {
    for player in 1..=count {
        app.member(player, "CZE", Some(2_100), Role::Player).await;
    }
}

fn tournament(request: &str, players: &[PlayerId], games: u8) -> Value {
    json!({
        "request": request,
        "to": { "kind": "friends", "name": " Friday club ", "players": players },
        "terms": {
            "variant": "chess", "start": { "kind": "usual" }, "time_control": "1 moves in 3 days",
            "leave_days": 30, "silence": "forty_days", "draw_offers": { "policy": "once" },
            "conditional_moves": "linear", "engines": true, "color": "drawn", "games": games
        },
        "words": null, "answers": null
    })
}

/// A new tournament of Anna's; its number and the key of its link.
async fn set_up(app: &TestApp, players: &[PlayerId], games: u8, request: &str) -> (u64, String) {
    let body = tournament(request, players, games);
    let made = app.person(ANNA).post("/api/challenges", &body).await.expect(201).json;
    let id = made["id"].as_u64().expect("a number");
    (id, made["to"]["key"].as_str().expect("a key").to_owned())
}

async fn act(by: Person<'_>, id: u64, what: &str, key: Option<&str>) -> Answer {
    by.post(&format!("/api/challenges/{id}/{what}"), &json!({ "key": key })).await
}

async fn join(app: &TestApp, id: u64, key: &str, players: impl IntoIterator<Item = u32>) {
    for player in players {
        act(app.person(PlayerId(player)), id, "accept", Some(key)).await.expect(200);
    }
}

async fn strike(by: Person<'_>, id: u64, player: PlayerId) -> Answer {
    let path = format!("/api/challenges/{id}/players/{player}");
    by.request(Method::DELETE, &path, &Value::Null).await
}

async fn look(by: Person<'_>, id: u64) -> Answer {
    by.get(&format!("/api/challenges/{id}")).await
}

/// Each player on the list, with the answer.
fn list(seen: &Answer) -> Vec<(u64, String)> {
    let players = seen.json["to"]["players"].as_array().expect("players").iter();
    let line = |one: &Value| {
        let answer = one["answer"].as_str().expect("an answer").to_owned();
        (one["player"]["id"].as_u64().expect("a number"), answer)
    };
    players.map(line).collect()
}

fn answered(lines: &[(PlayerId, &str)]) -> Vec<(u64, String)> {
    lines.iter().map(|(player, answer)| (player.0.into(), (*answer).to_owned())).collect()
}

/// Some are invited, one comes by the link, one declines; it begins, is played, and stands in a table.
#[tokio::test]
async fn friends_play_a_tournament() {
    let app = TestApp::new().await;
    members(&app, 4).await;
    let [anna, boris, clara, dora] = [ANNA, BORIS, CLARA, DORA].map(|who| app.person(who));
    let (id, key) = set_up(&app, &[BORIS, CLARA], 1, "one").await;
    let own = look(anna, id).await.expect(200);
    assert_eq!(own.json["to"]["name"], "Friday club");
    // The test's clock stands at 00:00 of 1 January 2026.
    assert_eq!(own.json["to"]["would_start_at"], "2026-01-03T00:00:00Z");
    let may = ["may_accept", "may_decline", "may_withdraw", "may_begin"];
    assert_eq!(may.map(|it| own.json[it].clone()), [false, false, true, false].map(Value::from));
    let mine = boris.get("/api/challenges").await.expect(200);
    let received = &mine.json["received"][0];
    assert_eq!(may.map(|it| received[it].clone()), [true, true, false, false].map(Value::from));
    assert_eq!(received["to"]["key"], Value::Null);

    act(boris, id, "accept", None).await.expect(200);
    act(clara, id, "decline", None).await.expect(200);
    assert_eq!(look(dora, id).await.verdict(), "404 unknown_challenge");
    assert_eq!(act(anna, id, "begin", None).await.verdict(), "409 too_few_friends");
    let joined = act(dora, id, "accept", Some(&key)).await.expect(200);
    assert_eq!(act(dora, id, "accept", None).await.expect(200).text, joined.text);
    let expected = answered(&[(BORIS, "plays"), (CLARA, "declined"), (DORA, "plays")]);
    assert_eq!(list(&joined), expected);
    assert_eq!(look(anna, id).await.json["may_begin"], true);
    assert_eq!(act(boris, id, "begin", None).await.verdict(), "403 not_your_challenge");

    let begun = act(anna, id, "begin", None).await.expect(200);
    assert_eq!(act(anna, id, "begin", None).await.expect(200).text, begun.text);
    assert_eq!(begun.json["state"]["kind"], "begun");
    assert_eq!(begun.json["state"]["starts_at"], own.json["to"]["would_start_at"]);
    assert_eq!(act(clara, id, "accept", None).await.verdict(), "409 challenge_over");
    assert_eq!(look(dora, id).await.json["state"]["kind"], "begun");

    let section = begun.json["state"]["section"].as_u64().expect("a section");
    let table = app.request(Method::GET, &format!("/api/sections/{section}"), &[], "").await;
    let table = table.expect(200).json;
    assert_eq!((&table["friendly"], &table["event"]), (&json!("tournament"), &Value::Null));
    assert_eq!(table["event_name"], "Friday club");
    assert_eq!(table["players"].as_array().map(Vec::len), Some(3));
    let results = app.app.store.section_results(SectionId(section as u32)).await.expect("results");
    assert_eq!(results.len(), 3);
    let (game, white) = (results[0].game, results[0].white);
    let early = app.person(white).play(game, 0, "e4").await;
    app.wait(2 * DAY);
    app.run_all_schedules().await;
    // Moves are taken before the clocks start, as in an event.
    early.expect(200);
    app.person(results[0].black).resign(game).await.expect(200);
    let seen = app.request(Method::GET, &format!("/api/games/{game}"), &[], "").await;
    let seen = seen.expect(200).json;
    assert_eq!(seen["section"]["friendly"], "tournament");
    let pgn = format!("/api/games/{game}/pgn");
    let pgn = app.request(Method::GET, &pgn, &[], "").await.expect(200).text;
    assert!(pgn.contains("[Event \"Friday club\"]"), "{pgn}");
    let profile = app.request(Method::GET, &format!("/api/players/{white}"), &[], "").await;
    assert_eq!(profile.expect(200).json["events"][0]["friendly"], "tournament");
    let leave = app.person(white).get("/api/leave").await.expect(200).json;
    assert_eq!(leave["sections"][0]["section"]["event_name"], "Friday club");
}

/// Thirteen are the most; twice, with both colours, in 156 games.
#[tokio::test]
async fn thirteen_play_twice() {
    let app = TestApp::new().await;
    members(&app, 14).await;
    let (id, key) = set_up(&app, &[], 2, "one").await;
    join(&app, id, &key, 2..=13).await;
    let late = act(app.person(PlayerId(14)), id, "accept", Some(&key)).await;
    assert_eq!(late.verdict(), "409 friends_full");
    let begun = act(app.person(ANNA), id, "begin", None).await.expect(200).json;
    let section = SectionId(begun["state"]["section"].as_u64().expect("a section") as u32);
    let results = app.app.store.section_results(section).await.expect("results");
    let pairs: BTreeSet<_> = results.iter().map(|line| (line.white, line.black)).collect();
    assert_eq!((results.len(), pairs.len()), (156, 156));
    assert_eq!(app.app.store.seats(PlayerId(7)).await.expect("seats").len(), 24);
}

/// Who is struck off does not come back, by the link neither; blocking does the same.
#[tokio::test]
async fn who_is_not_wanted() {
    let app = TestApp::new().await;
    members(&app, 4).await;
    let [anna, boris, clara, dora] = [ANNA, BORIS, CLARA, DORA].map(|who| app.person(who));
    let (id, key) = set_up(&app, &[BORIS], 1, "one").await;
    join(&app, id, &key, [3, 4]).await;
    assert_eq!(strike(boris, id, CLARA).await.verdict(), "403 not_your_challenge");
    assert_eq!(strike(anna, id, PlayerId(9)).await.verdict(), "409 not_listed");
    let struck = strike(anna, id, CLARA).await.expect(200);
    assert_eq!(strike(anna, id, CLARA).await.expect(200).text, struck.text);
    assert_eq!(list(&struck), answered(&[(BORIS, "waits"), (DORA, "plays")]));
    assert_eq!(act(clara, id, "accept", Some(&key)).await.verdict(), "404 unknown_challenge");
    let theirs = clara.get("/api/challenges").await.expect(200);
    assert_eq!(theirs.json["received"], json!([]));

    // One who plays blocks the other: then they are in it no longer.
    let block = |by: PlayerId, other: PlayerId| {
        let path = format!("/api/blocked-players/{other}");
        let app = &app;
        async move { app.person(by).request(Method::PUT, &path, &Value::Null).await.expect(200) }
    };
    act(boris, id, "accept", None).await.expect(200);
    block(DORA, BORIS).await;
    let expected = answered(&[(BORIS, "plays"), (DORA, "declined")]);
    assert_eq!(list(&look(anna, id).await), expected);
    assert_eq!(act(dora, id, "accept", None).await.verdict(), "409 blocked_among_friends");
    // The challenger blocks somebody: they are struck off.
    block(ANNA, BORIS).await;
    assert_eq!(look(boris, id).await.verdict(), "404 unknown_challenge");
    assert_eq!(list(&look(anna, id).await), answered(&[(DORA, "declined")]));
    // And whom one has blocked one does not invite.
    let again = anna.post("/api/challenges", &tournament("two", &[CLARA, BORIS], 1)).await;
    assert_eq!((again.verdict().as_str(), &again.json["player"]), ("409 blocked", &json!(2)));
}

/// Of several things at the same moment each is whole: nobody is lost, and nobody is in it who was struck off.
#[tokio::test]
async fn at_the_same_moment() {
    let app = TestApp::new().await;
    members(&app, 5).await;
    let [anna, boris, clara, dora] = [ANNA, BORIS, CLARA, DORA].map(|who| app.person(who));
    let (id, key) = set_up(&app, &[BORIS], 1, "one").await;
    let key = Some(&*key);
    let (one, two, three) = tokio::join!(
        act(boris, id, "accept", key),
        act(clara, id, "accept", key),
        act(dora, id, "accept", key)
    );
    assert_eq!([one, two, three].map(|answer| answer.status), [200, 200, 200]);
    let fifth = app.person(PlayerId(5));
    let (struck, late, begun) = tokio::join!(
        strike(anna, id, DORA),
        act(fifth, id, "accept", key),
        act(anna, id, "begin", None)
    );
    let begun = begun.expect(200).json;
    let section = SectionId(begun["state"]["section"].as_u64().expect("a section") as u32);
    let results = app.app.store.section_results(section).await.expect("results");
    let players: BTreeSet<_> = results.iter().flat_map(|line| [line.white, line.black]).collect();
    let plays = |player| players.contains(&player);
    assert!(plays(ANNA) && plays(BORIS) && plays(CLARA));
    assert_eq!((plays(DORA), plays(PlayerId(5))), (struck.status != 200, late.status == 200));
    assert_eq!(results.len(), players.len() * (players.len() - 1) / 2);
}

/// Whoever has blocked each other while one of them joined is not paired.
#[tokio::test]
async fn a_block_that_nobody_saw() {
    let app = TestApp::new().await;
    members(&app, 3).await;
    let (id, key) = set_up(&app, &[], 1, "one").await;
    join(&app, id, &key, [2, 3]).await;
    app.app.store.block_player(CLARA, BORIS, true).await.expect("blocked");
    let refused = act(app.person(ANNA), id, "begin", None).await;
    let told = (refused.verdict(), refused.json["player"].clone());
    assert_eq!(told, ("409 players_blocked".to_owned(), json!(3)));
    strike(app.person(ANNA), id, CLARA).await.expect(200);
    assert_eq!(act(app.person(ANNA), id, "begin", None).await.verdict(), "409 too_few_friends");
}

/// Nobody's clock starts while they are away; and an account that goes leaves the list.
#[tokio::test]
async fn who_is_away_or_gone() {
    let app = TestApp::new().await;
    members(&app, 4).await;
    let anna = app.person(ANNA);
    // Dora plays elsewhere, and is on leave when the clocks would start.
    let (first, key) = set_up(&app, &[], 1, "one").await;
    join(&app, first, &key, [2, 4]).await;
    let begun = act(anna, first, "begin", None).await.expect(200).json;
    let leave = json!({
        "sections": [begun["state"]["section"]], "first": "2026-01-06", "last": "2026-01-12"
    });
    app.person(DORA).post("/api/leave", &leave).await.expect(200);
    let (id, key) = set_up(&app, &[], 1, "two").await;
    join(&app, id, &key, [3, 4]).await;
    app.wait(4 * DAY);
    let refused = act(anna, id, "begin", None).await;
    assert_eq!(
        (refused.verdict().as_str(), &refused.json["player"]),
        ("409 players_on_leave", &json!(4))
    );
    app.wait(7 * DAY);
    act(anna, id, "begin", None).await.expect(200);

    let (id, key) = set_up(&app, &[BORIS], 1, "three").await;
    join(&app, id, &key, [3]).await;
    app.app.close_challenges(CLARA, None).await.expect("closed");
    assert_eq!(list(&look(anna, id).await), answered(&[(BORIS, "waits"), (CLARA, "declined")]));
    app.app.close_challenges(ANNA, None).await.expect("closed");
    assert_eq!(look(anna, id).await.json["state"]["kind"], "withdrawn");
}

/// Each with its code, and the player where several are named.
#[tokio::test]
async fn bad_lists() {
    let app = TestApp::new().await;
    members(&app, 3).await;
    let anna = app.person(ANNA);
    let with = |change: &dyn Fn(&mut Value)| {
        let mut body = tournament("one", &[BORIS, CLARA], 1);
        change(&mut body);
        body
    };
    let many: Vec<u32> = (2..=14).collect();
    for (body, expected) in [
        (with(&|it| it["to"]["name"] = json!(" ")), "422 friends_name"),
        (with(&|it| it["to"]["name"] = json!("x".repeat(61))), "422 friends_name"),
        (with(&|it| it["to"]["players"] = json!([2, 2])), "422 friends_players"),
        (with(&|it| it["to"]["players"] = json!([2, 1])), "422 friends_players"),
        (with(&|it| it["to"]["players"] = json!(many)), "404 unknown_player"),
        (with(&|it| it["to"]["players"] = json!(vec![2; 10_000])), "422 friends_players"),
        (with(&|it| it["to"]["players"] = json!([2, 99])), "404 unknown_player"),
        (with(&|it| it["to"]["players"] = json!("2")), "422 invalid_body"),
        (with(&|it| it["terms"]["color"] = json!("white")), "422 friends_color"),
        (with(&|it| it["terms"]["games"] = json!(3)), "422 invalid_body"),
    ] {
        let refused = anna.post("/api/challenges", &body).await;
        assert_eq!(refused.verdict(), expected, "{body}");
    }
    // As many emails in a day as if each were challenged alone.
    for number in 0..10 {
        let (id, _) = set_up(&app, &[BORIS, CLARA], 1, &format!("many-{number}")).await;
        act(anna, id, "withdraw", None).await.expect(200);
    }
    let refused = anna.post("/api/challenges", &tournament("eleven", &[BORIS], 1)).await;
    assert_eq!(refused.verdict(), "429 too_many_attempts");
}

/// The server dies at each of its requests to the database in turn, before or after it was carried out: the tournament
/// has begun with all its games once the schedules have run, or can be begun again.
#[tokio::test]
async fn a_server_may_die_while_it_begins() {
    let (app, front) = Front::server().await;
    members(&app, 7).await;
    let mut number = 0;
    for passes in 0.. {
        let mut died = false;
        for carried_out in [false, true] {
            number += 1;
            app.wait(DAY);
            let (id, key) = set_up(&app, &[], 2, &format!("try-{number}")).await;
            join(&app, id, &key, 2..=7).await;
            front.after(passes, carried_out);
            let answer = act(app.person(ANNA), id, "begin", None).await;
            died |= front.heal();
            if answer.status != 200 && look(app.person(ANNA), id).await.json["may_begin"] == true {
                act(app.person(ANNA), id, "begin", None).await.expect(200);
            }
            app.wait(300);
            clock_tick::tick(&app.app).await.expect("a sweep");
            let stored = app.app.store.challenge(id as u32).await.expect("a challenge");
            assert_eq!(stored.alarm_at, None, "{passes} {carried_out}");
            let state = look(app.person(BORIS), id).await.json["state"].clone();
            let section = SectionId(state["section"].as_u64().expect("a section") as u32);
            let results = app.app.store.section_results(section).await.expect("results");
            assert_eq!(results.len(), 42, "{passes} {carried_out}");
            let games: Vec<GameId> = results.iter().map(|line| line.game).collect();
            assert_eq!(app.app.store.games(&games).await.expect("games").len(), 42);
        }
        if !died {
            assert!(passes > 10, "{passes}");
            return;
        }
    }
}

/// What offends in what everybody reads an officer takes away: its players are told why, and the table has another name.
#[tokio::test]
async fn an_officer_takes_words_away() {
    let app = TestApp::new().await;
    members(&app, 4).await;
    let officer = app.person_as(OFFICER, Role::Administrator);
    let reason = json!({ "reason": "It offends others." });
    let remove = |id: u64| format!("/api/challenges/{id}/remove-words");
    let (id, key) = set_up(&app, &[], 1, "one").await;
    join(&app, id, &key, [2, 3]).await;
    // Until it begins it is for those on its list.
    assert_eq!(look(officer, id).await.verdict(), "404 unknown_challenge");
    assert_eq!(officer.post(&remove(id), &reason).await.verdict(), "404 unknown_challenge");
    let begun = act(app.person(ANNA), id, "begin", None).await.expect(200).json;
    app.wait(200 * DAY);
    assert_eq!(look(officer, id).await.json["may_remove_words"], true);
    assert_eq!(look(app.person(BORIS), id).await.json["may_remove_words"], false);
    assert_eq!(app.person(BORIS).post(&remove(id), &reason).await.verdict(), "403 forbidden");
    assert_eq!(
        officer.post(&remove(id), &json!({ "reason": " " })).await.verdict(),
        "422 invalid_body"
    );
    let removed = officer.post(&remove(id), &reason).await.expect(200);
    assert_eq!(removed.json["to"]["name"], format!("Tournament {id}"));
    assert_eq!(removed.json["may_remove_words"], false);
    assert_eq!(officer.post(&remove(id), &reason).await.expect(200).text, removed.text);
    assert_eq!(look(app.person(BORIS), id).await.json["words_removed"], "It offends others.");
    let section = format!("/api/sections/{}", begun["state"]["section"]);
    let table = app.request(Method::GET, &section, &[], "").await.expect(200).json;
    assert_eq!(table["event_name"], format!("Tournament {id}"));

    // One that anybody may accept stays open; what two players write to each other nobody else reads.
    let mut seek = tournament("two", &[], 1);
    seek["to"] = json!({ "kind": "anybody" });
    seek["words"] = json!("Whatever.");
    let seek = app.person(ANNA).post("/api/challenges", &seek).await.expect(201).json;
    let id = seek["id"].as_u64().expect("a number");
    officer.post(&remove(id), &reason).await.expect(200);
    let seeks = app.person(DORA).get("/api/seeks").await.expect(200).json;
    let listed = (&seeks["seeks"][0]["id"], &seeks["seeks"][0]["words"]);
    assert_eq!(listed, (&json!(id), &Value::Null));
    assert_eq!(seeks["seeks"][0]["words_removed"], Value::Null);
    act(app.person(DORA), id, "accept", None).await.expect(200);
    let mut own = tournament("three", &[], 1);
    own["to"] = json!({ "kind": "player", "player": 2 });
    own["words"] = json!("Between us.");
    let own = app.person(ANNA).post("/api/challenges", &own).await.expect(201).json;
    let id = own["id"].as_u64().expect("a number");
    assert_eq!(officer.post(&remove(id), &reason).await.verdict(), "404 unknown_challenge");
}
