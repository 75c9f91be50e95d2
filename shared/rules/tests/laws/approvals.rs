//! TR-6, TR-12, TR-12.6-12.9: international events of federations are approved before they are announced.
//! Each case is a line.

use rules::tournament::{
    APPLICATIONS_OPEN_MAX, Announcement, ApplicationRequest, Applied, Approval, ApprovalAct,
    ApprovalFacts, ApprovalKind, ApprovalLack, ApprovalOfficial, ApprovalRefusal, ApprovalState,
    EntryClass, EventId, Fee, LapseNews, Organiser, OutsideLaws, Preset, RuleSet,
};
use rules::{Day, Federation, Instant, Outcome, PlayerId, Variant};

const APPLICANT: PlayerId = PlayerId(5);
const DIRECTOR: PlayerId = PlayerId(9);
const VERSION: u32 = 3;

/// What is done about an application, by whom, and why.
type Step = (ApprovalAct, PlayerId, &'static str, Option<&'static str>);

fn federation(letters: &str) -> Federation {
    letters.parse().expect("a federation")
}

fn day(text: &str) -> Day {
    Day::from(text.parse::<chrono::NaiveDate>().expect("a date"))
}

fn noon(text: &str) -> Instant {
    day(text).starts_at() + 43_200
}

fn request(kind: ApprovalKind, at: &str, starts_on: &str) -> ApplicationRequest<'static> {
    ApplicationRequest {
        at: noon(at),
        by: APPLICANT,
        federation: federation("CZE"),
        is_member: true,
        kind,
        name: " Novak Memorial ",
        starts_on: day(starts_on),
        plan: "13 players.",
        fee: None,
        prizes: "300 EUR",
        prize_source: "The federation.",
        finance: "",
    }
}

fn applied(request: &ApplicationRequest<'_>) -> Approval {
    match Approval::apply(request, &[]).expect("an application") {
        Applied::New(application) => {
            Approval { application: *application, steps: Vec::new(), event: None, told: None }
        }
        Applied::Before(_) => panic!("nothing waits"),
    }
}

/// An invitational event to start on 1 September 2027, with these steps.
fn approval(steps: &[Step]) -> Approval {
    let new = applied(&request(ApprovalKind::Invitational, "2027-01-10", "2027-09-01"));
    steps.iter().fold(new, |approval, step| match decide(&approval, *step, VERSION) {
        Ok(Outcome::Changed(next)) => next,
        other => panic!("{step:?}: {other:?}"),
    })
}

fn official(player: PlayerId) -> ApprovalOfficial {
    let applies_for = (player == APPLICANT).then(|| federation("CZE"));
    ApprovalOfficial { player, decides: player != APPLICANT, applies_for }
}

fn decide(
    approval: &Approval,
    (act, by, text, congress): Step,
    seen: u32,
) -> Result<Outcome<Approval>, ApprovalRefusal> {
    let official = official(by);
    let now = noon("2027-02-01");
    approval.decide(act, &ApprovalFacts { official, version: VERSION, seen, text, congress, now })
}

const APPROVE: ApprovalAct = ApprovalAct::Approve { asks_deposit: false };
const WITH_DEPOSIT: ApprovalAct = ApprovalAct::Approve { asks_deposit: true };
const APPROVED: Step = (APPROVE, DIRECTOR, "", None);
const REFERRED: Step = (ApprovalAct::Refer, DIRECTOR, "Two at once.", None);

/// TR-12 (12.4): four months for open events, to the day; six are normal for invitational ones (12.3).
#[test]
fn applied_for_in_time() {
    use ApprovalKind::{Invitational, Open};
    for (kind, at, starts_on, expected) in [
        (Open, "2027-01-15", "2027-05-15", "ok"),
        (Open, "2027-01-16", "2027-05-15", "application_late TR-12"),
        (Open, "2027-10-31", "2028-02-29", "ok"),
        (Open, "2027-11-01", "2028-02-29", "application_late TR-12"),
        (Invitational, "2027-01-15", "2027-07-15", "ok"),
        (Invitational, "2027-01-16", "2027-07-15", "late"),
        (Invitational, "2027-07-14", "2027-07-15", "late"),
        (Invitational, "2027-07-15", "2027-07-15", "invalid_body -"),
    ] {
        let told = match Approval::apply(&request(kind, at, starts_on), &[]) {
            Ok(Applied::New(application)) => {
                let made = Approval {
                    application: *application,
                    steps: Vec::new(),
                    event: None,
                    told: None,
                };
                if made.is_late() { "late".to_owned() } else { "ok".to_owned() }
            }
            Ok(Applied::Before(_)) => "before".to_owned(),
            Err(refusal) => verdict(&refusal),
        };
        assert_eq!(told, expected, "{kind:?} {at} {starts_on}");
    }
}

