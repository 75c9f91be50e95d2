//! Friendly games that two players agree on: which terms go together, who answers what until when, and the games that
//! come of it. They are outside the Laws (`LAW-0`), and never rated (`TR-9.2`).

use rules::tournament::{
    CHALLENGES_OPEN_MAX, Challenge, ChallengeAcceptance, ChallengeColor, ChallengeFacts,
    ChallengeGames, ChallengeLots, ChallengeRefusal, ChallengeRequest, ChallengeStart,
    ChallengeState, ChallengeTerms, ChallengeTo, FirstNumbers, OutsideLaws, SectionId,
    SuspendedPlayer,
};
use rules::{
    ByColor, Color, ConditionalMoves, DAY_SECONDS, DrawOffers, GameId, Instant, Outcome, PlayerId,
    SilenceRule, StartNumber, TimeControl, TripleBlock, Variant,
};

const ANNA: PlayerId = PlayerId(1);
const BORIS: PlayerId = PlayerId(2);
const CLARA: PlayerId = PlayerId(3);
const NOW: Instant = Instant::from_unix(1_767_225_600);
const NUMBERS: FirstNumbers = FirstNumbers { section: SectionId(7), game: GameId(48) };
const LOTS: ChallengeLots = ChallengeLots { color: Color::Black, start: StartNumber::STANDARD };

/// The usual terms of one game of chess.
pub(crate) fn terms() -> ChallengeTerms {
    ChallengeTerms {
        variant: Variant::Chess,
        start: ChallengeStart::Usual,
        time_control: TimeControl::STANDARD,
        leave_days: 45,
        silence: SilenceRule::FortyDays,
        draw_offers: DrawOffers::Free,
        conditional_moves: ConditionalMoves::Tree,
        engines: true,
        color: ChallengeColor::Drawn,
        games: ChallengeGames::One,
    }
}

fn to(to: ChallengeTo) -> ChallengeRequest {
    ChallengeRequest { by: ANNA, to, terms: terms(), words: None, answers: None }
}

fn made(request: ChallengeRequest) -> Challenge {
    Challenge::make(request, &ChallengeFacts::default(), NOW).expect("a challenge")
}

fn refused<T>(result: Result<T, ChallengeRefusal>) -> String {
    let refusal = result.err().expect("a refusal");
    match refusal.rule() {
        Some(rule) => format!("{} {rule}", refusal.code()),
        None => refusal.code().to_owned(),
    }
}

fn said<T>(result: Result<T, ChallengeRefusal>) -> String {
    if result.is_ok() { "fine".to_owned() } else { refused(result) }
}

/// LAW-B.2, LAW-C: what goes together is what goes together in an event.
#[test]
fn terms_go_together() {
    let number = StartNumber::new(17).expect("a number");
    let block = TripleBlock { bank_days: 75, increment_days: 3, protected: false };
    let in_blocks = ChallengeTerms {
        time_control: TimeControl::TripleBlock(block),
        leave_days: 0,
        silence: SilenceRule::Off,
        ..terms()
    };
    let of = |variant, start| ChallengeTerms { variant, start, ..terms() };
    let fen = |fen: &str| ChallengeStart::From(fen.to_owned());
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let cases = [
        (terms(), "fine"),
        (of(Variant::Makruk, ChallengeStart::Usual), "fine"),
        (of(Variant::Chess960, ChallengeStart::Drawn), "fine"),
        (of(Variant::Chess960, ChallengeStart::Number(number)), "fine"),
        (of(Variant::Chess960, ChallengeStart::Usual), "start_positions LAW-B.2"),
        (of(Variant::Chess, ChallengeStart::Drawn), "start_positions"),
        (of(Variant::Chess, ChallengeStart::Number(StartNumber::STANDARD)), "start_positions"),
        (of(Variant::Chess, fen("8/8/8/8/8/4k3/4p3/4K3 b - - 0 1")), "fine"),
        (of(Variant::Chess, fen(mated)), "bad_start_position LAW-3.10.3"),
        (of(Variant::Chess, fen("nothing")), "bad_start_position LAW-3.10.3"),
        (in_blocks.clone(), "fine"),
        (ChallengeTerms { leave_days: 1, ..in_blocks.clone() }, "leave_in_triple_block LAW-10.1"),
        (
            ChallengeTerms { silence: SilenceRule::FortyDays, ..in_blocks },
            "silence_in_triple_block LAW-C",
        ),
        (ChallengeTerms { time_control: TimeControl::None, ..terms() }, "fine"),
    ];
    for (terms, expected) in cases {
        let told = format!("{terms:?}");
        assert_eq!(said(terms.check()), expected, "{told}");
        let request = ChallengeRequest { terms, ..to(ChallengeTo::Anybody) };
        let made = Challenge::make(request, &ChallengeFacts::default(), NOW);
        assert_eq!(said(made), expected, "{told}");
    }
}

