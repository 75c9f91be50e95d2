//! Which games a list counts, and how it shows its players: SKS-1.2, TR-9.2, RAT-12, RAT-13,
//! SKS-4.1-4.4, TR-9.4, TR-9.6, TR-9.7, SKS-1.7, SKS-1.8.

use rules::rating::{
    Activity, Collection, Intake, ListEntry, ListId, Listed, ListedGame, Method, Options, Quarter,
    ReportedGame, Start, Status, started_with,
};
use rules::tournament::{Announcement, Flag, Origin, Preset, RuleSet, SectionId};
use rules::{Day, GameId, HalfPoints, Instant, PlayerId, Variant};

const WON: [HalfPoints; 2] = [HalfPoints(2), HalfPoints(0)];
const DRAWN: [HalfPoints; 2] = [HalfPoints(1), HalfPoints(1)];

fn collection(list: &str) -> Collection {
    let list: ListId = list.parse().expect("a list");
    Collection { list, rule_set: RuleSet::Iccf, first_list: None }
}

fn quarter() -> Quarter {
    "2026/2".parse().expect("a quarter")
}

/// A game that White has won, so many seconds after the last day in time for the list of 2026/2.
fn won(seconds: i64) -> ReportedGame {
    let at = last() + seconds;
    let result = Some((WON[0], WON[1], at));
    ReportedGame { result, flag: None, brought: None, listed: None }
}

/// The first second after the last day on which results are in time.
fn last() -> Instant {
    quarter().reported_until().plus(1).starts_at()
}

fn event(variant: Variant, rated: bool) -> Announcement {
    let preset = Preset::Friendly.announcement(last(), last() + -86_400);
    Announcement { variant, rated, ..preset }
}

/// SKS-1.2, TR-9.2: an event is rated unless it says otherwise, in the list of its kind of chess.
#[test]
fn events_are_rated_in_their_pool() {
    for (list, variant, rated, expected) in [
        ("chess-2026-2", Variant::Chess, true, true),
        ("chess-2026-2", Variant::Chess, false, false),
        ("chess-2026-2", Variant::Chess960, true, false),
        ("chess960-2026-2", Variant::Chess960, true, true),
        ("chess960-2026-2", Variant::Chess, true, false),
        ("chess-2026-2", Variant::Makruk, true, false),
    ] {
        let taken = |waits| collection(list).takes(&event(variant, rated), waits);
        assert_eq!(taken(false), expected, "{list} {variant:?} {rated}");
        assert!(!taken(true), "{list} {variant:?} {rated} waits for a consent");
    }
}

/// RAT-12: a game counts that has ended by the last day; TR-9.2: in one list only.
#[test]
fn games_count_once_and_in_time() {
    let chess = collection("chess-2026-2");
    for (game, expected) in [
        (won(-1), Intake::Counted),
        (won(0), Intake::Passed),
        (ReportedGame { result: None, ..won(-1) }, Intake::Passed),
        (ReportedGame { flag: Some(Flag::Cancelled), ..won(-1) }, Intake::Passed),
        (ReportedGame { flag: Some(Flag::Adjudicated), ..won(-1) }, Intake::Counted),
        (ReportedGame { listed: Some(WON), ..won(-1) }, Intake::Passed),
        (ReportedGame { listed: Some(DRAWN), ..won(-1) }, Intake::ResultChanged),
        (ReportedGame { listed: Some(DRAWN), ..won(0) }, Intake::ResultChanged),
        (ReportedGame { listed: Some(DRAWN), result: None, ..won(0) }, Intake::Passed),
    ] {
        assert_eq!(chess.intake(&game), expected, "{game:?}");
    }
}

/// RAT-13, SKS-4.1-4.4: by post it was entered two weeks before the list is published, too. What moves
/// here is in the lists of where it comes from.
#[test]
fn games_from_elsewhere_are_entered_in_time() {
    let entered_until = quarter().entered_until().plus(1).starts_at();
    let day = 86_400;
    for (origin, rule_set, entered, expected) in [
        (Origin::Post, RuleSet::Iccf, entered_until + -1, true),
        (Origin::Post, RuleSet::Iccf, entered_until, false),
        (Origin::Results, RuleSet::Sks, entered_until + -1, true),
        (Origin::Results, RuleSet::Sks, entered_until, false),
        (Origin::Results, RuleSet::Iccf, last() + -1, true),
        (Origin::Results, RuleSet::Iccf, last(), false),
        (Origin::Moved, RuleSet::Iccf, entered_until + 90 * day, true),
    ] {
        let chess = Collection { rule_set, ..collection("chess-2026-2") };
        let game = ReportedGame { brought: Some((origin, entered)), ..won(-30 * day) };
        let counted = chess.intake(&game) == Intake::Counted;
        assert_eq!(counted, expected, "{origin:?} {rule_set:?} {entered:?}");
    }
    // A result that was found after its event came here was entered when it was found.
    let late = ReportedGame { brought: Some((Origin::Results, last() + -9 * day)), ..won(0) };
    assert_eq!(collection("chess-2026-2").intake(&late), Intake::Passed);
    // The list that was taken over knew it.
    let known = Collection { first_list: Some(quarter()), ..collection("chess-2026-2") };
    let moved = ReportedGame { brought: Some((Origin::Moved, last())), ..won(-30 * day) };
    assert_eq!(known.intake(&moved), Intake::Passed);
    assert_eq!(collection("chess-2026-2").intake(&moved), Intake::Counted);
}

