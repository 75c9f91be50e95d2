//! Letters in events of teams: everybody in the conversation gets them but whoever has written, once (`TR-11.4`).

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use tests::{DIRECTOR, ORGANISER, TestApp};

use crate::replacements::begun;
use crate::{bring_all, item, record};

/// Writes a letter, brings its record twice, and tells who got which mail.
async fn written(
    app: &TestApp,
    event: u64,
    (by, to): (u32, &str),
    number: u32,
) -> Vec<(u32, String, String)> {
    let body = json!({ "id": format!("n-{number}"), "text": "Is all well?" });
    let path = format!("/api/events/{event}/letters/{to}");
    app.person(PlayerId(by)).post(&path, &body).await.expect(200);
    let kept = item(app, &format!("E#{event}"), &format!("LETTER#{to}#{number:08}")).await;
    assert!(!kept.is_null(), "the letter is kept");
    let record = record(&format!("{to}-{number}"), &Value::Null, &kept);
    bring_all(app, &[record.clone(), record]).await;
    crate::settle(&app.app).await;
    let mails = app.take_mails().into_iter().map(|mail| {
        let digits: String = mail.to.chars().filter(char::is_ascii_digit).collect();
        (digits.parse().expect("a player"), mail.subject, mail.body)
    });
    let mut mails: Vec<_> = mails.collect();
    mails.sort();
    mails
}

fn heads(mails: &[(u32, String, String)]) -> Vec<(u32, &str)> {
    let head = |subject| str::strip_suffix(subject, ": Test Cup 2026").unwrap_or(subject);
    mails.iter().map(|(to, subject, _)| (*to, head(subject))).collect()
}

/// TR-11.4: the text is in the mail, with the way to the answer.
#[tokio::test]
async fn letters_are_mailed() {
    let (app, event) = begun().await;
    let mails = written(&app, event, (13, "team-1"), 1).await;
    let subject = "Given Player 13 has written to Rooks";
    assert_eq!(heads(&mails), [(11, subject), (12, subject)]);
    let body = &mails[0].2;
    assert!(body.contains("Is all well?") && body.contains("To: Rooks"), "{body}");
    assert!(body.contains(&format!("/events/{event}/letters/team-1")), "{body}");

    let mails = written(&app, event, (13, "officials-1"), 1).await;
    let about = "Given Player 13 has written about Rooks";
    assert_eq!(heads(&mails), [(DIRECTOR.0, about), (ORGANISER.0, about)]);
    let mails = written(&app, event, (DIRECTOR.0, "captains"), 1).await;
    let to: Vec<u32> = mails.iter().map(|mail| mail.0).collect();
    assert_eq!(to, [13, 21, ORGANISER.0]);
    let mails = written(&app, event, (21, "captains-1-2"), 1).await;
    assert_eq!(heads(&mails), [(13, "Given Player 21 (Bishops) has written to you")]);
}

/// TR-8.7f: whoever was replaced gets what the captain asks, and the captain the answer.
#[tokio::test]
async fn whoever_was_replaced_is_asked_by_mail() {
    let (app, event) = begun().await;
    let path = format!("/api/events/{event}/teams/1/replacements");
    let ask = json!({
        "act": "ask", "board": 2, "ground": "stopped", "reason": "Gone.", "substitute": 41
    });
    app.director().post(&path, &ask).await.expect(200);
    let seat = json!({ "act": "seat", "replacement": 1 });
    app.director().post(&path, &seat).await.expect(200);
    crate::settle(&app.app).await;
    app.take_mails();
    let about = |by: u32| format!("Given Player {by} has written to you about games for Rooks");
    let mails = written(&app, event, (13, "replaced-1-12"), 1).await;
    assert_eq!(heads(&mails), [(12, &*about(13))]);
    let body = &mails[0].2;
    assert!(body.contains("To: the captain of Rooks and the player who was replaced"), "{body}");
    let mails = written(&app, event, (12, "replaced-1-12"), 2).await;
    assert_eq!(heads(&mails), [(13, &*about(12))]);
}

/// TR-11: whoever has become the captain meanwhile gets what is written from then on, and whoever was it does not.
#[tokio::test]
async fn another_captain_gets_the_letters() {
    let (app, event) = begun().await;
    let body = json!({ "name": "Rooks", "captain": 41, "line_up": [11, 12] });
    let path = format!("/api/events/{event}/teams/1");
    app.person(PlayerId(13)).request(Method::PUT, &path, &body).await.expect(200);
    let mails = crate::entries::told(&app, event).await;
    let subjects: Vec<(u32, &str)> = mails.iter().map(|mail| (mail.0, &*mail.1)).collect();
    let leads = (41, "You are the captain of Rooks: Test Cup 2026");
    assert_eq!(subjects, [leads], "whoever has done it knows");
    let mails = written(&app, event, (21, "captains-1-2"), 1).await;
    assert_eq!(mails.iter().map(|mail| mail.0).collect::<Vec<_>>(), [41]);
}
