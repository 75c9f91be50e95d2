//! A game whose record is damaged is out of play, and in nobody else's way.

use serde_json::{Value, json};
use tests::{DAY, TestApp, database_request};

/// White has moved a second later than was written.
async fn damage(app: &TestApp, game: u32) {
    let key = json!({ "pk": { "S": format!("G#{game}") }, "sk": { "S": "GAME" } });
    let ask = json!({ "TableName": "posthorn", "Key": key, "ConsistentRead": true });
    let mut item = database_request(app.endpoint(), "GetItem", &ask).await["Item"].clone();
    let log = item["log"]["B"].as_str().expect("a log");
    let mut log = base64::Engine::decode(&base64::prelude::BASE64_STANDARD, log).expect("bytes");
    log[3] ^= 1;
    item["log"] = json!({ "B": base64::Engine::encode(&base64::prelude::BASE64_STANDARD, log) });
    let put = json!({ "TableName": "posthorn", "Item": item });
    database_request(app.endpoint(), "PutItem", &put).await;
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().expect("games").iter().filter_map(|game| game["id"].as_u64()).collect()
}

#[tokio::test]
async fn a_damaged_game_is_out_of_play() {
    let app = TestApp::new().await;
    let game = app.pairing(1).await;
    app.create_game(rules::GameId(600), store::SectionId(600), game.terms()).await;
    let section = store::Section::new(store::SectionId(600), "A", "Cup");
    app.app.store.create_section(&section).await.expect("a section");
    app.play_all(&game, "e4").await;
    damage(&app, game.game.0).await;
    let (white, black) = (app.person(game.players.white), app.person(game.players.black));
    let path = format!("/api/games/{}", game.game);
    for path in [path.clone(), format!("{path}/record"), format!("{path}/pgn")] {
        assert_eq!(white.get(&path).await.verdict(), "500 damaged_game", "{path}");
    }
    assert_eq!(black.play(game.game, 1, "e5").await.verdict(), "500 damaged_game");
    // The same move again is no receipt of another game.
    assert_eq!(white.play(game.game, 0, "e4").await.verdict(), "500 damaged_game");
    assert_eq!(black.resign(game.game).await.verdict(), "500 damaged_game");
    let list = white.get("/api/games").await.expect(200).json;
    assert_eq!((numbers(&list["games"]), &list["damaged"]), (vec![600], &json!([game.game])));
    // No flag falls in it, and the other game's does.
    app.wait(50 * DAY);
    let swept = time_forfeit::tick(&app.app).await.expect("a sweep");
    assert_eq!((swept.acted, swept.failed), (1, 1));
    let seats = app.app.store.seats(game.players.white).await.expect("seats");
    let over =
        |id: u32| seats.iter().find(|seat| seat.game.0 == id).map(|seat| seat.ended_at.is_some());
    assert_eq!([over(game.game.0), over(600)], [Some(false), Some(true)]);
}

/// What was at the desk of a game that is damaged is there again once it is brought back.
#[tokio::test]
async fn a_silence_waits_for_its_game() {
    let app = TestApp::new().await;
    let silence = rules::SilenceRule::FortyDays;
    let table = app.table_on(|terms| rules::Terms { silence, ..terms }).await;
    app.play_all(&table.games[0], "e4").await;
    let game = table.games[0].game;
    let id = game.0;
    let silence = store::Waiting::Silence { game, section: tests::SECTION };
    app.wait(30 * DAY);
    app.app.store.set_waiting(silence, true).await.expect("a line");
    let silent = async || {
        let queue = app.director().get("/api/director/queue").await.expect(200).json;
        let items = queue["items"].as_array().expect("items").clone();
        items.iter().any(|item| item["kind"] == "silence" && item["id"] == id)
    };
    assert!(silent().await);
    damage(&app, id).await;
    assert!(!silent().await);
    damage(&app, id).await;
    assert!(silent().await);
}
