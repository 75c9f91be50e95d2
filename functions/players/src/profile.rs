//! A player's page: ratings through the periods, record, events and what is ahead.

use std::collections::{BTreeMap, HashMap};

use app::view::{FriendlyName, MethodName, PlayerView, PoolName};
use app::{App, Problem, SignedIn, TitleRecord};
use axum::Json;
use axum::extract::{Path, State};
use chrono::NaiveDate;
use futures_util::future::{try_join, try_join4};
use rules::rating::{FideEntry, PUBLISHED_GAMES_MIN, Pool};
use rules::tournament::RuleSet;
use rules::{Color, Day, HalfPoints, PlayerId, Profile};
use serde::Serialize;
use store::{Placed, PlayerRating, Seat, Section, SectionId, StoredRun};
use utoipa::ToSchema;

use crate::forecast::{Ahead, ForecastView};
use crate::recorded_norm_view::{RecordedNormView, counting};
use crate::title_cases::unique;
use crate::title_view::{AwardView, NormView, awards, norm_views};

/// What everybody may know of a player.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerProfile)]
pub(crate) struct ProfileView {
    player: PlayerView,
    /// A few words that the player says of themselves, as text.
    #[schema(required)]
    words: Option<String>,
    /// Names the picture that `GET /api/players/{id}/picture` answers; null where the player shows none.
    #[schema(required)]
    picture: Option<String>,
    /// That of the FIDE list, where it is known here.
    #[schema(required)]
    fide_rating: Option<u16>,
    /// What else is known of it; null where no list of FIDE names the player.
    #[schema(required)]
    fide: Option<FideView>,
    ratings: Vec<PoolView>,
    /// Titles and awards that were confirmed here, the latest first.
    awards: Vec<AwardView>,
    /// Norms, those for the highest title first.
    norms: Vec<NormView>,
    /// Norms made elsewhere or earlier, as officers have recorded them (TR-10.5, TR-10.7, TR-10.8).
    recorded_norms: Vec<RecordedNormView>,
    record: RecordView,
    /// The sections that the player plays or has played in, the newest first.
    events: Vec<PlayedView>,
}

/// What the latest FIDE list says of a player that is known here.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FideEntry)]
struct FideView {
    /// Which list, by its quarter, such as `2027/1`; null where that was not told.
    #[schema(required)]
    list: Option<String>,
    #[schema(required)]
    rating: Option<u16>,
    /// GM, IM, WGM, FM, WIM, CM, WFM or WCM.
    #[schema(required)]
    title: Option<String>,
    /// Whether it is the current list: no other counts for entries, start ratings and norms (TR-9.4).
    counts: bool,
}

impl FideView {
    fn of(fide: FideEntry, today: Day) -> FideView {
        FideView {
            list: fide.list.map(|list| list.to_string()),
            rating: fide.rating,
            title: fide.title.map(|title| title.to_string()),
            counts: fide.counts_on(today),
        }
    }
}

/// A player's rating in a pool.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerRating)]
struct PoolView {
    pool: PoolName,
    #[schema(required)]
    rating: Option<u16>,
    /// Rated games.
    games: u32,
    /// From 12 games on (TR-9.3).
    published: bool,
    /// From 30 games on (TR-9.3).
    fixed: bool,
    /// The lists in which the rating was calculated again, the oldest first.
    periods: Vec<PeriodView>,
    #[schema(required)]
    forecast: Option<ForecastView>,
}

/// A list in which a rating was calculated again.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingPeriod)]
struct PeriodView {
    list: String,
    effective_on: NaiveDate,
    #[schema(required)]
    rating: Option<u16>,
    games: u32,
    #[schema(required)]
    change: Option<i32>,
    method: MethodName,
    games_in_period: u32,
}

/// Finished games by colour.
#[derive(Debug, Default, Serialize, ToSchema)]
#[schema(as = PlayerRecord)]
struct RecordView {
    white: CountsView,
    black: CountsView,
}

/// Games by their result.
#[derive(Debug, Default, Serialize, ToSchema)]
#[schema(as = ResultCounts)]
struct CountsView {
    won: u32,
    drawn: u32,
    lost: u32,
}

