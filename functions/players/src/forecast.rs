//! What the next list would say of a player if it were made now, and what each running game is worth.

use std::collections::{BTreeSet, HashMap, HashSet};

use app::rating_games::listed_game;
use app::view::PlayerView;
use app::{App, Problem};
use futures_util::future::try_join_all;
use rules::rating::{
    Development, ListEntry, Listed, ListedGame, Options, Pool, Share, expected_score, list_share,
};
use rules::tournament::{ConsentKind, RuleSet};
use rules::{GameId, PlayerId, Profile};
use serde::Serialize;
use store::{PlayerRating, Seat, Section, SectionId};
use utoipa::ToSchema;

/// Sections that a forecast looks at: whoever plays in more has it for the first ones.
const SECTIONS_MAX: usize = 60;
/// Hundredths of a point.
const POINT: i64 = 100;

/// What the next list would say today.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatingForecast)]
pub(crate) struct ForecastView {
    /// The rating from the games that are finished and in no list yet; none without a rating.
    #[schema(required)]
    pub(crate) rating: Option<u16>,
    /// How many these are.
    games: usize,
    /// What each running game would change, where the rating is fixed.
    running: Vec<RunningView>,
}

/// What a running game would change.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RunningForecast)]
struct RunningView {
    game: u32,
    #[schema(required)]
    opponent: Option<PlayerView>,
    /// With which the opponent counts today.
    opponent_rating: u16,
    if_won: String,
    if_drawn: String,
    if_lost: String,
}

/// What a forecast is made of, in all pools.
pub(crate) struct Ahead {
    /// Finished games that are in no list, and running ones, whose points are 0; whether it is one of
    /// the first.
    games: Vec<(Pool, ListedGame, bool)>,
    people: HashMap<PlayerId, Profile>,
}

impl Ahead {
    /// Looks at the player's games that are in no list yet.
    pub(crate) async fn of(
        app: &App,
        seats: &[Seat],
        parts: &[PlayerRating],
        sections: &[Section],
    ) -> Result<Ahead, Problem> {
        let listed: HashSet<GameId> = parts
            .iter()
            .flat_map(|part| part.listed.games.iter().map(|line| line.game.game))
            .collect();
        let open: Vec<&Seat> =
            seats.iter().filter(|seat| !seat.cancelled && !listed.contains(&seat.game)).collect();
        // Friendly games are never on a list, and would come to crowd out all others.
        let friendly = sections.iter().filter(|section| section.is_friendly());
        let friendly: HashSet<SectionId> = friendly.map(|section| section.id).collect();
        let rated = open.iter().map(|seat| seat.section).filter(|id| !friendly.contains(id));
        let rated: BTreeSet<SectionId> = rated.collect();
        let ids: Vec<SectionId> = rated.into_iter().take(SECTIONS_MAX).collect();
        let tables = try_join_all(ids.iter().map(|id| app.store.section_table(*id))).await?;
        let events = app.events_of(tables.iter().map(|table| &table.section)).await?;
        let wanted: HashSet<GameId> = open.iter().map(|seat| seat.game).collect();
        let mut games = Vec::new();
        for table in &tables {
            let event = table.section.event.and_then(|event| events.get(&event));
            let rated = event
                .filter(|it| it.announcement.rated && !it.waits_for_consent(ConsentKind::Rating));
            let Some(announced) = rated.map(|event| &event.announcement) else { continue };
            let Some(pool) = Pool::of(announced.variant) else { continue };
            for game in table.results.iter().filter(|game| wanted.contains(&game.game)) {
                let listed = listed_game(table, announced, game);
                games.push((pool, listed, game.result.is_some()));
            }
        }
        let people = games.iter().flat_map(|(_, game, _)| game.players).collect();
        Ok(Ahead { games, people: app.people(people).await? })
    }

    /// The forecast in a pool; none where nothing is ahead.
    pub(crate) fn forecast(
        &self,
        player: PlayerId,
        pool: Pool,
        rule_set: RuleSet,
        history: &[PlayerRating],
    ) -> Option<ForecastView> {
        let ahead = self.games.iter().filter(|(of, ..)| *of == pool);
        let (finished, running): (Vec<_>, Vec<_>) = ahead.partition(|(.., finished)| *finished);
        if finished.is_empty() && running.is_empty() {
            return None;
        }
        let options = Options::of(rule_set);
        let before: HashMap<PlayerId, ListEntry> =
            self.people.values().map(|known| (known.id, known.ratings.of_pool(pool))).collect();
        let own = before.get(&player).copied().unwrap_or_default();
        let games: Vec<ListedGame> = finished.iter().map(|(_, game, _)| *game).collect();
        let history = history.iter().filter(|part| part.list.pool == pool);
        let history: BTreeSet<ListedGame> =
            history.flat_map(|part| part.listed.counted()).copied().collect();
        let history: Vec<ListedGame> =
            history.into_iter().filter(|_| own.needs_history()).collect();
        let replaced = BTreeSet::new();
        let share =
            Share { before: &before, games: &games, history: &history, replaced: &replaced };
        let listed: Vec<Listed> = list_share(&options, &share, |one| one == player);
        let rating = listed.first().map_or(own.rating, |listed| listed.new.rating);
        let running =
            running.iter().filter_map(|(_, game, _)| self.running(player, own, game, &before));
        Some(ForecastView { rating, games: games.len(), running: running.collect() })
    }

    /// What a running game would change of a fixed rating (`RAT-7`).
    fn running(
        &self,
        player: PlayerId,
        own: ListEntry,
        game: &ListedGame,
        before: &HashMap<PlayerId, ListEntry>,
    ) -> Option<RunningView> {
        let rating = own.rating.filter(|_| own.is_fixed())?;
        let opponent = game.opponent_of(player)?;
        let of_opponent = usize::from(game.players[0] == player);
        let current = before.get(&opponent).and_then(|entry| entry.published());
        let start = game.starts[of_opponent].points();
        let opponent_rating = current.map_or(start, |current| current.max(start));
        let expected = i64::from(expected_score(rating, opponent_rating));
        let development = Development::of(rating, own.games);
        let change = |hundredths: i64| development.change(hundredths - expected).to_string();
        Some(RunningView {
            game: game.game.0,
            opponent: self.people.get(&opponent).map(PlayerView::from),
            opponent_rating,
            if_won: change(POINT),
            if_drawn: change(POINT / 2),
            if_lost: change(0),
        })
    }
}
