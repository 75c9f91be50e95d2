//! Counting (`MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`), with the example that the source gives.

use shakmaty::Color::{self, Black, White};

use super::tests::{play, played, position};
use super::{Count, Honour, Makruk};

/// A count in a line: who, by which honour, spoken of limit, moves left.
fn summary(count: Option<Count>) -> String {
    count.map_or("none".to_owned(), |count| {
        let by = count.by.fold_wb("white", "black");
        format!("{by} {:?} {}/{} {}", count.honour, count.spoken(), count.limit(), count.left())
    })
}

fn start(position: &mut Makruk) -> String {
    let turn = position.turn();
    summary(position.start_count(turn))
}

/// `MAK-COUNT-PIECES`: the table, at each of its borders.
#[test]
fn limits_by_the_strongest_pieces() {
    let cases = [
        ("RRNSM", 8),
        ("RR", 8),
        ("RNNSS", 16),
        ("R", 16),
        ("SSNN", 22),
        ("SSM", 22),
        // DIFFERENCE: Fairy-Stockfish gives 32 moves against one khon and two ma. The table has the
        // two ma's limit for "no rua or khon", and it is the table that we follow.
        ("SNN", 44),
        ("SN", 44),
        ("SM", 44),
        ("S", 44),
        ("NN", 32),
        ("NNM", 32),
        ("NM", 64),
        ("N", 64),
        ("MMM", 64),
        ("M", 64),
    ];
    for (men, limit) in cases {
        let number = men.len();
        for black_is_bare in [true, false] {
            let (men, turn) =
                if black_is_bare { (men.to_owned(), 'b') } else { (men.to_lowercase(), 'w') };
            let mut p = position(&format!("7k/8/8/8/8/{men}{}/8/K7 {turn} - - 5 40", 8 - number));
            let count = p.start_count(p.turn()).expect("a count");
            assert_eq!((count.limit(), usize::from(count.spoken())), (limit, number + 2), "{men}");
            assert_eq!((count.by, count.honour), (p.turn(), Honour::Pieces), "{men}");
            assert_eq!(p.count(), Some(count));
        }
    }
}

/// `MAK-COUNT-PIECES`: "if White has two rooks and a knight against a lone Black king, he has three
/// moves to checkmate his opponent (8 minus the total number of pieces, 5)".
#[test]
fn the_example_of_the_source() {
    let mut p = position("8/8/8/3k4/8/8/8/KN4RR b - - 0 1");
    assert_eq!(start(&mut p), "black Pieces 5/8 3");
    assert_eq!(p.fen(), "8/8/8/3k4/8/8/8/KN4RR b - 16 10 1");
    let steps = [
        ("d5d4", "black Pieces 5/8 3"),
        ("a1a2", "black Pieces 6/8 2"), // White's first
        ("d4d5", "black Pieces 6/8 2"),
        ("a2a1", "black Pieces 7/8 1"),
        ("d5d4", "black Pieces 7/8 1"),
        ("a1a2", "black Pieces 8/8 0"), // White's third and last
    ];
    for (text, expected) in steps {
        play(&mut p, text);
        assert_eq!(summary(p.count()), expected, "{text}");
        assert!(!p.count_ran_out(), "{text}");
    }
    play(&mut p, "d4d5");
    assert!(p.count_ran_out(), "Black has spoken 8");
    assert_eq!(p.fen(), "8/8/8/3k4/8/8/K7/1N4RR w - 16 17 5");
}

/// `MAK-COUNT-PIECES`, `MAK-COUNT-BOARD`: mate with the last move is mate.
#[test]
fn mate_within_the_limit() {
    let last = "k7/7R/8/8/8/8/8/K5R1 w - 16 15 9";
    let p = played(last, "g1g8");
    assert!(p.is_checkmate() && !p.count_ran_out() && !p.mate_by_counter());
    assert!(played(last, "g1g7 a8b8").count_ran_out());
    let last = "k7/1r5R/8/8/8/8/8/K5R1 w - 128 127 90";
    assert!(!played(last, "g1g2").count_ran_out());
    assert!(played(last, "g1g2 b7b6").count_ran_out());
}

