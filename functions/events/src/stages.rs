//! Stages as JSON: in what an event is not as its stage normally is.

use app::{App, Problem};
use rules::tournament::{EventState, HeldStage, Stage, StageRemark};
use serde::Serialize;
use store::StoredEvent;
use utoipa::ToSchema;

/// Events that are read at once.
const EVENTS_A_PAGE: u16 = 100;

/// Something in which an event is not as its stage normally is; nothing is refused for it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StageRemark)]
pub(crate) struct StageRemarkView {
    /// A stable name.
    code: &'static str,
    /// In English.
    detail: String,
    rule: &'static str,
    /// The name of the section that it is about.
    #[schema(required)]
    section: Option<String>,
    /// The year that it is about.
    #[schema(required)]
    year: Option<i32>,
    /// What there is: players of a section, or sections of a year.
    #[schema(required)]
    found: Option<usize>,
    /// What is normal, any of these; nothing where the remark says it all.
    normal: Vec<NormalView>,
}

/// So many players of a section, or sections of a year.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NormalNumber)]
struct NormalView {
    from: usize,
    /// None: or more.
    #[schema(required)]
    to: Option<usize>,
}

impl From<&StageRemark> for StageRemarkView {
    fn from(remark: &StageRemark) -> StageRemarkView {
        let (section, year, found) = match remark {
            StageRemark::UnusualSize { section, players, .. } => {
                (section.clone(), None, Some(*players))
            }
            StageRemark::ManySections { year, sections, .. } => {
                (None, Some(*year), Some(*sections))
            }
            StageRemark::EverySecondYear { year, .. } => (None, Some(*year), None),
        };
        let (code, detail, rule) = (remark.code(), remark.to_string(), remark.rule());
        let normal =
            remark.normal().into_iter().map(|(from, to)| NormalView { from, to }).collect();
        StageRemarkView { code, detail, rule, section, year, found, normal }
    }
}

/// The other events of a stage whose events are counted by the year; of other stages nobody asks.
pub(crate) async fn held_stages(app: &App, event: &StoredEvent) -> Result<Vec<HeldStage>, Problem> {
    let is_counted = |stage: &Stage| stage.is_counted_by_year();
    let Some(stage) = event.announcement.its_stage().filter(is_counted) else {
        return Ok(Vec::new());
    };
    let (mut held, mut before) = (Vec::new(), None);
    loop {
        let page = app.store.events_before(before, EVENTS_A_PAGE).await?;
        let others = page.iter().filter(|other| {
            other.id != event.id
                && other.state != EventState::Cancelled
                && other.announcement.its_stage() == Some(stage)
        });
        held.extend(others.map(|other| HeldStage {
            stage,
            starts_at: other.announcement.starts_at,
            sections: usize::try_from(other.sections).unwrap_or(usize::MAX),
        }));
        match page.last().filter(|_| page.len() == usize::from(EVENTS_A_PAGE)) {
            Some(last) => before = Some(last.id),
            None => return Ok(held),
        }
    }
}
