//! LAW-8: a director's decision about scores is made once, however often it is sent.

use rules::{
    Color, HalfPoints, Overstep, PlayerId, ScoreAsk, ScoreDecided, ScoreRefusal, ScoreRuler,
    ScoreRuling, decide_score,
};

use crate::scores::{DIRECTOR, alike, by_post, day, ends, lines, on};

/// A decision that comes again is answered, and one that has not seen another is refused.
#[test]
fn a_decision_is_made_once() {
    let game = by_post("10 moves in 60 days");
    let scores = alike(&game, "e4 0 2");
    let ruling = ScoreRuling::BeginPeriod(Color::White);
    let ruler = ScoreRuler { by: DIRECTOR, reason: "Why.", seen: 0 };
    let Ok(ScoreDecided::Kept(after, _)) =
        decide_score(&game, Some(&scores), &ruling, ruler, day(901))
    else {
        panic!("decided");
    };
    let again = decide_score(&game, Some(&after), &ruling, ruler, day(902));
    assert_eq!(again, Ok(ScoreDecided::Repeated));
    for other in [
        ScoreRuler { reason: "Because.", ..ruler },
        ScoreRuler { by: PlayerId(8), ..ruler },
        ScoreRuler { seen: 2, ..ruler },
    ] {
        let refused = decide_score(&game, Some(&after), &ruling, other, day(902));
        assert_eq!(refused, Err(ScoreRefusal::DecidedMeanwhile), "{other:?}");
    }
    // One that has ended the game is found again, too.
    let ruling = ScoreRuling::Exceeded(Overstep::Both);
    let ruler = ScoreRuler { seen: 1, ..ruler };
    let Ok(ScoreDecided::Kept(over, events)) =
        decide_score(&game, Some(&after), &ruling, ruler, day(903))
    else {
        panic!("decided");
    };
    let (ended, _) = ends(&game, &events);
    assert_eq!(
        decide_score(&ended, Some(&over), &ruling, ruler, day(904)),
        Ok(ScoreDecided::Repeated)
    );
}

/// Another day, other lines and another result are no repetition, whatever the reason.
#[test]
fn another_decision_is_no_repetition() {
    let game = by_post("10 moves in 60 days");
    let scores = alike(&game, "e4 0 2");
    let asked = |until| ScoreRuling::Ask(ScoreAsk::Sheet, on(until));
    let both = [lines("e4 0 2 e5 4 5"), lines("e4 0 2 c5 4 5")];
    let settled = |of: usize| ScoreRuling::Settle(1, &both[of]);
    let recorded =
        |white| ScoreRuling::Record { white: HalfPoints(white), black: HalfPoints(2 - white) };
    let ruler = ScoreRuler { by: DIRECTOR, reason: "Why.", seen: 0 };
    for (ruling, other) in
        [(asked(910), asked(911)), (settled(0), settled(1)), (recorded(2), recorded(1))]
    {
        let first = decide_score(&game, Some(&scores), &ruling, ruler, day(901));
        let Ok(ScoreDecided::Kept(then, events)) = first else { panic!("decided") };
        let mut game = game.clone();
        events.iter().for_each(|event| game.apply(event).expect("an event"));
        let again = decide_score(&game, Some(&then), &ruling, ruler, day(902));
        assert_eq!(again, Ok(ScoreDecided::Repeated), "{ruling:?}");
        let other = decide_score(&game, Some(&then), &other, ruler, day(902));
        assert!(other.is_err(), "{other:?}");
    }
}
