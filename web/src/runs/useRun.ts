// One run: loaded, and again while the server calculates; changed by one decision after the other.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { api } from '../api/client';
import { problemText } from '../api/problem';
import type { NewCorrection, Run } from '../ratings/api';
import { toast } from '../ui/Toast';

const CALCULATING_MS = 3_000;

interface Answer {
  data?: Run | undefined;
  error?: Problem | undefined;
}

export function useRun(id: string) {
  const [run, setRun] = useState<Run | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

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

  const took = async ({ data, error }: Answer): Promise<Problem | null> => {
    if (data) setRun(data);
    else if (error?.code === 'changed_meanwhile') {
      // What was asked goes with the version of which it was asked, so it cannot be what tells why.
      toast(problemText(error));
      await load();
    }
    return error ?? null;
  };
  const version = run?.run.version ?? 0;
  const params = { path: { id } };
  return {
    ...{ run, problem },
    load: () => void load(),
    calculate: async () =>
      took(await api.POST('/api/rating-runs/{id}/calculate', { params, body: { version } })),
    correct: async (correction: Omit<NewCorrection, 'version'>) =>
      took(
        await api.POST('/api/rating-runs/{id}/corrections', {
          params,
          body: { version, ...correction },
        }),
      ),
    takeBack: async (number: number) =>
      took(
        await api.POST('/api/rating-runs/{id}/corrections/{number}/remove', {
          params: { path: { id, number } },
          body: { version },
        }),
      ),
    publish: async () =>
      took(await api.POST('/api/rating-runs/{id}/publish', { params, body: { version } })),
    withdraw: async (reason: string) =>
      took(await api.POST('/api/rating-runs/{id}/withdraw', { params, body: { version, reason } })),
  };
}
