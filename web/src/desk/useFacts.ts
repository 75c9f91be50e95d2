// Loads what there is to know of a game, with the decisions that are like the one that is being made.
import { api } from '../api/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { type DecisionKind, type GameFacts } from '../decisions/api';

export function useFacts(id: number) {
  const [facts, setFacts] = useState<GameFacts | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Several questions may be on their way: the last one counts. */
  const asked = useRef(0);

  const load = async (kind: DecisionKind | null = null, player = '') => {
    asked.current += 1;
    const turn = asked.current;
    const { data, error } = await api.GET('/api/director/games/{id}/facts', {
      params: {
        path: { id },
        query: { ...(kind && { kind }), ...(player && { player: Number(player) }) },
      },
    });
    if (turn !== asked.current) return;
    if (data) setFacts(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);
  return { facts, problem, load };
}
