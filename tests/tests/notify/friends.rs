//! Tournaments among friends: who is told of one, and what.

use std::collections::BTreeMap;

use rules::{Color, Event, GameId, PlayerId};
use serde_json::{Value, json};
use store::{Role, Settings};
use tests::{DAY, Mail, TestApp};

use crate::{append, bring_all, item, record, settle, subjects, to};

const ANNA: PlayerId = PlayerId(1);
const BORIS: PlayerId = PlayerId(2);
const CLARA: PlayerId = PlayerId(3);

/// A tournament of Anna's with these invited; its number and the key of its link.
async fn set_up(players: &[PlayerId]) -> (TestApp, u64, String) {
    let app = TestApp::new().await;
    for player in 1..=4 {
        app.member(player, "CZE", Some(2_100), Role::Player).await;
    }
    let body = json!({
        "request": "one",
        "to": { "kind": "friends", "name": "Friday club", "players": players },
        "terms": {
            "variant": "chess", "start": { "kind": "usual" }, "time_control": "1 moves in 3 days",
            "leave_days": 45, "silence": "forty_days", "draw_offers": { "policy": "free" },
            "conditional_moves": "tree", "engines": false, "color": "drawn", "games": 2
        },
        "words": "As last year?", "answers": null
    });
    let made = app.person(ANNA).post("/api/challenges", &body).await.expect(201).json;
    let key = made["to"]["key"].as_str().expect("a key").to_owned();
    (app, made["id"].as_u64().expect("a number"), key)
}

async fn kept(app: &TestApp, id: u64) -> Value {
    item(app, &format!("PLAY#{id}"), "PLAY").await
}

/// Does something, brings the change that it makes twice, and takes the mails.
async fn told(app: &TestApp, by: PlayerId, id: u64, what: &str, key: Option<&str>) -> Vec<Mail> {
    let before = kept(app, id).await;
    let path = format!("/api/challenges/{id}/{what}");
    app.person(by).post(&path, &json!({ "key": key })).await.expect(200);
    brought(app, id, &before).await
}

async fn brought(app: &TestApp, id: u64, before: &Value) -> Vec<Mail> {
    let record = record("1", before, &kept(app, id).await);
    bring_all(app, &[record.clone(), record]).await;
    app.take_mails()
}

/// Each of those invited reads what is to be played; the challenger once nobody's answer is waited for.
#[tokio::test]
async fn who_hears_of_a_tournament() {
    let (app, id, key) = set_up(&[BORIS, CLARA]).await;
    let czech = Settings::default();
    app.app.store.keep_settings(CLARA, &czech, "cs", chrono_tz::Tz::UTC).await.expect("settings");
    let mut sent = brought(&app, id, &Value::Null).await;
    sent.sort_by(|a, b| a.to.cmp(&b.to));
    let english = "Given Player 1 invites you to a tournament: Friday club";
    let czech = "Given Player 1 vás zve do turnaje Friday club";
    assert_eq!(subjects(&sent), [to(BORIS, english), to(CLARA, czech)]);
    for says in [
        "Everybody plays everybody twice, once with each colour, and it is not rated.",
        "- Time: 1 move in 3 days\n",
        "- Engines: everybody plays without\n",
        "- Join by: Saturday 31 January 2026",
        "\n> As last year?\n",
        &format!("/challenge/{id}\n"),
    ] {
        assert!(sent[0].body.contains(says), "{says}: {}", sent[0].body);
    }

    assert_eq!(told(&app, BORIS, id, "accept", None).await, []);
    let all = told(&app, CLARA, id, "decline", None).await;
    assert_eq!(subjects(&all), [to(ANNA, "Friday club: everyone has answered")]);
    assert!(all[0].body.contains("2 players are in, including you."), "{}", all[0].body);
    assert!(all[0].body.contains("A tournament needs at least three"), "{}", all[0].body);
    let fourth = told(&app, PlayerId(4), id, "accept", Some(&key)).await;
    assert_eq!(subjects(&fourth), [to(ANNA, "Friday club: enough players have joined")]);
    assert!(fourth[0].body.contains("3 players are in, including you. You can begin now"));
    // Each is told once, however often somebody comes and goes.
    for what in ["decline", "accept", "decline", "accept"] {
        assert_eq!(told(&app, PlayerId(4), id, what, None).await, [], "{what}");
    }
}

