//! LAW-0-options, TR-0.1, TR-1.0.5, TR-2.1-2.2, TR-2.3, TR-3.1-3.4, TR-4.1-4.2, TR-9.2, NORM-1,
//! SKS-8, MAK-EVENT: what an event may announce, what of it may change, and how it is kept.
//!
//! A case is JSON that is written over the announcement of a preset, and `ok` or the refusal's code
//! with the rule that it cites.

use rules::norm::NormClass;
use rules::tournament::{
    Announcement, AnnouncementRefusal, Currency, EntryClass, EventKind, Organiser, OutsideLaws,
    ParseCurrencyError, Preset, StartPositions, System, TieBreak, Visibility,
};
use rules::{Instant, PlayerId, Position, TimeControl, Variant};
use serde_json::{Value, json};

use crate::START;

/// Announcements as they were first stored, one a line.
const VERSION_1: &str = include_str!("../data/announcement_v1.txt");

/// A preset's event that starts on 1 January 2026, entries until 18 December, with a director.
pub(crate) fn announced(preset: Preset) -> Announcement {
    let announcement = preset.announcement(START, Instant::from_unix(1_766_016_000));
    Announcement { director: PlayerId(390_044), ..announcement }
}

/// An announcement with some of its fields written over.
#[track_caller]
fn changed(announcement: &Announcement, change: &str) -> Announcement {
    let mut value = serde_json::to_value(announcement).expect("an announcement is JSON");
    let Value::Object(fields) = serde_json::from_str(change).expect(change) else {
        panic!("{change}");
    };
    for (name, field) in fields {
        // A misspelt name would change nothing.
        assert!(value.get(&name).is_some(), "{name}");
        value[&name] = field;
    }
    serde_json::from_value(value).unwrap_or_else(|e| panic!("{change}: {e}"))
}

pub(crate) fn verdict(result: &Result<(), AnnouncementRefusal>) -> String {
    match result {
        Ok(()) => "ok".to_owned(),
        Err(refusal) => match refusal.rule() {
            Some(rule) => format!("{} {rule}", refusal.code()),
            None => refusal.code().to_owned(),
        },
    }
}

#[track_caller]
pub(crate) fn check(preset: Preset, cases: &[(&str, &str)]) {
    for (change, expected) in cases {
        let result = changed(&announced(preset), change).check();
        assert_eq!(verdict(&result), *expected, "{preset:?} with {change}");
        // What a person reads is a sentence, or some.
        if let Err(refusal) = result {
            let said = refusal.to_string();
            assert!(said.ends_with('.') && said.len() > 20 && !said.contains("  "), "{said}");
        }
    }
}

