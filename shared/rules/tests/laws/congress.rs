//! What Congress and its committees have to say of titles, and what they receive: TR-10.4 to TR-10.10.

use rules::title::{
    NormRecord, PostalGames, Recommender, ReportPart, ReportedNorms, TITLE_WORDS_MAX, TitleCase,
    TitleDecision, TitleFacts, TitleGrounds, TitleRefusal, TitleRequest, TitleSaid, TitleState,
    TitleStep, TitleTurn, TitleWord, Votes, reported_norms,
};
use rules::{DAY_SECONDS, Day, Instant, Outcome, PlayerId, Role, Title};

/// 1 January 2026.
const NOW: Instant = Instant::from_unix(1_767_225_600);
const PLAYER: PlayerId = PlayerId(160_012);
const OFFICER: PlayerId = PlayerId(390_077);
const BOARD: PlayerId = PlayerId(390_078);
const NOTHING: TitleFacts<'_> = TitleFacts { title: None, norms: &[], others: &[], won: None };
const GM: TitleFacts<'_> = TitleFacts { title: Some(Title::Gm), ..NOTHING };

fn request(award: &str, grounds: TitleGrounds) -> TitleRequest {
    let award: rules::title::Award = award.parse().expect("an award");
    let cycle = award.has_cycle().then_some(33);
    TitleRequest { player: PLAYER, award, cycle, grounds, reason: "Won.".to_owned() }
}

fn open(award: &str, grounds: TitleGrounds, facts: &TitleFacts<'_>) -> TitleCase {
    request(award, grounds).open(OFFICER, facts, NOW).expect("a case")
}

fn direct(article: &str) -> TitleGrounds {
    TitleGrounds::Direct { article: article.to_owned() }
}

fn arbiter(postal: Option<PostalGames>) -> TitleGrounds {
    TitleGrounds::Arbiter { mentor: "Jan Novák".to_owned(), postal }
}

fn day(text: &str) -> Day {
    Day::from(text.parse::<chrono::NaiveDate>().expect("a date"))
}

fn decision(step: TitleStep, days: i64) -> TitleDecision {
    TitleDecision {
        step,
        at: NOW + days * DAY_SECONDS,
        by: Some(OFFICER),
        reason: "So be it.".to_owned(),
        votes: None,
        recommended_on: None,
    }
}

const RECOMMENDED: TitleWord = TitleWord::Recommendation { recommends: true };
const ADVISED_AGAINST: TitleWord = TitleWord::Recommendation { recommends: false };

/// So many votes of 30.
fn voted(approving: u16) -> TitleWord {
    TitleWord::Votes(Votes { approving, of: 30 })
}

fn say(case: &TitleCase, word: TitleWord) -> Result<Outcome<TitleCase>, TitleRefusal> {
    case.say(word, BOARD, "So it is.".to_owned(), NOW + DAY_SECONDS)
}

/// The case with what offices say of the step ahead.
fn said(case: &TitleCase, words: &[TitleWord]) -> TitleCase {
    words.iter().fold(case.clone(), |case, word| match say(&case, *word).expect("said") {
        Outcome::Changed(case) => case,
        Outcome::Unchanged => case,
    })
}

/// The case with what the offices say of a step, where they are asked: recommended, and approved by 20 of 30.
pub(crate) fn approved(case: &TitleCase, step: TitleStep) -> TitleCase {
    let case = &match step {
        TitleStep::Revoke if case.is_in_force() => to_be_revoked(case, 0),
        _ => case.clone(),
    };
    if case.step_ahead() != Some(step) {
        return case.clone();
    }
    let recommended = case.recommender(step).map(|_| RECOMMENDED);
    let votes = case.majority(step).map(|_| voted(20));
    said(case, &recommended.into_iter().chain(votes).collect::<Vec<_>>())
}

/// The case once the commissioner has proposed, some days later, to revoke what was confirmed.
fn to_be_revoked(case: &TitleCase, days: i64) -> TitleCase {
    case.decide(decision(TitleStep::ProposeRevocation, days), &GM).expect("proposed")
}

