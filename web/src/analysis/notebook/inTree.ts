// Between the notebook and the tree on the page: the tree knows positions, the notebook what was written.
import type { Rules } from '../../rules/rules';
import { BARE, ROOT, type Step, type Tree, type TreeNode, nodeOf } from '../tree';
import type { Noted } from './types';

/**
 * What of a tree is the player's own. Moves of the game, and those that are only shown because they are
 * prepared, count where something hangs on them.
 */
export function notedOf(tree: Tree, id = ROOT): Noted[] {
  return nodeOf(tree, id).children.flatMap((child) => {
    const { step, comment, glyphs, played, lent } = nodeOf(tree, child);
    const then = notedOf(tree, child);
    const own = !(played || lent) || comment || glyphs.length > 0 || then.length > 0;
    return step && own ? [{ move: step.uci, comment, glyphs, then }] : [];
  });
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
