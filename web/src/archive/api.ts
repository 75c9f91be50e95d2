// Asks the archive.
import { api } from '../api/client';
import type { Wish } from './types';

/** As an address holds it, where numbers are text too: the server says what of it makes no sense. */
const query = (wish: Record<string, string>) => ({ params: { query: wish as Wish } });

/** Where something of the archive is, for the same games. */
export const archiveAddress = (what: string, wish: Record<string, string>): string =>
  `/api/archive/${what}?${new URLSearchParams(wish)}`;

export const askGames = (wish: Record<string, string>) =>
  api.GET('/api/archive/games', query(wish));

export const askPosition = (wish: Record<string, string>) =>
  api.GET('/api/archive/position', query(wish));

/** What a player has made of these games. */
export const askRecord = (wish: Record<string, string>) =>
  api.GET('/api/archive/record', query(wish));

/** All games as files. */
export const askDump = () => api.GET('/api/archive/dumps');

/** Where one of these files is. */
export const dumpAddress = (name: string): string => `/api/archive/dumps/${name}`;
