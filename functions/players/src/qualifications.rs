//! What a player is qualified for, by which article, from which section and until when (`TR-1.0.6`).

use std::collections::HashMap;

use app::view::{PlayerView, StageName, time};
use app::{
    App, Body, By, ChangeRefused, Problem, QualifiedRecord, SignedIn, retry, unless_changed,
};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, NaiveDate, Utc};
use rules::tournament::{
    Basis, Chance, ChanceKind, Deferral, DeferralFacts, EventState, Held, Part, Qualification,
    QualificationState, QualificationUse, Stage,
};
use rules::{Day, Outcome, PlayerId};
use serde::{Deserialize, Serialize};
use store::{EventId, QualifyingSection, Section, SectionId, StoredEvent};
use utoipa::ToSchema;

/// All that a player is and was qualified for.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PlayersQualifications)]
pub(crate) struct QualificationsView {
    player: PlayerView,
    /// From the highest stage down; by results in the order in which they were earned, then by titles and
    /// ratings.
    qualifications: Vec<QualificationView>,
    /// What entries have used and no result gives any more, since one was corrected: it stays (TR-1.0.7).
    stays: Vec<StayView>,
    /// What is missing for more: for the player alone.
    chances: Vec<ChanceView>,
    /// The World Championship Finals from which a place can be put off (TR-1.4.3): for a player alone who has one.
    finals: Vec<EventNameView>,
}

/// A right to enter a stage.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Qualification)]
struct QualificationView {
    /// By which article.
    article: &'static str,
    #[schema(value_type = StageName)]
    stage: Stage,
    part: PartName,
    /// The section whose result it rests on; none: titles and ratings.
    #[schema(required)]
    section: Option<PlayedInView>,
    /// The last day on which it is valid (TR-1.0.7); none where it has no end, or none yet.
    #[schema(required)]
    until: Option<NaiveDate>,
    state: StateName,
    /// The event for which it is used; one by titles and ratings is free again next year.
    #[schema(required)]
    used_in: Option<EventNameView>,
    /// When it was put off, and from which Final (TR-1.4.3).
    #[schema(required)]
    deferred: Option<DeferredView>,
}

/// That a place is put off.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DeferredPlace)]
pub(crate) struct DeferredView {
    /// The Final that is left out.
    pub(crate) event: EventNameView,
    /// When that was asked for.
    pub(crate) at: DateTime<Utc>,
}

/// Which place to put off.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DeferPlace, example = json!({ "section": 1, "event": 1 }))]
pub(crate) struct DeferBody {
    /// The section whose result gives it, by number.
    section: u32,
    /// The Final that is left out, by number.
    event: u32,
}

/// How much of an entry.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QualificationPart)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PartName {
    /// It is enough.
    Full,
    /// Two of them are (TR-1.1.2).
    Half,
}

impl From<Part> for PartName {
    fn from(part: Part) -> PartName {
        match part {
            Part::Full => PartName::Full,
            Part::Half => PartName::Half,
        }
    }
}

/// Whether a qualification can be used.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QualificationState)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StateName {
    Free,
    Used,
    Expired,
}

/// A section with a result.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QualifyingSection)]
pub(crate) struct PlayedInView {
    id: u32,
    name: String,
    event_name: String,
    #[schema(value_type = StageName)]
    stage: Stage,
    /// The day on which its last game ended; none while one runs: then only what is certain counts.
    #[schema(required)]
    ended_on: Option<NaiveDate>,
    /// Whether the place is shared, and no tie-break tells the players apart.
    shared: bool,
}

/// An event by its name.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NamedEvent)]
pub(crate) struct EventNameView {
    id: u32,
    name: String,
}

impl EventNameView {
    pub(crate) fn new(id: EventId, name: String) -> EventNameView {
        EventNameView { id: id.0, name }
    }
}

impl From<&QualifyingSection> for PlayedInView {
    fn from(section: &QualifyingSection) -> PlayedInView {
        PlayedInView {
            id: section.id.0,
            name: section.name.clone(),
            event_name: section.event_name.clone(),
            stage: section.stage,
            ended_on: section.ended_on.map(Day::to_date),
            shared: section.shared,
        }
    }
}

