//! What a move costs the processor, the database and HTTP left out.

use std::hint::black_box;
use std::time::Instant as Stopwatch;

use app::{AccessToken, Keys, Secrets, system_random};
use post::mail::Diagram;
use proof::Postmark;
use rules::{
    ByColor, Claim, ClaimRequest, Color, Event, Game, GameId, Instant, MoveRequest, PlayerId,
    Position, Terms, Variant,
};
use store::{Role, decode_log, encode_event};
use tests::just_begun;

use super::{print, thousandths};

const ROUNDS: u32 = 2_000;
const WHITE: PlayerId = PlayerId(1);
const START: Instant = Instant::from_unix(1_800_000_000);

/// Prints the figures.
pub(crate) fn run() {
    pages();
    let keys = Keys::new(&Secrets::generate(system_random)).expect("keys");
    let key = keys.postmark().expect("a key that signs");
    let expires_at = START + 900_000;
    let (roles, session) = (vec![Role::Player], just_begun(START));
    let token = AccessToken { player: WHITE, roles, expires_at, session };
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
            let rules::Decision::Accepted(events) = decision else { panic!("a new move") };
            game.apply(&events[0]).expect("the move");
            let index = game.log().len() - 1;
            Postmark::receipt(GameId(1), &game, index, key).expect("a receipt")
        });
    }
}

/// What the page of a game asks of the rules: every legal move with its spellings, and what a draw
/// claim rests on.
fn pages() {
    let middlegames = [
        (
            "chess",
            Variant::Chess,
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        ),
        (
            "chess960",
            Variant::Chess960,
            "1r2kr1n/pp2bppp/2n1p3/2ppP3/3P1P2/2N1B3/PPP3PP/1R2KR1N w FBfb - 0 1",
        ),
        (
            "makruk",
            Variant::Makruk,
            "rns1ksnr/8/pp2pmpp/3p1p2/5P2/PP1PPNPP/2S1S3/RN1KM2R b - - 4 8",
        ),
    ];
    for (name, variant, fen) in middlegames {
        let position = Position::from_fen(variant, fen).expect("a middlegame");
        let moves = position.describe_legal_moves().len();
        let name = format!("{moves} legal moves with SAN, number and FEN, {name}");
        time(&name, || position.describe_legal_moves());
        time(&format!("{} judged for its end", variant.code()), || position.board_ending());
        let diagram = Diagram { position, seen_from: Color::White, last: None };
        let name = format!("{} as the picture of a mail", variant.code());
        time(&name, || diagram.png().expect("a picture"));
    }
    for variant in Variant::ALL {
        let start = Stopwatch::now();
        let nodes = u128::from(Position::start(variant).perft(5));
        let per_second = nodes * 1_000_000_000 / start.elapsed().as_nanos().max(1);
        let name = format!("perft 5 of {}, {nodes} positions", variant.code());
        print(&name, per_second / 1_000_000, "million/s");
    }
    let game = game_of(300);
    let request = ClaimRequest { ply: 300, claim: Claim::Repetition, intended: Some("g1f3") };
    time("a claim judged at 300 plies", || {
        game.claim_facts(WHITE, request, None, game.turn_since()).expect("the facts")
    });
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
    let players = ByColor { white: WHITE, black: PlayerId(2) };
    let terms = Terms::new(players, Variant::Chess, START);
    let mut game = Game::new(terms);
    for ply in 0..plies {
        let player = *game.terms().players.get(game.turn());
        let text = tests::server::endless_move(Variant::Chess, ply);
        let request = MoveRequest { ply, text, offer_draw: false };
        let decision = game.play(player, request, START + 3_600 * i64::from(ply));
        let Ok(rules::Decision::Accepted(events)) = decision else { panic!("a legal move") };
        game.apply(&events[0]).expect("the move");
    }
    game
}
