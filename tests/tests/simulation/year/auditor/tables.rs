//! The printed tables, as the auditor has copied them from the articles: nothing of them is read from what
//! is audited.

/// How many play in a section of a stage, from and to; and whether it has to be so or is normal.
pub(super) struct Stage {
    pub(super) code: &'static str,
    pub(super) row: &'static str,
    pub(super) sizes: &'static [(i64, i64)],
    pub(super) always: bool,
    /// As which rating a player without one counts; 0: the event says.
    pub(super) level: i64,
    pub(super) level_row: &'static str,
    /// Whether teams play.
    pub(super) teams: bool,
}

const fn stage(
    code: &'static str,
    row: &'static str,
    sizes: &'static [(i64, i64)],
    always: bool,
    level: i64,
) -> Stage {
    Stage { code, row, sizes, always, level, level_row: "RAT-11", teams: false }
}

const fn national(code: &'static str, level: i64) -> Stage {
    Stage { level_row: "SKS-1.5", ..stage(code, "SKS-1.5", &[], false, level) }
}

const fn of_teams(code: &'static str) -> Stage {
    Stage { teams: true, ..stage(code, "", &[], false, 0) }
}

const TITLE: &[(i64, i64)] = &[(13, 13), (15, 15), (17, 17)];

/// TR-1.1 to TR-4.2, RAT-11 and SKS-1.5, a stage a line.
#[rustfmt::skip]
pub(super) const STAGES: &[Stage] = &[
    stage("open_class", "TR-2.1-2.2", &[(7, 7)], true, 1800),
    stage("higher_class", "TR-2.1-2.2", &[(7, 7)], true, 2000),
    stage("master_class", "TR-2.1-2.2", &[(11, 11)], true, 2200),
    stage("master_norm", "TR-4.1-4.2", &[(13, 13)], true, 2300),
    stage("grandmaster_norm", "TR-4.1-4.2", &[(13, 13)], true, 2450),
    stage("world_championship_preliminary", "TR-1.1.3", TITLE, false, 0),
    stage("world_championship_semi_final", "TR-1.2.2", TITLE, false, 2400),
    stage("world_championship_candidates", "TR-1.3.2", TITLE, false, 2500),
    stage("world_championship_final", "TR-1.4.2", &[(17, 17)], false, 0),
    stage("ladies_semi_final", "TR-1.5", &[(9, 999)], false, 1900),
    stage("ladies_final", "TR-1.6", &[(11, 999)], true, 2100),
    stage("world_cup_preliminary", "TR-3.1-3.4", &[(7, 11)], true, 1800),
    stage("world_cup_semi_final", "TR-3.1-3.4", &[(9, 13)], true, 2000),
    stage("world_cup_final", "TR-3.1-3.4", &[(9, 15)], true, 2200),
    stage("zonal_preliminary", "RAT-11", &[], false, 2200),
    stage("zonal_semi_final", "RAT-11", &[], false, 2400),
    stage("zonal_final", "RAT-11", &[], false, 2500),
    stage("international_open_preliminary", "RAT-11", &[], false, 1800),
    stage("international_open_semi_final", "RAT-11", &[], false, 2000),
    stage("international_open_final", "RAT-11", &[], false, 2200),
    national("national_final", 2350),
    national("national_semi_final", 2200),
    national("national_quarter_final", 2050),
    national("national_qualification", 1900),
    national("national_veterans_final", 2300),
    national("national_cup_final", 2200),
    national("national_cup_preliminary", 1900),
    of_teams("olympiad_preliminary"),
    of_teams("olympiad_final"),
    of_teams("ladies_olympiad_preliminary"),
    of_teams("ladies_olympiad_final"),
    of_teams("league"),
    of_teams("international_invitational_teams"),
    of_teams("friendly_match"),
    of_teams("national_fours_first_league"),
    of_teams("national_fours_second_league"),
    of_teams("national_threes_first_league"),
    of_teams("national_threes_second_league"),
];

