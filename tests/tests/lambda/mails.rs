//! Mails from the functions' own binaries, through Amazon's mail service.

use std::time::SystemTime;

use serde_json::{Value, json};
use tests::ses::{FakeSes, Refusal};
use tests::{Gateway, TestApp, database_request};

use crate::events::{game_item, record};

/// More than a notice is tried before it is given up.
const BUSY: usize = 14;

/// The notice of the first move, to whoever has Black.
async fn notice(app: &TestApp, player: &str) -> Value {
    let body = json!({ "TableName": "posthorn", "Key": key(player) });
    database_request(app.endpoint(), "GetItem", &body).await["Item"].clone()
}

fn key(player: &str) -> Value {
    json!({ "pk": { "S": player }, "sk": { "S": "NOTICE#game-1-event-1" } })
}

/// Its time has come.
async fn let_ring(app: &TestApp, player: &str) {
    let body = json!({
        "TableName": "posthorn", "Key": key(player),
        "UpdateExpression": "SET alarm_at = :past",
        "ConditionExpression": "attribute_exists(alarm_at)",
        "ExpressionAttributeValues": { ":past": { "N": "1" } }
    });
    database_request(app.endpoint(), "UpdateItem", &body).await;
}

/// The functions' clock is this machine's.
fn now() -> i64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().expect("after 1970");
    i64::try_from(since.as_secs()).expect("not so far")
}

fn number(item: &Value, name: &str) -> i64 {
    item[name]["N"].as_str().and_then(|digits| digits.parse().ok()).unwrap_or_default()
}

/// Functions that send mails, and a move whose mail the service has refused.
struct Refused {
    app: TestApp,
    gateway: Gateway,
    service: FakeSes,
    player: String,
}

impl Refused {
    async fn with(refusal: Refusal) -> Refused {
        let (app, service) = (TestApp::new().await, FakeSes::start().await);
        let functions = std::env::var_os("POSTHORN_FUNCTIONS").map(Into::into);
        let mut gateway = Gateway::before(app.endpoint(), functions).await;
        gateway.with_mails(&service.endpoint);
        let pairing = app.pairing(1).await;
        let before = game_item(&app).await;
        app.players(&pairing).0.play(pairing.game, 0, "e4").await.expect(200);
        service.refuse(refusal);
        let batch = json!({ "Records": [record("100", &before, &game_item(&app).await)] });
        gateway.invoke("notify", &batch).await;
        Refused { app, gateway, service, player: format!("P#{}", pairing.players.black) }
    }

    /// Its time has come again.
    async fn rings(&self) {
        let_ring(&self.app, &self.player).await;
        self.gateway.invoke("notify", &json!({})).await;
    }
}

/// The service takes only so many mails a second. What it puts off is brought again however often that is, and counts
/// as no try.
#[tokio::test]
async fn what_a_busy_service_puts_off_is_not_lost() {
    let told = Refused::with((429, "TooManyRequestsException")).await;
    let Refused { app, gateway, service, player } = &told;
    for round in 0..BUSY {
        let waits = notice(app, player).await;
        let wait = number(&waits, "alarm_at") - now();
        assert!((50..=120).contains(&wait), "{round}: {waits}");
        assert_eq!(number(&waits, "tries"), 1, "{round}");
        service.refuse(match round % 2 {
            0 => (429, "TooManyRequestsException"),
            _ => (400, "LimitExceededException"),
        });
        told.rings().await;
        assert_eq!(service.take(), [] as [&str; 0], "{round}");
    }
    told.rings().await;
    let mails = service.take();
    assert_eq!(mails.len(), 1);
    assert!(mails[0].contains("From: Posthorn <post@posthorn.example>"), "{}", mails[0]);
    assert!(mails[0].contains("/game/1"), "{}", mails[0]);
    assert!(notice(app, player).await["sent_at"].is_object());
    let log = gateway.function("notify").await.log();
    assert!(log.contains("a notice waits for the mail service"), "{log}");
    assert!(!log.contains("@posthorn.example"), "no address in the log: {log}");
}

/// What the service rejects will never be taken; of what is wrong with the account the log has the code.
#[tokio::test]
async fn what_the_service_rejects_is_given_up() {
    let told = Refused::with((400, "SendingPausedException")).await;
    let Refused { app, gateway, service, player } = &told;
    service.refuse((400, "MessageRejected"));
    told.rings().await;
    let given_up = notice(app, player).await;
    assert_eq!(number(&given_up, "tries"), 2, "{given_up}");
    assert!(given_up["given_up_at"].is_object(), "{given_up}");
    let log = gateway.function("notify").await.log();
    assert!(log.contains("SendingPausedException"), "{log}");
    assert!(!log.contains("somebody@"), "what the service says repeats addresses: {log}");
}
