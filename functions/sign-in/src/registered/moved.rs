//! Players whom whoever runs the server brings here from another one, with the numbers, titles and ratings that they
//! had there. They are registered players like those of a federation, and claim their numbers by mail.

use std::collections::{BTreeSet, HashMap};

use app::columns::{Columns, Fault, Row, lines_of};
use app::game_rows::{number, rating};
use app::{App, Problem};
use rules::rating::{FIXED_GAMES_MIN, ListEntry, Ratings};
use rules::{Outcome, PlayerId, Profile, RegistrationRefusal, Title};
use store::{REGISTERED_TOGETHER, StoredRegistration, words_of_name};

use super::new_player::{address_in, invitation, name_in, registered};
use crate::fields;
use crate::sign_up::LAST_NUMBER_BEFORE;

const NUMBER: usize = 0;
const GIVEN: usize = 1;
const FAMILY: usize = 2;
const FEDERATION: usize = 3;
const TITLE: usize = 4;
const RATING: usize = 5;
const GAMES: usize = 6;
const RATING960: usize = 7;
const GAMES960: usize = 8;
const EMAIL: usize = 9;
const LANGUAGE: usize = 10;
const COLUMNS: Columns<11> = Columns {
    names: [
        "number",
        "given_name",
        "family_name",
        "federation",
        "title",
        "rating",
        "games",
        "chess960_rating",
        "chess960_games",
        "email",
        "language",
    ],
    needed: 4,
};

/// Digits of a player's number and of a number of games at most.
const DIGITS_MAX: usize = 9;
/// Profiles that are read at once.
const AT_ONCE: usize = 100;

/// A player of the file.
#[derive(Clone, Debug)]
pub struct MovedPlayer {
    /// The line, counted from 1.
    pub line: usize,
    /// With the number of before.
    pub profile: Profile,
    email: Option<String>,
    language: String,
}

/// A file that can be read.
#[derive(Clone, Debug)]
pub struct MovedFile {
    /// In the order of the file.
    pub players: Vec<MovedPlayer>,
    /// Headings that mean nothing here.
    pub ignored: Vec<String>,
}

/// What would become of a file.
#[derive(Clone, Debug, Default)]
pub struct Move {
    /// Who is not here yet.
    pub new: Vec<MovedPlayer>,
    /// Who is here, with the registration of whoever has no account.
    pub known: Vec<(MovedPlayer, Option<StoredRegistration>)>,
    /// Why a number cannot be given to whoever stands in the file with it.
    pub faults: Vec<Fault>,
}

/// What has become of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Who is new here.
    pub registered: u32,
    /// To whom a link was sent.
    pub invited: u32,
}

/// Reads a file of players, CSV with headings: `number`, `given_name`, `family_name`, `federation`, and where they are
/// known `title`, `rating`, `games` (a rating without them counts as fixed), `chess960_rating`, `chess960_games`, `email`
/// and `language` (of the invitation; `language` here where it is missing).
///
/// # Errors
/// Everything that is wrong in it, by its line.
pub fn read_moved(csv: &[u8], language: &str) -> Result<MovedFile, Vec<Fault>> {
    let (mut players, mut offsets) = (Vec::new(), Vec::new());
    let (mut numbers, mut emails) = (BTreeSet::new(), BTreeSet::new());
    let ignored = COLUMNS.read(csv, |row| {
        let Some(player) = read_player(row, language) else { return };
        if !numbers.insert(player.profile.id) {
            row.fault(NUMBER, "another player of this file has the same number");
        }
        let email = player.email.as_ref();
        if !email.is_none_or(|email| emails.insert(email.clone())) {
            row.fault(EMAIL, "another player of this file has the same address");
        }
        offsets.push(row.offset());
        players.push(player);
    })?;
    for (player, line) in players.iter_mut().zip(lines_of(csv, offsets)) {
        player.line = line;
    }
    Ok(MovedFile { players, ignored })
}

/// Reads every field, so that all that is wrong in a row is told at once.
fn read_player(row: &mut Row<'_, 11>, language: &str) -> Option<MovedPlayer> {
    let before = row.faults();
    let id = read_number(row);
    let name = name_in(row, (GIVEN, FAMILY));
    let federation = row.text(FEDERATION)?;
    let federation = told(row, FEDERATION, fields::federation(federation));
    let title = read_title(row);
    let chess = read_entry(row, (RATING, GAMES));
    let chess960 = read_entry(row, (RATING960, GAMES960));
    let email = address_in(row, EMAIL);
    let spoken = row.text(LANGUAGE).filter(|spoken| !spoken.is_empty()).unwrap_or(language);
    let spoken = told(row, LANGUAGE, fields::language(spoken));
    if row.faults() > before {
        return None;
    }
    let name = name?;
    let profile = Profile {
        id: id?,
        given_name: name.given().to_owned(),
        family_name: name.family().to_owned(),
        federation: federation?,
        title,
        ratings: Ratings { chess: chess?, chess960: chess960?, fide: None },
    };
    Some(MovedPlayer { line: 0, profile, email: email?, language: spoken? })
}

