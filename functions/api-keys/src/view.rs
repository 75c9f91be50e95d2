//! What comes in and what goes out.

use std::collections::BTreeSet;

use app::{App, KeyText, Problem};
use chrono::{DateTime, Utc};
use rules::{DAY_SECONDS, Federation, Instant};
use serde::{Deserialize, Serialize};
use store::{Account, ApiKey, OwnedId, Scope};
use utoipa::ToSchema;

/// Most characters of a key's name.
const NAME_MAX: usize = 60;
/// Most days for which a key may be made.
const DAYS_MAX: u16 = 3_660;

/// What a key may be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Scope)]
pub(crate) enum ScopeName {
    /// Reads what its owner may see.
    Read,
    /// Plays: moves, offers, claims, messages, leave. It also signs in to Xfcc.
    Play,
    /// Enters players in events.
    Entries,
    /// Reports results.
    Results,
    /// Orders and fetches exports.
    Exports,
}

/// Scopes by name.
const SCOPES: [(ScopeName, Scope); 5] = [
    (ScopeName::Read, Scope::Read),
    (ScopeName::Play, Scope::Play),
    (ScopeName::Entries, Scope::Entries),
    (ScopeName::Results, Scope::Results),
    (ScopeName::Exports, Scope::Exports),
];

impl ScopeName {
    fn scope(self) -> Scope {
        SCOPES.iter().find(|(name, _)| *name == self).map_or(Scope::Read, |(_, scope)| *scope)
    }

    fn of(scope: Scope) -> ScopeName {
        SCOPES.iter().find(|(_, s)| *s == scope).map_or(ScopeName::Read, |(name, _)| *name)
    }
}

/// How long a key is good where nothing is said of it: one that is forgotten ends some day.
#[expect(clippy::unnecessary_wraps, reason = "serde puts it in the field's place")]
fn a_year() -> Option<u16> {
    Some(365)
}

/// A key to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"name": "Club web site", "scopes": ["read"], "days": 365}))]
pub(crate) struct MakeKey {
    /// What its owner calls it: 1 to 60 characters.
    name: String,
    /// What it may be used for, at least one. `play` is a person's, `results` a federation's.
    scopes: BTreeSet<ScopeName>,
    /// For how many days it is good, 1 to 3,660. A year when it is left out; `null` is for ever.
    #[serde(default = "a_year")]
    #[schema(default = 365)]
    days: Option<u16>,
    /// Whether it is my federation's; else it is mine.
    #[serde(default)]
    for_federation: bool,
}

impl MakeKey {
    /// Whether the key is to be the federation's.
    pub(crate) fn is_federations(&self) -> bool {
        self.for_federation
    }

    /// The key as it is kept.
    ///
    /// # Errors
    /// `invalid_body`.
    pub(crate) fn read(
        &self,
        app: &App,
        text: &KeyText,
        maker: &Account,
    ) -> Result<ApiKey, Problem> {
        let name = self.name.trim();
        if name.is_empty() || name.chars().count() > NAME_MAX || name.contains(char::is_control) {
            return Err(Problem::invalid_body("A key needs a name of 1 to 60 characters."));
        }
        let scopes: BTreeSet<Scope> = self.scopes.iter().map(|scope| scope.scope()).collect();
        let foreign = if self.for_federation { Scope::Play } else { Scope::Results };
        if scopes.is_empty() {
            return Err(Problem::invalid_body("Choose at least one scope."));
        }
        if scopes.contains(&foreign) {
            let whose = if self.for_federation { "a person's" } else { "a federation's" };
            return Err(Problem::invalid_body(format!(
                "The scope \"{foreign}\" is for {whose} key only."
            )));
        }
        if self.days.is_some_and(|days| !(1..=DAYS_MAX).contains(&days)) {
            return Err(Problem::invalid_body("A key is made for 1 to 3,660 days, or for ever."));
        }
        let now = app.clock.now();
        Ok(ApiKey {
            id: text.id.clone(),
            made_by: maker.player,
            key_epoch: maker.key_epoch,
            name: name.to_owned(),
            scopes,
            digest: text.digest(),
            created_at: now,
            expires_at: self.days.map(|days| now + i64::from(days) * DAY_SECONDS),
            last_used_at: None,
        })
    }
}

