// The finished games, asked for when the reader wants to see them, and the older ones after that. They are
// kept while the reader looks at a game.
import { effect, signal } from '@preact/signals';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { pageQuery } from '../api/pages';
import type { Problem } from '../api/types';
import { type Loaded, fetchGames } from '../games';
import { session } from '../session';

interface State {
  list: Loaded | null;
  problem: Problem | null;
}

const NONE: State = { list: null, problem: null };
const finished = signal(NONE);

// Another person's games must not be seen after a sign-out.
effect(() => {
  if (session.value === null) finished.value = NONE;
});

/** The latest in front of those that were there; where none of them is, nothing joins the two. */
function joined(old: Loaded | null, latest: Loaded): Loaded {
  const fresh = new Set(latest.games.map(({ id }) => id));
  if (!old?.games.some(({ id }) => fresh.has(id))) return latest;
  const older = old.games.filter(({ id }) => !fresh.has(id));
  return { ...latest, games: [...latest.games, ...older], next: old.next };
}

export function useFinished(wanted: boolean) {
  const [busy, setBusy] = useState(false);
  const asked = useRef(false);
  const load = useCallback(async () => {
    const { list, problem } = await fetchGames('finished', pageQuery(null));
    const old = finished.peek().list;
    finished.value = { list: list ? joined(old, list) : old, problem };
  }, []);
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);

  const loadOlder = async () => {
    const after = finished.peek().list?.next;
    if (!after || asked.current) return;
    asked.current = true;
    setBusy(true);
    const { list, problem } = await fetchGames('finished', pageQuery(after));
    const old = finished.peek();
    // The list was loaded again meanwhile: this page does not follow it.
    finished.value =
      list && old.list?.next === after
        ? { list: { ...list, games: [...old.list.games, ...list.games] }, problem }
        : { ...old, problem };
    asked.current = false;
    setBusy(false);
  };
  return { ...finished.value, load, loadOlder, busy };
}
