//! A section's crosstable: one query, and the standings computed from it.

pub(crate) mod files;

use std::collections::{BTreeSet, HashMap};

use app::view::{
    ColorView, FriendlyName, PlayerView, StageName, SystemBody, TieBreakName, VisibilityBody, time,
};
use app::{App, Onlooker, Problem, SignedIn, flag_of, played_game};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::tournament::{
    Announcement, Buchholz, Flag, PlayedGame, RuleSet, Stage, Standing, TieBreak, prize_winners,
    standings,
};
use rules::{Color, Instant, PlayerId, Profile};
use serde::Serialize;
use store::{Section, SectionId, SectionResult, SectionTable, StartLine, StoredEvent};
use utoipa::ToSchema;

use crate::norms_view::{AssumedView, NormsView, ProgressView, SectionNorms};

/// A section with its crosstable, players by start number.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SectionTable)]
pub(crate) struct SectionView {
    id: u32,
    name: String,
    event_name: String,
    /// The event, where the section belongs to one that was announced here.
    #[schema(required)]
    event: Option<u32>,
    /// What it is of that players have agreed on; none: an event.
    #[schema(required)]
    friendly: Option<FriendlyName>,
    /// Which stage of a championship, a cup or a class the event is; none: no stage.
    #[schema(required, value_type = Option<StageName>)]
    stage: Option<Stage>,
    /// Whether only the winner goes on to the World Championship Final (TR-1.4.1).
    winner_alone_advances: bool,
    #[schema(required)]
    director: Option<PlayerView>,
    #[schema(required)]
    starts_at: Option<DateTime<Utc>>,
    #[schema(required)]
    ends_at: Option<DateTime<Utc>>,
    #[schema(value_type = Vec<TieBreakName>)]
    tie_breaks: Vec<TieBreak>,
    /// Who plays whom; none where the section belongs to no event. In a Scheveningen match lots are
    /// drawn within the two halves, the first one having the lower start numbers; in the Silli system start numbers
    /// follow the ratings.
    #[schema(required)]
    system: Option<SystemBody>,
    /// When spectators see running games (TR-14); a result is shown as soon as there is one.
    visibility: VisibilityBody,
    /// The seed of the lots: 64 hexadecimal digits; none where teams have drawn, whose tables have it, and in the
    /// Silli system, where start numbers follow the ratings.
    #[schema(required)]
    seed: Option<String>,
    /// The server's time.
    now: DateTime<Utc>,
    counts: CountsView,
    /// Category and norms by the start list: one, or one for each side of a match; none where there is
    /// no list, or no event.
    norms: Vec<NormsView>,
    players: Vec<LineView>,
}

/// Games of a section by their state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GameCounts)]
pub(crate) struct CountsView {
    not_started: u32,
    running: u32,
    in_adjudication: u32,
    finished: u32,
    cancelled: u32,
}

/// A player's line.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TableLine)]
struct LineView {
    /// The start number, counted from 1.
    number: usize,
    /// As of the start list; a substitute or a newcomer as of the day on which they sat down.
    player: PlayerView,
    /// Whoever played here before, where a substitute plays on (TR-8.7b) or a newcomer plays, the first one first.
    predecessors: Vec<PlayerView>,
    /// What stands in for the rating, where none is published.
    #[schema(required)]
    assumed: Option<AssumedView>,
    /// The title of FIDE, which stands in for one of ours where no rating is published (NORM-4b).
    #[schema(required)]
    fide_title: Option<String>,
    /// The score in half points.
    half_points: u32,
    /// Games won.
    wins: u32,
    /// Sonneborn-Berger in quarter points, on present scores while games run.
    quarter_sb: u64,
    /// What the opponents have scored, on present scores while games run.
    buchholz: BuchholzView,
    /// Finished games.
    games: u32,
    /// Players who cannot be told apart share the better place.
    place: u32,
    shared: bool,
    /// Whether the player has withdrawn silently: then nothing here qualifies for anything (TR-8.5).
    withdrew_silently: bool,
    /// Whether the player wins a prize of the World Cup, which is told when the last game is over (TR-3.5).
    prize: bool,
    /// How far the player is from each norm on offer; empty where all the player's games are cancelled.
    norms: Vec<ProgressView>,
    /// The games against each start number; none on the diagonal, two in double rounds. In the Silli system most
    /// have none.
    cells: Vec<Vec<CellView>>,
}

/// The scores of a player's opponents in half points, once for each finished game.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = TableBuchholz)]
pub(crate) struct BuchholzView {
    /// All of them.
    all: u32,
    /// All but the lowest.
    cut_one: u32,
    /// All but the two lowest.
    cut_two: u32,
    /// What the opponents' own opponents have scored.
    sum: u64,
}

impl From<Buchholz> for BuchholzView {
    fn from(Buchholz { all, cut_one, cut_two, sum }: Buchholz) -> BuchholzView {
        BuchholzView { all, cut_one, cut_two, sum }
    }
}

