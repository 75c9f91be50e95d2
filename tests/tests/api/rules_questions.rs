//! What the rules do not say (LAW-0-gaps): a federation or a director asks, officers answer, and
//! everybody reads it.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DELEGATE, DIRECTOR, OFFICER, Person, TestApp};

const PATH: &str = "/api/rules-questions";
const WAITING: &str = "/api/rules-questions/waiting";

async fn ask(person: Person<'_>, asker: &str, text: &str) -> Answer {
    person.post(PATH, &json!({ "asker": asker, "article": "LAW-6.9", "text": text })).await
}

async fn reply(person: Person<'_>, id: &Value, text: &str) -> Answer {
    let body = json!({ "article": "LAW-6.8", "text": text });
    person.post(&format!("{PATH}/{id}/answer"), &body).await
}

async fn read(person: Person<'_>, path: &str) -> Vec<Value> {
    let list = person.get(path).await.expect(200).json;
    list["questions"].as_array().expect("questions").clone()
}

/// LAW-0-gaps: asked once, waiting for officers, answered once, and then everybody's with its date.
#[tokio::test]
async fn a_gap_is_asked_about_and_answered() {
    let app = TestApp::new().await;
    app.officials().await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let officer = app.person_as(OFFICER, Role::Officer);
    let asked = ask(delegate, "federation", " What if both fall at once? ").await.expect(201).json;
    let expected = json!({
        "id": asked["id"], "at": asked["at"], "federation": "CZE", "article": "LAW-6.9",
        "text": "What if both fall at once?", "mine": true, "answer": null
    });
    assert_eq!(asked, expected);
    let again = ask(delegate, "federation", "What if both fall at once?").await.expect(200).json;
    assert_eq!(again, asked, "sent twice");
    assert_eq!(
        app.request(Method::GET, PATH, &[], "").await.expect(200).json,
        json!({ "questions": [], "next": null })
    );
    assert_eq!(read(delegate, WAITING).await, std::slice::from_ref(&asked));
    assert_eq!(read(app.person_as(DIRECTOR, Role::Director), WAITING).await, Vec::<Value>::new());
    let queue = officer.get("/api/director/queue").await.expect(200).json;
    let item = &queue["items"][0];
    assert_eq!(
        (&item["kind"], &item["id"], &item["name"], &item["by"]["id"]),
        (&json!("rules_question"), &asked["id"], &json!("LAW-6.9"), &json!(DELEGATE))
    );
    let answered = reply(officer, &asked["id"], "Both lose.").await.expect(200).json;
    assert_eq!(
        (&answered["mine"], &answered["answer"]["text"]),
        (&json!(false), &json!("Both lose."))
    );
    assert_eq!(reply(officer, &asked["id"], "Both lose.").await.expect(200).json, answered);
    let other = reply(officer, &asked["id"], "White loses.").await;
    assert_eq!(other.verdict(), "409 answered_already");
    let queue = officer.get("/api/director/queue").await.expect(200).json;
    assert_eq!(queue["items"], json!([]));
    assert_eq!(read(officer, WAITING).await, Vec::<Value>::new());
    let shown = app.request(Method::GET, PATH, &[], "").await.expect(200).json;
    assert_eq!(shown, json!({ "questions": [answered], "next": null }));
    let answer = &shown["questions"][0]["answer"];
    assert_eq!((&answer["article"], &answer["by"]["id"]), (&json!("LAW-6.8"), &json!(OFFICER)));
}

/// LAW-0-gaps: who asks and who answers; officers read all that waits, whoever asks their own.
#[tokio::test]
async fn who_asks_and_who_answers() {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(1, "CZE", None, Role::Player).await;
    for (who, role, asker, expected) in [
        (DELEGATE, Role::Federation, "federation", "201"),
        (DELEGATE, Role::Federation, "director", "403 forbidden LAW-0-gaps"),
        (DIRECTOR, Role::Director, "director", "201"),
        (DIRECTOR, Role::Director, "federation", "403 forbidden LAW-0-gaps"),
        (OFFICER, Role::Officer, "federation", "403 forbidden LAW-0-gaps"),
        (PlayerId(1), Role::Player, "director", "403 forbidden LAW-0-gaps"),
    ] {
        let found = ask(app.person_as(who, role), asker, "Why?").await;
        assert_eq!(found.verdict(), expected, "{who} {role:?} {asker}");
    }
    let director = app.person_as(DIRECTOR, Role::Director);
    let mine = read(director, WAITING).await;
    assert_eq!((mine.len(), &mine[0]["federation"]), (1, &Value::Null));
    let officer = app.person_as(OFFICER, Role::Officer);
    assert_eq!(read(officer, WAITING).await.len(), 2);
    for (who, role) in [(DELEGATE, Role::Federation), (DIRECTOR, Role::Director)] {
        let found = reply(app.person_as(who, role), &mine[0]["id"], "So.").await;
        assert_eq!(found.verdict(), "403 forbidden");
    }
    assert_eq!(reply(officer, &json!(99), "So.").await.verdict(), "404 unknown_question");
    assert_eq!(reply(officer, &json!("x"), "So.").await.verdict(), "404 unknown_question");
    let both = app.person_as(DIRECTOR, Role::Officer);
    let own = reply(both, &mine[0]["id"], "So.").await;
    assert_eq!(own.verdict(), "403 own_question LAW-0-gaps");
    let body = json!({ "asker": "director", "article": "6.9", "text": "Why?" });
    assert_eq!(director.post(PATH, &body).await.verdict(), "422 invalid_body");
    assert_eq!(ask(director, "director", " ").await.verdict(), "422 invalid_body");
}

/// The answers come page by page, the latest first; so many of one asker wait at most.
#[tokio::test]
async fn answers_come_page_by_page() {
    let app = TestApp::new().await;
    app.officials().await;
    let director = app.person_as(DIRECTOR, Role::Director);
    let officer = app.person_as(OFFICER, Role::Officer);
    for number in 1..=10 {
        ask(director, "director", &format!("Question {number}?")).await.expect(201);
    }
    let more = ask(director, "director", "One more?").await;
    assert_eq!(more.verdict(), "409 too_many_questions");
    for question in read(officer, WAITING).await.iter().take(3) {
        app.wait(60);
        let text = question["text"].as_str().expect("a text");
        reply(officer, &question["id"], &format!("To {text}")).await.expect(200);
    }
    ask(director, "director", "One more?").await.expect(201);
    let first =
        app.request(Method::GET, &format!("{PATH}?limit=2"), &[], "").await.expect(200).json;
    let texts = |list: &Value| -> Vec<Value> {
        let questions = list["questions"].as_array().expect("questions").iter();
        questions.map(|question| question["text"].clone()).collect()
    };
    assert_eq!(texts(&first), ["Question 3?", "Question 2?"]);
    let next = first["next"].as_str().expect("one more page");
    let last = app
        .request(Method::GET, &format!("{PATH}?limit=2&after={next}"), &[], "")
        .await
        .expect(200)
        .json;
    assert_eq!((texts(&last), &last["next"]), (vec![json!("Question 1?")], &Value::Null));
}
