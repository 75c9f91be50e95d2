//! Challenges to friendly games: who is told of one, and what.

use rules::{Color, Event, GameId, PlayerId};
use serde_json::{Value, json};
use store::{Role, Settings};
use tests::{DAY, Mail, TestApp};

use crate::{append, bring_all, item, record, settle, subjects, to};

const ANNA: PlayerId = PlayerId(1);
const BORIS: PlayerId = PlayerId(2);

async fn two() -> TestApp {
    let app = TestApp::new().await;
    for player in [ANNA, BORIS] {
        app.member(player.0, "CZE", Some(2_100), Role::Player).await;
    }
    app
}

fn challenge(request: &str, to: PlayerId, answers: Option<u64>) -> Value {
    json!({
        "request": request, "to": { "kind": "player", "player": to },
        "terms": {
            "variant": "chess960", "start": { "kind": "drawn" },
            "time_control": "1 moves in 3 days", "leave_days": 45, "silence": "forty_days",
            "draw_offers": { "policy": "free" }, "conditional_moves": "tree", "engines": false,
            "color": "white", "games": 2
        },
        "words": "A game?\nOr two?", "answers": answers
    })
}

/// Sends one; its number.
async fn send(app: &TestApp, by: PlayerId, body: &Value) -> u64 {
    let sent = app.person(by).post("/api/challenges", body).await.expect(201);
    sent.json["id"].as_u64().expect("a number")
}

async fn kept(app: &TestApp, id: u64) -> Value {
    item(app, &format!("PLAY#{id}"), "PLAY").await
}

/// Brings a change of a challenge twice, and takes the mails that it makes.
async fn told(app: &TestApp, id: u64, before: &Value) -> Vec<Mail> {
    let record = record("1", before, &kept(app, id).await);
    bring_all(app, &[record.clone(), record]).await;
    app.take_mails()
}

/// Whoever is challenged reads who wants to play what, until when; the challenger that it was declined.
#[tokio::test]
async fn who_hears_of_a_challenge() {
    let app = two().await;
    let id = send(&app, ANNA, &challenge("one", BORIS, None)).await;
    let sent = told(&app, id, &Value::Null).await;
    assert_eq!(subjects(&sent), [to(BORIS, "Given Player 1 challenges you to a friendly game")]);
    for says in [
        "It is not rated",
        "- Chess: Chess960\n",
        "- Time: 1 move in 3 days\n",
        "- Games: two, one with each colour\n",
        "- Your colour: Black in the first game\n",
        "- Engines: both of you play without\n",
        "15 January 2026",
        "\n> A game?\n> Or two?\n",
        &format!("/challenge/{id}\n"),
    ] {
        assert!(sent[0].body.contains(says), "{says}: {}", sent[0].body);
    }

    let czech = Settings::default();
    app.app.store.keep_settings(ANNA, &czech, "cs", chrono_tz::Tz::UTC).await.expect("settings");
    let before = kept(&app, id).await;
    app.person(BORIS).post(&format!("/api/challenges/{id}/decline"), &json!({})).await.expect(200);
    let declined = told(&app, id, &before).await;
    assert_eq!(subjects(&declined), [to(ANNA, "Given Player 2 vaši výzvu odmítá")]);
}

/// Other terms are told by their own challenge; that one was withdrawn is told to nobody.
#[tokio::test]
async fn who_hears_of_other_terms() {
    let app = two().await;
    let id = send(&app, ANNA, &challenge("one", BORIS, None)).await;
    let before = kept(&app, id).await;
    let other = send(&app, BORIS, &challenge("two", ANNA, Some(id))).await;
    assert_eq!(told(&app, id, &before).await, []);
    let countered = told(&app, other, &Value::Null).await;
    let subject = "Given Player 2 proposes other terms for your friendly game";
    assert_eq!(subjects(&countered), [to(ANNA, subject)]);
    let before = kept(&app, other).await;
    app.person(BORIS)
        .post(&format!("/api/challenges/{other}/withdraw"), &json!({}))
        .await
        .expect(200);
    assert_eq!(told(&app, other, &before).await, []);
}

/// Nobody hears of what is over by the time of the mail.
#[tokio::test]
async fn what_is_over_is_not_told() {
    let app = two().await;
    let id = send(&app, ANNA, &challenge("one", BORIS, None)).await;
    app.person(ANNA).post(&format!("/api/challenges/{id}/withdraw"), &json!({})).await.expect(200);
    assert_eq!(told(&app, id, &Value::Null).await, []);
    let id = send(&app, ANNA, &challenge("two", BORIS, None)).await;
    let image = kept(&app, id).await;
    app.wait(14 * DAY);
    bring_all(&app, &[record("1", &Value::Null, &image)]).await;
    assert_eq!(app.take_mails(), []);
}

/// Both read of the start who they play, and with which colours, in one mail for all of their games.
#[tokio::test]
async fn both_hear_of_the_start() {
    let app = two().await;
    let id = send(&app, ANNA, &challenge("one", BORIS, None)).await;
    let accept = format!("/api/challenges/{id}/accept");
    let accepted = app.person(BORIS).post(&accept, &json!({})).await.expect(200);
    let games = accepted.json["state"]["games"].as_array().expect("games").clone();
    for game in &games {
        let item = item(&app, &format!("G#{game}"), "GAME").await;
        bring_all(&app, &[record("1", &Value::Null, &item)]).await;
    }
    app.wait(300);
    settle(&app.app).await;
    let mut mails = app.take_mails();
    mails.sort_by(|a, b| a.to.cmp(&b.to));
    let subject = |with: &str| format!("Your friendly games with {with}: the clocks are running");
    let (anna, boris) = (subject("Given Player 2"), subject("Given Player 1"));
    assert_eq!(subjects(&mails), [to(ANNA, &anna), to(BORIS, &boris)]);
    assert!(mails[0].body.contains("- With White: 1 game\n"));
    // Each reads in their language what such a game is called, which is of no event.
    let czech = Settings::default();
    app.app.store.keep_settings(ANNA, &czech, "cs", chrono_tz::Tz::UTC).await.expect("settings");
    let game = GameId(games[0].as_u64().and_then(|id| id.try_into().ok()).expect("a number"));
    let resigned = Event::Resigned { at: app.app.clock.now(), by: Color::Black };
    bring_all(&app, &[append(&app, game, &[resigned]).await]).await;
    let mut mails = app.take_mails();
    mails.sort_by(|a, b| a.to.cmp(&b.to));
    let names = [format!("Přátelská partie {game}"), format!("Friendly game {game}")];
    for (mail, name) in mails.iter().zip(&names) {
        assert!(mail.body.contains(name), "{name}: {}", mail.body);
    }
    assert_eq!(mails.len(), names.len());
}