/// `MAK-COUNT-BOARD`: who may start, by our reading of "the disadvantaged side".
#[test]
fn who_may_start() {
    use Honour::{Board, Pieces};
    let cases: [(&str, Color, Option<Honour>); 18] = [
        // Nobody while there is a bia, whoever has it; everybody when material is equal.
        ("k6r/8/8/8/8/P7/8/K6R w - - 0 1", White, None),
        ("k6r/8/p7/8/8/8/8/K7 w - - 0 1", White, None),
        ("k5r1/8/8/8/8/8/8/K6R w - - 0 1", White, Some(Board)),
        ("k5r1/8/8/8/8/8/8/K6R b - - 0 1", Black, Some(Board)),
        // At its own turn.
        ("k5r1/8/8/8/8/8/8/K6R w - - 0 1", Black, None),
        ("k7/8/8/8/8/8/8/K6R w - - 0 1", Black, None),
        // Not ahead: rua 10, ma 6, khon 5, met 3. A promoted met is worth a met.
        ("k5r1/8/8/8/8/8/8/K5SS w - - 0 1", White, Some(Board)),
        ("k5r1/8/8/8/8/8/8/K5NS w - - 0 1", White, None),
        ("k5n1/8/8/8/8/8/8/K4MM~1 w - - 0 1", White, Some(Board)),
        ("k5s1/8/8/8/8/8/8/K4MM1 w - - 0 1", White, None),
        ("k5s1/8/8/8/8/8/8/K4MM1 b - - 0 1", Black, Some(Board)),
        ("k5n1/8/8/8/8/8/8/K5S1 b - - 0 1", Black, None),
        // A lone khun by pieces' honour; nobody against one.
        ("k7/8/8/8/8/8/8/K6M b - - 0 1", Black, Some(Pieces)),
        ("k7/8/8/8/8/8/8/K6M w - - 0 1", White, None),
        ("k7/8/8/8/8/8/8/K7 w - - 0 1", White, None),
        // Who counts may start again, the other may not start beside it.
        ("k5r1/8/8/8/8/8/8/K6R w - 128 8 1", White, Some(Board)),
        ("k5r1/8/8/8/8/8/8/K6R w - 128 7 1", White, None),
        ("k7/8/8/8/8/8/8/K6R b - 32 8 1", Black, Some(Pieces)),
    ];
    for (fen, color, expected) in cases {
        let mut p = position(fen);
        assert_eq!(p.may_start_count(color), expected, "{fen}");
        let before = p.count();
        assert_eq!(p.start_count(color).map(|count| count.honour), expected, "{fen}");
        assert_eq!(p.count() == before, expected.is_none(), "{fen}");
    }
}

/// `MAK-COUNT-BOARD`: from 0; stopped at any time, started again from 0.
#[test]
fn stop_and_start_again() {
    let mut p = position("k4rr1/8/8/8/8/8/8/K6R w - - 3 50");
    assert_eq!(start(&mut p), "white Board 0/64 64");
    assert_eq!(p.fen(), "k4rr1/8/8/8/8/8/8/K6R w - 128 0 50");
    for text in ["h1h2", "g8h8", "h2h1"] {
        play(&mut p, text);
    }
    assert_eq!(summary(p.count()), "white Board 1/64 63");
    assert_eq!(summary(p.stop_count()), "white Board 1/64 63");
    assert_eq!((p.stop_count(), p.halfmoves()), (None, 6), "the half-moves went on");
    play(&mut p, "h8g8");
    assert_eq!(p.count(), None);
    assert_eq!(start(&mut p), "white Board 0/64 64");
}

