//! PGN as real files write it, broken in every way that files are, and what we write read back.

use proptest::prelude::*;

use super::*;
use crate::{ByColor, Decision};
use crate::{
    Event, Federation, Game, MoveRequest, PlayerId, Position, Profile, Terms, TimeControl, Variant,
};

const STARTS_AT: Instant = Instant::from_unix(1_538_484_960); // 2018-10-02T12:56:00Z

/// A game on one line: headers, moves with their stamps, result; a fault as line, name and token.
fn summary(read: &Result<PgnGame, PgnError>) -> String {
    match read {
        Ok(game) => {
            let headers = game.headers.iter().map(|(name, value)| format!("{name}={value} "));
            let moves = game.moves.iter().map(|m| match m.at {
                Some(at) => format!("{}@{} ", m.san, at.to_utc().format("%d.%m. %H:%M")),
                None => format!("{} ", m.san),
            });
            format!("{}{}{}", headers.collect::<String>(), moves.collect::<String>(), game.result)
        }
        Err(error) => format!("{}:{:?}:{}", error.line, error.reason, error.token),
    }
}

fn check(text: &str, expected: &[&str]) {
    let games: Vec<String> = read(text).iter().map(summary).collect();
    assert_eq!(games, expected, "{text}");
}

#[test]
fn games_as_files_write_them() {
    let cases: &[(&str, &[&str])] = &[
        ("[A \"b\"]\n\n1. e4 e5 2. Nf3 1-0", &["A=b e4 e5 Nf3 1-0"]),
        ("1.e4 e5 0-1\n1.d4 *", &["e4 e5 0-1", "d4 *"]),
        ("1/2-1/2", &["1/2-1/2"]),
        ("[A \"b\"]\n*\n[A \"c\"]\n*", &["A=b *", "A=c *"]),
        // A byte order mark, carriage returns, an end-of-file sign.
        ("\u{feff}[A \"b\"]\r\n\r\n1.e4\r\n*\r\n\u{1a}", &["A=b e4 *"]),
        // Tags: escapes, spaces, several on a line, comments between.
        (r#"[A "\"x\" \\ \n"] *"#, &[r#"A="x" \ \n *"#]),
        ("[ A \"b\" ] [B\"\"]{c};d\n[C \"d\"]\n*", &["A=b B= C=d *"]),
        // Move numbers in all shapes, and moves that begin with digits.
        ("1 e4 1... e5 2.0-0 0-0-0 12…Nf6 5254 3.7163 *", &["e4 e5 0-0 0-0-0 Nf6 5254 7163 *"]),
        ("1.O-O-O+ exd6 e.p. dxe3ep d8=Q++ bxa8Q! *", &["O-O-O+ exd6 dxe3ep d8=Q++ bxa8Q! *"]),
        // Annotations, comments, escape lines, variations.
        ("1.e4! $1$2 e5 !? ; 2.f4 *\n% 2.f4 *\n2.d4 {2.f4\n*} *", &["e4! e5 d4 *"]),
        ("1.e4 (1.d4 (1.c4 *) 1-0 {)}) e5 ( Zz ) *", &["e4 e5 *"]),
        // Stamps: of the move before, of the main line only.
        (
            "1.e4 {[%ccsnt 2018.10.02,12:56]} e5 {x [%ccsnt 2018.10.03,00:07] y} *",
            &["e4@02.10. 12:56 e5@03.10. 00:07 *"],
        ),
        (
            "{[%ccsnt 2018.10.02,12:56]} 1.e4 (d4 {[%ccsnt 2018.10.02,12:57]}) {[%clk 1]} *",
            &["e4 *"],
        ),
    ];
    for (text, expected) in cases {
        check(text, expected);
    }
}

#[test]
fn faults_are_told_and_the_next_game_is_read() {
    let cases: &[(&str, &[&str])] = &[
        ("", &["1:NoGame:"]),
        (" \r\n; nothing\n{ nothing }\n% nothing\n", &["1:NoGame:"]),
        // No result: at the end of the file, before the next game, with tags only.
        ("[A \"b\"]\n\n1.e4 e5\n", &["4:NoResult:"]),
        ("1.e4\n  [A \"b\"]\n1.d4 *", &["2:NoResult:[A \"b\"]", "A=b d4 *"]),
        ("[A \"b\"]", &["1:NoResult:"]),
        // Comments and variations that do not end do not swallow the next game.
        ("1.e4 {never\nends\n[A \"b\"]\n1.d4 {ends} *", &["1:OpenComment:{never", "A=b d4 *"]),
        ("1.e4 e5\n(2.d4 *\n[A \"b\"] *", &["2:OpenVariation:(", "A=b *"]),
        ("{never", &["1:OpenComment:{never"]),
        ("1.e4 ) e5 *\n[A \"b\"] *", &["1:StrayParenthesis:)", "A=b *"]),
        // Tags: the rest of the faulty section belongs to the faulty game.
        ("[A \"b]\n[B \"c\"]\n\n1.e4 *\n\n[A \"d\"]\n*", &["1:TagQuote:[A \"b]", "A=d *"]),
        ("[A \"b]\n[Event \"c\"]\n*", &["1:TagQuote:[A \"b]", "Event=c *"]),
        ("[A \"b\\\"]\n*", &["1:TagQuote:[A \"b\\\"]"]),
        ("[A \"b \"c\" d\"]\n*", &["1:TagBracket:[A \"b \"c\" d\"]"]),
        ("[A b]\n*", &["1:TagValue:[A b]"]),
        ("[\"b\"]\n*", &["1:TagName:[\"b\"]"]),
        // Stamps that are no time.
        ("1.e4 {[%ccsnt 2018.13.02,12:56]} *", &["1:Stamp:2018.13.02,12:56"]),
        ("1.e4 {[%ccsnt]} *", &["1:Stamp:"]),
        // What is neither move nor result.
        ("1.e4\n\n--\n*", &["3:NotAMove:--"]),
        ("1.e4 hello *\n[A \"b\"] *", &["1:NotAMove:hello", "A=b *"]),
        ("1.e4 $x *", &["1:NotAMove:$x"]),
        ("1.e4 } *", &["1:NotAMove:}"]),
        ("1.e4 e5 2.Nf3Nf6Nf3Nf6Nf3Nf6 *", &["1:NotAMove:2.Nf3Nf6Nf3Nf6Nf3Nf6"]),
        ("1.e4 1/2 *", &["1:NotAMove:1/2"]),
    ];
    for (text, expected) in cases {
        check(text, expected);
    }
}

#[test]
fn faults_speak_to_people() {
    let error = read("[A \"b]\n*").remove(0).unwrap_err();
    let text = error.to_string();
    assert_eq!(text, "line 1: the tag's closing quotation mark is missing: “[A \"b]”");
    let text = read("").remove(0).unwrap_err().to_string();
    assert_eq!(text, "line 1: there is no game in the file");
}

#[test]
fn bytes_are_utf_8_or_latin_1() {
    assert_eq!(decode("Mäkelä".as_bytes()), "Mäkelä");
    assert_eq!(decode(b"M\xe4kel\xe4"), "Mäkelä");
}

/// A file of many faults takes time in proportion to its length: here 300 KB, which anything
/// quadratic would take minutes for.
#[test]
fn nothing_is_quadratic() {
    for part in ["{ [A\n", "[A \"b\"]{\n", "[A \"b\"]", "( ", "[A \"", "1.e4 {\n[", "% ", "1.e4 "] {
        let games = read(&part.repeat(300_000 / part.len()));
        assert!(games.iter().any(Result::is_err), "{part}");
    }
}

fn profile(family_name: &str, given_name: &str, rating: Option<u16>) -> Profile {
    let federation: Federation = "CZE".parse().unwrap();
    let (family_name, given_name) = (family_name.to_owned(), given_name.to_owned());
    Profile { id: PlayerId(1), given_name, family_name, federation, title: None, rating }
}

/// A game from `start` (empty: the usual position), one move every 90 minutes from an hour before
/// the start.
fn game(start: &str, moves: &str) -> Game {
    let position = Position::from_fen(Variant::Chess, start).ok();
    assert_eq!(position.is_none(), start.is_empty());
    let mut game = Game::new(Terms {
        players: ByColor { white: PlayerId(1), black: PlayerId(2) },
        variant: Variant::Chess,
        start: position,
        time_control: TimeControl::STANDARD,
        starts_at: STARTS_AT,
    });
    for (index, text) in (0..).zip(moves.split_whitespace()) {
        let at = STARTS_AT + (5_400 * index - 3_600);
        let player = *game.terms().players.get(game.turn());
        let request = MoveRequest { ply: game.ply(), text, offer_draw: false };
        let Ok(Decision::Accepted(event)) = game.play(player, request, at) else {
            panic!("{text} was not accepted");
        };
        game.apply(&event).unwrap();
    }
    game
}

fn written(game: &Game) -> String {
    let (white, black) = (profile("Novák", "Jan \"J\"", Some(2350)), profile("O\\B", "A\nB", None));
    let players = ByColor { white: &white, black: &black };
    write(game, &PgnHeaders { event: "Final \\ \"A\"", site: "Posthorn", players })
}

#[test]
fn headers_stand_in_the_order_of_iccf() {
    let mut game = game("", "e4 e5 Nf3 Nc6 Bb5 a6");
    game.apply(&Event::Resigned { at: STARTS_AT + 60_000, by: shakmaty::Color::Black }).unwrap();
    let expected = "\
[Event \"Final \\\\ \\\"A\\\"\"]
[Site \"Posthorn\"]
[Date \"2018.10.02\"]
[Round \"-\"]
[White \"Novák, Jan \\\"J\\\"\"]
[Black \"O\\\\B, A B\"]
[Result \"1-0\"]
[WhiteElo \"2350\"]

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
    assert!(written(&game("", "")).ends_with("[WhiteElo \"2350\"]\n\n*\n"));
}

fn reads_back(game: &Game) {
    let pgn = written(game);
    let lines = pgn.lines().skip_while(|line| line.starts_with('['));
    assert!(lines.clone().all(|line| line.chars().count() < 80), "{pgn}");
    let read = read(&pgn).remove(0).unwrap();
    let minute = |at: Instant| Instant::from_unix(at.unix().div_euclid(60) * 60);
    let moves = game.describe_plies().into_iter().zip(game.plies());
    let expected: Vec<_> = moves.map(|(m, ply)| (m.san, Some(minute(ply.at)))).collect();
    let found: Vec<_> = read.moves.into_iter().map(|m| (m.san, m.at)).collect();
    assert_eq!(found, expected, "{pgn}");
    assert_eq!(read.result.to_string(), game.ending().map_or("*", crate::Ending::pgn));
    assert_eq!(read.headers[0], ("Event".to_owned(), "Final \\ \"A\"".to_owned()));
    assert_eq!(read.headers[5], ("Black".to_owned(), "O\\B, A B".to_owned()));
}

/// Something like PGN: pieces of it in any order.
fn rubbish() -> impl Strategy<Value = String> {
    let pieces = [
        "[",
        "]",
        "\"",
        "\\",
        "{",
        "}",
        "(",
        ")",
        ";",
        "%",
        "$",
        "\n",
        "\r\n",
        " ",
        "1.",
        "e4",
        "Nf3",
        "1-0",
        "*",
        "[Event \"x\"]",
        "[%ccsnt 2018.10.02,12:56]",
        "ä",
        "\u{feff}",
        "0-0",
    ];
    proptest::collection::vec(proptest::sample::select(pieces.to_vec()), 0..40)
        .prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in rubbish(), other in any::<String>()) {
        for text in [text, other] {
            let lines = text.split('\n').count();
            for read in read(&text) {
                let line = read.map_or_else(|error| error.line, |game| game.line);
                prop_assert!((1..=lines).contains(&line));
            }
        }
    }

    #[test]
    fn what_is_written_reads_back(picks in proptest::collection::vec(any::<u16>(), 0..60)) {
        let mut game = game("", "");
        for (pick, at) in picks.into_iter().zip(0..) {
            let legal = game.position().describe_legal_moves();
            if legal.is_empty() {
                break;
            }
            let code = legal[usize::from(pick) % legal.len()].code;
            let at = STARTS_AT + at * 100_003;
            let played = Event::MovePlayed { at, code, draw_offered: false, ends: None };
            game.apply(&played).unwrap();
        }
        reads_back(&game);
    }
}
