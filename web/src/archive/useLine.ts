// Where the reader stands in the line on the board. The address names the moves up to there; what comes after
// them is remembered, so that going back and on again leads through the same moves.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Legal } from '../api/types';
import type { Rules, Variant } from '../rules/rules';
import { show } from './address';
import { type Filters, movesOf } from './filters';
import { begins, lineOf, moveBy } from './line';

const namesOf = (line: readonly Legal[]): string => line.map(({ uci }) => uci).join();

export type LineWalk = ReturnType<typeof useLine>;

/** `start`: a position in the rules' own spelling. */
export function useLine(rules: Rules, variant: Variant, start: string, filters: Filters) {
  const names = movesOf(filters);
  const [kept, setKept] = useState<readonly string[]>(names);
  const whole = begins(kept, names) ? kept : names;
  useEffect(() => setKept(whole), [filters.play]);
  const [promotion, setPromotion] = useState<Legal[] | null>(null);

  const line = useMemo(
    () => lineOf(rules, variant, start, whole),
    [rules, variant, start, whole.join()],
  );
  const at = Math.min(names.length, line.length);
  const fen = line[at - 1]?.fen ?? start;
  const legal = useMemo(() => rules.legal(fen), [rules, fen]);
  useEffect(() => setPromotion(null), [fen]);

  /** A step along the line; it is no new one in the history. */
  const go = (to: number) => {
    const next = Math.max(0, Math.min(line.length, to));
    if (next === names.length) return;
    show({ ...filters, play: namesOf(line.slice(0, next)) }, { replace: true });
  };
  const play = (move: Legal) => {
    const known = line[at]?.uci === move.uci;
    if (known) return go(at + 1);
    show({ ...filters, play: namesOf([...line.slice(0, at), move]) });
  };
  return {
    line,
    at,
    fen,
    legal,
    promotion,
    last: line[at - 1],
    go,
    play,
    /** A move of the archive; one that is not legal here belongs to another position. */
    playNamed: (name: string) => {
      const move = moveBy(legal, name, variant);
      if (move) play(move);
    },
    pick: (moves: Legal[]) => {
      const [move] = moves;
      if (moves.length > 1) setPromotion(moves);
      else if (move) play(move);
    },
    cancel: () => setPromotion(null),
  };
}
