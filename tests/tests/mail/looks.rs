//! What a mail is made of, and what its parts say.

use post::mail::{DIGEST_LETTERS_MAX, DigestLetter, Link, WORDINGS};
use tests::TestApp;

use crate::{TO, delivered, letter, your_move};

/// The HTML without styles: what is told, and in what.
fn told(html: &str) -> String {
    let mut out = String::new();
    let mut rest = html.split_once("</head>").map_or(html, |(_, body)| body);
    while let Some((before, after)) = rest.split_once(" style=\"") {
        out.push_str(before);
        rest = after.split_once('"').map_or("", |(_, rest)| rest);
    }
    out.push_str(rest);
    out
}

#[tokio::test]
async fn a_move_as_its_reader_sees_it() {
    let mail = delivered(your_move("en", "Good luck!\n\nI am away <next> week & after.")).await;
    insta::with_settings!({ snapshot_path => "../../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("mail_your_move_text", mail.body);
        insta::assert_snapshot!("mail_your_move_html", told(&mail.html));
    });
    assert_eq!(mail.subject, "Tomáš Novák plays 3.Bb5 and offers a draw");
    let czech = delivered(your_move("cs", "")).await;
    insta::with_settings!({ snapshot_path => "../../snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("mail_your_move_text_cs", czech.body);
    });
}

