// The rules of a variant, fetched when somebody analyses it: a chess player needs no Makruk.
import type { Rules, Variant } from './rules';

export async function loadRules(variant: Variant): Promise<Rules> {
  if (variant === 'makruk') return (await import('./makrukRules')).makrukRules;
  const { chessRules } = await import('./chess');
  return chessRules(variant === 'chess960');
}
