//! `posthorn replay`: every game of a PGN file played through the HTTP API as its two players, at
//! the times that the file holds.

mod client;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use app::{App, ClientAddress, Clock, Keys, Secrets, system_random};
use chrono::NaiveDate;
use clap::Args;
use client::{Client, Refused};
use rules::pgn::{PgnError, PgnGame, PgnResult};
use rules::{ByColor, Color, DAY_SECONDS, Instant, Position, TimeControl, TimeUsed, notation};
use serde_json::json;
use store::Store;

use crate::demo::{self, Pairing};
use crate::embedded::Embedded;
use crate::{clock, stack, verify};

/// Play every game of a PGN file through the HTTP API as its two players.
#[derive(Debug, Args)]
pub struct Options {
    /// The PGN file. Time stamps such as {[%ccsnt 2018.10.02,12:56]} are played at; without them a
    /// move is made each day.
    pub file: PathBuf,
}

/// Why a game could not be replayed, and where in the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {token}: {reason}")]
pub struct Failure {
    /// Line of the file.
    pub line: usize,
    /// The token at fault.
    pub token: String,
    /// Why.
    pub reason: String,
}

impl From<PgnError> for Failure {
    fn from(error: PgnError) -> Failure {
        Failure { line: error.line, token: error.token, reason: error.reason.to_string() }
    }
}

/// Anything else that stops the whole run.
type Broken = Box<dyn std::error::Error + Send + Sync>;

/// Runs the command: 0 when all games come out as in the file, 1 when one does not, 2 when the file
/// cannot be read.
pub async fn run(options: &Options) -> ExitCode {
    let text = match std::fs::read(&options.file) {
        Ok(bytes) => rules::pgn::decode(&bytes).into_owned(),
        Err(error) => {
            eprintln!("posthorn: {}: {error}", options.file.display());
            return ExitCode::from(2);
        }
    };
    match replay_all(&text).await {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::from(2)
        }
    }
}

/// Replays every game, prints a line for each, and answers how many failed.
async fn replay_all(text: &str) -> Result<usize, Broken> {
    let server = Server::start().await?;
    let mut failed = 0;
    let games = rules::pgn::read(text);
    let count = games.len();
    for (index, game) in games.into_iter().enumerate() {
        let number = index + 1;
        let outcome = match &game {
            Ok(game) => server.replay(number, game).await?,
            Err(error) => Err(error.clone().into()),
        };
        let name = game.as_ref().map_or("unreadable".to_owned(), title);
        match outcome {
            Ok(report) => {
                println!("game {number}: {name}: {report}")
            }
            Err(failure) => {
                failed += 1;
                println!("game {number}: {name}: FAILED at {failure}");
            }
        }
    }
    println!("{count} games, {} replayed, {failed} failed", count - failed);
    Ok(failed)
}

fn title(game: &PgnGame) -> String {
    let header = |name| game.header(name).unwrap_or("?");
    format!("{} – {} {}", header("White"), header("Black"), header("Result"))
}

/// One database for the run; each game gets a server with a clock of its own.
struct Server {
    _embedded: Embedded,
    store: Store,
    keys: Arc<Keys>,
    password_hash: String,
}

impl Server {
    async fn start() -> Result<Server, Broken> {
        let embedded = Embedded::memory()?;
        let store = embedded.store("replay").await?;
        let keys = Arc::new(Keys::new(&Secrets::generate(system_random))?);
        let password_hash = demo::hash_password(system_random)?;
        Ok(Server { _embedded: embedded, store, keys, password_hash })
    }

