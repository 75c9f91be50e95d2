//! What an announcement says of teams (`TR-11`).

use crate::tournament::{
    ANNOUNCED_BOARDS_MAX, Announcement, BOARDS_MIN, EventKind, Origin, PROMOTION_CHARACTERS_MAX,
    Stage, System, TeamTermsRefusal,
};

impl Announcement {
    /// Whether teams play in it.
    pub fn is_of_teams(&self) -> bool {
        self.teams.is_some()
    }

    /// Boards, eligible teams and terms of promotion are announced where teams play, and nowhere else (`TR-11`); some
    /// stages lay them down (`TR-1.7`, `TR-1.8`, `TR-5.1-5.2`).
    pub(super) fn check_teams(&self, origin: Option<Origin>) -> Result<(), TeamTermsRefusal> {
        let stage = self.its_stage();
        let must = self.kind == EventKind::TeamLeague || stage.is_some_and(Stage::is_of_teams);
        let Some(terms) = &self.teams else {
            return if must { Err(TeamTermsRefusal::Missing) } else { Ok(()) };
        };
        if origin.is_some() {
            return Err(TeamTermsRefusal::NotBroughtHere);
        }
        let is_of_class = self.entry.kind().is_some() || self.entry.stage().is_some();
        let is_of_players = stage.is_some_and(|stage| !stage.is_of_teams());
        if is_of_class || is_of_players || self.system == System::Scheveningen {
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
        let fits = |text: &str| {
            !text.trim().is_empty() && text.chars().count() <= PROMOTION_CHARACTERS_MAX
        };
        match terms.promotion.as_deref().is_none_or(fits) {
            true => Ok(()),
            false => Err(TeamTermsRefusal::PromotionUnfit),
        }
    }
}
