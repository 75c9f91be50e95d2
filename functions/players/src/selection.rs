//! Which players of a list somebody wants to see.

use serde::Deserialize;
use store::folded;
use utoipa::IntoParams;

use crate::known_lists::{KnownList, KnownRow};
use crate::sort::Sort;

/// Rows of one answer, unless it is asked for fewer.
const LIMIT: usize = 100;
/// Rows of one answer at most.
const LIMIT_MAX: usize = 500;

/// What to show of a list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Selection {
    /// Part of a name, with or without its accents, or the beginning of a number.
    search: Option<String>,
    /// Three letters.
    federation: Option<String>,
    /// GM, SIM, IM, CCM, CCE, LGM or LIM.
    title: Option<String>,
    /// What comes first.
    #[param(inline)]
    sort: Sort,
    /// Also those who are not on the published list because they have long not played, or have died.
    inactive: bool,
    /// What `next` of the answer before said.
    after: Option<usize>,
    /// Rows of the answer, 1 to 500; 100 unless told.
    limit: Option<usize>,
}

/// A part of a list.
pub(crate) struct Page<'a> {
    pub(crate) rows: Vec<&'a KnownRow>,
    /// Rows that fit, on all pages.
    pub(crate) total: usize,
    /// Where the next page begins.
    pub(crate) next: Option<usize>,
}

impl Selection {
    /// The rows of a list that fit, in their order, as far as this page goes.
    pub(crate) fn of<'a>(&self, list: &'a KnownList) -> Page<'a> {
        let words: Vec<String> =
            self.search.iter().flat_map(|text| text.split_whitespace()).map(folded).collect();
        let fitting = list.sorted(self.sort).filter(|known| self.fits(known, &words));
        let fitting: Vec<&KnownRow> = fitting.collect();
        let total = fitting.len();
        let first = self.after.unwrap_or(0).min(total);
        let limit = self.limit.unwrap_or(LIMIT).clamp(1, LIMIT_MAX);
        let next = Some(first + limit).filter(|next| *next < total);
        Page { rows: fitting.into_iter().skip(first).take(limit).collect(), total, next }
    }

    fn fits(&self, KnownRow { row, name, .. }: &KnownRow, words: &[String]) -> bool {
        let of = |wanted: &Option<String>, has: Option<&str>| {
            wanted.as_deref().is_none_or(|wanted| wanted.is_empty() || has == Some(wanted))
        };
        let found = |word: &String| {
            name.contains(word) || row.player.to_string().starts_with(word.as_str())
        };
        (self.inactive || row.is_active())
            && of(&self.federation, Some(&row.federation))
            && of(&self.title, row.title.as_deref())
            && words.iter().all(found)
    }
}

#[cfg(test)]
mod tests {
    use rules::PlayerId;
    use rules::rating::{ListEntry, Method, Status};
    use store::ListRow;

    use super::*;

    fn row(id: u32, name: (&str, &str), rating: u16, games: u32) -> ListRow {
        ListRow {
            player: PlayerId(id),
            family_name: name.0.to_owned(),
            given_name: name.1.to_owned(),
            federation: if id.is_multiple_of(2) { "CZE" } else { "POL" }.to_owned(),
            title: (rating > 2_400).then(|| "GM".to_owned()),
            entry: ListEntry { rating: Some(rating), games },
            old: ListEntry { rating: (games > 20).then_some(2_200), games: 20 },
            method: Method::Changes,
            rests_on: 0,
            last_finished: None,
            status: Status::of_living(id != 5),
        }
    }

    #[test]
    fn rows_are_found_and_sorted() {
        let list = KnownList::new(vec![
            row(1, ("Łukasiewicz", "Jan"), 2_300, 40),
            row(2, ("Novák", "Tomáš"), 2_450, 30),
            row(3, ("Østby", "Åse"), 2_300, 12),
            row(4, ("Dvořák", "Jan"), 2_100, 11),
            row(5, ("Žák", "Petr"), 2_500, 99),
            row(6, ("Čapek", "Eva"), 2_250, 50),
        ]);
        let found = |query: Selection| -> Vec<u32> {
            query.of(&list).rows.iter().map(|known| known.row.player.0).collect()
        };
        let search = |text: &str| Selection { search: Some(text.to_owned()), ..Default::default() };
        // Eleven games are not published, and who has long not played is left out (TR-9.6, TR-9.7).
        assert_eq!(found(Selection::default()), [2, 1, 3, 6]);
        assert_eq!(found(Selection { inactive: true, ..Default::default() }), [5, 2, 1, 3, 6]);
        for (text, ids) in [
            ("novak", &[2][..]),
            ("TOMÁŠ nov", &[2]),
            ("lukas", &[1]),
            ("ostby", &[3]),
            ("jan", &[1]),
            ("6", &[6]),
            ("  ", &[2, 1, 3, 6]),
            ("nobody", &[]),
        ] {
            assert_eq!(found(search(text)), ids, "{text}");
        }
        let sorted = |sort| found(Selection { sort, ..Default::default() });
        assert_eq!(sorted(Sort::Name), [6, 1, 2, 3]);
        assert_eq!(sorted(Sort::Federation), [2, 6, 1, 3]);
        assert_eq!(sorted(Sort::Games), [6, 1, 2, 3]);
        assert_eq!(sorted(Sort::Change), [2, 1, 6, 3]);
        let of = |federation: &str, title: &str| Selection {
            federation: Some(federation.to_owned()),
            title: Some(title.to_owned()),
            ..Default::default()
        };
        assert_eq!(found(of("CZE", "")), [2, 6]);
        assert_eq!(found(of("", "GM")), [2]);
        // Places are those of the whole list, and shared; who is not active has none.
        let all = Selection { inactive: true, ..Default::default() };
        let places: Vec<_> = all.of(&list).rows.iter().map(|known| known.place).collect();
        assert_eq!(places, [None, Some(1), Some(2), Some(2), Some(4)]);
        let page = |after, limit| Selection { after, limit, ..Default::default() };
        let ends = |query: Selection| (query.of(&list).next, query.of(&list).total);
        assert_eq!(found(page(Some(1), Some(2))), [1, 3]);
        assert_eq!(ends(page(Some(1), Some(2))), (Some(3), 4));
        assert_eq!(ends(page(Some(2), Some(2))), (None, 4));
        assert_eq!(found(page(Some(99), Some(0))), [0; 0]);
    }
}
