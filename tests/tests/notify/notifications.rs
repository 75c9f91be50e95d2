//! What a player was told, as a list: whatever mails the player wants, once, in the words of the mail.

use rules::PlayerId;
use serde_json::{Value, json};
use store::MailChoice;
use tests::{DAY, TestApp};

use crate::{bring_all, choose, mails, play, settle};

async fn list(app: &TestApp, player: PlayerId) -> Value {
    app.person(player).get("/api/notifications").await.expect(200).json
}

fn titles(list: &Value) -> Vec<&str> {
    let rows = list["notifications"].as_array().expect("rows");
    rows.iter().map(|row| row["title"].as_str().expect("a title")).collect()
}

/// Resigns, and answers the record of it.
async fn resign(app: &TestApp, pairing: &posthorn::demo::Pairing) -> Value {
    let event = rules::Event::Resigned { at: app.app.clock.now(), by: rules::Color::White };
    crate::append(app, pairing.game, &[event]).await
}

#[tokio::test]
async fn what_has_happened_is_listed_whatever_is_mailed() {
    let app = TestApp::new().await;
    let choices = [MailChoice::Each, MailChoice::Digest, MailChoice::None];
    for (number, choice) in (1..).zip(choices) {
        let pairing = app.pairing(number).await;
        let player = pairing.players.black;
        choose(&app, player, choice).await;
        assert_eq!(
            list(&app, player).await,
            json!({ "unread": 0, "notifications": [], "next": null })
        );
        // Whose turn it is stands in the list of games.
        bring_all(&app, &play(&app, &pairing, "e4").await).await;
        assert_eq!(titles(&list(&app, player).await).len(), 0, "{choice}");

        let record = resign(&app, &pairing).await;
        bring_all(&app, std::slice::from_ref(&record)).await;
        let told = list(&app, player).await;
        assert_eq!(told["unread"], 1, "{choice}");
        let row = &told["notifications"][0];
        assert_eq!(row["path"], json!(format!("/game/{number}")), "{choice}");
        assert_eq!(row["unread"], true);
        assert!(row["event"].as_str().is_some_and(|event| !event.is_empty()), "{row}");
        if choice == MailChoice::Each {
            let subjects = app.take_mails().into_iter().map(|mail| json!(mail.subject));
            assert!(subjects.collect::<Vec<_>>().contains(&row["title"]), "{row}");
        }
        // The record comes twice, the schedule runs, and the digest has its hour.
        bring_all(&app, &[record]).await;
        app.wait(DAY);
        settle(&app.app).await;
        assert_eq!(list(&app, player).await, told, "{choice}");
        let _ = mails(&app);
    }
}

#[tokio::test]
async fn what_was_looked_at_is_new_no_longer() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let player = pairing.players.black;
    let me = app.person(player);
    bring_all(&app, &[resign(&app, &pairing).await]).await;
    let told = list(&app, player).await;
    assert_eq!(told["unread"], 1);
    let look = async |until: &Value| {
        me.post("/api/notifications/seen", &json!({ "until": until })).await.expect(204);
        list(&app, player).await
    };
    let before = json!("2020-01-01T00:00:00Z");
    assert_eq!(look(&before).await["unread"], 1);
    let seen = look(&told["notifications"][0]["at"]).await;
    assert_eq!((&seen["unread"], &seen["notifications"][0]["unread"]), (&json!(0), &json!(false)));
    // Another device that has looked less far changes nothing, and nobody looks at what is yet to come.
    assert_eq!(look(&before).await, seen);
    assert_eq!(look(&json!("2099-01-01T00:00:00Z")).await, seen);
    app.wait(60);
    keep(&app, player, "Jan Novák has written to you").await;
    let told = list(&app, player).await;
    assert_eq!(told["unread"], 1);
    let marks: Vec<_> = (0..2).map(|row| &told["notifications"][row]["unread"]).collect();
    assert_eq!(marks, [&json!(true), &json!(false)]);
    // After 60 days it is forgotten, whenever the table does so.
    app.wait(61 * DAY);
    let nothing = json!({ "unread": 0, "notifications": [], "next": null });
    assert_eq!(list(&app, player).await, nothing);
}

/// Keeps a line under a name, and another one under the same, which is not kept.
async fn keep(app: &TestApp, player: PlayerId, name: &str) {
    for title in [name, "Another"] {
        let line = store::Notification {
            key: name.to_owned(),
            at: app.app.clock.now(),
            title: title.to_owned(),
            event: String::new(),
            path: "/".to_owned(),
        };
        app.app.store.keep_notification(player, &line).await.expect("kept");
    }
}

#[tokio::test]
async fn notifications_come_page_by_page_the_latest_first() {
    let app = TestApp::new().await;
    let player = PlayerId(7);
    for index in 0..5 {
        keep(&app, player, &format!("Title {index}")).await;
        // Two of the five are of one second.
        app.wait(if index == 2 { 0 } else { 60 });
    }
    app.member(player.0, "CZE", None, store::Role::Player).await;
    let me = app.person(player);
    let (mut seen, mut query) = (Vec::new(), "limit=2".to_owned());
    for _ in 0..3 {
        let page = me.get(&format!("/api/notifications?{query}")).await.expect(200).json;
        assert_eq!(page["unread"], 5);
        seen.extend(titles(&page).into_iter().map(str::to_owned));
        query = format!("limit=2&after={}", page["next"].as_str().unwrap_or("end"));
    }
    assert!(query.ends_with("end"));
    seen[1..3].sort();
    assert_eq!(seen, ["Title 4", "Title 2", "Title 3", "Title 1", "Title 0"]);
    assert_eq!(me.get("/api/notifications?after=x").await.verdict(), "400 invalid_query");
    let guest = app.request(axum::http::Method::GET, "/api/notifications", &[], "").await;
    assert_eq!(guest.verdict(), "401 unauthenticated");
}
