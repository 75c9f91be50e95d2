// Loads the teams of an event; none where players play alone.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { TeamList } from './api';

/** `stamp`: what was read before is out of date when it changes; none: nothing is read. */
export function useTeams(id: number, stamp: number | null) {
  const [list, setList] = useState<TeamList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/events/{id}/teams', { params: { path: { id } } });
    if (data) setList(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    if (stamp !== null) void load();
  }, [id, stamp]);
  return { list, problem, load, put: setList };
}
