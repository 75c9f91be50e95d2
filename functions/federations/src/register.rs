//! The register of federations: which are members of ICCF, in which zone, and who acts for them (`NORM-1`,
//! `TR-2.1-2.2`, `TR-4.5`).

use std::collections::{BTreeMap, HashMap};

use app::view::{PlayerView, time};
use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, NaiveDate, Utc};
use rules::{
    Day, Federation, Membership, MembershipChange, MembershipOrder, Outcome, PlayerId, Profile,
    Role, Zone,
};
use serde::{Deserialize, Serialize};
use store::Error;
use utoipa::ToSchema;

use crate::path::federation;

/// A zone of ICCF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Zone)]
enum ZoneName {
    /// Europe.
    Europe,
    /// Latin America.
    LatinAmerica,
    /// North America and the Pacific.
    NorthAmericaPacific,
    /// Africa and Asia.
    AfricaAsia,
}

impl From<Zone> for ZoneName {
    fn from(zone: Zone) -> ZoneName {
        match zone {
            Zone::Europe => ZoneName::Europe,
            Zone::LatinAmerica => ZoneName::LatinAmerica,
            Zone::NorthAmericaPacific => ZoneName::NorthAmericaPacific,
            Zone::AfricaAsia => ZoneName::AfricaAsia,
        }
    }
}

impl From<ZoneName> for Zone {
    fn from(name: ZoneName) -> Zone {
        match name {
            ZoneName::Europe => Zone::Europe,
            ZoneName::LatinAmerica => Zone::LatinAmerica,
            ZoneName::NorthAmericaPacific => Zone::NorthAmericaPacific,
            ZoneName::AfricaAsia => Zone::AfricaAsia,
        }
    }
}

/// The register of federations.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Federations)]
pub(crate) struct RegisterView {
    /// The server's day, for which it tells who is a member.
    today: NaiveDate,
    /// By their letters: those that are entered, and those that somebody acts for.
    federations: Vec<FederationView>,
    /// Whether the reader may enter changes.
    may_register: bool,
}

/// A federation.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RegisteredFederation)]
pub(crate) struct FederationView {
    /// Three letters.
    code: String,
    /// Whether it is a member of ICCF today; of which nothing is entered that is taken for granted.
    member: bool,
    #[schema(required, inline)]
    zone: Option<ZoneName>,
    /// From which day on it is so; none where nothing was entered.
    #[schema(required)]
    since: Option<NaiveDate>,
    /// Who acts for it.
    delegates: Vec<PlayerView>,
    /// Every change, the latest first.
    changes: Vec<ChangeView>,
}

/// That a federation is a member from a day on, or is none any more.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MembershipChange)]
struct ChangeView {
    from: NaiveDate,
    member: bool,
    #[schema(required, inline)]
    zone: Option<ZoneName>,
    /// Where that was decided.
    source: String,
    at: DateTime<Utc>,
    /// Who has entered it; none where there is no profile any more.
    #[schema(required)]
    by: Option<PlayerView>,
}

impl ChangeView {
    fn new(change: &MembershipChange, people: &HashMap<PlayerId, Profile>) -> ChangeView {
        ChangeView {
            from: change.from.to_date(),
            member: change.member,
            zone: change.zone.map(ZoneName::from),
            source: change.source.clone(),
            at: time(change.at),
            by: people.get(&change.by).map(PlayerView::from),
        }
    }
}

impl FederationView {
    fn new(
        code: Federation,
        membership: &Membership,
        delegates: &[PlayerId],
        people: &HashMap<PlayerId, Profile>,
        today: Day,
    ) -> FederationView {
        let changes = membership.changes().iter().rev();
        let since = membership.since(today);
        let delegates = delegates.iter().filter_map(|id| people.get(id));
        FederationView {
            code: code.to_string(),
            member: membership.is_member(today),
            zone: membership.on(today).and_then(|change| change.zone).map(ZoneName::from),
            since: since.map(Day::to_date),
            delegates: delegates.map(PlayerView::from).collect(),
            changes: changes.map(|change| ChangeView::new(change, people)).collect(),
        }
    }
}

