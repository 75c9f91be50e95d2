//! Entries: what becomes of one is told to its player, who has entered to the organisers, and that an event
//! does not take place to everybody who wanted to play; and what the Executive Board agrees to. Whoever has done
//! it is not told.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DELEGATE, OFFICER, ORGANISER, TestApp};

use crate::{bring_all, item, record};

const PLAYERS: std::ops::RangeInclusive<u32> = 1..=3;

/// An event with open entries.
async fn open(app: &TestApp) -> u64 {
    app.officials().await;
    for player in PLAYERS {
        app.member(player, "CZE", Some(2_100), Role::Player).await;
    }
    let announcement = app.preset("friendly", |_| {}).await;
    let event = app.announce(&announcement).await;
    told(app, event).await;
    event
}

/// Brings the last line of the event's log twice, and takes the mails that it makes: to whom, about what,
/// and the reason.
pub(crate) async fn told(app: &TestApp, event: u64) -> Vec<(u32, String, String)> {
    let path = format!("/api/events/{event}");
    let version = app.organiser().get(&path).await.expect(200).json["version"].clone();
    let version = version.as_u64().expect("a version");
    let pk = format!("E#{event}");
    let mut line = Value::Null;
    for prefix in ["ACT#", "LOG#"] {
        let found = item(app, &pk, &format!("{prefix}{version:010}")).await;
        line = if found.is_null() { line } else { found };
    }
    let record = record(&format!("{event}-{version}"), &Value::Null, &line);
    bring_all(app, &[record.clone(), record]).await;
    // What is for many is sent by the schedule.
    crate::settle(&app.app).await;
    let mails = app.take_mails().into_iter().map(|mail| {
        let digits: String = mail.to.chars().filter(char::is_ascii_digit).collect();
        let reason = mail.body.lines().filter_map(|line| line.strip_prefix("> "));
        (digits.parse().expect("a player"), mail.subject, reason.collect())
    });
    let mut mails: Vec<_> = mails.collect();
    mails.sort();
    mails
}

fn mail(to: PlayerId, subject: &str, reason: &str) -> (u32, String, String) {
    (to.0, subject.to_owned(), reason.to_owned())
}

async fn decide(app: &TestApp, event: u64, player: u32, body: Value) {
    let path = format!("/api/events/{event}/entries/{player}");
    app.organiser().post(&path, &body).await.expect(200);
}

#[tokio::test]
async fn what_becomes_of_an_entry_is_told() {
    let app = TestApp::new().await;
    let event = open(&app).await;
    let entries = format!("/api/events/{event}/entries");
    let player = PlayerId(1);
    app.person(player).post(&entries, &json!({})).await.expect(200);
    let entered = "Given Player 1 has entered: Test Cup 2026";
    assert_eq!(told(&app, event).await, [mail(ORGANISER, entered, "")]);
    for (body, subject, reason) in [
        (json!({ "decision": "accept" }), "Your entry was accepted: Test Cup 2026", ""),
        (
            json!({ "decision": "waiting_list", "reason": "Full." }),
            "You are on the waiting list: Test Cup 2026",
            "Full.",
        ),
        (
            json!({ "decision": "refuse", "reason": "Too late." }),
            "Your entry was refused: Test Cup 2026",
            "Too late.",
        ),
    ] {
        decide(&app, event, 1, body).await;
        assert_eq!(told(&app, event).await, [mail(player, subject, reason)]);
    }
    // Taken out by the organiser, and back by the player.
    app.person(PlayerId(2)).post(&entries, &json!({})).await.expect(200);
    told(&app, event).await;
    let body = json!({ "decision": "withdraw", "reason": "As you have asked." });
    decide(&app, event, 2, body).await;
    let out = mail(PlayerId(2), "Your entry was withdrawn: Test Cup 2026", "As you have asked.");
    assert_eq!(told(&app, event).await, [out]);
    app.person(PlayerId(3)).post(&entries, &json!({})).await.expect(200);
    told(&app, event).await;
    let path = format!("{entries}/3");
    let body = json!({ "decision": "withdraw" });
    app.person(PlayerId(3)).post(&path, &body).await.expect(200);
    let gone = "Given Player 3 will not play: Test Cup 2026";
    assert_eq!(told(&app, event).await, [mail(ORGANISER, gone, "")]);
}

/// A late mail tells how things stand: nothing of an acceptance that was taken back meanwhile.
#[tokio::test]
async fn what_has_changed_since_is_not_told() {
    let app = TestApp::new().await;
    let event = open(&app).await;
    let entries = format!("/api/events/{event}/entries");
    app.person(PlayerId(1)).post(&entries, &json!({})).await.expect(200);
    decide(&app, event, 1, json!({ "decision": "accept" })).await;
    let version = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let version = u32::try_from(version["version"].as_u64().expect("a version")).expect("small");
    decide(&app, event, 1, json!({ "decision": "refuse", "reason": "Too late." })).await;
    let event = store::EventId(u32::try_from(event).expect("small"));
    let kind = store::NoticeKind::EventAct { event, version };
    let notice = store::Notice { player: PlayerId(1), kind };
    assert!(notify::letter_of(&app.app, &notice).await.expect("read").is_none());
}

