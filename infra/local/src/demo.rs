//! The demo that an empty data folder gets: players, officials, and events at every stage.
//!
//! The games are short openings played at made-up times before the start of the server, decided by
//! the same rules as any other game.

mod challenges;
mod clubs;
mod events;
mod letters;
mod openings;
mod ratings;
mod teams;
mod time;
mod variants;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use app::{App, Clock, Random};
use openings::GAMES;
use rules::{
    ByColor, Color, DAY_SECONDS, Day, Decision, Federation, Game, GameId, Instant, LeaveBook,
    Message, MoveRequest, PlayerId, Position, Profile, Terms, TimeControl, Title, Variant, Writer,
};
use store::{Account, Error, NewGame, Role, Section, SectionId, Store};

/// The password of every account that the demo and the replays make.
pub const DEMO_PASSWORD: &str = "posthorn-demo";

/// Anything that keeps the demo from being made.
type Failure = Box<dyn std::error::Error + Send + Sync>;

const SECTION: SectionId = SectionId(1);
/// The section of the games that show the other variants, claims and endgames.
const SHOWCASE: SectionId = SectionId(2);
/// Days of leave in a calendar year: the usual allowance.
const DEMO_LEAVE_DAYS: u16 = 45;
/// Days that the demo's section has been running.
const RUNNING_DAYS: i64 = 60;
/// The demo's games have numbers from here on.
const FIRST_GAME: u32 = 48_201;
/// A game without moves, to be played from the start: the first player against the fifth.
const FRESH_GAME: u32 = 48_299;
/// Players of the section: everybody but the director, who comes last.
const PLAYERS: usize = PEOPLE.len() - 1;

/// Somebody in the demo.
struct Person {
    id: u32,
    given_name: &'static str,
    family_name: &'static str,
    federation: &'static str,
    title: Option<Title>,
    rating: u16,
    email: &'static str,
}

const fn person(
    id: u32,
    name: (&'static str, &'static str),
    federation: &'static str,
    title: Option<Title>,
    rating: u16,
    email: &'static str,
) -> Person {
    Person { id, given_name: name.0, family_name: name.1, federation, title, rating, email }
}

const PEOPLE: [Person; 8] = [
    person(160012, ("Tomáš", "Novák"), "CZE", Some(Title::Sim), 2418, "tomas@posthorn.example"),
    person(480231, ("Gábor", "Szűcs"), "HUN", Some(Title::Gm), 2560, "gabor@posthorn.example"),
    person(
        80417,
        ("Jürgen", "Müller-Hahn"),
        "GER",
        Some(Title::Gm),
        2531,
        "jurgen@posthorn.example",
    ),
    person(
        210655,
        ("William", "Pemberton"),
        "ENG",
        Some(Title::Sim),
        2440,
        "william@posthorn.example",
    ),
    person(
        420318,
        ("Katarzyna", "Lewandowska"),
        "POL",
        Some(Title::Lgm),
        2377,
        "kasia@posthorn.example",
    ),
    person(160877, ("Iván", "García Peña"), "ESP", Some(Title::Im), 2402, "ivan@posthorn.example"),
    person(440129, ("Ștefan", "Ionescu"), "ROU", None, 2255, "stefan@posthorn.example"),
    person(
        390044,
        ("Marit", "Solberg"),
        "NOR",
        Some(Title::Ccm),
        2310,
        "director@posthorn.example",
    ),
];

impl Person {
    fn profile(&self) -> Result<Profile, Failure> {
        Ok(Profile {
            id: PlayerId(self.id),
            given_name: self.given_name.to_owned(),
            family_name: self.family_name.to_owned(),
            federation: self.federation.parse::<Federation>()?,
            title: self.title,
            ratings: rules::rating::Ratings::of_chess(Some(self.rating)),
        })
    }
}

/// The hash of [`DEMO_PASSWORD`], made once for all accounts.
///
/// # Errors
/// When the password cannot be hashed.
pub fn hash_password(random: Random) -> Result<String, Failure> {
    Ok(sign_in::hash_password(DEMO_PASSWORD, random)?)
}

/// Refuses to serve the demo as anything else, and anything else as the demo.
///
/// # Errors
/// What to do, in a sentence; when the database does not answer.
pub async fn check(store: &Store, folder: &Path, is_new: bool, demo: bool) -> Result<(), Failure> {
    let (holds, folder) = (is_in(store).await? || marker(folder).exists(), folder.display());
    match (demo, holds) {
        (false, true) => Err(format!(
            "{folder} holds the demo, whose passwords everybody knows: name another folder with \
             --data, or serve this one with --demo"
        )
        .into()),
        (true, false) if !is_new => Err(format!(
            "{folder} was served without the demo and may hold what others must not see: name \
             another folder with --data, or leave --demo out"
        )
        .into()),
        (true, _) | (false, false) => Ok(()),
    }
}

