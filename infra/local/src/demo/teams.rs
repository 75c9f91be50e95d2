//! The demo's events of teams: one that is being played, with a captain who has something to look after, and one that
//! takes entries.

use std::collections::BTreeMap;

use app::{App, section_ids};
use rules::tournament::{
    Announcement, EligibleTeams, EventState, Letter, Preset, ProposedTeams, ReplacementAct,
    ReplacementFacts, ReplacementGround, Team, TeamDecision, TeamFacts, TeamForm, TeamNumber,
    TeamPlayer, TeamProposal, TeamRights, TeamTerms,
};
use rules::{ByColor, DAY_SECONDS, Day, Instant, Outcome, PlayerId, Profile};
use store::{EventAct, EventActKind, EventId, Role, SectionResult, StoredEvent};

use super::clubs::{BOARDS, CLUBS, Club, MATCHES, Member, Stand};
use super::events::ORGANISER;
use super::letters::LETTERS;
use super::openings::GAMES;
use super::{Failure, PEOPLE, PLAYERS, account, at, email_of, moves_of, play_moves, unless_there};

/// The captain of the first club, who can sign in.
const CAPTAIN_EMAIL: &str = "captain@posthorn.example";

/// The event that is being played.
const PLAYED: EventId = EventId(3);
/// The one that takes entries.
const OPEN: EventId = EventId(4);

/// Days that the first one has been played: a first move can still be made in time.
const RUNNING_DAYS: i64 = 26;
/// Hours after the start when whoever is silent moved last.
const SILENT_AFTER_HOURS: i64 = 5 * 24 + 20;
/// Hours after the start when the director asked for a substitute.
const ASKED_AFTER_HOURS: i64 = 24 * 24 + 16;
/// Hours after the start when the opponent of whoever has not begun moved.
const BEGUN_AFTER_HOURS: i64 = 31;
/// Seconds in an hour.
const HOUR: i64 = 3_600;
/// The club whose player is silent, and on which board, counted from 1.
const SILENT: (usize, u8) = (0, 3);

/// Teams that have entered the other one: the club, and how many of its boards it has filled.
const ENTERED: [(usize, usize); 2] = [(2, BOARDS), (0, BOARDS - 1)];

/// Who can sign in as a captain, in a line.
pub(super) fn captain_in_words() -> String {
    let (_, (given_name, family_name), ..) = CLUBS[0].line_up[0];
    format!("{CAPTAIN_EMAIL:<28} {given_name} {family_name} (captain of a team)")
}

/// Makes the clubs' players and both events, as far as they are not there yet.
pub(super) async fn set_up(app: &App, password_hash: &str) -> Result<(), Failure> {
    let captain = CLUBS[0].captain();
    for profile in CLUBS.iter().map(Club::profiles).collect::<Result<Vec<_>, _>>()?.concat() {
        let email = if profile.id == captain { CAPTAIN_EMAIL.into() } else { email_of(profile.id) };
        let account = account(profile.id, email, Role::Player);
        unless_there(app.store.create_account(&profile, &account, password_hash).await)?;
    }
    let today = Day::of(app.clock.now()).starts_at();
    take_entries(app, today).await?;
    let starts_at = today + -RUNNING_DAYS * DAY_SECONDS;
    let event = publish(app, starts_at).await?;
    play(app, &event).await?;
    ask_for_substitute(app, &event).await?;
    write_letters(app, &event).await?;
    for member in CLUBS.iter().flat_map(|club| club.line_up) {
        let now = app.clock.now();
        app.store.bring_reminders_forward(PlayerId(member.0), now, now).await?;
    }
    Ok(())
}

impl Club {
    fn captain(&self) -> PlayerId {
        PlayerId(self.line_up[0].0)
    }

    fn player(&self, board: usize) -> PlayerId {
        PlayerId(self.line_up[board].0)
    }

    fn profiles(&self) -> Result<Vec<Profile>, Failure> {
        let federation = self.federation.parse()?;
        let profile = |(id, (given_name, family_name), title, rating): Member| {
            let ratings = rules::rating::Ratings::of_chess(Some(rating));
            let (given_name, family_name) = (given_name.to_owned(), family_name.to_owned());
            Profile { id: PlayerId(id), given_name, family_name, federation, title, ratings }
        };
        Ok(self.line_up.map(profile).to_vec())
    }