/// What was read; else the fault is told.
fn told<T>(row: &mut Row<'_, 11>, column: usize, read: Result<T, Problem>) -> Option<T> {
    read.map_err(|problem| row.fault(column, problem)).ok()
}

/// Numbers above are those of players who sign up here.
fn read_number(row: &mut Row<'_, 11>) -> Option<PlayerId> {
    let field = row.bytes(NUMBER)?;
    let id = number(field, DIGITS_MAX).filter(|id| (1..=LAST_NUMBER_BEFORE).contains(id));
    if id.is_none() {
        let reason = format!("a number is 1 to {LAST_NUMBER_BEFORE}; higher ones are given here");
        row.fault(NUMBER, reason);
    }
    id.map(PlayerId)
}

fn read_title(row: &mut Row<'_, 11>) -> Option<Title> {
    let text = row.text(TITLE).filter(|text| !text.is_empty())?;
    let title = text.parse().ok();
    if title.is_none() {
        row.fault(TITLE, format!("“{text}” is no title"));
    }
    title
}

fn read_entry(row: &mut Row<'_, 11>, (points, games): (usize, usize)) -> Option<ListEntry> {
    let (rating, field) = (rating(row, points), row.bytes(games)?);
    let played = match field {
        // As in profiles that tell no games.
        b"" if rating.flatten().is_some() => Some(FIXED_GAMES_MIN),
        b"" => Some(0),
        digits => number(digits, DIGITS_MAX),
    };
    if played.is_none() {
        row.fault(games, "this is no number of games");
    }
    Some(ListEntry { rating: rating?, games: played? })
}

/// Looks who of them is here already; nothing is written.
///
/// # Errors
/// `unavailable`.
pub async fn look_at_move(app: &App, file: MovedFile) -> Result<Move, Problem> {
    let mut found = Move::default();
    for few in file.players.chunks(AT_ONCE) {
        let ids: Vec<PlayerId> = few.iter().map(|player| player.profile.id).collect();
        let here = app.store.players(&ids).await?.into_iter();
        let here: HashMap<PlayerId, Profile> = here.map(|it| (it.id, it)).collect();
        let waiting = app.store.registrations_of(&ids).await?.into_iter();
        let mut waiting: HashMap<_, _> = waiting.map(|it| (it.player, it)).collect();
        let given_up = app.store.joined_each(&ids).await?;
        for player in few {
            let id = player.profile.id;
            let reason = match (here.get(&id), given_up.get(&id)) {
                (Some(known), _) if words_of(known) == words_of(&player.profile) => {
                    found.known.push((player.clone(), waiting.remove(&id)));
                    continue;
                }
                (Some(other), _) => format!("the number is that of {}", other.full_name()),
                (None, Some(now)) => format!("the number was given up: its player has {now}"),
                (None, None) => {
                    found.new.push(player.clone());
                    continue;
                }
            };
            let column = COLUMNS.names[NUMBER].to_owned();
            found.faults.push(Fault { line: player.line, column, reason });
        }
    }
    Ok(found)
}

fn words_of(profile: &Profile) -> BTreeSet<String> {
    words_of_name(&profile.given_name, &profile.family_name)
}

/// Registers whoever is new, a few at a time, and invites with `invite` whoever has an address in the file and no
/// account: once, and again when the link is no longer good. Cut off half-way, it is done again from the file.
///
/// # Errors
/// `changed_meanwhile`, `unavailable`.
pub async fn bring(app: &App, moving: &Move, invite: bool) -> Result<Moved, Problem> {
    let mut moved = Moved::default();
    for few in moving.new.chunks(REGISTERED_TOGETHER) {
        let players: Vec<_> = few
            .iter()
            .map(|player| {
                let email = player.email.as_deref().filter(|_| invite);
                registered(app, player.profile.clone(), None, (email, &player.language))
            })
            .collect();
        app.store.register_players(&players).await?;
        for (_, _, mail) in &players {
            moved.registered += 1;
            moved.invited += u32::from(mail.is_some());
        }
    }
    for (player, registration) in moving.known.iter().filter(|_| invite) {
        let (Some(before), Some(email)) = (registration, &player.email) else { continue };
        moved.invited += u32::from(invite_known(app, before, email, &player.language).await?);
    }
    Ok(moved)
}

/// Whether a link was sent: not while the one before is good, and to another address not within the hour.
async fn invite_known(
    app: &App,
    before: &StoredRegistration,
    email: &str,
    language: &str,
) -> Result<bool, Problem> {
    let (new, mail) = invitation(app, before.player, email.to_owned(), language);
    let last = before.registration.invitation.as_ref();
    if last.is_some_and(|last| last.email == new.email && new.at < last.lapses_at()) {
        return Ok(false);
    }
    match before.registration.invite(new) {
        // It does not stand in the way of the others: the file is brought again.
        Ok(Outcome::Unchanged) | Err(RegistrationRefusal::TooSoon { .. }) => Ok(false),
        Ok(Outcome::Changed(after)) => {
            app.store.invite(before, &after, &mail).await?;
            Ok(true)
        }
        Err(refusal) => Err(refusal.into()),
    }
}
