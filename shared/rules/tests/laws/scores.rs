//! LAW-8: the scores that the players of a game by post or e-mail keep, and what the director decides about them.

use rules::{
    Color, DAY_SECONDS, Day, Decision, Ending, Event, Game, HalfPoints, Instant, Interval,
    LineRequest, Overstep, PlayedElsewhere, PlayerId, Reporting, ResultElsewhere, ScoreActKind,
    ScoreAsk, ScoreClaimKind, ScoreDecided, ScorePosition, ScoreRefusal, ScoreRuler, ScoreRuling,
    ScoreWaits, Scores, Scoring, Terms, Variant, answer_score, claim_in_score, decide_score,
    enter_score, may_score, report,
};

use crate::elsewhere::played;
use crate::{START, terms};

pub(crate) const DIRECTOR: PlayerId = PlayerId(9);
/// A game that can be reported: 1.e4 e5 and so on, each move three days after the card came.
const MOVES: &str =
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 Nbd2 Bb7";

pub(crate) fn day(days: i64) -> Instant {
    START + days * DAY_SECONDS
}

pub(crate) fn on(days: i64) -> Day {
    Day::of(day(days))
}

pub(crate) fn by_post(control: &str) -> Game {
    let terms = Terms { time_control: control.parse().expect("a control"), ..terms("") };
    played("").waits(terms)
}

trait Waits {
    fn waits(self, terms: Terms) -> Game;
}

impl Waits for PlayedElsewhere {
    fn waits(self, terms: Terms) -> Game {
        PlayedElsewhere { waits: true, ..self }.game(terms, day(0)).expect("a game")
    }
}

/// Lines as they are written here: a move, the day of arrival and of dispatch, `e4 0 3`.
pub(crate) fn lines(text: &str) -> Vec<LineRequest<'_>> {
    let mut words = text.split_whitespace();
    let mut all = Vec::new();
    while let (Some(text), Some(arrived), Some(sent)) = (words.next(), words.next(), words.next()) {
        let days = |word: &str| on(word.parse().expect("a day"));
        all.push(LineRequest { text, arrived: days(arrived), sent: days(sent) });
    }
    all
}

/// The first half-moves of the game above, each answered after so many days, the card two days under way.
fn spaced(count: usize, days: i64) -> String {
    let mut at = 0;
    let line = |text: &str| {
        let (arrived, sent) = (at, at + days);
        at = sent + 2;
        format!("{text} {arrived} {sent}")
    };
    MOVES.split(' ').take(count).map(line).collect::<Vec<_>>().join(" ")
}

/// The scores after a player has entered lines from a half-move on.
fn entered(
    game: &Game,
    known: Option<&Scores>,
    by: Color,
    from: usize,
    text: &str,
) -> Result<Scores, ScoreRefusal> {
    match enter_score(game, known, by, (from, &lines(text)), day(900))? {
        Scoring::Kept(scores) => Ok(*scores),
        Scoring::Repeated => Ok(known.cloned().expect("what is repeated")),
    }
}

/// Both have entered the same.
pub(crate) fn alike(game: &Game, text: &str) -> Scores {
    let scores = entered(game, None, Color::White, 1, text).expect("White's");
    entered(game, Some(&scores), Color::Black, 1, text).expect("Black's")
}

fn decided(
    game: &Game,
    known: Option<&Scores>,
    ruling: &ScoreRuling<'_>,
) -> Result<(Scores, Vec<Event>), ScoreRefusal> {
    let seen = known.map_or(0, |known| known.acts.len());
    let ruler = ScoreRuler { by: DIRECTOR, reason: "Why.", seen };
    match decide_score(game, known, ruling, ruler, day(901))? {
        ScoreDecided::Kept(scores, events) => Ok((*scores, events)),
        ScoreDecided::Repeated => panic!("nothing is repeated"),
    }
}

