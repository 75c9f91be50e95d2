//! The way of a mail: over SMTP, and what becomes of one that is not taken.

use std::sync::Arc;
use std::time::{Duration, Instant};

use app::App;
use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use post::mail::{Mailer, SendError, Smtp};
use posthorn::outbox;
use tests::smtp::{FakeSmtp, Manners};
use tests::{Mail, TestApp};
use tower::ServiceExt;

use crate::{TO, sending_to, your_move};

#[tokio::test]
async fn a_mail_goes_to_its_reader_alone() {
    let server = FakeSmtp::start(Manners::Polite).await;
    let (_test, app) = sending_to(server.port).await;
    app.deliver(your_move("cs", "Zdravím!")).await.expect("a mail");
    let received = server.take();
    assert_eq!(received.len(), 1);
    assert_eq!(received[0].from, "<noreply@posthorn.example>");
    assert_eq!(received[0].to, [format!("<{TO}>")]);
    let mail = Mail::read(&received[0].data);
    assert_eq!(mail.subject, "Tomáš Novák hraje 3.Bb5 a nabízí remízu");
    assert!(mail.body.contains("\n> Zdravím!\n") && mail.pictures.len() == 1);
}

#[tokio::test]
async fn mails_come_from_the_address_that_is_configured() {
    let server = FakeSmtp::start(Manners::Polite).await;
    let (_test, app) = sending_to(server.port).await;
    let smtp = Smtp::from_url(&format!("smtp://127.0.0.1:{}?tls=none", server.port));
    let smtp = smtp.expect("an address").sending_from("Pošta <post@club.example>");
    let app = App { mailer: Arc::new(Mailer::Smtp(smtp.expect("a sender"))), ..app };
    app.deliver(your_move("en", "")).await.expect("a mail");
    let received = server.take().remove(0);
    assert_eq!(received.from, "<post@club.example>");
    let mail = Mail::read(&received.data);
    assert!(mail.from.ends_with(" <post@club.example>"), "{}", mail.from);
    assert_eq!(mail.header("Message-ID"), "<7-game-48201-event-17@posthorn.example>");
}

async fn outcome(manners: Manners) -> (SendError, usize, Duration) {
    let server = FakeSmtp::start(manners).await;
    let (_test, app) = sending_to(server.port).await;
    let smtp = Smtp::from_url(&format!("smtp://127.0.0.1:{}?tls=none", server.port));
    let smtp = smtp.expect("an address").within(Duration::from_millis(400));
    let app = App { mailer: Arc::new(Mailer::Smtp(smtp)), ..app };
    let begun = Instant::now();
    let error = app.deliver(your_move("en", "a secret")).await.expect_err("no mail");
    (error, server.take().len(), begun.elapsed())
}

/// A mailbox that does not exist is never tried again; all else is.
#[tokio::test]
async fn refusals_are_told_apart() {
    let cases = [
        ("RCPT", "550 5.1.1 <eva@reader.example> no such user", true),
        ("RCPT", "551 eva@reader.example has moved", true),
        ("RCPT", "553 5.1.3 bad address <eva@reader.example>", true),
        ("RCPT", "556 5.1.10 eva@reader.example takes no mail", true),
        (".", "554 5.7.1 a secret looks like spam", true),
        ("RCPT", "450 4.2.0 <eva@reader.example> greylisted", false),
        ("RCPT", "452 4.2.2 the mailbox of eva is full", false),
        ("RCPT", "552 5.2.2 the mailbox of eva is full", false),
        ("MAIL", "530 5.7.0 sign in first", false),
        ("MAIL", "421 4.3.2 shutting down", false),
        ("DATA", "451 4.3.0 no room", false),
        (".", "451 4.3.0 try again, a secret", false),
        ("", "421 too busy", false),
        ("EHLO", "500 what?", false),
        ("", "nonsense", false),
    ];
    for (command, answer, permanent) in cases {
        let (error, taken, _) = outcome(Manners::Answers(command, answer)).await;
        assert_eq!(error.is_permanent(), permanent, "{answer}: {error}");
        assert_eq!(taken, 0, "{answer}");
        let said = format!("{error} {error:?}");
        for secret in ["eva", "reader", "secret", "127.0.0.1"] {
            assert!(!said.contains(secret), "{said}");
        }
    }
}

