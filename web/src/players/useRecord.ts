// Loads what a player has made of the finished games, or of those against one opponent.
import { useEffect, useState } from 'preact/hooks';
import type { Problem } from '../api/types';
import { askRecord } from '../archive/api';
import type { ArchivedRecord } from '../archive/types';

export function useRecord(player: number, opponent?: number) {
  const [record, setRecord] = useState<ArchivedRecord | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let late = false;
    const wish = { player: String(player), ...(opponent && { opponent: String(opponent) }) };
    void askRecord(wish).then(({ data, error }) => {
      if (late) return;
      setRecord(data ?? null);
      // Before the first night there is no archive: nobody misses it here.
      setProblem(error && error.status !== 404 ? error : null);
    });
    return () => {
      late = true;
    };
  }, [player, opponent, turn]);
  return { record, problem, load: () => setTurn(turn + 1) };
}
