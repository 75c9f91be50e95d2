//! LAW-8.5: of a game that was played elsewhere both players send a PGN with its result.

use rules::{
    Color, DAY_SECONDS, Decision, Game, GameReports, HalfPoints, Instant, PlayedElsewhere,
    REPORT_BYTES_MAX, REPORT_DAYS, REPORT_PLIES_MAX, ReportRefusal, Reporting, ReportsState,
    ResultElsewhere, Variant, may_report, report,
};

use crate::elsewhere::played;
use crate::{START, terms};

const MATE: &str = "1.f3 e5 2.g4 Qh4# 0-1";

fn day(days: i64) -> Instant {
    START + days * DAY_SECONDS
}

/// A game that is played on elsewhere, of which some moves are known.
fn by_post(moves: &str) -> Game {
    let told = PlayedElsewhere { waits: true, ..played(moves) };
    told.game(terms(""), day(0)).expect("a game")
}

fn sent(
    game: &Game,
    known: Option<&GameReports>,
    by: Color,
    pgn: &str,
    at: i64,
) -> Result<Reporting, ReportRefusal> {
    report(game, known, (by, false), pgn, day(at))
}

fn kept(reporting: Result<Reporting, ReportRefusal>) -> GameReports {
    match reporting {
        Ok(Reporting::Kept(reports)) => reports,
        other => panic!("not kept: {other:?}"),
    }
}

/// The game as it ends by what both have sent.
fn ended(game: &Game, first: &str, second: &str) -> Game {
    let known = kept(sent(game, None, Color::Black, first, 10));
    let Ok(Reporting::Stands(reports, events)) = sent(game, Some(&known), Color::White, second, 11)
    else {
        panic!("the result does not stand");
    };
    assert_eq!(reports.state(), ReportsState::Agree);
    assert_eq!(reports.director_from(), None);
    let mut after = game.clone();
    events.iter().for_each(|event| after.apply(event).expect("an event"));
    let again = Game::replay(after.terms().clone(), after.log()).expect("a log");
    assert_eq!((again.ending(), again.ply()), (after.ending(), after.ply()));
    after
}

/// LAW-8.5: what both have sent stands at once, with the moves in which they agree.
#[test]
fn what_both_send_stands() {
    for (known, first, second, plies, score) in [
        ("", "1.e4 e5 2.Nf3 1-0", "1. e4 e5 2. Nf3 1-0", 3, (2, 0)),
        ("e4 - e5 -", "1.e4 e5 2.Nf3 1/2-1/2", "1.e4 e5 2.Nf3 {late} 1/2-1/2", 3, (1, 1)),
        ("", "0-1", "0-1", 0, (0, 2)),
        // The article speaks of the result: it stands, and so do the moves that both have sent.
        ("", "1.e4 e5 2.Nf3 Nc6 1-0", "1.e4 e5 2.Nf3 Nf6 3.d4 1-0", 3, (2, 0)),
        ("", "1.e4 e5 2.Nf3 1-0", "1-0", 0, (2, 0)),
        ("", MATE, MATE, 4, (0, 2)),
        // Who is mated on the board has lost, but one may have resigned before.
        ("", "1.f3 e5 2.g4 0-1", MATE, 3, (0, 2)),
    ] {
        let after = ended(&by_post(known), first, second);
        let ending = after.ending().expect("an ending");
        assert_eq!((ending.score.white.0, ending.score.black.0), score, "{second}");
        assert_eq!((usize::from(after.ply()), ending.at), (plies, day(11)), "{second}");
        // Not the board but the players tell it: the director can decide otherwise.
        assert_eq!((ending.reason.code(), ending.reason.rule()), ("recorded", "LAW-8.5"));
        assert!(after.plies().iter().all(|ply| ply.seconds == 0), "{second}");
        assert!(after.deadline().is_none());
    }
}

