//! The way of a title from the proposal to the decision: TR-10.1 to TR-10.11, NORM-5, SKS-5.

use rules::title::{
    Award, CountedNorm, NationalWin, Objection, TITLE_OBJECTIONS_MAX, TitleCase, TitleDecision,
    TitleFacts, TitleGrounds, TitleRefusal, TitleRequest, TitleState, TitleStep, TitleWord, Votes,
    title_due,
};
use rules::{DAY_SECONDS, Day, Instant, Outcome, PlayerId, Title};

use crate::congress::approved;
use crate::national_title::NOTHING_WON;

/// 1 January 2026.
const NOW: Instant = Instant::from_unix(1_767_225_600);
const PLAYER: PlayerId = PlayerId(160_012);
const OFFICER: PlayerId = PlayerId(390_077);
pub(crate) const NOBODY_KNOWN: TitleFacts<'_> =
    TitleFacts { title: None, norms: &[], others: &[], won: None };

fn award(text: &str) -> Award {
    text.parse().expect("an award")
}

pub(crate) fn request(text: &str, grounds: TitleGrounds) -> TitleRequest {
    let award = award(text);
    let cycle = award.has_cycle().then_some(33);
    TitleRequest { player: PLAYER, award, cycle, grounds, reason: "Won.".to_owned() }
}

fn direct(article: &str) -> TitleGrounds {
    TitleGrounds::Direct { article: article.to_owned() }
}

pub(crate) fn national(article: &str) -> TitleGrounds {
    TitleGrounds::National { article: article.to_owned(), section: None }
}

fn arbiter() -> TitleGrounds {
    TitleGrounds::Arbiter { mentor: "Jan Novák".to_owned(), postal: None }
}

fn died(text: &str) -> TitleGrounds {
    TitleGrounds::InMemoriam { died_on: Day::from(text.parse::<chrono::NaiveDate>().unwrap()) }
}

fn holding(title: Title) -> TitleFacts<'static> {
    TitleFacts { title: Some(title), ..NOBODY_KNOWN }
}

/// What a request is answered with: `ok`, or the code and the rule.
pub(crate) fn answer(request: TitleRequest, facts: &TitleFacts<'_>) -> String {
    verdict(request.open(OFFICER, facts, NOW).map(|_| ()))
}

fn verdict(result: Result<(), TitleRefusal>) -> String {
    match result {
        Ok(()) => "ok".to_owned(),
        Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
    }
}

fn open(text: &str, grounds: TitleGrounds) -> TitleCase {
    // The championship's final is won, where a case asks for that.
    let won = NationalWin { own: true, is_final: true, won: true, ..NOTHING_WON };
    let facts = TitleFacts { won: Some(won), ..NOBODY_KNOWN };
    request(text, grounds).open(OFFICER, &facts, NOW).expect("a case")
}

fn step(step: TitleStep, days: i64) -> TitleDecision {
    let at = NOW + days * DAY_SECONDS;
    let reason = "So be it.".to_owned();
    TitleDecision { step, at, by: Some(OFFICER), reason, votes: None, recommended_on: None }
}

fn decided(case: &TitleCase, steps: &[TitleDecision]) -> TitleCase {
    let decide = |case: TitleCase, step: &TitleDecision| {
        approved(&case, step.step).decide(step.clone(), &NOBODY_KNOWN).expect("a decision")
    };
    steps.iter().fold(case.clone(), decide)
}

/// What a decision with all approval that it needs is answered with.
fn answered(case: &TitleCase, step: TitleDecision) -> String {
    refused(&approved(case, step.step), step)
}

fn refused(case: &TitleCase, step: TitleDecision) -> String {
    verdict(case.decide(step, &NOBODY_KNOWN).map(|_| ()))
}

fn norms(title: Title, count: usize) -> Vec<CountedNorm> {
    let norm =
        CountedNorm { title, games: 12, grandmaster_games: 5, senior_games: 0, early: false };
    vec![norm; count]
}

