//! The scores of a game by post or e-mail, as far as whoever asks may see them.

use app::view::{ClockView, ColorView, time};
use app::{Problem, ScoredGame};
use chrono::{DateTime, NaiveDate, Utc};
use rules::{
    ByColor, Color, Game, Instant, LegalMove, Overstep, ScoreAct, ScoreActKind, ScoreAsk,
    ScoreAsked, ScoreClaim, ScoreClaimKind, ScoreLine, ScorePosition, Scores, may_score,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a player claims.
#[derive(ToSchema)]
#[schema(as = ScoreClaimKind, rename_all = "snake_case")]
#[allow(dead_code, reason = "only described, never made")]
pub(crate) enum ClaimName {
    /// The opponent has exceeded the time (LAW-6.6).
    TimeExceeded,
    /// A draw by repetition, by fifty moves or by the table (LAW-9.2, LAW-9.3).
    Draw,
}

/// What the director asks of the players.
#[derive(ToSchema)]
#[schema(as = ScoreAsk, rename_all = "snake_case")]
#[allow(dead_code, reason = "only described, never made")]
pub(crate) enum AskName {
    /// Their sheets, complete as far as they have played (LAW-8.2).
    Sheet,
    /// The position, the clocks and the number of moves (LAW-8.3).
    Position,
}

/// What a director has done.
#[derive(ToSchema)]
#[schema(as = ScoreActKind, rename_all = "snake_case")]
#[allow(dead_code, reason = "only described, never made")]
enum ActName {
    SheetAsked,
    PositionAsked,
    Settled,
    WhiteDismissed,
    BlackDismissed,
    WhitePeriod,
    BlackPeriod,
    BegunAgain,
    PlayedOn,
    WhiteExceeded,
    BlackExceeded,
    BothExceeded,
    Recorded,
}

/// The scores of a game by post or e-mail (LAW-8.1).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Scores)]
pub(crate) struct ScoresView {
    /// My colour; none for an official.
    #[schema(required)]
    me: Option<ColorView>,
    /// Whether players may enter moves, claim and answer now.
    open: bool,
    /// Half-moves that stood before the sheets.
    base: usize,
    /// Half-moves that stand: both have entered them alike.
    stands: usize,
    /// The first half-move that both have entered, and not alike.
    #[schema(required)]
    differ_at: Option<usize>,
    /// The position before the first line of the sheets.
    start_fen: String,
    /// The day on which play began, or began again.
    starts_on: NaiveDate,
    /// Whether the players have each other's pieces: who is paired with White has the black ones (LAW-7.1).
    reversed: bool,
    /// The sheet of who is paired with White.
    white: SheetView,
    /// The sheet of who is paired with Black.
    black: SheetView,
    /// What the director has asked last.
    #[schema(required)]
    asked: Option<AskedView>,
    /// What the director has done, in order.
    acts: Vec<ActView>,
    /// What an overstep comes to that the director confirms, as the scores stand (LAW-6.7, LAW-6.9).
    overstep: OverstepsView,
    /// Whether a game that was begun with reversed colours begins again, as the scores stand; else it is played on
    /// (LAW-7.1).
    begins_again: bool,
}

/// The points that an overstep comes to, by whose it is.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Oversteps)]
struct OverstepsView {
    white: PointsView,
    black: PointsView,
    /// Of both, where nobody can tell who was first.
    both: PointsView,
}

/// Points in halves, of who is paired with White and with Black.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OverstepPoints)]
struct PointsView {
    white_halves: u8,
    black_halves: u8,
}

/// A player's sheet, and what belongs to it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ScoreSheet)]
struct SheetView {
    /// The lines that I may read.
    lines: Vec<LineView>,
    /// How many there are.
    entered: usize,
    /// How the player is reached, in lines of text, while a game by post or e-mail runs: for the two players and for
    /// officials; never to a program's key.
    #[schema(required)]
    address: Option<String>,
    /// The clocks by these lines, before each player's next move.
    clocks: ClocksView,
    /// What the player claims.
    #[schema(required)]
    claim: Option<ClaimView>,
    /// When the player has answered what was asked last.
    #[schema(required)]
    answered_at: Option<DateTime<Utc>>,
    /// What the player has told of the position; the opponent's once I have told mine.
    #[schema(required)]
    position: Option<PositionView>,
}

/// A half-move of a sheet.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ScoreLine)]
struct LineView {
    /// Its number in the game, from 1.
    half_move: usize,
    /// Who is paired with the colour that made it.
    by: ColorView,
    san: String,
    /// In ICCF numbers.
    iccf: String,
    uci: String,
    /// The position after it.
    fen: String,
    arrived_on: NaiveDate,
    sent_on: NaiveDate,
    /// Days used, without those of leave.
    days: i64,
    /// Whether a draw was offered with it.
    draw_offered: bool,
}

/// Both clocks as a sheet tells them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ScoreClocks)]
struct ClocksView {
    white: ScoreClockView,
    black: ScoreClockView,
}

/// A clock as a sheet tells it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ScoreClock)]
struct ScoreClockView {
    clock: ClockView,
    /// The half-move by which the player has first used more than there was, by this sheet.
    #[schema(required)]
    exceeded_at: Option<usize>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ScoreClaim)]
struct ClaimView {
    at: DateTime<Utc>,
    #[schema(value_type = ClaimName)]
    kind: ScoreClaimKind,
    note: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ScoreAsked)]
struct AskedView {
    at: DateTime<Utc>,
    #[schema(value_type = AskName)]
    what: ScoreAsk,
    /// The last day on which an answer is in time.
    until: NaiveDate,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ScoreAct)]