/// LAW-8.5: results that differ are the director's, who records one of them or another.
#[test]
fn results_that_differ_wait_for_the_director() {
    let game = by_post("");
    let first = kept(sent(&game, None, Color::White, "1.e4 1-0", 10));
    assert_eq!(first.state(), ReportsState::WaitsFor(Color::Black));
    let both = kept(sent(&game, Some(&first), Color::Black, "1.e4 0-1", 12));
    assert_eq!(both.state(), ReportsState::Differ { since: day(12) });
    assert_eq!((both.director_from(), both.differ_at()), (Some(day(12)), None));
    // One of them was wrong, and says so.
    let again = sent(&game, Some(&both), Color::White, "1.e4 c5 0-1", 13);
    assert!(matches!(again, Ok(Reporting::Stands(..))), "{again:?}");
    let score = ResultElsewhere { white: HalfPoints(1), black: HalfPoints(1), flag: None };
    let Ok(Decision::Accepted(events)) = game.record(score, day(14)) else { panic!("recorded") };
    let mut over = game.clone();
    over.apply(&events[0]).expect("an event");
    let refused = sent(&over, Some(&both), Color::White, "1.e4 0-1", 15);
    assert_eq!(refused.map_err(|refusal| refusal.code()), Err("game_finished"));
    // What was sent is answered again all the same.
    assert_eq!(sent(&over, Some(&both), Color::White, "1. e4 1-0", 15), Ok(Reporting::Repeated));
}

/// LAW-8.5: the director does not wait for a player who sends nothing for a fortnight. Another report of
/// the same player begins no new one.
#[test]
fn one_is_silent() {
    let game = by_post("");
    let first = kept(sent(&game, None, Color::Black, "1.e4 0-1", 10));
    assert_eq!(first.state(), ReportsState::WaitsFor(Color::White));
    assert_eq!(first.director_from(), Some(day(10 + REPORT_DAYS)));
    assert_eq!(sent(&game, Some(&first), Color::Black, "1.e4  0-1", 11), Ok(Reporting::Repeated));
    let again = kept(sent(&game, Some(&first), Color::Black, "1.e4 1/2-1/2", 12));
    assert_eq!(again.director_from(), first.director_from());
    assert_eq!(again.black.as_ref().map(|sent| sent.at), Some(day(12)));
    assert_eq!(again.state(), ReportsState::WaitsFor(Color::White));
    // Nobody copies what the other has sent.
    assert!(
        !again.may_read_other(Color::White, false) && again.may_read_other(Color::Black, false)
    );
    assert!(again.may_read_other(Color::White, true));
}

/// LAW-8.5: once a result stands it is the director's: undone, it is not brought back by the players.
#[test]
fn the_director_decides_otherwise() {
    let game = by_post("");
    let known = kept(sent(&game, None, Color::White, MATE, 10));
    let Ok(Reporting::Stands(reports, events)) = sent(&game, Some(&known), Color::Black, MATE, 11)
    else {
        panic!("the result does not stand");
    };
    let mut after = game;
    events.iter().for_each(|event| after.apply(event).expect("an event"));
    assert!(!may_report(&after, Some(&reports), day(12)));
    assert!(!reports.is_overruled(&after), "it stands");
    let reinstated = rules::Event::Directed {
        at: day(12),
        decision: 1,
        directive: rules::Directive::Reinstated,
    };
    after.apply(&reinstated).expect("an event");
    assert!(reports.is_overruled(&after), "the game goes on");
    assert!(!may_report(&after, Some(&reports), day(12)));
    assert_eq!(sent(&after, Some(&reports), Color::White, MATE, 13), Ok(Reporting::Repeated));
    let other = sent(&after, Some(&reports), Color::White, "1.f3 1-0", 13);
    assert_eq!(other, Err(ReportRefusal::Agreed));
    let won = ResultElsewhere { white: HalfPoints(2), black: HalfPoints(0), flag: None };
    let Ok(Decision::Accepted(events)) = after.record(won, day(14)) else { panic!("not recorded") };
    events.iter().for_each(|event| after.apply(event).expect("an event"));
    assert!(reports.is_overruled(&after), "another result stands");
    assert!(!known.is_overruled(&after), "the two have not agreed");
}

