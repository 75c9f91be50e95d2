// The tree of replies prepared in advance: adding a line to it, taking one away, and what is left of
// it when the game has gone on. Nothing here knows rules; moves are compared by their UCI.
import type { Kept } from './tree';
import type { NewBranch as Branch, ConditionalPolicy } from '../api/types';

export const MAX_BRANCHES = 200;
/** My own moves, one after the other. */
export const MAX_DEPTH = 40;
export const ANY = 'any';

export type Lines = readonly Branch[];

/** The opponent's move and my answer, one pair after the other; only the last can be `any`. */
export type Pairs = readonly Pick<Branch, 'when' | 'reply'>[];

export const countBranches = (lines: Lines): number =>
  lines.reduce((sum, { then }) => sum + 1 + countBranches(then), 0);

/** A line's moves in pairs; half a pair at the end is left out. */
export function pairsOf(ucis: readonly string[]): Pairs {
  return ucis.flatMap((when, index) => {
    const reply = ucis[index + 1];
    return index % 2 === 0 && reply !== undefined ? [{ when, reply }] : [];
  });
}

/** Whatever the opponent plays instead of the line's last move, the answer is the same. */
export const whateverLast = (pairs: Pairs): Pairs =>
  pairs.map((pair, index) => (index === pairs.length - 1 ? { ...pair, when: ANY } : pair));

export type Merged =
  | { kind: 'merged'; lines: Branch[] }
  /** Every pair of it is there already. */
  | { kind: 'known' }
  /** Another answer stands where this one would go: `path` leads to the branch that would fall. */
  | { kind: 'conflict'; path: number[]; lost: number; lines: Branch[] }
  | { kind: 'too_many' }
  | { kind: 'too_deep' };

/** Adds a line; `lines` of a conflict is what would be left if the new answer replaced the old. */
export function merge(lines: Lines, pairs: Pairs, policy: ConditionalPolicy): Merged {
  if (pairs.length > MAX_DEPTH) return { kind: 'too_deep' };
  const path: number[] = [];
  const result = { lost: 0, added: 0 };
  const put = (list: Lines, [pair, ...rest]: Pairs): Branch[] => {
    if (!pair) return [...list];
    const at = list.findIndex(({ when }) => policy === 'linear' || when === pair.when);
    const old = list[at];
    if (old && old.when === pair.when && old.reply === pair.reply) {
      path.push(at);
      return list.with(at, { ...old, then: put(old.then, rest) });
    }
    result.added += 1;
    const branch = { ...pair, then: put([], rest) };
    if (!old) return [...list, branch];
    path.push(at);
    result.lost += 1 + countBranches(old.then);
    return list.with(at, branch);
  };
  const next = put(lines, pairs);
  if (result.added === 0) return { kind: 'known' };
  if (countBranches(next) > MAX_BRANCHES) return { kind: 'too_many' };
  if (result.lost === 0) return { kind: 'merged', lines: next };
  return { kind: 'conflict', path, lost: result.lost, lines: next };
}

/** Takes away the branch that `path` leads to, with all that follows. */
export function without(lines: Lines, [index = -1, ...rest]: readonly number[]): Branch[] {
  const branch = lines[index];
  if (!branch) return [...lines];
  if (rest.length === 0) return lines.toSpliced(index, 1);
  return lines.with(index, { ...branch, then: without(branch.then, rest) });
}

/** What is left of the lines after the game's moves: the part that they led into. */
export function follow(lines: Lines, moves: readonly string[]): Branch[] {
  let left: Lines = lines;
  for (const { when, reply } of pairsOf(moves)) {
    left = left.find((each) => each.when === when && each.reply === reply)?.then ?? [];
  }
  // After half a pair it is my move, and there is nothing to wait for.
  return moves.length % 2 === 0 ? [...left] : [];
}

/** The moves to which there is a reply where the line's last pair would go, "any" left aside. */
export const answeredAt = (lines: Lines, pairs: Pairs): string[] =>
  follow(
    lines,
    pairs.slice(0, -1).flatMap(({ when, reply }) => [when, reply]),
  )
    .map(({ when }) => when)
    .filter((when) => when !== ANY);

/** As the server reads lines: what it tells besides about each branch, it does not want back. */
export const asSent = (lines: Lines): Branch[] =>
  lines.map(({ when, reply, then }) => ({ when, reply, then: asSent(then) }));

/** The same lines in whatever order; the order says nothing. */
export const same = (a: Lines, b: Lines): boolean => inOrder(a) === inOrder(b);

const inOrder = (lines: Lines): string =>
  `(${lines
    .map(({ when, reply, then }) => `${when} ${reply} ${inOrder(then)}`)
    .sort()
    .join()})`;

/**
 * The position without its counters: what stands, who is on move, and what may be done. A met that
 * was a bia is a met.
 */
const positionKey = (fen: string): string =>
  fen.replaceAll('~', '').split(' ').slice(0, 4).join(' ').replace(/\d+$/, '-');

/** Whether a position stands twice: the server refuses such a line, which could go on for ever. */
export const hasCycle = (fens: readonly string[]): boolean =>
  new Set(fens.map(positionKey)).size < fens.length;

/** As moves of the tree of lines; what answers any move has no place in it. */
export const keptOf = (lines: Lines): Kept[] =>
  lines.flatMap(({ when, reply, then }) =>
    when === ANY ? [] : [{ m: when, c: [{ m: reply, c: keptOf(then) }] }],
  );
