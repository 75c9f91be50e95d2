//! The lines of a record read back into events, so that the rules themselves tell what follows.

use chrono::DateTime;
use rules::tournament::Flag;
use rules::{
    BoardEnding, Claim, ClaimVerdict, Color, Directive, Event, Game, HalfPoints, Honour, Instant,
    Interval, MoveCode, PlayerId, Position, TableUnknown, Terms, Variant,
};

/// Every ending that a move's line can name.
pub(crate) const BOARD_ENDINGS: [BoardEnding; 6] = [
    BoardEnding::Checkmate,
    BoardEnding::Stalemate,
    BoardEnding::DeadPosition,
    BoardEnding::CountRunOut(Honour::Board),
    BoardEnding::CountRunOut(Honour::Pieces),
    BoardEnding::CountMate,
];

/// The game that the line with the terms sets up. The time control is left out: it decides nothing
/// that has happened already.
pub(super) fn read_terms(line: &str, game: u32) -> Option<Game> {
    let (begin, named) = line.split_once(&format!(" game {game} "))?;
    let starts_at = instant(begin.strip_prefix("0 ")?)?;
    let mut words = named.split(' ');
    let variant = Variant::from_code(words.next()?)?;
    let mut player = |side| {
        (words.next()? == side).then_some(())?;
        Some(PlayerId(words.next()?.parse().ok()?))
    };
    let players = rules::ByColor { white: player("white")?, black: player("black")? };
    let start = match line.rsplit_once(" from ")?.1 {
        "-" => None,
        fen => Some(Position::from_fen(variant, fen).ok()?),
    };
    Some(Game::new(Terms { start, ..Terms::new(players, variant, starts_at) }))
}

/// The move that a line tells, as it is written; none when it tells something else.
pub(super) fn move_in(line: &str) -> Option<&str> {
    let mut words = line.split(' ').skip(2).skip_while(|word| *word == "conditional");
    (words.next()? == "move").then_some(())?;
    words.next()
}

/// The event of a line that follows `game`; none when there is no such event, or no such move.
pub(crate) fn read_event(line: &str, game: &Game) -> Option<Event> {
    let (_, rest) = line.split_once(' ')?;
    let (at, said) = rest.split_once(' ')?;
    let at = instant(at)?;
    let words: Vec<&str> = said.split(' ').collect();
    Some(match *words.as_slice() {
        ["move", code, ref rest @ ..] => moved(at, code, rest, false, game)?,
        ["conditional", "move", code, ref rest @ ..] => moved(at, code, rest, true, game)?,
        ["draw", "accepted", "by", by] => Event::DrawAccepted { at, by: color(by)? },
        ["draw", "declined", "by", by] => Event::DrawDeclined { at, by: color(by)? },
        ["resigned", "by", by] => Event::Resigned { at, by: color(by)? },
        ["time", "forfeited", "by", by] => {
            Event::TimeForfeited { at, by: color(by)?, drawn: false }
        }
        ["time", "forfeited", "by", by, "drawn"] => {
            Event::TimeForfeited { at, by: color(by)?, drawn: true }
        }
        ["claimed", "by", by, ..] => claimed(at, color(by)?, said, game)?,
        ["claim", "upheld"] => Event::ClaimRuled { at, upheld: true },
        ["claim", "rejected"] => Event::ClaimRuled { at, upheld: false },
        ["count", "started", "by", by] => Event::CountStarted { at, by: color(by)? },
        ["count", "stopped", "by", by] => Event::CountStopped { at, by: color(by)? },
        ["leave", "of", by, "from", from, "until", until] => {
            Event::LeaveRegistered { at, by: color(by)?, leave: span(from, until)? }
        }
        ["leave", "of", by, "cancelled", "from", from, "until", until] => {
            Event::LeaveCancelled { at, by: color(by)?, leave: span(from, until)? }
        }
        ["outage", "credited", "from", from, "until", until] => {
            Event::OutageCredited { at, outage: span(from, until)? }
        }
        ["longer", "reflection", "announced", "by", by] => {
            Event::ReflectionAnnounced { at, by: color(by)? }
        }
        [seconds, "seconds", "moved", "from", "the", "bank", "by", by] => {
            Event::TimeRefilled { at, by: color(by)?, seconds: seconds.parse().ok()? }
        }
        ["flag", "of", by, "fell"] => Event::FlagFell { at, by: color(by)? },
        ["forfeited", "by", "silence", "of", by] => Event::SilenceForfeited { at, by: color(by)? },
        [ref what @ .., "by", "decision", number] => {
            Event::Directed { at, decision: number.parse().ok()?, directive: directive(what)? }
        }
        _ => return None,
    })
}