    /// Replays one game: the outer error is a fault of the run, the inner one of the game.
    async fn replay(
        &self,
        number: usize,
        game: &PgnGame,
    ) -> Result<Result<String, Failure>, Broken> {
        let (schedule, record) = match (Schedule::of(game), rules::pgn::resolve(game)) {
            (Ok(schedule), Ok(record)) => (schedule, record),
            (Err(failure), _) => return Ok(Err(failure)),
            (_, Err(error)) => return Ok(Err(error.into())),
        };
        let app = App::over(self.store.clone(), self.keys.clone(), Clock::manual(schedule.begin));
        let time_control = schedule.time_control;
        let number = u32::try_from(number)?;
        let variant = record.variant;
        let pairing = Pairing { time_control, variant, ..Pairing::new(number, schedule.start) };
        let start = record.start.clone().unwrap_or_else(|| Position::start(variant));
        let players = pairing.create_from(&app, &self.password_hash, record.start).await?;
        // The limits count sign-ins by address: games must not use up each other's.
        let from = ClientAddress::of(number.to_be_bytes().into());
        let router =
            stack::api(app.clone()).merge(clock::router(app, None)).layer(axum::Extension(from));
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await?;
        let origin = format!("http://{}", listener.local_addr()?);
        let served = tokio::spawn(async move { axum::serve(listener, router).await });
        let clients = ByColor {
            white: Client::new(&origin, &players.white),
            black: Client::new(&origin, &players.black),
        };
        let remark = schedule.remark();
        let replay = Replay { clients, game, start, schedule, id: pairing.game.0 };
        let outcome = replay.run().await;
        served.abort();
        Ok(outcome.map(|plies| format!("{plies} half-moves, position and result agree{remark}")))
    }
}

/// When everything happens.
struct Schedule {
    /// The official start of the clocks.
    start: Instant,
    /// The server's time at the beginning: players may begin before the start.
    begin: Instant,
    /// One instant for each move.
    moves: Vec<Instant>,
    /// The time control under which the game is played.
    time_control: TimeControl,
}

/// A control of more days than this is none: the stamps are wrong.
const CONTROL_DAYS_MAX: u16 = 2_000;

impl Schedule {
    fn of(game: &PgnGame) -> Result<Schedule, Failure> {
        let date = game.header("Date").and_then(|d| NaiveDate::parse_from_str(d, "%Y.%m.%d").ok());
        let stamped = game.moves.iter().find_map(|m| m.at);
        let midnight = date.and_then(|date| date.and_hms_opt(0, 0, 0));
        let dated = midnight.map(|at| Instant::from(at.and_utc()));
        let start = dated.or(stamped).unwrap_or(Instant::from_unix(0));
        let mut moves: Vec<Instant> = Vec::with_capacity(game.moves.len());
        for m in &game.moves {
            let last = moves.last().copied();
            // A move without a time stamp is made a day after the one before.
            let at = m.at.unwrap_or_else(|| last.unwrap_or(start) + DAY_SECONDS);
            if last.is_some_and(|last| at < last) {
                let reason = "the time stamp lies before the one of the move before".to_owned();
                return Err(Failure { line: m.line, token: m.san.clone(), reason });
            }
            moves.push(at);
        }
        let begin = moves.first().copied().unwrap_or(start).min(start);
        let time_control = fitting_control(start, &moves);
        Ok(Schedule { start, begin, moves, time_control })
    }

    /// What was changed to make the stamps fit, for the report.
    fn remark(&self) -> String {
        if self.time_control == TimeControl::STANDARD {
            return String::new();
        }
        format!(" (the stamps do not fit 10 moves in 50 days: played with {})", self.time_control)
    }
}

/// The standard control, or one of the same shape with just enough days for the time stamps.
///
/// A PGN file tells neither the event's time control nor who was on leave; a game that was really
/// played is not to be lost on time over what the file leaves out.
fn fitting_control(start: Instant, moves: &[Instant]) -> TimeControl {
    let with = |days| TimeControl::MovesInDays { moves: 10, days, double_after_days: Some(20) };
    let fits = |control: &TimeControl| {
        let mut used = [TimeUsed::default(); 2];
        let mut since = start;
        moves.iter().enumerate().all(|(index, at)| {
            let seconds = (*at - since).max(0);
            let own = &mut used[index % 2];
            let in_time = control.seconds_to_flag(*own, 0).is_none_or(|flag| seconds < flag);
            *own = control.after_move(*own, seconds);
            since = since.max(*at);
            in_time
        })
    };
    (50..CONTROL_DAYS_MAX).map(with).find(fits).unwrap_or(TimeControl::STANDARD)
}

