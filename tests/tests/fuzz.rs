//! The parsers that strangers' bytes reach, fed with real snippets that were damaged at random: no
//! input may make one panic, and what one accepts must mean what it says.
//!
//! A failure names its seed and its input; `POSTHORN_SEED=n` repeats that seed.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rules::pgn::{self, PgnMove, PgnVariation, VARIATION_DEPTH_MAX};
use rules::{BoardEnding, Color, LegalMove, Position, Variant, notation};
use store::PictureChange;
use tests::Dice;

/// Inputs of each parser in an ordinary run.
const INPUTS: u64 = 20_000;
/// Longest input, in bytes: pieces of it may be doubled again and again.
const INPUT_BYTES_MAX: usize = 2_000;
/// Most changes to one input.
const CHANGES_MAX: usize = 6;

/// Positions of all three variants; some are of two, and `w - -` is cut off.
const FENS: [&str; 14] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "7k/P7/8/8/8/8/8/K7 b - - 3 41",
    "8/8/8/8/8/5k2/5p2/5K2 w - - 99 4294967295",
    "nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKNR w HBhb - 0 1",
    "r1k2r1q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K2R1Q w KQkq - 0 1",
    "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
    "2s5/2k1r3/M~2m2sp/2p1p3/1m~6/3SM1KP/8/2N4R w - - 1 31",
    "k1s2n1r/8/5pp1/2pP1P2/2P1pp2/3P1P2/8/K1S2N1R w - - 0 20",
    "k5r1/8/8/8/8/8/8/K4NRR w - 128 121 70",
    "k7/8/8/8/8/8/8/K7 w - -",
];

/// The positions in which moves are read, of each variant some.
const PLACES: [(Variant, usize); 9] = [
    (Variant::Chess, 0),
    (Variant::Chess, 1),
    (Variant::Chess, 2),
    (Variant::Chess, 3),
    (Variant::Chess, 4),
    (Variant::Chess960, 7),
    (Variant::Chess960, 8),
    (Variant::Makruk, 9),
    (Variant::Makruk, 11),
];

const MOVES: [&str; 22] = [
    "e4",
    "Nf3",
    "exd5",
    "bxa8=Q+",
    "d8Q",
    "gxf1N#",
    "O-O",
    "0-0-0",
    "Nbd7!?",
    "R1e2",
    "Qa1xb2++",
    "e5xf6 e.p.",
    "exf6ep",
    "e1g1",
    "e1h1",
    "b7a8q",
    "Ke1-g1",
    "N:f7",
    "f1h1",
    "Sc2",
    "fxg6=M+",
    "d5d6m",
];

const NUMBERS: [&str; 10] =
    ["5254", "5755", "7163", "5171", "5131", "5181", "27181", "2718", "52541", "4546+"];

const PGNS: [&str; 9] = [
    "[Event \"Final\"]\n[Site \"ICCF\"]\n[Date \"2018.10.02\"]\n[White \"Novák, Jan\"]\n\
     [Result \"1-0\"]\n[WhiteElo \"1800P\"]\n\n1.e4 {[%ccsnt 2018.10.02,12:56]} e5 \
     {[%ccsnt 2018.10.03,00:07]}\n2.Nf3 Nc6 1-0\n",
    "[Event \"\\\"a\\\" \\\\\"]\r\n[SetUp \"1\"]\r\n[FEN \"7k/P7/8/8/8/8/8/K7 b - - 3 41\"]\r\n\
     \r\n41...Kg7 42.a8=Q (42.a8N $2) Kf6 *\r\n",
    "1. e4! $1 (1. d4 d5 {a (b} (1... Nf6 2. c4 -- 3. Z0)) 1... e5 (=) 2.0-0 1/2-1/2\n",
    "1.e4 d5 2.e5 f5 3.exf6 e.p. ; up to here\n% not here\n3...Nxf6!? += *\n",
    "[Variant \"Standard\"]\n{intro}\n1.d4 {[%clk 1:00][%cal Gd2d4]} ½-½",
    "[Result \"0-1\"]\n1.f3 e5 2.g4 Qh4#\n[Event \"b\"]\n(x) 1.c4 (()) (=) 1/2\n",
    "\u{feff}[A \"b]\n\n[Event \"c\"]\n[D \"\"] [E \"f\"]\n1...e5 2.5254 $300 --\n",
    "1.e4 {never closed\n[Event \"d\"]\n1.d4 *",
    "[Variant \"Chess960\"]\n[FEN \"nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKNR w HBhb - 0 1\"]\n*",
];