/// TR-10.1, TR-10.2-10.3, TR-10.4 to TR-10.9, TR-10.10f-i, NORM-5: what is awarded on which grounds.
#[test]
fn awards_and_their_grounds() {
    for (text, grounds, expected) in [
        ("GM", direct("10.4a"), "ok"),
        ("GM", direct("10.4b"), "ok"),
        ("GM", direct("10.4c"), "article_unfit TR-10.4"),
        ("SIM", direct("10.4a"), "article_unfit TR-10.5"),
        ("IM", direct("10.6a"), "ok"),
        ("IM", direct("10.6b"), "ok"),
        ("IM", direct("10.6c"), "ok"),
        ("IM", direct("10.6d"), "article_unfit TR-10.6"),
        ("CCM", direct("10.7b"), "ok"),
        ("CCE", direct("10.8b"), "ok"),
        ("CCE", direct("10.8c"), "article_unfit TR-10.8"),
        ("WCCC", direct("10.2"), "ok"),
        ("WCCC", direct("10.3"), "article_unfit TR-10.2-10.3"),
        ("LWCCC", direct("10.3"), "ok"),
        ("LWCCC", TitleGrounds::Congress, "grounds_unfit TR-10.2-10.3"),
        ("SIM", TitleGrounds::Congress, "ok"),
        ("SIM", TitleGrounds::Exceptional, "ok"),
        ("LGM", TitleGrounds::Congress, "no_longer_awarded TR-10.7"),
        ("LIM", TitleGrounds::Exceptional, "no_longer_awarded TR-10.8"),
        ("IA", arbiter(), "ok"),
        (
            "IA",
            TitleGrounds::Arbiter { mentor: " ".to_owned(), postal: None },
            "mentor_missing TR-10.9",
        ),
        ("GM", arbiter(), "grounds_unfit TR-10.4"),
        ("IA", TitleGrounds::Norms { norms: 2 }, "grounds_unfit TR-10.9"),
        ("MKŠ", TitleGrounds::Exceptional, "grounds_unfit SKS-5"),
    ] {
        let told = format!("{text} {grounds:?}");
        assert_eq!(answer(request(text, grounds), &NOBODY_KNOWN), expected, "{told}");
    }
    let without = TitleRequest { cycle: None, ..request("WCCC", direct("10.2")) };
    assert_eq!(answer(without, &NOBODY_KNOWN), "cycle_missing TR-10.2-10.3");
    let numbered = TitleRequest { cycle: Some(1), ..request("GM", direct("10.4a")) };
    assert_eq!(answer(numbered, &NOBODY_KNOWN), "cycle_missing TR-10.2-10.3");
    let own = request("GM", direct("10.4a")).open(PLAYER, &NOBODY_KNOWN, NOW);
    assert_eq!(own, Err(TitleRefusal::OwnTitle));
    assert_eq!("WGM".parse::<Award>().map_err(|error| error.to_string().len() > 9), Err(true));
}

/// SKS-5: three of the achievements are titles.
#[test]
fn the_national_title() {
    for (article, held, expected) in [
        ("1a", None, "section_missing SKS-5"),
        ("1b", Some(Title::Gm), "section_missing SKS-5"),
        ("1c", Some(Title::Gm), "ok"),
        ("1c", Some(Title::Sim), "not_achieved SKS-5"),
        ("1d", Some(Title::Lgm), "ok"),
        ("1d", Some(Title::Gm), "not_achieved SKS-5"),
        ("1e", Some(Title::Sim), "ok"),
        ("1e", Some(Title::Gm), "ok"),
        ("1e", Some(Title::Im), "not_achieved SKS-5"),
        ("1e", None, "not_achieved SKS-5"),
        ("1f", Some(Title::Gm), "article_unfit SKS-5"),
    ] {
        let facts = TitleFacts { title: held, ..NOBODY_KNOWN };
        assert_eq!(answer(request("MKŠ", national(article)), &facts), expected, "{article}");
    }
}

