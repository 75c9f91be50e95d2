//! What a player's page may show now, game by game (`TR-14`).
//!
//! All of the player's games of the section have to differ from each other first. Two games are the
//! same as long as nobody can tell by their moves that they will differ: the same start position, and
//! the moves of the one that is behind are the first moves of the other, whichever colour the player
//! has. A finished game goes on no more: a running one that has gone beyond its last move differs from
//! it, and two finished ones are not compared.

use super::{PageAnswer, PlayersPage};
use crate::tournament::{Sight, Viewer, Visibility};
use crate::{CorruptLog, Game, GameId, Instant, PlayerId};

/// Moves by which what a player publishes lags behind, at least.
const PUBLISHING_DELAY_MOVES: u8 = 3;

/// A player's page with the player's games of the section.
#[derive(Clone, Copy, Debug)]
pub struct PageScene<'a> {
    /// Whose page it is.
    pub player: PlayerId,
    /// The page.
    pub page: &'a PlayersPage,
    /// What the event announces.
    pub visibility: Visibility,
    /// Games of the section that are finished, whosever they are.
    pub finished_games: usize,
    /// The player's games of the section, finished ones as well.
    pub games: &'a [(GameId, Game)],
    /// Whether one of them cannot be read: nobody can tell whether it differs.
    pub lacks_game: bool,
}

/// What keeps a running game from being shown; in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageLack {
    /// No page is named.
    Page,
    /// The opponent has not consented.
    Consent,
    /// The player's games do not all differ yet.
    Difference,
}

impl PageLack {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            PageLack::Page => "page",
            PageLack::Consent => "consent",
            PageLack::Difference => "difference",
        }
    }
}

/// One of the player's games, as far as the page may show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOnPage {
    /// The game.
    pub game: GameId,
    /// Whom the player plays.
    pub opponent: PlayerId,
    /// What the opponent has answered.
    pub answer: PageAnswer,
    /// The player's other games that do not differ from it yet.
    pub same_as: Vec<GameId>,
    /// What is missing; nothing of a game that is over, or that the event shows to everybody.
    pub lacks: Vec<PageLack>,
    /// What the page may show.
    pub sight: Sight,
}

impl PageScene<'_> {
    /// What the page may show of each of the player's games (`TR-14`).
    pub fn games_shown(&self) -> Vec<GameOnPage> {
        let same: Vec<Vec<GameId>> =
            self.games.iter().map(|(_, game)| self.same_as(game)).collect();
        let all_differ = !self.lacks_game && same.iter().all(Vec::is_empty);
        let shown = |((id, game), same_as): (&(GameId, Game), Vec<GameId>)| {
            let color = game.color_of(self.player)?;
            let opponent = *game.players().get(!color);
            let answer = self.page.answer_of(opponent);
            let plies = game.ending().is_none().then(|| game.ply());
            let lacks = match plies {
                Some(_) if !self.visibility.is_live() => self.lacks(answer, all_differ),
                _ => Vec::new(),
            };
            let sight = if lacks.is_empty() { self.sight(plies) } else { Sight::Nothing };
            Some(GameOnPage { game: *id, opponent, answer, same_as, lacks, sight })
        };
        self.games.iter().zip(same).filter_map(shown).collect()
    }

    fn lacks(&self, answer: PageAnswer, all_differ: bool) -> Vec<PageLack> {
        let missing = [
            (PageLack::Page, self.page.named().is_none()),
            (PageLack::Consent, !answer.consents()),
            (PageLack::Difference, !all_differ),
        ];
        missing.into_iter().filter(|(_, is)| *is).map(|(lack, _)| lack).collect()
    }

    /// What may be shown of a game that lacks nothing: as much as the event shows everybody, or the
    /// game with the delay of the article.
    fn sight(&self, plies: Option<u16>) -> Sight {
        let by_article =
            Visibility::Live { after_finished: 0, delay_moves: PUBLISHING_DELAY_MOVES };
        let shows = if self.visibility.is_live() { self.visibility } else { by_article };
        shows.of_game(Viewer::Anybody, self.finished_games, plies)
    }

    fn same_as(&self, game: &Game) -> Vec<GameId> {
        let others = self.games.iter().filter(|(_, other)| !std::ptr::eq(other, game));
        others.filter(|(_, other)| is_same_so_far(game, other)).map(|(id, _)| *id).collect()
    }
}

/// Whether two games may still turn out to be the same (`TR-14`).
fn is_same_so_far(one: &Game, other: &Game) -> bool {
    let is_over = |game: &Game| game.ending().is_some();
    let (behind, ahead) = if one.ply() <= other.ply() { (one, other) } else { (other, one) };
    let has_gone_beyond = is_over(behind) && ahead.ply() > behind.ply();
    if (is_over(one) && is_over(other)) || has_gone_beyond {
        return false;
    }
    let codes = |game: &Game| game.plies().iter().map(|ply| ply.code).collect::<Vec<_>>();
    one.terms().variant == other.terms().variant
        && one.terms().start_position() == other.terms().start_position()
        && codes(ahead).starts_with(&codes(behind))
}

impl Game {
    /// The game as it stood at a moment: with what was written in its log until then.
    ///
    /// # Errors
    /// None for a game that was replayed: the beginning of its log fits it, too.
    pub fn as_of(&self, at: Instant) -> Result<Game, CorruptLog> {
        let until = self.log().iter().take_while(|event| event.at() <= at).count();
        let log = self.log().get(..until).unwrap_or_default();
        Game::replay(self.terms().clone(), log)
    }
}
