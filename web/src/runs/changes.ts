// The players of a run in the order in which somebody looks them over: the largest changes first.
import { plain } from '../format';
import type { Change } from '../ratings/contract';
import { fullName } from '../ui/PlayerName';

/** New ratings, which have no change, come after the others, the highest first. */
export function byChange(a: Change, b: Change): number {
  if (a.change === null || b.change === null) {
    if (a.change !== b.change) return a.change === null ? 1 : -1;
    return (b.new ?? 0) - (a.new ?? 0);
  }
  return Math.abs(b.change) - Math.abs(a.change) || a.player.id - b.player.id;
}

export function matching(changes: readonly Change[], text: string): Change[] {
  const wanted = plain(text.trim());
  return changes.filter(
    ({ player }) =>
      plain(fullName(player)).includes(wanted) || String(player.id).startsWith(wanted),
  );
}
