//! Tournaments among friends: who is on the list, who joins until when, and the games once one begins.

use std::collections::BTreeSet;

use rules::tournament::{
    Challenge, ChallengeAcceptance, ChallengeColor, ChallengeFacts, ChallengeGames,
    ChallengeRefusal, ChallengeRequest, ChallengeStart, ChallengeState, ChallengeTerms,
    ChallengeTo, FRIENDS_MAX, FirstNumbers, FriendAnswer, Friends, FriendsBegun, FriendsLots,
    SectionId, SuspendedPlayer, WordsRemoval,
};
use rules::{DAY_SECONDS, GameId, Instant, Outcome, PlayerId, StartNumber, Variant};

use crate::challenges::terms;

const ANNA: PlayerId = PlayerId(1);
const BORIS: PlayerId = PlayerId(2);
const CLARA: PlayerId = PlayerId(3);
const DORA: PlayerId = PlayerId(4);
/// 2026-01-01 00:00:00 UTC.
const NOW: Instant = Instant::from_unix(1_767_225_600);
const NUMBERS: FirstNumbers = FirstNumbers { section: SectionId(7), game: GameId(48) };
const NOTHING: ChallengeFacts<'static> = ChallengeFacts {
    open: 0,
    waited_for: &[],
    without_account: &[],
    blocked: &[],
    blocked_among: &[],
    suspended: &[],
    away: None,
};

fn request(name: &str, players: &[PlayerId]) -> ChallengeRequest {
    let friends = Friends::invited(name.to_owned(), players, "secret".to_owned());
    let (to, terms) = (ChallengeTo::Friends(friends), terms());
    ChallengeRequest { by: ANNA, to, terms, words: None, answers: None }
}

fn open(players: &[PlayerId]) -> Challenge {
    Challenge::make(request("Friday club", players), &NOTHING, NOW).expect("a challenge")
}

fn said<T>(result: Result<T, ChallengeRefusal>) -> &'static str {
    result.map_or_else(|refusal| refusal.code(), |_| "fine")
}

fn joined(challenge: &Challenge, player: PlayerId) -> Challenge {
    match challenge.accept(player, &NOTHING, NOW) {
        Ok(ChallengeAcceptance::Joins(after)) => *after,
        other => panic!("{other:?}"),
    }
}

fn changed(outcome: Result<Outcome<Challenge>, ChallengeRefusal>) -> Challenge {
    match outcome {
        Ok(Outcome::Changed(challenge)) => challenge,
        other => panic!("{other:?}"),
    }
}

/// A tournament that so many have joined, the challenger among them; one has not answered.
fn full(players: u32) -> Challenge {
    (2..=players).fold(open(&[PlayerId(99)]), |challenge, id| joined(&challenge, PlayerId(id)))
}

fn begun(challenge: &Challenge, lots: FriendsLots) -> FriendsBegun {
    match challenge.begun(lots, NUMBERS, NOW).state {
        ChallengeState::Begun(begun) => begun,
        other => panic!("{other:?}"),
    }
}

/// A name has 1 to 60 characters in one line; up to 12 others are invited, each once; colours are not chosen.
#[test]
fn what_a_list_holds() {
    let many: Vec<PlayerId> = (2..=14).map(PlayerId).collect();
    for (name, players, expected) in [
        ("Friday club", &[][..], "fine"),
        (&"x".repeat(60), &[BORIS], "fine"),
        (&"x".repeat(61), &[BORIS], "friends_name"),
        ("", &[BORIS], "friends_name"),
        ("two\nlines", &[BORIS], "friends_name"),
        ("two\u{2028}lines", &[BORIS], "friends_name"),
        ("Friday club", &many[..12], "fine"),
        ("Friday club", &many, "friends_players"),
        ("Friday club", &[BORIS, CLARA, BORIS], "friends_players"),
        ("Friday club", &[BORIS, ANNA], "friends_players"),
    ] {
        let made = Challenge::make(request(name, players), &NOTHING, NOW);
        assert_eq!(said(made), expected, "{name} {players:?}");
    }
    for color in [ChallengeColor::White, ChallengeColor::Black] {
        let asked = request("Friday club", &[BORIS]);
        let asked = ChallengeRequest { terms: ChallengeTerms { color, ..terms() }, ..asked };
        assert_eq!(said(Challenge::make(asked, &NOTHING, NOW)), "friends_color");
    }
}