/// Whether the table holds the demo, also one from before it was marked.
async fn is_in(store: &Store) -> Result<bool, Error> {
    if store.is_demo().await? {
        return Ok(true);
    }
    let people = PEOPLE.iter().map(|person| person.email.to_owned());
    for email in people.chain(events::organiser()).chain(ratings::officials()) {
        match store.account_by_email(&email).await {
            Err(Error::NotFound) => {}
            other => return other.map(|_| true),
        }
    }
    Ok(false)
}

/// The file that marks a demo that is not complete.
fn marker(folder: &Path) -> PathBuf {
    folder.join("demo-incomplete")
}

/// Sets the demo up where the database is new, and says who can sign in. Answers whether it did.
///
/// A file marks a demo that is not complete: cut short, it is taken up again at the next start.
///
/// # Errors
/// When the database or the folder cannot be written to.
pub async fn set_up(app: &App, folder: &Path, is_new: bool) -> Result<bool, Failure> {
    let marker = marker(folder);
    if is_new {
        std::fs::write(&marker, "")?;
    }
    if !marker.exists() {
        return Ok(false);
    }
    app.store.mark_demo().await?;
    make(app).await?;
    std::fs::remove_file(&marker)?;
    println!("The demo is set up. Sign in with the password “{DEMO_PASSWORD}” as:");
    for (index, person) in PEOPLE.iter().enumerate() {
        let role = if index == PLAYERS { "tournament director" } else { "player" };
        let name = format!("{} {}", person.given_name, person.family_name);
        println!("  {:<28} {name} ({role})", person.email);
    }
    println!("  {}", events::organiser_in_words());
    for official in ratings::officials_in_words() {
        println!("  {official}");
    }
    println!("  {}", teams::captain_in_words());
    Ok(true)
}

/// Somebody's account, whose mails are in English.
fn account(player: PlayerId, email: String, role: Role) -> Account {
    Account {
        player,
        email,
        password_version: 0,
        confirmed: true,
        roles: vec![role],
        language: "en".to_owned(),
        zone: chrono_tz::Europe::Prague,
        epoch: 0,
        key_epoch: 0,
    }
}

/// The server as it was at a moment.
fn at(app: &App, moment: Instant) -> App {
    App { clock: Clock::manual(moment), ..app.clone() }
}

/// Makes everybody and every game that is not there yet.
async fn make(app: &App) -> Result<(), Failure> {
    let password_hash = hash_password(app.random)?;
    for (index, person) in PEOPLE.iter().enumerate() {
        let role = if index == PLAYERS { Role::Director } else { Role::Player };
        let account = account(PlayerId(person.id), person.email.to_owned(), role);
        unless_there(app.store.create_account(&person.profile()?, &account, &password_hash).await)?;
    }
    let sections = [
        (SECTION, "Final", "Open Correspondence Cup 2026", DEMO_LEAVE_DAYS),
        (SHOWCASE, "Friends", "Variants and Endgames 2026", DEMO_LEAVE_DAYS),
    ];
    for (id, name, event_name, leave_days) in sections.into_iter().chain(time::SECTIONS) {
        let director = Some(PlayerId(PEOPLE[PLAYERS].id));
        let section = Section { director, leave_days, ..Section::new(id, name, event_name) };
        unless_there(app.store.create_section(&section).await)?;
    }
    let pairs =
        (0..PLAYERS).flat_map(|white| (white + 1..PLAYERS).map(move |black| (white, black)));
    for (number, pair) in (FIRST_GAME..).zip(pairs) {
        set_up_game(app, GameId(number), pair).await?;
    }
    let players = ByColor { white: PlayerId(PEOPLE[0].id), black: PlayerId(PEOPLE[4].id) };
    let fresh = Terms::new(players, Variant::Chess, app.clock.now());
    create_game(app, GameId(FRESH_GAME), SECTION, fresh).await?;
    for plan in &variants::GAMES {
        set_up_showcase(app, plan).await?;
    }
    for plan in &time::GAMES {
        set_up_timed(app, plan).await?;
    }
    events::set_up(app, &password_hash).await?;
    ratings::set_up(app, &password_hash).await?;
    teams::set_up(app, &password_hash).await?;
    challenges::set_up(app).await?;
    // Nobody has followed these games: the reminders are looked at once.
    let now = app.clock.now();
    for person in &PEOPLE[..PLAYERS] {
        app.store.bring_reminders_forward(PlayerId(person.id), now, now).await?;
    }
    Ok(())
}

