//! What a claim rests on, and what came of it.

use app::view::{EndingView, MoveSentView};
use app::{Changed, Keys, Problem};
use rules::{ClaimFacts, ClaimVerdict, Event, GameId, TableAnswer};
use serde::Serialize;
use utoipa::ToSchema;

use crate::claims::ClaimName;

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
    /// What the tablebases say, from my side: `win`, `draw` or `loss`.
    #[schema(required)]
    tablebase: Option<&'static str>,
    /// Why they say nothing: `castling_rights` or `table_missing`.
    #[schema(required)]
    unknown: Option<&'static str>,
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
            tablebase: said.map(rules::TableVerdict::code),
            unknown: unknown.map(rules::TableUnknown::code),
            opens_offer: facts.verdict == Some(ClaimVerdict::Incorrect { opens_offer: true }),
        }
    }
}

/// What came of a claim.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Claimed)]
pub(crate) struct ClaimedView {
    /// `correct`: the game is over; `incorrect`: it goes on; `referred`: the tournament director
    /// rules, and the clocks stand still until then.
    verdict: &'static str,
    /// The game's result, when the claim or the move that followed it ended the game.
    #[schema(required)]
    ending: Option<EndingView>,
    /// The intended move, made because the claim was wrong (LAW-9.4.3).
    #[schema(required)]
    sent: Option<MoveSentView>,
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
                ClaimVerdict::Correct => "correct",
                ClaimVerdict::Incorrect { .. } => "incorrect",
                ClaimVerdict::Referred(_) => "referred",
            },
            ending: ending.or_else(|| sent.as_ref().and_then(|sent| sent.ending.clone())),
            sent,
        })
    }
}
