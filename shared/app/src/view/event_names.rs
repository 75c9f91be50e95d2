//! The names of what the rules tell apart, for the API's description: they are read and written by
//! the rules themselves, and a test compares the two.

#![allow(dead_code, reason = "only described, never made")]

use utoipa::ToSchema;

/// What kind of event (TR-0.1).
#[derive(ToSchema)]
#[schema(as = EventKind, rename_all = "snake_case")]
pub enum EventKindName {
    /// A championship.
    Title,
    /// Sections of a class, whose winners enter the next one.
    Promotion,
    /// A cup.
    Cup,
    /// An event in which norms for titles are made.
    Norm,
    /// Invitational, memorial, thematic and friendly events.
    Special,
    /// A league of teams.
    TeamLeague,
}

/// How moves are sent.
#[derive(ToSchema)]
#[schema(as = Medium, rename_all = "snake_case")]
pub enum MediumName {
    /// On this server, which keeps the clocks.
    Server,
    /// By e-mail, from player to player.
    Email,
    /// By post, from player to player.
    Post,
}

/// Who may enter an event.
#[derive(ToSchema)]
#[schema(as = EntryClass, rename_all = "snake_case")]
pub enum EntryClassName {
    /// Everybody.
    Open,
    /// The Open Class.
    OpenClass,
    /// The Higher Class.
    HigherClass,
    /// The Master Class.
    MasterClass,
    /// Master Norm events.
    MasterNorm,
    /// Grandmaster Norm events.
    GrandmasterNorm,
    /// Preliminaries of the World Cup.
    WorldCupPreliminary,
    /// Preliminaries of the World Championship.
    WorldChampionshipPreliminary,
    /// Semi-Finals of the World Championship.
    WorldChampionshipSemiFinal,
    /// Players of one federation.
    National,
    /// Whoever is invited.
    Invitation,
}

/// Which stage of a championship, a cup or a class an event is.
#[derive(ToSchema)]
#[schema(as = Stage, rename_all = "snake_case")]
pub enum StageName {
    /// The Open Class.
    OpenClass,
    /// The Higher Class.
    HigherClass,
    /// The Master Class.
    MasterClass,
    /// A Master Norm event.
    MasterNorm,
    /// A Grandmaster Norm event.
    GrandmasterNorm,
    /// The Preliminaries of the World Championship.
    WorldChampionshipPreliminary,
    /// The Semi-Finals of the World Championship.
    WorldChampionshipSemiFinal,
    /// The Candidates' Tournament.
    WorldChampionshipCandidates,
    /// The Final of the World Championship.
    WorldChampionshipFinal,
    /// The Semi-Finals of the Ladies World Championship.
    LadiesSemiFinal,
    /// The Final of the Ladies World Championship.
    LadiesFinal,
    /// The preliminaries of the World Cup.
    WorldCupPreliminary,
    /// The semi-finals of the World Cup.
    WorldCupSemiFinal,
    /// The Final of the World Cup.
    WorldCupFinal,
    /// The preliminaries of a zonal championship.
    ZonalPreliminary,
    /// The semi-finals of a zonal championship.
    ZonalSemiFinal,
    /// The final of a zonal championship.
    ZonalFinal,
    /// The preliminaries of the Olympiad, which `TR-1.7` calls its Semi-Final.
    OlympiadPreliminary,
    /// The Final of the Olympiad.
    OlympiadFinal,
    /// The preliminaries of the Ladies Olympiad.
    LadiesOlympiadPreliminary,
    /// The Final of the Ladies Olympiad.
    LadiesOlympiadFinal,
    /// A division of the ICCF League.
    League,
    /// The preliminaries of an international open event.
    InternationalOpenPreliminary,
    /// The semi-finals of an international open event.
    InternationalOpenSemiFinal,
    /// The final of an international open event.
    InternationalOpenFinal,
    /// An international event of teams by invitation.
    InternationalInvitationalTeams,
    /// A friendly match.
    FriendlyMatch,
    /// The final of a national individual championship.
    NationalFinal,
    /// Its semi-finals.
    NationalSemiFinal,
    /// Its quarter-finals.
    NationalQuarterFinal,
    /// Its qualification class.
    NationalQualification,
    /// The final of a national veterans championship.
    NationalVeteransFinal,
    /// The final of a national cup.
    NationalCupFinal,
    /// The preliminaries of a national cup.
    NationalCupPreliminary,
    /// The first league of a national championship of teams of four.
    NationalFoursFirstLeague,
    /// Its second league.
    NationalFoursSecondLeague,
    /// The first league of a national championship of teams of three.
    NationalThreesFirstLeague,
    /// Its second league.
    NationalThreesSecondLeague,
}

/// Which stage of a championship an event is.
#[derive(ToSchema)]
#[schema(as = NormClass, rename_all = "snake_case")]
pub(super) enum NormClassName {
    /// A Candidates' Tournament.
    Candidates,
    /// A Semi-Final of the World Championship.
    SemiFinal,
    /// A zonal championship.
    Zonal,
    /// A Final of the Olympiad.
    OlympiadFinal,
    /// Preliminaries of the Olympiad.
    OlympiadPreliminary,
    /// A Final of a zonal team championship.
    ZonalTeamFinal,
    /// Preliminaries of a zonal team championship.
    ZonalTeamPreliminary,
}

/// One way to tell tied players apart.
#[derive(ToSchema)]
#[schema(as = TieBreak, rename_all = "snake_case")]
pub enum TieBreakName {
    /// More games won.
    Wins,
    /// Sonneborn-Berger.
    SonnebornBerger,
    /// The games among those who are tied.
    DirectEncounter,
    /// The scores of all opponents but the two lowest.
    BuchholzCutTwo,
    /// The scores of all opponents but the lowest.
    BuchholzCutOne,
    /// The scores of all opponents.
    Buchholz,
    /// Buchholz of all opponents together.
    SumOfBuchholz,
}

/// How far an entry is.
#[derive(ToSchema)]
#[schema(as = EntryState, rename_all = "snake_case")]
pub enum EntryStateName {
    /// Waiting for the organiser.
    Entered,
    /// Taken in.
    Accepted,
    /// On the waiting list.
    Waiting,
    /// Not taken in.
    Refused,
    /// Taken back.
    Withdrawn,
}

/// What somebody may be; `officer` is every office at once.
#[derive(ToSchema)]
#[schema(as = Role, rename_all = "snake_case")]
pub enum RoleName {
    /// Plays.
    Player,
    /// Directs tournaments.
    Director,
    /// Organises events.
    Organiser,
    /// Holds every office.
    Officer,
    /// Acts for a federation.
    Federation,
    /// Gives offices.
    Administrator,
    /// The World Tournament Director.
    WorldTournamentDirector,
    /// The title tournament commissioner.
    TitleCommissioner,
    /// The non-title tournament commissioner.
    NonTitleCommissioner,
    /// The rating commissioner.
    RatingCommissioner,
    /// The qualifications commissioner.
    QualificationsCommissioner,
    /// Of the Appeals Commission.
    AppealsCommission,
    /// Of the Arbitration Commission.
    ArbitrationCommission,
    /// Of the Executive Board.
    ExecutiveBoard,
    /// Of the Arbiter Committee.
    ArbiterCommittee,
    /// Of the Disciplinary Committee.
    DisciplinaryCommittee,
}
