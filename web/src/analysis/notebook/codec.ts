// Between the server's flat list of moves and the tree that it means.
import type { Contents, NotedMove } from './api';
import type { Noted, Notes } from './types';

interface Growing extends Noted {
  then: Growing[];
}

export function nested({ note, moves }: Contents): Notes {
  const lines: Growing[] = [];
  const all: Growing[] = [];
  for (const { after, move, comment, glyphs } of moves) {
    const one = { move, comment, glyphs, then: [] };
    const before = after === null ? lines : all[after]?.then;
    before?.push(one);
    all.push(one);
  }
  return { note, lines };
}

export function listed({ note, lines }: Notes): Contents {
  const moves: NotedMove[] = [];
  const put = (after: number | null, all: readonly Noted[]) => {
    for (const { move, comment, glyphs, then } of all) {
      moves.push({ after, move, comment, glyphs: [...glyphs] });
      put(moves.length - 1, then);
    }
  };
  put(null, lines);
  return { note, moves };
}

/** As the server keeps it: white space around texts goes, there or here. */
export function trimmed(notes: Notes): Contents {
  const { note, moves } = listed(notes);
  return {
    note: note.trim(),
    moves: moves.map((each) => ({ ...each, comment: each.comment.trim() })),
  };
}

type Reading = (text: string) => string;
const asWritten: Reading = (text) => text;

export const same = (a: Notes, b: Notes, read: Reading = asWritten): boolean =>
  a === b || (read(a.note) === read(b.note) && sameLines(a.lines, b.lines, read));

/** The same for the server. */
export const sameKept = (a: Notes, b: Notes): boolean => same(a, b, (text) => text.trim());

export const sameLines = (
  a: readonly Noted[],
  b: readonly Noted[],
  read: Reading = asWritten,
): boolean =>
  a === b || (a.length === b.length && a.every((one, i) => isSame(one, b[i] ?? one, read)));

const isSame = (a: Noted, b: Noted, read: Reading): boolean =>
  a === b ||
  (a.move === b.move &&
    read(a.comment) === read(b.comment) &&
    a.glyphs.join() === b.glyphs.join() &&
    sameLines(a.then, b.then, read));

export const countMoves = (lines: readonly Noted[]): number =>
  lines.reduce((sum, { then }) => sum + 1 + countMoves(then), 0);

const isBare = ({ comment, glyphs, then }: Noted): boolean =>
  !comment && glyphs.length === 0 && then.length === 0;

const bare = (move: string): Noted => ({ move, comment: '', glyphs: [], then: [] });

/** With all the moves of the game, also those on which nothing hangs; they come first. */
export function spread(lines: readonly Noted[], played: readonly string[], ply = 0): Noted[] {
  const move = played[ply];
  if (move === undefined) return [...lines];
  const found = lines.find((each) => each.move === move);
  const { then, ...rest } = found ?? bare(move);
  const others = lines.filter((each) => each !== found);
  return [{ ...rest, then: spread(then, played, ply + 1) }, ...others];
}

/** Without the moves of the game on which nothing hangs. */
export function pruned(lines: readonly Noted[], played: readonly string[], ply = 0): Noted[] {
  return lines.flatMap((each) => {
    if (each.move !== played[ply]) return [each];
    const left = { ...each, then: pruned(each.then, played, ply + 1) };
    return isBare(left) ? [] : [left];
  });
}

/** As the pages themselves write it: what says the same is the same. */
export const tidied = ({ note, lines }: Notes, played: readonly string[]): Notes => ({
  note,
  lines: pruned(spread(lines, played), played),
});
