//! Challenges to friendly games: from the first word to a game that is played, and what is refused.

use axum::http::Method;
use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DIRECTOR, OFFICER, Person, TestApp, decision};

use crate::feeds::texts;

const ANNA: PlayerId = PlayerId(1);
const BORIS: PlayerId = PlayerId(2);
const CLARA: PlayerId = PlayerId(3);

async fn three() -> TestApp {
    let app = TestApp::new().await;
    for player in [ANNA, BORIS, CLARA] {
        app.member(player.0, "CZE", Some(2_100), Role::Player).await;
    }
    app
}

fn terms() -> Value {
    json!({
        "variant": "chess", "start": { "kind": "usual" }, "time_control": "1 moves in 3 days",
        "leave_days": 30, "silence": "forty_days", "draw_offers": { "policy": "once" },
        "conditional_moves": "linear", "engines": true, "color": "white", "games": 1
    })
}

fn to(player: PlayerId) -> Value {
    json!({ "kind": "player", "player": player })
}

fn challenge(request: &str, to: &Value, terms: &Value) -> Value {
    json!({ "request": request, "to": to, "terms": terms, "words": null, "answers": null })
}

async fn send(by: Person<'_>, request: &str, to: &Value) -> Answer {
    by.post("/api/challenges", &challenge(request, to, &terms())).await
}

/// A new challenge; its number.
async fn sent(by: Person<'_>, request: &str, to: &Value) -> u64 {
    send(by, request, to).await.expect(201).json["id"].as_u64().expect("a number")
}

async fn answer(by: Person<'_>, id: u64, what: &str) -> Answer {
    by.post(&format!("/api/challenges/{id}/{what}"), &json!({})).await
}

async fn state(by: Person<'_>, id: u64) -> String {
    let seen = by.get(&format!("/api/challenges/{id}")).await.expect(200);
    seen.json["state"]["kind"].as_str().expect("a kind").to_owned()
}

/// What somebody sees who is not signed in.
async fn look(app: &TestApp, path: &str) -> Answer {
    app.request(Method::GET, path, &[], "").await
}

fn game(accepted: &Answer, index: usize) -> GameId {
    let game = accepted.json["state"]["games"][index].as_u64().expect("a game");
    GameId(u32::try_from(game).expect("a number"))
}

fn ids(list: &Value) -> Vec<u64> {
    let list = list.as_array().expect("a list");
    list.iter().map(|one| one["id"].as_u64().expect("a number")).collect()
}

/// What is agreed is played: the same game as an event's, unrated, of no event, by these terms.
#[tokio::test]
async fn a_challenge_becomes_a_game() {
    let app = three().await;
    let (anna, boris) = (app.person(ANNA), app.person(BORIS));
    let body = json!({
        "request": "one", "to": to(BORIS), "terms": terms(), "words": " A game?\r\n ", "answers": null
    });
    let sent = anna.post("/api/challenges", &body).await.expect(201);
    assert_eq!(sent.json["words"], "A game?");
    assert_eq!(sent.json["terms"], terms());
    assert_eq!(sent.json["time"]["kind"], "moves_in_days");
    let may = ["may_accept", "may_decline", "may_withdraw"];
    assert_eq!(may.map(|act| sent.json[act].clone()), [false, false, true].map(Value::from));
    // The same request again is answered with what it has made.
    let again = anna.post("/api/challenges", &body).await.expect(200);
    assert_eq!(again.text, sent.text);
    let id = sent.json["id"].as_u64().expect("a number");

    let mine = boris.get("/api/challenges").await.expect(200);
    assert_eq!((ids(&mine.json["received"]), ids(&mine.json["sent"])), (vec![id], vec![]));
    let received = &mine.json["received"][0];
    assert_eq!(may.map(|act| received[act].clone()), [true, true, false].map(Value::from));
    let theirs = anna.get("/api/challenges").await.expect(200);
    assert_eq!((ids(&theirs.json["received"]), ids(&theirs.json["sent"])), (vec![], vec![id]));

    let accepted = answer(boris, id, "accept").await.expect(200);
    assert_eq!(answer(boris, id, "accept").await.expect(200).text, accepted.text);
    let game = game(&accepted, 0);
    let seen = anna.game(game).await.expect(200);
    assert_eq!(seen.json["white"]["player"]["id"], ANNA.0);
    assert_eq!(seen.json["section"]["friendly"], "game");
    assert_eq!(seen.json["section"]["event_name"], "Friendly game");
    assert_eq!(seen.json["section"]["outside_laws"], "friendly");
    assert_eq!(seen.json["draw_offers"]["kind"], "once");

    anna.play(game, 0, "e4").await.expect(200);
    boris.play(game, 1, "e5").await.expect(200);
    boris.resign(game).await.expect(200);
    let section = accepted.json["state"]["section"].as_u64().expect("a section");
    let table = look(&app, &format!("/api/sections/{section}")).await.expect(200);
    assert_eq!((&table.json["event"], &table.json["friendly"]), (&Value::Null, &json!("game")));
    assert_eq!(table.json["players"][0]["half_points"], 2);
    let profile = look(&app, "/api/players/1").await.expect(200);
    assert_eq!(profile.json["events"][0]["friendly"], "game");
    // Everybody may look once it is over.
    let over = look(&app, &format!("/api/games/{game}")).await.expect(200);
    assert_eq!(over.json["ending"]["reason"], "resignation");
}

