// Two devices have changed the same notebook: both changes are kept. What one side deleted goes only
// where the other has left it as it was.
import { pruned, spread } from './codec';
import { fitting } from './glyphs';
import type { Noted, Notes } from './types';

/**
 * `base` is what both sides began with. `played` are the game's moves: in a notebook they are there or not
 * by what hangs on them, and nobody deletes them.
 */
export function merged(
  base: Notes,
  mine: Notes,
  theirs: Notes,
  played: readonly string[] = [],
): Notes {
  const whole = ({ lines }: Notes) => spread(lines, played);
  return {
    note: textOf(base.note, mine.note, theirs.note, '\n\n'),
    lines: pruned(linesOf(whole(base), whole(mine), whole(theirs)), played),
  };
}

/** Changed on one side, that; on both, both of them, unless one says all that the other does. */
export function textOf(base: string, mine: string, theirs: string, between: string): string {
  // The server's have no white space around them; here some may just have been typed.
  const [before, here, there] = [base.trim(), mine.trim(), theirs.trim()];
  if (there === before) return mine;
  if (here === before) return theirs;
  if (here.includes(there)) return mine;
  return there.includes(here) ? theirs : here + between + there;
}

function glyphsOf(base: readonly number[], mine: readonly number[], theirs: readonly number[]) {
  const kept = [...mine, ...theirs].filter(
    (nag) => !base.includes(nag) || (mine.includes(nag) && theirs.includes(nag)),
  );
  // Mine come first, and win.
  return fitting(kept);
}

const byMove = (lines: readonly Noted[], move: string): Noted | undefined =>
  lines.find((each) => each.move === move);

function linesOf(
  base: readonly Noted[],
  mine: readonly Noted[],
  theirs: readonly Noted[],
): Noted[] {
  return inOrder(base, mine, theirs).flatMap((move): Noted[] => {
    const before = byMove(base, move);
    const [here, there] = [byMove(mine, move), byMove(theirs, move)];
    if (here && there) return [both(before, here, there)];
    const left = here ?? there;
    return left ? survived(before, left) : [];
  });
}

function both(before: Noted | undefined, mine: Noted, theirs: Noted): Noted {
  return {
    move: mine.move,
    comment: textOf(before?.comment ?? '', mine.comment, theirs.comment, ' '),
    glyphs: glyphsOf(before?.glyphs ?? [], mine.glyphs, theirs.glyphs),
    then: linesOf(before?.then ?? [], mine.then, theirs.then),
  };
}

/** What is left of a move that the other side has not: all of a new one, of a deleted one what was changed since. */
function survived(before: Noted | undefined, left: Noted): Noted[] {
  if (!before) return [left];
  const then = left.then.flatMap((each) => survived(byMove(before.then, each.move), each));
  const changed = left.comment !== before.comment || left.glyphs.join() !== before.glyphs.join();
  return changed || then.length > 0 ? [{ ...left, then }] : [];
}

/** Mine as they stand, then what is new of theirs; theirs first where only they have changed anything about the order. */
function inOrder(
  base: readonly Noted[],
  mine: readonly Noted[],
  theirs: readonly Noted[],
): string[] {
  const [before, here, there] = [base, mine, theirs].map((lines) => lines.map(({ move }) => move));
  const common = (before ?? []).filter((move) => here?.includes(move) && there?.includes(move));
  const order = (moves: readonly string[] = []) =>
    moves.filter((move) => common.includes(move)).join();
  const moved = order(here) === common.join() && order(there) !== common.join();
  const untouched = here?.join() === before?.join();
  const all = (moved || untouched ? [there, here] : [here, there]).flatMap((moves) => moves ?? []);
  return [...new Set(all)];
}
