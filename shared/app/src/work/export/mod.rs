//! Exports that are too large for one answer: ordered, written piece by piece, joined, fetched.
//!
//! What an export holds is divided into units, its sections, members or games, and each step writes
//! the pieces of a few of them. How far it is stands in the table, the pieces stand among the files
//! under names that follow from the step. So a run that dies is taken up by the export's alarm, two
//! that overlap write the same, and no step holds more than its own units.

mod archive;
mod federation;
mod person;

use rules::{DAY_SECONDS, Day, Federation, PlayerId};
use store::{
    Error, Export, ExportId, ExportOrder, ExportState, KeyOwner, Opened, SectionId, SectionResult,
    StoredExport, Turn,
};

use post::Fetched;

use crate::{App, Period, Problem, SignedIn, section_ids};

/// Days for which a file can be fetched. A day later the table removes what is left of its item; the
/// bucket's own rule does so with files.
pub const EXPORT_DAYS: i64 = 30;

/// Exports of one owner that may be open at the same time.
const OPEN_MAX: usize = 5;

/// Exports of one owner that are kept.
const KEPT_MAX: usize = 100;

/// Steps that one run takes of an export: a run must end before a function's time is over.
const STEPS_A_CALL: u32 = 100;

/// Seconds for which whoever goes on with an export is left alone: as long as a function lives, so that
/// a step which takes its time is not begun by another.
const LEASE_SECONDS: i64 = 300;

/// Seconds between two runs that have not gone on, times the runs so far.
const RETRY_SECONDS: i64 = 60;

/// Runs in a row that do not go on, after which an export is given up.
const TRIES_MAX: u32 = 8;

/// Seconds after midnight, in UTC, at which nightly archives are made.
const NIGHT_SECONDS: i64 = 2 * 3_600;

/// Pieces of one step, in the order of the files that [`archive::names`] has.
type Pieces = Vec<Vec<u8>>;

impl App {
    /// Orders an export, in the name of `me` or by itself. An order that is open already is answered
    /// with the export that it has made.
    ///
    /// # Errors
    /// `too_many_exports`; `unavailable`.
    pub async fn order_export(
        &self,
        owner: KeyOwner,
        order: ExportOrder,
        me: Option<&SignedIn>,
    ) -> Result<StoredExport, Problem> {
        for _ in 0..=OPEN_MAX {
            // What is open is counted after the turn was read, and one at a time takes it.
            let turn = self.store.next_turn(owner, Opened::Export).await?;
            match self.order_once(owner, order, me, turn).await? {
                Err(Error::Conflict) => {}
                ordered => return Ok(ordered?),
            }
        }
        Err(Error::Conflict.into())
    }

    /// Inside, what the table says to an order that may be written.
    async fn order_once(
        &self,
        owner: KeyOwner,
        order: ExportOrder,
        me: Option<&SignedIn>,
        turn: Turn,
    ) -> Result<Result<StoredExport, Error>, Problem> {
        let now = self.clock.now();
        let roles = me.map(|me| me.roles.clone()).unwrap_or_default();
        let kept = self.store.exports(owner).await?;
        let open = || kept.iter().filter(|stored| stored.export.is_open());
        let same = |export: &Export| export.order == order && export.roles == roles;
        if let Some(same) = open().find(|stored| same(&stored.export)) {
            return Ok(Ok(same.clone()));
        }
        if open().count() >= OPEN_MAX || kept.len() >= KEPT_MAX {
            let detail = format!(
                "{OPEN_MAX} exports at a time, and {KEPT_MAX} in {EXPORT_DAYS} days, are all: wait."
            );
            return Err(Problem::conflict("too_many_exports", detail));
        }
        let export = Export {
            order,
            by: me.map(|me| me.player),
            roles,
            ordered_at: now,
            state: ExportState::Waiting,
            done: 0,
            total: 0,
            bytes: 0,
            finished_at: None,
            tries: 0,
        };
        let new = StoredExport {
            id: ExportId { owner, number: self.store.next_number("export").await? },
            version: 1,
            export,
            alarm_at: now,
            expires_at: now + (EXPORT_DAYS + 1) * DAY_SECONDS,
        };
        Ok(self.store.order_export(&new, turn).await)
    }

