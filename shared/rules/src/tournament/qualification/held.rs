//! All qualifications of a player.

use super::ladder::Ladder;
use super::table::{PlayerRule, ResultRule, player_rules, result_rules};
use super::{Deferral, Part, Placing, QualificationUse, Qualified, UsedBasis};
use crate::rating::{ListEntry, Quarter};
use crate::tournament::{EventId, SectionId, Stage};
use crate::{Day, Title};

/// Months in which a list counts after the day from which it does (`TR-1.0.8`): this one and the three
/// before it.
const LIST_MONTHS: u32 = 12;
const YEAR_MONTHS: u32 = 12;

/// A published rating of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedOn {
    /// The day from which the list counts.
    pub from: Day,
    /// The rating, in points.
    pub points: u16,
    /// Whether it is fixed (`TR-9.3`).
    pub fixed: bool,
}

impl RatedOn {
    /// What the lists that count on a day say of a player (`TR-1.0.8`): by the lists in which the rating was
    /// calculated again, and by the present place of somebody who was in none.
    pub fn by_lists(
        recalculated: &[(Quarter, ListEntry)],
        present: ListEntry,
        today: Day,
    ) -> Vec<RatedOn> {
        let rated = |quarter: Quarter| {
            let until = recalculated.iter().filter(|(list, _)| *list <= quarter);
            let entry = match until.max_by_key(|(list, _)| *list) {
                Some((_, entry)) => *entry,
                None if recalculated.is_empty() => present,
                None => return None,
            };
            RatedOn::by_list(quarter, entry)
        };
        RatedOn::quarters(today).into_iter().filter_map(rated).collect()
    }

    /// The quarters whose lists count on a day.
    pub fn quarters(today: Day) -> Vec<Quarter> {
        (1..=4)
            .filter_map(|number| Quarter::new(today.year(), number))
            .chain((1..=4).filter_map(|number| Quarter::new(today.year() - 1, number)))
            .filter(|quarter| {
                let from = quarter.starts_on();
                from <= today && from.plus_months(LIST_MONTHS) > today
            })
            .collect()
    }

    /// What the list of a quarter says of a player; none where it publishes no rating.
    pub fn by_list(quarter: Quarter, entry: ListEntry) -> Option<RatedOn> {
        let points = entry.published()?;
        Some(RatedOn { from: quarter.starts_on(), points, fixed: entry.is_fixed() })
    }
}

/// A player, as far as titles and ratings qualify.
#[derive(Clone, Copy, Debug, Default)]
pub struct QualifiedPlayer<'a> {
    /// The highest title.
    pub title: Option<Title>,
    /// The published ratings, by lists in any order; those that do not count any more may be among them.
    pub ratings: &'a [RatedOn],
    /// Norms for the grandmaster's title that were met.
    pub grandmaster_norms: u32,
    /// Whether the player has been World Champion.
    pub was_champion: bool,
    /// Whether she plays in events of ladies; not asked where that is told to others.
    pub is_lady: bool,
}

/// What a qualification rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The result in a section.
    Section {
        /// Which.
        section: SectionId,
        /// Of which stage.
        stage: Stage,
        /// The day on which it ended; none while it runs, and its result is certain enough.
        ended_on: Option<Day>,
        /// Whether the place is shared with others.
        shared: bool,
    },
    /// Titles and ratings.
    Player,
}

/// Whether a qualification can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QualificationState {
    /// It can.
    Free,
    /// It was used for an entry in this event; one by titles and ratings in this calendar year.
    Used(EventId),
    /// Its time is over (`TR-1.0.7`).
    Expired,
}

/// A right to enter a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Qualification {
    /// By which article.
    pub article: &'static str,
    /// Which stage.
    pub target: Stage,
    /// How much of an entry.
    pub part: Part,
    /// What it rests on.
    pub basis: Basis,
    /// The last day on which it is valid (`TR-1.0.7`); none where it has no end, or none yet.
    pub until: Option<Day>,
    /// Whether it can be used.
    pub state: QualificationState,
    /// When it was put off, and from which Final (`TR-1.4.3`).
    pub deferred: Option<Deferral>,
}

impl Qualification {
    /// Whether its entry costs nothing: the winner of a World Cup Final enters the next one free
    /// (`TR-3.6-3.7`).
    fn is_without_fee(&self) -> bool {
        let source = match self.basis {
            Basis::Section { stage, .. } => Some(stage),
            Basis::Player => None,
        };
        let of_final = Stage::WorldCupFinal;
        self.target == of_final && source == Some(of_final)
    }

