//! Challenges to friendly games: the player hears of one, the challenger that it was declined. That one was accepted the
//! email about the start of the game tells.

use app::{App, Problem, reader_of};
use post::mail::{Link, control_words, moment};
use rules::Variant;
use rules::tournament::{ChallengeColor, ChallengeState, ChallengeTo};
use store::{Account, ChallengeChange, Error, Notice, NoticeKind};

use crate::draft::Draft;
use crate::names::name_of;

/// The notices of a change.
pub(crate) fn notices_of(change: &ChallengeChange) -> Vec<Notice> {
    let (id, challenge) = (change.new.id, &change.new.challenge);
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
    let challenge = match app.store.challenge(id).await {
        Ok(stored) => stored.challenge,
        // It expires some months after it could last be answered.
        Err(Error::NotFound) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let url = format!("{}/challenge/{id}", app.origin);
    let link = Link { url, label: "mail-link-challenge" };
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
    let terms = &challenge.terms;
    let arguments = vec![
        ("challenge", if challenge.answers.is_some() { "countered" } else { "sent" }.to_owned()),
        ("opponent", name_of(app, challenge.by).await?),
        ("variant", variant(terms.variant).to_owned()),
        ("time", control_words(&to.language, &terms.time_control)),
        ("side", side(terms.color).to_owned()),
        ("games", terms.games.count().to_string()),
        ("engines", if terms.engines { "yes" } else { "no" }.to_owned()),
        ("until", moment(reader_of(to), challenge.lapses_at())),
        ("text", challenge.words.clone().unwrap_or_default()),
    ];
    Ok(Some(Draft { message: "mail-challenge", arguments, link, diagram: None }))
}

fn variant(variant: Variant) -> &'static str {
    match variant {
        Variant::Chess => "chess",
        Variant::Chess960 => "chess960",
        Variant::Makruk => "makruk",
    }
}

/// Which colour whoever is challenged has, in the first of two games.
fn side(color: ChallengeColor) -> &'static str {
    match color {
        ChallengeColor::Drawn => "drawn",
        ChallengeColor::White => "black",
        ChallengeColor::Black => "white",
    }
}
