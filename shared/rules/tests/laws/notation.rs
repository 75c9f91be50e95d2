//! Appendix A: how moves are written and read.

use proptest::prelude::*;
use rules::notation::read_move;
use rules::{
    Event, Game, Instant, LegalMove, MoveCode, MoveRequest, Position, Refusal, Variant, pgn,
};

use crate::{RICH, START, accept, answer, game, game_of, mover, terms, test_data, verdict};

/// What `text` is read as: the SAN of a move, the candidates, or the refusal.
#[track_caller]
fn check(start: &str, moves: &str, cases: &[(&str, &str)]) {
    check_in(Variant::Chess, start, moves, cases);
}

/// The same in any variant.
#[track_caller]
fn check_in(variant: Variant, start: &str, moves: &str, cases: &[(&str, &str)]) {
    let game = game_of(variant, start, moves);
    let position = game.position();
    for (text, expected) in cases {
        let found = match read_move(text, position) {
            Ok(code) => position.describe(code).expect("a legal move").san,
            Err(Refusal::AmbiguousMove { candidates }) => candidates.join(" or "),
            Err(refusal) => refusal.code().to_owned(),
        };
        assert_eq!(found, *expected, "{text:?} after {moves} from {start}");
    }
}

/// LAW-A.1-A.13: English piece letters, and case that matters.
#[test]
fn pieces_have_english_letters() {
    check(
        "",
        "",
        &[
            ("Nf3", "Nf3"),
            (" Nf3 ", "Nf3"),
            ("Ng1-f3", "Nf3"),
            ("Ng1f3", "Nf3"),
            ("N-f3", "Nf3"),
            ("e4", "e4"),
            ("Pe4", "e4"),
            ("e2-e4", "e4"),
            ("e2e4", "e4"),
            ("nf3", "unreadable_move"),
            ("Sf3", "unreadable_move"),
            ("E4", "unreadable_move"),
            ("E2E4", "unreadable_move"),
            ("♘f3", "unreadable_move"),
            ("Ne2e4", "illegal_move"),
            ("e4 e5", "unreadable_move"),
            ("e4(=)", "unreadable_move"),
            ("--", "unreadable_move"),
            ("", "unreadable_move"),
            ("+", "unreadable_move"),
            ("f", "unreadable_move"),
            ("3", "unreadable_move"),
            ("N9", "unreadable_move"),
            ("Ni3", "unreadable_move"),
            ("Nf3Nf3Nf3Nf3Nf3Nf3", "unreadable_move"),
        ],
    );
    // A pawn on the b-file and a bishop want the same square.
    check(
        "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1",
        "",
        &[("bxc3", "bxc3"), ("bc3", "bxc3"), ("Bxc3", "illegal_move"), ("Bc3", "illegal_move")],
    );
    check(
        "4k3/8/8/8/8/2p5/1P6/4B1K1 w - - 0 1",
        "",
        &[("bxc3", "bxc3"), ("Bxc3", "Bxc3"), ("b2xc3", "bxc3"), ("xc3", "illegal_move")],
    );
}

/// LAW-A.1-A.13: each variant has the letters of its own men.
#[test]
fn variants_have_their_letters() {
    let thai = ["Sc2", "Md2", "Nd2", "Sd2", "Me2", "Qd2", "Bc2", "Ra2", "Kc2", "Pa4"];
    let (unreadable, illegal) = ("unreadable_move", "illegal_move");
    let read = [
        (Variant::Chess, [unreadable, unreadable, illegal, unreadable, unreadable, illegal]),
        (Variant::Chess960, [unreadable, unreadable, illegal, unreadable, unreadable, illegal]),
        (Variant::Makruk, ["Sc2", "Md2", "Nd2", "Sd2", illegal, unreadable]),
    ];
    for (variant, expected) in read {
        let cases: Vec<_> = thai.into_iter().zip(expected).collect();
        check_in(variant, "", "", &cases);
    }
    let thai =
        [("Bc2", unreadable), ("Ra2", "Ra2"), ("Kc2", "Kc2"), ("Pa4", "a4"), ("sc2", unreadable)];
    check_in(Variant::Makruk, "", "", &thai);
    let chess =
        [("Bc2", illegal), ("Ra2", illegal), ("Pa4", "a4"), ("Nc3", "Nc3"), ("nc3", unreadable)];
    check_in(Variant::Chess960, "", "", &chess);
}

