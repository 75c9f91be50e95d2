// The finished games, asked for when the reader wants to see them.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { type Loaded, fetchGames } from '../games';

interface State {
  list: Loaded | null;
  problem: Problem | null;
}

export function useFinished(wanted: boolean) {
  const [state, setState] = useState<State>({ list: null, problem: null });
  const load = useCallback(async () => {
    const next = await fetchGames('finished');
    setState((old) => ({ list: next.list ?? old.list, problem: next.problem }));
  }, []);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);
  return { ...state, load };
}
