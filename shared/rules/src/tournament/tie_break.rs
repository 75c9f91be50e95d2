//! How players with the same score are told apart.

use serde::{Deserialize, Serialize};

/// One way to tell tied players apart. An event has a list of them; each looks only at players whom
/// those before it have left tied. New ones are added at the end: the order is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The number of games won (Baumbach): `TR-7.2`. A game won by adjudication, on time or by
    /// default is won; the article makes no difference.
    Wins,
    /// Sonneborn-Berger: the scores of the opponents beaten and half the scores of those drawn with:
    /// `TR-7.2`, `SKS-6.2`.
    SonnebornBerger,
    /// The points of the games among the tied players: `TR-7.2`.
    ///
    /// Our reading, where the article says no more: points in all games among all who are tied. When
    /// that tells some of them apart, each part that is still tied is looked at again, now with the
    /// games among itself only. Games that are not finished, or cancelled, are left out, so that
    /// the tied players need not have the same number of games among them.
    DirectEncounter,
    /// The scores of all opponents but the two lowest: the first of those by which Silli events are told apart.
    BuchholzCutTwo,
    /// The scores of all opponents but the lowest.
    BuchholzCutOne,
    /// The scores of all opponents (Buchholz).
    Buchholz,
    /// Buchholz of all opponents together.
    SumOfBuchholz,
}

impl TieBreak {
    /// Every tie-break.
    pub const ALL: [TieBreak; 7] = [
        TieBreak::Wins,
        TieBreak::SonnebornBerger,
        TieBreak::DirectEncounter,
        TieBreak::BuchholzCutTwo,
        TieBreak::BuchholzCutOne,
        TieBreak::Buchholz,
        TieBreak::SumOfBuchholz,
    ];

    /// A stable name for programs.
    pub fn code(self) -> &'static str {
        match self {
            TieBreak::Wins => "wins",
            TieBreak::SonnebornBerger => "sonneborn_berger",
            TieBreak::DirectEncounter => "direct_encounter",
            TieBreak::BuchholzCutTwo => "buchholz_cut_two",
            TieBreak::BuchholzCutOne => "buchholz_cut_one",
            TieBreak::Buchholz => "buchholz",
            TieBreak::SumOfBuchholz => "sum_of_buchholz",
        }
    }

    /// The tie-break of a name that [`TieBreak::code`] gives.
    pub fn from_code(code: &str) -> Option<TieBreak> {
        TieBreak::ALL.into_iter().find(|tie_break| tie_break.code() == code)
    }
}
