//! A substitute plays on in a running game: TR-8.7b, SKS-7.7. The clock, the colour and open offers are those of the
//! side; leave, silence and conditional moves those of the player.

use rules::{
    Branch, BranchRequest, Claim, ClaimVerdict, Color, Decision, Directive, Event, FlagRule, Game,
    Instant, Interval, PlayerId, SilenceRule, TableUnknown, Terms, TimeControl, TripleBlock,
    players_after,
};

use crate::{BLACK, START, STRANGER, WHITE, accept, answer, game, mover, terms, verdict};

const DAY: i64 = 86_400;

fn day(days: i64) -> Instant {
    START + days * DAY
}

fn replaced(by: Color, player: PlayerId, from: i64) -> Directive {
    Directive::Replaced { by, player, from: day(from) }
}

/// What is decided on a day.
#[track_caller]
fn direct(game: &mut Game, decision: u32, directives: &[Directive], at: i64) {
    let decided = game.direct(decision, directives, day(at));
    accept(game, decided);
}

#[track_caller]
fn play(game: &mut Game, text: &str, at: i64) {
    let by = *game.players().get(game.turn());
    let decided = game.play(by, answer(game, text), day(at));
    accept(game, decided);
}

/// TR-8.7b: from the entry on the substitute has the side, and nobody else; again it is the same decision.
#[test]
fn rights_pass_to_the_substitute() {
    for by in Color::ALL {
        let mut game = game("", "e4 e5 Nf3=");
        let before = *game.players().get(by);
        direct(&mut game, 5, &[replaced(by, STRANGER, 2)], 2);
        assert_eq!(*game.players().get(by), STRANGER);
        assert_eq!(*game.players().get(!by), *game.terms().players.get(!by), "{by:?}");
        assert_eq!((game.color_of(STRANGER), game.color_of(before)), (Some(by), None));
        assert_eq!(game.side_of(before).err().map(|refusal| refusal.code()), Some("not_your_game"));
        assert_eq!(players_after(game.terms().players, game.log()), *game.players());
        assert_eq!(game.players_at(3), game.terms().players, "before the entry");
        // The offer is White's still, and whoever has Black accepts it.
        assert_eq!(game.open_offer(Color::White), Some(3));
        let again = game.direct(5, &[replaced(by, STRANGER, 2)], day(3));
        assert_eq!(again, Ok(Decision::Repeated(3)));
        let replayed = Game::replay(game.terms().clone(), game.log()).expect("a log");
        assert_eq!(replayed.players(), game.players());
        play(&mut game, "Nc6", 4);
        let resigned = game.resign(STRANGER, day(5));
        accept(&mut game, resigned);
        assert_eq!(game.ending().and_then(|ending| ending.by), Some(by));
    }
}

/// SKS-7.7, LAW-6.10a: until the day on which the substitute begins both clocks stand still, the handicap is taken from
/// the side's clock, and what was used before stays used.
#[test]
fn clocks_stand_until_the_substitute_begins() {
    let time_control = TimeControl::MovesInDays { moves: 10, days: 50, double_after_days: None };
    for (by, from, handicap, falls) in [
        (Color::White, 10, 0, 50),
        (Color::White, 30, 0, 70),
        (Color::White, 30, 5, 65),
        (Color::Black, 30, 0, 70),
        (Color::Black, 30, 5, 70),
    ] {
        let mut game = Game::new(Terms { time_control, ..terms("") });
        let mut directives = vec![replaced(by, STRANGER, from)];
        if handicap > 0 {
            directives.push(Directive::ClockAdjusted { by, days: handicap, moves: 0 });
        }
        direct(&mut game, 1, &directives, 10);
        // White is on move and has used ten days; the last day is used to its end.
        assert_eq!(game.deadline(), Some(day(falls + 1)), "{by:?} {from} {handicap}");
        let runs = |at: Instant| game.clock(Color::White, at).running;
        assert_eq!((runs(day(from) + -1), runs(day(from))), (from == 10, true), "{from}");
        let black = game.clock(Color::Black, day(40)).days_left;
        let less = if by == Color::Black { i64::from(handicap) } else { 0 };
        assert_eq!(black, Some(50 - less));
    }
    // In Triple Block the block runs on.
    let blocks = TripleBlock { bank_days: 75, increment_days: 0, protected: false };
    let time_control = TimeControl::TripleBlock(blocks);
    let mut game = Game::new(Terms { time_control, ..terms("") });
    direct(&mut game, 1, &[replaced(Color::White, STRANGER, 30)], 10);
    assert_eq!(game.clock(Color::White, day(20)).thinking_seconds, 20 * DAY);
}

/// LAW-10.1: the predecessor's leave is over with their part in the game; what was taken of it stays uncharged, and the
/// substitute's own follows another book.
#[test]
fn leave_is_the_players() {
    let mut game = Game::new(terms(""));
    let leave = Interval { from: day(5), until: day(20) };
    game.apply(&Event::LeaveRegistered { at: day(4), by: Color::White, leave }).unwrap();
    direct(&mut game, 1, &[replaced(Color::White, STRANGER, 10)], 10);
    assert!(game.leave(Color::White).is_empty(), "the substitute's book is another one");
    assert_eq!(game.on_leave(Color::White, day(12)), None);
    assert_eq!(game.clock(Color::White, day(12)).thinking_seconds, (5 + 2) * DAY);
    let own = Interval { from: day(14), until: day(16) };
    game.apply(&Event::LeaveRegistered { at: day(13), by: Color::White, leave: own }).unwrap();
    assert_eq!(game.leave(Color::White).as_slice(), [own]);
    assert_eq!(game.clock(Color::White, day(17)).thinking_seconds, (5 + 5) * DAY);
    let replayed = Game::replay(game.terms().clone(), game.log()).expect("a log");
    assert_eq!(replayed.deadline(), game.deadline());
}

