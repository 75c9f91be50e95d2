//! What goes to Congress, and what comes from it: a year's titles and norms, and the certificate of each
//! title (`TR-10.10f-i`, `TR-12.6-12.9`).

use std::collections::{BTreeSet, HashMap};

use app::view::{PlayerView, time};
use app::{App, Problem};
use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, Utc};
use rules::title::{ReportPart, ReportedNorms, TitleStep, reported_norms};
use rules::{Day, Instant, PlayerId, Profile, Title};
use serde::Serialize;
use store::{Section, SectionId, StoredTitleCase};
use utoipa::ToSchema;

use crate::title_cases::find;

/// The first year for which there is a report: no title was confirmed here before.
const FIRST_YEAR: u16 = 2020;

/// What a certificate says.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleCertificate)]
pub(crate) struct CertificateView {
    case: u32,
    player: PlayerView,
    /// WCCC, LWCCC, GM, SIM, IM, CCM, CCE or IA.
    award: String,
    /// A world champion's number.
    #[schema(required)]
    cycle: Option<u16>,
    /// The article under which it was won.
    article: String,
    /// When it was confirmed and registered.
    confirmed_at: DateTime<Utc>,
}

/// The titles of a year, as the qualifications commissioner reports them to Congress.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleReport)]
pub(crate) struct ReportView {
    year: u16,
    /// Whether there is a report for the year before.
    has_earlier: bool,
    /// Whether the year is over.
    complete: bool,
    /// Confirmed and registered in the year, in order; also those that were revoked since.
    confirmed: Vec<ReportedView>,
    /// Revoked in the year with the approval of Congress.
    revoked: Vec<ReportedView>,
    /// What is published now and waits for the votes of Congress.
    for_congress: Vec<PendingView>,
    /// Norms that were made in the year, by the end of their sections (TR-12.6-12.9).
    norms: Vec<ReportedNormView>,
}

/// What a player has made in a section.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReportedNorm)]
struct ReportedNormView {
    player: PlayerView,
    /// For which titles, the highest first.
    titles: Vec<String>,
    section: u32,
    section_name: String,
    event_name: String,
    /// When the section was finished.
    finished_at: DateTime<Utc>,
}

/// A title in the report.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReportedTitle)]
struct ReportedView {
    case: u32,
    player: PlayerView,
    award: String,
    #[schema(required)]
    cycle: Option<u16>,
    /// The article under which it was won, or was revoked.
    article: String,
    at: DateTime<Utc>,
    /// Votes of Congress for it, where it has voted.
    #[schema(required)]
    approving: Option<u16>,
    /// Of so many.
    #[schema(required)]
    of: Option<u16>,
    /// Whether there is a certificate: it is in force.
    has_certificate: bool,
}

/// A case that waits for Congress.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TitleForCongress)]
struct PendingView {
    case: u32,
    player: PlayerView,
    award: String,
    /// Whether the title is to be revoked.
    revocation: bool,
    /// Until when objections are taken at least; none of what is revoked without any.
    #[schema(required)]
    until: Option<DateTime<Utc>>,
}

/// What the certificate of a title says that is in force: the page prints it.
#[utoipa::path(
    get, path = "/api/titles/{case}", operation_id = "get_certificate", tag = "titles",
    params(("case" = u32, Path, description = "The case's number")),
    responses((status = 200, body = CertificateView), (status = 404))
)]
pub(crate) async fn get_certificate(
    State(app): State<App>,
    Path(case): Path<String>,
) -> Result<Json<CertificateView>, Problem> {
    let stored = find(&app, &case).await?;
    let case = &stored.case;
    let unknown = || Problem::not_found("no_certificate", "There is no such title in force.");
    let confirmed_at = case.certified_at().ok_or_else(unknown)?;
    Ok(Json(CertificateView {
        case: stored.id,
        player: (&app.profile(case.player).await?).into(),
        award: case.award.to_string(),
        cycle: case.cycle,
        article: case.article(),
        confirmed_at: time(confirmed_at),
    }))
}

