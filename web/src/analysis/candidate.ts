// Whether the line on the board can be kept as conditional moves, and if not, what it lacks.
import { type Pairs, hasCycle, pairsOf } from './conditional';
import { type Tree, type TreeNode, nodeOf, pathTo, presentOf } from './tree';

export type Candidate =
  /** The board shows the present position: nothing has been tried yet. */
  | { kind: 'start' }
  /** The line does not come from the present position. */
  | { kind: 'elsewhere' }
  /** It ends with the opponent's move. */
  | { kind: 'unanswered'; last: TreeNode }
  /** A position stands twice in it. */
  | { kind: 'cycle' }
  | { kind: 'line'; pairs: Pairs; nodes: TreeNode[] };

export function candidateOf(tree: Tree, at: number): Candidate {
  const present = presentOf(tree);
  if (at === present.id) return { kind: 'start' };
  const nodes = pathTo(tree, at).slice(present.ply);
  const [first] = nodes;
  if (!first || first.parent !== present.id) return { kind: 'elsewhere' };
  if (nodes.length % 2 === 1) return { kind: 'unanswered', last: nodeOf(tree, at) };
  if (hasCycle([present.fen, ...nodes.map(({ fen }) => fen)])) return { kind: 'cycle' };
  return { kind: 'line', pairs: pairsOf(nodes.map(({ step }) => step?.uci ?? '')), nodes };
}
