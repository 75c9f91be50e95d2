//! Why a rating is what it is: every game's line and every step, from the same sums as the list.

use std::collections::HashMap;

use app::view::{MethodName, PlayerView, RatingListView, time};
use app::{App, Problem, SignedIn};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::rating::run::CorrectionKind;
use rules::rating::{
    Effect, ExplainedGame, Explanation, ListEntry, Listed, Options, Source, Working, decimals,
    points,
};
use rules::{PlayerId, Profile};
use serde::Serialize;
use store::StoredRun;
use utoipa::ToSchema;

use crate::lists::published_run;

/// A player's rating in a list, and why. Numbers with decimals are texts, exact to the last digit.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingExplanation)]
pub(crate) struct ExplanationView {
    list: RatingListView,
    player: PlayerView,
    old: EntryView,
    new: EntryView,
    method: MethodName,
    /// The article of the method.
    rule: &'static str,
    /// The development coefficient, where changes are summed up.
    #[schema(required)]
    k: Option<DevelopmentView>,
    games: Vec<GameView>,
    /// The sum of the changes.
    #[schema(required)]
    sum: Option<String>,
    /// The score against the average of the opponents, where that is asked.
    #[schema(required)]
    average: Option<AverageView>,
    /// The new rating before it is rounded.
    #[schema(required)]
    exact: Option<String>,
    rounding_rule: &'static str,
    /// What the rating commissioner has set right about the player.
    corrections: Vec<CorrectedView>,
}

/// What a list says.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingEntry)]
struct EntryView {
    #[schema(required)]
    rating: Option<u16>,
    games: u32,
}

impl From<ListEntry> for EntryView {
    fn from(entry: ListEntry) -> EntryView {
        EntryView { rating: entry.rating, games: entry.games }
    }
}

/// k = r g (RAT-9).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingDevelopment)]
struct DevelopmentView {
    r: String,
    g: String,
    k: String,
    rule: &'static str,
}

/// Rp = Rc + D(p) F (RAT-5).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingAverage)]
struct AverageView {
    /// Points of games, such as `7.5/12`.
    score: String,
    p: String,
    /// The average of the opponents.
    rc: String,
    /// D(p).
    difference: i16,
    factor: String,
}

/// Why an opponent counts with a rating.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = RatingSource)]
enum SourceName {
    /// That of the event's start.
    Start,
    /// The FIDE rating at the event's start.
    Fide,
    /// The level of the event.
    Level,
    /// That of the list, which is higher.
    Current,
}

impl From<Source> for SourceName {
    fn from(named: Source) -> SourceName {
        match named {
            Source::Start => SourceName::Start,
            Source::Fide => SourceName::Fide,
            Source::Level => SourceName::Level,
            Source::Current => SourceName::Current,
        }
    }
}

/// A game's part in a rating.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingGame)]
struct GameView {
    /// None where it was not played here.
    #[schema(required)]
    game: Option<u32>,
    #[schema(required)]
    section: Option<u32>,
    /// None where nobody here has that number.
    #[schema(required)]
    opponent: Option<PlayerView>,
    half_points: u8,
    /// With which the opponent counts.
    opponent_rating: u16,
    source: SourceName,
    /// Why with that one.
    rule: &'static str,
    /// Whether it was finished before the period.
    earlier: bool,
    /// The own rating less the opponent's.
    #[schema(required)]
    difference: Option<i32>,
    /// The expected score.
    #[schema(required)]
    expected: Option<String>,
    #[schema(required)]
    change: Option<String>,
    /// In averages: with what the opponent counts, the limit of 350 kept.
    #[schema(required)]
    counted: Option<String>,
}

/// What was set right.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingCorrected)]
struct CorrectedView {
    /// `first_rating_formula` or `start_rating`.
    kind: &'static str,
    reason: String,
    at: DateTime<Utc>,
}

