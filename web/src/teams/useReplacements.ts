// Loads the replacements of a team.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { ReplacementList } from './api';

export function useReplacements(id: number, team: number) {
  const [list, setList] = useState<ReplacementList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id, team } };
    const { data, error } = await api.GET('/api/events/{id}/teams/{team}/replacements', { params });
    if (data) setList(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id, team]);
  return { list, problem, load, put: setList };
}
