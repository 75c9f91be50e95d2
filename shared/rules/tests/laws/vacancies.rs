//! TR-1.4.4, TR-1.6.3: vacant places in a Final, who fills them, and how many on excellent results.

use rules::Role;
use rules::tournament::{
    Announcement, Buchholz, Entrant, Entry, EntryAct, EntryRights, EntryState, Grounds,
    PLACES_BY_RESULTS_MAX, Preset, Stage, Standing, Vacancy, next_placed,
};

use crate::announcements::announced;
use crate::entries::player;
use crate::entry_decisions::{NOW, at, delegate, facts, verdict};

use Vacancy::{ExcellentResults, NextPlaced};

pub(crate) const ALL_OF: EntryRights = EntryRights {
    by: rules::PlayerId(50),
    enters_self: true,
    enters: true,
    confirms: false,
    sees_identity: false,
    decides: true,
    fills_next_placed: true,
    fills_by_results: true,
    admits: true,
    confirms_qualifications: true,
    is_own_event: false,
};

fn event(stage: Stage) -> Announcement {
    Announcement { stage: Some(stage), ..announced(Preset::Invitational) }
}

fn entrant(way: Vacancy, places_by_results: usize) -> Entrant {
    let grounds = Some(Grounds::Vacancy { way, reason: "Fourth of the last Final.".to_owned() });
    let sex = Some(rules::Sex::Female);
    Entrant { grounds, places_by_results, sex, ..player("2400 fixed 30 games") }
}

/// TR-1.4.4, TR-1.6.3: the Executive Board, but for the next ones placed in the Ladies Final the title tournament
/// commissioner.
#[test]
fn offices_fill_vacant_places() {
    let (board, titles) = (Role::ExecutiveBoard, Role::TitleCommissioner);
    for (stage, next, results) in [
        (Stage::WorldChampionshipFinal, Some((board, "TR-1.4.4")), Some((board, "TR-1.4.4"))),
        (Stage::LadiesFinal, Some((titles, "TR-1.6.3")), Some((board, "TR-1.6.3"))),
        (Stage::WorldChampionshipCandidates, None, None),
        (Stage::WorldCupFinal, None, None),
        (Stage::NationalFinal, None, None),
    ] {
        let filled = Vacancy::ALL.map(|way| way.filled_by(stage));
        assert_eq!(filled, [next, results], "{stage:?}");
    }
    let last = event(Stage::WorldChampionshipFinal);
    let by_next = EntryRights { fills_by_results: false, ..ALL_OF };
    let by_results = EntryRights { fills_next_placed: false, ..ALL_OF };
    let neither = EntryRights { fills_next_placed: false, ..by_next };
    for (rights, next, results) in [
        (ALL_OF, "entered", "entered"),
        (by_next, "entered", "forbidden"),
        (by_results, "forbidden", "entered"),
        (neither, "forbidden", "forbidden"),
        (delegate(), "forbidden", "forbidden"),
        (EntryRights { by: player("-").player, ..ALL_OF }, "forbidden", "forbidden"),
    ] {
        for (way, expected) in [(NextPlaced, next), (ExcellentResults, results)] {
            let entrant = entrant(way, 0);
            let made = Entry::enter(None, &rights, &facts(&last, &entrant), NOW);
            assert_eq!(verdict(&made), expected, "{rights:?} {way:?}");
        }
    }
}

/// TR-1.0.11, TR-1.4.4: whoever decides about entries, and does not fill those places, admits nobody either; and after
/// the closing date a place is filled, as long as there are no start lists.
#[test]
fn nobody_gets_round_the_board() {
    let last = event(Stage::WorldChampionshipFinal);
    let verdict_of = |rights: &EntryRights, entrant: &Entrant, now| {
        verdict(&Entry::enter(None, rights, &facts(&last, entrant), now))
    };
    let text = || "An excellent player.".to_owned();
    let free = ALL_OF;
    let admits_nobody = EntryRights { admits: false, ..ALL_OF };
    let confirms_nothing = EntryRights { confirms_qualifications: false, ..ALL_OF };
    for (grounds, bound, other) in [
        (Grounds::Commissioner { reason: text() }, admits_nobody, confirms_nothing),
        (Grounds::Qualification { text: text() }, confirms_nothing, admits_nobody),
    ] {
        let entrant = Entrant { grounds: Some(grounds), ..entrant(NextPlaced, 0) };
        assert_eq!(verdict_of(&free, &entrant, NOW), "entered");
        assert_eq!(verdict_of(&other, &entrant, NOW), "entered");
        assert_eq!(verdict_of(&bound, &entrant, NOW), "forbidden");
        assert_eq!(verdict_of(&free, &entrant, last.entries_close_at), "entries_closed TR-1.0.5");
    }
    let vacant = entrant(NextPlaced, 0);
    assert_eq!(verdict_of(&free, &vacant, last.entries_close_at), "entered");
    let published = Entrant { event: rules::tournament::EventState::Published, ..vacant };
    let late = verdict_of(&free, &published, last.entries_close_at);
    assert_eq!(late, "entries_closed TR-1.0.5");
}