/// Leave is that of the terms, and the World Tournament Director rules where nobody directs.
#[tokio::test]
async fn leave_and_desk_are_as_in_any_game() {
    let app = three().await;
    app.officials().await;
    let id = sent(app.person(ANNA), "one", &to(BORIS)).await;
    let accepted = answer(app.person(BORIS), id, "accept").await.expect(200);
    let leave = app.person(ANNA).get("/api/leave").await.expect(200);
    assert_eq!(leave.json["sections"][0]["section"]["event_name"], "Friendly game");
    let section = &accepted.json["state"]["section"];
    let decide = format!("/api/director/sections/{section}/decisions/preview");
    let warn = decision("warn", json!({ "player": ANNA }));
    let wtd = app.person_as(OFFICER, Role::WorldTournamentDirector);
    wtd.post(&decide, &warn).await.expect(200);
    let director = app.person_as(DIRECTOR, Role::Director);
    assert_eq!(director.post(&decide, &warn).await.verdict(), "403 forbidden");
}

/// Two games at the same time, from one drawn start, each colour once.
#[tokio::test]
async fn two_games_from_one_start() {
    let app = three().await;
    let mut terms = terms();
    terms["variant"] = json!("chess960");
    terms["start"] = json!({ "kind": "drawn" });
    terms["games"] = json!(2);
    terms["color"] = json!("drawn");
    terms["engines"] = json!(false);
    let body = challenge("one", &json!({ "kind": "anybody" }), &terms);
    let sent = app.person(ANNA).post("/api/challenges", &body).await.expect(201);
    let id = sent.json["id"].as_u64().expect("a number");
    let accepted = answer(app.person(CLARA), id, "accept").await.expect(200);
    let seen = [0, 1].map(|index| game(&accepted, index));
    let first = app.person(ANNA).game(seen[0]).await.expect(200).json;
    let second = app.person(ANNA).game(seen[1]).await.expect(200).json;
    assert_eq!(first["white"]["player"], second["black"]["player"]);
    assert_eq!(first["start_fen"], second["start_fen"]);
    assert_eq!(first["section"]["outside_laws"], "no_engines");
}

