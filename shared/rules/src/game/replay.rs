//! A game: its terms and its log, folded into a position, two clocks and a state.

use shakmaty::{ByColor, Color};

use crate::desk::Adjustment;
use crate::game::{Referred, State, Stopped};
use crate::{
    BoardEnding, Claim, ClaimVerdict, ConditionalMoves, Directive, DrawOffers, Ending, Event,
    FlagRule, Instant, Interval, Intervals, LegalMove, MoveCode, PlayerId, Position, Reason,
    SilenceRule, Stop, TimeControl, TimeUsed, Variant,
};

/// What is laid down before the first move and never changes (`LAW-6.2`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Who had which colour at the start; who has it now, [`Game::players`] tells.
    pub players: ByColor<PlayerId>,
    /// Which chess.
    pub variant: Variant,
    /// The starting position, where it is not the variant's own.
    pub start: Option<Position>,
    /// How much time.
    pub time_control: TimeControl,
    /// When White's clock is started (`LAW-6.4`); moves made before are free.
    pub starts_at: Instant,
    /// When draws may be offered and agreed (`LAW-9.1.1`).
    pub draw_offers: DrawOffers,
    /// Whether answers may be left in advance.
    pub conditional_moves: ConditionalMoves,
    /// Whether silence loses.
    pub silence: SilenceRule,
    /// Who acts when a flag has fallen (`LAW-6.6`).
    pub flag: FlagRule,
}

impl Terms {
    /// The usual terms: the variant's own start, the standard time control, draw offers and
    /// conditional moves without limits, no rule on silence, flags established by the server.
    pub fn new(players: ByColor<PlayerId>, variant: Variant, starts_at: Instant) -> Terms {
        Terms {
            players,
            variant,
            start: None,
            time_control: TimeControl::STANDARD,
            starts_at,
            draw_offers: DrawOffers::default(),
            conditional_moves: ConditionalMoves::default(),
            silence: SilenceRule::default(),
            flag: FlagRule::default(),
        }
    }

    /// The position in which the game starts.
    pub fn start_position(&self) -> Position {
        self.start.clone().unwrap_or_else(|| Position::start(self.variant))
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
    /// Whole days that the mover had left after it, with what officials had taken or given by then; in
    /// Triple Block those on the clock. None without a limit, and where the clock was told again after a
    /// game elsewhere (`LAW-8.5`).
    pub days_left: Option<i64>,
    /// Whether a draw was offered with it.
    pub draw_offered: bool,
    /// Whether it was sent in advance.
    pub conditional: bool,
}

/// The log does not fit the game: the event with this index cannot have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {0} of the log does not fit the game")]
pub struct CorruptLog(pub usize);

/// A game as its log tells it.
#[derive(Clone, Debug)]
pub struct Game {
    terms: Terms,
    /// Who plays it now.
    pub(crate) players: ByColor<PlayerId>,
    log: Vec<Event>,
    position: Position,
    pub(crate) plies: Vec<Ply>,
    pub(crate) used: ByColor<TimeUsed>,
    offers: ByColor<Option<u16>>,
    last_at: Option<Instant>,
    /// When both clocks stood still: while a claim waited, in an outage.
    pub(crate) stood: Intervals,
    /// What officials have changed about the clocks.
    pub(crate) adjusted: Vec<Adjustment>,
    /// When they last did: what runs out by it runs out then, not before.
    pub(crate) adjusted_at: Option<Instant>,
    /// When a player's own clock stands still (`LAW-10.1`).
    pub(crate) leave: ByColor<Intervals>,
    /// The leave that players have taken whose places others have now.
    pub(crate) former_leave: ByColor<Intervals>,
    /// When a substitute has begun: silence before it was another's.
    pub(crate) sat_down: ByColor<Option<Instant>>,
    /// Seconds moved from the bank to the clock for the present move.
    pub(crate) refilled_seconds: i64,
    /// Whether longer reflection was announced for the present move.
    pub(crate) announced: bool,
    pub(crate) state: State,
}

impl Game {
    /// The game before its first move.
    pub fn new(terms: Terms) -> Game {
        let mut game = Game {
            position: terms.start_position(),
            state: State::Running { due: None },
            players: terms.players,
            terms,
            log: Vec::new(),
            plies: Vec::new(),
            used: ByColor::default(),
            offers: ByColor::default(),
            last_at: None,
            stood: Intervals::default(),
            adjusted: Vec::new(),
            adjusted_at: None,
            leave: ByColor::default(),
            former_leave: ByColor::default(),
            sat_down: ByColor::default(),
            refilled_seconds: 0,
            announced: false,
        };
        game.start_clock();
        game
    }

