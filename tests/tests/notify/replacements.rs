//! Replacements in teams: whoever is asked, named, replaced or plays on hears of it, and the director of what is to be
//! decided; nobody hears of what they have done themselves.

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DIRECTOR, OFFICER, ORGANISER, Person, TestApp};

use crate::entries::told;

/// An event of two teams that has begun: 11 and 12, whose captain is 13, against 21 and 22.
pub(crate) async fn begun() -> (TestApp, u64) {
    let app = TestApp::new().await;
    app.officials().await;
    for id in [11, 12, 13, 21, 22, 41, 42] {
        app.member(id, "CZE", Some(2_100), Role::Player).await;
    }
    app.member(45, "CZE", None, Role::QualificationsCommissioner).await;
    let preset = app.preset("team_match", |a| a["teams"]["boards"] = json!(2)).await;
    let event = app.announce(&preset).await;
    let path = format!("/api/events/{event}/teams");
    for (number, (name, captain, line_up)) in
        (1..).zip([("Rooks", 13, [11, 12]), ("Bishops", 21, [21, 22])])
    {
        let team = json!({ "name": name, "captain": captain, "line_up": line_up });
        app.organiser().post(&path, &team).await.expect(200);
        let accept = json!({ "decision": "accept" });
        app.organiser().post(&format!("{path}/{number}"), &accept).await.expect(200);
    }
    let proposal = format!("/api/events/{event}/proposal");
    app.organiser().post(&proposal, &json!({ "version": 0 })).await.expect(200);
    app.publish_proposal(event).await;
    app.wait(100 * DAY);
    crate::settle(&app.app).await;
    app.take_mails();
    (app, event)
}

/// Does something about a replacement of the Rooks, and asks whom what was told.
async fn put(
    who: &Person<'_>,
    (app, event): (&TestApp, u64),
    body: Value,
    expected: &[(u32, &str)],
) {
    let path = format!("/api/events/{event}/teams/1/replacements");
    who.post(&path, &body).await.expect(200);
    heard(app, event, expected, &body).await;
}

async fn heard(app: &TestApp, event: u64, expected: &[(u32, &str)], what: &Value) {
    let mails = told(app, event).await;
    let found = mails
        .iter()
        .map(|(to, subject, _)| (*to, subject.strip_suffix(": Test Cup 2026").unwrap_or(subject)));
    assert_eq!(found.collect::<Vec<_>>(), expected, "{what}");
}

fn ask(board: u8, ground: &str, substitute: Option<u32>) -> Value {
    json!({
        "act": "ask", "board": board, "ground": ground, "reason": "Why.", "stops_clocks": true,
        "substitute": substitute
    })
}

/// TR-8.7b, TR-11.4: from the director's question to the substitute; each step once.
#[tokio::test]
async fn replacements_are_told() {
    let (app, event) = begun().await;
    let (captain, director, at) = (app.person(PlayerId(13)), app.director(), (&app, event));
    let name = |player: u32| json!({ "act": "name", "replacement": 1, "substitute": player });
    let asked =
        [(12, "A substitute is to play for you"), (13, "Rooks needs a substitute on board 2")];
    put(&director, at, ask(2, "stopped", None), &asked).await;
    let waits = (DIRECTOR.0, "A substitute waits for your decision");
    put(&captain, at, name(41), &[(41, "You are named as a substitute"), waits]).await;
    put(&captain, at, name(42), &[(42, "You are named as a substitute"), waits]).await;
    let sits = json!({ "act": "seat", "replacement": 1, "handicap_days": 2 });
    let plays = [
        (12, "Given Player 42 plays on for you"),
        (13, "Given Player 42 plays on for Given Player 12"),
        (42, "You play for Rooks on board 2"),
    ];
    put(&director, at, sits, &plays).await;

    let status = async |who: u32, role: Role, act: &str, expected: &[(u32, &str)]| {
        let path = format!("/api/events/{event}/teams/1/replacements/1/status");
        let body = json!({ "act": act });
        app.person_as(PlayerId(who), role).post(&path, &body).await.expect(200);
        heard(&app, event, expected, &body).await;
    };
    let applies = "A substitute’s status waits for your consent";
    let consulted = [(45, applies), (DIRECTOR.0, applies), (OFFICER.0, applies)];
    status(42, Role::Player, "apply", &consulted).await;
    status(DIRECTOR.0, Role::Director, "consent", &[(42, "One consent is there")]).await;
    let granted = "You have the status of a substitute";
    status(45, Role::QualificationsCommissioner, "consent", &[(42, granted)]).await;
}

/// TR-8.7c, SKS-7.7a-c: the dead are told nothing, the captain and the director that nobody was named in time; and what a
/// team takes back.
#[tokio::test]
async fn what_comes_to_nothing_is_told() {
    let (app, event) = begun().await;
    let (captain, director, at) = (app.person(PlayerId(13)), app.director(), (&app, event));
    let asked = [(13, "Rooks needs a substitute on board 1")];
    put(&director, at, ask(1, "died", None), &asked).await;
    app.wait(70 * DAY);
    app.run_all_schedules().await;
    let mails = told(&app, event).await;
    let lapsed = mails.iter().filter(|mail| mail.1 == "No substitute was named: Test Cup 2026");
    assert_eq!(lapsed.map(|mail| mail.0).collect::<Vec<_>>(), [13, DIRECTOR.0], "{mails:?}");
    let declines = json!({ "act": "decline", "replacement": 1, "reason": "Nobody is there." });
    put(&director, at, declines, &[(13, "Given Player 11 is not replaced")]).await;
    let wish = [
        (11, "A substitute is to play for you"),
        (41, "You are named as a substitute"),
        (DIRECTOR.0, "Rooks wants to replace Given Player 11"),
    ];
    put(&captain, at, ask(1, "teams_wish", Some(41)), &wish).await;
    let taken = "A replacement is taken back";
    let takes = json!({ "act": "take_back", "replacement": 2 });
    put(&captain, at, takes, &[(11, taken), (DIRECTOR.0, taken)]).await;
}

/// TR-8.7c, SKS-7.7a-c: a captain who has died is not the one who is asked: everybody else in the team is, and whoever has
/// entered it. After that nobody was named in time, and the games end as the withdrawal has it.
#[tokio::test]
async fn a_captain_dies() {
    let (app, event) = begun().await;
    let report = json!({ "player": 21, "kind": "death", "reason": "A letter of the family." });
    app.director().post("/api/director/withdrawals", &report).await.expect(200);
    let mails = told(&app, event).await;
    let asked = "Bishops needs a substitute on board 1: Test Cup 2026";
    let to: Vec<u32> = mails.iter().filter(|mail| mail.1 == asked).map(|mail| mail.0).collect();
    assert_eq!(to, [22, ORGANISER.0], "{mails:?}");
    assert!(mails.iter().all(|mail| mail.0 != 21), "nobody writes to the dead");
    app.wait(70 * DAY);
    app.run_all_schedules().await;
    let mails = told(&app, event).await;
    let over = "Nobody plays on for Given Player 21: Test Cup 2026";
    let to: Vec<u32> = mails.iter().filter(|mail| mail.1 == over).map(|mail| mail.0).collect();
    assert_eq!(to, [22, DIRECTOR.0, ORGANISER.0], "{mails:?}");
    assert!(mails.iter().all(|mail| mail.0 != 21), "nobody writes to the dead");
}
