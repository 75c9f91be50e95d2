//! What a claim rests on, and what came of it.

use app::view::{ClaimName, EndingView, MoveSentView, TableVerdictName, UnknownName};
use app::{Changed, Keys, Problem};
use rules::{ClaimFacts, ClaimVerdict, Event, GameId, TableAnswer};
use serde::Serialize;
use utoipa::ToSchema;

/// What a claim rests on.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClaimFacts)]
pub(crate) struct ClaimFactsView {
    claim: ClaimName,
    /// The intended move.
    #[schema(required)]
    r#move: Option<IntendedView>,
    /// The position that the claim is about.
    fen: String,
    /// Whether it is right; none: the tournament director would have to rule.
    #[schema(required)]
    correct: Option<bool>,
    /// The article.
    rule: &'static str,
    /// After how many half-moves that position stood, itself included.
    repeated: Vec<u16>,
    /// Half-moves of the game without a pawn move or capture up to it.
    quiet_plies: u32,
    /// Pieces and pawns in it, kings included.
    men: u32,
    /// What the tablebases say, from my side.
    #[schema(required)]
    tablebase: Option<TableVerdictName>,
    /// Why they say nothing.
    #[schema(required)]
    unknown: Option<UnknownName>,
    /// Whether the claim, being wrong, would count as a draw offer.
    opens_offer: bool,
}

/// An intended move.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = IntendedMove)]
struct IntendedView {
    san: String,
    uci: String,
    /// The position after it.
    fen: String,
}

impl ClaimFactsView {
    pub(crate) fn new(claim: ClaimName, facts: &ClaimFacts) -> ClaimFactsView {
        let said = facts.tables.and_then(TableAnswer::ok);
        let unknown = facts.tables.and_then(TableAnswer::err);
        let intended = facts.intended.as_ref();
        ClaimFactsView {
            claim,
            r#move: intended.map(|m| IntendedView {
                san: m.san.clone(),
                uci: m.uci.clone(),
                fen: m.fen.clone(),
            }),
            fen: facts.position.fen(),
            correct: match facts.verdict {
                Some(ClaimVerdict::Correct) => Some(true),
                Some(ClaimVerdict::Incorrect { .. }) | None => Some(false),
                Some(ClaimVerdict::Referred(_)) => None,
            },
            rule: rules::Claim::from(claim).rule_for(intended.is_some()),
            repeated: facts.repeated.clone(),
            quiet_plies: facts.quiet_plies,
            men: facts.men,
            tablebase: said.map(TableVerdictName::from),
            unknown: unknown.map(UnknownName::from),
            opens_offer: facts.verdict == Some(ClaimVerdict::Incorrect { opens_offer: true }),
        }
    }
}

/// What came of a claim, in a word.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ClaimVerdict)]
pub(crate) enum VerdictName {
    /// It was right: the game is over.
    Correct,
    /// It was wrong: the game goes on.
    Incorrect,
    /// The tournament director rules, and the clocks stand still until then.
    Referred,
}

/// What came of a claim.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Claimed)]
pub(crate) struct ClaimedView {
    verdict: VerdictName,
    /// The game's result, when the claim or the move that followed it ended the game.
    #[schema(required)]
    ending: Option<EndingView>,
    /// The intended move, made because the claim was wrong (LAW-9.4.3).
    #[schema(required)]
    sent: Option<MoveSentView>,
    /// The signed head of the log with the claim, a compact JWS.
    head: String,
}

impl ClaimedView {
    pub(crate) fn new(id: GameId, changed: &Changed, keys: &Keys) -> Result<ClaimedView, Problem> {
        let log = changed.game.log();
        let claimed = log.get(changed.index);
        let Some(Event::Claimed { intended, verdict, .. }) = claimed else {
            return Err(Problem::internal("the event is no claim"));
        };
        let made = matches!(verdict, ClaimVerdict::Incorrect { .. }) && intended.is_some();
        let sent = made.then(|| MoveSentView::new(id, &changed.game, changed.index + 1, keys));
        let sent = sent.transpose()?;
        let own = changed.index + 1 == log.len();
        let ending = changed.game.ending().filter(|_| own).map(EndingView::from);
        Ok(ClaimedView {
            verdict: match verdict {
                ClaimVerdict::Correct => VerdictName::Correct,
                ClaimVerdict::Incorrect { .. } => VerdictName::Incorrect,
                ClaimVerdict::Referred(_) => VerdictName::Referred,
            },
            ending: ending.or_else(|| sent.as_ref().and_then(|sent| sent.ending.clone())),
            sent,
            head: changed.signed_head(id, keys)?,
        })
    }
}