fn verdict(refusal: &ApprovalRefusal) -> String {
    assert!(refusal.to_string().ends_with('.'), "{refusal}");
    format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-"))
}

/// TR-12, TR-12.6-12.9 (12.8): prizes are declared with who pays them; the same while it waits is that one.
#[test]
fn what_an_application_says() {
    let good = request(ApprovalKind::Invitational, "2027-01-10", "2027-09-01");
    let fee = |minor_units| Some(Fee { minor_units, currency: "EUR".parse().expect("a currency") });
    let long = "a".repeat(121);
    for (request, expected) in [
        (good, "ok"),
        (ApplicationRequest { prizes: "", prize_source: " ", ..good }, "ok"),
        (ApplicationRequest { prizes: "", ..good }, "prizes_unclear TR-12.6-12.9"),
        (ApplicationRequest { prize_source: "", ..good }, "prizes_unclear TR-12.6-12.9"),
        (ApplicationRequest { is_member: false, ..good }, "not_a_member TR-12"),
        (ApplicationRequest { name: " ", ..good }, "invalid_body -"),
        (ApplicationRequest { name: &long, ..good }, "invalid_body -"),
        (ApplicationRequest { name: &long[1..], ..good }, "ok"),
        (ApplicationRequest { name: "Novak\nMemorial", ..good }, "invalid_body -"),
        (ApplicationRequest { plan: "", ..good }, "invalid_body -"),
        (ApplicationRequest { fee: fee(0), ..good }, "invalid_body -"),
        (ApplicationRequest { fee: fee(1), ..good }, "ok"),
    ] {
        let told = match Approval::apply(&request, &[]) {
            Ok(_) => "ok".to_owned(),
            Err(refusal) => verdict(&refusal),
        };
        assert_eq!(told, expected, "{request:?}");
    }
    let known = applied(&good);
    assert_eq!(known.application.name, "Novak Memorial");
    let again = ApplicationRequest { at: noon("2027-01-11"), ..good };
    let other = applied(&ApplicationRequest { name: "Other", ..good });
    assert_eq!(Approval::apply(&again, &[other.clone(), known]), Ok(Applied::Before(1)));
    let many = vec![other; APPLICATIONS_OPEN_MAX];
    let refused = Approval::apply(&good, &many).map_err(|refusal| verdict(&refusal));
    assert_eq!(refused, Err("too_many_applications -".to_owned()));
    assert!(Approval::apply(&good, &many[1..]).is_ok());
}

