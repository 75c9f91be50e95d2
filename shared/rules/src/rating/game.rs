//! A period's games as the calculation sees them: who played whom, with which rating each of them
//! counts, and to whom a game is credited.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::rating::{ListEntry, Options, PastOpponents, expected_score};
use crate::{HalfPoints, Variant};

/// Which games are rated together: chess and Chess960 have separate lists (`TR-9.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pool {
    /// Chess.
    Chess,
    /// Chess960.
    Chess960,
}

impl Pool {
    /// Every pool.
    pub const ALL: [Pool; 2] = [Pool::Chess, Pool::Chess960];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Pool::Chess => "chess",
            Pool::Chess960 => "chess960",
        }
    }

    /// The pool of a name that [`Pool::code`] gives.
    pub fn from_code(code: &str) -> Option<Pool> {
        Pool::ALL.into_iter().find(|pool| pool.code() == code)
    }

    /// The list in which games of a variant count; Makruk has none (`MAK-EVENT`).
    pub fn of(variant: Variant) -> Option<Pool> {
        match variant {
            Variant::Chess => Some(Pool::Chess),
            Variant::Chess960 => Some(Pool::Chess960),
            Variant::Makruk => None,
        }
    }
}

/// The rating with which a player started an event, in points (`TR-9.4`, `SKS-1.5`). Lists keep the
/// order: new ones are added at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Start {
    /// That of the list, or one that the rating commissioner set.
    Rating(u16),
    /// That of FIDE, which counts like a rating that is not fixed.
    Fide(u16),
    /// The level of the event, for a player without a rating.
    Level(u16),
}

impl Start {
    /// The rating, in points.
    pub fn points(self) -> u16 {
        match self {
            Start::Rating(points) | Start::Fide(points) | Start::Level(points) => points,
        }
    }

    fn source(self) -> Source {
        match self {
            Start::Rating(_) => Source::Start,
            Start::Fide(_) => Source::Fide,
            Start::Level(_) => Source::Level,
        }
    }
}

/// Why an opponent counts with a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// It is that of the event's start, and the list's is no higher or there is none.
    Start,
    /// It is that of FIDE at the event's start, and the list's is no higher or there is none.
    Fide,
    /// It is the event's level, and the list's is no higher or there is none.
    Level,
    /// It is that of the list, and higher than at the event's start.
    Current,
}

/// A player of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// The place in the list, counted from 0.
    pub player: u32,
    /// The rating at the event's start.
    pub start: Start,
}

/// A finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RatedGame {
    /// The players.
    pub seats: ByColor<Seat>,
    /// Their points.
    pub points: ByColor<HalfPoints>,
}

/// A game of a team event that a substitute took over without a substitute's status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SubstitutedGame {
    /// The game, with the substitute in the seat.
    pub game: RatedGame,
    /// Who sat there before.
    pub replaced: ByColor<Option<Seat>>,
}

/// What a new list is made of.
#[derive(Clone, Copy, Debug, Default)]
pub struct Period<'a> {
    /// The list before; games count only for and against players who have a place in it.
    pub list: &'a [ListEntry],
    /// The games of the period.
    pub games: &'a [RatedGame],
    /// Games of the period with substitutes.
    pub substituted: &'a [SubstitutedGame],
    /// Games of earlier periods, for ratings from fewer than 30 games: all of such a player's.
    pub history: &'a [RatedGame],
    /// Players whose fixed rating the rating commissioner has replaced by that of `RAT-5` from the
    /// period's games, as evidently inappropriate (`RAT-16`); in rising order.
    pub replaced_by_commissioner: &'a [u32],
}

/// A game from one player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) player: u32,
    pub(super) opponent: u32,
    pub(super) points: HalfPoints,
    pub(super) opponent_rating: u16,
    pub(super) source: Source,
    /// Whether it is credited by the rule for substitutes.
    pub(super) substituted: bool,
}

impl Line {
    /// The score above what was expected, in hundredths (`RAT-7`).
    pub(super) fn hundredths(&self, own: u16) -> i64 {
        50 * i64::from(self.points.0) - i64::from(expected_score(own, self.opponent_rating))
    }
}

impl Period<'_> {
    /// Every side of every game of the period.
    #[inline]
    pub(super) fn lines(&self, mut line: impl FnMut(Line)) {
        for game in self.games {
            self.lines_of(game, true, &mut line);
        }
        for game in self.substituted {
            for color in Color::ALL {
                self.substituted_line(game, color, &mut line);
            }
        }
    }

    /// Every side of every game of earlier periods.
    #[inline]
    pub(super) fn past_lines(&self, options: &Options, mut line: impl FnMut(Line)) {
        let by_list = options.past_opponents == PastOpponents::NewestList;
        for game in self.history {
            self.lines_of(game, by_list, &mut line);
        }
    }

    #[inline]
    fn lines_of(&self, game: &RatedGame, by_list: bool, line: &mut impl FnMut(Line)) {
        let ByColor { white, black } = game.seats;
        let (Some(white_entry), Some(black_entry)) = (self.entry(white), self.entry(black)) else {
            return;
        };
        for (player, opponent, entry, points) in [
            (white, black, black_entry, game.points.white),
            (black, white, white_entry, game.points.black),
        ] {
            let current = entry.published().filter(|_| by_list);
            let (opponent_rating, source) = counts_with(opponent.start, current);
            line(Line {
                player: player.player,
                opponent: opponent.player,
                points,
                opponent_rating,
                source,
                substituted: false,
            });
        }
    }

    /// One side of a game with a substitute. It counts for the substitute only when that is positive
    /// for them, otherwise for the player who was replaced; the opponent is credited against the
    /// higher of the two (`RAT-18`, `SKS-4.7`, `TR-8.7e`).
    pub(super) fn substituted_line(
        &self,
        game: &SubstitutedGame,
        color: Color,
        line: &mut impl FnMut(Line),
    ) {
        let (seats, replaced) = (&game.game.seats, &game.replaced);
        let opponents = [Some(*seats.get(!color)), *replaced.get(!color)];
        let opponents = opponents.into_iter().flatten().filter_map(|seat| {
            let (rating, source) = counts_with(seat.start, self.entry(seat)?.published());
            Some((rating, source, seat.player))
        });
        // Of two with the same rating the substitute.
        let highest = opponents.reduce(|one, other| if other.0 > one.0 { other } else { one });
        let Some((opponent_rating, source, opponent)) = highest else { return };
        let seat = *seats.get(color);
        let Some(entry) = self.entry(seat) else { return };
        let mut credited = Line {
            player: seat.player,
            opponent,
            points: *game.game.points.get(color),
            opponent_rating,
            source,
            substituted: true,
        };
        if let Some(before) = *replaced.get(color)
            && credited.hundredths(entry.published().unwrap_or(seat.start.points())) <= 0
        {
            if self.entry(before).is_none() {
                return;
            }
            credited.player = before.player;
        }
        line(credited);
    }

    fn entry(&self, seat: Seat) -> Option<ListEntry> {
        self.list.get(usize::try_from(seat.player).ok()?).copied()
    }
}

/// The rating with which an opponent counts: that at the event's start, or that of the newest list
/// where it is published and higher (`TR-9.4`, `SKS-3.5`).
#[inline]
fn counts_with(start: Start, current: Option<u16>) -> (u16, Source) {
    match current {
        Some(current) if current > start.points() => (current, Source::Current),
        _ => (start.points(), start.source()),
    }
}
