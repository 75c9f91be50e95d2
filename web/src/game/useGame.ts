// Loads a game and keeps it fresh: when the page is looked at again, and every few minutes.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Game, Problem } from '../api/types';
import { keep, kept } from '../kept';
import { session } from '../session';
import { useAgain } from '../useAgain';
import { useReturning } from '../useReturning';
import { askGame } from './ahead';

const POLL_MS = 180_000;

export interface LoadedGame {
  game: Game | null;
  problem: Problem | null;
  /** The server's clock minus ours, in milliseconds. */
  skew: number;
  reload: () => Promise<Game | null>;
}

type State = Omit<LoadedGame, 'reload'>;

export function useGame(id: number): LoadedGame {
  const [state, setState] = useState<State>({ game: null, problem: null, skew: 0 });
  const asked = useRef(0);
  const loadedAt = useRef(0);

  const reload = useCallback(async () => {
    const turn = ++asked.current;
    const { data, error } = await askGame(id);
    // A slow answer must not overwrite a newer one.
    if (turn !== asked.current) return null;
    const player = session.value?.me.player.id;
    if (!data) {
      const found = error.code === 'unreachable' && player ? await keptGame(player, id) : null;
      if (turn !== asked.current) return null;
      setState((old) => ({ ...(old.game ? old : (found ?? old)), problem: error }));
      return null;
    }
    loadedAt.current = performance.now();
    // Only the reader's own: what others play is not kept for later.
    if (player && data.me) void keep(player, `game-${id}`, data);
    setState((old) => ({
      game: old.game ? merge(old.game, data) : data,
      problem: null,
      skew: Date.parse(data.now) - Date.now(),
    }));
    return data;
  }, [id]);

  useEffect(() => {
    setState({ game: null, problem: null, skew: 0 });
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);

  useReturning(reload, { askedAt: () => loadedAt.current, everyMs: POLL_MS });
  useAgain(state.problem?.code === 'unreachable', reload);
  return { ...state, reload };
}

async function keptGame(player: number, id: number): Promise<Pick<State, 'game' | 'skew'> | null> {
  const found = await kept<Game>(player, `game-${id}`);
  if (!found) return null;
  const { white, black } = found.value;
  const game = { ...found.value, white: wholeSide(white), black: wholeSide(black) };
  return { game, skew: Date.parse(game.now) - found.at };
}

/** Games that an older version has kept do not tell who has played before. */
const wholeSide = (kept: Game['white']): Game['white'] => Object.assign({ predecessors: [] }, kept);

/** In the same position the old lists stay, so that a refresh does not touch a piece in hand. */
function merge(old: Game, next: Game): Game {
  const same = old.id === next.id && old.ply === next.ply && old.may.move === next.may.move;
  return same ? { ...next, moves: old.moves, legal: old.legal } : next;
}
