//! Cases (LAW-13.1, LAW-13.3.1, LAW-14.1, LAW-14.2, TR-14, TR-15): who files, reads, answers and decides them,
//! and what becomes of each. Each case is a line.

use rules::tournament::SectionId;
use rules::{
    AppealOutcome, Breach, CASE_ANSWERS_MAX, Case, CaseAct, CaseAnswer, CaseFacts, CaseFiling,
    CaseKind, CaseRefusal, CaseState, CaseStep, Color, DeskPerson, DirectedGame, GameId,
    GameInQuestion, Instant, MadeRuling, OPEN_CASES_MAX, Outcome, PlayerId, PublicationDue,
    PublicationStep, PublishedPage, ReportedConduct, ReportedMessage, Reportee, Ruling, RulingKind,
    RulingLog, Writer, check_room,
};

use crate::{BLACK, START, STRANGER, WHITE};

const DIRECTOR: PlayerId = PlayerId(8);
const OFFICER: PlayerId = PlayerId(9);
const NOW: Instant = START;
const GAME: GameId = GameId(701);

const NOBODY: DeskPerson = DeskPerson {
    player: STRANGER,
    plays: false,
    is_director: false,
    directs: false,
    adjudicates: false,
    hears_appeals: false,
};

fn player(player: PlayerId) -> DeskPerson {
    DeskPerson { player, plays: true, ..NOBODY }
}

fn director() -> DeskPerson {
    DeskPerson { player: DIRECTOR, is_director: true, directs: true, ..NOBODY }
}

fn officer(player: PlayerId) -> DeskPerson {
    DeskPerson { player, directs: true, adjudicates: true, hears_appeals: true, ..NOBODY }
}

fn filing(by: PlayerId, text: &str) -> CaseFiling<'_> {
    CaseFiling { by, section: SectionId(5), text, at: NOW }
}

fn question() -> Case {
    filing(WHITE, "Does my leave count?").about_game(GAME).expect("a case")
}

fn in_state(state: CaseState) -> Case {
    Case { state, ..question() }
}

fn verdict<T>(decided: Result<T, CaseRefusal>) -> String {
    match decided {
        Ok(_) => "ok".to_owned(),
        Err(refusal) => {
            let rule = refusal.rule().map(|rule| format!(" {rule}")).unwrap_or_default();
            format!("{}{rule}", refusal.code())
        }
    }
}

/// A ruling of the officer's about White, a letter, and one that is undone.
fn rulings() -> [Ruling; 4] {
    let about = |player, kind| Ruling { player, ..Ruling::new(kind, OFFICER, NOW, String::new()) };
    let warned = about(Some(WHITE), RulingKind::Warn);
    let letter = Ruling { to_all: true, ..about(None, RulingKind::Message) };
    let revoked = Ruling { undoes: Some(3), ..about(None, RulingKind::Revoke) };
    [warned.clone(), letter, warned, revoked]
}

fn log(rulings: &[Ruling]) -> RulingLog<'_> {
    (1..).zip(rulings).map(|(id, ruling)| MadeRuling { id, ruling, games: &[] }).collect()
}

