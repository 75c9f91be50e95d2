//! Players' own pages with running games (`TR-14`): named by the player, answered for by the opponents,
//! recorded for the tournament director.

use app::{App, Body, ChangeRefused, Problem, SignedIn, retry, unless_changed};
use axum::Json;
use axum::extract::{Path, State};
use rules::tournament::{PageAct, PageFacts};
use rules::{Outcome, PlayerId};
use serde::Deserialize;
use store::{SectionId, StoredPage};
use utoipa::ToSchema;

use crate::desk::{Desk, SectionPath};
use crate::page_view::{AskedPageView, PageView, SectionPagesView, own_view, view_as_of};

/// Pages with running games in a section (TR-14): my own with what it may show, those of opponents who
/// ask for my consent, and for its officials all of them.
#[utoipa::path(
    get, path = "/api/sections/{id}/pages", operation_id = "list_section_pages", tag = "cases",
    params(("id" = u32, Path, description = "The section's number")),
    responses(
        (status = 200, body = SectionPagesView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_section_pages(
    State(app): State<App>,
    me: SignedIn,
    SectionPath(id): SectionPath,
) -> Result<Json<SectionPagesView>, Problem> {
    let desk = Desk::open(&app, &me, id).await?;
    let (plays, looks) = (desk.plays(me.player), desk.person().may_look());
    if !plays && !looks {
        return Err(Problem::forbidden());
    }
    let stored = app.store.players_pages(id).await?;
    let mut pages = Vec::new();
    for page in stored.iter().filter(|_| looks) {
        pages.push(view_as_of(&app, &desk, page, app.clock.now()).await?);
    }
    let mine = match plays {
        true => Some(own_view(&app, &desk, &own(&stored, id, me.player)).await?),
        false => None,
    };
    let asked = asked(&app, &desk, &stored).await?;
    let shown_to_all = desk.section.visibility.is_live();
    Ok(Json(SectionPagesView { shown_to_all, mine, asked, pages }))
}

/// A player's own page among those of a section.
fn own(stored: &[StoredPage], section: SectionId, player: PlayerId) -> StoredPage {
    let mine = stored.iter().find(|page| page.player == player).cloned();
    mine.unwrap_or_else(|| StoredPage::none(section, player))
}

/// The pages for which the asker's consent is asked.
async fn asked(
    app: &App,
    desk: &Desk,
    stored: &[StoredPage],
) -> Result<Vec<AskedPageView>, Problem> {
    let me = desk.me.player;
    let running = desk.opponents_of(me, true);
    let theirs: Vec<_> = stored.iter().filter(|page| running.contains(&page.player)).collect();
    let people = app.people(theirs.iter().map(|page| page.player).collect()).await?;
    let view = |page: &&StoredPage| AskedPageView::new(&page.page, people.get(&page.player)?, me);
    Ok(theirs.iter().filter_map(view).collect())
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NamePage, example = json!({ "url": "https://games.example/live" }))]
pub(crate) struct NameBody {
    /// Where: an address of the web, 500 characters at most.
    url: String,
}

/// Names the page on which I show running games of the section, and asks the opponents with whom a game
/// of mine runs for their consent (TR-14). Another address asks them again; the same one is answered as it
/// stands.
#[utoipa::path(
    put, path = "/api/sections/{id}/page", operation_id = "name_page", tag = "cases",
    params(("id" = u32, Path, description = "The section's number")), request_body = NameBody,
    responses((status = 200, body = PageView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn name_page(
    State(app): State<App>,
    me: SignedIn,
    SectionPath(id): SectionPath,
    Body(body): Body<NameBody>,
) -> Result<Json<PageView>, Problem> {
    let desk = Desk::open(&app, &me, id).await?;
    let page = change(&app, &desk, me.player, PageAct::Name(&body.url)).await?;
    own_view(&app, &desk, &page).await.map(Json)
}

/// Withdraws the page: I show no running games of the section any more (TR-14).
#[utoipa::path(
    delete, path = "/api/sections/{id}/page", operation_id = "withdraw_page", tag = "cases",
    params(("id" = u32, Path, description = "The section's number")),
    responses((status = 200, body = PageView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn withdraw_page(
    State(app): State<App>,
    me: SignedIn,
    SectionPath(id): SectionPath,
) -> Result<Json<PageView>, Problem> {
    let desk = Desk::open(&app, &me, id).await?;
    let page = change(&app, &desk, me.player, PageAct::Withdraw).await?;
    own_view(&app, &desk, &page).await.map(Json)
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnswerPage, example = json!({ "url": "https://games.example/live", "consents": true }))]
pub(crate) struct ConsentBody {
    /// The address as I have seen it: an answer is for no other page.
    url: String,
    /// Whether I consent; false takes back a consent that I have given.
    consents: bool,
}

/// Answers an opponent who shows running games: I consent to it, I refuse, or I take my consent back
/// (TR-14). The tournament director sees it.
#[utoipa::path(
    put, path = "/api/sections/{id}/pages/{player}/consent", operation_id = "answer_page",
    tag = "cases",
    params(
        ("id" = u32, Path, description = "The section's number"),
        ("player" = u32, Path, description = "Whose page it is"),
    ),
    request_body = ConsentBody,
    responses((status = 200, body = AskedPageView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn answer_page(
    State(app): State<App>,
    me: SignedIn,
    Path((id, player)): Path<(String, String)>,
    Body(body): Body<ConsentBody>,
) -> Result<Json<AskedPageView>, Problem> {
    let id = id.parse().map(SectionId).map_err(|_| Problem::unknown_section())?;
    let player = player.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    let desk = Desk::open(&app, &me, id).await?;
    let act = PageAct::Answer { by: me.player, url: &body.url, consents: body.consents };
    let stored = change(&app, &desk, player, act).await?;
    let view = AskedPageView::new(&stored.page, &app.profile(player).await?, me.player);
    view.map(Json).ok_or_else(Problem::changed_meanwhile)
}

/// Decides about a player's page and keeps it.
async fn change(
    app: &App,
    desk: &Desk,
    player: PlayerId,
    act: PageAct<'_>,
) -> Result<StoredPage, Problem> {
    let section = &desk.section;
    let (opponents, running) = (desk.opponents_of(player, false), desk.opponents_of(player, true));
    let visibility = section.visibility;
    let facts = PageFacts { player, visibility, opponents: &opponents, running: &running };
    retry(async || {
        let before = app.store.players_page(section.id, player).await?;
        match before.page.decide(act, &facts, app.clock.now())? {
            Outcome::Unchanged => Ok(Some(before)),
            Outcome::Changed(page) => {
                unless_changed(app.store.change_players_page(&before, page).await)
            }
        }
    })
    .await
}
