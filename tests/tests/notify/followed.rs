//! What whoever follows a player or an event is told: a line each, once, and no mail.

use rules::{Color, Event, GameId, PlayerId};
use serde_json::{Value, json};
use store::{EventId, Followed, Role};
use tests::{DAY, OFFICER, TestApp};

use crate::entries::told;
use crate::{append, bring_all};

const FOLLOWER: PlayerId = PlayerId(70);

/// What somebody was told, the latest last: title, event and path.
async fn lines(app: &TestApp, player: PlayerId) -> Vec<[String; 3]> {
    let list = app.person(player).get("/api/notifications").await.expect(200).json;
    let mut rows = list["notifications"].as_array().expect("rows").clone();
    rows.reverse();
    let text = |row: &Value, name: &str| row[name].as_str().expect("a text").to_owned();
    rows.iter().map(|row| ["title", "event", "path"].map(|name| text(row, name))).collect()
}

async fn resign(app: &TestApp, game: GameId) {
    let resigned = Event::Resigned { at: app.app.clock.now(), by: Color::Black };
    let record = append(app, game, &[resigned]).await;
    bring_all(app, &[record.clone(), record]).await;
}

#[tokio::test]
async fn a_result_is_told_once_to_whoever_follows_a_player() {
    let app = TestApp::new().await;
    let pairing = app.pairing(1).await;
    let (white, black) = (pairing.players.white, pairing.players.black);
    app.member(FOLLOWER.0, "CZE", None, Role::Player).await;
    let store = &app.app.store;
    // Both of them: that is one line. And each other: of their own game they get letters.
    for followed in [white, black] {
        store.follow(FOLLOWER, Followed::Player(followed)).await.expect("followed");
    }
    store.follow(white, Followed::Player(black)).await.expect("followed");
    bring_all(&app, &crate::play(&app, &pairing, "e4").await).await;
    assert_eq!(lines(&app, FOLLOWER).await.len(), 0);
    app.take_mails();
    resign(&app, pairing.game).await;
    let told = lines(&app, FOLLOWER).await;
    let [[title, event, path]] = &told[..] else { panic!("one line: {told:?}") };
    let names = app.app.people(vec![white, black]).await.expect("people");
    let name = |id| format!("{} {}", names[&id].given_name, names[&id].family_name);
    assert_eq!(title, &format!("{} – {} 1–0", name(white), name(black)));
    assert!(!event.is_empty());
    assert_eq!(path, &format!("/game/{}", pairing.game));
    assert_eq!(lines(&app, white).await.len(), 1, "the letter's");
    assert!(app.take_mails().iter().all(|mail| !mail.to.contains(&FOLLOWER.to_string())));

    // Whoever follows nobody any more is told of nothing more.
    store.unfollow(FOLLOWER, Followed::Player(white)).await.expect("unfollowed");
    let other = app.pairing(2).await;
    store.follow(FOLLOWER, Followed::Player(other.players.black)).await.expect("followed");
    store.unfollow(FOLLOWER, Followed::Player(other.players.black)).await.expect("unfollowed");
    resign(&app, other.game).await;
    assert_eq!(lines(&app, FOLLOWER).await.len(), 1);
}

