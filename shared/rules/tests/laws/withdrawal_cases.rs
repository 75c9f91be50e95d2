//! TR-8.1 to TR-8.5, SKS-7.1 to SKS-7.5: from the request, or the report, to the decision. Each case
//! is a line: how the withdrawal stands, what an official does, what comes of it.

use rules::tournament::{
    Consequence, FIVE_YEARS_MONTHS, GameFacts, GameStage, LastWithdrawal, PastWithdrawal,
    PlannedGame, Replaceable, SectionId, Withdrawal, WithdrawalAct, WithdrawalFacts,
    WithdrawalGrounds, WithdrawalKind, WithdrawalRefusal, WithdrawalReport, WithdrawalRequest,
    WithdrawalRuling, WithdrawalState, WithdrawalStep, WithdrawnEvent, WithdrawnGame,
    no_entry_until,
};
use rules::{Color, GameId, Instant, Outcome, PlayerId};

use WithdrawalKind::{Accepted, Death, Silent, Unaccepted};

/// 2026-11-21T17:00:00Z.
const NOW: Instant = Instant::from_unix(1_795_280_400);
const PLAYER: PlayerId = PlayerId(7);
const OFFICIAL: PlayerId = PlayerId(9);

fn request(months: u16) -> WithdrawalRequest {
    WithdrawalRequest {
        grounds: WithdrawalGrounds::GraveIllness,
        months,
        reasons: "An operation.".to_owned(),
        games: Vec::new(),
    }
}

fn asked(months: u16) -> Withdrawal {
    match Withdrawal::ask(PLAYER, request(months), None, (&[GameId(1)], 0), NOW) {
        Ok(Outcome::Changed(withdrawal)) => withdrawal,
        other => panic!("{other:?}"),
    }
}

fn at(state: WithdrawalState) -> Withdrawal {
    Withdrawal { state, ..asked(3) }
}

/// A game of 30 moves in an event that has begun.
fn event() -> WithdrawnEvent {
    let facts = GameFacts { stage: GameStage::Running, moves: 30, started: true };
    let game = WithdrawnGame {
        game: GameId(1),
        section: SectionId(5),
        color: Color::White,
        opponent: PlayerId(8),
        facts,
        in_adjudication: false,
        over_on_time: false,
        replaceable: Replaceable::No,
        waits: false,
    };
    WithdrawnEvent { begun: true, games: vec![game] }
}

fn facts<'a>(events: &'a [WithdrawnEvent], past: &'a [PastWithdrawal]) -> WithdrawalFacts<'a> {
    WithdrawalFacts { events: events.iter().collect(), entered: 0, past, reviews: false }
}

fn act<T>(what: T, suspension_months: Option<u16>) -> WithdrawalAct<T> {
    WithdrawalAct { what, by: OFFICIAL, reason: "It is so.".to_owned(), suspension_months }
}

/// What a decision comes to: the state's name, `unchanged`, or the refusal with its rule.
fn verdict(outcome: Result<Outcome<Withdrawal>, WithdrawalRefusal>) -> String {
    match outcome {
        Ok(Outcome::Unchanged) => "unchanged".to_owned(),
        Ok(Outcome::Changed(withdrawal)) => withdrawal.state.code().to_owned(),
        Err(refusal) => match refusal.rule() {
            Some(rule) => format!("{} {rule}", refusal.code()),
            None => refusal.code().to_owned(),
        },
    }
}

