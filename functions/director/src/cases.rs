//! What players bring before their director or the officers: questions, reports of messages, of
//! pages and of conduct, appeals.

use app::{App, Body, ChangeRefused, GamePath, Made, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use rules::{
    Case, CaseFiling, CaseKind, GameId, GameInQuestion, OPEN_CASES_MAX, PlayerId, PublishedPage,
    ReportedConduct, ReportedMessage, Reportee, check_room,
};
use serde::Deserialize;
use store::{Error, SectionId, StoredCase, ruling_log};
use utoipa::ToSchema;

use crate::case_view::{CaseView, view_of};
use crate::desk::{Desks, SectionPath};
use crate::open_cases::{OpenCases, open_cases};

/// What a new case is answered with: 201, and 200 for one that was there already.
type Filed = Result<Made<Json<CaseView>>, Problem>;

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = FileCase, example = json!({ "text": "Does my leave count in the new year, too?" }))]
pub(crate) struct CaseBody {
    /// 1 to 2,000 characters.
    text: String,
}

/// What somebody files now.
fn filing<'a>(app: &App, me: &SignedIn, section: SectionId, text: &'a str) -> CaseFiling<'a> {
    CaseFiling { by: me.player, section, text, at: app.clock.now() }
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
    let case = filing(&app, &me, stored.section, &body.text).about_game(id)?;
    file(&app, &me, &mut Desks::default(), case).await
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
    let person = desks.of(&app, &me, id).await?.0.person();
    let case = filing(&app, &me, id, &body.text).about_section(&person)?;
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
    // Before a substitute somebody else has written.
    let opponent = game.player_at(!side, reported.at);
    let reported = ReportedMessage { game: id, message, writer: reported.by, side, opponent };
    let case = filing(&app, &me, stored.section, &body.text).about_message(reported)?;
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
    let player = PlayerId(body.player);
    let page = PublishedPage { player, plays: desk.plays(player), url: &body.url };
    let case = filing(&app, &me, id, &body.text).about_page(&desk.person(), &page)?;
    file(&app, &me, &mut desks, case).await
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ReportConduct, example = json!({
    "person": 160012, "game": 701, "text": "Wrote on the forum that I cheat: https://forum.example/12"
}))]
pub(crate) struct ConductBody {
    /// A player of the section, or whoever directs, organises, holds an office or acts for a federation.
    person: u32,
    /// The game of mine in which it happened; none: elsewhere, as in public words.
    game: Option<u32>,
    /// What was done or said, and where: 1 to 2,000 characters.
    text: String,
}

/// Reports how a player of one of my sections, an official or a federation's delegate has behaved
/// (LAW-13.1): to its director, or to the other officers where it is about an official or a delegate. A
/// director reports officials and delegates. The same person is reported for the same game once, as long
/// as that case is not decided.
#[utoipa::path(
    post, path = "/api/sections/{id}/conduct", operation_id = "report_conduct", tag = "cases",
    params(("id" = u32, Path, description = "The section's number")), request_body = ConductBody,
    responses((status = 200, body = CaseView), (status = 201, body = CaseView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn report_conduct(
    State(app): State<App>,
    me: SignedIn,
    SectionPath(id): SectionPath,
    Body(body): Body<ConductBody>,
) -> Filed {
    let mut desks = Desks::default();
    let (desk, _) = desks.of(&app, &me, id).await?;
    let person = PlayerId(body.person);
    let reportee = match desk.plays(person) {
        true => Reportee::Player,
        false if desk.section.directors().any(|id| id == person) => Reportee::Official,
        false if app.is_official(person).await? => Reportee::Official,
        false => Reportee::Other,
    };
    let game = body.game.map(GameId).map(|id| GameInQuestion {
        id,
        mine: desk.has_game(id, me.player),
        theirs: desk.has_game(id, person),
    });
    let reported = ReportedConduct { person, reportee, game };
    let case = filing(&app, &me, id, &body.text).about_conduct(&desk.person(), &reported)?;
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
    let (log, mine) = (ruling_log(all), desk.my_games());
    let made = log.get(id).ok_or_else(unknown)?;
    let filing = filing(&app, &me, section, &body.text);
    let case = filing.appeal(&desk.person(), &made, &log, |game| mine.contains(&game))?;
    file(&app, &me, &mut desks, case).await
}

/// Opens a case unless it was opened before: the same open one again, a message that was reported, a
/// decision that was appealed against.
async fn file(app: &App, me: &SignedIn, desks: &mut Desks, case: Case) -> Filed {
    let (is_new, stored) = opened(app, me, &case).await?;
    case.check_repeated(&stored.case)?;
    Ok(Made::once(Json(view_of(app, me, desks, stored).await?), is_new))
}

/// Whether the case is new, and the case as it is kept.
async fn opened(app: &App, me: &SignedIn, case: &Case) -> Result<(bool, StoredCase), Problem> {
    for _ in 0..=OPEN_CASES_MAX {
        let OpenCases { open, all, turn } = open_cases(app, me.player).await?;
        // What was reported stays reported after it was answered.
        let asked = if case.kind == CaseKind::Conduct { &all } else { &open };
        let same = |kept: &StoredCase| case.is_filed_as(&kept.case);
        if let Some(known) = app.store.cases(asked).await?.into_iter().rfind(same) {
            return Ok((false, known));
        }
        check_room(open.len())?;
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
