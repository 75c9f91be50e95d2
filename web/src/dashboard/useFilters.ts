// What the reader wants to see. It lives in the address, so that coming back from a game finds it
// as it was.
import { query } from '../router';
import { KINDS, SHOWS, SORTS, VARIANTS, type Show, type Sort, type Wanted } from './order';

export interface Filters extends Wanted {
  show: Show;
  sort: Sort;
  /** Not all games are wanted. */
  narrowed: boolean;
}

export function useFilters(): Filters {
  const params = new URLSearchParams(query.value);
  const named = <Name extends string>(key: string, names: readonly Name[]): Name | null =>
    names.find((name) => name === params.get(key)) ?? null;
  const text = params.get('find') ?? '';
  const variant = named('variant', VARIANTS);
  const kind = named('only', KINDS);
  return {
    show: named('show', SHOWS) ?? 'running',
    sort: named('sort', SORTS) ?? 'deadline',
    text,
    variant,
    kind,
    narrowed: text !== '' || variant !== null || kind !== null,
  };
}
