//! Xfcc, the web service that programs for correspondence chess speak: they list a player's games
//! and send moves. SOAP 1.1 over one address, described by a WSDL.
//!
//! Lenient with what programs send, strict in what is answered: real ones leave out the action,
//! write flags in two ways, break what is not ASCII, and read answers with regular expressions.

mod games;
mod handlers;
mod make_a_move;
mod outcome;
mod request;
mod sign_in;
mod view;
mod xml;

use app::{Described, Routes, routes};

/// The routes with their description.
pub fn routes() -> Routes<impl Described> {
    Routes::new().routes(routes!(handlers::call, handlers::describe))
}
