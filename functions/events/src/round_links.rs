//! From round to round: the event that another one goes on from, and those that go on from it.

use app::{App, Problem, is_of_swiss};
use futures_util::future::try_join;
use rules::Instant;
use rules::tournament::System;
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

/// What stands beside an event in its row.
pub(crate) struct Beside {
    /// The round before.
    pub(crate) before: Option<RoundView>,
    /// Those that go on from it.
    pub(crate) after: Vec<RoundView>,
    /// Which round of its Swiss tournament it is, counted from 1.
    pub(crate) swiss_round: Option<usize>,
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
    ) -> Result<Beside, Problem> {
        let announced = &event.announcement;
        let is_swiss = matches!(announced.system, System::Swiss { .. });
        let before = async {
            match announced.previous_round {
                // Its number is that of the rounds before it.
                Some(_) if is_swiss => app.rounds_before(event).await,
                Some(previous) => Ok(app.store.events(&[previous.event]).await?),
                None => Ok(Vec::new()),
            }
        };
        let after = async { Ok::<_, Problem>(app.store.rounds_after(event.id).await?) };
        let (before, after) = try_join(before, after).await?;
        let of_swiss = |before: &&StoredEvent| is_of_swiss(before, announced.system);
        let view = |event: &StoredEvent| RoundView::of(event, now);
        Ok(Beside {
            before: before.first().map(view),
            after: after.iter().map(view).collect(),
            swiss_round: is_swiss.then(|| 1 + before.iter().filter(of_swiss).count()),
        })
    }
}
