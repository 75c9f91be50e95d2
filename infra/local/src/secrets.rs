//! The local stack's secrets: made once, kept in the data folder, readable by their owner only.

use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use app::{Random, Secrets};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct SecretsFile {
    session: String,
    postmark: String,
    refresh: String,
}

/// Reads `keys.json` of the data folder, or makes it.
///
/// # Errors
/// When the file can be neither read nor written, or holds something else.
pub fn load_or_make(folder: &Path, random: Random) -> io::Result<Secrets> {
    let path = folder.join("keys.json");
    match fs::read(&path) {
        Ok(bytes) => {
            let SecretsFile { session, postmark, refresh } = serde_json::from_slice(&bytes)?;
            Ok(Secrets { session, postmark, refresh })
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => make(&path, random),
        Err(error) => Err(error),
    }
}

/// Writes a file beside and renames it, so that a crash leaves none or a whole one.
fn make(path: &Path, random: Random) -> io::Result<Secrets> {
    let secrets = Secrets::generate(random);
    let file = SecretsFile {
        session: secrets.session.clone(),
        postmark: secrets.postmark.clone(),
        refresh: secrets.refresh.clone(),
    };
    let part = path.with_extension("part");
    let mut out =
        fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&part)?;
    out.write_all(&serde_json::to_vec_pretty(&file)?)?;
    out.sync_all()?;
    fs::rename(&part, path)?;
    Ok(secrets)
}