/// TR-8.2, TR-8.3, TR-8.4, SKS-7.3-general, SKS-7.4: which ruling is possible when.
#[test]
fn rulings_follow_one_another() {
    use WithdrawalState::{Decided, Offered, PlayOn, Requested, TakenBack};
    let recent = [PastWithdrawal { kind: Accepted, at: NOW + -86_400, suspended_until: None }];
    let rulings = [
        WithdrawalRuling::Accepted,
        WithdrawalRuling::Offered,
        WithdrawalRuling::Unaccepted,
        WithdrawalRuling::Death,
        WithdrawalRuling::Abused,
    ];
    let decided = "withdrawal_decided";
    let not_accepted = "not_accepted TR-8.3";
    let first = "offer_first TR-8.4";
    for (state, expected) in [
        (Requested, ["accepted", "offered", first, "death", not_accepted]),
        (Offered, ["accepted", "unchanged", "unaccepted", "death", not_accepted]),
        (TakenBack, [decided, decided, decided, decided, not_accepted]),
        (PlayOn, [decided, decided, decided, decided, not_accepted]),
        (Decided(Accepted), ["unchanged", decided, decided, decided, "accepted"]),
        (Decided(Unaccepted), [decided, decided, "unchanged", decided, not_accepted]),
        (Decided(Silent), [decided, decided, decided, decided, not_accepted]),
        (Decided(Death), [decided, decided, decided, "unchanged", not_accepted]),
    ] {
        for (ruling, expected) in rulings.into_iter().zip(expected) {
            let events = [event()];
            let made = at(state).decide(act(ruling, None), true, &facts(&events, &[]), NOW);
            assert_eq!(verdict(made), expected, "{ruling:?} of {state:?}");
        }
    }
    // Grounds that last too short are refused to whoever reviews, too; a second one within a year
    // waits for the review.
    for (months, past, reviews, expected) in [
        (2, &[][..], true, "grounds_too_short TR-8.2"),
        (3, &[][..], false, "accepted"),
        (3, &recent[..], false, "review_first TR-8.4"),
        (3, &recent[..], true, "accepted"),
        (2, &recent[..], false, "grounds_too_short TR-8.2"),
    ] {
        let events = [event()];
        let facts = WithdrawalFacts { reviews, ..facts(&events, past) };
        let made = asked(months).decide(act(WithdrawalRuling::Accepted, None), true, &facts, NOW);
        assert_eq!(verdict(made), expected, "{months} months, {reviews}");
    }
}

/// TR-8.3, SKS-7.3: the decision fixes what becomes of the games, says since when and by whom, and
/// keeps the player from entering.
#[test]
fn a_decision_fixes_what_follows() {
    let events = [event()];
    let ruling = act(WithdrawalRuling::Accepted, Some(7));
    let made = asked(3).decide(ruling, true, &facts(&events, &[]), NOW);
    let Ok(Outcome::Changed(made)) = made else { panic!("{made:?}") };
    let planned = PlannedGame {
        game: GameId(1),
        section: SectionId(5),
        white: true,
        consequence: Consequence::Adjudicate,
        awaits: false,
    };
    assert_eq!(made.plan, [planned]);
    assert_eq!(made.suspended_until, Some(no_entry_until(NOW, 7)));
    let [decision] = &made.decisions[..] else { panic!("{:?}", made.decisions) };
    assert_eq!((decision.what, decision.by), (WithdrawalStep::Accepted, OFFICIAL));
    let past = made.past().expect("it was decided");
    assert_eq!((past.kind, past.at), (Accepted, NOW));
    // A month less than the least, and one more than the most.
    for (months, expected) in [(5, "suspension_outside TR-8.3"), (121, "suspension_outside")] {
        let ruling = act(WithdrawalRuling::Accepted, Some(months));
        let made = asked(3).decide(ruling, true, &facts(&events, &[]), NOW);
        assert_eq!(verdict(made), expected, "{months}");
    }
    // Games that were set up since follow; those of the plan stay as they are.
    assert_eq!(made.extended(&events), None);
    let mut since = event();
    since.games[0].game = GameId(2);
    let longer = made.extended([&events[0], &since]).expect("one game more");
    let games: Vec<u32> = longer.plan.iter().map(|planned| planned.game.0).collect();
    assert_eq!(games, [1, 2]);
}

