//! Accounts: signing up, confirming an address, forgotten passwords, and what the mails say.

use serde_json::json;
use tests::{Answer, TestApp};

const EMAIL: &str = "tomas@posthorn.example";
const PASSWORD: &str = "correct horse battery";
const OTHER_PASSWORD: &str = "another horse battery";
const HOUR: i64 = 3_600;

/// An account that is confirmed.
async fn account(app: &TestApp) {
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_mail().token("verify")).await.expect(200);
}

/// The token of a mail that sets a new password.
async fn reset_token(app: &TestApp) -> String {
    app.forgot(EMAIL).await.expect(202);
    app.take_mail().token("reset")
}

#[track_caller]
fn check(answer: &Answer, expected: &str) {
    assert_eq!(answer.verdict(), expected, "{}", answer.text);
}

#[tokio::test]
async fn somebody_signs_up_confirms_and_signs_in() {
    let app = TestApp::new().await;
    assert_eq!(app.sign_up(EMAIL, PASSWORD, "en").await.expect(202).json, json!({}));
    let mail = app.take_mail();
    assert_eq!(mail.to, EMAIL);
    check(&app.sign_in(EMAIL, PASSWORD).await, "403 email_unconfirmed");
    check(&app.sign_in(EMAIL, OTHER_PASSWORD).await, "401 wrong_credentials");
    assert_eq!(app.confirm(&mail.token("verify")).await.expect(200).json, json!({}));
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    assert_eq!(session.header("cache-control"), "no-store");
    assert_eq!(session.json["expires_in_seconds"], 900);
    let me = json!({
        "player": {
            "id": 900_001, "given_name": "Tomáš", "family_name": "Novák", "federation": "CZE",
            "title": null, "rating": null
        },
        "roles": ["player"], "passkey_needed": false, "email": EMAIL, "language": "en"
    });
    assert_eq!(session.json["me"], me);
    let bearer = format!("Bearer {}", session.text_of("access_token"));
    let headers = [("authorization", bearer.as_str())];
    let answer = app.request(axum::http::Method::GET, "/api/me", &headers, "").await;
    assert_eq!(answer.expect(200).json, me);
}

/// Addresses are compared without regard to case and to white space around them.
#[tokio::test]
async fn addresses_are_trimmed_and_in_lower_case() {
    let app = TestApp::new().await;
    app.sign_up(" Tomas@Posthorn.EXAMPLE ", PASSWORD, "en").await.expect(202);
    let mail = app.take_mail();
    assert_eq!(mail.to, EMAIL);
    app.confirm(&mail.token("verify")).await.expect(200);
    let session = app.sign_in("TOMAS@posthorn.example", PASSWORD).await.expect(200);
    assert_eq!(session.json["me"]["email"], EMAIL);
}

