//! The table of a section of teams, counted in another way than the server does (TR-7.3, SKS-6.3).

use std::collections::BTreeMap;

/// Both teams of a game by their start numbers, White's first; the board; the halves of White and Black.
pub(crate) type Played = ([usize; 2], usize, [u64; 2]);

/// The table, counted in another way than the server does: from the matrix of the matches.
pub(crate) struct Model {
    /// Halves of each team on each board.
    pub(crate) boards: Vec<Vec<u64>>,
    /// Halves of each team against each.
    against: Vec<Vec<u64>>,
}

impl Model {
    pub(crate) fn new(teams: usize, boards: usize, results: &[Played]) -> Model {
        let mut model =
            Model { boards: vec![vec![0; boards]; teams], against: vec![vec![0; teams]; teams] };
        for ([white, black], board, [of_white, of_black]) in results {
            model.boards[*white][*board] += of_white;
            model.boards[*black][*board] += of_black;
            model.against[*white][*black] += of_white;
            model.against[*black][*white] += of_black;
        }
        model
    }

    /// Match points against the teams that are wanted.
    pub(crate) fn match_points(&self, team: usize, wanted: impl Fn(usize) -> bool) -> u64 {
        let others = (0..self.boards.len()).filter(|other| *other != team && wanted(*other));
        let points =
            others.map(|other| match self.against[team][other].cmp(&self.against[other][team]) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            });
        points.sum()
    }

    /// Whether one team is before another, with nothing but the two numbers that come first.
    fn first_numbers(&self, team: usize, czech: bool) -> (u64, u64) {
        let (points, matches) = (self.boards[team].iter().sum(), self.match_points(team, |_| true));
        if czech { (matches, points) } else { (points, matches) }
    }

    /// Each team's place: one more than the teams before it.
    pub(crate) fn places(&self, czech: bool) -> Vec<u64> {
        let all: Vec<usize> = (0..self.boards.len()).collect();
        let mut groups: BTreeMap<(u64, u64), Vec<usize>> = BTreeMap::new();
        for team in &all {
            groups.entry(self.first_numbers(*team, czech)).or_default().push(*team);
        }
        let mut places = vec![0; all.len()];
        let mut before = 0;
        for tied in groups.into_values().rev() {
            for group in if czech { vec![tied] } else { self.by_matches(tied) } {
                // What is still tied by its boards, from the first to the last, shares the place.
                for team in &group {
                    let ahead =
                        group.iter().filter(|other| self.boards[**other] > self.boards[*team]);
                    places[*team] = before + ahead.count() as u64 + 1;
                }
                before += group.len() as u64;
            }
        }
        places
    }

    /// Parts tied teams by the matches among themselves, again and again (TR-7.3).
    fn by_matches(&self, tied: Vec<usize>) -> Vec<Vec<usize>> {
        let among = |team: usize| self.match_points(team, |other| tied.contains(&other));
        let mut parts: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for team in &tied {
            parts.entry(among(*team)).or_default().push(*team);
        }
        if parts.len() < 2 {
            return vec![tied];
        }
        parts.into_values().rev().flat_map(|part| self.by_matches(part)).collect()
    }
}
