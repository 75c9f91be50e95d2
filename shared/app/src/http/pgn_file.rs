//! Games in PGN as an answer that a browser keeps.

use axum::http::{HeaderName, header};

/// Games of one answer: about 4 MB, and a Lambda function answers with 6 MB at most.
pub const PGN_GAMES_MAX: usize = 1_000;

/// Its kind, its name, its text.
pub type PgnFile = ([(HeaderName, String); 2], String);

/// The games in a file that is kept as `posthorn-<name>.pgn`.
pub fn pgn_file(name: &str, text: String) -> PgnFile {
    let attachment = format!("attachment; filename=\"posthorn-{name}.pgn\"");
    let kind = "application/x-chess-pgn; charset=utf-8".to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, attachment)], text)
}
