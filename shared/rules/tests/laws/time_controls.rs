//! Article 6.2: every time control that an event can lay down, at its limits, as text, and against a
//! count that goes day by day and move by move.

use proptest::prelude::*;
use rules::{
    Clock, Color, DAY_SECONDS, Event, Game, Instant, ParseTimeControlError, Period, Reflection,
    Terms, TimeControl, TimeUsed, TripleBlock,
};

use crate::{START, accept, answer, mover, terms, test_data, verdict};

const DAY: i64 = DAY_SECONDS;
const HOUR: i64 = 3_600;

/// Standard terms with the time control that is meant in words.
pub(crate) fn terms_on(control: &str) -> Terms {
    Terms { time_control: control.parse().expect("a time control"), ..terms("") }
}

/// The next move of knights that go to and fro: legal for ever, in every start used here.
pub(crate) fn shuttle(game: &Game) -> &'static str {
    ["Nc3", "Nc6", "Nb1", "Nb8"][usize::from(game.ply()) % 4]
}

/// What comes of the next move at `now`, by whoever is on move.
pub(crate) fn try_move(game: &Game, now: Instant) -> String {
    verdict(&game.play(mover(game), answer(game, shuttle(game)), now))
}

/// Makes the next move.
#[track_caller]
pub(crate) fn move_at(game: &mut Game, now: Instant) -> Event {
    let decision = game.play(mover(game), answer(game, shuttle(game)), now);
    accept(game, decision)
}

/// A game in which the moves took so many days, White's first.
#[track_caller]
pub(crate) fn after_days(terms: Terms, spent: &[i64]) -> Game {
    let mut game = Game::new(terms);
    for days in spent {
        let now = game.turn_since() + days * DAY;
        move_at(&mut game, now);
    }
    game
}

/// LAW-6.2, LAW-6.3, LAW-6.6: each control's limit to the second, from the start, after moves, and
/// behind a control: one second earlier is in time, the limit is late, one second later as well.
#[test]
fn every_control_has_its_limit() {
    let phases = "10 moves in 30 days then 1 moves in 3 days";
    let ten_of_three = [3, 0].repeat(10);
    let behind = |more: &[i64]| [&ten_of_three[..], more].concat();
    let cases: &[(&str, &[i64], i64)] = &[
        // The control, days that the moves before took, whole days until the flag.
        ("10 moves in 50 days double after 20", &[], 36),
        ("10 moves in 40 days double after 20", &[], 31),
        ("10 moves in 30 days double after 20", &[], 26),
        ("10 moves in 50 days double after 15", &[], 33),
        ("10 moves in 40 days double after 15", &[], 28),
        ("10 moves in 30 days double after 15", &[], 23),
        ("10 moves in 50 days", &[], 51),
        ("10 moves in 50 days double after 20", &[0, 0, 23], 36),
        ("10 moves in 50 days double after 20", &[23, 0], 23), // 26 charged, 24 left: 20 and 2
        ("10 moves in 50 days double after 15", &[23, 0], 18), // 31 charged, 19 left: 15 and 2
        ("10 moves in 50 days", &[23, 0], 28),
        ("10 moves in 50 days double after 20", &[35, 0], 1), // the first 24 hours are free
        ("10 moves in 50 days double after 0", &[], 26),
        ("1 moves in 3 days", &[], 4),
        ("1 moves in 3 days", &[3, 0], 4),
        ("1 moves in 3 days", &[0, 0], 7), // unused days carry over
        ("1 moves in 3 days", &[0], 4),
        ("10 moves in 0 days", &[], 1),
        (phases, &[], 31),
        (phases, &[30, 0], 1),
        (phases, &behind(&[]), 4),
        (phases, &behind(&[2, 0]), 5),
        (phases, &behind(&[3, 0]), 4),
        (phases, &behind(&[0]), 34), // Black, who has used nothing
        (phases, &[0, 0].repeat(10), 34),
        ("10 moves in 30 days then 1 moves in 3 days double after 20", &[], 26),
        ("10 moves in 30 days then 5 moves in 40 days double after 15", &behind(&[]), 28),
        ("180 days plus 1 days per move", &[], 181),
        ("180 days plus 1 days per move", &[5], 181),
        ("180 days plus 1 days per move", &[5, 100], 177),
        ("180 days plus 1 days per move", &[5, 100, 0], 82),
        ("180 days plus 1 days per move double after 20", &[], 101),
        ("180 days plus 1 days per move double after 15", &[], 98),
        ("triple block bank 75 increment 5", &[], 50),
        ("triple block bank 0 increment 0", &[3, 0], 47),
    ];
    for (control, spent, flag) in cases {
        check_limit(after_days(terms_on(control), spent), *flag, &format!("{control}, {spent:?}"));
    }
}

