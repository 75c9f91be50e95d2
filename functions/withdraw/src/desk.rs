//! The desk: what waits for me, with everything that would follow.

use app::{App, Problem, SignedIn, WithdrawalOfficial};
use axum::Json;
use axum::extract::State;

use crate::case::Case;
use crate::desk_view::{DeskListView, desk_view};

/// The withdrawals that wait for me: of players in events that I direct or organise, for an officer
/// all. Each with what becomes of every game under every decision.
#[utoipa::path(
    get, path = "/api/director/withdrawals", operation_id = "list_withdrawals",
    tag = "withdrawals",
    responses(
        (status = 200, body = DeskListView),
        (status = 403),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn list_withdrawals(
    State(app): State<App>,
    me: SignedIn,
) -> Result<Json<DeskListView>, Problem> {
    let me = WithdrawalOfficial::of(&app, me).await?;
    let mut listed = app.store.listed_withdrawals().await?;
    listed.sort_by_key(|stored| (stored.withdrawal.at, stored.id));
    let mut withdrawals = Vec::with_capacity(listed.len());
    for stored in listed {
        // Games are replayed for those only who may read of them.
        let rights = me.rights(&app, stored.id.player, Some(&stored)).await?;
        if rights.decides {
            let case = Case::load(&app, stored.id.player, rights).await?;
            withdrawals.push(desk_view(&app, &case, &stored).await?);
        }
    }
    Ok(Json(DeskListView { withdrawals }))
}