/// LAW-14.2, LAW-13.3.1, TR-14: who files what.
#[test]
fn who_files() {
    let text = "It is so.";
    for (person, expected) in [
        (player(WHITE), "ok"),
        (NOBODY, "forbidden"),
        (director(), "forbidden"),
        (officer(OFFICER), "forbidden"),
    ] {
        let filed = filing(person.player, text).about_section(&person);
        assert_eq!(verdict(filed), expected, "{person:?}");
    }
    for (writer, expected) in [
        (Writer::Player(Color::Black), "ok"),
        (Writer::Player(Color::White), "not_reportable LAW-13.3.1"),
        (Writer::Director, "not_reportable LAW-13.3.1"),
    ] {
        let (message, side) = ("black-1".to_owned(), Color::White);
        let reported = ReportedMessage { game: GAME, message, writer, side, opponent: BLACK };
        let filed = filing(WHITE, text).about_message(reported);
        assert_eq!(verdict(filed), expected, "{writer:?}");
    }
    let url = "https://games.example/";
    let most = format!("https://{}", "x".repeat(492));
    let more = format!("{most}x");
    for (person, about, plays, url, expected) in [
        (player(BLACK), WHITE, true, url, "ok"),
        (director(), WHITE, true, url, "ok"),
        (player(BLACK), WHITE, true, most.as_str(), "ok"),
        (player(BLACK), WHITE, true, " http://games.example ", "ok"),
        (player(BLACK), WHITE, true, more.as_str(), "invalid_body"),
        (player(BLACK), WHITE, true, "games.example", "invalid_body"),
        (player(BLACK), WHITE, true, "javascript:alert(1)", "invalid_body"),
        (player(BLACK), WHITE, true, "https://games.example/a b", "invalid_body"),
        (player(BLACK), BLACK, true, url, "not_reportable TR-14"),
        (player(BLACK), STRANGER, false, url, "not_a_player"),
        (NOBODY, WHITE, true, url, "forbidden"),
    ] {
        let page = PublishedPage { player: about, plays, url };
        let filed = filing(person.player, text).about_page(&person, &page);
        assert_eq!(verdict(filed), expected, "{person:?} {page:?}");
    }
    let (most, more) = ("ü".repeat(2_000), "ü".repeat(2_001));
    for (text, expected) in
        [("", "invalid_body"), (" \n", "invalid_body"), (&most, "ok"), (&more, "message_too_long")]
    {
        assert_eq!(verdict(filing(WHITE, text).about_game(GAME)), expected);
    }
    assert_eq!(filing(WHITE, " Why? ").about_game(GAME).expect("a case").text, "Why?");
}

fn conduct(person: PlayerId, reportee: Reportee) -> Case {
    let reported = ReportedConduct { person, reportee, game: None };
    filing(WHITE, "Called me a cheat.").about_conduct(&player(WHITE), &reported).expect("a case")
}

/// LAW-13.1: a player reports another player or an official, in a game of theirs or none.
#[test]
fn who_reports_conduct() {
    let game = |mine, theirs| Some(GameInQuestion { id: GAME, mine, theirs });
    let (about, official) = (Reportee::Player, Reportee::Official);
    for (person, reported, reportee, game, expected) in [
        (player(WHITE), BLACK, about, game(true, true), "ok"),
        (player(WHITE), BLACK, about, None, "ok"),
        (player(WHITE), BLACK, about, game(true, false), "not_reportable LAW-13.1"),
        (player(WHITE), BLACK, about, game(false, true), "not_reportable LAW-13.1"),
        (player(WHITE), DIRECTOR, official, game(true, false), "ok"),
        (player(WHITE), DIRECTOR, official, game(false, false), "not_reportable LAW-13.1"),
        (player(WHITE), WHITE, about, None, "not_reportable LAW-13.1"),
        (player(WHITE), STRANGER, Reportee::Other, None, "not_reportable LAW-13.1"),
        (NOBODY, BLACK, about, None, "forbidden"),
        (director(), BLACK, about, None, "forbidden"),
        (director(), OFFICER, official, None, "ok"),
        (director(), DIRECTOR, official, None, "not_reportable LAW-13.1"),
        (NOBODY, OFFICER, official, None, "forbidden"),
    ] {
        let report = ReportedConduct { person: reported, reportee, game };
        let filed = filing(person.player, "Rude.").about_conduct(&person, &report);
        assert_eq!(verdict(filed.clone()), expected, "{person:?} {report:?}");
        if let Ok(case) = filed {
            let expected = (Some(reported), game.map(|game| game.id), reportee == official);
            assert_eq!((case.player, case.game, case.is_of_official), expected);
        }
    }
}

