//! Words of PGN files made into legal moves: variants, starting positions, and what is refused.

use super::*;

/// The only game of `text` on the board: its moves in UCI with their variations, or its fault.
fn summary(text: &str) -> String {
    let games = read(text);
    let [Ok(game)] = &games[..] else { panic!("{games:?}") };
    match resolve(game) {
        Ok(record) => {
            let start = record.start.map_or(String::new(), |start| format!("{} ", start.fen()));
            format!("{start}{}", line(&record.plies))
        }
        Err(error) => format!("{}:{}:{}", error.line, error.token, error.reason),
    }
}

fn line(plies: &[PgnPly<'_>]) -> String {
    let ply = |ply: &PgnPly<'_>| {
        let variations = ply.variations.iter().map(|variation| {
            let rest = variation.unresolved().iter().map(|m| format!(" {}?", m.san));
            assert_eq!(rest.len() == 0, variation.fault.is_none());
            format!("({}{})", line(&variation.plies), rest.collect::<String>())
        });
        format!("{}{}", ply.code, variations.collect::<String>())
    };
    plies.iter().map(ply).collect::<Vec<_>>().join(" ")
}

fn check(text: &str, expected: &str) {
    assert_eq!(summary(text), expected, "{text}");
}

/// `LAW-A.1-A.13`, `LAW-A.14-A.20`: every notation that files use.
#[test]
fn words_become_moves() {
    check("1.e4 e5 2.5254 *", "1:5254:5254 is not a legal move in this position");
    check("1.5254 e7e5 2.Ng1-f3! Nc6 3.Bb5 a6 4.0-0 *", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1h1");
    check(
        "1.e4 d5 2.e5 f5 3.exf6 e.p. Nf6: 4.d4(=) *",
        "1:Nf6::“Nf6:” is not a move: write Nf3, g1f3 or 7163",
    );
    check("1.e4 d5 2.e5 f5 3.exf6 e.p. N:f6 4.d4(=) *", "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6 d2d4");
    check("*", "");
}

/// `LAW-3.10.2`: the first move that cannot be made is named with its line and the reason.
#[test]
fn the_first_illegal_move_is_named() {
    let cases = [
        ("1.e4\ne5 2.Ke3 Zz9 *", "2:Ke3:Ke3 is not a legal move in this position"),
        ("1.e4e5 *", "1:e4e5:e4e5 is not a legal move in this position"),
        ("1.d4 d5\n2.Nf3 a6\n3.Nd2 *", "3:Nd2:More than one move fits: Nbd2, Nfd2"),
        ("1.Z0 *", "1:Z0:“Z0” is not a move: write Nf3, g1f3 or 7163"),
        (
            "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n1.a8 *",
            "2:a8:Say what the pawn becomes: queen, rook, bishop or knight",
        ),
        // Nothing follows a mate.
        ("1.f3 e5 2.g4 Qh4# 3.a3 *", "1:a3:the game has ended on the board before this move"),
    ];
    for (text, expected) in cases {
        check(text, expected);
    }
}

/// A variation keeps what can be played of it, and its rest as text.
#[test]
fn a_fault_in_a_variation_is_not_one_of_the_game() {
    let cases = [
        ("1.e4 (1.d4 d5 (1...c5 2.d5)) e5 *", "e2e4(d2d4 d7d5(c7c5 d4d5)) e7e5"),
        ("1.e4 e5 (1...c5 2.Nc3 (2.Ke3 a6 (Zz)) 2...d6) *", "e2e4 e7e5(c7c5 b1c3( Ke3? a6?) d7d6)"),
        ("1.e4 (1.d4 -- 2.e4) ({empty}) e5 *", "e2e4(d2d4 --? e4?)() e7e5"),
        ("1.e4 e5 2.Nf3 (2.f4 exf4 3.Nf3) 2...Nc6 *", "e2e4 e7e5 g1f3(f2f4 e5f4 g1f3) b8c6"),
    ];
    for (text, expected) in cases {
        check(text, expected);
    }
    let games = read("1.e4\n(1.d4\n1...Ke3 (1...d5)) *");
    let record = resolve(games[0].as_ref().unwrap()).unwrap();
    let fault = record.plies[0].variations[0].fault.as_ref().unwrap();
    let text = "line 3: Ke3 is not a legal move in this position: “Ke3”";
    assert_eq!(fault.to_string(), text);
}

/// `LAW-3.10.3`: a starting position is read from the tags, and must be one.
#[test]
fn games_start_where_their_tags_say() {
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let later = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2";
    let ending = "7k/8/8/8/8/8/P7/K7 b - - 3 41";
    let cases = [
        (format!("[SetUp \"1\"]\n[FEN \"{ending}\"]\n41...Kg7 *"), format!("{ending} h8g7")),
        (format!("[FEN \"{ending}\"]\n41...Kg7 *"), format!("{ending} h8g7")),
        (format!("[SetUp \"0\"]\n[FEN \"{ending}\"]\n1.e4 *"), "e2e4".to_owned()),
        (format!("[FEN \"{usual}\"]\n1.e4 *"), "e2e4".to_owned()),
        (format!("[FEN \"{later}\"]\n1.e4 *"), format!("{later} e2e4")),
        (
            "[A \"b\"]\n[SetUp \"1\"]\n1.e4 *".to_owned(),
            "2:1:the starting position is missing: [SetUp \"1\"] needs a tag FEN".to_owned(),
        ),
        ("[SetUp \"0\"]\n1.e4 *".to_owned(), "e2e4".to_owned()),
    ];
    for (text, expected) in cases {
        check(&text, &expected);
    }
    for fen in ["", "nonsense", "8/8/8/8/8/8/8/K7 w - - 0 1", "7k/7R/8/8/8/8/8/K7 w - - 0 1"] {
        let text = format!("[A \"b\"]\n[FEN \"{fen}\"]\n\n*");
        let error = resolve(read(&text)[0].as_ref().unwrap()).unwrap_err();
        assert_eq!((error.line, error.token.as_str()), (2, fen));
        assert!(matches!(error.reason, PgnFault::Start(_)), "{error}");
    }
}

#[test]
fn variants_have_many_names() {
    for name in ["", "?", "Standard", "normal", "Chess", "chess", "From Position"] {
        assert_eq!(variant_of_tag(name), Some(Variant::Chess), "{name}");
    }
    for name in ["Atomic", "Crazyhouse", "Chess 1", "Šach"] {
        assert_eq!(variant_of_tag(name), None, "{name}");
    }
    check("[Variant \"Standard\"]\n1.e4 *", "e2e4");
    check("[A \"b\"]\n[Variant \"Atomic\"]\n1.e4 *", "2:Atomic:this variant is not known here");
    // What is written is read.
    let variant = Variant::Chess;
    assert_eq!(variant_of_tag(variant_tag(variant).unwrap_or_default()), Some(variant));
}

/// A game that the reader would have refused: what it nests too deep is left as text.
#[test]
fn deeper_variations_than_the_reader_lets_pass_stay_text() {
    let mut game = read("1.e4 *").remove(0).unwrap();
    let first = game.moves[0].clone();
    for _ in 0..VARIATION_DEPTH_MAX + 5 {
        let inner = std::mem::replace(&mut game.moves[0], first.clone());
        let moves = vec![inner];
        game.moves[0].variations.push(PgnVariation { comments: Vec::new(), moves });
    }
    let record = resolve(&game).unwrap();
    let (mut plies, mut levels) = (&record.plies, 0);
    while let Some(variation) = plies[0].variations.first() {
        levels += 1;
        if let Some(fault) = &variation.fault {
            assert_eq!(fault.reason, PgnFault::DeepVariation);
            break;
        }
        plies = &variation.plies;
    }
    assert_eq!(levels, VARIATION_DEPTH_MAX + 1);
}

/// `LAW-A.1-A.13`, `LAW-3.10.1`: real games, exported with time stamps and without, are the same
/// moves. They lie in the folder that `POSTHORN_TEST_DATA` names.
#[test]
fn a_game_of_iccf_is_the_same_with_stamps_and_without() {
    let Ok(folder) = std::env::var("POSTHORN_TEST_DATA") else {
        let required = std::env::var("CI").is_ok_and(|ci| ci == "true");
        assert!(!required, "CI requires POSTHORN_TEST_DATA");
        println!("NOT TESTED: POSTHORN_TEST_DATA is not set; real games were left out");
        return;
    };
    let path = format!("{folder}/pgn/iccf_two_games_with_server_time_stamps.pgn");
    let games = read(&decode(&std::fs::read(path).unwrap()));
    let games: Vec<&PgnGame> = games.iter().map(|game| game.as_ref().unwrap()).collect();
    let records: Vec<_> = games.iter().map(|game| resolve(game).unwrap()).collect();
    let stamps = |game: &PgnGame| game.moves.iter().filter(|m| m.at.is_some()).count();
    let mut lengths = Vec::new();
    for (games, records) in games.chunks(2).zip(records.chunks(2)) {
        let [bare, stamped] = [0, 1].map(|index: usize| {
            let plies = &records[index].plies;
            plies.iter().map(|ply| ply.code).collect::<Vec<_>>()
        });
        assert_eq!(bare, stamped);
        assert_eq!((stamps(games[0]), stamps(games[1])), (0, stamped.len()));
        lengths.push(stamped.len());
    }
    assert_eq!(lengths, [146, 132]);
    assert!(games.iter().flat_map(|game| &game.moves).all(|m| m.comments.is_empty()));
}
