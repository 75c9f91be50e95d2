// One run: loaded, and again while the server calculates; changed by one decision after the other.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { type NewCorrection, type Run, api } from '../ratings/contract';

const CALCULATING_MS = 3_000;

interface Answer {
  data?: Run | undefined;
  error?: Problem | undefined;
}

export function useRun(id: string) {
  const [run, setRun] = useState<Run | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What was corrected since the preview was calculated. */
  const [stale, setStale] = useState(false);

  const load = async () => {
    const { data, error } = await api.GET('/api/rating-runs/{id}', { params: { path: { id } } });
    if (data) setRun(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);
  useEffect(() => {
    if (run?.run.state !== 'calculating') return;
    const timer = setTimeout(() => void load(), CALCULATING_MS);
    return () => clearTimeout(timer);
    // Each answer is another run, or another problem: one failure is not the end of it.
  }, [run, problem]);

  const took = async ({ data, error }: Answer, staleNow: boolean): Promise<Problem | null> => {
    if (data) {
      setRun(data);
      setStale(staleNow);
      return null;
    }
    if (error?.code === 'changed_meanwhile') await load();
    return error ?? null;
  };
  const version = run?.run.version ?? 0;
  const params = { path: { id } };
  return {
    ...{ run, problem, stale },
    load: () => void load(),
    calculate: async () =>
      took(await api.POST('/api/rating-runs/{id}/calculate', { params, body: { version } }), false),
    correct: async (correction: Omit<NewCorrection, 'version'>) =>
      took(
        await api.POST('/api/rating-runs/{id}/corrections', {
          params,
          body: { version, ...correction },
        }),
        true,
      ),
    takeBack: async (number: number) =>
      took(
        await api.POST('/api/rating-runs/{id}/corrections/{number}/remove', {
          params: { path: { id, number } },
          body: { version },
        }),
        true,
      ),
    publish: async () =>
      took(await api.POST('/api/rating-runs/{id}/publish', { params, body: { version } }), stale),
    withdraw: async (reason: string) =>
      took(
        await api.POST('/api/rating-runs/{id}/withdraw', { params, body: { version, reason } }),
        stale,
      ),
  };
}