/// TR-12 (12.2): the World Tournament Director approves, refuses or refers it to Congress, whose decision is
/// recorded then; nobody decides what they have applied for.
#[test]
fn who_decides_what() {
    use ApprovalAct::{ConfirmDeposit, Refer, Refuse, Withdraw};
    use ApprovalState::{Approved, Referred, Refused, Withdrawn};
    let (wtd, own) = (DIRECTOR, APPLICANT);
    let minute = Some("Congress 2027, minute 14");
    let refused: Step = (Refuse, wtd, "No.", None);
    let deposit: Step = (WITH_DEPOSIT, wtd, "Paid late in 2025.", None);
    let deposited: Step = (ConfirmDeposit, wtd, "", None);
    for (before, step, expected) in [
        (&[][..], APPROVED, Ok(Approved)),
        (&[], refused, Ok(Refused)),
        (&[], (Refuse, wtd, " ", None), Err("invalid_body -")),
        (&[], REFERRED, Ok(Referred)),
        (&[], (Refer, wtd, "", None), Err("invalid_body -")),
        (&[], (WITH_DEPOSIT, wtd, "", None), Err("invalid_body -")),
        (&[], deposit, Ok(Approved)),
        (&[], (APPROVE, own, "", None), Err("forbidden TR-12")),
        (&[], (Withdraw, own, "", None), Ok(Withdrawn)),
        (&[], (Withdraw, wtd, "", None), Err("forbidden TR-12")),
        (&[], (APPROVE, wtd, "", minute), Err("invalid_body -")),
        (&[], deposited, Err("no_deposit_waits -")),
        (&[REFERRED], (APPROVE, wtd, "", None), Err("invalid_body TR-12")),
        (&[REFERRED], (APPROVE, wtd, "", minute), Ok(Approved)),
        (&[REFERRED], (Refuse, wtd, "No.", minute), Ok(Refused)),
        (&[REFERRED], (Refer, wtd, "Again.", None), Err("decided_already -")),
        (&[REFERRED], (Withdraw, own, "", None), Ok(Withdrawn)),
        (&[APPROVED], refused, Err("decided_already -")),
        (&[APPROVED], (Withdraw, own, "", None), Ok(Withdrawn)),
        (&[APPROVED], deposited, Err("no_deposit_waits -")),
        (&[deposit], deposited, Ok(Approved)),
        (&[deposit, (Withdraw, own, "", None)], deposited, Err("no_deposit_waits -")),
        (&[refused], APPROVED, Err("decided_already -")),
        (&[refused], (Withdraw, own, "", None), Err("decided_already -")),
        // The same again is answered, and changes nothing.
        (&[APPROVED], APPROVED, Ok(Approved)),
        (&[deposit, deposited], deposited, Ok(Approved)),
    ] {
        let approval = approval(before);
        let told = match decide(&approval, step, VERSION) {
            Ok(Outcome::Changed(next)) => Ok(next.state()),
            Ok(Outcome::Unchanged) => Ok(approval.state()),
            Err(refusal) => Err(verdict(&refusal)),
        };
        assert_eq!(told, expected.map_err(str::to_owned), "{before:?} {step:?}");
    }
    let own_one = Approval { ..applied(&ApplicationRequest { by: wtd, ..good() }) };
    assert_eq!(decide(&own_one, APPROVED, VERSION), Err(ApprovalRefusal::Own));
    let stale = decide(&approval(&[]), APPROVED, VERSION - 1);
    assert_eq!(stale, Err(ApprovalRefusal::ChangedMeanwhile));
    let announced = approval(&[APPROVED]).used_by(EventId(7));
    let taken_back = decide(&announced, (Withdraw, own, "", None), VERSION);
    assert_eq!(taken_back, Err(ApprovalRefusal::Decided));
}

fn good() -> ApplicationRequest<'static> {
    request(ApprovalKind::Invitational, "2027-01-10", "2027-09-01")
}

fn announced(change: impl FnOnce(&mut Announcement)) -> Announcement {
    let (starts_at, close) = (noon("2027-09-01"), noon("2027-08-01"));
    let mut announcement = Preset::Friendly.announcement(starts_at, close);
    announcement.organiser = Organiser::Federation(federation("CZE"));
    announcement.entry = EntryClass::Invitation;
    change(&mut announcement);
    announcement
}

/// An event under the Czech federation's own rules.
fn sks(rated: bool, norms: bool, entry: EntryClass) -> Announcement {
    announced(|a| {
        a.rule_set = RuleSet::Sks;
        (a.rated, a.norms, a.entry) = (rated, norms, entry);
    })
}

/// TR-6, TR-9.2: whatever of a federation's is rated, somebody of ICCF has agreed to: the World Tournament
/// Director or the rating commissioner.
#[test]
fn nothing_is_rated_unasked() {
    for rule_set in RuleSet::ALL {
        for entry in EntryClass::ALL {
            let event = announced(|a| (a.rule_set, a.entry, a.rated) = (rule_set, entry, true));
            let asked = [event.needs_approval().is_some(), event.needs_rating_consent()];
            assert_eq!(asked.iter().filter(|it| **it).count(), 1, "{rule_set:?} {entry:?}");
        }
    }
}

fn national() -> Announcement {
    announced(|a| a.entry = EntryClass::National)
}

/// TR-6, TR-12, TR-9.2, NORM-1: events of federations that are not for their own players alone. Rules of the
/// federation's own free what is neither rated nor gives norms, and nothing else.
#[test]
fn which_events_need_it() {
    use ApprovalKind::{Invitational, Open};
    let outside = |a: &mut Announcement| {
        a.rated = false;
        a.outside_laws = OutsideLaws::ALL.first().copied();
    };
    for (announcement, expected) in [
        (announced(|_| ()), Some(Invitational)),
        (announced(|a| a.entry = EntryClass::Open), Some(Open)),
        (announced(|a| a.entry = EntryClass::MasterNorm), Some(Open)),
        (announced(|a| a.entry = EntryClass::National), None),
        (announced(|a| a.organiser = Organiser::Iccf), None),
        (announced(|a| a.rule_set = RuleSet::Sks), None),
        (sks(true, false, EntryClass::Invitation), Some(Invitational)),
        (sks(true, true, EntryClass::Open), Some(Open)),
        (sks(false, true, EntryClass::Open), Some(Open)),
        (sks(true, false, EntryClass::National), None),
        (announced(|a| a.variant = Variant::Makruk), None),
        (announced(|a| a.variant = Variant::Chess960), Some(Invitational)),
        (announced(outside), None),
    ] {
        assert_eq!(announcement.needs_approval(), expected, "{announcement:?}");
    }
}

