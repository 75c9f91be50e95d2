//! Who has come into the Table of Qualifiers.

use app::{App, OfStage, Problem, Query};
use axum::extract::State;
use axum::response::IntoResponse;
use rules::Instant;
use rules::tournament::Stage;
use store::ListedQualifier;

use crate::atom::{Entry, Feed};

/// Who has come into the Table of Qualifiers of a stage, the latest first (TR-1.0.6).
#[utoipa::path(
    get, path = "/api/qualifiers.atom", operation_id = "get_qualifiers_feed", tag = "feeds",
    params(OfStage),
    responses(
        (status = 200, body = String, content_type = "application/atom+xml"),
        (status = 400),
    )
)]
pub(crate) async fn get_qualifiers_feed(
    State(app): State<App>,
    Query(OfStage { stage }): Query<OfStage>,
) -> Result<impl IntoResponse, Problem> {
    let made = app.qualifiers_of(stage).await?;
    let lines = match made.of(stage) {
        Some(table) => app.store.listed_qualifiers(table).await?,
        None => Vec::new(),
    };
    Feed {
        title: format!("Table of Qualifiers: {}", name_of(stage)),
        address: format!("{}/api/qualifiers.atom?stage={}", app.origin, stage.code()),
        page: format!("{}/qualifiers?stage={}", app.origin, stage.code()),
        begins: Instant::from_unix(0),
        // What no result gives any more is no news.
        entries: lines
            .iter()
            .filter(|line| !line.stays)
            .map(|line| entry(&app, stage, line))
            .collect(),
    }
    .answer()
}

fn entry(app: &App, stage: Stage, line: &ListedQualifier) -> Entry {
    let ListedQualifier { player, given_name, family_name, federation, article, .. } = line;
    let by: Vec<String> = line.sections.iter().map(|it| it.id.0.to_string()).collect();
    let anchor = [vec![stage.code().to_owned(), article.clone()], by].concat().join("-");
    let results = line.sections.iter().map(|it| format!("{}, {}", it.event_name, it.name));
    let results: Vec<String> = results.collect();
    let because = match results.as_slice() {
        [] => "by title or rating".to_owned(),
        results => format!("by the result in {}", results.join(" and ")),
    };
    Entry {
        page: format!("{}/player/{player}/qualifications#{anchor}", app.origin),
        title: format!("{given_name} {family_name} ({federation}): {}", name_of(stage)),
        text: format!("Qualified {because} ({article})."),
        at: line.since,
    }
}

/// A stage in words.
fn name_of(stage: Stage) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    };
    stage.code().split('_').map(capital).collect::<Vec<_>>().join(" ")
}
