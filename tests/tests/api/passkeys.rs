//! Passkeys: made, signed in with, removed; what is refused; recovery codes; and that offices need
//! them.

use axum::http::Method;
use rules::PlayerId;
use serde_json::{Value, json};
use store::{Account, Role};
use tests::{Answer, Authenticator, Lies, START, TestApp};

const PASSWORD: &str = "correct horse battery";

/// Somebody at a browser who has signed in.
struct Browser<'a> {
    app: &'a TestApp,
    token: String,
}

impl Browser<'_> {
    async fn request(&self, method: Method, path: &str, body: &Value) -> Answer {
        let bearer = format!("Bearer {}", self.token);
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.app.request(method, path, &headers, body).await
    }

    async fn get(&self, path: &str) -> Answer {
        self.request(Method::GET, path, &Value::Null).await
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request(Method::POST, path, body).await
    }

    async fn options(&self, link: Option<&str>) -> Answer {
        self.post("/api/passkeys/options", &json!({ "link": link })).await
    }

    async fn add(&self, device: &mut Authenticator) -> Answer {
        let options = self.options(None).await.expect(200).json;
        self.post("/api/passkeys", &device.create(&options, "Phone")).await
    }

    /// Proves with a passkey who it is: the token is then the new one.
    async fn prove(&mut self, device: &mut Authenticator) -> Answer {
        let options = self.post("/api/session/passkey/options", &Value::Null).await.expect(200);
        let answer = self.post("/api/session/passkey", &device.sign(&options.json)).await;
        self.take(answer)
    }

    fn take(&mut self, answer: Answer) -> Answer {
        if let Some(token) = answer.json["access_token"].as_str() {
            self.token = token.to_owned();
        }
        answer
    }
}

/// An account that is confirmed, with these roles.
async fn account(app: &TestApp, email: &str, roles: &[Role]) -> PlayerId {
    app.sign_up(email, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
    let known = app.app.store.account_by_email(email).await.expect("an account");
    if roles != [Role::Player] {
        give(app, &known, roles).await;
    }
    known.player
}

/// Gives an account offices, as an operator does.
async fn give(app: &TestApp, account: &Account, roles: &[Role]) {
    let roles: Vec<String> = roles.iter().map(Role::to_string).collect();
    let update = json!({
        "TableName": "posthorn",
        "Key": { "pk": { "S": format!("ACCOUNT#{}", account.player) }, "sk": { "S": "ACCOUNT" } },
        "UpdateExpression": "SET #roles = :roles",
        "ExpressionAttributeNames": { "#roles": "roles" },
        "ExpressionAttributeValues": { ":roles": { "SS": roles } }
    });
    tests::database_request(app.endpoint(), "UpdateItem", &update).await;
}

async fn by_password<'a>(app: &'a TestApp, email: &str) -> Browser<'a> {
    let token = app.sign_in(email, PASSWORD).await.expect(200).json["access_token"].clone();
    Browser { app, token: token.as_str().expect("a token").to_owned() }
}

/// Signs in with a passkey.
async fn by_passkey(app: &TestApp, device: &mut Authenticator) -> Answer {
    let options = app.post("/api/sign-in/passkey/options", &Value::Null).await.expect(200).json;
    assert_eq!(options["allowCredentials"], json!([]), "nobody is told who has which");
    app.post("/api/sign-in/passkey", &device.sign(&options)).await
}

fn browser<'a>(app: &'a TestApp, answer: &Answer) -> Browser<'a> {
    Browser { app, token: answer.json["access_token"].as_str().expect("a token").to_owned() }
}

/// Somebody with a phone as a passkey, signed in by the password. No mail waits.
async fn with_phone(app: &TestApp) -> (Browser<'_>, Authenticator) {
    account(app, "eva@chess.example", &[Role::Player]).await;
    let me = by_password(app, "eva@chess.example").await;
    let mut phone = Authenticator::phone();
    me.add(&mut phone).await.expect(201);
    app.take_mails();
    (me, phone)
}

