//! A line of a start list: a player as of the start, and whoever has played on.

use rules::rating::{FideTitle, Start, started_with};
use rules::{PlayerId, Profile};
use serde::{Deserialize, Serialize};

/// A player of a section as of its start: the number from the lots, and what the start list says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartLine {
    /// The player.
    pub player: PlayerId,
    /// Family name.
    pub family_name: String,
    /// Given name.
    pub given_name: String,
    /// Three letters.
    pub federation: String,
    /// Whether that was no member of ICCF at the start (`NORM-1`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_non_member: bool,
    /// The title's abbreviation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The published rating at the start; none: unrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// Whether that is fixed. Start lists that do not tell are older than the lists of ratings.
    #[serde(default = "is_fixed")]
    pub fixed: bool,
    /// Without one: the FIDE rating that stands in for it (`TR-9.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide: Option<u16>,
    /// Without one: the title of FIDE, which stands in for one of ours (`NORM-4b`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_title: Option<FideTitle>,
    /// What the rating commissioner has set in place of all of these (`TR-9.4`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<u16>,
    /// Without either: the level of the event (`RAT-11`, `SKS-1.5`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u16>,
    /// Whoever played here before, the first one first; then the others of this line are those of the substitute in a
    /// team (`TR-8.7b`), or of the newcomer, as of when they sat down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub predecessors: Vec<StartLine>,
    /// Whether the substitute has the status of one (`TR-8.7e`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_status: bool,
}

fn is_fixed() -> bool {
    true
}

impl StartLine {
    /// Given name and family name.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.given_name, self.family_name)
    }

    /// The line with what counts for the player as of another day; what the rating commissioner has set
    /// stays.
    #[must_use]
    pub fn as_of(&self, day: &StartLine) -> StartLine {
        StartLine {
            of_non_member: day.of_non_member,
            title: day.title.clone(),
            rating: day.rating,
            fixed: day.fixed,
            fide: day.fide,
            fide_title: day.fide_title,
            level: day.level,
            ..self.clone()
        }
    }

    /// Gives the player another name, wherever it stands in this line.
    pub(crate) fn rename(&mut self, named: &Profile) {
        if self.player == named.id {
            self.given_name.clone_from(&named.given_name);
            self.family_name.clone_from(&named.family_name);
        }
        self.predecessors.iter_mut().for_each(|line| line.rename(named));
    }

    /// Whether somebody plays here, or has before.
    pub fn is_of(&self, player: PlayerId) -> bool {
        self.of(player).is_some()
    }

    /// The line of whoever plays here, or of one before.
    pub fn of(&self, player: PlayerId) -> Option<&StartLine> {
        let all = std::iter::once(self).chain(&self.predecessors);
        all.into_iter().find(|line| line.player == player)
    }

    /// From whom somebody has taken over in this line without the status of a substitute (`RAT-18`).
    pub fn taken_over_from(&self, player: PlayerId) -> Option<&StartLine> {
        let mut all = self.predecessors.iter().chain([self]);
        let place = all.position(|line| line.player == player && !line.has_status)?;
        self.predecessors.get(place.checked_sub(1)?)
    }

    /// Tells that a substitute has the status of one (`TR-8.7e`), whether they sit or have sat here.
    pub(crate) fn give_status(&mut self, player: PlayerId) -> bool {
        let is_it = self.player == player;
        self.has_status |= is_it;
        is_it || self.predecessors.iter_mut().any(|line| line.give_status(player))
    }

    /// The line with which the section started.
    pub fn at_start(&self) -> &StartLine {
        self.predecessors.first().unwrap_or(self)
    }

    /// The line once somebody plays on for its player.
    #[must_use]
    pub fn followed_by(&self, substitute: StartLine) -> StartLine {
        let before = StartLine { predecessors: Vec::new(), ..self.clone() };
        let predecessors = [self.predecessors.clone(), vec![before]].concat();
        StartLine { predecessors, has_status: false, ..substitute }
    }

    /// The rating with which the player started; none where an old start list does not tell the
    /// event's level.
    pub fn start(&self) -> Option<Start> {
        started_with(self.corrected, self.rating, self.fide, self.level)
    }
}