/// The games are those of the terms: by the lots only what is to be drawn.
#[test]
fn games_are_laid_down_as_agreed() {
    let with = |white, black| ByColor { white, black };
    for (color, games, expected) in [
        (ChallengeColor::White, ChallengeGames::One, vec![with(ANNA, BORIS)]),
        (ChallengeColor::Black, ChallengeGames::One, vec![with(BORIS, ANNA)]),
        (ChallengeColor::Drawn, ChallengeGames::One, vec![with(BORIS, ANNA)]),
        (ChallengeColor::White, ChallengeGames::Two, vec![with(ANNA, BORIS), with(BORIS, ANNA)]),
        (ChallengeColor::Drawn, ChallengeGames::Two, vec![with(BORIS, ANNA), with(ANNA, BORIS)]),
    ] {
        let terms = ChallengeTerms { color, games, ..terms() };
        let laid_down = terms.games((ANNA, BORIS), LOTS, NOW).expect("games");
        let players: Vec<_> = laid_down.iter().map(|terms| terms.players).collect();
        assert_eq!(players, expected, "{color:?} {games:?}");
        assert_eq!(usize::try_from(games.count()), Ok(laid_down.len()));
        for game in laid_down {
            assert_eq!((game.starts_at, game.time_control), (NOW, terms.time_control));
            assert_eq!((game.silence, game.draw_offers), (terms.silence, terms.draw_offers));
            assert_eq!(game.conditional_moves, terms.conditional_moves);
            assert_eq!(game.start, None);
        }
    }
    let number = StartNumber::new(17).expect("a number");
    let lots = ChallengeLots { start: number, ..LOTS };
    let of = |start| ChallengeTerms {
        variant: Variant::Chess960,
        start,
        games: ChallengeGames::Two,
        ..terms()
    };
    let fens = |start, lots| {
        let games = of(start).games((ANNA, BORIS), lots, NOW).expect("games");
        games.iter().map(|game| game.start_position().fen()).collect::<Vec<_>>()
    };
    // Drawn once for both.
    let drawn = fens(ChallengeStart::Drawn, lots);
    assert_eq!(drawn[0], drawn[1]);
    assert_ne!(drawn, fens(ChallengeStart::Drawn, LOTS));
    assert_eq!(drawn, fens(ChallengeStart::Number(number), LOTS));
    // Each lot from bits of its own.
    let drawn = [0, 1, 2, 1_921].map(ChallengeLots::drawn);
    let drawn = drawn.map(|lots| (lots.color, lots.start.get()));
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(drawn, [(white, 0), (black, 0), (white, 1), (black, 0)]);
}

/// LAW-0: such a game lies outside the Laws, and says why.
#[test]
fn friendly_games_are_outside_the_laws() {
    assert_eq!(terms().outside_laws(), OutsideLaws::Friendly);
    let without = ChallengeTerms { engines: false, ..terms() };
    assert_eq!(without.outside_laws(), OutsideLaws::NoEngines);
    assert!(!terms().announcement(NOW).rated);
}

