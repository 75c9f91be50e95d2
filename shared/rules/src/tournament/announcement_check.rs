//! What of an announcement's options has to fit together.

use super::announcement_refusal::{NORM_GAMES_MIN, NORM_PLAYERS_MIN, announced_sizes};
use crate::tournament::{
    Announcement, AnnouncementRefusal, EntryClass, EventKind, KNOCK_OUT_GAMES, Organiser, Origin,
    OutsideLaws, RuleSet, SECTION_PLAYERS_MIN, SILLI_GAMES, SWISS_ROUNDS, Stage, StartPositions,
    System,
};
use crate::{Instant, Position, SilenceRule, TimeControl, TripleBlock, Variant};

/// Days for 50 moves that rated events give on a server (`TR-9.2`, `SKS-1.3`): three a move.
const SERVER_DAYS_MIN: u64 = 150;

/// The same by post, 20 for 10 moves.
const POST_DAYS_MIN: u64 = 100;

impl Announcement {
    /// Kind, class, rules, organiser, system and size: `TR-0.1`.
    pub(super) fn check_class(&self, origin: Option<Origin>) -> Result<(), AnnouncementRefusal> {
        let (class, players) = (self.entry, self.section_size);
        let kind_fits = match class.kind() {
            Some(kind) => self.kind == kind,
            None => !matches!(self.kind, EventKind::Promotion | EventKind::Norm),
        };
        if !kind_fits {
            return Err(AnnouncementRefusal::ClassNotOfKind(class));
        }
        if class.kind().is_some() && self.rule_set != RuleSet::Iccf {
            return Err(AnnouncementRefusal::ClassNotOfRuleSet(class));
        }
        // A federation's own rules are for the events that it holds (`SKS-8`).
        if self.rule_set != RuleSet::Iccf && self.rule_set != self.organiser.rule_set() {
            return Err(AnnouncementRefusal::RuleSetNotOfOrganiser);
        }
        if class == EntryClass::National && self.organiser == Organiser::Iccf {
            return Err(AnnouncementRefusal::NationalWithoutFederation);
        }
        // Two teams make a match.
        let is_match = self.is_of_teams() && usize::from(players) == SECTION_PLAYERS_MIN;
        self.check_system(origin)?;
        if !announced_sizes(self.system).contains(&players.into()) && !is_match {
            let system = self.system;
            return Err(AnnouncementRefusal::SectionSize { system, players });
        }
        if !self.system.has_equal_sides(players.into()) {
            return Err(AnnouncementRefusal::UnequalSides);
        }
        Ok(())
    }

    /// Who does not meet everybody plays for no title, no class and no norm (`TR-0.3`, `NORM-1`): the rules know only
    /// sections in which everybody meets everybody, or the other side. Nor is a match a section of theirs.
    fn check_system(&self, origin: Option<Origin>) -> Result<(), AnnouncementRefusal> {
        let fits = match self.system {
            System::RoundRobin { .. } | System::Scheveningen => return Ok(()),
            System::Silli { games } if SILLI_GAMES.contains(&games) && games.is_multiple_of(2) => {
                Ok(())
            }
            System::Silli { .. } => Err(AnnouncementRefusal::SilliGames),
            System::KnockOut { games } if KNOCK_OUT_GAMES.contains(&games) => Ok(()),
            System::KnockOut { .. } => Err(AnnouncementRefusal::KnockOutGames),
            System::Swiss { rounds } if SWISS_ROUNDS.contains(&rounds) => Ok(()),
            System::Swiss { .. } => Err(AnnouncementRefusal::SwissRounds),
        };
        let is_of_class = self.entry.kind().is_some() || self.its_stage().is_some();
        if is_of_class || self.norms {
            return Err(AnnouncementRefusal::SystemNotOfKind);
        }
        if origin.is_some() {
            return Err(AnnouncementRefusal::SystemElsewhere);
        }
        fits
    }

    pub(super) fn check_start_positions(&self) -> Result<(), AnnouncementRefusal> {
        let drawn =
            matches!(self.start_positions, StartPositions::PerGame | StartPositions::OneForAll);
        let StartPositions::From(fen) = &self.start_positions else {
            return if drawn == (self.variant == Variant::Chess960) {
                Ok(())
            } else {
                Err(AnnouncementRefusal::StartPositions(self.variant))
            };
        };
        if self.kind != EventKind::Special {
            return Err(AnnouncementRefusal::ThematicNotSpecial);
        }
        Position::start_from_fen(self.variant, fen)
            .map(|_| ())
            .map_err(AnnouncementRefusal::BadStartPosition)
    }

    /// The control by itself and with what stands beside it: `TR-9.2`, `SKS-1.3`, `LAW-10.1`,
    /// `LAW-C`. Of games by post less time is asked.
    pub(super) fn check_time(&self) -> Result<(), AnnouncementRefusal> {
        // What is stored is the text, and it has to read back.
        if self.time_control.to_string().parse() != Ok(self.time_control) {
            return Err(AnnouncementRefusal::BadTimeControl);
        }
        let by_post = !self.medium.is_electronic();
        let days = if by_post { POST_DAYS_MIN } else { SERVER_DAYS_MIN };
        if self.rated && !gives_rated_time(self.time_control, days) {
            return Err(match by_post {
                true => AnnouncementRefusal::TooLittleTimeByPost(self.rule_set),
                false => AnnouncementRefusal::TooLittleTime(self.rule_set),
            });
        }
        if self.time_control.may_be_stopped() {
            return Ok(());
        }
        if !self.medium.is_server() {
            return Err(AnnouncementRefusal::TripleBlockElsewhere);
        }
        if self.leave_days > 0 {
            return Err(AnnouncementRefusal::LeaveInTripleBlock);
        }
        if self.silence != SilenceRule::Off {
            return Err(AnnouncementRefusal::SilenceInTripleBlock);
        }
        Ok(())
    }

