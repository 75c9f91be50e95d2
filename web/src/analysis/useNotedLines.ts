// The lines of a game's analysis and its notebook, each kept up with the other.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Game } from '../api/types';
import type { Rules } from '../rules/rules';
import { keptOf } from './conditional';
import { withBrought } from './bring';
import { notedOf, withNoted } from './notebook/inTree';
import { merged } from './notebook/merge';
import { EMPTY, type Noted, type Notes } from './notebook/types';
import { playedIn, useNotebook } from './notebook/useNotebook';
import { type Kept, type Tree, newTree, presentOf, withKept, withPlayed } from './tree';
import { useLines } from './useLines';

/** `older`: lines that an older version has kept in this browser. `placed`: where the reader begins. */
export function useNotedLines(
  game: Game,
  rules: Rules,
  older: readonly Kept[],
  placed: (tree: Tree) => number,
) {
  const laid = (lines: readonly Noted[]) => treeOf(game, rules, lines);
  const left = useMemo(() => older.map(notedFrom), [older]);
  const notebook = useNotebook(game, {
    older: left,
    // What was tried while it was on its way stays.
    onLines: (before, now) =>
      walk.lay((tree) => {
        const all = merged(
          bare(before),
          bare(notedOf(tree, { lines: before, rules })),
          bare(now),
          playedIn(game),
        );
        return laid(all.lines);
      }),
  });
  const { sync } = notebook;
  const walk = useLines(rules, () => {
    const tree = laid(sync.lines());
    return { tree, at: placed(tree) };
  });
  const { tree } = walk;
  const noted = () => notedOf(tree, { lines: sync.lines(), rules });
  // A tree goes only into the notebook that it was laid from: another one would be somebody else's.
  const from = useRef(sync).current;
  useEffect(() => walk.follow(game.moves), [game.moves]);
  // Before the next paint: a page that is closed at once keeps what it knows of.
  useLayoutEffect(() => {
    if (sync === from) sync.change({ lines: noted() });
  }, [sync, tree]);

  const present = (): Notes => ({ note: notebook.note, lines: noted() });
  const put = ({ note, lines }: Notes) => {
    sync.change({ note });
    walk.lay(() => laid(lines));
  };
  const last = useRef<{ before: Notes; after: Notes } | null>(null);
  const bring = (brought: Notes) => {
    const before = present();
    const after = withBrought(before, brought, playedIn(game));
    last.current = { before, after };
    put(after);
  };
  /** As if the last PGN had not been brought in; what was written since then stays. */
  const takeBack = () => {
    if (!last.current) return;
    const { before, after } = last.current;
    last.current = null;
    put(merged(after, present(), before, playedIn(game)));
  };
  const clear = () => {
    sync.change(EMPTY);
    walk.lay(() => laid([]));
  };
  return { walk, notebook, bring, takeBack, clear };
}

const bare = (lines: readonly Noted[]): Notes => ({ note: '', lines });

const notedFrom = ({ m, c }: Kept): Noted => ({
  move: m,
  comment: '',
  glyphs: [],
  then: c.map(notedFrom),
});

/** The game with what was tried and written, and with what is prepared. */
function treeOf(game: Game, rules: Rules, lines: readonly Noted[]): Tree {
  const played = withPlayed(newTree(game.initial_fen), game.moves);
  const noted = withNoted(played, lines, rules);
  return withKept(noted, keptOf(game.conditional), rules, presentOf(played).id);
}
