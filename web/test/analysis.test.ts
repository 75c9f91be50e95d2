// The tree of tried lines: growing it, pruning it, keeping it, and writing a line down.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { candidateOf } from '../src/analysis/candidate';
import { pgnOf } from '../src/analysis/pgn';
import { readTyped } from '../src/analysis/typed';
import { readWork, writeWork } from '../src/analysis/store';
import {
  ROOT,
  type Step,
  type Tree,
  added,
  childBy,
  endOf,
  isPromotable,
  isWithin,
  newTree,
  nodeOf,
  pathTo,
  presentOf,
  promoted,
  removed,
  siblingOf,
  alike,
  annotated,
  trunkNode,
  withKept,
  withPlayed,
} from '../src/analysis/tree';
import { find } from '../src/routes';
import type { Legal } from '../src/api/types';
import { loadRules } from '../src/rules';
import type { Variant } from '../src/rules/rules';

const rules = await loadRules('chess');

/** Plays moves in UCI after `at`; the tree and the last node's number. */
function line(tree: Tree, at: number, ...ucis: string[]): [Tree, number] {
  for (const uci of ucis) {
    const move = rules.play(nodeOf(tree, at).fen, uci);
    if (!move) throw new Error(`${uci} is not legal`);
    [tree, at] = added(tree, at, move);
  }
  return [tree, at];
}

function steps(...ucis: string[]): Step[] {
  const [tree, at] = line(newTree(rules.start), ROOT, ...ucis);
  return pathTo(tree, at).flatMap(({ step }) => step ?? []);
}

/** All lines of a tree, each as its moves in SAN. */
function spelt(tree: Tree, id = ROOT): string[] {
  const { children, step } = nodeOf(tree, id);
  const own = step ? [step.san] : [];
  if (children.length === 0) return [own.join(' ')];
  return children.flatMap((child) => spelt(tree, child)).map((rest) => [...own, rest].join(' '));
}

const game = (...ucis: string[]) => withPlayed(newTree(rules.start), steps(...ucis));

