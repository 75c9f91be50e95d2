//! Titles: the player is told of every step, the federation's delegates of what was decided, and each
//! of them once (TR-10.10).

use rules::title::TitleCase;
use rules::{PlayerId, Title};
use serde_json::{Value, json};
use store::{MailChoice, Role, Settings};
use tests::{DAY, DELEGATE, Mail, OFFICER, START, TestApp};

use crate::{bring_all, choose, item, pending, record, settle, without_mailer};

const PLAYER: PlayerId = PlayerId(1);
/// One of another federation.
const FOREIGN: PlayerId = PlayerId(3);

async fn server() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(PLAYER.0, "CZE", Some(2_300), Role::Player).await;
    app.member(FOREIGN.0, "SWE", None, Role::Federation).await;
    app.take_mails();
    app
}

async fn case_item(app: &TestApp, case: &Value) -> Value {
    item(app, &format!("TITLE#{}", case["case"]), "TITLE").await
}

/// Proposes, and brings what the stream tells of it, twice.
async fn propose(app: &TestApp, more: Value) -> Value {
    let mut body = json!({ "player": PLAYER, "reason": "Second in the Final." });
    let Value::Object(more) = more else { panic!("members: {more}") };
    body.as_object_mut().expect("an object").extend(more);
    let case = app.officer().post("/api/title-cases", &body).await.expect(200).json;
    let new = record("1", &Value::Null, &case_item(app, &case).await);
    bring_all(app, &[new.clone(), new]).await;
    case
}

/// Takes a step, and answers its record.
async fn step(app: &TestApp, case: &Value, more: Value) -> (Value, Value) {
    let case = &app.approve_title(case, more["step"].as_str().expect("a step")).await;
    let before = case_item(app, case).await;
    let mut body = json!({ "version": case["version"], "reason": "So be it." });
    let Value::Object(more) = more else { panic!("members: {more}") };
    body.as_object_mut().expect("an object").extend(more);
    let path = format!("/api/title-cases/{}/decide", case["case"]);
    let after = app.officer().post(&path, &body).await.expect(200).json;
    let record = record("2", &before, &case_item(app, case).await);
    (after, record)
}

/// Takes a step, and brings its record, twice.
async fn told_step(app: &TestApp, case: &Value, name: &str) -> Value {
    let (after, record) = step(app, case, json!({ "step": name })).await;
    bring_all(app, &[record.clone(), record]).await;
    after
}

/// Addresses and subjects of the mails since the last look, in order.
fn told(mails: &[Mail]) -> Vec<(PlayerId, &str)> {
    let of = |mail: &Mail| {
        [PLAYER, DELEGATE, FOREIGN, OFFICER].into_iter().find(|p| mail.to == address(*p))
    };
    let mut told: Vec<_> =
        mails.iter().map(|mail| (of(mail).expect("known"), &*mail.subject)).collect();
    told.sort();
    told
}

fn address(player: PlayerId) -> String {
    format!("player-{player}@posthorn.example")
}

/// TR-10.10, TR-10.10f-i: from the proposal to the revocation, with reasons, in both languages; nobody is told of
/// objections.
#[tokio::test]
async fn every_step_is_told() {
    let app = server().await;
    let direct = json!({ "award": "GM", "grounds": "direct", "article": "10.4a" });
    let case = propose(&app, direct).await;
    let mails = app.take_mails();
    assert_eq!(told(&mails), [(PLAYER, "A title is proposed for you: Grandmaster")]);
    for said in ["\n> Second in the Final.\n", "Rule: TR-10.4\n", "/player/1\n"] {
        assert!(mails[0].body.contains(said), "{said} in {}", mails[0].body);
    }

    let case = told_step(&app, &case, "publish").await;
    let mails = app.take_mails();
    let player = mails[0].body.split("Player: ").nth(1).expect("a name");
    let player = player.lines().next().expect("a name").to_owned();
    let expected = format!("{player}: open to objections");
    assert_eq!(told(&mails), [(PLAYER, "Open to objections: Grandmaster"), (DELEGATE, &*expected)]);
    for mail in &mails {
        assert!(mail.body.contains("/titles\n") && mail.body.contains("TR-10.10"), "{}", mail.body);
    }
    let before = case_item(&app, &case).await;
    let path = format!("/api/title-cases/{}/object", case["case"]);
    app.person(FOREIGN).post(&path, &json!({ "text": "Never." })).await.expect(200);
    bring_all(&app, &[record("3", &before, &case_item(&app, &case).await)]).await;
    assert!(app.take_mails().is_empty());

    app.app
        .store
        .keep_settings(PLAYER, &Settings::default(), "cs", chrono_tz::Tz::UTC)
        .await
        .expect("settings");
    let case = app.officer().get(&format!("/api/title-cases/{}", case["case"])).await.json;
    let case = told_step(&app, &case, "confirm").await;
    let mails = app.take_mails();
    let expected = format!("{player}: a title is confirmed");
    assert_eq!(told(&mails), [(PLAYER, "Váš titul je potvrzen: Velmistr"), (DELEGATE, &*expected)]);
    let case = told_step(&app, &case, "propose_revocation").await;
    let mails = app.take_mails();
    assert_eq!(told(&mails), [(PLAYER, "Návrh na odebrání vašeho titulu: Velmistr")]);
    let case = told_step(&app, &case, "refuse").await;
    let mails = app.take_mails();
    let expected = format!("{player}: the title stands");
    assert_eq!(told(&mails), [(PLAYER, "Váš titul zůstává: Velmistr"), (DELEGATE, &*expected)]);
    told_step(&app, &case, "revoke").await;
    let mails = app.take_mails();
    let expected = format!("{player}: a title is revoked");
    assert_eq!(told(&mails), [(PLAYER, "Váš titul je odebrán: Velmistr"), (DELEGATE, &*expected)]);
}