#[track_caller]
fn check_limit(game: Game, flag: i64, what: &str) {
    let (since, by) = (game.turn_since(), game.turn());
    let at = since + flag * DAY;
    assert_eq!(game.deadline(), Some(at), "{what}: {} s", game.deadline().unwrap() - since);
    for (offset, expected) in [(-1, "accepted"), (0, "flag_fallen"), (1, "flag_fallen")] {
        let now = at + offset;
        assert_eq!(try_move(&game, now), expected, "{what} at {offset}");
        let clock = game.clock(by, now);
        assert_eq!(clock.seconds_left, Some(-offset), "{what} at {offset}");
        // In whole days the charge shows it, in Triple Block the clock at zero.
        let shown = offset < 0 || offset == 0 && clock.bank_seconds.is_some();
        assert_eq!(clock.days_left.unwrap() >= 0, shown, "{what} at {offset}");
        let forfeited = game.forfeit(now).map(|event| event.at());
        assert_eq!(forfeited, (offset >= 0).then_some(at), "{what} at {offset}");
    }
}

/// LAW-6.2: unused time carries over at every control, and with every move.
#[test]
fn unused_time_carries_over() {
    let cases: &[(&str, &[u16])] = &[
        // Days left to somebody who has made so many moves at once: 0, 9, 10, 11, 19, 20, 30.
        ("10 moves in 50 days double after 20", &[50, 50, 100, 100, 100, 150, 200]),
        ("10 moves in 40 days double after 15", &[40, 40, 80, 80, 80, 120, 160]),
        ("10 moves in 30 days then 1 moves in 3 days", &[30, 30, 33, 36, 60, 63, 93]),
        ("10 moves in 30 days then 10 moves in 20 days", &[30, 30, 50, 50, 50, 70, 90]),
        ("180 days plus 1 days per move", &[180, 189, 190, 191, 199, 200, 210]),
        ("180 days plus 0 days per move", &[180; 7]),
    ];
    for (control, expected) in cases {
        for (made, days) in [0_usize, 9, 10, 11, 19, 20, 30].iter().zip(*expected) {
            let game = after_days(terms_on(control), &vec![0; 2 * made]);
            for color in Color::ALL {
                let clock = game.clock(color, START);
                let found = (clock.days_left, clock.days_used);
                assert_eq!(found, (Some(i64::from(*days)), 0), "{control}, {color} after {made}");
            }
        }
    }
}

