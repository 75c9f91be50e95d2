//! Withdrawals: what a decision would do to every game of a player, and doing it.
//!
//! What becomes of each game is fixed with the decision; then the games follow section by section, and
//! every entry in an event that has not started is taken back. The withdrawal's alarm rings until
//! all of that is done and told: a run may die anywhere, run twice or overlap another, since a
//! section takes a decision once and a notice is put once.

use std::collections::{BTreeMap, BTreeSet};

use futures_util::future::try_join;
use rules::tournament::{
    Consequence, EntryAct, EntryLine, EventId, EventState, GameFacts, Otherwise, PastWithdrawal,
    PlannedGame, RuleSet, SectionId, WithdrawnEvent, WithdrawnGame, owes_deposit, suspended_until,
};
use rules::{
    AdjudicationClaim, Color, DecidedRuling, DirectedGame, GameId, Instant, Outcome, PlayerId,
    Ruling, Suspension, SuspensionCause,
};
use store::{
    DECISION_GAMES_MAX, Error, EventAct, Section, StoredEvent, StoredWithdrawal, WithdrawalId,
};

use crate::work::retry::{retry, unless_changed};
use crate::{About, App, Problem};

/// What a player has in one event, with what officials are shown of it.
#[derive(Clone, Debug)]
pub struct WithdrawalPart {
    /// The event; none where its sections were set up one by one.
    pub event: Option<EventId>,
    /// The event's name.
    pub name: String,
    /// Whose rules it is played under.
    pub rule_set: RuleSet,
    /// Who directs the sections, who holds the event.
    pub about: Vec<About>,
    /// What is withdrawn from.
    pub withdrawn: WithdrawnEvent,
}

/// What a player's withdrawals so far bring about, and what officers have decided about the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WithdrawalRecord {
    /// Those that were decided, in order.
    pub past: Vec<PastWithdrawal>,
    /// The first second at which the player may enter events again.
    pub suspended_until: Option<Instant>,
    /// What officers have suspended the player for, where that lasts so long.
    pub suspended_for: Option<SuspensionCause>,
    /// Whether the player owes a deposit with the next entry (`TR-8.4`).
    pub owes_deposit: bool,
}

impl App {
    /// What a player's withdrawals so far bring about (`TR-8.3` to `TR-8.6`), and officers' suspensions
    /// (`TR-14`, `LAW-13.3.2`).
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn withdrawal_record(&self, player: PlayerId) -> Result<WithdrawalRecord, Problem> {
        let (withdrawals, made) =
            try_join(self.store.withdrawals_of(player), self.store.suspensions(player)).await?;
        let past: Vec<PastWithdrawal> =
            withdrawals.iter().filter_map(|stored| stored.withdrawal.past()).collect();
        let by_officers = Suspension::last_to_end(&made.made);
        let after_withdrawals = suspended_until(&past);
        let until = by_officers.map(|made| made.until);
        let mut record = WithdrawalRecord {
            suspended_until: after_withdrawals.max(until),
            suspended_for: by_officers.filter(|_| until > after_withdrawals).map(|made| made.cause),
            ..WithdrawalRecord::default()
        };
        if past.is_empty() {
            return Ok(record);
        }
        let lines = self.store.entries_of(player).await?;
        let refunds = EntryLine::refunds(&lines);
        record.owes_deposit = owes_deposit(&past, &refunds);
        record.past = past;
        Ok(record)
    }

    /// The events in which a player has running games, with all games there.
    ///
    /// # Errors
    /// `unavailable`; an internal problem when a game is corrupt.
    pub async fn withdrawal_parts(&self, player: PlayerId) -> Result<Vec<WithdrawalPart>, Problem> {
        let seats = self.store.seats(player).await?;
        let ids: BTreeSet<SectionId> = seats.iter().map(|seat| seat.section).collect();
        let sections = self.store.sections(&ids.into_iter().collect::<Vec<_>>()).await?;
        let sections: BTreeMap<SectionId, Section> =
            sections.into_iter().map(|section| (section.id, section)).collect();
        // Sections of one event are one part; without an event each is one of its own.
        let part_of = |id: SectionId| match sections.get(&id).and_then(|section| section.event) {
            Some(event) => (0, event.0),
            None => (1, id.0),
        };
        let running = seats.iter().filter(|seat| seat.ended_at.is_none());
        let wanted: BTreeSet<(u8, u32)> = running.map(|seat| part_of(seat.section)).collect();
        let mut parts = Vec::with_capacity(wanted.len());
        for part in wanted {
            let of_part = |seat: &&store::Seat| part_of(seat.section) == part;
            let seats: Vec<store::Seat> = seats.iter().filter(of_part).copied().collect();
            parts.push(self.part_of(player, &seats, &sections).await?);
        }
        Ok(parts)
    }

