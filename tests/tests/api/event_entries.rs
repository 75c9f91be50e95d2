//! Entries: who may enter, and what is decided about it (`TR-0.2`, `TR-1.0.5`, `TR-2.4`, `TR-2.5`,
//! `TR-4.7`, `TR-8.1`).

use rules::PlayerId;
use rules::tournament::{EntryAct, EntryState};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, DIRECTOR, OFFICER, TestApp};

const RATED: u32 = 10;
const UNRATED: u32 = 11;
const FOREIGNER: u32 = 12;

async fn with_players() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(RATED, "CZE", Some(1900), Role::Player).await;
    app.member(UNRATED, "CZE", None, Role::Player).await;
    app.member(FOREIGNER, "POL", Some(2300), Role::Player).await;
    app
}

async fn enter(app: &TestApp, event: u64, player: u32, body: Value) -> Answer {
    app.person(PlayerId(player)).post(&format!("/api/events/{event}/entries"), &body).await
}

async fn decide(app: &TestApp, event: u64, player: u32, body: Value) -> Answer {
    let path = format!("/api/events/{event}/entries/{player}");
    app.organiser().post(&path, &body).await
}

/// The page tells before anybody asks who cannot enter, with the rule that says so; both sides of
/// the Open Class's limit.
#[tokio::test]
async fn the_class_decides() {
    let app = with_players().await;
    let event = app.announce(&app.preset("open_class", |_| ()).await).await;
    let seen = app.person(PlayerId(RATED)).get(&format!("/api/events/{event}")).await.expect(200);
    assert_eq!(seen.json["refusal"]["code"], "outside_class");
    assert_eq!(seen.json["refusal"]["rule"], "TR-2.4");
    let refused = enter(&app, event, RATED, json!({})).await;
    assert_eq!(refused.verdict(), "409 outside_class TR-2.4");
    let entered = enter(&app, event, UNRATED, json!({})).await.expect(200);
    assert_eq!(entered.json["my_entry"]["state"], "entered");
    let again = enter(&app, event, UNRATED, json!({})).await.expect(200);
    assert_eq!(again.text, entered.text, "sent twice, it is answered as it stands");
    assert_eq!(entered.json["entries"]["entered"], 1);
}

/// Entries are taken from their first second to the last one before they close.
#[tokio::test]
async fn entries_open_and_close() {
    let app = with_players().await;
    let open = app.app.clock.now() + DAY;
    let announcement = app
        .preset("open_class", |a| {
            a["entries_open_at"] = json!(open.to_string());
            a["entries_close_at"] = json!((open + DAY).to_string());
        })
        .await;
    let event = app.announce(&announcement).await;
    app.wait(DAY - 1);
    let early = enter(&app, event, UNRATED, json!({})).await;
    assert_eq!(early.verdict(), "409 entries_not_yet_open");
    app.wait(DAY);
    let seen = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    assert_eq!(seen["phase"], "entries_open", "the last second");
    app.wait(1);
    let late = enter(&app, event, UNRATED, json!({})).await;
    assert_eq!(late.verdict(), "409 entries_closed TR-1.0.5");
}

/// An entry is accepted once its fee is recorded as paid.
#[tokio::test]
async fn the_fee_comes_first() {
    let app = with_players().await;
    let fee = json!({ "minor_units": 1500, "currency": "EUR" });
    let event = app.announce(&app.preset("open_class", |a| a["fee"] = fee).await).await;
    enter(&app, event, UNRATED, json!({})).await.expect(200);
    let early = decide(&app, event, UNRATED, json!({ "decision": "accept" })).await;
    assert_eq!(early.verdict(), "409 fee_not_paid TR-0.2");
    let paid = decide(&app, event, UNRATED, json!({ "decision": "fee_paid" })).await.expect(200);
    app.wait(60);
    let again = decide(&app, event, UNRATED, json!({ "decision": "fee_paid" })).await.expect(200);
    assert_eq!(again.text, paid.text, "paid once");
    // Recorded for the wrong player, it is taken back, once.
    for _ in 0..2 {
        let taken = decide(&app, event, UNRATED, json!({ "decision": "fee_not_paid" })).await;
        assert_eq!(taken.expect(200).json["fee_paid_at"], Value::Null);
    }
    let unpaid = decide(&app, event, UNRATED, json!({ "decision": "accept" })).await;
    assert_eq!(unpaid.verdict(), "409 fee_not_paid TR-0.2");
    let me = app.person(PlayerId(UNRATED));
    let path = format!("/api/events/{event}/entries/{UNRATED}");
    let own = me.post(&path, &json!({ "decision": "fee_not_paid" })).await;
    assert_eq!(own.verdict(), "403 forbidden");
    decide(&app, event, UNRATED, json!({ "decision": "fee_paid" })).await.expect(200);
    let accepted = decide(&app, event, UNRATED, json!({ "decision": "accept" })).await.expect(200);
    assert_eq!(accepted.json["state"], "accepted");
    let late = decide(&app, event, UNRATED, json!({ "decision": "fee_not_paid" })).await;
    assert_eq!(late.verdict(), "409 entry_accepted TR-0.2");
    let log =
        app.organiser().get(&format!("/api/events/{event}/acts?before=99")).await.expect(200).text;
    assert!(log.contains("\"fee_not_paid\""), "{log}");
}

