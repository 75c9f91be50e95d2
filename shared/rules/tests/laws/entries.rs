//! TR-0.2, TR-1.0.5, TR-2.1-2.2, TR-2.4 to TR-2.6, TR-4.3 to TR-4.7, TR-8.3, NORM-1: who may enter an event.
//!
//! A player is written as `2100 fixed 30 games, fide 2350, GM, won open_class`; `-` is nothing. Who has
//! used that win has `used open_class`, who was second has `lost open_class`.

use rules::tournament::{
    Announcement, Entrant, EntryClass, EntryRefusal, EventId, EventState, Fee,
    GROUNDS_CHARACTERS_MAX, Grounds, Medium, Preset, Rating, SectionWin, Settled, WinLack,
    WonSection,
};
use rules::{Instant, PlayerId, SuspensionCause};

use crate::announcements::announced;

const PLAYER: PlayerId = PlayerId(7);
/// A second at which entries of [`announced`] events are taken.
pub(crate) const NOW: Instant = Instant::from_unix(1_764_547_200);

/// The player of a description.
#[track_caller]
pub(crate) fn player(text: &str) -> Entrant {
    let mut entrant = Entrant {
        player: PLAYER,
        federation: "CZE".parse().expect("a federation"),
        is_of_member: true,
        sex: None,
        title: None,
        rating: None,
        fide_rating: None,
        suspended_until: None,
        suspended_for: None,
        owes_deposit: false,
        directs: false,
        entered: false,
        event: EventState::Announced,
        lacks_agreement: false,
        norm_events: Vec::new(),
        grounds: None,
        win: None,
        is_qualified: false,
        advance: None,
        places_by_results: 0,
    };
    let number = |text: &str| text.parse::<u16>().expect("a number");
    for part in text.split(", ").filter(|part| *part != "-") {
        match part.split(' ').collect::<Vec<_>>()[..] {
            [points, kind @ ("fixed" | "provisional"), games, "games"] => {
                let (points, games) = (number(points), u32::from(number(games)));
                entrant.rating = Some(Rating { points, fixed: kind == "fixed", games });
            }
            ["fide", points] => entrant.fide_rating = Some(number(points)),
            ["of", federation] => entrant.federation = federation.parse().expect("a federation"),
            [how @ ("won" | "used" | "lost"), class] => {
                let class = EntryClass::from_code(class).expect("a class");
                entrant.grounds = Some(Grounds::SectionWinner(WonSection::Number(70)));
                let lack = (how == "lost").then_some(WinLack::NotFirst);
                let used_in = (how == "used").then_some(EventId(99));
                entrant.win = Some(SectionWin { class, lack, used_in });
            }
            ["no", "section"] => {
                entrant.grounds = Some(Grounds::SectionWinner(WonSection::Number(70)));
            }
            ["direct"] => entrant.is_of_member = false,
            ["registered", sex] => entrant.sex = serde_json::from_value(sex.into()).expect(sex),
            ["top3"] => entrant.grounds = Some(Grounds::NationalTop3),
            ["nominated", ref why @ ..] => {
                entrant.grounds = Some(Grounds::Nomination { reason: why.join(" ") });
            }
            ["admitted", ref why @ ..] => {
                entrant.grounds = Some(Grounds::Commissioner { reason: why.join(" ") });
            }
            ["qualified", ref how @ ..] => {
                entrant.grounds = Some(Grounds::Qualification { text: how.join(" ") });
            }
            [title] => entrant.title = Some(title.parse().expect(title)),
            _ => panic!("{part}"),
        }
    }
    entrant
}

/// `ok`, or the refusal's code with the rule that it cites.
pub(crate) fn verdict(result: &Result<(), EntryRefusal>) -> String {
    match result.as_ref().map_err(|refusal| (refusal.code(), refusal.rule())) {
        Ok(()) => "ok".to_owned(),
        Err((code, Some(rule))) => format!("{code} {rule}"),
        Err((code, None)) => code.to_owned(),
    }
}

/// Entries of players, at a time at which entries are taken.
#[track_caller]
fn check(preset: Preset, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        let result = announced(preset).check_entry(&player(text), NOW);
        assert_eq!(verdict(&result), *expected, "{preset:?}: {text}");
        if let Err(refusal) = result {
            let said = refusal.to_string();
            assert!(said.ends_with('.') && said.len() > 20 && !said.contains("  "), "{said}");
        }
    }
}

