//! LAW-6.8: time in which the server was away is given back, or the clocks count it: who decides what,
//! and what a decision does to each game. Each case is a line.

use rules::tournament::{EventId, SectionId};
use rules::{
    ByColor, Color, DAY_SECONDS, Decision, Directive, Game, GameId, GapAct, GapFacts, Interval,
    LostGame, Outage, OutageAct, OutageFacts, OutageRefusal, OutageScope, OutageSection, Outcome,
    PlayerId, Reason, RulingKind, Terms, TimeControl, TripleBlock,
};

use crate::{BLACK, START, STRANGER, WHITE, terms};

const OFFICIAL: PlayerId = PlayerId(9);
const GAME: GameId = GameId(701);
const HOUR: i64 = 3_600;
/// Long after the clocks have started.
const NOW: i64 = 100 * DAY_SECONDS;

fn interval(from: i64, until: i64) -> Interval {
    Interval { from: START + from, until: START + until }
}

fn act(sections: &[u32], event: Option<u32>, everything: bool) -> OutageAct {
    OutageAct {
        interval: interval(HOUR, 2 * HOUR),
        sections: sections.iter().copied().map(SectionId).collect(),
        event: event.map(EventId),
        everything,
        reinstates: false,
        reason: " It was away. ".to_owned(),
        by: OFFICIAL,
    }
}

/// Sections 3 to 7: the official directs all but 6, plays in 7; 4 and 5 are of event 1, 6 of event 2.
fn sections() -> [OutageSection; 5] {
    [(5, Some(1)), (4, Some(1)), (3, None), (6, Some(2)), (7, None)].map(|(id, event)| {
        OutageSection {
            id: SectionId(id),
            event: event.map(EventId),
            directs: id != 6,
            plays: id == 7,
        }
    })
}

fn verdict(decided: Result<Outage, OutageRefusal>) -> String {
    match decided {
        Ok(outage) => {
            let sections = outage.sections.iter().map(|id| id.0.to_string());
            format!("for {}", sections.collect::<Vec<_>>().join(" "))
        }
        Err(refusal) => {
            assert_eq!(refusal.rule(), None, "limits of this server");
            refusal.code().to_owned()
        }
    }
}

/// For whose games an official decides, and that nobody does for games of their own.
#[test]
fn who_decides_for_what() {
    let sections = sections();
    let mine = "forbidden";
    for (named, event, everything, directs_all, expected) in [
        (&[3][..], None, false, false, "for 3"),
        (&[5, 3, 4], None, false, false, "for 3 4 5"),
        (&[3, 8], None, false, false, "unknown_section"),
        (&[3, 6], None, false, true, mine),
        (&[7], None, false, true, mine),
        (&[], Some(1), false, false, "for 4 5"),
        (&[], Some(2), false, true, mine),
        (&[], Some(3), false, true, "unknown_event"),
        // Both players of every game get the same: also whoever plays decides for everything.
        (&[], None, true, true, "for 3 4 5 6 7"),
        (&[], None, true, false, mine),
        (&[], None, false, true, "invalid_body"),
        (&[3], Some(1), false, true, "invalid_body"),
        (&[3], None, true, true, "invalid_body"),
        (&[], Some(1), true, true, "invalid_body"),
        (&[3], Some(1), true, true, "invalid_body"),
    ] {
        let act = act(named, event, everything);
        let facts = OutageFacts { sections: &sections, directs_all };
        assert_eq!(verdict(Outage::decide(&act, &facts, START + NOW)), expected, "{act:?}");
    }
    let scope = act(&[4, 3], None, false).scope(START + NOW);
    assert_eq!(scope, Ok(OutageScope::Sections([SectionId(3), SectionId(4)].into())));
}

