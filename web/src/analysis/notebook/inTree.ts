// Between the notebook and the tree on the page: the tree knows positions, the notebook what was written.
import type { Rules } from '../../rules/rules';
import { BARE, ROOT, type Step, type Tree, type TreeNode, nodeOf } from '../tree';
import type { Noted } from './types';

/** A notebook that was laid into a tree, and by which rules. */
export interface Laid {
  lines: readonly Noted[];
  rules: Pick<Rules, 'play'>;
}

/**
 * What of a tree is the player's own. Moves of the game, and those that are only shown because they are
 * prepared, count where something hangs on them. What of the notebook these rules do not know could not be
 * laid: it is there as it was.
 */
export function notedOf(tree: Tree, laid?: Laid, id = ROOT): Noted[] {
  const { fen, children } = nodeOf(tree, id);
  const shown = children.map((child) => nodeOf(tree, child));
  const own = shown.flatMap(({ id: child, step, comment, glyphs, played, lent }): Noted[] => {
    const before = laid?.lines.find(({ move }) => move === step?.uci);
    const then = notedOf(tree, laid && { ...laid, lines: before?.then ?? [] }, child);
    const counts = !(played || lent) || comment || glyphs.length > 0 || then.length > 0;
    return step && counts ? [{ move: step.uci, comment, glyphs, then }] : [];
  });
  const known = new Set(shown.map(({ step }) => step?.uci));
  for (const [place, each] of (laid?.lines ?? []).entries())
    if (!known.has(each.move) && !laid?.rules.play(fen, each.move)) own.splice(place, 0, each);
  return own;
}

/** Lays a notebook into a tree; what is not legal there is left out. */
export function withNoted(tree: Tree, lines: readonly Noted[], rules: Rules): Tree {
  // One copy of the nodes for all: a large notebook would be copied once for each of its moves.
  const nodes = new Map(tree.nodes);
  let { next } = tree;
  const put = (parent: TreeNode, all: readonly Noted[]) => {
    const children = [...parent.children];
    const known = new Map(children.map((id) => [nodes.get(id)?.step?.uci, nodes.get(id)]));
    for (const { move, comment, glyphs, then } of all) {
      const old = known.get(move);
      const step = old?.step ?? rules.play(parent.fen, move);
      if (!step) continue;
      const node = { ...(old ?? fresh(next, parent, step)), comment, glyphs, lent: false };
      if (!old) {
        next += 1;
        children.push(node.id);
      }
      put(node, then);
    }
    nodes.set(parent.id, { ...parent, children });
  };
  put(nodeOf(tree, ROOT), lines);
  return { nodes, next };
}

function fresh(id: number, parent: TreeNode, { uci, san, iccf, fen, check }: Step): TreeNode {
  const step = { uci, san, iccf, fen, check };
  return { ...BARE, id, parent: parent.id, ply: parent.ply + 1, fen, step };
}
