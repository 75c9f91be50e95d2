//! The push message beside the mail: at once, once, and whatever mails the player wants.

use app::{Announced, App};
use notify::Delivered;
use post::Pusher;
use rules::ReminderCause;
use serde_json::json;
use store::{MailChoice, Notice, NoticeKind};
use tests::TestApp;
use tests::push_service::PushService;

use crate::{bring_all, choose, device, mails, pending, play, settle};

#[tokio::test]
async fn a_notice_is_pushed_once() {
    let app = TestApp::new().await.configured(|app| App { pusher: Pusher::with_loopback(), ..app });
    let service = PushService::start().await;
    let choices = [MailChoice::Each, MailChoice::Digest, MailChoice::None];
    for (number, choice) in (1..).zip(choices) {
        let pairing = app.pairing(number).await;
        let player = pairing.players.black;
        choose(&app, player, choice).await;
        let browser = device(&app, player, &format!("{}/201/{number}", service.origin)).await;
        let records = play(&app, &pairing, "e4").await;
        bring_all(&app, &records).await;
        let posted = service.take();
        assert_eq!(posted.len(), 1, "{choice}");
        let message = browser.read(&posted[0]).expect("a message");
        assert_eq!(message["url"], json!(format!("/game/{number}")));
        assert_eq!(message["tag"], json!(format!("game-{number}-event-1")));
        assert!(message["title"].as_str().is_some_and(|title| !title.is_empty()));
        assert_eq!(mails(&app).len(), usize::from(choice == MailChoice::Each));
        bring_all(&app, &records).await;
        assert_eq!(service.take().len(), 0, "{choice}: again");
    }
    // A push service that refuses is no failure of the notice.
    let pairing = app.pairing(9).await;
    device(&app, pairing.players.black, &format!("{}/500", service.origin)).await;
    bring_all(&app, &play(&app, &pairing, "e4").await).await;
    assert_eq!((service.take().len(), mails(&app).len()), (1, 1));
}

/// What the schedule notices, such as a deadline that comes near, reaches devices at once, too: with the
/// mail, before it, or in its place.
#[tokio::test]
async fn a_reminder_is_pushed_once() {
    let app = TestApp::new().await.configured(|app| App { pusher: Pusher::with_loopback(), ..app });
    let service = PushService::start().await;
    let choices = [MailChoice::Each, MailChoice::Digest, MailChoice::None];
    for (number, choice) in (1..).zip(choices) {
        let pairing = app.pairing(number).await;
        let player = pairing.players.white;
        choose(&app, player, choice).await;
        let cause = ReminderCause::Deadline;
        let kind = |ply| NoticeKind::Reminder { game: pairing.game, ply, cause, days: 5 };
        // Without devices whoever wants no mails has nothing put down.
        let put = app.app.announce(Notice { player, kind: kind(1) }).await.expect("an answer");
        assert_eq!(put == Announced::Unwanted, choice == MailChoice::None);
        settle(&app.app).await;
        let _ = mails(&app);
        let browser = device(&app, player, &format!("{}/201/{number}", service.origin)).await;
        for _ in 0..2 {
            app.app.announce(Notice { player, kind: kind(0) }).await.expect("put");
        }
        let expected = match choice {
            MailChoice::Each => Delivered::Sent,
            MailChoice::Digest => Delivered::Pushed,
            MailChoice::None => Delivered::Dropped,
        };
        assert_eq!(settle(&app.app).await, [expected], "{choice}");
        let posted = service.take();
        assert_eq!(posted.len(), 1, "{choice}");
        let message = browser.read(&posted[0]).expect("a message");
        assert_eq!(message["url"], json!(format!("/game/{number}")));
        assert_eq!(settle(&app.app).await, [], "{choice}: again");
        assert_eq!(mails(&app).len(), usize::from(choice == MailChoice::Each));
        let later = pending(&app, player).await.len();
        assert_eq!(later, if choice == MailChoice::Digest { 2 } else { 0 }, "{choice}");
    }
    // The hour of the digest: the mail, and no second message.
    app.wait(7 * 3_600);
    settle(&app.app).await;
    assert_eq!((mails(&app).len(), service.take().len()), (1, 0));
}
