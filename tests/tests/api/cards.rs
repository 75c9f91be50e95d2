//! What a link to a game shows where it is posted: no more of the game than everybody may see (`TR-14`).

use serde_json::json;
use tests::Answer;

use crate::spectators::{Scene, live};

/// The contents of the tags of a card by their names.
fn tag<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let begins = format!("<meta property=\"{name}\" content=\"");
    let found = html.match_indices(&begins).map(|(at, begins)| &html[at + begins.len()..]);
    found.map(|rest| rest.split('"').next().expect("an end")).collect()
}

async fn card(scene: &Scene) -> Answer {
    scene.guest(&format!("/api/games/{}/card", scene.game)).await.expect(200)
}

async fn picture(scene: &Scene, query: &str) -> Answer {
    scene.guest(&format!("/api/games/{}/board.png{query}", scene.game)).await
}

#[tokio::test]
async fn a_hidden_game_shows_no_board_until_it_is_over() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    scene.play(0, "e4 e5 Nf3").await;
    let hidden = card(&scene).await;
    assert_eq!(hidden.header("content-type"), "text/html; charset=utf-8");
    let names = format!("Given Player {} – Given Player {}", scene.white, scene.black);
    assert_eq!(tag(&hidden.text, "og:title"), [&*names]);
    assert_eq!(tag(&hidden.text, "og:image"), [""; 0]);
    let text = tag(&hidden.text, "og:description")[0];
    assert!(
        text.starts_with("Test Cup 2026, ") && text.ends_with("The moves are not shown yet."),
        "{text}"
    );
    for word in ["Nf3", "?ply"] {
        assert!(!hidden.text.contains(word), "{}", hidden.text);
    }
    assert_eq!(picture(&scene, "").await.verdict(), "404 not_shown_yet TR-14");
    // What is made without a session is everybody's: a player gets no more of it.
    let path = format!("/api/games/{}/board.png", scene.game);
    assert_eq!(scene.app.person(scene.white).get(&path).await.verdict(), "404 not_shown_yet TR-14");

    scene.app.person(scene.white).resign(scene.game).await.expect(200);
    let over = card(&scene).await;
    assert_eq!(tag(&over.text, "og:title"), [format!("{names} 0–1")]);
    assert!(tag(&over.text, "og:description")[0].ends_with("Over after 2 moves."));
    let image = tag(&over.text, "og:image")[0];
    let path = format!("/api/games/{}/board.png?ply=3", scene.game);
    assert!(image.starts_with("http") && image.ends_with(&path), "{image}");
}

#[tokio::test]
async fn a_card_lags_behind_like_the_game() {
    let scene = Scene::new(live(0, 1)).await;
    let begun = card(&scene).await;
    assert!(tag(&begun.text, "og:description")[0].ends_with("No move is shown yet."));
    scene.play(0, "e4 e5 Nf3 Nc6 Bb5").await;
    let late = card(&scene).await;
    assert!(tag(&late.text, "og:description")[0].ends_with("The last move shown is 2.Nf3."));
    assert!(tag(&late.text, "og:image")[0].ends_with("?ply=3"));
    let [all, third, first, beyond, black] =
        ["", "?ply=3", "?ply=1", "?ply=5", "?ply=3&black=true"];
    let drawn = async |query: &str| {
        let answer = picture(&scene, query).await.expect(200);
        assert_eq!(answer.header("content-type"), "image/png");
        // What changes with the next move is not kept for a day.
        let age =
            if ["?ply=3", "?ply=1", "?ply=3&black=true"].contains(&query) { 86_400 } else { 300 };
        assert_eq!(answer.header("cache-control"), format!("public, max-age={age}"), "{query}");
        assert!(answer.bytes.starts_with(b"\x89PNG"), "{query}");
        answer.bytes
    };
    let shown = drawn(third).await;
    assert!(shown == drawn(all).await && shown == drawn(beyond).await);
    assert!(shown != drawn(first).await && shown != drawn(black).await);
    assert_eq!(picture(&scene, "?ply=x").await.verdict(), "400 invalid_query");
    for path in ["/api/games/9999999/card", "/api/games/9999999/board.png", "/api/games/x/card"] {
        assert_eq!(scene.guest(path).await.verdict(), "404 unknown_game", "{path}");
    }
}
