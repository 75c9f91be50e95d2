//! How far the demo's games have come: well-known openings, and what lies on the table.

/// One game of the demo.
pub(super) struct Plan {
    /// SAN, one blank apart.
    pub(super) moves: &'static str,
    /// Hours since the last move.
    pub(super) waiting_hours: i64,
    /// A draw was offered with the last move.
    pub(super) offers_draw: bool,
    /// The player on move has resigned.
    pub(super) resigned: bool,
    /// What the players wrote, White first.
    pub(super) messages: &'static [&'static str],
}

const fn plan(moves: &'static str, waiting_hours: i64) -> Plan {
    Plan { moves, waiting_hours, offers_draw: false, resigned: false, messages: &[] }
}

/// The plans, in the order of the games' numbers.
pub(super) const GAMES: [Plan; 11] = [
    Plan {
        messages: &[
            "Greetings from a snowy Brno! I think we have left all the books now.",
            "Same here — first frost in Szeged.",
        ],
        ..plan("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5", 30)
    },
    plan("d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 b4 Nh5 Re1 f5", 49),
    Plan {
        offers_draw: true,
        ..plan("e4 e6 d4 d5 Nd2 c5 exd5 Qxd5 Ngf3 cxd4 Bc4 Qd6 O-O Nf6 Nb3 Nc6 Nbxd4 Nxd4", 70)
    },
    // Two days before the flag: 28 days on one move, the last 8 of them counting twice.
    plan("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3", 28 * 24 + 5),
    plan("d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 Bb7", 100),
    Plan {
        resigned: true,
        ..plan("e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O dxc3 Qb3 Qf6 e5 Qg6 Nxc3 Nge7", 12)
    },
    plan("c4 e5 Nc3 Nf6 Nf3 Nc6 g3 d5 cxd5 Nxd5 Bg2 Nb6 O-O Be7 a3 O-O b4 Be6", 200),
    plan("e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7 h5 Bh7 Bd3 Bxd3 Qxd3 e6", 4),
    plan("d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6 a3 Bxc3 bxc3 dxc4 Bxc4 Qc7", 20),
    plan("Nf3 d5 g3 Nf6 Bg2 c6 O-O Bf5 d3 e6 Nbd2 h6 b3 Be7 Bb2 O-O", 260),
    plan("e4 c5 Nf3 Nc6 Bb5 g6 O-O Bg7 Re1 e5 Bxc6 dxc6 d3 Qe7 Nbd2 Nh6", 130),
];
