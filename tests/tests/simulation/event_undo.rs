//! Decisions of officials that are taken back, as the auditor foresees it.

use serde_json::Value;

use crate::directed::Directive;
use crate::event_desk::Foreseen;
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
            Some((*table, self.back(*table, directives[0], undone.at)?))
        };
        Foreseen::Made(undone.asked.games.iter().filter_map(back).collect())
    }

    /// What takes one directive back; none where the game has ended otherwise since.
    fn back(&self, table: usize, directive: Directive, made_at: i64) -> Option<Vec<Directive>> {
        let audited = self.caught_up(table);
        let ended = |reason: &str| audited.ended.is_some_and(|ended| ended.reason == reason);
        let on_time = |by| {
            let ended = audited.ended.filter(|ended| ended.by == Some(by) && made_at <= ended.at);
            ended.is_some_and(|it| ["time_forfeiture", "silence"].contains(&it.reason))
        };
        let ways = match directive {
            Directive::Clock { by, days } => {
                let clock = Directive::Clock { by, days: -days };
                match audited.ended {
                    None => vec![vec![clock], vec![Directive::Reinstate, clock]],
                    Some(_) if on_time(by) => vec![vec![Directive::Reinstate, clock]],
                    Some(_) => Vec::new(),
                }
            }
            Directive::Default(by) => {
                let stands = ended("default") && audited.ended.is_some_and(|it| it.by == by);
                vec![vec![Directive::Reinstate]; usize::from(stands)]
            }
            Directive::Cancel => vec![vec![Directive::Reinstate]; usize::from(ended("cancelled"))],
            Directive::Stop
            | Directive::Resume
            | Directive::Adjudicators
            | Directive::Adjudicate { .. }
            | Directive::Reinstate => Vec::new(),
        };
        let can = |way: &Vec<Directive>| audited.clone().direct(way, self.now()).is_ok();
        ways.into_iter().find(can)
    }
}
