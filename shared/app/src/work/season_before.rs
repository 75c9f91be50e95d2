//! The season of a league that an event follows (`TR-5.3-5.4`).

use rules::tournament::{Announcement, TeamTermsRefusal};

use crate::{App, Problem};

impl App {
    /// Why an event cannot follow the season that its announcement names (`TR-5.3-5.4`); none where it can, or follows
    /// none.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn refused_season_before(
        &self,
        announcement: &Announcement,
    ) -> Result<Option<TeamTermsRefusal>, Problem> {
        let Some(id) = announcement.follows() else { return Ok(None) };
        let before = self.store.events(&[id]).await?.pop();
        let before = before.as_ref().map(|it| (&it.announcement, it.state));
        Ok(announcement.check_follows(before).err())
    }
}
