// The list as it stands is the order in which its games are gone through, until it is looked at again.
import { useEffect } from 'preact/hooks';
import type { GameRow } from '../api/types';
import { path, query } from '../router';
import { beginRound } from '../round';

export function useOrderKept(games: readonly GameRow[]) {
  const order = games.map(({ id }) => id).join(' ');
  const filters = query.value;
  useEffect(() => {
    // The address has changed before the page does: that is no other wish.
    if (games.length && path.peek() === '/') beginRound(`/${filters}`, games);
  }, [order, filters]);
}
