//! The functions' own binaries where the table refuses or loses requests: nobody sees what is over soon,
//! what is not over is told, and nothing is done twice.

use axum::http::Method;
use serde_json::json;
use store::{DATA_VERSION, Patience};
use tests::{Gateway, Network, TestApp, Trouble};

use crate::events::{game_item, record};

/// A server whose functions have a network between them and their table.
async fn behind_a_network() -> (TestApp, std::sync::Arc<Gateway>, Network) {
    let app = TestApp::new().await;
    let network = Network::before(app.endpoint(), Patience::FUNCTION).await;
    let (app, gateway) = app.in_lambda_before(&network.endpoint).await;
    (app, gateway, network)
}

/// A function that starts while the table refuses starts all the same, says when to ask again, and serves
/// once the table does.
#[tokio::test]
async fn a_request_while_the_table_refuses() {
    let (app, _, network) = behind_a_network().await;
    let pairing = app.pairing(1).await;
    let (white, black) = app.players(&pairing);
    for trouble in [Trouble::Throttled, Trouble::Broken, Trouble::Unheard] {
        network.refuses_a_move(&app, &pairing, trouble).await;
    }
    white.play(pairing.game, 0, "e4").await.expect(200);
    // What is over soon is not even noticed: two troubles for each of the two requests of a move.
    let twice = |trouble| [Some(trouble), Some(trouble), None];
    network.next([twice(Trouble::Throttled), twice(Trouble::Unheard)].concat());
    black.play(pairing.game, 1, "e5").await.expect(200);
    // A move that was written though nobody heard of it is there once.
    network.next([None, Some(Trouble::Unanswered)]);
    white.play(pairing.game, 2, "Nf3").await.expect(200);
    let (stored, _) = app.app.load_game(pairing.game).await.expect("the game");
    assert_eq!(stored.log.len(), 3);
}

/// Many functions that start together ask for their secrets too fast: each waits for its turn.
#[tokio::test]
async fn a_start_while_the_secrets_are_refused() {
    let (app, gateway) = TestApp::in_lambda().await;
    gateway.refuse_parameters(6);
    app.request(Method::GET, "/api/health", &[], "").await.expect(200);
}

/// Without the key of the site's front anybody could go past it: what is asked there does not start, and
/// what nobody asks does.
#[tokio::test]
async fn a_start_without_the_fronts_key() {
    let app = TestApp::new().await;
    let mut gateway =
        Gateway::before(app.endpoint(), std::env::var_os("POSTHORN_FUNCTIONS").map(Into::into))
            .await;
    gateway.without_edge_key().await;
    for name in ["games", "sign-in"] {
        let said = gateway.function(name).await.ended().await;
        assert!(said.contains("edge-key"), "{said}");
    }
    gateway.invoke("time-forfeit", &json!({})).await;
}

/// One function says which version the table holds; where it is that of a newer program none starts.
#[tokio::test]
async fn a_start_over_data_of_a_newer_program() {
    let (app, gateway) = TestApp::in_lambda().await;
    let store = &app.app.store;
    app.request(Method::GET, "/api/health", &[], "").await.expect(200);
    assert_eq!(store.data_version().await.expect("readable"), None);
    gateway.invoke("clock-tick", &json!({})).await;
    assert_eq!(store.data_version().await.expect("readable"), Some(DATA_VERSION));
    gateway.invoke("time-forfeit", &json!({})).await;
    store.keep_data_version(DATA_VERSION + 1).await.expect("kept");
    for name in ["sign-in", "notify", "rate"] {
        let said = gateway.function(name).await.ended().await;
        assert!(
            said.contains("the data are of a newer Posthorn (data version 2"),
            "{name}: {said}"
        );
    }
}

/// A run of a schedule fails as a whole, so that it is run again and told at last; of the stream each
/// record comes again.
#[tokio::test]
async fn events_while_the_table_refuses() {
    let (app, gateway, network) = behind_a_network().await;
    let pairing = app.pairing(1).await;
    let old = game_item(&app).await;
    app.players(&pairing).0.play(pairing.game, 0, "e4").await.expect(200);
    let batch = json!({ "Records": [record("100", &old, &game_item(&app).await)] });
    network.always(Some(Trouble::Throttled));
    for name in ["time-forfeit", "clock-tick", "notify"] {
        let failed = gateway.function(name).await.invoke(&json!({})).await;
        let told = failed.expect_err(name)["errorMessage"].clone();
        assert!(told.as_str().is_some_and(|it| it.contains("unavailable")), "{name}: {told}");
    }
    let again = json!({ "batchItemFailures": [{ "itemIdentifier": "100" }] });
    assert_eq!(gateway.invoke("notify", &batch).await, again);
    network.always(None);
    for name in ["time-forfeit", "clock-tick", "notify"] {
        gateway.invoke(name, &json!({})).await;
    }
    // The same record twice is one notice.
    for _ in 0..2 {
        assert_eq!(gateway.invoke("notify", &batch).await, json!({ "batchItemFailures": [] }));
    }
    let notices = json!({
        "TableName": "posthorn",
        "KeyConditionExpression": "pk = :pk AND begins_with(sk, :sk)",
        "ExpressionAttributeValues": {
            ":pk": { "S": format!("P#{}", pairing.players.black) }, ":sk": { "S": "NOTICE#" }
        }
    });
    let found = tests::database_request(app.endpoint(), "Query", &notices).await;
    assert_eq!(found["Count"], 1, "{found}");
}
