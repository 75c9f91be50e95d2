//! Articles 1 to 4: what is a legal move, and when it is final.

use std::collections::HashSet;

use proptest::prelude::*;
use rules::{
    CorruptLog, Event, Game, Instant, MoveCode, MoveRequest, PlayerId, Position, Reason, Refusal,
    Variant,
};
use shakmaty::{CastlingMode, Chess, fen::Fen};

use crate::{
    BLACK, RICH, START, STRANGER, WHITE, accept, answer, check, check_all, game, mover, terms,
    test_data, verdict,
};

/// LAW-1.1: White begins, the players alternate, and nobody else moves.
#[test]
fn players_move_alternately() {
    let cases: &[(&str, PlayerId, u16, &str, &str)] = &[
        ("", WHITE, 0, "e4", "accepted"),
        ("", BLACK, 0, "e5", "not_your_turn"),
        ("", STRANGER, 0, "e4", "not_your_game"),
        ("e4", BLACK, 1, "e5", "accepted"),
        ("e4", WHITE, 1, "d4", "not_your_turn"),
        ("e4", STRANGER, 1, "e5", "not_your_game"),
        ("e4 e5", WHITE, 2, "Nf3", "accepted"),
    ];
    for (moves, player, ply, text, expected) in cases {
        let request = MoveRequest { ply: *ply, text, offer_draw: false };
        let found = verdict(&game("", moves).play(*player, request, START));
        assert_eq!(found, *expected, "{text} by {player} after {moves}");
    }
}

