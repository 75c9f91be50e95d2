//! TR-9.2: national events are rated with the rating commissioner's consent. Each case is a line.

use rules::tournament::{
    Announcement, ConsentFacts, ConsentRefusal, EntryClass, EventRefusal, EventState, Organiser,
    Preset, RatingConsent, System,
};
use rules::{Outcome, PlayerId, Variant};

use crate::START;

const ORGANISER: PlayerId = PlayerId(5);
const COMMISSIONER: PlayerId = PlayerId(9);

/// What makes another event of one.
type Change = fn(&mut Announcement);

fn announced(change: impl FnOnce(&mut Announcement)) -> Announcement {
    let mut announcement =
        Preset::NationalChampionship.announcement(START + 60 * 86_400, START + 30 * 86_400);
    announcement.organiser = Organiser::Federation("CZE".parse().expect("a federation"));
    change(&mut announcement);
    announcement
}

#[test]
fn which_events_need_it() {
    let iccf = |a: &mut Announcement| a.organiser = Organiser::Iccf;
    assert!(announced(|_| ()).needs_rating_consent());
    assert!(!announced(|a| a.rated = false).needs_rating_consent());
    assert!(!announced(|a| a.entry = EntryClass::Invitation).needs_rating_consent());
    assert!(!announced(iccf).needs_rating_consent());
}

#[test]
fn who_consents_and_until_when() {
    use ConsentRefusal::{Event, NotNeeded, OwnEvent};
    use EventState::{Announced, Cancelled, Published};
    let (national, unrated) = (announced(|_| ()), announced(|a| a.rated = false));
    let given = Some(RatingConsent { by: COMMISSIONER, at: START });
    let published = Err(Event(EventRefusal::StartListsPublished));
    let cases = [
        (true, COMMISSIONER, Announced, &national, None, Ok(Some(given))),
        (true, COMMISSIONER, Announced, &national, given, Ok(None)),
        (false, COMMISSIONER, Announced, &national, given, Ok(Some(None))),
        (false, COMMISSIONER, Announced, &national, None, Ok(None)),
        (true, COMMISSIONER, Published, &national, None, published),
        (false, COMMISSIONER, Published, &national, given, published),
        (true, COMMISSIONER, Cancelled, &national, None, published),
        (true, COMMISSIONER, Announced, &unrated, None, Err(NotNeeded)),
        // What was consented to and is unrated now can be taken back.
        (false, COMMISSIONER, Announced, &unrated, given, Ok(Some(None))),
        (true, ORGANISER, Announced, &national, None, Err(OwnEvent)),
        (false, ORGANISER, Announced, &national, given, Err(OwnEvent)),
    ];
    for (consents, by, state, announcement, before, expected) in cases {
        let organisers = &[ORGANISER];
        let facts =
            ConsentFacts { state, announcement, organisers, given: before, imported: false };
        let decided =
            RatingConsent::decide(consents, by, facts, START).map(|outcome| match outcome {
                Outcome::Changed(consent) => Some(consent),
                Outcome::Unchanged => None,
            });
        assert_eq!(decided, expected, "{consents} {by} {state:?} {before:?}");
    }
}

/// What was brought here with its games had nobody to ask before: it is consented to at any time, and for
/// good, as a list may have counted it.
#[test]
fn what_was_imported_is_consented_to_later() {
    use EventState::{Announced, Cancelled, Finished, Published};
    let national = announced(|_| ());
    let given = Some(RatingConsent { by: COMMISSIONER, at: START });
    for (state, imported, gives, takes) in [
        (Announced, false, true, true),
        (Published, false, false, false),
        (Finished, false, false, false),
        (Published, true, true, false),
        (Finished, true, true, false),
        (Cancelled, true, false, false),
    ] {
        let decided = |consents, given| {
            let (announcement, organisers) = (&national, &[ORGANISER][..]);
            let facts = ConsentFacts { state, announcement, organisers, given, imported };
            RatingConsent::decide(consents, COMMISSIONER, facts, START).is_ok()
        };
        let told = (decided(true, None), decided(false, given));
        assert_eq!(told, (gives, takes), "{state:?} {imported}");
        assert_eq!(state.takes_consent(imported), gives, "{state:?} {imported}");
    }
}

/// What is played stays as it was consented to; what it is called, and when it begins, may change.
#[test]
fn a_consent_falls_with_what_it_was_given_for() {
    let (before, consent) = (announced(|_| ()), RatingConsent { by: COMMISSIONER, at: START });
    let stays = |change: Change| consent.after(&before, &announced(change)) == Some(consent);
    let cases: [(Change, bool); 9] = [
        (|_| (), true),
        (|a| a.name = "Another".to_owned(), true),
        (|a| a.director = PlayerId(8), true),
        (|a| a.starts_at = a.starts_at + 86_400, true),
        (|a| a.rated = false, false),
        (|a| a.section_size = 5, false),
        (|a| a.variant = Variant::Chess960, false),
        (|a| a.system = System::RoundRobin { double: true }, false),
        (|a| a.organiser = Organiser::Iccf, false),
    ];
    for (number, (change, expected)) in cases.into_iter().enumerate() {
        assert_eq!(stays(change), expected, "{number}");
    }
}