#[tokio::test]
async fn fields_are_checked() {
    let app = TestApp::new().await;
    let long = |characters| "ž".repeat(characters);
    let cases = [
        ("email", "tomas".to_owned(), "422 invalid_email"),
        ("email", "tomas@".to_owned(), "422 invalid_email"),
        ("email", "@posthorn.example".to_owned(), "422 invalid_email"),
        ("email", "a b@posthorn.example".to_owned(), "422 invalid_email"),
        ("email", "a@b.example\r\nBcc: c@d.example".to_owned(), "422 invalid_email"),
        ("email", "Tomas <tomas@posthorn.example>".to_owned(), "422 invalid_email"),
        ("email", format!("{}@posthorn.example", "a".repeat(255)), "422 invalid_email"),
        ("email", String::new(), "422 invalid_email"),
        ("given_name", String::new(), "422 invalid_name"),
        ("given_name", "  ".to_owned(), "422 invalid_name"),
        ("given_name", long(80), "202"),
        ("given_name", long(81), "422 invalid_name"),
        ("given_name", "a\nb".to_owned(), "422 invalid_name"),
        ("family_name", String::new(), "422 invalid_name"),
        ("family_name", long(81), "422 invalid_name"),
        ("family_name", "\u{7}".to_owned(), "422 invalid_name"),
        ("federation", "WLS".to_owned(), "202"),
        ("federation", "XXX".to_owned(), "422 invalid_federation"),
        ("federation", "cze".to_owned(), "422 invalid_federation"),
        ("federation", "CZ".to_owned(), "422 invalid_federation"),
        ("federation", String::new(), "422 invalid_federation"),
        ("language", "cs".to_owned(), "202"),
        ("language", "de".to_owned(), "422 invalid_body"),
        ("password", "a".repeat(9), "422 weak_password"),
        ("password", "a".repeat(10), "202"),
        ("password", long(10), "202"),
        ("password", long(256), "202"),
        ("password", long(257), "422 weak_password"),
        ("password", String::new(), "422 weak_password"),
    ];
    for (index, (field, value, expected)) in cases.into_iter().enumerate() {
        let mut body = json!({
            "email": format!("player-{index}@posthorn.example"), "password": PASSWORD,
            "given_name": "Tomáš", "family_name": "Novák", "federation": "CZE", "language": "en"
        });
        body[field] = json!(value);
        let answer = app.post("/api/sign-up", &body).await;
        assert_eq!(answer.verdict(), expected, "{field} {value:?}");
        assert_eq!(app.take_mails().len(), usize::from(expected == "202"), "{field} {value:?}");
    }
    for email in ["tomas", ""] {
        check(&app.sign_in(email, PASSWORD).await, "422 invalid_email");
        check(&app.forgot(email).await, "422 invalid_email");
    }
}

/// Nobody learns from an answer whether an address has an account.
#[tokio::test]
async fn answers_do_not_tell_who_has_an_account() {
    let app = TestApp::new().await;
    account(&app).await;
    app.sign_up("unconfirmed@posthorn.example", PASSWORD, "en").await.expect(202);
    app.take_mail();
    // A header too many would tell as well as another text.
    let headers = |answer: &Answer| {
        let mut headers = answer.headers.clone();
        // The request's name is drawn.
        assert!(headers.remove("x-request-id").is_some());
        headers
    };
    let same = |a: &Answer, b: &Answer| {
        assert_eq!((a.status, &a.text, headers(a)), (b.status, &b.text, headers(b)));
    };
    let unknown = "nobody@posthorn.example";
    let wrong = app.sign_in(unknown, OTHER_PASSWORD).await;
    check(&wrong, "401 wrong_credentials");
    for email in [EMAIL, "unconfirmed@posthorn.example"] {
        same(&app.sign_in(email, OTHER_PASSWORD).await, &wrong);
    }
    let forgot = app.forgot(unknown).await.expect(202);
    assert!(app.take_mails().is_empty());
    same(&app.forgot(EMAIL).await, &forgot);
    assert_eq!(app.take_mail().to, EMAIL);
    let new = app.sign_up(unknown, PASSWORD, "en").await.expect(202);
    app.take_mail();
    same(&app.sign_up(EMAIL, OTHER_PASSWORD, "en").await, &new);
    app.take_mail().token("reset");
    // The account is as it was.
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
    check(&app.sign_in(EMAIL, OTHER_PASSWORD).await, "401 wrong_credentials");
}

#[tokio::test]
async fn an_address_may_be_confirmed_twice() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let token = app.take_mail().token("verify");
    app.confirm(&token).await.expect(200);
    app.confirm(&token).await.expect(200);
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
}

/// Whoever knows the password of an account that nobody has confirmed gets the link again.
#[tokio::test]
async fn signing_up_again_sends_the_confirmation_again() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let older = app.take_mail().token("verify");
    app.wait(72 * HOUR);
    app.sign_up(EMAIL, PASSWORD, "cs").await.expect(202);
    let newer = app.take_mail().token("verify");
    check(&app.confirm(&older).await, "400 invalid_token");
    app.confirm(&newer).await.expect(200);
    // The account is the first one, unchanged.
    let me = &app.sign_in(EMAIL, PASSWORD).await.expect(200).json["me"];
    assert_eq!((&me["language"], &me["player"]["id"]), (&json!("en"), &json!(900_001)));
}