/// The case after a decision with all approval that it needs.
fn decided(case: &TitleCase, decision: TitleDecision, facts: &TitleFacts<'_>) -> TitleCase {
    approved(case, decision.step).decide(decision, facts).expect("decided")
}

fn verdict(result: Result<TitleCase, TitleRefusal>) -> String {
    match result {
        Ok(_) => "ok".to_owned(),
        Err(refusal) => format!("{} {}", refusal.code(), refusal.rule().unwrap_or("-")),
    }
}

/// TR-10.10: a title is revoked with the recorded votes of more than half of Congress, on the
/// recommendation of the Disciplinary Committee, wherever it was awarded.
#[test]
fn revoked_by_congress() {
    let here = open("GM", direct("10.4a"), &NOTHING);
    let here = to_be_revoked(&decided(&here, decision(TitleStep::Confirm, 0), &NOTHING), 0);
    let elsewhere = open("GM", TitleGrounds::Revocation, &GM);
    for (case, step) in [(&here, TitleStep::Revoke), (&elsewhere, TitleStep::Confirm)] {
        for (words, expected) in [
            (&[][..], "recommendation_missing TR-10.10"),
            (&[ADVISED_AGAINST], "not_recommended TR-10.10"),
            (&[RECOMMENDED], "votes_missing TR-10.10"),
            (&[RECOMMENDED, voted(15)], "majority_missing TR-10.10"),
            (&[RECOMMENDED, voted(16)], "ok"),
            // The last word of each counts.
            (&[RECOMMENDED, voted(16), ADVISED_AGAINST], "not_recommended TR-10.10"),
            (&[ADVISED_AGAINST, RECOMMENDED, voted(15), voted(16)], "ok"),
        ] {
            let said = said(case, words);
            assert_eq!(
                verdict(said.decide(decision(step, 1), &GM)),
                expected,
                "{step:?} {words:?}"
            );
        }
        // Congress approves finally: nothing is before it that the committee has not recommended.
        for (words, expected) in [
            (&[][..], "recommendation_missing TR-10.10"),
            (&[ADVISED_AGAINST], "not_recommended TR-10.10"),
            (&[RECOMMENDED], "ok"),
        ] {
            let found = say(&said(case, words), voted(16)).map(|_| case.clone());
            assert_eq!(verdict(found), expected, "{step:?} {words:?}");
        }
    }
}

/// TR-10.9, TR-10.10f-i: whose recommendation a confirmation needs.
#[test]
fn recommended_first() {
    use Recommender::{ArbiterCommittee, ExecutiveBoard};
    for (award, grounds, by, unasked, against) in [
        ("GM", direct("10.4a"), Some(ExecutiveBoard), "recommendation_missing", "TR-10.10f-i"),
        ("CCE", direct("10.8b"), Some(ExecutiveBoard), "recommendation_missing", "TR-10.10f-i"),
        ("IA", arbiter(None), Some(ArbiterCommittee), "recommendation_missing", "TR-10.9"),
        ("WCCC", direct("10.2"), None, "ok", "recommendation_unasked -"),
        ("SIM", TitleGrounds::Exceptional, None, "ok", "recommendation_unasked -"),
    ] {
        let case = open(award, grounds, &NOTHING);
        assert_eq!(case.recommender(TitleStep::Confirm), by, "{award}");
        let case = decided(&case, decision(TitleStep::Publish, 0), &NOTHING);
        let confirmed =
            |case: &TitleCase| verdict(case.decide(decision(TitleStep::Confirm, 60), &NOTHING));
        let Some(by) = by else {
            assert_eq!(confirmed(&case), unasked, "{award}");
            assert_eq!(verdict(say(&case, RECOMMENDED).map(|_| case.clone())), against, "{award}");
            continue;
        };
        assert_eq!(by.rule(), against);
        assert_eq!(confirmed(&case), format!("{unasked} {against}"), "{award}");
        assert_eq!(confirmed(&said(&case, &[RECOMMENDED])), "ok", "{award}");
        let refused = format!("not_recommended {against}");
        assert_eq!(confirmed(&said(&case, &[ADVISED_AGAINST])), refused, "{award}");
        let refuse = decision(TitleStep::Refuse, 60);
        assert_eq!(verdict(case.decide(refuse, &NOTHING)), "ok", "{award}");
    }
}

