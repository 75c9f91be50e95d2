//! What a move costs on DynamoDB: units as the database reports them, and bytes, over the two real
//! games.

use app::{App, Change, Clock, Keys, Secrets, system_random};
use posthorn::demo::Pairing;
use posthorn::embedded::Embedded;
use rules::pgn::PgnGame;
use rules::{Instant, MoveRequest, TimeControl, pgn};

use super::{print, thousandths};

/// 60 moves each.
const PLIES: usize = 120;
/// Days enough for any game: who was on leave is not in the file.
const UNHURRIED: TimeControl =
    TimeControl::MovesInDays { moves: 10, days: 1_000, double_after_days: None };

/// Prints the figures.
pub(crate) async fn run() {
    let Ok(folder) = std::env::var("POSTHORN_TEST_DATA") else {
        println!("NOT MEASURED: POSTHORN_TEST_DATA is not set, so no real games");
        return;
    };
    let path = format!("{folder}/pgn/iccf_two_games_with_server_time_stamps.pgn");
    let text = std::fs::read_to_string(path).expect("the real games");
    let games: Vec<PgnGame> = pgn::read(&text).into_iter().filter_map(Result::ok).collect();
    let stamped = games.iter().filter(|game| game.moves.iter().all(|m| m.at.is_some()));
    let (mut moves, mut reads, mut writes) = (0, 0, 0);
    for (number, game) in (1..).zip(stamped) {
        let (read, write) = play(number, game).await;
        moves += PLIES as u64;
        reads += read;
        writes += write;
    }
    let average = |tenths: u64| thousandths(u128::from(tenths * 100 / moves));
    print("read units a move, 60 moves each", average(reads), "RCU");
    print("write units a move, 60 moves each", average(writes), "WCU");
}

/// Plays a game's first plies at their time stamps and answers the tenths of units consumed.
async fn play(number: u32, game: &PgnGame) -> (u64, u64) {
    let database = Embedded::memory().expect("a database");
    let begin = game.moves.first().and_then(|m| m.at).expect("a time stamp");
    let store = database.store("bench").await.expect("a table");
    let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
    let app = App::over(store, keys, Clock::manual(begin));
    let pairing = Pairing { time_control: UNHURRIED, ..Pairing::new(number, begin) };
    pairing.create(&app, "no password").await.expect("a game");
    let before = app.store.units().tenths();
    for (ply, m) in game.moves.iter().take(PLIES).enumerate() {
        let at: Instant = m.at.expect("a time stamp");
        app.clock.advance(at - app.clock.now());
        let color = rules::Color::from_white(ply.is_multiple_of(2));
        let player = *pairing.players.get(color);
        let change = Change { game: pairing.game, player: Some(player), message: None };
        let request = MoveRequest { ply: ply as u16, text: &m.san, offer_draw: false };
        let changed = app.change_game(change, |game, now| game.play(player, request, now)).await;
        changed.expect("the move is taken");
    }
    let after = app.store.units().tenths();
    let stored = app.store.game(pairing.game).await.expect("the game");
    print(
        &format!("real game {number}: bytes of the log at {PLIES} plies"),
        stored.log_bytes().len(),
        "bytes",
    );
    print(
        &format!("real game {number}: bytes of the item at {PLIES} plies"),
        stored.item_bytes(),
        "bytes",
    );
    (after.0 - before.0, after.1 - before.1)
}
