//! Games that were played, or begun, elsewhere: on another server or by post (`LAW-8.5`).
//!
//! What was told of one is made a log like any other, once, when the game is set up here. A move
//! keeps the moment at which it was made where that was told; without it, it was made with the one
//! before and took no time. A game that goes on does so with the clocks that were told, or as its
//! moves leave them; the time since the last of them is charged to nobody.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::tournament::Flag;
use crate::{
    BoardEnding, Day, Decision, Directive, Event, Game, HalfPoints, Instant, Interval, MoveCode,
    Refusal, Terms,
};

/// In a log, the number of no decision: what was told when the game was brought here.
pub(crate) const TOLD: u32 = 0;

/// A half-move that was made elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveElsewhere {
    /// The move's number.
    pub bits: u16,
    /// When it was made, where that is known.
    pub at: Option<Instant>,
    /// Whether a draw was offered with it.
    pub draw_offered: bool,
}

/// How a game ended that was played elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultElsewhere {
    /// White's points.
    pub white: HalfPoints,
    /// Black's points.
    pub black: HalfPoints,
    /// How it ended, where it was not played to its end.
    pub flag: Option<Flag>,
}

/// What is told of a game that was played, or begun, elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedElsewhere {
    /// The moves, in order.
    pub moves: Vec<MoveElsewhere>,
    /// The result; none where the game goes on, or the board tells it.
    pub result: Option<ResultElsewhere>,
    /// When it ended, where that is known.
    pub ended_at: Option<Instant>,
    /// Whole days that White has left; none: as the moves leave them.
    pub white_days: Option<u16>,
    /// The same of Black.
    pub black_days: Option<u16>,
    /// Whether it is played on elsewhere: then no clock runs here until its result is recorded.
    pub waits: bool,
}

/// What is told of a game cannot be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ElsewhereFault {
    /// A half-move, counted from 0, is not there to be made.
    #[error("this move cannot be made in its position")]
    Move(usize),
    /// A half-move, counted from 0, was made after the game's end.
    #[error("the game had ended on the board before this move")]
    AfterEnd(usize),
    /// A half-move, counted from 0, was made before the one that it answers.
    #[error("the time stamp lies before that of the move before")]
    Order(usize),
    /// A half-move, counted from 0, is still to be made.
    #[error("the time stamp lies in the future")]
    Future(usize),
    /// The score is none that a game so ended can have.
    #[error("a game that has ended so cannot have this result")]
    Score,
    /// The board says something else.
    #[error("the result contradicts the moves: the game ended by {}", .0.in_words())]
    Contradicted(BoardEnding),
    /// It ended before it began.
    #[error("the game ended before its start")]
    EndedBeforeStart,
    /// It ended before its last move.
    #[error("the game ended before its last move")]
    EndedBeforeMove,
    /// It ends in the future.
    #[error("the game's end lies in the future")]
    EndsInFuture,
    /// There are clocks, and the game is over.
    #[error("a game that is over has no days left to tell")]
    ClockOfFinished,
    /// The control has no such days.
    #[error("the clock cannot be set to so many days")]
    ClockNotSet(Color),
    /// A player has lost on time by what is told.
    #[error("a player has no time left by the time stamps: tell the days left of both players")]
    NoTimeLeft,
}

impl ElsewhereFault {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            ElsewhereFault::Move(_) => "illegal_move",
            ElsewhereFault::AfterEnd(_) => "moves_after_end",
            ElsewhereFault::Order(_) => "stamps_out_of_order",
            ElsewhereFault::Future(_) | ElsewhereFault::EndsInFuture => "in_future",
            ElsewhereFault::Score => "impossible_result",
            ElsewhereFault::Contradicted(_) => "result_contradicts_moves",
            ElsewhereFault::EndedBeforeStart => "before_start",
            ElsewhereFault::EndedBeforeMove => "ended_before_last_move",
            ElsewhereFault::ClockOfFinished => "clock_of_finished_game",
            ElsewhereFault::ClockNotSet(_) => "clock_cannot_be_set",
            ElsewhereFault::NoTimeLeft => "no_time_left",
        }
    }
}

impl ResultElsewhere {
    /// Whether a game can have ended so: adjudicated games have a winner or are drawn, a flag does not
    /// fall on both sides, and a default has a loser or two.
    pub fn is_possible(self) -> bool {
        let score = (self.white.0, self.black.0);
        match self.flag {
            None => matches!(score, (2, 0) | (0, 2) | (1, 1) | (0, 0)),
            Some(Flag::Adjudicated | Flag::TimeExceeded) => {
                matches!(score, (2, 0) | (0, 2) | (1, 1))
            }
            Some(Flag::Default) => matches!(score, (2, 0) | (0, 2) | (0, 0)),
            // It counts in nothing, whatever stands there.
            Some(Flag::Cancelled) => true,
        }
    }

