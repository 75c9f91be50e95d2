//! Stages of championships and cups, as events say which they are: what they ask at the announcement, at
//! the publication and at an import, and what is only remarked on.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, OFFICER, TestApp};

use crate::event_sections::{entered, propose};
use crate::imports;

/// Announces an event of a stage by invitation, and answers what came of it.
async fn announce(app: &TestApp, stage: &str, change: impl FnOnce(&mut Value)) -> tests::Answer {
    let announcement = app
        .preset("invitational", |a| {
            a["kind"] = json!("title");
            a["stage"] = json!(stage);
            a["norms"] = json!(false);
            change(a);
        })
        .await;
    app.announced(&announcement).await
}

/// TR-2.1-2.2: sections of a class that has a size of its own are put together and published in that size
/// alone.
#[tokio::test]
async fn sections_have_the_size_of_their_class() {
    let app = TestApp::new().await;
    let event = entered(&app, 7, "open_class", |_| ()).await;
    let unfit = "422 sections_do_not_fit TR-2.1-2.2";
    let made = propose(&app, event, json!({ "version": 0, "sizes": [6] })).await;
    assert_eq!(made.verdict(), unfit);
    propose(&app, event, json!({ "version": 0 })).await.expect(200);
    let path = format!("/api/events/{event}/proposal");
    let sections = json!([
        { "name": "A", "players": [1, 2, 3, 4] }, { "name": "B", "players": [5, 6, 7] }
    ]);
    let body = json!({ "version": 1, "sections": sections });
    app.organiser().request(Method::PUT, &path, &body).await.expect(200);
    let body = app.publication(event).await;
    let publish = format!("/api/events/{event}/publish");
    let refused = app.organiser().post(&publish, &body).await;
    assert_eq!(refused.verdict(), unfit);
    let words = "Section A has 4 players; those of this stage (open class) have 7.";
    assert!(refused.text.contains(words), "{}", refused.text);
    assert!(
        app.app.store.seats(PlayerId(1)).await.expect("seats").is_empty(),
        "nothing was set up"
    );
    propose(&app, event, json!({ "version": 2 })).await.expect(200);
    assert_eq!(app.publish_proposal(event).await["phase"], "published");
}

/// TR-2.1-2.2, TR-1.1.3: what was held elsewhere is asked the same: the size of a class is refused, what
/// is only normal is a warning.
#[tokio::test]
async fn imports_have_the_size_of_their_class() {
    let app = imports::server().await;
    let results = "white,black,result\n1,2,1-0\n3,1,0-1\n2,3,1/2-1/2\n";
    for (kind, class, expected) in [
        ("promotion", "open_class", "start_list 2 section class_size TR-2.1-2.2 error"),
        (
            "title",
            "world_championship_preliminary",
            "start_list 2 section unusual_size TR-1.1.3 warning",
        ),
    ] {
        let announcement = imports::announcement(&app, |a| {
            a["kind"] = json!(kind);
            a["entry"] = json!(class);
            a["section_size"] = json!(7);
        });
        let list = imports::start_list(3);
        let body = imports::sent(&announcement.await, &list, "", results);
        assert_eq!(imports::faults(&app, &body).await, [expected], "{class}");
    }
}

/// TR-1.0.4: the Final is announced at least four months before it starts, and is not brought forward to
/// less.
#[tokio::test]
async fn the_final_is_announced_in_time() {
    let app = TestApp::new().await;
    app.officials().await;
    let starts = |days: i64| json!((app.app.clock.now() + days * DAY).to_string());
    let late = "422 too_short_notice TR-1.0.4";
    let stage = "world_championship_final";
    let soon = announce(&app, stage, |a| a["starts_at"] = starts(119)).await;
    assert_eq!(soon.verdict(), late);
    let candidates = announce(&app, "world_championship_candidates", |a| {
        a["code"] = json!("C/1");
        a["unrated_level"] = Value::Null;
        a["starts_at"] = starts(119);
    });
    candidates.await.expect(200);
    let made = announce(&app, stage, |a| a["starts_at"] = starts(124)).await.expect(200).json;
    assert_eq!((&made["stage"], &made["next_stage"]), (&json!(stage), &Value::Null));
    // Asked again later, the same announcement is answered; a start put off stands, one brought
    // forward does not.
    app.wait(30 * DAY);
    let path = format!("/api/events/{}", made["id"]);
    let mut announcement = made["announcement"].clone();
    let put = async |announcement: &Value| {
        let body = json!({ "version": made["version"], "announcement": announcement });
        app.organiser().request(Method::PUT, &path, &body).await.verdict()
    };
    announcement["starts_at"] = starts(93);
    assert_eq!(put(&announcement).await, late);
    announcement["starts_at"] = starts(95);
    assert_eq!(put(&announcement).await, "200");
}

