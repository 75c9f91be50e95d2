//! A player's page with running games as the player and the section's officials see it (`TR-14`), now or
//! at the moment of a report.

use std::collections::HashMap;

use app::view::{PlayerView, time};
use app::{App, Problem};
use chrono::{DateTime, Utc};
use rules::tournament::{GameOnPage, PageEntry, PageLack, PageScene, PageStep, PlayersPage, Sight};
use rules::{CorruptLog, Game, GameId, Instant, PlayerId, Profile};
use serde::Serialize;
use store::{StoredGame, StoredPage};
use utoipa::ToSchema;

use crate::desk::Desk;

/// Pages with running games of a section, as far as they are the asker's.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SectionPages)]
pub(crate) struct SectionPagesView {
    /// Whether the event shows running games to everybody itself: then nobody is asked.
    pub(crate) shown_to_all: bool,
    /// My own page; none where I do not play.
    #[schema(required)]
    pub(crate) mine: Option<PageView>,
    /// The pages of opponents with whom a game of mine runs.
    pub(crate) asked: Vec<AskedPageView>,
    /// All pages that were ever named, for officials.
    pub(crate) pages: Vec<PageView>,
}

/// A player's page with running games.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayersPage)]
pub(crate) struct PageView {
    player: PlayerView,
    /// The moment as of which everything here stands.
    as_of: DateTime<Utc>,
    /// Where the games are shown; none where no page is named.
    #[schema(required)]
    url: Option<String>,
    #[schema(required)]
    named_at: Option<DateTime<Utc>>,
    /// The player's games of the section; those of my own page while an address is named.
    games: Vec<PageGameView>,
    /// All that was done, the oldest first.
    history: Vec<PageEntryView>,
}

/// A game as far as its player's page may show it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameOnPage)]
struct PageGameView {
    game: u32,
    opponent: PlayerView,
    /// `waits`, `consented`, `refused` or `taken_back`.
    answer: &'static str,
    #[schema(required)]
    answered_at: Option<DateTime<Utc>>,
    /// The player's other games that do not differ from it yet.
    same_as: Vec<u32>,
    /// What keeps it from being shown: `page`, `consent`, `difference`.
    lacks: Vec<&'static str>,
    /// What may be shown: `nothing`, `up_to` or `everything`.
    shown: &'static str,
    /// The last half-move that may be shown; 0: none yet.
    #[schema(required)]
    up_to_ply: Option<u16>,
    /// The same with its number, in English letters.
    #[schema(required)]
    up_to: Option<String>,
}

/// Something that was done about a page.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PageEntry)]
struct PageEntryView {
    at: DateTime<Utc>,
    #[schema(required)]
    by: Option<PlayerView>,
    /// `named`, `withdrawn`, `consented`, `refused` or `taken_back`.
    step: &'static str,
    /// The address that was named.
    #[schema(required)]
    url: Option<String>,
}

/// An opponent's page, for which I am asked.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AskedPage)]
pub(crate) struct AskedPageView {
    player: PlayerView,
    url: String,
    named_at: DateTime<Utc>,
    /// What I have answered: `waits`, `consented`, `refused` or `taken_back`.
    answer: &'static str,
    #[schema(required)]
    answered_at: Option<DateTime<Utc>>,
}

impl AskedPageView {
    /// The page for one of its player's opponents; none where no address is named.
    pub(crate) fn new(page: &PlayersPage, player: &Profile, me: PlayerId) -> Option<AskedPageView> {
        let (url, named_at) = page.named()?;
        let answer = page.answer_of(me);
        Some(AskedPageView {
            player: player.into(),
            url: url.to_owned(),
            named_at: time(named_at),
            answer: answer.code(),
            answered_at: answer.at().map(time),
        })
    }
}

/// A page as of a moment, with the player's games as they stood then (`TR-14`).
pub(crate) async fn view_as_of(
    app: &App,
    desk: &Desk,
    stored: &StoredPage,
    at: Instant,
) -> Result<PageView, Problem> {
    let games = games_as_of(app, desk, stored.player, at).await?;
    view(app, desk, stored, at, games).await
}

