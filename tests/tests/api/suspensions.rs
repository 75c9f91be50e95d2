//! What stays after a withdrawal: suspensions, and the deposit that comes with the next entry (`TR-8.3`
//! to `TR-8.6`, `SKS-7.4` to `SKS-7.6`).

use rules::PlayerId;
use rules::tournament::{EntryState, EventId, no_entry_until};
use serde_json::{Value, json};
use store::{Role, StoredWithdrawal};
use tests::{DAY, DELEGATE, OFFICER, TestApp};

use crate::desk_events::lines;
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

/// TR-8.3: an abuse takes back what the player has entered since and what has not begun; games that were begun
/// since go on.
#[tokio::test]
async fn an_abuse_takes_entries_back() {
    let app = TestApp::new().await;
    with_players(&app).await;
    begun(&app, "T/1", |_| ()).await;
    ask(&app).await.expect(200);
    decide(director(&app), &ruling("accepted", 1)).await.expect(200);
    app.wait(200 * DAY);
    begun(&app, "T/2", |_| ()).await;
    let (code, close) = (json!("T/3"), app.app.clock.now() + DAY);
    let announcement = app
        .preset("friendly", |a| {
            a["code"] = code;
            a["entries_close_at"] = json!(close.to_string());
        })
        .await;
    let event = app.announce(&announcement).await;
    let path = format!("/api/events/{event}/entries");
    app.person(PLAYER).post(&path, &json!({})).await.expect(200);
    app.organiser().post(&format!("{path}/1"), &json!({ "decision": "accept" })).await.expect(200);
    let store = &app.app.store;
    let version = store.withdrawals_of(PLAYER).await.expect("withdrawals").remove(0).version;
    decide(officer(&app), &ruling("abused", version)).await.expect(200);
    let entry = store.entry(EventId(u32::try_from(event).expect("small")), PLAYER).await;
    let state = entry.expect("the table").map(|entry| entry.state);
    assert_eq!(state, Some(EntryState::Withdrawn));
    let seats = store.seats(PLAYER).await.expect("seats");
    assert_eq!(seats.iter().filter(|seat| seat.ended_at.is_none()).count(), 2, "T/2 goes on");
    let settled = store.withdrawals_of(PLAYER).await.expect("withdrawals").remove(0);
    assert!(settled.is_settled());
    let again = app.organiser().post(&format!("{path}/1"), &json!({ "decision": "accept" })).await;
    assert_eq!(again.verdict(), "404 unknown_entry");
}

/// TR-14, LAW-13.3.2: who is suspended after entering is not accepted, and start lists with them are not
/// published; ended before its time, both are possible again.
#[tokio::test]
async fn a_suspension_comes_between_entry_and_start_list() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let announcement = app.preset("friendly", |a| a["section_size"] = json!(3)).await;
    let event = app.announce(&announcement).await;
    let path = format!("/api/events/{event}/entries");
    app.propose(event, &[2, 3], &[2]).await;
    app.person(PLAYER).post(&path, &json!({})).await.expect(200);
    let suspensions = |player| format!("/api/players/{player}/suspensions");
    officer(&app).post(&suspensions(PLAYER), &suspend("conduct", 12)).await.expect(200);
    let accept = json!({ "decision": "accept" });
    let accepted = app.organiser().post(&format!("{path}/1"), &accept).await;
    assert_eq!(accepted.verdict(), "409 suspended LAW-13.3.2");
    let refuse = json!({ "decision": "refuse", "reason": "Suspended." });
    app.organiser().post(&format!("{path}/1"), &refuse).await.expect(200);
    let second = PlayerId(2);
    officer(&app).post(&suspensions(second), &suspend("conduct", 12)).await.expect(200);
    let body = app.publication(event).await;
    let publish = format!("/api/events/{event}/publish");
    let published = app.organiser().post(&publish, &body).await;
    assert_eq!(published.verdict(), "409 player_suspended LAW-13.3.2");
    let lift = json!({ "reason": "The appeal was upheld." });
    officer(&app).post(&format!("{}/1/lift", suspensions(second)), &lift).await.expect(200);
    app.organiser().post(&publish, &body).await.expect(200);
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
    // LAW-14.1: what becomes of it waits at the desk.
    let waits = format!("deposits {event} 1 0 TR-8.4");
    assert_eq!(lines(app.organiser()).await, [waits]);
    let back = decide("deposit_refunded").await.expect(200);
    assert_eq!(lines(app.organiser()).await, [""; 0]);
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

pub(crate) fn suspend(cause: &str, months: u16) -> Value {
    json!({ "cause": cause, "months": months, "reason": "Insults in three events." })
}

