//! PGN as real files write it, broken in every way that files are.

use std::time::{Duration, Instant as Stopwatch};

use proptest::prelude::*;

use super::*;

/// A game on one line: headers, comments, moves with all that belongs to them, result; a fault as
/// line, name and token.
fn summary(read: &Result<PgnGame, PgnError>) -> String {
    match read {
        Ok(game) => {
            let headers = game.headers.iter().map(|tag| format!("{}={} ", tag.name, tag.value));
            let main = line(&game.comments, &game.moves);
            format!("{}{main}{}", headers.collect::<String>(), game.result)
        }
        Err(error) => format!("{}:{:?}:{}", error.line, error.reason, error.token),
    }
}

/// A line of moves, each behind it: `@` time stamp, `=` draw offer, glyphs, comments, variations.
fn line(comments: &[String], moves: &[PgnMove]) -> String {
    let braces = |comments: &[String]| comments.iter().map(|c| format!("{{{c}}}")).collect();
    let mut line: String = braces(comments);
    for m in moves {
        line.push_str(&m.san);
        if let Some(at) = m.at {
            line.push_str(&at.to_utc().format("@%d.%m. %H:%M").to_string());
        }
        if m.draw_offered {
            line.push('=');
        }
        line.extend(m.nags.iter().map(|nag| format!("${nag}")));
        line.push_str(&braces(&m.comments));
        for variation in &m.variations {
            line.push_str(&format!("({})", line_of(variation)));
        }
        line.push(' ');
    }
    line
}

fn line_of(variation: &PgnVariation) -> String {
    line(&variation.comments, &variation.moves).trim_end().to_owned()
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
        ("[ A \"b\" ] [B\"\"]{c};d\n[C \"d\"]\n*", &["A=b B= C=d {c}{d}*"]),
        // Move numbers in all shapes, and moves that begin with digits.
        ("1 e4 1... e5 2.0-0 0-0-0 12…Nf6 5254 3.7163 *", &["e4 e5 0-0 0-0-0 Nf6 5254 7163 *"]),
        ("1.O-O-O+ exd6 e.p. dxe3ep d8=Q++ bxa8Q! *", &["O-O-O+ exd6 dxe3ep d8=Q++ bxa8Q$1 *"]),
    ];
    for (text, expected) in cases {
        check(text, expected);
    }
}

#[test]
fn annotations_are_kept() {
    let cases: &[(&str, &[&str])] = &[
        // Glyphs: numbers, marks behind a move or alone; what is no glyph stays as it is.
        ("1.e4! e5? 2.f4!! exf4?? 3.d4 !? d5?! *", &["e4$1 e5$2 f4$3 exf4$4 d4$5 d5$6 *"]),
        ("1.e4+!? $1$2 $0 e5$255 $256 *", &["e4+$5$1$2$0 e5$255{$256} *"]),
        ("$7 ! 1.e4!!! e5 ?!? = += + *", &["{$7}{!}e4{!!!} e5{?!?}{=}{+=} *"]),
        // Comments: before the first move, behind a move, to the line's end, over several lines.
        ("[A \"b\"]{x}\n; y\n1.{z}e4{1}{2} ; {3}\ne5 *", &["A=b {x}{y}{z}e4{1}{2}{{3}} e5 *"]),
        ("1.e4 {a\r\n  b\tc } e5 {} {\n} *", &["e4{a b c} e5 *"]),
        ("1.e4 {(} e5 {[Event \"x\"] 1-0} *", &["e4{(} e5{[Event \"x\"] 1-0} *"]),
        ("{a} 1.e4 {b} *", &["{a}e4{b} *"]),
        // Comments of no game: before its tags, behind its result.
        ("{a} ; b\n[A \"b\"] 1.e4 * {c}\n[A \"c\"] *", &["A=b e4 *", "A=c *"]),
        // Escape lines are not there.
        ("1.e4! e5 ; 2.f4 *\n% 2.f4 *\n2.d4 {2.f4\n*} *", &["e4$1 e5{2.f4 *} d4{2.f4 *} *"]),
        // Commands stay in their comment, but for the time stamp.
        ("1.e4 {[%clk 1:00] [%eval 0.3,4] a} *", &["e4{[%clk 1:00] [%eval 0.3,4] a} *"]),
        ("1.e4 {[%cal Ge2e4]} 1-0", &["e4{[%cal Ge2e4]} 1-0"]),
        (
            "1.e4 {[%ccsnt 2018.10.02,12:56]} e5 {x [%ccsnt 2018.10.03,00:07] y} *",
            &["e4@02.10. 12:56 e5@03.10. 00:07{x y} *"],
        ),
        ("1.e4 ; [%ccsnt 2018.10.02,12:56\n*", &["e4@02.10. 12:56 *"]),
        // Before the first move there is nothing to stamp.
        ("{[%ccsnt 2018.10.02,12:56]} 1.e4 *", &["{[%ccsnt 2018.10.02,12:56]}e4 *"]),
    ];
    for (text, expected) in cases {
        check(text, expected);
    }
}