impl Stage {
    pub(super) fn of(code: &str) -> Option<&'static Stage> {
        STAGES.iter().find(|stage| stage.code == code)
    }

    /// Whether so many are a size of its sections; where nothing is printed every size is.
    pub(super) fn allows(&self, players: i64) -> bool {
        let fits = |(from, to): &(i64, i64)| (*from..=*to).contains(&players);
        self.sizes.is_empty() || self.sizes.iter().any(fits)
    }
}

/// RAT-4: the greatest difference of each row, whose higher rated player expects 50 hundredths and one more
/// in each row after it. RAT-8 ends it at 350.
const DIFFERENCES: [i64; 41] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
];

/// What a player expects of a game, in hundredths (RAT-4, RAT-8).
pub(crate) fn expected(own: i64, opponent: i64) -> i64 {
    let difference = (own - opponent).abs().min(350);
    let row = DIFFERENCES.iter().position(|to| difference <= *to).expect("up to 350");
    let higher = 50 + i64::try_from(row).expect("a row");
    if own >= opponent { higher } else { 100 - higher }
}

/// RAT-3: the difference of a score of 100 hundredths, 99, and so on down to 50.
const SCORES: [i64; 51] = [
    677, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336, 322, 309, 296, 284, 273, 262,
    251, 240, 230, 220, 211, 202, 193, 184, 175, 166, 158, 149, 141, 133, 125, 117, 110, 102, 95,
    87, 80, 72, 65, 57, 50, 43, 36, 29, 21, 14, 7, 0,
];

/// The difference of a score in hundredths (RAT-3): the table is the same below a half with a minus.
pub(super) fn difference(hundredths: i64) -> i64 {
    let at = |above: i64| SCORES[usize::try_from(100 - above).expect("at least a half")];
    if hundredths >= 50 { at(hundredths) } else { -at(100 - hundredths) }
}

/// NORM-2: categories A to L, then 1 to 18, each of 25 points, the first from 1951; by their numbers from 0.
pub(super) fn category(average: i64) -> Option<usize> {
    (average >= 1951).then(|| usize::try_from((average - 1951) / 25).expect("few").min(29))
}

/// What a category is called.
pub(super) fn category_name(category: usize) -> String {
    const LETTERS: [&str; 12] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
    LETTERS.get(category).map_or_else(|| (category - 11).to_string(), |it| (*it).to_owned())
}

/// NORM-1: players, at most from one federation, at least with a published and with a fixed rating.
const REQUIREMENTS: [(i64, i64, i64, i64); 12] = [
    (9, 6, 7, 6),
    (10, 7, 7, 6),
    (11, 8, 8, 7),
    (12, 8, 9, 8),
    (13, 9, 10, 8),
    (14, 10, 10, 9),
    (15, 10, 11, 9),
    (16, 11, 12, 10),
    (17, 12, 12, 11),
    (18, 12, 13, 11),
    (19, 13, 14, 12),
    (20, 14, 14, 12),
];

/// What is asked of an event of so many players; none where it is no title event.
pub(super) fn requirements(players: i64) -> Option<(i64, i64, i64)> {
    let row = REQUIREMENTS.iter().find(|row| row.0 == players)?;
    Some((row.1, row.2, row.3))
}

/// The titles of norms, the highest first.
pub(super) const TITLES: [&str; 5] = ["GM", "SIM", "IM", "CCM", "CCE"];

