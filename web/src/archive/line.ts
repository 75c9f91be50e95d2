// The line on the board: the moves of the address, played by the rules of the variant.
import type { Legal } from '../api/types';
import { waysOf } from '../board/castling';
import type { Rules, Variant } from '../rules/rules';

const isCastling = ({ san }: Legal): boolean => san.startsWith('O');

const unsigned = (san: string): string => san.replace(/[+#]$/, '');

/**
 * The legal move of this name, in UCI or SAN, as the server knows it. Castling has two in UCI, and whoever writes an
 * address uses either.
 */
export function moveBy(legal: readonly Legal[], name: string, variant: Variant): Legal | undefined {
  const found = legal.find(({ uci }) => uci === name);
  if (found) return found;
  const castlings = waysOf(legal.filter(isCastling), variant);
  return (
    castlings.find(({ from, to }) => from + to === name)?.move ??
    legal.find(({ san }) => unsigned(san) === unsigned(name))
  );
}

/** The moves from a position, as far as they are legal. */
export function lineOf(
  rules: Rules,
  variant: Variant,
  from: string,
  names: readonly string[],
): Legal[] {
  const line: Legal[] = [];
  let fen = from;
  for (const name of names) {
    const move = moveBy(rules.legal(fen), name, variant);
    if (!move) break;
    line.push(move);
    fen = move.fen;
  }
  return line;
}

/** Whether the one line begins with all of the other. */
export const begins = (line: readonly string[], start: readonly string[]): boolean =>
  start.every((name, at) => line[at] === name);
