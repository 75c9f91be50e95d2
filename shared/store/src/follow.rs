//! Whom and what a player follows: a line with the player, and one with what is followed, so that whoever
//! follows it is found when something happens there.

use rules::PlayerId;
use rules::tournament::EventId;

use crate::item::{Attributes, Reader, SK, key};
use crate::player::player_pk;
use crate::{Error, Store};

/// What the sort keys of all of it begin with.
pub(crate) const FOLLOWS: &str = "FOLLOWS#";
/// What the sort keys of those begin with whom a player follows.
const PLAYERS: &str = "FOLLOWS#P";
/// The same of events.
const EVENTS: &str = "FOLLOWS#E";

/// What a player follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Followed {
    /// Somebody else's games.
    Player(PlayerId),
    /// The games and the course of an event.
    Event(EventId),
}

impl Followed {
    /// The partition of those who follow it.
    fn followers_pk(self) -> String {
        match self {
            Followed::Player(player) => format!("FOLLOWERS#P{player}"),
            Followed::Event(event) => format!("FOLLOWERS#E{}", event.0),
        }
    }

    /// The line with whoever follows it.
    fn line_of(self, player: PlayerId) -> Attributes {
        let sk = match self {
            Followed::Player(followed) => format!("{PLAYERS}{:010}", followed.0),
            Followed::Event(event) => format!("{EVENTS}{:010}", event.0),
        };
        key(player_pk(player), sk)
    }

    /// The line with what is followed.
    fn follower(self, player: PlayerId) -> Attributes {
        key(self.followers_pk(), format!("{:010}", player.0))
    }

    fn read(item: &Attributes) -> Result<Followed, Error> {
        let reader = Reader::new(item);
        let sk = reader.text(SK)?;
        let number = |prefix: &str| sk.strip_prefix(prefix).and_then(|id| id.parse().ok());
        let player = number(PLAYERS).map(|id| Followed::Player(PlayerId(id)));
        let followed = player.or_else(|| number(EVENTS).map(|id| Followed::Event(EventId(id))));
        followed.ok_or_else(|| reader.corrupt(SK, "names nothing that is followed"))
    }
}

fn read_follower(item: &Attributes) -> Result<PlayerId, Error> {
    let reader = Reader::new(item);
    let id = reader.text(SK)?.parse().map(PlayerId);
    id.map_err(|_| reader.corrupt(SK, "names no player"))
}

impl Store {
    /// A player follows something from now on. Again does no harm.
    ///
    /// # Errors
    /// `Conflict` where the account is gone; `Unavailable`.
    pub async fn follow(&self, player: PlayerId, followed: Followed) -> Result<(), Error> {
        self.transact(vec![
            self.put(followed.line_of(player))?,
            self.put(followed.follower(player))?,
            self.account_stays(player).await?,
        ])
        .await
    }

    /// A player follows something no more. Again does no harm.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn unfollow(&self, player: PlayerId, followed: Followed) -> Result<(), Error> {
        let lines = [followed.line_of(player), followed.follower(player)];
        self.transact(lines.map(|line| self.delete(line)).into_iter().collect::<Result<_, _>>()?)
            .await
    }

    /// What a player follows: events, then players, each by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn followed_by(&self, player: PlayerId) -> Result<Vec<Followed>, Error> {
        let lines = self.query_prefix(player_pk(player), FOLLOWS).await?;
        lines.iter().map(Followed::read).collect()
    }

    /// Who follows something, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn followers_of(&self, followed: Followed) -> Result<Vec<PlayerId>, Error> {
        let lines = self.query_all(followed.followers_pk()).await?;
        lines.iter().map(read_follower).collect()
    }

    /// Lets another number of the same person follow what this one follows, and be followed instead.
    /// Again does no harm.
    ///
    /// # Errors
    /// `Conflict` where the other account is gone, too; `Corrupt`, `Unavailable`.
    pub async fn give_follows(&self, from: PlayerId, to: PlayerId) -> Result<(), Error> {
        for followed in self.followed_by(from).await? {
            if followed != Followed::Player(to) {
                self.follow(to, followed).await?;
            }
        }
        for follower in self.followers_of(Followed::Player(from)).await? {
            if follower == to {
                continue;
            }
            match self.follow(follower, Followed::Player(to)).await {
                // They have left as well.
                Ok(()) | Err(Error::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The player follows nothing more, and nobody the player. Idempotent.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub(crate) async fn remove_follows(&self, player: PlayerId) -> Result<(), Error> {
        for followed in self.followed_by(player).await? {
            self.unfollow(player, followed).await?;
        }
        let myself = Followed::Player(player);
        for follower in self.followers_of(myself).await? {
            self.unfollow(follower, myself).await?;
        }
        Ok(())
    }
}
