//! Claims that the server cannot decide (`LAW-6.10a`): who rules on one is told, the section's director,
//! or the officers where there is none who may.

use app::{App, Problem};
use post::mail::Link;
use rules::{ByColor, Claim, ClaimVerdict, Event, GameId};
use store::{GameChange, Notice, NoticeKind};

use crate::draft::Draft;
use crate::names::{event_of, name_of};
use crate::officials::{players_of, who_directs};

/// The notices of the claims that a change has brought before those who rule.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(app: &App, change: &GameChange) -> Result<Vec<Notice>, Problem> {
    let mut notices = Vec::new();
    for (event, happened) in change.new_events() {
        if referred(happened).is_some() {
            let kind = NoticeKind::ClaimToRule { game: change.new.id, event };
            let section = change.new.section;
            let players = players_of(app, section).await?;
            let told = who_directs(app, section, &players).await?.into_iter();
            notices.extend(told.map(|player| Notice { player, kind: kind.clone() }));
        }
    }
    Ok(notices)
}

/// What is claimed, where the claim goes to whoever rules.
fn referred(event: &Event) -> Option<Claim> {
    match *event {
        Event::Claimed { claim, verdict: ClaimVerdict::Referred(_), .. } => Some(claim),
        _ => None,
    }
}

/// The letter, which leads to the desk; none once the claim was ruled on.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(app: &App, id: GameId, event: u32) -> Result<Option<Draft>, Problem> {
    let (stored, game) = app.load_game(id).await?;
    let since = usize::try_from(event).unwrap_or(usize::MAX);
    let claimed = since.checked_sub(1).and_then(|index| game.log().get(index));
    let claim = claimed
        .and_then(referred)
        .ok_or_else(|| Problem::internal("a notice of a claim is of another event"))?;
    let ruled = |event: &Event| matches!(event, Event::ClaimRuled { .. });
    if game.ending().is_some() || game.log().iter().skip(since).any(ruled) {
        return Ok(None);
    }
    let ByColor { white, black } = *game.players();
    let arguments = vec![
        ("white", name_of(app, white).await?),
        ("black", name_of(app, black).await?),
        ("event", event_of(app, stored.section).await?),
        ("game", id.to_string()),
        ("claim", claim.code().to_owned()),
    ];
    let link = Link { url: format!("{}/desk", app.origin), label: "mail-link-claim" };
    Ok(Some(Draft { message: "mail-claim-to-rule", arguments, link, diagram: None }))
}
