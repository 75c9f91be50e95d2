//! What is held in which quarter: every stage that an event of individuals can state, and events that
//! federations hold under an approval.

/// An event that is to be held.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The preset with which the announcement begins.
    pub(super) preset: &'static str,
    /// The stage that it states; empty: its class says so, or there is none.
    pub(super) stage: &'static str,
    pub(super) kind: &'static str,
    pub(super) entry: &'static str,
    pub(super) organiser: &'static str,
    pub(super) rule_set: &'static str,
    /// How many play.
    pub(super) size: usize,
    pub(super) norms: bool,
    /// Which groups of players enter.
    pub(super) groups: &'static [usize],
    /// The quarter, from 0.
    pub(super) quarter: usize,
    /// Half of the years hold it: those with an even seed, or an odd one; 2: all.
    pub(super) turn: u64,
}

const fn class(
    preset: &'static str,
    quarter: usize,
    size: usize,
    groups: &'static [usize],
) -> Plan {
    Plan {
        preset,
        stage: "",
        kind: "promotion",
        entry: preset,
        organiser: "ICCF",
        rule_set: "iccf",
        size,
        norms: false,
        groups,
        quarter,
        turn: 2,
    }
}

const fn title(
    stage: &'static str,
    kind: &'static str,
    quarter: usize,
    size: usize,
    groups: &'static [usize],
) -> Plan {
    let class = class("invitational", quarter, size, groups);
    Plan { stage, kind, entry: "invitation", norms: true, turn: size as u64 % 2, ..class }
}

const fn national(stage: &'static str, kind: &'static str, quarter: usize, size: usize) -> Plan {
    Plan {
        entry: "national",
        organiser: "CZE",
        rule_set: "sks",
        norms: false,
        turn: (quarter as u64 + size as u64) % 2,
        ..title(stage, kind, quarter, size, &[1, 2, 3, 4])
    }
}

const fn held_by(organiser: &'static str, entry: &'static str, quarter: usize) -> Plan {
    let event = title("", "special", quarter, 6, &[1, 2, 3]);
    Plan { preset: "friendly", organiser, entry, norms: false, turn: 2, ..event }
}

const ALL: &[usize] = &[0, 1, 2, 3, 4];
const STRONG: &[usize] = &[0];

/// Everything that is held.
#[rustfmt::skip]
pub(super) const PLANS: &[Plan] = &[
    class("open_class", 0, 7, &[3, 4]),
    Plan { kind: "cup", turn: 0, ..class("world_cup_preliminary", 0, 8, ALL) },
    national("national_final", "title", 0, 7),
    national("national_cup_preliminary", "cup", 0, 6),
    Plan { turn: 1, ..title("ladies_semi_final", "title", 0, 9, &[1, 2, 3]) },
    Plan { turn: 0, ..title("zonal_preliminary", "title", 0, 9, &[0, 4]) },
    Plan { entry: "open", norms: false, ..title("international_open_preliminary", "special", 0, 6, ALL) },
    class("higher_class", 1, 7, &[2, 3]),
    Plan { kind: "norm", norms: true, ..class("master_norm", 1, 13, STRONG) },
    Plan { preset: "friendly", kind: "title", turn: 1, ..class("world_championship_preliminary", 1, 13, &[0, 1, 4]) },
    national("national_semi_final", "title", 1, 6),
    national("national_veterans_final", "title", 1, 5),
    Plan { turn: 1, ..title("world_cup_semi_final", "cup", 1, 9, ALL) },
    Plan { turn: 0, ..title("zonal_semi_final", "title", 1, 10, &[0, 1]) },
    class("master_class", 2, 11, &[1, 2]),
    Plan { preset: "friendly", kind: "title", turn: 0, ..class("world_championship_semi_final", 2, 12, STRONG) },
    Plan { turn: 1, ..title("world_championship_final", "title", 2, 17, STRONG) },
    national("national_quarter_final", "title", 2, 5),
    national("national_cup_final", "cup", 2, 6),
    held_by("POL", "invitation", 2),
    held_by("GER", "open", 2),
    Plan { entry: "open", norms: false, turn: 1, ..title("international_open_semi_final", "special", 2, 5, ALL) },
    Plan { kind: "norm", norms: true, ..class("grandmaster_norm", 3, 13, STRONG) },
    Plan { turn: 0, ..title("world_championship_candidates", "title", 3, 13, STRONG) },
    Plan { turn: 1, ..title("ladies_final", "title", 3, 11, &[1, 2]) },
    Plan { turn: 1, ..title("world_cup_final", "cup", 3, 9, &[0, 1]) },
    Plan { turn: 1, ..title("zonal_final", "title", 3, 9, &[0, 2, 4]) },
    national("national_qualification", "title", 3, 7),
    Plan { entry: "open", norms: false, turn: 0, ..title("international_open_final", "special", 3, 6, ALL) },
];

/// Stages of teams, which cannot be announced.
pub(super) const OF_TEAMS: [(&str, &str); 6] = [
    ("olympiad_preliminary", "title"),
    ("ladies_olympiad_final", "title"),
    ("league", "team_league"),
    ("international_invitational_teams", "special"),
    ("friendly_match", "special"),
    ("national_threes_first_league", "team_league"),
];

/// What a quarter of a year with this seed holds.
pub(super) fn plans(seed: u64, quarter: usize) -> Vec<Plan> {
    let held = |plan: &&Plan| plan.quarter == quarter && (plan.turn == 2 || plan.turn == seed % 2);
    PLANS.iter().filter(held).copied().collect()
}

impl Plan {
    /// Whether a section of another size is refused.
    pub(super) fn has_fixed_size(&self) -> bool {
        let stages = ["ladies_final", "world_cup_semi_final", "world_cup_final"];
        self.entry.ends_with("_class")
            || self.entry.ends_with("_norm")
            || self.entry == "world_cup_preliminary"
            || stages.contains(&self.stage)
    }
}
