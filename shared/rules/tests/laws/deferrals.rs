//! TR-1.4.3: a place in the Final is put off once, and former World Champions enter any one later Final.

use rules::tournament::{
    Announcement, Deferral, DeferralFacts, DeferralRefusal, Entrant, Entry, EntryState, EntryUse,
    EventId, EventState, Grounds, Held, Placing, Preset, QualificationState, QualificationUse,
    QualifiedPlayer, SectionId, Stage, UsedBasis,
};
use rules::{Day, Instant, Outcome};

use crate::announcements::announced;
use crate::entries::{player, verdict as entered};
use crate::entry_decisions::at;
use crate::qualifications::{day, ended, held, used};

use Stage::{WorldChampionshipCandidates as Candidates, WorldChampionshipFinal as Final};

const THIS: EventId = EventId(80);
const LATER: EventId = EventId(81);
const NOW: Instant = Instant::from_unix(1_780_272_000);

fn last() -> Announcement {
    Announcement { stage: Some(Final), ..announced(Preset::Invitational) }
}

/// The second of a section of the Candidates' Tournament, which ended on 1 January 2026.
fn second() -> Placing {
    Placing { place: Some(2), half_points: 13, ..ended(1, Candidates, "2026-01-01") }
}

fn put_off(event: EventId) -> Deferral {
    Deferral { section: 1, event, at: NOW }
}

fn told(asked: &Result<Outcome<Deferral>, DeferralRefusal>) -> String {
    match asked {
        Ok(Outcome::Changed(_)) => "deferred".to_owned(),
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Err(refusal) => match refusal.rule() {
            Some(rule) => format!("{} {rule}", refusal.code()),
            None => refusal.code().to_owned(),
        },
    }
}