/// TR-6, TR-12 (12.3): announced under an approval of its own federation and kind that no other event has,
/// to start within six months of the approved start, however often that is put off.
#[test]
fn announced_under_an_approval() {
    let approved = approval(&[APPROVED]);
    let waiting = approval(&[]);
    let starting = |date: &str| announced(|a| a.starts_at = noon(date));
    let check = |announcement: &Announcement, approval: &Approval, event: Option<u32>| {
        let approval = event.map_or(approval.clone(), |event| approval.used_by(EventId(event)));
        match announcement.is_under_approval(None, Some(&approval)) {
            Ok(true) => "ok".to_owned(),
            Ok(false) => "needs none".to_owned(),
            Err(lack) => format!("{} {}", lack.code(), lack.rule().unwrap_or("-")),
        }
    };
    let open = announced(|a| a.entry = EntryClass::Open);
    let polish = announced(|a| a.organiser = Organiser::Federation(federation("POL")));
    for (announcement, approval, taken, expected) in [
        (announced(|_| ()), &approved, None, "ok"),
        (announced(|_| ()), &waiting, None, "approval_not_given TR-12"),
        (announced(|_| ()), &approved, Some(7), "approval_taken -"),
        // Whoever names another's approval for what needs none does not take it.
        (national(), &approved, None, "needs none"),
        (announced(|a| a.organiser = Organiser::Iccf), &approved, None, "needs none"),
        (open, &approved, None, "approval_does_not_fit TR-12"),
        (polish, &approved, None, "approval_does_not_fit TR-12"),
        (starting("2027-05-01"), &approved, None, "ok"),
        (starting("2028-03-01"), &approved, None, "ok"),
        (starting("2028-03-02"), &approved, None, "approval_lapsed TR-12"),
    ] {
        let told = check(&announcement, approval, taken);
        assert_eq!(told, expected, "{} {taken:?}", announcement.starts_at);
    }
    let national = national();
    let (new, was) = (announced(|_| ()), announced(|a| a.name = "Before".to_owned()));
    for (announcement, was, expected) in [
        (&new, None, Err(ApprovalLack::Missing)),
        // Announced before approvals were asked for, it goes on without.
        (&new, Some(&was), Ok(false)),
        (&new, Some(&national), Err(ApprovalLack::Missing)),
        (&national, None, Ok(false)),
    ] {
        let event = was.map(|was| (EventId(7), was));
        assert_eq!(announcement.is_under_approval(event, None), expected);
    }
    // Its own approval is not another event's, and once left it is anybody's.
    let used = approved.used_by(EventId(7));
    let own = new.is_under_approval(Some((EventId(7), &was)), Some(&used));
    assert_eq!(own, Ok(true));
    assert_eq!(
        new.is_under_approval(Some((EventId(8), &was)), Some(&used)),
        Err(ApprovalLack::Taken(EventId(7)))
    );
    assert_eq!(used.left(), approved);
    assert_eq!(ApprovalLack::Missing.rule(), Some("TR-6"));
}

/// TR-12.6-12.9 (12.8): the fee that was approved is the most that is announced; what was announced so before
/// stands.
#[test]
fn no_more_is_asked_than_was_approved() {
    let fee = |minor_units, currency: &str| {
        Some(Fee { minor_units, currency: currency.parse().expect("a currency") })
    };
    let of = |fee| announced(|a| a.fee = fee);
    let mut approved = approval(&[APPROVED]);
    for (most, asked, taken) in [
        (fee(1500, "EUR"), None, true),
        (fee(1500, "EUR"), fee(1499, "EUR"), true),
        (fee(1500, "EUR"), fee(1500, "EUR"), true),
        (fee(1500, "EUR"), fee(1501, "EUR"), false),
        (fee(1500, "EUR"), fee(1, "USD"), false),
        (None, fee(1, "EUR"), false),
        (None, None, true),
    ] {
        approved.application.fee = most;
        let expected = if taken { Ok(true) } else { Err(ApprovalLack::FeeAboveApproved) };
        assert_eq!(of(asked).is_under_approval(None, Some(&approved)), expected, "{asked:?}");
        let (before, used) = (of(asked), approved.used_by(EventId(7)));
        let renamed = Announcement { name: "Other".to_owned(), ..before.clone() };
        let again = renamed.is_under_approval(Some((EventId(7), &before)), Some(&used));
        assert_eq!(again, Ok(true), "{asked:?} as before");
        // Another approval is asked as for a new event.
        let moved = renamed.is_under_approval(Some((EventId(7), &before)), Some(&approved));
        assert_eq!(moved, expected, "{asked:?} under another");
    }
    let lack = ApprovalLack::FeeAboveApproved;
    assert_eq!((lack.code(), lack.rule()), ("fee_above_approved", Some("TR-12.6-12.9")));
}

