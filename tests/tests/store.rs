//! The store: what it promises of every database, the bytes that it keeps, and what they cost.

#[path = "store/accounts.rs"]
mod accounts;
#[path = "store/check.rs"]
mod check;
#[path = "store/cost.rs"]
mod cost;
#[path = "store/direct.rs"]
mod direct;
#[path = "store/federations.rs"]
mod federations;
#[path = "store/games.rs"]
mod games;
#[path = "store/imports.rs"]
mod imports;
#[path = "store/leave.rs"]
mod leave;
#[path = "store/lines.rs"]
mod lines;
#[path = "store/log.rs"]
mod log;
#[path = "store/network.rs"]
mod network;
#[path = "store/notices.rs"]
mod notices;
#[path = "store/players_pages.rs"]
mod players_pages;
#[path = "store/rating_lists.rs"]
mod rating_lists;
#[path = "store/reports.rs"]
mod reports;
#[path = "store/seal.rs"]
mod seal;
#[path = "store/stream.rs"]
mod stream;
#[path = "store/terms.rs"]
mod terms;
#[path = "store/withdrawals.rs"]
mod withdrawals;

use posthorn::demo::Pairing;
use posthorn::embedded::Embedded;
use posthorn::table;
use rules::{ByColor, Decision, Event, Game, GameId, Instant, MoveRequest, PlayerId};
use store::{Appended, Error, NewGame, SectionId, Store, StoredGame};
use tests::START;

/// Runs a check against the embedded database, and against another one where
/// `POSTHORN_TEST_ENDPOINT` names it, whose table is made as `POSTHORN_TEST_TABLE` says, a file: what is
/// promised is promised of both. `tests/infra/emulators.py` names them.
async fn each(name: &str, check: impl AsyncFn(&Store)) {
    let embedded = Embedded::memory().expect("a database in memory");
    check(&embedded.store("posthorn").await.expect("a table")).await;
    let Ok(endpoint) = std::env::var("POSTHORN_TEST_ENDPOINT") else {
        println!("NOT TESTED: POSTHORN_TEST_ENDPOINT names no second database");
        return;
    };
    // A table of its own for each run: nothing is left of the one before.
    let store = Store::at_endpoint(&endpoint, &format!("test-{name}-{}", std::process::id()));
    let definition = match std::env::var("POSTHORN_TEST_TABLE") {
        Ok(path) => {
            let text = std::fs::read_to_string(path).expect("the table's definition");
            serde_json::from_str(&text).expect("the table's definition")
        }
        Err(_) => table::definition().expect("the table's definition"),
    };
    store.create_table(&definition).await.expect("a table");
    check(&store).await;
}

/// What went wrong, without its details.
fn fault<T>(outcome: Result<T, Error>) -> &'static str {
    match outcome {
        Ok(_) => "none",
        Err(Error::Conflict) => "conflict",
        Err(Error::NotFound) => "not found",
        Err(Error::Corrupt { .. }) => "corrupt",
        Err(Error::Unavailable(_)) => "unavailable",
    }
}

/// A new game between players 2 and 3 in section 1, at [`START`].
fn new_game(id: u32) -> NewGame {
    let players = ByColor { white: PlayerId(2), black: PlayerId(3) };
    let terms = Pairing { players, ..Pairing::new(id, START) }.terms();
    NewGame { id: GameId(id), section: SectionId(1), terms }
}

/// Keeps a new game, and reads it.
async fn create(store: &Store, id: u32) -> StoredGame {
    let new = new_game(id);
    let deadline = Game::new(new.terms.clone()).deadline();
    store.create_game(&new, deadline).await.expect("a new game");
    store.game(new.id).await.expect("the game")
}

fn replay(stored: &StoredGame) -> Game {
    Game::replay(stored.terms.clone(), &stored.log).expect("a game")
}

/// The move `san` as it would be appended.
fn move_of(stored: &StoredGame, san: &str, now: Instant) -> Event {
    let game = replay(stored);
    let player = *game.terms().players.get(game.turn());
    let request = MoveRequest { ply: game.ply(), text: san, offer_draw: false };
    match game.play(player, request, now).expect("a legal move") {
        Decision::Accepted(events) => events[0],
        Decision::Repeated(index) => panic!("repeats {index}"),
    }
}

/// An event with everything that is written with it.
fn appended(stored: &StoredGame, event: Event) -> Appended<'static> {
    let mut game = replay(stored);
    game.apply(&event).expect("an event that fits");
    // Kept for as long as the test runs.
    let events = Box::leak(Box::new([event]));
    let ending = game.ending().copied();
    Appended { events, deadline: game.deadline(), ending, ..Appended::default() }
}

/// Appends a move.
async fn append(store: &Store, stored: &StoredGame, san: &str, now: Instant) -> Result<(), Error> {
    let event = move_of(stored, san, now);
    store.append(stored, &appended(stored, event)).await
}
