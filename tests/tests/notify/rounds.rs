//! A knock-out: whoever advances hears of it, and whoever has no opponent, whom no game tells.

use rules::PlayerId;
use serde_json::json;
use store::{EventId, Followed, Role};
use tests::{DAY, TestApp};

use crate::entries::told;

/// Who was taken in hears that they have advanced; of a fee that is still to be paid that they are entered.
#[tokio::test]
async fn who_advances_is_told() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in [1, 2, 3] {
        app.member(id, "CZE", Some(2_000 + u16::try_from(id).expect("few")), Role::Player).await;
    }
    let knock_out = |a: &mut serde_json::Value, code: &str, name: &str| {
        let now = app.app.clock.now();
        a["code"] = json!(code);
        a["name"] = json!(name);
        a["kind"] = json!("special");
        a["norms"] = json!(false);
        a["system"] = json!("knock_out");
        a["games_each"] = json!(1);
        a["section_size"] = json!(2);
        a["entries_close_at"] = json!((now + 2 * DAY).to_string());
        a["starts_at"] = json!((now + 3 * DAY).to_string());
    };
    let first = app.announce(&app.preset("friendly", |a| knock_out(a, "KO/1", "Cup")).await).await;
    for player in [1, 2, 3] {
        let path = format!("/api/events/{first}/entries");
        app.person(PlayerId(player)).post(&path, &json!({})).await.expect(200);
        let accept = json!({ "decision": "accept" });
        app.organiser().post(&format!("{path}/{player}"), &accept).await.expect(200);
    }
    let path = format!("/api/events/{first}/proposal");
    app.organiser().post(&path, &json!({ "version": 0 })).await.expect(200);
    app.publish_proposal(first).await;
    crate::settle(&app.app).await;
    app.take_mails();
    let mails = told(&app, first).await;
    let found: Vec<_> = mails.iter().map(|(to, subject, _)| (*to, &**subject)).collect();
    assert_eq!(found, [(3, "You go on without a game: Cup")]);
    // 2 loses, and 1 advances with 3.
    app.wait(4 * DAY);
    let seat = app.app.store.seats(PlayerId(2)).await.expect("seats").swap_remove(0);
    app.person(PlayerId(2)).resign(seat.game).await.expect(200);
    let next = app.preset("invitational", |a| {
        knock_out(a, "KO/2", "Cup, final");
        a["previous_round"] = json!({ "event": first, "advancing": 1 });
    });
    let second = app.announce(&next.await).await;
    let players = json!({ "players": [{ "player": 1 }, { "player": 3 }] });
    let path = format!("/api/events/{second}/advancers");
    app.organiser().post(&path, &players).await.expect(200);
    crate::settle(&app.app).await;
    app.take_mails();
    let mails = told(&app, second).await;
    let found: Vec<_> =
        mails.iter().map(|(to, subject, text)| (*to, &**subject, &**text)).collect();
    let subject = "You have advanced: Cup, final";
    assert_eq!(found, [(1, subject, ""), (3, subject, "")]);

    // Whoever follows the first round hears of the next one.
    let follower = PlayerId(70);
    app.member(follower.0, "CZE", None, Role::Player).await;
    let event = |id: u64| EventId(u32::try_from(id).expect("a number"));
    app.app.store.follow(follower, Followed::Event(event(first))).await.expect("followed");
    let path = format!("/api/events/{second}/proposal");
    app.organiser().post(&path, &json!({ "version": 0 })).await.expect(200);
    app.publish_proposal(second).await;
    told(&app, second).await;
    let lines = app.person(follower).get("/api/notifications").await.expect(200).json;
    let line = &lines["notifications"][0];
    let said = ["title", "event", "path"].map(|member| line[member].as_str().expect("a text"));
    let page = format!("/events/{second}");
    assert_eq!(said, ["The start lists are out", "Cup, final", &page]);
}
