// What a page shows of one thing: asked for by its number, and what stands there until it is here.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { Skeleton } from './Skeleton';
import { Trouble } from './Trouble';

type Answer<T> = Promise<{ data?: T; error?: Problem }>;

/** `put` changes what was found to what an answer has brought; `load` asks again, and leaves what stands there until it is told. */
export function useFound<T>(id: string, ask: () => Answer<T>) {
  const [found, setFound] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async (): Promise<Problem | null> => {
    const { data, error } = await ask();
    if (data) setFound(data);
    setProblem(error ?? null);
    return error ?? null;
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
  const put = (change: (old: T) => T) => setFound((old) => old && change(old));
  return { found, instead, put, load };
}