/// `MAK-COUNT-PIECES`: a capture does not restart the count unless the counter so chooses; then the
/// pieces now on the board set limit and start.
#[test]
fn captures_do_not_restart() {
    let mut p = position("8/8/8/8/8/8/1k5R/1N1K3R b - 16 10 1");
    play(&mut p, "b2b1");
    assert_eq!(summary(p.count()), "black Pieces 5/8 3");
    let mut p = played("8/8/8/8/7R/8/k7/1N1K4 b - 16 12 1", "a2b1");
    assert_eq!(summary(p.count()), "black Pieces 6/8 2");
    play(&mut p, "h4h2");
    assert_eq!(summary(p.count()), "black Pieces 7/8 1");
    assert_eq!(start(&mut p), "black Pieces 3/16 13");
    // One piece of two falls in a count by the board's honour: it goes on.
    let p = played("k3n1r1/8/8/8/8/8/8/K5RR w - 128 41 70", "g1g8");
    assert_eq!(summary(p.count()), "black Board 21/64 43");
}

/// `MAK-COUNT-BOARD`, `MAK-COUNT-PIECES`: the last piece of one side falls.
#[test]
fn the_last_piece_falls() {
    // The counter's: its count by pieces' honour starts by itself.
    let p = played("k5r1/8/8/8/8/8/8/K4NRR w - 128 41 70", "g1g8");
    assert_eq!(summary(p.count()), "black Pieces 5/8 3");
    // The other side's, which was not counting: it may start, the counter's count is over.
    let mut p = played("k5r1/8/8/8/8/8/8/K5R1 w - 128 40 70", "g1g8");
    assert_eq!(summary(p.count()), "none");
    assert_eq!(start(&mut p), "black Pieces 3/16 13");
    // Without a count nothing starts by itself.
    let p = played("k5r1/8/8/8/8/8/8/K5R1 w - - 40 70", "g1g8");
    assert_eq!(summary(p.count()), "none");
    // A lone khun takes the last piece: the count stays, the game is a dead draw.
    let p = played("8/8/8/8/8/8/kR6/3K4 b - 32 20 70", "a2b2");
    assert_eq!(summary(p.count()), "black Pieces 10/16 6");
    assert!(p.insufficient_material(White) && p.insufficient_material(Black));
}

/// `MAK-COUNT-BOARD`: mate by the side that counts and has not stopped is a draw.
#[test]
fn mate_by_the_counter() {
    let mate = |fen: &str, stopped: bool| {
        let mut p = position(fen);
        if stopped {
            p.stop_count();
        }
        play(&mut p, "g1g8");
        assert!(p.is_checkmate() && !p.count_ran_out(), "{fen}");
        p.mate_by_counter()
    };
    let white_counts = "k7/8/1K6/8/4s3/8/8/6R1 w - 128 40 70";
    assert!(mate(white_counts, false));
    assert!(!mate(white_counts, true));
    assert!(mate("k7/8/1K6/8/4s3/8/8/6R1 w - 128 128 70", false), "in the last move");
    assert!(!mate("k7/8/1K6/8/4s3/8/8/6R1 w - 128 41 70", false), "Black counts");
    assert!(!mate("k7/8/1K6/8/8/8/8/6R1 w - 32 7 70", false), "Black counts by pieces' honour");
    assert!(!position(white_counts).mate_by_counter(), "no mate yet");
}

/// `MAK-COUNT-PIECES`: a count can start past its limit, as in Fairy-Stockfish.
#[test]
fn many_men_draw_at_once() {
    let mut p = position("7k/8/8/8/8/RRNNSS2/8/K7 b - - 5 40");
    assert_eq!(start(&mut p), "black Pieces 8/8 0");
    assert!(!p.count_ran_out(), "8 is spoken with Black's move");
    play(&mut p, "h8g8");
    assert!(p.count_ran_out());
    let mut p = position("7k/8/8/8/8/RRNNSSM1/8/K7 b - - 5 40");
    assert_eq!(start(&mut p), "black Pieces 9/8 0");
    assert!(p.count_ran_out());
}
