//! Withdrawals and suspensions: for how long nobody may enter, and what becomes of the games.

use serde_json::Value;

use super::Auditor;
use super::calendar::{DAY, months_later, number, seconds, text};

impl Auditor {
    /// TR-8.3 to TR-8.5: how long somebody may not enter; SKS-7.3 to SKS-7.5: what becomes of each game.
    pub(super) fn withdrew(&mut self, record: &Value) {
        let (player, now) = (number(&record["player"]), number(&record["at"]));
        let kind = text(&record["kind"]).to_owned();
        let said = record["months"].as_i64();
        let before = self.people.entry(player).or_default().withdrawals.clone();
        let second = before.iter().any(|(kind, ..)| kind == "silent");
        // The least and the most that the article allows, and what counts where nothing is said.
        let (row, least, most) = match kind.as_str() {
            "accepted" => ("TR-8.3", 6, 120),
            "unaccepted" => ("TR-8.4", 12, 120),
            "silent" if second => ("TR-8.5", 60, 120),
            "silent" => ("TR-8.5", 0, 24),
            _ => ("TR-8.3", 0, 0),
        };
        let months = said.unwrap_or(least);
        let outside = !(least..=most).contains(&months);
        let forbid: &[&'static str] = if outside { &[row, "suspension_outside"] } else { &[] };
        if !self.judge(record, forbid) {
            return;
        }
        // The day of the decision is not counted.
        let until = (months_later(now.div_euclid(DAY), months) + 1) * DAY;
        let until = (months > 0).then_some(until);
        let shown = seconds(&record["json"]["withdrawal"]["suspended_until"]);
        self.same(row, &format!("no entry of {player} after {kind}"), &shown, &until);
        let person = self.people.entry(player).or_default();
        person.withdrawals.push((kind.clone(), now, until));
        if kind == "death" {
            self.dead.insert(player);
        }
        // What was entered and has no start list yet is taken back (TR-8.1).
        for event in self.events.values_mut().filter(|event| !event.published) {
            if let Some(entry) = event.entries.get_mut(&player).filter(|entry| entry.is_alive()) {
                entry.state = "withdrawn".into();
            }
        }
        let sections: Vec<i64> = self.events.values().flat_map(|it| it.sections.clone()).collect();
        for section in sections {
            self.leave_section(section, player, &kind, now);
        }
    }

    /// What becomes of a player's running games in a section.
    fn leave_section(&mut self, section: i64, player: i64, kind: &str, now: i64) {
        let Some(known) = self.sections.get(&section) else {
            // Its clocks stand still, and its start list is not told yet: all is cancelled.
            self.early.insert((section, player), now);
            return;
        };
        let begun = known.starts_at <= now;
        let mine =
            |game: &&mut super::Game| game.section == section && game.players.contains(&player);
        let counted: Vec<super::Game> = self
            .games
            .values_mut()
            .filter(mine)
            .map(|it| it.clone())
            .filter(|game| !matches!(game.result, Some((_, Some('C'), _))))
            .collect();
        let moves: usize = counted.iter().map(|game| game.moves / 2).sum();
        let finished = counted.iter().any(|game| game.result.is_some());
        let started = counted.iter().any(|game| {
            let own = usize::from(game.players[1] == player);
            game.moves > own
        });
        for game in self.games.values_mut().filter(mine).filter(|game| game.result.is_none()) {
            let black = game.players[1] == player;
            let lost = if black { [2, 0] } else { [0, 2] };
            game.result = match kind {
                _ if !begun => Some(([0, 0], Some('C'), now)),
                "accepted" | "death" if finished || moves >= 25 * counted.len() => {
                    // The adjudicators have it; what they say is told.
                    game.sent = true;
                    None
                }
                "accepted" | "death" => Some(([0, 0], Some('C'), now)),
                _ if started => Some((lost, Some('D'), now)),
                _ => Some(([0, 0], Some('C'), now)),
            };
        }
    }

    /// TR-14, LAW-13.3.2: officers suspend for so many months.
    pub(super) fn suspended(&mut self, record: &Value) {
        let (player, now) = (number(&record["player"]), number(&record["at"]));
        let until = (months_later(now.div_euclid(DAY), number(&record["months"])) + 1) * DAY;
        let shown = seconds(&record["json"]["suspensions"][0]["until"]);
        self.same("LAW-13.3.2", "suspended until", &shown, &Some(until));
        self.people.entry(player).or_default().suspensions.push(until);
    }

    /// TR-8.5: whether a player has withdrawn in silence from a section that had begun.
    pub(super) fn is_silent(&self, section: i64, player: i64) -> bool {
        let Some(person) = self.people.get(&player) else { return false };
        let known = &self.sections[&section];
        let last = self.games_of(section).into_iter().filter(|game| game.players.contains(&player));
        let last = last.filter_map(|game| game.result).map(|(_, _, at)| at).max();
        person.withdrawals.iter().any(|(kind, at, _)| {
            kind == "silent" && known.starts_at <= *at && last.is_none_or(|last| *at <= last)
        })
    }
}
