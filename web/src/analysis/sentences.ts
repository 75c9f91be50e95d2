// Prepared replies in words: each move with its number and its SAN.
import { moveLabel } from '../game/ply';
import type { Rules } from '../rules/rules';
import type { Written } from './written';
import { ANY, type Lines } from './conditional';

export interface NumberedMove extends Written {
  /** "23." or "23…" */
  label: string;
}

export interface Sentence {
  /** The way to its branch from the first list, by index. */
  path: number[];
  /** Null for any move. */
  when: NumberedMove | null;
  reply: NumberedMove;
  then: Sentence[];
}

export interface Origin {
  rules: Rules;
  /** The game's first position, for the numbers. */
  initialFen: string;
  fen: string;
  /** Half-moves before `fen`. */
  ply: number;
}

/**
 * What answers any other move comes last. A move that is not legal keeps its UCI: what is stored is
 * shown in any case.
 */
export function sentences(lines: Lines, origin: Origin, path: readonly number[] = []): Sentence[] {
  const { rules, initialFen, fen, ply } = origin;
  const list = lines.map(({ when, reply, then }, index): Sentence => {
    const here = [...path, index];
    const theirs = when === ANY ? null : rules.play(fen, when);
    const mine = theirs && rules.play(theirs.fen, reply);
    const next = mine && { ...origin, fen: mine.fen, ply: ply + 2 };
    const move = (ply: number, found: Written | null, uci: string): NumberedMove => {
      const { san = uci, iccf } = found ?? {};
      return { label: moveLabel(initialFen, ply), san, iccf };
    };
    return {
      path: here,
      when: when === ANY ? null : move(ply + 1, theirs, when),
      reply: move(ply + 2, when === ANY ? afterAny(rules, fen, reply) : mine, reply),
      then: next ? sentences(then, next, here) : [],
    };
  });
  return [...list.filter(({ when }) => when), ...list.filter(({ when }) => !when)];
}

/** How the reply is written after some move that allows it; whether it checks depends on the move. */
function afterAny(rules: Rules, fen: string, reply: string): Written | null {
  for (const { fen: after } of rules.legal(fen)) {
    const move = rules.play(after, reply);
    if (move) return { san: move.san.replace(/[+#]$/, ''), iccf: move.iccf };
  }
  return null;
}

/** Whether some reply is played whatever the opponent does. */
export const answersAny = (list: readonly Sentence[]): boolean =>
  list.some(({ when, then }) => !when || answersAny(then));

/** The sentence of the branch that `path` leads to. */
export function sentenceAt(
  list: readonly Sentence[],
  path: readonly number[],
): Sentence | undefined {
  const onWay = list.find((each) => path[each.path.length - 1] === each.path.at(-1));
  return onWay && onWay.path.length < path.length ? sentenceAt(onWay.then, path) : onWay;
}
