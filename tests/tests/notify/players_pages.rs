//! A player's page with running games (TR-14): the opponents are told that they are asked, the player that
//! one has answered, and nobody else anything.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use tests::{Mail, SECTION, Table, TestApp};

use crate::{bring_all, item, record};

const URL: &str = "https://games.example/live";

/// Does something about the first player's page, brings the record of it twice, and takes the mails by
/// address.
async fn told(
    app: &TestApp,
    table: &Table,
    by: PlayerId,
    method: Method,
    body: &Value,
) -> Vec<Mail> {
    let owner = table.players[0];
    let item = async || item(app, &format!("PAGES#{}", SECTION.0), &format!("PAGE#{owner}")).await;
    let before = item().await;
    let path = match by == owner {
        true => "page".to_owned(),
        false => format!("pages/{owner}/consent"),
    };
    let path = format!("/api/sections/{}/{path}", SECTION.0);
    app.person(by).request(method, &path, body).await.expect(200);
    let record = record("1", &before, &item().await);
    bring_all(app, &[record.clone(), record]).await;
    let mut mails = app.take_mails();
    mails.sort_by(|one, other| one.to.cmp(&other.to));
    mails
}

fn address(player: PlayerId) -> String {
    format!("player-{player}@posthorn.example")
}

/// TR-14: each opponent with a running game is asked, once; whoever answers, the player hears of it. The
/// address is in none of the mails.
#[tokio::test]
async fn who_hears_of_a_page() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, c] = table.players;
    app.take_mails();
    let page = json!({ "url": URL });
    let asked = told(&app, &table, a, Method::PUT, &page).await;
    let mut opponents = [address(b), address(c)];
    opponents.sort();
    assert_eq!(asked.iter().map(|mail| mail.to.clone()).collect::<Vec<_>>(), opponents);
    for mail in &asked {
        assert!(mail.subject.contains("asks for your consent"), "{}", mail.subject);
        assert!(mail.body.contains("three moves back"), "{}", mail.body);
        assert!(mail.body.contains("/section/700#pages"), "{}", mail.body);
        assert!(!mail.body.contains(URL), "{}", mail.body);
    }
    for (by, consents, says) in [
        (b, true, "consents to your page"),
        (b, false, "takes back the consent to your page"),
        (c, false, "does not consent to your page"),
    ] {
        let answer = json!({ "url": URL, "consents": consents });
        let mails = told(&app, &table, by, Method::PUT, &answer).await;
        let [mail] = mails.as_slice() else { panic!("one mail: {says}") };
        assert_eq!(mail.to, address(a));
        assert!(mail.subject.contains(says), "{}", mail.subject);
    }
    let gone = told(&app, &table, a, Method::DELETE, &Value::Null).await;
    assert!(gone.is_empty(), "nobody is told of a page that is withdrawn");
}

/// TR-14: whose game with the player is over is not asked.
#[tokio::test]
async fn finished_games_ask_nobody() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [a, b, c] = table.players;
    app.person(b).resign(table.games[0].game).await.expect(200);
    app.take_mails();
    let asked = told(&app, &table, a, Method::PUT, &json!({ "url": URL })).await;
    assert_eq!(asked.into_iter().map(|mail| mail.to).collect::<Vec<_>>(), [address(c)]);
}
