// Fetches the pieces that are drawn beside those that come with every board: those of Makruk, and the
// set that the reader has chosen.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Variant } from '../api/types';
import { type PieceSet, prefs } from '../prefs';

const SHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
  makruk: () => import('./makruk.css'),
  merida: () => import('./pieces/merida.css'),
  celtic: () => import('./pieces/celtic.css'),
  kryukov: () => import('./pieces/kryukov.css'),
};

/** Sets that could not be fetched: the one that every board has stands in for them. */
const missing = signal<readonly string[]>([]);

/** The class of a board of this variant. Until its pieces are here it shows none, never wrong ones. */
export function usePieces(variant: Variant, set: PieceSet = prefs.value.pieces): string {
  const makruk = variant === 'makruk';
  const wanted = makruk ? 'makruk' : set;
  const sheet = SHEETS[wanted];
  useEffect(() => {
    sheet?.().catch(() => {
      missing.value = [...missing.value, wanted];
    });
  }, [wanted]);
  // Nothing can stand in for Makruk's: its board stays empty to the eye; the grid and the moves still
  // tell everything.
  return makruk || (sheet && !missing.value.includes(set)) ? ` ${wanted}` : '';
}
