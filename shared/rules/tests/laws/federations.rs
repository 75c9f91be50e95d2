//! The register of federations, what member federations alone do (TR-2.1-2.2, TR-4.5, NORM-1), and what
//! they register of their players (SKS-1.7, TR-1.5, TR-1.6). Each case is a line.

use rules::tournament::{Announcement, EntryAct, EntryRights, Fee, Preset, Settled, Stage};
use rules::{
    Day, Instant, MEMBERSHIP_CHANGES_MAX, Membership, MembershipOrder, Outcome, PlayerId,
    RegisterRefusal, RegisteredSex, Sex, SexRights, Zone,
};

use crate::START;
use crate::announcements::announced;
use crate::entries::player;
use crate::entry_decisions::delegate;

const OFFICER: PlayerId = PlayerId(9);
const PLAYER: PlayerId = PlayerId(7);
/// A second at which entries of [`announced`] events are taken.
const NOW: Instant = Instant::from_unix(1_764_547_200);

fn day(text: &str) -> Day {
    Day::from(text.parse::<chrono::NaiveDate>().expect("a date"))
}

fn order(from: &str, member: bool, seen: usize) -> MembershipOrder<'static> {
    MembershipOrder {
        from: day(from),
        member,
        zone: Some(Zone::Europe),
        source: "Congress 2027, item 8",
        by: OFFICER,
        at: START,
        seen,
    }
}

fn entered(known: &Membership, order: &MembershipOrder<'_>) -> Membership {
    match known.order(order).expect("a change") {
        Outcome::Changed(next) => next,
        Outcome::Unchanged => panic!("nothing has changed"),
    }
}

fn verdict(decided: Result<Outcome<Membership>, RegisterRefusal>) -> String {
    match decided {
        Ok(Outcome::Changed(_)) => "changed".to_owned(),
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Err(refusal) => refusal.code().to_owned(),
    }
}

/// TR-2.1-2.2: a federation is a member from a day on; of whom nothing is entered it is taken for granted.
#[test]
fn the_register_is_dated() {
    let nothing = Membership::default();
    assert!(nothing.is_member(day("2026-01-01")));
    let left = entered(&nothing, &order("2027-09-01", false, 0));
    let back = entered(&left, &order("2028-09-01", true, 1));
    let moved = MembershipOrder { zone: Some(Zone::AfricaAsia), ..order("2029-01-01", true, 2) };
    let back = entered(&back, &moved);
    let (europe, asia) = (Some(Zone::Europe), Some(Zone::AfricaAsia));
    for (on, member, zone, since) in [
        ("2027-08-31", true, None, None),
        ("2027-09-01", false, europe, Some("2027-09-01")),
        ("2028-08-31", false, europe, Some("2027-09-01")),
        ("2028-09-01", true, europe, Some("2028-09-01")),
        // A member of another zone is the member that it was.
        ("2029-01-01", true, asia, Some("2028-09-01")),
    ] {
        assert_eq!(back.since(day(on)), since.map(day), "{on}");
        assert_eq!(back.is_member(day(on)), member, "{on}");
        assert_eq!(back.on(day(on)).and_then(|change| change.zone), zone, "{on}");
    }
    let stored = serde_json::to_string(&back).expect("JSON");
    assert_eq!(serde_json::from_str::<Membership>(&stored).expect("read back"), back);
}

/// What has counted is not rewritten; the last change is put right by another of the same day.
#[test]
fn the_register_only_grows() {
    let known = entered(&Membership::default(), &order("2027-09-01", false, 0));
    let asia = MembershipOrder { zone: Some(Zone::AfricaAsia), ..order("2027-09-01", false, 1) };
    for (order, expected) in [
        (order("2027-09-01", false, 1), "unchanged"),
        // Sent again by somebody who has not seen it.
        (order("2027-09-01", false, 0), "unchanged"),
        (order("2027-09-02", true, 0), "changed_meanwhile"),
        (order("2027-09-02", true, 1), "changed"),
        (order("2027-08-31", true, 1), "before_last_change"),
        (order("2027-09-01", true, 1), "changed"),
        (asia, "changed"),
        (MembershipOrder { source: " ", ..order("2027-09-02", true, 1) }, "invalid_body"),
    ] {
        assert_eq!(verdict(known.order(&order)), expected, "{order:?}");
    }
    let put_right = entered(&known, &order("2027-09-01", true, 1));
    assert!(put_right.is_member(day("2027-09-01")));
    let always = entered(&Membership::default(), &order("2020-01-01", true, 0));
    let always = entered(&always, &order("2027-09-01", false, 1));
    let always = entered(&always, &order("2027-09-01", true, 2));
    assert_eq!(always.since(day("2028-01-01")), Some(day("2020-01-01")), "it never left");
    let change = |known: Membership, number: usize| {
        entered(&known, &order("2027-09-01", number % 2 == 1, number))
    };
    let full = (0..MEMBERSHIP_CHANGES_MAX).fold(Membership::default(), change);
    let one_more = order("2027-09-01", false, MEMBERSHIP_CHANGES_MAX);
    assert_eq!(verdict(full.order(&one_more)), "too_many_changes");
}

/// TR-2.1-2.2: players of federations that are no members enter by themselves, as everybody does, and
/// nobody nominates them.
#[test]
fn players_of_non_members_enter_directly() {
    for (preset, text, expected) in [
        (Preset::OpenClass, "-, direct", "ok"),
        (Preset::MasterClass, "2150 fixed 30 games, direct", "ok"),
        (Preset::MasterClass, "-, nominated beat two masters", "ok"),
        (Preset::MasterClass, "-, direct, nominated beat two masters", "not_a_member TR-2.1-2.2"),
        (Preset::Invitational, "-, direct, nominated by somebody", "not_a_member TR-2.1-2.2"),
        (Preset::Invitational, "-, direct, qualified by last year's event", "ok"),
        (Preset::MasterNorm, "2400 fixed 99 games, direct", "ok"),
    ] {
        let found = match announced(preset).check_entry(&player(text), NOW) {
            Ok(()) => "ok".to_owned(),
            Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
        };
        assert_eq!(found, expected, "{preset:?}: {text}");
    }
}

