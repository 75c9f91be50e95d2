//! Article 9.1.1: when an event allows draw offers and agreement; 9.1.2.2: claims that count as one.

use rules::{Claim, Color, DrawOffers, Event, Game, MoveRequest, Refusal, Terms};

use crate::repetition::{outcome, request};
use crate::{BLACK, START, WHITE, accept, game, mover, terms, verdict};

/// White's and Black's knights out and home again.
const ROUND: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

fn new_game(draw_offers: DrawOffers) -> Game {
    Game::new(Terms { draw_offers, ..terms("") })
}

/// Whether an offer was allowed with the next move; it is made with it, or without it.
fn offer(game: &mut Game) -> bool {
    let text = ROUND[usize::from(game.ply()) % 4];
    let request = MoveRequest { ply: game.ply(), text, offer_draw: true };
    let decision = game.play(mover(game), request, START);
    let allowed = decision.is_ok();
    let policy = game.terms().draw_offers;
    assert_eq!(game.check_offer(game.turn()), decision.as_ref().map(|_| ()).map_err(Clone::clone));
    assert_eq!(game.predict(mover(game), request, START).is_ok(), allowed);
    if allowed {
        accept(game, decision);
    } else {
        assert_eq!(decision, Err(Refusal::OffersNotAllowed(policy)));
        play(game);
    }
    allowed
}

/// The next move, without an offer.
fn play(game: &mut Game) {
    let text = ROUND[usize::from(game.ply()) % 4];
    let request = MoveRequest { ply: game.ply(), text, offer_draw: false };
    let decision = game.play(mover(game), request, START);
    accept(game, decision);
}

/// The moves, counted from 1, up to just before this one of White's or Black's.
fn play_to(game: &mut Game, color: Color, number: u32) {
    while game.turn() != color || game.move_number() < number {
        play(game);
    }
}

/// LAW-9.1.1: each policy from both sides: a move that may not offer a draw can be made without.
#[test]
fn policies_allow_offers_with_some_moves() {
    use DrawOffers::{Free, Never, NotBefore, Once, OnceInTen};
    let cases: &[(DrawOffers, &[(u32, bool)])] = &[
        (Free, &[(1, true), (2, true), (3, true), (40, true)]),
        (Once, &[(1, true), (2, false), (11, false), (40, false)]),
        (Once, &[(30, true), (31, false), (60, false)]),
        (OnceInTen, &[(1, true), (2, false), (10, false), (11, true), (20, false), (21, true)]),
        (OnceInTen, &[(1, true), (11, true), (12, false)]),
        (OnceInTen, &[(7, true), (16, false), (17, true)]),
        (NotBefore(20), &[(1, false), (19, false), (20, true), (21, true), (40, true)]),
        (NotBefore(1), &[(1, true), (2, true)]),
        (NotBefore(0), &[(1, true), (2, true)]),
        (NotBefore(u16::MAX), &[(1, false), (60, false)]),
        (Never, &[(1, false), (11, false), (40, false)]),
    ];
    for (policy, wishes) in cases {
        for color in [Color::White, Color::Black] {
            let mut game = new_game(*policy);
            for (number, expected) in *wishes {
                play_to(&mut game, color, *number);
                assert_eq!(offer(&mut game), *expected, "{policy:?}: {color} with move {number}");
            }
        }
    }
}

/// LAW-9.1.1: each player has offers of their own.
#[test]
fn the_opponents_offers_do_not_count() {
    for policy in [DrawOffers::Once, DrawOffers::OnceInTen] {
        let mut game = new_game(policy);
        let allowed: Vec<bool> = (0..6).map(|_| offer(&mut game)).collect();
        assert_eq!(allowed, [true, true, false, false, false, false], "{policy:?}");
        assert_eq!(
            (game.open_offer(Color::White), game.open_offer(Color::Black)),
            (Some(1), Some(2))
        );
    }
    // Where Black begins, Black's first move is number 1 as well.
    let start = "4k3/p7/8/8/8/8/P7/4K3 b - - 0 30";
    let mut game = Game::new(Terms { draw_offers: DrawOffers::NotBefore(2), ..terms(start) });
    for (text, expected) in [("Ke7", false), ("Ke2", false), ("Ke8", true), ("Ke1", true)] {
        let offered = MoveRequest { ply: game.ply(), text, offer_draw: true };
        assert_eq!(game.play(mover(&game), offered, START).is_ok(), expected, "{text}");
        let decision = game.play(mover(&game), MoveRequest { offer_draw: false, ..offered }, START);
        accept(&mut game, decision);
    }
}

