//! `posthorn check`: how long it reads a folder of so many games.

use std::time::Instant as Stopwatch;

use app::Clock;
use posthorn::demo::Pairing;
use posthorn::embedded::Embedded;
use rules::{Decision, Game, GameId, MoveRequest, Variant};
use store::{GAMES_TOGETHER_MAX, NewGame, SectionId};
use tests::server::endless_move;

use super::{print, thousandths};

const GAMES: u32 = 100_000;
/// Half-moves of each.
const PLIES: u16 = 40;
const HOUR: i64 = 3_600;

/// Prints the figures.
pub(crate) async fn run() {
    let folder = tempfile::tempdir().expect("a folder");
    let embedded = Embedded::open(folder.path()).expect("a database");
    let store = embedded.store("posthorn").await.expect("a table");
    let now = Clock::System.now();
    let terms = Pairing::new(1, now).terms();
    let mut game = Game::new(terms.clone());
    for ply in 0..PLIES {
        let player = *terms.players.get(game.turn());
        let text = endless_move(Variant::Chess, ply);
        let request = MoveRequest { ply, text, offer_draw: false };
        match game.play(player, request, now + i64::from(ply) * HOUR).expect("a legal move") {
            Decision::Accepted(events) => {
                events.iter().for_each(|event| game.apply(event).expect("an event that fits"));
            }
            Decision::Repeated(index) => panic!("repeats {index}"),
        }
    }
    let numbers: Vec<u32> = (1..=GAMES).collect();
    for few in numbers.chunks(GAMES_TOGETHER_MAX) {
        let new = |id: &u32| {
            let section = SectionId(id / 100 + 1);
            NewGame { id: GameId(*id), section, terms: terms.clone() }
        };
        let new: Vec<NewGame> = few.iter().map(new).collect();
        let begun: Vec<(&NewGame, &Game)> = new.iter().map(|new| (new, &game)).collect();
        store.create_begun_games(&begun).await.expect("new games");
    }
    let start = Stopwatch::now();
    let found = posthorn::check::check(folder.path(), "posthorn").expect("a folder that is whole");
    let seconds = thousandths(start.elapsed().as_millis());
    assert!(found.is_well() && found.games == GAMES as usize);
    print(&format!("posthorn check of {GAMES} games"), seconds, "s");
}
