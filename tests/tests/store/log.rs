//! The bytes of a log: those of every version stay readable, and no bytes at all are a danger.

use proptest::prelude::*;
use rules::tournament::Flag;
use rules::{
    BoardEnding, Claim, ClaimVerdict, Color, Directive, Event, HalfPoints, Honour, Instant,
    Interval, MoveCode, PlayerId, TableUnknown,
};
use shakmaty::{Role, Square};
use store::{decode_log, encode_event};
use tests::START;

/// Every kind of event in encoding 1.
const VERSION_1: &str = include_str!("../../data/log_v1.txt");

/// One line of the data file: the bytes and the event.
fn read_line(line: &str) -> (Vec<u8>, Event) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [hex, at, what, of, ref rest @ ..] = words[..] else { panic!("{line}") };
    let byte = |index| u8::from_str_radix(&hex[index..index + 2], 16).expect("two digits");
    let bytes = (0..hex.len()).step_by(2).map(byte).collect();
    let at = Instant::from_unix(at.parse().expect("seconds"));
    let by = if of == "black" { Color::Black } else { Color::White };
    let ends = rest.iter().find_map(|word| match *word {
        "checkmate" => Some(BoardEnding::Checkmate),
        "stalemate" => Some(BoardEnding::Stalemate),
        "dead" => Some(BoardEnding::DeadPosition),
        "run-out-board" => Some(BoardEnding::CountRunOut(Honour::Board)),
        "run-out-pieces" => Some(BoardEnding::CountRunOut(Honour::Pieces)),
        "count-mate" => Some(BoardEnding::CountMate),
        _ => None,
    });
    let event = match what {
        "move" | "conditional" => {
            let draw_offered = rest.contains(&"offer");
            let conditional = what == "conditional";
            Event::MovePlayed { at, code: code(of), draw_offered, ends, conditional }
        }
        "claimed" => Event::Claimed {
            at,
            by,
            claim: Claim::ALL.into_iter().find(|c| c.code() == rest[0]).expect("a claim"),
            intended: rest.get(3).map(|uci| code(uci)),
            verdict: verdict_of(rest[1]),
        },
        "ruled" => Event::ClaimRuled { at, upheld: of == "upheld" },
        "count-started" => Event::CountStarted { at, by },
        "count-stopped" => Event::CountStopped { at, by },
        "accepted" => Event::DrawAccepted { at, by },
        "declined" => Event::DrawDeclined { at, by },
        "resigned" => Event::Resigned { at, by },
        "forfeited" => Event::TimeForfeited { at, by, drawn: false },
        "leave" => Event::LeaveRegistered { at, by, leave: interval(rest) },
        "leave-cancelled" => Event::LeaveCancelled { at, by, leave: interval(rest) },
        "outage" => Event::OutageCredited { at, outage: interval(rest) },
        "reflection" => Event::ReflectionAnnounced { at, by },
        "refilled" => Event::TimeRefilled { at, by, seconds: rest[0].parse().expect("seconds") },
        "flag" => Event::FlagFell { at, by },
        "silence" => Event::SilenceForfeited { at, by },
        "directed" => {
            let decision = rest[0].parse().expect("a number");
            Event::Directed { at, decision, directive: directive_of(by, &rest[1..]) }
        }
        "forfeited-drawn" => Event::TimeForfeited { at, by, drawn: true },
        _ => panic!("{line}"),
    };
    (bytes, event)
}

/// Two moments in seconds.
fn interval(words: &[&str]) -> Interval {
    let at = |index: usize| Instant::from_unix(words[index].parse().expect("seconds"));
    Interval { from: at(0), until: at(1) }
}

/// What an official has decided.
fn directive_of(by: Color, words: &[&str]) -> Directive {
    let number = |index: usize| words[index].parse().expect("a number");
    match words[0] {
        "adjusted" => {
            let moves = words[2].parse().expect("a number");
            Directive::ClockAdjusted { by, days: number(1), moves }
        }
        "stopped" => Directive::ClocksStopped,
        "resumed" => Directive::ClocksResumed,
        "to-adjudication" => Directive::SentToAdjudication,
        "defaulted" => Directive::Defaulted { by: Some(by) },
        "both-defaulted" => Directive::Defaulted { by: None },
        "cancelled" => Directive::Cancelled,
        "adjudicated" => Directive::Adjudicated { white: HalfPoints(words[1].parse().unwrap()) },
        "reinstated" => Directive::Reinstated,
        "recorded" => Directive::Recorded {
            white: HalfPoints(words[1].parse().unwrap()),
            black: HalfPoints(words[2].parse().unwrap()),
            flag: words.get(3).and_then(|letter| Flag::from_letter(letter.chars().next()?)),
        },
        "replaced" => {
            let from = Instant::from_unix(words[2].parse().expect("seconds"));
            Directive::Replaced { by, player: PlayerId(words[1].parse().expect("a player")), from }
        }
        word => panic!("{word}"),
    }
}