#[tokio::test]
async fn a_passkey_signs_in() {
    let app = TestApp::new().await;
    let player = account(&app, "eva@chess.example", &[Role::Player]).await;
    let me = by_password(&app, "eva@chess.example").await;
    for mut device in [Authenticator::phone(), Authenticator::stick()] {
        let added = me.add(&mut device).await.expect(201).json;
        assert_eq!(app.take_mail().subject, "A passkey was added to your account at Posthorn");
        assert_eq!(added["passkey"]["last_used_at"], Value::Null);
        let signed_in = by_passkey(&app, &mut device).await.expect(200);
        assert_eq!(signed_in.json["me"]["player"]["id"], player.0);
        browser(&app, &signed_in).get("/api/me").await.expect(200);
        app.renew(&signed_in.cookie()).await.expect(200);
    }
    let known = me.get("/api/passkeys").await.expect(200).json;
    assert_eq!(known["passkeys"][0]["backed_up"], true);
    assert_eq!(known["passkeys"][1]["backed_up"], false);
    assert_eq!(known["passkeys"][1]["last_used_at"], "2026-01-01T00:00:00Z");
    assert_eq!(known["recovery_codes"], 10);
}

/// A challenge is answered once, within five minutes, for what it was made.
#[tokio::test]
async fn challenges_are_good_once() {
    let app = TestApp::new().await;
    let (_, mut phone) = with_phone(&app).await;
    let options =
        async || app.post("/api/sign-in/passkey/options", &Value::Null).await.expect(200).json;
    let send = async |body: &Value| app.post("/api/sign-in/passkey", body).await.verdict();
    let answer = phone.sign(&options().await);
    assert_eq!(send(&answer).await, "200");
    assert_eq!(send(&answer).await, "400 challenge_expired");
    let late = phone.sign(&options().await);
    app.wait(300);
    assert_eq!(send(&late).await, "400 challenge_expired");
    let mut other = options().await;
    other["challenge"] = json!("bm9uZQ");
    assert_eq!(send(&phone.sign(&other)).await, "400 challenge_expired");
    // One that proves does not sign in, and none that signs in adds.
    let me = browser(&app, &by_passkey(&app, &mut phone).await.expect(200));
    let proves = me.post("/api/session/passkey/options", &Value::Null).await.expect(200).json;
    assert_eq!(send(&phone.sign(&proves)).await, "400 challenge_expired");
    let mut creation = me.options(None).await.expect(200).json;
    creation["challenge"] = options().await["challenge"].clone();
    let body = Authenticator::phone().create(&creation, "Phone");
    assert_eq!(me.post("/api/passkeys", &body).await.verdict(), "400 challenge_expired");
    // Signed for another challenge than the one that is sent.
    let mut swapped = phone.sign(&options().await);
    swapped["challenge"] = options().await["challenge"].clone();
    assert_eq!(send(&swapped).await, "401 passkey_refused");
}

/// What the client's data, the authenticator's data and the key must say.
#[tokio::test]
async fn lies_are_refused() {
    let app = TestApp::new().await;
    let (me, mut phone) = with_phone(&app).await;
    let honest = Lies::default;
    let lies = [
        (Lies { origin: Some("https://posthorn.example.evil"), ..honest() }, "another site"),
        (Lies { origin: Some("http://posthorn.example"), ..honest() }, "another site"),
        (Lies { party: Some("evil.example"), ..honest() }, "passkey of another site"),
        (Lies { without: 1, ..honest() }, "nobody was there"),
        (Lies { without: 1 << 2, ..honest() }, "made sure who you are"),
        (Lies { without: 1 << 3, ..honest() }, "contradicts itself"),
        (Lies { forged: true, ..honest() }, "signature"),
        // Extensions and a credential that are not there.
        (Lies { with: 1 << 7, ..honest() }, "cannot be read"),
        (Lies { with: 1 << 6, ..honest() }, "cannot be read"),
    ];
    for (lies, reason) in lies {
        phone.lies = lies.clone();
        let refused = by_passkey(&app, &mut phone).await;
        assert_eq!(refused.verdict(), "401 passkey_refused", "{lies:?}");
        let detail = refused.json["detail"].as_str().expect("a sentence");
        assert!(detail.contains(reason), "{lies:?}: {detail}");
    }
    for (lies, reason) in [
        (Lies { algorithm: true, ..honest() }, "kind"),
        (Lies { attested: Some("fido-u2f"), ..honest() }, "attestation"),
        (Lies { attested: Some("packed"), forged: true, ..honest() }, "signature"),
        (Lies { without: 1 << 2, ..honest() }, "made sure who you are"),
        (Lies { without: 1 << 6, ..honest() }, "cannot be read"),
    ] {
        let mut device = Authenticator::phone();
        device.lies = lies.clone();
        let refused = me.add(&mut device).await;
        assert_eq!(refused.verdict(), "401 passkey_refused", "{lies:?}");
        let detail = refused.json["detail"].as_str().expect("a sentence");
        assert!(detail.contains(reason), "{lies:?}: {detail}");
    }
    // Browsers let a credential's own signature pass.
    let mut own = Authenticator::stick();
    own.lies = Lies { attested: Some("packed"), ..honest() };
    me.add(&mut own).await.expect(201);
    // Nothing of all that has ended the passkey.
    phone.lies = honest();
    by_passkey(&app, &mut phone).await.expect(200);
}

