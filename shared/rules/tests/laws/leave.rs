//! LAW-10.1: leave, its allowance a calendar year, and what may be entered when.
//!
//! Requests are written as a player or an official would say them: `register 2026-03-01
//! 2026-03-10`. The event has 45 days a year unless a case says otherwise.

use rules::{
    CORRECTION_DAYS_MAX, Day, Days, Instant, Interval, LEAVE_ENTRIES_MAX, LeaveAction, LeaveBook,
    LeaveDecision, LeaveEntry, LeaveKind, LeaveRefusal, PlayerId, SPECIAL_LEAVE_DAYS_MAX,
};

const PLAYER: PlayerId = PlayerId(1);
const OFFICIAL: PlayerId = PlayerId(9);
/// Days of leave that the event has a year.
const ALLOWANCE: u16 = 45;

fn day(text: &str) -> Day {
    Day::from(text.parse::<chrono::NaiveDate>().expect("a date"))
}

/// A second of a day; the first one when no time is given.
fn at(text: &str) -> Instant {
    let (date, time) = text.split_once('T').unwrap_or((text, "00:00:00"));
    let parts: Vec<i64> = time.split(':').map(|part| part.parse().expect("a number")).collect();
    day(date).starts_at() + (parts[0] * 3_600 + parts[1] * 60 + parts[2])
}

/// What the book says to a request, at a moment.
fn ask(book: &LeaveBook, request: &str, now: &str) -> Result<LeaveDecision, LeaveRefusal> {
    let words: Vec<&str> = request.split_whitespace().collect();
    let (now, why) = (at(now), "Why.");
    match words[..] {
        ["register", first, last] => book.register(day(first), day(last), PLAYER, now),
        ["cancel", first, last] => book.cancel(day(first), day(last), PLAYER, now),
        ["grant", first, last] => book.grant_special(day(first), day(last), OFFICIAL, why, now),
        ["withdraw", first, last] => book.withdraw(day(first), day(last), OFFICIAL, why, now),
        ["correct", year, days] => {
            let (year, days) = (year.parse().expect("a year"), days.parse().expect("days"));
            book.correct_allowance(year, days, OFFICIAL, why, now)
        }
        _ => panic!("{request}"),
    }
}

/// In a word or two: `accepted`, `repeated`, or the refusal's code with what it says.
fn verdict(decision: &Result<LeaveDecision, LeaveRefusal>) -> String {
    match decision {
        Ok(LeaveDecision::Accepted(_)) => "accepted".to_owned(),
        Ok(LeaveDecision::Repeated) => "repeated".to_owned(),
        Err(refusal) => {
            let code = refusal.code();
            match refusal {
                LeaveRefusal::Retroactive { earliest } => format!("{code} {earliest}"),
                LeaveRefusal::TooFarAhead { latest } => format!("{code} {latest}"),
                LeaveRefusal::TooLong { days } => format!("{code} {days}"),
                LeaveRefusal::Overlaps { first, last } => format!("{code} {first} {last}"),
                LeaveRefusal::AllowanceExceeded { year, left, asked } => {
                    format!("{code} {year} {left} {asked}")
                }
                _ => code.to_owned(),
            }
        }
    }
}

/// A book in which each `request @ moment` was entered.
#[track_caller]
fn book_of(allowance: u16, entered: &[&str]) -> LeaveBook {
    let mut book = LeaveBook::replay(allowance, &[]);
    for line in entered {
        enter(&mut book, line);
    }
    // What was folded step by step and what is folded at once is the same.
    assert_eq!(LeaveBook::replay(allowance, book.entries()), book);
    book
}

#[track_caller]
fn enter(book: &mut LeaveBook, line: &str) {
    let (request, now) = line.split_once(" @ ").expect("a moment");
    match ask(book, request, now) {
        Ok(LeaveDecision::Accepted(entry)) => book.apply(&entry),
        other => panic!("{line}: {other:?}"),
    }
}