    /// Goes on with an export, as far as one run goes, or removes one whose days are over.
    ///
    /// # Errors
    /// `unavailable`: what was done stays done, and the alarm rings again.
    pub async fn go_on_with_export(&self, id: ExportId) -> Result<(), Problem> {
        let Some(mut stored) = self.begin_run(id).await? else { return Ok(()) };
        for step in 1..=STEPS_A_CALL {
            let lease = if step == STEPS_A_CALL { 0 } else { LEASE_SECONDS };
            let (export, wait, outcome) = match self.export_step(&stored).await {
                Ok(export) => (export, lease, Ok(())),
                Err(problem) => {
                    let wait = RETRY_SECONDS * i64::from(stored.export.tries.max(1));
                    (self.unless_given_up(&stored.export), wait, Err(problem))
                }
            };
            let next = changed(&stored, export, self.clock.now() + wait);
            match self.store.change_export(&next).await {
                Ok(()) if !next.export.is_open() => {
                    self.files.remove(&pieces_folder(id)).await?;
                    return outcome;
                }
                Ok(()) => outcome?,
                // Somebody else goes on with it: where this run has failed, it has for being late.
                Err(Error::Conflict) => return Ok(()),
                Err(error) => return Err(outcome.err().unwrap_or_else(|| error.into())),
            }
            stored = next;
        }
        Ok(())
    }

