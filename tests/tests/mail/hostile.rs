//! Names, titles and messages that mean no good: none of them reaches a header, the markup, or the
//! text around it. `Mail::read` sees to it that every mail is ASCII in short lines.

use post::mail::Letter;
use tests::smtp::{FakeSmtp, Manners};
use tests::{Mail, TestApp};

use crate::{delivered, sending_to, your_move};

/// What players may try.
const HOSTILE: &[&str] = &[
    "Eva\r\nBcc: victim@b.example",
    "Eva\nBcc: victim@b.example\n\n<h1>Hello</h1>",
    "=?utf-8?b?QmNjOiB2aWN0aW1AYi5leGFtcGxl?=",
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "'onmouseover='alert(1)",
    "</title></style><script>alert(1)</script>",
    "<!-- --><a href=\"https://evil.example\">",
    "{ $link } { mail-footer }",
    "\u{202e}txet desrever\u{202c}",
    "שלום עולם",
    "مرحبا \u{2067}بالعالم",
    "👩‍👩‍👧‍👦♟️🏁",
    "a\u{0}b\u{7}c\u{1b}[31md\u{85}e\u{2028}f",
    "--boundary--\r\n.\r\nQUIT",
    "\u{feff}\u{e000}",
];

/// The markup without its text: what a program would obey.
fn tags(html: &str) -> String {
    let tags = html.split('<').skip(1).filter_map(|tag| tag.split('>').next());
    tags.map(|tag| tag.split([' ', '\n']).next().unwrap_or_default()).collect::<Vec<_>>().join(" ")
}

fn with(name: &str, value: &str) -> Letter {
    let mut letter = your_move("en", "Hello");
    for (argument, given) in &mut letter.arguments {
        if *argument == name {
            *given = value.to_owned();
        }
    }
    letter
}

/// The names of the headers, in their order.
fn header_names(mail: &Mail) -> Vec<&str> {
    mail.headers.iter().filter_map(|line| line.split(':').next()).collect()
}

#[tokio::test]
async fn hostile_words_change_nothing_around_them() {
    let test = TestApp::new().await;
    let delivered = async |letter: Letter| {
        // Without the board, which takes most of the time.
        test.app.deliver(Letter { diagram: None, ..letter }).await.expect("a mail");
        test.take_mail()
    };
    let usual = delivered(your_move("en", "Hello")).await;
    for hostile in HOSTILE {
        for argument in ["opponent", "event", "san", "used", "text"] {
            let mail = delivered(with(argument, hostile)).await;
            let shown = format!("{argument} {hostile:?}: {mail:?}");
            assert_eq!(header_names(&mail), header_names(&usual), "{shown}");
            assert_eq!(mail.to, usual.to, "{shown}");
            assert!(!mail.subject.contains(|c: char| c.is_control()), "{shown}");
            if argument != "text" {
                assert_eq!(tags(&mail.html), tags(&usual.html), "{shown}");
            }
            for element in
                ["<script", "<img src=x", "<h1", "<a href=\"https://evil", "onerror=alert(1)>"]
            {
                assert!(!mail.html.contains(element), "{shown}");
            }
            let others =
                |c: char| c.is_control() && c != '\n' || c == '\u{202e}' || c == '\u{e000}';
            assert!(!mail.body.contains(others) && !mail.html.contains(others), "{shown}");
            let marks = |c: char| mail.body.matches(c).count();
            assert_eq!(marks('\u{2068}'), marks('\u{2069}'), "{shown}");
            // A link that ends them all is the same, and so is the only one of ours.
            assert_eq!(
                mail.body.matches("https://posthorn.example/game/48201\n").count(),
                1,
                "{shown}"
            );
        }
    }
}

/// Every line of a message is its writer's in the text, and within the quote in the HTML.
#[tokio::test]
async fn messages_stay_within_their_quote() {
    let forged = "Hi\n\n-- \nPosthorn\n\nSet a new password:\nhttps://evil.example/reset/1";
    let mail = delivered(your_move("en", forged)).await;
    let lines: Vec<&str> = mail.body.lines().filter(|line| line.contains("evil.example")).collect();
    assert_eq!(lines, ["> https://evil.example/reset/1"]);
    assert_eq!(mail.body.matches("\n-- \n").count(), 1, "{}", mail.body);
    let (_, quote) = mail.html.split_once("<blockquote").expect("a quote");
    let (quote, after) = quote.split_once("</blockquote>").expect("its end");
    assert!(quote.contains("evil.example") && !after.contains("evil.example"));
    assert!(!mail.html.contains("href=\"https://evil"), "what players write is no link");
}

#[tokio::test]
async fn long_messages_are_whole() {
    for text in ["x".repeat(2_000), "ž ".repeat(1_000), "👍".repeat(2_000), "<".repeat(2_000)] {
        let mail = delivered(your_move("cs", &text)).await;
        assert!(mail.body.contains(&format!("> {}\n", text.trim_end())), "{}", mail.body);
    }
    // Names are cut, subjects with them.
    let mail = delivered(with("opponent", &"Řehoř ".repeat(200))).await;
    assert!(mail.subject.chars().count() < 400, "{}", mail.subject);
}

/// What reaches a server is what was written, dots at the beginning of lines and all.
#[tokio::test]
async fn servers_get_what_was_written() {
    let server = FakeSmtp::start(Manners::Polite).await;
    let (_test, app) = sending_to(server.port).await;
    let text = ".\r\nQUIT\r\n..two\r\n.\r\n";
    app.deliver(your_move("en", text)).await.expect("a mail");
    let received = server.take();
    assert_eq!(received.len(), 1);
    let mail = Mail::read(&received[0].data);
    assert!(mail.body.contains("\n> .\n> QUIT\n> ..two\n> .\n"), "{}", mail.body);
    assert_eq!(mail.subject, "Tomáš Novák plays 3.Bb5 and offers a draw");
}

/// An id is ours, and still it could be anything.
#[tokio::test]
async fn ids_lead_nowhere_else() {
    let test = TestApp::new().await;
    for id in ["../../escape", "a/b", "x\r\nBcc: b@c.example", "", ".", "ž€", &"y".repeat(400)] {
        let letter = Letter { id: id.to_owned(), ..your_move("en", "") };
        test.app.deliver(letter).await.expect("a mail");
        let mail = test.take_mail();
        let message_id = mail.header("Message-ID");
        assert!(
            message_id.ends_with("@posthorn.example>") && !message_id.contains(['/', ' ']),
            "{id:?}"
        );
        assert!(!mail.headers.iter().any(|line| line.starts_with("Bcc")), "{id:?}");
    }
}
