//! Who meets whom in a round: of a knock-out, or of a Swiss tournament.

use std::cmp::Reverse;

use crate::tournament::{ProposalRefusal, SWISS_PLAYERS_MAX, SectionId, SwissRow};
use crate::{Color, PlayerId};

/// How the sections of a round are put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundPairing {
    /// A knock-out by seeds: the first round, or the first one after groups.
    Seeds,
    /// A knock-out in which whoever advances from a section meets whoever advances from the next one. The sections of the round before, in
    /// their order.
    Neighbours(Vec<SectionId>),
    /// A Swiss tournament.
    Swiss {
        /// Its rounds so far.
        before: SwissRow,
        /// How many there are in all.
        rounds: u8,
        /// The colour of number 1 in the first one.
        initial: Color,
    },
    /// A Swiss tournament in which a round before has no games yet.
    TooEarly,
}

/// A player who is put into a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Who.
    pub player: PlayerId,
    /// The rating that counts; none: without one.
    pub rating: Option<u16>,
    /// The section of the round before from which the player has advanced, with the place; none: admitted otherwise.
    pub from: Option<(SectionId, u32)>,
}

impl RoundPairing {
    /// The sections: two players, or one who has nobody to meet. In a knock-out they are in the order in which the next
    /// round takes neighbours; in a Swiss tournament the highest scores come first, and White before Black.
    ///
    /// # Errors
    /// `SwissTooEarly`, `SwissRunning`, `SwissPlayers`, `SwissUnpaired`.
    pub fn sections(&self, players: &[Taken]) -> Result<Vec<Vec<PlayerId>>, ProposalRefusal> {
        match self {
            RoundPairing::Seeds => Ok(seeded(players)),
            RoundPairing::Neighbours(before) => Ok(neighbours(before, players)),
            RoundPairing::Swiss { before, rounds, initial } => {
                let rated = swiss_players(before, players)?;
                before.sections(&rated, *rounds, *initial).ok_or(ProposalRefusal::SwissUnpaired)
            }
            RoundPairing::TooEarly => Err(ProposalRefusal::SwissTooEarly),
        }
    }
}

/// The players of a Swiss round with their ratings, once the rounds before are over.
fn swiss_players(
    before: &SwissRow,
    players: &[Taken],
) -> Result<Vec<(PlayerId, Option<u16>)>, ProposalRefusal> {
    if before.unfinished() > 0 {
        return Err(ProposalRefusal::SwissRunning { games: before.unfinished() });
    }
    if players.len() > SWISS_PLAYERS_MAX {
        return Err(ProposalRefusal::SwissPlayers { players: players.len() });
    }
    Ok(players.iter().map(|taken| (taken.player, taken.rating)).collect())
}

/// Seeds by the place in the round before, then by rating, then in the order of their entries. The first meets the last,
/// and the first two meet in the final; where there are fewer players than places, the first seeds have no opponent.
fn seeded(players: &[Taken]) -> Vec<Vec<PlayerId>> {
    if players.is_empty() {
        return Vec::new();
    }
    let mut seeds = players.to_vec();
    // Who comes from no section stands behind those who have won one.
    seeds.sort_by_key(|it| (it.from.map_or(u32::MAX, |(_, place)| place), Reverse(it.rating)));
    let places = seeds.len().next_power_of_two().max(2);
    let seed = |number: usize| seeds.get(number).map(|it| it.player);
    let section = |first: usize| [seed(first), seed(places - 1 - first)];
    let sections = first_seeds(places / 2).into_iter().map(section);
    sections.map(|players| players.into_iter().flatten().collect()).collect()
}

/// The better seed of each section from 0, in the order in which neighbours meet: two that are neighbours in a round with
/// half as many sections make the two of one section in it.
fn first_seeds(sections: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < sections {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    order
}

/// The first section's with the second one's, and so on: one of each section, the best placed. Who comes from no section,
/// or is one too many of one, takes the places that are left free, in the order of the entries; whoever has nobody to meet
/// then goes on without a game.
fn neighbours(before: &[SectionId], players: &[Taken]) -> Vec<Vec<PlayerId>> {
    let index = |taken: &Taken| {
        let (section, place) = taken.from?;
        Some((before.iter().position(|it| *it == section)?, place))
    };
    let mut best: Vec<Option<(u32, PlayerId)>> = vec![None; before.len()];
    for taken in players {
        let Some((at, place)) = index(taken) else { continue };
        if best[at].is_none_or(|(other, _)| place < other) {
            best[at] = Some((place, taken.player));
        }
    }
    let one_each: Vec<Option<PlayerId>> =
        best.iter().map(|it| it.map(|(_, player)| player)).collect();
    let is_one = |taken: &&Taken| one_each.contains(&Some(taken.player));
    let mut others = players.iter().filter(|taken| !is_one(taken)).map(|taken| taken.player);
    let mut sections: Vec<Vec<PlayerId>> =
        one_each.chunks(2).map(|pair| pair.iter().flatten().copied().collect()).collect();
    // An opponent for whoever has none comes before a section of two newcomers.
    for section in sections.iter_mut().filter(|section| section.len() == 1) {
        section.extend(others.next());
    }
    for section in sections.iter_mut().filter(|section| section.is_empty()) {
        section.extend(others.by_ref().take(2));
    }
    let rest: Vec<PlayerId> = others.collect();
    sections.extend(rest.chunks(2).map(<[PlayerId]>::to_vec));
    sections.retain(|section| !section.is_empty());
    sections
}