/// One game of a player.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = TableCell)]
struct CellView {
    /// The game's number.
    game: u32,
    /// The player's colour.
    color: ColorView,
    /// The player's points in halves; none while the game runs.
    #[schema(required)]
    half_points: Option<u8>,
    /// A: adjudicated, E: time exceeded, D: default, C: cancelled.
    #[schema(required)]
    flag: Option<char>,
    #[schema(required)]
    ended_at: Option<DateTime<Utc>>,
    /// Whether I may look at the game.
    may_see: bool,
}

/// A section's crosstable, with every result as soon as there is one.
#[utoipa::path(
    get, path = "/api/sections/{id}", operation_id = "get_section", tag = "events",
    params(("id" = u32, Path, description = "The section's number")),
    responses(
        (status = 200, body = SectionView),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_section(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
) -> Result<Json<SectionView>, Problem> {
    load_section(&app, me.as_ref(), &id).await.map(Json)
}

/// A section as somebody sees it.
async fn load_section(app: &App, me: Option<&SignedIn>, id: &str) -> Result<SectionView, Problem> {
    let id = id.parse().map(SectionId).map_err(|_| Problem::unknown_section())?;
    let table = app.known_table(id).await?;
    let ids = people_beside(&table);
    let (event, people) = app.event_and_people(table.section.event, ids).await?;
    let onlooker = Onlooker::new(me, &table);
    // Asked for norms and qualifications alone.
    let counts = |event: &StoredEvent| {
        let stage = event.announcement.its_stage();
        event.announcement.norms || stage.is_some_and(Stage::leaves_qualifications)
    };
    let silent = match event.as_ref().is_some_and(counts) {
        true => app.silently_withdrawn(&table).await?,
        false => BTreeSet::new(),
    };
    let beside = Beside { event: event.as_ref(), people: &people, silent: &silent };
    Ok(section_view(&table, &beside, &onlooker, app.clock.now()))
}

/// The director, and the players where there is no start list.
fn people_beside(table: &SectionTable) -> Vec<PlayerId> {
    let mut ids: BTreeSet<PlayerId> = table.section.director.into_iter().collect();
    if table.start_list.is_empty() {
        ids.extend(table.results.iter().flat_map(|game| [game.white, game.black]));
    }
    ids.into_iter().collect()
}

/// A game's line, and whether whoever asks may look at the game.
struct ShownGame<'a> {
    game: &'a SectionResult,
    may_see: bool,
    /// The start numbers, from 0.
    white: usize,
    black: usize,
}

/// What is known beside a section's table.
#[derive(Clone, Copy)]
struct Beside<'a> {
    event: Option<&'a StoredEvent>,
    people: &'a HashMap<PlayerId, Profile>,
    /// Who has withdrawn silently.
    silent: &'a BTreeSet<PlayerId>,
}

fn section_view(
    table: &SectionTable,
    beside: &Beside<'_>,
    onlooker: &Onlooker,
    now: Instant,
) -> SectionView {
    let (section, Beside { event, people, silent }) = (&table.section, *beside);
    let players = players(table, people);
    let number = |id: PlayerId| number_in(table, &players, id);
    let of_game = |game| played_game(game, number(game.white)?, number(game.black)?);
    let played: Vec<PlayedGame> = table.results.iter().filter_map(of_game).collect();
    let announcement: Option<&Announcement> = event.map(|event| &event.announcement);
    let tie_breaks =
        announcement.map_or_else(|| RuleSet::Iccf.tie_breaks().to_vec(), |a| a.tie_breaks.clone());
    let mut standings = standings(players.len(), &played, &tie_breaks);
    let stage = announcement.and_then(Announcement::its_stage);
    let prizes = stage.map(|stage| prize_winners(stage, &standings)).unwrap_or_default();
    let prizes: BTreeSet<usize> = prizes.into_iter().map(|standing| standing.player).collect();
    standings.sort_by_key(|standing| standing.player);
    let norms =
        announcement.and_then(|event| SectionNorms::of_table(event, table, &played, silent));
    let between = games_by_pair(table, onlooker, number);
    let cells = |one: usize| -> Vec<Vec<CellView>> {
        let against = |other: usize| {
            let games = between.get(&pair(one, other)).into_iter().flatten();
            games.filter_map(|game| cell(game, one, other)).collect()
        };
        (0..players.len()).map(against).collect()
    };
    let progress = norms.as_ref();
    let line = |(player, standing): (&PlayerView, &Standing)| LineView {
        number: standing.player + 1,
        player: player.clone(),
        assumed: table.start_list.get(standing.player).and_then(AssumedView::of),
        fide_title: fide_title(table, standing.player),
        half_points: standing.half_points,
        wins: standing.wins,
        quarter_sb: standing.quarter_sb,
        buchholz: standing.buchholz.into(),
        games: standing.games,
        place: standing.place,
        shared: standing.shared,
        withdrew_silently: silent.contains(&PlayerId(player.id)),
        prize: prizes.contains(&standing.player),
        norms: progress.map(|norms| norms.progress(standing)).unwrap_or_default(),
        predecessors: predecessors(table, standing.player),
        cells: cells(standing.player),
    };
    SectionView {
        id: section.id.0,
        name: section.name.clone(),
        event_name: section.event_name.clone(),
        event: section.event.map(|event| event.0),
        friendly: section.friendly.map(FriendlyName::from),
        stage: announcement.and_then(Announcement::its_stage),
        winner_alone_advances: announcement.is_some_and(|it| it.winner_alone_advances),
        director: section.director.and_then(|id| people.get(&id)).map(PlayerView::from),
        starts_at: section.starts_at.map(time),
        ends_at: section.adjudication_at.map(time),
        tie_breaks,
        system: announcement.map(|announcement| announcement.system.into()),
        visibility: section.visibility.into(),
        seed: event.and_then(|event| seed_of(section, event)),
        now: time(now),
        counts: counts(table, now),
        norms: norms.as_ref().map(SectionNorms::view).unwrap_or_default(),
        players: players.iter().zip(&standings).map(line).collect(),
    }
}