/// Bytes with a meaning of their own to one parser or another.
const SIGNS: &[u8] =
    b" \n\r\t[](){};%$\"\\.,-=+#!?*/:x0123456789KQRBNPSMabcdefghkqrnpsmwO~\x00\x1a\xc3\xff";

/// One of `corpus`, damaged as the dice will: bytes that fall out, come twice, change places or
/// are others, and pieces of another snippet.
fn damaged(dice: &mut Dice, corpus: &[&str]) -> Vec<u8> {
    let mut bytes = dice.pick(corpus).as_bytes().to_vec();
    for _ in 0..dice.below(CHANGES_MAX + 1) {
        let (from, to) = piece(dice, &bytes);
        let at = dice.below(bytes.len() + 1);
        match dice.below(7) {
            0 => drop(bytes.drain(from..to)),
            1 => bytes.insert(at, *dice.pick(SIGNS)),
            2 => bytes[from..to].fill(*dice.pick(SIGNS)),
            3 => bytes[from..to].reverse(),
            4 => {
                let doubled = bytes[from..to].to_vec();
                bytes.splice(at..at, doubled);
            }
            5 => {
                let other = dice.pick(corpus).as_bytes();
                let (start, end) = piece(dice, other);
                bytes.splice(from..to, other[start..end].iter().copied());
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << dice.below(8);
                }
            }
        }
        bytes.truncate(INPUT_BYTES_MAX);
    }
    bytes
}

/// The limits of some piece of `bytes`: a byte or two as often as more.
fn piece(dice: &mut Dice, bytes: &[u8]) -> (usize, usize) {
    let from = dice.below(bytes.len() + 1);
    let most = if dice.happens(50) { 2.min(bytes.len() - from) } else { bytes.len() - from };
    (from, from + dice.below(most + 1))
}

/// Tells how to repeat what failed.
struct Named<'a> {
    seed: u64,
    input: &'a [u8],
}

impl Drop for Named<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the input was \"{}\"", self.input.escape_ascii());
            eprintln!("repeat it with POSTHORN_SEED={}", self.seed);
        }
    }
}

/// Feeds `check` with damaged snippets. It answers whether it accepted the input: parsers that
/// accept nothing, or everything, are not put to the test.
fn feed(corpus: &[&str], check: impl Fn(&[u8]) -> bool) {
    let seed = std::env::var("POSTHORN_SEED").map_or(0, |n| n.parse().expect("a number"));
    let mut dice = Dice::new(seed);
    let mut accepted = 0;
    for _ in 0..INPUTS {
        let input = damaged(&mut dice, corpus);
        let _named = Named { seed, input: &input };
        accepted += u64::from(check(&input));
    }
    println!("seed {seed}: {accepted} of {INPUTS} inputs were accepted");
    assert!((INPUTS / 50..INPUTS).contains(&accepted), "{accepted} of {INPUTS}");
}

fn positions() -> Vec<Position> {
    let read = |(variant, index)| Position::from_fen(variant, FENS[index]).expect("a position");
    PLACES.map(read).into()
}

/// The move that `text` is in one of the positions, and its spellings.
fn read_somewhere(text: &str, positions: &[Position]) -> Vec<LegalMove> {
    let read = |position: &Position| {
        let code = notation::read_move(text, position).ok()?;
        let described = position.describe(code).expect("a legal move");
        assert_eq!(notation::read_move(&described.san, position), Ok(code), "{}", described.san);
        Some(described)
    };
    positions.iter().filter_map(read).collect()
}

