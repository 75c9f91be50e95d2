// The tables of many sections, a few at a time. What has come stays when one fails, and only the others
// are asked for again.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Problem } from '../api/types';
import type { SectionView } from '../events/api';

const AT_A_TIME = 4;

interface Answer {
  data?: SectionView;
  error?: Problem;
}

const ask = (id: number): Promise<Answer> =>
  api.GET('/api/sections/{id}', { params: { path: { id } } });

/** Each of them in turn, from several queues; `take` says whether to go on. */
export async function inTurns(
  ids: readonly number[],
  get: (id: number) => Promise<Answer>,
  take: (answer: Answer) => boolean,
) {
  const left = [...ids];
  let going = true;
  const queue = async () => {
    for (let id = left.shift(); going && id !== undefined; id = left.shift())
      going = take(await get(id)) && going;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, queue));
}

export function useTables(ids: readonly number[]) {
  const [found, setFound] = useState<ReadonlyMap<number, SectionView>>(new Map());
  const [problem, setProblem] = useState<Problem | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let here = true;
    const take = ({ data, error }: Answer): boolean => {
      if (here && data) setFound((old) => new Map(old).set(data.id, data));
      if (here && error) setProblem(error);
      return here && !error;
    };
    setProblem(null);
    void inTurns(
      ids.filter((id) => !found.has(id)),
      ask,
      take,
    );
    return () => {
      here = false;
    };
  }, [ids.join(), turn]);
  // In the order of the event, whichever came first.
  const tables = ids.flatMap((id) => found.get(id) ?? []);
  return {
    tables,
    progress: { done: tables.length, all: ids.length },
    problem,
    retry: () => setTurn((last) => last + 1),
  };
}

export type Tables = ReturnType<typeof useTables>;
