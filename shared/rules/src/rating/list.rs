//! Whole lists: players by their numbers, and a share of them calculated by itself, so that a large
//! list can be shared out. A list is the same whoever calculates which share, and in which order.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

use crate::rating::{
    Explanation, ListEntry, Method, Options, Period, Pool, Quarter, RatedGame, Seat, Start,
    SubstitutedGame, explain, rate,
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
    /// For whom somebody played on without the status of a substitute (`RAT-18`), White first; kept apart.
    #[serde(skip)]
    pub replaced: [Option<ReplacedSeat>; 2],
    /// For whom alone it counts, where a substitute has played it (`RAT-18`); kept apart. None: for both.
    #[serde(skip)]
    pub only: Option<PlayerId>,
}

/// Whoever played a game before a substitute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ReplacedSeat {
    /// Who.
    pub player: PlayerId,
    /// The rating with which they started the event.
    pub start: Start,
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
        let (game, section) = (GameId(u32::MAX - row), 0);
        let (replaced, only) = ([None, None], None);
        ListedGame { game, section, players, points, starts, ended_on, replaced, only }
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
        let (section, replaced, only) = (section.0, [None, None], None);
        ListedGame { game, section, players, points, starts, ended_on, replaced, only }
    }

    /// The same with whoever was replaced in it (`RAT-18`), White first.
    #[must_use]
    pub fn taken_over_from(self, replaced: [Option<ReplacedSeat>; 2]) -> ListedGame {
        ListedGame { replaced, ..self }
    }

    /// Whether it counts for one of its players.
    fn counts_for(&self, player: PlayerId) -> bool {
        self.only.is_none_or(|only| only == player)
    }

    /// Whether somebody plays it without the status of a substitute.
    pub fn is_substituted(&self) -> bool {
        self.replaced.iter().any(Option::is_some)
    }

    /// Everybody for whom it may count.
    pub fn everybody(&self) -> impl Iterator<Item = PlayerId> + use<> {
        let replaced = self.replaced.into_iter().flatten().map(|seat| seat.player);
        self.players.into_iter().chain(replaced)
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

    /// Whoever was replaced, by their places in a list.
    fn replaced_seats(&self, place: impl Fn(PlayerId) -> u32) -> ByColor<Option<Seat>> {
        let seat = |index: usize| {
            let replaced = self.replaced[index]?;
            Some(Seat { player: place(replaced.player), start: replaced.start })
        };
        ByColor { white: seat(0), black: seat(1) }
    }

    /// For whom a game that a substitute has taken over counts, each with the opponent who is reckoned with and the
    /// game as it counts so (`RAT-18`).
    fn credited(
        &self,
        period: &Period<'_>,
        rated: &SubstitutedGame,
        players: &[PlayerId],
    ) -> Vec<(PlayerId, PlayerId, ListedGame)> {
        let found = |place: u32| players.get(usize::try_from(place).ok()?).copied();
        let mut credited = Vec::new();
        for color in Color::ALL {
            period.substituted_line(rated, color, &mut |line| {
                let both = found(line.player).zip(found(line.opponent));
                let game = |(player, other)| (player, other, self.for_one(color, player, other));
                credited.extend(both.map(game));
            });
        }
        credited
    }

    /// The game as it counts for one side alone, credited to `player` against `opponent` (`RAT-18`).
    fn for_one(&self, color: Color, player: PlayerId, opponent: PlayerId) -> ListedGame {
        let start_of = |id: PlayerId, index: usize| {
            let replaced = self.replaced[index].filter(|seat| seat.player == id);
            replaced.map_or(self.starts[index], |seat| seat.start)
        };
        let players = color.fold_wb([player, opponent], [opponent, player]);
        let starts = [start_of(players[0], 0), start_of(players[1], 1)];
        ListedGame { players, starts, replaced: [None, None], only: Some(player), ..*self }
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

/// The places in the new list of every player of the share who has games in the period, by number; those that
/// substitutes have taken over count for whom they are good for (`RAT-18`, `SKS-4.7`).
/// `is_in_share` says who is in it.
pub fn list_share(
    options: &Options,
    share: &Share<'_>,
    is_in_share: impl Fn(PlayerId) -> bool,
) -> Vec<Listed> {
    let in_share = |game: &&ListedGame| game.everybody().any(&is_in_share);
    let games: Vec<&ListedGame> = share.games.iter().filter(in_share).collect();
    let everybody = games.iter().copied().chain(share.history).flat_map(ListedGame::everybody);
    let players = Vec::from_iter(everybody.collect::<BTreeSet<PlayerId>>());
    let found = |player: &PlayerId| u32::try_from(players.binary_search(player).ok()?).ok();
    // Everybody in a game was found above.
    let place = |player: PlayerId| found(&player).unwrap_or(u32::MAX);
    let entry = |player: &PlayerId| share.before.get(player).copied().unwrap_or_default();
    let mut list: Vec<ListEntry> = players.iter().map(entry).collect();
    let rated = |game: &ListedGame| game.between(place(game.players[0]), place(game.players[1]));
    let (taken_over, whole): (Vec<&ListedGame>, Vec<&ListedGame>) =
        games.iter().copied().partition(|game| game.is_substituted());
    let of_period: Vec<RatedGame> = whole.iter().map(|game| rated(game)).collect();
    let substituted = taken_over
        .iter()
        .map(|game| SubstitutedGame { game: rated(game), replaced: game.replaced_seats(place) });
    let substituted: Vec<SubstitutedGame> = substituted.collect();
    // Whoever has nothing from a game that counts for the other alone stands beside the list.
    let mut beside = |game: &ListedGame| {
        let [white, black] = game.players.map(|player| match game.counts_for(player) {
            true => place(player),
            false => {
                list.push(entry(&player));
                u32::try_from(list.len() - 1).unwrap_or(u32::MAX)
            }
        });
        game.between(white, black)
    };
    let history: Vec<RatedGame> = share.history.iter().map(&mut beside).collect();
    let replaced: Vec<u32> = share.replaced.iter().filter_map(found).collect();
    let period = Period {
        list: &list,
        games: &of_period,
        substituted: &substituted,
        history: &history,
        replaced_by_commissioner: &replaced,
    };
    let mut opposed: BTreeMap<PlayerId, Vec<Opposed>> = BTreeMap::new();
    for (game, rated) in taken_over.iter().zip(&substituted) {
        for (player, other, game) in game.credited(&period, rated, &players) {
            if is_in_share(player) {
                let opponent = entry(&other);
                opposed.entry(player).or_default().push(Opposed { game, opponent, earlier: false });
            }
        }
    }
    let earlier = share.history.iter().map(|game| (game, true));
    for (game, earlier) in whole.iter().map(|game| (*game, false)).chain(earlier) {
        let counts = |player: &PlayerId| is_in_share(*player) && game.counts_for(*player);
        for player in game.players.into_iter().filter(counts) {
            let Some(opponent) = game.opponent_of(player) else { continue };
            let opponent = entry(&opponent);
            opposed.entry(player).or_default().push(Opposed { game: *game, opponent, earlier });
        }
    }
    let rated = players.iter().zip(&list).zip(rate(options, &period));
    rated
        .filter(|((player, _), rated)| is_in_share(**player) && rated.method != Method::Unchanged)
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
            (line, line.game.between(white, black))
        });
        let (history, games): (Vec<_>, Vec<_>) = numbered.partition(|(line, _)| line.earlier);
        let history: Vec<RatedGame> = history.into_iter().map(|(_, game)| game).collect();
        let (substituted, games): (Vec<_>, Vec<_>) =
            games.into_iter().partition(|(line, _)| line.game.only.is_some());
        let games: Vec<RatedGame> = games.into_iter().map(|(_, game)| game).collect();
        let credited = |(_, game)| SubstitutedGame { game, replaced: ByColor::default() };
        let substituted: Vec<SubstitutedGame> = substituted.into_iter().map(credited).collect();
        let replaced: &[u32] =
            if self.method == Method::ReplacedByCommissioner { &[0] } else { &[] };
        let period = Period {
            list: &list,
            games: &games,
            substituted: &substituted,
            history: &history,
            replaced_by_commissioner: replaced,
        };
        explain(options, &period, |player| player == 0).pop()
    }
}
