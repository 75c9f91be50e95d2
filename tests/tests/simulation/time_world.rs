//! One seed's world of time: four players, sections of every control, leave, outages, silence, and
//! machines that come late, twice, or with a clock that was set back.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;

use app::Clock;
use posthorn::embedded::Embedded;
use rules::{
    ByColor, Color, FlagRule, GameId, Instant, Period, PlayerId, Profile, ReminderDays,
    SilenceRule, Terms, TimeControl, TripleBlock, Variant,
};
use store::{Account, MailChoice, Role, Section, SectionId, Settings, Store};
use tests::{DAY, Dice, Front, TestApp};

use crate::book::{Book, day_of};
use crate::post::Post;
use crate::timed::{Laid, Timed};

/// The players, by number. Each has another idea of mails.
pub(crate) const PLAYERS: [u32; 4] = [1, 2, 3, 4];
/// Who wants one mail a day.
pub(crate) const DIGESTED: u32 = 2;
/// Who wants no mails.
pub(crate) const MUTE: u32 = 3;
/// Days before a deadline at which each is reminded.
pub(crate) const REMINDED: [&[u8]; 4] = [&[3], &[10], &[7, 3, 1], &[]];

/// When the worlds begin: before New Year, before clocks are changed in Europe and America, before
/// the 29th of February.
const BEGINNINGS: [&str; 8] = [
    "2026-01-01T00:00:00Z",
    "2026-03-27T23:30:00Z",
    "2026-12-01T12:00:00Z",
    "2028-02-10T00:00:01Z",
    "2026-10-23T22:59:59Z",
    "2027-12-28T23:59:59Z",
    "2027-03-12T06:00:00Z",
    "2027-11-05T05:30:00Z",
];

/// Requests to the database that fail, of a hundred.
pub(crate) const FAILING: usize = 4;
/// Games that run at the same time, at least.
const RUNNING: usize = 5;

/// A section: all four play each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hall {
    pub(crate) id: u32,
    pub(crate) allowance: u16,
    /// When its clocks start, where that was ahead.
    pub(crate) starts_at: Option<i64>,
    /// Whether a sweep has looked since.
    pub(crate) begun: bool,
}

/// A game with its players, White first.
pub(crate) struct Table {
    pub(crate) id: GameId,
    pub(crate) hall: u32,
    pub(crate) players: [u32; 2],
    pub(crate) timed: Timed,
}

/// A seed's world.
pub(crate) struct TimeWorld {
    pub(crate) app: TestApp,
    pub(crate) front: Front,
    /// Past the front.
    pub(crate) clean: Store,
    pub(crate) http: reqwest::Client,
    pub(crate) dice: Dice,
    pub(crate) post: Post,
    pub(crate) halls: Vec<Hall>,
    pub(crate) tables: Vec<Table>,
    /// Leave, by player and section.
    pub(crate) books: BTreeMap<(u32, u32), Book>,
    /// Books and outages that perhaps not all games have followed.
    pub(crate) behind: BTreeSet<(u32, u32)>,
    pub(crate) uncredited: Vec<(Vec<u32>, (i64, i64))>,
    /// Every outage that was decided on, and where.
    pub(crate) outages: Vec<(Vec<u32>, (i64, i64))>,
    /// Notices that no log tells of: a section's start.
    pub(crate) started: BTreeSet<(u32, String)>,
    /// What a sweep may have reminded of.
    pub(crate) allowed: BTreeSet<(u32, String)>,
    /// How often each verdict was answered.
    pub(crate) seen: BTreeMap<String, u32>,
    first_control: usize,
}

impl TimeWorld {
    pub(crate) async fn new(seed: u64) -> TimeWorld {
        let database = Embedded::memory_with_stream().expect("a database in memory");
        let clean = database.store("posthorn").await.expect("a table");
        let post = Post::new(database.stream("posthorn").expect("a stream"));
        let front = Front::before(&tests::listen(&database), seed.wrapping_add(2_000_000)).await;
        let store = Store::at_endpoint(&front.endpoint, "posthorn");
        let app = TestApp::over(database, store);
        let number = usize::try_from(seed % 1_000).expect("a small number");
        let begins = BEGINNINGS[number % BEGINNINGS.len()].parse::<chrono::DateTime<chrono::Utc>>();
        let begins = begins.expect("a moment").timestamp();
        app.wait(begins - app.app.clock.now().unix());
        let world = TimeWorld {
            app,
            front,
            clean,
            http: reqwest::Client::new(),
            dice: Dice::new(seed.wrapping_add(3_000_000)),
            post,
            halls: Vec::new(),
            tables: Vec::new(),
            books: BTreeMap::new(),
            behind: BTreeSet::new(),
            uncredited: Vec::new(),
            outages: Vec::new(),
            started: BTreeSet::new(),
            allowed: BTreeSet::new(),
            seen: BTreeMap::new(),
            first_control: number,
        };
        for player in PLAYERS {
            world.welcome(player).await;
        }
        world
    }