    /// What its captain says of it, with players on so many boards.
    fn form(&self, boards: usize) -> TeamForm {
        TeamForm {
            name: self.name.to_owned(),
            federation: None,
            captain: self.captain(),
            line_up: (0..boards).map(|board| self.player(board)).collect(),
            continues: None,
        }
    }

    /// What is known of its players: they may all play.
    fn people(&self) -> Result<BTreeMap<PlayerId, TeamPlayer>, Failure> {
        let player = TeamPlayer {
            federation: self.federation.parse()?,
            is_lady: false,
            suspended_until: None,
            is_official: false,
            directs: false,
            suspended_for: None,
        };
        Ok(self.line_up.iter().map(|member| (PlayerId(member.0), player)).collect())
    }
}

/// An event of teams under the usual terms of a friendly one.
fn announcement(year: u16, starts_at: Instant, entries_close_at: Instant) -> Announcement {
    Announcement {
        section_size: CLUBS.len() as u8,
        code: format!("DEMO/CLUBS/{year}"),
        name: format!("Cup of the Postal Clubs {year}"),
        director: PlayerId(PEOPLE[PLAYERS].id),
        teams: Some(TeamTerms::new(BOARDS as u8, EligibleTeams::Any)),
        ..Preset::Friendly.announcement(starts_at, entries_close_at)
    }
}

fn act(app: &App, by: PlayerId, kind: EventActKind) -> EventAct {
    EventAct::new(app.clock.now(), by, kind)
}

/// Somebody without an office.
fn person(by: PlayerId) -> TeamRights {
    TeamRights { by, is_person: true, enters_for: None, decides: false, is_own_event: false }
}

/// A team of an event that has changed is kept.
async fn keep(
    app: &App,
    event: EventId,
    made: Outcome<Team>,
    act: EventAct,
) -> Result<(), Failure> {
    let Outcome::Changed(team) = made else { return Ok(()) };
    let (number, player) = (Some(team.number), act.player.or(Some(team.captain)));
    let act = EventAct { team: number, player, ..act };
    app.store.put_team(&app.store.event(event).await?, &team, &act).await?;
    Ok(())
}

/// A club's captain enters its team.
async fn enter(app: &App, event: &StoredEvent, club: &Club, boards: usize) -> Result<(), Failure> {
    let (teams, people) = (app.store.teams(event.id).await?, club.people()?);
    let facts = facts(event, &teams, &people);
    let rights = person(club.captain());
    let made = Team::enter(club.form(boards), &rights, &facts, app.clock.now())?;
    keep(app, event.id, made, act(app, rights.by, EventActKind::TeamEntered)).await
}

fn facts<'a>(
    event: &'a StoredEvent,
    teams: &'a [Team],
    people: &'a BTreeMap<PlayerId, TeamPlayer>,
) -> TeamFacts<'a> {
    let (announcement, state) = (&event.announcement, event.state);
    TeamFacts { announcement, state, teams, before: None, people }
}

/// The event that takes entries, with the teams that have come so far.
async fn take_entries(app: &App, today: Instant) -> Result<(), Failure> {
    let close = today + 40 * DAY_SECONDS;
    let mut announcement = announcement(2_027, close + 20 * DAY_SECONDS, close);
    announcement.entries_open_at = today + -20 * DAY_SECONDS;
    announcement.check()?;
    let event = StoredEvent::announced(OPEN, announcement, PlayerId(ORGANISER));
    let then = at(app, event.announcement.entries_open_at);
    let by = PlayerId(ORGANISER);
    let made = app.store.create_event(&event, &act(&then, by, EventActKind::Announced)).await;
    unless_there(made)?;
    for (days, (club, boards)) in (1..).zip(ENTERED) {
        let then = at(app, event.announcement.entries_open_at + 7 * days * DAY_SECONDS);
        enter(&then, &event, &CLUBS[club], boards).await?;
    }
    Ok(())
}