#[tokio::test]
async fn headers_are_those_of_a_machine_that_can_be_told_to_stop() {
    let mail = delivered(your_move("en", "Hello")).await;
    assert_eq!(mail.header("Message-ID"), "<7-game-48201-event-17@posthorn.example>");
    assert_eq!(mail.header("Auto-Submitted"), "auto-generated");
    let unsubscribe = "<https://posthorn.example/api/unsubscribe/abc123>";
    assert_eq!(mail.header("List-Unsubscribe"), unsubscribe);
    assert_eq!(mail.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert_eq!(mail.header("To"), TO);
    assert_eq!(mail.header("From"), "Posthorn <noreply@posthorn.example>");
    assert!(mail.header("Content-Type").starts_with("multipart/alternative"));
    assert_eq!(mail.header("MIME-Version"), "1.0");
    assert!(mail.body.contains("https://posthorn.example/settings"), "{}", mail.body);
}

/// A mail that cannot be ended says nothing of ending it: those about an account.
#[tokio::test]
async fn without_an_address_to_unsubscribe_there_is_nothing_of_it() {
    let mail = delivered(letter("mail-reset", &[])).await;
    assert!(!mail.headers.iter().any(|line| line.starts_with("List-")), "{:?}", mail.headers);
    assert!(!mail.body.contains("/settings") && mail.pictures.is_empty());
    // Programs offer such a header only with https, and on no other machine http would be safe.
    for url in
        ["http://127.0.0.1:8080/api/unsubscribe/x", "https://a.example/>\r\nBcc: b@c.example"]
    {
        let mail = delivered(post::mail::Letter {
            unsubscribe: Some(url.to_owned()),
            ..letter("mail-reset", &[])
        });
        let mail = mail.await;
        assert!(!mail.headers.iter().any(|line| line.starts_with("List-")), "{:?}", mail.headers);
        assert!(!mail.headers.iter().any(|line| line.starts_with("Bcc")), "{:?}", mail.headers);
    }
}

#[tokio::test]
async fn the_board_comes_with_the_mail() {
    let mail = delivered(your_move("cs", "")).await;
    let [(kind, png)] = mail.pictures.as_slice() else { panic!("one picture") };
    assert_eq!(kind, "image/png");
    assert!(png.starts_with(b"\x89PNG") && png.len() < 12 * 1024);
    assert!(mail.html.contains("src=\"cid:board\""));
    let alt = "alt=\"Šachovnice. Bílý: Ke1, Dd1, Va1, Vh1, Sc1, Sb5, Jb1, Jf3, a2";
    assert!(mail.html.contains(alt), "{}", mail.html);
    // Nothing is fetched: nobody learns when a mail is read.
    assert!(!mail.html.contains("src=\"http") && !mail.html.contains("url("));
    assert!(mail.body.contains("\n   h  g  f  e  d  c  b  a\n"), "{}", mail.body);
}

/// The link stands where the text has a place for it, in one piece on a line of its own.
#[tokio::test]
async fn links_stand_alone() {
    let link = format!("https://posthorn.example/verify/{}", "aB3-_".repeat(60));
    for language in ["en", "cs"] {
        let mail = delivered(post::mail::Letter {
            language: language.to_owned(),
            link: Some(Link { url: link.clone(), label: "mail-link-confirm" }),
            ..letter("mail-confirm", &[])
        });
        let mail = mail.await;
        let lines: Vec<&str> = mail.body.lines().collect();
        let place = lines.iter().position(|line| *line == link).expect("the link");
        assert!(place + 4 < lines.len(), "more text follows: {}", mail.body);
        assert!(mail.html.contains(&format!("href=\"{link}\"")));
    }
}

#[tokio::test]
async fn a_digest_tells_of_fifty_and_counts_the_rest() {
    let test = TestApp::new().await;
    for (letters, more) in [(1, 0), (2, 0), (DIGEST_LETTERS_MAX, 0), (DIGEST_LETTERS_MAX + 7, 7)] {
        let digest = DigestLetter {
            id: "7-digest-2026-11-21".to_owned(),
            to: TO.to_owned(),
            language: "en".to_owned(),
            letters: (0..letters).map(|_| your_move("cs", "Hi")).collect(),
            link: Some(Link {
                url: "https://posthorn.example/games".to_owned(),
                label: "mail-link-games",
            }),
            unsubscribe: Some("https://posthorn.example/api/unsubscribe/x".to_owned()),
        };
        test.app.deliver_digest(digest).await.expect("a mail");
        let mail = test.take_mail();
        let shown = letters.min(DIGEST_LETTERS_MAX);
        assert_eq!(mail.body.matches("\n> Hi\n").count(), shown);
        assert_eq!(mail.html.matches("<h2").count(), shown + usize::from(more > 0));
        assert_eq!(mail.body.contains(&format!("And {more} more")), more > 0);
        assert!(mail.body.contains("https://posthorn.example/games\n"));
        // In the digest's language, whatever the letters say; without boards.
        assert!(mail.body.contains("Tomáš Novák plays 3.Bb5") && mail.pictures.is_empty());
        assert_eq!(mail.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
        if letters == 2 {
            insta::with_settings!({ snapshot_path => "../../snapshots", prepend_module_to_snapshot => false }, {
                insta::assert_snapshot!("mail_digest_text", mail.body);
            });
        }
    }
}

/// What is wrong with a letter is said without what it says.
#[tokio::test]
async fn letters_that_cannot_be_written_are_refused_for_good() {
    let test = TestApp::new().await;
    let complete = your_move("en", "a secret");
    let cases = [
        post::mail::Letter { to: "eva\r\nBcc: a@b.example".to_owned(), ..complete.clone() },
        post::mail::Letter { to: "Eva <eva@reader.example>".to_owned(), ..complete.clone() },
        post::mail::Letter { to: String::new(), ..complete.clone() },
        post::mail::Letter { message: "mail-unheard-of", ..complete.clone() },
        post::mail::Letter { arguments: complete.arguments[..11].to_vec(), ..complete.clone() },
        post::mail::Letter { arguments: complete.arguments[1..].to_vec(), ..complete.clone() },
        post::mail::Letter {
            link: Some(Link { url: "javascript:alert(1)".to_owned(), label: "mail-link-game" }),
            ..complete.clone()
        },
        post::mail::Letter {
            link: Some(Link { url: "https://a.example/ b".to_owned(), label: "mail-link-game" }),
            ..complete
        },
    ];
    for letter in cases {
        let shown = format!("{letter:?}");
        let error = test.app.deliver(letter).await.expect_err("a refusal");
        let said = format!("{error} {error:?}");
        assert!(error.is_permanent(), "{shown}: {said}");
        for secret in ["eva", "b.example", "secret", "alert"] {
            assert!(!said.contains(secret), "{said}");
        }
    }
    assert!(test.take_mails().is_empty());
}

/// The same mail twice is one file; another id is another mail.
#[tokio::test]
async fn the_outbox_holds_a_mail_once() {
    let test = TestApp::new().await;
    for _ in 0..3 {
        test.app.deliver(your_move("en", "")).await.expect("a mail");
    }
    test.app.deliver(letter("mail-reset", &[])).await.expect("a mail");
    let mut ids: Vec<String> =
        test.take_mails().iter().map(|mail| mail.header("Message-ID").to_owned()).collect();
    ids.sort();
    assert_eq!(
        ids,
        ["<7-game-48201-event-17@posthorn.example>", "<7-mail-reset@posthorn.example>"]
    );
}

/// What a notice can be is known beforehand: each message once.
#[test]
fn wordings_are_listed_once() {
    let mut names: Vec<&str> = WORDINGS.iter().map(|wording| wording.message).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!((names.len(), count), (count, 80));
}
