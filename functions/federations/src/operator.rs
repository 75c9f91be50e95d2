//! Who runs the server: for everybody to read, and for an administrator to say.

use app::view::trimmed;
use app::{Act, App, AtDesk, Body, ChangeRefused, Problem, SignedIn};
use axum::Json;
use axum::extract::State;
use rules::Operator;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who runs the server.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Operator, example = json!({
    "name": "Chess Federation of Example", "contact": "office@chess.example",
    "address": "Main Street 1\n110 00 Example"
}))]
pub(crate) struct OperatorBody {
    /// A person or a body: 1 to 120 characters.
    name: String,
    /// An email address, or the address of a page that begins with https://: up to 200 characters.
    contact: String,
    /// The postal address: up to 300 characters.
    #[schema(required)]
    address: Option<String>,
}

/// Who runs the server, as far as that was said.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OperatorView)]
pub(crate) struct OperatorView {
    /// Who; none: nobody has said.
    #[schema(required)]
    operator: Option<OperatorBody>,
    /// Whether the reader may say it.
    may_change: bool,
}

impl OperatorView {
    fn new(operator: Option<Operator>, may_change: bool) -> Json<OperatorView> {
        let body = |Operator { name, contact, address }| OperatorBody { name, contact, address };
        Json(OperatorView { operator: operator.map(body), may_change })
    }
}

/// Who runs the server, and answers for what it keeps of people.
#[utoipa::path(
    get, path = "/api/operator", operation_id = "get_operator", tag = "federations",
    responses((status = 200, body = OperatorView)),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_operator(
    State(app): State<App>,
    me: Option<SignedIn>,
) -> Result<Json<OperatorView>, Problem> {
    let may_change = me.is_some_and(|me| me.may_for_all(Act::NameOperator));
    Ok(OperatorView::new(app.store.operator().await?, may_change))
}

/// Says who runs the server. Sent again, it is answered as it stands.
#[utoipa::path(
    put, path = "/api/operator", operation_id = "put_operator", tag = "federations",
    request_body = OperatorBody,
    responses((status = 200, body = OperatorView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn put_operator(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Body(body): Body<OperatorBody>,
) -> Result<Json<OperatorView>, Problem> {
    if !me.may_for_all(Act::NameOperator) {
        return Err(Problem::forbidden());
    }
    let operator = Operator {
        name: body.name.trim().to_owned(),
        contact: body.contact.trim().to_owned(),
        address: trimmed(body.address).filter(|address| !address.is_empty()),
    };
    operator.check()?;
    app.store.keep_operator(&operator).await?;
    Ok(OperatorView::new(Some(operator), true))
}
