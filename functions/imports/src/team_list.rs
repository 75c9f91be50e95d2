//! The start list of an event of teams: who plays on which board of which team, and what is known of them.

use std::collections::{BTreeMap, HashMap};

use app::{App, Problem};
use futures_util::future::try_join_all;
use rules::tournament::{
    Announcement, BoardSection, IMPORT_SECTIONS_MAX, ImportFault, ImportTeams, ListedMember,
    TeamListFacts, TeamListFault, TeamPlayer, listed_teams,
};
use rules::{Instant, PlayerId, Profile, Sex};

use crate::faults::{Faults, File, Place};
use crate::start_list::{Listed, ListedSection, check_count};

/// Players of whom is read side by side.
const SIDE_BY_SIDE: usize = 16;

/// The boards of the teams on a start list, and the teams. What is wrong with them is told where it stands.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn sections(
    app: &App,
    rows: Vec<Listed>,
    announcement: &Announcement,
    people: &HashMap<PlayerId, Profile>,
    (faults, now): (&mut Faults, Instant),
) -> Result<(Vec<ListedSection>, Vec<ImportTeams>), Problem> {
    let people = team_players(app, announcement, people).await?;
    let members: Vec<ListedMember> = rows.iter().filter_map(member).collect();
    let facts = TeamListFacts { announcement, people: &people, now };
    let (teams, found) = listed_teams(&members, &facts);
    for TeamListFault { row, column, fault } in found {
        let line = row.and_then(|row| rows.get(row)).map(|listed| listed.line);
        faults.found(Place(File::StartList, line, Some(column.heading())), &fault);
    }
    let mut rows: HashMap<PlayerId, Listed> =
        rows.into_iter().map(|row| (row.player.player, row)).collect();
    let of_each = announcement.teams.as_ref().map_or(0, |terms| usize::from(terms.boards));
    if teams.len() * of_each > IMPORT_SECTIONS_MAX {
        // Not so many are made only to be counted.
        faults.found(Place(File::StartList, None, Some("section")), &ImportFault::TooManySections);
        return Ok((Vec::new(), Vec::new()));
    }
    let boards = ImportTeams::boards(&teams, announcement);
    let listed = boards.into_iter().map(|board| listed(board, &teams, &mut rows));
    let sections: Vec<ListedSection> = listed.collect();
    check_count(&sections, faults);
    Ok((sections, teams))
}

/// What a row says, as the rules read it.
fn member(row: &Listed) -> Option<ListedMember> {
    let team = row.team.as_ref()?;
    Some(ListedMember {
        section: row.section.clone(),
        number: row.number,
        team: team.name.clone(),
        board: team.board,
        player: row.player.player,
        captain: team.captain,
        federation: team.federation,
        division: team.division.clone(),
        up: team.up,
        down: team.down,
    })
}

/// A board with the rows of its players, by the start numbers of their teams.
fn listed(
    board: BoardSection,
    teams: &[ImportTeams],
    rows: &mut HashMap<PlayerId, Listed>,
) -> ListedSection {
    let of_teams = teams.get(board.section).map_or(&board.name, |section| &section.name);
    ListedSection {
        listed_as: of_teams.clone(),
        players: board.players.iter().filter_map(|player| rows.remove(player)).collect(),
        name: board.name,
        board: Some(board.board),
    }
}

/// Everybody whom the list names, as far as teams ask. Who is suspended is told of apart.
async fn team_players(
    app: &App,
    announcement: &Announcement,
    people: &HashMap<PlayerId, Profile>,
) -> Result<BTreeMap<PlayerId, TeamPlayer>, Problem> {
    let player = |profile: &Profile, sex| TeamPlayer {
        is_official: false,
        directs: profile.id == announcement.director,
        federation: profile.federation,
        is_lady: sex == Some(Sex::Female),
        suspended_until: None,
        suspended_for: None,
    };
    let profiles: Vec<&Profile> = people.values().collect();
    // It is read where a rule asks for it alone (`TR-1.6`).
    if !announcement.is_of_ladies() {
        return Ok(profiles.iter().map(|it| (it.id, player(it, None))).collect());
    }
    let mut known = BTreeMap::new();
    for few in profiles.chunks(SIDE_BY_SIDE) {
        let read = few.iter().map(async |it| {
            let registered = app.store.registered_sex(it.id).await?;
            Ok::<_, Problem>((it.id, player(it, registered.map(|registered| registered.sex))))
        });
        known.extend(try_join_all(read).await?);
    }
    Ok(known)
}
