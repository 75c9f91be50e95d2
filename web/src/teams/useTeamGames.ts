// Loads the games of a team.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { Stamp } from '../serverTime';
import type { TeamGames } from './api';

/** With performance.now() when they came, for serverTime.ts. */
type Loaded = TeamGames & Stamp;

export function useTeamGames(id: number, team: number) {
  const [games, setGames] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id, team } };
    const { data, error } = await api.GET('/api/events/{id}/teams/{team}/games', { params });
    if (data) setGames({ ...data, at: performance.now() });
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id, team]);
  return { games, problem, load };
}
