//! The commands that read files and write what follows from them, without a server.

mod lots;
mod norms;
mod qualifiers;
mod rating;
mod standings;
mod team_standings;
