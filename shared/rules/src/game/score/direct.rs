//! What the tournament director decides about the scores of a game.

use super::decide::{must_be_open, read_lines};
use super::{
    LineRequest, SCORE_ANSWER_DAYS_MAX, ScoreAct, ScoreActKind, ScoreAsk, ScoreAsked, ScoreLine,
    ScoreRefusal, ScoreSide, Scores,
};
use crate::tournament::Flag;
use crate::{
    ByColor, Color, Day, Decision, Event, Game, HalfPoints, Instant, MoveCode, PlayerId,
    ResultElsewhere,
};

/// Moves by one of the players from which on a game with reversed colours is played on (`LAW-7.1`).
const PLAYED_ON_MOVES: usize = 10;

/// Whose time was exceeded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overstep {
    /// One player's.
    By(Color),
    /// Both players', and nobody can tell whose flag fell first (`LAW-6.9`).
    Both,
}

/// A director's decision about the scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreRuling<'a> {
    /// Both are to answer by the end of a day (`LAW-8.2`, `LAW-8.3`).
    Ask(ScoreAsk, Day),
    /// From a half-move on, counted from 1, these lines stand, and nothing else: where the sheets differ, after
    /// an illegal move (`LAW-7.2`), after a reconstruction (`LAW-8.3`).
    Settle(usize, &'a [LineRequest<'a>]),
    /// A player's claim is refused.
    Dismiss(Color),
    /// No overstep can be shown: a player's next move is the first of the next period (`LAW-8.4`).
    BeginPeriod(Color),
    /// The game was begun with reversed colours (`LAW-7.1`).
    ColoursReversed,
    /// The time was exceeded; by post it counts by this word alone (`LAW-6.7`, `TR-8.7a`).
    Exceeded(Overstep),
    /// The game is over with a result that its players have not both sent: one has resigned, or a draw was claimed
    /// rightly (`LAW-8.5`, `LAW-9.2`, `LAW-9.3`). The points are those of the pairing's colours.
    Record {
        /// White's points.
        white: HalfPoints,
        /// Black's points.
        black: HalfPoints,
    },
}

/// What a decision comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreDecided {
    /// It was the last decision already.
    Repeated,
    /// The scores are these from now on, and the game's log goes on with these entries.
    Kept(Box<Scores>, Vec<Event>),
}

/// Who decides, why, and what the decider has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreRuler<'a> {
    /// Who.
    pub by: PlayerId,
    /// Why: what the players read.
    pub reason: &'a str,
    /// Decisions that were made before: a request that comes again finds one more.
    pub seen: usize,
}

/// Decides about the scores of a game.
///
/// # Errors
/// The first [`ScoreRefusal`] that applies.
pub fn decide_score(
    game: &Game,
    known: Option<&Scores>,
    ruling: &ScoreRuling<'_>,
    ruler: ScoreRuler<'_>,
    now: Instant,
) -> Result<ScoreDecided, ScoreRefusal> {
    let ScoreRuler { by, reason, seen } = ruler;
    let acts = known.map_or(&[][..], |known| &known.acts);
    let half_move = ruling.half_move();
    let is_this = |known: &Scores, act: &ScoreAct| {
        (act.by, act.kind, act.half_move, &*act.reason)
            == (by, ruling.act(known), half_move, reason)
            && ruling.is_carried_out(game, known, now)
    };
    let last = known.zip(acts.last()).filter(|_| acts.len() == seen + 1);
    if last.is_some_and(|(known, act)| is_this(known, act)) {
        return Ok(ScoreDecided::Repeated);
    }
    must_be_open(game)?;
    if acts.len() != seen {
        return Err(ScoreRefusal::DecidedMeanwhile);
    }
    let mut scores = Scores::current(game, known);
    let events = ruling.carry_out(game, &mut scores, now)?;
    scores.note_difference(now);
    let kind = ruling.act(&scores);
    scores.acts.push(ScoreAct { at: now, by, kind, half_move, reason: reason.to_owned() });
    Ok(ScoreDecided::Kept(Box::new(scores), events))
}