/// LAW-3.10.3, LAW-B.1, MAK-SETUP: a text is a legal position or none, in each variant; what is
/// accepted reads back and can be played.
#[test]
fn fen() {
    feed(&FENS, |input| {
        let text = String::from_utf8_lossy(input);
        let read = |variant| Position::from_fen(variant, &text).ok();
        let accepted: Vec<Position> = Variant::ALL.into_iter().filter_map(read).collect();
        for position in &accepted {
            let again = Position::from_fen(position.variant(), &position.fen());
            assert_eq!(again.expect("our own FEN").fen(), position.fen());
            let _ = (position.can_mate(Color::White), position.can_mate(Color::Black));
        }
        // Moves cost most: they are made in one variant of those that took the text.
        if !accepted.is_empty() {
            play_on(&accepted[input.len() % accepted.len()]);
        }
        !accepted.is_empty()
    });
}

/// What holds of every legal move of a position: the FEN that is shown is the position after it.
fn play_on(position: &Position) {
    let moves = position.describe_legal_moves();
    let stuck = position.board_ending().is_some_and(|ending| {
        let stuck = [BoardEnding::Checkmate, BoardEnding::Stalemate, BoardEnding::CountMate];
        stuck.contains(&ending)
    });
    assert_eq!(moves.is_empty(), stuck);
    for m in moves {
        let after = Position::from_fen(position.variant(), &m.fen).expect("a legal position");
        assert_eq!((after.is_check(), after.turn()), (m.check, !position.turn()));
        let played = position.played(m.code).expect("a legal move");
        assert!(after.is_same(&played) && after.count() == played.count(), "{}", m.fen);
    }
}

/// LAW-A.1-A.13: a text is one legal move or refused, in each variant.
#[test]
fn san() {
    let positions = positions();
    feed(&MOVES, |input| !read_somewhere(&String::from_utf8_lossy(input), &positions).is_empty());
}

/// LAW-A.14-A.20: numbers are the move of their squares.
#[test]
fn numeric() {
    let positions = positions();
    feed(&NUMBERS, |input| {
        let text = String::from_utf8_lossy(input);
        let moves = read_somewhere(&text, &positions);
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        let plain = text.trim().starts_with(|c: char| c.is_ascii_digit()) && digits.len() >= 4;
        for m in moves.iter().filter(|_| plain) {
            // Castling may also be written as the king onto its own rook.
            let castles = m.san.starts_with('O') && digits[..2] == m.iccf[..2];
            // A bia becomes a met whether it is said or not.
            let met = m.letter == Some('m') && m.iccf[..4] == digits;
            assert!(m.iccf == digits || castles || met, "{text} is {}", m.iccf);
        }
        !moves.is_empty()
    });
}

/// Whatever is in a file, each game or its fault has its place, and comments are single lines.
#[test]
fn pgn() {
    feed(&PGNS, |input| {
        let text = pgn::decode(input);
        let lines = text.split('\n').count();
        let mut playable = 0;
        for read in pgn::read(&text) {
            let fault = match &read {
                Ok(game) => {
                    assert!((1..=lines).contains(&game.line));
                    assert!(game.headers.iter().all(|tag| (game.line..=lines).contains(&tag.line)));
                    let within = game.line..=lines;
                    let moves = game.moves.clone();
                    look_at(&PgnVariation { comments: game.comments.clone(), moves }, &within, 0);
                    pgn::resolve(game)
                        .map(|record| assert_eq!(record.plies.len(), game.moves.len()))
                }
                Err(error) => Err(error.clone()),
            };
            match fault {
                Ok(()) => playable += 1,
                Err(error) => {
                    assert!((1..=lines).contains(&error.line), "{error}");
                    assert!(error.token.chars().count() <= 40, "{error}");
                }
            }
        }
        playable > 0
    });
}

/// What holds of every line of moves: `depth` variations stand around it.
fn look_at(line: &PgnVariation, within: &std::ops::RangeInclusive<usize>, depth: usize) {
    assert!(depth <= VARIATION_DEPTH_MAX);
    let comments = |m: &PgnMove| m.comments.clone();
    for comment in line.moves.iter().flat_map(comments).chain(line.comments.clone()) {
        assert!(!comment.is_empty() && !comment.contains(['\n', '\r']), "{comment:?}");
    }
    assert!(line.moves.iter().all(|m| within.contains(&m.line) && !m.san.is_empty()));
    assert!(line.moves.iter().map(|m| m.line).is_sorted());
    for variation in line.moves.iter().flat_map(|m| &m.variations) {
        look_at(variation, within, depth + 1);
    }
}