/// Of two who accept at the same moment one plays.
#[tokio::test]
async fn one_of_two_is_faster() {
    let app = three().await;
    let id = sent(app.person(ANNA), "one", &json!({ "kind": "anybody" })).await;
    let (boris, clara) = (app.person(BORIS), app.person(CLARA));
    let (one, other) = tokio::join!(answer(boris, id, "accept"), answer(clara, id, "accept"));
    let mut verdicts = [one.verdict(), other.verdict()];
    verdicts.sort();
    // It is not the other one's any more.
    assert_eq!(verdicts, ["200", "404 unknown_challenge"]);
    let seats = app.app.store.seats(ANNA).await.expect("seats");
    assert_eq!(seats.len(), 1);
}

/// What is for one player is for the two of them; each answers once, and after their time nobody.
#[tokio::test]
async fn who_answers() {
    let app = three().await;
    let (anna, boris, clara) = (app.person(ANNA), app.person(BORIS), app.person(CLARA));
    let id = sent(anna, "one", &to(BORIS)).await;
    assert_eq!(answer(anna, id, "accept").await.verdict(), "422 challenge_with_oneself");
    assert_eq!(answer(anna, id, "decline").await.verdict(), "403 not_your_challenge");
    assert_eq!(answer(boris, id, "withdraw").await.verdict(), "403 not_your_challenge");
    for what in ["accept", "decline", "withdraw"] {
        assert_eq!(answer(clara, id, what).await.verdict(), "404 unknown_challenge");
    }
    assert_eq!(
        look(&app, &format!("/api/challenges/{id}")).await.verdict(),
        "404 unknown_challenge"
    );
    assert_eq!(clara.get("/api/challenges/x").await.verdict(), "404 unknown_challenge");
    answer(boris, id, "decline").await.expect(200);
    answer(boris, id, "decline").await.expect(200);
    assert_eq!(answer(boris, id, "accept").await.verdict(), "409 challenge_over");
    assert_eq!(state(anna, id).await, "declined");

    let id = sent(anna, "two", &to(BORIS)).await;
    answer(anna, id, "withdraw").await.expect(200);
    assert_eq!(answer(boris, id, "accept").await.verdict(), "409 challenge_over");

    let id = sent(anna, "three", &to(BORIS)).await;
    app.wait(14 * DAY);
    let (anna, boris) = (app.person(ANNA), app.person(BORIS));
    assert_eq!(answer(boris, id, "accept").await.verdict(), "409 challenge_lapsed");
    assert_eq!(state(anna, id).await, "lapsed");
}

/// Other terms are sent back: the first challenge is over with it, whatever becomes of the second.
#[tokio::test]
async fn other_terms_are_sent_back() {
    let app = three().await;
    let (anna, boris, clara) = (app.person(ANNA), app.person(BORIS), app.person(CLARA));
    let id = sent(anna, "one", &to(BORIS)).await;
    let back = |to: &Value, answers: u64| {
        let mut body = challenge("back", to, &terms());
        body["answers"] = json!(answers);
        body
    };
    let path = "/api/challenges";
    assert_eq!(clara.post(path, &back(&to(ANNA), id)).await.verdict(), "404 unknown_challenge");
    let elsewhere = boris.post(path, &back(&to(CLARA), id)).await;
    assert_eq!(elsewhere.verdict(), "403 not_your_challenge");
    let countered = boris.post(path, &back(&to(ANNA), id)).await.expect(201);
    let other = countered.json["id"].as_u64().expect("a number");
    assert_eq!(countered.json["answers"], id);
    let first = anna.get(&format!("{path}/{id}")).await.expect(200);
    assert_eq!(first.json["state"]["by"], other);
    assert_eq!(answer(boris, id, "accept").await.verdict(), "409 challenge_over");
    answer(anna, other, "accept").await.expect(200);
}

