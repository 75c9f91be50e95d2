//! What time brings besides fallen flags: each thing is told once, whoever looks, when, and how
//! often.

#[path = "clock_tick/dates.rs"]
mod dates;
#[path = "clock_tick/deaths.rs"]
mod deaths;
#[path = "clock_tick/decisions.rs"]
mod decisions;
#[path = "clock_tick/leave.rs"]
mod leave;
#[path = "clock_tick/outages.rs"]
mod outages;
#[path = "clock_tick/pages.rs"]
mod pages;
#[path = "clock_tick/publishing.rs"]
mod publishing;
#[path = "clock_tick/reminders.rs"]
mod reminders;

use app::{Change, Swept};
use posthorn::demo::Pairing;
use rules::{Decision, Game, Instant, PlayerId, Refusal, ReminderDays, Terms};
use serde_json::{Value, json};
use store::{GameChange, Section, SectionId, Settings, StoredGame};
use tests::{TestApp, as_function, database_request};

/// The numbers of the games and the sections of these tests lie this far above the pairings'.
const ABOVE: u32 = 1_000;

/// Runs the sweep, in which nothing may fail.
async fn tick(app: &TestApp) -> Swept {
    let swept = as_function("clock-tick", clock_tick::tick(&app.app)).await.expect("a sweep");
    assert_eq!((swept.failed, swept.unfinished), (0, false));
    swept
}

/// Two new players whose only running game is on these terms, in a section with leave.
async fn game(app: &TestApp, number: u32, change: impl FnOnce(Terms) -> Terms) -> Pairing {
    let pairing = app.pairing(number).await;
    app.person(pairing.players.white).resign(pairing.game).await.expect(200);
    let section = Section::new(SectionId(ABOVE + number), "Final", "Cup");
    app.app.store.create_section(&Section { leave_days: 45, ..section }).await.expect("a section");
    let game = Pairing { game: rules::GameId(ABOVE + number), ..pairing };
    app.create_game(game.game, SectionId(ABOVE + number), change(game.terms())).await;
    told(app, &game, None).await;
    game
}

/// Tells `notify` of a change, as the stream does.
async fn told(app: &TestApp, game: &Pairing, old: Option<StoredGame>) {
    let new = app.app.store.game(game.game).await.expect("a game");
    let change = GameChange { old, new };
    let told = notify::on_change(&app.app, &change);
    as_function("notify", told).await.expect("told");
    app.take_mails();
}

/// Changes a game, and tells of it.
async fn change(
    app: &TestApp,
    game: &Pairing,
    player: PlayerId,
    decide: impl Fn(&Game, Instant) -> Result<Decision, Refusal>,
) {
    let old = app.app.store.game(game.game).await.expect("a game");
    let change = Change { game: game.game, player: Some(player), message: None };
    app.app.change_game(change, decide).await.expect("changed");
    told(app, game, Some(old)).await;
}

/// Plays moves in SAN, and tells of each.
async fn play(app: &TestApp, game: &Pairing, moves: &str) {
    for san in moves.split_whitespace() {
        let old = app.app.store.game(game.game).await.expect("a game");
        app.play_all(game, san).await;
        told(app, game, Some(old)).await;
    }
}

/// Days before a deadline at which a player wants to be reminded.
async fn own_days(app: &TestApp, player: PlayerId, days: &[u8]) {
    let reminders = ReminderDays::of(days).expect("days");
    let settings = Settings { reminders, ..Settings::default() };
    app.app
        .store
        .keep_settings(player, &settings, "en", chrono_tz::Tz::UTC)
        .await
        .expect("settings");
}

async fn alarm(app: &TestApp, player: PlayerId) -> Option<Instant> {
    app.app.store.reminders_at(player).await.expect("an alarm")
}

/// Every item of a partition whose sort key begins so, as the database keeps it.
async fn items(app: &TestApp, pk: &str, prefix: &str) -> Vec<Value> {
    let ask = json!({
        "TableName": "posthorn", "ConsistentRead": true,
        "KeyConditionExpression": "pk = :pk AND begins_with(sk, :prefix)",
        "ExpressionAttributeValues": { ":pk": { "S": pk }, ":prefix": { "S": prefix } }
    });
    let answer = database_request(app.endpoint(), "Query", &ask).await;
    answer["Items"].as_array().expect("items").clone()
}

/// The keys of a player's notices that were ever put and tell what time brings, in order.
async fn notices(app: &TestApp, player: PlayerId) -> Vec<String> {
    let items = items(app, &format!("P#{player}"), "NOTICE#").await;
    let keys = items.iter().filter_map(|item| item["sk"]["S"].as_str()?.strip_prefix("NOTICE#"));
    let kinds = ["reminder-", "deadline-", "leave-ended-", "clocks-", "adjudication-"];
    let of_time = keys.filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
    of_time.map(str::to_owned).collect()
}

/// Sends what waits, and answers who got mails with which subject, in order.
async fn mails(app: &TestApp) -> Vec<(String, String)> {
    let swept = notify::tick(&app.app).await.expect("a sweep");
    assert_eq!((swept.failed, swept.rearmed, swept.unfinished), (0, 0, false));
    let mut mails: Vec<_> =
        app.take_mails().into_iter().map(|mail| (mail.to, mail.subject)).collect();
    mails.sort();
    mails
}

/// The address of a player.
fn address(player: PlayerId) -> String {
    format!("player-{player}@posthorn.example")
}
