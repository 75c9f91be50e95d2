//! Events that go on from another one (TR-0.1, TR-0.3, TR-7.5, TR-8.5): who advances, who may be taken in, who meets
//! whom in a knock-out, and what an announcement may say of it.

use std::collections::BTreeSet;

use rules::tournament::{
    Advance, Announcement, Entrant, Entry, EntryClass, EntryFacts, EntryRefusal, EntryRights,
    EventId, EventState, Flag, Grounds, Origin, Pairing, PlayedGame, Preset, PreviousRound,
    Proposal, ProposalAct, ProposalFacts, RoundPairing, SectionBefore, SectionId, System, Taken,
    TieBreak, match_of, may_go_on_from_another,
};
use rules::{Federation, HalfPoints, Outcome, PlayerId};

use crate::announcements::{announced, check, verdict};
use crate::entries::{NOW, player};

const MATCH: System = System::KnockOut { games: 2 };
const BEFORE: PreviousRound = PreviousRound { event: EventId(12), advancing: 1 };

fn second_round() -> Announcement {
    let entry = EntryClass::Invitation;
    let previous_round = Some(BEFORE);
    Announcement {
        system: MATCH,
        section_size: 2,
        entry,
        previous_round,
        ..announced(Preset::Friendly)
    }
}

/// What a match comes to: a line of results from White's side, `1`, `0`, `=`, `-` for 0-0, `*` for a game that runs and
/// `c` for one that was cancelled.
fn played(system: System, players: usize, results: &str) -> Vec<PlayedGame> {
    let pairings = system.pairings(players);
    assert_eq!(pairings.len(), results.len(), "{results}");
    let game = |(Pairing { white, black, .. }, result): (&Pairing, char)| {
        let halves = match result {
            '1' => Some((2, 0)),
            '0' => Some((0, 2)),
            '=' => Some((1, 1)),
            '-' | 'c' => Some((0, 0)),
            _ => None,
        };
        let result_of = halves.map(|(white, black)| (HalfPoints(white), HalfPoints(black)));
        let flag = (result == 'c').then_some(Flag::Cancelled);
        PlayedGame { white: *white, black: *black, result: result_of, flag }
    };
    pairings.iter().zip(results.chars()).map(game).collect()
}

/// Who advances of a section, in the order of the places: `1 sure, 2 behind`.
fn advancing(games: &[PlayedGame], players: u32, advancing: u8, silent: &[u32]) -> String {
    let ids: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
    let silent: BTreeSet<PlayerId> = silent.iter().copied().map(PlayerId).collect();
    let section = SectionBefore {
        players: &ids,
        games,
        tie_breaks: &[TieBreak::Wins, TieBreak::SonnebornBerger],
        is_over: games.iter().all(|game| game.result.is_some()),
        silent: &silent,
        advancing,
    };
    let all = section.advancers();
    for advancer in &all {
        assert_eq!(section.advance_of(advancer.player), advancer.advance);
    }
    assert_eq!(section.advance_of(PlayerId(99)), Advance::NotOfSection);
    let line = |it: &rules::tournament::Advancer| format!("{} {}", it.player, it.advance.code());
    all.iter().map(line).collect::<Vec<_>>().join(", ")
}

/// The winner of a match advances; who is level is somebody's to decide (TR-7.5), nobody before the last game is over,
/// and nobody who has withdrawn silently (TR-8.5). Whoever has had no opponent advances.
#[test]
fn the_winner_of_a_match_advances() {
    for (results, silent, expected) in [
        ("1=", &[][..], "1 sure, 2 behind"),
        ("0=", &[], "2 sure, 1 behind"),
        // Each has won with White.
        ("11", &[], "1 tied, 2 tied"),
        ("==", &[], "1 tied, 2 tied"),
        ("--", &[], "1 tied, 2 tied"),
        ("cc", &[], "1 tied, 2 tied"),
        ("1*", &[], "1 running, 2 running"),
        ("10", &[1], "1 withdrew_silently, 2 behind"),
        ("cc", &[1], "1 withdrew_silently, 2 sure"),
        ("cc", &[1, 2], "1 withdrew_silently, 2 withdrew_silently"),
    ] {
        let games = played(MATCH, 2, results);
        assert_eq!(advancing(&games, 2, 1, silent), expected, "{results}");
    }
    assert_eq!(advancing(&[], 1, 1, &[]), "1 sure");
}