/// LAW-9.1.1: nor may a draw be agreed before the stated move, or at all; declining is possible.
#[test]
fn policies_allow_agreement() {
    let cases: &[(DrawOffers, u16, &str)] = &[
        (DrawOffers::Free, 2, "accepted"),
        (DrawOffers::Once, 2, "accepted"),
        (DrawOffers::OnceInTen, 2, "accepted"),
        // The offer comes with the last half-move; number 20 is the next after 38.
        (DrawOffers::NotBefore(20), 2, "offers_not_allowed"),
        (DrawOffers::NotBefore(20), 36, "offers_not_allowed"),
        (DrawOffers::NotBefore(20), 37, "offers_not_allowed"),
        (DrawOffers::NotBefore(20), 38, "accepted"),
        (DrawOffers::NotBefore(20), 39, "accepted"),
        (DrawOffers::NotBefore(20), 40, "accepted"),
        (DrawOffers::Never, 2, "offers_not_allowed"),
        (DrawOffers::Never, 100, "offers_not_allowed"),
    ];
    for (policy, plies, expected) in cases {
        let mut game = new_game(*policy);
        while game.ply() + 1 < *plies {
            play(&mut game);
        }
        // No decision makes such an offer; a log may hold one.
        let text = ROUND[usize::from(game.ply()) % 4];
        let code = rules::notation::read_move(text, game.position()).unwrap();
        let (draw_offered, ends, conditional) = (true, None, false);
        game.apply(&Event::MovePlayed { at: START, code, draw_offered, ends, conditional })
            .unwrap();
        let (asked, offerer) = (mover(&game), !game.turn());
        assert_eq!(game.open_offer(offerer), Some(*plies));
        let found = verdict(&game.accept_draw(asked, None, START));
        assert_eq!(found, *expected, "{policy:?} after {plies} half-moves");
        assert_eq!(verdict(&game.decline_draw(asked, None, START)), "accepted");
    }
    // An offer with the first move that allows one is answered at once.
    let mut game = new_game(DrawOffers::NotBefore(20));
    play_to(&mut game, Color::White, 20);
    assert!(offer(&mut game));
    assert_eq!(verdict(&game.accept_draw(BLACK, Some(39), START)), "accepted");
    // What is missing first is told first: the offer, the moves of both, the event's policy.
    let mut never = new_game(DrawOffers::Never);
    assert_eq!(verdict(&never.accept_draw(BLACK, None, START)), "no_draw_offer");
    let code = rules::notation::read_move("Nf3", never.position()).unwrap();
    let (draw_offered, ends, conditional) = (true, None, false);
    never.apply(&Event::MovePlayed { at: START, code, draw_offered, ends, conditional }).unwrap();
    assert_eq!(verdict(&never.accept_draw(BLACK, None, START)), "draw_too_early");
}

/// LAW-9.1.1: the refusal says what the event allows.
#[test]
fn the_policy_is_told() {
    let cases: &[(DrawOffers, &str, Option<u16>, &str)] = &[
        (DrawOffers::Free, "free", None, "every move"),
        (DrawOffers::Once, "once", None, "once in this game"),
        (DrawOffers::OnceInTen, "once_in_ten", None, "once in ten moves"),
        (DrawOffers::NotBefore(25), "not_before", Some(25), "from move 25 on"),
        (DrawOffers::Never, "never", None, "no draw may be offered"),
    ];
    for (policy, code, first, words) in cases {
        assert_eq!((policy.code(), policy.first_move()), (*code, *first));
        let refusal = Refusal::OffersNotAllowed(*policy);
        assert_eq!((refusal.code(), refusal.rule()), ("offers_not_allowed", Some("LAW-9.1.1")));
        assert!(refusal.to_string().contains(words), "{refusal}");
    }
}

/// The failed claim of repetition by the player on move, with the next move intended or without.
fn fail(game: &mut Game, intended: bool) -> String {
    let text = if intended { ROUND[usize::from(game.ply()) % 4] } else { "" };
    let decision = game.claim(mover(game), request(game, Claim::FiftyMoves, text), None, START);
    let found = outcome(&decision);
    accept(game, decision);
    found
}

