//! Sessions: one item for each signed-in browser, its generation counting the refreshes.

use aws_sdk_dynamodb::types::TransactWriteItem;
use rules::{Instant, PlayerId};

use crate::item::{Attributes, PK, Reader, SK, key, number, text};
use crate::write::Update;
use crate::{Error, Store};

/// A signed-in browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// A random name, 22 characters of base64url.
    pub id: String,
    /// Who is signed in.
    pub player: PlayerId,
    /// The account's epoch when the session began.
    pub epoch: u32,
    /// How often the refresh token was rotated.
    pub generation: u32,
    /// When it was last rotated.
    pub rotated_at: Instant,
    /// When the person last proved who they are: signing in, or giving the password again. Renewing
    /// leaves it as it is. The beginning of 1970, long ago, in sessions from before it was kept.
    pub authenticated_at: Instant,
    /// The last proof that was more than a password.
    pub office: Option<OfficeProof>,
    /// When somebody signed in; the first renewal after it was begun to be kept, for older ones.
    pub created_at: Option<Instant>,
    /// The browser in words, such as “Firefox, Windows”; empty when it is not known.
    pub browser: String,
    /// When it ends by itself; the table removes it some time after.
    pub expires_at: Instant,
}

/// That a session's person has proved more than to know the password: what offices need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfficeProof {
    /// When.
    pub proved_at: Instant,
    /// How long it holds; as long as the session where it was a passkey.
    pub until: Option<Instant>,
}

impl OfficeProof {
    fn attributes(self) -> Attributes {
        let mut attributes = Attributes::new();
        attributes.insert(PROVED_AT.to_owned(), number(self.proved_at.unix()));
        attributes.extend(self.until.map(|until| (UNTIL.to_owned(), number(until.unix()))));
        attributes
    }
}

/// Names of the attributes of an [`OfficeProof`].
const PROVED_AT: &str = "office_proved_at";
const UNTIL: &str = "office_until";
/// Partition keys begin with this.
const SESSION: &str = "SESSION#";
/// One use of the refresh token. A session from before that was kept counts as begun now.
const ROTATE: &str = "SET generation = :next, rotated_at = :now, expires_at = :expires, \
    created_at = if_not_exists(created_at, :now)";
/// How long a session lasts at most, however often it is renewed: 12 months.
pub const SESSION_SECONDS_MAX: i64 = 365 * 86_400;

fn session_key(id: &str) -> Attributes {
    key(format!("{SESSION}{id}"), "SESSION")
}

fn lines_pk(player: PlayerId) -> String {
    format!("SESSIONS#{player}")
}

/// The line by which a player's session is found; it goes when no session can be that old.
fn line(session: &Session) -> Attributes {
    let mut line = key(lines_pk(session.player), session.id.clone());
    let begun = session.created_at.unwrap_or(session.rotated_at);
    line.insert("expires_at".to_owned(), number((begun + SESSION_SECONDS_MAX).unix()));
    line
}

fn read(item: &Attributes) -> Result<Session, Error> {
    let reader = Reader::new(item);
    let id = reader.text(PK)?.strip_prefix(SESSION);
    let moment = |name| reader.maybe_number(name).map(|at| at.map(Instant::from_unix));
    let until = moment(UNTIL)?;
    Ok(Session {
        id: id.ok_or_else(|| reader.corrupt(PK, "is no session's"))?.to_owned(),
        player: PlayerId(reader.number("player")?),
        epoch: reader.number("epoch")?,
        generation: reader.number("generation")?,
        rotated_at: Instant::from_unix(reader.number("rotated_at")?),
        authenticated_at: moment("authenticated_at")?.unwrap_or(Instant::from_unix(0)),
        office: moment(PROVED_AT)?.map(|proved_at| OfficeProof { proved_at, until }),
        created_at: moment("created_at")?,
        browser: reader.maybe_text("browser")?.unwrap_or_default().to_owned(),
        expires_at: Instant::from_unix(reader.number("expires_at")?),
    })
}