impl ScoreRuling<'_> {
    /// The act that it has come to, by the scores after it.
    fn act(&self, after: &Scores) -> ScoreActKind {
        match *self {
            ScoreRuling::Ask(ScoreAsk::Sheet, _) => ScoreActKind::SheetAsked,
            ScoreRuling::Ask(ScoreAsk::Position, _) => ScoreActKind::PositionAsked,
            ScoreRuling::Settle(..) => ScoreActKind::Settled,
            ScoreRuling::Dismiss(color) => {
                color.fold_wb(ScoreActKind::WhiteDismissed, ScoreActKind::BlackDismissed)
            }
            ScoreRuling::BeginPeriod(color) => {
                color.fold_wb(ScoreActKind::WhitePeriod, ScoreActKind::BlackPeriod)
            }
            ScoreRuling::ColoursReversed if after.reversed => ScoreActKind::PlayedOn,
            ScoreRuling::ColoursReversed => ScoreActKind::BegunAgain,
            ScoreRuling::Exceeded(Overstep::By(color)) => {
                color.fold_wb(ScoreActKind::WhiteExceeded, ScoreActKind::BlackExceeded)
            }
            ScoreRuling::Exceeded(Overstep::Both) => ScoreActKind::BothExceeded,
            ScoreRuling::Record { .. } => ScoreActKind::Recorded,
        }
    }

    /// Whether what it says, beyond its kind, is what stands: another day, other lines or another result are
    /// another decision.
    fn is_carried_out(&self, game: &Game, scores: &Scores, now: Instant) -> bool {
        match *self {
            ScoreRuling::Ask(_, until) => scores.asked.is_some_and(|asked| asked.until == until),
            ScoreRuling::Settle(from, lines) => {
                let settled = settled(game, scores, from, lines, now);
                settled.is_ok_and(|lines| scores.standing().starts_with(&lines))
            }
            ScoreRuling::Record { white, black } => {
                game.ending().is_some_and(|ending| ending.score == ByColor { white, black })
            }
            ScoreRuling::Dismiss(_)
            | ScoreRuling::BeginPeriod(_)
            | ScoreRuling::ColoursReversed
            | ScoreRuling::Exceeded(_) => true,
        }
    }

    /// The half-move that it is about.
    fn half_move(&self) -> Option<usize> {
        match self {
            ScoreRuling::Settle(from, _) => Some(*from),
            ScoreRuling::Ask(..)
            | ScoreRuling::Dismiss(_)
            | ScoreRuling::BeginPeriod(_)
            | ScoreRuling::ColoursReversed
            | ScoreRuling::Exceeded(_)
            | ScoreRuling::Record { .. } => None,
        }
    }

    /// Changes the scores, and says how the game's log goes on.
    fn carry_out(
        &self,
        game: &Game,
        scores: &mut Scores,
        now: Instant,
    ) -> Result<Vec<Event>, ScoreRefusal> {
        match *self {
            ScoreRuling::Ask(what, until) => ask(scores, what, until, now)?,
            ScoreRuling::Settle(from, lines) => settle(game, scores, from, lines, now)?,
            ScoreRuling::Dismiss(of) => {
                scores.of_mut(of).claim.take().ok_or(ScoreRefusal::NoClaim)?;
            }
            ScoreRuling::BeginPeriod(of) => begin_period(game, scores, of)?,
            ScoreRuling::ColoursReversed => reversed(game, scores, now)?,
            ScoreRuling::Exceeded(whose) => {
                let result = scores.result_of_overstep(game, whose);
                return recorded(game, scores, result, now);
            }
            ScoreRuling::Record { white, black } => {
                let result = ResultElsewhere { white, black, flag: None };
                if !result.is_possible() {
                    return Err(ScoreRefusal::NoResult);
                }
                return recorded(game, scores, result, now);
            }
        }
        Ok(Vec::new())
    }
}

fn ask(scores: &mut Scores, what: ScoreAsk, until: Day, now: Instant) -> Result<(), ScoreRefusal> {
    let today = Day::of(now);
    if until <= today || until > today.plus(SCORE_ANSWER_DAYS_MAX) {
        return Err(ScoreRefusal::Until);
    }
    scores.asked = Some(ScoreAsked { at: now, what, until });
    for color in Color::ALL {
        let side = scores.of_mut(color);
        (side.answered_at, side.position) = (None, None);
    }
    Ok(())
}