/// TR-10.11: two years, the last day counted.
#[test]
fn in_memoriam() {
    for (day, expected) in [
        ("2023-12-31", "too_long_after_death TR-10.11"),
        ("2024-01-01", "ok"),
        ("2026-01-01", "ok"),
        ("2026-01-02", "died_ahead TR-10.11"),
    ] {
        assert_eq!(answer(request("GM", died(day)), &NOBODY_KNOWN), expected, "{day}");
    }
}

/// A title that is held, or a higher one, is not proposed again, nor is one about which a case waits.
#[test]
fn nothing_twice() {
    let sim = || request("SIM", TitleGrounds::Congress);
    assert_eq!(answer(sim(), &holding(Title::Im)), "ok");
    assert_eq!(answer(sim(), &holding(Title::Sim)), "already_held -");
    assert_eq!(answer(sim(), &holding(Title::Gm)), "already_held -");
    let ccm = request("CCM", direct("10.7a"));
    assert_eq!(answer(ccm, &holding(Title::Lgm)), "already_held -");
    let waits = [open("SIM", TitleGrounds::Exceptional)];
    assert_eq!(answer(sim(), &TitleFacts { others: &waits, ..NOBODY_KNOWN }), "case_waits -");
    let refused = [decided(&waits[0], &[step(TitleStep::Refuse, 1)])];
    assert_eq!(answer(sim(), &TitleFacts { others: &refused, ..NOBODY_KNOWN }), "ok");
    // World champions of two cycles are two awards.
    let steps = [step(TitleStep::Publish, 0), step(TitleStep::Confirm, 60)];
    let champion = [decided(&open("WCCC", direct("10.2")), &steps)];
    let facts = TitleFacts { others: &champion, ..NOBODY_KNOWN };
    let again = request("WCCC", direct("10.2"));
    assert_eq!(answer(TitleRequest { cycle: Some(34), ..again.clone() }, &facts), "ok");
    assert_eq!(answer(again, &facts), "already_held -");
}

/// TR-10.4 to TR-10.8: by norms, as soon as they suffice.
#[test]
fn by_norms() {
    for (count, expected) in [(1, "too_few_norms TR-10.5"), (2, "ok")] {
        let norms = norms(Title::Sim, count);
        let facts = TitleFacts { norms: &norms, ..NOBODY_KNOWN };
        let asked = request("SIM", TitleGrounds::Norms { norms: 9 });
        assert_eq!(answer(asked, &facts), expected, "{count}");
        let due = title_due(PLAYER, &facts, NOW);
        assert_eq!(
            due.map(|case| case.grounds),
            (count == 2).then_some(TitleGrounds::Norms { norms: 2 })
        );
    }
}

/// TR-10.5: a norm that was withdrawn since the proposal is missed when the title is to be confirmed.
#[test]
fn norms_are_counted_again() {
    let all = norms(Title::Sim, 2);
    let facts = TitleFacts { norms: &all, ..NOBODY_KNOWN };
    let case = title_due(PLAYER, &facts, NOW).expect("a case");
    let fewer = TitleFacts { norms: &all[1..], ..NOBODY_KNOWN };
    let confirm = |facts| verdict(case.decide(step(TitleStep::Confirm, 1), facts).map(|_| ()));
    assert_eq!(confirm(&fewer), "too_few_norms TR-10.5");
    assert_eq!(confirm(&facts), "ok");
}

