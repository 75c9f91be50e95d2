// Loads what a player has made of the finished games, as soon as it is wanted.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { askRecord } from '../archive/api';
import type { ArchivedRecord } from '../archive/types';

/** `record` is null where there is none to show. */
interface State {
  record?: ArchivedRecord | null;
  problem?: Problem;
}

export function useRecord(player: number, wanted: boolean) {
  const [state, setState] = useState<State>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    let late = false;
    void askRecord({ player: String(player) }).then(({ data, error }) => {
      if (late) return;
      // Before the first night there is no archive: nobody misses it here.
      if (error && error.status !== 404) setState({ problem: error });
      else setState({ record: data?.opponents_total ? data : null });
    });
    return () => {
      late = true;
    };
  }, [player, wanted, turn]);
  return { ...state, load: () => setTurn(turn + 1) };
}
