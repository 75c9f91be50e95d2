//! The auditor of the years: it is told, in order, what was asked of the server and what was answered, and
//! says which row of the rules an answer breaks. It knows the rows, in tables and sums of its own, and nothing
//! of the code: what it imports is JSON and the standard library, which a test reads.

mod announcing;
mod calendar;
mod entering;
mod norms;
mod playing;
mod ratings;
mod standing;
mod tables;
mod withdrawing;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use calendar::{DAY, lines, number, quarter_of, text};

pub(crate) use ratings::{development, rounded};
pub(crate) use tables::expected;

/// An answer that a row of the rules does not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    /// The row's id.
    pub(crate) row: String,
    /// What was found, and what it should be.
    pub(crate) text: String,
}

/// An entry as far as it has come.
#[derive(Clone, Debug, Default)]
struct Entered {
    state: String,
    at: i64,
    fee_paid: bool,
    confirmed: bool,
    deposit: bool,
    grounds: Value,
}

impl Entered {
    fn is_alive(&self) -> bool {
        ["entered", "accepted", "waiting"].contains(&self.state.as_str())
    }
}

/// An event that was announced.
#[derive(Clone, Debug, Default)]
struct Event {
    announcement: Value,
    consented: bool,
    published: bool,
    finished: bool,
    cancelled: bool,
    entries: BTreeMap<i64, Entered>,
    sections: Vec<i64>,
}

impl Event {
    fn text(&self, member: &str) -> &str {
        text(&self.announcement[member])
    }

    fn at(&self, member: &str) -> i64 {
        calendar::seconds(&self.announcement[member]).expect("a date")
    }

    fn is(&self, member: &str) -> bool {
        self.announcement[member] == true
    }

    /// Whether ladies alone play.
    fn is_of_ladies(&self) -> bool {
        self.is("ladies") || self.stage().is_some_and(|it| it.code.starts_with("ladies"))
    }

    fn is_czech(&self) -> bool {
        self.text("rule_set") == "sks"
    }

    /// Which stage it is, by its class or as it says.
    fn stage(&self) -> Option<&'static tables::Stage> {
        tables::Stage::of(self.text("entry")).or(tables::Stage::of(self.text("stage")))
    }
}

/// A place of a start list.
#[derive(Clone, Debug)]
struct Seat {
    player: i64,
    federation: String,
    title: String,
    /// As of the list, where it is published; and whether it is fixed.
    rating: Option<i64>,
    fixed: bool,
    /// With which the player starts: that one, of FIDE, or the level.
    start: i64,
    fide: Option<i64>,
}

/// A section.
#[derive(Clone, Debug, Default)]
struct Section {
    event: i64,
    seats: Vec<Seat>,
    starts_at: i64,
}

/// How a game ended: the half points of White and Black, the letter beside them, and when.
type Result = ([i64; 2], Option<char>, i64);

/// A game, White first.
#[derive(Clone, Debug)]
struct Game {
    section: i64,
    players: [i64; 2],
    /// Half-moves.
    moves: usize,
    /// Whether its adjudicators have it.
    sent: bool,
    /// Seconds of an outage that are charged to nobody.
    outage: i64,
    result: Option<Result>,
}

/// What follows a player.
#[derive(Clone, Debug, Default)]
struct Person {
    /// Kind, when, and from when on the player may enter again.
    withdrawals: Vec<(String, i64, Option<i64>)>,
    /// Suspensions by officers: until when.
    suspensions: Vec<i64>,
    /// Whether the player is registered as a lady.
    lady: bool,
    /// When deposits were given back after an event that was played to its end.
    refunds: Vec<i64>,
    /// Sections whose win was used, and in which event.
    wins_used: BTreeMap<i64, i64>,
}

/// An application for approval.
#[derive(Clone, Debug, Default)]
struct Approval {
    federation: String,
    kind: String,
    /// Days since 1970.
    starts_on: i64,
    fee: Value,
    state: String,
    event: Option<i64>,
}

/// Rating and games by player.
type List = BTreeMap<i64, (Option<i64>, i64)>;

