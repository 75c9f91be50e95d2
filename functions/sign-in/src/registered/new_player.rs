//! What a registered player begins with: a number, and an invitation where the address is known.

use app::columns::Row;
use app::{App, PersonName, Problem};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use rules::rating::Ratings;
use rules::{Federation, Invitation, PlayerId, Profile, Registration};
use store::{AddressRequest, AddressRequestId, AttemptKind, StoredRegistration, words_of_name};

use crate::{fields, limits};

/// Namesakes that are looked for.
const NAMESAKES_MAX: usize = 20;
/// Random bytes in the name of a request.
const NAME_BYTES: usize = 24;
/// Seconds of the window in which a federation's invitations are counted.
const WINDOW_SECONDS: i64 = 86_400;
/// Invitations of one federation in a window, sent one by one; and files with invitations.
const INVITATIONS_MAX: u32 = 200;
const FILES_MAX: u32 = 20;

/// Those who play for a federation under this name, spelt with or without its accents.
pub(crate) async fn namesakes(
    app: &App,
    federation: Federation,
    name: &PersonName,
) -> Result<Vec<Profile>, Problem> {
    let words = words_of_name(name.given(), name.family());
    let mut found = app.store.find_players(&words, Some(federation), NAMESAKES_MAX).await?.players;
    found.retain(|known| words_of_name(&known.given_name, &known.family_name) == words);
    Ok(found)
}

/// A new player with a number, and the mail where the player is invited.
pub(crate) fn new_player(
    app: &App,
    id: PlayerId,
    (federation, by): (Federation, PlayerId),
    (name, email): (&PersonName, Option<&str>),
    language: &str,
) -> (Profile, StoredRegistration, Option<AddressRequest>) {
    let profile = Profile {
        id,
        given_name: name.given().to_owned(),
        family_name: name.family().to_owned(),
        federation,
        title: None,
        ratings: Ratings::default(),
    };
    registered(app, profile, Some(by), (email, language))
}

/// A player with a number, and the mail where the player is invited; `by` is none where whoever runs the server has
/// brought the player here.
pub(super) fn registered(
    app: &App,
    profile: Profile,
    by: Option<PlayerId>,
    (email, language): (Option<&str>, &str),
) -> (Profile, StoredRegistration, Option<AddressRequest>) {
    let (player, federation) = (profile.id, profile.federation);
    let invited = email.map(|email| invitation(app, player, email.to_owned(), language));
    let (invitation, mail) = invited.unzip();
    let registration = Registration { federation, by, at: app.clock.now(), invitation };
    (profile, StoredRegistration { player, version: 1, registration }, mail)
}

/// A new invitation, and the mail with its link.
pub(crate) fn invitation(
    app: &App,
    player: PlayerId,
    email: String,
    language: &str,
) -> (Invitation, AddressRequest) {
    let mut name = [0; NAME_BYTES];
    (app.random)(&mut name);
    let id = AddressRequestId(BASE64.encode(name));
    let invitation = Invitation { email, at: app.clock.now(), link: id.digest() };
    let mail = AddressRequest::of_invitation(id, player, &invitation, language.to_owned());
    (invitation, mail)
}

/// A row's given and family name; none, and a fault at the one of them that is wrong.
pub(super) fn name_in<const N: usize>(
    row: &mut Row<'_, N>,
    (given_at, family_at): (usize, usize),
) -> Option<PersonName> {
    let (given, family) = (row.text(given_at), row.text(family_at));
    let (given, family) = (given?, family?);
    let column = if PersonName::read(given, given).is_ok() { family_at } else { given_at };
    PersonName::read(given, family).map_err(|problem| row.fault(column, problem)).ok()
}

/// A row's address that somebody is invited at; none inside for an empty field, none and a fault for anything else.
pub(super) fn address_in<const N: usize>(
    row: &mut Row<'_, N>,
    column: usize,
) -> Option<Option<String>> {
    let text = row.text(column)?;
    if text.is_empty() {
        return Some(None);
    }
    fields::new_email(text).map(Some).map_err(|problem| row.fault(column, problem)).ok()
}

/// Counts an invitation before it is sent.
pub(crate) async fn count_invitation(
    app: &App,
    federation: Federation,
    email: &str,
) -> Result<(), Problem> {
    let (window, kind) = (WINDOW_SECONDS, AttemptKind::Invitation);
    app.limit(kind, &federation.to_string(), window, INVITATIONS_MAX).await?;
    limits::count_mail_to(app, email).await
}

/// Counts a file with invitations, and each of them as one that is sent by itself.
pub(crate) async fn count_file(
    app: &App,
    federation: Federation,
    emails: &[&str],
) -> Result<(), Problem> {
    if emails.is_empty() {
        return Ok(());
    }
    let subject = format!("{federation}-files");
    app.limit(AttemptKind::Invitation, &subject, WINDOW_SECONDS, FILES_MAX).await?;
    for email in emails {
        limits::count_mail_to(app, email).await?;
    }
    Ok(())
}
