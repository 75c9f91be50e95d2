//! LAW-14.1: what waits for an official in an event, since when, and by which article; TR-8.5: who seems to have
//! left without a word.

use rules::tournament::{
    ConsentKind, Deposit, Entry, EntryState, EventState, EventWaitKind, EventWaits, HeardIn,
    Preset, Waiters, seems_to_have_left,
};
use rules::{Instant, PlayerId};

use crate::announcements::announced;

const NOW: Instant = Instant::from_unix(1_764_547_200);
const RATING: ConsentKind = ConsentKind::Rating;

/// An entry of a player, made so many seconds before [`NOW`].
fn entry(number: u32, before: i64, state: EntryState) -> Entry {
    let player = PlayerId(number);
    Entry { state, ..Entry::new(player, player, NOW + -before) }
}

/// What waits, as `kind count since`, seconds before [`NOW`].
fn told(waits: &EventWaits, now: Instant, state: EventState) -> Vec<String> {
    let told = |(kind, Waiters { count, since }): (EventWaitKind, Waiters)| {
        format!("{} {count} {}", kind.code(), NOW.unix() - since.unix())
    };
    waits.at(now, state).into_iter().map(told).collect()
}

/// LAW-14.1: undecided entries wait since the first of them, free ones for their confirmation (TR-4.5), start
/// lists once the entries are closed (TR-1.0.5).
#[test]
fn entries_and_start_lists_wait() {
    let event = announced(Preset::GrandmasterNorm);
    let free = Entry { free: true, ..entry(3, 30, EntryState::Accepted) };
    let confirmed = Entry { confirmed_at: Some(NOW), ..free.clone() };
    let paid = Entry { fee_paid_at: Some(NOW), ..free.clone() };
    let entries = [
        entry(1, 10, EntryState::Entered),
        entry(2, 20, EntryState::Entered),
        free,
        confirmed,
        paid,
        Entry { free: true, ..entry(4, 40, EntryState::Withdrawn) },
        entry(5, 50, EntryState::Waiting),
        entry(6, 60, EntryState::Refused),
    ];
    let all: Vec<&Entry> = entries.iter().collect();
    let of = |state| EventWaits::of(&event, state, (&all, &[]), EventWaits::default(), NOW);
    let waits = of(EventState::Announced);
    let entered = ["entries 2 20", "free_entries 1 30"];
    let close = event.entries_close_at;
    assert_eq!(told(&waits, close + -1, EventState::Announced), entered);
    let closed = format!("start_lists 1 {}", NOW.unix() - close.unix());
    assert_eq!(told(&waits, close, EventState::Announced), [&closed, entered[0], entered[1]]);
    for state in [EventState::Published, EventState::Finished, EventState::Cancelled] {
        assert!(of(state).is_empty(), "{state:?}");
    }
    let nobody =
        EventWaits::of(&event, EventState::Announced, (&[], &[]), EventWaits::default(), NOW);
    assert!(!nobody.is_empty() && !nobody.may_wait(close + -1), "it will wait by itself");
}

/// LAW-14.1: final tables wait since the last game, until they are confirmed, or a game is played again.
#[test]
fn final_tables_wait() {
    let event = announced(Preset::OpenClass);
    let of = |state, before| EventWaits::of(&event, state, (&[], &[]), before, NOW + 9);
    let played = of(EventState::Published, EventWaits::default()).with_last_end(Some(NOW + -5));
    assert_eq!(told(&played, NOW, EventState::Published), ["final_tables 1 5"]);
    assert!(played.may_wait(NOW) && played.at(NOW, EventState::Finished).is_empty());
    assert_eq!(of(EventState::Published, played), played, "a change of the event");
    assert!(of(EventState::Finished, played).is_empty());
    assert!(played.with_last_end(None).is_empty());
}

/// TR-8.4, TR-8.6: deposits wait to be settled once the event is over, or the entry counts no more; since the
/// first of them did.
#[test]
fn deposits_wait() {
    let event = announced(Preset::OpenClass);
    let paid = |deposit, state| Entry { deposit: Some(deposit), ..entry(1, 10, state) };
    let held = Deposit::paid(NOW + -9);
    let refunded = Deposit { refunded_at: Some(NOW), ..held };
    let forfeited = Deposit { forfeited_at: Some(NOW), ..held };
    for (deposit, state, of, waits) in [
        (held, EntryState::Accepted, EventState::Announced, false),
        (held, EntryState::Accepted, EventState::Published, false),
        (held, EntryState::Accepted, EventState::Finished, true),
        (held, EntryState::Accepted, EventState::Cancelled, true),
        (held, EntryState::Withdrawn, EventState::Announced, true),
        (held, EntryState::Refused, EventState::Published, true),
        (refunded, EntryState::Accepted, EventState::Finished, false),
        (forfeited, EntryState::Withdrawn, EventState::Published, false),
    ] {
        let entry = paid(deposit, state);
        let found =
            EventWaits::of(&event, of, (&[&entry], &[]), EventWaits::default(), NOW).deposits;
        assert_eq!(found, waits.then_some(Waiters { count: 1, since: NOW }), "{state:?} {of:?}");
        let before = EventWaits {
            deposits: Some(Waiters { count: 2, since: NOW + -99 }),
            ..EventWaits::default()
        };
        let later = EventWaits::of(&event, of, (&[&entry], &[]), before, NOW).deposits;
        let since = NOW + -99;
        assert_eq!(later, waits.then_some(Waiters { count: 1, since }), "{state:?} {of:?}");
    }
}

