//! Games as far as somebody may see them (`TR-14`), on pages and in PGN files of many games.

use std::collections::HashMap;

use chrono::NaiveDate;
use rules::pgn::{self, PgnHeaders};
use rules::tournament::{Sight, Viewer, Visibility};
use rules::{ByColor, Day, Game, GameId, Instant, Notebook, PlayerId, Profile};
use store::{Section, SectionId, SectionResult, SectionTable};

use crate::{App, Problem, SignedIn, viewer_of, whole_game};

/// Games that are held in memory together while a file is written.
const GAMES_TOGETHER: usize = 100;

/// A game as far as somebody may see it.
#[derive(Clone, Debug)]
pub struct ShownGame {
    /// The game; a running one that is shown with a delay ends with the last move that is shown.
    pub game: Game,
    /// Moves by which what is shown of a running game lags behind; none where all is shown.
    pub delay_moves: Option<u8>,
}

impl ShownGame {
    /// What is shown of a game; none where nothing is.
    ///
    /// # Errors
    /// None for a game that was replayed.
    pub fn of(
        game: Game,
        visibility: Visibility,
        viewer: Viewer,
        finished_games: usize,
    ) -> Result<Option<ShownGame>, Problem> {
        let plies = game.ending().is_none().then(|| game.ply());
        Ok(match visibility.of_game(viewer, finished_games, plies) {
            Sight::Everything => Some(ShownGame { game, delay_moves: None }),
            Sight::UpTo(ply) => {
                let game = game.stood_after(ply).map_err(Problem::internal)?;
                Some(ShownGame { game, delay_moves: Some(visibility.delay_moves()) })
            }
            Sight::Nothing => None,
        })
    }
}

/// Somebody who looks at the games of a section.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker {
    me: Option<PlayerId>,
    /// As what, where it is nobody's own game.
    pub viewer: Viewer,
    /// What the event announces.
    pub visibility: Visibility,
    /// Games of the section that are finished.
    pub finished_games: usize,
}

impl Onlooker {
    /// Whoever asks, or nobody who is signed in, before a section.
    pub fn new(me: Option<&SignedIn>, table: &SectionTable) -> Onlooker {
        Onlooker {
            me: me.map(|me| me.player),
            viewer: viewer_of(me, table),
            visibility: table.section.visibility,
            finished_games: table.finished(),
        }
    }

    fn viewer_of(&self, white: PlayerId, black: PlayerId) -> Viewer {
        let own = self.me.is_some_and(|me| white == me || black == me);
        if own { Viewer::Player } else { self.viewer }
    }

    /// Whether anything of a game is shown.
    pub fn sees(&self, line: &SectionResult) -> bool {
        let viewer = self.viewer_of(line.white, line.black);
        let plies = line.result.is_none().then_some(0);
        self.visibility.of_game(viewer, self.finished_games, plies) != Sight::Nothing
    }

    /// A game as far as it is shown; none where nothing is.
    ///
    /// # Errors
    /// None for a game that was replayed.
    pub fn shown(&self, game: Game) -> Result<Option<Game>, Problem> {
        let ByColor { white, black } = *game.players();
        let viewer = self.viewer_of(white, black);
        let shown = ShownGame::of(game, self.visibility, viewer, self.finished_games)?;
        Ok(shown.map(|shown| shown.game))
    }
}

/// Which games a file holds: all, or those that ended from a moment on and before another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// The first second.
    pub from: Option<Instant>,
    /// The second after the last.
    pub until: Option<Instant>,
}

impl Period {
    /// From one day to another, both in it, in UTC; none where the second lies before the first.
    pub fn of_days(from: Option<NaiveDate>, until: Option<NaiveDate>) -> Option<Period> {
        let ordered = from.zip(until).is_none_or(|(from, until)| from <= until);
        ordered.then(|| Period {
            from: from.map(|day| Day::from(day).starts_at()),
            until: until.map(|day| Day::from(day).next().starts_at()),
        })
    }

