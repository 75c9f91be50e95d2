//! Approvals of international events that federations hold (`TR-6`, `TR-12`): applied for, decided, and
//! reported to Congress.

use std::collections::HashMap;

use app::view::{FeeBody, time};
use app::{
    About, Act, App, AtDesk, Body, ChangeRefused, Made, Problem, SignedIn, retry, unless_changed,
};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, NaiveDate, Utc};
use rules::tournament::{
    ApplicationRequest, Applied, Approval, ApprovalAct, ApprovalFacts, ApprovalOfficial,
    ApprovalRefusal, Organiser,
};
use rules::{Day, Federation, Outcome};
use serde::{Deserialize, Serialize};
use store::{Error, EventId, KeyOwner, Opened, StoredApproval};
use utoipa::ToSchema;

use crate::approval_view::{
    ActName, ApprovalView, KindName, MayView, PrizesBody, ReportedView, people_in,
};

/// The first year of which approvals are reported: none was given here before.
const FIRST_YEAR: i32 = 2026;

/// Whoever asks.
struct Asker {
    official: ApprovalOfficial,
    /// The federation for which they announce events.
    announces_for: Option<Federation>,
}

impl Asker {
    async fn new(app: &App, me: &SignedIn) -> Result<Asker, Problem> {
        let own = app.profile(me.player).await?.federation;
        let about = About {
            organiser: Some(Organiser::Federation(own)),
            players_federation: Some(own),
            ..About::default()
        };
        let may = |act| me.may(act, &about, Some(own));
        let official = ApprovalOfficial {
            player: me.player,
            decides: me.may_ever(Act::DecideApproval),
            applies_for: may(Act::ApplyForApproval).then_some(own),
        };
        let announces_for = may(Act::AnnounceEvent).then_some(own);
        Ok(Asker { official, announces_for })
    }

    fn may_see(&self, approval: &Approval) -> bool {
        let its = Some(approval.application.federation);
        self.official.decides || self.official.applies_for == its
    }

    fn choices(&self, approval: &Approval, today: Day) -> MayView {
        let may = |act| approval.is_before(act, self.official);
        let announces = self.announces_for == Some(approval.application.federation);
        MayView {
            decide: may(ApprovalAct::Refuse),
            refer: may(ApprovalAct::Refer),
            confirm_deposit: may(ApprovalAct::ConfirmDeposit),
            withdraw: may(ApprovalAct::Withdraw),
            announce: announces && approval.is_free_on(today),
        }
    }

    async fn views(
        &self,
        app: &App,
        found: &[StoredApproval],
    ) -> Result<Vec<ApprovalView>, Problem> {
        let people = app.people(found.iter().flat_map(people_in).collect()).await?;
        let today = Day::of(app.clock.now());
        let view = |stored: &StoredApproval| {
            ApprovalView::new(stored, &people, today, self.choices(&stored.approval, today))
        };
        Ok(found.iter().map(view).collect())
    }

    async fn view(&self, app: &App, one: StoredApproval) -> Result<ApprovalView, Problem> {
        let mut views = self.views(app, &[one]).await?;
        views.pop().ok_or_else(|| Problem::internal("an application is not shown"))
    }
}

/// Applications for approval.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Approvals)]
pub(crate) struct ApprovalsView {
    /// The server's time.
    now: DateTime<Utc>,
    /// Those of the federation that I act for, to its organisers those under which an event can be
    /// announced, and for officers all that wait; the newest first.
    approvals: Vec<ApprovalView>,
    /// The federation for which I may apply; none: for none.
    #[schema(required)]
    applies_for: Option<String>,
    /// Whether I decide.
    decides: bool,
}