    async fn part_of(
        &self,
        player: PlayerId,
        seats: &[store::Seat],
        sections: &BTreeMap<SectionId, Section>,
    ) -> Result<WithdrawalPart, Problem> {
        let ids: BTreeSet<SectionId> = seats.iter().map(|seat| seat.section).collect();
        let sections: Vec<&Section> = ids.iter().filter_map(|id| sections.get(id)).collect();
        let first =
            sections.first().ok_or_else(|| Problem::internal("a seat without a section"))?;
        let event = match first.event {
            Some(id) => Some(self.store.event(id).await?),
            None => None,
        };
        let of_event = event.as_ref().map(About::of).unwrap_or_default();
        let about = |section: &&Section| of_event.clone().in_section(section);
        let ids: Vec<GameId> = seats.iter().map(|seat| seat.game).collect();
        let stored = self.whole_games(&ids).await?.games;
        let in_teams = self.seats_in_teams(event.as_ref(), &sections, player).await?;
        let now = self.clock.now();
        let begun = stored.iter().any(|(stored, _)| stored.terms.starts_at <= now);
        let mut games = Vec::with_capacity(stored.len());
        for (stored, game) in stored {
            let seat = seats.iter().find(|seat| seat.game == stored.id);
            let seat = seat.ok_or_else(|| Problem::internal("a game that nobody asked for"))?;
            let in_team = in_teams.get(&seat.section).copied().unwrap_or_default();
            games.push(WithdrawnGame {
                game: seat.game,
                section: seat.section,
                color: seat.color,
                opponent: seat.opponent,
                facts: GameFacts::of(&game, seat.color),
                in_adjudication: game.is_in_adjudication(),
                over_on_time: game.is_over_on_time(now),
                replaceable: in_team.replaceable,
                waits: in_team.waits,
            });
        }
        games.sort_by_key(|game| (game.section, game.game));
        Ok(WithdrawalPart {
            event: first.event,
            // Of no event there may be several.
            name: if first.is_friendly() { first.full_name() } else { first.event_name.clone() },
            rule_set: event.map_or(RuleSet::Iccf, |event| event.announcement.rule_set),
            about: sections.iter().map(about).collect(),
            withdrawn: WithdrawnEvent { begun, games },
        })
    }