/// TR-8.3, TR-14, LAW-13.3.2: what is known of the two players can keep them from a game; and nobody is flooded.
#[test]
fn who_may_be_challenged() {
    let of = |player| {
        let until = NOW + DAY_SECONDS;
        [(SuspendedPlayer { player, cause: None, until }, "TR-8.3")]
    };
    let (mine, theirs) = (of(ANNA), of(BORIS));
    let known = ChallengeFacts::default();
    let cases = [
        (ChallengeFacts { without_account: &[BORIS], ..known }, "opponent_without_account"),
        (ChallengeFacts { blocked: &[BORIS], ..known }, "blocked"),
        (ChallengeFacts { suspended: &mine, ..known }, "challenge_while_suspended TR-8.3"),
        (ChallengeFacts { suspended: &theirs, ..known }, "opponent_suspended TR-8.3"),
        (ChallengeFacts { open: CHALLENGES_OPEN_MAX - 1, ..known }, "fine"),
        (ChallengeFacts { open: CHALLENGES_OPEN_MAX, ..known }, "too_many_challenges"),
        (ChallengeFacts { waited_for: &[BORIS, BORIS, CLARA], ..known }, "fine"),
        (
            ChallengeFacts { waited_for: &[BORIS, CLARA, BORIS, BORIS], ..known },
            "too_many_challenges_to_one",
        ),
    ];
    for (facts, expected) in cases {
        let made = Challenge::make(to(ChallengeTo::Player(BORIS)), &facts, NOW);
        assert_eq!(said(made), expected, "{facts:?}");
    }
    // Whoever accepts is looked at in the same way, and told it the other way round.
    let challenge = made(to(ChallengeTo::Anybody));
    for (facts, expected) in [
        (ChallengeFacts { suspended: &mine, ..known }, "opponent_suspended TR-8.3"),
        (ChallengeFacts { suspended: &theirs, ..known }, "challenge_while_suspended TR-8.3"),
        (ChallengeFacts { blocked: &[BORIS], ..known }, "blocked"),
        (ChallengeFacts { open: CHALLENGES_OPEN_MAX, ..known }, "fine"),
        (ChallengeFacts { away: Some((ANNA, NOW + 1)), ..known }, "opponent_on_leave"),
    ] {
        assert_eq!(said(challenge.accept(BORIS, &facts, NOW)), expected, "{facts:?}");
    }
    let oneself = Challenge::make(to(ChallengeTo::Player(ANNA)), &known, NOW);
    assert_eq!(refused(oneself), "challenge_with_oneself");
}

/// Words have 1 to 500 characters.
#[test]
fn words_to_the_opponent() {
    for (words, expected) in [
        ("Hello", "fine"),
        ("One line\nand another", "fine"),
        (&*"x".repeat(500), "fine"),
        (&*"x".repeat(501), "challenge_words"),
        (" ", "challenge_words"),
        ("a bell: \u{7}", "challenge_words"),
    ] {
        let words = Some(words.to_owned());
        let request = ChallengeRequest { words, ..to(ChallengeTo::Anybody) };
        let made = Challenge::make(request, &ChallengeFacts::default(), NOW);
        assert_eq!(said(made), expected);
    }
}

/// What each of three people may do with a challenge of each kind, while it is open and afterwards.
#[test]
fn who_answers_a_challenge() {
    let known = ChallengeFacts::default();
    let may = |challenge: &Challenge, player| {
        let accept = said(challenge.accept(player, &known, NOW));
        let decline = said(challenge.decline(player, NOW));
        let withdraw = said(challenge.withdraw(player, NOW));
        [accept, decline, withdraw]
    };
    let (no, over, oneself) = ("not_your_challenge", "challenge_over", "challenge_with_oneself");
    let link = || ChallengeTo::Link("secret".to_owned());
    for (whom, player, expected) in [
        (ChallengeTo::Player(BORIS), ANNA, [oneself, no, "fine"]),
        (ChallengeTo::Player(BORIS), BORIS, ["fine", "fine", no]),
        (ChallengeTo::Player(BORIS), CLARA, [no, no, no]),
        (ChallengeTo::Anybody, ANNA, [oneself, no, "fine"]),
        (ChallengeTo::Anybody, BORIS, ["fine", no, no]),
        (link(), ANNA, [oneself, no, "fine"]),
        (link(), BORIS, ["fine", no, no]),
    ] {
        assert_eq!(may(&made(to(whom.clone())), player), expected, "{whom:?} {player}");
    }
    // Who is signed out may come to accept what is for anybody.
    for (whom, expected) in [
        (ChallengeTo::Player(BORIS), [false, true, false, false]),
        (ChallengeTo::Anybody, [false, true, true, true]),
        (link(), [false, true, true, true]),
    ] {
        let challenge = made(to(whom));
        let readers = [Some(ANNA), Some(BORIS), Some(CLARA), None];
        assert_eq!(readers.map(|reader| challenge.is_for(reader)), expected);
    }
    // Once it is over nothing is done any more, and what was done is answered again.
    let open = made(to(ChallengeTo::Player(BORIS)));
    let changed = |outcome: Result<Outcome<Challenge>, ChallengeRefusal>| match outcome {
        Ok(Outcome::Changed(challenge)) => challenge,
        other => panic!("{other:?}"),
    };
    let accepted = open.accepted(BORIS, NUMBERS, NOW);
    let declined = changed(open.decline(BORIS, NOW));
    let withdrawn = changed(open.withdraw(ANNA, NOW));
    let back = ChallengeRequest { by: BORIS, ..to(ChallengeTo::Player(ANNA)) };
    let countered = open.counter(&back, 18, NOW).expect("other terms");
    assert_eq!(countered.state, ChallengeState::Countered { at: NOW, by: 18 });
    assert_eq!(may(&accepted, BORIS), ["fine", over, no]);
    assert_eq!(accepted.accept(BORIS, &known, NOW), Ok(ChallengeAcceptance::Known));
    assert_eq!(may(&declined, BORIS), [over, "fine", no]);
    assert_eq!(declined.decline(BORIS, NOW), Ok(Outcome::Unchanged));
    assert_eq!(may(&withdrawn, ANNA), [oneself, no, "fine"]);
    assert_eq!(withdrawn.withdraw(ANNA, NOW), Ok(Outcome::Unchanged));
    for challenge in [&accepted, &declined, &withdrawn, &countered] {
        assert_eq!(refused(challenge.counter(&back, 19, NOW)), over);
        assert_eq!(said(challenge.accept(CLARA, &known, NOW)), no);
    }
    // Other terms go to the challenger, from the one who was challenged.
    for request in [
        ChallengeRequest { by: CLARA, ..back.clone() },
        ChallengeRequest { to: ChallengeTo::Player(CLARA), ..back.clone() },
        ChallengeRequest { to: ChallengeTo::Anybody, ..back },
    ] {
        assert_eq!(refused(open.counter(&request, 18, NOW)), no);
    }
}

