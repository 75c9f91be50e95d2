//! The demo's organiser and the event that takes entries.

use app::App;
use rules::tournament::{Entry, Preset};
use rules::{DAY_SECONDS, Day, PlayerId, Profile};
use store::{EventAct, EventActKind, EventId, Role, StoredEvent};

use super::{Failure, PEOPLE, PLAYERS, account, unless_there};

/// The organiser: of ICCF's events and those of the federation.
pub(super) const ORGANISER: u32 = 160_099;
const ORGANISER_EMAIL: &str = "organiser@posthorn.example";
/// The event that takes entries.
const OPEN_EVENT: EventId = EventId(1);
/// Numbers that the demo has used: others come after them.
const NUMBERS_USED: [(&str, u32); 3] = [("event", 10), ("section", 100), ("game", 50_000)];

/// The organiser's address.
pub(super) fn organiser() -> Option<String> {
    Some(ORGANISER_EMAIL.to_owned())
}

/// Who can sign in as the organiser, in a line.
pub(super) fn organiser_in_words() -> String {
    format!("{ORGANISER_EMAIL:<28} Eva Dvořáková (organiser)")
}

/// Makes the organiser and the event, as far as they are not there yet.
pub(super) async fn set_up(app: &App, password_hash: &str) -> Result<(), Failure> {
    let profile = Profile {
        id: PlayerId(ORGANISER),
        given_name: "Eva".to_owned(),
        family_name: "Dvořáková".to_owned(),
        federation: "CZE".parse()?,
        title: None,
        ratings: rules::rating::Ratings::default(),
    };
    let account = account(profile.id, ORGANISER_EMAIL.to_owned(), Role::Organiser);
    unless_there(app.store.create_account(&profile, &account, password_hash).await)?;
    for (sequence, count) in NUMBERS_USED {
        app.store.next_numbers(sequence, count).await?;
    }
    let today = Day::of(app.clock.now()).starts_at();
    let close = today + 45 * DAY_SECONDS;
    let mut announcement = Preset::Friendly.announcement(close + 15 * DAY_SECONDS, close);
    announcement.code = "DEMO/OPEN/2027".to_owned();
    announcement.name = "Letters from Brno 2027".to_owned();
    announcement.director = PlayerId(PEOPLE[PLAYERS].id);
    announcement.entries_open_at = today + -30 * DAY_SECONDS;
    announcement.check()?;
    let event = StoredEvent::announced(OPEN_EVENT, announcement, profile.id);
    let act = |act: EventActKind, player: Option<u32>| EventAct {
        player: player.map(PlayerId),
        ..EventAct::new(app.clock.now(), profile.id, act)
    };
    unless_there(app.store.create_event(&event, &act(EventActKind::Announced, None)).await)?;
    // Everybody but the first player has entered.
    for person in &PEOPLE[1..PLAYERS] {
        let event = app.store.event(OPEN_EVENT).await?;
        if app.store.entry(OPEN_EVENT, PlayerId(person.id)).await?.is_some() {
            continue;
        }
        let player = PlayerId(person.id);
        let entry = Entry::new(player, player, app.clock.now());
        let entered = EventAct { by: entry.by, ..act(EventActKind::Entered, Some(person.id)) };
        app.store.put_entry(&event, &entry, &entered).await?;
    }
    Ok(())
}