/// Asks each `request @ moment` of a book as it stands after `entered`.
#[track_caller]
fn check(entered: &[&str], cases: &[(&str, &str)]) {
    let book = book_of(ALLOWANCE, entered);
    for (line, expected) in cases {
        let (request, now) = line.split_once(" @ ").expect("a moment");
        assert_eq!(verdict(&ask(&book, request, now)), *expected, "{line} after {entered:?}");
    }
}

/// The periods as `first last own`, in order.
fn periods(book: &LeaveBook) -> Vec<String> {
    let kind = |kind| if kind == LeaveKind::Own { "own" } else { "special" };
    let periods = book.periods().iter();
    periods.map(|p| format!("{} {} {}", p.days.first(), p.days.last(), kind(p.kind))).collect()
}

/// A year as `allowed taken left`.
fn year(book: &LeaveBook, year: i32) -> (u32, u32, u32) {
    let year = book.year(year);
    (year.allowed, year.taken, year.left())
}

/// LAW-10.1: leave begins tomorrow (UTC) at the earliest and ends with the next year at the latest;
/// what was entered is answered again at any time.
#[test]
fn leave_is_entered_from_tomorrow_to_the_end_of_next_year() {
    let cases = [
        ("register 2026-03-02 2026-03-02 @ 2026-03-01", "accepted"),
        ("register 2026-03-02 2026-03-02 @ 2026-03-01T23:59:59", "accepted"),
        ("register 2026-03-02 2026-03-02 @ 2026-03-02", "leave_retroactive 2026-03-03"),
        ("register 2026-03-01 2026-03-09 @ 2026-03-01", "leave_retroactive 2026-03-02"),
        ("register 2025-01-01 2026-03-09 @ 2026-03-01", "leave_retroactive 2026-03-02"),
        ("register 2026-03-02 2026-03-01 @ 2026-03-01", "last_before_first"),
        ("register 2027-12-31 2027-12-31 @ 2026-01-01", "accepted"),
        ("register 2027-12-31 2028-01-01 @ 2026-12-31", "leave_too_far_ahead 2027-12-31"),
        ("register 2027-12-31 2028-01-01 @ 2027-01-01", "accepted"),
        ("register 2028-01-01 2028-01-01 @ 2026-12-31T23:59:59", "leave_too_far_ahead 2027-12-31"),
        ("register 2026-12-31 2026-12-31 @ 2026-12-30T23:59:59", "accepted"),
        ("register 2026-12-31 2026-12-31 @ 2026-12-31", "leave_retroactive 2027-01-01"),
        // The calendar's ends.
        ("register -262143-01-01 +262142-12-31 @ 2026-03-01", "leave_retroactive 2026-03-02"),
        ("register 2026-03-02 +262142-12-31 @ 2026-03-01", "leave_too_far_ahead 2027-12-31"),
    ];
    check(&[], &cases);
    check(
        &["register 2026-03-02 2026-03-06 @ 2026-03-01"],
        &[
            ("register 2026-03-02 2026-03-06 @ 2026-03-01", "repeated"),
            ("register 2026-03-02 2026-03-06 @ 2026-03-04", "repeated"),
            ("register 2026-03-02 2026-03-06 @ 2028-03-04", "repeated"),
        ],
    );
}

