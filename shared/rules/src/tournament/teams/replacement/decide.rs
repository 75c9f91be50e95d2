//! A replacement from its first request to the director's decision.

use super::limits::check_number;
use super::{
    Ended, Found, HANDICAP_DAYS_MAX, Named, Replacement, ReplacementGround, ReplacementRefusal,
    ReplacementState, START_DAYS_MAX, Seated, SubstituteStatus,
};
use crate::tournament::{EntryState, EventState, Team, TeamFacts, TeamRefusal, TeamRights};
use crate::{DAY_SECONDS, Instant, Outcome, PlayerId};

/// What is done about a replacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplacementAct {
    /// The director asks for a substitute, or the team for a replacement; it may name somebody at once.
    Ask {
        /// On which board.
        board: u8,
        /// Why.
        ground: ReplacementGround,
        /// The same in words.
        reason: String,
        /// The first second at which it is too late to name somebody; none: as late as the rules let it be.
        until: Option<Instant>,
        /// Who is to play.
        substitute: Option<PlayerId>,
        /// Whether the clocks of the board stand still meanwhile, which the director decides (`TR-8.7b`).
        stops_clocks: bool,
    },
    /// The captain names a substitute, or another one.
    Name {
        /// For which replacement.
        number: u16,
        /// Who is to play.
        substitute: PlayerId,
    },
    /// The director lets the substitute play.
    Seat {
        /// By which replacement.
        number: u16,
        /// When the substitute begins; none: at once.
        from: Option<Instant>,
        /// Days of handicap.
        handicap_days: u32,
    },
    /// The director does not, or does not wait any longer.
    Decline {
        /// Which replacement.
        number: u16,
        /// Why.
        reason: String,
    },
    /// The director decides that the board's games are lost whose player has not begun (`TR-8.7d`).
    LoseBoard {
        /// Which replacement.
        number: u16,
    },
    /// The team takes back what it has asked for.
    TakeBack {
        /// Which replacement.
        number: u16,
    },
}

/// What is known besides the team.
#[derive(Clone, Copy, Debug)]
pub struct ReplacementFacts<'a> {
    /// The event, its teams, and whoever is named.
    pub teams: TeamFacts<'a>,
    /// Whether the asker directs the event.
    pub directs: bool,
    /// How the games of the board stand, all those of whoever plays there now.
    pub found: Found,
}

impl ReplacementAct {
    /// Which replacement it is about; none: a new one.
    pub fn number(&self) -> Option<u16> {
        match self {
            ReplacementAct::Ask { .. } => None,
            ReplacementAct::Name { number, .. }
            | ReplacementAct::Seat { number, .. }
            | ReplacementAct::Decline { number, .. }
            | ReplacementAct::LoseBoard { number }
            | ReplacementAct::TakeBack { number } => Some(*number),
        }
    }
}

