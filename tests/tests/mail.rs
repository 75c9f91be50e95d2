//! Mails: what they look like to those who get them, what hostile texts come to, and how servers
//! that refuse, hang or close are told apart.

#[path = "mail/hostile.rs"]
mod hostile;
#[path = "mail/looks.rs"]
mod looks;
#[path = "mail/transports.rs"]
mod transports;

use std::sync::Arc;

use app::App;
use post::mail::{Diagram, Letter, Link, Mailer, Smtp};
use rules::{Color, Position, Variant};
use shakmaty::Square;
use tests::{Mail, TestApp};

const TO: &str = "eva@reader.example";

/// A server whose mails go to the one at `port` on this machine.
async fn sending_to(port: u16) -> (TestApp, App) {
    let test = TestApp::new().await;
    let smtp = Smtp::from_url(&format!("smtp://127.0.0.1:{port}?tls=none")).expect("an address");
    let mailer = Arc::new(Mailer::Smtp(smtp));
    let app = App { mailer, ..test.app.clone() };
    (test, app)
}

/// The news of a move, with all that a mail can have.
fn your_move(language: &str, text: &str) -> Letter {
    let fen = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    let arguments = [
        ("opponent", "Tomáš Novák"),
        ("event", "Amici Sumus 2026, final"),
        ("game", "48201"),
        ("number", "3"),
        ("color", "white"),
        ("san", "Bb5"),
        ("iccf", "6125"),
        ("used", "2 days 5 hours"),
        ("left", "44 days"),
        ("moves", "9"),
        ("ends", "flag"),
        ("deadline", "Monday 4 January 2027, 14:05 UTC"),
        ("offer", "yes"),
        ("text", text),
    ];
    Letter {
        id: "7-game-48201-event-17".to_owned(),
        to: TO.to_owned(),
        language: language.to_owned(),
        message: "mail-your-move",
        arguments: arguments.map(|(name, value)| (name, value.to_owned())).to_vec(),
        link: Some(Link {
            url: format!("{}/game/48201", tests::ORIGIN),
            label: "mail-link-answer",
        }),
        unsubscribe: Some(format!("{}/api/unsubscribe/abc123", tests::ORIGIN)),
        diagram: Some(Diagram {
            position: Position::from_fen(Variant::Chess, fen).expect("a position"),
            seen_from: Color::Black,
            last: Some((Square::F1, Square::B5)),
        }),
    }
}

/// Another message to the same reader, with nothing but its text.
fn letter(message: &'static str, arguments: &[(&'static str, &str)]) -> Letter {
    Letter {
        id: format!("7-{message}"),
        message,
        arguments: arguments.iter().map(|(name, value)| (*name, (*value).to_owned())).collect(),
        link: None,
        unsubscribe: None,
        diagram: None,
        ..your_move("en", "")
    }
}

/// A letter as its reader gets it, by way of the outbox.
async fn delivered(letter: Letter) -> Mail {
    let test = TestApp::new().await;
    test.app.deliver(letter).await.expect("a mail");
    test.take_mail()
}