/// LAW-10.1: the allowance is that of a calendar year, and leave over New Year is charged to each
/// year by its days.
#[test]
fn a_year_has_so_many_days() {
    let cases = [
        ("register 2026-03-01 2026-04-14 @ 2026-01-01", "accepted"),
        ("register 2026-03-01 2026-04-15 @ 2026-01-01", "leave_allowance_exceeded 2026 45 46"),
        // 45 days each side of New Year, then one more on either side.
        ("register 2026-11-17 2027-02-14 @ 2026-01-01", "accepted"),
        ("register 2026-11-16 2027-02-14 @ 2026-01-01", "leave_allowance_exceeded 2026 45 46"),
        ("register 2026-11-17 2027-02-15 @ 2026-01-01", "leave_allowance_exceeded 2027 45 46"),
        ("register 2026-11-16 2027-02-15 @ 2026-01-01", "leave_allowance_exceeded 2026 45 46"),
        // All of two years: the first that is exceeded is told.
        ("register 2026-01-02 2027-12-31 @ 2026-01-01", "leave_allowance_exceeded 2026 45 364"),
    ];
    check(&[], &cases);
    let over = ["register 2026-12-20 2027-01-03 @ 2026-01-01"];
    let book = book_of(ALLOWANCE, &over);
    assert_eq!((year(&book, 2026), year(&book, 2027)), ((45, 12, 33), (45, 3, 42)));
    assert_eq!(year(&book, 2028), (45, 0, 45));
    check(
        &over,
        &[
            ("register 2026-06-01 2026-07-03 @ 2026-01-01", "accepted"),
            ("register 2026-06-01 2026-07-04 @ 2026-01-01", "leave_allowance_exceeded 2026 33 34"),
            ("register 2027-06-01 2027-07-12 @ 2026-01-01", "accepted"),
            ("register 2027-06-01 2027-07-13 @ 2026-01-01", "leave_allowance_exceeded 2027 42 43"),
        ],
    );
    // The leap day is a day: January and February of 2028 have 60, of 2027 59.
    for (allowance, request, expected) in [
        (60, "register 2028-01-01 2028-02-29 @ 2027-06-01", "accepted"),
        (59, "register 2028-01-01 2028-02-29 @ 2027-06-01", "leave_allowance_exceeded 2028 59 60"),
        (59, "register 2027-01-01 2027-02-28 @ 2026-06-01", "accepted"),
        (1, "register 2028-02-29 2028-02-29 @ 2028-02-28", "accepted"),
        (366, "register 2028-01-01 2028-12-31 @ 2027-06-01", "accepted"),
        (
            365,
            "register 2028-01-01 2028-12-31 @ 2027-06-01",
            "leave_allowance_exceeded 2028 365 366",
        ),
        (365, "register 2027-01-01 2027-12-31 @ 2026-06-01", "accepted"),
    ] {
        let (request, now) = request.split_once(" @ ").expect("a moment");
        let found = verdict(&ask(&book_of(allowance, &[]), request, now));
        assert_eq!(found, expected, "{request} of {allowance}");
    }
}

/// LAW-10.1: no day is leave twice, and the leave that is in the way is named.
#[test]
fn own_leave_does_not_overlap() {
    check(
        &[
            "register 2026-03-10 2026-03-12 @ 2026-03-01",
            "grant 2026-03-20 2026-03-20 @ 2026-03-01",
        ],
        &[
            ("register 2026-03-08 2026-03-09 @ 2026-03-01", "accepted"),
            ("register 2026-03-08 2026-03-10 @ 2026-03-01", "leave_overlaps 2026-03-10 2026-03-12"),
            ("register 2026-03-12 2026-03-14 @ 2026-03-01", "leave_overlaps 2026-03-10 2026-03-12"),
            ("register 2026-03-13 2026-03-14 @ 2026-03-01", "accepted"),
            ("register 2026-03-11 2026-03-11 @ 2026-03-01", "leave_overlaps 2026-03-10 2026-03-12"),
            ("register 2026-03-08 2026-03-25 @ 2026-03-01", "leave_overlaps 2026-03-10 2026-03-12"),
            ("register 2026-03-19 2026-03-20 @ 2026-03-01", "leave_overlaps 2026-03-20 2026-03-20"),
            ("register 2026-03-20 2026-03-20 @ 2026-03-01", "leave_overlaps 2026-03-20 2026-03-20"),
        ],
    );
}

