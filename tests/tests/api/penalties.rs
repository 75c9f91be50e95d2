//! What directors impose on a player, and what is kept for officers, through the desk (LAW-13.3,
//! LAW-13.3.2): each is recorded, and the player is told.

use rules::PlayerId;
use serde_json::{Value, json};
use tests::{TestApp, decision};

use crate::suspensions::suspend;

/// What the player reads in a game.
async fn messages(app: &TestApp, player: PlayerId, game: &Value) -> Vec<Value> {
    let page = app.person(player).get(&format!("/api/games/{game}")).await.expect(200).json;
    let all = page["messages"].as_array().expect("messages").iter();
    all.map(|message| message["text"].clone()).collect()
}

/// LAW-13.3: a director warns, orders, takes days, and lets one game or all be lost, each with a reason that
/// stands in the record and before the player's eyes; to suspend is for officers.
#[tokio::test]
async fn directors_penalise_and_officers_suspend() {
    let app = TestApp::new().await;
    let table = app.table().await;
    let [player, second, _] = table.players;
    let mail = format!("player-{player}@posthorn.example");
    let mut recorded = Vec::new();
    for (kind, more, games) in [
        ("warn", json!({ "player": player }), &[][..]),
        ("order", json!({ "player": player }), &[]),
        ("penalty", json!({ "player": player, "days": 10 }), &[701, 703]),
        ("default", json!({ "game": 701, "players": [player] }), &[701]),
        ("expel", json!({ "player": player }), &[703]),
    ] {
        let mut body = decision(kind, more);
        body["rule"] = json!("LAW-13.3.2");
        body["reason"] = json!(format!("Insults: {kind}."));
        let made = app.director().decide(&body).await.expect(201).json;
        let done = made["games"].as_array().expect("games").iter();
        assert_eq!(done.map(|game| &game["game"]).collect::<Vec<_>>(), games, "{kind}");
        recorded.insert(0, json!([made["id"], kind, body["reason"], "LAW-13.3.2"]));
        let log = app.person(player).get("/api/sections/700/decisions").await.expect(200).json;
        let line = |it: &Value| json!([it["id"], it["kind"], it["reason"], it["rule"]]);
        let kept: Vec<Value> = log["decisions"].as_array().expect("all").iter().map(line).collect();
        assert_eq!(kept, recorded, "{kind}");
        for game in games {
            assert!(messages(&app, player, &json!(game)).await.contains(&body["reason"]), "{kind}");
        }
        let told = app.send_mails().await.iter().filter(|(to, _)| *to == mail).count();
        assert_eq!(told, usize::from(games.is_empty()), "{kind}");
    }
    let path = format!("/api/players/{player}/suspensions");
    let refused = app.director().post(&path, &suspend("conduct", 6)).await;
    assert_eq!(refused.verdict(), "403 forbidden");
    let adjudicated = decision("adjudicate", json!({ "game": 702, "white_halves": 0 }));
    let refused = app.director().decide(&adjudicated).await;
    assert_eq!(refused.verdict(), "403 director_does_not_adjudicate LAW-11.1");
    let warned = app.person(second).decide(&decision("warn", json!({ "player": player }))).await;
    assert_eq!(warned.verdict(), "403 forbidden");
    let made = app.officer().post(&path, &suspend("conduct", 6)).await.expect(200).json;
    assert_eq!(made["suspensions"][0]["cause"], "conduct");
    let notices = app.app.store.pending_notices(player).await.expect("notices");
    assert!(notices.iter().any(|pending| pending.notice.kind.key() == "suspension-1"));
}
