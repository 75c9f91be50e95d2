// The notebook of a game: flat as the server keeps it, in the tree, and merged with what another device wrote.
import { describe, expect, test } from 'vitest';
import type { Contents } from '../src/analysis/notebook/api';
import { countMoves, listed, nested, same, tidied } from '../src/analysis/notebook/codec';
import { fitting, toggled } from '../src/analysis/notebook/glyphs';
import { notedOf, withNoted } from '../src/analysis/notebook/inTree';
import { merged } from '../src/analysis/notebook/merge';
import { EMPTY, type Noted, type Notes } from '../src/analysis/notebook/types';
import {
  ROOT,
  childBy,
  newTree,
  nodeOf,
  presentOf,
  removed,
  withKept,
  withPlayed,
} from '../src/analysis/tree';
import { loadRules } from '../src/rules';

const rules = await loadRules('chess');

const noted = (move: string, then: Noted[] = [], comment = '', glyphs: number[] = []): Noted => ({
  ...{ move, comment, glyphs, then },
});
const notes = (lines: Noted[], note = ''): Notes => ({ note, lines });
/** A comment on one move, and nothing else. */
const said = (comment: string, glyphs: number[] = []) =>
  notes([noted('e2e4', [], comment, glyphs)]);

describe('the list that the server keeps', () => {
  const flat: Contents = {
    note: 'Sharp.',
    moves: [
      { after: null, move: 'e2e4', comment: 'best by test', glyphs: [1, 14] },
      { after: 0, move: 'c7c5', comment: '', glyphs: [] },
      { after: 1, move: 'g1f3', comment: '', glyphs: [] },
      { after: 0, move: 'e7e5', comment: 'solid', glyphs: [10] },
      { after: null, move: 'd2d4', comment: '', glyphs: [] },
    ],
  };

  test('is the tree that it means, and back', () => {
    const tree = nested(flat);
    expect(tree.lines.map(({ move, then }) => [move, then.length])).toEqual([
      ['e2e4', 2],
      ['d2d4', 0],
    ]);
    expect(listed(tree)).toEqual(flat);
    expect(countMoves(tree.lines)).toBe(5);
    expect(same(tree, nested(listed(tree)))).toBe(true);
    expect(same(tree, { ...tree, note: '' })).toBe(false);
  });

  test('is read in any order in which a move stands behind the one that it follows', () => {
    const [first, second, third, fourth, fifth] = flat.moves;
    const moves = [first, fifth, second, { ...fourth, after: 0 }, { ...third, after: 2 }];
    expect(listed(nested({ note: 'Sharp.', moves: moves as Contents['moves'] }))).toEqual(flat);
  });

  test('leaves out the moves of the game on which nothing hangs', () => {
    const played = ['e2e4', 'e7e5', 'g1f3'];
    const lines = [noted('e2e4', [noted('c7c5'), noted('e7e5', [noted('g1f3')])])];
    expect(tidied(notes(lines), played).lines).toEqual([noted('e2e4', [noted('c7c5')])]);
    expect(tidied(notes([noted('e2e4', [noted('e7e5')])]), played)).toEqual(EMPTY);
  });
});

describe('in the tree of lines', () => {
  const steps = ['e2e4', 'e7e5'].reduce<ReturnType<typeof rules.legal>>((all, uci) => {
    const move = rules.play(all.at(-1)?.fen ?? rules.start, uci);
    return move ? [...all, move] : all;
  }, []);
  const game = () => withPlayed(newTree(rules.start), steps);

  test('a notebook is laid and read off again', () => {
    const lines = [
      noted('e2e4', [noted('e7e5', [noted('g1f3', [], '', [1])], 'played'), noted('c7c5')]),
      noted('d2d4', [noted('d7d5')], 'quieter'),
    ];
    const tree = withNoted(game(), lines, rules);
    expect(notedOf(tree)).toEqual(lines);
    expect(nodeOf(tree, presentOf(tree).id)).toMatchObject({ played: true, comment: 'played' });
    // Nodes are numbered behind those that they follow: a branch is deleted in one pass.
    for (const { id, parent } of tree.nodes.values())
      if (id !== ROOT) expect(id).toBeGreaterThan(parent);
  });

  test('what is not legal there is left out, and so is the game itself', () => {
    expect(notedOf(withNoted(game(), [noted('e2e5', [noted('d2d4')])], rules))).toEqual([]);
    expect(notedOf(game())).toEqual([]);
  });

  test('what these rules do not know goes back as it was, where it was', () => {
    const strange = noted('e2e5', [noted('d2d4', [], 'from a later version')], 'not ours', [3]);
    const lines = [
      noted('e2e4', [noted('e7e5', [strange, noted('g1f3')]), noted('c7c5')]),
      strange,
      noted('d2d4', [strange]),
    ];
    const tree = withNoted(game(), lines, rules);
    expect(notedOf(tree, { lines, rules })).toEqual(lines);
    // With the branch on which it stands it is deleted.
    const at = childBy(tree, ROOT, 'd2d4')?.id ?? ROOT;
    expect(notedOf(removed(tree, at), { lines, rules })).toEqual(lines.slice(0, 2));
  });

  test('prepared replies are shown, and belong to it only when something hangs on them', () => {
    const present = presentOf(game()).id;
    const shown = withKept(game(), [{ m: 'g1f3', c: [{ m: 'b8c6', c: [] }] }], rules, present);
    expect(notedOf(shown)).toEqual([]);
    const at = childBy(shown, present, 'g1f3')?.id ?? ROOT;
    const commented = new Map(shown.nodes).set(at, { ...nodeOf(shown, at), comment: 'natural' });
    expect(notedOf({ ...shown, nodes: commented })).toEqual([
      noted('e2e4', [noted('e7e5', [noted('g1f3', [], 'natural')])]),
    ]);
    // Tried before they were prepared, they are the player's own.
    const tried = withNoted(game(), [noted('e2e4', [noted('e7e5', [noted('g1f3')])])], rules);
    const both = withKept(tried, [{ m: 'g1f3', c: [] }], rules, present);
    expect(countMoves(notedOf(both))).toBe(3);
  });
});

