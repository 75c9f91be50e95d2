//! Whole lists: players by their numbers, and a share of them calculated by itself, so that a large
//! list can be shared out. A list is the same whoever calculates which share, and in which order.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

use crate::rating::{
    Explanation, ListEntry, Method, Options, Period, Pool, Quarter, RatedGame, Seat, Start,
    explain, rate,
};
use crate::tournament::SectionId;
use crate::{Color, Day, GameId, HalfPoints, Instant, PlayerId};

/// A list by its pool and its quarter, such as `chess-2027-1`, as which it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ListId {
    /// Which games it is about.
    pub pool: Pool,
    /// For when.
    pub quarter: Quarter,
}

/// The text names no list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a list is a pool, a year and a quarter, such as chess-2027-1")]
pub struct ParseListIdError;

impl FromStr for ListId {
    type Err = ParseListIdError;

    fn from_str(text: &str) -> Result<ListId, ParseListIdError> {
        let (rest, number) = text.rsplit_once('-').ok_or(ParseListIdError)?;
        let (pool, year) = rest.rsplit_once('-').ok_or(ParseListIdError)?;
        let pool = Pool::from_code(pool).ok_or(ParseListIdError)?;
        let quarter = format!("{year}/{number}").parse().map_err(|_| ParseListIdError)?;
        Ok(ListId { pool, quarter })
    }
}

impl fmt::Display for ListId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, number) = (self.quarter.starts_on().year(), self.quarter.number());
        write!(f, "{}-{year}-{number}", self.pool.code())
    }
}

impl TryFrom<String> for ListId {
    type Error = ParseListIdError;

    fn try_from(text: String) -> Result<ListId, ParseListIdError> {
        text.parse()
    }
}

impl From<ListId> for String {
    fn from(list: ListId) -> String {
        list.to_string()
    }
}

impl ListId {
    /// The first second at which it counts (`TR-9.5`, `SKS-1.6`).
    pub fn counts_from(self) -> Instant {
        self.quarter.starts_on().starts_at()
    }

    /// The pool's list of the quarter after it; none where the calendar ends.
    pub fn next(self) -> Option<ListId> {
        Some(ListId { quarter: self.quarter.next()?, ..self })
    }

    /// Whether it is an earlier list of the same pool.
    pub fn is_before(self, other: ListId) -> bool {
        self.pool == other.pool && self.quarter < other.quarter
    }
}

/// A finished game in a list. Both sides are given as White and Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ListedGame {
    /// The game.
    pub game: GameId,
    /// Its section's number; 0 for a game that was not played here.
    pub section: u32,
    /// The players.
    pub players: [PlayerId; 2],
    /// Their points.
    pub points: [HalfPoints; 2],
    /// The ratings with which they started the event.
    pub starts: [Start; 2],
    /// The day on which it ended, in days since 1970.
    pub ended_on: i32,
}

/// A game of a player, and the opponent's place in the list before: what the calculation sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opposed {
    /// The game.
    pub game: ListedGame,
    /// What the list before says of the opponent.
    pub opponent: ListEntry,
    /// Whether it was finished before the period.
    pub earlier: bool,
}

/// What a share is made of.
#[derive(Clone, Copy, Debug)]
pub struct Share<'a> {
    /// The list before.
    pub before: &'a HashMap<PlayerId, ListEntry>,
    /// The games of the period; all, or at least those of the players of the share.
    pub games: &'a [ListedGame],
    /// Earlier games, of players of the share with fewer than 30 games: all of them.
    pub history: &'a [ListedGame],
    /// Players whose rating the commissioner has replaced by that of `RAT-5` (`RAT-16`).
    pub replaced: &'a BTreeSet<PlayerId>,
}

/// A player with games in the period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// Who.
    pub player: PlayerId,
    /// The place in the list before.
    pub old: ListEntry,
    /// The place in the new one.
    pub new: ListEntry,
    /// How it was calculated.
    pub method: Method,
    /// The games that it rests on: those of the period, and the earlier ones where they count; by
    /// their numbers.
    pub games: Vec<Opposed>,
}

impl ListedGame {
    /// A game that was not played here but brought with a first list, by its row in that file. Games
    /// here are numbered upwards; these come down from the highest number, so that none is like
    /// another, and are in no section.
    pub fn elsewhere(
        row: u32,
        players: [PlayerId; 2],
        points: [HalfPoints; 2],
        starts: [Start; 2],
        ended_on: i32,
    ) -> ListedGame {
        ListedGame { game: GameId(u32::MAX - row), section: 0, players, points, starts, ended_on }
    }

    /// A game of a section here. One that runs has no points yet, and has ended on no day.
    pub fn played_here(
        game: GameId,
        section: SectionId,
        players: [PlayerId; 2],
        result: Option<(HalfPoints, HalfPoints, Instant)>,
        starts: [Start; 2],
    ) -> ListedGame {
        let (points, ended_on) = match result {
            Some((white, black, at)) => ([white, black], Day::of(at).unix_days()),
            None => ([HalfPoints(0); 2], 0),
        };
        ListedGame { game, section: section.0, players, points, starts, ended_on }
    }

    /// Whether it was not played here.
    pub fn is_elsewhere(&self) -> bool {
        self.section == 0
    }

    fn color_of(&self, player: PlayerId) -> Option<Color> {
        let [white, black] = self.players;
        match player {
            _ if white == black => None,
            _ if white == player => Some(Color::White),
            _ if black == player => Some(Color::Black),
            _ => None,
        }
    }