/// TR-4.5: where no delegate vouches for a player who enters free, the title tournament commissioner sees
/// proof of who it is, and nobody else says so.
#[test]
fn who_no_delegate_vouches_for_proves_who_they_are() {
    let fee = Fee { minor_units: 3_000, currency: "EUR".parse().expect("a currency") };
    let event = Announcement { fee: Some(fee), ..announced(Preset::GrandmasterNorm) };
    let direct = player("2600 fixed 30 games, direct");
    let refused = event.check_acceptance(&direct, Settled::default(), NOW).expect_err("no proof");
    assert_eq!((refused.code(), refused.rule()), ("identity_not_proved", Some("TR-4.5")));
    let proved = Settled { confirmed: true, ..Settled::default() };
    assert_eq!(event.check_acceptance(&direct, proved, NOW), Ok(()));
    let organiser = EntryRights { confirms: false, decides: true, ..delegate() };
    let commissioner = EntryRights { confirms: false, sees_identity: true, ..delegate() };
    for (who, rights, of_member, of_other) in [
        ("a delegate", delegate(), true, false),
        ("an organiser", organiser, true, false),
        ("the commissioner", commissioner, false, true),
        (
            "the commissioner, about themselves",
            EntryRights { by: PLAYER, ..commissioner },
            false,
            false,
        ),
    ] {
        let may =
            |is_of_member| rights.must_decide(EntryAct::Confirm, PLAYER, is_of_member).is_ok();
        assert_eq!((may(true), may(false)), (of_member, of_other), "{who}");
    }
}

/// TR-1.5, TR-1.6: in events of ladies those play of whom a federation has registered it; elsewhere nobody
/// asks.
#[test]
fn ladies_play_in_their_events() {
    let strong = "2600 fixed 99 games, qualified by the Executive Board";
    for (stage, sex, expected) in [
        (Stage::LadiesSemiFinal, "registered female", "ok"),
        (Stage::LadiesSemiFinal, "registered male", "ladies_only TR-1.5"),
        (Stage::LadiesSemiFinal, "-", "ladies_only TR-1.5"),
        (Stage::LadiesFinal, "registered female", "ok"),
        (Stage::LadiesFinal, "-", "ladies_only TR-1.6"),
        (Stage::LadiesFinal, "registered male", "ladies_only TR-1.6"),
        (Stage::WorldChampionshipFinal, "registered female", "ok"),
        (Stage::WorldChampionshipFinal, "-", "ok"),
    ] {
        let event = Announcement { stage: Some(stage), ..announced(Preset::Invitational) };
        let found = match event.check_entry(&player(&format!("{strong}, {sex}")), NOW) {
            Ok(()) => "ok".to_owned(),
            Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
        };
        assert_eq!(found, expected, "{stage:?}: {sex}");
    }
    // Said of an event that is no stage of a championship.
    let event = Announcement { ladies: true, ..announced(Preset::Friendly) };
    let refused = event.check_entry(&player("-"), NOW).expect_err("ladies alone");
    assert_eq!((refused.code(), refused.rule()), ("ladies_only", None));
    assert_eq!(event.check_entry(&player("registered female"), NOW), Ok(()));
}

/// SKS-1.7: the federation registers it, of others; they, the player, and who fills events that ask see it.
#[test]
fn who_registers_and_sees_the_sex() {
    let rights = |by, acts_for_federation, needs_it| {
        let (keeps_lists, of_member) = (false, true);
        SexRights { by, acts_for_federation, keeps_lists, of_member, needs_it }
    };
    let keeps_lists =
        |of_member| SexRights { keeps_lists: true, of_member, ..rights(OFFICER, false, false) };
    let female = RegisteredSex { sex: Sex::Female, by: OFFICER, at: START };
    for (who, rights, sees, registers) in [
        ("a delegate", rights(OFFICER, true, false), true, true),
        ("a delegate, of themselves", rights(PLAYER, true, false), true, false),
        ("the player", rights(PLAYER, false, false), true, false),
        ("a commissioner", rights(OFFICER, false, true), true, false),
        ("the rating commissioner", keeps_lists(true), true, false),
        ("the same, of who has no delegate", keeps_lists(false), true, true),
        ("somebody", rights(OFFICER, false, false), false, false),
    ] {
        assert_eq!(
            (rights.may_see(PLAYER), rights.may_register(PLAYER)),
            (sees, registers),
            "{who}"
        );
        let made = rights.order(PLAYER, None, Some(Sex::Female), START);
        let expected = registers.then_some(Outcome::Changed(Some(female)));
        assert_eq!(made.ok(), expected, "{who}");
    }
    let delegate = rights(OFFICER, true, false);
    for (known, wanted, expected) in [
        (Some(female), Some(Sex::Female), Outcome::Unchanged),
        (None, None, Outcome::Unchanged),
        (Some(female), None, Outcome::Changed(None)),
        (
            Some(female),
            Some(Sex::Male),
            Outcome::Changed(Some(RegisteredSex { sex: Sex::Male, ..female })),
        ),
    ] {
        let made = delegate.order(PLAYER, known, wanted, START);
        assert_eq!(made, Ok(expected), "{known:?} {wanted:?}");
    }
}
