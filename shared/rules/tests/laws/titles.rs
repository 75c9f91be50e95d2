//! What norms make of a player, and what International Arbiters have directed: TR-10.1, TR-10.4 to
//! TR-10.9, NORM-4e.

use rules::norm::{NormOverview, NormTerms, Participant};
use rules::title::{
    ARBITER_GAMES, CountedNorm, Directed, NormRecord, NormSum, PostalGames, arbiter_reached,
    is_classified, titles_made,
};
use rules::tournament::{EntryClass, EventKind, Medium, Preset, StartPositions};
use rules::{Day, Federation, HalfPoints, Instant, Title};

const NOW: Instant = Instant::from_unix(1_767_225_600);

/// Norms in words: `GM 12 3 4` counts for 12 games, 3 against grandmasters and 4 against SIMs; a word
/// behind them says that it is of before the Congress of 2000.
fn norms(text: &str) -> Vec<CountedNorm> {
    let norm = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |place: usize| words[place].parse::<usize>().expect("a number");
        CountedNorm {
            title: words[0].parse().expect("a title"),
            games: number(1),
            grandmaster_games: number(2),
            senior_games: number(3),
            early: words.get(4).is_some(),
        }
    };
    text.split(", ").filter(|part| !part.is_empty()).map(norm).collect()
}

fn made(text: &str) -> String {
    titles_made(&norms(text)).iter().map(Title::to_string).collect::<Vec<_>>().join(" ")
}

/// TR-10.5, TR-10.6, TR-10.7, TR-10.8: two norms with 24 games, of which overfulfilled ones count for more.
#[test]
fn two_norms_with_24_games() {
    for title in ["SIM", "IM", "CCM", "CCE"] {
        for (games, expected) in [
            ("", ""),
            ("24", ""),
            ("12 12", title),
            ("12 11", ""),
            ("8 16", title),
            ("8 8 8", title),
        ] {
            let norm = |games: &str| format!("{title} {games} 0 0");
            let all: Vec<String> = games.split_whitespace().map(norm).collect();
            assert_eq!(made(&all.join(", ")), expected, "{title} {games}");
        }
    }
}

/// TR-10.5: IM norms of before the Congress of 2000 count towards SIM, with 14 games at most.
#[test]
fn early_norms_count_towards_sim() {
    for (text, expected) in [
        ("SIM 12 0 0, IM 12 0 0 early", "SIM"),
        ("SIM 12 0 0, IM 12 0 0", ""),
        ("SIM 10 0 0, IM 14 0 0 early", "SIM"),
        ("SIM 9 0 0, IM 15 0 0 early", ""),
        ("SIM 9 0 0, IM 8 0 0 early, IM 8 0 0 early", ""),
        ("SIM 10 0 0, IM 8 0 0 early, IM 8 0 0 early", "SIM"),
        ("IM 14 0 0 early, IM 14 0 0 early", "IM"),
        ("IM 10 0 0 early, IM 14 0 0", "IM"),
        ("GM 14 5 0, IM 14 0 0 early", ""),
    ] {
        assert_eq!(made(text), expected, "{text}");
    }
}

/// TR-10.4: five games against grandmasters, two of them replaced by four against SIMs.
#[test]
fn grandmasters_meet_grandmasters() {
    for (text, expected) in [
        ("GM 12 5 0, GM 12 0 0", "GM"),
        ("GM 12 2 0, GM 12 3 0", "GM"),
        ("GM 12 2 0, GM 11 3 0", ""),
        ("GM 24 5 9", ""),
        ("GM 12 2 0, GM 12 2 0", ""),
        ("GM 12 2 0, GM 12 2 1", ""),
        ("GM 12 2 1, GM 12 2 1", "GM"),
        ("GM 12 2 2, GM 12 1 1", ""),
        ("GM 12 2 2, GM 12 1 2", "GM"),
        ("GM 12 1 9, GM 12 1 9", ""),
    ] {
        assert_eq!(made(text), expected, "{text}");
    }
}

/// NORM-4e: each title is asked for itself.
#[test]
fn a_score_for_several_titles() {
    assert_eq!(made("GM 12 3 0, SIM 12 3 0, GM 12 3 0, SIM 12 3 0, IM 20 0 0"), "GM SIM");
    assert_eq!(made("GM 12 3 0, SIM 12 3 0, SIM 12 0 0"), "SIM");
    assert_eq!(made("GM 12 0 0, SIM 12 3 0"), "", "a norm of another title is none");
    let sum = NormSum::of(Title::Gm, &norms("GM 12 3 1, GM 13 2 4, SIM 12 9 9"));
    assert_eq!((sum.norms, sum.games, sum.grandmaster_games, sum.senior_games), (2, 25, 5, 5));
}

/// TR-10.1, TR-10.7, TR-10.8: the ladies' titles are as high as those that took their place.
#[test]
fn titles_cover_lower_ones() {
    let order = ["GM", "SIM", "IM", "CCM", "CCE"].map(|text| text.parse::<Title>().unwrap());
    for (place, title) in order.iter().enumerate() {
        for (other, lower) in order.iter().enumerate() {
            assert_eq!(title.covers(*lower), place <= other, "{title} {lower}");
        }
    }
    for (ladies, title, higher) in
        [(Title::Lgm, Title::Ccm, Title::Im), (Title::Lim, Title::Cce, Title::Ccm)]
    {
        assert!(ladies.covers(title) && title.covers(ladies) && !ladies.covers(higher));
    }
}

