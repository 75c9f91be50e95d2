//! TR-0.2, TR-3.6-3.7, TR-4.5, TR-8.1, TR-8.4, TR-8.6: who makes an entry, and what is decided about it.

use rules::tournament::{
    Announcement, Deposit, Entrant, Entry, EntryAct, EntryFacts, EntryRefusal, EntryRights,
    EntryState, EventActKind, EventId, EventState, Fee, Grounds, MadeEntry, Placing, Preset, Stage,
};
use rules::{Instant, Outcome, PlayerId};

use crate::announcements::announced;
use crate::entries::player;
use crate::qualifications::{ended, held};

/// Of whom [`player`] tells.
pub(crate) const PLAYER: PlayerId = PlayerId(7);
const OFFICIAL: PlayerId = PlayerId(50);
pub(crate) const EVENT: EventId = EventId(3);
/// A second at which entries of [`announced`] events are taken, the last one of November 2025.
pub(crate) const NOW: Instant = Instant::from_unix(1_764_547_199);

use EntryAct::{
    Accept, Confirm, DepositForfeited, DepositPaid, DepositRefunded, FeeNotPaid, FeePaid, Refuse,
    WaitingList, Withdraw,
};
use EntryState::{Accepted, Entered, Refused, Waiting, Withdrawn};
use EventState::{Announced, Cancelled, Finished, Published};

pub(crate) fn costs(preset: Preset) -> Announcement {
    let fee = Fee { minor_units: 3_000, currency: "EUR".parse().expect("a currency") };
    Announcement { fee: Some(fee), ..announced(preset) }
}

pub(crate) fn facts<'a>(announcement: &'a Announcement, entrant: &'a Entrant) -> EntryFacts<'a> {
    EntryFacts { event: EVENT, announcement, organisers: &[], entrant }
}

pub(crate) fn at(state: EntryState) -> Entry {
    Entry { state, ..Entry::new(PLAYER, PLAYER, NOW) }
}

/// The refusal's code with the rule that it cites.
pub(crate) fn told(refusal: &EntryRefusal) -> String {
    match refusal.rule() {
        Some(rule) => format!("{} {rule}", refusal.code()),
        None => refusal.code().to_owned(),
    }
}

/// What it comes to: the entry's state, `unchanged`, or the refusal.
pub(crate) fn verdict(outcome: &Result<Outcome<MadeEntry>, EntryRefusal>) -> String {
    match outcome {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(MadeEntry::Plain(entry))) => entry.state.code().to_owned(),
        Ok(Outcome::Changed(MadeEntry::Nominated(_))) => "nominated".to_owned(),
        Err(refusal) => told(refusal),
    }
}

#[track_caller]
pub(crate) fn plain(outcome: Result<Outcome<MadeEntry>, EntryRefusal>) -> Entry {
    match outcome {
        Ok(Outcome::Changed(MadeEntry::Plain(entry))) => entry,
        other => panic!("{other:?}"),
    }
}

/// Who may do nothing.
fn nobody() -> EntryRights {
    EntryRights {
        by: OFFICIAL,
        enters_self: false,
        enters: false,
        confirms: false,
        sees_identity: false,
        decides: false,
        fills_next_placed: false,
        fills_by_results: false,
        admits: true,
        confirms_qualifications: true,
        is_own_event: false,
    }
}

fn oneself() -> EntryRights {
    EntryRights { by: PLAYER, enters_self: true, ..nobody() }
}

pub(crate) fn delegate() -> EntryRights {
    EntryRights { enters_self: true, enters: true, confirms: true, ..nobody() }
}

fn organiser() -> EntryRights {
    EntryRights { enters_self: true, enters: true, decides: true, ..nobody() }
}

