//! Neighbours that take a connection and never say a word: a mail server, the receivers of webhooks, the
//! endgame tables. Moves and flags do not wait for them, nor does the end.

use std::ops::Range;
use std::path::Path;
use std::time::{Duration, Instant as Stopwatch};

use app::Clock;
use posthorn::demo::Pairing;
use reqwest::Client;
use rules::{GameId, Instant, Position, Terms, Variant};
use serde_json::{Value, json};
use store::{NewGame, SectionId};
use tests::smtp::{FakeSmtp, Manners};
use tokio::net::TcpListener;
use tokio::time::sleep;

use crate::crowd;
use crate::ledger::Ledger;
use crate::order::{Order, milliseconds, print, print_times};
use crate::process::{Launch, Process};
use crate::shim::Shim;

/// Games whose flags fall while everything hangs, and how many seconds after they were made.
const FLAGS: Range<u32> = 5_001..5_021;
const FALL: i64 = 15;
/// Within how many seconds after its fall a flag is seen.
const SEEN: i64 = 60;
/// Within what time a server ends that is asked to.
const END: Duration = Duration::from_secs(10);
const PLAY: Duration = Duration::from_secs(8);
/// A game that the tables decide, and what is asked of them.
const ENDGAME: u32 = 5_100;
const FEN: &str = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
const CLAIM: &str = "tablebase_win";

/// Plays among neighbours that hang.
pub(crate) async fn run(order: &Order) {
    let (data, shim) = (order.folder.join("data"), Shim::new(&order.folder));
    let mut ledger = Ledger::new(&data).await;
    let falls_at = Clock::System.now() + FALL;
    prepare(&data, falls_at).await;
    let watcher = ledger.tables[0].tokens.white.clone();
    let (mail, hanging) = (FakeSmtp::start(Manners::Hangs("")).await, hanging().await);
    shim.open_internet(hanging);
    let launch = shim
        .before(Launch::on(&data))
        .option("--smtp-url", &format!("smtp://127.0.0.1:{}?tls=none", mail.port))
        .option("--mail-from", "posthorn@chess.example")
        .option("--tablebase-url", &format!("http://127.0.0.1:{hanging}/"));
    let Ok(server) = launch.start().await.map_err(|error| order.fault(error)) else { return };
    hooks(order, &ledger, &server).await;
    ledger.play(&server.origin, PLAY, &|| 0).await;
    print_times("moves while everything hangs", &mut ledger.take_times());
    if ledger.refused() + ledger.unanswered() > 0 {
        order.fault("moves are refused while neighbours hang");
    }
    claim(order, &server, &watcher).await;
    flags(order, &server, &watcher, falls_at).await;
    ledger.check(order, &server.origin, true).await;
    let (ended, after) = server.stop().await;
    print("SIGTERM, until it has ended", milliseconds(after), "ms");
    if after > END || !ended.success() {
        order.fault(format!("SIGTERM: {ended} after {} ms", milliseconds(after)));
    }
}

/// Games of the first two players that nobody plays.
async fn prepare(data: &Path, falls_at: Instant) {
    let (_database, store) = crowd::open(data).await;
    let put = async |number: u32, terms: Terms, alarm: Option<Instant>| {
        let game = NewGame { id: GameId(number), section: SectionId(1), terms };
        store.create_game(&game, alarm).await.expect("a new game");
    };
    for number in FLAGS {
        let pairing = Pairing::new(1, falls_at + -crowd::first_flag_seconds());
        put(number, pairing.terms(), Some(falls_at)).await;
    }
    let start = Position::from_fen(Variant::Chess, FEN).expect("a position");
    let terms = Pairing::new(1, Clock::System.now()).terms();
    put(ENDGAME, Terms { start: Some(start), ..terms }, None).await;
}

/// A port that takes connections and says nothing.
async fn hanging() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        let mut taken = Vec::new();
        while let Ok((stream, _)) = listener.accept().await {
            taken.push(stream);
        }
    });
    port
}

/// Everybody has a webhook, and a message waits for each.
async fn hooks(order: &Order, ledger: &Ledger, server: &Process) {
    let http = Client::new();
    let post = async |token: &str, path: String, body: Value| {
        let sent = http.post(format!("{}{path}", server.origin)).bearer_auth(token).json(&body);
        let answer = sent.send().await.expect("an answer");
        let status = answer.status();
        let said: Value = answer.json().await.unwrap_or_default();
        if !status.is_success() {
            order.fault(format!("{path}: {said}"));
        }
        said
    };
    for (number, table) in ledger.tables.iter().enumerate() {
        let token = &table.tokens.white;
        let hook = json!({
            "url": format!("https://hook-{number}.example/"), "events": ["game.ended"],
            "for_federation": false
        });
        let made = post(token, "/api/webhooks".to_owned(), hook).await;
        let id = made["webhook"]["id"].as_str().unwrap_or_default().to_owned();
        post(token, format!("/api/webhooks/{id}/test"), Value::Null).await;
    }
}

/// A claim that only the tables could decide is answered: it goes to the director, or has to wait.
async fn claim(order: &Order, server: &Process, token: &str) {
    let begun = Stopwatch::now();
    let body = json!({ "ply": 0, "claim": CLAIM });
    let url = format!("{}/api/games/{ENDGAME}/claims/preview", server.origin);
    let answer = Client::new().post(url).bearer_auth(token).json(&body).send().await;
    let answer = answer.expect("an answer");
    let status = answer.status().as_u16();
    print("a claim before tables that hang, answered with", status, "(status)");
    print("a claim before tables that hang", milliseconds(begun.elapsed()), "ms");
    if begun.elapsed() > END {
        order.fault("a claim waits for tables that hang");
    }
}

/// Each flag is seen within a minute of its fall.
async fn flags(order: &Order, server: &Process, token: &str, falls_at: Instant) {
    let http = Client::new();
    let mut running: Vec<u32> = FLAGS.collect();
    while !running.is_empty() {
        let late = Clock::System.now() - falls_at;
        if late > 2 * SEEN {
            return order.fault(format!("{} flags have not been seen to fall", running.len()));
        }
        let mut left = Vec::new();
        for game in running {
            let url = format!("{}/api/games/{game}", server.origin);
            let page = http.get(url).bearer_auth(token).send().await.expect("an answer");
            assert!(page.status().is_success(), "game {game}: {}", page.status());
            let page: Value = page.json().await.expect("JSON");
            if page["ending"].is_null() {
                left.push(game);
            }
        }
        running = left;
        sleep(Duration::from_millis(500)).await;
    }
    let late = Clock::System.now() - falls_at;
    print("flags seen after their fall, the last", late, "s");
    if late > SEEN {
        order.fault(format!("a flag is seen {late} s after its fall"));
    }
}
