//! Accounts that their owners take away. Games, results and ratings are other people's, too: they
//! stay, under another name, and what is the person's own goes.
//!
//! The account goes first, with its address, and the profile gets its other name, in one write with
//! an alarm. What follows is the schedule's, and may die anywhere: each part can be done again.

use std::collections::BTreeSet;

use rules::tournament::EventState;
use rules::{PlayerId, Profile};
use store::{Account, Error, KeyOwner, SectionId, StoredRun};

use crate::{App, Problem};

/// The name that everybody has who has gone: number 160012 is "Former player 160012".
fn renamed(profile: Profile) -> Profile {
    let family_name = format!("player {}", profile.id);
    Profile { given_name: "Former".to_owned(), family_name, ..profile }
}

impl App {
    /// Takes an account away, as its owner asks who has given its password. What else is its owner's goes
    /// with the next run of the schedule.
    ///
    /// # Errors
    /// `still_playing`, `entries_open`: whoever still plays withdraws first (`TR-8.1`); `transfer_still_open`;
    /// `unavailable`.
    pub async fn take_leave_for_good(&self, account: &Account) -> Result<(), Problem> {
        let player = account.player;
        let seats = self.store.seats(player).await?;
        if seats.iter().any(|seat| seat.ended_at.is_none()) {
            let detail = "Your games are still running: withdraw from them first.";
            return Err(Problem::conflict("still_playing", detail).under("TR-8.1"));
        }
        for line in self.store.entries_of(player).await? {
            let event = self.store.event(line.event).await?;
            if event.state == EventState::Announced {
                let detail =
                    "You have entered an event that has not begun: take the entry back first.";
                return Err(Problem::conflict("entries_open", detail).under("TR-8.1"));
            }
        }
        for (event, _) in self.store.teams_of(player).await? {
            if self.store.event(event).await?.state == EventState::Announced {
                let detail = "You are in a team of an event that has not begun: its captain takes you out \
                              first, or withdraws it.";
                return Err(Problem::conflict("entries_open", detail).under("TR-8.1"));
            }
        }
        let transfers = self.store.transfers_of(player).await?;
        if transfers.iter().any(|stored| stored.transfer.state.is_open()) {
            let detail = "Your transfer to another federation is open: take it back first.";
            return Err(Problem::conflict("transfer_still_open", detail).under("TR-13"));
        }
        let before = self.profile(player).await?;
        let after = renamed(before.clone());
        let names = (&before, &after);
        Ok(self.store.begin_farewell(account, names, self.clock.now()).await?)
    }

    /// Does what follows from an account's end.
    ///
    /// # Errors
    /// `unavailable`: the alarm rings again.
    pub async fn go_on_with_farewell(&self, player: PlayerId) -> Result<(), Problem> {
        if !self.store.farewell_is_open(player).await? {
            return Ok(());
        }
        for stored in self.store.exports(KeyOwner::Player(player)).await? {
            self.files.remove(&stored.id.to_string()).await?;
        }
        for hook in self.store.webhooks(KeyOwner::Player(player)).await? {
            self.store.remove_webhook(&hook.id).await?;
        }
        self.close_challenges(player, None).await?;
        self.give_to_the_number_that_stays(player).await?;
        self.store.remove_own_items(player).await?;
        self.rename_copies(player).await?;
        Ok(self.store.end_farewell(player).await?)
    }

    /// Gives what was noted and followed under a number that was given up to the number that stays, whose owner
    /// did it.
    async fn give_to_the_number_that_stays(&self, player: PlayerId) -> Result<(), Problem> {
        let Some(stays) = self.store.joined_to(player).await? else { return Ok(()) };
        match self.store.account(stays).await {
            Ok(_) => {
                self.store.give_notebooks(player, stays, self.clock.now()).await?;
                Ok(self.store.give_follows(player, stays).await?)
            }
            // They have left for good meanwhile.
            Err(Error::NotFound) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Brings a corrected name to every copy of it.
    ///
    /// # Errors
    /// `unavailable`: the alarm rings again.
    pub async fn go_on_with_renaming(&self, player: PlayerId) -> Result<(), Problem> {
        let Some(at) = self.store.open_renaming(player).await? else { return Ok(()) };
        self.rename_copies(player).await?;
        Ok(self.store.end_renaming(player, at).await?)
    }

    /// Gives the profile's name to what was copied from it: start lists and rating lists.
    async fn rename_copies(&self, player: PlayerId) -> Result<(), Problem> {
        // Nothing was copied of a number that was given up for another one.
        let Some(named) = self.store.players(&[player]).await?.pop() else { return Ok(()) };
        let seats = self.store.seats_ever(player).await?;
        let sections: BTreeSet<SectionId> = seats.iter().map(|seat| seat.section).collect();
        for section in sections {
            self.store.rename_at_start(section, &named).await?;
        }
        for run in self.store.rating_runs().await? {
            self.rename_in_list(&run, &named).await?;
        }
        Ok(())
    }

    /// Gives a player's row in a list the profile's name. The run's next version tells whoever holds
    /// the list in memory to read it again.
    async fn rename_in_list(&self, run: &StoredRun, named: &Profile) -> Result<(), Problem> {
        let share = named.id.0 % run.run.shares.max(1);
        let mut rows = self.store.list_share_rows(run, share).await?;
        let Some(row) = rows.iter_mut().find(|row| row.player == named.id) else { return Ok(()) };
        row.given_name.clone_from(&named.given_name);
        row.family_name.clone_from(&named.family_name);
        self.store.put_list_rows(run, share, &rows).await?;
        let next = StoredRun { version: run.version + 1, ..run.clone() };
        match self.store.change_rating_run(run.version, &next).await {
            // Somebody else has raised it.
            Ok(()) | Err(Error::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}