/// LAW-6.2: what the clocks show of days, moves to go and the next control, side by side.
#[test]
fn clocks_show_the_control() {
    let standard = "10 moves in 50 days double after 20";
    let fifteen = "10 moves in 50 days double after 15";
    let phases = "10 moves in 30 days then 4 moves in 8 days double after 20";
    let base = "180 days plus 1 days per move double after 20";
    let nine = [1, 2].repeat(9);
    let ten = [1, 2].repeat(10);
    // The control, days of the moves before; hours into the present move; days left and used of who
    // thinks and of who waits; moves to go and control of who thinks; hours to doubling.
    type Shown = (i64, u32, i64, u32);
    type Case<'a> = (&'a str, &'a [i64], i64, Shown, Option<(u16, u16)>, Option<i64>);
    let cases: &[Case<'_>] = &[
        (standard, &[], 0, (50, 0, 50, 0), Some((10, 10)), Some(480)),
        (standard, &[], 23, (50, 0, 50, 0), Some((10, 10)), Some(457)),
        (standard, &[], 24, (49, 0, 50, 0), Some((10, 10)), Some(456)),
        (standard, &[], 480, (30, 0, 50, 0), Some((10, 10)), None),
        (standard, &[], 504, (28, 0, 50, 0), Some((10, 10)), None),
        (standard, &[23], 30, (49, 0, 24, 26), Some((10, 10)), Some(450)),
        (standard, &nine, 49, (39, 9, 32, 18), Some((1, 10)), Some(431)),
        (standard, &ten, 0, (90, 10, 80, 20), Some((10, 20)), Some(480)),
        (fifteen, &[], 383, (35, 0, 50, 0), Some((10, 10)), None),
        (fifteen, &[], 359, (36, 0, 50, 0), Some((10, 10)), Some(1)),
        (fifteen, &[], 384, (33, 0, 50, 0), Some((10, 10)), None),
        (phases, &nine, 0, (21, 9, 12, 18), Some((1, 10)), Some(480)),
        (phases, &ten, 24, (27, 10, 18, 20), Some((4, 14)), Some(456)),
        (phases, &[1, 2].repeat(13), 0, (25, 13, 12, 26), Some((1, 14)), Some(480)),
        (phases, &[1, 2].repeat(14), 0, (32, 14, 18, 28), Some((4, 18)), Some(480)),
        (base, &[], 48, (178, 0, 180, 0), None, Some(432)),
        (base, &[3, 5], 505, (156, 3, 176, 5), None, None),
        (base, &[3, 5, 0], 0, (176, 5, 179, 3), None, Some(480)),
    ];
    for (control, spent, hours, shown, to_go, doubles) in cases {
        let game = after_days(terms_on(control), spent);
        let now = game.turn_since() + hours * HOUR;
        let (thinks, waits) = (game.clock(game.turn(), now), game.clock(!game.turn(), now));
        let what = format!("{control}, {spent:?}, {hours} h");
        let days = |clock: &Clock| (clock.days_left.unwrap(), clock.days_used);
        let ((left, used), (other_left, other_used)) = (days(&thinks), days(&waits));
        assert_eq!((left, used, other_left, other_used), *shown, "{what}");
        assert_eq!(thinks.moves_to_go.zip(thinks.control_move), *to_go, "{what}");
        assert_eq!(thinks.doubles_in_seconds, doubles.map(|hours| hours * HOUR), "{what}");
        assert_eq!(thinks.doubled, doubles.is_none(), "{what}");
        assert_eq!((thinks.thinking_seconds, waits.thinking_seconds), (hours * HOUR, 0), "{what}");
        assert_eq!((thinks.running, waits.running), (true, false), "{what}");
        assert_eq!((waits.doubled, waits.doubles_in_seconds), (false, None), "{what}");
        assert_eq!((thinks.bank_seconds, waits.seconds_left), (None, None), "{what}");
    }
}

/// LAW-6.2: an event without a limit has no deadline, and nothing runs out in ten years.
#[test]
fn without_a_limit_no_flag_falls() {
    let mut game = Game::new(terms_on("none"));
    for days in [3_650, 0, 40_000] {
        let now = game.turn_since() + days * DAY;
        assert_eq!((game.deadline(), game.forfeit(now), game.flag_fell(now)), (None, None, None));
        let clock = game.clock(game.turn(), now);
        assert_eq!((clock.days_left, clock.seconds_left, clock.moves_to_go), (None, None, None));
        assert_eq!((clock.running, clock.thinking_seconds), (true, days * DAY));
        assert_eq!(
            (clock.doubled, clock.doubles_in_seconds, clock.control_move),
            (false, None, None)
        );
        move_at(&mut game, now);
    }
    // Days are counted all the same.
    assert_eq!(game.time_used(Color::White).days, 43_650);
}