fn verdict_of(word: &str) -> ClaimVerdict {
    match word {
        "correct" => ClaimVerdict::Correct,
        "incorrect" => ClaimVerdict::Incorrect { opens_offer: false },
        "incorrect-offer" => ClaimVerdict::Incorrect { opens_offer: true },
        "castling_rights" => ClaimVerdict::Referred(TableUnknown::CastlingRights),
        "table_missing" => ClaimVerdict::Referred(TableUnknown::TableMissing),
        _ => panic!("{word}"),
    }
}

fn code(uci: &str) -> MoveCode {
    let square = |text: &str| Square::from_ascii(text.as_bytes()).expect("a square");
    let promotion = uci.chars().nth(4).and_then(Role::from_char);
    MoveCode::new(square(&uci[..2]), square(&uci[2..4]), promotion)
}

#[test]
fn bytes_of_version_1() {
    let lines = VERSION_1.lines().filter(|line| !line.starts_with('#'));
    let lines: Vec<(Vec<u8>, Event)> = lines.map(read_line).collect();
    assert!(lines.len() > 25);
    let mut log = Vec::new();
    let mut last = None;
    for (bytes, event) in &lines {
        let before = log.len();
        encode_event(&mut log, last, event);
        assert_eq!(&log[before..], bytes, "{event:?}");
        last = Some(event.at());
    }
    let events: Vec<Event> = lines.into_iter().map(|(_, event)| event).collect();
    assert_eq!(decode_log(&log), Ok(events));
}

/// Bytes that are no log, and the event in which that is seen.
#[test]
fn corrupt_bytes_are_told() {
    let cases: &[(&[u8], usize)] = &[
        (&[0x80], 0),
        (&[0xb0, 0x38], 0),
        (&[0xb0, 0x38, 0x80], 0),
        // A move that ends the game without saying how, or in no known way.
        (&[0xb2, 0x38, 0x00], 0),
        (&[0xb2, 0x38, 0x00, 0x00], 0),
        (&[0xb2, 0x38, 0x00, 0x0b], 0),
        // A claim without its kind, of no known verdict, and without the move that it speaks of.
        (&[0x2b, 0x00], 0),
        (&[0x2b, 0x00, 0x14], 0),
        (&[0x2b, 0x00, 0x40], 0),
        (&[0x2b, 0x00, 0x20], 0),
        // A conditional move without its code, and without its ending.
        (&[0x4b, 0x00], 0),
        (&[0x4b, 0x00, 0x8c, 0x0e], 0),
        // Leave without its interval, without its length, of no length, beyond all time.
        (&[0x53, 0x00], 0),
        (&[0x53, 0x00, 0x02], 0),
        (&[0x53, 0x00, 0x02, 0x00], 0),
        (&[0x53, 0x00, 0x02, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01], 0),
        // A decision without its number, what it does, or its days, and one that does nothing known.
        (&[0x8b, 0x01, 0x00], 0),
        (&[0x8b, 0x01, 0x00, 0x0c], 0),
        (&[0x8b, 0x01, 0x00, 0x0c, 0x00], 0),
        (&[0x8b, 0x01, 0x00, 0x0c, 0x00, 0x14], 0),
        (&[0x8b, 0x01, 0x00, 0x0c, 0x0c], 0),
        // A result that is not told, that nobody can have, and with a flag that there is not.
        (&[0x8b, 0x01, 0x00, 0x0c, 0x0b], 0),
        (&[0x8b, 0x01, 0x00, 0x0c, 0x0b, 0x06], 0),
        (&[0x8b, 0x01, 0x00, 0x0c, 0x0b, 0x52], 0),
        // Nothing moved from the bank.
        (&[0x73, 0x00, 0x00], 0),
        // A kind that there is not, and a move that there is not.
        (&[0x8b, 0x01, 0x00], 0),
        (&[0xff, 0xff, 0xff, 0xff, 0x0f, 0x00], 0),
        (&[0xfc, 0xff, 0x07, 0x00], 0),
        // Seconds beyond all time.
        (&[0x13, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01], 0),
        // A good event before a bad one.
        (&[0x13, 0x00, 0x80], 1),
    ];
    for (bytes, event) in cases {
        assert_eq!(decode_log(bytes).map_err(|corrupt| corrupt.0), Err(*event), "{bytes:02x?}");
    }
    assert_eq!(decode_log(&[]), Ok(Vec::new()));
}

