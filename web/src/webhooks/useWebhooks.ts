// The webhooks that the reader may remove, the one that was just made, and what each was told.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { MakeWebhook, NewWebhook, Problem, Webhook } from '../api/types';

export function useWebhooks() {
  const [webhooks, setWebhooks] = useState<readonly Webhook[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Shown until the page is left: nobody can see its secret again. */
  const [made, setMade] = useState<NewWebhook | null>(null);

  const load = async () => {
    const { data, error } = await api.GET('/api/webhooks');
    if (data) setWebhooks(data.webhooks);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);

  const make = async (body: MakeWebhook) => {
    const { data, error } = await api.POST('/api/webhooks', { body });
    if (data) {
      setMade(data);
      void load();
    }
    return error;
  };
  const remove = async (id: string): Promise<Problem | null> => {
    const { error } = await api.DELETE('/api/webhooks/{id}', { params: { path: { id } } });
    if (error) return error;
    if (made?.webhook.id === id) setMade(null);
    await load();
    return null;
  };
  return { webhooks, problem, made, load, make, remove };
}
