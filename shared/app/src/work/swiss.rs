//! The rounds of a Swiss tournament, as they were played.

use rules::Color;
use rules::tournament::{
    Announcement, EventState, ParseSeedError, RoundPairing, Seed, SwissRow, SwissSection, System,
    draw_first_colour,
};
use store::{Error, SectionTable, StartLine, StoredEvent};

use crate::work::lots::sha256;
use crate::work::table_norms::played_games;
use crate::{App, Problem};

/// A round with the tables of its sections, in their order.
pub type RoundTables = (StoredEvent, Vec<SectionTable>);

impl App {
    /// Who meets whom in a round of a Swiss tournament, by the rounds before it.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn swiss_pairing(
        &self,
        event: &StoredEvent,
        rounds: u8,
    ) -> Result<RoundPairing, Problem> {
        let mut played = Vec::new();
        for event in self.swiss_rounds_before(event).await?.into_iter().rev() {
            if !event.is_set_up() {
                return Ok(RoundPairing::TooEarly);
            }
            let tables = self.event_tables(&event).await?;
            played.push((event, tables));
        }
        let first = played.first().map_or(event, |(first, _)| first);
        let initial = self.first_colour(first).await?;
        Ok(RoundPairing::Swiss { before: swiss_row(&played), rounds, initial })
    }

    /// The rounds of the same Swiss tournament that come before an event and take place, the last one first.
    ///
    /// # Errors
    /// `unavailable`.
    async fn swiss_rounds_before(&self, event: &StoredEvent) -> Result<Vec<StoredEvent>, Problem> {
        let mut before = self.rounds_before(event).await?;
        before.retain(|it| is_of_swiss(it, event.announcement.system));
        Ok(before)
    }

    /// The colour of number 1 in the first round, by the secret that was committed to before; White before there is one.
    async fn first_colour(&self, first: &StoredEvent) -> Result<Color, Problem> {
        let drawn = first.publication.as_ref().and_then(|published| published.drawn.clone());
        let committed = match drawn {
            Some(drawn) => Some(drawn.committed),
            None => self.store.committed_lots(first.id).await?,
        };
        let Some(committed) = committed else { return Ok(Color::White) };
        let secret: Result<Seed, ParseSeedError> = committed.secret.parse();
        let secret = secret.map_err(|error| Error::Corrupt {
            key: format!("lots of event {}", first.id.0),
            reason: error.to_string(),
        })?;
        Ok(draw_first_colour(&secret, sha256))
    }
}

/// Whether an event is a round of a Swiss tournament that takes place.
pub fn is_of_swiss(event: &StoredEvent, system: System) -> bool {
    matches!(system, System::Swiss { .. })
        && event.announcement.system == system
        && event.state != EventState::Cancelled
}

/// The rounds of a Swiss tournament that have been set up, from the first one.
pub fn swiss_row<'a>(rounds: impl IntoIterator<Item = &'a RoundTables>) -> SwissRow {
    let sections = |(event, tables): &RoundTables| sections(&event.announcement, tables);
    SwissRow::new(&rounds.into_iter().map(sections).collect::<Vec<_>>())
}

/// The sections of a round with the ratings by which its players are put together.
fn sections(announcement: &Announcement, tables: &[SectionTable]) -> Vec<SwissSection> {
    let lines = tables.iter().flat_map(|table| &table.start_list);
    let published: Vec<Option<u16>> = lines.map(|line| line.rating).collect();
    let mut ratings = announcement.placing_ratings(&published).into_iter();
    let mut player = |line: &StartLine| (line.player, ratings.next().flatten());
    let section = |table: &SectionTable| SwissSection {
        players: table.start_list.iter().map(&mut player).collect(),
        games: played_games(table),
    };
    tables.iter().map(section).collect()
}
