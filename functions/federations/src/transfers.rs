//! Transfers from one federation to another (`TR-13`): asked for by the player, answered by both
//! federations, appealed against, decided and registered.

use app::{About, Act, App, Body, ChangeRefused, Made, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use rules::{Federation, Transfer, TransferAct, TransferRequest, TransferStep};
use serde::Deserialize;
use store::{Error, Role, StoredTransfer};
use utoipa::ToSchema;

use crate::path::named_federation;
use crate::transfer_view::{ActName, GroundsName, MayView, TransferView, TransfersView, people_in};

/// Whoever asks, and for which federation they play.
struct Asker {
    me: SignedIn,
    federation: Federation,
}

impl Asker {
    async fn new(app: &App, me: SignedIn) -> Result<Asker, Problem> {
        let federation = app.profile(me.player).await?.federation;
        Ok(Asker { me, federation })
    }

    /// The federation that they act for.
    fn acts_for(&self) -> Option<Federation> {
        self.me.roles.contains(&Role::Federation).then_some(self.federation)
    }

    fn answers_for(&self, federation: Federation) -> bool {
        let about = About { players_federation: Some(federation), ..About::default() };
        self.me.may(Act::AnswerTransfer, &about, Some(self.federation))
    }

    fn may_see(&self, transfer: &Transfer) -> bool {
        self.me.player == transfer.player
            || self.answers_for(transfer.from)
            || self.answers_for(transfer.to)
            || transfer.is_shown_to(self.me.as_transfer_official())
    }

    /// Whether it is their office to do this; whether it can be done now is asked of the rules.
    fn may(&self, transfer: &Transfer, act: TransferAct, federation: Option<Federation>) -> bool {
        match act {
            // It begins a transfer and answers none.
            TransferAct::Ask => false,
            TransferAct::Appeal | TransferAct::TakeBack => self.me.player == transfer.player,
            TransferAct::Consent | TransferAct::Object => {
                federation.is_some_and(|federation| self.answers_for(federation))
            }
            TransferAct::Allow | TransferAct::Refuse => self.me.may_ever(Act::DecideTransferAppeal),
            TransferAct::Register => self.me.may_ever(Act::RegisterTransfer),
        }
    }

    fn step(
        &self,
        app: &App,
        (act, federation): (TransferAct, Option<Federation>),
        reason: String,
    ) -> TransferStep {
        TransferStep { act, at: app.clock.now(), by: self.me.player, federation, reason }
    }

    /// What they may do now.
    fn choices(&self, app: &App, transfer: &Transfer) -> Vec<MayView> {
        let both = [Some(transfer.from), Some(transfer.to)];
        let acts = TransferAct::ANSWERS.into_iter().flat_map(|act| {
            let federations = if act.is_a_federations() { &both[..] } else { &[None] };
            federations.iter().map(move |federation| (act, *federation))
        });
        let possible = |choice: &(TransferAct, Option<Federation>)| {
            let step = self.step(app, *choice, "A reason.".to_owned());
            self.may(transfer, choice.0, choice.1) && transfer.take(step).is_ok()
        };
        acts.filter(possible).map(MayView::new).collect()
    }

    async fn view(&self, app: &App, stored: &StoredTransfer) -> Result<TransferView, Problem> {
        let people = app.people(people_in(stored).collect()).await?;
        Ok(TransferView::new(stored, &people, self.choices(app, &stored.transfer)))
    }

    /// The transfer that a path names, where they may see it.
    async fn find(&self, app: &App, id: &str) -> Result<StoredTransfer, Problem> {
        let unknown = || Problem::not_found("unknown_transfer", "There is no such transfer.");
        let stored = match app.store.transfer(id.parse().map_err(|_| unknown())?).await {
            Err(Error::NotFound) => return Err(unknown()),
            found => found?,
        };
        if self.may_see(&stored.transfer) { Ok(stored) } else { Err(Problem::forbidden()) }
    }
}

/// My transfers, and those to and from the federation that I act for; for the rating commissioner all that
/// are open, for the Arbitration Commission those of them that a player has appealed about. The newest
/// first.
#[utoipa::path(
    get, path = "/api/transfers", operation_id = "list_transfers", tag = "federations",
    responses(
        (status = 200, body = TransfersView),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_transfers(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<TransfersView>, Problem> {
    let asker = Asker::new(&app, me).await?;
    let mut found = app.store.transfers_of(asker.me.player).await?;
    if let Some(federation) = asker.acts_for() {
        found.extend(app.store.federations_transfers(federation).await?);
    }
    let official = asker.me.as_transfer_official();
    if official.registers || official.hears_appeals {
        let open = app.store.open_transfers().await?;
        found.extend(open.into_iter().filter(|stored| stored.transfer.is_shown_to(official)));
    }
    found.sort_by_key(|stored| std::cmp::Reverse(stored.id));
    found.dedup_by_key(|stored| stored.id);
    let people = app.people(found.iter().flat_map(people_in).collect()).await?;
    let view = |stored: &StoredTransfer| {
        TransferView::new(stored, &people, asker.choices(&app, &stored.transfer))
    };
    Ok(Json(TransfersView { transfers: found.iter().map(view).collect() }))
}

/// One transfer: for its player, both federations and the rating commissioner, and for the Arbitration
/// Commission once the player has appealed.
#[utoipa::path(
    get, path = "/api/transfers/{id}", operation_id = "get_transfer", tag = "federations",
    params(("id" = u32, Path, description = "The transfer's number")),
    responses(
        (status = 200, body = TransferView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_transfer(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<TransferView>, Problem> {
    let asker = Asker::new(&app, me).await?;
    let stored = asker.find(&app, &id).await?;
    asker.view(&app, &stored).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AskForTransfer, example = json!({
    "to": "POL", "grounds": "residence", "reason": "I have lived in Kraków since 2024."
}))]
pub(crate) struct AskBody {
    /// The federation that I want to play for: three letters.
    to: String,
    grounds: GroundsName,
    /// Why: 1 to 2,000 characters. Both federations and the officers read it.
    reason: String,
}

/// Asks for my transfer to another federation (TR-13). One at a time; the same request sent again is
/// answered with the transfer as it stands.
#[utoipa::path(
    post, path = "/api/transfers", operation_id = "ask_for_transfer", tag = "federations",
    request_body = AskBody,
    responses((status = 200, body = TransferView), (status = 201, body = TransferView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn ask_for_transfer(
    State(app): State<App>,
    me: SignedIn,
    Body(body): Body<AskBody>,
) -> Result<Made<Json<TransferView>>, Problem> {
    let asker = Asker::new(&app, me).await?;
    let request = TransferRequest {
        player: asker.me.player,
        from: asker.federation,
        to: named_federation(&body.to)?,
        grounds: body.grounds.into(),
        reason: text_of(&body.reason, "Give the reasons.")?,
    };
    let transfer = request.open(app.clock.now())?;
    let known = app.store.transfers_of(asker.me.player).await?;
    let known = known.into_iter().find(|stored| stored.transfer.state.is_open());
    let (is_new, stored) = match known {
        Some(known) => (false, known),
        None => {
            let id = app.store.next_number("transfer").await?;
            let stored = app.store.open_transfer(id, &transfer).await?;
            (stored.id == id, stored)
        }
    };
    if !is_same(&stored.transfer, &transfer) {
        let detail = "A transfer of yours is open: take it back before you ask for another one.";
        return Err(Problem::conflict("transfer_open", detail).under("TR-13"));
    }
    Ok(Made::once(Json(asker.view(&app, &stored).await?), is_new))
}

/// Whether both begin with the same request.
fn is_same(kept: &Transfer, new: &Transfer) -> bool {
    let key = |it: &Transfer| (it.from, it.to, it.grounds);
    let repeated = kept
        .steps
        .first()
        .zip(new.steps.first())
        .is_some_and(|(kept, new)| kept.is_repeated_by(new));
    key(kept) == key(new) && repeated
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnswerTransfer, example = json!({
    "version": 1, "act": "object", "reason": "The player's address is still in Brno."
}))]
pub(crate) struct AnswerBody {
    /// The transfer as it was read.
    version: u32,
    act: ActName,
    /// For which federation an officer records a consent or an objection; a delegate answers for their
    /// own.
    #[serde(default)]
    federation: Option<String>,
    /// Why: up to 2,000 characters; a consent, a registration and taking back need none.
    #[serde(default)]
    reason: Option<String>,
}

/// Takes the next step (TR-13): the federations consent or object, the player appeals or takes the
/// request back, officers decide the appeal and register the transfer. With the registration the
/// player plays for the new federation, with the same number and rating, and holds no office for a
/// federation any more. The same step sent again is answered as it stands.
#[utoipa::path(
    post, path = "/api/transfers/{id}/answers", operation_id = "answer_transfer",
    tag = "federations", params(("id" = u32, Path, description = "The transfer's number")),
    request_body = AnswerBody,
    responses((status = 200, body = TransferView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn answer_transfer(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<AnswerBody>,
) -> Result<Json<TransferView>, Problem> {
    let asker = Asker::new(&app, me).await?;
    let stored = asker.find(&app, &id).await?;
    let act = TransferAct::from(body.act);
    if !act.is_the_players() {
        asker.me.must_be_at_desk(app.clock.now())?;
    }
    let federation = match act.is_a_federations() {
        true => Some(for_whom(&asker, body.federation.as_deref())?),
        false => None,
    };
    if !asker.may(&stored.transfer, act, federation) {
        return Err(Problem::forbidden().under("TR-13"));
    }
    let reason = match body.reason.as_deref().map(str::trim) {
        None | Some("") => String::new(),
        Some(reason) => text_of(reason, "Give the reasons.")?,
    };
    let step = asker.step(&app, (act, federation), reason);
    let again = stored.transfer.steps.last().is_some_and(|last| last.is_repeated_by(&step));
    if again && stored.version > body.version {
        return asker.view(&app, &stored).await.map(Json);
    }
    let after = stored.transfer.take(step)?;
    if stored.version != body.version {
        return Err(Problem::changed_meanwhile());
    }
    let stored = keep(&app, &stored, &after).await?;
    asker.view(&app, &stored).await.map(Json)
}

/// The federation for which somebody answers: their own, or the one that an officer names.
fn for_whom(asker: &Asker, named: Option<&str>) -> Result<Federation, Problem> {
    let missing = || {
        let detail = "Say for which federation you record the answer.";
        Problem::invalid_body(detail)
    };
    match (named, asker.acts_for()) {
        (Some(named), _) => named_federation(named),
        (None, Some(own)) => Ok(own),
        (None, None) => Err(missing()),
    }
}

/// Keeps a step; with a registration the player's offices for the old federation end.
async fn keep(
    app: &App,
    before: &StoredTransfer,
    after: &Transfer,
) -> Result<StoredTransfer, Problem> {
    let account = match app.store.account(after.player).await {
        Ok(account) => Some(account),
        // Whoever has deleted their account holds no office.
        Err(Error::NotFound) => None,
        Err(error) => return Err(error.into()),
    };
    match app.store.change_transfer(before, after, account.as_ref()).await {
        Err(Error::Conflict) => Err(Problem::changed_meanwhile()),
        kept => Ok(kept?),
    }
}
