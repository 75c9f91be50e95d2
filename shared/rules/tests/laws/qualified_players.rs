//! TR-1.0.7, TR-1.0.8, TR-1.1-1.5: what titles, norms and ratings qualify for. Figures are those of the articles.

use rules::rating::{ListEntry, Quarter};
use rules::tournament::{
    Announcement, Chance, ChanceKind, Entrant, EventId, Grounds, Held, Placing, Preset,
    QualificationState, QualificationUse, Qualified, QualifiedPlayer, RatedOn, SectionId, Stage,
    UsedBasis,
};
use rules::{Role, Title};

use crate::announcements::announced;
use crate::entries::{NOW, player as entrant, verdict};
use crate::qualifications::{day, ended, held, running, used};

use Stage::{
    WorldChampionshipCandidates as Candidates, WorldChampionshipPreliminary as Preliminary,
    WorldChampionshipSemiFinal as SemiFinal, WorldCupFinal as CupFinal,
};

fn player(title: Option<Title>, rating: u16, fixed: bool) -> (Option<Title>, [RatedOn; 1]) {
    (title, [RatedOn { from: day("2026-04-01"), points: rating, fixed }])
}

/// What titles and ratings give on 1 June 2026, by the steps of the championship: `k - h`.
fn by_player((title, ratings): (Option<Title>, [RatedOn; 1])) -> String {
    let player = QualifiedPlayer { title, ratings: &ratings, ..QualifiedPlayer::default() };
    let held = Held::of(&player, &[], &[], day("2026-06-01"));
    let of = |stage| {
        let found = held.qualifications.iter().find(|one| one.target == stage);
        found.map_or("-", |one| &one.article[one.article.len() - 1..])
    };
    [Preliminary, SemiFinal, Candidates].map(of).join(" ")
}

/// TR-1.1.1i, TR-1.1.1j, TR-1.1.1k, TR-1.1.1l, TR-1.2.1i, TR-1.2.1j, TR-1.2.1k, TR-1.2.1l, TR-1.3.1h.
#[test]
fn titles_and_ratings_qualify_as_printed() {
    let cases = [
        (None, 2_499, true, "- - -"),
        (None, 2_500, false, "l - -"),
        (None, 2_550, true, "l - -"),
        (None, 2_551, true, "l l -"),
        (None, 2_551, false, "l - -"),
        (None, 2_599, true, "l l -"),
        (None, 2_600, true, "l l h"),
        (None, 2_600, false, "l - -"),
        (Some(Title::Im), 2_300, true, "- - -"),
        (Some(Title::Im), 2_301, false, "i - -"),
        (Some(Title::Im), 2_500, true, "i - -"),
        (Some(Title::Im), 2_501, true, "i i -"),
        (Some(Title::Im), 2_501, false, "i - -"),
        (Some(Title::Sim), 2_250, true, "- - -"),
        (Some(Title::Sim), 2_251, false, "j - -"),
        (Some(Title::Sim), 2_450, true, "j - -"),
        (Some(Title::Sim), 2_451, true, "j j -"),
        (Some(Title::Sim), 2_451, false, "j - -"),
        (Some(Title::Gm), 2_100, false, "k - -"),
        (Some(Title::Gm), 2_400, true, "k - -"),
        (Some(Title::Gm), 2_401, false, "k k -"),
        (Some(Title::Gm), 2_600, true, "k k h"),
        // TR-1.0.7: ladies' titles give none of these.
        (Some(Title::Lgm), 2_499, true, "- - -"),
        (Some(Title::Lim), 2_499, true, "- - -"),
        (Some(Title::Ccm), 2_499, true, "- - -"),
    ];
    for (title, rating, fixed, expected) in cases {
        let found = by_player(player(title, rating, fixed));
        assert_eq!(found, expected, "{title:?} {rating} {fixed}");
    }
}

