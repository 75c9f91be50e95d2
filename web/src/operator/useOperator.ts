// Who runs the site, as the server knows it.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { OperatorView, Problem } from '../api/types';

export function useOperator() {
  const [found, setFound] = useState<OperatorView | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/operator');
    if (data) setFound(data);
    setProblem(error ?? null);
  };
  useEffect(() => void load(), []);
  return { found, problem, load: () => void load(), put: setFound };
}