async fn create_game(
    app: &App,
    id: GameId,
    section: SectionId,
    terms: Terms,
) -> Result<(), Failure> {
    let first_deadline = Game::new(terms.clone()).deadline();
    let new = NewGame { id, section, terms };
    Ok(unless_there(app.store.create_game(&new, first_deadline).await)?)
}

fn unless_there(written: Result<(), Error>) -> Result<(), Error> {
    match written {
        Err(Error::Conflict) => Ok(()),
        other => other,
    }
}

/// One game of the round robin: colours alternate, the moves are those of an opening.
async fn set_up_game(app: &App, id: GameId, (a, b): (usize, usize)) -> Result<(), Failure> {
    let (white, black) = if (a + b) % 2 == 1 { (a, b) } else { (b, a) };
    let now = app.clock.now();
    let starts_at = now + -RUNNING_DAYS * DAY_SECONDS;
    let players = ByColor { white: PlayerId(PEOPLE[white].id), black: PlayerId(PEOPLE[black].id) };
    create_game(app, id, SECTION, Terms::new(players, Variant::Chess, starts_at)).await?;
    let plan = &GAMES[(id.0 - FIRST_GAME) as usize % GAMES.len()];
    let last_at = now + -plan.waiting_hours * 3_600;
    let game = play_moves(app, id, &moves_of(plan.moves), plan.offers_draw, last_at).await?;
    if plan.resigned && game.ending().is_none() {
        let then = at(app, last_at);
        let loser = *players.get(game.turn());
        let change = app::Change { game: id, player: Some(loser), message: None };
        then.change_game(change, |game, now| game.resign(loser, now)).await?;
    }
    for (number, text) in plan.messages.iter().enumerate() {
        let by = if number.is_multiple_of(2) { Color::White } else { Color::Black };
        let at = starts_at + DAY_SECONDS * (number as i64 + 2);
        let id_text = format!("{by}-demo-{number}");
        let message = Message {
            id: id_text,
            by: Writer::Player(by),
            at,
            ply: 2,
            text: (*text).to_owned(),
            hidden: false,
        };
        app.store.add_message(id, &message).await?;
    }
    Ok(())
}

/// Plays the moves of a plan, evenly spread up to `last_at`, in one write. Taken up again after a crash: what is there
/// stays, the rest follows.
async fn play_moves(
    app: &App,
    id: GameId,
    moves: &[&str],
    offers_draw: bool,
    last_at: Instant,
) -> Result<Game, Failure> {
    let mut game = app.load_game(id).await?.1;
    let starts_at = game.terms().starts_at;
    let mut events = Vec::new();
    for (index, san) in moves.iter().enumerate().skip(game.plies().len()) {
        let at = starts_at + (last_at - starts_at) * (index as i64 + 1) / moves.len() as i64;
        let last = index + 1 == moves.len();
        let mover = *game.players().get(game.turn());
        let request = MoveRequest { ply: game.ply(), text: san, offer_draw: last && offers_draw };
        let Decision::Accepted(played) = game.play(mover, request, at)? else { continue };
        for event in &played {
            game.apply(event)?;
        }
        events.extend(played);
    }
    if events.is_empty() {
        return Ok(game);
    }
    let change = app::Change { game: id, player: Some(game.players().white), message: None };
    // Nobody else plays before the demo is there.
    let played = app.change_game(change, |_, _| Ok(Decision::Accepted(events.clone()))).await?;
    Ok(played.game)
}

