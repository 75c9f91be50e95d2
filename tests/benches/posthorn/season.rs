//! How often alarms are written: over the two real games, over an event of 13 players who reflect as
//! long as the players of those games did, and over one whose players are always short of time.
//! Everything is looked at once a day.
//!
//! Writes of a game's alarm are those with which a move brings it forward and those with which the
//! sweep sets it again. A player's reminders have an alarm of their own, counted apart.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use app::{App, Change};
use posthorn::embedded::Embedded;
use rules::pgn::{self, PgnGame};
use rules::{
    ByColor, DAY_SECONDS, Game, GameId, Instant, MoveRequest, PlayerId, Profile, SilenceRule,
    Terms, TimeControl, Variant,
};
use store::{Account, GameChange, MailChoice, NewGame, Role, Section, SectionId, Settings};
use tests::Dice;
use tests::server::endless_move;

use super::sweep::app_over;
use super::{print, thousandths};

const SECTION: SectionId = SectionId(1);
/// Everybody plays everybody once: 78 games.
const PLAYERS: u32 = 13;
/// Moves of each side in a game.
const MOVES: std::ops::RangeInclusive<usize> = 30..=60;
const SEED: u64 = 13;
const HOUR_SECONDS: i64 = 3_600;
/// Players short of time reflect for an hour, for two, four and so on, each as often as the others:
/// six days a move, where they have five.
const HOURS_DOUBLED: u32 = 10;
/// The longest reflection, in seconds.
const REFLECTION_MAX: i64 = 30 * DAY_SECONDS;
const START: Instant = Instant::from_unix(1_800_000_000);

/// Prints the figures, of an event with no more games than that.
pub(crate) async fn run(games_max: usize) {
    let quarters = (0..HOURS_DOUBLED).flat_map(|doubled| (4..8).map(move |four| four << doubled));
    let hurried: Vec<i64> = quarters.map(|quarters| quarters * HOUR_SECONDS / 4).collect();
    let database = Embedded::memory().expect("a database");
    let mut season = Season::open(&database, START).await;
    event(&mut season, games_max, &hurried).await.print("event of 13 players short of time");
    let Ok(folder) = std::env::var("POSTHORN_TEST_DATA") else {
        println!("NOT MEASURED: POSTHORN_TEST_DATA is not set, so no real games");
        return;
    };
    let path = format!("{folder}/pgn/iccf_two_games_with_server_time_stamps.pgn");
    let text = std::fs::read_to_string(path).expect("the real games");
    let games: Vec<PgnGame> = pgn::read(&text).into_iter().filter_map(Result::ok).collect();
    let stamped = games.iter().filter(|game| game.moves.iter().all(|m| m.at.is_some()));
    let real: Vec<i64> = stamped.clone().flat_map(reflections).collect();
    let database = Embedded::memory().expect("a database");
    let mut season = Season::open(&database, START).await;
    event(&mut season, games_max, &real).await.print("event of 13 players");
    for (number, game) in (1..).zip(stamped) {
        let database = Embedded::memory().expect("a database");
        let begin = game.moves.first().and_then(|m| m.at).expect("a time stamp");
        let mut season = Season::open(&database, begin).await;
        real_game(&mut season, game).await.print(&format!("real game {number}"));
    }
}

/// What was written.
#[derive(Clone, Copy, Default)]
struct Writes {
    days: u64,
    moves: u64,
    /// Alarms of games that a move brought forward.
    brought_forward: u64,
    /// Alarms of games that the sweep set again.
    rearmed: u64,
    /// Alarms of reminders that a turn brought forward.
    reminders_brought_forward: u64,
    /// Alarms of reminders that rang and were set again, with something to tell or without.
    reminders_rang: u64,
    /// Those of them that had something to tell.
    reminders_told: u64,
}

impl Writes {
    fn print(&self, name: &str) {
        let a_move = |count: u64| thousandths(u128::from(count * 1_000 / self.moves.max(1)));
        let print =
            |what: &str, value: String, unit| print(&format!("{name}: {what}"), value, unit);
        print("moves", self.moves.to_string(), "moves");
        print("days", self.days.to_string(), "days");
        print("alarms brought forward by a move", self.brought_forward.to_string(), "writes");
        print("alarms set afresh by the sweep", self.rearmed.to_string(), "writes");
        print("alarm writes a move", a_move(self.brought_forward + self.rearmed), "writes");
        let reminders = self.reminders_brought_forward + self.reminders_rang;
        print("reminders brought forward", self.reminders_brought_forward.to_string(), "writes");
        print("reminders that rang", self.reminders_rang.to_string(), "writes");
        print("of these with something to tell", self.reminders_told.to_string(), "reminders");
        print("reminder writes a move", a_move(reminders), "writes");
    }
}