/// Each of those invited is looked at, and named where the rules say no.
#[test]
fn whom_it_is_about() {
    let until = NOW + DAY_SECONDS;
    let suspended = [(SuspendedPlayer { player: CLARA, cause: None, until }, "TR-8.3")];
    for facts in [
        ChallengeFacts { without_account: &[CLARA], ..NOTHING },
        ChallengeFacts { blocked: &[CLARA], ..NOTHING },
        ChallengeFacts { suspended: &suspended, ..NOTHING },
        ChallengeFacts { waited_for: &[CLARA, BORIS, CLARA, BORIS, CLARA], ..NOTHING },
    ] {
        let made = Challenge::make(request("Friday club", &[BORIS, CLARA]), &facts, NOW);
        assert_eq!(made.err().and_then(|refusal| refusal.player()), Some(CLARA), "{facts:?}");
    }
}

/// Whoever is invited or has the link joins, up to 13 with the challenger, and may leave and come again.
#[test]
fn who_joins() {
    let challenge = open(&[BORIS]);
    assert_eq!(said(challenge.accept(ANNA, &NOTHING, NOW)), "challenge_with_oneself");
    let of_boris = joined(&challenge, BORIS);
    assert_eq!(of_boris.accept(BORIS, &NOTHING, NOW), Ok(ChallengeAcceptance::Known));
    let of_clara = joined(&of_boris, CLARA);
    let friends = of_clara.friends().expect("a list");
    assert_eq!(friends.with(FriendAnswer::Plays).collect::<Vec<_>>(), [BORIS, CLARA]);
    assert_eq!(friends.playing(), 3);

    let without = changed(of_clara.decline(BORIS, NOW));
    assert_eq!(without.friends().map(Friends::playing), Some(2));
    assert_eq!(without.decline(BORIS, NOW), Ok(Outcome::Unchanged));
    assert_eq!(said(without.decline(DORA, NOW)), "not_your_challenge");
    assert_eq!(joined(&without, BORIS), of_clara);

    let last = PlayerId(13);
    let full = full(13);
    assert_eq!(full.friends().map(Friends::playing), Some(FRIENDS_MAX));
    assert_eq!(said(full.accept(PlayerId(14), &NOTHING, NOW)), "friends_full");
    assert_eq!(full.accept(last, &NOTHING, NOW), Ok(ChallengeAcceptance::Known));
    assert!(!full.is_for(Some(PlayerId(14))) && !full.is_for(Some(last)) && !full.is_for(None));
    let one_less = changed(full.decline(last, NOW));
    assert!(one_less.is_for(Some(PlayerId(14))) && one_less.is_for(None));
    assert_eq!(said(one_less.accept(PlayerId(14), &NOTHING, NOW)), "fine");
}

/// Nobody plays with whom they have blocked; what is known of oneself keeps one out, too.
#[test]
fn who_does_not_join() {
    let challenge = joined(&open(&[BORIS, CLARA]), CLARA);
    let until = NOW + DAY_SECONDS;
    let suspended = [(SuspendedPlayer { player: BORIS, cause: None, until }, "TR-8.3")];
    for (facts, expected) in [
        (ChallengeFacts { blocked: &[ANNA], ..NOTHING }, "blocked"),
        (ChallengeFacts { blocked: &[CLARA], ..NOTHING }, "blocked_among_friends"),
        (ChallengeFacts { suspended: &suspended, ..NOTHING }, "challenge_while_suspended"),
        // Only when it begins does it matter who is away.
        (ChallengeFacts { away: Some((ANNA, until)), ..NOTHING }, "fine"),
    ] {
        assert_eq!(said(challenge.accept(BORIS, &facts, NOW)), expected, "{facts:?}");
    }
    let end = NOW + 30 * DAY_SECONDS;
    assert_eq!(challenge.lapses_at(), end);
    assert_eq!(said(challenge.accept(BORIS, &NOTHING, end + -1)), "fine");
    assert_eq!(said(challenge.accept(BORIS, &NOTHING, end)), "challenge_lapsed");
    assert_eq!(said(challenge.decline(CLARA, end)), "challenge_lapsed");
}

/// The challenger strikes somebody off, who then neither sees it nor joins it.
#[test]
fn who_is_struck_off() {
    let challenge = joined(&open(&[BORIS]), CLARA);
    let key = Some("secret");
    assert_eq!(said(challenge.strike(BORIS, CLARA, NOW)), "not_your_challenge");
    assert_eq!(said(challenge.strike(ANNA, DORA, NOW)), "not_listed");
    assert!(challenge.is_seen_by(Some(CLARA), None) && challenge.is_of(CLARA));
    let struck = changed(challenge.strike(ANNA, CLARA, NOW));
    assert_eq!(struck.strike(ANNA, CLARA, NOW), Ok(Outcome::Unchanged));
    assert!(!struck.is_of(CLARA));
    assert_eq!(said(struck.accept(CLARA, &NOTHING, NOW)), "not_your_challenge");
    assert_eq!(said(struck.decline(CLARA, NOW)), "not_your_challenge");
    let seen = [
        (Some(ANNA), None, true),
        (Some(BORIS), None, true),
        (Some(CLARA), None, false),
        (Some(CLARA), key, false),
        (Some(DORA), None, false),
        (Some(DORA), Some("guessed"), false),
        (Some(DORA), key, true),
        (None, None, false),
        (None, key, true),
    ];
    for (player, key, expected) in seen {
        assert_eq!(struck.is_seen_by(player, key), expected, "{player:?} {key:?}");
    }
    // The key is the challenger's to give away.
    assert_eq!(struck.as_read_by(ANNA), struck);
    let read = struck.as_read_by(BORIS);
    assert_eq!(read.friends().map(|friends| (&*friends.key, friends.players.len())), Some(("", 1)));
    let game = ChallengeRequest { to: ChallengeTo::Anybody, ..request("", &[]) };
    let game = Challenge::make(game, &NOTHING, NOW).expect("a challenge");
    assert_eq!(said(game.strike(ANNA, BORIS, NOW)), "no_tournament");
    assert_eq!(said(game.may_begin(ANNA, &NOTHING, NOW)), "no_tournament");
}

