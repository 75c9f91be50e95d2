//! Accounts: signing up, confirming an address, forgotten passwords, and what the mails say.

use app::App;
use axum::http::Method;
use post::mail::Mailer;
use rules::PlayerId;
use serde_json::{Value, json};
use tests::{Answer, DAY, TestApp};

const EMAIL: &str = "tomas@posthorn.example";
const PASSWORD: &str = "correct horse battery";
const OTHER_PASSWORD: &str = "another horse battery";
const HOUR: i64 = 3_600;

/// An account that is confirmed.
async fn account(app: &TestApp) {
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
}

/// The token of a mail that sets a new password.
async fn reset_token(app: &TestApp) -> String {
    app.forgot(EMAIL).await.expect(202);
    app.take_token("reset")
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
    // There is nobody yet.
    check(&app.sign_in(EMAIL, PASSWORD).await, "401 wrong_credentials");
    assert_eq!(app.confirm(&mail.token("verify"), PASSWORD).await.expect(200).json, json!({}));
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
    let told = app.request(Method::GET, "/api/me", &[("authorization", bearer.as_str())], "").await;
    assert_eq!(told.expect(200).json, me);
}

/// Addresses are compared without regard to case and to white space around them.
#[tokio::test]
async fn addresses_are_trimmed_and_in_lower_case() {
    let app = TestApp::new().await;
    app.sign_up(" Tomas@Posthorn.EXAMPLE ", PASSWORD, "en").await.expect(202);
    let mail = app.take_mail();
    assert_eq!(mail.to, EMAIL);
    app.confirm(&mail.token("verify"), PASSWORD).await.expect(200);
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
        ("email", "tomas@posthorn".to_owned(), "422 invalid_email"),
        ("email", "@posthorn.example".to_owned(), "422 invalid_email"),
        ("email", "a b@posthorn.example".to_owned(), "422 invalid_email"),
        ("email", "a@b.example\r\nBcc: c@d.example".to_owned(), "422 invalid_email"),
        ("email", "Tomas <tomas@posthorn.example>".to_owned(), "422 invalid_email"),
        ("email", format!("{}@posthorn.example", "a".repeat(255)), "422 invalid_email"),
        ("email", String::new(), "422 invalid_email"),
        ("given_name", String::new(), "422 invalid_given_name"),
        ("given_name", "  ".to_owned(), "422 invalid_given_name"),
        ("given_name", long(80), "202"),
        ("given_name", long(81), "422 invalid_given_name"),
        ("given_name", "a\nb".to_owned(), "422 invalid_given_name"),
        ("family_name", String::new(), "422 invalid_family_name"),
        ("family_name", long(81), "422 invalid_family_name"),
        ("family_name", "S\u{43e}lberg".to_owned(), "422 mixed_family_name"),
        ("family_name", "\u{202e}x".to_owned(), "422 invalid_family_name"),
        ("family_name", "\u{7}".to_owned(), "422 invalid_family_name"),
        ("federation", "WLS".to_owned(), "202"),
        ("federation", "XXX".to_owned(), "422 invalid_federation"),
        ("federation", "cze".to_owned(), "422 invalid_federation"),
        ("federation", "CZ".to_owned(), "422 invalid_federation"),
        ("federation", String::new(), "422 invalid_federation"),
        ("language", "cs".to_owned(), "202"),
        ("language", "de".to_owned(), "422 invalid_body"),
        ("password", "horse batt9".to_owned(), "422 weak_password"),
        ("password", "horse batt9!".to_owned(), "202"),
        ("password", "password1234".to_owned(), "422 guessable_password"),
        ("password", PASSWORD.repeat(6) + "!!", "202"),
        ("password", PASSWORD.repeat(6) + "!!!", "422 weak_password"),
        ("password", String::new(), "422 weak_password"),
    ];
    for (index, (field, value, expected)) in cases.into_iter().enumerate() {
        let mut body = json!({
            "email": format!("player-{index}@posthorn.example"), "password": PASSWORD,
            "given_name": "Tomáš", "family_name": "Novák", "federation": "CZE", "language": "en"
        });
        body[field] = json!(value);
        let answer = app.post("/api/sign-up", &body).await;
        app.post_mails().await;
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
    app.take_token("reset");
    // Nor from how mails fare.
    let app = app.configured(|app| App { mailer: Mailer::None.into(), ..app });
    for email in [unknown, EMAIL] {
        same(&app.forgot(email).await, &forgot);
        same(&app.sign_up(email, PASSWORD, "en").await, &new);
    }
    // The account is as it was.
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
    check(&app.sign_in(EMAIL, OTHER_PASSWORD).await, "401 wrong_credentials");
}

