// Who a number is; whom the reader has looked up already is not asked for again.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player } from '../api/types';

const NUMBER = /^[1-9]\d{0,9}$/;

export const isNumber = (text: string): boolean => NUMBER.test(text.trim());

/** Whom the reader has looked up already: several fields may name the same player. */
const known = new Map<number, Player>();

export const remember = (players: readonly Player[]) => {
  for (const player of players) known.set(player.id, player);
};

/** Null where there is none, undefined where nobody knows. */
export async function lookUp(id: number): Promise<Player | null | undefined> {
  const kept = known.get(id);
  if (kept !== undefined) return kept;
  const { data, response } = await api.GET('/api/players/{id}', { params: { path: { id } } });
  const found = data?.player ?? (response.status === 404 ? null : undefined);
  if (found) known.set(id, found);
  return found;
}

/** After the last digit: on the way to a number stand the numbers of others. */
const QUIET_MS = 250;

/** The player with this number: null where there is none, undefined while nobody knows. */
export function usePlayer(typed: string): Player | null | undefined {
  const id = isNumber(typed) ? Number(typed) : 0;
  const [found, setFound] = useState<[number, Player | null | undefined]>([0, undefined]);
  const kept = known.get(id);
  useEffect(() => {
    if (!id || kept !== undefined) return;
    let late = false;
    const timer = setTimeout(() => {
      void lookUp(id).then((player) => !late && setFound([id, player]));
    }, QUIET_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [id]);
  if (kept !== undefined) return kept;
  return found[0] === id ? found[1] : undefined;
}
