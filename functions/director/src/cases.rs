//! What players bring before their director or the officers: questions, reports of messages and of
//! pages, appeals.

use app::{Act, App, Body, ChangeRefused, GamePath, Made, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use rules::{GameId, MeasureRefusal, PlayerId, Writer};
use serde::Deserialize;
use store::{Case, CaseKind, CaseState, Error, KeyOwner, Opened, SectionId, StoredCase, Turn};
use utoipa::ToSchema;

use crate::case_view::{CaseView, view_of};
use crate::desk::{Desk, Desks, SectionPath, conflict, invalid};

/// Open cases that one player has at most.
const OPEN_CASES_MAX: usize = 20;
/// Characters of a page's address.
const URL_CHARACTERS_MAX: usize = 500;

/// What a new case is answered with: 201, and 200 for one that was there already.
type Filed = Result<Made<Json<CaseView>>, Problem>;

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = FileCase, example = json!({ "text": "Does my leave count in the new year, too?" }))]
pub(crate) struct CaseBody {
    /// 1 to 2,000 characters.
    text: String,
}

impl CaseBody {
    fn text(&self) -> Result<String, Problem> {
        text_of(&self.text, "Say what it is about.")
    }
}

/// A case without anything that only some kinds have.
fn plain(app: &App, kind: CaseKind, by: PlayerId, section: SectionId, text: String) -> Case {
    Case {
        kind,
        state: CaseState::Open,
        opened_at: app.clock.now(),
        by,
        section,
        game: None,
        player: None,
        message: None,
        url: None,
        decision: None,
        text,
        answers: Vec::new(),
        outcome: None,
    }
}