struct ActView {
    at: DateTime<Utc>,
    /// Who has decided.
    by: u32,
    #[schema(value_type = ActName)]
    kind: ScoreActKind,
    /// The half-move that it is about.
    #[schema(required)]
    half_move: Option<usize>,
    reason: String,
}

/// What a player knows of a game of which no complete score exists (LAW-8.3).
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ScorePosition)]
pub(crate) struct PositionView {
    /// The position in FEN.
    fen: String,
    /// Moves that White has completed.
    #[schema(required)]
    white_moves: Option<u16>,
    /// The same of Black.
    #[schema(required)]
    black_moves: Option<u16>,
    /// Whole days that White has used.
    #[schema(required)]
    white_days: Option<u16>,
    /// The same of Black.
    #[schema(required)]
    black_days: Option<u16>,
    /// Whether it is White's clock that runs.
    #[schema(required)]
    white_runs: Option<bool>,
}

impl From<PositionView> for ScorePosition {
    fn from(told: PositionView) -> ScorePosition {
        let PositionView { fen, white_moves, black_moves, white_days, black_days, white_runs } =
            told;
        ScorePosition { fen, white_moves, black_moves, white_days, black_days, white_runs }
    }
}

impl From<&ScorePosition> for PositionView {
    fn from(told: &ScorePosition) -> PositionView {
        PositionView {
            fen: told.fen.clone(),
            white_moves: told.white_moves,
            black_moves: told.black_moves,
            white_days: told.white_days,
            black_days: told.black_days,
            white_runs: told.white_runs,
        }
    }
}

impl ScoresView {
    /// What the player of a colour sees, or an official.
    pub(crate) fn new(
        scored: &ScoredGame,
        me: Option<Color>,
        addresses: ByColor<Option<String>>,
        now: Instant,
    ) -> Result<ScoresView, Problem> {
        let game = &scored.game;
        let known = scored.scores.as_ref().map(|stored| &stored.scores);
        let scores = Scores::current(game, known);
        let act = |act: &ScoreAct| ActView {
            at: time(act.at),
            by: act.by.0,
            kind: act.kind,
            half_move: act.half_move,
            reason: act.reason.clone(),
        };
        let asked = |asked: ScoreAsked| AskedView {
            at: time(asked.at),
            what: asked.what,
            until: asked.until.to_date(),
        };
        Ok(ScoresView {
            me: me.map(ColorView::from),
            open: may_score(game, known, now),
            base: scores.base,
            stands: scores.stands(),
            differ_at: scores.differ_at(),
            start_fen: scores.start(game).fen(),
            starts_on: scores.starts_on.to_date(),
            reversed: scores.reversed,
            white: SheetView::new(game, &scores, (Color::White, addresses.white), me)?,
            black: SheetView::new(game, &scores, (Color::Black, addresses.black), me)?,
            asked: scores.asked.map(asked),
            acts: scores.acts.iter().map(act).collect(),
            overstep: OverstepsView::new(game, &scores),
            begins_again: scores.begins_again(game),
        })
    }
}

impl OverstepsView {
    fn new(game: &Game, scores: &Scores) -> OverstepsView {
        let points = |whose| {
            let result = scores.result_of_overstep(game, whose);
            PointsView { white_halves: result.white.0, black_halves: result.black.0 }
        };
        OverstepsView {
            white: points(Overstep::By(Color::White)),
            black: points(Overstep::By(Color::Black)),
            both: points(Overstep::Both),
        }
    }
}

impl SheetView {
    fn new(
        game: &Game,
        scores: &Scores,
        (of, address): (Color, Option<String>),
        me: Option<Color>,
    ) -> Result<SheetView, Problem> {
        let side = scores.of(of);
        let over = game.ending().is_some();
        let readable = match me.filter(|me| *me != of) {
            Some(reader) => scores.readable(reader, over),
            None => side.lines.len(),
        };
        let lines = side.lines.get(..readable).unwrap_or_default();
        let moves = scores.described(game, lines);
        if moves.len() < lines.len() {
            return Err(Problem::internal("a score has a move that is none"));
        }
        let clocks = ByColor { white: Color::White, black: Color::Black }.map(|color| {
            let told = scores.clock(game, lines, color);
            ScoreClockView { clock: told.clock.into(), exceeded_at: told.exceeded_at }
        });
        let told = |me: Color| me == of || over || scores.of(me).position.is_some();
        let line =
            |(index, (line, described))| LineView::new(game, scores, index, (line, described));
        Ok(SheetView {
            lines: lines.iter().zip(moves).enumerate().map(line).collect(),
            entered: side.lines.len(),
            address,
            clocks: ClocksView { white: clocks.white, black: clocks.black },
            claim: side.claim.as_ref().map(ClaimView::from),
            answered_at: side.answered_at.map(time),
            position: side.position.as_ref().filter(|_| me.is_none_or(told)).map(Into::into),
        })
    }
}

impl LineView {
    fn new(
        game: &Game,
        scores: &Scores,
        index: usize,
        (line, described): (&ScoreLine, LegalMove),
    ) -> LineView {
        let half_move = scores.base + index + 1;
        LineView {
            half_move,
            by: scores.mover(game, half_move).into(),
            san: described.san,
            iccf: described.iccf,
            uci: described.uci,
            fen: described.fen,
            arrived_on: line.arrived.to_date(),
            sent_on: line.sent.to_date(),
            days: scores.days(game, half_move, *line),
            draw_offered: line.draw_offered,
        }
    }
}

impl From<&ScoreClaim> for ClaimView {
    fn from(claim: &ScoreClaim) -> ClaimView {
        ClaimView { at: time(claim.at), kind: claim.kind, note: claim.note.clone() }
    }
}
