// An announcement while it is being written: what the fields hold, as text, and the way from an
// announcement to fields and back. Times are typed and kept in UTC, to the minute.
import type { Variant } from '../api/types';
import { controlFields, controlOf, EMPTY_CONTROL } from '../control/fields';
import { instantOf } from '../desk/outage';
import {
  SYSTEMS,
  SYSTEMS_OF_PLAYERS,
  type Announcement,
  type EligibleTeams,
  type EntryClass,
  type EventKind,
  type EventView,
  type Fee,
  type Medium,
  type OfferPolicy,
  type OutsideLaws,
  type RuleSet,
  type Stage,
  type StartKind,
  type System,
  type TieBreak,
} from '../events/api';
import { writeControl } from '../events/control';
import { leavesStageOpen } from '../events/stages';
import { amountText, decimals } from '../events/words';
import { leagueFields, leagueOf } from './league';
import { previousFields, previousOf } from './rounds';
import { isOnlyHere, usualOf } from './systems';
import { paymentOf, wordsOf } from './words';

const CHECKED = 'on';

/** Currencies in which fees are taken; the server knows all. */
export const CURRENCIES = ['EUR', 'CZK', 'CHF', 'GBP', 'PLN', 'USD'];

/** How many tie-breaks there can be: each once. */
export const TIE_FIELDS = ['tie_1', 'tie_2', 'tie_3', 'tie_4', 'tie_5', 'tie_6', 'tie_7'] as const;

export const EMPTY = {
  code: '',
  name: '',
  about: '',
  kind: 'special',
  organiser: 'ICCF',
  rule_set: 'iccf',
  stage: '',
  winner_alone: '',
  director: '',
  variant: 'chess',
  medium: 'server',
  start: 'usual',
  fen: '',
  entry: 'open',
  unrated_level: '',
  fee: '',
  currency: 'EUR',
  payment: '',
  system: 'round_robin',
  section_size: '7',
  /** In the Silli system and in a knock-out only; in a Swiss tournament its rounds. */
  games_each: '',
  teams: '',
  boards: '4',
  eligible: 'any',
  promotion: '',
  replaced_most: '',
  once_a_board: '',
  naming_days: '',
  /** Of a season of a league: one name a line, the highest first. */
  divisions: '',
  follows: '',
  /** The event that this one goes on from, by number; none: players enter. */
  previous: '',
  advancing: '',
  outside_laws: '',
  rated: '',
  norms: '',
  ladies: '',
  norm_class: '',
  conditional: 'tree',
  draws: 'free',
  first_move: '30',
  tie_1: 'wins',
  tie_2: 'sonneborn_berger',
  tie_3: 'direct_encounter',
  tie_4: '',
  tie_5: '',
  tie_6: '',
  tie_7: '',
  visible: 'finished',
  after_finished: '0',
  delay_moves: '0',
  ...EMPTY_CONTROL,
  leave_days: '45',
  silence: CHECKED,
  flag: 'server',
  entries_open_at: '',
  entries_close_at: '',
  starts_at: '',
  ends_at: '',
};

export type Draft = Record<keyof typeof EMPTY, string>;
export type FieldName = keyof Draft;

const box = (checked: boolean): string => (checked ? CHECKED : '');

/** "2027-01-15T12:00:00Z" as a field for date and time holds it; seconds only where there are some. */
const typed = (instant: string | null): string =>
  instant?.slice(0, 19).replace(/(T\d\d:\d\d):00$/, '$1') ?? '';

/** A price as the fields hold it. */
export const feeFields = (fee: Fee | null): Pick<Draft, 'fee' | 'currency'> =>
  fee ? { fee: amountText(fee), currency: fee.currency } : { fee: '', currency: EMPTY.currency };