/// A game that runs has no points yet, and has ended on no day.
#[test]
fn a_listed_game_tells_its_end() {
    let starts = [Start::Rating(2_000), Start::Level(1_900)];
    let players = [PlayerId(1), PlayerId(2)];
    let of = |result| ListedGame::played_here(GameId(3), SectionId(4), players, result, starts);
    let running = of(None);
    assert_eq!((running.points, running.ended_on), ([HalfPoints(0); 2], 0));
    let won = of(won(-1).result);
    assert_eq!((won.points, won.ended_on), (WON, quarter().reported_until().unix_days()));
    assert_eq!((won.section, won.players, won.starts), (4, players, starts));
    assert!(!won.is_elsewhere());
}

/// TR-9.4: what the commissioner has set, else the published rating, that of FIDE, the event's level.
#[test]
fn a_start_list_tells_what_counts() {
    let (set, own, fide, level) = (Some(2_350), Some(2_000), Some(2_100), Some(1_900));
    for (told, expected) in [
        ((set, own, fide, level), Some(Start::Rating(2_350))),
        ((set, None, fide, level), Some(Start::Rating(2_350))),
        ((None, own, fide, level), Some(Start::Rating(2_000))),
        ((None, None, fide, level), Some(Start::Fide(2_100))),
        ((None, None, None, level), Some(Start::Level(1_900))),
        ((None, None, None, None), None),
    ] {
        let (corrected, published, fide, level) = told;
        assert_eq!(started_with(corrected, published, fide, level), expected, "{told:?}");
    }
}

/// TR-9.6, TR-9.7: the published list has whoever has 12 games and is active.
#[test]
fn the_published_list_has_active_players_with_12_games() {
    for (games, status, expected) in [
        (12, Status::Active, true),
        (11, Status::Active, false),
        (12, Status::Inactive, false),
        (12, Status::Deceased, false),
    ] {
        let entry = ListEntry { rating: Some(2_000), games };
        assert_eq!(entry.is_listed(status), expected, "{games} {status:?}");
    }
    let unrated = ListEntry { rating: None, games: 12 };
    assert!(!unrated.is_listed(Status::Active));
}

/// TR-9.7, SKS-1.7, SKS-1.8: two calendar years without a game, unless an event goes on; the dead are
/// shown as such.
#[test]
fn lists_show_who_is_active() {
    use Status::{Active, Deceased, Inactive};
    let iccf = Options::of(RuleSet::Iccf);
    let january = |year: i32| Day::new_year(year);
    let december = |year: i32| Day::new_year(year + 1).map(|day| day.plus(-1));
    for (last_finished, in_running_event, before, deceased, expected) in [
        (january(2024), false, Some(Inactive), false, Active),
        (december(2023), false, Some(Active), false, Inactive),
        (december(2023), true, Some(Inactive), false, Active),
        (january(2026), true, Some(Active), true, Deceased),
        (None, false, None, true, Deceased),
        // Nothing is known of the last game.
        (None, false, None, false, Active),
        (None, false, Some(Active), false, Active),
        (None, true, Some(Inactive), false, Inactive),
    ] {
        let activity = Activity { last_finished, in_running_event, before, deceased };
        assert_eq!(activity.status(&iccf, quarter()), expected, "{activity:?}");
    }
}

/// TR-9.7, SKS-1.8: without a game in the period the place stays what it was.
#[test]
fn whoever_does_not_play_stays() {
    let old = ListEntry { rating: Some(2_000), games: 40 };
    let new = ListEntry { rating: Some(2_010), games: 41 };
    let (player, games) = (PlayerId(1), Vec::new());
    let listed = Listed { player, old, new, method: Method::Changes, games };
    assert_eq!(Listed::place(Some(&listed), old), (new, Method::Changes));
    assert_eq!(Listed::place(None, old), (old, Method::Unchanged));
}
