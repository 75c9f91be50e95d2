//! Sections that let their winners into a higher class: the one that grounds for an entry name, and those
//! in which a player has played (`TR-2.3`, `TR-2.5`, `TR-2.6`).

use std::collections::BTreeSet;

use app::{App, Problem, own_number, played_games};
use futures_util::future::try_join_all;
use rules::PlayerId;
use rules::tournament::{
    EntryClass, EventId, Grounds, PlayedSection, SectionId, SectionWin, WonSection,
};
use serde::Serialize;
use store::{Error, Section, SectionTable, StoredEvent};
use utoipa::ToSchema;

/// Sections that are read at the same time.
const SIDE_BY_SIDE: usize = 8;

/// A section that a player has played in, with what its table tells.
pub(crate) struct PlayedIn {
    section: Section,
    win: SectionWin,
}

/// A section whose winner may enter, as its table stands for me (TR-2.5, TR-2.6).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SectionWin)]
pub(crate) struct WinView {
    /// The section's number.
    section: u32,
    /// Its name.
    name: String,
    /// Its event's name.
    event: String,
    /// Whether I can enter by it.
    holds: bool,
    /// What it lacks: `not_of_section`, `withdrawn_silently`, `games_running`, `not_first` or `no_plus_score`;
    /// none where I have won it.
    #[schema(required)]
    lack: Option<&'static str>,
    /// The article that asks for what is lacking, where it is another than that of the class.
    #[schema(required)]
    rule: Option<&'static str>,
    /// The other event for which I have used it, by number.
    #[schema(required)]
    used_in: Option<u32>,
}

impl PlayedIn {
    /// The section's number, with what is known of it.
    pub(crate) fn win(&self) -> (SectionId, SectionWin) {
        (self.section.id, self.win)
    }

    pub(crate) fn view(&self) -> WinView {
        WinView {
            section: self.section.id.0,
            name: self.section.name.clone(),
            event: self.section.event_name.clone(),
            holds: self.win.holds(),
            lack: self.win.lack.map(|lack| lack.code()),
            rule: self.win.lack.and_then(|lack| lack.rule()),
            used_in: self.win.used_in.map(|event| event.0),
        }
    }
}

/// What is known of the section that grounds name; none where they name none that has an event.
/// `event`: which the player enters.
pub(crate) async fn section_win(
    app: &App,
    player: PlayerId,
    grounds: Option<&Grounds>,
    event: EventId,
) -> Result<Option<SectionWin>, Problem> {
    let Some(Grounds::SectionWinner(WonSection::Number(section))) = grounds else {
        return Ok(None);
    };
    let section = SectionId(*section);
    let table = match app.store.section_table(section).await {
        Err(Error::NotFound) => return Ok(None),
        table => table?,
    };
    let Some(played_in) = table.section.event else { return Ok(None) };
    let played_in = app.store.event(played_in).await?;
    win_of(app, player, &played_in, &table, event).await.map(Some)
}

/// The sections of a class that a player plays or has played in, by number, in the eyes of an entry in
/// `event`.
pub(crate) async fn played_in(
    app: &App,
    player: PlayerId,
    class: EntryClass,
    event: EventId,
) -> Result<Vec<PlayedIn>, Problem> {
    let seats = app.store.seats(player).await?;
    let ids: BTreeSet<SectionId> = seats.iter().map(|seat| seat.section).collect();
    let mut sections = app.store.sections(&ids.into_iter().collect::<Vec<_>>()).await?;
    sections.sort_by_key(|section| section.id);
    let ids: BTreeSet<EventId> = sections.iter().filter_map(|section| section.event).collect();
    let mut events = app.store.events(&ids.into_iter().collect::<Vec<_>>()).await?;
    events.retain(|event| event.announcement.entry == class);
    let of_class = sections.into_iter().filter_map(|section| {
        let of = events.iter().find(|event| Some(event.id) == section.event)?;
        Some((section, of))
    });
    let of_class: Vec<(Section, &StoredEvent)> = of_class.collect();
    let mut played = Vec::new();
    for few in of_class.chunks(SIDE_BY_SIDE) {
        let read = few.iter().map(async |(section, of)| {
            let table = app.store.section_table(section.id).await?;
            let win = win_of(app, player, of, &table, event).await?;
            Ok::<_, Problem>(PlayedIn { section: section.clone(), win })
        });
        played.extend(try_join_all(read).await?);
    }
    Ok(played)
}

/// What a section's table tells of a player.
async fn win_of(
    app: &App,
    player: PlayerId,
    played_in: &StoredEvent,
    table: &SectionTable,
    event: EventId,
) -> Result<SectionWin, Problem> {
    let used_in = match app.store.win_used(player, table.section.id).await? {
        Some(used_in) if used_in != event => app.store.still_used(used_in).await?,
        used_in => used_in,
    };
    let games = played_games(table);
    let played = PlayedSection {
        class: played_in.announcement.entry,
        tie_breaks: &played_in.announcement.tie_breaks,
        players: table.start_list.len(),
        games: &games,
        unfinished: table.results.len() - table.finished(),
        own: own_number(table, player),
        is_silent: app.silently_withdrawn(table).await?.contains(&player),
    };
    Ok(SectionWin::seen_in(&played, used_in, event))
}
