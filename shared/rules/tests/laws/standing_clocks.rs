//! Clocks that stand still: leave (`LAW-10.1`), outages and claims that wait (`LAW-6.10a`), entered in
//! any order, before and after; and all of them at random against a model that walks through time.

use proptest::prelude::*;
use rules::{
    Claim, ClaimRequest, Color, DAY_SECONDS, Decision, Event, FlagRule, Game, Instant, Interval,
    Intervals, MoveRequest, Refusal, SilenceRule, Terms, TimeControl,
};

use crate::time_controls::{
    counted_budget, counted_charge, day_controls, move_at, shuttle, try_move,
};
use crate::{BLACK, START, WHITE, accept, answer, mover, terms, verdict};

const DAY: i64 = DAY_SECONDS;

/// Few men, so that claims wait for the director where tables are missing, and knights to go to and
/// fro.
pub(crate) const FEW: &str = "1n2k3/p7/8/8/8/8/P7/1N2K3 w - - 0 1";

pub(crate) fn span(from: i64, until: i64) -> Interval {
    Interval { from: START + from * DAY, until: START + until * DAY }
}

pub(crate) fn leave(spans: &[(i64, i64)]) -> Intervals {
    spans.iter().map(|(from, until)| span(*from, *until)).collect()
}

#[track_caller]
pub(crate) fn take_leave(game: &mut Game, color: Color, spans: &[(i64, i64)], now: Instant) {
    let decision = game.set_leave(color, &leave(spans), now);
    accept(game, decision);
}

/// LAW-10.1, LAW-6.10b: on leave a player's own clock stands still, whenever it was entered, in pieces
/// or at once; leave that begins when the flag falls comes too late.
#[test]
fn leave_stops_the_own_clock() {
    let cases: &[(&[(i64, i64)], i64)] = &[
        // Leave from and until, in days from the start, and the day on which the flag falls.
        (&[], 36),
        (&[(10, 20)], 46),
        (&[(0, 10)], 46),
        (&[(-5, 5)], 41),
        (&[(-5, 0)], 36),
        (&[(35, 40)], 41),
        (&[(36, 40)], 36),
        (&[(40, 50)], 36),
        (&[(10, 20), (20, 30)], 56),
        (&[(10, 25), (20, 30)], 56),
        (&[(10, 20), (45, 47)], 48), // the second is reached because of the first
        (&[(10, 20), (46, 47)], 46),
        (&[(1, 2), (3, 4), (5, 6), (39, 139)], 39),
        (&[(1, 2), (3, 4), (5, 6), (38, 138)], 139),
        (&[(10, 410)], 436), // 400 days
    ];
    for color in Color::ALL {
        for (spans, flag) in cases {
            let mut game = Game::new(terms(""));
            if color == Color::Black {
                move_at(&mut game, START);
            }
            if !spans.is_empty() {
                take_leave(&mut game, color, spans, START);
            }
            let at = START + flag * DAY;
            assert_eq!(game.deadline(), Some(at), "{color}, {spans:?}");
            assert_eq!(try_move(&game, at + -1), "accepted", "{color}, {spans:?}");
            assert_eq!(try_move(&game, at), "flag_fallen", "{color}, {spans:?}");
            assert_eq!(game.thinking_seconds(at), 36 * DAY, "{color}, {spans:?}");
            // The other player's leave moves nothing.
            take_leave(&mut game, !color, &[(3, 33)], START);
            assert_eq!(game.deadline(), Some(at), "{color}, {spans:?}");
        }
    }
}