/// TR-2.5, TR-2.6: players enter themselves, by a section that they have won too; federations nominate others,
/// and other grounds are for whoever decides.
#[test]
fn who_enters_whom() {
    let key = EntryRights { enters_self: false, ..delegate() };
    let own = |rights: EntryRights| EntryRights { by: PLAYER, ..rights };
    let no = "forbidden";
    for (who, rights, expected) in [
        // By the class; nominated; as the national third, by an admission, a qualification, a win.
        ("nobody", nobody(), [no; 6]),
        ("a player", oneself(), ["entered", no, no, no, no, "entered"]),
        ("somebody else", EntryRights { by: OFFICIAL, ..oneself() }, [no; 6]),
        ("a delegate", delegate(), ["entered", "entered", no, no, no, no]),
        ("a key", key, ["entered", "entered", no, no, no, no]),
        ("an organiser", organiser(), ["entered"; 6]),
        ("a delegate's own", own(delegate()), ["entered", no, no, no, no, "entered"]),
        ("an organiser's own", own(organiser()), ["entered", no, no, no, no, "entered"]),
        ("a key whose owner it is", own(key), ["entered", no, no, no, no, no]),
    ] {
        let descriptions = [
            "2600 fixed 99 games",
            "2600 fixed 99 games, nominated as champion",
            "2600 fixed 99 games, top3",
            "2600 fixed 99 games, admitted as a guest",
            "2600 fixed 99 games, qualified by a cup",
            "2600 fixed 99 games, won open_class",
        ];
        for (text, expected) in descriptions.into_iter().zip(expected) {
            let (event, entrant) = (announced(Preset::MasterNorm), player(text));
            let made = Entry::enter(None, &rights, &facts(&event, &entrant), NOW);
            assert_eq!(verdict(&made), expected, "{who}: {text}");
        }
    }
}

/// What there is already decides what another request comes to.
#[test]
fn entered_again() {
    let event = announced(Preset::HigherClass);
    let nominated = "-, nominated beat two masters";
    let entered = |text: &str, state| Entry { grounds: player(text).grounds, ..at(state) };
    for (known, text, rights, expected) in [
        (entered(nominated, Entered), nominated, delegate(), "unchanged"),
        (entered(nominated, Accepted), nominated, delegate(), "unchanged"),
        (entered(nominated, Waiting), nominated, delegate(), "unchanged"),
        (entered(nominated, Withdrawn), nominated, delegate(), "entered"),
        (entered(nominated, Refused), nominated, delegate(), "entry_refused"),
        (entered(nominated, Refused), nominated, organiser(), "entered"),
        // On other grounds.
        (entered(nominated, Entered), "1950 fixed 30 games", oneself(), "already_entered"),
        (entered("-", Refused), "1950 fixed 30 games", oneself(), "entry_refused"),
        (entered("-", Withdrawn), "1950 fixed 30 games", oneself(), "entered"),
        (
            entered("-", Refused),
            "1950 fixed 30 games",
            EntryRights { by: PLAYER, ..organiser() },
            "entry_refused",
        ),
        // Others learn nothing of it.
        (entered(nominated, Refused), nominated, nobody(), "forbidden"),
        (entered(nominated, Entered), nominated, nobody(), "forbidden"),
    ] {
        let entrant = player(text);
        let made = Entry::enter(Some(&known), &rights, &facts(&event, &entrant), NOW);
        assert_eq!(verdict(&made), expected, "{text} after {:?}", known.state);
    }
    // What was refused before is told before what the class says.
    let entrant = player("1500 fixed 30 games");
    let made = Entry::enter(Some(&at(Refused)), &oneself(), &facts(&event, &entrant), NOW);
    assert_eq!(verdict(&made), "entry_refused");
    let made = Entry::enter(Some(&at(Withdrawn)), &oneself(), &facts(&event, &entrant), NOW);
    assert_eq!(verdict(&made), "outside_class TR-2.5");
}

/// Who organises an event enters alone.
#[test]
fn nobody_else_enters_an_organiser() {
    let (event, entrant) = (announced(Preset::OpenClass), player("-"));
    for (organiser, rights, expected) in [
        (PLAYER, delegate(), "organiser_enters_alone"),
        (PLAYER, oneself(), "entered"),
        (OFFICIAL, delegate(), "entered"),
    ] {
        let facts = EntryFacts { organisers: &[organiser], ..facts(&event, &entrant) };
        assert_eq!(verdict(&Entry::enter(None, &rights, &facts, NOW)), expected);
    }
}

