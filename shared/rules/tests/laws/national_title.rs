//! SKS-5: the Czech honorary title for the win of a section.

use rules::HalfPoints;
use rules::title::{NationalWin, TitleFacts};
use rules::tournament::{Announcement, Organiser, PlayedGame, PlayedSection, Preset};

use crate::announcements::announced;
use crate::title_cases::{NOBODY_KNOWN, answer, national, request};

pub(crate) const NOTHING_WON: NationalWin = NationalWin {
    own: false,
    is_final: false,
    rated: false,
    players: 0,
    rating_sum: 0,
    won: false,
};

/// SKS-5: the final of the national championship is won (1a), or a rated section of the federation of at
/// least 13 players averaging above 2350 (1b), by the ratings at the start with those that are assumed.
#[test]
fn the_national_title_for_a_section() {
    let czech = Organiser::Federation("CZE".parse().expect("a federation"));
    let abroad = Organiser::Federation("SVK".parse().expect("a federation"));
    let (fit, unfit) = ("ok", "section_not_enough SKS-5");
    let strong = [2_350; 12].into_iter().chain([2_351]).collect::<Vec<u16>>();
    let even = vec![2_350; 13];
    let twelve = vec![2_500; 12];
    let final_of = Preset::NationalChampionship;
    for (preset, organiser, rated, starts, won, [for_final, for_section]) in [
        (final_of, czech, true, &strong, true, [fit, fit]),
        (final_of, czech, true, &even, true, [fit, unfit]),
        (final_of, czech, true, &twelve, true, [fit, unfit]),
        (final_of, czech, true, &strong, false, [unfit, unfit]),
        (final_of, abroad, true, &strong, true, [unfit, unfit]),
        (final_of, czech, false, &strong, true, [fit, unfit]),
        (Preset::Friendly, czech, true, &strong, true, [unfit, fit]),
        (Preset::Friendly, czech, true, &even, true, [unfit, unfit]),
        (Preset::Friendly, Organiser::Iccf, true, &strong, true, [unfit, unfit]),
    ] {
        let event = Announcement { organiser, rated, ..announced(preset) };
        // The first of them has beaten everybody, or nobody.
        let beaten = |other| PlayedGame {
            white: 0,
            black: other,
            result: Some(if won {
                (HalfPoints(2), HalfPoints(0))
            } else {
                (HalfPoints(0), HalfPoints(2))
            }),
            flag: None,
        };
        let games: Vec<PlayedGame> = (1..starts.len()).map(beaten).collect();
        let section = PlayedSection {
            class: event.entry,
            tie_breaks: &event.tie_breaks,
            players: starts.len(),
            games: &games,
            unfinished: 0,
            own: Some(0),
            is_silent: false,
        };
        let found = NationalWin::of(&event, &section, starts);
        for (article, expected) in [("1a", for_final), ("1b", for_section)] {
            let facts = TitleFacts { won: Some(found), ..NOBODY_KNOWN };
            let told = answer(request("MKŠ", national(article)), &facts);
            assert_eq!(told, expected, "{article} {found:?}");
        }
        let running = PlayedSection { unfinished: 1, ..section };
        assert!(!NationalWin::of(&event, &running, starts).won, "a game still runs");
    }
    let average = |rating_sum| {
        let found = NationalWin { players: 2, rating_sum, ..NOTHING_WON };
        found.average()
    };
    assert_eq!([average(4_701), average(4_700)], [Some(2_351), Some(2_350)]);
    assert_eq!(NOTHING_WON.average(), None);
}