/// LAW-8.1, LAW-4.2: each keeps a score of his own, in any notation; what both have entered alike stands.
#[test]
fn what_both_enter_alike_stands() {
    let game = by_post("10 moves in 60 days");
    let white = entered(&game, None, Color::White, 1, "5254 0 2 e5 4 5").expect("in numbers");
    assert_eq!((white.stands(), white.differ_at(), white.waits()), (0, None, None));
    let both = entered(&game, Some(&white), Color::Black, 1, "e4 0 2").expect("in SAN");
    assert_eq!((both.stands(), both.differ_at()), (1, None));
    let more = entered(&game, Some(&both), Color::Black, 2, "e7e5 4 5 Nf3 7 8").expect("more");
    assert_eq!((more.stands(), more.differ_at()), (2, None));
    let same = enter_score(&game, Some(&more), Color::Black, (3, &lines("Nf3 7 8")), day(900));
    assert_eq!(same, Ok(Scoring::Repeated));
    // Until then it is put right, or struck.
    let other = entered(&game, Some(&more), Color::Black, 3, "Nc3 7 8").expect("another");
    let struck = entered(&game, Some(&other), Color::Black, 3, "").expect("struck");
    assert_eq!((other.of(Color::Black).lines.len(), struck.of(Color::Black).lines.len()), (3, 2));
    for (from, text) in [(2, "c5 4 5"), (2, "e5 4 6"), (2, "e5(=) 4 5"), (2, ""), (1, "")] {
        let refused = entered(&game, Some(&more), Color::Black, from, text);
        assert_eq!(refused, Err(ScoreRefusal::Stands { half_move: from }), "{from} {text}");
    }
    // From an earlier half-move on, with the same lines before, it may still go on otherwise.
    let again =
        entered(&game, Some(&more), Color::Black, 1, "e4 0 2 e5 4 5 d4 7 9").expect("again");
    assert_eq!(again.stands(), 2);
}

/// LAW-8.1: moves are legal, and days in order; each refusal names its half-move.
#[test]
fn what_no_score_can_have() {
    let game = by_post("10 moves in 60 days");
    let early =
        |half_move, earliest| ScoreRefusal::ArrivedTooEarly { half_move, earliest: on(earliest) };
    for (from, text, expected) in [
        (2, "e4 0 1", ScoreRefusal::Gap { next: 1 }),
        (0, "e4 0 1", ScoreRefusal::Gap { next: 1 }),
        (1, "e4 -1 1", early(1, 0)),
        (1, "e4 0 2 e5 1 3", early(2, 2)),
        (1, "e4 1 0", ScoreRefusal::SentBeforeArrival { half_move: 1 }),
        (1, "e4 0 0 e5 0 902", ScoreRefusal::InFuture { half_move: 2 }),
    ] {
        assert_eq!(entered(&game, None, Color::White, from, text), Err(expected), "{text}");
    }
    // The same day, and tomorrow where it is tomorrow somewhere, are days of a card.
    assert!(entered(&game, None, Color::White, 1, "e4 0 0 e5 0 900").is_ok());
    let illegal = entered(&game, None, Color::White, 1, "e4 0 1 e4 1 2").expect_err("illegal");
    assert_eq!(
        (illegal.code(), illegal.rule(), illegal.half_move()),
        ("illegal_move", Some("LAW-3.10.2"), Some(2))
    );
    let long = "Nf3 0 0 Nf6 0 0 Ng1 0 0 Ng8 0 0 ".repeat(250);
    assert!(entered(&game, None, Color::White, 1, &long).is_ok());
    let longer = format!("{long} e4 0 0");
    assert_eq!(entered(&game, None, Color::White, 1, &longer), Err(ScoreRefusal::TooManyMoves));
    // A game of the server has no score to be kept, one that is over none any more.
    let here = Game::new(terms(""));
    assert_eq!(
        entered(&here, None, Color::White, 1, "e4 0 1").expect_err("here").code(),
        "played_here"
    );
    assert!(!may_score(&here, None, day(900)));
    let later = by_post("10 moves in 60 days");
    assert!(may_score(&later, None, day(0)) && !may_score(&later, None, day(-2)));
    let result = ResultElsewhere { white: HalfPoints(2), black: HalfPoints(0), flag: None };
    let mut over = game;
    let Ok(Decision::Accepted(events)) = over.record(result, day(30)) else { panic!("recorded") };
    events.iter().for_each(|event| over.apply(event).expect("an event"));
    assert_eq!(
        entered(&over, None, Color::White, 1, "e4 0 1").expect_err("over").code(),
        "game_finished"
    );
}

