// The finished games, asked for when the reader wants to see them, and the older ones after that.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { pageQuery } from '../api/pages';
import type { Problem } from '../api/types';
import { type Loaded, fetchGames } from '../games';

interface State {
  list: Loaded | null;
  problem: Problem | null;
}

export function useFinished(wanted: boolean) {
  const [state, setState] = useState<State>({ list: null, problem: null });
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);
  const load = useCallback(async () => {
    const next = await fetchGames('finished', pageQuery(null));
    setState((old) => ({ list: next.list ?? old.list, problem: next.problem }));
  }, []);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);

  const loadOlder = async () => {
    const after = state.list?.next;
    if (!after || asked.current) return;
    asked.current = true;
    setBusy(true);
    const { list, problem } = await fetchGames('finished', pageQuery(after));
    setState((old) => {
      // The list was loaded anew meanwhile: this page does not follow it.
      if (!list || old.list?.next !== after) return { ...old, problem };
      return { list: { ...list, games: [...old.list.games, ...list.games] }, problem };
    });
    asked.current = false;
    setBusy(false);
  };
  return { ...state, load, loadOlder, busy };
}
