//! Titles as officers decide about them: proposed, published for objections, confirmed, refused and
//! revoked (`TR-10.10`).

use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use chrono::NaiveDate;
use rules::title::{
    Award, ParseAwardError, PostalGames, TitleCase, TitleDecision, TitleFacts, TitleGrounds,
    TitleRequest, TitleState, TitleStep,
};
use rules::{Day, PlayerId};
use serde::{Deserialize, Serialize};
use store::{Error, SectionId, StoredTitleCase};
use utoipa::ToSchema;

use crate::title_names::{GroundsName, StepName};
use crate::title_view::{Beside, CaseRights, CaseView};

/// Characters of a mentor's name.
const MENTOR_CHARACTERS_MAX: usize = 100;

/// The cases that wait.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleCases)]
pub(crate) struct CasesView {
    /// The oldest first.
    cases: Vec<CaseView>,
}

/// What waits for a decision, with everything that it rests on: for the qualifications commissioner all of it,
/// for the Executive Board and the committees what they recommend or record votes about.
#[utoipa::path(
    get, path = "/api/title-cases", operation_id = "list_title_cases", tag = "titles",
    responses(
        (status = 200, body = CasesView),
        (status = 403),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_title_cases(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<CasesView>, Problem> {
    must_see_titles(&me)?;
    let mut cases = Vec::new();
    for stored in app.store.waiting_title_cases().await? {
        if concerns(&me, &stored.case, stored.case.step_ahead()) {
            cases.push(view(&app, &me, &stored).await?);
        }
    }
    Ok(Json(CasesView { cases }))
}

/// One case, decided or not.
#[utoipa::path(
    get, path = "/api/title-cases/{id}", operation_id = "get_title_case", tag = "titles",
    params(("id" = u32, Path, description = "The case's number")),
    responses(
        (status = 200, body = CaseView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_title_case(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<CaseView>, Problem> {
    must_see_titles(&me)?;
    let stored = find(&app, &id).await?;
    let said = stored.case.said.iter().map(|said| said.step);
    if !concerns(&me, &stored.case, stored.case.step_ahead().into_iter().chain(said)) {
        return Err(Problem::forbidden());
    }
    view(&app, &me, &stored).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ProposeTitle, example = json!({
    "player": 160012, "award": "GM", "grounds": "direct", "article": "10.4a",
    "reason": "Second in the World Championship Final 33; recommended by the Executive Board."
}))]
pub(crate) struct ProposeBody {
    /// The player's number.
    player: u32,
    /// WCCC, LWCCC, GM, SIM, IM, CCM, CCE, IA or MKŠ; of a revocation also LGM or LIM.
    award: String,
    /// Of world champions: the number of the cycle.
    cycle: Option<u16>,
    grounds: GroundsName,
    /// Of direct titles: 10.2, 10.3, 10.4a to 10.8b; of the Czech honorary title: 1a to 1e.
    article: Option<String>,
    /// Of the Czech honorary title by 1a or 1b: the section that was won.
    section: Option<u32>,
    /// Of International Arbiters: the mentor's name.
    mentor: Option<String>,
    /// Of International Arbiters: finished games of classified events directed by post, and since when;
    /// both or neither.
    postal_games: Option<u32>,
    /// When the first of these events began.
    postal_since: Option<NaiveDate>,
    /// Of titles in memoriam.
    died_on: Option<NaiveDate>,
    /// Why: 1 to 2,000 characters. Everybody reads it where objections are asked for.
    reason: String,
}

/// Proposes a title or another award, or that a title from elsewhere is revoked. The same proposal
/// sent again is answered with its case.
#[utoipa::path(
    post, path = "/api/title-cases", operation_id = "propose_title", tag = "titles",
    request_body = ProposeBody,
    responses((status = 200, body = CaseView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn propose_title(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<ProposeBody>,
) -> Result<Json<CaseView>, Problem> {
    must_decide_titles(&me)?;
    let request = read(body)?;
    let record = app.title_record(request.player).await?;
    if let Some(known) =
        record.cases.iter().find(|stored| request.has_opened(&stored.case, me.player))
    {
        return view(&app, &me, known).await.map(Json);
    }
    let others = record.others(0);
    let won = app.national_win(request.player, &request.grounds).await?;
    let facts = TitleFacts { won, ..record.facts(&others) };
    let case = request.open(me.player, &facts, app.clock.now())?;
    let id = app.store.next_number("title_case").await?;
    let stored = app.store.open_title_case(id, &case).await?;
    view(&app, &me, &stored).await.map(Json)
}

fn read(body: ProposeBody) -> Result<TitleRequest, Problem> {
    let award: Award = body.award.parse().map_err(|error: ParseAwardError| {
        Problem::invalid_body(format!("The award does not fit: {error}."))
    })?;
    let postal = match (body.postal_games, body.postal_since) {
        (Some(games), Some(since)) => Some(PostalGames { games, since: Day::from(since) }),
        (None, None) => None,
        _ => return Err(Problem::invalid_body("`postal_games` comes with `postal_since`.")),
    };
    if postal.is_some() && body.grounds != GroundsName::Arbiter {
        return Err(Problem::invalid_body("Games by post are told of International Arbiters."));
    }
    let grounds = match (body.grounds, body.article, body.mentor, body.died_on) {
        (GroundsName::Direct, article, None, None) => {
            TitleGrounds::Direct { article: article.unwrap_or_default() }
        }
        (GroundsName::National, article, None, None) => {
            let section = body.section.map(SectionId);
            TitleGrounds::National { article: article.unwrap_or_default(), section }
        }
        (GroundsName::Arbiter, None, mentor, None) => {
            let mentor = mentor.unwrap_or_default().trim().to_owned();
            if mentor.chars().count() > MENTOR_CHARACTERS_MAX {
                return Err(Problem::invalid_body("A mentor's name has 100 characters at most."));
            }
            TitleGrounds::Arbiter { mentor, postal }
        }
        (GroundsName::InMemoriam, None, None, Some(died_on)) => {
            TitleGrounds::InMemoriam { died_on: Day::from(died_on) }
        }
        (GroundsName::InMemoriam, None, None, None) => {
            return Err(Problem::invalid_body("Titles in memoriam need `died_on`."));
        }
        (GroundsName::Norms, None, None, None) => TitleGrounds::Norms { norms: 0 },
        (GroundsName::Congress, None, None, None) => TitleGrounds::Congress,
        (GroundsName::Exceptional, None, None, None) => TitleGrounds::Exceptional,
        (GroundsName::Revocation, None, None, None) => TitleGrounds::Revocation,
        _ => {
            let detail =
                "`article`, `mentor` and `died_on` are given where the grounds ask for them.";
            return Err(Problem::invalid_body(detail));
        }
    };
    if body.section.is_some() && grounds.section().is_none() {
        return Err(Problem::invalid_body("`section` is given where the grounds ask for it."));
    }
    let reason = text_of(&body.reason, "Give the reason, which stays with the case.")?;
    Ok(TitleRequest { player: PlayerId(body.player), award, cycle: body.cycle, grounds, reason })
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideTitle, example = json!({
    "version": 2, "step": "confirm", "reason": "Congress has approved."
}))]
pub(crate) struct DecideBody {
    /// The version that was looked at.
    version: u32,
    step: StepName,
    /// Why: 1 to 2,000 characters.
    reason: String,
}

/// Publishes a case for objections, confirms it, refuses it, proposes to revoke what was confirmed, or revokes
/// it. What `approvals` asks for is recorded before. A title is in force from its confirmation on; start lists
/// keep what they say.
#[utoipa::path(
    post, path = "/api/title-cases/{id}/decide", operation_id = "decide_title", tag = "titles",
    params(("id" = u32, Path, description = "The case's number")), request_body = DecideBody,
    responses((status = 200, body = CaseView), ChangeRefused), security(("access_token" = []))
)]
pub(crate) async fn decide_title(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<DecideBody>,
) -> Result<Json<CaseView>, Problem> {
    must_decide_titles(&me)?;
    let stored = find(&app, &id).await?;
    let decision = TitleDecision {
        step: body.step.into(),
        at: app.clock.now(),
        by: Some(me.player),
        reason: text_of(&body.reason, "Give the reason, which stays with the case.")?,
        // The offices have recorded them.
        votes: None,
        recommended_on: None,
    };
    // The same request again: it is decided so.
    let again = stored.version > body.version && stored.case.is_decided_so(&decision);
    let after = if again { stored } else { decide(&app, &stored, decision, body.version).await? };
    if after.case.proves_death() {
        app.store.mark_deceased(after.case.player).await?;
    }
    if after.case.state == TitleState::Refused {
        // A lower title may be due that the refused one stood before.
        app.propose_due_title(after.case.player).await?;
    }
    view(&app, &me, &after).await.map(Json)
}

async fn decide(
    app: &App,
    stored: &StoredTitleCase,
    decision: TitleDecision,
    version: u32,
) -> Result<StoredTitleCase, Problem> {
    if stored.version != version {
        return Err(Problem::changed_meanwhile());
    }
    let record = app.title_record(stored.case.player).await?;
    let others = record.others(stored.id);
    let facts = record.facts(&others);
    let after = stored.case.decide(decision, &facts)?;
    let (was, is) = (facts.title, after.player_title(&facts));
    let changed = match was == is {
        true => app.store.change_title_case(stored, &after).await,
        false => app.store.change_title_case_and_title(stored, &after, (was, is)).await,
    };
    match changed {
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        changed => Ok(changed?),
    }
}

/// A case with what it rests on.
pub(crate) async fn view(
    app: &App,
    me: &SignedIn,
    stored: &StoredTitleCase,
) -> Result<CaseView, Problem> {
    let case = &stored.case;
    let record = app.title_record(case.player).await?;
    let mut sections: Vec<SectionId> =
        record.norms.iter().map(|norm| SectionId(norm.section)).collect();
    sections.extend(case.grounds.section());
    let mut people: Vec<PlayerId> = case.decisions.iter().filter_map(|step| step.by).collect();
    people.extend(case.objections.iter().map(|objection| objection.by));
    people.extend(case.said.iter().map(|said| said.by));
    let directed = match case.award {
        Award::InternationalArbiter => Some(app.directed_by(case.player).await?),
        _ => None,
    };
    Ok(CaseView::new(
        stored,
        &Beside {
            record: &record,
            sections: &app.store.sections(&unique(sections)).await?,
            people: &app.people(people).await?,
            directed,
            won: app.national_win(case.player, &case.grounds).await?,
            rights: CaseRights::of(me, case),
            now: app.clock.now(),
        },
    ))
}

/// Each section once: one gives norms for several titles.
pub(crate) fn unique(mut sections: Vec<SectionId>) -> Vec<SectionId> {
    sections.sort_unstable();
    sections.dedup();
    sections
}

/// The case that a path names.
pub(crate) async fn find(app: &App, id: &str) -> Result<StoredTitleCase, Problem> {
    let unknown = || Problem::not_found("unknown_title_case", "There is no such case.");
    match app.store.title_case(id.parse().map_err(|_| unknown())?).await {
        Err(Error::NotFound) => Err(unknown()),
        found => Ok(found?),
    }
}

/// Those who decide about titles (`TR-10.10`).
fn must_decide_titles(me: &SignedIn) -> Result<(), Problem> {
    if me.may_ever(Act::DecideTitles) { Ok(()) } else { Err(Problem::forbidden()) }
}

/// Those who recommend them or record the votes, too.
fn must_see_titles(me: &SignedIn) -> Result<(), Problem> {
    let acts = [Act::DecideTitles, Act::RecommendTitles, Act::RecordVotes];
    if acts.iter().any(|act| me.may_ever(*act)) { Ok(()) } else { Err(Problem::forbidden()) }
}

/// Whether an office of theirs has to do with one of these steps.
fn concerns(me: &SignedIn, case: &TitleCase, steps: impl IntoIterator<Item = TitleStep>) -> bool {
    let theirs = |step| {
        case.recommender(step).is_some_and(|by| me.holds(by.office()))
            || case.majority(step).is_some() && me.may_ever(Act::RecordVotes)
    };
    me.may_ever(Act::DecideTitles) || steps.into_iter().any(theirs)
}