/// What a request asks of the table, whoever has an account: the time that it takes tells nothing either. What
/// differs is done when the mail is sent.
#[tokio::test]
async fn the_work_is_the_same_whoever_has_an_account() {
    let app = TestApp::new().await;
    account(&app).await;
    let sign_up = |email: &str| {
        json!({
            "email": email, "password": PASSWORD, "given_name": "Tomáš", "family_name": "Novák",
            "federation": "CZE", "language": "en"
        })
    };
    let forgot = |email: &str| json!({ "email": email });
    for (path, body) in
        [("/api/sign-up", &sign_up as &dyn Fn(&str) -> Value), ("/api/password/forgot", &forgot)]
    {
        let mut asked = Vec::new();
        for email in [EMAIL, "nobody@posthorn.example"] {
            let (answer, accesses) = tests::accesses(app.post(path, &body(email))).await;
            answer.expect(202);
            assert_eq!(accesses.last().map(String::as_str), Some("PutItem ADDRESS#"), "{path}");
            asked.push(accesses);
        }
        assert_eq!(asked[0], asked[1], "{path}");
        assert_eq!(asked[0].len(), 3, "{path}");
    }
}

/// A mail that cannot be sent now goes later, and its link is as good.
#[tokio::test]
async fn a_mail_that_fails_is_sent_later() {
    let app = TestApp::new().await;
    account(&app).await;
    let (working, failing) =
        (app.app.clone(), App { mailer: Mailer::None.into(), ..app.app.clone() });
    let app = app.configured(|_| failing);
    app.forgot(EMAIL).await.expect(202);
    app.sign_up("eva@posthorn.example", PASSWORD, "cs").await.expect(202);
    assert_eq!(app.take_mails(), []);
    let app = app.configured(|_| working);
    // Whoever has begun has it alone for a while.
    app.wait(30);
    app.post_mails().await;
    assert_eq!(app.take_mails(), []);
    app.wait(30);
    app.post_mails().await;
    let mut mails = app.take_mails();
    mails.sort_by(|a, b| a.to.cmp(&b.to));
    let [eva, tomas] = &mails[..] else { panic!("two mails: {mails:?}") };
    app.reset(&tomas.token("reset"), OTHER_PASSWORD).await.expect(200);
    app.confirm(&eva.token("verify"), PASSWORD).await.expect(200);
    app.post_mails().await;
    app.take_mails();
    app.wait(10 * DAY);
    app.post_mails().await;
    assert_eq!(app.take_mails(), []);
}

#[tokio::test]
async fn an_address_may_be_confirmed_twice() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let token = app.take_token("verify");
    let (a, b) = tokio::join!(app.confirm(&token, PASSWORD), app.confirm(&token, PASSWORD));
    a.expect(200);
    b.expect(200);
    app.confirm(&token, PASSWORD).await.expect(200);
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
}

/// Until its address is confirmed a sign-up is nobody: it has no number, no profile, and is in no list.
#[tokio::test]
async fn a_sign_up_is_nobody_before_it_is_confirmed() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let token = app.take_token("verify");
    let number = PlayerId(900_001);
    assert_eq!(app.app.store.players(&[number]).await.expect("profiles"), []);
    let czech = "CZE".parse().expect("a federation");
    assert_eq!(app.app.store.members(czech).await.expect("members"), []);
    assert!(app.app.store.account_by_email(EMAIL).await.is_err());
    app.confirm(&token, PASSWORD).await.expect(200);
    assert_eq!(app.app.store.members(czech).await.expect("members"), [number]);
    app.request(Method::GET, "/api/players/900001", &[], "").await.expect(200);
}

/// The link alone does nothing: programs that look through mails open links, too.
#[tokio::test]
async fn a_link_needs_the_password_of_its_sign_up() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let token = app.take_token("verify");
    for _ in 0..9 {
        check(&app.confirm(&token, OTHER_PASSWORD).await, "403 wrong_password");
    }
    app.confirm(&token, PASSWORD).await.expect(200);
    check(&app.confirm(&token, PASSWORD).await, "429 too_many_attempts");
}

