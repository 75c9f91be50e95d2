//! A game: its terms and its log, folded into a position, two clocks and a state.

use shakmaty::{ByColor, Color};

use crate::{
    BoardEnding, Clock, Ending, Event, Instant, LegalMove, MoveCode, PlayerId, Position, Reason,
    TimeControl, TimeUsed, Variant,
};

/// What is laid down before the first move and never changes (`LAW-6.2`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Who has which colour.
    pub players: ByColor<PlayerId>,
    /// Which chess.
    pub variant: Variant,
    /// The starting position, where it is not the variant's own.
    pub start: Option<Position>,
    /// How much time.
    pub time_control: TimeControl,
    /// When White's clock is started (`LAW-6.4`); moves made before are free.
    pub starts_at: Instant,
}

impl Terms {
    /// The position in which the game starts.
    pub fn start_position(&self) -> Position {
        self.start.clone().unwrap_or_else(|| Position::start(self.variant))
    }

    /// The side that `player` has.
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        self.players.find(|id| *id == player)
    }
}

/// A half-move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub code: MoveCode,
    /// When it was made.
    pub at: Instant,
    /// Seconds of the mover's clock that it took.
    pub seconds: i64,
    /// Days charged for it.
    pub charged_days: u32,
    /// Whether a draw was offered with it.
    pub draw_offered: bool,
}

/// A running game has a deadline, a finished one an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The flag of the player on move falls at `deadline`.
    Running {
        /// The first second that is too late.
        deadline: Instant,
    },
    /// Nothing can change any more.
    Finished(Ending),
}

/// The log does not fit the game: the event with this index cannot have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {0} of the log does not fit the game")]
pub struct CorruptLog(pub usize);

/// A game as its log tells it.
#[derive(Clone, Debug)]
pub struct Game {
    terms: Terms,
    log: Vec<Event>,
    position: Position,
    plies: Vec<Ply>,
    used: ByColor<TimeUsed>,
    offers: ByColor<Option<u16>>,
    last_at: Option<Instant>,
    state: State,
}

impl Game {
    /// The game before its first move.
    pub fn new(terms: Terms) -> Game {
        let mut game = Game {
            position: terms.start_position(),
            state: State::Running { deadline: terms.starts_at },
            terms,
            log: Vec::new(),
            plies: Vec::new(),
            used: ByColor::default(),
            offers: ByColor::default(),
            last_at: None,
        };
        game.start_clock();
        game
    }

    /// The game that a log tells, events in their order.
    ///
    /// # Errors
    /// [`CorruptLog`] when a move is not there to be made or an event follows the end.
    pub fn replay(terms: Terms, log: &[Event]) -> Result<Game, CorruptLog> {
        let mut game = Game::new(terms);
        game.log.reserve(log.len() + 1);
        game.plies.reserve(log.len() + 1);
        log.iter().try_for_each(|event| game.apply(event))?;
        Ok(game)
    }

    /// Adds what happened. Decides nothing: an event is a decision already made.
    ///
    /// # Errors
    /// [`CorruptLog`] when the event cannot follow this game.
    pub fn apply(&mut self, event: &Event) -> Result<(), CorruptLog> {
        let corrupt = CorruptLog(self.log.len());
        if self.ending().is_some() {
            return Err(corrupt);
        }
        match *event {
            Event::MovePlayed { at, code, draw_offered, ends } => {
                self.apply_move(at, code, draw_offered, ends).ok_or(corrupt)?;
            }
            Event::DrawAccepted { at, by } => {
                self.state = State::Finished(Ending::drawn(Reason::Agreement, Some(by), at));
            }
            Event::DrawDeclined { by, .. } => *self.offers.get_mut(!by) = None,
            Event::Resigned { at, by } => {
                self.state = State::Finished(Ending::won(!by, Reason::Resignation, by, at));
            }
            Event::TimeForfeited { at, by, drawn: false } => {
                self.state = State::Finished(Ending::won(!by, Reason::TimeForfeiture, by, at));
            }
            Event::TimeForfeited { at, by, drawn: true } => {
                self.state = State::Finished(Ending::drawn(Reason::TimeForfeiture, Some(by), at));
            }
        }
        self.last_at = Some(event.at());
        self.log.push(*event);
        Ok(())
    }

    /// Stops the mover's clock, as nothing else does (`LAW-6.10b`).
    fn apply_move(
        &mut self,
        at: Instant,
        code: MoveCode,
        draw_offered: bool,
        ends: Option<BoardEnding>,
    ) -> Option<()> {
        let mover = self.turn();
        let seconds = self.thinking_seconds(at);
        self.position.play(code)?;
        let charged_days = self.terms.time_control.charged_days(seconds);
        let used = self.used.get_mut(mover);
        *used = self.terms.time_control.after_move(*used, seconds);
        self.plies.push(Ply { code, at, seconds, charged_days, draw_offered });
        if draw_offered {
            *self.offers.get_mut(mover) = Some(self.ply());
        }
        match ends {
            Some(ending) => self.state = State::Finished(Ending::on_board(ending, mover, at)),
            None => self.start_clock(),
        }
        Some(())
    }

