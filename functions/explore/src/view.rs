//! What the archive shows.

use app::view::{EventKindName, PlayerView, SectionView, VariantName, time};
use archive::{ArchivedGame, Counts};
use chrono::{DateTime, Utc};
use rules::tournament::EventKind;
use rules::{Opening, OpeningNumber, Profile};
use serde::Serialize;
use store::Section;
use utoipa::ToSchema;

/// An opening.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = Opening, example = json!({ "eco": "B90", "name": "Sicilian Defense: Najdorf Variation" }))]
pub(crate) struct OpeningView {
    /// Its code in the Encyclopaedia of Chess Openings.
    eco: &'static str,
    /// Its English name.
    name: &'static str,
}

impl From<Opening> for OpeningView {
    fn from(opening: Opening) -> OpeningView {
        OpeningView { eco: opening.eco, name: opening.name }
    }
}

/// Games by their results. Where neither side has got the point a game is none of the three.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = ArchivedCounts)]
pub(crate) struct CountsView {
    /// Games.
    games: u32,
    /// Won by White.
    white_wins: u32,
    /// Drawn.
    draws: u32,
    /// Won by Black.
    black_wins: u32,
}

impl From<Counts> for CountsView {
    fn from(counts: Counts) -> CountsView {
        let Counts { games, white, drawn, black } = counts;
        CountsView { games, white_wins: white, draws: drawn, black_wins: black }
    }
}

/// A game that is over.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchivedGame)]
pub(crate) struct ArchivedGameView {
    /// Its number.
    id: u32,
    variant: VariantName,
    section: SectionView,
    /// The event's number.
    #[schema(required)]
    event: Option<u32>,
    /// What kind of event it is.
    #[schema(required, value_type = Option<EventKindName>)]
    kind: Option<EventKind>,
    white: PlayerView,
    black: PlayerView,
    /// White's published rating at the start.
    #[schema(required)]
    white_rating: Option<u16>,
    /// Black's.
    #[schema(required)]
    black_rating: Option<u16>,
    /// White's points in halves: 0, 1 or 2.
    white_halves: u8,
    /// Black's.
    black_halves: u8,
    /// Why it ended, as an ending tells it.
    reason: &'static str,
    ended_at: DateTime<Utc>,
    /// Full moves.
    moves: u16,
    #[schema(required)]
    opening: Option<OpeningView>,
}

impl ArchivedGameView {
    pub(crate) fn new(
        game: &ArchivedGame,
        section: &Section,
        [white, black]: [&Profile; 2],
    ) -> ArchivedGameView {
        let ([white_rating, black_rating], [white_halves, black_halves]) =
            (game.ratings, game.score);
        ArchivedGameView {
            id: game.id.0,
            variant: game.variant.into(),
            section: SectionView::new(section, None),
            event: game.event.map(|event| event.0),
            kind: game.kind,
            white: white.into(),
            black: black.into(),
            white_rating,
            black_rating,
            white_halves: white_halves.0,
            black_halves: black_halves.0,
            reason: game.reason.code(),
            ended_at: time(game.ended_at),
            moves: game.moves(),
            opening: game.opening.and_then(OpeningNumber::opening).map(OpeningView::from),
        }
    }
}
