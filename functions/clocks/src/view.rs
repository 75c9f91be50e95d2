//! A player's leave in every section in which games of the player's run.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use app::view::LeaveSectionView;
use app::{App, Problem};
use chrono::NaiveDate;
use rules::{Day, Instant, LeaveBook, PlayerId, Profile};
use serde::Serialize;
use store::{Section, SectionId, StoredLeave};
use utoipa::ToSchema;

/// My leave, section by section.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Leave)]
pub(crate) struct LeaveView {
    /// The present day (UTC): leave begins tomorrow at the earliest.
    today: NaiveDate,
    /// The sections in which games of mine run, by number.
    sections: Vec<LeaveSectionView>,
}

impl LeaveView {
    /// Everything as it stands at `now`: one query each of the seats and the books, and a batch
    /// each of the sections and their directors.
    pub(crate) async fn load(
        app: &App,
        player: PlayerId,
        now: Instant,
    ) -> Result<LeaveView, Problem> {
        let running = running_games(app, player).await?;
        let ids: Vec<SectionId> = running.keys().copied().collect();
        let mut sections = app.store.sections(&ids).await?;
        sections.sort_by_key(|section| section.id);
        let directors: BTreeSet<PlayerId> = sections.iter().filter_map(|s| s.director).collect();
        let directors = app.store.players(&directors.into_iter().collect::<Vec<_>>()).await?;
        let directors: HashMap<PlayerId, Profile> =
            directors.into_iter().map(|director| (director.id, director)).collect();
        let books = app.store.leave_books(player).await?;
        let view = |section: &Section| {
            let director = section.director.and_then(|id| directors.get(&id));
            let book = book_of(section, &books);
            let games = running.get(&section.id).copied().unwrap_or(0);
            LeaveSectionView::new(section, director, games, &book, now)
        };
        let today = Day::of(now).to_date();
        Ok(LeaveView { today, sections: sections.iter().map(view).collect() })
    }
}

fn book_of(section: &Section, books: &[StoredLeave]) -> LeaveBook {
    let stored = books.iter().find(|book| book.section == section.id);
    LeaveBook::replay(section.leave_days, stored.map_or(&[], |stored| &stored.entries))
}

/// How many games of a player run in each section.
pub(crate) async fn running_games(
    app: &App,
    player: PlayerId,
) -> Result<BTreeMap<SectionId, u32>, Problem> {
    let mut running = BTreeMap::new();
    for seat in app.store.seats(player).await? {
        if seat.ended_at.is_none() {
            *running.entry(seat.section).or_insert(0) += 1;
        }
    }
    Ok(running)
}