fn colors() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn moves() -> impl Strategy<Value = (MoveCode, bool, Option<BoardEnding>)> {
    let endings = prop_oneof![
        4 => Just(None),
        1 => Just(Some(BoardEnding::Checkmate)),
        1 => Just(Some(BoardEnding::Stalemate)),
        1 => Just(Some(BoardEnding::DeadPosition)),
        1 => Just(Some(BoardEnding::CountRunOut(Honour::Board))),
        1 => Just(Some(BoardEnding::CountRunOut(Honour::Pieces))),
        1 => Just(Some(BoardEnding::CountMate)),
    ];
    (codes(), any::<bool>(), endings)
}

fn codes() -> impl Strategy<Value = MoveCode> {
    (0..5_u16, 0..4_096_u16)
        .prop_map(|(digit, squares)| MoveCode::from_bits(digit << 12 | squares).expect("a code"))
}

fn verdicts() -> impl Strategy<Value = ClaimVerdict> {
    prop_oneof![
        Just(ClaimVerdict::Correct),
        any::<bool>().prop_map(|opens_offer| ClaimVerdict::Incorrect { opens_offer }),
        Just(ClaimVerdict::Referred(TableUnknown::CastlingRights)),
        Just(ClaimVerdict::Referred(TableUnknown::TableMissing)),
    ]
}

/// Intervals before and after an event, with at least one second.
fn intervals() -> impl Strategy<Value = Interval> {
    (-60_000_000..60_000_000_i64, 1..60_000_000_i64).prop_map(|(ahead, length)| {
        let from = START + ahead;
        Interval { from, until: from + length }
    })
}

fn directives() -> impl Strategy<Value = Directive> {
    prop_oneof![
        (colors(), any::<i32>(), any::<i16>())
            .prop_map(|(by, days, moves)| Directive::ClockAdjusted { by, days, moves }),
        proptest::option::of(colors()).prop_map(|by| Directive::Defaulted { by }),
        (colors(), any::<u32>(), -60_000_000..60_000_000_i64).prop_map(|(by, player, ahead)| {
            Directive::Replaced { by, player: PlayerId(player), from: START + ahead }
        }),
        (0..3_u8).prop_map(|white| Directive::Adjudicated { white: HalfPoints(white) }),
        (proptest::sample::select(&[(2, 0), (0, 2), (1, 1), (0, 0)][..]), 0..5_usize).prop_map(
            |((white, black), flag)| Directive::Recorded {
                white: HalfPoints(white),
                black: HalfPoints(black),
                flag: Flag::ALL.get(flag).copied(),
            }
        ),
        proptest::sample::select(
            &[
                Directive::ClocksStopped,
                Directive::ClocksResumed,
                Directive::SentToAdjudication,
                Directive::Cancelled,
                Directive::Reinstated,
            ][..]
        ),
    ]
}

