// The transfers that the reader asks for, answers or decides.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { AskForTransfer, Choice, Transfer } from './api';

export function useTransfers() {
  const [transfers, setTransfers] = useState<readonly Transfer[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/transfers');
    if (data) setTransfers(data.transfers);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);

  const ask = async (body: AskForTransfer) => {
    const { error } = await api.POST('/api/transfers', { body });
    if (!error) await load();
    return error;
  };
  const answer = async (
    { id, version }: Transfer,
    { act, federation }: Choice,
    reason: string,
  ): Promise<Problem | null> => {
    const { error } = await api.POST('/api/transfers/{id}/answers', {
      params: { path: { id } },
      body: { version, act, federation, reason: reason || null },
    });
    // Somebody else was faster: what they did is shown behind the refusal.
    if (!error || error.status === 409) await load();
    return error ?? null;
  };
  return { transfers, problem, load, ask, answer };
}
