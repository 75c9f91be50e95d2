//! Challenges to friendly games: the player hears of one, the challenger that it was declined. That one was accepted the
//! email about the start of the game tells.

use app::{App, Problem};
use rules::tournament::{ChallengeColor, ChallengeState, ChallengeTo};
use store::{Account, ChallengeChange, Notice, NoticeKind};

use crate::draft::Draft;
use crate::names::name_of;
use crate::terms::page_of;
use crate::{friends, terms};

/// The notices of a change.
pub(crate) fn notices_of(change: &ChallengeChange) -> Vec<Notice> {
    let (id, challenge) = (change.new.id, &change.new.challenge);
    if let Some(friends) = challenge.friends() {
        return friends::notices_of(change, friends);
    }
    let notice = |player, declined| Notice { player, kind: NoticeKind::Challenge { id, declined } };
    match (&challenge.state, &challenge.to, &change.old) {
        (ChallengeState::Open, ChallengeTo::Player(player), None) => vec![notice(*player, false)],
        (ChallengeState::Declined { .. }, _, _) => vec![notice(challenge.by, true)],
        // Of other terms their own challenge tells.
        _ => Vec::new(),
    }
}

/// The letter; none once something else has happened.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    to: &Account,
    id: u32,
    declined: bool,
) -> Result<Option<Draft>, Problem> {
    let Some(challenge) = terms::known(app, id).await? else { return Ok(None) };
    let link = page_of(app, id);
    if declined {
        let opponent = challenge.opponent();
        let ChallengeState::Declined { .. } = challenge.state else { return Ok(None) };
        let Some(opponent) = opponent else { return Ok(None) };
        let arguments = vec![("opponent", name_of(app, opponent).await?)];
        let message = "mail-challenge-declined";
        return Ok(Some(Draft { message, arguments, link, diagram: None }));
    }
    if !challenge.is_open(app.clock.now()) {
        return Ok(None);
    }
    if let Some(friends) = challenge.friends() {
        return friends::invitation(app, to, id, (&challenge, friends)).await;
    }
    let kind = if challenge.answers.is_some() { "countered" } else { "sent" };
    let mut arguments = terms::arguments(app, to, &challenge).await?;
    arguments.push(("challenge", kind.to_owned()));
    arguments.push(("side", side(challenge.terms.color).to_owned()));
    Ok(Some(Draft { message: "mail-challenge", arguments, link, diagram: None }))
}

/// Which colour whoever is challenged has, in the first of two games.
fn side(color: ChallengeColor) -> &'static str {
    match color {
        ChallengeColor::Drawn => "drawn",
        ChallengeColor::White => "black",
        ChallengeColor::Black => "white",
    }
}
