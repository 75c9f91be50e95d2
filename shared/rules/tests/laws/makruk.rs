//! Makruk, Thai chess: its men, its moves and how its games end. Its counts have their own file.

use rules::{
    Claim, ClaimRequest, Decision, Ending, Game, HalfPoints, MoveRequest, PlayerId, Position,
    Reason, Refusal, Variant,
};
use shakmaty::Square;

use crate::{BLACK, START, WHITE, accept, answer, game_of, mover, verdict};

/// A game from `start`, with `script` played all at the start: moves, and `count` and `stop` where
/// the player on move starts or stops counting.
#[track_caller]
pub(crate) fn play(start: &str, script: &str) -> Game {
    let mut game = game_of(Variant::Makruk, start, "");
    for word in script.split_whitespace() {
        let decision = act(&game, mover(&game), word, game.ply());
        assert!(matches!(decision, Ok(Decision::Accepted(_))), "{word}: {decision:?}");
        accept(&mut game, decision);
    }
    game
}

pub(crate) fn act(
    game: &Game,
    player: PlayerId,
    word: &str,
    ply: u16,
) -> Result<Decision, Refusal> {
    match word {
        "count" => game.start_count(player, ply, START),
        "stop" => game.stop_count(player, ply, START),
        "resign" => game.resign(player, START),
        text => game.play(player, MoveRequest { ply, text, offer_draw: false }, START),
    }
}

/// Half-moves to and fro for `plies` half-moves: khuns on the a-file.
pub(crate) fn shuffle(plies: usize) -> String {
    let steps = ["a1a2", "a8a7", "a2a1", "a7a8"];
    steps.iter().cycle().take(plies).copied().collect::<Vec<_>>().join(" ")
}

/// What `text` comes to after `script`: SAN and how it ends the game, or the refusal.
#[track_caller]
pub(crate) fn check(start: &str, script: &str, cases: &[(&str, &str)]) {
    let game = play(start, script);
    for (text, expected) in cases {
        let found = match game.predict(mover(&game), answer(&game, text), START) {
            Ok(prediction) => match prediction.ending {
                Some(ending) => format!("{} {}", prediction.played.san, ending.reason.code()),
                None => prediction.played.san,
            },
            Err(refusal) => refusal.code().to_owned(),
        };
        assert_eq!(found, *expected, "{text:?} after {script} from {start}");
    }
}

pub(crate) fn scores(ending: &Ending) -> (u8, u8) {
    let (HalfPoints(white), HalfPoints(black)) = (ending.score.white, ending.score.black);
    (white, black)
}

/// MAK-SETUP: bia on the third and sixth ranks, each met opposite the other khun.
#[test]
fn the_initial_position() {
    let start = Position::start(Variant::Makruk);
    assert_eq!(start.fen(), "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1");
    assert_eq!((start.men(), start.describe_legal_moves().len()), (32, 23));
    assert_eq!((start.perft(2), start.perft(3)), (529, 12_012));
    assert_eq!(start.count(), None);
    // Men that are captured where they stand tell which they are.
    let places = [("a1", 'r'), ("b1", 'n'), ("c1", 's'), ("d1", 'k'), ("e1", 'm'), ("h1", 'r')];
    let men = start.fen();
    let first = men.split([' ', '/']).nth(7).unwrap();
    for (square, letter) in places {
        let file = usize::from(square.as_bytes()[0] - b'a');
        assert_eq!(first.to_lowercase().chars().nth(file), Some(letter), "{square}");
    }
}

