//! Mails that were given up: officers see them, and have them sent once more.

use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::{Notice, NoticeKey, NoticeKind, PendingNotice, Role};
use tests::{DAY, START, TestApp};

const PATH: &str = "/api/officer/dead-letters";
const OFFICER: PlayerId = PlayerId(900);

/// Gives up the mail that the game of a player has begun, after so many tries, and answers its key.
async fn give_up(app: &TestApp, number: u32) -> NoticeKey {
    let pairing = app.pairing(number).await;
    app.play_all(&pairing, "e4").await;
    let game: GameId = pairing.game;
    let kind = NoticeKind::YourMove { game, event: 1, ply: 1 };
    let notice = Notice { player: pairing.players.black, kind };
    let now = app.app.clock.now();
    let pending = PendingNotice::new(notice, now, now);
    assert!(app.app.store.put_notice(&pending).await.expect("put"));
    app.app.store.give_up(&pending, now, "no mailer").await.expect("given up");
    pending.notice.key()
}

fn retry(key: &NoticeKey) -> String {
    format!("{PATH}/{}/{}/retry", key.player, key.key)
}

/// The latest first, with whose they are; nothing is sent by itself.
#[tokio::test]
async fn officers_see_what_was_given_up() {
    let app = TestApp::new().await;
    let officer = app.person_as(OFFICER, Role::Officer);
    assert_eq!(officer.get(PATH).await.expect(200).json, json!({ "letters": [] }));
    let first = give_up(&app, 1).await;
    app.wait(DAY);
    give_up(&app, 2).await;
    let listed = officer.get(PATH).await.expect(200).json;
    let letter = |id: u32, number: u32, at: rules::Instant| {
        json!({
            "player": {
                "id": id, "given_name": "Black", "family_name": format!("Player {number}"),
                "federation": "CZE", "title": null, "rating": null
            },
            "player_id": id, "key": format!("game-{number}-event-1"), "tries": 0,
            "error": "no mailer", "given_up_at": at.to_string()
        })
    };
    assert_eq!(listed, json!({ "letters": [letter(5, 2, START + DAY), letter(3, 1, START)] }));
    app.run_all_schedules().await;
    assert!(app.take_mails().is_empty());
    // Somebody whose profile is gone is told by number.
    let pk = json!({ "pk": { "S": format!("P#{}", first.player) }, "sk": { "S": "PLAYER" } });
    let gone = json!({ "TableName": "posthorn", "Key": pk });
    tests::database_request(app.endpoint(), "DeleteItem", &gone).await;
    let listed = officer.get(PATH).await.expect(200).json;
    assert_eq!(listed["letters"][1]["player"], Value::Null);
    assert_eq!(listed["letters"][1]["player_id"], 3);
}

/// Twice at once, again while it waits, and again when it has gone out: one mail, and never a fault.
#[tokio::test]
async fn one_more_try() {
    let app = TestApp::new().await;
    let officer = app.person_as(OFFICER, Role::Officer);
    let (key, other) = (give_up(&app, 1).await, give_up(&app, 2).await);
    app.wait(30 * DAY);
    let path = retry(&key);
    let (one, two) =
        tokio::join!(officer.post(&path, &Value::Null), officer.post(&path, &Value::Null));
    for answer in [one, two, officer.post(&path, &Value::Null).await] {
        let letters = answer.expect(200).json["letters"].clone();
        assert_eq!(letters.as_array().map(Vec::len), Some(1));
        assert_eq!(letters[0]["key"], other.key);
    }
    assert!(app.take_mails().is_empty(), "the schedule sends it");
    app.run_all_schedules().await;
    assert_eq!(app.take_mail().to, "player-3@posthorn.example");
    let after = officer.post(&path, &Value::Null).await.expect(200);
    assert_eq!(after.json["letters"].as_array().map(Vec::len), Some(1));
    app.run_all_schedules().await;
    assert!(app.take_mails().is_empty());
}

/// Officers only; what was never given up is not there.
#[tokio::test]
async fn who_may() {
    let app = TestApp::new().await;
    let key = give_up(&app, 1).await;
    for role in [Role::Player, Role::Organiser, Role::Director] {
        let person = app.person_as(OFFICER, role);
        assert_eq!(person.get(PATH).await.verdict(), "403 forbidden", "{role:?}");
        let tried = person.post(&retry(&key), &Value::Null).await;
        assert_eq!(tried.verdict(), "403 forbidden", "{role:?}");
    }
    let unsigned = app.post(&retry(&key), &Value::Null).await;
    assert_eq!(unsigned.verdict(), "401 unauthenticated");
    let officer = app.person_as(OFFICER, Role::Officer);
    for path in ["3/game-1-event-2", "2/game-1-event-1", "x/game-1-event-1"] {
        let answer = officer.post(&format!("{PATH}/{path}/retry"), &Value::Null).await;
        assert_eq!(answer.verdict(), "404 unknown_letter", "{path}");
    }
    assert_eq!(app.app.store.dead_letters().await.expect("letters").len(), 1);
}
