//! Entries that are nominations for the World Championship: a federation has so many in a calendar
//! year (`TR-1.0.10`).

use app::{App, Problem};
use rules::Federation;
use rules::tournament::{Entry, EntryRefusal, MadeEntry, NominatedEntry};
use store::StoredYear;

/// The years in which entries are counted that are written together.
#[derive(Default)]
pub(crate) struct Nominating {
    years: Vec<(StoredYear, Option<u32>)>,
}

impl Nominating {
    /// The entry as it is to be kept, counted where it is a nomination that counts.
    ///
    /// # Errors
    /// `unavailable`; inside, the refusal of one too many.
    pub(crate) async fn count(
        &mut self,
        app: &App,
        made: MadeEntry,
    ) -> Result<Result<Entry, EntryRefusal>, Problem> {
        let nominated = match made {
            MadeEntry::Plain(entry) => return Ok(Ok(entry)),
            MadeEntry::Nominated(nominated) => nominated,
        };
        let at = self.find(app, &nominated).await?;
        let (year, members_before) = &mut self.years[at];
        Ok(nominated.count(&year.counted, *members_before).map(|(entry, counted)| {
            year.counted = counted;
            entry
        }))
    }

    /// The place of a federation's year, which is read where it is not known.
    async fn find(&mut self, app: &App, nominated: &NominatedEntry) -> Result<usize, Problem> {
        let (of, year) = (nominated.federation(), nominated.year());
        let known = |(it, _): &(StoredYear, _)| (it.federation, it.year) == (of, year);
        if let Some(place) = self.years.iter().position(known) {
            return Ok(place);
        }
        self.years.push(app.nominations(of, year).await?);
        Ok(self.years.len() - 1)
    }

    /// Whether the federation is the only one so far.
    pub(crate) fn is_of_one(&self, federation: Federation) -> bool {
        self.years.iter().all(|(year, _)| year.federation == federation)
    }

    /// The years as they are to be kept.
    pub(crate) fn years(self) -> Vec<StoredYear> {
        self.years.into_iter().map(|(year, _)| year).collect()
    }
}
