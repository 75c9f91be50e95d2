//! From a record of the table's stream to a mail: who is told what, once, whatever fails.
//!
//! The records are made here of the game's item before and after, in the JSON that Lambda brings.

#[path = "notify/approvals.rs"]
mod approvals;
#[path = "notify/cases.rs"]
mod cases;
#[path = "notify/challenges.rs"]
mod challenges;
#[path = "notify/delivery.rs"]
mod delivery;
#[path = "notify/digests.rs"]
mod digests;
#[path = "notify/entries.rs"]
mod entries;
#[path = "notify/faults.rs"]
mod faults;
#[path = "notify/followed.rs"]
mod followed;
#[path = "notify/friends.rs"]
mod friends;
#[path = "notify/game_reports.rs"]
mod game_reports;
#[path = "notify/imports.rs"]
mod imports;
#[path = "notify/letters.rs"]
mod letters;
#[path = "notify/newcomers.rs"]
mod newcomers;
#[path = "notify/notifications.rs"]
mod notifications;
#[path = "notify/players_pages.rs"]
mod players_pages;
#[path = "notify/push.rs"]
mod push;
#[path = "notify/reminders.rs"]
mod reminders;
#[path = "notify/replacements.rs"]
mod replacements;
#[path = "notify/rounds.rs"]
mod rounds;
#[path = "notify/rules_questions.rs"]
mod rules_questions;
#[path = "notify/scores.rs"]
mod scores;
#[path = "notify/seasons.rs"]
mod seasons;
#[path = "notify/starts.rs"]
mod starts;
#[path = "notify/team_letters.rs"]
mod team_letters;
#[path = "notify/teams.rs"]
mod teams;
#[path = "notify/titles.rs"]
mod titles;
#[path = "notify/to_rule.rs"]
mod to_rule;
#[path = "notify/transfers.rs"]
mod transfers;
#[path = "notify/webhooks.rs"]
mod webhooks;
#[path = "notify/who.rs"]
mod who;
#[path = "notify/withdrawals.rs"]
mod withdrawals;

use app::App;
use notify::{Batch, Delivered, on_batch, ring};
use post::mail::Mailer;
use posthorn::demo::Pairing;
use rules::{Event, Game, GameId, PlayerId};
use serde_json::{Value, json};
use store::{Alarm, Appended, MailChoice, NoticeKey, PendingNotice, Settings};
use tests::push_service::Browser;
use tests::{Mail, ORIGIN, TestApp, as_function, database_request};

/// An item as the database writes it; null when there is none.
async fn item(app: &TestApp, pk: &str, sk: &str) -> Value {
    let key = json!({ "pk": { "S": pk }, "sk": { "S": sk } });
    let ask = json!({ "TableName": "posthorn", "Key": key, "ConsistentRead": true });
    database_request(app.endpoint(), "GetItem", &ask).await["Item"].clone()
}

async fn game_item(app: &TestApp, game: GameId) -> Value {
    item(app, &format!("G#{game}"), "GAME").await
}

/// A record of the stream, as Lambda brings it.
fn record(sequence: &str, old: &Value, new: &Value) -> Value {
    let mut change = json!({ "SequenceNumber": sequence, "SizeBytes": 1 });
    for (name, image) in [("OldImage", old), ("NewImage", new)] {
        if !image.is_null() {
            change[name] = image.clone();
        }
    }
    json!({ "eventID": "1", "eventName": "MODIFY", "awsRegion": "local", "dynamodb": change })
}

/// Brings records, and answers what Lambda is told: the records that have to come again.
async fn bring(app: &App, records: &[Value]) -> Value {
    let batch: Batch = serde_json::from_value(json!({ "Records": records })).expect("a batch");
    serde_json::to_value(as_function("notify", on_batch(app, batch)).await).expect("an answer")
}

/// Brings records none of which fails.
async fn bring_all(app: &TestApp, records: &[Value]) {
    assert_eq!(bring(&app.app, records).await, json!({ "batchItemFailures": [] }));
}