/// LAW-10.1: days that have begun stay; a running leave is cut short, one to come may be split or go
/// as a whole, and the allowance gets its days back.
#[test]
fn days_to_come_are_cancelled() {
    let entered = ["register 2026-03-10 2026-03-19 @ 2026-03-01"];
    let after = |line: &str| {
        let mut book = book_of(ALLOWANCE, &entered);
        enter(&mut book, line);
        (periods(&book).join(", "), year(&book, 2026).1)
    };
    for (line, left, taken) in [
        ("cancel 2026-03-10 2026-03-19 @ 2026-03-09T23:59:59", "", 0),
        ("cancel 2026-01-01 2026-12-31 @ 2026-03-02", "", 0),
        ("cancel 2026-03-10 2026-03-19 @ 2026-03-10", "2026-03-10 2026-03-10 own", 1),
        ("cancel 2026-03-10 2026-03-19 @ 2026-03-15T12:00:00", "2026-03-10 2026-03-15 own", 6),
        ("cancel 2026-03-10 2026-03-19 @ 2026-03-18T23:59:59", "2026-03-10 2026-03-18 own", 9),
        (
            "cancel 2026-03-12 2026-03-13 @ 2026-03-01",
            "2026-03-10 2026-03-11 own, 2026-03-14 2026-03-19 own",
            8,
        ),
        ("cancel 2026-03-01 2026-03-10 @ 2026-03-01", "2026-03-11 2026-03-19 own", 9),
        ("cancel 2026-03-19 2026-03-30 @ 2026-03-01", "2026-03-10 2026-03-18 own", 9),
    ] {
        assert_eq!(after(line), (left.to_owned(), taken), "{line}");
    }
    check(
        &entered,
        &[
            ("cancel 2026-03-10 2026-03-19 @ 2026-03-19", "leave_retroactive 2026-03-20"),
            ("cancel 2026-03-10 2026-03-12 @ 2026-03-12", "leave_retroactive 2026-03-13"),
            ("cancel 2026-03-10 2026-03-25 @ 2026-03-19", "not_on_leave"),
            ("cancel 2026-03-20 2026-03-25 @ 2026-03-01", "not_on_leave"),
            ("cancel 2026-03-02 2026-03-09 @ 2026-03-01", "not_on_leave"),
            ("cancel 2026-03-12 2026-03-11 @ 2026-03-01", "last_before_first"),
        ],
    );
    // Once more it is answered like the first time, also when all of the days have passed; what was
    // entered again can be cancelled again.
    let cancelled = [entered[0], "cancel 2026-03-10 2026-03-19 @ 2026-03-15"];
    let again = "cancel 2026-03-10 2026-03-19";
    for now in ["2026-03-15", "2026-03-18", "2026-03-19", "2026-05-01"] {
        assert_eq!(verdict(&ask(&book_of(ALLOWANCE, &cancelled), again, now)), "repeated", "{now}");
    }
    let afresh = [cancelled[0], cancelled[1], "register 2026-03-17 2026-03-19 @ 2026-03-15"];
    let mut book = book_of(ALLOWANCE, &afresh);
    enter(&mut book, "cancel 2026-03-10 2026-03-19 @ 2026-03-17");
    assert_eq!(periods(&book), ["2026-03-10 2026-03-15 own", "2026-03-17 2026-03-17 own"]);
}

