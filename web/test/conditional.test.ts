// Conditional moves: merging lines into a tree, the limits, and the sentences that are read.
import { describe, expect, test } from 'vitest';
import {
  ANY,
  MAX_BRANCHES,
  MAX_DEPTH,
  asSent,
  countBranches,
  follow,
  hasCycle,
  keptOf,
  merge,
  pairsOf,
  same,
  whateverLast,
  without,
} from '../src/analysis/conditional';
import { keeping, opened, refreshed } from '../src/analysis/conditionalState';
import { whyClosed } from '../src/analysis/ConditionalPanel';
import { type Sentence, sentenceAt, sentences } from '../src/analysis/sentences';
import type { Game, NewBranch as Branch, Problem } from '../src/api/types';
import { loadRules } from '../src/rules';

/** "a b c d" is: if a, then b; if c, then d. */
const pairs = (text: string) => pairsOf(text.split(' '));

function lines(...texts: string[]): Branch[] {
  return texts.reduce<Branch[]>((list, text) => {
    const merged = merge(list, pairs(text), 'tree');
    if (merged.kind !== 'merged') throw new Error(merged.kind);
    return merged.lines;
  }, []);
}

const branch = (when: string, reply: string, ...then: Branch[]): Branch => ({ when, reply, then });

describe('adding a line', () => {
  test('the same moves are one branch, however far they go together', () => {
    expect(lines('a b c d', 'a b e f', 'g h', 'a b c d i j')).toEqual([
      branch('a', 'b', branch('c', 'd', branch('i', 'j')), branch('e', 'f')),
      branch('g', 'h'),
    ]);
  });

  test('half a pair at the end is left out', () => {
    expect(pairs('a b c')).toEqual([{ when: 'a', reply: 'b' }]);
  });

  test('a line that is there already changes nothing', () => {
    expect(merge(lines('a b c d'), pairs('a b'), 'tree')).toEqual({ kind: 'known' });
  });

  test('another reply to the same move asks first, and says what would be lost', () => {
    const before = lines('x y', 'a b c d', 'a b c d e f');
    expect(merge(before, pairs('a b c z'), 'tree')).toEqual({
      kind: 'conflict',
      path: [1, 0],
      lost: 2,
      lines: [branch('x', 'y'), branch('a', 'b', branch('c', 'z'))],
    });
    // What was there is untouched until the answer is yes.
    expect(countBranches(before)).toBe(4);
  });

  test('whatever is played, the last reply is the same', () => {
    const any = whateverLast(pairs('a b c d'));
    expect(any).toEqual([
      { when: 'a', reply: 'b' },
      { when: ANY, reply: 'd' },
    ]);
    const merged = merge(lines('a b e f'), any, 'tree');
    expect(merged).toEqual({
      kind: 'merged',
      lines: [branch('a', 'b', branch('e', 'f'), branch(ANY, 'd'))],
    });
    expect(merge(lines('any x'), whateverLast(pairs('a b')), 'tree').kind).toBe('conflict');
  });

  test('an event with one line only: any other line would take its place', () => {
    const before = lines('a b c d');
    expect(merge(before, pairs('a b c d e f'), 'linear').kind).toBe('merged');
    expect(merge(before, pairs('a b x y'), 'linear')).toMatchObject({
      kind: 'conflict',
      path: [0, 0],
      lost: 1,
      lines: [branch('a', 'b', branch('x', 'y'))],
    });
    expect(merge([], pairs('a b'), 'linear').kind).toBe('merged');
  });

  test('the limits are those of the server', () => {
    const long = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ when: `w${i}`, reply: 'r' }));
    expect(merge([], long(MAX_DEPTH), 'tree').kind).toBe('merged');
    expect(merge([], long(MAX_DEPTH + 1), 'tree').kind).toBe('too_deep');
    const many = Array.from({ length: MAX_BRANCHES - 1 }, (_, i) => branch(`w${i}`, 'r'));
    expect(merge(many, pairs('a b'), 'tree').kind).toBe('merged');
    expect(merge(many, pairs('a b c d'), 'tree').kind).toBe('too_many');
    // A reply that replaces another adds nothing.
    const full = [...many, branch('a', 'b')];
    expect(merge(full, pairs('a c'), 'tree').kind).toBe('conflict');
  });
});

test('a branch is taken away with all that follows', () => {
  const before = lines('a b c d', 'a b e f', 'g h');
  expect(without(before, [0, 1])).toEqual(lines('a b c d', 'g h'));
  expect(without(before, [0])).toEqual(lines('g h'));
  expect(without(before, [5])).toEqual(before);
  expect(without(before, [])).toEqual(before);
});

test('what the server tells besides is not sent back to it', () => {
  const told = lines('a b c d').map((each) => ({ ...each, when_san: 'e4', reply_san: 'e5' }));
  expect(asSent(told)).toEqual(lines('a b c d'));
});

test('the order of branches says nothing', () => {
  expect(same(lines('a b c d', 'a b e f', 'g h'), lines('g h', 'a b e f', 'a b c d'))).toBe(true);
  expect(same(lines('a b c d'), lines('a b', 'c d'))).toBe(false);
  expect(same(lines('a b'), [])).toBe(false);
});

test('when the game goes on, what it led into is left', () => {
  const before = lines('a b c d', 'a b e f', 'g h');
  expect(follow(before, [])).toEqual(before);
  expect(follow(before, ['a', 'b'])).toEqual(lines('c d', 'e f'));
  expect(follow(before, ['a', 'b', 'e', 'f'])).toEqual([]);
  expect(follow(before, ['a', 'x'])).toEqual([]);
  expect(follow(before, ['a'])).toEqual([]);
});

