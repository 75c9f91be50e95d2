//! What would follow from the report of a withdrawal is seen before it is sent (`TR-8.2`, `TR-8.5`).

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DELEGATE, DIRECTOR, OFFICER, ORGANISER, Person, TestApp};

use crate::withdrawals::{DESK, PLAYER, ask, begun, director, officer, report, with_players};

async fn preview(person: Person<'_>, player: u32) -> Answer {
    person.get(&format!("{DESK}/preview?player={player}")).await
}

/// It is what the desk shows of a request, and writes nothing.
#[tokio::test]
async fn a_report_is_looked_at_first() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    let mut seen = preview(director(&app), PLAYER.0).await.expect(200).json;
    assert_eq!(preview(director(&app), PLAYER.0).await.expect(200).json, seen);
    let listed = app.app.store.listed_withdrawals().await.expect("withdrawals");
    let kept = app.app.store.withdrawals_of(PLAYER).await.expect("withdrawals");
    assert_eq!((listed, kept), (Vec::new(), Vec::new()));
    assert_eq!(seen["events"][0]["games"].as_array().map(Vec::len), Some(2));
    assert_eq!(seen["suspensions"][2]["max"], 24);
    ask(&app).await.expect(200);
    let mut desk = director(&app).get(DESK).await.expect(200).json["withdrawals"][0].take();
    let player = seen.as_object_mut().and_then(|seen| seen.remove("player"));
    let withdrawal = desk.as_object_mut().and_then(|desk| desk.remove("withdrawal"));
    assert_eq!(desk, seen);
    assert_eq!(withdrawal.map(|withdrawal| withdrawal["player"].clone()), player);
}

/// By whoever may report it, and where that is still to be done.
#[tokio::test]
async fn who_sees_what() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    for (who, role, expected) in [
        (PLAYER, Role::Player, "403 forbidden"),
        (PLAYER, Role::Officer, "403 forbidden"),
        (PlayerId(2), Role::Officer, "403 forbidden"),
        (PlayerId(4), Role::Director, "403 forbidden"),
        (DELEGATE, Role::Federation, "403 forbidden"),
        (DIRECTOR, Role::Director, "200"),
        (ORGANISER, Role::Organiser, "200"),
        (OFFICER, Role::Officer, "200"),
    ] {
        let answer = preview(app.person_as(who, role), PLAYER.0).await;
        assert_eq!(answer.verdict(), expected, "{who} {role:?}");
    }
    assert_eq!(preview(officer(&app), 4).await.verdict(), "409 nothing_to_withdraw_from");
    assert_eq!(preview(officer(&app), 99).await.verdict(), "404 unknown_player");
    let unreadable = officer(&app).get(&format!("{DESK}/preview?player=x")).await;
    assert_eq!(unreadable.verdict(), "400 invalid_query");
    ask(&app).await.expect(200);
    assert_eq!(preview(director(&app), PLAYER.0).await.verdict(), "409 withdrawal_waits");
}

/// A second silence is seen as one, and who has decided has a name.
#[tokio::test]
async fn what_came_before_is_seen() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    let reported = director(&app).post(DESK, &report("silent", Some(0))).await.expect(200).json;
    let by = &reported["withdrawal"]["decisions"][0]["by"];
    let name = format!("Player {DIRECTOR}");
    assert_eq!((&by["id"], &by["family_name"]), (&json!(DIRECTOR), &json!(name)));
    let mine = app.person(PLAYER).get("/api/withdrawals").await.expect(200).json;
    assert_eq!(&mine["withdrawals"][0]["decisions"][0]["by"], by);
    let over = preview(officer(&app), PLAYER.0).await;
    assert_eq!(over.verdict(), "409 nothing_to_withdraw_from");
    begun(&app, "T/2", |_| ()).await;
    let seen = preview(director(&app), PLAYER.0).await.expect(200).json;
    let earlier: Vec<&Value> =
        seen["earlier"].as_array().expect("some").iter().map(|past| &past["kind"]).collect();
    assert_eq!(earlier, ["silent"]);
    assert_eq!(
        seen["suspensions"][2],
        json!({ "kind": "silent", "min": 60, "max": 120, "usual": 60 })
    );
}
