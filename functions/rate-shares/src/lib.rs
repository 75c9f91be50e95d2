//! A rating run shared out: what a state machine asks between its maps. It asks what a list lacks,
//! has each share done by whoever is free, and asks again, until nothing is missing.
//!
//! The same shares are done one after the other by `rate` and `clock-tick`, so nothing rests on the
//! state machine but speed: a share may be done twice, late, or never asked for.

use app::{App, Problem};
use rules::rating::ListId;
use serde::{Deserialize, Serialize};

/// What the state machine hands over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The list, such as `chess-2027-1`.
    pub list: String,
    /// The share to be done; none: what is missing is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<u32>,
}

/// What is missing: a task for each share. None: the run rests.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missing {
    /// In any order.
    pub tasks: Vec<Task>,
}

/// Does a share, or tells what is missing.
///
/// # Errors
/// `unknown_rating_list` when the list has no run; `unavailable`: the task is handed over again.
pub async fn answer(app: &App, task: Task) -> Result<Missing, Problem> {
    let id: ListId = task.list.parse().map_err(|_| Problem::unknown_rating_list())?;
    if let Some(share) = task.share {
        app.do_rating_share(id, share).await?;
        return Ok(Missing::default());
    }
    let (_, shares) = app.missing_shares(id).await?;
    let task = |share| Task { list: task.list.clone(), share: Some(share) };
    Ok(Missing { tasks: shares.into_iter().map(task).collect() })
}
