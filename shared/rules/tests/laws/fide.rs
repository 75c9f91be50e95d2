//! What lists of FIDE say, and when it counts: TR-4.3, TR-4.4, TR-9.4, NORM-4b.

use rules::norm::Participant;
use rules::rating::{
    FideEntry, FideTitle, ListEntry, Options, Quarter, Ratings, Start, check_fide_list,
};
use rules::tournament::RuleSet;
use rules::{Day, Title, Variant};

fn quarter(text: &str) -> Quarter {
    text.parse().expect("a quarter")
}

fn day(text: &str) -> Day {
    Day::from(text.parse::<chrono::NaiveDate>().expect("a date"))
}

fn known(list: Option<&str>) -> FideEntry {
    FideEntry { list: list.map(quarter), rating: Some(2_400), title: Some(FideTitle::Gm) }
}

/// TR-9.4: only the list of the same quarter counts, from its first day to its last; one that nobody
/// has dated never does, and none in Chess960.
#[test]
fn only_the_current_list_counts() {
    for (list, today, variant, counts) in [
        (Some("2027/1"), "2026-12-31", Variant::Chess, false),
        (Some("2027/1"), "2027-01-01", Variant::Chess, true),
        (Some("2027/1"), "2027-03-31", Variant::Chess, true),
        (Some("2027/1"), "2027-04-01", Variant::Chess, false),
        (Some("2026/4"), "2027-01-01", Variant::Chess, false),
        (Some("2027/1"), "2027-02-01", Variant::Chess960, false),
        (None, "2027-01-01", Variant::Chess, false),
    ] {
        let ratings = Ratings { fide: Some(known(list)), ..Ratings::default() };
        let told = format!("{list:?} {today} {variant:?}");
        let (today, options) = (day(today), Options::of(RuleSet::Iccf));
        let expected = counts.then(|| known(list));
        assert_eq!(ratings.fide_on(today, variant), expected, "{told}");
        assert_eq!(ratings.fide_rating_on(today, variant), counts.then_some(2_400), "{told}");
        let start = if counts { Start::Fide(2_400) } else { Start::Level(1_800) };
        assert_eq!(ratings.start(&options, variant, today, 1_800), start, "{told}");
        let own = ListEntry { rating: Some(2_100), games: 12 };
        let rated = Ratings { chess: own, chess960: own, ..ratings };
        assert_eq!(rated.start(&options, variant, today, 1_800), Start::Rating(2_100), "{told}");
    }
}

/// TR-9.4: no other list is taken over than the one that is valid now.
#[test]
fn the_current_list_is_taken_over() {
    for (list, today, refused) in [
        ("2026/4", "2027-01-01", true),
        ("2027/1", "2026-12-31", true),
        ("2027/1", "2027-01-01", false),
        ("2027/1", "2027-03-31", false),
        ("2027/1", "2027-04-01", true),
    ] {
        let checked = check_fide_list(quarter(list), day(today));
        let refusal = checked.err().map(|refusal| (refusal.code(), refusal.rule()));
        let expected = refused.then_some(("fide_list_not_current", Some("TR-9.4")));
        assert_eq!(refusal, expected, "{list} {today}");
    }
}

/// NORM-4b: a title of FIDE stands in for a lower one, or for none, of a player without a published
/// rating; its grandmasters count as such.
#[test]
fn fide_titles_stand_in() {
    for (title, published, fide, expected) in [
        (None, None, Some(FideTitle::Gm), Some(Title::Gm)),
        (None, Some(2_000), Some(FideTitle::Gm), None),
        (Some(Title::Im), None, Some(FideTitle::Gm), Some(Title::Gm)),
        (Some(Title::Sim), None, Some(FideTitle::Im), Some(Title::Sim)),
        (Some(Title::Cce), None, Some(FideTitle::Im), Some(Title::Im)),
        (Some(Title::Im), None, Some(FideTitle::Im), Some(Title::Im)),
        (None, None, Some(FideTitle::Wgm), None),
        (None, None, Some(FideTitle::Fm), None),
        (Some(Title::Ccm), None, None, Some(Title::Ccm)),
    ] {
        let federation = "CZE".parse().expect("a federation");
        // With a title there need be no rating.
        let player = Participant::at_start(federation, title, published, false, (None, fide));
        let told = format!("{title:?} {published:?} {fide:?}");
        assert_eq!((player.title, player.rating), (expected, published), "{told}");
        assert_eq!(player.is_grandmaster(), expected == Some(Title::Gm), "{told}");
    }
}

/// Titles of FIDE are read as they are written.
#[test]
fn fide_titles_have_abbreviations() {
    for text in ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"] {
        assert_eq!(text.parse::<FideTitle>().expect("a title").to_string(), text);
    }
    assert!("SIM".parse::<FideTitle>().is_err());
}
