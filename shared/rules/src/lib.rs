//! Every decision of Posthorn, as pure functions of a game's log and the time.
//!
//! `Game::replay` turns a log back into a game; its methods answer what a player asks with an
//! [`Event`] to append or with a [`Refusal`] that cites the rule. Nothing here reads a clock, a file
//! or a network, and nothing is random: `now` is an argument.
//!
//! ```
//! use rules::*;
//!
//! let players = ByColor { white: PlayerId(1), black: PlayerId(2) };
//! let start = Instant::from_unix(1_767_225_600);
//! let mut game = Game::new(Terms::new(players, Variant::Chess, start));
//!
//! // White moves; the event is what is kept.
//! let request = MoveRequest { ply: 0, text: "e4", offer_draw: false };
//! let Ok(Decision::Accepted(events)) = game.play(PlayerId(1), request, start) else { panic!() };
//! game.apply(&events[0]).unwrap();
//!
//! // The same request again is answered with the event that it made, not refused.
//! assert_eq!(game.play(PlayerId(1), request, start), Ok(Decision::Repeated(0)));
//!
//! // It is Black's turn.
//! let request = MoveRequest { ply: 1, text: "d4", offer_draw: false };
//! assert_eq!(game.play(PlayerId(1), request, start), Err(Refusal::NotYourTurn));
//! let illegal = game.play(PlayerId(2), request, start).unwrap_err();
//! assert_eq!(illegal.rule(), Some("LAW-3.10.2"));
//! ```
//!
//! The log alone is kept; position, clocks and state follow from it and from the time:
//!
//! ```
//! # use rules::*;
//! # let players = ByColor { white: PlayerId(1), black: PlayerId(2) };
//! # let start = Instant::from_unix(1_767_225_600);
//! let game = Game::replay(Terms::new(players, Variant::Chess, start), &[]).unwrap();
//! let later = Instant::from_unix(start.unix() + 30 * DAY_SECONDS);
//! assert_eq!(game.clock(Color::White, later).thinking_seconds, 30 * DAY_SECONDS);
//! ```
//!
//! What officials change is a value, too, with a table of what follows from what: a
//! [`Transfer`] or a [`tournament::Withdrawal`] answers with the next value or with a refusal.
//!
//! Rule ids such as `LAW-6.7` are those of `RULES.csv` beside this crate: `LAW` for the ICCF Laws
//! of Correspondence Chess in force from 2020, `TR` for the ICCF Tournament Rules, `RAT` for their
//! appendix on ratings, `SKS` for the Czech federation's rules, `MAK` for Makruk.

mod article;
mod board;
mod desk;
mod federation;
mod game;
mod hex;
mod line;
pub mod norm;
pub mod rating;
mod time;
pub mod title;
pub mod tournament;

pub use article::Article;
pub use board::notation;
pub use board::*;
pub use desk::*;
pub use federation::*;
pub use game::pgn;
pub use game::*;
pub use hex::{hex, read_hex};
pub use shakmaty::{ByColor, Color};
pub use time::*;