/// What people and clients read, and what is no time control.
#[test]
fn controls_are_read_from_text() {
    let cases: &[(&str, &str)] = &[
        ("10 moves in 50 days double after 20", "10/4320000"),
        ("10 moves in 40 days double after 15", "10/3456000"),
        ("10 moves in 30 days", "10/2592000"),
        ("10 moves in 30 days then 1 moves in 3 days", "10/2592000:1/259200"),
        ("10 moves in 30 days then 1 moves in 3 days double after 20", "10/2592000:1/259200"),
        ("180 days plus 1 days per move", "15552000+86400"),
        ("180 days plus 1 days per move double after 20", "15552000+86400"),
        ("triple block bank 75 increment 5", "10800000+432000"),
        ("triple block bank 51 increment 1 protected", "8726400+86400"),
        ("none", "-"),
    ];
    for (text, xfcc) in cases {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!((control.to_string(), control.xfcc()), ((*text).to_owned(), (*xfcc).to_owned()));
        let spaced = text.replace(' ', " \t\n ");
        assert_eq!(format!("  {spaced}\n").parse(), Ok(control), "{text}");
    }
    assert_eq!(TimeControl::STANDARD.to_string(), cases[0].0);
    let hostile: &[&str] = &[
        "",
        " ",
        "none none",
        "None",
        "double after 20",
        "none double after 20",
        "triple block bank 75 increment 5 double after 20",
        "triple block bank 75",
        "triple block bank 75 increment 5 guarded",
        "triple block bank 75 increment 5 protected protected",
        "triple block bank 65536 increment 5",
        "0 moves in 50 days",
        "10 moves in 65536 days",
        "-1 moves in 50 days",
        "+10 moves in 50 days",
        "10 moves in 5e1 days",
        "10 moves in 50.0 days",
        "10 moves in ５０ days",
        "10 moves in 50 days double after",
        "10 moves in 50 days double after -1",
        "10 moves in 50 days double after 20 double after 20",
        "10 moves in 50 days 10 moves in 50 days",
        "10 moves in 50 days then",
        "0 moves in 1 days then 1 moves in 3 days",
        "10 moves in 30 days then 0 moves in 3 days",
        "10 moves in 50 hours",
        "180 days plus 1 days",
        "180 days plus +1 days per move",
        "10 moves in 50 days\0",
        "10/4320000",
        "ten moves in fifty days",
    ];
    for text in hostile {
        assert_eq!(text.parse::<TimeControl>(), Err(ParseTimeControlError), "{text:?}");
    }
    let long = "10 moves in 50 days then ".repeat(10_000);
    assert_eq!(long.parse::<TimeControl>(), Err(ParseTimeControlError));
    assert!(ParseTimeControlError.to_string().contains("10 moves in 50 days double after 20"));
}

fn doubling() -> impl Strategy<Value = Option<u16>> {
    prop_oneof![Just(Some(20)), Just(Some(15)), Just(None), proptest::option::of(any::<u16>())]
}

/// Any control in which days are counted, with numbers up to `most`.
pub(crate) fn day_controls(most: u16) -> impl Strategy<Value = TimeControl> {
    let period = move || (1..=most, 0..=most).prop_map(|(moves, days)| Period { moves, days });
    prop_oneof![
        (period(), doubling()).prop_map(|(Period { moves, days }, double_after_days)| {
            TimeControl::MovesInDays { moves, days, double_after_days }
        }),
        (period(), period(), doubling()).prop_map(|(first, then, double_after_days)| {
            TimeControl::Phases { first, then, double_after_days }
        }),
        (0..=most, 0..=most, doubling()).prop_map(|(days, days_per_move, double_after_days)| {
            TimeControl::BasePerMove { days, days_per_move, double_after_days }
        }),
    ]
}