/// What was heard so far.
#[derive(Clone, Default)]
pub(crate) struct Auditor {
    /// What was wrong.
    pub(crate) differences: Vec<Difference>,
    /// How often each row was asked.
    pub(crate) asked: BTreeMap<&'static str, u32>,
    approvals: BTreeMap<i64, Approval>,
    events: BTreeMap<i64, Event>,
    sections: BTreeMap<i64, Section>,
    games: BTreeMap<i64, Game>,
    people: BTreeMap<i64, Person>,
    /// Lists by their quarters.
    lists: BTreeMap<(i64, i64), List>,
    /// Games before the first list: players, half points, starts.
    history: Vec<([i64; 2], [i64; 2], [i64; 2])>,
    listed: BTreeSet<i64>,
    /// Norms by player and section, with the games for which each counts.
    norms: BTreeMap<(i64, i64), Vec<(String, i64)>>,
    dead: BTreeSet<i64>,
    /// Who has withdrawn from a section before its start, and when.
    early: BTreeMap<(i64, i64), i64>,
}

impl Auditor {
    /// Hears what was asked and answered.
    pub(crate) fn hear(&mut self, record: &Value) {
        match text(&record["what"]) {
            "list_taken" => self.list_taken(record),
            "lady" => self.people.entry(number(&record["player"])).or_default().lady = true,
            "applied" => self.applied(record),
            "approval_decided" => self.approval_decided(record),
            "announced" => self.announced(record),
            "entered" => self.entered(record),
            "settled" => self.settled(record),
            "proposed" => self.proposed(record),
            "consented" => self.event(record).consented = true,
            "cancelled" => self.event(record).cancelled = true,
            "published" => self.published(record),
            "started" => self.started(record),
            "moved" => self.moved(record),
            "ended" => self.ended(record),
            "outage" => self.outage(record),
            "withdrew" => self.withdrew(record),
            "suspended" => self.suspended(record),
            "table" => self.table(record),
            "finished" => self.finished(record),
            "cases" => self.cases(record),
            "list" => self.list(record),
            "report" => self.report(record),
            other => panic!("nobody says {other}"),
        }
    }

    /// Half-moves of a game, as far as they were told.
    pub(crate) fn moves_of(&self, game: u64) -> usize {
        i64::try_from(game).ok().and_then(|id| self.games.get(&id)).map_or(0, |game| game.moves)
    }

    /// Whether a game waits for its adjudicators.
    pub(crate) fn is_sent(&self, game: u64) -> bool {
        let known = i64::try_from(game).ok().and_then(|id| self.games.get(&id));
        known.is_some_and(|game| game.sent && game.result.is_none())
    }

    /// Whether a player has left in silence before.
    pub(crate) fn was_silent(&self, player: i64) -> bool {
        let person = self.people.get(&player);
        person.is_some_and(|it| it.withdrawals.iter().any(|(kind, ..)| kind == "silent"))
    }

    /// Who has used the win of a section.
    pub(crate) fn by_win(&self) -> BTreeSet<u32> {
        let used = self.people.iter().filter(|(_, person)| !person.wins_used.is_empty());
        used.filter_map(|(player, _)| u32::try_from(*player).ok()).collect()
    }

    /// Who owes a deposit with the next entry.
    pub(crate) fn owing(&self) -> Vec<u32> {
        let owing = self.people.keys().filter(|player| self.owes_deposit(**player));
        owing.filter_map(|player| u32::try_from(*player).ok()).collect()
    }

    /// Who has made norms.
    pub(crate) fn with_norms(&self) -> BTreeSet<u32> {
        let made = self.norms.iter().filter(|(_, made)| !made.is_empty());
        made.filter_map(|((player, _), _)| u32::try_from(*player).ok()).collect()
    }

    /// Whether a player has died.
    pub(crate) fn has_died(&self, player: i64) -> bool {
        self.dead.contains(&player)
    }

    fn event(&mut self, record: &Value) -> &mut Event {
        self.events.get_mut(&number(&record["event"])).expect("an event")
    }

    /// Notes that a row was asked, and what of it does not hold.
    fn check(&mut self, row: &'static str, holds: bool, told: impl FnOnce() -> String) {
        *self.asked.entry(row).or_default() += 1;
        if !holds {
            self.differences.push(Difference { row: row.to_owned(), text: told() });
        }
    }