#[test]
fn variations_are_kept() {
    let cases: &[(&str, &[&str])] = &[
        ("1.e4 (1.d4 d5) (1.c4) 1...e5 *", &["e4(d4 d5)(c4) e5 *"]),
        ("1.e4 (1.d4 (1.c4 (1.f4) c5) d5) e5 *", &["e4(d4(c4(f4) c5) d5) e5 *"]),
        ("1.e4 ({a} 1.d4! $5 {b} d5 ; c)\n) e5 {d} *", &["e4({a}d4$1$5{b} d5{c)}) e5{d} *"]),
        (
            "1.e4 (d4 {[%ccsnt 2018.10.02,12:57]}) {[%clk 1]} *",
            &["e4{[%clk 1]}(d4@02.10. 12:57) *"],
        ),
        // Null moves and words that are none; results, which are opinions; a stamp that is none.
        ("1.e4 (-- 1...Z0 2.Z0) (1.-- d5) ( Zz ) e5 *", &["e4(-- Z0 Z0)(-- d5)(Zz) e5 *"]),
        ("1.e4 (1.d4 1-0) (1.c4 * ) (1/2) *", &["e4(d4{1-0})(c4{*})({1/2}) *"]),
        ("1.e4 (1.d4 {[%ccsnt soon]}) *", &["e4(d4{[%ccsnt soon]}) *"]),
        // Parentheses in comments are text, and empty ones nothing.
        ("1.e4 {)} ( ) (({(})) () e5 *", &["e4{)}({({(})}) e5 *"]),
        // Before the first move nothing can be replaced.
        ("(by X,\n (Y)) 1.e4 ((c4) d4) *", &["{(by X, (Y))}e4({(c4)}d4) *"]),
        // LAW-A.1-A.13: the sign of a draw offer.
        ("1.e4 (=) e5(=) {x} 2.f4 (2.d4 (=)) *", &["e4= e5={x} f4(d4=) *"]),
        ("(=) 1.e4 (= ) *", &["{(=)}e4({=}) *"]),
    ];
    for (text, expected) in cases {
        check(text, expected);
    }
}

#[test]
fn variations_have_a_deepest_level() {
    let nested = |levels: usize| format!("1.e4{} *", " (1.d4".repeat(levels) + &")".repeat(levels));
    let game = read(&nested(VARIATION_DEPTH_MAX)).remove(0).unwrap();
    let (mut moves, mut levels) = (&game.moves, 0);
    while let Some(variation) = moves[0].variations.first() {
        (moves, levels) = (&variation.moves, levels + 1);
    }
    assert_eq!(levels, VARIATION_DEPTH_MAX);
    let deeper = nested(VARIATION_DEPTH_MAX + 1) + "\n[A \"b\"] *";
    check(&deeper, &["1:DeepVariation:(", "A=b *"]);
}

