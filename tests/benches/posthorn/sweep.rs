//! What the sweep of the games costs: with nothing due, however many games there are, and with ten
//! thousand flags fallen at once.
//!
//! The games are put straight into a database on a file, in its own format and many at a time; its
//! table has no stream, so that only the sweep is measured. `POSTHORN_BENCH_GAMES` caps how many.

use std::path::Path;
use std::time::Instant as Stopwatch;

use app::{App, Keys, Secrets, system_random};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use posthorn::demo::Pairing;
use posthorn::embedded::Embedded;
use posthorn::table;
use rules::{ByColor, DAY_SECONDS, Game, GameId, Instant, PlayerId};
use serde_json::{Value, json};
use store::{NewGame, SectionId, Store};
use tests::{ask_database, server};

use super::{milliseconds, print, thousandths};

/// Games between whose alarms the sweep looks for one that is due.
const SIZES: [u32; 2] = [10_000, 1_000_000];
/// Flags that fall at once: the games of a large server whose sweep has not run for a while.
const FLAGS: u32 = 10_000;
/// Games of a section.
const SECTION_GAMES: u32 = 78;
/// Items that the database takes in one request.
const BATCH: usize = 25;
/// Items of a game: its own, both seats, its line in the section.
const ITEMS: usize = 4;
const ROUNDS: usize = 21;
const START: Instant = Instant::from_unix(1_800_000_000);
const TABLE: &str = "sweep";

/// Prints the figures.
pub(crate) async fn run() {
    let cap = std::env::var("POSTHORN_BENCH_GAMES").ok().and_then(|games| games.parse().ok());
    let cap = cap.unwrap_or(u32::MAX);
    let folder = tempfile::tempdir().expect("a folder");
    let bench = Bench::open(folder.path()).await;
    let mut there = 0;
    for size in SIZES.map(|size| size.min(cap)) {
        if size <= there {
            println!("NOT MEASURED: POSTHORN_BENCH_GAMES leaves out more than {there} games");
            continue;
        }
        let begin = Stopwatch::now();
        bench.put_games(there..size, false).await;
        there = size;
        print(&format!("setting up {size} games in all"), milliseconds(begin.elapsed()), "ms");
        bench.idle(size).await;
    }
    drop(bench);
    let folder = tempfile::tempdir().expect("a folder");
    Bench::open(folder.path()).await.flags(FLAGS.min(cap)).await;
    super::season::run(usize::try_from(cap).unwrap_or(usize::MAX)).await;
}

/// Everything that the functions need, over a store.
pub(crate) fn app_over(store: Store, now: Instant) -> App {
    let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
    server::app_over(store, keys, now)
}

/// The item as one from before there were seals: a seal is of one number, and the copies have others.
fn unsealed(mut item: Value) -> Value {
    item.as_object_mut().expect("an item").remove("seal");
    let mut terms =
        BASE64_STANDARD.decode(item["terms"]["B"].as_str().expect("terms")).expect("bytes");
    terms.pop();
    item["terms"] = json!({ "B": BASE64_STANDARD.encode(terms) });
    item
}

/// A database to be filled.
struct Bench {
    app: App,
    /// A game's item as the store keeps it, from which all others are made.
    game: Value,
    /// When the flags of all games fall.
    deadline: Instant,
    /// Last, so that everything that speaks to it is gone before it ends.
    database: Embedded,
}

impl Bench {
    async fn open(folder: &Path) -> Bench {
        let database = Embedded::open(folder).expect("a database");
        let store = Store::in_process(database.ask(), TABLE);
        let definition = table::definition().expect("the definition").without_stream();
        store.create_table(&definition).await.expect("a table");
        let terms = Pairing::new(1, START).terms();
        let deadline = Game::new(terms.clone()).deadline().expect("a deadline");
        // A number that no other game has.
        let new = NewGame { id: GameId(u32::MAX), section: SectionId(u32::MAX), terms };
        store.create_game(&new, None).await.expect("a game");
        let app = app_over(store, START + DAY_SECONDS);
        let mut bench = Bench { app, game: Value::Null, deadline, database };
        let key = json!({ "pk": text(format!("G#{}", u32::MAX)), "sk": text("GAME".to_owned()) });
        let asked = json!({ "TableName": TABLE, "Key": key, "ConsistentRead": true });
        let game = ask_database(&bench.database, "GetItem", &asked).await["Item"].clone();
        bench.game = unsealed(game);
        bench
    }