describe('the tree', () => {
  test('a move that is there already is found, not added', () => {
    const [tree, first] = line(newTree(rules.start), ROOT, 'e2e4', 'e7e5');
    const [same, second] = line(tree, ROOT, 'e2e4', 'e7e5');
    expect(same).toBe(tree);
    expect(second).toBe(first);
  });

  test('branches keep their order, the first is the main line', () => {
    let [tree, at] = line(newTree(rules.start), ROOT, 'e2e4');
    [tree] = line(tree, at, 'e7e5', 'g1f3');
    [tree, at] = line(tree, at, 'c7c5');
    expect(spelt(tree)).toEqual(['e4 e5 Nf3', 'e4 c5']);
    expect(endOf(tree, ROOT).step?.san).toBe('Nf3');
    expect(siblingOf(tree, at, -1)).toBe(childBy(tree, nodeOf(tree, at).parent, 'e7e5')?.id);
    expect(siblingOf(tree, at, 1)).toBe(at);
    expect(siblingOf(tree, ROOT, 1)).toBe(ROOT);
  });

  test('a branch is deleted with all that follows, what was played is not', () => {
    const played = game('e2e4');
    const present = presentOf(played).id;
    let [tree, at] = line(played, present, 'e7e5', 'g1f3', 'b8c6');
    [tree] = line(tree, present, 'c7c5');
    const before = tree;
    tree = removed(tree, childBy(tree, present, 'e7e5')?.id ?? ROOT);
    expect(spelt(tree)).toEqual(['e4 c5']);
    expect(tree.nodes.size).toBe(3);
    // The old tree is as it was: a deletion can be taken back.
    expect(spelt(before)).toEqual(['e4 e5 Nf3 Nc6', 'e4 c5']);
    expect(removed(tree, present)).toBe(tree);
    // A node that is gone counts as the root.
    expect(nodeOf(tree, at).id).toBe(ROOT);
    at = presentOf(tree).id;
    expect(isWithin(tree, at, ROOT)).toBe(true);
  });

  test('a line is promoted where it leaves the main line nearest to its end', () => {
    let tree = newTree(rules.start);
    [tree] = line(tree, ROOT, 'e2e4', 'e7e5', 'g1f3');
    const [grown, at] = line(tree, ROOT, 'd2d4', 'd7d5');
    const [tree2, deep] = line(grown, nodeOf(grown, at).parent, 'g8f6', 'c2c4');
    expect(spelt(tree2)).toEqual(['e4 e5 Nf3', 'd4 d5', 'd4 Nf6 c4']);
    const once = promoted(tree2, deep);
    expect(spelt(once)).toEqual(['e4 e5 Nf3', 'd4 Nf6 c4', 'd4 d5']);
    const twice = promoted(once, deep);
    expect(spelt(twice)).toEqual(['d4 Nf6 c4', 'd4 d5', 'e4 e5 Nf3']);
    expect(isPromotable(twice, deep)).toBe(false);
    expect(promoted(twice, deep)).toBe(twice);
  });

  test('nothing that was tried goes before what was played', () => {
    const [tree, at] = line(game('e2e4', 'e7e5'), ROOT, 'd2d4');
    expect(isPromotable(tree, at)).toBe(false);
    expect(spelt(promoted(tree, at))).toEqual(['e4 e5', 'd4']);
  });

  test('when the game goes on, tried lines stay and continue it', () => {
    const start = game('e2e4');
    let [tree] = line(start, presentOf(start).id, 'c7c5', 'g1f3');
    [tree] = line(tree, presentOf(start).id, 'e7e5', 'g1f3', 'b8c6');
    tree = withPlayed(tree, steps('e2e4', 'e7e5', 'g1f3'));
    // The move that was played comes first now, though it was tried second.
    expect(spelt(tree)).toEqual(['e4 e5 Nf3 Nc6', 'e4 c5 Nf3']);
    expect(presentOf(tree).step?.san).toBe('Nf3');
    expect(presentOf(tree).ply).toBe(3);
    expect(trunkNode(tree, 1).step?.san).toBe('e4');
    expect(trunkNode(tree, 99)).toBe(presentOf(tree));
    expect(withPlayed(tree, steps('e2e4', 'e7e5', 'g1f3'))).toBe(tree);
  });

  test('prepared lines are shown; what is not legal is left out', () => {
    const kept = [
      { m: 'e7e5', c: [{ m: 'g1f3', c: [] }] },
      { m: 'e2e5', c: [] },
    ];
    const tree = withKept(game('e2e4'), kept, rules, presentOf(game('e2e4')).id);
    expect(spelt(tree)).toEqual(['e4 e5 Nf3']);
  });

  test('what is written of a move stays with it; the first position has nothing to write about', () => {
    const [tree, at] = line(game('e2e4'), ROOT, 'd2d4', 'd7d5');
    const written = annotated(tree, at, { comment: 'solid', glyphs: [1] });
    expect(nodeOf(written, at)).toMatchObject({ comment: 'solid', glyphs: [1] });
    expect(nodeOf(tree, at)).toMatchObject({ comment: '', glyphs: [] });
    expect(annotated(tree, ROOT, { comment: 'nothing' })).toBe(tree);
    // Played now, and still the same move.
    const later = withPlayed(written, steps('e2e4', 'e7e5'));
    expect(nodeOf(later, at).comment).toBe('solid');
  });

  test('a place is found in another tree, as far as it is there', () => {
    const [tree, at] = line(newTree(rules.start), ROOT, 'e2e4', 'e7e5', 'g1f3');
    const [other, two] = line(line(newTree(rules.start), ROOT, 'd2d4')[0], ROOT, 'e2e4', 'e7e5');
    expect(alike(tree, at, other)).toBe(two);
    expect(alike(other, two, newTree(rules.start))).toBe(ROOT);
  });
});

describe('whether a line can be kept as conditional moves', () => {
  const tree = game('e2e4');
  const present = presentOf(tree).id;
  const kind = (ucis: string[], from = present) => candidateOf(...line(tree, from, ...ucis)).kind;

  test('it starts from the present position with the opponent’s move and ends with the reply', () => {
    expect(candidateOf(...line(tree, present, 'e7e5', 'g1f3'))).toMatchObject({
      kind: 'line',
      pairs: [{ when: 'e7e5', reply: 'g1f3' }],
    });
    expect(kind([])).toBe('start');
    expect(kind(['e7e5'])).toBe('unanswered');
    expect(kind(['d2d4', 'd7d5'], ROOT)).toBe('elsewhere');
    expect(candidateOf(tree, ROOT).kind).toBe('elsewhere');
  });

  test('a line in which a position stands twice is told', () => {
    const there = ['g8f6', 'g1f3', 'f6g8'];
    expect(kind([...there, 'f3h4'])).toBe('line');
    expect(kind([...there, 'f3g1'])).toBe('cycle');
  });
});

