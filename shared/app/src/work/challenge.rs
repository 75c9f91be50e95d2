//! Challenges to friendly games: what is known of the two players, and the game that comes of one.

use rules::tournament::{
    Challenge, ChallengeFacts, ChallengeLots, ChallengeRefusal, ChallengeRequest, ChallengeTerms,
    ChallengeTo, FirstNumbers, SectionId, SuspendedPlayer,
};
use rules::{DAY_SECONDS, Day, GameId, Instant, LeaveBook, Outcome, PlayerId, Profile};
use store::{AttemptKind, Error, KeyOwner, NewGame, Opened, Section, StartLine, StoredChallenge};

use crate::work::retry::{retry, unless_changed};
use crate::work::start_list::start_line;
use crate::{App, Problem, Random};

/// What stands where games name their event. Files and programs of other countries read it.
const EVENT_NAME: &str = "Friendly game";

/// Challenges that a player sends in a day, at most, and to the same player.
const A_DAY_MAX: u32 = 100;
const A_DAY_TO_ONE_MAX: u32 = 10;

/// What is known of the two players of a challenge.
#[derive(Clone, Debug, Default)]
struct Known {
    /// For whom each challenge of whoever acts is that is open.
    open: Vec<Option<PlayerId>>,
    without_account: bool,
    blocked: bool,
    suspended: Vec<(SuspendedPlayer, &'static str)>,
    away_until: Option<Instant>,
}

impl Known {
    /// The facts about a challenge to this opponent.
    fn facts(&self, opponent: Option<PlayerId>) -> ChallengeFacts<'_> {
        let to_one = |to: &&Option<PlayerId>| to.is_some() && **to == opponent;
        ChallengeFacts {
            open: self.open.len(),
            open_to_one: self.open.iter().filter(to_one).count(),
            without_account: self.without_account,
            blocked: self.blocked,
            suspended: &self.suspended,
            away_until: self.away_until,
        }
    }
}

/// How a player closes a challenge: by declining it, or by withdrawing it.
pub type Closing =
    fn(&Challenge, PlayerId, Instant) -> Result<Outcome<Challenge>, ChallengeRefusal>;

fn draw_lots(random: Random) -> ChallengeLots {
    let mut bytes = [0; 8];
    random(&mut bytes);
    ChallengeLots::drawn(u64::from_be_bytes(bytes))
}

impl App {
    /// A challenge, for somebody who may see it.
    ///
    /// # Errors
    /// `unknown_challenge`; `unavailable`.
    pub async fn challenge_for(
        &self,
        id: u32,
        player: Option<PlayerId>,
        key: Option<&str>,
    ) -> Result<StoredChallenge, Problem> {
        match self.store.challenge(id).await {
            Ok(stored) if stored.challenge.is_seen_by(player, key) => Ok(stored),
            Ok(_) | Err(Error::NotFound) => Err(Problem::unknown_challenge()),
            Err(error) => Err(error.into()),
        }
    }

    /// Sends a challenge; the same request again is answered with the one that it has made. Answers whether it is new.
    ///
    /// # Errors
    /// `unknown_challenge` of the one that it answers; what the rules refuse; `unavailable`.
    pub async fn send_challenge(
        &self,
        request: &ChallengeRequest,
        key: &str,
    ) -> Result<(StoredChallenge, bool), Problem> {
        retry(async || {
            if let Some(id) = self.store.requested_challenge(request.by, key).await? {
                return Ok(Some((self.store.challenge(id).await?, false)));
            }
            let turn =
                self.store.next_turn(KeyOwner::Player(request.by), Opened::Challenge).await?;
            let now = self.clock.now();
            let opponent = match request.to {
                ChallengeTo::Player(player) => Some(player),
                ChallengeTo::Anybody | ChallengeTo::Link(_) => None,
            };
            let answered = match request.answers {
                Some(id) => Some(self.challenge_for(id, Some(request.by), None).await?),
                None => None,
            };
            let both = (request.by, opponent);
            let known = self.known_of(&request.terms, both, now).await?;
            let known = Known { open: self.open_of(request.by, now).await?, ..known };
            let challenge = Challenge::make(request.clone(), &known.facts(opponent), now)?;
            self.limit_challenges(both).await?;
            let id = self.store.next_number("challenge").await?;
            let new = StoredChallenge { id, version: 1, challenge };
            let answered = match answered {
                Some(stored) => Some(stored.after(stored.challenge.counter(request, id, now)?)),
                None => None,
            };
            let kept = self.store.open_challenge(&new, key, turn, answered.as_ref()).await;
            Ok(unless_changed(kept)?.map(|()| (new, true)))
        })
        .await
    }

