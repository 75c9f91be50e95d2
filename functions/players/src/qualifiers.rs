//! The Table of Qualifiers, stage by stage (`TR-1.0.6`).

use std::collections::BTreeSet;
use std::sync::Arc;

use app::view::{PlayerView, StageName, time};
use app::{App, OfStage, Problem, Query, cell};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use chrono::{DateTime, NaiveDate, Utc};
use rules::Day;
use rules::tournament::Stage;
use serde::{Deserialize, Serialize};
use store::{ListedQualifier, QualifierTable, QualifyingSection, StoredQualifiers, folded};
use utoipa::{IntoParams, ToSchema};

use crate::known::Known;
use crate::qualifications::{DeferredView, EventNameView, PartName, PlayedInView, StateName};

/// Lines of one answer, unless it is asked for fewer.
const LIMIT: usize = 100;
/// Lines of one answer at most.
const LIMIT_MAX: usize = 500;
/// Tables that are held: those of all stages, and some from before.
const TABLES_MAX: usize = 10;
const HEADINGS: [&str; 12] = [
    "id",
    "family_name",
    "given_name",
    "federation",
    "title",
    "article",
    "part",
    "sections",
    "ended_on",
    "until",
    "state",
    "used_in",
];

/// A part of a stage's table.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Qualifiers)]
pub(crate) struct QualifiersView {
    #[schema(value_type = StageName)]
    stage: Stage,
    /// When the tables were made last: at once when a result or an entry has changed, and every day; none
    /// before the first time.
    #[schema(required)]
    made_at: Option<DateTime<Utc>>,
    /// When this one last changed.
    #[schema(required)]
    changed_at: Option<DateTime<Utc>>,
    /// Lines that fit what was asked for.
    total: usize,
    lines: Vec<QualifierView>,
    /// What to give as `after` to go on; none at the end.
    #[schema(required)]
    next: Option<usize>,
    /// The federations of all players of the table.
    federations: Vec<String>,
    /// The articles by which somebody is in it.
    articles: Vec<String>,
    /// The tables of all stages.
    tables: Vec<TableView>,
}

/// The table of a stage, in short.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QualifierTable)]
struct TableView {
    #[schema(value_type = StageName)]
    stage: Stage,
    /// How many lines it has.
    lines: u32,
    /// How many of them can be used.
    free: u32,
}

/// Who may enter the stage, and why.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Qualifier)]
struct QualifierView {
    player: PlayerView,
    /// By which article.
    article: String,
    part: PartName,
    /// The sections whose results it rests on; none: titles and ratings.
    sections: Vec<PlayedInView>,
    /// The last day on which it is valid (TR-1.0.7); none where it has no end, or none yet.
    #[schema(required)]
    until: Option<NaiveDate>,
    state: StateName,
    /// The event for which it is used.
    #[schema(required)]
    used_in: Option<EventNameView>,
    /// The Final from which the place was put off (TR-1.4.3).
    #[schema(required)]
    deferred: Option<DeferredView>,
    /// Whether it was used and holds no more, since a result was corrected: it stays (TR-1.0.7).
    stays: bool,
    /// Since when the table has the line.
    since: DateTime<Utc>,
}

impl From<&ListedQualifier> for QualifierView {
    fn from(line: &ListedQualifier) -> QualifierView {
        QualifierView {
            player: player(line),
            article: line.article.clone(),
            part: line.part.into(),
            sections: line.sections.iter().map(PlayedInView::from).collect(),
            until: line.until.map(Day::to_date),
            state: state(line),
            used_in: line.used_in.as_ref().map(|(id, name)| EventNameView::new(*id, name.clone())),
            deferred: line.deferred.as_ref().map(|(id, name, at)| DeferredView {
                event: EventNameView::new(*id, name.clone()),
                at: time(*at),
            }),
            stays: line.stays,
            since: time(line.since),
        }
    }
}

fn player(line: &ListedQualifier) -> PlayerView {
    PlayerView {
        id: line.player.0,
        given_name: line.given_name.clone(),
        family_name: line.family_name.clone(),
        federation: line.federation.clone(),
        title: line.title.clone(),
        rating: line.rating,
    }
}

