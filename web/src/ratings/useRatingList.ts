// Loads a list, a hundred players at a time, and again when something else is wanted of it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { api } from '../api/client';
import type { ListPage } from './api';
import { type Filters, asked } from './filters';

const ROWS = 100;
/** After the last letter of a search. */
const QUIET_MS = 250;

export function useRatingList(id: string, filters: Filters) {
  const [shown, setShown] = useState<ListPage | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);
  const wish = asked(filters);

  const load = async (after?: number) => {
    turn.current += 1;
    const mine = turn.current;
    setBusy(true);
    const { data, error } = await api.GET('/api/rating-lists/{id}', {
      params: {
        path: { id },
        query: { ...wish, limit: ROWS, ...(after && { after }) },
      },
    });
    // The last wish counts, not the answer that came last.
    if (mine !== turn.current) return;
    setBusy(false);
    setProblem(error ?? null);
    if (!data) return;
    setShown((old) => (after && old ? { ...data, rows: [...old.rows, ...data.rows] } : data));
  };
  useEffect(() => {
    // What is on its way answers an older wish.
    turn.current += 1;
    const timer = setTimeout(() => void load(), shown ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [id, JSON.stringify(wish)]);

  const next = shown?.next;
  const more = next ? () => load(next) : null;
  return { shown, problem, busy, load: () => void load(), more };
}
