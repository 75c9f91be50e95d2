//! What goes out about registered players.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{App, Problem};
use chrono::{DateTime, Utc};
use rules::{PlayerId, Profile};
use serde::Serialize;
use store::StoredRegistration;
use utoipa::ToSchema;

/// A player whom a federation has registered and who has no account yet.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Registration)]
pub(crate) struct RegistrationView {
    player: PlayerView,
    /// Raised with each invitation.
    version: u32,
    registered_at: DateTime<Utc>,
    /// None where whoever runs the server has brought the player here, or there is no profile any more.
    #[schema(required)]
    registered_by: Option<PlayerView>,
    /// The last invitation; none where the player was never invited.
    #[schema(required)]
    invitation: Option<InvitationView>,
}

/// A link that was sent to a player.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Invitation)]
struct InvitationView {
    email: String,
    sent_at: DateTime<Utc>,
    /// When its link is no longer good.
    lapses_at: DateTime<Utc>,
}

impl RegistrationView {
    /// None where there is no profile any more.
    fn of(
        stored: &StoredRegistration,
        people: &HashMap<PlayerId, Profile>,
    ) -> Option<RegistrationView> {
        let registration = &stored.registration;
        let invitation = registration.invitation.as_ref().map(|invitation| InvitationView {
            email: invitation.email.clone(),
            sent_at: time(invitation.at),
            lapses_at: time(invitation.lapses_at()),
        });
        Some(RegistrationView {
            player: people.get(&stored.player)?.into(),
            version: stored.version,
            registered_at: time(registration.at),
            registered_by: registration.by.and_then(|by| people.get(&by)).map(PlayerView::from),
            invitation,
        })
    }
}

/// Some of them, by number.
pub(crate) async fn views(
    app: &App,
    stored: &mut [StoredRegistration],
) -> Result<Vec<RegistrationView>, Problem> {
    stored.sort_by_key(|stored| stored.player);
    let ids = stored.iter().flat_map(|stored| [Some(stored.player), stored.registration.by]);
    let people = app.people(ids.flatten().collect()).await?;
    Ok(stored.iter().filter_map(|stored| RegistrationView::of(stored, &people)).collect())
}

/// One of them.
pub(crate) async fn view(
    app: &App,
    stored: StoredRegistration,
) -> Result<RegistrationView, Problem> {
    views(app, &mut [stored]).await?.pop().ok_or_else(Problem::unknown_player)
}