/// LAW-A.1-A.13: `(=)` behind a move offers a draw with it, in play and in the look before.
#[test]
fn the_sign_of_a_draw_offer_is_read() {
    let cases = [("e4", false), ("e4(=)", true), ("e4 (=)", true), (" e4 (=) ", true)];
    let numbers = [
        ("5254(=)", Variant::Chess),
        ("5254 (=)", Variant::Chess960),
        ("5354(=)", Variant::Makruk),
    ];
    let spelled = Variant::ALL.iter().flat_map(|v| cases.map(|(text, offers)| (*v, text, offers)));
    for (variant, text, offers) in spelled.chain(numbers.map(|(text, v)| (v, text, true))) {
        let mut game = game_of(variant, "", "");
        let prediction = game.predict(mover(&game), answer(&game, text), START).unwrap();
        assert_eq!((prediction.draw_offered, prediction.played.san.as_str()), (offers, "e4"));
        let decision = game.play(mover(&game), answer(&game, text), START);
        accept(&mut game, decision);
        assert_eq!(game.open_offer(shakmaty::Color::White), offers.then_some(1), "{text}");
        // The same request again, with the sign or with the word for it.
        for (text, offer_draw) in [(text, false), ("e4", offers), (text, offers)] {
            let request = MoveRequest { ply: 0, text, offer_draw };
            assert_eq!(verdict(&game.play(crate::WHITE, request, START)), "repeated 0", "{text}");
        }
        let request = MoveRequest { ply: 0, text: "e4", offer_draw: !offers };
        assert_eq!(verdict(&game.play(crate::WHITE, request, START)), "already_moved", "{text}");
    }
    for text in ["(=)", "e4(=)(=)", "e4(=", "(=)e4", "e4(=)?"] {
        let game = game("", "");
        let refusal = game.play(mover(&game), answer(&game, text), START).unwrap_err();
        assert_eq!(refusal.code(), "unreadable_move", "{text}");
    }
}

/// LAW-A.1-A.13: the capture sign may be left out, the pawn's file may not; a sign where nothing
/// is captured is a mistake.
#[test]
fn the_capture_sign_is_optional() {
    check(
        "",
        "e4 d5",
        &[
            ("exd5", "exd5"),
            ("ed5", "exd5"),
            ("e:d5", "exd5"),
            ("e4xd5", "exd5"),
            ("e4-d5", "exd5"),
            ("e4d5", "exd5"),
            ("d5", "illegal_move"),
            ("Pd5", "illegal_move"),
            ("exd5!?", "exd5"),
            ("exd4", "illegal_move"),
            ("exe5", "illegal_move"),
            ("Nxf3", "illegal_move"),
            ("Nf3", "Nf3"),
        ],
    );
}

/// LAW-A.1-A.13: two pieces of a kind are told apart by file, else by rank; never guessed.
#[test]
fn pieces_are_told_apart() {
    check(
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        "",
        &[
            ("Nd2", "Nbd2 or Nfd2"),
            ("Nbd2", "Nbd2"),
            ("Nfd2", "Nfd2"),
            ("N1d2", "Nbd2"),
            ("N3d2", "Nfd2"),
            ("Nb1d2", "Nbd2"),
            ("Ngd2", "illegal_move"),
            ("b1d2", "Nbd2"),
        ],
    );
    check(
        "4k3/8/8/8/R7/8/8/R3K3 w - - 0 1",
        "",
        &[("Ra3", "R1a3 or R4a3"), ("Raa3", "R1a3 or R4a3"), ("R1a3", "R1a3")],
    );
    // The king's knight is pinned: one move is left, and needs no more letters.
    check(
        "4k3/8/8/8/4q3/8/4N3/1N2K3 w - - 0 1",
        "",
        &[("Nc3", "Nc3"), ("Nbc3", "Nc3"), ("Nec3", "illegal_move")],
    );
}

