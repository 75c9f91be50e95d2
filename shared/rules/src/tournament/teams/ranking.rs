//! How teams are told apart.

/// One way to tell teams apart. Each looks only at teams that those before it have left tied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TeamRanking {
    /// The points of all games of the team's players: `TR-7.3`, `SKS-6.3`.
    BoardPoints,
    /// 2 for a match won, 1 for one drawn: `TR-7.3`, `SKS-6.3`.
    ///
    /// Our reading, where the articles say no more: a match counts once its last game is over, by the points of
    /// its boards; one in which neither team has a point gives neither anything, as a game that both have lost.
    MatchPoints,
    /// The match points of the matches among the tied teams: `TR-7.3`.
    ///
    /// Our reading, as of the games among tied players: among all who are tied; when that tells some of them
    /// apart, each part that is still tied is looked at again, now with the matches among itself only.
    DirectMatches,
    /// The points on board 1, then on board 2, and so on: `TR-7.3`, `SKS-6.3`.
    Boards,
}
