//! How many players a federation nominates for the World Championship, and where they play: TR-1.0.10, TR-1.1.1h,
//! TR-1.2.1h.

use rules::tournament::{
    Announcement, EntryClass, EntryRefusal, EventKind, Grounds, Nomination, Preset, nominate,
    nomination_year, nominations_a_year,
};
use rules::{Federation, Instant, PlayerId};

use crate::announcements::announced;
use crate::entries::player;

/// The last second of 2025, and a second at which entries of [`announced`] events are taken.
const LAST: Instant = Instant::from_unix(1_767_225_599);
const NOW: Instant = Instant::from_unix(1_764_547_200);

fn czech() -> Federation {
    "CZE".parse().expect("a federation")
}

fn nomination(event: u32, player: u32) -> Nomination {
    Nomination { event, player: PlayerId(player), at: LAST }
}

/// TR-1.0.10: two for everybody, and in addition 1 to 5 in all above 200, 500, 1000, 2000 and 5000
/// members of the year before.
#[test]
fn members_give_nominations() {
    for (members, expected) in [
        (None, 2),
        (Some(0), 2),
        (Some(200), 2),
        (Some(201), 3),
        (Some(500), 3),
        (Some(501), 4),
        (Some(1_000), 4),
        (Some(1_001), 5),
        (Some(2_000), 5),
        (Some(2_001), 6),
        (Some(5_000), 6),
        (Some(5_001), 7),
        (Some(u32::MAX), 7),
    ] {
        assert_eq!(nominations_a_year(members), expected, "{members:?}");
    }
}

/// TR-1.0.10: the last one that a federation has is taken, the next one is refused; the same one again is
/// no further one.
#[test]
fn one_too_many_is_refused() {
    for members in [None, Some(200), Some(201), Some(500), Some(501), Some(5_001)] {
        let quota = nominations_a_year(members);
        let mut made = Vec::new();
        for number in 1..=u32::from(quota) {
            made = nominate(czech(), &made, members, nomination(7, number)).expect("one more");
            assert_eq!(made.len(), number as usize);
            let again = nominate(czech(), &made, members, nomination(7, number));
            assert_eq!(again.as_ref(), Ok(&made), "sent again");
        }
        let refused = nominate(czech(), &made, members, nomination(7, 99)).expect_err("too many");
        let (federation, year) = (czech(), 2025);
        assert_eq!(refused, EntryRefusal::NominationsUsed { federation, year, quota });
        assert_eq!((refused.code(), refused.rule()), ("nominations_used", Some("TR-1.0.10")));
        let said =
            format!("CZE has used its {quota} nominations for the World Championship in 2025.");
        assert_eq!(refused.to_string(), said);
    }
    // The same player for another event is another nomination.
    let made = nominate(czech(), &[nomination(7, 1)], None, nomination(8, 1)).expect("another");
    assert_eq!(made.len(), 2);
}

/// TR-1.0.10: calendar years.
#[test]
fn years_are_calendar_years() {
    assert_eq!((nomination_year(LAST), nomination_year(LAST + 1)), (2025, 2026));
}

fn event(entry: EntryClass) -> Announcement {
    Announcement { kind: EventKind::Title, entry, ..announced(Preset::Friendly) }
}

/// TR-1.0.10: below 2400, fixed or not, the Preliminaries; from 2400 the Semi-Finals.
#[test]
fn ratings_tell_the_stage() {
    let first = event(EntryClass::WorldChampionshipPreliminary);
    let second = event(EntryClass::WorldChampionshipSemiFinal);
    assert_eq!((first.check(), second.check()), (Ok(()), Ok(())));
    let outside = "outside_class TR-1.0.10";
    for (text, preliminary, semi_final) in [
        ("2399 fixed 30 games, nominated as champion", "ok", outside),
        ("2400 fixed 30 games, nominated as champion", outside, "ok"),
        ("2399 provisional 12 games, nominated as champion", "ok", outside),
        ("2400 provisional 12 games, nominated as champion", outside, "ok"),
        // A rating from fewer than 12 games is not published: the player has none.
        ("2400 provisional 11 games, nominated as champion", "ok", outside),
        ("-, nominated as champion", "ok", outside),
        ("fide 2500, nominated as champion", "ok", outside),
        ("2300 fixed 30 games", outside, outside),
        ("2500 fixed 30 games, GM", outside, outside),
        ("2300 fixed 30 games, qualified by TR-1.1.1c", "ok", "ok"),
        ("2300 fixed 30 games, admitted by the Executive Board", "ok", "ok"),
        ("2300 fixed 30 games, nominated", "reason_missing -", "reason_missing -"),
    ] {
        for (event, expected) in [(&first, preliminary), (&second, semi_final)] {
            let verdict = match event.check_entry(&player(text), NOW) {
                Ok(()) => "ok".to_owned(),
                Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
            };
            assert_eq!(verdict, expected, "{:?}: {text}", event.entry);
        }
    }
}

/// TR-1.0.10: only nominations for the World Championship count; those for classes of TR-2.5 do not.
#[test]
fn others_do_not_count() {
    let nominated = Grounds::Nomination { reason: "Champion.".to_owned() };
    for class in EntryClass::ALL {
        let counts = event(class).counts_nomination(Some(&nominated));
        let expected = class.code().starts_with("world_championship");
        assert_eq!(counts, expected, "{class:?}");
        assert!(!event(class).counts_nomination(None));
        assert!(!event(class).counts_nomination(Some(&Grounds::NationalTop3)));
    }
}