/// TR-1.3.1f, TR-1.4.3, TR-1.3.1g: former World Champions, and grandmasters with five norms. TR-1.5: titles of ladies.
#[test]
fn champions_norms_and_ladies() {
    let told = |player: QualifiedPlayer<'_>| {
        let held = Held::of(&player, &[], &[], day("2026-06-01"));
        held.qualifications.iter().map(|one| one.article).collect::<Vec<_>>().join(" ")
    };
    let nobody = QualifiedPlayer::default();
    let gm = QualifiedPlayer { title: Some(Title::Gm), ..nobody };
    assert_eq!(told(nobody), "");
    assert_eq!(told(QualifiedPlayer { was_champion: true, ..nobody }), "TR-1.4.3 TR-1.3.1f");
    assert_eq!(told(QualifiedPlayer { grandmaster_norms: 4, ..gm }), "TR-1.1.1k");
    assert_eq!(told(QualifiedPlayer { grandmaster_norms: 5, ..gm }), "TR-1.3.1g TR-1.1.1k");
    // The norms of somebody who has not the title.
    let sim = QualifiedPlayer { title: Some(Title::Sim), grandmaster_norms: 5, ..nobody };
    assert_eq!(told(sim), "");
    for (title, expected) in [
        (Some(Title::Lim), "TR-1.5"),
        (Some(Title::Cce), "TR-1.5"),
        (Some(Title::Lgm), "TR-1.5"),
        (Some(Title::Gm), "TR-1.1.1k TR-1.5"),
        (None, ""),
    ] {
        let lady = QualifiedPlayer { title, is_lady: true, ..nobody };
        let mut found: Vec<String> = told(lady).split(' ').map(str::to_owned).collect();
        found.sort();
        assert_eq!(found.join(" "), expected);
    }
    assert_eq!(told(QualifiedPlayer { title: Some(Title::Cce), ..nobody }), "");
}

/// TR-1.0.8: any list of the last twelve months, which are four.
#[test]
fn four_lists_count() {
    let rated = |from: &str| RatedOn { from: day(from), points: 2_500, fixed: false };
    let counts = |from: &str, today: &str| {
        let ratings = [rated(from), RatedOn { points: 2_000, ..rated("2026-01-01") }];
        let player = QualifiedPlayer { ratings: &ratings, ..QualifiedPlayer::default() };
        Held::of(&player, &[], &[], day(today)).entry_to(Preliminary).is_some()
    };
    assert!(counts("2025-07-01", "2026-06-30"));
    assert!(!counts("2025-07-01", "2026-07-01"));
    // One that is published and does not count yet.
    assert!(!counts("2026-07-01", "2026-06-30"));
    assert!(counts("2026-07-01", "2026-07-01"));
    // The best of them is not mixed with the best that is fixed.
    let ratings = [
        RatedOn { points: 2_590, fixed: true, ..rated("2025-10-01") },
        RatedOn { points: 2_610, fixed: false, ..rated("2026-01-01") },
    ];
    let player = QualifiedPlayer { ratings: &ratings, ..QualifiedPlayer::default() };
    let held = Held::of(&player, &[], &[], day("2026-06-30"));
    let by = |stage| held.entry_to(stage).map(|it| (it.article, it.basis));
    assert_eq!(by(SemiFinal), Some(("TR-1.2.1l".to_owned(), UsedBasis::Player)));
    assert_eq!(by(Candidates), None);
}

