//! A league of teams: seasons, divisions, and who goes up and down (`TR-5.3-5.4` to `TR-5.6-5.7`).
//!
//! A season is one event, so that nobody plays for two teams of it (`TR-5.5`). Its sections belong to divisions; what
//! its tables come to is decided by an official, and the next season begins with that.

mod before;
mod check;
mod decide;
mod division;
mod fill;
mod movement;
mod terms;

pub use before::may_follow_another;
pub use decide::{Entitled, SeasonDecision, SeasonFacts, SeasonMove, SeasonRefusal};
pub use division::{DivisionRefusal, SectionDivision};
pub use fill::{DivisionPlan, TeamStrength};
pub(super) use fill::{fill_divisions, teams_of};
pub use movement::{Movement, SeasonLine, SeasonSection, season_lines};
pub use terms::{DIVISION_NAME_CHARACTERS_MAX, DIVISIONS_MAX, DIVISIONS_MIN, LeagueTerms};
