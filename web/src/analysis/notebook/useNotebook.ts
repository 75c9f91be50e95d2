// The notebook of a game on a page: opened with it, saved by itself, and brought up to date whenever the
// reader or the connection comes back.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../api/types';
import { senders } from '../../drafts';
import { session } from '../../session';
import { useReturning } from '../../useReturning';
import { serverOf } from './api';
import { shelfOf } from './store';
import { type Sync, type View, startSync } from './sync';
import type { Noted } from './types';

interface Wants {
  /** Lines that an older version has kept in this browser. */
  older?: readonly Noted[];
  /** Lines have come from elsewhere: what stood here, and what stands now. */
  onLines?: (before: readonly Noted[], now: readonly Noted[]) => void;
}

export interface NotebookOfGame extends View {
  sync: Sync;
}

/** By which the pages that are open know it. */
export const openName = (player: number, game: number) => `notebook-${player}-${game}`;

export const playedIn = ({ moves }: Pick<Game, 'moves'>): string[] => moves.map(({ uci }) => uci);

export function useNotebook(game: Game, { older = [], onLines }: Wants = {}): NotebookOfGame {
  const player = session.value?.me.player.id ?? 0;
  const latest = useRef({ game, onLines });
  latest.current = { game, onLines };
  const [view, setView] = useState<View | null>(null);
  const sync = useMemo(
    () =>
      startSync({
        server: player ? serverOf(player, game.id) : null,
        shelf: shelfOf(player, game.id),
        played: () => playedIn(latest.current.game),
        older,
        onView: setView,
        onLines: (...lines) => latest.current.onLines?.(...lines),
      }),
    [player, game.id],
  );

  const asked = useRef(0);
  const open = () => {
    asked.current = performance.now();
    void sync.open();
  };
  useEffect(() => {
    open();
    const hide = () => {
      if (document.visibilityState === 'hidden') void sync.flush();
    };
    const name = openName(player, game.id);
    senders.set(name, sync.flush);
    // At once, also where it has just been tried in vain.
    addEventListener('online', open);
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', sync.flush);
    return () => {
      if (senders.get(name) === sync.flush) senders.delete(name);
      removeEventListener('online', open);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', sync.flush);
      sync.close();
    };
  }, [sync]);
  useReturning(open, { askedAt: () => asked.current });
  return { ...(view ?? sync.viewed()), sync };
}
