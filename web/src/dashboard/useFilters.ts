// What the reader wants to see. It lives in the address, so that coming back from a game finds it
// as it was.
import { query } from '../router';
import { SHOWS, SORTS, type Show, type Sort } from './order';

export interface Filters {
  show: Show;
  sort: Sort;
  text: string;
}

export function useFilters(): Filters {
  const params = new URLSearchParams(query.value);
  return {
    show: SHOWS.find((value) => value === params.get('show')) ?? 'running',
    sort: SORTS.find((value) => value === params.get('sort')) ?? 'deadline',
    text: params.get('find') ?? '',
  };
}
