//! The scores that the players of a game by post or e-mail keep here (`LAW-8.1`), and what the director decides
//! about them.

use app::view::ColorView;
use app::{
    App, AtDesk, Body, By, ChangeRefused, GamePath, Problem, ScoredGame, SignedIn, text_of,
    viewer_of,
};
use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use futures_util::future::try_join;
use rules::tournament::Viewer;
use rules::{
    ByColor, Color, Day, HalfPoints, LineRequest, Overstep, Refusal, ScoreAsk, ScoreClaimKind,
    ScorePosition, ScoreRuler, ScoreRuling, answer_score, claim_in_score, enter_score,
};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::score_view::{AskName, ClaimName, PositionView, ScoresView};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = EnterScore, example = json!({
    "from": 1, "lines": [{ "move": "e4", "arrived_on": "2027-01-10", "sent_on": "2027-01-12" }]
}))]
pub(crate) struct EnterBody {
    /// The half-move, from 1, with which the lines begin: they take the place of all that stood from
    /// there on.
    from: usize,
    /// The half-moves in order; none: what stood from there on is struck.
    lines: Vec<LineBody>,
}

/// A half-move as it stands on a card or in a mail.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ScoreLineBody)]
pub(crate) struct LineBody {
    /// The move in SAN, UCI or ICCF numbers, with (=) behind it where a draw was offered.
    r#move: String,
    /// The day on which the move that it answers arrived; of the first move the day on which play began.
    arrived_on: NaiveDate,
    /// The day on which it was sent.
    sent_on: NaiveDate,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ClaimInScore, example = json!({ "kind": "time_exceeded", "note": "See moves 8 to 10." }))]
pub(crate) struct ClaimBody {
    /// What is claimed.
    #[schema(value_type = ClaimName)]
    kind: ScoreClaimKind,
    /// What the director is to know: at most 1,000 characters.
    note: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnswerScore, example = json!({ "position": null }))]
pub(crate) struct AnswerBody {
    /// What I know of the position, where the director has asked for it (LAW-8.3); none: my sheet is
    /// complete (LAW-8.2).
    #[schema(required)]
    position: Option<PositionView>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideScore, example = json!({
    "ruling": { "kind": "exceeded", "by": "white" }, "reason": "63 days for ten moves.", "seen": 0
}))]
pub(crate) struct DecideBody {
    ruling: RulingBody,
    /// Why; both players read it: 1 to 2,000 characters.
    reason: String,
    /// How many decisions I have seen: a request that comes again finds one more.
    seen: usize,
}

/// What a director decides about a score.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = ScoreRuling)]
enum RulingBody {
    /// Both players are asked for their sheets (LAW-8.2), or for the position (LAW-8.3).
    Ask {
        #[schema(value_type = AskName)]
        what: ScoreAsk,
        /// The last day on which an answer is in time: one of the next 60.
        until: NaiveDate,
    },
    /// From a half-move on these lines stand, and nothing else (LAW-8.1, LAW-8.3, LAW-7.2).
    Settle {
        /// The half-move, from 1.
        from: usize,
        lines: Vec<LineBody>,
    },
    /// A player's claim is refused.
    Dismiss {
        /// Whose.
        of: ColorView,
    },
    /// No overstep can be shown: a player's next move is the first of the next period (LAW-8.4).
    BeginPeriod {
        /// Whose.
        of: ColorView,
    },
    /// The game was begun with reversed colours: it begins again, or is played on (LAW-7.1).
    ColoursReversed,
    /// The time was exceeded (LAW-6.6, LAW-6.7, TR-8.7a).
    Exceeded {
        /// By whom.
        by: OverstepName,
    },
    /// The result, where the players have not both sent the same (LAW-8.5): one has resigned or sends nothing, or a
    /// draw was claimed rightly (LAW-9.2, LAW-9.3).
    Record {
        /// The points in halves of who is paired with White: 2, 1 or 0.
        white_halves: u8,
        /// The points in halves of who is paired with Black.
        black_halves: u8,
    },
}

/// Who has exceeded the time.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Overstep)]
enum OverstepName {
    White,
    Black,
    /// Both, and nobody can tell who was first: both lose (LAW-6.9).
    Both,
}

