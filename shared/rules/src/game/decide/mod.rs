//! The decisions: what a player asks becomes an event or a refusal.
//!
//! Every method takes the time as an argument and changes nothing. Reasons are checked in the
//! order of [`Refusal`]'s variants. A request that was already carried out is answered with the
//! event that it made the first time: a repeat is an answer, not a fault.

mod claim;
mod count;
mod direct;
mod time;

use std::cmp::Ordering;

use shakmaty::{ByColor, Color};

pub use claim::{ClaimFacts, ClaimRequest, TABLE_MEN_MAX};

use crate::{
    BoardEnding, ClaimVerdict, Clock, Ending, Event, Game, Instant, LegalMove, MoveCode, PlayerId,
    Reason, Reflection, Refusal, TimeControl, notation,
};

/// What a request comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// New: append these, all at once.
    Accepted(Vec<Event>),
    /// Already in the log, beginning at this index.
    Repeated(usize),
}

impl Decision {
    fn accepted(event: Event) -> Result<Decision, Refusal> {
        Ok(Decision::Accepted(vec![event]))
    }
}

/// A move as a player sends it.
#[derive(Clone, Copy, Debug)]
pub struct MoveRequest<'a> {
    /// Half-moves played in the position that is answered.
    pub ply: u16,
    /// The move in any notation that [`notation::read_move`] reads.
    pub text: &'a str,
    /// Whether a draw is offered with it (`LAW-9.1.2.1`).
    pub offer_draw: bool,
}

impl MoveRequest<'_> {
    /// With a sign behind the move read as what it is: a draw offer.
    fn with_sign(self) -> Self {
        let (text, signed) = notation::split_offer(self.text);
        MoveRequest { text, offer_draw: self.offer_draw || signed, ..self }
    }
}

/// What a move would come to, for the last look before it is sent (`LAW-4.1`).
#[derive(Clone, Debug)]
pub struct Prediction {
    /// The move in all spellings.
    pub played: LegalMove,
    /// Seconds that it takes.
    pub seconds: i64,
    /// Days charged for it.
    pub charged_days: u32,
    /// The mover's clock after it.
    pub clock: Clock,
    /// Whether a draw is offered with it.
    pub draw_offered: bool,
    /// How it ends the game, if it does.
    pub ending: Option<Ending>,
}

impl Game {
    /// The side of somebody who wants to act in this game (`LAW-1.1`).
    ///
    /// # Errors
    /// `NotYourGame`.
    pub fn side_of(&self, player: PlayerId) -> Result<Color, Refusal> {
        self.color_of(player).ok_or(Refusal::NotYourGame)
    }

    /// Decides a move (`LAW-3.10.1`, `LAW-4.1`, `LAW-6.5`).
    ///
    /// # Errors
    /// `NotYourGame`, `AlreadyMoved`, `StalePosition`, `UnknownPly`, `GameFinished`,
    /// `FlagFallen`, `ClaimWaits`, `NotYourTurn`, those of [`notation::read_move`] and
    /// `OffersNotAllowed`.
    pub fn play(
        &self,
        player: PlayerId,
        request: MoveRequest<'_>,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let color = self.side_of(player)?;
        let request = request.with_sign();
        if request.ply < self.ply() {
            return self.repeated_move(color, request);
        }
        let code = self.read_next_move(color, request, now)?;
        Decision::accepted(Event::MovePlayed {
            at: self.not_before_last(now),
            code,
            draw_offered: request.offer_draw,
            ends: self.ending_by(code),
            conditional: false,
        })
    }

    /// What [`Game::play`] would come to for a move that is new.
    ///
    /// # Errors
    /// Those of [`Game::play`]; a move already sent is `AlreadyMoved` or `StalePosition`.
    pub fn predict(
        &self,
        player: PlayerId,
        request: MoveRequest<'_>,
        now: Instant,
    ) -> Result<Prediction, Refusal> {
        let color = self.side_of(player)?;
        let request = request.with_sign();
        if request.ply < self.ply() {
            return Err(self.answered(color, request.ply));
        }
        let code = self.read_next_move(color, request, now)?;
        let at = self.not_before_last(now);
        let seconds = self.thinking_seconds(at);
        let control: TimeControl = self.terms().time_control;
        let played = self.position().describe(code).ok_or_else(|| illegal(request.text))?;
        let after = self.position().played(code).ok_or_else(|| illegal(request.text))?;
        let ending = after.board_ending();
        Ok(Prediction {
            played,
            seconds,
            charged_days: control.charged_days(seconds),
            clock: control.clock(
                control.after_move(self.time_used(color), seconds),
                Reflection::default(),
                false,
            ),
            draw_offered: request.offer_draw,
            ending: ending.map(|ending| Ending::on_board(ending, &after, color, at)),
        })
    }

