// The tree of tried moves. It never changes in place: each act makes a new one, so that a deleted
// branch can be taken back by keeping the old.
import type { Rules } from '../rules/rules';

/** A move as the tree keeps it: of a game's moves and of legal moves alike. */
export interface Step {
  uci: string;
  san: string;
  iccf: string;
  /** The position after it. */
  fen: string;
  check: boolean;
}

export interface TreeNode {
  id: number;
  parent: number;
  /** Half-moves from the root. */
  ply: number;
  fen: string;
  /** The move that led here; none at the root. */
  step: Step | null;
  /** Made in the game itself: it stays, and stands before everything that was only tried. */
  played: boolean;
  /** Only shown, because it is prepared as a conditional move: nothing that was tried here. */
  lent: boolean;
  comment: string;
  /** Numeric annotation glyphs, as PGN counts them. */
  glyphs: readonly number[];
  /** The first is the main line. */
  children: readonly number[];
}

export interface Tree {
  nodes: ReadonlyMap<number, TreeNode>;
  next: number;
}

export const ROOT = 0;

/** Of a move of which nothing is known but itself. */
export const BARE: Pick<TreeNode, 'played' | 'lent' | 'comment' | 'glyphs' | 'children'> = {
  played: false,
  lent: false,
  comment: '',
  glyphs: [],
  children: [],
};

export function newTree(fen: string): Tree {
  const root = { ...BARE, id: ROOT, parent: ROOT, ply: 0, fen, step: null, played: true };
  return { nodes: new Map([[ROOT, root]]), next: 1 };
}

/** A node that was deleted is the root: nothing here can be missing. */
export function nodeOf({ nodes }: Tree, id: number): TreeNode {
  const found = nodes.get(id) ?? nodes.get(ROOT);
  if (!found) throw new Error('a tree has a root');
  return found;
}

export const parentOf = (tree: Tree, id: number): TreeNode => nodeOf(tree, nodeOf(tree, id).parent);

export function childBy(tree: Tree, id: number, uci: string): TreeNode | undefined {
  const children = nodeOf(tree, id).children.map((child) => nodeOf(tree, child));
  return children.find(({ step }) => step?.uci === uci);
}

/** The nodes after the root that lead to `id`, it included. */
export function pathTo(tree: Tree, id: number): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = nodeOf(tree, id); node.id !== ROOT; node = nodeOf(tree, node.parent)) {
    path.unshift(node);
  }
  return path;
}

/** The end of the main line that goes through `id`. */
export function endOf(tree: Tree, id: number): TreeNode {
  let node = nodeOf(tree, id);
  for (let [first] = node.children; first !== undefined; [first] = node.children) {
    node = nodeOf(tree, first);
  }
  return node;
}

/** The position of the game after `ply` half-moves, or its last. */
export function trunkNode(tree: Tree, ply: number): TreeNode {
  let node = nodeOf(tree, ROOT);
  for (;;) {
    if (node.ply === ply) return node;
    const next = node.children.map((id) => nodeOf(tree, id)).find(({ played }) => played);
    if (!next) return node;
    node = next;
  }
}

export const presentOf = (tree: Tree): TreeNode => trunkNode(tree, Infinity);

export const isWithin = (tree: Tree, id: number, ancestor: number): boolean =>
  ancestor === ROOT || pathTo(tree, id).some((node) => node.id === ancestor);

/** Another move from the same position, `by` places on; the same node where there is none. */
export function siblingOf(tree: Tree, id: number, by: 1 | -1): number {
  if (id === ROOT) return id;
  const { children } = parentOf(tree, id);
  return children[children.indexOf(id) + by] ?? id;
}

function replaced(tree: Tree, ...changed: TreeNode[]): Tree {
  return { ...tree, nodes: new Map([...tree.nodes, ...changed.map((n) => [n.id, n] as const)]) };
}