/// A link is for whoever has it, and its key for whoever has made it.
#[tokio::test]
async fn a_link_is_accepted_with_its_key() {
    let app = three().await;
    let (anna, boris) = (app.person(ANNA), app.person(BORIS));
    let link = send(anna, "one", &json!({ "kind": "link" })).await.expect(201);
    let key = link.json["to"]["key"].as_str().expect("a key").to_owned();
    let path = format!("/api/challenges/{}", link.json["id"]);
    assert_eq!(look(&app, &path).await.verdict(), "404 unknown_challenge");
    assert_eq!(look(&app, &format!("{path}?key=wrong")).await.verdict(), "404 unknown_challenge");
    let seen = look(&app, &format!("{path}?key={key}")).await.expect(200);
    assert_eq!(seen.json["to"], json!({ "kind": "link", "key": null }));
    let accept = format!("{path}/accept");
    let wrong = boris.post(&accept, &json!({ "key": "wrong" })).await;
    assert_eq!(wrong.verdict(), "404 unknown_challenge");
    boris.post(&accept, &json!({ "key": key })).await.expect(200);
    boris.get(&path).await.expect(200);
    assert_eq!(ids(&look(&app, "/api/seeks").await.expect(200).json["seeks"]), [0; 0]);
}

/// Open challenges, page by page, the last one first, for everybody but those who have blocked each other.
#[tokio::test]
async fn seeks_are_for_everybody() {
    let app = three().await;
    let anybody = json!({ "kind": "anybody" });
    for player in 11..=13 {
        app.member(player, "GER", None, Role::Player).await;
    }
    let mut expected = Vec::new();
    for (number, player) in (0..55).zip([11, 12, 13].into_iter().cycle()) {
        let by = app.person(PlayerId(player));
        expected.push(sent(by, &format!("request-{number}"), &anybody).await);
    }
    expected.reverse();
    let first = look(&app, "/api/seeks").await.expect(200);
    assert_eq!(ids(&first.json["seeks"]), expected[..50]);
    assert_eq!(first.json["next"], expected[49]);
    let rest = look(&app, &format!("/api/seeks?before={}", expected[49])).await.expect(200);
    assert_eq!(
        (ids(&rest.json["seeks"]), &rest.json["next"]),
        (expected[50..].to_vec(), &Value::Null)
    );

    let boris = app.person(BORIS);
    let put = boris.request(Method::PUT, "/api/blocked-players/11", &Value::Null).await.expect(200);
    assert_eq!(ids(&put.json["players"]), [11]);
    app.person(PlayerId(12))
        .request(Method::PUT, "/api/blocked-players/2", &Value::Null)
        .await
        .expect(200);
    let seen = boris.get("/api/seeks").await.expect(200);
    let seen = seen.json["seeks"].as_array().expect("a list");
    assert!(seen.iter().all(|seek| seek["by"]["id"] == 13), "{seen:?}");
    for id in [expected[54], expected[53]] {
        assert_eq!(answer(boris, id, "accept").await.verdict(), "409 blocked");
    }
    assert_eq!(send(boris, "one", &to(PlayerId(12))).await.verdict(), "409 blocked");
    let path = "/api/blocked-players/11";
    let left = boris.request(Method::DELETE, path, &Value::Null).await.expect(200);
    assert_eq!(left.json["players"], json!([]));
    answer(boris, expected[54], "accept").await.expect(200);
    let seen = look(&app, "/api/seeks").await.expect(200);
    assert!(!ids(&seen.json["seeks"]).contains(&expected[54]));
    for (path, expected) in [
        ("/api/blocked-players/2", "409 block_oneself"),
        ("/api/blocked-players/99", "404 unknown_player"),
        ("/api/blocked-players/x", "404 unknown_player"),
    ] {
        let refused = boris.request(Method::PUT, path, &Value::Null).await;
        assert_eq!(refused.verdict(), expected);
    }
}