#[test]
fn dirty_files_are_read() {
    let cases: &[(&str, &[&str])] = &[
        ("[WhiteElo \"1800P\"]\n*", &["WhiteElo=1800P *"]),
        ("1. e4 e5 2 .Nf3 *", &["e4 e5 Nf3 *"]),
        ("1.e4e5 *", &["e4e5 *"]),
        ("1.e4 1/2", &["e4 1/2-1/2"]),
        ("1.e4 ½-½\n1.d4 ½ 1.c4 0–1", &["e4 1/2-1/2", "d4 1/2-1/2", "c4 0-1"]),
        // No blank lines; byte order marks where files were joined.
        ("[A \"b\"]\n1.e4 *\n\u{feff}[A \"c\"]\n*", &["A=b e4 *", "A=c *"]),
        // The result in the tags alone: enough where the next tags begin.
        ("[Result \"1-0\"]\n1.e4 {x}\n[A \"b\"] *", &["Result=1-0 e4{x} 1-0", "A=b *"]),
        ("[Result \" ½-½ \"]\n1.e4\n[A \"b\"] *", &["Result= ½-½  e4 1/2-1/2", "A=b *"]),
        ("[Result \"0-1\"]\n1.e4 (\n[A \"b\"] *", &["2:OpenVariation:(", "A=b *"]),
        ("[Result \"?\"]\n1.e4\n[A \"b\"] *", &["3:NoResult:[A \"b\"] *", "A=b *"]),
        ("[Result \"1-0\"]\n\n1.e4 e5\n", &["4:NoResult:"]),
        // Two games of tags alone are two.
        (
            "[Event \"a\"]\n[Result \"0-1\"]\n\n[Event \"b\"]\n*",
            &["Event=a Result=0-1 0-1", "Event=b *"],
        ),
    ];
    for (text, expected) in cases {
        check(text, expected);
    }
}

#[test]
fn tags_know_their_lines() {
    let game = read("\n[A \"b\"] [C \"d\"]\r\n{x\n}\n[E \"f\"]\n*").remove(0).unwrap();
    let lines: Vec<usize> = game.headers.iter().map(|tag| tag.line).collect();
    assert_eq!((game.line, lines), (2, vec![2, 2, 5]));
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
        (
            "1.e4 {never\nends\n[A \"b\"]\n1.d4 {ends} *",
            &["1:OpenComment:{never", "A=b d4{ends} *"],
        ),
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

/// A megabyte of whatever a reader might go over again and again takes time in proportion to its
/// length: a second or two in a debug build, where anything quadratic takes hours.
#[test]
fn nothing_is_quadratic() {
    let broken = [
        "{ [A\n",
        "[A \"b\"]{\n",
        "[A \"",
        "1.e4 {\n[",
        "{",
        "( ",
        ")",
        "\"",
        "% ",
        "1.e4 ",
        " [x",
        "{[%ccsnt ",
        "\n [A\n",
        "[Event \"\"]\n",
    ];
    let whole =
        ["e4 (d4) ", "{} ", "{[%ccsnt 2018.10.02,12:56]}", " \n", "!", "( { ) } ) ", "$1 ", "(=)"];
    for (parts, start, end) in [(&broken[..], "", ""), (&whole[..], "1.e4 ", " *")] {
        for part in parts {
            let began = Stopwatch::now();
            let games = read(&format!("{start}{}{end}", part.repeat(1_000_000 / part.len())));
            let took = began.elapsed();
            assert!(took < Duration::from_secs(20), "{part}: {took:?}");
            assert_eq!(games.iter().all(Result::is_ok), !end.is_empty(), "{part}");
        }
    }
    // As deep as it may be, before the first move, where the text is kept at each level.
    let deep = "(".repeat(VARIATION_DEPTH_MAX) + &"x ".repeat(100_000);
    let text = deep + &")".repeat(VARIATION_DEPTH_MAX);
    let began = Stopwatch::now();
    let game = read(&format!("{text} *")).remove(0).unwrap();
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
    assert_eq!(game.comments, [text]);
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
        "(=)",
        "--",
        "!?",
        "½",
        "[Result \"1-0\"]",
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
}
