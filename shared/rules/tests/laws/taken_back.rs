//! Rulings that are taken back as a whole, in all their games (TR-15), and the articles that rulings rest on. Each case
//! is a line.

use std::collections::BTreeSet;

use rules::{
    Article, Color, DAY_SECONDS, DecidedRuling, Decision, DirectedGame, Directive, Ending, Event,
    Game, GameId, Instant, MadeRuling, Measure, PlayerId, Reason, Ruling, RulingAct, RulingFacts,
    RulingKind, RulingLog, RulingOrder, RulingRefusal,
};

use crate::{BLACK, START, WHITE, game};

const OFFICIAL: PlayerId = PlayerId(9);
const IDS: [GameId; 3] = [GameId(701), GameId(702), GameId(703)];

fn after(days: i64) -> Instant {
    START + days * DAY_SECONDS
}

fn act(order: RulingOrder) -> RulingAct {
    let (reason, rule) = ("It is so.".to_owned(), Some("LAW-13.3.2".to_owned()));
    RulingAct { order, by: OFFICIAL, reason, rule, case: None, undoes: None }
}

fn measure(measure: Measure, game: Option<GameId>) -> RulingAct {
    act(RulingOrder::Measure { measure, game })
}

fn back() -> RulingAct {
    RulingAct { undoes: Some(1), rule: None, ..act(RulingOrder::Revoke) }
}

fn decide(
    act: &RulingAct,
    made: Option<&DecidedRuling>,
    games: &[(GameId, Game)],
    (is_finished, now): (bool, Instant),
) -> Result<DecidedRuling, RulingRefusal> {
    let made = made.map(|it| MadeRuling { id: 1, ruling: &it.ruling, games: &it.games });
    let log: RulingLog<'_> = made.into_iter().collect();
    let players = BTreeSet::from([WHITE, BLACK]);
    let facts = RulingFacts { players: &players, log: &log, case: None, games, is_finished };
    Ruling::decide(act, &facts, now)
}

/// Three games on the first day, in which White is on move.
fn three() -> Vec<(GameId, Game)> {
    IDS.into_iter().map(|id| (id, game("", ""))).collect()
}

/// What a ruling does, done to its games.
fn follow(games: &mut [(GameId, Game)], number: u32, made: &DecidedRuling, now: Instant) {
    for DirectedGame { game, directives } in &made.games {
        let (_, game) = games.iter_mut().find(|(id, _)| id == game).expect("a game");
        let Ok(Decision::Accepted(events)) = game.direct(number, directives, now) else {
            panic!("it does not follow {directives:?}");
        };
        events.iter().for_each(|event| game.apply(event).expect("applied"));
    }
}

fn endings(games: &[(GameId, Game)]) -> Vec<Option<Reason>> {
    games.iter().map(|(_, game)| game.ending().map(|ending: &Ending| ending.reason)).collect()
}

/// TR-15, LAW-13.3.2: each ruling that hurts is taken back in all its games, and each game is as it was.
#[test]
fn what_hurts_is_taken_back() {
    let one = Some(IDS[0]);
    for act in [
        measure(Measure::Penalty { player: WHITE, days: 10 }, None),
        measure(Measure::Expel { player: BLACK }, None),
        measure(Measure::Cancel, one),
        measure(Measure::Default { player: WHITE, other: None }, one),
        measure(Measure::Default { player: WHITE, other: Some(BLACK) }, one),
        measure(Measure::SetClock { player: WHITE, days: 5, moves: 2 }, one),
        measure(Measure::SetClock { player: BLACK, days: 5, moves: 0 }, one),
    ] {
        let (mut games, before) = (three(), three());
        let now = after(1);
        let made = decide(&act, None, &games, (false, now)).expect("decided");
        follow(&mut games, 1, &made, now);
        let clock = |game: &Game| Color::ALL.map(|side| game.clock(side, now));
        assert!(games.iter().zip(&before).any(|((_, game), (_, before))| {
            game.ending().is_some() || clock(game) != clock(before)
        }));
        let undone = decide(&back(), Some(&made), &games, (false, now)).expect("taken back");
        assert_eq!(undone.games.len(), made.games.len(), "{act:?}");
        assert_eq!(undone.ruling.player, made.ruling.player, "whom it is about");
        follow(&mut games, 2, &undone, now);
        for ((_, game), (_, before)) in games.iter().zip(&before) {
            assert_eq!((game.ending(), clock(game)), (None, clock(before)), "{act:?}");
        }
    }
}

