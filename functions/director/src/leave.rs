//! A player's leave at the director's desk: special leave, leave taken back, a corrected allowance.

use std::collections::BTreeSet;

use app::{Act, App, AtDesk, Body, ChangeRefused, Grounds, Problem, SignedIn, text_of};
use axum::Json;
use axum::extract::{Path, State};
use chrono::NaiveDate;
use rules::{Instant, LeaveAction, LeaveBook, LeaveDecision, LeaveRefusal, PlayerId};
use serde::Deserialize;
use store::{Section, SectionId};
use utoipa::ToSchema;

use crate::leave_view::LeaveBookView;

/// A player's leave in a section, with everything that was entered.
#[utoipa::path(
    get, path = "/api/director/leave/{section}/{player}", operation_id = "get_player_leave",
    tag = "director",
    params(
        ("section" = u32, Path, description = "The section's number"),
        ("player" = u32, Path, description = "The player's number"),
    ),
    responses(
        (status = 200, body = LeaveBookView),
        (status = 403),
        (status = 404),
    ),
    security(("access_token" = []))
)]
pub(crate) async fn get_player_leave(
    State(app): State<App>,
    me: SignedIn,
    Path((section, player)): Path<(String, String)>,
) -> Result<Json<LeaveBookView>, Problem> {
    // Anything but numbers is no section and no player.
    let (Ok(section), Ok(player)) = (section.parse(), player.parse()) else {
        return Err(Problem::unknown_section());
    };
    let case = Case::open(&app, &me, section, player).await?;
    case.view(&app).await.map(Json)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ChangePlayerLeave, example = json!({
    "section": 1, "player": 160012, "first": "2026-11-01", "last": "2026-11-30",
    "reason": "In hospital; a certificate was shown."
}))]
pub(crate) struct PlayerLeaveBody {
    /// The section's number.
    section: u32,
    /// The player's number.
    player: u32,
    /// The first day (UTC).
    first: NaiveDate,
    /// The last day (UTC).
    last: NaiveDate,
    /// Why, for the record: 1 to 2,000 characters.
    reason: String,
}

/// Grants special leave, which may lie in the past and is not charged to the allowance.
#[utoipa::path(
    post, path = "/api/director/leave", operation_id = "grant_leave", tag = "director",
    request_body = PlayerLeaveBody, responses((status = 200, body = LeaveBookView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn grant_leave(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Body(body): Body<PlayerLeaveBody>,
) -> Result<Json<LeaveBookView>, Problem> {
    let (first, last) = (body.first.into(), body.last.into());
    let case = Case::open(&app, &me, body.section, body.player).await?;
    case.change(&app, &body.reason, |book, reason, now| {
        book.grant_special(first, last, me.player, reason, now)
    })
    .await
}

/// Takes back a player's leave of either kind on these days, as far as they have not begun.
#[utoipa::path(
    post, path = "/api/director/leave/cancel", operation_id = "withdraw_leave", tag = "director",
    request_body = PlayerLeaveBody, responses((status = 200, body = LeaveBookView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn withdraw_leave(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Body(body): Body<PlayerLeaveBody>,
) -> Result<Json<LeaveBookView>, Problem> {
    let (first, last) = (body.first.into(), body.last.into());
    let case = Case::open(&app, &me, body.section, body.player).await?;
    case.change(&app, &body.reason, |book, reason, now| {
        book.withdraw(first, last, me.player, reason, now)
    })
    .await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CorrectAllowance, example = json!({
    "section": 1, "player": 160012, "year": 2026, "days": 10, "reason": "The event was prolonged."
}))]
pub(crate) struct AllowanceBody {
    /// The section's number.
    section: u32,
    /// The player's number.
    player: u32,
    /// The calendar year: this one or the next.
    year: i32,
    /// Days more than the event allows, fewer when negative, in place of an earlier correction:
    /// 366 at most.
    days: i16,
    /// Why, for the record: 1 to 2,000 characters.
    reason: String,
}

/// Corrects how many days of leave a player has in a calendar year.
#[utoipa::path(
    post, path = "/api/director/leave/allowance", operation_id = "correct_allowance",
    tag = "director", request_body = AllowanceBody,
    responses((status = 200, body = LeaveBookView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn correct_allowance(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    Body(body): Body<AllowanceBody>,
) -> Result<Json<LeaveBookView>, Problem> {
    let case = Case::open(&app, &me, body.section, body.player).await?;
    case.change(&app, &body.reason, |book, reason, now| {
        book.correct_allowance(body.year, body.days, me.player, reason, now)
    })
    .await
}

/// A player in a section in which the asker may decide.
struct Case {
    section: Section,
    player: PlayerId,
    running_games: u32,
}

impl Case {
    /// Asks whether the official rules in the section and plays no game of it, and whether the
    /// player has one.
    async fn open(app: &App, me: &SignedIn, section: u32, player: u32) -> Result<Case, Problem> {
        if !me.may_ever(Act::Direct) {
            return Err(Problem::forbidden());
        }
        let (id, player) = (SectionId(section), PlayerId(player));
        let section =
            app.store.sections(&[id]).await?.pop().ok_or_else(Problem::unknown_section)?;
        let may = me.may_at_desk(Act::Direct, &section);
        if !may || app.plays_in(me.player).await?.contains(&id) {
            return Err(Problem::forbidden());
        }
        let mut seats = app.store.seats(player).await?;
        seats.retain(|seat| seat.section == id);
        if seats.is_empty() {
            return Err(Problem::unknown_section());
        }
        let running = seats.iter().filter(|seat| seat.ended_at.is_none()).count();
        let running_games = u32::try_from(running).unwrap_or(u32::MAX);
        Ok(Case { section, player, running_games })
    }

    async fn change(
        &self,
        app: &App,
        reason: &str,
        decide: impl Fn(&LeaveBook, &str, Instant) -> Result<LeaveDecision, LeaveRefusal>,
    ) -> Result<Json<LeaveBookView>, Problem> {
        let reason = text_of(reason, "Give a reason for the record.")?;
        let sections = BTreeSet::from([self.section.id]);
        app.change_leave(self.player, &sections, |book, now| decide(book, &reason, now)).await?;
        self.view(app).await.map(Json)
    }

    async fn view(&self, app: &App) -> Result<LeaveBookView, Problem> {
        let stored = app.store.leave_book(self.player, self.section.id).await?;
        let book = LeaveBook::replay(self.section.leave_days, &stored.entries);
        if stored.entries.iter().any(|entry| matches!(entry.action, LeaveAction::Granted(_))) {
            app::grounds_shown(Grounds::SpecialLeave, self.player);
        }
        let mut ids: BTreeSet<PlayerId> = stored.entries.iter().map(|entry| entry.by).collect();
        ids.insert(self.player);
        let people = app.store.players(&ids.into_iter().collect::<Vec<_>>()).await?;
        let now = app.clock.now();
        LeaveBookView::new(&self.section, self.player, self.running_games, &book, &people, now)
    }
}