/// LAW-A.1-A.13: in every variant a text that fits two moves is asked back, not guessed.
#[test]
fn every_variant_asks_back() {
    let rooks = "4k3/4p3/8/8/8/8/4K3/R6R w - - 0 1";
    let two =
        [("Rd1", "Rad1 or Rhd1"), ("Rad1", "Rad1"), ("8141", "Rhd1"), ("R1d1", "Rad1 or Rhd1")];
    check_in(Variant::Chess, rooks, "", &two);
    check_in(Variant::Chess960, rooks, "", &two);
    // A rook's move to where castling puts a rook is not castling.
    check_in(Variant::Chess960, "4k3/4p3/8/8/8/8/8/R4K1R w HA - 0 1", "", &[("Rd1", "Rd1")]);
    let khons = "k7/8/8/8/4M3/8/8/K1S1S3 w - - 0 1";
    check_in(
        Variant::Makruk,
        khons,
        "",
        &[
            ("Sd2", "Scd2 or Sed2"),
            ("Scd2", "Scd2"),
            ("S1d2", "Scd2 or Sed2"),
            ("Se1d2", "Sed2"),
            ("5142", "Sed2"),
            ("d2", "illegal_move"),
            ("Sd1", "illegal_move"),
            ("Sc2", "Sc2"),
            ("Md5", "Md5"),
        ],
    );
}

/// LAW-A.1-A.13, LAW-3.7: a promotion is `d8Q` or `d8=Q`; signs behind it say nothing.
#[test]
fn promotions_are_written_in_many_ways() {
    let queen = "d8=Q+";
    check(
        "2r4k/3P4/8/8/8/8/8/4K3 w - - 0 1",
        "",
        &[
            ("d8Q", queen),
            ("d8=Q", queen),
            ("d8=Q+", queen),
            ("d8Q+", queen),
            ("d8Q++", queen),
            ("d8=Q#", queen),
            ("d8=q", queen),
            ("d7d8q", queen),
            ("d7-d8Q", queen),
            ("47481", queen),
            ("d8N", "d8=N"),
            ("47484", "d8=N"),
            ("dxc8R", "dxc8=R+"),
            ("dc8=B", "dxc8=B"),
            ("d7c8n", "dxc8=N"),
            ("47382", "dxc8=R+"),
            ("d8", "promotion_missing"),
            ("d7d8", "promotion_missing"),
            ("dxc8", "promotion_missing"),
            ("4748", "promotion_missing"),
            ("d8=", "promotion_missing"),
            ("d8=K", "unreadable_move"),
            ("d8=QQ", "unreadable_move"),
            ("47485", "unreadable_move"),
            ("47480", "unreadable_move"),
            ("Ke2=Q", "illegal_move"),
            ("51521", "illegal_move"),
            ("d9Q", "unreadable_move"),
        ],
    );
}

/// LAW-A.1-A.13: en passant needs no sign, and takes any of those in use.
#[test]
fn en_passant_may_be_marked() {
    check(
        "",
        "e4 a6 e5 d5",
        &[
            ("exd6", "exd6"),
            ("ed6", "exd6"),
            ("exd6ep", "exd6"),
            ("exd6 ep", "exd6"),
            ("exd6e.p.", "exd6"),
            ("exd6 e.p.", "exd6"),
            ("exd6 e.p.+", "exd6"),
            ("exd6+ e.p.", "exd6"),
            ("e5xd6 e.p.", "exd6"),
            ("e5d6", "exd6"),
            ("5546", "exd6"),
            ("d6", "illegal_move"),
            ("ep", "unreadable_move"),
        ],
    );
}

