//! What the store bears of the network and of the database on AWS: it asks again within bounds, has
//! no effect twice, and says at the end that the table does not answer.

use std::time::{Duration, Instant};

use posthorn::embedded::Embedded;
use rules::{GameId, PlayerId};
use store::{Patience, Store, StoredGame};
use tests::{DAY, Network, START, Trouble};

use crate::{append, create, fault, move_of};

/// A network before a database, and the table behind it.
async fn network() -> (Embedded, Network, Store) {
    let patience =
        Patience { attempt: Duration::from_millis(400), operation: Duration::from_secs(5) };
    let database = Embedded::memory().expect("a database in memory");
    drop(database.store("posthorn").await.expect("a table"));
    let network = Network::before(&tests::listen(&database), patience).await;
    let store = network.store();
    (database, network, store)
}

/// Requests of all kinds that have got into trouble so far.
fn troubled(network: &Network) -> u32 {
    network.came().values().sum()
}

async fn read(store: &Store) -> Result<StoredGame, store::Error> {
    store.game(GameId(1)).await
}

/// Whatever happens to a read twice, the third answer is the right one.
#[tokio::test]
async fn reads_are_asked_again() {
    let (_database, network, store) = network().await;
    for id in 1..=5 {
        create(&store, id).await;
    }
    let seats = store.seats(PlayerId(2)).await.expect("seats");
    assert_eq!(seats.len(), 5);
    for trouble in Trouble::ALL {
        let came = troubled(&network);
        network.next([Some(trouble), Some(trouble), None]);
        assert_eq!(read(&store).await.expect("the game").id, GameId(1), "{trouble:?}");
        network.next([Some(trouble), Some(trouble), None]);
        assert_eq!(store.seats(PlayerId(2)).await.expect("seats"), seats, "{trouble:?}");
        network.next([Some(trouble), Some(trouble), None]);
        let games = store.games(&[1, 2, 3, 4, 5].map(GameId)).await.expect("games");
        assert_eq!(games.len(), 5, "{trouble:?}");
        let expected = match trouble {
            // A single item cannot come in part, and no transaction keeps a read waiting.
            Trouble::InPart => 4,
            Trouble::Clash => 0,
            _ => 6,
        };
        assert_eq!(troubled(&network) - came, expected, "{trouble:?}");
    }
}

/// Whatever happens to a write, it is written once.
#[tokio::test]
async fn writes_have_one_effect() {
    let (_database, network, store) = network().await;
    let mut game = create(&store, 1).await;
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"];
    let troubles = Trouble::ALL.into_iter().filter(|trouble| *trouble != Trouble::InPart);
    for (trouble, san) in troubles.zip(moves) {
        let event = move_of(&game, san, START + DAY);
        network.next([Some(trouble)]);
        let told = fault(append(&store, &game, san, START + DAY).await);
        let after = read(&store).await.expect("the game");
        match trouble {
            // It was written, and what asks again finds the game changed: one reads again.
            Trouble::Unanswered | Trouble::Late => {
                assert_eq!(
                    (told, after.log.len()),
                    ("conflict", game.log.len() + 1),
                    "{trouble:?}"
                );
            }
            _ => {
                assert_eq!((told, after.log.len()), ("none", game.log.len() + 1), "{trouble:?}");
            }
        }
        game = read(&store).await.expect("the game");
        assert_eq!(game.log.last(), Some(&event), "{trouble:?}");
    }
    // A transaction is known again by its token: that its answer was lost is not even noticed.
    for (id, trouble) in (2..).zip(Trouble::ALL) {
        network.next([Some(trouble)]);
        let new = crate::new_game(id);
        let told = fault(store.create_game(&new, Some(START)).await);
        assert_eq!(told, "none", "{trouble:?}");
        assert_eq!(fault(store.game(GameId(id)).await), "none", "{trouble:?}");
    }
}

/// What does not go away is told, after a few tries and within the store's patience.
#[tokio::test]
async fn there_is_an_end_to_patience() {
    let (_database, network, store) = network().await;
    let game = create(&store, 1).await;
    for trouble in Trouble::ALL {
        // These come to no read of a game.
        if matches!(trouble, Trouble::InPart | Trouble::Clash) {
            continue;
        }
        network.always(Some(trouble));
        let (came, began) = (troubled(&network), Instant::now());
        assert_eq!(fault(read(&store).await), "unavailable", "{trouble:?}");
        let tries = troubled(&network) - came;
        assert_eq!(tries, 5, "{trouble:?} after {:?}", began.elapsed());
        network.always(None);
        read(&store).await.expect("the game");
    }
    network.always(Some(Trouble::Clash));
    assert_eq!(fault(append(&store, &game, "e4", START).await), "unavailable");
    assert_eq!(fault(store.create_game(&crate::new_game(2), Some(START)).await), "unavailable");
    network.always(None);
    // A batch of which something is left each time is given up, too.
    network.always(Some(Trouble::InPart));
    let came = troubled(&network);
    assert_eq!(fault(store.games(&[1, 2, 3].map(GameId)).await), "unavailable");
    assert_eq!(troubled(&network) - came, 8);
    network.always(None);
    assert_eq!(read(&store).await.expect("the game").log, game.log);
}
