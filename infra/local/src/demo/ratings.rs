//! A rated event of the demo that was played last year, and the rating lists that followed from it:
//! the runs are those of the server, with the clock as it was then.

use app::App;
use rules::rating::run::{RunAct, RunFacts, RunOrder, RunState};
use rules::rating::{ListEntry, ListId, Method, Pool, Quarter, Ratings};
use rules::tournament::{Entry, EntryState, EventState, Preset, ProposedSection, RuleSet};
use rules::{
    DAY_SECONDS, Day, Federation, GameId, Instant, Outcome, PlayerId, Profile, SilenceRule,
    TimeControl, Title,
};
use store::{Error, EventAct, EventActKind, EventId, ListRow, Role, SectionId, StoredEvent};

use super::{Failure, PEOPLE, PLAYERS, account, at, unless_there};

/// The officer: ratings, titles, appeals.
const OFFICER: u32 = 70_044;

/// Who plays nothing here, by number, name and federation: the officer, and who acts for a federation.
type Official = (u32, (&'static str, &'static str), &'static str, Role);
const OFFICIALS: [Official; 2] = [
    (OFFICER, ("Henrik", "Lindqvist"), "SWE", Role::Officer),
    (160_904, ("Věra", "Holá"), "CZE", Role::Federation),
];

/// The event.
const EVENT: EventId = EventId(2);

/// Number, name, federation, title, rating and games of those who played it. One is new.
type Master = (u32, (&'static str, &'static str), &'static str, Option<Title>, u16, u32);
const MASTERS: [Master; 7] = [
    (260_118, ("Ingrid", "Haugen"), "NOR", Some(Title::Im), 2391, 214),
    (940_207, ("Giulia", "Moretti"), "ITA", Some(Title::Sim), 2433, 167),
    (164_305, ("Jiří", "Kučera"), "CZE", None, 2188, 41),
    (220_466, ("Ülle", "Tamm"), "EST", Some(Title::Ccm), 2304, 96),
    (420_733, ("Paweł", "Łukasik"), "POL", None, 2241, 34),
    (511_019, ("Mehmet", "Yıldız"), "TUR", Some(Title::Cce), 2266, 58),
    (350_840, ("Anna", "Þórsdóttir"), "ISL", None, 0, 0),
];

/// Of so many games one is won by whoever was rated lower.
const UPSETS: i64 = 4;

/// Who can sign in as an official, in lines.
pub(super) fn officials_in_words() -> impl Iterator<Item = String> {
    OFFICIALS.into_iter().map(|(_, (given_name, family_name), federation, role)| {
        let what = match role {
            Role::Federation => format!("acts for {federation}"),
            role => role.to_string(),
        };
        format!("{:<28} {given_name} {family_name} ({what})", email_of(role))
    })
}

/// The officials' addresses.
pub(super) fn officials() -> impl Iterator<Item = String> {
    OFFICIALS.into_iter().map(|(_, _, _, role)| email_of(role))
}

fn email_of(role: Role) -> String {
    format!("{role}@posthorn.example")
}

/// Makes the officials, the event with its games, and the lists, as far as they are not there yet.
pub(super) async fn set_up(app: &App, password_hash: &str) -> Result<(), Failure> {
    for (profile, role) in people()? {
        let email = match role {
            Role::Player => format!("player-{}@posthorn.example", profile.id),
            official => email_of(official),
        };
        let account = account(profile.id, email, role);
        unless_there(app.store.create_account(&profile, &account, password_hash).await)?;
    }
    let lists = lists(Day::of(app.clock.now())).ok_or("the calendar has ended")?;
    import(app, lists[0]).await?;
    play(app, lists).await?;
    for list in &lists[1..] {
        calculate(app, *list).await?;
    }
    Ok(())
}

fn people() -> Result<Vec<(Profile, Role)>, Failure> {
    let mut people = Vec::new();
    for (id, (given_name, family_name), federation, title, ..) in MASTERS {
        let profile = profile(id, given_name, family_name, federation.parse()?, title);
        people.push((profile, Role::Player));
    }
    for (id, (given_name, family_name), federation, role) in OFFICIALS {
        people.push((profile(id, given_name, family_name, federation.parse()?, None), role));
    }
    Ok(people)
}

fn profile(
    id: u32,
    given_name: &str,
    family_name: &str,
    federation: Federation,
    title: Option<Title>,
) -> Profile {
    Profile {
        id: PlayerId(id),
        given_name: given_name.to_owned(),
        family_name: family_name.to_owned(),
        federation,
        title,
        ratings: Ratings::default(),
    }
}

/// The lists of the last four quarters that have begun, the oldest first.
fn lists(today: Day) -> Option<[ListId; 4]> {
    let first = Quarter::new(today.year() - 1, 1)?;
    let begun = std::iter::successors(Some(first), |quarter| quarter.next());
    let begun: Vec<Quarter> = begun.take_while(|quarter| quarter.starts_on() <= today).collect();
    let last: [Quarter; 4] = begun.last_chunk::<4>().copied()?;
    Some(last.map(|quarter| ListId { pool: Pool::Chess, quarter }))
}

/// The first list holds everybody of the demo.
async fn import(app: &App, list: ListId) -> Result<(), Failure> {
    if !app.store.rating_runs().await?.is_empty() {
        return Ok(());
    }
    let mut entries: Vec<(u32, ListEntry)> = PEOPLE
        .iter()
        .map(|person| (person.id, ListEntry { rating: Some(person.rating), games: 60 }))
        .collect();
    let masters = MASTERS.iter().filter(|master| master.5 > 0);
    entries.extend(
        masters.map(|(id, .., rating, games)| {
            (*id, ListEntry { rating: Some(*rating), games: *games })
        }),
    );
    let ids: Vec<PlayerId> = entries.iter().map(|(id, _)| PlayerId(*id)).collect();
    let profiles = app.store.players(&ids).await?;
    let starts_on = list.quarter.starts_on();
    let row = |(id, entry): &(u32, ListEntry)| {
        let profile = profiles.iter().find(|profile| profile.id == PlayerId(*id))?;
        let row = ListRow::of(profile, *entry, ListEntry::default(), Method::Unchanged);
        Some(ListRow { last_finished: Some(starts_on.unix_days()), ..row })
    };
    let rows: Vec<ListRow> = entries.iter().filter_map(row).collect();
    let then = at(app, list.quarter.available_from().starts_at());
    let imported =
        then.publish_imported_list(list, RuleSet::Iccf, PlayerId(OFFICER), rows, &[]).await;
    unless_there(imported.map(|_| ()))?;
    at(app, starts_on.starts_at()).go_on_with_rating_run(list).await?;
    Ok(())
}

/// The event: published when the first list came into force, its games ended one after another.
async fn play(app: &App, lists: [ListId; 4]) -> Result<(), Failure> {
    let starts_at = lists[0].quarter.starts_on().starts_at() + 7 * DAY_SECONDS;
    let mut announcement = Preset::Friendly.announcement(starts_at, starts_at + -5 * DAY_SECONDS);
    announcement.code = "DEMO/MASTERS".to_owned();
    announcement.name = "Fjord Masters".to_owned();
    announcement.director = PlayerId(PEOPLE[PLAYERS].id);
    let announced_at = starts_at + -30 * DAY_SECONDS;
    announcement.entries_open_at = announced_at;
    announcement.rated = true;
    // Nobody makes a move in the games of the demo: there is time for all of them.
    announcement.time_control =
        TimeControl::MovesInDays { moves: 10, days: 500, double_after_days: None };
    announcement.silence = SilenceRule::Off;
    announcement.unrated_level = Some(2_200);
    announcement.check()?;
    let (by, then) = (PlayerId(OFFICER), at(app, starts_at + -DAY_SECONDS));
    let act = |act: EventActKind| EventAct::new(then.clock.now(), by, act);
    let event = StoredEvent::announced(EVENT, announcement, by);
    unless_there(app.store.create_event(&event, &act(EventActKind::Announced)).await)?;
    if app.store.event(EVENT).await?.state == EventState::Announced {
        for (player, ..) in MASTERS {
            let event = app.store.event(EVENT).await?;
            let new = Entry::new(PlayerId(player), PlayerId(player), announced_at);
            let entry = Entry { state: EntryState::Accepted, ..new };
            let entered = EventAct { player: Some(entry.player), ..act(EventActKind::Accepted) };
            app.store.put_entry(&event, &entry, &entered).await?;
        }
        let event = app.store.event(EVENT).await?;
        let players = MASTERS.iter().map(|master| PlayerId(master.0)).collect();
        let sections = vec![ProposedSection { name: "1".to_owned(), players }];
        unless_there(
            app.store
                .propose(&event, 0, (&sections, &[]), &act(EventActKind::SectionsProposed))
                .await,
        )?;
        then.publish_event(&app.store.event(EVENT).await?, &sections, by).await?;
    }
    while !then.set_up_event(EVENT).await? {}
    let event = app.store.event(EVENT).await?;
    let publication = event.publication.as_ref().ok_or("the event is not published")?;
    finish(app, publication.first_section, publication.first_game, lists, starts_at).await?;
    if event.state == EventState::Published {
        let (version, state) = (event.version + 1, EventState::Finished);
        let finished = StoredEvent { version, state, ..event.clone() };
        app.store.change_event(event.version, &finished, &act(EventActKind::Finished)).await?;
        // Leaves the players their places.
        while !then.set_up_event(EVENT).await? {}
    }
    Ok(())
}

/// Ends the games evenly until shortly before today.
async fn finish(
    app: &App,
    section: SectionId,
    first: GameId,
    lists: [ListId; 4],
    starts_at: Instant,
) -> Result<(), Failure> {
    let games = app.store.section_results(section).await?;
    // The last ones come after the last list's day, and so are ahead in the forecasts.
    let last_at = lists[3].quarter.reported_until().starts_at() + 20 * DAY_SECONDS;
    let last_at = last_at.min(app.clock.now() + -DAY_SECONDS);
    let count = i64::try_from(games.len())?;
    for line in games.iter().filter(|line| line.result.is_none()) {
        let number = i64::from(line.game.0 - first.0);
        let then = at(app, starts_at + (last_at - starts_at) * (number + 1) / (count + 1));
        let white_is_weaker = rating_of(line.white) < rating_of(line.black);
        let loser = if white_is_weaker == (number % UPSETS != 0) { line.white } else { line.black };
        let change = app::Change { game: line.game, player: Some(loser), message: None };
        then.change_game(change, |game, now| game.resign(loser, now)).await?;
    }
    Ok(())
}

/// With what somebody began.
fn rating_of(player: PlayerId) -> u16 {
    MASTERS.iter().find(|master| master.0 == player.0).map_or(0, |master| master.4)
}

/// One list, from its games to the profiles.
async fn calculate(app: &App, list: ListId) -> Result<(), Failure> {
    let by = PlayerId(OFFICER);
    let then = at(app, list.quarter.available_from().starts_at());
    // Of an earlier start of the demo the run is there, and a later list rests on it.
    if matches!(app.store.rating_run(list).await, Err(Error::NotFound)) {
        then.begin_rating_run(list, RuleSet::Iccf, by).await?;
    }
    then.go_on_with_rating_run(list).await?;
    let stored = app.store.rating_run(list).await?;
    if stored.run.state == RunState::Preview {
        let facts = RunFacts { version: stored.version, seen: stored.version, later: None };
        let act = RunAct { what: RunOrder::Publish, by };
        if let Outcome::Changed(run) = stored.run.decide(act, &facts, then.clock.now())? {
            then.move_rating_run(&stored, run).await?;
        }
    }
    let starts_at = list.quarter.starts_on().starts_at();
    at(app, starts_at).go_on_with_rating_run(list).await?;
    Ok(())
}
