// Loads the runs, and starts one.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { api } from '../api/client';
import type { RunList } from '../ratings/api';

export function useRuns() {
  const [list, setList] = useState<RunList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/rating-runs');
    if (data) setList(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  return { list, problem, load };
}
