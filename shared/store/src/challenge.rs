//! Challenges to friendly games, and whom a player has blocked.
//!
//! A challenge is one small item, changed under a condition on its version. Its players each have a line, and one that
//! anybody may accept has one more among all of those. The write that accepts it sets the games up; a tournament among
//! friends may have more of them than one write holds, and has an alarm until they stand. All of it but a tournament that was
//! begun expires by itself some months after the challenge could last be answered.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::tournament::{Challenge, ChallengeState, ChallengeTo};
use rules::{DAY_SECONDS, Instant, PlayerId};

use crate::event::{json, read_json};
use crate::item::{Attributes, PK, Reader, SK, key, number};
use crate::player::player_pk;
use crate::request::Part;
use crate::shard::shard_of_text;
use crate::title_case::number_of;
use crate::{Error, NewGame, Section, StartLine, Store, Turn};

/// The partition of the lines of challenges that anybody may accept.
const SEEKS: &str = "SEEKS";
/// What partition keys of challenges, and sort keys of their lines, begin with.
pub(crate) const PREFIX: &str = "PLAY#";
/// The sort key of a challenge itself.
pub(crate) const CHALLENGE: &str = "PLAY";
/// What the sort keys of the requests begin with that have made challenges.
pub(crate) const REQUESTED: &str = "PLAYREQUEST#";
/// What the sort keys of those begin with whom a player has blocked.
pub(crate) const BLOCKED: &str = "BLOCKED#";

/// Days for which a challenge is kept after it could last be answered.
const KEPT_DAYS: i64 = 90;
/// Days for which a request is known again.
const REQUEST_DAYS: i64 = 7;

/// A challenge as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChallenge {
    /// Its number.
    pub id: u32,
    /// How often it was changed; 1 when it was sent.
    pub version: u32,
    /// What it says.
    pub challenge: Challenge,
    /// When somebody looks again whether its games stand, while they are being set up.
    pub alarm_at: Option<Instant>,
}

impl StoredChallenge {
    /// The same challenge after a change.
    #[must_use]
    pub fn after(&self, challenge: Challenge) -> StoredChallenge {
        StoredChallenge { version: self.version + 1, challenge, ..*self }
    }
}

fn challenge_pk(id: u32) -> String {
    format!("{PREFIX}{id}")
}

fn challenge_key(id: u32) -> Attributes {
    key(challenge_pk(id), CHALLENGE)
}

fn line_key(pk: impl Into<String>, id: u32) -> Attributes {
    key(pk, format!("{PREFIX}{id:010}"))
}

fn request_key(player: PlayerId, request: &str) -> Attributes {
    key(player_pk(player), format!("{REQUESTED}{request}"))
}

fn blocked_key(player: PlayerId, other: PlayerId) -> Attributes {
    key(player_pk(player), format!("{BLOCKED}{:010}", other.0))
}

fn expires_at(challenge: &Challenge) -> Instant {
    challenge.lapses_at() + KEPT_DAYS * DAY_SECONDS
}

fn expiring(mut item: Attributes, at: Instant) -> Attributes {
    item.insert("expires_at".to_owned(), number(at.unix()));
    item
}

fn item(stored: &StoredChallenge) -> Result<Attributes, Error> {
    let mut item = challenge_key(stored.id);
    item.insert("challenge".to_owned(), json(&stored.challenge)?);
    item.insert("version".to_owned(), number(stored.version));
    if let Some(at) = stored.alarm_at {
        item.insert("alarm_at".to_owned(), number(at.unix()));
        item.insert("shard".to_owned(), number(shard_of_text(&challenge_pk(stored.id))));
    }
    match stored.challenge.state {
        // Its table has the name of the tournament, which an officer may have to take away.
        ChallengeState::Begun(_) => Ok(item),
        _ => Ok(expiring(item, expires_at(&stored.challenge))),
    }
}

pub(crate) fn read(item: &Attributes) -> Result<StoredChallenge, Error> {
    let reader = Reader::new(item);
    let id = reader.text(PK)?.strip_prefix(PREFIX).and_then(|id| id.parse().ok());
    Ok(StoredChallenge {
        id: id.ok_or_else(|| reader.corrupt(PK, "is no challenge's"))?,
        version: reader.number("version")?,
        challenge: read_json(&reader, "challenge")?,
        alarm_at: reader.maybe_number("alarm_at")?.map(Instant::from_unix),
    })
}

