//! What holds of every variant alike: spellings, logs, PGN and FEN of random games; and the
//! positions in which no game can start.

use std::collections::HashMap;

use proptest::prelude::*;
use rules::notation::read_move;
use rules::{
    ByColor, Game, LegalMove, MoveRequest, Position, Profile, Refusal, StartNumber, Variant, pgn,
};

use crate::{RICH, START, WHITE, accept, mover, terms_of};

/// Chess960 with castling rights of all kinds.
const RICH_960: [&str; 6] = [
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 0 1",
    "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1",
    "r1k2r1q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K2R1Q w KQkq - 0 1",
    "8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q - 0 1",
    "4r3/3k4/8/8/8/8/6PP/qR1K1R2 w KQ - 0 1",
    "1k2r2r/ppp5/8/8/8/8/PPP5/1K2R2R b Ee - 0 1",
];

/// Makruk before promotions, with promoted mets, and where either side counts or may.
const RICH_MAKRUK: [&str; 6] = [
    "",
    "2s5/2k1r3/M~2m2sp/2p1p3/1m~6/3SM1KP/8/2N4R w - - 1 31",
    "k1s2n1r/8/5pp1/2pP1P2/2P1pp2/3P1P2/8/K1S2N1R w - - 0 20",
    "k2r1n2/3s4/2m5/8/8/2M5/3S4/K2R1N2 b - - 7 60",
    "k5r1/8/8/8/8/8/8/K4NRR w - 128 121 70",
    "8/8/8/3k4/8/8/8/KN4RR b - 16 10 1",
];

/// A start of each kind, by index.
fn start(index: usize) -> (Variant, String) {
    let numbered = |number| Position::start960(StartNumber::drawn(number)).fen();
    match (index % 3, index / 3) {
        (0, n) => (Variant::Chess, RICH[n % RICH.len()].to_owned()),
        (1, n) if n < RICH_960.len() => (Variant::Chess960, RICH_960[n].to_owned()),
        (1, n) => (Variant::Chess960, numbered(97 * u64::try_from(n).unwrap())),
        (_, n) => (Variant::Makruk, RICH_MAKRUK[n % RICH_MAKRUK.len()].to_owned()),
    }
}

/// What is done in turn: which legal move, after how many seconds, and what is done beside it.
type Picks = Vec<(u16, i64, u8)>;

fn picks(most: usize) -> impl Strategy<Value = Picks> {
    proptest::collection::vec((any::<u16>(), 0..100_000i64, any::<u8>()), 0..most)
}

/// A random game: moves in SAN, draw offers, counts where they may be started or stopped.
fn random_game(index: usize, picks: Picks) -> Game {
    let (variant, fen) = start(index);
    let mut game = Game::new(terms_of(variant, &fen));
    let mut now = START;
    for (pick, seconds, beside) in picks {
        now = now + seconds;
        let (turn, player, ply) = (game.turn(), mover(&game), game.ply());
        if beside % 4 == 0 && game.may_start_count(turn) {
            let decision = game.start_count(player, ply, now);
            accept(&mut game, decision);
        } else if beside % 16 == 1 && game.may_stop_count(turn) {
            let decision = game.stop_count(player, ply, now);
            accept(&mut game, decision);
        } else if beside == 2 {
            let decision = game.resign(player, now);
            accept(&mut game, decision);
        }
        let legal = game.position().describe_legal_moves();
        if game.ending().is_some() || legal.is_empty() {
            break;
        }
        // Castlings and promotions are rare: where there are some, one of them every other time.
        let rare = |m: &&LegalMove| m.san.starts_with('O') || m.promotion.is_some();
        let rare: Vec<&LegalMove> = legal.iter().filter(rare).collect();
        let m = match &rare[..] {
            [_, ..] if pick % 2 == 0 => rare[usize::from(pick / 2) % rare.len()],
            _ => &legal[usize::from(pick) % legal.len()],
        };
        let text = [&m.san, &m.uci, &m.iccf][usize::from(beside) % 3];
        let request = MoveRequest { ply, text, offer_draw: beside % 8 == 3 };
        let decision = game.play(player, request, now);
        accept(&mut game, decision);
        if game.ending().is_some() {
            break;
        }
    }
    game
}

