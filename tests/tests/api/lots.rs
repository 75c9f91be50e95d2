//! Lots are committed to before there are sections, and what they are drawn with can be checked.

use axum::http::Method;
use posthorn::lots::{Options, made_of};
use serde_json::{Value, json};
use tests::TestApp;

use crate::event_sections::{entered, propose};

async fn seen(app: &TestApp, event: u64) -> Value {
    app.request(Method::GET, &format!("/api/events/{event}"), &[], "").await.expect(200).json
}

/// What the command says of a published event.
fn checked(event: &Value, change: impl FnOnce(&mut Options)) -> Result<&'static str, String> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let mut options = Options {
        seed: text(&event["publication"]["seed"]).expect("a seed"),
        section: "1".to_owned(),
        commitment: text(&event["lots"]["commitment"]),
        secret: text(&event["lots"]["secret"]),
        beacon: text(&event["lots"]["value"]),
    };
    change(&mut options);
    made_of(&options)
}

/// The hash is public with the first proposal and never another; the secret comes with the lots.
#[tokio::test]
async fn lots_are_committed_to_before_the_sections() {
    let app = TestApp::new().await;
    let event = entered(&app, 4, "friendly", |a| a["section_size"] = json!(4)).await;
    assert!(seen(&app, event).await["lots"].is_null());
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    let before = seen(&app, event).await["lots"].clone();
    assert!(before["commitment"].as_str().is_some_and(|hash| hash.len() == 64));
    assert!(before["secret"].is_null() && before["beacon"].is_null());
    // Its organisers read in the log since when, before the sections.
    let log = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let acts = log["acts"].as_array().expect("acts");
    let told: Vec<&Value> = acts.iter().rev().take(2).map(|act| &act["act"]).collect();
    assert_eq!(told, ["sections_proposed", "lots_committed"]);
    assert_eq!(acts[acts.len() - 2]["reason"], before["commitment"]);
    propose(&app, event, json!({ "version": 1, "sizes": [2, 2] })).await.expect(200);
    assert_eq!(seen(&app, event).await["lots"], before);
    app.publish_proposal(event).await;
    let after = seen(&app, event).await;
    assert_eq!(after["lots"]["commitment"], before["commitment"]);
    assert_eq!(after["lots"]["secret"], after["publication"]["seed"]);
    assert!(checked(&after, |_| ()).expect("it fits").contains("no public value is in it"));
    let other = Some("0".repeat(64));
    assert!(checked(&after, |o| o.commitment.clone_from(&other)).is_err());
    assert!(checked(&after, |o| o.secret.clone_from(&other)).is_err());
    assert!(checked(&after, |o| o.beacon = Some("1".to_owned())).is_err());
    let alone = checked(&after, |o| (o.secret, o.commitment) = (None, None));
    assert!(alone.expect("it fits").contains("the server's alone"));
}

/// A public value is named before it is known, given with the publication, and mixed in.
#[tokio::test]
async fn a_public_value_is_mixed_in() {
    let app = TestApp::new().await;
    let event = entered(&app, 4, "friendly", |a| a["section_size"] = json!(4)).await;
    let name = "drand quicknet, round 12345678";
    for wrong in ["", " x", "č", "a\nb"] {
        let refused = propose(&app, event, json!({ "version": 0, "beacon": wrong })).await;
        assert_eq!(refused.verdict(), "422 beacon_does_not_fit", "{wrong}");
    }
    assert!(seen(&app, event).await["lots"].is_null());
    propose(&app, event, json!({ "version": 0, "beacon": name })).await.expect(200);
    // Named once: whoever names another later changes nothing.
    let again = json!({ "version": 1, "beacon": "another", "sizes": [2, 2] });
    propose(&app, event, again).await.expect(200);
    let now = seen(&app, event).await;
    assert_eq!(now["lots"]["beacon"], name);
    let log = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let acts = log["acts"].as_array().expect("acts");
    let line = acts.iter().find(|act| act["act"] == "lots_committed").expect("a line");
    let commitment = now["lots"]["commitment"].as_str().expect("a hash");
    assert_eq!(line["reason"], format!("{commitment}\n{name}"));
    let publish = async |value: Option<&str>| {
        let body = json!({
            "version": now["version"], "proposal_version": 2, "beacon_value": value
        });
        app.organiser().post(&format!("/api/events/{event}/publish"), &body).await
    };
    let missing = publish(None).await;
    assert_eq!(missing.verdict(), "422 beacon_does_not_fit");
    assert!(missing.text.contains(name), "{}", missing.text);
    let value = "4bb6d8ef5f4c1d2c6e2b4d1f8b3d8a2c";
    publish(Some(value)).await.expect(200);
    let after = seen(&app, event).await;
    assert_eq!(after["lots"]["value"], value);
    assert_ne!(after["lots"]["secret"], after["publication"]["seed"]);
    assert!(checked(&after, |_| ()).expect("it fits").contains("look that up"));
    assert!(checked(&after, |o| o.beacon = None).is_err());
    assert!(checked(&after, |o| o.beacon = Some("4bb6".to_owned())).is_err());
}

/// Where none was named, none can be brought in afterwards.
#[tokio::test]
async fn no_value_comes_later() {
    let app = TestApp::new().await;
    let event = entered(&app, 4, "friendly", |a| a["section_size"] = json!(4)).await;
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    let now = seen(&app, event).await;
    let body = json!({ "version": now["version"], "proposal_version": 1, "beacon_value": "1" });
    let refused = app.organiser().post(&format!("/api/events/{event}/publish"), &body).await;
    assert_eq!(refused.verdict(), "422 beacon_does_not_fit");
}
