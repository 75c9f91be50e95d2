// Loads the events that the reader may bring here or decide about; what waits comes first.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { t } from '../i18n';
import type { Import } from './ImportPanel';

const waits = ({ state }: Import) => Number(state !== 'waiting');

export function useImports() {
  const [imports, setImports] = useState<readonly Import[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState('');
  const load = async () => {
    const { data, error } = await api.GET('/api/imports');
    if (data) setImports([...data.imports].sort((a, b) => waits(a) - waits(b)));
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  /** Nobody who may not see them gets to by asking again. */
  const retry = problem?.status === 403 ? undefined : () => void load();
  /** Each stays where it is, also once it is decided. */
  const decided = (next: Import) => {
    setImports((all) => all?.map((each) => (each.id === next.id ? next : each)) ?? null);
    setNews(t('imports-done', { name: next.name, state: t(`imports-state-${next.state}`) }));
  };
  return { imports, problem, load, retry, news, setNews, decided };
}
