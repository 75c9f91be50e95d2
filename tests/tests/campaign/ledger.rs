//! Games with the receipts that their players hold, and what a server's record has of them.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant as Stopwatch};

use app::{Clock, Keys, system_random};
use games::record::Record;
use posthorn::demo::Pairing;
use posthorn::{secrets, verify};
use proof::Jwks;
use reqwest::{Client, StatusCode};
use rules::{ByColor, Color, Instant};
use serde_json::{Value, json};
use tests::server::{endless_move, prepare_numbered};
use tokio::time::{sleep, timeout};

use crate::order::Order;

/// Games that are played at the same time.
pub(crate) const CLIENTS: usize = 8;
/// Half-moves after which a game makes room for a new one.
const PLIES: usize = 150;
/// Every so many half-moves a message travels with the move: that is a transaction.
const MESSAGE_EVERY: usize = 5;
/// How long a client waits for an answer.
const ANSWER: Duration = Duration::from_secs(20);
/// How long a client waits before it asks again after it was told to.
const AGAIN: Duration = Duration::from_millis(20);

/// A move that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    pub(crate) receipt: String,
    /// How much the shim had recorded by then.
    pub(crate) recorded: u64,
}

/// One game with what its players hold.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// One for all: it opens as many connections as are needed at a time.
    http: Client,
    pub(crate) pairing: Pairing,
    pub(crate) tokens: ByColor<String>,
    pub(crate) held: Vec<Held>,
    /// How long each acknowledged move took.
    pub(crate) times: Vec<Duration>,
    /// How often each other status was answered.
    pub(crate) refused: BTreeMap<u16, u64>,
    /// How often there was no answer.
    pub(crate) unanswered: u64,
}

/// All games of a data folder.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    /// Those that are played.
    pub(crate) tables: Vec<Table>,
    /// Those that have made room.
    pub(crate) done: Vec<Table>,
    keys: Jwks,
    now: Instant,
}

impl Table {
    fn url(&self, origin: &str, rest: &str) -> String {
        format!("{origin}/api/games/{}{rest}", self.pairing.game)
    }

    /// The request for a half-move: the same one each time.
    pub(crate) fn request(&self, origin: &str, ply: usize) -> reqwest::RequestBuilder {
        let number = u16::try_from(ply).expect("a half-move");
        let mut body = json!({ "ply": number, "move": endless_move(self.pairing.variant, number) });
        if ply.is_multiple_of(MESSAGE_EVERY) {
            body["message"] = json!(format!("At half-move {ply}."));
        }
        self.ask(origin, Color::from_white(ply.is_multiple_of(2)), &body)
    }

    /// Any request for a move.
    pub(crate) fn ask(&self, origin: &str, by: Color, body: &Value) -> reqwest::RequestBuilder {
        self.http.post(self.url(origin, "/moves")).bearer_auth(self.tokens.get(by)).json(body)
    }

    /// The game as its players see it.
    pub(crate) fn page(&self, origin: &str) -> reqwest::RequestBuilder {
        self.http.get(self.url(origin, "")).bearer_auth(&self.tokens.white)
    }

    /// Plays on until the server is gone or `until` is over. Whoever is told to come again does so with
    /// the same move.
    pub(crate) async fn play(
        &mut self,
        origin: &str,
        until: Duration,
        recorded: &(dyn Fn() -> u64 + Sync),
    ) {
        let begun = Stopwatch::now();
        while begun.elapsed() < until && self.held.len() < 2 * PLIES {
            let asked = Stopwatch::now();
            let request = self.request(origin, self.held.len());
            let Ok(Ok(answer)) = timeout(ANSWER, request.send()).await else {
                self.unanswered += 1;
                return;
            };
            let status = answer.status();
            let Ok(text) = answer.text().await else { return };
            let sent: Value =
                serde_json::from_str(&text).unwrap_or_else(|_| panic!("{status}: {text}"));
            if status == StatusCode::OK {
                let receipt = sent["receipt"].as_str().expect("a receipt").to_owned();
                self.held.push(Held { receipt, recorded: recorded() });
                self.times.push(asked.elapsed());
            } else {
                assert!(status.is_server_error(), "half-move {}: {sent}", self.held.len());
                *self.refused.entry(status.as_u16()).or_default() += 1;
                sleep(AGAIN).await;
            }
        }
    }

    /// What the server has of this game.
    ///
    /// # Errors
    /// What it answered instead.
    pub(crate) async fn record(&self, origin: &str) -> Result<Record, String> {
        let asked = self.http.get(self.url(origin, "/record")).bearer_auth(&self.tokens.white);
        let answer = asked.send().await.map_err(|error| error.to_string())?;
        let (status, text) = (answer.status(), answer.text().await.unwrap_or_default());
        serde_json::from_str(&text).map_err(|error| format!("{status}, {error}: {text}"))
    }

    /// What is wrong with a record for whoever holds the first `held` of these receipts.
    fn faults(&self, record: &Record, keys: &Jwks, held: usize) -> Vec<String> {
        let game = self.pairing.game;
        let mut faults = Vec::new();
        for fault in verify::faults(record, keys) {
            faults.push(format!("game {game} does not verify: {fault}"));
        }
        let kept: Vec<&str> =
            record.log.iter().filter_map(|line| line.receipt.as_deref()).collect();
        if kept.len() < held {
            faults.push(format!("game {game}: {held} moves acknowledged, {} kept", kept.len()));
        }
        // Nobody sends a move before the one before is acknowledged.
        if kept.len() > self.held.len() + 1 {
            let sent = self.held.len() + 1;
            faults.push(format!("game {game}: {sent} moves sent at most, {} kept", kept.len()));
        }
        let other = kept.iter().zip(&self.held).position(|(kept, held)| *kept != held.receipt);
        if let Some(ply) = other {
            faults.push(format!("game {game}: half-move {ply} has another receipt"));
        }
        faults
    }