/// Two players part: the challenger strikes the other off, and whoever plays leaves where the other one plays; whoever
/// goes withdraws their own.
#[test]
fn players_part() {
    let challenge = joined(&joined(&open(&[BORIS]), CLARA), DORA);
    let answer = |challenge: &Challenge, player| challenge.friends()?.answer_of(player);
    let struck = changed(challenge.part(ANNA, Some(BORIS), NOW));
    assert_eq!(answer(&struck, BORIS), Some(FriendAnswer::Struck));
    for from in [Some(ANNA), Some(DORA), None] {
        let left = changed(challenge.part(CLARA, from, NOW));
        assert_eq!(answer(&left, CLARA), Some(FriendAnswer::Declined), "{from:?}");
    }
    // One who has not answered does not play yet, and one who is not on the list never will.
    for (player, other) in [(CLARA, BORIS), (CLARA, PlayerId(9)), (ANNA, PlayerId(9))] {
        let parted = challenge.part(player, Some(other), NOW);
        assert_eq!(parted, Ok(Outcome::Unchanged), "{player} {other}");
    }
    let gone = changed(challenge.part(ANNA, None, NOW));
    assert_eq!(gone.state, ChallengeState::Withdrawn { at: NOW });
    assert_eq!(gone.part(CLARA, None, NOW), Ok(Outcome::Unchanged), "over");
    let game = ChallengeRequest { to: ChallengeTo::Player(BORIS), ..request("", &[]) };
    let game = Challenge::make(game, &NOTHING, NOW).expect("a challenge");
    assert_eq!(game.part(ANNA, Some(CLARA), NOW), Ok(Outcome::Unchanged));
    let withdrawn = changed(game.part(ANNA, Some(BORIS), NOW));
    assert_eq!(withdrawn.state, ChallengeState::Withdrawn { at: NOW });
    let declined = changed(game.part(BORIS, Some(ANNA), NOW));
    assert_eq!(declined.state, ChallengeState::Declined { at: NOW });
}

/// It begins once, with three at least, when its challenger says so and nobody's clock would start without them.
#[test]
fn when_it_begins() {
    let two = joined(&open(&[BORIS, CLARA]), BORIS);
    assert_eq!(said(two.may_begin(ANNA, &NOTHING, NOW)), "too_few_friends");
    let three = joined(&two, DORA);
    assert_eq!(said(three.may_begin(ANNA, &NOTHING, NOW)), "fine");
    assert_eq!(said(three.may_begin(BORIS, &NOTHING, NOW)), "not_your_challenge");
    let until = NOW + DAY_SECONDS;
    let suspended = |player| [(SuspendedPlayer { player, cause: None, until }, "TR-8.3")];
    let (mine, theirs) = (suspended(ANNA), suspended(DORA));
    for (facts, expected) in [
        (ChallengeFacts { suspended: &mine, ..NOTHING }, "challenge_while_suspended"),
        (ChallengeFacts { suspended: &theirs, ..NOTHING }, "opponent_suspended"),
        (ChallengeFacts { away: Some((DORA, until)), ..NOTHING }, "players_on_leave"),
        (ChallengeFacts { blocked_among: &[DORA], ..NOTHING }, "players_blocked"),
    ] {
        assert_eq!(said(three.may_begin(ANNA, &facts, NOW)), expected, "{facts:?}");
    }
    let end = three.lapses_at();
    assert_eq!(said(three.may_begin(ANNA, &NOTHING, end + -1)), "fine");
    assert_eq!(said(three.may_begin(ANNA, &NOTHING, end)), "challenge_lapsed");
    let begun = three.begun(FriendsLots::drawn(0, 0), NUMBERS, NOW);
    assert_eq!(begun.may_begin(ANNA, &NOTHING, NOW), Ok(Outcome::Unchanged));
    assert_eq!(begun.accept(DORA, &NOTHING, NOW), Ok(ChallengeAcceptance::Known));
    assert_eq!(said(begun.accept(CLARA, &NOTHING, NOW)), "challenge_over");
    assert_eq!(said(begun.decline(DORA, NOW)), "challenge_over");
    assert_eq!(said(begun.strike(ANNA, DORA, NOW)), "challenge_over");
    assert_eq!(said(begun.withdraw(ANNA, NOW)), "challenge_over");
}