/// The announcement of a World Championship Final.
pub(crate) async fn the_final(app: &TestApp) -> Value {
    let starts_at = json!((app.app.clock.now() + 200 * DAY).to_string());
    let announcement = app
        .preset("invitational", |a| {
            a["kind"] = json!("title");
            a["stage"] = json!("world_championship_final");
            a["norms"] = json!(false);
            a["section_size"] = json!(3);
            a["starts_at"] = starts_at;
        })
        .await;
    json!({ "announcement": announcement })
}

/// TR-1.0.4: the Final is planned in agreement with the Executive Board: without it nobody is entered, and no
/// start list is published. What the Board announces itself it has agreed to.
#[tokio::test]
async fn the_final_waits_for_the_board() {
    let app = TestApp::new().await;
    app.officials().await;
    for player in 1..=3 {
        app.member(player, "CZE", Some(2_400), Role::Player).await;
    }
    let commissioner = app.person_as(OFFICER, Role::TitleCommissioner);
    let board = app.person_as(OFFICER, Role::ExecutiveBoard);
    let body = the_final(&app).await;
    let made = commissioner.post("/api/events", &body).await.expect(200).json;
    let path = format!("/api/events/{}", made["id"]);
    assert_eq!(made["board_agreement"], json!({ "at": null }));
    assert_eq!(made["may"]["agree_to_final"], false);
    let missing = "409 board_agreement_missing TR-1.0.4";
    let enter = async |player: u32| {
        let body =
            json!({ "player": player, "grounds": { "kind": "commissioner", "text": "Invited." } });
        board.post(&format!("{path}/entries"), &body).await
    };
    assert_eq!(enter(1).await.verdict(), missing);
    let seen = app.person(PlayerId(1)).get(&path).await.expect(200).json;
    assert_eq!(seen["refusal"]["code"], "board_agreement_missing");
    let agree = async |person: tests::Person<'_>, agrees: bool| {
        let version = board.get(&path).await.expect(200).json["version"].clone();
        let body = json!({ "version": version, "agrees": agrees });
        person.post(&format!("{path}/board-agreement"), &body).await
    };
    for (player, role) in [
        (OFFICER, Role::TitleCommissioner),
        (OFFICER, Role::WorldTournamentDirector),
        (PlayerId(1), Role::Player),
    ] {
        let answer = agree(app.person_as(player, role), true).await;
        assert_eq!(answer.verdict(), "403 forbidden", "{role}");
    }
    let agreed = agree(board, true).await.expect(200);
    assert_ne!(agreed.json["board_agreement"]["at"], Value::Null);
    let acts = agreed.json["acts"].as_array().expect("acts");
    let told = acts.iter().find(|act| act["act"] == "board_agreed").expect("an act");
    assert_eq!(told["by"]["id"], json!(OFFICER));
    assert_eq!(agree(board, true).await.expect(200).text, agreed.text);
    enter(1).await.expect(200);
    let other = announce(&app, "world_championship_candidates", |a| {
        a["code"] = json!("C/1");
        a["unrated_level"] = Value::Null;
    });
    let other = other.await.expect(200).json;
    assert_eq!(other["board_agreement"], Value::Null);
    let unasked = json!({ "version": other["version"], "agrees": true });
    let agreement = format!("/api/events/{}/board-agreement", other["id"]);
    let unasked = board.post(&agreement, &unasked).await;
    assert_eq!(unasked.verdict(), "409 consent_not_needed TR-1.0.4");
}