/// What an entry has used.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = UsedQualification)]
struct StayView {
    #[schema(value_type = StageName)]
    stage: Stage,
    event: EventNameView,
    /// The sections whose results it rested on, by number.
    sections: Vec<u32>,
}

/// What would qualify the player for a stage.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QualificationChance)]
struct ChanceView {
    /// By which article.
    article: &'static str,
    #[schema(value_type = StageName)]
    stage: Stage,
    #[serde(flatten)]
    missing: MissingView,
}

/// What is missing.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MissingForQualification)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum MissingView {
    /// So many half points more in a section.
    Points { section: u32, section_name: String, half_points: u32 },
    /// At least this place in a section when it is over.
    Place { section: u32, section_name: String, place: u32 },
    /// The end of a section, in which the points are there.
    End { section: u32, section_name: String },
    /// So many points more of a rating.
    Rating {
        points: u16,
        /// Whether it has to be fixed (TR-9.3).
        fixed: bool,
    },
}

/// What a player is qualified for, and why, as the tables stand now: for everybody (TR-1.0.6). What titles give
/// in events of ladies, and what is missing for more, is told to the player alone.
#[utoipa::path(
    get, path = "/api/players/{id}/qualifications", operation_id = "get_qualifications",
    tag = "ratings",
    params(("id" = u32, Path, description = "The player's number")),
    responses(
        (status = 200, body = QualificationsView),
        (status = 401),
        (status = 404),
    ),
    security((), ("access_token" = []))
)]
pub(crate) async fn get_qualifications(
    State(app): State<App>,
    me: Option<SignedIn>,
    Path(id): Path<String>,
) -> Result<Json<QualificationsView>, Problem> {
    let player = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    view(&app, me, player).await.map(Json)
}

