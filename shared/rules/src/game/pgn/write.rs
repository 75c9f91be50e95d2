//! Writing PGN as ICCF exports it: its headers in their order, every move with its time stamp.

use std::fmt::Write as _;

use shakmaty::ByColor;

use super::movetext::{movetext, stamp};
use super::variant_tag;
use crate::tournament::{OutsideLaws, SectionBoard};
use crate::{Ending, Game, GameId, Notebook, Profile, Variant};

/// Most characters of a line: PGN forbids eighty.
const LINE_CHARACTERS_MAX: usize = 79;

/// What a game's headers tell beyond the game itself.
#[derive(Clone, Copy, Debug)]
pub struct PgnHeaders<'a> {
    /// The game's number.
    pub id: GameId,
    /// The event, or the section of it.
    pub event: &'a str,
    /// Where it is played: the address of its page. `ICCF` is theirs, not ours to write.
    pub site: &'a str,
    /// The players, each with the rating to be shown.
    pub players: ByColor<&'a Profile>,
    /// What of the event lies outside the Laws (`LAW-0`): a tag of its own tells so.
    pub outside_laws: Option<OutsideLaws>,
    /// On which board of which teams it is played, where teams play (`TR-11`).
    pub board: Option<&'a SectionBoard>,
}

/// The game in PGN; a running game ends with `*`.
///
/// [`super::read`] and [`super::resolve`] give the same game: tags, starting position, moves and
/// result, and the time stamps by the minute. Draw offers are left out, as ICCF leaves them out:
/// most programs take their sign for a variation and fail.
///
/// Dated at the start of White's clock, as ICCF does, even where moves were made before.
///
/// What a player has noted on it stands beside the moves, as comments, glyphs and variations; an empty notebook leaves
/// no trace.
pub fn write(game: &Game, headers: &PgnHeaders<'_>, notebook: &Notebook) -> String {
    let result = game.ending().map_or("*", Ending::pgn);
    let mut pgn = tags(game, headers, result);
    pgn.push('\n');
    let mut width = 0;
    let moves = movetext(game, notebook).into_iter().chain([result.to_owned()]);
    for (index, token) in moves.enumerate() {
        let characters = token.chars().count();
        // Words of a comment that mean something else at the beginning of a line do not come to stand there.
        let fits = width + 1 + characters <= LINE_CHARACTERS_MAX || token.starts_with(['%', '[']);
        if index > 0 {
            pgn.push(if fits { ' ' } else { '\n' });
        }
        width = if fits { width + 1 + characters } else { characters };
        pgn.push_str(&token);
    }
    pgn.push('\n');
    pgn
}

/// The tag section: PGN's seven first, as ICCF has them, then who plays, on what terms, and what the moves begin
/// with. What lies outside the Laws is told in it (`LAW-0`).
fn tags(game: &Game, headers: &PgnHeaders<'_>, result: &str) -> String {
    let players = headers.players;
    let mut tags = String::new();
    tag(&mut tags, "Event", headers.event);
    tag(&mut tags, "Site", headers.site);
    tag(&mut tags, "Date", &stamp(game.terms().starts_at, "%Y.%m.%d"));
    tag(&mut tags, "Round", "-");
    tag(&mut tags, "White", &players.white.name_in_files());
    tag(&mut tags, "Black", &players.black.name_in_files());
    tag(&mut tags, "Result", result);
    player_tags(&mut tags, game.terms().variant, headers);
    terms_tags(&mut tags, game, headers);
    start_tags(&mut tags, game);
    tags
}

/// Who plays, beyond the names, with the ratings of the list that the game counts for.
fn player_tags(tags: &mut String, variant: Variant, headers: &PgnHeaders<'_>) {
    let players = headers.players;
    for (tag_name, player) in [("WhiteElo", players.white), ("BlackElo", players.black)] {
        if let Some(rating) = player.ratings.of_variant(variant).published() {
            tag(tags, tag_name, &rating.to_string());
        }
    }
    for (tag_name, player) in [("WhiteTitle", players.white), ("BlackTitle", players.black)] {
        if let Some(title) = player.title {
            tag(tags, tag_name, &title.to_string());
        }
    }
    // The federation under the name that Scid reads; the numbers are this server's.
    tag(tags, "WhiteCountry", &players.white.federation.to_string());
    tag(tags, "BlackCountry", &players.black.federation.to_string());
    tag(tags, "WhiteId", &players.white.id.to_string());
    tag(tags, "BlackId", &players.black.id.to_string());
    if let Some(board) = headers.board {
        for (tag_name, player) in [("WhiteTeam", players.white), ("BlackTeam", players.black)] {
            if let Some(team) = board.team_of(player.id) {
                tag(tags, tag_name, team);
            }
        }
        tag(tags, "Board", &board.board.to_string());
    }
}

/// On what terms, under which number, and how it ended.
fn terms_tags(tags: &mut String, game: &Game, headers: &PgnHeaders<'_>) {
    tag(tags, "GameId", &headers.id.to_string());
    tag(tags, "TimeControl", &game.terms().time_control.xfcc());
    let termination = match game.ending() {
        None => Some("unterminated"),
        Some(ending) => ending.reason.pgn_termination(),
    };
    if let Some(termination) = termination {
        tag(tags, "Termination", termination);
    }
    if let Some(opening) = game.opening() {
        tag(tags, "ECO", opening.eco);
        tag(tags, "Opening", opening.name);
    }
    if let Some(outside) = headers.outside_laws {
        tag(tags, "OutsideLaws", outside.code());
    }
}

/// Which variant, and from which position.
fn start_tags(tags: &mut String, game: &Game) {
    if let Some(variant) = variant_tag(game.terms().variant) {
        tag(tags, "Variant", variant);
    }
    let own_start = game.terms().variant != Variant::Chess960;
    let start = game.terms().start_position();
    if game.terms().start.is_some() || !own_start {
        tag(tags, "SetUp", "1");
        tag(tags, "FEN", &start.fen());
    }
}

/// Adds a tag pair. Control characters, which PGN does not allow in one, become spaces.
fn tag(tags: &mut String, name: &str, value: &str) {
    let _ = write!(tags, "[{name} \"");
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            tags.push('\\');
        }
        tags.push(if c.is_control() { ' ' } else { c });
    }
    tags.push_str("\"]\n");
}
