//! Appending to a game: one conditional write, and what goes with it.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{Color, Ending, Event, Instant, Message, players_after};

use crate::item::{bytes, number};
use crate::log::encode_event;
use crate::log_update::{prepared_number, unchanged};
use crate::shard::shard_of;
use crate::write::Update;
use crate::{
    Error, LinesChange, ReportsWrite, ScoresWrite, Store, StoredGame, StoredLeave, message,
};

/// What is written when events are appended.
#[derive(Clone, Debug, Default)]
pub struct Appended<'a> {
    /// The events, in their order.
    pub events: &'a [Event],
    /// When the next flag falls after them; none when no clock runs.
    pub deadline: Option<Instant>,
    /// The game's result, when they end it.
    pub ending: Option<Ending>,
    /// Whether they begin with undoing the game's end.
    pub reopened: bool,
    /// A message that travels with them.
    pub message: Option<&'a Message>,
    /// What becomes of the conditional moves that were looked at.
    pub lines: Option<LinesChange<'a>>,
    /// Whether a claim waits for the tournament director before and after.
    pub referred: (bool, bool),
    /// Whether the game is with the adjudicators before and after.
    pub adjudication: (bool, bool),
    /// The leave book that they follow: nothing is appended when it has changed meanwhile.
    pub leave: Option<&'a StoredLeave>,
    /// What the players have sent that lets the result stand.
    pub reports: Option<ReportsWrite<'a>>,
    /// What becomes of the scores by which the game ends.
    pub scores: Option<ScoresWrite<'a>>,
}

impl Appended<'_> {
    /// Whose conditional moves the game's end, or a substitute, leaves behind without anybody having looked at
    /// them: they go with it.
    fn orphaned(&self, game: &StoredGame) -> impl Iterator<Item = Color> {
        let looked_at = self.lines.map(|lines| lines.before.by);
        let (prepared, over) = (game.prepared, self.ending.is_some());
        let (before, after) = (*game.players(), players_after(*game.players(), self.events));
        // Nobody's answers are sent for whoever sits in that place now.
        let replaced = move |by: Color| before.get(by) != after.get(by);
        let left = move |by: &Color| {
            (over || replaced(*by)) && *prepared.get(*by) && looked_at != Some(*by)
        };
        Color::ALL.into_iter().filter(left)
    }
}

fn log_update(game: &StoredGame, appended: &Appended<'_>) -> Update {
    let mut update = unchanged(game);
    let mut log = game.log_bytes().to_vec();
    let mut last = game.log.last().map(Event::at);
    for event in appended.events {
        encode_event(&mut log, last, event);
        last = Some(event.at());
    }
    let after = game.log.len() + appended.events.len();
    update.values.insert(":after".to_owned(), number(after));
    update.values.insert(":seal".to_owned(), bytes(game.seal(&log)));
    update.values.insert(":log".to_owned(), bytes(log));
    let mut set = "SET #log = :log, #events = :after, seal = :seal".to_owned();
    let mut remove = Vec::new();
    // An alarm is only ever moved earlier here; the sweep moves it later.
    let earlier = appended.deadline.filter(|d| game.alarm_at.is_none_or(|alarm| *d < alarm));
    if let Some(deadline) = earlier {
        set.push_str(", alarm_at = :alarm");
        update.values.insert(":alarm".to_owned(), number(deadline.unix()));
    }
    if appended.message.is_some() {
        set.push_str(", messages = if_not_exists(messages, :none) + :one");
        update.values.insert(":none".to_owned(), number(0));
        update.values.insert(":one".to_owned(), number(1));
    }
    let mut prepared = game.prepared;
    let dropped = appended.lines.filter(|lines| lines.left.is_empty());
    for by in dropped.map(|lines| lines.before.by).into_iter().chain(appended.orphaned(game)) {
        *prepared.get_mut(by) = false;
    }
    match prepared_number(prepared) {
        _ if prepared == game.prepared => {}
        0 => remove.push("prepared"),
        number_left => {
            set.push_str(", prepared = :prepared");
            update.values.insert(":prepared".to_owned(), number(number_left));
        }
    }
    if appended.ending.is_some() {
        remove.extend(["alarm_at", "#shard"]);
    } else if appended.reopened {
        update.values.insert(":shard".to_owned(), number(shard_of(game.id)));
        set.push_str(", #shard = :shard");
    } else if appended.deadline.is_none() {
        // No clock runs: nothing is due until a ruling starts it again.
        remove.push("alarm_at");
    }
    if !remove.is_empty() {
        set.push_str(" REMOVE ");
        set.push_str(&remove.join(", "));
    }
    update.expression = set;
    update
}

impl Store {
    /// Appends events where they were decided: fails when anything has been appended, the alarm
    /// set again or conditional moves were left, since `game` was read. An ending is written in one
    /// transaction with the section's and the players' lines.
    ///
    /// # Errors
    /// `Conflict` when the game has changed; `Unavailable`.
    pub async fn append(&self, game: &StoredGame, appended: &Appended<'_>) -> Result<(), Error> {
        let update = log_update(game, appended);
        let beside = self.writes_beside(game, appended)?;
        if beside.is_empty() {
            return self.update(update).await;
        }
        let mut writes = vec![self.update_write(update)?];
        writes.extend(beside);
        self.transact(writes).await
    }

    /// What an append writes beside the game's own item: for most moves nothing.
    fn writes_beside(
        &self,
        game: &StoredGame,
        appended: &Appended<'_>,
    ) -> Result<Vec<TransactWriteItem>, Error> {
        let mut writes = Vec::new();
        if let Some(message) = appended.message {
            writes.push(self.put_new(message::item(game.id, message))?);
        }
        if let Some(lines) = appended.lines {
            writes.push(self.lines_write(game.id, lines)?);
        }
        let (waited, waits) = appended.referred;
        if waited != waits {
            writes.push(self.claim_write(game, waits)?);
        }
        let (waited, waits) = appended.adjudication;
        if waited != waits {
            writes.push(self.adjudication_write(game, waits)?);
        }
        for by in appended.orphaned(game) {
            writes.push(self.delete_lines(game.id, by, None)?);
        }
        if let Some(leave) = appended.leave {
            writes.push(self.leave_unchanged(leave)?);
        }
        if let Some(reports) = appended.reports {
            writes.extend(self.reports_writes(game, reports)?);
        }
        if let Some(scores) = appended.scores {
            writes.extend(self.scores_writes(game, scores)?);
        }
        writes.extend(self.replacement_writes(game, appended)?);
        if appended.ending.is_some() || appended.reopened {
            writes.extend(self.ending_writes(game, appended)?);
            writes.extend(self.reinstated_write(game, appended)?);
        }
        Ok(writes)
    }
}