impl Store {
    /// The number of the challenge that a request of a player has made; none: it has made none.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn requested_challenge(
        &self,
        player: PlayerId,
        request: &str,
    ) -> Result<Option<u32>, Error> {
        let item = self.get(request_key(player, request)).await?;
        item.map(|item| Reader::new(&item).number("challenge")).transpose()
    }

    /// Keeps a new challenge, made by this request, and with it what has become of the one that it answers.
    ///
    /// # Errors
    /// `Conflict` when the number, the request or the turn is taken, or the other one has changed; `Unavailable`.
    pub async fn open_challenge(
        &self,
        new: &StoredChallenge,
        request: &str,
        turn: Turn,
        answered: Option<&StoredChallenge>,
    ) -> Result<(), Error> {
        let challenge = &new.challenge;
        let expires = expires_at(challenge);
        let mut requested = request_key(challenge.by, request);
        requested.insert("challenge".to_owned(), number(new.id));
        let mut lines = vec![
            item(new)?,
            expiring(line_key(player_pk(challenge.by), new.id), expires),
            expiring(requested, challenge.at + REQUEST_DAYS * DAY_SECONDS),
        ];
        let invited = challenge.to.waits_for().into_iter();
        lines.extend(invited.map(|player| expiring(line_key(player_pk(player), new.id), expires)));
        if challenge.to == ChallengeTo::Anybody {
            lines.push(expiring(line_key(SEEKS, new.id), challenge.lapses_at()));
        }
        let put = lines.into_iter().map(|item| self.put_new(item));
        let mut writes = put.collect::<Result<Vec<_>, _>>()?;
        writes.push(self.take_turn(turn)?);
        if let Some(answered) = answered {
            writes.extend(self.challenge_writes(answered)?);
        }
        self.transact(writes).await
    }

    /// Keeps what has become of a challenge.
    ///
    /// # Errors
    /// `Conflict` when somebody else was faster; `Unavailable`.
    pub async fn change_challenge(&self, after: &StoredChallenge) -> Result<(), Error> {
        self.transact(self.challenge_writes(after)?).await
    }

    /// The same of one that was accepted: its section and its games are set up in the same write.
    ///
    /// # Errors
    /// `Conflict` when somebody else was faster, or a number is taken; `Unavailable`.
    pub async fn begin_challenge(
        &self,
        after: &StoredChallenge,
        (section, start_list): (&Section, &[StartLine]),
        games: &[NewGame],
    ) -> Result<(), Error> {
        let mut writes = self.challenge_writes(after)?;
        writes.extend(self.section_writes(section, start_list, None)?);
        for game in games {
            writes.extend(self.new_game_writes(game)?);
        }
        self.transact(writes).await
    }

    fn challenge_writes(&self, after: &StoredChallenge) -> Result<Vec<TransactWriteItem>, Error> {
        let challenge = &after.challenge;
        let mut writes = vec![self.put_changed(item(after)?, after.version - 1)?];
        if challenge.to == ChallengeTo::Anybody && challenge.state != ChallengeState::Open {
            writes.push(self.delete(line_key(SEEKS, after.id))?);
        }
        if let ChallengeState::Accepted { by, .. } = challenge.state {
            writes.push(self.put_line(challenge, by, after.id)?);
        }
        Ok(writes)
    }

    fn put_line(
        &self,
        challenge: &Challenge,
        player: PlayerId,
        id: u32,
    ) -> Result<TransactWriteItem, Error> {
        self.put(expiring(line_key(player_pk(player), id), expires_at(challenge)))
    }

    /// Keeps what has become of a challenge that a player has joined.
    ///
    /// # Errors
    /// `Conflict` when somebody else was faster; `Unavailable`.
    pub async fn join_challenge(
        &self,
        after: &StoredChallenge,
        player: PlayerId,
    ) -> Result<(), Error> {
        let mut writes = self.challenge_writes(after)?;
        writes.push(self.put_line(&after.challenge, player, after.id)?);
        self.transact(writes).await
    }

    /// A challenge.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn challenge(&self, id: u32) -> Result<StoredChallenge, Error> {
        read(&self.get(challenge_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// The challenges that a player has sent, has got, has accepted or joined, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn challenges_of(&self, player: PlayerId) -> Result<Vec<StoredChallenge>, Error> {
        let lines = self.query_prefix(player_pk(player), PREFIX).await?;
        let mut challenges = self.challenges_by(lines).await?;
        // Whoever is struck off a tournament's list keeps the line.
        challenges.retain(|stored| stored.challenge.is_of(player));
        Ok(challenges)
    }

    /// Up to `limit` challenges that anybody may accept, the last one first; those before the one with the number
    /// `before`, or the last ones.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn seeks(
        &self,
        before: Option<u32>,
        limit: u16,
    ) -> Result<Vec<StoredChallenge>, Error> {
        let after = before.map(|id| line_key(SEEKS, id));
        let part = Part { after, limit: Some(limit), backwards: true };
        let mut seeks =
            self.challenges_by(self.query_all_of(SEEKS.to_owned(), part).await?).await?;
        seeks.reverse();
        Ok(seeks)
    }

    async fn challenges_by(&self, lines: Vec<Attributes>) -> Result<Vec<StoredChallenge>, Error> {
        let keys = lines.iter().map(|line| number_of(line).map(challenge_key));
        let items = self.batch_get(keys.collect::<Result<_, _>>()?).await?;
        let mut challenges = items.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        challenges.sort_by_key(|stored| stored.id);
        Ok(challenges)
    }

    /// Blocks somebody, or blocks them no more. Again does no harm.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn block_player(
        &self,
        player: PlayerId,
        other: PlayerId,
        blocks: bool,
    ) -> Result<(), Error> {
        let line = blocked_key(player, other);
        if blocks { self.put_item(line).await } else { self.delete_item(line).await }
    }

    /// Whom a player has blocked, by number.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn blocked_by(&self, player: PlayerId) -> Result<Vec<PlayerId>, Error> {
        let lines = self.query_prefix(player_pk(player), BLOCKED).await?;
        let other = |line: &Attributes| {
            let reader = Reader::new(line);
            let id = reader.text(SK)?.strip_prefix(BLOCKED).and_then(|id| id.parse().ok());
            id.map(PlayerId).ok_or_else(|| reader.corrupt(SK, "names no player"))
        };
        lines.iter().map(other).collect()
    }

    /// Those of these pairs, each of a player and another one, of whom the first has blocked the second.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn blocks(
        &self,
        pairs: &[(PlayerId, PlayerId)],
    ) -> Result<Vec<(PlayerId, PlayerId)>, Error> {
        let keys = pairs.iter().map(|(player, other)| blocked_key(*player, *other));
        let items = self.batch_get(keys.collect()).await?;
        let found = |pair: &&(PlayerId, PlayerId)| {
            let line = blocked_key(pair.0, pair.1);
            items.iter().any(|item| item.get(PK) == line.get(PK) && item.get(SK) == line.get(SK))
        };
        Ok(pairs.iter().filter(found).copied().collect())
    }
}
