//! The Silli system: everybody against so many others, opponents of about the same strength for all, start numbers by
//! rating (`TR-0.3`, `NORM-1`).

use std::collections::BTreeSet;

use rules::norm::{NormOverview, NormTerms, averaged};
use rules::tournament::{
    Announcement, EventState, Origin, Preset, Proposal, ProposalAct, ProposalFacts,
    ProposedSection, START_NUMBERS_MAX, Seed, System, round_robin, silli,
};
use rules::{Federation, Outcome, PlayerId};

use crate::announcements::{announced, check, verdict};

const TWELVE: System = System::Silli { games: 12 };

/// Whom each player meets, and how often with White.
fn opponents(players: usize, games: u8) -> Vec<(Vec<usize>, usize)> {
    let mut met = vec![(Vec::new(), 0); players];
    for pairing in silli(players, games) {
        met[pairing.white].0.push(pairing.black);
        met[pairing.white].1 += 1;
        met[pairing.black].0.push(pairing.white);
    }
    met
}

/// TR-0.3: everybody has the same number of games, half of them with White, and nobody meets anybody twice.
#[test]
fn everybody_has_as_many_games() {
    for (players, games) in (5..=60_usize).flat_map(|n| (4..=30_u8).step_by(2).map(move |g| (n, g)))
    {
        let met = opponents(players, games);
        let fits = usize::from(games) < players;
        assert_eq!(!silli(players, games).is_empty(), fits, "{players} players, {games} games");
        for (number, (others, white)) in met.iter().enumerate().filter(|_| fits) {
            let different: BTreeSet<_> = others.iter().collect();
            assert_eq!(others.len(), usize::from(games), "{players} players");
            assert_eq!(different.len(), others.len(), "{players} players, {games} games");
            assert!(!others.contains(&number), "{players} players, {games} games");
            assert_eq!(*white, usize::from(games) / 2, "{players} players, {games} games");
        }
    }
    // As many games as there are others: everybody meets everybody.
    let pairs = |pairings: Vec<rules::tournament::Pairing>| -> BTreeSet<(usize, usize)> {
        pairings.iter().map(|p| (p.white.min(p.black), p.white.max(p.black))).collect()
    };
    assert_eq!(pairs(silli(13, 12)), pairs(round_robin(13, false)));
    for (players, games) in [(13, 0), (13, 5), (12, 12), (0, 4), (START_NUMBERS_MAX + 1, 4)] {
        assert!(silli(players, games).is_empty(), "{players} players, {games} games");
    }
}

/// What the system is for: wherever a player stands in the order of ratings, the opponents are in its middle on
/// average: within a tenth of the order, with four games an eighth.
#[test]
fn opponents_are_as_strong_for_everybody() {
    let sizes = (5..=100_usize).flat_map(|n| (4..=30_u8).step_by(2).map(move |g| (n, g)));
    for (players, games) in sizes.filter(|(n, games)| usize::from(*games) < *n) {
        let part = if games == 4 { 8 } else { 10 };
        for (number, (others, _)) in opponents(players, games).iter().enumerate() {
            let count = others.len();
            // Twice the sum is compared, so that the middle of an even number is whole.
            let off = (2 * others.iter().sum::<usize>()).abs_diff(count * (players - 1));
            assert!(
                part * off <= 2 * players * count,
                "{players} players, {games} games, number {number}: {others:?}"
            );
        }
    }
    // They come from all quarters of it.
    for (players, games) in [(17, 8), (25, 12), (40, 12), (100, 12), (100, 30)] {
        for (number, (others, _)) in opponents(players, games).iter().enumerate() {
            let quarters: BTreeSet<_> = others.iter().map(|other| 4 * other / players).collect();
            assert_eq!(quarters.len(), 4, "{players} players, number {number}: {others:?}");
        }
    }
}