    /// Decides the acceptance of the opponent's open offer: of the one that came with half-move
    /// `offer`, counted from 1, or of whichever is open (`LAW-5.2.3`, `LAW-9.1.2.1`).
    ///
    /// # Errors
    /// `NotYourGame`, `GameFinished`, `FlagFallen`, `NoDrawOffer`, `DrawTooEarly`,
    /// `OffersNotAllowed`.
    pub fn accept_draw(
        &self,
        player: PlayerId,
        offer: Option<u16>,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let by = self.side_of(player)?;
        if let Some(repeat) = self.repeated_ending(Reason::Agreement, by) {
            return Ok(repeat);
        }
        self.must_run(now)?;
        self.must_be_open(by, offer)?;
        if self.ply() < 2 {
            return Err(Refusal::DrawTooEarly);
        }
        let policy = self.terms().draw_offers;
        if !policy.allows_agreement(self.move_number()) {
            return Err(Refusal::OffersNotAllowed(policy));
        }
        Decision::accepted(Event::DrawAccepted { at: self.not_before_last(now), by })
    }

    /// Decides the refusal of the opponent's open offer, named as in [`Game::accept_draw`] (`LAW-9.1.2.1`).
    ///
    /// # Errors
    /// `NotYourGame`, `GameFinished`, `FlagFallen`, `NoDrawOffer`.
    pub fn decline_draw(
        &self,
        player: PlayerId,
        offer: Option<u16>,
        now: Instant,
    ) -> Result<Decision, Refusal> {
        let by = self.side_of(player)?;
        self.must_run(now)?;
        if let Err(refusal) = self.must_be_open(by, offer) {
            return self.repeated_decline(by, offer).ok_or(refusal);
        }
        Decision::accepted(Event::DrawDeclined { at: self.not_before_last(now), by })
    }

    /// Decides a resignation, at any time and on either side's turn (`LAW-5.1.2`).
    ///
    /// # Errors
    /// `NotYourGame`, `GameFinished`, `FlagFallen`.
    pub fn resign(&self, player: PlayerId, now: Instant) -> Result<Decision, Refusal> {
        let by = self.side_of(player)?;
        if let Some(repeat) = self.repeated_ending(Reason::Resignation, by) {
            return Ok(repeat);
        }
        self.must_run(now)?;
        Decision::accepted(Event::Resigned { at: self.not_before_last(now), by })
    }

    /// Refuses anything in a finished game, and after the flag has fallen (`LAW-6.6`) or silence
    /// has lasted too long.
    pub(crate) fn must_run(&self, now: Instant) -> Result<(), Refusal> {
        if let Some(ending) = self.ending() {
            return Err(Refusal::GameFinished { reason: ending.reason, at: ending.at });
        }
        if let Some((by, at)) = self.flag_fell(now) {
            return Err(Refusal::FlagFallen { by, at });
        }
        match self.silent_since(now) {
            Some((by, at)) => Err(Refusal::SilentTooLong { by, at }),
            None => Ok(()),
        }
    }

    /// Whether the game is not over at `now`, recorded or not.
    pub fn is_alive(&self, now: Instant) -> bool {
        self.must_run(now).is_ok()
    }

    /// Refuses to play on while a claim waits for the tournament director, or while the game stands
    /// still by an official's decision (`LAW-6.10a`, `LAW-11.1`).
    fn must_not_wait(&self) -> Result<(), Refusal> {
        if self.referred().is_some() {
            return Err(Refusal::ClaimWaits);
        }
        self.stopped().map_or(Ok(()), |stopped| Err(Refusal::ClocksStopped(stopped.why)))
    }

    /// Refuses what is meant for another position than the present one (`LAW-4.3`).
    pub(crate) fn must_be_present(&self, asked: u16) -> Result<(), Refusal> {
        let played = self.ply();
        match asked.cmp(&played) {
            Ordering::Less => Err(Refusal::StalePosition { asked, played }),
            Ordering::Equal => Ok(()),
            Ordering::Greater => Err(Refusal::UnknownPly { asked, played }),
        }
    }

    /// Refuses whoever is not on move in the position after `ply` half-moves, the present one.
    fn must_be_on_move(&self, color: Color, ply: u16, now: Instant) -> Result<(), Refusal> {
        self.must_be_present(ply)?;
        self.must_run(now)?;
        self.must_not_wait()?;
        if color == self.turn() { Ok(()) } else { Err(Refusal::NotYourTurn) }
    }

    /// Refuses to move for whoever is on leave, whose clock stands still (`LAW-10.1`).
    fn must_be_back(&self, color: Color, now: Instant) -> Result<(), Refusal> {
        match self.on_leave(color, now) {
            Some(leave) => Err(Refusal::OnLeave { until: leave.until }),
            None => Ok(()),
        }
    }

    /// Refuses a draw offer with the next move of this side that the event does not allow
    /// (`LAW-9.1.1`).
    ///
    /// # Errors
    /// `OffersNotAllowed`.
    pub fn check_offer(&self, color: Color) -> Result<(), Refusal> {
        let policy = self.terms().draw_offers;
        let number = self.move_number();
        let earlier = self.offers_made(color);
        if policy.allows(number, earlier) { Ok(()) } else { Err(Refusal::OffersNotAllowed(policy)) }
    }

