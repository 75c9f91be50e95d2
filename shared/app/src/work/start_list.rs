//! What players start with: as their start list says when it is published, and again on the day of the
//! start, when another list may count and somebody have another title (`TR-9.4`, `SKS-1.5`, `NORM-4a`).

use std::collections::BTreeSet;

use rules::rating::run::is_being_entered;
use rules::rating::{Options, Pool, Start};
use rules::tournament::Announcement;
use rules::{Day, Federation, PlayerId, Profile};
use store::{Error, Section, StartLine};

use crate::{App, Problem};

impl App {
    /// Takes a section's start list as of its start. Answers whether it stands: while a list that counts
    /// from then on is being brought to the players it does not yet.
    ///
    /// # Errors
    /// `unavailable`; somebody looks again.
    pub async fn start_list_as_of_start(&self, section: &Section) -> Result<bool, Problem> {
        let Some(event) = section.event else { return Ok(true) };
        let event = self.store.event(event).await?;
        let announcement = &event.announcement;
        let published = event.publication.as_ref();
        let later = published.is_some_and(|it| it.is_before_start(announcement));
        // What was held elsewhere tells itself what counted at its start.
        if !later || event.imported.is_some() {
            return Ok(true);
        }
        let start = announcement.starts_at;
        let pool = Pool::of(announcement.variant).unwrap_or(Pool::Chess);
        let runs = self.store.rating_runs().await?;
        if is_being_entered(pool, runs.iter().map(|run| (run.id, run.run.state)), start) {
            return Ok(false);
        }
        let table = self.store.section_table(section.id).await?;
        let players: Vec<PlayerId> = table.start_list.iter().map(|line| line.player).collect();
        let profiles = self.store.players(&players).await?;
        let rating =
            |profile: &Profile| profile.ratings.of_variant(announcement.variant).published();
        let published: Vec<u16> = profiles.iter().filter_map(rating).collect();
        let level = announcement.level(section.board_number(), &published);
        let others = self.non_members(&profiles, Day::of(start)).await?;
        let line =
            |profile: &Profile| start_line(profile, announcement, Day::of(start), level, &others);
        let lines: Vec<StartLine> = profiles.iter().map(line).collect();
        match self.store.take_start_list_again(section.id, &lines).await {
            Ok(()) | Err(Error::NotFound) => Ok(true),
            Err(Error::Conflict) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

/// A player as the start list shows them by the lists of a day, the event having this level for players
/// without a rating, and these federations being no members of ICCF at its start.
pub(crate) fn start_line(
    profile: &Profile,
    announcement: &Announcement,
    day: Day,
    level: u16,
    others: &BTreeSet<Federation>,
) -> StartLine {
    let entry = profile.ratings.of_variant(announcement.variant);
    let options = Options::of(announcement.rule_set);
    let start = profile.ratings.start(&options, announcement.variant, day, level);
    let fide = profile.ratings.fide_on(day, announcement.variant);
    StartLine {
        player: profile.id,
        family_name: profile.family_name.clone(),
        given_name: profile.given_name.clone(),
        federation: profile.federation.to_string(),
        of_non_member: others.contains(&profile.federation),
        title: profile.title.map(|title| title.to_string()),
        rating: entry.published(),
        fixed: entry.is_fixed(),
        corrected: None,
        fide: if let Start::Fide(points) = start { Some(points) } else { None },
        fide_title: fide.filter(|_| entry.published().is_none()).and_then(|fide| fide.title),
        level: if let Start::Level(points) = start { Some(points) } else { None },
        predecessors: Vec::new(),
        has_status: false,
    }
}
