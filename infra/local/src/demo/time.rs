//! Games of the demo that show what time does: Triple Block, silence, leave, a flag to be claimed.

use rules::{FlagRule, GameId, SilenceRule, TimeControl, TripleBlock};
use store::SectionId;

/// One game of the demo's first player, who has White, against the sixth.
pub(super) struct Plan {
    pub(super) game: GameId,
    pub(super) section: SectionId,
    pub(super) time_control: TimeControl,
    pub(super) silence: SilenceRule,
    pub(super) flag: FlagRule,
    /// SAN, blanks apart.
    pub(super) moves: &'static str,
    /// Days since the last move.
    pub(super) waiting_days: i64,
    /// Days for which the opponent is on leave, from tomorrow on.
    pub(super) leave_days: i32,
}

/// The section under Triple Block.
const TRIPLE_BLOCK: SectionId = SectionId(3);
/// The section in which silence loses.
const CLUB: SectionId = SectionId(4);

/// Number, name, event and days of leave of the sections.
pub(super) const SECTIONS: [(SectionId, &str, &str, u16); 2] =
    [(TRIPLE_BLOCK, "1", "Triple Block Masters 2026", 0), (CLUB, "A", "Club Jubilee 2026", 30)];

const fn plan(game: u32, moves: &'static str, waiting_days: i64) -> Plan {
    Plan {
        game: GameId(game),
        section: CLUB,
        time_control: TimeControl::STANDARD,
        silence: SilenceRule::FortyDays,
        flag: FlagRule::Server,
        moves,
        waiting_days,
        leave_days: 0,
    }
}

/// The games, by their numbers.
pub(super) const GAMES: [Plan; 4] = [
    Plan {
        section: TRIPLE_BLOCK,
        time_control: TimeControl::TripleBlock(TripleBlock {
            bank_days: 75,
            increment_days: 5,
            protected: true,
        }),
        silence: SilenceRule::Off,
        ..plan(48_401, "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5", 4)
    },
    // White has not been heard of for 30 days.
    plan(48_402, "e4 e6 d4 d5 Nc3 Nf6", 30),
    Plan { leave_days: 10, ..plan(48_403, "c4 e5 Nc3 Nf6 g3", 2) },
    // Black's first moves took long: the flag has fallen, and White may claim.
    Plan {
        silence: SilenceRule::Off,
        flag: FlagRule::Claimed,
        time_control: TimeControl::MovesInDays { moves: 10, days: 20, double_after_days: None },
        ..plan(48_404, "e4 c6 d4", 22)
    },
];
