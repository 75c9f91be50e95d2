//! The letter about a decision of the tournament director or of an officer.

use app::Problem;
use rules::{Directive, Event};

use crate::letter::{Draft, Scene};

impl Scene<'_> {
    /// What an official has decided.
    pub(crate) async fn directed(self, event: u32) -> Result<Option<Draft>, Problem> {
        let &Event::Directed { directive, .. } = self.happened(event)? else {
            return Err(Problem::internal("a notice of a decision is of another event"));
        };
        let (what, by, days) = match directive {
            Directive::ClockAdjusted { by, days: 0, .. } => ("counted", by, 0),
            Directive::ClockAdjusted { by, days: days @ 1.., .. } => ("added", by, days),
            Directive::ClockAdjusted { by, days, .. } => ("given", by, days),
            Directive::ClocksStopped => ("stopped", self.color, 0),
            Directive::ClocksResumed => ("resumed", self.color, 0),
            Directive::SentToAdjudication => ("adjudication", self.color, 0),
            Directive::Reinstated => ("reinstated", self.color, 0),
            // Those have ended the game, which another letter tells.
            Directive::Defaulted { .. }
            | Directive::Cancelled
            | Directive::Adjudicated { .. }
            | Directive::Recorded { .. } => {
                return Ok(None);
            }
        };
        let said = vec![
            ("what", what.to_owned()),
            ("whose", self.whose(by)),
            ("n", days.unsigned_abs().to_string()),
            ("text", self.text_with(&[format!("event-{event}")]).await?),
        ];
        Ok(Some(self.to_game("mail-directed", said)))
    }
}