/// TR-9.2: the rating commissioner's consent waits since it was asked for first, until the start lists.
#[test]
fn a_consent_waits() {
    let missing = EventWaits::default().with_consent_missing(RATING, true, NOW + -9);
    assert_eq!(told(&missing, NOW, EventState::Announced), ["rating_consent 1 9"]);
    assert_eq!(missing.with_consent_missing(RATING, true, NOW), missing, "a change of the event");
    // Published without it is what was brought here with its games.
    for state in [EventState::Published, EventState::Finished] {
        assert_eq!(told(&missing, NOW, state), ["rating_consent 1 9"], "{state:?}");
    }
    assert!(missing.may_wait(NOW) && missing.at(NOW, EventState::Cancelled).is_empty());
    assert!(missing.with_consent_missing(RATING, false, NOW).is_empty());
    let event = announced(Preset::NationalChampionship);
    let entered = EventWaits::of(&event, EventState::Announced, (&[], &[]), missing, NOW);
    assert_eq!(entered.no_consent_since, missing.no_consent_since, "an entry");
}

/// TR-1.0.4: the Executive Board's agreement waits likewise, while the Final is only announced.
#[test]
fn an_agreement_waits() {
    let missing = EventWaits::default().with_consent_missing(ConsentKind::Final, true, NOW + -9);
    assert_eq!(told(&missing, NOW, EventState::Announced), ["board_agreement 1 9"]);
    for state in [EventState::Published, EventState::Finished, EventState::Cancelled] {
        assert_eq!(told(&missing, NOW, state), [""; 0], "{state:?}");
    }
    assert_eq!(missing.with_consent_missing(RATING, false, NOW), missing, "another consent");
    assert_eq!(missing.with_consent_missing(ConsentKind::Final, true, NOW), missing);
    assert!(missing.with_consent_missing(ConsentKind::Final, false, NOW).is_empty());
    let event = announced(Preset::Invitational);
    let entered = EventWaits::of(&event, EventState::Announced, (&[], &[]), missing, NOW);
    assert_eq!(entered.no_agreement_since, missing.no_agreement_since, "an entry");
}

/// Each kind has a name and an article, and what is kept reads back as it was.
#[test]
fn lines_are_kept() {
    let codes = EventWaitKind::ALL.map(EventWaitKind::code);
    assert_eq!(
        codes,
        [
            "start_lists",
            "entries",
            "free_entries",
            "deposits",
            "final_tables",
            "rating_consent",
            "board_agreement",
            "replacements",
            "season"
        ]
    );
    let rules = EventWaitKind::ALL.map(EventWaitKind::rule);
    let expected = [
        "TR-1.0.5",
        "TR-1.0.5",
        "TR-4.5",
        "TR-8.4",
        "LAW-14.1",
        "TR-9.2",
        "TR-1.0.4",
        "TR-8.7b",
        "TR-5.3-5.4",
    ];
    assert_eq!(rules, expected);
    let stored = r#"{"lists_due_at":1764547200,"undecided":{"count":2,"since":1764547100},"played_at":1764547300}"#;
    let waits: EventWaits = serde_json::from_str(stored).expect("a line");
    assert_eq!(serde_json::to_string(&waits).expect("JSON"), stored);
    assert_eq!(serde_json::from_str::<EventWaits>("{}").ok(), Some(EventWaits::default()));
}

/// TR-8.5: half of all games, or of those that are left with those lost so; `l` lost on time, `s` silent, `p`
/// played, `o` over.
#[test]
fn who_seems_to_have_left() {
    for (games, expected) in [
        ("", false),
        ("l", false),
        ("s", false),
        ("p", false),
        ("o", false),
        ("sp", false),
        ("ss", true),
        ("ls", true),
        ("sspp", true),
        ("sppp", false),
        ("ssppp", false),
        ("llpp", true),
        ("llppp", false),
        // Two of three that are left, though six are over.
        ("oooooossp", true),
        ("ooooooslp", true),
        // One that is left tells nothing.
        ("ooooooos", false),
        // Lost on time in two of many, and played to the end.
        ("oooooooll", false),
        ("lloo", true),
        ("llooo", false),
        // Nothing is silent now: half of all games is asked.
        ("oooollp", false),
    ] {
        let heard = |letter| match letter {
            'l' => HeardIn::LostOnTime,
            's' => HeardIn::Silent,
            'p' => HeardIn::Played,
            _ => HeardIn::Over,
        };
        let games: Vec<HeardIn> = games.chars().map(heard).collect();
        assert_eq!(seems_to_have_left(&games), expected, "{games:?}");
    }
}