/// NORM-4e: of several titles the highest is proposed; the next where that was refused.
#[test]
fn the_highest_title_is_due() {
    let mut all = norms(Title::Gm, 2);
    all.extend(norms(Title::Sim, 2));
    let due = |title: Option<Title>, others: &[TitleCase], norms: &[CountedNorm]| {
        let case = title_due(PLAYER, &TitleFacts { title, norms, others, won: None }, NOW)?;
        assert_eq!((case.decisions[0].by, case.state), (None, TitleState::Proposed));
        case.award.title()
    };
    assert_eq!(due(None, &[], &all), Some(Title::Gm));
    assert_eq!(due(Some(Title::Gm), &[], &all), None);
    assert_eq!(due(Some(Title::Sim), &[], &norms(Title::Sim, 3)), None);
    let facts = TitleFacts { norms: &all, ..NOBODY_KNOWN };
    let gm = title_due(PLAYER, &facts, NOW).expect("a case");
    assert_eq!(due(None, std::slice::from_ref(&gm), &all), None, "it waits");
    let refused = [decided(&gm, &[step(TitleStep::Refuse, 1)])];
    assert_eq!(due(None, &refused, &all), Some(Title::Sim));
    all.extend(norms(Title::Gm, 1));
    assert_eq!(due(None, &refused, &all), Some(Title::Gm), "with one norm more");
    // A case about a lower title is in nobody's way, one about a higher title is.
    let sim = [open("SIM", TitleGrounds::Congress)];
    assert_eq!(due(None, &sim, &all), Some(Title::Gm));
    let gm = [open("GM", direct("10.4a"))];
    assert_eq!(due(None, &gm, &norms(Title::Sim, 2)), None);
}

/// TR-10.10: world champions, arbiters and special requests are open to objections for 60 days.
#[test]
fn sixty_days_for_objections() {
    let cases = [
        open("WCCC", direct("10.2")),
        open("LWCCC", direct("10.3")),
        open("IA", arbiter()),
        open("GM", died("2025-06-01")),
    ];
    for case in cases {
        let told = format!("{}", case.award);
        let confirm = |days| step(TitleStep::Confirm, days);
        assert_eq!(answered(&case, confirm(99)), "publish_first TR-10.10", "{told}");
        let case = decided(&case, &[step(TitleStep::Publish, 0)]);
        let early = TitleDecision { at: NOW + 60 * DAY_SECONDS + -1, ..confirm(0) };
        assert_eq!(answered(&case, early), "objections_open TR-10.10", "{told}");
        assert_eq!(answered(&case, confirm(60)), "ok", "{told}");
        assert_eq!(refused(&case, step(TitleStep::Refuse, 1)), "ok", "{told}");
    }
    for case in [
        open("GM", direct("10.4a")),
        open("SIM", TitleGrounds::Exceptional),
        open("MKŠ", national("1a")),
    ] {
        assert_eq!(answered(&case, step(TitleStep::Confirm, 0)), "ok", "{}", case.award);
    }
}

/// TR-10.4 to TR-10.8: a federation's request needs two thirds of Congress.
#[test]
fn two_thirds_of_congress() {
    let case = open("IM", TitleGrounds::Congress);
    let case = decided(&case, &[step(TitleStep::Publish, 0)]);
    let confirm = step(TitleStep::Confirm, 60);
    assert_eq!(refused(&case, confirm.clone()), "votes_missing TR-10.6");
    let vote = |case: &TitleCase, approving, of| {
        case.say(TitleWord::Votes(Votes { approving, of }), OFFICER, "In Congress.".to_owned(), NOW)
    };
    for (approving, of, expected) in [
        (0, 0, "votes_unfit -"),
        (31, 30, "votes_unfit -"),
        (19, 30, "two_thirds_missing TR-10.6"),
        (20, 30, "ok"),
        (20, 31, "two_thirds_missing TR-10.6"),
    ] {
        let found = match vote(&case, approving, of) {
            Ok(Outcome::Changed(case)) => refused(&case, confirm.clone()),
            Ok(Outcome::Unchanged) => "unchanged".to_owned(),
            Err(refusal) => verdict(Err(refusal)),
        };
        assert_eq!(found, expected, "{approving} of {of}");
    }
    let no_congress = vote(&open("IM", direct("10.6a")), 30, 30).map(|_| ());
    assert_eq!(verdict(no_congress), "votes_unasked -");
}