/// A counter that does not go up tells of a copy; a device that does not count stays at 0.
#[tokio::test]
async fn a_counter_that_goes_back_is_refused() {
    let app = TestApp::new().await;
    let (me, mut phone) = with_phone(&app).await;
    let mut stick = Authenticator::stick();
    me.add(&mut stick).await.expect(201);
    for _ in 0..2 {
        by_passkey(&app, &mut phone).await.expect(200);
        by_passkey(&app, &mut stick).await.expect(200);
    }
    stick.count = 1;
    assert_eq!(by_passkey(&app, &mut stick).await.verdict(), "401 passkey_refused");
    assert_eq!(by_passkey(&app, &mut stick).await.verdict(), "200");
}

/// Nobody signs in, or proves who they are, with somebody else's passkey.
#[tokio::test]
async fn a_passkey_is_its_owners() {
    let app = TestApp::new().await;
    let (me, mut phone) = with_phone(&app).await;
    account(&app, "adam@chess.example", &[Role::Player]).await;
    let mut adam = by_password(&app, "adam@chess.example").await;
    let mut his = Authenticator::phone();
    adam.add(&mut his).await.expect(201);
    assert_eq!(adam.prove(&mut phone).await.verdict(), "401 passkey_unknown");
    assert_eq!(adam.prove(&mut his).await.verdict(), "200");
    // The same credential is nobody else's, too.
    assert_eq!(adam.add(&mut phone).await.verdict(), "409 passkey_taken");
    let mut stranger = Authenticator::phone();
    assert_eq!(by_passkey(&app, &mut stranger).await.verdict(), "401 passkey_unknown");
    let path = format!("/api/passkeys/{}", phone.id());
    assert_eq!(adam.request(Method::DELETE, &path, &Value::Null).await.status, 204);
    assert_eq!(
        adam.request(Method::PUT, &path, &json!({"name": "Mine"})).await.verdict(),
        "404 unknown_passkey"
    );
    let renamed = me.request(Method::PUT, &path, &json!({"name": " Old phone "})).await.expect(200);
    assert_eq!(renamed.json["name"], "Old phone");
    for name in ["", "a\u{7}b", &"x".repeat(61)] {
        let refused = me.request(Method::PUT, &path, &json!({ "name": name })).await;
        assert_eq!(refused.verdict(), "422 invalid_passkey_name", "{name:?}");
    }
    app.take_mails();
    for _ in 0..2 {
        assert_eq!(me.request(Method::DELETE, &path, &Value::Null).await.status, 204);
    }
    assert_eq!(app.take_mail().subject, "A passkey was removed from your account at Posthorn");
    assert_eq!(by_passkey(&app, &mut phone).await.verdict(), "401 passkey_unknown");
}

#[tokio::test]
async fn there_are_ten_at_most_and_only_after_a_proof() {
    let app = TestApp::new().await;
    account(&app, "eva@chess.example", &[Role::Player]).await;
    let me = by_password(&app, "eva@chess.example").await;
    for _ in 0..10 {
        me.add(&mut Authenticator::stick()).await.expect(201);
    }
    assert_eq!(me.options(None).await.verdict(), "409 too_many_passkeys");
    app.wait(301);
    let path = format!("/api/passkeys/{}", Authenticator::phone().id());
    for (method, path) in [
        (Method::POST, "/api/passkeys/link"),
        (Method::POST, "/api/recovery-codes"),
        (Method::DELETE, path.as_str()),
    ] {
        let refused = me.request(method, path, &Value::Null).await;
        assert_eq!(refused.verdict(), "403 authentication_needed", "{path}");
    }
    assert_eq!(me.options(None).await.verdict(), "403 authentication_needed");
    me.get("/api/passkeys").await.expect(200);
}

