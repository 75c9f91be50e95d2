// Loads the titles as everybody sees them, a part at a time.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { Application, Titles } from './api';

export function useTitles() {
  const [shown, setShown] = useState<Titles | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async (after?: string) => {
    const query = after === undefined ? {} : { after };
    const { data, error } = await api.GET('/api/titles', { params: { query } });
    if (data) {
      const earlier = after === undefined || !shown ? [] : shown.titles;
      setShown({ ...data, titles: [...earlier, ...data.titles] });
    }
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  const object = async (id: number, text: string): Promise<Problem | null> => {
    const { data, error } = await api.POST('/api/title-cases/{id}/object', {
      params: { path: { id } },
      body: { text },
    });
    if (data && shown) {
      const next = (each: Application) => (each.case === id ? data : each);
      setShown({ ...shown, open: shown.open.map(next) });
    }
    return error ?? null;
  };
  return { shown, problem, load: (after?: string) => void load(after), object };
}
