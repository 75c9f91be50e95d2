//! TR-1.0.3, TR-1.0.7, TR-1.0.9, TR-1.1-1.5, TR-1.6, TR-3.5, TR-3.6-3.7: which results qualify for which stage, for
//! how long, and for how many entries. Figures are those of the articles.

use rules::norm::Category;
use rules::tournament::{
    Basis, CANDIDATES_ADVANCING, EventId, Held, Part, Placing, Qualification, QualificationState,
    QualificationUse, QualifiedPlayer, SectionId, Stage, UsedBasis,
};
use rules::{DAY_SECONDS, Day, Instant};

use Stage::{
    LadiesFinal, LadiesSemiFinal, MasterClass, WorldChampionshipCandidates as Candidates,
    WorldChampionshipFinal as Final, WorldChampionshipPreliminary as Preliminary,
    WorldChampionshipSemiFinal as SemiFinal, WorldCupFinal as CupFinal,
    WorldCupPreliminary as CupPreliminary, WorldCupSemiFinal as CupSemiFinal, ZonalFinal,
};

pub(crate) fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// A result in a section that ended on a day, 12 games, in the middle of the table.
pub(crate) fn ended(section: u32, stage: Stage, on: &str) -> Placing {
    Placing {
        section: SectionId(section),
        stage,
        category: None,
        advancing: CANDIDATES_ADVANCING,
        ended_at: Some(day(on).starts_at()),
        later_editions: 0,
        place: Some(7),
        best_place: 7,
        shared: false,
        half_points: 0,
        open: 0,
        possible: 24,
        plus: true,
    }
}

/// The same while it runs.
pub(crate) fn running(section: u32, stage: Stage) -> Placing {
    Placing { ended_at: None, plus: false, ..ended(section, stage, "2026-01-01") }
}

pub(crate) fn held(placings: &[Placing], uses: &[QualificationUse], today: &str) -> Held {
    Held::of(&QualifiedPlayer::default(), placings, uses, day(today))
}

/// `TR-1.2.1b world_championship_semi_final`, one a qualification; `-` of nobody.
fn told(held: &Held) -> String {
    let one = |it: &Qualification| format!("{} {}", it.article, it.target.code());
    let all: Vec<String> = held.qualifications.iter().map(one).collect();
    if all.is_empty() { "-".to_owned() } else { all.join("; ") }
}

/// What one result gives, from half points of 24 and a place.
fn given(placing: Placing, place: u32, half_points: u32) -> String {
    told(&held(&[Placing { place: Some(place), half_points, ..placing }], &[], "2026-06-01"))
}

