//! Whom a class of events is for.

use super::{Entrant, EntryClass, Grounds};
use crate::tournament::{Announcement, Stage};

/// From this rating on a nominee enters the Semi-Finals, below it the Preliminaries; in points, fixed
/// or not (`TR-1.0.10`).
pub const SEMI_FINAL_RATING_MIN: u16 = 2_400;

impl EntryClass {
    /// The article that says whom the class is for.
    pub(super) fn limits_rule(self) -> Option<&'static str> {
        match self {
            EntryClass::OpenClass => Some("TR-2.4"),
            EntryClass::HigherClass => Some("TR-2.5"),
            EntryClass::MasterClass => Some("TR-2.6"),
            EntryClass::MasterNorm => Some("TR-4.3"),
            EntryClass::GrandmasterNorm => Some("TR-4.4"),
            EntryClass::WorldChampionshipPreliminary | EntryClass::WorldChampionshipSemiFinal => {
                Some("TR-1.0.10")
            }
            EntryClass::Open
            | EntryClass::WorldCupPreliminary
            | EntryClass::National
            | EntryClass::Invitation => None,
        }
    }

    /// Whether the class is for a player as the articles say, an official's admission apart
    /// (`TR-1.0.10`, `TR-1.1.1h`, `TR-1.2.1h`, `TR-2.4`, `TR-2.5`, `TR-2.6`, `TR-4.3`, `TR-4.4`, `TR-4.5`).
    pub(super) fn is_for(self, entrant: &Entrant) -> bool {
        let rating = entrant.published();
        let points = entrant.class_points();
        let nominated_by_federation = matches!(entrant.grounds, Some(Grounds::Nomination { .. }));
        // Whoever has a rating is not nominated for a class, but enters by it.
        let nominated = rating.is_none() && nominated_by_federation;
        // Whether the tables give it was asked before.
        let qualified =
            matches!(entrant.grounds, Some(Grounds::Qualification { .. } | Grounds::Qualified(_)));
        // Who has no rating is below it.
        let reaches_semi_finals = rating.is_some_and(|it| it.points >= SEMI_FINAL_RATING_MIN);
        let fide = |limit| entrant.fide_rating.is_some_and(|points| points >= limit);
        let reaches = |fixed, other| rating.is_some_and(|rating| rating.reaches(fixed, other));
        match self {
            // `TR-2.4` (a) names players without an ICCF rating, so that a FIDE rating opens the
            // higher classes to them without closing this one.
            EntryClass::OpenClass => rating.is_none_or(|rating| rating.points < 1_900),
            EntryClass::HigherClass => {
                points.is_some_and(|points| (1_900..=2_099).contains(&points))
                    || entrant.won(EntryClass::OpenClass)
                    || nominated
            }
            EntryClass::MasterClass => {
                points.is_some_and(|points| points >= 2_100)
                    || entrant.won(EntryClass::HigherClass)
                    || nominated
            }
            EntryClass::MasterNorm => {
                reaches(2_300, 2_350)
                    || fide(2_350)
                    || entrant.grounds == Some(Grounds::NationalTop3)
            }
            EntryClass::GrandmasterNorm => {
                reaches(2_450, 2_500) || fide(2_500) || entrant.enters_grandmaster_norms_free()
            }
            EntryClass::WorldChampionshipPreliminary => {
                qualified || nominated_by_federation && !reaches_semi_finals
            }
            EntryClass::WorldChampionshipSemiFinal => {
                qualified || nominated_by_federation && reaches_semi_finals
            }
            EntryClass::Open
            | EntryClass::WorldCupPreliminary
            | EntryClass::National
            | EntryClass::Invitation => true,
        }
    }
}

impl Announcement {
    /// The stage for which a player who names no grounds would need to be qualified (`TR-1.1-1.5`); none where
    /// the player needs nothing, or nobody qualifies for the event's.
    pub fn asks_for_qualification(&self, entrant: &Entrant) -> Option<Stage> {
        let asked = entrant.grounds.is_none() && !self.admits(entrant);
        self.its_stage().filter(|stage| asked && stage.is_qualified_for())
    }

    /// The class of which a player who names no grounds would need to have won a section (`TR-2.5`,
    /// `TR-2.6`); none where the player needs no win, or none helps.
    pub fn asks_for_win(&self, entrant: &Entrant) -> Option<EntryClass> {
        let asked = entrant.grounds.is_none() && !self.entry.is_for(entrant);
        self.entry.entered_by_win_of().filter(|_| asked)
    }
}