/// LAW-13.1: a report of an official is the other officers', who alone read it; the section's rulings
/// do not end it for whom it is about.
#[test]
fn whose_conduct_is_whose() {
    let log = RulingLog::default();
    let (of_player, of_director) =
        (conduct(BLACK, Reportee::Player), conduct(DIRECTOR, Reportee::Official));
    let of_officer = conduct(OFFICER, Reportee::Official);
    for (case, person, reads, answers) in [
        (&of_player, player(WHITE), true, true),
        (&of_player, player(BLACK), false, false),
        (&of_player, director(), true, true),
        (&of_player, officer(OFFICER), true, true),
        (&of_director, player(WHITE), true, true),
        (&of_director, director(), false, false),
        (&of_director, officer(DIRECTOR), false, false),
        (&of_director, officer(OFFICER), true, true),
        (&of_officer, director(), false, false),
        (&of_officer, officer(OFFICER), false, false),
        (&of_officer, officer(PlayerId(7)), true, true),
    ] {
        let rights = case.rights(&person, &log);
        assert_eq!((rights.reads, rights.answers), (reads, answers), "{case:?} {person:?}");
        assert!(!rights.decides);
        let is_filer = case.by == person.player;
        if !is_filer && person.directs {
            assert_eq!(case.may_be_answered_by(&person, &log), answers, "{case:?} {person:?}");
        }
    }
}

/// LAW-13.1: an officer who reports another official does not sit over the report.
#[test]
fn nobody_sits_over_their_own_report() {
    let log = RulingLog::default();
    let reported = ReportedConduct { person: DIRECTOR, reportee: Reportee::Official, game: None };
    let case = filing(OFFICER, "Answers nobody.").about_conduct(&officer(OFFICER), &reported);
    let case = case.expect("a case");
    for (person, reads, sits) in [
        (officer(OFFICER), true, false),
        (officer(PlayerId(7)), true, true),
        (director(), false, false),
    ] {
        assert_eq!(case.rights(&person, &log).reads, reads, "{person:?}");
        assert_eq!(case.is_before(&person, &log), sits, "{person:?}");
    }
}

/// LAW-13.1: the same person is reported for the same place once, until that is decided; sent twice it
/// is one report.
#[test]
fn conduct_is_reported_once() {
    let report = conduct(BLACK, Reportee::Player);
    let other = |text: &str, state| Case { text: text.to_owned(), state, ..report.clone() };
    let rude = "Called me a cheat.";
    for (filed, is_filed, expected) in [
        (other(rude, CaseState::Open), true, "ok"),
        (other(rude, CaseState::Answered), true, "ok"),
        (other(rude, CaseState::Decided), true, "ok"),
        (other("Else.", CaseState::Open), true, "conduct_reported LAW-13.1"),
        (other("Else.", CaseState::Answered), true, "conduct_reported LAW-13.1"),
        (other("Else.", CaseState::Decided), false, "conduct_reported LAW-13.1"),
    ] {
        assert_eq!(report.is_filed_as(&filed), is_filed, "{filed:?}");
        assert_eq!(verdict(report.check_repeated(&filed)), expected, "{filed:?}");
    }
    let open = report.clone();
    for elsewhere in [
        Case { game: Some(GAME), ..open.clone() },
        Case { section: SectionId(6), ..open.clone() },
        Case { player: Some(DIRECTOR), ..open.clone() },
        Case { kind: CaseKind::Publication, ..open },
    ] {
        assert!(!report.is_filed_as(&elsewhere), "{elsewhere:?}");
    }
    assert!(question().is_filed_as(&question()));
    assert!(!question().is_filed_as(&in_state(CaseState::Answered)));
}

/// TR-15: whom a decision that stands concerns appeals against it, but against no letter.
#[test]
fn who_appeals() {
    let rulings = rulings();
    let log = log(&rulings);
    let made = |id| log.get(id).expect("a ruling");
    for (person, id, expected) in [
        (player(WHITE), 1, "ok"),
        (player(BLACK), 1, "forbidden"),
        (DeskPerson { plays: false, ..player(WHITE) }, 1, "forbidden"),
        (director(), 1, "forbidden"),
        (player(BLACK), 2, "not_appealable TR-15"),
        (player(WHITE), 3, "already_undone"),
    ] {
        let filed = filing(person.player, "No.").appeal(&person, &made(id), &log, |_| false);
        assert_eq!(verdict(filed), expected, "{person:?} {id}");
    }
    // What is done in one of the player's games concerns them, also where it is told to all.
    let games = [DirectedGame { game: GAME, directives: Vec::new() }];
    let stopped = MadeRuling { games: &games, ..made(2) };
    let filed = filing(BLACK, "No.").appeal(&player(BLACK), &stopped, &log, |game| game == GAME);
    assert_eq!(filed.expect("a case").decision, Some(2));
}

