//! A game's two clocks: what they show, when a flag falls, and when they stand still.

use std::borrow::Cow;

use shakmaty::Color;

use super::silence::SILENCE_TOLD_DAYS;
use crate::desk::Adjustment;
use crate::game::{Due, State};
use crate::{
    Clock, DAY_SECONDS, Ending, Game, Instant, Interval, Intervals, Reason, Referred, Reflection,
    SILENCE_DAYS_MAX, SilenceRule, Stop, Stopped, TimeControl,
};

/// What puts an end to a game in which nobody does anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndsBy {
    /// The flag of the player on move falls (`LAW-6.1`).
    Flag,
    /// The player on move has been silent for too long.
    Silence,
    /// Play in the section ends, and the adjudicators decide (`LAW-11.1`).
    EndOfPlay,
}

/// Whatever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndsFirst {
    /// When.
    pub at: Instant,
    /// What it is.
    pub by: EndsBy,
}

impl Game {
    /// What ends the game first if nobody does anything, and when, play in its section ending at
    /// `play_ends`; none in a game that is over or out of play, or that waits for somebody with no end of
    /// play.
    pub fn ends_first(&self, play_ends: Option<Instant>) -> Option<EndsFirst> {
        let out = |stopped: &Stopped| matches!(stopped.why, Stop::Adjudication | Stop::Elsewhere);
        if self.ending().is_some() || self.stopped().is_some_and(out) {
            return None;
        }
        let by = |silence| if silence { EndsBy::Silence } else { EndsBy::Flag };
        let due = self.due().map(|due| EndsFirst { at: due.at, by: by(due.silence) });
        let play = play_ends.map(|at| EndsFirst { at, by: EndsBy::EndOfPlay });
        // A flag that falls with the end of play loses nothing.
        [play, due].into_iter().flatten().min_by_key(|ends| ends.at)
    }

    /// When the flag of the player on move falls, were silence no rule; none without a limit, and
    /// while nobody can move.
    pub fn flag_at(&self) -> Option<Instant> {
        if self.is_running() { self.flag_due() } else { None }
    }

    /// The moment at which the game ends by itself if the player on move does nothing: the flag
    /// falls, or silence has lasted too long.
    pub fn deadline(&self) -> Option<Instant> {
        self.due().map(|due| due.at)
    }

    /// Whether the player on move can move: the game is not over and waits for nobody else.
    pub fn is_running(&self) -> bool {
        matches!(self.state, State::Running { .. })
    }

    /// What happens by itself next.
    pub(crate) fn due(&self) -> Option<Due> {
        match self.state {
            State::Running { due } => due,
            State::Flagged { .. } | State::Referred(_) | State::Stopped(_) | State::Finished(_) => {
                None
            }
        }
    }

    /// Whose flag has fallen by `now`, and when (`LAW-6.1`, `LAW-6.6`, `TR-8.7a`).
    pub fn flag_fell(&self, now: Instant) -> Option<(Color, Instant)> {
        match self.state {
            State::Flagged { by, at } => Some((by, at)),
            State::Running { due: Some(Due { at, silence: false }) } if now >= at => {
                Some((self.turn(), at))
            }
            _ => None,
        }
    }

    /// Who has been silent for too long by `now`, and since when that loses.
    pub fn silent_since(&self, now: Instant) -> Option<(Color, Instant)> {
        match self.state {
            State::Running { due: Some(Due { at, silence: true }) } if now >= at => {
                Some((self.turn(), at))
            }
            _ => None,
        }
    }

    /// Whether somebody's flag has fallen by `now`, or somebody has been silent for too long, in a game
    /// that is not over.
    pub fn is_out_of_time(&self, now: Instant) -> bool {
        self.flag_fell(now).is_some() || self.silent_since(now).is_some()
    }

    /// When the clock that now runs was started.
    pub fn turn_since(&self) -> Instant {
        self.turn_began(self.plies().len())
    }

    /// When the clock was started for the half-move with this index.
    pub(crate) fn turn_began(&self, index: usize) -> Instant {
        let starts_at = self.terms().starts_at;
        let before = index.checked_sub(1).and_then(|before| self.plies().get(before));
        before.map_or(starts_at, |ply| ply.at.max(starts_at))
    }