/// What an outage says of itself, both sides of each limit; the first fault is told.
#[test]
fn what_an_outage_says() {
    let sections = sections();
    let facts = OutageFacts { sections: &sections, directs_all: false };
    let (days, ok) = (60 * DAY_SECONDS, "for 3");
    let (most, more) = ("ü".repeat(2_000), "ü".repeat(2_001));
    for ((from, until), reason, expected) in [
        ((0, 1), "x", ok),
        ((1, 1), "x", "The outage must end after it began."),
        ((2, 1), "", "The outage must end after it began."),
        ((NOW - 1, NOW), "x", ok),
        ((NOW - 1, NOW + 1), "", "The outage must be over: its end lies in the future."),
        ((0, days), "x", ok),
        ((0, days + 1), "", "An outage lasts 60 days at most."),
        ((0, 1), " ", "Give a reason of 1 to 2,000 characters."),
        ((0, 1), &most, ok),
        ((0, 1), &more, "Give a reason of 1 to 2,000 characters."),
    ] {
        let reason = reason.to_owned();
        let act = OutageAct { interval: interval(from, until), reason, ..act(&[3], None, false) };
        let told = match Outage::decide(&act, &facts, START + NOW) {
            Err(refusal) => {
                assert_eq!(refusal.code(), "invalid_body");
                refusal.to_string()
            }
            decided => verdict(decided),
        };
        assert_eq!(told, expected, "{from} {until}");
    }
    let outage = Outage::decide(&act(&[3], None, false), &facts, START + NOW).expect("an outage");
    assert_eq!((outage.reason.as_str(), outage.decided_by), ("It was away.", OFFICIAL));
    assert_eq!((outage.decided_at, outage.reinstates), (START + NOW, false));
}

/// After a gap an officer says once what becomes of it.
#[test]
fn a_gap_is_decided_once() {
    let waits = Some(interval(HOUR, 2 * HOUR));
    let sections = [SectionId(5), SectionId(3)];
    let before = |by| [(START + HOUR, by)];
    for (waiting, from, decided, gives_back, reinstates, reason, expected) in [
        (waits, HOUR, &[][..], true, true, "x", "3 5, reinstates"),
        (waits, HOUR, &[], true, false, "x", "3 5"),
        // The clocks count it: nobody goes on by that.
        (waits, HOUR, &[], false, true, "x", ""),
        (waits, HOUR, &[], true, false, "", "invalid_body"),
        // Another gap than was seen, or one that somebody has decided.
        (waits, 0, &[], true, false, "x", "no_gap"),
        (None, HOUR, &[], true, false, "x", "no_gap"),
        (None, HOUR, &before(STRANGER), true, false, "x", "no_gap"),
        (None, 0, &before(OFFICIAL), true, false, "x", "no_gap"),
        // The same decision again.
        (None, HOUR, &before(OFFICIAL), true, false, "x", "unchanged"),
        // Later the server was away again since the same moment: that is decided again.
        (waits, HOUR, &before(OFFICIAL), true, false, "x", "3 5"),
    ] {
        let (from, reason) = (START + from, reason.to_owned());
        let act = GapAct { from, gives_back, reinstates, reason, by: OFFICIAL };
        let facts = GapFacts { waiting, sections: &sections, decided };
        let told = match Outage::decide_gap(&act, &facts, START + NOW) {
            Ok(Outcome::Unchanged) => "unchanged".to_owned(),
            Ok(Outcome::Changed(outage)) => {
                assert_eq!(outage.interval, interval(HOUR, NOW), "until now");
                let ids: Vec<String> = outage.sections.iter().map(|id| id.0.to_string()).collect();
                let also = if outage.reinstates { ", reinstates" } else { "" };
                format!("{}{also}", ids.join(" "))
            }
            Err(refusal) => refusal.code().to_owned(),
        };
        assert_eq!(told, expected, "{act:?} {facts:?}");
    }
}

fn outage(interval: Interval, reinstates: bool) -> Outage {
    Outage {
        interval,
        sections: vec![SectionId(3)],
        reinstates,
        reason: "It was away.".to_owned(),
        decided_by: OFFICIAL,
        decided_at: START + NOW,
    }
}

fn after(game: &Game, decided: Decision) -> Game {
    let Decision::Accepted(events) = decided else { return game.clone() };
    let mut after = game.clone();
    for event in &events {
        after.apply(event).expect("an event");
    }
    after
}

