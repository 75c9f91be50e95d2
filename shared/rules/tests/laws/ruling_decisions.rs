//! What officials rule (LAW-11.1, LAW-12.1, LAW-13.3.2, LAW-14.1, TR-14): who may, what a ruling may
//! undo and answer, which games follow, and what becomes of the same request sent again. Each case is
//! a line.

use std::collections::BTreeSet;

use rules::{
    AdjudicationClaim, Breach, CaseKind, Color, DAY_SECONDS, DecidedRuling, DeskPerson,
    DirectedGame, Directive, Event, Game, GameId, GameWait, HalfPoints, Instant, MadeRuling,
    Measure, PlayerId, QueuePlace, Ruling, RulingAct, RulingAudience, RulingFacts, RulingKind,
    RulingLog, RulingOrder, RulingRefusal, RulingScope, SilenceRule, Terms,
};

use crate::{BLACK, START, STRANGER, WHITE, game, terms};

const OFFICIAL: PlayerId = PlayerId(9);
const NOW: Instant = START;
const FIRST: GameId = GameId(701);
const SECOND: GameId = GameId(702);

const NOBODY: DeskPerson = DeskPerson {
    player: OFFICIAL,
    plays: false,
    is_director: false,
    directs: false,
    adjudicates: false,
    hears_appeals: false,
};

fn act(order: RulingOrder) -> RulingAct {
    let reason = "It is so.".to_owned();
    RulingAct { order, by: OFFICIAL, reason, rule: None, case: None, undoes: None }
}

fn on(measure: Measure, game: Option<GameId>) -> RulingAct {
    let rule = Some("LAW-13.3.2".to_owned());
    RulingAct { rule, ..act(RulingOrder::Measure { measure, game }) }
}

fn letter(to: impl IntoIterator<Item = PlayerId>) -> RulingAct {
    act(RulingOrder::Message { title: None, to: to.into_iter().collect() })
}

fn warn() -> RulingAct {
    act(RulingOrder::Warn { player: WHITE })
}

/// A running game and one that is over, unless others are given.
fn games() -> Vec<(GameId, Game)> {
    let mut over = game("", "");
    let cancelled = Directive::Cancelled;
    over.apply(&Event::Directed { at: START, decision: 1, directive: cancelled }).expect("over");
    vec![(SECOND, over), (FIRST, game("", "e4"))]
}

/// A section of White's and Black's games, in which nothing was ruled.
fn decided(act: &RulingAct) -> Result<DecidedRuling, RulingRefusal> {
    decided_in(act, &RulingLog::default(), None, false)
}

fn decided_in(
    act: &RulingAct,
    log: &RulingLog<'_>,
    case: Option<CaseKind>,
    is_finished: bool,
) -> Result<DecidedRuling, RulingRefusal> {
    let (players, games) = (BTreeSet::from([WHITE, BLACK]), games());
    let facts = RulingFacts { players: &players, log, case, games: &games, is_finished };
    Ruling::decide(act, &facts, NOW)
}

fn verdict<T>(decided: Result<T, RulingRefusal>) -> String {
    match decided {
        Ok(_) => "ok".to_owned(),
        Err(refusal) => {
            let rule = refusal.rule().map(|rule| format!(" {rule}")).unwrap_or_default();
            format!("{}{rule}", refusal.code())
        }
    }
}

/// LAW-11.1: who directs rules, but adjudicates nothing in a section of their own; nobody rules where
/// they play.
#[test]
fn who_rules() {
    let director = DeskPerson { directs: true, is_director: true, ..NOBODY };
    let officer = DeskPerson { directs: true, adjudicates: true, ..NOBODY };
    let both = DeskPerson { is_director: true, ..officer };
    let player = DeskPerson { plays: true, ..officer };
    for (person, others, adjudicates) in [
        (director, "ok", "director_does_not_adjudicate LAW-11.1"),
        (officer, "ok", "ok"),
        (both, "ok", "director_does_not_adjudicate LAW-11.1"),
        (player, "forbidden", "forbidden"),
        (NOBODY, "forbidden", "forbidden"),
    ] {
        for kind in RulingKind::ALL {
            let expected = if kind == RulingKind::Adjudicate { adjudicates } else { others };
            assert_eq!(verdict(kind.must_be_for(&person)), expected, "{kind:?} by {person:?}");
        }
    }
}

