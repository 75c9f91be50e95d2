//! TR-6, TR-12, TR-12.6-12.9: a federation applies, the World Tournament Director decides or refers to
//! Congress, and the event is announced under the approval.

use axum::http::Method;
use rules::{Day, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, DAY, DELEGATE, OFFICER, ORGANISER, Person, TestApp};

const PATH: &str = "/api/approvals";

/// Acts for POL.
const OTHER: PlayerId = PlayerId(500_012);

async fn server() -> TestApp {
    let app = TestApp::new().await;
    app.officials().await;
    app.member(OTHER.0, "POL", None, Role::Federation).await;
    app
}

fn delegate(app: &TestApp) -> Person<'_> {
    app.person_as(DELEGATE, Role::Federation)
}

fn wtd(app: &TestApp) -> Person<'_> {
    app.person_as(OFFICER, Role::WorldTournamentDirector)
}

fn day_in(app: &TestApp, days: i64) -> String {
    Day::of(app.app.clock.now() + days * DAY).to_string()
}

/// An invitational event that starts in so many days.
fn application(app: &TestApp, days: i64) -> Value {
    json!({
        "kind": "invitational", "name": " Novak Memorial ", "starts_on": day_in(app, days),
        "plan": "One section of 13.", "fee": { "minor_units": 1500, "currency": "EUR" },
        "prizes": { "text": "1st 300 EUR", "source": "The federation." }, "finance": null
    })
}

async fn decide(person: Person<'_>, of: &Value, act: &str, more: Value) -> Answer {
    let mut body = json!({ "version": of["version"], "act": act, "text": "As it is." });
    for (name, value) in more.as_object().expect("members") {
        body[name] = value.clone();
    }
    person.post(&format!("{PATH}/{}/decide", of["id"]), &body).await
}

async fn approved(app: &TestApp, act: &str) -> Value {
    let sent = delegate(app).post(PATH, &application(app, 240)).await.expect(201).json;
    decide(wtd(app), &sent, act, json!({})).await.expect(200).json
}

/// The announcement of the event, which starts in so many days.
async fn announcement(app: &TestApp, days: i64) -> Value {
    let at = |days: i64| json!((app.app.clock.now() + days * DAY).to_string());
    app.preset("friendly", |a| {
        a["organiser"] = json!("CZE");
        a["entry"] = json!("invitation");
        a["section_size"] = json!(3);
        a["entries_close_at"] = at(days - 30);
        a["starts_at"] = at(days);
    })
    .await
}