    /// Puts games with these indices; `whole`: with their seats and the lines in their sections.
    async fn put_games(&self, indices: std::ops::Range<u32>, whole: bool) {
        let mut puts = Vec::new();
        for index in indices {
            let items = self.items(index);
            let wanted = if whole { items.len() } else { 1 };
            let put = |item| json!({ "PutRequest": { "Item": item } });
            puts.extend(items.into_iter().take(wanted).map(put));
            if puts.len() + ITEMS > BATCH {
                self.put(std::mem::take(&mut puts)).await;
            }
        }
        if !puts.is_empty() {
            self.put(puts).await;
        }
    }

    async fn put(&self, puts: Vec<Value>) {
        let answer = ask_database(
            &self.database,
            "BatchWriteItem",
            &json!({ "RequestItems": { TABLE: puts } }),
        )
        .await;
        let left = answer["UnprocessedItems"].as_object().is_some_and(|left| !left.is_empty());
        assert!(!left, "the database leaves items out");
    }

    /// A game's own item, both seats and its line in the section.
    fn items(&self, index: u32) -> [Value; ITEMS] {
        let (id, section) = (GameId(index + 1), SectionId(index / SECTION_GAMES + 1));
        let players = ByColor { white: PlayerId(id.0 * 2), black: PlayerId(id.0 * 2 + 1) };
        let mut game = self.game.clone();
        game["pk"] = text(format!("G#{id}"));
        game["white"] = number(players.white.0);
        game["black"] = number(players.black.0);
        game["section"] = number(section.0);
        game["shard"] = number(id.0 % self.app.store.game_shards().end);
        game["alarm_at"] = json!({ "N": self.deadline.unix().to_string() });
        let seat = |player: PlayerId, opponent: PlayerId, color: &str| {
            json!({
                "pk": text(format!("P#{player}")), "sk": text(format!("SEAT#{:010}", id.0)),
                "color": text(color.to_owned()), "opponent": number(opponent.0),
                "section": number(section.0)
            })
        };
        let line = json!({
            "pk": text(format!("S#{}", section.0)), "sk": text(format!("RESULT#{:010}", id.0)),
            "players": text(format!("{} {}", players.white, players.black))
        });
        let white = seat(players.white, players.black, "white");
        let black = seat(players.black, players.white, "black");
        [game, white, black, line]
    }

    /// Prints what a run costs that finds nothing to do.
    async fn idle(&self, size: u32) {
        let mut times = Vec::new();
        let before = self.app.store.units().tenths();
        for _ in 0..ROUNDS {
            let begin = Stopwatch::now();
            let swept = time_forfeit::tick(&self.app).await.expect("a sweep");
            times.push(begin.elapsed());
            assert_eq!(swept, app::Swept::default(), "nothing is due");
        }
        let after = self.app.store.units().tenths();
        times.sort_unstable();
        let a_run = |tenths: u64| thousandths(u128::from(tenths) * 100 / ROUNDS as u128);
        let name = format!("a sweep, nothing due, {size} games");
        print(&format!("{name}, p50"), milliseconds(times[ROUNDS / 2]), "ms");
        print(&name, a_run(after.0 - before.0), "RCU");
        print(&name, a_run(after.1 - before.1), "WCU");
    }

    /// Prints how fast flags are seen to have fallen.
    async fn flags(&self, count: u32) {
        let begin = Stopwatch::now();
        self.put_games(0..count, true).await;
        let name = format!("setting up {count} games with seats");
        print(&name, milliseconds(begin.elapsed()), "ms");
        let late = self.deadline - self.app.clock.now();
        assert!(self.app.clock.advance(late), "time runs forward");
        let (before, begin) = (self.app.store.units().tenths(), Stopwatch::now());
        let (mut ended, mut runs) = (0, 0);
        while ended < count {
            let swept = time_forfeit::tick(&self.app).await.expect("a sweep");
            assert!(swept.acted > 0 && swept.failed == 0, "{swept:?}");
            ended += swept.acted;
            runs += 1;
        }
        let (elapsed, after) = (begin.elapsed(), self.app.store.units().tenths());
        assert_eq!(ended, count);
        let name = format!("{count} flags fallen at once");
        let rate = u128::from(count) * 1_000 / elapsed.as_millis().max(1);
        print(&name, milliseconds(elapsed), "ms");
        print(&name, rate, "flags/s");
        print(&format!("{name}, runs of the sweep"), runs, "runs");
        let a_flag = |tenths: u64| thousandths(u128::from(tenths) * 100 / u128::from(count));
        print("read units a fallen flag", a_flag(after.0 - before.0), "RCU");
        print("write units a fallen flag", a_flag(after.1 - before.1), "WCU");
    }
}

fn text(text: String) -> Value {
    json!({ "S": text })
}

fn number(number: u32) -> Value {
    json!({ "N": number.to_string() })
}
