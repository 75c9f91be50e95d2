// Loads who has entered an event; an entry that was decided on takes the place of what it was.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { everyPage } from '../api/pages';
import type { Problem } from '../api/types';
import { type Entry } from './api';

const NOBODY: ReadonlySet<number> = new Set();

/**
 * `stamp`: what was read before is out of date when it changes. `unclaimed` are those, by number, who have no account
 * yet: told to officials alone.
 */
export function useEntries(id: number, stamp: unknown = null) {
  const [entries, setEntries] = useState<Entry[] | null>(null);
  const [unclaimed, setUnclaimed] = useState(NOBODY);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const { pages, problem } = await everyPage((query) =>
      api.GET('/api/events/{id}/entries', { params: { path: { id }, query } }),
    );
    // In the order in which they were made.
    const all = pages.flatMap(({ entries }) => entries);
    if (pages.length) {
      setEntries(all.sort((a, b) => a.at.localeCompare(b.at)));
      setUnclaimed(new Set(pages.flatMap(({ without_account: numbers }) => numbers)));
    }
    setProblem(problem);
  };
  useEffect(() => {
    void load();
  }, [id, stamp]);
  const replace = (entry: Entry) =>
    setEntries(
      (old) => old?.map((each) => (each.player.id === entry.player.id ? entry : each)) ?? null,
    );
  return { entries, unclaimed, problem, load, replace };
}