/// The same once more is that case; a message is reported, and a decision appealed against, once.
#[test]
fn what_was_filed_before() {
    let appeal = Case { kind: CaseKind::Appeal, decision: Some(1), ..question() };
    let report = Case { kind: CaseKind::MessageReport, message: Some("b-1".into()), ..question() };
    let other = |case: &Case| Case { text: "Else.".to_owned(), ..case.clone() };
    for (case, filed, expected) in [
        (&appeal, appeal.clone(), "ok"),
        (&report, report.clone(), "ok"),
        (&appeal, Case { state: CaseState::Decided, ..appeal.clone() }, "ok"),
        (&appeal, other(&appeal), "already_appealed TR-15"),
        (&report, other(&report), "already_reported LAW-13.3.1"),
    ] {
        assert_eq!(verdict(case.check_repeated(&filed)), expected, "{case:?} {filed:?}");
    }
    assert!(!question().is_same(&Case { game: Some(GameId(1)), ..question() }));
    assert!(!question().is_same(&Case { section: SectionId(1), ..question() }));
    assert_eq!(verdict(check_room(OPEN_CASES_MAX - 1)), "ok");
    assert_eq!(verdict(check_room(OPEN_CASES_MAX)), "too_many_cases");
}

/// Who reads, answers and decides; TR-15: officers, but not the one who has made the decision.
#[test]
fn what_each_may() {
    let rulings = rulings();
    let log = log(&rulings);
    let appeal = |decision| Case { kind: CaseKind::Appeal, decision, ..question() };
    let decided = in_state(CaseState::Decided);
    let own = DeskPerson { plays: true, ..officer(PlayerId(7)) };
    for (case, person, expected) in [
        (question(), player(WHITE), [true, false, true, false]),
        (question(), player(BLACK), [false; 4]),
        (question(), NOBODY, [false; 4]),
        (question(), director(), [true, true, true, false]),
        (question(), officer(OFFICER), [true, true, true, false]),
        (question(), own, [false; 4]),
        (decided.clone(), player(WHITE), [true, false, false, false]),
        (decided, director(), [true, true, false, false]),
        (appeal(Some(1)), player(WHITE), [true, false, true, false]),
        (appeal(Some(1)), director(), [true, true, false, false]),
        (appeal(Some(1)), officer(OFFICER), [true, true, false, false]),
        (appeal(Some(1)), officer(PlayerId(7)), [true, true, true, true]),
        (appeal(Some(1)), own, [false; 4]),
        (appeal(Some(99)), officer(PlayerId(7)), [true, true, false, false]),
        (appeal(None), officer(PlayerId(7)), [true, true, false, false]),
    ] {
        let rights = case.rights(&person, &log);
        let found = [rights.reads, rights.reads_report, rights.answers, rights.decides];
        assert_eq!(found, expected, "{:?} {:?} {person:?}", case.kind, case.decision);
    }
}