/// Articles by place and half points, after the end and while it runs: source, category, then lines of
/// place, half points, by the end, while it runs.
type Lines = &'static [(u32, u32, &'static str, &'static str)];
const RESULTS: [(Stage, &str, Lines); 11] = [
    (
        Final,
        "-",
        &[
            (3, 0, "TR-1.4.1", "TR-1.4.1"),
            (4, 24, "TR-1.3.1a", "TR-1.3.1a"),
            (4, 12, "TR-1.3.1a", "TR-1.3.1a"),
            (4, 11, "TR-1.2.1a", "TR-1.2.1a"),
            (17, 0, "TR-1.2.1a", "TR-1.2.1a"),
        ],
    ),
    (
        Candidates,
        "-",
        &[
            (2, 13, "TR-1.4.1", "TR-1.3.1b"),
            (3, 13, "TR-1.3.1b", "TR-1.3.1b"),
            (4, 0, "TR-1.3.1b", "TR-1.3.1b"),
            // 60 % of 24 are 14.4.
            (5, 15, "TR-1.3.1b", "TR-1.3.1b"),
            (5, 14, "TR-1.2.1b", "TR-1.2.1b"),
            (5, 12, "TR-1.2.1b", "TR-1.2.1b"),
            (5, 11, "TR-1.1.1a", "TR-1.1.1a"),
            // 40 % are 9.6.
            (5, 10, "TR-1.1.1a", "TR-1.1.1a"),
            (5, 9, "-", "-"),
        ],
    ),
    (
        SemiFinal,
        "-",
        &[
            (2, 13, "TR-1.3.1c", "TR-1.2.1c"),
            (3, 13, "TR-1.2.1c", "TR-1.2.1c"),
            (4, 0, "TR-1.2.1c", "TR-1.2.1c"),
            (5, 15, "TR-1.2.1c", "TR-1.2.1c"),
            (5, 14, "TR-1.1.1b", "TR-1.1.1b"),
            (5, 12, "TR-1.1.1b", "TR-1.1.1b"),
            (5, 11, "-", "-"),
        ],
    ),
    (
        Preliminary,
        "-",
        &[
            (2, 13, "TR-1.2.1d", "TR-1.1.1c"),
            (3, 13, "TR-1.1.1c", "TR-1.1.1c"),
            (4, 0, "TR-1.1.1c", "TR-1.1.1c"),
            (5, 15, "TR-1.1.1c", "TR-1.1.1c"),
            (5, 14, "-", "-"),
        ],
    ),
    (MasterClass, "-", &[(1, 13, "TR-1.1.1d", "-"), (2, 13, "TR-1.1.2", "-"), (3, 24, "-", "-")]),
    (
        CupFinal,
        "-",
        &[
            (2, 13, "TR-1.3.1d", "TR-1.1.1e"),
            (3, 13, "TR-1.2.1e", "TR-1.1.1e"),
            (4, 0, "TR-1.2.1e", "-"),
            (5, 15, "TR-1.2.1e", "TR-1.1.1e"),
            (5, 14, "TR-1.1.1e", "TR-1.1.1e"),
            (5, 12, "TR-1.1.1e", "TR-1.1.1e"),
            (5, 11, "-", "-"),
        ],
    ),
    (
        ZonalFinal,
        "9",
        &[
            (2, 13, "TR-1.3.1e", "TR-1.3.1e"),
            (3, 13, "TR-1.2.1f", "TR-1.2.1f"),
            (4, 0, "TR-1.2.1f", "TR-1.2.1f"),
            (5, 15, "TR-1.2.1f", "TR-1.2.1f"),
            (5, 14, "TR-1.1.1f", "TR-1.1.1f"),
            (5, 12, "TR-1.1.1f", "TR-1.1.1f"),
            (5, 11, "-", "-"),
        ],
    ),
    (
        ZonalFinal,
        "8",
        &[
            (2, 13, "TR-1.2.1g", "TR-1.2.1g"),
            (3, 13, "TR-1.1.1g", "TR-1.1.1g"),
            (4, 0, "TR-1.1.1g", "TR-1.1.1g"),
            (5, 15, "TR-1.1.1g", "TR-1.1.1g"),
            (5, 14, "-", "-"),
        ],
    ),
    // Below all categories is below IX.
    (ZonalFinal, "-", &[(2, 13, "TR-1.2.1g", "TR-1.2.1g")]),
    (
        LadiesFinal,
        "-",
        &[
            (3, 0, "TR-1.6", "-"),
            // 30 % are 7.2.
            (4, 8, "TR-1.5", "TR-1.5"),
            (4, 7, "-", "-"),
        ],
    ),
    (
        LadiesSemiFinal,
        "-",
        &[
            (2, 13, "TR-1.6", "TR-1.5"),
            (4, 0, "TR-1.5", "TR-1.5"),
            (5, 15, "TR-1.5", "TR-1.5"),
            (5, 14, "-", "-"),
        ],
    ),
];

fn category(name: &str) -> Option<Category> {
    let averages = [("8", 2_450), ("9", 2_451)];
    let average = averages.iter().find(|(of, _)| *of == name)?.1;
    let category = Category::of_average(average).expect("a category");
    assert_eq!(category.to_string(), name);
    Some(category)
}

/// The article for the championship's own stages: those of the World Cup are asked below.
fn article(told: &str) -> &str {
    let own = told.split("; ").find(|one| !one.contains("world_cup")).unwrap_or("-");
    own.split(' ').next().unwrap_or_default()
}

#[test]
fn every_result_qualifies_as_printed() {
    for (stage, of, lines) in RESULTS {
        let category = category(of);
        for (place, half_points, over, meanwhile) in lines {
            let at_end = Placing { category, ..ended(1, stage, "2026-01-01") };
            let so_far = Placing { category, ..running(1, stage) };
            let case = (stage, of, place, half_points);
            assert_eq!(article(&given(at_end, *place, *half_points)), *over, "{case:?}");
            assert_eq!(article(&given(so_far, *place, *half_points)), *meanwhile, "{case:?}");
        }
    }
}

