//! Questions about the rules (`LAW-0-gaps`): the officers who answer are told that one waits, whoever has
//! asked that it is answered.

use serde_json::{Value, json};
use store::Role;
use tests::{DELEGATE, DIRECTOR, Mail, OFFICER, TestApp};

use crate::{bring_all, item, record};

/// Brings the change of the question twice, and takes the mail that it makes.
async fn told(app: &TestApp, id: &Value, before: &Value) -> Mail {
    let after = item(app, &format!("RULESQUESTION#{id}"), "RULESQUESTION").await;
    let record = record("1", before, &after);
    bring_all(app, &[record.clone(), record]).await;
    let [mail] = app.take_mails().try_into().expect("one mail");
    mail
}

#[tokio::test]
async fn who_hears_of_a_question() {
    let app = TestApp::new().await;
    app.officials().await;
    app.take_mails();
    for (person, role, asker, says) in [
        (DELEGATE, Role::Federation, "federation", "asks for CZE what the rules do not say"),
        (DIRECTOR, Role::Director, "director", "a tournament director, asks what"),
    ] {
        let body = json!({ "asker": asker, "article": "LAW-6.9", "text": "What if both fall?" });
        let asker = app.person_as(person, role);
        let asked = asker.post("/api/rules-questions", &body).await.expect(201).json;
        let waits = told(&app, &asked["id"], &Value::Null).await;
        assert_eq!(waits.to, format!("player-{OFFICER}@posthorn.example"));
        assert_eq!(waits.subject, "LAW-6.9: a question about the rules");
        for part in [says, "What if both fall?", "/rules-questions#question-"] {
            assert!(waits.body.contains(part), "{}", waits.body);
        }

        let key = format!("RULESQUESTION#{}", asked["id"]);
        let before = item(&app, &key, "RULESQUESTION").await;
        let answer = json!({ "article": "LAW-6.8", "text": "Both lose." });
        let path = format!("/api/rules-questions/{}/answer", asked["id"]);
        app.person_as(OFFICER, Role::Officer).post(&path, &answer).await.expect(200);
        let answered = told(&app, &asked["id"], &before).await;
        assert_eq!(answered.to, format!("player-{person}@posthorn.example"));
        assert_eq!(answered.subject, "LAW-6.8: your question about the rules is answered");
        assert!(answered.body.contains("Both lose."), "{}", answered.body);
    }
}
