//! A game's log as bytes: about five a half-move, growing at the end only.
//!
//! Version 1. Each event is a *head* and the seconds since the event before (the first one counts
//! from 1970), both as postcard varints. The head's low two bits say what it is:
//!
//! | bits | event | rest of the head | after the seconds |
//! |---|---|---|---|
//! | 0 | move | the move's code | |
//! | 1 | move with a draw offer | the move's code | |
//! | 2 | move that ends the game | the move's code | the ending: 1 mate, 2 stalemate, 3 dead position, 8 and 9 count of board's and of pieces' honour run out, 10 mate by the counter; plus 4 with a draw offer |
//! | 3 | anything else | bit 0 the player (1: Black), the rest says what, see below | |
//!
//! | what | | after the seconds |
//! |---|---|---|
//! | 0, 1, 2 | accepted, declined, resigned | |
//! | 3, 4 | time forfeited, the same but drawn | |
//! | 5 | claimed | bits 0-1 the claim, 2-4 the verdict, 5 set: the intended move's code follows |
//! | 6 | ruled on a claim; instead of the player bit 0 is set when upheld | |
//! | 7, 8 | count started, stopped | |
//! | 9 | conditional move; bit 0 is not used | the move's code, then the ending, 0 for none |
//! | 10, 11 | leave registered, cancelled | the interval: seconds from the event to its beginning (zigzag), its length |
//! | 12 | outage credited; bit 0 is not used | the interval |
//! | 13 | longer reflection announced | |
//! | 14 | time moved from the bank to the clock | the seconds |
//! | 15, 16 | flag fell, forfeited by silence | |
//! | 17 | an official's decision; the player where it is about one | the decision's number, then what it does: 0 clock adjusted (days, moves; zigzag), 1 stopped, 2 resumed, 3 sent to adjudication, 4 lost by default, 5 by both, 6 cancelled, 7 to 9 adjudicated with that less 7 halves for White, 10 reinstated, 11 recorded (one byte: bits 0-1 White's halves, 2-3 Black's, 4-6 the flag: 0 none, 1 A, 2 E, 3 D, 4 C), 12 replaced (the substitute's number, then the seconds from the event to when they begin; zigzag) |
//!
//! Codes of moves without promotion are below 4096, so a head takes two bytes; three bytes of
//! seconds reach to 24 days. What is stored stays readable for ever: a new kind of event takes a
//! new number, and `tests/store/log.rs` keeps the bytes of every version.

use rules::tournament::Flag;
use rules::{
    BoardEnding, Claim, ClaimVerdict, Color, Directive, Event, HalfPoints, Honour, Instant,
    Interval, MoveCode, PlayerId, TableUnknown,
};

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
/// Set in a claim's byte when its intended move follows.
const INTENDED: u8 = 32;

/// Verdicts by their number.
const VERDICTS: [ClaimVerdict; 5] = [
    ClaimVerdict::Correct,
    ClaimVerdict::Incorrect { opens_offer: false },
    ClaimVerdict::Incorrect { opens_offer: true },
    ClaimVerdict::Referred(TableUnknown::CastlingRights),
    ClaimVerdict::Referred(TableUnknown::TableMissing),
];

/// Endings by their number.
const ENDINGS: [(BoardEnding, u8); 6] = [
    (BoardEnding::Checkmate, 1),
    (BoardEnding::Stalemate, 2),
    (BoardEnding::DeadPosition, 3),
    (BoardEnding::CountRunOut(Honour::Board), 8),
    (BoardEnding::CountRunOut(Honour::Pieces), 9),
    (BoardEnding::CountMate, 10),
];