/// LAW-13.3.2: an officer suspends a player, who reads why, enters nothing meanwhile, and enters again
/// once it is lifted.
#[tokio::test]
async fn an_officer_suspends_and_lifts() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let path = format!("/api/players/{PLAYER}/suspensions");
    let announcement = app.preset("friendly", |a| a["code"] = json!("T/1")).await;
    let entries = format!("/api/events/{}/entries", app.announce(&announcement).await);
    for (body, expected) in [
        (suspend("conduct", 0), "422 suspension_length LAW-13.3.2"),
        (suspend("conduct", 121), "422 suspension_length LAW-13.3.2"),
        (suspend("publishing", 25), "422 suspension_length TR-14"),
        (suspend("publishing", 24), "409 not_repeated TR-14"),
        (suspend("doping", 1), "422 invalid_body"),
        (json!({ "cause": "conduct", "months": 1, "reason": " " }), "422 invalid_body"),
    ] {
        assert_eq!(officer(&app).post(&path, &body).await.verdict(), expected, "{body}");
    }
    let until = no_entry_until(app.app.clock.now(), 12);
    let made = officer(&app).post(&path, &suspend("conduct", 12)).await.expect(200);
    assert_eq!(
        officer(&app).post(&path, &suspend("conduct", 12)).await.expect(200).text,
        made.text
    );
    let other = officer(&app).post(&path, &suspend("conduct", 13)).await;
    assert_eq!(other.verdict(), "409 suspended_already");
    assert_eq!(notices(&app).await, ["suspension-1"]);
    let mine = app.person(PLAYER).get(&path).await.expect(200).json;
    let [suspension] = &mine["suspensions"].as_array().expect("suspensions")[..] else {
        panic!("one: {mine}")
    };
    assert_eq!(suspension["until"], json!(until.to_string()));
    assert_eq!(suspension["reason"], "Insults in three events.");
    assert_eq!((&mine["may_suspend"], &suspension["running"]), (&json!(false), &json!(true)));
    let withdrawals = app.person(PLAYER).get(MINE).await.expect(200).json;
    assert_eq!(withdrawals["suspended_until"], json!(until.to_string()));
    let refused = app.person(PLAYER).post(&entries, &json!({})).await;
    assert_eq!(refused.verdict(), "409 suspended LAW-13.3.2");

    let listed = async || {
        let list = officer(&app).get("/api/suspensions").await.expect(200).json;
        let line =
            |one: &Value| format!("{} {} {}", one["player"]["id"], one["rule"], one["until"]);
        list["players"].as_array().expect("players").iter().map(line).collect::<Vec<_>>()
    };
    assert_eq!(listed().await, [format!(r#"{PLAYER} "LAW-13.3.2" "{until}""#)]);
    let refused = app.person(PLAYER).get("/api/suspensions").await;
    assert_eq!(refused.verdict(), "403 forbidden");

    let lift = json!({ "reason": "The appeal was upheld." });
    let unknown = officer(&app).post(&format!("{path}/2/lift"), &lift).await;
    assert_eq!(unknown.verdict(), "404 unknown_suspension");
    let path = format!("{path}/1/lift");
    let lifted = officer(&app).post(&path, &lift).await.expect(200);
    assert_eq!(officer(&app).post(&path, &lift).await.expect(200).text, lifted.text);
    let again = officer(&app).post(&path, &json!({ "reason": "Another." })).await;
    assert_eq!(again.verdict(), "409 suspension_over");
    assert_eq!(lifted.json["suspensions"][0]["lifted"]["reason"], "The appeal was upheld.");
    assert_eq!(listed().await, Vec::<String>::new());
    assert_eq!(notices(&app).await, ["suspension-1", "suspension-1-lifted"]);
    app.person(PLAYER).post(&entries, &json!({})).await.expect(200);
}

/// Nobody but officers and the player reads it, and no officer decides about themselves.
#[tokio::test]
async fn who_suspends() {
    let app = TestApp::new().await;
    with_players(&app).await;
    let path = format!("/api/players/{PLAYER}/suspensions");
    for role in [Role::Player, Role::Director, Role::Organiser, Role::Federation] {
        let person = app.person_as(PlayerId(2), role);
        assert_eq!(person.get(&path).await.verdict(), "403 forbidden");
        assert_eq!(person.post(&path, &suspend("conduct", 1)).await.verdict(), "403 forbidden");
    }
    let own = format!("/api/players/{OFFICER}/suspensions");
    let refused = officer(&app).post(&own, &suspend("conduct", 1)).await;
    assert_eq!(refused.verdict(), "403 own_suspension");
    assert_eq!(officer(&app).get(&own).await.expect(200).json["may_suspend"], false);
    for unknown in ["77", "x"] {
        let path = format!("/api/players/{unknown}/suspensions");
        assert_eq!(officer(&app).get(&path).await.verdict(), "404 unknown_player");
    }
}

/// What the player has been told about suspensions, by the notices' names.
async fn notices(app: &TestApp) -> Vec<String> {
    let pending = app.app.store.pending_notices(PLAYER).await.expect("notices");
    let mut keys: Vec<String> = pending.iter().map(|pending| pending.notice.kind.key()).collect();
    keys.retain(|key| key.starts_with("suspension-"));
    keys.sort_unstable();
    keys
}