/// The first places of a larger section advance; a place that more players share than advance with it is somebody's to
/// decide, and one that all of them fit in is not (TR-7.5).
#[test]
fn the_first_places_advance() {
    let four = System::RoundRobin { double: false };
    // 1 beats all, 2 the others but 1, 3 beats 4: by the pairs of the table 1-4, 2-3, 4-3, 1-2, 2-4, 3-1.
    let clear = played(four, 4, "110110");
    for (count, expected) in [
        (1, "1 sure, 2 behind, 3 behind, 4 behind"),
        (2, "1 sure, 2 sure, 3 behind, 4 behind"),
        (3, "1 sure, 2 sure, 3 sure, 4 behind"),
        (4, "1 sure, 2 sure, 3 sure, 4 sure"),
        (30, "1 sure, 2 sure, 3 sure, 4 sure"),
    ] {
        assert_eq!(advancing(&clear, 4, count, &[]), expected, "{count}");
    }
    let level = played(four, 4, "======");
    for (count, word) in [(1, "tied"), (3, "tied"), (4, "sure")] {
        let expected: Vec<String> = (1..=4).map(|id| format!("{id} {word}")).collect();
        assert_eq!(advancing(&level, 4, count, &[]), expected.join(", "), "{count}");
    }
    // Of one who has withdrawn silently nobody takes the place by the table alone.
    assert_eq!(advancing(&clear, 4, 2, &[1]), "1 withdrew_silently, 2 sure, 3 behind, 4 behind");
}

/// A match has either colour in turn; whoever is alone has no game.
#[test]
fn a_match_has_either_colour_in_turn() {
    for games in 1..=6 {
        let pairings = match_of(2, games);
        let whites: Vec<usize> = pairings.iter().map(|pairing| pairing.white).collect();
        let expected: Vec<usize> = (0..usize::from(games)).map(|game| game % 2).collect();
        assert_eq!(whites, expected, "{games}");
        assert!(pairings.iter().all(|it| it.white + it.black == 1), "{games}");
        assert!(match_of(1, games).is_empty() && match_of(3, games).is_empty(), "{games}");
    }
    assert_eq!((MATCH.code(), MATCH.games_each(2), MATCH.section_sizes()), ("knock_out", 2, 1..=2));
    assert!(MATCH.draws_start_numbers() && MATCH.has_equal_sides(1));
}

fn sections(pairing: &RoundPairing, players: &[Taken]) -> String {
    let sections = pairing.sections(players).expect("a knock-out has its sections");
    let section = |players: &Vec<PlayerId>| {
        players.iter().map(ToString::to_string).collect::<Vec<_>>().join("-")
    };
    sections.iter().map(section).collect::<Vec<_>>().join(" ")
}

/// Players called by their seeds.
fn seeds(count: u32) -> Vec<Taken> {
    let rating = |id: u32| Some(2_500 - u16::try_from(id).expect("few"));
    (1..=count).map(|id| Taken { player: PlayerId(id), rating: rating(id), from: None }).collect()
}

/// The first seed meets the last, the first two could meet in the last round alone, and the best have no opponent where
/// there are too few.
#[test]
fn seeds_stand_in_a_bracket() {
    for (count, expected) in [
        (0, ""),
        (1, "1"),
        (2, "1-2"),
        (3, "1 2-3"),
        (4, "1-4 2-3"),
        (6, "1 4-5 2 3-6"),
        (8, "1-8 4-5 2-7 3-6"),
        (12, "1 8-9 4 5-12 2 7-10 3 6-11"),
    ] {
        assert_eq!(sections(&RoundPairing::Seeds, &seeds(count)), expected, "{count}");
    }
    // Where the better one always wins, as many of the best are left in each round.
    for count in 2..=64 {
        let mut left = seeds(count);
        let mut round = RoundPairing::Seeds;
        while left.len() > 1 {
            let made = round.sections(&left).expect("a knock-out has its sections");
            let winner = |(number, players): (u32, &Vec<PlayerId>)| Taken {
                player: *players.iter().min().expect("a player"),
                rating: None,
                from: Some((SectionId(number), 1)),
            };
            left = (1..).zip(&made).map(winner).collect();
            let best: BTreeSet<u32> = left.iter().map(|taken| taken.player.0).collect();
            assert_eq!(best, (1..=u32::try_from(made.len()).expect("few")).collect(), "of {count}");
            round = RoundPairing::Neighbours((1..).take(made.len()).map(SectionId).collect());
        }
    }
}

