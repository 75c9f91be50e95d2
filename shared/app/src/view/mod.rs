//! JSON shapes that more than one function shows.

mod announcement;
mod clock;
mod event_names;
mod friendly;
mod leave;
mod names;
mod outside_laws;
mod rating;
mod system;
mod team_terms;

pub use announcement::{
    AnnouncementBody, DrawOffersBody, FeeBody, SilenceBody, VisibilityBody, organiser_text,
    read_organiser, trimmed, variant_name,
};
pub use clock::{
    ClockView, EndsFirstView, FlagView, IntervalView, PeriodView, SilenceView, TimeControlView,
};
pub use event_names::{
    EntryClassName, EntryStateName, EventKindName, MediumName, RoleName, StageName, TieBreakName,
};
pub use friendly::FriendlyName;
pub use leave::{LeaveKindName, LeavePeriodView, LeaveSectionView, LeaveStateName, LeaveYearView};
pub use names::{
    ClaimName, ConditionalMovesName, DrawOffersName, HonourName, TableVerdictName, UnknownName,
    VariantName,
};
pub use outside_laws::OutsideLawsName;
pub use rating::{MethodName, PoolName, RatingListView, RuleSetName, listed_player};
pub use system::SystemBody;
pub use team_terms::{EligibleTeamsName, TeamTermsBody};

use chrono::{DateTime, Utc};
use proof::Postmark;
use rules::tournament::Flag;
use rules::{
    Branch, ByColor, Color, Count, Ending, Event, Game, GameId, HalfPoints, Instant, Position,
    Profile,
};
use serde::{Deserialize, Serialize};
use store::Section;
use utoipa::ToSchema;

use crate::{Changed, Keys, Problem};

/// Points in a text: 3½.
pub fn points_text(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// A result in a text, White's points first, with the letter of a game that was not ended over the board: 1–0 D.
pub fn result_text((white, black): (HalfPoints, HalfPoints), flag: Option<Flag>) -> String {
    let flag = flag.map(|flag| format!(" {}", flag.letter())).unwrap_or_default();
    format!("{}–{}{flag}", points_text(white.0.into()), points_text(black.0.into()))
}

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = Color)]
pub enum ColorView {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<Color> for ColorView {
    fn from(color: Color) -> ColorView {
        color.fold_wb(ColorView::White, ColorView::Black)
    }
}

impl From<ColorView> for Color {
    fn from(color: ColorView) -> Color {
        match color {
            ColorView::White => Color::White,
            ColorView::Black => Color::Black,
        }
    }
}

/// What everybody may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Player, example = json!({
    "id": 160012, "given_name": "Tomáš", "family_name": "Novák", "federation": "CZE",
    "title": "SIM", "rating": 2418
}))]
pub struct PlayerView {
    /// The player's number.
    pub id: u32,
    /// Given name.
    pub given_name: String,
    /// Family name.
    pub family_name: String,
    /// Three letters.
    pub federation: String,
    /// GM, SIM, IM, CCM, CCE, LGM or LIM.
    #[schema(required)]
    pub title: Option<String>,
    /// Published rating.
    #[schema(required)]
    pub rating: Option<u16>,
}

impl From<&Profile> for PlayerView {
    fn from(profile: &Profile) -> PlayerView {
        PlayerView {
            id: profile.id.0,
            given_name: profile.given_name.clone(),
            family_name: profile.family_name.clone(),
            federation: profile.federation.to_string(),
            title: profile.title.map(|title| title.to_string()),
            rating: profile.rating(),
        }
    }
}

/// The section that a game belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GameSection)]
pub struct SectionView {
    /// The section's number.
    pub id: u32,
    /// Its name within the event.
    pub name: String,
    /// The event's name.
    pub event_name: String,
    /// The tournament director, where it is told.
    #[schema(required)]
    pub director: Option<PlayerView>,
    /// What of the event lies outside the Laws (LAW-0); none: nothing.
    #[schema(required)]
    pub outside_laws: Option<OutsideLawsName>,
    /// What it is of that players have agreed on; none: an event.
    #[schema(required)]
    pub friendly: Option<FriendlyName>,
}

