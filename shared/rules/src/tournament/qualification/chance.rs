//! What is missing for a next qualification.

use super::held::best_rule;
use super::ladder::Ladder;
use super::table::{PlayerRule, ResultRule, player_rules, result_rules};
use super::{Held, Placing, QualifiedPlayer};
use crate::Day;
use crate::tournament::{SectionId, Stage};

/// What would qualify a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceKind {
    /// So many half points more in a section.
    Points {
        /// Which.
        section: SectionId,
        /// How many.
        half_points: u32,
    },
    /// A place in a section when it is over.
    Place {
        /// Which.
        section: SectionId,
        /// The last one that is good enough.
        place: u32,
    },
    /// The end of a section, in which the points are there already.
    End {
        /// Which.
        section: SectionId,
    },
    /// So many more points of rating.
    Rating {
        /// How many.
        points: u16,
        /// Whether the rating has to be fixed.
        fixed: bool,
    },
}

/// Something that would qualify a player for a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// By which article.
    pub article: &'static str,
    /// For which stage.
    pub target: Stage,
    /// What is missing.
    pub kind: ChanceKind,
}

impl Chance {
    /// What is missing to a player for more than is there: in the sections that run, from the highest
    /// level down, and in the rating. What cannot be reached any more is left out.
    pub fn of(
        player: &QualifiedPlayer<'_>,
        placings: &[Placing],
        held: &Held,
        today: Day,
    ) -> Vec<Chance> {
        let running = placings.iter().filter(|placing| placing.ended_at.is_none());
        let mut chances: Vec<Chance> = running.flat_map(in_section).collect();
        chances.extend(in_rating(player, held, today));
        chances
    }
}

fn in_section(placing: &Placing) -> Vec<Chance> {
    let mut chances = Vec::new();
    for ladder in Ladder::ALL {
        let certain = best_rule(placing, ladder).and_then(|rule| rule.target.step());
        let is_more = |rule: &&ResultRule| {
            let Some((own, step)) = rule.target.step() else { return false };
            own == ladder && certain.is_none_or(|(_, certain)| step > certain)
        };
        for rule in result_rules().iter().filter(is_more).filter(|rule| rule.is_about(placing)) {
            let section = placing.section;
            let last = rule.last_place(placing).filter(|last| placing.best_place <= *last);
            let lacks = rule.percent.map(|percent| placing.lacks(percent));
            let by_points =
                lacks.filter(|lacks| *lacks <= placing.open).map(|half_points| match half_points {
                    0 => ChanceKind::End { section },
                    half_points => ChanceKind::Points { section, half_points },
                });
            let by_place = last.map(|place| ChanceKind::Place { section, place });
            chances.extend([by_points, by_place].into_iter().flatten().map(|kind| Chance {
                article: rule.article,
                target: rule.target,
                kind,
            }));
        }
    }
    chances
}

/// The least that is missing for each stage that titles and ratings do not give.
fn in_rating(player: &QualifiedPlayer<'_>, held: &Held, today: Day) -> Vec<Chance> {
    let mut chances: Vec<(u16, Chance)> = Vec::new();
    let is_missing = |rule: &&PlayerRule| rule.is_about(player) && !held.has_by_player(rule.target);
    for rule in player_rules().iter().filter(is_missing) {
        let best = rule.best_rating(player, today);
        let Some((asked, best)) = rule.rating.zip(best) else { continue };
        let points = asked.saturating_sub(best);
        let kind = ChanceKind::Rating { points, fixed: rule.fixed };
        let chance = Chance { article: rule.article, target: rule.target, kind };
        match chances.iter_mut().find(|(_, other)| other.target == rule.target) {
            Some(least) if points < least.0 => *least = (points, chance),
            Some(_) => {}
            None => chances.push((points, chance)),
        }
    }
    chances.into_iter().map(|(_, chance)| chance).collect()
}