    fn is_shared(&self) -> bool {
        match self.basis {
            Basis::Section { shared, .. } => shared,
            Basis::Player => false,
        }
    }

    /// The section whose result it rests on; none where it rests on titles and ratings.
    pub fn section(&self) -> Option<SectionId> {
        match self.basis {
            Basis::Section { section, .. } => Some(section),
            Basis::Player => None,
        }
    }
}

/// All that a player is and was qualified for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// From the highest level down; by results in the order in which they were earned, titles and ratings
    /// last.
    pub qualifications: Vec<Qualification>,
    /// What was used and holds no more, since a result was corrected: it stays (`TR-1.0.7`).
    pub stays: Vec<QualificationUse>,
}

impl Held {
    /// All of it, as the Table of Qualifiers tells it (`TR-1.0.6`): what a player has by results and by titles and ratings on a day, and what of it is used.
    pub fn of(
        player: &QualifiedPlayer<'_>,
        placings: &[Placing],
        uses: &[QualificationUse],
        today: Day,
    ) -> Held {
        let mut qualifications = by_results(placings, uses, today);
        qualifications.extend(by_player(player, uses, today));
        // What comes first among equals was put there above.
        qualifications.sort_by_key(|one| std::cmp::Reverse(one.target.step().map(|it| it.1)));
        let holds = |made: &&QualificationUse| {
            qualifications.iter().any(|one| {
                let is_of = one.section().is_some_and(|section| made.basis.is_of(section));
                is_of && made.target == one.target
            })
        };
        let stays = uses
            .iter()
            .filter(|made| made.basis != UsedBasis::Player && !holds(made))
            .copied()
            .collect();
        Held { qualifications, stays }
    }

    /// What an entry in a stage uses: titles and ratings, which are there again next year; or else the
    /// result that is valid for the shortest time; or else two halves (`TR-1.1.2`). The right of a former
    /// World Champion to the Final, which is not, comes behind results (`TR-1.4.3`). None: the player is not qualified.
    pub fn entry_to(&self, target: Stage) -> Option<Qualified> {
        let full = self.free(target, Part::Full);
        let by = |one: &Qualification, basis: UsedBasis| {
            let without_fee = one.is_without_fee();
            let of = |section: Option<SectionId>| section.is_some_and(|it| basis.is_of(it));
            let mut rests = self.qualifications.iter().filter(|it| of(it.section()));
            let shared = rests.any(|it| it.target == target && it.is_shared());
            Some(Qualified { target, article: one.article.to_owned(), basis, without_fee, shared })
        };
        match (full.as_slice(), self.free(target, Part::Half).as_slice()) {
            ([(one, None), ..], _) => by(one, UsedBasis::Player),
            ([(one, Some(section)), ..], _) => by(one, UsedBasis::Section(section.0)),
            ([], [(one, Some(first)), (_, Some(second)), ..]) => {
                by(one, UsedBasis::Halves(first.0, second.0))
            }
            ([], _) => None,
        }
    }

    /// Whether an entry can stand on this: everything that it uses is free.
    pub fn gives(&self, qualified: &Qualified) -> bool {
        let is_free = |part, section: Option<u32>| {
            let free = self.free(qualified.target, part);
            free.iter().any(|(_, it)| it.map(|it| it.0) == section)
        };
        match qualified.basis {
            UsedBasis::Player => is_free(Part::Full, None),
            UsedBasis::Section(section) => is_free(Part::Full, Some(section)),
            UsedBasis::Halves(one, other) => {
                one != other && [one, other].iter().all(|it| is_free(Part::Half, Some(*it)))
            }
        }
    }

    /// What can be used, with the section whose result it is: titles and ratings first, then what is valid
    /// for the shortest time; for the Final results first.
    fn free(&self, target: Stage, part: Part) -> Vec<(&Qualification, Option<SectionId>)> {
        let fit = |one: &&Qualification| {
            (one.target, one.part, one.state) == (target, part, QualificationState::Free)
        };
        let mut free: Vec<_> =
            self.qualifications.iter().filter(fit).map(|one| (one, one.section())).collect();
        let results_first = target.takes_champions_once();
        free.sort_by_key(|(one, section)| {
            let by_result = section.is_some() != results_first;
            (by_result, !one.is_without_fee(), one.until.is_none(), one.until)
        });
        free
    }

    /// Whether titles and ratings give this stage, used or not.
    pub(super) fn has_by_player(&self, target: Stage) -> bool {
        self.qualifications.iter().any(|one| (one.target, one.basis) == (target, Basis::Player))
    }
}

