//! The letters about a decision of the tournament director or of an officer about a game.

use app::Problem;
use post::mail::Diagram;
use rules::{Directive, Event, PlayerId, Position, RestoredPosition, Ruling};
use store::Error;

use crate::draft::Draft;
use crate::names::director_name;
use crate::scene::Scene;

impl Scene<'_> {
    /// What an official has decided.
    pub(crate) async fn directed(self, event: u32) -> Result<Option<Draft>, Problem> {
        let &Event::Directed { directive, decision, .. } = self.happened(event)? else {
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
            Directive::Replaced { by, from, .. } if from <= self.game.terms().starts_at => {
                ("newcomer", by, 0)
            }
            Directive::Replaced { by, .. } => ("replaced", by, 0),
            // Those have ended the game, which another letter tells.
            Directive::Defaulted { .. }
            | Directive::Cancelled
            | Directive::Adjudicated { .. }
            | Directive::Recorded { .. } => {
                return Ok(None);
            }
        };
        let mut said = vec![
            ("what", what.to_owned()),
            ("whose", self.whose(by)),
            ("n", days.unsigned_abs().to_string()),
            ("text", self.text_with(&[format!("event-{event}")]).await?),
        ];
        said.extend(self.rested_on(decision).await?);
        Ok(Some(self.to_game("mail-directed", said)))
    }

    /// Who has made a decision, and on which article it rests.
    async fn rested_on(&self, decision: u32) -> Result<[(&'static str, String); 3], Problem> {
        let (by, rule) = match self.app.store.decision(self.section(), decision).await {
            Ok(kept) => (Some(kept.ruling.by), kept.ruling.rule),
            // What was told of a game that was brought here.
            Err(Error::NotFound) => (None, None),
            Err(error) => return Err(error.into()),
        };
        let official = director_name(self.app, by.filter(|by| *by != PlayerId(0))).await?;
        let cites = if rule.is_some() { "rule" } else { "none" };
        let rule = rule.unwrap_or_default();
        Ok([("official", official), ("cites", cites.to_owned()), ("rule", rule)])
    }

    /// From where a game goes on that is played elsewhere (`LAW-7.2`).
    pub(crate) async fn restored(self, decided: Ruling) -> Result<Draft, Problem> {
        let missing = || Problem::internal("a decision about a game says nothing of a position");
        let RestoredPosition { variant, fen } = decided.position.ok_or_else(missing)?;
        let position = Position::from_fen(variant, &fen).map_err(Problem::internal)?;
        let said = vec![
            ("director", director_name(self.app, Some(decided.by)).await?),
            ("position", fen),
            ("rule", decided.rule.unwrap_or_else(|| "LAW-7.2".to_owned())),
            ("text", decided.reason),
        ];
        let diagram = Diagram { position, seen_from: self.color, last: None };
        let draft = self.to_game("mail-position-restored", said);
        Ok(Draft { diagram: Some(diagram), ..draft })
    }
}
