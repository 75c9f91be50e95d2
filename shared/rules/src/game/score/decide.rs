//! What players do with their scores: enter moves, claim, answer the director.

use super::{
    SCORE_NOTE_CHARACTERS_MAX, SCORE_PLIES_MAX, ScoreAsk, ScoreClaim, ScoreClaimKind, ScoreLine,
    ScorePosition, ScoreRefusal, Scores,
};
use crate::notation::{read_move, split_offer};
use crate::{Color, Day, Game, Instant, Position, Refusal, Stop};

/// A half-move as a player enters it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRequest<'a> {
    /// The move in SAN, UCI or ICCF numbers, with `(=)` behind it where a draw was offered (`LAW-8.1`).
    pub text: &'a str,
    /// The day on which the move that it answers arrived.
    pub arrived: Day,
    /// The day on which it was sent.
    pub sent: Day,
}

/// What a request about a score comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// It is so already.
    Repeated,
    /// The scores are these from now on.
    Kept(Box<Scores>),
}

impl Scoring {
    pub(super) fn of(known: Option<&Scores>, after: Scores) -> Scoring {
        if known == Some(&after) { Scoring::Repeated } else { Scoring::Kept(Box::new(after)) }
    }
}

/// Whether players may enter moves, claim and answer now: the game has begun, is played elsewhere, and has
/// no result yet.
pub fn may_score(game: &Game, known: Option<&Scores>, now: Instant) -> bool {
    must_be_open(game).is_ok() && must_have_begun(&Scores::current(game, known), now).is_ok()
}