/// TR-1.0.4: the Executive Board is asked about the Final that the title tournament commissioner announces, who
/// hears whether it agrees.
#[tokio::test]
async fn the_board_is_asked_about_the_final() {
    let app = TestApp::new().await;
    app.officials().await;
    let (board, commissioner) = (PlayerId(21), PlayerId(22));
    app.member(board.0, "SWE", None, Role::ExecutiveBoard).await;
    app.member(commissioner.0, "SWE", None, Role::TitleCommissioner).await;
    let starts_at = json!((app.app.clock.now() + 200 * DAY).to_string());
    let change = |a: &mut Value| {
        a["kind"] = json!("title");
        a["stage"] = json!("world_championship_final");
        a["norms"] = json!(false);
        a["starts_at"] = starts_at;
    };
    let body = json!({ "announcement": app.preset("invitational", change).await });
    let commissioner_there = app.person_as(commissioner, Role::TitleCommissioner);
    let made = commissioner_there.post("/api/events", &body).await.expect(200).json;
    let event = made["id"].as_u64().expect("a number");
    let asked = "Your agreement is asked for: Test Cup 2026";
    // Who holds every office is on the Board as well.
    assert_eq!(told(&app, event).await, [mail(board, asked, ""), mail(OFFICER, asked, "")]);
    let there = app.person_as(board, Role::ExecutiveBoard);
    for (version, agrees, subject) in [
        (1, true, "The Executive Board agrees: Test Cup 2026"),
        (2, false, "The Executive Board’s agreement is withdrawn: Test Cup 2026"),
        (3, true, "The Executive Board agrees: Test Cup 2026"),
    ] {
        let body = json!({ "version": version, "agrees": agrees });
        there.post(&format!("/api/events/{event}/board-agreement"), &body).await.expect(200);
        assert_eq!(told(&app, event).await, [mail(commissioner, subject, "")]);
    }
    // Changed in what was agreed to, it is asked again.
    let path = format!("/api/events/{event}");
    let seen = commissioner_there.get(&path).await.expect(200).json;
    let mut body = json!({ "version": seen["version"], "announcement": seen["announcement"] });
    body["announcement"]["leave_days"] = json!(20);
    commissioner_there.request(Method::PUT, &path, &body).await.expect(200);
    let again = "The Executive Board’s agreement is asked for again: Test Cup 2026";
    assert_eq!(told(&app, event).await, [mail(board, again, ""), mail(OFFICER, again, "")]);
}

#[tokio::test]
async fn others_enter_and_events_are_cancelled() {
    let app = TestApp::new().await;
    let event = open(&app).await;
    let delegate = app.person_as(DELEGATE, Role::Federation);
    let file = json!({ "csv": "id\n1\n2\n" });
    let path = format!("/api/events/{event}/entries/file");
    delegate.post(&path, &file).await.expect(200);
    let entered = "You have been entered: Test Cup 2026";
    let sent = "Given Player 160066 has entered players: Test Cup 2026";
    assert_eq!(
        told(&app, event).await,
        [mail(PlayerId(1), entered, ""), mail(PlayerId(2), entered, ""), mail(ORGANISER, sent, "")]
    );
    decide(&app, event, 2, json!({ "decision": "refuse", "reason": "Too late." })).await;
    told(&app, event).await;
    let version = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": version["version"], "reason": "Nobody directs it." });
    app.organiser().post(&format!("/api/events/{event}/cancel"), &body).await.expect(200);
    let off = "Test Cup 2026 has been cancelled";
    assert_eq!(told(&app, event).await, [mail(PlayerId(1), off, "Nobody directs it.")]);
}

/// TR-15: that final tables are open again is told to everybody who plays in them and to the event's officials, as long
/// as it is so.
#[tokio::test]
async fn open_tables_are_told() {
    for confirmed in [false, true] {
        let app = TestApp::new().await;
        app.officials().await;
        for player in PLAYERS {
            app.member(player, "CZE", Some(2_100), Role::Player).await;
        }
        let announcement = app.preset("friendly", |a| a["section_size"] = json!(3)).await;
        let event = app.announce(&announcement).await;
        app.publish(event, &[1, 2, 3], &[3]).await;
        app.wait(60 * DAY);
        for player in PLAYERS {
            for seat in app.app.store.seats(PlayerId(player)).await.expect("seats") {
                if seat.ended_at.is_none() {
                    app.person(PlayerId(player)).resign(seat.game).await.expect(200);
                }
            }
        }
        let officer = app.person_as(OFFICER, Role::Officer);
        let path = format!("/api/events/{event}");
        let act = async |act: &str| {
            let version = officer.get(&path).await.expect(200).json["version"].clone();
            let body = match act {
                "finish" => json!({ "version": version }),
                _ => json!({ "version": version, "reason": "An appeal is upheld." }),
            };
            officer.post(&format!("{path}/{act}"), &body).await.expect(200);
        };
        act("finish").await;
        act("reopen").await;
        if confirmed {
            act("finish").await;
        }
        app.take_mails();
        let all: Vec<(u32, String, String)> = told(&app, event).await;
        let subject = "The tables of Test Cup 2026 are open again";
        let told: Vec<u32> = all.iter().filter(|it| it.1 == subject).map(|it| it.0).collect();
        let expected = match confirmed {
            false => vec![1, 2, 3, tests::DIRECTOR.0, ORGANISER.0],
            true => Vec::new(),
        };
        let mut expected = expected;
        expected.sort_unstable();
        assert_eq!(told, expected, "{all:?}");
    }
}