/// A new password by mail ends every passkey that is not named.
#[tokio::test]
async fn a_reset_ends_what_a_thief_has_planted() {
    let app = TestApp::new().await;
    let (me, mut phone) = with_phone(&app).await;
    let mut planted = Authenticator::stick();
    me.add(&mut planted).await.expect(201);
    app.take_mails();
    app.forgot("eva@chess.example").await.expect(202);
    let token = app.take_token("reset");
    let listed = app.post("/api/password/reset/passkeys", &json!({ "token": token })).await;
    assert_eq!(listed.expect(200).json.as_array().expect("a list").len(), 2);
    let begun = me.options(None).await.expect(200).json;
    let body = json!({
        "token": token, "password": "another horse battery", "keep_passkeys": [phone.id()]
    });
    app.post("/api/password/reset", &body).await.expect(200);
    by_passkey(&app, &mut phone).await.expect(200);
    assert_eq!(by_passkey(&app, &mut planted).await.verdict(), "401 passkey_unknown");
    // What was begun before is not ended after.
    let late = Authenticator::stick().create(&begun, "Late");
    assert_eq!(me.post("/api/passkeys", &late).await.verdict(), "401 unauthenticated");
    let again = app.post("/api/password/reset/passkeys", &json!({ "token": token })).await;
    assert_eq!(again.verdict(), "400 invalid_token");
    app.wait(3_600);
    app.forgot("eva@chess.example").await.expect(202);
    app.reset(&app.take_token("reset"), PASSWORD).await.expect(200);
    assert_eq!(by_passkey(&app, &mut phone).await.verdict(), "401 passkey_unknown");
}

/// The password alone opens no office; neither does the mailbox.
#[tokio::test]
async fn an_office_needs_a_passkey() {
    let app = TestApp::new().await;
    let email = "officer@chess.example";
    account(&app, email, &[Role::Player, Role::Officer]).await;
    let mut me = by_password(&app, email).await;
    let shown = me.get("/api/me").await.expect(200).json;
    assert_eq!((&shown["roles"], &shown["passkey_needed"]), (&json!(["player"]), &json!(true)));
    assert_eq!(me.get("/api/officer/dead-letters").await.status, 403);
    assert_eq!(me.get("/api/passkeys").await.expect(200).json["adding"], "link_needed");
    assert_eq!(me.options(None).await.verdict(), "403 passkey_link_needed");
    assert_eq!(me.options(Some("a~b~c")).await.verdict(), "400 invalid_token");
    me.post("/api/passkeys/link", &Value::Null).await.expect(202);
    let link = app.take_token("passkey");
    let options = me.options(Some(&link)).await.expect(200).json;
    let mut phone = Authenticator::phone();
    let added = me.post("/api/passkeys", &phone.create(&options, "Phone")).await.expect(201).json;
    let codes = added["recovery_codes"].as_array().expect("codes").clone();
    assert_eq!(codes.len(), 10);
    // Having one is not enough, it is to be used; then the link adds no other.
    assert_eq!(me.options(Some(&link)).await.verdict(), "403 passkey_needed");
    let opened = me.prove(&mut phone).await.expect(200).json;
    assert_eq!(opened["me"]["passkey_needed"], false);
    assert!(opened["me"]["roles"].as_array().expect("roles").contains(&json!("officer")));
    me.options(None).await.expect(200);
    let path = format!("/api/passkeys/{}", phone.id());
    assert_eq!(me.request(Method::DELETE, &path, &Value::Null).await.verdict(), "409 last_passkey");
    let direct = by_passkey(&app, &mut phone).await.expect(200);
    assert_eq!(direct.json["me"]["passkey_needed"], false);
    let renewed = app.renew(&direct.cookie()).await.expect(200);
    assert_eq!(renewed.json["me"]["passkey_needed"], false);
    // Whoever has the mailbox has no office: all passkeys end, and the next one needs a code.
    app.take_mails();
    app.forgot(email).await.expect(202);
    app.reset(&app.take_token("reset"), PASSWORD).await.expect(200);
    assert_eq!(by_passkey(&app, &mut phone).await.verdict(), "401 passkey_unknown");
    let me = by_password(&app, email).await;
    assert_eq!(me.get("/api/me").await.expect(200).json["passkey_needed"], true);
    me.post("/api/passkeys/link", &Value::Null).await.expect(202);
    let link = app.take_token("passkey");
    assert_eq!(me.options(Some(&link)).await.verdict(), "403 recovery_code_needed");
}

