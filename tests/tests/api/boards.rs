//! The boards of a section and the results of an event, as spectators see them (`TR-14`).

use rules::PlayerId;
use serde_json::{Value, json};
use store::Role;
use tests::DIRECTOR;

use crate::spectators::{STRANGER, Scene, live};

const LEGAL_TRAP: &str = "e4 e5 Nf3 d6";

fn games(page: &Value) -> Vec<u64> {
    let boards = page["boards"].as_array().expect("boards");
    boards.iter().map(|board| board["game"].as_u64().expect("a number")).collect()
}

fn board(page: &Value, game: rules::GameId) -> &Value {
    let boards = page["boards"].as_array().expect("boards");
    boards.iter().find(|board| board["game"] == game.0).expect("the board")
}

async fn boards(scene: &Scene, viewer: Option<(PlayerId, Role)>) -> Value {
    let path = format!("/api/sections/{}/boards", scene.section);
    let answer = match viewer {
        Some((player, role)) => scene.app.person_as(player, role).get(&path).await,
        None => scene.guest(&path).await,
    };
    answer.expect(200).json
}

/// Of running games nothing is shown while the event shows none; to players their own, to the director all.
#[tokio::test]
async fn boards_are_hidden_as_announced() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    scene.play(0, LEGAL_TRAP).await;
    scene.finish(2).await;
    for (viewer, shown, hidden) in [
        (None, 2, 4),
        (Some((STRANGER, Role::Player)), 2, 4),
        (Some((DIRECTOR, Role::Director)), 6, 0),
    ] {
        let page = boards(&scene, viewer).await;
        assert_eq!((games(&page).len(), &page["hidden"]), (shown, &json!(hidden)), "{viewer:?}");
    }
    let own = boards(&scene, Some((scene.white, Role::Player))).await;
    assert!(games(&own).contains(&u64::from(scene.game.0)));
    let over = boards(&scene, None).await;
    assert!(!games(&over).contains(&u64::from(scene.game.0)));
    assert!(
        over["boards"]
            .as_array()
            .expect("boards")
            .iter()
            .all(|it| it["ending"]["reason"] == "resignation")
    );
}

/// What is shown late is the game as it stood then, with nothing of what came later.
#[tokio::test]
async fn boards_lag_behind_as_announced() {
    let scene = Scene::new(live(0, 1)).await;
    scene.play(0, LEGAL_TRAP).await;
    let late = boards(&scene, None).await;
    assert_eq!((&late["delay_moves"], &late["hidden"]), (&json!(1), &json!(0)));
    let shown = board(&late, scene.game);
    assert_eq!((&shown["ply"], &shown["last"]["san"]), (&json!(2), &json!("e5")));
    assert_eq!(shown["last"]["uci"], "e7e5");
    assert_eq!(shown["turn"], "white");
    assert_eq!(shown["ending"], Value::Null);
    assert_eq!(shown["white"]["id"], scene.white.0);
    assert_eq!(shown["fen"], "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    let whole = boards(&scene, Some((DIRECTOR, Role::Director))).await;
    assert_eq!(
        (board(&whole, scene.game)["ply"].as_u64(), &whole["delay_moves"]),
        (Some(4), &json!(0))
    );
    let whole = boards(&scene, Some((scene.black, Role::Player))).await;
    assert_eq!(board(&whole, scene.game)["ply"], 4);
    // Over, it is everybody's.
    scene.app.person(scene.white).resign(scene.game).await.expect(200);
    let over = boards(&scene, None).await;
    assert_eq!(board(&over, scene.game)["ply"], 4);
    assert_eq!(board(&over, scene.game)["ending"]["black_halves"], 2);
}

#[tokio::test]
async fn boards_come_page_by_page() {
    let scene = Scene::new(live(0, 0)).await;
    let path = format!("/api/sections/{}/boards", scene.section);
    let (mut found, mut next) = (Vec::new(), String::new());
    for lines in [4, 2] {
        let page = scene.guest(&format!("{path}?limit=4{next}")).await.expect(200).json;
        assert_eq!(games(&page).len(), lines);
        found.extend(games(&page));
        next = page["next"].as_str().map(|next| format!("&after={next}")).unwrap_or_default();
    }
    assert!(next.is_empty() && found.is_sorted(), "{found:?}");
    assert_eq!(boards(&scene, None).await["boards"][0]["last"], Value::Null);
    for (path, verdict) in [
        ("/api/sections/9999/boards", "404 unknown_section"),
        ("/api/sections/x/boards", "404 unknown_section"),
        (&*format!("{path}?limit=0"), "400 invalid_query"),
        (&*format!("{path}?after=x"), "400 invalid_query"),
    ] {
        assert_eq!(scene.guest(path).await.verdict(), verdict, "{path}");
    }
}

#[tokio::test]
async fn results_of_an_event_come_with_the_latest_first() {
    let scene = Scene::new(json!({ "kind": "finished" })).await;
    let section = scene.guest(&format!("/api/sections/{}", scene.section)).await.expect(200).json;
    let path = format!("/api/events/{}/results", section["event"]);
    let empty = scene.guest(&path).await.expect(200).json;
    assert_eq!((&empty["results"], &empty["next"]), (&json!([]), &Value::Null));
    let mut ended = Vec::new();
    for _ in 0..3 {
        scene.finish(1).await;
        let page = scene.guest(&path).await.expect(200).json;
        ended.insert(0, page["results"][0]["game"].clone());
        scene.app.wait(60);
    }
    let all = scene.guest(&path).await.expect(200).json;
    let found: Vec<Value> =
        all["results"].as_array().expect("results").iter().map(|it| it["game"].clone()).collect();
    assert_eq!(found, ended);
    let last = &all["results"][0];
    assert_eq!((&last["white_halves"], &last["black_halves"]), (&json!(0), &json!(2)));
    assert_eq!((&last["section"], &last["flag"]), (&json!(scene.section), &Value::Null));
    assert_eq!(last["section_name"], section["name"]);
    let first = scene.guest(&format!("{path}?limit=2")).await.expect(200).json;
    let next = first["next"].as_str().expect("more");
    let rest = scene.guest(&format!("{path}?limit=2&after={next}")).await.expect(200).json;
    assert_eq!((&rest["results"][0]["game"], &rest["next"]), (&ended[2], &Value::Null));
    // Who loses on time has the letter of the table.
    scene.app.wait(400 * tests::DAY);
    scene.app.run_all_schedules().await;
    let flags = scene.guest(&path).await.expect(200).json;
    assert_eq!(flags["results"][0]["flag"], "E");
    for (path, verdict) in [
        ("/api/events/99/results", "404 unknown_event"),
        ("/api/events/x/results", "404 unknown_event"),
    ] {
        assert_eq!(scene.guest(path).await.verdict(), verdict);
    }
}