/// TR-14, LAW-6.10a: which games each is about; what needs a game has one.
#[test]
fn what_a_ruling_is_about() {
    let one = Ok(RulingScope::One(FIRST));
    let all = Ok(RulingScope::Unfinished(None));
    let whites = Ok(RulingScope::Unfinished(Some(WHITE)));
    let missing = Err(RulingRefusal::GameMissing);
    for (measure, kind, without) in [
        (
            Measure::SetClock { player: WHITE, days: 1, moves: 0 },
            RulingKind::SetClock,
            missing.clone(),
        ),
        (Measure::StopClocks, RulingKind::StopClocks, all.clone()),
        (Measure::ResumeClocks, RulingKind::ResumeClocks, all),
        (Measure::Penalty { player: WHITE, days: 10 }, RulingKind::Penalty, whites.clone()),
        (Measure::Expel { player: WHITE }, RulingKind::Expel, whites),
        (Measure::Default { player: WHITE, other: None }, RulingKind::Default, missing.clone()),
        (Measure::Cancel, RulingKind::Cancel, missing.clone()),
        (Measure::SendToAdjudication, RulingKind::ToAdjudication, missing.clone()),
        (Measure::Adjudicate { white: HalfPoints(1) }, RulingKind::Adjudicate, missing.clone()),
        (Measure::Reinstate { days: 0 }, RulingKind::Reinstate, missing),
    ] {
        assert_eq!(RulingOrder::Measure { measure, game: Some(FIRST) }.scope(), one, "{kind:?}");
        let order = RulingOrder::Measure { measure, game: None };
        assert_eq!((order.scope(), order.kind()), (without, kind));
        assert_eq!(order.may_reinstate(), kind == RulingKind::Reinstate, "{kind:?}");
    }
    for (order, kind) in [
        (RulingOrder::Warn { player: WHITE }, RulingKind::Warn),
        (RulingOrder::Order { player: WHITE }, RulingKind::Order),
        (letter([]).order, RulingKind::Message),
        (RulingOrder::Revoke, RulingKind::Revoke),
    ] {
        assert_eq!((order.scope(), order.kind()), (Ok(RulingScope::Nothing), kind));
    }
}

/// Which games follow, and what is refused: each line an order, and the games with what is done, or
/// the refusal.
#[test]
fn games_follow() {
    let adjusted = |days| vec![Directive::ClockAdjusted { by: Color::White, days, moves: 0 }];
    let only = |game, directives| Ok(vec![DirectedGame { game, directives }]);
    let whites = |days| Measure::Penalty { player: WHITE, days };
    let strangers = Measure::Penalty { player: STRANGER, days: 10 };
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 5 40".to_owned();
    for (act, expected) in [
        (on(whites(10), None), only(FIRST, adjusted(10))),
        (on(Measure::StopClocks, None), only(FIRST, vec![Directive::ClocksStopped])),
        (on(Measure::Cancel, Some(FIRST)), only(FIRST, vec![Directive::Cancelled])),
        (
            on(Measure::Reinstate { days: 0 }, Some(SECOND)),
            only(SECOND, vec![Directive::Reinstated]),
        ),
        (warn(), Ok(Vec::new())),
        (letter([]), Ok(Vec::new())),
        (letter([WHITE]), Ok(Vec::new())),
        (letter([WHITE, STRANGER]), Err("not_a_player")),
        (on(Measure::Cancel, Some(SECOND)), Err("game_finished SKS-7.3")),
        (on(Measure::Cancel, Some(GameId(1))), Err("unknown_game")),
        (on(Measure::Cancel, None), Err("game_missing")),
        (on(Measure::ResumeClocks, None), Err("not_stopped")),
        (on(Measure::Reinstate { days: 0 }, Some(FIRST)), Err("not_finished")),
        (on(strangers, None), Err("not_a_player")),
        (on(whites(101), None), Err("days_out_of_range TR-14")),
        (act(RulingOrder::Order { player: STRANGER }), Err("not_a_player")),
        (act(RulingOrder::RestorePosition { game: FIRST, fen }), Err("played_here LAW-8.5")),
    ] {
        let found = decided(&act);
        match expected {
            Ok(games) => assert_eq!(found.map(|it| it.games), Ok(games), "{act:?}"),
            Err(refusal) => assert_eq!(verdict(found), refusal, "{act:?}"),
        }
    }
    // Where there is no unfinished game nothing is ruled, but values are looked at.
    let players = BTreeSet::from([WHITE]);
    let log = RulingLog::default();
    let none =
        RulingFacts { players: &players, log: &log, case: None, games: &[], is_finished: false };
    let of = |days| verdict(Ruling::decide(&on(whites(days), None), &none, NOW));
    assert_eq!((of(10), of(0)), ("no_unfinished_game".into(), "days_out_of_range TR-14".into()));
    // What is over in a finished event stays so.
    let reinstated = on(Measure::Reinstate { days: 0 }, Some(SECOND));
    assert_eq!(verdict(decided_in(&reinstated, &log, None, true)), "tables_final");
    let cancelled = on(Measure::Cancel, Some(FIRST));
    assert_eq!(verdict(decided_in(&cancelled, &log, None, true)), "ok");
}