/// What the director says stands in both sheets (`LAW-8.1`, `LAW-8.3`, `LAW-7.2`).
fn settle(
    game: &Game,
    scores: &mut Scores,
    from: usize,
    lines: &[LineRequest<'_>],
    now: Instant,
) -> Result<(), ScoreRefusal> {
    let settled = settled(game, scores, from, lines, now)?;
    for color in Color::ALL {
        scores.of_mut(color).lines.clone_from(&settled);
    }
    Ok(())
}

/// What stands then: what has stood before the half-move `from`, and these lines.
fn settled(
    game: &Game,
    scores: &Scores,
    from: usize,
    lines: &[LineRequest<'_>],
    now: Instant,
) -> Result<Vec<ScoreLine>, ScoreRefusal> {
    let kept = from.checked_sub(scores.base + 1).and_then(|kept| scores.standing().get(..kept));
    let next = scores.stands() + 1;
    read_lines(game, scores, kept.ok_or(ScoreRefusal::Gap { next })?, lines, now)
}

/// What both have made counts, as far as it stands.
fn begin_period(game: &Game, scores: &mut Scores, of: Color) -> Result<(), ScoreRefusal> {
    if game.terms().time_control.control_move(game.time_used(of)).is_none() {
        return Err(ScoreRefusal::NoPeriods);
    }
    let made = scores.made(game, scores.standing(), of);
    let made = u16::try_from(made).unwrap_or(u16::MAX);
    let periods = &mut scores.of_mut(of).periods;
    if !periods.contains(&made) {
        periods.push(made);
    }
    // The opponent's claim is answered by it.
    scores.of_mut(!of).claim = None;
    Ok(())
}

/// Fewer than ten moves by both, and the game begins again with the right colours; else it is played on with
/// those that it has.
fn reversed(game: &Game, scores: &mut Scores, now: Instant) -> Result<(), ScoreRefusal> {
    if scores.reversed {
        return Err(ScoreRefusal::PlayedOn);
    }
    if scores.standing().is_empty() {
        return Err(ScoreRefusal::NothingEntered);
    }
    if !scores.begins_again(game) {
        scores.reversed = true;
        return Ok(());
    }
    scores.starts_on = Day::of(now);
    for color in Color::ALL {
        *scores.of_mut(color) = ScoreSide::default();
    }
    Ok(())
}

/// The game's end, after the moves that stand; nothing is asked or claimed any more.
fn recorded(
    game: &Game,
    scores: &mut Scores,
    result: ResultElsewhere,
    now: Instant,
) -> Result<Vec<Event>, ScoreRefusal> {
    let recorded = game.record_with_moves(&scores.codes(game), result, now)?;
    for color in Color::ALL {
        scores.of_mut(color).claim = None;
    }
    scores.asked = None;
    Ok(match recorded {
        Decision::Accepted(events) => events,
        Decision::Repeated(_) => Vec::new(),
    })
}

impl Scores {
    /// What it comes to that the time was exceeded, as the director upholds it (`LAW-6.6`, `TR-8.7a`): that is lost,
    /// unless the opponent has nothing to mate with (`LAW-6.7`); where nobody can tell whose flag fell first, both lose
    /// (`LAW-6.9`).
    pub fn result_of_overstep(&self, game: &Game, whose: Overstep) -> ResultElsewhere {
        let position = self.position_after(game, self.standing());
        let pieces = |color: Color| if self.reversed { !color } else { color };
        let (loss, win, draw) = (HalfPoints(0), HalfPoints(2), HalfPoints(1));
        let (white, black, flag) = match whose {
            Overstep::Both => (loss, loss, Flag::Default),
            Overstep::By(loser) if !position.can_mate(pieces(!loser)) => {
                (draw, draw, Flag::TimeExceeded)
            }
            Overstep::By(Color::White) => (loss, win, Flag::TimeExceeded),
            Overstep::By(Color::Black) => (win, loss, Flag::TimeExceeded),
        };
        ResultElsewhere { white, black, flag: Some(flag) }
    }

    /// Whether a game that was begun with reversed colours begins again: neither has made ten moves. Else it is played
    /// on with those that it has (`LAW-7.1`).
    pub fn begins_again(&self, game: &Game) -> bool {
        let made = Color::ALL.map(|color| self.made(game, self.standing(), color));
        made.into_iter().all(|made| made < PLAYED_ON_MOVES)
    }

    /// The moves of the whole game, as far as they stand, for its log; none where the colours are reversed: they would
    /// stand there under the other player's name.
    fn codes(&self, game: &Game) -> Vec<MoveCode> {
        if self.reversed {
            return Vec::new();
        }
        let before = game.plies().iter().take(self.base).map(|ply| ply.code);
        let code = |line: &ScoreLine| MoveCode::from_bits(line.bits);
        before.chain(self.standing().iter().filter_map(code)).collect()
    }
}
