//! What the rules do not say (LAW-0-gaps): who asks, who answers, and what is published.

use rules::{
    ArticleId, Instant, Outcome, PlayerId, RULES_QUESTIONS_OPEN_MAX, RulesAsked, RulesAsker,
    RulesQuestion, RulesQuestionRefusal, RulesReply, RulesRequest,
};

use crate::START;

const DELEGATE: PlayerId = PlayerId(7);
const OFFICER: PlayerId = PlayerId(9);
const NOW: Instant = START;

fn federation() -> RulesAsker {
    RulesAsker::Federation("CZE".parse().expect("a federation"))
}

fn request(text: &str) -> RulesRequest<'_> {
    RulesRequest {
        by: DELEGATE,
        asker: Some(federation()),
        is_member: true,
        article: "LAW-6.8",
        text,
        at: NOW,
    }
}

fn asked() -> RulesQuestion {
    match RulesQuestion::ask(&request("What if both flags fall at once?"), &[]) {
        Ok(RulesAsked::New(question)) => question,
        other => panic!("{other:?}"),
    }
}

fn reply<'a>(article: &'a str, text: &'a str) -> RulesReply<'a> {
    RulesReply { by: OFFICER, article, text, at: Instant::from_unix(NOW.unix() + 60) }
}

fn verdict<T>(decided: Result<T, RulesQuestionRefusal>) -> String {
    match decided {
        Ok(_) => "ok".to_owned(),
        Err(refusal) => {
            let rule = refusal.rule().map(|rule| format!(" {rule}")).unwrap_or_default();
            format!("{}{rule}", refusal.code())
        }
    }
}

/// LAW-0-gaps: federations and directors ask, about an article and in words.
#[test]
fn who_asks_about_the_rules() {
    let (most, more) = ("ü".repeat(2_000), "ü".repeat(2_001));
    let fits = request("Why?");
    for (request, expected) in [
        (fits, "ok"),
        (RulesRequest { asker: Some(RulesAsker::Director), ..fits }, "ok"),
        (RulesRequest { asker: None, ..fits }, "forbidden LAW-0-gaps"),
        (RulesRequest { is_member: false, ..fits }, "not_a_member LAW-0-gaps"),
        (RulesRequest { asker: Some(RulesAsker::Director), is_member: false, ..fits }, "ok"),
        (RulesRequest { article: " LAW-0-gaps ", ..fits }, "ok"),
        (RulesRequest { article: "TR-10.10f-i", ..fits }, "ok"),
        (RulesRequest { article: "", ..fits }, "invalid_body"),
        (RulesRequest { article: "LAW", ..fits }, "invalid_body"),
        (RulesRequest { article: "law-6.8", ..fits }, "invalid_body"),
        (RulesRequest { article: "LAW-6 8", ..fits }, "invalid_body"),
        (RulesRequest { article: "LAW-<b>", ..fits }, "invalid_body"),
        (RulesRequest { text: " \n", ..fits }, "invalid_body"),
        (RulesRequest { text: &most, ..fits }, "ok"),
        (RulesRequest { text: &more, ..fits }, "message_too_long"),
    ] {
        assert_eq!(verdict(RulesQuestion::ask(&request, &[])), expected, "{request:?}");
    }
}

/// LAW-0-gaps: the same question is asked once, and so many wait at most.
#[test]
fn a_question_about_the_rules_is_asked_once() {
    let other = |n: usize| RulesQuestion { text: format!("Question {n}?"), ..asked() };
    let mut waiting: Vec<_> = (1..RULES_QUESTIONS_OPEN_MAX).map(other).collect();
    let later = RulesRequest {
        at: Instant::from_unix(NOW.unix() + 5),
        ..request(" What if both flags fall at once? ")
    };
    assert!(matches!(RulesQuestion::ask(&later, &waiting), Ok(RulesAsked::New(_))));
    waiting.push(asked());
    let place = RULES_QUESTIONS_OPEN_MAX - 1;
    assert_eq!(RulesQuestion::ask(&later, &waiting), Ok(RulesAsked::Before(place)));
    let elsewhere = RulesRequest { article: "LAW-6.9", ..later };
    assert_eq!(verdict(RulesQuestion::ask(&elsewhere, &waiting)), "too_many_questions");
}

/// LAW-0-gaps: an officer who has not asked answers, once; what is published stands.
#[test]
fn officers_answer_about_the_rules() {
    let fits = reply("LAW-6.9", "Both lose.");
    for (reply, expected) in [
        (fits, "ok"),
        (RulesReply { by: DELEGATE, ..fits }, "own_question LAW-0-gaps"),
        (RulesReply { article: "6.9", ..fits }, "invalid_body"),
        (RulesReply { text: "", ..fits }, "invalid_body"),
    ] {
        assert_eq!(verdict(asked().answer(&reply)), expected, "{reply:?}");
    }
    let Ok(Outcome::Changed(answered)) = asked().answer(&fits) else { panic!("no answer") };
    let answer = answered.answer.as_ref().expect("an answer");
    assert_eq!((answer.article.as_str(), answer.at, answer.by), ("LAW-6.9", fits.at, OFFICER));
    let again = RulesReply { at: Instant::from_unix(fits.at.unix() + 9), ..fits };
    assert_eq!(answered.answer(&again), Ok(Outcome::Unchanged));
    for other in [RulesReply { by: PlayerId(8), ..fits }, RulesReply { text: "White.", ..fits }] {
        assert_eq!(verdict(answered.answer(&other)), "answered_already");
    }
}

/// What was kept is read as it was, and written in the same bytes.
#[test]
fn kept_questions_are_read() {
    for kept in [
        r#"{"at":1767225600,"by":7,"asker":{"federation":"CZE"},"article":"LAW-6.8","text":"Why?"}"#,
        r#"{"at":1767225600,"by":7,"asker":"director","article":"LAW-6.8","text":"Why?","answer":{"at":1767225660,"by":9,"article":"LAW-6.9","text":"So."}}"#,
    ] {
        let question: RulesQuestion = serde_json::from_str(kept).expect(kept);
        assert_eq!(serde_json::to_string(&question).expect("written"), kept);
    }
    let wrong = r#"{"at":0,"by":7,"asker":"director","article":"<b>","text":"Why?"}"#;
    assert!(serde_json::from_str::<RulesQuestion>(wrong).is_err());
    assert!(ArticleId::try_from("X".repeat(41)).is_err());
}