/// TR-8.3: five years for an acceptance that was abused, once, and not while it is being carried out.
#[test]
fn an_abuse_brings_five_years() {
    let until = no_entry_until(NOW, FIVE_YEARS_MONTHS);
    let accepted =
        Withdrawal { suspended_until: Some(NOW), ..at(WithdrawalState::Decided(Accepted)) };
    let abused = || act(WithdrawalRuling::Abused, None);
    let early = accepted.decide(abused(), false, &facts(&[], &[]), NOW);
    assert_eq!(verdict(early), "being_carried_out");
    let made = accepted.decide(abused(), true, &facts(&[], &[]), NOW);
    let Ok(Outcome::Changed(made)) = made else { panic!("{made:?}") };
    assert_eq!((made.suspended_until, made.abused_at), (Some(until), Some(NOW)));
    assert_eq!(made.decisions.last().map(|decision| decision.what), Some(WithdrawalStep::Abused));
    // It was accepted all the same: what later withdrawals ask stays.
    assert_eq!(made.state, accepted.state);
    assert_eq!(made.decide(abused(), true, &facts(&[], &[]), NOW), Ok(Outcome::Unchanged));
    // A longer one stays.
    let longer = Withdrawal { suspended_until: Some(until + 1), ..accepted };
    let made = longer.decide(abused(), true, &facts(&[], &[]), NOW);
    let Ok(Outcome::Changed(made)) = made else { panic!("{made:?}") };
    assert_eq!(made.suspended_until, Some(until + 1));
}

/// TR-8.1, SKS-7.1: one request at a time; the same again is no second one, and nothing new is asked
/// while the last one is being carried out.
#[test]
fn one_request_at_a_time() {
    use WithdrawalState::{Decided, Offered, PlayOn, Requested, TakenBack};
    let running = [GameId(1)];
    for (state, settled, months, expected) in [
        (Requested, true, 3, "unchanged"),
        (Requested, true, 4, "withdrawal_waits"),
        (Offered, false, 3, "unchanged"),
        (Offered, true, 4, "withdrawal_waits"),
        (TakenBack, false, 3, "requested"),
        (PlayOn, true, 3, "requested"),
        (Decided(Accepted), false, 3, "withdrawal_decided"),
        (Decided(Accepted), true, 3, "requested"),
    ] {
        let last = at(state);
        let last = Some(LastWithdrawal { withdrawal: &last, settled });
        let made = Withdrawal::ask(PLAYER, request(months), last, (&running, 0), NOW);
        assert_eq!(verdict(made), expected, "{state:?}, {settled}, {months}");
    }
    let nothing = Withdrawal::ask(PLAYER, request(3), None, (&[], 0), NOW);
    assert_eq!(verdict(nothing), "nothing_to_withdraw_from");
    let entered = Withdrawal::ask(PLAYER, request(3), None, (&[], 1), NOW);
    assert_eq!(verdict(entered), "requested");
}

