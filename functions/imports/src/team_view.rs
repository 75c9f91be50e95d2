//! The teams that a dry run would bring here, as JSON.

use std::collections::HashMap;

use app::view::PlayerView;
use rules::tournament::{
    Announcement, ImportTeam, ImportTeams, PlayedGame, SectionDivision, TeamGame, TeamStanding,
    team_standings,
};
use rules::{PlayerId, Profile};
use serde::Serialize;
use utoipa::ToSchema;

use crate::check::CheckedSection;

/// A section of teams as it would be made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportPreviewTeams)]
pub(crate) struct TeamSectionView {
    name: String,
    /// None where the event is no season of a league.
    #[schema(required)]
    division: Option<DivisionView>,
    /// Games on all its boards; none where the start list has faults.
    games: usize,
    finished: usize,
    /// By start number.
    teams: Vec<TeamView>,
}

/// The division of a league in which a section plays.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportDivision)]
pub(crate) struct DivisionView {
    name: String,
    /// How many teams of the section go up, and how many go down, by their places.
    up: u8,
    down: u8,
}

impl DivisionView {
    /// The division of a section; none where the event has none.
    pub(crate) fn of(section: &ImportTeams, announcement: &Announcement) -> Option<DivisionView> {
        let SectionDivision { division, up, down } = section.division?;
        let name = announcement.league()?.divisions.get(usize::from(division))?.clone();
        Some(DivisionView { name, up, down })
    }
}

/// A team as the table would show it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportPreviewTeam)]
struct TeamView {
    /// The start number, from 1.
    number: usize,
    name: String,
    /// Three letters; none for a team of its own.
    #[schema(required)]
    federation: Option<String>,
    /// None where nobody has the number.
    #[schema(required)]
    captain: Option<PlayerView>,
    /// Its players by boards, board 1 first.
    players: Vec<MemberView>,
    place: u32,
    half_points: u32,
    match_points: u32,
    /// Games that are over.
    games: u32,
}

/// A player on a board.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportPreviewMember)]
struct MemberView {
    id: u32,
    /// None where nobody has the number.
    #[schema(required)]
    player: Option<PlayerView>,
}

/// The sections of teams, `boards` being all their boards.
pub(crate) fn team_sections(
    teams: &[ImportTeams],
    boards: &[CheckedSection],
    announcement: &Announcement,
    people: &HashMap<PlayerId, Profile>,
) -> Vec<TeamSectionView> {
    let of_teams: Vec<usize> =
        ImportTeams::boards(teams, announcement).iter().map(|board| board.section).collect();
    let view = |(place, section): (usize, &ImportTeams)| {
        let own = of_teams.iter().zip(boards).filter(|(of, _)| **of == place);
        let own: Vec<&CheckedSection> = own.map(|(_, board)| board).collect();
        let games: Vec<TeamGame> = own.iter().flat_map(|board| games_of(board)).collect();
        let ranking = announcement.rule_set.team_ranking();
        let mut table = team_standings(section.teams.len(), own.len(), &games, ranking);
        table.sort_by_key(|standing| standing.team);
        let teams = section.teams.iter().zip(&table);
        TeamSectionView {
            name: section.name.clone(),
            division: DivisionView::of(section, announcement),
            games: games.len(),
            finished: own.iter().map(|board| board.finished()).sum(),
            teams: teams.map(|(team, standing)| TeamView::new(team, standing, people)).collect(),
        }
    };
    teams.iter().enumerate().map(view).collect()
}

/// The games of a board as those of a match.
fn games_of(section: &CheckedSection) -> Vec<TeamGame> {
    let board = section.listed.board.as_ref().map_or(1, |board| board.board);
    let game = |game: &PlayedGame| TeamGame {
        board: usize::from(board.saturating_sub(1)),
        white: game.white,
        black: game.black,
        result: game.result,
        flag: game.flag,
    };
    section.games.iter().map(game).collect()
}

impl TeamView {
    fn new(
        team: &ImportTeam,
        standing: &TeamStanding,
        people: &HashMap<PlayerId, Profile>,
    ) -> TeamView {
        let person = |id: &PlayerId| people.get(id).map(PlayerView::from);
        let member = |id: &PlayerId| MemberView { id: id.0, player: person(id) };
        TeamView {
            number: standing.team + 1,
            name: team.name.clone(),
            federation: team.federation.map(|federation| federation.to_string()),
            captain: person(&team.captain),
            players: team.line_up.iter().map(member).collect(),
            place: standing.place,
            half_points: standing.half_points,
            match_points: standing.match_points,
            games: standing.games,
        }
    }
}