/// A decision is taken once, and by nobody about themselves.
#[test]
fn decided_once() {
    use TitleStep::{Confirm, Publish, Refuse, Revoke};
    let case = open("GM", direct("10.4a"));
    let own = TitleDecision { by: Some(PLAYER), ..step(Confirm, 0) };
    assert_eq!(refused(&case, own), "own_title -");
    let published = decided(&case, &[step(Publish, 0)]);
    let confirmed = decided(&case, &[step(Confirm, 0)]);
    let refused_case = decided(&case, &[step(Refuse, 0)]);
    let revoked = decided(&confirmed, &[step(Revoke, 1)]);
    for (case, next, expected) in [
        (&case, Revoke, "title_not_confirmed TR-10.10"),
        (&published, Publish, "title_decided -"),
        (&published, Revoke, "title_not_confirmed TR-10.10"),
        (&confirmed, Confirm, "title_decided -"),
        (&confirmed, Refuse, "title_decided -"),
        (&refused_case, Publish, "title_decided -"),
        (&refused_case, Confirm, "title_decided -"),
        (&revoked, Revoke, "title_not_confirmed TR-10.10"),
        (&revoked, Confirm, "title_decided -"),
        (&case, TitleStep::Propose, "title_decided -"),
    ] {
        assert_eq!(answered(case, step(next, 2)), expected, "{:?} {next:?}", case.state);
    }
    let held = case.decide(step(Confirm, 0), &holding(Title::Gm));
    assert_eq!(held, Err(TitleRefusal::AlreadyHeld { award: award("GM") }));
}

/// TR-10.10: everybody may object, once, while the application is published.
#[test]
fn objections() {
    let case = open("IA", arbiter());
    let objection = |by| Objection { at: NOW, by: PlayerId(by), text: "No.".to_owned() };
    assert_eq!(case.object(objection(1)), Err(TitleRefusal::NotPublished));
    let mut case = decided(&case, &[step(TitleStep::Publish, 0)]);
    for by in (1..).take(TITLE_OBJECTIONS_MAX) {
        case = case.object(objection(by)).expect("an objection");
        assert_eq!(case.object(objection(by)), Err(TitleRefusal::ObjectedAlready));
    }
    assert_eq!(case.object(objection(999)), Err(TitleRefusal::TooManyObjections));
    let confirmed = decided(&case, &[step(TitleStep::Confirm, 60)]);
    assert_eq!(confirmed.object(objection(999)), Err(TitleRefusal::NotPublished));
}

/// TR-10.10: with a title that is revoked the player has again what was there before.
#[test]
fn what_is_left_of_revoked_titles() {
    let confirm = |text: &str, held: Option<Title>, days| {
        let case = open(text, TitleGrounds::Exceptional);
        let facts = TitleFacts { title: held, ..NOBODY_KNOWN };
        case.decide(step(TitleStep::Confirm, days), &facts).expect("confirmed")
    };
    let revoked = |case: &TitleCase, days| decided(case, &[step(TitleStep::Revoke, days)]);
    let (sim, gm) = (confirm("SIM", Some(Title::Im), 1), confirm("GM", Some(Title::Sim), 2));
    let others = std::slice::from_ref::<TitleCase>;
    assert_eq!(gm.title_after(others(&sim)), Some(Title::Gm));
    assert_eq!(revoked(&gm, 3).title_after(others(&sim)), Some(Title::Sim));
    let both = revoked(&gm, 4);
    assert_eq!(both.title_after(others(&revoked(&sim, 3))), Some(Title::Im));
    assert_eq!(revoked(&sim, 3).title_after(others(&gm)), Some(Title::Gm));
    assert_eq!(revoked(&confirm("CCE", None, 1), 2).title_after(&[]), None);
    // A title from elsewhere is revoked by a case of its own.
    let revocation = |text| request(text, TitleGrounds::Revocation);
    assert_eq!(answer(revocation("SIM"), &holding(Title::Im)), "not_held TR-10.10");
    assert_eq!(answer(revocation("LGM"), &holding(Title::Lgm)), "ok");
    let case = revocation("GM").open(OFFICER, &holding(Title::Gm), NOW).expect("a case");
    assert_eq!(answered(&case, step(TitleStep::Confirm, 3)), "not_held TR-10.10");
    let case = approved(&case, TitleStep::Confirm)
        .decide(step(TitleStep::Confirm, 3), &holding(Title::Gm))
        .expect("confirmed");
    assert_eq!(case.title_after(&[sim, gm]), Some(Title::Sim));
    assert_eq!(case.title_after(&[]), None);
    assert_eq!(refused(&case, step(TitleStep::Revoke, 4)), "title_not_confirmed TR-10.10");
}

