// The tables of an event of teams; none where players play alone.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { EventView } from '../events/api';
import type { TeamTables } from '../teams/api';

export function useTeamTables({ id, announcement: { teams } }: EventView) {
  const [found, setFound] = useState<TeamTables | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const params = { path: { id } };
    const { data, error } = await api.GET('/api/events/{id}/team-tables', { params });
    if (data) setFound(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    if (teams) void load();
  }, [id]);
  return {
    found,
    ready: !teams || found !== null,
    problem,
    retry: () => void load(),
  };
}
