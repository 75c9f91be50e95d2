//! Who plays whom in an event, and how ties are broken: what is drawn of both, and what the auditor expects (TR-0.3).

use tests::Dice;

/// Who plays whom, by the codes; in a stage everybody meets everybody, or the other side.
pub(crate) const SYSTEMS: [&str; 5] =
    ["silli", "round_robin", "round_robin", "double_round_robin", "scheveningen"];

/// How ties are broken.
const TIES: [&str; 5] =
    ["wins", "sonneborn_berger", "direct_encounter", "buchholz_cut_one", "sum_of_buchholz"];

/// Up to three ways to break ties, in some order.
pub(crate) fn some_ties(dice: &mut Dice) -> Vec<&'static str> {
    let (mut ties, kept) = (TIES.to_vec(), dice.below(4));
    while ties.len() > kept {
        ties.remove(dice.below(ties.len()));
    }
    let turned = dice.below(ties.len().max(1));
    ties.rotate_left(turned);
    ties
}

/// Games between two start numbers. With four games each of six players meets all but the one opposite.
pub(crate) fn meetings(system: &str, [own, other]: [usize; 2], players: usize) -> usize {
    match system {
        _ if own == other => 0,
        "double_round_robin" => 2,
        "scheveningen" => usize::from((own < players / 2) != (other < players / 2)),
        "silli" => usize::from(players < 6 || own.abs_diff(other) != 3),
        _ => 1,
    }
}
