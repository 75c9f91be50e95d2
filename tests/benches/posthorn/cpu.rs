//! What a move costs the processor, the database and HTTP left out.

use std::hint::black_box;
use std::time::Instant as Stopwatch;

use app::{AccessToken, Keys, Postmark, Secrets, system_random};
use rules::{
    ByColor, Event, Game, GameId, Instant, MoveRequest, PlayerId, Terms, TimeControl, Variant,
};
use store::{Role, decode_log, encode_event};

use super::{print, thousandths};

const ROUNDS: u32 = 2_000;
const WHITE: PlayerId = PlayerId(1);
const START: Instant = Instant::from_unix(1_800_000_000);

/// Prints the figures.
pub(crate) fn run() {
    let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
    let expires_at = START + 900_000;
    let token = AccessToken { player: WHITE, roles: vec![Role::Player], expires_at };
    let token = token.sign(&keys).expect("a token");
    for plies in [120, 200] {
        let game = game_of(plies);
        let mut bytes = Vec::new();
        let mut last = None;
        for event in game.log() {
            encode_event(&mut bytes, last, event);
            last = Some(event.at());
        }
        time(&format!("decode the log at {plies} plies"), || decode_log(&bytes).expect("a log"));
        time(&format!("Game::replay at {plies} plies"), || replay(&game, game.log()));
        time(&format!("a move's handler without the store at {plies} plies"), || {
            let now = game.turn_since() + 60;
            let me = AccessToken::read(&token, &keys, now).expect("a good token");
            let log = decode_log(&bytes).expect("a log");
            let mut game = replay(&game, &log);
            let request = MoveRequest { ply: game.ply(), text: "g1f3", offer_draw: false };
            let decision = game.play(me.player, request, now).expect("a legal move");
            let rules::Decision::Accepted(event) = decision else { panic!("a new move") };
            game.apply(&event).expect("the move");
            let index = game.log().len() - 1;
            Postmark::receipt(GameId(1), &game, index, &keys).expect("a receipt")
        });
    }
}

fn time<T>(name: &str, mut work: impl FnMut() -> T) {
    for _ in 0..ROUNDS / 10 {
        black_box(work());
    }
    let start = Stopwatch::now();
    for _ in 0..ROUNDS {
        black_box(work());
    }
    print(name, thousandths(start.elapsed().as_nanos() / u128::from(ROUNDS)), "µs");
}

fn replay(game: &Game, log: &[Event]) -> Game {
    Game::replay(game.terms().clone(), log).expect("the game")
}

/// A game of so many plies: knights out and home again, an hour a move.
fn game_of(plies: u16) -> Game {
    let terms = Terms {
        players: ByColor { white: WHITE, black: PlayerId(2) },
        variant: Variant::Chess,
        start: None,
        time_control: TimeControl::STANDARD,
        starts_at: START,
    };
    let mut game = Game::new(terms);
    for ply in 0..plies {
        let player = *game.terms().players.get(game.turn());
        let text = tests::server::endless_move(ply);
        let request = MoveRequest { ply, text, offer_draw: false };
        let decision = game.play(player, request, START + 3_600 * i64::from(ply));
        let Ok(rules::Decision::Accepted(event)) = decision else { panic!("a legal move") };
        game.apply(&event).expect("the move");
    }
    game
}
