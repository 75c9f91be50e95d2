// The conditional moves on their way from the board to the server. They are changed here first; only
// a saved list counts, and only for the position that it was saved for.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Pairs, asSent, same, without } from './conditional';
import { type ConditionalState, QUIET, keeping, opened, refreshed } from './conditionalState';
import { api } from '../api/client';
import type { Game, NewBranch as Branch } from '../api/types';

export type ConditionalFlow = ReturnType<typeof useConditional>;

export function useConditional(
  game: Game,
  reload: () => Promise<Game | null>,
  unsaved: Branch[] | null,
) {
  const [state, setState] = useState(() => opened(game, unsaved));
  const change = (next: Partial<ConditionalState>) => setState((old) => ({ ...old, ...next }));
  const busy = useRef(false);

  const seen = useRef(game);
  useEffect(() => {
    const before = seen.current;
    seen.current = game;
    if (before !== game) setState((old) => refreshed(old, before, game));
  }, [game]);

  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    change({ busy: true, problem: null });
    const { data, error } = await api.PUT('/api/games/{id}/conditional-moves', {
      params: { path: { id: game.id } },
      body: { ply: game.ply, lines: asSent(state.draft) },
    });
    if (data) {
      change({ saved: data.lines, draft: data.lines, step: 'saved' });
      await reload();
    } else if (error.status === 409) {
      // The page's picture of the game is old: the reason is told, and it is brought up to date.
      change({ problem: error, step: 'edit' });
      await reload();
    } else {
      change({ problem: error });
    }
    busy.current = false;
    change({ busy: false });
  };

  return {
    ...state,
    dirty: !same(state.draft, state.saved),
    keep: (pairs: Pairs) => setState((old) => keeping(old, pairs, game)),
    replace: () =>
      setState((old) => {
        const draft = old.conflict?.lines ?? old.draft;
        return { ...old, ...QUIET, draft, outcome: 'merged' };
      }),
    remove: (path: readonly number[]) =>
      setState((old) => ({ ...old, ...QUIET, draft: without(old.draft, path) })),
    discard: () => setState((old) => ({ ...old, ...QUIET, draft: old.saved })),
    review: () => change({ ...QUIET, step: 'review' }),
    /** Closes whatever question stands open. */
    close: () =>
      setState((old) => {
        const reviewed = old.step === 'review';
        const problem = reviewed ? null : old.problem;
        return { ...old, conflict: null, problem, step: reviewed ? 'edit' : old.step };
      }),
    send,
  };
}
