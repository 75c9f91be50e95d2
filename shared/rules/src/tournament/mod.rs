//! Tournaments: what an event's rules say about its players and games as a whole.
//!
//! The field calls a tournament an event; in this crate an [`Event`](crate::Event) is an entry of a
//! game's log already, so all of this is reached as `rules::tournament`. As everywhere here nothing
//! reads a clock and nothing is drawn: times and lots are arguments.

mod announcement;
mod announcement_check;
mod announcement_refusal;
mod announcement_stage;
mod announcement_teams;
mod approval;
mod challenge;
mod consent;
mod directing;
mod entry;
mod event_act;
mod event_kind;
mod event_state;
mod event_waits;
mod import;
mod lots;
mod medium;
mod newcomer;
mod number;
mod origin;
mod outside_laws;
mod pairing;
mod players_page;
mod presets;
mod prizes;
mod proposal;
mod publication;
mod qualification;
mod ranking;
mod reopening;
mod round;
mod rule_set;
mod section_size;
mod sections;
mod spectators;
mod stage;
mod standings;
mod suspension;
mod swiss;
mod system;
mod teams;
mod tie_break;
mod withdrawal;

pub use announcement::{
    Announcement, Currency, Fee, Organiser, ParseCurrencyError, StartPositions, Visibility,
};
pub use announcement_refusal::{
    ABOUT_CHARACTERS_MAX, AnnouncementRefusal, CODE_CHARACTERS_MAX, NAME_CHARACTERS_MAX,
    PAYMENT_CHARACTERS_MAX,
};
pub use approval::{
    APPLICATIONS_OPEN_MAX, APPROVAL_MONTHS, Application, ApplicationRequest, Applied, Approval,
    ApprovalAct, ApprovalFacts, ApprovalKind, ApprovalLack, ApprovalOfficial, ApprovalRefusal,
    ApprovalState, ApprovalStep, LapseNews, Prizes,
};
pub use challenge::{
    CHALLENGE_WORDS_MAX, CHALLENGES_OPEN_MAX, CHALLENGES_TO_ONE_MAX, Challenge,
    ChallengeAcceptance, ChallengeColor, ChallengeFacts, ChallengeGames, ChallengeLots,
    ChallengeRefusal, ChallengeRequest, ChallengeStart, ChallengeState, ChallengeTerms,
    ChallengeTo, FRIENDS_MAX, FRIENDS_MIN, FRIENDS_NAME_MAX, FirstNumbers, Friend, FriendAnswer,
    Friendly, Friends, FriendsBegun, FriendsLots, WordsRemoval,
};
pub use consent::{ConsentFacts, ConsentKind, ConsentRefusal, EventConsent};
pub use entry::{
    Deposit, Entrant, Entry, EntryAct, EntryClass, EntryFacts, EntryLine, EntryRefusal,
    EntryRights, EntryState, EntryUse, FederationYear, GROUNDS_CHARACTERS_MAX, Grounds, MadeEntry,
    MembersCount, NominatedEntry, Nomination, PLACES_BY_RESULTS_MAX, PlayedSection, Rating,
    SEMI_FINAL_RATING_MIN, SectionWin, Settled, Vacancy, WinLack, WonSection, nominate,
    nomination_year, nominations_a_year, win_to_enter_by,
};
pub use event_act::{EventAct, EventActKind};
pub use event_kind::EventKind;
pub use event_state::{EventRefusal, EventState};
pub use event_waits::{EventWaitKind, EventWaits, Waiters};
pub use import::{
    GameElsewhere, IMPORT_DAYS, IMPORT_GAMES_MAX, IMPORT_SECTIONS_MAX, Import, ImportAct,
    ImportDecision, ImportFacts, ImportFault, ImportFiling, ImportOfficial, ImportRefusal,
    ImportSection, ImportState, ImportTeam, ImportTeams, ImportedGames, ListedMember, ListedPlayer,
    PlayersRecord, SuspendedPlayer, TeamColumn, TeamFault, TeamListFacts, TeamListFault, ToldTeams,
    check_import, check_listed_section, listed_teams, plain_name,
};
pub use lots::{
    CommittedLots, DrawnLots, GameLot, Lot, ParseSeedError, Seed, Sha256, draw_first_colour,
    draw_one_start_position, draw_start_numbers, draw_start_position,
};
pub use medium::Medium;
pub use newcomer::{MadeNewcomer, NewcomerAct, NewcomerFacts, NewcomerRefusal};
pub use number::{EventId, SectionId, TeamNumber};
pub use origin::Origin;
pub use outside_laws::OutsideLaws;
pub use pairing::{Pairing, START_NUMBERS_MAX, match_of, round_robin, scheveningen, silli};
pub use players_page::{
    GameOnPage, PAGE_ADDRESSES_MAX, PAGE_CONSENTS_MAX, PageAct, PageAnswer, PageEntry, PageFacts,
    PageLack, PageRefusal, PageScene, PageStep, PlayersPage, page_address,
};
pub use presets::Preset;
pub use prizes::{PRIZES_ARTICLE, prize_winners};
pub use proposal::{
    BEACON_CHARACTERS_MAX, CategoryFacts, Proposal, ProposalAct, ProposalFacts, ProposalRefusal,
    ProposedSection, PublicationFacts, Publishing, SECTION_NAME_CHARACTERS_MAX,
};
use proposal::{check_beacon, check_section_names, check_size};
pub use publication::{Imported, Publication};
pub use qualification::{
    Basis, CANDIDATES_ADVANCING, Chance, ChanceKind, CycleSection, Deferral, DeferralFacts,
    DeferralRefusal, Held, NextPlaced, Part, Placing, Qualification, QualificationState,
    QualificationUse, Qualified, QualifiedPlayer, QualifierLine, RatedOn, StageLead, UsedBasis,
    next_placed,
};
pub use reopening::{ReopeningFacts, ReopeningRefusal};
pub use round::{
    ADVANCING_MAX, Advance, Advancer, PreviousRound, RoundPairing, RoundRefusal, SWISS_ADVANCING,
    SectionBefore, Taken, may_go_on_from_another,
};
pub use rule_set::RuleSet;
use section_size::SECTION_PLAYERS;
pub use section_size::{SECTION_PLAYERS_MAX, SECTION_PLAYERS_MIN, is_section_size};
pub use sections::{
    Sections, TooFewEntrants, balance, balance_into, level_sections_of, sections_of,
};
pub use spectators::{Sight, Viewer};
pub use stage::{HeldStage, Stage, StageRemark, StageSizes};
pub use standings::{Buchholz, Flag, PlayedGame, Standing, standings, standings_with_byes};
pub use suspension::{
    ACCEPTED_MONTHS_MIN, FIVE_YEARS_MONTHS, PastWithdrawal, SHORT_TIME_MONTHS, SILENT_MONTHS_MAX,
    SUSPENSION_MONTHS_MAX, SuspensionRange, UNACCEPTED_MONTHS_MIN, needs_review, no_entry_until,
    owes_deposit, suspended_until, suspension_range,
};
pub use swiss::{
    SWISS_PLAYERS_MAX, SwissBout, SwissPairing, SwissRow, SwissSection, pair_swiss_round,
};
pub use system::{KNOCK_OUT_GAMES, SILLI_GAMES, SWISS_ROUNDS, System};
pub use teams::{
    ANNOUNCED_BOARDS_MAX, BOARDS_MAX, BOARDS_MIN, BoardSection, BoardTeam, Consented, Conversation,
    Correspondents, DIVISION_NAME_CHARACTERS_MAX, DIVISIONS_MAX, DIVISIONS_MIN, DivisionPlan,
    DivisionRefusal, EligibleTeams, Ended, Entitled, Found, HANDICAP_DAYS_MAX,
    LETTER_CHARACTERS_MAX, LETTERS_A_DAY_MAX, LeagueTerms, Letter, LetterRefusal, Movement, Named,
    Otherwise, PROMOTION_CHARACTERS_MAX, ProposedTeams, Replacement, ReplacementAct,
    ReplacementFacts, ReplacementGround, ReplacementRefusal, ReplacementState, ReplacementTerms,
    START_DAYS_MAX, SeasonDecision, SeasonFacts, SeasonLine, SeasonMove, SeasonRefusal,
    SeasonSection, Seated, SectionBoard, SectionDivision, StatusAct, StatusRefusal,
    SubstituteStatus, TEAM_NAME_CHARACTERS_MAX, TEAMS_MAX, Team, TeamDecision, TeamFacts, TeamForm,
    TeamGame, TeamLot, TeamMatch, TeamPlayer, TeamProposal, TeamProposalAct, TeamProposalFacts,
    TeamRanking, TeamRefusal, TeamRights, TeamStanding, TeamStrength, TeamTerms, TeamTermsRefusal,
    await_substitute, has_not_begun, lose_board, may_follow_another, play_on, season_lines,
    seat_substitute, section_pairings, team_matches, team_pairings, team_standings,
    withdrawn_board,
};
pub use tie_break::TieBreak;
pub use withdrawal::{
    AVERAGE_MOVES_MIN, Consequence, GROUNDS_MONTHS_MIN, GameFacts, GameNote, GameStage, HeardIn,
    LastWithdrawal, PlannedGame, Replaceable, WITHDRAWAL_CHARACTERS_MAX, Withdrawal, WithdrawalAct,
    WithdrawalBench, WithdrawalDecision, WithdrawalFacts, WithdrawalFollowUp, WithdrawalGrounds,
    WithdrawalKind, WithdrawalRefusal, WithdrawalReport, WithdrawalRequest, WithdrawalRights,
    WithdrawalRuling, WithdrawalState, WithdrawalStep, WithdrawnEvent, WithdrawnGame, consequences,
    seems_to_have_left,
};