fn state(line: &ListedQualifier) -> StateName {
    if line.used_in.is_some() { StateName::Used } else { StateName::Free }
}

/// What to show of a table.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// The stage that somebody is qualified for.
    #[param(value_type = StageName, inline = false)]
    stage: Stage,
    /// Part of a name, with or without its accents, or the beginning of a number.
    #[serde(default)]
    search: Option<String>,
    /// Three letters.
    #[serde(default)]
    federation: Option<String>,
    /// By which article.
    #[serde(default)]
    article: Option<String>,
    /// Only what can be used.
    #[serde(default)]
    free: bool,
    /// What `next` of the answer before said.
    #[serde(default)]
    after: Option<usize>,
    /// Lines of the answer, 1 to 500; 100 unless told.
    #[serde(default)]
    limit: Option<usize>,
}

impl Wanted {
    fn fits(&self, line: &ListedQualifier, words: &[String]) -> bool {
        let of = |wanted: &Option<String>, has: &str| {
            wanted.as_deref().is_none_or(|wanted| wanted.is_empty() || has == wanted)
        };
        of(&self.federation, &line.federation)
            && of(&self.article, &line.article)
            && (!self.free || line.used_in.is_none())
            && (words.is_empty() || is_named(line, words))
    }
}

/// Whether each of the words is in the player's name, or begins the number.
fn is_named(line: &ListedQualifier, words: &[String]) -> bool {
    let name = folded(&format!("{} {}", line.given_name, line.family_name));
    let number = line.player.to_string();
    words.iter().all(|word| name.contains(word) || number.starts_with(word.as_str()))
}

/// Tables that were read, by stage and calculation, as pages of them are asked for. Cloning shares them.
#[derive(Clone)]
pub(crate) struct KnownTables(Known<(Stage, u32), Vec<ListedQualifier>>);

impl Default for KnownTables {
    fn default() -> KnownTables {
        KnownTables(Known::new(TABLES_MAX))
    }
}

impl KnownTables {
    /// What there is of the tables, and the lines of a stage's; none where none were made.
    async fn of(
        &self,
        app: &App,
        stage: Stage,
    ) -> Result<(StoredQualifiers, Arc<Vec<ListedQualifier>>), Problem> {
        let made = app.qualifiers_of(stage).await?;
        let lines = match made.of(stage) {
            Some(table) => {
                let read = async { Ok(app.store.listed_qualifiers(table).await?) };
                self.0.of(&(stage, table.calculation), read).await?
            }
            None => Arc::default(),
        };
        Ok((made, lines))
    }
}