    /// Takes an export for a run of its own and counts it, should it end before its first step. None where
    /// there is nothing to go on with, or somebody else does.
    async fn begin_run(&self, id: ExportId) -> Result<Option<StoredExport>, Problem> {
        let stored = match self.store.export(id).await {
            Ok(stored) => stored,
            Err(Error::NotFound) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        // The index lags behind what was done.
        let now = self.clock.now();
        if stored.alarm_at > now {
            return Ok(None);
        }
        if !stored.export.is_open() {
            self.remove_if_over(&stored).await?;
            return Ok(None);
        }
        let mut export = self.unless_given_up(&stored.export);
        if export.is_open() {
            export.tries += 1;
        }
        let begun = changed(&stored, export, now + LEASE_SECONDS);
        match self.store.change_export(&begun).await {
            Ok(()) if begun.export.is_open() => Ok(Some(begun)),
            Ok(()) => {
                self.files.remove(&pieces_folder(id)).await?;
                Ok(None)
            }
            Err(Error::Conflict) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// An export that was not gone on with, which is given up after so many runs.
    fn unless_given_up(&self, export: &Export) -> Export {
        match export.tries < TRIES_MAX {
            true => export.clone(),
            false => {
                let finished_at = Some(self.clock.now());
                Export { state: ExportState::Failed, finished_at, ..export.clone() }
            }
        }
    }

    /// Does the next thing that an export lacks, and answers what it then says.
    async fn export_step(&self, stored: &StoredExport) -> Result<Export, Problem> {
        let StoredExport { id, export, .. } = stored;
        let mut next = Export { state: ExportState::Writing, tries: 0, ..export.clone() };
        if export.state == ExportState::Waiting {
            let units = self.export_units(stored).await?;
            let plan = serde_json::to_vec(&units).map_err(Problem::internal)?;
            self.files.put(&plan_path(*id), plan).await?;
            self.put_pieces(stored, 0, self.first_pieces(stored).await?).await?;
            next.total = u32::try_from(units.len()).unwrap_or(u32::MAX);
        } else if export.done < export.total {
            let plan = self.files.get(&plan_path(*id)).await?;
            let units: Vec<u32> = serde_json::from_slice(&plan).map_err(Problem::internal)?;
            let few = units_a_step(&export.order);
            let step = export.done.div_ceil(few) + 1;
            let units = units.into_iter().skip(export.done as usize).take(few as usize);
            let pieces = self.next_pieces(stored, &units.collect::<Vec<u32>>()).await?;
            self.put_pieces(stored, step, pieces).await?;
            next.done = (export.done + few).min(export.total);
        } else {
            next.bytes = self.join_pieces(stored).await?;
            next.state = ExportState::Done;
            next.finished_at = Some(self.clock.now());
        }
        Ok(next)
    }

    /// What an export is divided into: sections, members or games, by their numbers.
    async fn export_units(&self, stored: &StoredExport) -> Result<Vec<u32>, Problem> {
        let mut units: Vec<u32> = match stored.export.order {
            ExportOrder::Event { event, .. } => {
                let event = self.known_event(event).await?;
                section_ids(&event).map(|section| section.0).collect()
            }
            ExportOrder::Player { player, .. } => {
                let seats = self.store.seats(player).await?;
                seats.iter().map(|seat| seat.section.0).collect()
            }
            ExportOrder::Period { .. } => {
                let sections = self.store.all_sections().await?;
                sections.iter().map(|section| section.id.0).collect()
            }
            ExportOrder::Federation => {
                let members = self.store.members(federation_of(stored)?).await?;
                members.iter().map(|player| player.0).collect()
            }
            ExportOrder::Person => {
                let person = person_of(stored)?;
                let seats = self.store.seats_ever(person).await?;
                let noted = self.store.notebook_lines(person).await?;
                let noted = noted.iter().map(|line| line.game.0);
                seats.iter().map(|seat| seat.game.0).chain(noted).collect()
            }
        };
        units.sort_unstable();
        units.dedup();
        Ok(units)
    }

    /// What stands in front of everything else.
    async fn first_pieces(&self, stored: &StoredExport) -> Result<Pieces, Problem> {
        match stored.export.order {
            ExportOrder::Federation => federation::headings(),
            ExportOrder::Person => self.person_pieces(person_of(stored)?).await,
            _ => Ok(vec![Vec::new()]),
        }
    }

    /// The pieces of some units.
    async fn next_pieces(&self, stored: &StoredExport, units: &[u32]) -> Result<Pieces, Problem> {
        let period = |from, until| Period { from, until };
        let (period, of) = match stored.export.order {
            ExportOrder::Event { from, until, .. } => (period(from, until), None),
            ExportOrder::Player { player, from, until } => (period(from, until), Some(player)),
            ExportOrder::Period { from, until } => (period(Some(from), Some(until)), None),
            ExportOrder::Federation => {
                return self.member_pieces(federation_of(stored)?, units).await;
            }
            ExportOrder::Person => return self.own_game_pieces(person_of(stored)?, units).await,
        };
        let me = self.export_reader(stored).await?;
        let mut text = String::new();
        for section in units {
            let table = self.store.section_table(SectionId(*section)).await?;
            let wanted = |line: &SectionResult| {
                of.is_none_or(|player| line.white == player || line.black == player)
                    && period.has(line.result.map(|(_, _, at)| at))
            };
            text.push_str(&self.section_pgn(me.as_ref(), &table, wanted).await?);
        }
        Ok(vec![text.into_bytes()])
    }

    /// Whose eyes an export is made with: whoever has ordered it, in the roles of that moment as far
    /// as they still hold. A federation is no player and has none: what everybody sees is in its own.
    async fn export_reader(&self, stored: &StoredExport) -> Result<Option<SignedIn>, Problem> {
        let export = &stored.export;
        let person = matches!(stored.id.owner, KeyOwner::Player(_));
        let Some(player) = export.by.filter(|_| person) else { return Ok(None) };
        let account = match self.store.account(player).await {
            Ok(account) => account,
            Err(Error::NotFound) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let mut me = SignedIn::from(&account);
        me.roles.retain(|role| export.roles.contains(role));
        Ok(Some(me))
    }

    /// The file of an export that is done, with its name; none before that, and when its days are over.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn fetch_export(
        &self,
        stored: &StoredExport,
    ) -> Result<Option<(String, Fetched)>, Problem> {
        if !self.is_there(stored) {
            return Ok(None);
        }
        let name = archive::file_name(stored);
        let fetched = self.files.fetch(&file_path(stored.id), &name).await?;
        Ok(Some((name, fetched)))
    }

    /// Where the file of an export that is done can be fetched for some minutes without signing in; none
    /// before that, and where it comes from here.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn export_address(&self, stored: &StoredExport) -> Result<Option<String>, Problem> {
        if !self.is_there(stored) {
            return Ok(None);
        }
        Ok(self.files.address(&file_path(stored.id), &archive::file_name(stored)).await?)
    }

    fn is_there(&self, stored: &StoredExport) -> bool {
        stored.export.state == ExportState::Done && !self.is_over(stored)
    }

    /// Whether an export's days are over, so that it is as good as gone.
    pub fn is_over(&self, stored: &StoredExport) -> bool {
        let over = |at| at + EXPORT_DAYS * DAY_SECONDS <= self.clock.now();
        stored.export.finished_at.is_some_and(over)
    }

    async fn remove_if_over(&self, stored: &StoredExport) -> Result<(), Problem> {
        if self.is_over(stored) {
            self.files.remove(&folder(stored.id)).await?;
            self.store.remove_export(stored.id).await?;
        }
        Ok(())
    }

    /// Makes a federation's archive of this night, and waits for the next.
    ///
    /// # Errors
    /// `too_many_exports`, `unavailable`.
    pub async fn export_nightly(&self, federation: Federation) -> Result<(), Problem> {
        let now = self.clock.now();
        if self.store.nightly_export(federation).await?.is_none_or(|at| at > now) {
            return Ok(());
        }
        let owner = KeyOwner::Federation(federation);
        self.order_export(owner, ExportOrder::Federation, None).await?;
        self.make_nightly(federation).await
    }

    /// From the coming night on a federation's archive is made each night.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn make_nightly(&self, federation: Federation) -> Result<(), Problem> {
        let today = Day::of(self.clock.now() + -NIGHT_SECONDS);
        let next = today.next().starts_at() + NIGHT_SECONDS;
        Ok(self.store.set_nightly_export(federation, Some(next)).await?)
    }
}

/// The next version of an export. What is finished waits to be removed.
fn changed(stored: &StoredExport, export: Export, alarm_at: rules::Instant) -> StoredExport {
    let over = export.finished_at.map(|at| at + EXPORT_DAYS * DAY_SECONDS);
    StoredExport {
        id: stored.id,
        version: stored.version + 1,
        alarm_at: over.unwrap_or(alarm_at),
        expires_at: over.map_or(stored.expires_at, |over| over + DAY_SECONDS),
        export,
    }
}

/// Units of one step: about a megabyte of games, or a hundred queries.
fn units_a_step(order: &ExportOrder) -> u32 {
    match order {
        ExportOrder::Event { .. } | ExportOrder::Player { .. } | ExportOrder::Period { .. } => 5,
        ExportOrder::Federation => 100,
        ExportOrder::Person => 50,
    }
}

fn federation_of(stored: &StoredExport) -> Result<Federation, Problem> {
    match stored.id.owner {
        KeyOwner::Federation(federation) => Ok(federation),
        KeyOwner::Player(_) => Err(Problem::internal("a federation's export is a player's")),
    }
}

fn person_of(stored: &StoredExport) -> Result<PlayerId, Problem> {
    match stored.id.owner {
        KeyOwner::Player(player) => Ok(player),
        KeyOwner::Federation(_) => Err(Problem::internal("a person's export is a federation's")),
    }
}

fn folder(id: ExportId) -> String {
    id.to_string()
}

fn plan_path(id: ExportId) -> String {
    format!("{}/plan.json", pieces_folder(id))
}

fn pieces_folder(id: ExportId) -> String {
    format!("{id}/pieces")
}

fn file_path(id: ExportId) -> String {
    format!("{id}/file")
}