/// Whoever has joined hears that it is called off, or that they are off the list; nobody else does.
#[tokio::test]
async fn who_hears_that_there_are_no_games() {
    let (app, id, key) = set_up(&[BORIS, CLARA]).await;
    told(&app, CLARA, id, "accept", None).await;
    told(&app, PlayerId(4), id, "accept", Some(&key)).await;
    for (player, expected) in
        [(PlayerId(4), vec![to(PlayerId(4), "You are no longer in Friday club")]), (BORIS, vec![])]
    {
        let before = kept(&app, id).await;
        let path = format!("/api/challenges/{id}/players/{player}");
        let anna = app.person(ANNA);
        anna.request(axum::http::Method::DELETE, &path, &Value::Null).await.expect(200);
        let mails = brought(&app, id, &before).await;
        assert_eq!(subjects(&mails), expected);
        // They do not see the challenge any more.
        assert!(mails.iter().all(|mail| mail.body.contains("/play\n")), "{mails:?}");
    }
    let off = told(&app, ANNA, id, "withdraw", None).await;
    assert_eq!(subjects(&off), [to(CLARA, "Friday club has been called off")]);
}

/// That it has begun everybody reads of its start list, with all of their games.
#[tokio::test]
async fn everybody_hears_of_the_start() {
    let (app, id, key) = set_up(&[]).await;
    for player in [BORIS, CLARA] {
        told(&app, player, id, "accept", Some(&key)).await;
    }
    assert_eq!(told(&app, ANNA, id, "begin", None).await, []);
    for seat in app.app.store.seats(ANNA).await.expect("seats") {
        let item = item(&app, &format!("G#{}", seat.game), "GAME").await;
        bring_all(&app, &[record("1", &Value::Null, &item)]).await;
    }
    app.wait(300);
    settle(&app.app).await;
    let mails = app.take_mails();
    let mine = mails.iter().find(|mail| mail.subject == "Friday club: the start list is out");
    let mine = mine.expect("a mail");
    assert!(mine.body.contains("- With White: 2 games"), "{}", mine.body);
    assert!(mine.body.contains("- Start: Saturday 3 January 2026"), "{}", mine.body);
}

/// Nobody confirms the table of friends: its last game ends the tournament, and everybody hears how.
#[tokio::test]
async fn everybody_hears_that_it_is_over() {
    let (app, id, key) = set_up(&[]).await;
    for player in [BORIS, CLARA] {
        told(&app, player, id, "accept", Some(&key)).await;
    }
    told(&app, ANNA, id, "begin", None).await;
    app.wait(3 * DAY);
    // Anna wins all of hers; of the others' two White does.
    let mut resigning: BTreeMap<GameId, Color> = BTreeMap::new();
    for seat in app.app.store.seats(ANNA).await.expect("seats") {
        resigning.insert(seat.game, !seat.color);
    }
    let others = app.app.store.seats(BORIS).await.expect("seats");
    for seat in others.iter().filter(|seat| seat.opponent == CLARA) {
        resigning.insert(seat.game, Color::Black);
    }
    assert_eq!(resigning.len(), 6);
    let mut over = Vec::new();
    for (game, by) in resigning {
        assert_eq!(over, [], "a game goes on");
        let resigned = Event::Resigned { at: app.app.clock.now(), by };
        let record = append(&app, game, &[resigned]).await;
        bring_all(&app, &[record.clone(), record]).await;
        over = app.take_mails();
        over.retain(|mail| mail.subject == "Friday club is over");
    }
    over.sort_by(|a, b| a.to.cmp(&b.to));
    let subject = "Friday club is over";
    assert_eq!(subjects(&over), [ANNA, BORIS, CLARA].map(|player| to(player, subject)));
    for (mail, says) in [
        (&over[0], "- First: Given Player 1\n- Your place: 1 of 3\n- Your score: 4 out of 4\n"),
        (&over[1], "- Your place: 2 of 3, shared\n- Your score: 1 out of 4\n"),
        (&over[2], "- First: Given Player 1\n- Your place: 2 of 3, shared\n"),
        (&over[0], "/section/1\n"),
    ] {
        assert!(mail.body.contains(says), "{says}: {}", mail.body);
    }
}
