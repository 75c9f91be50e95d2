// Which position is on the board: the present one, or an earlier one that is being looked at.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Game } from '../api/types';
import { query, setQuery } from '../router';

export interface Replay {
  ply: number;
  atEnd: boolean;
  show: (ply: number) => void;
}

/**
 * The address names the position (`?ply=12`), so that it can be shared; the present one needs none. The archive does
 * not know the half-move and names the position itself (`?at=` and its FEN).
 */
export function useReplay(game: Game): Replay {
  const last = game.ply;
  const [chosen, setChosen] = useState<number | null>(() => plyOf(query.value, game));
  const ply = Math.min(chosen ?? last, last);
  const show = (wanted: number) => {
    const next = Math.max(0, Math.min(last, wanted));
    setChosen(next === last ? null : next);
    setQuery({ at: null, ply: next === last ? null : String(next) });
  };
  return { ply, atEnd: ply === last, show };
}

/** Nothing where the address names no position, or one that did not come up. */
export function plyOf(search: string, { initial_fen: start, moves }: Game): number | null {
  const params = new URLSearchParams(search);
  const text = params.get('ply');
  if (text && /^\d{1,4}$/.test(text)) return Number(text);
  const at = uncounted(params.get('at') ?? '');
  const found = [start, ...moves.map(({ fen }) => fen)].findIndex((fen) => uncounted(fen) === at);
  return found < 0 ? null : found;
}

/** A position without the counts of its FEN: they differ from game to game. */
const uncounted = (fen: string): string => fen.split(' ', 4).join(' ');

/** Keys work on the page, not while somebody writes or walks the board. */
export function useGameKeys(keys: Record<string, () => void>) {
  // As soon as the page stands: whoever goes through games is quick.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (target.closest('input, textarea, select, dialog, [role=grid], [role=dialog]')) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
