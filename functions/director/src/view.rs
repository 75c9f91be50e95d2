//! What waits, with the facts that a ruling needs.

use app::view::{ClaimName, ColorView, PlayerView, SectionView, UnknownName, VariantName, time};
use chrono::{DateTime, Utc};
use rules::{Game, GameId, Profile};
use serde::Serialize;
use store::Section;
use utoipa::ToSchema;

/// The claims that wait for me.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClaimList)]
pub(crate) struct ClaimListView {
    pub(crate) claims: Vec<WaitingClaimView>,
}

/// A claim that the tablebases do not decide.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WaitingClaim)]
pub(crate) struct WaitingClaimView {
    game: u32,
    section: SectionView,
    variant: VariantName,
    white: PlayerView,
    black: PlayerView,
    /// Who claims.
    by: ColorView,
    /// A claim for the tablebases.
    claim: ClaimName,
    /// The article.
    rule: &'static str,
    /// The named move in SAN, which is not played.
    #[schema(required)]
    r#move: Option<String>,
    /// The position that the claim is about.
    fen: String,
    /// Why they do not tell.
    why: UnknownName,
    /// When it was made; the clocks stand still since then.
    at: DateTime<Utc>,
    /// Half-moves played.
    ply: u16,
}

impl WaitingClaimView {
    /// The claim that waits in a game; none when it has been ruled on meanwhile.
    pub(crate) fn new(
        id: GameId,
        game: &Game,
        section: &Section,
        (white, black): (&Profile, &Profile),
    ) -> Option<WaitingClaimView> {
        let referred = game.referred()?;
        let intended = referred.intended.and_then(|code| game.position().describe(code));
        Some(WaitingClaimView {
            game: id.0,
            section: SectionView::new(section, None),
            variant: game.terms().variant.into(),
            white: white.into(),
            black: black.into(),
            by: referred.by.into(),
            claim: referred.claim.into(),
            rule: referred.claim.rule(),
            fen: intended.as_ref().map_or_else(|| game.position().fen(), |m| m.fen.clone()),
            r#move: intended.map(|m| m.san),
            why: referred.why.into(),
            at: time(referred.at),
            ply: game.ply(),
        })
    }
}