/// One game on its way through the API.
struct Replay<'a> {
    clients: ByColor<Client>,
    game: &'a PgnGame,
    start: Position,
    schedule: Schedule,
    id: u32,
}

impl Replay<'_> {
    async fn run(&self) -> Result<usize, Failure> {
        let mut position = self.start.clone();
        let mut ended = false;
        for (index, (m, at)) in self.game.moves.iter().zip(&self.schedule.moves).enumerate() {
            let refused = |refused: Refused| Failure {
                line: m.line,
                token: m.san.clone(),
                reason: refused.to_string(),
            };
            let mover = self.clients.get(position.turn());
            mover.travel(*at).await.map_err(refused)?;
            let last = index + 1 == self.game.moves.len();
            let body = json!({
                "ply": index, "move": m.san,
                "offer_draw": last && self.game.result == PgnResult::Draw,
            });
            let sent = mover.post(&format!("/api/games/{}/moves", self.id), &body).await;
            ended = !sent.map_err(refused)?["ending"].is_null();
            position = play(&position, &m.san).ok_or_else(|| Failure {
                line: m.line,
                token: m.san.clone(),
                reason: "the server took a move that is not legal".to_owned(),
            })?;
        }
        let at_end = |reason: String| {
            let line = self.game.moves.last().map_or(self.game.line, |m| m.line);
            Failure { line, token: self.game.result.to_string(), reason }
        };
        if !ended {
            self.end(position.turn()).await.map_err(|refused| at_end(refused.to_string()))?;
        }
        self.compare(&position).await.map_err(at_end)?;
        Ok(self.game.moves.len())
    }

    /// Ends a game that the board has not ended: as people do, by resigning or agreeing.
    async fn end(&self, turn: Color) -> Result<(), Refused> {
        let (by, what) = match self.game.result {
            PgnResult::WhiteWins => (Color::Black, "resign"),
            PgnResult::BlackWins => (Color::White, "resign"),
            PgnResult::Draw => (turn, "draw/accept"),
            PgnResult::Unknown => return Ok(()),
        };
        let path = format!("/api/games/{}/{what}", self.id);
        self.clients.get(by).post(&path, &json!({})).await.map(drop)
    }

    /// The server's position, result and record against the file's.
    async fn compare(&self, position: &Position) -> Result<(), String> {
        let client = &self.clients.white;
        let path = format!("/api/games/{}", self.id);
        let game = client.get(&path).await.map_err(|refused| refused.to_string())?;
        if game["fen"] != position.fen() {
            return Err(format!("the server has {}, the file {}", game["fen"], position.fen()));
        }
        let halves = |name| game["ending"][name].as_u64();
        let result = match (halves("white_halves"), halves("black_halves")) {
            (Some(2), Some(0)) => PgnResult::WhiteWins,
            (Some(0), Some(2)) => PgnResult::BlackWins,
            (Some(1), Some(1)) => PgnResult::Draw,
            _ => PgnResult::Unknown,
        };
        if result != self.game.result {
            return Err(format!("the server says {result:?}, the file {:?}", self.game.result));
        }
        let record = client.get(&format!("{path}/record")).await.map_err(|e| e.to_string())?;
        let record = serde_json::from_value(record).map_err(|e| e.to_string())?;
        match verify::faults(&record, &record.keys).first() {
            Some(fault) => Err(format!("the record does not verify: {fault}")),
            None => Ok(()),
        }
    }
}

/// The position after a move in SAN.
fn play(position: &Position, san: &str) -> Option<Position> {
    position.played(notation::read_move(san, position).ok()?)
}