/** Adds a move after `at`, or finds it there. */
export function added(
  tree: Tree,
  at: number,
  step: Step,
  { played = false, lent = false } = {},
): [Tree, number] {
  const parent = nodeOf(tree, at);
  const known = childBy(tree, at, step.uci);
  if (known && (known.played || !played)) return [tree, known.id];
  const id = known?.id ?? tree.next;
  const { uci, san, iccf, fen, check } = step;
  const node = { ...BARE, id, parent: at, ply: parent.ply + 1, fen, lent, ...known };
  const others = parent.children.filter((child) => child !== id);
  const children = played ? [id, ...others] : [...others, id];
  return [
    replaced(
      { ...tree, next: Math.max(tree.next, id + 1) },
      { ...parent, children },
      { ...node, step: { uci, san, iccf, fen, check }, played },
    ),
    id,
  ];
}

/** Takes a branch away, with all that follows. What was played stays. */
export function removed(tree: Tree, id: number): Tree {
  const node = nodeOf(tree, id);
  if (node.played) return tree;
  const gone = new Set([id]);
  // A node's number is higher than its parent's, so one pass in order finds all.
  for (const each of [...tree.nodes.values()].sort((a, b) => a.id - b.id))
    if (gone.has(each.parent)) gone.add(each.id);
  const nodes = new Map([...tree.nodes].filter(([each]) => !gone.has(each)));
  const parent = nodeOf(tree, node.parent);
  const children = parent.children.filter((child) => child !== id);
  return replaced({ ...tree, nodes }, { ...parent, children });
}

/** Where the line to `id` leaves the main line nearest to its end, if it can be moved up there. */
function forkOf(tree: Tree, id: number): TreeNode | null {
  for (const node of pathTo(tree, id).reverse()) {
    const [first = node.id] = parentOf(tree, node.id).children;
    if (!node.played && first !== node.id && !nodeOf(tree, first).played) return node;
  }
  return null;
}

export const isPromotable = (tree: Tree, id: number): boolean => forkOf(tree, id) !== null;

/** Makes the line to `id` the main one where it leaves it. */
export function promoted(tree: Tree, id: number): Tree {
  const fork = forkOf(tree, id);
  if (!fork) return tree;
  const parent = nodeOf(tree, fork.parent);
  const others = parent.children.filter((child) => child !== fork.id);
  return replaced(tree, { ...parent, children: [fork.id, ...others] });
}

/** Writes about a move; about the first position there is only the note on the game. */
export function annotated(
  tree: Tree,
  id: number,
  change: Partial<Pick<TreeNode, 'comment' | 'glyphs'>>,
): Tree {
  const node = nodeOf(tree, id);
  return node.step ? replaced(tree, { ...node, ...change }) : tree;
}

/** Where the same moves lead in another tree; as far as they are there. */
export function alike(from: Tree, id: number, to: Tree): number {
  let at = ROOT;
  for (const { step } of pathTo(from, id)) {
    const next = step && childBy(to, at, step.uci);
    if (!next) break;
    at = next.id;
  }
  return at;
}

/** Lays the moves of the game through the tree; lines that were tried stay where they branch off. */
export function withPlayed(tree: Tree, moves: readonly Step[]): Tree {
  let at = ROOT;
  for (const move of moves) [tree, at] = added(tree, at, move, { played: true });
  return tree;
}

/** Moves in UCI, each with what follows it. */
export interface Kept {
  m: string;
  c: Kept[];
}

/** Shows prepared lines after `at`; what is not legal there is left out. */
export function withKept(tree: Tree, kept: readonly Kept[], rules: Rules, at = ROOT): Tree {
  for (const { m, c } of kept) {
    const step = childBy(tree, at, m)?.step ?? rules.play(nodeOf(tree, at).fen, m);
    if (!step) continue;
    const [next, id] = added(tree, at, step, { lent: true });
    tree = withKept(next, c, rules, id);
  }
  return tree;
}
