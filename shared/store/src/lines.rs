//! Conditional moves: one item a player and game, read only when the game's item says that they
//! wait.
//!
//! The item and the mark in the game's own item change together, and a move is appended only if
//! neither has changed since they were read: an answer that was left is never passed over.

use aws_sdk_dynamodb::types::{Delete, Put, TransactWriteItem};
use rules::{Branch, Color, GameId, MoveCode};
use serde::{Deserialize, Serialize};

use crate::game::game_pk;
use crate::item::{Attributes, Reader, bytes, key};
use crate::log_update::mark_prepared;
use crate::{Error, Store, StoredGame};

/// Most bytes that the lines of one player can take, and so the deepest nesting that is read.
const BYTES_MAX: usize = 4_096;

/// A player's conditional moves as they are kept.
#[derive(Clone, Debug)]
pub struct StoredLines {
    /// Whose.
    pub by: Color,
    /// The lines.
    pub branches: Vec<Branch>,
    kept: Vec<u8>,
}

/// What becomes of a player's conditional moves when the opponent has moved.
#[derive(Clone, Copy, Debug)]
pub struct LinesChange<'a> {
    /// As they were read.
    pub before: &'a StoredLines,
    /// What is left of them; nothing: they are dropped.
    pub left: &'a [Branch],
}

#[derive(Serialize, Deserialize)]
struct PackedBranch {
    when: Option<u16>,
    reply: u16,
    then: Vec<PackedBranch>,
}

impl PackedBranch {
    fn new(branch: &Branch) -> PackedBranch {
        PackedBranch {
            when: branch.when.map(MoveCode::bits),
            reply: branch.reply.bits(),
            then: branch.then.iter().map(PackedBranch::new).collect(),
        }
    }

    fn read(self) -> Option<Branch> {
        let when = match self.when {
            Some(bits) => Some(MoveCode::from_bits(bits)?),
            None => None,
        };
        let then: Option<Vec<Branch>> = self.then.into_iter().map(PackedBranch::read).collect();
        Some(Branch { when, reply: MoveCode::from_bits(self.reply)?, then: then? })
    }
}

fn lines_key(game: GameId, by: Color) -> Attributes {
    key(game_pk(game), format!("LINES#{by}"))
}

fn pack(game: GameId, branches: &[Branch]) -> Result<Vec<u8>, Error> {
    let packed: Vec<PackedBranch> = branches.iter().map(PackedBranch::new).collect();
    postcard::to_stdvec(&packed).map_err(|e| Error::corrupt(game_pk(game), e))
}

fn unpack(kept: &[u8]) -> Option<Vec<Branch>> {
    if kept.len() > BYTES_MAX {
        return None;
    }
    let packed: Vec<PackedBranch> = postcard::from_bytes(kept).ok()?;
    packed.into_iter().map(PackedBranch::read).collect()
}

impl Store {
    /// The conditional moves of one player, when there are any.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn lines(&self, game: GameId, by: Color) -> Result<Option<StoredLines>, Error> {
        let Some(item) = self.get(lines_key(game, by)).await? else { return Ok(None) };
        let reader = Reader::new(&item);
        let kept = reader.bytes("tree")?.to_vec();
        let branches = unpack(&kept).ok_or_else(|| reader.corrupt("tree", "cannot be read"))?;
        Ok(Some(StoredLines { by, branches, kept }))
    }

    /// Keeps the conditional moves of one player in place of those that were left before; without
    /// any, those are taken back.
    ///
    /// # Errors
    /// `Conflict` when the game has changed since it was read; `Unavailable`.
    pub async fn keep_lines(
        &self,
        game: &StoredGame,
        by: Color,
        branches: &[Branch],
    ) -> Result<(), Error> {
        let waits = !branches.is_empty();
        if !waits && !*game.prepared.get(by) {
            return Ok(());
        }
        let mark = mark_prepared(game, by, waits);
        let kept = match branches {
            [] => self.delete_lines(game.id, by, None)?,
            branches => self.put_lines(game.id, by, branches, None)?,
        };
        self.transact(vec![self.update_write(mark)?, kept]).await
    }

    /// What is left of the lines, written only if they are still what was read.
    pub(crate) fn lines_write(
        &self,
        game: GameId,
        change: LinesChange<'_>,
    ) -> Result<TransactWriteItem, Error> {
        let LinesChange { before, left } = change;
        match left {
            [] => self.delete_lines(game, before.by, Some(&before.kept)),
            left => self.put_lines(game, before.by, left, Some(&before.kept)),
        }
    }

    fn put_lines(
        &self,
        game: GameId,
        by: Color,
        branches: &[Branch],
        before: Option<&Vec<u8>>,
    ) -> Result<TransactWriteItem, Error> {
        let mut item = lines_key(game, by);
        item.insert("tree".to_owned(), bytes(pack(game, branches)?));
        let put = Put::builder()
            .table_name(self.table())
            .set_item(Some(item))
            .set_condition_expression(before.map(|_| "tree = :before".to_owned()))
            .set_expression_attribute_values(before_values(before))
            .build()?;
        Ok(TransactWriteItem::builder().put(put).build())
    }

    pub(crate) fn delete_lines(
        &self,
        game: GameId,
        by: Color,
        before: Option<&Vec<u8>>,
    ) -> Result<TransactWriteItem, Error> {
        let delete = Delete::builder()
            .table_name(self.table())
            .set_key(Some(lines_key(game, by)))
            .set_condition_expression(before.map(|_| "tree = :before".to_owned()))
            .set_expression_attribute_values(before_values(before))
            .build()?;
        Ok(TransactWriteItem::builder().delete(delete).build())
    }
}

fn before_values(before: Option<&Vec<u8>>) -> Option<Attributes> {
    before.map(|kept| Attributes::from([(":before".to_owned(), bytes(kept.clone()))]))
}