/// TR-1.4.4, TR-1.6.3: at most two on excellent results, whether they enter or are taken in again; of the next ones
/// placed as many as there is room for. Other stages have no such places.
#[test]
fn two_places_are_filled_on_results() {
    let (last, ladies) = (Stage::WorldChampionshipFinal, Stage::LadiesFinal);
    let most = PLACES_BY_RESULTS_MAX;
    assert_eq!(most, 2);
    for (stage, way, filled, expected) in [
        (last, ExcellentResults, most - 1, "entered"),
        (last, ExcellentResults, most, "vacancies_filled TR-1.4.4"),
        (ladies, ExcellentResults, most - 1, "entered"),
        (ladies, ExcellentResults, most, "vacancies_filled TR-1.6.3"),
        (last, NextPlaced, 9, "entered"),
        (Stage::WorldCupFinal, NextPlaced, 0, "no_vacancies TR-1.4.4"),
    ] {
        let (event, entrant) = (event(stage), entrant(way, filled));
        let facts = facts(&event, &entrant);
        let made = Entry::enter(None, &ALL_OF, &facts, NOW);
        assert_eq!(verdict(&made), expected, "{stage:?} {way:?} {filled}");
        let refused = Entry { grounds: entrant.grounds.clone(), ..at(EntryState::Refused) };
        let revived = verdict(&refused.decide(EntryAct::Accept, None, &facts, NOW));
        let expected = if expected == "entered" { "accepted" } else { expected };
        assert_eq!(revived, expected, "{stage:?} {way:?} {filled}");
    }
    let kept = r#"{"vacancy":{"way":"next_placed","reason":"Fourth."}}"#;
    let grounds: Grounds = serde_json::from_str(kept).expect("grounds");
    assert_eq!(serde_json::to_string(&grounds).expect("JSON"), kept);
}

/// TR-1.4.4, TR-1.6.3: those who miss out on tie-break first, then by place; behind three of a Final, and two, or one,
/// of a section of the stage before it.
#[test]
fn who_comes_next() {
    // By place, with these half points; the third and the fourth have as many.
    let table: Vec<Standing> = [20, 18, 16, 16, 15, 14, 13, 12]
        .into_iter()
        .enumerate()
        .map(|(player, half_points)| Standing {
            player,
            place: u32::try_from(player).expect("a small number") + 1,
            shared: false,
            half_points,
            wins: 0,
            quarter_sb: 0,
            buchholz: Buchholz::default(),
            games: 12,
            unfinished: 0,
        })
        .collect();
    let told = |target, source, advancing, table: &[Standing]| -> String {
        let next = next_placed(target, source, advancing, table).into_iter();
        let one = |it: rules::tournament::NextPlaced| {
            format!("{}{}", it.place, if it.by_tie_break { "=" } else { "" })
        };
        next.map(one).collect::<Vec<_>>().join(" ")
    };
    let (last, candidates) = (Stage::WorldChampionshipFinal, Stage::WorldChampionshipCandidates);
    let (ladies, semi_final) = (Stage::LadiesFinal, Stage::LadiesSemiFinal);
    for (target, source, advancing, expected) in [
        (last, last, 2, "4= 5 6 7"),
        (last, candidates, 2, "3 4 5"),
        (last, candidates, 1, "2 3 4"),
        (ladies, ladies, 2, "4= 5 6 7"),
        (ladies, semi_final, 2, "3 4 5"),
        (last, Stage::WorldChampionshipSemiFinal, 2, ""),
        (ladies, candidates, 2, ""),
    ] {
        assert_eq!(told(target, source, advancing, &table), expected, "{source:?} {advancing}");
        assert_eq!(source.sends_to(target), !expected.is_empty(), "{source:?}");
    }
    let mut running = table;
    running[7].unfinished = 1;
    assert_eq!(told(last, last, 2, &running), "", "not before the end");
}
