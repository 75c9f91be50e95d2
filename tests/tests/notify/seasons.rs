//! What a season of a league comes to: each captain hears where their team goes, with the reason where there is one.

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DIRECTOR, TestApp};

use crate::entries::told;

/// Four teams of two, two in each division; 11 is the captain of the first, 31 of the third and the fourth.
async fn over() -> (TestApp, u64) {
    let app = TestApp::new().await;
    app.officials().await;
    for id in [11, 12, 21, 22, 31, 32, 41, 42] {
        app.member(id, "CZE", Some(2_500 - u16::try_from(id).expect("small")), Role::Player).await;
    }
    let preset = app.preset("team_match", |a| {
        a["teams"]["boards"] = json!(2);
        a["system"] = json!("round_robin");
        a["teams"]["league"] = json!({ "divisions": ["First", "Second"], "follows": null });
    });
    let preset = preset.await;
    let event = app.announce(&preset).await;
    let path = format!("/api/events/{event}/teams");
    for (number, captain, first) in [(1, 11, 11), (2, 21, 21), (3, 31, 31), (4, 31, 41)] {
        let name = format!("Team {number}");
        let team = json!({ "name": name, "captain": captain, "line_up": [first, first + 1] });
        app.organiser().post(&path, &team).await.expect(200);
        let accept = json!({ "decision": "accept" });
        app.organiser().post(&format!("{path}/{number}"), &accept).await.expect(200);
    }
    let divisions =
        json!([{ "sizes": [2], "up": 0, "down": 1 }, { "sizes": [2], "up": 1, "down": 0 }]);
    let body = json!({ "version": 0, "divisions": divisions });
    app.organiser().post(&format!("/api/events/{event}/proposal"), &body).await.expect(200);
    app.publish_proposal(event).await;
    app.wait(100 * DAY);
    for player in [21, 22, 41, 42] {
        let seats = app.app.store.seats(PlayerId(player)).await.expect("seats");
        app.person(PlayerId(player)).resign(seats[0].game).await.expect(200);
    }
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let director = app.person_as(DIRECTOR, Role::Director);
    let body = json!({ "version": seen["version"] });
    director.post(&format!("/api/events/{event}/finish"), &body).await.expect(200);
    crate::settle(&app.app).await;
    app.take_mails();
    (app, event)
}

async fn decide(app: &TestApp, event: u64, moves: [(&str, Option<&str>); 4]) {
    let path = format!("/api/events/{event}/season");
    let version = app.organiser().get(&path).await.expect(200).json["version"].clone();
    let one = |(team, (movement, reason)): (u16, (&str, Option<&str>))| json!({ "team": team, "movement": movement, "reason": reason });
    let moves: Vec<Value> = (1..).zip(moves).map(one).collect();
    let body = json!({ "version": version, "moves": moves });
    app.organiser().post(&path, &body).await.expect(200);
}

/// TR-5.3-5.4, TR-5.6-5.7: captains are told once; who has two teams is sent to the page; decided again, it is told
/// again.
#[tokio::test]
async fn captains_hear_where_they_go() {
    let (app, event) = over().await;
    decide(&app, event, [("stays", None), ("down", None), ("up", None), ("stays", None)]).await;
    let mails = told(&app, event).await;
    let mails: Vec<(u32, &str, &str)> =
        mails.iter().map(|(to, subject, reason)| (*to, &**subject, &**reason)).collect();
    assert_eq!(
        mails,
        [
            (11, "Team 1 stays in its division: Test Cup 2026", ""),
            (21, "Team 2 goes down: Test Cup 2026", ""),
            (31, "Where your teams go: Test Cup 2026", ""),
        ]
    );
    let wish = Some("A place is free.");
    decide(&app, event, [("stays", None), ("stays", wish), ("up", None), ("stays", None)]).await;
    let again = told(&app, event).await;
    assert_eq!(again[1].1, "Team 2 stays in its division: Test Cup 2026");
    assert_eq!((again.len(), &*again[1].2), (3, "A place is free."));
}