test('a position stands twice whatever its counters say, and whatever a met once was', () => {
  const at = (board: string, end: string) => `${board} w - ${end}`;
  expect(hasCycle([at('8/k', '- 0 1'), at('8/k', '- 4 3')])).toBe(true);
  expect(hasCycle([at('8/k', '- 0 1'), '8/k b - - 0 1'])).toBe(false);
  expect(hasCycle(['8/k w KQ - 0 1', '8/k w Q - 0 1'])).toBe(false);
  expect(hasCycle([at('M~7/k', '128 3 50'), at('M7/k', '- 0 52')])).toBe(true);
});

test('as moves of the tree of lines, an answer to any move has no place', () => {
  expect(keptOf(lines('a b c d', 'any x'))).toEqual([
    { m: 'a', c: [{ m: 'b', c: [{ m: 'c', c: [{ m: 'd', c: [] }] }] }] },
  ]);
});

describe('sentences', async () => {
  const rules = await loadRules('chess');
  const origin = { rules, initialFen: rules.start, fen: rules.start, ply: 0 };
  const spoken = (list: readonly Sentence[]): string[] =>
    list.flatMap(({ when, reply, then }) => [
      `${when ? when.label + when.san : 'any'} ${reply.label}${reply.san}`,
      ...spoken(then),
    ]);

  test('number the moves and write them in SAN, the answer to any move last', () => {
    const list = sentences(
      lines('any g8f6', 'e2e4 e7e5 g1f3 b8c6', 'e2e4 e7e5 any d8g5', 'd2d4 d7d5'),
      origin,
    );
    expect(spoken(list)).toEqual([
      '1.e4 1…e5',
      '2.Nf3 2…Nc6',
      'any 2…Qg5',
      '1.d4 1…d5',
      'any 1…Nf6',
    ]);
    expect(list.map(({ path }) => path)).toEqual([[1], [2], [0]]);
    for (const each of [...list, ...(list[0]?.then ?? [])])
      expect(sentenceAt(list, each.path)).toBe(each);
    expect(sentenceAt(list, [1, 7])).toBeUndefined();
  });

  test('the numbers go on from where the game is', () => {
    const fen = rules.play(rules.start, 'e2e4')?.fen ?? '';
    const list = sentences(lines('e7e5 g1f3'), { ...origin, fen, ply: 1 });
    expect(spoken(list)).toEqual(['1…e5 2.Nf3']);
    expect(list[0]?.reply.iccf).toBe('7163');
  });

  test('what is not legal here is shown as it is stored', () => {
    expect(spoken(sentences(lines('e2e5 a1a8', 'any h1h8'), origin))).toEqual([
      '1.e2e5 1…a1a8',
      'any 1…h1h8',
    ]);
  });
});

test('why no conditional moves can be prepared', () => {
  const at = (more: object) =>
    whyClosed({
      may: { conditional: false },
      conditional_moves: 'tree',
      ending: null,
      me: 'white',
      turn: 'black',
      ...more,
    } as Game);
  expect(at({ may: { conditional: true } })).toBeNull();
  expect(at({ ending: {} })).toBe('conditional-over');
  expect(at({ conditional_moves: 'none', turn: 'white' })).toBe('conditional-none');
  expect(at({ turn: 'white' })).toBe('conditional-my-move');
  expect(at({})).toBe('conditional-not-now');
});

describe('a fresh answer of the server', () => {
  const gameAt = (played: string[], conditional: Branch[], more: object = {}) =>
    ({
      ply: played.length,
      moves: played.map((uci) => ({ uci })),
      conditional,
      conditional_moves: 'tree',
      may: { conditional: true },
      ...more,
    }) as Game;
  const before = gameAt(['x'], lines('a b c d'));
  const changed = keeping(opened(before, null), pairs('a b e f'), before);
  const refusal = { code: 'stale_position', status: 409 } as Problem;

  test('in the same position takes over what another tab saved, but no unsaved change away', () => {
    const elsewhere = gameAt(['x'], lines('g h'));
    expect(refreshed(opened(before, null), before, elsewhere).draft).toEqual(lines('g h'));
    const after = refreshed(changed, before, elsewhere);
    expect(after).toMatchObject({ draft: lines('a b c d', 'a b e f'), saved: lines('g h') });
    expect(after.movedOn).toBe(false);
  });

  test('in another position keeps what the moves led into, and why nothing was saved', () => {
    const next = gameAt(['x', 'a', 'b'], lines('c d'));
    const after = refreshed({ ...changed, step: 'review', problem: refusal }, before, next);
    expect(after).toMatchObject({
      draft: lines('c d', 'e f'),
      saved: lines('c d'),
      step: 'edit',
      problem: refusal,
      movedOn: true,
    });
    expect(refreshed(opened(before, null), before, next).draft).toEqual(lines('c d'));
  });

  test('on my own move nothing waits', () => {
    const mine = gameAt(['x', 'z'], [], { may: { conditional: false } });
    expect(refreshed(changed, before, mine)).toMatchObject({ draft: [], saved: [] });
  });

  test('changes from an earlier visit are there again', () => {
    expect(opened(before, lines('i j'))).toMatchObject({
      draft: lines('i j'),
      saved: lines('a b c d'),
    });
  });

  test('a line that is in the way is asked about, one that is there is said to be', () => {
    const asked = keeping(changed, pairs('a z'), before);
    expect(asked).toMatchObject({ outcome: null, draft: changed.draft, conflict: { path: [0] } });
    expect(keeping(asked, pairs('a b'), before)).toMatchObject({
      outcome: 'known',
      conflict: null,
    });
    expect(changed.outcome).toBe('merged');
  });
});