/// Asks the director something about one of my games (LAW-14.2).
#[utoipa::path(
    post, path = "/api/games/{id}/queries", operation_id = "ask_about_game", tag = "cases",
    params(("id" = u32, Path, description = "The game's number")), request_body = CaseBody,
    responses((status = 200, body = CaseView), (status = 201, body = CaseView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn ask_about_game(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<CaseBody>,
) -> Filed {
    let (stored, game) = app.load_game(id).await?;
    game.side_of(me.player)?;
    let case = plain(&app, CaseKind::Query, me.player, stored.section, body.text()?);
    file(&app, &me, &mut Desks::default(), Case { game: Some(id), ..case }).await
}

/// Asks the director of one of my sections something (LAW-14.2).
#[utoipa::path(
    post, path = "/api/sections/{id}/queries", operation_id = "ask_about_section", tag = "cases",
    params(("id" = u32, Path, description = "The section's number")), request_body = CaseBody,
    responses((status = 200, body = CaseView), (status = 201, body = CaseView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn ask_about_section(
    State(app): State<App>,
    me: SignedIn,
    SectionPath(id): SectionPath,
    Body(body): Body<CaseBody>,
) -> Filed {
    let mut desks = Desks::default();
    if !desks.of(&app, &me, id).await?.0.plays(me.player) {
        return Err(Problem::forbidden());
    }
    let case = plain(&app, CaseKind::Query, me.player, id, body.text()?);
    file(&app, &me, &mut desks, case).await
}

/// Reports a message of my opponent (LAW-13.3.1): I no longer see it.
#[utoipa::path(
    post, path = "/api/games/{id}/messages/{message}/reports", operation_id = "report_message",
    tag = "cases",
    params(
        ("id" = u32, Path, description = "The game's number"),
        ("message" = String, Path, description = "The message's id"),
    ),
    request_body = CaseBody,
    responses((status = 200, body = CaseView), (status = 201, body = CaseView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn report_message(
    State(app): State<App>,
    me: SignedIn,
    Path((id, message)): Path<(String, String)>,
    Body(body): Body<CaseBody>,
) -> Filed {
    let id = id.parse().map(GameId).map_err(|_| Problem::unknown_game())?;
    let (stored, game) = app.load_game(id).await?;
    let side = game.side_of(me.player)?;
    let messages = app.store.messages(id).await?;
    let Some(reported) = messages.into_iter().find(|kept| kept.id == message) else {
        let detail = "There is no such message in this game.";
        return Err(Problem::not_found("unknown_message", detail));
    };
    if reported.by != Writer::Player(!side) {
        let detail = "Only what the opponent has written is reported.";
        return Err(conflict("not_reportable", detail).under("LAW-13.3.1"));
    }
    let case = plain(&app, CaseKind::MessageReport, me.player, stored.section, body.text()?);
    let player = Some(*game.terms().players.get(!side));
    let case = Case { game: Some(id), message: Some(message), player, ..case };
    file(&app, &me, &mut Desks::default(), case).await
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReportPublication, example = json!({
    "player": 160012, "url": "https://games.example/live", "text": "Shows running games at once."
}))]
pub(crate) struct PublicationBody {
    /// Who shows the games.
    player: u32,
    /// Where: an address of the web, 500 characters at most.
    url: String,
    /// 1 to 2,000 characters.
    text: String,
}

/// Reports a page that shows running games against the rules (TR-14): by players of the section and
/// its officials.
#[utoipa::path(
    post, path = "/api/sections/{id}/publications", operation_id = "report_publication",
    tag = "cases", params(("id" = u32, Path, description = "The section's number")),
    request_body = PublicationBody,
    responses((status = 200, body = CaseView), (status = 201, body = CaseView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn report_publication(
    State(app): State<App>,
    me: SignedIn,
    SectionPath(id): SectionPath,
    Body(body): Body<PublicationBody>,
) -> Filed {
    let mut desks = Desks::default();
    let (desk, _) = desks.of(&app, &me, id).await?;
    if !desk.plays(me.player) && !desk.may(Act::Direct) {
        return Err(Problem::forbidden());
    }
    let player = PlayerId(body.player);
    if !desk.plays(player) {
        return Err(MeasureRefusal::NotAPlayer.into());
    }
    if player == me.player {
        return Err(conflict("not_reportable", "This page is your own.").under("TR-14"));
    }
    let url = body.url.trim();
    let is_web = url.starts_with("https://") || url.starts_with("http://");
    let odd = |c: char| c.is_whitespace() || c.is_control();
    if !is_web || url.chars().count() > URL_CHARACTERS_MAX || url.contains(odd) {
        return Err(invalid("Give the page's address, with https:// in front of it."));
    }
    let text = text_of(&body.text, "Say what it is about.")?;
    let case = plain(&app, CaseKind::Publication, me.player, id, text);
    let case = Case { player: Some(player), url: Some(url.to_owned()), ..case };
    file(&app, &me, &mut desks, case).await
}

/// Appeals against a decision that concerns me (TR-15).
#[utoipa::path(
    post, path = "/api/decisions/{section}/{id}/appeals", operation_id = "appeal", tag = "cases",
    params(
        ("section" = u32, Path, description = "The section's number"),
        ("id" = u32, Path, description = "The decision's number"),
    ),
    request_body = CaseBody,
    responses((status = 200, body = CaseView), (status = 201, body = CaseView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn appeal(
    State(app): State<App>,
    me: SignedIn,
    Path((section, id)): Path<(String, String)>,
    Body(body): Body<CaseBody>,
) -> Filed {
    let unknown = || {
        let detail = "There is no such decision.";
        Problem::not_found("unknown_decision", detail)
    };
    let (Ok(section), Ok(id)) = (section.parse().map(SectionId), id.parse::<u32>()) else {
        return Err(unknown());
    };
    let mut desks = Desks::default();
    let (desk, all) = desks.of(&app, &me, section).await?;
    let decision = all.iter().find(|kept| kept.id == id).ok_or_else(unknown)?;
    if !desk.concerns(decision) {
        return Err(Problem::forbidden());
    }
    if decision.games.is_empty() && decision.text.to_all {
        let detail = "A letter is no decision to appeal against.";
        return Err(conflict("not_appealable", detail).under("TR-15"));
    }
    if all.iter().any(|kept| kept.text.undoes == Some(id)) {
        return Err(conflict("already_undone", "This decision has been undone before."));
    }
    let case = plain(&app, CaseKind::Appeal, me.player, section, body.text()?);
    file(&app, &me, &mut desks, Case { decision: Some(id), ..case }).await
}

/// Opens a case unless it was opened before: the same open one again, a message that was reported, a
/// decision that was appealed against.
async fn file(app: &App, me: &SignedIn, desks: &mut Desks, case: Case) -> Filed {
    let (new, stored) = opened(app, me, &case).await?;
    if !is_same(&stored.case, &case) {
        return Err(match case.kind {
            CaseKind::Appeal => {
                let detail = "You have appealed against this decision before.";
                conflict("already_appealed", detail).under("TR-15")
            }
            _ => {
                let detail = "You have reported this message before.";
                conflict("already_reported", detail).under("LAW-13.3.1")
            }
        });
    }
    Ok(Made::once(Json(view_of(app, me, desks, stored).await?), new))
}

/// Whether the case is new, and the case as it is kept.
async fn opened(app: &App, me: &SignedIn, case: &Case) -> Result<(bool, StoredCase), Problem> {
    for _ in 0..=OPEN_CASES_MAX {
        let (open, turn) = open_cases(app, me.player).await?;
        let same = |kept: &StoredCase| is_same(&kept.case, case);
        if let Some(known) = app.store.cases(&open).await?.into_iter().find(same) {
            return Ok((false, known));
        }
        must_have_room(&open)?;
        let id = app.store.next_number("case").await?;
        match app.store.open_case(id, case, turn).await {
            Ok(stored) => return Ok((stored.id == id, stored)),
            // Another of the player's cases has come before it.
            Err(Error::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(Error::Conflict.into())
}

/// Whether the second case says nothing that the first does not say.
fn is_same(kept: &Case, new: &Case) -> bool {
    let key = |case: &Case| (case.kind, case.section, case.game, case.player, case.decision);
    let text = |case: &Case| (case.message.clone(), case.url.clone(), case.text.clone());
    key(kept) == key(new) && text(kept) == text(new)
}

/// The numbers of a player's open cases, and the turn to open one more.
pub(crate) async fn open_cases(app: &App, player: PlayerId) -> Result<(Vec<u32>, Turn), Problem> {
    let turn = app.store.next_turn(KeyOwner::Player(player), Opened::Case).await?;
    let cases = app.store.cases_of(player).await?;
    let open = cases.into_iter().filter_map(|(id, open)| open.then_some(id)).collect();
    Ok((open, turn))
}

/// Refuses one more open case than a player has at most.
pub(crate) fn must_have_room(open: &[u32]) -> Result<(), Problem> {
    let detail = "You have 20 open cases, the most that one player can have.";
    if open.len() < OPEN_CASES_MAX { Ok(()) } else { Err(conflict("too_many_cases", detail)) }
}

/// Of which kind a case is; one of another section is refused.
pub(crate) async fn must_be_in(app: &App, desk: &Desk, id: u32) -> Result<CaseKind, Problem> {
    let case = match app.store.case(id).await {
        Ok(StoredCase { case, .. }) if case.section == desk.section.id => case,
        Ok(_) | Err(Error::NotFound) => {
            let detail = "There is no such case in this section.";
            return Err(Problem::invalid("unknown_case", detail));
        }
        Err(error) => return Err(error.into()),
    };
    Ok(case.kind)
}