    /// The game that a log tells, events in their order.
    ///
    /// # Errors
    /// [`CorruptLog`] when a move is not there to be made, or anything but a reinstatement follows
    /// the end.
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
        let reinstates = matches!(event, Event::Directed { directive: Directive::Reinstated, .. });
        if self.ending().is_some() != reinstates {
            return Err(corrupt);
        }
        let stands = self.state.stands_since();
        match *event {
            Event::MovePlayed { at, code, draw_offered, ends, conditional } => {
                self.apply_move(at, code, draw_offered, ends).ok_or(corrupt)?;
                if let Some(ply) = self.plies.last_mut() {
                    ply.conditional = conditional;
                }
            }
            Event::Claimed { .. } | Event::ClaimRuled { .. } => {
                self.apply_claim(event).ok_or(corrupt)?;
            }
            Event::CountStarted { at, by } => {
                self.position = counted(&self.position, event).ok_or(corrupt)?;
                // With more men on the board than moves allowed the limit is spoken at once.
                if let Some(BoardEnding::CountRunOut(honour)) = self.position.board_ending() {
                    let reason = Reason::CountRunOut(honour);
                    self.state = State::Finished(Ending::drawn(reason, Some(by), at));
                }
            }
            Event::CountStopped { .. } => {
                self.position = counted(&self.position, event).ok_or(corrupt)?;
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
            Event::SilenceForfeited { at, by } => {
                self.state = State::Finished(Ending::won(!by, Reason::Silence, by, at));
            }
            Event::FlagFell { at, by } => self.state = State::Flagged { by, at },
            Event::Directed { at, decision, directive } => {
                self.apply_directive(at, decision, directive).ok_or(corrupt)?;
            }
            Event::LeaveRegistered { .. }
            | Event::LeaveCancelled { .. }
            | Event::OutageCredited { .. }
            | Event::ReflectionAnnounced { .. }
            | Event::TimeRefilled { .. } => self.apply_time(event),
        }
        // A game that stood still when it ended goes on, if ever, with the time that was left.
        if let (Some(from), Some(until)) = (stands, self.ending().map(|ending| ending.at)) {
            self.stood.add(Interval { from, until });
        }
        self.last_at = Some(event.at());
        self.log.push(*event);
        Ok(())
    }

    /// Stops the mover's clock, as nothing else does (`LAW-6.10b`). In a game that is played elsewhere
    /// none runs: what is told of it has taken no time here.
    fn apply_move(
        &mut self,
        at: Instant,
        code: MoveCode,
        draw_offered: bool,
        ends: Option<BoardEnding>,
    ) -> Option<()> {
        let mover = self.turn();
        let elsewhere = self.stopped().is_some_and(|stopped| stopped.why == Stop::Elsewhere);
        if !elsewhere && !matches!(self.state, State::Running { .. }) {
            return None;
        }
        let seconds = if elsewhere { 0 } else { self.thinking_seconds(at) };
        self.position.play(code)?;
        self.refilled_seconds = 0;
        self.announced = false;
        let control = self.terms.time_control;
        let charged_days = control.charged_days(seconds);
        let used = self.used.get_mut(mover);
        *used = control.after_move(*used, seconds);
        let days_left = control.days_left(*used);
        let conditional = false;
        self.plies.push(Ply {
            code,
            at,
            seconds,
            charged_days,
            days_left,
            draw_offered,
            conditional,
        });
        if draw_offered {
            *self.offers.get_mut(mover) = Some(self.ply());
        }
        match ends {
            Some(ending) => {
                let ending = Ending::on_board(ending, &self.position, mover, at);
                self.state = State::Finished(ending);
            }
            None if elsewhere => {}
            None => self.start_clock(),
        }
        Some(())
    }

