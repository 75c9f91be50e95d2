//! Accounts from before they had a partition of their own: each is good where it stands, and the schedule
//! moves all of them once.

use axum::http::Method;
use rules::{PlayerId, Profile};
use serde_json::{Value, json};
use store::{Account, Error, MailChoice, Role, Settings, Store};
use tests::{TestApp, as_function, database_request, left};

const EMAIL: &str = "tomas@posthorn.example";
const PASSWORD: &str = "correct horse battery";
const OTHER_PASSWORD: &str = "another horse battery";
const ME: PlayerId = PlayerId(7);

/// An account as it was kept, attribute for attribute, in JSON of DynamoDB.
fn older(player: PlayerId, email: &str, password_hash: &str) -> Value {
    json!({
        "pk": { "S": format!("P#{player}") },
        "sk": { "S": "ACCOUNT" },
        "email": { "S": email },
        "password_hash": { "S": password_hash },
        "confirmed": { "BOOL": true },
        "roles": { "SS": ["federation", "player"] },
        "language": { "S": "cs" },
        "zone": { "S": "Europe/Prague" },
        "epoch": { "N": "3" },
        "key_epoch": { "N": "1" }
    })
}

/// The same as it is read.
fn expected(player: PlayerId, email: &str) -> Account {
    Account {
        player,
        email: email.to_owned(),
        password_version: 0,
        confirmed: true,
        roles: vec![Role::Federation, Role::Player],
        language: "cs".to_owned(),
        zone: chrono_tz::Europe::Prague,
        epoch: 3,
        key_epoch: 1,
    }
}

async fn item(app: &TestApp, pk: &str, sk: &str) -> Option<Value> {
    let key = json!({ "pk": { "S": pk }, "sk": { "S": sk } });
    let body = json!({ "TableName": "posthorn", "Key": key });
    database_request(app.endpoint(), "GetItem", &body).await.get("Item").cloned()
}

async fn put(app: &TestApp, item: &Value) {
    let body = json!({ "TableName": "posthorn", "Item": item });
    database_request(app.endpoint(), "PutItem", &body).await;
}

/// Somebody whose account is put down like this, with a profile and an address.
async fn somebody(app: &TestApp, email: &str, account: &Value) {
    let player = player_of(account);
    let profile = Profile {
        id: player,
        given_name: "Tomáš".to_owned(),
        family_name: "Novák".to_owned(),
        federation: "CZE".parse().expect("a federation"),
        title: None,
        ratings: rules::rating::Ratings::default(),
    };
    let like = expected(player, email);
    app.app.store.create_account(&profile, &like, "none").await.expect("an account");
    stand_as_before(app, account).await;
}

/// Puts an account down in place of the one that its player has.
async fn stand_as_before(app: &TestApp, account: &Value) {
    let player = player_of(account);
    for kind in ["ACCOUNT", "PASSWORD"] {
        let key = json!({ "pk": { "S": format!("{kind}#{player}") }, "sk": { "S": kind } });
        let body = json!({ "TableName": "posthorn", "Key": key });
        database_request(app.endpoint(), "DeleteItem", &body).await;
    }
    put(app, account).await;
}

fn player_of(account: &Value) -> PlayerId {
    let pk = account["pk"]["S"].as_str().expect("a key");
    PlayerId(pk.trim_start_matches("P#").parse().expect("a number"))
}

/// Somebody with a password from before.
async fn me(app: &TestApp) {
    let hash = sign_in::hash_password(PASSWORD, app::system_random).expect("a hash");
    somebody(app, EMAIL, &older(ME, EMAIL, &hash)).await;
}

#[track_caller]
fn same(account: Account, expected: Account) {
    let sorted = |mut account: Account| {
        account.roles.sort();
        account
    };
    assert!(sorted(account) == sorted(expected));
}

/// Whether the account of a player stands in the old place, and in the new one.
async fn places(app: &TestApp, player: PlayerId) -> (bool, bool) {
    let old = item(app, &format!("P#{player}"), "ACCOUNT").await.is_some();
    let new = [
        item(app, &format!("ACCOUNT#{player}"), "ACCOUNT").await.is_some(),
        item(app, &format!("PASSWORD#{player}"), "PASSWORD").await.is_some(),
    ];
    assert_eq!(new[0], new[1], "both or neither");
    (old, new[0])
}

