// The heads of all published lists, newest first.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { api } from '../api/client';
import type { ListHead } from './api';

export function useLists() {
  const [lists, setLists] = useState<ListHead[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/rating-lists');
    if (data) setLists(data.lists);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  return { lists, problem, load: () => void load() };
}

/** The list that the address names; without one the newest in chess, or the newest of all. */
export function chosen(lists: readonly ListHead[], id: string): ListHead | undefined {
  if (id) return lists.find((list) => list.id === id);
  return lists.find(({ pool }) => pool === 'chess') ?? lists[0];
}
