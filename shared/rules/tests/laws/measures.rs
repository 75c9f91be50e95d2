//! What officials decide, with its limits, and what it does to a game (LAW-6.8, LAW-6.11, LAW-12.1,
//! LAW-13.3.2, TR-14).

use rules::{
    ByColor, Color, Directive, Ending, HalfPoints, Measure, MeasureRefusal, PlayerId,
    PublicationStep, Reason,
};

use crate::START;

const WHITE: PlayerId = PlayerId(1);
const BLACK: PlayerId = PlayerId(2);
const PLAYERS: ByColor<PlayerId> = ByColor { white: WHITE, black: BLACK };

fn done(measure: Measure) -> Vec<Directive> {
    measure.directives(&PLAYERS, None).expect("it is taken")
}

fn refused(measure: Measure) -> (&'static str, Option<&'static str>) {
    let refusal = measure.directives(&PLAYERS, None).expect_err("it is refused");
    (refusal.code(), refusal.rule())
}

/// Both sides of every limit: LAW-6.11 for clocks, TR-14 for penalties.
#[test]
fn values_have_limits() {
    let set = |days, moves| Measure::SetClock { player: WHITE, days, moves };
    let penalty = |days| Measure::Penalty { player: WHITE, days };
    let points = |halves| Measure::Adjudicate { white: HalfPoints(halves) };
    for measure in [
        set(1_000, 0),
        set(-1_000, 0),
        set(0, 200),
        set(0, -200),
        set(1, -1),
        penalty(1),
        penalty(100),
        points(0),
        points(2),
        Measure::Reinstate { days: 0 },
    ] {
        assert_eq!(measure.check(), Ok(()), "{measure:?}");
    }
    for (measure, code, rule) in [
        (set(1_001, 0), "days_out_of_range", "LAW-6.11"),
        (set(-1_001, 0), "days_out_of_range", "LAW-6.11"),
        (set(0, 201), "moves_out_of_range", "LAW-6.11"),
        (set(0, -201), "moves_out_of_range", "LAW-6.11"),
        (set(0, 0), "nothing_set", "LAW-6.11"),
        (penalty(0), "days_out_of_range", "TR-14"),
        (penalty(101), "days_out_of_range", "TR-14"),
        (penalty(-1), "days_out_of_range", "TR-14"),
        (points(3), "halves_out_of_range", "LAW-12.1"),
        (Measure::Reinstate { days: -1 }, "days_out_of_range", "LAW-6.8"),
        (Measure::Reinstate { days: 1_001 }, "days_out_of_range", "LAW-6.8"),
    ] {
        assert_eq!(refused(measure), (code, Some(rule)), "{measure:?}");
    }
}

/// Whose clock, and who has lost, is told by the player, whichever colour it is.
#[test]
fn players_become_colours() {
    let adjusted = |by, days, moves| Directive::ClockAdjusted { by, days, moves };
    for (player, by) in [(WHITE, Color::White), (BLACK, Color::Black)] {
        let set = Measure::SetClock { player, days: -3, moves: 2 };
        assert_eq!(done(set), [adjusted(by, -3, 2)]);
        assert_eq!(done(Measure::Penalty { player, days: 10 }), [adjusted(by, 10, 0)]);
        let lost = Directive::Defaulted { by: Some(by) };
        assert_eq!(done(Measure::Expel { player }), [lost]);
        assert_eq!(done(Measure::Default { player, other: None }), [lost]);
        assert_eq!(done(Measure::Default { player, other: Some(player) }), [lost]);
    }
    let both = Measure::Default { player: BLACK, other: Some(WHITE) };
    assert_eq!(done(both), [Directive::Defaulted { by: None }]);
    let stranger = PlayerId(3);
    for measure in [
        Measure::SetClock { player: stranger, days: 1, moves: 0 },
        Measure::Penalty { player: stranger, days: 1 },
        Measure::Expel { player: stranger },
        Measure::Default { player: stranger, other: None },
        Measure::Default { player: WHITE, other: Some(stranger) },
    ] {
        assert_eq!(refused(measure), ("not_a_player", None), "{measure:?}");
    }
}

/// LAW-6.8: days are given back to whoever has lost on time or by silence, and to nobody else.
#[test]
fn days_are_given_back_to_the_one_who_ran_out_of_time() {
    let given = |reason| {
        let ending = Ending::won(Color::White, reason, Color::Black, START);
        Measure::Reinstate { days: 5 }.directives(&PLAYERS, Some(&ending))
    };
    let back = Directive::ClockAdjusted { by: Color::Black, days: -5, moves: 0 };
    for reason in [Reason::TimeForfeiture, Reason::Silence] {
        assert_eq!(given(reason), Ok(vec![Directive::Reinstated, back]));
    }
    for reason in [Reason::Resignation, Reason::Default, Reason::Cancelled] {
        assert_eq!(given(reason), Err(MeasureRefusal::NotLostOnTime));
    }
    assert_eq!(refused(Measure::Reinstate { days: 5 }), ("not_lost_on_time", Some("LAW-6.8")));
    assert_eq!(done(Measure::Reinstate { days: 0 }), [Directive::Reinstated]);
}

/// TR-14: an order, 10 days, expulsion; breaches in other events may bring a suspension.
#[test]
fn publishing_is_punished_step_by_step() {
    let steps = [0, 1, 2, 3, 4].map(PublicationStep::after);
    let codes = steps.map(PublicationStep::code);
    assert_eq!(codes, ["order", "penalty", "expel", "suspension", "suspension"]);
    assert_eq!(steps.map(|step| step.may_suspend(0)), [false, false, false, true, true]);
    assert!(steps.iter().all(|step| step.may_suspend(1)));
    assert_eq!(PublicationStep::PENALTY_DAYS, 10);
}
