//! What the rule sets decide differently, and what their texts leave open: a named option for each
//! choice, so that a commissioner who reads a text otherwise changes a value.
//!
//! Where nothing can be chosen there is no option: a change is rounded once, half up, below zero as
//! well (`RAT-17`; `SKS-4.6` does not say what becomes of a half, and the same is done there), and
//! opponents count with the higher of start rating and current rating (`TR-9.4`, `SKS-3.5`: a higher
//! opponent is never less favourable, since the expected score falls as the opponent's rating rises).

use serde::{Deserialize, Serialize};

use crate::tournament::RuleSet;

/// When a period has so many games that a fixed rating is calculated again from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ManyGames {
    /// With more than 50 (`RAT-16`).
    MoreThanFifty,
    /// With more than 800/k (`SKS-4.5`).
    MoreThan800OverK,
}

/// Which games the factor g of the development coefficient is about: the text says all that the
/// player has played (`RAT-9`, `SKS-2-3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GamesOfG {
    /// Those before the period, on which the old rating R0 rests as well.
    BeforePeriod,
    /// Those of the period too.
    WithPeriod,
}

/// Which score the correction factor F of a first rating is about: the text has one letter p for it
/// and for the score that the table is asked for (`RAT-5`, `SKS-2-3`). That one is always rounded to
/// hundredths, half up, as the table has no others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FactorScore {
    /// The score in hundredths, as the table is asked for it.
    Hundredths,
    /// The score as it is.
    Exact,
}

/// What the limit of 350 holds in the average of the opponents: "the average rating of all opponents
/// limited by a greatest difference of 350" (`RAT-5`, `SKS-2-3`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AverageLimit {
    /// Each opponent counts with no more than 350 above or below the plain average of all.
    EachAroundAverage,
    /// The average as a whole lies no more than 350 above or below the player's old rating, where
    /// there is one.
    AverageAroundOldRating,
}

/// With which rating opponents of earlier periods count when a rating from fewer than 30 games is
/// calculated from all of them (`RAT-15`, `SKS-4.1-4.4`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PastOpponents {
    /// As in this period's games: the newest list is the one before the period.
    NewestList,
    /// With the rating at the event's start.
    Start,
}

/// What a player without a published rating starts an event with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Newcomers {
    /// The rating of the same quarter's FIDE list, else the event's level (`TR-9.4`).
    FideThenLevel,
    /// The event's seeding rating (`SKS-1.5`).
    Level,
}

/// When a player is inactive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inactivity {
    /// No rated game finished in this calendar year or the two before it, and in no running event
    /// (`TR-9.7`).
    TwoCalendarYears,
    /// No rated game finished in the two years before the list, whatever is running (`SKS-1.8`).
    TwoYears,
}

/// How ratings are calculated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Whose articles an explanation names.
    pub rule_set: RuleSet,
    /// `RAT-16`, `SKS-4.5`.
    pub many_games: ManyGames,
    /// `RAT-9`, `SKS-2-3`.
    pub games_of_g: GamesOfG,
    /// `RAT-5`, `SKS-2-3`.
    pub factor_score: FactorScore,
    /// `RAT-5`, `SKS-2-3`.
    pub average_limit: AverageLimit,
    /// `RAT-15`, `SKS-4.1-4.4`.
    pub past_opponents: PastOpponents,
    /// `TR-9.4`, `SKS-1.5`.
    pub newcomers: Newcomers,
    /// `TR-9.7`, `SKS-1.8`.
    pub inactivity: Inactivity,
}

impl Options {
    /// The options of a rule set, with our reading of what its text leaves open.
    pub const fn of(rule_set: RuleSet) -> Options {
        let iccf = Options {
            rule_set,
            many_games: ManyGames::MoreThanFifty,
            games_of_g: GamesOfG::BeforePeriod,
            factor_score: FactorScore::Hundredths,
            average_limit: AverageLimit::EachAroundAverage,
            past_opponents: PastOpponents::NewestList,
            newcomers: Newcomers::FideThenLevel,
            inactivity: Inactivity::TwoCalendarYears,
        };
        match rule_set {
            RuleSet::Iccf => iccf,
            RuleSet::Sks => Options {
                many_games: ManyGames::MoreThan800OverK,
                newcomers: Newcomers::Level,
                inactivity: Inactivity::TwoYears,
                ..iccf
            },
        }
    }

    /// The article of the rule set in whose rules a step is taken.
    pub(super) fn cite(&self, iccf: &'static str, sks: &'static str) -> &'static str {
        match self.rule_set {
            RuleSet::Iccf => iccf,
            RuleSet::Sks => sks,
        }
    }
}
