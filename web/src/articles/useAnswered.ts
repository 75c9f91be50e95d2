// How many questions about each article were answered. The page of the rules is whole without it.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import { everyPage } from '../api/pages';
import { nearest } from './article';

export type Answered = ReadonlyMap<string, number>;

export function useAnswered(ids: readonly string[]): Answered {
  const [answered, setAnswered] = useState<Answered>(new Map());
  useEffect(() => {
    const load = async () => {
      const { pages } = await everyPage((query) =>
        api.GET('/api/rules-questions', { params: { query } }),
      );
      const counts = new Map<string, number>();
      for (const { article, answer } of pages.flatMap(({ questions }) => questions)) {
        const id = nearest(answer?.article ?? article, ids);
        if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      setAnswered(counts);
    };
    void load();
  }, []);
  return answered;
}
