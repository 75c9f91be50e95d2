//! LAW-0-options: where the Laws leave options, an event states which it has chosen, and its games are
//! played by that. Two announcements that differ in one option give games that differ in what that
//! option is about, and in nothing else.

use rules::tournament::{Announcement, GameLot, Preset, Seed, StartPositions};
use rules::{
    BranchRequest, ByColor, Color, ConditionalMoves, DAY_SECONDS, Day, DrawOffers, Event, FlagRule,
    Game, Instant, LeaveBook, MoveRequest, PlayerId, SilenceRule, Terms, Variant,
};
use serde_json::Value;

use crate::announcements::announced;
use crate::{BLACK, START, WHITE, accept, answer, mover};

/// The options that the Laws leave to an event, by the names of their fields.
const OPTIONS: [&str; 8] = [
    "variant",
    "start_positions",
    "time_control",
    "leave_days",
    "silence",
    "flag",
    "draw_offers",
    "conditional_moves",
];

/// Longer than silence lasts, and so short that a flag falls soon behind it.
const CONTROL: &str = "10 moves in 50 days";

/// An event with every option as it is most often chosen.
fn usual() -> Announcement {
    Announcement {
        rated: false,
        time_control: CONTROL.parse().expect("a time control"),
        leave_days: 45,
        silence: SilenceRule::Off,
        flag: FlagRule::Server,
        draw_offers: DrawOffers::Free,
        conditional_moves: ConditionalMoves::Tree,
        ..announced(Preset::Friendly)
    }
}

/// In place of SHA-256: what was hashed ends in the number of the game.
fn last_bytes(text: &[u8]) -> [u8; 32] {
    let mut last = [0; 32];
    last.iter_mut().zip(text.iter().rev()).for_each(|(to, from)| *to = *from);
    last
}

/// The event's first or second game.
fn game_of(event: &Announcement, number: usize) -> Game {
    let lot = GameLot { seed: &Seed([7; 32]), section: "A", game: number };
    let start = event.start_of(lot, None, last_bytes).expect("a start");
    Game::new(event.terms(ByColor { white: WHITE, black: BLACK }, start))
}

/// The first moves: legal in every variant, from every start.
fn play(game: &mut Game, now: Instant) {
    let text = ["a4", "a5"][usize::from(game.ply())];
    let decision = game.play(mover(game), answer(game, text), now);
    accept(game, decision);
}

/// Where the two games start.
fn starts(event: &Announcement) -> String {
    let fen = |number| game_of(event, number).terms().start_position().fen();
    format!("{:?} {} {}", event.variant, fen(1), fen(2) == fen(1))
}

/// The last second of White's first turn, in days and seconds, where nobody minds the silence.
fn time(event: &Announcement) -> String {
    let game = reflecting(event);
    format!("{:?}", game.clock(Color::White, START).seconds_left)
}

/// How many days of leave can be taken at once, of some.
fn leave(event: &Announcement) -> String {
    let book = LeaveBook::replay(event.leave_days, &[]);
    let first = Day::of(START).next();
    let register = |days: i64| {
        let last = Day::of(first.starts_at() + (days - 1) * DAY_SECONDS);
        book.register(first, last, WHITE, START).is_ok()
    };
    format!("{:?}", [1, 30, 31, 45, 46].map(register))
}

/// A game whose White has announced longer reflection, where the event asks for that.
fn reflecting(event: &Announcement) -> Game {
    let mut game = game_of(event, 1);
    let announced = game.announce_reflection(WHITE, 0, START);
    if announced.is_ok() {
        accept(&mut game, announced);
    }
    game
}

/// Whether 41 days without a word lose.
fn silence(event: &Announcement) -> String {
    let lost = game_of(event, 1).silent_since(START + 41 * DAY_SECONDS);
    format!("{:?}", lost.map(|(by, _)| by))
}

/// What the server does once a flag has fallen.
fn flag(event: &Announcement) -> String {
    // A time control that differs is not meant: only what happens at its end.
    let fell = reflecting(event).forfeit(START + 400 * DAY_SECONDS);
    match fell {
        Some(Event::TimeForfeited { .. }) => "lost".to_owned(),
        Some(Event::FlagFell { .. }) => "stopped".to_owned(),
        other => format!("{other:?}"),
    }
}

/// Whether a draw is offered with the first move.
fn draws(event: &Announcement) -> String {
    let game = game_of(event, 1);
    let request = MoveRequest { ply: 0, text: "a4", offer_draw: true };
    format!("{}", game.play(WHITE, request, START).is_ok())
}