/** "25.5" of EUR → 2550; null where that is no amount. Digits only: no rounding, no floats. */
export function minorUnits(text: string, currency: string): number | null {
  const digits = decimals(currency);
  const [, whole = '', part = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (!whole || part.length > digits) return null;
  return Number(whole + part.padEnd(digits, '0'));
}

/** What the server does while it keeps the clocks; of an event by post or e-mail nobody has chosen it. */
function playedHere(from: Announcement): Partial<Draft> {
  if (from.medium !== 'server') return {};
  const live = from.visibility.kind === 'live' ? from.visibility : null;
  return {
    conditional: from.conditional_moves,
    visible: from.visibility.kind,
    after_finished: live ? String(live.after_finished) : EMPTY.after_finished,
    delay_moves: live ? String(live.delay_moves) : EMPTY.delay_moves,
    silence: box(from.silence === 'forty_days'),
    flag: from.flag,
  };
}

function teamFields(
  terms: Announcement['teams'],
): Pick<
  Draft,
  | 'teams'
  | 'boards'
  | 'eligible'
  | 'promotion'
  | 'divisions'
  | 'follows'
  | 'replaced_most'
  | 'once_a_board'
  | 'naming_days'
> {
  const { boards, eligible } = terms ?? EMPTY;
  const replacements = terms?.replacements;
  return {
    teams: box(terms !== null),
    boards: String(boards),
    eligible,
    promotion: terms?.promotion ?? '',
    ...leagueFields(terms?.league ?? null),
    replaced_most: String(replacements?.most ?? ''),
    once_a_board: box(replacements?.once_a_board === true),
    naming_days: String(replacements?.naming_days ?? ''),
  };
}

const tieFields = (chosen: readonly string[]) =>
  Object.fromEntries(TIE_FIELDS.map((name, at) => [name, chosen[at] ?? ''])) as Record<
    (typeof TIE_FIELDS)[number],
    string
  >;

/** The tie-breaks that are chosen, the first to look at first. */
export const tiesOf = (draft: Draft): string[] =>
  TIE_FIELDS.map((name) => draft[name]).filter(Boolean);

/** What a draft is made of: an event, or a usual kind of one. */
type Source = Pick<EventView, 'announcement' | 'time_control'>;

export function draftOf({ announcement: from, time_control: control }: Source): Draft {
  return {
    ...EMPTY,
    code: from.code,
    name: from.name,
    about: from.about ?? '',
    kind: from.kind,
    organiser: from.organiser,
    rule_set: from.rule_set ?? '',
    stage: from.stage ?? '',
    winner_alone: box(from.winner_alone_advances),
    director: from.director ? String(from.director) : '',
    variant: from.variant,
    medium: from.medium,
    start: from.start_positions.kind,
    fen: from.start_positions.kind === 'from' ? from.start_positions.fen : '',
    entry: from.entry,
    unrated_level: String(from.unrated_level ?? ''),
    ...feeFields(from.fee),
    payment: from.payment ?? '',
    system: from.system,
    section_size: String(from.section_size),
    games_each: String(from.games_each ?? ''),
    ...teamFields(from.teams),
    ...previousFields(from.previous_round),
    outside_laws: from.outside_laws ?? '',
    rated: box(from.rated),
    norms: box(from.norms),
    ladies: box(from.ladies),
    norm_class: from.norm_class ?? '',
    draws: from.draw_offers.policy,
    first_move:
      from.draw_offers.policy === 'not_before'
        ? String(from.draw_offers.first_move)
        : EMPTY.first_move,
    ...tieFields(from.tie_breaks),
    ...playedHere(from),
    ...controlFields(control),
    leave_days: String(from.leave_days),
    entries_open_at: typed(from.entries_open_at),
    entries_close_at: typed(from.entries_close_at),
    starts_at: typed(from.starts_at),
    ends_at: typed(from.ends_at),
  };
}

/**
 * Another event begins as this one was announced; it has a code and dates of its own, follows no season and goes on
 * from no event. */
export const alike = (event: Source): Draft => ({
  ...draftOf(event),
  ...{ code: '', entries_open_at: '', entries_close_at: '', starts_at: '', ends_at: '' },
  follows: '',
  ...previousFields(null),
});

function startOf({ start, fen }: Draft): Announcement['start_positions'] {
  const kind = start as StartKind;
  return kind === 'from' ? { kind, fen: fen.trim() } : { kind };
}

function feeOf({ fee, currency }: Draft): Fee | null {
  if (!fee.trim()) return null;
  return { minor_units: minorUnits(fee, currency) ?? 0, currency };
}

function visibilityOf(draft: Draft): Announcement['visibility'] {
  if (draft.visible !== 'live' || !isPlayedHere(draft)) return { kind: 'finished' };
  return {
    kind: 'live',
    after_finished: Number(draft.after_finished),
    delay_moves: Number(draft.delay_moves),
  };
}

/** Whether moves are made on this server, which keeps the clocks and shows the games. */
export const isPlayedHere = ({ medium }: Pick<Draft, 'medium'>): boolean => medium === EMPTY.medium;

/** What the server is to do in the games; by post and e-mail the players do it, and the director. */
const doneHere = (
  draft: Draft,
): Pick<Announcement, 'silence' | 'flag' | 'conditional_moves' | 'visibility'> => ({
  visibility: visibilityOf(draft),
  ...(isPlayedHere(draft)
    ? {
        silence: draft.silence === CHECKED ? 'forty_days' : 'off',
        flag: draft.flag as Announcement['flag'],
        conditional_moves: draft.conditional as Announcement['conditional_moves'],
      }
    : { silence: 'off', flag: 'claimed', conditional_moves: 'none' }),
});

/** The stage that is said; a class that is one itself says enough. */
const stageOf = ({ entry, stage }: Draft): Stage | null =>
  leavesStageOpen(entry) && stage ? (stage as Stage) : null;

/** Whether teams play in the event. */
export const isOfTeams = ({ teams }: Draft): boolean => teams === CHECKED;

/** What an optional field says; null where it is empty. */
const numberOr = (text: string): number | null => (text ? Number(text) : null);

function teamsOf(draft: Draft): Announcement['teams'] {
  if (!isOfTeams(draft)) return null;
  return {
    boards: Number(draft.boards),
    eligible: draft.eligible as EligibleTeams,
    promotion: draft.promotion.trim() || null,
    league: leagueOf(draft),
    replacements: {
      most: numberOr(draft.replaced_most),
      once_a_board: draft.once_a_board === CHECKED,
      naming_days: numberOr(draft.naming_days),
    },
  };
}

/** Whether it can say that the winner of a section alone advances (TR-1.4.1). */
export const saysWhoAdvances = (draft: Draft): boolean =>
  stageOf(draft) === 'world_championship_candidates';

/** Federations with rules of their own, between which and those of ICCF their events choose (SKS-8). */
const WITH_OWN_RULES: readonly string[] = ['CZE'];

export const hasOwnRules = ({ organiser }: Draft): boolean => WITH_OWN_RULES.includes(organiser);

/** A draft with another system. Tie-breaks that somebody has chosen stay. */
function withSystem(draft: Draft, system: System): Draft {
  const changed = { ...draft, system };
  if (draft.system === system) return changed;
  const [before, now] = [usualOf(draft.system as System), usualOf(system)];
  const others = tiesOf(EMPTY);
  const ties = now.ties ?? others;
  const another = ties !== (before.ties ?? others);
  const untouched = tiesOf(draft).join() === (before.ties ?? others).join();
  return {
    ...changed,
    games_each: now.games,
    section_size: now.size ?? (before.size ? EMPTY.section_size : draft.section_size),
    ...(another && untouched && tieFields(ties)),
  };
}

/** Who can play whom; of an event that was begun elsewhere the pairings of some are not known. */
export const systemsFor = (draft: Draft, elsewhere: boolean): readonly System[] =>
  SYSTEMS.filter(
    (each) =>
      !(isOfTeams(draft) && SYSTEMS_OF_PLAYERS.includes(each)) && !(elsewhere && isOnlyHere(each)),
  );

/** A draft with another value, and without what was said for the old one. */
export function withField(draft: Draft, name: FieldName, value: string): Draft {
  const changed = { ...draft, [name]: value };
  const ofPlayers = SYSTEMS_OF_PLAYERS.some((each) => each === draft.system);
  switch (name) {
    case 'organiser':
      return { ...changed, rule_set: hasOwnRules(changed) ? '' : EMPTY.rule_set };
    case 'kind':
      // Nobody but teams plays in a league of teams.
      return value === 'team_league'
        ? withField({ ...changed, stage: '', winner_alone: '' }, 'teams', CHECKED)
        : { ...changed, stage: '', winner_alone: '' };
    case 'teams':
      // Some systems are for single players; stages are for the ones or the others.
      return {
        ...changed,
        ...(value && ofPlayers && withField(changed, 'system', EMPTY.system)),
        ...(value !== draft.teams && { stage: '', winner_alone: '', norm_class: '' }),
      };
    case 'system':
      return withSystem(draft, value as System);
    case 'medium':
      // Triple Block needs the server's clock (LAW-C).
      return isPlayedHere(changed) || draft.control !== 'triple_block'
        ? changed
        : { ...changed, control: EMPTY.control };
    case 'rule_set':
      return { ...changed, stage: '', winner_alone: '' };
    case 'stage':
      // The printed level counts, the category of the stage, and what only the Candidates say.
      return { ...changed, unrated_level: '', norm_class: '', winner_alone: '' };
    default:
      return changed;
  }
}

/** What would be sent. The fields have been looked at step by step; the server has the last word. */
export function announcementOf(draft: Draft): Announcement {
  const policy = draft.draws as OfferPolicy;
  return {
    code: draft.code.trim(),
    name: draft.name.trim(),
    about: wordsOf(draft.about),
    kind: draft.kind as EventKind,
    entry: draft.entry as EntryClass,
    organiser: draft.organiser,
    director: Number(draft.director),
    // Nothing said is nothing assumed: the server asks.
    rule_set: (draft.rule_set || null) as RuleSet | null,
    stage: stageOf(draft),
    winner_alone_advances: saysWhoAdvances(draft) && draft.winner_alone === CHECKED,
    variant: draft.variant as Variant,
    medium: draft.medium as Medium,
    start_positions: startOf(draft),
    time_control: writeControl(controlOf(draft)),
    leave_days: Number(draft.leave_days),
    ...doneHere(draft),
    draw_offers:
      policy === 'not_before' ? { policy, first_move: Number(draft.first_move) } : { policy },
    tie_breaks: tiesOf(draft) as TieBreak[],
    outside_laws: (draft.outside_laws || null) as OutsideLaws | null,
    rated: draft.rated === CHECKED,
    unrated_level: draft.unrated_level ? Number(draft.unrated_level) : null,
    norms: draft.norms === CHECKED,
    ladies: draft.ladies === CHECKED,
    norm_class: (draft.norm_class || null) as Announcement['norm_class'],
    system: draft.system as System,
    section_size: Number(draft.section_size),
    games_each: usualOf(draft.system as System).games ? Number(draft.games_each) : null,
    teams: teamsOf(draft),
    previous_round: previousOf(draft),
    fee: feeOf(draft),
    payment: paymentOf(draft),
    entries_open_at: instantOf(draft.entries_open_at) ?? '',
    entries_close_at: instantOf(draft.entries_close_at) ?? '',
    starts_at: instantOf(draft.starts_at) ?? '',
    ends_at: draft.ends_at ? instantOf(draft.ends_at) : null,
  };
}
