//! From round to round: the event that another one goes on from, and those that go on from it.

use app::{App, Problem};
use futures_util::future::try_join;
use rules::Instant;
use serde::Serialize;
use store::StoredEvent;
use utoipa::ToSchema;

use crate::phase::Phase;

/// An event that another one goes on from, or that goes on from it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Round)]
pub(crate) struct RoundView {
    event: u32,
    name: String,
    phase: Phase,
}

impl RoundView {
    fn of(event: &StoredEvent, now: Instant) -> RoundView {
        let name = event.announcement.name.clone();
        RoundView { event: event.id.0, name, phase: Phase::of(event, now) }
    }

    /// The round before an event, and those that go on from it.
    pub(crate) async fn beside(
        app: &App,
        event: &StoredEvent,
        now: Instant,
    ) -> Result<(Option<RoundView>, Vec<RoundView>), Problem> {
        let before = async {
            match event.announcement.previous_round {
                Some(previous) => Ok(app.store.events(&[previous.event]).await?.pop()),
                None => Ok(None),
            }
        };
        let after = async { Ok::<_, Problem>(app.store.rounds_after(event.id).await?) };
        let (before, after) = try_join(before, after).await?;
        let view = |event: &StoredEvent| RoundView::of(event, now);
        Ok((before.as_ref().map(view), after.iter().map(view).collect()))
    }
}
