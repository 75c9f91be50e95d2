//! What an announcement says of its stage, and what the table of stages asks of it.

use crate::rating::{national_level, seeding_average};
use crate::tournament::{
    Announcement, AnnouncementRefusal, CANDIDATES_ADVANCING, EntryClass, Origin, RuleSet, Stage,
    System,
};
use crate::{DAY_SECONDS, Instant};

/// The level of the lowest kinds of events in the printed table, for an event that was announced before
/// it was asked for (`RAT-11`).
const LOWEST_LEVEL: u16 = 1_800;

/// Days that a round of the World Cup takes at most: two years (`TR-3.1-3.4`).
const ROUND_DAYS_MAX: i64 = 731;

impl Announcement {
    /// Which stage it is, by its class or as it says; none where the rules know no such stage.
    pub fn its_stage(&self) -> Option<Stage> {
        self.entry.stage().or(self.stage)
    }

    /// How many of each section advance to the Final, where it is the Candidates' Tournament (`TR-1.4.1`).
    pub fn advancing(&self) -> u8 {
        if self.winner_alone_advances { 1 } else { CANDIDATES_ADVANCING }
    }

    /// The rating as which a player without one counts in a section whose players have these
    /// published ratings, in points: the announced one, the printed one of the stage, or what the rule
    /// set says of other events (`RAT-11`, `SKS-1.5`). `board`: which of its teams' boards the section is,
    /// counted from 1.
    pub fn level(&self, board: Option<u8>, published: &[u16]) -> u16 {
        let printed = self.its_stage().and_then(|stage| stage.level(board.map(usize::from)));
        let of_players = || match (self.rule_set, self.entry) {
            (RuleSet::Sks, _) => seeding_average(published),
            (RuleSet::Iccf, EntryClass::National) => national_level(published),
            (RuleSet::Iccf, _) => None,
        };
        self.unrated_level.or(printed).or_else(of_players).unwrap_or(LOWEST_LEVEL)
    }

    /// The ratings by which players with these published ones are put together: where start numbers follow them, whoever
    /// has none counts as the event's level (`RAT-11`).
    pub fn placing_ratings(&self, published: &[Option<u16>]) -> Vec<Option<u16>> {
        if self.system.draws_start_numbers() {
            return published.to_vec();
        }
        let level = self.level(None, &published.iter().flatten().copied().collect::<Vec<_>>());
        published.iter().map(|rating| Some(rating.unwrap_or(level))).collect()
    }

    /// Whether the level follows from the players, so that nothing has to be stated (`RAT-11`,
    /// `SKS-1.5`).
    fn has_players_level(&self) -> bool {
        self.rule_set == RuleSet::Sks || self.entry == EntryClass::National
    }

    /// Whether one is printed, also where another one may be agreed on.
    fn has_printed_level(&self) -> bool {
        self.its_stage().is_some_and(|stage| stage.level(None).is_some())
    }

    /// What is said for the Candidates' Tournament is said of nothing else (`TR-1.4.1`).
    pub(super) fn check_advancing(&self) -> Result<(), AnnouncementRefusal> {
        let may_say = self.its_stage() == Some(Stage::WorldChampionshipCandidates);
        match self.winner_alone_advances && !may_say {
            true => Err(AnnouncementRefusal::AdvancingNotOfStage),
            false => Ok(()),
        }
    }

    /// What the table asks of the event's stage: `TR-0.1`, `TR-2.1-2.2`, `TR-3.1-3.4`, `TR-4.1-4.2`.
    pub(super) fn check_stage(&self, origin: Option<Origin>) -> Result<(), AnnouncementRefusal> {
        let Some(stage) = self.its_stage() else { return Ok(()) };
        if self.stage.is_some_and(|said| EntryClass::of_stage(said) != self.class_of_stages()) {
            return Err(AnnouncementRefusal::StageNotOfClass(stage));
        }
        if stage.kind() != Some(self.kind) {
            return Err(AnnouncementRefusal::StageNotOfKind(stage));
        }
        if stage.rule_set() != Some(self.rule_set) {
            return Err(AnnouncementRefusal::StageNotOfRuleSet(stage));
        }
        if !stage.takes(usize::from(self.section_size)) {
            return Err(AnnouncementRefusal::StageSize(stage));
        }
        if stage.plays_once() && self.system != (System::RoundRobin { double: false }) {
            return Err(AnnouncementRefusal::StageSystem(stage));
        }
        // Elsewhere it has taken as long as it has.
        let last = self.starts_at + ROUND_DAYS_MAX * DAY_SECONDS;
        let in_time = self.ends_at.is_some_and(|end| end <= last);
        if origin.is_none() && stage.is_of_world_cup() && !in_time {
            return Err(AnnouncementRefusal::RoundTooLong(stage));
        }
        Ok(())
    }

    /// The event's class, where it is one of a stage.
    fn class_of_stages(&self) -> Option<EntryClass> {
        self.entry.stage().map(|_| self.entry)
    }

    /// A printed level counts as it is printed; an event for which none is printed, and none follows
    /// from its players, states its own (`RAT-11`, `SKS-1.5`).
    pub(super) fn check_level(&self) -> Result<(), AnnouncementRefusal> {
        let stage = self.its_stage().filter(|stage| !stage.may_state_level());
        let printed = stage.and_then(|stage| Some((stage, stage.level(None)?)));
        let by_board = stage.filter(|stage| stage.has_boards());
        if let Some(stage) = by_board.filter(|_| self.unrated_level.is_some()) {
            return Err(AnnouncementRefusal::LevelAsPrinted(stage));
        }
        match (printed, self.unrated_level) {
            (Some((stage, level)), Some(said)) if said != level => {
                Err(AnnouncementRefusal::LevelAsPrinted(stage))
            }
            (None, None)
                if self.rated && !self.has_players_level() && !self.has_printed_level() =>
            {
                Err(AnnouncementRefusal::LevelNotStated)
            }
            _ => Ok(()),
        }
    }

    /// Whether it is announced long enough before its start, where its stage asks for that (`TR-1.0.4`);
    /// `was`: what was announced before. A start that is put off was announced in time.
    ///
    /// # Errors
    /// `TooShortNotice`.
    pub fn check_notice(
        &self,
        was: Option<&Announcement>,
        now: Instant,
    ) -> Result<(), AnnouncementRefusal> {
        let stage = self.its_stage();
        let Some((stage, months)) = stage.and_then(|stage| Some((stage, stage.notice_months()?)))
        else {
            return Ok(());
        };
        if was.is_some_and(|was| was.its_stage() == Some(stage) && was.starts_at <= self.starts_at)
        {
            return Ok(());
        }
        match self.starts_at < now.plus_months(months) {
            true => Err(AnnouncementRefusal::TooShortNotice(stage)),
            false => Ok(()),
        }
    }
}
