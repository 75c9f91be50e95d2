//! A withdrawal from the request, or the report, to what follows from the decision.
//!
//! Who holds which office is asked before; whether the official reviews (`TR-8.4`) is a fact here,
//! since the rules tell what waits for the review.

use serde::{Deserialize, Serialize};

use super::consequence::plan;
use super::{
    Consequence, GameStage, PlannedGame, WithdrawalKind, WithdrawalRefusal, WithdrawalReport,
    WithdrawalRequest, WithdrawalRuling, WithdrawalState, WithdrawalStep, WithdrawnEvent,
    WithdrawnGame,
};
use crate::tournament::{
    FIVE_YEARS_MONTHS, PastWithdrawal, SuspensionRange, needs_review, no_entry_until,
    suspension_range,
};
use crate::{GameId, Instant, Outcome, PlayerId};

/// A withdrawal, in the form in which it is kept. New fields are added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Withdrawal {
    /// When it was asked for, or decided without having been asked for.
    pub at: Instant,
    /// Who has asked: the player, or the official who decided without a request.
    pub by: PlayerId,
    /// What the player has asked for; none where an official decided without a request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<WithdrawalRequest>,
    /// How far it is.
    pub state: WithdrawalState,
    /// Everything that officials have decided about it, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<WithdrawalDecision>,
    /// The first second at which the player may enter events again, once that is decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suspended_until: Option<Instant>,
    /// When it was found that the player has abused the acceptance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub abused_at: Option<Instant>,
    /// What becomes of each game, those of a section together: fixed when it was decided, since the
    /// first game that ends would change what is asked about the others. It only grows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plan: Vec<PlannedGame>,
}

/// What an official has decided about a withdrawal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WithdrawalDecision {
    /// When.
    pub at: Instant,
    /// Who.
    pub by: PlayerId,
    /// What.
    pub what: WithdrawalStep,
    /// Why, in words.
    pub reason: String,
}

/// What follows from a decided withdrawal: entries are taken back, and beside that:
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WithdrawalFollowUp {
    /// Whether the player has died, which the profile tells and nobody tells the player.
    pub has_died: bool,
    /// Whether the player's games follow. After an abuse was found they do not: they have followed from
    /// the acceptance, and those that were begun since go on (`TR-8.3`).
    pub directs_games: bool,
}

/// A player's last withdrawal.
#[derive(Clone, Copy, Debug)]
pub struct LastWithdrawal<'a> {
    /// What it is.
    pub withdrawal: &'a Withdrawal,
    /// Whether everything has followed that follows from it as it stands.
    pub settled: bool,
}

/// What an official does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithdrawalAct<T> {
    /// A ruling on a request, or a report without one.
    pub what: T,
    /// Who.
    pub by: PlayerId,
    /// Why, in words.
    pub reason: String,
    /// For how many months the player may not enter events, where that can be chosen.
    pub suspension_months: Option<u16>,
}

/// What is known of a player about whose withdrawal is decided.
#[derive(Clone, Debug)]
pub struct WithdrawalFacts<'a> {
    /// The events in which the player has running games.
    pub events: Vec<&'a WithdrawnEvent>,
    /// Events that the player has entered and that have not begun.
    pub entered: usize,
    /// What was decided about the player's withdrawals so far, in order.
    pub past: &'a [PastWithdrawal],
    /// Whether the official reviews what a director finds inadequate (`TR-8.4`).
    pub reviews: bool,
}

impl WithdrawalFacts<'_> {
    /// How long a decision of this kind may keep the player from entering.
    pub fn suspension_range(&self, kind: WithdrawalKind) -> SuspensionRange {
        // Before the start there is no penalty (`TR-8.1`).
        let begun = self.events.iter().any(|event| event.begun);
        suspension_range(kind, begun, self.past)
    }

    fn is_empty(&self) -> bool {
        self.events.is_empty() && self.entered == 0
    }

    fn games(&self) -> impl Iterator<Item = &WithdrawnGame> {
        self.events.iter().flat_map(|event| &event.games)
    }
}

impl LastWithdrawal<'_> {
    /// Whether what was decided is still being carried out.
    fn is_carried_out(self) -> bool {
        !self.settled && self.withdrawal.state.kind().is_some()
    }
}

