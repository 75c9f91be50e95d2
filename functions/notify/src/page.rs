//! A player's page with running games (`TR-14`): the opponents are told that their consent is asked, the
//! player that one has answered. The tournament director finds it at the section, and is not mailed. The
//! address stands on the section's page alone: no mail of ours leads to where a player likes.

use app::{App, Problem};
use post::mail::Link;
use rules::PlayerId;
use rules::tournament::{PageAnswer, PageEntry, PageStep};
use store::{Notice, NoticeKind, PageChange, SectionId};

use crate::draft::{Draft, running_games};
use crate::names::{event_of, name_of};

/// The notices of a change.
///
/// # Errors
/// When the table does not answer.
pub(crate) async fn notices_of(app: &App, change: &PageChange) -> Result<Vec<Notice>, Problem> {
    let (section, owner) = (change.new.section, change.new.player);
    let before = change.old.as_ref().map_or(0, |old| old.page.entries.len());
    let mut notices = Vec::new();
    for (step, entry) in (1..).zip(&change.new.page.entries).skip(before) {
        let told = match entry.step {
            PageStep::Named(_) => opponents(app, owner, section).await?,
            PageStep::Withdrawn => Vec::new(),
            PageStep::Consented | PageStep::Refused | PageStep::TakenBack => vec![owner],
        };
        let kind = NoticeKind::Page { section, owner, step };
        notices.extend(told.into_iter().map(|player| Notice { player, kind: kind.clone() }));
    }
    Ok(notices)
}

/// With whom a game of the player's runs in the section, each once.
async fn opponents(
    app: &App,
    player: PlayerId,
    section: SectionId,
) -> Result<Vec<PlayerId>, Problem> {
    let games = running_games(app, player, section).await?;
    let opponent = |game: &store::StoredGame| {
        let players = *game.players();
        if players.white == player { players.black } else { players.white }
    };
    let mut opponents: Vec<PlayerId> = games.iter().map(opponent).collect();
    opponents.sort_unstable();
    opponents.dedup();
    Ok(opponents)
}

/// The letter; none where the page has changed since, or an opponent has answered or plays no more.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    player: PlayerId,
    (section, owner): (SectionId, PlayerId),
    step: u32,
) -> Result<Option<Draft>, Problem> {
    let page = app.store.players_page(section, owner).await?.page;
    let index = usize::try_from(step).ok().and_then(|step| step.checked_sub(1));
    let entry = index.and_then(|index| page.entries.get(index));
    let PageEntry { at, by, step } =
        entry.ok_or_else(|| Problem::internal("a notice is of nothing done"))?;
    let Some((_, named_at)) = page.named() else { return Ok(None) };
    let is_last = match step {
        PageStep::Named(_) => named_at == *at && page.answer_of(player) == PageAnswer::Waits,
        PageStep::Withdrawn => false,
        PageStep::Consented | PageStep::Refused | PageStep::TakenBack => {
            let answer = page.answer_of(*by);
            (answer.at(), answer.code()) == (Some(*at), step.code())
        }
    };
    let asks = player != owner;
    if !is_last || (asks && !opponents(app, owner, section).await?.contains(&player)) {
        return Ok(None);
    }
    let arguments = vec![
        ("page", step.code().to_owned()),
        ("player", name_of(app, *by).await?),
        ("event", event_of(app, section).await?),
    ];
    let url = format!("{}/section/{}#pages", app.origin, section.0);
    let link = Link { url, label: "mail-link-event" };
    Ok(Some(Draft { message: "mail-page", arguments, link, diagram: None }))
}
