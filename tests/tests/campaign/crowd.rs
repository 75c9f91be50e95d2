//! Many games at once, put down by the store itself.

use std::path::Path;

use app::system_random;
use futures_util::future::join_all;
use posthorn::demo::Pairing;
use posthorn::embedded::Embedded;
use posthorn::secrets;
use rules::{Game, GameId, Instant, TimeControl};
use store::{NewGame, Section, SectionId, Store, StoredGame};

/// Games of a section.
const SECTION_GAMES: u32 = 78;
/// Requests that share one wait for the disk.
const TOGETHER: usize = 64;
/// Games read at a time.
const READ: usize = 100;

/// How long the first move may take under the standard control.
pub(crate) fn first_flag_seconds() -> i64 {
    let start = Instant::from_unix(0);
    let terms = Pairing::new(1, start).terms();
    assert_eq!(terms.time_control, TimeControl::STANDARD);
    Game::new(terms).deadline().expect("a deadline") - start
}

/// Puts games down without accounts, whose flags fall at this moment.
pub(crate) async fn put(store: &Store, numbers: std::ops::Range<u32>, falls_at: Instant) {
    let starts_at = falls_at + -first_flag_seconds();
    let numbers: Vec<u32> = numbers.collect();
    let mut sections: Vec<u32> = numbers.iter().map(|number| number / SECTION_GAMES).collect();
    sections.dedup();
    for section in sections {
        let section = Section::new(SectionId(section + 1), "Final", "Campaign");
        // The one before this batch may have begun it.
        let _ = store.create_section(&section).await;
    }
    for some in numbers.chunks(TOGETHER) {
        let made = some.iter().map(|number| async move {
            let terms = Pairing::new(*number, starts_at).terms();
            let section = SectionId(number / SECTION_GAMES + 1);
            let game = NewGame { id: GameId(*number), section, terms };
            store.create_game(&game, Some(falls_at)).await.expect("a new game");
        });
        join_all(made).await;
    }
}

/// The store of a folder that no server has open, with the database that has to outlive it.
pub(crate) async fn open(data: &Path) -> (Embedded, Store) {
    let database = Embedded::open(data).expect("the database");
    secrets::load_or_make(data, system_random).expect("the keys");
    let store = database.store("posthorn").await.expect("the table");
    (database, store)
}

/// All of these games.
pub(crate) async fn all(store: &Store, numbers: std::ops::Range<u32>) -> Vec<StoredGame> {
    let ids: Vec<GameId> = numbers.map(GameId).collect();
    let mut games = Vec::new();
    for some in ids.chunks(READ) {
        games.extend(store.games(some).await.expect("games"));
    }
    assert_eq!(games.len(), ids.len(), "games are missing");
    games
}