    /// Two values that a row says are the same.
    fn same<T: PartialEq + std::fmt::Debug>(
        &mut self,
        row: &'static str,
        about: &str,
        found: &T,
        expected: &T,
    ) {
        self.check(row, found == expected, || format!("{about}: {found:?}, not {expected:?}"));
    }

    /// An answer, where these rows forbid what was asked: one of them has to be named, or the code that
    /// stands for one. Where none does, nothing is refused.
    fn judge(&mut self, record: &Value, forbid: &[&'static str]) -> bool {
        let done = number(&record["status"]) < 300;
        let (rule, code) = (text(&record["rule"]), text(&record["code"]));
        for row in forbid {
            *self.asked.entry(row).or_default() += 1;
        }
        let about = format!("{} {code} {rule} at {}", record["what"], record["at"]);
        let said = if rule.is_empty() { code } else { rule };
        match forbid {
            [] if done => {}
            [] => {
                let text = format!("refused, and no row says so: {about}");
                self.differences.push(Difference { row: said.to_owned(), text });
            }
            [first, ..] if done => {
                let text = format!("allowed, against {forbid:?}: {about} {}", brief(record));
                self.differences.push(Difference { row: (*first).to_owned(), text });
            }
            [first, ..] if !forbid.contains(&rule) && !forbid.contains(&code) => {
                let text = format!("refused by {said}, not by {forbid:?}: {about}");
                self.differences.push(Difference { row: (*first).to_owned(), text });
            }
            _ => {}
        }
        done
    }

    /// The list that counts at a moment: the newest whose quarter has begun.
    fn list_at(&self, at: i64) -> Option<&List> {
        let quarter = quarter_of(at.div_euclid(DAY));
        self.lists.range(..=quarter).next_back().map(|(_, list)| list)
    }

    /// A player's published rating at a moment, and whether it is fixed: from 12 games on, and from 30
    /// (TR-9.3).
    fn published_at(&self, player: i64, at: i64) -> Option<(i64, bool)> {
        let (rating, games) = *self.list_at(at)?.get(&player)?;
        rating.filter(|_| games >= 12).map(|rating| (rating, games >= 30))
    }

    /// The games of a section.
    fn games_of(&self, section: i64) -> Vec<&Game> {
        self.games.values().filter(|game| game.section == section).collect()
    }
}

/// Whom and what a record is about, for a sentence.
fn brief(record: &Value) -> String {
    let members = ["event", "player", "grounds", "sizes", "federation", "decision", "kind"];
    let said = members.iter().filter(|member| !record[**member].is_null());
    said.map(|member| format!("{member} {}", record[*member])).collect::<Vec<_>>().join(", ")
}

/// A seat of a section's page: with what the player starts.
fn seat_of(line: &Value) -> Seat {
    let player = &line["player"];
    let (rating, assumed) = (player["rating"].as_i64(), &line["assumed"]);
    let fide = assumed["rating"].as_i64().filter(|_| assumed["mark"] == "F");
    Seat {
        player: number(&player["id"]),
        federation: text(&player["federation"]).to_owned(),
        title: text(&player["title"]).to_owned(),
        rating,
        fixed: false,
        start: rating.or(assumed["rating"].as_i64()).unwrap_or(0),
        fide,
    }
}

/// The games of a section's page: number, start numbers from 0 of White and Black, and the cell of White.
fn games_in(table: &Value) -> Vec<(i64, [usize; 2], Value, Value)> {
    let players = lines(&table["players"]);
    let mut games = Vec::new();
    for (own, line) in players.iter().enumerate() {
        for (other, cells) in lines(&line["cells"]).iter().enumerate() {
            for cell in lines(cells).iter().filter(|cell| cell["color"] == "white") {
                let back = lines(&players[other]["cells"][own]);
                let back = back.iter().find(|back| back["game"] == cell["game"]);
                let back = back.cloned().unwrap_or_default();
                games.push((number(&cell["game"]), [own, other], cell.clone(), back));
            }
        }
    }
    games
}