    /// Accepts a challenge: its section and its games stand with the answer, and their clocks run. Accepted again it
    /// is answered as it stands.
    ///
    /// # Errors
    /// `unknown_challenge`; what the rules refuse; `unavailable`.
    pub async fn accept_challenge(
        &self,
        id: u32,
        by: PlayerId,
        key: Option<&str>,
    ) -> Result<StoredChallenge, Problem> {
        retry(async || {
            let stored = self.challenge_for(id, Some(by), key).await?;
            let (now, challenge) = (self.clock.now(), &stored.challenge);
            let known = self.known_of(&challenge.terms, (by, Some(challenge.by)), now).await?;
            let away_until = self.away_until(challenge.by, now).await?;
            let known = Known { away_until, ..known };
            match challenge.may_accept(by, &known.facts(None), now)? {
                Outcome::Unchanged => Ok(Some(stored)),
                Outcome::Changed(()) => self.begin(&stored, by, now).await,
            }
        })
        .await
    }

    /// Closes a challenge. Closed again it is answered as it stands.
    ///
    /// # Errors
    /// `unknown_challenge`; what the rules refuse; `unavailable`.
    pub async fn close_challenge(
        &self,
        id: u32,
        by: PlayerId,
        close: Closing,
    ) -> Result<StoredChallenge, Problem> {
        retry(async || {
            let stored = self.challenge_for(id, Some(by), None).await?;
            match close(&stored.challenge, by, self.clock.now())? {
                Outcome::Unchanged => Ok(Some(stored)),
                Outcome::Changed(after) => {
                    let after = stored.after(after);
                    let kept = self.store.change_challenge(&after).await;
                    Ok(unless_changed(kept)?.map(|()| after))
                }
            }
        })
        .await
    }

