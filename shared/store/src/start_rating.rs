//! What counts at an event's start (`TR-9.4`): taken again on its day, and set right by the rating
//! commissioner.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::PlayerId;

use crate::event::{json, read_json};
use crate::item::Reader;
use crate::section::{section_key, start_list_key};
use crate::write::Update;
use crate::{Error, Section, SectionId, StartLine, Store};

impl Store {
    /// Sets the rating with which a player counts as of the start, or takes the correction back.
    /// Answers what counted before as a correction.
    ///
    /// # Errors
    /// `NotFound` when the section has no start list, or the player is not on it; `Conflict` when
    /// somebody has changed it meanwhile; `Corrupt`, `Unavailable`.
    pub async fn correct_start_rating(
        &self,
        section: SectionId,
        player: PlayerId,
        rating: Option<u16>,
    ) -> Result<Option<u16>, Error> {
        let mut before = None;
        let known = |players: &mut Vec<StartLine>| {
            let line = players.iter_mut().find(|line| line.player == player);
            let line = line.ok_or(Error::NotFound)?;
            before = std::mem::replace(&mut line.corrected, rating);
            Ok(())
        };
        self.change_start_list(section, known).await?;
        Ok(before)
    }

    /// Takes what counts for the players of a section from these lines; corrections stay, and so does
    /// whoever has no line among them.
    ///
    /// # Errors
    /// `NotFound` when the section has no start list; `Conflict` when somebody has changed it
    /// meanwhile; `Corrupt`, `Unavailable`.
    pub async fn take_start_list_again(
        &self,
        section: SectionId,
        lines: &[StartLine],
    ) -> Result<(), Error> {
        let taken = |players: &mut Vec<StartLine>| {
            for line in players {
                if let Some(day) = lines.iter().find(|day| day.player == line.player) {
                    *line = line.as_of(day);
                }
            }
            Ok(())
        };
        self.change_start_list(section, taken).await
    }

    /// Puts somebody into a player's place in the start list, and among the teams of a board (`TR-8.7b`); one who sits
    /// there already has changed nothing.
    ///
    /// # Errors
    /// `NotFound` when nobody of that number plays there; `Conflict` when somebody has changed the start list
    /// meanwhile; `Corrupt`, `Unavailable`.
    pub async fn seat_in_place(
        &self,
        section: &Section,
        replaced: PlayerId,
        substitute: &StartLine,
    ) -> Result<(), Error> {
        let seated = |players: &mut Vec<StartLine>| {
            let line = players.iter_mut().find(|line| line.is_of(replaced));
            let line = line.ok_or(Error::NotFound)?;
            if !line.is_of(substitute.player) {
                *line = line.followed_by(substitute.clone());
            }
            Ok(())
        };
        match self.start_list_write(section.id, seated).await? {
            Some(list) => {
                let board = self.board_write(section, replaced, substitute.player)?;
                self.transact([Some(list), board].into_iter().flatten().collect()).await
            }
            None => Ok(()),
        }
    }

    /// What puts somebody into a player's place among the teams of a board; none where no teams play.
    fn board_write(
        &self,
        section: &Section,
        replaced: PlayerId,
        substitute: PlayerId,
    ) -> Result<Option<TransactWriteItem>, Error> {
        let Some(mut board) = section.board.clone() else { return Ok(None) };
        for team in board.teams.iter_mut().filter(|team| team.player == replaced) {
            team.player = substitute;
        }
        let board = Update::new(section_key(section.id), "SET board = :board")
            .under("attribute_exists(pk)")
            .with(":board", json(&board)?);
        Ok(Some(self.update_write(board)?))
    }

    /// Tells that a substitute has the status of one (`TR-8.7e`).
    ///
    /// # Errors
    /// As [`Store::seat_in_place`].
    pub async fn give_status(&self, section: SectionId, player: PlayerId) -> Result<(), Error> {
        let given = |players: &mut Vec<StartLine>| {
            let given = players.iter_mut().any(|line| line.give_status(player));
            if given { Ok(()) } else { Err(Error::NotFound) }
        };
        self.change_start_list(section, given).await
    }

    async fn change_start_list(
        &self,
        section: SectionId,
        change: impl FnOnce(&mut Vec<StartLine>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        match self.start_list_write(section, change).await? {
            Some(write) => self.write_once(write).await,
            None => Ok(()),
        }
    }

    /// What changes a start list, as long as nobody else has; none where nothing changes.
    async fn start_list_write(
        &self,
        section: SectionId,
        change: impl FnOnce(&mut Vec<StartLine>) -> Result<(), Error>,
    ) -> Result<Option<TransactWriteItem>, Error> {
        let item = self.get(start_list_key(section)).await?.ok_or(Error::NotFound)?;
        let mut players: Vec<StartLine> = read_json(&Reader::new(&item), "players")?;
        let known = players.clone();
        change(&mut players)?;
        if players == known {
            return Ok(None);
        }
        let was = item.get("players").cloned().ok_or(Error::NotFound)?;
        let update = Update::new(start_list_key(section), "SET players = :players")
            .under("players = :was")
            .with(":players", json(&players)?)
            .with(":was", was);
        Ok(Some(self.update_write(update)?))
    }
}