/// LAW-10.1: a day of leave is a day in UTC. Nothing moves where summer time begins or ends, and the
/// leap day is a day.
#[test]
fn leave_days_are_days_in_utc() {
    let midnight = |date: &str| {
        let date: chrono::NaiveDate = date.parse().unwrap();
        Instant::from(date.and_hms_opt(0, 0, 0).unwrap().and_utc())
    };
    let cases: &[(&str, &str, &str, &str)] = &[
        // The start, the first day of leave, the day after the last, and the day of the flag.
        ("2026-03-01", "2026-03-28", "2026-03-31", "2026-04-09"),
        ("2026-10-01", "2026-10-24", "2026-10-27", "2026-11-09"),
        ("2026-03-08", "2026-03-08", "2026-03-09", "2026-04-14"),
        ("2028-02-20", "2028-02-28", "2028-03-01", "2028-03-29"),
        ("2028-02-20", "2028-02-29", "2028-03-01", "2028-03-28"),
        ("2027-02-20", "2027-02-28", "2027-03-01", "2027-03-29"),
        ("2026-12-20", "2026-12-31", "2027-01-02", "2027-01-27"),
    ];
    for (start, from, until, flag) in cases {
        let mut game = Game::new(Terms { starts_at: midnight(start), ..terms("") });
        let days = [Interval { from: midnight(from), until: midnight(until) }];
        let decision = game.set_leave(Color::White, &days.into_iter().collect(), midnight(start));
        accept(&mut game, decision);
        assert_eq!(game.deadline(), Some(midnight(flag)), "{from} to {until}");
    }
}

/// LAW-10.1: who is on leave does not move, to the second; draws are answered, games resigned, longer
/// reflection announced, and the opponent is not held up.
#[test]
fn nobody_moves_on_leave() {
    let mut game = Game::new(Terms { silence: SilenceRule::FortyDays, ..terms("") });
    for text in ["e4", "e5", "Nf3", "Nc6"] {
        let request = MoveRequest { offer_draw: text == "Nc6", ..answer(&game, text) };
        let decision = game.play(mover(&game), request, START);
        accept(&mut game, decision);
    }
    take_leave(&mut game, Color::White, &[(5, 8)], START);
    let cases: &[(i64, &str)] = &[
        (5 * DAY - 1, "accepted"),
        (5 * DAY, "on_leave"),
        (8 * DAY - 1, "on_leave"),
        (8 * DAY, "accepted"),
    ];
    for (gone, expected) in cases {
        let now = START + *gone;
        let request = answer(&game, "Bb5");
        assert_eq!(verdict(&game.play(WHITE, request, now)), *expected, "{gone} s");
        let predicted = game.predict(WHITE, request, now).map(|_| Decision::Repeated(0));
        assert_eq!(predicted.is_ok(), *expected == "accepted", "{gone} s");
        let running = *expected == "accepted";
        let clock = game.clock(Color::White, now);
        assert_eq!((clock.running, clock.seconds_left.is_some()), (running, running), "{gone} s");
        assert_eq!(
            clock.thinking_seconds,
            (*gone).min(5 * DAY) + (*gone - 8 * DAY).max(0),
            "{gone} s"
        );
        let others = [
            game.accept_draw(WHITE, None, now),
            game.decline_draw(WHITE, None, now),
            game.resign(WHITE, now),
            game.resign(BLACK, now),
            game.announce_reflection(WHITE, 4, now),
        ];
        assert!(others.iter().all(|other| verdict(other) == "accepted"), "{gone} s");
        assert_eq!(verdict(&game.play(BLACK, request, now)), "not_your_turn");
        assert_eq!(verdict(&game.play(WHITE, answer(&game, "Ke3"), now)) == "on_leave", !running);
    }
    let refused = game.play(WHITE, answer(&game, "Bb5"), START + 5 * DAY).unwrap_err();
    assert_eq!(refused, Refusal::OnLeave { until: START + 8 * DAY });
    assert_eq!((refused.code(), refused.rule()), ("on_leave", Some("LAW-10.1")));
    assert!(refused.to_string().contains("2026-01-09T00:00:00Z"));
    // Black moves while White is on leave, and a move sent before is answered again.
    let mut game = Game::new(terms(""));
    let e4 = answer(&game, "e4");
    let decision = game.play(WHITE, e4, START);
    accept(&mut game, decision);
    take_leave(&mut game, Color::White, &[(0, 9)], START);
    assert_eq!(verdict(&game.play(WHITE, e4, START + DAY)), "repeated 0");
    assert_eq!(verdict(&game.play(BLACK, answer(&game, "e5"), START + DAY)), "accepted");
}

/// One step of the model: a quarter of a day.
const STEP: i64 = DAY / 4;

/// Where the model's time begins and ends, in steps from the start.
const FIRST: i64 = -60 * 4;
const LAST: i64 = 3_000 * 4;

/// A set of steps.
#[derive(Clone, PartialEq)]
struct Steps(Vec<bool>);

