//! A game's log as bytes: about five a half-move, growing at the end only.
//!
//! Version 1. Each event is a *head* and the seconds since the event before (the first one counts
//! from 1970), both as postcard varints. The head's low two bits say what it is:
//!
//! | bits | event | rest of the head | after the seconds |
//! |---|---|---|---|
//! | 0 | move | the move's code | |
//! | 1 | move with a draw offer | the move's code | |
//! | 2 | move that ends the game | the move's code | 1 mate, 2 stalemate, 3 dead position; plus 4 with a draw offer |
//! | 3 | anything else | bit 0 the player (1: Black), the rest: 0 accepted, 1 declined, 2 resigned, 3 time forfeited, 4 the same but drawn | |
//!
//! Codes of moves without promotion are below 4096, so a head takes two bytes; three bytes of
//! seconds reach to 24 days. What is stored stays readable for ever: a new kind of event takes a
//! new number, and `tests/store/log.rs` keeps the bytes of every version.

use rules::{BoardEnding, Color, Event, Instant, MoveCode};

/// The bytes are no log, from this event on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {0} of the log cannot be decoded")]
pub struct CorruptBytes(pub usize);

const MOVE: u32 = 0;
const MOVE_WITH_OFFER: u32 = 1;
const LAST_MOVE: u32 = 2;
const OTHER: u32 = 3;
/// Set in a last move's extra byte when a draw was offered with it.
const OFFERED: u8 = 4;

/// Appends `event` to the bytes of a log whose last event happened at `last`.
pub fn encode_event(log: &mut Vec<u8>, last: Option<Instant>, event: &Event) {
    let (head, extra) = match *event {
        Event::MovePlayed { code, draw_offered: false, ends: None, .. } => {
            (u32::from(code.bits()) << 2 | MOVE, None)
        }
        Event::MovePlayed { code, draw_offered: true, ends: None, .. } => {
            (u32::from(code.bits()) << 2 | MOVE_WITH_OFFER, None)
        }
        Event::MovePlayed { code, draw_offered, ends: Some(ending), .. } => {
            let offered = if draw_offered { OFFERED } else { 0 };
            (u32::from(code.bits()) << 2 | LAST_MOVE, Some(ending_number(ending) | offered))
        }
        Event::DrawAccepted { by, .. } => (other(0, by), None),
        Event::DrawDeclined { by, .. } => (other(1, by), None),
        Event::Resigned { by, .. } => (other(2, by), None),
        Event::TimeForfeited { by, drawn: false, .. } => (other(3, by), None),
        Event::TimeForfeited { by, drawn: true, .. } => (other(4, by), None),
    };
    let seconds = (event.at() - last.unwrap_or(Instant::from_unix(0))).max(0).unsigned_abs();
    push_varint(log, head.into());
    push_varint(log, seconds);
    log.extend(extra);
}

/// Reads a whole log.
///
/// # Errors
/// [`CorruptBytes`] with the index of the first event that is no event.
pub fn decode_log(mut bytes: &[u8]) -> Result<Vec<Event>, CorruptBytes> {
    let mut log = Vec::with_capacity(bytes.len() / 5 + 1);
    let mut last = Instant::from_unix(0);
    while !bytes.is_empty() {
        let (event, rest) = decode_event(bytes, last).ok_or(CorruptBytes(log.len()))?;
        last = event.at();
        log.push(event);
        bytes = rest;
    }
    Ok(log)
}

fn decode_event(bytes: &[u8], last: Instant) -> Option<(Event, &[u8])> {
    let (head, bytes) = postcard::take_from_bytes::<u32>(bytes).ok()?;
    let (seconds, bytes) = postcard::take_from_bytes::<u64>(bytes).ok()?;
    let at = Instant::from_unix(last.unix().checked_add_unsigned(seconds)?);
    let payload = head >> 2;
    let code = || MoveCode::from_bits(u16::try_from(payload).ok()?);
    let (event, bytes) = match head & 3 {
        MOVE => (Event::MovePlayed { at, code: code()?, draw_offered: false, ends: None }, bytes),
        MOVE_WITH_OFFER => {
            (Event::MovePlayed { at, code: code()?, draw_offered: true, ends: None }, bytes)
        }
        LAST_MOVE => {
            let (extra, bytes) = bytes.split_first()?;
            let ends = Some(ending_of(extra & !OFFERED)?);
            let draw_offered = extra & OFFERED != 0;
            (Event::MovePlayed { at, code: code()?, draw_offered, ends }, bytes)
        }
        _ => (decode_other(payload, at)?, bytes),
    };
    Some((event, bytes))
}

fn decode_other(payload: u32, at: Instant) -> Option<Event> {
    let by = if payload & 1 == 0 { Color::White } else { Color::Black };
    Some(match payload >> 1 {
        0 => Event::DrawAccepted { at, by },
        1 => Event::DrawDeclined { at, by },
        2 => Event::Resigned { at, by },
        3 => Event::TimeForfeited { at, by, drawn: false },
        4 => Event::TimeForfeited { at, by, drawn: true },
        _ => return None,
    })
}

fn other(kind: u32, by: Color) -> u32 {
    (kind << 1 | u32::from(by.is_black())) << 2 | OTHER
}

fn ending_number(ending: BoardEnding) -> u8 {
    match ending {
        BoardEnding::Checkmate => 1,
        BoardEnding::Stalemate => 2,
        BoardEnding::DeadPosition => 3,
    }
}

fn ending_of(number: u8) -> Option<BoardEnding> {
    Some(match number {
        1 => BoardEnding::Checkmate,
        2 => BoardEnding::Stalemate,
        3 => BoardEnding::DeadPosition,
        _ => return None,
    })
}

/// Writes a number in postcard's form: seven bits a byte, low bits first, a set high bit for more.
fn push_varint(bytes: &mut Vec<u8>, mut value: u64) {
    while value > 0x7f {
        bytes.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}