describe('typed moves', async () => {
  const makruk = await loadRules('makruk');
  const read = (text: string, legal: Legal[], variant: Variant = 'chess') => {
    const reading = readTyped(text, legal, variant);
    return reading && ('ok' in reading ? reading.ok.uci : reading.ambiguous.length);
  };

  test('are read against our own legal moves as against the server’s', () => {
    const legal = rules.legal(rules.start);
    expect(['Nf3', '7163', 'g1f3', 'e4', 'Nf6'].map((text) => read(text, legal))).toEqual([
      'g1f3',
      'g1f3',
      'g1f3',
      'e2e4',
      null,
    ]);
  });

  test('in Makruk have its own letters', () => {
    const legal = makruk.legal(makruk.start);
    expect(['Sf2', 'Mf2!', 'Sf4', 'f1f2', 'e4'].map((text) => read(text, legal, 'makruk'))).toEqual(
      ['f1f2', 'e1f2', null, 'f1f2', 'e3e4'],
    );
    const promoting = makruk.legal('3k4/8/8/4P3/8/8/8/4K3 w - - 0 40');
    expect(['e6=M', 'e5e6m', '55561'].map((text) => read(text, promoting, 'makruk'))).toEqual(
      Array(3).fill('e5e6m'),
    );
  });
});

test('my notes are for members, and belong to the games', () => {
  expect(find('/notes', false).route).toMatchObject({ membersOnly: true, section: 'games' });
});

test('a game is analysed by whoever may see it, which the server says; a free position by everybody', () => {
  expect(find('/analysis/48202', true)).toMatchObject({ id: '48202', route: { section: 'games' } });
  expect(find('/analysis/48202', false).route).toMatchObject({ dependsOnMember: true });
  expect(find('/analysis/48202', false).route.membersOnly).toBeUndefined();
  expect(find('/analysis', false)).toMatchObject({ id: '' });
  expect(find('/analysis', false).route.membersOnly).toBeUndefined();
  expect(find('/analysis', false).route.pattern.test('/analysis')).toBe(true);
});

describe('PGN', () => {
  const source = { variant: 'chess', initialFen: rules.start, start: rules.start } as const;
  const written = (ucis: string[]) => {
    const [tree, at] = line(newTree(rules.start), ROOT, ...ucis);
    return pathTo(tree, at);
  };

  test('of a line from the first position', () => {
    const tags = [['White', 'O"Hara, \\ Ann']] as const;
    expect(pgnOf(written(['e2e4', 'e7e5', 'g1f3']), { ...source, tags })).toBe(
      '[White "O\\"Hara, \\\\ Ann"]\n\n1. e4 e5 2. Nf3 *\n',
    );
  });

  test('of a set position that Black begins', () => {
    const initialFen = '4k3/8/8/8/8/8/8/4K2R b K - 0 40';
    const [tree, at] = line(newTree(initialFen), ROOT, 'e8d8', 'e1g1', 'd8e8');
    const pgn = pgnOf(pathTo(tree, at), { ...source, initialFen, tags: [] });
    expect(pgn).toContain(`[SetUp "1"]\n[FEN "${initialFen}"]\n\n40... Kd8 41. O-O Ke8 *\n`);
  });

  test('names the variant, and gives Chess960 its position always', () => {
    const chess960 = pgnOf([], { ...source, variant: 'chess960', tags: [] });
    expect(chess960).toContain('[Variant "Chess960"]\n[SetUp "1"]\n[FEN "');
    expect(pgnOf([], { ...source, variant: 'makruk', tags: [] })).toBe('[Variant "Makruk"]\n\n*\n');
  });

  test('no line is longer than 79 characters', () => {
    const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    const pgn = pgnOf(written(Array.from({ length: 12 }, () => there).flat()), {
      ...source,
      tags: [],
    });
    const lines = pgn.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(80);
    expect(
      lines
        .join(' ')
        .split(' ')
        .filter((word) => word.endsWith('.')),
    ).toHaveLength(24);
  });
});

describe('what is kept in the browser', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());
  const work = { tree: [{ m: 'e2e4', c: [] }], ply: 4, lines: null };

  test('comes back to the player who tried it, for the game it was tried in', () => {
    writeWork(1, 7, work);
    expect(readWork(1, 7)).toEqual(work);
    expect(readWork(2, 7)).toBeNull();
    expect(readWork(1, 8)).toBeNull();
    writeWork(1, 7, null);
    expect(localStorage.length).toBe(0);
  });

  test.each([
    'x',
    '{}',
    '{"tree":[{"m":1,"c":[]}],"ply":4,"lines":null}',
    '{"tree":[],"ply":"4","lines":null}',
    '{"tree":[],"ply":4,"lines":[{"when":"e2e4","reply":"e7e5"}]}',
  ])('damaged, it is as nothing: %s', (text) => {
    writeWork(1, 7, work);
    localStorage.setItem(localStorage.key(0) ?? '', text);
    expect(readWork(1, 7)).toBeNull();
  });
});
