// Players found by a part of their name, in the rating list published last: it is what everybody may search. Who has
// played fewer than 12 games is in no list (TR-9.6), and found by number alone.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { Player } from '../api/types';
import { chosen } from '../ratings/useLists';

/** One letter fits nearly everybody. */
const SHORTEST = 2;
/** As many as a phone shows beside its keyboard. */
const MOST = 6;
/** After the last letter. */
const QUIET_MS = 250;

/** A part of a name, as opposed to a number. */
export const isName = (text: string): boolean =>
  text.trim().length >= SHORTEST && /\p{L}/u.test(text);

let newest: Promise<string | null> | undefined;

/** The list that is searched; asked for once, and again after it could not be read. */
async function listToSearch(): Promise<string | null> {
  newest ??= api.GET('/api/rating-lists').then(({ data }) => {
    const id = chosen(data?.lists ?? [], '')?.id ?? null;
    if (id === null) newest = undefined;
    return id;
  });
  return newest;
}

export interface Found {
  players: readonly Player[];
  /** There are others. */
  more: boolean;
}

/** Null: it could not be read. */
async function find(search: string): Promise<Found | null> {
  const id = await listToSearch();
  if (id === null) return null;
  // Who has long not played may play again; who has died does not.
  const query = { search, inactive: true, limit: MOST };
  const { data } = await api.GET('/api/rating-lists/{id}', { params: { path: { id }, query } });
  if (!data) return null;
  const alive = data.rows.filter(({ status }) => status !== 'deceased');
  return { players: alive.map(({ player }) => player), more: data.next !== null };
}

/** Who is found by what was typed; null while nobody is looked for, or nobody knows yet. */
export function useNames(typed: string): Found | null {
  const search = isName(typed) ? typed.trim() : '';
  const [found, setFound] = useState<readonly [string, Found | null] | null>(null);
  useEffect(() => {
    if (!search) return;
    let late = false;
    const timer = setTimeout(() => {
      void find(search).then((next) => !late && setFound([search, next]));
    }, QUIET_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [search]);
  return found?.[0] === search ? found[1] : null;
}
