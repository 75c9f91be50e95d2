//! The tables of qualifications, as they are printed in the rules.

use std::sync::LazyLock;

use super::{Part, Placing};
use crate::Title;
use crate::norm::Category;
use crate::tournament::Stage;

/// What results qualify for, from the highest level down (`TR-1.1-1.5`, `TR-1.6`, `TR-3.5`, `TR-3.6-3.7`). In
/// force with the rules of 2020.
const RESULTS: &str = include_str!("../../../tables/2020/qualifications.csv");
/// What titles and ratings qualify for (`TR-1.1.1i` to `TR-1.1.1l`,
/// `TR-1.2.1i` to `TR-1.2.1l`, `TR-1.3.1f` to `TR-1.3.1h`, `TR-1.4.3`, `TR-1.5`).
const PLAYERS: &str = include_str!("../../../tables/2020/qualifications_of_players.csv");

/// Of the last place that counts: as many as the section's announcement lets advance.
const ADVANCING: &str = "advancing";

/// A line about results.
#[derive(Debug)]
pub(super) struct ResultRule {
    pub article: &'static str,
    pub target: Stage,
    pub part: Part,
    pub source: Stage,
    /// Whether a section that still runs counts, too (`TR-1.1-1.5`).
    pub running: bool,
    /// Of how many events, the latest that have ended; none: of any.
    latest: Option<u32>,
    /// Up to which place.
    places: Option<Places>,
    /// From how many per cent of the points possible.
    pub percent: Option<u32>,
    /// The lowest and the highest category.
    pub from_category: Option<Category>,
    pub to_category: Option<Category>,
    /// Whether it leads to the next level, for which a plus score is asked (`TR-0.4`).
    plus: bool,
    /// For how many years it is valid (`TR-1.0.7`); none where the rules do not say.
    pub years: Option<u32>,
}

#[derive(Clone, Copy, Debug)]
enum Places {
    To(u32),
    Advancing,
}

/// A line about players.
#[derive(Debug)]
pub(super) struct PlayerRule {
    pub article: &'static str,
    pub target: Stage,
    /// One of these titles; empty: none is asked for.
    pub titles: Vec<Title>,
    /// The lowest rating.
    pub rating: Option<u16>,
    /// Whether that has to be fixed.
    pub fixed: bool,
    /// So many norms for the grandmaster's title.
    pub norms: Option<u32>,
    /// Whether former World Champions are meant.
    pub champion: bool,
}

static RESULT_RULES: LazyLock<Vec<ResultRule>> =
    LazyLock::new(|| RESULTS.lines().skip(1).filter_map(result_rule).collect());
static PLAYER_RULES: LazyLock<Vec<PlayerRule>> =
    LazyLock::new(|| PLAYERS.lines().skip(1).filter_map(player_rule).collect());

/// The lines about results, from the highest level down.
pub(super) fn result_rules() -> &'static [ResultRule] {
    &RESULT_RULES
}

/// The lines about players.
pub(super) fn player_rules() -> &'static [PlayerRule] {
    &PLAYER_RULES
}

impl Stage {
    /// Whether its results qualify for something, or may.
    pub fn leaves_qualifications(self) -> bool {
        result_rules().iter().any(|rule| rule.source == self)
    }

    /// Whether its results qualify for something, or somebody qualifies for it.
    pub fn is_of_cycle(self) -> bool {
        self.leaves_qualifications() || self.is_qualified_for()
    }

    /// Whether only its latest events qualify for something (`TR-1.5`, `TR-1.6`, `TR-3.6-3.7`).
    pub fn counts_by_edition(self) -> bool {
        result_rules().iter().any(|rule| rule.source == self && rule.latest.is_some())
    }
}

impl ResultRule {
    /// Whether a placing is one that it means, without the points and the place.
    pub(super) fn is_about(&self, placing: &Placing) -> bool {
        let Placing { category, .. } = placing;
        placing.stage == self.source
            && self.from_category.is_none_or(|from| category.is_some_and(|it| it >= from))
            // Below all categories is lower than each of them.
            && self.to_category.is_none_or(|to| category.is_none_or(|it| it <= to))
    }

    /// Whether it holds for a placing, as far as that is certain: `TR-1.1.1a`, `TR-1.1.1b`, `TR-1.1.1c`,
    /// `TR-1.1.1d`, `TR-1.1.1e`, `TR-1.1.1f`, `TR-1.1.1g`, `TR-1.1.2`, `TR-1.2.1a`, `TR-1.2.1b`, `TR-1.2.1c`,
    /// `TR-1.2.1d`, `TR-1.2.1e`, `TR-1.2.1f`, `TR-1.2.1g`, `TR-1.3.1a`, `TR-1.3.1b`, `TR-1.3.1c`, `TR-1.3.1d`,
    /// `TR-1.3.1e`, `TR-1.4.1`, `TR-1.5`, `TR-1.6`, `TR-3.5`, `TR-3.6-3.7`; while it runs by `TR-1.1-1.5`.
    pub(super) fn holds(&self, placing: &Placing) -> bool {
        let in_time = match placing.ended_at {
            None => self.running,
            Some(_) => self.latest.is_none_or(|latest| placing.later_editions < latest),
        };
        let last = self.last_place(placing);
        let placed = last.zip(placing.place).is_some_and(|(last, place)| place <= last);
        let scored = self.percent.is_some_and(|percent| placing.has_reached(percent));
        self.is_about(placing) && in_time && (placed || scored) && (!self.plus || placing.plus)
    }

    /// Up to which place of this section.
    pub(super) fn last_place(&self, placing: &Placing) -> Option<u32> {
        self.last(placing.advancing)
    }

    /// Up to which place, where so many of a section of the Candidates' Tournament advance.
    pub(super) fn last(&self, advancing: u8) -> Option<u32> {
        self.places.map(|places| match places {
            Places::To(last) => last,
            Places::Advancing => advancing.into(),
        })
    }
}

fn result_rule(line: &'static str) -> Option<ResultRule> {
    let mut cells = line.split(',');
    let mut cell = || cells.next().unwrap_or_default();
    let (article, target, part, source) = (cell(), cell(), cell(), cell());
    let (running, latest, places, percent) = (cell(), cell(), cell(), cell());
    let (category, plus, years) = (cell(), cell(), cell());
    let (from, to) = category.split_once('-').unwrap_or_default();
    Some(ResultRule {
        article,
        target: Stage::from_code(target)?,
        part: Part::from_code(part)?,
        source: Stage::from_code(source)?,
        running: running == "yes",
        latest: latest.parse().ok(),
        places: match places {
            ADVANCING => Some(Places::Advancing),
            last => last.parse().ok().map(Places::To),
        },
        percent: percent.parse().ok(),
        from_category: Category::from_name(from),
        to_category: Category::from_name(to),
        plus: plus == "yes",
        years: years.parse().ok(),
    })
}

fn player_rule(line: &'static str) -> Option<PlayerRule> {
    let mut cells = line.split(',');
    let mut cell = || cells.next().unwrap_or_default();
    let (article, target, titles) = (cell(), cell(), cell());
    let (rating, fixed, norms, champion) = (cell(), cell(), cell(), cell());
    Some(PlayerRule {
        article,
        target: Stage::from_code(target)?,
        titles: titles.split('/').filter_map(|title| title.parse().ok()).collect(),
        rating: rating.parse().ok(),
        fixed: fixed == "yes",
        norms: norms.parse().ok(),
        champion: champion == "yes",
    })
}
