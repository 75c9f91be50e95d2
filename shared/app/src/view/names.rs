//! Names that JSON gives to what the rules tell apart: each list once, so that the API's description
//! holds it.

use rules::{Claim, ConditionalMoves, DrawOffers, Honour, TableUnknown, TableVerdict, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which chess is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Variant)]
pub enum VariantName {
    /// Orthodox chess.
    Chess,
    /// Chess from one of 960 start positions.
    Chess960,
    /// Thai chess.
    Makruk,
}

impl From<Variant> for VariantName {
    fn from(named: Variant) -> VariantName {
        match named {
            Variant::Chess => VariantName::Chess,
            Variant::Chess960 => VariantName::Chess960,
            Variant::Makruk => VariantName::Makruk,
        }
    }
}

impl From<VariantName> for Variant {
    fn from(name: VariantName) -> Variant {
        match name {
            VariantName::Chess => Variant::Chess,
            VariantName::Chess960 => Variant::Chess960,
            VariantName::Makruk => Variant::Makruk,
        }
    }
}

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Claim)]
pub enum ClaimName {
    /// The same position for at least the third time (LAW-9.2.1.1, LAW-9.2.1.2).
    Repetition,
    /// 50 moves by each without a pawn move or capture (LAW-9.3.1, LAW-9.3.2).
    FiftyMoves,
    /// Won by the tablebases (LAW-5.1.3).
    TablebaseWin,
    /// Drawn by the tablebases (LAW-5.2.4).
    TablebaseDraw,
}

impl From<Claim> for ClaimName {
    fn from(named: Claim) -> ClaimName {
        match named {
            Claim::Repetition => ClaimName::Repetition,
            Claim::FiftyMoves => ClaimName::FiftyMoves,
            Claim::TablebaseWin => ClaimName::TablebaseWin,
            Claim::TablebaseDraw => ClaimName::TablebaseDraw,
        }
    }
}

impl From<ClaimName> for Claim {
    fn from(name: ClaimName) -> Claim {
        match name {
            ClaimName::Repetition => Claim::Repetition,
            ClaimName::FiftyMoves => Claim::FiftyMoves,
            ClaimName::TablebaseWin => Claim::TablebaseWin,
            ClaimName::TablebaseDraw => Claim::TablebaseDraw,
        }
    }
}

/// Why the tablebases do not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Undecided)]
pub enum UnknownName {
    /// Positions with castling rights are in no table.
    CastlingRights,
    /// This server has no table for these pieces.
    TableMissing,
}

impl From<TableUnknown> for UnknownName {
    fn from(named: TableUnknown) -> UnknownName {
        match named {
            TableUnknown::CastlingRights => UnknownName::CastlingRights,
            TableUnknown::TableMissing => UnknownName::TableMissing,
        }
    }
}

/// What the tablebases say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TableVerdict)]
pub enum TableVerdictName {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

impl From<TableVerdict> for TableVerdictName {
    fn from(named: TableVerdict) -> TableVerdictName {
        match named {
            TableVerdict::Win => TableVerdictName::Win,
            TableVerdict::Draw => TableVerdictName::Draw,
            TableVerdict::Loss => TableVerdictName::Loss,
        }
    }
}

/// Which count of Makruk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Honour)]
pub enum HonourName {
    /// Neither side has a bia (MAK-COUNT-BOARD).
    Board,
    /// The counter has its khun alone (MAK-COUNT-PIECES).
    Pieces,
}

impl From<Honour> for HonourName {
    fn from(named: Honour) -> HonourName {
        match named {
            Honour::Board => HonourName::Board,
            Honour::Pieces => HonourName::Pieces,
        }
    }
}

/// When draws may be offered and agreed (LAW-9.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DrawOfferPolicy)]
pub enum DrawOffersName {
    /// With every move.
    Free,
    /// Once a player and game.
    Once,
    /// Once in ten moves of the player.
    OnceInTen,
    /// From a given move on.
    NotBefore,
    /// Never.
    Never,
}

impl From<DrawOffers> for DrawOffersName {
    fn from(named: DrawOffers) -> DrawOffersName {
        match named {
            DrawOffers::Free => DrawOffersName::Free,
            DrawOffers::Once => DrawOffersName::Once,
            DrawOffers::OnceInTen => DrawOffersName::OnceInTen,
            DrawOffers::NotBefore(_) => DrawOffersName::NotBefore,
            DrawOffers::Never => DrawOffersName::Never,
        }
    }
}

/// Which conditional moves an event allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ConditionalMoves)]
pub enum ConditionalMovesName {
    /// None.
    None,
    /// One line without branches.
    Linear,
    /// Lines with branches.
    Tree,
}

impl From<ConditionalMoves> for ConditionalMovesName {
    fn from(named: ConditionalMoves) -> ConditionalMovesName {
        match named {
            ConditionalMoves::None => ConditionalMovesName::None,
            ConditionalMoves::Linear => ConditionalMovesName::Linear,
            ConditionalMoves::Tree => ConditionalMovesName::Tree,
        }
    }
}

impl From<ConditionalMovesName> for ConditionalMoves {
    fn from(name: ConditionalMovesName) -> ConditionalMoves {
        match name {
            ConditionalMovesName::None => ConditionalMoves::None,
            ConditionalMovesName::Linear => ConditionalMoves::Linear,
            ConditionalMovesName::Tree => ConditionalMoves::Tree,
        }
    }
}