/// TR-0.3, NORM-1, TR-11: no stage, class or team is played so, and no norm made; an even number of games, and more
/// players than that; nobody knows who met whom elsewhere.
#[test]
fn what_can_be_announced() {
    let no = "system_not_of_kind TR-0.3";
    check(
        Preset::Friendly,
        &[
            (r#"{"system": {"silli": {"games": 12}}, "section_size": 12}"#, "section_size"),
            (r#"{"system": {"silli": {"games": 12}}, "section_size": 13}"#, "ok"),
            (r#"{"system": {"silli": {"games": 12}}, "section_size": 100}"#, "ok"),
            (r#"{"system": {"silli": {"games": 12}}, "section_size": 101}"#, "section_size"),
            (r#"{"system": {"silli": {"games": 4}}, "section_size": 5}"#, "ok"),
            (r#"{"system": {"silli": {"games": 30}}, "section_size": 31}"#, "ok"),
            (r#"{"system": {"silli": {"games": 2}}, "section_size": 13}"#, "silli_games"),
            (r#"{"system": {"silli": {"games": 5}}, "section_size": 13}"#, "silli_games"),
            (r#"{"system": {"silli": {"games": 32}}, "section_size": 50}"#, "silli_games"),
            (r#"{"system": {"silli": {"games": 12}}, "section_size": 13, "norms": true}"#, no),
        ],
    );
    for preset in [Preset::OpenClass, Preset::WorldCupPreliminary, Preset::MasterNorm] {
        check(preset, &[(r#"{"system": {"silli": {"games": 4}}}"#, no)]);
    }
    let event = Announcement { system: TWELVE, section_size: 25, ..announced(Preset::Friendly) };
    assert_eq!(verdict(&event.check()), "ok");
    assert_eq!(verdict(&event.check_of(Some(Origin::Results))), "system_elsewhere");
    assert_eq!((TWELVE.games_each(25), TWELVE.code()), (12, "silli"));
}

/// Start numbers follow the ratings: whoever is put together by hand is put in that order, too; those without a rating
/// come last, equals as they have entered. No lots are drawn.
#[test]
fn start_numbers_follow_the_ratings() {
    let federation: Federation = "CZE".parse().expect("a federation");
    let rated: [(u32, Option<u16>); 14] = [
        (1, Some(1_900)),
        (2, None),
        (3, Some(2_450)),
        (4, Some(2_000)),
        (5, Some(2_450)),
        (6, Some(1_700)),
        (7, Some(2_300)),
        (8, Some(2_200)),
        (9, None),
        (10, Some(2_100)),
        (11, Some(2_050)),
        (12, Some(1_800)),
        (13, Some(1_600)),
        (14, Some(1_500)),
    ];
    let accepted: Vec<_> =
        rated.iter().map(|(id, rating)| (PlayerId(*id), federation, *rating)).collect();
    let facts = ProposalFacts {
        state: EventState::Announced,
        stage: None,
        system: TWELVE,
        section_size: 14,
        version: 0,
        seen: 0,
        accepted: &accepted,
        pairing: None,
        advanced: &[],
    };
    let order = [3, 5, 7, 8, 10, 11, 4, 1, 12, 6, 13, 14, 2, 9].map(PlayerId);
    let made = Proposal::default().decide(ProposalAct::Make { sizes: None, beacon: None }, &facts);
    let Ok(Outcome::Changed(made)) = made else { panic!("{made:?}") };
    assert_eq!(made.sections[0].players, order);
    let mut players = order.to_vec();
    players.reverse();
    // Of two who are equal the one who stands first stays first.
    let section = ProposedSection { name: "A".to_owned(), players };
    let by_hand = ProposalAct::Change { sections: vec![section] };
    let Ok(Outcome::Changed(changed)) = made.decide(by_hand, &facts) else { panic!("changed") };
    let swapped = [5, 3, 7, 8, 10, 11, 4, 1, 12, 6, 13, 14, 9, 2].map(PlayerId);
    assert_eq!(changed.sections[0].players, swapped);
    let drawn = made.sections[0].start_numbers(TWELVE, &Seed([7; 32]), |_| [0; 32]);
    assert_eq!(drawn, order);
    let small = ProposalAct::Make { sizes: Some(vec![12, 2]), beacon: None };
    let refused = Proposal::default().decide(small, &facts).expect_err("too small");
    assert!(refused.to_string().contains("each has 13 to 100"), "{refused}");
    // Nor is there an average by which anybody could make a norm.
    let terms = NormTerms::default();
    assert_eq!(NormOverview::of_system(TWELVE, terms, &[]), []);
    assert!(averaged(TWELVE, 14).is_empty());
}
