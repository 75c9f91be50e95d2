import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { ChangePortrait, PlayerRemovals, Portrait, Problem } from '../api/types';

/** What the member shows to everybody, and what officers have taken away of it. */
export function usePortrait(player: number) {
  const [portrait, setPortrait] = useState<Portrait | null>(null);
  const [removals, setRemovals] = useState<PlayerRemovals['removals']>([]);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const params = { path: { id: player } };
    const [shown, taken] = await Promise.all([
      api.GET('/api/settings/portrait'),
      api.GET('/api/players/{id}/removals', { params }),
    ]);
    if (shown.data) setPortrait(shown.data);
    if (taken.data) setRemovals(taken.data.removals);
    setProblem(shown.error ?? taken.error ?? null);
  };
  useEffect(() => {
    void load();
  }, [player]);

  const change = async (body: ChangePortrait) => {
    const { data, error } = await api.PUT('/api/settings/portrait', { body });
    if (data) setPortrait(data);
    return error;
  };
  return { portrait, removals, problem, load, change };
}
