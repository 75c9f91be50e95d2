// Loads a list, a hundred players at a time.
import { api } from '../api/client';
import { usePages } from '../ui/usePages';
import type { ListPage } from './api';
import { type Filters, asked } from './filters';

const ROWS = 100;

export function useRatingList(id: string, filters: Filters) {
  const wish = asked(filters);
  return usePages<ListPage>(
    `${id} ${JSON.stringify(wish)}`,
    (after) =>
      api.GET('/api/rating-lists/{id}', {
        params: { path: { id }, query: { ...wish, limit: ROWS, ...(after && { after }) } },
      }),
    (old, page) => ({ ...page, rows: [...old.rows, ...page.rows] }),
  );
}
