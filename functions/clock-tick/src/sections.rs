//! A section's dates: when its clocks start, and when unfinished games are adjudicated.

use std::collections::BTreeSet;

use app::{App, Look, Problem};
use rules::PlayerId;
use store::{Error, Notice, NoticeKind, SectionId};

/// Tells the players what has come, and sets the alarm to the next date.
pub(crate) async fn look(app: &App, id: SectionId) -> Result<Look, Problem> {
    let now = app.clock.now();
    let section = app.store.section(id).await?;
    let Some(was) = section.alarm_at.filter(|at| *at <= now) else { return Ok(Look::Passed) };
    let results = app.store.section_results(id).await?;
    let running = || results.iter().filter(|line| line.result.is_none());
    let concerned: BTreeSet<PlayerId> =
        running().flat_map(|line| [line.white, line.black]).collect();
    let mut notices = Vec::new();
    if let Some(starts_at) = section.starts_at.filter(|at| (was..=now).contains(at)) {
        let kind = NoticeKind::ClocksStarted { section: id, starts_at };
        notices
            .extend(concerned.iter().map(|player| Notice { player: *player, kind: kind.clone() }));
    }
    if let Some(at) = section.adjudication_at.filter(|at| (was..=now).contains(at)) {
        let kind = NoticeKind::AdjudicationDue { section: id, at };
        // The director is told even when nothing is left to adjudicate.
        let told = concerned.into_iter().chain(section.director);
        notices.extend(told.map(|player| Notice { player, kind: kind.clone() }));
    }
    let mut told = Ok(());
    for notice in notices {
        // A player who cannot be told does not keep the others from it; the alarm rings again.
        told = app.announce(notice).await.map(|_| ()).and(told);
    }
    told?;
    match app.store.rearm_section(id, was, section.next_date(Some(now))).await {
        Ok(()) => Ok(Look::Acted),
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}
