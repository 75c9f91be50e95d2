//! Events of teams: each team has a player on every board, who plays those of the other teams there (`TR-11`).

mod boards;
mod decide;
mod league;
mod letters;
mod matches;
mod pairing;
mod proposal;
mod ranking;
mod refusal;
mod replacement;
mod standings;
mod team;
mod terms;

pub use boards::{BoardSection, BoardTeam, ProposedTeams, SectionBoard, TeamLot, TeamProposal};
pub use decide::{TeamFacts, TeamPlayer, TeamRights};
pub use league::{
    DIVISION_NAME_CHARACTERS_MAX, DIVISIONS_MAX, DIVISIONS_MIN, DivisionPlan, DivisionRefusal,
    Entitled, LeagueTerms, Movement, SeasonDecision, SeasonFacts, SeasonLine, SeasonMove,
    SeasonRefusal, SeasonSection, SectionDivision, TeamStrength, may_follow_another, season_lines,
};
use league::{fill_divisions, teams_of};
pub use letters::{
    Conversation, Correspondents, LETTER_CHARACTERS_MAX, LETTERS_A_DAY_MAX, Letter, LetterRefusal,
};
pub use matches::{TeamGame, TeamMatch, team_matches};
pub use pairing::{section_pairings, team_pairings};
pub use proposal::{TeamProposalAct, TeamProposalFacts};
pub use ranking::TeamRanking;
pub use refusal::TeamRefusal;
pub use replacement::{
    Consented, Ended, Found, HANDICAP_DAYS_MAX, Named, Otherwise, Replacement, ReplacementAct,
    ReplacementFacts, ReplacementGround, ReplacementRefusal, ReplacementState, START_DAYS_MAX,
    Seated, StatusAct, StatusRefusal, SubstituteStatus, await_substitute, has_not_begun,
    lose_board, play_on, seat_substitute, withdrawn_board,
};
pub use standings::{BOARDS_MAX, TeamStanding, team_standings};
pub use team::{TEAM_NAME_CHARACTERS_MAX, TEAMS_MAX, Team, TeamDecision, TeamForm};
pub use terms::{
    ANNOUNCED_BOARDS_MAX, BOARDS_MIN, EligibleTeams, PROMOTION_CHARACTERS_MAX, ReplacementTerms,
    TeamTerms, TeamTermsRefusal,
};