/// TR-12, TR-12.6-12.9: somebody has still to decide, or to confirm the deposit.
#[test]
fn what_waits() {
    let deposit: Step = (WITH_DEPOSIT, DIRECTOR, "Paid late.", None);
    let deposited: Step = (ApprovalAct::ConfirmDeposit, DIRECTOR, "", None);
    let withdrawn: Step = (ApprovalAct::Withdraw, APPLICANT, "", None);
    for (steps, waits) in [
        (&[][..], true),
        (&[REFERRED], true),
        (&[APPROVED], false),
        (&[deposit], true),
        (&[deposit, deposited], false),
        (&[deposit, withdrawn], false),
        (&[(ApprovalAct::Refuse, DIRECTOR, "No.", None)], false),
    ] {
        assert_eq!(approval(steps).waits(), waits, "{steps:?}");
    }
}

/// TR-12 (12.3): it lapses the day after, unless it is used before.
#[test]
fn when_it_lapses() {
    let approved = approval(&[APPROVED]);
    for (approval, on, lapsed, free) in [
        (&approved, "2027-03-01", false, true),
        (&approved, "2028-03-01", false, true),
        (&approved, "2028-03-02", true, false),
        (&approval(&[]), "2028-03-02", false, false),
        (&approved.used_by(EventId(7)), "2027-03-01", false, false),
    ] {
        let told = (approval.is_lapsed_on(day(on)), approval.is_free_on(day(on)));
        assert_eq!(told, (lapsed, free), "{on}");
    }
}

/// TR-12, article 12.3: a month before the approval lapses its federation is told, and on the day after; not
/// while an event uses it.
#[test]
fn a_federation_is_told_that_an_approval_lapses() {
    use LapseNews::{Lapsed, Soon};
    let approve = ApprovalAct::Approve { asks_deposit: false };
    let approved = approval(&[(approve, DIRECTOR, "", None)]);
    assert_eq!(approved.starts_until(), day("2028-03-01"));
    let told = |news| Approval { told: Some(news), ..approved.clone() };
    let news = |of: &Approval, on: &str| of.tell(day(on)).map(|(news, _)| news);
    for (of, on, expected) in [
        (approved.clone(), "2028-01-30", None),
        (approved.clone(), "2028-01-31", Some(Soon)),
        (approved.clone(), "2028-03-01", Some(Soon)),
        (approved.clone(), "2028-03-02", Some(Lapsed)),
        (told(Soon), "2028-03-01", None),
        (told(Soon), "2028-03-02", Some(Lapsed)),
        (told(Lapsed), "2028-05-01", None),
        (approved.used_by(EventId(3)), "2028-05-01", None),
        (approved.used_by(EventId(3)).left(), "2028-01-31", Some(Soon)),
        (approval(&[]), "2028-05-01", None),
        (approval(&[(ApprovalAct::Refuse, DIRECTOR, "Too many.", None)]), "2028-05-01", None),
    ] {
        assert_eq!(news(&of, on), expected, "{on}: {of:?}");
        let due = of.tells_on().is_some_and(|due| due <= day(on));
        assert_eq!(due, expected.is_some(), "the alarm rings when something is told");
    }
    let (_, after) = approved.tell(day("2028-02-01")).expect("news");
    assert_eq!(after, told(Soon));
    // Nobody asks for the deposit of an approval that has lapsed.
    let asks = ApprovalAct::Approve { asks_deposit: true };
    let unpaid = approval(&[(asks, DIRECTOR, "Paid late before.", None)]);
    let (_, lapsed) = unpaid.tell(day("2028-03-02")).expect("news");
    assert_eq!((unpaid.waits(), lapsed.waits()), (true, false));
}
