// Players found by their names, among all who are known here: each word that is typed begins a word of the name.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { components } from '../api/schema';

/** More than a phone shows beside its keyboard; the list scrolls. */
const MOST = 20;
/** After the last letter. */
const QUIET_MS = 250;

/** A part of a name, as opposed to a number: the server looks for what has two letters together. */
export const isName = (text: string): boolean => /\p{L}[\p{L}\p{M}]/u.test(text);

/** What became of a search: null, it could not be made. */
type Answer = components['schemas']['FoundPlayers'] | null;

async function find(search: string): Promise<Answer> {
  const query = { search, limit: MOST };
  const { data } = await api.GET('/api/players', { params: { query } });
  return data ?? null;
}

/** Who is found by what was typed; undefined while nobody is looked for, or nobody knows yet. */
export function useNames(typed: string): Answer | undefined {
  const search = isName(typed) ? typed.trim() : '';
  const [found, setFound] = useState<readonly [string, Answer] | null>(null);
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
  return found?.[0] === search ? found[1] : undefined;
}