/// Appends `event` to the bytes of a log whose last event happened at `last`.
pub fn encode_event(log: &mut Vec<u8>, last: Option<Instant>, event: &Event) {
    let mut extra = Vec::new();
    let head = match *event {
        Event::MovePlayed { code, draw_offered, ends, conditional: true, .. } => {
            push_varint(&mut extra, code.bits().into());
            extra.push(ending_byte(ends, draw_offered));
            other(9, false)
        }
        Event::MovePlayed { code, draw_offered: false, ends: None, .. } => {
            u32::from(code.bits()) << 2 | MOVE
        }
        Event::MovePlayed { code, draw_offered: true, ends: None, .. } => {
            u32::from(code.bits()) << 2 | MOVE_WITH_OFFER
        }
        Event::MovePlayed { code, draw_offered, ends, .. } => {
            extra.push(ending_byte(ends, draw_offered));
            u32::from(code.bits()) << 2 | LAST_MOVE
        }
        Event::DrawAccepted { by, .. } => other(0, by.is_black()),
        Event::DrawDeclined { by, .. } => other(1, by.is_black()),
        Event::Resigned { by, .. } => other(2, by.is_black()),
        Event::TimeForfeited { by, drawn: false, .. } => other(3, by.is_black()),
        Event::TimeForfeited { by, drawn: true, .. } => other(4, by.is_black()),
        Event::Claimed { by, claim, intended, verdict, .. } => {
            let number = |index: Option<usize>| index.and_then(|i| u8::try_from(i).ok());
            let claim = number(Claim::ALL.iter().position(|known| *known == claim));
            let verdict = number(VERDICTS.iter().position(|known| *known == verdict));
            let flag = if intended.is_some() { INTENDED } else { 0 };
            extra.push(claim.unwrap_or(0) | verdict.unwrap_or(0) << 2 | flag);
            if let Some(code) = intended {
                push_varint(&mut extra, code.bits().into());
            }
            other(5, by.is_black())
        }
        Event::ClaimRuled { upheld, .. } => other(6, upheld),
        Event::CountStarted { by, .. } => other(7, by.is_black()),
        Event::CountStopped { by, .. } => other(8, by.is_black()),
        Event::LeaveRegistered { at, by, leave } => {
            push_interval(&mut extra, at, leave);
            other(10, by.is_black())
        }
        Event::LeaveCancelled { at, by, leave } => {
            push_interval(&mut extra, at, leave);
            other(11, by.is_black())
        }
        Event::OutageCredited { at, outage } => {
            push_interval(&mut extra, at, outage);
            other(12, false)
        }
        Event::ReflectionAnnounced { by, .. } => other(13, by.is_black()),
        Event::TimeRefilled { by, seconds, .. } => {
            push_varint(&mut extra, seconds.into());
            other(14, by.is_black())
        }
        Event::FlagFell { by, .. } => other(15, by.is_black()),
        Event::SilenceForfeited { by, .. } => other(16, by.is_black()),
        Event::Directed { decision, directive, .. } => {
            push_varint(&mut extra, decision.into());
            other(
                17,
                push_directive(&mut extra, event.at(), directive).is_some_and(Color::is_black),
            )
        }
    };
    let seconds = (event.at() - last.unwrap_or(Instant::from_unix(0))).max(0).unsigned_abs();
    push_varint(log, head.into());
    push_varint(log, seconds);
    log.append(&mut extra);
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
    let played = |code, ending: Option<u8>, conditional| {
        let draw_offered = head & 3 == MOVE_WITH_OFFER || ending.is_some_and(|e| e & OFFERED != 0);
        let ends = match ending.map(|e| e & !OFFERED) {
            None | Some(0) => None,
            Some(number) => Some(ending_of(number)?),
        };
        let code = MoveCode::from_bits(u16::try_from(code).ok()?)?;
        Some(Event::MovePlayed { at, code, draw_offered, ends, conditional })
    };
    match head & 3 {
        MOVE | MOVE_WITH_OFFER => Some((played(payload, None, false)?, bytes)),
        LAST_MOVE => {
            let (ending, bytes) = bytes.split_first()?;
            // Only an ending makes a move the last one.
            (ending & !OFFERED != 0).then_some(())?;
            Some((played(payload, Some(*ending), false)?, bytes))
        }
        _ if payload >> 1 == 5 => decode_claim(payload & 1 == 1, at, bytes),
        _ if payload >> 1 == 9 => {
            let (code, bytes) = postcard::take_from_bytes::<u32>(bytes).ok()?;
            let (ending, bytes) = bytes.split_first()?;
            Some((played(code, Some(*ending), true)?, bytes))
        }
        _ if matches!(payload >> 1, 10..=12 | 14) => decode_time(payload, at, bytes),
        _ if payload >> 1 == 17 => decode_directed(payload & 1 == 1, at, bytes),
        _ => Some((decode_other(payload, at)?, bytes)),
    }
}