/// Who is qualified for a stage, by which article, from which section and until when; and what of it is used
/// (TR-1.0.6). Players by name; what titles give in events of ladies is not told.
#[utoipa::path(
    get, path = "/api/qualifiers", operation_id = "list_qualifiers", tag = "ratings",
    params(Wanted),
    responses(
        (status = 200, body = QualifiersView),
        (status = 400),
    )
)]
pub(crate) async fn list_qualifiers(
    State(app): State<App>,
    Extension(known): Extension<KnownTables>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<QualifiersView>, Problem> {
    let (made, lines) = known.of(&app, wanted.stage).await?;
    let words: Vec<String> =
        wanted.search.iter().flat_map(|text| text.split_whitespace()).map(folded).collect();
    let fitting: Vec<&ListedQualifier> =
        lines.iter().filter(|line| wanted.fits(line, &words)).collect();
    let total = fitting.len();
    let first = wanted.after.unwrap_or(0).min(total);
    let limit = wanted.limit.unwrap_or(LIMIT).clamp(1, LIMIT_MAX);
    let federations: BTreeSet<&String> = lines.iter().map(|line| &line.federation).collect();
    let articles: BTreeSet<&String> = lines.iter().map(|line| &line.article).collect();
    let table = |table: &QualifierTable| TableView {
        stage: table.stage,
        lines: table.lines,
        free: table.free,
    };
    Ok(Json(QualifiersView {
        stage: wanted.stage,
        made_at: made.made_at.map(time),
        changed_at: made.of(wanted.stage).map(|table| time(table.changed_at)),
        total,
        lines: fitting.into_iter().skip(first).take(limit).map(QualifierView::from).collect(),
        next: Some(first + limit).filter(|next| *next < total),
        federations: federations.into_iter().cloned().collect(),
        articles: articles.into_iter().cloned().collect(),
        tables: made.tables.iter().map(table).collect(),
    }))
}

/// A stage's whole table as CSV, a line for each qualification: players by name. The state is free, used,
/// deferred (TR-1.4.3), or stays: used, and no result gives it any more.
#[utoipa::path(
    get, path = "/api/qualifiers.csv", operation_id = "download_qualifiers_csv", tag = "ratings",
    params(OfStage),
    responses(
        (status = 200, body = String, content_type = "text/csv"),
        (status = 400),
    )
)]
pub(crate) async fn download_qualifiers_csv(
    State(app): State<App>,
    Extension(known): Extension<KnownTables>,
    Query(wanted): Query<OfStage>,
) -> Result<impl IntoResponse, Problem> {
    let (_, lines) = known.of(&app, wanted.stage).await?;
    let csv = csv(&lines).map_err(Problem::internal)?;
    let kind = (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned());
    Ok(([kind, named(wanted.stage, "csv")], csv))
}

/// A stage's whole table as JSON.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QualifiersFile)]
pub(crate) struct FileView {
    #[schema(value_type = StageName)]
    stage: Stage,
    /// When the tables were made last.
    #[schema(required)]
    made_at: Option<DateTime<Utc>>,
    lines: Vec<QualifierView>,
}

/// A stage's whole table as JSON: players by name.
#[utoipa::path(
    get, path = "/api/qualifiers.json", operation_id = "download_qualifiers_json", tag = "ratings",
    params(OfStage),
    responses(
        (status = 200, body = FileView),
        (status = 400),
    )
)]
pub(crate) async fn download_qualifiers_json(
    State(app): State<App>,
    Extension(known): Extension<KnownTables>,
    Query(wanted): Query<OfStage>,
) -> Result<impl IntoResponse, Problem> {
    let (made, lines) = known.of(&app, wanted.stage).await?;
    let file = FileView {
        stage: wanted.stage,
        made_at: made.made_at.map(time),
        lines: lines.iter().map(QualifierView::from).collect(),
    };
    Ok(([named(wanted.stage, "json")], Json(file)))
}

/// The name under which a browser keeps the file.
fn named(stage: Stage, kind: &str) -> (header::HeaderName, String) {
    let name = format!("attachment; filename=\"qualifiers-{}.{kind}\"", stage.code());
    (header::CONTENT_DISPOSITION, name)
}

fn csv(lines: &[ListedQualifier]) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(HEADINGS)?;
    for line in lines {
        let sections = |text: &dyn Fn(&QualifyingSection) -> String| {
            line.sections.iter().map(text).collect::<Vec<_>>().join(" ")
        };
        let day = |day: Option<Day>| day.map_or(String::new(), |day| day.to_string());
        let used_in = line.used_in.as_ref().map_or(String::new(), |(id, _)| id.0.to_string());
        writer.write_record([
            line.player.to_string().as_str(),
            &cell(&line.family_name),
            &cell(&line.given_name),
            &line.federation,
            line.title.as_deref().unwrap_or_default(),
            &line.article,
            line.part.code(),
            &sections(&|section| section.id.0.to_string()),
            &sections(&|section| day(section.ended_on)),
            &day(line.until),
            match (line.stays, &line.used_in, &line.deferred) {
                (true, ..) => "stays",
                (false, Some(_), _) => "used",
                (false, None, Some(_)) => "deferred",
                (false, None, None) => "free",
            },
            &used_in,
        ])?;
    }
    writer.into_inner().map_err(|error| error.into_error().into())
}
