//! What we write, as ICCF writes it, and read back as the same game.

use proptest::prelude::*;

use super::*;
use crate::rating::Ratings;
use crate::tournament::Flag;
use crate::{ByColor, Color, Decision, Directive, Federation, GameId, HalfPoints, Title};
use crate::{Event, Game, MoveRequest, Notebook, PlayerId, Position, Profile, Terms};

const STARTS_AT: Instant = Instant::from_unix(1_538_484_960); // 2018-10-02T12:56:00Z

fn profile(family_name: &str, given_name: &str, rating: Option<u16>) -> Profile {
    let federation: Federation = "CZE".parse().unwrap();
    let (family_name, given_name) = (family_name.to_owned(), given_name.to_owned());
    let ratings = Ratings::of_chess(rating);
    let title = rating.map(|_| Title::Sim);
    Profile { id: PlayerId(1), given_name, family_name, federation, title, ratings }
}

/// A game from `start` (empty: the usual position), one move every 90 minutes from an hour before
/// the start.
pub(super) fn game(start: &str, moves: &str) -> Game {
    let position = Position::from_fen(Variant::Chess, start).ok();
    assert_eq!(position.is_none(), start.is_empty());
    let players = ByColor { white: PlayerId(1), black: PlayerId(2) };
    let terms = Terms::new(players, Variant::Chess, STARTS_AT);
    let mut game = Game::new(Terms { start: position, ..terms });
    for (index, text) in (0..).zip(moves.split_whitespace()) {
        let at = STARTS_AT + (5_400 * index - 3_600);
        let player = *game.terms().players.get(game.turn());
        let request = MoveRequest { ply: game.ply(), text, offer_draw: false };
        let Ok(Decision::Accepted(events)) = game.play(player, request, at) else {
            panic!("{text} was not accepted");
        };
        game.apply(&events[0]).unwrap();
    }
    game
}

fn written(game: &Game) -> String {
    headers_for(|headers| write(game, headers, &Notebook::default()))
}

