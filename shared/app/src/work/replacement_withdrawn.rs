//! A player of a team withdraws or dies: the team is asked for a substitute before anything becomes of the games
//! (`TR-8.7b`, `TR-8.7c`, `SKS-7.7a-c`).

use std::collections::BTreeMap;

use rules::tournament::{
    EntryState, EventId, EventState, Otherwise, Replaceable, Replacement, ReplacementState,
    SectionId, Team,
};
use rules::{Instant, Outcome, PlayerId};
use store::{EventAct, EventActKind, Section, StoredEvent};

use crate::work::retry::{retry, unless_changed};
use crate::{App, Problem};

/// A player who has withdrawn: what becomes of the games otherwise, and who decided that when.
type Withdrawn = (PlayerId, Otherwise, (PlayerId, Instant));

/// A player's seat on a board of a team.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatInTeam {
    /// Whether somebody could play on.
    pub(crate) replaceable: Replaceable,
    /// Whether somebody is looked for, since the player has withdrawn.
    pub(crate) waits: bool,
}

impl App {
    /// What a player's teams could do about their seats, in these sections of an event.
    pub(crate) async fn seats_in_teams(
        &self,
        event: Option<&StoredEvent>,
        sections: &[&Section],
        player: PlayerId,
    ) -> Result<BTreeMap<SectionId, SeatInTeam>, Problem> {
        let is_played = |event: &&StoredEvent| {
            event.announcement.is_of_teams() && event.state == EventState::Published
        };
        let Some(event) = event.filter(is_played) else { return Ok(BTreeMap::new()) };
        let teams = self.store.teams(event.id).await?;
        let on_board = |section: &&Section| {
            let board = section.board.as_ref()?.board;
            let team = teams.iter().find(|team| plays_on(team, board, player))?;
            let is_for = |it: &Replacement| {
                it.board == board && it.replaced == player && it.otherwise.is_some() && it.is_open()
            };
            let waits = team.replacements.iter().any(is_for);
            let replaceable = team.replaceable(board, &event.announcement);
            Some((section.id, SeatInTeam { replaceable, waits }))
        };
        Ok(sections.iter().filter_map(on_board).collect())
    }

    /// Has the team asked for somebody in place of a player who has withdrawn, and the clocks stopped. Answers whether
    /// the games are seen to so: not where nobody can play on.
    pub(crate) async fn await_substitute_for(
        &self,
        section: SectionId,
        withdrawn: Withdrawn,
    ) -> Result<bool, Problem> {
        let section = self.store.section(section).await?;
        let (Some(board), Some(event)) = (&section.board, section.event) else { return Ok(false) };
        let asked = retry(|| self.await_once(event, board.board, withdrawn)).await?;
        if let Some(team) = &asked {
            self.follow_replacements(event, team.number).await?;
        }
        Ok(asked.is_some())
    }

    /// The team that is asked, or was; none, in an answer, where nobody can play on.
    async fn await_once(
        &self,
        id: EventId,
        board: u8,
        (player, otherwise, decided): Withdrawn,
    ) -> Result<Option<Option<Team>>, Problem> {
        let event = self.store.event(id).await?;
        let teams = self.store.teams(id).await?;
        if let Some(team) = teams.iter().find(|team| was_replaced(team, board, player)) {
            return Ok(Some(Some(team.clone())));
        }
        let Some(team) = teams.iter().find(|team| plays_on(team, board, player)) else {
            return Ok(Some(None));
        };
        let asked = match team.await_substitute_for(board, otherwise, &event.announcement, decided)
        {
            Ok(Outcome::Changed(asked)) => asked,
            Ok(Outcome::Unchanged) => return Ok(Some(Some(team.clone()))),
            Err(_) => return Ok(Some(None)),
        };
        let it = asked.replacements.iter().find(|it| it.board == board && it.is_open());
        let act = EventAct {
            player: Some(player),
            team: Some(team.number),
            replacement: it.map(|it| it.number),
            ..EventAct::new(decided.1, decided.0, EventActKind::ReplacementAsked)
        };
        let kept = unless_changed(self.store.put_team(&event, &asked, &act).await)?;
        Ok(kept.map(|()| Some(asked)))
    }

    /// Nobody else claims for whoever has withdrawn (`LAW-11.1`), once nobody plays on.
    pub(crate) async fn claim_on_board(
        &self,
        section: SectionId,
        it: &Replacement,
    ) -> Result<(), Problem> {
        let (Some(_), ReplacementState::Ended(ended)) = (it.otherwise, &it.state) else {
            return Ok(());
        };
        let games = self.games_of(section, it.replaced).await?;
        for (stored, game) in games.iter().filter(|(_, game)| game.is_in_adjudication()) {
            if let Some(color) = game.color_of(it.replaced) {
                self.claim_for_withdrawn(stored.id, color, ended.at).await?;
            }
        }
        Ok(())
    }
}

fn plays_on(team: &Team, board: u8, player: PlayerId) -> bool {
    team.state == EntryState::Accepted && team.player_on(board) == Some(player)
}

/// Whether somebody plays on for the player already.
fn was_replaced(team: &Team, board: u8, player: PlayerId) -> bool {
    let seated = team.replacements.iter().filter(|it| it.seated().is_some());
    seated.into_iter().any(|it| it.board == board && it.replaced == player)
}