/// Games that are played while the days go by.
struct Season {
    app: App,
    next_sweep: Instant,
    writes: Writes,
}

impl Season {
    async fn open(database: &Embedded, begin: Instant) -> Season {
        let app = app_over(database.store("season").await.expect("a table"), begin);
        let section = Section::new(SECTION, "Final", "Cup");
        app.store.create_section(&section).await.expect("a section");
        for player in (1..=PLAYERS).map(PlayerId) {
            create_player(&app, player).await;
        }
        Season { app, next_sweep: begin + DAY_SECONDS, writes: Writes::default() }
    }

    async fn create(&mut self, id: GameId, terms: Terms) {
        let deadline = Game::new(terms.clone()).deadline();
        let new = NewGame { id, section: SECTION, terms };
        self.app.store.create_game(&new, deadline).await.expect("a game");
        self.follow(id, None).await;
    }

    /// Goes to a moment, and looks at everything once a day on the way.
    async fn go(&mut self, at: Instant) {
        while self.next_sweep <= at {
            self.advance(self.next_sweep);
            let games = time_forfeit::tick(&self.app).await.expect("a sweep");
            assert_eq!((games.acted, games.failed), (0, 0), "no flag falls");
            self.writes.rearmed += u64::from(games.rearmed);
            let others = clock_tick::tick(&self.app).await.expect("a sweep");
            assert_eq!(others.failed, 0);
            self.writes.reminders_rang += u64::from(others.acted + others.rearmed);
            self.writes.reminders_told += u64::from(others.acted);
            self.writes.days += 1;
            self.next_sweep = self.next_sweep + DAY_SECONDS;
        }
        self.advance(at);
    }

    fn advance(&self, at: Instant) {
        let seconds = (at - self.app.clock.now()).max(0);
        assert!(self.app.clock.advance(seconds), "time runs forward");
    }

    /// Plays a move now, and answers the game after it.
    async fn play(&mut self, id: GameId, text: &str) -> Game {
        let (old, game) = self.app.load_game(id).await.expect("a game");
        let player = *game.terms().players.get(game.turn());
        let request = MoveRequest { ply: game.ply(), text, offer_draw: false };
        let change = Change { game: id, player: Some(player), message: None };
        let changed = self.app.change_game(change, |game, now| game.play(player, request, now));
        let game = changed.await.expect("the move is taken").game;
        let alarm_before = old.alarm_at;
        let alarm_after = self.follow(id, Some(old)).await;
        self.writes.moves += 1;
        let moved = alarm_after.is_some() && alarm_after != alarm_before;
        self.writes.brought_forward += u64::from(moved);
        game
    }

    /// Does what the table's stream asks for, and answers the game's alarm.
    async fn follow(&mut self, id: GameId, old: Option<store::StoredGame>) -> Option<Instant> {
        let new = self.app.store.game(id).await.expect("a game");
        let alarm_at = new.alarm_at;
        let players = new.terms.players;
        let before = self.reminders(players).await;
        notify::on_change(&self.app, &GameChange { old, new }).await.expect("told");
        let after = self.reminders(players).await;
        self.writes.reminders_brought_forward += u64::from(before.white != after.white);
        self.writes.reminders_brought_forward += u64::from(before.black != after.black);
        alarm_at
    }

    async fn reminders(&self, players: ByColor<PlayerId>) -> ByColor<Option<Instant>> {
        let store = &self.app.store;
        ByColor {
            white: store.reminders_at(players.white).await.expect("an alarm"),
            black: store.reminders_at(players.black).await.expect("an alarm"),
        }
    }
}

/// Somebody who wants no mails: they are not the subject, and reminders ring all the same.
async fn create_player(app: &App, player: PlayerId) {
    let profile = Profile {
        id: player,
        given_name: "Player".to_owned(),
        family_name: player.to_string(),
        federation: "CZE".parse().expect("a federation"),
        title: None,
        ratings: rules::rating::Ratings::default(),
    };
    let account = Account {
        player,
        email: format!("player-{player}@posthorn.example"),
        password_version: 0,
        confirmed: true,
        roles: vec![Role::Player],
        language: "en".to_owned(),
        zone: chrono_tz::Tz::UTC,
        epoch: 0,
        key_epoch: 0,
    };
    app.store.create_account(&profile, &account, "none").await.expect("a player");
    let settings = Settings { mail: MailChoice::None, ..Settings::default() };
    app.store.keep_settings(player, &settings, "en", chrono_tz::Tz::UTC).await.expect("settings");
}

