//! What is HTTP about a function: who a request comes from, what it may hold, what an answer is, how
//! routes are wired. Nothing outside this folder knows a header or a status.

pub(crate) mod answer;
pub(crate) mod at_desk;
pub(crate) mod audit;
pub(crate) mod body;
pub(crate) mod caller;
pub(crate) mod client_address;
pub(crate) mod cursor;
pub(crate) mod describe;
pub(crate) mod file_answer;
pub(crate) mod finish;
pub(crate) mod front;
pub(crate) mod ics;
#[cfg(feature = "lambda")]
pub mod lambda;
pub(crate) mod of_stage;
#[cfg(feature = "lambda")]
pub(crate) mod parameters;
pub(crate) mod pgn_file;
pub(crate) mod present;
pub(crate) mod query;
pub(crate) mod responses;
pub(crate) mod routes;
pub(crate) mod scopes;
pub(crate) mod signed_in;
pub(crate) mod traced;