/// TR-0.3: everybody plays everybody once, or twice with both colours; whoever has not joined does not.
#[test]
fn everybody_plays_everybody() {
    for players in 3..=13 {
        let begun = begun(&full(players), FriendsLots::drawn(1_000_003, 7));
        let all: BTreeSet<PlayerId> = (1..=players).map(PlayerId).collect();
        assert_eq!(begun.players.iter().copied().collect::<BTreeSet<_>>(), all);
        let pairs = usize::try_from(players * (players - 1) / 2).expect("few");
        for (games, expected) in [(ChallengeGames::One, pairs), (ChallengeGames::Two, 2 * pairs)] {
            let laid_down = ChallengeTerms { games, ..terms() }.friends_games(&begun);
            let laid_down = laid_down.expect("games");
            let met = |terms: &rules::Terms| (terms.players.white, terms.players.black);
            let directed: BTreeSet<_> = laid_down.iter().map(met).collect();
            assert_eq!((laid_down.len(), directed.len()), (expected, expected));
            let unordered = directed.iter().map(|(a, b)| (a.min(b), a.max(b)));
            assert_eq!(unordered.collect::<BTreeSet<_>>().len(), pairs);
            for game in laid_down {
                assert_eq!((game.starts_at, game.silence), (begun.starts_at, terms().silence));
            }
        }
    }
}

/// Start numbers are drawn by lot, every order from bits of its own; in Chess960 one position for all games.
#[test]
fn lots_are_drawn() {
    let three = full(3);
    let orders = (0..6).map(|order| begun(&three, FriendsLots::drawn(order, 0)).players);
    assert_eq!(orders.collect::<BTreeSet<_>>().len(), 6);
    let chess960 = |start| ChallengeTerms { variant: Variant::Chess960, start, ..terms() };
    let fens = |start, drawn| {
        let begun = begun(&three, FriendsLots::drawn(0, drawn));
        let games = chess960(start).friends_games(&begun).expect("games");
        games.iter().map(|game| game.start_position().fen()).collect::<BTreeSet<_>>()
    };
    let drawn = fens(ChallengeStart::Drawn, 17);
    assert_eq!(drawn.len(), 1);
    assert_ne!(drawn, fens(ChallengeStart::Drawn, 18));
    let number = StartNumber::drawn(17);
    assert_eq!(drawn, fens(ChallengeStart::Number(number), 18));
}

/// The clocks start at 00:00 UTC, at least a day later.
#[test]
fn clocks_start_later() {
    for (now, days) in [(NOW, 2), (NOW + DAY_SECONDS + -1, 2), (NOW + DAY_SECONDS, 3)] {
        assert_eq!(Friends::starts_at(now), NOW + days * DAY_SECONDS, "{now:?}");
    }
    assert_eq!(begun(&full(3), FriendsLots::drawn(0, 0)).starts_at, Friends::starts_at(NOW));
}

/// What everybody reads an officer takes away, once; what two players write to each other nobody does.
#[test]
fn words_are_taken_away() {
    let removal = || WordsRemoval { by: DORA, at: NOW, reason: "It offends somebody.".to_owned() };
    let tournament = open(&[BORIS]);
    assert!(tournament.has_words() && !tournament.is_public());
    let begun = full(3).begun(FriendsLots::drawn(0, 0), NUMBERS, NOW);
    assert!(begun.has_words() && begun.is_public());
    let without = begun.without_words(17, removal());
    assert!(!without.has_words());
    assert_eq!(without.friends().map(|friends| &*friends.name), Some("Tournament 17"));
    assert_eq!((without.words, without.removal), (None, Some(removal())));
    for (to, words, expected) in [
        (ChallengeTo::Anybody, Some("Hello"), (true, true)),
        (ChallengeTo::Anybody, None, (true, false)),
        (ChallengeTo::Player(BORIS), Some("Hello"), (false, true)),
        (ChallengeTo::Link("secret".to_owned()), Some("Hello"), (false, true)),
    ] {
        let asked = ChallengeRequest { to, words: words.map(str::to_owned), ..request("", &[]) };
        let made = Challenge::make(asked, &NOTHING, NOW).expect("a challenge");
        assert_eq!((made.is_public(), made.has_words()), expected, "{made:?}");
    }
}
