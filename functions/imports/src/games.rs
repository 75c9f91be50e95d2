//! Games in PGN: which one each of them is, and its moves.

use std::collections::BTreeMap;

use rules::pgn::{self, PgnFault, PgnGame, PgnResult, PgnTag};
use rules::tournament::{Announcement, StartPositions, ToldTeams};
use rules::{ByColor, HalfPoints, MoveElsewhere, PlayerId, Variant};

use crate::faults::{Faults, File, Place};
use crate::roster::{NotFound, Roster, Slot};

/// Games of a file.
const GAMES_MAX: usize = 10_000;
/// Half-moves of a game.
const PLIES_MAX: usize = 2_000;

/// A game as the file tells it.
#[derive(Clone, Debug)]
pub(crate) struct GameText {
    /// On which line it begins.
    pub(crate) line: usize,
    /// The moves, and on which line each of them stands.
    pub(crate) moves: Vec<(MoveElsewhere, usize)>,
    /// The result; none for `*`.
    pub(crate) score: Option<(HalfPoints, HalfPoints)>,
    /// Where it starts, where that is drawn for each game.
    pub(crate) start_fen: Option<String>,
    players: Result<[PlayerId; 2], (&'static str, NotFound)>,
    teams: ToldTeams,
}

/// Reads a file of games; who plays them is looked up where there is a roster.
pub(crate) fn read(
    text: &str,
    announcement: &Announcement,
    roster: Option<&Roster>,
    faults: &mut Faults,
) -> Vec<GameText> {
    let games = pgn::read(text);
    if games.len() > GAMES_MAX {
        let detail = format!("A file has at most {GAMES_MAX} games.");
        faults.error(Place(File::Pgn, None, None), "too_many_games", detail);
        return Vec::new();
    }
    let mut read = Vec::with_capacity(games.len());
    for game in games {
        match game {
            Ok(game) => read.extend(read_game(game, announcement, roster, faults)),
            Err(error) => faults.pgn("broken_pgn", &error),
        }
    }
    read
}

fn read_game(
    mut game: PgnGame,
    announcement: &Announcement,
    roster: Option<&Roster>,
    faults: &mut Faults,
) -> Option<GameText> {
    let at = Place(File::Pgn, Some(game.line), None);
    if game.moves.len() > PLIES_MAX {
        let detail = format!("A game has at most {PLIES_MAX} half-moves.");
        faults.error(at, "too_many_moves", detail);
        return None;
    }
    // Variations are no part of what was played.
    game.moves.iter_mut().for_each(|played| played.variations.clear());
    add_tags(&mut game, announcement);
    let record = match pgn::resolve(&game) {
        Ok(record) => record,
        Err(error) => {
            faults.pgn(code_of(&error.reason), &error);
            return None;
        }
    };
    if record.variant != announcement.variant {
        let detail = "The game is of another variant than the event.";
        faults.error(at, "wrong_variant", detail);
        return None;
    }
    let start_fen = match announcement.told_start(record.start.as_ref()) {
        Ok(start_fen) => start_fen,
        Err(fault) => {
            faults.found(at, &fault);
            return None;
        }
    };
    let moves = record.plies.iter().map(|ply| {
        let (bits, at) = (ply.code.bits(), ply.written.at);
        (MoveElsewhere { bits, at, draw_offered: ply.written.draw_offered }, ply.written.line)
    });
    let halves = |white, black| Some((HalfPoints(white), HalfPoints(black)));
    let score = match game.result {
        PgnResult::WhiteWins => halves(2, 0),
        PgnResult::BlackWins => halves(0, 2),
        PgnResult::Draw => halves(1, 1),
        PgnResult::Unknown => None,
    };
    let nobody = || ("", ("", String::new()));
    let players = roster.map_or_else(|| Err(nobody()), |roster| players(&game, roster));
    let tag = |name: &str| game.header(name).map(str::to_owned);
    let (white, black, board) = (tag("WhiteTeam"), tag("BlackTeam"), tag("Board"));
    let teams = ToldTeams { white, black, board };
    let moves = moves.collect();
    Some(GameText { line: game.line, moves, score, start_fen, players, teams })
}

/// What the announcement tells goes without saying in a game's tags.
fn add_tags(game: &mut PgnGame, announcement: &Announcement) {
    let line = game.line;
    let mut add = |name: &str, value: &str| {
        if game.header(name).is_none() {
            let (name, value) = (name.to_owned(), value.to_owned());
            game.headers.push(PgnTag { name, value, line });
        }
    };
    match announcement.variant {
        Variant::Chess => {}
        Variant::Chess960 => add("Variant", "Chess960"),
        Variant::Makruk => add("Variant", "Makruk"),
    }
    if let StartPositions::From(fen) = &announcement.start_positions {
        add("FEN", fen);
    }
}

/// The stable name of what is wrong with a game.
fn code_of(fault: &PgnFault) -> &'static str {
    match fault {
        PgnFault::UnknownVariant => "wrong_variant",
        PgnFault::NoStart | PgnFault::Start(_) => "wrong_start",
        PgnFault::Move(_) => "illegal_move",
        PgnFault::AfterEnd => "moves_after_end",
        _ => "broken_pgn",
    }
}

/// The tags' players, or the name that is at fault.
fn players(game: &PgnGame, roster: &Roster) -> Result<[PlayerId; 2], (&'static str, NotFound)> {
    let player = |id: &'static str, name: &'static str| {
        let told = game.header(id).map(str::trim).filter(|text| !text.is_empty());
        let (tag, text) = match told {
            Some(text) => (id, text),
            None => (name, game.header(name).unwrap_or_default()),
        };
        roster.player(text).map_err(|not_found| (tag, not_found))
    };
    Ok([player("WhiteId", "White")?, player("BlackId", "Black")?])
}

/// The games by their places in the sections.
pub(crate) fn by_game(
    games: Vec<GameText>,
    roster: &Roster,
    faults: &mut Faults,
) -> BTreeMap<Slot, GameText> {
    let mut found: BTreeMap<Slot, GameText> = BTreeMap::new();
    for game in games {
        let line = Some(game.line);
        let slot = match game.players {
            Ok([white, black]) => match roster.slot(white, black) {
                Ok(slot) => {
                    check_teams(&game, slot, ByColor { white, black }, roster, faults);
                    Ok(slot)
                }
                Err(not_found) => Err(("", not_found)),
            },
            Err(ref fault) => Err(fault.clone()),
        };
        match slot {
            Err((tag, (code, detail))) => {
                let column = (!tag.is_empty()).then_some(tag);
                faults.error(Place(File::Pgn, line, column), code, detail);
            }
            Ok(slot) => {
                if let Some(before) = found.get(&slot) {
                    let detail = format!("This game begins on line {} already.", before.line);
                    faults.error(Place(File::Pgn, line, None), "game_twice", detail);
                } else {
                    found.insert(slot, game);
                }
            }
        }
    }
    found
}

/// What a game tells of its teams is as the start list has it, where teams play.
fn check_teams(
    game: &GameText,
    slot: Slot,
    players: ByColor<PlayerId>,
    roster: &Roster,
    faults: &mut Faults,
) {
    let section = roster.sections().get(slot.section);
    let Some(board) = section.and_then(|section| section.board.as_ref()) else { return };
    if let Err((tag, fault)) = game.teams.check(board, players) {
        faults.found(Place(File::Pgn, Some(game.line), Some(tag)), &fault.into());
    }
}