/// After groups the winners are seeded before the seconds; whoever comes from none stands behind them.
#[test]
fn winners_of_groups_are_seeded_first() {
    let taken = |player: u32, rating: Option<u16>, place: Option<u32>| {
        let from = place.map(|place| (SectionId(player), place));
        Taken { player: PlayerId(player), rating, from }
    };
    let players = [
        taken(1, Some(2_600), Some(2)),
        taken(2, Some(2_100), Some(1)),
        taken(3, None, Some(1)),
        taken(4, Some(2_700), None),
    ];
    assert_eq!(sections(&RoundPairing::Seeds, &players), "2-4 3-1");
}

/// Whoever advances from a section meets whoever advances from the next one. A free place goes to somebody who comes
/// from nowhere or is one too many, else the other one goes on alone.
#[test]
fn neighbours_meet() {
    let round = RoundPairing::Neighbours([11, 12, 13, 14].map(SectionId).to_vec());
    let of = |told: &[(u32, u32)]| -> Vec<Taken> {
        let from = |section: u32| (section > 0).then_some((SectionId(section), 1));
        let taken = |&(player, section)| Taken {
            player: PlayerId(player),
            rating: None,
            from: from(section),
        };
        told.iter().map(taken).collect()
    };
    for (told, expected) in [
        (&[(1, 11), (2, 12), (3, 13), (4, 14)][..], "1-2 3-4"),
        // In whatever order they were taken in.
        (&[(4, 14), (2, 12), (3, 13), (1, 11)], "1-2 3-4"),
        (&[(1, 11), (3, 13), (4, 14)], "1 3-4"),
        (&[(1, 11), (3, 13), (4, 14), (9, 0)], "1-9 3-4"),
        (&[(1, 11), (3, 13), (4, 14), (9, 99)], "1-9 3-4"),
        // Both of a match, since neither was better.
        (&[(1, 11), (5, 11), (2, 12), (3, 13)], "1-2 3-5"),
        (&[(1, 11), (5, 11), (2, 12), (3, 13), (4, 14)], "1-2 3-4 5"),
        (&[(3, 13), (4, 14)], "3-4"),
        (&[(3, 13), (4, 14), (8, 0), (9, 0)], "8-9 3-4"),
        (&[(1, 11), (2, 12), (3, 13), (4, 14), (8, 0)], "1-2 3-4 8"),
    ] {
        assert_eq!(sections(&round, &of(told)), expected, "{told:?}");
    }
    let odd = RoundPairing::Neighbours([11, 12, 13].map(SectionId).to_vec());
    assert_eq!(sections(&odd, &of(&[(1, 11), (2, 12), (3, 13)])), "1-2 3");
}

/// Which event comes before decides how they are put together.
#[test]
fn the_event_before_gives_the_bracket() {
    let (event, sections) = (second_round(), [SectionId(5), SectionId(6)]);
    let first = Announcement { code: "KO/1".to_owned(), previous_round: None, ..event.clone() };
    let neighbours = RoundPairing::Neighbours(sections.to_vec());
    assert_eq!(event.round_pairing(Some((&first, &sections))), Some(neighbours));
    assert_eq!(first.round_pairing(None), Some(RoundPairing::Seeds));
    let groups = Announcement { system: System::RoundRobin { double: false }, ..first.clone() };
    assert_eq!(event.round_pairing(Some((&groups, &sections))), Some(RoundPairing::Seeds));
    // Two of each match: there are no neighbours to meet.
    let two = Some(PreviousRound { advancing: 2, ..BEFORE });
    let two = Announcement { previous_round: two, ..event.clone() };
    assert_eq!(two.round_pairing(Some((&first, &sections))), Some(RoundPairing::Seeds));
    let last = Announcement { system: System::RoundRobin { double: true }, ..event };
    assert_eq!(last.round_pairing(Some((&first, &sections))), None);
}

