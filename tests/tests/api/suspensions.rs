//! What stays after a withdrawal: suspensions, and the deposit that comes with the next entry (`TR-8.3`
//! to `TR-8.6`, `SKS-7.4` to `SKS-7.6`).

use rules::PlayerId;
use rules::tournament::no_entry_until;
use serde_json::{Value, json};
use store::{Role, StoredWithdrawal};
use tests::{DAY, DELEGATE, OFFICER, TestApp};

use crate::withdrawals::{
    DESK, MINE, PLAYER, ask, begun, decide, director, officer, report, ruling, told, with_players,
};

/// TR-8.3: who has abused the acceptance is suspended for five years, from when it was found out.
#[tokio::test]
async fn abuse_brings_five_years() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    ask(&app).await.expect(200);
    let early = decide(officer(&app), &ruling("abused", 1)).await;
    assert_eq!(early.verdict(), "409 not_accepted TR-8.3");
    decide(director(&app), &ruling("accepted", 1)).await.expect(200);
    // While games still wait to follow from the acceptance, it is carried out first.
    let store = &app.app.store;
    let done = store.withdrawals_of(PLAYER).await.expect("withdrawals").remove(0);
    let running = StoredWithdrawal { alarm_at: Some(app.app.clock.now()), ..done.clone() };
    store.change_withdrawal(&done, &running).await.expect("an alarm");
    let early = decide(officer(&app), &ruling("abused", 3)).await;
    assert_eq!(early.verdict(), "409 being_carried_out");
    // An opponent with an office decides when none of the games is concerned any more.
    let opponent = app.person_as(PlayerId(2), Role::Officer);
    assert_eq!(decide(opponent, &ruling("abused", 3)).await.verdict(), "403 forbidden");
    app.app.settle_withdrawal(done.id).await.expect("settled");
    app.wait(30 * DAY);
    let until = no_entry_until(app.app.clock.now(), 60);
    let found = decide(officer(&app), &ruling("abused", 3)).await.expect(200);
    assert_eq!(found.json["withdrawal"]["suspended_until"], json!(until.to_string()));
    assert_eq!(decide(officer(&app), &ruling("abused", 3)).await.expect(200).text, found.text);
    assert_eq!(decide(opponent, &ruling("abused", 3)).await.expect(200).text, found.text);
    assert_eq!(told(&app, "abused").await, [1, DELEGATE.0, OFFICER.0]);
}

/// An event with a fee in which the player, who has withdrawn in silence before, has entered; the path
/// of its entries.
async fn entered_again(app: &TestApp) -> (u64, String) {
    with_players(app).await;
    begun(app, "T/1", |_| ()).await;
    director(app).post(DESK, &report("silent", Some(1))).await.expect(200);
    app.wait(40 * DAY);
    let now = app.app.clock.now();
    let fee = json!({ "minor_units": 1500, "currency": "EUR" });
    let announcement = app
        .preset("friendly", |a| {
            a["code"] = json!("T/2");
            a["section_size"] = json!(3);
            a["fee"] = fee.clone();
            a["entries_close_at"] = json!((now + DAY).to_string());
            a["starts_at"] = json!((now + 2 * DAY).to_string());
        })
        .await;
    let event = app.announce(&announcement).await;
    let path = format!("/api/events/{event}/entries");
    app.person(PLAYER).post(&path, &json!({})).await.expect(200);
    (event, path)
}

/// TR-8.4, TR-8.6, SKS-7.6: the deposit is asked for at the door until an event was finished properly.
#[tokio::test]
async fn a_deposit_is_owed_and_given_back() {
    let app = TestApp::new().await;
    let (event, path) = entered_again(&app).await;
    let decide = async |what: &str| {
        app.organiser().post(&format!("{path}/1"), &json!({ "decision": what })).await
    };
    assert_eq!(decide("deposit_refunded").await.verdict(), "409 no_deposit");
    decide("fee_paid").await.expect(200);
    assert_eq!(decide("accept").await.verdict(), "409 deposit_not_paid TR-8.4");
    let paid = decide("deposit_paid").await.expect(200);
    assert_eq!(paid.json["deposit"]["refunded_at"], Value::Null);
    assert_eq!(decide("deposit_paid").await.expect(200).text, paid.text, "paid once");
    decide("accept").await.expect(200);
    assert_eq!(decide("deposit_refunded").await.verdict(), "409 event_not_over");
    let body = json!({ "decision": "deposit_paid" });
    let own = app.person(PLAYER).post(&format!("{path}/1"), &body).await;
    assert_eq!(own.verdict(), "403 forbidden");
    // The event is played, by resignations.
    for player in [2, 3] {
        app.person(PlayerId(player)).post(&path, &json!({})).await.expect(200);
        for what in ["fee_paid", "accept"] {
            let path = format!("{path}/{player}");
            app.organiser().post(&path, &json!({ "decision": what })).await.expect(200);
        }
    }
    let proposal = json!({ "version": 0, "sizes": [3] });
    app.organiser().post(&format!("/api/events/{event}/proposal"), &proposal).await.expect(200);
    app.publish_proposal(event).await;
    app.wait(2 * DAY);
    for player in [1, 2, 3] {
        for seat in app.app.store.seats(PlayerId(player)).await.expect("seats") {
            if seat.ended_at.is_none() {
                app.person(PlayerId(player)).resign(seat.game).await;
            }
        }
    }
    let version = director(&app).get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": version["version"] });
    director(&app).post(&format!("/api/events/{event}/finish"), &body).await.expect(200);
    assert_eq!(app.person(PLAYER).get(MINE).await.expect(200).json["owes_deposit"], true);
    let back = decide("deposit_refunded").await.expect(200);
    assert_ne!(back.json["deposit"]["refunded_at"], Value::Null);
    assert_eq!(decide("deposit_forfeited").await.verdict(), "409 deposit_settled");
    assert_eq!(app.person(PLAYER).get(MINE).await.expect(200).json["owes_deposit"], false);
    // It is nobody else's business.
    let seen = app.person(PlayerId(2)).get(&path).await.expect(200).json;
    assert!(seen["entries"].as_array().expect("entries").iter().all(|e| e["deposit"].is_null()));
}

/// TR-8.4: an entry that is taken back keeps its deposit. It is given back without anything being
/// played, and the next one is owed as before.
#[tokio::test]
async fn a_deposit_stays_with_its_entry() {
    let app = TestApp::new().await;
    let (_, path) = entered_again(&app).await;
    let decide = async |what: &str| {
        app.organiser().post(&format!("{path}/1"), &json!({ "decision": what })).await
    };
    decide("fee_paid").await.expect(200);
    let paid = decide("deposit_paid").await.expect(200);
    decide("withdraw").await.expect(200);
    app.person(PLAYER).post(&path, &json!({})).await.expect(200);
    decide("withdraw").await.expect(200);
    let back = decide("deposit_refunded").await.expect(200);
    assert_eq!(back.json["deposit"]["paid_at"], paid.json["deposit"]["paid_at"]);
    assert_eq!(decide("deposit_forfeited").await.verdict(), "409 deposit_settled");
    app.person(PLAYER).post(&path, &json!({})).await.expect(200);
    assert_eq!(app.person(PLAYER).get(MINE).await.expect(200).json["owes_deposit"], true);
    assert_eq!(decide("accept").await.verdict(), "409 deposit_not_paid TR-8.4");
    let paid = decide("deposit_paid").await.expect(200);
    assert_eq!(paid.json["deposit"]["refunded_at"], Value::Null);
}