    /// `LAW-9.4.2`, `LAW-5.1.3`, `LAW-5.2.4`: a claim that is right ends the game; one that is wrong
    /// is an offer (`LAW-9.1.2.2`); one that nobody here can judge stops the clocks.
    fn apply_claim(&mut self, event: &Event) -> Option<()> {
        match *event {
            Event::Claimed { at, by, claim, intended, verdict } if self.referred().is_none() => {
                match verdict {
                    ClaimVerdict::Correct => {
                        self.state = State::Finished(ended_by(claim, intended, by, at));
                    }
                    ClaimVerdict::Incorrect { opens_offer: true } => {
                        *self.offers.get_mut(by) = Some(self.ply());
                    }
                    ClaimVerdict::Incorrect { opens_offer: false } => {}
                    ClaimVerdict::Referred(why) => {
                        let referred = Referred { at, by, claim, intended, why };
                        self.state = State::Referred(referred);
                    }
                }
            }
            Event::ClaimRuled { at, upheld } => {
                let Referred { at: since, by, claim, intended, .. } = *self.referred()?;
                if upheld {
                    self.state = State::Finished(ended_by(claim, intended, by, at));
                } else {
                    self.stood.add(Interval { from: since, until: at });
                    self.start_clock();
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// What changes the clocks and nothing else.
    fn apply_time(&mut self, event: &Event) {
        match *event {
            Event::LeaveRegistered { by, leave, .. } => self.leave.get_mut(by).add(leave),
            Event::LeaveCancelled { by, leave, .. } => self.leave.get_mut(by).remove(leave),
            Event::OutageCredited { outage, .. } => self.stood.add(outage),
            Event::ReflectionAnnounced { .. } => self.announced = true,
            Event::TimeRefilled { seconds, .. } => self.refilled_seconds += i64::from(seconds),
            _ => {}
        }
        self.restart_clocks();
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

    /// The number of the move to come of the side to move, counted from 1 in this game.
    pub fn move_number(&self) -> u32 {
        u32::from(self.ply()) / 2 + 1
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
            State::Running { .. }
            | State::Flagged { .. }
            | State::Referred(_)
            | State::Stopped(_) => None,
        }
    }

    /// The claim that waits for the tournament director.
    pub fn referred(&self) -> Option<&Referred> {
        match &self.state {
            State::Referred(referred) => Some(referred),
            State::Running { .. }
            | State::Flagged { .. }
            | State::Stopped(_)
            | State::Finished(_) => None,
        }
    }

    /// That the game stands still by an official's decision, when it does.
    pub fn stopped(&self) -> Option<&Stopped> {
        match &self.state {
            State::Stopped(stopped) => Some(stopped),
            _ => None,
        }
    }

    /// Whether a flag has fallen and stopped the game until the opponent claims it (`LAW-6.6`).
    pub(crate) fn flag_to_claim(&self) -> bool {
        matches!(self.state, State::Flagged { .. })
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
        let mut described = Vec::with_capacity(self.plies.len());
        self.walk(|_, before, ply| described.extend(before.describe(ply.code)));
        described
    }

    /// The half-move with this index in all spellings.
    pub fn describe_ply(&self, index: usize) -> Option<LegalMove> {
        self.position_at(u16::try_from(index).ok()?)?.describe(self.plies.get(index)?.code)
    }

    /// The last half-move in all spellings.
    pub fn last_move(&self) -> Option<LegalMove> {
        self.describe_ply(self.plies.len().checked_sub(1)?)
    }

    /// The half-move with this index in SAN, with its number: `12.Nf3` or `12…Nf6`.
    pub fn numbered_san(&self, index: usize) -> Option<String> {
        let before = self.position_at(u16::try_from(index).ok()?)?;
        let described = before.describe(self.plies.get(index)?.code)?;
        let dots = if before.turn() == Color::White { "." } else { "…" };
        Some(format!("{}{dots}{}", before.move_number(), described.san))
    }

    /// The position after `ply` half-moves: the one that the next half-move answered, where it was
    /// played, the count of Makruk as it stood then.
    pub fn position_at(&self, ply: u16) -> Option<Position> {
        if ply == self.ply() {
            return Some(self.position.clone());
        }
        let mut found = None;
        self.walk(|index, before, _| {
            if index == ply {
                found = Some(before.clone());
            }
        });
        found
    }

    /// Shows every half-move, counted from 0, with the position that it answered.
    pub(crate) fn walk(&self, mut visit: impl FnMut(u16, &Position, &Ply)) {
        let mut position = self.terms.start_position();
        let mut plies = self.plies.iter().zip(0_u16..);
        for event in &self.log {
            if let Event::MovePlayed { code, .. } = *event {
                let Some((ply, index)) = plies.next() else { return };
                visit(index, &position, ply);
                // Everything in the log was played once: it can be played again.
                if position.play(code).is_none() {
                    return;
                }
            } else if let Some(counted) = counted(&position, event) {
                position = counted;
            }
        }
    }
}

/// The position after an event that starts or stops the count of Makruk.
fn counted(position: &Position, event: &Event) -> Option<Position> {
    match *event {
        Event::CountStarted { by, .. } => position.counted(Some(by)),
        Event::CountStopped { by, .. } => {
            // As deciding it, so replaying it: nobody stops the other side's count.
            let own = position.turn() == by && position.count().is_some_and(|c| c.by == by);
            own.then(|| position.counted(None)).flatten()
        }
        _ => None,
    }
}

/// How a claim that is right ends the game.
fn ended_by(claim: Claim, intended: Option<MoveCode>, by: Color, at: Instant) -> Ending {
    let intended = intended.is_some();
    match claim {
        Claim::Repetition => Ending::drawn(Reason::Repetition { intended }, Some(by), at),
        Claim::FiftyMoves => Ending::drawn(Reason::FiftyMoves { intended }, Some(by), at),
        Claim::TablebaseWin => Ending::won(by, Reason::TablebaseWin, by, at),
        Claim::TablebaseDraw => Ending::drawn(Reason::TablebaseDraw, Some(by), at),
    }
}