/// LAW-8.5, LAW-3.10.2: what is wrong with a PGN is told with its line and its half-move.
#[test]
fn what_is_wrong_with_a_report() {
    let long = "1.Nf3 Nf6 2.Ng1 Ng8 ".repeat(REPORT_PLIES_MAX / 4);
    let large = |bytes: usize| format!("{{{}}} 1-0", "x".repeat(bytes - 6));
    for (known, pgn, expected) in [
        ("", String::new(), ("not_one_game", Some(1), None)),
        ("", "1.e4 1-0\n\n[Event \"B\"]\n\n1.d4 0-1".to_owned(), ("not_one_game", None, None)),
        ("", "1.e4 e5\n2.Ke3 1-0".to_owned(), ("illegal_move", Some(2), Some(3))),
        ("", "1.e4 e5 (1…c5\n1-0".to_owned(), ("broken_pgn", Some(1), None)),
        ("", "1.e4 e5".to_owned(), ("result_missing", Some(1), None)),
        ("", "1.e4\ne5 *".to_owned(), ("result_missing", Some(2), None)),
        ("", "[Result \"1-0\"]\n\n1.e4 0-1".to_owned(), ("two_results", Some(1), None)),
        ("", "1.f3 e5 2.g4 Qh4# 1-0".to_owned(), ("result_contradicts_moves", None, None)),
        ("", "1.f3 e5 2.g4 Qh4#\n3.a3 0-1".to_owned(), ("moves_after_end", Some(2), Some(5))),
        ("", "[Variant \"Makruk\"]\n\n1-0".to_owned(), ("wrong_variant", Some(1), None)),
        ("", "[Variant \"Hexagonal\"]\n\n1-0".to_owned(), ("wrong_variant", Some(1), None)),
        (
            "",
            "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1-0".to_owned(),
            ("wrong_start", Some(1), None),
        ),
        ("e4 - e5 -", "1.d4 d5 1-0".to_owned(), ("other_moves", Some(1), Some(1))),
        ("e4 - e5 -", "1.e4\nc5 1-0".to_owned(), ("other_moves", Some(2), Some(2))),
        ("e4 - e5 -", "1.e4 1-0".to_owned(), ("moves_missing", None, Some(2))),
        ("", format!("{long} 1.e4 1-0"), ("too_many_moves", None, None)),
        ("", large(REPORT_BYTES_MAX + 1), ("text_too_large", None, None)),
    ] {
        let refusal = sent(&by_post(known), None, Color::White, &pgn, 10).expect_err(&pgn);
        let told = (refusal.code(), refusal.line(), refusal.half_move());
        assert_eq!(told, expected, "{refusal}");
        assert!(refusal.to_string().ends_with('.'), "{refusal}");
    }
    for pgn in [format!("{long} 1-0"), large(REPORT_BYTES_MAX)] {
        kept(sent(&by_post(""), None, Color::White, &pgn, 10));
    }
    let contradicted = sent(&by_post(""), None, Color::White, "1.f3 e5 2.g4 Qh4# 1-0", 10);
    assert_eq!(contradicted.map_err(|refusal| refusal.rule()), Err(Some("LAW-5.1.1")));
}

/// Variations are not what was played, and what the terms say need not be said again.
#[test]
fn what_a_report_need_not_say() {
    let game = by_post("");
    kept(sent(&game, None, Color::White, "1.e4 (1.d4 d5 2.Kd7) e5! {good} 1/2-1/2", 10));
    let mut other = terms("");
    other.variant = Variant::Chess960;
    other.start = rules::Position::from_fen(
        Variant::Chess960,
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
    )
    .ok();
    let told = PlayedElsewhere { waits: true, ..PlayedElsewhere::default() };
    let game = told.game(other, day(0)).expect("a game");
    kept(sent(&game, None, Color::White, "1.Nd3 Nd6 1-0", 10));
}

/// LAW-8.5: only of games that are played elsewhere, from their start, and not while others decide.
#[test]
fn games_that_are_reported() {
    let here = Game::new(terms(""));
    let refusal = |game: &Game, at| sent(game, None, Color::White, "1-0", at).map_err(|r| r.code());
    assert_eq!(refusal(&here, 10), Err("played_here"));
    assert!(!may_report(&here, None, day(10)));
    let post = by_post("");
    assert!(may_report(&post, None, day(0)) && !may_report(&post, None, day(-1)));
    assert_eq!(refusal(&post, -1), Err("before_start"));
    let mut adjudicated = post;
    let sent_off = rules::Event::Directed {
        at: day(1),
        decision: 1,
        directive: rules::Directive::SentToAdjudication,
    };
    adjudicated.apply(&sent_off).expect("an event");
    assert_eq!(refusal(&adjudicated, 10), Err("in_adjudication"));
    assert!(!may_report(&adjudicated, None, day(10)));
}