impl Withdrawal {
    /// The withdrawal that a player's request opens; the same request once more changes nothing.
    /// `running`: all of the player's running games; `entered`: events not yet started.
    ///
    /// # Errors
    /// `WithdrawalWaits`, `WithdrawalDecided` while that is being carried out, and what
    /// [`WithdrawalRequest::check`] refuses.
    pub fn ask(
        player: PlayerId,
        request: WithdrawalRequest,
        last: Option<LastWithdrawal<'_>>,
        (running, entered): (&[GameId], usize),
        now: Instant,
    ) -> Result<Outcome<Withdrawal>, WithdrawalRefusal> {
        if let Some(last) = last {
            if last.withdrawal.state.waits() {
                let same = last.withdrawal.request.as_ref() == Some(&request);
                return match same {
                    true => Ok(Outcome::Unchanged),
                    false => Err(WithdrawalRefusal::WithdrawalWaits),
                };
            }
            if last.is_carried_out() {
                return Err(WithdrawalRefusal::WithdrawalDecided);
            }
        }
        // Nobody withdraws again from games in which somebody else is looked for.
        let waits = |game: &GameId| {
            let mut planned = last.iter().flat_map(|last| &last.withdrawal.plan);
            planned.any(|it| it.awaits && it.game == *game)
        };
        let running: Vec<GameId> = running.iter().filter(|it| !waits(it)).copied().collect();
        request.check(&running, entered)?;
        let opened = Withdrawal::opened(player, WithdrawalState::Requested, now);
        Ok(Outcome::Changed(Withdrawal { request: Some(request), ..opened }))
    }

    fn opened(by: PlayerId, state: WithdrawalState, now: Instant) -> Withdrawal {
        Withdrawal {
            at: now,
            by,
            request: None,
            state,
            decisions: Vec::new(),
            suspended_until: None,
            abused_at: None,
            plan: Vec::new(),
        }
    }

    /// The withdrawal once the player thinks better of it; so once more it is the same.
    ///
    /// # Errors
    /// `WithdrawalDecided`.
    pub fn take_back(&self) -> Result<Outcome<Withdrawal>, WithdrawalRefusal> {
        let state = self.state.taken_back()?;
        match state == self.state {
            true => Ok(Outcome::Unchanged),
            false => Ok(Outcome::Changed(Withdrawal { state, ..self.clone() })),
        }
    }

