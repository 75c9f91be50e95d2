//! What Congress and its committees have to say of titles, and what they receive: TR-10.4 to TR-10.10.

use rules::title::{
    NormRecord, PostalGames, ReportPart, ReportedNorms, TitleCase, TitleDecision, TitleFacts,
    TitleGrounds, TitleRefusal, TitleRequest, TitleState, TitleStep, Votes, reported_norms,
};
use rules::{DAY_SECONDS, Day, Instant, PlayerId, Title};

/// 1 January 2026.
const NOW: Instant = Instant::from_unix(1_767_225_600);
const PLAYER: PlayerId = PlayerId(160_012);
const OFFICER: PlayerId = PlayerId(390_077);
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

/// A decision with so many votes of 30 where Congress has voted, and the day of a recommendation.
fn decision(
    step: TitleStep,
    days: i64,
    approving: Option<u16>,
    recommended_on: Option<&str>,
) -> TitleDecision {
    TitleDecision {
        step,
        at: NOW + days * DAY_SECONDS,
        by: Some(OFFICER),
        reason: "So be it.".to_owned(),
        votes: approving.map(|approving| Votes { approving, of: 30 }),
        recommended_on: recommended_on.map(day),
    }
}

fn decided(case: &TitleCase, decision: TitleDecision, facts: &TitleFacts<'_>) -> TitleCase {
    case.decide(decision, facts).expect("decided")
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
    let confirm = decision(TitleStep::Confirm, 0, None, Some("2025-12-01"));
    let here = decided(&here, confirm, &NOTHING);
    let elsewhere = open("GM", TitleGrounds::Revocation, &GM);
    for (case, step) in [(&here, TitleStep::Revoke), (&elsewhere, TitleStep::Confirm)] {
        for (approving, recommended_on, expected) in [
            (None, Some("2025-12-01"), "votes_missing TR-10.10"),
            (Some(31), Some("2025-12-01"), "votes_missing TR-10.10"),
            (Some(15), Some("2025-12-01"), "majority_missing TR-10.10"),
            (Some(16), None, "recommendation_missing TR-10.10"),
            (Some(16), Some("2026-01-03"), "recommendation_missing TR-10.10"),
            (Some(16), Some("2026-01-02"), "ok"),
        ] {
            let decision = decision(step, 1, approving, recommended_on);
            assert_eq!(verdict(case.decide(decision, &GM)), expected, "{step:?} {approving:?}");
        }
    }
}

