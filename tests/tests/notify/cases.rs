//! Cases: whoever may decide one is told that it waits, whoever filed it of answers and of the end, and
//! nobody else (LAW-13.3.1, LAW-14.2, TR-14, TR-15).

use rules::PlayerId;
use serde_json::{Value, json};
use store::{MailChoice, NoticeKind, Role, Section};
use tests::{DIRECTOR, Mail, OFFICER, Person, SECTION, START, Table, TestApp, decision};

use crate::{bring_all, choose, item, pending, record, settle};

/// Another officer.
const SECOND: PlayerId = PlayerId(78);
/// What was reported, and what is said about it.
const RUDE: &str = "You play like a duck.";
const REPORT: &str = "He says that I play like a duck.";

async fn server() -> (TestApp, Table) {
    let app = TestApp::new().await;
    let table = app.table().await;
    app.member(SECOND.0, "SWE", None, Role::Officer).await;
    app.take_mails();
    (app, table)
}

async fn case_item(app: &TestApp, case: &Value) -> Value {
    item(app, &format!("CASE#{}", case["id"]), "CASE").await
}

/// Files a case, and brings what the stream tells of it, twice.
async fn file(app: &TestApp, person: Person<'_>, path: &str, body: Value) -> Value {
    let filed = person.post(path, &body).await.expect(201).json;
    let new = record("1", &Value::Null, &case_item(app, &filed).await);
    bring_all(app, &[new.clone(), new]).await;
    filed
}

/// Writes in a case or decides it, and brings the record, twice.
async fn change(app: &TestApp, person: Person<'_>, case: &Value, path: &str, body: Value) -> Value {
    let before = case_item(app, case).await;
    let path = match path {
        "decision" => format!("/api/director/sections/{}/decisions", SECTION.0),
        path => format!("/api/cases/{}/{path}", case["id"]),
    };
    let answer = person.post(&path, &body).await;
    assert!((200..300).contains(&answer.status), "{path}: {}", answer.verdict());
    let new = record("2", &before, &case_item(app, case).await);
    bring_all(app, &[new.clone(), new]).await;
    answer.json
}

async fn answer(app: &TestApp, person: Person<'_>, case: &Value, text: &str) -> Value {
    let body = json!({ "version": case["version"], "text": text });
    change(app, person, case, "answers", body).await
}

/// Whom the mails since the last look went to, in order.
fn told(mails: &[Mail]) -> Vec<String> {
    let mut to: Vec<String> = mails.iter().map(|mail| mail.to.clone()).collect();
    to.sort();
    to
}

fn addresses(players: &[PlayerId]) -> Vec<String> {
    let mut to: Vec<String> = players.iter().map(|player| address(*player)).collect();
    to.sort();
    to
}

fn address(player: PlayerId) -> String {
    format!("player-{player}@posthorn.example")
}

/// A deputy hears of what the director hears, and alone where the director has gone.
#[tokio::test]
async fn deputies_are_told() {
    let (app, table) = server().await;
    let deputy = PlayerId(79);
    app.member(deputy.0, "SWE", None, Role::Director).await;
    let section = app.app.store.section(SECTION).await.expect("a section");
    let both = Section { deputies: vec![deputy], ..section };
    app.app.store.change_section(&both, START).await.expect("deputies");
    let path = format!("/api/sections/{}/queries", SECTION.0);
    for (director, expected) in [(Some(DIRECTOR), &[DIRECTOR, deputy][..]), (None, &[deputy])] {
        let section = Section { director, ..both.clone() };
        app.app.store.change_section(&section, START).await.expect("a director");
        let text = json!({ "text": format!("Whom do I ask but {director:?}?") });
        file(&app, app.person(table.players[0]), &path, text).await;
        assert_eq!(told(&app.take_mails()), addresses(expected));
    }
}

async fn without_director(app: &TestApp) {
    let section = app.app.store.section(SECTION).await.expect("a section");
    let section = Section { director: None, ..section };
    app.app.store.change_section(&section, START).await.expect("changed");
}