/// The event that is being played, from its announcement to the start lists.
async fn publish(app: &App, starts_at: Instant) -> Result<StoredEvent, Failure> {
    let closed = starts_at + -10 * DAY_SECONDS;
    let announcement = announcement(2_026, starts_at, closed);
    announcement.check()?;
    let by = PlayerId(ORGANISER);
    let event = StoredEvent::announced(PLAYED, announcement, by);
    let opened = at(app, event.announcement.entries_open_at);
    let made = app.store.create_event(&event, &act(&opened, by, EventActKind::Announced)).await;
    unless_there(made)?;
    let then = at(app, starts_at + -3 * DAY_SECONDS);
    if app.store.event(PLAYED).await?.state == EventState::Announced {
        for (index, club) in (1..).zip(&CLUBS) {
            let entered = at(app, closed + (4 * index - 30) * DAY_SECONDS);
            enter(&entered, &event, club, BOARDS).await?;
        }
        accept(&at(app, closed + DAY_SECONDS), &event).await?;
        let (teams, mut event) = (app.store.teams(PLAYED).await?, app.store.event(PLAYED).await?);
        then.commit_lots(&mut event, None, by).await?;
        let teams_of_it = teams.iter().map(|team| team.number).collect();
        let section = ProposedTeams { name: "1".to_owned(), teams: teams_of_it, division: None };
        let proposal = TeamProposal { sections: vec![section] };
        let boards = proposal.sections(&teams, &event.announcement)?.sections;
        let proposed = act(&then, by, EventActKind::SectionsProposed);
        let sections = (&[][..], &*proposal.sections);
        unless_there(app.store.propose(&event, 0, sections, &proposed).await)?;
        then.publish_event(&app.store.event(PLAYED).await?, &boards, by).await?;
    }
    while !then.set_up_event(PLAYED).await? {}
    Ok(app.store.event(PLAYED).await?)
}

/// The organiser takes all teams.
async fn accept(app: &App, event: &StoredEvent) -> Result<(), Failure> {
    let by = PlayerId(ORGANISER);
    let rights = TeamRights { decides: true, ..person(by) };
    for (number, club) in (1..).map(TeamNumber).zip(&CLUBS) {
        let (teams, people) = (app.store.teams(event.id).await?, club.people()?);
        let team = app.store.team(event.id, number).await?;
        let facts = facts(event, &teams, &people);
        let made = team.decide(TeamDecision::Accept, None, &rights, &facts, app.clock.now())?;
        keep(app, event.id, made, act(app, by, EventActKind::TeamAccepted)).await?;
    }
    Ok(())
}

/// Plays every game of the event as far as it has come.
async fn play(app: &App, event: &StoredEvent) -> Result<(), Failure> {
    let starts_at = event.announcement.starts_at;
    for id in section_ids(event) {
        let section = app.store.section(id).await?;
        // Nobody is told today of clocks that started weeks ago.
        if let Some(was) = section.alarm_at.filter(|was| *was <= starts_at) {
            let next = section.next_date(Some(app.clock.now()));
            unless_there(app.store.rearm_section(id, was, next).await)?;
        }
        for game in app.store.section_results(id).await? {
            play_game(app, &game, starts_at).await?;
        }
    }
    Ok(())
}

