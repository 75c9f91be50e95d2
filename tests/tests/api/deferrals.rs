//! A place in the World Championship Final put off to a later one, and former World Champions in one
//! (`TR-1.4.3`).

use rules::PlayerId;
use rules::tournament::Deferral;
use serde_json::{Value, json};
use store::{Error, EventAct, EventActKind, EventId};
use tests::{DAY, TestApp};

use crate::imports;
use crate::qualifications::{self, enter};
use crate::qualifiers::agrees;

/// A section of the Candidates' Tournament in which the lower number has won, brought here; its number.
async fn candidates(app: &TestApp) -> u32 {
    imports::candidates(app).await;
    let told = told(app, 1).await;
    let section = &told["qualifications"][0]["section"]["id"];
    u32::try_from(section.as_u64().expect("a number")).expect("a number")
}

/// A Final that takes entries for so many days.
async fn last(app: &TestApp, code: &str, days: i64) -> u64 {
    let now = app.app.clock.now();
    let announcement = app
        .preset("invitational", |a| {
            a["code"] = json!(code);
            a["name"] = json!(code);
            a["kind"] = json!("title");
            a["stage"] = json!("world_championship_final");
            a["norms"] = json!(false);
            a["unrated_level"] = json!(2_500);
            a["entries_close_at"] = json!((now + days * DAY).to_string());
            a["starts_at"] = json!((now + (days + 1) * DAY).to_string());
        })
        .await;
    app.announce(&announcement).await
}

async fn told(app: &TestApp, player: u32) -> Value {
    qualifications::told(app, player, player).await
}

/// The state of the place, its end, and the Final that is left out.
async fn place(app: &TestApp, player: u32) -> (Value, Value, Value) {
    let told = told(app, player).await;
    let one = &told["qualifications"][0];
    assert_eq!(one["article"], "TR-1.4.1");
    (one["state"].clone(), one["until"].clone(), one["deferred"]["event"]["id"].clone())
}

async fn defer(app: &TestApp, player: u32, section: u32, event: u64) -> String {
    let body = json!({ "section": section, "event": event });
    let path = format!("/api/players/{player}/deferrals");
    app.person(PlayerId(player)).post(&path, &body).await.verdict()
}

/// TR-1.4.3: a place is put off once, by the player; it does not expire then, and counts for a later Final alone.
#[tokio::test]
async fn a_place_is_put_off_once() {
    let app = imports::server().await;
    let section = candidates(&app).await;
    let [this, later] = [last(&app, "F/1", 200).await, last(&app, "F/2", 1_500).await];
    let finals = told(&app, 1).await["finals"].clone();
    let names = finals.as_array().expect("a list").iter().map(|it| it["name"].clone());
    let mut names: Vec<Value> = names.collect();
    names.sort_by_key(ToString::to_string);
    assert_eq!(names, [json!("F/1"), json!("F/2")]);
    assert_eq!(told(&app, 3).await["finals"], json!([]), "nothing to put off");
    // Only the player, and only what there is.
    let body = json!({ "section": section, "event": this });
    let other = app.person(PlayerId(2)).post("/api/players/1/deferrals", &body).await;
    assert_eq!(other.verdict(), "403 forbidden");
    assert_eq!(defer(&app, 3, section, this).await, "409 no_place TR-1.4.1");
    assert_eq!(defer(&app, 1, section, 99).await, "404 unknown_event");
    // What an entry uses is taken back first.
    assert_eq!(enter(&app, this, 1).await, "200");
    assert_eq!(defer(&app, 1, section, this).await, "409 place_used");
    let withdraw = json!({ "decision": "withdraw" });
    let entry = format!("/api/events/{this}/entries/1");
    app.person(PlayerId(1)).post(&entry, &withdraw).await.expect(200);
    let (state, until, deferred) = place(&app, 1).await;
    assert_eq!((state, until.is_string(), deferred), (json!("free"), true, Value::Null));
    let asked = [defer(&app, 1, section, this).await, defer(&app, 1, section, this).await];
    assert_eq!(asked, ["200", "200"], "a repeat is answered");
    assert_eq!(defer(&app, 1, section, later).await, "409 deferred_before TR-1.4.3");
    assert_eq!(place(&app, 1).await, (json!("free"), Value::Null, json!(this)));
    assert_eq!(enter(&app, this, 1).await, "409 not_qualified TR-1.4.1");
    // The table says what the pages say (TR-1.0.6).
    app.run_all_schedules().await;
    agrees(&app, &[1, 2, 3, 4, 5]).await;
    let table = "/api/qualifiers?stage=world_championship_final";
    let listed = app.person(PlayerId(1)).get(table).await.expect(200).json;
    assert_eq!(listed["lines"][0]["deferred"]["event"]["id"], this);
    // After the three years of whoever has not put it off.
    app.wait(1_200 * DAY);
    let (state, ..) = place(&app, 2).await;
    assert_eq!(state, "expired");
    assert_eq!(enter(&app, later, 2).await, "409 not_qualified TR-1.4.1");
    assert_eq!(enter(&app, later, 1).await, "200");
    assert_eq!(place(&app, 1).await, (json!("used"), Value::Null, json!(this)));
    app.run_all_schedules().await;
    agrees(&app, &[1, 2, 3, 4, 5]).await;
}