    fn directive(self) -> Directive {
        let ResultElsewhere { white, black, flag } = self;
        match flag {
            Some(Flag::Cancelled) => {
                Directive::Recorded { white: HalfPoints(0), black: HalfPoints(0), flag }
            }
            _ => Directive::Recorded { white, black, flag },
        }
    }
}

impl Game {
    /// Whether the game is played elsewhere, or was: by post or on another server. No clock of it
    /// runs here.
    pub fn is_played_elsewhere(&self) -> bool {
        let waits = |event: &Event| {
            let Event::Directed { decision, directive, .. } = *event else { return false };
            decision == TOLD && directive == Directive::ClocksStopped
        };
        self.log().iter().any(waits)
    }

    /// Records the result of a game that is played on elsewhere (`LAW-8.5`). The same again is a
    /// repetition; one that was recorded is changed by a decision of the director's alone.
    ///
    /// # Errors
    /// `GameFinished` with another result; `PlayedHere`.
    pub fn record(&self, result: ResultElsewhere, now: Instant) -> Result<Decision, Refusal> {
        let directive = result.directive();
        let at = self.last_at().map_or(now, |last| last.max(now));
        if let Some(ending) = self.ending() {
            let same = directive.ending(ending.at) == Some(*ending);
            let last = self.log().len().saturating_sub(1);
            return match same {
                true => Ok(Decision::Repeated(last)),
                false => Err(Refusal::GameFinished { reason: ending.reason, at: ending.at }),
            };
        }
        if !self.is_played_elsewhere() {
            return Err(Refusal::PlayedHere);
        }
        Ok(Decision::Accepted(vec![Event::Directed { at, decision: TOLD, directive }]))
    }

    /// Records the result with the moves of the whole game, of which those that stand here are the
    /// first (`LAW-8.5`). What comes now has taken no time here, and mate on the board ends nothing by
    /// itself: the result stands as it was told, so that the director can decide otherwise.
    ///
    /// # Errors
    /// As [`Game::record`]; `IllegalMove`.
    pub fn record_with_moves(
        &self,
        moves: &[MoveCode],
        result: ResultElsewhere,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        if self.ending().is_some() || !self.is_played_elsewhere() {
            return self.record(result, now);
        }
        let at = self.last_at().map_or(now, |last| last.max(now));
        let (mut after, mut events) = (self.clone(), Vec::new());
        for code in moves.iter().copied().skip(self.plies().len()) {
            let (draw_offered, ends, conditional) = (false, None, false);
            let event = Event::MovePlayed { at, code, draw_offered, ends, conditional };
            let illegal = |_| Refusal::IllegalMove { text: code.to_string() };
            after.apply(&event).map_err(illegal)?;
            events.push(event);
        }
        if let Decision::Accepted(recorded) = after.record(result, now)? {
            events.extend(recorded);
        }
        Ok(Decision::Accepted(events))
    }
}

impl PlayedElsewhere {
    /// The game as it stands here at `now`, the moment at which it is set up.
    ///
    /// # Errors
    /// The first [`ElsewhereFault`] that is found.
    pub fn game(&self, terms: Terms, now: Instant) -> Result<Game, ElsewhereFault> {
        let starts_at = terms.starts_at;
        let mut game = Game::new(terms);
        self.play(&mut game, now)?;
        let over = game.ending().is_some() || self.result.is_some();
        if over && (self.white_days.is_some() || self.black_days.is_some()) {
            return Err(ElsewhereFault::ClockOfFinished);
        }
        if over {
            let at = self.end_at(now);
            if at > now {
                return Err(ElsewhereFault::EndsInFuture);
            }
            if Day::of(at) < Day::of(starts_at) {
                return Err(ElsewhereFault::EndedBeforeStart);
            }
        }
        match self.result {
            Some(result) => self.end(&mut game, result, now)?,
            None if game.ending().is_none() => self.go_on(&mut game, now)?,
            None => {}
        }
        Ok(game)
    }

    /// When it ended: as it was told, with a last move whose moment is known, or now.
    fn end_at(&self, now: Instant) -> Instant {
        let last = || self.moves.last().and_then(|played| played.at);
        self.ended_at.or_else(last).unwrap_or(now)
    }

