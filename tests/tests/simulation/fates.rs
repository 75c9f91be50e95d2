//! What became of each letter, and whom the events of a game's log concern.

use std::collections::BTreeMap;

use rules::{ClaimVerdict, Event, GameId, Interval};
use serde_json::{Value, json};
use tests::{TestApp, database_request_by};

/// What became of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Sent,
    Dropped,
    GivenUp,
    /// It is tried at this moment.
    Waits(i64),
}

/// What became of each of a player's notices.
pub(crate) async fn fates(
    app: &TestApp,
    http: &reqwest::Client,
    player: u32,
) -> BTreeMap<String, Fate> {
    let mut fates = BTreeMap::new();
    let mut start = Value::Null;
    loop {
        let mut ask = json!({
            "TableName": "posthorn",
            "KeyConditionExpression": "pk = :pk AND begins_with(sk, :sk)",
            "ExpressionAttributeValues": {
                ":pk": { "S": format!("P#{player}") }, ":sk": { "S": "NOTICE#" }
            }
        });
        if !start.is_null() {
            ask["ExclusiveStartKey"] = start;
        }
        let mut answer = database_request_by(http, app.endpoint(), "Query", &ask).await;
        for item in answer["Items"].as_array().expect("items") {
            let key = item["sk"]["S"].as_str().and_then(|sk| sk.strip_prefix("NOTICE#"));
            let alarm = item["alarm_at"]["N"].as_str().and_then(|at| at.parse().ok());
            let fate = match alarm {
                Some(at) => Fate::Waits(at),
                None if item["sent_at"].is_object() => Fate::Sent,
                None if item["dropped_at"].is_object() => Fate::Dropped,
                None => Fate::GivenUp,
            };
            fates.insert(key.expect("a key").to_owned(), fate);
        }
        start = answer["LastEvaluatedKey"].take();
        if start.is_null() {
            return fates;
        }
    }
}

/// A game with those who are told of it.
pub(crate) struct Scene {
    pub(crate) game: GameId,
    pub(crate) section: u32,
    /// White first.
    pub(crate) players: [u32; 2],
    /// Who moves first.
    pub(crate) first: usize,
    pub(crate) starts_at: i64,
    /// Who rules on claims.
    pub(crate) director: Option<u32>,
}

impl Scene {
    /// Whom a log's events concern: people and the notices' keys.
    pub(crate) fn told_by(&self, log: &[Event]) -> Vec<(u32, String)> {
        let mut told = Vec::new();
        let (players, section) = (self.players, self.section);
        let player = |color: rules::Color| players[usize::from(color.is_black())];
        let start = format!("start-{section}-{}", self.starts_at);
        told.extend(players.map(|player| (player, start.clone())));
        let span = |Interval { from, until }: Interval| format!("{}-{}", from.unix(), until.unix());
        let (mut turn, mut decided) = (self.first, Vec::new());
        let answers = |event: &Event| matches!(event, Event::MovePlayed { conditional: true, .. });
        for (number, event) in (1..).zip(log) {
            let key = format!("game-{}-event-{number}", self.game);
            let both = players.map(|player| (player, key.clone()));
            match *event {
                Event::MovePlayed { ends, .. } => {
                    turn = 1 - turn;
                    match ends {
                        Some(_) => told.extend(both),
                        // The answer that was left has followed at once.
                        None if log.get(number).is_some_and(answers) => {}
                        None => told.push((players[turn], key)),
                    }
                }
                Event::LeaveRegistered { by, leave, .. } => {
                    let key = format!("leave-{}-{section}-{}", player(by), span(leave));
                    told.push((player(!by), key));
                }
                Event::LeaveCancelled { by, leave, .. } => {
                    let key = format!("leave-{}-{section}-{}-cancelled", player(by), span(leave));
                    told.push((player(!by), key));
                }
                Event::OutageCredited { outage, .. } => {
                    let key = format!("outage-{section}-{}", span(outage));
                    told.extend(players.map(|player| (player, key.clone())));
                }
                Event::FlagFell { .. }
                | Event::TimeForfeited { .. }
                | Event::SilenceForfeited { .. }
                | Event::Resigned { .. }
                | Event::DrawAccepted { .. }
                | Event::ClaimRuled { .. } => told.extend(both),
                Event::DrawDeclined { by, .. } => told.push((player(!by), key)),
                Event::Claimed { by, verdict, intended, .. } => match verdict {
                    ClaimVerdict::Correct => told.extend(both),
                    ClaimVerdict::Incorrect { .. } if intended.is_some() => {}
                    ClaimVerdict::Incorrect { .. } => told.push((player(!by), key)),
                    ClaimVerdict::Referred(_) => {
                        told.extend(self.director.map(|director| (director, key.clone())));
                        told.push((player(!by), key));
                    }
                },
                // One decision is told once, whatever it does.
                Event::Directed { decision, .. } if !decided.contains(&decision) => {
                    decided.push(decision);
                    told.extend(both);
                }
                Event::Directed { .. }
                | Event::ReflectionAnnounced { .. }
                | Event::TimeRefilled { .. } => {}
                ref other => panic!("nobody has asked for {other:?}"),
            }
        }
        told
    }
}