/// What signs somebody in is read where it stands; what is written first moves it.
#[tokio::test]
async fn an_account_is_good_where_it_stands() {
    let app = TestApp::new().await;
    me(&app).await;
    same(app.app.store.account(ME).await.expect("an account"), expected(ME, EMAIL));
    assert_eq!(app.sign_in(EMAIL, OTHER_PASSWORD).await.verdict(), "401 wrong_credentials");
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    assert_eq!(places(&app, ME).await, (true, false));
    let bearer = format!("Bearer {}", session.text_of("access_token"));
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let body = json!({ "password": PASSWORD, "new_password": OTHER_PASSWORD }).to_string();
    app.request(Method::POST, "/api/me/password", &headers, body).await.expect(200);
    assert_eq!(places(&app, ME).await, (false, true));
    let changed = Account { password_version: 1, epoch: 4, ..expected(ME, EMAIL) };
    same(app.app.store.account(ME).await.expect("an account"), changed);
    assert_eq!(app.sign_in(EMAIL, PASSWORD).await.verdict(), "401 wrong_credentials");
    app.sign_in(EMAIL, OTHER_PASSWORD).await.expect(200);
    // The search finds nothing to do.
    app.run_all_schedules().await;
    app.sign_in(EMAIL, OTHER_PASSWORD).await.expect(200);
}

/// A link that was mailed before the account was moved sets a password after it.
#[tokio::test]
async fn a_link_outlasts_the_move() {
    let app = TestApp::new().await;
    me(&app).await;
    app.forgot(EMAIL).await.expect(202);
    let token = app.take_token("reset");
    app.run_all_schedules().await;
    assert_eq!(places(&app, ME).await, (false, true));
    app.reset(&token, OTHER_PASSWORD).await.expect(200);
    assert_eq!(app.reset(&token, PASSWORD).await.verdict(), "400 invalid_token");
    app.sign_in(EMAIL, OTHER_PASSWORD).await.expect(200);
}

/// A few items at a time, and a run that ends in between: all are moved, once, and nothing of them changes.
#[tokio::test]
async fn all_are_moved_once() {
    let app = TestApp::new().await;
    me(&app).await;
    let email = |id: u32| format!("player-{id}@posthorn.example");
    for id in 100..130 {
        somebody(&app, &email(id), &older(PlayerId(id), &email(id), "hash")).await;
    }
    let cookie = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    let cookie = cookie.header("set-cookie").split(';').next().expect("a cookie").to_owned();
    let store = &app.app.store;
    for _ in 0..3 {
        assert!(!store.move_older_accounts(20).await.expect("a part"));
    }
    as_function("clock-tick", clock_tick::tick(&app.app)).await.expect("a run");
    assert!(store.move_older_accounts(20).await.expect("the end"), "it has come to the end");
    for id in 100..130 {
        let player = PlayerId(id);
        assert_eq!(places(&app, player).await, (false, true));
        same(store.account(player).await.expect("an account"), expected(player, &email(id)));
        assert_eq!(store.password_hash(player).await.expect("a hash"), "hash");
    }
    let moved = item(&app, "ACCOUNT#100", "ACCOUNT").await.expect("an account");
    assert!(!moved.to_string().contains("hash"), "{moved}");
    app.renew(&cookie).await.expect(200);
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
}

/// Once all are moved, nobody who may write among what is a player's makes an account there.
#[tokio::test]
async fn nothing_becomes_an_account_afterwards() {
    let app = TestApp::new().await;
    me(&app).await;
    app.run_all_schedules().await;
    let planted = older(PlayerId(99), "thief@posthorn.example", "hash");
    put(&app, &planted).await;
    let hash = sign_in::hash_password(OTHER_PASSWORD, app::system_random).expect("a hash");
    put(&app, &older(ME, EMAIL, &hash)).await;
    app.run_all_schedules().await;
    let store = &app.app.store;
    assert!(matches!(store.account(PlayerId(99)).await, Err(Error::NotFound)));
    assert!(matches!(store.password_hash(PlayerId(99)).await, Err(Error::NotFound)));
    assert_eq!(app.sign_in(EMAIL, OTHER_PASSWORD).await.verdict(), "401 wrong_credentials");
    app.sign_in(EMAIL, PASSWORD).await.expect(200);
}