/// Every kind goes to whoever may decide it, and neither to whoever filed it nor to whom it is about.
#[tokio::test]
async fn whoever_may_decide_is_told() {
    for directed in [true, false] {
        let (app, table) = server().await;
        let [a, b, _] = table.players;
        let set = json!({ "game": 701, "player": a, "days": 5 });
        let made = app.officer().decide(&decision("set_clock", set)).await.expect(201).json;
        app.person(b).write(table.games[0].game, "rude", RUDE).await.expect(200);
        if !directed {
            without_director(&app).await;
        }
        let usual = if directed { vec![DIRECTOR] } else { vec![OFFICER, SECOND] };
        let others = if directed { vec![DIRECTOR] } else { vec![SECOND] };
        let text = |text: &str| json!({ "text": text });
        let page = json!({ "player": b, "url": "https://games.example/live", "text": "Live." });
        let appeal = format!("/api/decisions/700/{}/appeals", made["id"]);
        let report = "/api/games/701/messages/black-rude/reports";
        let pages = "/api/sections/700/publications";
        let conduct = "/api/sections/700/conduct";
        let about = |person| json!({ "person": person, "text": REPORT });
        let of_player = about(b);
        for (person, path, body, expected, subject) in [
            (a, "/api/games/701/queries", text("Why?"), &usual, "A question from "),
            (a, "/api/sections/700/queries", text("Why?"), &usual, "A question from "),
            (a, report, text(REPORT), &usual, " reports a message"),
            (a, pages, page.clone(), &usual, " reports a page"),
            (a, conduct, of_player, &usual, " reports somebody’s conduct"),
            // Of an official the officers are told, and not the one whom it is about.
            (a, conduct, about(DIRECTOR), &vec![OFFICER, SECOND], " reports somebody’s conduct"),
            (a, conduct, about(OFFICER), &vec![SECOND], " reports somebody’s conduct"),
            // An officer reports it: the others.
            (OFFICER, pages, page, &others, " reports a page"),
            // Officers, but not the one who has made the decision.
            (a, &appeal, text("No."), &vec![SECOND], " appeals against a decision"),
        ] {
            // Where nobody directs, there is no director to report.
            if !directed && body["person"] == json!(DIRECTOR) {
                continue;
            }
            let role = if person == OFFICER { Role::Officer } else { Role::Player };
            let filed = file(&app, app.person_as(person, role), path, body.clone()).await;
            let mails = app.take_mails();
            assert_eq!(told(&mails), addresses(expected), "{path} {directed}");
            for mail in mails {
                assert!(mail.subject.contains(subject), "{}", mail.subject);
                assert!(mail.body.contains(&format!("/desk/cases/{}\n", filed["id"])));
                // What was reported is not mailed, and what is written of it neither.
                let quoted = format!("\n> {}\n", body["text"].as_str().expect("a text"));
                assert_eq!(
                    mail.body.contains(&quoted),
                    path != report && path != conduct,
                    "{}",
                    mail.body
                );
                for reported in ["duck", "games.example/live"] {
                    assert!(!mail.body.contains(reported), "{}", mail.body);
                }
            }
        }
    }
}

/// Nobody decides where they play: a director's own section is the officers'.
#[tokio::test]
async fn who_plays_is_not_asked() {
    let (app, table) = server().await;
    let section = app.app.store.section(SECTION).await.expect("a section");
    let section = Section { director: Some(table.players[2]), ..section };
    app.app.store.change_section(&section, START).await.expect("changed");
    let body = json!({ "text": "Why?" });
    file(&app, app.person(table.players[0]), "/api/sections/700/queries", body).await;
    assert_eq!(told(&app.take_mails()), addresses(&[OFFICER, SECOND]));
}

/// Whoever filed a case reads each answer, and officials that it waits again.
#[tokio::test]
async fn whoever_filed_is_told_of_answers() {
    let (app, table) = server().await;
    let me = app.person(table.players[0]);
    let path = "/api/games/701/queries";
    let asked = file(&app, me, path, json!({ "text": "Does my leave count?" })).await;
    app.take_mails();
    for (language, subject) in
        [("en", "An answer to your question"), ("cs", "Odpověď na váš dotaz")]
    {
        let settings = store::Settings::default();
        app.app
            .store
            .keep_settings(me.player, &settings, language, chrono_tz::Tz::UTC)
            .await
            .expect("settings");
        let case = me.get(&format!("/api/cases/{}", asked["id"])).await.expect(200).json;
        answer(&app, app.director(), &case, &format!("It does, in {language}.")).await;
        let mail = app.take_mail();
        assert_eq!((&*mail.to, &*mail.subject), (&*address(me.player), subject));
        assert!(mail.body.contains(&format!("\n> It does, in {language}.\n")), "{}", mail.body);
        assert!(mail.body.contains("/game/701\n"), "{}", mail.body);
    }
    let case = me.get(&format!("/api/cases/{}", asked["id"])).await.expect(200).json;
    let again = answer(&app, me, &case, "And next year?").await;
    let mail = app.take_mail();
    assert_eq!(mail.to, address(DIRECTOR));
    assert!(mail.subject.ends_with(" has written again"), "{}", mail.subject);
    assert!(mail.body.contains("\n> And next year?\n"), "{}", mail.body);
    // What is settled waits for nobody.
    let body = json!({ "version": again["version"], "text": "I have found it.", "close": true });
    change(&app, me, &again, "answers", body).await;
    assert!(app.take_mails().is_empty());
}