/// TR-15: a ruling is undone once; a letter cannot be taken back.
#[test]
fn what_is_undone() {
    let warned = decided(&warn()).expect("a warning");
    let cancelled = decided(&on(Measure::Cancel, Some(FIRST))).expect("a ruling");
    let letter = decided(&letter([])).expect("a letter");
    let undone = decided(&warn()).expect("a warning");
    let revoked =
        Ruling { undoes: Some(4), ..Ruling::new(RulingKind::Revoke, OFFICIAL, NOW, String::new()) };
    let made =
        |id, it: &'static DecidedRuling| MadeRuling { id, ruling: &it.ruling, games: &it.games };
    let kept =
        [warned, cancelled, letter, undone, DecidedRuling { ruling: revoked, games: Vec::new() }];
    let kept: &'static [DecidedRuling; 5] = Box::leak(Box::new(kept));
    let log: RulingLog<'_> = (1..).zip(kept).map(|(id, it)| made(id, it)).collect();
    for (undoes, order, expected) in [
        (1, RulingOrder::Revoke, "ok"),
        (2, RulingOrder::Revoke, "no_unfinished_game"),
        (3, RulingOrder::Revoke, "not_revocable"),
        (4, RulingOrder::Revoke, "already_undone"),
        (6, RulingOrder::Revoke, "unknown_decision"),
        (2, RulingOrder::Warn { player: WHITE }, "undone_in_part"),
        (4, RulingOrder::Warn { player: WHITE }, "already_undone"),
    ] {
        let act = RulingAct { undoes: Some(undoes), ..act(order) };
        assert_eq!(verdict(decided_in(&act, &log, None, false)), expected, "{undoes} {act:?}");
    }
    let back = RulingAct { undoes: Some(1), ..act(RulingOrder::Revoke) };
    let back = decided_in(&back, &log, None, false).expect("taken back");
    assert_eq!(back.ruling.player, Some(WHITE), "whom it is told");
    assert_eq!((log.undone_by(4), log.undone_by(1)), (Some(5), None));
}