    /// `LAW-6.5`: the clock of the side to move runs.
    fn start_clock(&mut self) {
        let to_flag = self.terms.time_control.seconds_to_flag(*self.used.get(self.turn()));
        self.state = State::Running { deadline: self.turn_since() + to_flag };
    }

    /// What was laid down beforehand.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Everything that happened, in order.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// The half-moves that were played, in order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Half-moves played: which position a move answers.
    pub fn ply(&self) -> u16 {
        u16::try_from(self.plies.len()).unwrap_or(u16::MAX)
    }

    /// Who made the half-move with this index.
    pub fn mover(&self, index: usize) -> Color {
        let first = self.terms.start.as_ref().map_or(Color::White, Position::turn);
        if index.is_multiple_of(2) { first } else { !first }
    }

    /// How the game ended, when it has.
    pub fn ending(&self) -> Option<&Ending> {
        match &self.state {
            State::Finished(ending) => Some(ending),
            State::Running { .. } => None,
        }
    }

    /// The instant at which the flag of the player on move falls.
    pub fn deadline(&self) -> Option<Instant> {
        match self.state {
            State::Running { deadline } => Some(deadline),
            State::Finished(_) => None,
        }
    }

    /// Whose flag has fallen by `now`, and when (`LAW-6.1`, `LAW-6.6`, `TR-8.7a`).
    pub fn flag_fell(&self, now: Instant) -> Option<(Color, Instant)> {
        let deadline = self.deadline()?;
        (now >= deadline).then(|| (self.turn(), deadline))
    }

    /// When the clock that now runs was started.
    pub fn turn_since(&self) -> Instant {
        let moved = self.plies.last().map_or(self.terms.starts_at, |ply| ply.at);
        moved.max(self.terms.starts_at)
    }

    /// Seconds that the player on move has used for this move by `at`.
    pub fn thinking_seconds(&self, at: Instant) -> i64 {
        (at - self.turn_since()).max(0)
    }

    /// `color`'s clock at `now`; before the start (`LAW-6.4`) and after the end both stand still.
    pub fn clock(&self, color: Color, now: Instant) -> Clock {
        let started = now >= self.terms.starts_at;
        let runs = started && self.ending().is_none() && color == self.turn();
        let thinking = runs.then(|| self.thinking_seconds(now));
        self.terms.time_control.clock(*self.used.get(color), thinking)
    }

    /// What `color` has used.
    pub fn time_used(&self, color: Color) -> TimeUsed {
        *self.used.get(color)
    }

    /// The half-move number with which `color` made an offer that is still open (`LAW-9.1.2.1`).
    pub fn open_offer(&self, color: Color) -> Option<u16> {
        self.ending().map_or_else(|| *self.offers.get(color), |_| None)
    }

    /// When the last event happened.
    pub fn last_at(&self) -> Option<Instant> {
        self.last_at
    }

    /// Every half-move with its spellings and the position after it.
    pub fn describe_plies(&self) -> Vec<LegalMove> {
        let mut position = self.terms.start_position();
        let describe = |ply: &Ply| {
            let described = position.describe(ply.code)?;
            position.play(ply.code)?;
            Some(described)
        };
        self.plies.iter().map_while(describe).collect()
    }

    /// The half-move with this index in all spellings.
    pub fn describe_ply(&self, index: usize) -> Option<LegalMove> {
        let (before, code) = self.before_ply(index)?;
        before.describe(code)
    }

    /// The last half-move in all spellings.
    pub fn last_move(&self) -> Option<LegalMove> {
        self.describe_ply(self.plies.len().checked_sub(1)?)
    }

    /// The half-move with this index in SAN, with its number: `12.Nf3` or `12…Nf6`.
    pub fn numbered_san(&self, index: usize) -> Option<String> {
        let (before, code) = self.before_ply(index)?;
        let dots = if before.turn() == Color::White { "." } else { "…" };
        Some(format!("{}{dots}{}", before.move_number(), before.describe(code)?.san))
    }

    /// The half-move with this index, and the position that it answered.
    fn before_ply(&self, index: usize) -> Option<(Position, MoveCode)> {
        let mut position = self.terms.start_position();
        self.plies.iter().take(index).try_for_each(|ply| position.play(ply.code))?;
        Some((position, self.plies.get(index)?.code))
    }
}