    /// The withdrawal after an official's ruling; decided so before, it is the same. `settled`:
    /// whether everything has followed from it as it stands.
    ///
    /// # Errors
    /// The first [`WithdrawalRefusal`] that applies.
    pub fn decide(
        &self,
        act: WithdrawalAct<WithdrawalRuling>,
        settled: bool,
        facts: &WithdrawalFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Withdrawal>, WithdrawalRefusal> {
        let ruling = act.what;
        let step = WithdrawalStep::from(ruling);
        if ruling.state().map_or(self.abused_at.is_some(), |state| state == self.state) {
            return Ok(Outcome::Unchanged);
        }
        let mut after = self.clone();
        match ruling.state() {
            None => after.abuse(settled, now)?,
            Some(state) => {
                self.check_ruling(ruling, facts, now)?;
                after.state = state;
                if let Some(kind) = state.kind() {
                    after.conclude(kind, act.suspension_months, facts, now)?;
                }
            }
        }
        after.record(act.by, step, act.reason, now);
        Ok(Outcome::Changed(after))
    }

    fn check_ruling(
        &self,
        ruling: WithdrawalRuling,
        facts: &WithdrawalFacts<'_>,
        now: Instant,
    ) -> Result<(), WithdrawalRefusal> {
        if !self.state.waits() {
            return Err(WithdrawalRefusal::WithdrawalDecided);
        }
        match ruling {
            WithdrawalRuling::Accepted => {
                if let Some(request) = &self.request {
                    request.check_adequate()?;
                }
                match needs_review(facts.past, now) && !facts.reviews {
                    true => Err(WithdrawalRefusal::ReviewFirst),
                    false => Ok(()),
                }
            }
            // Nobody withdraws in spite of an offer that was not made (`TR-8.4`).
            WithdrawalRuling::Unaccepted if self.state != WithdrawalState::Offered => {
                Err(WithdrawalRefusal::OfferFirst)
            }
            WithdrawalRuling::Unaccepted
            | WithdrawalRuling::Offered
            | WithdrawalRuling::Death
            | WithdrawalRuling::Abused => Ok(()),
        }
    }

    /// The acceptance was abused: five years from now without entry (`TR-8.3`).
    fn abuse(&mut self, settled: bool, now: Instant) -> Result<(), WithdrawalRefusal> {
        if self.state != WithdrawalState::Decided(WithdrawalKind::Accepted) {
            return Err(WithdrawalRefusal::NotAccepted);
        }
        // Nothing else follows once abuse was found: the games would be left as they are.
        if !settled {
            return Err(WithdrawalRefusal::BeingCarriedOut);
        }
        let until = no_entry_until(now, FIVE_YEARS_MONTHS);
        self.suspended_until = self.suspended_until.max(Some(until));
        self.abused_at = Some(now);
        Ok(())
    }

    /// What follows from a decision: how long the player may not enter, and what becomes of the
    /// games (`TR-8.3` to `TR-8.5`, `SKS-7.3` to `SKS-7.5`).
    fn conclude(
        &mut self,
        kind: WithdrawalKind,
        months: Option<u16>,
        facts: &WithdrawalFacts<'_>,
        now: Instant,
    ) -> Result<(), WithdrawalRefusal> {
        self.suspended_until = facts.suspension_range(kind).until(months, now)?;
        self.plan = plan(facts.events.iter().copied(), kind);
        Ok(())
    }

    fn record(&mut self, by: PlayerId, what: WithdrawalStep, reason: String, now: Instant) {
        self.decisions.push(WithdrawalDecision { at: now, by, what, reason });
    }

    /// The withdrawal that an official reports of a player who has not asked (`TR-8.2`, `TR-8.5`,
    /// `SKS-7.2`); reported so before, nothing changes.
    ///
    /// # Errors
    /// What [`Withdrawal::check_reportable`] refuses; `SuspensionMissing`, `SuspensionOutside`.
    pub fn report(
        act: WithdrawalAct<WithdrawalReport>,
        last: Option<LastWithdrawal<'_>>,
        facts: &WithdrawalFacts<'_>,
        now: Instant,
    ) -> Result<Outcome<Withdrawal>, WithdrawalRefusal> {
        let kind = act.what.kind();
        // Who has nothing left to withdraw from has not withdrawn once more.
        let known = last.filter(|last| last.withdrawal.state == WithdrawalState::Decided(kind));
        if known.is_some_and(|last| !last.settled || last.withdrawal.leaves_nothing(facts)) {
            return Ok(Outcome::Unchanged);
        }
        Withdrawal::check_reportable(last, facts)?;
        let mut new = Withdrawal::opened(act.by, WithdrawalState::Decided(kind), now);
        new.conclude(kind, act.suspension_months, facts, now)?;
        new.record(act.by, WithdrawalStep::from(kind), act.reason, now);
        Ok(Outcome::Changed(new))
    }

    /// Refuses the report of a withdrawal where there is one already, or none to report.
    ///
    /// # Errors
    /// `WithdrawalWaits`, `WithdrawalDecided`, `NothingToWithdrawFrom`.
    pub fn check_reportable(
        last: Option<LastWithdrawal<'_>>,
        facts: &WithdrawalFacts<'_>,
    ) -> Result<(), WithdrawalRefusal> {
        match last {
            Some(last) if last.withdrawal.state.waits() => Err(WithdrawalRefusal::WithdrawalWaits),
            Some(last) if last.is_carried_out() => Err(WithdrawalRefusal::WithdrawalDecided),
            _ if facts.is_empty() => Err(WithdrawalRefusal::NothingToWithdrawFrom),
            _ => Ok(()),
        }
    }

    /// Whether nothing is left to withdraw from but games that this withdrawal has sent to the
    /// adjudicators, or that time has ended unseen: it could do nothing about those.
    fn leaves_nothing(&self, facts: &WithdrawalFacts<'_>) -> bool {
        let planned = |game: &WithdrawnGame| self.plan.iter().find(|it| it.game == game.game);
        let sent = |game: &WithdrawnGame| {
            planned(game).is_some_and(|it| it.consequence == Consequence::Adjudicate)
        };
        let awaits = |game: &WithdrawnGame| game.waits && planned(game).is_some_and(|it| it.awaits);
        let left = |game: &WithdrawnGame| {
            game.facts.stage != GameStage::Running
                || game.over_on_time
                || awaits(game)
                || (game.in_adjudication && sent(game))
        };
        facts.entered == 0 && facts.games().all(left)
    }

    /// The decided withdrawal with the games that were set up since; none where there are none.
    pub fn extended<'a>(
        &self,
        events: impl IntoIterator<Item = &'a WithdrawnEvent>,
    ) -> Option<Withdrawal> {
        let known = |game: &PlannedGame| self.plan.iter().any(|it| it.game == game.game);
        let mut more = plan(events, self.state.kind()?);
        more.retain(|planned| !known(planned));
        let longer = || Withdrawal {
            plan: self.plan.iter().copied().chain(more.iter().copied()).collect(),
            ..self.clone()
        };
        (!more.is_empty()).then(longer)
    }

    /// What is to be carried out as it stands; none before it is decided. Once an abuse was found nobody
    /// plays in what they have entered since, and has not begun (`TR-8.3`).
    pub fn follow_up(&self) -> Option<WithdrawalFollowUp> {
        let has_died = self.state.kind()?.is_death();
        Some(WithdrawalFollowUp { has_died, directs_games: self.abused_at.is_none() })
    }

    /// What later withdrawals and entries ask of it; none where nothing was decided.
    pub fn past(&self) -> Option<PastWithdrawal> {
        let kind = self.state.kind()?;
        let step = WithdrawalStep::from(kind);
        let at = self.decisions.iter().find(|decision| decision.what == step)?.at;
        Some(PastWithdrawal { kind, at, suspended_until: self.suspended_until })
    }
}