/// LAW-1.2: a king is never left or put in check, nor captured.
#[test]
fn kings_are_not_exposed() {
    check_all(
        "4k3/8/8/8/1b6/2N5/8/4K2R w K - 0 1",
        "",
        &[("Nd5", "illegal_move"), ("Ke2", "Ke2"), ("Kd2", "Kd2")],
    );
    check_all(
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
        "",
        &[
            ("Kd2", "illegal_move"),
            ("Kf2", "illegal_move"),
            ("Kd1", "Kd1"),
            ("Kxe2", "Kxe2 dead_position"),
        ],
    );
    // A position in which a king could be captured cannot be set up.
    assert!(Position::from_fen(Variant::Chess, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").is_err());
}

/// LAW-2.1-2.4, LAW-2.3: the usual position, White to move.
#[test]
fn the_initial_position() {
    let game = game("", "");
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(game.position().fen(), fen);
    assert_eq!(game.position().describe_legal_moves().len(), 20);
}

/// LAW-3.1: no square of one's own colour; a pinned piece attacks all the same.
#[test]
fn own_pieces_stand_in_the_way_and_pinned_pieces_attack() {
    check_all("", "", &[("Ra2", "illegal_move"), ("Qd2", "illegal_move"), ("Nd2", "illegal_move")]);
    // The knight on e6 may not leave the file, and still keeps the king from d4.
    check_all("4k3/8/4n3/8/8/2K5/4R3/8 w - - 0 1", "", &[("Kd4", "illegal_move"), ("Kb4", "Kb4")]);
    check_all("4k3/8/4n3/8/8/2K5/4R3/8 b - - 0 1", "", &[("Nd4", "illegal_move"), ("Ke7", "Ke7")]);
}

/// LAW-3.2-3.6: how bishop, rook, queen and knight move, and that only the knight jumps.
#[test]
fn pieces_move() {
    let open = "4k3/8/8/3B4/8/2R3Q1/8/N3K3 w - - 0 1";
    check_all(
        open,
        "",
        &[
            ("Bg8", "Bg8"),
            ("Bd6", "illegal_move"),
            ("Rc8+", "Rc8+"),
            ("Rd4", "illegal_move"),
            ("Qb8+", "Qb8+"),
            ("Qg8+", "Qg8+"),
            ("Qh5", "illegal_move"),
            ("Nc2", "Nc2"),
            ("Nb2", "illegal_move"),
        ],
    );
    check_all(
        "",
        "",
        &[
            ("Ra3", "illegal_move"),
            ("Bc4", "illegal_move"),
            ("Qd3", "illegal_move"),
            ("Nc3", "Nc3"),
        ],
    );
}

/// LAW-3.7: single and double step, capture aslant.
#[test]
fn pawns_step_and_capture() {
    check_all(
        "4k3/8/8/8/3p1p2/4n3/3PPP2/4K3 w - - 0 1",
        "",
        &[
            ("d3", "d3"),
            ("d4", "illegal_move"),
            ("e3", "illegal_move"),
            ("e4", "illegal_move"),
            ("dxe3", "dxe3"),
            ("fxe3", "fxe3"),
            ("f3", "f3"),
            ("f4", "illegal_move"),
            ("fxg3", "illegal_move"),
        ],
    );
    check_all("", "e4 e5", &[("e5", "illegal_move"), ("e6", "illegal_move"), ("d4", "d4")]);
    check_all("", "e3 e5", &[("e5", "illegal_move"), ("e4", "e4")]);
}

/// LAW-3.7: en passant on the very next move only, and only after a double step.
#[test]
fn en_passant_is_for_the_next_move_only() {
    check_all("", "e4 a6 e5 d5", &[("exd6", "exd6"), ("exf6", "illegal_move")]);
    check_all("", "e4 a6 e5 d5 h3 h6", &[("exd6", "illegal_move")]);
    check_all("", "e4 d6 e5 d5", &[("exd6", "illegal_move")]);
    check_all("", "d4 a5 d5 a4 b4", &[("axb3", "axb3")]);
    // It would expose the king along the rank on which both pawns vanish.
    check_all("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "", &[("exd6", "illegal_move"), ("e6", "e6")]);
}

/// LAW-3.7: promotion is compulsory, to queen, rook, bishop or knight, whatever was captured.
#[test]
fn pawns_promote() {
    check_all(
        "3r1n2/4P3/8/8/8/8/k7/4K2Q w - - 0 1",
        "",
        &[
            ("e8=Q", "e8=Q"),
            ("e8=R", "e8=R"),
            ("e8=B", "e8=B"),
            ("e8=N", "e8=N"),
            ("exd8=Q", "exd8=Q"),
            ("exf8=N", "exf8=N"),
            ("e7e8", "promotion_missing"),
            ("e8", "promotion_missing"),
            ("exd8", "promotion_missing"),
            ("5758", "promotion_missing"),
            ("e8=K", "unreadable_move"),
            ("e8=P", "unreadable_move"),
            ("Qh8=Q", "illegal_move"),
            ("Kd2=Q", "illegal_move"),
        ],
    );
    // Effective at once: a queen stalemates where a rook does not, and mates where a bishop draws.
    check_all(
        "8/5P1k/5K2/8/8/8/8/6R1 w - - 0 1",
        "",
        &[("f8=Q", "f8=Q stalemate"), ("f8=R", "f8=R"), ("f8=N+", "f8=N+")],
    );
    check_all(
        "k7/2P5/1K6/8/8/8/8/8 w - - 0 1",
        "",
        &[
            ("c8=Q", "c8=Q# checkmate"),
            ("c8=R", "c8=R# checkmate"),
            ("c8=N", "c8=N dead_position"),
            ("c8=B", "c8=B dead_position"),
        ],
    );
}

/// LAW-3.8: castling on both sides, and everything that prevents it.
#[test]
fn castling_is_prevented_by_attacks_and_pieces() {
    let cases: &[(&str, &str, &str)] = &[
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "O-O-O"),
        // In check.
        ("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "illegal_move", "illegal_move"),
        // Across an attacked square.
        ("4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1", "illegal_move", "O-O-O"),
        ("4k3/3r4/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "illegal_move"),
        // Onto an attacked square.
        ("4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1", "illegal_move", "O-O-O"),
        ("4k3/2r5/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "illegal_move"),
        // An attack on the rook, or on b1, prevents nothing.
        ("4k3/7r/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "O-O-O"),
        ("4k3/r7/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "O-O-O"),
        ("4k3/1r6/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "O-O-O"),
        // A piece between, of either colour.
        ("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "illegal_move", "illegal_move"),
        ("4k3/8/8/8/8/8/8/R2bKb1R w KQ - 0 1", "illegal_move", "illegal_move"),
        // No right left.
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "illegal_move", "illegal_move"),
        ("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "O-O", "illegal_move"),
        ("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "O-O", "O-O-O"),
    ];
    for (start, short, long) in cases {
        check_all(start, "", &[("O-O", short), ("O-O-O", long)]);
    }
}

/// LAW-3.8: the right is lost with the first move of king or rook, and with the rook.
#[test]
fn castling_rights_are_lost() {
    let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let cases: &[(&str, &str, &str)] = &[
        ("", "O-O", "O-O-O"),
        ("Ke2 Ke7 Ke1 Ke8", "illegal_move", "illegal_move"),
        ("Rg1 Ke7 Rh1 Kf7", "illegal_move", "O-O-O"),
        ("Rb1 Ke7 Ra1 Ke6", "O-O", "illegal_move"),
        ("Rb1 Rxh1+ Kd2 Rh3 Ra1 Rb3 Ke1 Kd7", "illegal_move", "illegal_move"),
        // Black's, after White's rook took one of his.
        ("Rxh8+", "illegal_move", "illegal_move"),
        ("Rxh8+ Kd7 Rhxa8 Kc7", "illegal_move", "O-O-O"),
    ];
    for (moves, short, long) in cases {
        check_all(both, moves, &[("O-O", short), ("O-O-O", long)]);
    }
}

/// LAW-3.9: a check must be answered: by the king, by a capture, by a piece between.
#[test]
fn checks_are_answered() {
    let start = "4k3/8/8/8/4r3/8/3B2R1/4K3 w - - 0 1";
    assert!(game(start, "").position().is_check());
    check_all(
        start,
        "",
        &[
            ("Be3", "Be3"),
            ("Re2", "Re2"),
            ("Kf1", "Kf1"),
            ("Ke2", "illegal_move"),
            ("Bc3", "illegal_move"),
            ("Rg8", "illegal_move"),
        ],
    );
    check("4k3/8/8/8/8/3n4/8/R3K3 w - - 0 1", "", "Ra8+", "illegal_move");
}

/// LAW-3.10.1, FIDE-1-5: exactly the moves that 3.1 to 3.9 allow; the counts are common knowledge.
#[test]
fn kiwipete_has_its_known_number_of_moves() {
    for (depth, nodes) in [(1, 48), (2, 2_039), (3, 97_862)] {
        assert_eq!(perft(RICH[1], depth), nodes, "depth {depth}");
    }
    assert_eq!(perft("", 3), 8_902);
}

/// LAW-3.10.1: the same for the tricky positions of a public collection, and against shakmaty.
#[test]
fn tricky_positions_have_their_known_numbers_of_moves() {
    let Some(file) = test_data("perft/tricky.perft") else { return };
    let text = String::from_utf8(file).unwrap();
    let mut fen = "";
    let mut compared = 0;
    // Orthodox positions come first; from the first `xfen` on the rooks stand elsewhere.
    for line in text.lines().take_while(|line| !line.starts_with("id xfen")) {
        if let Some(epd) = line.strip_prefix("epd ") {
            fen = epd;
        } else if let Some(numbers) = line.strip_prefix("perft ") {
            let (depth, nodes) = numbers.split_once(' ').expect("depth and nodes");
            let (depth, nodes): (u32, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
            // Leaves cost: every one is spelled in all notations.
            if depth <= 3 && nodes < 20_000 {
                assert_eq!(perft(fen, depth), nodes, "{fen} at depth {depth}");
                let setup: Fen = fen.parse().unwrap();
                let chess: Chess = setup.into_position(CastlingMode::Standard).unwrap();
                assert_eq!(shakmaty::perft(&chess, depth), nodes, "{fen} at depth {depth}");
                compared += 1;
            }
        }
    }
    assert!(compared > 8, "only {compared} numbers compared");
}

/// Leaves of the tree of legal moves, made by codes as a log's are.
fn perft(start: &str, depth: u32) -> u64 {
    fn leaves(game: &Game, depth: u32) -> u64 {
        let legal = game.position().describe_legal_moves();
        if depth <= 1 {
            return u64::try_from(legal.len()).unwrap();
        }
        let after = |code| {
            let mut game = game.clone();
            game.apply(&played(START, code)).expect("a legal move");
            leaves(&game, depth - 1)
        };
        legal.iter().map(|m| after(m.code)).sum()
    }
    leaves(&Game::new(terms(start)), depth)
}

fn played(at: Instant, code: MoveCode) -> Event {
    Event::MovePlayed { at, code, draw_offered: false, ends: None, conditional: false }
}

/// LAW-3.10.2: an illegal move is refused, says why, and leaves everything as it was.
#[test]
fn an_illegal_move_changes_nothing() {
    let game = game("", "e4 e5");
    let before = format!("{game:?}");
    let refusal = game.play(WHITE, answer(&game, "Ra3"), START + 60).unwrap_err();
    assert_eq!(refusal, Refusal::IllegalMove { text: "Ra3".to_owned() });
    assert_eq!(refusal.rule(), Some("LAW-3.10.2"));
    assert_eq!(format!("{game:?}"), before);
}

/// LAW-3.10.2: no stored code brings in an illegal move: the log is told to be corrupt.
#[test]
fn a_log_with_an_illegal_move_is_corrupt() {
    for start in RICH {
        let game = game(start, "");
        let legal = game.position().describe_legal_moves();
        let legal: HashSet<MoveCode> = legal.iter().map(|m| m.code).collect();
        for code in (0..=u16::MAX).filter_map(MoveCode::from_bits) {
            let found = Game::replay(terms(start), &[played(START, code)]);
            match found {
                Ok(_) => assert!(legal.contains(&code), "{code} from {start}"),
                Err(error) => {
                    assert_eq!(error, CorruptLog(0));
                    assert!(!legal.contains(&code), "{code} from {start}");
                }
            }
        }
    }
}

/// LAW-3.10.3: a start position that cannot arise is not accepted.
#[test]
fn start_positions_are_validated() {
    let cases: &[(&str, bool)] = &[
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", true),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", false),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", false),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", false),
        ("not a position", false),
    ];
    for (fen, legal) in cases {
        assert_eq!(Position::from_fen(Variant::Chess, fen).is_ok(), *legal, "{fen}");
    }
}

/// LAW-4.1: the look before a move is sent tells what it comes to and writes nothing.
#[test]
fn a_preview_changes_nothing() {
    let game = game("", "f3 e5 g4");
    let before = format!("{game:?}");
    let request = MoveRequest { offer_draw: true, ..answer(&game, "Qh4") };
    let prediction = game.predict(BLACK, request, START + 86_400).unwrap();
    assert_eq!(prediction.played.san, "Qh4#");
    assert_eq!((prediction.seconds, prediction.charged_days), (86_400, 1));
    assert_eq!(
        prediction.ending.map(|e| (e.reason, e.at)),
        Some((Reason::Checkmate, START + 86_400))
    );
    assert_eq!(format!("{game:?}"), before);
    assert_eq!(game.open_offer(shakmaty::Color::Black), None);
    assert_eq!(game.ply(), 3);
    // What is refused when it is sent is refused in the preview too.
    for (player, text) in [(WHITE, "e4"), (STRANGER, "Qh4"), (BLACK, "Qh3"), (BLACK, "")] {
        let request = answer(&game, text);
        let (sent, seen) =
            (game.play(player, request, START), game.predict(player, request, START));
        assert_eq!(sent.err(), seen.err());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// LAW-3.10.1: random games of legal moves; their logs tell the same games.
    #[test]
    fn a_replayed_log_tells_the_same_game(
        start in 0..RICH.len(),
        picks in proptest::collection::vec((any::<u16>(), 0..200_000i64, any::<bool>()), 0..50),
    ) {
        let mut game = game(RICH[start], "");
        let mut now = START;
        for (pick, seconds, offer_draw) in picks {
            let legal = game.position().describe_legal_moves();
            let Some(m) = legal.get(usize::from(pick) % legal.len().max(1)) else { break };
            now = now + seconds;
            let request = MoveRequest { ply: game.ply(), text: &m.san, offer_draw };
            let decision = game.play(mover(&game), request, now);
            let event = accept(&mut game, decision);
            prop_assert_eq!(event.at(), now);
            prop_assert_eq!(game.position().fen(), m.fen.clone());
            if game.ending().is_some() {
                break;
            }
        }
        let replayed = Game::replay(game.terms().clone(), game.log()).unwrap();
        prop_assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
        prop_assert_eq!(game.describe_plies().len(), game.plies().len());
    }

    /// LAW-3.10.2: codes at random, one after another: legal moves or a corrupt log, no panic.
    #[test]
    fn random_codes_never_panic(
        start in 0..RICH.len(),
        log in proptest::collection::vec(any::<u16>(), 0..200),
    ) {
        let mut game = game(RICH[start], "");
        for code in log.into_iter().filter_map(MoveCode::from_bits) {
            if game.apply(&played(START, code)).is_ok() {
                game.position().describe_legal_moves();
            }
        }
    }
}
