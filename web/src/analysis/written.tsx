// How this page writes moves: everything that shows one goes through here, since how it is written
// depends on the reader's wishes and on the variant.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { plainSan } from '../game/words';
import type { Variant } from '../rules/rules';
import { San } from '../ui/San';

export interface Written {
  san: string;
  /** Unknown where the move's squares depend on what it answers. */
  iccf?: string | undefined;
}

/** What is being analysed. */
export const VariantContext = createContext<Variant>('chess');

export function WrittenMove({ move }: { move: Written }) {
  const variant = useContext(VariantContext);
  return <San san={move.san} iccf={move.iccf} variant={variant} />;
}

/** Moves in plain text, where no markup is possible. */
export function usePlain(): (move: Written) => string {
  const variant = useContext(VariantContext);
  return (move) => plainSan(move, variant);
}
