//! Rating lists, as more than one function shows them.

use chrono::{DateTime, NaiveDate, Utc};
use rules::rating::run::RunState;
use rules::rating::{ListId, Method, Pool};
use rules::tournament::RuleSet;
use serde::{Deserialize, Serialize};
use store::{ListRow, StoredRun};
use utoipa::ToSchema;

use crate::view::{PlayerView, time};

/// Whose rules count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RuleSet)]
pub enum RuleSetName {
    /// Those of ICCF.
    Iccf,
    /// Those of the Czech federation.
    Sks,
}

impl From<RuleSet> for RuleSetName {
    fn from(named: RuleSet) -> RuleSetName {
        match named {
            RuleSet::Iccf => RuleSetName::Iccf,
            RuleSet::Sks => RuleSetName::Sks,
        }
    }
}

impl From<RuleSetName> for RuleSet {
    fn from(name: RuleSetName) -> RuleSet {
        match name {
            RuleSetName::Iccf => RuleSet::Iccf,
            RuleSetName::Sks => RuleSet::Sks,
        }
    }
}

/// Which games are rated together (TR-9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RatingPool)]
pub enum PoolName {
    /// Chess.
    Chess,
    /// Chess960.
    Chess960,
}

impl From<Pool> for PoolName {
    fn from(named: Pool) -> PoolName {
        match named {
            Pool::Chess => PoolName::Chess,
            Pool::Chess960 => PoolName::Chess960,
        }
    }
}

impl From<PoolName> for Pool {
    fn from(name: PoolName) -> Pool {
        match name {
            PoolName::Chess => Pool::Chess,
            PoolName::Chess960 => Pool::Chess960,
        }
    }
}

/// How a rating was calculated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RatingMethod)]
pub enum MethodName {
    /// Not at all: no game in the period (TR-9.7, SKS-1.8).
    Unchanged,
    /// For the first time, from the period's games (RAT-14).
    First,
    /// From all games played, of which there were fewer than 30 (RAT-15).
    AllGames,
    /// From the changes of the period's games (RAT-6).
    Changes,
    /// From the period's games alone, of which there are very many (RAT-16, SKS-4.5).
    ManyGames,
    /// From the period's games alone, as the rating commissioner decided (RAT-16).
    ReplacedByCommissioner,
    /// Not here: the list was read from a file.
    Imported,
}

impl MethodName {
    /// The name of a method in a list.
    pub fn of(method: Method, imported: bool) -> MethodName {
        match method {
            _ if imported => MethodName::Imported,
            Method::Unchanged => MethodName::Unchanged,
            Method::First => MethodName::First,
            Method::AllGames => MethodName::AllGames,
            Method::Changes => MethodName::Changes,
            Method::ManyGames => MethodName::ManyGames,
            Method::ReplacedByCommissioner => MethodName::ReplacedByCommissioner,
        }
    }
}

/// A rating list that is published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = RatingListHead, example = json!({
    "id": "chess-2027-1", "pool": "chess", "rule_set": "iccf", "quarter": "2027/1",
    "effective_on": "2027-01-01", "reported_until": "2026-12-01",
    "published_at": "2026-12-15T12:00:00Z", "late": false, "players": 4312, "in_force": true
}))]
pub struct RatingListView {
    /// Its name.
    pub id: String,
    pool: PoolName,
    rule_set: RuleSetName,
    /// Year and quarter (TR-9.5).
    quarter: String,
    /// The day from which it counts.
    effective_on: NaiveDate,
    /// The last day on which a result was reported in time for it (RAT-12).
    reported_until: NaiveDate,
    #[schema(required)]
    published_at: Option<DateTime<Utc>>,
    /// Whether it was published later than two weeks before it counts (TR-9.5).
    late: bool,
    /// Players on it, those with fewer than 12 games and inactive ones included.
    players: u32,
    /// Whether it counts already; an older list may have been followed by a newer one.
    in_force: bool,
}

impl From<&StoredRun> for RatingListView {
    fn from(stored: &StoredRun) -> RatingListView {
        let ListId { pool, quarter } = stored.id;
        RatingListView {
            id: stored.id.to_string(),
            pool: pool.into(),
            rule_set: stored.run.rule_set.into(),
            quarter: quarter.to_string(),
            effective_on: quarter.starts_on().to_date(),
            reported_until: quarter.reported_until().to_date(),
            published_at: stored.run.published.map(|(at, _)| time(at)),
            late: stored.run.is_late(stored.id, quarter.starts_on()),
            players: stored.run.players,
            in_force: stored.run.state == RunState::InForce,
        }
    }
}

/// A player as a list shows them.
pub fn listed_player(row: &ListRow) -> PlayerView {
    PlayerView {
        id: row.player.0,
        given_name: row.given_name.clone(),
        family_name: row.family_name.clone(),
        federation: row.federation.clone(),
        title: row.title.clone(),
        rating: row.entry.published(),
    }
}