/// TR-12: applied for once, decided by the World Tournament Director alone, and never twice.
#[tokio::test]
async fn an_application_is_decided() {
    let app = server().await;
    let sent = delegate(&app).post(PATH, &application(&app, 240)).await.expect(201).json;
    assert_eq!(
        (&sent["state"], &sent["name"], &sent["federation"], &sent["late"]),
        (&json!("waiting"), &json!("Novak Memorial"), &json!("CZE"), &json!(false))
    );
    let again = delegate(&app).post(PATH, &application(&app, 240)).await.expect(200).json;
    assert_eq!(again, sent, "sent twice");
    let late = delegate(&app).post(PATH, &application(&app, 100)).await.expect(201).json;
    assert_eq!(late["late"], true, "six months are normal");
    let mut open = application(&app, 100);
    open["kind"] = json!("open");
    let refused = delegate(&app).post(PATH, &open).await;
    assert_eq!(refused.verdict(), "409 application_late TR-12");
    let unclear = json!({ "text": "300 EUR", "source": "" });
    let mut without_source = application(&app, 240);
    without_source["prizes"] = unclear;
    let refused = delegate(&app).post(PATH, &without_source).await;
    assert_eq!(refused.verdict(), "422 prizes_unclear TR-12.6-12.9");
    for (person, role) in [(ORGANISER, Role::Organiser), (OFFICER, Role::Officer)] {
        let answer = app.person_as(person, role).post(PATH, &application(&app, 240)).await;
        assert_eq!(answer.verdict(), "403 forbidden TR-12", "{role}");
    }
    let queue = wtd(&app).get("/api/director/queue").await.expect(200).json;
    let lines = queue["items"].as_array().expect("items").iter();
    let line = |it: &Value| json!([it["kind"], it["id"], it["name"], it["rule"], it["summary"]]);
    let first = json!(["approval", sent["id"], "Novak Memorial", "TR-12", "approval"]);
    let second = json!(["approval", late["id"], "Novak Memorial", "TR-12", "approval"]);
    assert_eq!(lines.map(line).collect::<Vec<_>>(), [first, second]);
    for (person, role) in [
        (DELEGATE, Role::Federation),
        (OTHER, Role::Federation),
        (ORGANISER, Role::Organiser),
        (OFFICER, Role::ExecutiveBoard),
    ] {
        let answer = decide(app.person_as(person, role), &sent, "approve", json!({})).await;
        assert_eq!(answer.verdict(), "403 forbidden TR-12", "{role}");
    }
    let done = decide(wtd(&app), &sent, "approve", json!({})).await.expect(200).json;
    assert_eq!((&done["state"], &done["version"]), (&json!("approved"), &json!(2)));
    let again = decide(wtd(&app), &sent, "approve", json!({})).await.expect(200).json;
    assert_eq!(again, done, "sent twice");
    let other = decide(wtd(&app), &done, "refuse", json!({})).await;
    assert_eq!(other.verdict(), "409 decided_already");
    let unknown = decide(wtd(&app), &json!({ "id": 99, "version": 1 }), "refuse", json!({})).await;
    assert_eq!(unknown.verdict(), "404 unknown_approval");
    let list = async |person: Person<'_>| {
        let list = person.get(PATH).await.expect(200).json;
        let ids = list["approvals"].as_array().expect("approvals").iter();
        json!([ids.map(|it| it["id"].clone()).collect::<Vec<_>>(), list["applies_for"]])
    };
    let both = json!([[late["id"], sent["id"]], "CZE"]);
    assert_eq!(list(delegate(&app)).await, both);
    assert_eq!(list(app.person_as(OTHER, Role::Federation)).await, json!([[], "POL"]));
    assert_eq!(list(wtd(&app)).await, json!([[late["id"]], null]), "what waits");
}

/// TR-12 (12.2): what is referred waits for Congress, whose decision is recorded with its place.
#[tokio::test]
async fn congress_decides_what_is_referred() {
    let app = server().await;
    let sent = delegate(&app).post(PATH, &application(&app, 240)).await.expect(201).json;
    let referred = decide(wtd(&app), &sent, "refer", json!({})).await.expect(200).json;
    let queue = wtd(&app).get("/api/director/queue").await.expect(200).json;
    assert_eq!(queue["items"][0]["summary"], "approval_referred");
    let alone = decide(wtd(&app), &referred, "approve", json!({})).await;
    assert_eq!(alone.verdict(), "422 invalid_body TR-12");
    let vote = json!({ "congress": "Congress 2027, minute 14" });
    let done = decide(wtd(&app), &referred, "approve", vote).await.expect(200).json;
    assert_eq!(done["steps"][1]["congress"], "Congress 2027, minute 14");
    let year = Day::of(app.app.clock.now()).year();
    let report = format!("{PATH}/reports/{year}");
    let report = app.request(Method::GET, &report, &[], "").await.expect(200).json;
    let line = &report["approved"][0];
    assert_eq!(line["congress"], "Congress 2027, minute 14");
    assert_eq!(line["fee"], json!({ "minor_units": 1500, "currency": "EUR" }));
}