    /// Opens an account.
    async fn welcome(&self, player: u32) {
        let profile = Profile {
            id: PlayerId(player),
            given_name: "Ada".to_owned(),
            family_name: format!("Player {player}"),
            federation: "CZE".parse().expect("a federation"),
            title: None,
            ratings: rules::rating::Ratings::default(),
        };
        let account = Account {
            player: PlayerId(player),
            email: format!("player-{player}@posthorn.example"),
            password_version: 0,
            confirmed: true,
            roles: vec![Role::Player],
            language: if player == 1 { "cs" } else { "en" }.to_owned(),
            zone: chrono_tz::Tz::UTC,
            epoch: 0,
            key_epoch: 0,
        };
        self.clean.create_account(&profile, &account, "no password").await.expect("an account");
        let mail = match player {
            DIGESTED => MailChoice::Digest,
            MUTE => MailChoice::None,
            _ => MailChoice::Each,
        };
        let settings = Settings {
            mail,
            reminders: ReminderDays::of(reminded(player)).expect("days"),
            digest_hour: 7,
            ..Settings::default()
        };
        let language = account.language;
        let kept = self
            .clean
            .keep_settings(PlayerId(player), &settings, &language, chrono_tz::Tz::UTC)
            .await;
        kept.expect("settings");
    }

    pub(crate) fn now(&self) -> i64 {
        self.app.app.clock.now().unix()
    }

    pub(crate) fn today(&self) -> i64 {
        day_of(self.now())
    }

    /// The terms of the next section: every control comes in turn.
    fn terms(&mut self) -> Laid {
        let period = |moves, days| Period { moves, days };
        let double_after_days = *self.dice.pick(&[Some(20), Some(20), Some(15), None]);
        let kind = self.first_control + self.halls.len();
        let control = match kind % 6 {
            0 => TimeControl::STANDARD,
            1 => {
                TimeControl::Phases { first: period(3, 40), then: period(1, 3), double_after_days }
            }
            2 => {
                let bank_days = *self.dice.pick(&[5, 20, 75]);
                let increment_days = *self.dice.pick(&[0, 1, 5]);
                TimeControl::TripleBlock(TripleBlock {
                    bank_days,
                    increment_days,
                    protected: self.dice.happens(50),
                })
            }
            3 => TimeControl::MovesInDays { moves: 10, days: 50, double_after_days },
            4 => TimeControl::BasePerMove { days: 60, days_per_move: 1, double_after_days },
            _ => TimeControl::MovesInDays { moves: 2, days: 200, double_after_days },
        };
        let ahead = i64::try_from(self.dice.below(12 * 86_400)).expect("seconds");
        let ahead = if self.dice.happens(40) { ahead } else { 0 };
        Laid {
            control,
            silence: kind % 6 == 5 || self.dice.happens(50),
            claimed: self.dice.happens(40),
            starts_at: self.now() + ahead,
        }
    }

    /// One more section with its six games.
    async fn open_hall(&mut self) {
        self.front.fail(0);
        let laid = self.terms();
        let id = u32::try_from(self.halls.len() + 1).expect("a number");
        let allowance = if self.dice.happens(70) { 45 } else { 400 };
        let starts_at = (laid.starts_at > self.now()).then_some(laid.starts_at);
        let section = Section {
            leave_days: allowance,
            starts_at: starts_at.map(Instant::from_unix),
            ..Section::new(SectionId(id), format!("Group {id}"), "Cup")
        };
        self.clean.create_section(&section).await.expect("a section");
        for (index, (one, other)) in
            [(1, 2), (3, 1), (1, 4), (2, 3), (4, 2), (3, 4)].into_iter().enumerate()
        {
            let game = GameId(id * 100 + u32::try_from(index).expect("a number"));
            let players = ByColor { white: PlayerId(one), black: PlayerId(other) };
            let starts = Instant::from_unix(laid.starts_at);
            let terms = Terms {
                time_control: laid.control,
                silence: if laid.silence { SilenceRule::FortyDays } else { SilenceRule::Off },
                flag: if laid.claimed { FlagRule::Claimed } else { FlagRule::Server },
                ..Terms::new(players, Variant::Chess, starts)
            };
            self.app.create_game(game, SectionId(id), terms).await;
            let timed = Timed::new(laid);
            self.tables.push(Table { id: game, hall: id, players: [one, other], timed });
        }
        for player in PLAYERS {
            self.books.insert((player, id), Book::new(allowance.into()));
        }
        self.halls.push(Hall { id, allowance, starts_at, begun: false });
    }