/// A section of a player.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayedSection)]
struct PlayedView {
    section: u32,
    name: String,
    event_name: String,
    #[schema(required)]
    event: Option<u32>,
    /// What it is of that players have agreed on; none: an event.
    #[schema(required)]
    friendly: Option<FriendlyName>,
    /// The player's points so far, in halves.
    half_points: u32,
    /// The player's games in it, cancelled ones left out.
    games: u32,
    /// How many of them are finished.
    finished_games: u32,
    /// Whether all of them are.
    finished: bool,
    /// The place in the final table, once the event is finished.
    #[schema(required)]
    place: Option<PlaceView>,
}

/// A place in a final table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayerPlace)]
struct PlaceView {
    /// From 1; players who cannot be told apart share the better one.
    place: u32,
    shared: bool,
    /// Players in the table.
    of: u32,
}

impl From<&Placed> for PlaceView {
    fn from(placed: &Placed) -> PlaceView {
        let Placed { place, shared, of, .. } = *placed;
        PlaceView { place, shared, of }
    }
}

/// Numbers of one person that were given up one after the other, at most.
const JOINED_MAX: u8 = 5;

/// A player's public page. A rating from fewer than 12 games is shown to the player alone (TR-9.3). A number that
/// was given up for another of the same person is answered with that one's page.
#[utoipa::path(
    get, path = "/api/players/{id}", operation_id = "get_player", tag = "ratings",
    params(("id" = u32, Path, description = "The player's number")),
    responses(
        (status = 200, body = ProfileView),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_player(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
) -> Result<Json<ProfileView>, Problem> {
    let player = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    let mut page = page_of(&app, me.as_ref(), player).await;
    let mut number = player;
    for _ in 0..JOINED_MAX {
        if page.is_ok() {
            break;
        }
        let Some(stays) = app.store.joined_to(number).await? else { break };
        (page, number) = (page_of(&app, me.as_ref(), stays).await, stays);
    }
    page.map(Json)
}

async fn page_of(
    app: &App,
    me: Option<&SignedIn>,
    player: PlayerId,
) -> Result<ProfileView, Problem> {
    let (TitleRecord { profile, norms, recorded, cases, .. }, (seats, places, runs, mut parts)) =
        try_join(app.title_record(player), history(app, player)).await?;
    parts.retain(|part| runs.iter().any(|run| part.is_of(run)));
    let mut sections: Vec<SectionId> = by_section(&seats).into_keys().collect();
    sections.extend(norms.iter().map(|norm| SectionId(norm.section)));
    let sections = unique(sections);
    let sections = app.store.sections(&sections);
    let (sections, portrait) = try_join(sections, app.store.portrait(player)).await?;
    let ahead = Ahead::of(app, &seats, &parts, &sections).await?;
    let today = Day::of(app.clock.now());
    let own = me.is_some_and(|me| me.player == player);
    let pool = |pool| {
        let mut view = pool_view(&profile, pool, &parts, &runs, &ahead);
        if !own {
            view.hide_unpublished();
        }
        view
    };
    Ok(ProfileView {
        player: (&profile).into(),
        words: portrait.words,
        picture: portrait.picture,
        fide_rating: profile.ratings.fide.and_then(|fide| fide.rating),
        fide: profile.ratings.fide.map(|fide| FideView::of(fide, today)),
        ratings: Pool::ALL.into_iter().map(pool).collect(),
        awards: awards(&cases),
        norms: norm_views(&norms, &sections),
        recorded_norms: counting(&recorded),
        record: record(&seats),
        events: events(&seats, &sections, &places),
    })
}

type History = (Vec<Seat>, Vec<Placed>, Vec<StoredRun>, Vec<PlayerRating>);

/// A player's seats, places and ratings, and the runs that made lists.
async fn history(app: &App, player: PlayerId) -> Result<History, Problem> {
    let store = &app.store;
    let (seats, places) = (store.seats(player), store.places_of(player));
    Ok(try_join4(seats, places, store.rating_runs(), store.player_ratings(player)).await?)
}

impl PoolView {
    /// Leaves out every rating from fewer than 12 games (`TR-9.3`).
    fn hide_unpublished(&mut self) {
        if !self.published {
            self.rating = None;
            if let Some(forecast) = &mut self.forecast {
                forecast.rating = None;
            }
        }
        let mut was_published = false;
        for period in &mut self.periods {
            let is_published = period.games >= PUBLISHED_GAMES_MIN;
            // A change tells what was there before.
            period.change = period.change.filter(|_| was_published);
            period.rating = period.rating.filter(|_| is_published);
            was_published = is_published;
        }
    }
}

fn pool_view(
    profile: &Profile,
    pool: Pool,
    parts: &[PlayerRating],
    runs: &[StoredRun],
    ahead: &Ahead,
) -> PoolView {
    let entry = profile.ratings.of_pool(pool);
    let period = |part: &PlayerRating| {
        let imported = runs.iter().any(|run| run.id == part.list && run.run.imported);
        let (old, new) = (part.listed.old, part.listed.new);
        PeriodView {
            list: part.list.to_string(),
            effective_on: part.list.quarter.starts_on().to_date(),
            rating: new.rating,
            games: new.games,
            change: new.rating.zip(old.rating).map(|(new, old)| i32::from(new) - i32::from(old)),
            method: MethodName::of(part.listed.method, imported),
            games_in_period: if imported { 0 } else { new.games.saturating_sub(old.games) },
        }
    };
    let newest = runs.iter().find(|run| run.id.pool == pool && run.run.state.is_public());
    let rule_set = newest.map_or(RuleSet::Iccf, |run| run.run.rule_set);
    let mut of_pool: Vec<&PlayerRating> =
        parts.iter().filter(|part| part.list.pool == pool).collect();
    of_pool.sort_by_key(|part| part.list);
    PoolView {
        pool: pool.into(),
        rating: entry.rating,
        games: entry.games,
        published: entry.published().is_some(),
        fixed: entry.is_fixed(),
        periods: of_pool.into_iter().map(period).collect(),
        forecast: ahead.forecast(profile.id, pool, rule_set, parts),
    }
}

fn record(seats: &[Seat]) -> RecordView {
    let mut record = RecordView::default();
    for seat in seats.iter().filter(|seat| !seat.cancelled) {
        let Some((HalfPoints(points), _)) = seat.points else { continue };
        let counts = match seat.color {
            Color::White => &mut record.white,
            Color::Black => &mut record.black,
        };
        match points {
            2.. => counts.won += 1,
            1 => counts.drawn += 1,
            0 => counts.lost += 1,
        }
    }
    record
}

fn by_section(seats: &[Seat]) -> BTreeMap<SectionId, Vec<&Seat>> {
    let mut by_section: BTreeMap<SectionId, Vec<&Seat>> = BTreeMap::new();
    for seat in seats {
        by_section.entry(seat.section).or_default().push(seat);
    }
    by_section
}

fn events(seats: &[Seat], sections: &[Section], places: &[Placed]) -> Vec<PlayedView> {
    let sections: HashMap<SectionId, &Section> = sections.iter().map(|s| (s.id, s)).collect();
    let played = |(id, seats): (SectionId, Vec<&Seat>)| {
        let section = sections.get(&id)?;
        let count = |games: usize| u32::try_from(games).unwrap_or(u32::MAX);
        let counted: Vec<&&Seat> = seats.iter().filter(|seat| !seat.cancelled).collect();
        let finished = counted.iter().filter(|seat| seat.ended_at.is_some()).count();
        let points = counted.iter().filter_map(|seat| seat.points);
        Some(PlayedView {
            section: id.0,
            name: section.name.clone(),
            event_name: section.event_name.clone(),
            event: section.event.map(|event| event.0),
            friendly: section.friendly.map(FriendlyName::from),
            half_points: points.map(|(HalfPoints(own), _)| u32::from(own)).sum(),
            games: count(counted.len()),
            finished_games: count(finished),
            finished: finished == counted.len(),
            place: places.iter().find(|placed| placed.section == id).map(PlaceView::from),
        })
    };
    by_section(seats).into_iter().rev().filter_map(played).collect()
}