describe('signs', () => {
  test('of a move there is one, and one of a position; others stay', () => {
    expect(toggled([1, 14, 146], 2)).toEqual([2, 14, 146]);
    expect(toggled([2, 14], 14)).toEqual([2]);
    expect(toggled([], 19)).toEqual([19]);
    expect(fitting([1, 3, 10, 16, 7, 7, 146])).toEqual([1, 10, 7, 146]);
    expect(fitting([30, 31, 32, 33, 34, 35, 36, 37, 38])).toHaveLength(8);
  });
});

describe('merging', () => {
  /** On both sides alike: who is who changes the order alone. */
  function check(base: Notes, one: Notes, other: Notes, result: Notes) {
    expect(merged(base, one, other)).toEqual(result);
    expect(merged(base, other, one)).toEqual(result);
  }

  test('what one side has written or added stays', () => {
    check(EMPTY, EMPTY, said('mine'), said('mine'));
    check(said('old'), said('old'), said('new'), said('new'));
    check(said('old'), said('old'), said(''), said(''));
    const more = notes([noted('e2e4', [noted('e7e5')], 'old')]);
    check(said('old'), said('old'), more, more);
  });

  test('what both have written stays, mine first, and once', () => {
    expect(merged(said('old'), said('mine'), said('theirs'))).toEqual(said('mine theirs'));
    expect(merged(notes([], 'a'), notes([], 'b'), notes([], 'c')).note).toBe('b\n\nc');
    check(said('old'), said('old and new'), said('old and'), said('old and new'));
    check(said(''), said('the same'), said('the same'), said('the same'));
    // Deleted here, written on there.
    check(said('old'), said(''), said('old and more'), said('old and more'));
  });

  test('a move goes where the other side has left it as it was', () => {
    const base = notes([noted('e2e4', [noted('e7e5', [noted('g1f3')])]), noted('d2d4')]);
    const without = notes([noted('d2d4')]);
    check(base, base, without, without);
    // Deleted on both sides, or on one the branch and on the other a part of it.
    check(base, notes([noted('e2e4'), noted('d2d4')]), without, without);
    check(base, EMPTY, without, EMPTY);
  });

  test('a move stays where the other side has changed it, or something below', () => {
    const base = notes([noted('e2e4', [noted('e7e5'), noted('c7c5')]), noted('d2d4')]);
    const without = notes([noted('d2d4')]);
    const added = notes([
      noted('e2e4', [noted('e7e5', [noted('g1f3')]), noted('c7c5')]),
      noted('d2d4'),
    ]);
    // The Sicilian was left as it was, and goes; where the rest belongs is the deleting side's order.
    const left = noted('e2e4', [noted('e7e5', [noted('g1f3')])]);
    check(base, added, without, notes([noted('d2d4'), left]));
    const commented = notes([noted('e2e4', [noted('e7e5'), noted('c7c5', [], 'sharp')])]);
    expect(merged(base, commented, without).lines).toEqual([
      noted('e2e4', [noted('c7c5', [], 'sharp')]),
    ]);
  });

  test('of the game’s moves none is deleted, only what hangs on it', () => {
    const played = ['e2e4', 'e7e5'];
    const base = said('old');
    const more = notes([noted('e2e4', [noted('c7c5')], 'old')]);
    // Without its comment the move is not in the list, and still there.
    expect(merged(base, EMPTY, more, played)).toEqual(notes([noted('e2e4', [noted('c7c5')])]));
    expect(merged(base, more, EMPTY, played)).toEqual(notes([noted('e2e4', [noted('c7c5')])]));
    expect(merged(base, EMPTY, base, played)).toEqual(EMPTY);
  });

  test('signs are merged one by one, and of each kind mine wins', () => {
    const signs = (glyphs: number[]) => said('', glyphs);
    check(signs([1]), signs([1, 10]), signs([]), signs([10]));
    expect(merged(signs([146]), signs([146, 10]), signs([146, 1]))).toEqual(signs([146, 10, 1]));
    expect(merged(signs([1]), signs([2, 16]), signs([3, 14]))).toEqual(signs([2, 16]));
    expect(merged(signs([1]), signs([1]), signs([3]))).toEqual(signs([3]));
  });

  test('mine keep their order, new ones of theirs follow; an order that only they changed is taken', () => {
    const order = (...moves: string[]) => notes(moves.map((move) => noted(move)));
    const of = ({ lines }: Notes) => lines.map(({ move }) => move);
    const base = order('a2a3', 'b2b3', 'c2c3');
    expect(
      of(
        merged(base, order('a2a3', 'd2d3', 'b2b3', 'c2c3'), order('a2a3', 'b2b3', 'c2c3', 'e2e3')),
      ),
    ).toEqual(['a2a3', 'd2d3', 'b2b3', 'c2c3', 'e2e3']);
    expect(of(merged(base, base, order('c2c3', 'a2a3', 'b2b3')))).toEqual(['c2c3', 'a2a3', 'b2b3']);
    expect(of(merged(base, order('b2b3', 'a2a3', 'c2c3'), order('c2c3', 'b2b3', 'a2a3')))).toEqual([
      'b2b3',
      'a2a3',
      'c2c3',
    ]);
  });
});