/// An event at the beginning of time, and the seconds that pass before it.
fn events() -> impl Strategy<Value = (i64, Event)> {
    let at = START;
    let event = prop_oneof![
        6 => (moves(), any::<bool>()).prop_map(move |((code, draw_offered, ends), conditional)| {
            Event::MovePlayed { at, code, draw_offered, ends, conditional }
        }),
        2 => (colors(), 0..4_usize, proptest::option::of(codes()), verdicts()).prop_map(
            move |(by, claim, intended, verdict)| {
                Event::Claimed { at, by, claim: Claim::ALL[claim], intended, verdict }
            }
        ),
        1 => any::<bool>().prop_map(move |upheld| Event::ClaimRuled { at, upheld }),
        1 => colors().prop_map(move |by| Event::CountStarted { at, by }),
        1 => colors().prop_map(move |by| Event::CountStopped { at, by }),
        1 => colors().prop_map(move |by| Event::DrawAccepted { at, by }),
        1 => colors().prop_map(move |by| Event::DrawDeclined { at, by }),
        1 => colors().prop_map(move |by| Event::Resigned { at, by }),
        1 => (colors(), any::<bool>())
            .prop_map(move |(by, drawn)| Event::TimeForfeited { at, by, drawn }),
        1 => (colors(), intervals())
            .prop_map(move |(by, leave)| Event::LeaveRegistered { at, by, leave }),
        1 => (colors(), intervals())
            .prop_map(move |(by, leave)| Event::LeaveCancelled { at, by, leave }),
        1 => intervals().prop_map(move |outage| Event::OutageCredited { at, outage }),
        1 => colors().prop_map(move |by| Event::ReflectionAnnounced { at, by }),
        1 => (colors(), 1..u32::MAX)
            .prop_map(move |(by, seconds)| Event::TimeRefilled { at, by, seconds }),
        1 => colors().prop_map(move |by| Event::FlagFell { at, by }),
        1 => colors().prop_map(move |by| Event::SilenceForfeited { at, by }),
        2 => (any::<u32>(), directives())
            .prop_map(move |(decision, directive)| Event::Directed { at, decision, directive }),
    ];
    (prop_oneof![Just(0), 0..1_000_i64, 0..40_000_000_i64], event)
}

/// The same event at another time.
fn dated(event: Event, at: Instant) -> Event {
    match event {
        Event::MovePlayed { code, draw_offered, ends, conditional, .. } => {
            Event::MovePlayed { at, code, draw_offered, ends, conditional }
        }
        Event::DrawAccepted { by, .. } => Event::DrawAccepted { at, by },
        Event::DrawDeclined { by, .. } => Event::DrawDeclined { at, by },
        Event::Resigned { by, .. } => Event::Resigned { at, by },
        Event::TimeForfeited { by, drawn, .. } => Event::TimeForfeited { at, by, drawn },
        Event::Claimed { by, claim, intended, verdict, .. } => {
            Event::Claimed { at, by, claim, intended, verdict }
        }
        Event::ClaimRuled { upheld, .. } => Event::ClaimRuled { at, upheld },
        Event::CountStarted { by, .. } => Event::CountStarted { at, by },
        Event::CountStopped { by, .. } => Event::CountStopped { at, by },
        Event::LeaveRegistered { by, leave, .. } => Event::LeaveRegistered { at, by, leave },
        Event::LeaveCancelled { by, leave, .. } => Event::LeaveCancelled { at, by, leave },
        Event::OutageCredited { outage, .. } => Event::OutageCredited { at, outage },
        Event::ReflectionAnnounced { by, .. } => Event::ReflectionAnnounced { at, by },
        Event::TimeRefilled { by, seconds, .. } => Event::TimeRefilled { at, by, seconds },
        Event::FlagFell { by, .. } => Event::FlagFell { at, by },
        Event::SilenceForfeited { by, .. } => Event::SilenceForfeited { at, by },
        Event::Directed { decision, directive, .. } => Event::Directed { at, decision, directive },
    }
}

fn encode(steps: &[(i64, Event)]) -> (Vec<Event>, Vec<u8>) {
    let (mut log, mut bytes, mut now) = (Vec::new(), Vec::new(), START);
    for (seconds, event) in steps {
        now = now + *seconds;
        let event = dated(*event, now);
        encode_event(&mut bytes, log.last().map(Event::at), &event);
        log.push(event);
    }
    (log, bytes)
}

proptest! {
    /// What is encoded decodes to itself.
    #[test]
    fn logs_read_back(steps in prop::collection::vec(events(), 0..60)) {
        let (log, bytes) = encode(&steps);
        prop_assert_eq!(decode_log(&bytes), Ok(log));
    }

    /// A log cut short is one with fewer events, or is told; it never has others.
    #[test]
    fn cut_logs_are_told(steps in prop::collection::vec(events(), 1..20), cut in 0..100_usize) {
        let (log, bytes) = encode(&steps);
        let end = cut % bytes.len();
        if let Ok(shorter) = decode_log(&bytes[..end]) {
            prop_assert!(log.starts_with(&shorter) && shorter.len() < log.len());
        }
    }

    /// Any bytes are a log or are told; none makes the server fall over.
    #[test]
    fn any_bytes_are_survived(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(log) = decode_log(&bytes) {
            prop_assert!(log.windows(2).all(|pair| pair[0].at() <= pair[1].at()));
        }
    }
}