async fn play_game(app: &App, game: &SectionResult, starts_at: Instant) -> Result<(), Failure> {
    let players = ByColor { white: game.white, black: game.black };
    let Some((first, second, board, stand)) = planned(players) else {
        return Err("a game of teams that are not the demo's".into());
    };
    // No two games of a player are alike.
    let moves = moves_of(GAMES[(first + second + board * 3) % GAMES.len()].moves);
    let number = first * 7 + second * 13 + board * 5;
    let first_is_black = usize::from(players.black == CLUBS[first].player(board));
    let before_now = |hours: usize| -> Result<Instant, Failure> {
        Ok(app.clock.now() + -i64::try_from(hours)? * HOUR)
    };
    let (plies, last_at) = match stand {
        Stand::NotBegun => (first_is_black, starts_at + BEGUN_AFTER_HOURS * HOUR),
        Stand::Silent => (4 + first_is_black, starts_at + SILENT_AFTER_HOURS * HOUR),
        Stand::Runs => (moves.len() - number % 6, before_now(5 + number * 29 % 160)?),
        Stand::Won | Stand::Drawn | Stand::Lost => {
            (moves.len(), before_now(30 + number * 53 % 400)?)
        }
    };
    let offers_draw = stand == Stand::Drawn;
    let played = play_moves(app, game.game, &moves[..plies], offers_draw, last_at).await?;
    if played.ending().is_some() {
        return Ok(());
    }
    let ends = at(app, last_at + 3 * HOUR);
    let by = match stand {
        Stand::Won => CLUBS[second].player(board),
        Stand::Lost => CLUBS[first].player(board),
        Stand::Drawn => *players.get(played.turn()),
        Stand::Runs | Stand::Silent | Stand::NotBegun => return Ok(()),
    };
    let change = app::Change { game: game.game, player: Some(by), message: None };
    ends.change_game(change, |game, now| match offers_draw {
        true => game.accept_draw(by, None, now),
        false => game.resign(by, now),
    })
    .await?;
    Ok(())
}

/// The clubs that play a game, on which board, counted from 0, and how it stands.
fn planned(players: ByColor<PlayerId>) -> Option<(usize, usize, usize, Stand)> {
    MATCHES.iter().find_map(|(first, second, boards)| {
        let plays = |board: &usize| {
            let pair = [CLUBS[*first].player(*board), CLUBS[*second].player(*board)];
            pair.contains(&players.white) && pair.contains(&players.black)
        };
        let board = (0..BOARDS).find(plays)?;
        Some((*first, *second, board, boards[board]))
    })
}

/// The director asks the captain for somebody in the place of the player who is silent; nobody is named yet.
async fn ask_for_substitute(app: &App, event: &StoredEvent) -> Result<(), Failure> {
    let (club, board) = SILENT;
    let starts_at = event.announcement.starts_at;
    let then = at(app, starts_at + ASKED_AFTER_HOURS * HOUR);
    let number = TeamNumber(u16::try_from(club)? + 1);
    let (team, teams) = (app.store.team(PLAYED, number).await?, app.store.teams(PLAYED).await?);
    let silent = CLUBS[club].player(usize::from(board) - 1);
    let found = app.found_on(event, &team, (board, silent)).await?;
    let ask = ReplacementAct::Ask {
        board,
        ground: ReplacementGround::Stopped,
        reason: "No move since the first week, and no answer to the captain.".to_owned(),
        until: None,
        substitute: None,
        stops_clocks: false,
    };
    let people = CLUBS[club].people()?;
    let facts = ReplacementFacts { teams: facts(event, &teams, &people), directs: true, found };
    let director = event.announcement.director;
    let made = team.replace(&ask, &person(director), &facts, then.clock.now())?;
    let asked = match &made {
        Outcome::Changed(team) => team.replacements.last().map(|it| it.number),
        Outcome::Unchanged => None,
    };
    let act = act(&then, director, EventActKind::ReplacementAsked);
    let act = EventAct { player: Some(silent), replacement: asked, ..act };
    keep(app, PLAYED, made, act).await
}

/// What was written, in the order of the letters.
async fn write_letters(app: &App, event: &StoredEvent) -> Result<(), Failure> {
    let mail = app.team_mail(event).await?;
    for (index, post) in LETTERS.iter().enumerate() {
        let count = app.store.letter_count(PLAYED, post.to).await?;
        let before = app.store.letters(PLAYED, post.to, 1..count + 1).await?;
        let before: Vec<Letter> = before.into_iter().map(|stored| stored.letter).collect();
        let hours = 9 + i64::try_from(index)?;
        let written_at = event.announcement.starts_at + post.days * DAY_SECONDS + hours * HOUR;
        let (id, text) = (format!("demo-{index}"), post.text.to_owned());
        let letter = Letter { id, by: post.by, at: written_at, text };
        let made = mail.correspondents().write(post.to, letter, &before)?;
        if let Outcome::Changed(letter) = made {
            app.store.add_letter(PLAYED, post.to, count, &letter).await?;
        }
    }
    Ok(())
}