    /// Whether a game that ended then, or goes on, is in it: what goes on is in no period.
    pub fn has(&self, ended_at: Option<Instant>) -> bool {
        match ended_at {
            Some(at) => {
                self.from.is_none_or(|from| from <= at) && self.until.is_none_or(|until| at < until)
            }
            None => *self == Period::default(),
        }
    }
}

impl App {
    /// A game in PGN with its section's headers, where its page is, and what a player has noted on it.
    pub fn pgn_of(
        &self,
        (id, game): (GameId, &Game),
        section: &Section,
        players: ByColor<&Profile>,
        notebook: &Notebook,
    ) -> String {
        pgn::write(
            game,
            &PgnHeaders {
                id,
                event: &section.full_name(),
                site: &format!("{}/game/{id}", self.origin),
                players,
                outside_laws: section.outside_laws,
                board: section.board.as_ref(),
            },
            notebook,
        )
    }

    /// The games of a section that somebody may see, in PGN by number. `wanted` chooses among them.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn section_pgn(
        &self,
        me: Option<&SignedIn>,
        table: &SectionTable,
        wanted: impl Fn(&SectionResult) -> bool,
    ) -> Result<String, Problem> {
        let onlooker = Onlooker::new(me, table);
        let lines = table.results.iter().filter(|line| wanted(line) && onlooker.sees(line));
        let games: Vec<GameId> = lines.map(|line| line.game).collect();
        self.games_pgn(&games, |game| onlooker.shown(game)).await
    }

    /// Games in PGN, in the order in which they are named, as far as `shown` leaves something of
    /// them. One that cannot be read is named in a line that programs pass over, and in the log.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn games_pgn(
        &self,
        games: &[GameId],
        shown: impl Fn(Game) -> Result<Option<Game>, Problem>,
    ) -> Result<String, Problem> {
        self.noted_games_pgn(games, shown, &HashMap::new()).await
    }

    /// The same with what a player has noted on them.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn noted_games_pgn(
        &self,
        games: &[GameId],
        shown: impl Fn(Game) -> Result<Option<Game>, Problem>,
        notebooks: &HashMap<GameId, Notebook>,
    ) -> Result<String, Problem> {
        let nothing = Notebook::default();
        let mut text = String::new();
        for few in games.chunks(GAMES_TOGETHER) {
            let mut read = HashMap::new();
            for (id, stored) in self.store.games_each(few).await? {
                read.insert(
                    id,
                    whole_game(id, stored).map(|(stored, game)| (stored.section, game)),
                );
            }
            let good = || read.values().filter_map(|read| read.as_ref().ok());
            let mut sections: Vec<SectionId> = good().map(|(section, _)| *section).collect();
            sections.sort_unstable();
            sections.dedup();
            let sections = self.store.sections(&sections).await?.into_iter();
            let sections: HashMap<SectionId, Section> = sections.map(|s| (s.id, s)).collect();
            let players = good().flat_map(|(_, game)| {
                let players = *game.players();
                [players.white, players.black]
            });
            let people = self.people(players.collect()).await?;
            for id in few {
                let read = read.remove(id).ok_or_else(Problem::unknown_game).flatten();
                let whole = read.and_then(|(section, game)| {
                    let ByColor { white, black } = *game.players();
                    let found = (sections.get(&section), people.get(&white), people.get(&black));
                    let (Some(section), Some(white), Some(black)) = found else {
                        return Err(Problem::internal("its section or a player is missing"));
                    };
                    let shown = shown(game)?;
                    let players = ByColor { white, black };
                    let notebook = notebooks.get(id).unwrap_or(&nothing);
                    let pgn = |game| self.pgn_of((*id, &game), section, players, notebook);
                    Ok(shown.map(pgn))
                });
                match whole {
                    Ok(pgn) => text.extend(pgn.into_iter().flat_map(|pgn| [pgn, "\n".to_owned()])),
                    Err(problem) => {
                        tracing::error!(%id, %problem, "a game cannot be exported");
                        text.push_str(&format!("% Game {id} cannot be read.\n\n"));
                    }
                }
            }
        }
        Ok(text)
    }
}