/// The titles of a year for the report to Congress: confirmed, revoked, and what Congress will vote
/// about; and the norms that were made in it.
#[utoipa::path(
    get, path = "/api/titles/reports/{year}", operation_id = "report_titles", tag = "titles",
    params(("year" = u16, Path, description = "The year, from 2020")),
    responses((status = 200, body = ReportView), (status = 404))
)]
pub(crate) async fn report_titles(
    State(app): State<App>,
    Path(year): Path<String>,
) -> Result<Json<ReportView>, Problem> {
    let unknown = || Problem::not_found("no_title_report", "There is no report for this year.");
    let year: u16 = year.parse().map_err(|_| unknown())?;
    let (from, to) = bounds(year).ok_or_else(unknown)?;
    let now = app.clock.now();
    if year < FIRST_YEAR || from > now {
        return Err(unknown());
    }
    let decided = app.store.decided_title_cases(from, to).await?;
    let mut waiting = app.store.waiting_title_cases().await?;
    // What may be taken away from somebody is told when it is decided.
    waiting.retain(|stored| stored.case.goes_to_congress() && !stored.case.is_about_revocation());
    let norms = reported_norms(&app.store.norms_made(from, to).await?, from, to);
    let sections: BTreeSet<SectionId> = norms.iter().map(|of| SectionId(of.section)).collect();
    let sections = app.store.sections(&sections.into_iter().collect::<Vec<_>>()).await?;
    let players = decided.iter().chain(&waiting).map(|stored| stored.case.player);
    let players = players.chain(norms.iter().map(|of| of.player));
    let people = app.people(players.collect()).await?;
    let part = |part| reported(&decided, part, (from, to), &people);
    let pending = |stored: &StoredTitleCase| {
        Some(PendingView {
            case: stored.id,
            player: people.get(&stored.case.player)?.into(),
            award: stored.case.award.to_string(),
            revocation: stored.case.is_about_revocation(),
            until: stored.case.objections_until().filter(|_| stored.case.state.waits()).map(time),
        })
    };
    Ok(Json(ReportView {
        year,
        has_earlier: year > FIRST_YEAR,
        complete: to <= now,
        confirmed: part(ReportPart::Confirmed),
        revoked: part(ReportPart::Revoked),
        for_congress: waiting.iter().filter_map(pending).collect(),
        norms: norm_lines(norms, &sections, &people),
    }))
}

fn norm_lines(
    reported: Vec<ReportedNorms>,
    sections: &[Section],
    people: &HashMap<PlayerId, Profile>,
) -> Vec<ReportedNormView> {
    let line = |of: ReportedNorms| {
        let played = sections.iter().find(|known| known.id == SectionId(of.section));
        Some(ReportedNormView {
            player: people.get(&of.player)?.into(),
            titles: of.titles.iter().map(Title::to_string).collect(),
            section: of.section,
            section_name: played.map(|known| known.name.clone()).unwrap_or_default(),
            event_name: played.map(|known| known.event_name.clone()).unwrap_or_default(),
            finished_at: time(of.finished_at),
        })
    };
    reported.into_iter().filter_map(line).collect()
}

/// A year's first moment, and that of the next.
fn bounds(year: u16) -> Option<(Instant, Instant)> {
    let start = |year: u16| Day::new_year(i32::from(year)).map(Day::starts_at);
    start(year).zip(start(year.checked_add(1)?))
}

fn reported(
    cases: &[StoredTitleCase],
    part: ReportPart,
    (from, to): (Instant, Instant),
    people: &HashMap<PlayerId, Profile>,
) -> Vec<ReportedView> {
    let mut lines: Vec<(Instant, ReportedView)> = Vec::new();
    for stored in cases {
        let case = &stored.case;
        let found = case.reported(from, to).into_iter().find(|(its, _)| *its == part);
        let Some(((_, at), player)) = found.zip(people.get(&case.player)) else { continue };
        let step = match part {
            ReportPart::Revoked if !case.is_revocation() => TitleStep::Revoke,
            ReportPart::Confirmed | ReportPart::Revoked => TitleStep::Confirm,
        };
        let votes = case.decided(step).and_then(|made| case.votes_of(made));
        let line = ReportedView {
            case: stored.id,
            player: player.into(),
            award: case.award.to_string(),
            cycle: case.cycle,
            article: match part {
                ReportPart::Confirmed => case.article(),
                ReportPart::Revoked => case.rule_of(TitleStep::Revoke).to_owned(),
            },
            at: time(at),
            approving: votes.map(|votes| votes.approving),
            of: votes.map(|votes| votes.of),
            has_certificate: case.certified_at().is_some(),
        };
        lines.push((at, line));
    }
    lines.sort_by_key(|(at, line)| (*at, line.case));
    lines.into_iter().map(|(_, line)| line).collect()
}