/// Running games get the time back once; those that are over or whose clocks run through get nothing.
#[test]
fn games_get_the_time_back_once() {
    let bank = TripleBlock { bank_days: 75, increment_days: 5, protected: false };
    let triple = Terms { time_control: TimeControl::TripleBlock(bank), ..terms("") };
    let away = outage(interval(2 * DAY_SECONDS, 5 * DAY_SECONDS), false);
    let now = START + 10 * DAY_SECONDS;
    let running = Game::new(terms(""));
    let over = after(&running, running.resign(WHITE, now).expect("a resignation"));
    for (name, game, gets) in [
        ("running", running.clone(), true),
        ("over", over, false),
        ("clocks run through", Game::new(triple), false),
    ] {
        let credited = after(&game, away.credit(&game, now).expect("looked at"));
        assert_eq!(away.is_credited_to(&credited), gets, "{name}");
        assert!(!away.is_credited_to(&game), "{name}");
        let again = after(&credited, away.credit(&credited, now).expect("looked at again"));
        assert_eq!(again.log(), credited.log(), "{name}");
    }
    let credited = after(&running, away.credit(&running, now).expect("credited"));
    let moved = |game: &Game| game.deadline().expect("a deadline");
    assert_eq!(moved(&credited) - moved(&running), 3 * DAY_SECONDS);
    let longer = outage(interval(2 * DAY_SECONDS, 6 * DAY_SECONDS), false);
    assert!(!longer.is_credited_to(&credited), "another outage");
}

/// Which games were lost in it, and which of those go on.
#[test]
fn games_lost_in_it() {
    let score = ByColor { white: 0, black: 2 }.map(rules::HalfPoints);
    let lost = |reason| {
        let ending = rules::Ending { score, reason, by: Some(Color::White), at: START };
        LostGame::of(GAME, SectionId(3), &ending)
    };
    for (reason, silent) in [(Reason::TimeForfeiture, false), (Reason::Silence, true)] {
        let found = lost(reason).expect("a lost game");
        assert_eq!((found.silent, found.reason(), found.at), (silent, reason, START));
    }
    for reason in [Reason::Resignation, Reason::Checkmate, Reason::Default, Reason::Recorded] {
        assert_eq!(lost(reason), None, "{reason:?}");
    }
    let away = outage(interval(HOUR, 2 * HOUR), true);
    for (ended_at, concerned) in
        [(None, true), (Some(HOUR - 1), false), (Some(HOUR), true), (Some(2 * HOUR), false)]
    {
        assert_eq!(away.concerns(ended_at.map(|at| START + at)), concerned, "{ended_at:?}");
    }
    for (white, reinstates, goes_on) in
        [(WHITE, true, true), (WHITE, false, false), (OFFICIAL, true, false)]
    {
        let away = Outage { reinstates, ..away.clone() };
        let (there, elsewhere) =
            (ByColor { white, black: BLACK }, ByColor { white: BLACK, black: white });
        assert_eq!(away.may_reinstate(&there), goes_on, "{white} {reinstates}");
        assert_eq!(away.may_reinstate(&elsewhere), goes_on, "{white} {reinstates}");
    }
    let ruling = away.reinstating([GAME]);
    assert_eq!(ruling.ruling.kind, RulingKind::Reinstate);
    assert_eq!(ruling.ruling.rule.as_deref(), Some("LAW-6.8"));
    assert_eq!(ruling.games[0].directives, [Directive::Reinstated]);
    assert_eq!(ruling.games[0].game, GAME);
}

/// A game that was lost in it goes on with the time given back in the same step, and once only.
#[test]
fn a_lost_game_goes_on() {
    let game = Game::new(terms(""));
    let deadline = game.deadline().expect("a deadline");
    let lost = game.forfeit(deadline).expect("an ending");
    let over = after(&game, Decision::Accepted(vec![lost]));
    let found = over.ending().and_then(|ending| LostGame::of(GAME, SectionId(3), ending));
    let found = found.expect("a lost game");
    let away = Interval { from: found.at + -DAY_SECONDS, until: found.at + DAY_SECONDS };
    let now = found.at + 2 * DAY_SECONDS;
    let goes_on = after(&over, over.reinstate_in_outage(1, away, now).expect("goes on"));
    let away = outage(away, true);
    assert!(away.is_credited_to(&goes_on));
    // The day before the flag fell, and the two in which the game was over.
    assert_eq!(goes_on.deadline(), Some(deadline + 3 * DAY_SECONDS));
    // The run that gives the time back to running games finds that it has it.
    let again = after(&goes_on, away.credit(&goes_on, now).expect("looked at"));
    assert_eq!(again.log(), goes_on.log());
}