/// MAK-PIECES: where each man goes from the middle, and that only the rua slides.
#[test]
fn men_move() {
    let cases: &[(&str, &str, &str)] = &[
        ("k7/8/8/8/3R4/8/8/7K w - - 0 1", "d4", "d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8"),
        ("k7/8/8/8/3N4/8/8/7K w - - 0 1", "d4", "c2 e2 b3 f3 b5 f5 c6 e6"),
        ("k7/8/8/8/3S4/8/8/7K w - - 0 1", "d4", "c3 e3 c5 d5 e5"),
        ("k7/8/8/8/3s4/8/8/7K b - - 0 1", "d4", "c3 d3 e3 c5 e5"),
        ("k7/8/8/8/3M4/8/8/7K w - - 0 1", "d4", "c3 e3 c5 e5"),
        ("k7/8/8/8/3M~4/8/8/7K w - - 0 1", "d4", "c3 e3 c5 e5"),
        ("k7/8/8/8/3K4/8/8/8 w - - 0 1", "d4", "c3 d3 e3 c4 e4 c5 d5 e5"),
        ("k7/8/8/8/3P4/8/8/7K w - - 0 1", "d4", "d5"),
        ("k7/8/8/8/3p4/8/8/7K b - - 0 1", "d4", "d3"),
        ("k7/8/8/2mrm3/3P4/8/8/7K w - - 0 1", "d4", "c5 e5"),
        ("k7/8/8/2MRM3/3P4/8/8/7K w - - 0 1", "d4", ""),
        // The ma jumps; the rua does not.
        ("k7/8/8/2PPP3/2PNP3/2PPP3/8/7K w - - 0 1", "d4", "c2 e2 b3 f3 b5 f5 c6 e6"),
        ("k7/8/8/3p4/1m1R1S2/3P4/8/7K w - - 0 1", "d4", "b4 c4 e4 d5"),
        // The khon captures as it moves; not aside, not straight back.
        ("k7/8/8/2mmm3/2mSm3/2mmm3/8/7K w - - 0 1", "d4", "c3 e3 c5 d5 e5"),
    ];
    for (fen, from, expected) in cases {
        let position = Position::from_fen(Variant::Makruk, fen).expect("a legal position");
        let from: Square = from.parse().unwrap();
        let moves = position.describe_legal_moves();
        let found: Vec<String> =
            moves.iter().filter(|m| m.from == from).map(|m| m.to.to_string()).collect();
        assert_eq!(found.join(" "), *expected, "{fen}");
    }
}

/// MAK-PROMOTION, LAW-A.1-A.13, LAW-A.14-A.20: on the sixth rank, at once, to met and nothing else;
/// in every spelling, and without one, since nothing is left to be said.
#[test]
fn bia_promote() {
    let met = "e6=M";
    check(
        "k7/8/3n4/4P3/8/8/8/6RK w - - 0 1",
        "",
        &[
            ("e6=M", met),
            ("e6M", met),
            ("e6m", met),
            ("e6=m", met),
            ("e5e6m", met),
            ("e5-e6M", met),
            ("55561", met),
            ("e6", met),
            ("e5e6", met),
            ("5556", met),
            ("Pe6", met),
            ("exd6", "exd6=M"),
            ("ed6M", "exd6=M"),
            ("e5d6m", "exd6=M"),
            ("55461", "exd6=M"),
            ("5546", "exd6=M"),
            ("d6", "illegal_move"),
            ("e6=R", "illegal_move"),
            ("e6=N", "illegal_move"),
            ("e6S", "illegal_move"),
            ("e5e6n", "illegal_move"),
            ("55562", "illegal_move"),
            ("e6=Q", "unreadable_move"),
            ("e6=K", "unreadable_move"),
            ("e5e6q", "unreadable_move"),
            ("exf6=M", "illegal_move"),
        ],
    );
    // Black's on the third rank; not one rank earlier.
    check("k6r/8/8/8/4p3/8/8/6K1 b - - 0 1", "", &[("e3", "e3=M"), ("e4e3m", "e3=M")]);
    check("k6r/8/8/4p3/8/8/8/6K1 b - - 0 1", "", &[("e4", "e4"), ("e4=M", "illegal_move")]);
    check("k6r/8/8/8/4P3/8/8/6K1 w - - 0 1", "", &[("e5", "e5"), ("e5=M", "illegal_move")]);
    // No other man promotes, not even on the last rank.
    check("8/4R3/k7/4N3/8/8/8/7K w - - 0 1", "", &[("Re8", "Re8"), ("Re8=M", "illegal_move")]);
    // Effective at once: the met gives check, and from here on moves as one.
    let game = play("8/2k5/4r3/3P4/8/8/8/7K w - - 0 1", "d6");
    assert!(game.position().is_check());
    assert!(game.position().fen().contains("/3M~r3/"), "{}", game.position().fen());
}

/// MAK-NONE: no castling, no double step, no capture in passing.
#[test]
fn moves_that_do_not_exist() {
    let castling = [
        ("O-O", "illegal_move"),
        ("0-0-0", "illegal_move"),
        ("d1h1", "illegal_move"),
        ("d1f1", "illegal_move"),
    ];
    check("r3k2r/8/4p3/8/8/4P3/8/R2K3R w - - 0 1", "", &castling);
    check("", "", &[("e5", "illegal_move"), ("e3e5", "illegal_move"), ("e4", "e4")]);
    // Black's bia steps next to White's.
    let passing = "k7/8/3p4/4P3/8/8/8/7K b - - 0 1";
    check(passing, "d5", &[("exd6", "illegal_move"), ("exd6ep", "illegal_move"), ("e6", "e6=M")]);
    for fen in ["k7/8/8/8/8/8/8/K6R w KQ - 0 1", "k7/8/8/8/8/8/8/K6R w - e6 0 1"] {
        assert!(Position::from_fen(Variant::Makruk, fen).is_err(), "{fen}");
    }
}

