//! Leave: the book is written first, then the player's running games follow it (`LAW-10.1`).
//!
//! The book's write sets an alarm, and only a run that has brought every game up to date takes it
//! away. A run may die anywhere, run twice or overlap another: each game is changed under the
//! condition that the book is still what the run has read, so a late run never undoes a newer one.

use std::collections::BTreeSet;

use rules::{
    Color, Decision, GameId, Instant, Intervals, LeaveBook, LeaveDecision, LeaveEntry,
    LeaveRefusal, PlayerId,
};
use store::{Error, Section, SectionId, StoredLeave};

use crate::work::change_game::Change;
use crate::work::retry::{TRIES_MAX, retry, unless_changed};
use crate::{App, Problem};

/// Seconds after which somebody looks whether the games have followed a book, when the request that
/// wrote it has not seen to that.
const FOLLOW_SECONDS: i64 = 60;

impl App {
    /// Decides about a player's leave in some sections, enters it in all of them or in none, and
    /// brings the games up to date. Where these do not follow at once, the alarm sees to it.
    ///
    /// # Errors
    /// What `decide` refuses in any section; `unknown_section`; `unavailable` when others keep
    /// changing the books.
    pub async fn change_leave(
        &self,
        player: PlayerId,
        sections: &BTreeSet<SectionId>,
        decide: impl Fn(&LeaveBook, Instant) -> Result<LeaveDecision, LeaveRefusal>,
    ) -> Result<(), Problem> {
        // The request counts from when it came, however often it has to be decided.
        let now = self.clock.now();
        let ids: Vec<SectionId> = sections.iter().copied().collect();
        let sections = self.store.sections(&ids).await?;
        if sections.len() < ids.len() {
            return Err(Problem::unknown_section());
        }
        let behind = retry(|| self.enter_leave_once(player, &sections, now, &decide)).await?;
        for section in behind {
            if let Err(problem) = self.apply_leave(player, section).await {
                tracing::error!(player = player.0, section = section.0, %problem, "leave waits");
            }
        }
        Ok(())
    }

    /// The sections whose games are behind their books then; none when a book has changed meanwhile.
    async fn enter_leave_once(
        &self,
        player: PlayerId,
        sections: &[Section],
        now: Instant,
        decide: &impl Fn(&LeaveBook, Instant) -> Result<LeaveDecision, LeaveRefusal>,
    ) -> Result<Option<Vec<SectionId>>, Problem> {
        let books = self.store.leave_books(player).await?;
        let Decided { entries, behind } = decide_all(player, sections, &books, now, decide)?;
        if entries.is_empty() {
            return Ok(Some(behind));
        }
        let entered = self.store.enter_leave(&entries, now + FOLLOW_SECONDS).await;
        Ok(unless_changed(entered)?.map(|()| behind))
    }

    /// Makes the leave in a player's running games of a section that of the book, and takes the
    /// book's alarm away once it is. Answers how many games were changed: none where all are right.
    ///
    /// # Errors
    /// When the table does not answer, or a game could not be changed: the others have followed,
    /// and the alarm stays.
    pub async fn apply_leave(&self, player: PlayerId, section: SectionId) -> Result<u32, Problem> {
        let mut changed = 0;
        for _ in 0..TRIES_MAX {
            let leave = self.store.leave_book(player, section).await?;
            let (count, failure) = self.follow(&leave).await?;
            changed += count;
            let Some(problem) = failure else {
                match self.store.leave_applied(&leave).await {
                    // More was entered meanwhile: the games follow that, too.
                    Err(Error::Conflict) => continue,
                    applied => return Ok(applied.map(|()| changed)?),
                }
            };
            if self.store.leave_book(player, section).await?.version() == leave.version() {
                return Err(problem);
            }
        }
        Err(Error::Conflict.into())
    }

    /// Changes each game that does not yet have the book's leave. A game that cannot be changed does
    /// not stand in the way of the others: its problem is the answer's second part.
    async fn follow(&self, leave: &StoredLeave) -> Result<(u32, Option<Problem>), Problem> {
        let section = self.store.section(leave.section).await?;
        let desired = LeaveBook::replay(section.leave_days, &leave.entries).intervals();
        let mut seats = self.store.seats(leave.player).await?;
        seats.retain(|seat| seat.section == leave.section && seat.ended_at.is_none());
        let (mut changed, mut failure) = (0, None);
        for seat in seats {
            match self.follow_in(leave, seat.game, seat.color, &desired).await {
                Ok(true) => changed += 1,
                Ok(false) => {}
                Err(problem) => {
                    tracing::error!(game = seat.game.0, %problem, "a game has not followed");
                    failure = Some(problem);
                }
            }
        }
        Ok((changed, failure))
    }

    /// Whether the game had to be changed. Where the rules say no, as in a game that is over,
    /// nothing is to be done.
    pub(crate) async fn follow_in(
        &self,
        leave: &StoredLeave,
        game: GameId,
        color: Color,
        desired: &Intervals,
    ) -> Result<bool, Problem> {
        let change = Change { game, player: None, message: None };
        let changed = self
            .change_game_following(change, Some(leave), |game, now| {
                let decision = game.set_leave(color, desired, now);
                Ok(decision.unwrap_or(Decision::Repeated(game.log().len())))
            })
            .await?;
        Ok(!changed.repeated)
    }
}

/// What was decided in some sections.
#[derive(Default)]
struct Decided {
    /// What is to be entered, and in which book.
    entries: Vec<(StoredLeave, LeaveEntry)>,
    /// The sections whose games have then to follow.
    behind: Vec<SectionId>,
}

fn decide_all(
    player: PlayerId,
    sections: &[Section],
    books: &[StoredLeave],
    now: Instant,
    decide: impl Fn(&LeaveBook, Instant) -> Result<LeaveDecision, LeaveRefusal>,
) -> Result<Decided, Problem> {
    let mut decided = Decided::default();
    for section in sections {
        let found = books.iter().find(|book| book.section == section.id).cloned();
        let stored = found.unwrap_or_else(|| StoredLeave::empty(player, section.id));
        let book = LeaveBook::replay(section.leave_days, &stored.entries);
        let decision = decide(&book, now).map_err(|refusal| {
            let problem = Problem::from(refusal);
            // Of several sections it must be told which one says no.
            if sections.len() == 1 { problem } else { problem.about(&section.full_name()) }
        })?;
        match decision {
            LeaveDecision::Accepted(entry) => {
                decided.behind.push(section.id);
                decided.entries.push((stored, entry));
            }
            LeaveDecision::Repeated if stored.alarm_at.is_some() => decided.behind.push(section.id),
            LeaveDecision::Repeated => {}
        }
    }
    Ok(decided)
}
