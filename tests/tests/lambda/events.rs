//! Events that no request brings, in the functions' own binaries: schedules, the table's stream, the
//! state machine of the rating run.

use serde_json::{Value, json};
use tests::TestApp;

/// The metrics that a function's log holds.
fn metrics(log: &str) -> Vec<Value> {
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    lines.filter(|line| line["_aws"].is_object()).collect()
}

/// Game 1 as it stands in the table.
pub(crate) async fn game_item(app: &TestApp) -> Value {
    let key = json!({ "pk": { "S": "G#1" }, "sk": { "S": "GAME" } });
    let body = json!({ "TableName": "posthorn", "Key": key });
    tests::database_request(app.endpoint(), "GetItem", &body).await["Item"].clone()
}

/// A change of an item as the stream brings it.
pub(crate) fn record(number: &str, old: &Value, new: &Value) -> Value {
    let images = json!({ "SequenceNumber": number, "OldImage": old, "NewImage": new });
    json!({ "eventID": number, "eventName": "MODIFY", "dynamodb": images })
}

#[tokio::test]
async fn the_schedules() {
    let (_app, gateway) = TestApp::in_lambda().await;
    for name in ["time-forfeit", "clock-tick", "notify"] {
        for _ in 0..2 {
            gateway.invoke(name, &json!({})).await;
        }
        let told = metrics(&gateway.function(name).await.log());
        assert_eq!(told.len(), 2, "{name}");
        let metric = &told[0]["_aws"]["CloudWatchMetrics"][0];
        assert_eq!(metric["Namespace"], "Posthorn/test");
        assert_eq!(metric["Dimensions"], json!([[], ["Sweep"]]));
        assert_eq!(told[0]["Sweep"], name);
        for named in metric["Metrics"].as_array().expect("metrics") {
            let value = &told[0][named["Name"].as_str().expect("a name")];
            assert_eq!(value, &json!(0), "{name}: {named}");
        }
    }
}

/// A record that cannot be read comes again by its number; the others are done.
#[tokio::test]
async fn a_batch_of_the_stream() {
    let (app, gateway) = TestApp::in_lambda().await;
    let pairing = app.pairing(1).await;
    let before = game_item(&app).await;
    app.players(&pairing).0.play(pairing.game, 0, "e4").await.expect(200);
    let good = record("100", &before, &game_item(&app).await);
    let bad = record("200", &before, &json!({ "pk": 1 }));
    let done = gateway.invoke("notify", &json!({ "Records": [good] })).await;
    assert_eq!(done, json!({ "batchItemFailures": [] }));
    let part = gateway.invoke("notify", &json!({ "Records": [bad, good] })).await;
    assert_eq!(part, json!({ "batchItemFailures": [{ "itemIdentifier": "200" }] }));
    let key = json!({
        "pk": { "S": format!("P#{}", pairing.players.black) },
        "sk": { "S": "NOTICE#game-1-event-1" }
    });
    let body = json!({ "TableName": "posthorn", "Key": key });
    let notice = tests::database_request(app.endpoint(), "GetItem", &body).await;
    assert!(notice["Item"].is_object(), "Black is told of the move");
}

/// What goes wrong is told to the state machine by its code, so that it knows what to try again.
#[tokio::test]
async fn a_share_of_a_rating_run() {
    let (_app, gateway) = TestApp::in_lambda().await;
    let function = gateway.function("rate-shares").await;
    let failed =
        function.invoke(&json!({ "list": "chess-2026-2" })).await.expect_err("no such run");
    assert!(
        failed["errorMessage"].as_str().is_some_and(|it| it.contains("unknown_rating_list")),
        "{failed}"
    );
    let odd = function.invoke(&json!({ "what": 1 })).await.expect_err("no such task");
    assert!(odd["errorMessage"].is_string(), "{odd}");
}