/// TR-10.9, TR-10.10f-i: each office says it itself, and not about its own holder; what was said stays, and
/// counts for the step that it was said about alone.
#[test]
fn offices_say_it_themselves() {
    assert_eq!(Recommender::ExecutiveBoard.office(), Role::ExecutiveBoard);
    assert_eq!(Recommender::ArbiterCommittee.office(), Role::ArbiterCommittee);
    assert_eq!(Recommender::DisciplinaryCommittee.office(), Role::DisciplinaryCommittee);
    let case = open("GM", direct("10.4a"), &NOTHING);
    let own = case.say(RECOMMENDED, PLAYER, "I won.".to_owned(), NOW);
    assert_eq!(own, Err(TitleRefusal::OwnTitle));
    let once = said(&case, &[RECOMMENDED]);
    assert_eq!(say(&once, RECOMMENDED), Ok(Outcome::Unchanged), "a repeat");
    let line = TitleSaid {
        step: TitleStep::Confirm,
        at: NOW + DAY_SECONDS,
        by: BOARD,
        word: RECOMMENDED,
        text: "So it is.".to_owned(),
    };
    assert_eq!(once.said, [line]);
    let confirmed = decided(&once, decision(TitleStep::Confirm, 2), &NOTHING);
    let made = confirmed.decided(TitleStep::Confirm).expect("a decision");
    assert_eq!(confirmed.recommended_on(made), Some(day("2026-01-02")));
    assert_eq!(confirmed.votes_of(made), None);
    let revoke = decision(TitleStep::Revoke, 3);
    let unasked = verdict(confirmed.decide(revoke.clone(), &GM));
    assert_eq!(unasked, "revocation_not_proposed TR-10.10");
    let early = say(&confirmed, RECOMMENDED);
    assert_eq!(early, Err(TitleRefusal::RevocationNotProposed));
    let revoked = verdict(to_be_revoked(&confirmed, 2).decide(revoke, &GM));
    assert_eq!(revoked, "recommendation_missing TR-10.10", "it was about the confirmation");
    let refused = decided(&case, decision(TitleStep::Refuse, 2), &NOTHING);
    assert_eq!(say(&refused, RECOMMENDED), Err(TitleRefusal::Decided));
    let (mut often, mut words) = (case, [RECOMMENDED, ADVISED_AGAINST].into_iter().cycle());
    for word in words.by_ref().take(TITLE_WORDS_MAX) {
        often = said(&often, &[word]);
    }
    let more = say(&often, RECOMMENDED);
    assert_eq!(more, Err(TitleRefusal::TooManyWords));
}