/// LAW-14.2: what an answer does to the state, and when there is none.
#[test]
fn a_case_is_answered() {
    let log = RulingLog::default();
    let full = Case {
        answers: vec![CaseAnswer { at: NOW, by: DIRECTOR, text: String::new() }; CASE_ANSWERS_MAX],
        ..question()
    };
    let answered = in_state(CaseState::Answered);
    for (case, person, close, (version, open), expected) in [
        (question(), director(), false, (1, 1), "open"),
        (question(), director(), true, (1, 1), "answered"),
        (question(), player(WHITE), false, (1, 1), "open"),
        (question(), player(WHITE), true, (1, 1), "answered"),
        (answered.clone(), director(), false, (1, 0), "answered"),
        (answered.clone(), player(WHITE), false, (1, 19), "open"),
        (answered.clone(), player(WHITE), true, (1, 20), "answered"),
        (answered, player(WHITE), false, (1, 20), "too_many_cases"),
        (question(), player(BLACK), false, (1, 1), "forbidden"),
        (question(), director(), false, (2, 1), "changed_meanwhile"),
        (in_state(CaseState::Decided), director(), false, (1, 1), "case_decided"),
        (full, director(), false, (1, 1), "case_full"),
    ] {
        let act = CaseAct { what: CaseStep::Answer { close }, text: "So.".to_owned() };
        let facts = CaseFacts { person: &person, log: &log, version, seen: 1, open };
        let found = match case.decide(act, &facts, NOW) {
            Ok(Outcome::Changed(after)) => {
                let last = after.answers.last().expect("an answer");
                assert_eq!((last.by, last.text.as_str()), (person.player, "So."));
                match after.state {
                    CaseState::Open => "open".to_owned(),
                    CaseState::Answered => "answered".to_owned(),
                    CaseState::Decided => "decided".to_owned(),
                }
            }
            other => verdict(other),
        };
        assert_eq!(found, expected, "{person:?} close: {close}");
    }
}

/// TR-15: an appeal is decided by others, and what is changed is changed by another ruling first.
#[test]
fn an_appeal_is_decided() {
    let rulings = rulings();
    let log = log(&rulings);
    let appeal = |id| Case { kind: CaseKind::Appeal, decision: Some(id), ..question() };
    let other = officer(PlayerId(7));
    for (case, person, outcome, expected) in [
        (appeal(1), other, AppealOutcome::Upheld, "ok"),
        (appeal(1), other, AppealOutcome::Dismissed, "ok"),
        (appeal(1), other, AppealOutcome::Changed, "not_undone TR-15"),
        (appeal(3), other, AppealOutcome::Changed, "ok"),
        (appeal(1), officer(OFFICER), AppealOutcome::Upheld, "forbidden TR-15"),
        (appeal(1), director(), AppealOutcome::Upheld, "forbidden TR-15"),
        (appeal(1), player(WHITE), AppealOutcome::Upheld, "forbidden TR-15"),
        (question(), other, AppealOutcome::Upheld, "not_an_appeal TR-15"),
        (question(), player(WHITE), AppealOutcome::Upheld, "forbidden TR-15"),
    ] {
        let act = CaseAct { what: CaseStep::Decide(outcome), text: "It stands.".to_owned() };
        let facts = CaseFacts { person: &person, log: &log, version: 1, seen: 1, open: 0 };
        let found = case.decide(act, &facts, NOW);
        if let Ok(Outcome::Changed(after)) = &found {
            assert_eq!((after.state, after.outcome), (CaseState::Decided, Some(outcome)));
        }
        assert_eq!(verdict(found), expected, "{person:?} {outcome:?}");
    }
}

/// Sent twice it is one answer; another one to what was read before is refused.
#[test]
fn the_same_once_more_changes_nothing() {
    let rulings = rulings();
    let log = log(&rulings);
    let step = CaseStep::Answer { close: true };
    let act = |text: &str, what| CaseAct { what, text: text.to_owned() };
    let done = |case: &Case, act, person: &DeskPerson, version| {
        let facts = CaseFacts { person, log: &log, version, seen: 1, open: 0 };
        case.decide(act, &facts, NOW)
    };
    let Ok(Outcome::Changed(after)) = done(&question(), act("So.", step), &director(), 1) else {
        panic!("it is answered");
    };
    assert_eq!(done(&after, act("So.", step), &director(), 2), Ok(Outcome::Unchanged));
    for (text, person, version) in
        [("Else.", director(), 2), ("So.", officer(OFFICER), 2), ("So.", director(), 3)]
    {
        let found = verdict(done(&after, act(text, step), &person, version));
        assert_eq!(found, "changed_meanwhile", "{text} {person:?} {version}");
    }
    let appeal = Case { kind: CaseKind::Appeal, decision: Some(1), ..question() };
    let (other, upheld) = (officer(PlayerId(7)), CaseStep::Decide(AppealOutcome::Upheld));
    let Ok(Outcome::Changed(after)) = done(&appeal, act("So.", upheld), &other, 1) else {
        panic!("it is decided");
    };
    assert_eq!(done(&after, act("So.", upheld), &other, 2), Ok(Outcome::Unchanged));
    let dismissed = CaseStep::Decide(AppealOutcome::Dismissed);
    assert_eq!(verdict(done(&after, act("So.", dismissed), &other, 2)), "case_decided");
}