/// Days charged for a move, counted day by day.
pub(crate) fn counted_charge(seconds: i64, double_after_days: Option<u16>) -> u32 {
    let (mut charge, mut day) = (0, 0);
    let mut passed = DAY;
    while passed <= seconds {
        day += 1;
        charge += if double_after_days.is_some_and(|limit| day > i64::from(limit)) { 2 } else { 1 };
        passed += DAY;
    }
    charge
}

/// Days granted to somebody who has made so many moves, and moves to go to the next control, counted
/// move by move.
pub(crate) fn counted_budget(control: TimeControl, made: u16) -> (u32, Option<u16>) {
    let (first, then) = match control {
        TimeControl::MovesInDays { moves, days, .. } => {
            (Period { moves, days }, Period { moves, days })
        }
        TimeControl::Phases { first, then, .. } => (first, then),
        TimeControl::BasePerMove { days, days_per_move, .. } => {
            let each = (0..made).map(|_| u32::from(days_per_move));
            return (u32::from(days) + each.sum::<u32>(), None);
        }
        other => panic!("no days are counted: {other}"),
    };
    let (mut days, mut to_go) = (u32::from(first.days), first.moves);
    for _ in 0..made {
        to_go -= 1;
        if to_go == 0 {
            days += u32::from(then.days);
            to_go = then.moves;
        }
    }
    (days, Some(to_go))
}

proptest! {
    /// Every control is written so that it is read back, whatever its numbers are.
    #[test]
    fn texts_are_read_back(
        control in prop_oneof![
            8 => day_controls(u16::MAX),
            2 => any::<(u16, u16, bool)>().prop_map(|(bank_days, increment_days, protected)| {
                TimeControl::TripleBlock(TripleBlock { bank_days, increment_days, protected })
            }),
            1 => Just(TimeControl::None),
        ],
        word in "[ a-z0-9+.-]{0,12}",
    ) {
        let text = control.to_string();
        prop_assert_eq!(text.parse::<TimeControl>(), Ok(control));
        let longer = format!("{text} {word}");
        if let Ok(read) = longer.parse::<TimeControl>() {
            prop_assert_eq!(read.to_string().split_whitespace().eq(longer.split_whitespace()), true);
        }
        prop_assert!(control.xfcc().bytes().all(|b| b.is_ascii_digit() || b"/:+-".contains(&b)));
    }

    /// LAW-6.2, LAW-6.3: days charged, granted and left, moves to go and the flag, for every control,
    /// as a count day by day and move by move has them.
    #[test]
    fn controls_agree_with_a_count_by_the_day(
        control in day_controls(60),
        spent in proptest::collection::vec(0..60 * 24_i64, 0..70),
        minute in 0..60_i64,
    ) {
        let mut used = TimeUsed::default();
        let mut charged = 0;
        for hours in spent {
            let (budget, to_go) = counted_budget(control, used.moves);
            let left = i64::from(budget) - i64::from(charged);
            let mut flag = 0;
            while i64::from(counted_charge(flag, control.double_after_days())) <= left {
                flag += DAY;
            }
            prop_assert_eq!(control.seconds_to_flag(used, 0), Some(flag));
            let seconds = (hours * HOUR + minute).min((flag - 1).max(0));
            let charge = counted_charge(seconds, control.double_after_days());
            let clock = control.clock(used, Reflection { seconds, refilled_seconds: 0 }, true);
            prop_assert_eq!(clock.days_left, Some(left - i64::from(charge)));
            prop_assert_eq!(clock.seconds_left, Some(flag - seconds));
            prop_assert_eq!(clock.moves_to_go, to_go);
            prop_assert_eq!(clock.control_move, to_go.map(|to_go| used.moves + to_go));
            prop_assert_eq!(control.charged_days(seconds), charge);
            charged += charge;
            used = control.after_move(used, seconds);
            prop_assert_eq!((used.days, used.granted_seconds), (charged, 0));
        }
    }
}

