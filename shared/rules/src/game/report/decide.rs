//! A report that comes in: whether it is taken, and what follows from it.

use super::{GameReport, GameReports, ReportRefusal, Reported, ReportsState};
use crate::{
    Color, Day, Decision, ElsewhereFault, Event, Game, Instant, MoveCode, MoveElsewhere,
    PlayedElsewhere, Refusal, Stop,
};

/// What a report comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reporting {
    /// It was sent before.
    Repeated,
    /// It is kept; the result waits for the other player, or for the director.
    Kept(GameReports),
    /// Both have sent the same result: it stands, and is recorded with these log entries.
    Stands(GameReports, Vec<Event>),
}

/// Takes what the player of a colour sends of a game that was played elsewhere (`LAW-8.5`); `known` is
/// what was sent before, and `reversed` says that the game is played on with reversed colours (`LAW-7.1`). It takes the place of the player's own until both agree, or the director has
/// recorded a result.
///
/// # Errors
/// The first [`ReportRefusal`] that applies.
pub fn report(
    game: &Game,
    known: Option<&GameReports>,
    (by, reversed): (Color, bool),
    text: &str,
    now: Instant,
) -> Result<Reporting, ReportRefusal> {
    if !game.is_played_elsewhere() {
        return Err(Refusal::PlayedHere.into());
    }
    let told = Reported::read(text, game.terms())?;
    let sent = told.sent(now);
    let same = |own: &GameReport| GameReport { at: sent.at, ..own.clone() } == sent;
    if known.and_then(|known| known.of(by)).is_some_and(same) {
        return Ok(Reporting::Repeated);
    }
    if let Some(ending) = game.ending() {
        return Err(Refusal::GameFinished { reason: ending.reason, at: ending.at }.into());
    }
    if let Some(stopped) = game.stopped().filter(|stopped| stopped.why != Stop::Elsewhere) {
        return Err(Refusal::ClocksStopped(stopped.why).into());
    }
    // Where the director has undone what stood, the two do not bring it back by themselves.
    if known.is_some_and(|known| known.state() == ReportsState::Agree) {
        return Err(ReportRefusal::Agreed);
    }
    told.check_begun(game)?;
    check_possible(game, &sent, now).map_err(ReportRefusal::Impossible)?;
    let reports = GameReports { reversed, ..with(known, by, sent, now) };
    match reports.state() {
        ReportsState::WaitsFor(_) | ReportsState::Differ { .. } => Ok(Reporting::Kept(reports)),
        ReportsState::Agree => {
            let events = recorded(game, &reports, now)?;
            Ok(Reporting::Stands(reports, events))
        }
    }
}

/// Whether a report would be taken now (`LAW-8.5`): the game has begun, is played elsewhere, and has no
/// result yet.
pub fn may_report(game: &Game, known: Option<&GameReports>, now: Instant) -> bool {
    let elsewhere = game.stopped().is_some_and(|stopped| stopped.why == Stop::Elsewhere);
    let begun = Day::of(game.terms().starts_at) <= Day::of(now);
    elsewhere && begun && known.is_none_or(|known| known.state() != ReportsState::Agree)
}

/// Refuses a result that the board contradicts, and a game that has not begun.
fn check_possible(game: &Game, sent: &GameReport, now: Instant) -> Result<(), ElsewhereFault> {
    let played = |bits: &u16| MoveElsewhere { bits: *bits, at: None, draw_offered: false };
    let played = PlayedElsewhere {
        moves: sent.moves.iter().map(played).collect(),
        result: Some(sent.result()),
        waits: true,
        ..PlayedElsewhere::default()
    };
    played.game(game.terms().clone(), now).map(|_| ())
}

fn with(known: Option<&GameReports>, by: Color, sent: GameReport, now: Instant) -> GameReports {
    let none = GameReports { first_at: now, white: None, black: None, reversed: false };
    let mut reports = known.cloned().unwrap_or(none);
    match by {
        Color::White => reports.white = Some(sent),
        Color::Black => reports.black = Some(sent),
    }
    reports
}

/// The log entries of what both have sent: the result, after the moves in which they agree. Beyond these
/// there is no record that both have signed.
fn recorded(game: &Game, reports: &GameReports, now: Instant) -> Result<Vec<Event>, Refusal> {
    let Some(result) = reports.agreed() else { return Ok(Vec::new()) };
    // With reversed colours the log would have the moves under the other player's name.
    let common = if reports.reversed { Vec::new() } else { reports.common_moves() };
    let codes: Vec<MoveCode> =
        common.iter().filter_map(|bits| MoveCode::from_bits(*bits)).collect();
    match game.record_with_moves(&codes, result, now)? {
        Decision::Accepted(events) => Ok(events),
        Decision::Repeated(_) => Ok(Vec::new()),
    }
}
