//! What an announcement says of teams (`TR-11`).

use std::collections::BTreeSet;

use crate::norm::NormClass;
use crate::tournament::{
    ANNOUNCED_BOARDS_MAX, Announcement, BOARDS_MIN, DIVISION_NAME_CHARACTERS_MAX, DIVISIONS_MAX,
    DIVISIONS_MIN, EventId, EventKind, EventState, LeagueTerms, PROMOTION_CHARACTERS_MAX, Stage,
    System, TeamTermsRefusal,
};

impl Announcement {
    /// Whether teams play in it.
    pub fn is_of_teams(&self) -> bool {
        self.teams.is_some()
    }

    /// The divisions of the season that it is; none where it is no season of a league (`TR-5.3-5.4`).
    pub fn league(&self) -> Option<&LeagueTerms> {
        self.teams.as_ref()?.league.as_ref()
    }

    /// The season before it; none: it follows none.
    pub fn follows(&self) -> Option<EventId> {
        self.league()?.follows
    }

    /// Whether it can follow an event that has come so far: another season of the same league, of the same stage and
    /// the same organiser, which takes place.
    ///
    /// # Errors
    /// `NoSeasonToFollow`.
    pub fn check_follows(
        &self,
        before: Option<(&Announcement, EventState)>,
    ) -> Result<(), TeamTermsRefusal> {
        let is_of_it = |(before, state): &(&Announcement, EventState)| {
            before.league().is_some()
                && before.its_stage() == self.its_stage()
                && before.organiser == self.organiser
                && before.code != self.code
                && *state != EventState::Cancelled
        };
        match before.filter(is_of_it) {
            Some(_) => Ok(()),
            None => Err(TeamTermsRefusal::NoSeasonToFollow),
        }
    }

    /// Whether it can say that it is one of these: an Olympiad is one by its stage, and zonal team championships have
    /// none (`NORM-4c`).
    fn can_be(&self, class: NormClass) -> bool {
        let stage = self.its_stage();
        match class {
            NormClass::Candidates | NormClass::SemiFinal | NormClass::Zonal => !self.is_of_teams(),
            NormClass::ZonalTeamFinal | NormClass::ZonalTeamPreliminary => {
                self.is_of_teams() && stage.is_none()
            }
            NormClass::OlympiadFinal | NormClass::OlympiadPreliminary => {
                stage.and_then(Stage::norm_class) == Some(class)
            }
        }
    }

    /// Boards, eligible teams and terms of promotion are announced where teams play, and nowhere else (`TR-11`); some
    /// stages lay them down (`TR-1.7`, `TR-1.8`, `TR-5.1-5.2`, `TR-5.3-5.4`).
    pub(super) fn check_teams(&self) -> Result<(), TeamTermsRefusal> {
        let stage = self.its_stage();
        let must = self.kind == EventKind::TeamLeague || stage.is_some_and(Stage::is_of_teams);
        if self.norm_class.is_some_and(|class| !self.can_be(class)) {
            return Err(TeamTermsRefusal::OtherNormClass);
        }
        let Some(terms) = &self.teams else {
            return if must { Err(TeamTermsRefusal::Missing) } else { Ok(()) };
        };
        let is_of_class = self.entry.kind().is_some() || self.entry.stage().is_some();
        let is_of_players = stage.is_some_and(|stage| !stage.is_of_teams());
        if is_of_class || is_of_players || !matches!(self.system, System::RoundRobin { .. }) {
            return Err(TeamTermsRefusal::NotOfTeams);
        }
        let boards = terms.boards;
        if !(BOARDS_MIN..=ANNOUNCED_BOARDS_MAX).contains(&boards) {
            return Err(TeamTermsRefusal::Boards { boards });
        }
        if let Some(stage) = stage {
            if let Some(boards) = stage.boards().filter(|printed| *printed != boards) {
                return Err(TeamTermsRefusal::BoardsOfStage { stage, boards });
            }
            let printed = stage.eligible_teams();
            if let Some(eligible) = printed.filter(|printed| *printed != terms.eligible) {
                return Err(TeamTermsRefusal::EligibleOfStage { stage, eligible });
            }
        }
        match &terms.league {
            Some(league) => check_divisions(league, stage)?,
            None if stage == Some(Stage::League) => return Err(TeamTermsRefusal::DivisionsMissing),
            None => {}
        }
        terms.replacements.check(self.rule_set, boards)?;
        let fits = |text: &str| {
            !text.trim().is_empty() && text.chars().count() <= PROMOTION_CHARACTERS_MAX
        };
        match terms.promotion.as_deref().is_none_or(fits) {
            true => Ok(()),
            false => Err(TeamTermsRefusal::PromotionUnfit),
        }
    }
}

/// Whether a season can have these divisions; the ICCF League has three (`TR-5.3-5.4`).
///
/// # Errors
/// `Divisions`, `DivisionsOfLeague`, `DivisionNames`.
pub(super) fn check_divisions(
    league: &LeagueTerms,
    stage: Option<Stage>,
) -> Result<(), TeamTermsRefusal> {
    let count = league.divisions.len();
    if !(DIVISIONS_MIN..=DIVISIONS_MAX).contains(&count) {
        return Err(TeamTermsRefusal::Divisions);
    }
    let divisions = LeagueTerms::ICCF_DIVISIONS;
    if stage == Some(Stage::League) && count != divisions {
        return Err(TeamTermsRefusal::DivisionsOfLeague { divisions });
    }
    // Sections are named after them, and lots drawn over those names with slashes between.
    let breaks = |c: char| c.is_control() || matches!(c, '/' | '\u{2028}' | '\u{2029}');
    let fits = |name: &String| {
        name.trim() == name
            && (1..=DIVISION_NAME_CHARACTERS_MAX).contains(&name.chars().count())
            && !name.chars().any(breaks)
    };
    let names: BTreeSet<String> = league.divisions.iter().map(|it| it.to_lowercase()).collect();
    match names.len() == count && league.divisions.iter().all(fits) {
        true => Ok(()),
        false => Err(TeamTermsRefusal::DivisionNames),
    }
}
