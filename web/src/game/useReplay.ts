// Which position is on the board: the present one, or an earlier one that is being looked at.
import { useLayoutEffect, useState } from 'preact/hooks';
import { query, setQuery } from '../router';

export interface Replay {
  ply: number;
  atEnd: boolean;
  show: (ply: number) => void;
}

/** The address names the position (`?ply=12`), so that it can be shared; the present one needs none. */
export function useReplay(last: number): Replay {
  const [chosen, setChosen] = useState<number | null>(() => fromAddress(query.value));
  const ply = Math.min(chosen ?? last, last);
  const show = (wanted: number) => {
    const next = Math.max(0, Math.min(last, wanted));
    setChosen(next === last ? null : next);
    setQuery({ ply: next === last ? null : String(next) });
  };
  return { ply, atEnd: ply === last, show };
}

function fromAddress(search: string): number | null {
  const text = new URLSearchParams(search).get('ply');
  return text && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

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