#[test]
fn no_other_stage_qualifies() {
    let sources: Vec<Stage> = RESULTS.iter().map(|(stage, ..)| *stage).collect();
    let cup = [CupPreliminary, CupSemiFinal];
    for stage in Stage::ALL.into_iter().filter(|it| !sources.contains(it) && !cup.contains(it)) {
        assert_eq!(given(ended(1, stage, "2026-01-01"), 1, 24), "-", "{stage:?}");
    }
}

/// TR-1.0.7: from one section the highest alone. TR-1.4.1: where more sections than usual start, only
/// the winner of one may advance, if that was announced; TR-1.3.1b is for the second then.
#[test]
fn a_section_gives_the_highest_alone() {
    let section = Placing { advancing: 1, ..ended(1, Candidates, "2026-01-01") };
    assert_eq!(given(section, 1, 13), "TR-1.4.1 world_championship_final");
    assert_eq!(given(section, 2, 13), "TR-1.3.1b world_championship_candidates");
}

/// TR-1.0.5: what a place is good for is known before the start.
#[test]
fn a_stage_tells_where_it_leads() {
    let told = |stage: Stage| -> Vec<String> {
        let category = |it: Option<Category>| it.map(|it| it.to_string()).unwrap_or_default();
        let leads = stage.leads(CANDIDATES_ADVANCING).into_iter();
        leads
            .map(|it| {
                let (place, percent) = (it.place.unwrap_or(0), it.percent.unwrap_or(0));
                let (from, to) = (category(it.from_category), category(it.to_category));
                format!("{} {place} {percent} {from}-{to} {}", it.article, it.part.code())
            })
            .collect()
    };
    assert_eq!(
        told(Candidates),
        [
            "TR-1.4.1 2 0 - full",
            "TR-1.3.1b 4 60 - full",
            "TR-1.2.1b 0 50 - full",
            "TR-1.1.1a 0 40 - full"
        ]
    );
    assert_eq!(told(MasterClass), ["TR-1.1.1d 1 0 - full", "TR-1.1.2 2 0 - half"]);
    let zonal = told(ZonalFinal);
    assert_eq!(zonal.first().map(String::as_str), Some("TR-1.3.1e 2 0 9- full"));
    assert_eq!(zonal.last().map(String::as_str), Some("TR-1.1.1g 4 60 -8 full"));
    for stage in Stage::ALL {
        assert_eq!(
            stage.leads(CANDIDATES_ADVANCING).is_empty(),
            !stage.leaves_qualifications(),
            "{stage:?}"
        );
    }
}

/// TR-0.4: to the next level only with a plus score; what a result gives at its own level or below it
/// gives all the same.
#[test]
fn the_next_level_asks_for_a_plus_score() {
    let level =
        |stage, place| given(Placing { plus: false, ..ended(1, stage, "2026-01-01") }, place, 12);
    for (stage, place, expected) in [
        (Candidates, 1, "TR-1.3.1b"),
        (SemiFinal, 1, "TR-1.2.1c"),
        (Preliminary, 2, "TR-1.1.1c"),
        (MasterClass, 1, "-"),
        (MasterClass, 2, "-"),
        (LadiesSemiFinal, 1, "TR-1.5"),
        (CupPreliminary, 1, "-"),
        (CupSemiFinal, 1, "-"),
        // These are no stage of the World Championship.
        (ZonalFinal, 2, "TR-1.2.1g"),
        (Final, 3, "TR-1.4.1"),
    ] {
        let told = level(stage, place);
        assert_eq!(told.split(' ').next(), Some(expected), "{stage:?} {place}");
    }
}

/// TR-1.5: of the two Finals and Semi-Finals that ended last. TR-1.6: of the last Final.
#[test]
fn ladies_qualify_by_the_latest_events() {
    let after = |stage, later_editions, place, half_points| {
        let placing = Placing { later_editions, ..ended(1, stage, "2026-01-01") };
        given(placing, place, half_points)
    };
    assert_eq!(after(LadiesFinal, 0, 3, 8), "TR-1.6 ladies_final");
    assert_eq!(after(LadiesFinal, 1, 3, 8), "TR-1.5 ladies_semi_final");
    assert_eq!(after(LadiesFinal, 2, 3, 8), "-");
    assert_eq!(after(LadiesSemiFinal, 1, 4, 0), "TR-1.5 ladies_semi_final");
    assert_eq!(after(LadiesSemiFinal, 2, 4, 0), "-");
}

