//! What is asked of a game, and how it is sent.

use rules::{GameId, PlayerId};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, TestApp};

/// Rules on every claim.
const OFFICER: PlayerId = PlayerId(998);

/// What somebody asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    Move {
        ply: usize,
        uci: String,
        offer: bool,
    },
    Accept,
    Decline,
    Resign,
    Claim {
        ply: usize,
        claim: &'static str,
        intended: Option<String>,
    },
    Count {
        ply: usize,
        starts: bool,
    },
    Leave {
        ply: usize,
        lines: Vec<Line>,
    },
    /// Time from the bank, after so much of it in this turn.
    Refill {
        ply: usize,
        refilled: i64,
        seconds: Option<i64>,
    },
    /// The opponent's flag.
    ClaimTime,
    /// The director's ruling, whoever plays.
    Rule {
        ply: usize,
        upheld: bool,
    },
}

impl Asked {
    /// What it is, for the run's output.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Asked::Move { .. } => "move",
            Asked::Accept => "accepted",
            Asked::Decline => "declined",
            Asked::Resign => "resigned",
            Asked::Claim { .. } => "claim",
            Asked::Count { .. } => "count",
            Asked::Leave { .. } => "lines",
            Asked::Refill { .. } => "refill",
            Asked::ClaimTime => "time claimed",
            Asked::Rule { .. } => "ruling",
        }
    }

    /// The position that is meant, where one is named.
    pub(crate) fn ply(&self) -> Option<usize> {
        match self {
            Asked::Move { ply, .. }
            | Asked::Claim { ply, .. }
            | Asked::Count { ply, .. }
            | Asked::Leave { ply, .. }
            | Asked::Refill { ply, .. }
            | Asked::Rule { ply, .. } => Some(*ply),
            Asked::Accept | Asked::Decline | Asked::Resign | Asked::ClaimTime => None,
        }
    }

    /// Sends it in a player's name.
    pub(crate) async fn send(&self, app: &TestApp, id: GameId, player: PlayerId) -> Answer {
        let person = app.person(player);
        match self {
            Asked::Move { ply, uci, offer } => {
                let body = json!({ "ply": ply, "move": uci, "offer_draw": offer });
                person.send_move(id, &body).await
            }
            Asked::Accept => person.accept_draw(id).await,
            Asked::Decline => person.decline_draw(id).await,
            Asked::Resign => person.resign(id).await,
            Asked::Claim { ply, claim, intended } => {
                person.claim(id, small(*ply), claim, intended.as_deref()).await
            }
            Asked::Count { ply, starts } => {
                let action = if *starts { "start" } else { "stop" };
                person.count(id, small(*ply), action).await
            }
            Asked::Leave { ply, lines } => person.leave(id, small(*ply), &in_json(lines)).await,
            Asked::Refill { ply, refilled, seconds } => {
                let body = json!({ "ply": ply, "refilled": refilled, "seconds": seconds });
                person.post(&format!("/api/games/{id}/refill"), &body).await
            }
            Asked::ClaimTime => {
                person.post(&format!("/api/games/{id}/claims/time"), &json!({})).await
            }
            Asked::Rule { ply, upheld } => {
                let officer = app.person_as(OFFICER, Role::Officer);
                officer.rule(id, small(*ply), *upheld, "So it is.").await
            }
        }
    }
}

/// A conditional move with its answer; without a move it answers any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) when: Option<String>,
    pub(crate) reply: String,
    pub(crate) then: Vec<Line>,
}

fn small(ply: usize) -> u16 {
    u16::try_from(ply).expect("few half-moves")
}

/// Conditional moves as they are sent, and as they are shown but for the SAN.
pub(crate) fn in_json(lines: &[Line]) -> Value {
    let line = |line: &Line| {
        let when = line.when.as_deref().unwrap_or("any");
        json!({ "when": when, "reply": line.reply, "then": in_json(&line.then) })
    };
    lines.iter().map(line).collect()
}

/// Conditional moves as they are shown, without the SAN.
pub(crate) fn without_san(lines: &mut Value) {
    for line in lines.as_array_mut().expect("lines") {
        let members = line.as_object_mut().expect("a line");
        members.remove("when_san");
        members.remove("reply_san");
        without_san(&mut line["then"]);
    }
}