/// The end is told, too: of an appeal with its reasons; what a decision says is for those whom it
/// concerns, and whoever is reported learns of no report.
#[tokio::test]
async fn whoever_filed_is_told_of_the_end() {
    let (app, table) = server().await;
    let [a, b, _] = table.players;
    let path = "/api/games/701/messages/black-rude/reports";
    app.person(b).write(table.games[0].game, "rude", RUDE).await.expect(200);
    let reported = file(&app, app.person(a), path, json!({ "text": REPORT })).await;
    app.take_mails();
    let warn = json!({ "player": b, "case": reported["id"], "rule": "LAW-13.3.1" });
    change(&app, app.director(), &reported, "decision", decision("warn", warn)).await;
    let mail = app.take_mail();
    assert_eq!(mail.to, address(a));
    assert_eq!(mail.subject, "A decision on your report of a message");
    assert!(!mail.body.contains("So be it.") && !mail.body.contains("duck"), "{}", mail.body);
    notify::tick(&app.app).await.expect("a sweep");
    let warned = app.take_mail();
    assert_eq!(warned.to, address(b));
    for secret in ["report", "/cases", REPORT] {
        assert!(!warned.body.contains(secret), "{}", warned.body);
    }
    let set = json!({ "game": 702, "player": b, "days": 5 });
    for (outcome, subject) in
        [("upheld", "Your appeal: the decision stands"), ("dismissed", "Your appeal is not heard")]
    {
        let made = app.director().decide(&decision("set_clock", set.clone())).await.expect(201);
        let path = format!("/api/decisions/700/{}/appeals", made.json["id"]);
        let appeal = file(&app, app.person(b), &path, json!({ "text": "No." })).await;
        app.take_mails();
        let body = json!({ "version": 1, "outcome": outcome, "reason": "It was late." });
        change(&app, app.officer(), &appeal, "outcome", body).await;
        let mail = app.take_mail();
        assert_eq!((&*mail.to, &*mail.subject), (&*address(b), subject));
        assert!(mail.body.contains("\n> It was late.\n"), "{}", mail.body);
        assert!(mail.body.contains("/section/700\n"), "{}", mail.body);
    }
}

/// Settings hold for officials and players alike; what was answered before the mail went out is not
/// mailed to officials any more.
#[tokio::test]
async fn settings_hold_and_what_is_settled_is_not_mailed() {
    let (app, table) = server().await;
    let me = app.person(table.players[0]);
    choose(&app, DIRECTOR, MailChoice::Digest).await;
    choose(&app, me.player, MailChoice::None).await;
    let path = "/api/sections/700/queries";
    let answered = file(&app, me, path, json!({ "text": "The first?" })).await;
    file(&app, me, path, json!({ "text": "The second?" })).await;
    let body = json!({ "version": 1, "text": "It is.", "close": true });
    change(&app, app.officer(), &answered, "answers", body).await;
    assert!(app.take_mails().is_empty());
    assert!(pending(&app, me.player).await.is_empty());
    let waiting = pending(&app, DIRECTOR).await;
    let of_case = |kind: &NoticeKind| matches!(kind, NoticeKind::Case { .. });
    assert!(waiting.len() == 2 && waiting.iter().all(|kept| of_case(&kept.notice.kind)));
    app.wait(7 * 3_600);
    settle(&app.app).await;
    let mail = app.take_mail();
    assert!(
        mail.body.contains("The second?") && !mail.body.contains("The first?"),
        "{}",
        mail.body
    );
}
