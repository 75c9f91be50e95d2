//! One seed's world: some games, the days that pass, and what people and machines do wrong.

use std::collections::{BTreeMap, HashMap};

use posthorn::demo::Pairing;
use posthorn::embedded::Embedded;
use posthorn::verify;
use rules::{Color, Instant, PlayerId, Variant};
use serde_json::{Value, json};
use store::Store;
use tests::{Answer, DAY, Dice, Front, TestApp};

use crate::asked::{Asked, in_json, without_san};
use crate::asks::some_lines;
use crate::auditor::Audited;
use crate::request::TRIES_MAX;

/// Where the games start: the usual position, and some that are near their end.
pub(crate) const STARTS: [(Variant, &str); 12] = [
    (Variant::Chess, ""),
    (Variant::Chess, ""),
    (Variant::Chess, "6k1/8/8/8/8/8/3QR3/4K3 w - - 0 1"),
    (Variant::Chess, "4k3/P6P/8/8/8/8/p6p/4K3 b - - 0 1"),
    (Variant::Chess, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
    (Variant::Chess, "8/p6k/8/8/8/8/P6P/4K1N1 w - - 0 1"),
    (Variant::Chess960, "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w FDfd - 0 1"),
    (Variant::Chess960, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1"),
    (Variant::Makruk, ""),
    (Variant::Makruk, "4k3/8/3s4/8/2R5/3M4/3K4/7n b - - 0 1"),
    (Variant::Makruk, "8/8/3k4/8/8/8/R6R/3K4 b - - 0 1"),
    (Variant::Makruk, "4k3/8/8/4P3/2p5/8/R7/3K3R w - - 0 1"),
];

/// Requests to the database that fail, of a hundred.
const FAILING: usize = 8;
/// Games that run at the same time, at least.
const RUNNING: usize = 6;

/// One game with what its players hold.
pub(crate) struct Table {
    pairing: Pairing,
    pub(crate) audited: Audited,
    /// The answer to each half-move that was acknowledged.
    receipts: HashMap<usize, String>,
    messages: u32,
}

/// A seed's world.
pub(crate) struct World {
    app: TestApp,
    front: Front,
    pub(crate) dice: Dice,
    pub(crate) tables: Vec<Table>,
    /// How often each verdict was answered.
    seen: BTreeMap<String, u32>,
}

impl World {
    pub(crate) async fn new(seed: u64) -> World {
        let database = Embedded::memory().expect("a database in memory");
        drop(database.store("posthorn").await.expect("a table"));
        let front = Front::before(&tests::listen(&database), seed.wrapping_add(1_000_000)).await;
        let store = Store::at_endpoint(&front.endpoint, "posthorn");
        let app = TestApp::over(database, store);
        World { app, front, dice: Dice::new(seed), tables: Vec::new(), seen: BTreeMap::new() }
    }

    /// One more game, which starts now.
    async fn set_up(&mut self) {
        self.front.fail(0);
        let (variant, fen) = *self.dice.pick(&STARTS);
        let number = u32::try_from(self.tables.len() + 1).expect("a number");
        let pairing = self.app.pairing_in(number, variant, fen).await;
        let audited = Audited::new(variant, fen, self.now());
        self.tables.push(Table { pairing, audited, receipts: HashMap::new(), messages: 0 });
    }

    /// A game that runs, more often than not.
    fn pick_table(&mut self) -> usize {
        let runs = |index: &usize| self.tables[*index].audited.ended.is_none();
        let running: Vec<usize> = (0..self.tables.len()).filter(runs).collect();
        if self.dice.happens(90) {
            *self.dice.pick(&running)
        } else {
            self.dice.below(self.tables.len())
        }
    }

    fn now(&self) -> i64 {
        self.app.app.clock.now().unix()
    }

    /// One thing happens.
    pub(crate) async fn step(&mut self) {
        while self.tables.iter().filter(|table| table.audited.ended.is_none()).count() < RUNNING {
            self.set_up().await;
        }
        self.front.fail(FAILING);
        let table = self.pick_table();
        match self.dice.below(100) {
            0..40 => self.ask_for_move(table).await,
            40..46 => self.ask_to_claim(table).await,
            46..50 => self.ask_to_count(table).await,
            50..56 => self.ask_to_leave(table).await,
            56..58 => self.ask_to_rule(table).await,
            58..68 => self.ask_wrongly(table).await,
            68..72 => self.ask(table, Asked::Accept).await,
            72..75 => self.ask(table, Asked::Decline).await,
            75 => self.ask(table, Asked::Resign).await,
            76..79 => self.write(table).await,
            79..85 => self.race(table).await,
            85..88 => self.race_with_the_schedules(table).await,
            88..97 => self.wait(),
            _ => self.sweep().await,
        }
    }

    /// The player on move moves.
    async fn ask_for_move(&mut self, table: usize) {
        let audited = &self.tables[table].audited;
        let (turn, legal) = (audited.turn(), audited.legal());
        if legal.is_empty() {
            return;
        }
        let ply = audited.moves.len();
        let offer = self.dice.happens(20);
        // What the opponent has an answer for is played more often than by chance.
        let expected: Vec<String> = audited.expected().into_iter().cloned().collect();
        let likely = !expected.is_empty() && self.dice.happens(50);
        let uci = self.dice.pick(if likely { &expected } else { &legal }).clone();
        self.check(table, Some(turn), Asked::Move { ply, uci, offer }).await;
    }

    /// Somebody sends what is old, early, another's or no move at all.
    async fn ask_wrongly(&mut self, table: usize) {
        let audited = &self.tables[table].audited;
        let (turn, ply, legal) = (audited.turn(), audited.moves.len(), audited.legal());
        let uci = if legal.is_empty() { "e2e4".to_owned() } else { self.dice.pick(&legal).clone() };
        let asked = |ply, uci: &str| Asked::Move { ply, uci: uci.to_owned(), offer: false };
        let (by, asked) = match self.dice.below(6) {
            0 => (None, asked(ply, &uci)),
            1 => (Some(!turn), asked(ply, &uci)),
            2 => (Some(turn), asked(ply, "a1a1")),
            3 => (Some(turn), asked(ply + 1 + self.dice.below(3), &uci)),
            // An earlier request once more, as it was or changed.
            kind if ply > 0 => {
                let old = self.dice.below(ply);
                let played = audited.moves[old].clone();
                let uci = if kind == 4 { played.uci } else { uci };
                (Some(audited.mover(old)), Asked::Move { ply: old, uci, offer: played.offer })
            }
            _ => (Some(turn), asked(ply + 1, &uci)),
        };
        self.check(table, by, asked).await;
    }

    async fn ask(&mut self, table: usize, asked: Asked) {
        let by = if self.dice.happens(50) { Color::White } else { Color::Black };
        self.check(table, Some(by), asked).await;
    }

    /// Sends a request until it is answered, compares the answer with what the auditor predicts,
    /// and sometimes sends it once more, as if the answer had been lost.
    pub(crate) async fn check(&mut self, table: usize, by: Option<Color>, asked: Asked) {
        let now = self.now();
        let mut after = self.tables[table].audited.clone();
        let predicted = after.ask(by, &asked, now);
        let answer = self.insist(table, by, &asked).await;
        assert_eq!(answer.verdict(), predicted, "{asked:?} by {by:?} in game {table}");
        let new = after.events > self.tables[table].audited.events;
        if new && !matches!(asked, Asked::Decline | Asked::Count { .. }) {
            let ending = after.ended.map_or(Value::Null, |ended| json!(ended.reason));
            assert_eq!(answer.json["ending"]["reason"], ending, "{asked:?} in game {table}");
        }
        let answered = after.moves.len() > self.tables[table].audited.moves.len() + 1;
        self.tables[table].messages += u32::from(new && matches!(asked, Asked::Rule { .. }));
        self.tables[table].audited = after;
        self.note(table, &asked, &answer);
        let kind = match predicted.as_str() {
            "200" if answered => "200 move and its answer".to_owned(),
            "200" if new => format!("200 {}", asked.name()),
            _ => predicted,
        };
        *self.seen.entry(kind).or_default() += 1;
        if answer.status == 200 && self.dice.happens(15) {
            let again = self.insist(table, by, &asked).await;
            assert_eq!(again.text, answer.text, "{asked:?} sent twice in game {table}");
        }
    }

    /// Keeps what a player holds in hand, and compares it with what was held before.
    fn note(&mut self, table: usize, asked: &Asked, answer: &Answer) {
        let (ply, sent) = match asked {
            Asked::Move { ply, .. } => (ply, &answer.json),
            Asked::Claim { ply, .. } => (ply, &answer.json["sent"]),
            _ => return,
        };
        if answer.status != 200 || sent.is_null() {
            return;
        }
        let table = &mut self.tables[table];
        let at = Instant::from_unix(table.audited.moves[*ply].at).to_string();
        assert_eq!((&sent["at"], &sent["ply"]), (&json!(at), &json!(*ply + 1)));
        let receipt = sent["receipt"].as_str().expect("a receipt").to_owned();
        let held = table.receipts.entry(*ply).or_insert_with(|| receipt.clone());
        assert_eq!(*held, receipt, "another receipt for the same move");
    }

    /// Asks until the server lives long enough to answer.
    async fn insist(&self, table: usize, by: Option<Color>, asked: &Asked) -> Answer {
        for _ in 0..TRIES_MAX {
            let answer = self.send(table, by, asked).await;
            if answer.status != 503 {
                return answer;
            }
        }
        panic!("{asked:?} is never answered");
    }

    async fn send(&self, table: usize, by: Option<Color>, asked: &Asked) -> Answer {
        let pairing = &self.tables[table].pairing;
        match by {
            Some(color) => asked.send(&self.app, pairing.game, *pairing.players.get(color)).await,
            None => asked.send(&self.app, pairing.game, PlayerId(999)).await,
        }
    }

    /// Two requests at the same moment: the answers are those of one order or of the other.
    async fn race(&mut self, table: usize) {
        self.front.fail(0);
        let audited = self.tables[table].audited.clone();
        let (turn, legal, ply) = (audited.turn(), audited.legal(), audited.moves.len());
        if legal.is_empty() {
            return;
        }
        let uci = self.dice.pick(&legal).clone();
        let first = (turn, Asked::Move { ply, uci, offer: false });
        let second = match self.dice.below(8) {
            4 => {
                let lines = some_lines(&mut self.dice, &audited);
                (!turn, Asked::Leave { ply, lines })
            }
            5 => {
                let intended = Some(self.dice.pick(&legal).clone());
                (turn, Asked::Claim { ply, claim: "repetition", intended })
            }
            6 => (turn, Asked::Claim { ply, claim: "tablebase_win", intended: None }),
            7 => (turn, Asked::Count { ply, starts: self.dice.happens(50) }),
            0 => first.clone(),
            1 => (turn, Asked::Move { ply, uci: self.dice.pick(&legal).clone(), offer: false }),
            2 if self.dice.happens(20) => (!turn, Asked::Resign),
            _ => (!turn, Asked::Accept),
        };
        let now = self.now();
        let order = |one: &(Color, Asked), two: &(Color, Asked)| {
            let mut audited = audited.clone();
            let verdicts =
                (audited.ask(Some(one.0), &one.1, now), audited.ask(Some(two.0), &two.1, now));
            (verdicts, audited)
        };
        let (a, b) = tokio::join!(
            self.send(table, Some(first.0), &first.1),
            self.send(table, Some(second.0), &second.1)
        );
        let found = (a.verdict(), b.verdict());
        let ((one, two), in_order) = order(&first, &second);
        let ((two_first, one_second), reversed) = order(&second, &first);
        self.tables[table].audited = if found == (one, two) {
            in_order
        } else if found == (one_second, two_first) {
            reversed
        } else {
            panic!("{first:?} and {second:?} were answered {found:?}");
        };
        self.note(table, &first.1, &a);
        self.note(table, &second.1, &b);
        *self.seen.entry("race".to_owned()).or_default() += 1;
    }

    /// A move at the moment at which the schedules run: one of them comes first, and the alarm that
    /// is left does not ring too late.
    async fn race_with_the_schedules(&mut self, table: usize) {
        self.front.fail(0);
        let audited = self.tables[table].audited.clone();
        let (turn, legal, ply) = (audited.turn(), audited.legal(), audited.moves.len());
        if legal.is_empty() {
            return;
        }
        let asked = Asked::Move { ply, uci: self.dice.pick(&legal).clone(), offer: false };
        let now = self.now();
        let (swept, answer) =
            tokio::join!(time_forfeit::tick(&self.app.app), self.send(table, Some(turn), &asked));
        assert_eq!(swept.expect("a sweep").failed, 0);
        self.tables.iter_mut().for_each(|table| table.audited.sweep(now));
        let (mut before, mut after) = (audited, self.tables[table].audited.clone());
        let (early, late) =
            (before.ask(Some(turn), &asked, now), after.ask(Some(turn), &asked, now));
        before.sweep(now);
        let found = answer.verdict();
        assert!([&early, &late].contains(&&found), "{asked:?} was answered {found}");
        self.tables[table].audited = if found == late { after } else { before };
        self.note(table, &asked, &answer);
        let Table { pairing, audited, .. } = &self.tables[table];
        let alarm = self.app.kept(pairing).await.alarm_at.map(Instant::unix);
        let deadline = audited.due();
        assert!(
            alarm <= deadline && alarm.is_some() == deadline.is_some(),
            "{alarm:?} {deadline:?}"
        );
        *self.seen.entry("race with the schedules".to_owned()).or_default() += 1;
    }

    /// A message, until it is kept; then once more.
    async fn write(&mut self, table: usize) {
        let pairing = &self.tables[table].pairing;
        let (white, id) = (self.app.person(pairing.players.white), pairing.game);
        let name = format!("message-{}", self.tables[table].messages);
        let mut kept = 0;
        for _ in 0..TRIES_MAX {
            kept += u32::from(white.write(id, &name, "Greetings!").await.status == 200);
            if kept == 2 {
                self.tables[table].messages += 1;
                return;
            }
        }
        panic!("a message is never kept");
    }

    /// Minutes, days, or to the very edge of somebody's time.
    fn wait(&mut self) {
        let seconds = match self.dice.below(20) {
            0..8 => self.dice.below(7_200),
            8..17 => self.dice.below(3 * 86_400),
            17..19 => self.dice.below(24) * 86_400,
            _ => {
                let table = self.pick_table();
                let left = self.tables[table].audited.deadline().0 - self.now();
                let edge = usize::try_from(left).unwrap_or(0) + self.dice.below(2);
                edge.saturating_sub(1)
            }
        };
        self.app.wait(i64::try_from(seconds).expect("seconds"));
    }

    /// The schedules run, dying now and then, until they come through. A run that could not look at an
    /// alarm leaves its flag to the next one.
    async fn sweep(&mut self) {
        for _ in 0..TRIES_MAX {
            let swept = time_forfeit::tick(&self.app.app).await;
            if swept.is_ok_and(|swept| swept.failed == 0 && !swept.unfinished) {
                let now = self.now();
                self.tables.iter_mut().for_each(|table| table.audited.sweep(now));
                return;
            }
        }
        panic!("the schedules never come through");
    }

    /// Compares everything, lets every flag fall, and compares everything again.
    pub(crate) async fn finish(&mut self) {
        self.front.fail(0);
        self.compare().await;
        for table in 0..self.tables.len() {
            let Audited { moves, .. } = &self.tables[table].audited;
            let (ply, upheld) = (moves.len(), self.dice.happens(50));
            if self.tables[table].audited.waits() {
                self.check(table, None, Asked::Rule { ply, upheld }).await;
            }
        }
        self.app.wait(400 * DAY);
        self.sweep().await;
        assert!(self.tables.iter().all(|table| table.audited.ended.is_some()));
        self.compare().await;
    }

    async fn compare(&self) {
        let waits: Vec<_> = self.tables.iter().filter(|table| table.audited.waits()).collect();
        let waits: Vec<_> = waits.iter().map(|table| table.pairing.game).collect();
        let claims = self.app.app.store.waiting_claims().await.expect("claims");
        assert_eq!(claims.iter().map(|claim| claim.game).collect::<Vec<_>>(), waits);
        for table in &self.tables {
            let Table { pairing, audited, receipts, messages } = table;
            let white = self.app.person(pairing.players.white);
            let page = white.game(pairing.game).await.expect(200).json;
            let moves = page["moves"].as_array().expect("moves").iter();
            let moves: Vec<&str> = moves.filter_map(|played| played["uci"].as_str()).collect();
            let expected: Vec<&str> = audited.moves.iter().map(|m| m.uci.as_str()).collect();
            assert_eq!(moves, expected, "game {}", pairing.game);
            let kept = self.app.kept(pairing).await;
            let ended = audited.ended.map(|ended| Instant::from_unix(ended.at));
            let result = audited.ended.map(|e| (e.halves.0, e.halves.1, Instant::from_unix(e.at)));
            assert_eq!((kept.result, kept.ended), (result, [ended; 2]), "game {}", pairing.game);
            assert_eq!(kept.messages, *messages, "game {}", pairing.game);
            let reason = audited.ended.map_or(Value::Null, |ended| json!(ended.reason));
            assert_eq!(page["ending"]["reason"], reason);
            assert_eq!(page["fen"], audited.board.fen());
            match audited.due().map(Instant::from_unix) {
                // An alarm may ring too early, never too late.
                Some(deadline) => {
                    assert_eq!(page["deadline"], deadline.to_string());
                    assert!(kept.alarm_at.is_some_and(|alarm| alarm <= deadline));
                }
                None => assert_eq!((&page["deadline"], kept.alarm_at), (&Value::Null, None)),
            }
            for (color, lines) in Color::ALL.into_iter().zip(&audited.lines) {
                let owner = self.app.person(*pairing.players.get(color));
                let mut shown =
                    owner.game(pairing.game).await.expect(200).json["conditional"].take();
                without_san(&mut shown);
                assert_eq!(shown, in_json(lines), "game {}", pairing.game);
            }
            let record = white.record(pairing.game).await.expect(200).json;
            let log = record["log"].as_array().expect("a log").clone();
            assert_eq!(log.len(), audited.events + 1, "game {}: {log:?} {audited:?}", pairing.game);
            let held = log.iter().filter_map(|line| line["receipt"].as_str()).collect::<Vec<_>>();
            assert_eq!(held.len(), audited.moves.len());
            for (ply, receipt) in receipts {
                assert_eq!(held[*ply], receipt, "game {}", pairing.game);
            }
            let record = serde_json::from_value(record).expect("a record");
            assert_eq!(verify::faults(&record, &self.app.app.keys.jwks()), []);
        }
    }

    /// What happened, for the run's output.
    pub(crate) fn summary(&self) -> String {
        let ended = self.tables.iter().filter_map(|table| table.audited.ended);
        let reasons: Vec<&str> = ended.map(|ended| ended.reason).collect();
        let failed = self.front.failed();
        let half_moves: usize = self.tables.iter().map(|table| table.audited.moves.len()).sum();
        let games = self.tables.len();
        let endings = reasons.join(", ");
        format!(
            "{games} games, {half_moves} half-moves, {failed} deaths; {:?}; {endings}",
            self.seen
        )
    }
}