    /// Closes what is open of somebody: the own challenges are withdrawn, those of others declined. With another one,
    /// only what is open between the two.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn close_challenges(
        &self,
        player: PlayerId,
        with: Option<PlayerId>,
    ) -> Result<(), Problem> {
        let now = self.clock.now();
        for stored in self.store.challenges_of(player).await? {
            let Challenge { by, .. } = stored.challenge;
            let between = [Some(by), stored.challenge.opponent()];
            let is_meant = with.is_none() || between.contains(&with);
            if !is_meant || !stored.challenge.is_open(now) {
                continue;
            }
            let close: Closing =
                if by == player { Challenge::withdraw } else { Challenge::decline };
            self.close_challenge(stored.id, player, close).await?;
        }
        Ok(())
    }

    /// For whom each open challenge of a player is.
    async fn open_of(
        &self,
        player: PlayerId,
        now: Instant,
    ) -> Result<Vec<Option<PlayerId>>, Problem> {
        let own = self.store.challenges_of(player).await?;
        let open = own.iter().map(|stored| &stored.challenge);
        let open = open.filter(|challenge| challenge.by == player && challenge.is_open(now));
        Ok(open.map(Challenge::opponent).collect())
    }

    /// Counts one more of today: also what is withdrawn at once brings an email.
    async fn limit_challenges(
        &self,
        (by, to): (PlayerId, Option<PlayerId>),
    ) -> Result<(), Problem> {
        self.limit(AttemptKind::Challenge, &by.to_string(), DAY_SECONDS, A_DAY_MAX).await?;
        match to {
            Some(to) => {
                let pair = format!("{by}-{to}");
                self.limit(AttemptKind::ChallengeToOne, &pair, DAY_SECONDS, A_DAY_TO_ONE_MAX).await
            }
            None => Ok(()),
        }
    }

    /// Until when a player is on leave now, in whatever section.
    async fn away_until(&self, player: PlayerId, now: Instant) -> Result<Option<Instant>, Problem> {
        let books = self.store.leave_books(player).await?;
        let days = books.iter().flat_map(|stored| {
            let book = LeaveBook::replay(0, &stored.entries);
            book.periods().iter().map(|period| period.days.interval()).collect::<Vec<_>>()
        });
        Ok(days.filter(|days| days.contains(now)).map(|days| days.until).max())
    }

    /// What is known of whoever acts, `me`, and the other player, where that is known.
    async fn known_of(
        &self,
        terms: &ChallengeTerms,
        (me, other): (PlayerId, Option<PlayerId>),
        now: Instant,
    ) -> Result<Known, Problem> {
        // The rules say to whoever plays with themselves that they do not.
        let other = other.filter(|other| *other != me);
        let announced = terms.announcement(now);
        let both: Vec<PlayerId> = std::iter::once(me).chain(other).collect();
        let suspended = self.suspended_in(&announced, &both, now).await?;
        let mut known = Known {
            suspended: suspended.into_iter().map(|it| (it, it.rule(&announced))).collect(),
            ..Known::default()
        };
        if let Some(other) = other {
            known.without_account = match self.store.account(other).await {
                Ok(account) => !account.confirmed,
                Err(Error::NotFound) => true,
                Err(error) => return Err(error.into()),
            };
            known.blocked = !self.store.blocks(&[(me, other), (other, me)]).await?.is_empty();
        }
        Ok(known)
    }

    /// Sets the games up, in the write that accepts the challenge; none when somebody was faster.
    async fn begin(
        &self,
        stored: &StoredChallenge,
        by: PlayerId,
        now: Instant,
    ) -> Result<Option<StoredChallenge>, Problem> {
        let challenge = &stored.challenge;
        let terms = &challenge.terms;
        let players = (challenge.by, by);
        let section = SectionId(self.store.next_number("section").await?);
        let count = terms.games.count();
        let first = self.store.next_numbers("game", count).await?;
        let numbers = FirstNumbers { section, game: GameId(first) };
        let laid_down = terms.games(players, draw_lots(self.random), now);
        let laid_down = laid_down.map_err(Problem::internal)?;
        let games = (first..).zip(laid_down);
        let games = games.map(|(id, terms)| NewGame { id: GameId(id), section, terms });
        let games: Vec<NewGame> = games.collect();
        let start_list = self.friendly_start_list(terms, players, now).await?;
        let section = Section {
            leave_days: terms.leave_days,
            starts_at: Some(now),
            outside_laws: Some(terms.outside_laws()),
            ..Section::new(section, stored.id.to_string(), EVENT_NAME)
        };
        let after = stored.after(challenge.accepted(by, numbers, now));
        let kept = self.store.begin_challenge(&after, (&section, &start_list), &games).await;
        Ok(unless_changed(kept)?.map(|()| after))
    }

    async fn friendly_start_list(
        &self,
        terms: &ChallengeTerms,
        (challenger, opponent): (PlayerId, PlayerId),
        now: Instant,
    ) -> Result<Vec<StartLine>, Problem> {
        let profiles = self.store.players(&[challenger, opponent]).await?;
        let (announced, today) = (terms.announcement(now), Day::of(now));
        let others = self.non_members(&profiles, today).await?;
        let published = |profile: &Profile| profile.ratings.of_variant(terms.variant).published();
        let ratings: Vec<u16> = profiles.iter().filter_map(published).collect();
        let level = announced.level(None, &ratings);
        let line = |player: PlayerId| {
            let profile = profiles.iter().find(|profile| profile.id == player);
            let line = |profile| start_line(profile, &announced, today, level, &others);
            profile.map(line).ok_or_else(|| Problem::internal("a player without a profile"))
        };
        Ok(vec![line(challenger)?, line(opponent)?])
    }
}
