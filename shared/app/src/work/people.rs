//! People, events and sections by number, as every function looks them up.

use std::collections::{BTreeSet, HashMap};

use futures_util::future::try_join;
use rules::tournament::Flag;
use rules::{ByColor, Day, Ending, Federation, Game, PlayerId, Profile};
use store::{Error, EventId, Role, SectionId, SectionTable, StoredEvent};

use crate::view::result_text;
use crate::{Act, App, Problem, SignedIn};

impl App {
    /// One player's profile.
    ///
    /// # Errors
    /// `unknown_player`, `unavailable`.
    pub async fn profile(&self, player: PlayerId) -> Result<Profile, Problem> {
        self.store.players(&[player]).await?.pop().ok_or_else(Problem::unknown_player)
    }

    /// Profiles by number, each read once; who has none is left out.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn people(
        &self,
        mut ids: Vec<PlayerId>,
    ) -> Result<HashMap<PlayerId, Profile>, Problem> {
        ids.sort_unstable();
        ids.dedup();
        let people = self.store.players(&ids).await?;
        Ok(people.into_iter().map(|profile| (profile.id, profile)).collect())
    }

    /// A game in a line: who plays whom, and the result of one that is over.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn game_in_short(&self, game: &Game) -> Result<String, Problem> {
        let ByColor { white, black } = *game.players();
        let people = self.people(vec![white, black]).await?;
        let name =
            |id: PlayerId| people.get(&id).map_or_else(|| id.to_string(), Profile::full_name);
        let names = format!("{} – {}", name(white), name(black));
        Ok(match game.ending() {
            Some(Ending { score, reason, .. }) => {
                let flag = Flag::of_reason(reason.code());
                format!("{names} {}", result_text((score.white, score.black), flag))
            }
            None => names,
        })
    }

    /// Those of the players' federations that are no members of ICCF on a day (`NORM-1`).
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn non_members<'a>(
        &self,
        players: impl IntoIterator<Item = &'a Profile>,
        day: Day,
    ) -> Result<BTreeSet<Federation>, Problem> {
        let federations: BTreeSet<Federation> =
            players.into_iter().map(|profile| profile.federation).collect();
        let known = self.store.memberships(federations).await?;
        let others = known.into_iter().filter(|(_, membership)| !membership.is_member(day));
        Ok(others.map(|(federation, _)| federation).collect())
    }

    /// Whether a federation is a member of ICCF today.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn is_member(&self, federation: Federation) -> Result<bool, Problem> {
        let membership = self.store.membership(federation).await?;
        Ok(membership.is_member(Day::of(self.clock.now())))
    }

    /// Everybody whose office lets them do this about everything, by number.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn who_may(&self, act: Act) -> Result<Vec<PlayerId>, Problem> {
        let officials = self.store.officials().await?.into_iter().map(SignedIn::from);
        let may = officials.filter(|official| official.may_for_all(act));
        Ok(may.map(|official| official.player).collect())
    }

    /// Whether somebody holds an office, directs, organises or acts for a federation.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn is_official(&self, player: PlayerId) -> Result<bool, Problem> {
        let officials = self.store.officials().await?;
        Ok(officials.iter().any(|official| official.player == player))
    }

    /// Everybody who holds one of these offices, by number.
    ///
    /// # Errors
    /// `unavailable`.
    pub async fn who_holds(&self, offices: &[Role]) -> Result<Vec<PlayerId>, Problem> {
        let officials = self.store.officials().await?.into_iter().map(SignedIn::from);
        let held = officials.filter(|official| offices.iter().any(|role| official.holds(*role)));
        Ok(held.map(|official| official.player).collect())
    }

    /// Only somebody who directs tournaments can be named as an event's director.
    ///
    /// # Errors
    /// `directs_no_tournaments`, `unavailable`.
    pub async fn must_direct(&self, director: PlayerId) -> Result<(), Problem> {
        match self.store.account(director).await {
            Ok(account) if account.roles.contains(&Role::Director) => return Ok(()),
            Ok(_) | Err(Error::NotFound) => {}
            Err(error) => return Err(error.into()),
        }
        let detail =
            "The person named as the tournament director does not direct tournaments here.";
        Err(Problem::conflict("directs_no_tournaments", detail))
    }

    /// Refuses whoever holds no organiser's office.
    ///
    /// # Errors
    /// `organises_no_events`, `unavailable`.
    pub async fn must_organise(&self, organiser: PlayerId) -> Result<(), Problem> {
        match self.store.account(organiser).await {
            Ok(account) if account.roles.contains(&Role::Organiser) => return Ok(()),
            Ok(_) | Err(Error::NotFound) => {}
            Err(error) => return Err(error.into()),
        }
        let detail = "This person does not organise events here.";
        Err(Problem::conflict("organises_no_events", detail))
    }

    /// An event.
    ///
    /// # Errors
    /// `unknown_event`, `unavailable`.
    pub async fn known_event(&self, event: EventId) -> Result<StoredEvent, Problem> {
        match self.store.event(event).await {
            Err(Error::NotFound) => Err(Problem::unknown_event()),
            found => Ok(found?),
        }
    }

    /// A section with its games.
    ///
    /// # Errors
    /// `unknown_section`, `unavailable`.
    pub async fn known_table(&self, section: SectionId) -> Result<SectionTable, Problem> {
        match self.store.section_table(section).await {
            Err(Error::NotFound) => Err(Problem::unknown_section()),
            found => Ok(found?),
        }
    }

    /// An event, where one is named, and people, read at the same time: neither needs the other.
    ///
    /// # Errors
    /// `unavailable`; an internal problem when there is no such event.
    pub async fn event_and_people(
        &self,
        event: Option<EventId>,
        ids: Vec<PlayerId>,
    ) -> Result<(Option<StoredEvent>, HashMap<PlayerId, Profile>), Problem> {
        let event = async {
            match event {
                Some(event) => Ok(Some(self.store.event(event).await?)),
                None => Ok(None),
            }
        };
        try_join(event, self.people(ids)).await
    }
}