/// TR-1.0.7, TR-1.4.3: who enters a Final and puts the place in it off at the same moment does one of the two.
#[tokio::test]
async fn entered_or_put_off() {
    let app = imports::server().await;
    let section = candidates(&app).await;
    let this = last(&app, "F/1", 200).await;
    let event = EventId(u32::try_from(this).expect("a number"));
    let player = PlayerId(1);
    assert_eq!(enter(&app, this, 1).await, "200");
    let store = &app.app.store;
    let entered = store.entry(event, player).await.expect("read").expect("an entry");
    let deferral = Deferral { section, event, at: app.app.clock.now() };
    let deferred = store.defer(player, &deferral).await;
    assert!(matches!(deferred, Err(Error::Conflict)), "{deferred:?}");
    let withdraw = json!({ "decision": "withdraw" });
    let entry = format!("/api/events/{this}/entries/1");
    app.person(player).post(&entry, &withdraw).await.expect(200);
    store.defer(player, &deferral).await.expect("put off");
    let stored = store.event(event).await.expect("an event");
    let act = EventAct {
        player: Some(player),
        ..EventAct::new(app.app.clock.now(), player, EventActKind::Entered)
    };
    let put = store.put_entry(&stored, &entered, &act).await;
    assert!(matches!(put, Err(Error::Conflict)), "{put:?}");
    let (state, _, deferred) = place(&app, 1).await;
    assert_eq!((state, deferred), (json!("free"), json!(this)));
}

/// TR-1.4.3: a place that was put off from a Final which does not take place was not put off.
#[tokio::test]
async fn a_final_that_is_called_off_costs_nothing() {
    let app = imports::server().await;
    let section = candidates(&app).await;
    let [this, later] = [last(&app, "F/1", 200).await, last(&app, "F/2", 300).await];
    assert_eq!(defer(&app, 1, section, this).await, "200");
    assert_eq!(defer(&app, 1, section, later).await, "409 deferred_before TR-1.4.3");
    let page = format!("/api/events/{this}");
    let version = app.organiser().get(&page).await.expect(200).json["version"].clone();
    let cancel = json!({ "version": version, "reason": "Too few." });
    app.organiser().post(&format!("{page}/cancel"), &cancel).await.expect(200);
    let (state, until, deferred) = place(&app, 1).await;
    assert_eq!((state, until.is_string(), deferred), (json!("free"), true, Value::Null));
    assert_eq!(defer(&app, 1, section, later).await, "200");
    let third = last(&app, "F/3", 400).await;
    assert_eq!(defer(&app, 1, section, third).await, "409 deferred_before TR-1.4.3");
    assert_eq!(place(&app, 1).await, (json!("free"), Value::Null, json!(later)));
}

/// TR-1.4.3: a former World Champion enters one later Final, once for all, and asks at least a month before entries
/// close.
#[tokio::test]
async fn a_former_champion_asks_in_time() {
    let app = imports::server().await;
    let title = json!({
        "player": 1, "award": "WCCC", "cycle": 20, "grounds": "direct", "article": "10.2",
        "reason": "Won."
    });
    let case =
        app.officer().post("/api/title-cases", &title).await.expect(200).json["case"].clone();
    let path = format!("/api/title-cases/{case}/decide");
    for (version, step) in [(1, "publish"), (2, "confirm")] {
        let body = json!({ "version": version, "step": step, "reason": "So be it." });
        app.officer().post(&path, &body).await.expect(200);
        app.wait(60 * DAY);
    }
    let right = told(&app, 1).await["qualifications"][0].clone();
    assert_eq!((&right["article"], &right["until"]), (&json!("TR-1.4.3"), &Value::Null));
    app.run_all_schedules().await;
    agrees(&app, &[1]).await;
    let day = |text: &str| text.parse::<rules::Day>().expect("a day").starts_at();
    let until = |text: &str| (day(text) - app.app.clock.now()) / DAY;
    let [this, later] = [
        last(&app, "F/1", until("2026-09-01")).await,
        last(&app, "F/2", until("2026-10-01")).await,
    ];
    app.wait(day("2026-08-01") - app.app.clock.now() + 1);
    assert_eq!(enter(&app, this, 1).await, "409 champion_asks_late TR-1.4.3");
    app.wait(day("2026-09-01") - app.app.clock.now());
    assert_eq!(enter(&app, later, 1).await, "200", "to the second");
    assert_eq!(told(&app, 1).await["qualifications"][0]["state"], "used");
    // Not again, whatever year it is.
    app.wait(366 * DAY);
    let third = last(&app, "F/3", 200).await;
    assert_eq!(enter(&app, third, 1).await, "409 not_qualified TR-1.4.1");
}
