//! The local stack's secrets: made once, kept in the data folder, readable by their owner only.

use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use app::{Keys, Random, Secrets};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct SecretsFile {
    session: String,
    postmark: String,
    /// Public halves of the keys before it, the latest first. Came later, as the next one.
    #[serde(default)]
    retired_postmarks: Vec<String>,
    refresh: String,
    /// Came later: files from before have none.
    #[serde(default)]
    push: Option<String>,
}

/// Reads `keys.json` of the data folder, or makes it. What an older file lacks is made and added.
///
/// # Errors
/// When the file can be neither read nor written, or holds something else.
pub fn load_or_make(folder: &Path, random: Random) -> io::Result<Secrets> {
    let path = folder.join("keys.json");
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return keep(&path, Secrets::generate(random));
        }
        Err(error) => return Err(error),
    };
    let SecretsFile { session, postmark, retired_postmarks, refresh, push } =
        serde_json::from_slice(&bytes)?;
    let secrets = Secrets { session, postmark, retired_postmarks, refresh, push };
    if secrets.push.is_some() {
        return Ok(secrets);
    }
    keep(&path, Secrets { push: Some(Secrets::generate_one(random)), ..secrets })
}

/// Makes a new postmark key and keeps the public half of the one before. Answers the names of both, the
/// new one first.
///
/// # Errors
/// When there are no keys, or the file can be neither read nor written.
pub fn rotate_postmark(folder: &Path, random: Random) -> io::Result<[String; 2]> {
    let path = folder.join("keys.json");
    if !path.exists() {
        let none = format!("there are no keys in {}", folder.display());
        return Err(io::Error::new(io::ErrorKind::NotFound, none));
    }
    let secrets = load_or_make(folder, random)?;
    let keys = |secrets: &Secrets| Keys::new(secrets).map_err(io::Error::other);
    // The one that signs stands before the others.
    let present = |secrets: &Secrets| {
        let published = keys(secrets)?.jwks().keys.into_iter().next();
        published.ok_or_else(|| io::Error::other("there is no postmark key"))
    };
    let before = present(&secrets)?;
    let mut retired_postmarks = vec![before.x];
    retired_postmarks.extend(secrets.retired_postmarks.iter().cloned());
    let postmark = Secrets::generate_one(random);
    let kept = keep(&path, Secrets { postmark, retired_postmarks, ..secrets })?;
    Ok([present(&kept)?.kid, before.kid])
}

/// Writes a file beside and renames it, so that a crash leaves the one before or a whole one.
fn keep(path: &Path, secrets: Secrets) -> io::Result<Secrets> {
    let file = SecretsFile {
        session: secrets.session.clone(),
        postmark: secrets.postmark.clone(),
        retired_postmarks: secrets.retired_postmarks.clone(),
        refresh: secrets.refresh.clone(),
        push: secrets.push.clone(),
    };
    let part = path.with_extension("part");
    let mut out =
        fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&part)?;
    out.write_all(&serde_json::to_vec_pretty(&file)?)?;
    out.sync_all()?;
    fs::rename(&part, path)?;
    Ok(secrets)
}

#[cfg(test)]
mod tests {
    use app::system_random;

    use super::*;

    fn all(secrets: &Secrets) -> [Option<&str>; 4] {
        let Secrets { session, postmark, refresh, push, .. } = secrets;
        [Some(session), Some(postmark), Some(refresh), push.as_deref()]
    }

    /// Kept from one start to the next; a file from before web push keeps what it has and gets the
    /// key that it lacks, once.
    #[test]
    fn keys_are_made_once() {
        let folder = std::env::temp_dir().join(format!("posthorn-keys-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let load = || load_or_make(&folder, system_random).expect("keys");
        let first = load();
        assert!(Keys::new(&first).expect("keys").push.is_some());
        assert_eq!(all(&load()), all(&first));
        let old = serde_json::json!({
            "session": first.session, "postmark": first.postmark, "refresh": first.refresh
        });
        fs::write(folder.join("keys.json"), old.to_string()).expect("an old file");
        let added = load();
        assert_eq!(all(&added)[..3], all(&first)[..3]);
        assert!(added.push.is_some() && added.push != first.push);
        assert_eq!(all(&load()), all(&added));
        fs::remove_dir_all(&folder).expect("to clean up");
    }

    /// Every key before stays published, and the new one signs; nothing else changes.
    #[test]
    fn a_postmark_key_is_retired() {
        let folder = std::env::temp_dir().join(format!("posthorn-rotate-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        assert!(rotate_postmark(&folder, system_random).is_err(), "there is nothing to rotate");
        let first = load_or_make(&folder, system_random).expect("keys");
        let names: Vec<[String; 2]> =
            (0..2).map(|_| rotate_postmark(&folder, system_random).expect("a new key")).collect();
        let last = load_or_make(&folder, system_random).expect("keys");
        assert_eq!(
            (&last.session, &last.refresh, &last.push),
            (&first.session, &first.refresh, &first.push)
        );
        let jwks = Keys::new(&last).expect("keys").jwks();
        let published: Vec<&str> = jwks.keys.iter().map(|key| key.kid.as_str()).collect();
        let oldest = Keys::new(&first).expect("keys").jwks().keys[0].kid.clone();
        assert_eq!(published, [names[1][0].as_str(), names[0][0].as_str(), oldest.as_str()]);
        assert_eq!([&names[1][1], &names[0][1]], [&names[0][0], &oldest]);
        fs::remove_dir_all(&folder).expect("to clean up");
    }
}
