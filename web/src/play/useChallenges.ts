// The reader's own challenges, and those that anybody may accept.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import { session } from '../session';
import { usePages } from '../ui/usePages';
import { useReturning } from '../useReturning';
import type { Challenge, MyChallenges, Seeks } from './api';
import { answerOf, friendsOf } from './friends';

export function useChallenges() {
  const [mine, setMine] = useState<MyChallenges | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = async () => {
    if (!session.peek()) return;
    const { data, error } = await api.GET('/api/challenges');
    if (data) setMine(data);
    setProblem(error ?? null);
  };
  useEffect(() => {
    void load();
  }, []);
  useReturning(load);
  return { mine, problem, load: () => void load() };
}

/**
 * Those of the reader that wait for an answer, tournaments that the reader has joined and that have not begun, and those
 * that are over for the reader, the last one first.
 */
export function sorted({ received, sent }: MyChallenges, me: number | undefined) {
  const isOpen = ({ state }: Challenge) => state.kind === 'open';
  const answer = (challenge: Challenge) => {
    const friends = friendsOf(challenge);
    return friends ? answerOf(friends, me) : 'waits';
  };
  const having = (wanted: ReturnType<typeof answer>) =>
    received.filter((each) => isOpen(each) && answer(each) === wanted);
  const lists = { received: having('waits'), joined: having('plays'), sent: sent.filter(isOpen) };
  const goOn = new Set(Object.values(lists).flat());
  return {
    ...lists,
    over: [...received, ...sent].filter((each) => !goOn.has(each)).sort((a, b) => b.id - a.id),
  };
}

const joined = (old: Seeks, page: Seeks): Seeks => ({
  ...page,
  seeks: [...old.seeks, ...page.seeks],
});

/** As many as the server puts on one. */
const SEEKS_A_PAGE = 50;

export function useSeeks() {
  const list = usePages<Seeks>(
    'seeks',
    (before) =>
      api.GET('/api/seeks', { params: { query: before === undefined ? {} : { before } } }),
    joined,
  );
  // Whoever has gone on to later pages stays there.
  const isFirst = (list.shown?.seeks.length ?? 0) <= SEEKS_A_PAGE;
  useReturning(() => isFirst && list.load());
  return list;
}
