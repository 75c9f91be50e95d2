// Loads the reader's own withdrawals with the games that are running; asks, and takes back.
import { api } from '../api/client';
import { useEffect, useState } from 'preact/hooks';
import type { GameRow, Problem } from '../api/types';
import { type MyWithdrawals, type NewWithdrawal } from '../decisions/api';
import { fetchGames } from '../games';

export function useWithdrawals() {
  const [mine, setMine] = useState<MyWithdrawals | null>(null);
  const [games, setGames] = useState<readonly GameRow[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const [answer, running] = await Promise.all([
      api.GET('/api/withdrawals'),
      fetchGames('running'),
    ]);
    if (answer.data) setMine(answer.data);
    if (running.list) setGames(running.list.games.filter(({ ending }) => !ending));
    setProblem(answer.error ?? running.problem);
  };
  useEffect(() => {
    void load();
  }, []);
  const request = async (body: NewWithdrawal): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/withdrawals', { body });
    if (data) setMine(data);
    return error ?? null;
  };
  const takeBack = async (id: string): Promise<Problem | null> => {
    const { data, error } = await api.DELETE('/api/withdrawals/{id}', {
      params: { path: { id } },
    });
    if (data) setMine(data);
    return error ?? null;
  };
  return { mine, games, problem, load: () => void load(), request, takeBack };
}
