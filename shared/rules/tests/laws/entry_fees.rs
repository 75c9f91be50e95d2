//! Fees of entries, and who enters free (`TR-0.2`, `TR-4.5`): recorded once, and taken back where that was a
//! mistake.

use rules::Outcome;
use rules::tournament::{Entrant, Entry, EntryAct, EntryFacts, EntryState, EventState, Preset};

use crate::announcements::announced;
use crate::entries::player;
use crate::entry_decisions::{NOW, at, costs, facts, plain, verdict};

use EntryAct::{Accept, Confirm, FeeNotPaid, FeePaid};
use EntryState::{Accepted, Entered, Refused, Waiting, Withdrawn};
use EventState::Published;

/// TR-0.2, TR-4.5: fees and confirmations are recorded once, and only where there are any.
#[test]
fn fees_and_confirmations_are_recorded_once() {
    let strong = "2600 fixed 30 games";
    let due = "fee_not_paid TR-0.2";
    for (event, text, fee, confirm, accept) in [
        (announced(Preset::GrandmasterNorm), strong, "no_fee", "not_free", "accepted"),
        (costs(Preset::GrandmasterNorm), strong, "no_fee", "entered", "entry_not_confirmed TR-4.5"),
        (costs(Preset::GrandmasterNorm), "2599 fixed 30 games", "entered", "not_free", due),
        (costs(Preset::OpenClass), "-", "entered", "not_free", due),
    ] {
        let entrant = player(text);
        let facts = facts(&event, &entrant);
        for (act, expected) in [(FeePaid, fee), (Confirm, confirm), (Accept, accept)] {
            let made = at(Entered).decide(act, None, &facts, NOW + 60);
            assert_eq!(verdict(&made), expected, "{act:?} of {text}");
            if expected != "entered" {
                continue;
            }
            let settled = plain(made);
            let when = if act == FeePaid { settled.fee_paid_at } else { settled.confirmed_at };
            assert_eq!((when, settled.free), (Some(NOW + 60), act == Confirm));
            let again = settled.decide(act, None, &facts, NOW + 90);
            assert_eq!(again, Ok(Outcome::Unchanged), "once");
            assert_eq!(verdict(&settled.decide(Accept, None, &facts, NOW)), "accepted");
        }
    }
}

/// A payment that was recorded by mistake is taken back as long as nobody plays for it (`TR-0.2`).
#[test]
fn a_fee_was_not_paid_after_all() {
    let event = costs(Preset::OpenClass);
    let entrant = player("-");
    let facts = facts(&event, &entrant);
    for (state, expected) in [
        (Entered, "entered"),
        (Waiting, "waiting"),
        (Refused, "refused"),
        (Accepted, "entry_accepted TR-0.2"),
        (Withdrawn, "withdrawn"),
    ] {
        let paid = Entry { fee_paid_at: Some(NOW), ..at(state) };
        let decided = paid.decide(FeeNotPaid, None, &facts, NOW + 60);
        assert_eq!(verdict(&decided), expected, "{state:?}");
        if let Ok(Outcome::Changed(_)) = &decided {
            assert_eq!(plain(decided), at(state), "{state:?}");
        }
    }
    for state in [Entered, Waiting, Accepted] {
        let again = at(state).decide(FeeNotPaid, None, &facts, NOW);
        assert!(matches!(again, Ok(Outcome::Unchanged)), "{state:?}: said twice");
    }
    let published = Entrant { event: Published, ..player("-") };
    let facts = EntryFacts { entrant: &published, ..facts };
    let paid = Entry { fee_paid_at: Some(NOW), ..at(Waiting) };
    assert_eq!(verdict(&paid.decide(FeeNotPaid, None, &facts, NOW)), "start_lists_published");
}
