// The names under which the pages of events know what the server sends, and the choices that it
// offers, each list with all of its kind.
import type { components } from '../api/schema';

type Schemas = components['schemas'];

/** What was done with an event, and by whom. */
export type Act = Schemas['EventAct'];
export type Announcement = Schemas['Announcement'];
export type Cell = Schemas['TableCell'];
export type EligibleTeams = Schemas['EligibleTeams'];
export type Decision = Schemas['EntryDecision'];
export type Entry = Schemas['Entry'];
export type EntryClass = Schemas['EntryClass'];
/** Why the reader cannot enter. */
export type EntryRefusal = Schemas['EntryRefusal'];
export type EntryState = Schemas['EntryState'];
export type EventKind = Schemas['EventKind'];
/** The list, with whether the reader may add to it. */
export type EventList = Schemas['EventList'];
export type EventLine = Schemas['EventLine'];
export type EventView = Schemas['Event'];
export type Fee = Schemas['Fee'];
/** A season of a league: its divisions, and the season before. */
export type LeagueTerms = Schemas['LeagueTerms'];
export type Grounds = Schemas['Grounds'];
export type ToldGrounds = Exclude<Grounds, { kind: 'qualified' | 'advanced' }>;
export type GroundsKind = ToldGrounds['kind'];
/** Something about an event's norms, with its rule. */
export type Medium = Schemas['Medium'];
export type NormNote = Schemas['NormNote'];
/** A prize of the World Cup. */
export type Prize = Schemas['Prize'];
/** Something that places of an event qualify for. */
export type StageLead = Schemas['StageLead'];
/** How far a player is from a norm. */
export type NormProgress = Schemas['NormProgress'];
/** A stage of a championship that has a category of its own. */
export type NormClass = Schemas['NormClass'];
/** What of an event lies outside the Laws. */
export type OutsideLaws = Schemas['OutsideLaws'];
/** Category and norms of a section. */
export type Norms = Schemas['NormOverview'];
export type OfferPolicy = Schemas['EventDrawOffers']['policy'];
export type Phase = Schemas['EventPhase'];
export type Preset = Schemas['Preset'];
export type Proposal = Schemas['Proposal'];
/** An event that another one goes on from, or that goes on from it. */
export type Round = Schemas['Round'];
export type RuleSet = Schemas['RuleSet'];
/** A player's line in a table. */
export type SectionPlayer = Schemas['TableLine'];
/** A section whose winner may enter, as it stands for the reader. */
export type SectionWin = Schemas['SectionWin'];
export type SectionView = Schemas['SectionTable'];
/** A stage of a championship, a cup or a class. */
export type Stage = Schemas['Stage'];
/** In what an event is not as its stage normally is. */
export type StageRemark = Schemas['StageRemark'];
export type StartKind = Schemas['StartPositions']['kind'];
export type System = Schemas['PairingSystem'];
/** Who plays whom, and how many games each has where that says too little. */
export type Played = Pick<Announcement, 'system' | 'games_each'>;
export type TieBreak = Schemas['TieBreak'];

/** A list that the compiler refuses while a value is missing. */
const all =
  <Value extends string>() =>
  <const List extends readonly Value[]>(
    list: List & ([Value] extends [List[number]] ? unknown : never),
  ): List =>
    list;

export const KINDS = all<EventKind>()([
  'title',
  'promotion',
  'cup',
  'norm',
  'special',
  'team_league',
]);
export const OUTSIDE_LAWS = all<OutsideLaws>()(['friendly', 'thematic', 'no_engines', 'agreement']);
export const NORM_CLASSES = all<NormClass>()([
  'candidates',
  'semi_final',
  'zonal',
  'olympiad_final',
  'olympiad_preliminary',
  'zonal_team_final',
  'zonal_team_preliminary',
]);
/** Those that an announcement without a stage can say: Olympiads are what they are by their stage (NORM-4c). */
export const CLASSES_OF_PLAYERS: readonly NormClass[] = ['candidates', 'semi_final', 'zonal'];
export const CLASSES_OF_TEAMS: readonly NormClass[] = [
  'zonal_team_final',
  'zonal_team_preliminary',
];
export const CLASSES = all<EntryClass>()([
  'open',
  'open_class',
  'higher_class',
  'master_class',
  'master_norm',
  'grandmaster_norm',
  'world_cup_preliminary',
  'world_championship_preliminary',
  'world_championship_semi_final',
  'national',
  'invitation',
]);
export const MEDIA = all<Medium>()(['server', 'email', 'post']);
export const SYSTEMS = all<System>()([
  'round_robin',
  'double_round_robin',
  'scheveningen',
  'silli',
  'knock_out',
  'swiss',
]);
/** Those in which single players meet, not teams. */
export const SYSTEMS_OF_PLAYERS: readonly System[] = [
  'scheveningen',
  'silli',
  'knock_out',
  'swiss',
];
export const STARTS = all<StartKind>()(['usual', 'per_game', 'one_for_all', 'from']);
export const TIE_BREAKS = all<TieBreak>()([
  'wins',
  'sonneborn_berger',
  'direct_encounter',
  'buchholz_cut_two',
  'buchholz_cut_one',
  'buchholz',
  'sum_of_buchholz',
]);
export const POLICIES = all<OfferPolicy>()(['free', 'once', 'once_in_ten', 'not_before', 'never']);
export const ELIGIBLE = all<EligibleTeams>()(['national', 'any']);
export const STATES = all<EntryState>()(['entered', 'accepted', 'waiting', 'refused', 'withdrawn']);
/** Finals of which vacant places are filled by officials (TR-1.4.4, TR-1.6.3). */
export const WITH_VACANCIES: readonly Stage[] = ['world_championship_final', 'ladies_final'];
/** What somebody tells; what tables say, those of the rules or of the round before, is not among it. */
export const GROUNDS = all<GroundsKind>()([
  'commissioner',
  'next_placed',
  'excellent_results',
  'nomination',
  'section_winner',
  'national_top3',
  'qualification',
]);