/// TR-1.0.7: titles and ratings once a calendar year, each stage by itself; then results.
#[test]
fn titles_are_used_once_a_year() {
    let ratings = [RatedOn { from: day("2026-01-01"), points: 2_401, fixed: true }];
    let gm =
        QualifiedPlayer { title: Some(Title::Gm), ratings: &ratings, ..QualifiedPlayer::default() };
    let third = Placing { place: Some(3), ..ended(1, Preliminary, "2026-01-01") };
    let entry = |uses: &[QualificationUse], today: &str| {
        Held::of(&gm, &[third], uses, day(today)).entry_to(Preliminary).map(|it| it.basis)
    };
    let use_in = |stage, on| used(stage, UsedBasis::Player, on);
    assert_eq!(entry(&[], "2026-06-01"), Some(UsedBasis::Player));
    assert_eq!(entry(&[use_in(SemiFinal, "2026-02-01")], "2026-06-01"), Some(UsedBasis::Player));
    let uses = [use_in(Preliminary, "2026-01-01")];
    assert_eq!(entry(&uses, "2026-12-31"), Some(UsedBasis::Section(1)));
    assert_eq!(entry(&[use_in(Preliminary, "2025-12-31")], "2026-12-31"), Some(UsedBasis::Player));
    let held = Held::of(&gm, &[], &uses, day("2026-12-31"));
    assert_eq!(held.stays, []);
    let lower = held.qualifications.iter().find(|one| one.target == Preliminary);
    assert_eq!(lower.map(|one| one.state), Some(QualificationState::Used(EventId(70))));
}

/// What is missing: points that can still come, a place that can still be reached, the end, the rating.
#[test]
fn what_is_missing_is_told() {
    let placing =
        Placing { place: None, best_place: 3, half_points: 12, open: 3, ..running(1, SemiFinal) };
    let told = |placing: Placing| -> Vec<(&str, ChanceKind)> {
        let nobody = QualifiedPlayer::default();
        let held = held(&[placing], &[], "2026-06-01");
        let chances = Chance::of(&nobody, &[placing], &held, day("2026-06-01"));
        chances.into_iter().map(|chance| (chance.article, chance.kind)).collect()
    };
    let section = SectionId(1);
    let points = |half_points| ChanceKind::Points { section, half_points };
    let place = |place| ChanceKind::Place { section, place };
    assert_eq!(told(placing), [("TR-1.2.1c", points(3)), ("TR-1.2.1c", place(4))]);
    // One half point less in sight, and only the place is left.
    assert_eq!(told(Placing { open: 2, ..placing }), [("TR-1.2.1c", place(4))]);
    assert_eq!(told(Placing { open: 2, best_place: 5, ..placing }), []);
    // With a better place the Candidates are in reach as well; without 50 %, the Preliminaries, too.
    let more = Placing { best_place: 2, half_points: 11, open: 4, ..placing };
    assert_eq!(
        told(more),
        [
            ("TR-1.3.1c", place(2)),
            ("TR-1.2.1c", points(4)),
            ("TR-1.2.1c", place(4)),
            ("TR-1.1.1b", points(1)),
        ]
    );
    // The points are there, and count at the end.
    let cup = Placing { half_points: 15, open: 0, best_place: 5, ..running(1, CupFinal) };
    let end = ChanceKind::End { section };
    assert_eq!(told(cup), [("TR-1.2.1e", end), ("TR-3.6-3.7", end)]);
    assert_eq!(told(ended(1, SemiFinal, "2026-01-01")), []);
}

#[test]
fn what_a_rating_lacks_is_told() {
    let told = |title, points, fixed| -> Vec<(&str, u16, bool)> {
        let (title, ratings) = player(title, points, fixed);
        let player = QualifiedPlayer { title, ratings: &ratings, ..QualifiedPlayer::default() };
        let today = day("2026-06-01");
        let held = Held::of(&player, &[], &[], today);
        let chances = Chance::of(&player, &[], &held, today);
        chances
            .into_iter()
            .map(|chance| match chance.kind {
                ChanceKind::Rating { points, fixed } => (chance.article, points, fixed),
                other => panic!("{other:?}"),
            })
            .collect()
    };
    assert_eq!(
        told(Some(Title::Im), 2_290, true),
        [("TR-1.3.1h", 310, true), ("TR-1.2.1i", 211, true), ("TR-1.1.1i", 11, false)]
    );
    assert_eq!(told(Some(Title::Gm), 2_600, true), []);
    // Of one that is not fixed nobody knows how it will be.
    assert_eq!(told(None, 2_490, false), [("TR-1.1.1l", 10, false)]);
}

