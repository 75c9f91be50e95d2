// What a federation has entered in a year: how each entry stands with its fee, what that comes to, and what of it is
// looked at. Money is counted in whole minor units, each currency for itself.
import type { components } from '../api/schema';
import type { Player } from '../api/types';
import type { EntryState, Fee } from '../events/api';
import { hasWords } from '../format';
import { nameOf } from '../ui/PlayerName';

type Schemas = components['schemas'];

export type FederationEntries = Schemas['FederationEntries'];
export type FederationEvent = Schemas['FederationEvent'];
type FederationTeam = Schemas['FederationTeam'];

/** An entry of a player or of a team: one of the two is there. */
export interface Line {
  player: Player | null;
  team: Pick<FederationTeam, 'number' | 'name'> | null;
  at: string;
  state: EntryState;
  fee_paid_at: string | null;
  free: boolean;
  confirmed_at: string | null;
}

/** `none`: nothing is paid here, or the entry counts no more. */
export type Standing = 'paid' | 'due' | 'unconfirmed' | 'free' | 'none';

export function linesOf({ entries, teams }: FederationEvent): Line[] {
  return [
    ...entries.map((entry): Line => ({ ...entry, team: null })),
    ...teams.map(({ number, name, ...team }): Line => ({
      ...team,
      player: null,
      team: { number, name },
      free: false,
      confirmed_at: null,
    })),
  ];
}

/** Whether something follows from an entry still: it is neither refused nor taken back, and the event is held. */
const counts = ({ cancelled, published }: FederationEvent, { state }: Line): boolean =>
  !cancelled &&
  (state === 'accepted' || (!published && (state === 'entered' || state === 'waiting')));

/** What was paid was paid, whatever has become of the entry. */
export function standingOf(event: FederationEvent, line: Line): Standing {
  if (line.fee_paid_at) return 'paid';
  if (!event.fee || !counts(event, line)) return 'none';
  if (!line.free) return 'due';
  return line.confirmed_at ? 'free' : 'unconfirmed';
}

/** Of one kind: how many entries, and what they come to. */
export interface Sum {
  n: number;
  /** One for each currency, by its letters. */
  money: Fee[];
}

export interface Sums {
  due: Sum;
  paid: Sum;
  /** Of what was paid, the part for entries that count no more. */
  lost: Sum;
  /** Who enters free, those included for whom nobody has confirmed it. */
  free: number;
  unconfirmed: number;
}

const nothing = (): Sum => ({ n: 0, money: [] });

export function add({ n, money }: Sum, { currency, minor_units }: Fee): Sum {
  const before = money.find((each) => each.currency === currency)?.minor_units ?? 0;
  const others = money.filter((each) => each.currency !== currency);
  const sum = { currency, minor_units: before + minor_units };
  return {
    n: n + 1,
    money: [...others, sum].sort((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

export function sumsOf(groups: readonly Group[]): Sums {
  const sums: Sums = { due: nothing(), paid: nothing(), lost: nothing(), free: 0, unconfirmed: 0 };
  for (const { event, lines } of groups) {
    for (const line of lines) {
      const standing = standingOf(event, line);
      if (standing === 'free' || standing === 'unconfirmed') sums.free += 1;
      if (standing === 'unconfirmed') sums.unconfirmed += 1;
      if (!event.fee) continue;
      if (standing === 'due') sums.due = add(sums.due, event.fee);
      if (standing === 'paid') sums.paid = add(sums.paid, event.fee);
      if (standing === 'paid' && !counts(event, line)) sums.lost = add(sums.lost, event.fee);
    }
  }
  return sums;
}

export const SHOWS = ['all', 'due', 'confirm'] as const;
export type Show = (typeof SHOWS)[number];

export interface Wish {
  /** None: the present one. */
  year: number | null;
  show: Show;
  text: string;
}

export function wishOf(address: string): Wish {
  const params = new URLSearchParams(address);
  const year = params.get('year') ?? '';
  return {
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    show: SHOWS.find((each) => each === params.get('show')) ?? 'all',
    text: params.get('find') ?? '',
  };
}

function isWanted(event: FederationEvent, line: Line, { show, text }: Omit<Wish, 'year'>): boolean {
  const standing = standingOf(event, line);
  if (show === 'due' && standing !== 'due') return false;
  if (show === 'confirm' && standing !== 'unconfirmed') return false;
  const { player, team } = line;
  return hasWords(player ? `${nameOf(player)} ${player.id}` : (team?.name ?? ''), text);
}

/** An event with those of its entries that are looked at. */
export interface Group {
  event: FederationEvent;
  lines: Line[];
}

const ALL = { show: 'all', text: '' } as const;

/** All that is looked at; all there is where nothing is said. */
export const groupsOf = (
  events: readonly FederationEvent[],
  wish: Omit<Wish, 'year'> = ALL,
): Group[] =>
  events
    .map((event) => ({
      event,
      lines: linesOf(event).filter((line) => isWanted(event, line, wish)),
    }))
    .filter(({ lines }) => lines.length > 0);

export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { lines }) => sum + lines.length, 0);

/** What waits in an event until the federation says that somebody enters free (TR-4.5). */
export interface ToConfirm {
  event: FederationEvent;
  n: number;
  /** When the first of them was entered. */
  since: string;
}

export function toConfirm(events: readonly FederationEvent[]): ToConfirm[] {
  return groupsOf(events, { show: 'confirm', text: '' }).map(({ event, lines }) => ({
    event,
    n: lines.length,
    since: lines.map(({ at }) => at).reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a)),
  }));
}

/** The years to choose from: the one before, this one and the next, and the one that was asked for. */
export function yearsOf(present: number, asked: number): number[] {
  const years = [present - 1, present, present + 1];
  return years.includes(asked) ? years : [...years, asked].sort((a, b) => a - b);
}
