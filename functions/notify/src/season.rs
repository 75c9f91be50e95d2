//! What a season of a league comes to: the captains hear where their teams go (`TR-5.3-5.4`).

use std::collections::BTreeSet;

use app::{App, Problem};
use post::mail::Link;
use rules::PlayerId;
use rules::tournament::{Movement, SeasonDecision, SeasonMove, Team};
use store::{EventAct, EventId, StoredEvent};

use crate::draft::Draft;
use crate::names::name_of;

/// The captains of the teams about which it was decided.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn captains(app: &App, event: EventId) -> Result<BTreeSet<PlayerId>, Problem> {
    let Some(decision) = app.store.season_decision(event).await? else {
        return Ok(BTreeSet::new());
    };
    let teams = app.store.teams(event).await?;
    let decided = teams.iter().filter(|team| decision.of(team.number).is_some());
    Ok(decided.map(|team| team.captain).collect())
}

/// The letter to a captain; none where it has been decided again since, which is told by itself.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    event: &StoredEvent,
    act: &EventAct,
) -> Result<Option<Draft>, Problem> {
    let decision = app.store.season_decision(event.id).await?;
    let Some(decision) = decision.filter(|it| it.at == act.at) else { return Ok(None) };
    let teams = app.store.teams(event.id).await?;
    let mut mine = teams.iter().filter(|team| team.captain == to).filter_map(|team| {
        let it = decision.of(team.number)?;
        Some((team, it))
    });
    let Some(first) = mine.next() else { return Ok(None) };
    let is_alone = mine.next().is_none();
    let link = Link {
        url: format!("{}/events/{}/season", app.origin, event.id.0),
        label: "mail-link-season",
    };
    let by = name_of(app, decision.by).await?;
    let arguments = arguments(event, &decision, first, is_alone, by);
    Ok(Some(Draft { message: "mail-season", arguments, link, diagram: None }))
}

fn arguments(
    event: &StoredEvent,
    decision: &SeasonDecision,
    (team, it): (&Team, &SeasonMove),
    is_alone: bool,
    by: String,
) -> Vec<(&'static str, String)> {
    let news = match it.movement {
        _ if !is_alone => "several",
        Movement::Up => "up",
        Movement::Stays => "stays",
        Movement::Down => "down",
    };
    let league = event.announcement.league();
    let next = league.and_then(|league| {
        let next = decision.entitled(team.number, league)?.division;
        league.divisions.get(usize::from(next)).cloned()
    });
    let reason = it.reason.clone().filter(|_| is_alone);
    vec![
        ("event", event.announcement.name.clone()),
        ("team", team.name.clone()),
        ("season", news.to_owned()),
        ("division", next.unwrap_or_default()),
        ("place", it.place.to_string()),
        ("by", by),
        ("text", reason.unwrap_or_default()),
    ]
}
