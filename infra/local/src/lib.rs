//! The whole of Posthorn in one process, and the officers' command line.
//!
//! The same routers that run as Lambda functions are mounted side by side over an embedded
//! DynamoDB; nothing here decides anything.

pub mod admin;
pub mod archive;
pub mod backup;
pub mod check;
pub mod cli;
pub mod clock;
mod console;
mod data_version;
pub mod demo;
pub mod description;
pub mod embedded;
pub mod folder;
pub mod functions;
pub mod import;
pub mod keys;
pub mod lots;
pub mod norms;
pub mod outbox;
pub mod perft;
pub mod place;
pub mod qualifiers;
pub mod rate;
pub mod receipts;
pub mod replay;
pub mod secrets;
pub mod serve;
pub mod site;
pub mod stack;
pub mod standings;
pub mod stream;
pub mod table;
pub mod verify;