/// TR-8.2, TR-8.5, SKS-7.2, SKS-7.5: what is reported of somebody who has not asked.
#[test]
fn reports_are_made_once() {
    use WithdrawalState::{Decided, Offered, Requested, TakenBack};
    let report =
        |what, months, last: Option<(WithdrawalState, bool)>, events: &[WithdrawnEvent]| {
            let last = last.map(|(state, settled)| (at(state), settled));
            let last = last.as_ref();
            let last =
                last.map(|(withdrawal, settled)| LastWithdrawal { withdrawal, settled: *settled });
            verdict(Withdrawal::report(act(what, months), last, &facts(events, &[]), NOW))
        };
    let events = [event()];
    use WithdrawalReport as Report;
    for (what, months, last, expected) in [
        (Report::Silent, Some(0), None, "silent"),
        (Report::Silent, Some(24), None, "silent"),
        (Report::Silent, Some(25), None, "suspension_outside TR-8.5"),
        (Report::Silent, None, None, "suspension_missing TR-8.5"),
        (Report::Death, None, None, "death"),
        (Report::Accepted, None, None, "accepted"),
        (Report::Death, None, Some((Requested, true)), "withdrawal_waits"),
        (Report::Death, None, Some((Offered, false)), "withdrawal_waits"),
        (Report::Death, None, Some((TakenBack, false)), "death"),
        // The same is not reported once more while it is being carried out; another one waits.
        (Report::Death, None, Some((Decided(Death), false)), "unchanged"),
        (Report::Silent, Some(0), Some((Decided(Death), false)), "withdrawal_decided"),
        // Who has games again may be silent again.
        (Report::Silent, Some(0), Some((Decided(Silent), true)), "silent"),
    ] {
        assert_eq!(report(what, months, last, &events), expected, "{what:?} after {last:?}");
    }
    assert_eq!(report(Report::Death, None, None, &[]), "nothing_to_withdraw_from");
    // Nothing is left but what the withdrawal itself has sent to the adjudicators, or time has ended.
    let mut sent = event();
    sent.games[0].in_adjudication = true;
    assert_eq!(report(Report::Death, None, Some((Decided(Death), true)), &[sent.clone()]), "death");
    let planned = PlannedGame {
        game: GameId(1),
        section: SectionId(5),
        white: true,
        consequence: Consequence::Adjudicate,
        awaits: false,
    };
    let last = Withdrawal { plan: vec![planned], ..at(Decided(Death)) };
    let last = Some(LastWithdrawal { withdrawal: &last, settled: true });
    let again = Withdrawal::report(act(Report::Death, None), last, &facts(&[sent], &[]), NOW);
    assert_eq!(verdict(again), "unchanged");
    let mut fallen = event();
    fallen.games[0].over_on_time = true;
    assert_eq!(report(Report::Death, None, Some((Decided(Death), true)), &[fallen]), "unchanged");
}

/// TR-8.3, SKS-7.2: what is carried out once it is decided; the profile tells a death, and nothing
/// more follows once abuse was found.
#[test]
fn what_follows_a_decision() {
    let decided = |kind| at(WithdrawalState::Decided(kind));
    let abused = Withdrawal { abused_at: Some(NOW), ..decided(Accepted) };
    // Whether the player has died, and whether the games follow; after an abuse (TR-8.3) entries alone do.
    for (withdrawal, expected) in [
        (decided(Accepted), Some((false, true))),
        (decided(Unaccepted), Some((false, true))),
        (decided(Silent), Some((false, true))),
        (decided(Death), Some((true, true))),
        (abused, Some((false, false))),
        (at(WithdrawalState::Requested), None),
        (at(WithdrawalState::Offered), None),
        (at(WithdrawalState::TakenBack), None),
        (at(WithdrawalState::PlayOn), None),
    ] {
        let found = withdrawal.follow_up().map(|found| (found.has_died, found.directs_games));
        assert_eq!(found, expected, "{:?}", withdrawal.state);
        let waits = withdrawal.state == WithdrawalState::Requested;
        assert_eq!(withdrawal.state.waits_for_official(), waits, "{:?}", withdrawal.state);
    }
}

/// SKS-7.7a-c: nobody withdraws again from games in which somebody else is looked for; from others they do.
#[test]
fn who_waits_for_a_substitute_has_withdrawn() {
    let planned = PlannedGame {
        game: GameId(1),
        section: SectionId(5),
        white: true,
        consequence: Consequence::Default,
        awaits: true,
    };
    let mut decided = at(WithdrawalState::Decided(Silent));
    for (awaits, running, expected) in [
        (true, &[1][..], "nothing_to_withdraw_from"),
        (true, &[1, 2], "requested"),
        (false, &[1], "requested"),
    ] {
        decided.plan = vec![PlannedGame { awaits, ..planned }];
        let last = Some(LastWithdrawal { withdrawal: &decided, settled: true });
        let running: Vec<GameId> = running.iter().copied().map(GameId).collect();
        let request = asked(3).request.expect("a request");
        let made = Withdrawal::ask(PlayerId(1), request, last, (&running, 0), NOW);
        assert_eq!(verdict(made), expected, "{awaits} {running:?}");
    }
}