/// MAK-END: mate and resignation win; stalemate and material that cannot mate draw.
#[test]
fn games_end() {
    check("k7/7R/8/8/8/8/8/K5R1 w - - 0 1", "", &[("Rg8", "Rg8# checkmate"), ("Rg6", "Rg6")]);
    check("k7/7R/8/8/8/8/8/KR6 w - - 0 1", "", &[("Rg7", "Rg7 stalemate"), ("Rh8", "Rh8+")]);
    // The last man that could mate falls; a khon could, a met and a ma alone cannot.
    let cases = [
        ("8/8/8/8/8/1k6/2R5/7K b - - 0 1", "Kxc2", "Kxc2 dead_position"),
        ("8/8/8/8/8/1k6/2R5/6MK b - - 0 1", "Kxc2", "Kxc2 dead_position"),
        ("8/8/8/8/8/1k6/2R5/6NK b - - 0 1", "Kxc2", "Kxc2 dead_position"),
        ("8/8/8/8/8/1k6/2R5/6SK b - - 0 1", "Kxc2", "Kxc2"),
        ("8/8/8/8/8/1k6/2R5/5MMK b - - 0 1", "Kxc2", "Kxc2"),
        ("8/8/8/8/8/1k6/2R5/5NMK b - - 0 1", "Kxc2", "Kxc2"),
    ];
    for (start, text, expected) in cases {
        check(start, "", &[(text, expected)]);
    }
    let mate = play("k7/7R/8/8/8/8/8/K5R1 w - - 0 1", "Rg8");
    assert_eq!(scores(mate.ending().unwrap()), (2, 0));
    assert_eq!(verdict(&act(&mate, BLACK, "a8b8", 1)), "game_finished");
    let resigned = play("", "resign");
    assert_eq!(scores(resigned.ending().unwrap()), (0, 2));
    let stalemate = play("k7/7R/8/8/8/8/8/KR6 w - - 0 1", "Rg7");
    assert_eq!(scores(stalemate.ending().unwrap()), (1, 1));
}

/// MAK-END, LAW-6.7: whose flag falls loses, unless the other side cannot mate.
#[test]
fn time_forfeiture() {
    let cases: &[(&str, (u8, u8))] = &[
        ("k7/8/8/8/8/8/8/K6R b - - 0 1", (2, 0)),
        ("k7/8/8/8/8/8/8/K6R w - - 0 1", (1, 1)),
        // A lone khun does not win, whatever runs out with it.
        ("k7/8/8/8/8/8/8/K6R w - 32 7 1", (1, 1)),
        ("k7/8/8/8/8/P7/8/K7 w - - 0 1", (1, 1)),
        // A ma, or mets, against more than ruas: a mate is possible.
        ("k5n1/8/8/8/8/8/8/K6R w - - 0 1", (0, 2)),
        ("k5n1/8/8/8/8/8/8/K6R b - - 0 1", (2, 0)),
        ("k5m1/8/8/8/8/8/8/K6S w - - 0 1", (0, 2)),
        ("k5m1/8/8/8/8/8/8/K6R w - - 0 1", (1, 1)),
        ("k5s1/8/8/8/8/8/8/K6R w - - 0 1", (0, 2)),
        ("", (0, 2)),
    ];
    for (start, expected) in cases {
        let mut game = play(start, "");
        let deadline = game.deadline().unwrap();
        assert_eq!(game.forfeit(deadline + -1), None);
        let event = game.forfeit(deadline).expect("a flag has fallen");
        let by = game.turn();
        game.apply(&event).unwrap();
        let ending = game.ending().unwrap();
        assert_eq!(scores(ending), *expected, "{start}");
        assert_eq!((ending.reason, ending.by), (Reason::TimeForfeiture, Some(by)));
    }
}

/// MAK-DEFAULT: repetitions are claimed as in chess; of 50 moves and tablebases there is no claim.
#[test]
fn claims() {
    let game = play("k5r1/8/8/8/8/P7/8/K6R w - - 0 1", &shuffle(8));
    let claim =
        |claim, intended| game.claim(WHITE, ClaimRequest { ply: 8, claim, intended }, None, START);
    let mut drawn = game.clone();
    accept(&mut drawn, claim(Claim::Repetition, None));
    let ending = drawn.ending().unwrap();
    assert_eq!((ending.reason.code(), scores(ending)), ("repetition", (1, 1)));
    for other in [Claim::FiftyMoves, Claim::TablebaseDraw, Claim::TablebaseWin] {
        let refusal = claim(other, None).unwrap_err();
        assert_eq!((refusal.code(), refusal.rule()), ("no_such_claim", Some("MAK-DEFAULT")));
    }
}