/// LAW-9.1.2.2, LAW-9.1.1: a failed claim is an offer where the event allows one now, and only there;
/// the intended move is made in either case (LAW-9.4.3).
#[test]
fn a_failed_claim_offers_a_draw_where_that_is_allowed() {
    use DrawOffers::{Free, Never, NotBefore, Once, OnceInTen};
    let cases: &[(DrawOffers, &[u32], u32, bool)] = &[
        // The policy; earlier offers with these moves; the move in whose place is claimed.
        (Free, &[1, 2, 3], 4, true),
        (Once, &[], 3, true),
        (Once, &[1], 30, false),
        (OnceInTen, &[2], 11, false),
        (OnceInTen, &[2], 12, true),
        (NotBefore(20), &[], 19, false),
        (NotBefore(20), &[], 20, true),
        (Never, &[], 30, false),
    ];
    for (policy, earlier, number, opens) in cases {
        for (color, player) in [(Color::White, BLACK), (Color::Black, WHITE)] {
            for intended in [false, true] {
                let mut game = new_game(*policy);
                for offered in *earlier {
                    play_to(&mut game, color, *offered);
                    assert!(offer(&mut game));
                    let decision = game.decline_draw(player, None, START);
                    accept(&mut game, decision);
                }
                play_to(&mut game, color, *number);
                let before = game.ply();
                let expected = match (opens, intended) {
                    (true, false) => "incorrect offer",
                    (true, true) => "incorrect offer moved=",
                    (false, false) => "incorrect",
                    (false, true) => "incorrect moved",
                };
                let about = format!("{policy:?}: {color}'s claim at move {number}");
                assert_eq!(fail(&mut game, intended), expected, "{about}");
                assert_eq!(game.ply(), before + u16::from(intended), "{about}");
                assert_eq!(game.open_offer(color), opens.then_some(game.ply()), "{about}");
                let accepted = if *opens { "accepted" } else { "no_draw_offer" };
                assert_eq!(verdict(&game.accept_draw(player, None, START)), accepted, "{about}");
            }
        }
    }
}

/// LAW-9.1.1, LAW-9.1.2.2: a claim that was an offer is counted as one; one that was none is not.
#[test]
fn a_failed_claim_counts_as_an_offer() {
    for color in [Color::White, Color::Black] {
        for intended in [false, true] {
            let claimed_at = |policy, number| {
                let mut game = new_game(policy);
                play_to(&mut game, color, number);
                fail(&mut game, intended);
                game
            };
            let cases: &[(DrawOffers, u32, u32, bool)] = &[
                (DrawOffers::Free, 1, 2, true),
                (DrawOffers::Once, 1, 2, false),
                (DrawOffers::Once, 1, 40, false),
                (DrawOffers::OnceInTen, 1, 10, false),
                (DrawOffers::OnceInTen, 1, 11, true),
                (DrawOffers::NotBefore(20), 19, 20, true),
                (DrawOffers::Never, 1, 20, false),
            ];
            for (policy, claimed, number, expected) in cases {
                let mut game = claimed_at(*policy, *claimed);
                play_to(&mut game, color, *number);
                let about = format!("{policy:?}: {color}, claimed at {claimed}, at {number}");
                assert_eq!(offer(&mut game), *expected, "{about}");
            }
        }
        // Claimed in a position, then moved there: the offer was made already.
        for (policy, expected) in
            [(DrawOffers::Free, true), (DrawOffers::Once, false), (DrawOffers::OnceInTen, false)]
        {
            let mut game = new_game(policy);
            play_to(&mut game, color, 5);
            assert_eq!(fail(&mut game, false), "incorrect offer");
            assert_eq!(offer(&mut game), expected, "{policy:?}");
            // The opponent has offered nothing.
            assert!(offer(&mut game), "{policy:?}");
        }
    }
}

/// LAW-9.1.1: a correct claim needs no offer and ends the game under every policy.
#[test]
fn a_correct_claim_needs_no_offer() {
    for policy in [DrawOffers::Never, DrawOffers::NotBefore(99), DrawOffers::Once] {
        let mut game = new_game(policy);
        (0..8).for_each(|_| play(&mut game));
        let decision = game.claim(WHITE, request(&game, Claim::Repetition, ""), None, START);
        assert_eq!(outcome(&decision), "correct");
        accept(&mut game, decision);
        assert_eq!(game.ending().map(|ending| ending.reason.rule()), Some("LAW-9.2.1.2"));
    }
    assert_eq!(game("", "").terms().draw_offers, DrawOffers::Free, "the usual terms");
}
