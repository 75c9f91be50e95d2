//! Decisions of officials that are taken back, as the auditor foresees it.

use serde_json::Value;

use crate::auditor::{Audited, Ended};
use crate::directed::Directive;
use crate::event_desk::{Foreseen, Games, Reached};
use crate::event_world::EventWorld;

/// What can be taken back as a whole.
const REVOCABLE: [&str; 7] =
    ["set_clock", "penalty", "default", "cancel", "warn", "order", "expel"];

impl EventWorld {
    /// What takes a decision back in all its games (TR-15).
    pub(crate) fn foresee_revoked(&self, more: &Value) -> Foreseen {
        let undoes = more["undoes"].as_u64().expect("a decision") as u32;
        let undone = self.decided.iter().find(|decided| decided.id == undoes).expect("it");
        if self.decided.iter().any(|decided| decided.asked.undoes == Some(undoes)) {
            return Foreseen::Refused(vec!["409 already_undone".to_owned()]);
        }
        if !REVOCABLE.contains(&undone.asked.kind.as_str()) {
            return Foreseen::Refused(vec!["409 not_revocable".to_owned()]);
        }
        let back = |(table, directives): &(usize, Vec<Directive>)| {
            let now = self.now();
            let mut audited = self.tables[*table].audited.clone();
            let reached = match undone.reached.get(table) {
                Some(reached) => *reached,
                // It follows before it is taken back.
                None if undone.left.iter().any(|(left, _)| left == table) => {
                    audited = self.caught_up(*table);
                    let stopped = self.tables[*table].audited.stopped;
                    Reached { at: undone.at, stopped }
                }
                None => return None,
            };
            let ways = ways_back(&audited, directives[0], reached);
            let can = |way: &Vec<Directive>| audited.clone().direct(way, now).is_ok();
            ways.into_iter().find(can).map(|way| (*table, way))
        };
        let games: Games = undone.asked.games.iter().filter_map(back).collect();
        let moot = games.is_empty() && !undone.asked.games.is_empty();
        let breach = ["penalty", "expel", "order"].contains(&undone.asked.kind.as_str());
        match moot && !breach {
            true => Foreseen::Refused(vec!["409 no_unfinished_game".to_owned()]),
            false => Foreseen::Made(games),
        }
    }
}

/// What takes one directive back, each way that there may be; none where the game has ended otherwise since.
fn ways_back(audited: &Audited, directive: Directive, reached: Reached) -> Vec<Vec<Directive>> {
    let stands = |reason: &str| {
        audited.ended.is_some_and(|ended| ended.reason == reason && ended.at == reached.at)
    };
    let goes_on = || {
        let still = reached.stopped.map(|stopped| match stopped.adjudicated {
            true => Directive::Adjudicators,
            false => Directive::Stop,
        });
        vec![[Directive::Reinstate].into_iter().chain(still).collect()]
    };
    match directive {
        Directive::Clock { by, days } => {
            let clock = Directive::Clock { by, days: -days };
            let lost = |ended: Ended| ended.reason == "time_forfeiture" && ended.by == Some(by);
            match audited.ended {
                None => vec![vec![clock], vec![Directive::Reinstate, clock]],
                Some(ended) if days > 0 && lost(ended) => {
                    vec![vec![Directive::Reinstate, clock]]
                }
                Some(_) => Vec::new(),
            }
        }
        Directive::Default(_) if stands("default") => goes_on(),
        Directive::Cancel if stands("cancelled") => goes_on(),
        Directive::Default(_)
        | Directive::Cancel
        | Directive::Stop
        | Directive::Resume
        | Directive::Adjudicators
        | Directive::Adjudicate { .. }
        | Directive::Reinstate => Vec::new(),
    }
}