/// What is refused, and a title from elsewhere that is to be revoked and stands.
#[tokio::test]
async fn what_is_refused_is_told() {
    let app = server().await;
    let case = propose(
        &app,
        json!({ "award": "WCCC", "cycle": 33, "grounds": "direct", "article": "10.2" }),
    )
    .await;
    let mail = app.take_mail();
    assert!(mail.body.contains("Championship: 33\n"), "{}", mail.body);
    told_step(&app, &case, "refuse").await;
    let mails = app.take_mails();
    assert_eq!(told(&mails)[0].1, "The title is not awarded: World Correspondence Chess Champion");
    assert!(mails.iter().all(|mail| mail.body.contains("\n> So be it.\n")) && mails.len() == 2);

    let im = propose(&app, json!({ "award": "IM", "grounds": "direct", "article": "10.6b" })).await;
    told_step(&app, &im, "confirm").await;
    app.take_mails();
    let case = propose(&app, json!({ "award": "IM", "grounds": "revocation" })).await;
    assert_eq!(app.take_mail().subject, "Your title is to be revoked: International Master");
    told_step(&app, &case, "refuse").await;
    assert_eq!(told(&app.take_mails())[0].1, "Your title stands: International Master");
    let case = propose(&app, json!({ "award": "IM", "grounds": "revocation" })).await;
    app.take_mails();
    told_step(&app, &case, "confirm").await;
    assert_eq!(told(&app.take_mails())[0].1, "Your title is revoked: International Master");
}

/// TR-10.11: nobody writes to the dead.
#[tokio::test]
async fn in_memoriam_the_federation_is_told() {
    let app = server().await;
    let died = json!({ "award": "IM", "grounds": "in_memoriam", "died_on": "2025-12-01" });
    let case = propose(&app, died).await;
    assert!(app.take_mails().is_empty());
    told_step(&app, &case, "publish").await;
    assert_eq!(app.take_mail().to, address(DELEGATE));
}

/// A title that norms make is proposed by nobody: the player reads so without reasons.
#[tokio::test]
async fn what_comes_of_itself_is_told() {
    let app = server().await;
    let case: TitleCase = serde_json::from_value(json!({
        "player": PLAYER, "award": "SIM", "grounds": { "kind": "norms", "norms": 2 },
        "state": "proposed", "decisions": [{ "step": "propose", "at": START }],
    }))
    .expect("a case");
    assert_eq!(case.award.title(), Some(Title::Sim));
    let stored = app.app.store.open_title_case(7, &case).await.expect("opened");
    let new = record("1", &Value::Null, &case_item(&app, &json!({ "case": stored.id })).await);
    bring_all(&app, &[new]).await;
    let mail = app.take_mail();
    assert_eq!(mail.subject, "A title is proposed for you: Senior International Master");
    assert!(!mail.body.contains("reasons"), "{}", mail.body);
}

/// Settings hold; what was overtaken is told no more; and what could not be sent is sent once.
#[tokio::test]
async fn once_and_only_to_whom_wants_it() {
    let app = server().await;
    choose(&app, PLAYER, MailChoice::Digest).await;
    choose(&app, DELEGATE, MailChoice::None).await;
    let direct = json!({ "award": "GM", "grounds": "direct", "article": "10.4a" });
    let case = propose(&app, direct).await;
    let (_, confirmed) = step(&app, &case, json!({ "step": "confirm" })).await;
    bring_all(&app, &[confirmed]).await;
    assert!(app.take_mails().is_empty() && pending(&app, DELEGATE).await.is_empty());
    assert_eq!(pending(&app, PLAYER).await.len(), 2);
    app.wait(DAY);
    settle(&app.app).await;
    settle(&app.app).await;
    assert_eq!(app.take_mail().subject, "Your title is confirmed: Grandmaster");

    choose(&app, PLAYER, MailChoice::Each).await;
    let case = propose(&app, json!({ "award": "GM", "grounds": "revocation" })).await;
    app.take_mails();
    let (_, refused) = step(&app, &case, json!({ "step": "refuse" })).await;
    let batch = serde_json::from_value(json!({ "Records": [refused] })).expect("a batch");
    notify::on_batch(&without_mailer(&app), batch).await;
    assert!(app.take_mails().is_empty());
    bring_all(&app, &[refused]).await;
    app.wait(DAY);
    settle(&app.app).await;
    assert_eq!(app.take_mail().subject, "Your title stands: Grandmaster");
}
