//! What letters say of challenges and their terms.

use app::{App, Problem, reader_of};
use post::mail::{Link, control_words, moment};
use rules::tournament::Challenge;
use store::{Account, Error};

use crate::names::name_of;

/// The page of a challenge.
pub(crate) fn page_of(app: &App, id: u32) -> Link {
    Link { url: format!("{}/challenge/{id}", app.origin), label: "mail-link-challenge" }
}

/// A challenge; none: it has expired, some months after it could last be answered.
///
/// # Errors
/// `unavailable`; an internal problem when it is corrupt.
pub(crate) async fn known(app: &App, id: u32) -> Result<Option<Challenge>, Problem> {
    match app.store.challenge(id).await {
        Ok(stored) => Ok(Some(stored.challenge)),
        Err(Error::NotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Who challenges, and what is said of the terms of any challenge.
///
/// # Errors
/// `unavailable`; an internal problem where the challenger has no profile.
pub(crate) async fn arguments(
    app: &App,
    to: &Account,
    challenge: &Challenge,
) -> Result<Vec<(&'static str, String)>, Problem> {
    let terms = &challenge.terms;
    Ok(vec![
        ("opponent", name_of(app, challenge.by).await?),
        ("variant", terms.variant.code().to_owned()),
        ("time", control_words(&to.language, &terms.time_control)),
        ("games", terms.games.count().to_string()),
        ("engines", if terms.engines { "yes" } else { "no" }.to_owned()),
        ("until", moment(reader_of(to), challenge.lapses_at())),
        ("text", challenge.words.clone().unwrap_or_default()),
    ])
}
