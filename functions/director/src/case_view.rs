//! A case as its readers see it: whoever filed it, and the officials of its section.

use std::collections::HashMap;

use app::view::{PlayerView, SectionView, time};
use app::{Act, App, Grounds, Problem, SignedIn};
use chrono::{DateTime, Utc};
use rules::{Breach, Instant, PlayerId, Profile, PublicationStep};
use serde::{Deserialize, Serialize};
use store::{AppealOutcome, CaseKind, CaseState, SectionId, StoredCase, StoredDecision};
use utoipa::ToSchema;

use crate::case_answers::age_days;
use crate::desk::{Desk, Desks};

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
}

impl From<CaseKind> for CaseKindName {
    fn from(kind: CaseKind) -> CaseKindName {
        match kind {
            CaseKind::Query => CaseKindName::Query,
            CaseKind::MessageReport => CaseKindName::MessageReport,
            CaseKind::Publication => CaseKindName::Publication,
            CaseKind::Appeal => CaseKindName::Appeal,
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
    pub(crate) fn is_filer(&self) -> bool {
        self.stored.case.by == self.desk.me.player
    }

    /// Whether the asker decides as an official: about an appeal as an officer who has not made the
    /// decision (`TR-15`).
    pub(crate) fn is_official(&self) -> bool {
        let case = &self.stored.case;
        if case.kind != CaseKind::Appeal {
            return self.desk.may(Act::Direct);
        }
        let decision = self.all.iter().find(|kept| Some(kept.id) == case.decision);
        let own = decision.is_none_or(|decision| decision.text.by == self.desk.me.player);
        self.desk.may(Act::DecideAppeal) && !own
    }

    pub(crate) fn may_read(&self) -> bool {
        self.is_filer() || self.desk.may(Act::Direct)
    }

    fn view(
        &self,
        message: Option<ReportedView>,
        people: &HashMap<PlayerId, Profile>,
        now: Instant,
    ) -> CaseView {
        let StoredCase { id, version, case } = &self.stored;
        let person = |id: PlayerId| people.get(&id).map(PlayerView::from);
        let answering = self.all.iter().filter(|kept| kept.text.case == Some(*id));
        let open = case.state != CaseState::Decided;
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
            decisions: answering.map(|kept| kept.id).collect(),
            outcome: case.outcome.map(OutcomeName::from),
            due: None,
            may: MayView {
                answer: open && (self.is_filer() || self.is_official()),
                decide: open && case.kind == CaseKind::Appeal && self.is_official(),
            },
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
    let mut views = views_of(app, me, desks, vec![stored]).await?;
    let mut view = views.pop().ok_or_else(Problem::forbidden)?;
    let (desk, all) = desks.of(app, me, section).await?;
    let reported = player.filter(|_| kind == CaseKind::Publication && desk.may(Act::Direct));
    if let Some(player) = reported {
        view.due = Some(due(app, player, section, all).await?);
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
        if scene.may_read() {
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
    if !scene.desk.may(Act::Direct) {
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

/// What is due for a player who shows running games against the rules (`TR-14`): by the breaches that
/// were decided on and stand, in this section and in the player's others.
pub(crate) async fn due(
    app: &App,
    player: PlayerId,
    section: SectionId,
    all: &[StoredDecision],
) -> Result<DueView, Problem> {
    let earlier = breaches(player, all);
    let mut others: Vec<SectionId> =
        app.store.seats(player).await?.iter().map(|seat| seat.section).collect();
    others.retain(|other| *other != section);
    others.sort_unstable();
    others.dedup();
    let mut elsewhere = 0;
    for other in others {
        elsewhere += breaches(player, &app.store.decisions(other).await?);
    }
    let step = PublicationStep::after(earlier);
    let may_suspend = step.may_suspend(elsewhere);
    Ok(DueView { step: step.code(), earlier, elsewhere, may_suspend })
}

/// Decisions that find that a player has shown running games and have not been undone (`TR-14`).
fn breaches(player: PlayerId, all: &[StoredDecision]) -> usize {
    let counts = |kept: &&StoredDecision| {
        kept.text.player == Some(player)
            && kept.text.breach == Some(Breach::Publication)
            && !all.iter().any(|later| later.text.undoes == Some(kept.id))
    };
    all.iter().filter(counts).count()
}
