// Finds a player among the changes of a run.
import { plain } from '../format';
import type { Change } from '../ratings/api';
import { fullName } from '../ui/PlayerName';

export function matching(changes: readonly Change[], text: string): Change[] {
  const wanted = plain(text.trim());
  return changes.filter(
    ({ player }) =>
      plain(fullName(player)).includes(wanted) || String(player.id).startsWith(wanted),
  );
}