/// A refusal says why, and who was refused does not come again without the organiser.
#[tokio::test]
async fn an_entry_is_refused() {
    let app = with_players().await;
    let event = app.announce(&app.preset("open_class", |_| ()).await).await;
    enter(&app, event, UNRATED, json!({})).await.expect(200);
    let mute = decide(&app, event, UNRATED, json!({ "decision": "refuse" })).await;
    assert_eq!(mute.verdict(), "422 invalid_body");
    let body = json!({ "decision": "refuse", "reason": "Entered under two names." });
    decide(&app, event, UNRATED, body).await.expect(200);
    let again = enter(&app, event, UNRATED, json!({})).await;
    assert_eq!(again.verdict(), "409 entry_refused");
    let list = app.person(PlayerId(RATED)).get(&format!("/api/events/{event}/entries")).await;
    assert_eq!(list.expect(200).json["entries"], json!([]), "nobody else's business");
    // Taken back, it stays refused: that is no way in.
    let path = format!("/api/events/{event}/entries/{UNRATED}");
    let me = app.person(PlayerId(UNRATED));
    let back = me.post(&path, &json!({ "decision": "withdraw" })).await.expect(200);
    assert_eq!(back.json["state"], "refused");
    assert_eq!(enter(&app, event, UNRATED, json!({})).await.verdict(), "409 entry_refused");
    decide(&app, event, UNRATED, json!({ "decision": "accept" })).await.expect(200);
}

/// Somebody else decides about the entry of an official, who takes it back like everybody.
#[tokio::test]
async fn nobody_decides_about_their_own_entry() {
    let app = with_players().await;
    let fee = json!({ "minor_units": 1500, "currency": "EUR" });
    let event = app.announce(&app.preset("open_class", |a| a["fee"] = fee).await).await;
    let path = format!("/api/events/{event}/entries");
    let officer = app.officer();
    let grounds = json!({ "grounds": { "kind": "commissioner", "text": "I am good." } });
    assert_eq!(officer.post(&path, &grounds).await.verdict(), "403 forbidden");
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let grounds = json!({ "grounds": { "kind": "nomination", "text": "I am good." } });
    assert_eq!(delegate.post(&path, &grounds).await.verdict(), "403 forbidden");
    officer.post(&path, &json!({})).await.expect(200);
    let own = format!("{path}/{}", OFFICER.0);
    for (decision, expected) in
        [("fee_paid", "403 own_event"), ("accept", "403 own_event"), ("withdraw", "200")]
    {
        let answer = officer.post(&own, &json!({ "decision": decision })).await;
        assert_eq!(answer.verdict(), expected, "{decision}");
    }
    officer.post(&path, &json!({})).await.expect(200);
    let body = json!({ "decision": "refuse", "reason": "The event is full." });
    app.organiser().post(&own, &body).await.expect(200);
    assert_eq!(officer.post(&path, &json!({})).await.verdict(), "409 entry_refused");
}