    /// Seconds that the player on move has used for this move by `at`; none of those in which the
    /// clock stood still. It does not run on while a claim waits, nor once a flag that has to be
    /// claimed has stopped the game (`LAW-6.6`).
    pub fn thinking_seconds(&self, at: Instant) -> i64 {
        let until = match self.state {
            State::Referred(Referred { at: stopped, .. })
            | State::Flagged { at: stopped, .. }
            | State::Stopped(Stopped { since: stopped, .. }) => stopped.min(at),
            State::Running { .. } | State::Finished(_) => at,
        };
        self.seconds_used(self.turn(), self.turn_since(), until)
    }

    /// Seconds by which `color`'s clock goes forward between two moments.
    pub(crate) fn seconds_used(&self, color: Color, from: Instant, until: Instant) -> i64 {
        let stood = self.stood_still(color).seconds_between(from, until);
        (until - from).max(0) - stood
    }

    /// When `color`'s clock has stood and will stand still, claims that wait now left aside.
    pub(crate) fn stood_still(&self, color: Color) -> Cow<'_, Intervals> {
        let parts = [&self.stood, self.leave.get(color), self.former_leave.get(color)];
        let mut parts = parts.into_iter().filter(|part| !part.is_empty());
        let Some(first) = parts.next() else { return Cow::Borrowed(&self.stood) };
        parts.fold(Cow::Borrowed(first), |all, part| Cow::Owned(all.union(part)))
    }

    /// The leave of whoever plays for `color` now (`LAW-10.1`).
    pub fn leave(&self, color: Color) -> &Intervals {
        self.leave.get(color)
    }

    /// The leave that `color` is on at `now`.
    pub fn on_leave(&self, color: Color, now: Instant) -> Option<Interval> {
        self.leave.get(color).containing(now)
    }

    /// The present reflection by `at`.
    pub(crate) fn reflection(&self, at: Instant) -> Reflection {
        Reflection { seconds: self.thinking_seconds(at), refilled_seconds: self.refilled_seconds }
    }

    /// Seconds moved from the bank to the clock for the present move (`LAW-C`).
    pub fn refilled_seconds(&self) -> i64 {
        self.refilled_seconds
    }

    /// Seconds that the player on move can still move from the bank to the clock at `now`; none
    /// but in Triple Block.
    pub fn refillable_seconds(&self, now: Instant) -> Option<i64> {
        match self.terms().time_control {
            TimeControl::TripleBlock(blocks) => {
                let used = self.time_used(self.turn());
                Some(blocks.refillable_seconds(used, self.reflection(now)))
            }
            _ => None,
        }
    }

    /// `color`'s clock at `now`; before the start (`LAW-6.4`), on leave and after the end it
    /// stands still. Who has lost on time has none left.
    pub fn clock(&self, color: Color, now: Instant) -> Clock {
        let on_move = self.ending().is_none() && color == self.turn();
        let fallen = |end: &&Ending| end.reason == Reason::TimeForfeiture && end.by == Some(color);
        let reflection = match self.ending().filter(fallen) {
            Some(end) => self.reflection(end.at),
            None if on_move => self.reflection(now),
            None => Reflection::default(),
        };
        let stands = self.stood_still(color).containing(now).is_some();
        let runs = on_move && now >= self.terms().starts_at && self.is_running() && !stands;
        self.terms().time_control.clock(self.time_used(color), reflection, runs)
    }

    /// Whole days for which the player on move has not been heard of by `now`; none where silence
    /// does not lose, or nobody is on move.
    pub fn silent_days(&self, now: Instant) -> Option<i64> {
        let counts = self.silence_loses() && self.is_running();
        counts.then(|| self.seconds_used(self.turn(), self.silent_from(), now) / DAY_SECONDS)
    }

    /// Since when silence of the player on move counts: since the clock was started, or since this player is the
    /// one who has to answer.
    pub fn silent_from(&self) -> Instant {
        let sat_down = *self.sat_down.get(self.turn());
        sat_down.map_or(self.turn_since(), |at| at.max(self.turn_since()))
    }

    /// Whether longer reflection was announced for the present move.
    pub fn reflection_announced(&self) -> bool {
        self.announced
    }

    /// The moment by which the player on move has not been heard of for this many whole days, as
    /// far as leave is known.
    pub fn silent_at(&self, days: u16) -> Instant {
        let seconds = i64::from(days) * DAY_SECONDS;
        self.stood_still(self.turn()).after(self.silent_from(), seconds)
    }

    /// Whether the director is to see by `now` that the player on move is silent.
    pub fn is_long_silent(&self, now: Instant) -> bool {
        let told = i64::from(SILENCE_TOLD_DAYS);
        !self.announced && self.silent_days(now).is_some_and(|days| days >= told)
    }

    /// Whether the event's terms let silence lose.
    pub(crate) fn silence_loses(&self) -> bool {
        let terms = self.terms();
        terms.silence == SilenceRule::FortyDays && terms.time_control.may_be_stopped()
    }

    /// `LAW-6.5`: the clock of the side to move runs.
    pub(crate) fn start_clock(&mut self) {
        let flag = self.flag_due().map(|at| Due { at, silence: false });
        let silent = (self.silence_loses() && !self.announced)
            .then(|| Due { at: self.silent_at(SILENCE_DAYS_MAX + 1), silence: true });
        // The flag comes first when both are due at one moment.
        let due = [flag, silent].into_iter().flatten().min_by_key(|due| (due.at, due.silence));
        self.state = State::Running { due };
    }

    /// When the flag of the side to move falls, if its clock runs from the turn's beginning on.
    fn flag_due(&self) -> Option<Instant> {
        let turn = self.turn();
        let control = self.terms().time_control;
        let to_flag = control.seconds_to_flag(self.time_used(turn), self.refilled_seconds)?;
        let at = self.stood_still(turn).after(self.turn_since(), to_flag.max(0));
        // Time that was taken as a penalty loses with the decision, not before it.
        Some(self.adjusted_at.map_or(at, |adjusted| at.max(adjusted)))
    }

    /// What officials have changed about the clocks after so many half-moves.
    fn adjust_after(&mut self, plies: usize) {
        for adjusted in self.adjusted.iter().filter(|adjusted| adjusted.plies == plies) {
            let used = self.used.get_mut(adjusted.by);
            used.adjusted_days = used.adjusted_days.saturating_add(adjusted.days);
            used.moves = used.moves.saturating_add_signed(adjusted.moves);
        }
    }

    /// Goes by what is now known of when clocks stood still: counts every half-move again.
    ///
    /// A claim that waits goes on waiting; a flag that had fallen may not have fallen after all.
    pub(crate) fn restart_clocks(&mut self) {
        let control = self.terms().time_control;
        self.used = Default::default();
        for index in 0..=self.plies.len() {
            self.adjust_after(index);
            let mover = self.mover(index);
            let Some(at) = self.plies.get(index).map(|ply| ply.at) else { break };
            let seconds = self.seconds_used(mover, self.turn_began(index), at);
            if let Some(ply) = self.plies.get_mut(index) {
                ply.seconds = seconds;
                ply.charged_days = control.charged_days(seconds);
            }
            let used = self.used.get_mut(mover);
            *used = control.after_move(*used, seconds);
            let told_anew = |adjusted: &Adjustment| {
                adjusted.told && adjusted.by == mover && adjusted.plies > index
            };
            if let Some(ply) = self.plies.get_mut(index) {
                let known = !self.adjusted.iter().any(told_anew);
                ply.days_left = control.days_left(*used).filter(|_| known);
            }
        }
        if matches!(self.state, State::Running { .. } | State::Flagged { .. }) {
            self.start_clock();
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::ByColor;

    use super::*;
    use crate::{Event, FlagRule, Period, PlayerId, Terms, TripleBlock, Variant, notation};

    const ENDS: [i64; 9] = [
        i64::MIN,
        i64::MIN + 1,
        -DAY_SECONDS,
        0,
        1,
        1_000 * DAY_SECONDS,
        i64::MAX / 2,
        i64::MAX - 1,
        i64::MAX,
    ];

    fn moments() -> impl Strategy<Value = Instant> {
        prop_oneof![
            3 => proptest::sample::select(&ENDS[..]),
            1 => any::<i64>(),
            2 => 0..9_000 * DAY_SECONDS
        ]
        .prop_map(Instant::from_unix)
    }

    fn controls() -> impl Strategy<Value = TimeControl> {
        let number = || prop_oneof![Just(0_u16), Just(1), Just(50), Just(u16::MAX)];
        let numbers = (number(), number(), number(), number(), proptest::option::of(number()));
        (0..5_u8, numbers).prop_map(|(kind, (moves, days, more, most, double_after_days))| {
            let (first, then) = (Period { moves, days }, Period { moves: more, days: most });
            match kind {
                0 => TimeControl::MovesInDays { moves, days, double_after_days },
                1 => TimeControl::Phases { first, then, double_after_days },
                2 => TimeControl::BasePerMove { days, days_per_move: more, double_after_days },
                3 => TimeControl::TripleBlock(TripleBlock {
                    bank_days: days,
                    increment_days: more,
                    protected: moves > 0,
                }),
                _ => TimeControl::None,
            }
        })
    }

    /// The next event of a log that nobody decided: a move of the knights, or what changes clocks.
    fn event(game: &Game, kind: u8, at: Instant, from: Instant, until: Instant) -> Option<Event> {
        let by = if from < until { Color::White } else { Color::Black };
        let leave = Interval { from, until };
        Some(match kind {
            0..=9 => {
                let text = ["Nc3", "Nc6", "Nb1", "Nb8"][usize::from(game.ply()) % 4];
                let code = notation::read_move(text, game.position()).ok()?;
                Event::MovePlayed { at, code, draw_offered: false, ends: None, conditional: false }
            }
            10 => Event::LeaveRegistered { at, by, leave },
            11 => Event::LeaveCancelled { at, by, leave },
            12 => Event::OutageCredited { at, outage: leave },
            13 => Event::TimeRefilled { at, by, seconds: u32::MAX },
            14 => Event::ReflectionAnnounced { at, by },
            _ => Event::FlagFell { at, by },
        })
    }

    proptest! {
        /// LAW-6.1: a damaged log, at the ends of time and under controls at the ends of their
        /// numbers, is no danger: it is refused, or its clocks are told.
        #[test]
        fn the_ends_of_time_are_no_danger(
            time_control in controls(),
            starts_at in moments(),
            events in proptest::collection::vec((0..16_u8, moments(), moments(), moments()), 0..24),
            now in moments(),
        ) {
            let players = ByColor { white: PlayerId(1), black: PlayerId(2) };
            let terms = Terms {
                time_control,
                silence: SilenceRule::FortyDays,
                flag: FlagRule::Claimed,
                ..Terms::new(players, Variant::Chess, starts_at)
            };
            let mut game = Game::new(terms.clone());
            for (kind, at, from, until) in events {
                let Some(next) = event(&game, kind, at, from, until) else { continue };
                let before = game.log().len();
                let applied = game.apply(&next).is_ok();
                prop_assert_eq!(game.log().len(), before + usize::from(applied));
                for color in Color::ALL {
                    let clock = game.clock(color, now);
                    prop_assert!(clock.thinking_seconds >= 0);
                    prop_assert_eq!(clock.bank_seconds.is_some(), !time_control.may_be_stopped());
                }
                let due = game.forfeit(now).is_some();
                prop_assert_eq!(due, game.is_running() && game.deadline().is_some_and(|at| now >= at));
                prop_assert!(game.silent_days(now).is_none_or(|days| days >= 0));
                prop_assert!(game.refillable_seconds(now).is_none_or(|seconds| seconds >= 0));
                prop_assert!(game.silent_at(14) <= game.silent_at(41));
            }
            prop_assert!(Game::replay(terms, game.log()).is_ok());
        }
    }
}
