//! What waits for officials once a game has ended: the final tables of its event (`LAW-14.1`), and a player who
//! seems to have left without a word (`TR-8.5`).

use std::collections::BTreeSet;

use rules::tournament::{EventState, Flag, HeardIn, seems_to_have_left};
use rules::{Game, GameId, Instant, PlayerId};
use store::{EventId, SectionId, SectionResult, StoredEvent, Waiting};

use crate::work::publish::section_ids;
use crate::work::retry::{retry, unless_changed};
use crate::work::table_norms::flag_of;
use crate::{App, Problem};

impl App {
    /// Looks what waits for officials (`LAW-14.1`) once a game of the section has ended, or is played again.
    /// Again does no harm.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn look_after_end(&self, game: &Game, section: SectionId) -> Result<(), Problem> {
        let results = self.store.section_results(section).await?;
        let running = results.iter().any(|line| line.result.is_none());
        if !running || game.ending().is_none() {
            self.look_at_tables(section).await?;
        }
        if let Some(event) = self.event_of(section).await? {
            self.look_at_qualifiers(&self.store.event(event).await?).await?;
        }
        let lost = game.ending().map(|ending| ending.reason.code()).and_then(Flag::of_reason);
        if lost == Some(Flag::TimeExceeded) {
            for player in *game.players() {
                self.look_for_silence(player, section, &results).await?;
            }
        }
        Ok(())
    }

    /// Keeps whether the event of a section waits for its final tables.
    async fn look_at_tables(&self, section: SectionId) -> Result<(), Problem> {
        match self.event_of(section).await? {
            Some(event) => self.look_whether_played(event).await,
            None => Ok(()),
        }
    }

    /// The event of a section; none where it has none, or is not there.
    async fn event_of(&self, section: SectionId) -> Result<Option<EventId>, Problem> {
        let section = self.store.sections(&[section]).await?.pop();
        Ok(section.and_then(|section| section.event))
    }

    /// Keeps whether an event waits for its final tables, since every game is over.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn look_whether_played(&self, event: EventId) -> Result<(), Problem> {
        retry(|| self.look_whether_played_once(event)).await
    }

    /// None when the event has changed meanwhile.
    async fn look_whether_played_once(&self, event: EventId) -> Result<Option<()>, Problem> {
        let event = self.store.event(event).await?;
        if event.state != EventState::Published || event.set_up < event.sections {
            return Ok(Some(()));
        }
        let ended = self.last_end(&event).await?;
        unless_changed(self.store.event_played(event.id, ended).await)
    }

    /// When the last game of an event ended; none as long as one is played.
    async fn last_end(&self, event: &StoredEvent) -> Result<Option<Instant>, Problem> {
        let mut last = None;
        for section in section_ids(event) {
            for game in self.store.section_results(section).await? {
                let Some((.., at)) = game.result else { return Ok(None) };
                last = last.max(Some(at));
            }
        }
        Ok(last)
    }

    /// Puts down at the desk that a player seems to have left a section without a word (`TR-8.5`), where
    /// that is so.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn look_for_silence(
        &self,
        player: PlayerId,
        section: SectionId,
        results: &[SectionResult],
    ) -> Result<(), Problem> {
        let now = self.clock.now();
        let running = games_of(results, player).filter(|line| line.result.is_none());
        let ids: Vec<GameId> = running.map(|line| line.game).collect();
        let games = self.whole_games(&ids).await?.games;
        let is_silent =
            |game: &Game| game.is_long_silent(now) && game.color_of(player) == Some(game.turn());
        let silent = games.iter().filter(|(_, game)| is_silent(game)).map(|(stored, _)| stored.id);
        if seems_to_have_left(&heard_of(player, results, &silent.collect())) {
            let gone = Waiting::Gone { player, section, since: now };
            self.store.put_down_once(gone).await?;
        }
        Ok(())
    }
}

/// A player's games in a section.
fn games_of(results: &[SectionResult], player: PlayerId) -> impl Iterator<Item = &SectionResult> {
    results.iter().filter(move |line| line.white == player || line.black == player)
}

/// How a player's games in a section stand, in `silent` of which the player is silent; cancelled ones do not
/// count.
pub fn heard_of(
    player: PlayerId,
    results: &[SectionResult],
    silent: &BTreeSet<GameId>,
) -> Vec<HeardIn> {
    let heard = |line: &SectionResult| {
        let Some((white, black, _)) = line.result else {
            return Some(match silent.contains(&line.game) {
                true => HeardIn::Silent,
                false => HeardIn::Played,
            });
        };
        let (own, other) = if line.white == player { (white, black) } else { (black, white) };
        match flag_of(line) {
            Some(Flag::Cancelled) => None,
            Some(Flag::TimeExceeded) if own < other => Some(HeardIn::LostOnTime),
            Some(Flag::TimeExceeded | Flag::Adjudicated | Flag::Default) | None => {
                Some(HeardIn::Over)
            }
        }
    };
    games_of(results, player).filter_map(heard).collect()
}
