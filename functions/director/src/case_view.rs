//! A case as its readers see it: whoever filed it, and the officials of its section.

use std::collections::HashMap;

use app::view::{PlayerView, SectionView, time};
use app::{App, Grounds, Problem, SignedIn};
use chrono::{DateTime, Utc};
use rules::{
    AppealOutcome, CaseKind, CaseRights, CaseState, Instant, PlayerId, Profile, PublicationDue,
};
use serde::{Deserialize, Serialize};
use store::{SectionId, StoredCase, StoredDecision, ruling_log};
use utoipa::ToSchema;

use crate::age::age_days;
use crate::desk::{Desk, Desks};
use crate::page_view::{PageView, view_as_of};

/// What a case is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CaseKind)]
pub(crate) enum CaseKindName {
    /// A question or a complaint.
    Query,
    /// A message that is not acceptable.
    MessageReport,
    /// Running games shown on a page.
    Publication,
    /// An appeal against a decision.
    Appeal,
    /// How a player or an official has behaved.
    Conduct,
}

impl From<CaseKind> for CaseKindName {
    fn from(kind: CaseKind) -> CaseKindName {
        match kind {
            CaseKind::Query => CaseKindName::Query,
            CaseKind::MessageReport => CaseKindName::MessageReport,
            CaseKind::Publication => CaseKindName::Publication,
            CaseKind::Appeal => CaseKindName::Appeal,
            CaseKind::Conduct => CaseKindName::Conduct,
        }
    }
}

/// How far a case is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CaseState)]
pub(crate) enum CaseStateName {
    /// It waits for an official.
    Open,
    /// It was answered; whoever filed it may write again.
    Answered,
    /// It was decided, for good.
    Decided,
}

impl From<CaseState> for CaseStateName {
    fn from(state: CaseState) -> CaseStateName {
        match state {
            CaseState::Open => CaseStateName::Open,
            CaseState::Answered => CaseStateName::Answered,
            CaseState::Decided => CaseStateName::Decided,
        }
    }
}

/// How an appeal was decided (TR-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AppealOutcome)]
pub(crate) enum OutcomeName {
    /// The decision stands.
    Upheld,
    /// The appeal is not heard.
    Dismissed,
    /// The decision is changed, by another one.
    Changed,
}

impl From<AppealOutcome> for OutcomeName {
    fn from(outcome: AppealOutcome) -> OutcomeName {
        match outcome {
            AppealOutcome::Upheld => OutcomeName::Upheld,
            AppealOutcome::Dismissed => OutcomeName::Dismissed,
            AppealOutcome::Changed => OutcomeName::Changed,
        }
    }
}

impl From<OutcomeName> for AppealOutcome {
    fn from(outcome: OutcomeName) -> AppealOutcome {
        match outcome {
            OutcomeName::Upheld => AppealOutcome::Upheld,
            OutcomeName::Dismissed => AppealOutcome::Dismissed,
            OutcomeName::Changed => AppealOutcome::Changed,
        }
    }
}

/// A page of cases.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CaseList)]
pub(crate) struct CaseListView {
    /// The newest first.
    pub(crate) cases: Vec<CaseView>,
    /// What to ask for as `after` to read on; none at the end.
    #[schema(required)]
    pub(crate) next: Option<String>,
}

/// A case.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Case)]
pub(crate) struct CaseView {
    id: u32,
    /// How often it was changed: an answer names it.
    version: u32,
    kind: CaseKindName,
    state: CaseStateName,
    opened_at: DateTime<Utc>,
    /// Whole days since it was opened.
    age_days: i64,
    /// Who filed it.
    #[schema(required)]
    by: Option<PlayerView>,
    section: SectionView,
    #[schema(required)]
    game: Option<u32>,
    /// Whom it is about.
    #[schema(required)]
    player: Option<PlayerView>,
    /// The reported message, for officials.
    #[schema(required)]
    message: Option<ReportedView>,
    /// The reported page.
    #[schema(required)]
    url: Option<String>,
    /// The decision that is appealed against.
    #[schema(required)]
    decision: Option<u32>,
    text: String,
    answers: Vec<CaseAnswerView>,
    /// The decisions that answer it.
    decisions: Vec<u32>,
    #[schema(required)]
    outcome: Option<OutcomeName>,
    /// What is due for running games that are shown against the rules, for officials who look at this
    /// one case.
    #[schema(required)]
    due: Option<DueView>,
    /// The page of the player who is reported as it stood when the case was opened: what was consented
    /// to, and what could be shown (TR-14). For the same officials.
    #[schema(required)]
    page: Option<PageView>,
    may: MayView,
}

/// A reported message.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReportedMessage)]
struct ReportedView {
    id: String,
    at: DateTime<Utc>,
    text: String,
}

/// What was written in a case after it was opened.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CaseAnswer)]
struct CaseAnswerView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    text: String,
}

/// The step that TR-14 prescribes.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PublicationDue)]
pub(crate) struct DueView {
    /// `order`, `penalty` (of 10 days), `expel` or `suspension`.
    step: &'static str,
    /// Breaches of the player that were decided on in this section, and stand.
    earlier: usize,
    /// The same in other sections.
    elsewhere: usize,
    /// Whether the officers may suspend the player beside it.
    may_suspend: bool,
}