/// A knock-out is put together by its pairing: no sizes are said for it.
#[test]
fn a_knock_out_is_proposed() {
    let federation: Federation = "CZE".parse().expect("a federation");
    let accepted: Vec<_> = (1..=6_u32)
        .map(|id| (PlayerId(id), federation, Some(2_000 - u16::try_from(id).expect("few"))))
        .collect();
    let advanced = [(PlayerId(6), (SectionId(5), 1)), (PlayerId(5), (SectionId(6), 1))];
    let facts = |accepted, bracket| ProposalFacts {
        state: EventState::Announced,
        stage: None,
        system: MATCH,
        section_size: 2,
        version: 0,
        seen: 0,
        accepted,
        pairing: Some(bracket),
        advanced: &advanced,
    };
    let make = |facts: &ProposalFacts<'_>, sizes| {
        let act = ProposalAct::Make { sizes, beacon: None };
        match Proposal::default().decide(act, facts) {
            Ok(Outcome::Changed(proposal)) => {
                let ids = |it: &rules::tournament::ProposedSection| {
                    let ids: Vec<String> = it.players.iter().map(ToString::to_string).collect();
                    format!("{}: {}", it.name, ids.join("-"))
                };
                proposal.sections.iter().map(ids).collect::<Vec<_>>().join(", ")
            }
            Ok(Outcome::Unchanged) => "unchanged".to_owned(),
            Err(refusal) => refusal.code().to_owned(),
        }
    };
    let seeds = RoundPairing::Seeds;
    // Those who have won a section are seeded first.
    assert_eq!(make(&facts(&accepted, &seeds), None), "1: 5, 2: 2-3, 3: 6, 4: 1-4");
    assert_eq!(make(&facts(&accepted, &seeds), Some(vec![2, 2, 2])), "sections_do_not_fit");
    assert_eq!(make(&facts(&accepted[..1], &seeds), None), "sections_do_not_fit");
    let neighbours = RoundPairing::Neighbours(vec![SectionId(5), SectionId(6)]);
    assert_eq!(make(&facts(&accepted[4..], &neighbours), None), "1: 6-5");
}