/// TR-15: who has lost on time by a penalty plays on with the days that are given back; what has ended otherwise since
/// stays so, and so does what would have been lost anyhow.
#[test]
fn what_has_ended_since() {
    let mut games = three();
    // Ten moves in 50 days: 45 are gone with the penalty at once.
    let act = measure(Measure::Penalty { player: WHITE, days: 45 }, None);
    let made = decide(&act, None, &games, (false, after(1))).expect("decided");
    follow(&mut games, 1, &made, after(1));
    let resigned = Event::Resigned { at: after(2), by: Color::Black };
    games[1].1.apply(&resigned).expect("resigned");
    for (now, expected) in [
        // The flag has fallen, and nobody has said so yet.
        (after(20), vec![(IDS[0], 1), (IDS[2], 1)]),
        // Without the penalty it would have fallen, too.
        (after(90), vec![]),
        (after(3), vec![(IDS[0], 1), (IDS[2], 1)]),
    ] {
        let undone = decide(&back(), Some(&made), &games, (false, now)).expect("taken back");
        let what = |it: &DirectedGame| (it.game, it.directives.len());
        assert_eq!(undone.games.iter().map(what).collect::<Vec<_>>(), expected);
    }
    // It was said: that game goes on again.
    let fell = Event::TimeForfeited { at: after(20), by: Color::White, drawn: false };
    games[2].1.apply(&fell).expect("lost");
    let now = after(21);
    let undone = decide(&back(), Some(&made), &games, (false, now)).expect("taken back");
    follow(&mut games, 2, &undone, now);
    assert_eq!(undone.games[1].directives.len(), 2);
    assert_eq!(endings(&games), [None, Some(Reason::Resignation), None]);
}

/// What stood still before goes on standing still, with whoever has it; what the ruling has not reached, or another one
/// has ended since, is left as it is; and silence is nothing that a clock's days have to do with.
#[test]
fn each_game_is_as_it_was() {
    let now = after(1);
    for (directive, last) in [
        (Directive::ClocksStopped, Directive::ClocksStopped),
        (Directive::SentToAdjudication, Directive::SentToAdjudication),
    ] {
        let mut games = three();
        let stood = Event::Directed { at: START, decision: 7, directive };
        games[0].1.apply(&stood).expect("it stands");
        let before = games[0].1.stopped().map(|stopped| stopped.why);
        let expelled = measure(Measure::Expel { player: WHITE }, None);
        let made = decide(&expelled, None, &games, (false, now)).expect("decided");
        follow(&mut games, 1, &made, now);
        let undone = decide(&back(), Some(&made), &games, (false, now)).expect("taken back");
        assert_eq!(undone.games[0].directives, [Directive::Reinstated, last]);
        assert_eq!(undone.games[1].directives, [Directive::Reinstated]);
        follow(&mut games, 2, &undone, now);
        assert_eq!(games[0].1.stopped().map(|stopped| stopped.why), before);
    }
    // It has not reached the first game, and another ruling has ended the second since it was reinstated.
    let mut games = three();
    let lost = measure(Measure::Expel { player: WHITE }, None);
    let made = decide(&lost, None, &games, (false, now)).expect("decided");
    follow(
        &mut games[1..],
        1,
        &DecidedRuling { games: made.games[1..].to_vec(), ..made.clone() },
        now,
    );
    let white = Some(Color::White);
    for (decision, directive) in
        [(8, Directive::Reinstated), (9, Directive::Defaulted { by: white })]
    {
        games[1].1.apply(&Event::Directed { at: now, decision, directive }).expect("directed");
    }
    let undone = decide(&back(), Some(&made), &games, (false, now)).expect("taken back");
    assert_eq!(undone.games.iter().map(|it| it.game).collect::<Vec<_>>(), [IDS[2]]);
    // Lost by silence, with a penalty or with days that were given.
    for days in [10, -10] {
        let mut games = three();
        let clock = Measure::SetClock { player: WHITE, days, moves: 0 };
        let made = decide(&measure(clock, Some(IDS[0])), None, &games, (false, now)).expect("set");
        follow(&mut games, 1, &made, now);
        let silent = Event::SilenceForfeited { at: after(41), by: Color::White };
        games[0].1.apply(&silent).expect("lost");
        let found = decide(&back(), Some(&made), &games, (false, after(42))).map(|it| it.games);
        assert_eq!(found, Err(RulingRefusal::NoUnfinishedGame), "{days}");
    }
}

