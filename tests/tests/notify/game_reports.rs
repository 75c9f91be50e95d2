//! What is sent of games that were played elsewhere (`LAW-8.5`): the opponent is told that a report
//! waits, the director that results differ, and both players that the result stands.

use rules::{GameId, PlayedElsewhere, PlayerId, Terms, Variant};
use serde_json::{Value, json};
use store::{SectionId, Settings};
use tests::{OFFICER, START, TestApp};

use crate::{bring_all, game_item, item, mails, record};

const GAME: GameId = GameId(900);

/// A game by post in a section that nobody directs: officers hear what its director would.
pub(crate) async fn by_post(app: &TestApp, id: GameId) -> [PlayerId; 2] {
    app.officials().await;
    let pairing = app.pairing(1).await;
    let terms = Terms::new(pairing.players, Variant::Chess, START);
    let told = PlayedElsewhere { waits: true, ..PlayedElsewhere::default() };
    let game = told.game(terms.clone(), START).expect("a game");
    app.create_game(id, SectionId(1), terms).await;
    let (stored, _) = app.app.load_game(id).await.expect("a game");
    let appended = store::Appended { events: game.log(), ..store::Appended::default() };
    app.app.store.append(&stored, &appended).await.expect("appended");
    app.take_mails();
    [pairing.players.white, pairing.players.black]
}

async fn reports(app: &TestApp) -> Value {
    item(app, &format!("G#{GAME}"), "REPORTS").await
}

/// A player sends a report; who is told, and where the letters lead.
async fn told(app: &TestApp, player: PlayerId, pgn: &str) -> Vec<(String, String)> {
    let (before, game) = (reports(app).await, game_item(app, GAME).await);
    let path = format!("/api/games/{GAME}/reports");
    app.person(player).post(&path, &json!({ "pgn": pgn })).await.expect(200);
    let changed = record("1", &before, &reports(app).await);
    let ended = record("2", &game, &game_item(app, GAME).await);
    bring_all(app, &[changed.clone(), changed, ended]).await;
    mails(app)
}

fn to(player: PlayerId, path: &str) -> (String, String) {
    (format!("player-{player}@posthorn.example"), format!("{path}/{GAME}"))
}

#[tokio::test]
async fn who_hears_of_reports() {
    let app = TestApp::new().await;
    let [white, black] = by_post(&app, GAME).await;
    app.app
        .store
        .keep_settings(white, &Settings::default(), "cs", chrono_tz::Tz::UTC)
        .await
        .expect("settings");
    let path = format!("/api/games/{GAME}/reports");
    app.person(black).post(&path, &json!({ "pgn": "1.e4 e5 0-1" })).await.expect(200);
    let first = record("1", &Value::Null, &reports(&app).await);
    bring_all(&app, &[first.clone(), first]).await;
    let [mail] = app.take_mails().try_into().expect("one mail");
    assert_eq!(mail.to, format!("player-{white}@posthorn.example"));
    assert!(mail.subject.ends_with("výsledek vaší partie je zaslán"), "{}", mail.subject);
    for part in ["LAW-8.5", &format!("/game/{GAME}"), "15. ledna 2026"] {
        assert!(mail.body.contains(part), "{}", mail.body);
    }
    // Another of the same is no news.
    assert_eq!(told(&app, black, "1.e4 c5 0-1").await, []);
    let mut differ = vec![to(black, "/game"), to(OFFICER, "/desk/reports")];
    differ.sort();
    assert_eq!(told(&app, white, "1.e4 c5 1-0").await, differ);
    assert_eq!(told(&app, white, "1.e4 c5 1/2-1/2").await, []);
    // Both hear that the result stands, and nobody that it is their move.
    let mut stands = vec![to(white, "/game"), to(black, "/game")];
    stands.sort();
    assert_eq!(told(&app, white, "1.e4 c5 0-1").await, stands);
}

/// What is no more so is not told.
#[tokio::test]
async fn what_is_over_is_no_news() {
    let app = TestApp::new().await;
    let [white, black] = by_post(&app, GAME).await;
    let path = format!("/api/games/{GAME}/reports");
    app.person(white).post(&path, &json!({ "pgn": "1.e4 1-0" })).await.expect(200);
    let first = record("1", &Value::Null, &reports(&app).await);
    app.person(black).post(&path, &json!({ "pgn": "1.e4 1-0" })).await.expect(200);
    bring_all(&app, &[first]).await;
    assert_eq!(mails(&app), []);
}