/// TR-1.4.3: once; asked again for the same Final it is put off already.
#[test]
fn a_place_is_put_off_once() {
    let other = Announcement { stage: Some(Candidates), ..last() };
    let (first, again, twice) = ([].as_slice(), [put_off(THIS)], [put_off(LATER)]);
    let use_of = |target, on| used(target, UsedBasis::Section(1), on);
    let free: &[QualificationUse] = &[];
    let in_use = [use_of(Final, "2026-02-01")];
    let announced = EventState::Announced;
    let late = "start_lists_published";
    for (number, (event, state, known, uses, section, today, expected)) in [
        (&last(), announced, first, free, 1, "2026-06-01", "deferred"),
        (&last(), announced, &again, free, 1, "2026-06-01", "unchanged"),
        (&last(), announced, &twice, free, 1, "2026-06-01", "deferred_before TR-1.4.3"),
        (&other, announced, first, free, 1, "2026-06-01", "not_of_final TR-1.4.3"),
        (&last(), EventState::Published, first, free, 1, "2026-06-01", late),
        (&last(), EventState::Cancelled, first, free, 1, "2026-06-01", late),
        (&last(), announced, first, free, 2, "2026-06-01", "no_place TR-1.4.1"),
        (&last(), announced, first, &in_use, 1, "2026-06-01", "place_used"),
        // To its last day.
        (&last(), announced, first, free, 1, "2029-01-01", "deferred"),
        (&last(), announced, first, free, 1, "2029-01-02", "no_place TR-1.4.1"),
    ]
    .into_iter()
    .enumerate()
    {
        let held = held(&[second()], uses, today);
        let facts = DeferralFacts {
            event: THIS,
            announcement: event,
            state,
            held: &held,
            deferrals: known,
        };
        let asked = Deferral::ask(SectionId(section), &facts, NOW);
        assert_eq!(told(&asked), expected, "{number}");
        if let Ok(Outcome::Changed(made)) = asked {
            assert_eq!(made, put_off(THIS));
            let kept = serde_json::to_string(&made).expect("JSON");
            assert_eq!(kept, r#"{"section":1,"event":80,"at":1780272000}"#);
        }
    }
    // What gives a lower stage is not put off.
    let third = Placing { place: Some(3), ..second() };
    let held = held(&[third], &[], "2026-06-01");
    let event = last();
    let facts = DeferralFacts {
        event: THIS,
        announcement: &event,
        state: announced,
        held: &held,
        deferrals: &[],
    };
    assert_eq!(told(&Deferral::ask(SectionId(1), &facts, NOW)), "no_place TR-1.4.1");
}

/// TR-1.4.3, TR-1.0.7: a place that is put off does not expire until it is used, and is not there for the Final that
/// is left out.
#[test]
fn a_place_that_is_put_off_stays() {
    let with = |uses: &[QualificationUse], deferrals: &[Deferral], but_for, today: &str| -> Held {
        held(&[second()], uses, today).with_deferrals(deferrals, but_for)
    };
    let state = |held: &Held| held.qualifications.first().map(|one| (one.state, one.until));
    let free = Some((QualificationState::Free, None));
    let expired = with(&[], &[], None, "2029-01-02");
    assert_eq!(
        state(&expired),
        Some((QualificationState::Expired, Some(day("2029-01-01")))),
        "without it"
    );
    let mine = [put_off(THIS)];
    for today in ["2026-06-01", "2029-01-01", "2029-01-02", "2040-01-01"] {
        let kept = with(&[], &mine, None, today);
        assert_eq!(state(&kept), free, "{today}");
        assert_eq!(kept.qualifications[0].deferred, Some(mine[0]));
        let enters = |event| with(&[], &mine, Some(event), today).entry_to(Final).is_some();
        assert_eq!([enters(THIS), enters(LATER)], [false, true], "{today}");
    }
    let uses = [used(Final, UsedBasis::Section(1), "2028-06-01")];
    let used_up = with(&uses, &mine, None, "2040-01-01");
    assert_eq!(state(&used_up), Some((QualificationState::Used(EventId(70)), None)));
    // Another section's is as it was.
    let other = Deferral { section: 2, ..mine[0] };
    assert_eq!(with(&[], &[other], None, "2029-01-02"), expired);
}

/// TR-1.4.3: a former World Champion enters any one later Final, once for all, and asks at least a month before
/// entries close; a result comes first.
#[test]
fn champions_enter_one_later_final() {
    let champion = QualifiedPlayer { was_champion: true, ..QualifiedPlayer::default() };
    let entry = |placings: &[Placing], uses: &[QualificationUse], today: &str| {
        Held::of(&champion, placings, uses, day(today)).entry_to(Final)
    };
    let once = entry(&[], &[], "2026-06-01").expect("a right");
    assert_eq!((once.article.as_str(), once.basis), ("TR-1.4.3", UsedBasis::Player));
    let uses = [used(Final, UsedBasis::Player, "2020-06-01")];
    assert_eq!(entry(&[], &uses, "2026-06-01"), None, "once, not once a year");
    let by_result = entry(&[second()], &[], "2026-06-01").map(|it| it.basis);
    assert_eq!(by_result, Some(UsedBasis::Section(1)));
    let grounds = Some(Grounds::Qualified(once));
    let made = Entry { grounds: grounds.clone(), ..at(EntryState::Entered) };
    assert_eq!(made.uses(), [EntryUse::Champion]);
    let closes = |text: &str| -> Instant { text.parse::<Day>().expect("a day").starts_at() };
    let event = Announcement {
        entries_open_at: closes("2026-01-01"),
        entries_close_at: closes("2026-12-01"),
        starts_at: closes("2027-02-01"),
        ..last()
    };
    let entrant = Entrant { grounds, is_qualified: true, ..player("-") };
    for (at, expected) in [
        (closes("2026-10-31"), "ok"),
        (closes("2026-11-01"), "ok"),
        (closes("2026-11-01") + 1, "champion_asks_late TR-1.4.3"),
        (closes("2026-11-30"), "champion_asks_late TR-1.4.3"),
    ] {
        assert_eq!(entered(&event.check_entry(&entrant, at)), expected);
    }
    // By a result as long as entries are taken.
    let by_result = entry(&[second()], &[], "2026-06-01").map(Grounds::Qualified);
    let entrant = Entrant { grounds: by_result, ..entrant };
    assert_eq!(entered(&event.check_entry(&entrant, closes("2026-11-30"))), "ok");
}