/// TR-6, TR-12 (12.3): no international event of a federation without an approval of its own, within six
/// months of the approved start.
#[tokio::test]
async fn an_event_is_announced_under_its_approval() {
    let app = server().await;
    let organiser = app.person_as(PlayerId(160_099), Role::Organiser);
    app.member(160_099, "CZE", None, Role::Organiser).await;
    let announce = async |announcement: &Value, approval: Value| {
        let body = json!({ "announcement": announcement, "approval": approval });
        organiser.post("/api/events", &body).await
    };
    let event = announcement(&app, 240).await;
    assert_eq!(announce(&event, Value::Null).await.verdict(), "409 approval_missing TR-6");
    assert_eq!(announce(&event, json!(99)).await.verdict(), "404 unknown_approval");
    let sent = delegate(&app).post(PATH, &application(&app, 240)).await.expect(201).json;
    let waiting = announce(&event, sent["id"].clone()).await;
    assert_eq!(waiting.verdict(), "409 approval_not_given TR-12");
    let nothing = organiser.get(PATH).await.expect(200).json;
    assert_eq!(nothing["approvals"], json!([]), "what waits is the federation's");
    decide(wtd(&app), &sent, "approve", json!({})).await.expect(200);
    let found = organiser.get(PATH).await.expect(200).json;
    assert_eq!(found["approvals"][0]["may"]["announce"], true);
    let late = announcement(&app, 240 + 186).await;
    let lapsed = announce(&late, sent["id"].clone()).await;
    assert_eq!(lapsed.verdict(), "409 approval_lapsed TR-12");
    let made = announce(&event, sent["id"].clone()).await.expect(200).json;
    assert_eq!(made["approval"], sent["id"]);
    assert_eq!(announce(&event, sent["id"].clone()).await.expect(200).json["id"], made["id"]);
    let mut second = event.clone();
    second["code"] = json!("OTHER/2");
    let taken = announce(&second, sent["id"].clone()).await;
    assert_eq!(taken.verdict(), "409 approval_taken");

    // Put off, its start counts from the approved one; another approval carries it further.
    let path = format!("/api/events/{}", made["id"]);
    let mut put_off = late.clone();
    put_off["code"] = event["code"].clone();
    let change = async |version: &Value, approval: Value| {
        let body = json!({ "version": version, "announcement": put_off, "approval": approval });
        organiser.request(Method::PUT, &path, &body).await
    };
    let refused = change(&made["version"], Value::Null).await;
    assert_eq!(refused.verdict(), "409 approval_lapsed TR-12");
    let again = delegate(&app).post(PATH, &application(&app, 426)).await.expect(201).json;
    decide(wtd(&app), &again, "approve", json!({})).await.expect(200);
    let changed = change(&made["version"], again["id"].clone()).await.expect(200).json;
    assert_eq!(changed["approval"], again["id"]);

    // Called off, it leaves its approval to another event.
    let body = json!({ "version": changed["version"], "reason": "Nobody has entered." });
    organiser.post(&format!("{path}/cancel"), &body).await.expect(200);
    second["starts_at"] = put_off["starts_at"].clone();
    second["entries_close_at"] = put_off["entries_close_at"].clone();
    let instead = announce(&second, again["id"].clone()).await.expect(200).json;
    assert_eq!(instead["approval"], again["id"]);
    let year = Day::of(app.app.clock.now()).year();
    let report = format!("{PATH}/reports/{year}");
    let report = app.request(Method::GET, &report, &[], "").await.expect(200).json;
    let line = |it: &Value| json!([it["id"], it["event"], it["lapsed"]]);
    let lines = report["approved"].as_array().expect("approvals").iter().map(line);
    // The first event went on under the second approval, which the other event took over.
    let expected = [json!([sent["id"], null, false]), json!([again["id"], instead["id"], false])];
    assert_eq!(lines.collect::<Vec<_>>(), expected);
    let free = organiser.get(PATH).await.expect(200).json;
    assert_eq!(free["approvals"][0]["id"], sent["id"], "what was left can be used again");
    let other = format!("{PATH}/reports/{}", year + 1);
    assert_eq!(app.request(Method::GET, &other, &[], "").await.verdict(), "404 no_report");
}