/// TR-1.0.4: the agreement that is taken back, or falls with a change, holds the start lists up.
#[tokio::test]
async fn the_final_is_published_as_agreed() {
    let app = TestApp::new().await;
    app.officials().await;
    let commissioner = app.person_as(OFFICER, Role::TitleCommissioner);
    let board = app.person_as(OFFICER, Role::ExecutiveBoard);
    // What the Board announces itself it has agreed to.
    let made = board.post("/api/events", &the_final(&app).await).await.expect(200).json;
    assert_ne!(made["board_agreement"]["at"], Value::Null);
    let path = format!("/api/events/{}", made["id"]);
    for player in 1..=3 {
        app.member(player, "CZE", Some(2_400), Role::Player).await;
        let body =
            json!({ "player": player, "grounds": { "kind": "commissioner", "text": "Invited." } });
        board.post(&format!("{path}/entries"), &body).await.expect(200);
        let accept = json!({ "decision": "accept" });
        commissioner.post(&format!("{path}/entries/{player}"), &accept).await.expect(200);
    }
    let agree = async |agrees: bool| {
        let version = board.get(&path).await.expect(200).json["version"].clone();
        let body = json!({ "version": version, "agrees": agrees });
        board.post(&format!("{path}/board-agreement"), &body).await
    };
    agree(false).await.expect(200);
    commissioner.post(&format!("{path}/proposal"), &json!({ "version": 0 })).await.expect(200);
    let publish = async || {
        let version = board.get(&path).await.expect(200).json["version"].clone();
        let body = json!({ "version": version, "proposal_version": 1 });
        commissioner.post(&format!("{path}/publish"), &body).await
    };
    assert_eq!(publish().await.verdict(), "409 board_agreement_missing TR-1.0.4");
    agree(true).await.expect(200);
    // Changed in what the Board has agreed to, it waits again; the Board's own change is its own plan.
    let change = async |person: tests::Person<'_>, leave_days: u8| {
        let seen = board.get(&path).await.expect(200).json;
        let mut announcement = seen["announcement"].clone();
        announcement["leave_days"] = json!(leave_days);
        let body = json!({ "version": seen["version"], "announcement": announcement });
        let changed = person.request(Method::PUT, &path, &body).await.expect(200).json;
        changed["board_agreement"]["at"].clone()
    };
    let last_act = async || {
        let seen = board.get(&path).await.expect(200).json;
        seen["acts"].as_array().and_then(|acts| acts.last().cloned()).expect("an act")["act"]
            .clone()
    };
    assert_ne!(change(board, 35).await, Value::Null);
    assert_eq!(last_act().await, "changed");
    assert_eq!(change(commissioner, 30).await, Value::Null);
    assert_eq!(last_act().await, "consent_lapsed");
    // What waits for the Board is agreed to by an act of its own.
    assert_eq!(change(board, 40).await, Value::Null);
    assert_eq!(last_act().await, "changed");
    agree(true).await.expect(200);
    publish().await.expect(200);
    assert_eq!(agree(false).await.verdict(), "409 start_lists_published");
}

