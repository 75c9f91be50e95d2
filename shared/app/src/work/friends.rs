//! A tournament among friends begins: its section stands with the answer, and its games follow.
//!
//! What is drawn and which numbers are taken is fixed in one write, with an alarm; everything after that follows from
//! it, so a run that dies half-way is taken up by the next one, and two that overlap write the same.

use rules::tournament::{
    Challenge, ChallengeState, FirstNumbers, FriendAnswer, Friendly, Friends, FriendsBegun,
    FriendsLots, SectionId,
};
use rules::{Game, GameId, Instant, Outcome, PlayerId};
use store::{Error, NewGame, Section, StoredChallenge};

use crate::work::challenge::draw;
use crate::work::retry::{retry, unless_changed};
use crate::{App, Problem};

/// Seconds after which somebody looks whether the games are set up.
const SET_UP_SECONDS: i64 = 120;

impl App {
    /// Begins the tournament of a challenge. Begun again it is answered as it stands.
    ///
    /// # Errors
    /// `unknown_challenge`; what the rules refuse; `unavailable`.
    pub async fn begin_tournament(
        &self,
        id: u32,
        by: PlayerId,
    ) -> Result<StoredChallenge, Problem> {
        let begun = retry(async || {
            let stored = self.challenge_for(id, Some(by), None).await?;
            let (now, challenge) = (self.clock.now(), &stored.challenge);
            let friends = challenge.friends();
            let playing = friends.into_iter().flat_map(|all| all.with(FriendAnswer::Plays));
            let mut players: Vec<PlayerId> = playing.collect();
            let mut known = self.known_of(&challenge.terms, by, &players, now).await?;
            known.blocked_among = self.blocked_among(&players).await?;
            players.push(by);
            known.away = self.away(&players, Friends::starts_at(now)).await?;
            match challenge.may_begin(by, &known.facts(), now)? {
                Outcome::Unchanged => Ok(Some(stored)),
                Outcome::Changed(()) => self.fix_tournament(&stored, players.len(), now).await,
            }
        });
        let begun = begun.await?;
        self.set_up_tournament(id).await?;
        Ok(begun)
    }

    /// Who of these players has blocked another one of them: somebody may have done so while the other one joined.
    async fn blocked_among(&self, players: &[PlayerId]) -> Result<Vec<PlayerId>, Problem> {
        let pairs = players.iter().flat_map(|one| players.iter().map(move |other| (*one, *other)));
        let pairs: Vec<_> = pairs.filter(|(one, other)| one != other).collect();
        let blocks = self.store.blocks(&pairs).await?;
        Ok(blocks.into_iter().map(|(by, _)| by).collect())
    }

    /// Draws the lots and takes the numbers; none when somebody was faster.
    async fn fix_tournament(
        &self,
        stored: &StoredChallenge,
        players: usize,
        now: Instant,
    ) -> Result<Option<StoredChallenge>, Problem> {
        let Challenge { terms, .. } = &stored.challenge;
        let games = u32::try_from(terms.pairings(players).len()).map_err(Problem::internal)?;
        let numbers = FirstNumbers {
            section: SectionId(self.store.next_number("section").await?),
            game: GameId(self.store.next_numbers("game", games).await?),
        };
        let lots = FriendsLots::drawn(draw(self.random), draw(self.random));
        let after = stored.after(stored.challenge.begun(lots, numbers, now));
        let after = StoredChallenge { alarm_at: Some(now + SET_UP_SECONDS), ..after };
        let (friends, begun) = tournament(&after)?;
        let section = Section {
            leave_days: terms.leave_days,
            starts_at: Some(begun.starts_at),
            friendly: Some(Friendly::Tournament),
            outside_laws: Some(terms.outside_laws()),
            ..Section::new(begun.section, stored.id.to_string(), friends.name.clone())
        };
        let list = self.friendly_start_list(terms, &begun.players, begun.starts_at).await?;
        let kept = self.store.begin_challenge(&after, (&section, &list), &[]).await;
        Ok(unless_changed(kept)?.map(|()| after))
    }

    /// Sets up what the tournament of a challenge still lacks of its games. Again does no harm.
    ///
    /// # Errors
    /// When the table does not answer, or a game's number is taken by another game: what was set up stays, and the
    /// alarm rings again.
    pub async fn set_up_tournament(&self, id: u32) -> Result<(), Problem> {
        let stored = self.store.challenge(id).await?;
        if stored.alarm_at.is_none() {
            return Ok(());
        }
        let (_, begun) = tournament(&stored)?;
        let laid_down = stored.challenge.terms.friends_games(begun).map_err(Problem::internal)?;
        let section = begun.section;
        let games = (begun.first_game.0..).zip(laid_down);
        let games = games.map(|(id, terms)| NewGame { id: GameId(id), section, terms });
        let begin = |new: &NewGame| Ok(Game::new(new.terms.clone()));
        self.set_up_games(&games.collect::<Vec<_>>(), begin).await?;
        self.bring_leave(&begun.players, section).await?;
        let done = StoredChallenge { alarm_at: None, ..stored.after(stored.challenge.clone()) };
        match self.store.change_challenge(&done).await {
            // Another run beside this one has done it.
            Ok(()) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

/// The tournament that has come of a challenge.
fn tournament(stored: &StoredChallenge) -> Result<(&Friends, &FriendsBegun), Problem> {
    match (stored.challenge.friends(), &stored.challenge.state) {
        (Some(friends), ChallengeState::Begun(begun)) => Ok((friends, begun)),
        _ => Err(Problem::internal("a challenge that is no tournament which has begun")),
    }
}