    /// What may be rated: `LAW-0`, `TR-9.2`, `SKS-1.2`, `MAK-EVENT`.
    pub(super) fn check_rated(&self) -> Result<(), AnnouncementRefusal> {
        // Nor do its games give norms, which rated games alone do.
        if self.outside_laws.is_some() && (self.rated || self.norms) {
            return Err(AnnouncementRefusal::OutsideLawsRated);
        }
        if self.outside_laws == Some(OutsideLaws::Thematic) && !self.is_thematic() {
            return Err(AnnouncementRefusal::ThematicWithoutPosition);
        }
        if !self.rated {
            return Ok(());
        }
        if self.variant == Variant::Makruk {
            return Err(AnnouncementRefusal::MakrukRated);
        }
        // `TR-9.2` excepts thematic events; `SKS-1.2` leaves it to the announcement.
        if self.is_thematic() && self.rule_set == RuleSet::Iccf {
            return Err(AnnouncementRefusal::ThematicRated);
        }
        Ok(())
    }

    /// What `NORM-1` asks of the event itself. Of its players (ratings, federations) more is asked
    /// when they are known.
    pub(super) fn check_norms(&self) -> Result<(), AnnouncementRefusal> {
        if !self.norms {
            let offers = self.kind == EventKind::Norm;
            return if offers { Err(AnnouncementRefusal::NormsMissing) } else { Ok(()) };
        }
        let preliminary = self.its_stage() == Some(Stage::WorldCupPreliminary);
        if self.kind == EventKind::Promotion || self.is_thematic() || preliminary {
            return Err(AnnouncementRefusal::NormsNotOfKind);
        }
        if self.variant != Variant::Chess {
            return Err(AnnouncementRefusal::NormsNotOfVariant);
        }
        if self.entry == EntryClass::National {
            return Err(AnnouncementRefusal::NormsNational);
        }
        let double = self.system == System::RoundRobin { double: true }
            && self.system.games_each(self.section_size) >= NORM_GAMES_MIN;
        if self.section_size < NORM_PLAYERS_MIN && !double {
            return Err(AnnouncementRefusal::TooFewForNorms);
        }
        Ok(())
    }

    /// Ties may be left unbroken (`TR-7.1`) but where the winner has to be one: `TR-2.3`, `TR-3.5`.
    pub(super) fn check_tie_breaks(&self) -> Result<(), AnnouncementRefusal> {
        let twice =
            self.tie_breaks.iter().enumerate().find(|(i, tie)| self.tie_breaks[..*i].contains(tie));
        if let Some((_, tie_break)) = twice {
            return Err(AnnouncementRefusal::TieBreakTwice(*tie_break));
        }
        let one_winner = self.its_stage().is_some_and(Stage::has_one_winner);
        if one_winner && self.tie_breaks.is_empty() {
            return Err(AnnouncementRefusal::TieBreaksMissing(self.kind));
        }
        Ok(())
    }

    /// Whether the start is still to come, when an event is announced or its start put elsewhere: one
    /// that lies in the past would be waited for without end (`TR-1.0.5`).
    ///
    /// # Errors
    /// `StartsInPast`.
    pub fn check_to_come(&self, now: Instant) -> Result<(), AnnouncementRefusal> {
        if self.starts_at <= now { Err(AnnouncementRefusal::StartsInPast) } else { Ok(()) }
    }

    /// Whether all games start from one given position.
    fn is_thematic(&self) -> bool {
        matches!(self.start_positions, StartPositions::From(_))
    }
}

/// Whether a player has at least so many days for 50 moves (`TR-9.2`, `SKS-1.3`).
///
/// Our reading: of a period that goes on beyond the 50th move the part counts that falls to the
/// first 50; what comes after a move counts from the next one on, so 49 times.
fn gives_rated_time(control: TimeControl, days_min: u64) -> bool {
    const MOVES: u64 = 50;
    match control {
        TimeControl::MovesInDays { moves, days, .. } => {
            u64::from(days) * MOVES >= days_min * u64::from(moves)
        }
        TimeControl::Phases { first, then, .. } => {
            let in_first = u64::from(first.moves).min(MOVES);
            // In fractions of a day, so that nothing is rounded.
            let (scale_first, scale_then) = (u64::from(then.moves), u64::from(first.moves));
            let days = u64::from(first.days) * in_first * scale_first
                + u64::from(then.days) * (MOVES - in_first) * scale_then;
            days >= days_min * scale_first * scale_then
        }
        TimeControl::BasePerMove { days, days_per_move, .. } => {
            u64::from(days) + u64::from(days_per_move) * (MOVES - 1) >= days_min
        }
        TimeControl::TripleBlock(TripleBlock { bank_days, increment_days, .. }) => {
            let clock = TripleBlock::CLOCK_DAYS.unsigned_abs();
            clock + u64::from(bank_days) + u64::from(increment_days) * (MOVES - 1) >= days_min
        }
        TimeControl::None => true,
    }
}