/// Start lists, results and what becomes of the tables; but not whom a letter tells, nor whoever has done it.
#[tokio::test]
async fn the_course_of_an_event_is_told() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in [1, 2, 3, 4] {
        app.member(id, "CZE", Some(2_100), Role::Player).await;
    }
    app.member(FOLLOWER.0, "CZE", None, Role::Player).await;
    let three = app.preset("friendly", |a| a["section_size"] = json!(3)).await;
    let event = app.announce(&three).await;
    let followed = Followed::Event(EventId(u32::try_from(event).expect("a number")));
    for reader in [FOLLOWER, tests::ORGANISER] {
        app.app.store.follow(reader, followed).await.expect("followed");
    }
    let page = format!("/events/{event}");
    let line = |title: &str| [title.to_owned(), "Test Cup 2026".to_owned(), page.clone()];
    // Of entries whoever only looks on hears nothing.
    let entries = format!("/api/events/{event}/entries");
    app.person(PlayerId(4)).post(&entries, &json!({})).await.expect(200);
    told(&app, event).await;
    let refused = json!({ "decision": "refuse", "reason": "Too late." });
    app.organiser().post(&format!("{entries}/4"), &refused).await.expect(200);
    told(&app, event).await;
    assert_eq!(lines(&app, FOLLOWER).await.len(), 0);
    app.publish(event, &[1, 2, 3], &[3]).await;
    told(&app, event).await;
    assert_eq!(lines(&app, FOLLOWER).await, [line("The start lists are out")]);
    let organisers = lines(&app, tests::ORGANISER).await;
    assert!(!organisers.contains(&line("The start lists are out")), "{organisers:?}");

    app.wait(40 * DAY);
    let mut games = 0;
    for player in [1, 2, 3].map(PlayerId) {
        for seat in app.app.store.seats(player).await.expect("seats") {
            if seat.ended_at.is_none() {
                app.wait(1);
                resign(&app, seat.game).await;
                games += 1;
                let told = lines(&app, FOLLOWER).await;
                assert_eq!(told.last().expect("a line")[2], format!("/game/{}", seat.game));
                assert_eq!(told.len(), 1 + games);
            }
        }
    }
    assert_eq!(games, 3);
    let officer = app.person_as(OFFICER, Role::Officer);
    for (act, title) in
        [("finish", "The final tables are out"), ("reopen", "The final tables are open again")]
    {
        app.wait(1);
        let path = format!("/api/events/{event}");
        let version = officer.get(&path).await.expect(200).json["version"].clone();
        let body = match act {
            "finish" => json!({ "version": version }),
            _ => json!({ "version": version, "reason": "An appeal is upheld." }),
        };
        officer.post(&format!("{path}/{act}"), &body).await.expect(200);
        told(&app, event).await;
        assert_eq!(lines(&app, FOLLOWER).await.last(), Some(&line(title)));
        // Players hear of open tables by letter, and of final ones here only if they follow them.
        assert!(!lines(&app, PlayerId(1)).await.contains(&line(title)));
    }
}

#[tokio::test]
async fn that_an_event_is_off_is_told_in_the_readers_language() {
    let app = TestApp::new().await;
    app.officials().await;
    for id in [1, FOLLOWER.0, 71] {
        app.member(id, "CZE", Some(2_100), Role::Player).await;
    }
    let czech = json!({
        "mail": "each", "digest_hour": 6, "reminder_days": [3], "language": "cs",
        "zone": "Europe/Prague"
    });
    app.person(PlayerId(71)).put("/api/settings", &czech).await.expect(200);
    let event = app.announce(&app.preset("friendly", |_| {}).await).await;
    let followed = Followed::Event(EventId(u32::try_from(event).expect("a number")));
    for reader in [PlayerId(1), FOLLOWER, PlayerId(71)] {
        app.app.store.follow(reader, followed).await.expect("followed");
    }
    let entries = format!("/api/events/{event}/entries");
    app.person(PlayerId(1)).post(&entries, &json!({})).await.expect(200);
    let version = app.organiser().get(&format!("/api/events/{event}")).await.expect(200).json;
    let body = json!({ "version": version["version"], "reason": "Too few." });
    app.organiser().post(&format!("/api/events/{event}/cancel"), &body).await.expect(200);
    told(&app, event).await;
    let titles = async |player| lines(&app, player).await.into_iter().map(|[title, ..]| title);
    let told = titles(FOLLOWER).await.collect::<Vec<_>>();
    assert_eq!(told, ["The event has been cancelled"]);
    assert_eq!(titles(PlayerId(71)).await.collect::<Vec<_>>(), ["Turnaj byl zrušen"]);
    // They have a letter.
    let told = titles(PlayerId(1)).await.collect::<Vec<_>>();
    assert_eq!(told, ["Test Cup 2026 has been cancelled"]);
}
