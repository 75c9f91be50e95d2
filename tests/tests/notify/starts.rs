//! The start list and the start of the clocks: two mails where time lies between them, one where not.

use notify::Delivered;
use rules::{GameId, Instant, PlayerId, Terms};
use store::{MailChoice, Notice, NoticeKind, SectionId};
use tests::{START, TestApp};

use crate::{choose, pending, settle, without_mailer};

const SECTION: SectionId = SectionId(1);
const HOUR: i64 = 3_600;
/// For how long the pairing may go on before its mail is sent.
const PAIRING: i64 = 300;

/// Somebody with a game whose clocks start so many seconds after the start.
async fn paired(app: &TestApp, seconds: i64) -> (PlayerId, Instant) {
    let first = app.pairing(1).await;
    let starts_at = START + seconds;
    app.create_game(GameId(500), SECTION, Terms { starts_at, ..first.terms() }).await;
    (first.players.white, starts_at)
}

async fn list_is_out(app: &TestApp, player: PlayerId, starts_at: Instant) {
    let kind = NoticeKind::GameStarted { section: SECTION, starts_at };
    app.app.announce(Notice { player, kind }).await.expect("a notice");
}

async fn clocks_run(app: &TestApp, player: PlayerId, starts_at: Instant) {
    let kind = NoticeKind::ClocksStarted { section: SECTION, starts_at };
    app.app.announce(Notice { player, kind }).await.expect("a notice");
}

/// The subjects of the mails since the last look, without the event's name.
fn told(app: &TestApp) -> Vec<&'static str> {
    let short = |mail: tests::Mail| match mail.subject {
        list if list.ends_with("the start list is out") => "list",
        clocks if clocks.starts_with("The clocks of") => "clocks",
        other => panic!("another mail: {other}"),
    };
    app.take_mails().into_iter().map(short).collect()
}

/// Both sides of the hour between the mail of the list and the start.
#[tokio::test]
async fn a_start_close_to_its_list_is_one_mail() {
    for (seconds, expected) in
        [(HOUR, vec!["list", "clocks"]), (HOUR - 1, vec!["list"]), (1, vec!["list"])]
    {
        let app = TestApp::new().await;
        let (player, starts_at) = paired(&app, PAIRING + seconds).await;
        list_is_out(&app, player, starts_at).await;
        app.wait(PAIRING);
        assert_eq!(settle(&app.app).await, [Delivered::Sent], "{seconds}");
        app.wait(seconds);
        clocks_run(&app, player, starts_at).await;
        settle(&app.app).await;
        assert_eq!(told(&app), expected, "{seconds}");
        assert!(pending(&app, player).await.is_empty(), "{seconds}");
    }
}

/// The clocks start, or have started, before the mail of the list has gone.
#[tokio::test]
async fn a_list_that_waits_tells_of_the_start() {
    for seconds in [PAIRING, PAIRING - 1, 0, -HOUR] {
        let app = TestApp::new().await;
        let (player, starts_at) = paired(&app, seconds).await;
        list_is_out(&app, player, starts_at).await;
        let until = seconds.max(0);
        app.wait(until);
        clocks_run(&app, player, starts_at).await;
        settle(&app.app).await;
        app.wait(PAIRING - until);
        settle(&app.app).await;
        assert_eq!(told(&app), ["list"], "{seconds}");
        assert!(pending(&app, player).await.is_empty(), "{seconds}");
    }
}

/// In a mail of the day, too.
#[tokio::test]
async fn a_day_tells_of_the_start_once() {
    let app = TestApp::new().await;
    let (player, starts_at) = paired(&app, HOUR).await;
    choose(&app, player, MailChoice::Digest).await;
    list_is_out(&app, player, starts_at).await;
    app.wait(HOUR);
    clocks_run(&app, player, starts_at).await;
    app.wait(6 * HOUR);
    settle(&app.app).await;
    assert_eq!(told(&app), ["list"]);
    assert!(pending(&app, player).await.is_empty());
}

/// A mail that was given up has told nobody; and a start list of other clocks is another one.
#[tokio::test]
async fn what_was_not_told_is_told_at_the_start() {
    let app = TestApp::new().await;
    let (player, starts_at) = paired(&app, 4 * 24 * HOUR).await;
    list_is_out(&app, player, starts_at).await;
    list_is_out(&app, player, START).await;
    let mute = without_mailer(&app);
    for _ in 0..16 {
        app.wait(6 * HOUR);
        settle(&mute).await;
    }
    assert!(pending(&app, player).await.is_empty(), "both were given up");
    list_is_out(&app, player, starts_at + 1).await;
    clocks_run(&app, player, starts_at).await;
    settle(&app.app).await;
    assert_eq!(told(&app), ["clocks"]);
}
