// The material of the position that is shown, ready to stand beside each name.
import { useMemo } from 'preact/hooks';
import type { Color, Game } from '../api/types';
import { Material } from './Material';
import { balanceOf, takenIn } from './men';

/** `chosen` is the position after a move that has not been sent. */
export function useMaterial({ initial_fen, moves, variant }: Game, ply: number, chosen?: string) {
  const counted = useMemo(() => {
    // How much the men of Makruk are worth is nothing that everybody agrees on.
    if (variant === 'makruk') return null;
    const fens = [initial_fen, ...moves.slice(0, ply).map(({ fen }) => fen)];
    if (chosen) fens.push(chosen);
    return { taken: takenIn(fens), balance: balanceOf(fens.at(-1) ?? initial_fen) };
  }, [initial_fen, moves, variant, ply, chosen]);
  return (color: Color) => counted && <Material color={color} {...counted} />;
}
