//! Boards in mails, in letters and as pictures.

use rules::Variant;

use super::*;

fn diagram(
    variant: Variant,
    fen: &str,
    seen_from: Color,
    last: Option<(Square, Square)>,
) -> Diagram {
    let position = Position::from_fen(variant, fen).expect("a position");
    Diagram { position, seen_from, last }
}

const RUY_LOPEZ: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

#[test]
fn the_reader_is_below_and_reads_own_letters() {
    let last = Some((Square::F1, Square::B5));
    let black = diagram(Variant::Chess, RUY_LOPEZ, Color::Black, last);
    let expected = "\
1  V  . [.] K  D  S  J  V
2  P  P  P  .  P  P  P  P
3  .  .  J  .  .  .  .  .
4  .  .  .  P  .  .  .  .
5  .  .  .  p  .  . [S] .
6  .  .  .  .  .  j  .  .
7  p  p  p  .  p  p  p  p
8  v  j  s  k  d  s  .  v
   h  g  f  e  d  c  b  a";
    let text = black.text("cs");
    assert_eq!(text, expected);
    let white = diagram(Variant::Chess, RUY_LOPEZ, Color::White, None).text("en");
    assert!(white.starts_with("8  r  .  b  q  k  b  n  r\n7  p"), "{white}");
    assert!(white.ends_with("1  R  N  B  Q  K  .  .  R\n   a  b  c  d  e  f  g  h"), "{white}");
}

#[test]
fn castling_marks_where_the_king_is() {
    let fen = "r1bqkb1r/pppp1ppp/2n2n2/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4";
    // As the log keeps it: the king onto its rook.
    let text =
        diagram(Variant::Chess, fen, Color::White, Some((Square::E1, Square::H1))).text("en");
    assert!(text.contains("1  R  N  B  Q [.] R [K] ."), "{text}");
}

#[test]
fn men_are_told_in_words() {
    let position =
        diagram(Variant::Chess, "8/8/8/4k3/1q6/8/P3P3/1NK5 w - - 0 1", Color::White, None);
    assert_eq!(position.men_in_words("cs", Color::White), "Kc1, Jb1, a2, e2");
    assert_eq!(position.men_in_words("en", Color::Black), "Ke5, Qb4");
}

/// A met that was a bia is drawn as one and has a met's letter.
#[test]
fn makruk_has_its_own_men() {
    let fen = "4k3/8/3m~4/8/8/8/8/R2K2S1 w - - 0 1";
    let board = diagram(Variant::Makruk, fen, Color::White, None);
    assert!(board.text("cs").contains("6  .  .  .  m  .  .  .  ."), "{}", board.text("cs"));
    assert!(board.men()[usize::from(Square::D6)].is_some_and(|man| man.turned));
    let other = diagram(Variant::Makruk, &fen.replace('~', ""), Color::White, None);
    assert_ne!(board.png(), other.png());
}

/// Pictures are small, have few colours, and tell positions, sides and last moves apart.
#[test]
fn pictures_are_small_and_tell_positions_apart() {
    let last = Some((Square::G1, Square::F3));
    let boards = [
        diagram(Variant::Chess, RUY_LOPEZ, Color::White, None),
        diagram(Variant::Chess, RUY_LOPEZ, Color::Black, None),
        diagram(Variant::Chess, RUY_LOPEZ, Color::White, last),
        Diagram { position: Position::start(Variant::Chess), seen_from: Color::White, last: None },
        Diagram { position: Position::start(Variant::Makruk), seen_from: Color::White, last },
        // Everything that can be on a board is on it, scattered.
        diagram(
            Variant::Chess,
            "r1b1k2r/1pq1bppp/p1nppn2/6B1/3NPP2/2N5/PPPQB1PP/R4RK1 w kq - 0 1",
            Color::White,
            last,
        ),
    ];
    let mut seen = Vec::new();
    for board in boards {
        let png = board.png().expect("a picture");
        assert!(png.len() < 14 * 1024, "{} bytes", png.len());
        let reader = png::Decoder::new(std::io::Cursor::new(&png)).read_info().expect("a PNG");
        let info = reader.info();
        assert_eq!((info.width, info.height, info.color_type), (532, 532, png::ColorType::Indexed));
        assert!(info.palette.as_ref().is_some_and(|palette| palette.len() <= 3 * 48));
        assert!(!seen.contains(&png));
        seen.push(png);
    }
}

/// Light squares are light, and marks are on the squares that are meant.
#[test]
fn colours_are_where_they_belong() {
    let board = diagram(
        Variant::Chess,
        "8/8/8/4k3/8/8/8/4K3 w - - 0 1",
        Color::Black,
        Some((Square::A8, Square::B8)),
    );
    let png = board.png().expect("a picture");
    let mut reader = png::Decoder::new(std::io::Cursor::new(&png)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut pixels).expect("pixels");
    let palette = reader.info().palette.clone().expect("a palette");
    let colour = |x: usize, y: usize| {
        let number = usize::from(pixels[y * 532 + x]);
        [palette[number * 3], palette[number * 3 + 1], palette[number * 3 + 2]]
    };
    // From Black's side h1 is above on the left and a8 below on the right.
    assert_eq!(colour(52, 32), [233, 237, 240], "h1 is light");
    assert_eq!(colour(116, 32), [147, 168, 189], "g1 is dark");
    assert_eq!(colour(500, 480), [232, 211, 144], "a8 is light and marked");
    assert_eq!(colour(436, 480), [193, 180, 121], "b8 is dark and marked");
    assert_eq!(colour(0, 531), [233, 237, 240], "the edge");
    // A coordinate stands in its place: something is drawn there.
    let drawn = |xs: std::ops::Range<usize>, y: usize| {
        xs.into_iter().any(|x| colour(x, y) != colour(0, 531))
    };
    assert!(drawn(0..20, 32) && drawn(20..84, 523) && !drawn(0..20, 2), "coordinates");
}