/// A feed tells who wants to play what, and nothing of what is closed, or for one player, or of words.
#[tokio::test]
async fn a_feed_tells_of_seeks() {
    let app = three().await;
    let (anna, boris) = (app.person(ANNA), app.person(BORIS));
    let mut wordy = challenge("one", &json!({ "kind": "anybody" }), &terms());
    wordy["words"] = json!("Come and play");
    let seek = anna.post("/api/challenges", &wordy).await.expect(201).json["id"].clone();
    sent(boris, "two", &to(CLARA)).await;
    let feed = async || look(&app, "/api/seeks.atom").await.expect(200);
    let told = feed().await;
    assert_eq!(told.header("content-type"), "application/atom+xml; charset=utf-8");
    let titles = texts(&told.text, "title");
    assert_eq!(
        titles,
        ["Challenges that anybody can accept", "Given Player 1: chess, 1 move in 3 days"]
    );
    assert_eq!(texts(&told.text, "id")[1], format!("https://posthorn.example/challenge/{seek}"));
    let summary = &texts(&told.text, "summary")[0];
    assert!(summary.starts_with("One game, ") && summary.contains("Open until 2026-"), "{summary}");
    assert!(!told.text.contains("Come and play"));
    answer(boris, seek.as_u64().expect("a number"), "accept").await.expect(200);
    assert_eq!(texts(&feed().await.text, "title").len(), 1);
}

/// What somebody writes to anybody is not for whoever is signed out, and what is between two who have blocked each
/// other is closed.
#[tokio::test]
async fn words_and_blocks() {
    let app = three().await;
    let (anna, boris) = (app.person(ANNA), app.person(BORIS));
    let mut wordy = challenge("one", &json!({ "kind": "anybody" }), &terms());
    wordy["words"] = json!("Come and play");
    let seek = anna.post("/api/challenges", &wordy).await.expect(201).json["id"].clone();
    let seen = look(&app, "/api/seeks").await.expect(200);
    assert_eq!(seen.json["seeks"][0]["words"], Value::Null);
    let seen = boris.get("/api/seeks").await.expect(200);
    assert_eq!(seen.json["seeks"][0]["words"], "Come and play");

    let to_boris = sent(anna, "two", &to(BORIS)).await;
    let to_anna = sent(boris, "three", &to(ANNA)).await;
    let to_clara = sent(boris, "four", &to(CLARA)).await;
    boris.request(Method::PUT, "/api/blocked-players/1", &Value::Null).await.expect(200);
    assert_eq!(state(anna, to_boris).await, "declined");
    assert_eq!(state(boris, to_anna).await, "withdrawn");
    assert_eq!(state(boris, to_clara).await, "open");
    assert_eq!(state(anna, seek.as_u64().expect("a number")).await, "open");
}

/// Nobody's clock begins to run while they are on leave from all others.
#[tokio::test]
async fn nobody_is_started_on_leave() {
    let app = three().await;
    let first = sent(app.person(ANNA), "one", &to(CLARA)).await;
    let other = answer(app.person(CLARA), first, "accept").await.expect(200);
    let id = sent(app.person(ANNA), "two", &to(BORIS)).await;
    let sections = [&other.json["state"]["section"]];
    let leave = json!({ "sections": sections, "first": "2026-01-03", "last": "2026-01-05" });
    app.person(ANNA).post("/api/leave", &leave).await.expect(200);
    for (days, expected) in [(2, "409 opponent_on_leave"), (2, "409 opponent_on_leave"), (1, "200")]
    {
        app.wait(days * DAY);
        assert_eq!(answer(app.person(BORIS), id, "accept").await.verdict(), expected);
    }
}

/// Challenges that are withdrawn at once are counted by the day: each brings an email.
#[tokio::test]
async fn nobody_is_flooded() {
    let app = three().await;
    let anna = app.person(ANNA);
    for number in 0..10 {
        let id = sent(anna, &format!("n{number}"), &to(BORIS)).await;
        answer(anna, id, "withdraw").await.expect(200);
    }
    assert_eq!(send(anna, "n10", &to(BORIS)).await.verdict(), "429 too_many_attempts");
    // What was sent before is answered all the same.
    send(anna, "n9", &to(BORIS)).await.expect(200);
    send(anna, "other", &to(CLARA)).await.expect(201);
    app.wait(DAY);
    send(app.person(ANNA), "n10", &to(BORIS)).await.expect(201);
}