/// Plays an event: 30 to 60 moves a game, then somebody resigns.
async fn event(season: &mut Season, games_max: usize, pace: &[i64]) -> Writes {
    let mut dice = Dice::new(SEED);
    let mut moves = BinaryHeap::new();
    let mut left = std::collections::BTreeMap::new();
    let pairs = (1..=PLAYERS).flat_map(|a| (a + 1..=PLAYERS).map(move |b| (a, b)));
    for (id, (a, b)) in (1..).map(GameId).zip(pairs).take(games_max) {
        let (white, black) = if (a + b) % 2 == 1 { (a, b) } else { (b, a) };
        let players = ByColor { white: PlayerId(white), black: PlayerId(black) };
        let terms = Terms::new(players, Variant::Chess, START);
        let terms = Terms { silence: SilenceRule::FortyDays, ..terms };
        moves.push(Reverse((
            START + reflection(&mut dice, pace, &Game::new(terms.clone()), START),
            id,
        )));
        season.create(id, terms).await;
        left.insert(id, 2 * (MOVES.start() + dice.below(MOVES.end() - MOVES.start() + 1)));
    }
    print("event of 13 players: games", left.len(), "games");
    while let Some(Reverse((at, id))) = moves.pop() {
        season.go(at).await;
        let plies_left = left.get_mut(&id).expect("a game");
        if *plies_left == 0 {
            let (old, game) = season.app.load_game(id).await.expect("a game");
            let loser = *game.terms().players.get(game.turn());
            let change = Change { game: id, player: Some(loser), message: None };
            let resigned = season.app.change_game(change, |game, now| game.resign(loser, now));
            resigned.await.expect("the game is over");
            season.follow(id, Some(old)).await;
            continue;
        }
        *plies_left -= 1;
        let ply = season.app.load_game(id).await.expect("a game").1.ply();
        let game = season.play(id, endless_move(Variant::Chess, ply)).await;
        moves.push(Reverse((at + reflection(&mut dice, pace, &game, at), id)));
    }
    season.writes
}

/// How long the next move takes, in seconds: one of those lengths, and never more than half of what is
/// left, as players do who watch their clock.
fn reflection(dice: &mut Dice, pace: &[i64], game: &Game, now: Instant) -> i64 {
    let left = game.deadline().map_or(REFLECTION_MAX, |deadline| deadline - now);
    (*dice.pick(pace)).min(REFLECTION_MAX).min(left / 2)
}

/// How long each move of a game took, in seconds.
fn reflections(game: &PgnGame) -> Vec<i64> {
    let at: Vec<Instant> = game.moves.iter().filter_map(|m| m.at).collect();
    at.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

/// Plays a real game at its time stamps.
async fn real_game(season: &mut Season, game: &PgnGame) -> Writes {
    let players = ByColor { white: PlayerId(1), black: PlayerId(2) };
    let terms = Terms::new(players, Variant::Chess, season.app.clock.now());
    let (days, time_control) = fitting(&terms, game);
    print("a real game: the time for 10 moves", days, "days");
    season.create(GameId(1), Terms { time_control, ..terms }).await;
    for m in &game.moves {
        season.go(m.at.expect("a time stamp")).await;
        season.play(GameId(1), &m.san).await;
    }
    season.writes
}

/// The least days for 10 moves, 50 or more, with which no flag falls: who was on leave is not in
/// the file.
fn fitting(terms: &Terms, played: &PgnGame) -> (u16, TimeControl) {
    let controls = (5..).map(|tens| {
        let days = tens * 10;
        (days, TimeControl::MovesInDays { moves: 10, days, double_after_days: Some(20) })
    });
    let fits = |time_control: TimeControl| {
        let mut game = Game::new(Terms { time_control, ..terms.clone() });
        played.moves.iter().all(|m| {
            let player = *terms.players.get(game.turn());
            let request = MoveRequest { ply: game.ply(), text: &m.san, offer_draw: false };
            let Ok(rules::Decision::Accepted(events)) =
                game.play(player, request, m.at.expect("a time stamp"))
            else {
                return false;
            };
            events.iter().all(|event| game.apply(event).is_ok())
        })
    };
    controls.into_iter().find(|(_, control)| fits(*control)).expect("days enough")
}