impl Store {
    /// Keeps a new session.
    ///
    /// # Errors
    /// `Conflict` when the name is taken; `Unavailable`.
    pub async fn create_session(&self, session: &Session) -> Result<(), Error> {
        let mut item = session_key(&session.id);
        if let Some(at) = session.created_at {
            item.insert("created_at".to_owned(), number(at.unix()));
        }
        item.extend([
            ("browser".to_owned(), text(&session.browser)),
            ("player".to_owned(), number(session.player)),
            ("epoch".to_owned(), number(session.epoch)),
            ("generation".to_owned(), number(session.generation)),
            ("rotated_at".to_owned(), number(session.rotated_at.unix())),
            ("authenticated_at".to_owned(), number(session.authenticated_at.unix())),
            ("expires_at".to_owned(), number(session.expires_at.unix())),
        ]);
        item.extend(session.office.map(OfficeProof::attributes).unwrap_or_default());
        self.transact(vec![self.put_new(item)?, self.put(line(session))?]).await
    }

    /// A session, which may have expired.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn session(&self, id: &str) -> Result<Session, Error> {
        read(&self.get(session_key(id)).await?.ok_or(Error::NotFound)?)
    }

    /// A player's sessions, in no order that means anything; some may have expired.
    ///
    /// # Errors
    /// `Corrupt`, `Unavailable`.
    pub async fn sessions(&self, player: PlayerId) -> Result<Vec<Session>, Error> {
        let lines = self.query_all(lines_pk(player)).await?;
        let id = |line: &Attributes| Reader::new(line).text(SK).map(session_key);
        let keys = lines.iter().map(id).collect::<Result<_, _>>()?;
        self.batch_get(keys).await?.iter().map(read).collect()
    }

    /// Moves a session one generation on, unless somebody else has done so.
    ///
    /// # Errors
    /// `Conflict` when the session has changed or is gone; `Unavailable`.
    pub async fn rotate_session(
        &self,
        session: &Session,
        now: Instant,
        expires_at: Instant,
    ) -> Result<Session, Error> {
        let next = Session {
            generation: session.generation + 1,
            rotated_at: now,
            created_at: session.created_at.or(Some(now)),
            expires_at,
            ..session.clone()
        };
        if session.created_at.is_none() {
            self.transact(vec![self.put(line(&next))?]).await?;
        }
        let rotated = Update::new(session_key(&session.id), ROTATE)
            .under("generation = :this")
            .with(":next", number(next.generation))
            .with(":this", number(session.generation))
            .with(":now", number(now.unix()))
            .with(":expires", number(expires_at.unix()));
        self.update(rotated).await?;
        Ok(next)
    }

    /// Notes that the person of a session has proved once more who they are, and answers the session
    /// as it is then. `office` is there where it was more than the password.
    ///
    /// # Errors
    /// `Conflict` when the session is gone; `Corrupt`, `Unavailable`.
    pub async fn authenticate_session(
        &self,
        id: &str,
        now: Instant,
        office: Option<OfficeProof>,
    ) -> Result<Session, Error> {
        let mut update = Update::new(session_key(id), "SET authenticated_at = :now")
            .under(format!("attribute_exists({PK})"))
            .with(":now", number(now.unix()));
        if let Some(office) = office {
            update.expression.push_str(", office_proved_at = :proved");
            update = update.with(":proved", number(office.proved_at.unix()));
            match office.until {
                Some(until) => {
                    update.expression.push_str(", office_until = :until");
                    update = update.with(":until", number(until.unix()));
                }
                None => update.expression.push_str(" REMOVE office_until"),
            }
        }
        read(&self.update_and_read(update).await?)
    }

    /// The write that lets a session go on in a new epoch of its account, to go with others.
    pub(crate) fn session_epoch_write(
        &self,
        id: &str,
        epoch: u32,
    ) -> Result<TransactWriteItem, Error> {
        let update = Update::new(session_key(id), "SET epoch = :epoch")
            .under(format!("attribute_exists({PK})"))
            .with(":epoch", number(epoch));
        self.update_write(update)
    }

    /// Ends a session; idempotent.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn end_session(&self, id: &str) -> Result<(), Error> {
        self.delete_item(session_key(id)).await
    }
}
