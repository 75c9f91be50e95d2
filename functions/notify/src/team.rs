//! Teams: whoever is named in a line-up, or no more, is told; what becomes of a team's entry is told to everybody in
//! it, and to whoever has entered it; and the organisers hear who has entered.

use std::collections::BTreeSet;

use app::{App, Problem};
use post::mail::Link;
use rules::PlayerId;
use rules::tournament::{EntryState, Team};
use store::{EventAct, EventActKind, EventId, StoredEvent};

use crate::draft::Draft;
use crate::names::name_of;

/// Whom a line of an event's log about a team is told to, but for whoever has done it.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn told(
    app: &App,
    event: EventId,
    act: &EventAct,
) -> Result<BTreeSet<PlayerId>, Problem> {
    let mut told: BTreeSet<PlayerId> = act.named.iter().copied().collect();
    let organisers = async || Ok::<_, Problem>(app.store.event(event).await?.organisers);
    match act.act {
        EventActKind::TeamEntered => {
            told.extend(act.player);
            told.extend(organisers().await?);
        }
        EventActKind::TeamAccepted
        | EventActKind::TeamPutOnWaitingList
        | EventActKind::TeamRefused
        | EventActKind::TeamWithdrawn => {
            let team = team_of(app, event, act).await?;
            told.extend(team.iter().flat_map(Team::people));
            told.extend(team.map(|team| team.by));
            if act.act == EventActKind::TeamWithdrawn {
                told.extend(organisers().await?);
            }
        }
        _ => {}
    }
    Ok(told)
}

async fn team_of(app: &App, event: EventId, act: &EventAct) -> Result<Option<Team>, Problem> {
    let teams = app.store.teams(event).await?;
    Ok(teams.into_iter().find(|team| Some(team.number) == act.team))
}

/// The letter; none once something else has become of the team.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn draft(
    app: &App,
    to: PlayerId,
    event: &StoredEvent,
    act: EventAct,
) -> Result<Option<Draft>, Problem> {
    let Some(team) = team_of(app, event.id, &act).await? else { return Ok(None) };
    let plays = event.publication.is_some();
    let Some(news) = news(&act, &team, to, plays) else { return Ok(None) };
    let place = team.line_up.iter().position(|player| *player == to);
    let by = name_of(app, act.by).await?;
    let captain = name_of(app, team.captain).await?;
    let link = Link {
        url: format!("{}/events/{}/teams", app.origin, event.id.0),
        label: "mail-link-teams",
    };
    let arguments = vec![
        ("event", event.announcement.name.clone()),
        ("team", team.name),
        ("teamed", news.to_owned()),
        ("board", place.map_or_else(String::new, |place| (place + 1).to_string())),
        ("by", by),
        ("captain", captain),
        ("text", act.reason.unwrap_or_default()),
    ];
    Ok(Some(Draft { message: "mail-team", arguments, link, diagram: None }))
}

/// What has become of a team, or of somebody in it, as the texts know it, while it still stands so.
fn news(act: &EventAct, team: &Team, to: PlayerId, plays: bool) -> Option<&'static str> {
    let (news, stands) = match act.act {
        EventActKind::TeamEntered | EventActKind::TeamChanged if act.named.contains(&to) => {
            match (team.captain == to, team.line_up.contains(&to)) {
                (true, _) => ("captain", team.state.is_alive()),
                (false, true) => ("named", team.state.is_alive()),
                (false, false) => ("dropped", true),
            }
        }
        EventActKind::TeamCaptainNamed if team.captain == to => {
            (if plays { "leads" } else { "captain" }, team.state.is_alive())
        }
        EventActKind::TeamCaptainNamed => ("handed-over", team.state.is_alive()),
        EventActKind::TeamEntered if team.captain == to => ("captain", team.state.is_alive()),
        EventActKind::TeamEntered => ("entered", team.state.is_alive()),
        EventActKind::TeamAccepted => ("accepted", team.state == EntryState::Accepted),
        EventActKind::TeamPutOnWaitingList => ("waiting", team.state == EntryState::Waiting),
        EventActKind::TeamRefused => ("refused", team.state == EntryState::Refused),
        EventActKind::TeamWithdrawn => ("withdrawn", team.state == EntryState::Withdrawn),
        _ => return None,
    };
    stands.then_some(news)
}