/// TR-10.9, TR-10.10f-i: whose recommendation a confirmation needs.
#[test]
fn recommended_first() {
    for (award, grounds, votes, unasked, with) in [
        ("GM", direct("10.4a"), None, "recommendation_missing TR-10.10f-i", "ok"),
        ("CCE", direct("10.8b"), None, "recommendation_missing TR-10.10f-i", "ok"),
        ("IA", arbiter(None), None, "recommendation_missing TR-10.9", "ok"),
        ("WCCC", direct("10.2"), None, "ok", "recommendation_unasked -"),
        ("SIM", TitleGrounds::Exceptional, None, "ok", "recommendation_unasked -"),
        ("SIM", TitleGrounds::Congress, Some(20), "ok", "recommendation_unasked -"),
    ] {
        let case = open(award, grounds, &NOTHING);
        let case = decided(&case, decision(TitleStep::Publish, 0, None, None), &NOTHING);
        for (recommended_on, expected) in [(None, unasked), (Some("2026-01-01"), with)] {
            let confirm = decision(TitleStep::Confirm, 60, votes, recommended_on);
            let told = format!("{award} {recommended_on:?}");
            assert_eq!(verdict(case.decide(confirm, &NOTHING)), expected, "{told}");
        }
        let refuse = decision(TitleStep::Refuse, 60, None, None);
        assert_eq!(verdict(case.decide(refuse, &NOTHING)), "ok", "{award}");
    }
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
    let confirm = decision(TitleStep::Confirm, 364, None, Some("2025-12-01"));
    let confirmed = decided(&case, confirm, &NOTHING);
    let at = NOW + 364 * DAY_SECONDS;
    assert_eq!(confirmed.reported(year.0, year.1), [(ReportPart::Confirmed, at)]);
    assert_eq!(confirmed.reported(year.0, at), [], "up to that moment, without it");
    assert_eq!(confirmed.reported(at, year.1), [(ReportPart::Confirmed, at)]);
    let revoke = decision(TitleStep::Revoke, 365, Some(30), Some("2025-12-01"));
    let revoked = decided(&confirmed, revoke, &GM);
    assert_eq!(revoked.reported(year.0, year.1), [(ReportPart::Confirmed, at)], "it was");
    let after = revoked.reported(year.1, year.1 + DAY_SECONDS);
    assert_eq!(after, [(ReportPart::Revoked, year.1)]);
    let elsewhere = open("GM", TitleGrounds::Revocation, &GM);
    let confirm = decision(TitleStep::Confirm, 1, Some(30), Some("2025-12-01"));
    let taken = decided(&elsewhere, confirm, &GM);
    let parts = taken.reported(year.0, year.1);
    assert_eq!(parts, [(ReportPart::Revoked, NOW + DAY_SECONDS)]);
    let national = TitleGrounds::National { article: "1c".to_owned(), section: None };
    let national = open("MKŠ", national, &GM);
    let national = decided(&national, decision(TitleStep::Confirm, 1, None, None), &GM);
    assert_eq!(national.reported(year.0, year.1), [], "it is not one of ICCF's");
}

/// TR-10.10f-i: Congress will vote about what is published for it.
#[test]
fn what_waits_for_congress() {
    let case = open("IM", TitleGrounds::Congress, &NOTHING);
    assert!(!case.goes_to_congress(), "an officer has it");
    let published = decided(&case, decision(TitleStep::Publish, 0, None, None), &NOTHING);
    assert!(published.goes_to_congress());
    let confirm = decision(TitleStep::Confirm, 60, Some(20), None);
    assert!(!decided(&published, confirm, &NOTHING).goes_to_congress());
    let champion = open("WCCC", direct("10.2"), &NOTHING);
    let champion = decided(&champion, decision(TitleStep::Publish, 0, None, None), &NOTHING);
    assert!(!champion.goes_to_congress(), "nobody votes about it");
    let revocation = open("GM", TitleGrounds::Revocation, &GM);
    let revocation = decided(&revocation, decision(TitleStep::Publish, 0, None, None), &GM);
    assert!(revocation.goes_to_congress());
}

/// TR-10.10f-i: who holds a title receives a certificate, with the article under which it was won.
#[test]
fn certificates() {
    let case = open("GM", direct("10.4a"), &NOTHING);
    assert_eq!((case.certified_at(), case.article()), (None, format!("TR-{}", "10.4a")));
    let confirm = decision(TitleStep::Confirm, 1, None, Some("2025-12-01"));
    let confirmed = decided(&case, confirm, &NOTHING);
    assert_eq!(confirmed.certified_at(), Some(NOW + DAY_SECONDS));
    let revoke = decision(TitleStep::Revoke, 2, Some(30), Some("2025-12-01"));
    assert_eq!(decided(&confirmed, revoke, &GM).certified_at(), None);
    let revocation = open("GM", TitleGrounds::Revocation, &GM);
    let confirm = decision(TitleStep::Confirm, 1, Some(30), Some("2025-12-01"));
    assert_eq!(decided(&revocation, confirm, &GM).certified_at(), None);
    let national = TitleGrounds::National { article: "1c".to_owned(), section: None };
    let national = open("MKŠ", national, &GM);
    let national = decided(&national, decision(TitleStep::Confirm, 1, None, None), &GM);
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
    assert_eq!(read, decision(TitleStep::Revoke, 0, None, None));
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
