//! The private calendar: who has the address may read it.
//!
//! A forged address is told by its seal, without the table; an address of before is told by one
//! read. What is counted is what costs: the readings of a calendar that is there.

use std::collections::HashMap;

use app::{App, PrivatePurpose, PrivateToken, Problem, reader_of};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use rules::{Game, GameId, Interval, LeaveBook, PlayerId};
use store::{AttemptKind, Error, Seat, Section, SectionId};

use crate::feed::{Feed, Turn};
use crate::handlers::{AddressPath, unknown_address};

/// Seconds for which a program may keep the calendar, and in which its readings are counted.
const WINDOW_SECONDS: i64 = 15 * 60;
/// Readings of one calendar in a window: many programs on many devices.
const READINGS_MAX: u32 = 60;

/// A player's calendar: the deadlines of the games in which the player is on move.
#[utoipa::path(
    get, path = "/api/calendar/{token}", operation_id = "get_calendar", tag = "settings",
    params(("token" = String, Path, description = "From `calendar_url`; `.ics` may follow it")),
    responses(
        (status = 200, body = String, content_type = "text/calendar"),
        (status = 404),
        (status = 429),
    )
)]
pub(crate) async fn get_calendar(
    State(app): State<App>,
    AddressPath(token): AddressPath,
) -> Result<impl IntoResponse, Problem> {
    let player = player_of(&app, &token).await?;
    let kind = AttemptKind::Calendar;
    app.limit(kind, &player.to_string(), WINDOW_SECONDS, READINGS_MAX).await?;
    let account = app.store.account(player).await.map_err(gone)?;
    let feed = Feed {
        player,
        origin: &app.origin,
        reader: reader_of(&account),
        turns: turns(&app, player).await?,
        leave: leave(&app, player).await?,
    };
    let headers = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8"),
        (header::CACHE_CONTROL, "private, max-age=900"),
    ];
    Ok((headers, feed.write()))
}

/// The player whose present address this is.
async fn player_of(app: &App, token: &str) -> Result<PlayerId, Problem> {
    let token = token.strip_suffix(".ics").unwrap_or(token);
    let token = PrivateToken::read(PrivatePurpose::Calendar, token, &app.keys)
        .ok_or_else(unknown_address)?;
    let settings = app.store.settings(token.player).await?;
    if settings.calendar_generation == token.generation {
        Ok(token.player)
    } else {
        Err(unknown_address())
    }
}

fn gone(error: Error) -> Problem {
    match error {
        Error::NotFound => unknown_address(),
        other => other.into(),
    }
}

/// The games that wait for the player's move.
async fn turns(app: &App, player: PlayerId) -> Result<Vec<Turn>, Problem> {
    let mut seats = app.store.seats(player).await?;
    seats.retain(|seat| seat.ended_at.is_none());
    let ids: Vec<GameId> = seats.iter().map(|seat| seat.game).collect();
    let seats: HashMap<GameId, Seat> = seats.into_iter().map(|seat| (seat.game, seat)).collect();
    let mut mine = Vec::new();
    for (stored, game) in app.whole_games(&ids).await?.games {
        let Some(seat) = seats.get(&stored.id) else { continue };
        if game.turn() == seat.color && game.is_running() {
            mine.push((seat, game));
        }
    }
    let (opponents, sections) = neighbours(app, mine.iter().map(|(seat, _)| *seat)).await?;
    let missing = || Problem::internal("a seat names a player or section that is missing");
    let turn = |(seat, game): &(&Seat, Game)| {
        let section = sections.get(&seat.section).ok_or_else(missing)?;
        let Some(ends) = game.ends_first(section.adjudication_at) else { return Ok(None) };
        Ok(Some(Turn {
            game: seat.game,
            opponent: opponents.get(&seat.opponent).ok_or_else(missing)?.clone(),
            event: section.full_name(),
            move_number: game.move_number(),
            ends,
            changed: game.last_at().unwrap_or(game.terms().starts_at),
            sequence: game.log().len(),
        }))
    };
    mine.iter().filter_map(|mine| turn(mine).transpose()).collect()
}

/// The player's leave in all events; the same days in several of them are told once.
async fn leave(app: &App, player: PlayerId) -> Result<Vec<Interval>, Problem> {
    let books = app.store.leave_books(player).await?;
    let ids: Vec<SectionId> = books.iter().map(|book| book.section).collect();
    let sections = app.store.sections(&ids).await?;
    let allowance = |id| sections.iter().find(|section| section.id == id).map(|s| s.leave_days);
    let mut leave = Vec::new();
    for stored in &books {
        let book = LeaveBook::replay(allowance(stored.section).unwrap_or(0), &stored.entries);
        leave.extend_from_slice(book.intervals().as_slice());
    }
    Ok(leave)
}

/// The opponents' names and the sections of some seats.
async fn neighbours(
    app: &App,
    seats: impl Iterator<Item = &Seat>,
) -> Result<(HashMap<PlayerId, String>, HashMap<SectionId, Section>), Problem> {
    let (mut opponents, mut sections): (Vec<PlayerId>, Vec<SectionId>) =
        seats.map(|seat| (seat.opponent, seat.section)).unzip();
    opponents.sort_unstable();
    opponents.dedup();
    sections.sort_unstable();
    sections.dedup();
    let opponents = app.store.players(&opponents).await?.into_iter();
    let sections = app.store.sections(&sections).await?.into_iter();
    let name = |given: &str, family: &str| format!("{given} {family}");
    Ok((
        opponents.map(|p| (p.id, name(&p.given_name, &p.family_name))).collect(),
        sections.map(|section| (section.id, section)).collect(),
    ))
}
