// Makruk positions and their legal moves. King k, met m, khon s, ma n, rua r, bia p; only the rua
// slides. Counting is left out: it decides results, and those are the server's.

/** A letter, with `~` behind it for a met that was a bia; empty where nothing stands. */
type Cell = string;
export type Side = 'w' | 'b';

export interface Position {
  /** 64 cells, a1 first. */
  board: readonly Cell[];
  turn: Side;
  /** Half-moves since the last capture or move of a bia. */
  quiet: number;
  number: number;
}

export interface Move {
  from: number;
  to: number;
  promotes: boolean;
}

/** Ranks up, files to the right. */
type Step = readonly [number, number];

const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const LEAPS: readonly Step[] = [1, -1].flatMap((a): Step[] =>
  [2, -2].flatMap((b): Step[] => [
    [a, b],
    [b, a],
  ]),
);

const isWhite = (cell: Cell): boolean => cell < 'a';
const belongs = (cell: Cell | undefined, side: Side): boolean =>
  !!cell && isWhite(cell) === (side === 'w');
const opponent = (side: Side): Side => (side === 'w' ? 'b' : 'w');
const forward = (side: Side): number => (side === 'w' ? 1 : -1);
export const letter = (cell: Cell): string => cell.charAt(0).toLowerCase();

/** The steps by which a piece takes; the rua repeats them as far as it can. */
function steps(cell: Cell): readonly Step[] {
  const up = forward(isWhite(cell) ? 'w' : 'b');
  switch (letter(cell)) {
    case 'k':
      return [...STRAIGHT, ...DIAGONAL];
    case 'm':
      return DIAGONAL;
    case 's':
      return [...DIAGONAL, [up, 0]];
    case 'n':
      return LEAPS;
    case 'r':
      return STRAIGHT;
    default:
      return [
        [up, 1],
        [up, -1],
      ];
  }
}

/** The square a step away; -1 beyond the edge. */
function step(square: number, [up, right]: Step): number {
  const rank = (square >> 3) + up;
  const file = (square & 7) + right;
  return rank >= 0 && rank < 8 && file >= 0 && file < 8 ? rank * 8 + file : -1;
}

/** The squares that the piece on `from` attacks, its own side's pieces included. */
function* attacks(board: readonly Cell[], from: number): Generator<number> {
  const cell = board[from] ?? '';
  for (const direction of steps(cell)) {
    let to = step(from, direction);
    if (to >= 0) yield to;
    while (letter(cell) === 'r' && to >= 0 && !board[to]) {
      to = step(to, direction);
      if (to >= 0) yield to;
    }
  }
}

/** Is the king of `side` attacked? */
export function inCheck({ board }: Position, side: Side): boolean {
  const king = board.indexOf(side === 'w' ? 'K' : 'k');
  return board.some(
    (cell, from) => belongs(cell, opponent(side)) && [...attacks(board, from)].includes(king),
  );
}

/** MAK-PROMOTION: a bia becomes a met on the sixth rank of its own way, and has no choice. */
const promotesOn = (side: Side, square: number): boolean => square >> 3 === (side === 'w' ? 5 : 2);

export function play(position: Position, { from, to, promotes }: Move): Position {
  const { turn } = position;
  const board = [...position.board];
  const cell = board[from] ?? '';
  const quiet = letter(cell) === 'p' || board[to] ? 0 : position.quiet + 1;
  board[to] = promotes ? (turn === 'w' ? 'M~' : 'm~') : cell;
  board[from] = '';
  return { board, turn: opponent(turn), quiet, number: position.number + (turn === 'b' ? 1 : 0) };
}

function* pseudoLegal({ board, turn }: Position): Generator<[from: number, to: number]> {
  for (const [from, cell] of board.entries()) {
    if (!belongs(cell, turn)) continue;
    const isBia = letter(cell) === 'p';
    for (const to of attacks(board, from))
      if (isBia ? belongs(board[to], opponent(turn)) : !belongs(board[to], turn)) yield [from, to];
    const ahead = step(from, [forward(turn), 0]);
    if (isBia && ahead >= 0 && !board[ahead]) yield [from, ahead];
  }
}

export function legalMoves(position: Position): Move[] {
  const { board, turn } = position;
  return [...pseudoLegal(position)]
    .map(([from, to]) => {
      return { from, to, promotes: letter(board[from] ?? '') === 'p' && promotesOn(turn, to) };
    })
    .filter((move) => !inCheck(play(position, move), turn));
}

/** Null unless it is a position that can be played on. */
export function parse(fen: string): Position | null {
  const [rows = '', turn, , limit = '-', quiet = '0', number = '1'] = fen.trim().split(/\s+/);
  const board: Cell[] = [];
  for (const row of rows.split('/').reverse()) {
    const cells = (row.match(/[1-8]|m~|[kmsnrp]|./gi) ?? []).flatMap((sign) =>
      /^[1-8]$/.test(sign) ? Array<Cell>(Number(sign)).fill('') : [sign],
    );
    if (cells.length !== 8 || !cells.every((cell) => /^([kmsnrp]|m~)?$/i.test(cell))) return null;
    board.push(...cells);
  }
  if (board.length !== 64 || (turn !== 'w' && turn !== 'b')) return null;
  if (!/^\d{1,4}$/.test(quiet) || !/^[1-9]\d{0,3}$/.test(number)) return null;
  // While somebody counts, the fourth field is the limit and the fifth the count: ours begins again.
  const counting = limit !== '-';
  const position: Position = {
    board,
    turn,
    quiet: counting ? 0 : Number(quiet),
    number: Number(number),
  };
  return isPossible(position) ? position : null;
}

/** One king a side, nobody in check out of turn, no bia behind its first rank or past its last. */
function isPossible(position: Position): boolean {
  const { board, turn } = position;
  const count = (wanted: Cell) => board.filter((cell) => cell === wanted).length;
  const biaFits = board.every((cell, square) => {
    const rank = square >> 3;
    if (cell === 'P') return rank >= 2 && rank <= 4;
    return cell !== 'p' || (rank >= 3 && rank <= 5);
  });
  return count('K') === 1 && count('k') === 1 && biaFits && !inCheck(position, opponent(turn));
}

export function write({ board, turn, quiet, number }: Position): string {
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    board
      .slice(rank * 8, rank * 8 + 8)
      .map((cell) => cell || '.')
      .join('')
      .replace(/\.+/g, (gap) => String(gap.length)),
  );
  return `${rows.join('/')} ${turn} - - ${quiet} ${number}`;
}
