//! The whole server behind a network that loses, delays and refuses: nobody sees it, nothing is done
//! twice, and what does not go away is a 503 that says when to ask again.

use axum::http::Method;
use tests::{DAY, Network, Trouble};

/// Fool's mate, with a message and an offer on the way.
const MOVES: [&str; 4] = ["f3", "e5", "g4", "Qh4"];

/// Each of these seeds gets another third of all requests into trouble.
#[tokio::test]
async fn a_game_is_played_through_trouble() {
    let mut came = std::collections::BTreeMap::new();
    for seed in 1..=6 {
        let (app, network) = Network::server().await;
        let pairing = app.pairing(1).await;
        let (white, black) = app.players(&pairing);
        network.trouble(33, seed);
        for (ply, san) in (0..).zip(MOVES) {
            let person = if ply % 2 == 0 { &white } else { &black };
            let sent = person.play(pairing.game, ply, san).await.expect(200);
            let again = person.play(pairing.game, ply, san).await.expect(200);
            assert_eq!(sent.json["hash"], again.json["hash"], "{seed}: {san}");
            person.write(pairing.game, &format!("after-{ply}"), san).await.expect(200);
            app.wait(DAY);
            app.run_all_schedules().await;
        }
        network.trouble(0, 0);
        let kept = app.kept(&pairing).await;
        let (stored, _) = app.app.load_game(pairing.game).await.expect("the game");
        assert_eq!((stored.log.len(), kept.messages), (MOVES.len(), 4), "{seed}");
        assert!(kept.result.is_some() && kept.ended.iter().all(Option::is_some), "{seed}");
        for (what, times) in network.came() {
            *came.entry(what.0).or_insert(0) += times;
        }
    }
    // Every trouble was among them that is over soon.
    assert_eq!(came.len(), Trouble::ALL.len() - 1, "{came:?}");
}

/// Whatever does not go away is told, changes nothing, and is over when it is over.
#[tokio::test]
async fn what_does_not_go_away_is_told() {
    let (app, network) = Network::server().await;
    let pairing = app.pairing(1).await;
    let (white, _) = app.players(&pairing);
    for trouble in [Trouble::Throttled, Trouble::Broken, Trouble::Unheard] {
        network.refuses_a_move(&app, &pairing, trouble).await;
        network.always(Some(trouble));
        let health = app.request(Method::GET, "/api/health", &[], "").await;
        assert_eq!((health.status, health.header("retry-after")), (503, "5"), "{trouble:?}");
        network.always(None);
    }
    white.play(pairing.game, 0, "e4").await.expect(200);
}