/// What the reader may do.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = MayInCase)]
struct MayView {
    answer: bool,
    /// Decide an appeal.
    decide: bool,
}

/// A case with everything that shows who may do what.
pub(crate) struct CaseScene<'a> {
    pub(crate) stored: StoredCase,
    pub(crate) desk: &'a Desk,
    /// The section's decisions.
    pub(crate) all: &'a [StoredDecision],
}

impl CaseScene<'_> {
    fn rights(&self) -> CaseRights {
        self.stored.case.rights(&self.desk.person(), &ruling_log(self.all))
    }

    fn view(
        &self,
        message: Option<ReportedView>,
        people: &HashMap<PlayerId, Profile>,
        now: Instant,
    ) -> CaseView {
        let StoredCase { id, version, case } = &self.stored;
        let person = |id: PlayerId| people.get(&id).map(PlayerView::from);
        let CaseRights { answers, decides, .. } = self.rights();
        CaseView {
            id: *id,
            version: *version,
            kind: case.kind.into(),
            state: case.state.into(),
            opened_at: time(case.opened_at),
            age_days: age_days(case.opened_at, now),
            by: person(case.by),
            section: SectionView::new(&self.desk.section, None),
            game: case.game.map(|game| game.0),
            player: case.player.and_then(person),
            message,
            url: case.url.clone(),
            decision: case.decision,
            text: case.text.clone(),
            answers: case
                .answers
                .iter()
                .map(|answer| CaseAnswerView {
                    at: time(answer.at),
                    by: person(answer.by),
                    text: answer.text.clone(),
                })
                .collect(),
            decisions: ruling_log(self.all).answering(*id),
            outcome: case.outcome.map(OutcomeName::from),
            due: None,
            page: None,
            may: MayView { answer: answers, decide: decides },
        }
    }
}

/// One case as the asker sees it, with what is due for it; `desks` knows its section when it was
/// looked at before.
pub(crate) async fn view_of(
    app: &App,
    me: &SignedIn,
    desks: &mut Desks,
    stored: StoredCase,
) -> Result<CaseView, Problem> {
    let (section, kind, player) = (stored.case.section, stored.case.kind, stored.case.player);
    let opened_at = stored.case.opened_at;
    let mut views = views_of(app, me, desks, vec![stored]).await?;
    let mut view = views.pop().ok_or_else(Problem::forbidden)?;
    let (desk, all) = desks.of(app, me, section).await?;
    let reported = player.filter(|_| kind == CaseKind::Publication && desk.may_direct());
    if let Some(player) = reported {
        view.due = Some(due(app, player, section, all).await?);
        let page = app.store.players_page(section, player).await?;
        view.page = Some(view_as_of(app, desk, &page, opened_at).await?);
    }
    Ok(view)
}

/// Cases as the asker sees them, in the same order; those that the asker may not read are left out.
/// What is due is looked up for one case only: all of a player's sections are asked for it.
pub(crate) async fn views_of(
    app: &App,
    me: &SignedIn,
    desks: &mut Desks,
    cases: Vec<StoredCase>,
) -> Result<Vec<CaseView>, Problem> {
    let ids = cases.iter().flat_map(|stored| {
        let answers = stored.case.answers.iter().map(|answer| answer.by);
        answers.chain([stored.case.by]).chain(stored.case.player)
    });
    let ids: Vec<PlayerId> = ids.collect();
    let people = app.people(ids).await?;
    let mut views = Vec::with_capacity(cases.len());
    for stored in cases {
        let id = stored.case.section;
        let (desk, all) = desks.of(app, me, id).await?;
        let scene = CaseScene { stored, desk, all };
        if scene.rights().reads {
            app::grounds_shown(Grounds::Case, scene.stored.case.by);
            let message = reported_message(app, &scene).await?;
            views.push(scene.view(message, &people, app.clock.now()));
        }
    }
    Ok(views)
}

/// The message that a case is about, for officials.
async fn reported_message(
    app: &App,
    scene: &CaseScene<'_>,
) -> Result<Option<ReportedView>, Problem> {
    let (Some(game), Some(id)) = (scene.stored.case.game, &scene.stored.case.message) else {
        return Ok(None);
    };
    if !scene.rights().reads_report {
        return Ok(None);
    }
    let messages = app.store.messages(game).await?;
    let message = messages.into_iter().find(|message| message.id == *id);
    Ok(message.map(|message| ReportedView {
        id: message.id,
        at: time(message.at),
        text: message.text,
    }))
}

/// What is due for a player who shows running games against the rules (`TR-14`): in this section, by
/// what was decided in it and in the player's others.
pub(crate) async fn due(
    app: &App,
    player: PlayerId,
    section: SectionId,
    all: &[StoredDecision],
) -> Result<DueView, Problem> {
    let mut others: Vec<SectionId> =
        app.store.seats(player).await?.iter().map(|seat| seat.section).collect();
    others.retain(|other| *other != section);
    others.sort_unstable();
    others.dedup();
    let mut elsewhere = 0;
    for other in others {
        elsewhere += ruling_log(&app.store.decisions(other).await?).publication_breaches(player);
    }
    let PublicationDue { step, earlier, elsewhere, may_suspend } =
        PublicationDue::of(player, &ruling_log(all), elsewhere);
    Ok(DueView { step: step.code(), earlier, elsewhere, may_suspend })
}
