//! TR-9.2: national events are rated with the rating commissioner's consent. TR-1.0.4: the World Championship
//! Final is planned in agreement with the Executive Board. Each case is a line.

use rules::tournament::{
    Announcement, ConsentFacts, ConsentKind, ConsentRefusal, Entrant, EntryClass, EntryRefusal,
    EventConsent, EventRefusal, EventState, Organiser, Preset, Stage, System,
};
use rules::{Outcome, PlayerId, Variant};

use crate::START;
use crate::announcements::announced as of_preset;
use crate::entries::{NOW, player};

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
    let given = Some(EventConsent { by: COMMISSIONER, at: START });
    let published = Err(Event(EventRefusal::StartListsPublished));
    let cases = [
        (true, COMMISSIONER, Announced, &national, None, Ok(Some(given))),
        (true, COMMISSIONER, Announced, &national, given, Ok(None)),
        (false, COMMISSIONER, Announced, &national, given, Ok(Some(None))),
        (false, COMMISSIONER, Announced, &national, None, Ok(None)),
        (true, COMMISSIONER, Published, &national, None, published),
        (false, COMMISSIONER, Published, &national, given, published),
        (true, COMMISSIONER, Cancelled, &national, None, published),
        (true, COMMISSIONER, Announced, &unrated, None, Err(NotNeeded(ConsentKind::Rating))),
        // What was consented to and is unrated now can be taken back.
        (false, COMMISSIONER, Announced, &unrated, given, Ok(Some(None))),
        (true, ORGANISER, Announced, &national, None, Err(OwnEvent)),
        (false, ORGANISER, Announced, &national, given, Err(OwnEvent)),
    ];
    for (consents, by, state, announcement, before, expected) in cases {
        let organisers = &[ORGANISER];
        let kind = ConsentKind::Rating;
        let facts =
            ConsentFacts { kind, state, announcement, organisers, given: before, imported: false };
        let decided =
            EventConsent::decide(consents, by, facts, START).map(|outcome| match outcome {
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
    let given = Some(EventConsent { by: COMMISSIONER, at: START });
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
            let kind = ConsentKind::Rating;
            let facts = ConsentFacts { kind, state, announcement, organisers, given, imported };
            EventConsent::decide(consents, COMMISSIONER, facts, START).is_ok()
        };
        let told = (decided(true, None), decided(false, given));
        assert_eq!(told, (gives, takes), "{state:?} {imported}");
        assert_eq!(state.takes_consent(imported), gives, "{state:?} {imported}");
    }
}