    /// The opponent of one of its players.
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        self.color_of(player).map(|color| color.fold_wb(self.players[1], self.players[0]))
    }

    /// The points of one of its players.
    pub fn points_of(&self, player: PlayerId) -> Option<HalfPoints> {
        self.color_of(player).map(|color| color.fold_wb(self.points[0], self.points[1]))
    }

    /// The game between two places of a list.
    fn between(&self, white: u32, black: u32) -> RatedGame {
        let seat = |player, start| Seat { player, start };
        RatedGame {
            seats: ByColor {
                white: seat(white, self.starts[0]),
                black: seat(black, self.starts[1]),
            },
            points: ByColor { white: self.points[0], black: self.points[1] },
        }
    }
}

/// The places in the new list of every player of the share who has games in the period, by number.
/// `is_in_share` says who is in it.
pub fn list_share(
    options: &Options,
    share: &Share<'_>,
    is_in_share: impl Fn(PlayerId) -> bool,
) -> Vec<Listed> {
    let in_share = |game: &&ListedGame| game.players.iter().any(|player| is_in_share(*player));
    let games: Vec<&ListedGame> = share.games.iter().filter(in_share).collect();
    let everybody = games.iter().copied().chain(share.history).flat_map(|game| game.players);
    let players: BTreeSet<PlayerId> = everybody.collect();
    let players: Vec<PlayerId> = players.into_iter().collect();
    let found = |player: &PlayerId| u32::try_from(players.binary_search(player).ok()?).ok();
    // Everybody in a game was found above.
    let place = |player: PlayerId| found(&player).unwrap_or(u32::MAX);
    let entry = |player: &PlayerId| share.before.get(player).copied().unwrap_or_default();
    let list: Vec<ListEntry> = players.iter().map(entry).collect();
    let rated = |game: &&ListedGame| game.between(place(game.players[0]), place(game.players[1]));
    let of_period: Vec<RatedGame> = games.iter().map(rated).collect();
    let history: Vec<RatedGame> = share.history.iter().map(|game| rated(&game)).collect();
    let replaced: Vec<u32> = share.replaced.iter().filter_map(found).collect();
    let period = Period {
        list: &list,
        games: &of_period,
        history: &history,
        replaced_by_commissioner: &replaced,
        ..Period::default()
    };
    let mut opposed: BTreeMap<PlayerId, Vec<Opposed>> = BTreeMap::new();
    let earlier = share.history.iter().map(|game| (game, true));
    for (game, earlier) in games.iter().map(|game| (*game, false)).chain(earlier) {
        for player in game.players.into_iter().filter(|player| is_in_share(*player)) {
            let Some(opponent) = game.opponent_of(player) else { continue };
            let line = Opposed { game: *game, opponent: entry(&opponent), earlier };
            opposed.entry(player).or_default().push(line);
        }
    }
    let rated = players.iter().zip(&list).zip(rate(options, &period));
    let rated = rated
        .filter(|((player, _), rated)| is_in_share(**player) && rated.method != Method::Unchanged);
    rated
        .map(|((player, old), rated)| {
            let mut games = opposed.remove(player).unwrap_or_default();
            games.retain(|line| !line.earlier || rated.method == Method::AllGames);
            games.sort_by_key(|line| (line.earlier, line.game));
            Listed { player: *player, old: *old, new: rated.entry, method: rated.method, games }
        })
        .collect()
}

impl Listed {
    /// A player's place in the new list, and how it was found: whoever has no game in the period stays
    /// where the list before had them (`TR-9.7`, `SKS-1.8`).
    pub fn place(listed: Option<&Listed>, old: ListEntry) -> (ListEntry, Method) {
        listed.map_or((old, Method::Unchanged), |listed| (listed.new, listed.method))
    }

    /// The games that no earlier list has counted: those of the period, or all that a list brings
    /// which was taken over.
    pub fn counted(&self) -> impl Iterator<Item = &ListedGame> {
        let brought = self.method == Method::Unchanged;
        self.games.iter().filter(move |line| brought || !line.earlier).map(|line| &line.game)
    }

    /// Why the rating is what it is: the same calculation, from these games alone. The games of the
    /// explanation name their place in `self.games`, counted from 1, as the opponent.
    pub fn explain(&self, options: &Options) -> Option<Explanation> {
        let opponents = self.games.iter().map(|line| line.opponent);
        let list: Vec<ListEntry> = std::iter::once(self.old).chain(opponents).collect();
        let numbered = (1..).zip(&self.games).map(|(place, line)| {
            let (white, black) = match line.game.color_of(self.player) {
                Some(Color::Black) => (place, 0),
                _ => (0, place),
            };
            (line.earlier, line.game.between(white, black))
        });
        let (history, games): (Vec<_>, Vec<_>) = numbered.partition(|(earlier, _)| *earlier);
        let games: Vec<RatedGame> = games.into_iter().map(|(_, game)| game).collect();
        let history: Vec<RatedGame> = history.into_iter().map(|(_, game)| game).collect();
        let replaced: &[u32] =
            if self.method == Method::ReplacedByCommissioner { &[0] } else { &[] };
        let period = Period {
            list: &list,
            games: &games,
            history: &history,
            replaced_by_commissioner: replaced,
            ..Period::default()
        };
        explain(options, &period, |player| player == 0).pop()
    }
}