/// TR-10.10: a title is in force from its confirmation on, and what is left once it is revoked.
#[test]
fn the_title_after_a_decision() {
    let case = open("GM", direct("10.4a"));
    let held = |title| TitleFacts { title, ..NOBODY_KNOWN };
    let sim = Some(Title::Sim);
    let confirmed = approved(&case, TitleStep::Confirm)
        .decide(step(TitleStep::Confirm, 1), &held(sim))
        .expect("confirmed");
    let revoked = approved(&confirmed, TitleStep::Revoke)
        .decide(step(TitleStep::Revoke, 2), &held(Some(Title::Gm)));
    let refused = decided(&case, &[step(TitleStep::Refuse, 1)]);
    let propose = |case: &TitleCase| decided(case, &[step(TitleStep::ProposeRevocation, 2)]);
    let asked = propose(&confirmed);
    let of_lower = propose(&decided(&open("IM", direct("10.6b")), &[step(TitleStep::Confirm, 1)]));
    for (case, before, expected) in [
        (&case, sim, sim),
        (&refused, sim, sim),
        (&confirmed, sim, Some(Title::Gm)),
        // A proposal to revoke it, and one that is dropped, change nothing, whatever was won since.
        (&asked, Some(Title::Gm), Some(Title::Gm)),
        (&of_lower, Some(Title::Gm), Some(Title::Gm)),
        (&decided(&of_lower, &[step(TitleStep::Refuse, 3)]), Some(Title::Gm), Some(Title::Gm)),
        (&revoked.expect("revoked"), Some(Title::Gm), sim),
        // What is no title of players changes none.
        (&decided(&open("MKŠ", national("1a")), &[step(TitleStep::Confirm, 1)]), sim, sim),
    ] {
        assert_eq!(case.player_title(&held(before)), expected, "{} {:?}", case.award, case.state);
    }
    let revocation = request("SIM", TitleGrounds::Revocation);
    let revocation = revocation.open(OFFICER, &holding(Title::Sim), NOW).expect("a case");
    let taken = approved(&revocation, TitleStep::Confirm)
        .decide(step(TitleStep::Confirm, 1), &holding(Title::Sim));
    assert_eq!(taken.expect("taken away").player_title(&holding(Title::Sim)), None);
}

