//! The desk: what directors and officers rule, and what that does to a game.

mod directive;
mod measure;
mod outcome;
mod ruling;

pub(crate) use directive::Adjustment;
pub use directive::{Directive, Stop};
pub use measure::{
    ADJUST_DAYS_MAX, ADJUST_MOVES_MAX, Measure, MeasureRefusal, PENALTY_DAYS_MAX, PublicationStep,
};
pub use outcome::Outcome;
pub use ruling::{Breach, RulingKind};
