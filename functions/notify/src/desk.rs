//! Letters from the director's desk: warnings and orders (`LAW-13.3.2`, `TR-14`) with the reason and the
//! rule, what a director writes to everybody, and the end of play (`LAW-11.1`).

use app::{App, Problem};
use post::mail::date;
use rules::{Instant, PlayerId, Ruling, RulingKind};
use store::SectionId;

use crate::draft::{Draft, running_games, to_games};
use crate::names::{director_name, event_of};

/// To the player whom a decision that changes no game is about.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn warned(
    app: &App,
    section: SectionId,
    ruling: Ruling,
) -> Result<Draft, Problem> {
    let what = match ruling.kind {
        RulingKind::Warn => "warn",
        RulingKind::Order => "order",
        RulingKind::Revoke => "revoke",
        // What is done to games is told by their logs, a letter to everybody by itself.
        RulingKind::SetClock
        | RulingKind::StopClocks
        | RulingKind::ResumeClocks
        | RulingKind::Penalty
        | RulingKind::Default
        | RulingKind::Cancel
        | RulingKind::ToAdjudication
        | RulingKind::Adjudicate
        | RulingKind::Reinstate
        | RulingKind::RestorePosition
        | RulingKind::Expel
        | RulingKind::Message
        | RulingKind::WithdrawalAccepted
        | RulingKind::WithdrawalUnaccepted
        | RulingKind::WithdrawalSilent
        | RulingKind::WithdrawalDeath
        | RulingKind::AwaitSubstitute
        | RulingKind::Replace => {
            return Err(Problem::internal("a ruling that says nothing to a player alone"));
        }
    };
    let arguments = vec![
        ("director", director_name(app, Some(ruling.by)).await?),
        ("event", event_of(app, section).await?),
        ("decision", what.to_owned()),
        ("rule", ruling.rule.unwrap_or_else(|| "LAW-13.3".to_owned())),
        ("text", ruling.reason),
    ];
    Ok(to_games(app, "mail-warned", arguments))
}

/// To everybody in the section.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn letter(
    app: &App,
    section: SectionId,
    title: &str,
    text: &str,
) -> Result<Draft, Problem> {
    let director = app.store.section(section).await?.director;
    let arguments = vec![
        ("director", director_name(app, director).await?),
        ("event", event_of(app, section).await?),
        ("title", title.to_owned()),
        ("text", text.to_owned()),
    ];
    Ok(to_games(app, "mail-director-letter", arguments))
}

/// How many games are to be adjudicated: the reader's own, to the director all.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn adjudication(
    app: &App,
    player: PlayerId,
    language: &str,
    section: SectionId,
    at: Instant,
) -> Result<Option<Draft>, Problem> {
    let directs = app.store.section(section).await?.directors().any(|id| id == player);
    let (running, message) = if directs {
        let results = app.store.section_results(section).await?;
        let running = results.iter().filter(|line| line.result.is_none()).count();
        (running, "mail-adjudication-director")
    } else {
        (running_games(app, player, section).await?.len(), "mail-adjudication-due")
    };
    let arguments = vec![
        ("event", event_of(app, section).await?),
        ("games", running.to_string()),
        ("on", date(language, at)),
    ];
    Ok(Some(to_games(app, message, arguments)).filter(|_| running > 0))
}
