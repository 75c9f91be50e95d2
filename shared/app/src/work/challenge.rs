//! Challenges to friendly games: what is known of the players, and the game that comes of one.

use futures_util::future::try_join_all;
use rules::tournament::{
    Challenge, ChallengeAcceptance, ChallengeFacts, ChallengeLots, ChallengeRefusal,
    ChallengeRequest, ChallengeState, ChallengeTerms, FirstNumbers, FriendAnswer, Friendly,
    SectionId, SuspendedPlayer, WordsRemoval,
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

/// What is known of the players of a challenge.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    open: usize,
    waited_for: Vec<PlayerId>,
    without_account: Vec<PlayerId>,
    blocked: Vec<PlayerId>,
    pub(super) blocked_among: Vec<PlayerId>,
    suspended: Vec<(SuspendedPlayer, &'static str)>,
    pub(super) away: Option<(PlayerId, Instant)>,
}

impl Known {
    pub(super) fn facts(&self) -> ChallengeFacts<'_> {
        ChallengeFacts {
            open: self.open,
            waited_for: &self.waited_for,
            without_account: &self.without_account,
            blocked: &self.blocked,
            blocked_among: &self.blocked_among,
            suspended: &self.suspended,
            away: self.away,
        }
    }
}

/// 64 random bits.
pub(super) fn draw(random: Random) -> u64 {
    let mut bytes = [0; 8];
    random(&mut bytes);
    u64::from_be_bytes(bytes)
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
        self.challenge_seen(id, |challenge| challenge.is_seen_by(player, key)).await
    }

    /// A challenge that is seen; of one that is not nobody is told that there is one.
    ///
    /// # Errors
    /// `unknown_challenge`; `unavailable`.
    pub async fn challenge_seen(
        &self,
        id: u32,
        is_seen: impl Fn(&Challenge) -> bool,
    ) -> Result<StoredChallenge, Problem> {
        match self.store.challenge(id).await {
            Ok(stored) if is_seen(&stored.challenge) => Ok(stored),
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
            let invited = request.to.waits_for();
            let answered = match request.answers {
                Some(id) => Some(self.challenge_for(id, Some(request.by), None).await?),
                None => None,
            };
            let known = self.known_of(&request.terms, request.by, &invited, now).await?;
            let open = self.open_of(request.by, now).await?;
            let waited_for = open.iter().flat_map(|challenge| challenge.to.waits_for()).collect();
            let known = Known { open: open.len(), waited_for, ..known };
            let challenge = Challenge::make(request.clone(), &known.facts(), now)?;
            self.limit_challenges(request.by, &invited).await?;
            let id = self.store.next_number("challenge").await?;
            let new = StoredChallenge { id, version: 1, challenge, alarm_at: None };
            let answered = match answered {
                Some(stored) => Some(stored.after(stored.challenge.counter(request, id, now)?)),
                None => None,
            };
            let kept = self.store.open_challenge(&new, key, turn, answered.as_ref()).await;
            Ok(unless_changed(kept)?.map(|()| (new, true)))
        })
        .await
    }

    /// Accepts a challenge: its section and its games stand with the answer, and their clocks run; a tournament among
    /// friends is joined. Accepted again it is answered as it stands.
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
            let mut known = self.known_of(&challenge.terms, by, &[challenge.by], now).await?;
            match challenge.friends() {
                Some(friends) => {
                    let playing: Vec<PlayerId> = friends.with(FriendAnswer::Plays).collect();
                    known.blocked.extend(self.blocked_with(by, &playing).await?);
                }
                None => known.away = self.away(&[challenge.by], now).await?,
            }
            match challenge.accept(by, &known.facts(), now)? {
                ChallengeAcceptance::Known => Ok(Some(stored)),
                ChallengeAcceptance::Begins => self.begin(&stored, by, now).await,
                ChallengeAcceptance::Joins(after) => {
                    let after = stored.after(*after);
                    let kept = self.store.join_challenge(&after, by).await;
                    Ok(unless_changed(kept)?.map(|()| after))
                }
            }
        })
        .await
    }

    /// Changes a challenge: declined, withdrawn, somebody struck off its list. Asked for again it is answered as it stands.
    ///
    /// # Errors
    /// `unknown_challenge`; what the rules refuse; `unavailable`.
    pub async fn change_challenge(
        &self,
        id: u32,
        by: PlayerId,
        change: impl Fn(&Challenge, Instant) -> Result<Outcome<Challenge>, ChallengeRefusal>,
    ) -> Result<StoredChallenge, Problem> {
        retry(async || {
            let stored = self.challenge_for(id, Some(by), None).await?;
            match change(&stored.challenge, self.clock.now())? {
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

    /// Takes the words of a challenge away, and a tournament's name; its section has the name, too. What has none is
    /// answered as it stands.
    ///
    /// # Errors
    /// `unknown_challenge`, also of one that is between its players alone; `unavailable`.
    pub async fn remove_challenge_words(
        &self,
        id: u32,
        by: PlayerId,
        reason: String,
    ) -> Result<StoredChallenge, Problem> {
        retry(async || {
            let stored = self.challenge_seen(id, Challenge::is_public).await?;
            if !stored.challenge.has_words() {
                return Ok(Some(stored));
            }
            let now = self.clock.now();
            let removal = WordsRemoval { by, at: now, reason: reason.clone() };
            let after = stored.after(stored.challenge.without_words(id, removal));
            // First, so that as long as it is not so the challenge says that there is something to take away.
            if let (ChallengeState::Begun(begun), Some(friends)) =
                (&after.challenge.state, after.challenge.friends())
            {
                let section = self.store.section(begun.section).await?;
                let section = Section { event_name: friends.name.clone(), ..section };
                if unless_changed(self.store.change_section(&section, now).await)?.is_none() {
                    return Ok(None);
                }
            }
            let kept = self.store.change_challenge(&after).await;
            Ok(unless_changed(kept)?.map(|()| after))
        })
        .await
    }

    /// Closes what is open of somebody: the own challenges are withdrawn, those of others declined. From another one,
    /// only what is open between the two.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn close_challenges(
        &self,
        player: PlayerId,
        from: Option<PlayerId>,
    ) -> Result<(), Problem> {
        let now = self.clock.now();
        for stored in self.store.challenges_of(player).await? {
            // One that is over is not read again.
            if stored.challenge.is_open(now) {
                let part = |it: &Challenge, now| it.part(player, from, now);
                self.change_challenge(stored.id, player, part).await?;
            }
        }
        Ok(())
    }

    /// The open challenges of a player.
    async fn open_of(&self, player: PlayerId, now: Instant) -> Result<Vec<Challenge>, Problem> {
        let own = self.store.challenges_of(player).await?;
        let open = own.into_iter().map(|stored| stored.challenge);
        Ok(open.filter(|challenge| challenge.by == player && challenge.is_open(now)).collect())
    }

    /// Counts one more of today, for each player whom it is sent to: also what is withdrawn at once brings an email.
    async fn limit_challenges(&self, by: PlayerId, invited: &[PlayerId]) -> Result<(), Problem> {
        for _ in 0..invited.len().max(1) {
            self.limit(AttemptKind::Challenge, &by.to_string(), DAY_SECONDS, A_DAY_MAX).await?;
        }
        for to in invited {
            let pair = format!("{by}-{to}");
            let kind = AttemptKind::ChallengeToOne;
            self.limit(kind, &pair, DAY_SECONDS, A_DAY_TO_ONE_MAX).await?;
        }
        Ok(())
    }

    /// The first of these players who is on leave now, in whatever section, and until when.
    pub(super) async fn away(
        &self,
        players: &[PlayerId],
        now: Instant,
    ) -> Result<Option<(PlayerId, Instant)>, Problem> {
        let books = try_join_all(players.iter().map(|player| self.store.leave_books(*player)));
        for (player, books) in players.iter().zip(books.await?) {
            let days = books.iter().flat_map(|stored| {
                let book = LeaveBook::replay(0, &stored.entries);
                book.periods().iter().map(|period| period.days.interval()).collect::<Vec<_>>()
            });
            let until = days.filter(|days| days.contains(now)).map(|days| days.until).max();
            if let Some(until) = until {
                return Ok(Some((*player, until)));
            }
        }
        Ok(None)
    }

    /// Who of the others has blocked a player, or is blocked by them.
    async fn blocked_with(
        &self,
        me: PlayerId,
        others: &[PlayerId],
    ) -> Result<Vec<PlayerId>, Problem> {
        let others: Vec<PlayerId> = others.iter().copied().filter(|other| *other != me).collect();
        let pairs = others.iter().flat_map(|other| [(me, *other), (*other, me)]);
        let blocks = self.store.blocks(&pairs.collect::<Vec<_>>()).await?;
        let is_blocked =
            |other: &PlayerId| blocks.iter().any(|(by, blocked)| by == other || blocked == other);
        Ok(others.into_iter().filter(is_blocked).collect())
    }

    /// What is known of whoever acts, `me`, and the others, where those are known.
    pub(super) async fn known_of(
        &self,
        terms: &ChallengeTerms,
        me: PlayerId,
        others: &[PlayerId],
        now: Instant,
    ) -> Result<Known, Problem> {
        // The rules say to whoever plays with themselves that they do not, and to whoever names somebody twice.
        let mut others = others.to_vec();
        others.sort_unstable();
        others.dedup();
        others.retain(|other| *other != me);
        let announced = terms.announcement(now);
        let all: Vec<PlayerId> = std::iter::once(me).chain(others.iter().copied()).collect();
        let suspended = self.suspended_in(&announced, &all, now).await?;
        let mut known = Known {
            suspended: suspended.into_iter().map(|it| (it, it.rule(&announced))).collect(),
            blocked: self.blocked_with(me, &others).await?,
            ..Known::default()
        };
        let has_account = async |other: &PlayerId| match self.store.account(*other).await {
            Ok(account) => Ok(account.confirmed),
            Err(Error::NotFound) => Ok(false),
            Err(error) => Err(Problem::from(error)),
        };
        let accounts = try_join_all(others.iter().map(has_account)).await?;
        let without = others.iter().zip(accounts).filter(|(_, has)| !has);
        known.without_account = without.map(|(other, _)| *other).collect();
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
        let laid_down = terms.games(players, ChallengeLots::drawn(draw(self.random)), now);
        let laid_down = laid_down.map_err(Problem::internal)?;
        let games = (first..).zip(laid_down);
        let games = games.map(|(id, terms)| NewGame { id: GameId(id), section, terms });
        let games: Vec<NewGame> = games.collect();
        let start_list = self.friendly_start_list(terms, &[challenge.by, by], now).await?;
        let section = Section {
            leave_days: terms.leave_days,
            starts_at: Some(now),
            friendly: Some(Friendly::Game),
            outside_laws: Some(terms.outside_laws()),
            ..Section::new(section, stored.id.to_string(), EVENT_NAME)
        };
        let after = stored.after(challenge.accepted(by, numbers, now));
        let kept = self.store.begin_challenge(&after, (&section, &start_list), &games).await;
        Ok(unless_changed(kept)?.map(|()| after))
    }

    /// The start list of a section of these players, by start number.
    pub(super) async fn friendly_start_list(
        &self,
        terms: &ChallengeTerms,
        players: &[PlayerId],
        now: Instant,
    ) -> Result<Vec<StartLine>, Problem> {
        let profiles = self.store.players(players).await?;
        let (announced, today) = (terms.announcement(now), Day::of(now));
        let others = self.non_members(&profiles, today).await?;
        let published = |profile: &Profile| profile.ratings.of_variant(terms.variant).published();
        let ratings: Vec<u16> = profiles.iter().filter_map(published).collect();
        let level = announced.level(None, &ratings);
        let line = |player: &PlayerId| {
            let profile = profiles.iter().find(|profile| profile.id == *player);
            let line = |profile| start_line(profile, &announced, today, level, &others);
            profile.map(line).ok_or_else(|| Problem::internal("a player without a profile"))
        };
        players.iter().map(line).collect()
    }
}