/// A code opens the offices for an hour, once, and a passkey is added with it.
#[tokio::test]
async fn recovery_codes() {
    let app = TestApp::new().await;
    let email = "officer@chess.example";
    account(&app, email, &[Role::Player, Role::Officer]).await;
    let mut me = by_password(&app, email).await;
    me.post("/api/passkeys/link", &Value::Null).await.expect(202);
    let options = me.options(Some(&app.take_token("passkey"))).await.expect(200).json;
    let lost = Authenticator::phone().create(&options, "Lost");
    let added = me.post("/api/passkeys", &lost).await.expect(201).json;
    let codes: Vec<String> =
        serde_json::from_value(added["recovery_codes"].clone()).expect("codes");
    app.take_mails();
    let used =
        me.post("/api/recovery-codes/use", &json!({ "code": codes[0].to_uppercase() })).await;
    let cookie = app.sign_in(email, PASSWORD).await.expect(200).cookie();
    let opened = me.take(used).expect(200).json;
    assert_eq!(opened["me"]["passkey_needed"], false);
    let mail = app.take_mail();
    assert!(mail.body.contains("Codes left: 9"), "{}", mail.body);
    let again = me.post("/api/recovery-codes/use", &json!({ "code": codes[0] })).await;
    assert_eq!(again.verdict(), "403 wrong_recovery_code");
    // A session beside it is not opened.
    assert_eq!(app.renew(&cookie).await.expect(200).json["me"]["passkey_needed"], true);
    let mut found = Authenticator::stick();
    me.add(&mut found).await.expect(201);
    // New codes end the old ones.
    let new = me.post("/api/recovery-codes", &Value::Null).await.expect(201).json;
    assert_eq!(new["recovery_codes"].as_array().expect("codes").len(), 10);
    let old = me.post("/api/recovery-codes/use", &json!({ "code": codes[1] })).await;
    assert_eq!(old.verdict(), "403 wrong_recovery_code");
    for _ in 0..8 {
        me.post("/api/recovery-codes/use", &json!({ "code": "0" })).await;
    }
    let refused = me.post("/api/recovery-codes/use", &json!({ "code": "0" })).await;
    assert_eq!(refused.verdict(), "429 too_many_attempts");
}

/// After an hour the session is a player's again.
#[tokio::test]
async fn a_code_opens_for_an_hour() {
    let app = TestApp::new().await;
    let email = "officer@chess.example";
    account(&app, email, &[Role::Player, Role::Officer]).await;
    let first = app.sign_in(email, PASSWORD).await.expect(200);
    let mut me = browser(&app, &first);
    me.post("/api/passkeys/link", &Value::Null).await.expect(202);
    let options = me.options(Some(&app.take_token("passkey"))).await.expect(200).json;
    let added = me.post("/api/passkeys", &Authenticator::phone().create(&options, "Lost")).await;
    let code = added.expect(201).json["recovery_codes"][0].clone();
    let used = me.post("/api/recovery-codes/use", &json!({ "code": code })).await.expect(200);
    me.take(used);
    app.wait(3_599);
    let renewed = app.renew(&first.cookie()).await.expect(200);
    assert_eq!(renewed.json["me"]["passkey_needed"], false);
    app.wait(1);
    let renewed = app.renew(&renewed.cookie()).await.expect(200);
    assert_eq!(renewed.json["me"]["passkey_needed"], true);
    assert_eq!(app.app.clock.now(), START + 3_600);
}

/// The demo's officials work without, on a server that is a demo, and nobody else does.
#[tokio::test]
async fn a_demo_is_exempt() {
    for (demo, email, needed) in [
        (false, "officer@posthorn.example", true),
        (true, "officer@posthorn.example", false),
        (true, "officer@chess.example", true),
    ] {
        let app = TestApp::new().await.configured(|app| app::App { demo, ..app });
        account(&app, email, &[Role::Player, Role::Officer]).await;
        let signed_in = app.sign_in(email, PASSWORD).await.expect(200);
        assert_eq!(signed_in.json["me"]["passkey_needed"], needed, "{demo} {email}");
    }
}

/// An account that is taken away leaves no passkey.
#[tokio::test]
async fn a_farewell_takes_passkeys_along() {
    let app = TestApp::new().await;
    let (me, mut phone) = with_phone(&app).await;
    for _ in 0..2 {
        let gone = me.post("/api/me/delete", &json!({ "password": PASSWORD })).await;
        assert_eq!(gone.status, 204, "{}", gone.text);
    }
    let scan = json!({ "TableName": "posthorn" });
    let kept = tests::database_request(app.endpoint(), "Scan", &scan).await.to_string();
    assert!(!kept.contains("PASSKEY"));
    assert_eq!(by_passkey(&app, &mut phone).await.verdict(), "401 passkey_unknown");
}
