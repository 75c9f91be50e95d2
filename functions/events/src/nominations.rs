//! Entries that are nominations for the World Championship: a federation has so many in a calendar
//! year (`TR-1.0.10`).

use app::{App, Problem};
use rules::Federation;
use rules::tournament::{EntryRefusal, Nomination, nominate, nomination_year};
use store::{Entry, StoredEvent, StoredYear};

/// The years in which entries are counted that are written together.
#[derive(Default)]
pub(crate) struct Nominating {
    years: Vec<(StoredYear, Option<u32>)>,
}

impl Nominating {
    /// Counts an entry, where it is a nomination that counts: the entry tells from then on by whom.
    ///
    /// # Errors
    /// `unavailable`; inside, the refusal of one too many.
    pub(crate) async fn count(
        &mut self,
        app: &App,
        event: &StoredEvent,
        entry: &mut Entry,
        federation: Federation,
    ) -> Result<Result<(), EntryRefusal>, Problem> {
        if !event.announcement.counts_nomination(entry.grounds.as_ref()) {
            return Ok(Ok(()));
        }
        // One that is made anew counts where it was made before.
        let federation = *entry.nominated_by.get_or_insert(federation);
        let at = self.find(app, federation, nomination_year(entry.at)).await?;
        let (year, members_before) = &mut self.years[at];
        let nomination = Nomination { event: event.id.0, player: entry.player, at: entry.at };
        let made = &year.counted.nominations;
        Ok(nominate(federation, made, *members_before, nomination)
            .map(|after| year.counted.nominations = after))
    }

    /// The place of a federation's year, which is read where it is not known.
    async fn find(&mut self, app: &App, of: Federation, year: i32) -> Result<usize, Problem> {
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
