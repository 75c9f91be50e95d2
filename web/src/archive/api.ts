// Asks the archive.
import { api } from '../api/client';
import type { paths } from '../api/schema';

/** What the archive can be asked, as an address holds it: the server says what of it makes no sense. */
type Wish = NonNullable<paths['/api/archive/games']['get']['parameters']['query']>;

const query = (wish: Record<string, string>) => ({ params: { query: wish as Wish } });

/** Where something of the archive is, for the same games. */
export const archiveAddress = (what: string, wish: Record<string, string>): string =>
  `/api/archive/${what}?${new URLSearchParams(wish)}`;

export const askGames = (wish: Record<string, string>) =>
  api.GET('/api/archive/games', query(wish));

export const askPosition = (wish: Record<string, string>) =>
  api.GET('/api/archive/position', query(wish));
