//! The log as a hash chain that anybody can recompute with `sha256sum`.
//!
//! Each event is one line of text; its hash is SHA-256 over the hash before (in hexadecimal), a
//! line feed and the line. The first line says who plays what under which terms. Moves are from-
//! and to-square, castling as the king onto its rook.

use aws_lc_rs::digest::{SHA256, digest};
use rules::{
    ClaimVerdict, ConditionalMoves, DrawOffers, Event, FlagRule, Game, GameId, Interval, Position,
    SilenceRule, Terms, Variant,
};

use rules::hex;

/// One event with its line and the hash up to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The event in words.
    pub line: String,
    /// The hash of the log up to and including it, 64 hexadecimal digits.
    pub hash: String,
}

/// A game's log as lines and hashes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The terms, then every event.
    pub links: Vec<Link>,
}

impl Chain {
    /// The chain of a game up to the event with index `last`, or of its terms alone.
    pub fn of(id: GameId, game: &Game, last: Option<usize>) -> Chain {
        let events = game.log().iter().take(last.map_or(0, |index| index + 1)).enumerate();
        let lines = events.map(|(index, event)| event_line(index + 1, event, game.terms().variant));
        let mut links: Vec<Link> = Vec::with_capacity(game.log().len() + 1);
        for line in std::iter::once(genesis_line(id, game.terms())).chain(lines) {
            let before = links.last().map(|link| link.hash.as_str());
            links.push(Link { hash: next_hash(before, &line), line });
        }
        Chain { links }
    }

    /// The hash of everything in the chain.
    pub fn hash(&self) -> &str {
        self.links.last().map_or("", |link| &link.hash)
    }
}

/// The hash after one more line.
pub fn next_hash(before: Option<&str>, line: &str) -> String {
    let text = match before {
        Some(hash) => [hash, "\n", line].concat(),
        None => line.to_owned(),
    };
    hex(digest(&SHA256, text.as_bytes()).as_ref())
}

/// The line that the chain begins with: game, players and terms.
fn genesis_line(id: GameId, terms: &Terms) -> String {
    let control = terms.time_control;
    let start = terms.start.as_ref().map_or_else(|| "-".to_owned(), Position::fen);
    // Said only where an event has them: the lines of games set up before stay as they were.
    let offers = match terms.draw_offers {
        DrawOffers::Free => String::new(),
        DrawOffers::NotBefore(first) => format!(" draw offers from move {first}"),
        other => format!(" draw offers {}", other.code().replace('_', " ")),
    };
    let conditional = match terms.conditional_moves {
        ConditionalMoves::Tree => String::new(),
        other => format!(" conditional moves {}", other.code()),
    };
    let silence = match terms.silence {
        SilenceRule::Off => "",
        SilenceRule::FortyDays => " silence of 40 days loses",
    };
    let flag = match terms.flag {
        FlagRule::Server => "",
        FlagRule::Claimed => " flags are claimed",
    };
    format!(
        "0 {} game {id} {} white {} black {} control {control}{offers}{conditional}{silence}{flag} from {start}",
        terms.starts_at,
        terms.variant.code(),
        terms.players.white,
        terms.players.black,
    )
}

/// The line of the event with this number, counted from 1.
fn event_line(number: usize, event: &Event, variant: Variant) -> String {
    let at = event.at();
    let said = match *event {
        Event::MovePlayed { code, draw_offered, ends, conditional, .. } => {
            let sent = if conditional { "conditional move" } else { "move" };
            let offer = if draw_offered { " offers draw" } else { "" };
            let ends = ends.map_or(String::new(), |ends| format!(" {}", ends.in_words()));
            format!("{sent} {}{offer}{ends}", variant.uci(code))
        }
        Event::DrawAccepted { by, .. } => format!("draw accepted by {by}"),
        Event::DrawDeclined { by, .. } => format!("draw declined by {by}"),
        Event::Resigned { by, .. } => format!("resigned by {by}"),
        Event::TimeForfeited { by, drawn, .. } => {
            format!("time forfeited by {by}{}", if drawn { " drawn" } else { "" })
        }
        Event::Claimed { by, claim, intended, verdict, .. } => {
            let claim = claim.code().replace('_', " ");
            let with = intended.map_or(String::new(), |m| format!(" with {}", variant.uci(m)));
            let verdict = match verdict {
                ClaimVerdict::Correct => "correct".to_owned(),
                ClaimVerdict::Incorrect { opens_offer: true } => "incorrect offers draw".to_owned(),
                ClaimVerdict::Incorrect { opens_offer: false } => "incorrect".to_owned(),
                ClaimVerdict::Referred(why) => {
                    format!("to the director {}", why.code().replace('_', " "))
                }
            };
            format!("claimed by {by} {claim}{with}: {verdict}")
        }
        Event::ClaimRuled { upheld, .. } => {
            format!("claim {}", if upheld { "upheld" } else { "rejected" })
        }
        Event::CountStarted { by, .. } => format!("count started by {by}"),
        Event::CountStopped { by, .. } => format!("count stopped by {by}"),
        Event::LeaveRegistered { by, leave, .. } => format!("leave of {by} {}", span(leave)),
        Event::LeaveCancelled { by, leave, .. } => {
            format!("leave of {by} cancelled {}", span(leave))
        }
        Event::OutageCredited { outage, .. } => format!("outage credited {}", span(outage)),
        Event::ReflectionAnnounced { by, .. } => format!("longer reflection announced by {by}"),
        Event::TimeRefilled { by, seconds, .. } => {
            format!("{seconds} seconds moved from the bank by {by}")
        }
        Event::FlagFell { by, .. } => format!("flag of {by} fell"),
        Event::SilenceForfeited { by, .. } => format!("forfeited by silence of {by}"),
        Event::Directed { decision, directive, .. } => {
            format!("{} by decision {decision}", directive.in_words())
        }
    };
    format!("{number} {at} {said}")
}

/// From when until when.
fn span(interval: Interval) -> String {
    format!("from {} until {}", interval.from, interval.until)
}