/// The moves of a text, blanks apart.
fn moves_of(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// One game that shows something: the first player of the demo against the fifth.
async fn set_up_showcase(app: &App, plan: &variants::Plan) -> Result<(), Failure> {
    let last_at = app.clock.now() + -plan.waiting_hours * 3_600;
    // Without moves the clock of the side to move runs from the start.
    let days = if plan.moves.is_empty() { 0 } else { RUNNING_DAYS };
    let starts_at = last_at + -days * DAY_SECONDS;
    let pair = [PlayerId(PEOPLE[0].id), PlayerId(PEOPLE[4].id)];
    let [white, black] = if plan.first_has_white { pair } else { [pair[1], pair[0]] };
    let start = plan.start.map(|fen| Position::start_from_fen(plan.variant, fen)).transpose()?;
    let terms = Terms {
        start,
        draw_offers: plan.draw_offers,
        ..Terms::new(ByColor { white, black }, plan.variant, starts_at)
    };
    create_game(app, plan.game, SHOWCASE, terms).await?;
    play_moves(app, plan.game, &moves_of(plan.moves), false, last_at).await?;
    Ok(())
}

/// One game that shows what time does: the first player of the demo against the sixth.
async fn set_up_timed(app: &App, plan: &time::Plan) -> Result<(), Failure> {
    let now = app.clock.now();
    let last_at = now + -plan.waiting_days * DAY_SECONDS;
    let starts_at = last_at + -10 * DAY_SECONDS;
    let players = ByColor { white: PlayerId(PEOPLE[0].id), black: PlayerId(PEOPLE[5].id) };
    let terms = Terms {
        time_control: plan.time_control,
        silence: plan.silence,
        flag: plan.flag,
        ..Terms::new(players, Variant::Chess, starts_at)
    };
    create_game(app, plan.game, plan.section, terms).await?;
    play_moves(app, plan.game, &moves_of(plan.moves), false, last_at).await?;
    if plan.leave_days > 0 {
        let first = Day::of(last_at).next();
        let last = first.plus(plan.leave_days - 1);
        // Entered when the last move was made: leave begins tomorrow at the earliest.
        let then = at(app, last_at);
        let register = |book: &LeaveBook, now| book.register(first, last, players.black, now);
        then.change_leave(players.black, &BTreeSet::from([plan.section]), register).await?;
    }
    Ok(())
}

/// A game between two players made for the purpose: replays, tests and benchmarks.
#[derive(Clone, Copy, Debug)]
pub struct Pairing {
    /// The game's number.
    pub game: GameId,
    /// Both players' numbers.
    pub players: ByColor<PlayerId>,
    /// When the clocks start.
    pub starts_at: Instant,
    /// How much time.
    pub time_control: TimeControl,
    /// Which chess, from its own start.
    pub variant: Variant,
}

impl Pairing {
    /// The pairing with this number, counted from 1, under the standard time control; no two
    /// share a player.
    pub fn new(number: u32, starts_at: Instant) -> Pairing {
        let players = ByColor { white: PlayerId(number * 2), black: PlayerId(number * 2 + 1) };
        let time_control = TimeControl::STANDARD;
        let variant = Variant::Chess;
        Pairing { game: GameId(number), players, starts_at, time_control, variant }
    }

    /// The terms of the game.
    pub fn terms(&self) -> Terms {
        let terms = Terms::new(self.players, self.variant, self.starts_at);
        Terms { time_control: self.time_control, ..terms }
    }

    /// Makes both accounts and the game, in a section of its own, and answers the addresses.
    ///
    /// # Errors
    /// When the database cannot be written to, or the numbers are taken.
    pub async fn create(&self, app: &App, password_hash: &str) -> Result<ByColor<String>, Failure> {
        self.create_from(app, password_hash, None).await
    }

    /// As [`Pairing::create`], with a game that begins in a position of its own.
    ///
    /// # Errors
    /// When the database cannot be written to, or the numbers are taken.
    pub async fn create_from(
        &self,
        app: &App,
        password_hash: &str,
        start: Option<Position>,
    ) -> Result<ByColor<String>, Failure> {
        for color in Color::ALL {
            let player = *self.players.get(color);
            let profile = Profile {
                id: player,
                given_name: color.fold_wb("White", "Black").to_owned(),
                family_name: format!("Player {}", self.game),
                federation: "CZE".parse()?,
                title: None,
                ratings: rules::rating::Ratings::default(),
            };
            let account = Account {
                player,
                email: email_of(player),
                password_version: 0,
                confirmed: true,
                roles: vec![Role::Player],
                language: "en".to_owned(),
                zone: chrono_tz::Tz::UTC,
                epoch: 0,
                key_epoch: 0,
            };
            app.store.create_account(&profile, &account, password_hash).await?;
        }
        let section = SectionId(self.game.0);
        app.store.create_section(&Section::new(section, "1", "Replay")).await?;
        let terms = Terms { start, ..self.terms() };
        let first_deadline = Game::new(terms.clone()).deadline();
        let game = NewGame { id: self.game, section, terms };
        app.store.create_game(&game, first_deadline).await?;
        Ok(self.players.map(email_of))
    }
}

fn email_of(player: PlayerId) -> String {
    format!("player-{player}@posthorn.example")
}
