// Loads a table of qualifiers, a hundred lines at a time.
import { api } from '../api/client';
import { usePages } from '../ui/usePages';
import type { Qualifiers } from './api';
import { type Filters, asked } from './filters';

const LINES = 100;

export function useQualifiers(filters: Filters) {
  const wish = asked(filters);
  return usePages<Qualifiers>(
    JSON.stringify(wish),
    (after) =>
      api.GET('/api/qualifiers', {
        params: { query: { ...wish, limit: LINES, ...(after && { after }) } },
      }),
    (old, page) => ({ ...page, lines: [...old.lines, ...page.lines] }),
  );
}