/// LAW-8.1: where the sheets differ the director decides, unless the players put it right.
#[test]
fn what_differs_waits_for_the_director() {
    let game = by_post("10 moves in 60 days");
    let white = entered(&game, None, Color::White, 1, "e4 0 2 e5 4 5 Nf3 7 8").expect("White's");
    for (text, differ) in [
        ("e4 0 2 c5 4 5", Some(2)),
        ("e4 0 2 e5 4 6", Some(2)),
        ("e4 0 2 e5 3 5", Some(2)),
        ("e4(=) 0 2", Some(1)),
        ("e4 0 2 e5 4 5", None),
    ] {
        let both = entered(&game, Some(&white), Color::Black, 1, text).expect("Black's");
        assert_eq!(both.differ_at(), differ, "{text}");
        assert_eq!(both.waits(), differ.map(|_| (day(900), ScoreWaits::Differ)), "{text}");
        let right = entered(&game, Some(&both), Color::Black, 1, "e4 0 2 e5 4 5").expect("right");
        assert_eq!((right.stands(), right.waits()), (2, None), "{text}");
    }
    let both =
        entered(&game, Some(&white), Color::Black, 1, "e4 0 2 c5 4 5 Nf3 7 8").expect("Black's");
    assert_eq!(both.readable(Color::Black, false), 3);
    let (settled, events) =
        decided(&game, Some(&both), &ScoreRuling::Settle(2, &lines("c5 4 5"))).expect("settled");
    assert_eq!((events, settled.stands(), settled.waits()), (vec![], 2, None));
    let san: Vec<String> =
        settled.described(&game, settled.standing()).into_iter().map(|played| played.san).collect();
    assert_eq!(san, ["e4", "c5"]);
    let act = settled.acts.last().expect("an act");
    assert_eq!((act.kind, act.by, act.half_move), (ScoreActKind::Settled, DIRECTOR, Some(2)));
    // An illegal move is gone back behind, what stands included (LAW-7.2).
    let (back, _) = decided(&game, Some(&settled), &ScoreRuling::Settle(2, &[])).expect("back");
    assert_eq!(back.stands(), 1);
    let beyond = decided(&game, Some(&back), &ScoreRuling::Settle(3, &lines("Nf3 7 8")));
    assert_eq!(beyond, Err(ScoreRefusal::Gap { next: 2 }));
    // Nobody copies: of the other's sheet one reads as much as one has entered.
    let ahead = entered(&game, None, Color::White, 1, "e4 0 2 e5 4 5").expect("White's");
    assert_eq!([false, true].map(|over| ahead.readable(Color::Black, over)), [0, 2]);
}

/// LAW-8.1, LAW-10.1: the time used counts from arrival to dispatch, without leave.
#[test]
fn time_is_counted_from_arrival_to_dispatch() {
    for (control, text, left, used, exceeded) in [
        ("10 moves in 60 days", "", 60, 0, None),
        // The days under way are nobody's.
        ("10 moves in 60 days", "e4 0 7 e5 30 33", 53, 7, None),
        ("10 moves in 60 days", "e4 0 7 e5 30 33 Nf3 60 113", 0, 60, None),
        ("10 moves in 60 days", "e4 0 7 e5 30 33 Nf3 60 114", -1, 61, Some(3)),
        ("10 moves in 60 days double after 20", "e4 0 30", 20, 40, None),
    ] {
        let game = by_post(control);
        let scores = entered(&game, None, Color::White, 1, text).expect(text);
        let told = scores.clock(&game, &scores.of(Color::White).lines, Color::White);
        let (days_left, days_used) = (told.clock.days_left, told.clock.days_used);
        assert_eq!(
            (days_left, days_used, told.exceeded_at),
            (Some(left), used, exceeded),
            "{text}"
        );
    }
    let mut game = by_post("10 moves in 60 days");
    let leave = Interval { from: day(2), until: day(6) };
    let event = Event::LeaveRegistered { at: day(0), by: Color::White, leave };
    game.apply(&event).expect("leave");
    let scores = entered(&game, None, Color::White, 1, "e4 0 7").expect("White's");
    let told = scores.clock(&game, &scores.of(Color::White).lines, Color::White);
    assert_eq!((told.clock.days_left, told.clock.days_used), (Some(57), 3));
    assert_eq!(scores.days(&game, 1, scores.of(Color::White).lines[0]), 3);
}