/// TR-3.5, TR-3.6-3.7: the winner of a section goes on; of a Final the winner enters the next one, and
/// everybody the next Semi-Final.
#[test]
fn the_cup_goes_on() {
    let cup = |stage, later_editions, place| {
        let placing = Placing { later_editions, ..ended(1, stage, "2026-01-01") };
        let all = given(placing, place, 0);
        all.split("; ").filter(|it| it.contains("world_cup")).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(cup(CupPreliminary, 0, 1), "TR-3.5 world_cup_semi_final");
    assert_eq!(cup(CupPreliminary, 0, 2), "");
    assert_eq!(cup(CupSemiFinal, 0, 1), "TR-3.5 world_cup_final");
    assert_eq!(cup(CupSemiFinal, 0, 2), "");
    assert_eq!(cup(CupFinal, 0, 1), "TR-3.6-3.7 world_cup_final");
    assert_eq!(cup(CupFinal, 0, 2), "TR-3.6-3.7 world_cup_semi_final");
    assert_eq!(cup(CupFinal, 1, 1), "");
    assert_eq!(told(&held(&[running(1, CupSemiFinal)], &[], "2026-06-01")), "-");
}

/// TR-1.0.7: three years from the end, each further one at the same level a year longer.
#[test]
fn results_are_valid_for_years() {
    let semi_final = |section, on| Placing { place: Some(3), ..ended(section, SemiFinal, on) };
    let preliminary = Placing { place: Some(3), ..ended(4, Preliminary, "2024-03-01") };
    let placings = [
        semi_final(3, "2026-01-31"),
        semi_final(1, "2024-02-29"),
        preliminary,
        semi_final(2, "2025-05-05"),
    ];
    let until = |today: &str| -> Vec<(u32, String, bool)> {
        let all = held(&placings, &[], today).qualifications;
        all.iter()
            .map(|one| {
                let Basis::Section { section, .. } = one.basis else { panic!("{one:?}") };
                let day = one.until.expect("a last day").to_string();
                (section.0, day, one.state == QualificationState::Free)
            })
            .collect()
    };
    let days = |free: [bool; 4]| -> Vec<(u32, String, bool)> {
        let days = [(1, "2027-02-28"), (2, "2029-05-05"), (3, "2031-01-31"), (4, "2027-03-01")];
        let one = |((section, day), free): ((u32, &str), bool)| (section, day.to_owned(), free);
        days.into_iter().zip(free).map(one).collect()
    };
    assert_eq!(until("2027-02-28"), days([true, true, true, true]));
    assert_eq!(until("2027-03-01"), days([false, true, true, true]));
    assert_eq!(until("2027-03-02"), days([false, true, true, false]));
    assert_eq!(until("2029-05-06"), days([false, false, true, false]));
    assert_eq!(until("2031-02-01"), days([false, false, false, false]));
    // While a section runs, what it gives has no end.
    let first = Placing { place: Some(4), ..running(9, SemiFinal) };
    let held = held(&[first, placings[1]], &[], "2026-06-01");
    let ends: Vec<Option<Day>> = held.qualifications.iter().map(|one| one.until).collect();
    assert_eq!(ends, [Some(day("2027-02-28")), None]);
}

pub(crate) fn used(target: Stage, basis: UsedBasis, on: &str) -> QualificationUse {
    QualificationUse { target, event: EventId(70), basis, at: day(on).starts_at() }
}

/// TR-1.0.7: once. What is used stays used, and stays when the result is corrected.
#[test]
fn a_result_is_used_once() {
    let third = Placing { place: Some(3), ..ended(1, SemiFinal, "2026-01-01") };
    let entry = used(SemiFinal, UsedBasis::Section(1), "2026-02-01");
    let state = |placing: Placing, uses: &[QualificationUse]| {
        let held = held(&[placing], uses, "2026-06-01");
        let states: Vec<QualificationState> =
            held.qualifications.iter().map(|one| one.state).collect();
        let entry = held.entry_to(SemiFinal).map(|it| it.basis);
        (states, held.stays, entry)
    };
    use QualificationState::{Expired, Free, Used};
    assert_eq!(state(third, &[]), (vec![Free], vec![], Some(UsedBasis::Section(1))));
    assert_eq!(state(third, &[entry]), (vec![Used(EventId(70))], vec![], None));
    // Used, and out of time: it was used.
    let long_ago = Placing { ended_at: Some(day("2020-01-01").starts_at()), ..third };
    assert_eq!(state(long_ago, &[]), (vec![Expired], vec![], None));
    assert_eq!(state(long_ago, &[entry]), (vec![Used(EventId(70))], vec![], None));
    // Corrected to nothing, to something lower, to something higher.
    let last = Placing { place: Some(13), ..third };
    assert_eq!(state(last, &[entry]), (vec![], vec![entry], None));
    let half = Placing { half_points: 12, ..last };
    assert_eq!(state(half, &[entry]), (vec![Used(EventId(70))], vec![entry], None));
    // What was certain while it ran was used; first in the end, and qualified for more.
    let first = Placing { place: Some(1), ..third };
    assert_eq!(state(first, &[entry]), (vec![Free], vec![entry], None));
    let candidates = used(Candidates, UsedBasis::Section(1), "2026-03-01");
    assert_eq!(state(first, &[candidates]), (vec![Used(EventId(70))], vec![], None));
}

/// TR-1.0.9: an entry tells the commissioner that its place, or one of its halves, is still shared.
#[test]
fn a_shared_place_is_told() {
    let second = |section, shared| {
        let ended = ended(section, MasterClass, "2025-01-01");
        Placing { place: Some(2), shared, ..ended }
    };
    let third = |shared| Placing { place: Some(3), shared, ..ended(1, SemiFinal, "2026-01-01") };
    let shared = |placings: &[Placing], stage| {
        held(placings, &[], "2026-06-01").entry_to(stage).map(|it| it.shared)
    };
    assert_eq!(shared(&[third(false)], SemiFinal), Some(false));
    assert_eq!(shared(&[third(true)], SemiFinal), Some(true));
    assert_eq!(shared(&[second(1, false), second(2, false)], Preliminary), Some(false));
    assert_eq!(shared(&[second(1, false), second(2, true)], Preliminary), Some(true));
    // What the entry does not use tells nothing.
    let other = Placing {
        section: SectionId(9),
        ended_at: Some(day("2026-02-01").starts_at()),
        ..third(true)
    };
    assert_eq!(shared(&[third(false), other], SemiFinal), Some(false));
}

/// TR-1.1.2: two halves make one entry, and both are used.
#[test]
fn two_halves_make_an_entry() {
    let second = |section, on| Placing { place: Some(2), ..ended(section, MasterClass, on) };
    let [one, two, three] =
        [second(1, "2025-01-01"), second(2, "2024-01-01"), second(3, "2026-01-01")];
    let entry = |placings: &[Placing], uses: &[QualificationUse]| {
        held(placings, uses, "2026-06-01").entry_to(Preliminary).map(|it| it.basis)
    };
    assert_eq!(entry(&[one], &[]), None);
    // Those that are valid for the shortest time: until 2027, 2029 and 2031.
    let halves = UsedBasis::Halves(2, 1);
    assert_eq!(entry(&[one, two, three], &[]), Some(halves));
    let uses = [used(Preliminary, halves, "2026-05-01")];
    assert_eq!(entry(&[one, two, three], &uses), None);
    let held = held(&[one, two, three], &uses, "2026-06-01");
    assert!(held.qualifications.iter().all(|it| it.part == Part::Half));
    // A whole one comes first.
    let won = Placing { place: Some(1), ..ended(4, MasterClass, "2026-02-01") };
    assert_eq!(entry(&[one, two, won], &[]), Some(UsedBasis::Section(4)));
}

/// While a section runs what is certain counts, and the day of its end counts when it is there.
#[test]
fn a_day_has_no_seconds() {
    let late = Instant::from_unix(day("2026-01-01").starts_at().unix() + DAY_SECONDS - 1);
    let placing =
        Placing { place: Some(3), ended_at: Some(late), ..ended(1, SemiFinal, "2026-01-01") };
    let held = held(&[placing], &[], "2026-06-01");
    assert_eq!(held.qualifications[0].until, Some(day("2029-01-01")));
}
