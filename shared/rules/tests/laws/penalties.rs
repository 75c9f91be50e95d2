//! LAW-13.3: which penalties of LAW-13.3.2 a director imposes, by gravity, and which are kept for others.
//! Each case is a line.

use std::collections::BTreeSet;

use rules::{
    Color, DecidedRuling, DeskPerson, DirectedGame, Directive, Game, GameId, HalfPoints, Instant,
    MadeRuling, Measure, PlayerId, Reason, Ruling, RulingAct, RulingAudience, RulingFacts,
    RulingKind, RulingLog, RulingOrder, RulingRefusal,
};

use crate::{BLACK, START, STRANGER, WHITE, game};

const NOW: Instant = START;
const DIRECTOR: PlayerId = PlayerId(9);
/// White's game, in which one move was made.
const FIRST: GameId = GameId(701);
/// White's other game.
const SECOND: GameId = GameId(702);

/// Who directs the section, and holds no other office.
const PERSON: DeskPerson = DeskPerson {
    player: DIRECTOR,
    plays: false,
    is_director: true,
    directs: true,
    adjudicates: false,
    hears_appeals: false,
};

fn games() -> Vec<(GameId, Game)> {
    vec![(FIRST, game("", "e4")), (SECOND, game("", "d4 d5"))]
}

fn on(measure: Measure, game: Option<GameId>) -> RulingOrder {
    RulingOrder::Measure { measure, game }
}

fn days(player: PlayerId, days: i32) -> RulingOrder {
    on(Measure::Penalty { player, days }, None)
}

/// What comes of an order by somebody: who may is asked first, as the desk does.
fn imposed(order: &RulingOrder, person: &DeskPerson) -> Result<DecidedRuling, RulingRefusal> {
    order.kind().must_be_for(person)?;
    let act = RulingAct {
        order: order.clone(),
        by: person.player,
        reason: "Insults.".to_owned(),
        rule: Some("LAW-13.3.2".to_owned()),
        case: None,
        undoes: None,
    };
    let (players, games) = (BTreeSet::from([WHITE, BLACK]), games());
    let log = RulingLog::default();
    let facts =
        RulingFacts { players: &players, log: &log, case: None, games: &games, is_finished: false };
    Ruling::decide(&act, &facts, NOW)
}

/// LAW-13.3: from a warning to expulsion, each is imposed by the director, kept with its reason and
/// article, and told: in words to the player alone, or by the games that it is done to.
#[test]
fn directors_impose_penalties_by_gravity() {
    let added = |days| Some(Directive::ClockAdjusted { by: Color::White, days, moves: 0 });
    let lost = Some(Directive::Defaulted { by: Some(Color::White) });
    let lose = Measure::Default { player: WHITE, other: None };
    let out = on(Measure::Expel { player: WHITE }, None);
    for (order, kind, directive, concerned) in [
        (RulingOrder::Warn { player: WHITE }, RulingKind::Warn, None, &[][..]),
        (RulingOrder::Order { player: WHITE }, RulingKind::Order, None, &[]),
        (days(WHITE, 1), RulingKind::Penalty, added(1), &[FIRST, SECOND]),
        (days(WHITE, 10), RulingKind::Penalty, added(10), &[FIRST, SECOND]),
        (days(WHITE, 100), RulingKind::Penalty, added(100), &[FIRST, SECOND]),
        (on(lose, Some(FIRST)), RulingKind::Default, lost, &[FIRST]),
        (out, RulingKind::Expel, lost, &[FIRST, SECOND]),
    ] {
        let made = imposed(&order, &PERSON).expect("imposed");
        let expected = Ruling {
            player: Some(WHITE),
            rule: Some("LAW-13.3.2".to_owned()),
            ..Ruling::new(kind, DIRECTOR, NOW, "Insults.".to_owned())
        };
        assert_eq!(made.ruling, expected);
        let directed = |game: &GameId| DirectedGame {
            game: *game,
            directives: directive.into_iter().collect(),
        };
        assert_eq!(made.games, concerned.iter().map(directed).collect::<Vec<_>>(), "{kind:?}");
        let told = match directive {
            None => RulingAudience::Player(WHITE),
            Some(_) => RulingAudience::Nobody,
        };
        assert_eq!(made.ruling.audience(&made.games), told, "{kind:?}");
        // The player reads it, and whoever shares no game that it is done to does not.
        let made = MadeRuling { id: 1, ruling: &made.ruling, games: &made.games };
        let reader = |player| DeskPerson { player, plays: true, ..PERSON };
        assert!(made.concerns(&reader(WHITE), |_| false), "{kind:?}");
        assert!(!made.concerns(&reader(BLACK), |_| false), "{kind:?}");
        let (_, mut game) = games().remove(0);
        for directive in directive.into_iter().filter(|_| concerned.contains(&FIRST)) {
            let decided = game.direct(1, &[directive], NOW);
            crate::accept(&mut game, decided);
        }
        let over = directive == lost;
        let reason = game.ending().map(|ending| (ending.reason, ending.score.white));
        assert_eq!(reason, over.then_some((Reason::Default, HalfPoints(0))), "{kind:?}");
    }
}

/// LAW-13.3, LAW-11.1: what a director does not impose: more than the limits, on others than the section's
/// players, a result by adjudication; nor does anybody impose anything who plays there, or holds no office.
#[test]
fn what_is_kept_for_others() {
    let player = DeskPerson { plays: true, ..PERSON };
    let nobody = DeskPerson { directs: false, is_director: false, ..PERSON };
    let adjudicate = on(Measure::Adjudicate { white: HalfPoints(0) }, Some(FIRST));
    let warn = || RulingOrder::Warn { player: WHITE };
    let abroad = on(Measure::Default { player: STRANGER, other: None }, Some(FIRST));
    for (order, person, code, rule) in [
        (days(WHITE, 0), PERSON, "days_out_of_range", Some("TR-14")),
        (days(WHITE, 101), PERSON, "days_out_of_range", Some("TR-14")),
        (days(STRANGER, 10), PERSON, "not_a_player", None),
        (abroad, PERSON, "not_a_player", None),
        (RulingOrder::Warn { player: STRANGER }, PERSON, "not_a_player", None),
        (adjudicate.clone(), PERSON, "director_does_not_adjudicate", Some("LAW-11.1")),
        (warn(), player, "forbidden", None),
        (warn(), nobody, "forbidden", None),
        (days(WHITE, 10), player, "forbidden", None),
        (days(WHITE, 10), nobody, "forbidden", None),
    ] {
        let refusal = imposed(&order, &person).expect_err("refused");
        assert_eq!((refusal.code(), refusal.rule()), (code, rule), "{order:?}");
    }
    let adjudicator = DeskPerson { adjudicates: true, is_director: false, ..PERSON };
    assert!(imposed(&adjudicate, &adjudicator).is_ok());
}
