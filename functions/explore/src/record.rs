//! What a player has made of the finished games: with each colour, in each opening, against each opponent.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;

use app::view::{ColorView, PlayerView, time};
use app::{App, Problem, Query, SignedIn};
use archive::ArchivedGame;
use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use rules::{Color, Instant, OpeningNumber, PlayerId};
use serde::Serialize;
use utoipa::ToSchema;

use crate::games::found;
use crate::query::ArchiveQuery;
use crate::score::ScoreView;

/// Openings with each colour at most.
const OPENINGS_MAX: usize = 20;
/// Opponents at most.
const OPPONENTS_MAX: usize = 50;

/// What a player has made of the finished games.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchivedRecord)]
pub(crate) struct RecordView {
    /// When the archive was built: it has the games that had ended by then.
    built_at: DateTime<Utc>,
    /// The games with White.
    white: ScoreView,
    /// The games with Black.
    black: ScoreView,
    /// By opening and colour, the most played first: at most 20 with each colour. Games whose opening has no name are
    /// left out.
    openings: Vec<OpeningRecordView>,
    /// How many opponents there were.
    opponents_total: u32,
    /// The opponents, whoever was met most often first: at most 50.
    opponents: Vec<OpponentRecordView>,
}

/// What a player has made of an opening.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchivedOpeningRecord)]
struct OpeningRecordView {
    /// Its family: what stands before the colon in the name of each of its variations.
    family: &'static str,
    /// With which colour.
    color: ColorView,
    score: ScoreView,
}

/// What a player has made of the games against another one.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArchivedOpponentRecord)]
struct OpponentRecordView {
    opponent: PlayerView,
    score: ScoreView,
    /// When the last of these games ended.
    last_ended_at: DateTime<Utc>,
}

/// What a player has made of those finished games of which all that is asked for holds: with each colour, in each
/// opening, against each opponent.
#[utoipa::path(
    get, path = "/api/archive/record", operation_id = "get_archived_record", tag = "archive",
    params(ArchiveQuery),
    responses((status = 200, body = RecordView), (status = 400), (status = 401), (status = 404)),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_archived_record(
    State(app): State<App>,
    // A key that is not good is refused, and each request of a good one is counted.
    _me: Option<SignedIn>,
    Query(query): Query<ArchiveQuery>,
) -> Result<Json<RecordView>, Problem> {
    let asked = query.read_whole()?;
    let player = asked.filter.player.map(|asked| asked.player);
    let player = player.ok_or_else(|| Problem::invalid_query("Whose? Say which player."))?;
    let archive = app.archive().await?;
    let games = found(&archive, asked).await?;
    let with = |color| {
        let games = games.iter().copied();
        ScoreView::of(player, games.filter(|game| game.color_of(player) == Some(color)))
    };
    let (opponents, opponents_total) = opponents(&app, player, &games).await?;
    Ok(Json(RecordView {
        built_at: time(archive.head.built_at),
        white: with(Color::White),
        black: with(Color::Black),
        openings: openings(player, &games),
        opponents_total,
        opponents,
    }))
}

/// By opening, those with White first.
fn openings(player: PlayerId, games: &[&ArchivedGame]) -> Vec<OpeningRecordView> {
    let named = |color| {
        let families = grouped(games, |game| {
            let opening = game.opening.and_then(OpeningNumber::opening)?;
            (game.color_of(player) == Some(color)).then_some(opening.family())
        });
        let record = move |(family, games): (&'static str, Vec<&ArchivedGame>)| OpeningRecordView {
            family,
            color: ColorView::from(color),
            score: ScoreView::of(player, games),
        };
        let mut families: Vec<_> = families.into_iter().collect();
        families.sort_unstable_by_key(|(family, games)| (Reverse(games.len()), *family));
        families.into_iter().take(OPENINGS_MAX).map(record)
    };
    [Color::White, Color::Black].into_iter().flat_map(named).collect()
}

/// The opponents, and how many there were.
async fn opponents(
    app: &App,
    player: PlayerId,
    games: &[&ArchivedGame],
) -> Result<(Vec<OpponentRecordView>, u32), Problem> {
    let met =
        grouped(games, |game| game.color_of(player).map(|color| *game.by_color().get(!color)));
    let total = u32::try_from(met.len()).unwrap_or(u32::MAX);
    let last = |games: &[&ArchivedGame]| games.iter().map(|game| game.ended_at).max();
    let mut met: Vec<(PlayerId, Vec<&ArchivedGame>, Instant)> = met
        .into_iter()
        .filter_map(|(opponent, games)| last(&games).map(|last| (opponent, games, last)))
        .collect();
    met.sort_unstable_by_key(|(opponent, games, last)| {
        (Reverse(games.len()), Reverse(*last), *opponent)
    });
    met.truncate(OPPONENTS_MAX);
    let people = app.people(met.iter().map(|(opponent, ..)| *opponent).collect()).await?;
    let view = |(opponent, games, last): (PlayerId, Vec<&ArchivedGame>, Instant)| {
        Some(OpponentRecordView {
            opponent: people.get(&opponent)?.into(),
            score: ScoreView::of(player, games),
            last_ended_at: time(last),
        })
    };
    Ok((met.into_iter().filter_map(view).collect(), total))
}

fn grouped<'a, Key: Eq + Hash>(
    games: &[&'a ArchivedGame],
    key: impl Fn(&ArchivedGame) -> Option<Key>,
) -> HashMap<Key, Vec<&'a ArchivedGame>> {
    let mut groups: HashMap<Key, Vec<&ArchivedGame>> = HashMap::new();
    for game in games {
        if let Some(key) = key(game) {
            groups.entry(key).or_default().push(game);
        }
    }
    groups
}
