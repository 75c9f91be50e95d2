//! The table of a Swiss tournament over all its rounds.

use std::collections::HashMap;

use app::view::{ColorView, PlayerView, TieBreakName};
use app::{RoundTables, is_of_swiss, own_number, played_games, swiss_row};
use rules::tournament::{Flag, Standing, System, TieBreak};
use rules::{Color, PlayerId};
use serde::Serialize;
use store::SectionTable;
use utoipa::ToSchema;

use crate::crosstable::{BuchholzView, listed};

/// The table of a Swiss tournament over all its rounds.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SwissTable)]
pub(crate) struct SwissTableView {
    /// How many rounds there are in all.
    rounds: u8,
    /// Events whose rounds have been set up, in their order: one for each of a line's cells.
    events: Vec<u32>,
    /// How ties are broken, in this order.
    #[schema(value_type = Vec<TieBreakName>)]
    tie_breaks: Vec<TieBreak>,
    /// Everybody by place.
    lines: Vec<SwissLineView>,
}

/// A player's line.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SwissLine)]
struct SwissLineView {
    player: PlayerView,
    place: u32,
    /// Whether others have the same place.
    shared: bool,
    /// The score in half points, a bye being two of them.
    half_points: u32,
    /// Games won.
    wins: u32,
    /// Sonneborn-Berger in quarter points, on present scores while games run.
    quarter_sb: u64,
    /// What the opponents have scored; a bye counts as one with the player's own score.
    buchholz: BuchholzView,
    /// For each round what the player did; none where the player was not in it.
    cells: Vec<Option<SwissCellView>>,
}

/// A player's round.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SwissCell)]
struct SwissCellView {
    /// The section of the game, or of the bye.
    section: u32,
    /// The opponent's number; none: a bye.
    #[schema(required)]
    opponent: Option<u32>,
    /// The player's colour; none: a bye.
    #[schema(required)]
    color: Option<ColorView>,
    /// The player's points in halves; none while the game runs.
    #[schema(required)]
    half_points: Option<u8>,
    /// A: adjudicated, E: time exceeded, D: default, C: cancelled.
    #[schema(required)]
    flag: Option<char>,
}

/// The table of these rounds, from the first one, each with its sections; none where they are of no Swiss tournament.
pub(crate) fn swiss_table(rounds: &[RoundTables]) -> Option<SwissTableView> {
    let announced = &rounds.first()?.0.announcement;
    let System::Swiss { rounds: in_all } = announced.system else { return None };
    let is_set_up =
        |(event, tables): &&RoundTables| is_of_swiss(event, announced.system) && !tables.is_empty();
    let set_up: Vec<&RoundTables> = rounds.iter().filter(is_set_up).collect();
    let people = latest(&set_up);
    let line = |(player, standing): (PlayerId, Standing)| {
        Some(SwissLineView {
            player: people.get(&player)?.clone(),
            place: standing.place,
            shared: standing.shared,
            half_points: standing.half_points,
            wins: standing.wins,
            quarter_sb: standing.quarter_sb,
            buchholz: standing.buchholz.into(),
            cells: set_up.iter().map(|(_, tables)| cell(tables, player)).collect(),
        })
    };
    let standings = swiss_row(set_up.iter().copied()).standings(&announced.tie_breaks);
    Some(SwissTableView {
        rounds: in_all,
        events: set_up.iter().map(|(event, _)| event.id.0).collect(),
        tie_breaks: announced.tie_breaks.clone(),
        lines: standings.into_iter().filter_map(line).collect(),
    })
}

/// Everybody as of the last start list that has them.
fn latest(rounds: &[&RoundTables]) -> HashMap<PlayerId, PlayerView> {
    let tables = rounds.iter().flat_map(|(_, tables)| tables);
    tables.flat_map(|table| &table.start_list).map(|line| (line.player, listed(line))).collect()
}

fn cell(tables: &[SectionTable], player: PlayerId) -> Option<SwissCellView> {
    let (table, own) = tables.iter().find_map(|table| Some((table, own_number(table, player)?)))?;
    let section = table.section.id.0;
    let Some(opponent) = table.start_list.iter().find(|line| line.player != player) else {
        let half_points = Some(2);
        let bye = SwissCellView { section, opponent: None, color: None, half_points, flag: None };
        return Some(bye);
    };
    // Before there is a game it is known all the same: whoever stands first has White.
    let color = Color::from_white(own == 0);
    let game = played_games(table).into_iter().next();
    let result = game.and_then(|game| game.result);
    Some(SwissCellView {
        section,
        opponent: Some(opponent.player.0),
        color: Some(color.into()),
        half_points: result.map(|(white, black)| color.fold_wb(white, black).0),
        flag: game.and_then(|game| game.flag).map(Flag::letter),
    })
}