    /// A game that runs, more often than not.
    pub(crate) fn pick_table(&mut self) -> usize {
        let runs = |index: &usize| self.tables[*index].timed.ended.is_none();
        let mut running: Vec<usize> = (0..self.tables.len()).filter(runs).collect();
        let now = self.now();
        let alive = |index: &usize| self.tables[*index].timed.due().is_some_and(|(at, _)| now < at);
        // A game whose flag has fallen would otherwise be asked again and again.
        if running.iter().any(alive) && self.dice.happens(80) {
            running.retain(|index| self.tables[*index].timed.due().is_some_and(|(at, _)| now < at));
        }
        if self.dice.happens(95) {
            *self.dice.pick(&running)
        } else {
            self.dice.below(self.tables.len())
        }
    }

    /// One thing happens.
    pub(crate) async fn step(&mut self) {
        while self.tables.iter().filter(|table| table.timed.ended.is_none()).count() < RUNNING {
            self.open_hall().await;
        }
        self.front.fail(FAILING);
        match self.dice.below(100) {
            0..38 => self.ask_for_move().await,
            38..42 => self.ask_wrongly().await,
            42..46 => self.ask_to_announce().await,
            46..51 => self.ask_to_refill().await,
            51..55 => self.ask_for_time().await,
            55..66 => self.ask_for_leave().await,
            66..69 => self.ask_for_outage().await,
            69..82 => self.wait(),
            82..86 => self.set_clock_back(),
            86..92 => self.sweep().await,
            92 => self.post.fails_until(self.app.app.clock.now().unix() + DAY),
            93..98 => self.deliver().await,
            98 if self.dice.happens(30) => self.ask_to_resign().await,
            _ => self.come_to_rest().await,
        }
    }

    /// Minutes, days, weeks, or to the very edge of somebody's time.
    fn wait(&mut self) {
        let seconds = match self.dice.below(20) {
            0..5 => self.dice.below(7_200),
            5..14 => self.dice.below(2 * 86_400),
            14..17 => self.dice.below(12 * 86_400),
            17 => self.dice.below(60 * 86_400),
            _ => {
                let table = self.pick_table();
                let due = self.tables[table].timed.due().map_or(0, |(at, _)| at);
                let left = usize::try_from(due - self.now()).unwrap_or(0);
                (left + self.dice.below(3)).saturating_sub(1)
            }
        };
        self.app.wait(i64::try_from(seconds).expect("seconds"));
    }

    /// Another machine answers, whose clock is late by up to an hour; or the clock was set right.
    fn set_clock_back(&mut self) {
        let Clock::Manual(clock) = &self.app.app.clock else { panic!("a clock of our own") };
        let seconds = i64::try_from(self.dice.below(3_600)).expect("seconds");
        clock.fetch_sub(seconds, Ordering::SeqCst);
        *self.seen.entry("clock set back".to_owned()).or_default() += 1;
    }

    /// The records of the stream come, and the letters' alarms are answered, dying now and then.
    async fn deliver(&mut self) {
        let dies = self.dice.happens(50);
        let front = self.front.clone();
        self.post.deliver(&self.app, &mut self.dice, dies, || front.failed()).await;
        self.answer_letters().await;
    }

    /// Every letter that is due is sent, dropped or kept for later.
    pub(crate) async fn answer_letters(&mut self) {
        self.post.answer(&self.app, &self.front).await;
    }

    /// What happened, for the run's output.
    pub(crate) fn summary(&self) -> String {
        let mut reasons: BTreeMap<&str, u32> = BTreeMap::new();
        for end in self.tables.iter().filter_map(|table| table.timed.ended) {
            *reasons.entry(end.reason).or_default() += 1;
        }
        let plies: usize = self.tables.iter().map(|table| table.timed.moves.len()).sum();
        format!(
            "{} sections, {} games, {plies} half-moves, {} deaths, {:?} records, {} mails, {} twice; {reasons:?}; {:?}",
            self.halls.len(),
            self.tables.len(),
            self.front.failed(),
            self.post.records,
            self.post.count(),
            self.post.twice,
            self.seen
        )
    }
}

/// Days before a deadline at which a player is reminded.
pub(crate) fn reminded(player: u32) -> &'static [u8] {
    let place = PLAYERS.iter().position(|known| *known == player).expect("a player");
    REMINDED[place]
}

/// A side by its number.
pub(crate) fn color(side: usize) -> Color {
    Color::ALL[side]
}