/// TR-0.1, TR-0.3: what may be announced.
#[test]
fn what_can_be_announced() {
    let no = "system_not_of_kind TR-0.3";
    check(
        Preset::Friendly,
        &[
            (r#"{"system": {"knock_out": {"games": 2}}, "section_size": 2}"#, "ok"),
            (r#"{"system": {"knock_out": {"games": 1}}, "section_size": 2}"#, "ok"),
            (r#"{"system": {"knock_out": {"games": 6}}, "section_size": 2}"#, "ok"),
            (r#"{"system": {"knock_out": {"games": 0}}, "section_size": 2}"#, "knock_out_games"),
            (r#"{"system": {"knock_out": {"games": 7}}, "section_size": 2}"#, "knock_out_games"),
            (r#"{"system": {"knock_out": {"games": 2}}, "section_size": 1}"#, "section_size"),
            (r#"{"system": {"knock_out": {"games": 2}}, "section_size": 3}"#, "section_size"),
            (r#"{"system": {"knock_out": {"games": 2}}, "section_size": 2, "norms": true}"#, no),
        ],
    );
    for preset in [Preset::OpenClass, Preset::WorldCupPreliminary, Preset::MasterNorm] {
        check(preset, &[(r#"{"system": {"knock_out": {"games": 2}}, "section_size": 2}"#, no)]);
    }
    let event = second_round();
    assert_eq!(verdict(&event.check()), "ok");
    assert_eq!(verdict(&event.check_of(Some(Origin::Results))), "system_elsewhere");
    let elsewhere = Announcement {
        system: System::RoundRobin { double: true },
        section_size: 4,
        ..event.clone()
    };
    assert_eq!(verdict(&elsewhere.check()), "ok");
    assert_eq!(verdict(&elsewhere.check_of(Some(Origin::Results))), "round_not_of_kind");
    let with = |advancing| {
        let previous_round = Some(PreviousRound { advancing, ..BEFORE });
        Announcement { previous_round, ..event.clone() }
    };
    for (advancing, expected) in
        [(0, "bad_advancing"), (1, "ok"), (30, "ok"), (31, "bad_advancing")]
    {
        assert_eq!(verdict(&with(advancing).check()), expected, "{advancing}");
    }
    // Where the rules say who qualifies the announcement does not.
    for preset in [Preset::OpenClass, Preset::WorldCupPreliminary] {
        let said = Announcement { previous_round: Some(BEFORE), ..announced(preset) };
        assert_eq!(verdict(&said.check()), "round_not_of_kind TR-0.1");
    }
    let national = Announcement { entry: EntryClass::Open, ..event.clone() };
    assert_eq!(verdict(&national.check()), "ok");
    // It is kept, and one that says nothing is kept as before.
    let kept = serde_json::to_value(&event).expect("an announcement is JSON");
    assert_eq!(kept["previous_round"], serde_json::json!({ "event": 12, "advancing": 1 }));
    assert_eq!(serde_json::from_value::<Announcement>(kept).ok(), Some(event));
    let kept = serde_json::to_value(announced(Preset::Friendly)).expect("an announcement is JSON");
    assert!(kept.get("previous_round").is_none());
}

/// The round before is another event of the same organiser and the same chess that takes place.
#[test]
fn what_it_goes_on_from() {
    let event = second_round();
    let before = Announcement { code: "KO/1".to_owned(), previous_round: None, ..event.clone() };
    let goes_on = |before: Option<(&Announcement, EventState)>| {
        event.check_goes_on_from(before).err().map_or("ok", |refusal| refusal.code())
    };
    let no = "no_round_before";
    for (state, expected) in [
        (EventState::Announced, "ok"),
        (EventState::Published, "ok"),
        (EventState::Finished, "ok"),
        (EventState::Cancelled, no),
    ] {
        assert_eq!(goes_on(Some((&before, state))), expected, "{state:?}");
    }
    assert_eq!(goes_on(None), no);
    let itself = Announcement { code: event.code.clone(), ..before.clone() };
    assert_eq!(goes_on(Some((&itself, EventState::Finished))), no);
    let other = Announcement { variant: rules::Variant::Makruk, ..before.clone() };
    assert_eq!(goes_on(Some((&other, EventState::Finished))), no);
    let czech = rules::tournament::Organiser::Federation("CZE".parse().expect("letters"));
    let others = Announcement { organiser: czech, ..before };
    assert_eq!(goes_on(Some((&others, EventState::Finished))), no);
}

/// Those play who have advanced, by the table or for a reason, and whom an official admits; nobody else enters, and
/// nobody advances to an event that goes on from no other.
#[test]
fn who_is_taken_in() {
    let advanced = |reason: Option<&str>| Grounds::Advanced {
        section: 5,
        place: 2,
        reason: reason.map(str::to_owned),
    };
    let admitted = Grounds::Commissioner { reason: "Last year's winner.".to_owned() };
    let confirmed = Grounds::Qualification { text: "By wild card.".to_owned() };
    let nominated = Grounds::Nomination { reason: "Our best.".to_owned() };
    let all = [Advance::ALL.map(Some).to_vec(), vec![None]].concat();
    let event = second_round();
    let entered = |event: &Announcement, grounds: Option<Grounds>, advance| {
        let entrant = Entrant { grounds, advance, ..player("-") };
        match event.check_entry(&entrant, NOW) {
            Ok(()) => "ok".to_owned(),
            Err(refusal) => verdict_of(&refusal),
        }
    };
    for advance in all {
        let by_table = entered(&event, Some(advanced(None)), advance);
        let for_a_reason = entered(&event, Some(advanced(Some("Drawn by lot."))), advance);
        let expected = match advance {
            Some(Advance::Sure) => ["ok", "ok"],
            Some(Advance::Tied | Advance::Behind) => ["reason_missing", "ok"],
            Some(Advance::Running | Advance::NotOfSection) | None => ["not_advanced"; 2],
            Some(Advance::SilentlyWithdrawn) => ["not_advanced TR-8.5"; 2],
        };
        assert_eq!([by_table, for_a_reason], expected, "{advance:?}");
    }
    assert_eq!(entered(&event, Some(advanced(Some(" "))), Some(Advance::Sure)), "reason_missing");
    let open = Announcement { entry: EntryClass::Open, ..event.clone() };
    for event in [&event, &open] {
        assert_eq!(entered(event, Some(admitted.clone()), None), "ok");
        assert_eq!(entered(event, Some(confirmed.clone()), None), "ok");
        assert_eq!(entered(event, Some(nominated.clone()), None), "players_advance");
        assert_eq!(entered(event, None, None), "players_advance");
    }
    let first = Announcement { previous_round: None, ..event };
    let sure = Some(Advance::Sure);
    assert_eq!(entered(&first, Some(advanced(None)), sure), "goes_on_from_none");
    assert_eq!(entered(&first, Some(nominated), None), "ok");
}

fn verdict_of(refusal: &EntryRefusal) -> String {
    let said = refusal.to_string();
    assert!(said.ends_with('.') && said.len() > 20 && !said.contains("  "), "{said}");
    match refusal.rule() {
        Some(rule) => format!("{} {rule}", refusal.code()),
        None => refusal.code().to_owned(),
    }
}

/// Once somebody has advanced the round before stays.
#[test]
fn the_round_before_stays() {
    let grounds = Grounds::Advanced { section: 5, place: 1, reason: None };
    let entry = Entry { grounds: Some(grounds), ..Entry::new(PlayerId(1), PlayerId(2), NOW) };
    let may = |entries: &[Entry]| may_go_on_from_another(entries).is_ok();
    assert!(may(&[]) && may(&[Entry::new(PlayerId(1), PlayerId(1), NOW)]));
    assert!(!may(std::slice::from_ref(&entry)));
    let gone = Entry { state: rules::tournament::EntryState::Withdrawn, ..entry };
    assert!(may(&[gone]));
}

/// By the table an organiser who has played advances like everybody, taken in by whoever it is; for a reason nobody takes
/// themselves in, and else an organiser only enters alone.
#[test]
fn an_organiser_who_played_advances() {
    let (event, own, other) = (second_round(), player("-").player, PlayerId(50));
    let rights = |by| EntryRights { by, enters: false, ..crate::vacancies::ALL_OF };
    let made = |by, reason: Option<&str>, advance| {
        let reason = reason.map(str::to_owned);
        let grounds = Some(Grounds::Advanced { section: 5, place: 1, reason });
        let entrant = Entrant { grounds, advance: Some(advance), ..player("-") };
        let organisers = [own, other];
        let facts = EntryFacts {
            event: EventId(13),
            announcement: &event,
            organisers: &organisers,
            entrant: &entrant,
        };
        match Entry::enter(None, &rights(by), &facts, NOW) {
            Ok(_) => "ok".to_owned(),
            Err(refusal) => refusal.code().to_owned(),
        }
    };
    let tied = Advance::Tied;
    for (by, reason, advance, expected) in [
        (other, None, Advance::Sure, "ok"),
        (other, Some("Drawn by lot."), tied, "ok"),
        (own, None, Advance::Sure, "ok"),
        (own, Some("Drawn by lot."), tied, "forbidden"),
        (own, None, tied, "reason_missing"),
        (PlayerId(51), None, Advance::Sure, "ok"),
    ] {
        assert_eq!(made(by, reason, advance), expected, "{by} {reason:?} {advance:?}");
    }
    let helpless = EntryRights { decides: false, ..rights(PlayerId(51)) };
    let grounds = Some(Grounds::Advanced { section: 5, place: 1, reason: None });
    let entrant = Entrant { grounds, advance: Some(Advance::Sure), ..player("-") };
    let facts = EntryFacts {
        event: EventId(13),
        announcement: &event,
        organisers: &[other],
        entrant: &entrant,
    };
    assert!(matches!(Entry::enter(None, &helpless, &facts, NOW), Err(EntryRefusal::NotForYou)));
}