/// Applications for the approval of events: those of the federation that I act for, and for officers all
/// that wait (TR-12).
#[utoipa::path(
    get, path = "/api/approvals", operation_id = "list_approvals", tag = "federations",
    responses((status = 200, body = ApprovalsView)), security(("access_token" = []))
)]
pub(crate) async fn list_approvals(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<ApprovalsView>, Problem> {
    let asker = Asker::new(&app, &me).await?;
    let now = app.clock.now();
    let today = Day::of(now);
    let mut found = match asker.official.applies_for.or(asker.announces_for) {
        Some(federation) => app.store.federations_approvals(federation).await?,
        None => Vec::new(),
    };
    if asker.official.applies_for.is_none() {
        found.retain(|stored| stored.approval.is_free_on(today));
    }
    if asker.official.decides {
        found.extend(app.store.waiting_approvals().await?);
    }
    found.sort_by_key(|stored| std::cmp::Reverse(stored.id));
    found.dedup_by_key(|stored| stored.id);
    Ok(Json(ApprovalsView {
        now: time(now),
        approvals: asker.views(&app, &found).await?,
        applies_for: asker.official.applies_for.map(|federation| federation.to_string()),
        decides: asker.official.decides,
    }))
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ApplyForApproval, example = json!({
    "kind": "invitational", "name": "Jan Novak Memorial", "starts_on": "2027-09-01",
    "plan": "One section of 13 players, average rating 2500; all federations are asked.",
    "fee": null, "prizes": { "text": "1st 300 EUR, 2nd 200 EUR", "source": "The federation" },
    "finance": null
}))]
pub(crate) struct ApplyBody {
    kind: KindName,
    /// What the event is to be called: 1 to 120 characters in one line.
    name: String,
    starts_on: NaiveDate,
    /// Who is to play, in how many sections and how: 1 to 2,000 characters.
    plan: String,
    /// What entering costs; none: nothing.
    #[serde(default)]
    fee: Option<FeeBody>,
    /// None: there are none.
    #[serde(default)]
    prizes: Option<PrizesBody>,
    /// Everything else that is paid, such as to players for playing; none: nothing.
    #[serde(default)]
    finance: Option<String>,
}