/// Silence of somebody else loses no game: it is counted from the day on which the substitute begins.
#[test]
fn silence_is_the_players() {
    let silent = || Terms { silence: SilenceRule::FortyDays, ..terms("") };
    let mut game = Game::new(silent());
    game.apply(&Event::ReflectionAnnounced { at: day(1), by: Color::White }).unwrap();
    assert!(game.reflection_announced());
    let mut game = Game::new(Terms { time_control: TimeControl::None, ..silent() });
    assert_eq!(game.deadline(), Some(day(41)));
    direct(&mut game, 1, &[replaced(Color::White, STRANGER, 38)], 35);
    assert_eq!((game.deadline(), game.silent_from()), (Some(day(38 + 41)), day(38)));
    assert_eq!((game.silent_days(day(37)), game.silent_days(day(48))), (Some(0), Some(10)));
    assert!(!game.is_long_silent(day(65)) && game.is_long_silent(day(66)));
    play(&mut game, "e4", 50);
    assert_eq!(game.deadline(), Some(day(50 + 41)), "Black’s own silence");
    // Whoever answers the silent one is replaced without a word about the other.
    let mut game = Game::new(Terms { time_control: TimeControl::None, ..silent() });
    direct(&mut game, 1, &[replaced(Color::Black, STRANGER, 35)], 35);
    assert_eq!(game.deadline(), Some(day(41)));
}

/// TR-8.7b: in whatever state the game is; what is over, out of play or lost already is nobody else's.
#[test]
fn at_any_state() {
    let sits = [replaced(Color::White, STRANGER, 3)];
    let said = |game: &Game, at: i64| verdict(&game.direct(9, &sits, day(at)));
    assert_eq!(said(&Game::new(terms("")), 3), "accepted");
    assert_eq!(said(&Game::new(terms("")), -3), "accepted", "before the start");
    assert_eq!(said(&Game::new(terms("")), 36), "flag_fallen");
    let referred = ClaimVerdict::Referred(TableUnknown::TableMissing);
    let (at, by) = (day(1), Color::White);
    let claimed =
        Event::Claimed { at, by, claim: Claim::TablebaseWin, intended: None, verdict: referred };
    let with = |events: &[Event], terms: Terms| {
        let mut game = Game::new(terms);
        events.iter().for_each(|event| game.apply(event).expect("an event"));
        game
    };
    let directed = |directive| Event::Directed { at, decision: 1, directive };
    let flagged =
        with(&[Event::FlagFell { at, by }], Terms { flag: FlagRule::Claimed, ..terms("") });
    for (game, expected) in [
        (with(&[claimed], terms("")), "accepted"),
        (flagged.clone(), "accepted"),
        (with(&[directed(Directive::ClocksStopped)], terms("")), "accepted"),
        (with(&[directed(Directive::SentToAdjudication)], terms("")), "in_adjudication"),
        (with(&[directed(Directive::Cancelled)], terms("")), "game_finished"),
        (with(&[Event::Resigned { at, by }], terms("")), "game_finished"),
    ] {
        assert_eq!(said(&game, 3), expected);
    }
    // A flag that waits for the opponent's claim waits on.
    let mut game = flagged;
    direct(&mut game, 9, &sits, 3);
    assert_eq!(game.flag_fell(day(3)).map(|(by, _)| by), Some(Color::White));
    // A claim that waits is ruled on, and the side wins by it.
    let mut game = with(&[claimed], terms(""));
    direct(&mut game, 9, &sits, 3);
    let ruled = game.rule_on_claim(0, true, day(4));
    accept(&mut game, ruled);
    assert_eq!(game.ending().map(|ending| ending.score.white.0), Some(2));
    // Stopped games go on by the same decision.
    let mut game = with(&[directed(Directive::ClocksStopped)], terms(""));
    direct(&mut game, 9, &[Directive::ClocksResumed, sits[0]], 3);
    assert!(game.is_running());
    // Nobody plays against themselves.
    for player in [WHITE, BLACK] {
        let mut game = Game::new(terms(""));
        let sits = Event::Directed { at, decision: 1, directive: replaced(by, player, 1) };
        assert!(game.apply(&sits).is_err(), "{player}");
    }
}

/// What the predecessor has prepared is theirs: the substitute leaves answers of their own.
#[test]
fn answers_are_prepared_anew() {
    let mut game = game("", "e4 e5");
    direct(&mut game, 1, &[replaced(Color::Black, STRANGER, 1)], 1);
    let prepared = |player| {
        let branch = BranchRequest {
            when: Some("Nf3".to_owned()),
            reply: "Nc6".to_owned(),
            then: Vec::new(),
        };
        game.prepare(player, 2, &[branch], day(2))
    };
    let codes = |found: Result<Vec<Branch>, rules::Refusal>| {
        found.map(|branches| branches.len()).map_err(|refusal| refusal.code())
    };
    assert_eq!(codes(prepared(BLACK)), Err("not_your_game"));
    assert_eq!(codes(prepared(STRANGER)), Ok(1));
    assert_eq!(mover(&game), WHITE);
}
