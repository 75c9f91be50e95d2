//! A Swiss tournament as a row of events, each of which is a round.

use std::cmp::Reverse;

use super::{SwissBout, SwissPairing, pair_swiss_round};
use crate::tournament::{Flag, PlayedGame, Standing, TieBreak, standings_with_byes};
use crate::{Color, HalfPoints, PlayerId};

/// What a bye is worth.
const BYE: HalfPoints = HalfPoints(2);

/// A section of a round: two who have met, or one who had a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissSection {
    /// Its players by start number, with the rating that counted; none: without one.
    pub players: Vec<(PlayerId, Option<u16>)>,
    /// Its game, between start numbers.
    pub games: Vec<PlayedGame>,
}

/// The rounds of a Swiss tournament so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SwissRow {
    /// By pairing number (TPN): those of the first round by the ratings of its start lists, then whoever came later.
    players: Vec<PlayerId>,
    bouts: Vec<Vec<SwissBout>>,
    games: Vec<PlayedGame>,
    byes: Vec<(usize, HalfPoints)>,
}

impl SwissRow {
    /// The rounds that have been set up, from the first one.
    pub fn new(before: &[Vec<SwissSection>]) -> SwissRow {
        let mut row = SwissRow::default();
        for sections in before {
            row.number(sections.iter().flat_map(|section| section.players.iter().copied()));
            let bouts = sections.iter().flat_map(|section| row.bouts_of(section)).collect();
            row.bouts.push(bouts);
        }
        row
    }

    /// Numbers those who have none yet: by rating, whoever is equal by the player's own number.
    fn number(&mut self, players: impl Iterator<Item = (PlayerId, Option<u16>)>) {
        let is_new = |(player, _): &(PlayerId, Option<u16>)| !self.players.contains(player);
        let mut new: Vec<(PlayerId, Option<u16>)> = players.filter(is_new).collect();
        new.sort_by_key(|(player, rating)| (Reverse(*rating), *player));
        self.players.extend(new.into_iter().map(|(player, _)| player));
    }

    fn number_of(&self, player: PlayerId) -> Option<usize> {
        self.players.iter().position(|it| *it == player)
    }

    fn bouts_of(&mut self, section: &SwissSection) -> Vec<SwissBout> {
        let number =
            |at: usize| section.players.get(at).and_then(|(player, _)| self.number_of(*player));
        if let [_] = *section.players {
            let Some(player) = number(0) else { return Vec::new() };
            self.byes.push((player, BYE));
            return vec![SwissBout::Alone { player, points: BYE }];
        }
        let numbered = |game: &PlayedGame| {
            let (white, black) = (number(game.white)?, number(game.black)?);
            Some(PlayedGame { white, black, ..*game })
        };
        let games: Vec<PlayedGame> = section.games.iter().filter_map(numbered).collect();
        let bouts = games.iter().flat_map(bouts_of_game).collect();
        self.games.extend(games);
        bouts
    }

    /// Games that are not over.
    pub fn unfinished(&self) -> usize {
        self.games.iter().filter(|game| game.result.is_none()).count()
    }

    /// The sections of the next round: White and Black, the highest scores first, and last whoever has a bye. None where
    /// nobody can be paired so that no two meet again and no colour becomes impossible. `rounds` is how many there are in
    /// all, and `initial` the colour of number 1 in the first one.
    pub fn sections(
        &self,
        players: &[(PlayerId, Option<u16>)],
        rounds: u8,
        initial: Color,
    ) -> Option<Vec<Vec<PlayerId>>> {
        let mut row = self.clone();
        row.number(players.iter().copied());
        let present: Vec<usize> =
            players.iter().filter_map(|(player, _)| row.number_of(*player)).collect();
        let count = row.players.len();
        let pairings = pair_swiss_round(count, &row.bouts, &present, rounds.into(), initial)?;
        let section = |pairing: SwissPairing| match pairing {
            SwissPairing::Game { white, black } => vec![row.players[white], row.players[black]],
            SwissPairing::Bye { player } => vec![row.players[player]],
        };
        Some(pairings.into_iter().map(section).collect())
    }

    /// The table of all rounds by place, each with the player of that line. A bye is a point, and for the tie-breaks a game
    /// against somebody with one's own score.
    pub fn standings(&self, tie_breaks: &[TieBreak]) -> Vec<(PlayerId, Standing)> {
        let lines = standings_with_byes(self.players.len(), &self.games, &self.byes, tie_breaks);
        let line = |line: Standing| Some((*self.players.get(line.player)?, line));
        lines.into_iter().filter_map(line).collect()
    }
}

/// What a game is to the pairing of later rounds. One that nobody played counts as none: its two may meet, and no colour
/// has been had.
fn bouts_of_game(game: &PlayedGame) -> Vec<SwissBout> {
    let Some((white_points, black_points)) = game.result else { return Vec::new() };
    match game.flag {
        Some(Flag::Cancelled) => Vec::new(),
        Some(Flag::Default) => [(game.white, white_points), (game.black, black_points)]
            .map(|(player, points)| SwissBout::Alone { player, points })
            .to_vec(),
        Some(Flag::Adjudicated | Flag::TimeExceeded) | None => vec![SwissBout::Game {
            white: game.white,
            black: game.black,
            white_points,
            black_points,
        }],
    }
}