/// The scores of a game by post or e-mail (LAW-8.1): for its players, its director and officers. A player reads as
/// many lines of the opponent's sheet as the own one has.
#[utoipa::path(
    get, path = "/api/games/{id}/score", operation_id = "get_score", tag = "games",
    params(("id" = u32, Path, description = "The game's number")),
    responses((status = 200, body = ScoresView), (status = 403), (status = 404)),
    security(("access_token" = []))
)]
pub(crate) async fn get_score(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
) -> Result<Json<ScoresView>, Problem> {
    let scored = app.scored_game(id).await?;
    let side = sight(&app, &me, &scored).await?;
    shown(&app, &me, &scored, side).await
}

/// Enters half-moves into my score, in place of what stood there (LAW-8.1). What both players have entered alike
/// stands, and changes no more. Of lines that cannot be taken the answer tells the half-move as its line.
#[utoipa::path(
    post, path = "/api/games/{id}/score", operation_id = "enter_score", tag = "games",
    params(("id" = u32, Path, description = "The game's number")), request_body = EnterBody,
    responses((status = 200, body = ScoresView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn enter(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<EnterBody>,
) -> Result<Json<ScoresView>, Problem> {
    let (lines, now) = (requests(&body.lines), app.clock.now());
    let scored = app.score(id, me.player, |game, known, by| {
        enter_score(game, known, by, (body.from, &lines), now)
    });
    let scored = scored.await?;
    let side = scored.game.side_of(me.player)?;
    shown(&app, &me, &scored, Some(side)).await
}

/// Claims in a game by post or e-mail that the opponent has exceeded the time (LAW-6.6), or a draw (LAW-9.2,
/// LAW-9.3): the tournament director decides. Another claim takes the place of the one before.
#[utoipa::path(
    post, path = "/api/games/{id}/score/claim", operation_id = "claim_in_score", tag = "games",
    params(("id" = u32, Path, description = "The game's number")), request_body = ClaimBody,
    responses((status = 200, body = ScoresView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn claim(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<ClaimBody>,
) -> Result<Json<ScoresView>, Problem> {
    let (note, now) = (body.note.trim(), app.clock.now());
    let scored = app.score(id, me.player, |game, known, by| {
        claim_in_score(game, known, by, (body.kind, note), now)
    });
    let scored = scored.await?;
    let side = scored.game.side_of(me.player)?;
    shown(&app, &me, &scored, Some(side)).await
}

/// Answers what the tournament director has asked: that my sheet is complete (LAW-8.2), or what I know of the
/// position (LAW-8.3).
#[utoipa::path(
    post, path = "/api/games/{id}/score/answer", operation_id = "answer_score", tag = "games",
    params(("id" = u32, Path, description = "The game's number")), request_body = AnswerBody,
    responses((status = 200, body = ScoresView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn answer(
    State(app): State<App>,
    me: SignedIn,
    GamePath(id): GamePath,
    Body(body): Body<AnswerBody>,
) -> Result<Json<ScoresView>, Problem> {
    let (told, now) = (body.position.map(ScorePosition::from), app.clock.now());
    let scored = app
        .score(id, me.player, |game, known, by| answer_score(game, known, by, told.as_ref(), now));
    let scored = scored.await?;
    let side = scored.game.side_of(me.player)?;
    shown(&app, &me, &scored, Some(side)).await
}

/// Decides about the scores of a game by post or e-mail. An overstep that is confirmed ends the game. The same
/// request again is answered with what stands.
#[utoipa::path(
    post, path = "/api/director/games/{id}/score", operation_id = "decide_score", tag = "director",
    params(("id" = u32, Path, description = "The game's number")), request_body = DecideBody,
    responses((status = 200, body = ScoresView), ChangeRefused),
    security(("access_token" = []))
)]
pub(crate) async fn decide(
    State(app): State<App>,
    AtDesk(me): AtDesk,
    GamePath(id): GamePath,
    Body(body): Body<DecideBody>,
) -> Result<Json<ScoresView>, Problem> {
    let scored = app.scored_game(id).await?;
    if sight(&app, &me, &scored).await?.is_some() {
        return Err(Problem::forbidden());
    }
    let reason = text_of(&body.reason, "Give both players a reason.")?;
    let lines = body.ruling.lines();
    let ruling = body.ruling.ruling(&lines);
    let ruler = ScoreRuler { by: me.player, reason: &reason, seen: body.seen };
    let scored = app.rule_on_score(id, &ruling, ruler).await?;
    shown(&app, &me, &scored, None).await
}

impl RulingBody {
    fn lines(&self) -> Vec<LineRequest<'_>> {
        match self {
            RulingBody::Settle { lines, .. } => requests(lines),
            RulingBody::Ask { .. }
            | RulingBody::Dismiss { .. }
            | RulingBody::BeginPeriod { .. }
            | RulingBody::ColoursReversed
            | RulingBody::Exceeded { .. }
            | RulingBody::Record { .. } => Vec::new(),
        }
    }

    fn ruling<'a>(&self, lines: &'a [LineRequest<'a>]) -> ScoreRuling<'a> {
        match *self {
            RulingBody::Ask { what, until } => ScoreRuling::Ask(what, Day::from(until)),
            RulingBody::Settle { from, .. } => ScoreRuling::Settle(from, lines),
            RulingBody::Dismiss { of } => ScoreRuling::Dismiss(of.into()),
            RulingBody::BeginPeriod { of } => ScoreRuling::BeginPeriod(of.into()),
            RulingBody::ColoursReversed => ScoreRuling::ColoursReversed,
            RulingBody::Exceeded { by } => ScoreRuling::Exceeded(match by {
                OverstepName::White => Overstep::By(Color::White),
                OverstepName::Black => Overstep::By(Color::Black),
                OverstepName::Both => Overstep::Both,
            }),
            RulingBody::Record { white_halves, black_halves } => ScoreRuling::Record {
                white: HalfPoints(white_halves),
                black: HalfPoints(black_halves),
            },
        }
    }
}

fn requests(lines: &[LineBody]) -> Vec<LineRequest<'_>> {
    lines.iter().map(LineBody::request).collect()
}

impl LineBody {
    fn request(&self) -> LineRequest<'_> {
        LineRequest {
            text: &self.r#move,
            arrived: Day::from(self.arrived_on),
            sent: Day::from(self.sent_on),
        }
    }
}

/// The side of whoever asks; none of an official who does not play in the section.
async fn sight(app: &App, me: &SignedIn, scored: &ScoredGame) -> Result<Option<Color>, Problem> {
    if let Some(side) = scored.game.color_of(me.player) {
        return Ok(Some(side));
    }
    let table = app.store.section_table(scored.stored.section).await?;
    match viewer_of(Some(me), &table) {
        Viewer::Official => Ok(None),
        Viewer::Player | Viewer::SectionPlayer | Viewer::Anybody => {
            Err(Refusal::NotYourGame.into())
        }
    }
}

async fn shown(
    app: &App,
    me: &SignedIn,
    scored: &ScoredGame,
    side: Option<Color>,
) -> Result<Json<ScoresView>, Problem> {
    let addresses = addresses(app, me, scored).await?;
    Ok(Json(ScoresView::new(scored, side, addresses, app.clock.now())?))
}

/// How the players are reached while a game by post or e-mail runs; not for a program, which has no need of it.
async fn addresses(
    app: &App,
    me: &SignedIn,
    scored: &ScoredGame,
) -> Result<ByColor<Option<String>>, Problem> {
    let by_session = matches!(me.by, By::Session(_));
    if !by_session || scored.game.ending().is_some() || !is_by_post(app, scored).await? {
        return Ok(ByColor::default());
    }
    let ByColor { white, black } = *scored.game.players();
    let (white, black) = try_join(app.store.contact(white), app.store.contact(black)).await?;
    Ok(ByColor { white, black })
}

/// Whether the event's moves go by post or e-mail, and not on another server.
async fn is_by_post(app: &App, scored: &ScoredGame) -> Result<bool, Problem> {
    let section = app.store.section(scored.stored.section).await?;
    let Some(id) = section.event else { return Ok(false) };
    let event = app.store.event(id).await?;
    Ok(!event.announcement.medium.is_server())
}
