// How half-moves are counted and written: 1 is White's first move, "1." before it, "1…" before Black's.
import type { Color, Game, Move } from '../api/types';

export interface MoveNumber {
  number: number;
  by: Color;
}

/** The number that a half-move carries; a game may begin from a set position. */
export function moveNumber(initialFen: string, ply: number): MoveNumber {
  const [, turn = 'w', , , , full = '1'] = initialFen.split(' ');
  const index = (Number(full) - 1) * 2 + (turn === 'b' ? 1 : 0) + ply - 1;
  return { number: Math.floor(index / 2) + 1, by: index % 2 === 0 ? 'white' : 'black' };
}

/** "23." or "23…" */
export function moveLabel(initialFen: string, ply: number): string {
  const { number, by } = moveNumber(initialFen, ply);
  return number + (by === 'white' ? '.' : '…');
}

/** The move that led to the position after `ply` half-moves; none at the start. */
export const moveAt = (game: Game, ply: number): Move | undefined => game.moves[ply - 1];

export const fenAt = (game: Game, ply: number): string =>
  moveAt(game, ply)?.fen ?? game.initial_fen;

export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');

export interface MoveRow {
  number: number;
  white?: Move;
  black?: Move;
}

/** The moves in pairs, as a score sheet has them. */
export function scoreRows(game: Game): MoveRow[] {
  const rows: MoveRow[] = [];
  for (const move of game.moves) {
    const { number, by } = moveNumber(game.initial_fen, move.ply);
    let row = rows.at(-1);
    if (row?.number !== number) rows.push((row = { number }));
    row[by] = move;
  }
  return rows;
}
