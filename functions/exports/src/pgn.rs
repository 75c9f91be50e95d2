//! Games in PGN: of a section, of an event, of a player, as many as one answer holds.

use std::collections::BTreeSet;

use app::{App, PGN_GAMES_MAX, Period, PgnFile, Problem, SignedIn, pgn_file, section_ids};
use axum::extract::{Path, State};
use rules::PlayerId;
use store::{EventId, SectionId, SectionResult};

use crate::period::{Ended, PeriodQuery};

/// The games of a section that I may see, in PGN by number: running ones as the event announces it
/// (TR-14). With a period only those that ended in it.
#[utoipa::path(
    get, path = "/api/sections/{id}/pgn", operation_id = "get_section_pgn", tag = "exports",
    params(("id" = u32, Path, description = "The section's number"), PeriodQuery),
    responses(
        (status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 400),
        (status = 401),
        (status = 404),
        (status = 409),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_section_pgn(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
    Ended(period): Ended,
) -> Result<PgnFile, Problem> {
    let id = id.parse().map(SectionId).map_err(|_| Problem::unknown_section())?;
    let mut collected = Collected::new(&app, me.as_ref(), period);
    collected.add(id, |_| true).await?;
    Ok(pgn_file(&format!("section-{}", id.0), collected.text))
}

/// The games of an event that I may see, section by section.
#[utoipa::path(
    get, path = "/api/events/{id}/pgn", operation_id = "get_event_pgn", tag = "exports",
    params(("id" = u32, Path, description = "The event's number"), PeriodQuery),
    responses(
        (status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 400),
        (status = 401),
        (status = 404),
        (status = 409),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_event_pgn(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
    Ended(period): Ended,
) -> Result<PgnFile, Problem> {
    let id = id.parse().map(EventId).map_err(|_| Problem::unknown_event())?;
    let event = app.known_event(id).await?;
    let mut collected = Collected::new(&app, me.as_ref(), period);
    for section in section_ids(&event) {
        collected.add(section, |_| true).await?;
    }
    Ok(pgn_file(&format!("event-{}", id.0), collected.text))
}

/// A player's games that I may see, section by section.
#[utoipa::path(
    get, path = "/api/players/{id}/pgn", operation_id = "get_player_pgn", tag = "exports",
    params(("id" = u32, Path, description = "The player's number"), PeriodQuery),
    responses(
        (status = 200, body = String, content_type = "application/x-chess-pgn"),
        (status = 400),
        (status = 401),
        (status = 404),
        (status = 409),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_player_pgn(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
    Ended(period): Ended,
) -> Result<PgnFile, Problem> {
    let player = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    app.profile(player).await?;
    let seats = app.store.seats(player).await?;
    let wanted = seats.iter().filter(|seat| period.has(seat.ended_at));
    let sections: BTreeSet<SectionId> = wanted.map(|seat| seat.section).collect();
    let mut collected = Collected::new(&app, me.as_ref(), period);
    for section in sections {
        collected.add(section, |line| line.white == player || line.black == player).await?;
    }
    Ok(pgn_file(&format!("player-{player}"), collected.text))
}

/// A file that is being put together.
struct Collected<'a> {
    app: &'a App,
    me: Option<&'a SignedIn>,
    period: Period,
    games: usize,
    text: String,
}

impl<'a> Collected<'a> {
    fn new(app: &'a App, me: Option<&'a SignedIn>, period: Period) -> Collected<'a> {
        Collected { app, me, period, games: 0, text: String::new() }
    }

    /// Adds what is wanted of a section.
    async fn add(
        &mut self,
        section: SectionId,
        wanted: impl Fn(&SectionResult) -> bool,
    ) -> Result<(), Problem> {
        let table = self.app.known_table(section).await?;
        let ended = |line: &SectionResult| line.result.map(|(_, _, at)| at);
        let wanted = |line: &SectionResult| wanted(line) && self.period.has(ended(line));
        self.games += table.results.iter().filter(|line| wanted(line)).count();
        if self.games > PGN_GAMES_MAX {
            let detail = format!(
                "These are more than {PGN_GAMES_MAX} games: choose a shorter period, or order an export."
            );
            return Err(Problem::conflict("too_many_games", detail));
        }
        self.text.push_str(&self.app.section_pgn(self.me, &table, wanted).await?);
        Ok(())
    }
}
