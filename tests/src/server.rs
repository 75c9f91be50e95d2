//! A real server in a process of its own: for what only a process can show.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::ops::Range;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use app::{AccessToken, App, Clock, Keys, system_random};
use posthorn::demo::Pairing;
use posthorn::embedded::Embedded;
use posthorn::secrets;
use rules::{ByColor, Instant, PlayerId, Variant};
use store::{Role, Store};

use crate::just_begun;

/// How long the tokens made here are good.
const TOKEN_SECONDS: i64 = 86_400;

/// A running `posthorn serve`. Dropping it kills the process.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Where it listens.
    pub origin: String,
}

impl Server {
    /// Starts the server binary on a data folder and waits until it listens.
    ///
    /// # Panics
    /// When the binary is not there or does not start.
    pub fn start(binary: &Path, data: &Path) -> Server {
        Server::start_with(binary, data, &[], &[])
    }

    /// The same with these options and variables.
    ///
    /// # Panics
    /// When the binary is not there or does not start.
    pub fn start_with(
        binary: &Path,
        data: &Path,
        options: &[&str],
        variables: &[(&str, &str)],
    ) -> Server {
        Server::spawn(command(binary, data, options).envs(variables.iter().copied()))
    }

    /// The same, with its log in a file.
    ///
    /// # Panics
    /// When the binary is not there or does not start.
    pub fn start_with_log(binary: &Path, data: &Path, log: File) -> Server {
        Server::spawn(command(binary, data, &[]).stderr(log))
    }

    fn spawn(command: &mut Command) -> Server {
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|e| panic!("{command:?} does not start: {e}"));
        let stdout = child.stdout.take().expect("the server's output");
        let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
        let line = lines.find(|line| line.starts_with("Posthorn is at"));
        let origin = line.expect("the server says where it listens");
        let origin = origin.trim_start_matches("Posthorn is at ").to_owned();
        Server { child, origin }
    }

    /// Why a server does not start with these options: the last line that it says. It may do no more with
    /// files than their modes say, also where root runs the tests.
    ///
    /// # Panics
    /// When the binary is not there, or the server starts.
    pub fn refusal(binary: &Path, data: &Path, options: &[&str]) -> String {
        let (started, said) = Server::tried(binary, data, options);
        assert!(!started, "it starts with {options:?}");
        said.lines().last().unwrap_or_default().to_owned()
    }

    /// Starts a server and ends it by force: whether it listened, and all that it said in its log.
    ///
    /// # Panics
    /// When the binary is not there.
    pub fn tried(binary: &Path, data: &Path, options: &[&str]) -> (bool, String) {
        let mut child = as_modes_say(&command(binary, data, options))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|e| panic!("{} does not start: {e}", binary.display()));
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let started = lines.any(|line| line.is_ok_and(|line| line.starts_with("Posthorn is at")));
        if started {
            let _ = child.kill();
        }
        let ended = child.wait_with_output().expect("it ends");
        assert!(!ended.status.success(), "{options:?}");
        (started, String::from_utf8_lossy(&ended.stderr).into_owned())
    }

    /// The process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to end, as a service manager does, and waits until it has.
    ///
    /// # Panics
    /// When it does not end in order.
    pub fn stop(mut self) {
        let asked = Command::new("kill").arg(self.process().to_string()).status();
        assert!(asked.expect("kill").success());
        assert!(self.child.wait().expect("the server has ended").success());
    }

    /// `kill -9`: no goodbye, no flush.
    pub fn kill(mut self) {
        self.child.kill().expect("the server is running");
        self.child.wait().expect("the server has ended");
    }
}

/// The same command without the rights by which root passes over modes.
fn as_modes_say(command: &Command) -> Command {
    let is_root = std::fs::metadata("/proc/self").expect("Linux").uid() == 0;
    if !is_root {
        return copied(command, command.get_program(), &[]);
    }
    let rights = "--bounding-set=-dac_override,-dac_read_search";
    let program = command.get_program().to_str().expect("a path in UTF-8");
    copied(command, "setpriv".as_ref(), &[rights, program])
}

fn copied(command: &Command, program: &OsStr, before: &[&str]) -> Command {
    let mut copy = Command::new(program);
    copy.args(before).args(command.get_args());
    copy.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    copy
}

fn command(binary: &Path, data: &Path, options: &[&str]) -> Command {
    let mut command = Command::new(binary);
    command.arg("serve").args(options).arg("--data").arg(data).env("POSTHORN_PORT", "0");
    command
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A server binary that cargo has built beside the running test or benchmark.
///
/// # Panics
/// When the test does not run from cargo's target folder.
pub fn binary() -> PathBuf {
    beside().join("posthorn")
}

/// Where cargo puts the binaries of the build that this program belongs to: `target` and its profile.
///
/// # Panics
/// When this program does not run from there.
pub fn beside() -> PathBuf {
    let this = std::env::current_exe().expect("this program's own path");
    this.ancestors().nth(2).expect("target/PROFILE/deps").to_owned()
}

/// Games for `count` pairs of players on a data folder that no server has open, and a token for
/// each player.
///
/// # Panics
/// When the folder cannot be written to.
pub async fn prepare(data: &Path, count: u32, now: Instant) -> Vec<(Pairing, ByColor<String>)> {
    prepare_numbered(data, 1..count + 1, now).await
}

/// The same for the pairs with these numbers.
///
/// # Panics
/// When the folder cannot be written to.
pub async fn prepare_numbered(
    data: &Path,
    numbers: Range<u32>,
    now: Instant,
) -> Vec<(Pairing, ByColor<String>)> {
    let embedded = Embedded::open(data).expect("the data folder");
    let keys = secrets::load_or_make(data, system_random).expect("the keys");
    let store = embedded.store("posthorn").await.expect("the table");
    let app = app_over(store, Keys::new(&keys).expect("the keys"), now);
    let mut games = Vec::new();
    // Chess, Chess960 and Makruk in turn.
    for (number, variant) in numbers.zip(Variant::ALL.into_iter().cycle()) {
        let pairing = Pairing { variant, ..Pairing::new(number, now) };
        pairing.create(&app, "no password").await.expect("a new game");
        games.push((pairing, pairing.players.map(|player| token(&app.keys, player, now))));
    }
    games
}

/// Everything that the functions need over a store, on a clock that somebody moves, with no way out.
pub fn app_over(store: Store, keys: Keys, now: Instant) -> App {
    App::over(store, keys, Clock::manual(now))
}

/// A token of a player, for the server of this data folder.
///
/// # Panics
/// When the folder cannot be written to.
pub fn token_of(data: &Path, player: PlayerId, now: Instant) -> String {
    let keys = secrets::load_or_make(data, system_random).expect("the keys");
    token(&Keys::new(&keys).expect("the keys"), player, now)
}

fn token(keys: &Keys, player: PlayerId, now: Instant) -> String {
    let expires_at = now + TOKEN_SECONDS;
    let token =
        AccessToken { player, roles: vec![Role::Player], expires_at, session: just_begun(now) };
    token.sign(keys).expect("a token")
}

/// Knights out and home again: legal for ever, and nobody has to claim.
pub fn endless_move(variant: Variant, ply: u16) -> &'static str {
    let moves = match variant {
        Variant::Chess | Variant::Chess960 => ["g1f3", "g8f6", "f3g1", "f6g8"],
        Variant::Makruk => ["g1e2", "g8e7", "e2g1", "e7g8"],
    };
    moves[usize::from(ply % 4)]
}