/// TR-10.9, TR-10.10, TR-10.10f-i: whose turn it is, and since which day.
#[test]
fn whose_turn_it_is() {
    let turns = |case: &TitleCase, days: i64| -> Vec<String> {
        let turn = |(turn, since): (TitleTurn, Instant)| {
            let whose = match turn {
                TitleTurn::Recommendation(by) => by.code(),
                TitleTurn::Votes => "votes",
                TitleTurn::Decision => "decision",
            };
            format!("{whose} {}", (since.unix() - NOW.unix()) / DAY_SECONDS)
        };
        case.turns(NOW + days * DAY_SECONDS).into_iter().map(turn).collect()
    };
    let case = open("GM", direct("10.4a"), &NOTHING);
    assert_eq!(turns(&case, 0), ["executive_board 0"]);
    assert_eq!(turns(&said(&case, &[RECOMMENDED]), 1), ["decision 1"]);
    // Who is against it leaves it to the commissioner.
    assert_eq!(turns(&said(&case, &[ADVISED_AGAINST]), 1), ["decision 1"]);
    let arbiter = open("IA", arbiter(None), &NOTHING);
    assert_eq!(turns(&arbiter, 0), ["arbiter_committee 0", "decision 0"]);
    let arbiter = decided(&arbiter, decision(TitleStep::Publish, 2), &NOTHING);
    assert_eq!(turns(&arbiter, 99), ["arbiter_committee 0"]);
    let arbiter = said(&arbiter, &[RECOMMENDED]);
    assert_eq!(turns(&arbiter, 61), [""; 0], "objections may come");
    assert_eq!(turns(&arbiter, 62), ["decision 62"]);
    let asked = open("SIM", TitleGrounds::Congress, &NOTHING);
    assert_eq!(turns(&asked, 0), ["decision 0"], "everybody is asked first");
    let asked = decided(&asked, decision(TitleStep::Publish, 2), &NOTHING);
    assert_eq!(turns(&asked, 2), ["votes 2"]);
    assert_eq!(turns(&said(&asked, &[voted(20)]), 62), ["decision 62"]);
    let revocation = open("GM", TitleGrounds::Revocation, &GM);
    assert_eq!(turns(&revocation, 0), ["disciplinary_committee 0"]);
    assert_eq!(turns(&said(&revocation, &[RECOMMENDED]), 1), ["votes 1"]);
    assert_eq!(turns(&said(&revocation, &[RECOMMENDED, voted(16)]), 1), ["decision 1"]);
    // What is in force waits for nobody until the commissioner proposes its revocation.
    let confirmed = decided(&case, decision(TitleStep::Confirm, 0), &NOTHING);
    assert_eq!((confirmed.step_ahead(), turns(&confirmed, 4).len()), (None, 0));
    let asked = to_be_revoked(&confirmed, 1);
    for (words, expected) in [
        (&[][..], "disciplinary_committee 1"),
        (&[ADVISED_AGAINST], "decision 1"),
        (&[RECOMMENDED], "votes 1"),
        (&[RECOMMENDED, voted(15)], "decision 1"),
        (&[RECOMMENDED, voted(16)], "decision 1"),
    ] {
        let said = said(&asked, words);
        assert_eq!(turns(&said, 4), [expected], "{words:?}");
        assert_eq!(said.goes_to_congress(), words == [RECOMMENDED], "{words:?}");
    }
    let revoked = decided(&confirmed, decision(TitleStep::Revoke, 5), &GM);
    assert_eq!((revoked.step_ahead(), turns(&revoked, 9).len()), (None, 0));
}

/// TR-10.10: the commissioner proposes a revocation, once at a time, and can leave the title as it is; what was
/// said of an earlier proposal is not said of a later one.
#[test]
fn a_revocation_is_proposed() {
    let propose = |days| decision(TitleStep::ProposeRevocation, days);
    let case = open("GM", direct("10.4a"), &NOTHING);
    assert_eq!(verdict(case.decide(propose(0), &NOTHING)), "title_not_confirmed TR-10.10");
    let confirmed = decided(&case, decision(TitleStep::Confirm, 0), &NOTHING);
    assert_eq!(verdict(confirmed.decide(decision(TitleStep::Refuse, 0), &GM)), "title_decided -");
    let asked = to_be_revoked(&confirmed, 1);
    assert_eq!((asked.is_in_force(), asked.is_about_revocation()), (true, true));
    assert_eq!(verdict(asked.decide(propose(1), &GM)), "case_waits -");
    let own = TitleDecision { by: Some(asked.player), ..propose(1) };
    assert_eq!(verdict(confirmed.decide(own, &GM)), "own_title -");
    let kept = decided(&said(&asked, &[RECOMMENDED]), decision(TitleStep::Refuse, 2), &GM);
    assert_eq!((kept.is_in_force(), kept.step_ahead()), (true, None));
    assert_eq!(kept.title_before, confirmed.title_before);
    assert_eq!(kept.rule_of(TitleStep::Refuse), "TR-10.10");
    let again = to_be_revoked(&kept, 9);
    let early = verdict(again.decide(decision(TitleStep::Revoke, 9), &GM));
    assert_eq!(early, "recommendation_missing TR-10.10");
    let elsewhere = open("GM", TitleGrounds::Revocation, &GM);
    let elsewhere = decided(&elsewhere, decision(TitleStep::Confirm, 0), &GM);
    assert_eq!(verdict(elsewhere.decide(propose(1), &GM)), "title_not_confirmed TR-10.10");
}