/// Nobody waits for a server for ever, whatever it does in place of an answer.
#[tokio::test]
async fn servers_that_hang_or_close_are_tried_again() {
    let silent = ["", "EHLO", "MAIL", "RCPT", "DATA", "."];
    for command in silent {
        let (error, _, took) = outcome(Manners::Hangs(command)).await;
        assert!(!error.is_permanent(), "{command}: {error}");
        assert!(
            took >= Duration::from_millis(350) && took < Duration::from_secs(5),
            "{command}: {took:?}"
        );
        let (error, _, took) = outcome(Manners::Closes(command)).await;
        assert!(!error.is_permanent(), "{command}: {error}");
        assert!(took < Duration::from_secs(5), "{command}: {took:?}");
    }
    let (error, _, took) = outcome(Manners::Babbles).await;
    assert!(!error.is_permanent() && took < Duration::from_secs(5), "{error} {took:?}");
}

#[tokio::test]
async fn no_server_is_no_reason_to_give_up() {
    let server = FakeSmtp::start(Manners::Polite).await;
    // Nobody listens on the port of a listener that is gone.
    let gone = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = gone.local_addr().expect("an address").port();
    drop(gone);
    let (_test, app) = sending_to(port).await;
    let error = app.deliver(your_move("en", "")).await.expect_err("no mail");
    assert!(!error.is_permanent(), "{error}");
    assert!(server.take().is_empty());
}

/// Without encryption nothing is sent: the server has to offer it unless it is waived.
#[tokio::test]
async fn encryption_is_asked_for() {
    for scheme in ["smtp", "smtps"] {
        let server = FakeSmtp::start(Manners::Polite).await;
        let test = TestApp::new().await;
        let smtp = Smtp::from_url(&format!("{scheme}://user:secret@127.0.0.1:{}", server.port));
        let smtp = smtp.expect("an address").within(Duration::from_millis(400));
        let app = App { mailer: Arc::new(Mailer::Smtp(smtp)), ..test.app.clone() };
        let error = app.deliver(your_move("en", "")).await.expect_err("no mail");
        assert!(!error.is_permanent() && !format!("{error:?}").contains("secret"), "{error}");
        assert!(server.take().is_empty(), "{scheme}");
    }
}

/// Who waits for a link is told to try again, and learns nothing of the reason.
#[tokio::test]
async fn handlers_answer_that_mails_are_unavailable() {
    let server = FakeSmtp::start(Manners::Answers("RCPT", "450 <eva@reader.example> later")).await;
    let (_test, app) = sending_to(server.port).await;
    let problem = app.send(your_move("en", "")).await.expect_err("no mail");
    assert_eq!(problem.code(), "unavailable");
    assert!(app.must_have_mailer().is_ok());
    let none = App { mailer: Arc::new(Mailer::None), ..app };
    assert_eq!(none.must_have_mailer().expect_err("no mailer").code(), "unavailable");
    assert!(!none.deliver(your_move("en", "")).await.expect_err("no mail").is_permanent());
}

/// The page of the outbox: links in one piece to click on, and the HTML in a frame that runs
/// nothing, with the picture in it.
#[tokio::test]
async fn the_outbox_shows_mails_as_their_readers_see_them() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let test = TestApp::new().await;
    let mailer = Arc::new(Mailer::Folder(folder.path().to_owned()));
    let app = App { mailer, ..test.app.clone() };
    app.deliver(your_move("cs", "</iframe><script>alert(1)</script>")).await.expect("a mail");
    let request = Request::get("/local/mail").body(Body::empty()).expect("a request");
    let answer = outbox::router(folder.path().to_owned()).oneshot(request).await;
    let page = answer.expect("an answer").into_body().collect().await.expect("a page").to_bytes();
    let page = String::from_utf8_lossy(&page);
    let link = "https://posthorn.example/game/48201";
    assert!(page.contains(&format!("<a href=\"{link}\">{link}</a>")), "{page}");
    assert!(page.contains("<h2>Tomáš Novák hraje 3.Bb5 a nabízí remízu</h2>"), "{page}");
    assert!(page.contains("src=&quot;data:image/png;base64,iVBOR"), "{page}");
    assert!(page.contains("sandbox=\"") && !page.contains("allow-scripts"), "{page}");
    assert!(!page.contains("<script") && page.matches("</iframe>").count() == 1, "{page}");
}
