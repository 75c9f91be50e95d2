// Loads a section's players and everything that was decided in it.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { SectionView } from '../events/api';
import { type Decision } from '../decisions/api';

export function useSectionDesk(id: number) {
  const [section, setSection] = useState<SectionView | null>(null);
  const [decisions, setDecisions] = useState<Decision[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const params = { path: { id } };
    const [table, log] = await Promise.all([
      api.GET('/api/sections/{id}', { params }),
      api.GET('/api/sections/{id}/decisions', { params }),
    ]);
    if (table.data) setSection(table.data);
    if (log.data) setDecisions(log.data.decisions);
    setProblem(log.error ?? table.error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);
  return { section, decisions, problem, load };
}