/// TR-2.4: new players, players without a rating, and ratings below 1900.
#[test]
fn the_open_class_is_below_1900() {
    check(
        Preset::OpenClass,
        &[
            ("-", "ok"),
            ("1899 fixed 30 games", "ok"),
            ("1900 fixed 30 games", "outside_class TR-2.4"),
            ("1899 provisional 12 games", "ok"),
            ("1900 provisional 12 games", "outside_class TR-2.4"),
            // Not published, so that there is none.
            ("1900 provisional 11 games", "ok"),
            // A player without an ICCF rating, whatever FIDE says.
            ("fide 2100", "ok"),
            ("1850 fixed 40 games, fide 2100", "ok"),
            ("1900 fixed 30 games, nominated to help out", "outside_class TR-2.4"),
            ("1900 fixed 30 games, admitted to fill a section", "ok"),
        ],
    );
}

/// TR-2.5: ratings from 1900 to 2099, winners of the class below, nominated players.
#[test]
fn the_higher_class_is_from_1900_to_2099() {
    let outside = "outside_class TR-2.5";
    check(
        Preset::HigherClass,
        &[
            ("-", outside),
            ("1899 fixed 30 games", outside),
            ("1900 fixed 30 games", "ok"),
            ("2099 fixed 30 games", "ok"),
            ("2100 fixed 30 games", outside),
            ("1900 provisional 12 games", "ok"),
            ("1900 provisional 11 games", outside),
            ("fide 1899", outside),
            ("fide 1900", "ok"),
            ("fide 2099", "ok"),
            ("fide 2100", outside),
            // FIDE stands in only where there is no rating.
            ("1899 fixed 30 games, fide 2000", outside),
            ("1899 provisional 11 games, fide 2000", "ok"),
            ("1700 fixed 30 games, won open_class", "ok"),
            ("2300 fixed 30 games, won open_class", "ok"),
            ("-, won open_class", "ok"),
            ("1700 fixed 30 games, won higher_class", outside),
            ("1700 fixed 30 games, lost open_class", "section_not_won TR-2.5"),
            ("1700 fixed 30 games, used open_class", "win_used TR-2.5"),
            ("1700 fixed 30 games, no section", "section_not_won TR-2.5"),
            ("-, nominated beat two masters", "ok"),
            ("1700 provisional 11 games, nominated beat two masters", "ok"),
            ("1700 provisional 12 games, nominated beat two masters", outside),
            ("-, nominated  ", "reason_missing TR-2.5"),
            ("-, top3", outside),
            ("-, qualified by a cup", outside),
            ("-, admitted to fill a section", "ok"),
            ("-, admitted", "reason_missing"),
        ],
    );
}