/// TR-0.2, TR-4.5, TR-8.4: what was paid stays paid; a delegate who enters somebody free confirms it.
#[test]
fn a_new_entry_keeps_what_was_paid() {
    let event = costs(Preset::GrandmasterNorm);
    let entrant = player("2600 fixed 30 games");
    let deposit = Some(Deposit::paid(NOW + -5));
    let known = Entry { fee_paid_at: Some(NOW + -9), deposit, ..at(Withdrawn) };
    let known = Entry { confirmed_at: Some(NOW + -3), reason: Some("Ill.".to_owned()), ..known };
    let made = plain(Entry::enter(Some(&known), &oneself(), &facts(&event, &entrant), NOW + 60));
    assert_eq!((made.fee_paid_at, made.deposit), (known.fee_paid_at, deposit));
    assert_eq!((made.at, made.by, made.state), (NOW + 60, PLAYER, Entered));
    assert_eq!((made.free, made.confirmed_at, made.reason), (true, None, None));
    for (rights, text, free, confirmed) in [
        (delegate(), "2600 fixed 30 games", true, true),
        (organiser(), "2600 fixed 30 games", true, false),
        (EntryRights { by: PLAYER, ..delegate() }, "2600 fixed 30 games", true, false),
        (delegate(), "2599 fixed 30 games", false, false),
    ] {
        let entrant = player(text);
        let made = plain(Entry::enter(None, &rights, &facts(&event, &entrant), NOW));
        assert_eq!((made.free, made.confirmed_at), (free, confirmed.then_some(NOW)), "{text}");
    }
}

/// TR-3.6-3.7: the winner of a World Cup Final enters the next one free, which the table says and nobody confirms;
/// the winner of a semi-final section pays.
#[test]
fn the_winner_of_the_cup_enters_free() {
    let stage = Some(Stage::WorldCupFinal);
    let event = Announcement { stage, ..costs(Preset::Invitational) };
    for (source, without_fee, fee, expected) in [
        (Stage::WorldCupFinal, true, "no_fee", "accepted"),
        (Stage::WorldCupSemiFinal, false, "entered", "fee_not_paid TR-0.2"),
    ] {
        let section = Placing { place: Some(1), ..ended(1, source, "2026-01-01") };
        let qualified = held(&[section], &[], "2026-06-01").entry_to(Stage::WorldCupFinal);
        let qualified = qualified.expect("a qualification");
        assert_eq!(qualified.without_fee, without_fee, "{source:?}");
        let grounds = Some(Grounds::Qualified(qualified));
        let entrant = Entrant { grounds, is_qualified: true, ..player("-") };
        let facts = facts(&event, &entrant);
        let entry = plain(Entry::enter(None, &oneself(), &facts, NOW));
        let confirmed = without_fee.then_some(NOW);
        assert_eq!((entry.free, entry.confirmed_at), (without_fee, confirmed));
        assert_eq!(verdict(&entry.decide(FeePaid, None, &facts, NOW)), fee);
        assert_eq!(verdict(&entry.decide(Accept, None, &facts, NOW)), expected);
        let kept = serde_json::to_string(&entry).expect("JSON");
        assert_eq!(
            kept.contains("without_fee"),
            without_fee,
            "kept as before where it says nothing"
        );
        assert_eq!(serde_json::from_str::<Entry>(&kept).expect("an entry"), entry);
    }
    // Whoever has both enters free, whatever was won first.
    let won = |section, source, on| Placing { place: Some(1), ..ended(section, source, on) };
    let both = [
        won(1, Stage::WorldCupSemiFinal, "2026-01-01"),
        won(2, Stage::WorldCupFinal, "2026-02-01"),
    ];
    let entry = held(&both, &[], "2026-06-01").entry_to(Stage::WorldCupFinal);
    assert!(entry.expect("a qualification").without_fee);
}

/// Who decides what about whose entry.
#[test]
fn who_decides_about_an_entry() {
    let officer_plays =
        EntryRights { by: PLAYER, decides: false, is_own_event: true, ..organiser() };
    let other_plays = EntryRights { decides: false, is_own_event: true, ..organiser() };
    let (no, own, yes) = ("forbidden", "own_event", "ok");
    for (who, rights, withdraw, confirm, others) in [
        ("nobody", nobody(), no, no, no),
        ("the player", oneself(), yes, no, no),
        ("another player", EntryRights { by: OFFICIAL, ..oneself() }, no, no, no),
        ("a delegate", delegate(), no, yes, no),
        ("the player, a delegate", EntryRights { by: PLAYER, ..delegate() }, yes, no, no),
        ("an organiser", organiser(), yes, yes, yes),
        ("the player, an organiser", EntryRights { by: PLAYER, ..organiser() }, yes, no, no),
        ("the player, who has entered", officer_plays, yes, own, own),
        ("an organiser who plays", other_plays, own, own, own),
    ] {
        for act in EntryAct::ALL {
            let expected = match act {
                Withdraw => withdraw,
                Confirm => confirm,
                FeePaid | FeeNotPaid | Accept | WaitingList | Refuse => others,
                DepositPaid | DepositRefunded | DepositForfeited => others,
            };
            let found = match rights.must_decide(act, PLAYER, true) {
                Ok(()) => yes.to_owned(),
                Err(refusal) => told(&refusal),
            };
            assert_eq!(found, expected, "{who}: {act:?}");
        }
    }
}

