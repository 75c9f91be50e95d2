//! Sessions: one item for each signed-in browser, its generation counting the refreshes.

use aws_sdk_dynamodb::types::ReturnValue;
use rules::{Instant, PlayerId};

use crate::item::{Attributes, PK, Reader, key, number};
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

fn read(id: &str, item: &Attributes) -> Result<Session, Error> {
    let reader = Reader::new(item);
    let until = reader.maybe_number(UNTIL)?.map(Instant::from_unix);
    let proved_at = reader.maybe_number(PROVED_AT)?.map(Instant::from_unix);
    Ok(Session {
        id: id.to_owned(),
        player: PlayerId(reader.number("player")?),
        epoch: reader.number("epoch")?,
        generation: reader.number("generation")?,
        rotated_at: Instant::from_unix(reader.number("rotated_at")?),
        authenticated_at: Instant::from_unix(
            reader.maybe_number("authenticated_at")?.unwrap_or_default(),
        ),
        office: proved_at.map(|proved_at| OfficeProof { proved_at, until }),
        expires_at: Instant::from_unix(reader.number("expires_at")?),
    })
}

fn session_key(id: &str) -> Attributes {
    key(format!("SESSION#{id}"), "SESSION")
}

impl Store {
    /// Keeps a new session.
    ///
    /// # Errors
    /// `Conflict` when the name is taken; `Unavailable`.
    pub async fn create_session(&self, session: &Session) -> Result<(), Error> {
        let mut item = session_key(&session.id);
        item.extend([
            ("player".to_owned(), number(session.player)),
            ("epoch".to_owned(), number(session.epoch)),
            ("generation".to_owned(), number(session.generation)),
            ("rotated_at".to_owned(), number(session.rotated_at.unix())),
            ("authenticated_at".to_owned(), number(session.authenticated_at.unix())),
            ("expires_at".to_owned(), number(session.expires_at.unix())),
        ]);
        item.extend(session.office.map(OfficeProof::attributes).unwrap_or_default());
        self.transact(vec![self.put_new(item)?]).await
    }

    /// A session, which may have expired.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn session(&self, id: &str) -> Result<Session, Error> {
        let item = self.get(session_key(id)).await?.ok_or(Error::NotFound)?;
        read(id, &item)
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
            expires_at,
            ..session.clone()
        };
        self.client()
            .update_item()
            .table_name(self.table())
            .set_key(Some(session_key(&session.id)))
            .update_expression("SET generation = :next, rotated_at = :now, expires_at = :expires")
            .condition_expression("generation = :this")
            .expression_attribute_values(":next", number(next.generation))
            .expression_attribute_values(":this", number(session.generation))
            .expression_attribute_values(":now", number(now.unix()))
            .expression_attribute_values(":expires", number(expires_at.unix()))
            .send()
            .await?;
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
        let mut update = "SET authenticated_at = :now".to_owned();
        let mut values = vec![(":now", number(now.unix()))];
        if let Some(office) = office {
            update.push_str(", office_proved_at = :proved");
            values.push((":proved", number(office.proved_at.unix())));
            match office.until {
                Some(until) => {
                    update.push_str(", office_until = :until");
                    values.push((":until", number(until.unix())));
                }
                None => update.push_str(" REMOVE office_until"),
            }
        }
        let values = values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let answer = self
            .client()
            .update_item()
            .table_name(self.table())
            .set_key(Some(session_key(id)))
            .update_expression(update)
            .condition_expression(format!("attribute_exists({PK})"))
            .set_expression_attribute_values(Some(values))
            .return_values(ReturnValue::AllNew)
            .send()
            .await?;
        read(id, &answer.attributes.unwrap_or_default())
    }

    /// Ends a session; again is no fault.
    ///
    /// # Errors
    /// `Unavailable`.
    pub async fn end_session(&self, id: &str) -> Result<(), Error> {
        let delete = self.client().delete_item().table_name(self.table());
        delete.set_key(Some(session_key(id))).send().await?;
        Ok(())
    }
}