/// TR-10.4: what a section's final table gives, by its players at the start.
#[test]
fn norms_by_the_final_table() {
    let federation: Federation = "CZE".parse().expect("a federation");
    let player = |rating: u16, fixed: bool, title: Option<Title>| Participant {
        is_of_member: true,
        federation,
        rating: Some(rating),
        fixed,
        title,
    };
    let mut players = vec![player(2_410, true, None); 10];
    players[0] = player(2_600, true, None);
    players[1] = player(2_600, false, None);
    players[2] = player(2_599, true, None);
    players[3] = player(2_300, true, Some(Title::Gm));
    players[4] = player(2_300, true, Some(Title::Sim));
    players[5] = player(2_600, true, Some(Title::Sim));
    for (player, letters) in players.iter_mut().zip(["POL", "NOR"].into_iter().cycle().take(6)) {
        player.federation = letters.parse().expect("a federation");
    }
    let overview = NormOverview::new(NormTerms::default(), &players);
    assert_eq!(overview.grandmasters, 3, "2600 fixed, the GM, and a SIM of 2600");
    let points = |title| {
        let found = overview.norms.iter().find(|norm| norm.title == title);
        found.expect("an offered norm").points.0
    };
    let of = |player, score: u8| {
        let score = HalfPoints(score);
        let mut opponents = players.clone();
        opponents.remove(player);
        NormRecord::of_player(7, &overview, &opponents, score, NOW)
    };
    let titles =
        |player, score| -> Vec<Title> { of(player, score).iter().map(|norm| norm.title).collect() };
    let im = points(Title::Im);
    assert_eq!(titles(9, im), [Title::Im, Title::Ccm, Title::Cce]);
    assert_eq!(titles(9, im - 1), [Title::Ccm, Title::Cce]);
    assert_eq!(titles(9, 0), []);
    let facts = |player| {
        let norm = of(player, 18).remove(0);
        (norm.games, norm.grandmaster_games, norm.senior_games)
    };
    assert_eq!(facts(9), (9, 3, 1));
    assert_eq!(facts(3), (9, 2, 1), "not against oneself");
    assert_eq!(facts(4), (9, 3, 0));
    assert!(of(9, 18).iter().all(|norm| norm.section == 7 && norm.games_counted > 9));
}

/// TR-10.9: more than 2000 games on a server over at least two years, or more than 1000 by post over at
/// least four.
#[test]
fn international_arbiters() {
    let day = |text: &str| Day::from(text.parse::<chrono::NaiveDate>().expect("a date"));
    let today = day("2026-01-01");
    for (medium, games, since, today, expected) in [
        (Medium::Server, 2_000, Some("2024-01-01"), today, false),
        (Medium::Server, 2_001, Some("2024-01-01"), today, true),
        (Medium::Server, 2_001, Some("2024-01-01"), today.previous(), false),
        (Medium::Server, 2_001, None, today, false),
        (Medium::Server, 1_001, Some("2022-01-01"), today, false),
        (Medium::Post, 1_000, Some("2022-01-01"), today, false),
        (Medium::Post, 1_001, Some("2022-01-01"), today, true),
        (Medium::Post, 1_001, Some("2022-01-01"), today.previous(), false),
        (Medium::Post, 2_001, Some("2024-01-01"), today, false),
        (Medium::Post, 1_001, None, today, false),
    ] {
        let reached = arbiter_reached(medium, games, since.map(day), today);
        assert_eq!(reached, expected, "{medium:?} {games} {since:?} {today}");
    }
    let postal = |games| PostalGames { games, since: day("2022-01-01") };
    assert!(!postal(1_000).reach_arbiter(today) && postal(1_001).reach_arbiter(today));
}

/// TR-10.9: all sections of classified events together, since the first of them began.
#[test]
fn directed_sections_are_added() {
    let day = |year| Day::new_year(year).expect("a day");
    let mut directed = Directed::default();
    assert!(!directed.reaches_arbiter(day(2030)));
    for (games, starts_at) in
        [(1_000, Some(day(2025))), (900, None), (ARBITER_GAMES - 1_900, Some(day(2024)))]
    {
        directed.add(games, starts_at.map(Day::starts_at));
    }
    assert_eq!(directed.since, Some(day(2024).starts_at()));
    assert!(!directed.reaches_arbiter(day(2026)), "2000 games are not more than 2000");
    directed.add(1, Some(day(2025).starts_at()));
    assert!(directed.reaches_arbiter(day(2026)));
    assert!(!directed.reaches_arbiter(day(2026).plus(-1)));
}

/// TR-10.9-classified: which events count for arbiters.
#[test]
fn classified_events() {
    let friendly = Preset::Friendly.announcement(NOW, NOW);
    let mut event = friendly.clone();
    event.rated = false;
    event.kind = EventKind::Special;
    event.entry = EntryClass::Open;
    assert!(!is_classified(&event), "a friendly event");
    for kind in EventKind::ALL.into_iter().filter(|kind| *kind != EventKind::Special) {
        event.kind = kind;
        event.entry = EntryClass::Open;
        assert!(is_classified(&event), "{kind:?}");
        event.entry = EntryClass::National;
        assert!(!is_classified(&event), "{kind:?} at home");
    }
    (event.kind, event.entry) = (EventKind::Special, EntryClass::Open);
    event.rated = true;
    assert!(is_classified(&event), "an invitational");
    event.rated = false;
    event.start_positions = StartPositions::From("8/8/8/8/8/8/8/8 w - - 0 1".to_owned());
    assert!(is_classified(&event), "a thematic event");
}