/// LAW-A.1-A.13, LAW-3.8: castling with letters, with noughts and by squares; never as `Kg1`.
#[test]
fn castling_is_written_in_many_ways() {
    check(
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "",
        &[
            ("0-0", "O-O"),
            ("O-O", "O-O"),
            ("o-o", "O-O"),
            ("0 - 0", "O-O"),
            ("O-O!", "O-O"),
            ("0-0-0", "O-O-O"),
            ("O-O-O+", "O-O-O"),
            ("e1g1", "O-O"),
            ("Ke1-g1", "O-O"),
            ("e1h1", "O-O"),
            ("5171", "O-O"),
            ("5181", "O-O"),
            ("e1c1", "O-O-O"),
            ("e1a1", "O-O-O"),
            ("5131", "O-O-O"),
            ("5111", "O-O-O"),
            ("e1b1", "illegal_move"),
            ("Kg1", "illegal_move"),
            ("Kc1", "illegal_move"),
            ("Kh1", "illegal_move"),
            ("Ke1xh1", "illegal_move"),
            ("Re1g1", "illegal_move"),
            ("e1g1q", "illegal_move"),
            ("0-0-0-0", "unreadable_move"),
            ("00", "unreadable_move"),
            ("0-O", "unreadable_move"),
        ],
    );
    check("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "", &[("5878", "O-O"), ("5838", "O-O-O")]);
    // A king that only steps onto g1, and a rook that moves as castling would.
    check("4k3/8/8/8/8/8/8/R4K2 w - - 0 1", "", &[("Kg1", "Kg1"), ("6171", "Kg1")]);
    check("k7/8/8/8/8/8/8/4R2K w - - 0 1", "", &[("e1g1", "Rg1"), ("5131", "Rc1")]);
}

/// LAW-A.1-A.13: `+` is written for check and `#` for mate; `++` is read for both.
#[test]
fn signs_say_nothing_about_the_move() {
    check(
        "",
        "f3 e5 g4",
        &[
            ("Qh4#", "Qh4#"),
            ("Qh4++", "Qh4#"),
            ("Qh4+", "Qh4#"),
            ("Qh4", "Qh4#"),
            ("Qh4 #", "Qh4#"),
            ("Qh4!!", "Qh4#"),
            ("Qh4#?", "Qh4#"),
            ("Qe7#", "Qe7"),
        ],
    );
}

/// LAW-A.14-A.20: file and rank digits of both squares, and a digit for the promotion.
#[test]
fn moves_have_numbers() {
    let cases: &[(&str, &str, &str)] = &[
        ("", "e4", "5254"),
        ("", "Nf3", "7163"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", "5171"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O", "5131"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O", "5878"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", "5838"),
        ("8/5P2/8/8/8/8/k7/4K3 w - - 0 1", "f8=Q", "67681"),
        ("8/5P2/8/8/8/8/k7/4K3 w - - 0 1", "f8=R", "67682"),
        ("8/5P2/8/8/8/8/k7/4K3 w - - 0 1", "f8=B", "67683"),
        ("8/5P2/8/8/8/8/k7/4K3 w - - 0 1", "f8=N", "67684"),
    ];
    for (start, san, number) in cases {
        let position = Game::new(terms(start)).position().clone();
        let code = read_move(san, &position).unwrap();
        assert_eq!(position.describe(code).unwrap().iccf, *number, "{san}");
        assert_eq!(read_move(number, &position), Ok(code), "{number}");
    }
    check(
        "",
        "",
        &[
            ("5255", "illegal_move"),
            ("0254", "unreadable_move"),
            ("5259", "unreadable_move"),
            ("525", "unreadable_move"),
            ("525411", "unreadable_move"),
            ("52541", "illegal_move"),
        ],
    );
}

/// LAW-A.14-A.20: the number that is stored for a move and the move are one to one.
#[test]
fn codes_are_bits() {
    for bits in 0..=u16::MAX {
        let code = MoveCode::from_bits(bits);
        assert_eq!(code.is_some(), bits < 5 << 12, "{bits}");
        if let Some(code) = code {
            assert_eq!(code.bits(), bits);
            assert_eq!(MoveCode::new(code.from(), code.to(), code.promotion()), code);
            assert_eq!(code.promotion().is_some(), bits >= 1 << 12);
        }
    }
}

/// LAW-A.1-A.13, LAW-3.10.1: real games with their server time stamps are read and can be played.
#[test]
fn games_of_iccf_are_read() {
    let Some(file) = test_data("pgn/iccf_two_games_with_server_time_stamps.pgn") else { return };
    let games = pgn::read(&pgn::decode(&file));
    assert!(games.len() >= 2);
    for read in games {
        let read = read.unwrap();
        assert_eq!(read.header("Site"), Some("ICCF"));
        let mut game = game("", "");
        let mut stamps = read.moves.iter().filter_map(|m| m.at);
        assert!(stamps.clone().is_sorted(), "moves follow each other");
        assert!(stamps.next().is_none_or(|at| at > Instant::from_unix(1_500_000_000)));
        for m in &read.moves {
            let code = read_move(&m.san, game.position())
                .unwrap_or_else(|refusal| panic!("line {}: {}: {refusal}", m.line, m.san));
            assert_eq!(game.position().describe(code).unwrap().san, m.san, "line {}", m.line);
            game.apply(&played(code)).unwrap();
        }
        assert!(game.ply() > 100);
    }
}

fn played(code: MoveCode) -> Event {
    Event::MovePlayed { at: START, code, draw_offered: false, ends: None, conditional: false }
}

/// Every spelling of `m`, which is legal in `position`, that somebody may send.
fn spellings(position: &Position, m: &LegalMove) -> Vec<String> {
    let castles = m.san.starts_with('O');
    let bare = m.san.trim_end_matches(['+', '#']).to_owned();
    let letter = m.promotion.map_or(String::new(), |role| role.upper_char().to_string());
    let mut spellings = vec![
        m.san.clone(),
        m.uci.clone(),
        m.iccf.clone(),
        m.code.to_string(),
        bare.clone(),
        format!("{bare}++"),
        format!("{bare} !?"),
        bare.replace('x', ":"),
        bare.replace('x', ""),
        bare.replace('=', ""),
        bare.replace(['x', '='], ""),
    ];
    if castles {
        spellings.extend([bare.replace('O', "0"), format!("Ke1-{}", m.to)]);
        spellings.retain(|text| !text.starts_with("Ke1") || position.turn().is_white());
    } else {
        let piece = bare.chars().next().filter(char::is_ascii_uppercase);
        let piece = piece.map_or(String::new(), String::from);
        let sign = if bare.contains('x') { 'x' } else { '-' };
        spellings.push(format!("{piece}{}{sign}{}{letter}", m.from, m.to));
        spellings.push(format!("{piece}{}{}{letter}", m.from, m.to));
        // Without telling pieces apart: the move, or a refusal that names it.
        spellings.push(format!("{piece}{}{letter}", m.to));
    }
    spellings
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// LAW-A.1-A.13, LAW-A.14-A.20: every spelling of every legal move is read as that move, or
    /// refused as ambiguous; never as another move.
    #[test]
    fn every_spelling_reads_back(
        start in 0..RICH.len(),
        picks in proptest::collection::vec(any::<u16>(), 0..30),
    ) {
        let mut game = game(RICH[start], "");
        for pick in picks {
            let legal = game.position().describe_legal_moves();
            let Some(m) = legal.get(usize::from(pick) % legal.len().max(1)) else { break };
            game.apply(&played(m.code)).unwrap();
        }
        let position = game.position();
        for m in position.describe_legal_moves() {
            let letter = m.promotion.map_or(String::new(), |role| role.upper_char().to_string());
            let bare = format!("{}{letter}", m.to);
            let strays = m.from.file() != m.to.file();
            for text in spellings(position, &m) {
                match read_move(&text, position) {
                    Ok(code) if code == m.code => {}
                    Err(Refusal::AmbiguousMove { candidates }) => {
                        prop_assert!(candidates.contains(&m.san), "{} for {}", text, m.san);
                    }
                    // A pawn's capture that does not name its file.
                    Err(Refusal::IllegalMove { .. }) if text == bare && strays => {}
                    other => prop_assert!(false, "{text} for {} is {other:?}", m.san),
                }
            }
        }
    }

    /// LAW-A.1-A.13: whatever is sent is read as a legal move or refused, without a panic.
    #[test]
    fn no_text_is_guessed(text in "[KQRBNPa-h1-8xO0=+#:. -]{0,9}", start in 0..RICH.len()) {
        let game = game(RICH[start], "");
        if let Ok(code) = read_move(&text, game.position()) {
            prop_assert!(game.position().describe(code).is_some());
        }
    }
}