/// LAW-10.1: special leave is an official's: it may lie in the past and over leave of the player's
/// own, whose days are then not charged; only officials take it back.
#[test]
fn special_leave_is_not_charged() {
    let book = book_of(ALLOWANCE, &["grant 2026-01-10 2027-02-13 @ 2026-02-01"]);
    assert_eq!(book.periods()[0].days.count(), 400);
    assert_eq!((year(&book, 2026), year(&book, 2027)), ((45, 0, 45), (45, 0, 45)));
    let over =
        ["register 2026-03-10 2026-03-19 @ 2026-03-01", "grant 2026-03-05 2026-03-14 @ 2026-04-01"];
    let book = book_of(ALLOWANCE, &over);
    assert_eq!(periods(&book), ["2026-03-05 2026-03-14 special", "2026-03-10 2026-03-19 own"]);
    assert_eq!(year(&book, 2026), (45, 5, 40));
    let last = i32::from(SPECIAL_LEAVE_DAYS_MAX) - 1;
    let (longest, longer) = (day("2026-03-02").plus(last), day("2026-03-02").plus(last + 1));
    let (oldest, older) = (day("2026-03-01").plus(-last - 1), day("2026-03-01").plus(-last - 2));
    let grant = |first: &str, last: &str| format!("grant {first} {last} @ 2026-03-01");
    let cases = [
        (grant("2026-03-02", &longest.to_string()), "accepted".to_owned()),
        (grant("2026-03-02", &longer.to_string()), "leave_too_long 1097".to_owned()),
        (grant(&oldest.to_string(), "2026-02-01"), "accepted".to_owned()),
        (grant(&older.to_string(), "2026-02-01"), format!("leave_retroactive {oldest}")),
        (grant("2027-12-31", "2028-03-31"), "accepted".to_owned()),
        (grant("2028-01-01", "2028-03-31"), "leave_too_far_ahead 2027-12-31".to_owned()),
        (grant("2026-03-02", "2026-03-01"), "last_before_first".to_owned()),
    ];
    let cases: Vec<(&str, &str)> = cases.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    check(&[], &cases);
    check(
        &["grant 2026-03-10 2026-03-19 @ 2026-03-01"],
        &[
            ("grant 2026-03-10 2026-03-19 @ 2026-09-01", "repeated"),
            ("grant 2026-03-19 2026-03-25 @ 2026-03-01", "leave_overlaps 2026-03-10 2026-03-19"),
            ("grant 2026-03-20 2026-03-25 @ 2026-03-01", "accepted"),
            ("cancel 2026-03-10 2026-03-19 @ 2026-03-01", "not_on_leave"),
            ("withdraw 2026-03-10 2026-03-19 @ 2026-03-01", "accepted"),
            ("withdraw 2026-03-10 2026-03-19 @ 2026-03-19", "leave_retroactive 2026-03-20"),
        ],
    );
    let both = [over[0], "grant 2026-03-15 2026-03-25 @ 2026-03-01"];
    let mut book = book_of(ALLOWANCE, &both);
    enter(&mut book, "withdraw 2026-03-17 2026-03-30 @ 2026-03-11");
    assert_eq!(periods(&book), ["2026-03-10 2026-03-16 own", "2026-03-15 2026-03-16 special"]);
    let again = ask(&book, "withdraw 2026-03-17 2026-03-30", "2026-03-12");
    assert_eq!(verdict(&again), "repeated");
}

/// LAW-10.1: an official sets by how many days a year's allowance differs from the event's; leave
/// that was entered before stays.
#[test]
fn an_allowance_is_corrected() {
    let entered = ["correct 2026 10 @ 2026-02-01", "register 2026-03-01 2026-04-24 @ 2026-02-01"];
    let mut book = book_of(ALLOWANCE, &entered);
    assert_eq!((year(&book, 2026), year(&book, 2027)), ((55, 55, 0), (45, 0, 45)));
    assert_eq!(verdict(&ask(&book, "correct 2026 10", "2026-12-31")), "repeated");
    assert_eq!(verdict(&ask(&book, "correct 2027 0", "2026-12-31")), "repeated");
    // In place of the one before, not on top of it.
    enter(&mut book, "correct 2026 -50 @ 2026-02-02");
    assert_eq!(year(&book, 2026), (0, 55, 0));
    assert_eq!(periods(&book), ["2026-03-01 2026-04-24 own"]);
    enter(&mut book, "correct 2026 0 @ 2026-02-03");
    assert_eq!(year(&book, 2026), (45, 55, 0));
    let refused = verdict(&ask(&book, "register 2026-08-01 2026-08-01", "2026-07-01"));
    assert_eq!(refused, "leave_allowance_exceeded 2026 0 1");
    let most = i16::try_from(CORRECTION_DAYS_MAX).expect("days");
    let cases = [
        (format!("correct 2026 {most} @ 2026-03-01"), "accepted"),
        (format!("correct 2026 {} @ 2026-03-01", most + 1), "correction_too_large"),
        (format!("correct 2026 -{most} @ 2026-03-01"), "accepted"),
        (format!("correct 2026 {} @ 2026-03-01", -most - 1), "correction_too_large"),
        (format!("correct 2026 {} @ 2026-03-01", i16::MIN), "correction_too_large"),
        ("correct 2027 1 @ 2026-12-31".to_owned(), "accepted"),
        ("correct 2028 1 @ 2026-12-31".to_owned(), "leave_too_far_ahead 2027-12-31"),
        ("correct 2025 1 @ 2026-12-31".to_owned(), "leave_retroactive 2026-01-01"),
        (format!("correct {} 1 @ 2026-12-31", i32::MAX), "leave_too_far_ahead 2027-12-31"),
        (format!("correct {} 1 @ 2026-12-31", i32::MIN), "leave_retroactive 2026-01-01"),
    ];
    let cases: Vec<(&str, &str)> = cases.iter().map(|(a, b)| (a.as_str(), *b)).collect();
    check(&[], &cases);
}