/// NORM-3: players, title, the first category, and the half points of that one and those after it.
#[rustfmt::skip]
const POINTS: &[(i64, &str, usize, &[i64])] = &[
    (9, "GM", 18, &[13, 12, 12, 11, 11, 10, 10, 9, 8, 8, 7, 7]),
    (9, "SIM", 15, &[13, 12, 12, 11, 11, 10, 10, 9, 8, 8, 7, 7, 6, 6, 6]),
    (9, "IM", 12, &[13, 12, 12, 11, 11, 10, 10, 9, 8, 8, 7, 7, 6, 6, 6, 6, 6, 6]),
    (9, "CCM", 6, &[13, 12, 12, 11, 11, 10, 10, 9, 8, 8, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]),
    (9, "CCE", 0, &[13, 12, 12, 11, 11, 10, 10, 9, 8, 8, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]),
    (10, "GM", 18, &[14, 14, 13, 12, 12, 11, 11, 10, 9, 9, 8, 8]),
    (10, "SIM", 15, &[14, 14, 13, 12, 12, 11, 11, 10, 9, 9, 8, 8, 7, 7, 7]),
    (10, "IM", 12, &[14, 14, 13, 12, 12, 11, 11, 10, 9, 9, 8, 8, 7, 7, 7, 7, 7, 7]),
    (10, "CCM", 6, &[14, 14, 13, 12, 12, 11, 11, 10, 9, 9, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]),
    (10, "CCE", 0, &[14, 14, 13, 12, 12, 11, 11, 10, 9, 9, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]),
    (11, "GM", 18, &[16, 15, 14, 14, 13, 12, 12, 11, 10, 10, 9, 8]),
    (11, "SIM", 15, &[16, 15, 14, 14, 13, 12, 12, 11, 10, 10, 9, 8, 8, 7, 7]),
    (11, "IM", 12, &[16, 15, 14, 14, 13, 12, 12, 11, 10, 10, 9, 8, 8, 7, 7, 7, 7, 7]),
    (11, "CCM", 6, &[16, 15, 14, 14, 13, 12, 12, 11, 10, 10, 9, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]),
    (11, "CCE", 0, &[16, 15, 14, 14, 13, 12, 12, 11, 10, 10, 9, 8, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]),
    (12, "GM", 18, &[17, 16, 16, 15, 14, 14, 13, 12, 11, 11, 10, 9]),
    (12, "SIM", 15, &[17, 16, 16, 15, 14, 14, 13, 12, 11, 11, 10, 9, 8, 8, 8]),
    (12, "IM", 12, &[17, 16, 16, 15, 14, 14, 13, 12, 11, 11, 10, 9, 8, 8, 8, 8, 8, 8]),
    (12, "CCM", 6, &[17, 16, 16, 15, 14, 14, 13, 12, 11, 11, 10, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]),
    (12, "CCE", 0, &[17, 16, 16, 15, 14, 14, 13, 12, 11, 11, 10, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]),
    (13, "GM", 18, &[19, 18, 17, 16, 16, 15, 14, 13, 12, 12, 11, 10]),
    (13, "SIM", 15, &[19, 18, 17, 16, 16, 15, 14, 13, 12, 12, 11, 10, 9, 9, 9]),
    (13, "IM", 12, &[19, 18, 17, 15, 14, 14, 14, 13, 12, 12, 11, 10, 9, 9, 9, 9, 9, 9]),
    (13, "CCM", 6, &[19, 18, 17, 16, 16, 15, 14, 13, 12, 12, 11, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]),
    (13, "CCE", 0, &[19, 18, 17, 16, 16, 15, 14, 13, 12, 12, 11, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]),
    (14, "GM", 18, &[20, 19, 19, 18, 17, 16, 15, 14, 13, 13, 12, 11]),
    (14, "SIM", 15, &[20, 19, 19, 18, 17, 16, 15, 14, 13, 13, 12, 11, 10, 9, 9]),
    (14, "IM", 12, &[20, 19, 19, 18, 17, 16, 15, 14, 13, 13, 12, 11, 10, 9, 9, 9, 9, 9]),
    (14, "CCM", 6, &[20, 19, 19, 18, 17, 16, 15, 14, 13, 13, 12, 11, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]),
    (14, "CCE", 0, &[20, 19, 19, 18, 17, 16, 15, 14, 13, 13, 12, 11, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]),
    (15, "GM", 18, &[22, 22, 20, 19, 18, 17, 16, 15, 14, 14, 12, 12]),
    (15, "SIM", 15, &[22, 22, 20, 19, 18, 17, 16, 15, 14, 14, 12, 12, 10, 10, 10]),
    (15, "IM", 12, &[22, 22, 20, 19, 18, 17, 16, 15, 14, 14, 12, 12, 10, 10, 10, 10, 10, 10]),
    (15, "CCM", 6, &[22, 22, 20, 19, 18, 17, 16, 15, 14, 14, 12, 12, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]),
    (15, "CCE", 0, &[22, 22, 20, 19, 18, 17, 16, 15, 14, 14, 12, 12, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]),
    (16, "GM", 18, &[24, 22, 22, 20, 20, 18, 17, 16, 15, 14, 13, 12]),
    (16, "SIM", 15, &[24, 22, 22, 20, 20, 18, 17, 16, 15, 14, 13, 12, 11, 11, 11]),
    (16, "IM", 12, &[24, 22, 22, 20, 20, 18, 17, 16, 15, 14, 13, 12, 11, 11, 11, 11, 11, 11]),
    (16, "CCM", 6, &[24, 22, 22, 20, 20, 18, 17, 16, 15, 14, 13, 12, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11]),
    (16, "CCE", 0, &[24, 22, 22, 20, 20, 18, 17, 16, 15, 14, 13, 12, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11]),
    (17, "GM", 18, &[26, 24, 24, 22, 22, 20, 19, 17, 16, 15, 14, 13]),
    (17, "SIM", 15, &[26, 24, 24, 22, 22, 20, 19, 17, 16, 15, 14, 13, 12, 12, 12]),
    (17, "IM", 12, &[26, 24, 24, 22, 22, 20, 19, 17, 16, 15, 14, 13, 12, 12, 12, 12, 12, 12]),
    (17, "CCM", 6, &[26, 24, 24, 22, 22, 20, 19, 17, 16, 15, 14, 13, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]),
    (17, "CCE", 0, &[26, 24, 24, 22, 22, 20, 19, 17, 16, 15, 14, 13, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]),
    (18, "GM", 18, &[26, 26, 24, 24, 22, 22, 20, 18, 17, 16, 15, 14]),
    (18, "SIM", 15, &[26, 26, 24, 24, 22, 22, 20, 18, 17, 16, 15, 14, 13, 12, 12]),
    (18, "IM", 12, &[26, 26, 24, 24, 22, 22, 20, 18, 17, 16, 15, 14, 13, 12, 12, 12, 12, 12]),
    (18, "CCM", 6, &[26, 26, 24, 24, 22, 22, 20, 18, 17, 16, 15, 14, 13, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]),
    (18, "CCE", 0, &[26, 26, 24, 24, 22, 22, 20, 18, 17, 16, 15, 14, 13, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]),
    (19, "GM", 18, &[28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16, 15]),
    (19, "SIM", 15, &[28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16, 15, 13, 13, 13]),
    (19, "IM", 12, &[28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16, 15, 13, 13, 13, 13, 13, 13]),
    (19, "CCM", 6, &[28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16, 15, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13]),
    (19, "CCE", 0, &[28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16, 15, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13]),
    (20, "GM", 18, &[30, 28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16]),
    (20, "SIM", 15, &[30, 28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16, 14, 14, 14]),
    (20, "IM", 12, &[30, 28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16, 14, 14, 14, 14, 14, 14]),
    (20, "CCM", 6, &[30, 28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14]),
    (20, "CCE", 0, &[30, 28, 28, 26, 26, 24, 22, 22, 19, 18, 17, 16, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14]),
];

/// The least score for a norm, in half points; none where there is none (NORM-3).
pub(super) fn norm_points(players: i64, title: &str, category: usize) -> Option<i64> {
    let row = POINTS.iter().find(|row| row.0 == players && row.1 == title)?;
    row.3.get(category.checked_sub(row.2)?).copied()
}
