//! What the players of a game that was played elsewhere have sent, as far as whoever asks may see it.

use app::view::{ColorView, time};
use app::{Problem, ReportedGame};
use chrono::{DateTime, Utc};
use rules::{Color, Game, GameReport, GameReports, HalfPoints, Instant, ReportsState, may_report};
use serde::Serialize;
use utoipa::ToSchema;

/// How far the reports of a game are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = GameReportsState)]
enum StateName {
    /// Nobody has sent one.
    Nothing,
    /// One player has; the other's is missing.
    Waiting,
    /// The results differ: the director records one.
    Differ,
    /// Both have sent the same result.
    Agree,
    /// Both have, and the director has decided otherwise.
    Overruled,
}

/// What the players of a game that was played elsewhere have sent (LAW-8.5).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameReports)]
pub(crate) struct ReportsView {
    state: StateName,
    /// My colour; none for an official.
    #[schema(required)]
    me: Option<ColorView>,
    /// Whether I may send a report now, or another in its place.
    may_report: bool,
    /// From when on the director is to record the result; none where nothing was sent, or it stands.
    #[schema(required)]
    director_from: Option<DateTime<Utc>>,
    /// The first half-move that is not the same in both, from 1, where I may read both.
    #[schema(required)]
    differ_at: Option<usize>,
    white: SideView,
    black: SideView,
}

/// What one player has sent.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameReportOf)]
struct SideView {
    #[schema(required)]
    sent_at: Option<DateTime<Utc>>,
    /// Of the opponent's nothing before I have sent mine, unless the game is over.
    #[schema(required)]
    report: Option<ReportView>,
}

/// A report.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameReport, example = json!({
    "white_halves": 2, "black_halves": 0, "moves": ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"]
}))]
struct ReportView {
    /// White's points in halves.
    white_halves: u8,
    /// Black's points in halves.
    black_halves: u8,
    /// The moves in SAN.
    moves: Vec<String>,
}

impl ReportsView {
    /// What the player of a colour sees, or an official.
    pub(crate) fn new(
        reported: &ReportedGame,
        me: Option<Color>,
        now: Instant,
    ) -> Result<ReportsView, Problem> {
        let ReportedGame { game, reports, .. } = reported;
        let reports = reports.as_ref().map(|stored| &stored.reports);
        let side = |color| SideView::new(game, reports, color, me);
        let over = game.ending().is_some();
        let overruled = reports.is_some_and(|reports| reports.is_overruled(game));
        let both = |reports: &&GameReports| me.is_none_or(|me| reports.may_read_other(me, over));
        Ok(ReportsView {
            state: match reports.map(GameReports::state) {
                None => StateName::Nothing,
                Some(ReportsState::WaitsFor(_)) => StateName::Waiting,
                Some(ReportsState::Differ { .. }) => StateName::Differ,
                Some(ReportsState::Agree) if overruled => StateName::Overruled,
                Some(ReportsState::Agree) => StateName::Agree,
            },
            me: me.map(ColorView::from),
            may_report: me.is_some() && may_report(game, reports, now),
            director_from: reports.and_then(GameReports::director_from).filter(|_| !over).map(time),
            differ_at: reports.filter(both).and_then(GameReports::differ_at),
            white: side(Color::White)?,
            black: side(Color::Black)?,
        })
    }
}

impl SideView {
    fn new(
        game: &Game,
        reports: Option<&GameReports>,
        of: Color,
        me: Option<Color>,
    ) -> Result<SideView, Problem> {
        let over = game.ending().is_some();
        let sent = reports.and_then(|reports| reports.of(of));
        let shown = me.is_none_or(|me| {
            me == of || reports.is_some_and(|reports| reports.may_read_other(me, over))
        });
        Ok(SideView {
            sent_at: sent.map(|sent| time(sent.at)),
            report: sent.filter(|_| shown).map(|sent| ReportView::new(game, sent)).transpose()?,
        })
    }
}

impl ReportView {
    fn new(game: &Game, sent: &GameReport) -> Result<ReportView, Problem> {
        let moves = sent.in_san(game.terms());
        let (HalfPoints(white_halves), HalfPoints(black_halves)) = (sent.white, sent.black);
        let moves = moves.ok_or_else(|| Problem::internal("a report has a move that is none"))?;
        Ok(ReportView { white_halves, black_halves, moves })
    }
}