pub(super) fn headers_for(write: impl Fn(&PgnHeaders<'_>) -> String) -> String {
    let white = profile("Novák", "Jan \"J\"", Some(2350));
    let black = Profile { id: PlayerId(2), ..profile("O\\B", "A\nB", None) };
    let players = ByColor { white: &white, black: &black };
    write(&PgnHeaders {
        id: GameId(48_213),
        event: "Final \\ \"A\"",
        site: "https://posthorn.example/game/48213",
        players,
        outside_laws: None,
        board: None,
    })
}

#[test]
fn headers_stand_in_the_order_of_iccf() {
    let mut game = game("", "e4 e5 Nf3 Nc6 Bb5 a6");
    game.apply(&Event::Resigned { at: STARTS_AT + 60_000, by: Color::Black }).unwrap();
    let expected = "\
[Event \"Final \\\\ \\\"A\\\"\"]
[Site \"https://posthorn.example/game/48213\"]
[Date \"2018.10.02\"]
[Round \"-\"]
[White \"Novák, Jan \\\"J\\\"\"]
[Black \"O\\\\B, A B\"]
[Result \"1-0\"]
[WhiteElo \"2350\"]
[WhiteTitle \"SIM\"]
[WhiteCountry \"CZE\"]
[BlackCountry \"CZE\"]
[WhiteId \"1\"]
[BlackId \"2\"]
[GameId \"48213\"]
[TimeControl \"10/4320000\"]
[Termination \"normal\"]
[ECO \"C70\"]
[Opening \"Ruy Lopez: Morphy Defense\"]

1.e4 {[%ccsnt 2018.10.02,11:56]} e5 {[%ccsnt 2018.10.02,13:26]}
2.Nf3 {[%ccsnt 2018.10.02,14:56]} Nc6 {[%ccsnt 2018.10.02,16:26]}
3.Bb5 {[%ccsnt 2018.10.02,17:56]} a6 {[%ccsnt 2018.10.02,19:26]} 1-0
";
    assert_eq!(written(&game), expected);
}

#[test]
fn a_start_position_brings_its_number_and_side() {
    let start = "7k/P7/8/8/8/8/8/K7 b - - 3 41";
    let pgn = written(&game(start, "Kg7 a8=Q Kf6"));
    let expected = format!(
        "[SetUp \"1\"]\n[FEN \"{start}\"]\n\n41...Kg7 {{[%ccsnt 2018.10.02,11:56]}} \
         42.a8=Q {{[%ccsnt 2018.10.02,13:26]}}\nKf6 {{[%ccsnt 2018.10.02,14:56]}} *\n"
    );
    assert!(pgn.ends_with(&expected), "{pgn}");
    let begun = written(&game("", ""));
    assert!(begun.ends_with("[Termination \"unterminated\"]\n\n*\n"), "{begun}");
}

/// A game of Chess960 tells the ratings of its own list.
#[test]
fn ratings_are_those_of_the_variant() {
    let players = ByColor { white: PlayerId(1), black: PlayerId(2) };
    let pgn = written(&Game::new(Terms::new(players, Variant::Chess960, STARTS_AT)));
    assert!(!pgn.contains("WhiteElo"), "{pgn}");
    assert!(pgn.contains("[WhiteTitle \"SIM\"]\n"), "{pgn}");
}

/// Each way in which a game ends, in the words of PGN's standard; of a result that was recorded nobody knows how.
#[test]
fn the_standard_has_a_word_for_most_endings() {
    let at = STARTS_AT + 60_000;
    let directed = |directive| Event::Directed { at, decision: 1, directive };
    let recorded = |flag| Directive::Recorded { white: HalfPoints(0), black: HalfPoints(2), flag };
    for (ends, expected) in [
        (Event::Resigned { at, by: Color::Black }, Some("normal")),
        (Event::DrawAccepted { at, by: Color::White }, Some("normal")),
        (Event::TimeForfeited { at, by: Color::White, drawn: false }, Some("time forfeit")),
        (Event::SilenceForfeited { at, by: Color::White }, Some("abandoned")),
        (directed(Directive::Defaulted { by: Some(Color::White) }), Some("rules infraction")),
        (directed(Directive::Cancelled), Some("abandoned")),
        (directed(Directive::Adjudicated { white: HalfPoints(1) }), Some("adjudication")),
        (directed(recorded(None)), None),
        (directed(recorded(Some(Flag::TimeExceeded))), Some("time forfeit")),
    ] {
        let mut game = game("", "e4 e5");
        game.apply(&ends).unwrap();
        let games = read(&written(&game));
        let read = games[0].as_ref().expect("a game");
        assert_eq!(read.header("Termination"), expected, "{ends:?}");
    }
}

/// What a game is to those who read it: moves, time stamps by the minute, result, start and tags.
fn reads_back(game: &Game) {
    let pgn = written(game);
    let lines = pgn.lines().skip_while(|line| line.starts_with('['));
    assert!(lines.clone().all(|line| line.chars().count() < 80), "{pgn}");
    let games = read(&pgn);
    let [Ok(read)] = &games[..] else { panic!("{games:?}\n{pgn}") };
    let record = resolve(read).unwrap_or_else(|error| panic!("{error}\n{pgn}"));
    let minute = |at: Instant| Instant::from_unix(at.unix().div_euclid(60) * 60);
    let expected: Vec<_> = game.plies().iter().map(|p| (p.code, Some(minute(p.at)))).collect();
    let found: Vec<_> = record.plies.iter().map(|p| (p.code, p.written.at)).collect();
    assert_eq!(found, expected, "{pgn}");
    assert!(record.plies.iter().all(|p| p.variations.is_empty() && p.written.comments.is_empty()));
    assert_eq!(record.variant, game.terms().variant);
    let fen = |start: &Option<Position>| start.as_ref().map(Position::fen);
    assert_eq!(fen(&record.start), fen(&game.terms().start), "{pgn}");
    assert_eq!(read.result.to_string(), game.ending().map_or("*", crate::Ending::pgn));
    assert_eq!(read.header("Result"), Some(read.result.to_string().as_str()));
    assert_eq!(read.header("Event"), Some("Final \\ \"A\""));
    assert_eq!(read.header("White"), Some("Novák, Jan \"J\""));
    assert_eq!(read.header("Black"), Some("O\\B, A B"));
    assert_eq!((read.header("WhiteElo"), read.header("BlackElo")), (Some("2350"), None));
}

/// A legal position with up to twelve pieces anywhere; most boards thrown together are none.
fn any_position() -> impl Strategy<Value = Position> {
    let men = proptest::collection::vec((0..64_usize, 0..10_usize), 0..11);
    let counters = (0..90_u32, 1..400_u32);
    (0..64_usize, 0..64_usize, men, any::<bool>(), counters).prop_filter_map(
        "an illegal position",
        |(white, black, men, white_moves, (halfmoves, number))| {
            let mut board = [None; 64];
            for (square, piece) in men {
                board[square] = "PNBRQpnbrq".chars().nth(piece);
            }
            board[white] = Some('K');
            board[black] = Some('k');
            let rank = |rank: &[Option<char>]| {
                rank.iter().map(|square| square.unwrap_or('1')).collect::<String>()
            };
            let ranks: Vec<String> = board.chunks(8).map(rank).collect();
            let turn = if white_moves { 'w' } else { 'b' };
            let fen = format!("{} {turn} - - {halfmoves} {number}", ranks.join("/"));
            Position::from_fen(Variant::Chess, &fen).ok()
        },
    )
}

/// Plays the picked moves and lets the game end.
fn play_out(game: &mut Game, picks: Vec<u16>, ends: Option<Event>) {
    for (pick, at) in picks.into_iter().zip(0..) {
        let legal = game.position().describe_legal_moves();
        if legal.is_empty() {
            break;
        }
        let code = legal[usize::from(pick) % legal.len()].code;
        let at = STARTS_AT + at * 100_003;
        let ends = game.position().describe(code).and_then(|m| {
            Position::from_fen(Variant::Chess, &m.fen).ok().and_then(|after| after.board_ending())
        });
        game.apply(&Event::MovePlayed {
            at,
            code,
            draw_offered: pick % 7 == 0,
            ends,
            conditional: false,
        })
        .unwrap();
        if ends.is_some() {
            return;
        }
    }
    if let Some(event) = ends {
        game.apply(&event).unwrap();
    }
}

/// How people end a game, if they do.
fn ending() -> impl Strategy<Value = Option<Event>> {
    let at = STARTS_AT + 20_000_000;
    proptest::sample::select(vec![
        None,
        Some(Event::Resigned { at, by: Color::White }),
        Some(Event::Resigned { at, by: Color::Black }),
        Some(Event::DrawAccepted { at, by: Color::White }),
    ])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn what_is_written_reads_back(
        picks in proptest::collection::vec(any::<u16>(), 0..60),
        ends in ending(),
    ) {
        let mut game = game("", "");
        play_out(&mut game, picks, ends);
        reads_back(&game);
    }

    #[test]
    fn games_from_any_position_read_back(
        start in any_position(),
        picks in proptest::collection::vec(any::<u16>(), 0..30),
        ends in ending(),
    ) {
        let mut game = game(&start.fen(), "");
        play_out(&mut game, picks, ends);
        reads_back(&game);
    }
}
