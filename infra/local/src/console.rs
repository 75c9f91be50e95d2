//! What the commands share: files that they read, and answers that they print.

use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use app::columns::Fault;

/// Why nothing was done, in words.
pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Says what was done, or why nothing was: the code to leave with is 0 or 2.
pub(crate) fn tell(told: Result<String, Failure>) -> ExitCode {
    match told {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::from(2)
        }
    }
}

/// Reads a file; - is the standard input. What is wrong is told on the standard error, a line each, and
/// the code to leave with is 2.
///
/// # Errors
/// That code.
pub(crate) fn read_file<T>(
    file: &Path,
    read: impl FnOnce(&[u8]) -> Result<T, Vec<Fault>>,
) -> Result<T, ExitCode> {
    let bytes = bytes_of(file).map_err(|error| {
        eprintln!("posthorn: {}: {error}", file.display());
        ExitCode::from(2)
    })?;
    read(&bytes).map_err(|faults| {
        faults.iter().for_each(|fault| eprintln!("{fault}"));
        ExitCode::from(2)
    })
}

/// A file's bytes; - is the standard input.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn bytes_of(file: &Path) -> io::Result<Vec<u8>> {
    if file != Path::new("-") {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Says which columns a file has that nobody asks for.
pub(crate) fn note_unread(headings: &[String]) {
    for heading in headings {
        eprintln!("posthorn: the column “{heading}” is not read");
    }
}

/// Prints an answer: 0, or 1 when it cannot be written.
pub(crate) fn print(answer: io::Result<Vec<u8>>) -> ExitCode {
    match answer.and_then(|answer| io::stdout().write_all(&answer)) {
        Ok(()) => ExitCode::SUCCESS,
        // Who reads only the first lines, as `head` does, has closed the pipe.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("posthorn: {error}");
            ExitCode::FAILURE
        }
    }
}
