// Loads what a season of a league comes to.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { Season } from './api';

export function useSeason(id: number) {
  const [season, setSeason] = useState<Season | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/events/{id}/season', { params: { path: { id } } });
    if (data) setSeason(data);
    setProblem(error ?? null);
    return error ?? null;
  };
  useEffect(() => {
    void load();
  }, [id]);
  return { season, problem, load, put: setSeason };
}