/// TR-10.9: an application can tell of games directed by post.
#[test]
fn directed_by_post() {
    let asked = |since: &str| {
        let postal = Some(PostalGames { games: 1_200, since: day(since) });
        verdict(request("IA", arbiter(postal)).open(OFFICER, &NOTHING, NOW))
    };
    assert_eq!(asked("2026-01-01"), "ok");
    assert_eq!(asked("2026-01-02"), "directed_ahead TR-10.9");
}

/// TR-10.10f-i: every international title of a year is reported to Congress, a revoked one twice.
#[test]
fn reported_to_congress() {
    let case = open("GM", direct("10.4a"), &NOTHING);
    let year = (NOW, NOW + 365 * DAY_SECONDS);
    assert_eq!(case.reported(year.0, year.1), []);
    let confirm = decision(TitleStep::Confirm, 364);
    let confirmed = decided(&case, confirm, &NOTHING);
    let at = NOW + 364 * DAY_SECONDS;
    assert_eq!(confirmed.reported(year.0, year.1), [(ReportPart::Confirmed, at)]);
    assert_eq!(confirmed.reported(year.0, at), [], "up to that moment, without it");
    assert_eq!(confirmed.reported(at, year.1), [(ReportPart::Confirmed, at)]);
    let revoke = decision(TitleStep::Revoke, 365);
    let revoked = decided(&confirmed, revoke, &GM);
    assert_eq!(revoked.reported(year.0, year.1), [(ReportPart::Confirmed, at)], "it was");
    let after = revoked.reported(year.1, year.1 + DAY_SECONDS);
    assert_eq!(after, [(ReportPart::Revoked, year.1)]);
    let elsewhere = open("GM", TitleGrounds::Revocation, &GM);
    let confirm = decision(TitleStep::Confirm, 1);
    let taken = decided(&elsewhere, confirm, &GM);
    let parts = taken.reported(year.0, year.1);
    assert_eq!(parts, [(ReportPart::Revoked, NOW + DAY_SECONDS)]);
    let national = TitleGrounds::National { article: "1c".to_owned(), section: None };
    let national = open("MKŠ", national, &GM);
    let national = decided(&national, decision(TitleStep::Confirm, 1), &GM);
    assert_eq!(national.reported(year.0, year.1), [], "it is not one of ICCF's");
}

/// TR-10.10f-i: Congress will vote about what is published for it.
#[test]
fn what_waits_for_congress() {
    let case = open("IM", TitleGrounds::Congress, &NOTHING);
    assert!(!case.goes_to_congress(), "an officer has it");
    let published = decided(&case, decision(TitleStep::Publish, 0), &NOTHING);
    assert!(published.goes_to_congress());
    let confirm = decision(TitleStep::Confirm, 60);
    assert!(!decided(&published, confirm, &NOTHING).goes_to_congress());
    let champion = open("WCCC", direct("10.2"), &NOTHING);
    let champion = decided(&champion, decision(TitleStep::Publish, 0), &NOTHING);
    assert!(!champion.goes_to_congress(), "nobody votes about it");
    let revocation = open("GM", TitleGrounds::Revocation, &GM);
    let revocation = decided(&revocation, decision(TitleStep::Publish, 0), &GM);
    assert!(revocation.goes_to_congress());
}