/// Takes the lines of a player's sheet from a half-move on, counted from 1, in place of all that stood there
/// (`LAW-8.1`); no lines strike what stood there. A move is final when it was sent, so that what both have
/// entered alike changes no more (`LAW-4.2`).
///
/// # Errors
/// The first [`ScoreRefusal`] that applies.
pub fn enter_score(
    game: &Game,
    known: Option<&Scores>,
    by: Color,
    (from, lines): (usize, &[LineRequest<'_>]),
    now: Instant,
) -> Result<Scoring, ScoreRefusal> {
    must_be_open(game)?;
    let mut scores = Scores::current(game, known);
    must_have_begun(&scores, now)?;
    let own = &scores.of(by).lines;
    let Some(kept) = from.checked_sub(scores.base + 1).filter(|kept| *kept <= own.len()) else {
        return Err(ScoreRefusal::Gap { next: scores.base + own.len() + 1 });
    };
    let entered = read_lines(game, &scores, own.get(..kept).unwrap_or_default(), lines, now)?;
    let alike = own.iter().zip(&entered).take_while(|(before, after)| before == after).count();
    if alike < scores.standing().len() {
        return Err(ScoreRefusal::Stands { half_move: scores.base + alike + 1 });
    }
    scores.of_mut(by).lines = entered;
    scores.note_difference(now);
    Ok(Scoring::of(known, scores))
}

/// Takes a player's claim to the director (`LAW-6.6`, `LAW-9.2`, `LAW-9.3`), in place of the one before.
///
/// # Errors
/// The first [`ScoreRefusal`] that applies.
pub fn claim_in_score(
    game: &Game,
    known: Option<&Scores>,
    by: Color,
    (kind, note): (ScoreClaimKind, &str),
    now: Instant,
) -> Result<Scoring, ScoreRefusal> {
    must_be_open(game)?;
    let mut scores = Scores::current(game, known);
    must_have_begun(&scores, now)?;
    let characters = note.chars().count();
    if characters > SCORE_NOTE_CHARACTERS_MAX {
        return Err(ScoreRefusal::NoteTooLong { characters });
    }
    let side = scores.of_mut(by);
    // It waits since it was first made.
    let at = side.claim.as_ref().filter(|claim| claim.kind == kind).map_or(now, |claim| claim.at);
    side.claim = Some(ScoreClaim { at, kind, note: note.to_owned() });
    Ok(Scoring::of(known, scores))
}

/// Takes a player's answer to what the director has asked last: that the sheet is complete (`LAW-8.2`), or
/// what the player knows of the position (`LAW-8.3`).
///
/// # Errors
/// The first [`ScoreRefusal`] that applies.
pub fn answer_score(
    game: &Game,
    known: Option<&Scores>,
    by: Color,
    told: Option<&ScorePosition>,
    now: Instant,
) -> Result<Scoring, ScoreRefusal> {
    must_be_open(game)?;
    let mut scores = Scores::current(game, known);
    let Some(asked) = scores.asked else { return Err(ScoreRefusal::NothingAsked) };
    let told = match (asked.what, told) {
        (ScoreAsk::Position, None) => return Err(ScoreRefusal::PositionMissing),
        (ScoreAsk::Position, Some(told)) => {
            let position = Position::from_fen(game.terms().variant, &told.fen);
            let position =
                position.map_err(|error| ScoreRefusal::Position { why: error.to_string() })?;
            Some(ScorePosition { fen: position.fen(), ..told.clone() })
        }
        (ScoreAsk::Sheet, _) => None,
    };
    let side = scores.of_mut(by);
    if side.answered_at.is_some() && side.position == told {
        return Ok(Scoring::Repeated);
    }
    side.answered_at = Some(now);
    side.position = told;
    Ok(Scoring::of(known, scores))
}

pub(super) fn must_be_open(game: &Game) -> Result<(), Refusal> {
    if !game.is_played_elsewhere() {
        return Err(Refusal::PlayedHere);
    }
    if let Some(ending) = game.ending() {
        return Err(Refusal::GameFinished { reason: ending.reason, at: ending.at });
    }
    match game.stopped().filter(|stopped| stopped.why != Stop::Elsewhere) {
        Some(stopped) => Err(Refusal::ClocksStopped(stopped.why)),
        None => Ok(()),
    }
}

pub(super) fn must_have_begun(scores: &Scores, now: Instant) -> Result<(), ScoreRefusal> {
    match scores.starts_on <= today(now) {
        true => Ok(()),
        false => Err(ScoreRefusal::NotBegun { on: scores.starts_on }),
    }
}

/// The latest day that it is anywhere.
fn today(now: Instant) -> Day {
    Day::of(now + 14 * 3_600)
}

/// The whole sheet: what is kept of it, and the lines that come now.
pub(super) fn read_lines(
    game: &Game,
    scores: &Scores,
    kept: &[ScoreLine],
    lines: &[LineRequest<'_>],
    now: Instant,
) -> Result<Vec<ScoreLine>, ScoreRefusal> {
    if kept.len() + lines.len() > SCORE_PLIES_MAX {
        return Err(ScoreRefusal::TooManyMoves);
    }
    let mut position = scores.position_after(game, kept);
    let mut entered = kept.to_vec();
    for line in lines {
        let half_move = scores.base + entered.len() + 1;
        let at = |refusal| ScoreRefusal::Move { half_move, refusal };
        let (text, draw_offered) = split_offer(line.text);
        let code = read_move(text, &position).map_err(at)?;
        position.play(code).ok_or(Refusal::IllegalMove { text: text.to_owned() }).map_err(at)?;
        let earliest = entered.last().map_or(scores.starts_on, |before| before.sent);
        if line.arrived < earliest {
            return Err(ScoreRefusal::ArrivedTooEarly { half_move, earliest });
        }
        if line.sent < line.arrived {
            return Err(ScoreRefusal::SentBeforeArrival { half_move });
        }
        if line.sent > today(now) {
            return Err(ScoreRefusal::InFuture { half_move });
        }
        let (bits, arrived, sent) = (code.bits(), line.arrived, line.sent);
        entered.push(ScoreLine { bits, arrived, sent, draw_offered });
    }
    Ok(entered)
}
