//! A player of a team has withdrawn or died: the team is asked for a substitute, the clocks standing still, and where
//! nobody plays on what the withdrawal does to any game happens to these (`TR-8.7b`, `TR-8.7c`, `SKS-7.7a-c`).

use super::limits::check_number;
use super::{
    Ended, Otherwise, Replacement, ReplacementGround, ReplacementRefusal, ReplacementState,
};
use crate::tournament::{Announcement, Replaceable, Team, WithdrawalKind};
use crate::{DecidedRuling, DirectedGame, Game, GameId, Instant, Outcome, PlayerId, Ruling};

impl Team {
    /// Whether somebody could play on on a board whose player withdraws (`SKS-7.7`).
    pub fn replaceable(&self, board: u8, announcement: &Announcement) -> Replaceable {
        let may = |ground| check_number(announcement, self, board, ground).is_ok();
        if may(ReplacementGround::Withdrawn) {
            Replaceable::Yes
        } else if may(ReplacementGround::Died) {
            Replaceable::WhenDied
        } else {
            Replaceable::No
        }
    }

    /// The team once it is asked for somebody in place of a player who has withdrawn or died (`TR-8.7b`, `TR-8.7c`,
    /// `SKS-7.7a-c`); asked so before, it is the same.
    /// It comes in place of a replacement that is under way; whoever was named for that is named for this one.
    ///
    /// # Errors
    /// `NoSuchBoard`, `OnceABoard`, `TooMany`: nobody can play on.
    pub fn await_substitute_for(
        &self,
        board: u8,
        otherwise: Otherwise,
        announcement: &Announcement,
        (by, now): (PlayerId, Instant),
    ) -> Result<Outcome<Team>, ReplacementRefusal> {
        let replaced = self.player_on(board).ok_or(ReplacementRefusal::NoSuchBoard)?;
        // Whatever has come of it since: it was asked for.
        let is_known = |it: &Replacement| {
            it.board == board && it.replaced == replaced && it.otherwise == Some(otherwise)
        };
        if self.replacements.iter().any(is_known) {
            return Ok(Outcome::Unchanged);
        }
        let until = announcement.substitute_due(now);
        let mut team = self.clone();
        let state = team.supersede(board, (by, now));
        let ground = match otherwise.kind {
            WithdrawalKind::Death => ReplacementGround::Died,
            WithdrawalKind::Accepted | WithdrawalKind::Unaccepted | WithdrawalKind::Silent => {
                ReplacementGround::Withdrawn
            }
        };
        check_number(announcement, self, board, ground)?;
        team.replacements.push(Replacement {
            number: self.next_replacement(),
            board,
            replaced,
            ground,
            reason: String::new(),
            at: now,
            by,
            until,
            by_team: false,
            clocks_stand: true,
            otherwise: Some(otherwise),
            state,
            followed: false,
        });
        Ok(Outcome::Changed(team))
    }

    /// Ends what is under way on a board, and tells how far what comes in its place is. Clocks that stand for it go on
    /// standing.
    fn supersede(&mut self, board: u8, (by, at): (PlayerId, Instant)) -> ReplacementState {
        let open = self.replacements.iter_mut().find(|it| it.board == board && it.is_open());
        let Some(open) = open else { return ReplacementState::Asked };
        let ended = Ended { at, by, taken_back: false, reason: String::new(), lost: false };
        open.followed = true;
        match std::mem::replace(&mut open.state, ReplacementState::Ended(ended)) {
            ReplacementState::Named(named) => ReplacementState::Named(named),
            ReplacementState::Asked
            | ReplacementState::Lapsed
            | ReplacementState::Seated(_)
            | ReplacementState::Ended(_) => ReplacementState::Asked,
        }
    }
}

impl Replacement {
    /// Nobody was named in time: the general rules apply (`SKS-7.7a-c`).
    pub(super) fn fall_back(&mut self, now: Instant) {
        let (by, taken_back, reason) = (self.by, false, String::new());
        self.state =
            ReplacementState::Ended(Ended { at: now, by, taken_back, reason, lost: false });
        self.followed = false;
    }
}

/// Nobody plays on: what the withdrawal does to each unfinished game of the player that its adjudicators do not have
/// (`SKS-7.7a-c`).
pub fn withdrawn_board<'a>(
    games: impl IntoIterator<Item = (GameId, &'a Game)>,
    player: PlayerId,
    otherwise: Otherwise,
    (by, at): (PlayerId, Instant),
) -> DecidedRuling {
    let directed = |(game, it): (GameId, &Game)| {
        let is_left = it.ending().is_none() && !it.is_in_adjudication();
        let color = it.color_of(player).filter(|_| is_left)?;
        Some(DirectedGame { game, directives: vec![otherwise.consequence.directive(color)] })
    };
    let mut games: Vec<DirectedGame> = games.into_iter().filter_map(directed).collect();
    games.sort_by_key(|directed| directed.game);
    let kind = otherwise.kind.ruling();
    let ruling = Ruling { player: Some(player), ..Ruling::new(kind, by, at, String::new()) };
    DecidedRuling { ruling, games }
}
