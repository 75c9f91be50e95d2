//! Requests that are sent until they are answered, and the schedules, run in any way.

use app::{App, Problem};
use axum::http::Method;
use rules::PlayerId;
use serde_json::Value;
use store::Role;
use tests::{Answer, TestApp};

/// A request that is sent again and again is answered at last.
pub(crate) const TRIES_MAX: usize = 80;

/// Somebody's request.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) who: PlayerId,
    pub(crate) role: Role,
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) body: Value,
}

impl Request {
    pub(crate) fn post(who: PlayerId, role: Role, path: String, body: Value) -> Request {
        Request { who, role, method: Method::POST, path, body }
    }

    /// Sent once.
    pub(crate) async fn send(&self, app: &TestApp) -> Answer {
        let person = app.person_as(self.who, self.role);
        person.request(self.method.clone(), &self.path, &self.body).await
    }

    /// Sent until the server lives long enough to answer.
    pub(crate) async fn insist(&self, app: &TestApp) -> Answer {
        for _ in 0..TRIES_MAX {
            let answer = self.send(app).await;
            if answer.status != 503 {
                return answer;
            }
        }
        panic!("{} is never answered", self.path);
    }
}

/// How the schedules run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Runs {
    /// One after the other, as the local server runs them.
    InOrder,
    /// All of them twice, at the same time.
    Overlapping,
    /// Only the one that ends games.
    FlagsOnly,
}

impl Runs {
    /// Whether everything could be looked at.
    pub(crate) async fn once(self, app: &App) -> Result<bool, Problem> {
        let swept = match self {
            Runs::FlagsOnly => vec![time_forfeit::tick(app).await?],
            Runs::InOrder => vec![time_forfeit::tick(app).await?, clock_tick::tick(app).await?],
            Runs::Overlapping => {
                let (a, b, c, d) = tokio::join!(
                    time_forfeit::tick(app),
                    clock_tick::tick(app),
                    clock_tick::tick(app),
                    time_forfeit::tick(app)
                );
                // What one has changed under another's hands is looked at by the next run.
                let next = (time_forfeit::tick(app).await?, clock_tick::tick(app).await?);
                vec![a?, b?, c?, d?, next.0, next.1]
            }
        };
        Ok(swept.iter().all(|swept| swept.failed == 0 && !swept.unfinished))
    }

    /// Again and again, dying now and then, until they come through.
    pub(crate) async fn through(self, app: &App) {
        for _ in 0..TRIES_MAX {
            if self.once(app).await.is_ok_and(|clean| clean) {
                return;
            }
        }
        panic!("the schedules never come through");
    }
}
