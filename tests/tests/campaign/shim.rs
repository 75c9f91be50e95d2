//! The shim between a server and the system (`shim.c`): compiled once a run, loaded by `LD_PRELOAD`, and
//! told through a file what is to go wrong.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::Launch;

const SOURCE: &str = include_str!("shim.c");
/// The file by which it is told, and where in it what stands.
const CONTROL_BYTES: usize = 32;
const FAULT: u64 = 0;
const CLOCK: u64 = 1;
const SECONDS: u64 = 8;
const PORT: u64 = 16;

/// How the disk fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DiskFault {
    None,
    /// What was written does not reach the disk.
    SyncFails,
    WriteFails,
    NoSpace,
    /// As after the system has mounted it so.
    ReadOnly,
}

/// What the machine's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MachineClock {
    /// So many seconds more than it is.
    Ahead(i64),
    /// This moment, and it stands still.
    Stands(i64),
}

/// The shim of one server.
#[derive(Debug)]
pub(crate) struct Shim {
    library: PathBuf,
    control: PathBuf,
    /// What is done to the data folder.
    log: PathBuf,
}

impl Shim {
    /// Compiles it into this folder.
    pub(crate) fn new(folder: &Path) -> Shim {
        let (source, library) = (folder.join("shim.c"), folder.join("shim.so"));
        std::fs::write(&source, SOURCE).expect("a file");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o"]);
        let compiled = compiler.arg(&library).arg(&source).args(["-ldl", "-lpthread"]).status();
        assert!(compiled.expect("a C compiler, as Rust needs it to link").success());
        let control = folder.join("control");
        std::fs::write(&control, [0; CONTROL_BYTES]).expect("a file");
        Shim { library, control, log: folder.join("recorded") }
    }

    /// The same start with the shim before the system.
    pub(crate) fn before(&self, launch: Launch) -> Launch {
        launch.variable("LD_PRELOAD", &self.library).variable("CAMPAIGN_CONTROL", &self.control)
    }

    /// The same, and it records from now on what is done to this folder.
    pub(crate) fn recording(&self, launch: Launch, data: &Path) -> Launch {
        std::fs::write(&self.log, "").expect("a file");
        self.failing(launch, data).variable("CAMPAIGN_LOG", &self.log)
    }

    /// The same, and disk faults are those of this folder.
    pub(crate) fn failing(&self, launch: Launch, data: &Path) -> Launch {
        self.before(launch).variable("CAMPAIGN_DATA", data)
    }

    /// How much it has recorded.
    pub(crate) fn recorded(&self) -> u64 {
        std::fs::metadata(&self.log).map_or(0, |log| log.len())
    }

    /// What it has recorded.
    pub(crate) fn log(&self) -> Vec<u8> {
        std::fs::read(&self.log).expect("what was recorded")
    }

    /// From now on the disk fails so.
    pub(crate) fn disk(&self, fault: DiskFault) {
        self.tell(FAULT, &[fault as u8]);
    }

    /// From now on the clock shows this.
    pub(crate) fn clock(&self, clock: MachineClock) {
        let (kind, seconds) = match clock {
            MachineClock::Ahead(seconds) => (1, seconds),
            MachineClock::Stands(at) => (2, at),
        };
        self.tell(SECONDS, &seconds.to_ne_bytes());
        self.tell(CLOCK, &[kind]);
    }

    /// From now on every host of the open internet is this port of this machine.
    pub(crate) fn open_internet(&self, port: u16) {
        self.tell(PORT, &port.to_ne_bytes());
    }

    fn tell(&self, at: u64, bytes: &[u8]) {
        let control = File::options().write(true).open(&self.control).expect("the file");
        control.write_all_at(bytes, at).expect("the file");
    }
}