#[test]
fn codes_and_names_have_their_limits() {
    check(
        Preset::OpenClass,
        &[
            (r#"{"code": "O/C/2027-01.B"}"#, "ok"),
            (r#"{"code": "O"}"#, "ok"),
            (r#"{"code": "ABCDEFGHIJKLMNOPQRSTUVWX"}"#, "ok"),
            (r#"{"code": "ABCDEFGHIJKLMNOPQRSTUVWXY"}"#, "bad_event_code"),
            (r#"{"code": ""}"#, "bad_event_code"),
            (r#"{"code": "o/c"}"#, "bad_event_code"),
            (r#"{"code": "O C"}"#, "bad_event_code"),
            (r#"{"code": "Š"}"#, "bad_event_code"),
            (r#"{"name": ""}"#, "bad_event_name"),
            (r#"{"name": " \u00a0"}"#, "bad_event_name"),
            (r#"{"name": "a\nb"}"#, "bad_event_name"),
            (r#"{"name": "a\u2028b"}"#, "bad_event_name"),
            (r#"{"director": 0}"#, "no_director"),
            (r#"{"fee": {"minor_units": 0, "currency": "EUR"}}"#, "fee_of_nothing"),
            (r#"{"fee": {"minor_units": 1, "currency": "EUR"}}"#, "ok"),
            (r#"{"fee": null}"#, "ok"),
        ],
    );
    let named = |length| format!("{{\"name\": \"{}\"}}", "š".repeat(length));
    check(Preset::OpenClass, &[(&named(120), "ok"), (&named(121), "bad_event_name")]);
    for wrong in ["eur", "EU", "EURO", "ČEK", ""] {
        assert_eq!(wrong.parse::<Currency>(), Err(ParseCurrencyError), "{wrong}");
    }
    assert_eq!("CZK".parse::<Currency>().map(|c| c.to_string()), Ok("CZK".to_owned()));
}

/// TR-1.0.5: entries open, close, and then the event starts.
#[test]
fn dates_stand_in_order() {
    check(
        Preset::OpenClass,
        &[
            (r#"{"entries_open_at": 1766015999}"#, "ok"),
            (r#"{"entries_open_at": 1766016000}"#, "closes_before_opening TR-1.0.5"),
            (r#"{"entries_close_at": 1767225600}"#, "ok"),
            (r#"{"entries_close_at": 1767225601}"#, "closes_after_start TR-1.0.5"),
            (r#"{"ends_at": 1767225601}"#, "ok"),
            (r#"{"ends_at": 1767225600}"#, "ends_before_start"),
        ],
    );
}

/// TR-1.0.5: stages start on fixed dates, which are to come when they are announced.
#[test]
fn a_start_is_to_come() {
    let event = announced(Preset::OpenClass);
    for (now, expected) in [(-1, "ok"), (0, "starts_in_past"), (1, "starts_in_past")] {
        assert_eq!(verdict(&event.check_to_come(event.starts_at + now)), expected, "{now}");
    }
}

/// SKS-8: the federation's rules hold in its events unless the announcement says otherwise, and in nobody
/// else's.
#[test]
fn announcements_may_say_otherwise() {
    check(
        Preset::NationalChampionship,
        &[
            (r#"{"rule_set": "iccf", "stage": null}"#, "ok"),
            (r#"{"organiser": {"federation": "SVK"}}"#, "rule_set_not_of_organiser SKS-8"),
            (r#"{"organiser": {"federation": "SVK"}, "rule_set": "iccf", "stage": null}"#, "ok"),
            (r#"{"organiser": "iccf"}"#, "rule_set_not_of_organiser SKS-8"),
            (r#"{"organiser": "iccf", "rule_set": "iccf"}"#, "national_without_federation"),
        ],
    );
}

/// TR-0.1: kinds have their classes; sections have their sizes.
#[test]
fn kinds_have_their_classes() {
    check(
        Preset::Friendly,
        &[
            (r#"{"kind": "title"}"#, "ok"),
            (r#"{"kind": "cup"}"#, "ok"),
            (r#"{"kind": "promotion"}"#, "class_not_of_kind TR-0.1"),
            (r#"{"kind": "norm"}"#, "class_not_of_kind TR-0.1"),
            (r#"{"kind": "team_league"}"#, "team_terms_missing TR-11"),
            (r#"{"entry": "open_class"}"#, "class_not_of_kind TR-0.1"),
            (r#"{"entry": "master_norm"}"#, "class_not_of_kind TR-0.1"),
            (r#"{"entry": "world_cup_preliminary"}"#, "class_not_of_kind TR-0.1"),
            (r#"{"entry": "invitation"}"#, "ok"),
            (r#"{"section_size": 2}"#, "section_size"),
            (r#"{"section_size": 3}"#, "ok"),
            (r#"{"section_size": 31}"#, "ok"),
            (r#"{"section_size": 32}"#, "section_size"),
            (r#"{"system": {"round_robin": {"double": true}}}"#, "ok"),
            (r#"{"system": "scheveningen", "section_size": 7}"#, "unequal_sides"),
            (r#"{"system": "scheveningen", "section_size": 8}"#, "ok"),
        ],
    );
}

/// TR-2.1-2.2, TR-3.1-3.4, TR-4.1-4.2: classes are those of the ICCF rules, and have their sizes
/// and their system.
#[test]
fn classes_have_their_sizes() {
    let sks = r#"{"organiser": {"federation": "CZE"}, "rule_set": "sks"}"#;
    let size = |size: u8| format!("{{\"section_size\": {size}}}");
    let two = r#"{"system": {"round_robin": {"double": true}}}"#;
    let rules =
        ["TR-2.1-2.2", "TR-2.1-2.2", "TR-2.1-2.2", "TR-4.1-4.2", "TR-4.1-4.2", "TR-3.1-3.4"];
    let sizes = [7..=7, 7..=7, 11..=11, 13..=13, 13..=13, 7..=11];
    for ((preset, sizes), rule) in Preset::ALL.into_iter().zip(sizes).zip(rules) {
        let (first, last) = (*sizes.start(), *sizes.end());
        let wrong = format!("class_size {rule}");
        let other_system =
            if rule == "TR-2.1-2.2" { "ok".to_owned() } else { format!("class_system {rule}") };
        check(
            preset,
            &[
                (&size(first), "ok"),
                (&size(last), "ok"),
                (&size(first - 1), &wrong),
                (&size(last + 1), &wrong),
                (sks, &format!("class_not_of_rule_set {rule}")),
                (two, &other_system),
            ],
        );
    }
    let sides = r#"{"system": "scheveningen", "section_size": 8}"#;
    check(Preset::WorldCupPreliminary, &[(sides, "class_system TR-3.1-3.4")]);
    for preset in [Preset::MasterNorm, Preset::GrandmasterNorm] {
        check(preset, &[(r#"{"norms": false}"#, "norms_missing TR-4.1-4.2")]);
    }
}

/// LAW-B.2: only Chess960 draws its starts, and it always does; thematic events are special ones.
#[test]
fn games_start_as_the_variant_does() {
    for preset in [Preset::Friendly, Preset::Makruk] {
        let drawn = [r#"{"start_positions": "per_game"}"#, r#"{"start_positions": "one_for_all"}"#];
        check(preset, &drawn.map(|drawn| (drawn, "start_positions")));
    }
    check(
        Preset::Chess960,
        &[
            (r#"{"start_positions": "one_for_all"}"#, "ok"),
            (r#"{"start_positions": "usual"}"#, "start_positions LAW-B.2"),
            (r#"{"start_positions": "usual", "variant": "chess"}"#, "ok"),
        ],
    );
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert!(Position::from_fen(Variant::Chess, mate).is_ok(), "only too late to start from");
    let from = |fen| json!({"start_positions": {"from": fen}}).to_string();
    check(
        Preset::Thematic,
        &[
            (&from("8/8/8/8/8/8/8/8 w - - 0 1"), "bad_start_position LAW-3.10.3"),
            (&from("1.e4 e5 2.f4"), "bad_start_position LAW-3.10.3"),
            (&from(mate), "bad_start_position LAW-3.10.3"),
            (r#"{"variant": "makruk"}"#, "bad_start_position LAW-3.10.3"),
            (r#"{"variant": "chess960"}"#, "ok"),
            (r#"{"kind": "title"}"#, "thematic_not_special TR-0.1"),
        ],
    );
}

/// LAW-0: what lies outside the Laws is said, and neither rated nor good for norms; what was announced
/// before says nothing of it.
#[test]
fn what_lies_outside_the_laws_is_not_rated() {
    for outside in OutsideLaws::ALL {
        let friendly = announced(Preset::Friendly);
        let event = Announcement { outside_laws: Some(outside), ..friendly.clone() };
        let expected = match outside {
            OutsideLaws::Thematic => "thematic_without_position",
            OutsideLaws::Friendly | OutsideLaws::NoEngines | OutsideLaws::Agreement => "ok",
        };
        assert_eq!(verdict(&event.check()), expected, "{outside:?}");
        let rated = Announcement { rated: true, ..event.clone() };
        assert_eq!(verdict(&rated.check()), "outside_laws_rated LAW-0");
        let norms = Announcement { norms: true, ..event.clone() };
        assert_eq!(verdict(&norms.check()), "outside_laws_rated LAW-0");
        let kept = serde_json::to_value(&event).expect("an announcement is JSON");
        assert_eq!(kept["outside_laws"], outside.code());
        assert_eq!(OutsideLaws::from_code(outside.code()), Some(outside));
        // Once the start lists are published the players rely on it.
        let unmarked = event.may_change(&friendly, true, false);
        assert_eq!(verdict(&unmarked), "event_published TR-1.0.5");
        let before = serde_json::to_value(&friendly).expect("an announcement is JSON");
        assert!(before.get("outside_laws").is_none());
    }
    let thematic =
        Announcement { outside_laws: Some(OutsideLaws::Thematic), ..announced(Preset::Thematic) };
    assert_eq!(verdict(&thematic.check()), "ok");
}

/// TR-9.2, SKS-1.3: at least 150 days for 50 moves in a rated event, on both sides of the limit.
#[test]
fn rated_events_give_enough_time() {
    let cases = [
        ("10 moves in 50 days double after 20", true),
        ("10 moves in 30 days", true),
        ("10 moves in 29 days", false),
        ("50 moves in 150 days", true),
        ("50 moves in 149 days", false),
        // A day and a half a move, though all 150 days are there from the first move on.
        ("100 moves in 150 days", false),
        ("1 moves in 3 days", true),
        ("1 moves in 2 days", false),
        ("10 moves in 30 days then 1 moves in 3 days", true),
        ("10 moves in 29 days then 1 moves in 3 days", false),
        ("10 moves in 70 days then 1 moves in 2 days", true),
        ("10 moves in 69 days then 1 moves in 2 days", false),
        ("60 moves in 180 days then 1 moves in 1 days", true),
        ("60 moves in 179 days then 1 moves in 9 days", false),
        // 80 days and 30 of 40 moves: 69.75 days of 93 are too few, 70.5 of 94 enough.
        ("20 moves in 80 days then 40 moves in 93 days", false),
        ("20 moves in 80 days then 40 moves in 94 days", true),
        ("65535 moves in 65535 days then 65535 moves in 65535 days", false),
        ("150 days plus 0 days per move", true),
        ("149 days plus 0 days per move", false),
        ("101 days plus 1 days per move", true),
        ("100 days plus 1 days per move", false),
        ("triple block bank 51 increment 1", true),
        ("triple block bank 50 increment 1", false),
        ("triple block bank 75 increment 3", true),
        ("none", true),
    ];
    for (control, enough) in cases {
        for (rule_set, rule) in [("iccf", "TR-9.2"), ("sks", "SKS-1.3")] {
            let change = |rated| {
                let change = json!({
                    "time_control": control, "leave_days": 0, "silence": "off", "rated": rated,
                    "rule_set": rule_set, "organiser": {"federation": "CZE"},
                });
                change.to_string()
            };
            let said = if enough { "ok".to_owned() } else { format!("too_little_time {rule}") };
            check(Preset::Invitational, &[(&change(true), &said), (&change(false), "ok")]);
        }
    }
    for moves in [0, 10] {
        let control = TimeControl::MovesInDays { moves, days: 50, double_after_days: None };
        let event = Announcement { time_control: control, ..announced(Preset::Friendly) };
        let expected = if moves == 0 { "bad_time_control" } else { "ok" };
        assert_eq!(verdict(&event.check()), expected);
    }
}

/// LAW-10.1, LAW-C: Triple Block has neither leave nor a rule on silence.
#[test]
fn triple_block_has_neither_leave_nor_silence() {
    let both = r#"{"leave_days": 45, "silence": "forty_days", "time_control": "none"}"#;
    check(
        Preset::GrandmasterNorm,
        &[
            (r#"{"leave_days": 1}"#, "leave_in_triple_block LAW-10.1"),
            (r#"{"silence": "forty_days"}"#, "silence_in_triple_block LAW-C"),
            (both, "ok"),
        ],
    );
}

/// MAK-EVENT, TR-9.2: Makruk and thematic events are not rated; Chess960 is, by itself.
#[test]
fn what_is_not_rated() {
    check(Preset::Makruk, &[(r#"{"rated": true}"#, "makruk_rated MAK-EVENT")]);
    check(
        Preset::Thematic,
        &[
            (r#"{"rated": true}"#, "thematic_rated TR-9.2"),
            (r#"{"rated": true, "organiser": {"federation": "CZE"}, "rule_set": "sks"}"#, "ok"),
        ],
    );
    check(Preset::Chess960, &[(r#"{"rated": true}"#, "ok"), (r#"{"rated": false}"#, "ok")]);
}

/// NORM-1: at least 9 players, or a double round of at least 8 games; never in promotion, thematic
/// and cup preliminary events.
#[test]
fn norms_need_their_events() {
    let double = System::RoundRobin { double: true };
    assert_eq!((double.games_each(5), double.games_each(4), double.games_each(0)), (8, 6, 0));
    assert_eq!(System::RoundRobin { double: false }.games_each(13), 12);
    assert_eq!(System::Scheveningen.games_each(14), 7);
    let twice = |players: u8| {
        json!({"section_size": players, "system": {"round_robin": {"double": true}}}).to_string()
    };
    let on = r#"{"norms": true}"#;
    check(
        Preset::Invitational,
        &[
            (r#"{"section_size": 9}"#, "ok"),
            (r#"{"section_size": 8}"#, "too_few_for_norms NORM-1"),
            (&twice(5), "ok"),
            (&twice(4), "too_few_for_norms NORM-1"),
            (r#"{"section_size": 10, "system": "scheveningen"}"#, "ok"),
            (r#"{"section_size": 8, "system": "scheveningen"}"#, "too_few_for_norms NORM-1"),
            (r#"{"kind": "cup"}"#, "ok"),
            (r#"{"variant": "chess960", "start_positions": "per_game"}"#, "norms_not_of_variant"),
        ],
    );
    for preset in
        [Preset::OpenClass, Preset::MasterClass, Preset::WorldCupPreliminary, Preset::Thematic]
    {
        check(preset, &[(on, "norms_not_of_kind NORM-1")]);
    }
    check(Preset::Makruk, &[(on, "norms_not_of_variant")]);
    check(Preset::NationalChampionship, &[(on, "norms_national NORM-1")]);
}

/// TR-2.3, TR-3.5: where one winner is needed, ties are broken; no tie-break stands twice.
#[test]
fn tie_breaks_are_chosen_once() {
    let (none, twice) = (r#"{"tie_breaks": []}"#, r#"{"tie_breaks": ["wins", "wins"]}"#);
    for preset in [Preset::OpenClass, Preset::HigherClass, Preset::MasterClass] {
        check(preset, &[(none, "tie_breaks_missing TR-2.3"), (twice, "tie_break_twice")]);
        check(preset, &[(r#"{"tie_breaks": ["direct_encounter"]}"#, "ok")]);
    }
    check(Preset::WorldCupPreliminary, &[(none, "tie_breaks_missing TR-3.5")]);
    check(Preset::Friendly, &[(none, "ok"), (twice, "tie_break_twice")]);
}

/// TR-1.0.5: what of an event may change, before and after its start lists are published.
#[test]
fn what_is_published_stands() {
    let old = changed(&announced(Preset::OpenClass), r#"{"ends_at": 1830297600}"#);
    let code = "code_is_fixed";
    let (published, earlier) = ("event_published TR-1.0.5", "ends_earlier");
    let director = "not_by_director";
    // By the organiser before and after publication, by the director before and after it.
    let cases = [
        (r#"{}"#, ["ok", "ok", "ok", "ok"]),
        (r#"{"code": "B"}"#, [code; 4]),
        (r#"{"name": "B"}"#, ["ok", "ok", director, director]),
        (r#"{"name": ""}"#, ["bad_event_name", "bad_event_name", director, director]),
        (r#"{"director": 5}"#, ["ok", "ok", director, director]),
        (r#"{"director": 0}"#, ["no_director", "no_director", director, director]),
        (r#"{"ends_at": 1830297601}"#, ["ok"; 4]),
        (r#"{"ends_at": null}"#, ["ok"; 4]),
        (r#"{"ends_at": 1830297599}"#, ["ok", earlier, "ok", earlier]),
        (r#"{"ends_at": 0}"#, ["ends_before_start", earlier, "ends_before_start", earlier]),
        (r#"{"leave_days": 30}"#, ["ok", published, director, director]),
        (r#"{"entries_close_at": 1766016060}"#, ["ok", published, director, director]),
        (r#"{"starts_at": 1767312000}"#, ["ok", published, director, director]),
        (r#"{"time_control": "none", "name": "B"}"#, ["ok", published, director, director]),
        (r#"{"section_size": 8}"#, ["class_size TR-2.1-2.2", published, director, director]),
    ];
    for (change, expected) in cases {
        let new = changed(&old, change);
        let askers = [(false, false), (true, false), (false, true), (true, true)];
        let found = askers.map(|(started, by)| verdict(&old.may_change(&new, started, by)));
        assert_eq!(found, expected, "{change}");
    }
    let endless = changed(&old, r#"{"ends_at": null}"#);
    assert_eq!(verdict(&endless.may_change(&old, true, false)), earlier);
    // What would not be announced any more is still put off.
    let odd = changed(&old, r#"{"section_size": 8}"#);
    let later = changed(&odd, r#"{"ends_at": 1840000000}"#);
    assert_eq!(verdict(&odd.may_change(&later, true, true)), "ok");
}

/// LAW-0-options: every option is kept, and what was kept first is read for ever.
#[test]
fn announcements_are_kept() {
    let mut lines = Vec::new();
    for line in VERSION_1.lines().filter(|line| !line.starts_with('#')) {
        let kept: Announcement = serde_json::from_str(line).expect("an announcement");
        assert_eq!(serde_json::to_string(&kept).expect("JSON"), line);
        assert_eq!(verdict(&kept.check()), "ok", "{line}");
        lines.push(kept);
    }
    let [class, chess960, thematic, makruk] = &lines[..] else { panic!("{}", lines.len()) };
    assert_eq!(*class, announced(Preset::OpenClass));
    assert_eq!(chess960.organiser, Organiser::Federation("CZE".parse().expect("a federation")));
    assert_eq!(chess960.visibility, Visibility::Live { after_finished: 3, delay_moves: 5 });
    assert_eq!(chess960.draw_offers, rules::DrawOffers::NotBefore(20));
    let fee = chess960.fee.expect("a fee");
    assert_eq!((fee.minor_units, fee.currency.to_string()), (750, "EUR".to_owned()));
    assert_eq!(thematic.system, System::Scheveningen);
    assert!(
        matches!(&thematic.start_positions, StartPositions::From(fen) if fen.contains(" b KQkq "))
    );
    assert_eq!((makruk.variant, &makruk.tie_breaks), (Variant::Makruk, &Vec::<TieBreak>::new()));
    for preset in Preset::ALL {
        let event = announced(preset);
        let text = serde_json::to_string(&event).expect("JSON");
        assert_eq!(serde_json::from_str::<Announcement>(&text).expect("read back"), event);
    }
    // Names in the JSON are those that programs read.
    for kind in EventKind::ALL {
        assert_eq!(serde_json::to_value(kind).expect("JSON"), json!(kind.code()));
        assert_eq!(EventKind::from_code(kind.code()), Some(kind));
    }
    for class in EntryClass::ALL {
        assert_eq!(serde_json::to_value(class).expect("JSON"), json!(class.code()));
        assert_eq!(EntryClass::from_code(class.code()), Some(class));
    }
    for class in NormClass::ALL {
        assert_eq!(serde_json::to_value(class).expect("JSON"), json!(class.code()));
        assert_eq!(NormClass::from_code(class.code()), Some(class));
        let event = announced(Preset::MasterNorm);
        let event = Announcement { ladies: true, norm_class: Some(class), ..event };
        let text = serde_json::to_string(&event).expect("JSON");
        assert_eq!(serde_json::from_str::<Announcement>(&text).expect("read back"), event);
    }
}

/// What is not an announcement is refused, not guessed.
#[test]
fn damaged_announcements_are_not_read() {
    let whole = serde_json::to_value(announced(Preset::NationalChampionship)).expect("JSON");
    let cases = [
        ("kind", json!("match")),
        ("organiser", json!({"federation": "cze"})),
        ("time_control", json!("10 moves in 50 weeks")),
        ("section_size", json!(256)),
        ("leave_days", json!(-1)),
        ("fee", json!({"minor_units": 100, "currency": "eur"})),
        ("draw_offers", json!({"not_before": 70_000})),
        ("starts_at", json!("2026-01-01")),
        ("code", Value::Null),
    ];
    for (field, value) in cases {
        let mut damaged = whole.clone();
        damaged[field] = value;
        assert!(serde_json::from_value::<Announcement>(damaged).is_err(), "{field}");
    }
}