/// TR-0.2, TR-8.1: which decision is possible in which state; the same once more changes nothing.
#[test]
fn decisions_follow_one_another() {
    let event = announced(Preset::OpenClass);
    let entrant = player("-");
    let gone = "unknown_entry";
    for (state, expected) in [
        (Entered, ["accepted", "waiting", "refused", "withdrawn"]),
        (Accepted, ["unchanged", "waiting", "refused", "withdrawn"]),
        (Waiting, ["accepted", "unchanged", "refused", "withdrawn"]),
        // Taken back, it would not be refused any more.
        (Refused, ["accepted", "waiting", "unchanged", "unchanged"]),
        (Withdrawn, [gone, gone, gone, "unchanged"]),
    ] {
        for (act, expected) in [Accept, WaitingList, Refuse, Withdraw].into_iter().zip(expected) {
            let before = Entry { reason: Some("Before.".to_owned()), ..at(state) };
            let facts = facts(&event, &entrant);
            let made = before.decide(act, Some("So.".to_owned()), &facts, NOW);
            assert_eq!(verdict(&made), expected, "{act:?} of {state:?}");
            if let Ok(Outcome::Changed(MadeEntry::Plain(after))) = made {
                assert_eq!(after.reason.as_deref(), Some("So."));
                assert_eq!(Entry { state, reason: before.reason.clone(), ..after }, before);
            }
        }
        // A refusal says why.
        let mute = at(state).decide(Refuse, None, &facts(&event, &entrant), NOW);
        assert_eq!(verdict(&mute), if state == Withdrawn { gone } else { "invalid_body" });
    }
}

/// TR-8.4, TR-8.6: a deposit is paid where one is owed, held until the event is over for whoever plays,
/// and settled once.
#[test]
fn a_deposit_is_paid_and_settled() {
    let event = costs(Preset::OpenClass);
    let paid = Deposit::paid(NOW + -9);
    let refunded = Deposit { refunded_at: Some(NOW + -1), ..paid };
    let forfeited = Deposit { forfeited_at: Some(NOW + -1), ..paid };
    assert_eq!([paid, refunded, forfeited].map(|deposit| deposit.is_held()), [true, false, false]);
    let no = "no_deposit";
    let settled = "deposit_settled";
    for (deposit, owes, expected) in [
        (None, false, [no, no, no]),
        (None, true, ["paid", no, no]),
        (Some(paid), true, ["unchanged", "refunded", "forfeited"]),
        // What was paid is held, whatever is owed by now.
        (Some(paid), false, ["unchanged", "refunded", "forfeited"]),
        (Some(refunded), true, ["paid", "unchanged", settled]),
        (Some(refunded), false, [no, "unchanged", settled]),
        (Some(forfeited), true, ["paid", settled, "unchanged"]),
        (Some(forfeited), false, [no, settled, "unchanged"]),
    ] {
        let entrant = Entrant { owes_deposit: owes, ..player("-") };
        let acts = [DepositPaid, DepositRefunded, DepositForfeited];
        for (act, expected) in acts.into_iter().zip(expected) {
            let entry = Entry { deposit, ..at(Entered) };
            let made = entry.decide(act, None, &facts(&event, &entrant), NOW);
            let found = match &made {
                Ok(Outcome::Changed(MadeEntry::Plain(after))) => {
                    let after = after.deposit.expect("a deposit");
                    let now = Some(NOW);
                    match (after.refunded_at == now, after.forfeited_at == now) {
                        (true, false) => "refunded".to_owned(),
                        (false, true) => "forfeited".to_owned(),
                        _ => {
                            assert_eq!(after, Deposit::paid(NOW));
                            "paid".to_owned()
                        }
                    }
                }
                _ => verdict(&made),
            };
            assert_eq!(found, expected, "{act:?} of {deposit:?}, {owes}");
        }
    }
    // An event without a fee asks for none.
    let entrant = Entrant { owes_deposit: true, ..player("-") };
    let free = announced(Preset::OpenClass);
    let made = at(Entered).decide(DepositPaid, None, &facts(&free, &entrant), NOW);
    assert_eq!(verdict(&made), no);
}

