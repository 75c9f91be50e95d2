// The entries of an event as a list: which of them are shown, and in what order.
import { type Entry, STATES } from '../events/api';
import { isAlive } from '../events/entry';
import { hasWords } from '../format';
import { lang } from '../i18n';
import { fullName } from '../ui/PlayerName';

/** With more entries than this not all are in sight. */
export const MANY = 12;

/** How it stands with the fee: paid, to be paid, or to be confirmed by the delegate, who then pays nothing. */
export const FEES = ['paid', 'due', 'unconfirmed'] as const;
export type FeeState = (typeof FEES)[number];

export const SORTS = ['at', 'name', 'rating', 'federation', 'state'] as const;
export type SortBy = (typeof SORTS)[number];

export interface Sort {
  by: SortBy;
  down: boolean;
}

/** In the order in which they were made. */
export const AS_MADE: Sort = { by: 'at', down: false };

export interface Filter {
  state: Entry['state'] | 'all';
  fee: FeeState | 'all';
  /** Only those who have no account yet. */
  unclaimed: boolean;
  /** A part of a name, or of a number. */
  text: string;
}

export const EVERYTHING: Filter = { state: 'all', fee: 'all', unclaimed: false, text: '' };

/** Null where nothing is to be paid: the player enters free and is confirmed, or does not play. */
export function feeState(entry: Entry): FeeState | null {
  const { fee_paid_at: paid, free, confirmed_at: confirmed } = entry;
  if (paid) return 'paid';
  if (!isAlive(entry) || confirmed) return null;
  return free ? 'unconfirmed' : 'due';
}

/** `hasNone`: whether a player has no account yet. */
export function filtered(
  entries: readonly Entry[],
  { state, fee, unclaimed, text }: Filter,
  hasNone: (player: number) => boolean,
): Entry[] {
  return entries.filter(
    (entry) =>
      (state === 'all' || entry.state === state) &&
      (fee === 'all' || feeState(entry) === fee) &&
      (!unclaimed || (isAlive(entry) && hasNone(entry.player.id))) &&
      hasWords(`${fullName(entry.player)} ${entry.player.id}`, text),
  );
}

type Compare = (a: Entry, b: Entry) => number;

const byAt: Compare = (a, b) => a.at.localeCompare(b.at) || a.player.id - b.player.id;

/** Where in its state an entry stands: what is still to be paid comes before what was. */
const feeRank = (entry: Entry): number => {
  const state = feeState(entry);
  return state ? ['due', 'unconfirmed', 'paid'].indexOf(state) : 3;
};

function comparing(by: SortBy): Compare {
  const { compare } = new Intl.Collator(lang.value);
  switch (by) {
    case 'at':
      return byAt;
    case 'name':
      return ({ player: a }, { player: b }) =>
        compare(a.family_name, b.family_name) || compare(a.given_name, b.given_name);
    case 'rating':
      return (a, b) => (a.player.rating ?? 0) - (b.player.rating ?? 0);
    case 'federation':
      return (a, b) => compare(a.player.federation, b.player.federation);
    case 'state':
      return (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || feeRank(a) - feeRank(b);
  }
}

/** Who has no rating stands last in both directions; what is alike stays in the order in which it was made. */
export function sorted(entries: readonly Entry[], { by, down }: Sort): Entry[] {
  const compare = comparing(by);
  const unrated = ({ player }: Entry) => (by === 'rating' && player.rating === null ? 1 : 0);
  return [...entries].sort(
    (a, b) => unrated(a) - unrated(b) || (down ? compare(b, a) : compare(a, b)) || byAt(a, b),
  );
}

/** A header that is pressed again turns the order round; ratings begin with the highest. */
export const pressed = (now: Sort, by: SortBy): Sort =>
  now.by === by ? { by, down: !now.down } : { by, down: by === 'rating' };