/// A key as its owner sees it: never its secret.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Key, example = json!({
    "id": "160012_9f3ac01277b0de45", "name": "Club web site", "scopes": ["read"],
    "made_by": 160012, "created_at": "2026-03-01T09:30:00Z",
    "expires_at": "2027-03-01T09:30:00Z", "last_used_at": null
}))]
pub(crate) struct KeyView {
    /// Its name in addresses: the owner and a random part.
    id: String,
    /// What its owner calls it.
    name: String,
    /// What it may be used for.
    scopes: Vec<ScopeName>,
    /// Who made it.
    made_by: u32,
    /// When.
    created_at: DateTime<Utc>,
    /// When it ends by itself; null when it does not.
    #[schema(required)]
    expires_at: Option<DateTime<Utc>>,
    /// When it was last used, to the minute; null when it never was.
    #[schema(required)]
    last_used_at: Option<DateTime<Utc>>,
}

impl KeyView {
    pub(crate) fn of(key: &ApiKey) -> KeyView {
        KeyView {
            id: key.id.to_string(),
            name: key.name.clone(),
            scopes: key.scopes.iter().map(|scope| ScopeName::of(*scope)).collect(),
            made_by: key.made_by.0,
            created_at: key.created_at.to_utc(),
            expires_at: key.expires_at.map(Instant::to_utc),
            last_used_at: key.last_used_at.map(Instant::to_utc),
        }
    }

    /// Those that are still good, the newest first.
    pub(crate) fn list(mut keys: Vec<ApiKey>, now: Instant) -> Vec<KeyView> {
        keys.retain(|key| key.expires_at.is_none_or(|at| now < at));
        keys.sort_by(|a, b| (b.created_at, &b.id).cmp(&(a.created_at, &a.id)));
        keys.iter().map(KeyView::of).collect()
    }
}

/// The keys that I may revoke.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Keys)]
pub(crate) struct KeysView {
    /// Mine, the newest first.
    pub(crate) own: Vec<KeyView>,
    /// My federation's, the newest first; null when I do not act for one.
    #[schema(required)]
    pub(crate) federations: Option<FederationKeys>,
}

/// A federation's keys.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FederationKeys {
    /// Its three letters.
    pub(crate) federation: String,
    /// The newest first.
    pub(crate) keys: Vec<KeyView>,
}

impl FederationKeys {
    pub(crate) fn of(federation: Federation, keys: Vec<ApiKey>, now: Instant) -> FederationKeys {
        FederationKeys { federation: federation.to_string(), keys: KeyView::list(keys, now) }
    }
}

/// A key that was just made.
#[derive(Debug, Serialize, ToSchema)]
#[schema(example = json!({
    "secret": "posthorn_160012_9f3ac01277b0de45_Q2hlc3MgYnkgbWFpbCwgdGhlIG9sZCBhbmQgc2xvdw",
    "key": {
        "id": "160012_9f3ac01277b0de45", "name": "Club web site", "scopes": ["read"],
        "made_by": 160012, "created_at": "2026-03-01T09:30:00Z", "expires_at": null,
        "last_used_at": null
    }
}))]
pub(crate) struct NewKey {
    /// The key itself. It is shown here and never again.
    pub(crate) secret: String,
    /// The key as it is listed.
    pub(crate) key: KeyView,
}

/// A key's name in an address.
///
/// # Errors
/// `unknown_key`.
pub(crate) fn read_key_id(text: &str) -> Result<OwnedId, Problem> {
    text.parse().map_err(|()| unknown_key())
}

/// The key is nobody's whom I may act for.
pub(crate) fn unknown_key() -> Problem {
    let detail = "There is no such key, or it is somebody else's.";
    Problem::not_found("unknown_key", detail)
}