/// Appends events as they are, and answers the record of it.
async fn append(app: &TestApp, id: GameId, events: &[Event]) -> Value {
    let before = game_item(app, id).await;
    let (stored, game) = app.app.load_game(id).await.expect("a game");
    let log = [game.log(), events].concat();
    let after = Game::replay(stored.terms.clone(), &log).expect("events that fit");
    let (deadline, ending) = (after.deadline(), after.ending().copied());
    let referred = (game.referred().is_some(), after.referred().is_some());
    let reopened = game.ending().is_some();
    let appended = Appended { events, deadline, ending, reopened, referred, ..Appended::default() };
    app.app.store.append(&stored, &appended).await.expect("appended");
    record("1", &before, &game_item(app, id).await)
}

/// Plays moves in SAN, and answers the record of each.
async fn play(app: &TestApp, pairing: &Pairing, moves: &str) -> Vec<Value> {
    let mut records = Vec::new();
    for san in moves.split_whitespace() {
        let before = game_item(app, pairing.game).await;
        app.play_all(pairing, san).await;
        records.push(record("1", &before, &game_item(app, pairing.game).await));
    }
    records
}

/// Answers every alarm of a notice that rings now, as the schedules do.
async fn settle(app: &App) -> Vec<Delivered> {
    let mut delivered = Vec::new();
    for key in ringing(app).await {
        delivered.push(ring(app, &key).await.expect("an answer to an alarm"));
    }
    delivered
}

/// The notices whose alarms ring now.
async fn ringing(app: &App) -> Vec<NoticeKey> {
    let mut keys = Vec::new();
    for shard in app.store.letter_shards() {
        let due = app.store.alarms_due(shard, app.clock.now(), 1_000, None).await.expect("alarms");
        keys.extend(due.into_iter().filter_map(|due| match due.alarm {
            Alarm::Notice(key) => Some(key),
            _ => None,
        }));
    }
    keys
}

async fn pending(app: &TestApp, player: PlayerId) -> Vec<PendingNotice> {
    app.app.store.pending_notices(player).await.expect("notices")
}

/// Chooses which mails a player gets; the digest comes at seven.
async fn choose(app: &TestApp, player: PlayerId, mail: MailChoice) {
    let settings = Settings { mail, digest_hour: 7, ..Settings::default() };
    app.app
        .store
        .keep_settings(player, &settings, "en", chrono_tz::Tz::UTC)
        .await
        .expect("settings");
}

/// A device of a player's, whose push service is at this address.
async fn device(app: &TestApp, player: PlayerId, address: &str) -> Browser {
    let browser = Browser::at(address);
    let person = app.person(player);
    person.post("/api/settings/push", &browser.subscription()).await.expect(204);
    browser
}

/// The same server without a way to send mails.
fn without_mailer(app: &TestApp) -> App {
    App { mailer: Mailer::None.into(), ..app.app.clone() }
}

/// Mails by their addresses, each with its subject.
fn subjects(mails: &[Mail]) -> Vec<(String, &str)> {
    mails.iter().map(|mail| (mail.to.clone(), &*mail.subject)).collect()
}

/// The same of one that went to a player.
fn to(player: PlayerId, subject: &str) -> (String, &str) {
    (format!("player-{player}@posthorn.example"), subject)
}

/// Who got mails since the last look, with what they lead to: addresses and paths, in order.
fn mails(app: &TestApp) -> Vec<(String, String)> {
    let path = |body: &str| {
        let link = body.split_whitespace().find_map(|word| word.strip_prefix(ORIGIN));
        link.unwrap_or_else(|| panic!("no link in {body}")).to_owned()
    };
    let mut found: Vec<_> =
        app.take_mails().into_iter().map(|mail| (mail.to, path(&mail.body))).collect();
    found.sort();
    found
}

/// The address of a player, and the path of a game.
fn mail_of(player: PlayerId, game: GameId) -> (String, String) {
    (format!("player-{player}@posthorn.example"), format!("/game/{game}"))
}
