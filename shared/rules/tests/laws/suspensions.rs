//! TR-14, LAW-13.3.2: officers suspend a player, with a reason and an end. Each case is a line.

use rules::tournament::no_entry_until;
use rules::{
    DAY_SECONDS, Instant, Outcome, PlayerId, Suspension, SuspensionCause, SuspensionFacts,
    SuspensionOrder, SuspensionRefusal,
};

use crate::START;

const PLAYER: PlayerId = PlayerId(7);
const OFFICER: PlayerId = PlayerId(9);
const OTHER: PlayerId = PlayerId(10);
const NOW: Instant = START;

use SuspensionCause::{Conduct, Publishing};

fn order(cause: SuspensionCause, by: PlayerId, months: u16) -> SuspensionOrder {
    SuspensionOrder { cause, by, months, reason: "Insults".to_owned() }
}

fn made(cause: SuspensionCause, months: u16) -> Suspension {
    let facts = SuspensionFacts { player: PLAYER, made: &[], breaches: &[1, 1] };
    match Suspension::order(order(cause, OFFICER, months), facts, NOW) {
        Ok(Outcome::Changed(made)) => made,
        other => panic!("{other:?}"),
    }
}

fn refused(
    order: SuspensionOrder,
    made: &[Suspension],
    breaches: &[usize],
) -> Option<SuspensionRefusal> {
    let facts = SuspensionFacts { player: PLAYER, made, breaches };
    Suspension::order(order, facts, NOW).err()
}

#[test]
fn two_years_are_the_most_for_publishing() {
    let length = |max, rule| Some(SuspensionRefusal::Length { max, rule });
    let cases = [
        (Publishing, 0, length(24, "TR-14")),
        (Publishing, 1, None),
        (Publishing, 24, None),
        (Publishing, 25, length(24, "TR-14")),
        (Conduct, 0, length(120, "LAW-13.3.2")),
        (Conduct, 120, None),
        (Conduct, 121, length(120, "LAW-13.3.2")),
    ];
    for (cause, months, expected) in cases {
        let found = refused(order(cause, OFFICER, months), &[], &[1, 1]);
        assert_eq!(found, expected, "{cause:?} for {months} months");
    }
}

#[test]
fn publishing_was_repeated_first() {
    let not_repeated = Some(SuspensionRefusal::NotRepeated);
    let cases: [(&[usize], _); 8] = [
        (&[], not_repeated),
        (&[0, 0], not_repeated),
        (&[1], not_repeated),
        (&[2, 0], not_repeated),
        (&[1, 1], None),
        (&[0, 2, 1], None),
        // Order, penalty and expulsion are used up.
        (&[3], None),
        (&[0, 4], None),
    ];
    for (breaches, expected) in cases {
        let found = refused(order(Publishing, OFFICER, 12), &[], breaches);
        assert_eq!(found, expected, "{breaches:?}");
        assert_eq!(refused(order(Conduct, OFFICER, 12), &[], breaches), None);
        let facts = SuspensionFacts { player: PLAYER, made: &[], breaches };
        assert_eq!(facts.is_open(Publishing, NOW), expected.is_none());
    }
}

#[test]
fn one_for_a_cause_runs_at_a_time() {
    let running = [made(Conduct, 6)];
    assert_eq!(running[0].until, no_entry_until(NOW, 6));
    let facts = SuspensionFacts { player: PLAYER, made: &running, breaches: &[1, 1] };
    assert!(!facts.is_open(Conduct, NOW) && facts.is_open(Publishing, NOW));
    // Sent again.
    let again = Suspension::order(order(Conduct, OFFICER, 6), facts, NOW + DAY_SECONDS);
    assert_eq!(again, Ok(Outcome::Unchanged));
    let refusal = Some(SuspensionRefusal::Running);
    assert_eq!(refused(order(Conduct, OFFICER, 7), &running, &[]), refusal);
    assert_eq!(refused(order(Conduct, OTHER, 6), &running, &[]), refusal);
    assert_eq!(refused(order(Publishing, OFFICER, 6), &running, &[1, 1]), None);
    let after = Suspension::order(order(Conduct, OTHER, 6), facts, running[0].until);
    assert!(matches!(after, Ok(Outcome::Changed(_))), "{after:?}");
}

#[test]
fn nobody_decides_about_themselves() {
    let own = Some(SuspensionRefusal::Own);
    assert_eq!(refused(order(Conduct, PLAYER, 6), &[], &[]), own);
    let lifted = made(Conduct, 6).lift(PLAYER, PLAYER, "Enough".to_owned(), NOW);
    assert_eq!(lifted.err(), own);
}

#[test]
fn it_is_lifted_once_and_before_its_end() {
    let made = made(Conduct, 6);
    let (last, over) = (made.until + -1, made.until);
    let lift = |at| made.lift(PLAYER, OTHER, "Upheld".to_owned(), at);
    assert_eq!(lift(over), Err(SuspensionRefusal::Over));
    let Ok(Outcome::Changed(lifted)) = lift(last) else { panic!("it runs until its end") };
    assert!(made.runs_at(last) && !made.runs_at(over) && !lifted.runs_at(last));
    let again = |by, reason: &str| lifted.lift(PLAYER, by, reason.to_owned(), last);
    assert_eq!(again(OTHER, "Upheld"), Ok(Outcome::Unchanged));
    assert_eq!(again(OFFICER, "Upheld"), Err(SuspensionRefusal::Over));
    assert_eq!(again(OTHER, "Otherwise"), Err(SuspensionRefusal::Over));
}

#[test]
fn the_last_to_end_keeps_a_player_out() {
    let (short, long) = (made(Conduct, 6), made(Publishing, 12));
    let Ok(Outcome::Changed(lifted)) = long.lift(PLAYER, OFFICER, "Upheld".to_owned(), NOW) else {
        panic!("it runs");
    };
    let last = |made: &[Suspension]| Suspension::last_to_end(made).map(|made| made.cause);
    assert_eq!(last(&[]), None);
    assert_eq!(last(&[long, short.clone()]), Some(Publishing));
    assert_eq!(last(&[lifted, short]), Some(Conduct));
}
