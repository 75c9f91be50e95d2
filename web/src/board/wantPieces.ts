// Fetches the pieces that a variant draws beside those of chess.
import { useEffect } from 'preact/hooks';
import type { Variant } from '../api/types';

/** The class of a board of this variant. Until its pieces are here it shows none, never wrong ones. */
export function useVariantClass(variant: Variant): string {
  const makruk = variant === 'makruk';
  useEffect(() => {
    // Without them the board stays empty to the eye; the grid and the moves still tell everything.
    if (makruk) import('./makruk.css').catch(() => undefined);
  }, [makruk]);
  return makruk ? ' makruk' : '';
}