/// LAW-10.1: where the event has no leave, as in Triple Block, nobody takes or grants any.
#[test]
fn some_events_have_no_leave() {
    let book = book_of(0, &[]);
    for (request, expected) in [
        ("register 2026-03-02 2026-03-02", "no_leave_in_event"),
        ("register 2026-03-02 2026-03-01", "no_leave_in_event"),
        ("grant 2026-03-02 2026-03-02", "no_leave_in_event"),
        ("correct 2026 10", "no_leave_in_event"),
        ("cancel 2026-03-02 2026-03-02", "not_on_leave"),
        ("withdraw 2026-03-02 2026-03-02", "not_on_leave"),
    ] {
        assert_eq!(verdict(&ask(&book, request, "2026-03-01")), expected, "{request}");
    }
    // What was entered before the event was changed to have none stops no clock.
    let entered = book_of(ALLOWANCE, &["register 2026-03-02 2026-03-05 @ 2026-03-01"]);
    let none = LeaveBook::replay(0, entered.entries());
    assert!(none.intervals().is_empty() && !entered.intervals().is_empty());
    assert_eq!(year(&none, 2026), (0, 4, 0));
}

/// Entering and cancelling again and again ends; cancelling is always possible, and a new year
/// begins again.
#[test]
fn a_book_stays_small() {
    let mut book = book_of(ALLOWANCE, &[]);
    for turn in 0..LEAVE_ENTRIES_MAX {
        let what = if turn % 2 == 0 { "register" } else { "cancel" };
        enter(&mut book, &format!("{what} 2026-03-10 2026-03-10 @ 2026-03-01"));
        // An official's entries are not the player's.
        enter(&mut book, &format!("correct 2026 {} @ 2026-03-01", turn + 1));
    }
    let again = "register 2026-03-10 2026-03-10";
    assert_eq!(verdict(&ask(&book, again, "2026-03-01")), "too_many_periods");
    assert_eq!(verdict(&ask(&book, "register 2027-03-10 2027-03-10", "2027-01-01")), "accepted");
    let mut entries = book.entries().to_vec();
    let last = entries.iter().rposition(|e| matches!(e.action, LeaveAction::Cancelled(_)));
    entries.remove(last.expect("a cancelled leave"));
    let book = LeaveBook::replay(ALLOWANCE, &entries);
    // One entry fewer: it is the leave on that day that stands in the way, not the number.
    assert_eq!(verdict(&ask(&book, "register 2026-03-11 2026-03-11", "2026-03-01")), "accepted");
    assert_eq!(verdict(&ask(&book, "cancel 2026-03-10 2026-03-10", "2026-03-01")), "accepted");
}

