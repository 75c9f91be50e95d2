//! Stages as JSON: in what an event is not as its stage normally is.

use app::view::StageName;
use app::{App, Problem};
use rules::tournament::{Announcement, EventState, HeldStage, Part, Stage, StageRemark};
use serde::Serialize;
use store::StoredEvent;
use utoipa::ToSchema;

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
            StageRemark::WinnerAlone { year, sections, .. } => (None, Some(*year), Some(*sections)),
            StageRemark::EverySecondYear { year, .. } => (None, Some(*year), None),
        };
        let (code, detail, rule) = (remark.code(), remark.to_string(), remark.rule());
        let normal =
            remark.normal().into_iter().map(|(from, to)| NormalView { from, to }).collect();
        StageRemarkView { code, detail, rule, section, year, found, normal }
    }
}

/// What places of the event qualify for (TR-1.0.5): each for whoever has nothing higher.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = StageLead)]
pub(crate) struct StageLeadView {
    /// By which article.
    article: &'static str,
    /// For which stage.
    #[schema(value_type = StageName)]
    stage: Stage,
    /// Whether it is half an entry, two of which make one (TR-1.1.2).
    half: bool,
    /// Up to which place; none where the place does not count.
    #[schema(required)]
    place: Option<u32>,
    /// Or from how many per cent of the points possible; 0: whoever takes part.
    #[schema(required)]
    percent: Option<u32>,
    /// The lowest category of the event.
    #[schema(required)]
    from_category: Option<String>,
    /// The highest one.
    #[schema(required)]
    to_category: Option<String>,
}

/// All of an event, the highest first.
pub(crate) fn lead_views(announcement: &Announcement) -> Vec<StageLeadView> {
    let leads = announcement.leads().into_iter();
    leads
        .map(|lead| StageLeadView {
            article: lead.article,
            stage: lead.target,
            half: lead.part == Part::Half,
            place: lead.place,
            percent: lead.percent,
            from_category: lead.from_category.map(|category| category.to_string()),
            to_category: lead.to_category.map(|category| category.to_string()),
        })
        .collect()
}

/// The other events of a stage whose events are counted by the year; of other stages nobody asks.
pub(crate) async fn held_stages(app: &App, event: &StoredEvent) -> Result<Vec<HeldStage>, Problem> {
    let is_counted = |stage: &Stage| stage.is_counted_by_year();
    let Some(stage) = event.announcement.its_stage().filter(is_counted) else {
        return Ok(Vec::new());
    };
    let is_other = |other: &StoredEvent| {
        other.id != event.id
            && other.state != EventState::Cancelled
            && other.announcement.its_stage() == Some(stage)
    };
    let others = app.events_where(is_other).await?;
    let held = others.iter().map(|other| HeldStage {
        stage,
        starts_at: other.announcement.starts_at,
        sections: usize::try_from(other.sections).unwrap_or(usize::MAX),
    });
    Ok(held.collect())
}
