// What came to its end since the reader was here: games that were in the last list and are in this one no
// more, with their results.
import { useEffect, useState } from 'preact/hooks';
import type { GameRow } from '../api/types';
import { type Loaded, fetchGames } from '../games';
import { forget, goneFrom, noteList } from '../seen';

/** Whoever was away for longer finds the others among the finished games. */
const TOLD = 50;

export interface Since {
  ended: readonly GameRow[];
  dismiss: () => void;
}

export function useSince(list: Loaded | null): Since {
  const [ended, setEnded] = useState<readonly GameRow[]>([]);
  useEffect(() => {
    if (list) noteList(list);
  }, [list]);
  const gone = list ? goneFrom(list) : [];
  const wanted = gone.join(' ');
  useEffect(() => {
    if (!wanted) return;
    void fetchGames('finished', { limit: TOLD }).then((answer) => {
      if (answer.list) setEnded(answer.list.games);
    });
  }, [wanted]);
  return {
    ended: ended.filter(({ id }) => gone.includes(id)),
    dismiss: () => forget(gone),
  };
}