impl Team {
    /// The team after something was done about a replacement (`TR-8.7b`, `TR-8.7c`, `TR-5.6-5.7`, `TR-11.4`); done before, it
    /// is the same.
    ///
    /// # Errors
    /// The first [`ReplacementRefusal`] that applies.
    pub fn replace(
        &self,
        act: &ReplacementAct,
        rights: &TeamRights,
        facts: &ReplacementFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Team>, ReplacementRefusal> {
        if !facts.directs && !rights.speaks_for(self) {
            return Err(TeamRefusal::NotForYou.into());
        }
        if self.state != EntryState::Accepted {
            return Err(TeamRefusal::NotEntered.into());
        }
        if facts.teams.state != EventState::Published {
            return Err(ReplacementRefusal::NotPlaying);
        }
        let Some(number) = act.number() else { return self.ask(act, rights.by, facts, now) };
        let index = self.replacements.iter().position(|it| it.number == number);
        let index = index.ok_or(ReplacementRefusal::Unknown)?;
        let state = self.next_state(act, &self.replacements[index], rights, facts, now)?;
        if state == self.replacements[index].state {
            return Ok(Outcome::Unchanged);
        }
        let mut team = self.clone();
        // Whoever is named changes nothing in the games.
        let follows = !matches!(state, ReplacementState::Named(_));
        team.replacements[index].followed &= !follows;
        team.replacements[index].state = state;
        Ok(Outcome::Changed(team))
    }

    /// The first replacement for which the time to name a substitute is over, and of which nobody has been told.
    pub fn due(&self, now: Instant) -> Option<&Replacement> {
        self.replacements.iter().find(|it| it.state == ReplacementState::Asked && it.until <= now)
    }

    /// The team once that one has lapsed (`SKS-7.7a-c`).
    pub fn lapse(&self, now: Instant) -> Outcome<Team> {
        let Some(number) = self.due(now).map(|it| it.number) else { return Outcome::Unchanged };
        let mut team = self.clone();
        for it in team.replacements.iter_mut().filter(|it| it.number == number) {
            match it.otherwise {
                None => it.state = ReplacementState::Lapsed,
                Some(_) => it.fall_back(now),
            }
        }
        Outcome::Changed(team)
    }

    fn ask(
        &self,
        act: &ReplacementAct,
        by: PlayerId,
        facts: &ReplacementFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Team>, ReplacementRefusal> {
        let ReplacementAct::Ask { board, ground, reason, until, substitute, stops_clocks } = act
        else {
            return Err(ReplacementRefusal::Unknown);
        };
        let replaced = self.player_on(*board).ok_or(ReplacementRefusal::NoSuchBoard)?;
        if let Some(open) = self.replacements.iter().find(|it| it.board == *board && it.is_open()) {
            let is_same = open.by == by && open.ground == *ground && open.reason == *reason;
            let named = match open.state {
                ReplacementState::Named(named) => Some(named.player),
                _ => None,
            };
            let is_same = is_same && substitute.is_none_or(|it| named == Some(it));
            return if is_same {
                Ok(Outcome::Unchanged)
            } else {
                Err(ReplacementRefusal::UnderWay)
            };
        }
        if reason.is_empty() {
            return Err(ReplacementRefusal::NotToldWhy);
        }
        if facts.found.finished >= facts.found.games {
            return Err(ReplacementRefusal::NoUnfinishedGame);
        }
        let announcement = facts.teams.announcement;
        check_number(announcement, self, *board, *ground)?;
        let latest = announcement.substitute_due(now);
        let until = until.filter(|_| facts.directs).unwrap_or(latest);
        if until <= now || until > latest {
            let rule = announcement.naming_rule();
            return Err(ReplacementRefusal::BadUntil { latest, rule });
        }
        let state = match *substitute {
            None => ReplacementState::Asked,
            Some(player) => {
                self.check_substitute(player, None, facts, now)?;
                ReplacementState::Named(Named { player, at: now, by })
            }
        };
        let number = self.next_replacement();
        let (board, ground, reason) = (*board, *ground, reason.clone());
        let (by_team, clocks_stand) = (!facts.directs, facts.directs && *stops_clocks);
        let asked = Replacement {
            number,
            board,
            replaced,
            ground,
            reason,
            at: now,
            by,
            until,
            by_team,
            clocks_stand,
            otherwise: None,
            state,
            followed: !clocks_stand,
        };
        let mut team = self.clone();
        team.replacements.push(asked);
        Ok(Outcome::Changed(team))
    }

    fn next_state(
        &self,
        act: &ReplacementAct,
        before: &Replacement,
        rights: &TeamRights,
        facts: &ReplacementFacts<'_>,
        now: Instant,
    ) -> Result<ReplacementState, ReplacementRefusal> {
        let by = rights.by;
        let decides = || {
            if facts.directs { Ok(()) } else { Err(TeamRefusal::NotForYou) }
        };
        match act {
            ReplacementAct::Ask { .. } => Err(ReplacementRefusal::Unknown),
            ReplacementAct::Name { substitute, .. } => {
                self.name(*substitute, before, by, facts, now)
            }
            ReplacementAct::Seat { from, handicap_days, .. } => {
                decides()?;
                self.seat((*from, *handicap_days), before, by, facts, now)
            }
            ReplacementAct::Decline { reason, .. } => {
                decides()?;
                before.end(by, now, false, reason)
            }
            ReplacementAct::LoseBoard { .. } => {
                decides()?;
                before.lose(by, facts.teams.announcement.rule_set, now)
            }
            // What the director has asked for is the director's to end.
            ReplacementAct::TakeBack { .. } if !before.by_team || !rights.speaks_for(self) => {
                Err(TeamRefusal::NotForYou.into())
            }
            ReplacementAct::TakeBack { .. } => before.end(by, now, true, ""),
        }
    }

    fn name(
        &self,
        player: PlayerId,
        before: &Replacement,
        by: PlayerId,
        facts: &ReplacementFacts<'_>,
        now: Instant,
    ) -> Result<ReplacementState, ReplacementRefusal> {
        match before.state {
            ReplacementState::Named(named) if named.player == player => {
                return Ok(before.state.clone());
            }
            ReplacementState::Asked | ReplacementState::Named(_) | ReplacementState::Lapsed => {}
            ReplacementState::Seated(_) | ReplacementState::Ended(_) => {
                return Err(ReplacementRefusal::Decided);
            }
        }
        let is_late = before.until <= now && !matches!(before.state, ReplacementState::Named(_));
        if is_late && !facts.directs {
            let rule = facts.teams.announcement.naming_rule();
            return Err(ReplacementRefusal::TooLate { until: before.until, rule });
        }
        self.check_substitute(player, Some(before.number), facts, now)?;
        Ok(ReplacementState::Named(Named { player, at: now, by }))
    }

    fn seat(
        &self,
        (from, handicap_days): (Option<Instant>, u32),
        before: &Replacement,
        by: PlayerId,
        facts: &ReplacementFacts<'_>,
        now: Instant,
    ) -> Result<ReplacementState, ReplacementRefusal> {
        let player = match &before.state {
            ReplacementState::Named(named) => named.player,
            ReplacementState::Asked | ReplacementState::Lapsed => {
                return Err(ReplacementRefusal::NobodyNamed);
            }
            ReplacementState::Seated(_) => return Ok(before.state.clone()),
            ReplacementState::Ended(_) => return Err(ReplacementRefusal::Decided),
        };
        let from = from.unwrap_or(now);
        if from < now || from > now + START_DAYS_MAX * DAY_SECONDS {
            return Err(ReplacementRefusal::BadStart);
        }
        if handicap_days > HANDICAP_DAYS_MAX {
            return Err(ReplacementRefusal::BadHandicap);
        }
        if facts.found.finished >= facts.found.games {
            return Err(ReplacementRefusal::NoUnfinishedGame);
        }
        check_number(facts.teams.announcement, self, before.board, before.ground)?;
        self.check_substitute(player, Some(before.number), facts, now)?;
        let (found, status) = (facts.found, SubstituteStatus::default());
        let seated = Seated { player, at: now, by, from, handicap_days, found, status };
        Ok(ReplacementState::Seated(seated))
    }

    /// Whether somebody can play for the team: as in a line-up, and nobody who sits or has sat on a board of the
    /// event, or is named for one by another replacement than `by`.
    fn check_substitute(
        &self,
        player: PlayerId,
        by: Option<u16>,
        facts: &ReplacementFacts<'_>,
        now: Instant,
    ) -> Result<(), ReplacementRefusal> {
        let is_by =
            |it: &Replacement, team: &Team| team.number == self.number && Some(it.number) == by;
        for team in facts.teams.teams.iter().filter(|team| team.state.is_alive()) {
            let mut others = team.clone();
            others.replacements.retain(|it| !is_by(it, team));
            if !others.everybody().any(|one| one == player) {
                continue;
            }
            return Err(if team.number == self.number {
                TeamRefusal::PlayerTwice { player }.into()
            } else {
                let (team, rule) = (team.name.clone(), facts.teams.one_team_rule());
                TeamRefusal::InAnotherTeam { player, team, rule }.into()
            });
        }
        Ok(facts.teams.check_player(player, &self.form(), now)?)
    }
}

impl Replacement {
    fn end(
        &self,
        by: PlayerId,
        now: Instant,
        taken_back: bool,
        reason: &str,
    ) -> Result<ReplacementState, ReplacementRefusal> {
        match &self.state {
            ReplacementState::Seated(_) => Err(ReplacementRefusal::Decided),
            ReplacementState::Ended(ended) if ended.taken_back == taken_back && !ended.lost => {
                Ok(self.state.clone())
            }
            ReplacementState::Ended(_) => Err(ReplacementRefusal::Decided),
            _ if !taken_back && reason.is_empty() => Err(ReplacementRefusal::NotToldWhy),
            ReplacementState::Asked | ReplacementState::Named(_) | ReplacementState::Lapsed => {
                let reason = reason.to_owned();
                Ok(ReplacementState::Ended(Ended { at: now, by, taken_back, reason, lost: false }))
            }
        }
    }
}