/// Why a player's rating in a list is what it is. One from fewer than 12 games is explained to the
/// player alone (TR-9.3).
#[utoipa::path(
    get, path = "/api/players/{id}/ratings/{list}", operation_id = "explain_rating",
    tag = "ratings",
    params(
        ("id" = u32, Path, description = "The player's number"),
        ("list" = String, Path, description = "The list's name, such as chess-2027-1"),
    ),
    responses(
        (status = 200, body = ExplanationView),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn explain_rating(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path((id, list)): Path<(String, String)>,
) -> Result<Json<ExplanationView>, Problem> {
    let player = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    let stored = published_run(&app, &list).await?;
    let profile = app.profile(player).await?;
    let part = app.store.player_rating(player, stored.id).await?;
    let Some(part) = part.filter(|part| part.is_of(&stored)) else {
        let detail = "The player had no rated game in this period: the rating is as before.";
        return Err(Problem::not_found("no_games_in_period", detail));
    };
    let own = me.is_some_and(|me| me.player == player);
    if !own && part.listed.new.published().is_none() {
        let detail = "A rating is published from 12 rated games on.";
        let problem = Problem::not_found("rating_not_published", detail);
        return Err(problem.under("TR-9.3"));
    }
    let options = Options::of(stored.run.rule_set);
    let explained = part.listed.explain(&options);
    let explained = explained.ok_or_else(|| Problem::internal("a list without its player"))?;
    let opponents = part.listed.games.iter().filter_map(|line| line.game.opponent_of(player));
    let people = app.people(opponents.collect()).await?;
    Ok(Json(view(&stored, &profile, &options, &part.listed, &explained, &people)))
}

fn view(
    stored: &StoredRun,
    profile: &Profile,
    options: &Options,
    listed: &Listed,
    explained: &Explanation,
    people: &HashMap<PlayerId, Profile>,
) -> ExplanationView {
    let (mut k, mut sum, mut average, mut exact) = (None, None, None, None);
    match &explained.working {
        Working::Unchanged => {}
        Working::Changes { development, sum: changes, exact: rating } => {
            let (r, g) = (development.r().to_string(), development.g().to_string());
            let rule = options.development_rule();
            k = Some(DevelopmentView { r, g, k: development.k().to_string(), rule });
            sum = Some(changes.to_string());
            exact = Some(rating.to_string());
        }
        Working::Average { score, hundredths, average: rc, difference, factor, exact: rating } => {
            average = Some(AverageView {
                score: format!("{}/{}", points(score.half_points), score.games),
                p: decimals((*hundredths).into()),
                rc: rc.to_string(),
                difference: *difference,
                factor: factor.to_string(),
            });
            exact = Some(rating.to_string());
        }
    }
    let corrections = stored.run.corrections.iter().filter(|made| made.player == profile.id);
    ExplanationView {
        list: stored.into(),
        player: profile.into(),
        old: listed.old.into(),
        new: listed.new.into(),
        method: MethodName::of(listed.method, stored.run.imported),
        rule: listed.method.rule(options),
        k,
        games: explained
            .games
            .iter()
            .filter_map(|game| line(game, options, listed, people))
            .collect(),
        sum,
        average,
        exact,
        rounding_rule: options.rounding_rule(),
        corrections: corrections
            .map(|made| CorrectedView {
                kind: match made.kind {
                    CorrectionKind::FirstRatingFormula => "first_rating_formula",
                    CorrectionKind::StartRating { .. } => "start_rating",
                },
                reason: made.reason.clone(),
                at: time(made.at),
            })
            .collect(),
    }
}

/// A game's line; the explanation names the game by its place.
fn line(
    game: &ExplainedGame,
    options: &Options,
    listed: &Listed,
    people: &HashMap<PlayerId, Profile>,
) -> Option<GameView> {
    let place = usize::try_from(game.opponent).ok()?.checked_sub(1)?;
    let played = &listed.games.get(place)?.game;
    let here = !played.is_elsewhere();
    let opponent = played.opponent_of(listed.player)?;
    let (mut difference, mut expected, mut change, mut counted) = (None, None, None, None);
    match &game.effect {
        Effect::Change { difference: between, expected_hundredths, change: of_rating } => {
            difference = Some(*between);
            expected = Some(decimals((*expected_hundredths).into()));
            change = Some(of_rating.to_string());
        }
        Effect::Average { counted: rating } => counted = Some(rating.to_string()),
    }
    Some(GameView {
        game: here.then_some(played.game.0),
        section: here.then_some(played.section),
        opponent: people.get(&opponent).map(PlayerView::from),
        half_points: game.points.0,
        opponent_rating: game.opponent_rating,
        source: game.source.into(),
        rule: options.opponents_rule(),
        earlier: game.earlier,
        difference,
        expected,
        change,
        counted,
    })
}
