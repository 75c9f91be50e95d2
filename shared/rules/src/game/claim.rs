//! What can be claimed, and what the tablebases say.

/// What the player on move claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// A draw: the same position for at least the third time (`LAW-9.2.1.1`, `LAW-9.2.1.2`).
    Repetition,
    /// A draw: 50 moves by each player without a pawn move or capture (`LAW-9.3.1`, `LAW-9.3.2`).
    FiftyMoves,
    /// The game: the tablebases call the position won (`LAW-5.1.3`).
    TablebaseWin,
    /// A draw: the tablebases call the position drawn (`LAW-5.2.4`).
    TablebaseDraw,
}

impl Claim {
    /// Every claim.
    pub const ALL: [Claim; 4] =
        [Claim::Repetition, Claim::FiftyMoves, Claim::TablebaseWin, Claim::TablebaseDraw];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            Claim::Repetition => "repetition",
            Claim::FiftyMoves => "fifty_moves",
            Claim::TablebaseWin => "tablebase_win",
            Claim::TablebaseDraw => "tablebase_draw",
        }
    }

    /// The article that gives the right to it.
    pub fn rule(self) -> &'static str {
        self.rule_for(false)
    }

    /// The article for a claim with an intended move, or for the present position.
    pub fn rule_for(self, intended: bool) -> &'static str {
        match (self, intended) {
            (Claim::Repetition, true) => "LAW-9.2.1.1",
            (Claim::Repetition, false) => "LAW-9.2.1.2",
            (Claim::FiftyMoves, true) => "LAW-9.3.1",
            (Claim::FiftyMoves, false) => "LAW-9.3.2",
            (Claim::TablebaseWin, _) => "LAW-5.1.3",
            (Claim::TablebaseDraw, _) => "LAW-5.2.4",
        }
    }

    /// Whether the tablebases decide it.
    pub fn needs_tables(self) -> bool {
        matches!(self, Claim::TablebaseWin | Claim::TablebaseDraw)
    }
}

/// What the tablebases say of a position, from the side to move. The 50-move rule plays no part:
/// a cursed win is a win, a blessed loss a loss (`LAW-5.1.3`, `LAW-9.3.2`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableVerdict {
    /// The side to move wins.
    Win,
    /// Neither wins.
    Draw,
    /// The side to move loses.
    Loss,
}

impl TableVerdict {
    /// The same, from the other side.
    #[must_use]
    pub fn reversed(self) -> TableVerdict {
        match self {
            TableVerdict::Win => TableVerdict::Loss,
            TableVerdict::Draw => TableVerdict::Draw,
            TableVerdict::Loss => TableVerdict::Win,
        }
    }
}

/// Why the tablebases do not tell: the tournament director has to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableUnknown {
    /// Positions with castling rights are in no table.
    CastlingRights,
    /// This server has no table for these pieces.
    TableMissing,
}

impl TableUnknown {
    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            TableUnknown::CastlingRights => "castling_rights",
            TableUnknown::TableMissing => "table_missing",
        }
    }
}

/// What was found in the tablebases, or why nothing was.
pub type TableAnswer = Result<TableVerdict, TableUnknown>;