pub(crate) fn ends(game: &Game, events: &[Event]) -> (Game, Ending) {
    let mut after = game.clone();
    events.iter().for_each(|event| after.apply(event).expect("an event"));
    let again = Game::replay(after.terms().clone(), after.log()).expect("a log");
    assert_eq!(again.ending(), after.ending());
    let ending = *after.ending().expect("an ending");
    (after, ending)
}

/// LAW-6.6, LAW-6.7, LAW-6.9, TR-8.7a: by post an overstep counts as the director confirms it.
#[test]
fn an_overstep_counts_when_it_is_confirmed() {
    let game = by_post("10 moves in 60 days");
    let scores = alike(&game, "e4 0 61 e5 63 64");
    // Nothing ends by itself.
    assert_eq!(scores.waits(), None);
    let claim = (ScoreClaimKind::TimeExceeded, "61 days.");
    let Ok(Scoring::Kept(claimed)) =
        claim_in_score(&game, Some(&scores), Color::Black, claim, day(70))
    else {
        panic!("claimed");
    };
    assert_eq!(claimed.waits(), Some((day(70), ScoreWaits::Claim)));
    let again = claim_in_score(&game, Some(&claimed), Color::Black, claim, day(80));
    assert_eq!(again, Ok(Scoring::Repeated));
    let (dismissed, _) =
        decided(&game, Some(&claimed), &ScoreRuling::Dismiss(Color::Black)).expect("dismissed");
    assert_eq!(dismissed.waits(), None);
    let nothing = decided(&game, Some(&dismissed), &ScoreRuling::Dismiss(Color::Black));
    assert_eq!(nothing, Err(ScoreRefusal::NoClaim));
    for (whose, score, code) in [
        (Overstep::By(Color::White), (0, 2), "time_forfeiture"),
        (Overstep::By(Color::Black), (2, 0), "time_forfeiture"),
        (Overstep::Both, (0, 0), "default"),
    ] {
        let (after, events) =
            decided(&game, Some(&claimed), &ScoreRuling::Exceeded(whose)).expect("upheld");
        let (over, ending) = ends(&game, &events);
        assert_eq!((ending.score.white.0, ending.score.black.0), score, "{whose:?}");
        assert_eq!((usize::from(over.ply()), after.waits()), (2, None));
        assert_eq!(ending.reason.code(), code);
    }
    // Whose opponent has nothing to mate with does not lose (LAW-6.7).
    let fen = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
    let start = rules::Position::from_fen(Variant::Chess, fen).expect("a position");
    let terms = Terms { start: Some(start), ..game.terms().clone() };
    let bare = played("").waits(terms);
    let (_, events) =
        decided(&bare, None, &ScoreRuling::Exceeded(Overstep::By(Color::White))).expect("drawn");
    assert_eq!(ends(&bare, &events).1.score.white.0, 1);
    let (_, events) =
        decided(&bare, None, &ScoreRuling::Exceeded(Overstep::By(Color::Black))).expect("won");
    assert_eq!(ends(&bare, &events).1.score.white.0, 2);
}