/// The highest of a championship or cup that a section gives (`TR-1.0.7`).
pub(super) fn best_rule(placing: &Placing, ladder: Ladder) -> Option<&'static ResultRule> {
    let of_ladder = |rule: &&ResultRule| rule.target.step().is_some_and(|(it, _)| it == ladder);
    result_rules().iter().filter(of_ladder).find(|rule| rule.holds(placing))
}

fn by_results(placings: &[Placing], uses: &[QualificationUse], today: Day) -> Vec<Qualification> {
    let mut earned: Vec<&Placing> = placings.iter().collect();
    earned.sort_by_key(|it| (it.ended_at.is_none(), it.ended_at, it.section));
    let mut all: Vec<Qualification> = Vec::new();
    for placing in earned {
        for rule in Ladder::ALL.into_iter().filter_map(|ladder| best_rule(placing, ladder)) {
            let ended_on = placing.ended_at.map(Day::of);
            let earlier =
                all.iter().filter(|one| (one.target, one.part) == (rule.target, rule.part));
            let further = u32::try_from(earlier.count()).unwrap_or(u32::MAX);
            let months = rule.years.map(|years| years.saturating_add(further) * YEAR_MONTHS);
            let until = ended_on.zip(months).map(|(day, months)| day.plus_months(months));
            let used = uses
                .iter()
                .find(|made| made.basis.is_of(placing.section) && made.target.reaches(rule.target));
            all.push(Qualification {
                article: rule.article,
                target: rule.target,
                part: rule.part,
                basis: Basis::Section {
                    section: placing.section,
                    stage: placing.stage,
                    ended_on,
                    shared: placing.shared,
                },
                until,
                state: match (used, until) {
                    (Some(made), _) => QualificationState::Used(made.event),
                    (None, Some(until)) if until < today => QualificationState::Expired,
                    (None, _) => QualificationState::Free,
                },
                deferred: None,
            });
        }
    }
    all
}

/// One a stage, the first that holds: `TR-1.1.1i`, `TR-1.1.1j`, `TR-1.1.1k`, `TR-1.1.1l`, `TR-1.2.1i`, `TR-1.2.1j`,
/// `TR-1.2.1k`, `TR-1.2.1l`, `TR-1.3.1f`, `TR-1.3.1g`, `TR-1.3.1h`, `TR-1.5`; once a calendar year (`TR-1.0.7`), to the Final once
/// (`TR-1.4.3`).
fn by_player(
    player: &QualifiedPlayer<'_>,
    uses: &[QualificationUse],
    today: Day,
) -> Vec<Qualification> {
    let mut all: Vec<Qualification> = Vec::new();
    for rule in player_rules().iter().filter(|rule| rule.holds(player, today)) {
        if all.iter().any(|one| one.target == rule.target) {
            continue;
        }
        let used = uses.iter().find(|made| {
            made.basis == UsedBasis::Player
                && made.target == rule.target
                && (rule.target.takes_champions_once() || Day::of(made.at).year() == today.year())
        });
        all.push(Qualification {
            article: rule.article,
            target: rule.target,
            part: Part::Full,
            basis: Basis::Player,
            until: None,
            state: used.map_or(QualificationState::Free, |it| QualificationState::Used(it.event)),
            deferred: None,
        });
    }
    all
}

impl PlayerRule {
    fn holds(&self, player: &QualifiedPlayer<'_>, today: Day) -> bool {
        let rated = self.rating.is_none_or(|asked| {
            self.best_rating(player, today).is_some_and(|points| points >= asked)
        });
        self.is_about(player)
            && rated
            && self.norms.is_none_or(|asked| player.grandmaster_norms >= asked)
    }

    /// Whether it is about players with this title, of this sex, who were champions.
    pub(super) fn is_about(&self, player: &QualifiedPlayer<'_>) -> bool {
        let has = |asked: &Title| player.title.is_some_and(|title| title.includes(*asked));
        (self.titles.is_empty() || self.titles.iter().any(has))
            && (!self.champion || player.was_champion)
            && (!self.target.is_of_ladies() || player.is_lady)
    }

    /// The best rating of the lists that count (`TR-1.0.8`).
    pub(super) fn best_rating(&self, player: &QualifiedPlayer<'_>, today: Day) -> Option<u16> {
        let counts = |it: &&RatedOn| {
            it.from <= today
                && it.from.plus_months(LIST_MONTHS) > today
                && (it.fixed || !self.fixed)
        };
        player.ratings.iter().filter(counts).map(|it| it.points).max()
    }
}