/// TR-4.5: a grandmaster enters free once the delegate has confirmed it, or has made the entry.
#[tokio::test]
async fn a_free_entry_is_confirmed() {
    let app = with_players().await;
    let (own, entered, pays, other) = (20, 21, 22, 160_067);
    for (player, rating) in [(own, 2560), (entered, 2570), (pays, 2460)] {
        app.member(player, "CZE", Some(rating), Role::Player).await;
    }
    app.member(other, "POL", None, Role::Federation).await;
    let fee = json!({ "minor_units": 1500, "currency": "EUR" });
    let event = app.announce(&app.preset("grandmaster_norm", |a| a["fee"] = fee).await).await;
    let mine = enter(&app, event, own, json!({})).await.expect(200).json["my_entry"].clone();
    assert_eq!([&mine["free"], &mine["confirmed_at"]], [&json!(true), &Value::Null]);
    let (accept, confirm) = (json!({ "decision": "accept" }), json!({ "decision": "confirm" }));
    let refused = decide(&app, event, own, accept.clone()).await;
    assert_eq!(refused.verdict(), "409 entry_not_confirmed TR-4.5");
    let path = format!("/api/events/{event}/entries/{own}");
    let people = [(own, Role::Player), (entered, Role::Player), (other, Role::Federation)];
    for (player, role) in people {
        let answer = app.person_as(PlayerId(player), role).post(&path, &confirm).await;
        assert_eq!(answer.verdict(), "403 forbidden", "{player}");
    }
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let confirmed = delegate.post(&path, &confirm).await.expect(200);
    assert_eq!(confirmed.json["confirmed_at"], app.app.clock.now().to_string());
    app.wait(60);
    assert_eq!(delegate.post(&path, &confirm).await.expect(200).text, confirmed.text, "once");
    assert_eq!(delegate.post(&path, &accept).await.verdict(), "403 forbidden");
    decide(&app, event, own, accept.clone()).await.expect(200);
    // What the delegate enters is confirmed with it.
    let path = format!("/api/events/{event}/entries");
    delegate.post(&path, &json!({ "player": entered })).await.expect(200);
    decide(&app, event, entered, accept.clone()).await.expect(200);
    // The organiser's word is recorded, as a fee is, and is none where the organiser enters somebody.
    let told = 23;
    app.member(told, "POL", Some(2580), Role::Player).await;
    app.organiser().post(&path, &json!({ "player": told })).await.expect(200);
    let refused = decide(&app, event, told, accept.clone()).await;
    assert_eq!(refused.verdict(), "409 entry_not_confirmed TR-4.5");
    decide(&app, event, told, confirm.clone()).await.expect(200);
    decide(&app, event, told, accept.clone()).await.expect(200);
    // Whoever pays has nothing to be confirmed.
    enter(&app, event, pays, json!({})).await.expect(200);
    assert_eq!(decide(&app, event, pays, confirm).await.verdict(), "409 not_free");
    assert_eq!(decide(&app, event, pays, accept).await.verdict(), "409 fee_not_paid TR-0.2");
}

/// What was paid stays paid when an entry is made again, or on other grounds.
#[tokio::test]
async fn what_was_paid_is_kept() {
    let app = with_players().await;
    let fee = json!({ "minor_units": 1500, "currency": "EUR" });
    let event = app.announce(&app.preset("open_class", |a| a["fee"] = fee).await).await;
    enter(&app, event, UNRATED, json!({})).await.expect(200);
    let paid = decide(&app, event, UNRATED, json!({ "decision": "fee_paid" })).await.expect(200);
    let path = format!("/api/events/{event}/entries");
    let me = app.person(PlayerId(UNRATED));
    let withdraw = json!({ "decision": "withdraw" });
    me.post(&format!("{path}/{UNRATED}"), &withdraw).await.expect(200);
    app.wait(60);
    let again = enter(&app, event, UNRATED, json!({})).await.expect(200).json;
    assert_eq!(again["my_entry"]["fee_paid_at"], paid.json["fee_paid_at"]);
}

/// Players take their entries back before the start lists, and may come again (`TR-8.1`).
#[tokio::test]
async fn an_entry_is_taken_back() {
    let app = with_players().await;
    let event = app.announce(&app.preset("open_class", |_| ()).await).await;
    enter(&app, event, UNRATED, json!({})).await.expect(200);
    let path = format!("/api/events/{event}/entries/{UNRATED}");
    let other = app.person(PlayerId(RATED)).post(&path, &json!({ "decision": "withdraw" })).await;
    assert_eq!(other.verdict(), "403 forbidden");
    let me = app.person(PlayerId(UNRATED));
    let withdrawn = me.post(&path, &json!({ "decision": "withdraw" })).await.expect(200);
    assert_eq!(withdrawn.json["state"], "withdrawn");
    assert_eq!(me.post(&path, &json!({ "decision": "accept" })).await.verdict(), "403 forbidden");
    assert_eq!(
        decide(&app, event, UNRATED, json!({ "decision": "accept" })).await.verdict(),
        "404 unknown_entry"
    );
    app.wait(60);
    let again = enter(&app, event, UNRATED, json!({})).await.expect(200);
    assert_eq!(again.json["my_entry"]["state"], "entered");
}