/// TR-14: what answers a report of a page finds a breach, whatever article is cited, if it is one of
/// the steps; another case is answered without one.
#[test]
fn cases_are_answered() {
    let order = || act(RulingOrder::Order { player: WHITE });
    let cited = |rule: &str| RulingAct { rule: Some(rule.to_owned()), ..order() };
    let publication = Some(CaseKind::Publication);
    for (act, case, rule, is_breach) in [
        (order(), publication, Some("TR-14"), true),
        (cited("LAW-13.3"), publication, Some("LAW-13.3"), true),
        (warn(), publication, Some("TR-14"), false),
        (cited("LAW-13.3"), Some(CaseKind::MessageReport), Some("LAW-13.3"), false),
        (warn(), Some(CaseKind::Query), None, false),
        (warn(), Some(CaseKind::Appeal), None, false),
        (cited("tr 14"), Some(CaseKind::Query), Some("tr 14"), true),
    ] {
        let act = RulingAct { case: Some(5), ..act };
        let made = decided_in(&act, &RulingLog::default(), case, false).expect("decided").ruling;
        let breach = is_breach.then_some(Breach::Publication);
        assert_eq!((made.rule.as_deref(), made.breach), (rule, breach), "{act:?} {case:?}");
    }
    // Nothing else says on which article it rests.
    for case in [CaseKind::Query, CaseKind::MessageReport, CaseKind::Appeal, CaseKind::Conduct] {
        let act = RulingAct { case: Some(5), ..order() };
        let found = verdict(decided_in(&act, &RulingLog::default(), Some(case), false));
        assert_eq!(found, "article_missing", "{case:?}");
    }
    let unknown = RulingAct { case: Some(5), ..order() };
    assert_eq!(verdict(decided(&unknown)), "unknown_case");
}

/// TR-14: breaches are those of the player, in rulings that stand.
#[test]
fn breaches_are_counted() {
    let of = |player, breach| Ruling {
        player: Some(player),
        breach,
        ..Ruling::new(RulingKind::Order, OFFICIAL, NOW, String::new())
    };
    let found = Some(Breach::Publication);
    let revoked = Ruling { undoes: Some(1), ..of(WHITE, None) };
    let kept = [of(WHITE, found), of(WHITE, found), of(BLACK, found), of(WHITE, None), revoked];
    let count = |kept: &[Ruling], player| {
        let made = |(id, ruling)| MadeRuling { id, ruling, games: &[] };
        (1..).zip(kept).map(made).collect::<RulingLog<'_>>().publication_breaches(player)
    };
    assert_eq!((count(&kept[..4], WHITE), count(&kept, WHITE)), (2, 1));
    assert_eq!((count(&kept, BLACK), count(&kept, STRANGER)), (1, 0));
}

/// TR-8.5: who has withdrawn silently is told by the rulings that stand, of that kind alone.
#[test]
fn silent_withdrawals_are_known() {
    let of = |player, kind| Ruling {
        player: Some(player),
        ..Ruling::new(kind, OFFICIAL, NOW, String::new())
    };
    let undone = Ruling { undoes: Some(1), ..of(WHITE, RulingKind::Reinstate) };
    let kept = [
        of(WHITE, RulingKind::WithdrawalSilent),
        of(BLACK, RulingKind::WithdrawalSilent),
        of(STRANGER, RulingKind::WithdrawalUnaccepted),
        undone,
    ];
    let silent = |kept: &[Ruling]| {
        let made = |(id, ruling)| MadeRuling { id, ruling, games: &[] };
        let log = (1..).zip(kept).map(made).collect::<RulingLog<'_>>();
        log.silently_withdrawn().into_iter().collect::<Vec<_>>()
    };
    assert_eq!(silent(&kept[..3]), [WHITE, BLACK]);
    assert_eq!(silent(&kept), [BLACK]);
    assert_eq!(silent(&kept[2..3]), []);
}

