// Where the reader stands in the tree of tried moves, and every way to move about in it.
import { useMemo, useState } from 'preact/hooks';
import type { Legal } from '../api/types';
import type { Rules } from '../rules/rules';
import {
  ROOT,
  type Step,
  type Tree,
  type TreeNode,
  added,
  alike,
  annotated,
  endOf,
  isWithin,
  nodeOf,
  parentOf,
  pathTo,
  presentOf,
  promoted,
  removed,
  siblingOf,
  withPlayed,
} from './tree';

interface State {
  tree: Tree;
  /** The position on the board. */
  at: number;
  /** Where the reader came from: going on leads back there. */
  tip: number;
  /** Before the last deletion. */
  undo: { tree: Tree; at: number } | null;
  /** The promotions to choose from after a pawn was put on its last rank. */
  promotion: Legal[] | null;
}

export type LineWalk = ReturnType<typeof useLines>;

export function useLines(rules: Rules, start: () => { tree: Tree; at: number }) {
  const [state, setState] = useState<State>(() => {
    const { tree, at } = start();
    return { tree, at, tip: at, undo: null, promotion: null };
  });
  const { tree, at } = state;
  const node = nodeOf(tree, at);
  const legal = useMemo(() => rules.legal(node.fen), [rules, node.fen]);
  const end = useMemo(() => rules.end(node.fen), [rules, node.fen]);

  const change = (act: (old: State) => Partial<State>) =>
    setState((old) => ({ ...old, promotion: null, ...act(old) }));
  /** The target is found when the step is taken: a held key sends several before the page is drawn. */
  const walk = (target: (old: State) => number) => () =>
    change((old) => {
      const id = target(old);
      return { at: id, tip: isWithin(old.tree, old.tip, id) ? old.tip : id };
    });

  const play = (move: Legal) =>
    change((old) => {
      const [next, id] = added(old.tree, old.at, move);
      const tip = isWithin(next, old.tip, id) ? old.tip : id;
      return { tree: next, at: id, tip, undo: null };
    });

  return {
    tree,
    at,
    node,
    legal: end === 'dead_position' ? NO_MOVES : legal,
    end,
    undo:
      state.undo && (() => change(({ undo }) => ({ ...undo, tip: undo?.at ?? ROOT, undo: null }))),
    promotion: state.promotion,
    go: (id: number) => walk(() => id)(),
    play,
    pick: (moves: Legal[]) => {
      const [move] = moves;
      if (moves.length > 1) setState((old) => ({ ...old, promotion: moves }));
      else if (move) play(move);
    },
    cancel: () => change(() => ({})),
    toStart: walk(() => ROOT),
    back: walk((old) => parentOf(old.tree, old.at).id),
    ahead: walk(ahead),
    toEnd: walk((old) => endOf(old.tree, isAtTip(old) ? old.at : old.tip).id),
    across: (by: 1 | -1) => walk((old) => siblingOf(old.tree, old.at, by))(),
    toPresent: walk((old) => presentOf(old.tree).id),
    /** Writes about a move. A deletion before it can no longer be taken back: what was written would go. */
    annotate: (id: number, written: Partial<Pick<TreeNode, 'comment' | 'glyphs'>>) =>
      change((old) => ({ tree: annotated(old.tree, id, written), undo: null })),
    /** Puts another tree in place of this one; the reader stays where they are, as far as it goes. */
    lay: (next: (tree: Tree) => Tree) => change((old) => moved(old, next(old.tree))),
    promote: () => change((old) => ({ tree: promoted(old.tree, old.at) })),
    remove: () => change(pruned),
    /** The game has gone on: who looked at its last position looks at the new one. */
    follow: (moves: readonly Step[]) =>
      change((old) => {
        const next = withPlayed(old.tree, moves);
        if (next === old.tree) return {};
        const wasPresent = old.at === presentOf(old.tree).id;
        const id = wasPresent ? presentOf(next).id : old.at;
        return { tree: next, at: id, tip: wasPresent ? id : old.tip, undo: null };
      }),
  };
}

const NO_MOVES: Legal[] = [];

function moved({ tree, at, tip }: State, next: Tree): Partial<State> {
  return { tree: next, at: alike(tree, at, next), tip: alike(tree, tip, next), undo: null };
}

function pruned({ tree, at }: State): Partial<State> {
  const next = removed(tree, at);
  if (next === tree) return {};
  const parent = parentOf(tree, at).id;
  return { tree: next, at: parent, tip: parent, undo: { tree, at } };
}

const isAtTip = ({ tree, at, tip }: State): boolean => at === tip || !isWithin(tree, tip, at);

/** One move on, towards where the reader came from; else along the main line. */
function ahead(old: State): number {
  const { tree, at, tip } = old;
  const { ply, children } = nodeOf(tree, at);
  const remembered = isAtTip(old) ? undefined : pathTo(tree, tip)[ply];
  return remembered?.id ?? children[0] ?? at;
}