/// LAW-10.1: a clock stands still from 00:00 UTC of the first day to 00:00 UTC after the last; leave
/// that touches or overlaps is one stretch.
#[test]
fn days_become_stretches_of_time() {
    let book = book_of(
        ALLOWANCE,
        &[
            "register 2028-02-28 2028-02-29 @ 2027-06-01",
            "register 2028-03-01 2028-03-02 @ 2027-06-01",
            "register 2027-12-31 2028-01-01 @ 2027-06-01",
            "grant 2028-03-02 2028-03-04 @ 2027-06-01",
            "register 2028-03-06 2028-03-06 @ 2027-06-01",
        ],
    );
    let stretch = |from, until| Interval { from: at(from), until: at(until) };
    assert_eq!(
        book.intervals().as_slice(),
        [
            stretch("2027-12-31", "2028-01-02"),
            stretch("2028-02-28", "2028-03-05"),
            stretch("2028-03-06", "2028-03-07"),
        ]
    );
    let years: Vec<i32> = book.years(at("2029-05-01")).iter().map(|year| year.year).collect();
    assert_eq!(years, [2027, 2028, 2029, 2030]);
}

/// The book says of each entry when, by whom and why it was made; nothing is taken out of it.
#[test]
fn the_book_tells_everything() {
    let book = book_of(
        ALLOWANCE,
        &[
            "register 2026-03-10 2026-03-12 @ 2026-03-01T10:00:00",
            "cancel 2026-03-10 2026-03-12 @ 2026-03-02T11:00:00",
            "grant 2026-02-10 2026-02-12 @ 2026-03-03T12:00:00",
        ],
    );
    let days = |first, last| Days::new(day(first), day(last)).expect("days");
    let own = days("2026-03-10", "2026-03-12");
    let entry = |at, by, action, reason: &str| LeaveEntry { at, by, action, reason: reason.into() };
    let granted = LeaveAction::Granted(days("2026-02-10", "2026-02-12"));
    assert_eq!(
        book.entries(),
        [
            entry(at("2026-03-01T10:00:00"), PLAYER, LeaveAction::Registered(own), ""),
            entry(at("2026-03-02T11:00:00"), PLAYER, LeaveAction::Cancelled(own), ""),
            entry(at("2026-03-03T12:00:00"), OFFICIAL, granted, "Why."),
        ]
    );
    assert_eq!((book.leave_days(), periods(&book).len()), (ALLOWANCE, 1));
}

/// LAW-10.1: every refusal has a name for programs, its article where there is one, and a sentence;
/// of several reasons the first is told.
#[test]
fn refusals_of_leave_cite_their_article() {
    let (first, last) = (day("2026-03-01"), day("2026-03-02"));
    let law = Some("LAW-10.1");
    for (refusal, code, rule) in [
        (LeaveRefusal::NoLeaveInEvent, "no_leave_in_event", law),
        (LeaveRefusal::LastBeforeFirst, "last_before_first", None),
        (LeaveRefusal::Retroactive { earliest: first }, "leave_retroactive", law),
        (LeaveRefusal::TooFarAhead { latest: last }, "leave_too_far_ahead", law),
        (LeaveRefusal::TooLong { days: 1_097 }, "leave_too_long", None),
        (LeaveRefusal::Overlaps { first, last }, "leave_overlaps", law),
        (
            LeaveRefusal::AllowanceExceeded { year: 2026, left: 3, asked: 4 },
            "leave_allowance_exceeded",
            law,
        ),
        (LeaveRefusal::NotOnLeave, "not_on_leave", law),
        (LeaveRefusal::CorrectionTooLarge { days: 367 }, "correction_too_large", None),
        (LeaveRefusal::TooManyPeriods, "too_many_periods", None),
    ] {
        assert_eq!((refusal.code(), refusal.rule()), (code, rule));
        assert!(refusal.to_string().ends_with('.'), "{refusal}");
    }
    check(
        &["register 2026-03-10 2026-03-12 @ 2026-03-01"],
        &[
            // Everything is wrong; then one reason less in every line.
            ("register 2026-02-01 2028-03-01 @ 2026-03-01", "leave_retroactive 2026-03-02"),
            ("register 2026-03-02 2028-03-01 @ 2026-03-01", "leave_too_far_ahead 2027-12-31"),
            ("register 2026-03-02 2026-12-01 @ 2026-03-01", "leave_overlaps 2026-03-10 2026-03-12"),
            ("register 2026-04-01 2026-12-01 @ 2026-03-01", "leave_allowance_exceeded 2026 42 245"),
        ],
    );
}
