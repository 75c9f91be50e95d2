//! What players and directors ask besides moves: claims, counts, conditional moves and rulings, as
//! they should be asked, mostly.

use tests::Dice;

use crate::asked::{Asked, Line};
use crate::auditor::Audited;
use crate::board::Board;
use crate::world::World;

/// What can be claimed.
const CLAIMS: [&str; 5] =
    ["repetition", "repetition", "fifty_moves", "tablebase_win", "tablebase_draw"];

impl World {
    /// The player on move claims something, with a move or without one; now and then the other one
    /// does, or for a position that has passed.
    pub(crate) async fn ask_to_claim(&mut self, table: usize) {
        let audited = &self.tables[table].audited;
        let (turn, ply, legal) = (audited.turn(), audited.moves.len(), audited.legal());
        let by = if self.dice.happens(90) { turn } else { !turn };
        let ply = if self.dice.happens(90) { ply } else { self.dice.below(ply + 2) };
        let with_move = !legal.is_empty() && self.dice.happens(50);
        let intended = with_move.then(|| self.dice.pick(&legal).clone());
        let claim = *self.dice.pick(&CLAIMS);
        self.check(table, Some(by), Asked::Claim { ply, claim, intended }).await;
    }

    /// The player on move counts, or counts no longer; now and then the other one.
    pub(crate) async fn ask_to_count(&mut self, table: usize) {
        let runs = |audited: &Audited| audited.ended.is_none() && audited.board.is_makruk();
        let makruk = self.tables.iter().rposition(|table| runs(&table.audited));
        let table = makruk.filter(|_| self.dice.happens(80)).unwrap_or(table);
        let audited = &self.tables[table].audited;
        let (turn, ply) = (audited.turn(), audited.moves.len());
        let by = if self.dice.happens(90) { turn } else { !turn };
        let starts = self.dice.happens(70);
        self.check(table, Some(by), Asked::Count { ply, starts }).await;
    }

    /// Whoever waits leaves answers, or takes them back; now and then the other one.
    pub(crate) async fn ask_to_leave(&mut self, table: usize) {
        let audited = self.tables[table].audited.clone();
        let (turn, ply) = (audited.turn(), audited.moves.len());
        let by = if self.dice.happens(95) { !turn } else { turn };
        let lines = some_lines(&mut self.dice, &audited);
        self.check(table, Some(by), Asked::Leave { ply, lines }).await;
    }

    /// The director rules, whether or not something waits.
    pub(crate) async fn ask_to_rule(&mut self, table: usize) {
        let waiting = self.tables.iter().position(|table| table.audited.waits());
        let table = waiting.unwrap_or(table);
        let ply = self.tables[table].audited.moves.len();
        let ply = if self.dice.happens(90) { ply } else { self.dice.below(ply + 2) };
        let upheld = self.dice.happens(40);
        self.check(table, None, Asked::Rule { ply, upheld }).await;
    }
}

/// Up to three answers, some with a second one behind; sometimes none.
pub(crate) fn some_lines(dice: &mut Dice, audited: &Audited) -> Vec<Line> {
    let mut lines = Vec::new();
    for _ in 0..dice.below(4) {
        let before = [audited.board.key()];
        let Some((mut line, after)) = answer_from(dice, &audited.board, &before) else { continue };
        if lines.iter().any(|other: &Line| other.when == line.when) {
            continue;
        }
        if line.when.is_some() && dice.happens(60) {
            line.then.extend(answer_from(dice, &after.0, &after.1).map(|(line, _)| line));
        }
        lines.push(line);
    }
    lines
}

/// One move and its answer from a position, with the position after it and all that it passes;
/// none where that position has no such pair, or only one that goes round.
fn answer_from(
    dice: &mut Dice,
    board: &Board,
    passed: &[String],
) -> Option<(Line, (Board, Vec<String>))> {
    let moves = board.legal();
    let when = (!moves.is_empty()).then(|| dice.pick(&moves).clone())?;
    let after = board.played(&when)?;
    let replies = after.legal();
    let reply = (!replies.is_empty()).then(|| dice.pick(&replies).clone())?;
    let last = after.played(&reply)?;
    let keys = [passed, &[after.key(), last.key()]].concat();
    let goes_round = (1..keys.len()).any(|end| keys[..end].contains(&keys[end]));
    if goes_round {
        return None;
    }
    let when = dice.happens(80).then_some(when);
    Some((Line { when, reply, then: Vec::new() }, (last, keys)))
}
