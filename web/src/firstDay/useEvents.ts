// Events of one kind, so many as a glance needs.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { EventLine, Phase } from '../events/api';

export interface Glance {
  events: readonly EventLine[] | null;
  problem: Problem | null;
  load: () => void;
}

type Wish = { phase: Phase } | { entered: true };

/** `wish`: null asks for none. */
export function useEvents(wish: Wish | null): Glance {
  const [events, setEvents] = useState<readonly EventLine[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    if (!wish) return;
    const { data, error } = await api.GET('/api/events', { params: { query: wish } });
    if (data) setEvents(data.events);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  return { events, problem, load: () => void load() };
}
