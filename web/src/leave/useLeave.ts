// Loads the player's leave and changes it; every answer of the server is the whole of it.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { ChangeLeave, Leave, Problem } from '../api/types';

export function useLeave() {
  const [leave, setLeave] = useState<Leave | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/leave');
    if (data) setLeave(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);

  const change = async (path: '/api/leave' | '/api/leave/cancel', body: ChangeLeave) => {
    const { data, error } = await api.POST(path, { body });
    if (data) setLeave(data);
    return error;
  };
  return {
    leave,
    problem,
    load: () => void load(),
    register: (body: ChangeLeave) => change('/api/leave', body),
    cancel: (body: ChangeLeave) => change('/api/leave/cancel', body),
  };
}
