//! What players note on games for themselves. It stands in a partition of the player's own, which nothing reads but
//! what shows it to that player: a line a game for the list, and the notebook itself.
//!
//! A notebook that was emptied stays as its version alone, so that what another device still holds of it is told from
//! what comes next.

use rules::{GameId, Instant, MoveCode, Notebook, NotedMove, PlayerId};
use serde::{Deserialize, Serialize};

use crate::item::{Attributes, Reader, SK, bytes, key, number, text};
use crate::{Error, Store};

/// What sort keys of notebooks begin with.
const NOTEBOOK: &str = "NOTEBOOK#";
/// What sort keys of their lines begin with.
const LINE: &str = "LINE#";
/// The first byte of a notebook's moves: how the rest is encoded.
const VERSION_1: u8 = 1;
/// Characters of a note that its line shows.
const BEGINS_CHARACTERS: usize = 120;

/// A notebook as it is kept; one that was never written has version 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredNotebook {
    /// How often it was changed.
    pub version: u32,
    /// When it was last.
    pub changed_at: Option<Instant>,
    /// What it says.
    pub notebook: Notebook,
}

/// What the list says of a notebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotebookLine {
    /// On which game.
    pub game: GameId,
    /// When it was last changed.
    pub changed_at: Instant,
    /// How many moves it has.
    pub moves: u32,
    /// What the note on the game begins with.
    pub begins: String,
}

#[derive(Serialize, Deserialize)]
struct Packed {
    after: Option<u16>,
    code: u16,
    comment: String,
    glyphs: Vec<u8>,
}

fn notes_pk(player: PlayerId) -> String {
    format!("NOTES#{player}")
}

fn notebook_key(player: PlayerId, game: GameId) -> Attributes {
    key(notes_pk(player), format!("{NOTEBOOK}{:010}", game.0))
}

fn line_key(player: PlayerId, game: GameId) -> Attributes {
    key(notes_pk(player), format!("{LINE}{:010}", game.0))
}

fn pack(player: PlayerId, moves: &[NotedMove]) -> Result<Vec<u8>, Error> {
    let pack = |noted: &NotedMove| Packed {
        after: noted.after,
        code: noted.code.bits(),
        comment: noted.comment.clone(),
        glyphs: noted.glyphs.clone(),
    };
    let packed: Vec<Packed> = moves.iter().map(pack).collect();
    postcard::to_extend(&packed, vec![VERSION_1])
        .map_err(|error| Error::corrupt(notes_pk(player), error))
}

fn unpack(kept: &[u8]) -> Option<Vec<NotedMove>> {
    let (&VERSION_1, packed) = kept.split_first()? else { return None };
    let packed: Vec<Packed> = postcard::from_bytes(packed).ok()?;
    let unpack = |Packed { after, code, comment, glyphs }| {
        Some(NotedMove { after, code: MoveCode::from_bits(code)?, comment, glyphs })
    };
    packed.into_iter().map(unpack).collect()
}

fn read(item: &Attributes) -> Result<StoredNotebook, Error> {
    let reader = Reader::new(item);
    let moves = unpack(reader.bytes("moves")?);
    let moves = moves.ok_or_else(|| reader.corrupt("moves", "cannot be read"))?;
    Ok(StoredNotebook {
        version: reader.number("version")?,
        changed_at: Some(Instant::from_unix(reader.number("changed_at")?)),
        notebook: Notebook { note: reader.text("note")?.to_owned(), moves },
    })
}

fn read_line(item: &Attributes) -> Result<NotebookLine, Error> {
    let reader = Reader::new(item);
    let game = reader.text(SK)?.strip_prefix(LINE).and_then(|game| game.parse().ok());
    Ok(NotebookLine {
        game: GameId(game.ok_or_else(|| reader.corrupt(SK, "is no game's"))?),
        changed_at: Instant::from_unix(reader.number("changed_at")?),
        moves: reader.number("moves")?,
        begins: reader.text("begins")?.to_owned(),
    })
}

impl Store {
    /// What a player has noted on a game.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn notebook(&self, player: PlayerId, game: GameId) -> Result<StoredNotebook, Error> {
        let item = self.get(notebook_key(player, game)).await?;
        item.as_ref().map_or_else(|| Ok(StoredNotebook::default()), read)
    }

    /// A line for each game on which a player has noted something, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn notebook_lines(&self, player: PlayerId) -> Result<Vec<NotebookLine>, Error> {
        self.query_prefix(notes_pk(player), LINE).await?.iter().map(read_line).collect()
    }

    /// Keeps what the owner of an account notes on a game, in place of what `was` there, and answers it as it is kept.
    ///
    /// # Errors
    /// `Conflict` when something else stands there by now, or the account is gone; `Unavailable`.
    pub async fn keep_notebook(
        &self,
        player: PlayerId,
        game: GameId,
        was: &StoredNotebook,
        notebook: Notebook,
        now: Instant,
    ) -> Result<StoredNotebook, Error> {
        let version = was.version + 1;
        let mut item = notebook_key(player, game);
        item.extend([
            ("version".to_owned(), number(version)),
            ("changed_at".to_owned(), number(now.unix())),
            ("note".to_owned(), text(&notebook.note)),
            ("moves".to_owned(), bytes(pack(player, &notebook.moves)?)),
        ]);
        let line = if notebook.is_empty() {
            self.delete(line_key(player, game))?
        } else {
            let mut line = line_key(player, game);
            line.extend([
                ("changed_at".to_owned(), number(now.unix())),
                ("moves".to_owned(), number(notebook.moves.len())),
                ("begins".to_owned(), text(notebook.begins(BEGINS_CHARACTERS))),
            ]);
            self.put(line)?
        };
        let account = self.account_stays(player).await?;
        let kept = match was.version {
            0 => self.put_new(item)?,
            version => self.put_changed(item, version)?,
        };
        self.transact(vec![account, kept, line]).await?;
        Ok(StoredNotebook { version, changed_at: Some(now), notebook })
    }

    /// Gives what was noted under a number that was given up to the number that stays. Idempotent. What both have noted
    /// on a game is put together; where that is too much, what stands under the number that stays does.
    ///
    /// # Errors
    /// `Conflict` when the player notes something at the same time: once more does no harm; `Corrupt`, `Unavailable`.
    pub async fn give_notebooks(
        &self,
        from: PlayerId,
        stays: PlayerId,
        now: Instant,
    ) -> Result<(), Error> {
        for line in self.notebook_lines(from).await? {
            let given = self.notebook(from, line.game).await?.notebook;
            let was = self.notebook(stays, line.game).await?;
            match was.notebook.clone().with(&given) {
                Some(both) if both != was.notebook => {
                    self.keep_notebook(stays, line.game, &was, both, now).await?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Removes everything that a player has noted. Idempotent.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub(crate) async fn remove_notebooks(&self, player: PlayerId) -> Result<(), Error> {
        self.remove_partition(notes_pk(player)).await
    }
}
