// Which entries are decided on together: whoever was decided on is no longer among them.
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../events/api';
import type { Run } from './bulkRun';

const NOBODY: ReadonlySet<number> = new Set();

export function useChosen(entries: readonly Entry[], run: Run | null) {
  const [ids, setIds] = useState(NOBODY);
  const change = (players: readonly number[], on: boolean) =>
    setIds((old) => {
      const next = new Set(old);
      for (const id of players) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const numbers = (some: readonly Entry[]) => some.map(({ player }) => player.id);
  useEffect(() => {
    if (run && !run.running) change(numbers(run.done), false);
  }, [run]);
  return {
    ids,
    chosen: entries.filter(({ player }) => ids.has(player.id)),
    choose: (entry: Entry, on: boolean) => change([entry.player.id], on),
    chooseAll: (some: readonly Entry[], on: boolean) => change(numbers(some), on),
    chooseNone: () => setIds(NOBODY),
  };
}