/// A stranger who has signed up with somebody's address first is put out by its owner: signing up
/// with another password changes nothing, but the mail lets the owner set one.
#[tokio::test]
async fn signing_up_again_lets_the_owner_of_the_address_in() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, OTHER_PASSWORD, "en").await.expect(202);
    let strangers = app.take_mail().token("verify");
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let reset = app.take_mail().token("reset");
    check(&app.sign_in(EMAIL, PASSWORD).await, "401 wrong_credentials");
    app.reset(&reset, PASSWORD).await.expect(200);
    check(&app.confirm(&strangers).await, "400 invalid_token");
    check(&app.sign_in(EMAIL, OTHER_PASSWORD).await, "401 wrong_credentials");
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
}

/// The same request twice at once opens one account.
#[tokio::test]
async fn signing_up_twice_at_once_opens_one_account() {
    let app = TestApp::new().await;
    let (a, b) =
        tokio::join!(app.sign_up(EMAIL, PASSWORD, "en"), app.sign_up(EMAIL, PASSWORD, "en"));
    assert_eq!((a.verdict(), b.verdict()), ("202".to_owned(), "202".to_owned()));
    let mails = app.take_mails();
    assert!(!mails.is_empty());
    for mail in mails {
        app.confirm(&mail.token("verify")).await.expect(200);
    }
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
}

/// Three days for a confirmation, one hour for a new password.
#[tokio::test]
async fn links_grow_too_old() {
    for (seconds, expected) in [(72 * HOUR - 1, "200"), (72 * HOUR, "400 invalid_token")] {
        let app = TestApp::new().await;
        app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
        let token = app.take_mail().token("verify");
        app.wait(seconds);
        check(&app.confirm(&token).await, expected);
    }
    for (seconds, expected) in [(HOUR - 1, "200"), (HOUR, "400 invalid_token")] {
        let app = TestApp::new().await;
        account(&app).await;
        let token = reset_token(&app).await;
        app.wait(seconds);
        check(&app.reset(&token, OTHER_PASSWORD).await, expected);
    }
}

/// One purpose's link is nothing to another, and half a link is none.
#[tokio::test]
async fn links_are_good_for_one_purpose() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let confirm = app.take_mail().token("verify");
    let reset = reset_token(&app).await;
    // A path with a dot would be taken for a file.
    assert!(!confirm.contains('.') && !reset.contains('.'), "{confirm} {reset}");
    let half = confirm.split_at(confirm.len() / 2).0;
    let access = app.token(rules::PlayerId(900_001), store::Role::Player);
    for wrong in [&reset, half, &access, "", "nonsense", "a.b.c"] {
        check(&app.confirm(wrong).await, "400 invalid_token");
    }
    for wrong in [&confirm, half, &access, "", "nonsense"] {
        check(&app.reset(wrong, OTHER_PASSWORD).await, "400 invalid_token");
    }
    check(&app.sign_in(EMAIL, PASSWORD).await, "403 email_unconfirmed");
}

/// A new password is set once, ends every session and proves the address.
#[tokio::test]
async fn a_password_is_reset_once_and_signs_out_everywhere() {
    let app = TestApp::new().await;
    account(&app).await;
    let cookies = [
        app.sign_in(EMAIL, PASSWORD).await.expect(200).cookie(),
        app.sign_in(EMAIL, PASSWORD).await.expect(200).cookie(),
    ];
    let (first, second) = (reset_token(&app).await, reset_token(&app).await);
    check(&app.reset(&first, "short").await, "422 weak_password");
    app.reset(&first, OTHER_PASSWORD).await.expect(200);
    for used in [&first, &second] {
        check(&app.reset(used, "a third horse battery").await, "400 invalid_token");
    }
    for cookie in &cookies {
        check(&app.renew(cookie).await, "401 session_expired");
    }
    check(&app.sign_in(EMAIL, PASSWORD).await, "401 wrong_credentials");
    app.sign_in(EMAIL, OTHER_PASSWORD).await.expect(200);
}

