// Loads the tables of an event of teams.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { TeamTables } from './api';

/** `published`: before the start lists there are none. */
export function useTables(id: number, published: boolean) {
  const [tables, setTables] = useState<TeamTables | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id } };
    const { data, error } = await api.GET('/api/events/{id}/team-tables', { params });
    if (data) setTables(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    if (published) void load();
  }, [id, published]);
  return { tables, problem, load };
}
