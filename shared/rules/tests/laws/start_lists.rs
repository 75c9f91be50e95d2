//! TR-9.4, SKS-1.5, NORM-4a: what players start with, where start lists are published before the start.

use rules::rating::run::{RunState, is_being_entered};
use rules::rating::{ListId, Pool};
use rules::tournament::{Preset, Publication, SectionId};
use rules::{DAY_SECONDS, GameId};

use crate::START;

/// TR-9.4, SKS-1.5, NORM-4a: what counts at the start is taken again where start lists are published
/// before it, and not where the event starts with them.
#[test]
fn start_lists_before_the_start() {
    let event = Preset::Friendly.announcement(START, START + -DAY_SECONDS);
    for (at, again) in [(-1, true), (0, false), (1, false)] {
        let publication = Publication {
            at: START + at,
            seed: String::new(),
            drawn: None,
            first_section: SectionId(1),
            first_game: GameId(1),
        };
        assert_eq!(publication.is_before_start(&event), again, "{at}");
    }
}

/// TR-9.4: what players start with is told once the list that counts has reached everybody; one that
/// counts later, one of the other pool and one that is not to be published are not waited for.
#[test]
fn a_start_waits_for_its_list() {
    use RunState::{
        Calculating, Collecting, Entering, InForce, Preview, Published, Publishing, Withdrawing,
        Withdrawn,
    };
    let id: ListId = "chess-2026-2".parse().expect("a list");
    let from = id.counts_from();
    for (state, waits) in [
        (Collecting, false),
        (Calculating, false),
        (Preview, false),
        (Publishing, true),
        (Published, true),
        (Entering, true),
        (InForce, false),
        (Withdrawing, false),
        (Withdrawn, false),
    ] {
        let found = |pool, now| is_being_entered(pool, [(id, state)], now);
        assert_eq!(found(Pool::Chess, from), waits, "{state:?}");
        assert!(!found(Pool::Chess, from + -1), "{state:?} counts later");
        assert!(!found(Pool::Chess960, from), "{state:?} of the other pool");
    }
}
