// Loads a case, and for an appeal the decision that it is about.
import { api } from '../api/client';
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { type Case, type Decision } from '../decisions/api';

export function useCase(id: number) {
  const [item, setItem] = useState<Case | null>(null);
  const [decisions, setDecisions] = useState<Decision[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [missing, setMissing] = useState<Problem | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/cases/{id}', { params: { path: { id } } });
    if (data) setItem(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);

  const section = item?.section.id;
  const loadDecisions = async () => {
    if (section === undefined) return;
    const params = { path: { id: section } };
    const { data, error } = await api.GET('/api/sections/{id}/decisions', { params });
    if (data) setDecisions(data.decisions);
    setMissing(error ?? null);
  };
  // A new version of the case may have come with a decision.
  useEffect(() => {
    void loadDecisions();
  }, [section, item?.version]);
  const appealed = decisions.find((decision) => decision.id === item?.decision) ?? null;
  const answering = decisions.filter((decision) => decision.case === id);
  return { item, setItem, appealed, answering, problem, load, missing, loadDecisions };
}