/// A penalty is undone in all its games or not at all; nothing goes on in a finished event; what was adjudicated is
/// decided again.
#[test]
fn nothing_is_undone_by_half() {
    let mut games = three();
    let now = after(1);
    let penalty = measure(Measure::Penalty { player: WHITE, days: 10 }, None);
    let made = decide(&penalty, None, &games, (false, now)).expect("decided");
    let clock = Measure::SetClock { player: WHITE, days: -10, moves: 0 };
    let part = RulingAct { undoes: Some(1), ..measure(clock, Some(IDS[0])) };
    let found = decide(&part, Some(&made), &games, (false, now)).map(|it| it.ruling.kind);
    assert_eq!(found, Err(RulingRefusal::UndoneInPart));
    let said = RulingAct { undoes: Some(1), ..act(RulingOrder::Warn { player: WHITE }) };
    let found = decide(&said, Some(&made), &games, (false, now)).map(|it| it.ruling.kind);
    assert_eq!(found, Err(RulingRefusal::UndoneInPart), "a word gives no days back");
    let expelled = measure(Measure::Expel { player: WHITE }, None);
    let made = decide(&expelled, None, &games, (false, now)).expect("decided");
    follow(&mut games, 1, &made, now);
    let found = decide(&back(), Some(&made), &games, (true, now)).map(|it| it.ruling.kind);
    assert_eq!(found, Err(RulingRefusal::TablesFinal));
    let sent = measure(Measure::SendToAdjudication, Some(IDS[0]));
    let made = decide(&sent, None, &three(), (false, now)).expect("decided");
    let found = decide(&back(), Some(&made), &games, (false, now)).map(|it| it.ruling.kind);
    assert_eq!(found, Err(RulingRefusal::NotRevocable));
    // What is not taken back as a whole is undone game by game, as those stand that are left.
    let stopped = measure(Measure::StopClocks, None);
    let mut games = three();
    let made = decide(&stopped, None, &games, (false, now)).expect("decided");
    follow(&mut games, 1, &made, now);
    let one = RulingAct { undoes: Some(1), ..measure(Measure::ResumeClocks, Some(IDS[0])) };
    assert!(decide(&one, Some(&made), &games, (false, now)).is_ok());
}

/// What costs time or games says on which article it rests.
#[test]
fn what_hurts_cites_an_article() {
    let hurts = [
        RulingKind::Penalty,
        RulingKind::Default,
        RulingKind::Cancel,
        RulingKind::Order,
        RulingKind::Expel,
    ];
    for kind in RulingKind::ALL {
        assert_eq!(kind.needs_article(), hurts.contains(&kind), "{kind:?}");
    }
    let cited = act(RulingOrder::Order { player: WHITE });
    let silent = RulingAct { rule: None, ..cited.clone() };
    let decided = |act: &RulingAct| decide(act, None, &three(), (false, START)).map(|it| it.ruling);
    assert!(decided(&cited).is_ok());
    assert_eq!(decided(&silent).map(|it| it.kind), Err(RulingRefusal::ArticleMissing));
}

/// Articles are found however they are typed, and nothing else is.
#[test]
fn articles_are_cited() {
    for (citation, expected) in [
        ("TR-14", Some("TR-14")),
        (" tr 14 ", Some("TR-14")),
        ("TR14", Some("TR-14")),
        ("law-13.3.2", Some("LAW-13.3.2")),
        ("LAW 6.10A", Some("LAW-6.10a")),
        ("SKS 7.7a-c", Some("SKS-7.7a-c")),
        ("TR-1.5", Some("TR-1.5")),
        ("TR-15", Some("TR-15")),
        ("FOO-99", None),
        ("TR", None),
        ("14", None),
        ("", None),
        ("T R-14", Some("TR-14")),
    ] {
        assert_eq!(Article::cited(citation).map(Article::id), expected, "{citation:?}");
    }
    assert_eq!(Article::cited("tr-14"), Some(Article::TR_14));
}

/// A letter stands; a warning is taken back, and no game has to do with it.
#[test]
fn letters_stand() {
    let letter = act(RulingOrder::Message { title: None, to: BTreeSet::new() });
    let made = decide(&letter, None, &[], (false, START)).expect("a letter");
    let found = decide(&back(), Some(&made), &[], (false, START)).map(|it| it.ruling.kind);
    assert_eq!(found, Err(RulingRefusal::NotRevocable));
    let warned = act(RulingOrder::Warn { player: WHITE });
    let made = decide(&warned, None, &[], (false, START)).expect("a warning");
    let found = decide(&back(), Some(&made), &[], (false, START)).expect("taken back");
    assert_eq!((found.ruling.player, found.games.as_slice()), (Some(WHITE), &[][..]));
}