/** The same row of numbers for the same seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('merging whatever two devices may do', () => {
  const MOVES = ['a2a3', 'b2b3', 'c2c3', 'd2d3'];

  function grown(next: (below: number) => number, depth: number, word: string): Noted[] {
    return MOVES.slice(0, depth > 0 ? next(4) : 0).map((move, index) => ({
      move,
      comment: next(3) ? '' : `${word}${depth}${index}`,
      glyphs: next(3) ? [] : [1 + next(6)],
      then: grown(next, depth - 1, word),
    }));
  }

  /** Deletes, writes and adds here and there. */
  function changed(
    lines: readonly Noted[],
    next: (below: number) => number,
    word: string,
  ): Noted[] {
    const left = lines.flatMap((each): Noted[] => {
      if (next(6) === 0) return [];
      const comment = next(5) ? each.comment : `${word}${next(1_000)}`;
      return [{ ...each, comment, then: changed(each.then, next, word) }];
    });
    const fresh = MOVES.find((move) => !lines.some((each) => each.move === move));
    return fresh && next(4) === 0 ? [...left, noted(fresh, [], `${word}${next(1_000)}`)] : left;
  }

  /** Each move by its path, with its comment. */
  function paths(lines: readonly Noted[], before = ''): Map<string, string> {
    return new Map(
      lines.flatMap(({ move, comment, then }) => {
        const path = `${before} ${move}`;
        return [[path, comment] as const, ...paths(then, path)];
      }),
    );
  }

  test.each(Array.from({ length: 60 }, (_, seed) => seed))('nothing is lost: seed %i', (seed) => {
    const next = numbers(seed * 7_919 + 1);
    const base = notes(grown(next, 4, 'base'), 'base');
    const mine = notes(changed(base.lines, next, 'mine'), next(2) ? 'base' : 'mine');
    const theirs = notes(changed(base.lines, next, 'theirs'), next(2) ? 'base' : 'theirs');
    const both = merged(base, mine, theirs);
    const [old, found] = [paths(base.lines), paths(both.lines)];
    for (const side of [mine, theirs]) {
      for (const [path, comment] of paths(side.lines)) {
        if (old.get(path) === comment) continue;
        expect(found.get(path), path).toContain(comment);
      }
      if (side.note !== base.note) expect(both.note).toContain(side.note);
    }
    // What one side deleted has not come back by itself.
    const kept = [...paths(mine.lines).keys()].filter((path) => paths(theirs.lines).has(path));
    for (const path of kept) expect(found.has(path)).toBe(true);
    const [here, there] = [paths(mine.lines), paths(theirs.lines)];
    for (const path of found.keys()) expect(here.has(path) || there.has(path)).toBe(true);

    expect(merged(base, base, base)).toEqual(base);
    expect(merged(base, mine, mine)).toEqual(mine);
    expect(merged(base, mine, base)).toEqual(mine);
    expect(merged(base, base, theirs)).toEqual(theirs);
    // Sent, refused once more, and merged again it stays as it is.
    expect(merged(theirs, both, theirs)).toEqual(both);
    expect(merged(base, both, theirs)).toEqual(both);
    expect(merged(mine, both, both)).toEqual(both);
  });
});