impl Steps {
    fn none() -> Steps {
        Steps(vec![false; usize::try_from(LAST - FIRST).unwrap()])
    }

    fn has(&self, step: i64) -> bool {
        self.0[usize::try_from(step - FIRST).unwrap()]
    }

    fn set(&mut self, from: i64, until: i64, value: bool) {
        (from.max(FIRST)..until.min(LAST))
            .for_each(|s| self.0[usize::try_from(s - FIRST).unwrap()] = value);
    }

    /// The same set as the rules have it, a step at a time in an order of its own.
    fn intervals(&self, backwards: bool) -> Intervals {
        let mut steps: Vec<i64> = (FIRST..LAST).filter(|step| self.has(*step)).collect();
        if backwards {
            steps.reverse();
        }
        steps.into_iter().map(|step| Interval { from: at(step), until: at(step + 1) }).collect()
    }
}

fn at(step: i64) -> Instant {
    START + step * STEP
}

/// A game's clocks as somebody keeps them who looks at every quarter of a day whether the clock runs.
#[derive(Clone)]
struct Model {
    control: TimeControl,
    silence: bool,
    moves: Vec<i64>,
    leave: [Steps; 2],
    stood: Steps,
    announced: bool,
    waits_since: Option<i64>,
}

/// Why and when a game ends by itself.
type Due = Option<(i64, &'static str)>;

impl Model {
    fn began(&self, ply: usize) -> i64 {
        if ply == 0 { 0 } else { self.moves[ply - 1].max(0) }
    }

    /// Whether the clock of who makes this half-move stands still in a step.
    fn stands(&self, ply: usize, step: i64) -> bool {
        self.leave[ply % 2].has(step) || self.stood.has(step)
    }

    fn spent(&self, ply: usize, until: i64) -> i64 {
        let until =
            self.waits_since.filter(|_| ply == self.moves.len()).map_or(until, |s| s.min(until));
        (self.began(ply)..until).filter(|step| !self.stands(ply, *step)).count() as i64 * STEP
    }

    fn charge(&self, ply: usize) -> u32 {
        counted_charge(self.spent(ply, self.moves[ply]), self.control.double_after_days())
    }

    fn charged(&self, side: usize) -> u32 {
        (side..self.moves.len()).step_by(2).map(|ply| self.charge(ply)).sum()
    }

    /// Days that a half-move left its side.
    fn left_after(&self, ply: usize) -> Option<i64> {
        let charged: u32 = (ply % 2..=ply).step_by(2).map(|own| self.charge(own)).sum();
        let made = u16::try_from(ply / 2 + 1).unwrap();
        let budget =
            (self.control != TimeControl::None).then(|| counted_budget(self.control, made).0);
        budget.map(|days| i64::from(days) - i64::from(charged))
    }

    /// What happens by itself if the player on move does nothing.
    fn due(&self) -> Due {
        let ply = self.moves.len();
        let made = u16::try_from(ply / 2).unwrap();
        let limit = self.control.double_after_days();
        let budget =
            (self.control != TimeControl::None).then(|| counted_budget(self.control, made).0);
        let left = budget.map(|days| i64::from(days) - i64::from(self.charged(ply % 2)));
        let silent = self.silence && !self.announced;
        let (mut step, mut spent) = (self.began(ply), 0);
        while left.is_some() || silent {
            if left.is_some_and(|left| i64::from(counted_charge(spent, limit)) > left) {
                return Some((step, "flag_fallen"));
            }
            if silent && spent >= 41 * DAY {
                return Some((step, "silent_too_long"));
            }
            spent += if self.stands(ply, step) { 0 } else { STEP };
            step += 1;
        }
        None
    }

    /// What keeps anybody from acting at `now`: also what will have run out when a ruling rejects the
    /// claim that waits.
    fn over(&self, now: i64) -> Due {
        let mut running = self.clone();
        if let Some(since) = running.waits_since.take() {
            running.stood.set(since, now, true);
        }
        running.due().filter(|(step, _)| *step <= now)
    }
}

/// One random thing that happens, so many steps after the last.
#[derive(Clone, Copy, Debug)]
struct Act {
    steps: i64,
    kind: u8,
    from: i64,
    length: i64,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let steps = prop_oneof![6 => 0..24_i64, 2 => 0..80_i64, 1 => Just(0)];
    let length = prop_oneof![8 => 0..60_i64, 1 => Just(1_600)];
    let act = (steps, 0..24_u8, -120..60_i64, length).prop_map(|(steps, kind, from, length)| Act {
        steps,
        kind,
        from,
        length,
    });
    proptest::collection::vec(act, 1..50)
}

impl Act {
    /// Puts it to the game and to the model; what comes of it must be the same.
    fn put(self, game: &mut Game, model: &mut Model, now: i64) -> Result<(), TestCaseError> {
        let ply = game.ply();
        let over = model.over(now).map(|(_, code)| code).filter(|_| model.waits_since.is_none());
        let waits = model.waits_since.map(|_| "claim_waits");
        let on_leave = model.leave[usize::from(ply) % 2].has(now).then_some("on_leave");
        let (mut after, side) = (model.clone(), usize::from(self.kind % 2));
        let (from, until) = (now + self.from, now + self.from + self.length);
        let (decision, expected) = match self.kind {
            0..=11 => {
                after.moves.push(now);
                after.announced = false;
                let request = answer(game, shuttle(game));
                (game.play(mover(game), request, at(now)), over.or(waits).or(on_leave))
            }
            12..=17 => {
                after.leave[side].set(from, until, self.kind < 16);
                let color = [Color::White, Color::Black][side];
                let changed = after.leave != model.leave;
                let leave = after.leave[side].intervals(self.length % 2 == 0);
                let refused = after.over(now).map(|(_, code)| code).filter(|_| changed);
                let same = (!changed).then_some("repeated");
                (game.set_leave(color, &leave, at(now)), refused.or(same))
            }
            18 | 19 => {
                after.stood.set(from, until, true);
                let known = game.log().iter().any(|event| matches!(event,
                    Event::OutageCredited { outage, .. } if *outage == Interval { from: at(from), until: at(until) }));
                let same = (known || self.length == 0).then_some("repeated");
                let refused = after.over(now).map(|(_, code)| code);
                (
                    game.credit_outage(Interval { from: at(from), until: at(until) }, at(now)),
                    same.or(refused),
                )
            }
            20 => {
                after.announced = true;
                let said = model.announced.then_some("repeated");
                let rule = (!model.silence).then_some("no_silence_rule");
                (
                    game.announce_reflection(mover(game), ply, at(now)),
                    said.or(over).or(waits).or(rule),
                )
            }
            _ if model.waits_since.is_some() => {
                after.stood.set(model.waits_since.unwrap(), now, true);
                after.waits_since = None;
                (game.rule_on_claim(ply, false, at(now)), None)
            }
            _ => {
                after.waits_since = Some(now);
                // A claim made before in this position is answered again.
                let claim = |event: &&Event| matches!(event, Event::Claimed { .. });
                let since = game.log().iter().rposition(|e| matches!(e, Event::MovePlayed { .. }));
                let said = game.log()[since.map_or(0, |i| i + 1)..].iter().find(claim);
                let request = ClaimRequest { ply, claim: Claim::TablebaseDraw, intended: None };
                let said = said.map(|_| "repeated");
                (game.claim(mover(game), request, None, at(now)), said.or(over))
            }
        };
        let found = verdict(&decision);
        let found = if found.starts_with("repeated") { "repeated" } else { &found };
        prop_assert_eq!(found, expected.unwrap_or("accepted"), "{:?} at {}", self, now);
        if let Ok(Decision::Accepted(events)) = decision {
            events.iter().for_each(|event| game.apply(event).unwrap());
            *model = after;
        }
        Ok(())
    }
}

/// The clocks of game and model at `now`.
fn check_clocks(game: &Game, model: &Model, now: i64) -> Result<(), TestCaseError> {
    let due = model.due().filter(|_| model.waits_since.is_none());
    prop_assert_eq!(game.deadline(), due.map(|(step, _)| at(step)));
    let spent = model.spent(model.moves.len(), now);
    prop_assert_eq!(game.thinking_seconds(at(now)), spent);
    for (ply, played) in game.plies().iter().enumerate() {
        let expected = (model.spent(ply, model.moves[ply]), model.charge(ply));
        prop_assert_eq!((played.seconds, played.charged_days), expected, "half-move {}", ply);
        prop_assert_eq!(played.days_left, model.left_after(ply), "half-move {}", ply);
    }
    for (side, color) in Color::ALL.into_iter().enumerate() {
        let clock = game.clock(color, at(now));
        prop_assert_eq!(clock.days_used, model.charged(side));
        let runs = game.turn() == color && now >= 0 && model.waits_since.is_none();
        prop_assert_eq!(clock.running, runs && !model.stands(model.moves.len(), now));
        prop_assert_eq!(game.on_leave(color, at(now)).is_some(), model.leave[side].has(now));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// LAW-6.1, LAW-6.2, LAW-6.5, LAW-6.10a, LAW-10.1: random games with leave, outages and claims that
    /// wait, entered in any order: what is refused, what is charged, what each clock shows and when the
    /// game ends are those of the model; the stored log tells the same, and so does any other order of
    /// entry.
    #[test]
    fn clocks_agree_with_a_walk_through_time(
        control in prop_oneof![6 => day_controls(30), 1 => Just(TimeControl::STANDARD), 1 => Just(TimeControl::None)],
        silence in any::<bool>(),
        claimed in any::<bool>(),
        start in -40..1_i64,
        acts in acts(),
        shuffle in any::<u64>(),
    ) {
        let terms = Terms {
            time_control: control,
            silence: if silence { SilenceRule::FortyDays } else { SilenceRule::Off },
            flag: if claimed { FlagRule::Claimed } else { FlagRule::Server },
            ..terms(FEW)
        };
        let mut game = Game::new(terms.clone());
        let mut model = Model {
            control, silence, moves: Vec::new(), leave: [Steps::none(), Steps::none()],
            stood: Steps::none(), announced: false, waits_since: None,
        };
        let mut now = start;
        for act in acts {
            now += act.steps;
            let forfeit = game.forfeit(at(now));
            let over = model.over(now).filter(|_| model.waits_since.is_none());
            // The sweep comes by now and then.
            if let Some(event) = forfeit.filter(|_| act.length % 3 == 0) {
                prop_assert_eq!(Some(event.at()), over.map(|(step, _)| at(step)));
                game.apply(&event).unwrap();
                if !matches!(event, Event::FlagFell { .. }) {
                    break;
                }
            }
            act.put(&mut game, &mut model, now)?;
            if game.flag_fell(at(now)).is_none() || game.is_running() {
                check_clocks(&game, &model, now)?;
            }
            prop_assert!(game.log().is_sorted_by_key(Event::at), "times run backwards");
        }
        let replayed = Game::replay(terms.clone(), game.log()).unwrap();
        prop_assert_eq!(format!("{replayed:?}"), format!("{game:?}"));
        let reordered = reorder(&game, shuffle);
        let other = reordered.iter().fold(Game::new(terms), |mut game, event| {
            game.apply(event).unwrap();
            game
        });
        prop_assert_eq!((other.plies(), ends_at(&other)), (game.plies(), ends_at(&game)));
        prop_assert_eq!(Color::ALL.map(|c| other.time_used(c)), Color::ALL.map(|c| game.time_used(c)));
    }
}

/// When the flag falls, fell and has to be claimed, or silence loses.
fn ends_at(game: &Game) -> Option<Instant> {
    let fell = game.flag_fell(Instant::from_unix(0)).map(|(_, at)| at);
    game.deadline().or(fell)
}

/// The log with what stands still in the end entered at random places.
fn reorder(game: &Game, mut seed: u64) -> Vec<Event> {
    let mut log: Vec<Event> = Vec::new();
    let mut spans: Vec<Event> = Vec::new();
    for event in game.log() {
        match event {
            // A flag that was lifted need not have fallen when what lifts it comes earlier.
            Event::LeaveRegistered { .. }
            | Event::LeaveCancelled { .. }
            | Event::FlagFell { .. } => {}
            Event::OutageCredited { .. } => spans.push(*event),
            _ => log.push(*event),
        }
    }
    for by in Color::ALL {
        let leave = game.leave(by).as_slice().iter();
        spans.extend(leave.map(|leave| Event::LeaveRegistered { at: START, by, leave: *leave }));
    }
    // Nothing follows the end.
    let places = log.len() as u64 + u64::from(game.ending().is_none());
    for event in spans {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        log.insert(usize::try_from((seed >> 33) % places).unwrap(), event);
    }
    log
}
