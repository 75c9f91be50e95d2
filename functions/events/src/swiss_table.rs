//! The table of a Swiss tournament over all its rounds.

use std::collections::HashMap;

use app::view::{ColorView, PlayerView, TieBreakName};
use app::{App, Problem, RoundTables, flag_of, is_of_swiss, own_number, start_number};
use rules::tournament::{Flag, Standing, System, TieBreak};
use rules::{Color, PlayerId};
use serde::Serialize;
use store::{SectionResult, SectionTable};
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
pub(crate) async fn swiss_table(
    app: &App,
    rounds: &[RoundTables],
) -> Result<Option<SwissTableView>, Problem> {
    let Some((first, _)) = rounds.first() else { return Ok(None) };
    let system = first.announcement.system;
    let System::Swiss { rounds: in_all } = system else { return Ok(None) };
    let played = app.swiss_row(rounds, (first, in_all)).await?;
    let tie_breaks = first.announcement.tie_breaks.clone();
    let people = latest(rounds);
    let set_up: Vec<&RoundTables> =
        rounds.iter().filter(|(event, it)| is_of_swiss(event, system) && !it.is_empty()).collect();
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
    let lines = played.standings(&tie_breaks).into_iter().filter_map(line).collect();
    let events = set_up.iter().map(|(event, _)| event.id.0).collect();
    Ok(Some(SwissTableView { rounds: in_all, events, tie_breaks, lines }))
}

/// Everybody as of the last start list that has them.
fn latest(rounds: &[RoundTables]) -> HashMap<PlayerId, PlayerView> {
    let tables = rounds.iter().flat_map(|(_, tables)| tables);
    tables.flat_map(|table| &table.start_list).map(|line| (line.player, listed(line))).collect()
}

fn cell(tables: &[SectionTable], player: PlayerId) -> Option<SwissCellView> {
    let at = |table: &SectionTable| own_number(table, player);
    let (table, own) = tables.iter().find_map(|table| Some((table, at(table)?)))?;
    let section = table.section.id.0;
    let sides = |game: &SectionResult| {
        Some((start_number(table, game.white)?, start_number(table, game.black)?))
    };
    let game = table.results.iter().find_map(|game| {
        let (white, black) = sides(game)?;
        (white == own || black == own).then(|| (game, Color::from_white(white == own)))
    });
    let Some(opponent) = table.start_list.iter().find(|line| line.player != player) else {
        let half_points = Some(2);
        let bye = SwissCellView { section, opponent: None, color: None, half_points, flag: None };
        return Some(bye);
    };
    let Some((game, color)) = game else {
        // It is being set up: whoever stands first has White.
        let (opponent, color) = (Some(opponent.player.0), Color::from_white(own == 0).into());
        let color = Some(color);
        return Some(SwissCellView { section, opponent, color, half_points: None, flag: None });
    };
    let points = game.result.map(|(white, black, _)| color.fold_wb(white, black));
    Some(SwissCellView {
        section,
        opponent: Some(opponent.player.0),
        color: Some(color.into()),
        half_points: points.map(|halves| halves.0),
        flag: flag_of(game).map(Flag::letter),
    })
}