/// The same request is the same ruling; another under its key is refused, value by value.
#[test]
fn a_request_is_made_once() {
    let clock = |player, days, moves| Measure::SetClock { player, days, moves };
    let first = on(clock(WHITE, 3, 1), Some(FIRST));
    let made = decided(&first).expect("decided");
    let made = MadeRuling { id: 1, ruling: &made.ruling, games: &made.games };
    let reason = "Another.".to_owned();
    for (act, expected) in [
        (first.clone(), "ok"),
        (on(clock(WHITE, 2, 1), Some(FIRST)), "request_taken"),
        (on(clock(WHITE, 3, 0), Some(FIRST)), "request_taken"),
        (on(clock(BLACK, 3, 1), Some(FIRST)), "request_taken"),
        (on(clock(WHITE, 3, 1), Some(SECOND)), "request_taken"),
        (on(Measure::Cancel, Some(FIRST)), "request_taken"),
        (RulingAct { reason, ..first.clone() }, "request_taken"),
        (RulingAct { by: STRANGER, ..first.clone() }, "request_taken"),
        (RulingAct { undoes: Some(1), ..first.clone() }, "request_taken"),
        (RulingAct { case: Some(1), ..first.clone() }, "request_taken"),
    ] {
        assert_eq!(verdict(act.check_repeated(&made)), expected, "{act:?}");
    }
    // What the case has added is not asked for again.
    let order = RulingAct { case: Some(5), ..act(RulingOrder::Order { player: WHITE }) };
    let publication = Some(CaseKind::Publication);
    let made = decided_in(&order, &RulingLog::default(), publication, false).expect("decided");
    let made = MadeRuling { id: 1, ruling: &made.ruling, games: &made.games };
    assert_eq!(order.check_repeated(&made), Ok(()));
}

/// LAW-13.3: whom a ruling is told to beside what the games tell, and whom it concerns.
#[test]
fn who_is_told() {
    let told = |act: &RulingAct| {
        let made = decided(act).expect("decided");
        made.ruling.audience(&made.games)
    };
    assert_eq!(told(&warn()), RulingAudience::Player(WHITE));
    assert_eq!(told(&letter([])), RulingAudience::Readers);
    assert_eq!(told(&letter([WHITE])), RulingAudience::Readers);
    assert_eq!(told(&on(Measure::Cancel, Some(FIRST))), RulingAudience::Nobody);
    assert_eq!(told(&on(Measure::StopClocks, None)), RulingAudience::Nobody);
    let games = [DirectedGame { game: FIRST, directives: Vec::new() }];
    let position = rules::RestoredPosition { variant: rules::Variant::Chess, fen: String::new() };
    let restored = Ruling::new(RulingKind::RestorePosition, OFFICIAL, NOW, String::new());
    let restored = Ruling { position: Some(position), ..restored };
    assert_eq!(restored.audience(&games), RulingAudience::PlayersOf(FIRST));
    let end = DecidedRuling::end_of_play([FIRST], None, NOW);
    assert_eq!(end.games[0].directives, [Directive::SentToAdjudication]);
    assert_eq!((end.ruling.by, end.ruling.to_all), (PlayerId(0), true));
    let reader = |player, plays| DeskPerson { player, plays, ..NOBODY };
    for (act, person, expected) in [
        (warn(), reader(WHITE, true), true),
        (warn(), reader(BLACK, true), false),
        (warn(), reader(WHITE, false), false),
        (letter([]), reader(BLACK, true), true),
        (letter([]), reader(STRANGER, false), false),
        (letter([WHITE]), reader(WHITE, true), true),
        (letter([WHITE]), reader(BLACK, true), false),
        (on(Measure::Cancel, Some(FIRST)), reader(BLACK, true), true),
        (on(Measure::Reinstate { days: 0 }, Some(SECOND)), reader(BLACK, true), false),
    ] {
        let made = decided(&act).expect("decided");
        let made = MadeRuling { id: 1, ruling: &made.ruling, games: &made.games };
        assert_eq!(made.concerns(&person, |game| game == FIRST), expected, "{act:?} {person:?}");
    }
}