fn moved(at: Instant, code: &str, rest: &[&str], conditional: bool, game: &Game) -> Option<Event> {
    let (draw_offered, ends) = match rest {
        ["offers", "draw", ends @ ..] => (true, ends),
        ends => (false, ends),
    };
    let named = |text: String| BOARD_ENDINGS.into_iter().find(|ending| ending.in_words() == text);
    let ends = match ends {
        [] => None,
        words => Some(named(words.join(" "))?),
    };
    let code = legal(code, game)?;
    Some(Event::MovePlayed { at, code, draw_offered, ends, conditional })
}

/// `claimed by white fifty moves with e2e4: incorrect offers draw`.
fn claimed(at: Instant, by: Color, said: &str, game: &Game) -> Option<Event> {
    let claim = said.strip_prefix("claimed by ")?.split_once(' ')?.1;
    let (what, verdict) = claim.split_once(": ")?;
    let (what, intended) = match what.split_once(" with ") {
        Some((what, code)) => (what, Some(legal(code, game)?)),
        None => (what, None),
    };
    let spelt = |code: &str| code.replace('_', " ");
    let claim = Claim::ALL.into_iter().find(|claim| spelt(claim.code()) == what)?;
    let verdict = match verdict {
        "correct" => ClaimVerdict::Correct,
        "incorrect" => ClaimVerdict::Incorrect { opens_offer: false },
        "incorrect offers draw" => ClaimVerdict::Incorrect { opens_offer: true },
        other => {
            let why = other.strip_prefix("to the director ")?;
            let known = [TableUnknown::CastlingRights, TableUnknown::TableMissing];
            ClaimVerdict::Referred(known.into_iter().find(|known| spelt(known.code()) == why)?)
        }
    };
    Some(Event::Claimed { at, by, claim, intended, verdict })
}

fn directive(words: &[&str]) -> Option<Directive> {
    let points = |text: &str| text.parse().ok().map(HalfPoints);
    Some(match *words {
        ["clock", "of", by, "adjusted", ref by_how_much @ ..] => {
            let (mut days, mut moves) = (0, 0);
            for part in by_how_much.chunks(3) {
                match *part {
                    ["by", number, "days"] => days = number.parse().ok()?,
                    ["by", number, "moves"] => moves = number.parse().ok()?,
                    _ => return None,
                }
            }
            Directive::ClockAdjusted { by: color(by)?, days, moves }
        }
        ["clocks", "stopped"] => Directive::ClocksStopped,
        ["clocks", "resumed"] => Directive::ClocksResumed,
        ["sent", "to", "adjudication"] => Directive::SentToAdjudication,
        ["lost", "by", "default", "by", "both"] => Directive::Defaulted { by: None },
        ["lost", "by", "default", "by", by] => Directive::Defaulted { by: Some(color(by)?) },
        ["cancelled"] => Directive::Cancelled,
        ["adjudicated", "won", "by", "white"] => Directive::Adjudicated { white: HalfPoints(2) },
        ["adjudicated", "won", "by", "black"] => Directive::Adjudicated { white: HalfPoints(0) },
        ["adjudicated", "drawn"] => Directive::Adjudicated { white: HalfPoints(1) },
        ["reinstated"] => Directive::Reinstated,
        [by, "replaced", "by", player, "from", from] => {
            let player = PlayerId(player.parse().ok()?);
            Directive::Replaced { by: color(by)?, player, from: instant(from)? }
        }
        ["result", "recorded:", white, "to", black, "half", "points", ref how @ ..] => {
            let named = |text: &str| {
                Flag::ALL.into_iter().find(|flag| format!("({})", flag.letter()) == text)
            };
            let flag = match *how {
                [] => None,
                [flag] => Some(named(flag)?),
                _ => return None,
            };
            Directive::Recorded { white: points(white)?, black: points(black)?, flag }
        }
        _ => return None,
    })
}

/// A move by its squares, where it is legal.
fn legal(code: &str, game: &Game) -> Option<MoveCode> {
    let variant = game.position().variant();
    let legal = game.position().describe_legal_moves();
    legal.iter().map(|legal| legal.code).find(|legal| variant.uci(*legal) == code)
}

fn color(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.to_string() == text)
}

fn span(from: &str, until: &str) -> Option<Interval> {
    Some(Interval { from: instant(from)?, until: instant(until)? })
}

fn instant(text: &str) -> Option<Instant> {
    Some(Instant::from_unix(DateTime::parse_from_rfc3339(text).ok()?.timestamp()))
}