/// TR-8.6: who plays gets it back in the end, who does not need not wait; only the former have done their
/// duty.
#[test]
fn a_deposit_comes_back_in_the_end() {
    let event = costs(Preset::OpenClass);
    for (state, runs, over) in [
        (Entered, "entered", "entered"),
        (Accepted, "event_not_over", "accepted"),
        (Waiting, "waiting", "waiting"),
        (Refused, "refused", "refused"),
        (Withdrawn, "withdrawn", "withdrawn"),
    ] {
        for of in EventState::ALL {
            let expected = match of {
                Announced | Published => runs,
                Finished | Cancelled => over,
            };
            let entrant = Entrant { event: of, ..player("-") };
            let entry = Entry { deposit: Some(Deposit::paid(NOW)), ..at(state) };
            let made = entry.decide(DepositRefunded, None, &facts(&event, &entrant), NOW + 60);
            assert_eq!(verdict(&made), expected, "{state:?} in {of:?}");
            let Ok(Outcome::Changed(MadeEntry::Plain(after))) = made else { continue };
            let line = after.line(EVENT, &event, of);
            let done = (state, of) == (Accepted, Finished);
            let refunded = line.and_then(|line| line.deposit_refunded_at);
            assert_eq!(refunded, done.then_some(NOW + 60), "{state:?} in {of:?}");
        }
    }
}

/// What concerns the players is decided before the start lists, what becomes of deposits also later; a
/// repeat is an answer at all times.
#[test]
fn the_start_lists_end_it() {
    let event = costs(Preset::OpenClass);
    for of in EventState::ALL {
        let entrant = Entrant { event: of, owes_deposit: true, ..player("-") };
        let facts = facts(&event, &entrant);
        let paid =
            Entry { fee_paid_at: Some(NOW), deposit: Some(Deposit::paid(NOW)), ..at(Waiting) };
        let unpaid = Entry { deposit: None, ..paid.clone() };
        for (entry, act, before) in [
            (&at(Waiting), FeePaid, "waiting"),
            (&paid, Accept, "accepted"),
            (&paid, Refuse, "refused"),
            (&paid, Withdraw, "withdrawn"),
            (&unpaid, DepositPaid, "waiting"),
        ] {
            let made = entry.decide(act, Some("So.".to_owned()), &facts, NOW + 60);
            let expected = if of == Announced { before } else { "start_lists_published" };
            assert_eq!(verdict(&made), expected, "{act:?} in {of:?}");
        }
        for act in [DepositRefunded, DepositForfeited] {
            assert_eq!(verdict(&paid.decide(act, None, &facts, NOW + 60)), "waiting", "{of:?}");
        }
        for act in [FeePaid, WaitingList, DepositPaid] {
            assert_eq!(paid.decide(act, None, &facts, NOW + 60), Ok(Outcome::Unchanged), "{of:?}");
        }
        // What is wrong with the decision itself is told first.
        assert_eq!(verdict(&unpaid.decide(Accept, None, &facts, NOW)), "deposit_not_paid TR-8.4");
    }
}

/// Each decision has its own line in the event's log; programs know decisions and states by stable names.
#[test]
fn decisions_and_states_have_names() {
    for (act, name, logged) in [
        (FeePaid, "fee_paid", EventActKind::FeePaid),
        (Confirm, "confirm", EventActKind::Confirmed),
        (Accept, "accept", EventActKind::Accepted),
        (WaitingList, "waiting_list", EventActKind::PutOnWaitingList),
        (Refuse, "refuse", EventActKind::Refused),
        (Withdraw, "withdraw", EventActKind::Withdrawn),
        (DepositPaid, "deposit_paid", EventActKind::DepositPaid),
        (DepositRefunded, "deposit_refunded", EventActKind::DepositRefunded),
        (DepositForfeited, "deposit_forfeited", EventActKind::DepositForfeited),
    ] {
        assert_eq!(serde_json::to_value(act).ok(), Some(name.into()));
        assert_eq!(act.logged_as(), logged);
    }
    for state in EntryState::ALL {
        assert_eq!(serde_json::to_value(state).ok(), Some(state.code().into()));
    }
}
