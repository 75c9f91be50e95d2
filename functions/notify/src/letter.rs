//! A notice as a letter: what the email says is read from the game, the section and the players when
//! it is written, so that a late email tells how things stand.

use app::{App, Problem, reader_of};
use futures_util::FutureExt;
use post::mail::{Letter, Link, Reader, date, moment};
use rules::{DAY_SECONDS, Instant, PlayerId};
use store::{Account, AccountNews, Error, Notice, NoticeKind, SectionId};
use tracing::{Instrument, error_span};

use crate::draft::{Draft, to_games};
use crate::names::{event_in, name_of};
use crate::scene::Scene;
use crate::{
    approval, case, challenge, desk, event, friends, friends_over, import, norm, office, outage,
    page, rating, report, rules_question as question, score, start, suspension, team_letter, title,
    to_rule, transfer, withdrawal,
};

/// The letter of a notice; `None` when there is nothing to tell any more, or nobody to tell it to:
/// the game has moved on, or the player has no confirmed address.
///
/// # Errors
/// `unavailable` when the table does not answer; an internal problem when something is corrupt.
pub async fn letter_of(app: &App, notice: &Notice) -> Result<Option<Letter>, Problem> {
    // Its key names the game. What goes wrong in composing is logged under both.
    let span = error_span!("notice", player = %notice.player, key = notice.kind.key());
    compose(app, notice).instrument(span).boxed().await
}

