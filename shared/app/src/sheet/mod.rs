//! Files of lines and columns: how they are read, and what of a game stands in them.

pub mod columns;
pub(crate) mod few_rows;
pub mod game_rows;
pub(crate) mod spreadsheet;