    /// Makes the moves.
    fn play(&self, game: &mut Game, now: Instant) -> Result<(), ElsewhereFault> {
        // A cancelled game counts in nothing, even where it was played to its end.
        let cancelled = self.result.is_some_and(|result| result.flag == Some(Flag::Cancelled));
        for (index, played) in self.moves.iter().enumerate() {
            let code = MoveCode::from_bits(played.bits).ok_or(ElsewhereFault::Move(index))?;
            let mut after = game.position().clone();
            if after.play(code).is_none() {
                // Nothing follows mate and stalemate.
                return Err(match game.position().board_ending() {
                    Some(_) => ElsewhereFault::AfterEnd(index),
                    None => ElsewhereFault::Move(index),
                });
            }
            let is_last = index + 1 == self.moves.len();
            // Elsewhere not every dead position is seen: there the game went on, or was lost.
            let seen = |ending: &BoardEnding| {
                let drawn = self.result.is_none_or(|result| result.white == result.black);
                *ending != BoardEnding::DeadPosition || drawn
            };
            let judged = is_last && !cancelled;
            let ends = judged.then(|| after.board_ending()).flatten().filter(seen);
            let last = game.last_at();
            let unknown = match ends {
                Some(_) => self.end_at(now),
                None => last.unwrap_or_else(|| game.terms().starts_at.min(now)),
            };
            let at = played.at.unwrap_or(unknown);
            if at > now {
                return Err(ElsewhereFault::Future(index));
            }
            if last.is_some_and(|last| at < last) {
                return Err(ElsewhereFault::Order(index));
            }
            let draw_offered = played.draw_offered;
            let event = Event::MovePlayed { at, code, draw_offered, ends, conditional: false };
            game.apply(&event).map_err(|_| ElsewhereFault::Move(index))?;
        }
        Ok(())
    }

    /// Records the result, or finds that the board has told it.
    fn end(
        &self,
        game: &mut Game,
        result: ResultElsewhere,
        now: Instant,
    ) -> Result<(), ElsewhereFault> {
        if !result.is_possible() {
            return Err(ElsewhereFault::Score);
        }
        if let Some(ending) = game.ending() {
            let same = (ending.score.white, ending.score.black) == (result.white, result.black);
            let on_board = game.position().board_ending();
            return match on_board {
                Some(on_board) if !same => Err(ElsewhereFault::Contradicted(on_board)),
                _ => Ok(()),
            };
        }
        let last = game.last_at();
        let at = self.end_at(now);
        let at = match last {
            // Of a result often the day alone is told.
            Some(last) if at < last && Day::of(at) == Day::of(last) => last,
            Some(last) if at < last => return Err(ElsewhereFault::EndedBeforeMove),
            _ => at,
        };
        // Should its end be undone, it goes on where it was played.
        let waits = self.waits.then_some(Directive::ClocksStopped);
        for directive in waits.into_iter().chain([result.directive()]) {
            let event = Event::Directed { at, decision: TOLD, directive };
            game.apply(&event).map_err(|_| ElsewhereFault::Score)?;
        }
        Ok(())
    }

    /// Sets the clocks of a game that goes on here.
    fn go_on(&self, game: &mut Game, now: Instant) -> Result<(), ElsewhereFault> {
        let add = |game: &mut Game, event: Event| {
            game.apply(&event).map_err(|_| ElsewhereFault::NoTimeLeft)
        };
        let from = game.turn_since();
        if from < now {
            add(game, Event::OutageCredited { at: now, outage: Interval { from, until: now } })?;
        }
        if self.waits {
            let directive = Directive::ClocksStopped;
            return add(game, Event::Directed { at: now, decision: TOLD, directive });
        }
        let told = ByColor { white: self.white_days, black: self.black_days };
        for by in Color::ALL {
            let Some(told) = told.get(by).map(i64::from) else { continue };
            let fault = ElsewhereFault::ClockNotSet(by);
            let left = game.clock(by, now).days_left.filter(|_| told > 0).ok_or(fault)?;
            let days = i32::try_from(left - told).map_err(|_| fault)?;
            if days != 0 {
                let directive = Directive::ClockAdjusted { by, days, moves: 0 };
                add(game, Event::Directed { at: now, decision: TOLD, directive })?;
            }
            if game.clock(by, now).days_left != Some(told) {
                return Err(fault);
            }
        }
        // Who is not on move would lose as soon as the turn comes.
        let over = |color| game.clock(color, now).days_left.is_some_and(|days| days < 0);
        let fallen = game.deadline().is_some_and(|deadline| deadline <= now);
        if fallen || Color::ALL.into_iter().any(over) {
            return Err(ElsewhereFault::NoTimeLeft);
        }
        Ok(())
    }
}