    /// The moves of this side, counted from 1, with which it has offered a draw; a claim that
    /// counted as an offer is one (`LAW-9.1.2.2`).
    fn offers_made(&self, color: Color) -> impl Iterator<Item = u32> {
        let mut moves = ByColor { white: 0_u32, black: 0 };
        let mut turn = self.mover(0);
        self.log().iter().filter_map(move |event| match *event {
            Event::MovePlayed { draw_offered, .. } => {
                let (mover, number) = (turn, moves.get_mut(turn));
                *number += 1;
                turn = !turn;
                (draw_offered && mover == color).then_some(*number)
            }
            Event::Claimed {
                by, verdict: ClaimVerdict::Incorrect { opens_offer: true }, ..
            } => (by == color).then_some(*moves.get(color) + 1),
            _ => None,
        })
    }

    /// The legal move that a request for the present position names.
    fn read_next_move(
        &self,
        color: Color,
        request: MoveRequest<'_>,
        now: Instant,
    ) -> Result<MoveCode, Refusal> {
        self.must_be_on_move(color, request.ply, now)?;
        self.must_be_back(color, now)?;
        let code = notation::read_move(request.text, self.position())?;
        if request.offer_draw {
            self.check_offer(color)?;
        }
        Ok(code)
    }

    /// The answer to a move for a position that has been answered.
    fn repeated_move(&self, color: Color, request: MoveRequest<'_>) -> Result<Decision, Refusal> {
        let answer = self.events_by_ply().find_map(|(index, ply, event)| match *event {
            Event::MovePlayed { code, draw_offered, .. } if ply == request.ply => {
                Some((index, code, draw_offered))
            }
            _ => None,
        });
        let mine = self.mover(request.ply.into()) == color;
        if let Some((index, code, draw_offered)) = answer.filter(|_| mine) {
            let before = self.position_at(request.ply);
            let same = before.is_some_and(|p| notation::read_move(request.text, &p) == Ok(code));
            if same && draw_offered == request.offer_draw {
                return Ok(Decision::Repeated(index));
            }
        }
        Err(self.answered(color, request.ply))
    }

    /// Why a position that has been answered takes no other move (`LAW-4.3`).
    fn answered(&self, color: Color, asked: u16) -> Refusal {
        let mine = self.mover(asked.into()) == color;
        match self.numbered_san(asked.into()) {
            Some(san) if mine && asked + 1 == self.ply() => Refusal::AlreadyMoved { san },
            _ => Refusal::StalePosition { asked, played: self.ply() },
        }
    }

    /// The index of the last event, when it ended the game for this reason by this player.
    fn repeated_ending(&self, reason: Reason, by: Color) -> Option<Decision> {
        let ending = self.ending()?;
        let same = ending.reason == reason && ending.by == Some(by);
        same.then(|| Decision::Repeated(self.log().len().saturating_sub(1)))
    }

    /// Refuses to answer an offer that is not open, or another one than was meant: a request that
    /// was held up must not answer an offer that its sender has not seen.
    fn must_be_open(&self, by: Color, offer: Option<u16>) -> Result<(), Refusal> {
        let open = self.open_offer(!by).ok_or(Refusal::NoDrawOffer)?;
        if offer.is_none_or(|ply| ply == open) { Ok(()) } else { Err(Refusal::NoDrawOffer) }
    }

    /// `by`'s refusal of the offer that came with a half-move; without one, the refusal that is
    /// the last event.
    fn repeated_decline(&self, by: Color, offer: Option<u16>) -> Option<Decision> {
        let declined = |event: &Event| match *event {
            Event::DrawDeclined { by: decliner, .. } => decliner == by,
            _ => false,
        };
        let Some(offer) = offer else {
            let last = self.log().last().filter(|event| declined(event));
            return last.map(|_| Decision::Repeated(self.log().len() - 1));
        };
        let mut offered = false;
        let mut events = self.events_by_ply();
        let found = events.find(|(_, ply, event)| {
            offered |= match **event {
                Event::MovePlayed { draw_offered, .. } => {
                    draw_offered && ply + 1 == offer && self.mover((*ply).into()) != by
                }
                Event::Claimed {
                    by: claimer,
                    verdict: ClaimVerdict::Incorrect { opens_offer: true },
                    ..
                } => claimer != by && *ply == offer,
                _ => false,
            };
            offered && declined(event)
        });
        found.map(|(index, ..)| Decision::Repeated(index))
    }

    /// Every event with its index and the half-moves that had been played when it came.
    fn events_by_ply(&self) -> impl Iterator<Item = (usize, u16, &Event)> {
        self.log().iter().enumerate().scan(0_u16, |played, (index, event)| {
            let ply = *played;
            *played += u16::from(matches!(event, Event::MovePlayed { .. }));
            Some((index, ply, event))
        })
    }

    /// How the position after `code` ends the game.
    pub(crate) fn ending_by(&self, code: MoveCode) -> Option<BoardEnding> {
        self.position().played(code)?.board_ending()
    }

    /// Two machines' clocks differ by a little; a log's times never run backwards.
    pub(crate) fn not_before_last(&self, now: Instant) -> Instant {
        self.last_at().map_or(now, |last| last.max(now))
    }
}

fn illegal(text: &str) -> Refusal {
    Refusal::IllegalMove { text: text.chars().take(16).collect() }
}