/// The instants that stand in a PGN text, in their order: taken from the text itself.
fn stamps(text: &str) -> Vec<Instant> {
    let stamps = text.split("[%ccsnt ").skip(1).map(|rest| &rest[..16]);
    let read = |text| chrono::NaiveDateTime::parse_from_str(text, "%Y.%m.%d,%H:%M").unwrap();
    stamps.map(|text| Instant::from(read(text).and_utc())).collect()
}

/// LAW-6.1, LAW-6.2, LAW-6.5: two games that were really played, at the times of the server that took
/// their moves: charged and remaining days of every move, and the first move that would have been
/// late, against a count by the day over the file's own text.
#[test]
fn real_games_are_charged_as_counted() {
    let path = "pgn/iccf_two_games_with_server_time_stamps.pgn";
    let Some(bytes) = test_data(path) else { return };
    let text = rules::pgn::decode(&bytes).into_owned();
    let parts: Vec<&str> = text.split("[Event ").filter(|part| part.contains("%ccsnt")).collect();
    let games = rules::pgn::read(&text).into_iter().flatten();
    let games: Vec<_> = games.filter(|game| game.moves.iter().all(|m| m.at.is_some())).collect();
    assert_eq!((games.len(), parts.len()), (2, 2));
    let controls = ["10 moves in 50 days", "10 moves in 40 days", "10 moves in 30 days"]
        .iter()
        .flat_map(|control| {
            ["", " double after 20", " double after 15"].map(|d| format!("{control}{d}"))
        })
        .chain(
            ["10 moves in 30 days then 1 moves in 3 days", "180 days plus 1 days per move"]
                .map(str::to_owned),
        );
    let mut whole = [0, 0];
    for control in controls {
        for (index, (game, part)) in games.iter().zip(&parts).enumerate() {
            let date = game.header("Date").unwrap().replace('.', "-");
            let start: chrono::NaiveDate = date.parse().unwrap();
            let start = Instant::from(start.and_hms_opt(0, 0, 0).unwrap().and_utc());
            let sans = game.moves.iter().map(|m| m.san.as_str());
            let moves: Vec<_> = sans.zip(stamps(part)).collect();
            assert_eq!(moves.len(), game.moves.len());
            let terms = Terms { starts_at: start, ..terms_on(&control) };
            whole[index] += usize::from(check_real_game(terms, &moves));
        }
    }
    assert!(whole.iter().all(|fits| *fits > 0), "no control lets the games end: {whole:?}");
}

/// Plays until a move is late; answers whether none is.
fn check_real_game(terms: Terms, moves: &[(&str, Instant)]) -> bool {
    let (control, mut since) = (terms.time_control, terms.starts_at.unix());
    let mut game = Game::new(terms);
    let mut charged = [0, 0];
    for (index, (san, at)) in moves.iter().enumerate() {
        let own = &mut charged[index % 2];
        let made = u16::try_from(index / 2).unwrap();
        let charge = counted_charge(at.unix() - since, control.double_after_days());
        since = since.max(at.unix());
        *own += charge;
        let (budget, _) = counted_budget(control, made);
        let request = answer(&game, san);
        let decision = game.play(mover(&game), request, *at);
        if *own > budget {
            assert_eq!(verdict(&decision), "flag_fallen", "{control}: {san}");
            return false;
        }
        let color = game.turn();
        accept(&mut game, decision);
        let clock = game.clock(color, *at);
        assert_eq!(game.plies()[index].charged_days, charge, "{control}: {san}");
        let left = i64::from(counted_budget(control, made + 1).0) - i64::from(*own);
        assert_eq!(game.plies()[index].days_left, Some(left), "{control}: {san}");
        assert_eq!((clock.days_used, clock.days_left), (*own, Some(left)), "{control}: {san}");
    }
    true
}
