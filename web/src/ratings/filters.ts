// Which players of a list a reader wants to see, and in what order. The wish lives in the address.
import { query } from '../router';
import type { Sort } from './api';

export const SORTS: readonly Sort[] = ['rating', 'name', 'federation', 'games', 'change'];
export const TITLES = ['GM', 'SIM', 'IM', 'CCM', 'CCE', 'LGM', 'LIM'] as const;

export interface Filters {
  search: string;
  federation: string;
  title: string;
  sort: Sort;
  inactive: boolean;
}

export function filtersOf(address: string): Filters {
  const params = new URLSearchParams(address);
  const federation = params.get('federation') ?? '';
  return {
    search: params.get('search') ?? '',
    federation: /^[A-Z]{3}$/.test(federation) ? federation : '',
    title: TITLES.find((value) => value === params.get('title')) ?? '',
    sort: SORTS.find((value) => value === params.get('sort')) ?? 'rating',
    inactive: params.get('inactive') === 'true',
  };
}

export const useFilters = (): Filters => filtersOf(query.value);

/** What is asked of the server: nothing that is as it would be anyway. */
export function asked({ search, federation, title, sort, inactive }: Filters) {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(federation && { federation }),
    ...(title && { title }),
    ...(sort !== 'rating' && { sort }),
    ...(inactive && { inactive }),
  };
}