/// Two requests with one link: one of them sets the password.
#[tokio::test]
async fn a_reset_link_is_used_once_even_at_the_same_time() {
    let app = TestApp::new().await;
    account(&app).await;
    let token = reset_token(&app).await;
    let (a, b) =
        tokio::join!(app.reset(&token, "password of one"), app.reset(&token, "password of two"));
    let mut verdicts = [a.verdict(), b.verdict()];
    verdicts.sort();
    assert_eq!(verdicts, ["200", "400 invalid_token"]);
}

/// A link to a new password that came through an address confirms it.
#[tokio::test]
async fn a_reset_confirms_the_address_and_voids_the_confirmation() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let confirm = app.take_mail().token("verify");
    let token = reset_token(&app).await;
    app.reset(&token, OTHER_PASSWORD).await.expect(200);
    check(&app.confirm(&confirm).await, "400 invalid_token");
    app.sign_in(EMAIL, OTHER_PASSWORD).await.expect(200);
}

/// Five mails to one address in an hour, counted for all that asks for one.
#[tokio::test]
async fn mails_to_one_address_are_limited() {
    let app = TestApp::new().await;
    account(&app).await;
    for _ in 0..4 {
        app.forgot(EMAIL).await.expect(202);
    }
    assert_eq!(app.take_mails().len(), 4);
    let refused = app.forgot(EMAIL).await;
    check(&refused, "429 too_many_attempts");
    assert_eq!(refused.header("retry-after"), "3600");
    assert_eq!(refused.json["retry_after_seconds"], 3600);
    check(&app.sign_up(EMAIL, PASSWORD, "en").await, "429 too_many_attempts");
    app.wait(HOUR - 1);
    assert_eq!(app.forgot(EMAIL).await.expect(429).json["retry_after_seconds"], 1);
    assert!(app.take_mails().is_empty());
    app.wait(1);
    app.forgot(EMAIL).await.expect(202);
    assert_eq!(app.take_mail().to, EMAIL);
}

/// Thirty mails in an hour that requests from one network address cause.
#[tokio::test]
async fn mails_from_one_network_address_are_limited() {
    let app = TestApp::new().await;
    for number in 0..30 {
        app.forgot(&format!("nobody-{number}@posthorn.example")).await.expect(202);
    }
    check(&app.forgot("nobody@posthorn.example").await, "429 too_many_attempts");
    app.wait(HOUR);
    app.forgot("nobody@posthorn.example").await.expect(202);
}

/// Every mail is in the reader's language, dated by the server's clock and from its own address.
#[tokio::test]
async fn mails_are_written_in_the_readers_language() {
    let cases = [("en", "Posthorn", "Hello"), ("cs", "Posthorn", "Dobrý den")];
    for (language, in_subject, greeting) in cases {
        let app = TestApp::new().await;
        app.sign_up(EMAIL, PASSWORD, language).await.expect(202);
        let confirm = app.take_mail();
        app.confirm(&confirm.token("verify")).await.expect(200);
        app.forgot(EMAIL).await.expect(202);
        let reset = app.take_mail();
        app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
        let taken = app.take_mail();
        for mail in [&confirm, &reset, &taken] {
            assert!(mail.subject.contains(in_subject), "{mail:?}");
            assert!(mail.body.starts_with(greeting), "{mail:?}");
            assert_eq!(mail.date, "Thu, 01 Jan 2026 00:00:00 +0000");
            assert!(mail.from.contains("noreply@posthorn.example"), "{mail:?}");
            // Marks that keep words of another direction apart have no place in plain text.
            assert!(!mail.body.contains(['\u{2068}', '\u{2069}']), "{mail:?}");
        }
        assert_ne!(confirm.subject, reset.subject);
        assert_ne!(confirm.subject, taken.subject);
    }
}
