//! Games of the demo that show the other variants, and positions in which something can be claimed.

use rules::{DrawOffers, GameId, Variant};

/// One game.
pub(super) struct Plan {
    pub(super) game: GameId,
    pub(super) variant: Variant,
    /// FEN; none: the variant's own start.
    pub(super) start: Option<&'static str>,
    /// The first player of the demo has White, else Black.
    pub(super) first_has_white: bool,
    pub(super) draw_offers: DrawOffers,
    /// SAN, blanks apart.
    pub(super) moves: &'static str,
    /// Hours since the last move.
    pub(super) waiting_hours: i64,
}

const fn plan(game: u32, variant: Variant, moves: &'static str) -> Plan {
    Plan {
        game: GameId(game),
        variant,
        start: None,
        first_has_white: true,
        draw_offers: DrawOffers::Free,
        moves,
        waiting_hours: 20,
    }
}

/// The games, by their numbers.
pub(super) const GAMES: [Plan; 8] = [
    // White may castle at once, the king onto its rook.
    Plan {
        start: Some("bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w DFdf - 0 1"),
        ..plan(48_301, Variant::Chess960, "e4 e5 Nf3 Nf6 g3 g6 Bg2 Bg7")
    },
    plan(48_302, Variant::Makruk, "Ne2 Ne7 e4 d5 exd5 exd5 Nf4 Nf5"),
    // No bia is left: the weaker side may count.
    Plan {
        start: Some("4k3/8/3s4/8/2R5/3M4/3K4/7n b - - 0 1"),
        first_has_white: false,
        ..plan(48_303, Variant::Makruk, "")
    },
    // The position on the board stands for the third time.
    plan(
        48_304,
        Variant::Chess,
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 Ng5 O-O Nf3 Ng4 h3 Nf6 Ng5 Nd7 Nf3 Nf6 \
         Ng5 Nd7 Nf3 Nf6",
    ),
    // Seven pieces or fewer: a claim for the tablebases, or for the director.
    Plan { start: Some("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"), ..plan(48_305, Variant::Chess, "") },
    Plan { start: Some("r3k3/8/8/8/8/8/4P3/R3K3 w Qq - 0 1"), ..plan(48_306, Variant::Chess, "") },
    // Offers only from move 30 on.
    Plan {
        draw_offers: DrawOffers::NotBefore(30),
        ..plan(48_307, Variant::Chess, "d4 d5 c4 e6 Nc3 Nf6")
    },
    // Black is on move: White can leave answers.
    plan(48_308, Variant::Chess, "e4 c5 Nf3 d6 d4"),
];