/// What is followed by an interval or by seconds.
fn decode_time(payload: u32, at: Instant, bytes: &[u8]) -> Option<(Event, &[u8])> {
    let by = Color::from_white(payload & 1 == 0);
    if payload >> 1 == 14 {
        let (seconds, bytes) = postcard::take_from_bytes::<u32>(bytes).ok()?;
        return (seconds > 0).then_some((Event::TimeRefilled { at, by, seconds }, bytes));
    }
    let (ahead, bytes) = postcard::take_from_bytes::<i64>(bytes).ok()?;
    let (length, bytes) = postcard::take_from_bytes::<u64>(bytes).ok()?;
    let from = at.unix().checked_add(ahead)?;
    let until = from.checked_add_unsigned(length)?;
    let interval = Interval { from: Instant::from_unix(from), until: Instant::from_unix(until) };
    (!interval.is_empty()).then_some(())?;
    let event = match payload >> 1 {
        10 => Event::LeaveRegistered { at, by, leave: interval },
        11 => Event::LeaveCancelled { at, by, leave: interval },
        _ => Event::OutageCredited { at, outage: interval },
    };
    Some((event, bytes))
}

fn decode_claim(black: bool, at: Instant, bytes: &[u8]) -> Option<(Event, &[u8])> {
    let (said, bytes) = bytes.split_first()?;
    let claim = *Claim::ALL.get(usize::from(said & 3))?;
    let verdict = *VERDICTS.get(usize::from(said >> 2 & 7))?;
    (*said < 2 * INTENDED).then_some(())?;
    let (intended, bytes) = if said & INTENDED == 0 {
        (None, bytes)
    } else {
        let (code, bytes) = postcard::take_from_bytes::<u16>(bytes).ok()?;
        (Some(MoveCode::from_bits(code)?), bytes)
    };
    Some((Event::Claimed { at, by: Color::from_white(!black), claim, intended, verdict }, bytes))
}

fn decode_directed(black: bool, at: Instant, bytes: &[u8]) -> Option<(Event, &[u8])> {
    let (decision, bytes) = postcard::take_from_bytes::<u32>(bytes).ok()?;
    let (kind, mut bytes) = bytes.split_first()?;
    let by = Color::from_white(!black);
    let directive = match *kind {
        0 => {
            let (days, rest) = postcard::take_from_bytes::<i32>(bytes).ok()?;
            let (moves, rest) = postcard::take_from_bytes::<i16>(rest).ok()?;
            bytes = rest;
            Directive::ClockAdjusted { by, days, moves }
        }
        1 => Directive::ClocksStopped,
        2 => Directive::ClocksResumed,
        3 => Directive::SentToAdjudication,
        4 => Directive::Defaulted { by: Some(by) },
        5 => Directive::Defaulted { by: None },
        6 => Directive::Cancelled,
        white @ 7..=9 => Directive::Adjudicated { white: HalfPoints(white - 7) },
        10 => Directive::Reinstated,
        11 => {
            let (said, rest) = bytes.split_first()?;
            bytes = rest;
            recorded_of(*said)?
        }
        12 => {
            let (player, rest) = postcard::take_from_bytes::<u32>(bytes).ok()?;
            let (ahead, rest) = postcard::take_from_bytes::<i64>(rest).ok()?;
            bytes = rest;
            let from = Instant::from_unix(at.unix().checked_add(ahead)?);
            Directive::Replaced { by, player: PlayerId(player), from }
        }
        _ => return None,
    };
    Some((Event::Directed { at, decision, directive }, bytes))
}