/// What was stored before the section's number was asked for can be read, and kept as it was.
#[test]
fn grounds_of_older_entries() {
    for (stored, won) in [
        (r#"{"section_winner":"open_class"}"#, WonSection::Class(EntryClass::OpenClass)),
        (r#"{"section_winner":70}"#, WonSection::Number(70)),
    ] {
        let grounds: Grounds = serde_json::from_str(stored).expect("grounds");
        assert_eq!(grounds, Grounds::SectionWinner(won));
        assert_eq!(serde_json::to_string(&grounds).expect("JSON"), stored);
    }
    let mut entrant = player("1950 fixed 30 games");
    entrant.grounds = Some(Grounds::SectionWinner(WonSection::Class(EntryClass::OpenClass)));
    assert_eq!(announced(Preset::HigherClass).check_win(&entrant), Ok(()), "not asked again");
}

/// TR-2.6: ratings of 2100 or more, winners of the class below, nominated players; a FIDE rating stands in.
#[test]
fn the_master_class_is_from_2100() {
    let outside = "outside_class TR-2.6";
    check(
        Preset::MasterClass,
        &[
            ("-", outside),
            ("2099 fixed 30 games", outside),
            ("2100 fixed 30 games", "ok"),
            ("2100 provisional 12 games", "ok"),
            ("2100 provisional 11 games", outside),
            ("2900 fixed 900 games", "ok"),
            ("fide 2099", outside),
            ("fide 2100", "ok"),
            ("2099 fixed 30 games, fide 2400", outside),
            ("1700 fixed 30 games, won higher_class", "ok"),
            ("1700 fixed 30 games, won open_class", outside),
            ("1700 fixed 30 games, lost higher_class", "section_not_won TR-2.6"),
            ("2200 fixed 30 games, used higher_class", "win_used TR-2.6"),
            ("-, nominated beat two masters", "ok"),
            ("2099 fixed 30 games, nominated beat two masters", outside),
            ("-, nominated", "reason_missing TR-2.6"),
        ],
    );
}

/// TR-4.3: fixed ratings from 2300, others and those of FIDE from 2350, the first three of a
/// national championship.
#[test]
fn master_norms_have_four_ways_in() {
    let outside = "outside_class TR-4.3";
    check(
        Preset::MasterNorm,
        &[
            ("-", outside),
            ("2299 fixed 30 games", outside),
            ("2300 fixed 30 games", "ok"),
            // From 29 games a rating is not fixed, whatever the list says.
            ("2300 fixed 29 games", outside),
            ("2350 fixed 29 games", "ok"),
            ("2300 provisional 29 games", outside),
            ("2349 provisional 29 games", outside),
            ("2350 provisional 29 games", "ok"),
            ("2350 provisional 12 games", "ok"),
            ("2350 provisional 11 games", outside),
            ("fide 2349", outside),
            ("fide 2350", "ok"),
            ("2000 fixed 30 games, fide 2350", "ok"),
            ("2000 fixed 30 games, top3", "ok"),
            ("-, top3", "ok"),
            ("GM", outside),
            ("-, won master_class", outside),
            ("-, nominated beat two masters", outside),
        ],
    );
}

/// TR-4.4, TR-4.5: fixed ratings from 2450, others and those of FIDE from 2500, grandmasters.
#[test]
fn grandmaster_norms_have_four_ways_in() {
    let outside = "outside_class TR-4.4";
    check(
        Preset::GrandmasterNorm,
        &[
            ("-", outside),
            ("2449 fixed 30 games", outside),
            ("2450 fixed 30 games", "ok"),
            ("2450 fixed 29 games", outside),
            ("2499 provisional 29 games", outside),
            ("2500 provisional 29 games", "ok"),
            ("2500 provisional 12 games", "ok"),
            ("2500 provisional 11 games", outside),
            ("fide 2499", outside),
            ("fide 2500", "ok"),
            ("2300 fixed 300 games, GM", "ok"),
            ("GM", "ok"),
            ("2300 fixed 300 games, SIM", outside),
            ("LGM", outside),
            ("2400 fixed 300 games, top3", outside),
        ],
    );
}

/// TR-4.6: the commissioner admits others to norm events, but lifts nothing else.
#[test]
fn the_commissioner_admits() {
    for preset in [Preset::MasterNorm, Preset::GrandmasterNorm] {
        check(preset, &[("1500 fixed 30 games, admitted the category stays", "ok")]);
        let event = announced(preset);
        let admitted = player("1500 fixed 30 games, admitted the category stays");
        let suspended = Entrant { suspended_until: Some(NOW + 1), ..admitted.clone() };
        assert_eq!(verdict(&event.check_entry(&suspended, NOW)), "suspended TR-8.3");
        let again =
            Entrant { norm_events: vec![(Medium::Server, event.starts_at)], ..admitted.clone() };
        assert_eq!(verdict(&event.check_entry(&again, NOW)), "second_norm_event TR-4.7");
        let late = event.check_entry(&admitted, event.entries_close_at);
        assert_eq!(verdict(&late), "entries_closed TR-1.0.5");
    }
    let foreign = "of SVK, admitted as a guest";
    check(Preset::NationalChampionship, &[(foreign, "other_federation")]);
}

/// TR-1.0.5: entries are taken from the opening second to the last one before the closing.
#[test]
fn entries_open_and_close() {
    let event = announced(Preset::OpenClass);
    let (opens, closes) = (event.entries_open_at, event.entries_close_at);
    for (now, expected) in [
        (opens + -1, "entries_not_yet_open"),
        (opens, "ok"),
        (closes + -1, "ok"),
        (closes, "entries_closed TR-1.0.5"),
        (event.starts_at, "entries_closed TR-1.0.5"),
    ] {
        assert_eq!(verdict(&event.check_entry(&player("-"), now)), expected, "{now}");
    }
    for (state, expected) in [
        (EventState::Announced, "ok"),
        (EventState::Published, "start_lists_published TR-1.0.5"),
        (EventState::Finished, "start_lists_published TR-1.0.5"),
        (EventState::Cancelled, "event_cancelled"),
    ] {
        let entrant = Entrant { event: state, ..player("-") };
        assert_eq!(verdict(&event.check_entry(&entrant, NOW)), expected);
        assert_eq!(EventState::from_code(state.code()), Some(state));
    }
    assert_eq!(EventState::from_code("started"), None);
}

/// TR-2.1-2.2, TR-8.3: whoever is suspended does not enter, up to the suspension's last second.
#[test]
fn nobody_enters_while_suspended() {
    let open = "ok";
    for (preset, refused) in [
        (Preset::OpenClass, "suspended TR-2.1-2.2"),
        (Preset::Friendly, "suspended TR-8.3"),
        (Preset::NationalChampionship, "suspended SKS-7.3-general"),
    ] {
        for (until, expected) in
            [(NOW + -1, open), (NOW, open), (NOW + 1, refused), (NOW + 86_400 * 1_826, refused)]
        {
            let entrant = Entrant { suspended_until: Some(until), ..player("-") };
            let found = announced(preset).check_entry(&entrant, NOW);
            assert_eq!(verdict(&found), expected, "{preset:?}");
        }
    }
}

/// NORM-1: nobody plays in an event with norms and directs it, not even in an emergency.
#[test]
fn directors_do_not_play_for_norms() {
    for (preset, expected) in [
        (Preset::Invitational, "director_plays NORM-1"),
        (Preset::GrandmasterNorm, "director_plays NORM-1"),
        (Preset::Friendly, "ok"),
    ] {
        let event = announced(preset);
        let strong = player("2600 fixed 99 games, admitted in an emergency");
        assert_eq!(verdict(&event.check_entry(&strong, NOW)), "ok");
        let by_number = Entrant { player: event.director, ..strong.clone() };
        let by_role = Entrant { directs: true, ..strong };
        for entrant in [by_number, by_role] {
            assert_eq!(verdict(&event.check_entry(&entrant, NOW)), expected, "{preset:?}");
        }
    }
}

/// National events are for the federation's players, invitations for those who have one.
#[test]
fn some_events_are_not_for_everybody() {
    check(Preset::NationalChampionship, &[("-", "ok"), ("of SVK", "other_federation")]);
    check(Preset::Friendly, &[("-", "ok"), ("of SVK", "ok")]);
    check(Preset::WorldCupPreliminary, &[("-", "ok"), ("2700 fixed 99 games, of SVK", "ok")]);
    check(
        Preset::Invitational,
        &[
            ("-", "invitation_only"),
            ("2700 fixed 99 games, GM", "invitation_only"),
            ("-, won master_class", "invitation_only"),
            ("-, top3", "invitation_only"),
            ("-, admitted by the organiser", "ok"),
            ("-, nominated by the federation", "ok"),
            ("-, qualified by last year's event", "ok"),
            ("-, qualified", "reason_missing"),
        ],
    );
    let said = |characters| format!("nominated {}", "š".repeat(characters));
    let (longest, longer) = (GROUNDS_CHARACTERS_MAX, GROUNDS_CHARACTERS_MAX + 1);
    check(Preset::Invitational, &[(&said(longest), "ok"), (&said(longer), "reason_too_long")]);
}

/// TR-0.2, TR-4.5: an entry is accepted once its fee is paid; the strongest enter Grandmaster Norm
/// events free, once their delegate has confirmed it.
#[test]
fn fees_are_paid_first() {
    let fee = Fee { minor_units: 3_000, currency: "EUR".parse().expect("a currency") };
    let (due, free) = ("fee_not_paid TR-0.2", "entry_not_confirmed TR-4.5");
    let nothing = Settled::default();
    let (paid, confirmed) =
        (Settled { fee_paid: true, ..nothing }, Settled { confirmed: true, ..nothing });
    for (preset, text, expected) in [
        (Preset::OpenClass, "-", due),
        (Preset::MasterNorm, "2700 fixed 99 games, GM", due),
        (Preset::GrandmasterNorm, "2400 fixed 99 games, GM", free),
        (Preset::GrandmasterNorm, "2600 fixed 30 games", free),
        (Preset::GrandmasterNorm, "2599 fixed 30 games", due),
        (Preset::GrandmasterNorm, "2600 provisional 29 games", due),
        (Preset::GrandmasterNorm, "2600 fixed 29 games", due),
        (Preset::GrandmasterNorm, "2500 fixed 99 games, SIM, fide 2600", due),
    ] {
        let event = Announcement { fee: Some(fee), ..announced(preset) };
        let entrant = player(text);
        assert_eq!(verdict(&event.check_entry(&entrant, NOW)), "ok", "{text}");
        assert_eq!(verdict(&event.check_acceptance(&entrant, nothing, NOW)), expected, "{text}");
        assert_eq!(event.fee_for(&entrant), (expected == due).then_some(fee), "{text}");
        assert_eq!(event.is_free_for(&entrant), expected == free, "{text}");
        assert_eq!(event.check_acceptance(&entrant, paid, NOW), Ok(()));
        // Nobody's word stands in for a fee.
        let told = if expected == due { due } else { "ok" };
        assert_eq!(verdict(&event.check_acceptance(&entrant, confirmed, NOW)), told, "{text}");
        let costs_nothing = announced(preset);
        assert_eq!(costs_nothing.check_acceptance(&entrant, nothing, NOW), Ok(()), "no fee at all");
    }
}

/// TR-8.3, TR-14, LAW-13.3.2: who has been suspended since the entry was made is not accepted, whatever was
/// paid, until the suspension is over.
#[test]
fn nobody_is_accepted_while_suspended() {
    let settled = Settled { fee_paid: true, confirmed: true, deposit_paid: true };
    for (cause, rule) in [
        (None, "TR-8.3"),
        (Some(SuspensionCause::Publishing), "TR-14"),
        (Some(SuspensionCause::Conduct), "LAW-13.3.2"),
    ] {
        let event = announced(Preset::MasterNorm);
        let entrant = Entrant {
            suspended_until: Some(NOW + 1),
            suspended_for: cause,
            ..player("2400 fixed 99 games")
        };
        let accepted = |now| verdict(&event.check_acceptance(&entrant, settled, now));
        assert_eq!(accepted(NOW), format!("suspended {rule}"), "{cause:?}");
        assert_eq!(accepted(NOW + 1), "ok", "{cause:?}");
    }
}

/// Of several refusals the first in the order of the checks is told.
#[test]
fn refusals_come_in_their_order() {
    let mut event = announced(Preset::MasterNorm);
    let mut entrant = player("1500 fixed 99 games");
    (entrant.suspended_until, entrant.entered, entrant.directs) = (Some(NOW + 9), true, true);
    (entrant.event, entrant.norm_events) =
        (EventState::Cancelled, vec![(Medium::Server, event.starts_at)]);
    entrant.grounds = Some(Grounds::Nomination { reason: String::new() });
    let mut now = event.entries_open_at + -1;
    let mut found = Vec::new();
    for step in 0..9 {
        found.push(verdict(&event.check_entry(&entrant, now)));
        match step {
            0 => now = event.entries_close_at,
            1 => now = NOW,
            2 => entrant.event = EventState::Announced,
            3 => entrant.suspended_until = None,
            4 => entrant.entered = false,
            5 => entrant.directs = false,
            6 => entrant.grounds = None,
            7 => entrant.rating = Some(Rating { points: 2_300, fixed: true, games: 30 }),
            _ => event.starts_at = event.starts_at + 200 * 86_400,
        }
    }
    found.push(verdict(&event.check_entry(&entrant, now)));
    let expected = [
        "entries_not_yet_open",
        "entries_closed TR-1.0.5",
        "event_cancelled",
        "suspended TR-8.3",
        "already_entered",
        "director_plays NORM-1",
        "reason_missing",
        "outside_class TR-4.3",
        "second_norm_event TR-4.7",
        "ok",
    ];
    assert_eq!(found, expected);
}