/// Inputs in an ordinary run: each takes longer than a text.
const PICTURES: u64 = 4_000;

/// A part of a PNG: its kind and what it holds.
type Chunk = ([u8; 4], Vec<u8>);

/// Pictures of several kinds, by their parts.
fn pictures() -> Vec<Vec<Chunk>> {
    let kinds = [
        (192, png::ColorType::Rgb),
        (5, png::ColorType::Rgba),
        (9, png::ColorType::GrayscaleAlpha),
        (16, png::ColorType::Indexed),
    ];
    let picture = |(side, colors): (u32, png::ColorType)| {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, side, side);
        encoder.set_color(colors);
        encoder.set_depth(png::BitDepth::Eight);
        if colors == png::ColorType::Indexed {
            encoder.set_palette(vec![7; 768]);
        }
        encoder.add_ztxt_chunk("Comment".to_owned(), "a".repeat(5_000)).expect("a text");
        let pixels = vec![90; (side * side) as usize * colors.samples()];
        let mut writer = encoder.write_header().expect("a head");
        writer.write_image_data(&pixels).expect("pixels");
        writer.finish().expect("an end");
        chunks(&file[8..])
    };
    kinds.into_iter().map(picture).collect()
}

fn chunks(mut file: &[u8]) -> Vec<Chunk> {
    let mut chunks = Vec::new();
    while let Some((length, rest)) = file.split_first_chunk::<4>() {
        let (kind, rest) = rest.split_first_chunk::<4>().expect("a kind");
        let (data, rest) = rest.split_at(u32::from_be_bytes(*length) as usize);
        chunks.push((*kind, data.to_vec()));
        file = &rest[4..];
    }
    chunks
}

/// The file of its parts, each with the sum that it should have: a wrong one would hide what is in it.
fn whole(chunks: &[Chunk]) -> Vec<u8> {
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, data) in chunks {
        file.extend((data.len() as u32).to_be_bytes());
        let summed: Vec<u8> = kind.iter().chain(data).copied().collect();
        let sum = summed.iter().fold(u32::MAX, |sum, byte| {
            (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
                (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg())
            })
        });
        file.extend(summed);
        file.extend((!sum).to_be_bytes());
    }
    file
}

/// A file is a picture or none, whatever its parts say; what is kept of one is a small square that reads back.
#[test]
fn pictures_of_players() {
    let seed = std::env::var("POSTHORN_SEED").map_or(0, |n| n.parse().expect("a number"));
    let (mut dice, pictures) = (Dice::new(seed), pictures());
    let mut accepted = 0;
    for _ in 0..PICTURES {
        let mut chunks = dice.pick(&pictures).clone();
        for _ in 0..dice.below(3) {
            let (at, to) = (dice.below(chunks.len()), dice.below(chunks.len()));
            match dice.below(5) {
                0 => chunks.swap(at, to),
                1 if chunks.len() > 1 => drop(chunks.remove(at)),
                2 => chunks.insert(at, chunks[to].clone()),
                3 => chunks[at].0 = *dice.pick(&[*b"IDAT", *b"acTL", *b"fcTL", *b"tRNS", *b"iCCP"]),
                _ => {
                    let data = &mut chunks[at].1;
                    let byte = dice.below(data.len() + 1);
                    match data.get_mut(byte) {
                        Some(byte) => *byte ^= 1 << dice.below(8),
                        None => data.push(7),
                    }
                }
            }
        }
        let input = whole(&chunks);
        let _named = Named { seed, input: &input };
        let read = app::read_picture(&STANDARD.encode(&input));
        let Ok(PictureChange::Becomes { png, name }) = read else { continue };
        accepted += 1;
        let reader = png::Decoder::new(std::io::Cursor::new(&png)).read_info().expect("our own");
        let (width, height) = reader.info().size();
        assert!(width == height && (1..=app::PICTURE_SIDE_MAX).contains(&width), "{width}");
        let again = app::read_picture(&STANDARD.encode(&png)).expect("our own");
        assert_eq!(again, PictureChange::Becomes { name, png }, "made once, and the same again");
    }
    println!("seed {seed}: {accepted} of {PICTURES} inputs were accepted");
    assert!((PICTURES / 50..PICTURES).contains(&accepted), "{accepted} of {PICTURES}");
}
