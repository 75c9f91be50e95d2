//! Teams: whoever is named in a line-up is told, and what becomes of the team. Whoever has done it is not told.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{ORGANISER, TestApp};

use crate::entries::told;

fn team(line_up: &[u32]) -> Value {
    json!({ "name": "Rooks", "captain": 11, "line_up": line_up })
}

/// TR-11, TR-8.1: everybody in a team hears of it once, the organisers of teams that come and go.
#[tokio::test]
async fn teams_are_told() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in [11, 12, 21] {
        app.member(id, "CZE", Some(2_100), Role::Player).await;
    }
    let event = app.announce(&app.preset("team_match", |_| ()).await).await;
    let heard = async |expected: &[(u32, &str)]| {
        let mails = told(&app, event).await;
        let mails: Vec<(u32, &str)> =
            mails.iter().map(|(to, subject, _)| (*to, &**subject)).collect();
        assert_eq!(mails, expected);
    };
    let path = format!("/api/events/{event}/teams");
    let (captain, organiser) = (app.person(PlayerId(11)), app.organiser());
    captain.post(&path, &team(&[11, 12])).await.expect(200);
    heard(&[
        (12, "You play for Rooks on board 2: Test Cup 2026"),
        (ORGANISER.0, "Rooks has been entered: Test Cup 2026"),
    ])
    .await;
    let first = format!("{path}/1");
    captain.request(Method::PUT, &first, &team(&[11, 21])).await.expect(200);
    heard(&[
        (12, "You no longer play for Rooks: Test Cup 2026"),
        (21, "You play for Rooks on board 2: Test Cup 2026"),
    ])
    .await;
    // Another one becomes the captain, who hears of it, and gives it back.
    let led = |captain: u32| json!({ "name": "Rooks", "captain": captain, "line_up": [11, 21] });
    captain.request(Method::PUT, &first, &led(12)).await.expect(200);
    heard(&[(12, "You are the captain of Rooks: Test Cup 2026")]).await;
    organiser.request(Method::PUT, &first, &led(11)).await.expect(200);
    let handed_over = (12, "Given Player 11 is the captain of Rooks now: Test Cup 2026");
    heard(&[(11, "You are the captain of Rooks: Test Cup 2026"), handed_over]).await;
    organiser.post(&first, &json!({ "decision": "accept" })).await.expect(200);
    heard(&[(11, "Rooks plays: Test Cup 2026"), (21, "Rooks plays: Test Cup 2026")]).await;
    let refused = json!({ "decision": "refuse", "reason": "Too late." });
    organiser.post(&first, &refused).await.expect(200);
    let mails = told(&app, event).await;
    assert_eq!(
        mails[0],
        (11, "Rooks was refused: Test Cup 2026".to_owned(), "Too late.".to_owned())
    );
    organiser.post(&first, &json!({ "decision": "waiting_list" })).await.expect(200);
    let waits = "Rooks is on the waiting list: Test Cup 2026";
    heard(&[(11, waits), (21, waits)]).await;
    captain.post(&first, &json!({ "decision": "withdraw" })).await.expect(200);
    let gone = "Rooks will not play: Test Cup 2026";
    heard(&[(21, gone), (ORGANISER.0, gone)]).await;

    // An event that does not take place is told to everybody who is in a team of it.
    organiser
        .post(&path, &json!({ "name": "Bishops", "captain": 21, "line_up": [12] }))
        .await
        .expect(200);
    heard(&[
        (12, "You play for Bishops on board 1: Test Cup 2026"),
        (21, "You are the captain of Bishops: Test Cup 2026"),
    ])
    .await;
    let seen = organiser.get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": seen["version"], "reason": "Too few teams." });
    organiser.post(&format!("/api/events/{event}/cancel"), &body).await.expect(200);
    let mails = told(&app, event).await;
    assert_eq!(mails.iter().map(|mail| mail.0).collect::<Vec<_>>(), [12, 21]);
}
