//! Published lists that were read, as pages of them are asked for: a function's memory holds a few.
//!
//! A published list never changes. Each request still reads the list's run, so that one that was taken
//! back is gone at once, and one that was published again is read again.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use app::{App, Problem};
use store::{ListRow, StoredRun, folded};

use crate::known::Known;
use crate::sort::{Sort, is_shown, order, places};

/// Lists that are held, at about 4 MB for 10,000 players: the newest of both kinds of chess, and two
/// that somebody looks up.
const LISTS_MAX: usize = 4;

/// A list as it is looked through.
pub(crate) struct KnownList {
    /// Everybody whom it shows, by rating.
    pub(crate) rows: Vec<KnownRow>,
    /// The places in `rows`, in each order but the first, which is theirs.
    orders: HashMap<Sort, Vec<usize>>,
    /// Those of all players, by their letters.
    pub(crate) federations: Vec<String>,
}

/// A player of a list.
pub(crate) struct KnownRow {
    pub(crate) row: ListRow,
    /// Given name and family name as they are searched for.
    pub(crate) name: String,
    /// By rating among all active players; players with the same rating share it.
    pub(crate) place: Option<u32>,
}

impl KnownList {
    pub(crate) fn new(mut rows: Vec<ListRow>) -> KnownList {
        rows.retain(is_shown);
        let places = places(&rows);
        let federations: BTreeSet<String> = rows.iter().map(|row| row.federation.clone()).collect();
        let by_rating = order(&rows, Sort::Rating);
        let rows: Vec<ListRow> = by_rating.iter().filter_map(|at| rows.get(*at).cloned()).collect();
        let others = [Sort::Name, Sort::Federation, Sort::Games, Sort::Change];
        let orders = others.into_iter().map(|sort| (sort, order(&rows, sort))).collect();
        let known = |row: ListRow| KnownRow {
            name: folded(&format!("{} {}", row.given_name, row.family_name)),
            place: places.get(&row.player).copied(),
            row,
        };
        KnownList {
            rows: rows.into_iter().map(known).collect(),
            orders,
            federations: federations.into_iter().collect(),
        }
    }

    /// The rows in an order.
    pub(crate) fn sorted(&self, sort: Sort) -> impl Iterator<Item = &KnownRow> {
        let order = self.orders.get(&sort);
        (0..self.rows.len()).filter_map(move |at| {
            let at = order.map_or(Some(&at), |order| order.get(at))?;
            self.rows.get(*at)
        })
    }
}

/// The lists that were read last. Cloning shares them.
#[derive(Clone)]
pub(crate) struct KnownLists(Known<StoredRun, KnownList>);

impl Default for KnownLists {
    fn default() -> KnownLists {
        KnownLists(Known::new(LISTS_MAX))
    }
}

impl KnownLists {
    /// The list of a run that was just read and is public.
    pub(crate) async fn of(&self, app: &App, run: &StoredRun) -> Result<Arc<KnownList>, Problem> {
        self.0.of(run, async { Ok(KnownList::new(app.store.list_rows(run).await?)) }).await
    }
}
