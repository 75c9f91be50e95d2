// Which games of the archive a reader wants to see. The wish lives in the address, under the server's own names.
import { query } from '../router';
import { VARIANTS, type Variant } from '../rules/rules';
import type { Wish } from './types';

export const KINDS = [
  'title',
  'promotion',
  'cup',
  'norm',
  'special',
  'team_league',
  'friendly',
] as const satisfies readonly Wish['kind'][];
export const RESULTS = ['white', 'draw', 'black'] as const satisfies readonly Wish['result'][];
/** By the player: they need one. */
export const OWN_RESULTS = ['won', 'draw', 'lost'] as const satisfies readonly Wish['result'][];
/** Cancelled games are not in the archive. */
export const ENDINGS = [
  'resignation',
  'agreement',
  'checkmate',
  'stalemate',
  'dead_position',
  'repetition',
  'fifty_moves',
  'tablebase_win',
  'tablebase_draw',
  'count_run_out',
  'count_mate',
  'time_forfeiture',
  'silence',
  'default',
  'adjudication',
  'recorded',
] as const;

/** In the order of the form. */
export const KEYS = [
  'player',
  'color',
  'opponent',
  'result',
  'opening',
  'family',
  'eco',
  'from',
  'until',
  'rating_from',
  'rating_to',
  'moves_from',
  'moves_to',
  'ending',
  'variant',
  'kind',
  'federation',
  'event',
] as const satisfies readonly (keyof Wish)[];
export type Key = (typeof KEYS)[number];

/** What the form asks for, as text; nothing where it asks for nothing. */
export type Wanted = Readonly<Record<Key, string>>;

export interface Filters extends Wanted {
  /** The position from which the moves are played. */
  fen: string;
  /** Moves in UCI, or as somebody wrote them into an address in SAN, separated by commas. */
  play: string;
}

const oneOf = (...values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);

/** Anything else would be refused, and no field could show it. */
const SHAPES: Partial<Record<Key, RegExp>> = {
  player: /^[1-9]\d{0,9}$/,
  opponent: /^[1-9]\d{0,9}$/,
  color: oneOf('white', 'black'),
  result: oneOf(...RESULTS, ...OWN_RESULTS),
  from: /^\d{4}-\d\d-\d\d$/,
  until: /^\d{4}-\d\d-\d\d$/,
  rating_from: /^\d{1,4}$/,
  rating_to: /^\d{1,4}$/,
  moves_from: /^\d{1,4}$/,
  moves_to: /^\d{1,4}$/,
  ending: oneOf(...ENDINGS),
  variant: oneOf(...VARIANTS),
  kind: oneOf(...KINDS),
  federation: /^[A-Z]{3}$/,
  event: /^[1-9]\d{0,14}$/,
};

/** Colour, opponent, and won or lost, are a player's. */
function withPlayer(wanted: Record<Key, string>): Record<Key, string> {
  if (wanted.player) return wanted;
  const own = wanted.result === 'won' || wanted.result === 'lost';
  return { ...wanted, color: '', opponent: '', result: own ? '' : wanted.result };
}

export function wantedOf(read: (key: Key) => string): Wanted {
  const values = KEYS.map((key) => {
    const value = read(key).trim();
    return [key, SHAPES[key]?.test(value) === false ? '' : value] as const;
  });
  return withPlayer(Object.fromEntries(values) as Record<Key, string>);
}

/** A position and openings stay as they were typed: the server says what is wrong with them. */
export function filtersOf(address: string): Filters {
  const params = new URLSearchParams(address);
  const read = (key: string) => params.get(key) ?? '';
  return { ...wantedOf(read), fen: read('fen').trim(), play: read('play').trim() };
}

export const useFilters = (): Filters => filtersOf(query.value);

/** The rules of the board; the list may have games of all variants. */
export const variantOf = ({ variant }: Pick<Filters, 'variant'>): Variant =>
  VARIANTS.find((each) => each === variant) ?? 'chess';

export const movesOf = ({ play }: Pick<Filters, 'play'>): string[] =>
  play
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** What is asked of the server, and stands in the address. */
export function asked(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    [...KEYS, 'fen' as const, 'play' as const]
      .map((key) => [key, filters[key]] as const)
      .filter(([, value]) => value),
  );
}

/** How many of the form's filters are set. */
export const countOf = (filters: Filters): number => KEYS.filter((key) => filters[key]).length;

/** The page with these filters. */
export function archivePath(filters: Partial<Filters>): string {
  const text = new URLSearchParams(asked({ ...filtersOf(''), ...filters })).toString();
  return `/archive${text && `?${text}`}`;
}

/** Another wish of the form. On another kind of board the moves mean nothing. */
export function changed(filters: Filters, wanted: Wanted): Filters {
  const stays = variantOf(wanted) === variantOf(filters);
  return { ...filters, ...wanted, ...(!stays && { fen: '', play: '' }) };
}

/** The form asks for nothing. The board stays, with the variant of its moves; chess need not be named. */
export function cleared({ fen, play, variant }: Filters): Partial<Filters> {
  const needed = (fen || play) && variant !== 'chess';
  return { fen, play, variant: needed ? variant : '' };
}

const RANGES = [
  ['from', 'until'],
  ['rating_from', 'rating_to'],
  ['moves_from', 'moves_to'],
] as const;

/** The second fields of ranges that end before they begin. */
export const reversed = (wanted: Wanted): (typeof RANGES)[number][1][] =>
  RANGES.filter(([first, second]) => {
    const [from, to] = [wanted[first], wanted[second]];
    if (!from || !to) return false;
    return first === 'from' ? from > to : Number(from) > Number(to);
  }).map(([, second]) => second);
