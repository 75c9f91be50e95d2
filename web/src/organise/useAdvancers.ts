// Loads who advances from the round before, and takes players in, so many at a time.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { type RoundBefore, type TakenAdvancer, parts, takenOf } from './advancers';

interface Taken {
  n: number;
  unpaid: number;
}

const NOBODY: Taken = { n: 0, unpaid: 0 };

/** `version`: of the event that goes on; with another one its entries may be others. */
export function useAdvancers(id: number, version: number) {
  const [found, setFound] = useState<RoundBefore | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const params = { path: { id } };

  const load = async () => {
    const { data, error } = await api.GET('/api/events/{id}/advancers', { params });
    if (data) setFound(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    // What was taken in here is known already.
    if (found?.version !== version) void load();
  }, [id, version]);

  /** What was done before something went wrong stays done. */
  const take = async (players: readonly TakenAdvancer[]) => {
    let taken = NOBODY;
    for (const part of parts(players)) {
      const { data, error } = await api.POST('/api/events/{id}/advancers', {
        params,
        body: { players: part },
      });
      if (!data) {
        // The table may say something else by now.
        await load();
        return { taken, problem: error };
      }
      const more = takenOf(data, new Set(part.map(({ player }) => player)));
      taken = { n: taken.n + more.n, unpaid: taken.unpaid + more.unpaid };
      setFound(data);
    }
    return { taken, problem: undefined };
  };
  return { found, problem, load, take };
}
