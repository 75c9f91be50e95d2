//! A game as Xfcc tells it: the fields in the order of the WSDL, from the player's side.

use app::SeatedGame;
use rules::{
    ByColor, Clock, Color, DAY_SECONDS, Ending, Game, Instant, Profile, Reason, Stop, TimeControl,
    Variant, pgn,
};

/// What stands for the days left of a game without a limit: clients read a number.
const UNLIMITED_DAYS: i64 = 999;

/// A game with everything that is told of it.
pub(crate) struct Scene<'a> {
    pub(crate) row: &'a SeatedGame,
    pub(crate) me: &'a Profile,
    /// The opponent's latest message; empty when there is none.
    pub(crate) message: &'a str,
    /// The site.
    pub(crate) origin: &'a str,
    pub(crate) now: Instant,
}

/// The fields with their texts; what is not there is left out.
pub(crate) fn fields(scene: &Scene<'_>) -> Vec<(&'static str, String)> {
    let Scene { row, me, message, origin, now } = *scene;
    let game = &row.game;
    let color = row.seat.color;
    let players = match color {
        Color::White => ByColor { white: me, black: &row.opponent },
        Color::Black => ByColor { white: &row.opponent, black: me },
    };
    let id = row.seat.game;
    let [days, hours, minutes] = time_left(&game.clock(color, now));
    let [their_days, their_hours, their_minutes] = time_left(&game.clock(!color, now));
    let my_turn = game.is_running() && game.turn() == color;
    let start = game.terms().start_position();
    // A variant that clients do not know makes them drop the game: a start position does not.
    let setup = game.terms().variant == Variant::Chess960 || game.terms().start.is_some();
    let fields = [
        ("id", Some(id.to_string())),
        ("white", Some(players.white.name_in_files())),
        ("black", Some(players.black.name_in_files())),
        ("event", Some(row.section.full_name())),
        ("site", Some("Posthorn".to_owned())),
        ("myTurn", Some(my_turn.to_string())),
        ("hasWhite", Some(color.is_white().to_string())),
        ("daysPlayer", Some(days)),
        ("hoursPlayer", Some(hours)),
        ("minutesPlayer", Some(minutes)),
        ("daysOpponent", Some(their_days)),
        ("hoursOpponent", Some(their_hours)),
        ("minutesOpponent", Some(their_minutes)),
        ("moves", Some(pgn::moves_in_line(game))),
        ("drawOffered", Some(game.open_offer(!color).is_some().to_string())),
        ("result", Some(result(game).to_owned())),
        ("eventDate", Some(game.terms().starts_at.to_utc().format("%Y.%m.%d").to_string())),
        ("message", Some(message.to_owned())),
        ("serverInfo", Some(server_info(game, color, now))),
        ("gameLink", Some(format!("{origin}/game/{id}"))),
        ("timeControl", Some(time_control(&game.terms().time_control))),
        ("whiteElo", rating(players.white, game)),
        ("blackElo", rating(players.black, game)),
        ("whiteTitle", players.white.title.map(|title| title.to_string())),
        ("blackTitle", players.black.title.map(|title| title.to_string())),
        ("variant", Some(String::new())),
        ("setup", Some(setup.to_string())),
        ("fen", setup.then(|| start.fen())),
    ];
    fields.into_iter().filter_map(|(name, text)| Some((name, text?))).collect()
}

/// Days, hours and minutes left. The days are the whole ones that the page shows; while the clock
/// runs, hours and minutes are what is left of the 24 hours that are not charged yet. In Triple
/// Block all three are what the clock shows. A flag that has fallen shows nothing.
fn time_left(clock: &Clock) -> [String; 3] {
    let seconds = match clock.days_left {
        None => UNLIMITED_DAYS * DAY_SECONDS,
        Some(days) if clock.bank_seconds.is_some() => {
            clock.seconds_left.unwrap_or(days * DAY_SECONDS)
        }
        Some(days) if clock.running => {
            let uncharged = DAY_SECONDS - 1 - clock.thinking_seconds.rem_euclid(DAY_SECONDS);
            days * DAY_SECONDS + uncharged
        }
        Some(days) => days * DAY_SECONDS,
    };
    let minutes = seconds.max(0) / 60;
    [minutes / (24 * 60), minutes / 60 % 24, minutes % 60].map(|number| number.to_string())
}

/// The result. Clients do not agree on who is meant by `WhiteDefaulted`, so a default is told as a
/// win of the other side.
fn result(game: &Game) -> &'static str {
    let adjudication = game.stopped().is_some_and(|stopped| stopped.why == Stop::Adjudication);
    match game.ending() {
        None if adjudication => "AdjudicationPending",
        None => "Ongoing",
        Some(Ending { reason: Reason::Cancelled, .. }) => "Cancelled",
        Some(Ending { score, reason, .. }) => {
            let adjudicated = matches!(reason, Reason::Adjudication { .. });
            match (score.white.0, score.black.0, adjudicated) {
                (2, 0, false) => "WhiteWins",
                (0, 2, false) => "BlackWins",
                (1, 1, false) => "Draw",
                (2, 0, true) => "WhiteWinAdjudicated",
                (0, 2, true) => "BlackWinAdjudicated",
                (1, 1, true) => "DrawAdjudicated",
                _ => "BothDefaulted",
            }
        }
    }
}

/// What clients have no field for, in sentences.
fn server_info(game: &Game, me: Color, now: Instant) -> String {
    let mut told = Vec::new();
    if game.referred().is_some() {
        told.push("A claim waits for the tournament director.".to_owned());
    }
    let stopped = match game.stopped().map(|stopped| stopped.why) {
        Some(Stop::Director) => Some("The tournament director has stopped the clocks."),
        Some(Stop::Elsewhere) => Some("This game is played elsewhere: its result is entered here."),
        Some(Stop::Adjudication) | None => None,
    };
    told.extend(stopped.map(str::to_owned));
    let until = |color| game.on_leave(color, now).map(|leave| leave.until.to_string());
    told.extend(until(me).map(|until| format!("You are on leave until {until}.")));
    told.extend(until(!me).map(|until| format!("Your opponent is on leave until {until}.")));
    let bank = |color| game.clock(color, now).bank_seconds.map(|bank| bank / DAY_SECONDS);
    if let (Some(mine), Some(theirs)) = (bank(me), bank(!me)) {
        told.push(format!("Whole days in the bank: you {mine}, your opponent {theirs}."));
    }
    if game.terms().time_control == TimeControl::None {
        told.push("This game has no time limit.".to_owned());
    }
    told.join(" ")
}

/// As clients read it. SCID calculates with what stands behind the first stroke, and fails over a
/// second period: only the first one is told.
fn time_control(control: &TimeControl) -> String {
    control.xfcc().split(':').next().unwrap_or_default().to_owned()
}

/// The published rating of the list that the game counts for.
fn rating(player: &Profile, game: &Game) -> Option<String> {
    let rating = player.ratings.of_variant(game.terms().variant).published();
    rating.map(|rating| rating.to_string())
}
