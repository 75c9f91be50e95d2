//! In which orders a list can be read, and whom it shows.

use std::cmp::Reverse;
use std::collections::HashMap;

use rules::PlayerId;
use serde::Deserialize;
use store::{ListRow, folded};
use utoipa::ToSchema;

/// What comes first in a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RatingListSort)]
pub(crate) enum Sort {
    /// The highest rating.
    #[default]
    Rating,
    /// The beginning of the alphabet.
    Name,
    /// Federations in the order of their letters, each by rating.
    Federation,
    /// The most games.
    Games,
    /// The largest gain.
    Change,
}

/// Whether a list shows somebody at all: from 12 games on (`TR-9.6`).
pub(crate) fn is_shown(row: &ListRow) -> bool {
    row.entry.published().is_some()
}

/// The places of the active players.
pub(crate) fn places(rows: &[ListRow]) -> HashMap<PlayerId, u32> {
    let mut active: Vec<&ListRow> =
        rows.iter().filter(|row| row.entry.is_listed(row.status)).collect();
    active.sort_by_key(|row| Reverse(row.entry.rating));
    let (mut places, mut place, mut rating) = (HashMap::new(), 0, None);
    for (before, row) in (0_u32..).zip(active) {
        if row.entry.rating != rating {
            (place, rating) = (before + 1, row.entry.rating);
        }
        places.insert(row.player, place);
    }
    places
}

/// The places in `rows` in an order.
pub(crate) fn order(rows: &[ListRow], sort: Sort) -> Vec<usize> {
    let mut rows: Vec<(usize, &ListRow)> = rows.iter().enumerate().collect();
    let name = |row: &ListRow| (folded(&row.family_name), folded(&row.given_name));
    let rating = |row: &ListRow| (Reverse(row.entry.rating), row.player);
    match sort {
        Sort::Rating => rows.sort_by_key(|(_, row)| rating(row)),
        Sort::Name => rows.sort_by_cached_key(|(_, row)| (name(row), row.player)),
        Sort::Federation => {
            rows.sort_by_cached_key(|(_, row)| (row.federation.clone(), rating(row)));
        }
        Sort::Games => rows.sort_by_key(|(_, row)| (Reverse(row.entry.games), rating(row))),
        Sort::Change => rows.sort_by_key(|(_, row)| (Reverse(row.change()), rating(row))),
    }
    rows.into_iter().map(|(at, _)| at).collect()
}