/// TR-10.10f-i: the player reads each step, the federation's delegates all but proposals; whoever
/// has decided knows, and nobody writes to the dead.
#[test]
fn who_is_told_of_a_step() {
    use TitleStep::{Confirm, Propose, ProposeRevocation, Publish, Refuse, Revoke};
    const DELEGATE: PlayerId = PlayerId(160_900);
    let (alive, dead) = (open("GM", direct("10.4a")), open("GM", died("2025-06-01")));
    for taken in [Propose, Publish, Confirm, Refuse, ProposeRevocation, Revoke] {
        let told = !matches!(taken, Propose | ProposeRevocation);
        assert_eq!(taken.is_told_to_delegates(), told, "{taken:?}");
        let by = |by| TitleDecision { by, ..step(taken, 1) };
        for (case, decided_by, expected) in [
            (&alive, Some(OFFICER), if told { vec![DELEGATE, PLAYER] } else { vec![PLAYER] }),
            (&alive, None, if told { vec![DELEGATE, PLAYER] } else { vec![PLAYER] }),
            (&alive, Some(DELEGATE), vec![PLAYER]),
            (&alive, Some(PLAYER), if told { vec![DELEGATE] } else { vec![] }),
            (&dead, Some(OFFICER), if told { vec![DELEGATE] } else { vec![] }),
        ] {
            // A player who is a delegate, too, reads it once.
            let informed = case.informed(&by(decided_by), [DELEGATE, PLAYER]);
            assert_eq!(informed, expected, "{taken:?} by {decided_by:?}");
        }
    }
}

/// TR-10.11, SKS-1.7: a title in memoriam proves the death once it is confirmed.
#[test]
fn a_title_in_memoriam_tells_of_a_death() {
    let proposed = open("GM", died("2025-06-01"));
    let published = decided(&proposed, &[step(TitleStep::Publish, 0)]);
    let confirmed = decided(&published, &[step(TitleStep::Confirm, 60)]);
    let refused = decided(&published, &[step(TitleStep::Refuse, 60)]);
    let alive = decided(&open("GM", direct("10.4a")), &[step(TitleStep::Confirm, 0)]);
    for (case, expected) in [
        (&proposed, false),
        (&published, false),
        (&confirmed, true),
        (&refused, false),
        (&alive, false),
    ] {
        assert_eq!(case.proves_death(), expected, "{:?} {:?}", case.grounds, case.state);
    }
}

/// The same once more is no second one; each step names its article.
#[test]
fn repeats_are_known() {
    let asked = request("GM", direct("10.4a"));
    let case = open("GM", direct("10.4a"));
    assert!(asked.has_opened(&case, OFFICER));
    assert!(!asked.has_opened(&case, PLAYER));
    assert!(!request("GM", direct("10.4b")).has_opened(&case, OFFICER));
    assert!(!request("GM", TitleGrounds::Congress).has_opened(&case, OFFICER));
    assert!(!request("IM", direct("10.4a")).has_opened(&case, OFFICER));
    let other_words = TitleRequest { reason: "Lost.".to_owned(), ..asked.clone() };
    assert!(!other_words.has_opened(&case, OFFICER));
    let confirmed = decided(&case, &[step(TitleStep::Confirm, 1)]);
    assert!(!asked.has_opened(&confirmed, OFFICER), "it does not wait");
    // At another time, and otherwise.
    let made = step(TitleStep::Confirm, 1);
    let later = TitleDecision { at: NOW + 5 * DAY_SECONDS, ..made.clone() };
    assert!(confirmed.is_decided_so(&later));
    let with_another_reason = TitleDecision { reason: "Lost.".to_owned(), ..made };
    assert!(!confirmed.is_decided_so(&with_another_reason));
    assert!(!confirmed.is_decided_so(&step(TitleStep::Refuse, 1)));
    let revocation = request("SIM", TitleGrounds::Revocation);
    let revocation = revocation.open(OFFICER, &holding(Title::Sim), NOW).expect("a case");
    for (step, won, taken) in [
        (TitleStep::Propose, "TR-10.4", "TR-10.10"),
        (TitleStep::Publish, "TR-10.10", "TR-10.10"),
        (TitleStep::Confirm, "TR-10.4", "TR-10.10"),
        (TitleStep::Refuse, "TR-10.4", "TR-10.10"),
        (TitleStep::ProposeRevocation, "TR-10.10", "TR-10.10"),
        (TitleStep::Revoke, "TR-10.10", "TR-10.10"),
    ] {
        assert_eq!((case.rule_of(step), revocation.rule_of(step)), (won, taken), "{step:?}");
    }
}
