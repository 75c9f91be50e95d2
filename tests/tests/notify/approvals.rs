//! Applications for approval (`TR-12`): the World Tournament Director is told that one waits, the federation
//! what becomes of it.

use rules::{Day, PlayerId};
use serde_json::{Value, json};
use store::{Role, Settings};
use tests::{DELEGATE, Mail, OFFICER, TestApp};

use crate::{bring_all, item, record, subjects, to};

/// Another who acts for CZE.
const OTHER: PlayerId = PlayerId(160_067);

/// Brings the change of the application twice, and takes the mails that it makes, by their addresses.
async fn told(app: &TestApp, before: &Value) -> Vec<Mail> {
    let record = record("1", before, &item(app, "APPROVAL#1", "APPROVAL").await);
    bring_all(app, &[record.clone(), record]).await;
    let mut mails = app.take_mails();
    mails.sort_by_key(|mail| (mail.to.len(), mail.to.clone()));
    mails
}

#[tokio::test]
async fn who_hears_of_an_application() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(OTHER.0, "CZE", None, Role::Federation).await;
    let czech = Settings::default();
    app.app.store.keep_settings(OTHER, &czech, "cs", chrono_tz::Tz::UTC).await.expect("settings");
    app.take_mails();
    let application = json!({
        "kind": "invitational", "name": "Novak Memorial", "starts_on": "2029-09-01",
        "plan": "13 players."
    });
    let delegate = app.person_as(DELEGATE, Role::Federation);
    delegate.post("/api/approvals", &application).await.expect(201);
    let waits = told(&app, &Value::Null).await;
    let subject = "Novak Memorial: an event is waiting for your approval";
    assert_eq!(subjects(&waits), [to(OFFICER, subject)]);
    assert!(waits[0].body.contains("/approvals#approval-1"), "{}", waits[0].body);

    let wtd = app.person_as(OFFICER, Role::WorldTournamentDirector);
    for (version, act, text, congress, english, czech, says) in [
        (
            1,
            "refer",
            "Two at once.",
            Value::Null,
            "Congress will decide",
            "rozhodne Kongres",
            "\n> Two at once.\n",
        ),
        (
            2,
            "approve_with_deposit",
            "Paid late in 2025.",
            json!("Congress 2027"),
            "approved once the prize fund is deposited",
            "schváleno, až bude složen cenový fond",
            "unless the event starts by 1 March 2030",
        ),
        (
            3,
            "confirm_deposit",
            "",
            Value::Null,
            "the prize fund is deposited",
            "cenový fond je složen",
            "start lists can be published",
        ),
    ] {
        let before = item(&app, "APPROVAL#1", "APPROVAL").await;
        let body = json!({ "version": version, "act": act, "text": text, "congress": congress });
        wtd.post("/api/approvals/1/decide", &body).await.expect(200);
        let mails = told(&app, &before).await;
        let english = format!("Novak Memorial: {english}");
        let czech = format!("Novak Memorial: {czech}");
        assert_eq!(subjects(&mails), [to(DELEGATE, &english), to(OTHER, &czech)], "{act}");
        assert!(mails[0].body.contains(says), "{act}: {}", mails[0].body);
    }

    delegate.post("/api/approvals", &application).await.expect(201);
    let before = item(&app, "APPROVAL#2", "APPROVAL").await;
    let body = json!({ "version": 1, "act": "withdraw", "text": "" });
    delegate.post("/api/approvals/2/decide", &body).await.expect(200);
    let record = record("2", &before, &item(&app, "APPROVAL#2", "APPROVAL").await);
    bring_all(&app, &[record]).await;
    let subject = "Novak Memorial: the application is withdrawn";
    assert_eq!(subjects(&app.take_mails()), [to(OFFICER, subject)]);
}

/// TR-12: whoever acts for the federation, and who has applied, hears that an approval lapses: once a month
/// before, once afterwards, and nothing where an event uses it.
#[tokio::test]
async fn an_approval_lapses() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(OTHER.0, "CZE", None, Role::Federation).await;
    let application = json!({
        "kind": "invitational", "name": "Novak Memorial", "starts_on": "2026-09-01",
        "plan": "13 players."
    });
    let delegate = app.person_as(DELEGATE, Role::Federation);
    delegate.post("/api/approvals", &application).await.expect(201);
    let wtd = app.person_as(OFFICER, Role::WorldTournamentDirector);
    let approve = json!({ "version": 1, "act": "approve", "text": "" });
    wtd.post("/api/approvals/1/decide", &approve).await.expect(200);
    app.take_mails();
    let until = Day::from(chrono::NaiveDate::from_ymd_opt(2027, 3, 1).expect("a date"));
    let told = async |on: Day| {
        app.wait(on.starts_at().unix() - app.app.clock.now().unix() + 60);
        app.run_all_schedules().await;
        app.run_all_schedules().await;
        let mut mails = app.take_mails();
        mails.sort_by_key(|mail| mail.to.clone());
        mails
    };
    assert!(told(until.plus(-31)).await.is_empty());
    let soon = told(until.plus(-30)).await;
    let subject = "Novak Memorial: the approval lapses soon";
    assert_eq!(subjects(&soon), [to(DELEGATE, subject), to(OTHER, subject)]);
    assert!(soon[0].body.contains("1 March 2027"), "{}", soon[0].body);
    assert!(told(until).await.is_empty(), "once");
    let lapsed = told(until.next()).await;
    let subject = "Novak Memorial: the approval has lapsed";
    assert_eq!(subjects(&lapsed), [to(DELEGATE, subject), to(OTHER, subject)]);
    assert!(told(until.plus(60)).await.is_empty(), "once");
}
