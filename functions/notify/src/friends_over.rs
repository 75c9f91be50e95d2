//! A tournament among friends ends with its last game: nobody confirms its table, so its players hear it from here.

use app::view::points_text;
use app::{App, Problem, table_standings};
use post::mail::Link;
use rules::PlayerId;
use rules::tournament::{Friendly, RuleSet, Standing};
use store::{Notice, NoticeKind, Section, SectionId, SectionTable, StartLine};

use crate::draft::Draft;

/// The notices of a game's end; none while another one of its tournament goes on, or where it is of none.
///
/// # Errors
/// `unavailable`.
pub(crate) async fn notices_of(app: &App, section: &Section) -> Result<Vec<Notice>, Problem> {
    if section.friendly != Some(Friendly::Tournament) {
        return Ok(Vec::new());
    }
    let section = section.id;
    let table = app.store.section_table(section).await?;
    if !is_over(&table) {
        return Ok(Vec::new());
    }
    let players = table.start_list.iter().map(|line| line.player);
    let notice = |player| Notice { player, kind: NoticeKind::FriendsOver { section } };
    Ok(players.map(notice).collect())
}

fn is_over(table: &SectionTable) -> bool {
    table.finished() == table.results.len()
}

/// The letter; none where a game goes on after all, or whoever is told has no line in the table.
///
/// # Errors
/// `unavailable`; an internal problem when something is corrupt.
pub(crate) async fn draft(
    app: &App,
    player: PlayerId,
    section: SectionId,
) -> Result<Option<Draft>, Problem> {
    let table = app.store.section_table(section).await?;
    let standings = table_standings(&table, RuleSet::Iccf.tie_breaks());
    let line = |standing: &Standing| table.start_list.get(standing.player);
    let mine = standings.iter().find(|it| line(it).is_some_and(|line| line.player == player));
    let Some(mine) = mine.filter(|_| is_over(&table)) else { return Ok(None) };
    let first = standings.iter().filter(|standing| standing.place == 1);
    let winners: Vec<String> = first.filter_map(|it| line(it).map(StartLine::full_name)).collect();
    let arguments = vec![
        ("tournament", table.section.full_name()),
        ("winners", winners.join(", ")),
        ("place", mine.place.to_string()),
        ("shared", if mine.shared { "yes" } else { "no" }.to_owned()),
        ("n", standings.len().to_string()),
        ("points", points_text(mine.half_points)),
        ("games", mine.games.to_string()),
    ];
    let link =
        Link { url: format!("{}/section/{}", app.origin, section.0), label: "mail-link-table" };
    Ok(Some(Draft { message: "mail-friends-over", arguments, link, diagram: None }))
}