/// My own page now; its games are read while an address is named.
pub(crate) async fn own_view(
    app: &App,
    desk: &Desk,
    stored: &StoredPage,
) -> Result<PageView, Problem> {
    let now = app.clock.now();
    match stored.page.named() {
        Some(_) => view_as_of(app, desk, stored, now).await,
        None => view(app, desk, stored, now, (Vec::new(), false)).await,
    }
}

/// The player's games of the section as they stood at a moment, and whether one of them is damaged.
async fn games_as_of(
    app: &App,
    desk: &Desk,
    player: PlayerId,
    at: Instant,
) -> Result<(Vec<(GameId, Game)>, bool), Problem> {
    let ids: Vec<GameId> = desk.games_with(player).map(|line| line.game).collect();
    let found = app.whole_games(&ids).await?;
    let stood = |(stored, game): &(StoredGame, Game)| Ok((stored.id, game.as_of(at)?));
    let games: Result<Vec<_>, CorruptLog> = found.games.iter().map(stood).collect();
    let mut games = games.map_err(Problem::internal)?;
    games.sort_by_key(|(id, _)| *id);
    Ok((games, !found.damaged.is_empty()))
}

async fn view(
    app: &App,
    desk: &Desk,
    stored: &StoredPage,
    at: Instant,
    (games, lacks_game): (Vec<(GameId, Game)>, bool),
) -> Result<PageView, Problem> {
    let page = stored.page.as_of(at);
    let is_over = |line: &&store::SectionResult| line.result.is_some_and(|(_, _, end)| end <= at);
    let scene = PageScene {
        player: stored.player,
        page: &page,
        visibility: desk.section.visibility,
        finished_games: desk.lines.iter().filter(is_over).count(),
        games: &games,
        lacks_game,
    };
    let shown = scene.games_shown();
    let named = page.named();
    let mut ids: Vec<PlayerId> = shown.iter().map(|game| game.opponent).collect();
    ids.extend(page.entries.iter().map(|entry| entry.by));
    ids.push(stored.player);
    let people = app.people(ids).await?;
    Ok(PageView {
        player: person(&people, stored.player)?,
        as_of: time(at),
        url: named.map(|(url, _)| url.to_owned()),
        named_at: named.map(|(_, at)| time(at)),
        games: shown
            .iter()
            .zip(&games)
            .map(|(shown, (_, game))| game_view(shown, game, &people))
            .collect::<Result<_, _>>()?,
        history: page.entries.iter().map(|entry| entry_view(entry, &people)).collect(),
    })
}

fn person(people: &HashMap<PlayerId, Profile>, id: PlayerId) -> Result<PlayerView, Problem> {
    let missing = || Problem::internal(format!("player {id} has no profile"));
    people.get(&id).map(PlayerView::from).ok_or_else(missing)
}

fn game_view(
    shown: &GameOnPage,
    game: &Game,
    people: &HashMap<PlayerId, Profile>,
) -> Result<PageGameView, Problem> {
    let (name, ply) = match shown.sight {
        Sight::Nothing => ("nothing", None),
        Sight::UpTo(ply) => ("up_to", Some(ply)),
        Sight::Everything => ("everything", None),
    };
    let last = ply.and_then(|ply| ply.checked_sub(1));
    Ok(PageGameView {
        game: shown.game.0,
        opponent: person(people, shown.opponent)?,
        answer: shown.answer.code(),
        answered_at: shown.answer.at().map(time),
        same_as: shown.same_as.iter().map(|id| id.0).collect(),
        lacks: shown.lacks.iter().copied().map(PageLack::code).collect(),
        shown: name,
        up_to_ply: ply,
        up_to: last.and_then(|last| game.numbered_san(usize::from(last))),
    })
}

fn entry_view(entry: &PageEntry, people: &HashMap<PlayerId, Profile>) -> PageEntryView {
    let url = match &entry.step {
        PageStep::Named(url) => Some(url.clone()),
        PageStep::Withdrawn | PageStep::Consented | PageStep::Refused | PageStep::TakenBack => None,
    };
    PageEntryView {
        at: time(entry.at),
        by: people.get(&entry.by).map(PlayerView::from),
        step: entry.step.code(),
        url,
    }
}