/// Every spelling of a move that names it and nothing else.
fn spellings(position: &Position, m: &LegalMove) -> Vec<String> {
    let mut all = vec![m.san.clone(), m.uci.clone(), m.iccf.clone()];
    if m.san.starts_with('O') {
        all.push(m.san.replace('O', "0"));
        all.push(format!("K{}-{}", m.from, m.to));
    } else {
        let piece = m.san.chars().next().filter(char::is_ascii_uppercase);
        let piece = piece.map_or(String::new(), String::from);
        let sign = if m.san.contains('x') { 'x' } else { '-' };
        let letter = m.promotion.map(|role| position.variant().letter(role).to_ascii_uppercase());
        let letter = letter.map_or(String::new(), String::from);
        all.push(format!("{piece}{}{sign}{}{letter}", m.from, m.to));
        all.push(m.san.replace('=', ""));
    }
    all
}

/// Games as PGN shows them need names.
fn profile() -> Profile {
    let federation = "CZE".parse().expect("a federation");
    let (given_name, family_name) = ("Jan".to_owned(), "Novák".to_owned());
    Profile {
        id: WHITE,
        given_name,
        family_name,
        federation,
        title: None,
        ratings: rules::rating::Ratings::of_chess(Some(2000)),
    }
}

fn written(game: &Game) -> String {
    let player = profile();
    let players = ByColor { white: &player, black: &player };
    pgn::write(
        game,
        &pgn::PgnHeaders {
            id: rules::GameId(1),
            event: "Final",
            site: "Posthorn",
            players,
            outside_laws: None,
            board: None,
        },
        &rules::Notebook::default(),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// LAW-A.1-A.13, LAW-A.14-A.20: SAN, UCI, number and long algebraic form of every legal move
    /// are read as that move, and no text is read as two.
    #[test]
    fn every_spelling_names_one_move(index in 0..30usize, picks in picks(40)) {
        let game = random_game(index, picks);
        let position = game.position();
        let mut seen = HashMap::new();
        for m in position.describe_legal_moves() {
            for text in spellings(position, &m) {
                prop_assert_eq!(read_move(&text, position), Ok(m.code), "{} for {}", text, m.san);
                let other = seen.insert(text.clone(), m.code);
                prop_assert!(other.is_none_or(|code| code == m.code), "{}", text);
            }
            // Without telling men apart: this move, or this move among others.
            let bare: String = m.san.chars().filter(|c| !matches!(c, '+' | '#')).collect();
            if bare.len() > 3 && !bare.contains(['O', '=']) && bare.starts_with(char::is_uppercase) {
                let vague = format!("{}{}", &bare[..1], m.to);
                match read_move(&vague, position) {
                    Ok(code) => prop_assert_eq!(code, m.code),
                    Err(Refusal::AmbiguousMove { candidates }) => {
                        prop_assert!(candidates.len() > 1 && candidates.contains(&m.san));
                    }
                    other => prop_assert!(false, "{} is {:?}", vague, other),
                }
            }
        }
    }

    /// LAW-3.10.1, LAW-3.10.3, LAW-B.1, MAK-DEFAULT: a log tells its game again, and the FEN of each
    /// position is read as that position, with the same moves.
    #[test]
    fn logs_and_fens_tell_the_game(index in 0..30usize, picks in picks(60)) {
        let game = random_game(index, picks);
        let replayed = Game::replay(game.terms().clone(), game.log()).unwrap();
        prop_assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
        let described = game.describe_plies();
        prop_assert_eq!(described.len(), usize::from(game.ply()));
        for ply in 0..=game.ply() {
            let position = game.position_at(ply).unwrap();
            let read = Position::from_fen(position.variant(), &position.fen());
            let Ok(read) = read else {
                return Err(TestCaseError::fail(format!("{}: {read:?}", position.fen())));
            };
            prop_assert_eq!(read.fen(), position.fen());
            prop_assert!(read.is_same(&position) && position.is_same(&read));
            prop_assert_eq!(read.count(), position.count());
            prop_assert_eq!(read.describe_legal_moves(), position.describe_legal_moves());
            prop_assert_eq!(read.board_ending(), position.board_ending());
        }
    }

    /// LAW-3.10.1: what is written as PGN is read as the same game: variant, start, moves, times by
    /// the minute and result.
    #[test]
    fn pgn_tells_the_game(index in 0..30usize, picks in picks(60)) {
        let game = random_game(index, picks);
        let text = written(&game);
        let games = pgn::read(&text);
        prop_assert_eq!(games.len(), 1);
        let read = games[0].as_ref().unwrap();
        let record = pgn::resolve(read).unwrap();
        let terms = game.terms();
        prop_assert_eq!(record.variant, terms.variant);
        let start = record.start.clone().unwrap_or_else(|| Position::start(record.variant));
        prop_assert_eq!(start.fen(), terms.start_position().fen());
        let found: Vec<_> =
            record.plies.iter().map(|p| (p.code, p.written.at.map(|at| at.unix() / 60))).collect();
        let played: Vec<_> =
            game.plies().iter().map(|p| (p.code, Some(p.at.unix() / 60))).collect();
        prop_assert_eq!(found, played);
        let result = game.ending().map_or("*", |ending| ending.pgn());
        prop_assert_eq!(read.result.to_string(), result);
    }
}

/// What is said of a start position of chess; nothing when it is one.
const CHESS: &[(&str, &str)] = &[
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", ""),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""),
    ("", "invalid fen"),
    ("hello", "invalid board part in fen"),
    ("4k3/8/8/8/8/8/8/4K2R x K - 0 1", "invalid turn part in fen"),
    ("4k3/8/8/8/8/8/8/4K2RR w K - 0 1", "invalid board part in fen"),
    ("4k3/8/8/8/8/8/8/4K2R w K - x 1", "invalid halfmove clock in fen"),
    ("4k3/8/8/8/8/8/8/4K2R w KX - 0 1", "invalid castling part in fen"),
    ("4k3/8/8/8/8/8/8/4K2R w K e9 0 1", "invalid ep square in fen"),
    ("8/8/8/8/8/8/8/8 w - - 0 1", "illegal position: empty board, missing king"),
    ("8/8/8/8/8/8/8/4K2R w K - 0 1", "illegal position: missing king"),
    ("4k3/8/8/8/8/8/8/3KK2R w - - 0 1", "illegal position: too many kings"),
    ("P3k3/8/8/8/8/8/8/4K2R w K - 0 1", "illegal position: pawns on backrank"),
    ("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "illegal position: invalid castling rights"),
    ("4k3/8/8/8/8/8/8/4K2R w K e6 0 1", "illegal position: invalid ep square"),
    ("4k2R/8/8/8/8/8/8/4K3 w - - 0 1", "illegal position: opposite check"),
    ("4k2R/8/3N4/8/4R3/8/8/4K3 b - - 0 1", "illegal position: impossible check"),
    ("4k3/8/8/8/8/PPPPPPPP/P7/4K3 w - - 0 1", "illegal position: too much material"),
    ("4k3/8/8/8/8/8/QQ6/QQQQQKQQ w - - 0 1", "illegal position: opposite check"),
    ("4k3/4p3/8/8/8/8/8/R4K1R w HA - 0 1", "illegal position: invalid castling rights"),
    ("R3k3/8/4K3/8/8/8/8/8 b - - 0 1", "the game would be over: checkmate"),
    ("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", "the game would be over: stalemate"),
    ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "the game would be over: dead position"),
];

/// The same of Chess960.
const CHESS_960: &[(&str, &str)] = &[
    ("4k3/4p3/8/8/8/8/8/R4K1R w HA - 0 1", ""),
    ("4k3/8/8/8/8/8/8/R4K1R w G - 0 1", "illegal position: invalid castling rights"),
    ("3k4/8/8/8/8/8/8/1K2R2R w EH - 0 1", "illegal position: invalid castling rights"),
    ("4k3/8/8/8/8/8/5K2/R6R w HA - 0 1", "illegal position: invalid castling rights"),
    ("4k2R/8/8/8/8/8/8/4K3 w - - 0 1", "illegal position: opposite check"),
    ("", "invalid fen"),
    ("R3k3/8/4K3/8/8/8/8/8 b - - 0 1", "the game would be over: checkmate"),
    ("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", "the game would be over: stalemate"),
    ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "the game would be over: dead position"),
];