async fn compose(app: &App, notice: &Notice) -> Result<Option<Letter>, Problem> {
    let account = match app.store.account(notice.player).await {
        Ok(account) if account.confirmed => account,
        Ok(_) | Err(Error::NotFound) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let Some(draft) = draft_of(app, notice, &account).await? else { return Ok(None) };
    Ok(Some(Letter {
        id: format!("{}-{}", notice.player, notice.kind.key()),
        to: account.email,
        language: account.language,
        message: draft.message,
        arguments: draft.arguments,
        link: Some(draft.link),
        unsubscribe: match notice.kind.is_about_account() {
            true => None,
            false => Some(app.unsubscribe_url(notice.player)?),
        },
        diagram: draft.diagram,
    }))
}

async fn draft_of(app: &App, notice: &Notice, account: &Account) -> Result<Option<Draft>, Problem> {
    let (language, reader, player) = (&account.language, reader_of(account), notice.player);
    let to = (player, &**language);
    match &notice.kind {
        NoticeKind::GameStarted { section, starts_at } => {
            start::list_is_out(app, player, reader, *section, *starts_at).await
        }
        NoticeKind::OpponentLeave { leaver, section, from, until, cancelled } => {
            opponent_leave(app, language, (*leaver, *section), (*from, *until), *cancelled).await
        }
        NoticeKind::OutageCredited { section, from, until } => {
            outage::credited(app, reader, *section, (*from, *until)).await.map(Some)
        }
        NoticeKind::AdjudicationDue { section, at } => {
            desk::adjudication(app, player, language, *section, *at).await
        }
        NoticeKind::ClocksStarted { section, starts_at } => {
            start::clocks_run(app, player, reader, *section, *starts_at).await
        }
        NoticeKind::LeaveEnded { .. } => leave_ended(app, player).await,
        NoticeKind::DirectorLetter { section, title, text, .. } => {
            desk::letter(app, *section, title, text).await.map(Some)
        }
        NoticeKind::Warned { section, decision } => {
            decided(app, player, reader, *section, *decision).await.map(Some)
        }
        NoticeKind::Withdrawal { id, news } => withdrawal::draft(app, account, *id, *news).await,
        NoticeKind::Case { case, news } => case::draft(app, player, *case, *news).await,
        NoticeKind::RatingCorrected { list, correction, at } => {
            rating::draft(app, player, list, *correction, *at).await
        }
        NoticeKind::RatingListWaits { list, on } => rating::waits(app, reader, list, *on).await,
        NoticeKind::Office { number } => office::draft(app, player, *number).await,
        NoticeKind::Suspension { number: n, lifted: l } => suspension::draft(app, to, *n, *l).await,
        NoticeKind::Title { case, step } => title::draft(app, player, language, *case, *step).await,
        NoticeKind::Challenge { id, declined: d } => challenge::draft(app, account, *id, *d).await,
        NoticeKind::Friends { id, news } => friends::draft(app, player, *id, *news).await,
        NoticeKind::FriendsOver { section } => friends_over::draft(app, player, *section).await,
        NoticeKind::Transfer { id, step } => transfer::draft(app, player, *id, *step).await,
        NoticeKind::EventAct { event, version } => event::draft(app, to, *event, *version).await,
        NoticeKind::Approval { id, step } => approval::draft(app, language, *id, *step).await,
        NoticeKind::ApprovalLapse { id, news } => approval::lapse(app, language, *id, *news).await,
        NoticeKind::RulesQuestion { id, answered } => question::draft(app, *id, *answered).await,
        NoticeKind::Page { section, owner, step } => {
            page::draft(app, player, (*section, *owner), *step).await
        }
        NoticeKind::RecordedNorm { number: n, changes: c } => norm::draft(app, to.0, *n, *c).await,
        NoticeKind::Import { id, decided } => import::draft(app, *id, *decided).await,
        NoticeKind::Account { news, at, what, .. } => account_news(app, reader, *news, *at, what),
        NoticeKind::Report { game, news } => report::draft(app, to, *game, *news).await,
        NoticeKind::Score { game, news, nth } => score::draft(app, to, *game, *news, *nth).await,
        NoticeKind::TeamLetter { event, conversation, number } => {
            team_letter::draft(app, player, *event, conversation, *number).await
        }
        NoticeKind::Gap { from } => outage::to_decide(app, reader, *from).await,
        NoticeKind::ClaimToRule { game, event } => to_rule::draft(app, *game, *event).await,
        NoticeKind::YourMove { game, .. }
        | NoticeKind::DrawDeclined { game, .. }
        | NoticeKind::ClaimRejected { game, .. }
        | NoticeKind::ClaimReferred { game, .. }
        | NoticeKind::ClaimRuled { game, .. }
        | NoticeKind::GameEnded { game, .. }
        | NoticeKind::Message { game, .. }
        | NoticeKind::Reminder { game, .. }
        | NoticeKind::Directed { game, .. }
        | NoticeKind::FlagFell { game, .. } => {
            Scene::load(app, *game, player, reader).await?.draft(&notice.kind).await
        }
    }
}

/// An opponent is away in a section, or is not after all.
async fn opponent_leave(
    app: &App,
    language: &str,
    (leaver, section): (PlayerId, SectionId),
    (from, until): (Instant, Instant),
    cancelled: bool,
) -> Result<Option<Draft>, Problem> {
    let section = app.store.section(section).await?;
    let mut arguments = vec![
        ("opponent", name_of(app, leaver).await?),
        ("event", event_in(language, &section)?),
        ("first", date(language, from)),
        ("last", date(language, until + -1)),
    ];
    if cancelled {
        return Ok(Some(to_games(app, "mail-opponent-leave-cancelled", arguments)));
    }
    arguments.push(("days", (until - from).div_euclid(DAY_SECONDS).to_string()));
    Ok(Some(to_games(app, "mail-opponent-leave", arguments)))
}

/// What has happened to the reader's account, and where to go when it was somebody else.
fn account_news(
    app: &App,
    reader: Reader<'_>,
    news: AccountNews,
    at: Instant,
    what: &str,
) -> Result<Option<Draft>, Problem> {
    let at = moment(reader, at);
    let arguments =
        vec![("account", news.name().to_owned()), ("at", at), ("name", what.to_owned())];
    let link = Link { url: format!("{}/forgot", app.origin), label: "mail-link-reset" };
    Ok(Some(Draft { message: "mail-account", arguments, link, diagram: None }))
}

/// A decision that no game's log tells: about the reader, or about one of their games.
async fn decided(
    app: &App,
    player: PlayerId,
    reader: Reader<'_>,
    section: SectionId,
    decision: u32,
) -> Result<Draft, Problem> {
    let decided = app.store.decision(section, decision).await?;
    let Some(directed) = decided.games.first() else {
        return desk::warned(app, section, decided.ruling).await;
    };
    Scene::load(app, directed.game, player, reader).await?.restored(decided.ruling).await
}

/// How many games go on after a leave.
async fn leave_ended(app: &App, player: PlayerId) -> Result<Option<Draft>, Problem> {
    let seats = app.store.seats(player).await?;
    let running = seats.iter().filter(|seat| seat.ended_at.is_none()).count();
    let arguments = vec![("games", running.to_string())];
    Ok(Some(to_games(app, "mail-leave-ended", arguments)).filter(|_| running > 0))
}