/// LAW-8.5, LAW-9.2: the director records what the players have not both sent.
#[test]
fn the_director_records_a_result() {
    let game = by_post("10 moves in 60 days");
    let scores = alike(&game, "e4 0 1 e5 3 4");
    let claim = (ScoreClaimKind::Draw, "Three times.");
    let Ok(Scoring::Kept(claimed)) =
        claim_in_score(&game, Some(&scores), Color::Black, claim, day(70))
    else {
        panic!("claimed");
    };
    let possible = [(2, 0), (0, 2), (1, 1), (0, 0)];
    for (white, black) in possible.into_iter().chain([(2, 2), (1, 0), (3, 0)]) {
        let ruling = ScoreRuling::Record { white: HalfPoints(white), black: HalfPoints(black) };
        let found = decided(&game, Some(&claimed), &ruling);
        if !possible.contains(&(white, black)) {
            assert_eq!(found, Err(ScoreRefusal::NoResult), "{white}:{black}");
            continue;
        }
        let (after, events) = found.expect("recorded");
        let (over, ending) = ends(&game, &events);
        assert_eq!((ending.score.white.0, ending.score.black.0, over.ply()), (white, black, 2));
        assert_eq!((ending.reason.code(), after.waits()), ("recorded", None));
    }
}

/// LAW-8.4: where no overstep can be shown, the next move is the first of the next period.
#[test]
fn a_period_begins_where_no_overstep_can_be_shown() {
    for (control, moves_to_go, days) in
        [("10 moves in 60 days", 10, 60), ("10 moves in 60 days then 20 moves in 90 days", 20, 90)]
    {
        let game = by_post(control);
        let scores = alike(&game, "e4 0 61 e5 63 64");
        let claim = (ScoreClaimKind::TimeExceeded, "");
        let Ok(Scoring::Kept(claimed)) =
            claim_in_score(&game, Some(&scores), Color::Black, claim, day(70))
        else {
            panic!("claimed");
        };
        let (after, events) =
            decided(&game, Some(&claimed), &ScoreRuling::BeginPeriod(Color::White)).expect("begun");
        assert_eq!((events, after.waits()), (vec![], None), "the claim is answered");
        let clock = |scores: &Scores, of| {
            let told = scores.clock(&game, scores.standing(), of);
            (told.clock.moves_to_go, told.clock.days_left, told.exceeded_at)
        };
        assert_eq!(clock(&after, Color::White), (Some(moves_to_go), Some(days), None), "{control}");
        assert_eq!(clock(&after, Color::Black), (Some(9), Some(59), None));
        let later = "e4 0 61 e5 63 64 Nf3 66 70 Nc6 72 73";
        let played = entered(&game, Some(&after), Color::White, 1, later).expect("White's");
        let played = entered(&game, Some(&played), Color::Black, 1, later).expect("Black's");
        assert_eq!(clock(&played, Color::White), (Some(moves_to_go - 1), Some(days - 4), None));
    }
    let game = by_post("50 days plus 5 days per move");
    let refused = decided(&game, None, &ScoreRuling::BeginPeriod(Color::White));
    assert_eq!(refused, Err(ScoreRefusal::NoPeriods));
}

/// LAW-7.1: begun with reversed colours, a game begins again before both have made ten moves, else it is played on.
#[test]
fn reversed_colours() {
    let game = by_post("10 moves in 60 days");
    for (plies, again) in [(2, true), (18, true), (19, false), (20, false), (22, false)] {
        let scores = alike(&game, &spaced(plies, 1));
        let (after, events) =
            decided(&game, Some(&scores), &ScoreRuling::ColoursReversed).expect("decided");
        assert_eq!(events, []);
        let kind = after.acts.last().map(|act| act.kind);
        if again {
            assert_eq!(
                (kind, after.stands(), after.reversed),
                (Some(ScoreActKind::BegunAgain), 0, false)
            );
            assert_eq!(after.starts_on, on(901));
            let early = (1, &*lines("e4 0 1"));
            let before = enter_score(&game, Some(&after), Color::White, early, day(901));
            assert!(matches!(before, Err(ScoreRefusal::ArrivedTooEarly { .. })), "{before:?}");
        } else {
            assert_eq!(
                (kind, after.stands(), after.reversed),
                (Some(ScoreActKind::PlayedOn), plies, true)
            );
            assert_eq!(after.mover(&game, 1), Color::Black);
            let twice = decided(&game, Some(&after), &ScoreRuling::ColoursReversed);
            assert_eq!(twice, Err(ScoreRefusal::PlayedOn));
            // The player loses whose time it was, whatever the colour of the pieces.
            let (_, events) =
                decided(&game, Some(&after), &ScoreRuling::Exceeded(Overstep::By(Color::White)))
                    .expect("upheld");
            let (over, ending) = ends(&game, &events);
            assert_eq!((ending.score.white.0, over.ply()), (0, 0));
        }
    }
    assert_eq!(
        decided(&game, None, &ScoreRuling::ColoursReversed),
        Err(ScoreRefusal::NothingEntered)
    );
}