/// What is played stays as it was consented to; what it is called, and when it begins, may change.
#[test]
fn a_consent_falls_with_what_it_was_given_for() {
    let (before, consent) = (announced(|_| ()), EventConsent { by: COMMISSIONER, at: START });
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

/// The Final as the title tournament commissioner announces it.
fn the_final(change: impl FnOnce(&mut Announcement)) -> Announcement {
    let mut announcement =
        Preset::Invitational.announcement(START + 200 * 86_400, START + 100 * 86_400);
    announcement.stage = Some(Stage::WorldChampionshipFinal);
    announcement.organiser = Organiser::Iccf;
    change(&mut announcement);
    announcement
}

/// TR-1.0.4: the Final of the World Championship, and no other event.
#[test]
fn the_final_needs_the_board() {
    assert!(the_final(|_| ()).needs_board_agreement());
    for stage in [
        Stage::WorldChampionshipCandidates,
        Stage::LadiesFinal,
        Stage::WorldCupFinal,
        Stage::OlympiadFinal,
        Stage::NationalFinal,
    ] {
        assert!(!the_final(|a| a.stage = Some(stage)).needs_board_agreement(), "{stage:?}");
    }
    assert!(!announced(|_| ()).needs_board_agreement());
    assert!(!the_final(|_| ()).needs_rating_consent());
    // What was held elsewhere is over.
    let (announcement, state) = (&the_final(|_| ()), EventState::Finished);
    let kind = ConsentKind::Final;
    let imported =
        ConsentFacts { kind, state, announcement, organisers: &[], given: None, imported: true };
    assert!(!imported.is_asked() && !imported.is_missing());
}

/// TR-1.0.4: the Board agrees, and takes it back, before the start lists; what it announces or changes itself
/// it has agreed to.
#[test]
fn the_board_agrees() {
    use ConsentRefusal::{Event, NotNeeded};
    use EventState::{Announced, Published};
    let (planned, other) = (the_final(|_| ()), announced(|_| ()));
    let given = Some(EventConsent { by: COMMISSIONER, at: START });
    let published = Err(Event(EventRefusal::StartListsPublished));
    let kind = ConsentKind::Final;
    for (consents, by, state, announcement, before, expected) in [
        (true, COMMISSIONER, Announced, &planned, None, Ok(Some(given))),
        (true, COMMISSIONER, Announced, &planned, given, Ok(None)),
        (false, COMMISSIONER, Announced, &planned, given, Ok(Some(None))),
        (true, COMMISSIONER, Published, &planned, None, published),
        (false, COMMISSIONER, Published, &planned, given, published),
        (true, COMMISSIONER, Announced, &other, None, Err(NotNeeded(kind))),
        // Who organises it and is on the Board speaks for the Board.
        (
            true,
            ORGANISER,
            Announced,
            &planned,
            None,
            Ok(Some(Some(EventConsent { by: ORGANISER, at: START }))),
        ),
    ] {
        let organisers = &[ORGANISER];
        let facts =
            ConsentFacts { kind, state, announcement, organisers, given: before, imported: false };
        let missing = before.is_none() && state == Announced && *announcement == planned;
        assert_eq!(facts.is_missing(), missing, "{state:?} {before:?}");
        let decided =
            EventConsent::decide(consents, by, facts, START).map(|outcome| match outcome {
                Outcome::Changed(consent) => Some(consent),
                Outcome::Unchanged => None,
            });
        assert_eq!(decided, expected, "{consents} {by} {state:?} {before:?}");
    }
    assert_eq!(NotNeeded(kind).rule(), Some("TR-1.0.4"));
    let of_board = |announcement, is_board| {
        EventConsent::of_board(announcement, COMMISSIONER, is_board, START)
    };
    assert_eq!(of_board(&planned, true), given);
    assert_eq!(of_board(&planned, false), None, "the commissioner announces it");
    assert_eq!(of_board(&other, true), None, "it is no final");
    let agreed = EventConsent { by: COMMISSIONER, at: START };
    assert_eq!(agreed.after(&planned, &the_final(|a| a.name = "Final 34".to_owned())), given);
    let larger = the_final(|a| a.section_size = 15);
    assert_eq!(agreed.after(&planned, &larger), None);
    // Changed by the Board, what it has agreed to stays agreed, and what waits for it waits on.
    let later = START + 1;
    let after = |given, new, is_board| {
        EventConsent::of_board_after(given, (&planned, new), ORGANISER, is_board, later)
    };
    assert_eq!(after(given, &larger, false), None);
    assert_eq!(after(given, &larger, true), Some(EventConsent { by: ORGANISER, at: later }));
    assert_eq!(after(given, &planned, true), given);
    assert_eq!(after(given, &other, true), None, "it is no final any more");
    assert_eq!(after(None, &larger, true), None);
}

/// TR-1.0.4: nobody enters before the Board has agreed.
#[test]
fn no_entry_before_the_board_agrees() {
    let event = of_preset(Preset::OpenClass);
    for (lacks_agreement, expected) in
        [(true, Err(EntryRefusal::BoardAgreementMissing)), (false, Ok(()))]
    {
        let entrant = Entrant { lacks_agreement, ..player("-") };
        assert_eq!(event.check_entry(&entrant, NOW), expected);
    }
    let refused = EntryRefusal::BoardAgreementMissing;
    assert_eq!((refused.code(), refused.rule()), ("board_agreement_missing", Some("TR-1.0.4")));
}