/// Those that nobody has confirmed, from before sign-ups were kept apart, are taken away, and their addresses are
/// free. Who was seated all the same stays.
#[tokio::test]
async fn accounts_without_a_confirmation_go() {
    let app = TestApp::new().await;
    let seated = app.pairing(1).await.players.white;
    let mut unconfirmed = older(ME, EMAIL, "hash");
    unconfirmed["confirmed"] = json!({ "BOOL": false });
    somebody(&app, EMAIL, &unconfirmed).await;
    let eva = "eva@posthorn.example";
    somebody(&app, eva, &older(PlayerId(8), eva, "hash")).await;
    let email = app.app.store.account(seated).await.expect("an account").email;
    let mut unconfirmed = older(seated, &email, "hash");
    unconfirmed["confirmed"] = json!({ "BOOL": false });
    stand_as_before(&app, &unconfirmed).await;
    app.run_all_schedules().await;
    let store = &app.app.store;
    let left = store.players(&[ME, PlayerId(8), seated]).await.expect("profiles");
    assert_eq!(left.iter().map(|left| left.id).collect::<Vec<_>>(), [PlayerId(8), seated]);
    let czech = "CZE".parse().expect("a federation");
    assert!(!store.members(czech).await.expect("members").contains(&ME));
    assert_eq!(places(&app, ME).await, (false, false));
    for player in [PlayerId(8), seated] {
        assert_eq!(places(&app, player).await, (false, true));
    }
    app.sign_up(EMAIL, PASSWORD, "en").await.expect(202);
    app.confirm(&app.take_token("verify"), PASSWORD).await.expect(200);
    let session = app.sign_in(EMAIL, PASSWORD).await.expect(200);
    assert_eq!(session.json["me"]["player"]["id"], 900_001);
}

/// Whoever may not move an account changes it where it stands, and what is moved is what was changed.
#[tokio::test]
async fn what_changes_meanwhile_is_moved() {
    for round in 0..5 {
        let app = TestApp::new().await;
        somebody(&app, EMAIL, &older(ME, EMAIL, "hash")).await;
        let mut bare = older(PlayerId(8), "eva@posthorn.example", "hash");
        bare.as_object_mut().expect("an item").retain(|name, _| name != "zone");
        somebody(&app, "eva@posthorn.example", &bare).await;
        let store = &app.app.store;
        let speak = async |player| {
            let settings = Settings { mail: MailChoice::None, ..Settings::default() };
            let keep = |store: &Store| {
                let store = store.clone();
                async move {
                    let zone = chrono_tz::Europe::Lisbon;
                    store.keep_settings(player, &settings, "en", zone).await
                }
            };
            match as_function("settings", keep(store)).await {
                // It was moved between the look and the write.
                Err(Error::Conflict) => as_function("settings", keep(store)).await,
                kept => kept,
            }
        };
        if round == 0 {
            speak(ME).await.expect("kept");
            assert_eq!(places(&app, ME).await, (true, false));
        }
        let (a, b, run) = tokio::join!(
            speak(ME),
            speak(PlayerId(8)),
            as_function("clock-tick", clock_tick::tick(&app.app))
        );
        a.expect("kept");
        b.expect("kept");
        run.expect("a run");
        as_function("clock-tick", clock_tick::tick(&app.app)).await.expect("a run");
        for player in [ME, PlayerId(8)] {
            assert_eq!(places(&app, player).await, (false, true));
            let account = store.account(player).await.expect("an account");
            let speech = (account.language.as_str(), account.zone);
            assert_eq!(speech, ("en", chrono_tz::Europe::Lisbon));
        }
    }
}

/// All that an account can come to, before it was moved.
#[tokio::test]
async fn whatever_is_written_is_written_once() {
    let app = TestApp::new().await;
    me(&app).await;
    let store = &app.app.store;
    let account = store.account(ME).await.expect("an account");
    store.change_email(&account, "novak@posthorn.example", &left(&account)).await.expect("changed");
    assert_eq!(places(&app, ME).await, (false, true));
    assert!(matches!(
        store.change_email(&account, "x@posthorn.example", &left(&account)).await,
        Err(Error::Conflict)
    ));
    let eva = PlayerId(8);
    somebody(&app, "eva@posthorn.example", &older(eva, "eva@posthorn.example", "hash")).await;
    let account = store.account(eva).await.expect("an account");
    app.app.take_leave_for_good(&account).await.expect("gone");
    assert_eq!(places(&app, eva).await, (false, false));
    app.run_all_schedules().await;
    assert!(matches!(store.account(eva).await, Err(Error::NotFound)));
}