/// A player has 14 days, anybody 30.
#[test]
fn challenges_lapse() {
    let known = ChallengeFacts::default();
    for (whom, days) in [
        (ChallengeTo::Player(BORIS), 14),
        (ChallengeTo::Anybody, 30),
        (ChallengeTo::Link("secret".to_owned()), 30),
    ] {
        let challenge = made(to(whom.clone()));
        let end = NOW + days * DAY_SECONDS;
        assert_eq!(challenge.lapses_at(), end);
        let last = end + -1;
        assert_eq!(said(challenge.accept(BORIS, &known, last)), "fine", "{whom:?}");
        assert_eq!(said(challenge.withdraw(ANNA, last)), "fine");
        assert_eq!(refused(challenge.accept(BORIS, &known, end)), "challenge_lapsed");
        assert_eq!(refused(challenge.withdraw(ANNA, end)), "challenge_lapsed");
        assert_eq!((challenge.is_open(last), challenge.is_open(end)), (true, false));
    }
    let challenge = made(to(ChallengeTo::Player(BORIS)));
    assert_eq!(refused(challenge.decline(BORIS, challenge.lapses_at())), "challenge_lapsed");
}

/// One that is for a player is for the two of them, one by a link for whoever has it.
#[test]
fn who_sees_a_challenge() {
    let key = "secret";
    for (whom, expected) in [
        (ChallengeTo::Player(BORIS), [true, true, false, false, false]),
        (ChallengeTo::Anybody, [true, true, true, true, true]),
        (ChallengeTo::Link(key.to_owned()), [true, false, false, false, true]),
    ] {
        let challenge = made(to(whom.clone()));
        let seen = [
            challenge.is_seen_by(Some(ANNA), None),
            challenge.is_seen_by(Some(BORIS), None),
            challenge.is_seen_by(Some(CLARA), Some("guessed")),
            challenge.is_seen_by(None, None),
            challenge.is_seen_by(None, Some(key)),
        ];
        assert_eq!(seen, expected, "{whom:?}");
    }
    // Once it is over it is for its two players, who see it without the link.
    let seek = made(to(ChallengeTo::Anybody)).accepted(BORIS, NUMBERS, NOW);
    assert!(!seek.is_seen_by(Some(CLARA), None) && !seek.is_seen_by(None, None));
    let accepted = made(to(ChallengeTo::Link(key.to_owned()))).accepted(BORIS, NUMBERS, NOW);
    assert!(accepted.is_seen_by(Some(BORIS), None) && !accepted.is_seen_by(None, Some(key)));
    assert_eq!(accepted.opponent(), Some(BORIS));
}