/// Each sign-up has a link of its own and stands in nobody's way: whoever comes before or after, the owner of
/// the mailbox gets the account with what the owner has typed.
#[tokio::test]
async fn nobody_signs_up_in_the_owners_stead() {
    for strangers_first in [true, false] {
        let app = TestApp::new().await;
        let mut owners = String::new();
        let mut strangers = String::new();
        for stranger in [strangers_first, !strangers_first] {
            let body = json!({
                "email": EMAIL, "federation": if stranger { "GER" } else { "CZE" }, "language": "en",
                "password": if stranger { OTHER_PASSWORD } else { PASSWORD },
                "given_name": if stranger { "Rude" } else { "Tomáš" }, "family_name": "Word"
            });
            app.post("/api/sign-up", &body).await.expect(202);
            app.post_mails().await;
            let mail = app.take_mail();
            for typed in ["Rude", "Tomáš", "Word"] {
                assert!(!mail.body.contains(typed) && !mail.html.contains(typed), "{mail:?}");
            }
            *(if stranger { &mut strangers } else { &mut owners }) = mail.token("verify");
        }
        // Both links are in the owner's mailbox, and the stranger's does not take the owner's password.
        check(&app.confirm(&strangers, PASSWORD).await, "403 wrong_password");
        app.confirm(&owners, PASSWORD).await.expect(200);
        check(&app.confirm(&strangers, OTHER_PASSWORD).await, "409 email_taken");
        let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
        assert_eq!(session.json["me"]["player"]["given_name"], "Tomáš");
        assert_eq!(session.json["me"]["player"]["federation"], "CZE");
        check(&app.sign_in(EMAIL, OTHER_PASSWORD).await, "401 wrong_credentials");
    }
}

/// The same request twice at once opens one account.
#[tokio::test]
async fn signing_up_twice_at_once_opens_one_account() {
    let app = TestApp::new().await;
    let (a, b) =
        tokio::join!(app.sign_up(EMAIL, PASSWORD, "en"), app.sign_up(EMAIL, PASSWORD, "en"));
    assert_eq!((a.verdict(), b.verdict()), ("202".to_owned(), "202".to_owned()));
    let tokens: Vec<String> = app.take_mails().iter().map(|mail| mail.token("verify")).collect();
    assert_eq!(tokens.len(), 2);
    let (a, b) = tokio::join!(app.confirm(&tokens[0], PASSWORD), app.confirm(&tokens[1], PASSWORD));
    let mut verdicts = [a.verdict(), b.verdict()];
    verdicts.sort();
    assert_eq!(verdicts, ["200", "409 email_taken"]);
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
}

/// Nothing is left of a sign-up that nobody has confirmed.
#[tokio::test]
async fn a_sign_up_lapses() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    let id = store::AddressRequestId(app.take_token("verify"));
    for (seconds, is_there) in [(72 * HOUR - 1, true), (1, false)] {
        app.wait(seconds);
        app.post_mails().await;
        let kept = app.app.store.address_request(&id).await.expect("an answer");
        assert_eq!(kept.is_some(), is_there);
    }
    assert_eq!(app.take_mails(), []);
}

/// Three days for a confirmation, one hour for a new password.
#[tokio::test]
async fn links_grow_too_old() {
    for (seconds, expected) in [(72 * HOUR - 1, "200"), (72 * HOUR, "400 invalid_token")] {
        let app = TestApp::new().await;
        app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
        let token = app.take_token("verify");
        app.wait(seconds);
        check(&app.confirm(&token, PASSWORD).await, expected);
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
    account(&app).await;
    let reset = reset_token(&app).await;
    app.sign_up("eva@posthorn.example", PASSWORD, "en").await.expect(202);
    let confirm = app.take_token("verify");
    // A path with a dot would be taken for a file.
    assert!(!confirm.contains('.') && !reset.contains('.'), "{confirm} {reset}");
    let half = |token: &str| token.split_at(token.len() / 2).0.to_owned();
    let access = app.token(PlayerId(900_001), store::Role::Player);
    for wrong in [&reset, &half(&confirm), &access, "", "nonsense", "a.b.c"] {
        check(&app.confirm(wrong, PASSWORD).await, "400 invalid_token");
    }
    for wrong in [&confirm, &half(&reset), &access, "", "nonsense"] {
        check(&app.reset(wrong, OTHER_PASSWORD).await, "400 invalid_token");
    }
    app.reset(&reset, OTHER_PASSWORD).await.expect(200);
    app.confirm(&confirm, PASSWORD).await.expect(200);
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
    let (a, b) = tokio::join!(
        app.reset(&token, "a bishop of one colour"),
        app.reset(&token, "two knights and a rook")
    );
    let mut verdicts = [a.verdict(), b.verdict()];
    verdicts.sort();
    assert_eq!(verdicts, ["200", "400 invalid_token"]);
}

/// Where there is no account there is no password to set, whoever has signed up.
#[tokio::test]
async fn a_sign_up_has_no_password_to_forget() {
    let app = TestApp::new().await;
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    app.take_mail();
    app.forgot(EMAIL).await.expect(202);
    assert_eq!(app.take_mails(), []);
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
        app.confirm(&confirm.token("verify"), PASSWORD).await.expect(200);
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
