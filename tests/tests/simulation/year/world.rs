//! One seed's year: the server, its people, and the diary of what was asked and answered.

use std::cell::RefCell;

use app::App;
use axum::http::Method;
use rules::rating::Ratings;
use rules::{PlayerId, RegisteredSex, Sex};
use serde_json::{Value, json};
use store::Role;
use tests::{Answer, COMMISSIONER, DAY, DELEGATE, Dice, OFFICER, TestApp};

use super::auditor::{Auditor, Difference};

/// Numbers of the players: strong ones, of the Master Class, of the Higher one, of the Open one, and new ones.
pub(super) const GROUPS: [std::ops::RangeInclusive<u32>; 5] =
    [1..=30, 31..=43, 44..=54, 55..=64, 65..=74];
/// Lowest rating of each group, and how many points above it there are.
const RATINGS: [(usize, usize); 4] = [(2300, 360), (2100, 200), (1900, 200), (1450, 450)];
/// Federations in turn.
const FEDERATIONS: [&str; 6] = ["CZE", "POL", "GER", "CZE", "NOR", "SWE"];
/// Who acts for a federation.
pub(super) const DELEGATES: [(&str, u32); 3] =
    [("POL", 500_012), ("GER", 500_013), ("CZE", DELEGATE.0)];
/// The first day of each quarter, from the first day of the year on.
pub(super) const QUARTERS: [i64; 5] = [0, 90, 181, 273, 365];

thread_local! {
    /// What the server's lots are drawn from: the same for a seed, whatever ran before.
    static LOTS: RefCell<Dice> = RefCell::new(Dice::new(0));
}

fn lots(buffer: &mut [u8]) {
    LOTS.with_borrow_mut(|dice| {
        for byte in buffer {
            *byte = u8::try_from(dice.below(256)).expect("a byte");
        }
    });
}

/// A seed's year.
pub(super) struct Year {
    pub(super) app: TestApp,
    pub(super) seed: u64,
    pub(super) dice: Dice,
    pub(super) auditor: Auditor,
    /// Everything that the auditor was told.
    pub(super) diary: Vec<Value>,
    pub(super) running: Vec<Held>,
    /// How many events were announced.
    pub(super) announced: u32,
    /// Applications that were approved: number, federation and kind.
    pub(super) approved: Vec<(u64, &'static str, &'static str)>,
}

/// An event that is held.
#[derive(Clone, Debug)]
pub(super) struct Held {
    pub(super) id: u64,
    pub(super) section: u64,
    /// Whether a game that nobody plays is lost on time within the quarter.
    pub(super) forfeits: bool,
    pub(super) players: Vec<u32>,
}

/// The federation of a player.
pub(super) fn federation(player: u32) -> &'static str {
    FEDERATIONS[player as usize % FEDERATIONS.len()]
}

impl Year {
    pub(super) async fn new(seed: u64) -> Year {
        LOTS.set(Dice::new(seed.wrapping_add(10_000_000)));
        let app = TestApp::new().await.configured(|app| App { random: lots, ..app });
        app.officials().await;
        app.member(COMMISSIONER.0, "SWE", None, Role::RatingCommissioner).await;
        for (federation, delegate) in DELEGATES.into_iter().take(2) {
            app.member(delegate, federation, None, Role::Federation).await;
        }
        let mut year = Year {
            app,
            seed,
            dice: Dice::new(seed.wrapping_add(9_000_000)),
            auditor: Auditor::default(),
            diary: Vec::new(),
            running: Vec::new(),
            announced: 0,
            approved: Vec::new(),
        };
        year.people().await;
        year
    }

    pub(super) fn now(&self) -> i64 {
        self.app.app.clock.now().unix()
    }

    /// Days since the year began.
    pub(super) fn day(&self) -> i64 {
        (self.now() - tests::START.unix()) / DAY
    }

    /// Lets time pass to a day of the year, an hour after midnight, with everything that schedules do.
    pub(super) async fn wait_to(&mut self, day: i64) {
        let until = tests::START.unix() + day * DAY + 3_600;
        self.app.wait((until - self.now()).max(0));
        self.app.run_all_schedules().await;
    }

    /// A date so many days from now, as a text.
    pub(super) fn in_days(&self, days: i64) -> Value {
        let midnight = self.now() / DAY * DAY;
        json!(rules::Instant::from_unix(midnight + days * DAY).to_string())
    }

    /// Tells the auditor, who has to agree.
    pub(super) fn tell(&mut self, what: &str, mut record: Value) {
        record["what"] = json!(what);
        record["at"] = json!(self.now());
        self.auditor.hear(&record);
        let found: Vec<String> = self.auditor.differences.iter().map(told).collect();
        self.diary.push(record);
        assert!(found.is_empty(), "seed {}, day {}:\n{}", self.seed, self.day(), found.join("\n"));
    }