/// Whether one answer, and a branch, are left in advance.
fn conditional(event: &Announcement) -> String {
    let mut game = game_of(event, 1);
    play(&mut game, START);
    let line = |when: Option<&str>| BranchRequest {
        when: when.map(str::to_owned),
        reply: "h4".to_owned(),
        then: Vec::new(),
    };
    let (one, two) = ([line(None)], [line(Some("a5")), line(None)]);
    let allowed = |lines: &[BranchRequest]| game.prepare(WHITE, 1, lines, START).is_ok();
    format!("{} {}", allowed(&one), allowed(&two))
}

/// What the event's games are like, by the options that say so.
fn behaviour(event: &Announcement) -> Vec<(&'static [&'static str], String)> {
    vec![
        (&["variant", "start_positions"], starts(event)),
        (&["time_control"], time(event)),
        (&["leave_days"], leave(event)),
        (&["silence"], silence(event)),
        (&["flag"], flag(event)),
        (&["draw_offers"], draws(event)),
        (&["conditional_moves"], conditional(event)),
    ]
}

fn fields(event: &Announcement) -> Value {
    serde_json::to_value(event).expect("an announcement is JSON")
}

/// LAW-0-options: an announcement that leaves one of the options open is none, and whatever a game is
/// played by is one of them.
#[test]
fn every_option_is_stated() {
    let whole = fields(&usual());
    assert_eq!(serde_json::from_value::<Announcement>(whole.clone()).ok(), Some(usual()));
    for option in OPTIONS {
        let mut open = whole.clone();
        open.as_object_mut().and_then(|fields| fields.remove(option)).expect(option);
        let read = serde_json::from_value::<Announcement>(open);
        let why = read.expect_err(option).to_string();
        assert_eq!(why, format!("missing field `{option}`"));
    }
    // A term that is added to games is an option that somebody has to state.
    let Terms {
        players: _,
        starts_at: _,
        variant: _,
        start: _,
        time_control: _,
        draw_offers: _,
        conditional_moves: _,
        silence: _,
        flag: _,
    } = usual().terms(ByColor { white: PlayerId(1), black: PlayerId(2) }, None);
}

/// LAW-0-options: one option chosen otherwise changes what it is about, and nothing else.
#[test]
fn games_are_played_by_what_was_chosen() {
    let drawn = || Announcement {
        variant: Variant::Chess960,
        start_positions: StartPositions::PerGame,
        ..usual()
    };
    let days = |control: &str| control.parse().expect("a time control");
    let cases: [(&str, Announcement, Announcement); 10] = [
        ("variant", usual(), Announcement { variant: Variant::Makruk, ..usual() }),
        (
            "start_positions",
            drawn(),
            Announcement { start_positions: StartPositions::OneForAll, ..drawn() },
        ),
        (
            "time_control",
            usual(),
            Announcement { time_control: days("10 moves in 40 days"), ..usual() },
        ),
        ("leave_days", usual(), Announcement { leave_days: 30, ..usual() }),
        ("silence", usual(), Announcement { silence: SilenceRule::FortyDays, ..usual() }),
        ("flag", usual(), Announcement { flag: FlagRule::Claimed, ..usual() }),
        ("draw_offers", usual(), Announcement { draw_offers: DrawOffers::Never, ..usual() }),
        ("draw_offers", usual(), Announcement { draw_offers: DrawOffers::NotBefore(2), ..usual() }),
        (
            "conditional_moves",
            usual(),
            Announcement { conditional_moves: ConditionalMoves::None, ..usual() },
        ),
        (
            "conditional_moves",
            usual(),
            Announcement { conditional_moves: ConditionalMoves::Linear, ..usual() },
        ),
    ];
    for (option, one, other) in &cases {
        assert_eq!((one.check(), other.check()), (Ok(()), Ok(())), "{option}");
        let (mine, theirs) = (fields(one), fields(other));
        let differing = mine.as_object().expect("fields").iter();
        let differing = differing.filter(|(name, value)| theirs[name.as_str()] != **value);
        assert_eq!(differing.map(|(name, _)| name.as_str()).collect::<Vec<_>>(), [*option]);
        for ((about, found), (_, others)) in behaviour(one).into_iter().zip(behaviour(other)) {
            let differs = found != others;
            assert_eq!(differs, about.contains(option), "{option}: {about:?} {found} {others}");
        }
    }
    for option in OPTIONS {
        assert!(cases.iter().any(|(tried, ..)| *tried == option), "{option} is not tried");
    }
}