/// LAW-7.1, LAW-8.5: the result of a game that is played on with reversed colours is that of whoever had the pieces.
#[test]
fn a_report_of_reversed_colours() {
    for (reversed, pgn, score, plies) in [
        (false, "1.e4 e5 1-0", (2, 0), 2),
        (true, "1.e4 e5 1-0", (0, 2), 0),
        (true, "1.f3 e5 2.g4 Qh4# 0-1", (2, 0), 0),
        (true, "1/2-1/2", (1, 1), 0),
    ] {
        let game = by_post("10 moves in 60 days");
        let sent = |known, by| report(&game, known, (by, reversed), pgn, day(40));
        let Ok(Reporting::Kept(kept)) = sent(None, Color::White) else { panic!("kept") };
        let Ok(Reporting::Stands(reports, events)) = sent(Some(&kept), Color::Black) else {
            panic!("stands")
        };
        let (over, ending) = ends(&game, &events);
        assert_eq!((ending.score.white.0, ending.score.black.0), score, "{pgn}");
        assert_eq!((usize::from(over.ply()), reports.is_overruled(&over)), (plies, false), "{pgn}");
    }
}

/// LAW-8.2, LAW-8.3: the director asks for the sheets, or for the position, until a day.
#[test]
fn the_director_asks() {
    let game = by_post("10 moves in 60 days");
    let scores = alike(&game, "e4 0 2");
    for (until, taken) in [(901, false), (902, true), (961, true), (962, false)] {
        let asked = decided(&game, Some(&scores), &ScoreRuling::Ask(ScoreAsk::Sheet, on(until)));
        assert_eq!(asked.is_ok(), taken, "{until}");
    }
    let nothing = answer_score(&game, Some(&scores), Color::White, None, day(902));
    assert_eq!(nothing, Err(ScoreRefusal::NothingAsked));
    let (asked, _) =
        decided(&game, Some(&scores), &ScoreRuling::Ask(ScoreAsk::Sheet, on(910))).expect("asked");
    assert_eq!(asked.waits(), Some((day(911), ScoreWaits::Unanswered)));
    let answer = |known: &Scores, by, told: Option<&ScorePosition>| match answer_score(
        &game,
        Some(known),
        by,
        told,
        day(905),
    ) {
        Ok(Scoring::Kept(scores)) => Ok(*scores),
        Ok(Scoring::Repeated) => Ok(known.clone()),
        Err(refusal) => Err(refusal),
    };
    let one = answer(&asked, Color::White, None).expect("White's");
    assert!(one.waits().is_some() && one.is_asked(Color::Black) && !one.is_asked(Color::White));
    assert_eq!(answer(&one, Color::Black, None).expect("Black's").waits(), None);
    let (asked, _) =
        decided(&game, Some(&one), &ScoreRuling::Ask(ScoreAsk::Position, on(910))).expect("asked");
    assert!(asked.is_asked(Color::White), "what was answered before was something else");
    assert_eq!(answer(&asked, Color::White, None), Err(ScoreRefusal::PositionMissing));
    let told = |fen: &str| ScorePosition {
        fen: fen.to_owned(),
        white_moves: Some(24),
        black_moves: None,
        white_days: Some(80),
        black_days: None,
        white_runs: Some(true),
    };
    let bad =
        answer(&asked, Color::White, Some(&told("8/8/8/8 w - - 0 1"))).expect_err("no position");
    assert_eq!((bad.code(), bad.rule()), ("no_such_position", Some("LAW-8.3")));
    let fen = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1";
    let white = answer(&asked, Color::White, Some(&told(fen))).expect("White's");
    assert_eq!(white.of(Color::White).position, Some(told(fen)));
    assert_eq!(answer(&white, Color::White, Some(&told(fen))), Ok(white));
}