/// The title of FIDE that a player had at the start, by the start number.
fn fide_title(table: &SectionTable, player: usize) -> Option<String> {
    table.start_list.get(player).and_then(|line| Some(line.fide_title?.to_string()))
}

/// What its players' lots were drawn with; on a board of teams, and where the ratings give the start numbers, they have
/// drawn none.
fn seed_of(section: &Section, event: &StoredEvent) -> Option<String> {
    let has_drawn = section.board.is_none() && event.announcement.system.draws_start_numbers();
    let publication = event.lots().filter(|_| has_drawn);
    publication.map(|publication| publication.seed.clone())
}

/// The players by start number: as of the start list, or by rating where none was published.
fn players(table: &SectionTable, people: &HashMap<PlayerId, Profile>) -> Vec<PlayerView> {
    if !table.start_list.is_empty() {
        return table.start_list.iter().map(listed).collect();
    }
    let ids: BTreeSet<PlayerId> =
        table.results.iter().flat_map(|game| [game.white, game.black]).collect();
    let mut found: Vec<&Profile> = ids.iter().filter_map(|id| people.get(id)).collect();
    found.sort_by_key(|profile| (std::cmp::Reverse(profile.rating()), profile.id));
    found.into_iter().map(PlayerView::from).collect()
}

/// A player's start number, counted from 0.
fn number_in(table: &SectionTable, players: &[PlayerView], id: PlayerId) -> Option<usize> {
    match table.start_list.is_empty() {
        true => players.iter().position(|player| player.id == id.0),
        false => table.number_of(id),
    }
}

/// Who has played with a start number before.
fn predecessors(table: &SectionTable, number: usize) -> Vec<PlayerView> {
    let line = table.start_list.get(number);
    line.map_or(Vec::new(), |line| line.predecessors.iter().map(listed).collect())
}

/// A player as the start list has them.
pub(crate) fn listed(line: &StartLine) -> PlayerView {
    PlayerView {
        id: line.player.0,
        given_name: line.given_name.clone(),
        family_name: line.family_name.clone(),
        federation: line.federation.clone(),
        title: line.title.clone(),
        rating: line.rating,
    }
}

fn pair(one: usize, other: usize) -> (usize, usize) {
    (one.min(other), one.max(other))
}

/// The games between any two players: a table asks for each of them twice.
fn games_by_pair<'a>(
    table: &'a SectionTable,
    onlooker: &Onlooker,
    number: impl Fn(PlayerId) -> Option<usize>,
) -> HashMap<(usize, usize), Vec<ShownGame<'a>>> {
    let mut between: HashMap<_, Vec<_>> = HashMap::new();
    for game in &table.results {
        let Some((white, black)) = number(game.white).zip(number(game.black)) else { continue };
        let shown = ShownGame { game, may_see: onlooker.sees(game), white, black };
        between.entry(pair(white, black)).or_default().push(shown);
    }
    between
}

fn cell(shown: &ShownGame<'_>, player: usize, other: usize) -> Option<CellView> {
    let ShownGame { game, may_see, white, black } = *shown;
    let color = match (white == player, black == player) {
        (true, false) if black == other => Color::White,
        (false, true) if white == other => Color::Black,
        _ => return None,
    };
    let points = |(white, black, _)| color.fold_wb(white, black);
    Some(CellView {
        game: game.game.0,
        color: color.into(),
        half_points: game.result.map(points).map(|halves: rules::HalfPoints| halves.0),
        flag: flag_of(game).map(Flag::letter),
        ended_at: game.result.map(|(_, _, at)| time(at)),
        may_see,
    })
}

pub(crate) fn counts(table: &SectionTable, now: Instant) -> CountsView {
    let started = table.section.starts_at.is_none_or(|at| at <= now);
    let over = table.section.adjudication_at.is_some_and(|at| at <= now);
    let mut counts = CountsView::default();
    for game in &table.results {
        let count = match (&game.result, flag_of(game)) {
            (Some(_), Some(Flag::Cancelled)) => &mut counts.cancelled,
            (Some(_), _) => &mut counts.finished,
            (None, _) if over => &mut counts.in_adjudication,
            (None, _) if started => &mut counts.running,
            (None, _) => &mut counts.not_started,
        };
        *count += 1;
    }
    counts
}