/// What cannot be, and what would be too much.
#[tokio::test]
async fn what_is_refused() {
    let app = three().await;
    app.officials().await;
    app.unconfirmed(4).await;
    let anna = app.person(ANNA);
    assert_eq!(send(anna, "one", &to(ANNA)).await.verdict(), "422 challenge_with_oneself");
    assert_eq!(send(anna, "one", &to(PlayerId(99))).await.verdict(), "404 unknown_player");
    assert_eq!(send(anna, "one", &to(PlayerId(4))).await.verdict(), "409 opponent_without_account");
    for (member, value, expected) in [
        ("time_control", json!("soon"), "422 invalid_body"),
        (
            "time_control",
            json!("triple block bank 75 increment 5"),
            "422 leave_in_triple_block LAW-10.1",
        ),
        ("start", json!({ "kind": "drawn" }), "422 start_positions"),
        ("start", json!({ "kind": "number", "number": 960 }), "422 invalid_body"),
        ("start", json!({ "kind": "from", "fen": "8/8" }), "422 bad_start_position LAW-3.10.3"),
        ("games", json!(3), "422 invalid_body"),
        ("color", json!("red"), "422 invalid_body"),
        ("rated", json!(true), "422 unknown_field"),
    ] {
        let mut terms = terms();
        terms[member] = value;
        let refused = anna.post("/api/challenges", &challenge("one", &to(BORIS), &terms)).await;
        assert_eq!(refused.verdict(), expected, "{member}");
    }
    let mut wordy = challenge("one", &to(BORIS), &terms());
    wordy["words"] = json!("x".repeat(501));
    assert_eq!(anna.post("/api/challenges", &wordy).await.verdict(), "422 challenge_words");
    for request in ["", "a b", &*"x".repeat(65)] {
        assert_eq!(send(anna, request, &to(BORIS)).await.verdict(), "422 invalid_body");
    }

    for request in ["a", "b", "c"] {
        send(anna, request, &to(BORIS)).await.expect(201);
    }
    assert_eq!(send(anna, "d", &to(BORIS)).await.verdict(), "409 too_many_challenges_to_one");
    for number in 0..17 {
        send(anna, &format!("n{number}"), &json!({ "kind": "link" })).await.expect(201);
    }
    assert_eq!(send(anna, "e", &to(CLARA)).await.verdict(), "409 too_many_challenges");

    let suspend = json!({ "cause": "conduct", "months": 6, "reason": "Insults." });
    let wtd = app.person_as(OFFICER, Role::WorldTournamentDirector);
    wtd.post("/api/players/3/suspensions", &suspend).await.expect(200);
    let clara = app.person(CLARA);
    let boris = app.person(BORIS);
    let own = send(clara, "f", &to(BORIS)).await;
    assert_eq!(own.verdict(), "409 challenge_while_suspended LAW-13.3.2");
    assert_eq!(send(boris, "f", &to(CLARA)).await.verdict(), "409 opponent_suspended LAW-13.3.2");
}

/// What is open of somebody who goes for good is closed.
#[tokio::test]
async fn whoever_goes_closes_what_is_open() {
    let app = three().await;
    let (anna, boris) = (app.person(ANNA), app.person(BORIS));
    let own = sent(anna, "one", &to(BORIS)).await;
    let seek = sent(anna, "two", &json!({ "kind": "anybody" })).await;
    let got = sent(boris, "three", &to(ANNA)).await;
    let account = app.app.store.account(ANNA).await.expect("an account");
    app.app.take_leave_for_good(&account).await.expect("gone");
    app.run_all_schedules().await;
    assert_eq!(state(boris, own).await, "withdrawn");
    assert_eq!(state(boris, got).await, "declined");
    assert_eq!(ids(&look(&app, "/api/seeks").await.expect(200).json["seeks"]), [0; 0]);
    assert_eq!(answer(boris, seek, "accept").await.verdict(), "404 unknown_challenge");
    assert_eq!(send(boris, "four", &to(ANNA)).await.verdict(), "409 opponent_without_account");
}
