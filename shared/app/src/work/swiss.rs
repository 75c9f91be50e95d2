//! The rounds of a Swiss tournament, as they were played.

use rules::tournament::{ParseSeedError, Seed, SwissRow, SwissSection, draw_first_colour};
use rules::{Color, PlayerId};
use store::{Error, SectionTable, StartLine, StoredEvent};

use crate::work::lots::sha256;
use crate::work::table_norms::played_games;
use crate::{App, Problem};

/// A round with the tables of its sections, in their order.
pub type RoundTables = (StoredEvent, Vec<SectionTable>);

impl App {
    /// The rounds so far of a Swiss tournament, which has its first round and so many in all.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn swiss_row(
        &self,
        played: &[RoundTables],
        (first, rounds): (&StoredEvent, u8),
    ) -> Result<SwissRow, Problem> {
        let set_up = played.iter().filter(|(_, tables)| !tables.is_empty());
        let played: Vec<Vec<SwissSection>> =
            set_up.map(|(_, tables)| tables.iter().map(section).collect()).collect();
        Ok(SwissRow::new(&played, rounds, self.first_colour(first).await?))
    }

    /// The rounds of the Swiss tournament that come before one of its events.
    ///
    /// # Errors
    /// `unavailable`.
    pub(crate) async fn swiss_rounds_before(
        &self,
        event: &StoredEvent,
        rounds: u8,
    ) -> Result<SwissRow, Problem> {
        let mut played = Vec::new();
        for event in self.rounds_before(event).await?.into_iter().rev() {
            let tables = self.event_tables(&event).await?;
            played.push((event, tables));
        }
        let first = played.first().map_or(event, |(first, _)| first);
        self.swiss_row(&played, (first, rounds)).await
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

fn section(table: &SectionTable) -> SwissSection {
    let rated =
        |line: &StartLine| -> (PlayerId, Option<u16>) { (line.player, line.rating.or(line.level)) };
    SwissSection {
        players: table.start_list.iter().map(rated).collect(),
        games: played_games(table),
    }
}
