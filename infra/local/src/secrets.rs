//! The local stack's secrets: made once, kept in the data folder, readable by their owner only.

use std::fs;
use std::io;
use std::path::Path;

use app::{BadSecret, Keys, Random, Secrets};
use proof::PublicKey;
use serde::{Deserialize, Serialize};
use store::Store;

use crate::folder::database::KEYS;
use crate::folder::{Fault, FaultKind, write_whole};

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

/// No keys to serve a table with.
#[derive(Debug, thiserror::Error)]
pub enum KeysError {
    /// `keys.json` is not what it has to be.
    #[error(transparent)]
    Folder(#[from] Fault),
    /// The table does not tell whose it is.
    #[error("{0}")]
    Table(#[from] store::Error),
}

/// The keys of the folder for this table, made where there are neither keys nor anything in the table. The
/// table keeps their public halves: it is served with these keys and those that come after them alone.
///
/// # Errors
/// `Folder` when they are missing, unreadable or another table's; `Table`.
pub async fn of_table(store: &Store, folder: &Path, random: Random) -> Result<Keys, KeysError> {
    let path = folder.join(KEYS);
    let secrets = match load(folder, random)? {
        Some(secrets) => secrets,
        None if store.is_empty().await? => load_or_make(folder, random)?,
        None => return Err(Fault::new(&path, FaultKind::NoKeys).into()),
    };
    let keys = ready(&path, &secrets)?;
    let published: Vec<String> = keys.jwks().keys.into_iter().map(|key| key.x).collect();
    let known = store.postmark_keys().await?;
    if let Some(last) = known.first().filter(|last| !published.contains(last)) {
        let id = PublicKey::new(last).map_or_else(|| last.clone(), |key| key.id);
        return Err(Fault::new(&path, FaultKind::OtherKeys(id)).into());
    }
    if known != published {
        store.keep_postmark_keys(&published).await?;
    }
    Ok(keys)
}

/// Makes new keys for a table whose keys are lost. The public halves that the table has kept stay
/// published: what was signed with them can still be verified.
///
/// # Errors
/// `Folder` when there are keys, or they cannot be written; `Table`.
pub async fn replace(store: &Store, folder: &Path, random: Random) -> Result<Keys, KeysError> {
    let path = folder.join(KEYS);
    if path.exists() {
        return Err(Fault::new(&path, FaultKind::KeysThere).into());
    }
    let retired_postmarks = store.postmark_keys().await?;
    let secrets = Secrets { retired_postmarks, ..Secrets::generate(random) };
    Ok(ready(&path, &keep(&path, secrets)?)?)
}

/// The keys that the secrets of a file are.
///
/// # Errors
/// When they are none.
pub(crate) fn ready(path: &Path, secrets: &Secrets) -> Result<Keys, Fault> {
    let unreadable = |error: BadSecret| FaultKind::KeysUnreadable(error.to_string());
    Keys::new(secrets).map_err(|error| Fault::new(path, unreadable(error)))
}

/// Reads `keys.json` of the data folder, or makes it.
///
/// # Errors
/// When the file can be neither read nor written, or holds something else.
pub fn load_or_make(folder: &Path, random: Random) -> Result<Secrets, Fault> {
    let made = || keep(&folder.join(KEYS), Secrets::generate(random));
    load(folder, random)?.map_or_else(made, Ok)
}

/// Reads `keys.json` of the data folder, where it is there. What an older file lacks is made and added.
///
/// # Errors
/// When the file cannot be read, or holds something else.
pub(crate) fn load(folder: &Path, random: Random) -> Result<Option<Secrets>, Fault> {
    let path = folder.join(KEYS);
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Fault::unusable(&path)(error)),
    };
    let read = serde_json::from_slice(&bytes);
    // What else the error says may be of a key.
    let place = |e: serde_json::Error| format!("line {}, column {}", e.line(), e.column());
    let SecretsFile { session, postmark, retired_postmarks, refresh, push } =
        read.map_err(|error| Fault::new(&path, FaultKind::KeysUnreadable(place(error))))?;
    let secrets = Secrets { session, postmark, retired_postmarks, refresh, push };
    if secrets.push.is_some() {
        return Ok(Some(secrets));
    }
    keep(&path, Secrets { push: Some(Secrets::generate_one(random)), ..secrets }).map(Some)
}

/// Makes a new postmark key and keeps the public half of the one before. Answers the names of both, the
/// new one first.
///
/// # Errors
/// When there are no keys, or the file can be neither read nor written.
pub fn rotate_postmark(folder: &Path, random: Random) -> Result<[String; 2], Fault> {
    let path = folder.join(KEYS);
    let none = || Fault::unusable(&path)(io::ErrorKind::NotFound.into());
    let secrets = load(folder, random)?.ok_or_else(none)?;
    // The one that signs stands before the others.
    let present = |secrets: &Secrets| {
        let published = ready(&path, secrets)?.jwks().keys.into_iter().next();
        published.ok_or_else(none)
    };
    let before = present(&secrets)?;
    let mut retired_postmarks = vec![before.x];
    retired_postmarks.extend(secrets.retired_postmarks.iter().cloned());
    let postmark = Secrets::generate_one(random);
    let kept = keep(&path, Secrets { postmark, retired_postmarks, ..secrets })?;
    Ok([present(&kept)?.kid, before.kid])
}

fn keep(path: &Path, secrets: Secrets) -> Result<Secrets, Fault> {
    let file = SecretsFile {
        session: secrets.session.clone(),
        postmark: secrets.postmark.clone(),
        retired_postmarks: secrets.retired_postmarks.clone(),
        refresh: secrets.refresh.clone(),
        push: secrets.push.clone(),
    };
    let written = serde_json::to_vec_pretty(&file).map_err(io::Error::other);
    let written = written.and_then(|bytes| write_whole(path, &bytes));
    written.map_err(Fault::unusable(path))?;
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