    /// Holds the server's record against what was acknowledged, and sends an old move again.
    async fn check(&self, origin: &str, keys: &Jwks, held: usize) -> Vec<String> {
        let record = match self.record(origin).await {
            Ok(record) => record,
            Err(error) => return vec![format!("game {}: {error}", self.pairing.game)],
        };
        let mut faults = self.faults(&record, keys, held);
        for ply in [held / 2, held.saturating_sub(1)].into_iter().filter(|_| held > 0) {
            let again = self.request(origin, ply).send().await;
            let again = match again {
                Ok(again) => again.json::<Value>().await.unwrap_or_default(),
                Err(error) => json!(error.to_string()),
            };
            if again["receipt"] != self.held[ply].receipt.as_str() {
                let game = self.pairing.game;
                faults.push(format!("game {game}: half-move {ply} sent again: {again}"));
            }
        }
        faults
    }
}

impl Ledger {
    /// Games on a folder that no server has open.
    pub(crate) async fn new(data: &Path) -> Ledger {
        Ledger::at(data, Clock::System.now(), CLIENTS).await
    }

    /// So many, made when this is the time.
    pub(crate) async fn at(data: &Path, now: Instant, count: usize) -> Ledger {
        let count = u32::try_from(count).expect("a count");
        let tables = tables(data, 1..count + 1, now).await;
        Ledger { tables, done: Vec::new(), keys: keys(data), now }
    }

    /// Replaces those that have become long, while no server has the folder open.
    pub(crate) async fn renew(&mut self, data: &Path) {
        let is_long = |table: &Table| table.held.len() >= PLIES;
        if !self.tables.iter().any(is_long) {
            return;
        }
        let (long, mut short): (Vec<_>, Vec<_>) = self.tables.drain(..).partition(is_long);
        let count = |tables: &[Table]| u32::try_from(tables.len()).expect("a count");
        let first = count(&self.done) + count(&long) + count(&short) + 1;
        short.extend(tables(data, first..first + count(&long), self.now).await);
        self.tables = short;
        self.done.extend(long);
    }

    /// All clients play at the same time, until the server is gone or for so long.
    pub(crate) async fn play(
        &mut self,
        origin: &str,
        until: Duration,
        recorded: &(dyn Fn() -> u64 + Sync),
    ) {
        let players = self.tables.iter_mut().map(|table| table.play(origin, until, recorded));
        futures_util::future::join_all(players).await;
    }

    /// Holds the running games, or all, against the server's records.
    pub(crate) async fn check(&self, order: &Order, origin: &str, all: bool) {
        let done = self.done.iter().filter(|_| all);
        for table in self.tables.iter().chain(done) {
            self.check_one(order, origin, table, table.held.len()).await;
        }
    }

    /// Holds the games against records that need not have what was acknowledged after `recorded`.
    pub(crate) async fn check_at(&self, order: &Order, origin: &str, recorded: u64) {
        for table in &self.tables {
            let held = table.held.iter().take_while(|held| held.recorded <= recorded).count();
            self.check_one(order, origin, table, held).await;
        }
    }

    /// The same games as a server has them that has lost what was not synced: who plays on begins there.
    pub(crate) async fn at_cut(&self, origin: &str) -> Ledger {
        let mut left = self.clone();
        for table in &mut left.tables {
            let record = table.record(origin).await;
            let log = record.map(|record| record.log).unwrap_or_default();
            let receipts = log.into_iter().filter_map(|line| line.receipt);
            table.held = receipts.map(|receipt| Held { receipt, recorded: 0 }).collect();
        }
        left
    }

    async fn check_one(&self, order: &Order, origin: &str, table: &Table, held: usize) {
        let faults = table.check(origin, &self.keys, held).await;
        faults.into_iter().for_each(|fault| order.fault(fault));
    }

    /// Moves that were acknowledged.
    pub(crate) fn acknowledged(&self) -> usize {
        self.tables.iter().chain(&self.done).map(|table| table.held.len()).sum()
    }

    /// Requests that were answered with anything but a receipt.
    pub(crate) fn refused(&self) -> u64 {
        self.tables.iter().flat_map(|table| table.refused.values()).sum()
    }

    /// Requests without an answer.
    pub(crate) fn unanswered(&self) -> u64 {
        self.tables.iter().map(|table| table.unanswered).sum()
    }

    /// How long moves took since the last look.
    pub(crate) fn take_times(&mut self) -> Vec<Duration> {
        self.tables.iter_mut().flat_map(|table| std::mem::take(&mut table.times)).collect()
    }
}

async fn tables(data: &Path, numbers: std::ops::Range<u32>, now: Instant) -> Vec<Table> {
    let prepared = prepare_numbered(data, numbers, now).await.into_iter();
    let http = Client::new();
    let table = |(pairing, tokens)| Table {
        http: http.clone(),
        pairing,
        tokens,
        held: Vec::new(),
        times: Vec::new(),
        refused: BTreeMap::new(),
        unanswered: 0,
    };
    prepared.map(table).collect()
}

/// The keys with which receipts on this folder are signed, whatever a server says later.
fn keys(data: &Path) -> Jwks {
    let secrets = secrets::load_or_make(data, system_random).expect("the keys");
    Keys::new(&secrets).expect("the keys").jwks()
}
