//! A section's dates: when its clocks start, with the ratings and titles of that day (`TR-9.4`), and when
//! unfinished games go to the adjudicators (`LAW-11.1`).

use std::collections::BTreeSet;

use app::{App, Look, Problem};
use rules::{Day, DecidedRuling, Instant, PlayerId};
use store::{DECISION_GAMES_MAX, Error, Notice, NoticeKind, Section, SectionId, SectionResult};

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
    let mut stands = true;
    if let Some(starts_at) = section.starts_at.filter(|at| (was..=now).contains(at)) {
        stands = app.start_list_as_of_start(&section).await?;
        let kind = NoticeKind::ClocksStarted { section: id, starts_at };
        notices
            .extend(concerned.iter().map(|player| Notice { player: *player, kind: kind.clone() }));
    }
    let mut told = Ok(());
    if let Some(at) = section.adjudication_at.filter(|at| (was..=now).contains(at)) {
        // Play is not ended by a clock that is in doubt, either: the alarm rings on.
        if app.gap().await?.is_some() {
            return Ok(Look::Passed);
        }
        // What is decided and has not reached every game is taken up by its own alarm, too.
        told = adjudicate(app, &section, at, running()).await;
        let kind = NoticeKind::AdjudicationDue { section: id, at };
        // Where every game is over nothing is left to adjudicate.
        let directors = section.directors().filter(|_| !concerned.is_empty());
        let told: Vec<PlayerId> = concerned.iter().copied().chain(directors).collect();
        notices.extend(told.into_iter().map(|player| Notice { player, kind: kind.clone() }));
    }
    if section.board.is_some() {
        told = app.ask_who_has_not_begun(&section, was..=now).await.and(told);
    }
    for notice in notices {
        // A player who cannot be told does not keep the others from it; the alarm rings again.
        told = app.announce(notice).await.map(|_| ()).and(told);
    }
    told?;
    if !stands {
        // A list that counts is on its way to the players: the alarm rings on.
        return Ok(Look::Passed);
    }
    match app.store.rearm_section(id, was, section.next_date(Some(now))).await {
        Ok(()) => Ok(Look::Acted),
        Err(Error::Conflict) => Ok(Look::Passed),
        Err(error) => Err(error.into()),
    }
}

/// Sends the unfinished games to the adjudicators: one decision, made in the name of the section's
/// director, however often the date is looked at, and as of that date, however late.
async fn adjudicate(
    app: &App,
    section: &Section,
    at: Instant,
    running: impl Iterator<Item = &SectionResult>,
) -> Result<(), Problem> {
    let games = running.map(|line| line.game).take(DECISION_GAMES_MAX);
    let decided = DecidedRuling::end_of_play(games, section.director, at);
    if decided.games.is_empty() {
        return Ok(());
    }
    let request = format!("adjudication-{}", Day::of(at));
    app.decide(section.id, decided, &request).await.map(|_| ())
}
