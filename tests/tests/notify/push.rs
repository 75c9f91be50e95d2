//! The push message beside the mail: at once, once, and whatever mails the player wants.

use app::{App, Pusher};
use serde_json::json;
use store::MailChoice;
use tests::TestApp;
use tests::push_service::{Browser, PushService};

use crate::{bring_all, choose, mails, play};

#[tokio::test]
async fn a_notice_is_pushed_once() {
    let app = TestApp::new().await.configured(|app| App { pusher: Pusher::with_loopback(), ..app });
    let service = PushService::start().await;
    let choices = [MailChoice::Each, MailChoice::Digest, MailChoice::None];
    for (number, choice) in (1..).zip(choices) {
        let pairing = app.pairing(number).await;
        choose(&app, pairing.players.black, choice).await;
        let browser = Browser::at(&format!("{}/201/{number}", service.origin));
        let black = app.person(pairing.players.black);
        black.post("/api/settings/push", &browser.subscription()).await.expect(204);
        let records = play(&app, &pairing, "e4").await;
        bring_all(&app, &records).await;
        let posted = service.take();
        assert_eq!(posted.len(), 1, "{choice}");
        let message = browser.read(&posted[0]).expect("a message");
        assert_eq!(message["url"], json!(format!("/game/{number}")));
        assert_eq!(message["tag"], json!(format!("game-{number}-event-1")));
        assert!(message["title"].as_str().is_some_and(|title| !title.is_empty()));
        assert_eq!(mails(&app).len(), usize::from(choice == MailChoice::Each));
        if choice != MailChoice::None {
            bring_all(&app, &records).await;
            assert_eq!(service.take().len(), 0, "{choice}: again");
        }
    }
    // A push service that refuses is no failure of the notice.
    let pairing = app.pairing(9).await;
    let browser = Browser::at(&format!("{}/500", service.origin));
    let black = app.person(pairing.players.black);
    black.post("/api/settings/push", &browser.subscription()).await.expect(204);
    bring_all(&app, &play(&app, &pairing, "e4").await).await;
    assert_eq!((service.take().len(), mails(&app).len()), (1, 1));
}
