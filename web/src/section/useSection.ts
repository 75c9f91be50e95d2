// Loads a section's table, and tells since when results are new to the reader.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { type SectionView } from '../events/api';
import { visit } from './visit';

export function useSection(id: number) {
  const [section, setSection] = useState<SectionView | null>(null);
  const [since, setSince] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/sections/{id}', { params: { path: { id } } });
    if (data) {
      setSince(visit(id, data.now));
      setSection(data);
    }
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);
  return { section, since, problem, load };
}
