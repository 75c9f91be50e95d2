// The questions about the rules that were answered, page by page.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { RulesQuestion } from './api';

export function useAnswers() {
  const [answers, setAnswers] = useState<RulesQuestion[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const read = async (after: string | null) => {
    const { data, error } = await api.GET('/api/rules-questions', {
      params: { query: after ? { after } : {} },
    });
    if (data) {
      setAnswers((old) => (after ? [...(old ?? []), ...data.questions] : data.questions));
      setNext(data.next);
    }
    setProblem(error ?? null);
  };
  useEffect(() => {
    void read(null);
  }, []);
  return {
    answers,
    problem,
    more: next === null ? null : () => void read(next),
    load: () => read(null),
  };
}
