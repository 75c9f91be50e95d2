//! Who has not begun: a month after the start the captain hears of it, and once the time is over the director decides
//! whether the board's games are lost (`TR-8.7d`, `SKS-7.7`).

use super::{Ended, Replacement, ReplacementGround, ReplacementRefusal, ReplacementState};
use crate::tournament::{RuleSet, Team};
use crate::{
    Color, DAY_SECONDS, DecidedRuling, DirectedGame, Directive, Game, GameId, Instant, Outcome,
    PlayerId, Ruling, RulingKind,
};

/// Months after the start in which everybody has begun (`TR-8.7d`).
const BEGUN_MONTHS: u32 = 2;
/// The month after which a captain makes sure of it (`TR-8.7d`).
const ASKED_MONTHS: u32 = 1;
/// Days after the start in which everybody has begun (`SKS-7.7`).
const BEGUN_DAYS: i64 = 30;
/// Days after which the captain hears of it there; the rules leave them open.
const ASKED_DAYS: i64 = 15;

impl RuleSet {
    /// When the captain of an event that began at `start` hears who has not begun (`TR-8.7d`).
    pub fn begun_asked_at(self, start: Instant) -> Instant {
        match self {
            RuleSet::Iccf => start.plus_months(ASKED_MONTHS),
            RuleSet::Sks => start + ASKED_DAYS * DAY_SECONDS,
        }
    }

    /// The first second at which a board can be lost on which somebody has not begun (`TR-8.7d`, `SKS-7.7`).
    pub fn begun_until(self, start: Instant) -> Instant {
        match self {
            RuleSet::Iccf => start.plus_months(BEGUN_MONTHS),
            RuleSet::Sks => start + BEGUN_DAYS * DAY_SECONDS,
        }
    }

    /// The article about it.
    pub fn begun_rule(self) -> &'static str {
        match self {
            RuleSet::Iccf => "TR-8.7d",
            RuleSet::Sks => "SKS-7.7",
        }
    }
}

/// Whether a player has not begun one of these games (`TR-8.7d`): it is their turn for the first time. Whoever waits for
/// the opponent's first move has nothing to begin.
pub fn has_not_begun<'a>(games: impl IntoIterator<Item = &'a Game>, player: PlayerId) -> bool {
    let waits_for = |game: &Game| {
        let color = game.color_of(player)?;
        Some(game.is_running() && game.turn() == color && !game.has_moved(color))
    };
    games.into_iter().any(|game| waits_for(game) == Some(true))
}

impl Team {
    /// The team once its captain is asked about a board whose player has not begun; asked before, or where somebody is
    /// replaced already, it is the same (`TR-8.7d`).
    pub fn ask_to_begin(
        &self,
        board: u8,
        rule_set: RuleSet,
        (start, director): (Instant, PlayerId),
        now: Instant,
    ) -> Outcome<Team> {
        let known = self.replacements.iter().any(|it| {
            it.board == board && (it.is_open() || it.ground == ReplacementGround::NotStarted)
        });
        let until = rule_set.begun_until(start);
        let Some(replaced) = self.player_on(board).filter(|_| !known && now < until) else {
            return Outcome::Unchanged;
        };
        let mut team = self.clone();
        team.replacements.push(Replacement {
            number: self.next_replacement(),
            board,
            replaced,
            ground: ReplacementGround::NotStarted,
            reason: String::new(),
            at: now,
            by: director,
            until,
            by_team: false,
            clocks_stand: false,
            otherwise: None,
            state: ReplacementState::Asked,
            followed: true,
        });
        Outcome::Changed(team)
    }

    /// The team once a board is looked at again whose player has begun after all.
    #[must_use]
    pub fn has_begun(&self, number: u16, now: Instant) -> Team {
        let mut team = self.clone();
        let of_it =
            |it: &&mut Replacement| it.number == number && it.state == ReplacementState::Asked;
        if let Some(it) = team.replacements.iter_mut().find(of_it) {
            let (by, reason) = (it.by, String::new());
            it.state = ReplacementState::Ended(Ended {
                at: now,
                by,
                taken_back: false,
                reason,
                lost: false,
            });
        }
        team
    }
}

impl Replacement {
    /// Whether the server has asked by itself, in the director's name: whoever else asks says why (`TR-8.7d`).
    pub fn is_by_itself(&self) -> bool {
        self.ground == ReplacementGround::NotStarted && self.reason.is_empty()
    }

    /// Whether the director may decide that the board's games are lost (`TR-8.7d`, `SKS-7.7`).
    pub fn may_be_lost(&self) -> bool {
        self.ground == ReplacementGround::NotStarted && self.state == ReplacementState::Lapsed
    }

    /// The board is lost (`TR-8.7d`).
    pub(super) fn lose(
        &self,
        by: PlayerId,
        rule_set: RuleSet,
        now: Instant,
    ) -> Result<ReplacementState, ReplacementRefusal> {
        match &self.state {
            ReplacementState::Ended(ended) if ended.lost => Ok(self.state.clone()),
            ReplacementState::Ended(_) | ReplacementState::Seated(_) => {
                Err(ReplacementRefusal::Decided)
            }
            _ if !self.may_be_lost() => {
                Err(ReplacementRefusal::NotLost { rule: rule_set.begun_rule() })
            }
            _ => {
                let (taken_back, reason) = (false, String::new());
                Ok(ReplacementState::Ended(Ended { at: now, by, taken_back, reason, lost: true }))
            }
        }
    }
}

/// The board is lost: each unfinished game of a player who has not begun (`TR-8.7d`, `SKS-7.7`).
pub fn lose_board<'a>(
    games: impl IntoIterator<Item = (GameId, &'a Game)>,
    player: PlayerId,
    rule_set: RuleSet,
    (by, at): (PlayerId, Instant),
) -> DecidedRuling {
    let lost = |(game, it): (GameId, &Game)| {
        let color: Color = it.color_of(player).filter(|_| it.ending().is_none())?;
        Some(DirectedGame { game, directives: vec![Directive::Defaulted { by: Some(color) }] })
    };
    let mut games: Vec<DirectedGame> = games.into_iter().filter_map(lost).collect();
    games.sort_by_key(|directed| directed.game);
    let ruling = Ruling {
        player: Some(player),
        rule: Some(rule_set.begun_rule().to_owned()),
        ..Ruling::new(RulingKind::Default, by, at, String::new())
    };
    DecidedRuling { ruling, games }
}
