//! Many at once over one half-move: the same move, different moves, and answers that are lost.

use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::future::join_all;
use rules::{Color, Variant};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::ledger::{Held, Ledger, Table};
use crate::order::{Order, print};
use crate::process::Launch;

/// Connections with the same move.
const CONNECTIONS: usize = 8;
/// Every first move of chess.
const FIRST_MOVES: [&str; 20] = [
    "a2a3", "a2a4", "b2b3", "b2b4", "c2c3", "c2c4", "d2d3", "d2d4", "e2e3", "e2e4", "f2f3", "f2f4",
    "g2g3", "g2g4", "h2h3", "h2h4", "b1a3", "b1c3", "g1f3", "g1h3",
];
/// Half-moves of a game whose answers are lost.
const LOST: usize = 5;
/// When an answer is lost, in microseconds after the request.
const LOST_MAX: usize = 6_000;

type Answer = (u16, Value);

/// Races, a game each, and holds what was acknowledged against the records.
pub(crate) async fn run(order: &Order) {
    let data = order.folder.join("data");
    // Chess is every third of them.
    let games = usize::try_from(order.count * 3).expect("a count");
    let now = app::Clock::System.now();
    let mut ledger = Ledger::at(&data, now, games).await;
    let server = match Launch::on(&data).start().await {
        Ok(server) => server,
        Err(error) => return order.fault(error),
    };
    let (mut dice, mut seen) = (order.dice(), BTreeMap::new());
    for (number, table) in ledger.tables.iter_mut().enumerate() {
        if order.is_over() {
            break;
        }
        if table.pairing.variant == Variant::Chess {
            different(order, table, &server.origin, &mut seen).await;
        } else if number % 3 == 1 {
            same(order, table, &server.origin, &mut seen).await;
        } else {
            let cuts: Vec<usize> = (0..LOST).map(|_| dice.below(LOST_MAX)).collect();
            lost(order, table, &server.origin, &cuts, &mut seen).await;
        }
    }
    // The moves of the races over different moves are not those that a game is played on with.
    ledger.tables.retain(|table| !table.held.is_empty());
    ledger.check(order, &server.origin, true).await;
    print("moves acknowledged, all held against the records", ledger.acknowledged(), "moves");
    for (what, count) in seen {
        print(&what, count, "answers");
    }
}

async fn answer(request: reqwest::RequestBuilder) -> Answer {
    let answer = request.send().await.expect("an answer");
    (answer.status().as_u16(), answer.json().await.expect("JSON"))
}

fn hold(table: &mut Table, sent: &Value) {
    let receipt = sent["receipt"].as_str().expect("a receipt").to_owned();
    table.held.push(Held { receipt, recorded: 0 });
}

/// LAW-4.3: one move with one receipt, and its message once.
async fn same(order: &Order, table: &mut Table, origin: &str, seen: &mut BTreeMap<String, u64>) {
    let requests = (0..CONNECTIONS).map(|_| answer(table.request(origin, 0)));
    let answers = join_all(requests).await;
    let game = table.pairing.game;
    for answer in &answers {
        *seen.entry(format!("the same move: {}", answer.0)).or_default() += 1;
        if answer.0 != 200 || answer != &answers[0] {
            order.fault(format!("game {game}: the same move was answered {answers:?}"));
            return;
        }
    }
    hold(table, &answers[0].1);
    let page = answer(table.page(origin)).await.1;
    if page["messages"].as_array().map(Vec::len) != Some(1) {
        order.fault(format!("game {game}: the move's message is not there once: {page}"));
    }
}

/// LAW-4.3: exactly one stands, and all others hear that.
async fn different(
    order: &Order,
    table: &mut Table,
    origin: &str,
    seen: &mut BTreeMap<String, u64>,
) {
    let requests = FIRST_MOVES.map(|uci| {
        let body = json!({ "ply": 0, "move": uci });
        answer(table.ask(origin, Color::White, &body))
    });
    let answers = join_all(requests).await;
    let game = table.pairing.game;
    for (status, said) in &answers {
        let code = said["code"].as_str().unwrap_or_default();
        *seen.entry(format!("different moves: {status} {code}")).or_default() += 1;
    }
    let stands: Vec<usize> = (0..answers.len()).filter(|at| answers[*at].0 == 200).collect();
    let refused =
        answers.iter().filter(|(status, said)| *status == 409 && said["code"] == "already_moved");
    if stands.len() != 1 || refused.count() != answers.len() - 1 {
        order.fault(format!("game {game}: different moves were answered {answers:?}"));
        return;
    }
    let page = answer(table.page(origin)).await.1;
    if page["moves"][0]["uci"] != FIRST_MOVES[stands[0]] || page["ply"] != 1 {
        order.fault(format!("game {game}: another move stands than was acknowledged: {page}"));
    }
}

/// Whoever lost the answer sends the same again, and hears of the one move.
async fn lost(
    order: &Order,
    table: &mut Table,
    origin: &str,
    cuts: &[usize],
    seen: &mut BTreeMap<String, u64>,
) {
    for (ply, micros) in cuts.iter().enumerate() {
        let patience = Duration::from_micros(*micros as u64);
        let first = table.request(origin, ply).send();
        let kind = match timeout(patience, first).await {
            Ok(_) => "in time",
            Err(_) => "lost",
        };
        *seen.entry(format!("answers {kind}, asked again")).or_default() += 1;
        let (status, sent) = answer(table.request(origin, ply)).await;
        if status != 200 {
            let game = table.pairing.game;
            order.fault(format!("game {game}: half-move {ply} sent again: {sent}"));
            return;
        }
        hold(table, &sent);
    }
}
