//! The server in a process of its own, which may as well not start.

use std::ffi::OsString;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::{Duration, Instant as Stopwatch};

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// A start that has not come to its end by now never will.
const START: Duration = Duration::from_secs(60);

/// How a server is started.
#[derive(Clone, Debug)]
pub(crate) struct Launch {
    data: PathBuf,
    options: Vec<String>,
    variables: Vec<(&'static str, OsString)>,
}

/// A server that is starting.
#[derive(Debug)]
pub(crate) struct Starting {
    child: Child,
    begun: Stopwatch,
}

/// A server that listens. Dropping it kills it.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    pub(crate) origin: String,
    /// How long it took to listen.
    pub(crate) ready: Duration,
}

impl Launch {
    /// On this data folder.
    pub(crate) fn on(data: &Path) -> Launch {
        Launch { data: data.to_owned(), options: Vec::new(), variables: Vec::new() }
    }

    /// With this option besides.
    pub(crate) fn option(mut self, name: &str, value: &str) -> Launch {
        self.options.extend([name.to_owned(), value.to_owned()]);
        self
    }

    /// With this variable besides.
    pub(crate) fn variable(mut self, name: &'static str, value: impl Into<OsString>) -> Launch {
        self.variables.push((name, value.into()));
        self
    }

    /// Starts it, and does not wait. What it says of itself goes into a file beside the data.
    pub(crate) fn begin(&self) -> Starting {
        let said = self.data.with_extension("log");
        let said = OpenOptions::new().create(true).append(true).open(said).expect("a file");
        let this = std::env::current_exe().expect("this program");
        let mut command = Command::new(this);
        command.arg("serve").args(&self.options).arg("--data").arg(&self.data);
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        // What the database tells of conditions that do not hold would be most of it.
        command.env("POSTHORN_PORT", "0").env("RUST_LOG", "warn,dynoxide=error,posthorn=info");
        command.stdout(Stdio::piped()).stderr(said).kill_on_drop(true);
        Starting { child: command.spawn().expect("a process"), begun: Stopwatch::now() }
    }

    /// Starts it and waits until it listens.
    ///
    /// # Errors
    /// How it ended instead.
    pub(crate) async fn start(&self) -> Result<Process, String> {
        self.begin().ready().await.map_err(|error| {
            let said = std::fs::read_to_string(self.data.with_extension("log"));
            let said = said.unwrap_or_default();
            format!("{error}: {}", said.lines().last().unwrap_or_default())
        })
    }
}

impl Starting {
    /// `kill -9`, as far as it has come.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.expect("a process of our own");
    }

    async fn ready(mut self) -> Result<Process, String> {
        let stdout = self.child.stdout.take().expect("its output");
        let mut lines = BufReader::new(stdout).lines();
        let listens = async {
            while let Ok(Some(line)) = lines.next_line().await {
                if let Some(origin) = line.strip_prefix("Posthorn is at ") {
                    return Some(origin.to_owned());
                }
            }
            None
        };
        match timeout(START, listens).await {
            Ok(Some(origin)) => {
                Ok(Process { child: self.child, origin, ready: self.begun.elapsed() })
            }
            Ok(None) => {
                let ended = self.child.wait().await.expect("a process of our own");
                Err(format!("the server does not start: {ended}"))
            }
            Err(_) => Err(format!("the server does not listen after {} s", START.as_secs())),
        }
    }
}

impl Process {
    /// `kill -9`: no goodbye, no flush.
    pub(crate) async fn kill(mut self) {
        self.child.kill().await.expect("a process of our own");
    }

    /// The most memory that it has had at once.
    pub(crate) fn peak_kilobytes(&self) -> u64 {
        let status = format!("/proc/{}/status", self.child.id().unwrap_or_default());
        let status = std::fs::read_to_string(status).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
    }

    /// Asks it to end, as a service manager does: how it ended, and after how long.
    pub(crate) async fn stop(mut self) -> (ExitStatus, Duration) {
        let begun = Stopwatch::now();
        let process = self.child.id().expect("it runs").to_string();
        let asked = Command::new("kill").arg(process).status().await.expect("kill");
        assert!(asked.success(), "it runs");
        (self.child.wait().await.expect("a process of our own"), begun.elapsed())
    }
}