/// TR-1.0.11: whom no rule covers is admitted, and whoever has no qualification is told so with the article.
#[test]
fn whom_no_rule_covers_is_admitted() {
    for (stage, refused) in [
        (Stage::WorldChampionshipFinal, "not_qualified TR-1.4.1"),
        (Candidates, "not_qualified TR-1.1-1.5"),
        (CupFinal, "not_qualified TR-3.5"),
        (Stage::NationalFinal, "invitation_only"),
    ] {
        let event = Announcement { stage: Some(stage), ..announced(Preset::Invitational) };
        let verdict = |text: &str| verdict(&event.check_entry(&entrant(text), NOW));
        assert_eq!(verdict("2400 fixed 30 games"), refused, "{stage:?}");
        assert_eq!(verdict("2400 fixed 30 games, admitted by the Executive Board"), "ok");
    }
}

/// TR-1.0.11: in the championships of the world the Executive Board alone admits whom no rule covers.
#[test]
fn the_board_admits_to_the_championships() {
    let by_board = |stage: &Stage| stage.admitted_by() == Some(Role::ExecutiveBoard);
    let admitted: Vec<Stage> = Stage::ALL.into_iter().filter(by_board).collect();
    let championships = [
        Stage::WorldChampionshipPreliminary,
        SemiFinal,
        Candidates,
        Stage::WorldChampionshipFinal,
        Stage::LadiesSemiFinal,
        Stage::LadiesFinal,
    ];
    assert_eq!(admitted, championships);
    let others = Stage::ALL.into_iter().filter(|stage| !championships.contains(stage));
    assert!(others.into_iter().all(|stage| stage.admitted_by().is_none()));
}

/// TR-1.0.7: a qualification is for its own stage, and has to be there.
#[test]
fn a_qualification_opens_its_stage() {
    let of = |target| Qualified {
        target,
        article: "TR-1.3.1c".to_owned(),
        basis: UsedBasis::Section(1),
        without_fee: false,
        shared: false,
    };
    let stage = Some(Candidates);
    let event = Announcement { stage, ..announced(Preset::Invitational) };
    for (named, is_qualified, expected) in [
        (of(Candidates), true, "ok"),
        (of(Candidates), false, "not_qualified TR-1.1-1.5"),
        (of(SemiFinal), true, "not_qualified TR-1.1-1.5"),
    ] {
        let grounds = Some(Grounds::Qualified(named));
        let entrant = Entrant { grounds, is_qualified, ..entrant("2400 fixed 30 games") };
        assert_eq!(verdict(&event.check_entry(&entrant, NOW)), expected);
    }
}

/// TR-1.0.8, TR-9.3: by the lists in which a rating was calculated again, each as long as no later one has; what is
/// not published is none.
#[test]
fn lists_say_what_they_said() {
    let entry = |rating, games| ListEntry { rating: Some(rating), games };
    let quarter = |text: &str| text.parse::<Quarter>().expect("a quarter");
    let told = |recalculated: &[(&str, ListEntry)]| -> Vec<(String, u16, bool)> {
        let lists: Vec<_> = recalculated.iter().map(|(list, it)| (quarter(list), *it)).collect();
        let present = entry(2_222, 30);
        let mut rated = RatedOn::by_lists(&lists, present, day("2026-06-01"));
        rated.sort_by_key(|it| it.from);
        rated.into_iter().map(|it| (it.from.to_string(), it.points, it.fixed)).collect()
    };
    let line = |from: &str, points, fixed| (from.to_owned(), points, fixed);
    let starts = ["2025-07-01", "2025-10-01", "2026-01-01", "2026-04-01"];
    assert_eq!(told(&[]), starts.map(|from| line(from, 2_222, true)));
    assert_eq!(told(&[("2024/1", entry(2_300, 40))]), starts.map(|from| line(from, 2_300, true)));
    assert_eq!(
        told(&[("2026/1", entry(2_300, 12)), ("2025/4", entry(2_310, 11))]),
        [line("2026-01-01", 2_300, false), line("2026-04-01", 2_300, false)]
    );
}
