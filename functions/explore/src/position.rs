//! What was played in a position.

use app::view::{VariantName, time};
use app::{App, Problem, Query, SignedIn};
use archive::ExploredMove;
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::{OpeningNumber, Position, Variant};
use serde::Serialize;
use utoipa::ToSchema;

use crate::query::ArchiveQuery;
use crate::view::{CountsView, OpeningView};

/// A position, and what was played in it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchivedPosition)]
pub(crate) struct ArchivedPositionView {
    /// When the archive was built: it has the games that had ended by then.
    built_at: DateTime<Utc>,
    /// The position.
    fen: String,
    variant: VariantName,
    /// The opening of which it is the position.
    #[schema(required)]
    opening: Option<OpeningView>,
    /// The games that went through it.
    counts: CountsView,
    /// The moves, the most played first. A game in which it came up more than once counts for each move once.
    moves: Vec<ExploredMoveView>,
    /// By the year in which the games ended.
    years: Vec<YearView>,
    /// By the average of both players' ratings at the start, of games in which both had one.
    ratings: Vec<RatingsView>,
}

/// A move that was played.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchivedMove)]
pub(crate) struct ExploredMoveView {
    /// In UCI, `e1g1` for castling; in Chess960 the king onto its rook.
    uci: String,
    /// In SAN.
    san: String,
    counts: CountsView,
    /// The average of both players' ratings, of games in which both had one.
    #[schema(required)]
    average_rating: Option<u16>,
    /// The year in which the last of these games ended.
    last_year: i32,
}

/// The games of a year.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchivedYear)]
pub(crate) struct YearView {
    year: i32,
    counts: CountsView,
}

/// The games of a class of ratings.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchivedRatings)]
pub(crate) struct RatingsView {
    /// The lowest rating of the class, which is 200 points wide.
    from: u16,
    counts: CountsView,
}

/// What was played in a position, by whatever moves it came about, in those finished games of which all that is asked
/// for holds; without a position in the one in which games of the variant start.
#[utoipa::path(
    get, path = "/api/archive/position", operation_id = "explore_position", tag = "archive",
    params(ArchiveQuery),
    responses((status = 200, body = ArchivedPositionView), (status = 400), (status = 401), (status = 404)),
    security((), ("access_token" = []))
)]
pub(crate) async fn explore_position(
    State(app): State<App>,
    // A key that is not good is refused, and each request of a good one is counted.
    _me: Option<SignedIn>,
    Query(query): Query<ArchiveQuery>,
) -> Result<Json<ArchivedPositionView>, Problem> {
    let asked = query.read_whole()?;
    let variant = asked.filter.variant.unwrap_or(Variant::Chess);
    let position = asked.position.unwrap_or_else(|| Position::start(variant));
    let archive = app.archive().await?;
    let explored = archive.explore(asked.filter, &position).await?;
    let moves = explored.moves.iter().filter_map(|played| move_view(&position, played));
    let years = explored.years.iter();
    let ratings = explored.ratings.iter();
    Ok(Json(ArchivedPositionView {
        built_at: time(archive.head.built_at),
        fen: position.fen(),
        variant: position.variant().into(),
        opening: OpeningNumber::of(&position)
            .and_then(OpeningNumber::opening)
            .map(OpeningView::from),
        counts: explored.counts.into(),
        moves: moves.collect(),
        years: years
            .map(|(year, counts)| YearView { year: *year, counts: (*counts).into() })
            .collect(),
        ratings: ratings
            .map(|(from, counts)| RatingsView { from: *from, counts: (*counts).into() })
            .collect(),
    }))
}

/// None of a move that is not legal: a fingerprint of another position.
fn move_view(position: &Position, played: &ExploredMove) -> Option<ExploredMoveView> {
    let described = position.describe(played.code)?;
    Some(ExploredMoveView {
        uci: described.uci,
        san: described.san,
        counts: played.counts.into(),
        average_rating: played.average_rating,
        last_year: played.last_year,
    })
}
