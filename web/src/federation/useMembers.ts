// The players of a federation: page by page, or those whom a part of a name finds.
import { api } from '../api/client';
import type { Player, Problem } from '../api/types';
import { isName } from '../players/names';
import { usePages } from '../ui/usePages';

const PAGE = 50;
/** Whom a search brings. */
const FOUND_MOST = 20;

export interface MembersShown {
  members: Player[];
  next: string | null;
  /** A search has found more than it brings. */
  more: boolean;
  /** What was looked for; empty: nothing. */
  search: string;
}

interface Answer {
  data?: MembersShown;
  error?: Problem;
}

/** What of a text is looked for: a number, or a part of a name. */
export function searched(text: string): string {
  const search = text.trim();
  return /^\d+$/.test(search) || isName(search) ? search : '';
}

async function find(federation: string, search: string): Promise<Answer> {
  const query = { search, federation, limit: FOUND_MOST };
  const { data, error } = await api.GET('/api/players', { params: { query } });
  if (!data) return { error };
  return { data: { members: data.players, next: null, more: data.more, search } };
}

async function list(code: string, after: string | undefined): Promise<Answer> {
  const query = { limit: PAGE, ...(after !== undefined && { after }) };
  const { data, error } = await api.GET('/api/federations/{code}/members', {
    params: { path: { code }, query },
  });
  if (!data) return { error };
  return { data: { members: data.members, next: data.next, more: false, search: '' } };
}

export function useMembers(code: string, text: string) {
  const search = searched(text);
  return usePages<MembersShown>(
    `${code} ${search}`,
    (after) => (search ? find(code, search) : list(code, after)),
    (old, page) => ({ ...page, members: [...old.members, ...page.members] }),
  );
}