/// TR-1.1.3, TR-1.3.2: what is not as it normally is is shown on the event and beside its sections, and
/// nobody is refused.
#[tokio::test]
async fn what_is_not_normal_is_shown() {
    let app = TestApp::new().await;
    app.officials().await;
    for player in 1..=12 {
        app.member(player, "CZE", Some(2_400), Role::Player).await;
    }
    let of = |code: &'static str| {
        move |a: &mut Value| {
            a["code"] = json!(code);
            a["section_size"] = json!(4);
            a["unrated_level"] = Value::Null;
        }
    };
    let stage = "world_championship_candidates";
    let first = announce(&app, stage, of("C/1")).await.expect(200).json;
    assert_eq!(first["next_stage"], "world_championship_final");
    let remark = &first["remarks"][0];
    let normal = [13, 15, 17].map(|size| json!({ "from": size, "to": size }));
    assert_eq!(
        (&remark["code"], &remark["found"], &remark["normal"], &remark["rule"]),
        (&json!("unusual_size"), &json!(4), &json!(normal), &json!("TR-1.3.2"))
    );
    let second = announce(&app, stage, of("C/2")).await.expect(200).json;
    let board = app.person_as(OFFICER, Role::ExecutiveBoard);
    let seen = app.organiser().get(&format!("/api/events/{}", first["id"])).await.expect(200).json;
    let may = |name: &str| seen["may"][name].clone();
    assert_eq!((may("admit"), may("confirm_qualification")), (json!(false), json!(true)));
    let mut told = Vec::new();
    for (event, sizes) in [(&first, [4, 4, 4].as_slice()), (&second, &[6, 6])] {
        let event = event["id"].as_u64().expect("a number");
        for player in 1..=12 {
            let path = format!("/api/events/{event}/entries");
            let grounds = |kind: &str| json!({ "player": player, "grounds": { "kind": kind, "text": "So." } });
            // Whom no rule covers the Executive Board admits alone (TR-1.0.11).
            let alone = app.organiser().post(&path, &grounds("commissioner")).await;
            assert_eq!(alone.verdict(), "403 forbidden");
            match player {
                1 => app.organiser().post(&path, &grounds("qualification")).await.expect(200),
                _ => board.post(&path, &grounds("commissioner")).await.expect(200),
            };
            let accept = json!({ "decision": "accept" });
            app.organiser().post(&format!("{path}/{player}"), &accept).await.expect(200);
        }
        let made = propose(&app, event, json!({ "version": 0, "sizes": sizes })).await.expect(200);
        told.push(made.json["remarks"].clone());
        app.publish_proposal(event).await;
    }
    let codes = |remarks: &Value| {
        let remarks = remarks.as_array().expect("remarks").iter();
        remarks
            .map(|it| format!("{} {} {}", it["code"], it["section"], it["found"]))
            .collect::<Vec<_>>()
    };
    let size = |section: u32, players: u32| format!("\"unusual_size\" \"{section}\" {players}");
    assert_eq!(codes(&told[0]), [size(1, 4), size(2, 4), size(3, 4)]);
    // With three of the other event in the same year there are five.
    let many = "\"many_sections\" null 5".to_owned();
    assert_eq!(codes(&told[1]), [size(1, 6), size(2, 6), many]);
}

/// SKS-8: whose rules count in an event of the Czech federation is said expressly, by whoever announces or
/// brings it; of other organisers nothing is asked.
#[tokio::test]
async fn czech_events_say_whose_rules_count() {
    let app = imports::server().await;
    for (organiser, rules, expected, kept) in [
        ("CZE", Value::Null, "422 rule_set_not_said SKS-8", "-"),
        ("CZE", json!("sks"), "200", "sks"),
        ("CZE", json!("iccf"), "200", "iccf"),
        ("SVK", Value::Null, "200", "iccf"),
        ("ICCF", Value::Null, "200", "iccf"),
    ] {
        let code = format!("R/{organiser}/{}", rules.as_str().unwrap_or("NONE").to_uppercase());
        let change = |a: &mut Value| {
            a["code"] = json!(code);
            a["organiser"] = json!(organiser);
            a["rule_set"] = rules.clone();
            if organiser != "ICCF" {
                a["entry"] = json!("national");
            }
        };
        let announcement = app.preset("friendly", change).await;
        let body = json!({ "announcement": announcement });
        let answer = app.person_as(tests::OFFICER, Role::Officer).post("/api/events", &body).await;
        assert_eq!(answer.verdict(), expected, "{organiser} {rules}");
        if expected == "200" {
            assert_eq!(answer.json["announcement"]["rule_set"], kept);
        }
        let brought = imports::announcement(&app, change).await;
        let mut body = imports::sent(&brought, &imports::start_list(3), "", "");
        body["dry_run"] = json!(true);
        let refused = imports::import(&app, &body).await.verdict() == "422 rule_set_not_said SKS-8";
        assert_eq!(refused, expected != "200", "{organiser} {rules}");
    }
}
