//! Before anybody loses on time: what was decided about the clocks and has not reached the game yet.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Color, Decision, Game, GameId, Instant, LeaveBook, PlayerId, Refusal, Stop};
use store::{SectionId, StoredGame, StoredLeave};

use crate::{App, Problem};

/// What was decided about some games and may not have reached them: looked up for many games at
/// once, since hardly any is behind.
#[derive(Debug, Default)]
pub struct Behind {
    /// Players whose leave has not reached all their games of a section.
    leave: BTreeSet<(PlayerId, SectionId)>,
    /// Sections with an outage that is not credited everywhere.
    outages: BTreeSet<SectionId>,
    /// Games of decisions that are not carried out everywhere.
    directed: BTreeSet<GameId>,
    /// When play in a section ended, where the schedule that sends the unfinished games to the
    /// adjudicators (`LAW-11.1`) has not come to it yet.
    ended: BTreeMap<SectionId, Instant>,
}

impl Behind {
    /// Whether a game has to be brought up to date before anybody loses it on time.
    pub fn concerns(&self, stored: &StoredGame, game: &Game) -> bool {
        let player = *stored.players().get(game.turn());
        self.leave.contains(&(player, stored.section))
            || self.outages.contains(&stored.section)
            || self.directed.contains(&stored.id)
    }

    /// Whether the adjudicators had the games of a section by then.
    pub fn play_had_ended(&self, section: SectionId, by: Instant) -> bool {
        self.ended.get(&section).is_some_and(|ended| *ended <= by)
    }
}

impl App {
    /// What may not have reached these games, of which each is looked at for the player on move.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn behind(&self, games: &[(&StoredGame, &Game)]) -> Result<Behind, Problem> {
        if games.is_empty() {
            return Ok(Behind::default());
        }
        let on_move = |(stored, game): &(&StoredGame, &Game)| {
            (*stored.players().get(game.turn()), stored.section)
        };
        let players: BTreeSet<(PlayerId, SectionId)> = games.iter().map(on_move).collect();
        let sections: BTreeSet<SectionId> = games.iter().map(|(game, _)| game.section).collect();
        let sections: Vec<SectionId> = sections.into_iter().collect();
        let books = self.store.leave_books_of(&players.into_iter().collect::<Vec<_>>()).await?;
        let waiting = books.into_iter().filter(|book| book.alarm_at.is_some());
        let outages = self.store.outages().await?.into_iter().filter(|outage| !outage.done);
        let mut behind = Behind {
            leave: waiting.map(|book| (book.player, book.section)).collect(),
            outages: outages.flat_map(|outage| outage.outage.sections).collect(),
            ..Behind::default()
        };
        for section in &sections {
            let decisions = self.store.decisions(*section).await?;
            let kept = decisions.into_iter().filter(|decision| !decision.done);
            behind.directed.extend(kept.flat_map(|kept| kept.games).map(|directed| directed.game));
        }
        for section in self.store.sections(&sections).await? {
            let due = |ends: &Instant| section.alarm_at.is_some_and(|alarm| alarm <= *ends);
            let ended = section.adjudication_at.filter(due);
            behind.ended.extend(ended.map(|ended| (section.id, ended)));
        }
        Ok(behind)
    }

    /// Brings into the game the leave of the player on move (`LAW-10.1`), the outages (`LAW-6.8`)
    /// and the decisions (`LAW-14.1`) that were made and have not reached it: nobody loses on time
    /// because a machine died between the two. Answers whether the game may have changed.
    ///
    /// Only this game is written: the rest of the work is left to whoever answers its alarm, and so
    /// another game that cannot be changed is not in the way.
    ///
    /// # Errors
    /// `unavailable`; when the game could not be changed.
    pub async fn catch_up(&self, stored: &StoredGame, game: &Game) -> Result<bool, Problem> {
        let credited = self.catch_up_clocks(stored, game).await?;
        Ok(self.direct_behind(stored).await? || credited)
    }

    /// The same before a player claims the opponent's time (`LAW-6.6`).
    ///
    /// # Errors
    /// As [`App::catch_up`]; `time_in_doubt`; `in_adjudication` where play had ended when the flag fell, though no
    /// schedule has come to it yet (`LAW-11.1`).
    pub async fn catch_up_before_claim(&self, id: GameId, player: PlayerId) -> Result<(), Problem> {
        let now = self.clock.now();
        let (stored, game) = self.load_game(id).await?;
        let Ok(Decision::Accepted(_)) = game.claim_time(player, now) else { return Ok(()) };
        self.time_must_be_sure().await?;
        self.catch_up(&stored, &game).await?;
        let (stored, game) = self.load_game(id).await?;
        let Some((_, fell)) = game.flag_fell(now) else { return Ok(()) };
        match self.behind(&[(&stored, &game)]).await?.play_had_ended(stored.section, fell) {
            true => Err(Refusal::ClocksStopped(Stop::Adjudication).into()),
            false => Ok(()),
        }
    }

    /// The same without decisions.
    pub(crate) async fn catch_up_clocks(
        &self,
        stored: &StoredGame,
        game: &Game,
    ) -> Result<bool, Problem> {
        let leave = self.book_of(stored, game.turn()).await?;
        let behind = leave.alarm_at.is_some();
        if behind {
            self.follow_in_game(stored, game.turn(), &leave).await?;
        }
        let credited = self.credit_outages_to(stored.id, stored.section).await?;
        Ok(behind || credited)
    }

    /// Makes a player's leave in one game that of the book.
    pub(crate) async fn follow_book(
        &self,
        stored: &StoredGame,
        color: Color,
    ) -> Result<(), Problem> {
        let leave = self.book_of(stored, color).await?;
        self.follow_in_game(stored, color, &leave).await
    }

    async fn book_of(&self, stored: &StoredGame, color: Color) -> Result<StoredLeave, Problem> {
        let player = *stored.players().get(color);
        Ok(self.store.leave_book(player, stored.section).await?)
    }

    async fn follow_in_game(
        &self,
        stored: &StoredGame,
        color: Color,
        leave: &StoredLeave,
    ) -> Result<(), Problem> {
        let section = self.store.section(stored.section).await?;
        let desired = LeaveBook::replay(section.leave_days, &leave.entries).intervals();
        self.follow_in(leave, stored.id, color, &desired).await.map(|_| ())
    }
}