/// Applies to the World Tournament Director for the approval of an international event, for the federation
/// that I act for: no such event is announced without (TR-6, TR-12). The same application while it waits
/// is that one.
#[utoipa::path(
    post, path = "/api/approvals", operation_id = "apply_for_approval", tag = "federations",
    request_body = ApplyBody,
    responses((status = 200, body = ApprovalView), (status = 201, body = ApprovalView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn apply_for_approval(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<ApplyBody>,
) -> Result<Made<Json<ApprovalView>>, Problem> {
    let asker = Asker::new(&app, &me).await?;
    let federation = asker.official.applies_for.ok_or(ApprovalRefusal::NotForYou)?;
    let fee = body.fee.as_ref().map(FeeBody::read).transpose()?;
    let prizes = body.prizes.as_ref();
    let request = ApplicationRequest {
        at: app.clock.now(),
        by: me.player,
        federation,
        is_member: app.is_member(federation).await?,
        kind: body.kind.into(),
        name: &body.name,
        starts_on: Day::from(body.starts_on),
        plan: &body.plan,
        fee,
        prizes: prizes.map_or("", |prizes| &prizes.text),
        prize_source: prizes.map_or("", |prizes| &prizes.source),
        finance: body.finance.as_deref().unwrap_or(""),
    };
    let (is_new, stored) = retry(|| applied(&app, &request)).await?;
    Ok(Made::once(Json(asker.view(&app, stored).await?), is_new))
}

/// Whether the application is new, and the application as it is kept; none where another of the
/// federation's has come before it.
async fn applied(
    app: &App,
    request: &ApplicationRequest<'_>,
) -> Result<Option<(bool, StoredApproval)>, Problem> {
    let owner = KeyOwner::Federation(request.federation);
    let turn = app.store.next_turn(owner, Opened::Approval).await?;
    let mut open = app.store.federations_approvals(request.federation).await?;
    open.retain(|stored| stored.approval.state().is_open());
    let known: Vec<_> = open.iter().map(|stored| stored.approval.clone()).collect();
    match Approval::apply(request, &known)? {
        Applied::Before(place) => Ok(Some((false, open.swap_remove(place)))),
        Applied::New(application) => {
            let id = app.store.next_number("approval").await?;
            let approval =
                Approval { application: *application, steps: Vec::new(), event: None, told: None };
            let kept = unless_changed(app.store.apply_for_approval(id, approval, turn).await)?;
            Ok(kept.map(|stored| (true, stored)))
        }
    }
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideApproval, example = json!({
    "version": 1, "act": "approve", "text": "", "congress": null
}))]
pub(crate) struct DecideBody {
    /// The version that was looked at.
    version: u32,
    act: ActName,
    /// Why, for the federation: at most 2,000 characters; needed to refuse, to refer and to ask for a
    /// deposit.
    text: String,
    /// Of what Congress has decided: which Congress, and where that is recorded.
    #[serde(default)]
    congress: Option<String>,
}

/// Approves an application, refuses it, refers it to Congress, records what Congress has decided or that
/// the prize fund is deposited; or takes it back, for its federation (TR-12). Sent again, it is answered as
/// it stands.
#[utoipa::path(
    post, path = "/api/approvals/{id}/decide", operation_id = "decide_approval",
    tag = "federations", params(("id" = u32, Path, description = "The application's number")),
    request_body = DecideBody, responses((status = 200, body = ApprovalView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn decide_approval(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(id): Path<String>,
    Body(body): Body<DecideBody>,
) -> Result<Json<ApprovalView>, Problem> {
    let asker = Asker::new(&app, &me).await?;
    if !asker.official.decides && asker.official.applies_for.is_none() {
        return Err(ApprovalRefusal::NotForYou.into());
    }
    let unknown = || Problem::not_found("unknown_approval", "There is no such application.");
    let stored = match app.store.approval(id.parse().map_err(|_| unknown())?).await {
        Err(Error::NotFound) => return Err(unknown()),
        found => found?,
    };
    if !asker.may_see(&stored.approval) {
        return Err(ApprovalRefusal::NotForYou.into());
    }
    let facts = ApprovalFacts {
        official: asker.official,
        version: stored.version,
        seen: body.version,
        text: &body.text,
        congress: body.congress.as_deref(),
        now: app.clock.now(),
    };
    let stored = match stored.approval.decide(body.act.into(), &facts)? {
        Outcome::Unchanged => stored,
        Outcome::Changed(approval) => match app.store.decide_approval(&stored, approval).await {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            kept => kept?,
        },
    };
    asker.view(&app, stored).await.map(Json)
}

/// The events approved in a year.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ApprovalReport)]
pub(crate) struct ReportView {
    year: i32,
    /// Whether there is a report for the year before.
    has_earlier: bool,
    /// Whether the year is over.
    complete: bool,
    /// In the order of their applications.
    approved: Vec<ReportedView>,
}

/// The events that were approved in a year, as the World Tournament Director reports them to Congress
/// (TR-12).
#[utoipa::path(
    get, path = "/api/approvals/reports/{year}", operation_id = "report_approvals",
    tag = "federations", params(("year" = i32, Path, description = "The year, from 2026")),
    responses((status = 200, body = ReportView), (status = 404))
)]
pub(crate) async fn report_approvals(
    State(app): State<App>,
    Path(year): Path<String>,
) -> Result<Json<ReportView>, Problem> {
    let unknown = || Problem::not_found("no_report", "There is no report for this year.");
    let year: i32 = year.parse().map_err(|_| unknown())?;
    let today = Day::of(app.clock.now());
    if !(FIRST_YEAR..=today.year()).contains(&year) {
        return Err(unknown());
    }
    let decided = app.store.approvals_decided_in(year).await?;
    let ids: Vec<EventId> = decided.iter().filter_map(|stored| stored.approval.event).collect();
    let events = app.store.events(&ids).await?;
    let starts: HashMap<EventId, Day> =
        events.iter().map(|event| (event.id, Day::of(event.announcement.starts_at))).collect();
    let reported = |stored: &StoredApproval| {
        let starts_on = stored.approval.event.and_then(|event| starts.get(&event).copied());
        ReportedView::new(stored, starts_on, today)
    };
    Ok(Json(ReportView {
        year,
        has_earlier: year > FIRST_YEAR,
        complete: year < today.year(),
        approved: decided.iter().filter_map(reported).collect(),
    }))
}