/// The result that a byte tells.
fn recorded_of(said: u8) -> Option<Directive> {
    let (white, black) = (HalfPoints(said & 3), HalfPoints(said >> 2 & 3));
    let flag = match usize::from(said >> 4).checked_sub(1) {
        None => None,
        Some(index) => Some(*Flag::ALL.get(index)?),
    };
    (white.0 + black.0 <= 2).then_some(Directive::Recorded { white, black, flag })
}

/// Writes what a directive does, and says whom it is about.
fn push_directive(bytes: &mut Vec<u8>, at: Instant, directive: Directive) -> Option<Color> {
    let (kind, by) = match directive {
        Directive::ClockAdjusted { by, days, moves } => {
            bytes.push(0);
            push_signed(bytes, days.into());
            push_signed(bytes, moves.into());
            return Some(by);
        }
        Directive::ClocksStopped => (1, None),
        Directive::ClocksResumed => (2, None),
        Directive::SentToAdjudication => (3, None),
        Directive::Defaulted { by: Some(by) } => (4, Some(by)),
        Directive::Defaulted { by: None } => (5, None),
        Directive::Cancelled => (6, None),
        Directive::Adjudicated { white } => (7 + white.0.min(2), None),
        Directive::Reinstated => (10, None),
        Directive::Replaced { by, player, from } => {
            bytes.push(12);
            push_varint(bytes, player.0.into());
            push_signed(bytes, from - at);
            return Some(by);
        }
        Directive::Recorded { white, black, flag } => {
            let number = flag.and_then(|flag| Flag::ALL.iter().position(|known| *known == flag));
            let number = number.and_then(|index| u8::try_from(index + 1).ok()).unwrap_or(0);
            bytes.extend([11, white.0.min(2) | black.0.min(2) << 2 | number << 4]);
            return None;
        }
    };
    bytes.push(kind);
    by
}

fn decode_other(payload: u32, at: Instant) -> Option<Event> {
    let by = Color::from_white(payload & 1 == 0);
    Some(match payload >> 1 {
        0 => Event::DrawAccepted { at, by },
        1 => Event::DrawDeclined { at, by },
        2 => Event::Resigned { at, by },
        3 => Event::TimeForfeited { at, by, drawn: false },
        4 => Event::TimeForfeited { at, by, drawn: true },
        6 => Event::ClaimRuled { at, upheld: payload & 1 == 1 },
        7 => Event::CountStarted { at, by },
        8 => Event::CountStopped { at, by },
        13 => Event::ReflectionAnnounced { at, by },
        15 => Event::FlagFell { at, by },
        16 => Event::SilenceForfeited { at, by },
        _ => return None,
    })
}

fn other(kind: u32, bit: bool) -> u32 {
    (kind << 1 | u32::from(bit)) << 2 | OTHER
}

/// An interval as the seconds from `at` to its beginning and its length.
fn push_interval(bytes: &mut Vec<u8>, at: Instant, interval: Interval) {
    // Leave may have begun before it was entered.
    push_signed(bytes, interval.from - at);
    push_varint(bytes, (interval.until - interval.from).max(0).unsigned_abs());
}

/// An ending's byte; 0 for none.
fn ending_byte(ends: Option<BoardEnding>, offered: bool) -> u8 {
    let found = ENDINGS.iter().find(|(ending, _)| Some(*ending) == ends);
    found.map_or(0, |(_, number)| *number) | if offered { OFFERED } else { 0 }
}

/// The ending of a byte that names one.
fn ending_of(byte: u8) -> Option<BoardEnding> {
    let found = ENDINGS.iter().find(|(_, number)| *number == byte & !OFFERED);
    found.map(|(ending, _)| *ending)
}

/// Writes a signed number as postcard reads them: zigzag.
fn push_signed(bytes: &mut Vec<u8>, value: i64) {
    push_varint(bytes, ((value << 1) ^ (value >> 63)).cast_unsigned());
}

/// Writes a number in postcard's form: seven bits a byte, low bits first, a set high bit for more.
fn push_varint(bytes: &mut Vec<u8>, mut value: u64) {
    while value > 0x7f {
        bytes.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
}