/// LAW-14.2: a ruling decides the case that it answers, once, and no appeal.
#[test]
fn a_ruling_decides_the_case() {
    for kind in CaseKind::ALL {
        for state in [CaseState::Open, CaseState::Answered, CaseState::Decided] {
            let case = Case { kind, ..in_state(state) };
            let expected = match kind == CaseKind::Appeal || state == CaseState::Decided {
                true => Outcome::Unchanged,
                false => Outcome::Changed(Case { state: CaseState::Decided, ..case.clone() }),
            };
            assert_eq!(case.answered_by_ruling(), expected, "{kind:?} {state:?}");
        }
    }
}

/// TR-14: what is due is counted in this section; a breach in another may bring a suspension.
#[test]
fn what_is_due_for_a_page() {
    let found = |id| Ruling {
        player: Some(WHITE),
        breach: (id > 0).then_some(Breach::Publication),
        ..Ruling::new(RulingKind::Order, DIRECTOR, NOW, String::new())
    };
    let rulings = [found(0), found(1), found(2)];
    for (count, elsewhere, step, may_suspend) in [
        (1, 0, PublicationStep::Order, false),
        (2, 0, PublicationStep::Penalty, false),
        (2, 1, PublicationStep::Penalty, true),
        (3, 0, PublicationStep::Expulsion, false),
    ] {
        let due = PublicationDue::of(WHITE, &log(&rulings[..count]), elsewhere);
        assert_eq!(due, PublicationDue { step, earlier: count - 1, elsewhere, may_suspend });
    }
}

/// What was kept before is read as it was, and written in the same bytes; an unknown kind is none.
#[test]
fn kept_cases_are_read() {
    for kept in [
        r#"{"kind":"query","state":"open","opened_at":1767225600,"by":1,"section":5,"game":701,"text":"Why?","answers":[]}"#,
        r#"{"kind":"message_report","state":"answered","opened_at":1767225600,"by":1,"section":5,"game":701,"player":2,"message":"black-1","text":"Rude.","answers":[{"at":1767225601,"by":9,"text":"It is."}]}"#,
        r#"{"kind":"publication","state":"decided","opened_at":1767225600,"by":1,"section":5,"player":2,"url":"https://games.example/","text":"Live.","answers":[]}"#,
        r#"{"kind":"appeal","state":"decided","opened_at":1767225600,"by":1,"section":5,"decision":3,"text":"No.","answers":[],"outcome":"dismissed"}"#,
        r#"{"kind":"conduct","state":"open","opened_at":1767225600,"by":1,"section":5,"player":8,"is_of_official":true,"text":"Rude.","answers":[]}"#,
    ] {
        let case: Case = serde_json::from_str(kept).expect(kept);
        assert_eq!(serde_json::to_string(&case).expect("written"), kept);
    }
    for kind in CaseKind::ALL {
        assert_eq!(serde_json::to_value(kind).expect("a name"), kind.code());
    }
    for outcome in AppealOutcome::ALL {
        assert_eq!(serde_json::to_value(outcome).expect("a name"), outcome.code());
    }
    let unknown = r#"{"kind":"plea","state":"open","opened_at":0,"by":1,"section":5,"text":"No."}"#;
    assert!(serde_json::from_str::<Case>(unknown).is_err());
}