    /// The events that a player has entered and that have no start lists yet.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn entered_events(&self, player: PlayerId) -> Result<Vec<StoredEvent>, Problem> {
        let lines = self.store.entries_of(player).await?;
        let ids: Vec<EventId> = lines.iter().map(|line| line.event).collect();
        let mut events = self.store.events(&ids).await?;
        events.retain(|event| event.state == EventState::Announced);
        events.sort_by_key(|event| event.id);
        Ok(events)
    }

    /// Sees to everything that follows from a withdrawal as it stands: tells everybody concerned,
    /// and once it is decided takes entries back and changes the games. Answers whether all is done.
    ///
    /// # Errors
    /// `unavailable`; a game that could not be changed: the others have followed, and the alarm
    /// stays.
    pub async fn settle_withdrawal(&self, id: WithdrawalId) -> Result<bool, Problem> {
        let stored = self.store.withdrawal(id).await?;
        if stored.is_settled() {
            return Ok(true);
        }
        let told = self.tell_withdrawal(&stored).await;
        let settled = match stored.withdrawal.follow_up() {
            Some(follow_up) => {
                if follow_up.has_died {
                    self.store.mark_deceased(id.player).await?;
                }
                // Whoever holds the events is told of the entries as long as they are there.
                let entries = match &told {
                    Ok(()) => self.withdraw_entries(&stored).await,
                    Err(_) => Ok(()),
                };
                let games = match follow_up.directs_games {
                    true => self.change_games(stored).await,
                    false => Ok(Some(stored)),
                };
                entries.and(games)?
            }
            None => Some(stored),
        };
        told?;
        let Some(settled) = settled else { return Ok(false) };
        match self.store.withdrawal_settled(&settled).await {
            Ok(()) => Ok(true),
            Err(Error::Conflict) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Takes back what the player had entered and not begun when it was decided (`TR-8.1`).
    async fn withdraw_entries(&self, stored: &StoredWithdrawal) -> Result<(), Problem> {
        let Some(decided) = stored.withdrawal.decisions.last() else { return Ok(()) };
        for event in self.entered_events(stored.id.player).await? {
            let player = stored.id.player;
            retry(|| self.withdraw_entry_once(event.id, player, decided.by, decided.at)).await?;
        }
        Ok(())
    }

    /// None when the event has changed meanwhile.
    async fn withdraw_entry_once(
        &self,
        event: EventId,
        player: PlayerId,
        by: PlayerId,
        decided_at: Instant,
    ) -> Result<Option<()>, Problem> {
        let event = self.store.event(event).await?;
        let Some(entry) = self.store.entry(event.id, player).await? else { return Ok(Some(())) };
        let Outcome::Changed(entry) = entry.withdrawn_with(decided_at, event.state) else {
            return Ok(Some(()));
        };
        let at = self.clock.now();
        let (act, player) = (EntryAct::Withdraw.logged_as(), Some(player));
        let act = EventAct { player, ..EventAct::new(at, by, act) };
        unless_changed(self.store.put_entry(&event, &entry, &act).await)
    }

    /// Has the games of the plan directed (`SKS-7.3`), section by section, and those that were set up since.
    /// Answers what is then kept; none when another run has gone on from where this one was.
    async fn change_games(
        &self,
        mut stored: StoredWithdrawal,
    ) -> Result<Option<StoredWithdrawal>, Problem> {
        // Once a game has failed it is not kept how far the work is, and only this run goes on.
        let (mut failure, mut here) = (None, stored.progress);
        loop {
            let left = stored.withdrawal.plan.get(here..).unwrap_or_default();
            let Some(section) = left.first().map(|planned| planned.section) else {
                if let Some(problem) = failure {
                    return Err(problem);
                }
                match self.extend_plan(&stored).await? {
                    Some(longer) => stored = longer,
                    None => return Ok(Some(stored)),
                }
                continue;
            };
            let together = left.iter().take_while(|planned| planned.section == section);
            let games: Vec<PlannedGame> = together.take(DECISION_GAMES_MAX).copied().collect();
            if let Err(problem) = self.direct_planned(&stored, here, &games).await {
                tracing::error!(withdrawal = %stored.id, %problem, "a section has not followed");
                failure = Some(problem);
            }
            here += games.len();
            if failure.is_none() {
                match self.store.withdrawal_goes_on(&stored, here).await {
                    Ok(()) => stored.progress = here,
                    // Each section takes the decision once, and the other run does the rest.
                    Err(Error::Conflict) => return Ok(None),
                    Err(error) => return Err(error.into()),
                }
            }
        }
    }

    /// One section's games, by a decision of its own that has this place of the plan in its key.
    async fn direct_planned(
        &self,
        stored: &StoredWithdrawal,
        place: usize,
        games: &[PlannedGame],
    ) -> Result<(), Problem> {
        let decided = stored.withdrawal.decisions.last().zip(stored.withdrawal.state.kind());
        let Some((first, (decided, kind))) = games.first().zip(decided) else { return Ok(()) };
        let ruling = Ruling {
            player: Some(stored.id.player),
            // Why is told to the player, not to the opponents.
            ..Ruling::new(kind.ruling(), decided.by, decided.at, String::new())
        };
        let mut games = games.to_vec();
        let request = format!("withdrawal-{}-{place}", stored.id);
        let waiting = games.iter().find(|planned| planned.awaits).copied();
        // What is decided about the games was decided since nobody could play on.
        if let Some(waiting) = waiting
            && self.store.decision_of(first.section, &request).await?.is_none()
        {
            let (consequence, decided_at) = (waiting.consequence, decided.at);
            let otherwise = Otherwise { kind, consequence, decided_at };
            let of_player = (stored.id.player, otherwise, (decided.by, decided.at));
            if self.await_substitute_for(first.section, of_player).await? {
                games.retain(|planned| !planned.awaits);
            }
        }
        if games.is_empty() {
            return Ok(());
        }
        let directed = |planned: &PlannedGame| DirectedGame {
            game: planned.game,
            directives: vec![planned.consequence.directive(planned.color())],
        };
        let directed = DecidedRuling { ruling, games: games.iter().map(directed).collect() };
        self.decide(first.section, directed, &request).await?;
        for planned in games.iter().filter(|game| game.consequence == Consequence::Adjudicate) {
            self.claim_for_withdrawn(planned.game, planned.color(), decided.at).await?;
        }
        Ok(())
    }

    /// Nobody else claims for whoever has withdrawn (`LAW-11.1`); what the player has handed in
    /// before stands.
    pub(crate) async fn claim_for_withdrawn(
        &self,
        id: GameId,
        by: Color,
        at: Instant,
    ) -> Result<(), Problem> {
        let (_, game) = self.load_game(id).await?;
        if !game.is_in_adjudication() {
            return Ok(());
        }
        let win = GameFacts::of(&game, by).claims_win();
        let claim = AdjudicationClaim { by, at, win, analysis: String::new() };
        Ok(self.store.claim_for_withdrawn(id, &claim).await?)
    }

    /// Adds to the plan the games that were set up after the decision; none where there are none.
    async fn extend_plan(
        &self,
        stored: &StoredWithdrawal,
    ) -> Result<Option<StoredWithdrawal>, Problem> {
        let seats = self.store.seats(stored.id.player).await?;
        let known: BTreeSet<GameId> =
            stored.withdrawal.plan.iter().map(|planned| planned.game).collect();
        let new = seats.iter().filter(|seat| seat.ended_at.is_none());
        if new.clone().all(|seat| known.contains(&seat.game)) {
            return Ok(None);
        }
        let parts = self.withdrawal_parts(stored.id.player).await?;
        let withdrawn = parts.iter().map(|part| &part.withdrawn);
        let Some(withdrawal) = stored.withdrawal.extended(withdrawn) else { return Ok(None) };
        let longer = StoredWithdrawal { withdrawal, ..stored.clone() };
        match self.store.change_withdrawal(stored, &longer).await {
            Ok(()) | Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(Some(self.store.withdrawal(stored.id).await?))
    }
}
