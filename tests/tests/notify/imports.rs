//! Events that are brought here: officers are told that one waits, and the federation that it is
//! decided (`TR-12`).

use rules::PlayerId;
use serde_json::{Value, json};
use store::{Role, Settings};
use tests::{COMMISSIONER, DAY, DELEGATE, Mail, OFFICER, START, TestApp};

use crate::{bring_all, item, record, subjects, to};

/// Another who acts for CZE.
const OTHER: PlayerId = PlayerId(160_067);

async fn server() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    for player in 1..=2 {
        app.member(player, "CZE", Some(2_100), Role::Player).await;
    }
    app.member(OTHER.0, "CZE", None, Role::Federation).await;
    app.take_mails();
    app
}

/// What a federation brings: an event of two players, which is over.
async fn sent(app: &TestApp) -> Value {
    let at = |days: i64| json!((START + days * DAY).to_string());
    let announcement = app
        .preset("friendly", |a| {
            a["entries_open_at"] = at(-240);
            a["entries_close_at"] = at(-210);
            a["starts_at"] = at(-180);
            a["section_size"] = json!(3);
            a["organiser"] = json!("CZE");
        })
        .await;
    json!({
        "request": "import-0001", "origin": "results", "announcement": announcement,
        "start_list": "section,number,id\n1,1,1\n1,2,2\n", "pgn": "",
        "results": "white,black,result\n1,2,1-0\n"
    })
}

/// Brings the change of the import twice, and takes the mails that it makes, by their addresses.
async fn told(app: &TestApp, before: &Value) -> Vec<Mail> {
    let record = record("1", before, &item(app, "IMPORT#1", "IMPORT").await);
    bring_all(app, &[record.clone(), record]).await;
    let mut mails = app.take_mails();
    mails.sort_by_key(|mail| (mail.to.len(), mail.to.clone()));
    mails
}

#[tokio::test]
async fn who_hears_of_an_import() {
    for (verdict, body, reason) in [
        ("approve", json!({ "version": 1 }), ""),
        ("refuse", json!({ "version": 1, "reason": "Not yours." }), "\n> Not yours.\n"),
    ] {
        let app = server().await;
        let delegate = app.person_as(DELEGATE, Role::Federation);
        delegate.post("/api/imports", &sent(&app).await).await.expect(201);
        let waits = told(&app, &Value::Null).await;
        let subject = "Test Cup 2026: an event from elsewhere is waiting for approval";
        assert_eq!(subjects(&waits), [to(OFFICER, subject)]);
        assert!(waits[0].body.contains("/desk/imports"), "{}", waits[0].body);
        assert!(waits[0].body.contains("TR-12"), "{}", waits[0].body);

        app.app
            .store
            .keep_settings(OTHER, &Settings::default(), "cs", chrono_tz::Tz::UTC)
            .await
            .expect("settings");
        let before = item(&app, "IMPORT#1", "IMPORT").await;
        app.officer().post(&format!("/api/imports/1/{verdict}"), &body).await.expect(200);
        let decided = told(&app, &before).await;
        let (english, czech) = match verdict {
            "approve" => ("the event from elsewhere is approved", "turnaj odjinud je schválen"),
            _ => ("the event from elsewhere is refused", "turnaj odjinud je zamítnut"),
        };
        let (english, czech) =
            (format!("Test Cup 2026: {english}"), format!("Test Cup 2026: {czech}"));
        assert_eq!(subjects(&decided), [to(DELEGATE, &english), to(OTHER, &czech)]);
        let path = if verdict == "approve" { "/events/1" } else { "/imports" };
        assert!(decided[0].body.contains(path), "{}", decided[0].body);
        assert!(decided[0].body.contains(reason), "{}", decided[0].body);
    }
}

/// What an officer brings alone nobody decides, and nobody is told of it.
#[tokio::test]
async fn what_is_made_at_once_is_no_news() {
    let app = server().await;
    app.officer().post("/api/imports", &sent(&app).await).await.expect(201);
    assert_eq!(subjects(&told(&app, &Value::Null).await), []);
}

/// TR-9.2: the rating commissioner is asked about a rated national event that was made of an import, and who
/// has brought it hears of the consent.
#[tokio::test]
async fn a_national_event_is_consented_to() {
    let app = server().await;
    app.member(COMMISSIONER.0, "SWE", None, Role::RatingCommissioner).await;
    let mut body = sent(&app).await;
    for (name, value) in
        [("rated", json!(true)), ("unrated_level", json!(1_800)), ("entry", json!("national"))]
    {
        body["announcement"][name] = value;
    }
    app.officer().post("/api/imports", &body).await.expect(201);
    let told = async |version: u32| {
        let line = item(&app, "E#1", &format!("ACT#{version:010}")).await;
        let line = match line.is_null() {
            true => item(&app, "E#1", &format!("LOG#{version:010}")).await,
            false => line,
        };
        bring_all(&app, &[record(&version.to_string(), &Value::Null, &line)]).await;
        crate::settle(&app.app).await;
        app.take_mails()
    };
    let asked = told(1).await;
    let subject = "Your consent is asked for: Test Cup 2026";
    assert_eq!(subjects(&asked), [to(COMMISSIONER, subject)]);
    assert!(asked[0].body.contains("imported with its games"), "{}", asked[0].body);
    let body = json!({ "version": 1, "consents": true });
    let commissioner = app.person_as(COMMISSIONER, Role::RatingCommissioner);
    commissioner.post("/api/events/1/rating-consent", &body).await.expect(200);
    let counted = told(2).await;
    assert_eq!(subjects(&counted), [to(OFFICER, "Test Cup 2026 will be rated")]);
    assert!(counted[0].body.contains("from the next list on"), "{}", counted[0].body);
}