/// What was kept before is read as it was, and written in the same bytes; an unknown kind is none.
#[test]
fn kept_rulings_are_read() {
    let kept = [
        r#"{"at":1767225600,"by":9,"kind":"warn","player":1,"reason":"Please.","to_all":false}"#,
        r#"{"at":1767225600,"by":9,"kind":"order","player":1,"reason":"Correct it.","rule":"TR-14","breach":"publication","case":5,"undoes":2,"to_all":false}"#,
        r#"{"at":1767225600,"by":0,"kind":"to_adjudication","reason":"","rule":"LAW-11.1","to_all":true}"#,
        r#"{"at":1767225600,"by":9,"kind":"restore_position","position":{"variant":"Chess","fen":"4k3/8/8/8/8/8/4P3/4K3 b - - 5 40"},"reason":"It was illegal.","to_all":false}"#,
        r#"{"at":1767225600,"by":9,"kind":"message","title":"Round two","reason":"It begins.","to_all":true}"#,
        r#"{"at":1767225600,"by":9,"kind":"message","reason":"Do you play on?","to_all":false,"to":[1,2]}"#,
    ];
    for kept in kept {
        let ruling: Ruling = serde_json::from_str(kept).expect(kept);
        assert_eq!(serde_json::to_string(&ruling).expect("written"), kept);
    }
    // From before breaches were kept: the article tells it.
    let old = r#"{"at":1767225600,"by":9,"kind":"order","player":1,"reason":"","rule":"tr 14"}"#;
    let old: Ruling = serde_json::from_str(old).expect("an old one");
    assert_eq!((old.breach, old.to_all), (None, false));
    assert_eq!(old.with_cited_breach().breach, Some(Breach::Publication));
    let unknown = r#"{"at":1767225600,"by":9,"kind":"exile","reason":""}"#;
    assert!(serde_json::from_str::<Ruling>(unknown).is_err());
}

/// LAW-14.1: what waits in a game, and the longest first.
#[test]
fn what_waits_longest_comes_first() {
    let mut places = [(5, 2), (3, 9), (5, 1)]
        .map(|(since, number)| QueuePlace { since: Instant::from_unix(since), number });
    places.sort();
    assert_eq!(places.map(|place| place.number), [9, 1, 2]);
    // White has the move from the start; two ends of the four weeks.
    let silent = Game::new(Terms { silence: SilenceRule::FortyDays, ..terms("") });
    let after = |days: i64| Instant::from_unix(START.unix() + days * DAY_SECONDS);
    let waits = (GameWait::Silence { player: WHITE }, START);
    assert_eq!(silent.waits_for_official(after(27)), []);
    assert_eq!(silent.waits_for_official(after(28)), [waits]);
    let later = after(28);
    let mut sent = game("", "e4");
    let directive = Directive::SentToAdjudication;
    sent.apply(&Event::Directed { at: later, decision: 1, directive }).expect("sent");
    assert_eq!(sent.waits_for_official(later), [(GameWait::Adjudication, later)]);
}

/// LAW-11.1: what a player claims is handed in while the game is with the adjudicators, until the date
/// that it names; kept, it is read as it was.
#[test]
fn claims_are_handed_in() {
    let mut sent = game("", "e4");
    let directive = Directive::SentToAdjudication;
    sent.apply(&Event::Directed { at: START, decision: 1, directive }).expect("sent");
    let until = sent.stopped().and_then(|stopped| stopped.claims_until()).expect("a date");
    let (most, more) = ("ü".repeat(20_000), "ü".repeat(20_001));
    let running = game("", "e4");
    for (game, analysis, now, expected) in [
        (&sent, " Ne5 wins. ", START, "ok"),
        (&sent, &most, until + -1, "ok"),
        (&sent, &more, START, "invalid_body"),
        (&sent, " ", START, "invalid_body"),
        (&sent, "Ne5 wins.", until, "adjudication_closed LAW-11.1"),
        (&running, "Ne5 wins.", START, "not_in_adjudication LAW-11.1"),
    ] {
        let found = match AdjudicationClaim::hand_in(game, Color::White, true, analysis, now) {
            Ok(claim) => {
                assert_eq!((claim.by, claim.at, claim.win), (Color::White, now, true));
                assert_eq!(claim.analysis, analysis.trim());
                "ok".to_owned()
            }
            Err(refusal) => {
                let rule = refusal.rule().map(|rule| format!(" {rule}")).unwrap_or_default();
                format!("{}{rule}", refusal.code())
            }
        };
        assert_eq!(found, expected, "at {now}");
    }
    let kept = r#"{"by":"black","at":1767225600,"win":false,"analysis":""}"#;
    let claim: AdjudicationClaim = serde_json::from_str(kept).expect("a claim");
    assert_eq!(serde_json::to_string(&claim).expect("written"), kept);
    let red = kept.replace("black", "red");
    assert!(serde_json::from_str::<AdjudicationClaim>(&red).is_err());
}