/// TR-10.10f-i: who holds a title receives a certificate, with the article under which it was won.
#[test]
fn certificates() {
    let case = open("GM", direct("10.4a"), &NOTHING);
    assert_eq!((case.certified_at(), case.article()), (None, format!("TR-{}", "10.4a")));
    let confirm = decision(TitleStep::Confirm, 1);
    let confirmed = decided(&case, confirm, &NOTHING);
    assert_eq!(confirmed.certified_at(), Some(NOW + DAY_SECONDS));
    let revoke = decision(TitleStep::Revoke, 2);
    assert_eq!(decided(&confirmed, revoke, &GM).certified_at(), None);
    let revocation = open("GM", TitleGrounds::Revocation, &GM);
    let confirm = decision(TitleStep::Confirm, 1);
    assert_eq!(decided(&revocation, confirm, &GM).certified_at(), None);
    let national = TitleGrounds::National { article: "1c".to_owned(), section: None };
    let national = open("MKŠ", national, &GM);
    let national = decided(&national, decision(TitleStep::Confirm, 1), &GM);
    assert_eq!((national.state, national.certified_at()), (TitleState::Confirmed, None));
    for (award, grounds, expected) in [
        ("SIM", TitleGrounds::Congress, "TR-10.5"),
        ("SIM", TitleGrounds::Exceptional, "NORM-5"),
        ("IA", arbiter(None), "TR-10.9"),
    ] {
        assert_eq!(open(award, grounds, &NOTHING).article(), expected);
    }
}

/// What was decided before votes and recommendations were asked for stays as it is.
#[test]
fn stored_decisions_stay_readable() {
    let stored = r#"{"step":"revoke","at":1767225600,"by":390077,"reason":"So be it."}"#;
    let read: TitleDecision = serde_json::from_str(stored).expect("a decision");
    assert_eq!(read, decision(TitleStep::Revoke, 0));
    // What the commissioner has told before the offices recorded it is shown.
    let stored = r#"{"step":"revoke","at":1767225600,"by":390077,"reason":"So be it.","votes":{"approving":16,"of":30},"recommended_on":20423}"#;
    let read: TitleDecision = serde_json::from_str(stored).expect("a decision");
    assert_eq!(serde_json::to_string(&read).expect("JSON"), stored);
    let case = open("GM", direct("10.4a"), &NOTHING);
    assert_eq!(case.votes_of(&read), Some(Votes { approving: 16, of: 30 }));
    assert_eq!(case.recommended_on(&read), Some(day("2025-12-01")));
    let stored = r#"{"kind":"arbiter","mentor":"Jan Novák"}"#;
    let read: TitleGrounds = serde_json::from_str(stored).expect("grounds");
    assert_eq!(read, arbiter(None));
}

/// TR-12.6-12.9 (12.9): a year's norms, those of a player in a section together, by the section's end.
#[test]
fn norms_of_a_year() {
    let (from, to) = (NOW, NOW + 365 * DAY_SECONDS);
    let norm = |player: u32, section, title, finished_at| {
        let norm = NormRecord {
            section,
            title,
            games: 12,
            games_counted: 12,
            grandmaster_games: 3,
            senior_games: 0,
            finished_at,
        };
        (PlayerId(player), norm)
    };
    let made = [
        norm(1, 7, Title::Im, from + 5),
        norm(2, 7, Title::Im, from + 5),
        norm(1, 7, Title::Sim, from + 5),
        norm(1, 9, Title::Im, from),
        norm(1, 3, Title::Gm, from + -1),
        norm(1, 4, Title::Gm, to),
        norm(3, 5, Title::Cce, to + -1),
    ];
    let line = |player, section, titles: &[Title], finished_at| ReportedNorms {
        finished_at,
        section,
        player: PlayerId(player),
        titles: titles.to_vec(),
    };
    let expected = [
        line(1, 9, &[Title::Im], from),
        line(1, 7, &[Title::Sim, Title::Im], from + 5),
        line(2, 7, &[Title::Im], from + 5),
        line(3, 5, &[Title::Cce], to + -1),
    ];
    assert_eq!(reported_norms(&made, from, to), expected);
}
