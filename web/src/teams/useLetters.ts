// Loads the conversations of an event, and the letters of one of them.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { useReturning } from '../useReturning';
import type { Conversation, ConversationList } from './api';
import { joined } from './letters';

export function useConversations(id: number) {
  const [list, setList] = useState<ConversationList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    const { data, error } = await api.GET('/api/events/{id}/letters', { params: { path: { id } } });
    if (data) setList(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, [id]);
  useReturning(load);
  return { list, problem, load };
}

export function useLetters(id: number, name: string) {
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const path = { id, conversation: name };
  const take = (next: Conversation) => setConversation((known) => joined(known, next));

  /** `before`: the letters before this one; none: the last ones. */
  const load = async (before?: number) => {
    const query = before === undefined ? {} : { before };
    const { data, error } = await api.GET('/api/events/{id}/letters/{conversation}', {
      params: { path, query },
    });
    if (data) take(data);
    setProblem(error ?? null);
    return data ?? null;
  };
  /** What went wrong comes back. */
  const send = async (body: { id: string; text: string }): Promise<Problem | undefined> => {
    const { data, error } = await api.POST('/api/events/{id}/letters/{conversation}', {
      params: { path },
      body,
    });
    if (data) take(data);
    return error;
  };
  useEffect(() => {
    void load();
  }, [id, name]);
  useReturning(() => load());
  return { conversation, problem, load, send };
}