    /// What was asked, with the answer.
    pub(super) fn tell_answer(&mut self, what: &str, mut record: Value, answer: &Answer) {
        assert!(answer.status < 500, "{what} {record}: {}", answer.text);
        record["status"] = json!(answer.status);
        record["json"] = if answer.status < 300 { answer.json.clone() } else { Value::Null };
        record["rule"] = answer.json["rule"].clone();
        record["code"] = answer.json["code"].clone();
        self.tell(what, record);
    }

    pub(super) async fn officer(&self, path: &str, body: Value) -> Answer {
        self.app.person_as(OFFICER, Role::Officer).post(path, &body).await
    }

    pub(super) async fn read(&self, path: &str) -> Value {
        self.app.person_as(OFFICER, Role::Officer).get(path).await.expect(200).json
    }

    /// A player's own page, as the player reads it.
    pub(super) async fn profile(&self, player: u32) -> Value {
        let path = format!("/api/players/{player}");
        self.app.person(PlayerId(player)).get(&path).await.expect(200).json
    }

    /// Everybody, the first list with the earlier games of those who have few, and a list of FIDE.
    async fn people(&mut self) {
        let (mut rows, mut csv) = (Vec::new(), String::from("id,rating,games\n"));
        let mut history = String::from("white,black,result,white_start,black_start,level\n");
        let mut earlier = Vec::new();
        for (group, players) in GROUPS.into_iter().enumerate() {
            for player in players {
                let rating = RATINGS.get(group).map(|(least, more)| least + self.dice.below(*more));
                // Whoever is created with so much is a grandmaster; the list says what else there is.
                let title = rating.filter(|rating| *rating > 2550 || self.dice.happens(10));
                let ratings = Ratings::of_chess(title.map(|_| 2600).filter(|_| group == 0));
                self.app.member_with(player, federation(player), ratings, Role::Player).await;
                let Some(rating) = rating else {
                    rows.push(json!({ "player": player, "rating": null, "games": 0 }));
                    csv.push_str(&format!("{player},,0\n"));
                    continue;
                };
                let games = match self.dice.below(5) {
                    0 => 12 + self.dice.below(18),
                    1 => 30 + self.dice.below(55),
                    _ => 80 + self.dice.below(100),
                };
                rows.push(json!({ "player": player, "rating": rating, "games": games }));
                csv.push_str(&format!("{player},{rating},{games}\n"));
                for game in 0..if games < 30 { games } else { 0 } {
                    let (other, start) = (900_001 + game, rating - 100 + self.dice.below(200));
                    let halves = self.dice.below(3);
                    let result = ["0-1", "1/2-1/2", "1-0"][halves];
                    history.push_str(&format!("{player},{other},{result},{rating},{start},1800\n"));
                    earlier.push(json!({
                        "players": [player, other], "halves": [halves, 2 - halves],
                        "starts": [rating, start],
                    }));
                }
            }
        }
        let list = json!({
            "pool": "chess", "quarter": "2026/1", "rule_set": "iccf", "csv": csv, "history": history
        });
        self.officer("/api/rating-lists", list).await.expect(200);
        let taken = json!({ "quarter": [2026, 1], "rows": rows, "history": earlier });
        self.tell("list_taken", taken);
        self.ladies().await;
        self.fide_list("2026/1").await;
    }

    /// Two of three are registered as ladies, and nobody else as anything.
    async fn ladies(&mut self) {
        for player in (1..=74).filter(|player| player % 3 != 0) {
            // Not every federation has a delegate here.
            let (by, at) = (OFFICER, self.app.app.clock.now());
            let female = RegisteredSex { sex: Sex::Female, by, at };
            let store = &self.app.app.store;
            store.register_sex(PlayerId(player), Some(female)).await.expect("registered");
            self.tell("lady", json!({ "player": player }));
        }
    }

    /// New players whom FIDE knows.
    pub(super) async fn fide_list(&mut self, quarter: &str) {
        let mut csv = String::from("id,rating\n");
        for player in GROUPS[4].clone().take(5) {
            csv.push_str(&format!("{player},{}\n", 1700 + self.dice.below(800)));
        }
        let body = json!({ "list": quarter, "csv": csv });
        self.officer("/api/fide-ratings", body).await.expect(200);
    }

    /// The report of approvals, as everybody reads it.
    pub(super) async fn report(&mut self) {
        let path = "/api/approvals/reports/2026";
        let report = self.app.request(Method::GET, path, &[], "").await.expect(200);
        self.tell("report", json!({ "year": 2026, "json": report.json }));
    }
}

/// A difference in a line.
fn told(difference: &Difference) -> String {
    format!("{}: {}", difference.row, difference.text)
}
