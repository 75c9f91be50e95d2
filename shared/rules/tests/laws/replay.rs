//! Random games of random requests: a log tells the same game again, the same request gets the same
//! answer, and times, clocks and offers keep their order whatever is asked.

use proptest::prelude::*;
use rules::{
    BranchRequest, ByColor, Claim, ClaimRequest, Color, ConditionalMoves, DAY_SECONDS, Decision,
    DrawOffers, Event, Game, Instant, MoveRequest, PlayerId, Position, Refusal, TableAnswer,
    TableUnknown, TableVerdict, Terms, Variant,
};

use crate::{BLACK, START, STRANGER, WHITE};

/// Starts from which every kind of request comes about: usual ones, few men, castling rights, pawns
/// before promotion, and Makruk with and without its count.
const STARTS: [(Variant, &str); 8] = [
    (Variant::Chess, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    (Variant::Chess, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
    (Variant::Chess, "4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1"),
    (Variant::Chess, "7k/8/8/8/8/8/R7/K7 b - - 98 80"),
    (Variant::Chess960, "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w EGeg - 0 1"),
    (Variant::Chess960, "1r3kr1/6p1/8/8/8/8/6P1/1R3KR1 b BGbg - 0 1"),
    (Variant::Makruk, "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"),
    (Variant::Makruk, "4k3/8/8/8/3m4/8/2R5/3K4 b - - 0 1"),
];

const POLICIES: [DrawOffers; 5] = [
    DrawOffers::Free,
    DrawOffers::Once,
    DrawOffers::OnceInTen,
    DrawOffers::NotBefore(5),
    DrawOffers::Never,
];

const ANSWERS: [Option<TableAnswer>; 6] = [
    Some(Ok(TableVerdict::Win)),
    Some(Ok(TableVerdict::Draw)),
    Some(Ok(TableVerdict::Loss)),
    Some(Err(TableUnknown::TableMissing)),
    Some(Err(TableUnknown::CastlingRights)),
    None,
];

/// One random request: what kind it is, who makes it, and what the rest of it is drawn from.
#[derive(Clone, Copy, Debug)]
struct Ask {
    kind: u8,
    who: u8,
    pick: u16,
    seconds: i64,
}

fn asks() -> impl Strategy<Value = Vec<Ask>> {
    // Mostly hours, seldom enough for the flag; two machines' clocks differ by seconds.
    let seconds =
        prop_oneof![40 => -3..DAY_SECONDS / 4, 4 => 0..12 * DAY_SECONDS, 1 => 0..50 * DAY_SECONDS];
    let ask = (0..200_u8, 0..60_u8, any::<u16>(), seconds)
        .prop_map(|(kind, who, pick, seconds)| Ask { kind, who, pick, seconds });
    proptest::collection::vec(ask, 1..80)
}

impl Ask {
    /// Mostly the player on move.
    fn player(self, game: &Game) -> PlayerId {
        match self.who {
            0 => STRANGER,
            1 => WHITE,
            2 => BLACK,
            3 | 4 => *game.terms().players.get(!game.turn()),
            _ => *game.terms().players.get(game.turn()),
        }
    }

    /// Mostly the present position.
    fn ply(self, game: &Game) -> u16 {
        match self.who {
            5 | 6 => game.ply().saturating_sub(1),
            7 => game.ply() + 1,
            _ => game.ply(),
        }
    }

    /// A legal move where there is one, in one of its spellings; seldom something else.
    fn text(self, game: &Game) -> String {
        let moves = game.position().describe_legal_moves();
        // Half of the time one of the first few, so that positions come back.
        let first = if self.pick.is_multiple_of(2) { moves.len() } else { moves.len().min(3) };
        match moves.get(usize::from(self.pick / 2) % first.max(1)) {
            Some(_) if self.who == 8 => "Qa9".to_owned(),
            Some(m) if self.pick.is_multiple_of(3) => m.san.clone(),
            Some(m) => m.uci.clone(),
            None => "e4".to_owned(),
        }
    }

    /// What the game answers.
    fn put(self, game: &Game, now: Instant) -> Result<Decision, Refusal> {
        let (player, ply, text) = (self.player(game), self.ply(game), self.text(game));
        let offer = self.pick.is_multiple_of(4).then_some(game.ply().saturating_sub(self.pick % 3));
        match self.kind {
            _ if game.referred().is_some() && self.who.is_multiple_of(3) => {
                game.rule_on_claim(ply, self.pick.is_multiple_of(5), now)
            }
            0..=139 => {
                let offer_draw = self.who.is_multiple_of(5);
                game.play(player, MoveRequest { ply, text: &text, offer_draw }, now)
            }
            140..=179 => {
                let claim = Claim::ALL[usize::from(self.pick % 4)];
                let intended = self.pick.is_multiple_of(3).then_some(text.as_str());
                let tables = ANSWERS[usize::from(self.pick / 4 % 6)];
                game.claim(player, ClaimRequest { ply, claim, intended }, tables, now)
            }
            180..=182 => game.accept_draw(player, offer, now),
            183..=185 => game.decline_draw(player, offer, now),
            186..=190 => game.start_count(player, ply, now),
            191..=192 => game.stop_count(player, ply, now),
            193..=197 => game.rule_on_claim(ply, self.pick.is_multiple_of(3), now),
            198 => game.resign(player, now),
            _ => game
                .forfeit(now)
                .map(|event| Decision::Accepted(vec![event]))
                .ok_or(Refusal::NotYourTurn),
        }
    }
}

/// The answer that the player who waits leaves to every move: the first that fits, if any.
fn leave_answer(game: &Game, pick: u16, now: Instant) -> Vec<rules::Branch> {
    let moves = game.position().describe_legal_moves();
    let Some(m) = moves.get(usize::from(pick) % moves.len().max(1)) else { return Vec::new() };
    let Some(after) = game.position().played(m.code) else { return Vec::new() };
    let replies = after.describe_legal_moves();
    let Some(reply) = replies.get(usize::from(pick / 7) % replies.len().max(1)) else {
        return Vec::new();
    };
    let waiter = *game.terms().players.get(!game.turn());
    let named = BranchRequest {
        when: pick.is_multiple_of(2).then(|| m.uci.clone()),
        reply: reply.uci.clone(),
        then: Vec::new(),
    };
    let lines = game.prepare(waiter, game.ply(), std::slice::from_ref(&named), now);
    assert_eq!(lines, game.prepare(waiter, game.ply(), &[named], now));
    lines.unwrap_or_default()
}

/// Everything that a game tells, in one text.
fn told(game: &Game) -> String {
    format!("{game:?}")
}

fn check_order(game: &Game) -> Result<(), TestCaseError> {
    prop_assert!(game.log().is_sorted_by_key(Event::at), "times run backwards");
    let states = [game.deadline().is_some(), game.ending().is_some(), game.referred().is_some()];
    prop_assert_eq!(states.iter().filter(|state| **state).count(), 1, "one state at a time");
    for color in Color::ALL {
        let used = game.time_used(color);
        let mine = game.plies().iter().enumerate().filter(|(index, _)| game.mover(*index) == color);
        prop_assert_eq!(mine.clone().count(), usize::from(used.moves));
        prop_assert_eq!(mine.map(|(_, ply)| ply.charged_days).sum::<u32>(), used.days);
        prop_assert!(game.open_offer(color).is_none_or(|ply| ply <= game.ply()));
    }
    let conditional = game.plies().iter().filter(|ply| ply.conditional);
    prop_assert!(conditional.map(|ply| ply.seconds).all(|seconds| seconds == 0));
    prop_assert!(game.position_at(game.ply()).is_some_and(|position| position == *game.position()));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// LAW-3.10.2, LAW-4.3, LAW-9.4.1: whatever is asked, the same request gets the same answer, also
    /// when it is refused, and the log alone tells the game as it is.
    #[test]
    fn any_game_replays_from_its_log(
        start in 0..STARTS.len(),
        policy in 0..POLICIES.len(),
        asks in asks(),
    ) {
        let (variant, fen) = STARTS[start];
        let terms = Terms {
            start: Some(Position::from_fen(variant, fen).unwrap()),
            draw_offers: POLICIES[policy],
            conditional_moves: ConditionalMoves::Tree,
            ..Terms::new(ByColor { white: WHITE, black: BLACK }, variant, START)
        };
        let mut game = Game::new(terms.clone());
        let mut now = START;
        for ask in asks {
            now = now + ask.seconds;
            let lines = if ask.pick.is_multiple_of(4) { leave_answer(&game, ask.pick, now) } else { vec![] };
            let decision = ask.put(&game, now);
            prop_assert_eq!(&decision, &ask.put(&game, now), "{:?}", ask);
            match decision {
                Ok(Decision::Accepted(events)) => {
                    prop_assert!(!events.is_empty());
                    for event in &events {
                        game.apply(event).unwrap();
                    }
                    let moved = matches!(events.last(), Some(Event::MovePlayed { .. }));
                    if let Some((reply, _)) = moved.then(|| game.prepared_reply(&lines)).flatten() {
                        game.apply(&reply).unwrap();
                    }
                }
                Ok(Decision::Repeated(index)) => {
                    prop_assert!(index < game.log().len());
                    continue;
                }
                Err(refusal) => {
                    prop_assert!(!refusal.to_string().is_empty());
                    continue;
                }
            }
            let replayed = Game::replay(terms.clone(), game.log()).unwrap();
            prop_assert_eq!(told(&replayed), told(&game));
            check_order(&game)?;
        }
    }
}