/// Puts my place in a World Championship Final off to a later one (TR-1.4.3): once, before the start lists. It does
/// not expire then until I use it. Asked again for the same Final it is answered as it stands.
#[utoipa::path(
    post, path = "/api/players/{id}/deferrals", operation_id = "defer_place", tag = "ratings",
    params(("id" = u32, Path, description = "The player's number")), request_body = DeferBody,
    responses((status = 200, body = QualificationsView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn defer_place(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(body): Body<DeferBody>,
) -> Result<Json<QualificationsView>, Problem> {
    let player = id.parse().map(PlayerId).map_err(|_| Problem::unknown_player())?;
    if me.player != player {
        return Err(Problem::forbidden());
    }
    retry(|| defer_once(&app, player, body)).await?;
    view(&app, Some(me), player).await.map(Json)
}

async fn defer_once(app: &App, player: PlayerId, body: DeferBody) -> Result<Option<()>, Problem> {
    let event = app.known_event(EventId(body.event)).await?;
    let (record, now) = (app.qualified_record(player).await?, app.clock.now());
    let facts = DeferralFacts {
        event: event.id,
        announcement: &event.announcement,
        state: event.state,
        held: &record.held(false, None, Day::of(now)),
        deferrals: &record.deferrals,
    };
    match Deferral::ask(SectionId(body.section), &facts, now)? {
        Outcome::Unchanged => Ok(Some(())),
        Outcome::Changed(deferral) => {
            let deferred = unless_changed(app.store.defer(player, &deferral).await)?;
            app.store.ask_for_qualifiers(now).await?;
            Ok(deferred)
        }
    }
}

/// All of it as somebody reads it.
async fn view(
    app: &App,
    me: Option<SignedIn>,
    player: PlayerId,
) -> Result<QualificationsView, Problem> {
    let me = me.filter(|me| me.player == player);
    // What follows from the registered sex is not for programs, which may be somebody else's.
    let in_session = me.as_ref().is_some_and(|me| matches!(me.by, By::Session(_)));
    let record = app.qualified_record(player).await?;
    let is_lady = in_session && app.is_registered_lady(player).await?;
    let today = Day::of(app.clock.now());
    let held = record.held(is_lady, None, today);
    let chances = if me.is_some() { record.chances(&held, is_lady, today) } else { Vec::new() };
    let mut named: Vec<EventId> = record.uses.iter().map(|made| made.event).collect();
    named.extend(record.deferrals.iter().map(|deferral| deferral.event));
    named.sort();
    named.dedup();
    let names = Names::of(&record, &app.store.events(&named).await?);
    let finals = if in_session { finals(app, &held).await? } else { Vec::new() };
    Ok(QualificationsView {
        player: (&record.profile).into(),
        qualifications: held.qualifications.iter().map(|one| names.qualification(one)).collect(),
        stays: held.stays.iter().map(|made| names.stay(made)).collect(),
        chances: chances.iter().map(|chance| names.chance(chance)).collect(),
        finals,
    })
}

/// From which a place can be put off, where the player has one.
async fn finals(app: &App, held: &Held) -> Result<Vec<EventNameView>, Problem> {
    if !held.qualifications.iter().any(Qualification::can_be_deferred) {
        return Ok(Vec::new());
    }
    let is_open = |event: &StoredEvent| {
        let stage = event.announcement.its_stage();
        stage == Some(Stage::WorldChampionshipFinal) && event.state == EventState::Announced
    };
    let open = app.events_where(is_open).await?;
    let name = |it: StoredEvent| EventNameView { id: it.id.0, name: it.announcement.name };
    Ok(open.into_iter().map(name).collect())
}

/// Sections and events by their names.
struct Names<'a> {
    sections: HashMap<SectionId, &'a Section>,
    events: HashMap<EventId, String>,
}

impl<'a> Names<'a> {
    fn of(record: &'a QualifiedRecord, events: &[StoredEvent]) -> Names<'a> {
        let name = |event: &StoredEvent| (event.id, event.announcement.name.clone());
        Names {
            sections: record.sections.iter().map(|section| (section.id, section)).collect(),
            events: events.iter().map(name).collect(),
        }
    }

    fn event(&self, id: EventId) -> EventNameView {
        EventNameView::new(id, self.events.get(&id).cloned().unwrap_or_default())
    }

    /// As games and mails call it: the event and the section.
    fn section(&self, id: SectionId) -> String {
        self.sections.get(&id).map(|section| section.full_name()).unwrap_or_default()
    }

    fn qualification(&self, one: &Qualification) -> QualificationView {
        let (state, used_in) = match one.state {
            QualificationState::Free => (StateName::Free, None),
            QualificationState::Used(event) => (StateName::Used, Some(self.event(event))),
            QualificationState::Expired => (StateName::Expired, None),
        };
        QualificationView {
            article: one.article,
            stage: one.target,
            part: one.part.into(),
            section: self.played_in(&one.basis),
            until: one.until.map(Day::to_date),
            state,
            used_in,
            deferred: one
                .deferred
                .map(|it| DeferredView { event: self.event(it.event), at: time(it.at) }),
        }
    }

    fn played_in(&self, basis: &Basis) -> Option<PlayedInView> {
        match *basis {
            Basis::Section { section, stage, ended_on, shared } => {
                let found = self.sections.get(&section);
                Some(PlayedInView {
                    id: section.0,
                    name: found.map(|it| it.name.clone()).unwrap_or_default(),
                    event_name: found.map(|it| it.event_name.clone()).unwrap_or_default(),
                    stage,
                    ended_on: ended_on.map(Day::to_date),
                    shared,
                })
            }
            Basis::Player => None,
        }
    }

    fn stay(&self, made: &QualificationUse) -> StayView {
        StayView {
            stage: made.target,
            event: self.event(made.event),
            sections: made.basis.sections(),
        }
    }

    fn chance(&self, chance: &Chance) -> ChanceView {
        let missing = match chance.kind {
            ChanceKind::Points { section, half_points } => MissingView::Points {
                section: section.0,
                section_name: self.section(section),
                half_points,
            },
            ChanceKind::Place { section, place } => MissingView::Place {
                section: section.0,
                section_name: self.section(section),
                place,
            },
            ChanceKind::End { section } => {
                MissingView::End { section: section.0, section_name: self.section(section) }
            }
            ChanceKind::Rating { points, fixed } => MissingView::Rating { points, fixed },
        };
        ChanceView { article: chance.article, stage: chance.target, missing }
    }
}
