//! Games as they are set up: with both seats and the section's line, all or nothing.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{Color, Event, Game, GameId, Instant, PlayerId, Position, Terms};

use crate::ended::ENDED;
use crate::game::{PackedPolicies, PackedSeal, PackedTerms, PackedTime, game_key, game_pk};
use crate::item::{Attributes, bytes, number, text};
use crate::log::encode_event;
use crate::seal::{SEAL, Sealed};
use crate::shard::shard_of;
use crate::{Error, SectionId, Store, ended, seat, section};

/// Most games that one transaction sets up: each is four of its hundred items.
pub const GAMES_TOGETHER_MAX: usize = 25;

/// A game to be set up.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its number, not used before.
    pub id: GameId,
    /// The section it belongs to.
    pub section: SectionId,
    /// What is laid down.
    pub terms: Terms,
}

impl NewGame {
    /// The item of a game with these events.
    fn item(&self, events: &[Event], deadline: Option<Instant>) -> Result<Attributes, Error> {
        let packed = PackedTerms {
            variant: self.terms.variant,
            start_fen: self.terms.start.as_ref().map(Position::fen),
            time_control: self.terms.time_control,
            starts_at: self.terms.starts_at,
        };
        let policies = PackedPolicies {
            draw_offers: self.terms.draw_offers,
            conditional_moves: self.terms.conditional_moves,
        };
        let time = PackedTime { silence: self.terms.silence, flag: self.terms.flag };
        let terms = postcard::to_stdvec(&(packed, policies, time, PackedSeal(true)))
            .map_err(|e| Error::corrupt(game_pk(self.id), e))?;
        let (mut log, mut last) = (Vec::new(), None);
        for event in events {
            encode_event(&mut log, last, event);
            last = Some(event.at());
        }
        let (id, section, players) = (self.id, self.section, self.terms.players);
        let seal = Sealed { id, section, players, terms: &terms }.with(&log);
        let mut item = game_key(id);
        item.extend([
            ("white".to_owned(), number(players.white)),
            ("black".to_owned(), number(players.black)),
            ("section".to_owned(), number(section.0)),
            ("terms".to_owned(), bytes(terms)),
            ("events".to_owned(), number(events.len())),
            (SEAL.to_owned(), bytes(seal)),
            ("shard".to_owned(), number(shard_of(id))),
        ]);
        if !log.is_empty() {
            item.insert("log".to_owned(), bytes(log));
        }
        if let Some(deadline) = deadline {
            item.insert("alarm_at".to_owned(), number(deadline.unix()));
        }
        Ok(item)
    }
}

impl Store {
    /// Sets up a game with both seats and its line in the section, all or nothing.
    ///
    /// # Errors
    /// `Conflict` when the number is taken; `Unavailable`.
    pub async fn create_game(
        &self,
        game: &NewGame,
        first_deadline: Option<Instant>,
    ) -> Result<(), Error> {
        self.create_games(&[(game, first_deadline)]).await
    }

    /// Sets up to [`GAMES_TOGETHER_MAX`] games up, all or none.
    ///
    /// # Errors
    /// `Conflict` when a number is taken; `Unavailable`.
    pub async fn create_games(&self, games: &[(&NewGame, Option<Instant>)]) -> Result<(), Error> {
        let begun = |(game, deadline): &(&NewGame, Option<Instant>)| -> Result<_, Error> {
            Ok((game.item(&[], *deadline)?, new_lines(game)))
        };
        self.create_game_items(games.iter().map(begun).collect::<Result<_, Error>>()?).await
    }

    /// The same of games that may have begun, or be over.
    ///
    /// # Errors
    /// `Conflict` when a number is taken; `Unavailable`.
    pub async fn create_begun_games(&self, games: &[(&NewGame, &Game)]) -> Result<(), Error> {
        let begun = |(new, game): &(&NewGame, &Game)| -> Result<_, Error> {
            let (mut item, mut lines) = (new.item(game.log(), game.deadline())?, new_lines(new));
            if let Some(ending) = game.ending() {
                item.remove("shard");
                for line in &mut lines {
                    line.insert(ENDED.to_owned(), ended::value(ending));
                }
            }
            Ok((item, lines))
        };
        self.create_game_items(games.iter().map(begun).collect::<Result<_, Error>>()?).await
    }

    /// What setting up a game writes in which nothing has happened yet.
    pub(crate) fn new_game_writes(&self, game: &NewGame) -> Result<Vec<TransactWriteItem>, Error> {
        let begun = Game::new(game.terms.clone());
        let item = game.item(begun.log(), begun.deadline())?;
        std::iter::once(item).chain(new_lines(game)).map(|item| self.put_new(item)).collect()
    }

    async fn create_game_items(
        &self,
        games: Vec<(Attributes, [Attributes; 3])>,
    ) -> Result<(), Error> {
        let items = games.into_iter().flat_map(|(item, lines)| std::iter::once(item).chain(lines));
        let writes = items.map(|item| self.put_new(item)).collect::<Result<_, Error>>()?;
        self.transact(writes).await
    }
}

/// The lines of a new game: both seats, and the section's.
fn new_lines(game: &NewGame) -> [Attributes; 3] {
    let players = &game.terms.players;
    let seat = |color| {
        let both = (*players.get(color), *players.get(!color));
        new_seat(game.id, game.section, both, color)
    };
    let [white, black] = Color::ALL.map(seat);
    [white, black, new_result(game)]
}

/// The seat of a player with this opponent.
pub(crate) fn new_seat(
    game: GameId,
    section: SectionId,
    (player, opponent): (PlayerId, PlayerId),
    color: Color,
) -> Attributes {
    let mut item = seat::key_of(player, game);
    item.extend([
        ("color".to_owned(), text(color.to_string())),
        ("opponent".to_owned(), number(opponent)),
        ("section".to_owned(), number(section.0)),
    ]);
    item
}

fn new_result(game: &NewGame) -> Attributes {
    let mut item = section::result_key(game.section, game.id);
    let players = &game.terms.players;
    item.insert(section::PLAYERS.to_owned(), text(format!("{} {}", players.white, players.black)));
    item
}