/// The same of Makruk, with its counts.
const MAKRUK: &[(&str, &str)] = &[
    ("k7/8/8/8/8/8/8/K6R w - - 0 1", ""),
    ("k7/8/8/8/8/8/8/K6R w - 32 7 1", ""),
    ("", "a FEN has six fields"),
    ("k7/8/8/8/8/8/8/K6R w - -", "a FEN has six fields"),
    ("k7/8/8/8/8/8/8/K6Q w - - 0 1", "the men's field is not readable"),
    ("k7/8/8/8/8/8/8/K6R x - - 0 1", "the side to move is w or b"),
    ("k7/8/8/8/8/8/8/K6R w KQ - 0 1", "there is no castling in Makruk"),
    ("k7/8/8/8/8/8/8/K6R w - - 00 1", "a number is not readable"),
    ("8/8/8/8/8/8/8/K6R w - - 0 1", "each side has one khun"),
    ("k7/8/8/8/8/8/8/KRRR4 w - - 0 1", "too many men"),
    ("k7/8/P7/8/8/8/8/K7 w - - 0 1", "a bia where none can stand"),
    ("k6R/8/8/8/8/8/8/K7 w - - 0 1", "an impossible check"),
    ("k7/8/8/8/8/8/8/K6R w - 20 7 1", "an impossible count"),
    ("k7/8/8/8/8/8/8/K6R w - 32 32 1", "an impossible count"),
    ("k7/8/8/8/8/8/8/K6R w - 32 33 1", "the game would be over: count of pieces run out"),
    ("k5r1/8/8/8/8/8/8/K6R b - 128 128 1", ""),
    ("k5r1/8/8/8/8/8/8/K6R b - 128 129 1", "the game would be over: count run out"),
    ("k5R1/7R/8/8/8/8/8/K7 b - - 0 1", "the game would be over: checkmate"),
    ("k5R1/8/1K6/8/4s3/8/8/8 b - 128 41 70", "the game would be over: mate by the counter"),
    ("k7/6R1/8/8/8/8/8/KR6 b - - 0 1", "the game would be over: stalemate"),
    ("k7/8/8/8/8/8/8/K6M w - - 0 1", "the game would be over: dead position"),
    ("k7/8/8/8/8/8/8/K6N w - - 0 1", "the game would be over: dead position"),
];

/// LAW-3.10.3: a game starts from a legal position that is not over; what is said of others.
#[test]
fn positions_in_which_no_game_starts() {
    let lists = Variant::ALL.into_iter().zip([CHESS, CHESS_960, MAKRUK]);
    let cases = lists.flat_map(|(variant, list)| list.iter().map(move |case| (variant, case)));
    for (variant, (fen, expected)) in cases {
        let found = match Position::start_from_fen(variant, fen) {
            Ok(_) => String::new(),
            Err(error) => error.to_string(),
        };
        let expected = match *expected {
            "" => String::new(),
            reason => format!("not a position to play from: {reason}"),
        };
        assert_eq!(found, expected, "{} {fen}", variant.code());
        // Over, but legal: it can be looked at.
        let legal = found.is_empty() || found.contains("would be over");
        assert_eq!(Position::from_fen(variant, fen).is_ok(), legal, "{fen}");
    }
}
