//! Sessions: one item for each signed-in browser, its generation counting the refreshes.

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
    /// When it ends by itself; the table removes it some time after.
    pub expires_at: Instant,
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
        self.transact(vec![self.put_new(item)?]).await
    }

    /// A session, which may have expired.
    ///
    /// # Errors
    /// `NotFound`, `Corrupt`, `Unavailable`.
    pub async fn session(&self, id: &str) -> Result<Session, Error> {
        let item = self.get(session_key(id)).await?.ok_or(Error::NotFound)?;
        let reader = Reader::new(&item);
        Ok(Session {
            id: id.to_owned(),
            player: PlayerId(reader.number("player")?),
            epoch: reader.number("epoch")?,
            generation: reader.number("generation")?,
            rotated_at: Instant::from_unix(reader.number("rotated_at")?),
            authenticated_at: Instant::from_unix(
                reader.maybe_number("authenticated_at")?.unwrap_or_default(),
            ),
            expires_at: Instant::from_unix(reader.number("expires_at")?),
        })
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

    /// Notes that the person of a session has proved once more who they are.
    ///
    /// # Errors
    /// `Conflict` when the session is gone; `Unavailable`.
    pub async fn authenticate_session(&self, id: &str, now: Instant) -> Result<(), Error> {
        self.client()
            .update_item()
            .table_name(self.table())
            .set_key(Some(session_key(id)))
            .update_expression("SET authenticated_at = :now")
            .condition_expression(format!("attribute_exists({PK})"))
            .expression_attribute_values(":now", number(now.unix()))
            .send()
            .await?;
        Ok(())
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
