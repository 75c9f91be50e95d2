// The keys that the reader may revoke, and the one that was just made.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Keys, MakeKey, NewKey, Problem } from '../api/types';

export function useKeys() {
  const [keys, setKeys] = useState<Keys | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Shown until the page is left: nobody can see its secret again. */
  const [made, setMade] = useState<NewKey | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/keys');
    if (data) setKeys(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);

  const make = async (body: MakeKey) => {
    const { data, error } = await api.POST('/api/keys', { body });
    if (data) {
      setMade(data);
      void load();
    }
    return error;
  };
  const revoke = async (id: string) => {
    const { error } = await api.DELETE('/api/keys/{id}', { params: { path: { id } } });
    if (error) return error;
    if (made?.key.id === id) setMade(null);
    await load();
    return null;
  };
  return { keys, problem, made, load, make, revoke };
}
