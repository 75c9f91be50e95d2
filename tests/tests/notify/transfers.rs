//! Transfers: federations, player and officers are told of each step that concerns them, and each of
//! them once (TR-13).

use rules::PlayerId;
use serde_json::{Value, json};
use store::{Role, Settings};
use tests::{DELEGATE, Mail, OFFICER, Person, TestApp};

use crate::{bring_all, item, record, subjects, to};

const PLAYER: PlayerId = PlayerId(1);
/// Acts for POL.
const POLISH: PlayerId = PlayerId(3);

async fn server() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(PLAYER.0, "CZE", Some(2_300), Role::Player).await;
    app.member(POLISH.0, "POL", None, Role::Federation).await;
    app.take_mails();
    app
}

async fn transfer_item(app: &TestApp) -> Value {
    item(app, "TRANSFER#1", "TRANSFER").await
}

/// Posts, and brings what the stream tells of it, twice.
async fn told_of(app: &TestApp, person: &Person<'_>, path: &str, body: Value) -> Vec<Mail> {
    let before = transfer_item(app).await;
    let answer = person.post(&format!("/api/transfers{path}"), &body).await;
    assert!(answer.status < 300, "{}", answer.text);
    let record = record("1", &before, &transfer_item(app).await);
    bring_all(app, &[record.clone(), record]).await;
    let mut mails = app.take_mails();
    // By the players' numbers.
    mails.sort_by_key(|mail| (mail.to.len(), mail.to.clone()));
    mails
}

async fn ask(app: &TestApp) -> Vec<Mail> {
    let body = json!({ "to": "POL", "grounds": "residence", "reason": "I live in Opole." });
    told_of(app, &app.person(PLAYER), "", body).await
}

async fn step(app: &TestApp, person: Person<'_>, version: u32, act: &str) -> Vec<Mail> {
    let body = json!({ "version": version, "act": act, "reason": "So be it." });
    told_of(app, &person, "/1/answers", body).await
}

#[tokio::test]
async fn a_transfer_is_told() {
    let app = server().await;
    let mails = ask(&app).await;
    let asked = "Given Player 1: a transfer from CZE to POL";
    assert_eq!(subjects(&mails), [to(POLISH, asked), to(DELEGATE, asked)]);
    assert!(mails[0].body.contains("\n> I live in Opole.\n"), "{}", mails[0].body);
    assert!(mails[0].body.contains("TR-13"), "{}", mails[0].body);

    app.app
        .store
        .keep_settings(PLAYER, &Settings::default(), "cs", chrono_tz::Tz::UTC)
        .await
        .expect("settings");
    let czech = app.person_as(DELEGATE, Role::Federation);
    let mails = step(&app, czech, 1, "consent").await;
    assert_eq!(subjects(&mails), [to(PLAYER, "Váš přestup z CZE do POL: souhlas federace")]);
    let polish = app.person_as(POLISH, Role::Federation);
    let mails = step(&app, polish, 2, "consent").await;
    let agreed = "Given Player 1: the transfer from CZE to POL is agreed";
    let mine = "Váš přestup z CZE do POL je schválen";
    assert_eq!(subjects(&mails), [to(PLAYER, mine), to(OFFICER, agreed)]);
    let mails = step(&app, app.officer(), 3, "register").await;
    let registered = "Given Player 1 now plays for POL";
    let expected =
        [to(PLAYER, "Hrajete nyní za POL"), to(POLISH, registered), to(DELEGATE, registered)];
    assert_eq!(subjects(&mails), expected);
    assert!(mails[1].body.contains("/player/1"), "{}", mails[1].body);
}

#[tokio::test]
async fn an_appeal_is_told() {
    let app = server().await;
    ask(&app).await;
    let mails = step(&app, app.person_as(DELEGATE, Role::Federation), 1, "object").await;
    assert_eq!(
        subjects(&mails),
        [to(PLAYER, "Your transfer from CZE to POL: a federation objects")]
    );
    let mails = step(&app, app.person(PLAYER), 2, "appeal").await;
    assert_eq!(subjects(&mails), [to(OFFICER, "Given Player 1 appeals: transfer from CZE to POL")]);
    let mails = step(&app, app.officer(), 3, "refuse").await;
    let theirs = "Given Player 1: the transfer from CZE to POL is refused";
    let mine = "Your transfer from CZE to POL is refused";
    assert_eq!(subjects(&mails), [to(PLAYER, mine), to(POLISH, theirs), to(DELEGATE, theirs)]);
    assert!(mails[0].body.contains("\n> So be it.\n"), "{}", mails[0].body);
}

/// What was taken back is told to the federations that were asked; the player knows.
#[tokio::test]
async fn a_request_that_is_taken_back_is_told() {
    let app = server().await;
    ask(&app).await;
    let mails = step(&app, app.person(PLAYER), 1, "take_back").await;
    let theirs = "Given Player 1: the transfer from CZE to POL is taken back";
    assert_eq!(subjects(&mails), [to(POLISH, theirs), to(DELEGATE, theirs)]);
}
