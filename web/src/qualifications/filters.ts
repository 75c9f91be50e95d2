// Which table of qualifiers a reader wants to see, and whom of it. The wish lives in the address.
import { query } from '../router';
import { STAGES, type QualifiedStage } from './api';

export interface Filters {
  stage: QualifiedStage;
  search: string;
  federation: string;
  article: string;
  free: boolean;
}

export function filtersOf(address: string): Filters {
  const params = new URLSearchParams(address);
  const of = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  return {
    stage: STAGES.find((stage) => stage === params.get('stage')) ?? STAGES[0],
    search: params.get('search') ?? '',
    federation: of('federation', /^[A-Z]{3}$/),
    article: of('article', /^TR-[\w.-]{1,12}$/),
    free: params.get('free') === 'true',
  };
}

export const useFilters = (): Filters => filtersOf(query.value);

/** What is asked of the server: nothing that is as it would be anyway. */
export function asked({ stage, search, federation, article, free }: Filters) {
  return {
    stage,
    ...(search.trim() && { search: search.trim() }),
    ...(federation && { federation }),
    ...(article && { article }),
    ...(free && { free }),
  };
}
