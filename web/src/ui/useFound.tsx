// What a page shows of one thing: asked for by its number, and what stands there until it is here.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { Skeleton } from './Skeleton';
import { Trouble } from './Trouble';

type Answer<T> = Promise<{ data?: T; error?: Problem }>;

export function useFound<T>(id: string, ask: () => Answer<T>) {
  const [found, setFound] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await ask();
    setFound(data ?? null);
    setProblem(error ?? null);
  };
  useEffect(() => {
    setFound(null);
    void load();
  }, [id]);
  // There is none, and asking again brings none.
  const final = problem?.status === 404;
  const instead = problem ? (
    <Trouble problem={problem} onRetry={final ? undefined : () => void load()} />
  ) : (
    <Skeleton height="60vh" />
  );
  return { found, instead };
}