impl SectionView {
    /// The section, with its director where that is known.
    pub fn new(section: &Section, director: Option<&Profile>) -> SectionView {
        SectionView {
            id: section.id.0,
            name: section.name.clone(),
            event_name: section.event_name.clone(),
            director: director.map(PlayerView::from),
            outside_laws: section.outside_laws.map(OutsideLawsName::from),
            friendly: section.friendly.map(FriendlyName::from),
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Ending, example = json!({
    "white_halves": 2, "black_halves": 0, "reason": "checkmate", "by": "white",
    "rule": "LAW-5.1.1", "at": "2026-11-21T03:00:00Z"
}))]
pub struct EndingView {
    /// White's points in halves: 0, 1 or 2.
    pub white_halves: u8,
    /// Black's points in halves: 0, 1 or 2.
    pub black_halves: u8,
    /// `checkmate`, `resignation`, `stalemate`, `dead_position`, `agreement`, `time_forfeiture`,
    /// `silence`, `repetition`, `fifty_moves`, `tablebase_win`, `tablebase_draw`, `count_run_out`,
    /// `count_mate`, `default`, `cancelled`, `adjudication` or `recorded`.
    pub reason: &'static str,
    /// Who mated, resigned, agreed, claimed, counted, overstepped, was silent or lost by default.
    #[schema(required)]
    pub by: Option<ColorView>,
    /// The article.
    pub rule: &'static str,
    /// When.
    pub at: DateTime<Utc>,
}

impl From<&Ending> for EndingView {
    fn from(ending: &Ending) -> EndingView {
        let ByColor { white, black } = ending.score;
        EndingView {
            white_halves: white.0,
            black_halves: black.0,
            reason: ending.reason.code(),
            by: ending.by.map(ColorView::from),
            rule: ending.reason.rule(),
            at: time(ending.at),
        }
    }
}

/// A moment as JSON writes it: ISO 8601 in UTC.
pub fn time(at: Instant) -> DateTime<Utc> {
    at.to_utc()
}

/// What ending, accepting and declining answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Ended)]
pub struct EndedView {
    /// The game's result; none while it goes on.
    #[schema(required)]
    pub ending: Option<EndingView>,
    /// The signed head of the log with this entry, a compact JWS.
    pub head: String,
}

impl EndedView {
    /// What a change has come to.
    ///
    /// # Errors
    /// An internal problem when the key cannot sign.
    pub fn new(id: GameId, changed: &Changed, keys: &Keys) -> Result<EndedView, Problem> {
        Ok(EndedView {
            ending: changed.game.ending().map(EndingView::from),
            head: changed.signed_head(id, keys)?,
        })
    }
}

/// A move that was accepted, with its postmark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Sent)]
pub struct MoveSentView {
    /// The half-move, counted from 1.
    pub ply: u16,
    /// SAN.
    pub san: String,
    /// UCI.
    pub uci: String,
    /// When it was accepted.
    pub at: DateTime<Utc>,
    /// The hash of the game's log up to and including it.
    pub hash: String,
    /// The signed receipt, a compact JWS.
    pub receipt: String,
    /// The opponent's answer in SAN, left in advance and played at once.
    #[schema(required)]
    pub answer: Option<String>,
    /// The game's result, when the move or its answer ended it.
    #[schema(required)]
    pub ending: Option<EndingView>,
}

impl MoveSentView {
    /// The move with this index in the log. A repeated request is answered like the first time:
    /// with this move's own ending.
    ///
    /// # Errors
    /// An internal problem when the event is no move.
    pub fn new(
        id: GameId,
        game: &Game,
        index: usize,
        keys: &Keys,
    ) -> Result<MoveSentView, Problem> {
        let (postmark, receipt) = Postmark::receipt(id, game, index, keys.postmark()?)?;
        let played = usize::from(postmark.ply).saturating_sub(1);
        let missing = || Problem::internal("the move is not in the game");
        let ply = game.plies().get(played).ok_or_else(missing)?;
        let described = game.describe_ply(played).ok_or_else(missing)?;
        let next = game.log().get(index + 1);
        let answered = matches!(next, Some(Event::MovePlayed { conditional: true, .. }));
        let answer = answered.then(|| game.describe_ply(played + 1)).flatten();
        let last = index + 1 + usize::from(answered) == game.log().len();
        Ok(MoveSentView {
            ply: postmark.ply,
            san: described.san,
            uci: described.uci,
            at: time(ply.at),
            hash: postmark.hash,
            receipt,
            answer: answer.map(|answer| answer.san),
            ending: game.ending().filter(|_| last).map(EndingView::from),
        })
    }
}

/// The running count of Makruk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Count)]
pub struct CountView {
    /// Who counts.
    pub by: ColorView,
    /// By which rule.
    pub honour: HonourName,
    /// The number that draws the game when it is spoken.
    pub limit: u16,
    /// The number that goes with the counter's move: the one spoken last, on the counter's own turn
    /// the one to come.
    pub spoken: u16,
    /// Moves that the other side still has to mate.
    pub left: u16,
}

impl From<Count> for CountView {
    fn from(count: Count) -> CountView {
        CountView {
            by: count.by.into(),
            honour: count.honour.into(),
            limit: count.limit(),
            spoken: count.spoken(),
            left: count.left(),
        }
    }
}

/// A conditional move with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Branch)]
pub struct BranchView {
    /// The opponent's move in UCI, or `any`.
    pub when: String,
    /// The same in SAN.
    #[schema(required)]
    pub when_san: Option<String>,
    /// My answer in UCI.
    pub reply: String,
    /// The same in SAN; after any move by piece and squares, `Ng1-f3`.
    pub reply_san: String,
    /// What follows.
    #[schema(no_recursion)]
    pub then: Vec<BranchView>,
}

impl BranchView {
    /// The lines that begin in `position`.
    pub fn all(branches: &[Branch], position: &Position) -> Vec<BranchView> {
        branches.iter().filter_map(|branch| BranchView::new(branch, position)).collect()
    }

    fn new(branch: &Branch, position: &Position) -> Option<BranchView> {
        let Some(when) = branch.when else {
            return Some(BranchView {
                when: "any".to_owned(),
                when_san: None,
                reply: position.variant().uci(branch.reply),
                reply_san: position.long(branch.reply),
                then: Vec::new(),
            });
        };
        let played = position.describe(when)?;
        let after = position.played(when)?;
        let reply = after.describe(branch.reply)?;
        Some(BranchView {
            when: played.uci,
            when_san: Some(played.san),
            reply: reply.uci,
            reply_san: reply.san,
            then: BranchView::all(&branch.then, &after.played(branch.reply)?),
        })
    }
}
