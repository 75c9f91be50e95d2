//! SKS-7.3-general: what an accepted withdrawal from an event of the Czech federation brings: it holds for all
//! events, the offices and the federation are told, and no event lets the player in for a time.

use rules::PlayerId;
use rules::tournament::no_entry_until;
use serde_json::{Value, json};
use store::Role;
use tests::{DAY, DELEGATE, DIRECTOR, TestApp};

use crate::withdrawals::{
    MINE, PLAYER, ask, asked, begun, czech, decide, director, officer, ruling, stand, with_players,
};

/// Who is told of a withdrawal beside those who play and direct, and who is not.
const OFFICES: [(u32, &str, Role); 4] = [
    (801, "NOR", Role::WorldTournamentDirector),
    (802, "GER", Role::RatingCommissioner),
    (803, "SVK", Role::Federation),
    (804, "SWE", Role::QualificationsCommissioner),
];

/// An event whose entries are open for years; the path of its entries.
async fn open(app: &TestApp, code: &str, change: impl FnOnce(&mut Value)) -> String {
    let now = app.app.clock.now();
    let announcement = app
        .preset("friendly", |a| {
            a["code"] = json!(code);
            a["entries_close_at"] = json!((now + 900 * DAY).to_string());
            a["starts_at"] = json!((now + 901 * DAY).to_string());
            change(a);
        })
        .await;
    let body = json!({ "announcement": announcement });
    let event = officer(app).post("/api/events", &body).await.expect(200).json["id"].clone();
    format!("/api/events/{event}/entries")
}

/// Which of these people have a notice of what.
async fn told(app: &TestApp, people: &[u32], news: &str) -> Vec<u32> {
    let key = format!("withdrawal-1-1-{news}");
    let mut all = Vec::new();
    for player in people {
        let notices = app.app.store.pending_notices(PlayerId(*player)).await.expect("notices");
        if notices.iter().any(|pending| pending.notice.kind.key() == key) {
            all.push(*player);
        }
    }
    all
}

/// The player, opponents, the director, the federation's delegate and the offices.
fn everybody() -> Vec<u32> {
    let offices = OFFICES.map(|(id, ..)| id);
    [&[1, 2, 3, 4, DIRECTOR.0, DELEGATE.0][..], &offices].concat()
}

async fn server() -> TestApp {
    let app = TestApp::new().await;
    with_players(&app).await;
    for (id, federation, role) in OFFICES {
        app.member(id, federation, None, role).await;
    }
    app
}

/// SKS-7.3-general: the games of every event follow, entries are taken back, those whom the article names
/// are told, and for six months neither the federation nor ICCF lets the player in.
#[tokio::test]
async fn accepted_for_every_event() {
    let app = server().await;
    begun(&app, "T/1", czech).await;
    begun(&app, "T/2", |_| ()).await;
    let doors = [open(&app, "T/3", czech).await, open(&app, "T/4", |_| ()).await];
    let player = app.person(PLAYER);
    for door in &doors {
        player.post(door, &json!({})).await.expect(200);
    }
    // Personal grounds come with the details of all games; of others they may.
    let personal = player.post(MINE, &asked("personal")).await;
    assert_eq!(personal.verdict(), "422 details_missing TR-8.3");
    ask(&app).await.expect(200);
    let mut early = ruling("accepted", 1);
    early["suspension_months"] = json!(5);
    let early = decide(director(&app), &early).await;
    assert_eq!(early.verdict(), "422 suspension_outside TR-8.3");
    assert_eq!(stand(&app).await, ["running"; 4]);
    let now = app.app.clock.now();
    decide(director(&app), &ruling("accepted", 1)).await.expect(200);
    assert_eq!(stand(&app).await, ["cancelled 0"; 4]);
    let informed = [1, 2, 3, DIRECTOR.0, DELEGATE.0, 801, 802];
    assert_eq!(told(&app, &everybody(), "decided").await, informed);
    let until = no_entry_until(now, 6);
    let refused = ["409 suspended SKS-7.3-general", "409 suspended TR-8.3"];
    for seconds in [0, until.unix() - now.unix() - 1] {
        app.wait(seconds);
        for (door, refused) in doors.iter().zip(refused) {
            assert_eq!(player.post(door, &json!({})).await.verdict(), refused);
        }
    }
    app.wait(1);
    for door in &doors {
        player.post(door, &json!({})).await.expect(200);
    }
}

/// SKS-7.3-general: who has abused the acceptance enters nothing for five years; offices and federation are
/// told.
#[tokio::test]
async fn an_abuse_closes_every_door() {
    let app = server().await;
    begun(&app, "T/1", czech).await;
    let doors = [open(&app, "T/3", czech).await, open(&app, "T/4", |_| ()).await];
    ask(&app).await.expect(200);
    decide(director(&app), &ruling("accepted", 1)).await.expect(200);
    app.wait(200 * DAY);
    let player = app.person(PLAYER);
    player.post(&doors[0], &json!({})).await.expect(200);
    let store = &app.app.store;
    let version = store.withdrawals_of(PLAYER).await.expect("withdrawals").remove(0).version;
    let now = app.app.clock.now();
    decide(officer(&app), &ruling("abused", version)).await.expect(200);
    assert_eq!(told(&app, &everybody(), "abused").await, [1, DELEGATE.0, 801, 802]);
    let mine = player.get(MINE).await.expect(200).json;
    assert_eq!(mine["suspended_until"], json!(no_entry_until(now, 60).to_string()));
    let refused = ["409 suspended SKS-7.3-general", "409 suspended TR-8.3"];
    for days in [0, 365] {
        app.wait(days * DAY);
        for (door, refused) in doors.iter().zip(refused) {
            assert_eq!(player.post(door, &json!({})).await.verdict(), refused);
        }
    }
}