/// A federation enters its own players and nominates them; others it does not (`TR-2.5`).
#[tokio::test]
async fn federations_enter_their_players() {
    let app = with_players().await;
    let event = app.announce(&app.preset("higher_class", |_| ()).await).await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let path = format!("/api/events/{event}/entries");
    let unrated = delegate.post(&path, &json!({ "player": UNRATED })).await;
    assert_eq!(unrated.verdict(), "409 outside_class TR-2.5");
    let grounds = json!({ "kind": "nomination", "text": "Plays over the board at 2000." });
    let body = json!({ "player": UNRATED, "grounds": grounds });
    delegate.post(&path, &body).await.expect(200);
    let foreign = delegate.post(&path, &json!({ "player": FOREIGNER })).await;
    assert_eq!(foreign.verdict(), "403 forbidden");
    // Nobody nominates or admits themselves.
    let own = json!({ "grounds": { "kind": "commissioner", "text": "I am good." } });
    assert_eq!(enter(&app, event, FOREIGNER, own).await.verdict(), "403 forbidden");
    let admitted = json!({
        "player": FOREIGNER, "grounds": { "kind": "commissioner", "text": "As the class needs one." }
    });
    app.organiser().post(&path, &admitted).await.expect(200);
    let list = app.person_as(DIRECTOR, Role::Director).get(&path).await.expect(200).json;
    assert_eq!(list["entries"][0]["grounds"]["kind"], "nomination");
    let list = app.person(PlayerId(RATED)).get(&path).await.expect(200).json;
    assert_eq!(list["entries"][0]["grounds"], Value::Null, "not for everybody");
}

/// One norm event each half-year (`TR-4.7`), counted by its start; a withdrawn entry does not count.
#[tokio::test]
async fn one_norm_event_each_half_year() {
    let app = with_players().await;
    let player = FOREIGNER;
    let mut events = Vec::new();
    let now = app.app.clock.now();
    for (code, days) in [("N1", 40), ("N2", 41), ("N3", 240)] {
        let announcement = app
            .preset("master_norm", |a| {
                a["code"] = json!(code);
                a["entries_close_at"] = json!((now + 30 * DAY).to_string());
                a["starts_at"] = json!((now + days * DAY).to_string());
            })
            .await;
        events.push(app.announce(&announcement).await);
    }
    enter(&app, events[0], player, json!({})).await.expect(200);
    let second = enter(&app, events[1], player, json!({})).await;
    assert_eq!(second.verdict(), "409 second_norm_event TR-4.7");
    enter(&app, events[2], player, json!({})).await.expect(200);
    let path = format!("/api/events/{}/entries/{player}", events[0]);
    app.person(PlayerId(player)).post(&path, &json!({ "decision": "withdraw" })).await.expect(200);
    enter(&app, events[1], player, json!({})).await.expect(200);
    // One that is called off is none.
    let refused = enter(&app, events[0], player, json!({})).await;
    assert_eq!(refused.verdict(), "409 second_norm_event TR-4.7");
    let path = format!("/api/events/{}", events[1]);
    let version = app.organiser().get(&path).await.expect(200).json["version"].clone();
    let body = json!({ "version": version, "reason": "Too few." });
    app.organiser().post(&format!("{path}/cancel"), &body).await.expect(200);
    enter(&app, events[0], player, json!({})).await.expect(200);
}

/// TR-4.7, TR-0.1: a championship, or an event for those who are invited, that gives norms is no norm event.
#[tokio::test]
async fn norms_elsewhere_are_no_norm_event() {
    let app = with_players().await;
    let player = FOREIGNER;
    let invitational = app.announce(&app.preset("invitational", |_| ()).await).await;
    let path = format!("/api/events/{invitational}/entries");
    let grounds = json!({ "kind": "qualification", "text": "By an earlier result." });
    let entry = json!({ "player": player, "grounds": grounds });
    app.organiser().post(&path, &entry).await.expect(200);
    let norm = app.announce(&app.preset("master_norm", |a| a["code"] = json!("N1")).await).await;
    enter(&app, norm, player, json!({})).await.expect(200);
}

/// The description names the decisions and states that the rules read and write.
#[test]
fn decisions_are_described_as_the_rules_know_them() {
    let described = &posthorn::description::openapi()["components"]["schemas"];
    assert_eq!(described["EntryDecision"]["enum"], json!(EntryAct::ALL));
    assert_eq!(described["EntryState"]["enum"], json!(EntryState::ALL));
}
