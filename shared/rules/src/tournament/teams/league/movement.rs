//! Who goes up and who goes down by the final tables: a proposal, which an official decides about (`TR-5.3-5.4`,
//! `TR-5.6-5.7`).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{LeagueTerms, SectionDivision};
use crate::PlayerId;
use crate::tournament::{RuleSet, Team, TeamNumber};

/// Where a team goes after a season. The names are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Movement {
    /// To the next higher division.
    Up,
    /// It stays in its division.
    Stays,
    /// To the next lower division.
    Down,
}

/// The table of a section of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonSection {
    /// Its division, and how many of it go up and down.
    pub division: SectionDivision,
    /// Its teams with their places, which several share where nothing tells them apart.
    pub places: Vec<(TeamNumber, u32)>,
}

/// A team of a season, and where it would go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeasonLine {
    /// Which team.
    pub team: TeamNumber,
    /// Its division, counted from 0.
    pub division: u8,
    /// Its section, counted from 0 among all of the season.
    pub section: usize,
    /// Its place there.
    pub place: u32,
    /// Whether others share it.
    pub shared: bool,
    /// Whether it has changed all its players within two seasons: normally it goes down (`TR-5.6-5.7`).
    pub has_changed_all: bool,
    /// What is proposed; none where it shares a place of which some go and some stay.
    pub proposed: Option<Movement>,
}

/// Where every team of a season would go, section by section and by place (`TR-5.3-5.4`); `has_changed_all` tells
/// whether a team has changed all its players within two seasons, for which ICCF normally relegates it (`TR-5.6-5.7`).
pub fn season_lines(
    league: &LeagueTerms,
    rule_set: RuleSet,
    sections: &[SeasonSection],
    has_changed_all: impl Fn(TeamNumber) -> bool,
) -> Vec<SeasonLine> {
    let mut lines = Vec::new();
    for (section, table) in sections.iter().enumerate() {
        let division = table.division.division;
        let first = lines.len();
        for &(team, place) in &table.places {
            let shares = table.places.iter().filter(|(_, other)| *other == place).count();
            let by_place = table.division.movement(place, shares, table.places.len());
            let has_changed_all = match rule_set {
                RuleSet::Iccf => has_changed_all(team),
                RuleSet::Sks => false,
            };
            let falls = has_changed_all && division < league.lowest();
            let proposed = if falls { Some(Movement::Down) } else { by_place };
            let shared = shares > 1;
            lines.push(SeasonLine {
                team,
                division,
                section,
                place,
                shared,
                has_changed_all,
                proposed,
            });
        }
        lines[first..].sort_by_key(|line| (line.place, line.team));
    }
    lines
}

impl SectionDivision {
    /// Where `shares` teams go that share a place, of `teams` in the section; none where some go and some stay
    /// (`TR-5.3-5.4`).
    pub fn movement(self, place: u32, shares: usize, teams: usize) -> Option<Movement> {
        let count = |many: usize| u32::try_from(many).unwrap_or(u32::MAX);
        let last = place.saturating_add(count(shares)).saturating_sub(1);
        let up = u32::from(self.up);
        let stay = count(teams).saturating_sub(self.down.into());
        if last <= up {
            Some(Movement::Up)
        } else if place > stay {
            Some(Movement::Down)
        } else if place > up && last <= stay {
            Some(Movement::Stays)
        } else {
            None
        }
    }
}

impl Movement {
    /// To which division, counted from 0; none where there is no such one.
    pub fn from(self, division: u8, lowest: u8) -> Option<u8> {
        match self {
            Movement::Up => division.checked_sub(1),
            Movement::Stays => Some(division),
            Movement::Down => Some(division.saturating_add(1)).filter(|it| *it <= lowest),
        }
    }
}

impl Team {
    /// Who plays on its boards at the end, substitutes in place of whom they have replaced.
    fn played_last(&self) -> BTreeSet<PlayerId> {
        let boards = (1_u8..).take(self.line_up.len());
        boards.filter_map(|board| self.player_on(board)).collect()
    }

    /// Whether nobody plays in it at the end who has begun the season before for it: all its players were changed
    /// within two seasons (`TR-5.6-5.7`).
    pub fn has_changed_all_since(&self, before: &Team) -> bool {
        let now = self.played_last();
        !now.is_empty() && before.line_up.iter().all(|player| !now.contains(player))
    }
}