/// TR-12.6-12.9 (12.8): an event costs at most what was approved, in its currency, from its announcement on.
#[tokio::test]
async fn an_event_costs_what_was_approved() {
    let app = server().await;
    app.member(160_099, "CZE", None, Role::Organiser).await;
    let organiser = app.person_as(PlayerId(160_099), Role::Organiser);
    let approval = approved(&app, "approve").await["id"].clone();
    let with_fee = async |cents: u32, currency: &str| {
        let mut event = announcement(&app, 240).await;
        event["fee"] = json!({ "minor_units": cents, "currency": currency });
        event
    };
    let refused = "409 fee_above_approved TR-12.6-12.9";
    let mut made = Value::Null;
    for (cents, currency, expected) in
        [(9_900, "USD", refused), (1_501, "EUR", refused), (1_500, "EUR", "200")]
    {
        let event = with_fee(cents, currency).await;
        let body = json!({ "announcement": event, "approval": approval });
        let answer = organiser.post("/api/events", &body).await;
        assert_eq!(answer.verdict(), expected, "{cents} {currency}");
        made = answer.json;
    }
    let path = format!("/api/events/{}", made["id"]);
    for (cents, expected) in [(1_501, refused), (1_000, "200")] {
        let event = with_fee(cents, "EUR").await;
        let body = json!({ "version": made["version"], "announcement": event });
        let answer = organiser.request(Method::PUT, &path, &body).await;
        assert_eq!(answer.verdict(), expected, "changed to {cents}");
    }
}

/// TR-6, TR-12, TR-9.2, NORM-1, SKS-8: rules of its own free no event of a federation from the approval that
/// is rated or gives norms, and are no other federation's.
#[tokio::test]
async fn own_rules_are_no_way_round() {
    let app = server().await;
    let (czech, polish) = (PlayerId(160_099), PlayerId(500_099));
    app.member(czech.0, "CZE", None, Role::Organiser).await;
    app.member(polish.0, "POL", None, Role::Organiser).await;
    let approval = approved(&app, "approve").await;
    for (organiser, of, entry, rated, norms, expected) in [
        (czech, "CZE", "invitation", true, true, "409 approval_missing TR-6"),
        (czech, "CZE", "open", true, false, "409 approval_missing TR-6"),
        (czech, "CZE", "open", false, true, "409 approval_missing TR-6"),
        (czech, "CZE", "open", false, false, "200"),
        (polish, "POL", "open", true, true, "422 rule_set_not_of_organiser SKS-8"),
        (polish, "POL", "national", true, false, "422 rule_set_not_of_organiser SKS-8"),
    ] {
        let mut event = announcement(&app, 240).await;
        for (name, value) in [
            ("organiser", json!(of)),
            ("rule_set", json!("sks")),
            ("entry", json!(entry)),
            ("rated", json!(rated)),
            ("norms", json!(norms)),
            ("section_size", json!(13)),
            ("code", json!(format!("W/{of}/{}", entry.to_uppercase()))),
        ] {
            event[name] = value;
        }
        let body = json!({ "announcement": event });
        let answer = app.person_as(organiser, Role::Organiser).post("/api/events", &body).await;
        assert_eq!(answer.verdict(), expected, "{of} {entry} {rated} {norms}");
    }
    // Approved like any other federation's, it may be rated and give norms.
    let mut event = announcement(&app, 240).await;
    for (name, value) in [("rated", true), ("norms", true)] {
        event[name] = json!(value);
    }
    event["section_size"] = json!(13);
    event["rule_set"] = json!("sks");
    let body = json!({ "announcement": event, "approval": approval["id"] });
    let made = app.person_as(czech, Role::Organiser).post("/api/events", &body).await;
    assert_eq!(made.expect(200).json["approval"], approval["id"]);
}