fn writers(membership: &Membership) -> impl Iterator<Item = PlayerId> {
    membership.changes().iter().map(|change| change.by)
}

/// Which federations are members of ICCF, in which zone, and who acts for them (TR-2.1-2.2, TR-4.5,
/// NORM-1).
#[utoipa::path(
    get, path = "/api/federations", operation_id = "list_federations", tag = "federations",
    responses((status = 200, body = RegisterView), (status = 401)),
    security((), ("access_token" = []))
)]
pub(crate) async fn list_federations(
    State(app): State<App>,
    me: Option<SignedIn>,
) -> Result<Json<RegisterView>, Problem> {
    let today = Day::of(app.clock.now());
    let known: BTreeMap<Federation, Membership> =
        app.store.federations().await?.into_iter().collect();
    let delegates = app.who_holds(&[Role::Federation]).await?;
    let mut ids: Vec<PlayerId> = known.values().flat_map(writers).collect();
    ids.extend(&delegates);
    let people = app.people(ids).await?;
    let mut all: BTreeMap<Federation, (Membership, Vec<PlayerId>)> = BTreeMap::new();
    for (code, membership) in known {
        all.entry(code).or_default().0 = membership;
    }
    for player in delegates {
        if let Some(profile) = people.get(&player) {
            all.entry(profile.federation).or_default().1.push(player);
        }
    }
    let view = |(code, (membership, delegates)): (&Federation, &(Membership, Vec<PlayerId>))| {
        FederationView::new(*code, membership, delegates, &people, today)
    };
    Ok(Json(RegisterView {
        today: today.to_date(),
        federations: all.iter().map(view).collect(),
        may_register: me.is_some_and(|me| me.may_for_all(Act::RegisterFederation)),
    }))
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RegisterFederation, example = json!({
    "seen": 0, "from": "2027-01-01", "member": true, "zone": "europe",
    "source": "Congress 2026, item 4"
}))]
pub(crate) struct RegisterBody {
    /// How many changes of the federation were looked at.
    seen: usize,
    /// From which day on it counts: no earlier than the last change.
    from: NaiveDate,
    /// Whether it is a member of ICCF then.
    member: bool,
    /// None: it is not said.
    #[serde(default)]
    #[schema(inline)]
    zone: Option<ZoneName>,
    /// Where that was decided: 1 to 2,000 characters, which everybody may read.
    source: String,
}

/// Enters from when on a federation is a member of ICCF, or is none any more. Sent again, it is answered as
/// it stands.
#[utoipa::path(
    post, path = "/api/federations/{code}/membership", operation_id = "register_federation",
    tag = "federations",
    params(("code" = String, Path, description = "The federation's three letters")),
    request_body = RegisterBody,
    responses((status = 200, body = FederationView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn register_federation(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Path(code): Path<String>,
    Body(body): Body<RegisterBody>,
) -> Result<Json<FederationView>, Problem> {
    if !me.may_for_all(Act::RegisterFederation) {
        return Err(Problem::forbidden());
    }
    let code = federation(&code)?;
    let order = MembershipOrder {
        from: Day::from(body.from),
        member: body.member,
        zone: body.zone.map(Zone::from),
        source: &body.source,
        by: me.player,
        at: app.clock.now(),
        seen: body.seen,
    };
    let before = app.store.membership(code).await?;
    let after = match before.order(&order)? {
        Outcome::Unchanged => before,
        Outcome::Changed(after) => match app.store.change_membership(code, &before, &after).await {
            Err(Error::Conflict) => return Err(Problem::changed_meanwhile()),
            kept => kept.map(|()| after)?,
        },
    };
    let delegates = app.store.delegates(code).await?;
    let people = app.people(writers(&after).chain(delegates.iter().copied()).collect()).await?;
    let today = Day::of(app.clock.now());
    Ok(Json(FederationView::new(code, &after, &delegates, &people, today)))
}
