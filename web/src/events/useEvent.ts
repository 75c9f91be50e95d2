// Loads an event, and again while the server is still making its games.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { type EventView } from './api';

const PUBLISHING_MS = 3_000;

export function useEvent(id: number) {
  const [event, setEvent] = useState<EventView | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/events/{id}', { params: { path: { id } } });
    if (data) setEvent(data);
    setProblem(error ?? null);
    return data ?? null;
  };
  useEffect(() => {
    void load();
  }, [id]);
  useEffect(() => {
    if (event?.phase !== 'publishing') return;
    const timer = setTimeout(() => void load(), PUBLISHING_MS);
    return () => clearTimeout(timer);
    // Each answer is another event, or another problem: one failure is not the end of it.
  }, [event, problem]);
  return { event, setEvent, problem, load };
}