/// TR-6, TR-12: what needs no approval takes none, whichever is named, and what is published takes no other.
#[tokio::test]
async fn nobody_takes_an_approval_of_others() {
    let app = server().await;
    let approval = approved(&app, "approve").await;
    for player in 1..=3 {
        app.member(player, "CZE", None, Role::Player).await;
    }
    let preset = app.preset("friendly", |a| a["section_size"] = json!(3)).await;
    let body = json!({ "announcement": preset, "approval": approval["id"] });
    let made = app.organiser().post("/api/events", &body).await.expect(200).json;
    assert_eq!(made["approval"], Value::Null, "ICCF's own event");
    let path = format!("/api/events/{}", made["id"]);
    let rename = async |name: &str, version: &Value| {
        let mut announcement = made["announcement"].clone();
        announcement["name"] = json!(name);
        let body =
            json!({ "version": version, "announcement": announcement, "approval": approval["id"] });
        app.organiser().request(Method::PUT, &path, &body).await
    };
    let changed = rename("Another name", &made["version"]).await.expect(200).json;
    assert_eq!(changed["approval"], Value::Null);
    let published = app.publish(made["id"].as_u64().expect("a number"), &[1, 2, 3], &[3]).await;
    let late = rename("A third name", &published["version"]).await;
    assert_eq!(late.verdict(), "409 start_lists_published");
    let seen = delegate(&app).get(PATH).await.expect(200).json;
    assert_eq!(
        (&seen["approvals"][0]["event"], &seen["approvals"][0]["version"]),
        (&Value::Null, &json!(2))
    );
}

/// TR-12.6-12.9 (12.8): where the federation has paid late before, start lists wait for the prize fund.
#[tokio::test]
async fn start_lists_wait_for_the_prize_fund() {
    let app = server().await;
    let approval = approved(&app, "approve_with_deposit").await;
    assert_eq!(approval["deposited"], false);
    let listed = wtd(&app).get(PATH).await.expect(200).json;
    assert_eq!(listed["approvals"][0]["may"]["confirm_deposit"], true);
    for player in 1..=3 {
        app.member(player, "CZE", None, Role::Player).await;
    }
    let event = announcement(&app, 240).await;
    let body = json!({ "announcement": event, "approval": approval["id"] });
    let officer = app.person_as(OFFICER, Role::Officer);
    let made = officer.post("/api/events", &body).await.expect(200).json;
    let event = made["id"].as_u64().expect("a number");
    let entries = format!("/api/events/{event}/entries");
    for player in 1..=3 {
        let nomination = json!({ "kind": "nomination", "text": "Strong." });
        let entry = json!({ "player": player, "grounds": nomination });
        officer.post(&entries, &entry).await.expect(200);
        let fee = json!({ "decision": "fee_paid" });
        officer.post(&format!("{entries}/{player}"), &fee).await;
        let accept = json!({ "decision": "accept" });
        officer.post(&format!("{entries}/{player}"), &accept).await.expect(200);
    }
    let path = format!("/api/events/{event}");
    officer.post(&format!("{path}/proposal"), &json!({ "version": 0 })).await.expect(200);
    let publish = async || {
        let seen = officer.get(&path).await.expect(200).json;
        let proposal = officer.get(&format!("{path}/proposal")).await.expect(200).json;
        let body = json!({ "version": seen["version"], "proposal_version": proposal["version"] });
        officer.post(&format!("{path}/publish"), &body).await
    };
    assert_eq!(publish().await.verdict(), "409 prize_fund_not_deposited TR-12.6-12.9");
    let seen = wtd(&app).get(PATH).await.expect(200).json["approvals"][0].clone();
    decide(wtd(&app), &seen, "confirm_deposit", json!({})).await.expect(200);
    publish().await.expect(200);
}
